### Das Würfelspiel. Symbole, Arenen, Verbündete und Rebellen haben ihre Namen in assets/rebellion.

## Zahlen und Namen

n-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
arena-restart = ↺ Neustart
arena-row = Reihe { $row }
arena-field = { $symbol } in Reihe { $row }
arena-place = { $arena } ({ $nth } von { $all })

## Schritte und Aufgaben

arena-step-throw = Werfen
arena-step-dice = Würfel
arena-step-figures = Figuren
arena-task-throw = wirf { n-dice }.
arena-task-throw-hampered = wirf { n-dice }; die übrigen nimmt { $sith }.
arena-task-dice-again = nutz die Würfel, die passen, oder wirf { n-dice } noch einmal.
arena-task-dice = leg deine Würfel oder leg Siegpunkte beiseite; danach kommen die Figuren.
arena-task-again = keiner dieser Würfel passt: wirf { n-dice } noch einmal, oder gib sie auf.
arena-task-no-dice = keiner dieser Würfel passt: weiter mit den Figuren, oder beende den Zug.
arena-task-figures = setz { $rebel } oder Verbündete ein, oder beende den Zug.
arena-task-rebel = setz { $rebel } ein, oder beende den Zug.
arena-task-allies = setz Verbündete ein, oder beende den Zug.
arena-task-finish = beende den Zug.
arena-dice = { $nth ->
    [1] 1. Wurf
   *[other] 2. Wurf
}: { $dice }
arena-aside = beiseite: { $dice } ⭐
arena-sith-none = Kein Sith-Lord kommt.
arena-sith-still = { $sith } kommt, wenn Würfel nicht noch 1 Feld belegen.
arena-sith-either = { $sith } kommt; belegen Würfel 1 Feld, kommt { $lesser }, bei { $fields } Feldern niemand.
arena-sith-comes = { $sith } kommt am Ende dieses Zugs.

## Was seither geschehen ist

arena-story-fields = belegte { $fields ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $fields } Felder
}
arena-story-won = gewann { $rows }
arena-story-row = Reihe { $row } ({ $reward })
arena-story-row-of = Reihe { $row } von { $arena } ({ $reward })
arena-story-points = { n-points } für Würfel
arena-story-allies = mit Hilfe von { $allies }
arena-story-sith = bekam { $sith }
arena-story-sith-yours = bekam { $sith }, der dich damit verlässt

## Was geschah

arena-event-began = Die Rebellen sind verteilt: { $rebels }. { $first } beginnt, die erste Arena ist { $arena }. ({ $draws })
arena-event-turn-began = Zug { $turn }, Runde { $round }: { n-dice }
arena-event-hampered = { $sith } nimmt { n-dice } weg
arena-event-threw = wirft { $dice } (#{ $draw })
arena-event-threw-again = wirft noch einmal: { $dice } (#{ $draw })
arena-event-put = legt { $dice }
arena-put = { $die } in Reihe { $row }
arena-put-joker = { $die } auf { $field } in Reihe { $row }
arena-event-aside = { $dice ->
    [one] legt 1 Siegpunkt beiseite
   *[other] legt { $dice } Siegpunkte beiseite
}
arena-event-lapsed = gibt auf: { $dice }
arena-event-covers = { $figure } belegt { $fields }
arena-event-covers-not = { $symbols } verfällt
arena-event-restarted = { $ally } macht den Zug ungeschehen: alle Würfel fallen neu
arena-event-dice-paid = bekommt { n-points } für Würfel
arena-event-row-won = **gewinnt Reihe { $row }** von { $arena }: { $reward }
arena-event-sith-left = { $sith } geht zurück an den Rand
arena-event-sith-came = **{ $sith } kommt**
arena-event-sith-came-from = **{ $sith } kommt**, weg von { $from }
arena-event-turn-ended = beendet den Zug mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
arena-event-arena-won = **{ $arena } ist geschafft.** Die nächste Arena: { $next }
arena-event-last-arena-won = **{ $arena } ist geschafft**, die letzte Arena.
arena-event-timed-out = hat nicht gespielt; die KI hat den Zug gespielt
arena-throw = #{ $draw }: { $dice }
arena-outcome-scored = { $count ->
    [one] { $seats } hat mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gewonnen!
   *[other] { $seats } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
arena-outcome-remained = { $seat } hat gewonnen: alle anderen haben aufgegeben.
arena-outcome-agreed = Unentschieden, und alle, die spielen, waren dafür.
arena-end-seat = { $place }. { $seat }: **{ $total }** (Reihen { $rows }, Würfel { $dice }, Verbündete { $allies }, Sith { $sith ->
    [0] 0
   *[other] -{ $sith }
})

## Die Arena in Worten

arena-header = Zug { $turn } · Runde { $round } · { $arena }
arena-picture-turn = Zug { $turn }
arena-row-open = { $row }: { $fields } » { $reward }
arena-row-won = { $row }: fertig, { $seat } » { $reward }
arena-legend = { $covered } ist belegt; wer das letzte Feld einer Reihe belegt, bekommt, was hinter » steht.
arena-seat = { $seat }: { n-points }, { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} · { $rebel }
arena-seat-sith = { $sith } (-{ $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
})
arena-note-before = Vor dem Wurf
arena-note-throw = { $nth ->
    [1] 1. Wurf
   *[other] 2. Wurf
}
arena-note-figures = Die Würfel sind fertig
arena-alt-header = Arena, { $header }.
arena-alt-after = Nach Zug { $turn }. { $rest }
arena-alt-dice = Würfel: { $dice }.
arena-alt-row = Offen in Reihe { $row }: { $open }.
arena-alt-points = Punkte: { $scores }.

## Bedienung

arena-button-throw = { n-dice } werfen
arena-button-throw-again = { n-dice } noch einmal werfen
arena-button-aside = { $dice } ⭐ beiseite
arena-button-end-dice = Würfel fertig ({ $dice ->
    [one] 1 verfällt
   *[other] { $dice } verfallen
})
arena-button-restart = { $ally }: Neustart
arena-button-finish = Zug beenden
arena-button-text = Arena als Text
arena-button-dice-anyway = Trotzdem aufgeben
arena-select-put = Einen Würfel legen …
arena-select-rebel = { $rebel } belegt …
arena-select-ally = Ein Verbündeter belegt …
arena-option-put = { $die } » Reihe { $row } ({ $open } offen)
arena-option-put-joker = { $die } » Reihe { $row }, { $field } ({ $open } offen)
arena-choice-field = Reihe { $row }, { $field } ({ $open } offen)
arena-option-place = { $symbol } Reihe { $row }
arena-option-ally = { $ally }: { $fields }
arena-option-ally-wins = { $ally } gewinnt: { $fields }
arena-sure-dice = Danach kann in diesem Zug kein Würfel mehr gelegt oder geworfen werden.
arena-sure-finish = Damit endet dein Zug.
arena-sure-lapse = Diese Würfel würden verfallen, obwohl sie noch zu etwas gut sind: { $dice }
arena-sure-sith = { $sith } käme und nähme deinem nächsten Zug { n-dice }.
arena-sure-rebel = { $rebel } könnte noch { $count ->
    [one] Reihe { $rows }
   *[other] eine der Reihen { $rows }
} gewinnen.
arena-sure-ally = { $count ->
    [one] { $allies } könnte noch eine Reihe gewinnen.
   *[other] Jeder von diesen könnte noch eine Reihe gewinnen: { $allies }
}

## Was möglich ist

arena-offer-throw = { n-dice } werfen: /{ cmd-roll }
arena-offer-throw-again = { n-dice } noch einmal werfen: /{ cmd-roll }
arena-offer-put = { $die } passt: { $fields }
arena-offer-aside = Bis zu { $dice } ⭐ beiseitelegen, je 1 Punkt am Ende des Zugs
arena-offer-end-dice = { $dice } aufgeben und weiter zu den Figuren: /{ cmd-done } { opt-done-what }:{ pick-done-what-dice }
arena-offer-rebel = { $rebel } ({ $symbol }): { $fields }
arena-offer-ally = { $ally }: { $fields }
arena-offer-restart = { $ally }: den Zug ungeschehen machen und { n-dice } neu werfen
arena-offer-finish = Den Zug beenden: /{ cmd-done }
arena-offer-finish-sith = Den Zug beenden; { $sith } kommt: /{ cmd-done }

## Antworten

arena-goal = {"**Ziel:**"} nach der letzten Arena die meisten Punkte. Wer das letzte Feld einer Reihe belegt, bekommt, was sie bringt.
    {"**Ein Zug:**"} vier Würfel werfen, legen, was passt, den Rest noch einmal werfen; dann helfen dein Rebell und, je einmal, deine Verbündeten.
    {"**Vorsicht:**"} belegst du mit Würfeln weniger als zwei Felder, nimmt Darth Vader oder der Imperator deinem nächsten Zug Würfel.
arena-answer-joined = Willkommen! Du bist { $seat }: { $look }.
    { arena-goal }
    Ich rufe dich beim Namen, wenn du dran bist. /{ cmd-help } sagt dir jederzeit, was du tun kannst.
arena-dm-welcome = Du bist dabei: { $ruleset }. Im Kanal rufe ich dich, wenn du dran bist. Geheim ist in diesem Spiel nichts. Eine Antwort hier bewirkt nichts.
arena-sure-kick = { $seat } verliert den Platz, und die KI spielt damit weiter: { n-points }, { $allies ->
    [one] 1 Verbündeter
   *[other] { $allies } Verbündete
}.
arena-hand-open = Alle Figuren liegen in diesem Spiel offen: /{ cmd-status } zeigt die von allen.
arena-odds-head = **{ $seat }, { n-dice }, { $throws ->
    [0] kein Wurf mehr
    [one] noch 1 Wurf
   *[other] noch { $throws } Würfe
}**
arena-odds-sith = Kein Sith-Lord: **{ $none }** · { $vader } { $vader_chance } · { $palpatine } { $palpatine_chance }
arena-odds-row = Reihe { $row }: { $chance } ({ $reward })
arena-odds-row-rebel = Reihe { $row }: { $chance }, mit { $rebel } { $helped } ({ $reward })
arena-odds-how = Genau gerechnet, jede Zeile für sich bestens gespielt; eine Reihe wird mit den Würfeln dieses Zugs gewonnen.
arena-odds-figures = { $seat } hat in diesem Zug keine Würfel mehr: jetzt helfen nur noch Figuren.

## Hilfe und Regeln

arena-help-wait = { $seat }: du hast gerade nichts zu tun. { $on_turn } ist dran; ich rufe dich, wenn du es bist. Schau dich um mit /{ cmd-board }, /{ cmd-status }, /{ cmd-odds }.
arena-help-throw = Drück **{ arena-button-throw }** unter dem neuesten Beitrag, oder tipp /{ cmd-roll }.
arena-help-dice = Wähl unter dem neuesten Beitrag einen Würfel und seine Reihe, oder tipp /{ cmd-put } { opt-put-die } { opt-put-row }. Was liegt, bleibt liegen. /{ cmd-roll } wirft den Rest noch einmal; ⭐ bringt beiseitegelegt je einen Punkt. Zwei mit Würfeln belegte Felder halten die Sith-Lords fern; /{ cmd-odds } zeigt die Chancen.
arena-help-figures = Dein Rebell belegt in jedem Zug ein Feld mit seinem Symbol; ein Verbündeter hilft einmal und ist dann fort, ungenutzt bringt er am Ende einen Punkt. Wähl unter dem neuesten Beitrag, oder tipp /{ cmd-ally } { opt-ally-ally } { opt-ally-rows }. Danach /{ cmd-done }.
arena-help-more = Ansehen: /{ cmd-board } · /{ cmd-status } · /{ cmd-odds } · /{ cmd-dice } · /{ cmd-log } · /{ cmd-rules }
arena-also = Es gibt noch andere Spiele: die Eroberung einer **Galaxis** aus 42 Planeten, /{ cmd-game } { cmd-game-new } { opt-game-new-ruleset }:{ ruleset-galaxy }, oder einer anderen, { opt-game-new-ruleset }:{ ruleset-clone-wars-standard }, und **Würfelrebellion**, mit vier Würfeln von Arena zu Arena, /{ cmd-game } { cmd-game-new } { opt-game-new-ruleset }:{ ruleset-dice-rebellion }. In einer Lobby sagt /{ cmd-rules }, wie ihr Spiel geht.
arena-rules-game = **Würfelrebellion auf einer Seite**
    Ziel: nach der letzten Arena die meisten Punkte; wer gleich viele hat, teilt sich den Sieg (S3-V1).
    1. Wirf vier Würfel. Leg davon, was du magst, auf offene Felder mit dem gleichen Symbol, endgültig (S3-T1); wirf den Rest noch einmal, wenn du willst (S3-T2).
    2. Dann darf dein Rebell ein Feld mit seinem Symbol belegen, in jedem Zug (S3-F1); jeder Verbündete einmal, dann ist er fort (S3-F2, S3-F3).
    3. Wer das letzte Feld einer Reihe belegt, bekommt ihre Punkte oder ihren Verbündeten; mehrere Reihen in einem Zug zählen alle (S3-R1). Ein neuer Verbündeter hilft ab dem nächsten Zug (S3-F4).
arena-rules-faces = Seiten: { $plain }. { $joker } belegt jedes offene Feld und als einziges sein eigenes (S3-T3). { $victory } belegt nichts: beiseitegelegt ist er 1 Punkt (S3-T4).
arena-rules-rulings = Sith: belegen Würfel nur ein Feld, kommt Darth Vader und nimmt deinem nächsten Zug 1 Würfel; bei keinem nimmt der Imperator 2; Figuren zählen nicht (S3-T5). War zu Beginn nur noch ein Feld offen, genügt ein Würfel darauf (S3-T6). Er geht nach diesem Zug, oder vorher zu dem, der ihn sich einhandelt (S3-P1, S3-P2), und bleibt beim Wechsel der Arena (S3-P3).
    Ist eine Arena geschafft, wird der Zug noch zu Ende gespielt (S3-R2). Am Ende bringt ein ungenutzter Verbündeter 1 Punkt, ein Sith-Lord kostet 1 (S3-V1).
arena-rule-full = Gespielt werden sechs Arenen.
arena-rule-short = Gespielt werden fünf Arenen: eine fällt weg.
arena-rule-first-random = Wer beginnt, entscheidet das Los (S3-B4).
arena-rule-first-seat = Der erste Platz beginnt (S3-B4).
ruleset-dice-rebellion = Würfelrebellion (Würfelspiel)

## Ablehnungen: warum, und was stattdessen geht

arena-rule-wrong-step = Nicht in diesem Schritt. Jetzt: { $step }. { $instead }
arena-rule-now-throw = Wirf zuerst deine Würfel: /{ cmd-roll }
arena-rule-now-dice = Leg Würfel mit /{ cmd-put }, wirf noch einmal mit /{ cmd-roll }, oder beende den Zug mit /{ cmd-done }.
arena-rule-now-figures = Die Würfel sind fertig: setz deinen Rebellen oder einen Verbündeten ein mit /{ cmd-ally }, oder beende den Zug mit /{ cmd-done }.
arena-rule-no-throw-left = Beide Würfe dieses Zugs sind gemacht. Leg Würfel mit /{ cmd-put }, oder beende den Zug mit /{ cmd-done }.
arena-rule-dice-first = Figuren kommen nach den Würfeln, und diese liegen noch vor dir: { $dice }. Leg sie mit /{ cmd-put }, oder gib sie auf: /{ cmd-done } { opt-done-what }:{ pick-done-what-dice }
arena-rule-no-such-die = Kein Würfel zeigt { $face }. Wähl einen von diesen: { $dice }
arena-rule-covers-nothing = Ein Siegpunkt belegt kein Feld. Leg ihn beiseite: am Ende des Zugs ist er einen Punkt wert.
arena-rule-wrong-symbol = { $symbol } belegt { $field } nicht.
arena-rule-not-open = In { $row } ist kein Feld mit { $field } offen.
arena-rule-no-such-row = { $row } gibt es nicht: diese Arena hat { $rows } Reihen.
arena-rule-fits = { $symbol } passt hier: { $fields }.
arena-rule-fits-nowhere = { $symbol } passt jetzt nirgends: wirf noch einmal, gib auf, oder nimm etwas anderes.
arena-rule-no-points = Vor dir liegt kein Siegpunkt. Leg Würfel mit /{ cmd-put }, oder wirf noch einmal mit /{ cmd-roll }.
arena-rule-aside = { $dice ->
    [one] Genau 1 Siegpunkt kann jetzt beiseite.
   *[other] Von 1 bis { $dice } Siegpunkte können jetzt beiseite.
} Wähl eine andere Zahl.
arena-rule-rebel-used = Dein Rebell hat in diesem Zug schon geholfen. Setz einen Verbündeten ein mit /{ cmd-ally }, oder beende den Zug mit /{ cmd-done }.
arena-rule-no-allies = { $ally } hast du nicht: du hast gerade keinen Verbündeten. Wen du in diesem Zug gewinnst, der hilft ab dem nächsten. Beende den Zug mit /{ cmd-done }.
arena-rule-not-your-ally = { $ally } hast du gerade nicht. Du hast: { $have }.
arena-rule-ally-restarts = { $ally } belegt kein Feld, sondern macht deinen Zug ungeschehen: wähl { $ally } ohne Reihen.
arena-rule-ally-covers = { $ally } macht keinen Zug ungeschehen, sondern belegt { $power }: nenn die Reihen.
arena-rule-ally-symbols = { $ally } hat { $power }: nenn { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen, mit einem Strich für ein Symbol, das verfällt
}.
arena-rule-ally-idle = { $ally } würde nichts belegen und wäre fort. Nenn für mindestens ein Symbol eine Reihe, oder behalt { $ally }: ungenutzt ist das am Ende ein Punkt.

## Befehle

cmd-roll = wurf
cmd-roll-desc = Würfelspiel: deine Würfel werfen, oder den Rest noch einmal
cmd-put = legen
cmd-put-desc = Würfelspiel: einen Würfel in eine Reihe legen, oder einen Siegpunkt beiseite
opt-put-die = würfel
opt-put-die-desc = Welcher deiner Würfel
opt-put-row = reihe
opt-put-row-desc = Die Nummer der Reihe, beim Joker mit dem Symbol: 2 Kampfläufer
cmd-ally = verbündete
cmd-ally-desc = Würfelspiel: dein Rebell oder ein Verbündeter belegt Felder oder macht den Zug ungeschehen
opt-ally-ally = figur
opt-ally-ally-desc = Wer hilft: dein Rebell oder einer deiner Verbündeten
opt-ally-rows = reihen
opt-ally-rows-desc = Eine Reihe für jedes Symbol, etwa 2, 5; ein Strich lässt ein Symbol verfallen
pick-done-what-dice = Würfel

## Einstellungen

preset-all-arenas = Alle Arenen (Standard)
preset-short-match = Kurze Partie
option-length = Länge
value-length-full = alle sechs Arenen
value-length-short = fünf Arenen
value-first-turn-random = das Los
value-first-turn-first-seat = der erste Platz
