# La casa Staffetta, in italiano. I giochi portano i propri cataloghi.

## Marks and controls
shelf-rules = Regole
shelf-lost = A questo indirizzo non c’è nulla.
shelf-home = Torna allo scaffale
close = Chiudi
on = sì
off = no
rule-link = Regola { $id }
step-less = { $label }: uno di meno
step-more = { $label }: uno di più
tab-new = { $count ->
    [one] una novità
   *[other] { $count } novità
  }

## Dice and slots
die-free = libero
die-possible = va bene
die-picked = scelto
die-spent = speso
die-placed = posato
die-empty = nessuno
die-spoken = { $kind ->
    [white] Dado bianco { $face }, { $state }
    [blue] Dado blu { $face }, { $state }
    [bonus] Dado bonus { $face }, { $state }
   *[extra] Dado aggiunto { $face }, { $state }
  }
die-none = { $kind ->
    [white] Ancora nessun dado bianco
    [blue] Ancora nessun dado blu
    [bonus] Ancora nessun dado bonus
   *[extra] Ancora nessun dado aggiunto
  }
slot-die = dado { $need }+
slot-sum = somma { $need }+
slot-open = Casella libera, { $need }
slot-possible = Casella libera, { $need }: i tuoi dadi vanno bene
slot-covered = Casella { $need }, coperta da { $dice }

## Cards and piles
card-secret = solo tu
card-uses = { $left ->
    [one] ancora un uso su { $of }
   *[other] ancora { $left } usi su { $of }
  }
hand-hidden = { $count ->
    [one] Una carta coperta
   *[other] { $count } carte coperte
  }
pile-left = { $left } nel mazzo
pile-discarded = scarti: { $discarded }

## Tracks and the race
track-value = { $value } su { $max }
track-forecast = { $value } su { $max }, diventerebbe { $forecast }
race-stands = { $name }: { $value } su { $goal }
race-would = { $name }: { $value } su { $goal }, diventerebbe { $forecast }

## The question
prompt = La domanda
prompt-mine = Tocca a te
prompt-other = Decide { $name }
prompt-clock = Tempo rimasto { $clock }

## The record
record = Diario
record-order = dal più recente
record-now = Or ora
record-older = Voci precedenti
record-empty = Non è ancora successo nulla.
record-more = { $count ->
    [one] Una voce precedente
   *[other] { $count } voci precedenti
  }

## The curtain between people at one screen
curtain-to = Passa lo schermo a { $name }
curtain-why = Le carte sono coperte. Gli altri guardino altrove, per favore.
curtain-lift = Sono { $name }

## Language
language = Lingua

## The shelf
shelf-issue = Cinque giochi della resistenza, 1936–1945
shelf-promise = Le staffette portavano messaggi tra bande che non potevano incontrarsi. Qui viaggiano le mosse di giocatori lontani: cinque giochi, tutte le regole rispettate, nel tuo browser.
shelf-play = Gioca ora
shelf-guest = Senza registrarsi. Un bot prende ogni posto vuoto.
shelf-rules-of = Regole di { $game }
shelf-play-game = Gioca ora: { $game }
shelf-players = { $max ->
    [one] 1 giocatore
   *[other] da { $min } a { $max } giocatori
  }
shelf-players-exactly = { $count } { $count ->
    [one] giocatore
   *[other] giocatori
  }
shelf-rider = Una staffetta in bicicletta, una borsa rossa al fianco
shelf-games = I giochi
shelf-free-seat = Un posto libero
shelf-credit = Ogni gioco è opera dei suoi autori; i loro nomi stanno nella sua pagina.
shelf-dice = Ogni tiro si può verificare dopo la partita.

## The shelf, further
shelf-not-yet = Non ancora sullo scaffale.
tables-yours = I tuoi tavoli
tables-open = { $count ->
    [one] Manca una persona.
   *[other] Mancano { $count } persone.
  }
tables-running = { $count ->
    [one] Una mossa finora.
   *[other] { $count } mosse finora.
  }
tables-over = Finita. Vittoria: { $names }.
tables-go-on = Riprendi
tables-look = Rivedi
tables-turn = Turno { $turn }.
tables-turn-yours = Turno { $turn }, tocca a te.

## What may go wrong
trouble = Impossibile mostrarlo
trouble-unreachable = Il server non risponde. È acceso? Riprova tra un momento.
trouble-unknown-table = Questo tavolo non esiste. Forse è stato aperto su un altro server.
trouble-unknown-game = Questo server non ha quel gioco.
trouble-not-begun = La partita non è cominciata: non c’è nulla da rivedere.
trouble-not-your-seat = Durante la partita un posto è visto solo da chi lo tiene.
trouble-seat-taken = C’è già seduto qualcuno.
trouble-wrong-invitation = Questo non è l’invito per quel posto. Chiedi di nuovo il collegamento.
trouble-bad-name = Un nome ha da 1 a 40 lettere.
trouble-too-many-tables = Hai aperto molti tavoli. Aspetta un minuto.

## Seats and bots
seat-number = Posto { $number }
bot-random = Bot novellino
bot-greedy = Bot posato
bot-search = Bot astuto
bot-recruit = Recluta
bot-why-recruit = Sbaglia spesso, risponde subito.
bot-fighter = Combattente
bot-why-fighter = Gioca con buon senso, risponde subito.
bot-veteran = Veterano
bot-why-veteran = Prova ciò che può accadere, un turno fino a 3 secondi.
bot-commander = Comandante
bot-why-commander = Il più forte, un turno fino a 8 secondi.
seat-is-bot = { $level }, sempre pronto
seat-is-ready = Pronto
seat-is-taken = Si sta sedendo
seat-is-free = Libero

## A new table
new-open = Comincia
new-opening = Si apparecchia…
new-minutes = Circa { $minutes } minuti
new-preset = La partita
new-tables = Tavoli già pronti
new-table = Al tavolo
new-you = Tu
new-house = Regole della casa
new-learn = Imparare
new-learn-cards = { $count ->
    [one] una scheda
   *[other] { $count } schede
  }
new-preset-facts = { $players ->
    [one] 1 giocatore · { $minutes } min
   *[other] { $players } giocatori · { $minutes } min
  }
new-name = Il tuo nome
new-name-why = Come lo leggeranno gli altri.
new-name-of = Nome al posto { $number }
new-guest = Ospite { $number }
new-opponents = Contro
new-bots = Bot: { $level }
new-friends = Amici, con un collegamento
new-friend = Un amico, con un collegamento
new-hot = Persone a questo schermo
new-here = Qualcuno a questo schermo
new-mixed = Posto per posto
new-side = Giochi
new-players = Giocatori
new-seats = Posto per posto
new-more = Altre scelte ({ $count })
new-language = Questo gioco non è ancora in italiano: i suoi testi sono in inglese.
new-sum-bot = { $count ->
    [0] { $preset }, da soli.
    [one] { $preset }, contro un bot ({ $level }).
   *[other] { $preset }, contro { $count } bot ({ $level }).
  }
new-sum-friend = { $preset }, con amici, per collegamento.
new-sum-hot = { $preset }, in più a questo schermo.
new-sum-mixed = { $preset }, posto per posto.
new-sum-side = Giochi: { $side }.
new-rule = Nelle regole
new-rulings = Interpretazioni ({ $count })
new-rulings-why = Dove il regolamento lascia un vuoto abbiamo deciso noi; qui puoi decidere altrimenti.
new-file-keep = Conserva queste scelte in un file
new-file-take = Prendi le scelte da un file
new-file-bad = Questo file non contiene scelte per questo gioco.

## An invitation
join = Invito
join-to = Ti hanno invitato: { $game }
join-your-seat = Il tuo posto
join-take = Prendi il posto
join-taken = Questo posto è preso, o la partita è cominciata. Puoi guardare.
join-watch = Guarda
join-back = Al tuo tavolo
join-name-missing = Prima scrivi il tuo nome.
join-seats = { $count ->
    [one] Un giocatore.
   *[other] { $count } giocatori.
  }
join-pace-none = Senza orologio.
join-pace-live = Con l’orologio, in una seduta.
join-pace-slow = Con calma: rispondi quando puoi, entro ore o giorni.
join-watched = Altri possono guardare.
join-unwatched = Nessuno guarda.

## Before the game
waiting = La tavola è pronta
waiting-for = { $count ->
    [0] Ci siamo tutti.
    [one] Un posto è ancora vuoto. Si comincia quando è preso.
   *[other] { $count } posti sono ancora vuoti. Si comincia quando sono tutti presi.
  }
waiting-link = Manda questo collegamento a chi deve sedersi qui
waiting-copy = Copia
waiting-copy-which = Copia il collegamento del posto { $number }
waiting-copied = Copiato
waiting-share = Condividi
waiting-share-which = Condividi il collegamento del posto { $number }
waiting-bots = Comincia con i bot
waiting-bots-why = Prendono i posti ancora liberi: { $level }.
waiting-give-up = Lascia il posto
waiting-agreed = A questo tavolo
waiting-usual = Tutto il resto è come al solito in questo gioco.
fair = Dadi onesti
fair-why = Il server ha già fissato la sua metà dei dadi; ognuno vi aggiunge la propria. Questo sigillo lo prova dopo la partita:

## At the table
sheet-unfold = Apri
sheet-fold = Chiudi
table-coming = Un momento…
table-lost = Il collegamento è caduto. Torna da solo; nulla va perduto.
table-broken = Il tabellone non si è potuto disegnare. Ecco il tavolo a parole; la partita continua.
table-turn = Turno { $turn }
record-taken-back = { " " }ritira l’ultima mossa.
set-up-for-me = Schiera per me
set-up-why = Puoi schierare ogni pezzo da te, o lasciar fare a un bot.
set-up-going = Un bot schiera per te. Il primo turno è di nuovo tuo.
primer = Come si gioca
primer-at = { $at } di { $total }
learn-open = Impara giocando (5-8 minuti)
learn-back = Indietro
learn-next = Avanti
learn-first = Questo è l’inizio.

## Standing orders
orders = Ordini permanenti
orders-turn = Passa fino alla fine del turno
orders-change = Passa finché nessuno gioca nulla
orders-kind = Passa sempre: { $kind }
orders-revoke = Revoca
orders-revoke-which = Revoca: { $order }
order = { $what } { $when }
order-pass = Passa
order-picks = { $count ->
    [one] Gioca la mossa preparata
   *[other] Gioca le { $count } mosse preparate
  }
until-window = fino alla fine di questa finestra
until-turn = fino alla fine del turno
until-change = finché nessuno gioca nulla
until-once = una volta
until-kind = sempre ({ $kind })

## Talk
talk = Conversazione
talk-none = Nessuno ha detto nulla.
talk-line = Di’ qualcosa
talk-say = Di’
talk-crowd = Qualcuno
talk-closed = Ora i giocatori tacciono.
talk-mute = Zittisci
talk-mute-who = Zittisci { $name } a questo tavolo
talk-muted = è zittito qui.
talk-hear = Ascolta di nuovo

## The menu
menu = Menu
menu-replay = Rivedi
top-tools = Strumenti del tavolo
hint = Consiglio
former-player = un ex giocatore
notes = Appunti per te, tenuti in questo browser

## Looking back
replay = Si rivede
replay-table = Al tavolo
replay-slider = Momento della partita
replay-at = Momento { $at } di { $total }
replay-first = All’inizio
replay-back = Uno indietro
replay-on = Uno avanti
replay-last = Alla fine
replay-go = Avvia
replay-stop = Ferma
replay-eyes = Visto da
replay-seat = { $name }
replay-crowd = Il pubblico
replay-open = Tutte le carte scoperte
replay-turn-back = Al turno prima
replay-turn-on = Al turno dopo
moment = Questo momento
moment-title = Momento { $at }
moment-link = Un link a questo momento
moment-name = Un nome per ritrovarlo
moment-keep = Tieni
moment-kept = Tenuto. Lo ritrovi tra le partite finite.
moment-forget = Non tenere più
moment-forgotten = Non è più tenuto.
play-on = Gioca da qui
play-on-short = Gioca da qui
play-on-why = Un tavolo tutto tuo, con bot in tutti gli altri posti. Quello che questo posto non poteva vedere in questo momento viene ripescato.
play-on-seat = Il posto che giochi
story = Racconto
story-begin = Inizio
comments = Cosa se ne dice
comments-none = Nessuno ha ancora detto nulla.
comments-moment = Momento { $at }
comments-say = Di’ qualcosa; chi ha questo indirizzo può leggerlo
comments-sign-in = Accedi per dire qualcosa
comments-remove = Togli
comments-remove-which = Togli: { $text }
game-page = La partita
game-page-facts = Cominciata il { $day }, { $count ->
    [one] una voce
   *[other] { $count } voci
  }.
game-page-upload = Qualcuno ha portato questa registrazione. È stata rigiocata qui secondo le regole; chi l’ha giocata qui non si sa.
game-page-branch = Giocata da un momento di un’altra partita, con le carte nascoste ripescate.
game-page-branch-of = Quel momento
game-page-more = Cosa se ne può fare
game-page-text = La partita come testo
readable-seal = I dadi erano sigillati con { $seal }
history = Partite finite
history-player = Giocatore
history-length = Lunghezza
history-length-any = Qualsiasi lunghezza
history-length-short = Corta: meno di 100 voci
history-length-middle = da 100 a 299 voci
history-length-long = Lunga: 300 voci e più
history-own = Solo le mie
history-find = Cerca
history-count = { $count ->
    [0] Nessuna partita trovata.
    [one] Una partita.
   *[other] { $count } partite, la più recente per prima.
  }
history-entries = { $count ->
    [one] una voce
   *[other] { $count } voci
  }
history-older = Più vecchie
history-kept = I momenti che tieni
history-bring = Porta una registrazione
history-bring-why = Una registrazione scaricata, qui o altrove, è rigiocata secondo le regole e si può poi guardare. La trova solo chi ne ha l’indirizzo.
history-file = Un file .json o .stf
dice = Dadi leali
dice-check = Controlla i dadi
dice-why = Prima della partita il server ha pubblicato un sigillo del suo segreto, poi ogni giocatore ha aggiunto qualcosa. Le due cose insieme sono il seme di ogni tiro, mescolata e pesca. Il tuo browser rifà qui il conto, dalla registrazione. Che cosa era chiesto, quanti dadi o quali carte, lo dicono le regole, che rigiocano per te la registrazione.
dice-working = Si ritira, si rimescola e si ripesca tutto…
dice-nothing = Questa registrazione non ha un seme: non si può ricavare nulla.
dice-fair = { $count ->
    [0] Sigillo e seme concordano; nulla è stato lasciato al caso.
    [one] L’unico tiro, mescolata o pesca di questa partita è quello che dà il seme.
   *[other] Tutti i { $count } tiri, mescolate e pesche di questa partita sono quelli che dà il seme.
  }
dice-unfair = { $count ->
    [0] Sigillo e seme non concordano.
    [one] Un tiro, una mescolata o una pesca non è quello che dà il seme.
   *[other] { $count } tiri, mescolate e pesche non sono quelli che dà il seme.
  }
dice-yes = Sì
dice-no = No
dice-step-seal = Il segreto corrisponde al sigillo pubblicato prima della partita.
dice-step-no-seal = Nulla è stato sigillato prima di questa partita.
dice-step-seed = Il seme deriva dal segreto e da ciò che i giocatori hanno aggiunto.
dice-step-no-secret = La registrazione non ha un segreto: il seme vale da solo.
dice-step-rolls = { $count ->
    [one] Un tiro, una mescolata o una pesca è stato ricavato e confrontato.
   *[other] { $count } tiri, mescolate e pesche sono stati ricavati e confrontati.
  }
dice-seal = Sigillo
dice-secret = Il segreto del server
dice-added = Aggiunto dal posto { $number }
dice-seed = Seme
dice-moment = Momento
dice-record = Nella registrazione
dice-derived = Dal seme
dice-same = lo stesso
dice-asked-roll = { $count ->
    [one] un dado a { $sides } facce: { $came }
   *[other] { $count } dadi a { $sides } facce: { $came }
  }
dice-asked-shuffle = { $count ->
    [one] una carta: { $came }
   *[other] { $count } carte, dalla cima: { $came }
  }
dice-asked-draw = { $count ->
    [one] l’unica possibile: { $came }
   *[other] una su { $count }: { $came }
  }
dice-asked-judge = il verdetto delle regole: { $came }
dice-how-roll = { $count ->
    [one] un tiro di dadi a { $sides } facce
   *[other] { $count } tiri di dadi a { $sides } facce
  }
dice-how-shuffle = { $count ->
    [one] un ordine di carte
   *[other] { $count } ordini di carte
  }
dice-how-draw = { $count ->
    [one] una pesca
   *[other] { $count } pesche
  }
dice-how-judge = { $count ->
    [one] un verdetto delle regole, senza caso
   *[other] { $count } verdetti delle regole, senza caso
  }
game-page-brought = Qui dal { $day }, { $count ->
    [one] una voce
   *[other] { $count } voci
  }.

## Learning
learn = Impara
learn-title = Impara { $game }
learn-coach = La guida
learn-name = Nives
learn-at = { $at } di { $total }
learn-skip = Lascia la lezione
learn-show = Fammi vedere
learn-play = Gioca una partita
learn-otherwise = Ora la lezione parla d’altro. Fai ciò che mostra il riquadro, o premi «Fammi vedere».

## The rules
rules-contents = Indice
rules-marks = Stampata: lo dice il regolamento. Interpretazione: lascia un vuoto e abbiamo deciso noi. Casa: tace, e questo è nostro.
rules-back = Torna alla tua tavola
rules-tongue = Le regole sono solo in inglese.
mark-printed = stampata
mark-ruling = interpretazione
mark-house = casa

## What the server refuses, where no rule of a game stands behind it
refused-no-such-action = Ora non si può.
refused-stale-question = Il tavolo è andato avanti. Guarda di nuovo.
refused-not-your-seat = Quel posto non è tuo.
refused-not-asked = Ora non ti si chiede nulla.
refused-nothing-to-withdraw = Non c’è nulla da ritirare.
refused-talk-closed = Ora i giocatori tacciono.
refused-bad-talk = Da 1 a 500 lettere.
refused-too-fast = Aspetta un momento prima di continuare.
refused-game-over = La partita è finita.
refused-bad-text = Questa risposta è troppo lunga, o vuota.
refused-too-many-orders = Hai lasciato molti ordini. Revocane uno prima.
refused-still = Le regole rispondono al tavolo, non quando si guarda indietro.
refused-no-invitation = Questo posto appartiene allo schermo che ha aperto il tavolo.
refused-lesson = Non in questa lezione: fai ciò che chiede la guida.

## The games on the shelf
join-the-partisans-kind = viaggio e quiz
join-the-partisans-blurb = Attraversa la Slovenia occupata, conosci la tua storia, combatti quando devi.
join-the-partisans-cover = Una baita nella neve, una stella sopra la cima
global-war-partisans-kind = mappa strategica
global-war-partisans-blurb = Insorgi dietro le linee in cinque continenti e taglia ciò che nutre il fronte.
global-war-partisans-cover = Una ferrovia spezzata attraverso il globo
banditen-kind = esagoni tattici
banditen-blurb = Una valle, esagono per esagono. La pattuglia arriva; scegli il terreno.
banditen-cover = Una pattuglia sotto una chiesa, su colline tagliate in esagoni
la-resistance-kind = dadi, interruzioni
la-resistance-blurb = Sei dadi, tre missioni, e vicini che forse non ti vogliono bene.
la-resistance-cover = Una torcia levata in una strada, e dadi
repubblica-ribelle-kind = mani nascoste
repubblica-ribelle-blurb = Tieni insieme una valle libera, con carte che nessun altro vede.
repubblica-ribelle-cover = Un paese dell’Appennino sotto una bandiera alzata

## The style page
style-title = Stile
style-lead = Ogni pezzo della casa in ogni stato. Carta, inchiostro nero, due inchiostri del gioco, una lampada.
style-desk = Scrivania
style-phone = Telefono
style-open-box = Apri la scatola
style-open-sheet = Apri il foglio
style-roll = Tira i dadi
style-stamp = Batti il timbro
style-next-entry = Scrivi una voce
style-curtain = Tira la tenda
style-contents = Pezzi

## The folds of the record
since = Dal tuo ultimo turno
record-folded =
    { $count ->
        [one] un’altra riga
       *[other] altre { $count } righe
    }
record-times =
    { $count ->
        [2] due volte
        [3] tre volte
       *[other] { $count } volte
    }
record-fold = ripiega
record-about = Solo le righe su { $name }
record-whose = Le righe di chi

## What was added for people at a table
trouble-not-over = La partita non è finita.
trouble-too-fast = Aspetta un minuto prima di dire altro.
trouble-no-hashing = I dadi si controllano su una pagina arrivata con TLS (https), o sulla macchina del server.
trouble-not-the-owner = Spetta a chi gestisce il tavolo.
trouble-no-spectators = Chi gioca qui non vuole essere guardato.
covered = Un bot gioca per te.
covered-return = Riprendi il posto
refused-covered = Un bot gioca per questo posto. Prima riprendilo.
out = Sei fuori dal gioco.
out-run = Vai alla fine
out-running = Sei fuori dal gioco. Gli altri giocano fino alla fine.
clocks = Tempo rimasto
clock-days = { $days } g { $hours } h
next-table = { $count ->
    [one] Al tavolo che ti aspetta
   *[other] Al prossimo dei { $count } tavoli che ti aspettano
  }
talk-conduct = Come ci si parla qui
refused-no-score = Questa partita non si può contare prima della fine.
refused-no-proposal = Nessuno chiede più di tornare indietro.

## Parts of a table that are opened
play-answered = La tua risposta è data. Sarà svelata con le altre.
play-forget = Ritira le scelte
play-undo = Ritira la mossa
play-answer = Rispondi
play-over = Fine
play-still = Si rivede
offers = Puoi
offers-none = Nulla per ora. Ti sarà chiesto.
offer-price = costa { $price }
offer-odds = { $percent } % di probabilità
offer-lasting = senza ritorno
draft = Finora
greys = Non ora ({ $count })
sight = Che cosa c’è sul tavolo
sight-more = altri { $count }
sight-you = (tu)
sight-everyone = Tutti
take-back-asked = { $names } vorrebbe tornare a prima della voce { $at }.
take-back-look = Guarda quel momento
take-back-agree = D’accordo
take-back-decline = No, si va avanti
take-back-drop = Non chiedere più
take-back-waits = Devono ancora rispondere: { $names }.
agree-end-asked = { $names } vorrebbe chiudere ora la partita e contarla così com’è.
theme = Tema
theme-system = Come il sistema
theme-light = Pieno giorno
theme-blackout = Oscuramento
theme-contrast = Alto contrasto
theme-all = Tutti e tre
pace = Andatura di dadi e mosse
pace-slow = Lenta
pace-normal = Normale
pace-quick = Svelta
pace-none = Nessuna
keys = Tasti
keys-tab = alla prossima cosa possibile
keys-escape = annulla ciò che è scelto a metà
keys-list = questo elenco
keys-any = Un tasto qualsiasi va alla fine di ciò che viene mostrato.
menu-control = Controllo completo
menu-control-why = Chiedimi anche quando posso solo passare.
sound = Suono
sound-why = Dadi, carta, un timbro, e due note quando tocca a te.
menu-plain = Tavolo a parole
menu-plain-why = Tutto in testo e pulsanti, per l’orecchio e la tastiera.
menu-leave = Lascia la partita…
leave = Lasciare la partita?
leave-why = Ti ritiri per sempre. Gli altri continuano senza di te, come dicono le regole.
leave-stay = Resta
leave-go = Lascia per sempre
result = { $count ->
    [0] Non vince nessuno
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
result-replay = Rivedi la partita
result-next = E adesso?
result-home = Inizio
result-again = Gioca ancora
result-json = Verbale (JSON)
result-stf = Verbale (compatto)
result-fair = I dadi erano sigillati con
covered-go = Fai giocare un bot per me
fair-line = I dadi sono fissati prima della partita; alla fine chiunque può controllare ogni tiro. Sigillo:
rematch = Rivincita
rematch-join = Alla rivincita
owner = Gestisci questo tavolo
owner-public = Nella sala
owner-watched = Altri possono guardare
owner-bots = Bot ai posti vuoti
owner-bots-go = Comincia con i bot
owner-pass-on = Affidalo a { $name }
owner-close = Chiudi il tavolo
owner-close-why = La partita finisce per tutti, senza risultato.
result-story = Racconto
result-dice = Controlla i dadi
take-back = Chiedi agli altri di riprendere la mia ultima mossa
talk-block = Non sentirne più nulla da nessuna parte
talk-blocked = Non ne senti più nulla. Nella tua pagina puoi cambiarlo.
talk-report = Segnala
report = Segnala un problema
report-what = Che cosa non va?
report-along = Vanno insieme il verbale di questo tavolo e il momento; li legge solo chi gestisce questa casa.
report-go = Manda
report-done = Grazie. Chi gestisce questa casa lo leggerà.
invite-friend = Invita { $name }
invite-name = Invita per nome
invite-go = Invita
invite-done = { $name } trova l’invito nella sua pagina.
trouble-unknown-person = Non c’è un account con questo nome.
trouble-that-is-you = Sei tu.
trouble-nobody-known = Lì non siede nessuno che abbia fatto l’accesso. Zittiscilo a questo tavolo.
trouble-too-many-reports = Da qui è arrivato abbastanza. Aspetta un’ora.
agree-end = Proponi agli altri di chiudere la partita così com’è

## People
person = Tu
person-sign-in = Entra
person-sign-out = Esci
person-sign-out-all = Esci ovunque
person-way = Come entri
person-way-account = Con il mio conto
person-way-passkey = Con una passkey
person-way-new = Con un conto nuovo
person-way-guest = Da ospite, con solo un nome
person-way-code = Con un codice dal mio altro dispositivo
person-way-forgot = Ho dimenticato la password
person-way-reset = Con un codice di chi gestisce, per scegliere una nuova password
person-why-account = I tuoi posti ci sono su ogni dispositivo.
person-why-passkey = Una chiave che il tuo dispositivo conserva: lo tocchi, o lui ti guarda.
person-why-new = Un nome tuo e una password. I posti di questo browser vengono con te.
person-why-guest = Giochi come tutti. Un codice porta i tuoi posti su un altro dispositivo.
person-why-code = Sull’altro dispositivo, apri la tua pagina e chiedi un codice.
person-why-forgot = Se il tuo account ha un indirizzo e-mail, lì arriva un link per scegliere una nuova password.
person-why-reset = Senza posta elettronica è chi gestisce questa casa a farti scegliere una nuova password.
person-name = Nome
person-password = Password
person-new-password = Nuova password
person-password-why = 8 lettere o più.
person-password-changed = La password è cambiata. Gli altri tuoi dispositivi sono usciti.
person-reset-done = La password è cambiata. Ora entra con quella.
person-passkey-done = Nessuno è entrato: il dispositivo non ha mostrato nessuna passkey.
passkeys = Passkey
passkeys-why = Una passkey ti fa entrare senza password. La conserva il dispositivo; il server ha solo ciò da cui la riconosce.
passkeys-since = dal { $day }
passkeys-used = usata il { $day }
passkeys-remove = Togli
passkeys-remove-which = Togli la passkey del { $day }
passkeys-removed = Fatto. Non apre più nulla.
passkeys-make = Crea una passkey su questo dispositivo
passkeys-made = Fatto. D’ora in poi puoi entrare con questa.
passkeys-not-made = Il dispositivo non ne ha creata nessuna.
person-forgot-done = Se un account ha questo indirizzo, una mail è in viaggio. Vale un giorno.
person-code = Codice
person-go = Entra
person-nobody = Qui non è entrato nessuno. I tavoli di questo browser restano comunque.
person-is-guest = Un ospite: noto solo su questi dispositivi.
person-is-account = Un conto dal { $day }.
person-become = Fanne un conto
person-finished = Partite finite
person-won = Vinte
person-reliability = Giocate fino alla fine
person-percent = { $percent } %
person-games = Le tue partite
person-no-games = Ancora nessuna.
person-game-open = aspetta giocatori
person-game-running = in corso
person-game-over = finita
person-game-rank = finita, posto { $rank }
person-game-left = abbandonata, posto { $rank }
person-devices = I tuoi dispositivi
person-device-unnamed = Un dispositivo senza nome
person-device-this = questo
person-device-seen = usato il { $day }
person-device-out = Esci: { $device }
person-move = Un codice per un altro dispositivo
person-move-why = Scrivi questo sull’altro dispositivo entro dieci minuti:
person-change = Cambia la password
person-change-go = Cambiala
person-data = I tuoi dati
person-export = Porta via tutto
person-delete = Cancellami
person-delete-why = Il tuo nome, i dispositivi e le preferenze sono tolti per sempre. Le partite degli altri restano come furono giocate, con «un ex giocatore» al tuo posto; un bot continua dove una partita è in corso.
ties = Amici
ties-why = Gli amici si invitano con un tocco. Solo tu sai chi nomini qui.
ties-call = { $host } ti invita a un tavolo
ties-name = Nome di un account
ties-add = Aggiungi
ties-part = Togli
ties-part-which = Togli: { $name }
ties-blocked = Chi non senti
ties-unblock = Sentire di nuovo
ties-unblock-which = Sentire di nuovo: { $name }
rest = Quando riposi
rest-why = I tuoi orologi stanno fermi mentre dormi, fino a dieci ore al giorno, e mentre sei via. Le ore sono quelle di questo dispositivo.
rest-from = Dormi dalle
rest-until = alle
rest-keep = Tieni queste ore
rest-kept = Tenute. Restano così per venti ore.
rest-none = Nessuna ora
rest-none-kept = Da ora i tuoi orologi corrono tutto il giorno.
rest-days = Giorni via
rest-go = Vado via
rest-gone = I tuoi orologi stanno fermi. Buon viaggio!
rest-away = Sei via fino al { $until }.
rest-back = Sono tornato
rest-back-done = Bentornato. I tuoi orologi corrono di nuovo.
rest-left = { $count ->
    [one] Quest’anno resta un giorno via.
   *[other] Quest’anno restano { $count } giorni via.
  }
mail = E-mail
mail-why = Nessuno deve darla. Serve a scegliere una nuova password e, se vuoi, a dirti che un tavolo aspetta; nessun altro la vede.
mail-address = Indirizzo e-mail
mail-give = Mandami un link
mail-sent = Una mail è in viaggio. Apri il link entro domani.
mail-proven = è tuo.
mail-unproven = aspetta che tu apra il link mandato lì.
mail-forget = Dimenticalo
mail-forgotten = È dimenticato.
mail-unknown = Questo link non porta da nessuna parte
mail-proof = È il tuo indirizzo?
mail-proof-go = Sì, è il mio
mail-proof-done = L’indirizzo è tuo. Nella tua pagina puoi chiedere che una mail ti dica che un tavolo aspetta.
mail-reset = Scegli una nuova password
mail-reset-go = Scegli
mail-reset-done = La password è cambiata. Accedi con quella nuova.
mail-stop = Niente più mail
mail-stop-go = Non mandarmene più
mail-stop-done = Nessuna mail ti dirà più che un tavolo aspetta. Nella tua pagina puoi chiederlo di nuovo.
channels = Che cosa succede ai tuoi tavoli
channels-why = Ti avvisiamo quando non stai guardando, un minuto dopo: una volta di ogni cosa, e con un solo messaggio per tutti i tuoi tavoli.
told-of = Di che cosa ti avvisiamo
told-of-turn = Un tavolo ti aspetta
told-of-seat = Qualcuno prende posto al tuo tavolo
told-of-begun = Una partita comincia
told-of-over = Una partita è finita
told-of-consent = Gli altri chiedono se sei d’accordo
told-of-talk = Qualcuno ti nomina nella conversazione
channels-push = Un browser, tramite { $host }
channels-webhook = Una richiesta a { $host }
channels-mail = Per e-mail
channels-mail-go = Avvisami per e-mail
channels-remove = Non avvisare più lì
channels-remove-which = Non avvisare più lì: { $host }
channels-removed = Fatto. Lì non sei più avvisato.
channels-here = Avvisami in questo browser
channels-added = Fatto. D’ora in poi ti avvisiamo.
channels-not-allowed = Il browser non lo permette.
channels-hook = Una richiesta a un mio indirizzo
channels-hook-address = Indirizzo
channels-hook-why = Comincia con https:// e si raggiunge da ovunque.
channels-hook-go = Aggiungi
channels-secret = Ciò che arriva è firmato con questo segreto, mostrato solo ora:
trouble-wrong-name-or-password = Non c’è un conto con questo nome e questa password.
trouble-name-taken = Qualcuno ha già questo nome.
trouble-bad-password = Una password ha da 8 a 200 lettere e non è il nome.
trouble-wrong-code = Il codice è sbagliato, usato o troppo vecchio.
trouble-not-signed-in = Non sei più entrato.
trouble-bad-record = Non è la registrazione di una partita finita che si possa tenere qui.
trouble-too-large = Il file è troppo grande.
trouble-bad-text = È vuoto, o troppo lungo.
trouble-bad-channel = Lì non si può avvisare nessuno.
trouble-no-branch = Da lì non si può giocare: la partita era finita, o il posto l’aveva lasciata.
trouble-bad-hours = Le ore di sonno sono al massimo dieci.
trouble-changed-lately = Le ore di sonno restano come sono per venti ore.
trouble-too-many-days = Quest’anno non restano tanti giorni.
trouble-bad-address = Non è un indirizzo e-mail.
trouble-no-mail = Questa casa non manda posta. Chi la gestisce può farti scegliere una nuova password.
trouble-mail-failed = La mail non è partita. L’indirizzo è giusto?
trouble-too-many-mails = Lì sono già partite abbastanza mail. Aspetta un’ora.
trouble-too-many-channels = Sei già avvisato in molti modi. Togline uno prima.
trouble-wrong-passkey = Questa passkey qui non apre nulla.
trouble-too-many-passkeys = Hai tutte le passkey che si possono conservare. Prima togline una.

## What is kept
privacy = Che cosa si conserva di te
privacy-keys = In questo browser
privacy-keys-text = Le chiavi dei tuoi posti, il nome, la lingua, il tema e la velocità. Se entri, un cookie con un numero a caso che gli script non leggono. Nient’altro, e niente di altri.
privacy-person = Se entri
privacy-person-text = Il nome che dai, quando sei venuto e quando eri qui l’ultima volta (all’ora), come ti piacciono le pagine, e come si chiama ciascun dispositivo. Di password, cookie e codici si conservano solo impronte a senso unico. Un indirizzo e-mail si tiene solo se lo dai, finché non lo togli. Si tiene anche ciò che dici delle partite finite e i momenti che tieni. Dove vuoi essere avvisato (il servizio di un browser, o un tuo indirizzo) si tiene finché non lo togli. Delle passkey si tiene solo la metà pubblica; di amici, persone bloccate e appunti, ciò che inserisci; di ciò di cui sei stato avvisato, un giorno.
privacy-games = Le partite
privacy-games-text = Ogni tavolo si conserva con i posti, le mosse e le loro ore, e ciò che vi fu detto. Il verbale di una partita finita può leggerlo chi ne ha l’indirizzo. Le mosse non cambiano mai.
privacy-log = Il registro del server
privacy-log-text = Il registro nomina indirizzi, percorsi, ore e rifiuti, perché la casa possa essere curata. Per quanto si conservi sta a chi gestisce questo server dirlo.
privacy-others = Gli altri
privacy-others-text = Non si manda niente a nessun altro: né contatori, né caratteri, né immagini di altri siti. Se chiedi di essere avvisato, un messaggio cifrato va al servizio del tuo browser, uno firmato al tuo indirizzo, o una mail all’indirizzo che hai dato.
privacy-rights = Che cosa puoi fare
privacy-rights-text = Sulla tua pagina puoi portare via tutto in un file, uscire ovunque e cancellarti. Ciò che altri hanno giocato con te resta, senza il tuo nome.

## The lobby
lobby = La sala
lobby-count = { $open ->
    [one] Un tavolo ha un posto libero
   *[other] { $open } tavoli hanno un posto libero
  }, { $running ->
    [one] una partita è in corso
   *[other] { $running } partite sono in corso
  }.
lobby-game = Gioco
lobby-all = Tutti i giochi
lobby-sit = Siediti
lobby-place = Posto
lobby-place-all = Tutti i tavoli
lobby-place-seat = Con un posto libero
lobby-place-look = Da guardare
lobby-pace = Ritmo
lobby-pace-all = Ogni ritmo
lobby-pace-live = In una seduta
lobby-pace-slow = Lentamente, in più giorni
lobby-none = Al momento non c’è un tavolo così.
terms-head = Chi può venire, e a che ritmo
terms-public = Nella sala
terms-public-why = Chiunque può prendere un posto libero.
terms-watched = Altri possono guardare
terms-pace = Ritmo
terms-pace-none = Senza orologio
terms-pace-live = 10 minuti e 30 secondi a mossa
terms-pace-slow = 3 giorni a mossa, e 3 giorni di riserva
terms-out = Quando il tempo finisce
terms-out-cover = un bot gioca finché la persona torna
terms-out-move = si fa la mossa propria del gioco
terms-out-forfeit = il posto si ritira
terms-pace-own = Un ritmo nostro
terms-own-free = Libero per ogni domanda
terms-own-reserve = Di riserva
terms-own-added = Aggiunto a ogni risposta
terms-time-none = niente
terms-time-seconds = { $count } secondi
terms-time-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  }
terms-time-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
  }

analysis = Analisi
analysis-what = Come sono andate le probabilità, e quali risposte hanno deciso la partita? Il programma la continua da ogni momento, molte volte. Ci vuole fino a un minuto.
analysis-begin = Analizza questa partita
analysis-running = La partita viene continuata da ogni momento…
analysis-how = Da ogni momento i bot hanno finito la partita { $playouts } volte; quanto spesso un posto ha vinto è la sua probabilità. Ognuno tiene ciò che aveva; ciò che nessuno poteva sapere è pescato di nuovo.
analysis-chart = Le probabilità di ogni posto lungo tutta la partita
analysis-lost = { $name } ha perso { $points } { $points ->
    [one] punto
   *[other] punti
  } di probabilità (± { $error })
analysis-played = Giocato
analysis-better = Meglio
analysis-none = Nessuna risposta è stata chiaramente peggiore di quella di un bot.

hint-coming = Sto pensando…
hint-gone = Adesso non c’è niente da decidere.
hint-play = Gioca così
hint-more = di probabilità di vincere: { $points } { $points ->
    [one] punto
   *[other] punti
  } più della risposta ovvia.
hint-less = di probabilità di vincere: { $points } { $points ->
    [one] punto
   *[other] punti
  } meno della risposta ovvia.
hint-even = di probabilità di vincere: buona quanto la risposta ovvia, per quanto { $worlds } partite immaginate possono dire.
hint-how = Bot che non sanno più di te hanno continuato da qui e giudicato ciò che ne è venuto. I consigli si danno dove non gioca nessun’altra persona.
