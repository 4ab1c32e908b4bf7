# Das Tutorial von Join the Partisans!

welcome = Slowenien, Frühling 1941: Das Land ist besetzt und geteilt. In fünf Minuten kämpfst du dich durch dein erstes Kriegsjahr. Hier kann nichts schiefgehen, und du kannst jederzeit zurück.
figure = Stelle zuerst deine Figur auf die Karte. Du weißt noch nicht, wohin man dich schickt, also beginne nahe der Mitte: in Vrhnika, südwestlich von Ljubljana.
    .otherwise = Auch ein guter Ort, aber diese Lektion beginnt in Vrhnika.
white = Alle stellen einen weißen Posten auf: ein zweites feindliches Ziel für später im Jahr. Er muss mindestens drei Schritte von jedem anderen liegen. Stelle deinen nach Novo mesto.
    .otherwise = Ein andermal. Für diese Lektion stelle ihn nach Novo mesto.
order = Das Hauptquartier hat allen einen Befehl geschickt. Deiner: Nimm den Wachturm von Rašica, gleich nördlich von Ljubljana. Doch in Ljubljana steht nun ein weißer Posten, und niemand geht durch einen Posten.
move = Der Würfel zeigt 3: drei Schritte. Der Weg durch Ljubljana ist versperrt, also geh herum, über Žiri und Škofja Loka nach Kranj. Es leuchten nur Orte, die dich näher bringen.
    .otherwise = Kranj liegt einen Schritt vor Rašica. Geh dorthin.
others = Auch die anderen spielen. { $seat1 } nimmt Logatec mit Würfeln und geht zur Schule; { $seat2 } geht auf Lovrenc zu. Bots spielen in deinem Tempo; das Protokoll an der Seite behält alles.
battle = Du erreichst Rašica und greifst gleich an. Partisanen zuerst: Du wirfst fünf Würfel bis zu dreimal, dann muss die Achse höher würfeln. Drei Vieren sind ein guter Anfang: Behalte sie und wirf die zwei anderen.
    .otherwise = Behalte die drei Vieren: Die beste Wahl ist umrandet. Dann würfle.
again = Vier gleiche Würfel: KA-BOOM. Nur WOO-HOO, fünf gleiche, wäre höher. Lass es gelten und sieh zu, wie die Achse es versucht.
    .otherwise = Besser wird es kaum. Hör hier auf.
school = Rašica ist dein. Nach jedem farbigen Posten kommt eine Frage der Partisanenschule, hier mit drei Möglichkeiten für zwei Punkte. Welcher ist der höchste Berg Sloweniens?
    .otherwise = Überlege noch einmal: Sein Name sagt, dass er drei Köpfe hat.
reveal = Richtig, zwei Punkte. Alle lesen die Antwort und warum sie stimmt. Nun die zweite Hälfte des Jahres: ein weißer Posten. Der nächste steht in Ljubljana. Erst ziehen die anderen.
mission = Du gehst nach Ljubljana und ziehst einen Sonderauftrag. Dieser sagt: Achse zuerst. Die Achse hat BAREHAND, ein Paar; du musst höher würfeln. Behalte das Paar Sechsen.
    .otherwise = Behalte die zwei Sechsen und wirf die anderen.
won = Drei und zwei: BA-DA-BANG schlägt BAREHAND. Beim ersten Versuch bringt ein Auftrag zwei Punkte. Dein Jahr 1941 ist geschafft.
captive = Doch { $seat1 } hat in Postojna eine andere Karte gezogen: gefangen. Gefangene entkommen nur mit fünf gleichen Würfeln; wer zu Hilfe kommt, braucht vier. Für dich beginnt ein neues Jahr: Stelle seinen weißen Posten nach Celje.
    .otherwise = Für diese Lektion stelle ihn nach Celje.
rescue = Der Würfel zeigt 3, und Postojna ist drei Schritte entfernt. Solche Nebenziele sind nie Pflicht, aber immer möglich. Geh und hilf.
    .otherwise = In Postojna sitzt jemand von uns gefangen. Geh dorthin.
freed = Vier Fünfen auf einmal: Die Gefangenschaft ist vorbei, und du hast zwei Punkte mehr.
done = Das war 1941. Noch vier solche Jahre, und wer die meisten Punkte hat, ist Volksheld; doch wer als Letzter auf dem Brett bleibt, fällt. Alles Weitere wird erklärt, wenn es kommt, mit einem Verweis auf seine Regel.
