game-title = Partisans
game-tagline = Global War 1936-45
game-credits = Da "Partisans", un'espansione di Global War 1936-1945. Il gioco di base è nostro. Adattamento non ufficiale.

## Options

option-scenario = Scenario
    .help = Dove comincia la guerra.
option-partisans_expansion = Partigiani
    .help = Si gioca con l'espansione; senza, solo il gioco di base.
option-asia_active = L'Asia nel 1943
    .help = Nel 1943 giocano anche Giappone, KMT e PCC.
option-setup_uprisings = Rivolte del 1936
    .help = Partigiani controllati dall'Italia in Kashmir e Transgiordania.
option-vichy = Armistizio
    .help = La caduta di Parigi può portare un armistizio nel Sud della Francia.
option-east_west_war = Guerra Est-Ovest
    .help = Alleati e Comintern possono combattersi dal 1939.
option-underground_bonus = Bonus della clandestinità
    .help = I partigiani in zone altrui danno punti.
option-fade_scope = Durata della fuga
    .help = Per quanto un partigiano che si sottrae non può essere attaccato.
option-generation_optional = Generazione facoltativa
    .help = Una potenza può rinunciare ai suoi tiri di generazione.
option-conquered_zones_generate = Le conquiste perdute generano
    .help = Chi perde una conquista tira anche lì per i partigiani.
option-chinese_pool = Pedine cinesi
    .help = Quali pedine usano KMT e PCC.
option-pool_limits = Pedine limitate
    .help = I numeri stampati di pedine sono limiti.
option-marker_consent = Consenso ai rifornimenti
    .help = Un'altra alleanza può rifiutare un segnalino rifornimenti.
option-marker_bonus_effect = Effetto di un segnalino
    .help = Quanto vale un tiro da 4 a 6 con un segnalino.
option-support_duration = Durata dell'appoggio
    .help = Per quanto vale l'appoggio all'invasione.
option-strict_through = Blocco severo
    .help = Il rifornimento non può né iniziare né finire in una zona bloccata.
option-transform_at_peace = Insorgere in pace
    .help = I partigiani possono trasformarsi in zone neutrali o in pace.
option-truce_binds_partisans = La tregua lega i partigiani
    .help = La tregua fra KMT e PCC vale anche per i loro partigiani.
option-raid_and_act = Incursione e azione
    .help = Un partigiano può fare un'incursione e agire nello stesso turno.
option-scenario-usual = Abituale: 1943 in due, altrimenti 1939
option-scenario-1936 = 1936: tutta la guerra
option-scenario-1939 = 1939
option-scenario-1943 = 1943: l'Europa clandestina
option-fade_scope-turn = il turno della potenza
option-fade_scope-game_round = tutto il giro
option-fade_scope-combat_round = il round di combattimento
option-chinese_pool-house = pedine proprie
option-chinese_pool-shared = quelle di URSS e USA
option-chinese_pool-unlimited = illimitate
option-marker_bonus_effect-natural = il numero tirato
option-marker_bonus_effect-capped3 = tre al massimo
option-support_duration-round1 = il primo round
option-support_duration-whole_battle = tutta la battaglia
preset-europe_1943 = L'Europa clandestina
    .help = Il 1943 per due.
preset-war_1939 = La guerra dal 1939
    .help = Il 1939 per tre.
preset-whole_war = Tutta la guerra
    .help = Il 1936 per tre.
preset-six_1939 = Sei al tavolo
    .help = Il 1939 per sei.
preset-harsh_underground = Clandestinità severa
    .help = Il 1943 per tre; i partigiani bloccano di più.

## Questions

prompt-purchase = { $power } compra: restano { $cash } IPP.
prompt-combat-movement = { $power } muove per attaccare.
prompt-move-to = { $power }: dove va { $unit } ({ $zone })?
prompt-walk-to = { $power }: dove va il partigiano?
prompt-transform-with = { $power }: con quale partigiano?
prompt-combat = { $power } combatte: battaglie, cacce, azioni di partigiani.
prompt-party = { $power }: chi dà la caccia ai partigiani ({ $other }, { $zone })?
prompt-sabotage-target = { $power }: che cosa si sabota?
prompt-spend-marker = { $power }: spendere il segnalino rifornimenti?
prompt-raid-party = { $power }: chi partecipa all'incursione ({ $zone })?
prompt-invasion-support = { $power }: appoggiare l'attacco ({ $zone })?
prompt-support-consent = { $power }: accettare l'appoggio dei partigiani ({ $other })?
prompt-boost = { $power }: quale attaccante colpisce con 1 in più ({ $zone })?
prompt-share-hits =
    { $power }, { $zone }: { $n ->
        [one] chi prende il colpo
        *[other] chi prende il primo dei { $n } colpi
    }?
prompt-defender-losses =
    { $power }, { $zone }: { $n ->
        [one] scegli un’unità che cade
        *[other] scegli { $n } unità che cadono
    }.
prompt-attacker-losses =
    { $power }, { $zone }: { $n ->
        [one] scegli un’unità che cade
        *[other] scegli { $n } unità che cadono
    }.
prompt-retreat = { $power }: continuare o ritirarsi ({ $zone })?
prompt-hunt-on = { $power }: continuare la caccia ({ $other }, { $zone })?
prompt-partisan-losses =
    { $power } decide: { $n ->
        [one] un partigiano cade
        *[other] { $n } partigiani cadono
    } ({ $zone }). Quale?
prompt-fade = { $power }: il partigiano combatte o si sottrae ({ $zone })?
prompt-hunter-losses =
    { $power }, { $zone }: { $n ->
        [one] scegli un cacciatore che cade
        *[other] scegli { $n } cacciatori che cadono
    }.
prompt-non-combat-movement = { $power } muove il resto.
prompt-place-units = { $power } schiera gli acquisti.
prompt-lend-lease =
    { $stock ->
        [0] { $power } può prestare o aiutare.
        [one] { $power } può aiutare: un segnalino di scorta.
        *[other] { $power } può aiutare: { $stock } segnalini di scorta.
    }
prompt-loan = { $power }: quanto per { $other }?
prompt-marker-consent = { $power }: accettare un segnalino ({ $other })?
prompt-generation = { $power } tira per i partigiani in { $n } zone.
prompt-wait = { $actor } decide per { $power }.
prompt-over = La guerra è finita.

## Kinds of questions

occasion-start_of_turn = Inizio del turno
occasion-purchase = Acquisti
occasion-combat_movement = Movimento di combattimento
occasion-combat = Combattimento
occasion-battle = Battaglia
occasion-invasion_support = Appoggio all'invasione
occasion-support_consent = Consenso all'appoggio
occasion-boost = Attaccante appoggiato
occasion-share_hits = Ripartizione dei colpi
occasion-defender_losses = Perdite del difensore
occasion-attacker_losses = Perdite dell'attaccante
occasion-retreat = Ritirata
occasion-hunt = Caccia
occasion-hunt_on = Proseguire la caccia
occasion-partisan_losses = Partigiani perduti
occasion-fade = Combattere o sottrarsi
occasion-hunter_losses = Cacciatori perduti
occasion-raid = Incursione
occasion-non_combat_movement = Movimento non di combattimento
occasion-place_units = Schieramento
occasion-lend_lease = Aiuti
occasion-marker_consent = Consenso ai rifornimenti
occasion-generation = Generazione di partigiani
occasion-collect_income = Entrate
occasion-round_end = Fine del giro
occasion-over = La fine

## Actions

verb-pass = Passare
verb-buy = Comprare { $unit }
verb-buy_partisan = Comprare un partigiano
verb-buy_marker = Comprare un segnalino rifornimenti
verb-repair = Riparare { $facility } ({ $zone })
verb-influence = Influenzare { $minor }
verb-war = Dichiarare guerra: { $power }
verb-move = Muovere { $unit } ({ $zone })
verb-to = Verso { $zone }
verb-through = Attraverso { $zone }
verb-sail = Per mare verso { $zone }
verb-rail = Per ferrovia verso { $zone }
verb-walk = Camminare da { $zone }
verb-disband = Sciogliere ({ $zone })
verb-transform = Formare una milizia ({ $zone })
verb-with = Con questo partigiano ({ $zone })
verb-arm = Armare il partigiano ({ $zone })
verb-resolve = Combattere per { $zone }
verb-hunt = Dare la caccia ai partigiani ({ $power }, { $zone })
verb-send = Mandare { $unit }
verb-begin = Cominciare
verb-recruit = Reclutare ({ $zone })
verb-sabotage = Sabotare ({ $zone })
verb-target = Sabotare { $facility }
verb-disrupt = Disturbare le risorse ({ $zone })
verb-spend = Spendere il segnalino
verb-keep = Tenere il segnalino
verb-raid = Incursione ({ $zone })
verb-join = Unirsi all'incursione ({ $zone })
verb-support = Appoggiare l'invasione ({ $zone })
verb-accept = Accettare
verb-refuse = Rifiutare
verb-boost =
    { $gain ->
        [0] +1 per { $attacker }
        *[other] +1 per { $attacker } (ha +{ $gain })
    }
verb-hit = Un colpo: { $power }
verb-lose = Perdere { $unit }
verb-lose_attacker = Perdere { $attacker }
verb-give_up = Perdere un partigiano ({ $power })
verb-fight = Continuare
verb-retreat = Ritirarsi verso { $zone }
verb-fade = Sottrarsi ({ $zone })
verb-stand = Combattere ({ $zone })
verb-hunt_on = Continuare la caccia
verb-stop = Fermarsi
verb-place = Schierare { $unit } ({ $zone })
verb-infiltrate = Partigiano in { $zone }
verb-lend = Prestare: { $power }
verb-amount = { $amount } IPP
verb-aid = Aiutare una parte in Spagna
verb-give = Rifornire il partigiano ({ $zone })
verb-roll = Tirare
verb-skip = Non tirare ({ $zone })

## Refusals

refusal-not-now = Non ora.
refusal-not-your-turn = Tocca a un altro rispondere.
refusal-too-dear = Denaro insufficiente.
refusal-not-for-sale = Non è più in vendita.
refusal-enough-bought = Non se ne possono comprare altri in questo turno.
refusal-only-ccp-buys-partisans = Solo il PCC può comprare partigiani.
refusal-no-piece-left = Non restano pedine.
refusal-no-marker-left = Non restano segnalini rifornimenti.
refusal-nothing-to-repair = Non c'è nulla da riparare.
refusal-out-of-supply = Non c'è linea di rifornimento.
refusal-nobody-to-influence = Nessuno può essere influenzato ora.
refusal-not-to-be-influenced = Questa nazione non può essere influenzata.
refusal-no-declaration = Il calendario non permette questa dichiarazione.
refusal-nothing-to-attack = Non c'è nulla da attaccare.
refusal-no-such-unit = Non c'è un'unità che possa farlo.
refusal-map-full = La mappa è piena.
refusal-not-reached = L'unità non può andarci.
refusal-not-through = Di lì non si passa.
refusal-no-crossing = Non può navigare fin là.
refusal-does-not-walk = Questo partigiano non cammina ora.
refusal-no-transformation = Lì non si può formare una milizia.
refusal-no-ripe-marker = Non ha un segnalino che si possa spendere.
refusal-not-yours = Quel partigiano non è vostro.
refusal-unresolved = Restano battaglie da combattere.
refusal-nothing-to-resolve = Lì non c'è nulla da contendere.
refusal-nothing-to-hunt = Non ci sono partigiani da cacciare.
refusal-nobody-to-hunt = Nessuno lì può dare la caccia.
refusal-not-to-be-hunted = Questi partigiani non si possono cacciare lì.
refusal-faded = Si sono sottratti.
refusal-no-partisan-for-it = Nessun partigiano può farlo.
refusal-no-action = Questo partigiano non ha azioni lì.
refusal-nothing-to-sabotage = Lì non si può danneggiare altro.
refusal-nobody-to-pay = Lì nessuno potrebbe pagare.
refusal-no-raid = Lì nessuno può fare incursioni.
refusal-cannot-support = Questo partigiano non può appoggiare l'attacco.
refusal-cannot-take-hit = Questa potenza non può subire altri colpi.
refusal-must-retreat = L'attacco deve cessare.
refusal-no-way-back = Non c'è ritirata fin là.
refusal-not-in-it = Non ne fa parte.
refusal-not-its-turn = Un altro partigiano risponde prima.
refusal-nowhere-to-go = Non può andare da nessuna parte.
refusal-no-rail-capacity = Nessun'altra unità per ferrovia in questo turno.
refusal-rail-blocked = I partigiani bloccano la linea.
refusal-no-rail = Nessuna ferrovia porta là.
refusal-nothing-to-place = Non c'è nulla da schierare.
refusal-not-there = Lì non si può schierare.
refusal-nothing-to-lend = Non c'è nulla da prestare.
refusal-not-yet = Non prima del 1940.
refusal-no-recipient = A loro non si può prestare.
refusal-no-aid = Non c'è nessuno da aiutare.
refusal-no-marker = Non ci sono segnalini in scorta.
refusal-no-such-partisan = Quel partigiano non esiste.
refusal-has-acted = Ha già agito.
refusal-holds-marker = Ha già un segnalino.
refusal-has-refused = Ha rifiutato in questo turno.
refusal-frozen = Quella zona è congelata.
refusal-must-roll = Questo tiro è obbligatorio.
refusal-no-roll-there = Lì non c'è un tiro da rifiutare.
refusal-never-moves = Non si muove mai.
refusal-has-moved = Si è già mossa in questo turno.
refusal-has-fought = Ha combattuto o cacciato in questo turno.
refusal-locked = Una guerra limitata la trattiene lì.
refusal-does-not-hunt = Cacciano solo fanteria, milizia e cavalleria.
refusal-has-raided = Ha già fatto un’incursione in questo turno.
refusal-at-home = La zona è della sua parte.
refusal-truce = La tregua lo vieta.
refusal-in-own-combat = Solo nel suo combattimento.
refusal-before-a-battle = Solo prima di una battaglia nella sua zona.
refusal-in-place-step = Più tardi: quando si danno i segnalini.

## What happened

log-turn = Giro { $round } ({ $year }): { $power }.
log-bought = { $power } compra { $unit }.
    .you = Compri { $unit } per { $power }.
log-bought-partisan = { $power } compra un partigiano.
    .you = Compri un partigiano per { $power }.
log-bought-marker = { $power } compra un segnalino rifornimenti.
    .you = Compri un segnalino rifornimenti per { $power }.
log-repaired = { $power } ripara { $facility } ({ $zone }).
    .you = Ripari { $facility } ({ $zone }).
log-influence = { $power } tira { $die } e guadagna influenza: { $minor }.
    .you = Tiri { $die }: { $power } guadagna influenza ({ $minor }).
log-influence-failed = { $power } tira { $die } e non ottiene influenza: { $minor }.
    .you = Tiri { $die }: { $power } non ottiene influenza ({ $minor }).
log-aligned = { $minor } si unisce a { $power }.
log-war = { $power } e { $other } sono in guerra.
    .you = Sei in guerra: { $power } contro { $other }.
log-truce = Tregua fra KMT e PCC.
log-controlled = { $minor } combatte sotto { $power } contro { $other }.
log-limited-war = { $power } attacca { $minor }: una guerra limitata.
log-returned = { $zone } torna al suo signore della guerra.
log-moved = { $power } muove { $unit } da { $from } a { $to }.
    .you = Muovi { $unit } da { $from } a { $to }.
log-railed = { $power } manda { $unit } in treno da { $from } a { $to }.
    .you = Mandi { $unit } in treno da { $from } a { $to }.
log-crossed = { $power } passa il mare con { $unit } da { $from } a { $to }, con un { $die }.
    .you = Passi il mare con { $unit } da { $from } a { $to }, con un { $die }.
log-sunk = { $power } perde in mare { $unit } fra { $from } e { $to }, con un { $die }.
    .you = Perdi in mare { $unit } fra { $from } e { $to }, con un { $die }.
log-placed = { $power } schiera { $unit } ({ $zone }).
    .you = Schieri { $unit } ({ $zone }).
log-lent = { $power } presta { $amount } IPP a { $other }.
    .you = Presti { $amount } IPP di { $power } a { $other }.
log-spanish-aid = { $power } aiuta una parte in Spagna.
log-spain-nationalist = Un { $die } decide: la Spagna diventa nazionalista.
log-spain-republican = Un { $die } decide: la Spagna resta una repubblica.
log-income = { $power } incassa { $income } IPP{ $lost ->
        [0] .
       *[other] ; { $lost } sono tagliati fuori.
    }
    .you = Incassi { $income } IPP per { $power }{ $lost ->
            [0] .
           *[other] ; { $lost } sono tagliati fuori.
        }
log-battle = { $power } attacca { $zone }.
    .you = Attacchi { $zone } con { $power }.
log-attack = { $zone }, round { $round }: { $power } attacca e tira { $dice }, { $hits ->
        [0] nessuno colpisce
        [one] uno colpisce
       *[other] { $hits } colpiscono
    }.
    .you = { $zone }, round { $round }: attacchi e tiri { $dice }, { $hits ->
            [0] nessuno colpisce
            [one] uno colpisce
           *[other] { $hits } colpiscono
        }.
log-defence = { $zone }, round { $round }: la difesa tira { $dice }, { $hits ->
        [0] nessuno colpisce
        [one] uno colpisce
       *[other] { $hits } colpiscono
    }.
log-lost = { $power } perde { $unit } ({ $zone }).
    .you = Perdi { $unit } ({ $zone }).
log-retreated = { $power } si ritira da { $zone } a { $to }.
    .you = Ti ritiri da { $zone } a { $to }.
log-stranded = { $power } non può più uscire da { $zone } ed è perduto.
    .you = Non puoi più uscire da { $zone }: le tue unità sono perdute.
log-captured = { $power } prende { $zone } a { $other }.
    .you = Prendi { $zone } a { $other }.
log-liberated = { $power } libera { $zone } per { $other }.
    .you = Liberi { $zone } per { $other }.
log-armistice = Armistizio: il Sud della Francia passa ({ $power }).
log-boosted = I partigiani appoggiano { $attacker }: colpisce con 1 in più.
log-raid = Partigiani di { $power } fanno un’incursione ({ $zone }).
    .you = I tuoi partigiani fanno un’incursione ({ $zone }).
log-raiders-lost = I partigiani dell’incursione di { $power } cadono ({ $zone }).
    .you = I tuoi partigiani dell’incursione cadono ({ $zone }).
log-walked = Un partigiano va da { $from } a { $zone }.
log-disbanded = Un partigiano di { $power } si scioglie ({ $zone }).
    .you = Il tuo partigiano si scioglie ({ $zone }).
log-transformed = Partigiani di { $power } formano una milizia ({ $zone }).
    .you = I tuoi partigiani formano una milizia ({ $zone }).
log-armed = Un partigiano di { $power } diventa milizia ({ $zone }).
    .you = Il tuo partigiano diventa milizia ({ $zone }).
log-supported = Un partigiano di { $power } appoggia l’attacco ({ $zone }) e tira { $die }: { $result }.
    .you = Il tuo partigiano appoggia l’attacco ({ $zone }) e tira { $die }: { $result }.
log-support-refused = L’appoggio di { $power } è rifiutato ({ $zone }).
    .you = Il tuo appoggio è rifiutato ({ $zone }).
log-hunt = { $hunter } dà la caccia ai partigiani di { $power } ({ $zone }) e tira { $dice }: { $hits ->
        [0] nessuno colpisce
        [one] uno colpisce
       *[other] { $hits } colpiscono
    }.
    .you = Dai la caccia ai partigiani di { $power } ({ $zone }) e tiri { $dice }: { $hits ->
            [0] nessuno colpisce
            [one] uno colpisce
           *[other] { $hits } colpiscono
        }.
log-partisan-lost = Un partigiano di { $power } risponde con un { $die } e cade ({ $zone }).
    .you = Il tuo partigiano risponde con un { $die } e cade ({ $zone }).
log-partisan-lost-hits = Un partigiano di { $power } cade, ma il suo { $die } colpisce ({ $zone }).
    .you = Il tuo partigiano cade, ma il suo { $die } colpisce ({ $zone }).
log-faded = Un partigiano di { $power } si sottrae ({ $zone }).
    .you = Il tuo partigiano si sottrae ({ $zone }).
log-stood = Partigiani di { $power } tengono il campo ({ $zone }) e tirano { $dice }: { $hits ->
        [0] nessuno colpisce
        [one] uno colpisce
       *[other] { $hits } colpiscono
    }.
    .you = I tuoi partigiani tengono il campo ({ $zone }) e tirano { $dice }: { $hits ->
            [0] nessuno colpisce
            [one] uno colpisce
           *[other] { $hits } colpiscono
        }.
log-hunter-lost = { $power } perde { $unit } nella caccia ({ $zone }).
    .you = Perdi { $unit } nella caccia ({ $zone }).
log-recruited = Un partigiano di { $power } recluta ({ $zone }) e tira { $die }: { $result }.
    .you = Il tuo partigiano recluta ({ $zone }) e tira { $die }: { $result }.
log-sabotaged = Un partigiano di { $power } sabota { $facility } ({ $zone }) e tira { $die }: { $result }{ $points ->
        [0] .
        [one] , un punto di danno.
       *[other] , { $points } punti di danno.
    }
    .you = Il tuo partigiano sabota { $facility } ({ $zone }) e tira { $die }: { $result }{ $points ->
            [0] .
            [one] , un punto di danno.
           *[other] , { $points } punti di danno.
        }
log-disrupted = Un partigiano di { $power } disturba le entrate ({ $zone }) e tira { $die }: { $result }{ $paid ->
        [0] .
       *[other] , { $victim } paga { $paid } IPP.
    }
    .you = Il tuo partigiano disturba le entrate ({ $zone }) e tira { $die }: { $result }{ $paid ->
            [0] .
           *[other] , { $victim } paga { $paid } IPP.
        }
log-infiltrated = Un partigiano del PCC appare ({ $zone }).
log-supplied = { $lender } rifornisce i partigiani di { $power } ({ $zone }) e tira { $die }: { $result }.
    .you = Rifornisci i partigiani di { $power } ({ $zone }) e tiri { $die }: { $result }.
log-marker-refused = { $power } rifiuta il segnalino di { $lender } ({ $zone }).
    .you = Rifiuti il segnalino di { $lender } ({ $zone }).
log-skipped = { $power } non tira ({ $zone }).
    .you = Non tiri ({ $zone }).
log-generated = Un { $die }: appare un partigiano di { $power } ({ $zone }).
    .you = Un { $die }: appare un tuo partigiano ({ $zone }).
log-generation-rolls = { $power } tira per i partigiani: { $dice }.
    .you = Tiri per i partigiani: { $dice }.
log-set-up = La guerra comincia nel { $year }.
log-funds = { $power } comincia con { $income } IPP.
log-uprising = Partigiani di { $power } sono insorti ({ $zone }).
    .you = I tuoi partigiani sono insorti ({ $zone }).
log-dispersed = Un partigiano di { $power } torna a casa ({ $zone }): la zona è della sua alleanza.
    .you = Il tuo partigiano torna a casa ({ $zone }): la zona è della tua alleanza.
log-nobody-came = Un { $die }: non appare nessun partigiano di { $power } ({ $zone }).
    .you = Un { $die }: non appare nessun tuo partigiano ({ $zone }).
log-marker-returned = Un segnalino rifornimenti di { $power } non è stato speso e ritorna ({ $zone }).
    .you = Il tuo segnalino rifornimenti non è stato speso e ritorna ({ $zone }).
log-seen-again = Un partigiano di { $power } può di nuovo essere rastrellato ({ $zone }).
    .you = Il tuo partigiano può di nuovo essere rastrellato ({ $zone }).
log-standing = { $alliance }: { $points } punti, { $score } rispetto al par.
log-won = { $alliance }: la vittoria è loro.
log-soul = Anima della resistenza: { $seats }.
log-left = { $seat } se ne va.
log-round-ends = Il giro { $round } è finito.
result-success = riesce
result-nothing = senza effetto
result-failure = fallisce e il partigiano cade

## Ends

end-sudden-win = L'Asse travolge il mondo.
end-axis-defeated = L'Asse è sconfitto.
end-last-round = L'ultimo giro è finito; si confrontano i punteggi.
end-agreed = Tutti d’accordo: la partita finisce qui e vale il punteggio attuale.

## Nouns

power-germany = Germania
power-ussr = URSS
power-japan = Giappone
power-ccp = PCC
power-kmt = KMT
power-uk = Gran Bretagna
power-france = Francia
power-italy = Italia
power-usa = USA
alliance-axis = Asse
alliance-allies = Alleati
alliance-comintern = Comintern
unit-armour = corazzati
unit-mechanised = motorizzati
unit-artillery = artiglieria
unit-cavalry = cavalleria
unit-infantry = fanteria
unit-mountain_infantry = alpini
unit-militia = milizia
facility-factory = fabbrica
facility-port = porto
facility-railway = ferrovia
attacker-by-land = { $unit }
attacker-by-sea = { $unit } (per mare)
minor-mexico = Messico
minor-colombia = Colombia
minor-brazil = Brasile
minor-norway = Norvegia
minor-sweden = Svezia
minor-denmark = Danimarca
minor-finland = Finlandia
minor-netherlands = Paesi Bassi
minor-belgium = Belgio
minor-spain = Spagna
minor-austria = Austria
minor-czechoslovakia = Cecoslovacchia
minor-hungary = Ungheria
minor-poland = Polonia
minor-baltic = Paesi baltici
minor-romania = Romania
minor-bulgaria = Bulgaria
minor-yugoslavia = Jugoslavia
minor-greece = Grecia
minor-turkey = Turchia
minor-ethiopia = Etiopia
minor-iraq = Iraq
minor-persia = Persia
minor-afghanistan = Afghanistan
minor-siam = Siam
minor-mongolia = Mongolia
minor-kansu = Kansu
minor-shansi = Shansi
minor-suiyuan = Suiyuan
minor-hopeh = Hopeh
minor-shantung = Shantung
minor-kwangsi = Kwangsi
minor-yunnan = Yunnan
minor-tsinghai = Tsinghai
minor-sinkiang = Sinkiang
zone-afghanistan = Afghanistan
zone-alaska = Alaska
zone-algeria = Algeria
zone-alsace = Alsazia-Lorena
zone-amur = Amur
zone-anatolia = Anatolia
zone-andalusia = Andalusia
zone-aquitaine = Aquitania
zone-archangel = Arcangelo
zone-australia = Australia
zone-austria = Austria
zone-baltic_states = Paesi baltici
zone-bavaria = Baviera
zone-belarus = Bielorussia
zone-belgium = Belgio
zone-berlin = Berlino
zone-bohemia = Boemia
zone-bombay = Bombay
zone-brazil = Brasile
zone-bulgaria = Bulgaria
zone-burma = Birmania
zone-calcutta = Calcutta
zone-canada = Canada
zone-castile = Castiglia
zone-catalonia = Catalogna
zone-colombia = Colombia
zone-cyrenaica = Cirenaica
zone-delhi = Delhi
zone-denmark = Danimarca
zone-east_indies = Indie orientali olandesi
zone-eastern_manchuria = Manciuria orientale
zone-eastern_poland = Polonia orientale
zone-eastern_yugoslavia = Jugoslavia orientale
zone-egypt = Egitto
zone-equatorial_africa = Africa equatoriale francese
zone-ethiopia = Etiopia
zone-finland = Finlandia
zone-formosa = Formosa
zone-french_west_africa = Africa occidentale francese
zone-gibraltar = Gibilterra
zone-great_lakes = Grandi Laghi
zone-great_plains = Grandi Pianure
zone-greece = Grecia
zone-hanoi = Hanoi
zone-hawaii = Hawaii
zone-hokkaido = Hokkaido
zone-honan = Honan
zone-hopeh = Hopeh
zone-hunan = Hunan
zone-hungary = Ungheria
zone-iraq = Iraq
zone-irkutsk = Irkutsk
zone-istanbul = Istanbul
zone-italian_east_africa = Africa orientale italiana
zone-jehol = Jehol
zone-kansu = Kansu
zone-kashmir = Kashmir
zone-kazakhstan = Kazakistan
zone-kenya = Kenya
zone-kharkov = Charkov
zone-kiev = Kiev
zone-konigsberg = Königsberg
zone-korea = Corea
zone-kursk = Kursk
zone-kwangsi = Kwangsi
zone-kwangtung = Kwangtung
zone-kyushu = Kyushu
zone-leningrad = Leningrado
zone-london = Londra
zone-malaya = Malesia e Singapore
zone-mexico = Messico
zone-midlands = Midlands
zone-mongolia = Mongolia
zone-morocco = Marocco
zone-moscow = Mosca
zone-nanking = Nanchino
zone-netherlands = Paesi Bassi
zone-new_guinea = Nuova Guinea
zone-new_york = New York
zone-normandy = Normandia
zone-north_caucasus = Caucaso settentrionale
zone-northern_italy = Italia settentrionale
zone-northern_manchuria = Manciuria settentrionale
zone-norway = Norvegia
zone-odessa = Odessa
zone-panama = Panama
zone-paris = Parigi
zone-persia = Persia
zone-philippines = Filippine
zone-romania = Romania
zone-rome = Roma
zone-ruhr = Germania occidentale
zone-saigon = Saigon
zone-scotland = Scozia
zone-shansi = Shansi
zone-shantung = Shantung
zone-shensi = Shensi
zone-siam = Siam
zone-sicily = Sicilia
zone-silesia = Slesia
zone-sinkiang = Sinkiang
zone-slovakia = Slovacchia
zone-smolensk = Smolensk
zone-south_africa = Sudafrica
zone-southeast_us = Stati Uniti sudorientali
zone-southern_france = Francia meridionale
zone-southern_italy = Italia meridionale
zone-stalingrad = Stalingrado
zone-sudan = Sudan
zone-suiyuan = Suiyuan
zone-sweden = Svezia
zone-syria = Siria
zone-szechwan = Szechwan
zone-texas = Texas
zone-tokyo = Tokyo
zone-trans_jordan = Transgiordania
zone-transbaikal = Transbaikalia
zone-transcaucasia = Transcaucasia
zone-tripolitania = Tripolitania
zone-tsinghai = Tsinghai
zone-tunisia = Tunisia
zone-urals = Urali
zone-vladivostok = Vladivostok
zone-warsaw = Varsavia
zone-washington = Washington
zone-western_manchuria = Manciuria occidentale
zone-western_siberia = Siberia occidentale
zone-western_us = Stati Uniti occidentali
zone-western_yugoslavia = Jugoslavia occidentale
zone-yunnan = Yunnan

## What the table shows

view-round = Giro
view-power = Turno di
view-ending = Fine
view-owner = Zone
view-status = Come sono state acquisite le zone
view-right = Tira per i partigiani
view-claims = Diritti minori
view-damage = Danni
view-taken_from = Prese in questo turno a
view-units = Unità
view-partisans = Partigiani
view-cash = IPP
view-queue = Acquistate, non piazzate
view-stock = Segnalini rifornimento in riserva
view-wars = Guerre
view-limited = Minori sotto attacco, da
view-influence = Influenza
view-spain = Spagna
view-nationalist_aid = Aiuti ai nazionalisti
view-republican_aid = Aiuti alla Repubblica
view-armistice = Armistizio della Francia
view-paris = Parigi presa da
view-shipped = Inviate per mare
view-railed = Inviate per ferrovia
view-bought = Acquistate in questo turno
view-influenced = Influenza tentata
view-lent = IPP prestati
view-aided = Spagna aiutata
view-skipped = Zone senza tiro
view-gone = Usciti
view-boosts = Attaccanti sostenuti
view-zone = Zona
view-controller = Controllo
view-marks = Segni
view-unit = Unità
view-by_sea = Per mare
view-gain = Aumento
view-factory = Fabbrica
view-port = Porto
view-railway = Ferrovia
power-minor = neutrale
unit-partisan = partigiano
status-original = originaria
status-aligned = allineata
status-controlled = controllata
status-captured = conquistata
status-gained = acquisita prima
spain-open = guerra civile
spain-nationalist = nazionalista
spain-republican = repubblicana
ending-sudden_win = vittoria improvvisa
ending-axis_defeated = Asse sconfitto
ending-last_round = ultimo giro
mark-mountain = montagna
mark-acted = ha agito
mark-moved = si è mosso
mark-raided = ha fatto un'incursione
mark-refused = ha rifiutato i rifornimenti
mark-faded = sparito
mark-fresh = rifornito, dal prossimo turno
mark-ripe = rifornito
mark-declined = sostegno rifiutato
mark-hit = colpito
mark-raiding = fa un'incursione

## Seats

seat-2-1 = Asse
seat-2-2 = Alleati e Comintern
seat-3-1 = Asse
seat-3-2 = Alleati
seat-3-3 = Comintern

## First steps

primer-1 = Il mondo in guerra, dal 1936 al 1945. Nove potenze in tre alleanze, e dietro ogni fronte i partigiani.
    .title = Di che si tratta
primer-2 = Le zone danno entrate e punti vittoria. La vostra alleanza gioca contro il suo par: vince chi lo supera di più.
    .title = Lo scopo
primer-3 = Ogni potenza compra, muove e attacca, combatte con dadi a dodici facce, muove in treno, schiera gli acquisti e incassa.
    .title = Un turno
primer-4 = Le zone catturate tirano per i partigiani. Senza guardie tagliano ferrovie e rifornimenti, bruciano denaro, sabotano fabbriche e diventano milizia.
    .title = Partigiani
primer-5 = Un’unità di tipo fanteria per partigiano tiene aperta la linea. Cacciate in forze; i partigiani possono dileguarsi. Alla fine decide il par.
    .title = Guardie e cacce
primer-6 = Una zona ha il colore del padrone; i rombi sono partigiani. Il pannello clandestino dice che cosa blocca ciascuno e che cosa può fare.
    .title = Leggere la mappa
coach-purchase = Comprate prima fanteria; la milizia fa la guardia a poco prezzo.
coach-combat = Combattete dove le probabilità sono buone; cacciate con chi è libero.

## The board

board-sheet = La tua decisione
board-tab-record = Registro
board-tab-talk = Voci
board-tab-map = Zona
board-tab-turn = Turno
board-tab-under = Clandestini
board-tab-score = Punti
board-theatres = Teatri di guerra
board-theatre-europe = Europa
board-theatre-china = Cina e Giappone
board-theatre-world = Il mondo
board-theatre-short-europe = Europa
board-theatre-short-china = Cina
board-theatre-short-world = Mondo
board-theatre-signs = *S2: due partigiani di S; G3: zona di G con tre unità; n: neutrale; /F1: anche un’unità di F; + detto sotto
board-zones = Zone in questione
board-told = { $what }: { $said }
board-map-of = Carta: { $theatre }. Le frecce la spostano, più e meno la avvicinano e allontanano.
board-zoom = Vicino e lontano
board-nearer = Più vicino
board-farther = Più lontano
board-whole = Tutto il teatro
board-frozen = congelato nel 1943
board-tools = Pannelli
board-close = Chiudi
board-list = Elenco
board-standing = Consegne
board-standing-note = Nessuna domanda finché non cambi; nessuno ti aspetta.
board-standing-ask = Chiedimi
board-standing-usual = Le solite consegne per tutto
board-standing-none-left = Tutto ha la sua consegna.
board-preset = A questo tavolo lento valgono per te le solite consegne: nessun turno aspetta.
board-preset-change = Cambiale
board-topic-fade = Partigiani braccati
board-topic-support = Appoggio
board-topic-consent = Offerte altrui
board-topic-retreat = Ritirata
board-topic-losses = Perdite
board-history = Storia
board-history-now = Adesso
board-history-start = Inizio della guerra, { $year }
board-history-round = Fine del giro { $round }, { $year }
board-lit = può agire
board-search = Cerca una zona: k, fabbrica, partigiani
board-search-hits =
    { $n ->
        [one] una zona
        *[other] { $n } zone
    }
board-partisans-word = partigiani
board-percent = { $n }%
board-when =
    { $half ->
        [1] gennaio
        *[other] luglio
    } { $year }
board-round-of = { $round } di { $rounds }
board-turn-of = { $power }: il turno
board-power-germany = Germania
board-power-ussr = URSS
board-power-japan = Giappone
board-power-ccp = PCC
board-power-kmt = KMT
board-power-uk = Gran Bretagna
board-power-france = Francia
board-power-italy = Italia
board-power-usa = USA
board-letter-germany = G
board-letter-ussr = S
board-letter-japan = J
board-letter-ccp = C
board-letter-kmt = K
board-letter-uk = B
board-letter-france = F
board-letter-italy = I
board-letter-usa = A
board-partisan-germany = tedesco
board-partisan-ussr = sovietico
board-partisan-japan = giapponese
board-partisan-ccp = PCC
board-partisan-kmt = KMT
board-partisan-uk = britannico
board-partisan-france = francese
board-partisan-italy = italiano
board-partisan-usa = americano
board-phase-buy = Acquisti
board-phase-march = Marcia
board-phase-combat = Scontri
board-phase-move = Mosse
board-phase-place = Arrivi
board-phase-uprising = Rivolta
board-tab-of-buy = I tuoi acquisti
board-tab-of-march = La tua marcia
board-tab-of-combat = I tuoi scontri
board-tab-of-move = Le tue mosse
board-tab-of-place = I tuoi arrivi
board-tab-of-aid = I tuoi aiuti
board-tab-of-uprising = Rivolta
board-left-buy =
    { $cash } IPP, { $queued ->
        [0] niente ordinato
        [one] un’unità ordinata
        *[other] { $queued } unità ordinate
    }
board-left-march =
    { $n ->
        [0] nessun attacco
        [one] una zona attaccata
        *[other] { $n } zone attaccate
    }
board-left-picked = { $n } unità scelte a { $zone }
board-left-battles =
    { $n ->
        [one] una battaglia
        *[other] { $n } battaglie
    }
board-left-hunts =
    { $n ->
        [one] una caccia possibile
        *[other] { $n } cacce possibili
    }
board-left-acts =
    { $n ->
        [one] un partigiano da muovere
        *[other] { $n } partigiani da muovere
    }
board-left-nothing = nulla da combattere
board-left-move = treno { $rail } di { $rails }, mare { $sea } di { $seas }
board-left-place =
    { $n ->
        [one] un’unità
        *[other] { $n } unità
    }, { $markers ->
        [0] nessun segnalino
        [one] un segnalino
        *[other] { $markers } segnalini
    }
board-left-aid =
    aiuti: { $n ->
        [0] nessun segnalino
        [one] un segnalino
        *[other] { $n } segnalini
    }
board-left-uprising =
    { $n ->
        [0] nessuna zona
        [one] una zona
        *[other] { $n } zone
    }
board-income = Entrate
board-income-note = IPP a turno
board-par = Contro il par
board-par-note = rosso: clandestini
board-par-words = { $points } punti, { $bonus } per i clandestini, par { $par }
board-par-own =
    Tu: { $zones ->
        [one] una zona
        *[other] { $zones } zone
    } clandestine, bonus { $bonus }.
board-par-next =
    { $n ->
        [one] Ancora una zona
        *[other] Ancora { $n } zone
    }: bonus { $bonus }.
board-underground = Clandestini
board-underground-note =
    { $n ->
        [one] Un partigiano
        *[other] { $n } partigiani
    }, { $zones ->
        [one] una zona
        *[other] { $zones } zone
    }: bonus { $bonus }.
board-underground-none = Nessuno è ancora in clandestinità.
board-all-partisans = Tutte le parti
board-pools = riserva { $pool } di { $pieces }, segnalini { $markers }
board-col-zone = Zona
board-col-way = Passaggio
board-col-behind = Dietro, e che cosa rompere
board-col-beyond = IPP oltre
board-col-here = IPP qui
board-col-guards = Guardie
board-col-works = riesce / perso al D12
board-col-marker = con segnalino
board-blocked-for = Bloccata: { $power }
board-blocked-note = né rifornimenti né treni
board-open = Aperta
board-open-note = altri { $n } la bloccherebbero
board-hangs-none = niente ne dipende
board-hangs =
    { $n ->
        [one] { $zones } ne dipende
        *[other] { $zones } … ({ $n }) ne dipendono
    }
board-hangs-cut = { $zones } tagliata
board-has = ha { $n }
board-needs = servono { $n }
board-guards = Guardie: ha { $has }, servono { $needs }
board-partisans-n =
    { $n ->
        [one] un partigiano
        *[other] { $n } partigiani
    }
board-partisan-of = Partigiano: { $power }
board-deed-sabotage = Sabotaggio
board-deed-disrupt = Disturbo
board-deed-recruit = Reclutare
board-deed-support = Appoggiare un attacco
board-deed-give = Ricevere rifornimenti
board-deed-does-sabotage = { $what }: 1-3 danni
board-deed-does-disrupt = { $power } paga 1-3 IPP
board-deed-does-recruit = uno in più qui
board-deed-does-support = un attaccante guadagna 1
board-deed-does-give = tiene un segnalino
board-deed-odds = riesce { $works } volte su 12, perso { $lost } su 12
board-deed-odds-marker = riesce { $works } volte su 12, con un segnalino { $marker }, perso { $lost } su 12
board-in-12 = { $n } su 12
board-nothing = niente
board-do-sabotage = Sabota
board-do-disrupt = Disturba
board-do-recruit = Recluta
board-supply = Rifornimenti
board-signs = Segni
board-sign-ready = partigiano, con la lettera della sua potenza
board-sign-acted = ha agito
board-sign-faded = è sparito
board-sign-supplied = è rifornito
board-sign-mountain = partigiano di montagna
board-sign-shut = niente rifornimenti né treni
board-sign-foot = fanteria e milizia
board-sign-rest = tutte le altre unità
board-sign-all = unità di ogni tipo insieme
board-sign-guest = unità di un’altra potenza
board-sign-harm = punti di danno
board-sign-letters = Partigiani: { $list }
board-supply-of = { $power }: rifornimenti e treni
board-line-open = { $power }: rifornimenti, a punti per mare
board-line-only = l’unica linea rimasta
board-line-shut = tagliata: né treni né rifornimenti
board-ledger = Conti
board-ledger-note = Quanto incassa ciascuno, quanto tolgono i partigiani, chi può dichiarare guerra.
board-calendar = Calendario di guerra
board-col-power = Potenza
board-col-cash = Cassa
board-col-income = Entrate
board-col-lost = Perso
board-col-cut = Tagliato
board-col-pool = Pezzi
board-col-wars = In guerra con
board-col-may = Può dichiarare a
board-pool-of = { $pool } di { $pieces }
board-may-from = { $power } dal { $year }
board-may-drawn = { $power } dal { $year }, o se coinvolto
board-spain = Spagna: guerra civile. Aiuti { $nationalist } ai nazionalisti, { $republican } alla Repubblica.
board-production = Produzione
board-production-note = { $power }, { $when }. Pagato ora, messo in campo a fine turno. GW-3.1
board-spent = spesi
board-spent-of = di { $cash } IPP,
board-spent-left = restano
board-col-unit = unità
board-col-values = att / dif / mov
board-col-price = IPP
board-col-count = quanti
board-col-cost = costo
board-ware-marker = Segnalino rifornimenti
board-ware-partisan = Partigiano
board-ware-note-artillery = +1 a una fanteria
board-ware-note-armour = può sfondare
board-ware-note-mountain_infantry = al massimo 2 a turno
board-ware-note-militia = senza fabbrica, suolo proprio
board-ware-note-marker = per un partigiano, { $n } per tutti
board-repair = Ripara { $facility }, { $zone }
board-sites = Dove andranno
board-sites-note = proposta
board-sites-none = Non c’è una fabbrica in cui costruire.
board-site-room = { $n } di { $room }
board-front =
    { $n ->
        [0] al fronte
        [1] accanto al fronte
        *[other] a { $n } zone dal fronte
    }
board-front-none = oltremare
board-influence = Influenza
board-influence-price = 1 IPP a tiro
board-influence-note = Un tiro per una potenza minore; accanto, la probabilità che ti si avvicini.
board-next-income = Prossime entrate: { $n } IPP.
board-ask-order = Ordina per { $cash } IPP.
board-ask-ordered =
    { $n ->
        [one] Un pezzo
        *[other] { $n } pezzi
    } per { $cost } IPP, restano { $left }.
board-why-order = Il resto rimane in cassa. Tratteggiato: troppo caro o non disponibile.
board-order =
    { $n ->
        [one] Ordina uno
        *[other] Ordina { $n }
    }
board-order-none = Non comprare
board-open-sheet = Foglio di produzione
board-end-buy = Fine acquisti
board-end-march = Fine marcia
board-end-combat = Fine scontri
board-end-move = Fine mosse
board-end-place = Fine arrivi
board-end-lend = Fine aiuti
board-take-back = Riprendi
board-undo = Annulla
board-take-stack = Prendi la pila: { $zone }
board-march-attack = Attacca { $zone } con { $units }: { $percent }%
board-march-move = { $units } a { $zone }
board-march-rail = { $units } a { $zone }, { $n } in treno
board-march-sea = { $units } a { $zone }, { $n } per mare
board-ask-march = Attacca con una pila di una zona accesa.
board-why-march = Zone e nomi accesi: le loro unità possono raggiungere un nemico.
board-ask-target =
    { $n ->
        [one] Un’unità
        *[other] { $n } unità
    } da { $zone }: scegli una zona da attaccare.
board-why-target = La probabilità è quella fino in fondo. Si annulla finché non cadono i dadi.
board-why-attack =
    { $zone }, fino in fondo: { $percent }%, { $lost ->
        [0] quasi nessuna perdita.
        [one] circa un’unità persa.
        *[other] circa { $lost } unità perse.
    }
board-prize-frees = Libera: { $what }.
board-prize-brings = Rende { $what }.
board-attack = Attacca { $zone }
board-why-hunt = { $percent }% di colpire nel primo round: in media { $killed } uccisi, { $lost } cacciatori persi. Poi possono dileguarsi.
board-means-backing = sono le probabilità dell’attacco senza e con un sostegno riuscito.
board-why-sea = Ogni traversata arriva con il { $percent }%.
board-ask-move = Scegli una pila da muovere.
board-why-move = Le guardie necessarie restano, salvo ordine contrario.
board-ask-goal =
    { $n ->
        [one] Un’unità
        *[other] { $n } unità
    } da { $zone }: dove?
board-why-goal = Treni e navi vengono presi da soli dove serve.
board-rally = Raduna qui
board-rally-attack = Attacca da ogni lato
board-ask-rally =
    { $n ->
        [0] { $zone }: chi viene?
        [one] { $zone }: viene un’unità.
        *[other] { $zone }: vengono { $n } unità.
    }
board-ask-rally-attack =
    { $n ->
        [one] Un’unità attacca { $zone }: { $percent }%.
        *[other] { $n } unità attaccano { $zone }: { $percent }%.
    }
board-why-rally = Un tocco su una zona: tutta la pila o nessuno. Treni e navi vengono presi da soli.
board-rally-go =
    { $n ->
        [one] Mandane una
        *[other] Mandane { $n }
    }
board-rally-attack-go =
    { $n ->
        [one] Attacca con una
        *[other] Attacca con { $n }
    }
board-rally-stack = { $zone }: tutta la pila o nessuno
board-rally-rail = in treno
board-rally-sea = per mare, { $percent }%
board-only = Solo { $unit }
board-item-battle = Combatti per { $zone }.
board-item-hunt = Caccia ai partigiani ({ $power }) a { $zone }?
board-item-raid = Incursione a { $zone }?
board-item-partisan = Partigiano: { $zone }
board-ask-partisan = { $zone }: scegli l’azione del partigiano.
board-why-partisan = Riesce { $works } volte su 12, perso { $lost } su 12. Restano: { $left }.
board-why-battle = Resta: { $left }. Le battaglie sono obbligatorie.
board-why-items = Resta: { $left }.
board-ask-combat-done = Niente più da combattere.
board-why-combat-done =
    { $n ->
        [0] Non resta nulla.
        *[other] Saltati: { $n }.
    }
board-why-draft = Scelto a metà; puoi riprendere.
board-why-draft-in = Iniziato: { $zone }; puoi riprendere.
board-why-marker = { $zone }: { $bare }% senza il segnalino, { $odds }% con esso.
board-skip = Salta { $zone }
board-fight = Combatti, { $zone }
board-fight-here = Combatti
board-take-it = Prendi { $zone }
board-fight-end = Combatti fino in fondo
board-fight-end-of = { $zone } fino in fondo
board-fight-all = Tutte e { $n } le battaglie fino in fondo
board-least = probabilità minima { $chance }
board-chance-to-take = probabilità di prendere { $zone }
board-hunts-where =
    { $n ->
        [one] Una caccia: premi la zona accesa con partigiani.
        *[other] { $n } cacce: premi una zona accesa con partigiani.
    }
board-fill = Tutte, o nessuna
board-fight-until = Fin sotto il { $n }%
board-fight-round = Continua
board-battle-odds = Fino in fondo perdi in media { $ours } unità, loro { $theirs }.
board-hunt-odds = di colpire un partigiano ({ $power }) nel primo round; in media { $killed } uccisi, { $lost } cacciatori persi.
board-hunt = Caccia
board-hunt-dice = { $power } caccia
board-of = di { $n }
board-battle-round = giro { $n }
board-you-take = prendi { $zone }, fino in fondo
board-they-take = { $power } prende { $zone }, fino in fondo
board-you-stop = ti fermi sotto il { $n }%
board-before = prima: { $n }%
board-still-to-lose = Da perdere ancora in media: { $power } { $ours }, { $other } { $theirs }.
board-hits =
    { $hits ->
        [one] un colpo
        *[other] { $hits } colpi
    } su { $dice ->
        [one] un dado
        *[other] { $dice } dadi
    }
board-hits-on = colpisce con { $n } o meno
board-falls = cade:
board-loses-count = { $unit } × { $n }
board-lose-acted = Perdere uno che ha agito
board-lose-ready = Perdere uno che non ha agito
board-cheapest = Prima il meno caro
board-go-on = Come continuare
board-go-end = Fino in fondo
board-go-end-note = nessun’altra domanda
board-go-until = Fin sotto il { $n }%
board-go-until-note = poi chiede
board-go-round = Un giro
board-go-round-note = poi chiede
board-placement = Arrivi
board-placement-note = Come proposto in un colpo, o pezzo per pezzo. GW-10.3
board-waiting = In attesa
board-place-fill = quanti ce ne stanno
board-place-where = Dove?
board-still-waiting =
    { $n ->
        [one] Uno resta
        *[other] { $n } restano
    } in attesa.
board-ask-place =
    { $n ->
        [one] Arriva un pezzo.
        *[other] Arrivano { $n } pezzi.
    }
board-why-place = Prima più vicino al fronte; la milizia dove nessuno sorveglia.
board-place-all = Metti tutti i { $n }
board-why-lend =
    { $gives ->
        [0] { $lends ->
            [0] Nessuno ha bisogno di aiuti; termina.
            *[other] Scegli chi riceve IPP, o termina.
        }
        *[other] { $lends ->
            [0] Un segnalino aiuta un partigiano nel suo prossimo turno.
            *[other] Presta IPP, dai un segnalino, o termina.
        }
    }
board-why-generation = Tutti i tiri insieme; una zona si può escludere.
board-roll-all = Tira tutto
board-rolls = Tiri per i partigiani
board-do-not-roll = Non tirare
board-orders = Ordini
board-orders-move = Attaccare con:
board-orders-stack = { $zone }, { $n ->
        [one] un’unità
        *[other] { $n } unità
    }
board-orders-war = Dichiarare guerra:
board-orders-to = Verso
board-orders-rail = Per ferrovia verso
board-orders-sail = Per mare verso
board-orders-through = Attraverso
board-orders-give = Mandare il segnalino a:
board-orders-note-give = probabilità che arrivi
board-orders-note-war = poi le sue zone si possono attaccare
board-ipp = { $n } IPP
board-vp =
    { $n ->
        [one] un punto
        *[other] { $n } punti
    }
board-factory-minor = fabbrica minore
board-factory-major = fabbrica maggiore
board-terrain-plain = pianura
board-terrain-city = città
board-terrain-mountain = montagna
board-terrain-jungle = giungla
board-terrain-desert = deserto
board-terrain-tundra = tundra
board-damage = Danni: fabbrica { $factory }, porto { $port }, ferrovia { $railway }
board-final = La guerra è finita
board-you-win = Hai vinto
board-you-lose = Hai perso
board-they-win = Vince { $names }
board-nobody-wins = Nessuno vince
board-stamp-won = Vittoria
board-stamp-lost = Sconfitta
board-story = Come è andata
board-sources = Da dove vengono i punti
board-round-short = Giro { $n }
board-see-map = La mappa
board-see-end = La fine
board-hunt-back = I partigiani rispondono
board-hunt-last = colpito, tira un’ultima volta
board-hunt-hits-partisans =
    { $n ->
        [0] Nessun partigiano colpito
        [one] Un partigiano colpito
        *[other] { $n } partigiani colpiti
    }
board-hunt-hits-hunters =
    { $n ->
        [0] Nessun cacciatore colpito
        [one] Un cacciatore colpito
        *[other] { $n } cacciatori colpiti
    }
board-hunt-fallen =
    { $n ->
        [one] uno è caduto
        *[other] { $n } sono caduti
    }
board-retreat-to = Ritirata verso:
board-means-fade = Resta e blocca ancora; in questo turno non può più essere cacciato.
board-means-stand = Tira il suo dado, e ogni colpo costa un cacciatore. Può essere cacciato ancora.
board-means-hunt_on = I cacciatori tirano di nuovo; i partigiani che combattono rispondono.
board-means-stop = La caccia è finita. Questi cacciatori non cacciano e non muovono più in questo turno.
board-means-again = è la probabilità dei cacciatori di colpire se la caccia continua.
board-moment-attack = Attacco
board-moment-defence = Difesa
board-moment-hunt = Caccia
board-moment-stood = Rispondono al fuoco
board-moment-fallen = Un partigiano cade
board-moment-faded = Un partigiano si sottrae
board-moment-captured = Presa
board-moment-liberated = Liberata
board-moment-generated = Appare un partigiano
board-moment-hunted = I braccati
board-moment-success = Riesce
board-moment-nothing = Niente
board-moment-failure = Cade
board-moment-damage =
    { $n ->
        [one] Un danno
        *[other] { $n } danni
    }
board-moment-paid = { $n } IPP in meno
board-moment-hits =
    { $n ->
        [0] Nessun colpo
        [one] Un colpo
        *[other] { $n } colpi
    }
board-moment-rolled =
    { $n ->
        [0] Nessuno
        [one] Ne arriva uno
        *[other] Ne arrivano { $n }
    }
board-moment-scale-works = riesce
board-moment-scale-lost = partigiano perso
board-final-points = { $sum } punti: { $points } per le zone, { $bonus } per i clandestini. Par { $par }
board-tally-battles = battaglie
board-tally-captures = zone prese
board-tally-raised = partigiani sorti
board-tally-killed = uccisi
board-tally-hunts = cacce
board-tally-sabotaged = punti di sabotaggio
board-tally-disrupted = IPP sottratti
board-zone-western_yugoslavia = Jugosl. occ.
board-zone-eastern_yugoslavia = Jugosl. or.
board-zone-eastern_poland = Polonia or.
board-zone-southern_france = Francia mer.
board-zone-northern_italy = Italia sett.
board-zone-southern_italy = Italia mer.
board-zone-baltic_states = Baltici
board-zone-alsace = Alsazia
board-zone-ruhr = Germania occ.
board-zone-north_caucasus = Caucaso sett.
board-zone-northern_manchuria = Manc. sett.
board-zone-eastern_manchuria = Manc. or.
board-zone-western_manchuria = Manc. occ.
board-zone-western_siberia = Siberia occ.
board-zone-western_us = Ovest USA
board-zone-southeast_us = Sudest USA
board-zone-east_indies = Indie or.
board-zone-malaya = Malesia
board-zone-equatorial_africa = Africa eq.
board-zone-french_west_africa = Africa occ.
board-zone-italian_east_africa = Africa or.
board-short-netherlands = P. Bassi
board-short-belgium = Belg.
board-short-silesia = Slesia
board-short-slovakia = Slov.
board-short-bohemia = Boem.
board-short-bavaria = Bav.
board-short-austria = Aust.
board-short-hungary = Ungh.
board-short-normandy = Norm.
board-short-romania = Rom.
board-short-bulgaria = Bulg.
board-short-alsace = Als.
board-short-smolensk = Smol.
board-short-kharkov = Char.
board-short-belarus = Bielor.
board-short-konigsberg = Königsb.
board-short-western_yugoslavia = Jug. occ.
board-short-eastern_yugoslavia = Jug. or.
board-short-eastern_poland = Pol. or.
board-short-ruhr = Germ. occ.
board-short-aquitaine = Aquit.
board-short-southern_france = Fr. mer.
board-short-northern_italy = It. sett.
board-short-shantung = Shant.
board-short-denmark = Danim.
board-short-warsaw = Vars.
board-why-retreat = Chi resta continua o si ritira.
board-why-fade = Dileguato, non è più attaccabile questo turno, ma blocca ancora.
board-ask-fade-next = { $power }, { $zone }: il prossimo partigiano combatte o si sottrae?
board-always-fade = Dileguarsi sempre
board-always-fade-note = Un ordine permanente: non verrà più chiesto finché non lo revochi.
order-fade = I partigiani si dileguano
order-stand = I partigiani combattono
order-support = I partigiani appoggiano gli attacchi
order-no-support = I partigiani non appoggiano nessuno
order-accept = Appoggi e segnalini si accettano
order-refuse = Appoggi e segnalini si rifiutano
order-retreat-below-30 = Ritirata sotto il 30%
order-retreat-below-50 = Ritirata sotto il 50%
order-retreat-below-70 = Ritirata sotto il 70%
order-retreat-below-0 = Mai ritirarsi
order-cheapest = Perdite: prima le meno care
# What stands after a power's name: every order above
order-of-power =
    { $rest ->
        [fade] { order-fade }
        [stand] { order-stand }
        [support] { order-support }
        [no-support] { order-no-support }
        [accept] { order-accept }
        [refuse] { order-refuse }
        [retreat-below-0] { order-retreat-below-0 }
        [retreat-below-30] { order-retreat-below-30 }
        [retreat-below-50] { order-retreat-below-50 }
        [retreat-below-70] { order-retreat-below-70 }
        [cheapest] { order-cheapest }
        *[other] { $rest }
    }
order-germany = { power-germany }: { order-of-power }
order-ussr = { power-ussr }: { order-of-power }
order-japan = { power-japan }: { order-of-power }
order-ccp = { power-ccp }: { order-of-power }
order-kmt = { power-kmt }: { order-of-power }
order-uk = { power-uk }: { order-of-power }
order-france = { power-france }: { order-of-power }
order-italy = { power-italy }: { order-of-power }
order-usa = { power-usa }: { order-of-power }

## What the abbreviations on the board are short for
board-abbr-IPP = punti di produzione industriale
