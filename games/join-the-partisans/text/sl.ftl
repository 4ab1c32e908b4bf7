game-title = Pridruži se partizanom!
game-tagline = Pet vojnih let po Sloveniji: hodi, meči, odgovarjaj, rešuj.
game-credits = Avtor igre je Darko Nikolovski, ilustrator Iztok Sitar, založnik Larso. Neuradna priredba z lastnimi besedili in podatki.

option-owners = Igralci s postojankami
    .help = Koliko igralcev ima lastne postojanke. Olga in sovražnik jih nimata.
option-owners-by_seats = Po številu sedežev
option-owners-2 = Dva
option-owners-3 = Trije
option-owners-4 = Štirje
option-olga = Olga
    .help = Pomočnica, ki si z enim igralcem deli naloge. Pri dveh igralcih ima par prednost.
option-olga-by_seats = Pri petih ali šestih sedežih
option-olga-on = Da
option-olga-off = Ne
option-enemy_seat = Sovražnik
    .help = Igralec, ki meče za sile osi in nima figure.
option-enemy_seat-by_seats = Pri šestih sedežih
option-enemy_seat-on = Da
option-enemy_seat-off = Ne
option-years = Leta vojne
    .help = Krajša vojna se začne pozneje.
option-years-5 = Pet, od 1941
option-years-4 = Štiri, od 1942
option-years-3 = Tri, od 1943
option-deserter_mode = Dezerterji
    .help = Pri nekaterih nalogah igralec postane dezerter, ki ga drugi lahko ujamejo.
option-rescue_mode = Ujetniki
    .help = Pri nekaterih nalogah igralec postane ujetnik, ki ga tovariši lahko osvobodijo.
option-stars = Zvezde
    .help = Žetoni za dodatne mete, premike in vprašanja ali za točke na koncu.
option-traitors = Izdajalci
    .help = Naloga, pri kateri se išče izdajalec.
option-school = Partizanska šola
    .help = Kako se odgovarja na vprašanja. Pri tipkanju ima vsaka stopnja 40 sekund; miza, ki se igra več dni, začne z možnostmi.
option-school-typed = Najprej tipkano, nato možnosti
option-school-options = Samo možnosti
option-school-open_book = Tipkano, dovoljeno je iskanje po virih
option-axis_dice = Kocke sil osi
    .help = Za sile osi meče igralec ali pa najboljše kocke obdrži miza.
option-axis_dice-human = Igralec
option-axis_dice-auto = Miza
option-captive_relief = Olajšava za ujetnike
    .help = Od četrtega lastnega poskusa za pobeg zadošča KA-BOOM.
option-captive_relief-strict = Brez
option-captive_relief-after3 = Po treh poskusih
option-start_player = Kdo začne
    .help = Začne najvišji met ali po dogovoru prvi sedež.
option-start_player-roll = Met
option-start_player-agreed = Prvi sedež
option-whites_two_players = Bele postojanke za dva
    .help = Koliko jih je na plošči pri dveh igralcih.
option-whites_two_players-4 = Štiri
option-whites_two_players-2 = Dve
option-white_placement = Postavljanje belih postojank
    .help = Po izbiri ali naključno.
option-white_placement-choose = Po izbiri
option-white_placement-random = Naključno
option-last_perishes = Zadnji pade
    .help = Pri treh ali več igralcih zadnji na plošči pade v sklepnih bojih.
option-olga_switch = Olga zamenja soborca
    .help = Ob koncu leta lahko vpraša drugega.
option-olga_switch-never = Nikoli
option-olga_switch-yearly = Vsako leto
option-olga_perishes = Olga pade s soborcem
    .help = Kadar je par zadnji.
option-olga_perishes-with_four_owners = Pri štirih igralcih
option-olga_perishes-on = Da
option-olga_perishes-off = Ne
option-blank_card_1 = Prazna karta 1
    .help = Kaj zahteva lastna naloga za to mizo.
option-blank_card_2 = Prazna karta 2
    .help = Kaj zahteva lastna naloga za to mizo.
option-blank_card_3 = Prazna karta 3
    .help = Kaj zahteva lastna naloga za to mizo.
option-blank_card_4 = Prazna karta 4
    .help = Kaj zahteva lastna naloga za to mizo.
option-blank_card_1-unwritten = Nepopisana
option-blank_card_1-partisans_first = Najprej partizani
option-blank_card_1-axis_first = Najprej sile osi
option-blank_card_1-barehand = BAREHAND
option-blank_card_1-bang_bang = BANG BANG
option-blank_card_1-track_a_track = TRACK-A-TRACK
option-blank_card_1-ba_da_bang = BA-DA-BANG
option-blank_card_1-boom = BOOM
option-blank_card_1-ka_boom = KA-BOOM
option-blank_card_1-woo_hoo = WOO-HOO
option-blank_card_2-unwritten = Nepopisana
option-blank_card_2-partisans_first = Najprej partizani
option-blank_card_2-axis_first = Najprej sile osi
option-blank_card_2-barehand = BAREHAND
option-blank_card_2-bang_bang = BANG BANG
option-blank_card_2-track_a_track = TRACK-A-TRACK
option-blank_card_2-ba_da_bang = BA-DA-BANG
option-blank_card_2-boom = BOOM
option-blank_card_2-ka_boom = KA-BOOM
option-blank_card_2-woo_hoo = WOO-HOO
option-blank_card_3-unwritten = Nepopisana
option-blank_card_3-partisans_first = Najprej partizani
option-blank_card_3-axis_first = Najprej sile osi
option-blank_card_3-barehand = BAREHAND
option-blank_card_3-bang_bang = BANG BANG
option-blank_card_3-track_a_track = TRACK-A-TRACK
option-blank_card_3-ba_da_bang = BA-DA-BANG
option-blank_card_3-boom = BOOM
option-blank_card_3-ka_boom = KA-BOOM
option-blank_card_3-woo_hoo = WOO-HOO
option-blank_card_4-unwritten = Nepopisana
option-blank_card_4-partisans_first = Najprej partizani
option-blank_card_4-axis_first = Najprej sile osi
option-blank_card_4-barehand = BAREHAND
option-blank_card_4-bang_bang = BANG BANG
option-blank_card_4-track_a_track = TRACK-A-TRACK
option-blank_card_4-ba_da_bang = BA-DA-BANG
option-blank_card_4-boom = BOOM
option-blank_card_4-ka_boom = KA-BOOM
option-blank_card_4-woo_hoo = WOO-HOO
option-blank_title_1 = Naslov prazne karte 1
    .help = Kako se imenuje vaša posebna naloga; v kupu je, če karta pove, kaj zahteva.
option-blank_title_2 = Naslov prazne karte 2
    .help = Kako se imenuje vaša posebna naloga; v kupu je, če karta pove, kaj zahteva.
option-blank_title_3 = Naslov prazne karte 3
    .help = Kako se imenuje vaša posebna naloga; v kupu je, če karta pove, kaj zahteva.
option-blank_title_4 = Naslov prazne karte 4
    .help = Kako se imenuje vaša posebna naloga; v kupu je, če karta pove, kaj zahteva.
option-appeal = Pritožbe
    .help = Ali se igralec lahko pritoži bralcu, če odgovor ni sprejet?
option-appeal-reader = Bralcu
option-appeal-off = Brez
option-school_help = Pomoč v šoli
    .help = Ali se tovariši med vprašanjem smejo pogovarjati?
option-greeting = Pozdrav
    .help = Tovariši, ki se srečajo, se pozdravijo.
option-ai_skill = Znanje botov v šoli
    .help = 0 samo ugiba, 100 pozna večino odgovorov.
option-sitters = Kdo sedi za mizo
    .help = Odgovori botov v šoli se žrebajo.
option-sitters-people = Ljudje
option-sitters-bots = Boti
option-round_cap = Zadnji krog
    .help = Igra se konča najpozneje po tem krogu.
option-battle_compare = Enake kombinacije
    .help = Zmaga, kdor je metal prvi, ali se primerjajo pike?
option-battle_compare-class = Zmaga, kdor je metal prvi
option-battle_compare-face = Odločijo pike
option-combo_need = Kombinacije nalog
    .help = Kdaj je met za nalogo dovolj dober?
option-combo_need-contains = Vsebuje kombinacijo
option-combo_need-at_least = Vreden je vsaj toliko
option-combo_need-exact = Je natanko ta kombinacija
option-boom_length = Dolžina kombinacije BOOM
    .help = Koliko zaporednih števil je BOOM.
option-boom_length-5 = Pet
option-boom_length-4 = Štiri
option-movement = Gibanje
    .help = Kako prosto hodijo figure.
option-movement-towards = Proti cilju
option-movement-shortest = Najkrajše poti
option-movement-free = Prosto
option-white_target = Najbližja bela postojanka
    .help = Določi se v vsaki potezi ali enkrat, ob odhodu.
option-white_target-nearest_each_turn = V vsaki potezi
option-white_target-locked = Ob odhodu
option-deserter_caught = Ujeti dezerter
    .help = Takoj igra naprej ali vseeno izgubi poteze.
option-deserter_caught-returns = Igra naprej
option-deserter_caught-serves_out = Izgubi poteze
option-rescue_points = Točke za osvoboditev
    .help = Za tistega, ki meče, ali za vse navzoče.
option-rescue_points-roller = Kdor meče
option-rescue_points-all_present = Vsi navzoči
option-first_finish_two_players = Prvi konča, dva igralca
    .help = Ali prvi, ki konča, dobi točko tudi pri dveh igralcih?
option-met_questions = Nedavno srečana vprašanja
    .help = V kupu šole ležijo pod vsemi drugimi. Vpiše jih povratna igra.
option-past_commanders = Komandanti prejšnje igre
    .help = Sedeži igralcev, ki se jih v tej igri tako naslavlja. Vpiše jih povratna igra.
option-past_heroes = Narodni heroji prejšnje igre
    .help = Sedeži igralcev z največ medaljami. Vpiše jih povratna igra.

preset-evening = Večer
    .help = Trije igralci, po natisnjenih pravilih.
preset-one_hour = Ena ura
    .help = Štirje igralci; za sile osi meče miza.
preset-short_war = Kratka vojna
    .help = Štirje igralci, od leta 1943.
preset-duel = Dvoboj
    .help = Dva igralca, z olajšavo za ujetnike.
preset-everything = Z vsem
    .help = Štirje igralci, Olga, sovražnik, zvezde in izdajalci.

prompt-wait = Odloča { $actor }.
prompt-over = Vojne je konec.
prompt-figure = Kje začne tvoja figura?
prompt-partner = S kom boš v paru?
prompt-white = Kje bo bela postojanka?
prompt-move = Met: { $die }. Kam greš?
prompt-target = Več belih postojank je enako blizu. Katera?
prompt-white-star = Porabiš belo zvezdo za še en premik?
prompt-green-star = Porabiš zeleno zvezdo za še eno vprašanje?
prompt-attempt = Meče { $actor }: { $dice }.
prompt-attempt-first = { $dice }: { $combo }. Kaj obdržiš? Preostali meti: { $left }.
prompt-attempt-exceed = { $dice }: { $combo }. Treba je več kot { $wanted }. Preostali meti: { $left }.
prompt-attempt-combo = { $dice }: { $combo }. Potrebno: { $wanted }. Preostali meti: { $left }.
prompt-open-question = Partizanska šola: kakšen je tvoj odgovor? Velja { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
prompt-wrong-answer = Odgovor ni sprejet. Pritožba bralcu ({ $reader })?
prompt-appeal = { $pupil } se pritožuje. Je natipkani odgovor pravilen?
prompt-options = Kaj je pravilno? Točke: { $points }.
prompt-deserter-here = { $other } je dezerter in je tukaj. Ga ujameš ali greš naprej?
prompt-captive-here = { $other } je tukaj v ujetništvu. Poskusiš znova ali greš naprej?
prompt-captive-partner = { $other } je v ujetništvu. Poskusiš rešiti soborca ali počakaš?
prompt-turn-up = { $searcher } išče izdajalca, preostali krogi: { $left }. Katero karto obrneš?
prompt-meeting = Srečanje: { $other }. Ponudiš zamenjavo zvezd?
prompt-compose = Tvoja ponudba ({ $other }): { $give } za { $take }
prompt-offer = { $other } da { $give } za { $take }. Se strinjaš?
prompt-change-partner = Leto je končano. Ostaneš s soborcem ali vprašaš drugega?
prompt-consent = { $other } želi biti tvoja soborka. Se strinjaš?

occasion-figure = Začetek
occasion-name_partner = Soborec
occasion-first_whites = Postojanke
occasion-turn = Poteza
occasion-movement = Gibanje
occasion-white_star = Bela zvezda
occasion-nearest_white = Izbira cilja
occasion-attempt = Bojne kocke
occasion-battle = Boj
occasion-coloured_outpost = Barvna postojanka
occasion-school = Šola
occasion-open_question = Vprašanje
occasion-wrong_answer = Napačno
occasion-appeal = Pritožba
occasion-three_options = Tri možnosti
occasion-two_options = Dve možnosti
occasion-white_outpost = Bela postojanka
occasion-new_year = Novo leto
occasion-deserter_here = Dezerter
occasion-captive_here = Ujetnik
occasion-captive_partner = Ujeti soborec
occasion-rescue = Reševanje
occasion-escape = Pobeg
occasion-interrogation = Zaslišanje
occasion-meeting = Srečanje
occasion-offer = Ponudba
occasion-counter_offer = Protiponudba
occasion-change_of_partner = Nov soborec
occasion-consent = Privolitev
occasion-over = Konec

verb-figure = Začni: { $place }
verb-partner = Pojdi z: { $other }
verb-stay = Ostani s soborcem
verb-white = Bela postojanka: { $place }
verb-move = Pojdi: { $place }
verb-target = Cilj: { $place }
verb-keep = Obdrži { $dice }
verb-stop = Ustavi se
verb-star = Porabi zvezdo ({ $star }), obdrži { $dice }
verb-white_star = Porabi belo zvezdo
verb-green_star = Porabi zeleno zvezdo
verb-no_star = Ne porabi nobene
verb-answer = Odgovori
verb-try = Poskusi
verb-pass = Preskoči
verb-choose = { $letter })
verb-appeal = Pritoži se
verb-concede = Sprejmi odločitev
verb-accept = Sprejmi
verb-refuse = Zavrni
verb-rescue = Rešuj: { $other }
verb-catch = Ujemi: { $other }
verb-move_on = Pojdi naprej
verb-wait = Počakaj
verb-turn_up = Obrni karto { $card }
verb-give = Daj: { $star }
verb-take = Zahtevaj: { $star }
verb-send = Pošlji ponudbo
verb-no_swap = Brez zamenjave

refusal-not-now = Ne zdaj.
refusal-not-your-turn = Nisi na vrsti.
refusal-no-owner = Olgin soborec je igralec s postojankami.
refusal-too-near = Bela postojanka potrebuje prosto mesto, vsaj tri korake od vseh drugih postojank.
refusal-not-nearest = To ni ena od najbližjih belih postojank.
refusal-no-way = Nobena pot s toliko koraki ({ $n }) ne vodi tja in bliže cilju.
refusal-stand-still = Dokler je kakšna pot odprta, ne smeš obstati.
refusal-not-your-outpost = Ta postojanka je cilj drugega igralca.
refusal-not-these-dice = Teh kock ni na mizi.
refusal-no-roll-left = Ni več metov.
refusal-no-star = Zdaj ni mogoče porabiti zvezde.
refusal-too-long = Odgovor ima lahko največ { $n } znakov.
refusal-no-line = Odgovor je ena vrstica brez krmilnih znakov.
refusal-two-options = Možnosti sta samo dve.
refusal-not-that-card = Ta karta je že obrnjena.
refusal-no-candidate = Ta igralec zdaj ne more biti Olgin soborec.
refusal-not-that-star = Te zvezde zdaj ni mogoče imenovati.
refusal-empty-offer = Ponudba mora nekaj dati in nekaj zahtevati.

log-starts = Začne { $seat }.
    .you = Začneš ti.
log-addressed = Zmaga v prejšnji igri: { $commanders }. V tej se reče tovariš komandant.
log-missions-shuffled = Posebne naloge so premešane; kart: { $cards }.
log-round-begins = Krog { $round }.
log-figure-placed = { $seat } začne: { $place }.
    .you = Začneš: { $place }.
log-partner-named = { $seat } gre z: { $other }.
    .you = Greste z: { $other }.
log-white-placed = { $seat } postavi belo postojanko: { $place }.
    .you = Postaviš belo postojanko: { $place }.
log-white-fell = Nova bela postojanka: { $place }.
log-ordered = Ukaz { $card } za { $seat }: { $place }, { $year }.
log-order-under = Ukaz { $card } za { $seat } ({ $year }): { $place } je zasedeno, izvleče se nov ukaz.
log-year-begins = Za { $seat } se začne leto { $year }.
log-moved = { $seat } vrže { $die }: { $from } → { $place }.
    .you = Vržeš { $die }: { $from } → { $place }.
log-stays = { $seat } vrže { $die }, a vse poti so zaprte.
    .you = Vržeš { $die }, a vse poti so zaprte.
log-waits = { $seat } čaka: { $place }.
    .you = Čakaš: { $place }.
log-target-locked = { $seat } gre do: { $place }.
    .you = Greste do: { $place }.
log-rolled = { $seat } vrže { $dice }: { $combo }.
    .you = Vržeš { $dice }: { $combo }.
log-rolled-for-axis = Sile osi ({ $seat }) vržejo { $dice }: { $combo }.
log-star-spent = { $seat } porabi zvezdo: { $star }.
    .you = Porabiš zvezdo: { $star }.
log-taken = { $seat } zavzame postojanko: { $place }.
    .you = Zavzameš postojanko: { $place }.
log-repelled = Napad ({ $seat }) je odbit: { $place }.
log-medal = Medalja { $year }: { $seat }.
log-no-medal = { $seat } ne dobi medalje: medalja { $year } je že podeljena.
    .you = Ne dobiš medalje: medalja { $year } je že podeljena.
log-stars-drawn = { $seat } izžreba zvezde: { $stars }.
    .you = Izžrebaš zvezde: { $stars }.
log-asked = Šola: vprašanje { $card } za { $seat }.
log-answered = { $seat } odgovori: { $text }
    .you = Odgovoriš: { $text }
log-wrong-answer = Šola: { $seat } še nima pravilnega odgovora.
log-appealed = { $seat } se pritoži: { $reader }.
    .you = Pritožiš se: { $reader }.
log-appeal-accepted = Odgovor ({ $seat }) je sprejet.
log-appeal-rejected = Odgovor ({ $seat }) je zavrnjen.
log-learned = Šola: { $seat } odgovori na vprašanje { $card }: { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
log-not-learned = Šola: { $seat } nima odgovora na vprašanje { $card }.
log-mission-drawn = Posebna naloga za { $seat }: { $mission }.
log-mission-failed = { $seat } ne uspe, poskus { $attempt }: { $mission }.
    .you = Ne uspeš, poskus { $attempt }: { $mission }.
log-mission-done = { $seat } opravi nalogo: { $mission }, { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
    .you = Opraviš nalogo: { $mission }, { $points ->
            [one] { $points } točka
            [two] { $points } točki
            [few] { $points } točke
           *[other] { $points } točk
        }.
log-deserted = { $seat } dezertira in izgubi { $turns ->
        [one] { $turns } potezo
        [two] { $turns } potezi
        [few] { $turns } poteze
       *[other] { $turns } potez
    }.
    .you = Dezertiraš in izgubiš { $turns ->
            [one] { $turns } potezo
            [two] { $turns } potezi
            [few] { $turns } poteze
           *[other] { $turns } potez
        }.
log-desertion-over = { $seat } je spet v enoti.
    .you = Ste spet v enoti.
log-deserter-caught = { $seat } ujame: { $other }. Izgubljeno v šoli: { $school ->
        [one] { $school } točka
        [two] { $school } točki
        [few] { $school } točke
       *[other] { $school } točk
    }; { $medals ->
        [one] { $medals } medalja
        [two] { $medals } medalji
        [few] { $medals } medalje
       *[other] { $medals } medalj
    }.
    .you = Ujameš: { $other }. Izgubljeno v šoli: { $school ->
            [one] { $school } točka
            [two] { $school } točki
            [few] { $school } točke
           *[other] { $school } točk
        }; { $medals ->
            [one] { $medals } medalja
            [two] { $medals } medalji
            [few] { $medals } medalje
           *[other] { $medals } medalj
        }.
log-captured = { $seat } pade v ujetništvo.
    .you = Padeš v ujetništvo.
log-rescue-failed = { $seat } ne osvobodi: { $other }.
    .you = Ne osvobodiš: { $other }.
log-rescued = { $seat } osvobodi: { $other }, { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
    .you = Osvobodiš: { $other }, { $points ->
            [one] { $points } točka
            [two] { $points } točki
            [few] { $points } točke
           *[other] { $points } točk
        }.
log-escape-failed = { $seat } ne more pobegniti.
    .you = Ne moreš pobegniti.
log-escaped = { $seat } pobegne.
    .you = Pobegneš.
log-hunt-begins = { $seat } išče izdajalca med kartami ({ $cards }); to je karta { $traitor }.
    .you = Iščeš izdajalca med kartami ({ $cards }); to je karta { $traitor }.
log-hunt-begins-hidden = { $seat } išče izdajalca med kartami ({ $cards }).
log-turned-up = { $seat } obrne karto { $card } za { $searcher }.
    .you = Obrneš karto { $card } za { $searcher }.
log-traitor-found = { $seat } najde izdajalca: { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
    .you = Najdeš izdajalca: { $points ->
            [one] { $points } točka
            [two] { $points } točki
            [few] { $points } točke
           *[other] { $points } točk
        }.
log-hunt-failed = { $seat } ne najde izdajalca.
    .you = Ne najdeš izdajalca.
log-met = { $seat } in { $other } se pozdravita.
    .you = Ti in { $other } se pozdravita.
log-offered = { $seat } ponudi { $other }: { $give } za { $take }.
    .you = Ponudiš { $other }: { $give } za { $take }.
log-swapped = { $seat } in { $other } zamenjata zvezde.
    .you = Ti in { $other } zamenjata zvezde.
log-not-swapped = { $seat } in { $other } ne zamenjata zvezd.
    .you = Ti in { $other } ne zamenjata zvezd.
log-partner-agreed = { $seat } se strinja: { $other }.
    .you = Strinjaš se: { $other }.
log-partner-refused = { $seat } odkloni: { $other }.
    .you = Odkloniš: { $other }.
log-partner-changed = { $seat } gre odslej z: { $other }.
    .you = Greste odslej z: { $other }.
log-finished = { $seat } konča vojno: { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
    .you = Končaš vojno: { $points ->
            [one] { $points } točka
            [two] { $points } točki
            [few] { $points } točke
           *[other] { $points } točk
        }.
log-perished = { $seat } pade v sklepnih bojih.
    .you = Padeš v sklepnih bojih.
log-total = { $seat } – točke: { $points }.
log-titles = Komandant: { $commanders }. Narodni heroj: { $heroes }.
log-commander = Komandant: { $commanders }.
log-left = { $seat } odide; namesto tega igralca igra bot.
log-nothing = Nič se ne zgodi.

end-war-over = Vojne je konec.
end-round-cap = Zadnji krog je končan.
end-agreed = Vsi so se strinjali, da se igra konča; odloča trenutni izid.

primer-1 = Slovenija pod okupacijo, od 1941 do 1945. Vsako leto te štab pošlje čez deželo do sovražne postojanke.
    .title = Za kaj gre
primer-2 = Vsako leto zavzameš svojo barvno postojanko, odgovoriš na vprašanje in nato zavzameš belo postojanko. Zmaga, kdor ima največ točk.
    .title = Cilj
primer-3 = Vrzi od enega do treh korakov in pojdi proti cilju. Skozi druge postojanke ne moreš: obidi jih.
    .title = Poteza
primer-4 = V boju mečeš pet kock do trikrat in obdržiš, kar ti ustreza. Kdor meče drugi, mora vreči višjo kombinacijo.
    .title = Boji
primer-5 = Na poti lahko osvobodiš ujetnike in ujameš dezerterje. Zadnji na plošči pade; zmaga, kdor ima največ točk.
    .title = Kako se konča
primer-6 = Stolpi so postojanke, figure so partizani. Kraji, kamor smeš, svetijo; ob njih piše, koliko potez je še do cilja.
    .title = Kako beremo zemljevid
coach-figure = Začni blizu sredine: še ne veš, kam te bodo poslali.
coach-move = Hodi proti svoji postojanki. Čez druge postojanke ne moreš.
coach-attempt = Obdrži par in vrzi ostale.

no-dice = nič
combo-nothing = nič
combo-barehand = BAREHAND
combo-bang_bang = BANG BANG
combo-track_a_track = TRACK-A-TRACK
combo-ba_da_bang = BA-DA-BANG
combo-boom = BOOM
combo-ka_boom = KA-BOOM
combo-woo_hoo = WOO-HOO
star-orange = oranžna
star-blue = modra
star-white = bela
star-green = zelena
star-red = rdeča

order-outpost = Uničite postojanko
order-garrison = Naskočite posadko
order-gendarmerie = Požgite žandarmerijsko postajo
order-depot = Zasezite skladišče
order-prisoners = Osvobodite zapornike
order-railway_bridge = Razstrelite železniški most
order-road_bridge = Razstrelite cestni most
order-watchtower = Zavzemite stražni stolp
order-signal_station = Utišajte oddajno postajo
order-railway = Prekinite železnico
order-supply_train = Iztirite oskrbovalni vlak
order-column = Postavite zasedo koloni
order-retreat = Zaprite pot umika
order-secure_bridge = Zavarujte most
order-rearguard = Preženite zaščitnico
order-flag = Izobesite zastavo

mission-SM01 = Nočni juriš na linijo bunkerjev
mission-SM02 = Napad na skladišče streliva
mission-SM03 = Zaseda na gorskem prelazu
mission-SM04 = Osvobodite kolono talcev
mission-SM05 = Naskok na utrjeni grad
mission-SM06 = Zajemite nepoškodovan radijski tovornjak
mission-SM07 = Zajemite štabni avtomobil
mission-SM08 = Napad na posadko žage
mission-SM09 = Očistite cesto za ranjence
mission-SM10 = Zasezite konvoj s tiskarskim papirjem
mission-SM11 = Osvobodite gorsko vas
mission-SM12 = Razbijte obkolitev od zunaj
mission-SM13 = Velika hajka doseže tabor
mission-SM14 = Branite gozdno bolnišnico
mission-SM15 = Smučarska patrulja na sledi
mission-SM16 = Zaščitnica na rečnem prehodu
mission-SM17 = Prebijte se iz obroča
mission-SM18 = Psi na grebenu
mission-SM19 = Branite kurirsko postajo
mission-SM20 = Oklepni vlak v dolini
mission-SM21 = Napad na skrivališče ob zori
mission-SM22 = Čez žico brez glasu
mission-SM23 = Dva kurirja, eno sporočilo
mission-SM24 = Zamenjajte gesla
mission-SM25 = Tri mine na viaduktu
mission-SM26 = Natisnite časopis čez noč
mission-SM27 = Prenesite radio čez prelaz
mission-SM28 = Vodite pobegle letalce
mission-SM29 = Zgradite skrito delavnico
mission-SM30 = Oskrbite gozdno bolnišnico
mission-SM31 = Dolgi pohod na osvobojeno ozemlje
mission-SM32 = Podrite železniški most
mission-SM33 = Odprite vrata zapora
mission-SM34 = Enota je zapuščena
mission-SM35 = Pobeg v noč
mission-SM36 = Ujetje na cestni zapori
mission-SM37 = Rana in ujetništvo
mission-SM38 = Izdaja v vasi
mission-SM39 = Poišči izdajalca
mission-SM40 = Vaša zgodba 1
mission-SM41 = Vaša zgodba 2
mission-SM42 = Vaša zgodba 3
mission-SM43 = Vaša zgodba 4

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

view-active = Na vrsti
view-answer = Odgovor
view-attempts = Neuspeli poskusi
view-bag = Preostale zvezde
view-captive = V ujetništvu
view-card = Karta
view-caught = Ujet
view-coloured = Barvna postojanka
view-deserter_left = Izgubljene poteze
view-deserters = Za dezerterje
view-draft = Tvoja ponudba
view-escape_tries = Poskusi pobega
view-explanation = Pojasnilo
view-failed = Zadnji poskus ni uspel
view-figures = Kraj
view-finished = Vojna končana
view-first = Prvi na cilju
view-gone = Zapustili mizo
view-held_white = Drži belo postojanko
view-hunt = Lov na izdajalca
view-last_asked = Zadnje vprašanje
view-left = Preostale karte
view-leg = Naloga
view-level = Težavnost
view-medals = Medalje
view-mission = Posebna naloga
view-missions = Za naloge
view-moved = Premaknjen
view-next = Naslednji par
view-now_asked = Vprašanje
view-options = Možnosti
view-pair = Olga
view-partner = Partner
view-place = Kraj
view-points = Točke
view-question = Vprašanje
view-repelled = Napadi, ki jih je os odbila
view-rescues = Za rešitve
view-ring = Vrstni red
view-past_commanders = Komandant prejšnje igre
view-past_heroes = Narodni heroj prejšnje igre
view-round = Krog
view-school = V šoli
view-scores = Točke po izvoru
view-searcher = Iskalec
view-stars = Zvezde
view-target = Na poti v
view-tasks = Naloge
view-traitor = Izdajalec
view-traitors = Za izdajalce
view-white_lock = Vezan na
view-whites = Bele postojanke
view-year = Leto

leg-to_coloured = na poti k barvni postojanki
leg-at_coloured = pri barvni postojanki
leg-to_white = na poti k beli postojanki
leg-at_white = pri beli postojanki
leg-year_done = leto končano
leg-finished = vojna končana
leg-perished = padel

## The board
board-map = Zemljevid Slovenije
board-list = Deska z besedami
board-as-list = Seznam
board-as-map = Zemljevid
board-list-may = Lahko
board-list-not = Zdaj ne
board-zoom-in = Bliže
board-zoom-out = Dlje
board-zoom-whole = Ves zemljevid
board-plain = Brez gozda
board-land-reich = Nemški rajh
board-land-croatia = Hrvaška
board-land-italy = Italija
board-land-hungary = Madžarska
board-land-adriatic = Jadran
board-zone-german = nemška
board-zone-italian = italijanska
board-zone-hungarian = madžarska cona, 1941
board-legend-turns = povprečno potez do cilja: { $goal }
board-legend-aside = samo na poti k tovarišu v stiski
board-legend-railway = železniška postaja
board-legend-deserter = točke, če tam ujameš dezerterja
board-legend-captive = verjetnost, da tam osvobodiš ujetnika
board-years = Vojna leta
board-medal-of = Medalja { $year }: { $name }
board-band = Četa
board-points = točke
board-you = { $name }, ti
board-sign-captive = ujetnik
board-sign-deserter = dezerter
board-sign-last = v nevarnosti
board-about-olga = skupaj: { $name }
board-about-captive = { $year }, { $place }: pobeg z { $combo }
board-about-deserter = { $year }, { $place }, še izgubi poteze: { $turns }
board-about-at = { $year }, napad: { $place }
board-about-school = { $year }, v šoli: { $place }
board-about-mission = { $year }, naloga: { $place }, poskus { $attempt }
board-about-done = { $year } je končano
board-about-begun = { $year }, postavlja belo postojanko
board-about-way = { $year }, { $place }, koraki: { $steps }
board-about-to = { $year }, { $place }
board-about-enemy = odbiti napadi: { $count }
board-bag = V vrečki
board-orders = Tvoja povelja
board-orders-of = Povelja: { $name }
board-captive = Ujetništvo
board-captive-how = Vsako potezo en poskus: osvobodi te { $combo }, { $percent } %. Tovariš, ki pride, potrebuje KA-BOOM.
board-deserter = Dezerter
board-deserter-how = Še izgubljene poteze: { $turns }. Kdor te doseže, ti vzame šolske karte in medalje.
board-nearest-white = Najbližja bela postojanka
board-white-how = Bela postojanka: tam povlečeš posebno nalogo in jo takoj poskusiš.
board-mission-points = Če uspe zdaj, točke: { $points }
board-attempt = poskus { $attempt }
board-first-partisans = Najprej mečeš ti
board-first-axis = Prva meče os
board-medal-free = Medalja { $year } še prosta.
board-medal-gone = Medalja { $year } je oddana.
board-then-school = Šola: eno vprašanje
board-then-school-how = vredno 3, 2 ali 1
board-then-white = Nato najbližja bela: { $place }
board-then-white-how =
    { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } koraki
        *[other] { $steps } korakov
    } naprej, če je nihče ne zasede
board-year-done = { $year } je končano
board-year-done-how = V naslednji potezi postaviš belo postojanko in dobiš novo povelje.
board-year-begun = Začenja se { $year }
board-year-begun-how = Postavi belo postojanko, nato dobiš povelje.
board-danger = Na deski si na zadnjem mestu. Ko vsi drugi končajo, zadnji pade.
board-danger-of = { $name } je na deski na zadnjem mestu. Ko vsi drugi končajo, zadnji pade.
board-kind-partisans_first = najprej partizani
board-kind-axis_first = najprej os
board-kind-deserter = dezerterstvo
board-kind-captured = ujetje
board-kind-traitor = lov na izdajalca
board-kind-blank = kot je zapisala miza
board-rescue = Osvobodi: { $name }
board-escape = Pobeg
board-battle = Boj
board-need-first = Najprej partizani: kar pustiš na mizi, mora os preseči.
board-need-first-axis = Mečeš za os, prvi met: kar pustiš, mora preseči { $name }.
board-need-exceed = Najprej os: zmagaš samo z več kot { $combo }.
board-need-exceed-axis = Mečeš za os: { $name } odbiješ z več kot { $combo }.
board-need-first-you = Preseči moraš, kar ostane na mizi.
board-need-first-they = { $name } mora preseči, kar ostane na mizi.
board-need-first-axis-then = Os mora preseči, kar ostane na mizi.
board-need-first-short = Druga stran mora preseči, kar ostane na mizi.
board-need-combo = Potrebno: { $combo }
board-roll-of = met { $roll } od { $most }
board-turn-first = najprej ti
board-turn-first-axis = najprej os
board-turn-exceed = nato ti
board-turn-exceed-axis = nato os
board-combo-nothing = zdaj ni kombinacije
board-combo-barehand = par na mizi
board-combo-bang_bang = dva para na mizi
board-combo-track_a_track = tri enake na mizi
board-combo-ba_da_bang = tri in dve enaki na mizi
board-combo-boom = lestvica na mizi
board-combo-ka_boom = štiri enake na mizi
board-combo-woo_hoo = pet enakih na mizi
board-to-beat = potrebno je več kot { $combo }
board-axis-beats = os bi presegla: { $percent } %
board-they-beat = partizan bi presegel: { $percent } %
board-die = { $face }, { $state }
board-best = najbolje
board-kept = obdržano
board-kept-better = obdržano, bolje vreči
board-rolls = še enkrat
board-tag-kept = ostane
board-tag-kept-best = najboljša
board-tag-best = obdrži
board-tag-rolls = se vrže
board-chance = Možnost s temi kockami: { $percent } %
board-mark-stop = nehati { $percent } %
board-mark-best = najboljši izbor { $percent } %
board-with-order = { $place } pade, obdržane kocke: { $count }
board-with-mission = naloga uspe, obdržane kocke: { $count }
board-with-rescue = ujetnik je prost, obdržane kocke: { $count }
board-with-escape = pobeg uspe, obdržane kocke: { $count }
board-with-axis = napad je odbit, obdržane kocke: { $count }
board-keep-best = Najboljši izbor
board-combo = kombinacija
board-you-end = tu končaš
board-axis-beats-it = os preseže
board-they-beat-it = presežejo
board-enough = dovolj
board-yes = da
board-no = ne
board-axis = os
board-axis-by = os, meče { $name }
board-watch-you = tvoje možnosti
board-watch-other = možnosti: { $name }
board-school = Partizanska šola
board-school-who = Odgovarja { $pupil }, bere { $reader }.
board-school-was = Odgovor na vprašanje za: { $pupil }.
board-clock = Preostali čas { $clock }
board-card = Karta { $card }
board-level-1 = lahko
board-level-2 = srednje
board-level-3 = težko
board-stage-3 = vpisano, brez pomoči
board-stage-2 = ena od treh
board-stage-1 = ena od dveh
board-stage-right = pravilno
board-stage-wrong = ni šlo
board-stage-not = ni bilo treba
board-your-words = tvoj odgovor
board-letters = { $count } od { $max } znakov
board-answer-how = Angleško, slovensko, italijansko ali nemško. Majhne napake štejejo za prav. Narobe: karta gre naprej za 2.
board-answer-empty = Najprej nekaj vpiši.
board-they-typed = Vpis: { $name }
board-you-typed = Tvoj vpis
board-not-accepted = Ni sprejeto
board-may-appeal = Če se pritožiš, odgovor primerja in odloči { $reader }. Sicer gre karta naprej s tremi možnostmi, za 2.
board-appeal-waits = Odgovor primerja in odloča { $reader }.
board-they-may-appeal = { $name } se lahko pritoži ({ $reader }) ali nadaljuje s tremi možnostmi.
board-right-answer = odgovor
board-they-think = Razmišlja: { $name }.
board-you-try = Poskusi ali prepusti: za to mizo o tem, ali veš, odloča naključje.
board-they-answer = Odgovarja { $name }, točke: { $points }.
board-they-roll = Meče { $name }.
board-they-roll-axis = { $name } meče za os.
board-reads = bere
board-listens = posluša
board-reveal = Odgovor
board-gain = { $points ->
        [0] brez točk
       *[other] +{ $points }
    }
board-was-typed = Vpis ({ $name }):
board-guess = Tvoj ugib, samo zate in brez točk
board-guessed = Tvoj ugib:
board-wrong-question = To vprašanje je napačno
board-wrong-what = Kaj je narobe s karto { $card }?
board-wrong-why = Največ 500 znakov. Shrani se za tiste, ki skrbijo za vprašanja, s karto in tem trenutkom, brez tvojega imena.
board-wrong-send = Pošlji
board-wrong-told = Hvala. Nekdo bo pogledal to karto.
board-wrong-failed = Ni bilo mogoče poslati. Poskusi znova čez minuto.
board-there = { $place } ali blizu.
board-near = blizu kraja { $place }
board-go-on = Naprej
board-card-kept = Karto obdržiš: skupaj { $points } točk.
board-card-gone = Karta gre pod kup: skupaj { $points } točk.
board-your-move = Tvoja poteza
board-your-roll = Tvoj met
board-axis-roll = Met osi
board-your-answer = Tvoj odgovor
board-over = Konec
board-ask-move = Met: { $die }. Izberi osvetljen kraj.
board-way = { $place }: { $goal } je nato { $steps } korakov daleč, povprečno { $turns } poteze.
board-way-goal = { $place }: prispeš in takoj napadeš.
board-way-aside = { $place }: samo na poti k tovarišu v stiski.
board-way-free = { $place }: osvoboditev ({ $name }), { $percent } %, 2 točki.
board-way-catch = { $place }: ujemi dezerterja ({ $name }), 1 točka.
board-off-free = Reši: { $name }, { $percent } %
board-off-catch = Ujemi: { $name }
board-way-sealed = { $place }: vse odprte poti do cilja so zaprte.
board-why-place = Izbrano: { $place }; drugi kraji so osvetljeni.
board-why-places = Osvetljeni kraji: { $count }. Pritisk izbere.
board-next-place = Naslednji kraj
board-lit-beyond = Osvetljeni kraji za tem robom: { $count }
board-do-move = Pojdi: { $place }
board-do-figure = Začetek: { $place }
board-do-white = Postojanka: { $place }
board-do-target = Cilj: { $place }
board-ask-roll = Klikni kocke, ki jih obdržiš, in vrzi ostale.
board-tap-dice = tapni kocko: obdrži ali vrzi
board-ask-star = Zvezda ({ $star }) da še en met; imaš jih { $count }. Obdrži kocke ali nehaj.
board-why-best = To je najboljši izbor: { $percent } %.
board-why-better = Obdržati { $dice }: { $best } % namesto { $percent } %. Tipka B.
board-roll = Vrzi { $count }
board-roll-star = Zvezda: vrzi { $count }
board-with-chance = { $verb }, { $percent } %
board-why-stop = Nehaj: noben izbor ni boljši od { $percent } %.
board-stop = Nehaj, { $percent } %
board-ask-answer = Vpiši odgovor ali preidi na tri možnosti.
board-why-answer = Zdaj je vredno { $points } točke. Odpoved stane samo priložnost.
board-why-appeal = Če velja, dobi { $name } { $points }. Če ne, gre karta naprej s tremi možnostmi, za 2.
board-you-win = Zmaga je tvoja
board-commander-is = Poveljuje: { $names }
board-story = Kako je bilo
board-story-round = Krog { $round }
board-story-lead = prevzame vodstvo
board-story-most = največ naenkrat
board-points-from = Od kod točke
board-result-taken = { $place }: zavzeto
board-result-repelled = Napad je odbit
board-result-mission-done = Naloga opravljena
board-result-mission-failed = Naloga ne uspe
board-result-rescued = { $name }: na svobodi
board-result-rescue-failed = { $name }: še v ujetništvu
board-result-escaped = Pobeg uspe
board-result-escape-failed = Ni poti ven
board-result-medal = Medalja { $year }
board-why-figure = Ukazi se vlečejo potem. Iz sredine ni noben kraj daleč.
board-why-white = Po ukazu greš do najbližje bele postojanke: bližnja prihrani korake.
board-why-white-axis = Po ukazu gre partizan do najbližje bele postojanke: oddaljena stane korake.
board-why-target = Tvoj cilj bo ta, ki jo izbereš.
board-why-partner = Soborčeve postojanke so tudi tvoje, naloga pa šteje za oba.
board-why-change-partner = Postojanke izbranega so tudi tvoje, naloga pa šteje za oba.
board-why-consent = { $other } gre k tvojim postojankam; naloga šteje za oba. Nihče ne napade, dokler nista tam oba.
board-why-captive-here = { $percent } % z enim poskusom, točke: { $points }. Če ne uspe, je poteze konec.
board-why-captive-partner = { $percent } % z enim poskusom, točke: { $points }. Tudi čakanje stane potezo.
board-why-deserter-here = Zate točke: { $points }, in zvezde. { $other } izgubi vse šolske karte in medalje.
board-why-turn-up = Ena od teh kart je izdajalec. Če jo obrneš, dobi { $searcher } 1 točko.
board-why-white-star = Takoj še enkrat mečeš in greš. Zvezda gre nazaj v vrečko.
board-why-green-star = Takoj dobiš še eno vprašanje. Zvezda gre nazaj v vrečko.
board-why-meeting = { $other } mora privoliti. Zvezde, ki ostanejo na koncu, štejejo v skupinah.
board-why-compose = { $other } mora privoliti. Zvezde, ki ostanejo na koncu, štejejo v skupinah.
board-why-offer = Zvezde, ki ostanejo na koncu, štejejo v skupinah.
board-does-orange = četrti met, prvi na vrsti
board-does-blue = četrti met, drugi na vrsti
board-does-white = še en premik
board-does-green = še eno vprašanje
board-ladder-others = vsi drugi
board-appeal-accept = Velja, { $name } +{ $points }
board-appeal-refuse = Ne velja
board-answer = Odgovori
board-pass = Naprej, za 2
board-ask-options = Kaj od tega je prav?
board-why-options = Zdaj je vredno { $points }.
board-take-back = Nazaj
board-turns = poteze od tam: { $turns }
board-steps = koraki: { $steps }
board-fact-you = ti, { $rank }. od { $count }
board-fact-white = { $year }: postavi belo postojanko
board-leads = vodi
board-score = Točkovnik
board-source-school = Partizanska šola
board-source-medals = Medalje
board-source-missions = Posebne naloge
board-source-rescues = Osvobojeni tovariši
board-source-deserters = Ujeti dezerterji
board-source-traitors = Najdeni izdajalci
board-source-first = Prvi na cilju
board-source-stars = Zvezde
board-total = Skupaj
board-past-commander = Tovariš komandant: zmaga v prejšnji igri
board-past-hero = Narodni heroj prejšnje igre
board-commander = Tovariš komandant
board-commander-how = Točke: { $points }.
board-commander-tie = Enako točk: { $names }. Odločajo medalje, nato šola, nato kdo je prej končal.
board-hero = Narodni heroj, medalje: { $count }
board-hero-fallen = Padli narodni heroj, medalje: { $count }
board-fell = pade, zadnji na deski
board-enemy-title = Posadka: odbiti napadi: { $count }
board-hunt = Lov na izdajalca
board-hunt-round = krog { $round }
board-traitor = izdajalec
board-card-back = zaprta
board-choices = Tvoje možnosti
board-swap = Menjava: { $name }
board-swap-give = Daš
board-swap-take = Dobiš
board-swap-yours = imaš
board-swap-theirs = { $name } ima
board-swap-none = še nič
board-swap-more = + { $star }
board-swap-instead = ali raje ponudi
board-tower-of = postojanka: { $name }
board-white = bela postojanka
board-white-claimed = bela postojanka, zasedena
board-beacons = Tovariši v stiski
board-beacon-captive = { $name }, ujetnik: { $place }, { $percent } %, točke: { $points }
board-beacon-deserter = { $name }, dezerter: { $place }, točke: { $points }
board-sheet = Tvoje vprašanje
board-tab-map = Zemljevid
board-tab-school = Šola
board-tab-end = Konec
board-tab-orders = Povelja
board-tab-band = Četa
board-tab-record = Zapisnik
board-tab-talk = Pogovor
