game-title = __TITLE__
game-tagline = Posez vos messages face cachée. Qui dénoncez-vous ?
game-credits = Nommez ici les auteurs et l'éditeur. Une adaptation non officielle.

option-rounds = Manches
    .help = Le nombre de manches.
preset-usual = Habituelle
    .help = Trois joueurs, quatre manches.

prompt-bid = Posez jusqu'à deux messages face cachée, puis scellez.
prompt-denounce = Dénoncer le courrier ? Cela coûte un point.
prompt-wait = Les autres décident.
prompt-over = La partie est finie.
occasion-bid = Enchère
occasion-denounce = Dénonciation
occasion-round = Manche
occasion-over = Fin

verb-lay = Poser { $card }
verb-seal = Sceller
verb-denounce = Dénoncer
verb-pass = Laisser passer

card-1 = message 1
card-2 = message 2
card-3 = message 3
card-4 = message 4
card-5 = message 5
card-6 = message 6
card-7 = message 7
card-8 = message 8
card-9 = message 9

view-seats = Places
view-round = Manche
view-winner = Gagnant de la manche
view-sealed = Ont scellé
view-gone = Partis
view-queue = Peuvent encore dénoncer
view-discard = Cartes montrées
view-points = Points
view-hand = Votre main
view-laid = Posées par vous
view-cards = Cartes
view-deck = Pioche

refusal-not-asked = On ne vous demande rien maintenant.
refusal-not-now = Pas maintenant.
refusal-two-at-most = Deux messages au plus.
refusal-not-in-hand = Vous ne l'avez pas.

log-round = Manche { $round }.
log-sealed = { $seat } scelle.
log-shown = { $seat } a posé { $sum }.
log-tied = Personne n'a posé plus que tous les autres.
log-denounced = { $seat } dénonce et lance { $die }.
log-scored = { $seat } marque.
log-caught = { $seat } est pris.
log-left = { $seat } s'en va.

end-rounds = La dernière manche est finie.
end-alone = Il n'en reste qu'un.

primer-1 = Posez jusqu'à deux messages face cachée. La plus haute somme gagne la manche, sauf si l'on vous dénonce.
    .title = L'idée
coach-bid = Gardez un message fort pour plus tard.
