### Every word a player of La Résistance! reads, in English.

game-title = La Résistance!
game-tagline = Six dice, three missions, and neighbours who want your glory.
game-credits = Designed by Mark H. Walker, art by Thomas Bowles, published by Flying Pig Games. This is an unofficial adaptation; if you like the game, buy it from its publisher.

## Leaders

leader-dumont = Jean Dumont
    .ability = Sharpshooter: once per turn a bonus die of 5 on a Gendarmerie, Panzer Grenadiers or any patrol.
leader-boutroux = Dylan Boutroux
    .ability = Black market: once per turn one of Sow, Buy, Steal costs 4 instead of 6.
leader-saint_pierre = Henry De Saint-Pierre
    .ability = Patronage: once per turn before the roll, give a recruit to another band and gain 2 glory.
leader-vasseur = Marguerite Vasseur
    .ability = Saboteur: once per turn a bonus die of 4 on a building.
leader-ferrand = Lucien Ferrand
    .ability = Old hand: once per turn reroll one white die before the blue dice.
leader-arnaud = Colette Arnaud
    .ability = Field nurse: a loss of 2 or more recruits in her assessment shrinks by 1.

## Missions

mission-german_patrol = German Patrol
    .effect = Left standing: lose 1 recruit.
mission-panzer_grenadiers = Panzer Grenadiers
    .effect = Left standing: lose 2 recruits.
mission-panzer = Panzer
    .effect = Left standing: lose 3 recruits.
mission-tiger = Tiger Tank
    .effect = Three sixes, or two and a recruit. Left standing: lose 3 recruits.
mission-air_strike = Air Strike
    .effect = Left standing: lose 2 recruits.
mission-gendarmerie = Gendarmerie
    .effect = Left standing: lose 1 recruit and 1 glory.
mission-massacre = Massacre
    .effect = Costs 1 recruit to defeat. Left standing: lose 2 glory.
mission-botched_raid = Botched Raid
    .effect = Defeated: take 1 glory from another band. Left standing: lose 1 recruit and 2 glory.
mission-foreign_aid = Foreign Aid
    .effect = Two recruits join you. No harm if left.
mission-recruits = Recruits
    .effect = Two recruits join you. No harm if left.
mission-warehouse = Warehouse
    .effect = A building. No harm if left.
mission-comm_hub = Communications Hub
    .effect = A building, and the great prize. Only veterans make it dangerous.
mission-pow_camp = POW Camp
    .effect = A building: glory, and a freed prisoner joins you.
mission-ammo_dump = Ammo Dump
    .effect = A building. No harm if left.
mission-the_time_is_now = The Time is Now!
    .effect = From now on patrols, tanks and planes, marked T, pay 1 glory more.
mission-unexpected_patrol = Unexpected Patrol
    .effect = Left standing: lose 1 recruit.

## Events

event-heavy_casualties = Heavy Casualties
    .effect = All round: every building you defeat costs 1 recruit.
event-traitors_loss = A Traitor's Loss
    .effect = At once: the bands with the most recruits lose 1.
event-botched_raids = Botched Raids
    .effect = At once: every band loses 3 glory or 1 recruit.
event-ss_massive_search = SS Massive Search
    .effect = At once: every band loses 1 recruit.
event-wehrmacht_veterans = Wehrmacht Veterans
    .effect = All round: every enemy marked V and left standing costs 1 recruit more.
event-vichy_forces = Vichy Forces
    .effect = All round: cover a black 5 in your turn, or lose 1 recruit.
event-lull = Lull in the Fighting
    .effect = Nothing happens.

## C'est La Guerre

clg-brutality = Brutality
    .effect = Another band loses 3 glory. In your turn, or in any window.
clg-charismatic = Charismatic
    .effect = A recruit of another band comes over to you.
clg-camouflage = Camouflage
    .effect = Spend a die of 4 or more: one mission does you no harm this turn.
clg-mg34 = MG-34
    .effect = A bonus die of 6 on a mission or on Vichy Forces, once per turn, three times.
clg-panzerfaust = Panzerfaust
    .effect = A bonus die of 5 on a tank, a Warehouse or a Hub; against the Tiger it counts as a 6.
clg-unexpected_patrol = Unexpected Patrol
    .effect = In another's turn, before placement: a fourth mission appears.
clg-faulty_intel = Faulty Intel
    .effect = When another's roll is final: remove one of the dice.
clg-sacrifice = Sacrifice
    .effect = Lose a recruit, gain a die showing 6.
clg-exposed = Exposed
    .effect = Another band loses 2 glory.

## Small words

die-white = white die
die-blue = blue die
die-extra = die of the Sacrifice
die-dumont = Jean Dumont
die-vasseur = Marguerite Vasseur
die-mg34 = MG-34
die-panzerfaust = Panzerfaust
loss-glory = glory
loss-recruit = recruits
slot-white = white slot
slot-black = black slot
purchase-sow = Sow dissension
purchase-steal = Steal glory
purchase-buy = Buy a card
pile-missions = mission
pile-events = event
pile-cest-la-guerre = C'est La Guerre

## Prompts

prompt-leaders = Choose your leader.
prompt-blind-leaders = Name a leader in secret. Whoever clashes draws by lot.
prompt-choose = Botched Raids: lose { $glory } glory or { $recruits } { $recruits ->
        [one] recruit
       *[other] recruits
    }?
prompt-duck = You are about to lose { $loss } { $loss ->
        [one] recruit
       *[other] recruits
    }. Duck and run? Each one saved costs { $price } glory; at most { $most }.
prompt-pre-roll = Your turn. Play cards if you like, then roll.
prompt-r1 = { $seat } is about to roll. Play a card or pass.
prompt-r2 = The roll of { $seat } is final. Play a card or pass.
prompt-r3 = { $seat } has ended the turn. Play a card or pass.
prompt-r4 = { $seat } is about to win! Play a card or pass.
prompt-post-roll = Keep the roll, or give up a die and roll the others again.
prompt-explode = { $sixes ->
        [one] A six is waiting.
       *[other] { $sixes } sixes are waiting.
    } Roll a blue die? A 1 costs a recruit. Blue dice left: { $left }.
prompt-over-limit = One card too many: discard one.
prompt-take = Your Botched Raid may take { $glory } glory. From whom?
prompt-action = Use your dice. As things stand: +{ $glory } glory, +{ $recruits } { $recruits ->
    [one] recruit
   *[other] recruits
  }, then lose { $lost } glory and { $loss } { $loss ->
    [one] recruit
   *[other] recruits
  }.
prompt-cover-the-slot = { $mission }: a die for the { $slot }, which still wants { $wants }.
prompt-cover-vichy = Vichy Forces: dice for the { $slot }, which still wants { $wants }.
prompt-pay = { $what }: pay { $wants } more.
prompt-aim-the-card = { $card }: choose the target.
prompt-spend-a-die = { $card }: choose the die you spend.
prompt-over = The game is over.
prompt-wait-leaders = { $seat } chooses a leader.
prompt-wait-blind-leaders = The others name their leaders.
prompt-wait-choose = { $seat } chooses what to lose.
prompt-wait-duck = { $seat } considers ducking.
prompt-wait-pre-roll = { $seat } prepares to roll.
prompt-wait-r1 = Before the dice fall, { $seat } may play a card.
prompt-wait-r2 = The roll is final; { $seat } may play a card.
prompt-wait-r3 = Before the assessment, { $seat } may play a card.
prompt-wait-r4 = Before the victory, { $seat } may play a card.
prompt-wait-post-roll = { $seat } looks at the roll.
prompt-wait-explode = { $seat } thinks about a blue die.
prompt-wait-over-limit = { $seat } must discard a card.
prompt-wait-take = { $seat } chooses whose glory to take.
prompt-wait-action = { $seat } uses the dice.

## Actions

verb-pick_leader = Lead as { $leader }
verb-choose = { $recruits ->
        [0] Lose { $glory } glory
        [one] Lose 1 recruit
       *[other] Lose { $recruits } recruits
    }
verb-duck = { $saved ->
        [0] Do not duck
        [one] Save 1 recruit for { $price } glory
       *[other] Save { $saved } recruits for { $price } glory
    }
verb-roll = Roll the dice
verb-gift = Give a recruit to { $seat }, gain { $glory } glory
verb-keep = Keep the roll
verb-mulligan = Mulligan: give up the { $die }
verb-reroll = Reroll the { $die }
verb-roll_blue = Roll a blue die
verb-stop_blue = Stop here
verb-defeat = Defeat { $mission }
verb-defeat_alt = Defeat { $mission } with a recruit
verb-cover_vichy = Cover Vichy Forces
verb-sow = Sow dissension with { $seat }
verb-steal = Steal glory from { $seat }
verb-buy = Buy a card
verb-discount = Use Boutroux's price of { $price }
verb-lay = Lay the { $die } ({ $kind })
verb-play = Play { $card }
verb-at = { $card } against { $seat }
verb-at_mission = Hide from { $mission }
verb-spend = Spend the { $die }
verb-remove = Remove the { $die }
verb-discard = Discard { $card }
verb-end_turn = End the turn
verb-pass = Pass
verb-take = Take { $glory } glory from { $seat }
verb-take_none = Take from nobody

## Why not

refusal-over = The game is over.
refusal-not-yet = Others are asked before you.
refusal-not-asked = You are not asked now.
refusal-pick-a-leader = First choose your leader.
refusal-leader-taken = Another band has that leader.
refusal-choose-a-loss = Choose what you lose: glory or recruits.
refusal-duck-or-not = Say first how many recruits you save.
refusal-duck-more = You must save at least { $n }, or the band could not pay.
refusal-duck-less = You can save { $n } at most.
refusal-pass-or-play = In a window you pass or play a card.
refusal-not-saint-pierre = Only Henry De Saint-Pierre makes gifts.
refusal-gift-made = One gift per turn.
refusal-gift-too-few = A gift needs { $n } recruits of your own.
refusal-no-such-band = Choose another living band.
refusal-gift-no-room = That band already has { $n } recruits, as many as it can.
refusal-roll-first = Before the roll you can play cards, make a gift, or roll.
refusal-mulligan-taken = { $n ->
        [one] One Mulligan per turn.
       *[other] { $n } Mulligans per turn at most.
    }
refusal-mulligan-after-reroll = No Mulligan after Ferrand's reroll.
refusal-mulligan-last-die = You cannot give up your last die.
refusal-not-ferrand = Only Lucien Ferrand rerolls a die.
refusal-reroll-made = One reroll per turn.
refusal-no-such-die = That die is not in the pool.
refusal-keep-or-mulligan = Keep the roll, take a Mulligan, or reroll if you may.
refusal-blue-first = Blue dice come first: roll one or stop.
refusal-discard-one = You hold a card too many: discard one first.
refusal-no-glory-there = That band has no glory to take.
refusal-take-or-not = Take glory from a band, or from nobody.
refusal-lay-the-bonus-die = This card is played by laying its bonus die while you defeat a mission.
refusal-wrong-moment = This card cannot be played at this moment.
refusal-nothing-to-camouflage = No mission in the row can be camouflaged.
refusal-no-die-for-camouflage = Camouflage needs a free die of 4 or more.
refusal-last-recruit = You cannot spend your last recruit.
refusal-no-more-extra-dice = There is no room for another extra die.
refusal-no-die-to-remove = There is no die to remove.
refusal-no-target = There is nobody this card could strike.
refusal-no-such-card = You do not have that card.
refusal-cannot-camouflage = That mission cannot be camouflaged.
refusal-die-does-not-hide = Camouflage wants a { $n }.
refusal-no-such-target = This card cannot strike there.
refusal-aim-the-card = Choose the target of the card first.
refusal-bought = Bought already this turn.
refusal-hand-full = You hold { $n } cards already; discard first.
refusal-no-card-left = There is no card left to buy.
refusal-sown = Sown already this turn.
refusal-cannot-sow-there = Choose another living band with recruits to spare; the last one stays.
refusal-stolen = Stolen already this turn.
refusal-cannot-pay = Your free dice cannot pay { $n }.
refusal-no-discount = The low price is not to be had now.
refusal-lay-the-dice = Finish laying the dice first.
refusal-no-such-bonus = That bonus die cannot be laid here.
refusal-die-not-free = That die is not free; every die serves once.
refusal-die-too-low = The white slot wants a single die of at least { $n }.
refusal-die-too-many = One die too many: the slot would be covered without it.
refusal-cannot-complete = With this die there, the rest could not be covered.
refusal-no-mission-there = There is no mission in that place.
refusal-tapped = That mission is defeated already.
refusal-no-second-way = That mission has no second way.
refusal-cannot-cover = Your free dice do not cover all of its slots.
refusal-no-vichy = Vichy Forces is not in force.
refusal-vichy-covered = Vichy Forces is covered already this turn.
refusal-dice-are-final = The dice are final; there is no way back to rolling.
refusal-not-in-action-step = That is not done in the action step.
refusal-only-at-set-up = Leaders are chosen during set-up.
refusal-only-in-botched-raids = A loss is chosen only in the event Botched Raids.
refusal-only-when-losing-recruits = You duck only when you are about to lose recruits.
refusal-only-before-the-roll = That is done before the roll.
refusal-only-after-the-roll = That is done right after the roll, before it is kept.
refusal-only-while-a-six-waits = Blue dice are rolled only while a 6 waits.
refusal-only-in-action-step = That is done in the action step.
refusal-only-while-paying = The low price is named when a purchase is paid for.
refusal-only-while-laying-dice = First say what the dice are for.
refusal-only-after-a-card = First play the card that this is for.
refusal-only-in-own-turn = Cards are discarded in your own turn.
refusal-only-in-a-window = You pass in the windows of others' turns.
refusal-only-after-a-botched-raid = Glory is taken in the assessment, for a defeated Botched Raid.
refusal-no-mission-coverable = Your free dice and recruits suffice for no mission of the row.
refusal-no-mission-left = Every mission of the row is defeated already.
refusal-no-second-way-left = Only a Tiger Tank in the row has a second way.
refusal-nobody-to-sow = No other band has a recruit to spare.
refusal-nobody-to-steal-from = No other band has glory.
refusal-no-card-held = You hold no card for this.
refusal-no-turn = No band has its turn now.
refusal-no-assessment = There is no assessment ahead in this turn.
refusal-no-such-slot = The card has no such slot.

## The log

log-bands = The { $count } bands take to the hills.
log-leader-taken = { $seat } leads as { $leader }, with { $recruits } { $recruits ->
        [one] recruit
       *[other] recruits
    }.
    .you = You lead as { $leader }, with { $recruits } { $recruits ->
            [one] recruit
           *[other] recruits
        }.
log-leader-named = { $seat } names { $leader } in secret.
    .you = You name { $leader } in secret.
log-leader-named-hidden = { $seat } names a leader in secret.
log-leader-clashes = { $seat } had named { $leader }, as another did, and draws by lot.
    .you = You had named { $leader }, as another did, and draw by lot.
log-first-player = { $seat } is the first player.
    .you = You are the first player.
log-marker-passed = The first player marker goes to { $seat }.
    .you = The first player marker goes to you.
log-round = Round { $round }. Event: { $event }.
log-shuffled = The { $pile } pile is shuffled.
log-last-round = Round { $round } is the last: glory decides at its end.
log-event-drawn = { $event }: { $effect }
log-event-answer = { $seat } will lose { $loss }.
    .you = You will lose { $loss }.
log-event-loss = { $seat } { $glory ->
        [0] { $recruits ->
            [0] loses nothing
            [one] loses 1 recruit
           *[other] loses { $recruits } recruits
        }
       *[other] { $recruits ->
            [0] pays { $glory } glory
            [one] pays { $glory } glory and loses 1 recruit
           *[other] pays { $glory } glory and loses { $recruits } recruits
        }
    } to the event; { $left ->
        [one] 1 recruit left
       *[other] { $left } recruits left
    }.
    .you = You { $glory ->
            [0] { $recruits ->
                [0] lose nothing
                [one] lose 1 recruit
               *[other] lose { $recruits } recruits
            }
           *[other] { $recruits ->
                [0] pay { $glory } glory
                [one] pay { $glory } glory and lose 1 recruit
               *[other] pay { $glory } glory and lose { $recruits } recruits
            }
        } to the event; { $left ->
            [one] 1 recruit left
           *[other] { $left } recruits left
        }.
log-turn = { $seat } begins a turn.
    .you = You begin a turn.
log-gift = { $seat } gives a recruit to { $to } and gains { $glory } glory.
    .you = You give a recruit to { $to } and gain { $glory } glory.
log-roll-announced = { $seat } reaches for the dice.
    .you = You reach for the dice.
log-rolled = { $seat } rolls { $dice }.
    .you = You roll { $dice }.
log-mulligan = { $seat } takes a Mulligan, removes a { $removed } and rolls { $dice }.
    .you = You take a Mulligan, remove a { $removed } and roll { $dice }.
log-rerolled = { $seat } rerolls a { $from }: { $value }.
    .you = You reroll a { $from }: { $value }.
log-kept = { $seat } keeps the roll.
    .you = You keep the roll.
log-blue = { $seat } rolls blue: { $value }.
    .you = You roll blue: { $value }.
log-blue-one = The blue 1 costs { $seat } { $lost } { $lost ->
        [one] recruit
       *[other] recruits
    }; { $recruits } left.
    .you = The blue 1 costs you { $lost } { $lost ->
            [one] recruit
           *[other] recruits
        }; { $recruits } left.
log-blue-stopped = { $seat } rolls no more blue dice.
    .you = You roll no more blue dice.
log-ducked = { $seat } ducks and runs: { $saved } saved for { $price } glory.
    .you = You duck and run: { $saved } saved for { $price } glory.
log-defeated = { $seat } defeats { $mission } with { $dice }.
    .you = You defeat { $mission } with { $dice }.
log-cost-paid = { $seat } pays { $recruits } { $recruits ->
        [one] recruit
       *[other] recruits
    }.
    .you = You pay { $recruits } { $recruits ->
            [one] recruit
           *[other] recruits
        }.
log-extra-die = A { $value } joins the dice of { $seat }; it brings no blue die.
    .you = A { $value } joins your dice; it brings no blue die.
log-vichy-covered = { $seat } covers Vichy Forces with { $dice }.
    .you = You cover Vichy Forces with { $dice }.
log-sown = { $seat } sows dissension with { $victim } for { $dice }.
    .you = You sow dissension with { $victim } for { $dice }.
log-lured = { $recruits ->
        [one] A recruit goes
       *[other] { $recruits } recruits go
    } over from { $victim } to { $seat }.
    .you = { $recruits ->
            [one] A recruit goes
           *[other] { $recruits } recruits go
        } over from { $victim } to you.
log-capped = { $seat } has no room for more than { $cap } recruits.
    .you = You have no room for more than { $cap } recruits.
log-stolen = { $seat } steals { $glory } glory from { $victim } for { $dice }.
    .you = You steal { $glory } glory from { $victim } for { $dice }.
log-bought = { $seat } buys { $card } for { $dice }.
    .you = You buy { $card } for { $dice }.
log-bought-hidden = { $seat } buys a card for { $dice }.
log-struck = { $seat } plays { $card } on { $victim }: glory { $from } → { $glory }.
    .you = You play { $card } on { $victim }: glory { $from } → { $glory }.
log-charmed = { $seat } plays Charismatic on { $victim }.
    .you = You play Charismatic on { $victim }.
log-camouflaged = { $seat } hides from { $mission } behind a { $value }.
    .you = You hide from { $mission } behind a { $value }.
log-sacrificed = { $seat } plays Sacrifice for a { $value }.
    .you = You play Sacrifice for a { $value }.
log-patrol = { $seat } sends an Unexpected Patrol.
    .you = You send an Unexpected Patrol.
log-faulty-intel = { $seat } plays Faulty Intel: a { $value } of { $victim } is gone.
    .you = You play Faulty Intel: a { $value } of { $victim } is gone.
log-mg-fired = { $seat } fires the MG-34; { $left ->
        [0] the belt is empty.
        [one] one shot is left.
       *[other] { $left } shots are left.
    }
    .you = You fire the MG-34; { $left ->
            [0] the belt is empty.
            [one] one shot is left.
           *[other] { $left } shots are left.
        }
log-panzerfaust-fired = { $seat } fires the Panzerfaust.
    .you = You fire the Panzerfaust.
log-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
log-passed = { $seat } passes.
    .you = You pass.
log-asked-again = Everybody with a face-down card is asked again.
log-turn-ended = { $seat } ends the turn.
    .you = You end the turn.
log-paid = { $mission } pays { $glory ->
        [0] { $recruits ->
            [one] 1 recruit
           *[other] { $recruits } recruits
        }
       *[other] { $glory } glory{ $recruits ->
            [0] {""}
            [one] {" "}and 1 recruit
           *[other] {" "}and { $recruits } recruits
        }
    }.
log-paid-more = The Time is Now! adds { $glory } glory for { $mission }.
log-nothing-to-take = { $seat } takes nothing for the Botched Raid: nobody else has glory.
    .you = You take nothing for the Botched Raid: nobody else has glory.
log-harmed = { $mission } was left standing: { $glory ->
        [0] { $recruits ->
            [0] there is no glory to lose
            [one] 1 recruit in danger
           *[other] { $recruits } recruits in danger
        }
       *[other] { $glory } glory lost{ $recruits ->
            [0] {""}
            [one] , 1 recruit in danger
           *[other] , { $recruits } recruits in danger
        }
    }.
log-harmed-more = { $event }: { $recruits ->
        [one] 1 recruit more
       *[other] { $recruits } recruits more
    } in danger for { $mission }.
log-harmed-by-event = { $event }: { $recruits ->
        [one] 1 recruit
       *[other] { $recruits } recruits
    } in danger.
log-harmless = { $mission } does no harm.
log-nursed = { $seat } nurses the wounded: { $recruits ->
        [one] 1 recruit
       *[other] { $recruits } recruits
    } less in danger.
    .you = You nurse the wounded: { $recruits ->
            [one] 1 recruit
           *[other] { $recruits } recruits
        } less in danger.
log-took = { $seat } takes { $glory } glory from { $victim } for the Botched Raid.
    .you = You take { $glory } glory from { $victim } for the Botched Raid.
log-assessed = Assessment of { $seat }: { $gained ->
        [0] { $joined ->
            [0] nothing won
            [one] +1 recruit
           *[other] +{ $joined } recruits
        }
       *[other] +{ $gained } glory{ $joined ->
            [0] {""}
            [one] , +1 recruit
           *[other] , +{ $joined } recruits
        }
    }{ $loss ->
        [0] {""}
        [one] ; 1 recruit in danger
       *[other] ; { $loss } recruits in danger
    }{ $ducked ->
        [0] {""}
       *[other] , { $ducked } saved by ducking
    }. Now { $recruits ->
        [0] no recruits
        [one] 1 recruit
       *[other] { $recruits } recruits
    } and { $glory } glory.
    .you = Your assessment: { $gained ->
            [0] { $joined ->
                [0] nothing won
                [one] +1 recruit
               *[other] +{ $joined } recruits
            }
           *[other] +{ $gained } glory{ $joined ->
                [0] {""}
                [one] , +1 recruit
               *[other] , +{ $joined } recruits
            }
        }{ $loss ->
            [0] {""}
            [one] ; 1 recruit in danger
           *[other] ; { $loss } recruits in danger
        }{ $ducked ->
            [0] {""}
           *[other] , { $ducked } saved by ducking
        }. Now { $recruits ->
            [0] no recruits
            [one] 1 recruit
           *[other] { $recruits } recruits
        } and { $glory } glory.
log-enough-glory = { $seat } has { $glory } glory: enough to win, if it is still there at the close.
    .you = You have { $glory } glory: enough to win, if it is still there at the close.
log-cleared = { $count ->
        [one] A defeated card leaves
       *[other] { $count } defeated cards leave
    } the row.
log-turn-over = The turn of { $seat } is over; three missions lie in the row.
    .you = Your turn is over; three missions lie in the row.
log-revealed = New in place { $spot }: { $mission }.
log-time-is-now = The Time is Now! is revealed. { $bonus ->
        [0] Patrols, tanks and planes pay more from now on.
       *[other] { $seat } gains { $bonus } glory at once.
    }
log-reshuffled = The { $pile } pile is shuffled again.
log-broken = The band of { $seat } is broken.
    .you = Your band is broken.
log-turn-cut = The turn of { $seat } ends here.
    .you = Your turn ends here.
log-patrol-stays = The Unexpected Patrol stays in the row.
log-left = { $seat } leaves the table for good.
log-won = { $seat } wins with { $glory } glory. { $how }
    .you = You win with { $glory } glory. { $how }
log-ranked = { $rank ->
        [1] { $seat } comes first.
        [2] { $seat } comes second.
        [3] { $seat } comes third.
       *[other] { $seat } comes in place { $rank }.
    }
    .you = { $rank ->
        [1] You come first.
        [2] You come second.
        [3] You come third.
       *[other] You come in place { $rank }.
    }

## Ends and occasions

end-glory = Fame enough: the glory was there when the turn closed.
end-last_band = The last band standing.
end-all_broken = One event broke everybody; the most glorious is remembered.
end-round_limit = The last round is over; glory decides.
end-none = The game goes on.
end-agreed = All agreed to end the game; the score as it stands decides.
occasion-leaders = choosing leaders
occasion-blind_leaders = naming leaders
occasion-choose = a choice of losses
occasion-duck = ducking
occasion-pre_roll = before the roll
occasion-r1 = before the dice
occasion-r2 = the roll is final
occasion-r3 = before the assessment
occasion-r4 = before a victory
occasion-post_roll = after the roll
occasion-explode = blue dice
occasion-action = the action step
occasion-over_limit = a card too many
occasion-take = a Botched Raid's prize
occasion-over = the end

## Options and presets

preset-classic = Classic
    .help = Four bands, the rulebook's game.
preset-short = Short game
    .help = Eight glory win. Over in four or five rounds.
preset-chance = Leaders by lot
    .help = Four bands; the leaders are dealt at random.
preset-duel_of_three = Three bands
    .help = The smallest table: quick turns, sharp knives.
preset-merciless = Merciless
    .help = Five bands, leaders named in secret, and last recruits are no longer safe.
option-target_glory = Glory to win
    .help = How much glory a band needs at the end of its own turn. Eight makes a short game.
option-start_recruits = Recruits at the start
    .help = With fewer recruits bands break sooner.
option-recruit_cap = Most recruits
    .help = The end of the recruit track.
option-leader_pick = Choice of leaders
    .help = One after another, dealt at random, or named in secret all at once.
option-leader_pick-seat_order = in seat order
option-leader_pick-random = at random
option-leader_pick-simultaneous_blind = in secret, all at once
option-max_rounds = Round limit
    .help = After this round the most glory wins.
option-six_cost_exact = Exact payment
    .help = Sow, Buy and Steal need dice of exactly 6.
option-mulligan_limit = Mulligans per turn
    .help = Each one gives up one more die.
option-duck_needs_full_glory = Full price for ducking
    .help = Off: one glory is enough to duck; it costs what you have, at most 2.
option-duck_on_costs = Duck away costs
    .help = Recruits for Massacre, Tiger Tank and Sacrifice may be saved with glory.
option-duck_on_steals = Duck away thefts
    .help = The victim of Sow or Charismatic may pay glory instead.
option-duck_on_botched_raids_event = Duck in Botched Raids
    .help = The recruit lost in the event Botched Raids may be saved with glory.
option-costs_may_break = Last recruit as a price
    .help = The last recruit may be spent; the band breaks at once.
option-charismatic_may_break = Charismatic takes the last
    .help = Charismatic may take a band's last recruit and break it.
option-exposed_anytime = Exposed at any time
    .help = Exposed may be played wherever Brutality may.
option-camouflage_exact_four = Camouflage needs a 4
    .help = The die for Camouflage must show exactly 4.
option-panzerfaust_vs_tiger = Panzerfaust against the Tiger
    .help = Does its 5 cover one of the Tiger's sixes?
option-panzerfaust_vs_tiger-covers_one = covers one six
option-panzerfaust_vs_tiger-five_only = stays a five
option-unexpected_patrol_windows = Windows of the patrol
    .help = When the Unexpected Patrol may appear.
option-unexpected_patrol_windows-R1_R2 = R1 and R2
option-unexpected_patrol_windows-R1 = R1 only
option-unexpected_patrol_windows-R1_R2_R3 = R1, R2 and R3
option-unexpected_patrol_is_veterans_enemy = Veterans in the patrol
    .help = Wehrmacht Veterans makes the Unexpected Patrol worse as well.
option-veterans_hits_harmless_enemies = Veterans at the Hub
    .help = Wehrmacht Veterans makes the Communications Hub cost a recruit.
option-henry_min_recruits = Recruits for a gift
    .help = How many recruits Henry De Saint-Pierre must have before he gives one away.
option-buy_over_limit = Buying with a full hand
    .help = Forbidden, or allowed if a card is discarded right after.
option-buy_over_limit-forbidden = forbidden
option-buy_over_limit-discard_after = discard after
option-time_is_now_from = The Time is Now! counts
    .help = From the next turn, or already in the turn in which it appears.
option-time_is_now_from-next_turn = from the next turn
option-time_is_now_from-drawing_turn = in the turn it appears

## Primer and coach

primer-1 = You lead a band of the French resistance. Everybody fights the same occupier, and everybody wants the glory.
    .title = What it is about
primer-2 = End your own turn with 12 glory and at least one recruit, or be the last band that still has recruits.
    .title = The goal
primer-3 = Roll six dice and cover missions: a white slot takes one die that high, a black slot dice that add up. Then your turn is counted.
    .title = A turn
primer-4 = Every 6 may bring a blue die. It helps, but a blue 1 costs a recruit. Two glory save one recruit: duck and run.
    .title = Blue dice
primer-5 = Missions left lying strike when your turn ends: patrols and tanks take recruits. Without recruits your band is broken and out of the game.
    .title = How you lose
primer-6 = The event and the missions lie in the middle, your dice below. What you may do is lit; the forecast counts your turn before you end it.
    .title = Reading the board
coach-leaders = Every leader has one ability. Lucien Ferrand is a friendly start.
coach-pre_roll = Nothing to play yet. Roll!
coach-post_roll = Two dice of 5 or 6 are a good roll. If you have none, think about a Mulligan.
coach-explode = With several recruits, roll on: five times in six it is a free die.
coach-action = Look first at what would hurt you, then at what pays. Small dice go to black slots and payments.
coach-duck = Glory comes back more easily than the last recruits.
coach-window = You may interrupt here. Keep Brutality for somebody who is about to win.

## The board

# What the fields of a plain board are called.
view-active = Active
view-answers = Answers
view-asked = To decide
view-bands = Bands
view-blue_used = Blue dice used
view-draft = Being laid
view-ending = Ending
view-event = Event
view-first_player = First player
view-forecast = If the turn ended now
view-mulligans = Mulligans taken
view-pending_sixes = Sixes to roll on
view-piles = Piles
view-pool = Dice
view-recruit_cap = Most recruits
view-round = Round
view-row = Missions
view-target_glory = Glory to win
view-time_is_now = The Time is Now!
view-to_act = Still to act
view-turn = Turn
view-used = Used this turn
view-viewer = Viewer
view-window = Window
view-broken = Broken
view-cards = Cards
view-glory = Glory
view-hand = Hand
view-leader = Leader
view-mg34_shots = MG-34 shots
view-recruits = Recruits
view-seat = Seat
view-shuffles = Shuffles its cards come from
view-camouflaged = Camouflaged
view-card = Card
view-kind = Kind
view-tapped = Beaten
view-state = State
view-value = Value
view-loss = Recruits in danger
view-lost_glory = Glory lost
view-missions = Missions left
view-mission_discard = Missions discarded
view-mission_draw = Missions to come
view-events = Events left
view-event_discard = Events discarded
view-event_draw = Events to come
view-cest_la_guerre = C’est La Guerre left
view-cest_la_guerre_discard = C’est La Guerre discarded
view-cest_la_guerre_draw = C’est La Guerre to come
view-cest_la_guerre_shuffle = Shuffle of the C’est La Guerre pile
view-cest_la_guerre_shuffles = Last shuffle of each C’est La Guerre
view-what = Choice
view-target = Target
view-laid = Laid
view-bonus = Bonus dice
view-left = Left
view-slot = Place
view-lacks = Still lacks
view-least = At least
view-extra = Discount

board-recruits = Recruits
board-glory = Glory
board-race = Glory
board-race-note = { $goal } ends it
board-bands = Bands
board-count-glory = { $count } glory
board-count-recruits = { $count ->
        [one] { $count } recruit
       *[other] { $count } recruits
    }
board-slot-sum = sum { $need }+
board-told = { $what }: { $said }
board-dice-spent = Spent
board-here = Here
board-away = Away
board-bot = Bot
board-broken = Broken
board-passes = Passes by order
board-tag-asked = asked
board-tag-turn = turn
board-tag-next = next
board-tag-first = first
board-event = Event, this round
board-this-round = This round
board-vichy = sum { $need }+, or −1 recruit
board-veterans = V left standing: −1 recruit more
board-casualties = Building beaten: −1 recruit
board-vichy-covered = Covered this turn: no harm
board-beaten = Beaten
board-pays = Beaten
board-costs = Left lying
board-left = left:
board-no-reward = no reward
board-no-harm = no harm
board-or = or, for a recruit
board-flag-building = Building
board-flag-veterans = Wehrmacht Veterans: one recruit more
board-flag-time = Pays 1 glory more under The Time is Now!
board-tag-reach = In reach
board-tag-hide = Hide from it
board-tag-hidden = Camouflaged
board-tag-open = { $open ->
        [0] Covered
        [one] One slot to go
       *[other] { $open } slots to go
    }
board-slot-half = Slot sum { $need }+, half covered: { $lacks } to go
board-leaves = Leaves the row when your turn ends.
board-leaves-other = Leaves the row when the turn ends.
board-no-harm-now = Does no harm this turn.
board-last-recruit = It would cost your last recruit.
board-lacks-dice = { $count ->
        [one] Out of reach: one more die of { $need } or more is missing.
       *[other] Out of reach: { $count } dice of { $need } or more are missing.
    }
board-lacks-pips = { $pips ->
        [one] Out of reach: one pip is missing.
       *[other] Out of reach: { $pips } pips are missing.
    }
board-assessment = Assessment
board-assessment-counts = { $kind ->
        [gains] Only gains this time.
        [losses] Only losses this time.
        [nothing] Nothing won, nothing lost.
       *[both] Gains first, then losses.
    }
board-you-stand = You stand at
board-stands-now = You stand at { $recruits ->
    [one] one recruit
   *[other] { $recruits } recruits
} and { $glory } glory.
board-cover = Cover
board-cover-recruit = With a recruit
board-auto = Cover with { $dice }
board-auto-recruit = With { $dice } and a recruit
board-white-dice = White dice
board-blue-dice = Blue dice, { $used } of { $of }
board-bonus-dice = Bonus dice
board-die-gone = gone
board-die-count = { $count } of these
board-take-die-back = Take the { $face } back
board-die = { $kind ->
        [blue] blue { $face }
        [extra] extra { $face }
       *[white] white { $face }
    }
board-sow = Sow
board-sow-does = Lure a recruit
board-buy = Buy
board-buy-does = Draw a card
board-steal = Steal
board-steal-does = Take 1 glory
board-brief-dumont = A die 5 on gendarmes, Grenadiers, patrols.
board-brief-boutroux = One payment a turn costs 4, not 6.
board-brief-saint_pierre = Before the roll: a recruit for 2 glory.
board-brief-vasseur = A die 4 on a building, once a turn.
board-brief-ferrand = Rerolls one white die, once a turn.
board-brief-arnaud = Loses 1 fewer when she loses 2.
board-price = costs { $price }
board-needs = Needs { $price }, { $free } free
board-after-roll = After the roll
board-discard-first = Discard first
board-not-now = Not now
board-cheap = Boutroux's price: { $price }
board-discard = Discard
board-no-card = No card
board-face-down = A card face down
board-whom = Whom?
board-you-gain = you +{ $glory }
board-last = Last discarded
board-beaten-by = Beaten by { $seat } with { $dice }
board-pile-missions = Missions
board-pile-events = Events
board-pile-guerre = Guerre
board-forecast = If you end your turn
board-forecast-of = If { $seat } ended now
board-forecast-ended = The turn of { $seat } ended
board-forecast-nothing = Nothing won, nothing lost
board-stand = You would stand at
board-stand-of = Would stand at
board-stand-ended = Will stand at
board-line-if-covered = { $what }, if covered
board-line-standing = { $what }, open
board-line-taken = { $what }, taken from a band
board-ducked = { $ducks ->
        [one] or, ducking once
       *[other] or, ducking { $ducks } times
    }
board-breaks = Your band would be broken.
board-breaks-other = The band would be broken.
board-breaks-unless = Duck { $ducks ->
        [one] once
       *[other] { $ducks } times
    }, or your band breaks.
board-would-win = That would win the game.
board-would-win-other = That would win the game.
board-loss = Losses
board-duck = Recruits to save
board-duck-row = Duck and run
board-duck-pay = { $price ->
        [0] Pay nothing
       *[other] Pay { $price } glory
    }
board-duck-saves = { $saved ->
        [one] saves one
       *[other] saves { $saved }
    }
board-your-answer = Answer?
board-your-choice = Your choice
board-over = The end
board-story = How it went
board-story-round = Round { $round }
board-sources = Where the glory came from
board-source-earlier = rounds before
board-source-missions = missions
board-source-taken = taken
board-source-granted = won
board-source-lost = lost
board-source-paid = paid
board-mast = Round { $round } · turn { $turn }
board-victory = Victory
board-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
board-sheet = Your hand
board-tab-dice = Dice
board-tab-duck = Duck
board-tab-cards = { $count ->
        [0] Cards
       *[other] Cards { $count }
    }
board-tab-forecast = Forecast
board-tab-record = Record
board-tab-talk = Talk
board-take-back = Take back
board-undo = Undo
board-gift = Give a recruit…
board-always-pass = Always pass here
board-tap-again = { $name }: tap again to choose.
board-ask-again = Ask me again
board-answered = Your answer waits for the others.
board-answered-why = All answers come out on the same beat.
board-lay = Lay { $dice }
board-do-roll = Roll the dice
board-do-keep = Keep the roll
board-do-mulligan = Give up the { $die }, roll the others
board-do-reroll = Reroll only the { $die }
board-do-roll_blue = Roll a blue die
board-do-stop_blue = Stop here
board-do-remove = Remove the { $die }
board-do-spend = Spend the { $die }
board-do-pass = Pass
board-do-take_none = Take from nobody
board-do-end_turn = End turn
board-do-choose = { $recruits ->
        [0] Lose { $glory } glory
        [one] Lose 1 recruit
       *[other] Lose { $recruits } recruits
    }
board-do-duck = { $saved ->
        [0] Do not duck
       *[other] Save { $saved } for { $price } glory
    }
board-ask-laying = { $open ->
        [one] { $what } lacks one slot: { $kind ->
            [white] white { $need }
           *[black] black, { $need } more
        }.
       *[other] { $what } lacks { $open } slots.
    }
board-why-laying = It takes { $dice }.
board-why-covered = All is covered.
board-ask-pay = { $what }: { $lacks } more to pay.
board-aim-gift = Give a recruit: to whom?
board-aim-gift-why = You gain 2 glory at once, the other band a recruit.
board-aim-sow = Sow dissension: in which band?
board-aim-sow-why = One recruit comes over to you. Then choose the dice that pay.
board-aim-steal = Steal glory: from whom?
board-aim-steal-why = One glory changes sides. Then choose the dice that pay.
board-ask-leaders = Choose your leader.
board-why-leaders = Press one to choose. Each can do one thing that the others cannot.
board-ask-blind-leaders = Name a leader in secret.
board-why-blind-leaders = Press one to choose. Whoever names the same as another draws by lot.
board-ask-choose = Botched Raids: what do you lose?
board-why-choose = All bands lose at the same moment.
board-ask-duck = { $loss ->
        [one] A recruit is about to fall.
       *[other] { $loss } recruits are about to fall.
    }
board-why-duck = Duck and run: each one saved costs { $price } glory, { $most } at most.
board-ask-pre-roll = Your dice are waiting.
board-why-pre-roll = You may play or discard cards first.
board-ask-r1 = { $seat } is about to roll.
board-ask-r2 = The roll of { $seat } is final.
board-ask-r3 = { $seat } has ended the turn.
board-ask-r4 = { $seat } stands at { $glory } glory and is about to win!
board-why-window = You hold cards, so you are asked. Play one or pass.
board-why-window-none = You hold cards, but none can be played here.
board-ask-post-roll = Keep this roll?
board-why-post-roll = { $again ->
        [0] Nothing can be rolled again in this turn.
        [1] Or press a die: it goes, and the others roll again.
        [2] Or press a die to reroll it alone.
       *[other] Or press a die: reroll it alone, or give it up and roll the others.
    }
board-ask-explode = { $sixes ->
        [one] A six earns a blue die.
       *[other] { $sixes } sixes earn blue dice.
    }
board-why-explode = A 1 costs a recruit. Blue dice left: { $left }.
board-ask-over-limit = One card too many: discard one.
board-why-over-limit = Two is the most a band may hold.
board-ask-take = Your raid takes { $glory } glory. From whom?
board-why-take = Choose a band, or nobody.
board-ask-action = Lay dice, pay, play cards, or end the turn.
board-why-action = Pick a die, then a slot, or drag it there.
board-why-idle = Nothing more can be done with these dice.
board-ask-aim-the-card = { $card }: choose the target.
board-why-aim-the-card = After this there is no undo.
board-ask-spend-a-die = { $card }: choose the die you spend.
board-why-spend-a-die = The die is gone, and the mission does you no harm this turn.
board-bonus = bonus
board-die-choose = choose
board-duck-save = { $saved ->
        [0] Save none
        [one] Save one
       *[other] Save { $saved }
    }
board-you-have = You have
board-cancel = Cancel
board-you = you
board-watching = You are watching
board-forecast-more = and { $count } more
board-ask-aim-the-card-camouflage = Which mission shall do you no harm?
board-ask-aim-the-card-faulty_intel = Remove one of { $seat }’s dice: which one?
board-why-r4 = The game ends now, unless a card changes it.
board-you-win = You win
board-you-come = { $rank ->
        [2] You come second.
        [3] You come third.
        [4] You come fourth.
       *[other] You come last.
    }
