game-title = __TITLE__
game-tagline = Tentez votre chance, puis arrêtez-vous.
game-credits = Nommez ici les auteurs et l’éditeur. Adaptation non officielle.

option-target = Objectif
    .help = Qui s’arrête avec autant de points gagne.
preset-usual = Habituel
    .help = Trois joueurs, objectif 30.

prompt-turn = Relancer ou s’arrêter ?
prompt-wait = { $actor } décide.
prompt-over = La partie est finie.
occasion-turn = Tour
occasion-over = La fin

verb-roll = Lancer
verb-hold = Garder { $pot }

refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-now = Pas maintenant.
refusal-empty-pot = Il n’y a encore rien à garder.

log-rolled = { $seat } lance { $die }.
log-lost = { $seat } lance 1 et perd sa mise.
log-held = { $seat } s’arrête et compte { $points }.
log-left = { $seat } s’en va.

end-target = L’objectif est atteint.
end-rounds = La dernière manche est finie.
end-alone = Il n’en reste qu’un.

primer-1 = Lancez tant que vous l’osez. Un 1 fait perdre la mise. Arrêtez-vous pour la garder.
    .title = L’idée
coach-turn = Lancez quelques fois, puis arrêtez-vous.
