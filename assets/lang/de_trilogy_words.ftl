### Was in der Original-Trilogie anders heißt als auf anderen Brettern mit Planeten.
### Jede dieser Nachrichten ersetzt die mit demselben Schlüssel; Tests finden, welche nichts ersetzt.

answer-joined = Willkommen! Du bist { $seat }: { $look }.
    {"**Ziel:**"} Das Imperium vernichtet die Rebellen; die Rebellen finden den Imperator oder vernichten das Imperium; die Hutten, wenn jemand sie spielt, halten zehn Rohstoffplaneten.
    {"**Ein Zug:**"} neue Armeen und ein Schiff aufstellen, angreifen, sooft du magst, einmal Armeen und Schiffe verlegen, für Eroberungen Karten ziehen. Das Imperium versteckt außerdem Basen und bewegt den Todesstern.
    Ich rufe dich beim Namen, wenn du dran bist, und schicke dir deine Karten als Direktnachricht. /{ cmd-help } sagt dir jederzeit, was du tun kannst.
event-eliminated = **{ $seat } ist ausgeschieden**, besiegt von { $captor }. { $cards ->
    [0] Die Karten werden abgelegt.
   *[other] Erbeutete Karten: { $cards }.
}
help-prefer = Tipp /{ cmd-claim } und deine Wunschplaneten, den liebsten zuerst, durch Kommas getrennt. Ganze Regionen bringen jeden Zug zusätzliche Armeen; leicht zu halten: { $one } und { $other }. Mehr als die Höchstzahl deiner Seite bekommst du nicht.
help-deploy = Tipp /{ cmd-place } { opt-place-list }:`{ $example } 3, …` oder einen Planeten nach dem anderen mit { opt-place-space } und { opt-place-troops }. Starke Grenzen sind mehr wert als eine starke Mitte.
help-trade = Tausch drei passende Karten gegen Armeen mit /{ cmd-trade }, bau das Schiff auf einer Karte mit /{ cmd-build } oder spiel eine Karte aus mit /{ cmd-card } { cmd-card-play }, wenn du magst; oder mach gleich weiter: /{ cmd-place } { opt-place-space }:{ $example } und wie viele.
help-place = Tipp /{ cmd-place } { opt-place-space }:{ $example } und wie viele. Vor dem ersten Angriff kannst du auch ein Schiff bauen (/{ cmd-build }) und Karten ausspielen (/{ cmd-card } { cmd-card-play }). Danach /{ cmd-attack }, und weiter mit /{ cmd-done }.
help-more = Ansehen: /{ cmd-board } · /{ cmd-hand } · /{ cmd-orders } · /{ cmd-status } · /{ cmd-odds } · /{ cmd-dice } · /{ cmd-log } · /{ cmd-rules }
help-attack = Tipp /{ cmd-attack } mit `{ opt-attack-from }`, einem Planeten von dir mit 2 oder mehr Armeen, und `{ opt-attack-to }`, einem Nachbarn; die Liste zeigt deine Chance, Schiffe mitgezählt. Ohne weitere Worte würfle ich, bis er erobert ist oder die Armeen nicht mehr für alle Würfel reichen. Wenn du genug hast: /{ cmd-done }. Jede Seite, die einen Planeten an dich verliert, bringt eine Karte, höchstens zwei.
help-fortify = Tipp /{ cmd-fortify }, um einmal Armeen von einem ruhigen Planeten an eine Grenze zu verlegen, auch über Planeten deines Partners. Oder mach weiter mit /{ cmd-done }: Danach kommen die Schiffe.
task-fortify = verleg einmal Armeen zwischen deinen Planeten oder mach weiter.
rules-game = **Das Spiel nach seinen Schritten**
    Das Imperium gewinnt, wenn es die Rebellen vernichtet; die Rebellen, wenn sie es vernichten oder den Imperator finden; gespielte Hutten mit zehn Rohstoffplaneten. Partner gewinnen gemeinsam.
    1. Imperium: eine von sechs Basen verdeckt legen. Gegen andere Seiten wirft sie achtseitige Würfel; eine verbirgt den Imperator.
    2. Armeen: ein Drittel der Planeten, mindestens 3, und der Bonus ganzer Regionen.
    3. Eine Serie tauschen, mit einer Karte ein Schiff bauen. Jäger werfen Einsen neu, Bomber geben +1, Zerstörer werfen acht Seiten.
    4. Aufstellen. 5. Angreifen, sooft du magst; Gleichstand hilft der Verteidigung. Der Todesstern schützt den Planeten des Imperiums unter ihm. Von nebenan greifen ihn 1 bis 3 Armeen an: Summe 18 zerstört ihn, sonst fallen sie. Die Macht gibt Rebellen Würfel oder nimmt sie.
    6. Armeen, 7. Schiffe einmal verlegen; ein Planet des Partners mit nur einer Armee kann das Kommando wechseln.
    8. Imperium: Der Todesstern fliegt einen Würfel weit; eine Karte der Region zerstört den gegnerischen Planeten unter ihm, höchstens drei.
    9. Eine Karte je Seite, die einen Planeten an dich verlor, höchstens zwei; weitere durch Macht oder Rohstoffe.
    Eine Karte ist Schiff, Teil einer Serie oder Ereignis.
rule-nobodys-space = { $space } gehört nicht dir: Seine Armeen spielt niemand, oder noch niemand hat ihn. Wähl einen Planeten von dir.
rule-too-few-cards = { $have ->
    [0] Du hast keine Karten. Eine Serie sind drei; du ziehst für Eroberungen, durch die Macht oder für Rohstoffplaneten.
    [one] Du hast eine Karte, und eine Serie sind drei. Du ziehst für Eroberungen, durch die Macht oder für Rohstoffplaneten.
   *[other] Du hast { $have } Karten, und eine Serie sind drei. Du ziehst für Eroberungen, durch die Macht oder für Rohstoffplaneten.
}
rule-trade-over = Für diesen Zug ist das Tauschen vorbei: Armeen wurden aufgestellt, oder die eine Serie ist getauscht. Nimm Armeen zurück, wenn es noch geht, oder tausch im nächsten Zug.
rule-fortify-connected = Am Ende des Zugs werden einmal Armeen und einmal Schiffe verlegt, über Planeten deiner Seite.
