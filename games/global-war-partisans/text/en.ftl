game-title = Partisans
game-tagline = Global War 1936-45
game-credits = After "Partisans", a set for Global War 1936-1945. The base game is our own. An unofficial adaptation.

## Options

option-scenario = Scenario
    .help = Where the war begins.
option-partisans_expansion = Partisans
    .help = Plays with the set; without it only the base game.
option-asia_active = Asia in 1943
    .help = In 1943 Japan, KMT and CCP take turns too.
option-setup_uprisings = Uprisings of 1936
    .help = Italian-controlled partisans in Kashmir and Trans-Jordan.
option-vichy = Armistice
    .help = The fall of Paris may bring an armistice in Southern France.
option-east_west_war = War of East and West
    .help = Allies and Comintern may fight each other from 1939.
option-underground_bonus = Underground bonus
    .help = Partisans in foreign zones bring points.
option-fade_scope = Fading lasts
    .help = How long a partisan that faded cannot be attacked.
option-generation_optional = Generation is optional
    .help = A power may decline its generation rolls.
option-conquered_zones_generate = Lost conquests generate
    .help = Whoever loses a conquest rolls for partisans there too.
option-chinese_pool = Chinese pieces
    .help = Which pieces KMT and CCP use.
option-pool_limits = Limited pieces
    .help = The printed numbers of pieces are limits.
option-marker_consent = Consent to supplies
    .help = Controllers of another alliance may refuse a supply marker.
option-marker_bonus_effect = Effect of a marker
    .help = What a roll of 4 to 6 with a marker damages or costs.
option-support_duration = Support lasts
    .help = How long invasion support counts.
option-strict_through = Harsh blocking
    .help = Supply may neither begin nor end in a blocked zone.
option-transform_at_peace = Rising in peace
    .help = Partisans may transform in zones of powers at peace and of neutrals.
option-truce_binds_partisans = Truce binds partisans
    .help = The truce of KMT and CCP holds for their partisans too.
option-raid_and_act = Raid and act
    .help = A partisan may raid and act in the same turn.
option-scenario-usual = Usual: 1943 for two, else 1939
option-scenario-1936 = 1936: the whole war
option-scenario-1939 = 1939
option-scenario-1943 = 1943: Europe’s underground
option-fade_scope-turn = the power’s turn
option-fade_scope-game_round = the whole round
option-fade_scope-combat_round = the round of combat
option-chinese_pool-house = own pieces
option-chinese_pool-shared = those of USSR and USA
option-chinese_pool-unlimited = unlimited
option-marker_bonus_effect-natural = the number rolled
option-marker_bonus_effect-capped3 = three at most
option-support_duration-round1 = the first round
option-support_duration-whole_battle = the whole battle
preset-europe_1943 = Europe’s underground
    .help = 1943 for two players.
preset-war_1939 = The war from 1939
    .help = 1939 for three players.
preset-whole_war = The whole war
    .help = 1936 for three players.
preset-six_1939 = Six at the table
    .help = 1939 for six players.
preset-harsh_underground = Harsh underground
    .help = 1943 for three; partisans block more.

## Questions

prompt-purchase = { $power } buys: { $cash } IPP left.
prompt-combat-movement = { $power } moves to attack.
prompt-move-to = { $power }: where does { $unit } in { $zone } go?
prompt-walk-to = { $power }: where does the partisan walk?
prompt-transform-with = { $power }: with which partisan?
prompt-combat = { $power } fights: battles, hunts, partisan actions.
prompt-party = { $power }: who hunts the partisans of { $other } in { $zone }?
prompt-sabotage-target = { $power }: what is sabotaged?
prompt-spend-marker = { $power }: spend the supply marker?
prompt-raid-party = { $power }: who joins the raid in { $zone }?
prompt-invasion-support = { $power }: support the attack on { $zone }?
prompt-support-consent = { $power }: accept the support of partisans of { $other }?
prompt-boost = { $power }: which attacker in { $zone } hits at 1 more?
prompt-share-hits =
    { $power }, { $zone }: { $n ->
        [one] who takes the hit
        *[other] who takes the first of { $n } hits
    }?
prompt-defender-losses =
    { $power }, { $zone }: { $n ->
        [one] choose one unit that falls
        *[other] choose { $n } units that fall
    }.
prompt-attacker-losses =
    { $power }, { $zone }: { $n ->
        [one] choose one unit that falls
        *[other] choose { $n } units that fall
    }.
prompt-retreat = { $power }: fight on in { $zone } or retreat?
prompt-hunt-on = { $power }: hunt on for partisans of { $other } in { $zone }?
prompt-partisan-losses =
    { $power } decides: { $n ->
        [one] one partisan falls
        *[other] { $n } partisans fall
    } in { $zone }. Which?
prompt-fade = { $power }: does the partisan in { $zone } fight or fade?
prompt-hunter-losses =
    { $power }, { $zone }: { $n ->
        [one] choose one hunter that falls
        *[other] choose { $n } hunters that fall
    }.
prompt-non-combat-movement = { $power } moves the rest.
prompt-place-units = { $power } places what it has bought.
prompt-lend-lease =
    { $stock ->
        [0] { $power } may lend or send aid.
        [one] { $power } may aid: one marker in stock.
        *[other] { $power } may aid: { $stock } markers in stock.
    }
prompt-loan = { $power }: how much for { $other }?
prompt-marker-consent = { $power }: accept a supply marker from { $other }?
prompt-generation = { $power } rolls for partisans in { $n } zones.
prompt-wait = { $actor } decides for { $power }.
prompt-over = The war is over.

## Kinds of questions

occasion-start_of_turn = Start of turn
occasion-purchase = Purchase
occasion-combat_movement = Combat movement
occasion-combat = Combat
occasion-battle = Battle
occasion-invasion_support = Invasion support
occasion-support_consent = Consent to support
occasion-boost = Supported attacker
occasion-share_hits = Sharing hits
occasion-defender_losses = Defender’s casualties
occasion-attacker_losses = Attacker’s losses
occasion-retreat = Retreat
occasion-hunt = Hunt
occasion-hunt_on = Another round of the hunt
occasion-partisan_losses = Lost partisans
occasion-fade = Fight or fade
occasion-hunter_losses = Lost hunters
occasion-raid = Raid
occasion-non_combat_movement = Non-combat movement
occasion-place_units = Placing units
occasion-lend_lease = Aid
occasion-marker_consent = Consent to supplies
occasion-generation = Partisan generation
occasion-collect_income = Income
occasion-round_end = End of the round
occasion-over = The end

## Actions

verb-pass = Pass
verb-buy = Buy { $unit }
verb-buy_partisan = Buy a partisan
verb-buy_marker = Buy a supply marker
verb-repair = Repair { $facility } in { $zone }
verb-influence = Influence { $minor }
verb-war = Declare war on { $power }
verb-move = Move { $unit } from { $zone }
verb-to = To { $zone }
verb-through = Through { $zone }
verb-sail = By sea to { $zone }
verb-rail = By rail to { $zone }
verb-walk = Walk from { $zone }
verb-disband = Disband in { $zone }
verb-transform = Form a militia in { $zone }
verb-with = With this partisan in { $zone }
verb-arm = Arm the partisan in { $zone }
verb-resolve = Fight for { $zone }
verb-hunt = Hunt partisans of { $power } in { $zone }
verb-send = Send { $unit }
verb-begin = Begin
verb-recruit = Recruit in { $zone }
verb-sabotage = Sabotage in { $zone }
verb-target = Sabotage { $facility }
verb-disrupt = Disrupt resources in { $zone }
verb-spend = Spend the marker
verb-keep = Keep the marker
verb-raid = Raid in { $zone }
verb-join = Join the raid in { $zone }
verb-support = Support the invasion of { $zone }
verb-accept = Accept
verb-refuse = Refuse
verb-boost =
    { $gain ->
        [0] +1 for { $attacker }
        *[other] +1 for { $attacker } (has +{ $gain })
    }
verb-hit = A hit on { $power }
verb-lose = Lose { $unit }
verb-lose_attacker = Lose { $attacker }
verb-give_up = Lose a partisan of { $power }
verb-fight = Fight on
verb-retreat = Retreat to { $zone }
verb-fade = Fade in { $zone }
verb-stand = Fight in { $zone }
verb-hunt_on = Hunt on
verb-stop = Stop
verb-place = Place { $unit } in { $zone }
verb-infiltrate = Partisan into { $zone }
verb-lend = Lend to { $power }
verb-amount = { $amount } IPP
verb-aid = Aid a side in Spain
verb-give = Supplies for the partisan in { $zone }
verb-roll = Roll
verb-skip = Do not roll in { $zone }

## Refusals

refusal-not-now = Not now.
refusal-not-your-turn = Another is asked.
refusal-too-dear = Not enough cash.
refusal-not-for-sale = It is no longer for sale.
refusal-enough-bought = No more of these may be bought this turn.
refusal-only-ccp-buys-partisans = Only the CCP may buy partisans.
refusal-no-piece-left = No piece is left.
refusal-no-marker-left = No supply marker is left.
refusal-nothing-to-repair = There is nothing to repair.
refusal-out-of-supply = There is no supply path.
refusal-nobody-to-influence = Nobody can be influenced now.
refusal-not-to-be-influenced = This minor cannot be influenced.
refusal-no-declaration = The calendar allows no such declaration.
refusal-nothing-to-attack = There is nothing to attack.
refusal-no-such-unit = There is no such unit that could.
refusal-map-full = The map holds no more stacks.
refusal-not-reached = The unit cannot go there.
refusal-not-through = The way does not lead through there.
refusal-no-crossing = It cannot sail there.
refusal-does-not-walk = This partisan does not walk now.
refusal-no-transformation = No militia can be formed there.
refusal-no-ripe-marker = It holds no supply marker that can be spent.
refusal-not-yours = That partisan is not yours.
refusal-unresolved = Battles are still to be fought.
refusal-nothing-to-resolve = There is nothing to fight for.
refusal-nothing-to-hunt = There are no partisans to hunt.
refusal-nobody-to-hunt = Nobody there may hunt.
refusal-not-to-be-hunted = These partisans cannot be hunted there.
refusal-faded = They have faded.
refusal-no-partisan-for-it = No partisan could do that.
refusal-no-action = This partisan has no action there.
refusal-nothing-to-sabotage = Nothing more can be damaged there.
refusal-nobody-to-pay = Nobody there could pay.
refusal-no-raid = Nobody can raid there.
refusal-cannot-support = This partisan cannot support the attack.
refusal-cannot-take-hit = This power cannot take another hit.
refusal-must-retreat = The attack must be broken off.
refusal-no-way-back = There is no way back to there.
refusal-not-in-it = It is not part of this.
refusal-not-its-turn = Another partisan answers first.
refusal-nowhere-to-go = It can go nowhere.
refusal-no-rail-capacity = No more units can go by rail this turn.
refusal-rail-blocked = Partisans block the line.
refusal-no-rail = No railway leads there.
refusal-nothing-to-place = There is nothing to place.
refusal-not-there = It cannot be placed there.
refusal-nothing-to-lend = There is nothing to lend.
refusal-not-yet = Not before 1940.
refusal-no-recipient = Nothing may be lent to them.
refusal-no-aid = There is nobody to aid.
refusal-no-marker = There is no supply marker in stock.
refusal-no-such-partisan = There is no such partisan.
refusal-has-acted = It has acted already.
refusal-holds-marker = It holds a marker already.
refusal-has-refused = It has refused this turn.
refusal-frozen = That zone is frozen.
refusal-must-roll = This roll must be made.
refusal-no-roll-there = There is no roll to decline.
refusal-never-moves = It never moves.
refusal-has-moved = It has moved this turn.
refusal-has-fought = It has fought or hunted this turn.
refusal-locked = A limited war holds it there.
refusal-does-not-hunt = Only infantry, militia and cavalry hunt.
refusal-has-raided = It has raided this turn.
refusal-at-home = Its own side holds the zone.
refusal-truce = The truce forbids it.
refusal-in-own-combat = Only in its own combat.
refusal-before-a-battle = Only before a battle in its zone.
refusal-in-place-step = Later: when markers are given.

## What happened

log-turn = Round { $round } ({ $year }): { $power }.
log-bought = { $power } buys { $unit }.
    .you = You buy { $unit } for { $power }.
log-bought-partisan = { $power } buys a partisan.
    .you = You buy a partisan for { $power }.
log-bought-marker = { $power } buys a supply marker.
    .you = You buy a supply marker for { $power }.
log-repaired = { $power } repairs the { $facility } in { $zone }.
    .you = You repair the { $facility } in { $zone }.
log-influence = { $power } rolls { $die } and gains influence in { $minor }.
    .you = You roll { $die }: { $power } gains influence in { $minor }.
log-influence-failed = { $power } rolls { $die } and gains no influence in { $minor }.
    .you = You roll { $die }: { $power } gains no influence in { $minor }.
log-aligned = { $minor } joins { $power }.
log-war = { $power } and { $other } are at war.
    .you = You are at war: { $power } against { $other }.
log-truce = KMT and CCP make a truce.
log-controlled = { $minor } fights under { $power } against { $other }.
log-limited-war = { $power } attacks { $minor }: a limited war.
log-returned = { $zone } returns to its warlord.
log-moved = { $power } moves { $unit } from { $from } to { $to }.
    .you = You move { $unit } from { $from } to { $to }.
log-railed = { $power } sends { $unit } by rail from { $from } to { $to }.
    .you = You send { $unit } by rail from { $from } to { $to }.
log-crossed = { $power } brings { $unit } over the sea from { $from } to { $to } on a { $die }.
    .you = You bring { $unit } over the sea from { $from } to { $to } on a { $die }.
log-sunk = { $power } loses { $unit } at sea between { $from } and { $to } on a { $die }.
    .you = You lose { $unit } at sea between { $from } and { $to } on a { $die }.
log-placed = { $power } places { $unit } in { $zone }.
    .you = You place { $unit } in { $zone }.
log-lent = { $power } lends { $amount } IPP to { $other }.
    .you = You lend { $amount } IPP of { $power } to { $other }.
log-spanish-aid = { $power } aids a side in Spain.
log-spain-nationalist = A { $die } decides: Spain becomes nationalist.
log-spain-republican = A { $die } decides: Spain stays a republic.
log-income = { $power } collects { $income } IPP{ $lost ->
        [0] .
       *[other] ; { $lost } are cut off.
    }
    .you = You collect { $income } IPP for { $power }{ $lost ->
            [0] .
           *[other] ; { $lost } are cut off.
        }
log-battle = { $power } attacks { $zone }.
    .you = You attack { $zone } with { $power }.
log-attack = { $power } attacks in { $zone }, round { $round }, and rolls { $dice }: { $hits ->
        [0] nothing is hit
        [one] one is a hit
       *[other] { $hits } are hits
    }.
    .you = You attack in { $zone }, round { $round }, and roll { $dice }: { $hits ->
            [0] nothing is hit
            [one] one is a hit
           *[other] { $hits } are hits
        }.
log-defence = The defenders of { $zone } roll { $dice } in round { $round }: { $hits ->
        [0] nothing is hit
        [one] one is a hit
       *[other] { $hits } are hits
    }.
log-lost = { $power } loses { $unit } in { $zone }.
    .you = You lose { $unit } in { $zone }.
log-retreated = { $power } retreats from { $zone } to { $to }.
    .you = You retreat from { $zone } to { $to }.
log-stranded = { $power } has no way out of { $zone } and is lost there.
    .you = You have no way out of { $zone } and are lost there.
log-captured = { $power } takes { $zone } from { $other }.
    .you = You take { $zone } from { $other }.
log-liberated = { $power } liberates { $zone } for { $other }.
    .you = You liberate { $zone } for { $other }.
log-armistice = Armistice: Southern France passes to { $power }.
log-boosted = Partisans support { $attacker }: it hits at 1 more.
log-raid = Partisans of { $power } raid in { $zone }.
    .you = Your partisans raid in { $zone }.
log-raiders-lost = The raiders of { $power } in { $zone } fall.
    .you = Your raiders in { $zone } fall.
log-walked = A partisan walks from { $from } to { $zone }.
log-disbanded = A partisan of { $power } in { $zone } disbands.
    .you = Your partisan in { $zone } disbands.
log-transformed = Partisans of { $power } in { $zone } form a militia.
    .you = Your partisans in { $zone } form a militia.
log-armed = A partisan of { $power } in { $zone } becomes a militia.
    .you = Your partisan in { $zone } becomes a militia.
log-supported = A partisan of { $power } supports the attack on { $zone } and rolls { $die }: { $result }.
    .you = Your partisan supports the attack on { $zone } and rolls { $die }: { $result }.
log-support-refused = The help of { $power } in { $zone } is refused.
    .you = Your help in { $zone } is refused.
log-hunt = { $hunter } hunts partisans of { $power } in { $zone } and rolls { $dice }: { $hits ->
        [0] nothing is hit
        [one] one is a hit
       *[other] { $hits } are hits
    }.
    .you = You hunt partisans of { $power } in { $zone } and roll { $dice }: { $hits ->
            [0] nothing is hit
            [one] one is a hit
           *[other] { $hits } are hits
        }.
log-partisan-lost = A partisan of { $power } in { $zone } fights back with a { $die } and falls.
    .you = Your partisan in { $zone } fights back with a { $die } and falls.
log-partisan-lost-hits = A partisan of { $power } in { $zone } falls, but its { $die } hits a hunter.
    .you = Your partisan in { $zone } falls, but its { $die } hits a hunter.
log-faded = A partisan of { $power } in { $zone } fades into the country.
    .you = Your partisan in { $zone } fades into the country.
log-stood = Partisans of { $power } in { $zone } stand and roll { $dice }: { $hits ->
        [0] nothing is hit
        [one] one is a hit
       *[other] { $hits } are hits
    }.
    .you = Your partisans in { $zone } stand and roll { $dice }: { $hits ->
            [0] nothing is hit
            [one] one is a hit
           *[other] { $hits } are hits
        }.
log-hunter-lost = { $power } loses { $unit } in the hunt in { $zone }.
    .you = You lose { $unit } in the hunt in { $zone }.
log-recruited = A partisan of { $power } recruits in { $zone } and rolls { $die }: { $result }.
    .you = Your partisan recruits in { $zone } and rolls { $die }: { $result }.
log-sabotaged = A partisan of { $power } sabotages the { $facility } in { $zone } and rolls { $die }: { $result }{ $points ->
        [0] .
        [one] , one point of damage.
       *[other] , { $points } points of damage.
    }
    .you = Your partisan sabotages the { $facility } in { $zone } and rolls { $die }: { $result }{ $points ->
            [0] .
            [one] , one point of damage.
           *[other] , { $points } points of damage.
        }
log-disrupted = A partisan of { $power } disrupts the income of { $zone } and rolls { $die }: { $result }{ $paid ->
        [0] .
       *[other] , { $victim } pays { $paid } IPP.
    }
    .you = Your partisan disrupts the income of { $zone } and rolls { $die }: { $result }{ $paid ->
            [0] .
           *[other] , { $victim } pays { $paid } IPP.
        }
log-infiltrated = A partisan of the CCP appears in { $zone }.
log-supplied = { $lender } drops supplies for { $power } in { $zone } and rolls { $die }: { $result }.
    .you = You drop supplies for { $power } in { $zone } and roll { $die }: { $result }.
log-marker-refused = { $power } refuses the marker of { $lender } in { $zone }.
    .you = You refuse the marker of { $lender } in { $zone }.
log-skipped = { $power } does not roll in { $zone }.
    .you = You do not roll in { $zone }.
log-generated = A { $die }: a partisan of { $power } appears in { $zone }.
    .you = A { $die }: a partisan of yours appears in { $zone }.
log-generation-rolls = { $power } rolls for partisans: { $dice }.
    .you = You roll for partisans: { $dice }.
log-set-up = The war begins in { $year }.
log-funds = { $power } begins with { $income } IPP.
log-uprising = Partisans of { $power } have risen in { $zone }.
    .you = Your partisans have risen in { $zone }.
log-dispersed = A partisan of { $power } in { $zone } goes home: its alliance possesses the zone.
    .you = Your partisan in { $zone } goes home: your alliance possesses the zone.
log-nobody-came = A { $die }: no partisan of { $power } appears in { $zone }.
    .you = A { $die }: no partisan of yours appears in { $zone }.
log-marker-returned = A supply marker of { $power } in { $zone } was not spent and returns.
    .you = Your supply marker in { $zone } was not spent and returns.
log-seen-again = A partisan of { $power } in { $zone } can be hunted again.
    .you = Your partisan in { $zone } can be hunted again.
log-standing = { $alliance }: { $points } points, { $score } against par.
log-won = { $alliance }: the victory is theirs.
log-soul = Soul of the resistance: { $seats }.
log-left = { $seat } leaves.
log-round-ends = Round { $round } is over.
result-success = it works
result-nothing = no effect
result-failure = it fails and the partisan falls

## Ends

end-sudden-win = The Axis overruns the world.
end-axis-defeated = The Axis is defeated.
end-last-round = The last round is over; scores are compared.
end-agreed = All agreed to end the game; the score as it stands decides.

## Nouns

power-germany = Germany
power-ussr = USSR
power-japan = Japan
power-ccp = CCP
power-kmt = KMT
power-uk = Britain
power-france = France
power-italy = Italy
power-usa = USA
alliance-axis = Axis
alliance-allies = Allies
alliance-comintern = Comintern
unit-armour = armour
unit-mechanised = mechanised
unit-artillery = artillery
unit-cavalry = cavalry
unit-infantry = infantry
unit-mountain_infantry = mountain infantry
unit-militia = militia
facility-factory = factory
facility-port = port
facility-railway = railway
attacker-by-land = { $unit }
attacker-by-sea = { $unit } (by sea)
minor-mexico = Mexico
minor-colombia = Colombia
minor-brazil = Brazil
minor-norway = Norway
minor-sweden = Sweden
minor-denmark = Denmark
minor-finland = Finland
minor-netherlands = Netherlands
minor-belgium = Belgium
minor-spain = Spain
minor-austria = Austria
minor-czechoslovakia = Czechoslovakia
minor-hungary = Hungary
minor-poland = Poland
minor-baltic = Baltic States
minor-romania = Romania
minor-bulgaria = Bulgaria
minor-yugoslavia = Yugoslavia
minor-greece = Greece
minor-turkey = Turkey
minor-ethiopia = Ethiopia
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
zone-alsace = Alsace-Lorraine
zone-amur = Amur
zone-anatolia = Anatolia
zone-andalusia = Andalusia
zone-aquitaine = Aquitaine
zone-archangel = Archangel
zone-australia = Australia
zone-austria = Austria
zone-baltic_states = Baltic States
zone-bavaria = Bavaria
zone-belarus = Belarus
zone-belgium = Belgium
zone-berlin = Berlin
zone-bohemia = Bohemia
zone-bombay = Bombay
zone-brazil = Brazil
zone-bulgaria = Bulgaria
zone-burma = Burma
zone-calcutta = Calcutta
zone-canada = Canada
zone-castile = Castile
zone-catalonia = Catalonia
zone-colombia = Colombia
zone-cyrenaica = Cyrenaica
zone-delhi = Delhi
zone-denmark = Denmark
zone-east_indies = Dutch East Indies
zone-eastern_manchuria = Eastern Manchuria
zone-eastern_poland = Eastern Poland
zone-eastern_yugoslavia = Eastern Yugoslavia
zone-egypt = Egypt
zone-equatorial_africa = French Equatorial Africa
zone-ethiopia = Ethiopia
zone-finland = Finland
zone-formosa = Formosa
zone-french_west_africa = French West Africa
zone-gibraltar = Gibraltar
zone-great_lakes = Great Lakes
zone-great_plains = Great Plains
zone-greece = Greece
zone-hanoi = Hanoi
zone-hawaii = Hawaii
zone-hokkaido = Hokkaido
zone-honan = Honan
zone-hopeh = Hopeh
zone-hunan = Hunan
zone-hungary = Hungary
zone-iraq = Iraq
zone-irkutsk = Irkutsk
zone-istanbul = Istanbul
zone-italian_east_africa = Italian East Africa
zone-jehol = Jehol
zone-kansu = Kansu
zone-kashmir = Kashmir
zone-kazakhstan = Kazakhstan
zone-kenya = Kenya
zone-kharkov = Kharkov
zone-kiev = Kiev
zone-konigsberg = Königsberg
zone-korea = Korea
zone-kursk = Kursk
zone-kwangsi = Kwangsi
zone-kwangtung = Kwangtung
zone-kyushu = Kyushu
zone-leningrad = Leningrad
zone-london = London
zone-malaya = Malaya and Singapore
zone-mexico = Mexico
zone-midlands = Midlands
zone-mongolia = Mongolia
zone-morocco = Morocco
zone-moscow = Moscow
zone-nanking = Nanking
zone-netherlands = Netherlands
zone-new_guinea = New Guinea
zone-new_york = New York
zone-normandy = Normandy
zone-north_caucasus = North Caucasus
zone-northern_italy = Northern Italy
zone-northern_manchuria = Northern Manchuria
zone-norway = Norway
zone-odessa = Odessa
zone-panama = Panama
zone-paris = Paris
zone-persia = Persia
zone-philippines = Philippines
zone-romania = Romania
zone-rome = Rome
zone-ruhr = Western Germany
zone-saigon = Saigon
zone-scotland = Scotland
zone-shansi = Shansi
zone-shantung = Shantung
zone-shensi = Shensi
zone-siam = Siam
zone-sicily = Sicily
zone-silesia = Silesia
zone-sinkiang = Sinkiang
zone-slovakia = Slovakia
zone-smolensk = Smolensk
zone-south_africa = South Africa
zone-southeast_us = Southeastern United States
zone-southern_france = Southern France
zone-southern_italy = Southern Italy
zone-stalingrad = Stalingrad
zone-sudan = Sudan
zone-suiyuan = Suiyuan
zone-sweden = Sweden
zone-syria = Syria
zone-szechwan = Szechwan
zone-texas = Texas
zone-tokyo = Tokyo
zone-trans_jordan = Trans-Jordan
zone-transbaikal = Transbaikal
zone-transcaucasia = Transcaucasia
zone-tripolitania = Tripolitania
zone-tsinghai = Tsinghai
zone-tunisia = Tunisia
zone-urals = Urals
zone-vladivostok = Vladivostok
zone-warsaw = Warsaw
zone-washington = Washington
zone-western_manchuria = Western Manchuria
zone-western_siberia = Western Siberia
zone-western_us = Western United States
zone-western_yugoslavia = Western Yugoslavia
zone-yunnan = Yunnan

## What the table shows

view-round = Round
view-power = Turn of
view-ending = End
view-owner = Zones
view-status = How zones were gained
view-right = Rolls for partisans
view-claims = Lesser claims
view-damage = Damage
view-taken_from = Taken this turn from
view-units = Units
view-partisans = Partisans
view-cash = IPP
view-queue = Bought, not placed
view-stock = Supply markers in stock
view-wars = Wars
view-limited = Minors under attack, by
view-influence = Influence
view-spain = Spain
view-nationalist_aid = Aid for the Nationalists
view-republican_aid = Aid for the Republic
view-armistice = Armistice of France
view-paris = Paris taken by
view-shipped = Sent by sea
view-railed = Sent by rail
view-bought = Bought this turn
view-influenced = Influence tried
view-lent = IPP lent
view-aided = Spain aided
view-skipped = Zones not rolled for
view-gone = Left
view-boosts = Supported attackers
view-zone = Zone
view-controller = Controller
view-marks = Marks
view-unit = Unit
view-by_sea = By sea
view-gain = Gain
view-factory = Factory
view-port = Port
view-railway = Railway
power-minor = neutral
unit-partisan = partisan
status-original = original
status-aligned = aligned
status-controlled = controlled
status-captured = captured
status-gained = gained earlier
spain-open = civil war
spain-nationalist = Nationalist
spain-republican = Republican
ending-sudden_win = sudden win
ending-axis_defeated = Axis defeated
ending-last_round = last round
mark-mountain = mountain
mark-acted = has acted
mark-moved = has moved
mark-raided = has raided
mark-refused = refused supplies
mark-faded = faded
mark-fresh = supplies, from its next turn
mark-ripe = supplies
mark-declined = support declined
mark-hit = hit
mark-raiding = raids

## Seats

seat-2-1 = Axis
seat-2-2 = Allies and Comintern
seat-3-1 = Axis
seat-3-2 = Allies
seat-3-3 = Comintern

## First steps

primer-1 = The world at war, 1936 to 1945. Nine powers in three alliances, and behind every front the partisans.
    .title = What it is about
primer-2 = Zones bring income and victory points. Your alliance plays against its par: whoever is furthest above it wins.
    .title = The goal
primer-3 = Each power in turn buys, moves and attacks, fights with twelve-sided dice, moves by rail, places what it bought and is paid.
    .title = A turn
primer-4 = Captured zones roll for partisans. Unguarded, they cut rail and supply, burn cash, wreck factories and may rise as a militia.
    .title = Partisans
primer-5 = One infantry-class unit for each partisan keeps the line open. Hunt with stacks; partisans may fade. After the last round, par decides.
    .title = Guards and hunts
primer-6 = A zone has its owner’s colour; diamonds are partisans. The underground panel says what each of them blocks and what it may do.
    .title = Reading the board
coach-purchase = Buy infantry first; militia guard cheaply.
coach-combat = Fight where the odds are good; hunt with what is idle.

## The board

board-sheet = Your decision
board-tab-record = Record
board-tab-talk = Talk
board-tab-map = Zone
board-tab-turn = Turn
board-tab-under = Under
board-tab-score = Score
board-theatres = Theatres of war
board-theatre-europe = Europe
board-theatre-china = China and Japan
board-theatre-world = The world
board-theatre-short-europe = Europe
board-theatre-short-china = China
board-theatre-short-world = World
board-theatre-signs = *S2: two partisans of S; G3: the zone is G’s with three units; n: neutral; /F1: one unit of F there too; + told below
board-zones = Zones in question
board-told = { $what }: { $said }
board-map-of = Map: { $theatre }. Arrow keys move it, plus and minus bring it nearer and farther.
board-zoom = Nearer and farther
board-nearer = Nearer
board-farther = Farther
board-whole = The whole theatre
board-frozen = frozen in 1943
board-tools = Panels
board-close = Close
board-list = List
board-standing = Standing orders
board-standing-note = Not asked again until you change it; no turn of others waits for you.
board-standing-ask = Ask me
board-standing-usual = The usual orders for all
board-standing-none-left = Orders stand for everything.
board-preset = At this slow table the usual standing orders are given for you, so that no turn waits.
board-preset-change = Change them
board-topic-fade = Hunted partisans
board-topic-support = Support
board-topic-consent = Offers of others
board-topic-retreat = Retreat
board-topic-losses = Losses
board-history = History
board-history-now = Now
board-history-start = The war begins, { $year }
board-history-round = End of round { $round }, { $year }
board-lit = may act
board-search = Find a zone: k, factory, partisans
board-search-hits =
    { $n ->
        [one] one zone
        *[other] { $n } zones
    }
board-partisans-word = partisans
board-percent = { $n }%
board-when =
    { $half ->
        [1] January
        *[other] July
    } { $year }
board-round-of = { $round } of { $rounds }
board-turn-of = { $power }: the turn
board-power-germany = Germany
board-power-ussr = USSR
board-power-japan = Japan
board-power-ccp = CCP
board-power-kmt = KMT
board-power-uk = Britain
board-power-france = France
board-power-italy = Italy
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
board-partisan-germany = German
board-partisan-ussr = Soviet
board-partisan-japan = Japanese
board-partisan-ccp = CCP
board-partisan-kmt = KMT
board-partisan-uk = British
board-partisan-france = French
board-partisan-italy = Italian
board-partisan-usa = American
board-phase-buy = Buy
board-phase-march = March
board-phase-combat = Combat
board-phase-move = Move
board-phase-place = Place
board-phase-uprising = Uprising
board-tab-of-buy = Your order
board-tab-of-march = Your march
board-tab-of-combat = Your combat
board-tab-of-move = Your move
board-tab-of-place = Your arrivals
board-tab-of-aid = Your aid
board-tab-of-uprising = Uprising
board-left-buy =
    { $cash } IPP, { $queued ->
        [0] nothing ordered
        [one] one unit ordered
        *[other] { $queued } units ordered
    }
board-left-march =
    { $n ->
        [0] no attack yet
        [one] one zone attacked
        *[other] { $n } zones attacked
    }
board-left-picked = { $n } units at { $zone } picked
board-left-battles =
    { $n ->
        [one] one battle
        *[other] { $n } battles
    }
board-left-hunts =
    { $n ->
        [one] one hunt possible
        *[other] { $n } hunts possible
    }
board-left-acts =
    { $n ->
        [one] one partisan to act
        *[other] { $n } partisans to act
    }
board-left-nothing = nothing to fight
board-left-move = rail { $rail } of { $rails }, sea { $sea } of { $seas }
board-left-place =
    { $n ->
        [one] one unit
        *[other] { $n } units
    }, { $markers ->
        [0] no markers
        [one] one marker
        *[other] { $markers } markers
    }
board-left-aid =
    aid: { $n ->
        [0] no markers
        [one] one marker
        *[other] { $n } markers
    }
board-left-uprising =
    { $n ->
        [0] no zone to roll for
        [one] one zone
        *[other] { $n } zones
    }
board-income = Income
board-income-note = IPP a round
board-par = Against par
board-par-note = red: underground
board-par-words = { $points } points, { $bonus } for the underground, par { $par }
board-par-own =
    You: { $zones ->
        [one] one zone
        *[other] { $zones } zones
    } underground, bonus { $bonus }.
board-par-next =
    { $n ->
        [one] One zone more
        *[other] { $n } zones more
    }: bonus { $bonus }.
board-underground = Underground
board-underground-note =
    { $n ->
        [one] One partisan
        *[other] { $n } partisans
    }, { $zones ->
        [one] one zone
        *[other] { $zones } zones
    }: bonus { $bonus }.
board-underground-none = Nobody is underground yet.
board-all-partisans = All sides
board-pools = pool { $pool } of { $pieces }, markers { $markers }
board-col-zone = Zone
board-col-way = Way through
board-col-behind = Behind it, and what to break
board-col-beyond = IPP beyond
board-col-here = IPP here
board-col-guards = Guards
board-col-works = works / lost on a D12
board-col-marker = with a marker
board-blocked-for = Blocked for { $power }
board-blocked-note = no supply, no rail through
board-open = Open
board-open-note = { $n } more would block it
board-hangs-none = nothing hangs on it
board-hangs =
    { $n ->
        [one] { $zones } hangs on it
        *[other] { $zones } … ({ $n }) hang on it
    }
board-hangs-cut = { $zones } cut off
board-has = has { $n }
board-needs = needs { $n }
board-guards = Guards: has { $has }, needs { $needs }
board-partisans-n =
    { $n ->
        [one] one partisan
        *[other] { $n } partisans
    }
board-partisan-of = Partisan of { $power }
board-deed-sabotage = Sabotage
board-deed-disrupt = Disrupt income
board-deed-recruit = Recruit
board-deed-support = Support an attack
board-deed-give = Receive supplies
board-deed-does-sabotage = { $what }: 1 to 3 damage
board-deed-does-disrupt = { $power } pays 1 to 3 IPP
board-deed-does-recruit = one more here
board-deed-does-support = one attacker gains 1
board-deed-does-give = it holds a marker
board-deed-odds = works in { $works } of 12, lost in { $lost } of 12
board-deed-odds-marker = works in { $works } of 12, with a marker in { $marker }, lost in { $lost } of 12
board-in-12 = { $n } in 12
board-nothing = nothing
board-do-sabotage = Sabotage
board-do-disrupt = Disrupt
board-do-recruit = Recruit
board-supply = Supply
board-signs = Signs
board-sign-ready = partisan, with the letter of its power
board-sign-acted = has acted
board-sign-faded = has faded
board-sign-supplied = holds supplies
board-sign-mountain = mountain partisan
board-sign-shut = no supply or rail through
board-sign-foot = infantry and militia
board-sign-rest = all other units
board-sign-all = units of all kinds together
board-sign-guest = units of another power
board-sign-harm = points of damage
board-sign-letters = Partisans: { $list }
board-supply-of = { $power }: supply and rail
board-line-open = { $power }: supply, dotted by sea
board-line-only = the only line left
board-line-shut = cut: no rail, no supply through
board-ledger = Ledger
board-ledger-note = What each power collects, what partisans keep from it, who may declare war.
board-calendar = War calendar
board-col-power = Power
board-col-cash = Cash
board-col-income = Income
board-col-lost = Lost
board-col-cut = Cut off
board-col-pool = Pieces
board-col-wars = At war with
board-col-may = May declare on
board-pool-of = { $pool } of { $pieces }
board-may-from = { $power } from { $year }
board-may-drawn = { $power } from { $year }, or when drawn in
board-spain = Spain: civil war. Aid { $nationalist } for the Nationalists, { $republican } for the Republic.
board-production = Production
board-production-note = { $power }, { $when }. Paid now, placed at the end of the turn. GW-3.1
board-spent = spent
board-spent-of = of { $cash } IPP,
board-spent-left = left
board-col-unit = unit
board-col-values = att / def / move
board-col-price = IPP
board-col-count = how many
board-col-cost = cost
board-ware-marker = Supply marker
board-ware-partisan = Partisan
board-ware-note-artillery = +1 to one infantry
board-ware-note-armour = may blitz
board-ware-note-mountain_infantry = at most 2 a turn
board-ware-note-militia = no factory, own soil
board-ware-note-marker = for a partisan, { $n } left for all
board-repair = Repair { $facility }, { $zone }
board-sites = Where they will stand
board-sites-note = proposed
board-sites-none = There is no factory to build in.
board-site-room = { $n } of { $room }
board-front =
    { $n ->
        [0] at the front
        [1] next to the front
        *[other] { $n } zones from the front
    }
board-front-none = overseas
board-influence = Influence
board-influence-price = 1 IPP a roll
board-influence-note = A roll for a minor power; beside it the chance that it comes nearer to you.
board-next-income = Next income: { $n } IPP.
board-ask-order = Order for { $cash } IPP.
board-ask-ordered =
    { $n ->
        [one] One piece
        *[other] { $n } pieces
    } for { $cost } IPP, { $left } left.
board-why-order = What is left stays in your cash. Hatched: too dear, or not to be had.
board-order =
    { $n ->
        [one] Order one
        *[other] Order { $n }
    }
board-order-none = Buy nothing
board-open-sheet = Production sheet
board-end-buy = End buying
board-end-march = End march
board-end-combat = End combat
board-end-move = End move
board-end-place = End placing
board-end-lend = End aid
board-take-back = Take back
board-undo = Undo
board-take-stack = Take up the stack in { $zone }
board-march-attack = Attack { $zone } with { $units }: { $percent }%
board-march-move = { $units } to { $zone }
board-march-rail = { $units } to { $zone }, { $n } by rail
board-march-sea = { $units } to { $zone }, { $n } by sea
board-ask-march = Attack with a stack in a lit zone.
board-why-march = Lit are zones and names with units that can reach an enemy.
board-ask-target =
    { $n ->
        [one] One unit
        *[other] { $n } units
    } from { $zone }: choose a lit zone to attack.
board-why-target = The chance is that of a fight to the end. Undo works until dice fall.
board-why-attack =
    { $zone }, fought to the end: { $percent }%, { $lost ->
        [0] hardly a unit lost.
        [one] about one unit lost.
        *[other] about { $lost } units lost.
    }
board-prize-frees = Frees { $what }.
board-prize-brings = Brings { $what }.
board-attack = Attack { $zone }
board-why-hunt = { $percent }% to hit in the first round: { $killed } killed, { $lost } hunters lost on average. Then they may fade.
board-means-backing = is the chance of the attack without and with a support that works.
board-why-sea = Each crossing arrives with { $percent }%.
board-ask-move = Choose a stack to move.
board-why-move = Guards that partisans make needful stay behind unless you say otherwise.
board-ask-goal =
    { $n ->
        [one] One unit
        *[other] { $n } units
    } from { $zone }: where to?
board-why-goal = Rail and ships are taken by themselves where legs do not reach.
board-rally = Rally here
board-rally-attack = Attack from all sides
board-ask-rally =
    { $n ->
        [0] Who comes to { $zone }?
        [one] One unit comes to { $zone }.
        *[other] { $n } units come to { $zone }.
    }
board-ask-rally-attack =
    { $n ->
        [one] One unit attacks { $zone }: { $percent }%.
        *[other] { $n } units attack { $zone }: { $percent }%.
    }
board-why-rally = A press on a zone: all of it or nobody. Rail and ships are taken by themselves.
board-rally-go =
    { $n ->
        [one] Send one
        *[other] Send { $n }
    }
board-rally-attack-go =
    { $n ->
        [one] Attack with one
        *[other] Attack with { $n }
    }
board-rally-stack = { $zone }: all or nobody
board-rally-rail = by rail
board-rally-sea = by sea, { $percent }%
board-only = Only { $unit }
board-item-battle = Fight for { $zone }.
board-item-hunt = Hunt the partisans of { $power } in { $zone }?
board-item-raid = Raid in { $zone }?
board-item-partisan = Partisan in { $zone }
board-ask-partisan = { $zone }: choose an action for the partisan.
board-why-partisan = Works in { $works } of 12, lost in { $lost } of 12. Left: { $left }.
board-why-battle = Left: { $left }. Battles must be fought.
board-why-items = Left: { $left }.
board-ask-combat-done = Nothing more must be fought.
board-why-combat-done =
    { $n ->
        [0] Nothing is left.
        [one] One thing was passed over.
        *[other] { $n } things were passed over.
    }
board-why-draft = Half chosen; you can take it back.
board-why-draft-in = Begun in { $zone }; you can take it back.
board-why-marker = { $zone }: { $bare }% without the marker, { $odds }% with it.
board-skip = Skip { $zone }
board-fight = Fight, { $zone }
board-fight-here = Fight
board-take-it = Take { $zone }
board-fight-end = Fight to the end
board-fight-end-of = { $zone } to the end
board-fight-all = All { $n } battles to the end
board-least = lowest chance { $chance }
board-chance-to-take = chance to take { $zone }
board-hunts-where =
    { $n ->
        [one] One hunt: press the lit zone with partisans to see it.
        *[other] { $n } hunts: press a lit zone with partisans to see its own.
    }
board-fill = All of them, or none
board-fight-until = Fight until below { $n }%
board-fight-round = Fight on
board-battle-odds = Fought to the end you lose { $ours } units on average, they { $theirs }.
board-hunt-odds = to hit a partisan of { $power } in the first round; on average { $killed } killed, { $lost } hunters lost.
board-hunt = Hunt
board-hunt-dice = { $power } hunts
board-of = of { $n }
board-battle-round = round { $n }
board-you-take = you take { $zone }, fought to the end
board-they-take = { $power } takes { $zone }, fought to the end
board-you-stop = you stop below { $n }%
board-before = before: { $n }%
board-still-to-lose = Still to lose, on average: { $power } { $ours } units, { $other } { $theirs }.
board-hits =
    { $hits ->
        [one] one hit
        *[other] { $hits } hits
    } of { $dice ->
        [one] one die
        *[other] { $dice } dice
    }
board-hits-on = { $n } or less hits
board-falls = falls:
board-loses-count = { $unit } × { $n }
board-lose-acted = Lose one that has acted
board-lose-ready = Lose one that has not acted
board-cheapest = Cheapest first
board-go-on = How to go on
board-go-end = To the end
board-go-end-note = no more questions
board-go-until = Until below { $n }%
board-go-until-note = then it stops and asks
board-go-round = One round
board-go-round-note = then it asks
board-placement = Arrivals
board-placement-note = As proposed with one press, or piece by piece. GW-10.3
board-waiting = Waiting
board-place-fill = all that fit
board-place-where = Where?
board-still-waiting =
    { $n ->
        [one] One stays
        *[other] { $n } stay
    } in the queue.
board-ask-place =
    { $n ->
        [one] One piece arrives.
        *[other] { $n } pieces arrive.
    }
board-why-place = Nearest the front first; militia where partisans are not watched.
board-place-all = Place all { $n }
board-why-lend =
    { $gives ->
        [0] { $lends ->
            [0] Nobody needs aid; end it.
            *[other] Choose who gets IPP, or end.
        }
        *[other] { $lends ->
            [0] A marker helps a partisan in its next turn.
            *[other] Lend IPP, give a marker to a partisan, or end.
        }
    }
board-why-generation = All rolls at once; a zone can be left out first.
board-roll-all = Roll all
board-rolls = Rolls for partisans
board-do-not-roll = Do not roll
board-orders = Orders
board-orders-move = Attack with:
board-orders-stack = { $zone }, { $n ->
        [one] one unit
        *[other] { $n } units
    }
board-orders-war = Declare war:
board-orders-to = To
board-orders-rail = By rail to
board-orders-sail = By sea to
board-orders-through = Through
board-orders-give = Send the marker to:
board-orders-note-give = chance that it arrives
board-orders-note-war = then its zones can be attacked
board-ipp = { $n } IPP
board-vp =
    { $n ->
        [one] one point
        *[other] { $n } points
    }
board-factory-minor = minor factory
board-factory-major = major factory
board-terrain-plain = plain
board-terrain-city = city
board-terrain-mountain = mountain
board-terrain-jungle = jungle
board-terrain-desert = desert
board-terrain-tundra = tundra
board-damage = Damage: factory { $factory }, port { $port }, railway { $railway }
board-final = The war is over
board-you-win = You win
board-you-lose = You lose
board-they-win = { $names } wins
board-nobody-wins = Nobody wins
board-stamp-won = Victory
board-stamp-lost = Defeat
board-story = How it went
board-sources = Where the points came from
board-round-short = Round { $n }
board-see-map = The map
board-see-end = The end
board-hunt-back = The partisans throw back
board-hunt-last = hit, it throws a last time
board-hunt-hits-partisans =
    { $n ->
        [0] No partisan is hit
        [one] One partisan is hit
        *[other] { $n } partisans are hit
    }
board-hunt-hits-hunters =
    { $n ->
        [0] No hunter is hit
        [one] One hunter is hit
        *[other] { $n } hunters are hit
    }
board-hunt-fallen =
    { $n ->
        [one] one has fallen
        *[other] { $n } have fallen
    }
board-retreat-to = Retreat to:
board-means-fade = It stays and still blocks; it cannot be hunted again this turn.
board-means-stand = It throws its die, and each hit costs a hunter. It may be hunted again.
board-means-hunt_on = The hunters throw again; partisans who fight throw back.
board-means-stop = The hunt is over. These hunters hunt and move no more this turn.
board-means-again = is the hunters’ chance of a hit if the hunt goes on.
board-moment-attack = Attack
board-moment-defence = Defence
board-moment-hunt = Hunt
board-moment-stood = They fight back
board-moment-fallen = A partisan falls
board-moment-faded = A partisan fades
board-moment-captured = Taken
board-moment-liberated = Freed
board-moment-generated = A partisan appears
board-moment-hunted = The hunted
board-moment-success = It works
board-moment-nothing = Nothing
board-moment-failure = It falls
board-moment-damage = { $n } damage
board-moment-paid = { $n } IPP lost
board-moment-hits =
    { $n ->
        [0] No hit
        [one] One hit
        *[other] { $n } hits
    }
board-moment-rolled =
    { $n ->
        [0] Nobody comes
        [one] One comes
        *[other] { $n } come
    }
board-moment-scale-works = works
board-moment-scale-lost = partisan lost
board-final-points = { $sum } points: { $points } for zones, { $bonus } for the underground. Par { $par }
board-tally-battles = battles
board-tally-captures = zones taken
board-tally-raised = partisans raised
board-tally-killed = killed
board-tally-hunts = hunts
board-tally-sabotaged = points of sabotage
board-tally-disrupted = IPP disrupted
board-zone-western_yugoslavia = W. Yugoslavia
board-zone-eastern_yugoslavia = E. Yugoslavia
board-zone-eastern_poland = E. Poland
board-zone-southern_france = S. France
board-zone-northern_italy = N. Italy
board-zone-southern_italy = S. Italy
board-zone-baltic_states = Baltic
board-zone-alsace = Alsace
board-zone-ruhr = W. Germany
board-zone-north_caucasus = N. Caucasus
board-zone-northern_manchuria = N. Manchuria
board-zone-eastern_manchuria = E. Manchuria
board-zone-western_manchuria = W. Manchuria
board-zone-western_siberia = W. Siberia
board-zone-western_us = Western US
board-zone-southeast_us = Southeast US
board-zone-east_indies = East Indies
board-zone-malaya = Malaya
board-zone-equatorial_africa = Eq. Africa
board-zone-french_west_africa = W. Africa
board-zone-italian_east_africa = E. Africa
board-short-netherlands = Neth.
board-short-belgium = Belg.
board-short-silesia = Sil.
board-short-slovakia = Slov.
board-short-bohemia = Boh.
board-short-bavaria = Bav.
board-short-austria = Aust.
board-short-hungary = Hung.
board-short-normandy = Norm.
board-short-romania = Rom.
board-short-bulgaria = Bulg.
board-short-alsace = Als.
board-short-smolensk = Smol.
board-short-kharkov = Khar.
board-short-belarus = Belar.
board-short-konigsberg = Königsb.
board-short-western_yugoslavia = W. Yug.
board-short-eastern_yugoslavia = E. Yug.
board-short-eastern_poland = E. Pol.
board-short-ruhr = W. Ger.
board-short-aquitaine = Aquit.
board-short-southern_france = S. Fr.
board-short-northern_italy = N. It.
board-short-shantung = Shant.
board-short-denmark = Denm.
board-short-warsaw = Wars.
board-why-retreat = Losses so far are over; what is left fights on or goes back.
board-why-fade = Faded, it cannot be attacked again this turn, but still blocks.
board-ask-fade-next = { $power }, { $zone }: does the next partisan fight or fade?
board-always-fade = Always fade
board-always-fade-note = A standing order: this is not asked again until you revoke it.
order-fade = Partisans fade
order-stand = Partisans fight
order-support = Partisans support attacks
order-no-support = Partisans support nobody
order-accept = Support and markers are accepted
order-refuse = Support and markers are refused
order-retreat-below-30 = Retreat below 30%
order-retreat-below-50 = Retreat below 50%
order-retreat-below-70 = Retreat below 70%
order-retreat-below-0 = Never retreat
order-cheapest = Losses cheapest first
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
board-abbr-IPP = industrial production points
