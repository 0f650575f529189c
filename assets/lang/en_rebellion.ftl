### The dice game. Symbols, arenas, allies and rebels have their names in assets/rebellion.

## Numbers and names of things

n-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arena-restart = ↺ restart
arena-row = row { $row }
arena-field = { $symbol } in row { $row }
arena-place = { $arena } ({ $nth } of { $all })

## Steps and tasks

arena-step-throw = Throw
arena-step-dice = Dice
arena-step-figures = Figures
arena-task-throw = throw { n-dice }.
arena-task-throw-hampered = throw { n-dice }; { $sith } takes the rest away.
arena-task-dice-again = use the dice that fit, or throw { n-dice } again.
arena-task-dice = place your dice or set victory points aside; then come the figures.
arena-task-again = none of these dice fits: throw { n-dice } again, or give them up.
arena-task-no-dice = none of these dice fits: go on to the figures, or finish.
arena-task-figures = use { $rebel } or allies, or finish your turn.
arena-task-rebel = use { $rebel }, or finish your turn.
arena-task-allies = use allies, or finish your turn.
arena-task-finish = finish your turn.
arena-dice = { $nth ->
    [1] 1st throw
   *[other] 2nd throw
}: { $dice }
arena-aside = set aside: { $dice } ⭐
arena-sith-none = No Sith lord comes.
arena-sith-still = { $sith } comes unless dice cover 1 more field.
arena-sith-either = { $sith } comes; with 1 field covered by dice { $lesser }, with { $fields } nobody.
arena-sith-comes = { $sith } comes at the end of this turn.

## What happened since

arena-story-fields = covered { $fields ->
    [0] no field
    [one] 1 field
   *[other] { $fields } fields
}
arena-story-won = won { $rows }
arena-story-row = row { $row } ({ $reward })
arena-story-row-of = row { $row } of { $arena } ({ $reward })
arena-story-points = { n-points } for dice
arena-story-allies = used { $allies }
arena-story-sith = got { $sith }
arena-story-sith-yours = got { $sith }, who leaves you

## What happened

arena-event-began = The rebels are dealt: { $rebels }. { $first } begins, the first arena is { $arena }. ({ $draws })
arena-event-turn-began = turn { $turn }, round { $round }: { n-dice }
arena-event-hampered = { $sith } takes { n-dice } away
arena-event-threw = throws { $dice } (#{ $draw })
arena-event-threw-again = throws again: { $dice } (#{ $draw })
arena-event-put = puts { $dice }
arena-put = { $die } on row { $row }
arena-put-joker = { $die } on { $field } in row { $row }
arena-event-aside = { $dice ->
    [one] sets 1 victory point aside
   *[other] sets { $dice } victory points aside
}
arena-event-lapsed = gives up { $dice }
arena-event-covers = { $figure } covers { $fields }
arena-event-covers-not = { $symbols } lapses
arena-event-restarted = { $ally } undoes the turn: all dice are thrown anew
arena-event-dice-paid = gets { n-points } for dice
arena-event-row-won = **wins row { $row }** of { $arena }: { $reward }
arena-event-sith-left = { $sith } goes back to the edge
arena-event-sith-came = **{ $sith } comes**
arena-event-sith-came-from = **{ $sith } comes**, away from { $from }
arena-event-turn-ended = ends the turn with { n-points }
arena-event-arena-won = **{ $arena } is done.** The next arena: { $next }
arena-event-last-arena-won = **{ $arena } is done**, the last arena.
arena-event-timed-out = did not play; the AI played the turn
arena-throw = #{ $draw }: { $dice }
arena-outcome-scored = { $count ->
    [one] { $seats } has won with { n-points }!
   *[other] { $seats } share the victory with { n-points } each!
}
arena-outcome-remained = { $seat } has won: all others have surrendered.
arena-outcome-agreed = A draw, and all who play agreed on it.
arena-end-seat = { $place }. { $seat }: **{ $total }** (rows { $rows }, dice { $dice }, allies { $allies }, Sith { $sith ->
    [0] 0
   *[other] -{ $sith }
})

## The arena in words

arena-header = Turn { $turn } · Round { $round } · { $arena }
arena-picture-turn = Turn { $turn }
arena-row-open = { $row }: { $fields } » { $reward }
arena-row-won = { $row }: done, { $seat } » { $reward }
arena-legend = { $covered } is covered; whoever covers the last field of a row gets what stands after ».
arena-seat = { $seat }: { n-points }, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} · { $rebel }
arena-seat-sith = { $sith } (-{ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
arena-note-before = Before the throw
arena-note-throw = { $nth ->
    [1] 1st throw
   *[other] 2nd throw
}
arena-note-figures = The dice are done
arena-alt-header = Arena, { $header }.
arena-alt-after = After turn { $turn }. { $rest }
arena-alt-dice = Dice: { $dice }.
arena-alt-row = Open in row { $row }: { $open }.
arena-alt-points = Points: { $scores }.

## Controls

arena-button-throw = Throw { n-dice }
arena-button-throw-again = Throw { n-dice } again
arena-button-aside = Set { $dice } ⭐ aside
arena-button-end-dice = Dice are done ({ $dice } lapse)
arena-button-restart = { $ally }: restart
arena-button-finish = Finish turn
arena-button-text = Arena as text
arena-button-dice-anyway = Give them up
arena-select-put = Place a die …
arena-select-rebel = { $rebel } covers …
arena-select-ally = An ally covers …
arena-option-put = { $die } » row { $row } ({ $open } open)
arena-option-put-joker = { $die } » row { $row }, { $field } ({ $open } open)
arena-choice-field = row { $row }, { $field } ({ $open } open)
arena-option-place = { $symbol } row { $row }
arena-option-ally = { $ally }: { $fields }
arena-option-ally-wins = { $ally } wins: { $fields }
arena-sure-dice = After this no die can be placed or thrown any more in this turn.
arena-sure-finish = This ends your turn.
arena-sure-lapse = These dice would lapse, and they still have a use: { $dice }
arena-sure-sith = { $sith } would come and take { n-dice } from your next turn.
arena-sure-rebel = { $rebel } could still win { $count ->
    [one] row { $rows }
   *[other] one of the rows { $rows }
}.
arena-sure-ally = { $count ->
    [one] { $allies } could still win a row.
   *[other] Each of these could still win a row: { $allies }
}

## Offers

arena-offer-throw = Throw { n-dice }: /{ cmd-roll }
arena-offer-throw-again = Throw { n-dice } again: /{ cmd-roll }
arena-offer-put = { $die } fits: { $fields }
arena-offer-aside = Set up to { $dice } ⭐ aside, 1 point each at the end of the turn
arena-offer-end-dice = Give up { $dice } and go on to the figures: /{ cmd-done } { opt-done-what }:{ pick-done-what-dice }
arena-offer-rebel = { $rebel } ({ $symbol }): { $fields }
arena-offer-ally = { $ally }: { $fields }
arena-offer-restart = { $ally }: undo the turn and throw { n-dice } anew
arena-offer-finish = Finish the turn: /{ cmd-done }
arena-offer-finish-sith = Finish the turn; { $sith } comes: /{ cmd-done }

## Answers

arena-goal = {"**Goal:**"} the most points after the last arena. Cover the last field of a row, and its reward is yours.
    {"**A turn:**"} throw four dice, place what fits, throw the rest once more; then your rebel and, once each, your allies help.
    {"**Beware:**"} cover fewer than two fields with dice, and Darth Vader or the Emperor takes dice from your next turn.
arena-answer-joined = Welcome! You are { $seat }: { $look }.
    { arena-goal }
    I call you by name when it is your turn. /{ cmd-help } always says what you can do.
arena-dm-welcome = You have joined: { $ruleset }. In the channel I call you when it is your turn. Nothing is secret in this game. Answering me here does nothing.
arena-sure-kick = { $seat } loses the seat and the AI plays on with it: { n-points }, { $allies ->
    [one] 1 ally
   *[other] { $allies } allies
}.
arena-hand-open = All figures lie open in this game: /{ cmd-status } shows everybody's.
arena-odds-head = **{ $seat }, { n-dice }, { $throws ->
    [0] no throw left
    [one] 1 throw left
   *[other] { $throws } throws left
}**
arena-odds-sith = No Sith lord: **{ $none }** · { $vader } { $vader_chance } · { $palpatine } { $palpatine_chance }
arena-odds-row = Row { $row }: { $chance } ({ $reward })
arena-odds-row-rebel = Row { $row }: { $chance }, with { $rebel } { $helped } ({ $reward })
arena-odds-how = Exact, with the best play for each line alone; a row is won with the dice of this turn.
arena-odds-figures = { $seat } has no dice left in this turn: only figures can help now.

## Help and rules

arena-help-wait = { $seat }: you have nothing to do. { $on_turn } is on turn; I call you when it is yours. Look around with /{ cmd-board }, /{ cmd-status }, /{ cmd-odds }.
arena-help-throw = Press **{ arena-button-throw }** under the newest post, or type /{ cmd-roll }.
arena-help-dice = Choose a die and its row under the newest post, or type /{ cmd-put } { opt-put-die } { opt-put-row }. What is placed stays. /{ cmd-roll } throws the rest once more; ⭐ can be set aside for a point each. Two fields covered by dice keep the Sith lords away; /{ cmd-odds } shows the chances.
arena-help-figures = Your rebel covers one field with its symbol in every turn; an ally helps once and is gone, and an unused one is worth a point at the end. Choose under the newest post, or type /{ cmd-ally } { opt-ally-ally } { opt-ally-rows }. Then /{ cmd-done }.
arena-help-more = Look: /{ cmd-board } · /{ cmd-status } · /{ cmd-odds } · /{ cmd-dice } · /{ cmd-log } · /{ cmd-rules }
arena-also = There are other games: the conquest of a **galaxy** of 42 planets, /{ cmd-game } { cmd-game-new } { opt-game-new-ruleset }:{ ruleset-galaxy }, or of another one, { opt-game-new-ruleset }:{ ruleset-clone-wars-standard }, and **Dice Rebellion**, with four dice from arena to arena, /{ cmd-game } { cmd-game-new } { opt-game-new-ruleset }:{ ruleset-dice-rebellion }. In a lobby /{ cmd-rules } tells how its game goes.
arena-rules-game = **Dice Rebellion in one screen**
    Goal: the most points after the last arena; who is equal shares the victory (S3-V1).
    1. Throw four dice. Place any of them on open fields with their symbol, for good (S3-T1); throw the rest once more if you like (S3-T2).
    2. Then your rebel may cover a field with its symbol, in every turn (S3-F1); each ally once, and it is gone (S3-F2, S3-F3).
    3. Whoever covers the last field of a row gets its points or its ally; several rows in a turn all count (S3-R1). A new ally helps from the next turn on (S3-F4).
arena-rules-faces = Faces: { $plain }. { $joker } covers any open field, and alone its own (S3-T3). { $victory } covers nothing: set aside, it is 1 point (S3-T4).
arena-rules-rulings = Sith: with one field covered by dice Darth Vader comes and takes 1 die from your next turn, with none the Emperor takes 2; figures do not count (S3-T5). If only one field was open when your turn began, one die on it is enough (S3-T6). He goes after that turn, or to whoever earns him before (S3-P1, S3-P2), and stays when the arena changes (S3-P3).
    When an arena is done, the turn is still played to its end (S3-R2). At the end an unused ally is worth 1 point, a Sith lord costs 1 (S3-V1).
arena-rule-full = Six arenas are played.
arena-rule-short = Five arenas are played: one is left out.
arena-rule-first-random = Who begins is drawn by lot (S3-B4).
arena-rule-first-seat = The first seat begins (S3-B4).
ruleset-dice-rebellion = Dice Rebellion (dice game)

## Refusals: why, and what to do instead

arena-rule-wrong-step = Not in this step. Now: { $step }. { $instead }
arena-rule-now-throw = Throw your dice first: /{ cmd-roll }
arena-rule-now-dice = Place dice with /{ cmd-put }, throw again with /{ cmd-roll }, or end with /{ cmd-done }.
arena-rule-now-figures = The dice are done: use your rebel or an ally with /{ cmd-ally }, or end with /{ cmd-done }.
arena-rule-no-throw-left = Both throws of this turn are made. Place dice with /{ cmd-put }, or end with /{ cmd-done }.
arena-rule-dice-first = Figures come after the dice, and these still lie before you: { $dice }. Place them with /{ cmd-put }, or give them up: /{ cmd-done } { opt-done-what }:{ pick-done-what-dice }
arena-rule-no-such-die = No die shows { $face }. Choose one of these: { $dice }
arena-rule-covers-nothing = A victory point covers no field. Set it aside instead: it is worth a point at the end of the turn.
arena-rule-wrong-symbol = { $symbol } does not cover { $field }.
arena-rule-not-open = In { $row } no field with { $field } is open.
arena-rule-no-such-row = There is no { $row }: this arena has { $rows } rows.
arena-rule-fits = { $symbol } fits here: { $fields }.
arena-rule-fits-nowhere = { $symbol } fits nowhere now: throw again, give it up, or use something else.
arena-rule-no-points = No victory point lies before you. Place dice with /{ cmd-put }, or throw again with /{ cmd-roll }.
arena-rule-aside = { $dice ->
    [one] Exactly 1 victory point can be set aside now.
   *[other] From 1 to { $dice } victory points can be set aside now.
} Choose another number.
arena-rule-rebel-used = Your rebel has helped in this turn already. Use an ally with /{ cmd-ally }, or end with /{ cmd-done }.
arena-rule-no-allies = You have no { $ally }: you have no ally now. What you win in this turn helps from the next one on. End with /{ cmd-done }.
arena-rule-not-your-ally = You have no { $ally } now. You have: { $have }.
arena-rule-ally-restarts = { $ally } covers no field, but undoes your turn: choose { $ally } without rows.
arena-rule-ally-covers = { $ally } undoes no turn, but covers { $power }: name the rows.
arena-rule-ally-symbols = { $ally } lends { $power }: name { $count ->
    [one] one row
   *[other] { $count } rows, with a dash for a symbol that lapses
}.
arena-rule-ally-idle = { $ally } would cover nothing and be gone. Name a row for at least one symbol, or keep { $ally }: unused, an ally is a point at the end.

## Commands

cmd-roll = roll
cmd-roll-desc = Dice game: throw your dice, or the rest of them again
cmd-put = put
cmd-put-desc = Dice game: place a die on a row, or set a victory point aside
opt-put-die = die
opt-put-die-desc = Which of your dice
opt-put-row = row
opt-put-row-desc = The number of the row, for a joker with the symbol: 2 walker
cmd-ally = ally
cmd-ally-desc = Dice game: your rebel or an ally covers fields or undoes the turn
opt-ally-ally = ally
opt-ally-ally-desc = Who helps: your rebel or one of your allies
opt-ally-rows = rows
opt-ally-rows-desc = One row for each symbol, such as 2, 5; a dash lets a symbol lapse
pick-done-what-dice = dice

## Settings

preset-all-arenas = All arenas (default)
preset-short-match = Short match
option-length = Length
value-length-full = all six arenas
value-length-short = five arenas
value-first-turn-random = drawn by lot
value-first-turn-first-seat = the first seat
