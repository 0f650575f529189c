### What is said with other words in the Clone Wars than in the Original Trilogy.
### Each of these replaces the message of the same key; tests find one that replaces nothing.

n-bombers = { $ships ->
    [one] 1 corvette
   *[other] { $ships } corvettes
}
n-destroyers = { $ships ->
    [one] 1 capital ship
   *[other] { $ships } capital ships
}
letter-bomber = c
letter-destroyer = C
step-lay-marker = Token
task-lay-marker = lay the token that was drawn face down on a planet of this army.
help-lay-marker = Choose a planet of this army without a token, in the panel or with /{ cmd-base }. All see where it lies; what it is, only the Separatists know. If the Republic takes that planet, it captures the token and draws a card for each of its circles. A planet with a token cannot change command.
button-base = Token
panel-base = **Token:** choose the planet on which it lies face down.
select-base = Planet of the token
special-marker-first = First lay the token that you have drawn on a planet of this army: /{ cmd-base }. Then your turn goes on.
special-no-marker = No token was drawn. /{ cmd-help } says what you can do.
special-marker-there = There is a token on { $space } already. Choose a planet of this army without one.
special-not-to-be-taken = The command of { $space } cannot pass on: { $reasons }. It needs exactly one army, no ships, no token, and another planet that its owner keeps.
command-base = a token there
base-hidden = token
picture-sign = { $sign ->
    [base] Token
    [sealed] Sealed
    [shielded] Loyal
   *[eight] d8
}
answer-joined = Welcome! You are { $seat }: { $look }.
    {"**Goal:**"} the Separatists wipe out the Republic, with Order 66 at the right moment; the Republic wipes out the Separatists or, once Order 66 was called, takes the planet of Darth Sidious. Two armies are a side and win together.
    {"**A turn:**"} place new armies and a ship, invade as often as you like, move armies and ships once, draw cards for conquests. The Separatists also lay tokens and move Darth Sidious along his track.
    I call you by name when it is your turn and send your cards by direct message. /{ cmd-help } always says what you can do.
help-prefer = Type /{ cmd-claim } with the planets you like, best first, with commas between them. Whole regions give extra armies each turn; { $one } and { $other } are easy to hold. The armies of the Republic get one planet each before all others; if both want the same one, a roll decides.
help-attack = Type /{ cmd-attack }: { opt-attack-from } one of your planets with 2 or more armies { opt-attack-to } a neighbour; the list shows your chance, with the ships. Without more words I roll until it is captured or too few armies are left for all dice. When you have had enough: /{ cmd-done }. Each enemy army that loses a planet to you earns you a card.
rules-game = **The game in one screen**
    Two sides of two armies each, in turn. The Separatists win by wiping out the Republic; the Republic by wiping them out, or by taking the planet of Darth Sidious after Order 66.
    {"**Eleven steps.**"} 1. Separatists: draw a token, lay it face down on a planet of the army. 2. Separatists: Darth Sidious goes one space on.
    3. Count: a third of your planets, at least 3, and the bonus of whole regions. 4. Trade one set; build one ship with a card, 3 of a class at most. Fighters throw ones again, corvettes add 1, capital ships throw eight sides (d8). 5. Place.
    6. Invade as often as you like; defenders win ties. The Republic captures the tokens of planets that it takes.
    7. Armies, 8. ships, move once along planets of your side. 9. A partner's planet with one lone army may change command.
    10. Draw a card for each enemy army that lost a planet to you, and for each circle of captured tokens.
    11. Separatists, once: Order 66. A d8 for each planet of the Republic; what turns goes to a Separatist army. Then tokens are gone, and Darth Sidious stands on a planet that defends with d8.
    A card is a ship, part of a set, or its event; Anakin's events are the Separatists' alone after Order 66.
rule-draft-quick = Each army of the Republic gets a planet first; the others go by lists of wishes. Everybody places at once, secretly.
rule-draft-book = Each army of the Republic names a planet first; the others are chosen one by one; one army is placed in turn.
rule-nobodys-space = { $space } belongs to nobody yet. Choose a planet of yours.
rule-too-few-cards = { $have ->
    [0] You have no cards. A set is three; you draw for conquests and for captured tokens.
    [one] You have one card, and a set is three. You draw for conquests and for captured tokens.
   *[other] You have { $have } cards, and a set is three. You draw for conquests and for captured tokens.
}
