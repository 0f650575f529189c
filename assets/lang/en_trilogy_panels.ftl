### Panels, lobby and commands of the Original Trilogy, in English.

## Lobby

lobby-place = { $number }. { $seat }: { $what }
lobby-seats = Each seat plays a side. Choose yours with **My seat**; whoever does not gets one that is left. With more or fewer players the table changes.
lobby-own-seat = Your seat is number { $number }: { $what }. Another one: **My seat** below the lobby.
seat-plan = { side-name }, { n-armies }
seat-plan-limit = { side-name }, { n-armies }, at most { $limit ->
    [one] 1 planet
   *[other] { $limit } planets
}
seat-place-name = { side-name } { $number }
seat-place-only = { side-name }
seat-place-now = { $name }: seat { $number }, { n-armies }
seat-place-now-limit = { $name }: seat { $number }, { n-armies }, at most { $limit ->
    [one] 1 planet
   *[other] { $limit } planets
}
seat-place-not = { $name }: not with so many players
seat-place-taken = { $place } (taken)
seating = You have seat { $number }: { $what }. Choose another one; it is yours as long as you stay in the lobby, and whoever does not choose gets what is left.
select-seat-place = Choose your seat
answer-seated = { $seat } has seat { $number } now: { $what }.
answer-seated-later = Kept: you get that seat as soon as there are as many players as it needs.
button-my-seat = My seat
refused-seat-taken = { $name } has chosen that seat already. Choose another one.
refused-no-seats-to-choose = In this game all seats are alike: there is nothing to choose.

## Panels

button-base = Base
button-station = Death Star
button-build = Ship
button-cards = Cards
button-assault = Attack the Death Star
button-ships = Move ships
button-command = Command
button-next-step = Go on
button-play-card = Play it
button-assault-once = One attack
button-assault-repeat = Until it falls
button-ships-all = All: { $ships }
button-ships-some = { $ships }
button-move-in-ships = { $armies ->
    [1] 1 army and { $ships }
   *[other] All { $armies } and { $ships }
}
button-arm = Arm: { $title }
button-disarm = Disarm: { $title }
button-offer-command = Give the command
button-decline-command = No, keep it

panel-base = **Base:** choose the planet on which it lies face down.
select-base = Planet of the base
panel-place-station = **Death Star:** choose a planet of the Empire. That planet cannot be invaded as long as it hangs there.
panel-move-station = **Death Star** over { $station }: choose where it goes. I throw one die then; if that does not reach, choose another planet.
panel-move-station-rolled = **Death Star** over { $station }: it goes { $reach ->
    [one] 1 planet
   *[other] up to { $reach } planets
} far. Choose where.
select-station = Planet of the Death Star
option-reach = { $space } ({ $distance })
panel-build = **Ship:** choose a card; it is used up for its ship. One ship a turn.
panel-build-on = { $ship }: choose its planet.
select-build-card = Card
select-build-space = Planet of the ship
option-build-card = { $ship }: { $title }
panel-cards = **Cards:** { $count ->
    [one] 1 card
   *[other] { $count } cards
} can be played now. All that you hold: /{ cmd-hand }
panel-cards-none = **Cards:** none of yours can be played now. All that you hold, and when: /{ cmd-hand }
panel-card = “{ $title }”: { $text }
select-card = Choose a card
select-pick = { $what }
panel-assault = **Death Star** over { $station }: a sum of 18 destroys it, a failed attack costs its armies.
select-assault = From …
option-assault = { $from } { $armies }: { $once }, repeated { $all }
panel-assault-aim = From { $from }, { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} each time: { $once } with one attack, { $all } if you repeat until no army is left to send.
panel-ships = **Ships:** choose whence, then whither. Once a turn.
panel-ships-aim = { $from } » { $to }: which?
select-ships-from = Ships from …
select-ships-to = … to
option-ships = { $space }: { $ships }
form-ships = Move ships
form-ships-label = Such as: { $example }
panel-command = **Command:** choose a planet of your partner. What is offered is yours at once; for another one your partner is asked, and you need not wait for the answer.
panel-command-ships = Move your ships first: once you take or ask for a command, none moves any more in this turn.
select-command = Planet of your partner
option-command-offered = { $space } (offered)
option-command-ask = { $space } (ask)

## Standing orders, and the command of a planet

orders-head = **Your standing orders** (only you see them). An armed card acts by itself on the first invasion that fits.
orders-armed = · “{ $title }”: armed, { $guard }
orders-idle = · “{ $title }”: not armed
orders-none = · None of your cards can be armed.
orders-how = Only for certain planets, against so many armies or against certain enemies: /{ cmd-card } { cmd-card-arm }
question-command = { $ping }: { $seat } asks { $partner } for the command of { $space }. Without an answer the question ends as soon as { $seat } goes on.
question-command-over = { $seat } asked { $partner } for the command of { $space }: the question is closed.
question-command-declined = { $seat } asked { $partner } for the command of { $space }: { $partner } says no.
question-command-given = { $seat } has got the command of { $space } from { $partner }.
refused-no-fire-card = No card of yours fires the Death Star. Keep it moving until you draw one.

odds-station-none = The Death Star cannot be attacked from { $from } now.
hand-partner = { $seat } (your partner) holds: { $cards }

expected-target = Say at what the card is aimed ({ opt-card-play-target }); the list names what fits.
expected-ships = Write ships with their numbers, such as `2 fighters`, `all` or `none`.
expected-armies-or-ships = Armies and ships move apart: once with { opt-fortify-troops }, once with { opt-fortify-ships }.
choice-reach = { $space } { $distance }
choice-assault = { $space } { $armies }: { $chance }
ships-none = none

## Commands

opt-game-join-seat = seat
opt-game-join-seat-desc = Which seat of the table, in a game whose seats differ
opt-board-mine = mine
opt-board-mine-desc = With what only you and your partner may know
opt-attack-ships = ships
opt-attack-ships-desc = Which ships go along (default: all that are there)
opt-move-in-ships = ships
opt-move-in-ships-desc = Which ships follow besides those that must
opt-fortify-ships = ships
opt-fortify-ships-desc = Ships instead of armies: all, or such as 2 fighters, 1 destroyer
cmd-base = base
cmd-base-desc = Lay the base or the token that was drawn
opt-base-space = space
opt-base-space-desc = Where it lies face down
cmd-build = build
cmd-build-desc = Build the ship on one of your cards
opt-build-card = card
opt-build-card-desc = The card that is used up
opt-build-space = space
opt-build-space-desc = Where the ship is put
cmd-card = card
cmd-card-desc = Play the event of a card, or arm it
cmd-card-play = play
cmd-card-play-desc = Play the event of a card
opt-card-play-card = card
opt-card-play-card-desc = Which card
opt-card-play-target = target
opt-card-play-target-desc = At what it is aimed: a space, or the Death Star
opt-card-play-to = to
opt-card-play-to-desc = Where something goes
opt-card-play-class = class
opt-card-play-class-desc = Which class of ships (default: the best)
opt-card-play-army = army
opt-card-play-army-desc = Whose army is meant: the name of a player
opt-card-play-armies = armies
opt-card-play-armies-desc = How many move along, or where new ones go: NAME 2, NAME 1
opt-card-play-ships = ships
opt-card-play-ships-desc = Which ships move along
cmd-card-arm = arm
cmd-card-arm-desc = Arm a card as a secret standing order; it acts by itself in another's turn
opt-card-arm-card = card
opt-card-arm-card-desc = Which card
opt-card-arm-spaces = spaces
opt-card-arm-spaces-desc = Which of your spaces it guards (default: all)
opt-card-arm-least = least
opt-card-arm-least-desc = Only against so many armies or more
opt-card-arm-against = against
opt-card-arm-against-desc = Only against these players, with commas between them
cmd-card-disarm = disarm
cmd-card-disarm-desc = Disarm a standing order
opt-card-disarm-card = card
opt-card-disarm-card-desc = Which card
cmd-orders = orders
cmd-orders-desc = Your standing orders, shown to you alone
cmd-death-star = death-star
cmd-death-star-desc = Place, move, fire or attack the Death Star
cmd-death-star-place = place
cmd-death-star-place-desc = Set-up: where the Death Star begins
opt-death-star-place-space = space
opt-death-star-place-space-desc = Where
cmd-death-star-move = move
cmd-death-star-move-desc = Throw for the Death Star and move it
opt-death-star-move-to = to
opt-death-star-move-to-desc = To where
cmd-death-star-fire = fire
cmd-death-star-fire-desc = Destroy what is under the Death Star, with a card of its region
opt-death-star-fire-card = card
opt-death-star-fire-card-desc = Which card (default: the one that fits)
cmd-death-star-attack = attack
cmd-death-star-attack-desc = Attack the Death Star
opt-death-star-attack-from = from
opt-death-star-attack-from-desc = From where
opt-death-star-attack-armies = armies
opt-death-star-attack-armies-desc = How many (default: as many as allowed)
opt-death-star-attack-ships = ships
opt-death-star-attack-ships-desc = Which ships go along (default: all that are there)
opt-death-star-attack-repeat = repeat
opt-death-star-attack-repeat-desc = Again and again until it falls or one army is left
cmd-command = command
cmd-command-desc = Who of two partners commands a space
cmd-command-take = take
cmd-command-take-desc = Take command of a partner's space, or ask for it; after that no ships move
opt-command-take-space = space
opt-command-take-space-desc = Which space of your partner
cmd-command-offer = offer
cmd-command-offer-desc = Offer your partner the command of a space of yours
opt-command-offer-space = space
opt-command-offer-space-desc = Which space of yours
cmd-command-withdraw = withdraw
cmd-command-withdraw-desc = Take such an offer back, or say no to your partner
opt-command-withdraw-space = space
opt-command-withdraw-space-desc = Which space of yours
