# Il tutorial di Join the Partisans!

welcome = Slovenia, primavera 1941: il paese è occupato e spartito. In cinque minuti combatti il tuo primo anno di guerra. Qui niente può andare storto, e puoi tornare indietro quando vuoi.
figure = Prima metti la tua figura sulla mappa. Non sai ancora dove ti manderanno, perciò comincia vicino al centro: a Vrhnika, a sud-ovest di Lubiana.
    .otherwise = Un buon posto anche questo, ma la lezione comincia a Vrhnika.
white = Ognuno mette un avamposto bianco: un secondo presidio nemico, per più tardi nell’anno. Deve stare ad almeno tre passi da ogni altro. Metti il tuo a Novo mesto.
    .otherwise = Un’altra volta. Per questa lezione mettilo a Novo mesto.
order = Il comando ha mandato un ordine a tutti. Il tuo: prendi la torre di guardia di Rašica, appena a nord di Lubiana. Ma ora a Lubiana c’è un avamposto bianco, e nessuno attraversa un avamposto.
move = Il dado segna 3: tre passi. Per Lubiana non si passa, quindi aggirala, per Žiri e Škofja Loka fino a Kranj. Si accendono solo i luoghi che ti avvicinano.
    .otherwise = Kranj è a un passo da Rašica. Vai lì.
others = Giocano anche gli altri. { $seat1 } prende Logatec ai dadi e va a scuola; { $seat2 } cammina verso Lovrenc. I bot vanno al tuo passo; il registro a lato tiene tutto.
battle = Arrivi a Rašica e attacchi subito. Prima i partigiani: tiri cinque dadi fino a tre volte, poi l’Asse deve fare di più. Tre quattro sono un buon inizio: tienili e tira gli altri due.
    .otherwise = Tieni i tre quattro: la scelta migliore è bordata. Poi tira.
again = Quattro dadi uguali: KA-BOOM. Lo batte solo WOO-HOO, cinque uguali. Fermati, e guarda l’Asse provare.
    .otherwise = Meglio di così è difficile. Fermati qui.
school = Rašica è tua. Dopo ogni avamposto colorato viene una domanda della Scuola partigiana, qui con tre opzioni per due punti. Qual è il monte più alto della Slovenia?
    .otherwise = Pensaci: il suo nome dice che ha tre teste.
reveal = Giusto, due punti. Tutti leggono la risposta e il perché. Ora la seconda metà dell’anno: un avamposto bianco. Il più vicino è a Lubiana. Prima muovono gli altri.
mission = Entri a Lubiana e peschi una missione speciale. Questa dice: prima l’Asse. L’Asse ha fatto BAREHAND, una coppia; devi fare di più. Tieni la coppia di sei.
    .otherwise = Tieni i due sei e tira gli altri.
won = Tre e due: BA-DA-BANG batte BAREHAND. Al primo tentativo una missione porta due punti. Il tuo 1941 è finito.
captive = Ma a Postojna { $seat1 } ha pescato un’altra carta: prigionia. Un prigioniero fugge solo con cinque dadi uguali; a un compagno che arriva ne bastano quattro. Per te comincia un nuovo anno: metti il suo avamposto bianco a Celje.
    .otherwise = Per questa lezione mettilo a Celje.
rescue = Il dado segna 3, e Postojna è a tre passi. Mete laterali come questa non sono mai d’obbligo, ma sempre offerte. Va’ ad aiutare.
    .otherwise = Un compagno è prigioniero a Postojna. Vai lì.
freed = Quattro cinque al primo colpo: il compagno è libero, e tu hai altri due punti.
done = Questo era il 1941. Altri quattro anni così, e chi ha più punti è Eroe del popolo; ma l’ultimo rimasto sul tabellone perisce. Il resto si spiega quando arriva, con il rimando alla sua regola.
