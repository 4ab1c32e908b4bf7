# Il tutorial di Repubblica Ribelle

welcome = Montefiorino, estate 1944: i partigiani hanno liberato una valle e la governano. Sei uno dei tre comandanti che tengono viva questa Repubblica. In cinque minuti giochi la prima missione. Puoi tornare indietro quando vuoi.
commander = Prima scegli chi sei. Ogni comandante ha una base e una carta Leader con tre numeri, per le missioni Militari, Politiche e Sociali. Prendi Carlo.
    .otherwise = Un’altra volta. In questa lezione sei Carlo.
mission = La prima missione è Militare: i punteggi di tutti insieme devono arrivare a 21. Se fallisce, la Repubblica perde Salute; a zero perdete tutti. Se vive, vince chi ha più punti.
staff = Prima di una missione Militare si può parlare. { $seat1 } promette circa 13, { $seat2 } non darà niente. Le promesse non vincolano. Tu puoi tacere: sei pronto.
    .otherwise = Per ora non dire niente: premi Pronto.
move = Manovre. Il tuo Distaccamento (DM) è a Montefiorino. L’effetto di una carta vuole un tuo pezzo sulla risorsa che mostra; una è a Barigazzo. Premi il DM, poi Lama Mocogno, poi Barigazzo: due confini, due punti movimento.
    .otherwise = Premi il Distaccamento, poi Lama Mocogno, poi Barigazzo.
moved = Bene. Il tuo Commissario (CP) può restare dov’è. Chiudi le manovre.
    .otherwise = Basta così: chiudi le manovre.
cards = Ora gioca carte coperte, quante vuoi: qui conta il numero rosso. Gioca il Leader e due carte forti, poi conferma. Ciò che giochi non potrai tenerlo come punti.
    .otherwise = Gioca il Leader e le due carte indicate, poi conferma.
reveal = Tutte le carte si scoprono insieme. Dal primo giocatore in poi, ogni comandante può attivare effetti, poi conta.
effects = { $seat2 } ha usato un effetto e ti ha preso una carta. Un effetto vuole un tuo pezzo sulla risorsa che la carta mostra, o il segno della tua fazione. Due delle tue si possono usare: premi quella indicata.
    .otherwise = Attiva la carta indicata.
another = E ora l’altra.
    .otherwise = Attiva la carta indicata.
store = Il 21 è raggiunto: la missione riesce. La ricompensa: tutti mettono una carta coperta nella pila Militare e ne pescano una. Il suo numero Militare sono i tuoi punti. Mettici quella indicata.
    .otherwise = Metti nella pila la carta indicata: lì vale di più.
highest = Hai il punteggio più alto di tutti, perciò ne metti un’altra, e la missione stessa è tua.
    .otherwise = Metti nella pila la carta indicata.
done = Poi tutti si riforniscono e viene la missione seguente. In quelle Politiche e Sociali si gioca una carta per volta o si passa, e ogni comandante conta da solo. Dopo l’ultima missione si contano le pile.
