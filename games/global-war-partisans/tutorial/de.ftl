# Das Tutorial von Partisans, Global War 1936-45

welcome = Januar 1943. Die Armeen der Achse halten Europa, doch hinter ihnen erheben sich die Partisanen. In fünf Minuten spielen Sie im besetzten Jugoslawien einen Zug auf jeder Seite: erst Deutschland, das jagt, dann die UdSSR, deren Partisanen zuschlagen. Sie können jederzeit zurück.
buy = Der Zug einer Macht beginnt mit Einkäufen, bezahlt mit Industriepunkten (IPP). Deutschland kauft heute nichts: Beenden Sie den Einkauf.
    .otherwise = Kaufen Sie jetzt nichts: Beenden Sie den Einkauf.
march = Dann dürfen ihre Einheiten zum Angriff ziehen. Diese Lektion handelt von den Partisanen: Ziehen Sie nichts, weiter.
    .otherwise = Ziehen Sie jetzt nichts: weiter.
hunt = Ostjugoslawien ist deutsch, aber dort versteckt sich ein Partisan, die Raute. Infanterie kann ihn jagen, mit zwölfseitigen Würfeln. Drücken Sie die Zone, wählen Sie die Jagd und schicken Sie beide Einheiten.
    .otherwise = Jagen Sie in Ostjugoslawien, mit beiden Einheiten.
fade = 9 und 11: beide daneben, denn Infanterie trifft mit 2 oder weniger. Und der Partisan taucht unter: Er bleibt, kann aber in diesem Zug nicht mehr gejagt werden. Jagden kosten Zeit und Leute. Beenden Sie den Kampf.
    .otherwise = Genug gejagt: Beenden Sie den Kampf.
rest = Eine Zone ist gesperrt, wo mehr Partisanen stehen als Ihre Infanterie; dann kommen Bahn und Nachschub nicht durch. Hier bewachen zwei Einheiten einen. Lassen Sie alles stehen und machen Sie weiter.
    .otherwise = Ziehen Sie jetzt nichts: weiter.
over = Zuletzt darf eine Macht einer befreundeten Geld leihen, würfelt um Partisanen und bekommt Einkommen. Leihen Sie nichts: Beenden Sie den deutschen Zug.
    .otherwise = Leihen Sie jetzt nichts.
marker = Jetzt sitzen Sie auf der anderen Seite: die UdSSR mit ihren Partisanen in Jugoslawien. Kaufen Sie für 1 IPP einen Nachschubmarker, dann beenden Sie den Einkauf.
    .otherwise = Kaufen Sie einen Nachschubmarker, dann beenden Sie.
still = Wieder zieht keine Armee. Weiter zum Kampf, in dem Partisanen handeln.
    .otherwise = Ziehen Sie jetzt nichts: weiter.
sabotage = Zwei Partisanen stehen in Westjugoslawien. Jeder darf einmal im Zug handeln. Drücken Sie die Zone und lassen Sie einen die Bahn sabotieren: Es gelingt bei 1 bis 3, und bei einer 12 ist der Partisan verloren.
    .otherwise = Sabotieren Sie die Bahn von Westjugoslawien.
recruit = Eine 2: Die Strecke hat zwei Punkte Schaden und trägt nichts, bis sie repariert ist. Der andere Partisan wirbt an: Bei 1 oder 2 kommt ein dritter dazu.
    .otherwise = Lassen Sie den anderen Partisanen anwerben.
combat = Eine 1: Jetzt sind es drei, und nur zwei italienische Einheiten als Wache. Westjugoslawien ist gesperrt. Beenden Sie den Kampf.
    .otherwise = Die Partisanen haben gehandelt: Beenden Sie den Kampf.
give = Lassen Sie die anderen Züge aus; dann geben Sie Ihren Marker dem Partisanen in Ostjugoslawien. Bei 1 bis 6 kommt er an. Im nächsten Zug gibt er einer Aktion drei Zahlen mehr oder macht aus dem Partisanen eine Miliz.
    .otherwise = Weiter, dann geben Sie den Marker in Ostjugoslawien.
done = Er ist angekommen. Das ist der Krieg hinter dem Krieg: hier wachen und jagen, dort zuschlagen und sich verstecken. Armeen, Fabriken und Schlachten werden erklärt, wo sie Ihnen begegnen, jede mit ihrer Regel.
