game-title = __TITLE__
game-tagline = Press your luck, then hold.
game-credits = Name the designers and the publisher here. An unofficial adaptation.

option-target = Target
    .help = Whoever holds with this many points wins.
preset-usual = Usual
    .help = Three players, target 30.

prompt-turn = Roll again or hold?
prompt-wait = { $actor } decides.
prompt-over = The game is over.
occasion-turn = Turn
occasion-over = The end

verb-roll = Roll
verb-hold = Hold { $pot }

refusal-not-your-turn = It is not your turn.
refusal-not-now = Not now.
refusal-empty-pot = There is nothing to hold yet.

log-rolled = { $seat } rolls { $die }.
log-lost = { $seat } rolls 1 and loses the pot.
log-held = { $seat } holds and has { $points }.
log-left = { $seat } leaves.

end-target = The target is reached.
end-rounds = The last round is over.
end-alone = Only one is left.

primer-1 = Roll as often as you dare. A one loses the pot. Hold to keep it.
    .title = The idea
coach-turn = Roll a few times, then hold.
