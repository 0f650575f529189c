### Was anders heißt, wo das Brett eine Galaxis ist: Felder sind Planeten, Gruppen von Feldern Regionen.
### Jede dieser Nachrichten ersetzt die mit demselben Schlüssel; Tests finden, welche hier fehlt.

n-spaces = { $spaces ->
    [one] 1 Planet
   *[other] { $spaces } Planeten
}
task-fortify = verleg einmal Armeen zwischen deinen Planeten oder beende deinen Zug.
task-prefer = nenn die Planeten, die du gern hättest, den liebsten zuerst: /{ cmd-claim }
task-claim = wähl einen freien Planeten: /{ cmd-claim }
set-up-preferring = **Aufbau.** Wunschlisten: { $ready } von { $all }. Es fehlen: { $missing }.
    Alle nennen ihre Wunschplaneten, den liebsten zuerst: /{ cmd-claim }. Niemand sieht die Listen der anderen.
set-up-claiming = **Aufbau.** { $seat } wählt einen Planeten: /{ cmd-claim }
outcome-drawn = Unentschieden: zu lange wurde nichts erobert, oder nur die KI spielte noch. Planeten: { $held }. Die meisten: { $most }.
outcome-held = { $seat } hat gewonnen, mit { $share } % der Planeten. Planeten: { $held }.
outcome-counted = { $count ->
    [one] { $seats } hat gewonnen: Die vereinbarten Runden sind um.
   *[other] { $seats } teilen sich den Sieg: Die vereinbarten Runden sind um.
} Planeten: { $held }.
outcome-remained = { $seat } hat gewonnen: alle anderen sind ausgeschieden oder haben aufgegeben. Planeten: { $held }.
outcome-agreed = Unentschieden, und alle, die spielen, waren dafür. Planeten: { $held }.
event-dealt = Die Planeten sind verteilt. { $first } beginnt. ({ $draws })
event-preferred = hat eine Wunschliste abgegeben
event-drafted = Alle Listen sind da und die Planeten vergeben. { $first } beginnt. ({ $draws })
event-given-out = Die Planeten sind vergeben.
event-given-out-drawn = Die Planeten sind verteilt. ({ $draws })
heading-spaces = Plan.
panel-place = **Setzen:** { $left ->
    [0] alle Armeen stehen im Entwurf. Bestätige ihn.
   *[other] noch { n-left }. Wähle einen Planeten, dann wie viele.
}
panel-claim-now = **Wählen:** Welchen Planeten nimmst du jetzt?
panel-claim = **Wählen:** Planeten, den liebsten zuerst. Wer einen Planeten noch einmal wählt, streicht ihn von der Liste.
select-claim = Wähle einen Planeten
answer-joined = Willkommen! Du bist { $seat }: { $look }.
    {"**Ziel:**"} überleb alle anderen. Erobere Planeten, halte ganze Regionen, bekomm mehr Armeen.
    {"**Ein Zug:**"} neue Armeen aufstellen, angreifen, sooft du magst, einmal Armeen verlegen, nach einer Eroberung eine Karte ziehen.
    Ich rufe dich beim Namen, wenn du dran bist, und schicke dir deine Karten als Direktnachricht. /{ cmd-help } sagt dir jederzeit, was du tun kannst.
sure-kick = { $seat } verliert den Platz und die KI spielt damit weiter: { $spaces } Planeten, { $armies } Armeen, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
help-prefer = Tipp /{ cmd-claim } und deine Wunschplaneten, den liebsten zuerst, durch Kommas getrennt. Ganze Regionen bringen jeden Zug zusätzliche Armeen; leicht zu halten: { $one } und { $other }.
help-claim = Tipp /{ cmd-claim } und wähl einen freien Planeten, am besten neben einem von deinen.
help-deploy = Tipp /{ cmd-place } { opt-place-list }:`{ $example } 3, …` oder einen Planeten nach dem anderen mit { opt-place-space } und { opt-place-troops }. Starke Grenzen sind mehr wert als eine starke Mitte.
help-attack = Tipp /{ cmd-attack } mit `{ opt-attack-from }`, einem Planeten von dir mit 2 oder mehr Armeen, und `{ opt-attack-to }`, einem Nachbarn; die Liste zeigt deine Chance. Ohne weitere Worte würfle ich, bis er erobert ist oder die Armeen nicht mehr für alle Würfel reichen. Wenn du genug hast: /{ cmd-done }. Eine Eroberung im Zug bringt eine Karte.
help-fortify = Tipp /{ cmd-fortify }, um einmal Armeen von einem ruhigen Planeten an eine Grenze zu verlegen. Oder mach Schluss mit /{ cmd-done }.
rules-game = **Das Spiel auf einer Seite**
    Ziel: alle anderen überleben.
    1. Aufstellen: ein Drittel deiner Planeten in Armeen, mindestens 3, dazu der Bonus jeder Region, die du ganz hältst. Drei passende Karten lassen sich gegen mehr tauschen.
    2. Nachbarn angreifen, über Grenzen und Hyperraumrouten, sooft du magst. Die höchsten Würfel werden paarweise verglichen; bei Gleichstand gewinnt die Verteidigung. Ein eroberter Planet muss besetzt werden.
    3. Verlegen: einmal Armeen bewegen.
    4. Nach einer Eroberung eine Karte ziehen.
    Wer den letzten Planeten verliert, scheidet aus; die Karten bekommt, wer ihn erobert hat.
rule-deal-quick = Die Planeten werden verteilt; alle stellen gleichzeitig und geheim auf.
rule-deal-book = Die Planeten werden verteilt; reihum wird je eine Armee aufgestellt.
rule-draft-quick = Die Planeten werden nach Wunschlisten vergeben; alle stellen gleichzeitig und geheim auf.
rule-draft-book = Die Planeten werden reihum gewählt; reihum wird je eine Armee aufgestellt.
rule-start-one = Zu Beginn steht auf jedem Planeten eine Armee, mehr nicht.
rule-first-dealt = Wer den ersten Planeten bekommt, beginnt.
rule-move-in-one = Auf einen eroberten Planeten rückt mindestens 1 Armee nach.
rule-move-in-survivors = Auf einen eroberten Planeten rücken mindestens die Überlebenden des letzten Wurfs nach.
rule-bonus = Eine getauschte Karte eines eigenen Planeten bringt dort +{ $armies }, einmal je Serie.
rule-fortify-connected = Am Ende des Zugs eine Verlegung über eigene, verbundene Planeten.
rule-victory = { $share } % der Planeten am Ende des eigenen Zuges gewinnen auch.
rule-rounds = Nach { n-rounds } gewinnen die meisten Planeten, bei Gleichstand die meisten Armeen; wer auch darin gleich ist, teilt den Sieg.
rule-not-your-space = { $space } gehört { $owner }. Wähl einen Planeten von dir.
rule-nobodys-space = { $space } gehört noch niemandem. Wähl einen Planeten von dir.
rule-taken = { $space } hat schon { $owner }. Wähl einen freien Planeten.
rule-claim-one = Wähl genau einen Planeten auf einmal.
rule-twice = { $space } steht zweimal in deiner Liste. Nenn jeden Planeten einmal.
rule-empty = Deine Liste ist leer. Nenn mindestens einen Planeten.
rule-same-space = Das ist zweimal { $space }. Wähl zwei verschiedene Planeten.
rule-not-linked-none = { $from } und { $to } sind keine Nachbarn, und neben { $from } steht kein Gegner. Greif von einem anderen Planeten aus an.
rule-no-path-none = Von { $from } führt kein eigener Weg nach { $to }, auch sonst nirgendwohin. Wähl einen anderen Planeten.
rule-too-few-troops = { $there ->
    [one] Auf { $space } steht nur 1 Armee
   *[other] Auf { $space } stehen nur { $there } Armeen
}, und 1 muss immer bleiben. Wähl einen stärkeren Planeten.
