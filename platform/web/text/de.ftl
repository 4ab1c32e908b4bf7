# Das Haus Staffetta, auf Deutsch. Die Spiele bringen ihre eigenen Kataloge mit.

## Marks and controls
shelf-rules = Regeln
shelf-lost = An dieser Adresse ist nichts.
shelf-home = Zurück zum Regal
close = Schließen
on = ein
off = aus
rule-link = Regel { $id }
step-less = { $label }: eins weniger
step-more = { $label }: eins mehr
tab-new = { $count ->
    [one] eins neu
   *[other] { $count } neu
  }

## Dice and slots
die-free = frei
die-possible = passt
die-picked = gewählt
die-spent = ausgegeben
die-placed = gelegt
die-empty = keiner
die-spoken = { $kind ->
    [white] Weißer Würfel { $face }, { $state }
    [blue] Blauer Würfel { $face }, { $state }
    [bonus] Bonuswürfel { $face }, { $state }
   *[extra] Zusatzwürfel { $face }, { $state }
  }
die-none = { $kind ->
    [white] Noch kein weißer Würfel
    [blue] Noch kein blauer Würfel
    [bonus] Noch kein Bonuswürfel
   *[extra] Noch kein Zusatzwürfel
  }
slot-die = Würfel { $need }+
slot-sum = Summe { $need }+
slot-open = Freies Feld, { $need }
slot-possible = Freies Feld, { $need }: deine Würfel passen
slot-covered = Feld { $need }, belegt mit { $dice }

## Cards and piles
card-secret = nur du
card-uses = noch { $left } von { $of } Mal
hand-hidden = { $count ->
    [one] Eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
pile-left = noch { $left }
pile-discarded = { $discarded } abgelegt

## Tracks and the race
track-value = { $value } von { $max }
track-forecast = { $value } von { $max }, es würden { $forecast }
race-stands = { $name }: { $value } von { $goal }
race-would = { $name }: { $value } von { $goal }, es würden { $forecast }

## The question
prompt = Die Frage
prompt-mine = Du bist dran
prompt-other = { $name } entscheidet
prompt-clock = Noch { $clock }

## The record
record = Protokoll
record-order = Neuestes zuerst
record-now = Eben jetzt
record-older = Frühere Einträge
record-empty = Noch ist nichts geschehen.
record-more = { $count ->
    [one] Ein früherer Eintrag
   *[other] { $count } frühere Einträge
  }

## The curtain between people at one screen
curtain-to = Gib weiter an { $name }
curtain-why = Die Karten sind verdeckt. Alle anderen bitte wegsehen.
curtain-lift = Ich bin { $name }

## Language
language = Sprache

## The shelf
shelf-issue = Fünf Spiele vom Widerstand, 1936–1945
shelf-promise = Die Kurierinnen trugen Nachrichten zwischen Gruppen, die sich nicht treffen konnten. Hier wandern Züge zwischen Spielern, die sich nicht treffen: fünf Brettspiele, jede Regel eingehalten, in deinem Browser.
shelf-play = Jetzt spielen
shelf-guest = Ohne Anmeldung. Ein Bot nimmt jeden leeren Platz.
shelf-rules-of = Regeln von { $game }
shelf-play-game = Jetzt spielen: { $game }
shelf-players = { $max ->
    [one] 1 Spieler
   *[other] { $min }–{ $max } Spieler
  }
shelf-players-exactly = { $count } Spieler
shelf-rider = Eine Kurierin auf dem Fahrrad, eine rote Tasche an der Seite
shelf-games = Die Spiele
shelf-free-seat = Ein freier Platz
shelf-credit = Jedes Spiel ist das Werk seiner Autoren; ihre Namen stehen auf seiner Seite.
shelf-dice = Jeder Wurf lässt sich nach dem Spiel prüfen.

## The shelf, further
shelf-not-yet = Noch nicht im Regal.
tables-yours = Deine Tische
tables-open = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
  }
tables-running = { $count ->
    [one] Bisher ein Eintrag.
   *[other] Bisher { $count } Einträge.
  }
tables-over = Zu Ende. Gewonnen: { $names }.
tables-go-on = Weiterspielen
tables-look = Zurückblicken
tables-turn = Runde { $turn }.
tables-turn-yours = Runde { $turn }, du bist dran.

## What may go wrong
trouble = Das lässt sich nicht zeigen
trouble-unreachable = Der Server ist nicht zu erreichen. Läuft er? Versuch es gleich noch einmal.
trouble-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er auf einem anderen Server eröffnet.
trouble-unknown-game = Dieses Spiel hat der Server nicht.
trouble-not-begun = Das Spiel hat nicht begonnen: Es gibt nichts zurückzublicken.
trouble-not-your-seat = Solange gespielt wird, sieht einen Platz nur, wer ihn hat.
trouble-seat-taken = Dort sitzt schon jemand.
trouble-wrong-invitation = Das ist nicht die Einladung zu diesem Platz. Bitte noch einmal um den Link.
trouble-bad-name = Ein Name hat 1 bis 40 Zeichen.
trouble-too-many-tables = Du hast viele Tische eröffnet. Warte eine Minute.

## Seats and bots
seat-number = Platz { $number }
bot-random = Anfänger-Bot
bot-greedy = Solider Bot
bot-search = Gewiefter Bot
bot-recruit = Rekrut
bot-why-recruit = Macht viele Fehler, antwortet sofort.
bot-fighter = Kämpfer
bot-why-fighter = Spielt mit Verstand, antwortet sofort.
bot-veteran = Veteran
bot-why-veteran = Probiert aus, was kommen kann; ein Zug bis zu 3 Sekunden.
bot-commander = Kommandeur
bot-why-commander = Der stärkste; ein Zug bis zu 8 Sekunden.
seat-is-bot = { $level }, immer bereit
seat-is-ready = Bereit
seat-is-taken = Setzt sich
seat-is-free = Frei

## A new table
new-open = Anfangen
new-opening = Der Tisch wird gedeckt …
new-minutes = Etwa { $minutes } Minuten
new-preset = Das Spiel
new-tables = Fertige Tische
new-table = Am Tisch
new-you = Du
new-house = Hausregeln
new-learn = Lernen
new-learn-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
new-preset-facts = { $players ->
    [one] 1 Spieler · { $minutes } Min.
   *[other] { $players } Spieler · { $minutes } Min.
  }
new-name = Dein Name
new-name-why = So lesen ihn die anderen.
new-name-of = Name auf Platz { $number }
new-guest = Gast { $number }
new-opponents = Gegen
new-bots = Bots: { $level }
new-friends = Freunde, per Link
new-friend = Ein Freund, per Link
new-hot = Leute an diesem Bildschirm
new-here = Jemand an diesem Bildschirm
new-mixed = Platz für Platz
new-side = Du spielst
new-players = Spieler
new-seats = Platz für Platz
new-more = Weitere Wahl ({ $count })
new-language = Dieses Spiel gibt es noch nicht in deiner Sprache: Seine Texte sind englisch.
new-sum-bot = { $count ->
    [0] { $preset }, allein.
    [one] { $preset }, gegen einen Bot ({ $level }).
   *[other] { $preset }, gegen { $count } Bots ({ $level }).
  }
new-sum-friend = { $preset }, mit Freunden per Link.
new-sum-hot = { $preset }, mit Leuten an diesem Bildschirm.
new-sum-mixed = { $preset }, Platz für Platz.
new-sum-side = Du spielst { $side }.
new-rule = In den Regeln
new-rulings = Auslegungen ({ $count })
new-rulings-why = Wo die Spielregel eine Lücke lässt, haben wir entschieden; hier kannst du anders entscheiden.
new-file-keep = Diese Wahl als Datei behalten
new-file-take = Die Wahl aus einer Datei nehmen
new-file-bad = Diese Datei enthält keine Wahl für dieses Spiel.

## An invitation
join = Einladung
join-to = Du bist eingeladen: { $game }
join-your-seat = Dein Platz
join-take = Platz nehmen
join-taken = Dieser Platz ist vergeben, oder das Spiel hat begonnen. Du kannst zusehen.
join-watch = Zusehen
join-back = Zu deinem Tisch
join-name-missing = Schreib erst deinen Namen.
join-seats = { $count ->
    [one] Eine Person spielt.
   *[other] { $count } spielen.
  }
join-pace-none = Ohne Uhr.
join-pace-live = Mit Uhr, in einer Sitzung.
join-pace-slow = Langsam: Du antwortest, wenn du kannst, in Stunden oder Tagen.
join-watched = Andere dürfen zusehen.
join-unwatched = Niemand sieht zu.

## Before the game
waiting = Der Tisch ist gedeckt
waiting-for = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch leer. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch leer. Das Spiel beginnt, sobald alle besetzt sind.
  }
waiting-link = Schick diesen Link, wem der Platz gehören soll
waiting-copy = Kopieren
waiting-copy-which = Den Link zu Platz { $number } kopieren
waiting-copied = Kopiert
waiting-share = Teilen
waiting-share-which = Den Link zu Platz { $number } teilen
waiting-bots = Mit Bots beginnen
waiting-bots-why = Sie nehmen die freien Plätze: { $level }.
waiting-give-up = Den Platz aufgeben
waiting-agreed = An diesem Tisch
waiting-usual = Alles andere ist wie sonst in diesem Spiel.
fair = Ehrliche Würfel
fair-why = Der Server hat seine Hälfte der Würfel schon festgelegt; jeder Spieler fügt etwas hinzu. Dieses Siegel beweist es nach dem Spiel:

## At the table
sheet-unfold = Hochziehen
sheet-fold = Einklappen
table-coming = Einen Augenblick …
table-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
table-broken = Das Brett konnte nicht gezeichnet werden. Hier ist der Tisch in Worten; das Spiel geht weiter.
table-turn = Runde { $turn }
record-taken-back = { " " }nimmt den letzten Zug zurück.
set-up-for-me = Für mich aufstellen
set-up-why = Du kannst jede Figur selbst aufstellen oder es einem Bot überlassen.
set-up-going = Ein Bot stellt für dich auf. Der erste Zug gehört wieder dir.
primer = Wie man spielt
primer-at = { $at } von { $total }
learn-open = Spielend lernen (5–8 Minuten)
learn-back = Zurück
learn-next = Weiter
learn-first = Das ist der Anfang.

## Standing orders
orders = Daueraufträge
orders-turn = Bis zum Ende dieser Runde passen
orders-change = Passen, bis jemand etwas spielt
orders-kind = Immer passen: { $kind }
orders-revoke = Aufheben
orders-revoke-which = Aufheben: { $order }
order = { $what } { $when }
order-pass = Passen
order-picks = { $count ->
    [one] Den bereitgelegten Zug spielen
   *[other] Die { $count } bereitgelegten Züge spielen
  }
until-window = bis zum Ende dieser Gelegenheit
until-turn = bis zum Ende dieser Runde
until-change = bis jemand etwas spielt
until-once = einmal
until-kind = immer ({ $kind })

## Talk
talk = Tischgespräch
talk-none = Noch hat niemand etwas gesagt.
talk-line = Sag etwas
talk-say = Sagen
talk-crowd = Jemand
talk-closed = Die Spieler schweigen jetzt.
talk-mute = Stumm
talk-mute-who = { $name } an diesem Tisch stummschalten
talk-muted = ist hier stumm.
talk-hear = Wieder hören

## The menu
menu = Menü
menu-replay = Rückblick
top-tools = Werkzeug des Tisches
hint = Tipp
former-player = ein früherer Spieler
notes = Notizen für dich, in diesem Browser

## Looking back
replay = Rückblick
replay-table = Zum Tisch
replay-slider = Augenblick des Spiels
replay-at = Augenblick { $at } von { $total }
replay-first = Zum Anfang
replay-back = Eins zurück
replay-on = Eins weiter
replay-last = Zum Ende
replay-go = Abspielen
replay-stop = Anhalten
replay-eyes = Gesehen von
replay-seat = { $name }
replay-crowd = Ein Zuschauer
replay-open = Alle Karten offen
replay-turn-back = Zur vorigen Runde
replay-turn-on = Zur nächsten Runde
moment = Dieser Augenblick
moment-title = Augenblick { $at }
moment-link = Ein Link zu diesem Augenblick
moment-name = Ein Name zum Wiederfinden
moment-keep = Behalten
moment-kept = Behalten. Du findest ihn bei den beendeten Spielen.
moment-forget = Nicht mehr behalten
moment-forgotten = Er wird nicht mehr behalten.
play-on = Von hier aus weiterspielen
play-on-short = Weiterspielen
play-on-why = Ein eigener Tisch, mit Bots auf allen anderen Plätzen. Was dieser Platz in diesem Moment nicht sehen konnte, wird neu gezogen.
play-on-seat = Dein Platz
story = Verlauf
story-begin = Anfang
comments = Was andere sagen
comments-none = Noch hat niemand etwas gesagt.
comments-moment = Augenblick { $at }
comments-say = Sag etwas; jeder mit dieser Adresse kann es lesen
comments-sign-in = Melde dich an, um etwas zu sagen
comments-remove = Entfernen
comments-remove-which = Entfernen: { $text }
game-page = Das Spiel
game-page-facts = Begonnen am { $day }, { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
  }.
game-page-upload = Jemand hat dieses Protokoll mitgebracht. Es wurde hier nach den Regeln nachgespielt; wer es gespielt hat, weiß hier niemand.
game-page-branch = Von einem Augenblick eines anderen Spiels aus weitergespielt, verdeckte Karten neu gezogen.
game-page-branch-of = Dieser Augenblick
game-page-more = Was man damit tun kann
game-page-text = Das Spiel als Text
readable-seal = Die Würfel waren versiegelt mit { $seal }
history = Beendete Spiele
history-player = Spieler
history-length = Länge
history-length-any = Beliebig lang
history-length-short = Kurz: unter 100 Einträgen
history-length-middle = 100 bis 299 Einträge
history-length-long = Lang: 300 Einträge und mehr
history-own = Nur meine
history-find = Suchen
history-count = { $count ->
    [0] Kein Spiel gefunden.
    [one] Ein Spiel.
   *[other] { $count } Spiele, die neuesten zuerst.
  }
history-entries = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
  }
history-older = Ältere
history-kept = Augenblicke, die du behältst
history-bring = Ein Protokoll mitbringen
history-bring-why = Ein Protokoll, das du hier oder anderswo heruntergeladen hast, wird nach den Regeln nachgespielt und lässt sich dann ansehen. Nur wer die Adresse hat, findet es.
history-file = Eine Datei, die auf .json oder .stf endet
dice = Ehrliche Würfel
dice-check = Die Würfel prüfen
dice-why = Vor dem Spiel hat der Server ein Siegel seines Geheimnisses veröffentlicht, dann hat jeder Spieler etwas hinzugefügt. Aus beidem folgt die Saat aller Würfe, Mischungen und Ziehungen. Dein Browser rechnet hier nach, aus dem Protokoll. Was verlangt war, wie viele Würfel oder welche Karten, sagen die Regeln, die das Protokoll für dich noch einmal spielen.
dice-working = Alles wird noch einmal geworfen, gemischt und gezogen …
dice-nothing = Dieses Protokoll hat keine Saat; es lässt sich nichts herleiten.
dice-fair = { $count ->
    [0] Siegel und Saat stimmen überein; nichts blieb dem Zufall überlassen.
    [one] Der eine Wurf, die eine Mischung oder Ziehung dieses Spiels ist, was die Saat ergibt.
   *[other] Alle { $count } Würfe, Mischungen und Ziehungen dieses Spiels sind, was die Saat ergibt.
  }
dice-unfair = { $count ->
    [0] Siegel und Saat stimmen nicht überein.
    [one] Ein Wurf, eine Mischung oder Ziehung ist nicht, was die Saat ergibt.
   *[other] { $count } Würfe, Mischungen und Ziehungen sind nicht, was die Saat ergibt.
  }
dice-yes = Ja
dice-no = Nein
dice-step-seal = Das Geheimnis passt zu dem Siegel, das vor dem Spiel veröffentlicht wurde.
dice-step-no-seal = Vor diesem Spiel wurde nichts versiegelt.
dice-step-seed = Die Saat folgt aus dem Geheimnis und dem, was die Spieler hinzugefügt haben.
dice-step-no-secret = Das Protokoll hat kein Geheimnis: Seine Saat steht für sich.
dice-step-rolls = { $count ->
    [one] Ein Wurf, eine Mischung oder Ziehung wurde hergeleitet und verglichen.
   *[other] { $count } Würfe, Mischungen und Ziehungen wurden hergeleitet und verglichen.
  }
dice-seal = Siegel
dice-secret = Das Geheimnis des Servers
dice-added = Hinzugefügt von Platz { $number }
dice-seed = Saat
dice-moment = Augenblick
dice-record = Im Protokoll
dice-derived = Aus der Saat
dice-same = dasselbe
dice-asked-roll = { $count ->
    [one] ein Würfel mit { $sides } Seiten: { $came }
   *[other] { $count } Würfel mit { $sides } Seiten: { $came }
  }
dice-asked-shuffle = { $count ->
    [one] eine Karte: { $came }
   *[other] { $count } Karten, von oben: { $came }
  }
dice-asked-draw = { $count ->
    [one] die einzige: { $came }
   *[other] eine von { $count }: { $came }
  }
dice-asked-judge = das Urteil der Regeln: { $came }
dice-how-roll = { $count ->
    [one] ein Wurf mit Würfeln von { $sides } Seiten
   *[other] { $count } Würfe mit Würfeln von { $sides } Seiten
  }
dice-how-shuffle = { $count ->
    [one] eine Reihenfolge von Karten
   *[other] { $count } Reihenfolgen von Karten
  }
dice-how-draw = { $count ->
    [one] eine Ziehung
   *[other] { $count } Ziehungen
  }
dice-how-judge = { $count ->
    [one] ein Urteil der Regeln, ohne Zufall
   *[other] { $count } Urteile der Regeln, ohne Zufall
  }
game-page-brought = Hier seit { $day }, { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
  }.

## Learning
learn = Lernen
learn-title = { $game } lernen
learn-coach = Die Lehrerin
learn-name = Nives
learn-at = { $at } von { $total }
learn-skip = Den Unterricht verlassen
learn-show = Zeig es mir
learn-play = Ein Spiel spielen
learn-otherwise = Darum geht es in dieser Lektion gerade nicht. Tu, was der Ring zeigt, oder drück auf „Zeig es mir“.

## The rules
rules-contents = Inhalt
rules-marks = Gedruckt: So steht es in der Spielregel. Auslegung: Sie lässt eine Lücke, und wir haben entschieden. Hausregel: Sie schweigt, und das ist von uns.
rules-back = Zurück zu deinem Tisch
rules-tongue = Die Regeln gibt es nur auf Englisch.
mark-printed = gedruckt
mark-ruling = Auslegung
mark-house = Hausregel

## What the server refuses, where no rule of a game stands behind it
refused-no-such-action = Das geht jetzt nicht.
refused-stale-question = Der Tisch ist schon weiter. Sieh noch einmal hin.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-asked = Du bist jetzt nicht gefragt.
refused-nothing-to-withdraw = Es gibt nichts zurückzunehmen.
refused-talk-closed = Die Spieler schweigen jetzt.
refused-bad-talk = Sag 1 bis 500 Zeichen.
refused-too-fast = Warte einen Augenblick, bevor du mehr sagst.
refused-game-over = Das Spiel ist zu Ende.
refused-bad-text = Diese Antwort ist zu lang oder leer.
refused-too-many-orders = Du hast viele Aufträge hinterlassen. Heb erst einen auf.
refused-still = Die Regeln antworten am Tisch, nicht im Rückblick.
refused-no-invitation = Dieser Platz gehört zu dem Bildschirm, der den Tisch eröffnet hat.
refused-lesson = Nicht in dieser Lektion: Tu, was die Lehrerin sagt.

## The games on the shelf
join-the-partisans-kind = Reise und Quiz
join-the-partisans-blurb = Zieh durch das besetzte Slowenien, kenn deine Geschichte, kämpf, wenn es sein muss.
join-the-partisans-cover = Eine Berghütte im Schnee, ein Stern über dem Gipfel
global-war-partisans-kind = Strategie auf der Karte
global-war-partisans-blurb = Erheb dich hinter den Linien auf fünf Kontinenten und schneide der Front den Nachschub ab.
global-war-partisans-cover = Eine gesprengte Bahnlinie quer über den Globus
banditen-kind = Taktik auf Sechsecken
banditen-blurb = Ein Tal, Feld für Feld. Die Streife kommt; wähl deinen Boden.
banditen-cover = Eine Streife unter einer Kirche, die Hügel in Sechsecke geschnitten
la-resistance-kind = Würfel, Einwürfe
la-resistance-blurb = Sechs Würfel, drei Aufträge und Nachbarn, die es vielleicht nicht gut meinen.
la-resistance-cover = Eine erhobene Fackel in einer Straße, mit Würfeln
repubblica-ribelle-kind = verdeckte Karten
repubblica-ribelle-blurb = Halt ein freies Tal zusammen, mit Karten, die sonst niemand sehen darf.
repubblica-ribelle-cover = Ein Dorf im Apennin unter gehisster Fahne

## The style page
style-title = Stil
style-lead = Jedes Teil des Hauses in jedem Zustand. Papier, Druckschwarz, zwei Farben des Spiels, eine Lampe.
style-desk = Schreibtisch
style-phone = Telefon
style-open-box = Das Fenster öffnen
style-open-sheet = Das Blatt öffnen
style-roll = Würfeln
style-stamp = Stempeln
style-next-entry = Einen Eintrag schreiben
style-curtain = Den Vorhang zuziehen
style-contents = Teile

## The folds of the record
since = Seit deinem Zug
record-folded =
    { $count ->
        [one] eine Zeile mehr
       *[other] { $count } Zeilen mehr
    }
record-times =
    { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    }
record-fold = einklappen
record-about = Nur Zeilen über { $name }
record-whose = Wessen Zeilen

## What was added for people at a table
trouble-wrong-name-or-password = Ein Konto mit diesem Namen und Passwort gibt es nicht.
trouble-name-taken = Diesen Namen hat schon jemand.
trouble-bad-password = Ein Passwort hat 8 bis 200 Zeichen und ist nicht der Name.
trouble-wrong-code = Der Code ist falsch, verbraucht oder zu alt.
trouble-not-signed-in = Du bist nicht mehr angemeldet.
trouble-no-spectators = Wer hier spielt, möchte keine Zuschauer.
covered = Ein Bot spielt für dich.
covered-return = Wieder selbst spielen
refused-covered = Für diesen Platz spielt ein Bot. Übernimm ihn erst wieder.
out = Du bist aus dem Spiel.
out-run = Bis zum Ende laufen lassen
out-running = Du bist aus dem Spiel. Die anderen spielen es zu Ende.
clocks = Restzeit
clock-days = { $days } T { $hours } Std
next-table = { $count ->
    [one] Zum Tisch, der auf dich wartet
   *[other] Zum nächsten von { $count } Tischen, die auf dich warten
  }
trouble-not-over = Das Spiel ist noch nicht zu Ende.
trouble-no-branch = Von dort kann niemand weiterspielen: die Partie war zu Ende, oder der Platz hatte sie verlassen.
trouble-bad-record = Das ist kein Protokoll eines beendeten Spiels, das hier aufbewahrt werden kann.
trouble-too-large = Die Datei ist zu groß.
trouble-too-fast = Warte eine Minute, bevor du mehr sagst.
trouble-bad-text = Das ist leer oder zu lang.
trouble-no-hashing = Prüfen lassen sich die Würfel auf einer Seite, die über TLS (https) kam, oder auf dem Rechner des Servers selbst.
trouble-not-the-owner = Das ist für die Person, die den Tisch betreut.
talk-conduct = Wie wir hier miteinander reden
refused-no-score = Diese Partie kann vor ihrem Ende nicht gewertet werden.
refused-no-proposal = Niemand bittet mehr darum, zurückzugehen.
trouble-bad-channel = Dort lässt sich niemand benachrichtigen.
trouble-too-many-channels = Du wirst schon auf vielen Wegen benachrichtigt. Entferne erst einen.
trouble-wrong-passkey = Dieser Passkey öffnet hier nichts.
trouble-too-many-passkeys = Du hast so viele Passkeys, wie behalten werden. Nimm zuerst einen weg.
trouble-bad-hours = Schlafenszeiten sind höchstens zehn Stunden.
trouble-changed-lately = Schlafenszeiten bleiben zwanzig Stunden lang, wie sie sind.
trouble-too-many-days = So viele Tage sind dieses Jahr nicht übrig.
trouble-bad-address = Das ist keine E-Mail-Adresse.
trouble-no-mail = Dieses Haus verschickt keine Post. Wer es betreibt, kann dich ein neues Passwort wählen lassen.
trouble-mail-failed = Die Mail ging nicht hinaus. Stimmt die Adresse?
trouble-too-many-mails = Dorthin gingen genug Mails. Warte eine Stunde.

## Parts of a table that are opened
play-answered = Deine Antwort liegt bereit. Sie wird mit denen der anderen aufgedeckt.
play-forget = Die Wahl zurücknehmen
play-undo = Den Zug zurücknehmen
play-answer = Antworten
play-over = Das Ende
play-still = Rückblick
offers = Du kannst
offers-none = Gerade nichts. Du wirst gefragt.
offer-price = kostet { $price }
offer-odds = zu { $percent } % wahrscheinlich
offer-lasting = nicht rückgängig zu machen
draft = Bisher
greys = Jetzt nicht ({ $count })
sight = Was auf dem Tisch liegt
sight-more = { $count } mehr
sight-you = (du)
sight-everyone = Alle
take-back-asked = { $names } möchte zurück zu dem Stand vor Eintrag { $at }.
take-back-look = Diesen Augenblick ansehen
take-back-agree = Einverstanden
take-back-decline = Nein, weiterspielen
take-back-drop = Nicht mehr bitten
take-back-waits = Es fehlt die Antwort von: { $names }.
agree-end-asked = { $names } möchte die Partie jetzt beenden und werten, wie sie steht.
theme = Farben
theme-system = Wie das System
theme-light = Tageslicht
theme-blackout = Verdunkelung
theme-contrast = Hoher Kontrast
theme-all = Alle drei
pace = Tempo von Würfeln und Zügen
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-none = Keines
keys = Tasten
keys-tab = zum Nächsten, was man tun kann
keys-escape = legt zurück, was halb getan ist
keys-list = diese Liste
keys-any = Jede Taste geht ans Ende dessen, was gezeigt wird.
menu-control = Alles selbst
menu-control-why = Frag mich auch, wo ich nur passen kann.
sound = Ton
sound-why = Würfel, Papier, ein Stempel und zwei Töne, wenn du gefragt bist.
menu-plain = Der Tisch in Worten
menu-plain-why = Alles als Text und Knöpfe, für Ohren und Tastaturen.
menu-leave = Das Spiel verlassen …
leave = Das Spiel verlassen?
leave-why = Du gibst endgültig auf. Die anderen spielen ohne dich weiter, wie es die Regeln sagen.
leave-stay = Bleiben
leave-go = Endgültig gehen
result = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
result-replay = Den Rückblick ansehen
result-next = Was nun?
result-home = Startseite
result-again = Noch einmal spielen
result-json = Protokoll (JSON)
result-stf = Protokoll (kompakt)
result-fair = Die Würfel waren versiegelt mit
covered-go = Einen Bot für mich spielen lassen
fair-line = Die Würfel standen vor dem Spiel fest; danach kann jeder jeden Wurf prüfen. Siegel:
rematch = Revanche
rematch-join = Zur Revanche
owner = Du betreust diesen Tisch
owner-public = In der Lobby
owner-watched = Andere dürfen zusehen
owner-bots = Bots für die leeren Plätze
owner-bots-go = Mit Bots beginnen
owner-pass-on = { $name } soll ihn betreuen
owner-close = Den Tisch schließen
owner-close-why = Das Spiel endet für alle, ohne Ergebnis.
result-story = Verlauf
result-dice = Die Würfel prüfen
take-back = Die anderen bitten, meinen letzten Zug zurückzunehmen
talk-block = Nirgends mehr etwas davon hören
talk-blocked = Du hörst nichts mehr davon. Auf deiner Seite kannst du das ändern.
talk-report = Melden
report = Ein Problem melden
report-what = Was ging schief?
report-along = Das Protokoll dieses Tisches und der Moment gehen mit; nur wer dieses Haus betreibt, liest es.
report-go = Abschicken
report-done = Danke. Wer dieses Haus betreibt, liest es.
invite-friend = { $name } einladen
invite-name = Mit Namen einladen
invite-go = Einladen
invite-done = { $name } findet die Einladung auf der eigenen Seite.
trouble-unknown-person = Es gibt kein Konto dieses Namens.
trouble-that-is-you = Das bist du selbst.
trouble-nobody-known = Dort sitzt niemand, der angemeldet ist. Schalte den Platz an diesem Tisch stumm.
trouble-too-many-reports = Von hier wurde genug gemeldet. Warte eine Stunde.
agree-end = Den anderen vorschlagen, die Partie so zu beenden, wie sie steht

## People
person = Du
person-sign-in = Anmelden
person-sign-out = Abmelden
person-sign-out-all = Überall abmelden
person-way = Wie du hereinkommst
person-way-account = Mit meinem Konto
person-way-passkey = Mit einem Passkey
person-way-new = Mit einem neuen Konto
person-way-guest = Als Gast, nur mit einem Namen
person-way-code = Mit einem Code von meinem anderen Gerät
person-way-forgot = Ich habe mein Passwort vergessen
person-way-reset = Mit einem Code vom Betreiber, um ein neues Passwort zu wählen
person-why-account = Deine Plätze sind auf jedem Gerät da.
person-why-passkey = Ein Schlüssel, den dein Gerät behält: du berührst es, oder es sieht dich an.
person-why-new = Ein eigener Name und ein Passwort. Die Plätze dieses Browsers kommen mit.
person-why-guest = Du spielst wie alle. Ein Code bringt deine Plätze auf ein anderes Gerät.
person-why-code = Öffne auf dem anderen Gerät deine Seite und lass dir einen Code geben.
person-why-forgot = Hat dein Konto eine E-Mail-Adresse, geht dorthin ein Link, um ein neues Passwort zu wählen.
person-why-reset = Ohne E-Mail lässt dich der Betreiber dieses Hauses ein neues Passwort wählen.
person-name = Name
person-password = Passwort
person-new-password = Neues Passwort
person-password-why = 8 Zeichen oder mehr.
person-password-changed = Das Passwort ist geändert. Deine anderen Geräte sind abgemeldet.
person-reset-done = Das Passwort ist geändert. Melde dich jetzt damit an.
person-passkey-done = Niemand ist hereingekommen: das Gerät hat keinen Passkey gezeigt.
passkeys = Passkeys
passkeys-why = Ein Passkey meldet dich ohne Passwort an. Das Gerät behält ihn; der Server hat nur, woran er ihn erkennt.
passkeys-since = seit { $day }
passkeys-used = zuletzt benutzt { $day }
passkeys-remove = Wegnehmen
passkeys-remove-which = Den Passkey vom { $day } wegnehmen
passkeys-removed = Erledigt. Er öffnet nichts mehr.
passkeys-make = Auf diesem Gerät einen Passkey anlegen
passkeys-made = Erledigt. Du kannst dich von nun an damit anmelden.
passkeys-not-made = Das Gerät hat keinen angelegt.
person-forgot-done = Hat ein Konto diese Adresse, ist eine Mail unterwegs. Sie gilt einen Tag.
person-code = Code
person-go = Herein
person-nobody = Hier ist niemand angemeldet. Die Tische dieses Browsers bleiben trotzdem.
person-is-guest = Ein Gast: nur auf diesen Geräten bekannt.
person-is-account = Ein Konto seit { $day }.
person-become = Ein Konto daraus machen
person-finished = Beendete Spiele
person-won = Gewonnen
person-reliability = Zu Ende gespielt
person-percent = { $percent } %
person-games = Deine Spiele
person-no-games = Noch keine.
person-game-open = wartet auf Spieler
person-game-running = läuft
person-game-over = zu Ende
person-game-rank = beendet, Platz { $rank }
person-game-left = aufgegeben, Platz { $rank }
person-devices = Deine Geräte
person-device-unnamed = Ein Gerät ohne Namen
person-device-this = dieses
person-device-seen = zuletzt benutzt { $day }
person-device-out = Abmelden: { $device }
person-move = Ein Code für ein anderes Gerät
person-move-why = Tippe das innerhalb von zehn Minuten auf dem anderen Gerät ein:
person-change = Das Passwort ändern
person-change-go = Ändern
person-data = Deine Daten
person-export = Alles mitnehmen
person-delete = Mich löschen
person-delete-why = Dein Name, deine Geräte und Vorlieben werden für immer entfernt. Spiele anderer bleiben, wie sie gespielt wurden, mit „ein früherer Spieler“ an deiner Stelle; wo ein Spiel läuft, spielt ein Bot weiter.
ties = Freunde
ties-why = Freunde lädt man mit einem Druck ein. Nur du weißt, wen du hier nennst.
ties-call = { $host } lädt dich an einen Tisch ein
ties-name = Name eines Kontos
ties-add = Hinzufügen
ties-part = Entfernen
ties-part-which = Entfernen: { $name }
ties-blocked = Wen du nicht hörst
ties-unblock = Wieder hören
ties-unblock-which = Wieder hören: { $name }
rest = Wann du ruhst
rest-why = Deine Uhren stehen, während du schläfst, bis zu zehn Stunden am Tag, und während du fort bist. Die Zeiten sind die dieses Geräts.
rest-from = Du schläfst von
rest-until = bis
rest-keep = Diese Zeiten behalten
rest-kept = Behalten. Sie bleiben zwanzig Stunden lang so.
rest-none = Keine solchen Zeiten
rest-none-kept = Deine Uhren laufen von nun an den ganzen Tag.
rest-days = Tage fort
rest-go = Fort sein
rest-gone = Deine Uhren stehen. Gute Reise!
rest-away = Du bist fort bis { $until }.
rest-back = Ich bin zurück
rest-back-done = Willkommen zurück. Deine Uhren laufen wieder.
rest-left = { $count ->
    [one] Dieses Jahr ist ein Tag zum Fortsein übrig.
   *[other] Dieses Jahr sind { $count } Tage zum Fortsein übrig.
  }
mail = E-Mail
mail-why = Niemand muss eine angeben. Sie dient dazu, ein neues Passwort zu wählen und, wenn du willst, dir zu sagen, dass ein Tisch wartet; sonst sieht sie niemand.
mail-address = E-Mail-Adresse
mail-give = Schick mir einen Link
mail-sent = Eine Mail ist unterwegs. Öffne den Link darin innerhalb eines Tages.
mail-proven = gehört dir.
mail-unproven = wartet darauf, dass du den Link öffnest, der dorthin ging.
mail-forget = Vergessen
mail-forgotten = Sie ist vergessen.
mail-unknown = Dieser Link führt nirgendwohin
mail-proof = Ist das deine Adresse?
mail-proof-go = Ja, sie gehört mir
mail-proof-done = Die Adresse gehört dir. Auf deiner Seite kannst du dir per Mail sagen lassen, dass ein Tisch wartet.
mail-reset = Ein neues Passwort wählen
mail-reset-go = Wählen
mail-reset-done = Das Passwort ist geändert. Melde dich jetzt damit an.
mail-stop = Keine Mails mehr
mail-stop-go = Schick mir keine mehr
mail-stop-done = Keine Mail sagt dir mehr, dass ein Tisch wartet. Auf deiner Seite kannst du es wieder verlangen.
channels = Was an deinen Tischen geschieht
channels-why = Du wirst benachrichtigt, wenn du nicht hinsiehst, eine Minute danach: von allem einmal, und in einer Nachricht für alle deine Tische.
told-of = Wovon du hörst
told-of-turn = Ein Tisch wartet auf dich
told-of-seat = Jemand nimmt an deinem Tisch Platz
told-of-begun = Ein Spiel beginnt
told-of-over = Ein Spiel ist zu Ende
told-of-consent = Die anderen fragen, ob du einverstanden bist
told-of-talk = Jemand nennt dich im Gespräch
channels-push = Ein Browser, über { $host }
channels-webhook = Eine Anfrage an { $host }
channels-mail = Per Mail
channels-mail-go = Sag es mir per Mail
channels-remove = Dort nicht mehr benachrichtigen
channels-remove-which = Dort nicht mehr benachrichtigen: { $host }
channels-removed = Erledigt. Dort kommt nichts mehr an.
channels-here = In diesem Browser benachrichtigen
channels-added = Erledigt. Du wirst von nun an benachrichtigt.
channels-not-allowed = Der Browser erlaubt es nicht.
channels-hook = Eine Anfrage an eine eigene Adresse
channels-hook-address = Adresse
channels-hook-why = Sie beginnt mit https:// und ist von überall zu erreichen.
channels-hook-go = Hinzufügen
channels-secret = Was kommt, ist mit diesem Geheimnis unterschrieben, das nur jetzt gezeigt wird:

## What is kept
privacy = Was von dir gespeichert wird
privacy-keys = In diesem Browser
privacy-keys-text = Schlüssel zu deinen Plätzen, dein Name, Sprache, Farben und Tempo. Wenn du dich anmeldest, ein Cookie mit einer Zufallszahl, die Skripte nicht lesen können. Sonst nichts, und nichts von anderen.
privacy-person = Wenn du dich anmeldest
privacy-person-text = Der Name, den du angibst, wann du kamst und zuletzt hier warst (auf die Stunde genau), wie du die Seiten magst und wie sich jedes deiner Geräte nennt. Von Passwörtern, Cookies und Codes werden nur Einweg-Hashes gespeichert. Wo du erfahren willst, dass ein Tisch wartet (der Push-Dienst eines Browsers oder eine eigene Adresse), bleibt gespeichert, bis du es entfernst. Eine E-Mail-Adresse wird nur gespeichert, wenn du eine angibst, bis du sie entfernst. Auch was du über beendete Spiele sagst und die Augenblicke, die du behältst, werden gespeichert. Von Passkeys wird nur die öffentliche Hälfte gespeichert, von Freunden, Blockierten und Notizen, was du eingibst, und wovon du benachrichtigt wurdest, einen Tag lang.
privacy-games = Spiele
privacy-games-text = Jeder Tisch wird mit seinen Plätzen, seinen Zügen und deren Zeiten gespeichert und mit dem, was dort gesagt wurde. Das Protokoll eines beendeten Spiels kann jeder lesen, der seine Adresse hat. Züge werden nie geändert.
privacy-log = Das Logbuch des Servers
privacy-log-text = Das Logbuch nennt Adressen, Wege, Zeiten und Ablehnungen, damit das Haus betreut werden kann. Wie lange es aufbewahrt wird, sagt, wer diesen Server betreibt.
privacy-others = Andere
privacy-others-text = An niemanden sonst wird etwas geschickt: keine Zähler, keine Schriften, keine Bilder von anderen Seiten. Wenn du erfahren willst, dass ein Tisch wartet, geht eine verschlüsselte Nachricht an den Push-Dienst deines Browsers oder eine unterschriebene an deine eigene Adresse.
privacy-rights = Was du tun kannst
privacy-rights-text = Auf deiner Seite kannst du alles als eine Datei mitnehmen, dich überall abmelden und dich löschen. Was andere mit dir gespielt haben, bleibt, ohne deinen Namen.

## The lobby
lobby = Die Lobby
lobby-count = { $open ->
    [one] Ein Tisch hat einen freien Platz
   *[other] { $open } Tische haben einen freien Platz
  }, { $running ->
    [one] ein Spiel läuft
   *[other] { $running } Spiele laufen
  }.
lobby-game = Spiel
lobby-all = Alle Spiele
lobby-sit = Platz nehmen
lobby-place = Platz
lobby-place-all = Alle Tische
lobby-place-seat = Mit einem freien Platz
lobby-place-look = Zum Zuschauen
lobby-pace = Tempo
lobby-pace-all = Jedes Tempo
lobby-pace-live = In einer Sitzung
lobby-pace-slow = Langsam, über Tage
lobby-none = So ein Tisch ist gerade nicht da.
terms-head = Wer kommen darf, und wie schnell
terms-public = In der Lobby
terms-public-why = Jeder kann einen freien Platz nehmen.
terms-watched = Andere dürfen zusehen
terms-pace = Tempo
terms-pace-none = Ohne Uhr
terms-pace-live = 10 Minuten und 30 Sekunden je Zug
terms-pace-slow = 3 Tage je Zug und 3 Tage Reserve
terms-out = Wenn die Zeit um ist
terms-out-cover = spielt ein Bot, bis die Person zurückkommt
terms-out-move = zieht das Spiel von selbst
terms-out-forfeit = gibt der Platz auf
terms-pace-own = Ein eigenes Tempo
terms-own-free = Frei für jede Frage
terms-own-reserve = In Reserve
terms-own-added = Dazu mit jeder Antwort
terms-time-none = nichts
terms-time-seconds = { $count } Sekunden
terms-time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
terms-time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }

analysis = Analyse
analysis-what = Wie verliefen die Chancen, und welche Antworten haben das Spiel gewendet? Das Programm spielt es von jedem Augenblick an viele Male weiter. Das dauert bis zu einer Minute.
analysis-begin = Dieses Spiel analysieren
analysis-running = Das Spiel wird von jedem Augenblick an weitergespielt …
analysis-how = Von jedem Augenblick an haben Bots das Spiel { $playouts } Mal weitergespielt; wie oft ein Platz gewann, ist seine Chance. Alle halten, was sie hielten; was niemand wissen konnte, wird neu gezogen.
analysis-chart = Die Chancen jedes Platzes über das ganze Spiel
analysis-lost = { $name } verlor { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  } (± { $error })
analysis-played = Gespielt
analysis-better = Besser
analysis-none = Keine Antwort war deutlich schlechter als die, die ein Bot gegeben hätte.

hint-coming = Wird überlegt …
hint-gone = Jetzt gibt es nichts zu entscheiden.
hint-play = Das spielen
hint-more = Gewinnchance: { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  } mehr als bei der naheliegenden Antwort.
hint-less = Gewinnchance: { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  } weniger als bei der naheliegenden Antwort.
hint-even = Gewinnchance: so gut wie bei der naheliegenden Antwort, soweit { $worlds } ausgedachte Spiele es sagen können.
hint-how = Bots, die nicht mehr wissen als du, haben von hier aus weitergespielt und beurteilt, was daraus wurde. Tipps gibt es, wo keine andere Person mitspielt.
