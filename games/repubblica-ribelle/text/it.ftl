### Tutte le parole che legge chi gioca a Repubblica Ribelle, in italiano.

game-title = Repubblica Ribelle
game-tagline = Insieme si salva la Repubblica; uno solo sfila in testa al corteo.
game-credits = Un gioco di Glauco Babini, Chiara Asti e Gabriele Mari, edito da Aleph Game Studio con il Museo della Repubblica di Montefiorino e della Resistenza Italiana. Adattamento non ufficiale: se vi piace, comprate il gioco dall’editore.

## Cose del gioco

sphere-military = Militare
sphere-political = Politica
sphere-social = Sociale
pile-military = Segnapunti Militare
pile-political = Segnapunti Politico
pile-social = Segnapunti Sociale
worth-military = valore Militare
worth-political = valore Politico
worth-social = valore Sociale
effect-draw = Pesca 1 carta
    .help = Pesca subito una carta Azione.
effect-move2 = 2 Punti Movimento
    .help = Muovi subito i tuoi pezzi con 2 punti.
effect-sabotage = Scarta da un Segnapunti
    .help = Scarta la carta in cima a un segnapunti altrui.
effect-plus1 = +1 per carta giocata
    .help = Ogni tua carta in questa missione vale 1 in più.
effect-place = Piazza 1 commissario o 1 distaccamento
    .help = Metti un pezzo della riserva alla tua base.
effect-steal = Prendi 1 carta
    .help = Prendi a caso una carta dalla mano di un altro.
effect-support = Sostegno +1
    .help = Il tuo sostegno sale di un passo.
symbol-grain = Ammasso di grano
    .help = Serve un tuo pezzo all’ammasso.
symbol-arms = Deposito d’armi
    .help = Serve un tuo pezzo al deposito.
symbol-hospital = Ospedale
    .help = Serve un tuo pezzo all’ospedale.
symbol-star = Stella
    .help = Solo per i comandanti della Stella.
symbol-flame = Fiamma
    .help = Solo per i comandanti della Fiamma.
resource-grain = Ammasso di grano
resource-arms = Deposito d’armi
resource-hospital = Ospedale
faction-star = Stella
faction-flame = Fiamma
token-cumer = CUMER
token-allies = Alleati
gear-green = ingranaggio verde
gear-red = ingranaggio rosso
unit-dm = Distaccamento Mobile
unit-cp = Commissario Politico
piece-dm1 = Dist. 1
piece-dm2 = Dist. 2
piece-dm3 = Dist. 3
piece-cp1 = Comm. 1
piece-cp2 = Comm. 2
piece-cp3 = Comm. 3
small-base = Base della Brigata
small-support = Sostegno della Popolazione
small-health = Salute della Repubblica
small-none = nessuna carta
small-radici = Strada delle Radici
small-automaton = Partigiano Automatizzato
small-objectives = Obiettivi
small-reserve = Riserva
small-leader = Leader
small-no-effect = nessun effetto
small-pile = Segnapunti
small-deck = Mazzo
small-discard = Scarti
small-first-player = Primo Giocatore
small-phase-1 = Fase I
small-phase-2 = Fase II
small-step-1 = Stato Maggiore
small-step-2 = Manovre
small-step-3 = Missione
small-step-4 = Risoluzione
small-step-5 = Rifornimenti
small-step-6 = Fine del Round
leader-unused = non ancora giocato
leader-used = giocato
leader-lost = perduto

## Comandanti

board-armando = Armando
    .person = Mario Ricci
board-norma = Norma
    .person = Norma Barbolini
board-eros = Eros
    .person = Didimo Ferrari
board-claudio = Claudio
    .person = Ermanno Gorrieri
board-mario = Mario
    .person = Mario Allegretti
board-carlo = Don Carlo
    .person = Domenico Orlandini

## Carte Azione

title-imboscata = Imboscata
title-assalto-al-presidio = Assalto al presidio
title-sabotaggio-ai-ponti = Sabotaggio ai ponti
title-posto-di-blocco = Posto di blocco
title-pattuglia-notturna = Pattuglia notturna
title-mitragliatrice-pesante = Mitragliatrice pesante
title-disertori = Disertori
title-battaglione-sovietico = Battaglione sovietico
title-assemblea-in-piazza = Assemblea in piazza
title-giunta-comunale = Giunta comunale
title-giornale-ciclostilato = Giornale ciclostilato
title-tribunale-partigiano = Tribunale partigiano
title-radio-clandestina = Radio clandestina
title-trattativa-col-parroco = Trattativa col parroco
title-scambio-di-prigionieri = Scambio di prigionieri
title-elezioni-libere = Elezioni libere
title-mulino = Mulino
title-caseificio = Caseificio
title-medico-condotto = Medico condotto
title-gruppi-di-difesa-della-donna = Gruppi di difesa della donna
title-scuola-riaperta = Scuola riaperta
title-calmiere-dei-prezzi = Calmiere dei prezzi
title-mietitura = Mietitura
title-infermeria = Infermeria
title-staffetta = Staffetta
title-guida-di-montagna = Guida di montagna
title-brigata-d-assalto = Brigata d’assalto
title-commissario-garibaldino = Commissario garibaldino
title-sciopero-dei-mezzadri = Sciopero dei mezzadri
title-ordini-del-cumer = Ordini del CUMER
title-cellula-di-paese = Cellula di paese
title-fazzoletto-rosso = Fazzoletto rosso
title-aviolancio = Aviolancio
title-missione-alleata = Missione alleata
title-canonica-aperta = Canonica aperta
title-fiamme-verdi = Fiamme Verdi
title-giustizia-e-liberta = Giustizia e Libertà
title-fazzoletto-tricolore = Fazzoletto tricolore
card-A001 = { title-imboscata }
    .prints = { symbol-grain }: { effect-plus1 }
card-A002 = { title-imboscata }
    .prints = { symbol-arms }: { effect-move2 }
card-A003 = { title-imboscata }
    .prints = { symbol-hospital }: { effect-place }
card-A004 = { title-assalto-al-presidio }
    .prints = { symbol-grain }: { effect-sabotage }
card-A005 = { title-assalto-al-presidio }
    .prints = { symbol-arms }: { effect-place }
card-A006 = { title-assalto-al-presidio }
    .prints = { symbol-hospital }: { effect-draw }
card-A007 = { title-sabotaggio-ai-ponti }
    .prints = { symbol-grain }: { effect-draw }
card-A008 = { title-sabotaggio-ai-ponti }
    .prints = { symbol-arms }: { effect-plus1 }
card-A009 = { title-sabotaggio-ai-ponti }
    .prints = { symbol-hospital }: { effect-support }
card-A010 = { title-posto-di-blocco }
    .prints = { symbol-grain }: { effect-support }
card-A011 = { title-posto-di-blocco }
    .prints = { symbol-arms }: { effect-move2 }
card-A012 = { title-posto-di-blocco }
    .prints = { symbol-hospital }: { effect-steal }
card-A013 = { title-pattuglia-notturna }
    .prints = { symbol-grain }: { effect-place }
card-A014 = { title-pattuglia-notturna }
    .prints = { symbol-arms }: { effect-draw }
card-A015 = { title-pattuglia-notturna }
    .prints = { symbol-hospital }: { effect-move2 }
card-A016 = { title-mitragliatrice-pesante }
    .prints = { symbol-grain }: { effect-steal }
card-A017 = { title-mitragliatrice-pesante }
    .prints = { symbol-arms }: { effect-sabotage }
card-A018 = { title-mitragliatrice-pesante }
    .prints = { symbol-hospital }: { effect-move2 }
card-A019 = { title-disertori }
    .prints = { symbol-grain }: { effect-move2 }
card-A020 = { title-disertori }
    .prints = { symbol-arms }: { effect-place }
card-A021 = { title-disertori }
    .prints = { symbol-hospital }: { effect-support }
card-A022 = { title-battaglione-sovietico }
    .prints = { symbol-grain }: { effect-support }
card-A023 = { title-battaglione-sovietico }
    .prints = { symbol-arms }: { effect-draw }
card-A024 = { title-battaglione-sovietico }
    .prints = { symbol-hospital }: { effect-plus1 }
card-A025 = { title-assemblea-in-piazza }
    .prints = { symbol-arms }: { effect-plus1 }
card-A026 = { title-assemblea-in-piazza }
    .prints = { symbol-hospital }: { effect-move2 }
card-A027 = { title-assemblea-in-piazza }
    .prints = { symbol-grain }: { effect-place }
card-A028 = { title-giunta-comunale }
    .prints = { symbol-arms }: { effect-sabotage }
card-A029 = { title-giunta-comunale }
    .prints = { symbol-hospital }: { effect-place }
card-A030 = { title-giunta-comunale }
    .prints = { symbol-grain }: { effect-draw }
card-A031 = { title-giornale-ciclostilato }
    .prints = { symbol-arms }: { effect-draw }
card-A032 = { title-giornale-ciclostilato }
    .prints = { symbol-hospital }: { effect-plus1 }
card-A033 = { title-giornale-ciclostilato }
    .prints = { symbol-grain }: { effect-support }
card-A034 = { title-tribunale-partigiano }
    .prints = { symbol-arms }: { effect-support }
card-A035 = { title-tribunale-partigiano }
    .prints = { symbol-hospital }: { effect-move2 }
card-A036 = { title-tribunale-partigiano }
    .prints = { symbol-grain }: { effect-steal }
card-A037 = { title-radio-clandestina }
    .prints = { symbol-arms }: { effect-place }
card-A038 = { title-radio-clandestina }
    .prints = { symbol-hospital }: { effect-draw }
card-A039 = { title-radio-clandestina }
    .prints = { symbol-grain }: { effect-move2 }
card-A040 = { title-trattativa-col-parroco }
    .prints = { symbol-arms }: { effect-steal }
card-A041 = { title-trattativa-col-parroco }
    .prints = { symbol-hospital }: { effect-sabotage }
card-A042 = { title-trattativa-col-parroco }
    .prints = { symbol-grain }: { effect-move2 }
card-A043 = { title-scambio-di-prigionieri }
    .prints = { symbol-arms }: { effect-move2 }
card-A044 = { title-scambio-di-prigionieri }
    .prints = { symbol-hospital }: { effect-place }
card-A045 = { title-scambio-di-prigionieri }
    .prints = { symbol-grain }: { effect-support }
card-A046 = { title-elezioni-libere }
    .prints = { symbol-arms }: { effect-support }
card-A047 = { title-elezioni-libere }
    .prints = { symbol-hospital }: { effect-draw }
card-A048 = { title-elezioni-libere }
    .prints = { symbol-grain }: { effect-plus1 }
card-A049 = { title-mulino }
    .prints = { symbol-hospital }: { effect-plus1 }
card-A050 = { title-mulino }
    .prints = { symbol-grain }: { effect-move2 }
card-A051 = { title-mulino }
    .prints = { symbol-arms }: { effect-place }
card-A052 = { title-caseificio }
    .prints = { symbol-hospital }: { effect-sabotage }
card-A053 = { title-caseificio }
    .prints = { symbol-grain }: { effect-place }
card-A054 = { title-caseificio }
    .prints = { symbol-arms }: { effect-draw }
card-A055 = { title-medico-condotto }
    .prints = { symbol-hospital }: { effect-draw }
card-A056 = { title-medico-condotto }
    .prints = { symbol-grain }: { effect-plus1 }
card-A057 = { title-medico-condotto }
    .prints = { symbol-arms }: { effect-support }
card-A058 = { title-gruppi-di-difesa-della-donna }
    .prints = { symbol-hospital }: { effect-support }
card-A059 = { title-gruppi-di-difesa-della-donna }
    .prints = { symbol-grain }: { effect-move2 }
card-A060 = { title-gruppi-di-difesa-della-donna }
    .prints = { symbol-arms }: { effect-steal }
card-A061 = { title-scuola-riaperta }
    .prints = { symbol-hospital }: { effect-place }
card-A062 = { title-scuola-riaperta }
    .prints = { symbol-grain }: { effect-draw }
card-A063 = { title-scuola-riaperta }
    .prints = { symbol-arms }: { effect-move2 }
card-A064 = { title-calmiere-dei-prezzi }
    .prints = { symbol-hospital }: { effect-steal }
card-A065 = { title-calmiere-dei-prezzi }
    .prints = { symbol-grain }: { effect-sabotage }
card-A066 = { title-calmiere-dei-prezzi }
    .prints = { symbol-arms }: { effect-move2 }
card-A067 = { title-mietitura }
    .prints = { symbol-hospital }: { effect-move2 }
card-A068 = { title-mietitura }
    .prints = { symbol-grain }: { effect-place }
card-A069 = { title-mietitura }
    .prints = { symbol-arms }: { effect-support }
card-A070 = { title-infermeria }
    .prints = { symbol-hospital }: { effect-support }
card-A071 = { title-infermeria }
    .prints = { symbol-grain }: { effect-draw }
card-A072 = { title-infermeria }
    .prints = { symbol-arms }: { effect-plus1 }
card-A073 = { title-staffetta }
    .prints = { symbol-grain }: { effect-draw }
card-A074 = { title-staffetta }
    .prints = { symbol-arms }: { effect-steal }
card-A075 = { title-staffetta }
    .prints = { symbol-hospital }: { effect-place }
card-A076 = { title-guida-di-montagna }
    .prints = { symbol-grain }: { effect-move2 }
card-A077 = { title-guida-di-montagna }
    .prints = { symbol-arms }: { effect-move2 }
card-A078 = { title-guida-di-montagna }
    .prints = { symbol-hospital }: { effect-support }
card-A079 = { title-brigata-d-assalto }
    .prints = { symbol-star }: { effect-plus1 }
card-A080 = { title-brigata-d-assalto }
    .prints = { symbol-star }: { effect-place }
card-A081 = { title-brigata-d-assalto }
    .prints = { symbol-star }: { effect-steal }
card-A082 = { title-commissario-garibaldino }
    .prints = { symbol-star }: { effect-support }
card-A083 = { title-commissario-garibaldino }
    .prints = { symbol-star }: { effect-draw }
card-A084 = { title-commissario-garibaldino }
    .prints = { symbol-star }: { effect-sabotage }
card-A085 = { title-sciopero-dei-mezzadri }
    .prints = { symbol-star }: { effect-place }
card-A086 = { title-sciopero-dei-mezzadri }
    .prints = { symbol-star }: { effect-steal }
card-A087 = { title-sciopero-dei-mezzadri }
    .prints = { symbol-star }: { effect-plus1 }
card-A088 = { title-ordini-del-cumer }
    .prints = { symbol-star }: { effect-draw }
card-A089 = { title-ordini-del-cumer }
    .prints = { symbol-star }: { effect-sabotage }
card-A090 = { title-ordini-del-cumer }
    .prints = { symbol-star }: { effect-support }
card-A091 = { title-cellula-di-paese }
    .prints = { symbol-star }: { effect-steal }
card-A092 = { title-cellula-di-paese }
    .prints = { symbol-star }: { effect-plus1 }
card-A093 = { title-cellula-di-paese }
    .prints = { symbol-star }: { effect-place }
card-A094 = { title-fazzoletto-rosso }
    .prints = { symbol-star }: { effect-sabotage }
card-A095 = { title-fazzoletto-rosso }
    .prints = { symbol-star }: { effect-support }
card-A096 = { title-fazzoletto-rosso }
    .prints = { symbol-star }: { effect-draw }
card-A097 = { title-aviolancio }
    .prints = { symbol-flame }: { effect-plus1 }
card-A098 = { title-aviolancio }
    .prints = { symbol-flame }: { effect-place }
card-A099 = { title-aviolancio }
    .prints = { symbol-flame }: { effect-steal }
card-A100 = { title-missione-alleata }
    .prints = { symbol-flame }: { effect-support }
card-A101 = { title-missione-alleata }
    .prints = { symbol-flame }: { effect-draw }
card-A102 = { title-missione-alleata }
    .prints = { symbol-flame }: { effect-sabotage }
card-A103 = { title-canonica-aperta }
    .prints = { symbol-flame }: { effect-place }
card-A104 = { title-canonica-aperta }
    .prints = { symbol-flame }: { effect-steal }
card-A105 = { title-canonica-aperta }
    .prints = { symbol-flame }: { effect-plus1 }
card-A106 = { title-fiamme-verdi }
    .prints = { symbol-flame }: { effect-draw }
card-A107 = { title-fiamme-verdi }
    .prints = { symbol-flame }: { effect-sabotage }
card-A108 = { title-fiamme-verdi }
    .prints = { symbol-flame }: { effect-support }
card-A109 = { title-giustizia-e-liberta }
    .prints = { symbol-flame }: { effect-steal }
card-A110 = { title-giustizia-e-liberta }
    .prints = { symbol-flame }: { effect-plus1 }
card-A111 = { title-giustizia-e-liberta }
    .prints = { symbol-flame }: { effect-place }
card-A112 = { title-fazzoletto-tricolore }
    .prints = { symbol-flame }: { effect-sabotage }
card-A113 = { title-fazzoletto-tricolore }
    .prints = { symbol-flame }: { effect-support }
card-A114 = { title-fazzoletto-tricolore }
    .prints = { symbol-flame }: { effect-draw }
card-leader = il Leader

## Missioni

mission-M11 = Ponte Dolo
mission-M12 = Il fronte del Secchia
mission-M13 = La difesa di Monchio
mission-M14 = Il grande rastrellamento
mission-P11 = L’elezione della Giunta
mission-P12 = Il Comando unico
mission-P13 = Tribunale e polizia
mission-P14 = Tasse e requisizioni
mission-S11 = L’ammasso del grano
mission-S12 = L’ospedale dei partigiani
mission-S13 = Soccorso ai superstiti
mission-S14 = Luce alle valli
mission-M21 = Rastrellamento d’inverno
mission-M22 = La Via Giardini
mission-M23 = Riprendere la Rocca
mission-M24 = Ca’ Marastoni
mission-P21 = La seconda Repubblica
mission-P22 = L’incontro di Gova
mission-P23 = Il CLN della montagna
mission-P24 = La crisi del Comando
mission-S21 = L’inverno della fame
mission-S22 = Montefiorino brucia
mission-S23 = Sale e medicine
mission-S24 = La scuola riapre
effects-em = Missione militare
    .success = Tutti: 1 carta nel Segnapunti Militare. Chi dà di più (senza pareggi): un’altra carta e 1 distaccamento alla base.
    .failure = Tutti: perdono 1 carta Militare e 1 distaccamento. Salute −1.
effects-emx = Grande missione militare
    .success = Tutti: 1 carta nel Segnapunti Militare, poi ne pescano 1. Chi dà di più (senza pareggi): un’altra carta e questa missione.
    .failure = Tutti: perdono 1 carta Militare e 1 distaccamento. Salute −1.
effects-ep = Missione politica
    .success = Soglia alta: 2 obiettivi, 1 commissario, 1 carta Politica, sostegno +1. Soglia bassa: 1 obiettivo, 1 carta Politica. Se riesce, chi ha meno: sostegno −1.
    .failure = Tutti: perdono 1 carta Militare e 1 distaccamento. Salute −1.
effects-epx = Crisi del Comando
    .success = Chi raggiunge la soglia riprende il Leader giocato o mette 1 carta Politica. Se riesce, il più alto (senza pareggi) prende la missione.
    .failure = Tutti: perdono il Leader non giocato e 1 carta Politica. Salute −1.
effects-es = Missione sociale
    .success = Soglia alta: 2 obiettivi, 1 carta Sociale, sostegno +1. Soglia bassa: 1 obiettivo, 1 carta Sociale.
    .failure = Tutti: perdono 1 carta Sociale e 1 sostegno. Salute −1.

## Luoghi

territory-mon = Montefiorino
territory-toa = Toano
territory-pri = Prignano
territory-pol = Polinago
territory-pal = Palagano
territory-lam = Lama Mocogno
territory-fra = Frassinoro
territory-pia = Piandelagotti
territory-vil = Villa Minozzo
territory-lig = Ligonchio
locality-montefiorino = Montefiorino
locality-farneta = Farneta
locality-vitriola = Vitriola
locality-gusciola = Gusciola
locality-toano = Toano
locality-cerredolo = Cerredolo
locality-cavola = Cavola
locality-quara = Quara
locality-ca-marastoni = Ca’ Marastoni
locality-prignano = Prignano
locality-saltino = Saltino
locality-pigneto = Pigneto
locality-polinago = Polinago
locality-gombola = Gombola
locality-san-martino = San Martino
locality-palagano = Palagano
locality-monchio = Monchio
locality-costrignano = Costrignano
locality-boccassuolo = Boccassuolo
locality-lama-mocogno = Lama Mocogno
locality-barigazzo = Barigazzo
locality-la-santona = La Santona
locality-frassinoro = Frassinoro
locality-fontanaluccia = Fontanaluccia
locality-rovolo = Rovolo
locality-piandelagotti = Piandelagotti
locality-passo-delle-radici = Passo delle Radici
locality-santanna-pelago = Sant’Anna Pelago
locality-villa-minozzo = Villa Minozzo
locality-gova = Gova
locality-costabona = Costabona
locality-cervarolo = Cervarolo
locality-febbio = Febbio
locality-civago = Civago
locality-ligonchio = Ligonchio
locality-cinquecerri = Cinquecerri
locality-ospitaletto = Ospitaletto

## Opzioni

option-length = Durata
    .help = Partita completa di dieci missioni, o dimostrativa di cinque.
option-length-full = completa
option-length-demonstration = dimostrativa
option-health = Salute della Repubblica
    .help = Quante missioni fallite bastano a perdere; la dimostrativa parte da una di meno.
option-health-3 = 3
option-health-4 = 4, più facile
option-health-2 = 2, più difficile
option-boards = Plance
    .help = Scelte in ordine di turno o distribuite a caso.
option-boards-chosen = scelte
option-boards-random = a caso
option-first = Primo giocatore
    .help = Sorteggiato, o indicato da chi apre il tavolo.
option-first-random = sorteggio
option-first-seat_1 = posto 1
option-first-seat_2 = posto 2
option-first-seat_3 = posto 3
option-first-seat_4 = posto 4
option-first-seat_5 = posto 5
option-first-seat_6 = posto 6
option-talk = Parlare
    .help = Quando ci si può parlare prima e durante le missioni.
option-talk-staff = solo nello Stato Maggiore
option-talk-social = anche durante le missioni sociali
option-talk-never = mai durante le missioni
option-talk-always = sempre
option-faction_limit = Effetti Stella e Fiamma
    .help = Quanti effetti di fazione si possono attivare in una missione.
option-faction_limit-seat = uno per giocatore
option-faction_limit-table = uno per tutto il tavolo
option-faction_limit-any_effect = un solo effetto, di qualsiasi tipo, per giocatore
option-faction_limit-none = senza limite
option-red_free = Strada delle Radici gratis
    .help = Il primo passo sulla strada rossa è gratis: per giocatore o per pezzo.
option-red_free-seat = una volta per giocatore
option-red_free-piece = una volta per pezzo
option-reposition = Cambiare località
    .help = Spostarsi dentro lo stesso territorio durante le manovre.
option-reposition-free = gratis
option-reposition-one = 1 punto
option-reposition-forbidden = vietato
option-move2_red = Radici gratis con 2 Punti Movimento
    .help = Anche l’effetto 2 Punti Movimento ha un passo gratis sulla strada rossa.
option-political_failure = Fallimento politico
    .help = Cosa si perde quando fallisce una missione politica.
option-political_failure-printed = carta Militare e distaccamento, come stampato
option-political_failure-amended = carta Politica e commissario
option-automata_compare = Automatizzati a confronto
    .help = I Partigiani Automatizzati contano per il più alto e il più basso.
option-automata_compare-count = contano
option-automata_compare-ignored = ignorati
option-reshuffle = Rimescolare
    .help = Quando gli scarti tornano mazzo.
option-reshuffle-at_once = appena il mazzo finisce
option-reshuffle-when_needed = quando serve una carta
option-solo_targets = Da soli, senza avversari
    .help = Da soli, sabotare e rubare non hanno bersaglio.
option-solo_targets-nothing = nessun effetto
option-solo_targets-draw = si pesca una carta
option-phase_bonus = Rinforzo di Fase II
    .help = Come si confrontano mano e pezzi al cambio di fase.
option-phase_bonus-sum = somma
option-phase_bonus-larger = il maggiore dei due

## Tavoli pronti

preset-republic = La Repubblica
    .help = Quattro comandanti, dieci missioni.
preset-demonstration = Dimostrativa
    .help = Cinque missioni per imparare.
preset-solo = Da soli
    .help = Un comandante con due Partigiani Automatizzati.
preset-solo_demonstration = Da soli, dimostrativa
    .help = Cinque missioni con due Partigiani Automatizzati.
preset-two_and_one = In due
    .help = Due comandanti e un Partigiano Automatizzato.
preset-dealt = In sei, plance a caso
    .help = Sei comandanti, plance distribuite.
preset-winter = Inverno
    .help = Salute 2 e nessuna parola durante le missioni.

## Domande

order-lay = Gioca le carte in coda nel loro ordine, poi passa
prompt-boards = Scegli il tuo comandante.
prompt-boards-waits = { $seat } sceglie un comandante.
prompt-staff = { $mission }, { $target } e { $high }: dite quanto potete dare.
prompt-staff-military = { $mission }, { $target } tutti insieme: dite quanto potete dare.
prompt-staff-waits = Lo Stato Maggiore discute.
prompt-manoeuvres = Muovi i tuoi pezzi: { $left ->
    [0] non restano punti
    [one] resta un punto
   *[other] restano { $left } punti
}.
prompt-manoeuvres-waits = { $seat } manovra.
prompt-way = { $piece } da { $territory }: { $left ->
    [0] non restano punti
    [one] resta un punto
   *[other] restano { $left } punti
}. Attraversa un confine o fermati.
prompt-mission = { $mission }, { $worth }: soglie { $target } e { $high }. Gioca una carta coperta o passa.
prompt-mission-military = { $mission }, { $worth }: tutti insieme dovete arrivare a { $target }. Scegli le carte e confermale.
prompt-mission-waits = { $seat } gioca carte coperte.
prompt-activation = Attiva gli effetti delle tue carte, o fermati.
prompt-activation-waits = { $seat } attiva effetti.
prompt-bearer = { $card }: con quale pezzo la attivi?
prompt-target = { $card }: su chi o che cosa?
prompt-target-place = { $card }: quale pezzo piazzi?
prompt-movement = Muovi subito: { $left ->
    [0] non restano punti
    [one] resta un punto
   *[other] restano { $left } punti
}.
prompt-movement-waits = { $seat } muove per un effetto.
prompt-crisis = Riprendi il Leader o metti una carta nel Segnapunti Politico.
prompt-crisis-waits = { $seat } decide del suo Leader.
prompt-store = Metti una carta, coperta, nel { $pile }.
prompt-store-waits = { $seat } sceglie una carta per un segnapunti.
prompt-loss = Scegli quale { $unit } perdere.
prompt-loss-waits = { $seat } sceglie quale pezzo perdere.
prompt-limit = Scarta ancora { $count }: il limite è { $limit }.
prompt-limit-waits = { $seat } scarta fino al limite.
prompt-reinforcement = Un pezzo in più: distaccamento a Montefiorino o commissario alla base.
prompt-reinforcement-waits = { $seat } sceglie un rinforzo.
prompt-over = La partita è finita.

## Azioni

verb-board = Gioca { $board }
verb-pledge = «Posso dare circa { $points }»
verb-count_me_out = «Non contate su di me»
verb-need_help = «Mi serve aiuto»
verb-ready = Pronto
verb-move = Muovi { $piece } ({ $at })
verb-via = Verso { $territory } ({ $cost ->
    [0] gratis
    [one] un punto
   *[other] { $cost } punti
})
verb-to = Fermati a { $at }
verb-end_manoeuvres = Fine delle manovre
verb-lay = Gioca { $card } ({ $value }; { $symbol }: { $effect })
verb-commit = { $cards ->
    [0] Non giocare carte
    [one] Conferma una carta
   *[other] Conferma { $cards } carte
 }
verb-pass = Passa
verb-activate = Attiva { $card } ({ $symbol }): { $effect }
verb-with = Con { $piece }
verb-raid = Colpisci { $seat }: { $pile }
verb-rob = Prendi una carta a { $seat }
verb-place = Piazza: { $unit }
verb-end_move = Basta muovere
verb-end_activation = Basta effetti
verb-store = Metti { $card } ({ $value }; { $symbol }: { $effect })
verb-recover = Riprendi il Leader
verb-store_instead = Metti invece una carta
verb-lose = Perdi { $piece } ({ $at })
verb-drop = Scarta { $card } ({ $symbol }: { $effect })
verb-reinforce = Rinforzo: { $unit }

## Rifiuti

refusal-over = La partita è finita.
refusal-not-asked = Non tocca a te.
refusal-not-now = Questo non si può fare adesso.
refusal-finish-first = Prima finisci la scelta cominciata.
refusal-silence = Ora non si parla.
refusal-enough-said = Bastano { $n } frasi.
refusal-board-taken = Questa plancia è già presa.
refusal-in-reserve = Quel pezzo è in riserva.
refusal-moved-already = Quel pezzo si è già mosso.
refusal-no-points = Non bastano i Punti Movimento: { $n }.
refusal-no-road = Nessuna strada passa quel confine.
refusal-other-territory = Quella località è in un altro territorio.
refusal-same-place = Il pezzo è già lì.
refusal-must-cross = Qui bisogna attraversare un confine.
refusal-not-in-hand = Non hai quella carta in mano.
refusal-no-leader = Il tuo Leader non è in mano.
refusal-laid-already = Quella carta è già scelta.
refusal-not-played = Non hai giocato quella carta.
refusal-leader-has-none = Il Leader non ha effetti.
refusal-activated-already = Quella carta è già stata attivata.
refusal-one-effect = Un solo effetto per missione.
refusal-other-faction = È un effetto dell’altra fazione.
refusal-one-faction-effect = Un solo effetto di fazione per missione.
refusal-no-piece = Nessun tuo pezzo libero è su quella risorsa.
refusal-not-there = Quel pezzo non è lì, o è già servito.
refusal-no-cards = Non ci sono carte da pescare.
refusal-no-piece-on-map = Non hai pezzi in mappa.
refusal-nothing-to-raid = Non c’è nulla da colpire lì.
refusal-nothing-to-rob = Non c’è nulla da prendere lì.
refusal-none-in-reserve = Nessun pezzo di quel tipo in riserva.
refusal-support-full = Il sostegno è già al massimo.
refusal-never-the-leader = Il Leader non si scarta né si mette nel segnapunti.
refusal-other-kind = Si perde l’altro tipo di pezzo.
refusal-piece-first = Scegli prima un pezzo.
refusal-one-by-one = Qui le carte si giocano una alla volta: giocane una, o passa.
refusal-all-together = Qui le carte si giocano tutte insieme: sceglile, poi conferma.
refusal-all-chosen = Hai scelto tutte le tue carte.
refusal-effect-first = Attiva prima un effetto.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-no-board = Quel posto non ha ancora una plancia.
refusal-no-mission = Nessuna missione è scoperta.

## Cronaca

log-first-player = { $seat } è il Primo Giocatore.
    .you = Sei il Primo Giocatore.
log-token-starts = La pedina del Primo Giocatore è di { $seat }, lato { $side }.
log-automata-join = { $count ->
    [one] Un Partigiano Automatizzato completa
   *[other] { $count } Partigiani Automatizzati completano
} il tavolo.
log-board-taken = { $seat } gioca { $board }.
    .you = Giochi { $board }.
log-deployed = { $seat } schiera la base e un commissario a { $base }, un distaccamento a { $detachment }.
    .you = Schieri la base e un commissario a { $base }, un distaccamento a { $detachment }.
log-resources-laid = Grano a { $grain }, armi a { $arms }, ospedale a { $hospital }.
log-dealt = Preparate { $missions } missioni; carte distribuite.
log-health-starts = La Salute della Repubblica parte da { $health }.
log-drew = { $seat } pesca { $cards }.
    .you = Peschi { $cards }.
log-drew-hidden = { $seat } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
log-no-cards = Mazzo e scarti sono vuoti: non si pesca.
log-reshuffled = { $cards ->
    [one] L’unico scarto diventa il nuovo mazzo
   *[other] Gli scarti ({ $cards }) si rimescolano e formano il nuovo mazzo
}.
log-mission-revealed = Round { $round }. { $mission } ({ $sphere }) a { $at }: soglie { $target } e { $high }.
log-mission-revealed-military = Round { $round }. { $mission } ({ $sphere }) a { $at }: insieme serve { $target }.
log-pledged = { $seat }: «Posso dare circa { $points }.»
log-counted-out = { $seat }: «Non contate su di me.»
log-needs-help = { $seat }: «Mi serve aiuto.»
log-is-ready = { $seat } è pronto.
    .you = Sei pronto.
log-moved = { $seat }: { $piece } da { $from } per { $way } a { $to }, { $cost ->
    [one] { $cost } punto movimento
   *[other] { $cost } punti movimento
}.
log-moved-radici = { $seat }: { $piece } da { $from } per { $way } a { $to }, sulla Strada delle Radici, { $cost ->
    [one] { $cost } punto movimento
   *[other] { $cost } punti movimento
}.
log-moved-inside = { $seat }: { $piece } da { $from } a { $to }, { $cost ->
    [one] { $cost } punto movimento
   *[other] { $cost } punti movimento
}.
log-manoeuvres-ended = { $seat } ha finito le manovre.
    .you = Hai finito le manovre.
log-no-manoeuvres = { $seat } non ha pezzi in mappa e non manovra.
    .you = Non hai pezzi in mappa e non manovri.
log-automaton-drew = Partigiano Automatizzato { $automaton }: pesca { $cards }.
log-automaton-scores = Partigiano Automatizzato { $automaton }: { $green ->
    [0] nessun ingranaggio verde
    [one] un ingranaggio verde
   *[other] { $green } ingranaggi verdi
}, punteggio { $score }.
log-committed = { $seat } gioca { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
 }.
    .you = Giochi { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
     }.
log-laid = { $seat } gioca una carta coperta ({ $cards }).
    .you = Giochi una carta coperta ({ $cards }).
log-passed = { $seat } passa con { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
 }.
    .you = Passi con { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
     }.
log-revealed = { $seat } rivela: { $cards }.
    .you = Riveli: { $cards }.
log-no-effects = { $seat } non può attivare effetti.
    .you = Non puoi attivare effetti.
log-activated = { $seat } attiva { $card } con { $piece }: { $effect }.
    .you = Attivi { $card } con { $piece }: { $effect }.
log-activated-faction = { $seat } attiva { $card }: { $effect }.
    .you = Attivi { $card }: { $effect }.
log-activation-ended = { $seat } non attiva altro.
    .you = Non attivi altro.
log-strengthened = { $seat }: +{ $points } alla missione.
log-support-gained = { $seat }: sostegno +1 ({ $support } di 7).
log-support-lost = { $seat }: sostegno −1 ({ $support } di 7).
log-support-stays = { $seat }: il sostegno è all’estremo e resta a { $support } di 7.
log-piece-placed = { $seat } piazza { $piece } a { $at }.
    .you = Piazzi { $piece } a { $at }.
log-no-piece = { $seat } non ha in riserva: { $unit }.
    .you = Non hai in riserva: { $unit }.
log-raided = { $seat } colpisce il { $pile } di { $victim }: scartata { $card }.
    .you = Colpisci il { $pile } di { $victim }: scartata { $card }.
log-robbed = { $seat } prende a { $victim } { $card }.
    .you = Prendi a { $victim } { $card }.
log-robbed-hidden = { $seat } prende una carta a { $victim }.
log-counted = { $seat } conta { $total }{ $cards ->
    [0] { "" }
   *[other] , carte { $cards }
}{ $leader ->
    [0] { "" }
   *[other] , Leader { $leader }
}{ $plus ->
    [0] { "" }
   *[other] , effetti { $plus }
}{ $pieces ->
    [0] { "" }
   *[other] , pezzi { $pieces }
}{ $base ->
    [0] { "" }
   *[other] , base { $base }
}.
log-objectives-removed = Obiettivi rimossi: { $removed }; ne restano { $left }.
log-stored = { $seat } mette { $card } nel { $pile }.
    .you = Metti { $card } nel { $pile }.
log-stored-hidden = { $seat } mette una carta nel { $pile }.
log-nothing-stored = { $seat } non ha carte Azione da mettere nel segnapunti.
    .you = Non hai carte Azione da mettere nel segnapunti.
log-recovered = { $seat } riprende il Leader.
    .you = Riprendi il Leader.
log-succeeded = { $mission }: missione superata.
log-succeeded-military = { $mission }: { $sum } su { $target }, missione superata.
log-failed = { $mission }: missione fallita.
log-failed-military = { $mission }: { $sum } su { $target }, missione fallita.
log-highest = { $seat } ha il punteggio più alto.
    .you = Hai il punteggio più alto.
log-no-highest = Nessun comandante è da solo il più alto.
log-card-lost = { $seat } perde { $card } dal { $pile }.
    .you = Perdi { $card } dal { $pile }.
log-piece-lost = { $seat } perde { $piece } a { $from }.
    .you = Perdi { $piece } a { $from }.
log-no-piece-to-lose = { $seat } non ha in mappa da perdere: { $unit }.
    .you = Non hai in mappa da perdere: { $unit }.
log-leader-lost = { $seat } perde il Leader.
    .you = Perdi il Leader.
log-mission-taken = { $seat } prende la carta { $mission }.
    .you = Prendi la carta { $mission }.
log-mission-aside = { $mission }: la carta è messa da parte.
log-played-discarded = { $cards ->
    [one] Una carta giocata va
   *[other] { $cards } carte giocate vanno
} negli scarti.
log-health-fell = La Salute della Repubblica scende a { $health }.
log-automata-draw-nothing = I Partigiani Automatizzati non pescano.
log-token-passed = La pedina passa a { $seat }, lato { $side }.
log-dropped = { $seat } scarta { $cards }.
    .you = Scarti { $cards }.
log-phase-changed = Comincia la Fase II: si rischiera tutto.
log-map-cleared = { $pieces ->
    [one] Un pezzo lascia
   *[other] { $pieces } pezzi lasciano
} la mappa.
log-boards-turned = Le plance si girano; il sostegno torna al centro.
log-second-leaders = Ognuno prende in mano il Leader di Fase II.
log-noted = { $seat }: { $hand } { $hand ->
    [one] carta
   *[other] carte
  } e { $pieces } { $pieces ->
    [one] pezzo
   *[other] pezzi
  }, { $sum }.
log-leader-aside = { $seat } mette da parte il Leader di Fase I: 2 punti alla fine.
    .you = Metti da parte il Leader di Fase I: 2 punti alla fine.
log-reinforced = { $seat } riceve un rinforzo a { $at }: { $unit }.
    .you = Ricevi un rinforzo a { $at }: { $unit }.
log-nobody-reinforced = Nessuno è da solo davanti: nessun rinforzo.
log-hand-kept = { $seat } tiene le sue { $cards } { $cards ->
    [one] carta
   *[other] carte
  }.
    .you = Tieni le tue { $cards } { $cards ->
    [one] carta
   *[other] carte
  }.
log-phase-goes-on = Si continua: Salute { $health }, Primo Giocatore { $seat }.
log-missions-over = Non ci sono più missioni: si contano i punti.
log-scored = { $seat }: Militare { $military }, Politica { $political }, Sociale { $social }, Leader { $leaders }, sostegno { $support }, mano { $hand }, pezzi { $pieces }, missioni { $missions }: { $total } { $total ->
    [one] punto
   *[other] punti
  }.
log-republic-lives = La Repubblica vive: 25 aprile.
log-republic-falls = La Repubblica è caduta.
log-left = { $seat } lascia il tavolo.

## Fine

end-survived = La Repubblica è salva: sfila in testa chi ha più punti.
end-defeat = La Repubblica è caduta e tutti hanno perso.
end-abandoned = Tutti hanno lasciato il tavolo.
end-rebel = La Repubblica è salva, Ribelle.
end-commander = La Repubblica è salva, Comandante.
end-division-commander = La Repubblica è salva, Comandante di Divisione.
end-agreed = Tutti d’accordo: la partita finisce qui e vale il punteggio attuale.

## Momenti

occasion-boards = scelta delle plance
occasion-staff = Stato Maggiore
occasion-manoeuvres = Manovre
occasion-mission = carte per la missione
occasion-activation = attivazione
occasion-movement = movimento di un effetto
occasion-counting = conteggio
occasion-crisis = crisi del Comando
occasion-store = carta per un segnapunti
occasion-outcome = esito
occasion-loss = pezzo da perdere
occasion-supply = rifornimenti
occasion-limit = limite di mano
occasion-phase_change = cambio di fase
occasion-reinforcement = rinforzo
occasion-over = fine

## In breve

primer-1 = Nell’estate del 1944 i comandanti partigiani tengono insieme la Repubblica di Montefiorino, e ognuno pensa già al dopo.
    .title = Di che si tratta
primer-2 = Dieci missioni minacciano la Repubblica. Ogni fallimento costa Salute; a zero perdono tutti. Se la Repubblica vive, vince chi ha più punti.
    .title = Lo scopo
primer-3 = Distaccamenti e Commissari muovono lungo le strade, un punto a confine. Poi tutti giocano carte per la missione, e si scoprono.
    .title = Un turno
primer-4 = Militare: quante carte vuoi insieme, il totale è comune. Politica e Sociale: una carta o passo, ognuna conta da sola. Le promesse non vincolano.
    .title = Tre tipi di missione
primer-5 = Le ricompense mettono carte coperte nelle pile, dove sono punti. Una carta spesa per la Repubblica non si conserva. La decima missione chiude.
    .title = Come finisce
primer-6 = La missione dice che cosa vuole e dove. Un tuo pezzo su una risorsa attiva una carta con quel simbolo.
    .title = Leggere la mappa
coach-boards = Scegli chi ti somiglia: forte in armi, in politica o fra la gente.
coach-staff = Prometti più o meno la tua parte: il totale diviso per i giocatori.
coach-manoeuvres = Porta un pezzo nel territorio della missione o su una risorsa delle tue carte.
coach-mission = Spendi le carte forti in questa missione e deboli nelle altre.
coach-activation = Attiva prima ciò che aumenta il punteggio.
coach-store = Conserva la carta che vale di più in questo segnapunti.
coach-limit = Scarta ciò che vale poco ovunque.

## Il tavolo nel browser

board-map = La carta della repubblica
board-map-keys = Le frecce spostano la carta, più e meno avvicinano e allontanano, 0 la mostra intera. Ciò che vi sta sopra è elencato in «La carta a parole».
board-to-sassuolo = per Sassuolo
board-to-lucca = per Lucca
board-legend-text = ! la missione; 1bdc: base, distaccamenti e commissari del giocatore 1; = strada delle Radici, · altre strade
board-zoom = Più vicino o più lontano
board-nearer = Più vicino
board-farther = Più lontano
board-whole = La carta intera
board-to-mission = Al luogo della missione
board-plain = Senza montagne
board-site = { $what } a { $place }
board-token-dm = Distaccamento di { $name } a { $place }
board-token-cp = Commissario di { $name } a { $place }
board-token-base = Base di { $name } a { $place }
board-short-dm = distaccamento di { $name }
board-short-cp = commissario di { $name }
board-short-base = base di { $name }
board-my-pieces = I tuoi pezzi
board-stops = Dove può andare
board-sphere-military = militare
    .short = mil.
board-sphere-political = politica
    .short = pol.
board-sphere-social = sociale
    .short = soc.
board-mission-military = missione militare, tutti insieme
    .short = militare, insieme
board-mission-political = missione politica, ognuno per sé
    .short = politica, da soli
board-mission-social = missione sociale, ognuno per sé
    .short = sociale, da soli
board-sign-grain = ammasso di grano
board-sign-arms = deposito d’armi
board-sign-hospital = ospedale
board-sign-star = stella
board-sign-flame = fiamma
board-needs-grain = con un pezzo al magazzino
board-needs-arms = con un pezzo al deposito d’armi
board-needs-hospital = con un pezzo all’ospedale
board-needs-star = per plance con la stella
board-needs-flame = per plance con la fiamma
board-effect-draw = pesca una carta
board-effect-move2 = 2 movimenti
board-effect-sabotage = scarta da un segnapunti
board-effect-plus1 = +1 per carta giocata
board-effect-place = piazza un pezzo
board-effect-steal = prendi una carta
board-effect-support = +1 sostegno
board-leader-card = Leader: senza effetto
board-leader-of = Leader { $name }
board-activated = effetto usato
board-hand = La tua mano
board-hand-count = Mano { $count }
board-laid-count = Giocate { $count }
board-cards-laid = Le tue carte nella missione
board-which-cards = Quali carte
board-no-cards = Nessuna carta
board-chiefs = Comandanti
board-chiefs-laid = carte giocate
board-chiefs-score = punteggio
board-chiefs-said = dice
board-chief = { $name }, gioca { $player }
board-played-by = { $name } ({ $player })
board-first = primo, gioca per ultimo
board-you = tu
board-no-board = ancora senza plancia
board-base-at = base { $place }
board-laid = { $count ->
    [one] una carta giocata, coperta
   *[other] { $count } carte giocate, coperte
}
board-passed = ha passato
board-ready = pronto
board-points = punti
board-points-so-far = punti finora
board-in-hand = in mano
board-pile-military = carte nel segnapunti militare
board-pile-political = carte nel segnapunti politico
board-pile-social = carte nel segnapunti sociale
board-reserve = in riserva: distaccamenti, commissari
board-spare = riserva
board-their-piles = { $count ->
    [one] 1 carta nelle pile
   *[other] { $count } carte nelle pile
}
board-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
board-cards-of = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, limite { $limit }
board-leader = Leader
board-leader-unused = Leader non ancora giocato
board-leader-used = Leader giocato
board-leader-lost = Leader perduto
board-token-cumer = Segnalino di primo giocatore, lato CUMER
board-token-allies = Segnalino di primo giocatore, lato Alleati
board-support-now = Sostegno di { $name }: { $at } di { $of }, limite di mano { $cards }, { $points } punti movimento
board-support = sostegno
board-support-moves = { $points } { $points ->
    [one] mossa
   *[other] mosse
}
board-support-gives = { $cards } { $cards ->
    [one] carta
   *[other] carte
  } · { $points } PM
board-automaton = Partigiano automatizzato { $number }
board-automaton-green = { $green ->
    [one] un ingranaggio verde
   *[other] { $green } ingranaggi verdi
} su { $of }
board-automaton-waits = pesca con la missione
board-health = Salute della repubblica
board-health-now = Salute della repubblica: { $health } di { $of }
board-in-territory = nel territorio di { $name }
board-target = { $low } per ognuno dei { $count }: { $target } in tutto.
board-target-each = { $low } per ognuno dei { $count } comandanti.
board-unknown = { $count ->
    [one] Una carta è coperta.
   *[other] { $count } carte sono coperte.
}
board-bar = Si conoscono { $sum } { $sum ->
    [one] punto
   *[other] punti
  } su { $target }{ $unknown ->
    [0] {""}
   *[other] , { $unknown } { $unknown ->
    [one] carta
   *[other] carte
  } sono coperte
}.
board-objectives = { $left ->
    [one] Resta un obiettivo
   *[other] Restano { $left } obiettivi
} su { $of }
board-objectives-here = { $left ->
    [one] obiettivo
   *[other] obiettivi
}
board-thresholds = Da { $low } un punteggio toglie un obiettivo, da { $high } due.
board-takes = { $objectives ->
    [one] ne toglie uno
   *[other] ne toglie due
}
board-mine-takes = Il tuo, { $points }, { $objectives ->
    [0] non ne toglie nessuno
    [one] ne toglie uno
   *[other] ne toglie due
}.
board-you-would-count = Conteresti { $sum }.
board-you-count = Conti { $sum }.
board-sum-plus1 = { $points } per effetti
board-sum-dm = { $points } per pezzi
board-sum-cp = { $points } per pezzi
board-sum-base = { $points } base
board-consequences = Che cosa ne segue
board-hatched = A tratteggio: non ancora definitivo.
board-pays-em = Se riesce: una carta a testa, di più al più forte.
board-pays-emx = Se riesce: due carte a testa, di più al più forte.
board-pays-ep = Chi arriva a un valore: carta, sostegno, commissario.
board-pays-epx = Chi arriva a un valore: il Leader, o una carta.
board-pays-es = Chi arriva a un valore: carta e sostegno.
board-if-holds = Se riesce
board-if-fails = Se fallisce
board-holds-em = Ognuno mette una carta nel segnapunti militare. Chi da solo è il più forte ne mette una seconda e schiera un distaccamento.
board-holds-emx = Ognuno mette una carta nel segnapunti militare e ne pesca una. Chi da solo è il più forte ne mette una seconda e prende questa carta.
board-holds-ep = Chi raggiunge un valore mette una carta nel segnapunti politico; il più alto dà anche un commissario e sostegno. I più deboli perdono sostegno.
board-holds-epx = Chi raggiunge un valore riprende il Leader o mette una carta nel segnapunti politico. Chi da solo è il più forte prende questa carta.
board-holds-es = Chi raggiunge un valore mette una carta nel segnapunti sociale; il più alto dà anche sostegno.
board-fails-em = Ognuno perde una carta militare e un distaccamento.
board-fails-emx = Ognuno perde una carta militare e un distaccamento.
board-fails-ep = Ognuno perde una carta militare e un distaccamento.
board-fails-ep-amended = Ognuno perde una carta politica e un commissario.
board-fails-epx = Ognuno perde il Leader non giocato e una carta politica.
board-fails-es = Ognuno perde una carta sociale e un sostegno.
board-health-falls = La salute scende a { $health }.
board-round-of = Round { $round } di { $rounds }
board-round-short = Missione { $round } di { $rounds } · fase { $phase }
board-no-mission = Tra due missioni
board-last-held = { $name }: riuscita.
board-last-failed = { $name }: fallita.
board-boards = Scegli il tuo comandante
board-bases = Base { $first }, poi { $second }
board-leader-phase = fase { $phase }
board-taken-by = { $name }
board-way = { $piece } a { $place }: { $cost ->
    [0] nessun punto movimento
    [one] un punto movimento
   *[other] { $cost } punti movimento
}{ $free ->
    [1] , Strada delle Radici gratis
   *[other] {""}
}, ne restano { $left }.
board-tap-again = { $name }: tocca di nuovo per scegliere.
board-ask-move = Muovi i tuoi pezzi: { $points ->
    [one] un punto
   *[other] { $points } punti
}{ $free ->
    [1] , le Radici gratis una volta
   *[other] {""}
}.
board-why-move = Scegli un pezzo, poi dove va. Ciò che non usi è perduto.
board-ask-way = { $piece }: dove va? { $points ->
    [one] Resta un punto.
   *[other] Restano { $points } punti.
}
board-ask-on-the-way = { $piece }, { $left ->
    [one] un punto rimasto
   *[other] { $left } punti rimasti
}: fermati in un luogo cerchiato o prosegui.
board-why-way = Ogni confine costa un punto; dentro un territorio il luogo è libero.
board-why-on-the-way = Un luogo cerchiato ferma il pezzo lì; in un territorio acceso si entra.
board-why-boards = Ognuno ha il suo Leader e la sua base; chi è preso non torna libero.
board-why-staff = Quel che dici non ti vincola; si smette quando tutti sono pronti.
board-why-staff-military = Quel che dici non ti vincola; si smette quando tutti sono pronti.
board-why-activation = Ogni carta una volta, in qualsiasi ordine; nessuna è obbligatoria.
board-why-bearer = Un pezzo permette un solo effetto per missione.
board-why-target = Scegline uno; poi l’effetto è compiuto.
board-why-target-place = Viene dalla tua riserva.
board-why-crisis = Hai raggiunto un valore: una delle due cose è tua.
board-why-loss = Torna nella tua riserva.
board-why-reinforcement = Chi ha più carte e pezzi ne riceve uno in più.
board-ask-set = Scegli carte per { $place }, quante ne vuoi.
board-ask-set-chosen = { $count ->
    [one] Una carta alzata
   *[other] { $count } carte alzate
} per { $place }: conteresti { $points }.
board-why-set = Ogni comandante gioca una volta sola, coperto. Puoi non giocarne.
board-why-laid = Le carte giocate non si riprendono.
board-ask-one = Gioca una carta per { $place } o passa. Finora conti { $points }.
board-ask-one-chosen = { $name }: conteresti { $points }.
board-why-one = Chi passa non può più giocare carte in questa missione.
board-lay = { $count ->
    [one] Gioca 1 carta
   *[other] Gioca { $count } carte
}
board-lay-one = Gioca { $name }
board-lay-none = Nessuna carta
board-ask-drop = Limite di mano: { $due } da scartare, { $chosen } scelte.
board-why-drop = Il Leader non conta e resta.
board-drop = { $count ->
    [one] Scartala
   *[other] Scarta { $count }
}
board-store = Metti { $name }
board-why-store = Sta coperta in cima; alla fine conta questo valore.
board-take-back = Riprendi
board-undo = Annulla
board-do-pass = Passa
board-do-reinforce-dm = Distaccamento a Montefiorino
board-do-reinforce-cp = Commissario a { $base }
board-do-recover = Riprendi il Leader: { $military } / { $political } / { $social }
board-left-in-reserve = { $base }, { $count } in riserva
board-do-end_manoeuvres = Fine manovre
board-do-end_move = Basta movimenti
board-do-end_activation = Basta effetti
board-do-ready = Pronto
board-answered = La tua risposta aspetta gli altri.
board-answered-why = Fino ad allora puoi cambiarla.
board-queue-why = Scegli carte adesso: si giocano al tuo turno, una per volta, poi passi.
board-queue-why-military = Scegli adesso le carte: si giocano al tuo turno.
board-queue-cards = { $count ->
    [0] Al mio turno passo
    [one] Metti in coda 1 carta, poi passa
   *[other] Metti in coda { $count } carte, poi passa
}
board-queue-set = { $count ->
    [0] Al mio turno nessuna carta
    [one] Al mio turno 1 carta
   *[other] Al mio turno { $count } carte
}
board-ask-queue = { $count ->
    [one] Una carta pronta
   *[other] { $count } carte pronte
} per il tuo turno: conteresti { $points }.
board-talk-open = Si può parlare.
board-talk-closed = Silenzio.
board-deck = Mazzo { $deck }, scarti { $discard }
board-missions-left = { $count ->
    [0] l’ultima missione
    [one] ancora una missione
   *[other] ancora { $count } missioni
}
board-discards = Scarti
board-resolved = Missioni finora
board-held = riuscita
board-failed = fallita
board-taken = presa da { $name }
board-stolen = Rubate a te
board-stolen-card = { $card }: da { $names }
board-queued = La tua risposta è in coda, per il tuo turno.
board-unqueue = Svuota la coda
board-over = Fine
board-moment-reveal = Si scoprono
board-moment-result = Esito
board-goes-on = Un tasto o un tocco per proseguire.
board-choices = Scegli
board-staff = Stato maggiore
board-give = Posso dare circa
board-say-number = Di’ «circa { $points }»
board-say-ready = Dillo, pronto
board-say-out = «Non contate su di me»
board-say-help = «Ho bisogno d’aiuto»
board-said-all = Hai detto tutto ciò che puoi in questo round.
board-said-about = circa { $points }
board-said-out = non contate su di me
board-said-help = chiede aiuto
board-piles = Punti nelle tue pile
board-pile-empty = vuoto
board-lives = La repubblica vive
board-fallen = La repubblica è caduta
board-winner = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
board-won-alone = { $points } { $points ->
    [one] punto
   *[other] punti
  }
board-stamp-lives = 25 aprile
board-stamp-fallen = Caduta
board-fell-with = «{ $name }» è perduta, e con lei la Repubblica.
board-missions = { $count ->
    [one] { $count } missione
   *[other] { $count } missioni
}
board-missions-count = { $held } riuscite, { $lost } fallite
board-story = Come è andata
board-story-mission = Missione { $number }
board-story-held = { $name } a { $place }: riuscita.
board-story-lost = { $name } a { $place }: fallita.
board-story-held-sum = { $name } a { $place }: riuscita con { $sum } su { $target }.
board-story-lost-sum = { $name } a { $place }: fallita con { $sum } su { $target }.
board-story-taken = La guida { $player }.
board-raid-pile = pila { $sphere }: { $count ->
    [one] 1 carta ignota
   *[other] la prima di { $count }, ignota
}
board-rank = Il tuo grado
board-rank-division-commander = Comandante di divisione
board-rank-commander = Comandante
board-rank-rebel = Ribelle
board-rank-from = da { $points }
board-story-health = Salute { $health }.
board-points-from = Da dove vengono i punti
board-points-head = Punti
board-points-military = segnapunti militare
board-points-political = segnapunti politico
board-points-social = segnapunti sociale
board-points-leaders = Leader mai giocati
board-points-support = sostegno
board-points-hand = carte in mano
board-points-pieces = pezzi sulla carta
board-points-missions = missioni prese
board-points-total = Totale
board-of-needed = su { $target }
board-band-holds = { $place } resiste
board-band-lost = { $place } cade
board-band-won = { $place }: riuscita
board-band-not-won = { $place }: fallita
board-margin = { $points ->
    [0] Esattamente quanto serviva.
    [one] Un punto più del necessario.
   *[other] { $points } punti più del necessario.
}
board-short = { $points ->
    [one] Manca un punto.
   *[other] Mancano { $points } punti.
}
board-turns-more = { $name } ha ancora { $count ->
    [one] una carta
   *[other] { $count } carte
} da scoprire.
board-face-down = { $count ->
    [one] Una carta è coperta.
   *[other] { $count } carte sono coperte.
}
board-reached = { $target } { $over ->
    [0] raggiunti, esatti.
   *[other] raggiunti, { $over } in più.
}
board-objectives-left = { $left ->
    [0] Non resta nessun obiettivo.
    [one] Resta un obiettivo.
   *[other] Restano { $left } obiettivi.
}
board-takes-objectives = { $name } ne toglie { $objectives ->
    [one] uno
   *[other] due
}.
board-strongest = il più forte, da solo
board-health-fell = Scende a { $health }.{ $health ->
    [0] {""}
    [one] {" "}Ancora un fallimento e la Repubblica cade.
   *[other] {""}
}
board-brought-stored = +{ $count } { $count ->
    [one] carta
   *[other] carte
}
board-brought-support-gained = +{ $count } sostegno
board-brought-support-lost = −{ $count } sostegno
board-brought-piece-placed = +{ $count } { $kind ->
    [cp] { $count ->
        [one] commissario
       *[other] commissari
    }
   *[other] { $count ->
        [one] distaccamento
       *[other] distaccamenti
    }
}
board-brought-piece-lost = −{ $count } { $kind ->
    [cp] { $count ->
        [one] commissario
       *[other] commissari
    }
   *[other] { $count ->
        [one] distaccamento
       *[other] distaccamenti
    }
}
board-brought-piece-lost-at = −1 { $place }
board-brought-card-lost = −{ $count } { $count ->
    [one] carta
   *[other] carte
}
board-brought-leader-lost = −1 Leader
board-brought-recovered = il Leader torna
board-brought-mission-taken = prende questa missione
board-strip = Che cosa dà ogni comandante
board-roll = La carta a parole
board-roll-map = Che cosa sta dove
board-roll-do = Che cosa puoi fare
board-roll-empty = niente
board-roll-nothing = Adesso niente.
board-here-mission = la missione
board-sheet = La tua decisione
board-tab-cards = Carte
board-tab-chiefs = Comandanti
board-tab-piles = Punti
board-tab-record = Verbale
board-tab-talk = Voce

## Come è stampato: i nomi italiani vengono primi, in ogni lingua

board-printed-imboscata = { title-imboscata }
board-printed-assalto-al-presidio = { title-assalto-al-presidio }
board-printed-sabotaggio-ai-ponti = { title-sabotaggio-ai-ponti }
board-printed-posto-di-blocco = { title-posto-di-blocco }
board-printed-pattuglia-notturna = { title-pattuglia-notturna }
board-printed-mitragliatrice-pesante = { title-mitragliatrice-pesante }
board-printed-disertori = { title-disertori }
board-printed-battaglione-sovietico = { title-battaglione-sovietico }
board-printed-assemblea-in-piazza = { title-assemblea-in-piazza }
board-printed-giunta-comunale = { title-giunta-comunale }
board-printed-giornale-ciclostilato = { title-giornale-ciclostilato }
board-printed-tribunale-partigiano = { title-tribunale-partigiano }
board-printed-radio-clandestina = { title-radio-clandestina }
board-printed-trattativa-col-parroco = { title-trattativa-col-parroco }
board-printed-scambio-di-prigionieri = { title-scambio-di-prigionieri }
board-printed-elezioni-libere = { title-elezioni-libere }
board-printed-mulino = { title-mulino }
board-printed-caseificio = { title-caseificio }
board-printed-medico-condotto = { title-medico-condotto }
board-printed-gruppi-di-difesa-della-donna = { title-gruppi-di-difesa-della-donna }
board-printed-scuola-riaperta = { title-scuola-riaperta }
board-printed-calmiere-dei-prezzi = { title-calmiere-dei-prezzi }
board-printed-mietitura = { title-mietitura }
board-printed-infermeria = { title-infermeria }
board-printed-staffetta = { title-staffetta }
board-printed-guida-di-montagna = { title-guida-di-montagna }
board-printed-brigata-d-assalto = { title-brigata-d-assalto }
board-printed-commissario-garibaldino = { title-commissario-garibaldino }
board-printed-sciopero-dei-mezzadri = { title-sciopero-dei-mezzadri }
board-printed-ordini-del-cumer = { title-ordini-del-cumer }
board-printed-cellula-di-paese = { title-cellula-di-paese }
board-printed-fazzoletto-rosso = { title-fazzoletto-rosso }
board-printed-aviolancio = { title-aviolancio }
board-printed-missione-alleata = { title-missione-alleata }
board-printed-canonica-aperta = { title-canonica-aperta }
board-printed-fiamme-verdi = { title-fiamme-verdi }
board-printed-giustizia-e-liberta = { title-giustizia-e-liberta }
board-printed-fazzoletto-tricolore = { title-fazzoletto-tricolore }
board-printed-M11 = { mission-M11 }
board-printed-M12 = { mission-M12 }
board-printed-M13 = { mission-M13 }
board-printed-M14 = { mission-M14 }
board-printed-P11 = { mission-P11 }
board-printed-P12 = { mission-P12 }
board-printed-P13 = { mission-P13 }
board-printed-P14 = { mission-P14 }
board-printed-S11 = { mission-S11 }
board-printed-S12 = { mission-S12 }
board-printed-S13 = { mission-S13 }
board-printed-S14 = { mission-S14 }
board-printed-M21 = { mission-M21 }
board-printed-M22 = { mission-M22 }
board-printed-M23 = { mission-M23 }
board-printed-M24 = { mission-M24 }
board-printed-P21 = { mission-P21 }
board-printed-P22 = { mission-P22 }
board-printed-P23 = { mission-P23 }
board-printed-P24 = { mission-P24 }
board-printed-S21 = { mission-S21 }
board-printed-S22 = { mission-S22 }
board-printed-S23 = { mission-S23 }
board-printed-S24 = { mission-S24 }

## Campi di ciò che si vede

view-viewer = Chi guarda
view-seats = Posti
view-phase = Fase
view-round = Round
view-rounds = Round in tutto
view-health = Salute
view-start_health = Salute all’inizio
view-first_player = Primo Giocatore
view-token = Lato della pedina
view-objectives = Obiettivi
view-revealed = Carte scoperte
view-resolved = Missioni finora
view-participants = Partecipanti
view-demonstration = Partita dimostrativa
view-mission = Missione
view-resources = Risorse
view-deck = Mazzo
view-missions_left = Missioni nel mazzo
view-next_phase = Fase della prossima missione
view-talk = Parlare
view-rules = Regole del tavolo
view-own = Il tuo punteggio
view-activatable = Effetti che puoi attivare
view-movable = Pezzi che puoi muovere
view-excess = Carte da scartare
view-step = Passo
view-asked = Deve decidere
view-acting = Tocca a
view-players = Comandanti
view-automata = Partigiani Automatizzati
view-movement = Punti Movimento
view-draft = Scelta cominciata
view-what = Scelta
view-piece = Pezzo
view-path = Percorso
view-cost = Costo
view-radici = Radici gratis già usata
view-discard = Scarti
view-stolen = Carte rubate
view-action_deck = Mazzo delle carte Azione
view-mission_deck = Mazzo delle missioni
view-ending = Esito
view-seat = Posto
view-faction = Fazione
view-base = Base
view-hand_limit = Limite di mano
view-cards = Carte
view-played = Carte giocate
view-piles = Carte nei segnapunti
view-points = Punti
view-total = Totale
view-board = Comandante
view-leader = Leader
view-leader_is = Leader ora
view-leader_1_kept = Leader I messo da parte
view-support = Sostegno
view-pieces = Pezzi
view-used_pieces = Pezzi già serviti
view-pledge = Promessa
view-phrases = Frasi
view-asked_for_help = Chiede aiuto
view-ready = Pronto
view-passed = Ha passato
view-score = Punteggio
view-plus = Punti per effetti
view-effect_used = Effetto di fazione usato
view-gone = Ha lasciato il tavolo
view-activated = Effetti attivati
view-hand = Mano
view-played_cards = Carte nella missione
view-pile_cards = Segnapunti
view-reserve = Riserva
view-missions_taken = Missioni prese
view-id = Nome
view-sphere = Tipo
view-effects = Effetti
view-locality = Località
view-territory = Territorio
view-low = Soglia bassa
view-high = Soglia alta
view-target = Da raggiungere insieme
view-sum = Contati finora
view-open = Si può parlare
view-option = Quando
view-reposition = Cambiare località
view-radici_free = Radici gratis
view-move2_radici = Radici gratis per un effetto
view-faction_limit = Effetti di fazione
view-mp = Restano
view-moved = Già mossi
view-victim = Derubato
view-card = Carta
view-holders = Può averla
view-success = Riuscita
view-taken_by = Presa da
view-military = Militare
view-political = Politica
view-social = Sociale
view-leaders = Leader
view-missions = Missioni
leader_is-in_hand = in mano
leader_is-in_hand_or_committed = in mano o fra le carte coperte
leader_is-committed = fra le carte coperte
leader_is-used = giocato
leader_is-lost = perduto
radici_free-seat = una volta per giocatore
radici_free-piece = una volta per pezzo
ending-survived = la Repubblica vive
ending-defeat = la Repubblica è caduta
ending-abandoned = tavolo abbandonato
step-staff = Stato maggiore
step-manoeuvres = Manovre
step-mission = carte per la missione
step-activation = attivazione
step-movement = movimento di un effetto
step-crisis = crisi del Comando
step-loss = pezzo da perdere
step-limit = limite di mano
step-reinforcement = rinforzo

## What the abbreviations on the board are short for
board-abbr-DM = Distaccamento Mobile
board-abbr-CP = Commissario Politico
board-abbr-MP = punti movimento
board-abbr-PM = punti movimento
