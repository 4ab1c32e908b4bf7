# La maison Staffetta, en français. Les jeux apportent leurs propres catalogues.

## Marks and controls
shelf-rules = Règles
shelf-lost = Il n’y a rien à cette adresse.
shelf-home = Retour à l’étagère
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
shelf-guest = Sans compte. Un robot prend toute place vide.
shelf-rules-of = Règles de { $game }
shelf-play-game = Jouer : { $game }
shelf-players = { $max ->
    [one] 1 joueur
   *[other] { $min } à { $max } joueurs
  }
shelf-players-exactly = { $count } joueurs
shelf-rider = Une agente de liaison à bicyclette, une sacoche rouge au côté
shelf-games = Les jeux
shelf-free-seat = Une place libre
shelf-credit = Chaque jeu est l’œuvre de ses auteurs ; leurs noms figurent sur sa page.
shelf-dice = Chaque lancer se vérifie après la partie.

## The shelf, further
shelf-not-yet = Pas encore sur l’étagère.
tables-yours = Vos tables
tables-open = { $count ->
    [one] Il manque une personne.
   *[other] Il manque { $count } personnes.
  }
tables-running = { $count ->
    [one] Un coup jusqu’ici.
   *[other] { $count } coups jusqu’ici.
  }
tables-over = Terminée. Victoire : { $names }.
tables-go-on = Reprendre
tables-look = Revoir

## What may go wrong
trouble = Impossible à montrer
trouble-unreachable = Le serveur ne répond pas. Tourne-t-il ? Réessayez dans un instant.
trouble-unknown-table = Cette table n’existe pas. Elle a peut-être été ouverte sur un autre serveur.
trouble-unknown-game = Ce serveur n’a pas ce jeu.
trouble-not-begun = La partie n’a pas commencé : il n’y a rien à revoir.
trouble-not-your-seat = Pendant la partie, une place n’est vue que par qui la tient.
trouble-seat-taken = Quelqu’un y est déjà assis.
trouble-wrong-invitation = Ce n’est pas l’invitation à cette place. Redemandez le lien.
trouble-bad-name = Un nom a de 1 à 40 lettres.
trouble-too-many-tables = Vous avez ouvert beaucoup de tables. Attendez une minute.

## Seats and bots
seat-number = Place { $number }
bot-random = Robot novice
bot-greedy = Robot posé
bot-search = Robot rusé
seat-is-bot = { $level }, toujours prêt
seat-is-ready = En place
seat-is-taken = S’installe
seat-is-free = Libre

## A new table
new-open = Commencer
new-opening = On met la table…
new-minutes = Environ { $minutes } minutes
new-preset = La partie
new-preset-facts = { $players ->
    [one] 1 joueur, environ { $minutes } min
   *[other] { $players } joueurs, environ { $minutes } min
  }
new-name = Votre nom
new-name-why = Tel que les autres le liront.
new-name-of = Nom à la place { $number }
new-guest = Invité { $number }
new-opponents = Contre
new-bots = Robots : { $level }
new-friends = Des amis, par un lien
new-friend = Un ami, par un lien
new-hot = Des gens à cet écran
new-here = Quelqu’un à cet écran
new-mixed = Place par place
new-side = Vous jouez
new-players = Joueurs
new-seats = Place par place
new-more = Autres choix ({ $count })
new-rulings = Interprétations ({ $count })
new-rulings-why = Là où le livret laisse un vide, nous avons tranché ; ici vous pouvez trancher autrement.

## An invitation
join = Invitation
join-to = Vous êtes invité : { $game }
join-your-seat = Votre place
join-take = Prendre la place
join-taken = Cette place est prise, ou la partie a commencé. Vous pouvez regarder.
join-watch = Regarder
join-back = À votre table
join-name-missing = Écrivez d’abord votre nom.

## Before the game
waiting = La table est mise
waiting-for = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore vide. La partie commence quand elle est prise.
   *[other] { $count } places sont encore vides. La partie commence quand toutes sont prises.
  }
waiting-free = Place { $number }, libre
waiting-link = Envoyez ce lien à qui doit s’asseoir ici
waiting-copy = Copier
waiting-copy-which = Copier le lien de la place { $number }
waiting-copied = Copié
waiting-give-up = Rendre la place
fair = Dés honnêtes
fair-why = Le serveur a déjà fixé sa moitié des dés ; chacun y ajoute la sienne. Ce sceau le prouve après la partie :

## At the table
sheet-unfold = Déplier
sheet-fold = Replier
table-coming = Un instant…
table-lost = La liaison est coupée. Elle revient d’elle-même ; rien n’est oublié.
table-broken = Le plateau n’a pu être dessiné. Voici la table en mots ; la partie continue.
table-turn = Tour { $turn }
play-answered = Votre réponse est donnée. Elle sera révélée avec les autres.
play-forget = Reprendre ces choix
play-undo = Reprendre le coup
play-answer = Répondre
play-over = Fin
play-still = Rétrospective
offers = Vous pouvez
offers-none = Rien pour l’instant. On vous le demandera.
offer-price = coûte { $price }
offer-odds = { $percent } % de chances
offer-lasting = sans retour
draft = Jusqu’ici
greys = Pas maintenant ({ $count })
sight = Ce qui est sur la table
sight-more = { $count } de plus
sight-you = (vous)
sight-everyone = Tout le monde
record-taken-back = { " " }reprend le dernier coup.
primer = Comment on joue
primer-at = { $at } sur { $total }
primer-skip = Passer l’abrégé
primer-done = Compris
learn-open = Apprendre en jouant (5 à 8 minutes)
learn-back = Retour
learn-next = Suite
learn-first = C’est le début.

## Standing orders
orders = Ordres permanents
orders-turn = Passer jusqu’à la fin du tour
orders-change = Passer tant que personne ne joue rien
orders-kind = Toujours passer : { $kind }
orders-revoke = Annuler
orders-revoke-which = Annuler : { $order }
order = { $what } { $when }
order-pass = Passer
order-picks = { $count ->
    [one] Jouer le coup prévu
   *[other] Jouer les { $count } coups prévus
  }
until-window = jusqu’à la fin de cette fenêtre
until-turn = jusqu’à la fin du tour
until-change = tant que personne ne joue rien
until-once = une fois
until-kind = toujours ({ $kind })

## Talk
talk = Conversation
talk-none = Rien n’a été dit.
talk-line = Dire quelque chose
talk-say = Dire
talk-crowd = Quelqu’un
talk-closed = Les joueurs se taisent maintenant.

## The menu
menu = Menu
menu-replay = Revoir
menu-plain = Table en mots
menu-plain-why = Tout en texte et boutons, pour l’oreille et le clavier.
menu-leave = Quitter la partie…
leave = Quitter la partie ?
leave-why = Vous abandonnez pour de bon. Les autres continuent sans vous, selon les règles.
leave-stay = Rester
leave-go = Quitter pour de bon

## The end
result = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
result-replay = Revoir la partie
result-again = Rejouer
result-json = Compte rendu (JSON)
result-stf = Compte rendu (compact)
result-seal = Le sceau
result-fair = Les dés étaient scellés par

## Looking back
replay = Rétrospective
replay-table = À la table
replay-slider = Moment de la partie
replay-at = Moment { $at } sur { $total }
replay-first = Au début
replay-back = Un en arrière
replay-on = Un en avant
replay-last = À la fin
replay-go = Lire
replay-stop = Pause
replay-eyes = Vu par
replay-seat = { $name }
replay-crowd = Le public
replay-open = Toutes cartes ouvertes

## Learning
learn = Apprendre
learn-title = Apprendre { $game }
learn-coach = Le guide
learn-name = Nives
learn-at = { $at } sur { $total }
learn-skip = Quitter la leçon
learn-show = Montrez-moi
learn-play = Jouer une partie
learn-otherwise = Ce n’est pas l’objet de la leçon en ce moment. Faites ce que montre le cadre, ou appuyez sur « Montrez-moi ».

## The rules
rules-contents = Sommaire
rules-marks = Imprimée : le livret le dit. Interprétation : il laisse un vide, nous avons tranché. Maison : il se tait, ceci est de nous.
rules-tongue = Les règles ne sont qu’en anglais.
mark-printed = imprimée
mark-ruling = interprétation
mark-house = maison

## What the server refuses, where no rule of a game stands behind it
refused-no-such-action = C’est impossible maintenant.
refused-stale-question = La table a avancé. Regardez de nouveau.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-asked = On ne vous demande rien maintenant.
refused-nothing-to-withdraw = Il n’y a rien à reprendre.
refused-talk-closed = Les joueurs se taisent maintenant.
refused-bad-talk = De 1 à 500 lettres.
refused-too-fast = Attendez un instant avant de continuer.
refused-game-over = La partie est finie.
refused-bad-text = Cette réponse est trop longue, ou vide.
refused-too-many-orders = Vous avez laissé beaucoup d’ordres. Annulez-en un.
refused-still = Les règles répondent à la table, pas quand on revient en arrière.
refused-no-invitation = Cette place appartient à l’écran qui a ouvert la table.
refused-lesson = Pas dans cette leçon : faites ce que demande le guide.

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

## Keys, pace and the folds of the record
keys = Touches
keys-tab = à la prochaine chose possible
keys-escape = annule ce qui est à moitié choisi
keys-list = cette liste
keys-any = N’importe quelle touche va à la fin de ce qui est montré.
since = Depuis votre tour
menu-control = Contrôle complet
menu-control-why = Demandez-moi même quand je ne peux que passer.
record-folded =
    { $count ->
        [one] une ligne de plus
       *[other] { $count } lignes de plus
    }
record-fold = replier
record-about = Seulement les lignes sur { $name }
record-whose = Les lignes de qui

## What was added for people at a table
trouble-wrong-name-or-password = Il n’y a pas de compte de ce nom avec ce mot de passe.
trouble-name-taken = Quelqu’un porte déjà ce nom.
trouble-bad-password = Un mot de passe a de 8 à 200 lettres et n’est pas le nom.
trouble-wrong-code = Le code est faux, usé ou trop vieux.
trouble-not-signed-in = Vous n’êtes plus identifié.
trouble-no-spectators = Ceux qui jouent ici ne veulent pas être regardés.
covered = Un bot joue pour vous.
covered-return = Reprendre la place
covered-go = Laisser un bot jouer pour moi
refused-covered = Un bot joue pour cette place. Reprenez-la d’abord.

## People
person = Vous
person-sign-in = S’identifier
person-sign-out = Se déconnecter
person-sign-out-all = Se déconnecter partout
person-way = Comment vous entrez
person-way-account = Avec mon compte
person-way-new = Avec un nouveau compte
person-way-guest = En invité, avec un simple nom
person-way-code = Avec un code de mon autre appareil
person-way-reset = Avec un code de l’hôte, pour choisir un nouveau mot de passe
person-why-account = Vos places sont là sur chaque appareil.
person-why-new = Un nom à vous et un mot de passe. Les places de ce navigateur vous suivent.
person-why-guest = Vous jouez comme tout le monde. Un code porte vos places sur un autre appareil.
person-why-code = Sur l’autre appareil, ouvrez votre page et demandez un code.
person-why-reset = Sans courriel, c’est l’hôte de cette maison qui vous laisse choisir un nouveau mot de passe.
person-name = Nom
person-password = Mot de passe
person-new-password = Nouveau mot de passe
person-password-why = 8 lettres ou plus.
person-password-changed = Le mot de passe est changé. Vos autres appareils sont déconnectés.
person-reset-done = Le mot de passe est changé. Identifiez-vous avec lui.
person-code = Code
person-go = Entrer
person-nobody = Personne n’est identifié ici. Les tables de ce navigateur y restent quand même.
person-is-guest = Un invité : connu sur ces appareils seulement.
person-is-account = Un compte depuis le { $day }.
person-become = En faire un compte
person-finished = Parties finies
person-won = Gagnées
person-reliability = Jouées jusqu’au bout
person-percent = { $percent } %
person-games = Vos parties
person-no-games = Aucune encore.
person-game-open = attend des joueurs
person-game-running = en cours
person-game-over = finie
person-game-rank = finie, place { $rank }
person-game-left = abandonnée, place { $rank }
person-devices = Vos appareils
person-device-unnamed = Un appareil sans nom
person-device-this = celui-ci
person-device-seen = utilisé le { $day }
person-device-out = Déconnecter : { $device }
person-move = Un code pour un autre appareil
person-move-why = Tapez ceci sur l’autre appareil dans les dix minutes :
person-change = Changer le mot de passe
person-change-go = Le changer
person-data = Vos données
person-export = Tout emporter
person-delete = M’effacer
person-delete-why = Votre nom, vos appareils et vos préférences sont effacés pour de bon. Les parties des autres restent comme elles furent jouées, avec « a former player » à votre place ; un bot continue là où une partie est en cours.

## What is kept
privacy = Ce qui est gardé de vous
privacy-keys = Dans ce navigateur
privacy-keys-text = Les clés de vos places, votre nom, la langue, le thème et la vitesse. Si vous vous identifiez, un cookie avec un nombre au hasard que les scripts ne lisent pas. Rien d’autre, et rien des autres.
privacy-person = Si vous vous identifiez
privacy-person-text = Le nom que vous donnez, quand vous êtes venu et étiez là pour la dernière fois (à l’heure près), comment vous aimez les pages, et le nom que se donne chaque appareil. Des mots de passe, cookies et codes, seules des empreintes à sens unique sont gardées. Aucune adresse électronique n’est demandée.
privacy-games = Les parties
privacy-games-text = Chaque table est gardée avec ses places, ses coups et leurs heures, et ce qui s’y est dit. Le récit d’une partie finie peut être lu par qui en a l’adresse. Les coups ne sont jamais changés.
privacy-log = Le journal du serveur
privacy-log-text = Le journal nomme adresses, chemins, heures et refus, pour que la maison puisse être tenue. Combien de temps il est gardé, c’est à qui tient ce serveur de le dire.
privacy-others = Les autres
privacy-others-text = Rien n’est envoyé à personne d’autre : ni compteurs, ni polices, ni images d’autres sites.
privacy-rights = Ce que vous pouvez faire
privacy-rights-text = Sur votre page vous pouvez tout emporter en un fichier, vous déconnecter partout, et vous effacer. Ce que d’autres ont joué avec vous reste, sans votre nom.

## The lobby
lobby = Le hall
lobby-count = { $open ->
    [one] Une table a une place libre
   *[other] { $open } tables ont une place libre
  }, { $running ->
    [one] une partie est en cours
   *[other] { $running } parties sont en cours
  }.
lobby-game = Jeu
lobby-all = Tous les jeux
lobby-sit = S’asseoir
terms-head = Qui peut venir, et à quel rythme
terms-public = Dans le hall
terms-public-why = N’importe qui peut prendre une place libre.
terms-watched = D’autres peuvent regarder
terms-pace = Rythme
terms-pace-none = Sans pendule
terms-pace-live = 10 minutes et 30 secondes par coup
terms-pace-slow = 3 jours par coup, et 3 jours de réserve
terms-out = Quand le temps est écoulé
terms-out-cover = un bot joue jusqu’au retour de la personne
terms-out-move = le coup du jeu lui-même est joué
terms-out-forfeit = la place abandonne
