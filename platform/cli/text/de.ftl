### Die Worte des Terminals, auf Deutsch.

play-who = Du bist { $name } auf Platz { $seat }. Mit dir: { $others }. ? zeigt die Hilfe.
play-happened = Was geschehen ist
play-so-far = Bisher:
play-on-board = die Nummern stehen oben auf dem Brett; tippe eine Nummer oder einen Namen
play-input-ended = Die Eingabe ist zu Ende; du verlässt den Tisch.
play-form = Deine Antwort, höchstens { $max } Zeichen:
play-form-long = Das ist länger als { $max } Zeichen.
play-all-possible = Alles, was das Spiel kennt, kann jetzt getan werden.
play-for-good = Es kann nicht zurückgenommen werden.
play-not-forbidden = Nichts verbietet es.
play-own-question = Für immer passen kann man nur bei Fragen im Zug eines anderen; diese ist deine eigene.
play-passing = Von jetzt an passt du: { $what }. Um wieder gefragt zu werden: o { $number }
play-asked-again = Du wirst wieder gefragt.
play-no-such-order = Eine Anweisung mit dieser Nummer gibt es nicht.
play-no-orders = Du hast keine Anweisungen hinterlassen.
play-order = passen: { $what }
play-save-where = Wohin speichern? Tippe: s spiel.json
play-saved = Gespeichert: { $file }. Versuche: staffetta verify { $file }
play-saved-early = Gespeichert: { $file }. Die Würfel lassen sich prüfen, sobald das Spiel zu Ende ist.
play-leave = Das Spiel verlassen? Es bleibt nur erhalten, wenn du es speicherst (s DATEI). [j/N]
play-yes = j ja y
play-over = Das Spiel ist zu Ende. l Bericht, b Brett, s DATEI speichern, q verlassen >
play-over-help = Tippe s und einen Dateinamen, um das Spiel zu speichern, q, um zu gehen.
play-no-choice = „{ $line }“ ist keine Wahl: tippe eine Nummer von 1 bis { $most }, oder ? für die Hilfe.
play-several = „{ $line }“ kann jedes von diesen sein: { $choices }
play-no-part = „{ $name }“ gibt es auf dem Brett nicht. Es gibt: { $parts }
play-taken-back = Eintrag { $entry } ist zurückgenommen.
play-rank = Rang
play-player = Spieler
play-score = Punkte
play-not-asked = dieser Platz ist jetzt nicht gefragt
play-no-such-action = die Aktion „{ $name }“ gibt es in diesem Spiel nicht
play-nothing-to-withdraw = es gibt nichts, was dieser Platz zurücknehmen kann
play-help =
    3            Wahl 3 treffen; ein Name oder sein Anfang geht auch
    u            die letzte Wahl zurücknehmen, oder den letzten Zug, solange das geht
    b, b all     das Brett noch einmal zeigen; mit allem, was gezeigt werden kann
    b NAME       den Teil des Bretts mit diesem Namen zeigen
    i            was die Karten und Leute in Sicht tun
    l, l 20      der Bericht: ganz, oder seine letzten 20 Zeilen
    w            warum anderes jetzt nicht geht
    w 3          was Wahl 3 bedeutet: Regel, Preis, Aussichten
    w NAME       warum die Aktion mit diesem Namen nicht geht
    r, r ID      die Regel hinter der Frage lesen, oder eine beliebige
    p            passen, jetzt und bei jeder Frage dieser Art
    o, o 1       deine Anweisungen; Anweisung 1 widerrufen
    s DATEI      das Spiel bis hierher speichern (.json lesbar, .stf klein)
    q            das Spiel verlassen
