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

## Themes, pace, language
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
shelf-players-exactly = { $count } giocatori
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
seat-is-bot = { $level }, sempre pronto
seat-is-ready = Pronto
seat-is-taken = Si sta sedendo
seat-is-free = Libero

## A new table
new-open = Comincia
new-opening = Si apparecchia…
new-minutes = Circa { $minutes } minuti
new-preset = La partita
new-preset-facts = { $players ->
    [one] 1 giocatore, circa { $minutes } min
   *[other] { $players } giocatori, circa { $minutes } min
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
new-rulings = Interpretazioni ({ $count })
new-rulings-why = Dove il regolamento lascia un vuoto abbiamo deciso noi; qui puoi decidere altrimenti.

## An invitation
join = Invito
join-to = Ti hanno invitato: { $game }
join-your-seat = Il tuo posto
join-take = Prendi il posto
join-taken = Questo posto è preso, o la partita è cominciata. Puoi guardare.
join-watch = Guarda
join-back = Al tuo tavolo
join-name-missing = Prima scrivi il tuo nome.

## Before the game
waiting = La tavola è pronta
waiting-for = { $count ->
    [0] Ci siamo tutti.
    [one] Un posto è ancora vuoto. Si comincia quando è preso.
   *[other] { $count } posti sono ancora vuoti. Si comincia quando sono tutti presi.
  }
waiting-free = Posto { $number }, libero
waiting-link = Manda questo collegamento a chi deve sedersi qui
waiting-copy = Copia
waiting-copy-which = Copia il collegamento del posto { $number }
waiting-copied = Copiato
waiting-give-up = Lascia il posto
fair = Dadi onesti
fair-why = Il server ha già fissato la sua metà dei dadi; ognuno vi aggiunge la propria. Questo sigillo lo prova dopo la partita:

## At the table
sheet-unfold = Apri
sheet-fold = Chiudi
table-coming = Un momento…
table-lost = Il collegamento è caduto. Torna da solo; nulla va perduto.
table-broken = Il tabellone non si è potuto disegnare. Ecco il tavolo a parole; la partita continua.
table-turn = Turno { $turn }
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
record-taken-back = { " " }ritira l’ultima mossa.
primer = Come si gioca
primer-at = { $at } di { $total }
primer-skip = Salta l’introduzione
primer-done = Capito
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

## The menu
menu = Menu
menu-replay = Rivedi
menu-plain = Tavolo a parole
menu-plain-why = Tutto in testo e pulsanti, per l’orecchio e la tastiera.
menu-leave = Lascia la partita…
leave = Lasciare la partita?
leave-why = Ti ritiri per sempre. Gli altri continuano senza di te, come dicono le regole.
leave-stay = Resta
leave-go = Lascia per sempre

## The end
result = { $count ->
    [0] Non vince nessuno
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
result-replay = Rivedi la partita
result-again = Gioca ancora
result-json = Verbale (JSON)
result-stf = Verbale (compatto)
result-seal = Il sigillo
result-fair = I dadi erano sigillati con

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

## Keys, pace and the folds of the record
keys = Tasti
keys-tab = alla prossima cosa possibile
keys-escape = annulla ciò che è scelto a metà
keys-list = questo elenco
keys-any = Un tasto qualsiasi va alla fine di ciò che viene mostrato.
since = Dal tuo ultimo turno
menu-control = Controllo completo
menu-control-why = Chiedimi anche quando posso solo passare.
record-folded =
    { $count ->
        [one] un’altra riga
       *[other] altre { $count } righe
    }
record-fold = ripiega
record-about = Solo le righe su { $name }
record-whose = Le righe di chi

## What was added for people at a table
trouble-wrong-name-or-password = Non c’è un conto con questo nome e questa password.
trouble-name-taken = Qualcuno ha già questo nome.
trouble-bad-password = Una password ha da 8 a 200 lettere e non è il nome.
trouble-wrong-code = Il codice è sbagliato, usato o troppo vecchio.
trouble-not-signed-in = Non sei più entrato.
trouble-no-spectators = Chi gioca qui non vuole essere guardato.
covered = Un bot gioca per te.
covered-return = Riprendi il posto
covered-go = Fai giocare un bot per me
refused-covered = Un bot gioca per questo posto. Prima riprendilo.

## People
person = Tu
person-sign-in = Entra
person-sign-out = Esci
person-sign-out-all = Esci ovunque
person-way = Come entri
person-way-account = Con il mio conto
person-way-new = Con un conto nuovo
person-way-guest = Da ospite, con solo un nome
person-way-code = Con un codice dal mio altro dispositivo
person-way-reset = Con un codice di chi gestisce, per scegliere una nuova password
person-why-account = I tuoi posti ci sono su ogni dispositivo.
person-why-new = Un nome tuo e una password. I posti di questo browser vengono con te.
person-why-guest = Giochi come tutti. Un codice porta i tuoi posti su un altro dispositivo.
person-why-code = Sull’altro dispositivo, apri la tua pagina e chiedi un codice.
person-why-reset = Senza posta elettronica è chi gestisce questa casa a farti scegliere una nuova password.
person-name = Nome
person-password = Password
person-new-password = Nuova password
person-password-why = 8 lettere o più.
person-password-changed = La password è cambiata. Gli altri tuoi dispositivi sono usciti.
person-reset-done = La password è cambiata. Ora entra con quella.
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
person-delete-why = Il tuo nome, i dispositivi e le preferenze sono tolti per sempre. Le partite degli altri restano come furono giocate, con «a former player» al tuo posto; un bot continua dove una partita è in corso.

## What is kept
privacy = Che cosa si conserva di te
privacy-keys = In questo browser
privacy-keys-text = Le chiavi dei tuoi posti, il nome, la lingua, il tema e la velocità. Se entri, un cookie con un numero a caso che gli script non leggono. Nient’altro, e niente di altri.
privacy-person = Se entri
privacy-person-text = Il nome che dai, quando sei venuto e quando eri qui l’ultima volta (all’ora), come ti piacciono le pagine, e come si chiama ciascun dispositivo. Di password, cookie e codici si conservano solo impronte a senso unico. Non si chiede alcun indirizzo di posta.
privacy-games = Le partite
privacy-games-text = Ogni tavolo si conserva con i posti, le mosse e le loro ore, e ciò che vi fu detto. Il verbale di una partita finita può leggerlo chi ne ha l’indirizzo. Le mosse non cambiano mai.
privacy-log = Il registro del server
privacy-log-text = Il registro nomina indirizzi, percorsi, ore e rifiuti, perché la casa possa essere curata. Per quanto si conservi sta a chi gestisce questo server dirlo.
privacy-others = Gli altri
privacy-others-text = Non si manda niente a nessun altro: né contatori, né caratteri, né immagini di altri siti.
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
