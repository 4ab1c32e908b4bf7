game-title = __TITLE__
game-tagline = Lay your messages face down. Whom do you denounce?
game-credits = Name the designers and the publisher here. An unofficial adaptation.

option-rounds = Rounds
    .help = How many rounds are played.
preset-usual = Usual
    .help = Three players, four rounds.

prompt-bid = Lay up to two messages face down, then seal.
prompt-denounce = Denounce the courier? It costs a point.
prompt-wait = The others decide.
prompt-over = The game is over.
occasion-bid = Bid
occasion-denounce = Denunciation
occasion-round = Round
occasion-over = The end

verb-lay = Lay { $card }
verb-seal = Seal
verb-denounce = Denounce
verb-pass = Let go

card-1 = message 1
card-2 = message 2
card-3 = message 3
card-4 = message 4
card-5 = message 5
card-6 = message 6
card-7 = message 7
card-8 = message 8
card-9 = message 9

view-seats = Seats
view-round = Round
view-winner = Winner of the round
view-sealed = Sealed
view-gone = Left
view-queue = May still denounce
view-discard = Shown cards
view-points = Points
view-hand = Your hand
view-laid = Laid by you
view-cards = Cards
view-deck = Deck

refusal-not-asked = You are not asked now.
refusal-not-now = Not now.
refusal-two-at-most = Two messages at most.
refusal-not-in-hand = You do not have it.

log-round = Round { $round }.
log-sealed = { $seat } seals.
log-shown = { $seat } has laid { $sum }.
log-tied = Nobody laid more than all others.
log-denounced = { $seat } denounces and rolls { $die }.
log-scored = { $seat } scores.
log-caught = { $seat } is caught.
log-left = { $seat } leaves.

end-rounds = The last round is over.
end-alone = Only one is left.

primer-1 = Lay up to two messages face down. The highest sum wins the round, unless somebody denounces you.
    .title = The idea
coach-bid = Keep a high message for later.
