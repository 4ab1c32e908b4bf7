### Le parole del terminale, in italiano.

play-who = Sei { $name }, al posto { $seat }. Con te: { $others }. Scrivi ? per l’aiuto.
play-happened = Che cosa è successo
play-so-far = Finora:
play-on-board = i numeri stanno sul tabellone qui sopra; scrivi un numero o un nome
play-input-ended = L’ingresso è finito; lasci il tavolo.
play-form = La tua risposta, al massimo { $max } caratteri:
play-form-long = È più lunga di { $max } caratteri.
play-all-possible = Tutto quello che il gioco conosce si può fare adesso.
play-for-good = Non si può ritirare.
play-not-forbidden = Niente lo vieta.
play-own-question = Si passa una volta per tutte solo alle domande nel turno di un altro; questa è tua.
play-passing = D’ora in poi passi: { $what }. Per essere chiesto di nuovo: o { $number }
play-asked-again = Ti sarà chiesto di nuovo.
play-no-such-order = Non c’è un ordine con quel numero.
play-no-orders = Non hai lasciato ordini.
play-order = passare: { $what }
play-save-where = Salvare dove? Scrivi: s partita.json
play-saved = Salvata: { $file }. Prova: staffetta verify { $file }
play-saved-early = Salvata: { $file }. I suoi dadi si potranno verificare a partita finita.
play-leave = Lasciare la partita? Non resta se non la salvi (s FILE). [s/N]
play-yes = s si sì y
play-over = La partita è finita. l diario, b tabellone, s FILE salva, q lascia >
play-over-help = Scrivi s e il nome di un file per salvare la partita, q per lasciare.
play-no-choice = «{ $line }» non è una scelta: scrivi un numero da 1 a { $most }, o ? per l’aiuto.
play-several = «{ $line }» può essere una di queste: { $choices }
play-no-part = Non c’è «{ $name }» sul tabellone. Ci sono: { $parts }
play-taken-back = La voce { $entry } è ritirata.
play-rank = Posto
play-player = Giocatore
play-score = Punti
play-not-asked = a questo posto non è chiesto niente adesso
play-no-such-action = in questo gioco non c’è l’azione «{ $name }»
play-nothing-to-withdraw = non c’è niente che questo posto possa ritirare
play-help =
    3            fai la scelta 3; basta anche un nome, o come comincia
    u            ritira l’ultima scelta, o l’ultima mossa finché si può
    b, b all     mostra di nuovo il tabellone; con tutto ciò che si può mostrare
    b NOME       mostra la parte del tabellone con quel nome
    i            che cosa fanno le carte e le persone in vista
    l, l 20      il diario: intero, o le ultime 20 righe
    w            perché il resto non si può fare adesso
    w 3          che cosa vuol dire la scelta 3: regola, prezzo, probabilità
    w NOME       perché l’azione con quel nome non si può fare
    r, r ID      leggi la regola della domanda, o una qualsiasi
    p            passa, ora e a ogni domanda di questo tipo
    o, o 1       i tuoi ordini; revoca l’ordine 1
    s FILE       salva la partita fin qui (.json leggibile, .stf compatto)
    q            lascia la partita
