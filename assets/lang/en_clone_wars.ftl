# What only the Clone Wars have to say.

ruleset-clone-wars = Clone Wars (full game)
pawn-name = Darth Sidious

## Steps and tasks

step-order = Order 66
task-token-seen = you have drawn { $token } ({ n-circles }): lay it face down on a planet of this army.
task-order = call Order 66 now ({ $numbers } of 8 numbers turn a planet), or end your turn.
task-order-over = end your turn.
help-order = Order 66 is called once in the match, by either Separatist army: every planet of the Republic is thrown for, and what turns is yours. After that no token is laid any more, and Darth Sidious stands on a planet that the Republic can take to win. You prepare and call it with the button **{ button-order }** or with /{ cmd-order-66 }. You need not call it now; to end your turn: /{ cmd-done }
help-name = Type /{ cmd-claim } and choose one free planet. Nobody sees it until both armies of the Republic have chosen; if both want the same, a roll decides, and the other one chooses anew.
set-up-naming = **Set-up.** Each army of the Republic chooses a planet, unseen by the other: /{ cmd-claim }. Missing: { $missing }
event-rolled-claim = Both want { $space }: it goes to { $first }. { $throws }
wanted-way = forward or back
way-forward = One space forward
way-back = One space back

## What happened

n-circles = { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}
token-known = token: { $token } ({ n-circles })
token-short = { $token }, { n-circles }
event-token-drawn = draws a token ({ $left } left) (#{ $draw })
event-token-seen = You have drawn: { $token } ({ n-circles }).
event-token-laid = lays a token on { $space }
event-token-taken = **captures { $token } on { $space }**: { $circles ->
    [one] 1 card
   *[other] { $circles } cards
} at the end of the turn
event-token-moved = A hidden token goes from { $from } to { $to }.
event-token-gone = The token of { $space } leaves the game.
event-token-peeked = looks at the token of { $space }
event-token-saw = You alone know: the token of { $space } is { $token } ({ n-circles }).
event-pawn-moved = Order 66: Darth Sidious goes { $way ->
    [back] back
   *[forward] on
} to space { $at }.
event-protected-from-order = marks { $space }: Order 66 is not thrown for it
event-order-called = calls **Order 66** (space { $at }; { order-needed }): { $turned ->
    [0] no planet turns
    [one] 1 planet turns
   *[other] { $turned } planets turn
}, { $loyal ->
    [0] none stays
    [one] 1 stays
   *[other] { $loyal } stay
} loyal. Darth Sidious is on { $pawn } now. { $draws }
event-cards-earned-armies = earns { n-cards }, { $circles ->
    [0] none
   *[other] { $circles }
} of them for captured tokens
story-order = called Order 66 ({ $turned ->
    [0] no planet turned
    [one] 1 planet turned
   *[other] { $turned } planets turned
})
story-order-yours = of yours turned: { $spaces }

## Order 66, in a post of its own

order-needed = { $least ->
    [9] no number turns a planet
    [8] an 8 turns a planet
   *[other] { $least } to 8 turn a planet
}
order-head = **ORDER 66** – { $seat } gives the order. Darth Sidious stood on space { $at } of his track: { order-needed }.
order-sum = { $turned ->
    [0] **None of { $all } planets of the Republic turns.**
   *[other] **{ $turned } of { $all } planets of the Republic { $turned ->
        [one] turns
       *[other] turn
    } against it.**
}
order-losers = Planets lost: { $losers }
order-heir = » **{ $seat }** gets { $count }: { $throws }
order-loyal = **Loyal** ({ $count }): { $throws }
order-again = (2→7: thrown for a second time, by a card)
order-spared = Not thrown for, by a card: { $spaces }
order-cards = Played with it: { $cards }
order-lost-ships = Ships lost (no room for them): { $lost }
order-tokens = Tokens out of the game: { $markers } from the board, { $pile } from the pile.
order-pawn = **Darth Sidious stands on { $space }** ({ $owner }). It is defended with eight-sided dice; if the Republic takes it, it has won.
order-draws = Throws: { $draws }

## The board in words

header-track = Track { $at } of { $last } · Order 66: { $numbers } of 8
header-pawn = Darth Sidious: { $space }
state-track = Darth Sidious is on space { $at } of { $last }: { $least ->
    [9] Order 66 would turn no planet yet
    [8] Order 66 turns a planet with an 8 (1 of 8)
   *[other] Order 66 turns a planet with { $least } to 8 ({ $numbers } of 8)
}
state-pawn = Darth Sidious is on { $space }, which is defended with eight-sided dice; Order 66 was called
state-tokens = Tokens: { $tokens }; { $left } in the pile
state-no-tokens = Tokens: none on the board; { $left } in the pile
state-tokens-taken = Captured tokens, with their circles: { $tokens }
state-protected-from-order = Order 66 is not thrown for { $space }.

## How it ends

outcome-caught = The Republic has won: Darth Sidious is caught. Winners: { $seats }
outcome-wiped-out-wars = { $side ->
    [republic] The Republic has won
   *[separatists] The Separatists have won
}: the enemy is wiped out. Winners: { $seats }
outcome-side-remained-wars = { $side ->
    [republic] The Republic has won
   *[separatists] The Separatists have won
}: all others are out or have surrendered. Winners: { $seats }

## Rules

table-sides = At the start: { $rows }, for each army.
rule-track = Order 66, how many of 8 numbers turn a planet, by space: { $spaces } (the end).
option-track = Last space of the track of Order 66
value-track-8 = 8, where at most 4 of 8 numbers turn a planet
value-track-10 = 10, where at most 6 of 8 numbers turn a planet
value-track-11 = 11, where at most 7 of 8 numbers turn a planet
value-track-12 = 12, where all 8 numbers turn a planet

## The picture

picture-track = { $least ->
    [9] no number yet
    [1] d8: always
    [8] d8: an 8 turns
   *[other] d8 from { $least }: { $numbers } of 8
}
picture-pawn = d8 only · decides all
picture-order-need = { $least ->
    [9] none
    [8] d8: 8
   *[other] d8: { $least }–8
}
picture-order-total = { $turned } of { $all }
picture-order-turned = turned
picture-order-last = { $turned } of { $all } planets turned
picture-token = Token
picture-circles = Circles
picture-safe = Stays loyal

## Refusals

special-not-your-order = Order 66 is called by the Separatists alone. End your turn with /{ cmd-done }.
special-order-over = Order 66 was called already; that happens once in a match. Go on with /{ cmd-done }.
special-no-heir = { $space } can only go to { $seats }: those are the Separatist armies still in the match.
special-hero-lost = “{ $title }” is the Separatists' alone since Order 66. It still counts for a set or for a ship (/{ cmd-trade }, /{ cmd-build }).
ending-order = This ends your whole turn without { $open }, which you could call now or in a later turn. (I ask this only once in a match.)
refused-order-odds = Order 66 was called already; that happens once in a match. The odds of an attack come with two places: /{ cmd-odds }.
window-order = with the command that calls Order 66 (/{ cmd-order-66 })

## One player with several armies

seat-place-now-several = { $name }: seat { $number }, { $runs } armies of { $armies } each
seat-plan-several = { side-name }, { $runs } armies of { $armies } each
panel-army = **{ $seat }**
button-army = To { $seat }
refused-which-army = That can be meant for several of your armies: { $armies }. Say which with the option { opt-claim-army } of the command, or use the buttons.
played-next-army = Next for { $seat }: { $task }
sure-kick-one = Only this army: the player's other one stays theirs.
opt-claim-army = army
opt-claim-army-desc = Which of your armies, if you run several
opt-place-army = army
opt-place-army-desc = Which of your armies, if you run several
opt-hand-army = army
opt-hand-army-desc = Which of your armies, if you run several
opt-card-arm-army = army
opt-card-arm-army-desc = Which of your armies, if you run several
opt-log-army = army
opt-log-army-desc = Which of your armies, if you run several

## Calling Order 66

button-order = Order 66
button-order-heirs = Who gets them
button-order-pawn = Darth Sidious
button-order-cards = Cards
button-order-call = Call it …
button-order-now = Call Order 66 now
button-order-all-to = All to { $seat }
button-order-with = With: { $title }
button-order-without = Without: { $title }
panel-order = **Order 66** from space { $at }, for { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
} of the Republic: { $least ->
    [9] no number turns one
    [8] an 8 turns one
   *[other] { $least } to 8 turn one
}.
panel-order-chances = On average { $expected } of { $planets } turn. At least { $half }: { $chance }. All: { $all }.
panel-order-spared = Not thrown for, by a card: { $spaces }.
panel-order-shares = If they turn: { $shares }.
panel-order-share = { $seat } { $planets }
panel-order-pawn = Darth Sidious goes to the first of these that your side holds then: { $spaces }.
panel-order-pawn-safest = Darth Sidious goes to the planet of your side with fewest enemies around.
panel-order-no-cards = Without cards.
panel-order-cards = With it: { $cards }. Up to { $again ->
    [one] 1 loyal planet is
   *[other] { $again } loyal planets are
} thrown for again:
panel-order-again = { $spaces }, then the strongest.
panel-order-again-strongest = the strongest.
panel-order-heirs-how = **Who gets which planet?** Choose one to give it to the other army. Without a choice it goes to the army that borders it most.
panel-order-pawn-how = **Where does Darth Sidious go?** Choose planets, best first; once more takes one out. If the Republic takes his planet, it has won.
panel-order-cards-how = **Which cards, and for which planets?** A card for which no loyal planet is left stays in your hand.
panel-order-idle = **No planet would turn.** Your side would only lose its tokens, and Darth Sidious would have to leave his track. As long as you wait, he moves on.
panel-order-sure = **Call it now?** That happens once in the match, for both of your side's armies. All tokens leave the game, and the Republic wins at once when it takes the planet of Darth Sidious.
select-order-heir = Change who gets a planet
select-order-pawn = Where Darth Sidious goes
select-order-again = Thrown for again, best first
option-order-heir = { $space } { $troops } » { $seat }
option-order-pawn = { $space }: { $enemies ->
    [0] no enemy beside it
    [one] 1 enemy planet beside it
   *[other] { $enemies } enemy planets beside it
}
option-order-pawn-if = { $space }: if it turns
choice-order = Order 66: { $expected } of { $planets } turn
choice-order-all = All others to { $seat }
odds-order-each = Exactly so many turn: { $cases }
expected-heirs = Write each planet with the army that gets it, such as `Kamino: 2, Naboo: 4` with the numbers of the seats; one army alone gets all the others.
expected-way = Write forward or back.
wanted-also = a second planet, if you like
wanted-marker = which token, if you like (otherwise the one that was laid first)
marker-base = { $face ->
    [leader] the Emperor's base
   *[plain] a base
} (laid as number { $number })
marker-unknown = face down (laid as number { $number })
panel-command-own = **Command:** choose a planet of your other army with one lone army and no token. It is yours at once.
refused-nothing-advised = I would do nothing of that kind now. You still can.

cmd-order-66 = order-66
cmd-order-66-desc = Clone Wars: call Order 66, once in a match
opt-order-66-planets = planets
opt-order-66-planets-desc = Who gets which planet: NAME: ARMY, NAME: ARMY (default: whose planets border it most)
opt-order-66-sidious = sidious
opt-order-66-sidious-desc = Where Darth Sidious goes, best first (default: where fewest enemies are around)
opt-order-66-cards = cards
opt-order-66-cards-desc = Cards that are played with it, or all (default: none)
opt-order-66-again = again
opt-order-66-again-desc = For which planets the cards throw again, best first (default: the strongest)
opt-card-play-way = way
opt-card-play-way-desc = Which way Darth Sidious goes on his track
pick-card-play-way-forward = forward
pick-card-play-way-back = back
opt-card-play-token = token
opt-card-play-token-desc = Which of several tokens or bases on the planet (default: the one that was laid first)
