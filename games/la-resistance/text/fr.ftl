### Tous les mots que lit un joueur de La Résistance!, en français.

game-title = La Résistance!
game-tagline = Six dés, trois missions, et des voisins qui lorgnent votre gloire.
game-credits = Création de Mark H. Walker, illustrations de Thomas Bowles, édité par Flying Pig Games. Adaptation non officielle ; si le jeu vous plaît, achetez-le chez son éditeur.

## Chefs

leader-dumont = Jean Dumont
    .ability = Tireur d'élite : une fois par tour, un dé bonus de 5 contre une gendarmerie, des grenadiers ou une patrouille.
leader-boutroux = Dylan Boutroux
    .ability = Marché noir : une fois par tour, semer, acheter ou voler coûte 4 au lieu de 6.
leader-saint_pierre = Henry De Saint-Pierre
    .ability = Mécénat : une fois par tour, avant le jet, il cède une recrue à un autre groupe et gagne 2 gloires.
leader-vasseur = Marguerite Vasseur
    .ability = Saboteuse : une fois par tour, un dé bonus de 4 contre un bâtiment.
leader-ferrand = Lucien Ferrand
    .ability = Vieux briscard : une fois par tour, il relance un dé blanc avant les dés bleus.
leader-arnaud = Colette Arnaud
    .ability = Infirmière : dans son bilan, une perte de 2 recrues ou plus diminue de 1.

## Missions

mission-german_patrol = Patrouille allemande
    .effect = Laissée en place : 1 recrue perdue.
mission-panzer_grenadiers = Panzergrenadiers
    .effect = Laissés en place : 2 recrues perdues.
mission-panzer = Panzer
    .effect = Laissé en place : 3 recrues perdues.
mission-tiger = Char Tigre
    .effect = Trois six, ou deux et une recrue. Laissé en place : 3 recrues perdues.
mission-air_strike = Raid aérien
    .effect = Laissé en place : 2 recrues perdues.
mission-gendarmerie = Gendarmerie
    .effect = Laissée en place : 1 recrue et 1 gloire perdues.
mission-massacre = Massacre
    .effect = Coûte 1 recrue à vaincre. Laissé en place : 2 gloires perdues.
mission-botched_raid = Coup manqué
    .effect = Vaincu : prenez 1 gloire à un autre groupe. Laissé en place : 1 recrue et 2 gloires perdues.
mission-foreign_aid = Aide étrangère
    .effect = Deux recrues vous rejoignent. Sans danger.
mission-recruits = Recrues
    .effect = Deux recrues vous rejoignent. Sans danger.
mission-warehouse = Entrepôt
    .effect = Un bâtiment. Sans danger.
mission-comm_hub = Centre de transmissions
    .effect = Un bâtiment, et le gros lot. Seuls les vétérans le rendent dangereux.
mission-pow_camp = Camp de prisonniers
    .effect = Un bâtiment : de la gloire, et un prisonnier libéré vous rejoint.
mission-ammo_dump = Dépôt de munitions
    .effect = Un bâtiment. Sans danger.
mission-the_time_is_now = L'heure a sonné !
    .effect = Désormais patrouilles, chars et avions, marqués T, rapportent 1 gloire de plus.
mission-unexpected_patrol = Patrouille imprévue
    .effect = Laissée en place : 1 recrue perdue.

## Événements

event-heavy_casualties = Lourdes pertes
    .effect = Toute la manche : chaque bâtiment vaincu coûte 1 recrue.
event-traitors_loss = La perte du traître
    .effect = Aussitôt : les groupes les plus nombreux perdent 1 recrue.
event-botched_raids = Coups manqués
    .effect = Aussitôt : chaque groupe perd 3 gloires ou 1 recrue.
event-ss_massive_search = Grande rafle SS
    .effect = Aussitôt : chaque groupe perd 1 recrue.
event-wehrmacht_veterans = Vétérans de la Wehrmacht
    .effect = Toute la manche : chaque ennemi marqué V laissé en place coûte 1 recrue de plus.
event-vichy_forces = Forces de Vichy
    .effect = Toute la manche : couvrez un 5 noir pendant votre tour, ou perdez 1 recrue.
event-lull = Accalmie
    .effect = Rien ne se passe.

## C'est la guerre

clg-brutality = Brutalité
    .effect = Un autre groupe perd 3 gloires. À votre tour ou dans toute fenêtre.
clg-charismatic = Charisme
    .effect = Une recrue d'un autre groupe passe chez vous.
clg-camouflage = Camouflage
    .effect = Dépensez un dé de 4 ou plus : une mission ne vous fait aucun mal ce tour-ci.
clg-mg34 = MG-34
    .effect = Un dé bonus de 6 contre une mission ou les forces de Vichy, une fois par tour, trois fois.
clg-panzerfaust = Panzerfaust
    .effect = Un dé bonus de 5 contre un char, un entrepôt ou un centre ; contre le Tigre il vaut un 6.
clg-unexpected_patrol = Patrouille imprévue
    .effect = Au tour d'un autre, avant le placement : une quatrième mission surgit.
clg-faulty_intel = Faux renseignements
    .effect = Quand le jet d'un autre est définitif : retirez-lui un dé.
clg-sacrifice = Sacrifice
    .effect = Perdez une recrue, gagnez un dé qui montre 6.
clg-exposed = Démasqués
    .effect = Un autre groupe perd 2 gloires.

## Petits mots

die-white = dé blanc
die-blue = dé bleu
die-extra = dé du Sacrifice
die-dumont = Jean Dumont
die-vasseur = Marguerite Vasseur
die-mg34 = MG-34
die-panzerfaust = Panzerfaust
loss-glory = de gloire
loss-recruit = en recrues
slot-white = case blanche
slot-black = case noire
purchase-sow = Semer la discorde
purchase-steal = Voler de la gloire
purchase-buy = Acheter une carte
pile-missions = missions
pile-events = événements
pile-cest-la-guerre = C'est la guerre

## Questions

prompt-leaders = Choisissez votre chef.
prompt-blind-leaders = Nommez un chef en secret. En cas de doublon, le sort décide.
prompt-choose = Coups manqués : perdre { $glory } gloires ou { $recruits } { $recruits ->
        [one] recrue
       *[other] recrues
    } ?
prompt-duck = Vous allez perdre { $loss } { $loss ->
        [one] recrue
       *[other] recrues
    }. Filer à couvert ? Chacune coûte { $price } gloires à sauver ; { $most } au plus.
prompt-pre-roll = À vous. Jouez des cartes si vous voulez, puis lancez les dés.
prompt-r1 = { $seat } s'apprête à lancer. Jouez une carte ou passez.
prompt-r2 = Le jet de { $seat } est définitif. Jouez une carte ou passez.
prompt-r3 = { $seat } a terminé son tour. Jouez une carte ou passez.
prompt-r4 = { $seat } est sur le point de gagner ! Jouez une carte ou passez.
prompt-post-roll = Gardez le jet, ou renoncez à un dé et relancez les autres.
prompt-explode = { $sixes ->
        [one] Un six attend.
       *[other] { $sixes } six attendent.
    } Lancer un dé bleu ? Un 1 coûte une recrue. Dés bleus restants : { $left }.
prompt-over-limit = Une carte de trop : défaussez-en une.
prompt-take = Votre coup manqué peut prendre { $glory } gloire. À qui ?
prompt-action = Utilisez vos dés. En l'état : +{ $glory } gloire, +{ $recruits } { $recruits ->
    [one] recrue
   *[other] recrues
  }, puis { $lost } gloire et { $loss } { $loss ->
    [one] recrue
   *[other] recrues
  } perdues.
prompt-cover-the-slot = { $mission } : un dé pour la { $slot }, il manque { $wants }.
prompt-cover-vichy = Forces de Vichy : des dés pour la { $slot }, il manque { $wants }.
prompt-pay = { $what } : il reste { $wants } à payer.
prompt-aim-the-card = { $card } : choisissez la cible.
prompt-spend-a-die = { $card } : choisissez le dé à dépenser.
prompt-over = La partie est finie.
prompt-wait-leaders = { $seat } choisit un chef.
prompt-wait-blind-leaders = Les autres nomment leurs chefs.
prompt-wait-choose = { $seat } choisit sa perte.
prompt-wait-duck = { $seat } songe à filer à couvert.
prompt-wait-pre-roll = { $seat } prépare son jet.
prompt-wait-r1 = Avant les dés, { $seat } peut jouer une carte.
prompt-wait-r2 = Le jet est définitif ; { $seat } peut jouer une carte.
prompt-wait-r3 = Avant le bilan, { $seat } peut jouer une carte.
prompt-wait-r4 = Avant la victoire, { $seat } peut jouer une carte.
prompt-wait-post-roll = { $seat } examine son jet.
prompt-wait-explode = { $seat } hésite à lancer un dé bleu.
prompt-wait-over-limit = { $seat } doit défausser une carte.
prompt-wait-take = { $seat } choisit à qui prendre de la gloire.
prompt-wait-action = { $seat } utilise ses dés.

## Actions

verb-pick_leader = Mener avec { $leader }
verb-choose = { $recruits ->
        [0] Perdre { $glory } de gloire
        [one] Perdre 1 recrue
       *[other] Perdre { $recruits } recrues
    }
verb-duck = { $saved ->
        [0] Ne pas filer
        [one] Sauver { $saved } recrue pour { $price } gloires
       *[other] Sauver { $saved } recrues pour { $price } gloires
    }
verb-roll = Lancer les dés
verb-gift = Céder une recrue à { $seat }, gagner { $glory } gloires
verb-keep = Garder le jet
verb-mulligan = Mulligan : renoncer au { $die }
verb-reroll = Relancer le { $die }
verb-roll_blue = Lancer un dé bleu
verb-stop_blue = S'arrêter là
verb-defeat = Vaincre : { $mission }
verb-defeat_alt = Vaincre avec une recrue : { $mission }
verb-cover_vichy = Couvrir les forces de Vichy
verb-sow = Semer la discorde chez { $seat }
verb-steal = Voler de la gloire à { $seat }
verb-buy = Acheter une carte
verb-discount = Prix de Boutroux : { $price }
verb-lay = Poser le { $die } ({ $kind })
verb-play = Jouer { $card }
verb-at = { $card } contre { $seat }
verb-at_mission = Se cacher : { $mission }
verb-spend = Dépenser le { $die }
verb-remove = Retirer le { $die }
verb-discard = Défausser { $card }
verb-end_turn = Finir le tour
verb-pass = Passer
verb-take = Prendre { $glory } gloire à { $seat }
verb-take_none = Ne rien prendre

## Pourquoi pas

refusal-over = La partie est finie.
refusal-not-yet = D'autres répondent avant vous.
refusal-not-asked = On ne vous demande rien pour l'instant.
refusal-pick-a-leader = Choisissez d'abord votre chef.
refusal-leader-taken = Un autre groupe a déjà ce chef.
refusal-choose-a-loss = Choisissez ce que vous perdez : gloire ou recrues.
refusal-duck-or-not = Dites d'abord combien de recrues vous sauvez.
refusal-duck-more = Il faut en sauver au moins { $n }, sinon le groupe ne peut pas payer.
refusal-duck-less = Vous pouvez en sauver { $n } au plus.
refusal-pass-or-play = Dans une fenêtre, on passe ou on joue une carte.
refusal-not-saint-pierre = Seul Henry De Saint-Pierre fait des cadeaux.
refusal-gift-made = Un seul cadeau par tour.
refusal-gift-too-few = Il faut { $n } recrues pour en céder une.
refusal-no-such-band = Choisissez un autre groupe encore debout.
refusal-gift-no-room = Ce groupe a déjà { $n } recrues, son maximum.
refusal-roll-first = Avant le jet : jouer des cartes, faire un cadeau, ou lancer.
refusal-mulligan-taken = { $n ->
        [one] Un seul Mulligan par tour.
       *[other] { $n } Mulligans par tour au plus.
    }
refusal-mulligan-after-reroll = Pas de Mulligan après la relance de Ferrand.
refusal-mulligan-last-die = On ne renonce pas à son dernier dé.
refusal-not-ferrand = Seul Lucien Ferrand relance un dé.
refusal-reroll-made = Une seule relance par tour.
refusal-no-such-die = Ce dé n'est pas dans la réserve.
refusal-keep-or-mulligan = Gardez le jet, prenez un Mulligan, ou relancez si vous le pouvez.
refusal-blue-first = D'abord les dés bleus : lancez-en un ou arrêtez-vous.
refusal-discard-one = Vous avez une carte de trop : défaussez-en une d'abord.
refusal-no-glory-there = Ce groupe n'a pas de gloire à prendre.
refusal-take-or-not = Prenez de la gloire à un groupe, ou à personne.
refusal-lay-the-bonus-die = Cette carte se joue en posant son dé bonus contre une mission.
refusal-wrong-moment = Cette carte ne se joue pas à ce moment.
refusal-nothing-to-camouflage = Aucune mission de la rangée ne peut être camouflée.
refusal-no-die-for-camouflage = Le camouflage demande un dé libre de 4 ou plus.
refusal-last-recruit = On ne dépense pas sa dernière recrue.
refusal-no-more-extra-dice = Il n'y a plus de place pour un dé de plus.
refusal-no-die-to-remove = Il n'y a aucun dé à retirer.
refusal-no-target = Cette carte n'a personne à frapper.
refusal-no-such-card = Vous n'avez pas cette carte.
refusal-cannot-camouflage = Cette mission ne se camoufle pas.
refusal-die-does-not-hide = Le camouflage demande un { $n }.
refusal-no-such-target = Cette carte ne peut pas frapper là.
refusal-aim-the-card = Choisissez d'abord la cible de la carte.
refusal-bought = Déjà acheté ce tour.
refusal-hand-full = Vous avez déjà { $n } cartes ; défaussez d'abord.
refusal-no-card-left = Il n'y a plus de carte à acheter.
refusal-sown = Déjà semé ce tour.
refusal-cannot-sow-there = Choisissez un autre groupe qui a des recrues en trop ; la dernière reste.
refusal-stolen = Déjà volé ce tour.
refusal-cannot-pay = Vos dés libres ne peuvent pas payer { $n }.
refusal-no-discount = Le prix réduit n'est pas possible maintenant.
refusal-lay-the-dice = Finissez d'abord de poser les dés.
refusal-no-such-bonus = Ce dé bonus ne se pose pas ici.
refusal-die-not-free = Ce dé n'est pas libre ; chaque dé ne sert qu'une fois.
refusal-die-too-low = La case blanche demande un seul dé d'au moins { $n }.
refusal-die-too-many = Un dé de trop : la case serait couverte sans lui.
refusal-cannot-complete = Avec ce dé ici, le reste ne pourrait plus être couvert.
refusal-no-mission-there = Il n'y a pas de mission à cette place.
refusal-tapped = Cette mission est déjà vaincue.
refusal-no-second-way = Cette mission n'a pas de second moyen.
refusal-cannot-cover = Vos dés libres ne couvrent pas toutes ses cases.
refusal-no-vichy = Les forces de Vichy ne sont pas en jeu.
refusal-vichy-covered = Les forces de Vichy sont déjà couvertes ce tour-ci.
refusal-dice-are-final = Les dés sont définitifs ; on ne revient pas au jet.
refusal-not-in-action-step = Cela ne se fait pas pendant les actions.
refusal-only-at-set-up = Les chefs se choisissent pendant la mise en place.
refusal-only-in-botched-raids = On ne choisit sa perte que dans l'événement Coups manqués.
refusal-only-when-losing-recruits = On ne file qu'au moment de perdre des recrues.
refusal-only-before-the-roll = Cela se fait avant le jet.
refusal-only-after-the-roll = Cela se fait juste après le jet, avant de le garder.
refusal-only-while-a-six-waits = Les dés bleus ne se lancent que tant qu'un 6 attend.
refusal-only-in-action-step = Cela se fait pendant les actions.
refusal-only-while-paying = Le prix réduit s'annonce au moment de payer un achat.
refusal-only-while-laying-dice = Dites d'abord à quoi servent les dés.
refusal-only-after-a-card = Jouez d'abord la carte à laquelle cela sert.
refusal-only-in-own-turn = Les cartes se défaussent pendant votre propre tour.
refusal-only-in-a-window = On passe dans les fenêtres du tour des autres.
refusal-only-after-a-botched-raid = La gloire se prend au bilan, pour un Coup manqué vaincu.
refusal-no-mission-coverable = Vos dés libres et vos recrues ne suffisent à aucune mission de la rangée.
refusal-no-mission-left = Toutes les missions de la rangée sont déjà vaincues.
refusal-no-second-way-left = Seul un char Tigre dans la rangée a un second moyen.
refusal-nobody-to-sow = Aucun autre groupe n'a de recrue en trop.
refusal-nobody-to-steal-from = Aucun autre groupe n'a de gloire.
refusal-no-card-held = Vous n'avez pas de carte pour cela.
refusal-no-turn = Aucun groupe n'a son tour en ce moment.
refusal-no-assessment = Il n'y a plus de bilan à venir dans ce tour.
refusal-no-such-slot = La carte n'a pas cette case.

## Journal

log-bands = Les { $count } groupes prennent le maquis.
log-leader-taken = { $seat } mène avec { $leader } et { $recruits } { $recruits ->
        [one] recrue
       *[other] recrues
    }.
    .you = Vous menez avec { $leader } et { $recruits } { $recruits ->
            [one] recrue
           *[other] recrues
        }.
log-leader-named = { $seat } nomme { $leader } en secret.
    .you = Vous nommez { $leader } en secret.
log-leader-named-hidden = { $seat } nomme un chef en secret.
log-leader-clashes = { $seat } avait nommé { $leader }, comme un autre, et tire au sort.
    .you = Vous aviez nommé { $leader }, comme un autre, et tirez au sort.
log-first-player = { $seat } commence.
    .you = Vous commencez.
log-marker-passed = Le marqueur de premier joueur passe à { $seat }.
    .you = Le marqueur de premier joueur vous revient.
log-round = Manche { $round }. Événement : { $event }.
log-shuffled = On mélange la pioche : { $pile }.
log-last-round = La manche { $round } est la dernière : à la fin, la gloire décide.
log-event-drawn = { $event } : { $effect }
log-event-answer = { $seat } accepte une perte { $loss }.
    .you = Vous acceptez une perte { $loss }.
log-event-loss = { $seat } { $glory ->
        [0] { $recruits ->
            [0] ne perd rien
            [one] perd 1 recrue
           *[other] perd { $recruits } recrues
        }
       *[other] { $recruits ->
            [0] paie { $glory } de gloire
            [one] paie { $glory } de gloire et perd 1 recrue
           *[other] paie { $glory } de gloire et perd { $recruits } recrues
        }
    } à cause de l’événement ; { $left ->
        [one] { $left } recrue restante
       *[other] { $left } recrues restantes
    }.
    .you = Vous { $glory ->
            [0] { $recruits ->
                [0] ne perdez rien
                [one] perdez 1 recrue
               *[other] perdez { $recruits } recrues
            }
           *[other] { $recruits ->
                [0] payez { $glory } de gloire
                [one] payez { $glory } de gloire et perdez 1 recrue
               *[other] payez { $glory } de gloire et perdez { $recruits } recrues
            }
        } à cause de l’événement ; { $left ->
            [one] { $left } recrue restante
           *[other] { $left } recrues restantes
        }.
log-turn = { $seat } commence son tour.
    .you = Vous commencez votre tour.
log-gift = { $seat } cède une recrue à { $to } et gagne { $glory } gloires.
    .you = Vous cédez une recrue à { $to } et gagnez { $glory } gloires.
log-roll-announced = { $seat } prend les dés en main.
    .you = Vous prenez les dés en main.
log-rolled = { $seat } lance { $dice }.
    .you = Vous lancez { $dice }.
log-mulligan = { $seat } prend un Mulligan, écarte un { $removed } et lance { $dice }.
    .you = Vous prenez un Mulligan, écartez un { $removed } et lancez { $dice }.
log-rerolled = { $seat } relance un { $from } : { $value }.
    .you = Vous relancez un { $from } : { $value }.
log-kept = { $seat } garde le jet.
    .you = Vous gardez le jet.
log-blue = { $seat } lance un dé bleu : { $value }.
    .you = Vous lancez un dé bleu : { $value }.
log-blue-one = Le 1 bleu coûte { $lost } { $lost ->
        [one] recrue
       *[other] recrues
    } à { $seat } ; restent { $recruits }.
    .you = Le 1 bleu vous coûte { $lost } { $lost ->
            [one] recrue
           *[other] recrues
        } ; restent { $recruits }.
log-blue-stopped = { $seat } ne lance plus de dés bleus.
    .you = Vous ne lancez plus de dés bleus.
log-ducked = { $seat } file à couvert : recrues sauvées { $saved }, pour { $price } gloires.
    .you = Vous filez à couvert : recrues sauvées { $saved }, pour { $price } gloires.
log-defeated = { $seat } vient à bout de la mission { $mission } avec { $dice }.
    .you = Vous venez à bout de la mission { $mission } avec { $dice }.
log-cost-paid = { $seat } paie { $recruits } { $recruits ->
        [one] recrue
       *[other] recrues
    }.
    .you = Vous payez { $recruits } { $recruits ->
            [one] recrue
           *[other] recrues
        }.
log-extra-die = Un { $value } rejoint les dés de { $seat } ; il n'apporte pas de dé bleu.
    .you = Un { $value } rejoint vos dés ; il n'apporte pas de dé bleu.
log-vichy-covered = { $seat } couvre les forces de Vichy avec { $dice }.
    .you = Vous couvrez les forces de Vichy avec { $dice }.
log-sown = { $seat } sème la discorde chez { $victim } pour { $dice }.
    .you = Vous semez la discorde chez { $victim } pour { $dice }.
log-lured = { $recruits ->
        [one] { $recruits } recrue passe
       *[other] { $recruits } recrues passent
    } de { $victim } à { $seat }.
    .you = { $recruits ->
            [one] { $recruits } recrue passe
           *[other] { $recruits } recrues passent
        } de { $victim } à vous.
log-capped = { $seat } n'a pas de place pour plus de { $cap } recrues.
    .you = Vous n'avez pas de place pour plus de { $cap } recrues.
log-stolen = { $seat } vole { $glory } gloire à { $victim } pour { $dice }.
    .you = Vous volez { $glory } gloire à { $victim } pour { $dice }.
log-bought = { $seat } achète { $card } pour { $dice }.
    .you = Vous achetez { $card } pour { $dice }.
log-bought-hidden = { $seat } achète une carte pour { $dice }.
log-struck = { $seat } joue { $card } contre { $victim } : gloire { $from } → { $glory }.
    .you = Vous jouez { $card } contre { $victim } : gloire { $from } → { $glory }.
log-charmed = { $seat } joue Charisme contre { $victim }.
    .you = Vous jouez Charisme contre { $victim }.
log-camouflaged = { $seat } se cache derrière un { $value } : { $mission }.
    .you = Vous vous cachez derrière un { $value } : { $mission }.
log-sacrificed = { $seat } joue Sacrifice pour un { $value }.
    .you = Vous jouez Sacrifice pour un { $value }.
log-patrol = { $seat } envoie une patrouille imprévue.
    .you = Vous envoyez une patrouille imprévue.
log-faulty-intel = { $seat } joue Faux renseignements : { $victim } perd un { $value }.
    .you = Vous jouez Faux renseignements : { $victim } perd un { $value }.
log-mg-fired = { $seat } tire à la MG-34 ; { $left ->
        [0] la bande est vide.
        [one] il reste un tir.
       *[other] il reste { $left } tirs.
    }
    .you = Vous tirez à la MG-34 ; { $left ->
            [0] la bande est vide.
            [one] il reste un tir.
           *[other] il reste { $left } tirs.
        }
log-panzerfaust-fired = { $seat } tire au Panzerfaust.
    .you = Vous tirez au Panzerfaust.
log-discarded = { $seat } défausse { $card }.
    .you = Vous défaussez { $card }.
log-passed = { $seat } passe.
    .you = Vous passez.
log-asked-again = On redemande à tous ceux qui ont une carte face cachée.
log-turn-ended = { $seat } finit son tour.
    .you = Vous finissez votre tour.
log-paid = { $mission } rapporte { $glory ->
        [0] { $recruits ->
            [one] 1 recrue
           *[other] { $recruits } recrues
        }
       *[other] { $glory } de gloire{ $recruits ->
            [0] {""}
            [one] {" "}et 1 recrue
           *[other] {" "}et { $recruits } recrues
        }
    }.
log-paid-more = L'heure a sonné : { $glory } de gloire en plus pour { $mission }.
log-nothing-to-take = { $seat } ne prend rien pour le coup manqué : aucun autre groupe n'a de gloire.
    .you = Vous ne prenez rien pour le coup manqué : aucun autre groupe n'a de gloire.
log-harmed = { $mission }, toujours en place : { $glory ->
        [0] { $recruits ->
            [0] pas de gloire à perdre
            [one] 1 recrue en danger
           *[other] { $recruits } recrues en danger
        }
       *[other] { $glory } de gloire en moins{ $recruits ->
            [0] {""}
            [one] , 1 recrue en danger
           *[other] , { $recruits } recrues en danger
        }
    }.
log-harmed-more = { $event } : { $recruits ->
        [one] 1 recrue de plus
       *[other] { $recruits } recrues de plus
    } en danger pour { $mission }.
log-harmed-by-event = { $event } : { $recruits ->
        [one] 1 recrue
       *[other] { $recruits } recrues
    } en danger.
log-harmless = { $mission } ne fait aucun mal.
log-nursed = { $seat } soigne les blessés : { $recruits ->
        [one] 1 recrue
       *[other] { $recruits } recrues
    } de moins en danger.
    .you = Vous soignez les blessés : { $recruits ->
            [one] 1 recrue
           *[other] { $recruits } recrues
        } de moins en danger.
log-took = { $seat } prend { $glory } gloire à { $victim } pour le coup manqué.
    .you = Vous prenez { $glory } gloire à { $victim } pour le coup manqué.
log-assessed = Bilan de { $seat } : { $gained ->
        [0] { $joined ->
            [0] rien de gagné
            [one] +1 recrue
           *[other] +{ $joined } recrues
        }
       *[other] +{ $gained } de gloire{ $joined ->
            [0] {""}
            [one] , +1 recrue
           *[other] , +{ $joined } recrues
        }
    }{ $loss ->
        [0] {""}
        [one] {" "}; 1 recrue en danger
       *[other] {" "}; { $loss } recrues en danger
    }{ $ducked ->
        [0] {""}
       *[other] , { $ducked } sauvée(s) en se cachant
    }. Désormais { $recruits ->
        [0] plus aucune recrue
        [one] 1 recrue
       *[other] { $recruits } recrues
    } et { $glory } de gloire.
    .you = Votre bilan : { $gained ->
            [0] { $joined ->
                [0] rien de gagné
                [one] +1 recrue
               *[other] +{ $joined } recrues
            }
           *[other] +{ $gained } de gloire{ $joined ->
                [0] {""}
                [one] , +1 recrue
               *[other] , +{ $joined } recrues
            }
        }{ $loss ->
            [0] {""}
            [one] {" "}; 1 recrue en danger
           *[other] {" "}; { $loss } recrues en danger
        }{ $ducked ->
            [0] {""}
           *[other] , { $ducked } sauvée(s) en se cachant
        }. Désormais { $recruits ->
            [0] plus aucune recrue
            [one] 1 recrue
           *[other] { $recruits } recrues
        } et { $glory } de gloire.
log-enough-glory = { $seat } a { $glory } de gloire : assez pour gagner, si elle est encore là à la clôture.
    .you = Vous avez { $glory } de gloire : assez pour gagner, si elle est encore là à la clôture.
log-cleared = { $count ->
        [one] Une carte vaincue quitte
       *[other] { $count } cartes vaincues quittent
    } la rangée.
log-turn-over = Le tour de { $seat } est fini ; trois missions sont dans la rangée.
    .you = Votre tour est fini ; trois missions sont dans la rangée.
log-revealed = Nouvelle mission, place { $spot } : { $mission }.
log-time-is-now = L'heure a sonné ! { $bonus ->
        [0] Désormais patrouilles, chars et avions rapportent davantage.
       *[other] { $seat } gagne aussitôt { $bonus } gloire.
    }
log-reshuffled = On remélange la pioche : { $pile }.
log-broken = Le groupe de { $seat } est brisé.
    .you = Votre groupe est brisé.
log-turn-cut = Le tour de { $seat } s'arrête là.
    .you = Votre tour s'arrête là.
log-patrol-stays = La patrouille imprévue reste dans la rangée.
log-left = { $seat } quitte la table pour de bon.
log-won = { $seat } gagne avec { $glory } gloire. { $how }
    .you = Vous gagnez avec { $glory } gloire. { $how }
log-ranked = { $rank ->
        [1] { $seat } finit à la première place.
       *[other] { $seat } finit à la place { $rank }.
    }
    .you = { $rank ->
        [1] Vous finissez à la première place.
       *[other] Vous finissez à la place { $rank }.
    }

## Fins et occasions

end-glory = La gloire était là à la fin du tour.
end-last_band = Le dernier groupe debout.
end-all_broken = Un événement a brisé tout le monde ; on se souvient du plus glorieux.
end-round_limit = La dernière manche est jouée ; la gloire décide.
end-none = La partie continue.
end-agreed = Tous sont d’accord pour finir la partie : le score actuel décide.
occasion-leaders = choix des chefs
occasion-blind_leaders = chefs nommés en secret
occasion-choose = choix d'une perte
occasion-duck = filer à couvert
occasion-pre_roll = avant le jet
occasion-r1 = avant les dés
occasion-r2 = le jet est définitif
occasion-r3 = avant le bilan
occasion-r4 = avant une victoire
occasion-post_roll = après le jet
occasion-explode = dés bleus
occasion-action = les actions
occasion-over_limit = une carte de trop
occasion-take = le butin d'un coup manqué
occasion-over = la fin

## Options et tables prêtes

preset-classic = Classique
    .help = Quatre groupes, le jeu de la règle.
preset-short = Partie courte
    .help = Huit gloires suffisent. Quatre ou cinq manches.
preset-chance = Chefs au sort
    .help = Quatre groupes ; les chefs sont distribués au hasard.
preset-duel_of_three = Trois groupes
    .help = La plus petite table : tours rapides, couteaux tirés.
preset-merciless = Sans pitié
    .help = Cinq groupes, chefs nommés en secret, et la dernière recrue n'est plus à l'abri.
option-target_glory = Gloire pour gagner
    .help = La gloire qu'il faut à la fin de son propre tour. Huit donne une partie courte.
option-start_recruits = Recrues au départ
    .help = Avec moins de recrues, les groupes se brisent plus tôt.
option-recruit_cap = Maximum de recrues
    .help = Le bout de la piste des recrues.
option-leader_pick = Choix des chefs
    .help = L'un après l'autre, au hasard, ou en secret tous ensemble.
option-leader_pick-seat_order = dans l'ordre des places
option-leader_pick-random = au hasard
option-leader_pick-simultaneous_blind = en secret, tous ensemble
option-max_rounds = Limite de manches
    .help = Après cette manche, le plus de gloire gagne.
option-six_cost_exact = Compte exact
    .help = Semer, acheter et voler demandent des dés d'exactement 6.
option-mulligan_limit = Mulligans par tour
    .help = Chacun fait renoncer à un dé de plus.
option-duck_needs_full_glory = Filer au prix fort
    .help = Désactivé : une gloire suffit pour filer ; on paie ce qu'on a, 2 au plus.
option-duck_on_costs = Filer devant un coût
    .help = Les recrues du Massacre, du Tigre et du Sacrifice peuvent être sauvées avec de la gloire.
option-duck_on_steals = Filer devant un vol
    .help = La victime de la discorde ou du Charisme peut payer en gloire.
option-duck_on_botched_raids_event = Filer aux Coups manqués
    .help = La recrue perdue à l'événement Coups manqués peut être sauvée avec de la gloire.
option-costs_may_break = Dernière recrue comme prix
    .help = La dernière recrue peut être dépensée ; le groupe se brise aussitôt.
option-charismatic_may_break = Charisme prend la dernière
    .help = Charisme peut prendre la dernière recrue d'un groupe et le briser.
option-exposed_anytime = Démasqués à tout moment
    .help = Démasqués se joue partout où Brutalité se joue.
option-camouflage_exact_four = Camouflage au 4 juste
    .help = Le dé du Camouflage doit montrer exactement 4.
option-panzerfaust_vs_tiger = Panzerfaust contre le Tigre
    .help = Son 5 couvre-t-il un des six du Tigre ?
option-panzerfaust_vs_tiger-covers_one = couvre un six
option-panzerfaust_vs_tiger-five_only = reste un cinq
option-unexpected_patrol_windows = Fenêtres de la patrouille
    .help = Quand la patrouille imprévue peut surgir.
option-unexpected_patrol_windows-R1_R2 = R1 et R2
option-unexpected_patrol_windows-R1 = R1 seulement
option-unexpected_patrol_windows-R1_R2_R3 = R1, R2 et R3
option-unexpected_patrol_is_veterans_enemy = Vétérans dans la patrouille
    .help = Les vétérans aggravent aussi la patrouille imprévue.
option-veterans_hits_harmless_enemies = Vétérans au centre
    .help = Avec les vétérans, le centre de transmissions coûte une recrue.
option-henry_min_recruits = Recrues pour un cadeau
    .help = Combien de recrues il faut à Henry De Saint-Pierre pour en céder une.
option-buy_over_limit = Acheter la main pleine
    .help = Interdit, ou permis si l'on défausse aussitôt une carte.
option-buy_over_limit-forbidden = interdit
option-buy_over_limit-discard_after = défausser ensuite
option-time_is_now_from = L'heure a sonné ! compte
    .help = Dès le tour suivant, ou déjà dans le tour où elle paraît.
option-time_is_now_from-next_turn = dès le tour suivant
option-time_is_now_from-drawing_turn = dans le tour où elle paraît

## Initiation et conseils

primer-1 = Vous menez un groupe de la Résistance. Tous combattent le même occupant, et tous veulent la gloire.
    .title = De quoi il s’agit
primer-2 = Finissez votre propre tour avec 12 gloires et au moins une recrue, ou soyez le dernier groupe qui ait encore des recrues.
    .title = Le but
primer-3 = Lancez six dés et couvrez des missions : une case blanche prend un dé assez haut, une noire des dés qui s’additionnent. Puis on compte.
    .title = Un tour
primer-4 = Chaque 6 peut amener un dé bleu. Il aide, mais un 1 bleu coûte une recrue. Deux gloires sauvent une recrue : esquivez.
    .title = Les dés bleus
primer-5 = Les missions laissées frappent à la fin du tour : patrouilles et chars prennent des recrues. Sans recrues, votre groupe est brisé et hors jeu.
    .title = Comment on perd
primer-6 = L’événement et les missions sont au milieu, vos dés dessous. Ce qui est permis est éclairé ; la prévision compte votre tour avant sa fin.
    .title = Lire la table
coach-leaders = Chaque chef a un talent. Lucien Ferrand convient bien pour commencer.
coach-pre_roll = Rien à jouer encore. Lancez !
coach-post_roll = Deux dés de 5 ou 6 font un bon jet. Sans eux, pensez au Mulligan.
coach-explode = Avec plusieurs recrues, continuez : cinq fois sur six, c'est un dé gratuit.
coach-action = Regardez d'abord ce qui vous ferait mal, puis ce qui rapporte. Les petits dés vont aux cases noires et aux paiements.
coach-duck = La gloire revient plus facilement que les dernières recrues.
coach-window = Vous pouvez interrompre ici. Gardez Brutalité pour qui va gagner.

## Le plateau

# What the fields of a plain board are called.
view-active = Au tour de
view-answers = Réponses
view-asked = Décision de
view-bands = Groupes
view-blue_used = Dés bleus lancés
view-draft = En cours
view-ending = Fin
view-event = Événement
view-first_player = Premier joueur
view-forecast = Si le tour finissait
view-mulligans = Mulligans pris
view-pending_sixes = Six à relancer
view-piles = Pioches
view-pool = Dés
view-recruit_cap = Recrues au plus
view-round = Manche
view-row = Missions
view-target_glory = Gloire à atteindre
view-time_is_now = L’heure a sonné !
view-to_act = Restent à jouer
view-turn = Tour
view-used = Utilisé ce tour
view-viewer = Vue de
view-window = Fenêtre
view-broken = Brisée
view-cards = Cartes
view-glory = Gloire
view-hand = Main
view-leader = Chef
view-mg34_shots = Tirs de la MG-34
view-recruits = Recrues
view-seat = Place
view-shuffles = Mélanges d’où viennent ses cartes
view-camouflaged = Camouflée
view-card = Carte
view-kind = Genre
view-tapped = Vaincue
view-state = État
view-value = Valeur
view-loss = Recrues en danger
view-lost_glory = Gloire perdue
view-missions = Missions restantes
view-mission_discard = Missions défaussées
view-mission_draw = Missions à venir
view-events = Événements restants
view-event_discard = Événements passés
view-event_draw = Événements à venir
view-cest_la_guerre = C’est La Guerre restantes
view-cest_la_guerre_discard = C’est La Guerre défaussées
view-cest_la_guerre_draw = C’est La Guerre à venir
view-cest_la_guerre_shuffle = Mélange de la pioche C’est La Guerre
view-cest_la_guerre_shuffles = Dernier mélange de chaque C’est La Guerre
view-what = Choix
view-target = Cible
view-laid = Posés
view-bonus = Dés bonus
view-left = Restent
view-slot = Case
view-lacks = Manque encore
view-least = Au moins
view-extra = Remise

board-recruits = Recrues
board-glory = Gloire
board-race = Gloire
board-race-note = fin à { $goal }
board-bands = Groupes
board-count-glory = { $count } de gloire
board-count-recruits = { $count ->
        [one] { $count } recrue
       *[other] { $count } recrues
    }
board-slot-sum = somme { $need }+
board-told = { $what } : { $said }
board-dice-spent = Utilisés
board-here = Présent
board-away = Absent
board-bot = Robot
board-broken = Brisé
board-passes = Passe par consigne
board-tag-asked = sollicité
board-tag-turn = à son tour
board-tag-next = suivant
board-tag-first = premier
board-event = Événement de la manche
board-this-round = Cette manche
board-vichy = somme { $need }+, ou −1 recrue
board-veterans = V laissé en place : −1 recrue de plus
board-casualties = Bâtiment vaincu : −1 recrue
board-vichy-covered = Couvert ce tour-ci : sans dommage
board-beaten = Vaincue
board-pays = Vaincue
board-costs = Laissée là
board-left = sinon :
board-no-reward = aucun gain
board-no-harm = sans danger
board-or = ou, avec une recrue
board-flag-building = Bâtiment
board-flag-veterans = Vétérans de la Wehrmacht : une recrue de plus
board-flag-time = Rapporte 1 gloire de plus une fois l'heure venue
board-tag-reach = À portée
board-tag-hide = S'en cacher
board-tag-hidden = Camouflée
board-tag-open = { $open ->
        [0] Couverte
        [one] Plus qu'une case
       *[other] Encore { $open } cases
    }
board-slot-half = Case somme { $need }+, à moitié couverte : encore { $lacks }
board-leaves = Quitte la rangée à la fin de votre tour.
board-leaves-other = Quitte la rangée à la fin du tour.
board-no-harm-now = Ne fait aucun mal ce tour-ci.
board-last-recruit = Elle coûterait votre dernière recrue.
board-lacks-dice = { $count ->
        [one] Hors de portée : il manque un dé de { $need } ou plus.
       *[other] Hors de portée : il manque { $count } dés de { $need } ou plus.
    }
board-lacks-pips = { $pips ->
        [one] Hors de portée : il manque un point.
       *[other] Hors de portée : il manque { $pips } points.
    }
board-assessment = Bilan
board-assessment-counts = { $kind ->
        [gains] Que des gains cette fois.
        [losses] Que des pertes cette fois.
        [nothing] Rien de gagné, rien de perdu.
       *[both] Les gains d’abord, puis les pertes.
    }
board-you-stand = Vous en êtes à
board-stands-now = Vous en êtes à { $recruits ->
    [one] une recrue
   *[other] { $recruits } recrues
} et { $glory } de gloire.
board-cover = Couvrir
board-cover-recruit = Avec une recrue
board-auto = Couvrir avec { $dice }
board-auto-recruit = Avec { $dice } et une recrue
board-white-dice = Dés blancs
board-blue-dice = Dés bleus, { $used } sur { $of }
board-bonus-dice = Dés bonus
board-die-gone = écarté
board-die-count = { $count } pareils
board-take-die-back = Reprendre le { $face }
board-die = { $kind ->
        [blue] { $face } bleu
        [extra] { $face } ajouté
       *[white] { $face } blanc
    }
board-sow = Semer
board-sow-does = Attirer une recrue
board-buy = Acheter
board-buy-does = Piocher une carte
board-steal = Voler
board-steal-does = Prendre 1 gloire
board-brief-dumont = Un dé 5 sur gendarmes, grenadiers, patrouilles.
board-brief-boutroux = Un paiement par tour coûte 4, non 6.
board-brief-saint_pierre = Avant le jet : une recrue cédée, 2 gloires.
board-brief-vasseur = Un dé 4 contre un bâtiment, une fois par tour.
board-brief-ferrand = Relance un dé blanc, une fois par tour.
board-brief-arnaud = Perd une recrue de moins quand elle en perd deux.
board-price = coûte { $price }
board-needs = Il faut { $price }, libres : { $free }
board-after-roll = Après le jet
board-discard-first = Défaussez d’abord
board-not-now = Pas maintenant
board-cheap = Prix de Boutroux : { $price }
board-discard = Défausser
board-no-card = Aucune carte
board-face-down = Une carte cachée
board-whom = Qui ?
board-you-gain = vous +{ $glory }
board-last = Dernière défausse
board-beaten-by = Vaincue par { $seat } avec { $dice }
board-pile-missions = Missions
board-pile-events = Événements
board-pile-guerre = Guerre
board-forecast = Si vous finissez le tour
board-forecast-of = Si { $seat } finissait là
board-forecast-ended = Le tour de { $seat } est fini
board-forecast-nothing = Rien de gagné, rien de perdu
board-stand = Vous en seriez à
board-stand-of = En serait à
board-stand-ended = En sera à
board-line-if-covered = { $what }, si couverte
board-line-standing = { $what }, laissée là
board-line-taken = { $what }, prise à un groupe
board-ducked = { $ducks ->
        [one] ou, en filant une fois
       *[other] ou, en filant { $ducks } fois
    }
board-breaks = Votre groupe serait brisé.
board-breaks-other = Le groupe serait brisé.
board-breaks-unless = Filez { $ducks ->
        [one] une fois
       *[other] { $ducks } fois
    }, ou votre groupe est brisé.
board-would-win = Ce serait la victoire.
board-would-win-other = Ce serait la victoire.
board-loss = Pertes
board-duck = Recrues à sauver
board-duck-row = Filer à couvert
board-duck-pay = { $price ->
        [0] Ne rien payer
       *[other] Payer { $price } gloires
    }
board-duck-saves = { $saved ->
        [one] en sauve une
       *[other] en sauve { $saved }
    }
board-your-answer = Réponse ?
board-your-choice = À vous de choisir
board-over = Fin
board-story = Comment cela s’est passé
board-story-round = Manche { $round }
board-sources = D’où vient la gloire
board-source-earlier = manches d’avant
board-source-missions = missions
board-source-taken = prise aux autres
board-source-granted = gagnée aussitôt
board-source-lost = prise par les autres
board-source-paid = payée ou perdue
board-mast = Manche { $round } · tour { $turn }
board-victory = Victoire
board-winner = { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
board-sheet = Votre main
board-tab-dice = Dés
board-tab-duck = Filer
board-tab-cards = { $count ->
        [0] Cartes
       *[other] Cartes { $count }
    }
board-tab-forecast = Bilan
board-tab-record = Récit
board-tab-talk = Parler
board-take-back = Reprendre
board-undo = Annuler
board-gift = Donner une recrue…
board-always-pass = Toujours passer ici
board-tap-again = { $name } : touchez encore pour choisir.
board-ask-again = Me redemander
board-answered = Votre réponse attend celle des autres.
board-answered-why = Toutes les réponses sortent au même battement.
board-lay = Poser { $dice }
board-do-roll = Lancer les dés
board-do-keep = Garder le jet
board-do-mulligan = Renoncer au { $die }, relancer les autres
board-do-reroll = Relancer seulement le { $die }
board-do-roll_blue = Lancer un dé bleu
board-do-stop_blue = S'arrêter là
board-do-remove = Retirer le { $die }
board-do-spend = Dépenser le { $die }
board-do-pass = Passer
board-do-take_none = Ne prendre à personne
board-do-end_turn = Finir le tour
board-do-choose = { $recruits ->
        [0] Perdre { $glory } de gloire
        [one] Perdre 1 recrue
       *[other] Perdre { $recruits } recrues
    }
board-do-duck = { $saved ->
        [0] Ne pas filer
       *[other] En sauver { $saved } pour { $price } gloires
    }
board-ask-laying = { $open ->
        [one] { $what } : il manque une case, { $kind ->
            [white] blanche { $need }
           *[black] noire, encore { $need }
        }.
       *[other] { $what } : il manque { $open } cases.
    }
board-why-laying = Convient : { $dice }.
board-why-covered = Tout est couvert.
board-ask-pay = { $what } : encore { $lacks } à payer.
board-aim-gift = Donner une recrue : à qui ?
board-aim-gift-why = Vous gagnez aussitôt 2 gloires, l'autre groupe une recrue.
board-aim-sow = Semer la discorde : dans quel groupe ?
board-aim-sow-why = Une recrue passe chez vous. Choisissez ensuite les dés qui paient.
board-aim-steal = Voler de la gloire : à qui ?
board-aim-steal-why = Une gloire change de camp. Choisissez ensuite les dés qui paient.
board-ask-leaders = Choisissez votre chef.
board-why-leaders = Touchez-en un pour le choisir. Chacun sait faire une chose que les autres ne savent pas.
board-ask-blind-leaders = Nommez un chef en secret.
board-why-blind-leaders = Touchez-en un pour le choisir. Qui nomme le même qu'un autre tire au sort.
board-ask-choose = Coups manqués : que perdez-vous ?
board-why-choose = Tous les groupes perdent au même instant.
board-ask-duck = { $loss ->
        [one] Une recrue va tomber.
       *[other] { $loss } recrues vont tomber.
    }
board-why-duck = Filer à couvert : chaque recrue sauvée coûte { $price } gloires, { $most } au plus.
board-ask-pre-roll = Vos dés vous attendent.
board-why-pre-roll = Vous pouvez d'abord jouer ou défausser des cartes.
board-ask-r1 = { $seat } s'apprête à lancer.
board-ask-r2 = Le jet de { $seat } est définitif.
board-ask-r3 = { $seat } a fini son tour.
board-ask-r4 = { $seat } en est à { $glory } de gloire et va gagner !
board-why-window = Vous avez des cartes cachées : on vous demande. Jouez-en une ou passez.
board-why-window-none = Aucune de vos cartes ne peut se jouer ici.
board-ask-post-roll = Garder ce jet ?
board-why-post-roll = { $again ->
        [0] Rien ne peut plus être relancé ce tour-ci.
        [1] Ou touchez un dé : il part, et les autres sont relancés.
        [2] Ou touchez un dé pour le relancer seul.
       *[other] Ou touchez un dé : le relancer seul, ou y renoncer et relancer les autres.
    }
board-ask-explode = { $sixes ->
        [one] Un six donne droit à un dé bleu.
       *[other] { $sixes } six donnent droit à des dés bleus.
    }
board-why-explode = Un 1 coûte une recrue. Dés bleus restants : { $left }.
board-ask-over-limit = Une carte de trop : défaussez-en une.
board-why-over-limit = Un groupe en tient deux au plus.
board-ask-take = Votre coup manqué prend { $glory } de gloire. À qui ?
board-why-take = Choisissez un groupe, ou personne.
board-ask-action = Posez des dés, payez, jouez, ou finissez le tour.
board-why-action = Prenez un dé, puis une case, ou glissez-le.
board-why-idle = Ces dés ne permettent plus rien.
board-ask-aim-the-card = { $card } : choisissez la cible.
board-why-aim-the-card = Après cela, plus de retour.
board-ask-spend-a-die = { $card } : choisissez le dé dépensé.
board-why-spend-a-die = Le dé est perdu, et la mission ne vous fait aucun mal ce tour-ci.
board-bonus = bonus
board-die-choose = choisir
board-duck-save = { $saved ->
        [0] N'en sauver aucune
        [one] En sauver une
       *[other] En sauver { $saved }
    }
board-you-have = Vous avez
board-cancel = Annuler
board-you = vous
board-watching = Vous regardez
board-forecast-more = et { $count } de plus
board-ask-aim-the-card-camouflage = Quelle mission ne vous fera aucun mal ?
board-ask-aim-the-card-faulty_intel = Retirer un dé de { $seat } : lequel ?
board-why-r4 = La partie finit maintenant, sauf si une carte y change quelque chose.
board-you-win = Vous gagnez
board-you-come = { $rank ->
        [2] Vous êtes deuxième.
        [3] Vous êtes troisième.
        [4] Vous êtes quatrième.
       *[other] Vous êtes à la dernière place.
    }
