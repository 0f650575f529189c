### What Adjutant says in the Original Trilogy, in English. The rest of its words are those of every conquest game.

## Sides and things

ruleset-original-trilogy = Original Trilogy (full game)
side-name = { $side ->
    [empire] Empire
    [rebels] Rebels
    [republic] Republic
    [separatists] Separatists
   *[hutts] Hutts
}
unplayed = ○ Hutts (neutral)
station-name = Death Star
n-fighters = { $ships ->
    [one] 1 fighter
   *[other] { $ships } fighters
}
n-bombers = { $ships ->
    [one] 1 bomber
   *[other] { $ships } bombers
}
n-destroyers = { $ships ->
    [one] 1 destroyer
   *[other] { $ships } destroyers
}
force = { $side ->
    [dark] Force { $steps } dark
    [light] Force { $steps } light
   *[balance] Force in balance
}
card-title = “{ $title }”
window = { $window ->
    [reinforce] before your first attack or move
    [invade] between two battles
    [declare] when you declare an invasion, before any die
    [fortify] while you move armies and ships at the end of your turn
    [station] in the step of the Death Star
    [standing] in the turn of another, as a standing order
   *[own-turn] at any time in your turn
}
wanted-space = a planet
wanted-to = a second planet
wanted-class = a class of ships ({ $classes })
wanted-seat = whose army
wanted-placements = where its armies go
guard-all = all your planets
guard-least = against { n-armies } or more
guard-seats = against { $seats }

## Steps and tasks

step-place-station = Death Star
step-lay-marker = Base
step-fortify-ships = Ships
step-station = Death Star

task-claim-unplayed = choose one free planet for the neutral Hutts: /{ cmd-claim }
task-place-station = place the Death Star on a planet of the Empire.
task-deploy-unplayed = place one army of the neutral Hutts ({ $left } left): /{ cmd-place }
task-lay-marker = lay the base that was drawn on a planet of the Empire.
task-lay-marker-seen = { $face ->
    [leader] you have drawn the base that hides the Emperor: lay it face down on a planet of the Empire.
   *[plain] you have drawn a base without the Emperor: lay it face down on a planet of the Empire.
}
task-fortify-ships = move ships once between your planets, or go on.
task-fortify-ships-team = move ships once between your planets, then take the command of one of your partner's planets or ask for it, or go on.
task-station = move the Death Star, fire it with a card, or end your turn.
task-station-rolled = move the Death Star { $reach ->
    [one] 1 planet far
   *[other] up to { $reach } planets far
}, fire it with a card, or end your turn.
task-station-moved = fire the Death Star with a card, or end your turn.
task-station-none = build a new Death Star with a card, or end your turn.

help-place-station = Choose a planet of the Empire, in the panel or with /{ cmd-death-star } { cmd-death-star-place }. As long as the Death Star hangs over a planet of the Empire, that planet cannot be invaded.
help-lay-marker = Choose a planet of the Empire without a base, in the panel or with /{ cmd-base }. All see where it lies, nobody else what it is. Whoever defends it against Rebels or Hutts throws eight-sided dice. One of the six hides the Emperor: if the Rebels take that planet, they have won.
help-fortify-ships = Any number of ships goes from one of your planets to another, once in a turn, along planets of your side: /{ cmd-fortify } { opt-fortify-ships }. To go on: /{ cmd-done }
help-station = Choose where it goes, in the panel or with /{ cmd-death-star } { cmd-death-star-move }: I throw one die, and it goes so far at most, over planets of anybody, not over asteroid fields. To fire (/{ cmd-death-star } { cmd-death-star-fire }) you need a card of the region in which it hangs; it may fire without having moved. To end: /{ cmd-done }

set-up-claiming-unplayed = **Set-up.** { $seat } chooses a planet for the neutral Hutts: /{ cmd-claim }
set-up-stationing = **Set-up.** { $seat } places the Death Star.
set-up-deploying-unplayed = **Set-up.** { $seat } places one army of the neutral Hutts ({ $left } left): /{ cmd-place }

## What happened

event-garrison-chosen = chooses { $space } for the neutral Hutts
event-garrison-drawn = The neutral Hutts get { $space }. ({ $draw })
event-garrison-placed-by = places for the neutral Hutts: { $places }
event-garrison-placed = The neutral Hutts place: { $places }
event-station-placed = places the Death Star on { $space }
event-marker-drawn = draws a base ({ $left } left) (#{ $draw })
event-marker-seen = { $face ->
    [leader] The base that was drawn hides the Emperor.
   *[plain] The base that was drawn does not hide the Emperor.
}
event-marker-laid = lays a base on { $space }
event-marker-taken = { $face ->
    [leader] **finds the Emperor on { $space }**
   *[plain] takes the base of { $space } out of the game: no Emperor
}
event-marker-revealed = { $face ->
    [leader] turns up the base of { $space }: **the Emperor**
   *[plain] turns up the base of { $space }: no Emperor
}
event-marker-moved-hidden = A hidden base goes from { $from } to { $to }.
event-marker-moved-open = The base of { $from } goes to { $to } and stays open.
event-marker-gone = The base of { $space } has nowhere to go and leaves the game.
event-peeked = looks at the base of { $space }
event-peek-saw = { $face ->
    [leader] You alone know: the base of { $space } hides the Emperor.
   *[plain] You alone know: the base of { $space } does not hide the Emperor.
}
event-built = builds on { $space }: { $ship } (“{ $title }”)
event-played = plays “{ $title }”
event-played-at = plays “{ $title }”: { $aims }
event-played-otherwise = plays “{ $title }” for its other effect
event-troops-gained = gets { n-armies } more to place
event-troops-gained-there = gets new armies: { $places }
event-ships-placed = gets { $ships } on { $space }
event-ships-moved = moves { $ships } from { $from } to { $to }
event-ships-lost = loses { $ships } on { $space }
event-troops-lost = loses { n-armies } on { $space }
event-garrison-lost = The neutral Hutts lose { n-armies } on { $space }.
event-cards-lost = loses by lot: { $cards } ({ $draws })
event-cards-discarded = discards: { $cards }
event-meter-shifted = The Force moves { $count ->
    [one] 1 step
   *[other] { $count } steps
} to the { $towards ->
    [dark] dark
   *[light] light
} side: { $force }.
event-counter = The Hutts hold { $held ->
    [one] 1 resource planet
   *[other] { $held } resource planets
}; ten win.
event-protected = { $danger ->
    [invasion] protects { $space } from invasions until their next turn
   *[station] protects { $space } from the Death Star until their next turn
}
event-bunkers = fortifies { $space }: eight-sided dice in defence until their next turn
event-assaulted = { $from } » Death Star ({ $station }): { $sums }, { $losses }, { $end }, { $draws }
assault-losses = -{ $armies }
assault-losses-ships = -{ $armies } and { $ships }
assault-destroyed = **destroyed**
assault-stands = it holds out
throw-at-station = { $draw }: { $dice } = { $sum }, -{ $armies }
event-station-rolled = throws { $rolled } for the Death Star (#{ $draw })
event-station-rolled-more = throws { $rolled } + { $added } for the Death Star (#{ $draw })
event-station-short = ; too little for the planet that was chosen: it goes to a nearer one, or stays
event-station-moved = moves the Death Star from { $from } to { $to } ({ $distance })
event-station-built = builds a new Death Star at { $space }
event-space-destroyed = **destroys { $space }** with the Death Star; lost: { n-armies } of { $owner }
event-space-destroyed-ships = **destroys { $space }** with the Death Star; lost: { n-armies } and { $ships } of { $owner }
event-called-off = calls off the invasion of { $space } by { $attacker }: “{ $title }”
event-called-off-with = calls off the invasion of { $space } by { $attacker }: “{ $title }”; back to the hand: { $cards }
event-armed = Standing order “{ $title }” is armed: { $guard }.
event-disarmed = Standing order “{ $title }” is disarmed.
event-command-offered = offers the command of { $space }
event-command-kept = no longer offers the command of { $space }
event-command-asked = asks { $partner } for the command of { $space }
event-command-declined = declines to give { $partner } the command of { $space }
event-command-taken = takes command of { $space } from { $partner }
event-cards-earned = { $extra ->
    [0] earns { n-cards }
   *[other] earns { n-cards }, { $extra } of them by the Force or resource planets
}

story-destroyed = destroyed { $spaces } with the Death Star
story-station = destroyed the Death Star

## How it ends

side-won = { $side ->
    [empire] The Empire has won
    [rebels] The Rebels have won
   *[hutts] The Hutts have won
}
outcome-wiped-out = { side-won }: the enemy is wiped out. Winners: { $seats }
outcome-leader = { side-won }: the Emperor is found. Winners: { $seats }
outcome-resources = { side-won }: ten resource planets are theirs. Winners: { $seats }
outcome-side-remained = { side-won }: all others are out or have surrendered. Winners: { $seats }

## Rules

rule-first-seat = The first seat begins, in the set-up and in the game.
rule-ships-by-colour = Each army has 3 ships of a class, an army of two colours 6.
rule-ships-by-army = Each army has 3 ships of a class.
rule-fighters-adaptive = A fighter throws a die again that shows a one, until it does not.
rule-fighters-named = A fighter throws its own die again while it shows a one; it is named before the throw.
rule-assault-armies = A failed attack on the Death Star costs its armies, no ships.
rule-assault-ships = A failed attack on the Death Star costs its armies and ships.
rule-cut-refused = The Death Star destroys no planet that holds the others together.
rule-cut-allowed = The Death Star may cut the board in two.
rule-hutt-cards-counter = The Hutts draw 1, 2 or 3 more cards with 4, 7 or 9 resource planets.
rule-hutt-cards-gained = The Hutts draw one more card for each resource planet taken in the turn.
rule-used-cards-back = Cards used for ships or events are shuffled when a pile is empty.
rule-used-cards-gone = Cards used for ships or events do not come back.
table-head = Armies, most planets: { $rows }
table-seat = { $seat }. { $side } { $armies }
table-seat-limit = { $seat }. { $side } { $armies }, { $limit }
table-unplayed = neutral Hutts { $armies }, { $limit }

option-ship-limit = Limit of ships
option-fighters = What fighters throw again
option-failed-assault = Lost in a failed attack on the Death Star
option-cut-board = Shots that cut the board in two
option-hutt-cards = Extra cards of the Hutts
option-used-cards = Cards used for ships and events
value-ship-limit-colour = 3 a class and colour
value-ship-limit-army = 3 a class and army
value-fighters-adaptive = any die that shows a one
value-fighters-named = a die named before the throw
value-failed-assault-armies = the armies
value-failed-assault-ships-too = the armies and ships
value-cut-board-refused = refused
value-cut-board-allowed = allowed
value-hutt-cards-counter = by resource planets held
value-hutt-cards-gained = by resource planets taken in the turn
value-used-cards-reshuffled = come back
value-used-cards-gone = out of the game

## Refusals: why, and what to do instead

special-unknown = This match knows nothing of the kind. /{ cmd-help } says what you can do.
special-marker-first = First lay the base that you have drawn on a planet of the Empire: /{ cmd-base }. Then your turn goes on.
special-no-marker = No base was drawn. /{ cmd-help } says what you can do.
special-marker-there = There is a base on { $space } already. Choose a planet of the Empire without one.
special-not-your-side = { $space } does not belong to your side. Choose a planet of yours or your partner's.
special-partner = { $space } belongs to { $seat }, your partner. Attack a planet of an enemy.
special-destroyed = { $space } is destroyed; nothing goes there or through it. Choose another planet.
special-guarded = The Death Star guards { $space }: as long as it hangs there, the planet cannot be invaded. Attack the Death Star (/{ cmd-death-star } { cmd-death-star-attack }), or another planet.
special-protected = A card protects { $space } until its owner's next turn. Choose another planet.
special-called-off = The invasion of { $space } was called off; not again in this turn. Attack another planet.
special-no-event = “{ $title }” has no event. You can build its ship (/{ cmd-build }) or trade it in a set (/{ cmd-trade }).
special-wrong-window = “{ $title }” is played { $window }. It stays in your hand; /{ cmd-hand } says when each card is played.
special-choose = “{ $title }” still lacks: { $what }.
special-choose-of = “{ $title }” still lacks: { $what }. These fit: { $fitting }
special-does-not-fit = { $space } does not fit “{ $title }”. These do: { $fitting }
special-fits = That does not fit “{ $title }”. These do: { $fitting }
special-nothing-fits = Nothing fits “{ $title }” now. It stays in your hand.
special-no-effect = “{ $title }” would do nothing now. It stays in your hand.
special-only-armed = “{ $title }” is not played but armed as a standing order: /{ cmd-card } { cmd-card-arm }. Then it acts by itself in the turn of another.
special-not-armed = “{ $title }” is not armed. Arm it first (/{ cmd-card } { cmd-card-arm }), or leave it in your hand.
special-built-already = You have built a ship in this turn: one a turn. The card stays in your hand.
special-traded-already = You have traded a set in this turn: one a turn. Place your armies (/{ cmd-place }), and trade again in your next turn.
special-too-late-to-build = Building is over for this turn: ships are built before the first attack or move. Build in your next turn.
special-ship-limit = All your { $limit } ships of this class ({ $class }) are on the board. Build another class.
special-too-few-ships = On { $space } there are only { $ships }. Choose so many or fewer.
special-no-ships-there = There are no ships of yours on { $space }. Choose another planet.
special-no-ships = Say which ships, at least one: /{ cmd-fortify } { opt-fortify-ships }
special-ships-moved = No ships move any more in this turn: they move once, and before you take or ask for the command of a planet. Go on with /{ cmd-done }.
special-no-station = There is no Death Star on the board now. Only a card of the Empire builds a new one.
special-station-there = There is a Death Star already, at { $space }. A new one is built only when it is gone.
special-not-your-station = The Death Star belongs to the Empire. You can attack it from a planet beside it: /{ cmd-death-star } { cmd-death-star-attack }
special-own-station = The Death Star is your own side's. Attack a planet instead: /{ cmd-attack }
special-station-not-in-reach = The Death Star hangs over { $station }, and { $from } is not beside it. You can attack it from: { $spaces }
special-station-out-of-reach = The Death Star hangs over { $station }, and you hold no planet with two armies beside it. Take one first.
special-no-dice = With { n-armies } no die would be left ({ $force }). Send more armies, move the Force to the light side, or play a card for it: /{ cmd-card } { cmd-card-play }
special-station-moved = The Death Star cannot move any more in this turn. Fire it with a card (/{ cmd-death-star } { cmd-death-star-fire }), or end with /{ cmd-done }.
special-too-far = { $to } is too far: the Death Star goes { $reach ->
    [one] 1 planet
   *[other] up to { $reach } planets
} now. In reach: { $spaces }
special-wrong-region = “{ $title }” is for { $region }; the Death Star hangs over { $station }, which lies in { $here }. Move it there first (/{ cmd-death-star } { cmd-death-star-move }), or take another card.
special-nothing-to-fire-at = Nothing can be fired at on { $space }: it fires only at a planet of an enemy under it, and not in the turn in which it was built. Move it first: /{ cmd-death-star } { cmd-death-star-move }
special-no-more-destroyed = { $limit } planets are destroyed, the most in a game. Keep the card for its ship (/{ cmd-build }) or a set (/{ cmd-trade }).
special-would-cut = Without { $space } the remaining planets would not hang together, so it cannot be destroyed. Move the Death Star to another one (/{ cmd-death-star } { cmd-death-star-move }); the card stays in your hand.
special-no-partner = You have no partner in this match.
special-not-partners = { $space } is not your partner's. Choose a planet of your partner.
special-command-taken = You have taken command of a planet in this turn: one a turn. Go on with /{ cmd-done }.
special-not-to-be-taken = The command of { $space } cannot pass on: { $reasons }. It needs exactly one army, no ships, no base, and another planet that its owner keeps.
command-armies = { $armies ->
    [one] 1 army there
   *[other] { $armies } armies there
}
command-ships = ships there
command-base = a base there
command-last = your partner's last planet
special-asked-already = Your partner has been asked for { $space } already. You need not wait: the question lapses as soon as you go on with /{ cmd-done }.
special-declined = Your partner has said no to giving you { $space } in this turn. Go on with /{ cmd-done }.
special-nobody-to-ask = The AI plays your partner and answers no question, so { $space } stays its own.

## The board in words

seat-of-side = { $seat } ({ $side })
base-leader = base: the Emperor
base-plain = base: no Emperor
base-hidden = base
letter-fighter = f
letter-bomber = b
letter-destroyer = d
state-station = Death Star at { $space }
state-no-station = no Death Star
state-counter = Hutts { $held } of { $needed } resource planets
state-bases = Bases: { $bases }; { $left } in the pile
state-no-bases = Bases: none yet; { $left } in the pile
state-destroyed = Destroyed: { $spaces }
state-protected = { $danger ->
    [invasion] { $space } cannot be invaded until its owner's next turn.
   *[station] { $space } cannot be fired at until its owner's next turn.
}
state-bunkers = { $space } is defended with eight-sided dice until its owner's next turn.
state-offered = Command offered: { $spaces }

## A hand

hand-card = · **{ $title }** ({ $class }; { $window })
hand-armed = *Armed: { $guard }.*

## The board in pictures and words

picture-force = Force
picture-sign = { $sign ->
    [base] Base
    [empty] Empty
    [leader] Emperor
    [sealed] Sealed
    [shielded] Shielded
    [eight] d8
    [resource] Resource
    [asteroids] Asteroids
   *[unplayed] Neutral
}
