### Was Adjutant in der Original-Trilogie sagt, auf Deutsch. Alles andere sagt es wie in jedem Eroberungsspiel.

## Seiten und Dinge

ruleset-original-trilogy = Original-Trilogie (volles Spiel)
side-name = { $side ->
    [empire] Imperium
    [rebels] Rebellen
    [republic] Republik
    [separatists] Separatisten
   *[hutts] Hutten
}
unplayed = ○ Hutten (neutral)
station-name = Todesstern
n-fighters = { $ships } Jäger
n-bombers = { $ships } Bomber
n-destroyers = { $ships } Zerstörer
force = { $side ->
    [dark] Macht { $steps } dunkel
    [light] Macht { $steps } hell
   *[balance] Macht im Gleichgewicht
}
card-title = „{ $title }“
window = { $window ->
    [reinforce] vor deinem ersten Angriff oder Verlegen
    [invade] zwischen zwei Kämpfen
    [declare] wenn du eine Invasion ansagst, vor dem ersten Wurf
    [fortify] während du am Zugende Armeen und Schiffe verlegst
    [station] im Schritt des Todessterns
    [standing] im Zug eines anderen, als Dauerbefehl
   *[own-turn] jederzeit in deinem Zug
}
wanted-space = ein Planet
wanted-to = ein zweiter Planet
wanted-class = eine Schiffsklasse ({ $classes })
wanted-seat = wessen Heer
wanted-placements = wohin ihre Armeen kommen
guard-all = alle deine Planeten
guard-least = ab { n-armies }
guard-seats = gegen { $seats }

## Schritte und Aufgaben

step-place-station = Todesstern
step-lay-marker = Basis
step-fortify-ships = Schiffe
step-station = Todesstern

task-claim-unplayed = wähl einen freien Planeten für die neutralen Hutten: /{ cmd-claim }
task-place-station = setz den Todesstern auf einen Planeten des Imperiums.
task-deploy-unplayed = stell eine Armee der neutralen Hutten auf (noch { $left }): /{ cmd-place }
task-lay-marker = leg die gezogene Basis auf einen Planeten des Imperiums.
task-lay-marker-seen = { $face ->
    [leader] du hast die Basis mit dem Imperator gezogen: Leg sie verdeckt auf einen Planeten des Imperiums.
   *[plain] du hast eine Basis ohne den Imperator gezogen: Leg sie verdeckt auf einen Planeten des Imperiums.
}
task-fortify-ships = verleg einmal Schiffe zwischen deinen Planeten oder mach weiter.
task-fortify-ships-team = verleg einmal Schiffe zwischen deinen Planeten, übernimm oder erbitte dann das Kommando über einen Planeten deines Partners, oder mach weiter.
task-station = beweg den Todesstern, feuer ihn mit einer Karte ab oder beende deinen Zug.
task-station-rolled = beweg den Todesstern { $reach ->
    [one] 1 Planeten weit
   *[other] bis zu { $reach } Planeten weit
}, feuer ihn mit einer Karte ab oder beende deinen Zug.
task-station-moved = feuer den Todesstern mit einer Karte ab oder beende deinen Zug.
task-station-none = bau mit einer Karte einen neuen Todesstern oder beende deinen Zug.

help-place-station = Wähl einen Planeten des Imperiums, in der Auswahl oder mit /{ cmd-death-star } { cmd-death-star-place }. Solange der Todesstern über einem Planeten des Imperiums hängt, ist dort keine Invasion möglich.
help-lay-marker = Wähl einen Planeten des Imperiums ohne Basis, in der Auswahl oder mit /{ cmd-base }. Alle sehen, wo sie liegt, aber sonst niemand, was sie ist. Wer sie gegen Rebellen oder Hutten verteidigt, wirft achtseitige Würfel. Eine der sechs verbirgt den Imperator: Erobern die Rebellen diesen Planeten, haben sie gewonnen.
help-fortify-ships = Beliebig viele Schiffe ziehen von einem deiner Planeten zu einem anderen, einmal im Zug, über Planeten deiner Seite: /{ cmd-fortify } { opt-fortify-ships }. Weiter geht es mit /{ cmd-done }.
help-station = Wähl, wohin er fliegt, in der Auswahl oder mit /{ cmd-death-star } { cmd-death-star-move }: Ich werfe einen Würfel, und er fliegt höchstens so weit, über Planeten von allen, nicht über Asteroidenfelder. Zum Feuern (/{ cmd-death-star } { cmd-death-star-fire }) brauchst du eine Karte der Region, über der er hängt; feuern kann er auch, ohne zu fliegen. Schluss machst du mit /{ cmd-done }.

set-up-claiming-unplayed = **Aufbau.** { $seat } wählt einen Planeten für die neutralen Hutten: /{ cmd-claim }
set-up-stationing = **Aufbau.** { $seat } setzt den Todesstern.
set-up-deploying-unplayed = **Aufbau.** { $seat } stellt eine Armee der neutralen Hutten auf (noch { $left }): /{ cmd-place }

## Was geschah

event-garrison-chosen = wählt { $space } für die neutralen Hutten
event-garrison-drawn = Die neutralen Hutten bekommen { $space }. ({ $draw })
event-garrison-placed-by = stellt für die neutralen Hutten auf: { $places }
event-garrison-placed = Die neutralen Hutten stellen auf: { $places }
event-station-placed = setzt den Todesstern auf { $space }
event-marker-drawn = zieht eine Basis (noch { $left }) (#{ $draw })
event-marker-seen = { $face ->
    [leader] Die gezogene Basis verbirgt den Imperator.
   *[plain] Die gezogene Basis verbirgt den Imperator nicht.
}
event-marker-laid = legt eine Basis auf { $space }
event-marker-taken = { $face ->
    [leader] **findet auf { $space } den Imperator**
   *[plain] nimmt die Basis von { $space } aus dem Spiel: kein Imperator
}
event-marker-revealed = { $face ->
    [leader] deckt die Basis von { $space } auf: **der Imperator**
   *[plain] deckt die Basis von { $space } auf: kein Imperator
}
event-marker-moved-hidden = Eine verdeckte Basis geht von { $from } nach { $to }.
event-marker-moved-open = Die Basis von { $from } geht nach { $to } und bleibt offen.
event-marker-gone = Für die Basis von { $space } gibt es keinen Platz mehr; sie ist aus dem Spiel.
event-peeked = sieht sich die Basis von { $space } an
event-peek-saw = { $face ->
    [leader] Nur du weißt es: Die Basis von { $space } verbirgt den Imperator.
   *[plain] Nur du weißt es: Die Basis von { $space } verbirgt den Imperator nicht.
}
event-built = baut auf { $space }: { $ship } („{ $title }“)
event-played = spielt „{ $title }“
event-played-at = spielt „{ $title }“: { $aims }
event-played-otherwise = spielt „{ $title }“ mit der anderen Wirkung
event-troops-gained = bekommt { n-armies } mehr zum Aufstellen
event-troops-gained-there = bekommt neue Armeen: { $places }
event-ships-placed = bekommt { $ships } auf { $space }
event-ships-moved = verlegt { $ships } von { $from } nach { $to }
event-ships-lost = verliert { $ships } auf { $space }
event-troops-lost = verliert { n-armies } auf { $space }
event-garrison-lost = Die neutralen Hutten verlieren { n-armies } auf { $space }.
event-cards-lost = verliert durchs Los: { $cards } ({ $draws })
event-cards-discarded = legt ab: { $cards }
event-meter-shifted = Die Macht geht { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} zur { $towards ->
    [dark] dunklen
   *[light] hellen
} Seite: { $force }.
event-counter = Die Hutten halten { $held ->
    [one] 1 Rohstoffplaneten
   *[other] { $held } Rohstoffplaneten
}; mit zehn gewinnen sie.
event-protected = { $danger ->
    [invasion] schützt { $space } bis zum nächsten eigenen Zug vor Invasionen
   *[station] schützt { $space } bis zum nächsten eigenen Zug vor dem Todesstern
}
event-bunkers = befestigt { $space }: achtseitige Würfel in der Verteidigung bis zum nächsten eigenen Zug
event-assaulted = { $from } » Todesstern ({ $station }): { $sums }, { $losses }, { $end }, { $draws }
assault-losses = -{ $armies }
assault-losses-ships = -{ $armies } und { $ships }
assault-destroyed = **zerstört**
assault-stands = er hält stand
throw-at-station = { $draw }: { $dice } = { $sum }, -{ $armies }
event-station-rolled = würfelt { $rolled } für den Todesstern (#{ $draw })
event-station-rolled-more = würfelt { $rolled } + { $added } für den Todesstern (#{ $draw })
event-station-short = ; zu wenig für den gewählten Planeten: Er fliegt zu einem näheren oder bleibt
event-station-moved = bewegt den Todesstern von { $from } nach { $to } ({ $distance })
event-station-built = baut bei { $space } einen neuen Todesstern
event-space-destroyed = **zerstört { $space }** mit dem Todesstern; verloren: { n-armies } von { $owner }
event-space-destroyed-ships = **zerstört { $space }** mit dem Todesstern; verloren: { n-armies } und { $ships } von { $owner }
event-called-off = bläst die Invasion von { $space } durch { $attacker } ab: „{ $title }“
event-called-off-with = bläst die Invasion von { $space } durch { $attacker } ab: „{ $title }“; zurück auf die Hand: { $cards }
event-armed = Dauerbefehl „{ $title }“ ist scharf: { $guard }.
event-disarmed = Dauerbefehl „{ $title }“ ist entschärft.
event-command-offered = bietet das Kommando über { $space } an
event-command-kept = bietet das Kommando über { $space } nicht mehr an
event-command-asked = bittet { $partner } um das Kommando über { $space }
event-command-declined = gibt { $partner } das Kommando über { $space } nicht
event-command-taken = übernimmt das Kommando über { $space } von { $partner }
event-cards-earned = { $extra ->
    [0] verdient { n-cards }
   *[other] verdient { n-cards }, davon { $extra } durch Macht oder Rohstoffplaneten
}

story-destroyed = zerstörte { $spaces } mit dem Todesstern
story-station = zerstörte den Todesstern

## Wie es endet

side-won = { $side ->
    [empire] Das Imperium hat gewonnen
    [rebels] Die Rebellen haben gewonnen
   *[hutts] Die Hutten haben gewonnen
}
outcome-wiped-out = { side-won }: Der Gegner ist vernichtet. Es gewinnen: { $seats }
outcome-leader = { side-won }: Der Imperator ist gefunden. Es gewinnen: { $seats }
outcome-resources = { side-won }: Zehn Rohstoffplaneten gehören ihnen. Es gewinnen: { $seats }
outcome-side-remained = { side-won }: Alle anderen sind ausgeschieden oder haben aufgegeben. Es gewinnen: { $seats }

## Regeln

rule-first-seat = Der erste Platz beginnt, beim Aufbau und im Spiel.
rule-ships-by-colour = Jede Armee hat 3 Schiffe je Klasse, eine Armee aus zwei Farben 6.
rule-ships-by-army = Jede Armee hat 3 Schiffe je Klasse.
rule-fighters-adaptive = Ein Jäger wirft einen Würfel, der eine Eins zeigt, noch einmal, bis er keine mehr zeigt.
rule-fighters-named = Ein Jäger wirft seinen eigenen, vorher genannten Würfel noch einmal, solange er eine Eins zeigt.
rule-assault-armies = Ein misslungener Angriff auf den Todesstern kostet seine Armeen, keine Schiffe.
rule-assault-ships = Ein misslungener Angriff auf den Todesstern kostet seine Armeen und Schiffe.
rule-cut-refused = Der Todesstern zerstört keinen Planeten, der die anderen zusammenhält.
rule-cut-allowed = Der Todesstern darf das Brett zerteilen.
rule-hutt-cards-counter = Die Hutten ziehen mit 4, 7 oder 9 Rohstoffplaneten 1, 2 oder 3 Karten mehr.
rule-hutt-cards-gained = Die Hutten ziehen für jeden im Zug eroberten Rohstoffplaneten eine Karte mehr.
rule-used-cards-back = Für Schiffe oder Ereignisse genutzte Karten werden gemischt, wenn ein Stapel leer ist.
rule-used-cards-gone = Für Schiffe oder Ereignisse genutzte Karten kommen nicht zurück.
table-head = Armeen, höchstens Planeten: { $rows }
table-seat = { $seat }. { $side } { $armies }
table-seat-limit = { $seat }. { $side } { $armies }, { $limit }
table-unplayed = neutrale Hutten { $armies }, { $limit }

option-ship-limit = Höchstzahl der Schiffe
option-fighters = Was Jäger noch einmal werfen
option-failed-assault = Verlust bei misslungenem Angriff auf den Todesstern
option-cut-board = Schüsse, die das Brett zerteilen
option-hutt-cards = Zusätzliche Karten der Hutten
option-used-cards = Für Schiffe und Ereignisse genutzte Karten
value-ship-limit-colour = 3 je Klasse und Farbe
value-ship-limit-army = 3 je Klasse und Armee
value-fighters-adaptive = jeden Würfel, der eine Eins zeigt
value-fighters-named = einen vorher genannten Würfel
value-failed-assault-armies = die Armeen
value-failed-assault-ships-too = Armeen und Schiffe
value-cut-board-refused = verboten
value-cut-board-allowed = erlaubt
value-hutt-cards-counter = nach gehaltenen Rohstoffplaneten
value-hutt-cards-gained = nach im Zug eroberten Rohstoffplaneten
value-used-cards-reshuffled = kommen zurück
value-used-cards-gone = aus dem Spiel

## Ablehnungen: warum, und was statt dessen geht

special-unknown = So etwas kennt diese Partie nicht. /{ cmd-help } sagt, was du tun kannst.
special-marker-first = Leg zuerst die gezogene Basis auf einen Planeten des Imperiums: /{ cmd-base }. Dann geht dein Zug weiter.
special-no-marker = Es wurde keine Basis gezogen. /{ cmd-help } sagt, was du tun kannst.
special-marker-there = Auf { $space } liegt schon eine Basis. Wähl einen Planeten des Imperiums ohne Basis.
special-not-your-side = { $space } gehört nicht deiner Seite. Wähl einen Planeten von dir oder deinem Partner.
special-partner = { $space } gehört { $seat }, deinem Partner. Greif einen Planeten eines Gegners an.
special-destroyed = { $space } ist zerstört; dorthin und hindurch geht nichts mehr. Wähl einen anderen Planeten.
special-guarded = Der Todesstern bewacht { $space }: Solange er dort hängt, ist keine Invasion möglich. Greif den Todesstern an (/{ cmd-death-star } { cmd-death-star-attack }) oder einen anderen Planeten.
special-protected = Eine Karte schützt { $space }, bis der Besitzer wieder am Zug ist. Wähl einen anderen Planeten.
special-called-off = Die Invasion von { $space } wurde abgeblasen; in diesem Zug geht sie nicht noch einmal. Greif einen anderen Planeten an.
special-no-event = „{ $title }“ hat kein Ereignis. Du kannst ihr Schiff bauen (/{ cmd-build }) oder sie in einer Serie tauschen (/{ cmd-trade }).
special-wrong-window = „{ $title }“ spielst du { $window }. Die Karte bleibt auf deiner Hand; /{ cmd-hand } sagt von jeder, wann du sie spielst.
special-choose = Zu „{ $title }“ fehlt noch: { $what }.
special-choose-of = Zu „{ $title }“ fehlt noch: { $what }. Es passen: { $fitting }
special-does-not-fit = { $space } passt nicht zu „{ $title }“. Es passen: { $fitting }
special-fits = Das passt nicht zu „{ $title }“. Es passen: { $fitting }
special-nothing-fits = Zu „{ $title }“ passt jetzt nichts. Die Karte bleibt auf deiner Hand.
special-no-effect = „{ $title }“ würde jetzt nichts bewirken. Die Karte bleibt auf deiner Hand.
special-only-armed = „{ $title }“ wird nicht ausgespielt, sondern als Dauerbefehl scharf gemacht: /{ cmd-card } { cmd-card-arm }. Dann wirkt sie von selbst im Zug eines anderen.
special-not-armed = „{ $title }“ ist nicht scharf. Mach die Karte erst scharf (/{ cmd-card } { cmd-card-arm }) oder lass sie auf der Hand.
special-built-already = In diesem Zug hast du schon ein Schiff gebaut, mehr geht nicht. Die Karte bleibt auf deiner Hand.
special-traded-already = In diesem Zug hast du schon eine Serie getauscht, mehr geht nicht. Stell deine Armeen auf (/{ cmd-place }) und tausch im nächsten Zug wieder.
special-too-late-to-build = Für diesen Zug ist das Bauen vorbei: Gebaut wird vor dem ersten Angriff oder Verlegen. Bau im nächsten Zug.
special-ship-limit = Alle { $limit } Schiffe dieser Klasse ({ $class }) sind schon auf dem Brett. Bau eine andere Klasse.
special-too-few-ships = Auf { $space } gibt es nur { $ships }. Wähl so viele oder weniger.
special-no-ships-there = Auf { $space } hast du keine Schiffe. Wähl einen anderen Planeten.
special-no-ships = Sag, welche Schiffe, mindestens eines: /{ cmd-fortify } { opt-fortify-ships }
special-ships-moved = In diesem Zug werden keine Schiffe mehr verlegt: Das geht einmal, und bevor du das Kommando über einen Planeten übernimmst oder erbittest. Weiter geht es mit /{ cmd-done }.
special-no-station = Zurzeit ist kein Todesstern auf dem Brett. Nur eine Karte des Imperiums baut einen neuen.
special-station-there = Es gibt schon einen Todesstern, bei { $space }. Ein neuer wird erst gebaut, wenn er weg ist.
special-not-your-station = Der Todesstern gehört dem Imperium. Du kannst ihn von einem Planeten neben ihm angreifen: /{ cmd-death-star } { cmd-death-star-attack }
special-own-station = Der Todesstern gehört deiner eigenen Seite. Greif stattdessen einen Planeten an: /{ cmd-attack }
special-station-not-in-reach = Der Todesstern hängt über { $station }, und { $from } liegt nicht daneben. Angreifen kannst du ihn von: { $spaces }
special-station-out-of-reach = Der Todesstern hängt über { $station }, und daneben hältst du keinen Planeten mit zwei Armeen. Erobere erst einen.
special-no-dice = Mit { n-armies } bliebe kein Würfel übrig ({ $force }). Schick mehr Armeen, beweg die Macht zur hellen Seite oder spiel eine Karte dafür: /{ cmd-card } { cmd-card-play }
special-station-moved = In diesem Zug fliegt der Todesstern nicht mehr. Feuer ihn mit einer Karte ab (/{ cmd-death-star } { cmd-death-star-fire }) oder mach Schluss mit /{ cmd-done }.
special-too-far = { $to } ist zu weit: Der Todesstern zieht jetzt { $reach ->
    [one] 1 Planeten weit
   *[other] bis zu { $reach } Planeten weit
}. Erreichbar: { $spaces }
special-wrong-region = „{ $title }“ gilt für { $region }; der Todesstern hängt über { $station }, Region { $here }. Beweg ihn erst dorthin (/{ cmd-death-star } { cmd-death-star-move }) oder nimm eine andere Karte.
special-nothing-to-fire-at = Auf { $space } gibt es nichts zu beschießen: Er feuert nur auf einen gegnerischen Planeten unter sich, und nicht in dem Zug, in dem er gebaut wurde. Beweg ihn erst: /{ cmd-death-star } { cmd-death-star-move }
special-no-more-destroyed = { $limit } Planeten sind zerstört, mehr werden es nicht. Heb die Karte für ihr Schiff (/{ cmd-build }) oder eine Serie (/{ cmd-trade }) auf.
special-would-cut = Ohne { $space } hingen die übrigen Planeten nicht mehr zusammen, darum bleibt er. Beweg den Todesstern zu einem anderen (/{ cmd-death-star } { cmd-death-star-move }); die Karte bleibt auf deiner Hand.
special-no-partner = In dieser Partie hast du keinen Partner.
special-not-partners = { $space } gehört nicht deinem Partner. Wähl einen Planeten deines Partners.
special-command-taken = In diesem Zug hast du schon das Kommando über einen Planeten übernommen, mehr geht nicht. Weiter geht es mit /{ cmd-done }.
special-not-to-be-taken = Das Kommando über { $space } lässt sich nicht übernehmen: { $reasons }. Nötig sind genau eine Armee, keine Schiffe, keine Basis und ein anderer Planet, der dem Partner bleibt.
command-armies = dort { $armies ->
    [one] steht 1 Armee
   *[other] stehen { $armies } Armeen
}
command-ships = dort sind Schiffe
command-base = dort liegt eine Basis
command-last = es ist der letzte Planet deines Partners
special-asked-already = Nach { $space } hast du deinen Partner schon gefragt. Warten musst du nicht: Die Frage verfällt, sobald du mit /{ cmd-done } weitergehst.
special-declined = Dein Partner hat in diesem Zug schon abgelehnt, dir { $space } zu geben. Weiter geht es mit /{ cmd-done }.
special-nobody-to-ask = Deinen Partner spielt die KI, und sie beantwortet keine Frage: { $space } bleibt bei ihr.

## Das Brett in Worten

seat-of-side = { $seat } ({ $side })
base-leader = Basis: der Imperator
base-plain = Basis: kein Imperator
base-hidden = Basis
letter-fighter = J
letter-bomber = B
letter-destroyer = Z
state-station = Todesstern bei { $space }
state-no-station = kein Todesstern
state-counter = Hutten { $held } von { $needed } Rohstoffplaneten
state-bases = Basen: { $bases }; noch { $left } im Stapel
state-no-bases = Basen: noch keine; { $left } im Stapel
state-destroyed = Zerstört: { $spaces }
state-protected = { $danger ->
    [invasion] { $space } ist vor Invasionen geschützt, bis der Besitzer wieder am Zug ist.
   *[station] { $space } ist vor dem Todesstern geschützt, bis der Besitzer wieder am Zug ist.
}
state-bunkers = { $space } wird mit achtseitigen Würfeln verteidigt, bis der Besitzer wieder am Zug ist.
state-offered = Kommando angeboten: { $spaces }

## Eine Hand

hand-card = · **{ $title }** ({ $class }; { $window })
hand-armed = *Scharf: { $guard }.*

## Der Plan in Bildern und Worten

picture-force = Macht
picture-sign = { $sign ->
    [base] Basis
    [empty] Leer
    [leader] Imperator
    [sealed] Gesperrt
    [shielded] Schild
    [eight] W8
    [resource] Rohstoff
    [asteroids] Asteroiden
   *[unplayed] Neutral
}
