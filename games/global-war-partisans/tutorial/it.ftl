# Il tutorial di Partisans, Global War 1936-45

welcome = Gennaio 1943. Gli eserciti dell’Asse tengono l’Europa, ma alle loro spalle insorgono i partigiani. In cinque minuti giocate un turno per parte nella Jugoslavia occupata: prima la Germania, che dà la caccia, poi l’URSS, i cui partigiani colpiscono. Potete tornare indietro quando volete.
buy = Il turno di una potenza comincia dagli acquisti, pagati in punti industriali (IPP). Oggi la Germania non compra niente: chiudete gli acquisti.
    .otherwise = Per ora non comprate niente: chiudete gli acquisti.
march = Poi le sue unità possono muovere all’attacco. Questa lezione parla dei partigiani: non muovete niente, andate avanti.
    .otherwise = Per ora non muovete niente: andate avanti.
hunt = La Jugoslavia orientale è tedesca, ma vi si nasconde un partigiano, il rombo. La fanteria può dargli la caccia, con dadi a dodici facce. Premete la zona, scegliete la caccia e mandate entrambe le unità.
    .otherwise = Date la caccia nella Jugoslavia orientale, con entrambe le unità.
fade = 9 e 11: falliscono entrambi, perché la fanteria colpisce con 2 o meno. E il partigiano si dilegua: resta, ma in questo turno non si può più cacciarlo. Le cacce costano tempo e uomini. Chiudete il combattimento.
    .otherwise = Basta caccia: chiudete il combattimento.
rest = Una zona è bloccata dove ci sono più partigiani che vostra fanteria; allora ferrovia e rifornimenti non passano. Qui due unità fanno la guardia a uno. Lasciate tutto com’è e andate avanti.
    .otherwise = Per ora non muovete niente: andate avanti.
over = Infine una potenza può prestare denaro a un’amica, tira per i partigiani e incassa. Non prestate niente: chiudete il turno della Germania.
    .otherwise = Per ora non prestate niente.
marker = Ora siete dall’altra parte: l’URSS, con i suoi partigiani in Jugoslavia. Per 1 IPP comprate un segnalino rifornimenti, poi chiudete gli acquisti.
    .otherwise = Comprate un segnalino rifornimenti, poi chiudete.
still = Di nuovo nessun esercito muove. Passate al combattimento, in cui agiscono i partigiani.
    .otherwise = Per ora non muovete niente: andate avanti.
sabotage = Due partigiani sono nella Jugoslavia occidentale. Ognuno può agire una volta per turno. Premete la zona e fate sabotare la ferrovia: riesce da 1 a 3, e con 12 il partigiano è perduto.
    .otherwise = Sabotate la ferrovia della Jugoslavia occidentale.
recruit = Un 2: la linea ha due punti di danno e non porta niente finché non è riparata. L’altro partigiano recluta: con 1 o 2 se ne aggiunge un terzo.
    .otherwise = Fate reclutare l’altro partigiano.
combat = Un 1: ora sono tre, e di guardia solo due unità italiane. La Jugoslavia occidentale è bloccata. Chiudete il combattimento.
    .otherwise = I partigiani hanno agito: chiudete il combattimento.
give = Passate gli altri movimenti; poi date il segnalino al partigiano nella Jugoslavia orientale. Da 1 a 6 arriva. Nel prossimo turno aggiunge tre numeri a un’azione, o fa del partigiano una milizia.
    .otherwise = Passate, poi date il segnalino nella Jugoslavia orientale.
done = È arrivato. Questa è la guerra dietro la guerra: da una parte guardia e caccia, dall’altra colpire e nascondersi. Eserciti, fabbriche e battaglie si spiegano dove li incontrate, ognuno con la sua regola.
