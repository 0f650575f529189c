### What is said with other words in the Original Trilogy than on other boards of planets.
### Each of these replaces the message of the same key; tests find one that replaces nothing.

answer-joined = Welcome! You are { $seat }: { $look }.
    {"**Goal:**"} the Empire wipes out the Rebels; the Rebels find the Emperor or wipe out the Empire; the Hutts, if somebody plays them, hold ten resource planets.
    {"**A turn:**"} place new armies and a ship, invade as often as you like, move armies and ships once, draw cards for conquests. The Empire also hides bases and moves the Death Star.
    I call you by name when it is your turn and send your cards by direct message. /{ cmd-help } always says what you can do.
event-eliminated = **{ $seat } is out**, eliminated by { $captor }. { $cards ->
    [0] The cards are discarded.
   *[other] Cards taken: { $cards }.
}
help-prefer = Type /{ cmd-claim } with the planets you like, best first, with commas between them. Whole regions give extra armies each turn; { $one } and { $other } are easy to hold. At the limit of your side you get no more.
help-deploy = Type /{ cmd-place } { opt-place-list }:`{ $example } 3, …`, or one planet at a time with { opt-place-space } and { opt-place-troops }. Strong borders are worth more than a strong middle.
help-trade = Trade three matching cards for armies with /{ cmd-trade }, build the ship on a card with /{ cmd-build } or play a card with /{ cmd-card } { cmd-card-play }, if you like; or go straight on: /{ cmd-place } { opt-place-space }:{ $example } and how many.
help-place = Type /{ cmd-place } { opt-place-space }:{ $example } and how many. Until you attack you may also build one ship (/{ cmd-build }) and play cards (/{ cmd-card } { cmd-card-play }). Then /{ cmd-attack }, and /{ cmd-done } to go on.
help-more = Look: /{ cmd-board } · /{ cmd-hand } · /{ cmd-orders } · /{ cmd-status } · /{ cmd-odds } · /{ cmd-dice } · /{ cmd-log } · /{ cmd-rules }
help-attack = Type /{ cmd-attack }: { opt-attack-from } one of your planets with 2 or more armies { opt-attack-to } a neighbour; the list shows your chance, with the ships. Without more words I roll until it is captured or too few armies are left for all dice. When you have had enough: /{ cmd-done }. Each side that loses a planet to you earns you a card, two at most.
help-fortify = Type /{ cmd-fortify } to move armies from a quiet planet to a border, once, also through your partner's planets. Or go on with /{ cmd-done }: ships come next.
task-fortify = move armies once between your planets, or go on.
rules-game = **The game by its steps**
    The Empire wins by wiping out the Rebels; the Rebels by finding the Emperor or wiping out the Empire; the Hutts, if played, with ten resource planets. A side wins together.
    1. Empire: draw one of six bases and lay it face down. It throws eight-sided dice against Rebels and Hutts; one hides the Emperor.
    2. Armies: a third of your planets, at least 3, and the bonus of each whole region.
    3. Trade one set; build one ship with a card. Fighters throw ones again, bombers add 1, destroyers throw eight sides.
    4. Place.
    5. Invade as often as you like. Defenders win ties. The Death Star guards the Empire's planet under it; from beside it 1 to 3 armies attack it: a sum of 18 destroys it, otherwise they are lost. The Force gives Rebels dice or takes them.
    6. Armies, then 7. ships, move once along planets of your side; a partner's planet with one lone army may change command.
    8. Empire: the Death Star flies as far as one die; a card of the region destroys the enemy planet under it, three in a game.
    9. Draw a card for each side that lost a planet to you, two at most, and those of the Force or the resource planets.
    A card is a ship, part of a set, or its event, played at its time.
rule-nobodys-space = { $space } is not yours: nobody plays its armies, or nobody has claimed it yet. Choose a planet of yours.
rule-too-few-cards = { $have ->
    [0] You have no cards. A set is three; you draw for conquests, by the Force or by resource planets.
    [one] You have one card, and a set is three. You draw for conquests, by the Force or by resource planets.
   *[other] You have { $have } cards, and a set is three. You draw for conquests, by the Force or by resource planets.
}
rule-trade-over = Trading is over for this turn: armies have been placed, or the one set was traded. Take armies back if you can, or trade in your next turn.
rule-fortify-connected = One move of armies and one of ships at the end of the turn, along planets of your side.
