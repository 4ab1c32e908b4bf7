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

## Language
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
shelf-players-exactly = { $count } { $count ->
    [one] joueur
   *[other] joueurs
  }
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
tables-turn = Tour { $turn }.
tables-turn-yours = Tour { $turn }, à vous.

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
bot-recruit = Recrue
bot-why-recruit = Se trompe souvent, répond aussitôt.
bot-fighter = Combattant
bot-why-fighter = Joue avec bon sens, répond aussitôt.
bot-veteran = Vétéran
bot-why-veteran = Essaie ce qui peut venir, un tour de 3 secondes au plus.
bot-commander = Commandant
bot-why-commander = Le plus fort, un tour de 8 secondes au plus.
seat-is-bot = { $level }, toujours prêt
seat-is-ready = En place
seat-is-taken = S’installe
seat-is-free = Libre

## A new table
new-open = Commencer
new-opening = On met la table…
new-minutes = Environ { $minutes } minutes
new-preset = La partie
new-tables = Tables toutes prêtes
new-table = À la table
new-you = Vous
new-house = Règles de la maison
new-learn = Apprendre
new-learn-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
new-preset-facts = { $players ->
    [one] 1 joueur · { $minutes } min
   *[other] { $players } joueurs · { $minutes } min
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
new-language = Ce jeu n’est pas encore en français : ses textes sont en anglais.
new-sum-bot = { $count ->
    [0] { $preset }, en solitaire.
    [one] { $preset }, contre un bot ({ $level }).
   *[other] { $preset }, contre { $count } bots ({ $level }).
  }
new-sum-friend = { $preset }, avec des amis, par lien.
new-sum-hot = { $preset }, à plusieurs devant cet écran.
new-sum-mixed = { $preset }, place par place.
new-sum-side = Vous jouez : { $side }.
new-rule = Dans les règles
new-rulings = Interprétations ({ $count })
new-rulings-why = Là où le livret laisse un vide, nous avons tranché ; ici vous pouvez trancher autrement.
new-file-keep = Garder ces choix dans un fichier
new-file-take = Reprendre les choix d’un fichier
new-file-bad = Ce fichier ne contient pas de choix pour ce jeu.

## An invitation
join = Invitation
join-to = Vous êtes invité : { $game }
join-your-seat = Votre place
join-take = Prendre la place
join-taken = Cette place est prise, ou la partie a commencé. Vous pouvez regarder.
join-watch = Regarder
join-back = À votre table
join-name-missing = Écrivez d’abord votre nom.
join-seats = { $count ->
    [one] Un joueur.
   *[other] { $count } joueurs.
  }
join-pace-none = Pas de pendule.
join-pace-live = À la pendule, d’une traite.
join-pace-slow = Lentement : vous répondez quand vous pouvez, en heures ou en jours.
join-watched = D’autres peuvent regarder.
join-unwatched = Personne ne regarde.

## Before the game
waiting = La table est mise
waiting-for = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore vide. La partie commence quand elle est prise.
   *[other] { $count } places sont encore vides. La partie commence quand toutes sont prises.
  }
waiting-link = Envoyez ce lien à qui doit s’asseoir ici
waiting-copy = Copier
waiting-copy-which = Copier le lien de la place { $number }
waiting-copied = Copié
waiting-share = Partager
waiting-share-which = Partager le lien de la place { $number }
waiting-bots = Commencer avec des bots
waiting-bots-why = Ils prennent les places encore libres : { $level }.
waiting-give-up = Rendre la place
waiting-agreed = À cette table
waiting-usual = Tout le reste est comme d’habitude dans ce jeu.
fair = Dés honnêtes
fair-why = Le serveur a déjà fixé sa moitié des dés ; chacun y ajoute la sienne. Ce sceau le prouve après la partie :

## At the table
sheet-unfold = Déplier
sheet-fold = Replier
table-coming = Un instant…
table-lost = La liaison est coupée. Elle revient d’elle-même ; rien n’est oublié.
table-broken = Le plateau n’a pu être dessiné. Voici la table en mots ; la partie continue.
table-turn = Tour { $turn }
record-taken-back = { " " }reprend le dernier coup.
set-up-for-me = Placer pour moi
set-up-why = Vous pouvez placer chaque pion vous-même, ou laisser faire un bot.
set-up-going = Un bot place pour vous. Le premier tour est de nouveau à vous.
primer = Comment on joue
primer-at = { $at } sur { $total }
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
talk-mute = Masquer
talk-mute-who = Masquer { $name } à cette table
talk-muted = est masqué ici.
talk-hear = Réafficher

## The menu
menu = Menu
menu-replay = Revoir
top-tools = Outils de la table
hint = Conseil
former-player = un ancien joueur
notes = Notes pour vous, gardées dans ce navigateur

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
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
moment = Ce moment
moment-title = Moment { $at }
moment-link = Un lien vers ce moment
moment-name = Un nom pour le retrouver
moment-keep = Garder
moment-kept = Gardé. Vous le retrouvez parmi les parties finies.
moment-forget = Ne plus garder
moment-forgotten = Ce n’est plus gardé.
play-on = Jouer à partir d’ici
play-on-short = Jouer
play-on-why = Une table à vous, des robots à toutes les autres places. Ce que cette place ne pouvait voir à ce moment est tiré à nouveau.
play-on-seat = La place que vous jouez
story = Récit
story-begin = Début
comments = Ce qu’on en dit
comments-none = Personne n’a encore rien dit.
comments-moment = Moment { $at }
comments-say = Dites quelque chose ; quiconque a cette adresse peut le lire
comments-sign-in = Connectez-vous pour dire quelque chose
comments-remove = Retirer
comments-remove-which = Retirer : { $text }
game-page = La partie
game-page-facts = Commencée le { $day }, { $count ->
    [one] une entrée
   *[other] { $count } entrées
  }.
game-page-upload = Quelqu’un a apporté cet enregistrement. Il a été rejoué ici selon les règles ; qui l’a joué, nul ici ne le sait.
game-page-branch = Jouée à partir d’un moment d’une autre partie, cartes cachées tirées à nouveau.
game-page-branch-of = Ce moment
game-page-more = Ce qu’on peut en faire
game-page-text = La partie en texte
readable-seal = Les dés étaient scellés par { $seal }
history = Parties finies
history-player = Joueur
history-length = Longueur
history-length-any = Toute longueur
history-length-short = Courte : moins de 100 entrées
history-length-middle = 100 à 299 entrées
history-length-long = Longue : 300 entrées et plus
history-own = Les miennes seulement
history-find = Chercher
history-count = { $count ->
    [0] Aucune partie trouvée.
    [one] Une partie.
   *[other] { $count } parties, la plus récente d’abord.
  }
history-entries = { $count ->
    [one] une entrée
   *[other] { $count } entrées
  }
history-older = Plus anciennes
history-kept = Vos moments gardés
history-bring = Apporter un enregistrement
history-bring-why = Un enregistrement téléchargé, ici ou ailleurs, est rejoué selon les règles et peut ensuite être regardé. Seul qui en a l’adresse le trouve.
history-file = Un fichier en .json ou .stf
dice = Dés équitables
dice-check = Vérifier les dés
dice-why = Avant la partie, le serveur a publié un sceau de son secret, puis chaque joueur a ajouté quelque chose. Les deux ensemble sont la graine de chaque jet, mélange et tirage. Votre navigateur refait ici le calcul, d’après l’enregistrement. Ce qui était demandé, combien de dés ou quelles cartes, ce sont les règles qui le disent : elles rejouent l’enregistrement pour vous.
dice-working = On relance, mélange et tire tout de nouveau…
dice-nothing = Cet enregistrement n’a pas de graine : rien ne peut être recalculé.
dice-fair = { $count ->
    [0] Sceau et graine concordent ; rien n’a été laissé au hasard.
    [one] Le seul jet, mélange ou tirage de cette partie est celui que donne la graine.
   *[other] Les { $count } jets, mélanges et tirages de cette partie sont ceux que donne la graine.
  }
dice-unfair = { $count ->
    [0] Sceau et graine ne concordent pas.
    [one] Un jet, mélange ou tirage n’est pas celui que donne la graine.
   *[other] { $count } jets, mélanges et tirages ne sont pas ceux que donne la graine.
  }
dice-yes = Oui
dice-no = Non
dice-step-seal = Le secret correspond au sceau publié avant la partie.
dice-step-no-seal = Rien n’a été scellé avant cette partie.
dice-step-seed = La graine découle du secret et de ce que les joueurs ont ajouté.
dice-step-no-secret = L’enregistrement n’a pas de secret : sa graine vaut seule.
dice-step-rolls = { $count ->
    [one] Un jet, mélange ou tirage a été recalculé et comparé.
   *[other] { $count } jets, mélanges et tirages ont été recalculés et comparés.
  }
dice-seal = Sceau
dice-secret = Le secret du serveur
dice-added = Ajouté par la place { $number }
dice-seed = Graine
dice-moment = Moment
dice-record = Dans l’enregistrement
dice-derived = D’après la graine
dice-same = la même chose
dice-asked-roll = { $count ->
    [one] un dé à { $sides } faces : { $came }
   *[other] { $count } dés à { $sides } faces : { $came }
  }
dice-asked-shuffle = { $count ->
    [one] une carte : { $came }
   *[other] { $count } cartes, à partir du dessus : { $came }
  }
dice-asked-draw = { $count ->
    [one] la seule possible : { $came }
   *[other] une sur { $count } : { $came }
  }
dice-asked-judge = le verdict des règles : { $came }
dice-how-roll = { $count ->
    [one] un jet de dés à { $sides } faces
   *[other] { $count } jets de dés à { $sides } faces
  }
dice-how-shuffle = { $count ->
    [one] un ordre de cartes
   *[other] { $count } ordres de cartes
  }
dice-how-draw = { $count ->
    [one] un tirage
   *[other] { $count } tirages
  }
dice-how-judge = { $count ->
    [one] un verdict des règles, sans hasard
   *[other] { $count } verdicts des règles, sans hasard
  }
game-page-brought = Ici depuis le { $day }, { $count ->
    [one] une entrée
   *[other] { $count } entrées
  }.

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
rules-back = Retour à votre table
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

## The folds of the record
since = Depuis votre tour
record-folded =
    { $count ->
        [one] une ligne de plus
       *[other] { $count } lignes de plus
    }
record-times =
    { $count ->
        [2] deux fois
        [3] trois fois
       *[other] { $count } fois
    }
record-fold = replier
record-about = Seulement les lignes sur { $name }
record-whose = Les lignes de qui

## What was added for people at a table
trouble-not-over = La partie n’est pas finie.
trouble-too-fast = Attendez une minute avant d’en dire plus.
trouble-no-hashing = Les dés se vérifient sur une page venue par TLS (https), ou sur la machine du serveur.
trouble-not-the-owner = C’est réservé à qui gère la table.
trouble-no-spectators = Ceux qui jouent ici ne veulent pas être regardés.
covered = Un bot joue pour vous.
covered-return = Reprendre la place
refused-covered = Un bot joue pour cette place. Reprenez-la d’abord.
out = Vous êtes hors jeu.
out-run = Aller à la fin
out-running = Vous êtes hors jeu. Les autres jouent jusqu’à la fin.
clocks = Temps restant
clock-days = { $days } j { $hours } h
next-table = { $count ->
    [one] À la table qui vous attend
   *[other] À la prochaine des { $count } tables qui vous attendent
  }
talk-conduct = Comment on se parle ici
refused-no-score = Cette partie ne peut pas être comptée avant sa fin.
refused-no-proposal = Plus personne ne demande à revenir.

## Parts of a table that are opened
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
take-back-asked = { $names } voudrait revenir avant l’entrée { $at }.
take-back-look = Voir ce moment
take-back-agree = D’accord
take-back-decline = Non, continuons
take-back-drop = Ne plus demander
take-back-waits = Doivent encore répondre : { $names }.
agree-end-asked = { $names } : finir la partie maintenant et la compter telle qu’elle est ?
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
keys = Touches
keys-tab = à la prochaine chose possible
keys-escape = annule ce qui est à moitié choisi
keys-list = cette liste
keys-any = N’importe quelle touche va à la fin de ce qui est montré.
menu-control = Contrôle complet
menu-control-why = Demandez-moi même quand je ne peux que passer.
sound = Son
sound-why = Dés, papier, un tampon, et deux notes quand c’est à vous.
menu-plain = Table en mots
menu-plain-why = Tout en texte et boutons, pour l’oreille et le clavier.
menu-leave = Quitter la partie…
leave = Quitter la partie ?
leave-why = Vous abandonnez pour de bon. Les autres continuent sans vous, selon les règles.
leave-stay = Rester
leave-go = Quitter pour de bon
result = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
result-replay = Revoir la partie
result-next = Et maintenant ?
result-home = Accueil
result-again = Rejouer
result-json = Compte rendu (JSON)
result-stf = Compte rendu (compact)
result-fair = Les dés étaient scellés par
covered-go = Laisser un bot jouer pour moi
fair-line = Les dés ont été fixés avant la partie ; quand elle est finie, chacun peut vérifier chaque jet. Sceau :
rematch = Revanche
rematch-join = À la revanche
owner = Vous gérez cette table
owner-public = Dans le salon
owner-watched = D’autres peuvent regarder
owner-bots = Des bots aux places libres
owner-bots-go = Commencer avec des bots
owner-pass-on = Confier la table à { $name }
owner-close = Fermer la table
owner-close-why = La partie s’arrête pour tous, sans résultat.
result-story = Récit
result-dice = Vérifier les dés
take-back = Demander aux autres de reprendre mon dernier coup
talk-block = Ne plus rien entendre de lui nulle part
talk-blocked = Vous n’en entendez plus rien. Sur votre page vous pouvez le changer.
talk-report = Signaler
report = Signaler un problème
report-what = Qu’est-ce qui n’a pas marché ?
report-along = Le compte rendu de cette table et le moment partent avec ; seul le responsable de cette maison le lit.
report-go = Envoyer
report-done = Merci. Le responsable de cette maison le lira.
invite-friend = Inviter { $name }
invite-name = Inviter par son nom
invite-go = Inviter
invite-done = { $name } trouve l’invitation sur sa page.
trouble-unknown-person = Il n’y a pas de compte de ce nom.
trouble-that-is-you = C’est vous-même.
trouble-nobody-known = Personne de connecté n’est assis là. Rendez-le muet à cette table.
trouble-too-many-reports = Assez de signalements sont venus d’ici. Attendez une heure.
agree-end = Proposer aux autres de finir la partie en l’état

## People
person = Vous
person-sign-in = S’identifier
person-sign-out = Se déconnecter
person-sign-out-all = Se déconnecter partout
person-way = Comment vous entrez
person-way-account = Avec mon compte
person-way-passkey = Avec une clé d’accès
person-way-new = Avec un nouveau compte
person-way-guest = En invité, avec un simple nom
person-way-code = Avec un code de mon autre appareil
person-way-forgot = J’ai oublié mon mot de passe
person-way-reset = Avec un code de l’hôte, pour choisir un nouveau mot de passe
person-why-account = Vos places sont là sur chaque appareil.
person-why-passkey = Une clé que garde votre appareil : vous le touchez, ou il vous regarde.
person-why-new = Un nom à vous et un mot de passe. Les places de ce navigateur vous suivent.
person-why-guest = Vous jouez comme tout le monde. Un code porte vos places sur un autre appareil.
person-why-code = Sur l’autre appareil, ouvrez votre page et demandez un code.
person-why-forgot = Si votre compte a une adresse e-mail, un lien pour choisir un nouveau mot de passe y est envoyé.
person-why-reset = Sans courriel, c’est l’hôte de cette maison qui vous laisse choisir un nouveau mot de passe.
person-name = Nom
person-password = Mot de passe
person-new-password = Nouveau mot de passe
person-password-why = 8 lettres ou plus.
person-password-changed = Le mot de passe est changé. Vos autres appareils sont déconnectés.
person-reset-done = Le mot de passe est changé. Identifiez-vous avec lui.
person-passkey-done = Personne n’est entré : l’appareil n’a montré aucune clé.
passkeys = Clés d’accès
passkeys-why = Une clé d’accès vous connecte sans mot de passe. L’appareil la garde ; le serveur n’a que ce qui permet de la reconnaître.
passkeys-since = depuis le { $day }
passkeys-used = utilisée le { $day }
passkeys-remove = Retirer
passkeys-remove-which = Retirer la clé du { $day }
passkeys-removed = C’est fait. Elle n’ouvre plus rien.
passkeys-make = Créer une clé sur cet appareil
passkeys-made = C’est fait. Vous pouvez désormais vous connecter avec elle.
passkeys-not-made = L’appareil n’en a pas créé.
person-forgot-done = Si un compte a cette adresse, un message est en route. Il est valable un jour.
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
person-delete-why = Votre nom, vos appareils et vos préférences sont effacés pour de bon. Les parties des autres restent comme elles furent jouées, avec « un ancien joueur » à votre place ; un bot continue là où une partie est en cours.
ties = Amis
ties-why = On invite ses amis d’un geste. Vous seul savez qui vous nommez ici.
ties-call = { $host } vous invite à une table
ties-name = Nom d’un compte
ties-add = Ajouter
ties-part = Retirer
ties-part-which = Retirer : { $name }
ties-blocked = Qui vous n’entendez pas
ties-unblock = Entendre à nouveau
ties-unblock-which = Entendre à nouveau : { $name }
rest = Quand vous vous reposez
rest-why = Vos pendules s’arrêtent pendant votre sommeil, jusqu’à dix heures par jour, et pendant vos absences. Les heures sont celles de cet appareil.
rest-from = Vous dormez de
rest-until = à
rest-keep = Garder ces heures
rest-kept = Gardé. Elles restent les mêmes pendant vingt heures.
rest-none = Pas de telles heures
rest-none-kept = Vos pendules tournent désormais toute la journée.
rest-days = Jours d’absence
rest-go = M’absenter
rest-gone = Vos pendules sont arrêtées. Bon voyage !
rest-away = Vous êtes absent jusqu’au { $until }.
rest-back = Je suis de retour
rest-back-done = Bon retour. Vos pendules tournent à nouveau.
rest-left = { $count ->
    [one] Il reste un jour d’absence cette année.
   *[other] Il reste { $count } jours d’absence cette année.
  }
mail = E-mail
mail-why = Personne n’est obligé d’en donner un. Il sert à choisir un nouveau mot de passe et, si vous voulez, à vous dire qu’une table attend ; personne d’autre ne le voit.
mail-address = Adresse e-mail
mail-give = M’envoyer un lien
mail-sent = Un message est en route. Ouvrez-en le lien avant demain.
mail-proven = est à vous.
mail-unproven = attend que vous ouvriez le lien qui y a été envoyé.
mail-forget = L’oublier
mail-forgotten = Elle est oubliée.
mail-unknown = Ce lien ne mène nulle part
mail-proof = Est-ce votre adresse ?
mail-proof-go = Oui, c’est la mienne
mail-proof-done = L’adresse est à vous. Sur votre page vous pouvez demander qu’un message vous dise qu’une table attend.
mail-reset = Choisir un nouveau mot de passe
mail-reset-go = Le choisir
mail-reset-done = Le mot de passe est changé. Connectez-vous avec lui.
mail-stop = Plus de messages
mail-stop-go = Ne plus m’en envoyer
mail-stop-done = Aucun message ne vous dira plus qu’une table attend. Sur votre page vous pouvez le redemander.
channels = Ce qui se passe à vos tables
channels-why = On vous prévient quand vous ne regardez pas, une minute après : une fois de chaque chose, et en un seul message pour toutes vos tables.
told-of = De quoi on vous prévient
told-of-turn = Une table vous attend
told-of-seat = Quelqu’un prend une place à votre table
told-of-begun = Une partie commence
told-of-over = Une partie est finie
told-of-consent = Les autres demandent votre accord
told-of-talk = Quelqu’un vous nomme dans la conversation
channels-push = Un navigateur, par { $host }
channels-webhook = Une requête à { $host }
channels-mail = Par e-mail
channels-mail-go = Me prévenir par e-mail
channels-remove = Ne plus y prévenir
channels-remove-which = Ne plus y prévenir : { $host }
channels-removed = C’est fait. On ne vous y prévient plus.
channels-here = Me prévenir dans ce navigateur
channels-added = C’est fait. Vous êtes prévenu à partir de maintenant.
channels-not-allowed = Le navigateur ne le permet pas.
channels-hook = Une requête à une adresse à moi
channels-hook-address = Adresse
channels-hook-why = Elle commence par https:// et s’atteint de partout.
channels-hook-go = Ajouter
channels-secret = Ce qui vient est signé avec ce secret, montré cette seule fois :
trouble-wrong-name-or-password = Il n’y a pas de compte de ce nom avec ce mot de passe.
trouble-name-taken = Quelqu’un porte déjà ce nom.
trouble-bad-password = Un mot de passe a de 8 à 200 lettres et n’est pas le nom.
trouble-wrong-code = Le code est faux, usé ou trop vieux.
trouble-not-signed-in = Vous n’êtes plus identifié.
trouble-bad-record = Ce n’est pas l’enregistrement d’une partie finie que l’on puisse garder ici.
trouble-too-large = Le fichier est trop grand.
trouble-bad-text = C’est vide, ou trop long.
trouble-bad-channel = On ne peut prévenir personne là.
trouble-no-branch = On ne peut pas jouer à partir de là : la partie était finie, ou la place l’avait quittée.
trouble-bad-hours = Les heures de sommeil sont dix au plus.
trouble-changed-lately = Les heures de sommeil restent les mêmes pendant vingt heures.
trouble-too-many-days = Il ne reste pas autant de jours cette année.
trouble-bad-address = Ce n’est pas une adresse e-mail.
trouble-no-mail = Cette maison n’envoie pas de courrier. Son responsable peut vous laisser choisir un nouveau mot de passe.
trouble-mail-failed = Le message n’a pas pu partir. L’adresse est-elle juste ?
trouble-too-many-mails = Assez de messages sont partis là-bas. Attendez une heure.
trouble-too-many-channels = On vous prévient déjà de bien des façons. Retirez-en une d’abord.
trouble-wrong-passkey = Cette clé n’ouvre rien ici.
trouble-too-many-passkeys = Vous avez autant de clés qu’on peut en garder. Retirez-en une d’abord.

## What is kept
privacy = Ce qui est gardé de vous
privacy-keys = Dans ce navigateur
privacy-keys-text = Les clés de vos places, votre nom, la langue, le thème et la vitesse. Si vous vous identifiez, un cookie avec un nombre au hasard que les scripts ne lisent pas. Rien d’autre, et rien des autres.
privacy-person = Si vous vous identifiez
privacy-person-text = Le nom que vous donnez, quand vous êtes venu et étiez là pour la dernière fois (à l’heure près), comment vous aimez les pages, et le nom que se donne chaque appareil. Des mots de passe, cookies et codes, seules des empreintes à sens unique sont gardées. Une adresse e-mail n’est gardée que si vous en donnez une, jusqu’à ce que vous la retiriez. Ce que vous dites des parties finies et les moments que vous gardez le sont aussi. L’endroit où vous voulez être prévenu (le service d’un navigateur, ou une adresse à vous) est gardé jusqu’à ce que vous le retiriez. Des clés d’accès, seule la moitié publique est gardée ; des amis, des personnes bloquées et des notes, ce que vous saisissez ; de ce dont on vous a prévenu, une journée.
privacy-games = Les parties
privacy-games-text = Chaque table est gardée avec ses places, ses coups et leurs heures, et ce qui s’y est dit. Le récit d’une partie finie peut être lu par qui en a l’adresse. Les coups ne sont jamais changés.
privacy-log = Le journal du serveur
privacy-log-text = Le journal nomme adresses, chemins, heures et refus, pour que la maison puisse être tenue. Combien de temps il est gardé, c’est à qui tient ce serveur de le dire.
privacy-others = Les autres
privacy-others-text = Rien n’est envoyé à personne d’autre : ni compteurs, ni polices, ni images d’autres sites. Si vous demandez à être prévenu, un message chiffré va au service de votre navigateur, un message signé à votre adresse, ou un courrier à l’adresse e-mail que vous avez donnée.
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
lobby-place = Place
lobby-place-all = Toutes les tables
lobby-place-seat = Avec une place libre
lobby-place-look = À regarder
lobby-pace = Rythme
lobby-pace-all = Tous les rythmes
lobby-pace-live = En une séance
lobby-pace-slow = Lentement, sur plusieurs jours
lobby-none = Aucune table n’est ainsi pour le moment.
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
terms-pace-own = Notre propre rythme
terms-own-free = Libre pour chaque question
terms-own-reserve = En réserve
terms-own-added = Ajouté à chaque réponse
terms-time-none = rien
terms-time-seconds = { $count } secondes
terms-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
terms-time-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }

analysis = Analyse
analysis-what = Comment les chances ont-elles évolué, et quelles réponses ont fait basculer la partie ? Le programme la rejoue à partir de chaque moment, de nombreuses fois. Cela prend jusqu’à une minute.
analysis-begin = Analyser cette partie
analysis-running = La partie est rejouée à partir de chaque moment…
analysis-how = À partir de chaque moment, des robots ont terminé la partie { $playouts } fois ; la part de victoires d’une place est sa chance. Chacun garde ce qu’il tenait ; ce que personne ne pouvait savoir est tiré de nouveau.
analysis-chart = Les chances de chaque place tout au long de la partie
analysis-lost = { $name } a perdu { $points } { $points ->
    [one] point
   *[other] points
  } de chance (± { $error })
analysis-played = Joué
analysis-better = Mieux
analysis-none = Aucune réponse n’a été nettement moins bonne que celle d’un robot.

hint-coming = Réflexion…
hint-gone = Il n’y a rien à décider maintenant.
hint-play = Jouer ceci
hint-more = de chances de gagner : { $points } { $points ->
    [one] point
   *[other] points
  } de plus que la réponse évidente.
hint-less = de chances de gagner : { $points } { $points ->
    [one] point
   *[other] points
  } de moins que la réponse évidente.
hint-even = de chances de gagner : aussi bien que la réponse évidente, pour autant que { $worlds } parties imaginées le disent.
hint-how = Des robots qui n’en savent pas plus que vous ont poursuivi d’ici et jugé ce qui en est venu. Les conseils sont donnés là où ne joue aucune autre personne.
