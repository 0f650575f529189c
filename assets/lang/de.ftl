### Was Adjutant sagt, auf Deutsch. Jede Nachricht steht in jeder Sprache mit denselben Variablen; Tests vergleichen sie.
### Befehle werden durch Verweis genannt, damit Text und Befehlsliste nie auseinandergehen.

## Anzahlen

n-armies = { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}
n-spaces = { $spaces ->
    [one] 1 Gebiet
   *[other] { $spaces } Gebiete
}
n-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
n-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
card = { $name } ({ $symbol })
and-more = { $shown } und { $more } weitere
language = Deutsch

## Schritte und Aufgaben

step-claim = Wählen
step-deploy = Startarmeen
step-trade = Tauschen
step-place = Aufstellen
step-attack = Angreifen
step-move-in = Nachrücken
step-spoils-trade = Beutekarten tauschen
step-spoils-place = Armeen vom Tausch aufstellen
step-fortify = Verlegen

task-trade = stell { n-armies } auf oder tausch vorher drei Karten; danach Angriff oder Ende.
task-trade-first = tausch zuerst eine Serie, das ist Pflicht; danach stell deine Armeen auf.
task-place = stell { n-armies } auf, danach Angriff oder Ende.
task-attack = greif an oder beende deine Angriffe.
task-move-in = wie viele Armeen rücken von { $from } nach { $to }? { $least } bis { $most }.
task-spoils-trade = tausch jetzt Beutekarten, soweit du darfst oder musst; sonst greif weiter an oder beende den Zug.
task-spoils-place = stell { n-armies } vom Tausch auf, danach weiter angreifen oder Ende.
task-fortify = verleg einmal Armeen zwischen deinen Gebieten oder beende deinen Zug.
task-prefer = nenn die Gebiete, die du gern hättest, das liebste zuerst: /{ cmd-claim }
task-claim = wähl ein freies Gebiet: /{ cmd-claim }
task-deploy = stell alle deine Startarmeen auf ({ $armies } fehlen): /{ cmd-place }
task-deploy-one = stell eine Armee auf (noch { $left }): /{ cmd-place }
task-paused = die Partie ist angehalten.
task-ended = die Partie wurde beendet.
task-set-aside = die Partie steht still: { $why }. { $remedy }

## Eine Partie, die still steht

stopped = Diese Partie steht still: { $why }. Verloren ist nichts. { $remedy }
stopped-damaged = etwas, das von ihr gespeichert ist, lässt sich nicht lesen
stopped-edition = ihr Brett oder ihre Karten haben sich seit dem Beginn geändert
stopped-newer = eine neuere Version von mir hat sie geschrieben
stopped-channel = ich konnte in ihrem Kanal nicht schreiben
stopped-gone = ihr Kanal wurde gelöscht
stopped-removed = ich wurde aus ihrem Server entfernt
stopped-failed = was fällig war, ist dreimal misslungen
stopped-bug = ich habe dreimal einen Fehler gemacht
remedy-damaged = Die Moderation kann es mit /{ cmd-mod } { cmd-mod-resume } noch einmal versuchen oder sie mit /{ cmd-mod } { cmd-mod-end } beenden; wer mich betreibt, findet Näheres im Protokoll und kann eine Sicherung einspielen.
remedy-version = Wer mich betreibt, muss die Version von mir starten, mit der sie gespielt wurde; dann setzt die Moderation sie mit /{ cmd-mod } { cmd-mod-resume } fort.
remedy-channel = Sobald ich hier wieder lesen und schreiben darf, geht sie von selbst weiter; auch die Moderation kann sie mit /{ cmd-mod } { cmd-mod-resume } fortsetzen.
remedy-gone = /{ cmd-mod } { cmd-mod-resume } bringt sie nicht zurück; die Moderation kann sie aus einem anderen Kanal mit /{ cmd-mod } { cmd-mod-end } beenden.
remedy-removed = Sobald ich wieder auf dem Server bin und hier lesen und schreiben darf, geht sie von selbst weiter; auch die Moderation kann sie mit /{ cmd-mod } { cmd-mod-resume } fortsetzen.
remedy-failed = Die Moderation kann es mit /{ cmd-mod } { cmd-mod-resume } noch einmal versuchen.
remedy-bug = Die Moderation kann es mit /{ cmd-mod } { cmd-mod-resume } noch einmal versuchen oder sie mit /{ cmd-mod } { cmd-mod-end } beenden; wer mich betreibt, findet den Fehler im Protokoll.

## Der Zug

turn-head = { $seat } { $ping }: { $task }
turn-head-still = { $seat }: { $task }
turn-head-ai = { $seat } wird von der KI gespielt und ist gleich fertig.
turn-over = **Zug { $turn } von { $seat }** ist vorbei.
turn-over-nobody = **Zug { $turn }** ist vorbei.
turn-lines = **In diesem Zug**
story-head = **Seit deinem letzten Zug**
story-captured = eroberte { $spaces }
story-from = { $spaces } (von { $owner })
story-traded = { $sets ->
    [one] tauschte eine Serie ({ $values })
   *[other] tauschte { $sets } Serien ({ $values })
}
story-your-losses = kostete dich { n-armies }
story-eliminated = besiegte { $seats }
earlier = … { $count } ältere: /{ cmd-log }

## Aufbau, Lobby, Ende

set-up-preferring = **Aufbau.** Wunschlisten: { $ready } von { $all }. Es fehlen: { $missing }.
    Alle nennen ihre Wunschgebiete, das liebste zuerst: /{ cmd-claim }. Niemand sieht die Listen der anderen.
set-up-claiming = **Aufbau.** { $seat } wählt ein Gebiet: /{ cmd-claim }
set-up-deploying = **Aufbau.** Aufgestellt: { $ready } von { $all }. Es fehlen: { $missing }.
    Stellt alle übrigen Armeen auf (höchstens { $armies }): /{ cmd-place }. Es bleibt geheim, bis alle fertig sind.
set-up-deploying-one = **Aufbau.** { $seat } stellt eine Armee auf (noch { $left }): /{ cmd-place }
set-up-done = **Der Aufbau ist fertig.** Das Brett ist offen:

lobby-head = **Lobby: { $ruleset }**, { $taken } von { $most } Plätzen
lobby-nobody = Noch ist niemand dabei.
lobby-seat-ai = { $seat } (KI)
lobby-seat-host = { $seat } (Gastgeber)
lobby-how = Tritt unten bei. Los geht es, sobald { $least } oder mehr am Tisch sitzen und der Gastgeber startet; leere Plätze kann die KI übernehmen.
lobby-length = Übliche Länge: etwa { $turns } Züge, { $weeks ->
    [one] eine Woche
   *[other] { $weeks } Wochen
} bei einem Zug am Tag.
lobby-seal = Versiegelte Würfel: `{ $commitment }`
inputs-head = **Öffentliche Angaben zu den Würfeln**, versiegelt als `{ $commitment }`. Diese Zeilen, ohne ihre Nummern, ergeben mit dem Startwert, den ich am Ende zeige, jeden Wurf. Heb diesen Beitrag auf: Ich ändere ihn nie.
lobby-begun = **Die Partie hat begonnen.**
lobby-closed = Diese Lobby ist geschlossen. Eine neue: /{ cmd-game } { cmd-game-new }

end-head = **{ $outcome }** { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { n-rounds }.
end-seat = { $place }. { $seat }: { n-rounds }, { $conquests ->
    [one] 1 Eroberung
   *[other] { $conquests } Eroberungen
}, { $losses ->
    [one] 1 Armee
   *[other] { $losses } Armeen
} verloren
end-hand = Karten von { $seat }: { $cards }
end-seed = Zum Nachprüfen der Würfel: SHA-256 des Startwerts `{ $seed }` ist das versprochene `{ $commitment }`; Startwert und öffentliche Angaben (vom Beginn) ergeben jeden Wurf. Würfe mit ihren Nummern: /{ cmd-log } { opt-log-move }. Wer mich betreibt, kann dir die Partie als Datei geben; `adjutant verify` oder ein eigener Prüfer (docs/dice.md) rechnet nach.
end-no-seed = Der Startwert bleibt versiegelt als `{ $commitment }`.
outcome-won = { $seat } hat gewonnen!
outcome-drawn = Unentschieden: zu lange wurde nichts erobert, oder nur die KI spielte noch. Gebiete: { $held }. Die meisten: { $most }.
outcome-held = { $seat } hat gewonnen, mit { $share } % der Gebiete. Gebiete: { $held }.
outcome-counted = { $count ->
    [one] { $seats } hat gewonnen: Die vereinbarten Runden sind um.
   *[other] { $seats } teilen sich den Sieg: Die vereinbarten Runden sind um.
} Gebiete: { $held }.
match-broken = Diese Partie lässt sich gerade nicht zeigen.

notice-paused = Die Partie ist angehalten (von { $by }). Alle Uhren stehen.
notice-resumed = Die Partie geht weiter (fortgesetzt von { $by }).
notice-kicked = Die KI spielt jetzt { $seat } (entschieden von { $by }).
notice-removed = { $name } wurde aus der Lobby entfernt (von { $by }).
notice-replaced = { $now } spielt jetzt für { $was } (entschieden von { $by }).
notice-undone = { $count ->
    [one] 1 Schritt wurde zurückgenommen
   *[other] { $count } Schritte wurden zurückgenommen
} (von { $by }). Die Partie steht wieder wie vor Schritt { $moves }; Knöpfe älterer Beiträge gelten nicht mehr.
notice-ended = Die Partie wurde beendet (von { $by }).
notice-started = Die Partie wurde gestartet (von { $by }).
notice-lobby-changed = Die Lobby wurde anstelle des Gastgebers geändert (von { $by }).

dm-place = Partie #{ $number } in { $server }: { $link }
dm-closed = { $seat } { $ping }: ich kann dir keine Direktnachrichten schicken. /{ cmd-hand } zeigt jederzeit deine Karten, nur dir.
lobby-locked = Die Lobby ist gesperrt: niemand kann mehr beitreten. Der Gastgeber startet, sobald { $least } oder mehr am Tisch sitzen.
notice-lobby-closed = Drei Tage lang hat niemand diese Lobby angerührt, darum ist sie geschlossen. Eine neue: /{ cmd-game } { cmd-game-new }
dm-welcome = Du bist dabei: { $ruleset }. Im Kanal rufe ich dich, wenn du dran bist; deine Karten kommen hierher, nur zu dir. Antworten bewirkt hier nichts.
dm-taken-out = Ich wurde aus { $server } entfernt. Deine Partien dort stehen still, verloren ist nichts: Sobald mich jemand, der den Server verwaltet, wieder hinzufügt, gehen sie von selbst weiter. { $link }
dm-that-server = dem Server, auf dem du spielst
notice-by-player = Wer das entschied, spielt in dieser Partie selbst mit.
notice-left = { $seat } hat die Partie verlassen; die KI spielt weiter.
notice-nameless = Wer { $seat } gespielt hat, hat die eigenen Daten löschen lassen, und der Platz damit seinen Namen; die KI spielt weiter.
notice-took-over = { $now } spielt für { $was } weiter.
question-take-over = { $ping }: { $name } möchte { $seat } von der KI übernehmen. Wer die Partie leitet, entscheidet.
question-undo = { $ping }: { $name } moderiert und spielt selbst mit, und möchte zurück bis vor Schritt { $moves }. Jemand anderes aus der Partie muss zustimmen; mit dem nächsten Schritt verfällt die Frage.
question-yes = { $by } hat ja gesagt.
question-no = { $by } hat nein gesagt.
question-lapsed = Die Frage ist verfallen.
notice-renamed = { $was } heißt jetzt { $now } (entschieden von { $by }).
notice-reopened = Die Partie geht weiter (wieder eröffnet von { $by }).
notice-revealed = Die hier beendete Partie kann nicht mehr wieder eröffnet werden; ihr Startwert ist offen.
notice-skipped = Für { $seats } gilt die Vorgabe (übersprungen von { $by }).
lobby-gate = Zum Beitreten: { $conditions }.
lobby-asking = Es warten auf Antwort des Gastgebers: { $names }
outcome-remained = { $seat } hat gewonnen: alle anderen sind ausgeschieden oder haben aufgegeben. Gebiete: { $held }.
outcome-agreed = Unentschieden, und alle, die spielen, waren dafür. Gebiete: { $held }.
seat-surrendered = { $line } · aufgegeben
notice-surrendered = { $seat } gibt auf; die KI spielt weiter.
notice-writes-again = Ich kann hier wieder schreiben: Die Partie geht weiter.
notice-is-back = Ich bin wieder auf diesem Server: Die Partie geht weiter.
notice-absent = Wer { $seats } spielt, ist nicht mehr auf diesem Server. Wer zurückkommt, spielt einfach weiter; sonst kann die Moderation jemand anderen weiterspielen lassen (/{ cmd-mod } { cmd-mod-replace }) oder die KI (/{ cmd-mod } { cmd-mod-kick }) oder diesmal überspringen (/{ cmd-game } { cmd-game-skip }).
question-draw = { $name } bietet ein Unentschieden an: die Partie endet ohne Sieg, wenn alle zustimmen, die spielen. Dafür: { $agreed }.
question-draw-missing = Es fehlen noch: { $missing } { $ping }. Bei einem Nein, oder wenn nach einer ganzen Runde noch Antworten fehlen, geht die Partie weiter.
question-draw-yes = Alle haben zugestimmt.
card-head = **Partie #{ $number }: { $ruleset }**
card-look = Ansehen: /{ cmd-board } · /{ cmd-status } · /{ cmd-help } · /{ cmd-rules }
logged = { $channel } · Partie { $number } ({ $players }): { $act }
logged-unreadable = { $channel } · Partie { $number }: { $act }
set-up-skip = Fehlt jemand lange? Nach 12 Stunden kann, wer die Partie leitet, den Rest aufstellen lassen, nach 48 Stunden Stille können es alle: /{ cmd-game } { cmd-game-skip }
lobby-word = { $seat }, Wort für die Würfel: „{ $word }“
lobby-seal-first = Versiegelte Würfel: `{ $commitment }` (zuerst gezeigt in { $link })
inputs-key = Später wird nichts mehr beigemischt. SHA-256 des Schlüssels, den sie ergeben: `{ $key }`

## Was geschah

event-dealt = Die Gebiete sind verteilt. { $first } beginnt. ({ $draws })
event-preferred = hat eine Wunschliste abgegeben
event-claimed = nimmt { $space }
event-drafted = Alle Listen sind da und die Gebiete vergeben. { $first } beginnt. ({ $draws })
event-given-out = Die Gebiete sind vergeben.
event-given-out-drawn = Die Gebiete sind verteilt. ({ $draws })
event-rolled-set-up = Wurf für den Aufbau: { $first } beginnt. { $throws }
event-rolled-first-turn = Wurf um den ersten Zug: { $first } beginnt. { $throws }
event-deployed = hat alle Startarmeen aufgestellt
event-deployed-there = Du hast aufgestellt: { $places }
event-revealed = Alle Startarmeen sind aufgedeckt.
event-turn-began = Zug { $turn }, Runde { $round }: { n-armies } ({ $parts })
income-base = { n-spaces }: { $armies }
event-placed = stellt auf: { $places }
event-took-back = nimmt { n-armies } zurück
event-traded = tauscht { $cards } gegen { $value } Armeen; die nächste Serie: { $next }
event-traded-fixed = tauscht { $cards } gegen { $value } Armeen; eine gemischte Serie ist { $mixed } wert
event-traded-bonus = (+{ $armies } auf { $space })
series = { $from } » { $to }: { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}, -{ $attacker } : -{ $defender }, { $end }, { $draws }
series-captured = erobert
series-once = ein Wurf
series-kept = angehalten wie befohlen
series-too-few-dice = zu wenige Armeen für alle Würfel
series-limit = angehalten an der Grenze eines Befehls
series-moved-in = , { $armies ->
    [one] 1 rückt
   *[other] { $armies } rücken
} nach
throw = { $draw }: { $attack } gegen { $defence }, -{ $attacker } : -{ $defender }
die-sides = W{ $sides }
die-left-out = ({ $faces } zählt nicht)
event-captured = erobert { $space } von { $from }
event-moved-in = rückt mit { n-armies } von { $from } nach { $to }
event-eliminated = **{ $seat } ist ausgeschieden**, besiegt von { $captor }; erbeutet: { n-cards }.
event-took-cards = Beutekarten von { $from }: { $cards }
event-fortified = verlegt { n-armies } von { $from } nach { $to }
event-drew = zieht eine Karte ({ $hand } auf der Hand)
event-drew-card = Du hast { $card } gezogen (Ziehung #{ $draw }).
event-reshuffled = Der Ablagestapel ({ n-cards }) ist der neue Stapel.
event-no-card-left = zieht keine Karte: es ist keine mehr da
event-turn-ended = beendet den Zug
event-timed-out = hat nicht gespielt; genommen wurde der sichere Standard
event-handed-over = wird jetzt von jemand anderem gespielt
event-handed-to-ai = wird jetzt von der KI gespielt
event-draw-near = Lange wurde nichts erobert: in { n-rounds } endet die Partie unentschieden.
event-surrendered = gibt auf; die KI spielt weiter
event-drew-numbered = zieht eine Karte ({ $hand } auf der Hand) (#{ $draw })

## Das Brett in Worten

header-set-up = Aufbau
picture-after = Nach Zug { $turn }
header-after = nach Zug { $turn } von { $seat }
picture-turn = Zug { $turn } · Serie { $next }
picture-turn-fixed = Zug { $turn }
header-turn = Zug { $turn } · Runde { $round } · Serie { $next }
header-turn-fixed = Zug { $turn } · Runde { $round }
heading-spaces = Geb.
heading-armies = Armeen
heading-cards = Karten
heading-income = Neu
region-tag = { $region } +{ $bonus }
seat-line = { $seat }: { n-spaces }, { n-armies }, { n-cards }, nächstes Mal +{ $income }
seat-out = { $seat }: ausgeschieden
banner-paused = Angehalten
banner-over = Ende
banner-ended = Beendet
banner-set-aside = Steht still
alt-no-board = Es gibt noch kein Brett: die Partie hat nicht begonnen.
alt-header = Spielbrett, { $header }.
alt-last = Zuletzt: { $last }.
alt-tail = Alles: /{ cmd-board } { opt-board-text }

## Knöpfe

button-hand = Meine Hand
button-log = Verlauf
button-board-text = Brett als Text
button-join = Beitreten
button-leave = Verlassen
button-add-ai = KI dazu
button-start = Start
button-rematch = Revanche
button-rules = Regeln
button-attack-again = Noch mal: { $from } » { $to }
button-end-attacks = Angriffe beenden
button-end-turn = Zug beenden
button-take-back = Zurücknehmen
button-move-least = Mindestens ({ $armies })
button-move-half = Hälfte ({ $armies })
button-move-all = Alle ({ $armies })
button-claim = Wählen
button-place = Setzen
button-trade = Tauschen
button-attack = Angreifen
button-fortify = Verlegen
button-put = +{ $armies }
button-put-all = Alle
button-spread = Verteilen
button-reset = Zurücksetzen
button-confirm = Bestätigen
button-for-me = Mach du das
button-write = Schreiben …
button-other = Andere …
button-one-roll = 1 Wurf
button-until-captured = Bis erobert
button-stop-at = Bei { $armies } aufhören
button-set = { $value }: { $cards }
button-previous = ‹ Zurück
button-next = Mehr ›
button-lock = Sperren
button-unlock = Entsperren
button-my-look = Mein Aussehen
button-sure-kick = Die KI spielt weiter
button-sure-undo = Zurücknehmen
button-sure-end = Partie beenden
button-sure-leave = Partie verlassen
button-yes = Ja
button-no = Nein
button-accept = { $name } annehmen
button-decline = { $name } ablehnen
button-sure-surrender = Aufgeben
button-sure-draw = Unentschieden anbieten
button-sure-draw-alone = Unentschieden beenden
button-end-anyway = Trotzdem beenden
button-back = Zurück
button-word = Wort für die Würfel

## Tafeln

panel-place = **Setzen:** { $left ->
    [0] alle Armeen stehen im Entwurf. Bestätige ihn.
   *[other] noch { n-left }. Wähle ein Gebiet, dann wie viele.
}
n-left = { $left ->
    [one] 1 Armee
   *[other] { $left } Armeen
}
panel-draft = Entwurf: { $list }
panel-draft-item = { $space } +{ $armies }
panel-on = Als Nächstes: { $space } (jetzt { $troops })
panel-claim-now = **Wählen:** Welches Gebiet nimmst du jetzt?
panel-claim = **Wählen:** Gebiete, das liebste zuerst. Wer ein Gebiet noch einmal wählt, streicht es von der Liste.
panel-claims = Deine Liste: { $list }
panel-claims-empty = Deine Liste ist noch leer.
panel-trade = **Tauschen:** Wähle einen Satz.
panel-trade-forced = **Tauschen:** Du musst jetzt einen Satz tauschen.
panel-trade-none = **Tauschen:** Deine Hand enthält keinen Satz.
panel-attack = **Angreifen:** { $count ->
    [one] 1 Angriff ist möglich.
   *[other] { $count } Angriffe sind möglich, die besten Aussichten zuerst.
}
panel-aim = { $from } » { $to }, { $attackers } gegen { $defenders }: { $chance } für die Eroberung.
panel-move-in = **Nachrücken:** { $least } bis { $most } Armeen gehen von { $from } nach { $to }.
panel-fortify = **Verlegen:** Wähle, woher Armeen kommen, dann, wohin sie gehen.
panel-move = Verlege bis zu { n-armies } von { $from } nach { $to }.
panel-done = Hier gibt es für dich nichts mehr zu wählen.
option-attack = { $from } » { $to } { $attackers }:{ $defenders } { $chance }
option-space = { $space } { $troops }
select-claim = Wähle ein Gebiet
select-place = Wohin kommen Armeen?
select-attack = Wähle einen Angriff
select-from = Von …
select-to = … nach
select-set = Wähle einen Satz
form-place = Armeen setzen
form-place-label = Zum Beispiel: { $example }
form-move-in = Nachrücken
form-move = Armeen verlegen
form-troops-label = Wie viele? { $least } bis { $most }
wardrobe = Du bist { $seat }: { $look }.
select-look = Wähl Farbe und Form
form-word = Dein Wort für die Würfel
form-word-label = Höchstens { $most } Zeichen, nicht zu ändern

## Antworten

answer-opened = Die Lobby ist offen und du bist Gastgeber. Andere kommen mit dem Knopf oder /{ cmd-game } { cmd-game-join } dazu.
answer-joined = Willkommen! Du bist { $seat }: { $look }.
    {"**Ziel:**"} überleb alle anderen. Erobere Gebiete, halte ganze Kontinente, bekomm mehr Armeen.
    {"**Ein Zug:**"} neue Armeen aufstellen, angreifen, sooft du magst, einmal Armeen verlegen, nach einer Eroberung eine Karte ziehen.
    Ich rufe dich beim Namen, wenn du dran bist, und schicke dir deine Karten als Direktnachricht. /{ cmd-help } sagt dir jederzeit, was du tun kannst.
answer-left = Du bist nicht mehr dabei.
answer-ai-added = { $count ->
    [one] 1 KI ist dazugekommen.
   *[other] { $count } KIs sind dazugekommen.
} Am Tisch sitzen jetzt { $seats }.
answer-started = Die Partie beginnt!
answer-settings = **{ $ruleset }**, Vorgabe { $preset }. ● steht, wo es von der Vorgabe abweicht. Ändern: /{ cmd-game } { cmd-game-settings } { opt-game-settings-option }, { opt-game-settings-value }
answer-paused = Angehalten. Alle Uhren stehen.
answer-resumed = Die Partie geht weiter.
answer-kicked = Die KI spielt jetzt { $seat }.
answer-replaced = { $now } spielt jetzt für { $was }.
answer-undone = { $count ->
    [one] 1 Schritt wurde zurückgenommen;
   *[other] { $count } Schritte wurden zurückgenommen;
} die Partie steht wieder wie vor Schritt { $moves }.
answer-ended = Die Partie ist beendet.
answer-set-up = Einstellungen dieses Servers. Moderation: Server verwalten und { $role }. Sprache: { $language }. Brett: { $posts }.
set-up-no-role = keine Rolle
posts-turn = ein Beitrag je Zug
posts-capture = ein neuer Beitrag nach jeder Eroberung
posts-move = ein neuer Beitrag nach jedem Schritt
played-next = Jetzt: { $task }
played-waits = Erledigt. { $seat } ist dran.
played-done = Erledigt.

look-0 = bernsteingelber Kreis
look-1 = himmelblaues Quadrat
look-2 = grüne Raute
look-3 = cremefarbenes Sechseck
look-4 = blauer Schild
look-5 = magentaroter Stern
answer-locked = Gesperrt: niemand kann mehr beitreten, bis du entsperrst. Die KI lässt sich weiter dazunehmen.
answer-unlocked = Entsperrt: alle können wieder beitreten.
answer-removed = { $name } ist nicht mehr dabei und kann dieser Lobby nicht wieder beitreten.
answer-opening = Partien eröffnen darf: { $who }, { $channels }. Offene Lobbys: { $person } je Person, { $server } im Server.
opening-everyone = jeder
opening-role = { $role } und die Moderation
opening-moderators = die Moderation
opening-everywhere = in allen Kanälen
answer-reopened = Die Partie geht weiter.
answer-left-to-ai = Du hast die Partie verlassen; die KI spielt weiter.
answer-which-seat = Welchen Platz der KI möchtest du übernehmen?
answer-asked = Die Frage steht im Kanal der Partie.
answer-answered = Deine Antwort gilt.
sure-leave = { $count ->
    [one] Die KI spielt mit { $seat } weiter. Du bekommst den Platz nur zurück, wenn zustimmt, wer die Partie leitet.
   *[other] Die KI spielt mit { $seat } weiter. Du bekommst die Plätze nur zurück, wenn zustimmt, wer die Partie leitet.
    }
answer-renamed = { $was } heißt jetzt { $now }.
answer-skipped = Übersprungen: { $seats }.
sure-kick = { $seat } verliert den Platz und die KI spielt damit weiter: { $spaces } Gebiete, { $armies } Armeen, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
sure-kick-lobby = { $seat } wird aus der Lobby entfernt, der Platz ist wieder frei.
sure-undo = Zurück bis vor Schritt { $moves }: { $count ->
    [one] 1 Schritt wird zurückgenommen
   *[other] { $count } Schritte werden zurückgenommen
}. Neue Würfe treten an die Stelle der alten.
sure-undo-whose = Von: { $seats }
sure-undo-set-up = Die Partie steht wieder im Aufbau.
sure-undo-turn = Die Partie steht wieder in Zug { $turn }.
sure-end = Die Partie von { $players } endet ohne Sieg in Zug { $turn }, nach { $moves } Schritten. 7 Tage lang kann /{ cmd-mod } { cmd-mod-reopen } sie wieder eröffnen.
sure-end-lobby = Die Lobby von { $players } schließt. 7 Tage lang kann /{ cmd-mod } { cmd-mod-reopen } sie wieder eröffnen.
sure-end-broken = Die Partie ist nicht lesbar. Sie endet ohne Sieg.
answer-host-asked = Der Gastgeber ist gefragt. Wirst du angenommen, hast du einen Platz und bekommst eine Direktnachricht von mir.
answer-accepted = { $name } hat jetzt einen Platz.
answer-declined = { $name } bekommt keinen Platz und kann in dieser Lobby nicht noch einmal fragen.
answer-open = Jetzt dürfen alle beitreten, ohne Bedingung.
answer-gated = Zum Beitreten braucht es: { $conditions }.
gate-approval = das Ja des Gastgebers
gate-role = die Rolle { $role }
gate-days = ein Konto, das mindestens { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} alt ist
answer-surrendered = Du hast aufgegeben.
answer-drawn = Die Partie ist zu Ende: unentschieden.
sure-surrender = { $count ->
    [one] Die KI spielt mit { $seat } weiter und kann damit nicht mehr gewinnen. Du bekommst den Platz nicht zurück.
   *[other] Die KI spielt mit { $seat } weiter und kann damit nicht mehr gewinnen. Du bekommst die Plätze nicht zurück.
    }
sure-surrender-last = { $count ->
    [one] Die Partie endet, und { $winner } hat gewonnen.
   *[other] Die Partie endet, und { $winner } haben gewonnen.
    }
sure-draw = { $seats } werden gefragt, ob die Partie unentschieden enden soll. Bis alle zugestimmt haben, geht sie weiter. Fragen kannst du einmal am Tag.
sure-draw-alone = Außer dir spielt nur die KI: die Partie endet sofort, unentschieden.
answer-shown = Es steht im Kanal, für alle hier.
ending-turn = Damit endet dein ganzer Zug. Noch offen: { $open }. (Das frage ich nur in deiner ersten Partie.)
ending-step = Damit endet der Schritt „{ $step }“. Noch offen: { $open }. (Das frage ich nur in deiner ersten Partie.)
answer-log = Was die Moderation tut, wer übersprungen wird und welche Partie still steht, steht auch in { $channel }.
answer-no-log = Was die Moderation tut, steht nur im Kanal der Partie.
answer-worded = Dein Wort für die Würfel ist „{ $word }“. Es steht für alle sichtbar in der Lobby, lässt sich nicht ändern und ändert jeden Wurf der Partie.
answer-word-hint = Wenn du magst, gib ein Wort für die Würfel: es ändert jeden Wurf, also kann sie niemand vorher ausgerechnet haben.

## Ansehen

hand-head = { $seat }: { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-none = Keine Hand zu sehen: du hast keinen Platz in dieser Partie, oder sie hat noch nicht begonnen.
hand-no-set = Noch keine Serie. Die nächste ist { $value } wert.
hand-no-set-fixed = Noch keine Serie. Eine gemischte ist { $mixed } wert.
hand-sets = { $count ->
    [one] 1 Serie
   *[other] { $count } Serien
} (eine gemischte ist jetzt { $value } wert): /{ cmd-trade }
card-yours = deins
set-line = { $cards }: { $value }
status-cards = Karten: { $stack } im Stapel, { $discard } abgelegt. Getauschte Serien: { $traded }; die nächste ist { $next } wert.
status-cards-fixed = Karten: { $stack } im Stapel, { $discard } abgelegt. Getauschte Serien: { $traded }; eine gemischte ist { $mixed } wert.
status-cards-gone = Karten: { $stack } im Stapel, { $gone } aus dem Spiel. Getauschte Serien: { $traded }; eine gemischte ist { $next } wert.
status-draw = Ohne Eroberung endet die Partie unentschieden in { n-rounds }.
status-draws = Nächste Ziehung: #{ $next }. Würfel versiegelt als `{ $commitment }`
log-head = **Verlauf** (vorn die Nummer des Schritts; alle Würfe von einem: /{ cmd-log } { opt-log-move })
log-empty = Noch ist nichts geschehen.
log-line = `{ $moves }` { $text }
log-undone = ~~{ $line }~~ (zurückgenommen)
odds-head = { $attackers } gegen { $defenders }, bis { $keep } { $keep ->
    [one] übrig ist
   *[other] übrig sind
}
odds-capture = Chance auf Eroberung: **{ $chance }**
odds-losses = Verluste im Mittel: -{ $attacker } : -{ $defender }
odds-bound = Bei so vielen Armeen nenne ich nur Grenzen, keine genaue Zahl.
odds-battle = Ein Wurf: { $cases }
chance-between = { $low } bis { $high }
list-head = **Partien**
list-empty = Es gibt keine Partie. Eine eröffnen: /{ cmd-game } { cmd-game-new }
list-line = #{ $number } { $channel }: { $ruleset }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $state }, Zug { $turn }
list-yours = **wartet auf dich:** { $line }
state-lobby = Lobby
state-running = läuft
state-paused = angehalten
state-over = vorbei
state-ended = beendet
state-set-aside = steht still
look-shown-by = { $seat } zeigt:
privacy-nothing = Über dich ist hier nichts gespeichert.
privacy-head = Das ist hier über dich gespeichert; nur du siehst diese Nachricht.
privacy-account = Konto { $account }, Name { $name }, Sprache { $language }
privacy-account-alone = Konto { $account }
privacy-dm-closed = Dass du keine Direktnachrichten annimmst
privacy-dm-waiting = Direktnachrichten an dich, die noch nicht gesendet sind: { $count }
privacy-match = Partie { $number } in { $channel }: { $state }, dein Platz: { $names }, seit { $since }
privacy-more = Weitere Partien: { $count }
privacy-lobbies = Lobbys, in deren Angaben du stehst (beigetreten, angefragt oder entfernt): { $list }
privacy-questions = Fragen, in denen du stehst: { $count }
privacy-left = { $names } (verlassen)
privacy-kept = Deine Züge sind nach Platz gespeichert. Das alles bleibt, bis du es löschst; gesendete Nachrichten und Antworten bleiben { $days } Tage. Wer diesen Bot betreibt, kann es sehen.
privacy-how = Als Datei: /{ cmd-privacy } { cmd-privacy-export } · Löschen: /{ cmd-privacy } { cmd-privacy-delete }
privacy-file = Alles, was über dich gespeichert ist, mit deinen Zügen. Zeiten sind Millisekunden seit 1970.
privacy-delete =
    Konto, Name, Sprache und wartende Nachrichten werden gelöscht; deine Plätze heißen „N.N.“ und gehören niemandem. Das lässt sich nicht zurücknehmen.
    Die Züge bleiben, nach Platz, und die öffentlichen Angaben zu den Würfeln auch: sie stehen im Kanal, und ohne sie könnte niemand die Würfel prüfen. Nachrichten in den Kanälen bleiben ebenso.
privacy-delete-live = Diese Partien verlässt du, und die KI spielt mit deinen Plätzen weiter, auch wo eine Partie stillsteht:
privacy-deleted = Gelöscht. Wer einer Partie beitritt, wird neu gespeichert.
button-forget = Endgültig löschen
dice-about = Wenn eine Lobby aufgeht, zeige ich den SHA-256 eines geheimen Startwerts; zum Beginn die öffentlichen Angaben: wer wo sitzt, jedes Wort, und Nummern von Discord. Beides ergibt jeden Wurf; später wird nichts beigemischt, und ohne Startwert sagt niemand einen Wurf voraus. Ganz am Ende zeige ich den Startwert: dann lässt sich jeder Wurf mit seiner Nummer nachrechnen (docs/dice.md). Wer mich betreibt, könnte ihn vorher lesen, aber keinen Wurf ändern.
dice-head = **Würfel der Partie { $number }**
dice-inputs = Öffentliche Angaben: { $link }
dice-inputs-none = Öffentliche Angaben: zum Beginn gezeigt.
dice-key = SHA-256 des Schlüssels: `{ $key }`
dice-all = alle
dice-attack = Angriff
dice-defence = Verteidigung
dice-total = Würfel
dice-expected = Faire Würfel zeigen jede Zahl etwa { $each } Mal in { $dice } Würfeln.
dice-none = Es sind noch keine Würfel gefallen.
dice-few = { $dice } Würfel sind zu wenige für ein Urteil; ab 30 sage ich, wie gleichmäßig sie fallen.
dice-even = Chi-Quadrat { $chi }: so gleichmäßig, wie faire Würfel meist fallen.
dice-mild = Chi-Quadrat { $chi }: ein wenig ungleich. Eine von zwanzig Partien mit fairen Würfeln sieht durch Zufall so aus.
dice-strong = Chi-Quadrat { $chi }: ungleich. Eine von hundert Partien mit fairen Würfeln sieht durch Zufall so aus.
dice-extreme = Chi-Quadrat { $chi }: sehr ungleich. Eine von tausend Partien mit fairen Würfeln sieht durch Zufall so aus; rechne die Würfe am Ende nach.
dice-last = Letzter Angriff, { $seat }: { $from } » { $to }, Verluste -{ $attacker } : -{ $defender }, { $end }.
dice-last-armies = Letzter Angriff, { $seat }: { $from } ({ $attackers }) » { $to } ({ $defenders }), Verluste -{ $attacker } : -{ $defender }, { $end }.
dice-lucky = So gut oder besser für den Angreifer: **{ $better }**, etwa 1 von { $n }. (So schlecht oder schlechter: { $worse }.)
dice-unlucky = So schlecht oder schlechter für den Angreifer: **{ $worse }**, etwa 1 von { $n }. (So gut oder besser: { $better }.)
dice-usual = So gut oder besser für den Angreifer: { $better }. So schlecht oder schlechter: { $worse }. Nichts Besonderes.
dice-unknown = Wie wahrscheinlich das war, kann ich nicht genau sagen.

## Hilfe und Regeln

help-no-match = In diesem Kanal gibt es keine Partie. /{ cmd-game } { cmd-game-new } öffnet eine Lobby; andere kommen mit einem Knopfdruck dazu, und die KI füllt Plätze.
help-lobby = Hier ist eine Lobby offen. Drück **Beitreten** oder tipp /{ cmd-game } { cmd-game-join }. Du musst noch nichts wissen: ich sage dir, was zu tun ist, wenn du dran bist.
help-lobby-joined = Du bist dabei. Wer die Lobby eröffnet hat, startet die Partie; dann rufe ich dich. Inzwischen: /{ cmd-rules } erklärt das Spiel auf einer Seite.
help-lobby-host = Du bist Gastgeber. Füll leere Plätze mit /{ cmd-game } { cmd-game-add-ai }, sieh dir /{ cmd-game } { cmd-game-settings } an, dann /{ cmd-game } { cmd-game-start }.
help-paused = Die Partie ist angehalten. Ansehen geht; Schritte warten, bis die Moderation sie fortsetzt.
help-over = Diese Partie ist vorbei. /{ cmd-game } { cmd-game-new } eröffnet die nächste.
help-spectator = Hier läuft eine Partie ohne dich. Schau zu mit /{ cmd-board } und /{ cmd-status }.
help-out = { $seat }: du bist aus dieser Partie ausgeschieden. Zuschauen geht weiter: /{ cmd-board }.
help-wait = { $seat }: du hast gerade nichts zu tun. { $on_turn } ist dran; ich rufe dich, wenn du es bist. Schau dich um mit /{ cmd-board }, /{ cmd-hand }, /{ cmd-odds }.
help-set-up-wait = { $seat }: du bist fertig. Sobald alle es sind, geht die Partie weiter.
help-your-turn = { $seat }: { $task }
    { $how }
help-prefer = Tipp /{ cmd-claim } und deine Wunschgebiete, das liebste zuerst, durch Kommas getrennt. Ganze Kontinente bringen jeden Zug zusätzliche Armeen; leicht zu halten: { $one } und { $other }.
help-claim = Tipp /{ cmd-claim } und wähl ein freies Gebiet, am besten neben einem von deinen.
help-deploy = Tipp /{ cmd-place } { opt-place-list }:`{ $example } 3, …` oder ein Gebiet nach dem anderen mit { opt-place-space } und { opt-place-troops }. Starke Grenzen sind mehr wert als eine starke Mitte.
help-trade = Tipp /{ cmd-trade }, um drei Karten in Armeen zu tauschen, oder mach gleich weiter: /{ cmd-place } { opt-place-space }:{ $example }. Steht eine neue Armee, ist das Tauschen für diesen Zug vorbei.
help-trade-first = Tipp /{ cmd-trade } und wähl eine Serie: Bei so vielen Karten ist das Pflicht, bevor du etwas aufstellst. Dann geht es weiter: /{ cmd-place } { opt-place-space }:{ $example }.
help-place = Tipp /{ cmd-place } { opt-place-space }:{ $example } und wie viele. Danach /{ cmd-attack }, am Ende /{ cmd-done }.
help-attack = Tipp /{ cmd-attack } mit `{ opt-attack-from }`, einem Gebiet von dir mit 2 oder mehr Armeen, und `{ opt-attack-to }`, einem Nachbarn; die Liste zeigt deine Chance. Ohne weitere Worte würfle ich, bis es erobert ist oder die Armeen nicht mehr für alle Würfel reichen. Wenn du genug hast: /{ cmd-done }. Eine Eroberung im Zug bringt eine Karte.
help-move-in = Drück einen Knopf oder tipp /{ cmd-move-in } mit einer Zahl. Wer zurückbleibt, hält die alte Grenze.
help-spoils-trade = Du hast die Karten eines Ausgeschiedenen. /{ cmd-trade } macht aus einer Serie sofort Armeen; oder greif einfach weiter an, wenn du nicht tauschen musst.
help-fortify = Tipp /{ cmd-fortify }, um einmal Armeen aus einem ruhigen Gebiet an eine Grenze zu verlegen. Oder mach Schluss mit /{ cmd-done }.
help-more = Ansehen: /{ cmd-board } · /{ cmd-hand } · /{ cmd-status } · /{ cmd-odds } · /{ cmd-dice } · /{ cmd-log } · /{ cmd-rules }

rules-game = **Das Spiel auf einer Seite**
    Ziel: alle anderen überleben.
    1. Aufstellen: ein Drittel deiner Gebiete in Armeen, mindestens 3, dazu der Bonus jedes Kontinents, den du ganz hältst. Drei passende Karten lassen sich gegen mehr tauschen.
    2. Nachbarn angreifen, sooft du magst. Die höchsten Würfel werden paarweise verglichen; bei Gleichstand gewinnt die Verteidigung. Erobertes Land muss besetzt werden.
    3. Verlegen: einmal Armeen bewegen.
    4. Nach einer Eroberung eine Karte ziehen.
    Wer das letzte Gebiet verliert, scheidet aus; die Karten bekommt, wer es erobert hat.
rules-no-match = Hier läuft keine Partie, also gibt es keine Zahlen zu zeigen. /{ cmd-game } { cmd-game-new } eröffnet eine.
rules-departures = Anders als im gedruckten Heft: { $topics }.
rules-to-the-letter = Gespielt wird genau nach dem Heft.
rule-deal-quick = Die Gebiete werden verteilt; alle stellen gleichzeitig und geheim auf.
rule-deal-book = Die Gebiete werden verteilt; reihum wird je eine Armee aufgestellt.
rule-draft-quick = Die Gebiete werden nach Wunschlisten vergeben; alle stellen gleichzeitig und geheim auf.
rule-draft-book = Die Gebiete werden reihum gewählt; reihum wird je eine Armee aufgestellt.
rule-start-one = Zu Beginn steht auf jedem Gebiet eine Armee, mehr nicht.
rule-start = Alle beginnen mit { n-armies }, die auf dem Brett mitgezählt.
rule-first-dealt = Wer das erste Gebiet bekommt, beginnt.
rule-first-after-last = Es beginnt der Platz nach dem zuletzt bedienten.
rule-first-rolled = Alle werfen einen Würfel für den Aufbau und noch einmal um den ersten Zug; die höchste Zahl beginnt.
rule-dice = Würfel: bis zu { $attack } im Angriff, bis zu { $defence } in der Verteidigung.
rule-move-in-one = In erobertes Land rückt mindestens 1 Armee nach.
rule-move-in-survivors = In erobertes Land rücken mindestens die Überlebenden des letzten Wurfs nach.
rule-sets-mixed = Eine Serie ist eins von jedem Symbol; ein Joker steht für jede Karte.
rule-sets-equal = Eine Serie ist eins von jedem Symbol oder drei gleiche; ein Joker steht für jede Karte.
rule-sets-class = Eine Serie ist eins von jedem Schiff oder drei gleiche.
rule-sets-class-mixed = Eine Serie ist eins von jedem Schiff.
rule-value-rising = Serien sind 4, 6, 8, 10, 12, 15 wert, dann je 5 mehr, über alle gezählt.
rule-value-rising-own = Serien sind 4, 6, 8, 10, 12, 15 wert, dann je 5 mehr, für jeden Platz gezählt.
rule-value-fixed = Serien sind gemischt 10 wert; drei Soldaten, Reiter oder Kanonen 4, 6 oder 8.
rule-value-fixed-mixed = Serien sind immer 10 wert.
rule-value-class = Drei einer Klasse sind wert: { $first } 4, { $second } 5, { $third } 6; eins von jeder 7.
rule-value-class-mixed = Serien sind immer 7 wert.
rule-traded-gone = Getauschte Karten sind aus dem Spiel.
rule-forced-never = Niemand muss tauschen.
rule-forced = Mit { $limit } oder mehr Karten musst du tauschen, wenn du kannst.
rule-forced-spoils = Mit { $limit } oder mehr Karten musst du tauschen, wenn du kannst. Beutekarten werden sofort getauscht, und nur, bis es weniger sind.
rule-bonus = Eine getauschte Karte eines eigenen Gebiets bringt dort +{ $armies }, einmal je Serie.
rule-fortify-none = Am Ende des Zugs wird nicht verlegt.
rule-fortify-linked = Am Ende des Zugs eine Verlegung zu einem Nachbarn.
rule-fortify-connected = Am Ende des Zugs eine Verlegung über eigene, verbundene Gebiete.
rule-draw = { n-rounds } ohne Eroberung enden unentschieden.
rule-victory = { $share } % der Gebiete am Ende des eigenen Zuges gewinnen auch.
rule-rounds = Nach { n-rounds } gewinnen die meisten Gebiete, bei Gleichstand die meisten Armeen; wer auch darin gleich ist, teilt den Sieg.

settings-preset = Vorgabe: { $preset }
settings-changed = Vorgabe: { $preset }; geändert: { $changed }
ruleset-classic = Klassisch (Weltkarte)
ruleset-galaxy = Galaxis (Standardspiel)
ruleset-clone-wars-standard = Klonkriege (Standardspiel)
preset-risiko-166 = Risiko 166 (Standard)
preset-international = International
preset-standard = Standard (Voreinstellung)
preset-literal = Wortgetreu
option-territories = Erste Besitzer
option-set-up = Aufbau
option-start-armies = Startarmeen
option-first-turn = Wer beginnt
option-attack-dice = Angriffswürfel
option-defence-dice = Verteidigungswürfel
option-move-in = Mindestens nachrücken
option-set-kind = Gültige Serien
option-set-value = Wert der Serien
option-traded-sets = Getauschte Karten
option-own-space-bonus = Bonus für eigenes Gebiet auf der Karte
option-forced-trade = Tauschpflicht
option-fortify = Verlegen am Zugende
option-draw-after = Unentschieden nach Runden ohne Eroberung
option-victory = Felder zum Sieg, in Prozent
option-rounds = Höchstens so viele Runden
value-territories-deal = verteilt
value-territories-draft = gewählt
value-set-up-quick = alle zugleich
value-set-up-book = reihum
value-start-armies-table = nach Spielerzahl (40/35/30/25/20)
value-start-armies-book = nach Spielerzahl (35/30/25)
value-start-armies-one-each = je eine
value-first-turn-first-dealt = wer das erste Gebiet bekommt
value-first-turn-after-last-dealt = nach dem zuletzt bedienten Platz
value-move-in-one = 1 Armee
value-move-in-survivors = Überlebende des letzten Wurfs
value-set-kind-mixed-only = nur gemischt
value-set-kind-mixed-or-equal = gemischt oder gleich
value-set-value-rising = steigend, über alle
value-set-value-rising-own = steigend, je Platz
value-set-value-fixed = fest
value-traded-sets-gone = aus dem Spiel
value-traded-sets-reshuffled = kommen wieder
value-forced-trade-0 = nie
value-own-space-bonus-0 = keiner
value-fortify-none = nicht
value-fortify-linked = zu einem Nachbarn
value-fortify-connected = über verbundene Felder
value-draw-after-0 = nie
value-victory-all = alle
value-rounds-0 = ohne Grenze
help-endings = Aufgeben oder ein Unentschieden anbieten: /{ cmd-surrender } · /{ cmd-draw }

## Absagen: warum, und was stattdessen geht

refused-no-name = Ein Name fehlt. Wähl aus der Liste, die beim Tippen erscheint.
refused-unknown-name = „{ $asked }“ kenne ich hier nicht. Wähl aus der Liste, die beim Tippen erscheint.
refused-near-name = „{ $asked }“ kenne ich hier nicht. Meinst du: { $near }?
refused-ambiguous = „{ $asked }“ passt auf mehreres: { $candidates }. Tipp ein wenig mehr.
refused-ambiguous-name = Das passt auf mehreres: { $candidates }. Tipp ein wenig mehr.
refused-nothing-typed = Etwas fehlt.
refused-not-understood = „{ $asked }“ kann ich nicht lesen.
expected-placements = Schreib Namen mit Zahlen und Kommas dazwischen, etwa `NAME 8, NAME 4`.
expected-spaces = Schreib Namen mit Kommas dazwischen, etwa `NAME, NAME`.
expected-troops = Schreib eine Zahl, `min`, `half` oder `all`.
expected-odds = Nenn zwei Felder einer laufenden Partie ({ opt-odds-from }, { opt-odds-to }) oder zwei Zahlen ({ opt-odds-attackers }, { opt-odds-defenders }).
expected-until = Wähl `once`, `captured` oder `full-dice`.
expected-cards = Nenn drei deiner Karten, oder keine für die beste Serie.
expected-move-number = Schreib die Nummer eines Schritts; sie steht vor jeder Zeile von /{ cmd-log }.
range = { $least } bis { $most }
refused-out-of-range = { $asked } geht hier nicht: wähl { $range }.
refused-no-choice = Ein Name fehlt. Zur Wahl: { $known }.
refused-no-value = Ein Wert für { $option } fehlt. Zur Wahl: { $choices }.
refused-ruleset = Ein Spiel „{ $asked }“ gibt es nicht. Zur Wahl: { $known }.
refused-preset = Eine Vorgabe „{ $asked }“ gibt es nicht. Zur Wahl: { $known }.
refused-option = Eine Option „{ $asked }“ gibt es nicht. Zur Wahl: { $known }.
refused-value = „{ $asked }“ passt nicht zu { $option }. Zur Wahl: { $choices }.
refused-no-match = In diesem Kanal gibt es keine Partie. Eine eröffnen: /{ cmd-game } { cmd-game-new }
refused-channel-taken = In diesem Kanal gibt es schon eine Lobby oder Partie: nur eine auf einmal. Nimm einen anderen Kanal oder einen Thread.
refused-not-here = Das geht nur in einem Kanal eines Servers, in dem ich bin. Versuch es bitte dort.
refused-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber beginnt sie mit /{ cmd-game } { cmd-game-start }.
refused-already-started = Die Partie hat schon begonnen; das ging nur in der Lobby.
refused-already-joined = Du bist schon dabei. Der Gastgeber startet mit /{ cmd-game } { cmd-game-start }.
refused-not-joined = Du bist nicht dabei, also gibt es nichts zu verlassen.
refused-lobby-full = Alle { $most } Plätze sind besetzt. Warte, bis jemand geht, oder eröffne anderswo eine Partie.
refused-too-few-seats = { $seats ->
    [one] Nur 1 Platz ist besetzt
   *[other] Nur { $seats } Plätze sind besetzt
}; nötig sind { $least }. Lad jemanden ein oder nimm eine KI dazu: /{ cmd-game } { cmd-game-add-ai }
refused-only-host = Das darf nur der Gastgeber dieser Lobby oder die Moderation. Frag dort nach.
refused-only-moderator = Das darf nur die Moderation: Server verwalten oder die Rolle aus /{ cmd-setup }.
refused-only-manager = Die Einstellungen dieses Servers ändert nur, wer das Recht Server verwalten hat. Frag dort nach.
refused-no-seat = Du hast keinen Platz in dieser Partie. Zuschauen geht: /{ cmd-board }
refused-paused = Die Partie ist angehalten. Die Moderation setzt sie fort: /{ cmd-mod } { cmd-mod-resume }
refused-not-paused = Die Partie ist nicht angehalten.
refused-moved-on = Seit dieser Knopf gezeigt wurde, ist das Spiel weitergegangen. Nichts wurde getan: nimm den neuesten Beitrag.
refused-old-button = Dieser Knopf stammt aus einer älteren Version von mir. Nimm den neuesten Beitrag oder tipp den Befehl.
refused-nothing-to-undo = Es gibt keinen Schritt, der sich zurücknehmen ließe.
refused-no-such-move = Zurück bis vor Schritt { $asked } geht nicht. Wähl { $range }; die Nummern zeigt /{ cmd-log }.
refused-no-such-entry = Einen Schritt { $asked } gibt es im Protokoll nicht. Wähl { $range }.
refused-match-over = Diese Partie ist vorbei. Die nächste: /{ cmd-game } { cmd-game-new }
refused-is-bot = { $name } ist ein Programm und spielt keinen Platz eines Menschen. Vor dem Start: /{ cmd-game } { cmd-game-add-ai }; während der Partie gibt /{ cmd-mod } { cmd-mod-kick } einen Platz der KI.
refused-already-seated = Diese Person hat schon einen Platz in dieser Partie. Wähl jemand anderen.
refused-shutting-down = Ich werde gerade neu gestartet. Nichts wurde geändert: versuch es in einer Minute noch einmal.
refused-store-full = Meine Festplatte ist voll, ich kann nicht speichern. Nichts wurde geändert: sag es denen, die diesen Bot betreiben.
refused-store-busy = Ich kann gerade nicht speichern. Nichts wurde geändert: versuch es gleich noch einmal.
refused-store-fails = Ich kann nicht speichern: mein Speicher macht Fehler. Nichts wurde geändert: sag es denen, die diesen Bot betreiben; die Ursache steht in meinem Protokoll.
refused-bug = Das ist ein Fehler von mir. Nichts wurde geändert, und es steht im Protokoll. Versuch etwas anderes, oder sag es denen, die diesen Bot betreiben.

rule-over = Die Partie ist vorbei.
rule-not-your-turn = { $seat } ist dran. Ich rufe dich, wenn du es bist.
rule-eliminated = Du bist aus dieser Partie ausgeschieden. Zuschauen geht: /{ cmd-board }
rule-not-yours = Das ist Sache der Moderation: /{ cmd-mod }
rule-wrong-step = Nicht in diesem Schritt. Jetzt: { $step }. /{ cmd-help } sagt, was du tun kannst.
rule-move-in-first = Sag zuerst, wie viele Armeen nach { $to } rücken: { $range }. Drück einen Knopf oder tipp /{ cmd-move-in }.
rule-place-first = { $left ->
    [one] Stell zuerst deine letzte Armee auf
   *[other] Stell zuerst deine { $left } Armeen auf
}: /{ cmd-place }
rule-trade-first = Du hast { $hand } Karten; mit { $limit } oder mehr musst du zuerst tauschen: /{ cmd-trade }
rule-already-done = Dein Teil ist getan. Sobald alle fertig sind, geht die Partie weiter.
rule-nothing-to-take-back = Es gibt nichts zurückzunehmen. Nach einem Tausch oder Wurf bleibt, was aufgestellt ist.
rule-not-your-space = { $space } gehört { $owner }. Wähl ein Gebiet von dir.
rule-nobodys-space = { $space } gehört noch niemandem. Wähl ein Gebiet von dir.
rule-own-space = { $space } gehört dir selbst. Greif einen Nachbarn an; zum Verlegen gibt es /{ cmd-fortify }.
rule-taken = { $space } hat schon { $owner }. Wähl ein freies Gebiet.
rule-claim-one = Wähl genau ein Gebiet auf einmal.
rule-twice = { $space } steht zweimal in deiner Liste. Nenn jedes Gebiet einmal.
rule-empty = Deine Liste ist leer. Nenn mindestens ein Gebiet.
rule-same-space = Das ist zweimal { $space }. Wähl zwei verschiedene Gebiete.
rule-not-linked = { $from } und { $to } sind keine Nachbarn. Von { $from } aus kannst du angreifen: { $reachable }.
rule-not-linked-none = { $from } und { $to } sind keine Nachbarn, und neben { $from } steht kein Gegner. Greif von einem anderen Gebiet aus an.
rule-no-path = Von { $from } nach { $to } führt kein eigener Weg. Du kannst verlegen nach: { $reachable }.
rule-no-path-none = Von { $from } führt kein eigener Weg nach { $to }, auch sonst nirgendwohin. Wähl ein anderes Gebiet.
rule-no-troops = Mindestens 1 Armee, bitte.
rule-too-many-to-place = { $left ->
    [0] Du hast nichts mehr aufzustellen. Weiter geht es mit /{ cmd-attack }, oder beende den Zug mit /{ cmd-done }.
   *[other] { $asked } ist mehr, als du noch aufzustellen hast: { $left }.
}
rule-place-exactly = Stell genau { n-armies } auf einmal auf.
rule-space-full = Auf { $space } passen höchstens { $most } Armeen; { $room ->
    [0] Platz ist für keine mehr
   *[other] Platz ist noch für { $room }
}. Stell den Rest woanders auf.
rule-too-few-troops = { $there ->
    [one] Auf { $space } steht nur 1 Armee
   *[other] Auf { $space } stehen nur { $there } Armeen
}, und 1 muss immer bleiben. Wähl ein stärkeres Gebiet.
rule-dice-number = So viele Würfel gehen hier nicht: wähl { $range }.
rule-keep = Mindestens 1 Armee und weniger als { $there } können hier zurückbleiben: wähl eine andere Zahl.
rule-out-of-range = So viele Armeen gehen hier nicht: wähl { $range }.
rule-not-your-card = { $card } hast du nicht auf der Hand oder zweimal genannt. /{ cmd-hand } zeigt deine Karten.
rule-no-set = { $symbols } sind keine Serie. { $sets ->
    [0] Du hast noch keine auf der Hand.
    [one] Du hast 1 Serie auf der Hand: /{ cmd-hand }
   *[other] Du hast { $sets } Serien auf der Hand: /{ cmd-hand }
}
rule-too-few-cards = { $have ->
    [0] Du hast noch keine Karten. Eine Serie sind drei; eine ziehst du nach jedem Zug, in dem du etwas eroberst.
    [one] Du hast eine Karte, und eine Serie sind drei. Eine ziehst du nach jedem Zug, in dem du etwas eroberst.
   *[other] Du hast { $have } Karten, und eine Serie sind drei. Eine ziehst du nach jedem Zug, in dem du etwas eroberst.
}
rule-trade-over = Für diesen Zug ist das Tauschen vorbei, weil Armeen aufgestellt wurden. Nimm sie zurück, wenn es noch geht, oder tausch im nächsten Zug.
rule-spoils-over = Du hast { $have } Karten, und Beutekarten werden erst ab { $limit } getauscht. Stell deine Armeen auf oder greif weiter an; den Rest tauschst du im nächsten Zug.
rule-no-fortify = In dieser Partie wird am Zugende nicht verlegt. Beende den Zug mit /{ cmd-done }.
refused-locked = Der Gastgeber hat diese Lobby gesperrt. Bitte um Einlass oder eröffne in einem anderen Kanal eine eigene.
refused-removed = Du wurdest aus dieser Lobby entfernt und kannst ihr nicht wieder beitreten. In einem anderen Kanal kannst du beitreten oder eröffnen.
refused-too-fast = Das war zu viel auf einmal. Nichts wurde geändert: weiter geht es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
refused-comes-and-goes = Du bist zu oft beigetreten und gegangen. Nichts wurde geändert: versuch es in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} noch einmal.
refused-join-first = Das ist nur für die, die dabei sind. Drück erst **Beitreten**.
refused-look-taken = Jemand war schneller und sieht jetzt so aus. Was noch frei ist, zeigt **Mein Aussehen**.
refused-only-role = Auf diesem Server eröffnen nur { $role } und die Moderation Partien. Frag dort nach, oder tritt einer bei: /{ cmd-game } { cmd-game-list }
refused-only-moderators-open = Auf diesem Server eröffnet nur die Moderation Partien. Frag dort nach, oder tritt einer bei: /{ cmd-game } { cmd-game-list }
refused-other-channel = Auf diesem Server werden Partien hier eröffnet: { $channels }. Geh dorthin oder in einen Thread dort.
refused-too-many-channels = Auf der Liste stehen höchstens { $most } Kanäle. Nenn einen davon noch einmal, um ihn zu streichen.
refused-too-many-lobbies = Du hast schon eine offene Lobby: { $channels }. Starte oder verlass sie zuerst.
refused-too-many-hosted = Du leitest hier schon { $most } laufende Partien: { $channels }. Spiel eine davon zu Ende oder bitte die Moderation, eine zu beenden; /{ cmd-game } { cmd-game-list } zeigt, was läuft.
refused-server-full = Auf diesem Server sind { $most } Lobbys offen, mehr gehen nicht. Tritt einer bei: /{ cmd-game } { cmd-game-list }
refused-won = Die Partie ist gewonnen: das ist endgültig.
refused-asked-already = Dazu ist schon eine Frage offen, oder du hast vor Kurzem ein Nein bekommen. Versuch es später.
refused-not-yourself = Das muss jemand anderes beantworten.
refused-not-ended = Die Partie wurde nicht beendet. Da ist nichts wieder zu eröffnen.
refused-too-late-to-reopen = Sie kann nicht mehr wieder eröffnet werden: das geht 7 Tage lang, und solange jemand einen Platz hat.
refused-not-silent-yet = { $name } kann { $from } übersprungen werden, wenn bis dahin nichts geschieht. Die Moderation kann das jederzeit.
refused-needs-role = Für diese Lobby brauchst du die Rolle { $role }. Frag den Gastgeber oder tritt einer anderen bei: /{ cmd-game } { cmd-game-list }
refused-too-young = Für diese Lobby muss dein Konto { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} alt sein. Versuch es in { $left ->
    [one] 1 Tag
   *[other] { $left } Tagen
} noch einmal oder frag den Gastgeber.
refused-already-asked = Der Gastgeber ist schon gefragt. Warte auf die Antwort; Verlassen nimmt deine Frage zurück.
refused-too-many-ask = Zu viele warten auf Antwort des Gastgebers. Versuch es später noch einmal, oder tritt einer anderen Lobby bei: /{ cmd-game } { cmd-game-list }
refused-asked-no-more = Diese Person wartet nicht mehr auf Antwort. Wer wartet, zeigt der Beitrag der Lobby.
rule-surrendered = Mit diesem Platz wurde aufgegeben: die KI spielt ihn zu Ende. Zum Zuschauen: /{ cmd-board }
refused-no-draw-yet = Ein Unentschieden kann { $from } wieder angeboten werden: du hast vor Kurzem eines angeboten, oder jemand hat nein gesagt. Bis dahin geht die Partie weiter.
refused-shown-lately = Gerade hat hier jemand etwas gezeigt. Wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}; ohne `{ opt-board-public }` siehst du es gleich, nur du.
refused-drawn-often = Diesmal kein Bild: Ich zeichne je Person fünf neue in der Minute. Das nächste in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}; gleich und ohne Bild: /{ cmd-board } { opt-board-text }
refused-word-given = Dein Wort für die Würfel steht schon fest: „{ $word }“. Es bleibt dabei, damit niemand Wörter ausprobiert, bis die Würfe passen.
refused-word-too-long = Ein Wort für die Würfel hat höchstens { $most } Zeichen. Nimm ein kürzeres.
refused-not-sealed-yet = Das Siegel der Würfel steht noch nicht im Kanal: Discord hat den Beitrag der Lobby noch nicht angenommen. Es wurde nichts geändert; starte gleich noch einmal.
expected-word = Schreib etwas, das andere lesen können.

## Auswahllisten, und was der Bot über sich sagt

why-no-match = Hier ist keine Partie
why-not-started = Die Partie hat nicht begonnen
why-paused = Die Partie ist angehalten
why-over = Die Partie ist vorbei
why-no-seat = Du hast hier keinen Platz
why-on-turn = { $seat } ist dran
why-choose-first = wähl zuerst { $option }
why-other-step = Jetzt: { $step }
why-done = Du bist hier fertig
why-nothing-fits = Nichts passt dazu

missing-permissions = Mir fehlen Rechte in diesem Kanal: { $rights }. Bitte jemanden, der den Server verwaltet, sie mir zu geben.
no-picture = (Das Bild kann ich nicht zeigen: mir fehlt hier das Recht „{ $right }“.)
outdated = Dieser Befehl gehört zu einer anderen Version von mir. Starte Discord neu oder tipp ihn noch einmal.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
thread-name = { $ruleset } – { $host }
thread-opened = Die Partie hat einen eigenen Thread: { $thread }. Dort ist ihre Lobby offen.
thread-not-here = Hier kann es keinen Thread geben. Ruf mich in einem Textkanal, oder eröffne die Partie gleich hier: lass `{ opt-game-new-where }` weg.
thread-no-right = Du darfst hier keine Threads anlegen: dir fehlt das Recht { $right }. Eröffne die Partie gleich hier: lass `{ opt-game-new-where }` weg.
thread-under-way = In diesem Kanal wird schon ein Thread für dich angelegt. Warte, bis er da ist.
thread-not-made = Discord hat den Thread nicht angelegt; nichts wurde geändert. Versuch es noch einmal, oder eröffne die Partie gleich hier: lass `{ opt-game-new-where }` weg.
missing-log-permissions = Nichts wurde geändert: um in { $channel } mitzuschreiben, fehlen mir dort Rechte: { $rights }. Gib sie mir in diesem Kanal oder wähle einen anderen.
log-not-there = Nichts wurde geändert: in { $channel } kann ich nicht mitschreiben. Wähle einen Text-, Ankündigungs- oder Sprachkanal oder einen Thread, den ich sehe.

## Befehle: Namen und Beschreibungen (1 bis 32 und 1 bis 100 Zeichen)

cmd-game = spiel
cmd-game-desc = Partien eröffnen, beitreten und starten
cmd-game-new = neu
cmd-game-new-desc = In diesem Kanal eine Lobby öffnen
cmd-game-join = beitreten
cmd-game-join-desc = In die Lobby dieses Kanals kommen, oder einen Platz der KI übernehmen
cmd-game-leave = verlassen
cmd-game-leave-desc = Die Lobby verlassen, oder deinen Platz in der Partie der KI überlassen
cmd-game-add-ai = ki-dazu
cmd-game-add-ai-desc = Leere Plätze von der KI spielen lassen
cmd-game-remove = entfernen
cmd-game-remove-desc = Jemanden aus der Lobby entfernen
cmd-game-gate = einlass
cmd-game-gate-desc = Was die Lobby von denen verlangt, die beitreten
cmd-game-start = start
cmd-game-start-desc = Die Partie beginnen
cmd-game-settings = regelwahl
cmd-game-settings-desc = Die Regeln dieser Partie zeigen oder ändern
cmd-game-list = liste
cmd-game-list-desc = Partien zeigen, zuerst die, die auf dich warten
cmd-mod = mod
cmd-mod-desc = Für die Moderation
cmd-mod-pause = pause
cmd-mod-pause-desc = Die Partie anhalten: alle Uhren stehen
cmd-mod-resume = weiter
cmd-mod-resume-desc = Eine angehaltene Partie fortsetzen
cmd-mod-kick = entfernen
cmd-mod-kick-desc = Einen Platz der KI geben
cmd-mod-replace = ersetzen
cmd-mod-replace-desc = Einen Platz jemand anderem geben
cmd-mod-undo = zurücknehmen
cmd-mod-undo-desc = Schritte zurücknehmen
cmd-mod-end = beenden
cmd-mod-end-desc = Die Partie ohne Sieg beenden
cmd-setup = einrichten
cmd-setup-desc = Einstellungen dieses Servers
cmd-claim = wählen
cmd-claim-desc = Aufbau: Felder des Bretts wählen
cmd-place = aufstellen
cmd-place-desc = Armeen auf deine Felder stellen
cmd-trade = tauschen
cmd-trade-desc = Drei Karten gegen Armeen tauschen
cmd-attack = angriff
cmd-attack-desc = Einen Nachbarn angreifen
cmd-move-in = nachrücken
cmd-move-in-desc = Sagen, wie viele Armeen in das Eroberte rücken
cmd-fortify = verlegen
cmd-fortify-desc = Am Zugende Armeen zwischen deinen Feldern verlegen
cmd-done = fertig
cmd-done-desc = Den Zug beenden, oder nur die Angriffe oder die Würfel
cmd-board = brett
cmd-board-desc = Das Spielbrett zeigen
cmd-hand = hand
cmd-hand-desc = Deine Karten zeigen, nur dir
cmd-status = stand
cmd-status-desc = Wer dran ist, und wie es um alle steht
cmd-log = verlauf
cmd-log-desc = Was geschehen ist
cmd-odds = chancen
cmd-odds-desc = Genaue Chancen: eines Angriffs, oder im Würfelspiel des Zugs
cmd-rules = regeln
cmd-rules-desc = Die Regeln dieser Partie
cmd-help = hilfe
cmd-help-desc = Was du jetzt tun kannst

opt-game-new-ruleset = spiel
opt-game-new-ruleset-desc = Welches Spiel
opt-game-new-preset = vorgabe
opt-game-new-preset-desc = Mit welchen Regeln
opt-game-add-ai-count = anzahl
opt-game-add-ai-count-desc = Wie viele (sonst 1)
opt-game-remove-seat = platz
opt-game-remove-seat-desc = Wer gehen muss
opt-game-gate-rule = regel
opt-game-gate-rule-desc = Ob der Gastgeber jeden annimmt; ohne Bedingung hebt alle auf
opt-game-gate-role = rolle
opt-game-gate-role-desc = Nur diese Rolle darf beitreten
opt-game-gate-days = tage
opt-game-gate-days-desc = Wie viele Tage alt ein Konto mindestens sein muss
opt-game-settings-preset = vorgabe
opt-game-settings-preset-desc = Mit diesen Regeln anfangen
opt-game-settings-option = option
opt-game-settings-option-desc = Welche Regel sich ändert
opt-game-settings-value = wert
opt-game-settings-value-desc = Was daraus wird
opt-mod-kick-seat = platz
opt-mod-kick-seat-desc = Wessen Platz die KI bekommt
opt-mod-replace-seat = platz
opt-mod-replace-seat-desc = Wessen Platz vergeben wird
opt-mod-replace-with = mit
opt-mod-replace-with-desc = Wer ihn bekommt
opt-mod-undo-to = bis
opt-mod-undo-to-desc = Zurück bis vor diesen Schritt (sonst der letzte)
opt-setup-moderator-role = rolle
opt-setup-moderator-role-desc = Wer außer Server verwalten moderieren darf
opt-setup-clear-role = rolle-löschen
opt-setup-clear-role-desc = True: keine Rolle moderiert mehr, nur noch Server verwalten
opt-setup-language = sprache
opt-setup-language-desc = Sprache der öffentlichen Beiträge
opt-setup-posts = beiträge
opt-setup-posts-desc = Wie oft das Brett neu gezeigt wird
opt-setup-open-by = eröffnen
opt-setup-open-by-desc = Wer Partien eröffnen darf
opt-setup-open-role = eröffnen-rolle
opt-setup-open-role-desc = Nur diese Rolle und die Moderation dürfen Partien eröffnen
opt-setup-open-channel = eröffnen-kanal
opt-setup-open-channel-desc = Hier dürfen Partien eröffnet werden; noch einmal genannt: nicht mehr
opt-setup-lobbies-person = lobbys-person
opt-setup-lobbies-person-desc = Wie viele offene Lobbys eine Person haben darf (sonst 1)
opt-setup-lobbies-server = lobbys-server
opt-setup-lobbies-server-desc = Wie viele Lobbys im Server offen sein dürfen (sonst 10)
opt-claim-spaces = felder
opt-claim-spaces-desc = Namen, der liebste zuerst, durch Kommas getrennt
opt-place-space = feld
opt-place-space-desc = Wo
opt-place-troops = armeen
opt-place-troops-desc = Wie viele (sonst alle übrigen)
opt-place-list = liste
opt-place-list-desc = Mehrere auf einmal, jedes mit seiner Zahl: NAME 8, NAME 4
opt-trade-card1 = karte1
opt-trade-card1-desc = Erste Karte (keine: deine beste Serie)
opt-trade-card2 = karte2
opt-trade-card2-desc = Zweite Karte
opt-trade-card3 = karte3
opt-trade-card3-desc = Dritte Karte
opt-attack-from = von
opt-attack-from-desc = Von wo: ein Feld von dir
opt-attack-to = nach
opt-attack-to-desc = Welches Feld angegriffen wird
opt-attack-dice = würfel
opt-attack-dice-desc = Würfel je Wurf (sonst so viele wie erlaubt)
opt-attack-until = bis
opt-attack-until-desc = Wann Schluss ist (sonst: erobert, oder zu wenige Armeen für alle Würfel)
opt-attack-keep = behalten
opt-attack-keep-desc = Aufhören, wenn so viele Armeen übrig sind
opt-attack-move-in = nachrücken
opt-attack-move-in-desc = Wie viele nachrücken: min, half, all oder eine Zahl
opt-move-in-troops = armeen
opt-move-in-troops-desc = min, half, all oder eine Zahl
opt-fortify-from = von
opt-fortify-from-desc = Von wo
opt-fortify-to = nach
opt-fortify-to-desc = Wohin
opt-fortify-troops = armeen
opt-fortify-troops-desc = Wie viele, oder all
opt-done-what = was
opt-done-what-desc = Den Zug (sonst), oder nur die Angriffe oder die Würfel
opt-board-text = text
opt-board-text-desc = Als Text statt als Bild
opt-log-move = schritt
opt-log-move-desc = Jeder Wurf dieses Schritts
opt-log-since = seit
opt-log-since-desc = Alles seitdem
opt-odds-from = von
opt-odds-from-desc = Von wo
opt-odds-to = nach
opt-odds-to-desc = Wohin
opt-odds-attackers = angreifer
opt-odds-attackers-desc = Armeen im Angriff, die bleibende mitgezählt
opt-odds-defenders = verteidiger
opt-odds-defenders-desc = Armeen in der Verteidigung
opt-odds-keep = behalten
opt-odds-keep-desc = Aufhören, wenn so viele übrig sind
opt-odds-dice = würfel
opt-odds-dice-desc = Angriffswürfel (sonst so viele wie erlaubt)

pick-game-gate-rule-none = ohne Bedingung
pick-game-gate-rule-approval = der Gastgeber nimmt jeden an
pick-setup-language-en = English
pick-setup-language-de = Deutsch
pick-setup-posts-turn = ein Beitrag je Zug
pick-setup-posts-capture = nach jeder Eroberung
pick-setup-posts-move = nach jedem Schritt
pick-setup-open-by-everyone = alle
pick-setup-open-by-moderators = nur die Moderation
pick-attack-until-once = ein Wurf
pick-attack-until-captured = bis zur Eroberung
pick-attack-until-full-dice = solange alle Würfel möglich sind
pick-done-what-turn = Zug
pick-done-what-attacks = Angriffe
pick-log-since-my-turn = mein letzter Zug
cmd-mod-reopen = wieder-eröffnen
cmd-mod-reopen-desc = Eine Partie fortsetzen, die in den letzten 7 Tagen beendet wurde
cmd-mod-rename = umbenennen
cmd-mod-rename-desc = Einem Platz einen anderen Namen geben
cmd-game-skip = überspringen
cmd-game-skip-desc = Überspringen, wer dran ist und 48 Stunden schweigt
opt-mod-rename-seat = platz
opt-mod-rename-seat-desc = Wessen Name sich ändert
opt-mod-rename-name = name
opt-mod-rename-name-desc = Der neue Name
opt-mod-pause-match = partie
opt-mod-pause-match-desc = Welche Partie dieses Servers (sonst die von hier)
opt-mod-resume-match = partie
opt-mod-resume-match-desc = Welche Partie dieses Servers (sonst die von hier)
opt-mod-kick-match = partie
opt-mod-kick-match-desc = Welche Partie dieses Servers (sonst die von hier)
opt-mod-replace-match = partie
opt-mod-replace-match-desc = Welche Partie dieses Servers (sonst die von hier)
opt-mod-rename-match = partie
opt-mod-rename-match-desc = Welche Partie dieses Servers (sonst die von hier)
opt-mod-undo-match = partie
opt-mod-undo-match-desc = Welche Partie dieses Servers (sonst die von hier)
opt-mod-end-match = partie
opt-mod-end-match-desc = Welche Partie dieses Servers (sonst die von hier)
opt-mod-reopen-match = partie
opt-mod-reopen-match-desc = Welche Partie dieses Servers (sonst die von hier)
cmd-surrender = aufgeben
cmd-surrender-desc = Aufgeben: die KI spielt deinen Platz zu Ende und kann damit nicht mehr gewinnen
cmd-draw = unentschieden
cmd-draw-desc = Alle, die spielen, fragen, ob die Partie unentschieden enden soll
opt-game-new-where = wo
opt-game-new-where-desc = In diesem Kanal (sonst) oder in einem eigenen Thread
pick-game-new-where-here = hier
pick-game-new-where-thread = Thread
opt-board-public = öffentlich
opt-board-public-desc = Alle im Kanal sehen es (wer mitspielt, einmal in der Minute)
opt-status-public = öffentlich
opt-status-public-desc = Alle im Kanal sehen es (wer mitspielt, einmal in der Minute)
opt-log-public = öffentlich
opt-log-public-desc = Alle im Kanal sehen es (wer mitspielt, einmal in der Minute)
opt-odds-public = öffentlich
opt-odds-public-desc = Alle im Kanal sehen es (wer mitspielt, einmal in der Minute)
opt-setup-log-channel = protokoll-kanal
opt-setup-log-channel-desc = Wo auch steht, was die Moderation tut, wer übersprungen wird, welche Partie still steht
opt-setup-clear-log = kein-protokoll
opt-setup-clear-log-desc = Ja: kein Protokoll mehr
cmd-privacy = datenschutz
cmd-privacy-desc = Was über dich gespeichert ist
cmd-privacy-show = zeigen
cmd-privacy-show-desc = Was hier über dich gespeichert ist, in Worten
cmd-privacy-export = herausgeben
cmd-privacy-export-desc = Dasselbe als Datei
cmd-privacy-delete = löschen
cmd-privacy-delete-desc = Löschen, was über dich gespeichert ist, nach einer Bestätigung
cmd-game-word = wort
cmd-game-word-desc = Ein Wort geben, das alle Würfe der Partie ändert; einmal, in der Lobby
opt-game-word-text = text
opt-game-word-text-desc = Höchstens 40 Zeichen, für alle sichtbar
cmd-dice = würfel
cmd-dice-desc = Wie die Würfel entstehen und was bisher fiel; nach einem Angriff, wie glücklich er war
opt-dice-public = öffentlich
opt-dice-public-desc = Alle im Kanal sehen es (wer mitspielt, einmal in der Minute)

## Das Würfelspiel am Tisch

rule-other-game = Das gehört zu einer anderen Art von Spiel als der, die hier gespielt wird. /{ cmd-help } sagt, was du tun kannst.
why-other-game = Hier wird eine andere Art von Spiel gespielt
why-nothing-here = Davon ist jetzt nichts möglich
expected-rows = Schreib eine Reihe mit ihrer Nummer, etwa `2`; hat sie mehrere offene Felder, mit dem Symbol: `2 Kampfläufer`.
