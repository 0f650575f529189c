### Was in den Klonkriegen anders heißt als in der Original-Trilogie.
### Jede dieser Nachrichten ersetzt die mit demselben Schlüssel; Tests finden, welche nichts ersetzt.

n-bombers = { $ships ->
    [one] 1 Korvette
   *[other] { $ships } Korvetten
}
n-destroyers = { $ships ->
    [one] 1 Großkampfschiff
   *[other] { $ships } Großkampfschiffe
}
letter-bomber = K
letter-destroyer = G
step-lay-marker = Marker
task-lay-marker = leg den gezogenen Marker verdeckt auf einen Planeten dieses Heeres.
help-lay-marker = Wähl einen Planeten dieses Heeres ohne Marker, in der Auswahl oder mit /{ cmd-base }. Alle sehen, wo er liegt; was er ist, wissen nur die Separatisten. Erobert die Republik den Planeten, erbeutet sie den Marker und zieht für jeden Kreis darauf eine Karte. Ein Planet mit Marker kann das Kommando nicht wechseln.
button-base = Marker
panel-base = **Marker:** Wähl den Planeten, auf dem er verdeckt liegt.
select-base = Planet des Markers
special-marker-first = Leg zuerst den gezogenen Marker auf einen Planeten dieses Heeres: /{ cmd-base }. Dann geht dein Zug weiter.
special-no-marker = Es wurde kein Marker gezogen. /{ cmd-help } sagt, was du tun kannst.
special-marker-there = Auf { $space } liegt schon ein Marker. Wähl einen Planeten dieses Heeres ohne Marker.
special-not-to-be-taken = Das Kommando über { $space } lässt sich nicht übernehmen: { $reasons }. Nötig sind genau eine Armee, keine Schiffe, kein Marker und ein anderer Planet, der dem Partner bleibt.
command-base = dort liegt ein Marker
base-hidden = Marker
picture-sign = { $sign ->
    [base] Marker
    [sealed] Versiegelt
    [shielded] Treu
   *[eight] W8
}
answer-joined = Willkommen! Du bist { $seat }: { $look }.
    {"**Ziel:**"} Die Separatisten vernichten die Republik, mit der Order 66 im rechten Augenblick; die Republik vernichtet die Separatisten oder erobert nach der Order 66 den Planeten von Darth Sidious. Zwei Heere sind eine Seite und gewinnen gemeinsam.
    {"**Ein Zug:**"} neue Armeen und ein Schiff aufstellen, angreifen, sooft du magst, einmal Armeen und Schiffe verlegen, für Eroberungen Karten ziehen. Die Separatisten legen außerdem Marker und ziehen Darth Sidious auf seiner Leiste weiter.
    Ich rufe dich beim Namen, wenn du dran bist, und schicke dir deine Karten als Direktnachricht. /{ cmd-help } sagt dir jederzeit, was du tun kannst.
help-prefer = Tipp /{ cmd-claim } und deine Wunschplaneten, den liebsten zuerst, durch Kommas getrennt. Ganze Regionen bringen jeden Zug zusätzliche Armeen; leicht zu halten: { $one } und { $other }. Die Heere der Republik bekommen vor allen anderen je einen Planeten; wollen beide denselben, entscheidet ein Wurf.
help-attack = Tipp /{ cmd-attack } mit `{ opt-attack-from }`, einem Planeten von dir mit 2 oder mehr Armeen, und `{ opt-attack-to }`, einem Nachbarn; die Liste zeigt deine Chance, Schiffe mitgezählt. Ohne weitere Worte würfle ich, bis er erobert ist oder die Armeen nicht mehr für alle Würfel reichen. Wenn du genug hast: /{ cmd-done }. Jedes gegnerische Heer, das einen Planeten an dich verliert, bringt eine Karte.
rules-game = **Das Spiel auf einen Blick**
    Zwei Seiten aus je zwei Heeren, abwechselnd am Zug. Die Separatisten gewinnen, wenn sie die Republik vernichten; die Republik, wenn sie sie vernichtet oder nach der Order 66 den Planeten von Darth Sidious erobert.
    {"**Elf Schritte.**"} 1. Separatisten: einen Marker ziehen, verdeckt auf einen eigenen Planeten legen. 2. Separatisten: Darth Sidious rückt ein Feld vor.
    3. Zählen: ein Drittel der Planeten, mindestens 3, und der Bonus ganzer Regionen. 4. Eine Serie tauschen, mit einer Karte ein Schiff bauen, höchstens 3 je Klasse. Jäger werfen Einsen neu, Korvetten geben +1, Großkampfschiffe werfen W8 (acht Seiten). 5. Aufstellen.
    6. Angreifen, sooft du magst; Gleichstand hilft der Verteidigung. Die Republik erbeutet Marker eroberter Planeten.
    7. Armeen, 8. Schiffe einmal verlegen. 9. Ein Planet des Partners mit nur einer Armee kann das Kommando wechseln.
    10. Eine Karte je gegnerisches Heer, das einen Planeten an dich verlor, und je Kreis auf erbeuteten Markern.
    11. Separatisten, einmal: Order 66. Ein W8 für jeden Planeten der Republik; was abfällt, bekommt ein Separatistenheer. Die Marker sind dann weg, und Darth Sidious steht auf einem Planeten, der sich mit W8 verteidigt.
    Eine Karte ist Schiff, Teil einer Serie oder Ereignis; die Ereignisse der Anakin-Karten gehören nach der Order 66 nur noch den Separatisten.
rule-draft-quick = Zuerst je ein Planet für die Heere der Republik, dann nach Wunschlisten; alle stellen gleichzeitig geheim auf.
rule-draft-book = Jedes Heer der Republik nennt zuerst einen Planeten; die anderen werden reihum gewählt; reihum wird je eine Armee aufgestellt.
rule-nobodys-space = { $space } gehört noch niemandem. Wähl einen Planeten von dir.
rule-too-few-cards = { $have ->
    [0] Du hast keine Karten. Eine Serie sind drei; du ziehst für Eroberungen und für erbeutete Marker.
    [one] Du hast eine Karte, und eine Serie sind drei. Du ziehst für Eroberungen und für erbeutete Marker.
   *[other] Du hast { $have } Karten, und eine Serie sind drei. Du ziehst für Eroberungen und für erbeutete Marker.
}
