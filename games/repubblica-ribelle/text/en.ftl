### Every word a player of Repubblica Ribelle reads, in English.

game-title = Repubblica Ribelle
game-tagline = Together you save the Republic; only one of you leads the parade.
game-credits = Designed by Glauco Babini, Chiara Asti and Gabriele Mari, published by Aleph Game Studio with the Museo della Repubblica di Montefiorino e della Resistenza Italiana. This is an unofficial adaptation; if you like the game, buy it from its publisher.

## Things of the game

sphere-military = Military
sphere-political = Political
sphere-social = Social
pile-military = Military score pile
pile-political = Political score pile
pile-social = Social score pile
worth-military = Military value
worth-political = Political value
worth-social = Social value
effect-draw = Draw 1 card
    .help = Draw an Action card at once.
effect-move2 = 2 Movement Points
    .help = Move your pieces at once with 2 points.
effect-sabotage = Raid a score pile
    .help = Discard the top card of another’s score pile.
effect-plus1 = +1 per card played
    .help = Each of your cards in this mission counts 1 more.
effect-place = Place 1 commissar or detachment
    .help = Put a piece from your reserve at your base.
effect-steal = Take 1 card
    .help = Take a random card from another hand.
effect-support = Support +1
    .help = Your support goes up one space.
symbol-grain = Grain store
    .help = Needs a piece of yours at the store.
symbol-arms = Arms dump
    .help = Needs a piece of yours at the dump.
symbol-hospital = Hospital
    .help = Needs a piece of yours at the hospital.
symbol-star = Star
    .help = For commanders of the Star only.
symbol-flame = Flame
    .help = For commanders of the Flame only.
resource-grain = Grain store
resource-arms = Arms dump
resource-hospital = Hospital
faction-star = Star
faction-flame = Flame
token-cumer = CUMER
token-allies = Allies
gear-green = green gear
gear-red = red gear
unit-dm = Mobile Detachment
unit-cp = Political Commissar
piece-dm1 = Detachment 1
piece-dm2 = Detachment 2
piece-dm3 = Detachment 3
piece-cp1 = Commissar 1
piece-cp2 = Commissar 2
piece-cp3 = Commissar 3
small-base = Brigade Base
small-support = Popular Support
small-health = Health of the Republic
small-none = no card
small-radici = Radici Road
small-automaton = Automated Partisan
small-objectives = Objectives
small-reserve = Reserve
small-leader = Leader
small-no-effect = no effect
small-pile = Score pile
small-deck = Deck
small-discard = Discards
small-first-player = First Player
small-phase-1 = Phase I
small-phase-2 = Phase II
small-step-1 = Staff
small-step-2 = Manoeuvres
small-step-3 = Mission
small-step-4 = Resolution
small-step-5 = Supply
small-step-6 = End of Round
leader-unused = not played yet
leader-used = played
leader-lost = lost

## Commanders

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

## Action cards

title-imboscata = Ambush
title-assalto-al-presidio = Garrison assault
title-sabotaggio-ai-ponti = Bridge sabotage
title-posto-di-blocco = Roadblock
title-pattuglia-notturna = Night patrol
title-mitragliatrice-pesante = Heavy machine gun
title-disertori = Deserters come over
title-battaglione-sovietico = Soviet battalion
title-assemblea-in-piazza = Assembly in the square
title-giunta-comunale = Municipal council
title-giornale-ciclostilato = Stencilled newspaper
title-tribunale-partigiano = Partisan court
title-radio-clandestina = Clandestine radio
title-trattativa-col-parroco = Talks with the priest
title-scambio-di-prigionieri = Prisoner exchange
title-elezioni-libere = Free elections
title-mulino = Mill
title-caseificio = Dairy
title-medico-condotto = District doctor
title-gruppi-di-difesa-della-donna = Women’s defence groups
title-scuola-riaperta = School reopened
title-calmiere-dei-prezzi = Price ceiling
title-mietitura = Harvest
title-infermeria = Infirmary
title-staffetta = Courier
title-guida-di-montagna = Mountain guide
title-brigata-d-assalto = Assault brigade
title-commissario-garibaldino = Garibaldi commissar
title-sciopero-dei-mezzadri = Sharecroppers’ strike
title-ordini-del-cumer = Orders from CUMER
title-cellula-di-paese = Village cell
title-fazzoletto-rosso = Red neckerchief
title-aviolancio = Airdrop
title-missione-alleata = Allied mission
title-canonica-aperta = Open rectory
title-fiamme-verdi = Green Flames
title-giustizia-e-liberta = Justice and Liberty
title-fazzoletto-tricolore = Tricolour neckerchief
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
card-leader = the Leader

## Missions

mission-M11 = Dolo Bridge
mission-M12 = The Secchia Front
mission-M13 = The Defence of Monchio
mission-M14 = The Great Sweep
mission-P11 = Electing the Council
mission-P12 = A Single Command
mission-P13 = Court and Police
mission-P14 = Taxes and Requisitions
mission-S11 = The Grain Store
mission-S12 = The Partisan Hospital
mission-S13 = Relief for the Survivors
mission-S14 = Light for the Valleys
mission-M21 = Winter Sweep
mission-M22 = The Giardini Road
mission-M23 = Retaking the Rocca
mission-M24 = Ca’ Marastoni
mission-P21 = The Second Republic
mission-P22 = The Gova Meeting
mission-P23 = The Mountain CLN
mission-P24 = Crisis in the Command
mission-S21 = The Hungry Winter
mission-S22 = Montefiorino Burns
mission-S23 = Salt and Medicine
mission-S24 = The School Reopens
effects-em = Military mission
    .success = Everybody: 1 card onto the Military pile. Whoever alone gives most: one more card and 1 detachment at the base.
    .failure = Everybody: lose 1 Military card and 1 detachment. Health −1.
effects-emx = Great military mission
    .success = Everybody: 1 card onto the Military pile, then draw 1. Whoever alone gives most: one more card and this mission.
    .failure = Everybody: lose 1 Military card and 1 detachment. Health −1.
effects-ep = Political mission
    .success = High value: 2 objectives, 1 commissar, 1 Political card, support +1. Low value: 1 objective, 1 Political card. On success the lowest: support −1.
    .failure = Everybody: lose 1 Military card and 1 detachment. Health −1.
effects-epx = Crisis in the Command
    .success = Whoever reaches a value takes a played Leader back or places 1 Political card. On success the single highest takes the mission.
    .failure = Everybody: lose an unplayed Leader and 1 Political card. Health −1.
effects-es = Social mission
    .success = High value: 2 objectives, 1 Social card, support +1. Low value: 1 objective, 1 Social card.
    .failure = Everybody: lose 1 Social card and 1 support. Health −1.

## Places

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

## Options

option-length = Length
    .help = The full game of ten missions, or a demonstration of five.
option-length-full = full
option-length-demonstration = demonstration
option-health = Health of the Republic
    .help = How many failed missions end the Republic; a demonstration starts one lower.
option-health-3 = 3
option-health-4 = 4, easier
option-health-2 = 2, harder
option-boards = Boards
    .help = Chosen in turn order or dealt at random.
option-boards-chosen = chosen
option-boards-random = random
option-first = First player
    .help = Drawn by lot, or named by the host.
option-first-random = by lot
option-first-seat_1 = seat 1
option-first-seat_2 = seat 2
option-first-seat_3 = seat 3
option-first-seat_4 = seat 4
option-first-seat_5 = seat 5
option-first-seat_6 = seat 6
option-talk = Talking
    .help = When players may talk before and during missions.
option-talk-staff = in the Staff step only
option-talk-social = all through Social missions too
option-talk-never = never during missions
option-talk-always = always
option-faction_limit = Star and Flame effects
    .help = How many faction effects may be activated in a mission.
option-faction_limit-seat = one per seat
option-faction_limit-table = one for the whole table
option-faction_limit-any_effect = one effect of any kind per seat
option-faction_limit-none = no limit
option-red_free = Free Radici crossing
    .help = The first step along the red road is free: per seat or per piece.
option-red_free-seat = once per seat
option-red_free-piece = once per piece
option-reposition = Changing locality
    .help = Moving inside one territory during manoeuvres.
option-reposition-free = free
option-reposition-one = 1 point
option-reposition-forbidden = forbidden
option-move2_red = Free Radici with 2 Movement Points
    .help = The effect 2 Movement Points gets a free red crossing too.
option-political_failure = Political failure
    .help = What is lost when a Political mission fails.
option-political_failure-printed = Military card and detachment, as printed
option-political_failure-amended = Political card and commissar
option-automata_compare = Comparing automata
    .help = Automated Partisans count for highest and lowest.
option-automata_compare-count = they count
option-automata_compare-ignored = ignored
option-reshuffle = Reshuffling
    .help = When the discards become the deck.
option-reshuffle-at_once = as soon as the deck is empty
option-reshuffle-when_needed = when a card is needed
option-solo_targets = Alone, no opponents
    .help = Alone, raids and thefts have no target.
option-solo_targets-nothing = no effect
option-solo_targets-draw = draw a card instead
option-phase_bonus = Reinforcement of Phase II
    .help = How hands and pieces are compared at the change of phase.
option-phase_bonus-sum = sum
option-phase_bonus-larger = the larger of the two

## Ready-made tables

preset-republic = The Republic
    .help = Four commanders, ten missions.
preset-demonstration = Demonstration
    .help = Five missions to learn the game.
preset-solo = Alone
    .help = One commander and two Automated Partisans.
preset-solo_demonstration = Alone, demonstration
    .help = Five missions with two Automated Partisans.
preset-two_and_one = Two commanders
    .help = Two commanders and one Automated Partisan.
preset-dealt = Six, boards dealt
    .help = Six commanders, boards dealt at random.
preset-winter = Winter
    .help = Health 2 and not a word during missions.

## Prompts

order-lay = Lay the queued cards in their order, then pass
prompt-boards = Choose your commander.
prompt-boards-waits = { $seat } chooses a commander.
prompt-staff = { $mission }, { $target } and { $high }: say what you can give.
prompt-staff-military = { $mission } needs { $target } together: say what you can give.
prompt-staff-waits = The staff is talking.
prompt-manoeuvres = Move your pieces: { $left ->
    [one] one point
   *[other] { $left } points
} left.
prompt-manoeuvres-waits = { $seat } manoeuvres.
prompt-way = { $piece } from { $territory }: { $left ->
    [one] one point
   *[other] { $left } points
} left. Cross a border or stop.
prompt-mission = { $mission }, { $worth }: { $target } and { $high }. Lay one card face down, or pass.
prompt-mission-military = { $mission }, { $worth }: all together need { $target }. Choose your cards and commit them.
prompt-mission-waits = { $seat } lays cards face down.
prompt-activation = Activate effects of your cards, or stop.
prompt-activation-waits = { $seat } activates effects.
prompt-bearer = { $card }: with which piece do you activate it?
prompt-target = { $card }: on whom, or what?
prompt-target-place = { $card }: which piece do you place?
prompt-movement = Move at once: { $left ->
    [one] one point
   *[other] { $left } points
} left.
prompt-movement-waits = { $seat } moves by an effect.
prompt-crisis = Take your Leader back, or place a card on the Political pile.
prompt-crisis-waits = { $seat } decides about the Leader.
prompt-store = Put a card face down on your { $pile }.
prompt-store-waits = { $seat } chooses a card for a score pile.
prompt-loss = Choose which { $unit } to lose.
prompt-loss-waits = { $seat } chooses a piece to lose.
prompt-limit = Discard { $count } more: the limit is { $limit }.
prompt-limit-waits = { $seat } discards down to the limit.
prompt-reinforcement = One more piece: a detachment at Montefiorino or a commissar at your base.
prompt-reinforcement-waits = { $seat } chooses a reinforcement.
prompt-over = The game is over.

## Actions

verb-board = Play { $board }
verb-pledge = “I can give about { $points }”
verb-count_me_out = “Count me out”
verb-need_help = “I need help”
verb-ready = Ready
verb-move = Move { $piece } ({ $at })
verb-via = Into { $territory } ({ $cost ->
    [0] free
    [one] one point
   *[other] { $cost } points
})
verb-to = Stop at { $at }
verb-end_manoeuvres = End manoeuvres
verb-lay = Lay { $card } ({ $value }; { $symbol }: { $effect })
verb-commit = { $cards ->
    [0] Lay no card
    [one] Commit one card
   *[other] Commit { $cards } cards
 }
verb-pass = Pass
verb-activate = Activate { $card } ({ $symbol }): { $effect }
verb-with = With { $piece }
verb-raid = Raid { $seat }: { $pile }
verb-rob = Take a card from { $seat }
verb-place = Place: { $unit }
verb-end_move = Stop moving
verb-end_activation = Stop activating
verb-store = Place { $card } ({ $value }; { $symbol }: { $effect })
verb-recover = Take the Leader back
verb-store_instead = Place a card instead
verb-lose = Lose { $piece } ({ $at })
verb-drop = Discard { $card } ({ $symbol }: { $effect })
verb-reinforce = Reinforce: { $unit }

## Refusals

refusal-over = The game is over.
refusal-not-asked = You are not asked now.
refusal-not-now = This cannot be done now.
refusal-finish-first = Finish the choice you have begun.
refusal-silence = There is no talking now.
refusal-enough-said = { $n } phrases are enough.
refusal-board-taken = This board is taken.
refusal-in-reserve = That piece is in reserve.
refusal-moved-already = That piece has moved already.
refusal-no-points = Not enough Movement Points: { $n }.
refusal-no-road = No road crosses that border.
refusal-other-territory = That locality lies in another territory.
refusal-same-place = The piece is there already.
refusal-must-cross = A border must be crossed here.
refusal-not-in-hand = You do not hold that card.
refusal-no-leader = Your Leader is not in your hand.
refusal-laid-already = That card is chosen already.
refusal-not-played = You have not played that card.
refusal-leader-has-none = A Leader has no effect.
refusal-activated-already = That card has been activated.
refusal-one-effect = One effect per mission.
refusal-other-faction = It is an effect of the other faction.
refusal-one-faction-effect = One faction effect per mission.
refusal-no-piece = No unused piece of yours stands on that resource.
refusal-not-there = That piece is not there, or was used.
refusal-no-cards = There is no card to draw.
refusal-no-piece-on-map = You have no piece on the map.
refusal-nothing-to-raid = There is nothing to raid there.
refusal-nothing-to-rob = There is nothing to take there.
refusal-none-in-reserve = No piece of that kind in reserve.
refusal-support-full = Support is at its end already.
refusal-never-the-leader = The Leader is never discarded or put on a score pile.
refusal-other-kind = The other kind of piece is lost.
refusal-piece-first = Choose a piece first.
refusal-one-by-one = Cards are laid one by one here: lay one, or pass.
refusal-all-together = Cards are laid all together here: choose them, then commit.
refusal-all-chosen = You have chosen all your cards.
refusal-effect-first = Activate an effect first.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-board = That seat has no board yet.
refusal-no-mission = No mission lies open.

## Log

log-first-player = { $seat } is the First Player.
    .you = You are the First Player.
log-token-starts = The First Player’s token is with { $seat }, side { $side }.
log-automata-join = { $count ->
    [one] One Automated Partisan joins
   *[other] { $count } Automated Partisans join
} the table.
log-board-taken = { $seat } plays { $board }.
    .you = You play { $board }.
log-deployed = { $seat } deploys base and a commissar at { $base }, a detachment at { $detachment }.
    .you = You deploy base and a commissar at { $base }, a detachment at { $detachment }.
log-resources-laid = Grain at { $grain }, arms at { $arms }, hospital at { $hospital }.
log-dealt = { $missions } missions are ready; cards are dealt.
log-health-starts = The Health of the Republic starts at { $health }.
log-drew = { $seat } draws { $cards }.
    .you = You draw { $cards }.
log-drew-hidden = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
 }.
log-no-cards = Deck and discards are empty: nothing is drawn.
log-reshuffled = { $cards ->
    [one] The only discard becomes the new deck
   *[other] The { $cards } discards are shuffled and become the new deck
}.
log-mission-revealed = Round { $round }. { $mission } ({ $sphere }) at { $at }: values { $target } and { $high }.
log-mission-revealed-military = Round { $round }. { $mission } ({ $sphere }) at { $at }: all together need { $target }.
log-pledged = { $seat }: “I can give about { $points }.”
log-counted-out = { $seat }: “Count me out.”
log-needs-help = { $seat }: “I need help.”
log-is-ready = { $seat } is ready.
    .you = You are ready.
log-moved = { $seat }: { $piece } from { $from } by way of { $way } to { $to }, { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}.
log-moved-radici = { $seat }: { $piece } from { $from } by way of { $way } to { $to }, on the Radici road, { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}.
log-moved-inside = { $seat }: { $piece } from { $from } to { $to }, { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}.
log-manoeuvres-ended = { $seat } has done manoeuvring.
    .you = You have done manoeuvring.
log-no-manoeuvres = { $seat } has no piece on the map to manoeuvre with.
    .you = You have no piece on the map to manoeuvre with.
log-automaton-drew = Automated Partisan { $automaton } draws { $cards }.
log-automaton-scores = Automated Partisan { $automaton }: { $green ->
    [0] no green gear
    [one] one green gear
   *[other] { $green } green gears
}, score { $score }.
log-committed = { $seat } lays { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 }.
    .you = You lay { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
     }.
log-laid = { $seat } lays a card face down ({ $cards }).
    .you = You lay a card face down ({ $cards }).
log-passed = { $seat } passes with { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 }.
    .you = You pass with { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
     }.
log-revealed = { $seat } reveals: { $cards }.
    .you = You reveal: { $cards }.
log-no-effects = { $seat } cannot activate any effect.
    .you = You cannot activate any effect.
log-activated = { $seat } activates { $card } with { $piece }: { $effect }.
    .you = You activate { $card } with { $piece }: { $effect }.
log-activated-faction = { $seat } activates { $card }: { $effect }.
    .you = You activate { $card }: { $effect }.
log-activation-ended = { $seat } activates no more.
    .you = You activate no more.
log-strengthened = { $seat }: +{ $points } for the mission.
log-support-gained = { $seat }: support +1 ({ $support } of 7).
log-support-lost = { $seat }: support −1 ({ $support } of 7).
log-support-stays = { $seat }: support is at its end and stays at { $support } of 7.
log-piece-placed = { $seat } places { $piece } at { $at }.
    .you = You place { $piece } at { $at }.
log-no-piece = { $seat } has none in reserve: { $unit }.
    .you = You have none in reserve: { $unit }.
log-raided = { $seat } raids the { $pile } of { $victim }: { $card } is discarded.
    .you = You raid the { $pile } of { $victim }: { $card } is discarded.
log-robbed = { $seat } takes { $card } from { $victim }.
    .you = You take { $card } from { $victim }.
log-robbed-hidden = { $seat } takes a card from { $victim }.
log-counted = { $seat } counts { $total }{ $cards ->
    [0] { "" }
   *[other] , cards { $cards }
}{ $leader ->
    [0] { "" }
   *[other] , Leader { $leader }
}{ $plus ->
    [0] { "" }
   *[other] , effects { $plus }
}{ $pieces ->
    [0] { "" }
   *[other] , pieces { $pieces }
}{ $base ->
    [0] { "" }
   *[other] , base { $base }
}.
log-objectives-removed = Objectives removed: { $removed }; { $left } left.
log-stored = { $seat } puts { $card } on the { $pile }.
    .you = You put { $card } on the { $pile }.
log-stored-hidden = { $seat } puts a card on the { $pile }.
log-nothing-stored = { $seat } has no Action card to put on a score pile.
    .you = You have no Action card to put on a score pile.
log-recovered = { $seat } takes the Leader back.
    .you = You take the Leader back.
log-succeeded = { $mission }: the mission is fulfilled.
log-succeeded-military = { $mission }: { $sum } of { $target }, the mission is fulfilled.
log-failed = { $mission }: the mission fails.
log-failed-military = { $mission }: { $sum } of { $target }, the mission fails.
log-highest = { $seat } has the highest score.
    .you = You have the highest score.
log-no-highest = No commander alone is highest.
log-card-lost = { $seat } loses { $card } from the { $pile }.
    .you = You lose { $card } from the { $pile }.
log-piece-lost = { $seat } loses { $piece } at { $from }.
    .you = You lose { $piece } at { $from }.
log-no-piece-to-lose = { $seat } has none on the map to lose: { $unit }.
    .you = You have none on the map to lose: { $unit }.
log-leader-lost = { $seat } loses the Leader.
    .you = You lose the Leader.
log-mission-taken = { $seat } takes the card { $mission }.
    .you = You take the card { $mission }.
log-mission-aside = { $mission }: the card is put aside.
log-played-discarded = { $cards ->
    [one] One played card is
   *[other] { $cards } played cards are
} discarded.
log-health-fell = The Health of the Republic falls to { $health }.
log-automata-draw-nothing = The Automated Partisans draw nothing.
log-token-passed = The token passes to { $seat }, { $side } up.
log-dropped = { $seat } discards { $cards }.
    .you = You discard { $cards }.
log-phase-changed = Phase II begins: everything is deployed anew.
log-map-cleared = { $pieces ->
    [one] One piece leaves
   *[other] { $pieces } pieces leave
} the map.
log-boards-turned = The boards are turned; support goes back to the middle.
log-second-leaders = Everybody takes the Leader of Phase II in hand.
log-noted = { $seat }: { $hand } { $hand ->
    [one] card
   *[other] cards
  } and { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
  }, { $sum }.
log-leader-aside = { $seat } puts the Leader of Phase I aside: 2 points at the end.
    .you = You put the Leader of Phase I aside: 2 points at the end.
log-reinforced = { $seat } gets a reinforcement at { $at }: { $unit }.
    .you = You get a reinforcement at { $at }: { $unit }.
log-nobody-reinforced = Nobody alone is ahead: no extra piece.
log-hand-kept = { $seat } keeps { $cards } { $cards ->
    [one] card
   *[other] cards
  }.
    .you = You keep { $cards } { $cards ->
    [one] card
   *[other] cards
  }.
log-phase-goes-on = The game goes on: Health { $health }, First Player { $seat }.
log-missions-over = No mission is left: points are counted.
log-scored = { $seat }: Military { $military }, Political { $political }, Social { $social }, Leaders { $leaders }, support { $support }, hand { $hand }, pieces { $pieces }, missions { $missions }: { $total } { $total ->
    [one] point
   *[other] points
  }.
log-republic-lives = The Republic lives: it is the 25th of April.
log-republic-falls = The Republic has fallen.
log-left = { $seat } leaves the table.

## Ends

end-survived = The Republic is saved: whoever has most points leads the parade.
end-defeat = The Republic has fallen and everybody has lost.
end-abandoned = Everybody has left the table.
end-rebel = The Republic is saved, Rebel.
end-commander = The Republic is saved, Commander.
end-division-commander = The Republic is saved, Division Commander.
end-agreed = All agreed to end the game; the score as it stands decides.

## Occasions

occasion-boards = choice of boards
occasion-staff = Staff
occasion-manoeuvres = Manoeuvres
occasion-mission = cards for the mission
occasion-activation = activation
occasion-movement = moves of an effect
occasion-counting = counting
occasion-crisis = crisis in the Command
occasion-store = card for a score pile
occasion-outcome = outcome
occasion-loss = piece to lose
occasion-supply = supply
occasion-limit = hand limit
occasion-phase_change = change of phase
occasion-reinforcement = reinforcement
occasion-over = end

## Primer

primer-1 = In the summer of 1944 partisan commanders hold the free Republic of Montefiorino together, and each of them thinks of afterwards.
    .title = What it is about
primer-2 = Ten missions threaten the Republic. Each failure costs Health; at zero everybody loses. If the Republic lives, the most points win.
    .title = The goal
primer-3 = Detachments and Commissars move along the roads, one point a border. Then everybody lays cards for the mission, and they are turned up.
    .title = A turn
primer-4 = Military: lay any cards at once, the total is shared. Political and Social: one card or pass, each counts alone. Promises bind nobody.
    .title = Three kinds of mission
primer-5 = Rewards put cards face down on score piles, where they are points. A card spent for the Republic cannot be stored. The tenth mission ends it.
    .title = How it ends
primer-6 = The mission says what it wants and where. A piece of yours on a resource activates one card with that symbol.
    .title = Reading the board
coach-boards = Choose whoever suits you: strong in arms, in politics or among the people.
coach-staff = Pledge about your share: the target divided by the players.
coach-manoeuvres = Bring a piece into the mission’s territory or onto a resource of your cards.
coach-mission = Spend cards that are strong here and weak elsewhere.
coach-activation = Activate first what raises your score.
coach-store = Store the card that is worth most in this pile.
coach-limit = Discard what is worth little everywhere.

## The board in the browser

board-map = The map of the republic
board-map-keys = Arrow keys move the map, plus and minus bring it nearer or farther, 0 shows all of it. What stands on it is listed under “The map in words”.
board-to-sassuolo = to Sassuolo
board-to-lucca = to Lucca
board-legend-text = ! the mission; 1bdc: base, detachments and commissars of player 1; = Radici Road, · other roads
board-zoom = Nearer or farther
board-nearer = Nearer
board-farther = Farther
board-whole = The whole map
board-to-mission = To the place of the mission
board-plain = Without mountains
board-site = { $what } at { $place }
board-token-dm = Detachment of { $name } at { $place }
board-token-cp = Commissar of { $name } at { $place }
board-token-base = Base of { $name } at { $place }
board-short-dm = detachment of { $name }
board-short-cp = commissar of { $name }
board-short-base = base of { $name }
board-my-pieces = Your pieces
board-stops = Where it can go
board-sphere-military = military
    .short = mil.
board-sphere-political = political
    .short = pol.
board-sphere-social = social
    .short = soc.
board-mission-military = military mission, all together
    .short = military, together
board-mission-political = political mission, each alone
    .short = political, alone
board-mission-social = social mission, each alone
    .short = social, alone
board-sign-grain = grain store
board-sign-arms = arms dump
board-sign-hospital = hospital
board-sign-star = star
board-sign-flame = flame
board-needs-grain = with a piece at the grain store
board-needs-arms = with a piece at the arms dump
board-needs-hospital = with a piece at the hospital
board-needs-star = for boards with the star
board-needs-flame = for boards with the flame
board-effect-draw = draw a card
board-effect-move2 = 2 moves
board-effect-sabotage = raid a score pile
board-effect-plus1 = +1 for each card laid
board-effect-place = place a piece
board-effect-steal = take a card
board-effect-support = +1 support
board-leader-card = Leader: no effect
board-leader-of = Leader { $name }
board-activated = effect used
board-hand = Your hand
board-hand-count = Hand { $count }
board-laid-count = Laid { $count }
board-cards-laid = Your cards in the mission
board-which-cards = Which cards
board-no-cards = No cards
board-chiefs = Commanders
board-chiefs-laid = cards laid
board-chiefs-score = score
board-chiefs-said = says
board-chief = { $name }, played by { $player }
board-played-by = { $name } ({ $player })
board-first = first, lays last
board-you = you
board-no-board = no board yet
board-base-at = base { $place }
board-laid = { $count ->
    [one] one card laid, face down
   *[other] { $count } cards laid, face down
}
board-passed = passed
board-ready = ready
board-points = points
board-points-so-far = points so far
board-in-hand = in hand
board-pile-military = cards in the military pile
board-pile-political = cards in the political pile
board-pile-social = cards in the social pile
board-reserve = in reserve: detachments, commissars
board-spare = reserve
board-their-piles = { $count ->
    [one] 1 card in piles
   *[other] { $count } cards in piles
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-cards-of = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, limit { $limit }
board-leader = Leader
board-leader-unused = Leader not yet played
board-leader-used = Leader played
board-leader-lost = Leader lost
board-token-cumer = First player token, CUMER side up
board-token-allies = First player token, Allies side up
board-support-now = Support of { $name }: { $at } of { $of }, hand limit { $cards }, { $points } movement points
board-support = support
board-support-moves = { $points } { $points ->
    [one] move
   *[other] moves
}
board-support-gives = { $cards } { $cards ->
    [one] card
   *[other] cards
  } · { $points } MP
board-automaton = Automated Partisan { $number }
board-automaton-green = { $green } green gears of { $of }
board-automaton-waits = draws with the mission
board-health = Health of the republic
board-health-now = Health of the republic: { $health } of { $of }
board-in-territory = in the territory of { $name }
board-target = { $low } for each of { $count }: { $target } together.
board-target-each = { $low } for each of { $count } commanders.
board-unknown = { $count ->
    [one] One card lies face down.
   *[other] { $count } cards lie face down.
}
board-bar = { $sum } of { $target } points are known{ $unknown ->
    [0] {""}
   *[other] , { $unknown } { $unknown ->
    [one] card
   *[other] cards
  } lie face down
}.
board-objectives = { $left } of { $of } objectives are still there
board-objectives-here = { $left ->
    [one] objective
   *[other] objectives
}
board-thresholds = From { $low } a score takes one objective away, from { $high } two.
board-takes = { $objectives ->
    [one] takes one
   *[other] takes two
}
board-mine-takes = Yours of { $points } takes { $objectives ->
    [0] none
    [one] one
   *[other] two
}.
board-you-would-count = You would count { $sum }.
board-you-count = You count { $sum }.
board-sum-plus1 = { $points } by effects
board-sum-dm = { $points } by pieces
board-sum-cp = { $points } by pieces
board-sum-base = { $points } base
board-consequences = What comes of it
board-hatched = Hatched: not final yet.
board-pays-em = If it holds: a card each, more for the strongest.
board-pays-emx = If it holds: two cards each, more for the strongest.
board-pays-ep = Who reaches a value: a card, support, a commissar.
board-pays-epx = Who reaches a value: the Leader back, or a card.
board-pays-es = Who reaches a value: a card and support.
board-if-holds = If it holds
board-if-fails = If it fails
board-holds-em = Each puts a card into the military pile. Whoever alone is strongest puts a second one there and places a detachment.
board-holds-emx = Each puts a card into the military pile and draws one. Whoever alone is strongest puts a second one there and takes this card.
board-holds-ep = Who reaches a value puts a card into the political pile; the higher one also brings a commissar and support. The weakest lose support.
board-holds-epx = Who reaches a value takes the Leader back or puts a card into the political pile. Whoever alone is strongest takes this card.
board-holds-es = Who reaches a value puts a card into the social pile; the higher one also brings support.
board-fails-em = Each loses a military card and a detachment.
board-fails-emx = Each loses a military card and a detachment.
board-fails-ep = Each loses a military card and a detachment.
board-fails-ep-amended = Each loses a political card and a commissar.
board-fails-epx = Each loses the unused Leader and a political card.
board-fails-es = Each loses a social card and one support.
board-health-falls = Health falls to { $health }.
board-round-of = Round { $round } of { $rounds }
board-round-short = Mission { $round } of { $rounds } · phase { $phase }
board-no-mission = Between two missions
board-last-held = { $name } was held.
board-last-failed = { $name } has failed.
board-boards = Choose your commander
board-bases = Base { $first }, then { $second }
board-leader-phase = phase { $phase }
board-taken-by = { $name }
board-way = { $piece } to { $place }: { $cost ->
    [0] no movement point
    [one] one movement point
   *[other] { $cost } movement points
}{ $free ->
    [1] , the Radici road free
   *[other] {""}
}, { $left } left.
board-tap-again = { $name }: tap again to choose.
board-ask-move = Move your pieces: { $points ->
    [one] one point
   *[other] { $points } points
}{ $free ->
    [1] , the Radici road free once
   *[other] {""}
}.
board-why-move = Choose a piece, then where it goes. What is not used is lost.
board-ask-way = { $piece }: where to? { $points ->
    [one] One point
   *[other] { $points } points
} left.
board-ask-on-the-way = { $piece }, { $left ->
    [one] one point
   *[other] { $left } points
} left: stop at a ringed place, or go on.
board-why-way = Each border costs one point; inside a territory the place is free.
board-why-on-the-way = A ringed place ends the move there; a lit territory is entered.
board-why-boards = Each has its own Leader and base; what is taken is taken.
board-why-staff = What you say binds nobody; the talk ends when all are ready.
board-why-staff-military = What you say binds nobody; the talk ends when all are ready.
board-why-activation = Each card once, in any order; none has to be used.
board-why-bearer = A piece allows one effect in a mission.
board-why-target = Choose one; then the effect is done.
board-why-target-place = It comes out of your reserve.
board-why-crisis = You have reached a value: one of the two is yours.
board-why-loss = It goes back to your reserve.
board-why-reinforcement = Whoever has most cards and pieces gets one more.
board-ask-set = Choose cards for { $place }, as many as you like.
board-ask-set-chosen = { $count ->
    [one] One card is
   *[other] { $count } cards are
} lifted for { $place }: you would count { $points }.
board-why-set = Each commander lays once, face down. You may lay none.
board-why-laid = Laid cards cannot be taken back.
board-ask-one = Lay one card for { $place }, or pass. You count { $points } so far.
board-ask-one-chosen = { $name }: you would count { $points }.
board-why-one = A pass is final for this mission.
board-lay = { $count ->
    [one] Lay 1 card
   *[other] Lay { $count } cards
}
board-lay-one = Lay { $name }
board-lay-none = Lay none
board-ask-drop = Hand limit: { $due } to discard, { $chosen } chosen.
board-why-drop = The Leader does not count and stays.
board-drop = { $count ->
    [one] Discard it
   *[other] Discard { $count }
}
board-store = Place { $name }
board-why-store = It lies face down on top; at the end it counts this value.
board-take-back = Take back
board-undo = Undo
board-do-pass = Pass
board-do-reinforce-dm = Detachment at Montefiorino
board-do-reinforce-cp = Commissar at { $base }
board-do-recover = Leader back: { $military } / { $political } / { $social }
board-left-in-reserve = { $base }, { $count } left
board-do-end_manoeuvres = End manoeuvres
board-do-end_move = No more moves
board-do-end_activation = No more effects
board-do-ready = Ready
board-answered = Your answer waits for the others.
board-answered-why = Until then you may change it.
board-queue-why = Name cards now: they are laid when your turn comes, one each time, then you pass.
board-queue-why-military = Choose your cards now: they are laid when your turn comes.
board-queue-cards = { $count ->
    [0] Pass when asked
    [one] Queue 1 card, then pass
   *[other] Queue { $count } cards, then pass
}
board-queue-set = { $count ->
    [0] Lay none when asked
    [one] Lay 1 card when asked
   *[other] Lay { $count } cards when asked
}
board-ask-queue = { $count ->
    [one] One card is
   *[other] { $count } cards are
} ready for your turn: you would count { $points }.
board-talk-open = You may talk now.
board-talk-closed = Silence.
board-deck = Deck { $deck }, discards { $discard }
board-missions-left = { $count ->
    [0] the last mission
    [one] one mission to come
   *[other] { $count } missions to come
}
board-discards = Discards
board-resolved = Missions so far
board-held = held
board-failed = failed
board-taken = taken by { $name }
board-stolen = Stolen from you
board-stolen-card = { $card }: with { $names }
board-queued = Your answer is queued and given when your turn comes.
board-unqueue = Clear the queue
board-over = The end
board-moment-reveal = Reveal
board-moment-result = Result
board-goes-on = Any key or tap goes on.
board-choices = Choose
board-staff = Staff talk
board-give = I can give about
board-say-number = Say “about { $points }”
board-say-ready = Say it, ready
board-say-out = “Count me out”
board-say-help = “I need help”
board-said-all = You have said all you may in this round.
board-said-about = about { $points }
board-said-out = count me out
board-said-help = needs help
board-piles = Points in your piles
board-pile-empty = empty
board-lives = The republic lives
board-fallen = The republic has fallen
board-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
board-won-alone = { $points } { $points ->
    [one] point
   *[other] points
  }
board-stamp-lives = 25 April
board-stamp-fallen = Fallen
board-fell-with = “{ $name }” was lost, and the Republic with it.
board-missions = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
board-missions-count = { $held } held, { $lost } lost
board-story = How it went
board-story-mission = Mission { $number }
board-story-held = { $name } at { $place } holds.
board-story-lost = { $name } at { $place } fails.
board-story-held-sum = { $name } at { $place } holds with { $sum } of { $target }.
board-story-lost-sum = { $name } at { $place } fails with { $sum } of { $target }.
board-story-taken = { $player } leads it.
board-raid-pile = { $sphere } pile: { $count ->
    [one] 1 unknown card
   *[other] top of { $count }, unknown
}
board-rank = Your rank
board-rank-division-commander = Division commander
board-rank-commander = Commander
board-rank-rebel = Rebel
board-rank-from = from { $points }
board-story-health = Health { $health }.
board-points-from = Where the points came from
board-points-head = Points
board-points-military = military pile
board-points-political = political pile
board-points-social = social pile
board-points-leaders = Leaders never played
board-points-support = support
board-points-hand = cards in hand
board-points-pieces = pieces on the map
board-points-missions = missions taken
board-points-total = Total
board-of-needed = of { $target }
board-band-holds = { $place } holds
board-band-lost = { $place } is lost
board-band-won = { $place } is won
board-band-not-won = { $place } is not won
board-margin = { $points ->
    [0] Exactly what was needed.
    [one] One point more than needed.
   *[other] { $points } points more than needed.
}
board-short = { $points ->
    [one] One point short.
   *[other] { $points } points short.
}
board-turns-more = { $name } has { $count ->
    [one] one card
   *[other] { $count } cards
} to turn.
board-face-down = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} face down.
board-reached = { $target } reached, { $over ->
    [0] exactly.
   *[other] { $over } over.
}
board-objectives-left = { $left ->
    [0] No objective is left.
    [one] One objective is left.
   *[other] { $left } objectives are left.
}
board-takes-objectives = { $name } takes { $objectives ->
    [one] one
   *[other] two
}.
board-strongest = strongest, alone
board-health-fell = It falls to { $health }.{ $health ->
    [0] {""}
    [one] {" "}One more failure and the Republic falls.
   *[other] {""}
}
board-brought-stored = +{ $count } { $count ->
    [one] card
   *[other] cards
}
board-brought-support-gained = +{ $count } support
board-brought-support-lost = −{ $count } support
board-brought-piece-placed = +{ $count } { $kind ->
    [cp] { $count ->
        [one] commissar
       *[other] commissars
    }
   *[other] { $count ->
        [one] detachment
       *[other] detachments
    }
}
board-brought-piece-lost = −{ $count } { $kind ->
    [cp] { $count ->
        [one] commissar
       *[other] commissars
    }
   *[other] { $count ->
        [one] detachment
       *[other] detachments
    }
}
board-brought-piece-lost-at = −1 { $place }
board-brought-card-lost = −{ $count } { $count ->
    [one] card
   *[other] cards
}
board-brought-leader-lost = −1 Leader
board-brought-recovered = the Leader returns
board-brought-mission-taken = takes this mission
board-strip = What each commander gives
board-roll = The map in words
board-roll-map = What stands where
board-roll-do = What you may do
board-roll-empty = nothing
board-roll-nothing = Nothing just now.
board-here-mission = the mission
board-sheet = Your decision
board-tab-cards = Cards
board-tab-chiefs = Commanders
board-tab-piles = Piles
board-tab-record = Record
board-tab-talk = Talk

## As printed: Italian names come first, in every language

board-printed-imboscata = Imboscata
board-printed-assalto-al-presidio = Assalto al presidio
board-printed-sabotaggio-ai-ponti = Sabotaggio ai ponti
board-printed-posto-di-blocco = Posto di blocco
board-printed-pattuglia-notturna = Pattuglia notturna
board-printed-mitragliatrice-pesante = Mitragliatrice pesante
board-printed-disertori = Disertori
board-printed-battaglione-sovietico = Battaglione sovietico
board-printed-assemblea-in-piazza = Assemblea in piazza
board-printed-giunta-comunale = Giunta comunale
board-printed-giornale-ciclostilato = Giornale ciclostilato
board-printed-tribunale-partigiano = Tribunale partigiano
board-printed-radio-clandestina = Radio clandestina
board-printed-trattativa-col-parroco = Trattativa col parroco
board-printed-scambio-di-prigionieri = Scambio di prigionieri
board-printed-elezioni-libere = Elezioni libere
board-printed-mulino = Mulino
board-printed-caseificio = Caseificio
board-printed-medico-condotto = Medico condotto
board-printed-gruppi-di-difesa-della-donna = Gruppi di difesa della donna
board-printed-scuola-riaperta = Scuola riaperta
board-printed-calmiere-dei-prezzi = Calmiere dei prezzi
board-printed-mietitura = Mietitura
board-printed-infermeria = Infermeria
board-printed-staffetta = Staffetta
board-printed-guida-di-montagna = Guida di montagna
board-printed-brigata-d-assalto = Brigata d’assalto
board-printed-commissario-garibaldino = Commissario garibaldino
board-printed-sciopero-dei-mezzadri = Sciopero dei mezzadri
board-printed-ordini-del-cumer = Ordini del CUMER
board-printed-cellula-di-paese = Cellula di paese
board-printed-fazzoletto-rosso = Fazzoletto rosso
board-printed-aviolancio = Aviolancio
board-printed-missione-alleata = Missione alleata
board-printed-canonica-aperta = Canonica aperta
board-printed-fiamme-verdi = Fiamme Verdi
board-printed-giustizia-e-liberta = Giustizia e Libertà
board-printed-fazzoletto-tricolore = Fazzoletto tricolore
board-printed-M11 = Ponte Dolo
board-printed-M12 = Il fronte del Secchia
board-printed-M13 = La difesa di Monchio
board-printed-M14 = Il grande rastrellamento
board-printed-P11 = L’elezione della Giunta
board-printed-P12 = Il Comando unico
board-printed-P13 = Tribunale e polizia
board-printed-P14 = Tasse e requisizioni
board-printed-S11 = L’ammasso del grano
board-printed-S12 = L’ospedale dei partigiani
board-printed-S13 = Soccorso ai superstiti
board-printed-S14 = Luce alle valli
board-printed-M21 = Rastrellamento d’inverno
board-printed-M22 = La Via Giardini
board-printed-M23 = Riprendere la Rocca
board-printed-M24 = Ca’ Marastoni
board-printed-P21 = La seconda Repubblica
board-printed-P22 = L’incontro di Gova
board-printed-P23 = Il CLN della montagna
board-printed-P24 = La crisi del Comando
board-printed-S21 = L’inverno della fame
board-printed-S22 = Montefiorino brucia
board-printed-S23 = Sale e medicine
board-printed-S24 = La scuola riapre

## Fields of what is seen

view-viewer = Viewer
view-seats = Seats
view-phase = Phase
view-round = Round
view-rounds = Rounds
view-health = Health
view-start_health = Health at the start
view-first_player = First Player
view-token = Side of the token
view-objectives = Objectives
view-revealed = Cards turned up
view-resolved = Missions so far
view-participants = Participants
view-demonstration = Demonstration
view-mission = Mission
view-resources = Resources
view-deck = Deck
view-missions_left = Missions to come
view-next_phase = Phase of the next mission
view-talk = Talk
view-rules = Rules of the table
view-own = Your score
view-activatable = Effects you may activate
view-movable = Pieces you may move
view-excess = Cards to discard
view-step = Step
view-asked = To decide
view-acting = To act
view-players = Commanders
view-automata = Automated Partisans
view-movement = Movement Points
view-draft = Choice begun
view-what = Choice
view-piece = Piece
view-path = Way
view-cost = Cost
view-radici = Free Radici crossing used
view-discard = Discards
view-stolen = Stolen cards
view-action_deck = Action deck
view-mission_deck = Mission deck
view-ending = Ending
view-seat = Seat
view-faction = Faction
view-base = Base
view-hand_limit = Hand limit
view-cards = Cards
view-played = Cards laid
view-piles = Cards in score piles
view-points = Points
view-total = Total
view-board = Commander
view-leader = Leader
view-leader_is = Leader now
view-leader_1_kept = Leader I put aside
view-support = Support
view-pieces = Pieces
view-used_pieces = Pieces used
view-pledge = Pledge
view-phrases = Phrases
view-asked_for_help = Asked for help
view-ready = Ready
view-passed = Passed
view-score = Score
view-plus = Points by effects
view-effect_used = Faction effect used
view-gone = Left the table
view-activated = Effects activated
view-hand = Hand
view-played_cards = Cards in the mission
view-pile_cards = Score piles
view-reserve = Reserve
view-missions_taken = Missions taken
view-id = Name
view-sphere = Kind
view-effects = Effects
view-locality = Locality
view-territory = Territory
view-low = First value
view-high = Second value
view-target = To reach together
view-sum = Counted so far
view-open = May be used now
view-option = When
view-reposition = Changing the locality
view-radici_free = Radici free
view-move2_radici = Radici free by an effect
view-faction_limit = Faction effects
view-mp = Left
view-moved = Moved
view-victim = Robbed
view-card = Card
view-holders = May have it
view-success = Succeeded
view-taken_by = Taken by
view-military = Military
view-political = Political
view-social = Social
view-leaders = Leaders
view-missions = Missions
leader_is-in_hand = in hand
leader_is-in_hand_or_committed = in hand or face down
leader_is-committed = face down
leader_is-used = played
leader_is-lost = lost
radici_free-seat = once per seat
radici_free-piece = once per piece
ending-survived = the Republic lives
ending-defeat = the Republic has fallen
ending-abandoned = everybody has left
step-staff = Staff talk
step-manoeuvres = Manoeuvres
step-mission = cards for the mission
step-activation = activation
step-movement = moves of an effect
step-crisis = crisis in the Command
step-loss = a piece to lose
step-limit = hand limit
step-reinforcement = reinforcement

## What the abbreviations on the board are short for
board-abbr-DM = Mobile Detachment
board-abbr-CP = Political Commissar
board-abbr-MP = movement points
board-abbr-PM = movement points
