### Auswahl, Lobby und Befehle der Original-Trilogie, auf Deutsch.

## Lobby

lobby-place = { $number }. { $seat }: { $what }
lobby-seats = Jeder Platz spielt eine Seite. Wähl deinen mit **Mein Platz**; wer nicht wählt, bekommt, was übrig ist. Sind es mehr oder weniger, ändert sich der Tisch.
lobby-own-seat = Dein Platz ist Nummer { $number }: { $what }. Einen anderen bekommst du mit **Mein Platz** unter der Lobby.
seat-plan = { side-name }, { n-armies }
seat-plan-limit = { side-name }, { n-armies }, höchstens { $limit ->
    [one] 1 Planet
   *[other] { $limit } Planeten
}
seat-place-name = { side-name } { $number }
seat-place-only = { side-name }
seat-place-now = { $name }: Platz { $number }, { n-armies }
seat-place-now-limit = { $name }: Platz { $number }, { n-armies }, höchstens { $limit ->
    [one] 1 Planet
   *[other] { $limit } Planeten
}
seat-place-not = { $name }: nicht mit so vielen am Tisch
seat-place-taken = { $place } (vergeben)
seating = Du hast Platz { $number }: { $what }. Wähl einen anderen; er gehört dir, solange du in der Lobby bist, und wer nicht wählt, bekommt, was übrig ist.
select-seat-place = Wähl deinen Platz
answer-seated = { $seat } hat jetzt Platz { $number }: { $what }.
answer-seated-later = Gemerkt: Du bekommst den Platz, sobald so viele am Tisch sitzen, wie er braucht.
button-my-seat = Mein Platz
refused-seat-taken = { $name } hat diesen Platz schon gewählt. Wähl einen anderen.
refused-no-seats-to-choose = In diesem Spiel sind alle Plätze gleich: Es gibt nichts zu wählen.

## Auswahl

button-base = Basis
button-station = Todesstern
button-build = Schiff
button-cards = Karten
button-assault = Todesstern angreifen
button-ships = Schiffe verlegen
button-command = Kommando
button-next-step = Weiter
button-play-card = Ausspielen
button-assault-once = Ein Angriff
button-assault-repeat = Bis er fällt
button-ships-all = Alle: { $ships }
button-ships-some = { $ships }
button-move-in-ships = { $armies ->
    [1] 1 Armee und { $ships }
   *[other] Alle { $armies } und { $ships }
}
button-arm = Scharf machen: { $title }
button-disarm = Entschärfen: { $title }
button-offer-command = Kommando geben
button-decline-command = Nein, behalten

panel-base = **Basis:** Wähl den Planeten, auf dem sie verdeckt liegt.
select-base = Planet der Basis
panel-place-station = **Todesstern:** Wähl einen Planeten des Imperiums. Solange er dort hängt, kann niemand den Planeten angreifen.
panel-move-station = **Todesstern** über { $station }: Wähl, wohin er fliegt. Dann würfle ich; reicht das nicht, wähl einen anderen Planeten.
panel-move-station-rolled = **Todesstern** über { $station }: Er fliegt { $reach ->
    [one] 1 Planeten
   *[other] bis zu { $reach } Planeten
} weit. Wähl, wohin.
select-station = Planet des Todessterns
option-reach = { $space } ({ $distance })
panel-build = **Schiff:** Wähl eine Karte; für ihr Schiff ist sie verbraucht. Ein Schiff je Zug.
panel-build-on = { $ship }: Wähl den Planeten.
select-build-card = Karte
select-build-space = Planet des Schiffs
option-build-card = { $ship }: { $title }
panel-cards = **Karten:** { $count ->
    [one] 1 Karte kann
   *[other] { $count } Karten können
} jetzt ausgespielt werden. Deine ganze Hand: /{ cmd-hand }
panel-cards-none = **Karten:** Keine von dir kann jetzt ausgespielt werden. Deine ganze Hand, und wann: /{ cmd-hand }
panel-card = „{ $title }“: { $text }
select-card = Wähl eine Karte
select-pick = { $what }
panel-assault = **Todesstern** über { $station }: Die Summe 18 zerstört ihn, ein misslungener Angriff kostet seine Armeen.
select-assault = Von …
option-assault = { $from } { $armies }: { $once }, wiederholt { $all }
panel-assault-aim = Von { $from }, jedes Mal { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}: { $once } mit einem Angriff, { $all } bei Wiederholung.
panel-ships = **Schiffe:** Wähl, woher, dann, wohin. Einmal je Zug.
panel-ships-aim = { $from } » { $to }: welche?
select-ships-from = Schiffe von …
select-ships-to = … nach
option-ships = { $space }: { $ships }
form-ships = Schiffe verlegen
form-ships-label = Etwa: { $example }
panel-command = **Kommando:** Wähl einen Planeten deines Partners. Was angeboten ist, gehört dir sofort; nach einem anderen wird dein Partner gefragt, und auf die Antwort musst du nicht warten.
panel-command-ships = Verleg vorher deine Schiffe: Sobald du ein Kommando übernimmst oder erbittest, geht das in diesem Zug nicht mehr.
select-command = Planet deines Partners
option-command-offered = { $space } (angeboten)
option-command-ask = { $space } (fragen)

## Dauerbefehle, und das Kommando über einen Planeten

orders-head = **Deine Dauerbefehle** (nur du siehst sie). Eine scharfe Karte wirkt von selbst bei der ersten Invasion, die passt.
orders-armed = · „{ $title }“: scharf, { $guard }
orders-idle = · „{ $title }“: nicht scharf
orders-none = · Keine deiner Karten kann scharf gemacht werden.
orders-how = Nur für bestimmte Planeten, ab so vielen Armeen oder gegen bestimmte Gegner: /{ cmd-card } { cmd-card-arm }
question-command = { $ping }: { $seat } bittet { $partner } um das Kommando über { $space }. Ohne Antwort endet die Frage, sobald { $seat } weitergeht.
question-command-over = { $seat } bat { $partner } um das Kommando über { $space }: Die Frage ist geschlossen.
question-command-declined = { $seat } bat { $partner } um das Kommando über { $space }: { $partner } lehnt ab.
question-command-given = { $seat } hat das Kommando über { $space } von { $partner } bekommen.
refused-no-fire-card = Keine deiner Karten feuert den Todesstern ab. Beweg ihn weiter, bis du eine ziehst.

odds-station-none = Von { $from } kann der Todesstern jetzt nicht angegriffen werden.
hand-partner = { $seat } (im Team mit dir) hält: { $cards }

expected-target = Sag, worauf die Karte zielt ({ opt-card-play-target }); die Liste nennt, was passt.
expected-ships = Schreib Schiffe mit ihrer Zahl, etwa `2 Jäger`, `alle` oder `keine`.
expected-armies-or-ships = Armeen und Schiffe ziehen getrennt: einmal mit { opt-fortify-troops }, einmal mit { opt-fortify-ships }.
choice-reach = { $space } { $distance }
choice-assault = { $space } { $armies }: { $chance }
ships-none = keine

## Befehle

opt-game-join-seat = platz
opt-game-join-seat-desc = Welcher Platz am Tisch, wo die Plätze verschieden sind
opt-board-mine = meins
opt-board-mine-desc = Mit dem, was nur du und dein Partner wissen dürft
opt-attack-ships = schiffe
opt-attack-ships-desc = Welche Schiffe mitkommen (sonst alle, die da sind)
opt-move-in-ships = schiffe
opt-move-in-ships-desc = Welche Schiffe nachrücken, außer denen, die müssen
opt-fortify-ships = schiffe
opt-fortify-ships-desc = Schiffe statt Armeen: alle, oder etwa 2 Jäger, 1 Zerstörer
cmd-base = basis
cmd-base-desc = Die gezogene Basis oder den gezogenen Marker legen
opt-base-space = feld
opt-base-space-desc = Wo sie verdeckt liegt
cmd-build = bauen
cmd-build-desc = Das Schiff auf einer deiner Karten bauen
opt-build-card = karte
opt-build-card-desc = Die Karte, die verbraucht wird
opt-build-space = feld
opt-build-space-desc = Wohin das Schiff kommt
cmd-card = karte
cmd-card-desc = Das Ereignis einer Karte ausspielen oder scharf machen
cmd-card-play = ausspielen
cmd-card-play-desc = Das Ereignis einer Karte ausspielen
opt-card-play-card = karte
opt-card-play-card-desc = Welche Karte
opt-card-play-target = ziel
opt-card-play-target-desc = Worauf sie zielt: ein Feld oder der Todesstern
opt-card-play-to = nach
opt-card-play-to-desc = Wohin etwas kommt
opt-card-play-class = klasse
opt-card-play-class-desc = Welche Art von Schiffen (sonst die beste)
opt-card-play-army = heer
opt-card-play-army-desc = Wessen Heer gemeint ist: wer es spielt
opt-card-play-armies = armeen
opt-card-play-armies-desc = Wie viele mitziehen, oder wohin neue kommen: NAME 2, NAME 1
opt-card-play-ships = schiffe
opt-card-play-ships-desc = Welche Schiffe mitziehen
cmd-card-arm = scharf-machen
cmd-card-arm-desc = Eine Karte als geheimen Dauerbefehl scharf machen; sie wirkt von selbst im Zug anderer
opt-card-arm-card = karte
opt-card-arm-card-desc = Welche Karte
opt-card-arm-spaces = felder
opt-card-arm-spaces-desc = Welche deiner Felder sie schützt (sonst alle)
opt-card-arm-least = mindestens
opt-card-arm-least-desc = Nur gegen so viele Armeen oder mehr
opt-card-arm-against = gegen
opt-card-arm-against-desc = Nur gegen diese Leute, durch Kommas getrennt
cmd-card-disarm = entschärfen
cmd-card-disarm-desc = Einen Dauerbefehl entschärfen
opt-card-disarm-card = karte
opt-card-disarm-card-desc = Welche Karte
cmd-orders = dauerbefehle
cmd-orders-desc = Deine Dauerbefehle, nur für dich
cmd-death-star = todesstern
cmd-death-star-desc = Den Todesstern setzen, bewegen, abfeuern oder angreifen
cmd-death-star-place = setzen
cmd-death-star-place-desc = Aufbau: wo der Todesstern anfängt
opt-death-star-place-space = feld
opt-death-star-place-space-desc = Wo
cmd-death-star-move = bewegen
cmd-death-star-move-desc = Für den Todesstern würfeln und ihn bewegen
opt-death-star-move-to = nach
opt-death-star-move-to-desc = Wohin
cmd-death-star-fire = abfeuern
cmd-death-star-fire-desc = Zerstören, was unter dem Todesstern liegt, mit einer Karte dieser Region
opt-death-star-fire-card = karte
opt-death-star-fire-card-desc = Welche Karte (sonst die, die passt)
cmd-death-star-attack = angreifen
cmd-death-star-attack-desc = Den Todesstern angreifen
opt-death-star-attack-from = von
opt-death-star-attack-from-desc = Von wo
opt-death-star-attack-armies = armeen
opt-death-star-attack-armies-desc = Wie viele (sonst so viele wie erlaubt)
opt-death-star-attack-ships = schiffe
opt-death-star-attack-ships-desc = Welche Schiffe mitkommen (sonst alle, die da sind)
opt-death-star-attack-repeat = wiederholen
opt-death-star-attack-repeat-desc = Immer wieder, bis er fällt oder eine Armee übrig ist
cmd-command = kommando
cmd-command-desc = Wer von zwei Partnern ein Feld befehligt
cmd-command-take = übernehmen
cmd-command-take-desc = Ein Feld deines Partners übernehmen oder erbitten; danach ziehen keine Schiffe mehr
opt-command-take-space = feld
opt-command-take-space-desc = Welches Feld deines Partners
cmd-command-offer = anbieten
cmd-command-offer-desc = Deinem Partner das Kommando über ein Feld von dir anbieten
opt-command-offer-space = feld
opt-command-offer-space-desc = Welches Feld von dir
cmd-command-withdraw = zurückziehen
cmd-command-withdraw-desc = So ein Angebot zurückziehen oder deinem Partner absagen
opt-command-withdraw-space = feld
opt-command-withdraw-space-desc = Welches Feld von dir
