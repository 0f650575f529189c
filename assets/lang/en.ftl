### What Adjutant says, in English. Every message stands in every language with the same variables; tests compare them.
### Commands are named by reference, so that a text and the command list never differ.

## Numbers of things

n-armies = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
n-spaces = { $spaces ->
    [one] 1 territory
   *[other] { $spaces } territories
}
n-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
n-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
card = { $name } ({ $symbol })
and-more = { $shown } and { $more } more
language = English

## Steps and tasks

step-claim = Claim
step-deploy = Starting armies
step-trade = Trade
step-place = Place
step-attack = Attack
step-move-in = Move in
step-spoils-trade = Trade captured cards
step-spoils-place = Place armies from the trade
step-fortify = Fortify

task-trade = place { n-armies }, or trade three cards first; then attack or end.
task-trade-first = you must trade a set first, then place your armies.
task-place = place { n-armies }, then attack or end.
task-attack = attack, or end your attacks.
task-move-in = how many armies move from { $from } into { $to }? { $least } to { $most }.
task-spoils-trade = trade captured cards now, as far as you may or must; otherwise attack on or end.
task-spoils-place = place { n-armies } from the trade, then attack on or end.
task-fortify = move armies once between your territories, or end your turn.
task-prefer = list the territories you would like, best first: /{ cmd-claim }
task-claim = choose one free territory: /{ cmd-claim }
task-deploy = place all your starting armies ({ $armies } to go): /{ cmd-place }
task-deploy-one = place one army ({ $left } left): /{ cmd-place }
task-paused = the match is paused.
task-ended = the match was ended.
task-set-aside = the match stands still: { $why }. { $remedy }

## A match that was set aside

stopped = This match stands still: { $why }. Nothing is lost. { $remedy }
stopped-damaged = something that is stored of it cannot be read
stopped-edition = its board or its cards have changed since it began
stopped-newer = a newer version of me wrote it
stopped-channel = I could not post in its channel
stopped-gone = its channel was deleted
stopped-removed = I was taken out of its server
stopped-failed = what was due failed three times
stopped-bug = I made a mistake three times
remedy-damaged = A moderator can try again with /{ cmd-mod } { cmd-mod-resume }, or end it with /{ cmd-mod } { cmd-mod-end }; whoever runs me finds the details in my log and can restore a backup.
remedy-version = Whoever runs me must start the version of me that it was played with; then a moderator lets it go on with /{ cmd-mod } { cmd-mod-resume }.
remedy-channel = Once I may view and write here again, it goes on by itself; a moderator can also let it go on with /{ cmd-mod } { cmd-mod-resume }.
remedy-gone = /{ cmd-mod } { cmd-mod-resume } does not bring it back; a moderator can end it from another channel with /{ cmd-mod } { cmd-mod-end }.
remedy-removed = Once I am in the server again and may view and write here, it goes on by itself; a moderator can also let it go on with /{ cmd-mod } { cmd-mod-resume }.
remedy-failed = A moderator can try again with /{ cmd-mod } { cmd-mod-resume }.
remedy-bug = A moderator can try again with /{ cmd-mod } { cmd-mod-resume }, or end it with /{ cmd-mod } { cmd-mod-end }; whoever runs me finds the mistake in my log.

## The turn post

turn-head = { $seat } { $ping }: { $task }
turn-head-still = { $seat }: { $task }
turn-head-ai = { $seat } is played by the AI and will be done in a moment.
turn-over = **Turn { $turn } of { $seat }** is over.
turn-over-nobody = **Turn { $turn }** is over.
turn-lines = **This turn**
story-head = **Since your last turn**
story-captured = took { $spaces }
story-from = { $spaces } (from { $owner })
story-traded = { $sets ->
    [one] traded a set ({ $values })
   *[other] traded { $sets } sets ({ $values })
}
story-your-losses = cost you { n-armies }
story-eliminated = eliminated { $seats }
earlier = … { $count } earlier: /{ cmd-log }

## Set-up, lobby, end

set-up-preferring = **Set-up.** { $ready } of { $all } have handed in a list of territories. Still missing: { $missing }.
    Everybody lists what they would like, best first: /{ cmd-claim }. Nobody sees the lists of others.
set-up-claiming = **Set-up.** { $seat } chooses a territory: /{ cmd-claim }
set-up-deploying = **Set-up.** { $ready } of { $all } have placed. Still missing: { $missing }.
    Place all armies that you have left ({ $armies } at most): /{ cmd-place }. It stays secret until the last one is done.
set-up-deploying-one = **Set-up.** { $seat } places one army ({ $left } left): /{ cmd-place }
set-up-done = **The set-up is done.** The board is open:

lobby-head = **Lobby: { $ruleset }**, { $taken } of { $most } seats
lobby-nobody = Nobody has joined yet.
lobby-seat-ai = { $seat } (AI)
lobby-seat-host = { $seat } (host)
lobby-how = Join below. The host starts as soon as { $least } or more sit at the table; empty seats can be given to the AI.
lobby-length = Usual length: about { $turns } turns, { $weeks ->
    [one] a week
   *[other] { $weeks } weeks
} at one turn a day.
lobby-seal = Sealed dice: `{ $commitment }`
inputs-head = **Public inputs of the dice**, sealed as `{ $commitment }`. These lines, without their numbers, and the seed that I post at the end make every throw. Keep this post: I never edit it.
lobby-begun = **The match has begun.**
lobby-closed = This lobby is closed. A new one: /{ cmd-game } { cmd-game-new }

end-head = **{ $outcome }** { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { n-rounds }.
end-seat = { $place }. { $seat }: { n-rounds }, { $conquests ->
    [one] 1 conquest
   *[other] { $conquests } conquests
}, { $losses ->
    [one] 1 army
   *[other] { $losses } armies
} lost
end-hand = Cards of { $seat }: { $cards }
end-seed = Check the dice: SHA-256 of the seed `{ $seed }` is the promised `{ $commitment }`; seed and public inputs (posted at the start) make every throw. Throws with their numbers: /{ cmd-log } { opt-log-move }. Whoever runs me can give you the match as a file; `adjutant verify` or a checker of your own (docs/dice.md) recomputes it.
end-no-seed = The seed stays sealed as `{ $commitment }`.
outcome-won = { $seat } has won!
outcome-drawn = A draw: for too long nothing was captured, or nobody but the AI played on. Territories: { $held }. The most is { $most }.
outcome-held = { $seat } has won, with { $share } % of the territories. Territories: { $held }.
outcome-counted = { $count ->
    [one] { $seats } has won: the agreed rounds are over.
   *[other] { $seats } share the victory: the agreed rounds are over.
} Territories: { $held }.
match-broken = This match cannot be shown just now.

notice-paused = The match is paused (by { $by }). All clocks stand still.
notice-resumed = The match goes on (resumed by { $by }).
notice-kicked = The AI now plays { $seat } (decided by { $by }).
notice-removed = { $name } was removed from the lobby (by { $by }).
notice-replaced = { $now } now plays for { $was } (decided by { $by }).
notice-undone = { $count ->
    [one] 1 move was taken back
   *[other] { $count } moves were taken back
} (by { $by }). The match stands where it stood before move { $moves }; buttons of older posts are dead.
notice-ended = The match was ended (by { $by }).
notice-started = The match was started (by { $by }).
notice-lobby-changed = The lobby was changed in the host's place (by { $by }).

dm-place = Match #{ $number } in { $server }: { $link }
dm-closed = { $seat } { $ping }: I cannot send you direct messages. /{ cmd-hand } always shows your cards, to you alone.
lobby-locked = The lobby is locked: nobody else can join. The host starts as soon as { $least } or more sit at the table.
notice-lobby-closed = Nobody has touched this lobby for three days, so it is closed. A new one: /{ cmd-game } { cmd-game-new }
dm-welcome = You have joined: { $ruleset }. In the channel I call you when it is your turn; your cards come here, to you alone. Answering me here does nothing.
dm-taken-out = I was taken out of { $server }. Your matches there stand still, and nothing is lost: once somebody who manages the server adds me again, they go on by themselves. { $link }
dm-that-server = the server in which you play
notice-by-player = They play in this match themselves.
notice-left = { $seat } has left; the AI plays on.
notice-nameless = Whoever played { $seat } had their data deleted, and the seat its name with it; the AI plays on.
notice-took-over = { $now } plays on for { $was }.
question-take-over = { $ping }: { $name } would like to take over { $seat } from the AI. The host decides.
question-undo = { $ping }: { $name }, who moderates and plays too, would like to go back to before move { $moves }. Another player must agree; the question lapses with the next move.
question-yes = { $by } said yes.
question-no = { $by } said no.
question-lapsed = The question has lapsed.
notice-renamed = { $was } is called { $now } now (decided by { $by }).
notice-reopened = The match goes on (opened again by { $by }).
notice-revealed = The match that was ended here can no longer be opened again; its seed is open.
notice-skipped = The default was taken for { $seats } (skipped by { $by }).
lobby-gate = To join: { $conditions }.
lobby-asking = Waiting for the host's answer: { $names }
outcome-remained = { $seat } has won: all others are out or have surrendered. Territories: { $held }.
outcome-agreed = A draw, and all who play agreed on it. Territories: { $held }.
seat-surrendered = { $line } · surrendered
notice-surrendered = { $seat } surrenders; the AI plays on.
notice-writes-again = I can write here again: the match goes on.
notice-is-back = I am in this server again: the match goes on.
notice-absent = Whoever plays { $seats } is not in this server any more. If they come back, they simply play on; otherwise a moderator can let somebody else go on for them (/{ cmd-mod } { cmd-mod-replace }) or the AI (/{ cmd-mod } { cmd-mod-kick }), or skip them this time (/{ cmd-game } { cmd-game-skip }).
question-draw = { $name } offers a draw: the match ends without a winner if all who play agree. Agreed: { $agreed }.
question-draw-missing = Still to answer: { $missing } { $ping }. One No, or a whole round without all answers, and the match goes on.
question-draw-yes = All have agreed.
card-head = **Match #{ $number }: { $ruleset }**
card-look = Look: /{ cmd-board } · /{ cmd-status } · /{ cmd-help } · /{ cmd-rules }
logged = { $channel } · match { $number } ({ $players }): { $act }
logged-unreadable = { $channel } · match { $number }: { $act }
set-up-skip = Is somebody missing for long? After 12 hours the host can have the rest placed, after 48 hours of silence everybody: /{ cmd-game } { cmd-game-skip }
lobby-word = { $seat }, word for the dice: “{ $word }”
lobby-seal-first = Sealed dice: `{ $commitment }` (first shown in { $link })
inputs-key = Nothing is mixed in later. SHA-256 of the key that they make: `{ $key }`

## What happened

event-dealt = The territories were dealt. { $first } begins. ({ $draws })
event-preferred = has handed in a list of territories
event-claimed = takes { $space }
event-drafted = All lists are in and the territories are given out. { $first } begins. ({ $draws })
event-given-out = The territories are given out.
event-given-out-drawn = The territories were dealt. ({ $draws })
event-rolled-set-up = Roll for the set-up: { $first } begins. { $throws }
event-rolled-first-turn = Roll for the first turn: { $first } begins. { $throws }
event-deployed = has placed all starting armies
event-deployed-there = You placed: { $places }
event-revealed = All starting armies are revealed.
event-turn-began = turn { $turn }, round { $round }: { n-armies } ({ $parts })
income-base = { n-spaces }: { $armies }
event-placed = places { $places }
event-took-back = takes back { n-armies }
event-traded = trades { $cards } for { $value } armies; the next set: { $next }
event-traded-fixed = trades { $cards } for { $value } armies; a mixed set is worth { $mixed }
event-traded-bonus = (+{ $armies } on { $space })
series = { $from } » { $to }: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, -{ $attacker } : -{ $defender }, { $end }, { $draws }
series-captured = captured
series-once = one roll
series-kept = stopped as ordered
series-too-few-dice = too few armies for all dice
series-limit = stopped at the limit of one order
series-moved-in = , { $armies } moved in
throw = { $draw }: { $attack } against { $defence }, -{ $attacker } : -{ $defender }
die-sides = d{ $sides }
die-left-out = ({ $faces } left out)
event-captured = takes { $space } from { $from }
event-moved-in = moves { n-armies } from { $from } to { $to }
event-eliminated = **{ $seat } is out**, eliminated by { $captor }, who takes { n-cards }.
event-took-cards = Cards taken from { $from }: { $cards }
event-fortified = moves { n-armies } from { $from } to { $to } (fortify)
event-drew = draws a card ({ $hand } in hand)
event-drew-card = You drew { $card } (draw #{ $draw }).
event-reshuffled = The { n-cards } of the discard pile are the new stack.
event-no-card-left = draws no card: none is left
event-turn-ended = ends the turn
event-timed-out = did not play; the safe default was taken
event-handed-over = has a new player
event-handed-to-ai = is now played by the AI
event-draw-near = Nothing has been captured for long: in { n-rounds } the match is a draw.
event-surrendered = surrenders; the AI plays on
event-drew-numbered = draws a card ({ $hand } in hand) (#{ $draw })

## The board in words

header-set-up = Set-up
picture-after = After turn { $turn }
header-after = after turn { $turn } of { $seat }
picture-turn = Turn { $turn } · Set { $next }
picture-turn-fixed = Turn { $turn }
header-turn = Turn { $turn } · Round { $round } · Set { $next }
header-turn-fixed = Turn { $turn } · Round { $round }
heading-spaces = Terr.
heading-armies = Armies
heading-cards = Cards
heading-income = Next
region-tag = { $region } +{ $bonus }
seat-line = { $seat }: { n-spaces }, { n-armies }, { n-cards }, next +{ $income }
seat-out = { $seat }: out
banner-paused = Paused
banner-over = The end
banner-ended = Ended
banner-set-aside = Stopped
alt-no-board = There is no board yet: the match has not begun.
alt-header = Board, { $header }.
alt-last = Last: { $last }.
alt-tail = All of it: /{ cmd-board } { opt-board-text }

## Buttons

button-hand = My hand
button-log = Log
button-board-text = Board as text
button-join = Join
button-leave = Leave
button-add-ai = Add AI
button-start = Start
button-rematch = Rematch
button-rules = Rules
button-attack-again = Again: { $from } » { $to }
button-end-attacks = End attacks
button-end-turn = End turn
button-take-back = Take back
button-move-least = Least ({ $armies })
button-move-half = Half ({ $armies })
button-move-all = All ({ $armies })
button-claim = Claim
button-place = Place
button-trade = Trade
button-attack = Attack
button-fortify = Fortify
button-put = +{ $armies }
button-put-all = All
button-spread = Spread
button-reset = Reset
button-confirm = Confirm
button-for-me = Do it for me
button-write = Write …
button-other = Other …
button-one-roll = 1 roll
button-until-captured = Until captured
button-stop-at = Stop at { $armies }
button-set = { $value }: { $cards }
button-previous = ‹ Back
button-next = More ›
button-lock = Lock
button-unlock = Unlock
button-my-look = My look
button-sure-kick = The AI plays on
button-sure-undo = Take back
button-sure-end = End the match
button-sure-leave = Leave the match
button-yes = Yes
button-no = No
button-accept = Accept { $name }
button-decline = Decline { $name }
button-sure-surrender = Surrender
button-sure-draw = Offer a draw
button-sure-draw-alone = End as a draw
button-end-anyway = End all the same
button-back = Back
button-word = Word for the dice

## Panels

panel-place = **Place:** { $left ->
    [0] all armies are in the draft below. Confirm it.
   *[other] { n-left } left. Choose a territory, then how many.
}
n-left = { $left ->
    [one] 1 army
   *[other] { $left } armies
}
panel-draft = Draft: { $list }
panel-draft-item = { $space } +{ $armies }
panel-on = Next: { $space } ({ $troops } now)
panel-claim-now = **Claim:** choose the territory to take now.
panel-claim = **Claim:** choose territories, best first. A territory that you choose again leaves the list.
panel-claims = Your list: { $list }
panel-claims-empty = Your list is empty so far.
panel-trade = **Trade:** choose a set.
panel-trade-forced = **Trade:** you must trade a set now.
panel-trade-none = **Trade:** your hand holds no set.
panel-attack = **Attack:** { $count ->
    [one] 1 attack is possible.
   *[other] { $count } attacks are possible, the best odds first.
}
panel-aim = { $from } » { $to }, { $attackers } against { $defenders }: { $chance } to capture.
panel-move-in = **Move in:** { $least } to { $most } armies go from { $from } into { $to }.
panel-fortify = **Fortify:** choose where armies come from, then where they go.
panel-move = Move up to { n-armies } from { $from } to { $to }.
panel-done = Nothing is left for you to choose here.
option-attack = { $from } » { $to } { $attackers }:{ $defenders } { $chance }
option-space = { $space } { $troops }
select-claim = Choose a territory
select-place = Where do armies go?
select-attack = Choose an attack
select-from = From …
select-to = … to
select-set = Choose a set
form-place = Place armies
form-place-label = Such as: { $example }
form-move-in = Move in
form-move = Move armies
form-troops-label = How many? { $least } to { $most }
wardrobe = You are { $seat }: { $look }.
select-look = Choose colour and shape
form-word = Your word for the dice
form-word-label = At most { $most } characters, for good

## Answers

answer-opened = The lobby is open and you are its host. Others join with the button or /{ cmd-game } { cmd-game-join }.
answer-joined = Welcome! You are { $seat }: { $look }.
    {"**Goal:**"} be the last one standing. Take territories, hold whole continents, get more armies.
    {"**A turn:**"} place new armies, attack as often as you like, move armies once, draw a card if you captured something.
    I call you by name when it is your turn and send your cards by direct message. /{ cmd-help } always says what you can do.
answer-left = You have left.
answer-ai-added = { $count ->
    [one] 1 AI has joined.
   *[other] { $count } AIs have joined.
} { $seats } sit at the table now.
answer-started = The match begins!
answer-settings = **{ $ruleset }**, preset { $preset }. ● marks what differs from the preset. Change: /{ cmd-game } { cmd-game-settings } { opt-game-settings-option }, { opt-game-settings-value }
answer-paused = Paused. All clocks stand still.
answer-resumed = The match goes on.
answer-kicked = The AI now plays { $seat }.
answer-replaced = { $now } now plays for { $was }.
answer-undone = { $count ->
    [one] 1 move was taken back;
   *[other] { $count } moves were taken back;
} the match stands where it stood before move { $moves }.
answer-ended = The match is ended.
answer-set-up = Settings of this server. Moderators: Manage Server and { $role }. Language: { $language }. Board: { $posts }.
set-up-no-role = no role
posts-turn = one post a turn
posts-capture = a new post after each capture
posts-move = a new post after each move
played-next = Now { $task }
played-waits = Done. { $seat } is on turn.
played-done = Done.

look-0 = amber circle
look-1 = sky blue square
look-2 = green diamond
look-3 = cream hexagon
look-4 = blue shield
look-5 = magenta star
answer-locked = Locked: nobody else can join until you unlock it. The AI still can be added.
answer-unlocked = Unlocked: everybody can join again.
answer-removed = { $name } was removed and cannot join this lobby again.
answer-opening = Matches may be opened by { $who }, { $channels }. Open lobbies: { $person } a person, { $server } in the server.
opening-everyone = everybody
opening-role = { $role } and moderators
opening-moderators = moderators
opening-everywhere = in all channels
answer-reopened = The match goes on.
answer-left-to-ai = You have left; the AI plays on.
answer-which-seat = Which seat would you like to take over from the AI?
answer-asked = The question is asked in the channel of the match.
answer-answered = Your answer is noted.
sure-leave = { $count ->
    [one] The AI plays on with { $seat }. You get the seat back only if the host agrees.
   *[other] The AI plays on with { $seat }. You get the seats back only if the host agrees.
    }
answer-renamed = { $was } is called { $now } now.
answer-skipped = Skipped: { $seats }.
sure-kick = { $seat } loses the seat and the AI plays on with it: { $spaces } territories, { $armies } armies, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
sure-kick-lobby = { $seat } is removed from the lobby and the seat is free again.
sure-undo = Back to before move { $moves }: { $count ->
    [one] 1 move is taken back
   *[other] { $count } moves are taken back
}. New throws take the place of the old ones.
sure-undo-whose = By: { $seats }
sure-undo-set-up = The match goes back to the set-up.
sure-undo-turn = The match goes back to turn { $turn }.
sure-end = The match of { $players } ends without a winner in turn { $turn }, after { $moves } moves. It can be opened again for 7 days with /{ cmd-mod } { cmd-mod-reopen }.
sure-end-lobby = The lobby of { $players } closes. It can be opened again for 7 days with /{ cmd-mod } { cmd-mod-reopen }.
sure-end-broken = The match cannot be read. It ends without a winner.
answer-host-asked = The host has been asked. If they accept you, you have a seat, and I send you a direct message.
answer-accepted = { $name } has a seat now.
answer-declined = { $name } gets no seat and cannot ask again in this lobby.
answer-open = Everybody may join now, without any condition.
answer-gated = Who wants to join needs: { $conditions }.
gate-approval = the host's approval
gate-role = the role { $role }
gate-days = an account at least { $days ->
    [one] 1 day
   *[other] { $days } days
} old
answer-surrendered = You have surrendered.
answer-drawn = The match is over: a draw.
sure-surrender = { $count ->
    [one] The AI plays on with { $seat }, which cannot win any more. You do not get the seat back.
   *[other] The AI plays on with { $seat }, which cannot win any more. You do not get the seats back.
    }
sure-surrender-last = { $count ->
    [one] The match ends, and { $winner } has won.
   *[other] The match ends, and { $winner } have won.
    }
sure-draw = { $seats } will be asked whether the match shall end as a draw. Until all have agreed it goes on. You can ask once a day.
sure-draw-alone = Nobody but the AI plays against you: the match ends at once, as a draw.
answer-shown = It is posted, for everybody here.
ending-turn = This ends your whole turn. Still open: { $open }. (I ask only in your first match.)
ending-step = This ends the step “{ $step }”. Still open: { $open }. (I ask only in your first match.)
answer-log = Acts of moderators, skips and matches that stand still are told in { $channel }.
answer-no-log = Acts of moderators are told in no channel but that of the match.
answer-worded = Your word for the dice is “{ $word }”. It stands in the lobby for all to see, cannot be changed, and changes every throw of the match.
answer-word-hint = If you like, give a word for the dice: it changes every throw, so nobody can have worked them out before.

## Looking

hand-head = { $seat }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
hand-none = There is no hand to show: you have no seat in this match, or it has not begun.
hand-no-set = No set yet. The next one is worth { $value }.
hand-no-set-fixed = No set yet. A mixed one is worth { $mixed }.
hand-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
} (a mixed one is worth { $value } now): /{ cmd-trade }
card-yours = yours
set-line = { $cards }: { $value }
status-cards = Cards: { $stack } in the stack, { $discard } discarded. Sets traded: { $traded }; the next is worth { $next }.
status-cards-fixed = Cards: { $stack } in the stack, { $discard } discarded. Sets traded: { $traded }; a mixed one is worth { $mixed }.
status-cards-gone = Cards: { $stack } in the stack, { $gone } out of the game. Sets traded: { $traded }; a mixed one is worth { $next }.
status-draw = Without a capture the match is a draw in { n-rounds }.
status-draws = Next draw: #{ $next }. Dice sealed as `{ $commitment }`
log-head = **Log** (number of the move first; all throws of one: /{ cmd-log } { opt-log-move })
log-empty = Nothing has happened yet.
log-line = `{ $moves }` { $text }
log-undone = ~~{ $line }~~ (taken back)
odds-head = { $attackers } attack { $defenders }, until { $keep } { $keep ->
    [one] is
   *[other] are
} left
odds-capture = Chance to capture: **{ $chance }**
odds-losses = Losses on average: -{ $attacker } : -{ $defender }
odds-bound = So many armies are only bounded, not computed exactly.
odds-battle = One roll: { $cases }
chance-between = { $low } to { $high }
list-head = **Matches**
list-empty = There is no match. Open one: /{ cmd-game } { cmd-game-new }
list-line = #{ $number } { $channel }: { $ruleset }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $state }, turn { $turn }
list-yours = **waits for you:** { $line }
state-lobby = lobby
state-running = running
state-paused = paused
state-over = over
state-ended = ended
state-set-aside = stopped
look-shown-by = { $seat } shows:
privacy-nothing = Nothing is stored about you here.
privacy-head = This is stored about you here; only you see this message.
privacy-account = Account { $account }, name { $name }, language { $language }
privacy-account-alone = Account { $account }
privacy-dm-closed = That you take no direct messages
privacy-dm-waiting = Direct messages to you that are not sent yet: { $count }
privacy-match = Match { $number } in { $channel }: { $state }, your seat: { $names }, since { $since }
privacy-more = More matches: { $count }
privacy-lobbies = Lobbies whose records name you (joined, asked or removed): { $list }
privacy-questions = Questions that name you: { $count }
privacy-left = { $names } (left)
privacy-kept = Your moves are kept by seat. All this stays until you delete it; sent messages and answers stay { $days } days. Whoever runs this bot can see it.
privacy-how = As a file: /{ cmd-privacy } { cmd-privacy-export } · Delete: /{ cmd-privacy } { cmd-privacy-delete }
privacy-file = Everything that is stored about you, with your moves. Times are milliseconds since 1970.
privacy-delete =
    Your account, name, language and waiting messages are deleted; your seats are called “N.N.” and belong to nobody. This cannot be undone.
    The moves stay, by seat, and so do the public inputs of the dice: they were posted, and nobody could check the dice without them. Messages in the channels stay too.
privacy-delete-live = You leave these, and the AI plays on with your seats, also where a match stands aside:
privacy-deleted = Deleted. Whoever joins a match is stored anew.
button-forget = Delete for good
dice-about = When a lobby opens I post the SHA-256 of a secret seed; at the start, the public inputs: who sits where, everybody's word, and numbers that Discord chose. Both together make every throw; nothing is mixed in later, and without the seed nobody can predict one. At the very end I post the seed: then every throw can be recomputed by its number (docs/dice.md). My host could read the seed before; a throw they could not change.
dice-head = **Dice of match { $number }**
dice-inputs = Public inputs: { $link }
dice-inputs-none = Public inputs: posted at the start.
dice-key = SHA-256 of the key: `{ $key }`
dice-all = all
dice-attack = attack
dice-defence = defence
dice-total = dice
dice-expected = Fair dice show each face about { $each } times in { $dice } dice.
dice-none = No dice have fallen yet.
dice-few = { $dice } dice are too few to judge; from 30 on I say how even they are.
dice-even = Chi-square { $chi }: as even as fair dice usually are.
dice-mild = Chi-square { $chi }: a little uneven. One match in twenty with fair dice looks like this by chance.
dice-strong = Chi-square { $chi }: uneven. One match in a hundred with fair dice looks like this by chance.
dice-extreme = Chi-square { $chi }: very uneven. One match in a thousand with fair dice looks like this by chance; recompute the throws at the end.
dice-last = Last attack, { $seat }: { $from } » { $to }, losses -{ $attacker } : -{ $defender }, { $end }.
dice-last-armies = Last attack, { $seat }: { $from } ({ $attackers }) » { $to } ({ $defenders }), losses -{ $attacker } : -{ $defender }, { $end }.
dice-lucky = This or better for the attacker: **{ $better }**, about 1 in { $n }. (This or worse: { $worse }.)
dice-unlucky = This or worse for the attacker: **{ $worse }**, about 1 in { $n }. (This or better: { $better }.)
dice-usual = This or better for the attacker: { $better }. This or worse: { $worse }. Nothing special.
dice-unknown = I cannot say exactly how likely that was.

## Help and rules

help-no-match = There is no match in this channel. /{ cmd-game } { cmd-game-new } opens a lobby; others join with one press, and the AI can fill seats.
help-lobby = A lobby is open here. Press **Join** or type /{ cmd-game } { cmd-game-join }. You need to know nothing yet: I say what to do when it is your turn.
help-lobby-joined = You have joined. The host starts the match; then I call you. Meanwhile /{ cmd-rules } tells the game in one screen.
help-lobby-host = You are the host. Fill empty seats with /{ cmd-game } { cmd-game-add-ai }, look at /{ cmd-game } { cmd-game-settings }, then /{ cmd-game } { cmd-game-start }.
help-paused = The match is paused. Looking works; moves wait until a moderator resumes it.
help-over = This match is over. /{ cmd-game } { cmd-game-new } opens the next one.
help-spectator = A match is running here without you. Watch with /{ cmd-board } and /{ cmd-status }.
help-out = { $seat }: you are out of this match. You can still watch with /{ cmd-board }.
help-wait = { $seat }: you have nothing to do. { $on_turn } is on turn; I call you when it is yours. Look around with /{ cmd-board }, /{ cmd-hand }, /{ cmd-odds }.
help-set-up-wait = { $seat }: you are done. As soon as everybody is, the match goes on.
help-your-turn = { $seat }: { $task }
    { $how }
help-prefer = Type /{ cmd-claim } with the territories you like, best first, with commas between them. Whole continents give extra armies each turn; { $one } and { $other } are easy to hold.
help-claim = Type /{ cmd-claim } and choose one free territory, best beside one of yours.
help-deploy = Type /{ cmd-place } { opt-place-list }:`{ $example } 3, …`, or one territory at a time with { opt-place-space } and { opt-place-troops }. Strong borders are worth more than a strong middle.
help-trade = Type /{ cmd-trade } to turn three cards into armies, or go straight on: /{ cmd-place } { opt-place-space }:{ $example }. Once an army is placed, trading is over for this turn.
help-trade-first = Type /{ cmd-trade } and choose a set: with so many cards you must, before you place anything. Then go on: /{ cmd-place } { opt-place-space }:{ $example }.
help-place = Type /{ cmd-place } { opt-place-space }:{ $example } and how many. Then /{ cmd-attack }, and /{ cmd-done } at the end.
help-attack = Type /{ cmd-attack }: { opt-attack-from } one of your territories with 2 or more armies { opt-attack-to } a neighbour; the list shows your chance. Without more words I roll until it is captured or too few armies are left for all dice. When you have had enough: /{ cmd-done }. One capture in a turn earns a card.
help-move-in = Press a button, or type /{ cmd-move-in } with a number. Whoever stays behind holds the old border.
help-spoils-trade = You took cards from a player who is out. /{ cmd-trade } turns a set into armies at once; or just attack on, if you need not trade.
help-fortify = Type /{ cmd-fortify } to move armies from a quiet territory to a border, once. Or end with /{ cmd-done }.
help-more = Look: /{ cmd-board } · /{ cmd-hand } · /{ cmd-status } · /{ cmd-odds } · /{ cmd-dice } · /{ cmd-log } · /{ cmd-rules }

rules-game = **The game in one screen**
    Goal: be the last one standing.
    1. Place: a third of your territories in armies, at least 3, and the bonus of each continent you hold whole. Three matching cards can be traded for more.
    2. Attack neighbours as often as you like. Highest dice are compared in pairs; the defender wins ties. Captured land must be occupied.
    3. Fortify: move armies once.
    4. Draw one card if you captured something.
    Who loses the last territory is out; the captor takes their cards.
rules-no-match = No match is running here, so there are no numbers to show. /{ cmd-game } { cmd-game-new } opens one.
rules-departures = Differs from the printed book: { $topics }.
rules-to-the-letter = Played by the book to the letter.
rule-deal-quick = Territories are dealt; everybody places at once, secretly.
rule-deal-book = Territories are dealt; one army is placed in turn.
rule-draft-quick = Territories are given out by lists of wishes; everybody places at once, secretly.
rule-draft-book = Territories are chosen one by one; one army is placed in turn.
rule-start-one = One army on each territory at the start, no more.
rule-start = Each starts with { n-armies }, the ones on the board included.
rule-first-dealt = Who is dealt the first territory begins.
rule-first-after-last = The seat after the last one dealt begins.
rule-first-rolled = Each throws a die for the set-up, and again for the first turn; the highest begins.
rule-dice = Dice: up to { $attack } to attack, up to { $defence } to defend.
rule-move-in-one = At least 1 army moves into captured land.
rule-move-in-survivors = At least the survivors of the last roll move into captured land.
rule-sets-mixed = A set is one of each symbol; a joker is any card.
rule-sets-equal = A set is one of each symbol or three equal ones; a joker is any card.
rule-sets-class = A set is one of each ship, or three alike.
rule-sets-class-mixed = A set is one of each ship.
rule-value-rising = Sets are worth 4, 6, 8, 10, 12, 15, then 5 more each, counted over all.
rule-value-rising-own = Sets are worth 4, 6, 8, 10, 12, 15, then 5 more each, counted for each seat.
rule-value-fixed = Sets are worth 10 if mixed; 4, 6 or 8 for three soldiers, riders or cannons.
rule-value-fixed-mixed = Sets are always worth 10.
rule-value-class = Three of a class are worth: { $first } 4, { $second } 5, { $third } 6; one of each 7.
rule-value-class-mixed = Sets are always worth 7.
rule-traded-gone = Traded cards are out of the game.
rule-forced-never = Nobody must trade.
rule-forced = With { $limit } cards or more you must trade if you can.
rule-forced-spoils = With { $limit } cards or more you must trade if you can. Captured cards are traded at once, and only down to fewer.
rule-bonus = A traded card of your own territory brings +{ $armies } there, once a set.
rule-fortify-none = No move at the end of the turn.
rule-fortify-linked = One move to a neighbour at the end of the turn.
rule-fortify-connected = One move along your own connected territories at the end of the turn.
rule-draw = { n-rounds } without a capture are a draw.
rule-victory = { $share } % of the territories at the end of the own turn win too.
rule-rounds = After { n-rounds } the most territories win, among equals the most armies; equals share the victory.

settings-preset = Preset: { $preset }
settings-changed = Preset: { $preset }; changed: { $changed }
ruleset-classic = Classic (world map)
ruleset-galaxy = Galaxy (standard game)
ruleset-clone-wars-standard = Clone Wars (standard game)
preset-risiko-166 = Risiko 166 (default)
preset-international = International
preset-standard = Standard (default)
preset-literal = To the letter
option-territories = First owners
option-set-up = Set-up
option-start-armies = Starting armies
option-first-turn = First turn
option-attack-dice = Attack dice
option-defence-dice = Defence dice
option-move-in = Least move into a captured space
option-set-kind = Which sets count
option-set-value = Value of sets
option-traded-sets = Traded cards
option-own-space-bonus = Bonus for own territory on a card
option-forced-trade = Forced trade
option-fortify = Move at the end of the turn
option-draw-after = Draw after rounds without capture
option-victory = Spaces that win, in percent
option-rounds = The most rounds
value-territories-deal = dealt
value-territories-draft = chosen
value-set-up-quick = all at once
value-set-up-book = one by one
value-start-armies-table = by number of players (40/35/30/25/20)
value-start-armies-book = by number of players (35/30/25)
value-start-armies-one-each = one each
value-first-turn-first-dealt = who is dealt the first territory
value-first-turn-after-last-dealt = after the last one dealt
value-move-in-one = 1 army
value-move-in-survivors = survivors of the last roll
value-set-kind-mixed-only = mixed only
value-set-kind-mixed-or-equal = mixed or equal
value-set-value-rising = rising, over all
value-set-value-rising-own = rising, for each seat
value-set-value-fixed = fixed
value-traded-sets-gone = out of the game
value-traded-sets-reshuffled = come back
value-forced-trade-0 = never
value-own-space-bonus-0 = none
value-fortify-none = none
value-fortify-linked = to a neighbour
value-fortify-connected = along connected spaces
value-draw-after-0 = never
value-victory-all = all of them
value-rounds-0 = no limit
help-endings = Give up, or offer a draw: /{ cmd-surrender } · /{ cmd-draw }

## Refusals: why, and what to do instead

refused-no-name = A name is missing. Choose from the list that appears while you type.
refused-unknown-name = I know nothing called “{ $asked }” here. Choose from the list that appears while you type.
refused-near-name = I know nothing called “{ $asked }” here. Did you mean: { $near }?
refused-ambiguous = “{ $asked }” fits several: { $candidates }. Type a little more.
refused-ambiguous-name = That fits several: { $candidates }. Type a little more.
refused-nothing-typed = Something is missing.
refused-not-understood = I cannot read “{ $asked }”.
expected-placements = Write names with numbers and commas between them, such as `NAME 8, NAME 4`.
expected-spaces = Write names with commas between them, such as `NAME, NAME`.
expected-troops = Write a number, `min`, `half` or `all`.
expected-odds = Name two spaces of a running match ({ opt-odds-from }, { opt-odds-to }), or give two numbers ({ opt-odds-attackers }, { opt-odds-defenders }).
expected-until = Choose `once`, `captured` or `full-dice`.
expected-cards = Name three of your cards, or none for the best set.
expected-move-number = Write the number of a move; every line of /{ cmd-log } has one.
range = { $least } to { $most }
refused-out-of-range = { $asked } is not possible here: choose { $range }.
refused-no-choice = A name is missing. Choose: { $known }.
refused-no-value = A value for { $option } is missing. Choose: { $choices }.
refused-ruleset = There is no game “{ $asked }”. Choose: { $known }.
refused-preset = There is no preset “{ $asked }”. Choose: { $known }.
refused-option = There is no option “{ $asked }”. Choose: { $known }.
refused-value = “{ $asked }” is no value for { $option }. Choose: { $choices }.
refused-no-match = There is no match in this channel. Open one: /{ cmd-game } { cmd-game-new }
refused-channel-taken = This channel has a lobby or match already: one at a time. Take another channel or a thread.
refused-not-here = This works only in a channel of a server where I am. Please try it there.
refused-not-started = The match has not begun. The host begins it with /{ cmd-game } { cmd-game-start }.
refused-already-started = The match has begun already; that was possible only in the lobby.
refused-already-joined = You have joined already. The host begins with /{ cmd-game } { cmd-game-start }.
refused-not-joined = You have not joined, so there is nothing to leave.
refused-lobby-full = All { $most } seats are taken. Wait until somebody leaves, or open another match elsewhere.
refused-too-few-seats = { $seats ->
    [one] Only 1 seat is taken
   *[other] Only { $seats } seats are taken
}; { $least } are needed. Invite somebody or add an AI: /{ cmd-game } { cmd-game-add-ai }
refused-only-host = Only the host of this lobby or a moderator may do that. Ask them.
refused-only-moderator = Only a moderator may do that: Manage Server, or the role named with /{ cmd-setup }.
refused-only-manager = Only whoever has the right Manage Server may change the settings of this server. Ask them.
refused-no-seat = You have no seat in this match. You can watch: /{ cmd-board }
refused-paused = The match is paused. A moderator resumes it with /{ cmd-mod } { cmd-mod-resume }.
refused-not-paused = The match is not paused.
refused-moved-on = The game has moved on since that button was shown. Nothing was done: use the newest post.
refused-old-button = That button is from an older version of me. Use the newest post, or type the command.
refused-nothing-to-undo = There is no move that could be taken back.
refused-no-such-move = The match cannot go back to before move { $asked }. Choose { $range }; /{ cmd-log } shows the numbers.
refused-no-such-entry = The log has no move { $asked }. Choose { $range }.
refused-match-over = This match is over. The next one: /{ cmd-game } { cmd-game-new }
refused-is-bot = { $name } is a program and plays no person's seat. Before the start: /{ cmd-game } { cmd-game-add-ai }; during the match /{ cmd-mod } { cmd-mod-kick } gives a seat to the AI.
refused-already-seated = That person has a seat in this match already. Choose somebody else.
refused-shutting-down = I am being restarted. Nothing was changed: try again in a minute.
refused-store-full = My disk is full, so I cannot save. Nothing was changed: tell whoever runs this bot.
refused-store-busy = I cannot save just now. Nothing was changed: try again in a moment.
refused-store-fails = I cannot save: what I write to fails. Nothing was changed: tell whoever runs this bot; the cause stands in my log.
refused-bug = That is a mistake of mine. Nothing was changed, and it was written to the log. Try something else, or tell whoever runs this bot.

rule-over = The match is over.
rule-not-your-turn = { $seat } is on turn. I call you when it is yours.
rule-eliminated = You are out of this match. You can watch: /{ cmd-board }
rule-not-yours = That is for moderators: /{ cmd-mod }
rule-wrong-step = Not in this step. Now: { $step }. /{ cmd-help } says what you can do.
rule-move-in-first = First say how many armies move into { $to }: { $range }. Press a button or type /{ cmd-move-in }.
rule-place-first = { $left ->
    [one] Place your last army first
   *[other] Place your { $left } armies first
}: /{ cmd-place }
rule-trade-first = You hold { $hand } cards; with { $limit } or more you must trade first: /{ cmd-trade }
rule-already-done = You have done your part. As soon as everybody has, the match goes on.
rule-nothing-to-take-back = There is nothing to take back. After a trade or a roll, placements stay.
rule-not-your-space = { $space } belongs to { $owner }. Choose a territory of yours.
rule-nobodys-space = { $space } belongs to nobody yet. Choose a territory of yours.
rule-own-space = { $space } is your own. Attack a neighbour; to move armies there use /{ cmd-fortify }.
rule-taken = { $space } is taken by { $owner }. Choose a free one.
rule-claim-one = Choose exactly one territory at a time.
rule-twice = { $space } stands in your list twice. Name each territory once.
rule-empty = Your list is empty. Name at least one territory.
rule-same-space = That is { $space } twice. Choose two different territories.
rule-not-linked = { $from } and { $to } are no neighbours. From { $from } you can attack: { $reachable }.
rule-not-linked-none = { $from } and { $to } are no neighbours, and { $from } has no enemy beside it. Attack from another territory.
rule-no-path = No way of your own leads from { $from } to { $to }. You can move to: { $reachable }.
rule-no-path-none = No way of your own leads from { $from } to { $to }, nor anywhere else. Choose another territory.
rule-no-troops = At least 1 army, please.
rule-too-many-to-place = { $left ->
    [0] You have nothing left to place. Go on with /{ cmd-attack }, or end with /{ cmd-done }.
   *[other] { $asked } is more than the { $left } that you have left to place.
}
rule-place-exactly = Place exactly { n-armies } at a time.
rule-space-full = { $space } can hold { $most } armies at most; { $room ->
    [0] there is room for no more
   *[other] there is room for { $room }
}. Place the rest elsewhere.
rule-too-few-troops = { $there ->
    [one] Only 1 army stands
   *[other] Only { $there } armies stand
} on { $space }, and 1 must always stay. Choose a stronger territory.
rule-dice-number = So many dice are not possible here: choose { $range }.
rule-keep = At least 1 army and fewer than { $there } can be kept back here: choose another number.
rule-out-of-range = So many armies are not possible here: choose { $range }.
rule-not-your-card = { $card } is not in your hand, or was named twice. /{ cmd-hand } shows your cards.
rule-no-set = { $symbols } are no set. { $sets ->
    [0] Your hand holds none yet.
    [one] Your hand holds 1 set: /{ cmd-hand }
   *[other] Your hand holds { $sets } sets: /{ cmd-hand }
}
rule-too-few-cards = { $have ->
    [0] You have no cards yet. A set is three cards; you draw one after each turn in which you capture something.
    [one] You have one card, and a set is three. You draw one after each turn in which you capture something.
   *[other] You have { $have } cards, and a set is three. You draw one after each turn in which you capture something.
}
rule-trade-over = Trading is over for this turn, because armies have been placed. Take them back first if you can, or trade in your next turn.
rule-spoils-over = You have { $have } cards, and captured cards are traded only from { $limit } up. Place your armies or attack on; trade the rest in your next turn.
rule-no-fortify = This match knows no move at the end of the turn. End it with /{ cmd-done }.
refused-locked = The host has locked this lobby. Ask them to unlock it, or open another one in another channel.
refused-removed = You were removed from this lobby and cannot join it again. You can join or open one in another channel.
refused-too-fast = That was too much at once. Nothing was changed: go on in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refused-comes-and-goes = You have joined and left too often. Nothing was changed: try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
refused-join-first = That is for those who have joined. Press **Join** first.
refused-look-taken = Somebody was faster and has that look now. Press **My look** to see what is free.
refused-only-role = Only { $role } and moderators open matches in this server. Ask one of them, or join a match: /{ cmd-game } { cmd-game-list }
refused-only-moderators-open = Only moderators open matches in this server. Ask one of them, or join a match: /{ cmd-game } { cmd-game-list }
refused-other-channel = In this server matches are opened here: { $channels }. Go there, or to a thread there.
refused-too-many-channels = The list holds { $most } channels at most. Name one of them once more to take it off.
refused-too-many-lobbies = You have a lobby open already: { $channels }. Start it or leave it first.
refused-too-many-hosted = You host { $most } matches here that are still going on: { $channels }. Play one of them to its end, or ask a moderator to end one; /{ cmd-game } { cmd-game-list } shows what is live.
refused-server-full = { $most } lobbies are open in this server, which is the most. Join one of them: /{ cmd-game } { cmd-game-list }
refused-won = The match was won: that is final.
refused-asked-already = A question about this is open, or you were told no a short while ago. Try again later.
refused-not-yourself = Somebody else has to answer this.
refused-not-ended = The match was not ended. There is nothing to open again.
refused-too-late-to-reopen = It can no longer be opened again: that is possible for 7 days, and while somebody has a seat.
refused-not-silent-yet = { $name } can be skipped { $from } if nothing happens until then. A moderator can skip at any time.
refused-needs-role = To join this lobby you need the role { $role }. Ask the host, or join another one: /{ cmd-game } { cmd-game-list }
refused-too-young = To join this lobby your account must be { $days ->
    [one] 1 day
   *[other] { $days } days
} old. Try again in { $left ->
    [one] 1 day
   *[other] { $left } days
}, or ask the host.
refused-already-asked = The host has been asked already. Wait for the answer; Leave takes your question back.
refused-too-many-ask = Too many wait for the host's answer. Try again later, or join another lobby: /{ cmd-game } { cmd-game-list }
refused-asked-no-more = That person is not waiting for an answer any more. Look at the lobby's post: it shows who is.
rule-surrendered = This seat has surrendered: the AI plays it to the end. To watch: /{ cmd-board }
refused-no-draw-yet = A draw can be offered again { $from }: you offered one a short while ago, or somebody said no. Until then the match goes on.
refused-shown-lately = Somebody has just shown something here. Again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}; without `{ opt-board-public }` you see it alone, at once.
refused-drawn-often = No picture this time: I draw five new ones a minute for each person. The next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}; at once and without a picture: /{ cmd-board } { opt-board-text }
refused-word-given = You gave your word for the dice already: “{ $word }”. It is fixed, so that nobody can try words until the throws suit them.
refused-word-too-long = A word for the dice has at most { $most } characters. Choose a shorter one.
refused-not-sealed-yet = The seal of the dice is not posted yet: Discord has not taken the lobby's post so far. Nothing was changed; start again in a moment.
expected-word = Write something that others can read.

## Autocomplete, and what the bot says about itself

why-no-match = No match here
why-not-started = The match has not begun
why-paused = The match is paused
why-over = The match is over
why-no-seat = You have no seat here
why-on-turn = { $seat } is on turn
why-choose-first = choose { $option } first
why-other-step = Now: { $step }
why-done = You are done here
why-nothing-fits = Nothing fits what you typed

missing-permissions = I lack rights in this channel: { $rights }. Please ask somebody who manages the server to give them to me.
no-picture = (I cannot show the picture: I lack the right “{ $right }” here.)
outdated = This command belongs to another version of me. Restart Discord, or type it anew.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
thread-name = { $ruleset } – { $host }
thread-opened = The match has a thread of its own: { $thread }. Its lobby is open there.
thread-not-here = There can be no thread here. Call me in a text channel, or open the match right here: leave out `{ opt-game-new-where }`.
thread-no-right = You may not make threads here: you lack the right { $right }. Open the match right here: leave out `{ opt-game-new-where }`.
thread-under-way = A thread is being made for you in this channel already. Wait for it.
thread-not-made = Discord did not make the thread; nothing was changed. Please try again, or open the match right here: leave out `{ opt-game-new-where }`.
missing-log-permissions = Nothing was changed: to keep the log in { $channel } I lack rights there: { $rights }. Give them to me in that channel, or choose another one.
log-not-there = Nothing was changed: I cannot keep the log in { $channel }. Choose a text, announcement or voice channel or a thread that I can see.

## Commands: names and descriptions (1 to 32 and 1 to 100 characters)

cmd-game = game
cmd-game-desc = Open, join and start matches
cmd-game-new = new
cmd-game-new-desc = Open a lobby in this channel
cmd-game-join = join
cmd-game-join-desc = Join the lobby of this channel, or ask to take over a seat of the AI
cmd-game-leave = leave
cmd-game-leave-desc = Leave the lobby, or leave your seat in the match to the AI
cmd-game-add-ai = add-ai
cmd-game-add-ai-desc = Let the AI play empty seats
cmd-game-remove = remove
cmd-game-remove-desc = Take somebody out of the lobby
cmd-game-gate = gate
cmd-game-gate-desc = What the lobby asks of those who join
cmd-game-start = start
cmd-game-start-desc = Start the match
cmd-game-settings = settings
cmd-game-settings-desc = Show or change the rules of this match
cmd-game-list = list
cmd-game-list-desc = Show matches, first those that wait for you
cmd-mod = mod
cmd-mod-desc = For moderators
cmd-mod-pause = pause
cmd-mod-pause-desc = Pause the match: all clocks stand still
cmd-mod-resume = resume
cmd-mod-resume-desc = Let a paused match go on
cmd-mod-kick = kick
cmd-mod-kick-desc = Give a seat to the AI
cmd-mod-replace = replace
cmd-mod-replace-desc = Give a seat to another player
cmd-mod-undo = undo
cmd-mod-undo-desc = Take moves back
cmd-mod-end = end
cmd-mod-end-desc = End the match without a winner
cmd-setup = setup
cmd-setup-desc = Settings of this server
cmd-claim = claim
cmd-claim-desc = Set-up: choose spaces of the board
cmd-place = place
cmd-place-desc = Place armies on your spaces
cmd-trade = trade
cmd-trade-desc = Trade three cards for armies
cmd-attack = attack
cmd-attack-desc = Attack a neighbour
cmd-move-in = move-in
cmd-move-in-desc = Say how many armies move into what you captured
cmd-fortify = fortify
cmd-fortify-desc = Move armies between your spaces at the end of your turn
cmd-done = done
cmd-done-desc = End your turn, or your attacks or dice alone
cmd-board = board
cmd-board-desc = Show the board
cmd-hand = hand
cmd-hand-desc = Show your cards, to you alone
cmd-status = status
cmd-status-desc = Who is on turn, and how everybody stands
cmd-log = log
cmd-log-desc = What has happened
cmd-odds = odds
cmd-odds-desc = Exact chances: of an attack, or in the dice game of the turn
cmd-rules = rules
cmd-rules-desc = The rules of this match
cmd-help = help
cmd-help-desc = What you can do now

opt-game-new-ruleset = ruleset
opt-game-new-ruleset-desc = Which game
opt-game-new-preset = preset
opt-game-new-preset-desc = Which rules to begin with
opt-game-add-ai-count = count
opt-game-add-ai-count-desc = How many (default 1)
opt-game-remove-seat = seat
opt-game-remove-seat-desc = Who has to go
opt-game-gate-rule = rule
opt-game-gate-rule-desc = Whether the host accepts each one; none takes every condition away
opt-game-gate-role = role
opt-game-gate-role-desc = Only this role may join
opt-game-gate-days = days
opt-game-gate-days-desc = How many days old an account must be at least
opt-game-settings-preset = preset
opt-game-settings-preset-desc = Begin with these rules
opt-game-settings-option = option
opt-game-settings-option-desc = Which rule to change
opt-game-settings-value = value
opt-game-settings-value-desc = What it becomes
opt-mod-kick-seat = seat
opt-mod-kick-seat-desc = Whose seat the AI takes
opt-mod-replace-seat = seat
opt-mod-replace-seat-desc = Whose seat is given away
opt-mod-replace-with = with
opt-mod-replace-with-desc = Who takes it
opt-mod-undo-to = to
opt-mod-undo-to-desc = Back to before this move (default: the last one)
opt-setup-moderator-role = moderator-role
opt-setup-moderator-role-desc = Who may moderate besides Manage Server
opt-setup-clear-role = clear-role
opt-setup-clear-role-desc = True: no role moderates any more, only Manage Server
opt-setup-language = language
opt-setup-language-desc = Language of public posts
opt-setup-posts = posts
opt-setup-posts-desc = How often the board is posted anew
opt-setup-open-by = open-by
opt-setup-open-by-desc = Who may open matches
opt-setup-open-role = open-role
opt-setup-open-role-desc = Only this role and moderators may open matches
opt-setup-open-channel = open-channel
opt-setup-open-channel-desc = Matches may be opened here; named once more: no longer
opt-setup-lobbies-person = lobbies-person
opt-setup-lobbies-person-desc = How many lobbies one person may have open (default 1)
opt-setup-lobbies-server = lobbies-server
opt-setup-lobbies-server-desc = How many lobbies may be open in the server (default 10)
opt-claim-spaces = spaces
opt-claim-spaces-desc = Names, best first, with commas between them
opt-place-space = space
opt-place-space-desc = Where
opt-place-troops = troops
opt-place-troops-desc = How many (default: all that are left)
opt-place-list = list
opt-place-list-desc = Several at once, each with its number: NAME 8, NAME 4
opt-trade-card1 = card1
opt-trade-card1-desc = First card (none: the best set you hold)
opt-trade-card2 = card2
opt-trade-card2-desc = Second card
opt-trade-card3 = card3
opt-trade-card3-desc = Third card
opt-attack-from = from
opt-attack-from-desc = From where: a space of yours
opt-attack-to = to
opt-attack-to-desc = Which space to attack
opt-attack-dice = dice
opt-attack-dice-desc = Dice in each roll (default: as many as allowed)
opt-attack-until = until
opt-attack-until-desc = When to stop (default: captured, or too few armies for all dice)
opt-attack-keep = keep
opt-attack-keep-desc = Stop when so many armies are left
opt-attack-move-in = move-in
opt-attack-move-in-desc = How many move in: min, half, all or a number
opt-move-in-troops = troops
opt-move-in-troops-desc = min, half, all or a number
opt-fortify-from = from
opt-fortify-from-desc = From where
opt-fortify-to = to
opt-fortify-to-desc = To where
opt-fortify-troops = troops
opt-fortify-troops-desc = How many, or all
opt-done-what = what
opt-done-what-desc = The turn (default), or the attacks or the dice alone
opt-board-text = text
opt-board-text-desc = As text instead of a picture
opt-log-move = move
opt-log-move-desc = Every throw of this move
opt-log-since = since
opt-log-since-desc = Everything since then
opt-odds-from = from
opt-odds-from-desc = From where
opt-odds-to = to
opt-odds-to-desc = To where
opt-odds-attackers = attackers
opt-odds-attackers-desc = Armies that attack, the one that stays included
opt-odds-defenders = defenders
opt-odds-defenders-desc = Armies that defend
opt-odds-keep = keep
opt-odds-keep-desc = Stop when so many are left
opt-odds-dice = dice
opt-odds-dice-desc = Attack dice (default: as many as allowed)

pick-game-gate-rule-none = everybody may join
pick-game-gate-rule-approval = the host accepts each one
pick-setup-language-en = English
pick-setup-language-de = Deutsch
pick-setup-posts-turn = one post a turn
pick-setup-posts-capture = after each capture
pick-setup-posts-move = after each move
pick-setup-open-by-everyone = everybody
pick-setup-open-by-moderators = moderators alone
pick-attack-until-once = one roll
pick-attack-until-captured = until captured
pick-attack-until-full-dice = while all dice are possible
pick-done-what-turn = turn
pick-done-what-attacks = attacks
pick-log-since-my-turn = my last turn
cmd-mod-reopen = reopen
cmd-mod-reopen-desc = Let a match go on that was ended in the last 7 days
cmd-mod-rename = rename
cmd-mod-rename-desc = Give a seat another name
cmd-game-skip = skip
cmd-game-skip-desc = Skip whoever is awaited and silent for 48 hours
opt-mod-rename-seat = seat
opt-mod-rename-seat-desc = Whose name changes
opt-mod-rename-name = name
opt-mod-rename-name-desc = The new name
opt-mod-pause-match = match
opt-mod-pause-match-desc = Which match of this server (default: the one here)
opt-mod-resume-match = match
opt-mod-resume-match-desc = Which match of this server (default: the one here)
opt-mod-kick-match = match
opt-mod-kick-match-desc = Which match of this server (default: the one here)
opt-mod-replace-match = match
opt-mod-replace-match-desc = Which match of this server (default: the one here)
opt-mod-rename-match = match
opt-mod-rename-match-desc = Which match of this server (default: the one here)
opt-mod-undo-match = match
opt-mod-undo-match-desc = Which match of this server (default: the one here)
opt-mod-end-match = match
opt-mod-end-match-desc = Which match of this server (default: the one here)
opt-mod-reopen-match = match
opt-mod-reopen-match-desc = Which match of this server (default: the one here)
cmd-surrender = surrender
cmd-surrender-desc = Give up: the AI plays your seat to the end, and it cannot win any more
cmd-draw = draw
cmd-draw-desc = Ask all who play whether the match shall end as a draw
opt-game-new-where = where
opt-game-new-where-desc = In this channel (default) or in a thread of its own
pick-game-new-where-here = here
pick-game-new-where-thread = thread
opt-board-public = public
opt-board-public-desc = Everybody in the channel sees it (players of the match, once a minute)
opt-status-public = public
opt-status-public-desc = Everybody in the channel sees it (players of the match, once a minute)
opt-log-public = public
opt-log-public-desc = Everybody in the channel sees it (players of the match, once a minute)
opt-odds-public = public
opt-odds-public-desc = Everybody in the channel sees it (players of the match, once a minute)
opt-setup-log-channel = log-channel
opt-setup-log-channel-desc = Where acts of moderators, skips and matches that stand still are told as well
opt-setup-clear-log = clear-log
opt-setup-clear-log-desc = True: no log any more
cmd-privacy = privacy
cmd-privacy-desc = What is stored about you
cmd-privacy-show = show
cmd-privacy-show-desc = What is stored about you here, in words
cmd-privacy-export = export
cmd-privacy-export-desc = The same as a file
cmd-privacy-delete = delete
cmd-privacy-delete-desc = Delete what is stored about you, after a confirmation
cmd-game-word = word
cmd-game-word-desc = Give a word that changes all throws of the match; once, in the lobby
opt-game-word-text = text
opt-game-word-text-desc = At most 40 characters, for all to see
cmd-dice = dice
cmd-dice-desc = How the dice are made and what fell so far; after an attack, how lucky it was
opt-dice-public = public
opt-dice-public-desc = Everybody in the channel sees it (players of the match, once a minute)

## The dice game at the table

rule-other-game = That belongs to another kind of game than the one that is played here. /{ cmd-help } says what you can do.
why-other-game = Another kind of game is played here
why-nothing-here = Nothing of that kind can be done now
expected-rows = Write a row by its number, such as `2`; where it has several open fields, with the symbol: `2 walker`.
