### Les mots du terminal, en français.

play-who = Vous êtes { $name }, à la place { $seat }. Avec vous : { $others }. Tapez ? pour l’aide.
play-happened = Ce qui s’est passé
play-so-far = Jusqu’ici :
play-on-board = les numéros sont sur le plateau ci-dessus ; tapez un numéro ou un nom
play-input-ended = L’entrée est finie ; vous quittez la table.
play-form = Votre réponse, { $max } caractères au plus :
play-form-long = C’est plus long que { $max } caractères.
play-all-possible = Tout ce que le jeu connaît peut être fait maintenant.
play-for-good = On ne peut pas revenir dessus.
play-not-forbidden = Rien ne l’interdit.
play-own-question = On ne passe une fois pour toutes qu’aux questions du tour d’un autre ; celle-ci est la vôtre.
play-passing = Désormais vous passez : { $what }. Pour être de nouveau interrogé : o { $number }
play-asked-again = On vous le demandera de nouveau.
play-no-such-order = Il n’y a pas d’ordre de ce numéro.
play-no-orders = Vous n’avez pas laissé d’ordres.
play-order = passer : { $what }
play-save-where = Enregistrer où ? Tapez : s partie.json
play-saved = Enregistré : { $file }. Essayez : staffetta verify { $file }
play-saved-early = Enregistré : { $file }. Ses dés pourront être vérifiés une fois la partie finie.
play-leave = Quitter la partie ? Elle n’est gardée que si vous l’enregistrez (s FICHIER). [o/N]
play-yes = o oui y
play-over = La partie est finie. l journal, b plateau, s FICHIER enregistrer, q quitter >
play-over-help = Tapez s et un nom de fichier pour enregistrer la partie, q pour quitter.
play-no-choice = « { $line } » n’est pas un choix : tapez un numéro de 1 à { $most }, ou ? pour l’aide.
play-several = « { $line } » peut être l’un de ceux-ci : { $choices }
play-no-part = Il n’y a pas de « { $name } » sur le plateau. Il y a : { $parts }
play-taken-back = L’entrée { $entry } est reprise.
play-rank = Rang
play-player = Joueur
play-score = Score
play-not-asked = cette place n’est pas interrogée maintenant
play-no-such-action = il n’y a pas d’action « { $name } » dans ce jeu
play-nothing-to-withdraw = il n’y a rien que cette place puisse reprendre
play-help =
    3            faire le choix 3 ; un nom, ou son début, suffit aussi
    u            reprendre le dernier choix, ou votre dernier coup tant que c’est possible
    b, b all     montrer de nouveau le plateau ; avec tout ce qui peut être montré
    b NOM        montrer la partie du plateau de ce nom
    i            ce que font les cartes et les personnes en vue
    l, l 20      le journal : en entier, ou ses 20 dernières lignes
    w            pourquoi le reste ne peut pas être fait maintenant
    w 3          ce que le choix 3 veut dire : sa règle, son prix, ses chances
    w NOM        pourquoi l’action de ce nom ne peut pas être faite
    r, r ID      lire la règle de la question, ou n’importe laquelle
    p            passer, maintenant et à chaque question de cette sorte
    o, o 1       vos ordres ; révoquer l’ordre 1
    s FICHIER    enregistrer la partie (.json lisible, .stf compact)
    q            quitter la partie
