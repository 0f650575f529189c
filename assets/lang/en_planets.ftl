### What is said with other words where the board is a galaxy: its spaces are planets, its groups of spaces regions.
### Each of these replaces the message of the same key; tests find a message that is missing here.

n-spaces = { $spaces ->
    [one] 1 planet
   *[other] { $spaces } planets
}
task-fortify = move armies once between your planets, or end your turn.
task-prefer = list the planets you would like, best first: /{ cmd-claim }
task-claim = choose one free planet: /{ cmd-claim }
set-up-preferring = **Set-up.** { $ready } of { $all } have handed in a list of planets. Still missing: { $missing }.
    Everybody lists what they would like, best first: /{ cmd-claim }. Nobody sees the lists of others.
set-up-claiming = **Set-up.** { $seat } chooses a planet: /{ cmd-claim }
outcome-drawn = A draw: for too long nothing was captured, or nobody but the AI played on. Planets: { $held }. The most is { $most }.
outcome-held = { $seat } has won, with { $share } % of the planets. Planets: { $held }.
outcome-counted = { $count ->
    [one] { $seats } has won: the agreed rounds are over.
   *[other] { $seats } share the victory: the agreed rounds are over.
} Planets: { $held }.
outcome-remained = { $seat } has won: all others are out or have surrendered. Planets: { $held }.
outcome-agreed = A draw, and all who play agreed on it. Planets: { $held }.
event-dealt = The planets were dealt. { $first } begins. ({ $draws })
event-preferred = has handed in a list of planets
event-drafted = All lists are in and the planets are given out. { $first } begins. ({ $draws })
event-given-out = The planets are given out.
event-given-out-drawn = The planets were dealt. ({ $draws })
heading-spaces = Plan.
panel-place = **Place:** { $left ->
    [0] all armies are in the draft below. Confirm it.
   *[other] { n-left } left. Choose a planet, then how many.
}
panel-claim-now = **Claim:** choose the planet to take now.
panel-claim = **Claim:** choose planets, best first. A planet that you choose again leaves the list.
select-claim = Choose a planet
answer-joined = Welcome! You are { $seat }: { $look }.
    {"**Goal:**"} be the last one standing. Take planets, hold whole regions, get more armies.
    {"**A turn:**"} place new armies, attack as often as you like, move armies once, draw a card if you captured something.
    I call you by name when it is your turn and send your cards by direct message. /{ cmd-help } always says what you can do.
sure-kick = { $seat } loses the seat and the AI plays on with it: { $spaces } planets, { $armies } armies, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
help-prefer = Type /{ cmd-claim } with the planets you like, best first, with commas between them. Whole regions give extra armies each turn; { $one } and { $other } are easy to hold.
help-claim = Type /{ cmd-claim } and choose one free planet, best beside one of yours.
help-deploy = Type /{ cmd-place } { opt-place-list }:`{ $example } 3, …`, or one planet at a time with { opt-place-space } and { opt-place-troops }. Strong borders are worth more than a strong middle.
help-attack = Type /{ cmd-attack }: { opt-attack-from } one of your planets with 2 or more armies { opt-attack-to } a neighbour; the list shows your chance. Without more words I roll until it is captured or too few armies are left for all dice. When you have had enough: /{ cmd-done }. One capture in a turn earns a card.
help-fortify = Type /{ cmd-fortify } to move armies from a quiet planet to a border, once. Or end with /{ cmd-done }.
rules-game = **The game in one screen**
    Goal: be the last one standing.
    1. Place: a third of your planets in armies, at least 3, and the bonus of each region you hold whole. Three matching cards can be traded for more.
    2. Invade neighbours, along borders and hyperspace lanes, as often as you like. Highest dice are compared in pairs; the defender wins ties. A captured planet must be occupied.
    3. Fortify: move armies once.
    4. Draw one card if you captured something.
    Who loses the last planet is out; the captor takes their cards.
rule-deal-quick = Planets are dealt; everybody places at once, secretly.
rule-deal-book = Planets are dealt; one army is placed in turn.
rule-draft-quick = Planets are given out by lists of wishes; everybody places at once, secretly.
rule-draft-book = Planets are chosen one by one; one army is placed in turn.
rule-start-one = One army on each planet at the start, no more.
rule-first-dealt = Who is dealt the first planet begins.
rule-move-in-one = At least 1 army moves to a captured planet.
rule-move-in-survivors = At least the survivors of the last roll move to a captured planet.
rule-bonus = A traded card of your own planet brings +{ $armies } there, once a set.
rule-fortify-connected = One move along your own connected planets at the end of the turn.
rule-victory = { $share } % of the planets at the end of the own turn win too.
rule-rounds = After { n-rounds } the most planets win, among equals the most armies; equals share the victory.
rule-not-your-space = { $space } belongs to { $owner }. Choose a planet of yours.
rule-nobodys-space = { $space } belongs to nobody yet. Choose a planet of yours.
rule-taken = { $space } is taken by { $owner }. Choose a free one.
rule-claim-one = Choose exactly one planet at a time.
rule-twice = { $space } stands in your list twice. Name each planet once.
rule-empty = Your list is empty. Name at least one planet.
rule-same-space = That is { $space } twice. Choose two different planets.
rule-not-linked-none = { $from } and { $to } are no neighbours, and { $from } has no enemy beside it. Attack from another planet.
rule-no-path-none = No way of your own leads from { $from } to { $to }, nor anywhere else. Choose another planet.
rule-too-few-troops = { $there ->
    [one] Only 1 army stands
   *[other] Only { $there } armies stand
} on { $space }, and 1 must always stay. Choose a stronger planet.
