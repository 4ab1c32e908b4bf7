game-title = Join the Partisans!
game-tagline = Five war years across Slovenia: walk, roll, answer, rescue.
game-credits = A game by Darko Nikolovski, illustrated by Iztok Sitar, published by Larso. An unofficial adaptation with texts and data of its own.

option-owners = Players with outposts
    .help = How many players have outposts of their own. Olga and the enemy have none.
option-owners-by_seats = By the number of seats
option-owners-2 = Two
option-owners-3 = Three
option-owners-4 = Four
option-olga = Olga
    .help = A helper who shares the tasks of one player. With two owners the pair is favoured.
option-olga-by_seats = With five or six seats
option-olga-on = Yes
option-olga-off = No
option-enemy_seat = The enemy
    .help = A player who rolls for the Axis and has no figure.
option-enemy_seat-by_seats = With six seats
option-enemy_seat-on = Yes
option-enemy_seat-off = No
option-years = Years of the war
    .help = A shorter war begins later.
option-years-5 = Five, from 1941
option-years-4 = Four, from 1942
option-years-3 = Three, from 1943
option-deserter_mode = Deserters
    .help = Some mission cards make a player a deserter whom the others can catch.
option-rescue_mode = Captives
    .help = Some mission cards make a player a captive whom comrades can free.
option-stars = Stars
    .help = Tokens that buy extra rolls, moves and questions, or count as points at the end.
option-traitors = Traitors
    .help = A mission card that starts the hunt for a traitor.
option-school = Partisan School
    .help = How questions are answered. Typed, each stage has 40 seconds; a table that is played over days begins with options.
option-school-typed = Typed first, then options
option-school-options = Options only
option-school-open_book = Typed, and looking things up is allowed
option-axis_dice = Dice of the Axis
    .help = A player rolls for the Axis, or the table keeps the best dice.
option-axis_dice-human = A player
option-axis_dice-auto = The table
option-captive_relief = Relief for captives
    .help = From the fourth attempt of one's own a KA-BOOM is enough to escape.
option-captive_relief-strict = None
option-captive_relief-after3 = After three attempts
option-start_player = Who starts
    .help = The highest roll starts, or the first seat as agreed.
option-start_player-roll = A roll
option-start_player-agreed = The first seat
option-whites_two_players = White outposts for two
    .help = How many white outposts are on the board with two owners.
option-whites_two_players-4 = Four
option-whites_two_players-2 = Two
option-white_placement = Placing white outposts
    .help = The player chooses the place, or it is drawn.
option-white_placement-choose = Chosen
option-white_placement-random = By chance
option-last_perishes = The last one perishes
    .help = With three or more owners the last on the board falls in the final battles.
option-olga_switch = Olga changes her partner
    .help = At the end of a year she may ask another.
option-olga_switch-never = Never
option-olga_switch-yearly = Every year
option-olga_perishes = Olga perishes with her partner
    .help = When the pair is last.
option-olga_perishes-with_four_owners = With four owners
option-olga_perishes-on = Yes
option-olga_perishes-off = No
option-blank_card_1 = Blank card 1
    .help = What the table's own mission asks for.
option-blank_card_2 = Blank card 2
    .help = What the table's own mission asks for.
option-blank_card_3 = Blank card 3
    .help = What the table's own mission asks for.
option-blank_card_4 = Blank card 4
    .help = What the table's own mission asks for.
option-blank_card_1-unwritten = Unwritten
option-blank_card_1-partisans_first = Partisans first
option-blank_card_1-axis_first = Axis first
option-blank_card_1-barehand = BAREHAND
option-blank_card_1-bang_bang = BANG BANG
option-blank_card_1-track_a_track = TRACK-A-TRACK
option-blank_card_1-ba_da_bang = BA-DA-BANG
option-blank_card_1-boom = BOOM
option-blank_card_1-ka_boom = KA-BOOM
option-blank_card_1-woo_hoo = WOO-HOO
option-blank_card_2-unwritten = Unwritten
option-blank_card_2-partisans_first = Partisans first
option-blank_card_2-axis_first = Axis first
option-blank_card_2-barehand = BAREHAND
option-blank_card_2-bang_bang = BANG BANG
option-blank_card_2-track_a_track = TRACK-A-TRACK
option-blank_card_2-ba_da_bang = BA-DA-BANG
option-blank_card_2-boom = BOOM
option-blank_card_2-ka_boom = KA-BOOM
option-blank_card_2-woo_hoo = WOO-HOO
option-blank_card_3-unwritten = Unwritten
option-blank_card_3-partisans_first = Partisans first
option-blank_card_3-axis_first = Axis first
option-blank_card_3-barehand = BAREHAND
option-blank_card_3-bang_bang = BANG BANG
option-blank_card_3-track_a_track = TRACK-A-TRACK
option-blank_card_3-ba_da_bang = BA-DA-BANG
option-blank_card_3-boom = BOOM
option-blank_card_3-ka_boom = KA-BOOM
option-blank_card_3-woo_hoo = WOO-HOO
option-blank_card_4-unwritten = Unwritten
option-blank_card_4-partisans_first = Partisans first
option-blank_card_4-axis_first = Axis first
option-blank_card_4-barehand = BAREHAND
option-blank_card_4-bang_bang = BANG BANG
option-blank_card_4-track_a_track = TRACK-A-TRACK
option-blank_card_4-ba_da_bang = BA-DA-BANG
option-blank_card_4-boom = BOOM
option-blank_card_4-ka_boom = KA-BOOM
option-blank_card_4-woo_hoo = WOO-HOO
option-blank_title_1 = Title of blank card 1
    .help = What your own Special Mission is called; it is in the deck if the card says what it asks for.
option-blank_title_2 = Title of blank card 2
    .help = What your own Special Mission is called; it is in the deck if the card says what it asks for.
option-blank_title_3 = Title of blank card 3
    .help = What your own Special Mission is called; it is in the deck if the card says what it asks for.
option-blank_title_4 = Title of blank card 4
    .help = What your own Special Mission is called; it is in the deck if the card says what it asks for.
option-appeal = Appeals
    .help = May a player put a rejected answer before the reader?
option-appeal-reader = To the reader
option-appeal-off = None
option-school_help = Help at school
    .help = May comrades talk while a question is asked?
option-greeting = Greeting
    .help = Comrades who meet salute each other.
option-ai_skill = Skill of bots at school
    .help = 0 only guesses, 100 knows most answers.
option-sitters = Who sits at the table
    .help = The answers of bots at school are drawn.
option-sitters-people = People
option-sitters-bots = Bots
option-round_cap = Last round
    .help = The game ends after this round at the latest.
option-battle_compare = Equal combos
    .help = Does the first roller win, or are the faces compared?
option-battle_compare-class = The first roller wins
option-battle_compare-face = Faces decide
option-combo_need = Combos of missions
    .help = When is a hand good enough for a mission?
option-combo_need-contains = It contains the combo
option-combo_need-at_least = It is worth at least as much
option-combo_need-exact = It is exactly the combo
option-boom_length = Length of a BOOM
    .help = How many numbers in a row make a BOOM.
option-boom_length-5 = Five
option-boom_length-4 = Four
option-movement = Movement
    .help = How freely figures walk.
option-movement-towards = Towards a goal
option-movement-shortest = Shortest ways
option-movement-free = Free
option-white_target = The nearest white outpost
    .help = Worked out in every turn, or fixed when one sets out.
option-white_target-nearest_each_turn = Every turn
option-white_target-locked = Fixed
option-deserter_caught = A caught deserter
    .help = Plays on at once, or loses the turns all the same.
option-deserter_caught-returns = Returns
option-deserter_caught-serves_out = Loses his turns
option-rescue_points = Points for a rescue
    .help = For the roller, or for everybody who is there.
option-rescue_points-roller = The roller
option-rescue_points-all_present = All who are there
option-first_finish_two_players = First to finish, two players
    .help = Does the first to finish get a point with two owners as well?
option-met_questions = Questions met lately
    .help = They lie under all others in the School's pile. A rematch writes them here.
option-past_commanders = Commanders of the last game
    .help = Seats whose players are addressed so in this game. A rematch writes them here.
option-past_heroes = People's Heroes of the last game
    .help = Seats of those who had most medals. A rematch writes them here.

preset-evening = Evening
    .help = Three players, as printed.
preset-one_hour = One hour
    .help = Four players; the table rolls for the Axis.
preset-short_war = Short war
    .help = Four players, from 1943.
preset-duel = Duel
    .help = Two players, with relief for captives.
preset-everything = With everything
    .help = Four players, Olga, the enemy, stars and traitors.

prompt-wait = { $actor } decides.
prompt-over = The war is over.
prompt-figure = Where does your figure start?
prompt-partner = Whose partner will you be?
prompt-white = Where does the white outpost go?
prompt-move = You rolled { $die }. Where do you go?
prompt-target = Several white outposts are equally near. Which one?
prompt-white-star = Spend a white star for another move?
prompt-green-star = Spend a green star for another question?
prompt-attempt = { $actor } rolls: { $dice }.
prompt-attempt-first = { $dice }: { $combo }. What do you keep? Rolls left: { $left }.
prompt-attempt-exceed = { $dice }: { $combo }. More than { $wanted } is needed. Rolls left: { $left }.
prompt-attempt-combo = { $dice }: { $combo }. Wanted: { $wanted }. Rolls left: { $left }.
prompt-open-question = Partisan School: your answer, for { $points } points?
prompt-wrong-answer = The answer was not accepted. Appeal to { $reader }?
prompt-appeal = { $pupil } appeals. Is the typed answer right?
prompt-options = Which is right? Points: { $points }.
prompt-deserter-here = { $other } has deserted and is here. Do you catch the deserter, or move on?
prompt-captive-here = { $other } is a captive here. Do you try again, or move on?
prompt-captive-partner = { $other } is a captive. Do you try to free your partner, or wait?
prompt-turn-up = { $searcher } hunts the traitor, rounds left { $left }. Which card?
prompt-meeting = You meet { $other }. Offer a swap of stars?
prompt-compose = Your offer to { $other }: { $give } for { $take }
prompt-offer = { $other } gives { $give } for { $take }. Do you agree?
prompt-change-partner = The year is done. Stay with your partner, or ask another?
prompt-consent = { $other } asks to be your partner. Do you agree?

occasion-figure = First place
occasion-name_partner = A partner
occasion-first_whites = Outposts
occasion-turn = A turn
occasion-movement = Movement
occasion-white_star = A white star
occasion-nearest_white = Which outpost
occasion-attempt = Battle dice
occasion-battle = A battle
occasion-coloured_outpost = A coloured outpost
occasion-school = School
occasion-open_question = Open question
occasion-wrong_answer = Wrong answer
occasion-appeal = An appeal
occasion-three_options = Three options
occasion-two_options = Two options
occasion-white_outpost = A white outpost
occasion-new_year = A new year
occasion-deserter_here = A deserter
occasion-captive_here = A captive
occasion-captive_partner = Partner held
occasion-rescue = A rescue
occasion-escape = An escape
occasion-interrogation = An interrogation
occasion-meeting = A meeting
occasion-offer = An offer
occasion-counter_offer = A counter-offer
occasion-change_of_partner = New partner
occasion-consent = Consent
occasion-over = The end

verb-figure = Start at { $place }
verb-partner = Go with { $other }
verb-stay = Stay with your partner
verb-white = White outpost at { $place }
verb-move = Go to { $place }
verb-target = Go for { $place }
verb-keep = Keep { $dice }
verb-stop = Stop
verb-star = Spend { $star }, keep { $dice }
verb-white_star = Spend a white star
verb-green_star = Spend a green star
verb-no_star = Spend none
verb-answer = Answer
verb-try = Try
verb-pass = Pass
verb-choose = { $letter })
verb-appeal = Appeal
verb-concede = Accept it
verb-accept = Agree
verb-refuse = Refuse
verb-rescue = Try to free { $other }
verb-catch = Catch { $other }
verb-move_on = Move on
verb-wait = Wait
verb-turn_up = Turn up card { $card }
verb-give = Give { $star }
verb-take = Ask for { $star }
verb-send = Send the offer
verb-no_swap = No swap

refusal-not-now = Not now.
refusal-not-your-turn = It is not your turn.
refusal-no-owner = Olga's partner is a player with outposts.
refusal-too-near = A white outpost needs a free place at least three steps from every other outpost.
refusal-not-nearest = This is none of the nearest white outposts.
refusal-no-way = No way of { $n } steps leads there and nearer to a goal.
refusal-stand-still = You cannot stand still while there is a way.
refusal-not-your-outpost = That outpost is the target of another player.
refusal-not-these-dice = These dice do not lie on the table.
refusal-no-roll-left = No roll is left.
refusal-no-star = No star can be spent now.
refusal-too-long = An answer has at most { $n } characters.
refusal-no-line = An answer is one line without control characters.
refusal-two-options = There are only two options.
refusal-not-that-card = That card has already been turned up.
refusal-no-candidate = That player cannot be Olga's partner now.
refusal-not-that-star = That star cannot be named now.
refusal-empty-offer = An offer must give something and take something.

log-starts = { $seat } starts.
    .you = You start.
log-addressed = { $commanders } won the last game: in this one comrades say Tovarish Commander.
log-missions-shuffled = The Special Missions are shuffled: { $cards } cards.
log-round-begins = Round { $round }.
log-figure-placed = { $seat } starts at { $place }.
    .you = You start at { $place }.
log-partner-named = { $seat } goes with { $other }.
    .you = You go with { $other }.
log-white-placed = { $seat } puts a white outpost at { $place }.
    .you = You put a white outpost at { $place }.
log-white-fell = A white outpost is placed at { $place }.
log-ordered = Order { $card } for { $seat }: { $place }, { $year }.
log-order-under = Order { $card } for { $seat } ({ $year }): { $place } is taken, another is drawn.
log-year-begins = { $year } begins for { $seat }.
log-moved = { $seat } rolls { $die }: { $from } to { $place }.
    .you = You roll { $die }: { $from } to { $place }.
log-stays = { $seat } rolls { $die }, but every way is closed.
    .you = You roll { $die }, but every way is closed.
log-waits = { $seat } waits at { $place }.
    .you = You wait at { $place }.
log-target-locked = { $seat } will go to { $place }.
    .you = You will go to { $place }.
log-rolled = { $seat } rolls { $dice }: { $combo }.
    .you = You roll { $dice }: { $combo }.
log-rolled-for-axis = The Axis ({ $seat }) rolls { $dice }: { $combo }.
log-star-spent = { $seat } spends a star: { $star }.
    .you = You spend a star: { $star }.
log-taken = { $seat } takes the outpost at { $place }.
    .you = You take the outpost at { $place }.
log-repelled = The attack of { $seat } on { $place } is repelled.
log-medal = Medal { $year }: { $seat }.
log-no-medal = { $seat } wins no medal: that of { $year } has been given.
    .you = You win no medal: that of { $year } has been given.
log-stars-drawn = { $seat } draws stars: { $stars }.
    .you = You draw stars: { $stars }.
log-asked = School: question { $card } for { $seat }.
log-answered = { $seat } answers: { $text }
    .you = You answer: { $text }
log-wrong-answer = School: no right answer from { $seat } yet.
log-appealed = { $seat } appeals to { $reader }.
    .you = You appeal to { $reader }.
log-appeal-accepted = The answer of { $seat } is accepted.
log-appeal-rejected = The answer of { $seat } is rejected.
log-learned = School: { $seat } answers question { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-not-learned = School: { $seat } has no answer to question { $card }.
log-mission-drawn = Special Mission for { $seat }: { $mission }.
log-mission-failed = { $seat } fails, attempt { $attempt }: { $mission }.
    .you = You fail, attempt { $attempt }: { $mission }.
log-mission-done = { $seat } completes a mission: { $mission }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You complete a mission: { $mission }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
log-deserted = { $seat } deserts and loses { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
    .you = You desert and lose { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }.
log-desertion-over = { $seat } is back with the unit.
    .you = You are back with the unit.
log-deserter-caught = { $seat } catches { $other }. Lost: { $school ->
        [one] { $school } point
       *[other] { $school } points
    } at school, { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }.
    .you = You catch { $other }. Lost: { $school ->
            [one] { $school } point
           *[other] { $school } points
        } at school, { $medals ->
            [one] { $medals } medal
           *[other] { $medals } medals
        }.
log-captured = { $seat } is captured.
    .you = You are captured.
log-rescue-failed = { $seat } cannot free { $other }.
    .you = You cannot free { $other }.
log-rescued = { $seat } frees { $other }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You free { $other }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
log-escape-failed = { $seat } cannot escape.
    .you = You cannot escape.
log-escaped = { $seat } escapes.
    .you = You escape.
log-hunt-begins = { $seat } hunts a traitor among { $cards } cards; it is card { $traitor }.
    .you = You hunt a traitor among { $cards } cards; it is card { $traitor }.
log-hunt-begins-hidden = { $seat } hunts a traitor among { $cards } cards.
log-turned-up = { $seat } turns up card { $card } for { $searcher }.
    .you = You turn up card { $card } for { $searcher }.
log-traitor-found = { $seat } finds the traitor: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You find the traitor: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
log-hunt-failed = { $seat } does not find the traitor.
    .you = You do not find the traitor.
log-met = { $seat } and { $other } salute.
    .you = You and { $other } salute.
log-offered = { $seat } offers { $other } { $give } for { $take }.
    .you = You offer { $other } { $give } for { $take }.
log-swapped = { $seat } and { $other } swap.
    .you = You and { $other } swap.
log-not-swapped = { $seat } and { $other } do not swap.
    .you = You and { $other } do not swap.
log-partner-agreed = { $seat } agrees to go with { $other }.
    .you = You agree to go with { $other }.
log-partner-refused = { $seat } does not go with { $other }.
    .you = You do not go with { $other }.
log-partner-changed = { $seat } goes with { $other } from now on.
    .you = You go with { $other } from now on.
log-finished = { $seat } finishes the war: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You finish the war: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
log-perished = { $seat } perishes in the final battles.
    .you = You perish in the final battles.
log-total = { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-titles = Commander: { $commanders }. People's Hero: { $heroes }.
log-commander = Commander: { $commanders }.
log-left = { $seat } leaves; a bot plays on.
log-nothing = Nothing happens.

end-war-over = The war is over.
end-round-cap = The last round is over.
end-agreed = All agreed to end the game; the score as it stands decides.

primer-1 = Slovenia under occupation, 1941 to 1945. In each year your headquarters sends you across the land to an enemy outpost.
    .title = What it is about
primer-2 = In each year you take your coloured outpost, answer a question and then take a white outpost. The most points win.
    .title = The goal
primer-3 = Roll one to three steps and walk towards your goal. You cannot pass through other outposts: walk around them.
    .title = A turn
primer-4 = In battle you roll five dice up to three times and keep what suits you. The second side must roll a higher combo.
    .title = Battles
primer-5 = On your way you can free captives and catch deserters. The last one on the board perishes; the most points win.
    .title = How it ends
primer-6 = Towers are outposts, figures are partisans. Places where you may walk are lit, with the turns that are left to your goal.
    .title = Reading the board
coach-figure = Start near the middle: you do not know yet where you will be sent.
coach-move = Walk towards your outpost. You cannot pass through other outposts.
coach-attempt = Keep the pair and roll the rest.

no-dice = nothing
combo-nothing = nothing
combo-barehand = BAREHAND
combo-bang_bang = BANG BANG
combo-track_a_track = TRACK-A-TRACK
combo-ba_da_bang = BA-DA-BANG
combo-boom = BOOM
combo-ka_boom = KA-BOOM
combo-woo_hoo = WOO-HOO
star-orange = orange
star-blue = blue
star-white = white
star-green = green
star-red = red

order-outpost = Destroy the outpost
order-garrison = Storm the garrison
order-gendarmerie = Burn the gendarmerie post
order-depot = Seize the depot
order-prisoners = Free the prisoners
order-railway_bridge = Blow up the railway bridge
order-road_bridge = Blow up the road bridge
order-watchtower = Take the watchtower
order-signal_station = Silence the signal station
order-railway = Cut the railway
order-supply_train = Derail the supply train
order-column = Ambush the column
order-retreat = Block the retreat
order-secure_bridge = Secure the bridge
order-rearguard = Drive out the rearguard
order-flag = Raise the flag

mission-SM01 = Night assault on the bunker line
mission-SM02 = Raid on the ammunition store
mission-SM03 = Ambush at the mountain pass
mission-SM04 = Free the column of hostages
mission-SM05 = Storm the fortified castle
mission-SM06 = Take the radio truck intact
mission-SM07 = Capture the staff car
mission-SM08 = Attack the sawmill garrison
mission-SM09 = Clear the road for the wounded
mission-SM10 = Seize the printing paper convoy
mission-SM11 = Liberate the mountain village
mission-SM12 = Break the siege from outside
mission-SM13 = The big sweep reaches the camp
mission-SM14 = Hold the forest hospital
mission-SM15 = Ski patrol on your tracks
mission-SM16 = Rearguard at the river crossing
mission-SM17 = Break out of the ring
mission-SM18 = Dogs on the ridge
mission-SM19 = Defend the courier station
mission-SM20 = Armoured train in the valley
mission-SM21 = Dawn raid on the hiding place
mission-SM22 = Cross the wire without a sound
mission-SM23 = Two couriers, one message
mission-SM24 = Swap the passwords
mission-SM25 = Three charges on the viaduct
mission-SM26 = Print the newspaper overnight
mission-SM27 = Carry the radio over the pass
mission-SM28 = Guide the escaped airmen
mission-SM29 = Build a hidden workshop
mission-SM30 = Stock the forest hospital
mission-SM31 = Long march to the liberated territory
mission-SM32 = Bring down the railway bridge
mission-SM33 = Break open the prison gate
mission-SM34 = You have abandoned your unit
mission-SM35 = Slipped away in the night
mission-SM36 = Caught at a roadblock
mission-SM37 = Wounded and taken
mission-SM38 = Betrayed in the village
mission-SM39 = Find the traitor
mission-SM40 = Your own story 1
mission-SM41 = Your own story 2
mission-SM42 = Your own story 3
mission-SM43 = Your own story 4

place-AJD = Ajdovščina
place-BAB = Babno Polje
place-BEG = Begunje
place-BLD = Bled
place-BOH = Bohinjska Bistrica
place-BOV = Bovec
place-BRE = Brežice
place-CEL = Celje
place-CER = Cerkno
place-CRK = Cerknica
place-CRN = Črnomelj
place-DOM = Domžale
place-DRV = Dravograd
place-DRZ = Dražgoše
place-FRK = Frankolovo
place-GGR = Gornji Grad
place-GPE = Gornji Petrovci
place-GRC = Grčarice
place-GRO = Grosuplje
place-IDR = Idrija
place-ILB = Ilirska Bistrica
place-IVG = Ivančna Gorica
place-JES = Jesenice
place-KAM = Kamnik
place-KNJ = Slovenske Konjice
place-KOB = Kobarid
place-KOC = Kočevje
place-KOM = Komen
place-KOP = Koper
place-KOS = Kostanjevica na Krki
place-KOZ = Kozina
place-KRA = Kranj
place-KRG = Kranjska Gora
place-KRS = Krško
place-KST = Kostel
place-KZJ = Kozje
place-LAS = Laško
place-LEN = Lenart
place-LEV = Lendava
place-LIT = Litija
place-LJT = Ljutomer
place-LJU = Ljubljana
place-LOG = Logatec
place-LOV = Lovrenc na Pohorju
place-LOZ = Lož
place-MAR = Maribor
place-MET = Metlika
place-MEZ = Mežica
place-MOR = Moravče
place-MSO = Murska Sobota
place-NOM = Novo mesto
place-ORM = Ormož
place-OSA = Osankarica
place-OSI = Osilnica
place-PIR = Piran
place-POK = Pokljuka
place-POS = Postojna
place-PTU = Ptuj
place-RAS = Rašica
place-RDC = Radeče
place-RDG = Gornja Radgona
place-RDL = Radlje ob Dravi
place-RIB = Ribnica
place-ROG = Kočevski Rog
place-ROS = Rogaška Slatina
place-SEM = Semič
place-SEV = Sevnica
place-SEZ = Sežana
place-SKL = Škofja Loka
place-SLB = Slovenska Bistrica
place-SLC = Solčava
place-SLG = Slovenj Gradec
place-SMA = Šmarje pri Jelšah
place-SOL = Solkan
place-SOS = Šoštanj
place-STK = Stari Trg ob Kolpi
place-TOL = Tolmin
place-TRB = Trbovlje
place-TRE = Trebnje
place-TRN = Trnovo
place-TRZ = Tržič
place-TUR = Turjak
place-VIN = Vinica
place-VOJ = Vojsko
place-VRH = Vrhnika
place-VRN = Vransko
place-ZIR = Žiri
place-ZUZ = Žužemberk

## What a view shows, for the table in words and the terminal

view-active = Whose turn
view-answer = Answer
view-attempts = Failed attempts
view-bag = Stars left
view-captive = Captive
view-card = Card
view-caught = Caught
view-coloured = Coloured outpost
view-deserter_left = Turns lost
view-deserters = For deserters
view-draft = Your offer
view-escape_tries = Attempts to escape
view-explanation = What there is to know
view-failed = The last attempt failed
view-figures = Stands at
view-finished = War finished
view-first = First to finish
view-gone = Left the table
view-held_white = Holds a white outpost
view-hunt = Hunt for the traitor
view-last_asked = The last question
view-left = Cards left
view-leg = Task
view-level = Level
view-medals = Medals
view-mission = Special Mission
view-missions = For missions
view-moved = Has moved
view-next = Next partner
view-now_asked = The question
view-options = Options
view-pair = Olga
view-partner = Partner
view-place = Place
view-points = Points
view-question = Question
view-repelled = Attacks repelled by the Axis
view-rescues = For rescues
view-ring = Order of turns
view-past_commanders = Commander of the last game
view-past_heroes = People's Hero of the last game
view-round = Round
view-school = At school
view-scores = Points by source
view-searcher = Searcher
view-stars = Stars
view-target = On the way to
view-tasks = Tasks
view-traitor = The Traitor
view-traitors = For traitors
view-white_lock = Bound to
view-whites = White outposts
view-year = Year

leg-to_coloured = on the way to the coloured outpost
leg-at_coloured = at the coloured outpost
leg-to_white = on the way to a white outpost
leg-at_white = at a white outpost
leg-year_done = year done
leg-finished = war finished
leg-perished = fallen

## The board
board-map = The map of Slovenia
board-list = The board in words
board-as-list = List
board-as-map = Map
board-list-may = You may
board-list-not = Not now
board-zoom-in = Nearer
board-zoom-out = Farther
board-zoom-whole = The whole map
board-plain = Without forest
board-land-reich = German Reich
board-land-croatia = Croatia
board-land-italy = Italy
board-land-hungary = Hungary
board-land-adriatic = Adriatic
board-zone-german = German
board-zone-italian = Italian
board-zone-hungarian = Hungarian zone, 1941
board-legend-turns = turns from there to { $goal }, on average
board-legend-aside = only on the way to a comrade in need
board-legend-railway = railway station
board-legend-deserter = points for catching the deserter there
board-legend-captive = chance to free the captive there
board-years = The years of the war
board-medal-of = Medal of { $year }: { $name }
board-band = The band
board-points = points
board-you = { $name }, you
board-sign-captive = captive
board-sign-deserter = deserter
board-sign-last = in danger
board-about-olga = with { $name }
board-about-captive = { $year }, { $place }: { $combo } escapes
board-about-deserter = { $year }, { $place }, { $turns ->
        [one] misses { $turns } more turn
       *[other] misses { $turns } more turns
    }
board-about-at = { $year }, attacks { $place }
board-about-school = { $year }, at school: { $place }
board-about-mission = { $year }, mission: { $place }, try { $attempt }
board-about-done = { $year } is done
board-about-begun = { $year }, places a white outpost
board-about-way = { $year }, { $place }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
board-about-to = { $year }, { $place }
board-about-enemy = attacks repelled: { $count }
board-bag = In the bag
board-orders = Your orders
board-orders-of = Orders: { $name }
board-captive = Captive
board-captive-how = You roll once each turn: { $combo } sets you free, { $percent } %. A comrade who comes needs a KA-BOOM.
board-deserter = Deserter
board-deserter-how = Turns still lost: { $turns }. Whoever reaches you takes your school cards and medals.
board-nearest-white = The nearest white outpost
board-white-how = A white outpost: you draw a Special Mission there and attempt it at once.
board-mission-points = Done now it is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-attempt = attempt { $attempt }
board-first-partisans = You roll first
board-first-axis = The Axis rolls first
board-medal-free = Medal of { $year } still free.
board-medal-gone = Medal of { $year } already given.
board-then-school = School: one question
board-then-school-how = worth 3, 2 or 1
board-then-white = Then the nearest white: { $place }
board-then-white-how =
    { $steps ->
        [one] one step on
        *[other] { $steps } steps on
    }, if nobody claims it
board-year-done = { $year } is done
board-year-done-how = At your next turn you put the white outpost back and get a new order.
board-year-begun = { $year } begins
board-year-begun-how = Place the white outpost, then your order comes.
board-danger = You are the last on the board. When all others have finished, the last one perishes.
board-danger-of = { $name } is the last on the board. When all others have finished, the last one perishes.
board-kind-partisans_first = Partisans first
board-kind-axis_first = Axis first
board-kind-deserter = a desertion
board-kind-captured = a capture
board-kind-traitor = the hunt for a traitor
board-kind-blank = as the table wrote it
board-rescue = Free { $name }
board-escape = Escape
board-battle = The battle
board-need-first = Partisans first: what you leave on the table, the Axis must beat.
board-need-first-axis = You roll for the Axis, first: what you leave, { $name } must beat.
board-need-exceed = Axis first: you win only with more than { $combo }.
board-need-exceed-axis = You roll for the Axis: repel { $name } with more than { $combo }.
board-need-first-you = You must beat what is left on the table.
board-need-first-they = { $name } must beat what is left on the table.
board-need-first-axis-then = The Axis must beat what is left on the table.
board-need-first-short = The other side must beat what is left on the table.
board-need-combo = Wanted: { $combo }
board-roll-of = roll { $roll } of { $most }
board-turn-first = you first
board-turn-first-axis = Axis first
board-turn-exceed = you second
board-turn-exceed-axis = Axis second
board-combo-nothing = no combo on the table now
board-combo-barehand = a pair, on the table now
board-combo-bang_bang = two pairs, on the table now
board-combo-track_a_track = three of a kind, on the table now
board-combo-ba_da_bang = three and two, on the table now
board-combo-boom = a scale, on the table now
board-combo-ka_boom = four of a kind, on the table now
board-combo-woo_hoo = five of a kind, on the table now
board-to-beat = more than { $combo } is needed
board-axis-beats = the Axis would beat it: { $percent } %
board-they-beat = the Partisan would beat it: { $percent } %
board-die = { $face }, { $state }
board-best = best
board-kept = kept
board-kept-better = kept, better rolled
board-rolls = rolls again
board-tag-kept = kept
board-tag-kept-best = kept, best
board-tag-best = best
board-tag-rolls = rolls
board-chance = Chance with these dice kept: { $percent } %
board-mark-stop = stop now { $percent } %
board-mark-best = best keep { $percent } %
board-with-order = { $place } is taken, dice kept: { $count }
board-with-mission = the mission is done, dice kept: { $count }
board-with-rescue = the captive is free, dice kept: { $count }
board-with-escape = you are free, dice kept: { $count }
board-with-axis = the attack is repelled, dice kept: { $count }
board-keep-best = Best keep
board-combo = combo
board-you-end = you end there
board-axis-beats-it = Axis beats it
board-they-beat-it = they beat it
board-enough = enough
board-yes = yes
board-no = no
board-axis = Axis
board-axis-by = Axis, by { $name }
board-watch-you = your chance
board-watch-other = chance of { $name }
board-school = Partisan School
board-school-who = { $pupil } answers, { $reader } reads.
board-school-was = The answer to the question for { $pupil }.
board-clock = Time left { $clock }
board-card = Card { $card }
board-level-1 = easy
board-level-2 = medium
board-level-3 = hard
board-stage-3 = typed, no help
board-stage-2 = one of three
board-stage-1 = one of two
board-stage-right = right
board-stage-wrong = not known
board-stage-not = not needed
board-your-words = your answer
board-letters = { $count } of { $max } letters
board-answer-how = English, Slovene, Italian or German. Small slips of spelling count as right. Wrong: the card goes on for 2.
board-answer-empty = Type something first.
board-they-typed = { $name } typed
board-you-typed = You typed
board-not-accepted = Not accepted
board-may-appeal = If you appeal, { $reader } compares it with the answer and decides. Otherwise the card goes on with three options, for 2.
board-appeal-waits = { $reader } compares it with the answer and decides.
board-they-may-appeal = { $name } may appeal to { $reader }, or go on with three options.
board-right-answer = the answer
board-they-think = { $name } thinks about it.
board-you-try = You try or you pass: at this table chance decides whether you know it.
board-they-answer = { $name } answers, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-they-roll = { $name } rolls.
board-they-roll-axis = { $name } rolls for the Axis.
board-reads = reads
board-listens = listens
board-reveal = The answer
board-gain = { $points ->
        [0] no points
        [one] +{ $points } point
       *[other] +{ $points } points
    }
board-was-typed = { $name } typed:
board-guess = Your own guess, for yourself alone and for no points
board-guessed = You guessed:
board-wrong-question = This question is wrong
board-wrong-what = What is wrong with card { $card }?
board-wrong-why = At most 500 characters. It is kept for those who look after the questions, with the card and this moment, without your name.
board-wrong-send = Send
board-wrong-told = Thank you. Somebody will look at this card.
board-wrong-failed = It could not be sent. Try again in a minute.
board-there = { $place }, or near it.
board-near = near { $place }
board-go-on = Go on
board-card-kept = You keep the card: { $points } points in all.
board-card-gone = The card goes under the pile: { $points } points in all.
board-your-move = Your move
board-your-roll = Your roll
board-axis-roll = Axis roll
board-your-answer = Your answer
board-over = The end
board-ask-move = You rolled { $die }. Choose a lit place.
board-way = { $place }: { $goal } is then { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } off, { $turns } turns on average.
board-way-goal = { $place }: you arrive and attack at once.
board-way-aside = { $place }: only on the way to a comrade in need.
board-way-free = { $place }: free { $name }, { $percent } %, 2 points.
board-way-catch = { $place }: catch { $name }, the deserter, 1 point.
board-off-free = Free { $name }, { $percent } %
board-off-catch = Catch { $name }
board-way-sealed = { $place }: every open way to the goal is closed.
board-why-place = { $place } is chosen; others are lit.
board-why-places = Lit places: { $count }. A press on one takes it.
board-next-place = Next place
board-lit-beyond = Lit places beyond this edge: { $count }
board-do-move = Walk to { $place }
board-do-figure = Start at { $place }
board-do-white = Outpost at { $place }
board-do-target = Go for { $place }
board-ask-roll = Click dice to keep them, then roll the rest.
board-tap-dice = tap a die: keep or roll
board-ask-star = One star ({ $star }) buys one more roll; you have { $count }. Keep dice, or stop.
board-why-best = This is the best keep: { $percent } %.
board-why-better = Keeping { $dice }: { $best } % instead of { $percent } %. B takes it.
board-roll = { $count ->
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
board-roll-star = { $count ->
        [one] Star: roll { $count } die
       *[other] Star: roll { $count } dice
    }
board-with-chance = { $verb }, { $percent } %
board-why-stop = Stop: no keep is better than { $percent } %.
board-stop = Stop, { $percent } %
board-ask-answer = Type the answer, or pass on to three options.
board-why-answer = Right now it is worth { $points } points. Passing costs nothing but the chance.
board-why-appeal = Accepted, { $name } gets { $points }. Refused, the card goes on with three options, for 2.
board-you-win = You win
board-commander-is = { $count ->
        [one] { $names } is Commander
       *[other] { $names } are Commanders
    }
board-story = How it went
board-story-round = Round { $round }
board-story-lead = takes the lead
board-story-most = the most at one go
board-points-from = Where the points came from
board-result-taken = { $place } is taken
board-result-repelled = The attack is repelled
board-result-mission-done = Mission done
board-result-mission-failed = The mission fails
board-result-rescued = { $name } is free
board-result-rescue-failed = { $name } is still held
board-result-escaped = Escaped
board-result-escape-failed = No way out
board-result-medal = Medal { $year }
board-why-figure = The orders are drawn afterwards. From the middle no place of the country is far.
board-why-white = After an order you go to the nearest white outpost: one near you saves steps.
board-why-white-axis = After an order a Partisan goes to the nearest white outpost: a distant one costs steps.
board-why-target = You will go to the one you name.
board-why-partner = Your partner's outposts are yours too, and a mission scores for both of you.
board-why-change-partner = The outposts of the partner you choose are yours too, and a mission scores for both.
board-why-consent = { $other } goes to your outposts; a mission scores for both. Nobody attacks before both are there.
board-why-captive-here = { $percent } % with one attempt, { $points } points. A miss ends the turn.
board-why-captive-partner = { $percent } % with one attempt, { $points } points. Waiting costs the turn too.
board-why-deserter-here = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and stars for you. { $other } loses all school cards and medals.
board-why-turn-up = One of these cards is the traitor. Turned up, it is 1 point for { $searcher }.
board-why-white-star = You roll and move once more at once. The star goes back into the bag.
board-why-green-star = You get another question at once. The star goes back into the bag.
board-why-meeting = { $other } must agree. Stars left at the end are worth points in sets.
board-why-compose = { $other } must agree. Stars left at the end are worth points in sets.
board-why-offer = Stars left at the end are worth points in sets.
board-does-orange = fourth roll, first side
board-does-blue = fourth roll, second side
board-does-white = move once more
board-does-green = another question
board-ladder-others = all others
board-appeal-accept = Accept, { $name } +{ $points }
board-appeal-refuse = Keep refused
board-answer = Answer
board-pass = Pass, for 2
board-ask-options = Which of these is right?
board-why-options = Right now it is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
board-take-back = Take back
board-turns = turns from there: { $turns }
board-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
board-fact-you = you, { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } of { $count }
board-fact-white = { $year }: place the white outpost
board-leads = leads
board-score = Score sheet
board-source-school = Partisan School
board-source-medals = Medals
board-source-missions = Special Missions
board-source-rescues = Comrades freed
board-source-deserters = Deserters caught
board-source-traitors = Traitors found
board-source-first = First to finish
board-source-stars = Stars
board-total = Total
board-past-commander = Tovarish Commander: won the last game
board-past-hero = People's Hero of the last game
board-commander = Tovarish Commander
board-commander-how = { $points } points.
board-commander-tie = Equal in points: { $names }. Medals decide, then school, then who finished first.
board-hero = People's Hero, medals: { $count }
board-hero-fallen = Fallen People's Hero, medals: { $count }
board-fell = falls, the last on the board
board-enemy-title = The garrison: attacks repelled: { $count }
board-hunt = The hunt for the traitor
board-hunt-round = round { $round }
board-traitor = the Traitor
board-card-back = face down
board-choices = Your choices
board-swap = Swap with { $name }
board-swap-give = You give
board-swap-take = You get
board-swap-yours = you have
board-swap-theirs = { $name } has
board-swap-none = nothing yet
board-swap-more = + { $star }
board-swap-instead = or offer instead
board-tower-of = outpost: { $name }
board-white = white outpost
board-white-claimed = white outpost, claimed
board-beacons = Comrades in need
board-beacon-captive = { $name }, captive: { $place }, { $percent } %, points: { $points }
board-beacon-deserter = { $name }, deserter: { $place }, points: { $points }
board-sheet = Your question
board-tab-map = Map
board-tab-school = School
board-tab-end = End
board-tab-orders = Orders
board-tab-band = Band
board-tab-record = Record
board-tab-talk = Talk
