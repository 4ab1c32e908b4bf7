# La maison Staffetta, en français. Les jeux apportent leurs propres catalogues.

## Marks and controls
close = Fermer
on = oui
off = non
rule-link = Règle { $id }
step-less = { $label } : un de moins
step-more = { $label } : un de plus
tab-new = { $count ->
    [one] un nouveau
   *[other] { $count } nouveaux
  }

## Dice and slots
die-free = libre
die-possible = convient
die-picked = choisi
die-spent = dépensé
die-placed = placé
die-empty = aucun
die-spoken = { $kind ->
    [white] Dé blanc { $face }, { $state }
    [blue] Dé bleu { $face }, { $state }
    [bonus] Dé bonus { $face }, { $state }
   *[extra] Dé ajouté { $face }, { $state }
  }
die-none = { $kind ->
    [white] Pas encore de dé blanc
    [blue] Pas encore de dé bleu
    [bonus] Pas encore de dé bonus
   *[extra] Pas encore de dé ajouté
  }
slot-die = dé { $need }+
slot-sum = total { $need }+
slot-open = Case libre, { $need }
slot-possible = Case libre, { $need } : vos dés conviennent
slot-covered = Case { $need }, couverte par { $dice }

## Cards and piles
card-secret = vous seul
card-uses = { $left ->
    [one] encore un usage sur { $of }
   *[other] encore { $left } usages sur { $of }
  }
hand-hidden = { $count ->
    [one] Une carte face cachée
   *[other] { $count } cartes face cachée
  }
pile-left = { $left } dans la pioche
pile-discarded = défausse : { $discarded }

## Tracks and the race
track-value = { $value } sur { $max }
track-forecast = { $value } sur { $max }, serait { $forecast }
race-stands = { $name } : { $value } sur { $goal }
race-would = { $name } : { $value } sur { $goal }, serait { $forecast }

## The question
prompt = La question
prompt-mine = À vous
prompt-other = { $name } décide
prompt-clock = Temps restant { $clock }

## The record
record = Journal
record-order = le plus récent d’abord
record-now = À l’instant
record-older = Entrées antérieures
record-empty = Il ne s’est encore rien passé.
record-more = { $count ->
    [one] Une entrée antérieure
   *[other] { $count } entrées antérieures
  }

## The curtain between people at one screen
curtain-to = Passez l’écran à { $name }
curtain-why = Les cartes sont couvertes. Que les autres détournent le regard.
curtain-lift = Je suis { $name }

## Themes, pace, language
theme = Thème
theme-system = Comme le système
theme-light = Plein jour
theme-blackout = Couvre-feu
theme-contrast = Contraste élevé
theme-all = Les trois
pace = Allure des dés et des coups
pace-slow = Lente
pace-normal = Normale
pace-quick = Vive
pace-none = Aucune
language = Langue

## The shelf
shelf-issue = Cinq jeux de la résistance, 1936–1945
shelf-promise = Les agents de liaison portaient les messages entre des groupes qui ne pouvaient se voir. Ici voyagent les coups de joueurs éloignés : cinq jeux, toutes les règles tenues, dans votre navigateur.
shelf-play = Jouer
shelf-watch = Voir une table
shelf-guest = Sans compte. Un robot prend toute place vide.
shelf-rules = Règles
shelf-rules-of = Règles de { $game }
shelf-play-game = Jouer : { $game }
shelf-players = { $max ->
    [one] 1 joueur
   *[other] { $min } à { $max } joueurs
  }
shelf-players-exactly = { $count } joueurs
shelf-rider = Une agente de liaison à bicyclette, une sacoche rouge au côté
shelf-games = Les jeux
shelf-nav = La maison
shelf-tables = Tables
shelf-replays = Parties
shelf-lab = Labo
shelf-sign-in = Entrer
shelf-live = Aux tables en ce moment
shelf-live-count = { $games ->
    [one] une partie
   *[other] { $games } parties
  }, { $people ->
    [one] une personne
   *[other] { $people } personnes
  }, { $free ->
    [one] une place libre
   *[other] { $free } places libres
  }
shelf-watch-table = Voir
shelf-take-seat = Prendre la place
shelf-free-seat = Une place libre
shelf-credit = Chaque jeu est l’œuvre de ses auteurs ; leurs noms figurent sur sa page.
shelf-dice = Chaque lancer se vérifie après la partie.
shelf-lost = Il n’y a rien à cette adresse.
shelf-home = Retour à l’étagère

## The games on the shelf
join-the-partisans-kind = quête et quiz
join-the-partisans-blurb = Traversez la Slovénie occupée, sachez votre histoire, battez-vous s’il le faut.
join-the-partisans-cover = Une cabane dans la neige, une étoile au-dessus du sommet
global-war-partisans-kind = carte stratégique
global-war-partisans-blurb = Levez-vous derrière les lignes sur cinq continents et coupez ce qui nourrit le front.
global-war-partisans-cover = Une voie ferrée rompue en travers du globe
banditen-kind = hexagones tactiques
banditen-blurb = Une vallée, hexagone par hexagone. La patrouille arrive ; choisissez votre terrain.
banditen-cover = Une patrouille sous une église, sur des collines taillées en hexagones
la-resistance-kind = dés, interruptions
la-resistance-blurb = Six dés, trois missions, et des voisins qui ne vous veulent pas que du bien.
la-resistance-cover = Une torche levée dans une rue, et des dés
repubblica-ribelle-kind = mains cachées
repubblica-ribelle-blurb = Tenez ensemble une vallée libre, avec des cartes que nul autre ne voit.
repubblica-ribelle-cover = Un village des Apennins sous un drapeau levé

## The style page
style-title = Style
style-lead = Chaque pièce de la maison dans chaque état. Du papier, une encre noire, deux encres du jeu, une lampe.
style-desk = Bureau
style-phone = Téléphone
style-open-box = Ouvrir la boîte
style-open-sheet = Ouvrir le volet
style-roll = Lancer les dés
style-stamp = Frapper le tampon
style-next-entry = Écrire une entrée
style-curtain = Tirer le rideau
style-contents = Pièces
