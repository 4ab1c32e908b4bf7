game-title = Partisans
game-tagline = Global War 1936-45
game-credits = D’après « Partisans », une extension de Global War 1936-1945. Le jeu de base est le nôtre. Adaptation non officielle.

## Options

option-scenario = Scénario
    .help = Où commence la guerre.
option-partisans_expansion = Partisans
    .help = Joue avec l’extension ; sans elle, le jeu de base seul.
option-asia_active = L’Asie en 1943
    .help = En 1943, le Japon, le KMT et le PCC jouent aussi.
option-setup_uprisings = Soulèvements de 1936
    .help = Partisans contrôlés par l’Italie au Cachemire et en Transjordanie.
option-vichy = Armistice
    .help = La chute de Paris peut amener un armistice dans le Midi.
option-east_west_war = Guerre Est-Ouest
    .help = Alliés et Komintern peuvent se combattre dès 1939.
option-underground_bonus = Bonus de la clandestinité
    .help = Les partisans en zone étrangère rapportent des points.
option-fade_scope = Durée de l’esquive
    .help = Combien de temps un partisan qui s’esquive est à l’abri.
option-generation_optional = Génération facultative
    .help = Une puissance peut renoncer à ses jets de génération.
option-conquered_zones_generate = Les conquêtes perdues génèrent
    .help = Qui perd une conquête y lance aussi pour des partisans.
option-chinese_pool = Pièces chinoises
    .help = Quelles pièces le KMT et le PCC utilisent.
option-pool_limits = Pièces limitées
    .help = Les nombres de pièces imprimés sont des limites.
option-marker_consent = Accord pour le ravitaillement
    .help = Une autre alliance peut refuser un marqueur de ravitaillement.
option-marker_bonus_effect = Effet d’un marqueur
    .help = Ce que coûte ou détruit un 4 à 6 avec un marqueur.
option-support_duration = Durée de l’appui
    .help = Combien de temps compte l’appui à l’invasion.
option-strict_through = Blocage sévère
    .help = Le ravitaillement ne peut ni commencer ni finir en zone bloquée.
option-transform_at_peace = Soulèvement en paix
    .help = Les partisans peuvent se transformer en zone neutre ou en paix.
option-truce_binds_partisans = La trêve lie les partisans
    .help = La trêve du KMT et du PCC vaut aussi pour leurs partisans.
option-raid_and_act = Raid et action
    .help = Un partisan peut faire un raid et agir au même tour.
option-scenario-usual = Habituel : 1943 à deux, sinon 1939
option-scenario-1936 = 1936 : toute la guerre
option-scenario-1939 = 1939
option-scenario-1943 = 1943 : l’Europe clandestine
option-fade_scope-turn = le tour de la puissance
option-fade_scope-game_round = toute la manche
option-fade_scope-combat_round = le round de combat
option-chinese_pool-house = pièces propres
option-chinese_pool-shared = celles de l’URSS et des États-Unis
option-chinese_pool-unlimited = illimitées
option-marker_bonus_effect-natural = le nombre obtenu
option-marker_bonus_effect-capped3 = trois au plus
option-support_duration-round1 = le premier round
option-support_duration-whole_battle = toute la bataille
preset-europe_1943 = L’Europe clandestine
    .help = 1943 à deux joueurs.
preset-war_1939 = La guerre dès 1939
    .help = 1939 à trois joueurs.
preset-whole_war = Toute la guerre
    .help = 1936 à trois joueurs.
preset-six_1939 = Six à table
    .help = 1939 à six joueurs.
preset-harsh_underground = Clandestinité sévère
    .help = 1943 à trois ; les partisans bloquent davantage.

## Questions

prompt-purchase = { $power } achète : il reste { $cash } IPP.
prompt-combat-movement = { $power } se déplace pour attaquer.
prompt-move-to = { $power } : où va { $unit } ({ $zone }) ?
prompt-walk-to = { $power } : où va le partisan ?
prompt-transform-with = { $power } : avec quel partisan ?
prompt-combat = { $power } combat : batailles, traques, actions de partisans.
prompt-party = { $power } : qui traque les partisans de { $other } ({ $zone }) ?
prompt-sabotage-target = { $power } : que saboter ?
prompt-spend-marker = { $power } : dépenser le marqueur de ravitaillement ?
prompt-raid-party = { $power } : qui participe au raid ({ $zone }) ?
prompt-invasion-support = { $power } : appuyer l’attaque ({ $zone }) ?
prompt-support-consent = { $power } : accepter l’appui des partisans de { $other } ?
prompt-boost = { $power } : quel attaquant frappe à 1 de plus ({ $zone }) ?
prompt-share-hits =
    { $power }, { $zone } : { $n ->
        [one] qui prend le coup
        *[other] qui prend le premier des { $n } coups
    } ?
prompt-defender-losses =
    { $power }, { $zone } : { $n ->
        [one] choisissez une unité qui tombe
        *[other] choisissez { $n } unités qui tombent
    }.
prompt-attacker-losses =
    { $power }, { $zone } : { $n ->
        [one] choisissez une unité qui tombe
        *[other] choisissez { $n } unités qui tombent
    }.
prompt-retreat = { $power } : continuer ou se replier ({ $zone }) ?
prompt-hunt-on = { $power } : poursuivre la traque de { $other } ({ $zone }) ?
prompt-partisan-losses =
    { $power } décide : { $n ->
        [one] un partisan tombe
        *[other] { $n } partisans tombent
    } ({ $zone }). Lequel ?
prompt-fade = { $power } : le partisan combat-il ou s’esquive-t-il ({ $zone }) ?
prompt-hunter-losses =
    { $power }, { $zone } : { $n ->
        [one] choisissez un chasseur qui tombe
        *[other] choisissez { $n } chasseurs qui tombent
    }.
prompt-non-combat-movement = { $power } déplace le reste.
prompt-place-units = { $power } place ses achats.
prompt-lend-lease =
    { $stock ->
        [0] { $power } peut prêter ou aider.
        [one] { $power } peut aider : un marqueur en stock.
        *[other] { $power } peut aider : { $stock } marqueurs en stock.
    }
prompt-loan = { $power } : combien pour { $other } ?
prompt-marker-consent = { $power } : accepter un marqueur de { $other } ?
prompt-generation = { $power } lance pour des partisans dans { $n } zones.
prompt-wait = { $actor } décide pour { $power }.
prompt-over = La guerre est finie.

## Kinds of questions

occasion-start_of_turn = Début du tour
occasion-purchase = Achats
occasion-combat_movement = Mouvement de combat
occasion-combat = Combat
occasion-battle = Bataille
occasion-invasion_support = Appui à l’invasion
occasion-support_consent = Accord pour l’appui
occasion-boost = Attaquant appuyé
occasion-share_hits = Répartition des coups
occasion-defender_losses = Pertes du défenseur
occasion-attacker_losses = Pertes de l’attaquant
occasion-retreat = Repli
occasion-hunt = Traque
occasion-hunt_on = Poursuite de la traque
occasion-partisan_losses = Partisans perdus
occasion-fade = Combattre ou s’esquiver
occasion-hunter_losses = Chasseurs perdus
occasion-raid = Raid
occasion-non_combat_movement = Mouvement hors combat
occasion-place_units = Placement
occasion-lend_lease = Aide
occasion-marker_consent = Accord pour le ravitaillement
occasion-generation = Génération de partisans
occasion-collect_income = Revenus
occasion-round_end = Fin de la manche
occasion-over = La fin

## Actions

verb-pass = Passer
verb-buy = Acheter { $unit }
verb-buy_partisan = Acheter un partisan
verb-buy_marker = Acheter un marqueur de ravitaillement
verb-repair = Réparer { $facility } ({ $zone })
verb-influence = Influencer { $minor }
verb-war = Déclarer la guerre à { $power }
verb-move = Déplacer { $unit } ({ $zone })
verb-to = Vers { $zone }
verb-through = Par { $zone }
verb-sail = Par mer vers { $zone }
verb-rail = Par rail vers { $zone }
verb-walk = Marcher depuis { $zone }
verb-disband = Dissoudre ({ $zone })
verb-transform = Former une milice ({ $zone })
verb-with = Avec ce partisan ({ $zone })
verb-arm = Armer le partisan ({ $zone })
verb-resolve = Combattre pour { $zone }
verb-hunt = Traquer les partisans de { $power } ({ $zone })
verb-send = Envoyer { $unit }
verb-begin = Commencer
verb-recruit = Recruter ({ $zone })
verb-sabotage = Saboter ({ $zone })
verb-target = Saboter { $facility }
verb-disrupt = Perturber les ressources ({ $zone })
verb-spend = Dépenser le marqueur
verb-keep = Garder le marqueur
verb-raid = Raid ({ $zone })
verb-join = Participer au raid ({ $zone })
verb-support = Appuyer l’invasion ({ $zone })
verb-accept = Accepter
verb-refuse = Refuser
verb-boost =
    { $gain ->
        [0] +1 pour { $attacker }
        *[other] +1 pour { $attacker } (a +{ $gain })
    }
verb-hit = Un coup sur { $power }
verb-lose = Perdre { $unit }
verb-lose_attacker = Perdre { $attacker }
verb-give_up = Perdre un partisan ({ $power })
verb-fight = Continuer
verb-retreat = Se replier vers { $zone }
verb-fade = S’esquiver ({ $zone })
verb-stand = Combattre ({ $zone })
verb-hunt_on = Poursuivre
verb-stop = Arrêter
verb-place = Placer { $unit } ({ $zone })
verb-infiltrate = Partisan vers { $zone }
verb-lend = Prêter à { $power }
verb-amount = { $amount } IPP
verb-aid = Aider un camp en Espagne
verb-give = Ravitailler le partisan ({ $zone })
verb-roll = Lancer
verb-skip = Ne pas lancer ({ $zone })

## Refusals

refusal-not-now = Pas maintenant.
refusal-not-your-turn = Un autre doit répondre.
refusal-too-dear = Pas assez d’argent.
refusal-not-for-sale = Ce n’est plus en vente.
refusal-enough-bought = On ne peut plus en acheter ce tour.
refusal-only-ccp-buys-partisans = Seul le PCC peut acheter des partisans.
refusal-no-piece-left = Il ne reste aucune pièce.
refusal-no-marker-left = Il ne reste aucun marqueur.
refusal-nothing-to-repair = Il n’y a rien à réparer.
refusal-out-of-supply = Il n’y a pas de ligne de ravitaillement.
refusal-nobody-to-influence = Personne à influencer maintenant.
refusal-not-to-be-influenced = Cette nation ne peut être influencée.
refusal-no-declaration = Le calendrier ne permet pas cette déclaration.
refusal-nothing-to-attack = Il n’y a rien à attaquer.
refusal-no-such-unit = Il n’y a pas d’unité qui le puisse.
refusal-map-full = La carte est pleine.
refusal-not-reached = L’unité ne peut y aller.
refusal-not-through = On ne passe pas par là.
refusal-no-crossing = Elle ne peut y naviguer.
refusal-does-not-walk = Ce partisan ne marche pas maintenant.
refusal-no-transformation = Aucune milice ne peut s’y former.
refusal-no-ripe-marker = Il n’a pas de marqueur utilisable.
refusal-not-yours = Ce partisan n’est pas à vous.
refusal-unresolved = Des batailles restent à livrer.
refusal-nothing-to-resolve = Il n’y a rien à y disputer.
refusal-nothing-to-hunt = Il n’y a pas de partisans à traquer.
refusal-nobody-to-hunt = Personne n’y peut traquer.
refusal-not-to-be-hunted = Ces partisans ne peuvent y être traqués.
refusal-faded = Ils se sont esquivés.
refusal-no-partisan-for-it = Aucun partisan ne le pourrait.
refusal-no-action = Ce partisan n’a pas d’action ici.
refusal-nothing-to-sabotage = Rien de plus n’y peut être endommagé.
refusal-nobody-to-pay = Personne n’y pourrait payer.
refusal-no-raid = Personne n’y peut faire de raid.
refusal-cannot-support = Ce partisan ne peut appuyer l’attaque.
refusal-cannot-take-hit = Cette puissance ne peut subir d’autre coup.
refusal-must-retreat = L’attaque doit cesser.
refusal-no-way-back = Aucun repli ne mène là.
refusal-not-in-it = Il n’en fait pas partie.
refusal-not-its-turn = Un autre partisan répond d’abord.
refusal-nowhere-to-go = Elle ne peut aller nulle part.
refusal-no-rail-capacity = Plus de transport par rail ce tour.
refusal-rail-blocked = Des partisans bloquent la ligne.
refusal-no-rail = Aucune voie ferrée n’y mène.
refusal-nothing-to-place = Il n’y a rien à placer.
refusal-not-there = On ne peut le placer là.
refusal-nothing-to-lend = Il n’y a rien à prêter.
refusal-not-yet = Pas avant 1940.
refusal-no-recipient = On ne peut rien leur prêter.
refusal-no-aid = Il n’y a personne à aider.
refusal-no-marker = Aucun marqueur en stock.
refusal-no-such-partisan = Ce partisan n’existe pas.
refusal-has-acted = Il a déjà agi.
refusal-holds-marker = Il a déjà un marqueur.
refusal-has-refused = Il a refusé ce tour.
refusal-frozen = Cette zone est gelée.
refusal-must-roll = Ce jet est obligatoire.
refusal-no-roll-there = Il n’y a pas de jet à décliner.
refusal-never-moves = Elle ne bouge jamais.
refusal-has-moved = Elle a déjà bougé ce tour-ci.
refusal-has-fought = Elle a combattu ou chassé ce tour-ci.
refusal-locked = Une guerre limitée l’y retient.
refusal-does-not-hunt = Seules l’infanterie, la milice et la cavalerie chassent.
refusal-has-raided = Il a déjà fait un raid ce tour-ci.
refusal-at-home = Son propre camp tient la zone.
refusal-truce = La trêve l’interdit.
refusal-in-own-combat = Seulement dans son propre combat.
refusal-before-a-battle = Seulement avant une bataille dans sa zone.
refusal-in-place-step = Plus tard : à la remise des marqueurs.

## What happened

log-turn = Manche { $round } ({ $year }) : { $power }.
log-bought = { $power } achète : { $unit }.
    .you = Vous achetez pour { $power } : { $unit }.
log-bought-partisan = { $power } achète un partisan.
    .you = Vous achetez un partisan pour { $power }.
log-bought-marker = { $power } achète un marqueur de ravitaillement.
    .you = Vous achetez un marqueur de ravitaillement pour { $power }.
log-repaired = { $power } répare : { $facility } ({ $zone }).
    .you = Vous réparez : { $facility } ({ $zone }).
log-influence = { $power } lance { $die } et gagne de l’influence : { $minor }.
    .you = Vous lancez { $die } : { $power } gagne de l’influence ({ $minor }).
log-influence-failed = { $power } lance { $die } et n’obtient rien : { $minor }.
    .you = Vous lancez { $die } : { $power } n’obtient rien ({ $minor }).
log-aligned = { $minor } rejoint { $power }.
log-war = { $power } et { $other } sont en guerre.
    .you = Vous êtes en guerre : { $power } contre { $other }.
log-truce = Trêve entre KMT et PCC.
log-controlled = { $minor } combat sous { $power } contre { $other }.
log-limited-war = { $power } attaque { $minor } : une guerre limitée.
log-returned = { $zone } revient à son seigneur de guerre.
log-moved = { $power } déplace : { $unit }, de { $from } à { $to }.
    .you = Vous déplacez : { $unit }, de { $from } à { $to }.
log-railed = { $power } envoie par le rail : { $unit }, de { $from } à { $to }.
    .you = Vous envoyez par le rail : { $unit }, de { $from } à { $to }.
log-crossed = { $power } fait passer la mer : { $unit }, de { $from } à { $to }, avec un { $die }.
    .you = Vous faites passer la mer : { $unit }, de { $from } à { $to }, avec un { $die }.
log-sunk = { $power } perd en mer : { $unit }, entre { $from } et { $to }, avec un { $die }.
    .you = Vous perdez en mer : { $unit }, entre { $from } et { $to }, avec un { $die }.
log-placed = { $power } place : { $unit } ({ $zone }).
    .you = Vous placez : { $unit } ({ $zone }).
log-lent = { $power } prête { $amount } IPP à { $other }.
    .you = Vous prêtez { $amount } IPP à { $other } pour { $power }.
log-spanish-aid = { $power } aide un camp en Espagne.
log-spain-nationalist = Un { $die } décide : l’Espagne devient nationaliste.
log-spain-republican = Un { $die } décide : l’Espagne reste une république.
log-income = { $power } perçoit { $income } IPP{ $lost ->
        [0] .
       *[other]  ; { $lost } sont coupés.
    }
    .you = Vous percevez { $income } IPP pour { $power }{ $lost ->
            [0] .
           *[other]  ; { $lost } sont coupés.
        }
log-battle = { $power } attaque { $zone }.
    .you = Vous attaquez { $zone } avec { $power }.
log-attack = { $zone }, round { $round } : { $power } attaque et lance { $dice }, { $hits ->
        [0] aucun ne touche
        [one] un seul touche
       *[other] { $hits } touchent
    }.
    .you = { $zone }, round { $round } : vous attaquez et lancez { $dice }, { $hits ->
            [0] aucun ne touche
            [one] un seul touche
           *[other] { $hits } touchent
        }.
log-defence = { $zone }, round { $round } : la défense lance { $dice }, { $hits ->
        [0] aucun ne touche
        [one] un seul touche
       *[other] { $hits } touchent
    }.
log-lost = { $power } perd : { $unit } ({ $zone }).
    .you = Vous perdez : { $unit } ({ $zone }).
log-retreated = { $power } se replie de { $zone } à { $to }.
    .you = Vous vous repliez de { $zone } à { $to }.
log-stranded = { $power } ne peut plus sortir de { $zone } et y est perdu.
    .you = Vous ne pouvez plus sortir de { $zone } et y êtes perdu.
log-captured = { $power } prend { $zone } à { $other }.
    .you = Vous prenez { $zone } à { $other }.
log-liberated = { $power } libère { $zone } pour { $other }.
    .you = Vous libérez { $zone } pour { $other }.
log-armistice = Armistice : le Midi passe à { $power }.
log-boosted = Des partisans appuient : { $attacker }, 1 de mieux.
log-raid = Des partisans de { $power } font un raid ({ $zone }).
    .you = Vos partisans font un raid ({ $zone }).
log-raiders-lost = Les partisans du raid de { $power } tombent ({ $zone }).
    .you = Vos partisans du raid tombent ({ $zone }).
log-walked = Un partisan va de { $from } à { $zone }.
log-disbanded = Un partisan de { $power } se dissout ({ $zone }).
    .you = Votre partisan se dissout ({ $zone }).
log-transformed = Des partisans de { $power } forment une milice ({ $zone }).
    .you = Vos partisans forment une milice ({ $zone }).
log-armed = Un partisan de { $power } devient milice ({ $zone }).
    .you = Votre partisan devient milice ({ $zone }).
log-supported = Un partisan de { $power } appuie l’attaque ({ $zone }) et lance { $die } : { $result }.
    .you = Votre partisan appuie l’attaque ({ $zone }) et lance { $die } : { $result }.
log-support-refused = L’appui de { $power } est refusé ({ $zone }).
    .you = Votre appui est refusé ({ $zone }).
log-hunt = { $hunter } traque les partisans de { $power } ({ $zone }) et lance { $dice } : { $hits ->
        [0] aucun ne touche
        [one] un seul touche
       *[other] { $hits } touchent
    }.
    .you = Vous traquez les partisans de { $power } ({ $zone }) et lancez { $dice } : { $hits ->
            [0] aucun ne touche
            [one] un seul touche
           *[other] { $hits } touchent
        }.
log-partisan-lost = Un partisan de { $power } riposte avec un { $die } et tombe ({ $zone }).
    .you = Votre partisan riposte avec un { $die } et tombe ({ $zone }).
log-partisan-lost-hits = Un partisan de { $power } tombe, mais son { $die } touche ({ $zone }).
    .you = Votre partisan tombe, mais son { $die } touche ({ $zone }).
log-faded = Un partisan de { $power } s’esquive ({ $zone }).
    .you = Votre partisan s’esquive ({ $zone }).
log-stood = Des partisans de { $power } font front ({ $zone }) et lancent { $dice } : { $hits ->
        [0] aucun ne touche
        [one] un seul touche
       *[other] { $hits } touchent
    }.
    .you = Vos partisans font front ({ $zone }) et lancent { $dice } : { $hits ->
            [0] aucun ne touche
            [one] un seul touche
           *[other] { $hits } touchent
        }.
log-hunter-lost = { $power } perd à la traque : { $unit } ({ $zone }).
    .you = Vous perdez à la traque : { $unit } ({ $zone }).
log-recruited = Un partisan de { $power } recrute ({ $zone }) et lance { $die } : { $result }.
    .you = Votre partisan recrute ({ $zone }) et lance { $die } : { $result }.
log-sabotaged = Un partisan de { $power } sabote : { $facility } ({ $zone }), et lance { $die } : { $result }{ $points ->
        [0] .
        [one] , un point de dégâts.
       *[other] , { $points } points de dégâts.
    }
    .you = Votre partisan sabote : { $facility } ({ $zone }), et lance { $die } : { $result }{ $points ->
            [0] .
            [one] , un point de dégâts.
           *[other] , { $points } points de dégâts.
        }
log-disrupted = Un partisan de { $power } perturbe le revenu ({ $zone }) et lance { $die } : { $result }{ $paid ->
        [0] .
       *[other] , { $victim } paie { $paid } IPP.
    }
    .you = Votre partisan perturbe le revenu ({ $zone }) et lance { $die } : { $result }{ $paid ->
            [0] .
           *[other] , { $victim } paie { $paid } IPP.
        }
log-infiltrated = Un partisan du PCC apparaît ({ $zone }).
log-supplied = { $lender } ravitaille les partisans de { $power } ({ $zone }) et lance { $die } : { $result }.
    .you = Vous ravitaillez les partisans de { $power } ({ $zone }) et lancez { $die } : { $result }.
log-marker-refused = { $power } refuse le marqueur de { $lender } ({ $zone }).
    .you = Vous refusez le marqueur de { $lender } ({ $zone }).
log-skipped = { $power } ne lance pas ({ $zone }).
    .you = Vous ne lancez pas ({ $zone }).
log-generated = Un { $die } : un partisan de { $power } apparaît ({ $zone }).
    .you = Un { $die } : un de vos partisans apparaît ({ $zone }).
log-generation-rolls = { $power } lance pour des partisans : { $dice }.
    .you = Vous lancez pour des partisans : { $dice }.
log-set-up = La guerre commence en { $year }.
log-funds = { $power } commence avec { $income } IPP.
log-uprising = Des partisans de { $power } se sont soulevés ({ $zone }).
    .you = Vos partisans se sont soulevés ({ $zone }).
log-dispersed = Un partisan de { $power } rentre chez lui ({ $zone }) : la zone est à son alliance.
    .you = Votre partisan rentre chez lui ({ $zone }) : la zone est à votre alliance.
log-nobody-came = Un { $die } : aucun partisan de { $power } n’apparaît ({ $zone }).
    .you = Un { $die } : aucun de vos partisans n’apparaît ({ $zone }).
log-marker-returned = Un marqueur de ravitaillement de { $power } n’a pas servi et revient ({ $zone }).
    .you = Votre marqueur de ravitaillement n’a pas servi et revient ({ $zone }).
log-seen-again = Un partisan de { $power } peut de nouveau être traqué ({ $zone }).
    .you = Votre partisan peut de nouveau être traqué ({ $zone }).
log-standing = { $alliance } : { $points } points, { $score } par rapport au par.
log-won = { $alliance } : à eux la victoire.
log-soul = Âme de la résistance : { $seats }.
log-left = { $seat } s’en va.
log-round-ends = La manche { $round } est finie.
result-success = c’est réussi
result-nothing = sans effet
result-failure = c’est manqué et le partisan tombe

## Ends

end-sudden-win = L’Axe submerge le monde.
end-axis-defeated = L’Axe est vaincu.
end-last-round = La dernière manche est finie ; on compare les scores.
end-agreed = Tous sont d’accord pour finir la partie : le score actuel décide.

## Nouns

power-germany = Allemagne
power-ussr = URSS
power-japan = Japon
power-ccp = PCC
power-kmt = KMT
power-uk = Grande-Bretagne
power-france = France
power-italy = Italie
power-usa = États-Unis
alliance-axis = Axe
alliance-allies = Alliés
alliance-comintern = Komintern
unit-armour = blindés
unit-mechanised = motorisés
unit-artillery = artillerie
unit-cavalry = cavalerie
unit-infantry = infanterie
unit-mountain_infantry = infanterie de montagne
unit-militia = milice
facility-factory = usine
facility-port = port
facility-railway = voie ferrée
attacker-by-land = { $unit }
attacker-by-sea = { $unit } (par mer)
minor-mexico = Mexique
minor-colombia = Colombie
minor-brazil = Brésil
minor-norway = Norvège
minor-sweden = Suède
minor-denmark = Danemark
minor-finland = Finlande
minor-netherlands = Pays-Bas
minor-belgium = Belgique
minor-spain = Espagne
minor-austria = Autriche
minor-czechoslovakia = Tchécoslovaquie
minor-hungary = Hongrie
minor-poland = Pologne
minor-baltic = Pays baltes
minor-romania = Roumanie
minor-bulgaria = Bulgarie
minor-yugoslavia = Yougoslavie
minor-greece = Grèce
minor-turkey = Turquie
minor-ethiopia = Éthiopie
minor-iraq = Irak
minor-persia = Perse
minor-afghanistan = Afghanistan
minor-siam = Siam
minor-mongolia = Mongolie
minor-kansu = Kansou
minor-shansi = Chan-si
minor-suiyuan = Souei-yuan
minor-hopeh = Hopeh
minor-shantung = Chan-tong
minor-kwangsi = Kouang-si
minor-yunnan = Yun-nan
minor-tsinghai = Tsing-hai
minor-sinkiang = Sin-kiang
zone-afghanistan = Afghanistan
zone-alaska = Alaska
zone-algeria = Algérie
zone-alsace = Alsace-Lorraine
zone-amur = Amour
zone-anatolia = Anatolie
zone-andalusia = Andalousie
zone-aquitaine = Aquitaine
zone-archangel = Arkhangelsk
zone-australia = Australie
zone-austria = Autriche
zone-baltic_states = Pays baltes
zone-bavaria = Bavière
zone-belarus = Biélorussie
zone-belgium = Belgique
zone-berlin = Berlin
zone-bohemia = Bohême
zone-bombay = Bombay
zone-brazil = Brésil
zone-bulgaria = Bulgarie
zone-burma = Birmanie
zone-calcutta = Calcutta
zone-canada = Canada
zone-castile = Castille
zone-catalonia = Catalogne
zone-colombia = Colombie
zone-cyrenaica = Cyrénaïque
zone-delhi = Delhi
zone-denmark = Danemark
zone-east_indies = Indes néerlandaises
zone-eastern_manchuria = Mandchourie orientale
zone-eastern_poland = Pologne orientale
zone-eastern_yugoslavia = Yougoslavie orientale
zone-egypt = Égypte
zone-equatorial_africa = Afrique équatoriale française
zone-ethiopia = Éthiopie
zone-finland = Finlande
zone-formosa = Formose
zone-french_west_africa = Afrique occidentale française
zone-gibraltar = Gibraltar
zone-great_lakes = Grands Lacs
zone-great_plains = Grandes Plaines
zone-greece = Grèce
zone-hanoi = Hanoï
zone-hawaii = Hawaï
zone-hokkaido = Hokkaido
zone-honan = Honan
zone-hopeh = Hopeh
zone-hunan = Hunan
zone-hungary = Hongrie
zone-iraq = Irak
zone-irkutsk = Irkoutsk
zone-istanbul = Istanbul
zone-italian_east_africa = Afrique orientale italienne
zone-jehol = Jehol
zone-kansu = Kansou
zone-kashmir = Cachemire
zone-kazakhstan = Kazakhstan
zone-kenya = Kenya
zone-kharkov = Kharkov
zone-kiev = Kiev
zone-konigsberg = Königsberg
zone-korea = Corée
zone-kursk = Koursk
zone-kwangsi = Kouang-si
zone-kwangtung = Kouang-tong
zone-kyushu = Kyushu
zone-leningrad = Léningrad
zone-london = Londres
zone-malaya = Malaisie et Singapour
zone-mexico = Mexique
zone-midlands = Midlands
zone-mongolia = Mongolie
zone-morocco = Maroc
zone-moscow = Moscou
zone-nanking = Nankin
zone-netherlands = Pays-Bas
zone-new_guinea = Nouvelle-Guinée
zone-new_york = New York
zone-normandy = Normandie
zone-north_caucasus = Caucase du Nord
zone-northern_italy = Italie du Nord
zone-northern_manchuria = Mandchourie du Nord
zone-norway = Norvège
zone-odessa = Odessa
zone-panama = Panama
zone-paris = Paris
zone-persia = Perse
zone-philippines = Philippines
zone-romania = Roumanie
zone-rome = Rome
zone-ruhr = Allemagne de l’Ouest
zone-saigon = Saïgon
zone-scotland = Écosse
zone-shansi = Chan-si
zone-shantung = Chan-tong
zone-shensi = Chen-si
zone-siam = Siam
zone-sicily = Sicile
zone-silesia = Silésie
zone-sinkiang = Sin-kiang
zone-slovakia = Slovaquie
zone-smolensk = Smolensk
zone-south_africa = Afrique du Sud
zone-southeast_us = Sud-Est des États-Unis
zone-southern_france = Midi de la France
zone-southern_italy = Italie du Sud
zone-stalingrad = Stalingrad
zone-sudan = Soudan
zone-suiyuan = Souei-yuan
zone-sweden = Suède
zone-syria = Syrie
zone-szechwan = Sseu-tchouan
zone-texas = Texas
zone-tokyo = Tokyo
zone-trans_jordan = Transjordanie
zone-transbaikal = Transbaïkalie
zone-transcaucasia = Transcaucasie
zone-tripolitania = Tripolitaine
zone-tsinghai = Tsing-hai
zone-tunisia = Tunisie
zone-urals = Oural
zone-vladivostok = Vladivostok
zone-warsaw = Varsovie
zone-washington = Washington
zone-western_manchuria = Mandchourie occidentale
zone-western_siberia = Sibérie occidentale
zone-western_us = Ouest des États-Unis
zone-western_yugoslavia = Yougoslavie occidentale
zone-yunnan = Yun-nan

## What the table shows

view-round = Manche
view-power = Tour de
view-ending = Fin
view-owner = Zones
view-status = Comment les zones ont été acquises
view-right = Jette pour des partisans
view-claims = Droits mineurs
view-damage = Dégâts
view-taken_from = Prises ce tour à
view-units = Unités
view-partisans = Partisans
view-cash = IPP
view-queue = Achetées, non placées
view-stock = Marqueurs de ravitaillement en réserve
view-wars = Guerres
view-limited = Pays mineurs attaqués, par
view-influence = Influence
view-spain = Espagne
view-nationalist_aid = Aide aux nationalistes
view-republican_aid = Aide à la République
view-armistice = Armistice de la France
view-paris = Paris pris par
view-shipped = Envoyées par mer
view-railed = Envoyées par rail
view-bought = Achetées ce tour
view-influenced = Influence tentée
view-lent = IPP prêtés
view-aided = Espagne aidée
view-skipped = Zones sans jet
view-gone = Partis
view-boosts = Attaquants soutenus
view-zone = Zone
view-controller = Contrôle
view-marks = Marques
view-unit = Unité
view-by_sea = Par mer
view-gain = Gain
view-factory = Usine
view-port = Port
view-railway = Chemin de fer
power-minor = neutre
unit-partisan = partisan
status-original = d'origine
status-aligned = alignée
status-controlled = contrôlée
status-captured = conquise
status-gained = acquise plus tôt
spain-open = guerre civile
spain-nationalist = nationaliste
spain-republican = républicaine
ending-sudden_win = victoire soudaine
ending-axis_defeated = Axe vaincu
ending-last_round = dernière manche
mark-mountain = montagne
mark-acted = a agi
mark-moved = a bougé
mark-raided = a fait un raid
mark-refused = a refusé le ravitaillement
mark-faded = disparu
mark-fresh = ravitaillé, dès son prochain tour
mark-ripe = ravitaillé
mark-declined = soutien refusé
mark-hit = touché
mark-raiding = fait un raid

## Seats

seat-2-1 = Axe
seat-2-2 = Alliés et Komintern
seat-3-1 = Axe
seat-3-2 = Alliés
seat-3-3 = Komintern

## First steps

primer-1 = Le monde en guerre, de 1936 à 1945. Neuf puissances en trois alliances, et derrière chaque front les partisans.
    .title = De quoi il s’agit
primer-2 = Les zones rapportent revenus et points de victoire. Votre alliance joue contre son pair : gagne qui le dépasse le plus.
    .title = Le but
primer-3 = Chaque puissance achète, se déplace et attaque, combat avec des dés à douze faces, se déplace par rail, place ses achats et touche ses revenus.
    .title = Un tour
primer-4 = Les zones prises jettent les dés pour des partisans. Sans garde, ils coupent rail et ravitaillement, brûlent l’argent, sabotent les usines, deviennent milice.
    .title = Partisans
primer-5 = Une unité de type infanterie par partisan garde la ligne ouverte. Traquez en nombre ; les partisans peuvent s’évanouir. À la fin, le pair décide.
    .title = Gardes et traques
primer-6 = Une zone a la couleur de son maître ; les losanges sont des partisans. Le panneau clandestin dit ce que chacun bloque et peut faire.
    .title = Lire la carte
coach-purchase = Achetez d’abord de l’infanterie ; la milice garde à bas prix.
coach-combat = Combattez où les chances sont bonnes ; traquez avec ce qui est libre.

## The board

board-sheet = Ta décision
board-tab-record = Journal
board-tab-talk = Parole
board-tab-map = Zone
board-tab-turn = Tour
board-tab-under = Maquis
board-tab-score = Score
board-theatres = Théâtres de guerre
board-theatre-europe = Europe
board-theatre-china = Chine et Japon
board-theatre-world = Le monde
board-theatre-short-europe = Europe
board-theatre-short-china = Chine
board-theatre-short-world = Monde
board-theatre-signs = *S2 : deux partisans de S ; D3 : zone de D avec trois unités ; n : neutre ; /F1 : une unité de F s’y trouve aussi ; + voir dessous
board-zones = Zones en question
board-told = { $what } : { $said }
board-map-of = Carte : { $theatre }. Les flèches la déplacent, plus et moins l’approchent et l’éloignent.
board-zoom = Plus près, plus loin
board-nearer = Plus près
board-farther = Plus loin
board-whole = Tout le théâtre
board-frozen = gelé en 1943
board-tools = Panneaux
board-close = Fermer
board-list = Liste
board-standing = Consignes
board-standing-note = Plus de question tant que tu ne changes rien ; personne ne t’attend.
board-standing-ask = Me demander
board-standing-usual = Consignes habituelles partout
board-standing-none-left = Tout a sa consigne.
board-preset = À cette table lente, les consignes habituelles sont données pour toi : personne n’attend.
board-preset-change = Les changer
board-topic-fade = Partisans traqués
board-topic-support = Appui
board-topic-consent = Offres d’autrui
board-topic-retreat = Retraite
board-topic-losses = Pertes
board-history = Histoire
board-history-now = Maintenant
board-history-start = Début de la guerre, { $year }
board-history-round = Fin de la manche { $round }, { $year }
board-lit = peut agir
board-search = Chercher une zone : k, usine, partisans
board-search-hits =
    { $n ->
        [one] une zone
        *[other] { $n } zones
    }
board-partisans-word = partisans
board-percent = { $n } %
board-when =
    { $half ->
        [1] janvier
        *[other] juillet
    } { $year }
board-round-of = { $round } sur { $rounds }
board-turn-of = { $power } : le tour
board-power-germany = Allemagne
board-power-ussr = URSS
board-power-japan = Japon
board-power-ccp = PCC
board-power-kmt = KMT
board-power-uk = G.-Bretagne
board-power-france = France
board-power-italy = Italie
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
board-partisan-germany = allemand
board-partisan-ussr = soviétique
board-partisan-japan = japonais
board-partisan-ccp = PCC
board-partisan-kmt = KMT
board-partisan-uk = britannique
board-partisan-france = français
board-partisan-italy = italien
board-partisan-usa = américain
board-phase-buy = Achats
board-phase-march = Marche
board-phase-combat = Combats
board-phase-move = Routes
board-phase-place = Poser
board-phase-uprising = Révolte
board-tab-of-buy = Tes achats
board-tab-of-march = Ta marche
board-tab-of-combat = Tes combats
board-tab-of-move = Tes routes
board-tab-of-place = Tes renforts
board-tab-of-aid = Ton aide
board-tab-of-uprising = Révolte
board-left-buy =
    { $cash } IPP, { $queued ->
        [0] rien de commandé
        [one] une unité commandée
        *[other] { $queued } unités commandées
    }
board-left-march =
    { $n ->
        [0] aucune attaque
        [one] une zone attaquée
        *[other] { $n } zones attaquées
    }
board-left-picked = { $n } unités prises à { $zone }
board-left-battles =
    { $n ->
        [one] un combat
        *[other] { $n } combats
    }
board-left-hunts =
    { $n ->
        [one] une traque possible
        *[other] { $n } traques possibles
    }
board-left-acts =
    { $n ->
        [one] un partisan à jouer
        *[other] { $n } partisans à jouer
    }
board-left-nothing = rien à combattre
board-left-move = rail { $rail } sur { $rails }, mer { $sea } sur { $seas }
board-left-place =
    { $n ->
        [one] une unité
        *[other] { $n } unités
    }, { $markers ->
        [0] aucun marqueur
        [one] un marqueur
        *[other] { $markers } marqueurs
    }
board-left-aid =
    aide : { $n ->
        [0] aucun marqueur
        [one] un marqueur
        *[other] { $n } marqueurs
    }
board-left-uprising =
    { $n ->
        [0] aucune zone
        [one] une zone
        *[other] { $n } zones
    }
board-income = Revenu
board-income-note = IPP par tour
board-par = Face au par
board-par-note = rouge : maquis
board-par-words = { $points } points, { $bonus } pour le maquis, par { $par }
board-par-own =
    Toi : { $zones ->
        [one] une zone
        *[other] { $zones } zones
    } au maquis, bonus { $bonus }.
board-par-next =
    { $n ->
        [one] Une zone de plus
        *[other] { $n } zones de plus
    } : bonus { $bonus }.
board-underground = Maquis
board-underground-note =
    { $n ->
        [one] Un partisan
        *[other] { $n } partisans
    }, { $zones ->
        [one] une zone
        *[other] { $zones } zones
    } : bonus { $bonus }.
board-underground-none = Personne au maquis pour l’instant.
board-all-partisans = Tous les camps
board-pools = réserve { $pool } sur { $pieces }, marqueurs { $markers }
board-col-zone = Zone
board-col-way = Passage
board-col-behind = Derrière, et que casser
board-col-beyond = IPP derrière
board-col-here = IPP ici
board-col-guards = Gardes
board-col-works = réussit / perdu au D12
board-col-marker = avec marqueur
board-blocked-for = Fermé : { $power }
board-blocked-note = ni ravitaillement ni rail
board-open = Ouvert
board-open-note = { $n } de plus le fermeraient
board-hangs-none = rien n’en dépend
board-hangs =
    { $n ->
        [one] { $zones } en dépend
        *[other] { $zones } … ({ $n }) en dépendent
    }
board-hangs-cut = { $zones } coupé
board-has = { $n } présents
board-needs = il en faut { $n }
board-guards = Gardes : { $has }, il en faut { $needs }
board-partisans-n =
    { $n ->
        [one] un partisan
        *[other] { $n } partisans
    }
board-partisan-of = Partisan : { $power }
board-deed-sabotage = Sabotage
board-deed-disrupt = Désorganiser
board-deed-recruit = Recruter
board-deed-support = Appuyer une attaque
board-deed-give = Recevoir du matériel
board-deed-does-sabotage = { $what } : 1 à 3 dégâts
board-deed-does-disrupt = { $power } paie 1 à 3 IPP
board-deed-does-recruit = un de plus ici
board-deed-does-support = un attaquant gagne 1
board-deed-does-give = il garde un marqueur
board-deed-odds = réussit { $works } fois sur 12, perdu { $lost } fois sur 12
board-deed-odds-marker = réussit { $works } fois sur 12, avec un marqueur { $marker }, perdu { $lost } fois sur 12
board-in-12 = { $n } sur 12
board-nothing = rien
board-do-sabotage = Saboter
board-do-disrupt = Désorganiser
board-do-recruit = Recruter
board-supply = Ravitaillement
board-signs = Signes
board-sign-ready = partisan, avec la lettre de sa puissance
board-sign-acted = a agi
board-sign-faded = a disparu
board-sign-supplied = est ravitaillé
board-sign-mountain = partisan de montagne
board-sign-shut = ni ravitaillement ni rail
board-sign-foot = infanterie et milice
board-sign-rest = toutes les autres unités
board-sign-all = unités de tout genre ensemble
board-sign-guest = unités d’une autre puissance
board-sign-harm = points de dégâts
board-sign-letters = Partisans : { $list }
board-supply-of = { $power } : ravitaillement et rail
board-line-open = { $power } : ravitaillement, pointillé par mer
board-line-only = la seule ligne qui reste
board-line-shut = coupé : ni rail ni ravitaillement
board-ledger = Registre
board-ledger-note = Ce que chacun perçoit, ce que les partisans retiennent, qui peut déclarer la guerre.
board-calendar = Calendrier de guerre
board-col-power = Puissance
board-col-cash = Caisse
board-col-income = Revenu
board-col-lost = Perdu
board-col-cut = Coupé
board-col-pool = Pions
board-col-wars = En guerre avec
board-col-may = Peut déclarer à
board-pool-of = { $pool } sur { $pieces }
board-may-from = { $power } dès { $year }
board-may-drawn = { $power } dès { $year }, ou si entraîné
board-spain = Espagne : guerre civile. Aide { $nationalist } aux nationalistes, { $republican } à la République.
board-production = Production
board-production-note = { $power }, { $when }. Payé maintenant, posé à la fin du tour. GW-3.1
board-spent = dépensé
board-spent-of = sur { $cash } IPP,
board-spent-left = restent
board-col-unit = unité
board-col-values = att / déf / mvt
board-col-price = IPP
board-col-count = combien
board-col-cost = coût
board-ware-marker = Marqueur de matériel
board-ware-partisan = Partisan
board-ware-note-artillery = +1 à une infanterie
board-ware-note-armour = peut percer
board-ware-note-mountain_infantry = 2 par tour au plus
board-ware-note-militia = sans usine, sol propre
board-ware-note-marker = pour un partisan, { $n } pour tous
board-repair = Réparer { $facility }, { $zone }
board-sites = Où ils iront
board-sites-note = proposé
board-sites-none = Il n’y a pas d’usine où construire.
board-site-room = { $n } sur { $room }
board-front =
    { $n ->
        [0] au front
        [1] près du front
        *[other] à { $n } zones du front
    }
board-front-none = outre-mer
board-influence = Influence
board-influence-price = 1 IPP par jet
board-influence-note = Un jet pour une puissance mineure ; à côté, la chance qu’elle se rapproche de toi.
board-next-income = Prochain revenu : { $n } IPP.
board-ask-order = Commande pour { $cash } IPP.
board-ask-ordered =
    { $n ->
        [one] Une pièce
        *[other] { $n } pièces
    } pour { $cost } IPP, reste { $left }.
board-why-order = Le reste va en caisse. Hachuré : trop cher ou indisponible.
board-order =
    { $n ->
        [one] Commander une
        *[other] Commander { $n }
    }
board-order-none = Ne rien acheter
board-open-sheet = Feuille de production
board-end-buy = Fin des achats
board-end-march = Fin de la marche
board-end-combat = Fin des combats
board-end-move = Fin des routes
board-end-place = Fin de la pose
board-end-lend = Fin de l’aide
board-take-back = Reprendre
board-undo = Annuler
board-take-stack = Prendre la pile : { $zone }
board-march-attack = Attaquer { $zone } avec { $units } : { $percent } %
board-march-move = { $units } vers { $zone }
board-march-rail = { $units } vers { $zone }, { $n } par rail
board-march-sea = { $units } vers { $zone }, { $n } par mer
board-ask-march = Attaque avec une pile d’une zone éclairée.
board-why-march = Zones et noms éclairés : leurs unités peuvent atteindre un ennemi.
board-ask-target =
    { $n ->
        [one] Une unité
        *[other] { $n } unités
    } de { $zone } : choisis une zone à attaquer.
board-why-target = La chance vaut pour un combat à fond. On peut annuler jusqu’aux dés.
board-why-attack =
    { $zone }, jusqu’au bout : { $percent } %, { $lost ->
        [0] presque aucune perte.
        [one] environ une unité perdue.
        *[other] environ { $lost } unités perdues.
    }
board-prize-frees = Libère : { $what }.
board-prize-brings = Rapporte : { $what }.
board-attack = Attaquer { $zone }
board-why-hunt = { $percent } % de toucher au premier tour : { $killed } tués, { $lost } chasseurs perdus en moyenne. Puis ils peuvent s’effacer.
board-means-backing = sont les chances de l’attaque sans et avec un soutien réussi.
board-why-sea = Chaque traversée arrive à { $percent } %.
board-ask-move = Choisis une pile à déplacer.
board-why-move = Les gardes nécessaires restent, sauf ordre contraire.
board-ask-goal =
    { $n ->
        [one] Une unité
        *[other] { $n } unités
    } de { $zone } : où ?
board-why-goal = Rail et navires sont pris d’eux-mêmes quand il le faut.
board-rally = Rassembler ici
board-rally-attack = Attaquer de partout
board-ask-rally =
    { $n ->
        [0] { $zone } : qui vient ?
        [one] { $zone } : une unité vient.
        *[other] { $zone } : { $n } unités viennent.
    }
board-ask-rally-attack =
    { $n ->
        [one] Une unité attaque { $zone } : { $percent } %.
        *[other] { $n } unités attaquent { $zone } : { $percent } %.
    }
board-why-rally = Toucher une zone : toute la pile ou personne. Rail et navires sont pris d’eux-mêmes.
board-rally-go =
    { $n ->
        [one] En envoyer une
        *[other] En envoyer { $n }
    }
board-rally-attack-go =
    { $n ->
        [one] Attaquer avec une
        *[other] Attaquer avec { $n }
    }
board-rally-stack = { $zone } : toute la pile ou personne
board-rally-rail = par rail
board-rally-sea = par mer, { $percent } %
board-only = Seulement : { $unit }
board-item-battle = Combattre pour { $zone }.
board-item-hunt = Traquer les partisans ({ $power }) : { $zone } ?
board-item-raid = Coup de main : { $zone } ?
board-item-partisan = Partisan : { $zone }
board-ask-partisan = { $zone } : choisis l’action du partisan.
board-why-partisan = Réussit { $works } fois sur 12, perdu { $lost } fois sur 12. Reste : { $left }.
board-why-battle = Reste : { $left }. Les combats sont obligatoires.
board-why-items = Reste : { $left }.
board-ask-combat-done = Plus rien d’obligatoire.
board-why-combat-done =
    { $n ->
        [0] Rien ne reste.
        *[other] Passés : { $n }.
    }
board-why-draft = À moitié choisi ; tu peux reprendre.
board-why-draft-in = Commencé : { $zone } ; tu peux reprendre.
board-why-marker = { $zone } : { $bare } % sans le marqueur, { $odds } % avec lui.
board-skip = Passer { $zone }
board-fight = Combattre, { $zone }
board-fight-here = Combattre
board-take-it = Prendre { $zone }
board-fight-end = Combattre jusqu’au bout
board-fight-end-of = { $zone } jusqu’au bout
board-fight-all = Les { $n } batailles jusqu’au bout
board-least = plus faible chance { $chance }
board-chance-to-take = chance de prendre { $zone }
board-hunts-where =
    { $n ->
        [one] Une traque : touche la zone éclairée avec des partisans.
        *[other] { $n } traques : touche une zone éclairée avec des partisans.
    }
board-fill = Toutes, ou aucune
board-fight-until = Jusque sous { $n } %
board-fight-round = Continuer
board-battle-odds = À fond tu perds { $ours } unités en moyenne, eux { $theirs }.
board-hunt-odds = de toucher un partisan ({ $power }) au premier tour ; en moyenne { $killed } tués, { $lost } chasseurs perdus.
board-hunt = Traquer
board-hunt-dice = { $power } traque
board-of = sur { $n }
board-battle-round = tour { $n }
board-you-take = tu prends { $zone }, à fond
board-they-take = { $power } prend { $zone }, à fond
board-you-stop = tu arrêtes sous { $n } %
board-before = avant : { $n } %
board-still-to-lose = À perdre encore en moyenne : { $power } { $ours }, { $other } { $theirs }.
board-hits =
    { $hits ->
        [one] un coup
        *[other] { $hits } coups
    } sur { $dice ->
        [one] un dé
        *[other] { $dice } dés
    }
board-hits-on = touche à { $n } ou moins
board-falls = tombe :
board-loses-count = { $unit } × { $n }
board-lose-acted = Perdre un qui a agi
board-lose-ready = Perdre un qui n’a pas agi
board-cheapest = Le moins cher d’abord
board-go-on = Comment continuer
board-go-end = Jusqu’au bout
board-go-end-note = plus de questions
board-go-until = Jusque sous { $n } %
board-go-until-note = puis on te demande
board-go-round = Un tour
board-go-round-note = puis on te demande
board-placement = Renforts
board-placement-note = Comme proposé d’un coup, ou pièce par pièce. GW-10.3
board-waiting = En attente
board-place-fill = tout ce qui tient
board-place-where = Où ?
board-still-waiting =
    { $n ->
        [one] Un reste
        *[other] { $n } restent
    } en attente.
board-ask-place =
    { $n ->
        [one] Une pièce arrive.
        *[other] { $n } pièces arrivent.
    }
board-why-place = Au plus près du front ; la milice là où nul ne garde.
board-place-all = Poser les { $n }
board-why-lend =
    { $gives ->
        [0] { $lends ->
            [0] Personne n’a besoin d’aide ; finis.
            *[other] Choisis qui reçoit des IPP, ou finis.
        }
        *[other] { $lends ->
            [0] Un marqueur aide un partisan à son prochain tour.
            *[other] Prêter des IPP, donner un marqueur, ou finir.
        }
    }
board-why-generation = Tous les jets d’un coup ; une zone peut être laissée.
board-roll-all = Tout lancer
board-rolls = Jets de partisans
board-do-not-roll = Ne pas lancer
board-orders = Ordres
board-orders-move = Attaquer avec :
board-orders-stack = { $zone }, { $n ->
        [one] une unité
        *[other] { $n } unités
    }
board-orders-war = Déclarer la guerre :
board-orders-to = Vers
board-orders-rail = Par rail vers
board-orders-sail = Par mer vers
board-orders-through = Par
board-orders-give = Envoyer le marqueur à :
board-orders-note-give = chance qu’il arrive
board-orders-note-war = ses zones pourront être attaquées
board-ipp = { $n } IPP
board-vp =
    { $n ->
        [one] un point
        *[other] { $n } points
    }
board-factory-minor = petite usine
board-factory-major = grande usine
board-terrain-plain = plaine
board-terrain-city = ville
board-terrain-mountain = montagne
board-terrain-jungle = jungle
board-terrain-desert = désert
board-terrain-tundra = toundra
board-damage = Dégâts : usine { $factory }, port { $port }, rail { $railway }
board-final = La guerre est finie
board-you-win = Vous gagnez
board-you-lose = Vous perdez
board-they-win = { $names } gagne
board-nobody-wins = Personne ne gagne
board-stamp-won = Victoire
board-stamp-lost = Défaite
board-story = Comment c’est allé
board-sources = D’où viennent les points
board-round-short = Manche { $n }
board-see-map = La carte
board-see-end = La fin
board-hunt-back = Les partisans ripostent
board-hunt-last = touché, il lance une dernière fois
board-hunt-hits-partisans =
    { $n ->
        [0] Aucun partisan touché
        [one] Un partisan touché
        *[other] { $n } partisans touchés
    }
board-hunt-hits-hunters =
    { $n ->
        [0] Aucun chasseur touché
        [one] Un chasseur touché
        *[other] { $n } chasseurs touchés
    }
board-hunt-fallen =
    { $n ->
        [one] un est tombé
        *[other] { $n } sont tombés
    }
board-retreat-to = Retraite vers :
board-means-fade = Il reste et bloque toujours ; il ne peut plus être traqué ce tour-ci.
board-means-stand = Il lance son dé, et chaque touche coûte un chasseur. Il peut être traqué encore.
board-means-hunt_on = Les chasseurs relancent ; les partisans qui se battent ripostent.
board-means-stop = La traque est finie. Ces chasseurs ne traquent ni ne bougent plus ce tour-ci.
board-means-again = est la chance des chasseurs de toucher si la traque continue.
board-moment-attack = Attaque
board-moment-defence = Défense
board-moment-hunt = Traque
board-moment-stood = Ils ripostent
board-moment-fallen = Un partisan tombe
board-moment-faded = Un partisan s’esquive
board-moment-captured = Prise
board-moment-liberated = Libérée
board-moment-generated = Un partisan apparaît
board-moment-hunted = Les traqués
board-moment-success = Réussi
board-moment-nothing = Rien
board-moment-failure = Il tombe
board-moment-damage =
    { $n ->
        [one] Un dégât
        *[other] { $n } dégâts
    }
board-moment-paid = { $n } IPP en moins
board-moment-hits =
    { $n ->
        [0] Aucun coup
        [one] Un coup
        *[other] { $n } coups
    }
board-moment-rolled =
    { $n ->
        [0] Personne
        [one] Un arrive
        *[other] { $n } arrivent
    }
board-moment-scale-works = réussit
board-moment-scale-lost = partisan perdu
board-final-points = { $sum } points : { $points } pour les zones, { $bonus } pour le maquis. Par { $par }
board-tally-battles = batailles
board-tally-captures = zones prises
board-tally-raised = partisans levés
board-tally-killed = tués
board-tally-hunts = traques
board-tally-sabotaged = points de sabotage
board-tally-disrupted = IPP perturbés
board-zone-western_yugoslavia = Yougosl. O.
board-zone-eastern_yugoslavia = Yougosl. E.
board-zone-eastern_poland = Pologne E.
board-zone-southern_france = France S.
board-zone-northern_italy = Italie N.
board-zone-southern_italy = Italie S.
board-zone-baltic_states = Baltes
board-zone-alsace = Alsace
board-zone-ruhr = Allemagne O.
board-zone-north_caucasus = Caucase N.
board-zone-northern_manchuria = Mandch. N.
board-zone-eastern_manchuria = Mandch. E.
board-zone-western_manchuria = Mandch. O.
board-zone-western_siberia = Sibérie O.
board-zone-western_us = Ouest US
board-zone-southeast_us = Sud-Est US
board-zone-east_indies = Indes néerl.
board-zone-malaya = Malaisie
board-zone-equatorial_africa = Afrique éq.
board-zone-french_west_africa = Afrique occ.
board-zone-italian_east_africa = Afrique or.
board-short-netherlands = P.-Bas
board-short-belgium = Belg.
board-short-silesia = Sil.
board-short-slovakia = Slov.
board-short-bohemia = Boh.
board-short-bavaria = Bav.
board-short-austria = Autr.
board-short-hungary = Hongr.
board-short-normandy = Norm.
board-short-romania = Roum.
board-short-bulgaria = Bulg.
board-short-alsace = Als.
board-short-smolensk = Smol.
board-short-kharkov = Khar.
board-short-belarus = Bélar.
board-short-konigsberg = Königsb.
board-short-western_yugoslavia = Youg. O.
board-short-eastern_yugoslavia = Youg. E.
board-short-eastern_poland = Pol. E.
board-short-ruhr = All. O.
board-short-aquitaine = Aquit.
board-short-southern_france = Fr. S.
board-short-northern_italy = It. N.
board-short-shantung = Chan-t.
board-short-denmark = Danem.
board-short-warsaw = Vars.
board-why-retreat = Ce qui reste continue ou recule.
board-why-fade = Évanoui, il n’est plus attaquable ce tour, mais bloque encore.
board-ask-fade-next = { $power }, { $zone } : le partisan suivant combat-il ou s’esquive-t-il ?
board-always-fade = Toujours s’évanouir
board-always-fade-note = Un ordre permanent : on ne demandera plus, sauf révocation.
order-fade = Les partisans s’évanouissent
order-stand = Les partisans se battent
order-support = Les partisans appuient les attaques
order-no-support = Les partisans n’appuient personne
order-accept = Appuis et marqueurs sont acceptés
order-refuse = Appuis et marqueurs sont refusés
order-retreat-below-30 = Retraite sous 30 %
order-retreat-below-50 = Retraite sous 50 %
order-retreat-below-70 = Retraite sous 70 %
order-retreat-below-0 = Jamais de retraite
order-cheapest = Pertes : les moins chères d’abord
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
order-germany = { power-germany } : { order-of-power }
order-ussr = { power-ussr } : { order-of-power }
order-japan = { power-japan } : { order-of-power }
order-ccp = { power-ccp } : { order-of-power }
order-kmt = { power-kmt } : { order-of-power }
order-uk = { power-uk } : { order-of-power }
order-france = { power-france } : { order-of-power }
order-italy = { power-italy } : { order-of-power }
order-usa = { power-usa } : { order-of-power }

## What the abbreviations on the board are short for
board-abbr-IPP = points de production industrielle
