# Was nur die Klonkriege zu sagen haben.

ruleset-clone-wars = Klonkriege (volles Spiel)

## Schritte und Aufgaben

step-order = Order 66
task-order = rufe die Order 66 aus oder beende deinen Zug.
help-order = Die Order 66 wird einmal im Spiel ausgerufen, von einem der beiden Separatistenheere: Für jeden Planeten der Republik wird gewürfelt. Zug beenden: /{ cmd-done }
set-up-naming = **Aufbau.** Jedes Heer der Republik wählt einen Planeten, ohne die Wahl des anderen zu sehen: /{ cmd-claim }. Es fehlen: { $missing }
event-rolled-claim = Beide wollen { $space }: Der Planet geht an { $first }. { $throws }
wanted-way = vor oder zurück
way-forward = Ein Feld vor
way-back = Ein Feld zurück

## Was geschehen ist

token-known = Marker: { $token } ({ $circles })
event-token-drawn = zieht einen Marker (noch { $left }) (#{ $draw })
event-token-seen = Du hast gezogen: { $token } ({ $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreise
}).
event-token-laid = legt einen Marker auf { $space }
event-token-taken = **erbeutet { $token } auf { $space }**: { $circles ->
    [one] 1 Karte
   *[other] { $circles } Karten
} am Ende des Zuges
event-token-moved = Ein verdeckter Marker geht von { $from } nach { $to }.
event-token-peeked = sieht sich den Marker von { $space } an
event-token-saw = Nur du weißt es: Der Marker von { $space } ist { $token } ({ $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreise
}).
event-pawn-moved = Order 66: Darth Sidious geht { $way ->
    [back] zurück
   *[forward] weiter
} auf Feld { $at }.
event-protected-from-order = markiert { $space }: Die Order 66 wird dort nicht gewürfelt
state-protected-from-order = Die Order 66 wird für { $space } nicht gewürfelt.
event-order-called = ruft die **Order 66** von Feld { $at } aus ({ $least ->
    [9] keine Zahl dreht einen Planeten
    [8] eine 8 dreht einen Planeten
   *[other] { $least } bis 8 drehen einen Planeten
}). { $turned ->
    [0] Kein Planet fällt ab
    [one] 1 Planet fällt ab
   *[other] { $turned } Planeten fallen ab
}, { $loyal ->
    [0] keiner bleibt
    [one] 1 bleibt
   *[other] { $loyal } bleiben
} treu. { $throws } Darth Sidious verbirgt sich auf { $pawn }. { $draws }
order-turned = { $space } { $rolled } » { $seat }
order-loyal = { $space } { $rolled }
order-rolled-again = { $rolled }, dann { $again }
order-cards = Dazu gespielt: { $cards }.
order-spared = Nicht gewürfelt: { $spaces }.
order-lost-ships = Kein Platz für { $ships } von { $space }.
event-cards-earned-armies = verdient { n-cards }, { $circles ->
    [0] keine
   *[other] { $circles }
} davon für erbeutete Marker

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

## Ablehnungen

special-not-your-order = Die Order 66 rufen nur die Separatisten aus.
special-order-over = Die Order 66 ist schon ausgerufen; das geschieht einmal im Spiel.
special-no-heir = { $space } kann nur an { $seats } gehen: Das sind die Separatistenheere, die noch im Spiel sind.
special-hero-lost = „{ $title }“ gehört seit der Order 66 nur noch den Separatisten. Für ein Set oder ein Schiff zählt die Karte weiter (/{ cmd-trade }, /{ cmd-build }).
window-order = mit dem Befehl, der die Order 66 ausruft

## Ein Spieler mit mehreren Heeren

seat-plan-several = { side-name }, { $runs } Plätze mit je { n-armies }
option-track = Letztes Feld der Leiste von Order 66
