### Ogni parola che legge chi gioca a Banditen!, in italiano.

game-title = Banditen!
game-tagline = Due battaglie del 1944 e 1945, esagono per esagono, con qualcuno che osserva ogni passo.
game-credits = Ideato da Marco e Giovanni Campari, sviluppato da Mauro Bornioli e Piergennaro Federico, mappa di Dan Marcolini, grafica di Giulia Tinti. Adattamento non ufficiale: se il gioco vi piace, compratelo dal suo editore.

## Options and presets

option-scenario = Battaglia
    .help = Quale delle due battaglie si combatte.
option-scenario-gravellona = Gravellona Toce
option-scenario-tarnova = Tarnova
option-morale_redi_valtoce = Redi e Valtoce saldi
    .help = Redi e Valtoce hanno morale 3 invece di fallire sempre.
option-withhold_reinforcements = I rinforzi possono attendere
    .help = Se disattivata, i partigiani di Gravellona non possono passare finché un gruppo può entrare.
option-opp_fire_cost = Costo del fuoco d'opportunità
    .help = Punti attivazione per ogni fuoco d'opportunità.
option-tie = Parità
    .help = Chi vince se le parti sono pari.
option-tie-defender = Vince l'Asse
option-tie-draw = Non vince nessuno
option-ammo_permanent = Munizioni scarse per sempre
    .help = A Gravellona le munizioni, una volta scarse, restano scarse.
option-arrival_reroll = Ritardi da ritirare
    .help = I rinforzi in ritardo tirano ogni turno finché arrivano.
option-replacement_carries_ammo = Il rimpiazzo porta munizioni
    .help = Un comando di battaglione rimpiazzato rifornisce ancora le armi pesanti.
option-mine_knowledge = Chi conosce le mine
    .help = Se l'Asse conosce il valore delle proprie mine.
option-mine_knowledge-owner = L'Asse
option-mine_knowledge-nobody = Nessuno
option-mine_hits = Colpi delle mine
    .help = Che cosa fa il colpo di una mina.
option-mine_hits-fire = Come nel fuoco
option-mine_hits-direct = 1 VF ciascuno
option-artillery_ones = Cannoni logorati
    .help = Che cosa costa un 1 naturale all'artiglieria leggera a Tarnova.
option-artillery_ones-per_die = 1 VF per dado
option-artillery_ones-per_fire = 1 VF per fuoco
option-bounce_to = Attaccanti respinti
    .help = Dove vanno gli attaccanti respinti.
option-bounce_to-origin = Dove è iniziata l'azione
option-bounce_to-entry = Nell'esagono da cui venivano
option-mortar_indirect = Mortai con osservatori
    .help = I mortai possono sparare dove un'altra unità amica vede il bersaglio.
option-infirmary = Infermeria
    .help = A Tarnova si gioca la regola dell'infermeria.
option-bunker_pick = Bunker
    .help = Chi decide dove stanno i bunker.
option-bunker_pick-axis = L'Asse
option-bunker_pick-historical = Come nella storia
option-date_label = Mese di Gravellona
    .help = Il mese mostrato accanto al turno. Nessun effetto sul gioco.
option-date_label-rulebook = Dicembre
option-date_label-history = Settembre
option-turns = Turni
    .help = Quanti turni si giocano. Gravellona da 6 a 16, Tarnova da 6 a 24.
    .at-0 = come da scenario
preset-gravellona = Gravellona Toce
    .help = Partigiani di quattro colori assaltano una cittadina con sette obiettivi. Undici turni.
preset-first-day = Il primo giorno
    .help = Gravellona fino a sera: otto turni, prima che arrivi il III.
preset-tarnova = Tarnova
    .help = Dodici fortini, mine e gelo nella foresta d'inverno. Diciotto turni.
preset-tarnova-quick = Tarnova, un giorno
    .help = Nove turni con i bunker dove stavano.
preset-unknown-mines = Mine cieche
    .help = Tarnova con mine che nessuno conosce e mortai con osservatori.

## Names

formation-gnr = GNR
formation-vg = Venezia Giulia
formation-i = I battaglione
formation-iv = IV battaglione
formation-ii = II battaglione
formation-iii = III battaglione
formation-verbania = Verbania (tedeschi)
formation-redi = Redi
formation-romolo = Romolo
formation-fanfulla = Fanfulla
formation-cv = Autoblinda
formation-gar = Comando Garibaldi
formation-cinquanta = Cinquanta
formation-beltrami = Beltrami
formation-valdossola = Valdossola
formation-valtoce = Valtoce
formation-company1 = 1ª compagnia
formation-company2 = 2ª compagnia
formation-company3 = 3ª compagnia
formation-freccia = Genieri Freccia
formation-fulmine = Comando Fulmine
formation-bn1 = 1° battaglione
formation-bn2 = 2° battaglione
formation-bn3 = 3° battaglione
formation-ass = Compagnia d'assalto
formation-ita = Partigiani italiani
unit-numbered = { $formation } { $number }
unit-command = Comando { $formation }
entry-garibaldi = le brigate Garibaldi
entry-beltrami = la Beltrami
entry-ii = il II battaglione
entry-valdossola = la Valdossola
entry-valtoce = la Valtoce
entry-iii = il III battaglione
entry-ita = i partigiani italiani
type-inf = Fanteria
type-mg = Mitragliatrice
type-mor = Mortaio
type-art = Artiglieria leggera
type-at = Anticarro
type-car = Autoblinda
type-cmd = Comando
terrain-clear = Aperto
terrain-wood = Bosco
terrain-hill = Collina
terrain-settlement = Abitato
terrain-river = Fiume
side-partisan = Partigiani
side-axis = Asse
battle-gravellona = Gravellona Toce
battle-tarnova = Tarnova
place-pool = fuori mappa
deed-none = Azione
deed-move = Movimento
deed-fire = Fuoco
deed-move_and_fire = Movimento e fuoco
deed-fire_and_move = Fuoco e movimento
deed-assault = Assalto
deed-regroup = Divisione o riunione
deed-recover = Recupero
deed-infirmary = Presa dell'infermeria
deed-enter = Entrata
deed-storm = Assalto da fuori mappa
deed-arrive = Piazzamento
deed-react_fire = Fuoco d'opportunità
deed-react_assault = Assalto d'opportunità
deed-shift = Spostamento
deed-mines = Mine

## Prompts

prompt-over = La battaglia è finita.
prompt-wait = Decide { $seat }.
prompt-wait-set-up = { $seat } sta schierando.
prompt-wait-reaction = { $seat } può reagire.
prompt-wait-losses = { $seat } sceglie le perdite.
prompt-wait-retreat = { $seat } sceglie dove ritirarsi.
prompt-wait-move = { $seat } è in movimento.
prompt-split = Schierare { $unit } intera o divisa?
prompt-place = Dove comincia { $unit }?
prompt-infirmary = Dov'è l'infermeria?
prompt-bunkers = Scegli i fortini per i bunker: ne restano { $count }.
prompt-mines = Scegli gli esagoni delle mine: ne restano { $count }.
prompt-mine-values = Quale mina c'è in { $hex }?
prompt-base = Quale formazione comincia a Corte Cerro?
prompt-assign = A quale battaglione va la compagnia d'assalto?
prompt-hasten = Pagare { $cost } punti attivazione per anticipare il 3° battaglione dal turno { $turn }?
prompt-activation = La tua attivazione: scegli un esagono o passa. { $pa } { $pa ->
    [one] punto
   *[other] punti
  }.
prompt-choose-deed = Che cosa fanno le unità in { $hex }?
prompt-choose-target = { $deed } da { $hex }: contro quale esagono?
prompt-choose-entry-hex = { $deed }: in quale esagono?
prompt-choose-units = { $deed }: chi partecipa?
prompt-choose-reactors = { $deed } da { $hex }: chi partecipa?
prompt-choose-parts = { $deed } in { $hex }: quale forza viene ora?
prompt-step = Proseguire da { $hex } con { $mp } { $mp ->
    [one] punto
   *[other] punti
  } movimento o fermarsi?
prompt-step-assault = Assalto: dove andare da { $hex } con { $mp } { $mp ->
    [one] punto
   *[other] punti
  } movimento?
prompt-reaction = Nemici di forza { $vf } entrano in { $hex }. Reagire?
prompt-losses = Scegli chi perde forza: ne restano { $count }.
prompt-retreat = Dove si ritirano le unità in { $hex }?
prompt-replace = Dove compare il nuovo comando?
prompt-fire-after = Contro quale esagono sparare, o non sparare?
prompt-control = Questa pila ha perso il contatto col comando. Chi la lascia?
prompt-control-hex = Spostare in quale esagono?

## Actions

verb-keep = Intera
verb-split = Dividi
verb-place = { $hex }
verb-base = { $formation }
verb-assign = { $formation }
verb-mine = Mina in { $hex }
verb-value = Valore { $value }
verb-hasten = Anticipa
verb-bide = Non in questo turno
verb-activate = Agisci in { $hex }
verb-move = Muovi
verb-fire = Fuoco
verb-move_and_fire = Muovi e spara
verb-fire_and_move = Spara e muovi
verb-assault = Assalta
verb-regroup = Dividi o riunisci
verb-recover = Recupera
verb-infirmary = Prendi l'infermeria
verb-enter = Fai entrare { $entry }
verb-storm = Assalta l'esagono d'entrata con { $entry }
verb-to = In { $hex }
verb-at = Contro { $hex }
verb-with = Con { $unit } (forza { $vf })
verb-all = Con tutte
verb-go = Con queste
verb-part = Forza { $vf }
verb-pass = Passa ({ $pa } { $pa ->
    [one] punto
   *[other] punti
  })
verb-step = In { $hex }
verb-stop = Fermati qui
verb-hold_fire = Non sparare
verb-react_fire = Spara da { $hex }
verb-react_fire_with = Spara con alcune da { $hex }
verb-react_assault = Assalta da { $hex }
verb-react_assault_with = Assalta con alcune da { $hex }
verb-decline = Lascia passare
verb-lose = { $unit } perde 1 di { $vf }
verb-retreat = Ritirata in { $hex }
verb-replace = In { $hex }
verb-shift = { $unit } (forza { $vf }) se ne va
verb-give_up = { $unit } (forza { $vf }) è sacrificata

## Refusals

refusal-over = La battaglia è finita.
refusal-not-asked = Ora non tocca a te decidere.
refusal-out-of-place = Questo non c'entra con la scelta in corso.
refusal-artillery-does-not-assault = L'artiglieria non assalta.
refusal-bands-apart = Redi, Romolo e Fanfulla condividono un esagono solo nel raggio del comando GAR.
refusal-battalions-apart = Battaglioni diversi non condividono mai un esagono.
refusal-factions-apart = Partigiani di colori diversi non condividono mai un esagono.
refusal-beyond-the-line = Il 3° battaglione è trattenuto dietro la linea.
refusal-bunker-on-fort = Un bunker sta su un fortino.
refusal-bunker-there = Lì c'è già un bunker.
refusal-chosen-already = Quell'unità è già scelta.
refusal-command-alone = Un comando assalta solo con un'unità combattente.
refusal-commands-do-not-fire = I comandi non sparano.
refusal-does-not-assault = Questa formazione non assalta mai.
refusal-enemy-near = C'è un nemico accanto a quell'esagono.
refusal-enemy-there = Quell'esagono è tenuto dal nemico.
refusal-fired-twice = Un'unità spara al massimo { $n } volte per turno.
refusal-frozen = Le armi pesanti non sparano nel gelo.
refusal-garrison-duty = Poi mancherebbero unità per i posti che ne richiedono una.
refusal-impassable = Di lì non si passa.
refusal-infirmary-in-settlement = L'infermeria sta in un abitato.
refusal-infirmary-taken = L'infermeria è già stata presa.
refusal-light-armed = Le unità con armi leggere sparano solo per reazione e si difendono.
refusal-mines-too-near = Le mine distano almeno { $n } esagoni.
refusal-must-enter = I rinforzi che possono entrare devono farlo prima che tu passi.
refusal-must-step = Il gruppo deve proseguire.
refusal-name-a-hex-first = Scegli prima l'esagono.
refusal-never-divided = Autoblinde e comandi non si dividono.
refusal-night = Di notte agiscono solo le unità in comando.
refusal-no-ammunition = Il comando del battaglione deve essere entro { $n } { $n ->
    [one] esagono
   *[other] esagoni
  } ed essere l'originale.
refusal-no-assault-in-reach = Nessun esagono nemico è alla portata di un assalto.
refusal-no-base = Solo Redi, Romolo o Fanfulla cominciano a Corte Cerro.
refusal-no-battalion = La compagnia d'assalto va a un battaglione.
refusal-no-combat-unit = Serve un'unità combattente.
refusal-no-command = Il recupero richiede un comando nell'esagono.
refusal-no-enemy-there = In quell'esagono non ci sono nemici.
refusal-no-hex-to-enter = Non c'è un esagono da cui entrare.
refusal-no-infirmary = L'infermeria non è qui.
refusal-no-line-of-sight = La linea di vista è bloccata.
refusal-no-pa = Costa { $n } { $n ->
    [one] punto
   *[other] punti
  } attivazione.
refusal-no-road-for-the-car = L'autoblinda resta su terreno aperto e strade.
refusal-no-target = Nessun nemico è a portata e in vista.
refusal-no-units-there = Lì non hai unità.
refusal-nobody-chosen = Nessuno è scelto.
refusal-nobody-pinned = Nessuno è inchiodato sotto quel comando.
refusal-nobody-reaches = Nessuna di queste raggiunge il bersaglio.
refusal-nobody-waits = Lì non attende nessuno.
refusal-not-a-command = Quella pedina non è un comando.
refusal-not-alike = Si riuniscono solo unità della stessa formazione e tipo.
refusal-not-for-anti-tank = Le armi anticarro sparano solo contro abitati, fortini e bunker.
refusal-not-hit = Quell'unità non è tra quelle che perdono forza.
refusal-not-in-the-hex = Quell'unità non è lì.
refusal-not-in-the-stack = Quell'unità non è nella pila da sistemare.
refusal-not-nearest = Il comando compare con la più vicina unità che comanda.
refusal-not-next = Quell'esagono non è adiacente.
refusal-not-of-this-group = Quell'unità non entra con questo gruppo.
refusal-not-that-strength = Quella forza non può risultarne.
refusal-not-the-entry = Non è la loro entrata.
refusal-not-yet-due = Non è ancora il loro turno.
refusal-not-your-area = Quell'esagono non è nella zona di questa unità.
refusal-nothing-to-regroup = Non c'è nulla da dividere o riunire.
refusal-nowhere-to-go = Non c'è dove andare.
refusal-nowhere-to-shift = Quell'unità non ha dove spostarsi.
refusal-only-one-able = Solo un'unità può farlo.
refusal-out-of-command = Fuori comando un'unità può solo muovere, sparare e reagire col fuoco.
refusal-out-of-range = Fuori portata: { $n } { $n ->
    [one] esagono
   *[other] esagoni
  }.
refusal-overstacked = Al massimo { $n } punti di forza in un esagono.
refusal-pinned = Le unità inchiodate non possono farlo.
refusal-same-hex = È lo stesso esagono.
refusal-somebody-can-shift = Un'altra unità può ancora spostarsi.
refusal-too-far = Quel passo costa { $n } { $n ->
    [one] punto
   *[other] punti
  } movimento.
refusal-too-slow = Metà del suo movimento non basta per un passo.
refusal-tried-already = Ha già tentato di entrare in questo turno.
refusal-value-used = Quel valore è esaurito.
refusal-finish-first = Concludi la scelta che hai cominciato, o annullala.
refusal-mine-hexes-first = Tutte le mine ricevono il loro esagono prima che la prima riceva il suo valore.
refusal-mines-are-laid = Tutte le mine hanno il loro esagono.
refusal-name-an-action-first = Scegli prima un esagono e che cosa fanno le sue unità.
refusal-nobody-assaults = Nessuna pila adiacente può assaltarli.
refusal-off-the-map = Quello non è un esagono della mappa.
refusal-one-by-one = Queste si scelgono una per una.
refusal-only-after-moving = Solo un gruppo che ha mosso per sparare può trattenere il fuoco.
refusal-one-command = Un solo comando alla volta può riorganizzare.
refusal-only-as-reaction = Solo mentre i nemici muovono, dopo ogni loro esagono.
refusal-only-at-control = Solo al Controllo, quando una pila ha perso il contatto con il comando.
refusal-only-at-set-up = Solo durante lo schieramento.
refusal-only-for-a-lost-command = Solo quando un comando è stato perduto.
refusal-only-for-losses = Solo quando le tue unità hanno perso forza.
refusal-only-for-the-third = Solo all'inizio del turno, finché il 3° battaglione è trattenuto.
refusal-only-in-retreat = Solo quando le tue unità devono ritirarsi.
refusal-only-on-the-move = Solo mentre un gruppo è in movimento.
refusal-only-when-active = Solo quando sei attivo e niente è in corso.
refusal-only-when-regrouping = Solo quando le unità si dividono o si raggruppano.

## The log

log-placed = { $unit } comincia in { $hex }.
log-split = { $unit } comincia divisa.
log-infirmary-placed = L'infermeria è in { $hex }.
log-bunker-placed = Un bunker sta in { $hex }.
log-mines-laid = Le mine sono in { $hexes }.
log-base = { $formation } comincia a Corte Cerro.
log-assigned = La compagnia d'assalto va con { $formation }.
log-turn = Turno { $turn }.
log-ammunition = Il tiro è { $die }: le munizioni bastano.
log-ammunition-low = Il tiro è { $die }: le munizioni scarseggiano. Niente bonus automatico in questo turno.
log-released = Il 3° battaglione è libero.
log-income =
    { $die ->
        [0] { $seat } riceve { $income } { $income ->
                [one] punto attivazione (PA)
               *[other] punti attivazione (PA)
            } e ne ha { $pa }.
       *[other] { $seat } tira { $die }, riceve { $income } { $income ->
                [one] punto attivazione (PA)
               *[other] punti attivazione (PA)
            } e ne ha { $pa }.
    }
    .you =
        { $die ->
            [0] Ricevi { $income } { $income ->
                    [one] punto attivazione (PA)
                   *[other] punti attivazione (PA)
                } e ne hai { $pa }.
           *[other] Tiri { $die }, ricevi { $income } { $income ->
                    [one] punto attivazione (PA)
                   *[other] punti attivazione (PA)
                } e ne hai { $pa }.
        }
log-initiative = { $seat } prende l'iniziativa.
    .you = Prendi l'iniziativa.
log-initiative-kept = { $seat } ha l'iniziativa.
    .you = Hai l'iniziativa.
log-arrived = Il tiro è { $die }: { $entry } può entrare.
log-delayed = Il tiro è { $die }: { $entry } tarda.
log-hastened = Il tiro è { $die }: il 3° battaglione è anticipato al turno { $turn }.
log-not-hastened = Il tiro è { $die }: il 3° battaglione resta al turno { $turn }.
log-frost = Il tiro è { $die }: gelo. Le armi pesanti tacciono.
log-no-frost = Il tiro è { $die }: niente gelo.
log-no-action = { $seat } non può fare nulla e passa.
    .you = Non puoi fare nulla e passi.
log-passed = { $seat } passa con { $pa } { $pa ->
        [one] punto
       *[other] punti
    }.
    .you = Passi con { $pa } { $pa ->
        [one] punto
       *[other] punti
    }.
log-declared = { $seat } ordina { $deed } da { $hex } { $cost ->
        [0] senza spesa
        [one] per 1 punto
       *[other] per { $cost } punti
    }: { $units }.
    .you = Ordini { $deed } da { $hex } { $cost ->
        [0] senza spesa
        [one] per 1 punto
       *[other] per { $cost } punti
    }: { $units }.
log-step = { $units } vanno in { $hex }.
log-arrives = { $units } compaiono in { $hex }.
log-reacts = { $seat } reagisce con { $units } da { $hex } contro { $to }: { $deed }.
    .you = Reagisci con { $units } da { $hex } contro { $to }: { $deed }.
log-conquered = { $hex } è conquistato: { $count } { $count ->
    [one] obiettivo
   *[other] obiettivi
  }. Morale RSI { $morale }.
log-broke-down = Il tiro è { $die }: { $unit } si guasta definitivamente.
log-no-breakdown = Il tiro è { $die }: { $unit } prosegue.
log-mine-quiet = Il tiro è { $die }: la mina in { $hex } tace.
log-mine = Il tiro è { $die }: la mina in { $hex } esplode, valore { $value }.
log-mine-dice = La mina tira { $dice }: { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
log-fired = { $units }: fuoco da { $from } contro { $to }, dadi { $dice }, { $needed ->
        [7] serve 7 con il bonus
        [8] serve 8 con il bonus
        [9] serve 9 con il bonus
       *[other] serve { $needed }
    }: { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
log-bunker-gone = Il bunker in { $hex } è distrutto.
log-car-wrecked = { $unit } è distrutta.
log-eliminated = { $unit } è eliminata.
log-reduced = { $unit } scende a forza { $vf }.
log-gun-worn = { $unit } si logora a forza { $vf }.
log-gun-gone = { $unit } è fuori uso.
log-morale-held = Morale, { $die }: { $units } tengono.
log-morale-sure = { $units } tengono nel fortino.
log-morale-failed = Morale, { $die }: { $failed } inchiodate.
log-morale-lost = { $failed } inchiodate senza dado.
log-put-back = { $units } tornano in { $hex }.
log-held-fire = { $seat } non spara.
    .you = Non spari.
log-assault = { $units } assaltano { $hex }.
log-surrendered = Il tiro è { $die }: { $units } si arrendono.
log-no-surrender = Il tiro è { $die }: { $units } combattono.
log-clash = L'attacco tira { $attackdie } e arriva a { $attack }, la difesa { $defencedie } e { $defence }.
log-thrown-back = { $units } tornano in { $hex }.
log-no-assault = Davanti a { $hex } resta solo il comando: niente assalto.
log-repelled = Gli attaccanti ripiegano in { $hex }.
log-retreated = { $units } si ritirano in { $hex }.
log-no-retreat = { $unit } non ha dove ritirarsi ed è eliminata.
log-wiped-out = Annientate: { $units }.
log-occupied = { $units } prendono { $hex }.
log-replaced = Un nuovo comando compare in { $hex }: { $unit }.
log-ammunition-lost = Le armi pesanti di { $formation } non hanno più munizioni.
log-command-gone = Il comando di { $seat } è perso per sempre.
log-recovered = { $units } sono di nuovo pronte.
log-regrouped = Riunite in { $strengths }: { $units }.
log-infirmary-taken = Infermeria presa.
log-shifted = { $unit } si sposta in { $hex }.
log-given-up = { $unit } non ha dove andare ed è persa.
log-wounded = { $die } per l'infermeria: { $count } in più alle perdite RSI.
log-left = { $seat } si arrende.
log-won = { $seat } vince.
log-drawn = Non vince nessuno.

## Endings, occasions

end-objectives = Tutti gli obiettivi sono conquistati.
end-points = L'ultimo turno è finito: decidono i punti vittoria.
end-annihilation = Non resta nessuna unità combattente RSI.
end-casualties = L'ultimo turno è finito: decidono le perdite.
end-dispersed = Non resta nessuna unità partigiana.
end-resigned = Una parte si è arresa.
end-agreed = Tutti d’accordo: la partita finisce qui e vale il punteggio attuale.
occasion-split = Schieramento: divisione
occasion-place = Schieramento: piazzamento
occasion-infirmary = Schieramento: infermeria
occasion-bunkers = Schieramento: bunker
occasion-mines = Schieramento: mine
occasion-base = Schieramento: Corte Cerro
occasion-assign = Schieramento: compagnia d'assalto
occasion-turn = Turno
occasion-hasten = 3° battaglione
occasion-activation = Attivazione
occasion-move = Movimento
occasion-reaction = Reazione
occasion-shot = Fuoco
occasion-losses = Perdite
occasion-assault = Assalto
occasion-retreat = Ritirata
occasion-replace = Nuovo comando
occasion-fire_after = Fuoco dopo il movimento
occasion-control = Controllo
occasion-over = La fine

## Seats

seat-2-1 = Partigiani
seat-2-2 = Asse

## Primer and coach

primer-1 = Partigiani contro presìdi, in due battaglie della guerra civile italiana: Gravellona 1944 nella valle, Tarnova 1945 nel bosco d’inverno.
    .title = Di che si tratta
primer-2 = A Gravellona i partigiani vogliono sette obiettivi, a Tarnova dodici fortini. Se non riescono, decidono i punti o le perdite.
    .title = Lo scopo
primer-3 = A turno si fa un’azione con le unità di un esagono, pagata in punti attivazione (PA). Due passi di fila chiudono il turno; i punti restano.
    .title = Un turno
primer-4 = A ogni esagono in cui un gruppo entra, l’altro può sparare. Ogni unità spara due volte a turno: prima attira i colpi, poi colpisci.
    .title = Ogni esagono è sotto tiro
primer-5 = Un colpo inchioda, altri costano punti forza (VF). Solo un assalto prende un esagono tenuto. Finito l’ultimo turno, decidono i punti.
    .title = Come si decide
primer-6 = La pedina mostra la sua forza. Fuori dal raggio del comando un’unità solo muove e spara, al doppio del prezzo. Mai più di sei in un esagono.
    .title = Leggere la mappa
coach-set-up = Prima le guarnigioni: i punti deboli si trovano subito.
coach-activation = Fai entrare i rinforzi: entrare è gratis.
coach-move = Il bosco costa due ma nasconde; evita lo scoperto vicino al nemico.
coach-reaction = Spara quando conta: ogni unità ha due colpi per turno.
coach-losses = Distribuisci le perdite perché nessuna pila ceda.

## What a view shows, for the table in words and the terminal

view-viewer = Chi guarda
view-battle = Battaglia
view-options = Opzioni
view-turn = Turno
view-turns = Turni in tutto
view-step = Passo
view-due = Da piazzare o perdere
view-asked = Deve decidere
view-active = Parte attiva
view-initiative = Iniziativa
view-pa = Punti attivazione
view-units = Unità
view-conquered = Obiettivi conquistati
view-objectives = Obiettivi
view-forts = Fortini
view-forts_held = Fortini tenuti
view-strengths = Forza in ogni esagono
view-bunkers = Bunker
view-mines = Mine
view-mine_values_left = Valori delle mine coperte
view-infirmary = Infermeria
view-infirmary_taken = Infermeria presa
view-rsi_morale = Morale RSI
view-ammo_low = Munizioni scarse
view-frost = Gelo
view-third_marker = 3° battaglione trattenuto fino al turno
view-third_released = 3° battaglione libero
view-assigned = Compagnia d'assalto con
view-casualties = Perdite
view-lost = Forza persa
view-lost_commands = Comandi persi
view-score = Punteggio
view-arrival = Turno d'arrivo
view-track = Turni
view-group = Azione in corso
view-shot = Fuoco in corso
view-fight = Assalto in corso
view-draft = Scelta cominciata
view-activation = Attivazione
view-over = Battaglia finita
view-ending = Fine
view-winner = Vincitore
view-axis = Asse
view-partisan = Partigiani
view-counter = Pedina
view-side = Parte
view-formation = Formazione
view-type = Tipo
view-hex = Esagono
view-vf = Forza
view-full = Forza intera
view-fire = Tiri in questo turno
view-pinned = Inchiodata
view-automatic = Armi automatiche
view-light = Armata alla leggera
view-heavy = Arma pesante
view-assault = Può assaltare
view-movement = Movimento
view-range = Portata
view-out_of_command = Fuori comando
view-entered = Entrata in questo turno
view-entry = Entrata
view-tried = Ha tentato di entrare in questo turno
view-reach = Raggio del comando
view-command = Numero del comando
view-obeys = Comandi a cui obbedisce
view-back = Sul retro
view-deed = Azione
view-moving = In movimento
view-origin = Cominciata in
view-previous = Viene da
view-here = Ora in
view-mp = Punti movimento rimasti
view-reacted = Qualcuno ha reagito
view-kind = Tipo
view-from = Da
view-to = Contro
view-hits = Colpi
view-targets = Bersagli
view-attackers = Attaccanti
view-defenders = Difensori
view-attack = Attacco
view-defence = Difesa
view-live = Coperta
view-value = Valore
view-day = Giorno
view-hour = Ora
view-dark = Buio
view-night = Notte
view-entries = In arrivo
view-target = Bersaglio
view-parts = Forze
view-values = Valori delle mine

## Il tabellone
board-map = Mappa di { $scenario }. Le frecce camminano sugli esagoni, Invio fa ciò che è acceso, N va al prossimo esagono acceso, più e meno ingrandiscono, Maiusc con le frecce sposta.
board-hexes = Mappa da { $from } a { $to }: colonne da sinistra a destra, le pari mezzo esagono più in basso
board-hexes-signs = il numero dopo la lettera è la forza; * obiettivo, f caposaldo, B bunker, m mina, + infermeria, = strada, c comando, ! inchiodata
board-stacks = Pile
board-stacks-all = Tutte le pile
board-zoom-in = Ingrandisci
board-zoom-out = Rimpicciolisci
board-zoom-whole = Mostra tutta la mappa
board-out-of-sight = { $count ->
    [one] { $count } luogo acceso fuori vista: mostralo
   *[other] { $count } luoghi accesi fuori vista: mostrali
}
board-situation = Situazione
board-list = Elenco
board-ranges = Comando
board-plain = Mappa nuda
board-night = notte
board-frost = Gelo
board-track = Turno { $turn } di { $turns }
board-now = ora
board-turn = T{ $turn }
board-date-gravellona = { $label ->
    [history] { $day ->
        [1] 13 settembre 1944
       *[other] 14 settembre 1944
    }
   *[rulebook] { $day ->
        [1] 13 dicembre 1944
       *[other] 14 dicembre 1944
    }
  }
board-date-tarnova = { $day ->
    [1] 19 gennaio 1945
    [2] 20 gennaio 1945
   *[other] 21 gennaio 1945
  }
board-points = { $initiative ->
    [yes] punti attivazione, 12 al massimo. Iniziativa.
   *[no] punti attivazione
  }
board-points-short = { $initiative ->
    [yes] punti attivazione, iniziativa
   *[no] punti attivazione
  }
board-purse = { $own ->
    [yes] punti, tu
   *[no] { $side }
  }
board-held = Obiettivi presi
board-held-short = presi
board-lost-short = persi
board-forts-held = Capisaldi tenuti
board-lost-gravellona-partisan = Forza garibaldina persa
board-lost-gravellona-axis = Forza RSI persa
board-lost-tarnova-partisan = Forza persa
board-lost-tarnova-axis = Forza RSI persa
board-strength-lost = Forza persa
board-victory = Punti vittoria
board-morale = Morale RSI
board-morale-passes = { $morale ->
    [6] regge sempre
   *[other] regge con { $morale } o meno
  }
board-ammo-low = Munizioni scarse: in questo turno le armi automatiche non danno bonus
board-third = 3° battaglione fermo dietro la sua linea fino al turno { $turn }
board-you = { $act ->
    [yes] tu, tocca a te
   *[no] tu
  }
board-objectives = Obiettivi
board-won = preso
board-not-won = non preso
board-due = In arrivo
board-way-area = presso Feriolo
board-way-edge = ogni bordo
board-units = { $count ->
    [one] 1 unità
   *[other] { $count } unità
  }
board-marks = Segni
board-mark-fire = ha sparato una volta; due è il massimo
board-mark-ooc = fuori comando
board-mark-auto = armi automatiche
board-mark-vf = forza, persa
board-mark-light = armata alla leggera
board-mines = Mine
board-mine = Una mina coperta
board-mine-value = Una mina di valore { $value }
board-fort = Caposaldo { $number }
board-pinned = Inchiodata
board-is-pinned = inchiodata
board-out-of-command = fuori comando
board-automatic = armi automatiche
board-light = armata alla leggera
board-strength = forza { $vf } di { $full }
board-fired = { $count ->
    [one] ha sparato una volta
   *[other] ha sparato due volte
  }
board-reach = a portata, ne restano { $left }
board-into = { $units } in { $hex }
board-left = restano { $left }
board-nobody-sees = Nessuno può sparare su questo esagono.
board-sees = { $units } in { $hex }: { $count ->
    [one] vede questo esagono e ha
   *[other] vedono questo esagono e hanno
  } ancora { $shots ->
    [one] un colpo
   *[other] due colpi
  }.
board-others-see = { $count ->
    [one] Lo vede un’altra pila.
   *[other] Lo vedono altre { $count } pile.
  }
board-does-not-see = { $units } non lo vede: in mezzo c’è { $hex }.
board-hit-pins = Un colpo a segno può inchiodare il gruppo: il movimento finirebbe.
board-hit-back = Un’unità inchiodata qui torna nell’esagono precedente.
board-hit-morale = Un colpo a segno è una prova di morale; ogni altro costa prima 1 punto di forza.
board-one-hit = almeno 1 colpo
board-two-hits = almeno 2 colpi
board-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  }, { $need ->
    [6] colpisce il 6
    [5] colpiscono 5 e 6
   *[other] colpisce da { $need } a 6
  }
board-percent = { $chance } %
board-fire-at = Fuoco su { $hex }
board-none-fires = Nessuna delle unità scelte può sparare là.
board-shots = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
  }
board-who-fires = { $units } contro { $targets }.
board-assault-on = Assalto a { $hex }
board-against = Tenuto da { $units }. Aggiungono { $defence }, il terreno { $ground }; ogni parte aggiunge un dado.
board-take = Prendi l'esagono
board-thrown-back = Torni indietro
board-morale-check = Indietro, morale
board-hit = Indietro, forza persa
board-cover = colpito con { $need }, assalto +{ $assault }
board-verbs = Che cosa può fare la pila
board-who = Quali unità
board-choices = Altre scelte
board-next-hexes = Esagoni in cui entrare
board-only-move = movimento
board-points-left =
    { $count ->
        [one] punto movimento resta
       *[other] punti movimento restano
    }
board-price = { $price ->
    [one] 1 punto
   *[other] { $price } punti
  }
board-may-act = Pile che possono agire
board-from = da { $place }
board-strong = forza { $vf }
board-beyond = { $side ->
    [up] { $count } a nord
    [right] { $count } a est
    [down] { $count } a sud
   *[left] { $count } a ovest
  }
board-targets = Pile a cui si può sparare
board-strip = Indica un esagono, o raggiungilo con le frecce: qui si legge che cosa c’è.
board-verb-move = Muovi
board-verb-fire = Fuoco
board-verb-move_and_fire = Muovi, spara
board-verb-fire_and_move = Spara, muovi
board-verb-assault = Assalto
board-verb-regroup = Riordina
board-verb-recover = Recupera
board-verb-infirmary = Infermeria
board-order-move = esagono per esagono
board-order-fire = a chi è in vista
board-order-move_and_fire = prima muovi, poi spara
board-order-fire_and_move = prima spara, poi muovi
board-order-assault = esagono accanto
board-order-regroup = dividi o unisci
board-order-recover = non più inchiodati
board-order-infirmary = prendila
board-gives-move = { $hexes ->
    [one] un esagono
   *[other] fino a { $hexes } esagoni
  }
board-gives-move_and_fire = { $hexes ->
    [one] un esagono, poi fuoco
   *[other] fino a { $hexes } e fuoco
  }
board-gives-fire_and_move = { $hexes ->
    [one] fuoco, poi un esagono
   *[other] fuoco e fino a { $hexes }
  }
board-gives-fire = { $chance } %, { $hex }
board-gives-assault = { $attack } contro { $defence } + { $ground }
board-take-back = Indietro
board-undo = Annulla
board-halt = Alt
board-on-the-way = { $count ->
    [one] In marcia: ancora un esagono.
   *[other] In marcia: ancora { $count } esagoni.
  }
board-ask-split = { $unit }: intera o divisa?
board-ask-place = Dove comincia { $unit }?
board-ask-verb = { $units }: che cosa fare?
board-ask-verb-short = Che cosa devono fare?
board-ask-activation-short = Scegli un esagono o passa. { $pa } { $pa ->
    [one] punto
   *[other] punti
  }.
board-ask-step-short = Da { $hex } { $mp ->
    [one] resta { $mp } punto movimento
   *[other] restano { $mp } punti movimento
  }.
board-ask-losses = { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
  }: una prova di morale e { $count ->
    [one] 1 di forza. Chi la perde?
   *[other] { $count } di forza. Chi ne perde 1?
  }
board-ask-losses-short = { $count ->
    [one] 1 di forza da perdere. Chi la perde?
   *[other] { $count } di forza da perdere. Chi ne perde 1?
  }
board-ask-hasten-short = 3° battaglione un turno prima per { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
  }?
board-ask-hasten = Anticipare il 3° battaglione dal turno { $turn } per { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
  }?
board-ask-step-assault-short = Assalto da { $hex }: { $mp ->
    [one] { $mp } punto movimento
   *[other] { $mp } punti movimento
  }.
board-ask-reaction-short = Nemici di forza { $vf } entrano in { $hex }.
board-why-verb = Premi un esagono acceso per andarci, o scegli un altro ordine. Premi una pedina della fila per lasciarla fuori.
board-why-verb-still = Scegli un ordine. Premi una pedina della fila per lasciarla fuori.
board-why-activate = Premi una pila accesa.
board-why-step = Il numero è ciò che resterebbe. L’altra parte può sparare dopo ogni esagono.
board-why-step-short = Numero: punti rimasti. Dopo ogni esagono possono sparare.
board-tap = Tocca un esagono acceso per le probabilità, di nuovo per andarci.
board-why-step-assault = La percentuale è la probabilità di prendere l’esagono; altrove ci si muove soltanto. L’avversario può sparare dopo ogni esagono.
board-why-loss = Premi il segnalino che perde un punto.
board-why-hasten = Riesce con 5 o 6: allora si libera un turno prima.
board-why-split = Un'unità divisa può tenere due esagoni.
board-why-place = Premi un esagono acceso.
board-why-retreat = Premi un esagono acceso.
board-why-base = Le altre due brigate entrano nel turno 1 in 10.20, con l'autoblinda e il comando.
board-why-assign = La compagnia parte con esso e ubbidisce al suo comando.
board-why-choose-parts = Ogni pressione fa un segnalino di questa forza, finché è distribuita tutta.
board-why-mine-values = Una mina tira tanti dadi quanto vale; ogni 5 o 6 è un colpo. Con 0 li ferma soltanto.
board-why-target = Premi un bersaglio acceso; indicane un altro per le sue probabilità.
board-why-react = Una volta: solo questo esagono. Basta: anche i prossimi.
board-with = { $count ->
    [one] Con questa
   *[other] Con queste { $count }
  }
board-answered = La tua risposta attende gli altri.
board-your-answer = Rispondi tu
board-your-loss = Perdi tu
board-your-retreat = Ti ritiri
board-no-chance = Nessun tiro può colpire: non spari.
board-moment-fire = Fuoco
board-any-key = Un tasto qualsiasi: al risultato.
board-shot = { $units }: fuoco contro { $hex }
board-needed = { $needed ->
    [6] ogni 6 colpisce
    [5] ogni 5 o 6 colpisce
   *[other] { $needed } o più colpisce
}
board-fires = Fuoco da { $from } contro { $to }
board-hits = { $hits ->
    [0] Nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
  }
board-clash = Assalto
board-retreats = Indietreggiano di un esagono.
board-over = La battaglia è finita
board-winner = { $side ->
    [partisan] Vincono i partigiani
   *[axis] Vince l’Asse
  }
board-you-win = Hai vinto
board-you-lose = Hai perso
board-victory-stamp = Vittoria
board-defeat-stamp = Sconfitta
board-draw = Nessuno vince
board-story = Com’è andata
board-score = Punteggio
board-because-casualties = { $side ->
    [partisan] I partigiani hanno perso meno forza: { $partisan } contro { $axis }.
   *[axis] L'Asse non ha perso più forza: { $axis } contro { $partisan }.
  }
board-because-points = { $side ->
    [partisan] I partigiani hanno più punti vittoria: { $partisan } a { $axis }.
   *[axis] I partigiani non hanno più punti vittoria: { $partisan } a { $axis }.
  }
board-forts = Capisaldi
board-mine-throws = { $value ->
    [0] li ferma soltanto
    [one] 1 dado
   *[other] { $value } dadi
  }
board-do-pass = Passa
board-do-decline = Passa una volta
board-do-react_fire = Fuoco, { $chance } %
board-do-react_fire-from = Fuoco da { $hex }, { $chance } %
board-do-react_assault = Assalto, { $chance } %
board-do-react_assault-from = Assalto da { $hex }, { $chance } %
board-do-stop = Fermati qui
board-do-hold_fire = Non sparare
board-do-all = Tutte
board-do-go = Queste
board-do-go-to = Vai in { $hex }
board-list-may = Che cosa puoi fare
board-list-not = Che cosa non puoi fare ora
board-list-route = Va’ a { $hex }, restano { $left }
board-list-waiting = Fuori dalla mappa
board-hold-action = Basta per questa azione
board-arm = Reazioni
board-arm-any = qualsiasi
board-arm-from = Pila che spara
board-arm-at = Esagono in cui si entra
board-arm-target = Chi entra
board-arm-chance = Probabilità di colpire
board-arm-until = Per quanto
board-arm-until-window = questa azione
board-arm-until-turn = questo turno
board-arm-until-reaction = finché non la ritiri
board-arm-fire = Fuoco
board-arm-hold = Trattieni il fuoco
board-arm-revoke = Togli
board-arm-said-from = da { $hex }
board-arm-said-at = su { $hex }
board-arm-said-target = contro { $formation }
board-arm-said-chance = dal { $chance } %
board-arm-said-below = sotto il { $chance } %
board-sheet = Decidi
board-tab-map = Mappa
board-tab-sides = Parti
board-tab-record = Diario
board-tab-talk = Voci
board-due-garibaldi = Gar.
board-due-beltrami = Belt.
board-due-ii = II btg
board-due-valdossola = Vald.
board-due-valtoce = Valt.
board-due-iii = III btg
board-due-ita = ITA
board-short-gnr = GNR
board-short-vg = VG
board-short-i = I
board-short-iv = IV
board-short-ii = II
board-short-iii = III
board-short-verbania = Verb
board-short-redi = Redi
board-short-romolo = Rom
board-short-fanfulla = Fanf
board-short-cv = CV
board-short-gar = Gar
board-short-cinquanta = Cinq
board-short-beltrami = Belt
board-short-valdossola = Vdos
board-short-valtoce = Vtoc
board-short-company1 = 1a
board-short-company2 = 2a
board-short-company3 = 3a
board-short-freccia = Fre
board-short-fulmine = Fulm
board-short-bn1 = 1 btg
board-short-bn2 = 2 btg
board-short-bn3 = 3 btg
board-short-ass = Ass
board-short-ita = Ita
order-route = Prosegui: { $rest }
order-fire = Fuoco d’opportunità { $rest }
order-hold = Nessuna reazione { $rest }

## What the abbreviations on the board are short for
board-abbr-PA = punti attivazione
board-abbr-VF = punti forza
board-abbr-MP = punti movimento
board-abbr-PM = punti movimento
