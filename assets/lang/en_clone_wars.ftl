# What only the Clone Wars have to say.

ruleset-clone-wars = Clone Wars (full game)

## Steps and tasks

step-order = Order 66
task-order = call Order 66, or end your turn.
help-order = Order 66 is called once in the match, by either Separatist army: every planet of the Republic is thrown for. To end your turn: /{ cmd-done }
set-up-naming = **Set-up.** Each army of the Republic chooses a planet, unseen by the other: /{ cmd-claim }. Missing: { $missing }
event-rolled-claim = Both want { $space }: it goes to { $first }. { $throws }
wanted-way = forward or back
way-forward = One space forward
way-back = One space back

## What happened

token-known = token: { $token } ({ $circles })
event-token-drawn = draws a token ({ $left } left) (#{ $draw })
event-token-seen = You have drawn: { $token } ({ $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}).
event-token-laid = lays a token on { $space }
event-token-taken = **captures { $token } on { $space }**: { $circles ->
    [one] 1 card
   *[other] { $circles } cards
} at the end of the turn
event-token-moved = A hidden token goes from { $from } to { $to }.
event-token-peeked = looks at the token of { $space }
event-token-saw = You alone know: the token of { $space } is { $token } ({ $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}).
event-pawn-moved = Order 66: Darth Sidious goes { $way ->
    [back] back
   *[forward] on
} to space { $at }.
event-protected-from-order = marks { $space }: Order 66 is not thrown for it
state-protected-from-order = Order 66 is not thrown for { $space }.
event-order-called = calls **Order 66** from space { $at } ({ $least ->
    [9] no number turns a planet
    [8] an 8 turns a planet
   *[other] { $least } to 8 turn a planet
}). { $turned ->
    [0] No planet turns
    [one] 1 planet turns
   *[other] { $turned } planets turn
}, { $loyal ->
    [0] none stays
    [one] 1 stays
   *[other] { $loyal } stay
} loyal. { $throws } Darth Sidious hides on { $pawn }. { $draws }
order-turned = { $space } { $rolled } » { $seat }
order-loyal = { $space } { $rolled }
order-rolled-again = { $rolled }, then { $again }
order-cards = Played with it: { $cards }.
order-spared = Not thrown for: { $spaces }.
order-lost-ships = No room for { $ships } of { $space }.
event-cards-earned-armies = earns { n-cards }, { $circles ->
    [0] none
   *[other] { $circles }
} of them for captured tokens

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

## Refusals

special-not-your-order = Order 66 is called by the Separatists alone.
special-order-over = Order 66 was called already; that happens once in a match.
special-no-heir = { $space } can only go to { $seats }: those are the Separatist armies still in the match.
special-hero-lost = “{ $title }” is the Separatists' alone since Order 66. It still counts for a set or for a ship (/{ cmd-trade }, /{ cmd-build }).
window-order = with the command that calls Order 66

## One player with several armies

seat-plan-several = { side-name }, { $runs } seats with { n-armies } each
option-track = Last space of the track of Order 66
