game-title = Partisans
game-tagline = Global War 1936-45
game-credits = Nach "Partisans", einem Zusatz zu Global War 1936-1945. Das Grundspiel ist unser eigenes. Eine inoffizielle Bearbeitung.

## Options

option-scenario = Szenario
    .help = Wo der Krieg beginnt.
option-partisans_expansion = Partisanen
    .help = Mit dem Zusatz; ohne ihn nur das Grundspiel.
option-asia_active = Asien 1943
    .help = 1943 ziehen auch Japan, KMT und KPCh.
option-setup_uprisings = Aufstände von 1936
    .help = Italienisch geführte Partisanen in Kaschmir und Transjordanien.
option-vichy = Waffenstillstand
    .help = Der Fall von Paris kann einen Waffenstillstand in Südfrankreich bringen.
option-east_west_war = Krieg zwischen Ost und West
    .help = Alliierte und Komintern dürfen ab 1939 gegeneinander kämpfen.
option-underground_bonus = Untergrundbonus
    .help = Partisanen in fremden Zonen bringen Punkte.
option-fade_scope = Dauer des Untertauchens
    .help = Wie lange ein untergetauchter Partisan nicht angegriffen werden kann.
option-generation_optional = Freiwillige Entstehung
    .help = Eine Macht darf auf ihre Würfe verzichten.
option-conquered_zones_generate = Verlorene Eroberungen zählen
    .help = Wer eine Eroberung verliert, würfelt auch dort.
option-chinese_pool = Chinesische Steine
    .help = Welche Steine KMT und KPCh benutzen.
option-pool_limits = Begrenzte Steine
    .help = Die gedruckten Zahlen der Steine sind Grenzen.
option-marker_consent = Zustimmung zu Nachschub
    .help = Eine andere Allianz darf einen Nachschubmarker ablehnen.
option-marker_bonus_effect = Wirkung eines Markers
    .help = Was ein Wurf von 4 bis 6 mit Marker zerstört oder kostet.
option-support_duration = Dauer der Hilfe
    .help = Wie lange Hilfe bei der Invasion zählt.
option-strict_through = Strenge Sperre
    .help = Nachschub darf in gesperrten Zonen weder beginnen noch enden.
option-transform_at_peace = Aufstand im Frieden
    .help = Partisanen dürfen sich in neutralen Zonen und im Frieden erheben.
option-truce_binds_partisans = Der Burgfrieden bindet Partisanen
    .help = Der Burgfriede von KMT und KPCh gilt auch für ihre Partisanen.
option-raid_and_act = Überfall und Aktion
    .help = Ein Partisan darf im selben Zug überfallen und handeln.
option-scenario-usual = Üblich: 1943 zu zweit, sonst 1939
option-scenario-1936 = 1936: der ganze Krieg
option-scenario-1939 = 1939
option-scenario-1943 = 1943: Europas Untergrund
option-fade_scope-turn = der Zug der Macht
option-fade_scope-game_round = die ganze Runde
option-fade_scope-combat_round = die Kampfrunde
option-chinese_pool-house = eigene Steine
option-chinese_pool-shared = die der UdSSR und der USA
option-chinese_pool-unlimited = unbegrenzt
option-marker_bonus_effect-natural = die gewürfelte Zahl
option-marker_bonus_effect-capped3 = höchstens drei
option-support_duration-round1 = die erste Runde
option-support_duration-whole_battle = die ganze Schlacht
preset-europe_1943 = Europas Untergrund
    .help = 1943 zu zweit.
preset-war_1939 = Der Krieg ab 1939
    .help = 1939 zu dritt.
preset-whole_war = Der ganze Krieg
    .help = 1936 zu dritt.
preset-six_1939 = Sechs am Tisch
    .help = 1939 zu sechst.
preset-harsh_underground = Harter Untergrund
    .help = 1943 zu dritt; Partisanen sperren mehr.

## Questions

prompt-purchase = { $power } kauft: noch { $cash } IPP.
prompt-combat-movement = { $power } zieht zum Angriff.
prompt-move-to = { $power }: Wohin geht { $unit } ({ $zone })?
prompt-walk-to = { $power }: Wohin geht der Partisan?
prompt-transform-with = { $power }: Mit welchem Partisanen?
prompt-combat = { $power } kämpft: Schlachten, Jagden, Aktionen der Partisanen.
prompt-party = { $power }: Wer jagt die Partisanen ({ $other }, { $zone })?
prompt-sabotage-target = { $power }: Was wird sabotiert?
prompt-spend-marker = { $power }: Den Nachschubmarker ausgeben?
prompt-raid-party = { $power }: Wer macht beim Überfall mit ({ $zone })?
prompt-invasion-support = { $power }: Dem Angriff helfen ({ $zone })?
prompt-support-consent = { $power }: Die Hilfe der Partisanen annehmen ({ $other })?
prompt-boost = { $power }: Welcher Angreifer trifft um 1 besser ({ $zone })?
prompt-share-hits =
    { $power }, { $zone }: { $n ->
        [one] wer nimmt den Treffer
        *[other] wer nimmt den ersten von { $n } Treffern
    }?
prompt-defender-losses =
    { $power }, { $zone }: { $n ->
        [one] wähle eine Einheit, die fällt
        *[other] wähle { $n } Einheiten, die fallen
    }.
prompt-attacker-losses =
    { $power }, { $zone }: { $n ->
        [one] wähle eine Einheit, die fällt
        *[other] wähle { $n } Einheiten, die fallen
    }.
prompt-retreat = { $power }: Weiterkämpfen oder zurückziehen ({ $zone })?
prompt-hunt-on = { $power }: Weiterjagen ({ $other }, { $zone })?
prompt-partisan-losses =
    { $power } entscheidet: { $n ->
        [one] Ein Partisan fällt
        *[other] { $n } Partisanen fallen
    } ({ $zone }). Welcher?
prompt-fade = { $power }: Kämpft der Partisan oder taucht er unter ({ $zone })?
prompt-hunter-losses =
    { $power }, { $zone }: { $n ->
        [one] wähle einen Jäger, der fällt
        *[other] wähle { $n } Jäger, die fallen
    }.
prompt-non-combat-movement = { $power } zieht mit dem Rest.
prompt-place-units = { $power } stellt das Gekaufte auf.
prompt-lend-lease =
    { $stock ->
        [0] { $power } kann leihen oder helfen.
        [one] { $power } kann helfen: ein Marker im Vorrat.
        *[other] { $power } kann helfen: { $stock } Marker im Vorrat.
    }
prompt-loan = { $power }: Wie viel für { $other }?
prompt-marker-consent = { $power }: Einen Marker annehmen ({ $other })?
prompt-generation = { $power } würfelt in { $n } Zonen für Partisanen.
prompt-wait = { $actor } entscheidet für { $power }.
prompt-over = Der Krieg ist vorbei.

## Kinds of questions

occasion-start_of_turn = Beginn des Zuges
occasion-purchase = Kauf
occasion-combat_movement = Kampfbewegung
occasion-combat = Kampf
occasion-battle = Schlacht
occasion-invasion_support = Hilfe bei der Invasion
occasion-support_consent = Zustimmung zur Hilfe
occasion-boost = Unterstützter Angreifer
occasion-share_hits = Verteilen der Treffer
occasion-defender_losses = Verluste des Verteidigers
occasion-attacker_losses = Verluste des Angreifers
occasion-retreat = Rückzug
occasion-hunt = Jagd
occasion-hunt_on = Weitere Jagdrunde
occasion-partisan_losses = Verlorene Partisanen
occasion-fade = Kämpfen oder untertauchen
occasion-hunter_losses = Verlorene Jäger
occasion-raid = Überfall
occasion-non_combat_movement = Bewegung ohne Kampf
occasion-place_units = Aufstellen
occasion-lend_lease = Hilfe
occasion-marker_consent = Zustimmung zu Nachschub
occasion-generation = Entstehung von Partisanen
occasion-collect_income = Einkommen
occasion-round_end = Ende der Runde
occasion-over = Das Ende

## Actions

verb-pass = Passen
verb-buy = { $unit } kaufen
verb-buy_partisan = Einen Partisanen kaufen
verb-buy_marker = Einen Nachschubmarker kaufen
verb-repair = { $facility } reparieren ({ $zone })
verb-influence = { $minor } beeinflussen
verb-war = Krieg erklären: { $power }
verb-move = { $unit } ziehen ({ $zone })
verb-to = Nach { $zone }
verb-through = Durch { $zone }
verb-sail = Über See nach { $zone }
verb-rail = Mit der Bahn nach { $zone }
verb-walk = Von { $zone } weitergehen
verb-disband = Auflösen ({ $zone })
verb-transform = Miliz bilden ({ $zone })
verb-with = Mit diesem Partisanen ({ $zone })
verb-arm = Den Partisanen bewaffnen ({ $zone })
verb-resolve = Um { $zone } kämpfen
verb-hunt = Partisanen jagen ({ $power }, { $zone })
verb-send = { $unit } schicken
verb-begin = Beginnen
verb-recruit = Anwerben ({ $zone })
verb-sabotage = Sabotieren ({ $zone })
verb-target = { $facility } sabotieren
verb-disrupt = Versorgung stören ({ $zone })
verb-spend = Den Marker ausgeben
verb-keep = Den Marker behalten
verb-raid = Überfall ({ $zone })
verb-join = Beim Überfall mitmachen ({ $zone })
verb-support = Bei der Invasion helfen ({ $zone })
verb-accept = Annehmen
verb-refuse = Ablehnen
verb-boost =
    { $gain ->
        [0] +1 für { $attacker }
        *[other] +1 für { $attacker } (hat +{ $gain })
    }
verb-hit = Ein Treffer: { $power }
verb-lose = { $unit } verlieren
verb-lose_attacker = { $attacker } verlieren
verb-give_up = Einen Partisanen verlieren ({ $power })
verb-fight = Weiterkämpfen
verb-retreat = Zurückziehen nach { $zone }
verb-fade = Untertauchen ({ $zone })
verb-stand = Kämpfen ({ $zone })
verb-hunt_on = Weiterjagen
verb-stop = Aufhören
verb-place = { $unit } aufstellen ({ $zone })
verb-infiltrate = Partisan nach { $zone }
verb-lend = Leihen: { $power }
verb-amount = { $amount } IPP
verb-aid = Eine Seite in Spanien unterstützen
verb-give = Den Partisanen versorgen ({ $zone })
verb-roll = Würfeln
verb-skip = Nicht würfeln ({ $zone })

## Refusals

refusal-not-now = Nicht jetzt.
refusal-not-your-turn = Ein anderer ist gefragt.
refusal-too-dear = Zu wenig Geld.
refusal-not-for-sale = Nicht mehr zu kaufen.
refusal-enough-bought = In diesem Zug nicht mehr zu kaufen.
refusal-only-ccp-buys-partisans = Nur die KPCh darf Partisanen kaufen.
refusal-no-piece-left = Kein Stein ist übrig.
refusal-no-marker-left = Kein Nachschubmarker ist übrig.
refusal-nothing-to-repair = Es gibt nichts zu reparieren.
refusal-out-of-supply = Es gibt keinen Nachschubweg.
refusal-nobody-to-influence = Niemand ist jetzt zu beeinflussen.
refusal-not-to-be-influenced = Dieses Land ist nicht zu beeinflussen.
refusal-no-declaration = Der Kalender erlaubt diese Erklärung nicht.
refusal-nothing-to-attack = Es gibt nichts anzugreifen.
refusal-no-such-unit = Keine Einheit kann das.
refusal-map-full = Die Karte ist voll.
refusal-not-reached = Die Einheit kommt nicht dorthin.
refusal-not-through = Dort führt kein Weg hindurch.
refusal-no-crossing = Dorthin kann sie nicht fahren.
refusal-does-not-walk = Dieser Partisan geht jetzt nicht.
refusal-no-transformation = Dort kann keine Miliz entstehen.
refusal-no-ripe-marker = Er hat keinen Marker zum Ausgeben.
refusal-not-yours = Dieser Partisan gehört nicht Ihnen.
refusal-unresolved = Es sind noch Schlachten zu schlagen.
refusal-nothing-to-resolve = Dort gibt es nichts zu erkämpfen.
refusal-nothing-to-hunt = Es gibt keine Partisanen zu jagen.
refusal-nobody-to-hunt = Niemand dort darf jagen.
refusal-not-to-be-hunted = Diese Partisanen sind dort nicht zu jagen.
refusal-faded = Sie sind untergetaucht.
refusal-no-partisan-for-it = Kein Partisan kann das.
refusal-no-action = Dieser Partisan hat dort keine Aktion.
refusal-nothing-to-sabotage = Dort ist nichts mehr zu beschädigen.
refusal-nobody-to-pay = Dort könnte niemand zahlen.
refusal-no-raid = Dort kann niemand überfallen.
refusal-cannot-support = Dieser Partisan kann dem Angriff nicht helfen.
refusal-cannot-take-hit = Diese Macht kann keinen Treffer mehr nehmen.
refusal-must-retreat = Der Angriff muss abgebrochen werden.
refusal-no-way-back = Dorthin führt kein Rückweg.
refusal-not-in-it = Er gehört nicht dazu.
refusal-not-its-turn = Ein anderer Partisan antwortet zuerst.
refusal-nowhere-to-go = Sie kann nirgendwohin.
refusal-no-rail-capacity = In diesem Zug fährt keine weitere Einheit mit der Bahn.
refusal-rail-blocked = Partisanen sperren die Strecke.
refusal-no-rail = Keine Bahn führt dorthin.
refusal-nothing-to-place = Es gibt nichts aufzustellen.
refusal-not-there = Dort kann es nicht aufgestellt werden.
refusal-nothing-to-lend = Es gibt nichts zu leihen.
refusal-not-yet = Nicht vor 1940.
refusal-no-recipient = Ihnen darf nichts geliehen werden.
refusal-no-aid = Es gibt niemanden zu unterstützen.
refusal-no-marker = Kein Marker ist im Vorrat.
refusal-no-such-partisan = Diesen Partisanen gibt es nicht.
refusal-has-acted = Er hat schon gehandelt.
refusal-holds-marker = Er hat schon einen Marker.
refusal-has-refused = Er hat in diesem Zug abgelehnt.
refusal-frozen = Diese Zone ist eingefroren.
refusal-must-roll = Dieser Wurf muss sein.
refusal-no-roll-there = Dort ist kein Wurf abzulehnen.
refusal-never-moves = Sie zieht nie.
refusal-has-moved = Sie ist in diesem Zug schon gezogen.
refusal-has-fought = Sie hat in diesem Zug gekämpft oder gejagt.
refusal-locked = Ein begrenzter Krieg hält sie dort fest.
refusal-does-not-hunt = Nur Infanterie, Miliz und Kavallerie jagen.
refusal-has-raided = Er hat in diesem Zug schon überfallen.
refusal-at-home = Die eigene Seite hält die Zone.
refusal-truce = Der Waffenstillstand verbietet es.
refusal-in-own-combat = Nur im eigenen Kampf.
refusal-before-a-battle = Nur vor einer Schlacht in seiner Zone.
refusal-in-place-step = Später: wenn Marker vergeben werden.

## What happened

log-turn = Runde { $round } ({ $year }): { $power }.
log-bought = { $power } kauft { $unit }.
    .you = Du kaufst { $unit } für { $power }.
log-bought-partisan = { $power } kauft einen Partisanen.
    .you = Du kaufst einen Partisanen für { $power }.
log-bought-marker = { $power } kauft einen Nachschubmarker.
    .you = Du kaufst einen Nachschubmarker für { $power }.
log-repaired = { $power } repariert: { $facility } ({ $zone }).
    .you = Du reparierst: { $facility } ({ $zone }).
log-influence = { $power } würfelt { $die } und gewinnt Einfluss: { $minor }.
    .you = Du würfelst { $die }: { $power } gewinnt Einfluss ({ $minor }).
log-influence-failed = { $power } würfelt { $die } und gewinnt keinen Einfluss: { $minor }.
    .you = Du würfelst { $die }: { $power } gewinnt keinen Einfluss ({ $minor }).
log-aligned = { $minor } schließt sich an: { $power }.
log-war = { $power } und { $other } sind im Krieg.
    .you = Du bist im Krieg: { $power } gegen { $other }.
log-truce = KMT und KPCh schließen Burgfrieden.
log-controlled = { $minor } kämpft unter { $power } gegen { $other }.
log-limited-war = { $power } greift an: { $minor }, ein begrenzter Krieg.
log-returned = { $zone } kehrt zu ihrem Kriegsherrn zurück.
log-moved = { $power } bewegt { $unit } von { $from } nach { $to }.
    .you = Du bewegst { $unit } von { $from } nach { $to }.
log-railed = { $power } schickt { $unit } mit der Bahn von { $from } nach { $to }.
    .you = Du schickst { $unit } mit der Bahn von { $from } nach { $to }.
log-crossed = { $power } bringt { $unit } über See von { $from } nach { $to }, mit einer { $die }.
    .you = Du bringst { $unit } über See von { $from } nach { $to }, mit einer { $die }.
log-sunk = { $power } verliert { $unit } auf See zwischen { $from } und { $to }, mit einer { $die }.
    .you = Du verlierst { $unit } auf See zwischen { $from } und { $to }, mit einer { $die }.
log-placed = { $power } stellt { $unit } auf ({ $zone }).
    .you = Du stellst { $unit } auf ({ $zone }).
log-lent = { $power } leiht { $amount } IPP an { $other }.
    .you = Du leihst { $amount } IPP von { $power } an { $other }.
log-spanish-aid = { $power } unterstützt eine Seite in Spanien.
log-spain-nationalist = Eine { $die } entscheidet: Spanien wird nationalistisch.
log-spain-republican = Eine { $die } entscheidet: Spanien bleibt Republik.
log-income = { $power } erhält { $income } IPP{ $lost ->
        [0] .
       *[other] ; { $lost } sind abgeschnitten.
    }
    .you = Du erhältst { $income } IPP für { $power }{ $lost ->
            [0] .
           *[other] ; { $lost } sind abgeschnitten.
        }
log-battle = { $power } greift { $zone } an.
    .you = Du greifst { $zone } mit { $power } an.
log-attack = { $zone }, Runde { $round }: { $power } greift an und würfelt { $dice }, { $hits ->
        [0] keiner trifft
        [one] einer trifft
       *[other] { $hits } treffen
    }.
    .you = { $zone }, Runde { $round }: Du greifst an und würfelst { $dice }, { $hits ->
            [0] keiner trifft
            [one] einer trifft
           *[other] { $hits } treffen
        }.
log-defence = { $zone }, Runde { $round }: Die Verteidigung würfelt { $dice }, { $hits ->
        [0] keiner trifft
        [one] einer trifft
       *[other] { $hits } treffen
    }.
log-lost = { $power } verliert { $unit } ({ $zone }).
    .you = Du verlierst { $unit } ({ $zone }).
log-retreated = { $power } zieht sich von { $zone } nach { $to } zurück.
    .you = Du ziehst dich von { $zone } nach { $to } zurück.
log-stranded = { $power } kommt nicht mehr heraus und ist verloren ({ $zone }).
    .you = Du kommst nicht mehr heraus und verlierst alle Einheiten ({ $zone }).
log-captured = { $power } nimmt { $zone } ein, bisher { $other }.
    .you = Du nimmst { $zone } ein, bisher { $other }.
log-liberated = { $power } befreit { $zone } für { $other }.
    .you = Du befreist { $zone } für { $other }.
log-armistice = Waffenstillstand: Südfrankreich geht über ({ $power }).
log-boosted = Partisanen unterstützen { $attacker }: Treffer bei 1 mehr.
log-raid = Partisanen von { $power } wagen einen Überfall ({ $zone }).
    .you = Deine Partisanen wagen einen Überfall ({ $zone }).
log-raiders-lost = Die Partisanen des Überfalls von { $power } fallen ({ $zone }).
    .you = Deine Partisanen fallen beim Überfall ({ $zone }).
log-walked = Ein Partisan geht von { $from } nach { $zone }.
log-disbanded = Ein Partisan von { $power } löst sich auf ({ $zone }).
    .you = Dein Partisan löst sich auf ({ $zone }).
log-transformed = Partisanen von { $power } bilden eine Miliz ({ $zone }).
    .you = Deine Partisanen bilden eine Miliz ({ $zone }).
log-armed = Ein Partisan von { $power } wird Miliz ({ $zone }).
    .you = Dein Partisan wird Miliz ({ $zone }).
log-supported = Ein Partisan von { $power } hilft dem Angriff ({ $zone }) und würfelt { $die }: { $result }.
    .you = Dein Partisan hilft dem Angriff ({ $zone }) und würfelt { $die }: { $result }.
log-support-refused = Die Hilfe von { $power } wird abgelehnt ({ $zone }).
    .you = Deine Hilfe wird abgelehnt ({ $zone }).
log-hunt = { $hunter } jagt Partisanen von { $power } ({ $zone }) und würfelt { $dice }: { $hits ->
        [0] keiner trifft
        [one] einer trifft
       *[other] { $hits } treffen
    }.
    .you = Du jagst Partisanen von { $power } ({ $zone }) und würfelst { $dice }: { $hits ->
            [0] keiner trifft
            [one] einer trifft
           *[other] { $hits } treffen
        }.
log-partisan-lost = Ein Partisan von { $power } wehrt sich mit einer { $die } und fällt ({ $zone }).
    .you = Dein Partisan wehrt sich mit einer { $die } und fällt ({ $zone }).
log-partisan-lost-hits = Ein Partisan von { $power } fällt, aber seine { $die } trifft ({ $zone }).
    .you = Dein Partisan fällt, aber seine { $die } trifft ({ $zone }).
log-faded = Ein Partisan von { $power } taucht unter ({ $zone }).
    .you = Dein Partisan taucht unter ({ $zone }).
log-stood = Partisanen von { $power } stellen sich ({ $zone }) und würfeln { $dice }: { $hits ->
        [0] keiner trifft
        [one] einer trifft
       *[other] { $hits } treffen
    }.
    .you = Deine Partisanen stellen sich ({ $zone }) und würfeln { $dice }: { $hits ->
            [0] keiner trifft
            [one] einer trifft
           *[other] { $hits } treffen
        }.
log-hunter-lost = { $power } verliert { $unit } bei der Jagd ({ $zone }).
    .you = Du verlierst { $unit } bei der Jagd ({ $zone }).
log-recruited = Ein Partisan von { $power } wirbt an ({ $zone }) und würfelt { $die }: { $result }.
    .you = Dein Partisan wirbt an ({ $zone }) und würfelt { $die }: { $result }.
log-sabotaged = Ein Partisan von { $power } sabotiert: { $facility } ({ $zone }), und würfelt { $die }: { $result }{ $points ->
        [0] .
        [one] , ein Punkt Schaden.
       *[other] , { $points } Punkte Schaden.
    }
    .you = Dein Partisan sabotiert: { $facility } ({ $zone }), und würfelt { $die }: { $result }{ $points ->
            [0] .
            [one] , ein Punkt Schaden.
           *[other] , { $points } Punkte Schaden.
        }
log-disrupted = Ein Partisan von { $power } stört die Einkünfte ({ $zone }) und würfelt { $die }: { $result }{ $paid ->
        [0] .
       *[other] , { $victim } zahlt { $paid } IPP.
    }
    .you = Dein Partisan stört die Einkünfte ({ $zone }) und würfelt { $die }: { $result }{ $paid ->
            [0] .
           *[other] , { $victim } zahlt { $paid } IPP.
        }
log-infiltrated = Ein Partisan der KPCh erscheint ({ $zone }).
log-supplied = { $lender } versorgt Partisanen von { $power } ({ $zone }) und würfelt { $die }: { $result }.
    .you = Du versorgst Partisanen von { $power } ({ $zone }) und würfelst { $die }: { $result }.
log-marker-refused = { $power } lehnt den Marker von { $lender } ab ({ $zone }).
    .you = Du lehnst den Marker von { $lender } ab ({ $zone }).
log-skipped = { $power } würfelt nicht ({ $zone }).
    .you = Du würfelst nicht ({ $zone }).
log-generated = Eine { $die }: Ein Partisan von { $power } erscheint ({ $zone }).
    .you = Eine { $die }: Einer deiner Partisanen erscheint ({ $zone }).
log-generation-rolls = { $power } würfelt für Partisanen: { $dice }.
    .you = Du würfelst für Partisanen: { $dice }.
log-set-up = Der Krieg beginnt im Jahr { $year }.
log-funds = { $power } beginnt mit { $income } IPP.
log-uprising = Partisanen von { $power } haben sich erhoben ({ $zone }).
    .you = Deine Partisanen haben sich erhoben ({ $zone }).
log-dispersed = Ein Partisan von { $power } geht nach Hause ({ $zone }): Die Zone gehört seinem Bündnis.
    .you = Dein Partisan geht nach Hause ({ $zone }): Die Zone gehört deinem Bündnis.
log-nobody-came = Eine { $die }: Kein Partisan von { $power } erscheint ({ $zone }).
    .you = Eine { $die }: Keiner deiner Partisanen erscheint ({ $zone }).
log-marker-returned = Ein Nachschubmarker von { $power } wurde nicht eingesetzt und geht zurück ({ $zone }).
    .you = Dein Nachschubmarker wurde nicht eingesetzt und geht zurück ({ $zone }).
log-seen-again = Ein Partisan von { $power } kann wieder gejagt werden ({ $zone }).
    .you = Dein Partisan kann wieder gejagt werden ({ $zone }).
log-standing = { $alliance }: { $points } Punkte, { $score } gegen die Vorgabe.
log-won = { $alliance }: Der Sieg ist ihrer.
log-soul = Seele des Widerstands: { $seats }.
log-left = { $seat } geht.
log-round-ends = Runde { $round } ist vorbei.
result-success = es gelingt
result-nothing = ohne Wirkung
result-failure = es misslingt und der Partisan fällt

## Ends

end-sudden-win = Die Achse überrennt die Welt.
end-axis-defeated = Die Achse ist besiegt.
end-last-round = Die letzte Runde ist vorbei; die Wertungen werden verglichen.
end-agreed = Alle sind sich einig, das Spiel zu beenden; der jetzige Stand entscheidet.

## Nouns

power-germany = Deutschland
power-ussr = UdSSR
power-japan = Japan
power-ccp = KPCh
power-kmt = KMT
power-uk = Großbritannien
power-france = Frankreich
power-italy = Italien
power-usa = USA
alliance-axis = Achse
alliance-allies = Alliierte
alliance-comintern = Komintern
unit-armour = Panzer
unit-mechanised = Motorisierte
unit-artillery = Artillerie
unit-cavalry = Kavallerie
unit-infantry = Infanterie
unit-mountain_infantry = Gebirgsjäger
unit-militia = Miliz
facility-factory = Fabrik
facility-port = Hafen
facility-railway = Bahn
attacker-by-land = { $unit }
attacker-by-sea = { $unit } (über See)
minor-mexico = Mexiko
minor-colombia = Kolumbien
minor-brazil = Brasilien
minor-norway = Norwegen
minor-sweden = Schweden
minor-denmark = Dänemark
minor-finland = Finnland
minor-netherlands = Niederlande
minor-belgium = Belgien
minor-spain = Spanien
minor-austria = Österreich
minor-czechoslovakia = Tschechoslowakei
minor-hungary = Ungarn
minor-poland = Polen
minor-baltic = Baltikum
minor-romania = Rumänien
minor-bulgaria = Bulgarien
minor-yugoslavia = Jugoslawien
minor-greece = Griechenland
minor-turkey = Türkei
minor-ethiopia = Äthiopien
minor-iraq = Irak
minor-persia = Persien
minor-afghanistan = Afghanistan
minor-siam = Siam
minor-mongolia = Mongolei
minor-kansu = Kansu
minor-shansi = Shansi
minor-suiyuan = Suiyuan
minor-hopeh = Hopeh
minor-shantung = Shantung
minor-kwangsi = Kwangsi
minor-yunnan = Yünnan
minor-tsinghai = Tsinghai
minor-sinkiang = Sinkiang
zone-afghanistan = Afghanistan
zone-alaska = Alaska
zone-algeria = Algerien
zone-alsace = Elsass-Lothringen
zone-amur = Amur
zone-anatolia = Anatolien
zone-andalusia = Andalusien
zone-aquitaine = Aquitanien
zone-archangel = Archangelsk
zone-australia = Australien
zone-austria = Österreich
zone-baltic_states = Baltikum
zone-bavaria = Bayern
zone-belarus = Weißrussland
zone-belgium = Belgien
zone-berlin = Berlin
zone-bohemia = Böhmen
zone-bombay = Bombay
zone-brazil = Brasilien
zone-bulgaria = Bulgarien
zone-burma = Birma
zone-calcutta = Kalkutta
zone-canada = Kanada
zone-castile = Kastilien
zone-catalonia = Katalonien
zone-colombia = Kolumbien
zone-cyrenaica = Cyrenaika
zone-delhi = Delhi
zone-denmark = Dänemark
zone-east_indies = Niederländisch-Indien
zone-eastern_manchuria = Ostmandschurei
zone-eastern_poland = Ostpolen
zone-eastern_yugoslavia = Ostjugoslawien
zone-egypt = Ägypten
zone-equatorial_africa = Französisch-Äquatorialafrika
zone-ethiopia = Äthiopien
zone-finland = Finnland
zone-formosa = Formosa
zone-french_west_africa = Französisch-Westafrika
zone-gibraltar = Gibraltar
zone-great_lakes = Große Seen
zone-great_plains = Große Ebenen
zone-greece = Griechenland
zone-hanoi = Hanoi
zone-hawaii = Hawaii
zone-hokkaido = Hokkaido
zone-honan = Honan
zone-hopeh = Hopeh
zone-hunan = Hunan
zone-hungary = Ungarn
zone-iraq = Irak
zone-irkutsk = Irkutsk
zone-istanbul = Istanbul
zone-italian_east_africa = Italienisch-Ostafrika
zone-jehol = Jehol
zone-kansu = Kansu
zone-kashmir = Kaschmir
zone-kazakhstan = Kasachstan
zone-kenya = Kenia
zone-kharkov = Charkow
zone-kiev = Kiew
zone-konigsberg = Königsberg
zone-korea = Korea
zone-kursk = Kursk
zone-kwangsi = Kwangsi
zone-kwangtung = Kwangtung
zone-kyushu = Kyushu
zone-leningrad = Leningrad
zone-london = London
zone-malaya = Malaya und Singapur
zone-mexico = Mexiko
zone-midlands = Midlands
zone-mongolia = Mongolei
zone-morocco = Marokko
zone-moscow = Moskau
zone-nanking = Nanking
zone-netherlands = Niederlande
zone-new_guinea = Neuguinea
zone-new_york = New York
zone-normandy = Normandie
zone-north_caucasus = Nordkaukasus
zone-northern_italy = Norditalien
zone-northern_manchuria = Nordmandschurei
zone-norway = Norwegen
zone-odessa = Odessa
zone-panama = Panama
zone-paris = Paris
zone-persia = Persien
zone-philippines = Philippinen
zone-romania = Rumänien
zone-rome = Rom
zone-ruhr = Westdeutschland
zone-saigon = Saigon
zone-scotland = Schottland
zone-shansi = Shansi
zone-shantung = Shantung
zone-shensi = Shensi
zone-siam = Siam
zone-sicily = Sizilien
zone-silesia = Schlesien
zone-sinkiang = Sinkiang
zone-slovakia = Slowakei
zone-smolensk = Smolensk
zone-south_africa = Südafrika
zone-southeast_us = Südosten der USA
zone-southern_france = Südfrankreich
zone-southern_italy = Süditalien
zone-stalingrad = Stalingrad
zone-sudan = Sudan
zone-suiyuan = Suiyuan
zone-sweden = Schweden
zone-syria = Syrien
zone-szechwan = Szetschuan
zone-texas = Texas
zone-tokyo = Tokio
zone-trans_jordan = Transjordanien
zone-transbaikal = Transbaikalien
zone-transcaucasia = Transkaukasien
zone-tripolitania = Tripolitanien
zone-tsinghai = Tsinghai
zone-tunisia = Tunesien
zone-urals = Ural
zone-vladivostok = Wladiwostok
zone-warsaw = Warschau
zone-washington = Washington
zone-western_manchuria = Westmandschurei
zone-western_siberia = Westsibirien
zone-western_us = Westen der USA
zone-western_yugoslavia = Westjugoslawien
zone-yunnan = Yünnan

## What the table shows

view-round = Runde
view-power = Am Zug
view-ending = Ende
view-owner = Zonen
view-status = Wie Zonen gewonnen wurden
view-right = Würfelt um Partisanen
view-claims = Geringere Ansprüche
view-damage = Schaden
view-taken_from = In diesem Zug genommen von
view-units = Einheiten
view-partisans = Partisanen
view-cash = IPP
view-queue = Gekauft, nicht aufgestellt
view-stock = Nachschubmarker im Vorrat
view-wars = Kriege
view-limited = Angegriffene Kleinstaaten, von
view-influence = Einfluss
view-spain = Spanien
view-nationalist_aid = Hilfe für die Nationalisten
view-republican_aid = Hilfe für die Republik
view-armistice = Waffenstillstand Frankreichs
view-paris = Paris genommen von
view-shipped = Über See
view-railed = Mit der Bahn
view-bought = In diesem Zug gekauft
view-influenced = Einfluss versucht
view-lent = IPP verliehen
view-aided = Spanien geholfen
view-skipped = Zonen ohne Wurf
view-gone = Gegangen
view-boosts = Unterstützte Angreifer
view-zone = Zone
view-controller = Führung
view-marks = Zeichen
view-unit = Einheit
view-by_sea = Über See
view-gain = Zuwachs
view-factory = Fabrik
view-port = Hafen
view-railway = Bahn
power-minor = neutral
unit-partisan = Partisan
status-original = ursprünglich
status-aligned = angeschlossen
status-controlled = geführt
status-captured = erobert
status-gained = früher gewonnen
spain-open = Bürgerkrieg
spain-nationalist = nationalistisch
spain-republican = republikanisch
ending-sudden_win = plötzlicher Sieg
ending-axis_defeated = Achse besiegt
ending-last_round = letzte Runde
mark-mountain = Gebirge
mark-acted = hat gehandelt
mark-moved = hat sich bewegt
mark-raided = hat überfallen
mark-refused = lehnte Nachschub ab
mark-faded = untergetaucht
mark-fresh = Nachschub, ab dem nächsten Zug
mark-ripe = Nachschub
mark-declined = Unterstützung abgelehnt
mark-hit = getroffen
mark-raiding = überfällt

## Seats

seat-2-1 = Achse
seat-2-2 = Alliierte und Komintern
seat-3-1 = Achse
seat-3-2 = Alliierte
seat-3-3 = Komintern

## First steps

primer-1 = Die Welt im Krieg, 1936 bis 1945. Neun Mächte in drei Bündnissen, und hinter jeder Front die Partisanen.
    .title = Worum es geht
primer-2 = Zonen bringen Einkommen und Siegpunkte. Ihr Bündnis spielt gegen seine Vorgabe: Wer sie am weitesten übertrifft, gewinnt.
    .title = Das Ziel
primer-3 = Jede Macht kauft, zieht und greift an, kämpft mit zwölfseitigen Würfeln, fährt mit der Bahn, stellt Gekauftes auf und bekommt Einkommen.
    .title = Ein Zug
primer-4 = Eroberte Zonen würfeln um Partisanen. Unbewacht kappen sie Bahn und Nachschub, verbrennen Geld, sabotieren Fabriken und werden vielleicht Miliz.
    .title = Partisanen
primer-5 = Eine Einheit der Infanterieklasse je Partisan hält die Strecke offen. Jagen Sie mit Übermacht; Partisanen können untertauchen. Am Ende zählt die Vorgabe.
    .title = Wachen und Jagden
primer-6 = Eine Zone hat die Farbe ihres Herrn; Rauten sind Partisanen. Die Tafel des Untergrunds sagt, was jeder sperrt und tun kann.
    .title = Die Karte lesen
coach-purchase = Kaufen Sie zuerst Infanterie; Miliz bewacht billig.
coach-combat = Kämpfen Sie, wo die Chancen gut sind; jagen Sie mit dem, was frei ist.

## The board

board-sheet = Deine Entscheidung
board-tab-record = Protokoll
board-tab-talk = Gespräch
board-tab-map = Zone
board-tab-turn = Zug
board-tab-under = Untergrund
board-tab-score = Stand
board-theatres = Kriegsschauplätze
board-theatre-europe = Europa
board-theatre-china = China und Japan
board-theatre-world = Die Welt
board-theatre-short-europe = Europa
board-theatre-short-china = China
board-theatre-short-world = Welt
board-theatre-signs = *S2: zwei Partisanen von S; D3: Zone von D mit drei Einheiten; n: neutral; /F1: auch eine Einheit von F; + steht darunter
board-zones = Zonen, um die es geht
board-told = { $what }: { $said }
board-map-of = Karte: { $theatre }. Pfeiltasten verschieben sie, Plus und Minus holen sie näher und ferner.
board-zoom = Näher und ferner
board-nearer = Näher
board-farther = Ferner
board-whole = Der ganze Schauplatz
board-frozen = 1943 eingefroren
board-tools = Tafeln
board-close = Schließen
board-list = Liste
board-standing = Weisungen
board-standing-note = Nicht mehr gefragt, bis du es änderst; niemand wartet auf dich.
board-standing-ask = Mich fragen
board-standing-usual = Die üblichen für alles
board-standing-none-left = Für alles steht eine Weisung.
board-preset = An diesem langsamen Tisch gelten für dich die üblichen Weisungen, damit kein Zug wartet.
board-preset-change = Ändern
board-topic-fade = Gejagte Partisanen
board-topic-support = Stütze
board-topic-consent = Angebote anderer
board-topic-retreat = Rückzug
board-topic-losses = Verluste
board-history = Verlauf
board-history-now = Jetzt
board-history-start = Kriegsbeginn, { $year }
board-history-round = Ende der Runde { $round }, { $year }
board-lit = darf handeln
board-search = Zone suchen: k, Fabrik, Partisanen
board-search-hits =
    { $n ->
        [one] eine Zone
        *[other] { $n } Zonen
    }
board-partisans-word = Partisanen
board-percent = { $n } %
board-when =
    { $half ->
        [1] Januar
        *[other] Juli
    } { $year }
board-round-of = { $round } von { $rounds }
board-turn-of = { $power }: der Zug
board-power-germany = Deutschland
board-power-ussr = UdSSR
board-power-japan = Japan
board-power-ccp = KPCh
board-power-kmt = KMT
board-power-uk = Großbrit.
board-power-france = Frankreich
board-power-italy = Italien
board-power-usa = USA
board-letter-germany = D
board-letter-ussr = S
board-letter-japan = J
board-letter-ccp = C
board-letter-kmt = K
board-letter-uk = B
board-letter-france = F
board-letter-italy = I
board-letter-usa = A
board-partisan-germany = deutsch
board-partisan-ussr = sowjetisch
board-partisan-japan = japanisch
board-partisan-ccp = KPCh
board-partisan-kmt = KMT
board-partisan-uk = britisch
board-partisan-france = französisch
board-partisan-italy = italienisch
board-partisan-usa = amerikanisch
board-phase-buy = Kauf
board-phase-march = Marsch
board-phase-combat = Gefecht
board-phase-move = Zug
board-phase-place = Setzen
board-phase-uprising = Aufstand
board-tab-of-buy = Dein Kauf
board-tab-of-march = Dein Marsch
board-tab-of-combat = Deine Gefechte
board-tab-of-move = Deine Züge
board-tab-of-place = Dein Nachschub
board-tab-of-aid = Deine Hilfe
board-tab-of-uprising = Aufstand
board-left-buy =
    { $cash } IPP, { $queued ->
        [0] nichts bestellt
        [one] eine Einheit bestellt
        *[other] { $queued } Einheiten bestellt
    }
board-left-march =
    { $n ->
        [0] noch kein Angriff
        [one] eine Zone angegriffen
        *[other] { $n } Zonen angegriffen
    }
board-left-picked = { $n } Einheiten in { $zone } gewählt
board-left-battles =
    { $n ->
        [one] ein Gefecht
        *[other] { $n } Gefechte
    }
board-left-hunts =
    { $n ->
        [one] eine Jagd möglich
        *[other] { $n } Jagden möglich
    }
board-left-acts =
    { $n ->
        [one] ein Partisan am Zug
        *[other] { $n } Partisanen am Zug
    }
board-left-nothing = nichts auszufechten
board-left-move = Bahn { $rail } von { $rails }, See { $sea } von { $seas }
board-left-place =
    { $n ->
        [one] eine Einheit
        *[other] { $n } Einheiten
    }, { $markers ->
        [0] kein Marker
        [one] ein Marker
        *[other] { $markers } Marker
    }
board-left-aid =
    Hilfe: { $n ->
        [0] keine Marker
        [one] ein Marker
        *[other] { $n } Marker
    }
board-left-uprising =
    { $n ->
        [0] keine Zone
        [one] eine Zone
        *[other] { $n } Zonen
    }
board-income = Einkommen
board-income-note = IPP je Runde
board-par = Gegen Par
board-par-note = rot: Untergrund
board-par-words = { $points } Punkte, { $bonus } für den Untergrund, Par { $par }
board-par-own =
    Du: { $zones ->
        [one] eine Zone
        *[other] { $zones } Zonen
    } im Untergrund, Bonus { $bonus }.
board-par-next =
    { $n ->
        [one] Eine Zone mehr
        *[other] { $n } Zonen mehr
    }: Bonus { $bonus }.
board-underground = Untergrund
board-underground-note =
    { $n ->
        [one] Ein Partisan
        *[other] { $n } Partisanen
    }, { $zones ->
        [one] eine Zone
        *[other] { $zones } Zonen
    }: Bonus { $bonus }.
board-underground-none = Noch ist niemand im Untergrund.
board-all-partisans = Alle Seiten
board-pools = Vorrat { $pool } von { $pieces }, Marker { $markers }
board-col-zone = Zone
board-col-way = Durchgang
board-col-behind = Dahinter, und was zu brechen ist
board-col-beyond = IPP dahinter
board-col-here = IPP hier
board-col-guards = Wachen
board-col-works = gelingt / verloren, W12
board-col-marker = mit Marker
board-blocked-for = Gesperrt: { $power }
board-blocked-note = kein Nachschub, keine Bahn
board-open = Offen
board-open-note = { $n } mehr würden sperren
board-hangs-none = nichts hängt daran
board-hangs =
    { $n ->
        [one] { $zones } hängt daran
        *[other] { $zones } … ({ $n }) hängen daran
    }
board-hangs-cut = { $zones } abgeschnitten
board-has = hat { $n }
board-needs = braucht { $n }
board-guards = Wachen: hat { $has }, braucht { $needs }
board-partisans-n =
    { $n ->
        [one] ein Partisan
        *[other] { $n } Partisanen
    }
board-partisan-of = Partisan: { $power }
board-deed-sabotage = Sabotage
board-deed-disrupt = Stören
board-deed-recruit = Werben
board-deed-support = Angriff stützen
board-deed-give = Nachschub erhalten
board-deed-does-sabotage = { $what }: 1 bis 3 Schaden
board-deed-does-disrupt = { $power } zahlt 1 bis 3 IPP
board-deed-does-recruit = einer mehr hier
board-deed-does-support = ein Angreifer gewinnt 1
board-deed-does-give = er hält einen Marker
board-deed-odds = gelingt in { $works } von 12, verloren in { $lost } von 12
board-deed-odds-marker = gelingt in { $works } von 12, mit Marker in { $marker }, verloren in { $lost } von 12
board-in-12 = { $n } von 12
board-nothing = nichts
board-do-sabotage = Sabotieren
board-do-disrupt = Stören
board-do-recruit = Werben
board-supply = Nachschub
board-signs = Zeichen
board-sign-ready = Partisan, mit dem Buchstaben seiner Macht
board-sign-acted = hat gehandelt
board-sign-faded = ist untergetaucht
board-sign-supplied = hat Nachschub
board-sign-mountain = Gebirgspartisan
board-sign-shut = kein Nachschub, keine Bahn hindurch
board-sign-foot = Infanterie und Miliz
board-sign-rest = alle anderen Einheiten
board-sign-all = Einheiten aller Arten zusammen
board-sign-guest = Einheiten einer anderen Macht
board-sign-harm = Schadenspunkte
board-sign-letters = Partisanen: { $list }
board-supply-of = { $power }: Nachschub und Bahn
board-line-open = { $power }: Nachschub, gepunktet zur See
board-line-only = die einzige Linie, die bleibt
board-line-shut = gesperrt: keine Bahn, kein Nachschub
board-ledger = Bücher
board-ledger-note = Was jede Macht einnimmt, was Partisanen ihr nehmen, wer Krieg erklären darf.
board-calendar = Kriegskalender
board-col-power = Macht
board-col-cash = Kasse
board-col-income = Einkommen
board-col-lost = Verloren
board-col-cut = Abgeschnitten
board-col-pool = Steine
board-col-wars = Im Krieg mit
board-col-may = Darf erklären an
board-pool-of = { $pool } von { $pieces }
board-may-from = { $power } ab { $year }
board-may-drawn = { $power } ab { $year }, oder wenn hineingezogen
board-spain = Spanien: Bürgerkrieg. Hilfe { $nationalist } für die Nationalisten, { $republican } für die Republik.
board-production = Fertigung
board-production-note = { $power }, { $when }. Jetzt bezahlt, am Ende des Zuges gesetzt. GW-3.1
board-spent = ausgegeben
board-spent-of = von { $cash } IPP,
board-spent-left = bleiben
board-col-unit = Einheit
board-col-values = Ang / Vert / Zug
board-col-price = IPP
board-col-count = wie viele
board-col-cost = Kosten
board-ware-marker = Nachschubmarker
board-ware-partisan = Partisan
board-ware-note-artillery = +1 für eine Infanterie
board-ware-note-armour = darf durchbrechen
board-ware-note-mountain_infantry = höchstens 2 im Zug
board-ware-note-militia = ohne Fabrik, eigener Boden
board-ware-note-marker = für einen Partisanen, { $n } für alle
board-repair = { $facility } instand setzen, { $zone }
board-sites = Wo sie stehen werden
board-sites-note = Vorschlag
board-sites-none = Es gibt keine Fabrik, die bauen kann.
board-site-room = { $n } von { $room }
board-front =
    { $n ->
        [0] an der Front
        [1] neben der Front
        *[other] { $n } Zonen hinter der Front
    }
board-front-none = in Übersee
board-influence = Einfluss
board-influence-price = 1 IPP pro Wurf
board-influence-note = Ein Wurf um eine kleine Macht; daneben die Chance, dass sie dir näherkommt.
board-next-income = Nächstes Einkommen: { $n } IPP.
board-ask-order = Bestelle für { $cash } IPP.
board-ask-ordered =
    { $n ->
        [one] Ein Stück
        *[other] { $n } Stück
    } für { $cost } IPP, { $left } bleiben.
board-why-order = Der Rest bleibt in der Kasse. Schraffiert: zu teuer oder nicht zu haben.
board-order =
    { $n ->
        [one] Eins bestellen
        *[other] { $n } bestellen
    }
board-order-none = Nichts kaufen
board-open-sheet = Fertigungsblatt
board-end-buy = Kauf beenden
board-end-march = Marsch beenden
board-end-combat = Gefechte beenden
board-end-move = Züge beenden
board-end-place = Setzen beenden
board-end-lend = Hilfe beenden
board-take-back = Zurücknehmen
board-undo = Rückgängig
board-take-stack = Stapel aufnehmen: { $zone }
board-march-attack = { $zone } angreifen mit { $units }: { $percent } %
board-march-move = { $units } nach { $zone }
board-march-rail = { $units } nach { $zone }, { $n } mit der Bahn
board-march-sea = { $units } nach { $zone }, { $n } zur See
board-ask-march = Greif mit einem Stapel einer hellen Zone an.
board-why-march = Hell sind Zonen und Namen mit Einheiten, die einen Feind erreichen.
board-ask-target =
    { $n ->
        [one] Eine Einheit
        *[other] { $n } Einheiten
    } aus { $zone }: wähle ein Ziel.
board-why-target = Die Chance gilt bis zum Ende. Rückgängig geht, bis Würfel fallen.
board-why-attack =
    { $zone }, bis zum Ende: { $percent } %, { $lost ->
        [0] kaum Verluste.
        [one] etwa eine Einheit verloren.
        *[other] etwa { $lost } Einheiten verloren.
    }
board-prize-frees = Befreit: { $what }.
board-prize-brings = Bringt { $what }.
board-attack = { $zone } angreifen
board-why-hunt = { $percent } % Treffer in der ersten Runde: im Mittel { $killed } gefallen, { $lost } Jäger verloren. Dann können sie untertauchen.
board-means-backing = ist die Chance des Angriffs ohne und mit gelungener Hilfe.
board-why-sea = Jede Überfahrt gelingt mit { $percent } %.
board-ask-move = Wähle einen Stapel zum Ziehen.
board-why-move = Nötige Wachen bleiben, wenn du nichts anderes sagst.
board-ask-goal =
    { $n ->
        [one] Eine Einheit
        *[other] { $n } Einheiten
    } aus { $zone }: wohin?
board-why-goal = Bahn und Schiffe werden von selbst genommen, wo Füße nicht reichen.
board-rally = Hier sammeln
board-rally-attack = Von allen Seiten angreifen
board-ask-rally =
    { $n ->
        [0] Wer kommt nach { $zone }?
        [one] Eine Einheit kommt nach { $zone }.
        *[other] { $n } Einheiten kommen nach { $zone }.
    }
board-ask-rally-attack =
    { $n ->
        [one] Eine Einheit greift { $zone } an: { $percent } %.
        *[other] { $n } Einheiten greifen { $zone } an: { $percent } %.
    }
board-why-rally = Ein Druck auf eine Zone: der ganze Stapel oder niemand. Bahn und Schiffe werden von selbst genommen.
board-rally-go =
    { $n ->
        [one] Eine schicken
        *[other] { $n } schicken
    }
board-rally-attack-go =
    { $n ->
        [one] Mit einer angreifen
        *[other] Mit { $n } angreifen
    }
board-rally-stack = { $zone }: alle oder niemand
board-rally-rail = mit der Bahn
board-rally-sea = über See, { $percent } %
board-only = Nur { $unit }
board-item-battle = Um { $zone } kämpfen.
board-item-hunt = Partisanen ({ $power }) in { $zone } jagen?
board-item-raid = Überfall in { $zone }?
board-item-partisan = Partisan: { $zone }
board-ask-partisan = { $zone }: wähle die Aktion des Partisanen.
board-why-partisan = Gelingt in { $works } von 12, verloren in { $lost } von 12. Übrig: { $left }.
board-why-battle = Übrig: { $left }. Gefechte sind Pflicht.
board-why-items = Übrig: { $left }.
board-ask-combat-done = Nichts muss mehr ausgefochten werden.
board-why-combat-done =
    { $n ->
        [0] Nichts ist übrig.
        *[other] Übergangen: { $n }.
    }
board-why-draft = Halb gewählt; du kannst zurücknehmen.
board-why-draft-in = Begonnen in { $zone }; du kannst zurücknehmen.
board-why-marker = { $zone }: { $bare } % ohne den Marker, { $odds } % mit ihm.
board-skip = { $zone } auslassen
board-fight = Kämpfen, { $zone }
board-fight-here = Kämpfen
board-take-it = { $zone } nehmen
board-fight-end = Bis zum Ende kämpfen
board-fight-end-of = { $zone } bis zum Ende
board-fight-all = Alle { $n } Schlachten bis zum Ende
board-least = kleinste Chance { $chance }
board-chance-to-take = Chance, { $zone } zu nehmen
board-hunts-where =
    { $n ->
        [one] Eine Jagd: drück auf die helle Zone mit Partisanen.
        *[other] { $n } Jagden: drück auf eine helle Zone mit Partisanen.
    }
board-fill = Alle oder keine
board-fight-until = Kämpfen bis unter { $n } %
board-fight-round = Weiterkämpfen
board-battle-odds = Bis zum Ende verlierst du im Mittel { $ours } Einheiten, sie { $theirs }.
board-hunt-odds = für einen Treffer gegen Partisanen ({ $power }) in der ersten Runde; im Mittel { $killed } gefallen, { $lost } Jäger verloren.
board-hunt = Jagen
board-hunt-dice = { $power } jagt
board-of = von { $n }
board-battle-round = Runde { $n }
board-you-take = du nimmst { $zone }, bis zum Ende
board-they-take = { $power } nimmt { $zone }, bis zum Ende
board-you-stop = du hältst unter { $n } %
board-before = vorher: { $n } %
board-still-to-lose = Im Mittel noch zu verlieren: { $power } { $ours }, { $other } { $theirs }.
board-hits =
    { $hits ->
        [one] ein Treffer
        *[other] { $hits } Treffer
    } von { $dice ->
        [one] einem Würfel
        *[other] { $dice } Würfeln
    }
board-hits-on = trifft bei { $n } oder weniger
board-falls = fällt:
board-loses-count = { $unit } × { $n }
board-lose-acted = Einen verlieren, der gehandelt hat
board-lose-ready = Einen verlieren, der nicht gehandelt hat
board-cheapest = Billigste zuerst
board-go-on = Wie weiter
board-go-end = Bis zum Ende
board-go-end-note = keine Fragen mehr
board-go-until = Bis unter { $n } %
board-go-until-note = dann wird gefragt
board-go-round = Eine Runde
board-go-round-note = dann wird gefragt
board-placement = Nachschub
board-placement-note = Wie vorgeschlagen auf einmal, oder Stück für Stück. GW-10.3
board-waiting = Wartet
board-place-fill = so viele wie möglich
board-place-where = Wohin?
board-still-waiting =
    { $n ->
        [one] Eine bleibt
        *[other] { $n } bleiben
    } in der Warteschlange.
board-ask-place =
    { $n ->
        [one] Ein Stück kommt an.
        *[other] { $n } Stück kommen an.
    }
board-why-place = Der Front am nächsten zuerst; Miliz, wo niemand wacht.
board-place-all = Alle { $n } setzen
board-why-lend =
    { $gives ->
        [0] { $lends ->
            [0] Niemand braucht Hilfe; beende sie.
            *[other] Wähle, wer IPP bekommt, oder beende.
        }
        *[other] { $lends ->
            [0] Ein Marker hilft einem Partisanen in seinem nächsten Zug.
            *[other] IPP leihen, einen Marker geben, oder beenden.
        }
    }
board-why-generation = Alle Würfe auf einmal; eine Zone kann vorher ausgenommen werden.
board-roll-all = Alle würfeln
board-rolls = Würfe um Partisanen
board-do-not-roll = Nicht würfeln
board-orders = Befehle
board-orders-move = Angreifen mit:
board-orders-stack = { $zone }, { $n ->
        [one] eine Einheit
        *[other] { $n } Einheiten
    }
board-orders-war = Krieg erklären:
board-orders-to = Nach
board-orders-rail = Mit der Bahn nach
board-orders-sail = Über See nach
board-orders-through = Durch
board-orders-give = Den Marker senden an:
board-orders-note-give = Chance, dass er ankommt
board-orders-note-war = dann kann man seine Zonen angreifen
board-ipp = { $n } IPP
board-vp =
    { $n ->
        [one] ein Punkt
        *[other] { $n } Punkte
    }
board-factory-minor = kleine Fabrik
board-factory-major = große Fabrik
board-terrain-plain = Ebene
board-terrain-city = Stadt
board-terrain-mountain = Gebirge
board-terrain-jungle = Dschungel
board-terrain-desert = Wüste
board-terrain-tundra = Tundra
board-damage = Schaden: Fabrik { $factory }, Hafen { $port }, Bahn { $railway }
board-final = Der Krieg ist vorbei
board-you-win = Du gewinnst
board-you-lose = Du verlierst
board-they-win = { $names } gewinnt
board-nobody-wins = Niemand gewinnt
board-stamp-won = Sieg
board-stamp-lost = Niederlage
board-story = Wie es ging
board-sources = Woher die Punkte kamen
board-round-short = Runde { $n }
board-see-map = Die Karte
board-see-end = Das Ende
board-hunt-back = Die Partisanen werfen zurück
board-hunt-last = getroffen, wirft ein letztes Mal
board-hunt-hits-partisans =
    { $n ->
        [0] Kein Partisan getroffen
        [one] Ein Partisan getroffen
        *[other] { $n } Partisanen getroffen
    }
board-hunt-hits-hunters =
    { $n ->
        [0] Kein Jäger getroffen
        [one] Ein Jäger getroffen
        *[other] { $n } Jäger getroffen
    }
board-hunt-fallen =
    { $n ->
        [one] einer ist gefallen
        *[other] { $n } sind gefallen
    }
board-retreat-to = Rückzug nach:
board-means-fade = Er bleibt und sperrt weiter; in diesem Zug kann er nicht mehr gejagt werden.
board-means-stand = Er würfelt, und jeder Treffer kostet einen Jäger. Er kann erneut gejagt werden.
board-means-hunt_on = Die Jäger würfeln noch einmal; kämpfende Partisanen würfeln zurück.
board-means-stop = Die Jagd ist vorbei. Diese Jäger jagen und ziehen in diesem Zug nicht mehr.
board-means-again = ist die Chance der Jäger auf einen Treffer, wenn die Jagd weitergeht.
board-moment-attack = Angriff
board-moment-defence = Verteidigung
board-moment-hunt = Jagd
board-moment-stood = Sie wehren sich
board-moment-fallen = Ein Partisan fällt
board-moment-faded = Ein Partisan taucht unter
board-moment-captured = Genommen
board-moment-liberated = Befreit
board-moment-generated = Ein Partisan erscheint
board-moment-hunted = Die Gejagten
board-moment-success = Es gelingt
board-moment-nothing = Nichts
board-moment-failure = Er fällt
board-moment-damage = { $n } Schaden
board-moment-paid = { $n } IPP weg
board-moment-hits =
    { $n ->
        [0] Kein Treffer
        [one] Ein Treffer
        *[other] { $n } Treffer
    }
board-moment-rolled =
    { $n ->
        [0] Keiner kommt
        [one] Einer kommt
        *[other] { $n } kommen
    }
board-moment-scale-works = gelingt
board-moment-scale-lost = Partisan fällt
board-final-points = { $sum } Punkte: { $points } für Zonen, { $bonus } für den Untergrund. Par { $par }
board-tally-battles = Schlachten
board-tally-captures = Zonen erobert
board-tally-raised = Partisanen erstanden
board-tally-killed = getötet
board-tally-hunts = Jagden
board-tally-sabotaged = Punkte Sabotage
board-tally-disrupted = IPP gestört
board-zone-western_yugoslavia = W-Jugoslawien
board-zone-eastern_yugoslavia = O-Jugoslawien
board-zone-eastern_poland = Ostpolen
board-zone-southern_france = Südfrankreich
board-zone-northern_italy = Norditalien
board-zone-southern_italy = Süditalien
board-zone-baltic_states = Baltikum
board-zone-alsace = Elsass
board-zone-ruhr = W-Deutschl.
board-zone-north_caucasus = N-Kaukasus
board-zone-northern_manchuria = N-Mandschurei
board-zone-eastern_manchuria = O-Mandschurei
board-zone-western_manchuria = W-Mandschurei
board-zone-western_siberia = W-Sibirien
board-zone-western_us = Westen d. USA
board-zone-southeast_us = Südosten d. USA
board-zone-east_indies = Ostindien
board-zone-malaya = Malaya
board-zone-equatorial_africa = Äquat.-Afrika
board-zone-french_west_africa = W-Afrika
board-zone-italian_east_africa = O-Afrika
board-short-netherlands = Niederl.
board-short-belgium = Belg.
board-short-silesia = Schles.
board-short-slovakia = Slow.
board-short-bohemia = Böhm.
board-short-bavaria = Bay.
board-short-austria = Österr.
board-short-hungary = Ung.
board-short-normandy = Norm.
board-short-romania = Rum.
board-short-bulgaria = Bulg.
board-short-alsace = Els.
board-short-smolensk = Smol.
board-short-kharkov = Char.
board-short-belarus = Belar.
board-short-konigsberg = Königsb.
board-short-western_yugoslavia = W-Jug.
board-short-eastern_yugoslavia = O-Jug.
board-short-eastern_poland = O-Polen
board-short-ruhr = W-Dt.
board-short-aquitaine = Aquit.
board-short-southern_france = S-Frkr.
board-short-northern_italy = N-Ital.
board-short-shantung = Shant.
board-short-denmark = Dänem.
board-short-warsaw = Warsch.
board-why-retreat = Was bleibt, kämpft weiter oder geht zurück.
board-why-fade = Untergetaucht ist er in diesem Zug nicht mehr anzugreifen, sperrt aber weiter.
board-ask-fade-next = { $power }, { $zone }: Kämpft der nächste Partisan oder taucht er unter?
board-always-fade = Immer untertauchen
board-always-fade-note = Ein stehender Befehl: danach wird erst wieder gefragt, wenn du ihn aufhebst.
order-fade = Partisanen tauchen unter
order-stand = Partisanen kämpfen
order-support = Partisanen stützen Angriffe
order-no-support = Partisanen stützen niemanden
order-accept = Stütze und Marker werden angenommen
order-refuse = Stütze und Marker werden abgelehnt
order-retreat-below-30 = Rückzug unter 30 %
order-retreat-below-50 = Rückzug unter 50 %
order-retreat-below-70 = Rückzug unter 70 %
order-retreat-below-0 = Nie zurückgehen
order-cheapest = Verluste: Billigstes zuerst
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
board-abbr-IPP = Industrieproduktionspunkte
