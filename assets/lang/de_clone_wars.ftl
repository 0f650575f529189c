# Was nur die Klonkriege zu sagen haben.

ruleset-clone-wars = Klonkriege (volles Spiel)
pawn-name = Darth Sidious

## Schritte und Aufgaben

step-order = Order 66
task-token-seen = du hast { $token } gezogen ({ n-circles }): Leg den Marker verdeckt auf einen Planeten dieses Heeres.
task-order = gib jetzt die Order 66 ({ $numbers } von 8 Zahlen bringen einen Planeten zum Abfall) oder beende deinen Zug.
task-order-over = beende deinen Zug.
help-order = Die Order 66 wird einmal im Spiel gegeben, von einem der beiden Separatistenheere: Für jeden Planeten der Republik wird gewürfelt, und was abfällt, gehört euch. Danach wird kein Marker mehr gelegt, und Darth Sidious steht auf einem Planeten, mit dessen Eroberung die Republik gewinnt. Vorbereiten und geben kannst du sie mit dem Knopf **{ button-order }** oder mit /{ cmd-order-66 }. Jetzt geben musst du sie nicht; Zug beenden: /{ cmd-done }
help-name = Tipp /{ cmd-claim } und wähl einen freien Planeten. Niemand sieht ihn, bis beide Heere der Republik gewählt haben; wollen beide denselben, entscheidet ein Wurf, und das andere wählt noch einmal.
set-up-naming = **Aufbau.** Jedes Heer der Republik wählt einen Planeten, ohne die Wahl des anderen zu sehen: /{ cmd-claim }. Es fehlen: { $missing }
event-rolled-claim = Beide wollen { $space }: Der Planet geht an { $first }. { $throws }
wanted-way = vor oder zurück
way-forward = Ein Feld vor
way-back = Ein Feld zurück

## Was geschehen ist

n-circles = { $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreise
}
token-known = Marker: { $token } ({ n-circles })
token-short = { $token }, { n-circles }
event-token-drawn = zieht einen Marker (noch { $left }) (#{ $draw })
event-token-seen = Du hast gezogen: { $token } ({ n-circles }).
event-token-laid = legt einen Marker auf { $space }
event-token-taken = **erbeutet { $token } auf { $space }**: { $circles ->
    [one] 1 Karte
   *[other] { $circles } Karten
} am Ende des Zuges
event-token-moved = Ein verdeckter Marker geht von { $from } nach { $to }.
event-token-gone = Der Marker von { $space } ist aus dem Spiel.
event-token-peeked = sieht sich den Marker von { $space } an
event-token-saw = Nur du weißt es: Der Marker von { $space } ist { $token } ({ n-circles }).
event-pawn-moved = Order 66: Darth Sidious geht { $way ->
    [back] zurück
   *[forward] weiter
} auf Feld { $at }.
event-protected-from-order = markiert { $space }: Die Order 66 wird dort nicht gewürfelt
event-order-called = gibt die **Order 66** (Feld { $at }; { order-needed }): { $turned ->
    [0] Kein Planet fällt ab
    [one] 1 Planet fällt ab
   *[other] { $turned } Planeten fallen ab
}, { $loyal ->
    [0] keiner bleibt
    [one] 1 bleibt
   *[other] { $loyal } bleiben
} treu. Darth Sidious ist jetzt auf { $pawn }. { $draws }
event-cards-earned-armies = verdient { n-cards }, { $circles ->
    [0] keine
   *[other] { $circles }
} davon für erbeutete Marker
story-order = gab die Order 66 ({ $turned ->
    [0] kein Planet fiel ab
    [one] 1 Planet fiel ab
   *[other] { $turned } Planeten fielen ab
})
story-order-yours = von dir fielen ab: { $spaces }

## Die Order 66, in einem Beitrag für sich

order-needed = { $least ->
    [9] keine Zahl bringt einen Planeten zum Abfall
    [8] eine 8 bringt einen Planeten zum Abfall
   *[other] { $least } bis 8 bringen einen Planeten zum Abfall
}
order-head = **ORDER 66** – { $seat } gibt den Befehl. Darth Sidious stand auf Feld { $at } seiner Leiste: { order-needed }.
order-sum = { $turned ->
    [0] **Keiner von { $all } Planeten der Republik fällt ab.**
   *[other] **{ $turned } von { $all } Planeten der Republik { $turned ->
        [one] fällt
       *[other] fallen
    } ab.**
}
order-losers = Verlorene Planeten: { $losers }
order-heir = » **{ $seat }** bekommt { $count }: { $throws }
order-loyal = **Treu** ({ $count }): { $throws }
order-again = (2→7: durch eine Karte ein zweites Mal geworfen)
order-spared = Durch eine Karte nicht gewürfelt: { $spaces }
order-cards = Dazu gespielt: { $cards }
order-lost-ships = Verlorene Schiffe (kein Platz für sie): { $lost }
order-tokens = Marker aus dem Spiel: { $markers } vom Brett, { $pile } aus dem Stapel.
order-pawn = **Darth Sidious steht auf { $space }** ({ $owner }). Der Planet verteidigt sich mit achtseitigen Würfeln; erobert ihn die Republik, hat sie gewonnen.
order-draws = Würfe: { $draws }

## Das Brett in Worten

header-track = Leiste { $at } von { $last } · Order 66: { $numbers } von 8
header-pawn = Darth Sidious: { $space }
state-track = Darth Sidious ist auf Feld { $at } von { $last }: { $least ->
    [9] Die Order 66 brächte noch keinen Planeten zum Abfall
    [8] Die Order 66 bringt einen Planeten mit einer 8 zum Abfall (1 von 8)
   *[other] Die Order 66 bringt einen Planeten mit { $least } bis 8 zum Abfall ({ $numbers } von 8)
}
state-pawn = Darth Sidious ist auf { $space }, das sich mit achtseitigen Würfeln verteidigt; die Order 66 ist gegeben
state-tokens = Marker: { $tokens }; { $left } im Stapel
state-no-tokens = Marker: keiner auf dem Brett; { $left } im Stapel
state-tokens-taken = Erbeutete Marker mit ihren Kreisen: { $tokens }
state-protected-from-order = Die Order 66 wird für { $space } nicht gewürfelt.

## Wie es endet

outcome-caught = Die Republik hat gewonnen: Darth Sidious ist gefasst. Es gewinnen: { $seats }
outcome-wiped-out-wars = { $side ->
    [republic] Die Republik hat gewonnen
   *[separatists] Die Separatisten haben gewonnen
}: Der Gegner ist vernichtet. Es gewinnen: { $seats }
outcome-side-remained-wars = { $side ->
    [republic] Die Republik hat gewonnen
   *[separatists] Die Separatisten haben gewonnen
}: Alle anderen sind ausgeschieden oder haben aufgegeben. Es gewinnen: { $seats }

## Regeln

table-sides = Am Anfang: { $rows }, für jedes Heer.
rule-track = Order 66, so viele von 8 Zahlen genügen, je Feld: { $spaces } (Ende).
option-track = Letztes Feld der Leiste zur Order 66
value-track-8 = 8, wo höchstens 4 von 8 Zahlen genügen
value-track-10 = 10, wo höchstens 6 von 8 Zahlen genügen
value-track-11 = 11, wo höchstens 7 von 8 Zahlen genügen
value-track-12 = 12, wo alle 8 Zahlen genügen

## Das Bild

picture-track = { $least ->
    [9] noch keine Zahl
    [1] W8: immer
    [8] W8: bei einer 8
   *[other] W8 ab { $least }: { $numbers } von 8
}
picture-pawn = nur W8 · entscheidet
picture-order-need = { $least ->
    [9] keine Zahl
    [8] W8: 8
   *[other] W8: { $least }–8
}
picture-order-total = { $turned } von { $all }
picture-order-turned = abgefallen
picture-order-last = { $turned } von { $all } Planeten abgefallen
picture-token = Marker
picture-circles = Kreise
picture-safe = Bleibt treu

## Ablehnungen

special-not-your-order = Die Order 66 geben nur die Separatisten. Beende deinen Zug mit /{ cmd-done }.
special-order-over = Die Order 66 ist schon gegeben; das geschieht einmal im Spiel. Weiter geht es mit /{ cmd-done }.
special-no-heir = { $space } kann nur an { $seats } gehen: Das sind die Separatistenheere, die noch im Spiel sind.
special-hero-lost = „{ $title }“ gehört seit der Order 66 nur noch den Separatisten. Für eine Serie oder ein Schiff zählt die Karte weiter (/{ cmd-trade }, /{ cmd-build }).
ending-order = Damit endet dein ganzer Zug ohne { $open }; die könntest du jetzt geben oder in einem späteren Zug. (Das frage ich nur einmal in einer Partie.)
refused-order-odds = Die Order 66 ist schon gegeben; das geschieht einmal im Spiel. Die Chancen eines Angriffs kommen mit zwei Orten: /{ cmd-odds }.
window-order = mit dem Befehl, der die Order 66 gibt (/{ cmd-order-66 })

## Ein Spieler mit mehreren Heeren

seat-place-now-several = { $name }: Platz { $number }, { $runs } Heere zu je { n-armies }
seat-plan-several = { side-name }, { $runs } Heere zu je { n-armies }
panel-army = **{ $seat }**
button-army = Zu { $seat }
refused-which-army = Das kann für mehrere deiner Heere gemeint sein: { $armies }. Sag mit der Angabe { opt-claim-army } des Befehls, für welches, oder nimm die Knöpfe.
played-next-army = Als Nächstes für { $seat }: { $task }
sure-kick-one = Nur dieses Heer: das andere behält, wer es führt.
opt-claim-army = heer
opt-claim-army-desc = Für welches deiner Heere, falls du mehrere führst
opt-place-army = heer
opt-place-army-desc = Für welches deiner Heere, falls du mehrere führst
opt-hand-army = heer
opt-hand-army-desc = Für welches deiner Heere, falls du mehrere führst
opt-card-arm-army = heer
opt-card-arm-army-desc = Für welches deiner Heere, falls du mehrere führst
opt-log-army = heer
opt-log-army-desc = Für welches deiner Heere, falls du mehrere führst

## Die Order 66 geben

button-order = Order 66
button-order-heirs = Wer bekommt sie
button-order-pawn = Darth Sidious
button-order-cards = Karten
button-order-call = Geben …
button-order-now = Order 66 jetzt geben
button-order-all-to = Alle an { $seat }
button-order-with = Mit: { $title }
button-order-without = Ohne: { $title }
panel-order = **Order 66** von Feld { $at }, für { $planets ->
    [one] 1 Planeten
   *[other] { $planets } Planeten
} der Republik: { $least ->
    [9] keine Zahl lässt einen abfallen
    [8] bei einer 8 fällt einer ab
   *[other] bei { $least } bis 8 fällt einer ab
}.
panel-order-chances = Im Mittel fallen { $expected } von { $planets } ab. Mindestens { $half }: { $chance }. Alle: { $all }.
panel-order-spared = Nicht gewürfelt, wegen einer Karte: { $spaces }.
panel-order-shares = Fallen sie ab: { $shares }.
panel-order-share = { $seat } { $planets }
panel-order-pawn = Darth Sidious geht auf den ersten von diesen, den deine Seite dann hält: { $spaces }.
panel-order-pawn-safest = Darth Sidious geht auf den Planeten deiner Seite mit den wenigsten Gegnern ringsum.
panel-order-no-cards = Ohne Karten.
panel-order-cards = Dazu: { $cards }. Für bis zu { $again ->
    [one] 1 treuen Planeten
   *[other] { $again } treue Planeten
} wird noch einmal gewürfelt:
panel-order-again = { $spaces }, dann die stärksten.
panel-order-again-strongest = die stärksten.
panel-order-heirs-how = **Wer bekommt welchen Planeten?** Wähl einen, um ihn dem anderen Heer zu geben. Ohne Wahl geht er an das Heer, das am meisten an ihn grenzt.
panel-order-pawn-how = **Wohin geht Darth Sidious?** Wähl Planeten, den besten zuerst; noch einmal nimmt einen heraus. Nimmt die Republik seinen Planeten ein, hat sie gewonnen.
panel-order-cards-how = **Welche Karten, und für welche Planeten?** Eine Karte, für die kein treuer Planet übrig ist, bleibt auf deiner Hand.
panel-order-idle = **Kein Planet würde abfallen.** Deine Seite verlöre nur ihre Marker, und Darth Sidious müsste seine Leiste verlassen. Solange du wartest, rückt er weiter vor.
panel-order-sure = **Jetzt geben?** Das geschieht einmal im Spiel, für beide Heere deiner Seite. Alle Marker verlassen das Spiel, und die Republik gewinnt sofort, wenn sie den Planeten von Darth Sidious einnimmt.
select-order-heir = Ändern, wer einen Planeten bekommt
select-order-pawn = Wohin Darth Sidious geht
select-order-again = Noch einmal gewürfelt, den besten zuerst
option-order-heir = { $space } { $troops } » { $seat }
option-order-pawn = { $space }: { $enemies ->
    [0] kein Gegner daneben
    [one] 1 gegnerischer Planet daneben
   *[other] { $enemies } gegnerische Planeten daneben
}
option-order-pawn-if = { $space }: falls er abfällt
choice-order = Order 66: { $expected } von { $planets } fallen ab
choice-order-all = Alle anderen an { $seat }
odds-order-each = Genau so viele fallen ab: { $cases }
expected-heirs = Schreib jeden Planeten mit dem Heer, das ihn bekommt, etwa `Kamino: 2, Naboo: 4` mit den Nummern der Plätze; ein Heer allein bekommt alle anderen.
expected-way = Schreib vor oder zurück.
wanted-also = ein zweiter Planet, wenn du magst
wanted-marker = welcher Marker, wenn du magst (sonst der zuerst gelegte)
marker-base = { $face ->
    [leader] die Basis des Imperators
   *[plain] eine Basis
} (als Nummer { $number } gelegt)
marker-unknown = verdeckt (als Nummer { $number } gelegt)
panel-command-own = **Kommando:** Wähl einen Planeten deines anderen Heeres mit einer einzigen Armee und ohne Marker. Er gehört sofort diesem Heer.
refused-nothing-advised = Ich würde jetzt nichts dergleichen tun. Du kannst es trotzdem.

cmd-order-66 = order-66
cmd-order-66-desc = Klonkriege: die Order 66 geben, einmal im Spiel
opt-order-66-planets = planeten
opt-order-66-planets-desc = Wer welchen Planeten bekommt: NAME: HEER, NAME: HEER (sonst wer am meisten angrenzt)
opt-order-66-sidious = sidious
opt-order-66-sidious-desc = Wohin Darth Sidious geht, das Beste zuerst (sonst wo die wenigsten Gegner sind)
opt-order-66-cards = karten
opt-order-66-cards-desc = Karten, die dazu gespielt werden, oder alle (sonst keine)
opt-order-66-again = nochmal
opt-order-66-again-desc = Für welche Planeten die Karten noch einmal würfeln, das Beste zuerst (sonst die stärksten)
opt-card-play-way = richtung
opt-card-play-way-desc = In welche Richtung Darth Sidious auf seiner Leiste geht
pick-card-play-way-forward = vor
pick-card-play-way-back = zurück
opt-card-play-token = marker
opt-card-play-token-desc = Welcher von mehreren Markern oder Basen auf dem Planeten (sonst der zuerst gelegte)
