# Hiša Staffetta v slovenščini. Igre prinesejo svoja besedila.

## Marks and controls
shelf-rules = Pravila
shelf-lost = Na tem naslovu ni ničesar.
shelf-home = Nazaj na polico
close = Zapri
on = vklopljeno
off = izklopljeno
rule-link = Pravilo { $id }
step-less = { $label }: eno manj
step-more = { $label }: eno več
tab-new = { $count ->
    [one] { $count } novost
    [two] { $count } novosti
    [few] { $count } novosti
   *[other] { $count } novosti
  }

## Dice and slots
die-free = prosta
die-possible = ustreza
die-picked = izbrana
die-spent = porabljena
die-placed = položena
die-empty = nobene
die-spoken = { $kind ->
    [white] Bela kocka { $face }, { $state }
    [blue] Modra kocka { $face }, { $state }
    [bonus] Nagradna kocka { $face }, { $state }
   *[extra] Dodatna kocka { $face }, { $state }
  }
die-none = { $kind ->
    [white] Bele kocke še ni
    [blue] Modre kocke še ni
    [bonus] Nagradne kocke še ni
   *[extra] Dodatne kocke še ni
  }
slot-die = kocka { $need }+
slot-sum = vsota { $need }+
slot-open = Prosto polje, { $need }
slot-possible = Prosto polje, { $need }: tvoje kocke ustrezajo
slot-covered = Polje { $need }, na njem { $dice }

## Cards and piles
card-secret = samo ti
card-uses = še { $left } od { $of }
hand-hidden = { $count ->
    [one] { $count } zakrita karta
    [two] { $count } zakriti karti
    [few] { $count } zakrite karte
   *[other] { $count } zakritih kart
  }
pile-left = še { $left }
pile-discarded = odloženih: { $discarded }

## Tracks and the race
track-value = { $value } od { $max }
track-forecast = { $value } od { $max }, bilo bi { $forecast }
race-stands = { $name }: { $value } od { $goal }
race-would = { $name }: { $value } od { $goal }, bilo bi { $forecast }

## The question
prompt = Vprašanje
prompt-mine = Na potezi si
prompt-other = Odloča { $name }
prompt-clock = Še { $clock }

## The record
record = Zapisnik
record-order = najnovejše najprej
record-now = Pravkar
record-older = Prejšnji zapisi
record-empty = Nič se še ni zgodilo.
record-more = { $count ->
    [one] { $count } prejšnji zapis
    [two] { $count } prejšnja zapisa
    [few] { $count } prejšnji zapisi
   *[other] { $count } prejšnjih zapisov
  }

## The curtain between people at one screen
curtain-to = Zaslon naj dobi { $name }
curtain-why = Karte so zakrite. Vsi drugi, prosim, poglejte stran.
curtain-lift = Jaz sem { $name }

## Language
language = Jezik

## The shelf
shelf-issue = Pet iger o odporu, 1936–1945
shelf-promise = Kurirke so nosile sporočila med enotami, ki se niso mogle srečati. Tu potujejo poteze med igralci, ki se ne morejo: pet namiznih iger, z vsemi pravili, v tvojem brskalniku.
shelf-play = Igraj
shelf-guest = Brez prijave. Vsak prazen sedež zasede bot.
shelf-rules-of = Pravila igre { $game }
shelf-play-game = Igraj: { $game }
shelf-players = { $max ->
    [one] 1 igralec
   *[other] igralcev: { $min }–{ $max }
  }
shelf-players-exactly = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
  }
shelf-rider = Kurirka na kolesu z rdečo torbo ob boku
shelf-games = Igre
shelf-free-seat = Prost sedež
shelf-credit = Vsaka igra je delo svojih avtorjev; njihova imena so na njeni strani.
shelf-dice = Vsak met je po igri mogoče preveriti.

## The shelf, further
shelf-not-yet = Ni še na polici.
tables-yours = Tvoje mize
tables-open = { $count ->
    [one] Manjka še { $count } igralec.
    [two] Manjkata še { $count } igralca.
    [few] Manjkajo še { $count } igralci.
   *[other] Manjka še { $count } igralcev.
  }
tables-running = { $count ->
    [one] Doslej { $count } zapis.
    [two] Doslej { $count } zapisa.
    [few] Doslej { $count } zapisi.
   *[other] Doslej { $count } zapisov.
  }
tables-over = Končano. Zmaga: { $names }.
tables-go-on = Nadaljuj
tables-look = Poglej nazaj
tables-turn = Krog { $turn }.
tables-turn-yours = Krog { $turn }, na potezi si.

## What may go wrong
trouble = Tega ni mogoče prikazati
trouble-unreachable = Strežnik ni dosegljiv. Ali teče? Poskusi znova čez trenutek.
trouble-unknown-table = Take mize ni. Morda je na drugem strežniku.
trouble-unknown-game = Ta strežnik nima te igre.
trouble-not-begun = Igra se še ni začela: ni česa pogledati nazaj.
trouble-not-your-seat = Dokler igra teče, sedež vidi samo tisti, ki na njem sedi.
trouble-seat-taken = Tam že nekdo sedi.
trouble-wrong-invitation = To ni vabilo za ta sedež. Prosi za povezavo še enkrat.
trouble-bad-name = Ime ima od 1 do 40 znakov.
trouble-too-many-tables = Odprtih miz je že veliko. Počakaj minuto.

## Seats and bots
seat-number = Sedež { $number }
bot-random = Bot začetnik
bot-greedy = Zanesljiv bot
bot-search = Prebrisan bot
bot-recruit = Novinec
bot-why-recruit = Pogosto se zmoti, odgovori takoj.
bot-fighter = Borec
bot-why-fighter = Igra preudarno, odgovori takoj.
bot-veteran = Veteran
bot-why-veteran = Preizkusi, kaj se lahko zgodi; poteza do 3 sekunde.
bot-commander = Poveljnik
bot-why-commander = Najmočnejši; poteza do 8 sekund.
seat-is-bot = { $level }, vedno nared
seat-is-ready = Nared
seat-is-taken = Seda
seat-is-free = Prosto

## A new table
new-open = Začni
new-opening = Miza se pripravlja …
new-minutes = Približno { $minutes } min
new-preset = Igra
new-tables = Pripravljene mize
new-table = Za mizo
new-you = Ti
new-house = Hišna pravila
new-learn = Nauči se
new-learn-cards = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }
new-preset-facts = { $players ->
    [one] { $players } igralec · { $minutes } min
    [two] { $players } igralca · { $minutes } min
    [few] { $players } igralci · { $minutes } min
   *[other] { $players } igralcev · { $minutes } min
  }
new-name = Tvoje ime
new-name-why = Tako ga bodo brali drugi.
new-name-of = Ime na sedežu { $number }
new-guest = Gost { $number }
new-opponents = Proti komu
new-bots = Boti: { $level }
new-friends = Prijatelji, po povezavi
new-friend = Prijatelj, po povezavi
new-hot = Ljudje pred tem zaslonom
new-here = Nekdo pred tem zaslonom
new-mixed = Vsak sedež posebej
new-side = Igraš kot
new-players = Igralci
new-seats = Vsak sedež posebej
new-more = Več možnosti ({ $count })
new-language = Te igre v tvojem jeziku še ni: njena besedila so angleška.
new-sum-bot = { $count ->
    [0] { $preset }, brez nasprotnikov.
    [one] { $preset }, proti { $count } botu ({ $level }).
    [two] { $preset }, proti { $count } botoma ({ $level }).
    [few] { $preset }, proti { $count } botom ({ $level }).
   *[other] { $preset }, proti { $count } botom ({ $level }).
  }
new-sum-friend = { $preset }, s prijatelji po povezavi.
new-sum-hot = { $preset }, z ljudmi pred tem zaslonom.
new-sum-mixed = { $preset }, vsak sedež posebej.
new-sum-side = Igraš kot { $side }.
new-rule = V pravilih
new-rulings = Razlage ({ $count })
new-rulings-why = Kjer je v pravilniku vrzel, smo se odločili mi; tu se lahko odločiš drugače.
new-file-keep = Shrani te izbire v datoteko
new-file-take = Vzemi izbire iz datoteke
new-file-bad = V tej datoteki ni izbir za to igro.

## An invitation
join = Vabilo
join-to = Vabilo k igri: { $game }
join-your-seat = Tvoj sedež
join-take = Sedi
join-taken = Ta sedež je zaseden ali pa se je igra že začela. Lahko gledaš.
join-watch = Glej
join-back = K tvoji mizi
join-name-missing = Najprej napiši svoje ime.
join-seats = { $count ->
    [one] Igra { $count } oseba.
    [two] Igrata { $count } osebi.
    [few] Igrajo { $count } osebe.
   *[other] Igra { $count } oseb.
  }
join-pace-none = Brez ure.
join-pace-live = Z uro, v enem kosu.
join-pace-slow = Počasi: odgovoriš, ko utegneš, v urah ali dneh.
join-watched = Drugi lahko gledajo.
join-unwatched = Nihče ne gleda.

## Before the game
waiting = Miza je pripravljena
waiting-for = { $count ->
    [0] Vsi so tu.
    [one] { $count } sedež je še prazen. Igra se začne, ko bo zaseden.
    [two] { $count } sedeža sta še prazna. Igra se začne, ko bosta zasedena.
    [few] { $count } sedeži so še prazni. Igra se začne, ko bodo zasedeni.
   *[other] { $count } sedežev je še praznih. Igra se začne, ko bodo zasedeni.
  }
waiting-link = To povezavo pošlji tistemu, ki naj sede sem
waiting-copy = Kopiraj
waiting-copy-which = Kopiraj povezavo do sedeža { $number }
waiting-copied = Kopirano
waiting-share = Deli
waiting-share-which = Deli povezavo do sedeža { $number }
waiting-bots = Začni z boti
waiting-bots-why = Zasedejo sedeže, ki so še prosti: { $level }.
waiting-give-up = Prepusti sedež
waiting-agreed = Za to mizo
waiting-usual = Vse drugo je kot v tej igri po navadi.
fair = Poštene kocke
fair-why = Strežnik je svojo polovico kock že določil; vsak igralec nekaj doda. Ta pečat po igri to dokaže:

## At the table
sheet-unfold = Povleci gor
sheet-fold = Zloži
table-coming = Trenutek …
table-lost = Povezava je prekinjena. Vrne se sama; nič se ne izgubi.
table-broken = Plošče ni bilo mogoče narisati. Tu je miza z besedami; igra gre naprej.
table-turn = Krog { $turn }
record-taken-back = { " " }vzame zadnjo potezo nazaj.
set-up-for-me = Postavi namesto mene
set-up-why = Vse lahko postaviš po svoje ali pa to prepustiš botu.
set-up-going = Namesto tebe postavlja bot. Prva poteza je spet tvoja.
primer = Kako se igra
primer-at = { $at } od { $total }
learn-open = Uči se z igro (5–8 minut)
learn-back = Nazaj
learn-next = Naprej
learn-first = To je začetek.

## Standing orders
orders = Stalna naročila
orders-turn = Do konca tega kroga izpusti
orders-change = Izpuščaj, dokler kdo česa ne odigra
orders-kind = Vedno izpusti: { $kind }
orders-revoke = Prekliči
orders-revoke-which = Prekliči: { $order }
order = { $what } { $when }
order-pass = Izpusti
order-picks = { $count ->
    [one] Odigraj { $count } pripravljeno potezo
    [two] Odigraj { $count } pripravljeni potezi
    [few] Odigraj { $count } pripravljene poteze
   *[other] Odigraj { $count } pripravljenih potez
  }
until-window = do konca te priložnosti
until-turn = do konca tega kroga
until-change = dokler kdo česa ne odigra
until-once = enkrat
until-kind = vedno ({ $kind })

## Talk
talk = Pogovor za mizo
talk-none = Nihče še ni ničesar rekel.
talk-line = Reci kaj
talk-say = Reci
talk-crowd = Nekdo
talk-closed = Igralci zdaj molčijo.
talk-mute = Utišaj
talk-mute-who = Za to mizo utišaj: { $name }
talk-muted = je tu brez glasu.
talk-hear = Spet poslušaj

## The menu
menu = Meni
menu-replay = Ponovitev
top-tools = Orodja mize
hint = Namig
former-player = nekdanji igralec
notes = Zapiski zate, shranjeni v tem brskalniku

## Looking back
replay = Ponovitev
replay-table = K mizi
replay-slider = Trenutek igre
replay-at = Trenutek { $at } od { $total }
replay-first = Na začetek
replay-back = Za eno nazaj
replay-on = Za eno naprej
replay-last = Na konec
replay-go = Predvajaj
replay-stop = Ustavi
replay-eyes = Kdo gleda
replay-seat = { $name }
replay-crowd = Gledalec
replay-open = Vse karte odprte
replay-turn-back = Na prejšnji krog
replay-turn-on = Na naslednji krog
moment = Ta trenutek
moment-title = Trenutek { $at }
moment-link = Povezava do tega trenutka
moment-name = Ime, da ga spet najdeš
moment-keep = Shrani
moment-kept = Shranjeno. Najdeš ga med končanimi igrami.
moment-forget = Ne hrani več
moment-forgotten = Ni več shranjen.
play-on = Igraj naprej od tod
play-on-short = Igraj naprej
play-on-why = Tvoja lastna miza, z boti na vseh drugih sedežih. Kar ta sedež v tem trenutku ni mogel videti, se potegne na novo.
play-on-seat = Sedež, ki ga igraš
story = Zgodba
story-begin = Začetek
comments = Kaj pravijo ljudje
comments-none = Nihče še ni ničesar rekel.
comments-moment = Trenutek { $at }
comments-say = Reci kaj; bere lahko vsak, ki ima ta naslov
comments-sign-in = Prijavi se, da kaj rečeš
comments-remove = Odstrani
comments-remove-which = Odstrani: { $text }
game-page = Igra
game-page-facts = Začetek: { $day }, { $count ->
    [one] { $count } zapis
    [two] { $count } zapisa
    [few] { $count } zapisi
   *[other] { $count } zapisov
  }.
game-page-upload = Ta zapisnik je nekdo prinesel. Tu je bil po pravilih odigran še enkrat; kdo ga je igral, tu nihče ne ve.
game-page-branch = Nadaljevanje iz trenutka druge igre; skrite karte so izžrebane na novo.
game-page-branch-of = Tisti trenutek
game-page-more = Kaj lahko z njo storiš
game-page-text = Igra kot besedilo
readable-seal = Kocke so bile zapečatene kot { $seal }
history = Končane igre
history-player = Igralec
history-length = Dolžina
history-length-any = Katera koli dolžina
history-length-short = Kratke: pod 100 zapisov
history-length-middle = Od 100 do 299 zapisov
history-length-long = Dolge: 300 zapisov in več
history-own = Samo moje
history-find = Išči
history-count = { $count ->
    [0] Najdene ni nobene igre.
    [one] { $count } igra.
    [two] { $count } igri, najnovejša najprej.
    [few] { $count } igre, najnovejše najprej.
   *[other] { $count } iger, najnovejše najprej.
  }
history-entries = { $count ->
    [one] { $count } zapis
    [two] { $count } zapisa
    [few] { $count } zapisi
   *[other] { $count } zapisov
  }
history-older = Starejše
history-kept = Trenutki, ki jih hraniš
history-bring = Prinesi zapisnik
history-bring-why = Zapisnik, prenesen od tu ali od drugod, se po pravilih odigra še enkrat in si ga je nato mogoče ogledati. Najde ga samo tisti, ki ima njegov naslov.
history-file = Datoteka s končnico .json ali .stf
dice = Poštene kocke
dice-check = Preveri kocke
dice-why = Strežnik je pred igro objavil pečat svoje skrivnosti, nato je vsak igralec nekaj dodal. Iz obojega nastane seme vseh metov, mešanj in žrebov. Tvoj brskalnik tu račun ponovi, iz zapisnika. Kaj je bilo zahtevano, koliko kock ali katere karte, povedo pravila, ki zapisnik zate odigrajo znova.
dice-working = Vse se še enkrat meče, meša in žreba …
dice-nothing = Ta zapisnik nima semena, zato ni mogoče ničesar izpeljati.
dice-fair = { $count ->
    [0] Pečat in seme se ujemata; nič ni bilo prepuščeno naključju.
    [one] { $count } met, mešanje ali žreb te igre je tak, kot ga da seme.
    [two] { $count } meta, mešanji ali žreba te igre sta taka, kot ju da seme.
    [few] Vsi { $count } meti, mešanja in žrebi te igre so taki, kot jih da seme.
   *[other] Vseh { $count } metov, mešanj in žrebov te igre je takih, kot jih da seme.
  }
dice-unfair = { $count ->
    [0] Pečat in seme se ne ujemata.
    [one] { $count } met, mešanje ali žreb ni tak, kot ga da seme.
    [two] { $count } meta, mešanji ali žreba nista taka, kot ju da seme.
    [few] { $count } meti, mešanja in žrebi niso taki, kot jih da seme.
   *[other] { $count } metov, mešanj in žrebov ni takih, kot jih da seme.
  }
dice-yes = Da
dice-no = Ne
dice-step-seal = Skrivnost ustreza pečatu, objavljenemu pred igro.
dice-step-no-seal = Pred to igro ni bilo nič zapečateno.
dice-step-seed = Seme izhaja iz skrivnosti in iz tega, kar so dodali igralci.
dice-step-no-secret = Zapisnik nima skrivnosti: njegovo seme stoji samo zase.
dice-step-rolls = { $count ->
    [one] Izpeljan in primerjan je bil { $count } met, mešanje ali žreb.
    [two] Izpeljana in primerjana sta bila { $count } meta, mešanji ali žreba.
    [few] Izpeljani in primerjani so bili { $count } meti, mešanja in žrebi.
   *[other] Izpeljanih in primerjanih je bilo { $count } metov, mešanj in žrebov.
  }
dice-seal = Pečat
dice-secret = Skrivnost strežnika
dice-added = Dodal je sedež { $number }
dice-seed = Seme
dice-moment = Trenutek
dice-record = V zapisniku
dice-derived = Iz semena
dice-same = isto
dice-asked-roll = { $count ->
    [one] { $count } kocka s toliko ploskvami ({ $sides }): { $came }
    [two] { $count } kocki s toliko ploskvami ({ $sides }): { $came }
    [few] { $count } kocke s toliko ploskvami ({ $sides }): { $came }
   *[other] { $count } kock s toliko ploskvami ({ $sides }): { $came }
  }
dice-asked-shuffle = { $count ->
    [one] { $count } karta, z vrha: { $came }
    [two] { $count } karti, z vrha: { $came }
    [few] { $count } karte, z vrha: { $came }
   *[other] { $count } kart, z vrha: { $came }
  }
dice-asked-draw = { $count ->
    [one] edina možnost: { $came }
   *[other] ena možnost od toliko ({ $count }): { $came }
  }
dice-asked-judge = razsodba pravil: { $came }
dice-how-roll = { $count ->
    [one] { $count } met kock s toliko ploskvami: { $sides }
    [two] { $count } meta kock s toliko ploskvami: { $sides }
    [few] { $count } meti kock s toliko ploskvami: { $sides }
   *[other] { $count } metov kock s toliko ploskvami: { $sides }
  }
dice-how-shuffle = { $count ->
    [one] { $count } vrstni red kart
    [two] { $count } vrstna reda kart
    [few] { $count } vrstni redi kart
   *[other] { $count } vrstnih redov kart
  }
dice-how-draw = { $count ->
    [one] { $count } žreb
    [two] { $count } žreba
    [few] { $count } žrebi
   *[other] { $count } žrebov
  }
dice-how-judge = { $count ->
    [one] { $count } razsodba pravil, brez naključja
    [two] { $count } razsodbi pravil, brez naključja
    [few] { $count } razsodbe pravil, brez naključja
   *[other] { $count } razsodb pravil, brez naključja
  }
game-page-brought = Tu od { $day }, { $count ->
    [one] { $count } zapis
    [two] { $count } zapisa
    [few] { $count } zapisi
   *[other] { $count } zapisov
  }.

## Learning
learn = Uči se
learn-title = Uči se: { $game }
learn-coach = Učiteljica
learn-name = Nives
learn-at = { $at } od { $total }
learn-skip = Zapusti učno uro
learn-show = Pokaži mi
learn-play = Odigraj igro
learn-otherwise = O tem zdaj v tej uri ne govorimo. Stori, kar kaže obroč, ali pritisni „Pokaži mi“.

## The rules
rules-contents = Vsebina
rules-marks = Natisnjeno: tako piše v pravilniku. Razlaga: v njem je vrzel in smo se odločili mi. Hišno: pravilnik molči, to je naše.
rules-back = Nazaj k tvoji mizi
rules-tongue = Pravila so samo v angleščini.
mark-printed = natisnjeno
mark-ruling = razlaga
mark-house = hišno

## What the server refuses, where no rule of a game stands behind it
refused-no-such-action = Tega zdaj ni mogoče storiti.
refused-stale-question = Miza je že naprej. Poglej še enkrat.
refused-not-your-seat = Ta sedež ni tvoj.
refused-not-asked = Zdaj nisi na vrsti.
refused-nothing-to-withdraw = Ni česa vzeti nazaj.
refused-talk-closed = Igralci zdaj molčijo.
refused-bad-talk = Reci od 1 do 500 znakov.
refused-too-fast = Počakaj trenutek, preden rečeš še kaj.
refused-game-over = Igra je končana.
refused-bad-text = Ta odgovor je predolg ali prazen.
refused-too-many-orders = Naročil je že veliko. Najprej katero prekliči.
refused-still = Pravila odgovarjajo za mizo, ne pri pogledu nazaj.
refused-no-invitation = Ta sedež pripada zaslonu, ki je odprl mizo.
refused-lesson = V tej uri ne: stori, kar prosi učiteljica.

## The games on the shelf
join-the-partisans-kind = pot in kviz
join-the-partisans-blurb = Prečkaj zasedeno Slovenijo, poznaj svojo zgodovino, bojuj se, ko je treba.
join-the-partisans-cover = Gorska koča v snegu, zvezda nad vrhom
global-war-partisans-kind = strategija na zemljevidu
global-war-partisans-blurb = Vstani za črtami na petih celinah in prereži, kar hrani fronto.
global-war-partisans-cover = Čez ves globus razstreljena železnica
banditen-kind = taktika na šestkotnikih
banditen-blurb = Ena dolina, polje za poljem. Patrulja prihaja; izberi svoja tla.
banditen-cover = Patrulja pod cerkvijo na gričih, razrezanih v šestkotnike
la-resistance-kind = kocke in prekinitve
la-resistance-blurb = Šest kock, tri naloge in sosedje, ki ti morda ne želijo dobro.
la-resistance-cover = Dvignjena bakla na ulici, s kockami
repubblica-ribelle-kind = skrite karte
repubblica-ribelle-blurb = Obdrži svobodno dolino skupaj, s kartami, ki jih ne sme videti nihče drug.
repubblica-ribelle-cover = Vas v Apeninih pod izobešeno zastavo

## The style page
style-title = Slog
style-lead = Vsak del hiše v vsakem stanju. Papir, črna barva, dve barvi igre, ena svetilka.
style-desk = Pisalna miza
style-phone = Telefon
style-open-box = Odpri okno
style-open-sheet = Odpri list
style-roll = Vrzi kocke
style-stamp = Udari žig
style-next-entry = Napiši zapis
style-curtain = Zagrni zaveso
style-contents = Deli

## The folds of the record
since = Od tvoje poteze
record-folded =
    { $count ->
        [one] še { $count } vrstica
        [two] še { $count } vrstici
        [few] še { $count } vrstice
       *[other] še { $count } vrstic
    }
record-times =
    { $count ->
        [2] dvakrat
        [3] trikrat
       *[other] { $count }-krat
    }
record-fold = zloži
record-about = Samo vrstice o: { $name }
record-whose = Čigave vrstice

## What was added for people at a table
trouble-wrong-name-or-password = Računa s tem imenom in geslom ni.
trouble-name-taken = To ime že nekdo ima.
trouble-bad-password = Geslo ima od 8 do 200 znakov in ni enako imenu.
trouble-wrong-code = Koda je napačna, porabljena ali prestara.
trouble-not-signed-in = Prijava ne velja več.
trouble-no-spectators = Igralci te mize ne želijo gledalcev.
covered = Namesto tebe igra bot.
covered-return = Spet igraj
refused-covered = Na tem sedežu igra bot. Najprej ga spet prevzemi.
out = Igra se zate konča.
out-run = Naj teče do konca
out-running = Igra se zate konča. Drugi igrajo do konca.
clocks = Preostali čas
clock-days = { $days } d { $hours } h
next-table = { $count ->
    [one] K mizi, ki te čaka
    [two] K naslednji od { $count } miz, ki te čakata
   *[other] K naslednji od { $count } miz, ki te čakajo
  }
trouble-not-over = Igra še ni končana.
trouble-no-branch = Od tam se ne da igrati naprej: igra je bila končana ali pa jo je sedež zapustil.
trouble-bad-record = To ni zapisnik končane igre, ki bi ga lahko hranili tu.
trouble-too-large = Datoteka je prevelika.
trouble-too-fast = Počakaj minuto, preden rečeš še kaj.
trouble-bad-text = To je prazno ali predolgo.
trouble-no-hashing = Kocke je mogoče preveriti na strani, ki je prišla po TLS (https), ali na samem strežniku.
trouble-not-the-owner = To lahko stori le, kdor skrbi za mizo.
talk-conduct = Kako se tu pogovarjamo
refused-no-score = Te igre pred koncem ni mogoče šteti.
refused-no-proposal = Nihče več ne prosi za vrnitev.
trouble-bad-channel = Tja ni mogoče nikogar obvestiti.
trouble-too-many-channels = Obvestil je že veliko. Najprej katero odstrani.
trouble-wrong-passkey = Ta ključ tu ne odpre ničesar.
trouble-too-many-passkeys = Imaš toliko ključev, kolikor jih hranimo. Najprej enega odvzemi.
trouble-bad-hours = Ur spanja je največ deset.
trouble-changed-lately = Ure spanja ostanejo enake dvajset ur.
trouble-too-many-days = Toliko dni letos ni več na voljo.
trouble-bad-address = To ni e-poštni naslov.
trouble-no-mail = Ta hiša ne pošilja pošte. Kdor jo vodi, ti lahko dovoli izbrati novo geslo.
trouble-mail-failed = Sporočila ni bilo mogoče poslati. Je naslov pravi?
trouble-too-many-mails = Tja je šlo dovolj sporočil. Počakaj eno uro.

## Parts of a table that are opened
play-answered = Tvoj odgovor je oddan. Razkrije se skupaj z drugimi.
play-forget = Vzemi izbiro nazaj
play-undo = Vzemi potezo nazaj
play-answer = Odgovori
play-over = Konec
play-still = Pogled nazaj
offers = Lahko
offers-none = Zdaj nič. Ko bo treba, boš na vrsti.
offer-price = stane { $price }
offer-odds = verjetnost { $percent } %
offer-lasting = ni mogoče preklicati
draft = Doslej
greys = Zdaj ne ({ $count })
sight = Kaj leži na mizi
sight-more = še { $count }
sight-you = (ti)
sight-everyone = Vsi
take-back-asked = { $names }: prošnja za vrnitev na trenutek pred zapisom { $at }.
take-back-look = Poglej tisti trenutek
take-back-agree = Strinjam se
take-back-decline = Ne, igrajmo naprej
take-back-drop = Ne prosi več
take-back-waits = Manjka še odgovor: { $names }.
agree-end-asked = { $names } predlaga, da se igra konča zdaj in se šteje, kakor stoji.
theme = Barve
theme-system = Kot v sistemu
theme-light = Dnevna svetloba
theme-blackout = Zatemnitev
theme-contrast = Visok kontrast
theme-all = Vse tri
pace = Hitrost kock in potez
pace-slow = Počasi
pace-normal = Običajno
pace-quick = Hitro
pace-none = Brez gibanja
keys = Tipke
keys-tab = na naslednje, kar se da storiti
keys-escape = vrne, kar je na pol narejeno
keys-list = ta seznam
keys-any = Vsaka tipka skoči na konec prikazanega.
menu-control = Polni nadzor
menu-control-why = Vprašaj me tudi, kadar lahko samo izpustim.
sound = Zvok
sound-why = Kocke, papir, žig in dva tona, ko si na vrsti.
menu-plain = Miza z besedami
menu-plain-why = Vse kot besedilo in gumbi, za ušesa in tipkovnice.
menu-leave = Zapusti igro …
leave = Zapustiš igro?
leave-why = Predaš se dokončno. Drugi igrajo naprej brez tebe, kot določajo pravila.
leave-stay = Ostani
leave-go = Zapusti za vedno
result = { $count ->
    [0] Nihče ne zmaga
    [one] Zmaga: { $names }
    [two] Zmagata: { $names }
   *[other] Zmagajo: { $names }
  }
result-replay = Poglej ponovitev
result-next = Kaj zdaj?
result-home = Domov
result-again = Igraj znova
result-json = Zapisnik (JSON)
result-stf = Zapisnik (strnjen)
result-fair = Kocke so bile zapečatene kot
covered-go = Naj namesto mene igra bot
fair-line = Kocke so bile določene pred igro; po njej lahko vsak preveri vsak met. Pečat:
rematch = Povratna igra
rematch-join = K povratni igri
owner = Za to mizo skrbiš ti
owner-public = V avli
owner-watched = Drugi lahko gledajo
owner-bots = Boti za prazne sedeže
owner-bots-go = Začni z boti
owner-pass-on = Zanjo naj skrbi { $name }
owner-close = Zapri mizo
owner-close-why = Igra se konča za vse, brez izida.
result-story = Zgodba
result-dice = Preveri kocke
take-back = Prosi druge, da vzamem zadnjo potezo nazaj
talk-block = Nikjer več ne slišati ničesar o tej osebi
talk-blocked = O tej osebi ne slišiš ničesar več. Na svoji strani lahko to spremeniš.
talk-report = Prijavi
report = Prijavi težavo
report-what = Kaj je šlo narobe?
report-along = Zapis te mize in trenutek gresta zraven; bere ju samo tisti, ki vodi to hišo.
report-go = Pošlji
report-done = Hvala. Prebral bo tisti, ki vodi to hišo.
invite-friend = Povabi: { $name }
invite-name = Povabi po imenu
invite-go = Povabi
invite-done = { $name } najde vabilo na svoji strani.
trouble-unknown-person = Računa s tem imenom ni.
trouble-that-is-you = To si ti.
trouble-nobody-known = Tam ne sedi nihče, ki bi bil prijavljen. Utišaj ga pri tej mizi.
trouble-too-many-reports = Od tod je bilo dovolj prijav. Počakaj eno uro.
agree-end = Predlagaj drugim, da se igra konča, kakor stoji

## People
person = Ti
person-sign-in = Prijava
person-sign-out = Odjava
person-sign-out-all = Odjava povsod
person-way = Kako vstopiš
person-way-account = S svojim računom
person-way-passkey = S ključem naprave
person-way-new = Z novim računom
person-way-guest = Kot gost, samo z imenom
person-way-code = S kodo z druge naprave
person-way-forgot = Geslo mi je ušlo iz spomina
person-way-reset = S kodo upravitelja, za izbiro novega gesla
person-why-account = Tvoji sedeži so na vsaki napravi.
person-why-passkey = Ključ, ki ga hrani tvoja naprava: dotakneš se je ali te pogleda.
person-why-new = Lastno ime in geslo. Sedeži tega brskalnika gredo s teboj.
person-why-guest = Igraš kot vsi drugi. S kodo preneseš sedeže na drugo napravo.
person-why-code = Na drugi napravi odpri svojo stran in prosi za kodo.
person-why-forgot = Če ima tvoj račun e-poštni naslov, gre tja povezava za izbiro novega gesla.
person-why-reset = Brez e-pošte ti novo geslo omogoči upravitelj te hiše.
person-name = Ime
person-password = Geslo
person-new-password = Novo geslo
person-password-why = 8 znakov ali več.
person-password-changed = Geslo je spremenjeno. Tvoje druge naprave so odjavljene.
person-reset-done = Geslo je spremenjeno. Zdaj se prijavi z njim.
person-passkey-done = Nihče ni vstopil: naprava ni pokazala nobenega ključa.
passkeys = Ključi naprav
passkeys-why = Ključ naprave te prijavi brez gesla. Hrani ga naprava; strežnik ima samo to, po čemer ga prepozna.
passkeys-since = od { $day }
passkeys-used = nazadnje uporabljen { $day }
passkeys-remove = Odvzemi
passkeys-remove-which = Odvzemi ključ z dne { $day }
passkeys-removed = Narejeno. Ničesar več ne odpre.
passkeys-make = Ustvari ključ na tej napravi
passkeys-made = Narejeno. Odslej se lahko prijaviš z njim.
passkeys-not-made = Naprava ni ustvarila nobenega.
person-forgot-done = Če ima kak račun ta naslov, je sporočilo na poti. Velja en dan.
person-code = Koda
person-go = Vstopi
person-nobody = Tu ni nihče prijavljen. Mize tega brskalnika kljub temu ostanejo v njem.
person-is-guest = Gost: znan samo na teh napravah.
person-is-account = Račun od { $day }.
person-become = Naj postane račun
person-finished = Končane igre
person-won = Zmage
person-reliability = Odigrano do konca
person-percent = { $percent } %
person-games = Tvoje igre
person-no-games = Še nobene.
person-game-open = čaka na igralce
person-game-running = teče
person-game-over = končana
person-game-rank = končana, mesto { $rank }
person-game-left = predana, mesto { $rank }
person-devices = Tvoje naprave
person-device-unnamed = Naprava brez imena
person-device-this = ta
person-device-seen = nazadnje v rabi { $day }
person-device-out = Odjavi: { $device }
person-move = Koda za drugo napravo
person-move-why = V desetih minutah vtipkaj to na drugi napravi:
person-change = Spremeni geslo
person-change-go = Spremeni
person-data = Tvoji podatki
person-export = Vzemi vse s seboj
person-delete = Izbriši me
person-delete-why = Tvoje ime, naprave in nastavitve se za vedno odstranijo. Igre drugih ostanejo, kot so bile odigrane, z oznako „nekdanji igralec“ na tvojem mestu; kjer igra teče, igra naprej bot.
ties = Prijatelji
ties-why = Prijatelje povabiš z enim pritiskom. Samo ti veš, koga tu imenuješ.
ties-call = { $host } te vabi k mizi
ties-name = Ime računa
ties-add = Dodaj
ties-part = Odstrani
ties-part-which = Odstrani: { $name }
ties-blocked = Koga ne slišiš
ties-unblock = Spet slišati
ties-unblock-which = Spet slišati: { $name }
rest = Kdaj počivaš
rest-why = Tvoje ure stojijo, medtem ko spiš, do deset ur na dan, in medtem ko te ni. Čas je čas te naprave.
rest-from = Spiš od
rest-until = do
rest-keep = Ohrani te ure
rest-kept = Ohranjeno. Dvajset ur ostanejo take.
rest-none = Brez takih ur
rest-none-kept = Tvoje ure odslej tečejo ves dan.
rest-days = Dnevi odsotnosti
rest-go = Grem stran
rest-gone = Tvoje ure stojijo. Srečno pot!
rest-away = Ni te do { $until }.
rest-back = Spet sem tu
rest-back-done = Dobrodošlica nazaj. Tvoje ure spet tečejo.
rest-left = { $count ->
    [one] Letos ostane še { $count } dan odsotnosti.
    [two] Letos ostaneta še { $count } dneva odsotnosti.
    [few] Letos ostanejo še { $count } dnevi odsotnosti.
   *[other] Letos ostane še { $count } dni odsotnosti.
  }
mail = E-pošta
mail-why = Nikomur je ni treba dati. Služi izbiri novega gesla in, če želiš, sporočilu, da te čaka miza; nihče drug je ne vidi.
mail-address = E-poštni naslov
mail-give = Pošlji mi povezavo
mail-sent = Sporočilo je na poti. Odpri povezavo v njem v enem dnevu.
mail-proven = je tvoj.
mail-unproven = čaka, da odpreš povezavo, ki je šla tja.
mail-forget = Pozabi ga
mail-forgotten = Pozabljen je.
mail-unknown = Ta povezava ne vodi nikamor
mail-proof = Je to tvoj naslov?
mail-proof-go = Da, moj je
mail-proof-done = Naslov je tvoj. Na svoji strani lahko prosiš, da ti sporočilo pove, da te čaka miza.
mail-reset = Izberi novo geslo
mail-reset-go = Izberi
mail-reset-done = Geslo je spremenjeno. Prijavi se z njim.
mail-stop = Nič več sporočil
mail-stop-go = Ne pošiljaj mi jih več
mail-stop-done = Nobeno sporočilo ti ne pove več, da te čaka miza. Na svoji strani lahko spet prosiš zanj.
channels = Kaj se dogaja pri tvojih mizah
channels-why = Obvestimo te, kadar ne gledaš, minuto pozneje: o vsaki stvari enkrat in z enim sporočilom za vse tvoje mize.
told-of = O čem te obveščamo
told-of-turn = Miza te čaka
told-of-seat = Nekdo sede za tvojo mizo
told-of-begun = Igra se začne
told-of-over = Igra je končana
told-of-consent = Drugi sprašujejo, ali se strinjaš
told-of-talk = Nekdo te omeni v pogovoru
channels-push = Brskalnik, prek { $host }
channels-webhook = Zahtevek na { $host }
channels-mail = Po e-pošti
channels-mail-go = Povej mi po e-pošti
channels-remove = Tja ne obveščaj več
channels-remove-which = Tja ne obveščaj več: { $host }
channels-removed = Urejeno. Tja ne bo več obvestil.
channels-here = Obveščaj me v tem brskalniku
channels-added = Narejeno. Od zdaj te obveščamo.
channels-not-allowed = Brskalnik tega ne dovoli.
channels-hook = Zahtevek na lasten naslov
channels-hook-address = Naslov
channels-hook-why = Začne se s https:// in je dosegljiv od povsod.
channels-hook-go = Dodaj
channels-secret = Kar pride, je podpisano s to skrivnostjo, ki je prikazana samo zdaj:

## What is kept
privacy = Kaj se o tebi hrani
privacy-keys = V tem brskalniku
privacy-keys-text = Ključi do tvojih sedežev, tvoje ime, jezik, barve in hitrost. Ob prijavi še piškotek z naključnim številom, ki ga skripti ne morejo brati. Nič drugega in nič o drugih.
privacy-person = Če se prijaviš
privacy-person-text = Ime, ki ga navedeš, kdaj je bil tvoj prvi in kdaj zadnji obisk (na uro natančno), kakšne strani so ti všeč in kako se imenuje vsaka tvoja naprava. Od gesel, piškotkov in kod se hranijo samo enosmerni izvlečki. Kam želiš obvestila, da miza čaka (potisna storitev brskalnika ali lasten naslov), se hrani, dokler tega ne odstraniš. E-poštni naslov se hrani samo, če ga daš, dokler ga ne odstraniš. Hrani se tudi, kar rečeš o končanih igrah, in trenutki, ki jih shraniš. Od ključev naprav se hrani samo javna polovica, od prijateljev, blokiranih in zapiskov to, kar vneseš, o čem te je bilo treba obvestiti, pa en dan.
privacy-games = Igre
privacy-games-text = Vsaka miza se hrani s sedeži, potezami in njihovimi časi ter s tem, kar je bilo tam rečeno. Zapisnik končane igre lahko bere vsak, ki ima njegov naslov. Poteze se nikoli ne spreminjajo.
privacy-log = Dnevnik strežnika
privacy-log-text = Dnevnik navaja naslove, poti, čase in zavrnitve, da je za hišo mogoče skrbeti. Kako dolgo se hrani, pove upravitelj tega strežnika.
privacy-others = Drugi
privacy-others-text = Nikomur drugemu se nič ne pošilja: ni števcev, ni pisav, ni slik z drugih strani. Če želiš obvestila, da miza čaka, gre šifrirano sporočilo potisni storitvi tvojega brskalnika ali podpisano na tvoj lastni naslov.
privacy-rights = Kaj lahko storiš
privacy-rights-text = Na svoji strani lahko vse vzameš s seboj v eni datoteki, se povsod odjaviš in se izbrišeš. Kar so drugi igrali s teboj, ostane, brez tvojega imena.

## The lobby
lobby = Avla
lobby-count = { $open ->
    [one] { $open } miza ima prost sedež
    [two] { $open } mizi imata prost sedež
    [few] { $open } mize imajo prost sedež
   *[other] { $open } miz ima prost sedež
  }, { $running ->
    [one] { $running } igra teče
    [two] { $running } igri tečeta
    [few] { $running } igre tečejo
   *[other] { $running } iger teče
  }.
lobby-game = Igra
lobby-all = Vse igre
lobby-sit = Sedi
lobby-place = Mesto
lobby-place-all = Vse mize
lobby-place-seat = S prostim sedežem
lobby-place-look = Za gledanje
lobby-pace = Tempo
lobby-pace-all = Vsak tempo
lobby-pace-live = Naenkrat
lobby-pace-slow = Počasi, več dni
lobby-none = Take mize trenutno ni.
terms-head = Kdo lahko pride in kako hitro
terms-public = V avli
terms-public-why = Prost sedež lahko zasede kdor koli.
terms-watched = Drugi lahko gledajo
terms-pace = Hitrost
terms-pace-none = Brez ure
terms-pace-live = 10 minut in 30 sekund na potezo
terms-pace-slow = 3 dni na potezo in 3 dni rezerve
terms-out = Ko čas poteče
terms-out-cover = igra bot, dokler se oseba ne vrne
terms-out-move = potezo naredi igra sama
terms-out-forfeit = se sedež preda
terms-pace-own = Lastna hitrost
terms-own-free = Prosto za vsako vprašanje
terms-own-reserve = V rezervi
terms-own-added = Dodano z vsakim odgovorom
terms-time-none = nič
terms-time-seconds = { $count ->
    [one] { $count } sekunda
    [two] { $count } sekundi
    [few] { $count } sekunde
   *[other] { $count } sekund
  }
terms-time-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
  }
terms-time-days = { $count ->
    [one] { $count } dan
    [two] { $count } dneva
    [few] { $count } dnevi
   *[other] { $count } dni
  }

analysis = Analiza
analysis-what = Kako so se spreminjale možnosti in kateri odgovori so obrnili igro? Program jo od vsakega trenutka velikokrat odigra naprej. To traja do minute.
analysis-begin = Analiziraj to igro
analysis-running = Igra se od vsakega trenutka igra naprej …
analysis-how = Od vsakega trenutka so boti igro odigrali naprej tolikokrat: { $playouts }; kolikokrat je sedež zmagal, je njegova možnost. Vsak drži, kar je držal; kar ni mogel vedeti nihče, je izžrebano na novo.
analysis-chart = Možnosti vsakega sedeža skozi vso igro
analysis-lost = { $name } je na slabšem za { $points } odstotnih točk (± { $error })
analysis-played = Odigrano
analysis-better = Bolje
analysis-none = Noben odgovor ni bil očitno slabši od tistega, ki bi ga dal bot.

hint-coming = Razmislek …
hint-gone = Zdaj ni česa odločati.
hint-play = Odigraj to
hint-more = možnost za zmago: { $points } odstotnih točk več kot pri očitnem odgovoru.
hint-less = možnost za zmago: { $points } odstotnih točk manj kot pri očitnem odgovoru.
hint-even = možnost za zmago: enako dobro kot očitni odgovor, kolikor lahko pove toliko zamišljenih iger: { $worlds }.
hint-how = Boti, ki vedo toliko kot ti, so od tu igrali naprej in presodili, kaj je iz tega nastalo. Namigi so na voljo, kjer ne igra nobena druga oseba.
