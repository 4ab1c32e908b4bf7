### Every word a player of Banditen! reads, in English.

game-title = Banditen!
game-tagline = Two battles of 1944 and 1945, hex by hex, with somebody watching every step.
game-credits = Designed by Marco and Giovanni Campari, developed by Mauro Bornioli and Piergennaro Federico, map by Dan Marcolini, art by Giulia Tinti. This is an unofficial adaptation; if you like the game, buy it from its publisher.

## Options and presets

option-scenario = Battle
    .help = Which of the two battles is fought.
option-scenario-gravellona = Gravellona Toce
option-scenario-tarnova = Tarnova
option-morale_redi_valtoce = Steady Redi and Valtoce
    .help = Redi and Valtoce have morale 3 instead of always failing.
option-withhold_reinforcements = Reinforcements may wait
    .help = If off, the partisans of Gravellona may not pass while a group can enter.
option-opp_fire_cost = Price of opportunity fire
    .help = Activation points for each opportunity fire.
option-tie = A tie
    .help = Who wins if the sides are level.
option-tie-defender = The Axis wins
option-tie-draw = Nobody wins
option-ammo_permanent = Low ammunition lasts
    .help = Once ammunition is low at Gravellona it stays low.
option-arrival_reroll = Delays roll again
    .help = Delayed reinforcements roll each turn until they come.
option-replacement_carries_ammo = Replacements carry ammunition
    .help = A replaced battalion command still supplies heavy weapons.
option-mine_knowledge = Who knows the mines
    .help = Whether the Axis knows the values of its mines.
option-mine_knowledge-owner = The Axis
option-mine_knowledge-nobody = Nobody
option-mine_hits = Hits of mines
    .help = What a hit of a mine does.
option-mine_hits-fire = As in fire
option-mine_hits-direct = 1 VF each
option-artillery_ones = Worn-out guns
    .help = What a natural 1 costs light artillery at Tarnova.
option-artillery_ones-per_die = 1 VF a die
option-artillery_ones-per_fire = 1 VF a fire
option-bounce_to = Thrown-back attackers
    .help = Where attackers go that are thrown back.
option-bounce_to-origin = To where the action began
option-bounce_to-entry = To the hex they came from
option-mortar_indirect = Mortars with spotters
    .help = Mortars may fire where another friendly combat unit sees the target.
option-infirmary = Infirmary
    .help = The rule of the infirmary at Tarnova is played.
option-bunker_pick = Bunkers
    .help = Who decides where the bunkers stand.
option-bunker_pick-axis = The Axis
option-bunker_pick-historical = As in history
option-date_label = Month of Gravellona
    .help = The month shown beside the turn. No effect on play.
option-date_label-rulebook = December
option-date_label-history = September
option-turns = Turns
    .help = How many turns are played. Gravellona has 6 to 16, Tarnova 6 to 24.
    .at-0 = as the scenario says
preset-gravellona = Gravellona Toce
    .help = Partisans of four colours storm a town with seven objectives. Eleven turns.
preset-first-day = The first day
    .help = Gravellona up to nightfall: eight turns, before the III arrives.
preset-tarnova = Tarnova
    .help = Twelve forts, mines and frost in the winter forest. Eighteen turns.
preset-tarnova-quick = Tarnova, one day
    .help = Nine turns with the bunkers where they stood.
preset-unknown-mines = Blind mines
    .help = Tarnova with mines that nobody knows and mortars with spotters.

## Names

formation-gnr = GNR
formation-vg = Venezia Giulia
formation-i = I Battalion
formation-iv = IV Battalion
formation-ii = II Battalion
formation-iii = III Battalion
formation-verbania = Verbania (German)
formation-redi = Redi
formation-romolo = Romolo
formation-fanfulla = Fanfulla
formation-cv = Armoured car
formation-gar = Garibaldi command
formation-cinquanta = Cinquanta
formation-beltrami = Beltrami
formation-valdossola = Valdossola
formation-valtoce = Valtoce
formation-company1 = 1st Company
formation-company2 = 2nd Company
formation-company3 = 3rd Company
formation-freccia = Freccia engineers
formation-fulmine = Fulmine command
formation-bn1 = 1st Battalion
formation-bn2 = 2nd Battalion
formation-bn3 = 3rd Battalion
formation-ass = Assault company
formation-ita = Italian partisans
unit-numbered = { $formation } { $number }
unit-command = { $formation } command
entry-garibaldi = the Garibaldi brigades
entry-beltrami = Beltrami
entry-ii = II Battalion
entry-valdossola = Valdossola
entry-valtoce = Valtoce
entry-iii = III Battalion
entry-ita = the Italian partisans
type-inf = Infantry
type-mg = Machine gun
type-mor = Mortar
type-art = Light artillery
type-at = Anti-tank
type-car = Armoured car
type-cmd = Command
terrain-clear = Clear
terrain-wood = Wood
terrain-hill = Hill
terrain-settlement = Settlement
terrain-river = River
side-partisan = Partisans
side-axis = Axis
battle-gravellona = Gravellona Toce
battle-tarnova = Tarnova
place-pool = off the map
deed-none = Action
deed-move = Move
deed-fire = Fire
deed-move_and_fire = Move and Fire
deed-fire_and_move = Fire and Move
deed-assault = Assault
deed-regroup = Divide or Regroup
deed-recover = Recovery
deed-infirmary = Take the infirmary
deed-enter = Enter
deed-storm = Assault from off the map
deed-arrive = Placement
deed-react_fire = Opportunity Fire
deed-react_assault = Opportunity Assault
deed-shift = Shift
deed-mines = Mines

## Prompts

prompt-over = The battle is over.
prompt-wait = { $seat } decides.
prompt-wait-set-up = { $seat } is setting up.
prompt-wait-reaction = { $seat } may react.
prompt-wait-losses = { $seat } chooses its losses.
prompt-wait-retreat = { $seat } chooses where to retreat.
prompt-wait-move = { $seat } is on the move.
prompt-split = Set up { $unit } whole or divided?
prompt-place = Where does { $unit } start?
prompt-infirmary = Where is the infirmary?
prompt-bunkers = Choose forts for the bunkers: { $count } left.
prompt-mines = Choose hexes for the mines: { $count } left.
prompt-mine-values = Which mine lies in { $hex }?
prompt-base = Which formation starts in Corte Cerro?
prompt-assign = Which battalion gets the assault company?
prompt-hasten = Pay { $cost } activation points to bring the 3rd battalion forward from turn { $turn }?
prompt-activation = Your activation: choose a hex, or pass. { $pa } { $pa ->
    [one] point
   *[other] points
  }.
prompt-choose-deed = What do the units in { $hex } do?
prompt-choose-target = { $deed } from { $hex }: at which hex?
prompt-choose-entry-hex = { $deed }: at which hex?
prompt-choose-units = { $deed }: who takes part?
prompt-choose-reactors = { $deed } from { $hex }: who takes part?
prompt-choose-parts = { $deed } in { $hex }: which strength comes next?
prompt-step = Go on from { $hex } with { $mp } movement { $mp ->
    [one] point
   *[other] points
  }, or stop?
prompt-step-assault = Assault: where to from { $hex } with { $mp } movement { $mp ->
    [one] point
   *[other] points
  }?
prompt-reaction = Enemies of strength { $vf } enter { $hex }. React?
prompt-losses = Choose who loses strength: { $count } left.
prompt-retreat = Where do the units in { $hex } retreat?
prompt-replace = Where does the new command appear?
prompt-fire-after = Fire at which hex, or hold fire?
prompt-control = This stack lost touch with its command. Who leaves it?
prompt-control-hex = Shift to which hex?

## Actions

verb-keep = Keep whole
verb-split = Divide
verb-place = { $hex }
verb-base = { $formation }
verb-assign = { $formation }
verb-mine = Mine in { $hex }
verb-value = Value { $value }
verb-hasten = Bring it forward
verb-bide = Not this turn
verb-activate = Act in { $hex }
verb-move = Move
verb-fire = Fire
verb-move_and_fire = Move, then fire
verb-fire_and_move = Fire, then move
verb-assault = Assault
verb-regroup = Divide or regroup
verb-recover = Recover
verb-infirmary = Take the infirmary
verb-enter = Bring in { $entry }
verb-storm = Assault the entry hex with { $entry }
verb-to = To { $hex }
verb-at = At { $hex }
verb-with = With { $unit } (strength { $vf })
verb-all = With all of them
verb-go = With these
verb-part = Strength { $vf }
verb-pass = Pass ({ $pa } { $pa ->
    [one] point
   *[other] points
  })
verb-step = To { $hex }
verb-stop = Stop here
verb-hold_fire = Hold fire
verb-react_fire = Fire from { $hex }
verb-react_fire_with = Fire with some from { $hex }
verb-react_assault = Assault from { $hex }
verb-react_assault_with = Assault with some from { $hex }
verb-decline = Let them go
verb-lose = { $unit } loses 1 of { $vf }
verb-retreat = Retreat to { $hex }
verb-replace = In { $hex }
verb-shift = { $unit } (strength { $vf }) leaves
verb-give_up = { $unit } (strength { $vf }) is given up

## Refusals

refusal-over = The battle is over.
refusal-not-asked = It is not your decision now.
refusal-out-of-place = That has no place in this choice.
refusal-artillery-does-not-assault = Artillery does not assault.
refusal-bands-apart = Redi, Romolo and Fanfulla share a hex only within the GAR command's range.
refusal-battalions-apart = Different battalions never share a hex.
refusal-factions-apart = Partisans of different colours never share a hex.
refusal-beyond-the-line = The 3rd battalion is held behind the line.
refusal-bunker-on-fort = A bunker stands on a fort.
refusal-bunker-there = There is a bunker already.
refusal-chosen-already = That unit is chosen already.
refusal-command-alone = A command assaults only with a combat unit.
refusal-commands-do-not-fire = Commands do not fire.
refusal-does-not-assault = This formation never assaults.
refusal-enemy-near = An enemy is next to that hex.
refusal-enemy-there = Enemies hold that hex.
refusal-fired-twice = A unit fires at most { $n } times a turn.
refusal-frozen = Heavy weapons do not fire in the frost.
refusal-garrison-duty = Then there would be too few units for the places that need one.
refusal-impassable = There is no way through.
refusal-infirmary-in-settlement = The infirmary lies in a settlement.
refusal-infirmary-taken = The infirmary has been taken already.
refusal-light-armed = Light-armed units only fire as a reaction and defend.
refusal-mines-too-near = Mines lie at least { $n } hexes apart.
refusal-must-enter = Reinforcements that can enter must enter before you pass.
refusal-must-step = The group must go on.
refusal-name-a-hex-first = Choose the hex first.
refusal-never-divided = Cars and commands are never divided.
refusal-night = At night only units in command act.
refusal-no-ammunition = Its battalion command must be within { $n } { $n ->
    [one] hex
   *[other] hexes
  }, and the original one.
refusal-no-assault-in-reach = No enemy-held hex is within reach of an assault.
refusal-no-base = Only Redi, Romolo or Fanfulla start in Corte Cerro.
refusal-no-battalion = The assault company goes to a battalion.
refusal-no-combat-unit = That takes a combat unit.
refusal-no-command = Recovery needs a command in the hex.
refusal-no-enemy-there = There is no enemy in that hex.
refusal-no-hex-to-enter = There is no hex at which anybody could enter.
refusal-no-infirmary = The infirmary is not here.
refusal-no-line-of-sight = The line of sight is blocked.
refusal-no-pa = That costs { $n } activation { $n ->
    [one] point
   *[other] points
  }.
refusal-no-road-for-the-car = The armoured car keeps to clear ground and roads.
refusal-no-target = No enemy is in range and in sight.
refusal-no-units-there = You have no units there.
refusal-nobody-chosen = Nobody is chosen.
refusal-nobody-pinned = Nobody there is pinned under that command.
refusal-nobody-reaches = None of these reaches the target.
refusal-nobody-waits = Nobody is waiting there.
refusal-not-a-command = That counter is no command.
refusal-not-alike = Only units of one formation and type are regrouped.
refusal-not-for-anti-tank = Anti-tank weapons fire only at settlements, forts and bunkers.
refusal-not-hit = That unit is not among those that lose strength.
refusal-not-in-the-hex = That unit is not there.
refusal-not-in-the-stack = That unit is not in the broken stack.
refusal-not-nearest = The command appears with the nearest unit that it commands.
refusal-not-next = That hex is not adjacent.
refusal-not-of-this-group = That unit does not enter with this group.
refusal-not-that-strength = That strength does not come out of it.
refusal-not-the-entry = That is not their entry.
refusal-not-yet-due = Their turn has not come.
refusal-not-your-area = That hex is not in the area of this unit.
refusal-nothing-to-regroup = There is nothing to divide or regroup.
refusal-nowhere-to-go = There is nowhere to go.
refusal-nowhere-to-shift = That unit has nowhere to shift to.
refusal-only-one-able = Only one unit is able.
refusal-out-of-command = Out of command a unit only moves, fires and reacts by fire.
refusal-out-of-range = Out of range: { $n } { $n ->
    [one] hex
   *[other] hexes
  }.
refusal-overstacked = At most { $n } strength points in a hex.
refusal-pinned = Pinned units cannot do that.
refusal-same-hex = That is one and the same hex.
refusal-somebody-can-shift = Another unit can still shift.
refusal-too-far = That step costs { $n } movement { $n ->
    [one] point
   *[other] points
  }.
refusal-too-slow = Half its movement is not a step.
refusal-tried-already = It has tried to enter this turn.
refusal-value-used = That value is used up.
refusal-finish-first = Finish the choice that you have begun, or take it back.
refusal-mine-hexes-first = All mines get their hexes before the first of them gets its value.
refusal-mines-are-laid = All mines have their hexes.
refusal-name-an-action-first = Choose a hex and what its units do first.
refusal-nobody-assaults = No stack next to them can assault them.
refusal-off-the-map = That is not a hex of the map.
refusal-one-by-one = These are chosen one by one.
refusal-only-after-moving = Only a group that has moved to fire may hold its fire.
refusal-one-command = One command recovers at a time.
refusal-only-as-reaction = Only while enemies move, after each of their hexes.
refusal-only-at-control = Only at Control, when a stack has lost touch with its command.
refusal-only-at-set-up = Only during the set-up.
refusal-only-for-a-lost-command = Only when a command was lost.
refusal-only-for-losses = Only when your units have lost strength.
refusal-only-for-the-third = Only at the beginning of a turn, while the 3rd battalion is held.
refusal-only-in-retreat = Only when your units must retreat.
refusal-only-on-the-move = Only while a group is on the move.
refusal-only-when-active = Only when you are active and nothing is being done.
refusal-only-when-regrouping = Only when units divide or regroup.

## The log

log-placed = { $unit } starts in { $hex }.
log-split = { $unit } starts divided.
log-infirmary-placed = The infirmary lies in { $hex }.
log-bunker-placed = A bunker stands in { $hex }.
log-mines-laid = Mines lie in { $hexes }.
log-base = { $formation } starts in Corte Cerro.
log-assigned = The assault company goes with { $formation }.
log-turn = Turn { $turn }.
log-ammunition = The roll is { $die }: the ammunition lasts.
log-ammunition-low = The roll is { $die }: ammunition is low. No automatic bonus this turn.
log-released = The 3rd battalion is released.
log-income =
    { $die ->
        [0] { $seat } receives { $income } { $income ->
                [one] activation point (PA)
               *[other] activation points (PA)
            } and has { $pa }.
       *[other] { $seat } rolls { $die }, receives { $income } { $income ->
                [one] activation point (PA)
               *[other] activation points (PA)
            } and has { $pa }.
    }
    .you =
        { $die ->
            [0] You receive { $income } { $income ->
                    [one] activation point (PA)
                   *[other] activation points (PA)
                } and have { $pa }.
           *[other] You roll { $die }, receive { $income } { $income ->
                    [one] activation point (PA)
                   *[other] activation points (PA)
                } and have { $pa }.
        }
log-initiative = { $seat } takes the initiative.
    .you = You take the initiative.
log-initiative-kept = { $seat } has the initiative.
    .you = You have the initiative.
log-arrived = The roll is { $die }: { $entry } may enter.
log-delayed = The roll is { $die }: { $entry } is delayed.
log-hastened = The roll is { $die }: the 3rd battalion is brought forward to turn { $turn }.
log-not-hastened = The roll is { $die }: the 3rd battalion stays at turn { $turn }.
log-frost = The roll is { $die }: frost. Heavy weapons are silent.
log-no-frost = The roll is { $die }: no frost.
log-no-action = { $seat } can do nothing and passes.
    .you = You can do nothing and pass.
log-passed = { $seat } passes with { $pa } { $pa ->
        [one] point
       *[other] points
    }.
    .you = You pass with { $pa } { $pa ->
        [one] point
       *[other] points
    }.
log-declared = { $seat } orders { $deed } from { $hex } { $cost ->
        [0] at no cost
        [one] for 1 point
       *[other] for { $cost } points
    }: { $units }.
    .you = You order { $deed } from { $hex } { $cost ->
        [0] at no cost
        [one] for 1 point
       *[other] for { $cost } points
    }: { $units }.
log-step = { $units } move to { $hex }.
log-arrives = { $units } appear in { $hex }.
log-reacts = { $seat } reacts with { $units } from { $hex } at { $to }: { $deed }.
    .you = You react with { $units } from { $hex } at { $to }: { $deed }.
log-conquered = { $hex } is conquered: { $count } { $count ->
    [one] objective
   *[other] objectives
  }. RSI morale { $morale }.
log-broke-down = The roll is { $die }: { $unit } breaks down for good.
log-no-breakdown = The roll is { $die }: { $unit } runs on.
log-mine-quiet = The roll is { $die }: the mine in { $hex } stays quiet.
log-mine = The roll is { $die }: the mine in { $hex } goes off, value { $value }.
log-mine-dice = The mine rolls { $dice }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-fired = { $units }: fire from { $from } at { $to }, dice { $dice }, { $needed ->
        [7] 7 needed with the bonus
        [8] 8 needed with the bonus
        [9] 9 needed with the bonus
       *[other] { $needed } needed
    }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-bunker-gone = The bunker in { $hex } is destroyed.
log-car-wrecked = { $unit } is destroyed.
log-eliminated = { $unit } is eliminated.
log-reduced = { $unit } is down to strength { $vf }.
log-gun-worn = { $unit } wears out to strength { $vf }.
log-gun-gone = { $unit } is worn out.
log-morale-held = Morale, { $die }: { $units } hold.
log-morale-sure = { $units } hold in their fort.
log-morale-failed = Morale, { $die }: { $failed } pinned.
log-morale-lost = { $failed } pinned without a die.
log-put-back = { $units } fall back to { $hex }.
log-held-fire = { $seat } holds fire.
    .you = You hold fire.
log-assault = { $units } assault { $hex }.
log-surrendered = The roll is { $die }: { $units } surrender.
log-no-surrender = The roll is { $die }: { $units } fight.
log-clash = The attack rolls { $attackdie } and comes to { $attack }, the defence { $defencedie } and { $defence }.
log-thrown-back = { $units } go back to { $hex }.
log-no-assault = Only the command is left before { $hex }: there is no assault.
log-repelled = The attackers fall back to { $hex }.
log-retreated = { $units } retreat to { $hex }.
log-no-retreat = { $unit } has nowhere to retreat and is eliminated.
log-wiped-out = Wiped out: { $units }.
log-occupied = { $units } take { $hex }.
log-replaced = A new command appears in { $hex }: { $unit }.
log-ammunition-lost = The heavy weapons of { $formation } have no more ammunition.
log-command-gone = The command of { $seat } is gone for good.
log-recovered = { $units } are ready again.
log-regrouped = Regrouped as { $strengths }: { $units }.
log-infirmary-taken = Infirmary taken.
log-shifted = { $unit } shifts to { $hex }.
log-given-up = { $unit } has nowhere to go and is lost.
log-wounded = { $die } for the infirmary: { $count } added to the RSI losses.
log-left = { $seat } resigns.
log-won = { $seat } wins.
log-drawn = Nobody wins.

## Endings, occasions

end-objectives = All objectives are conquered.
end-points = The last turn is over: victory points decide.
end-annihilation = No RSI combat unit is left.
end-casualties = The last turn is over: casualties decide.
end-dispersed = No partisan unit is left.
end-resigned = One side resigned.
end-agreed = All agreed to end the game; the score as it stands decides.
occasion-split = Set-up: dividing
occasion-place = Set-up: placing
occasion-infirmary = Set-up: infirmary
occasion-bunkers = Set-up: bunkers
occasion-mines = Set-up: mines
occasion-base = Set-up: Corte Cerro
occasion-assign = Set-up: assault company
occasion-turn = Turn
occasion-hasten = 3rd battalion
occasion-activation = Activation
occasion-move = Movement
occasion-reaction = Reaction
occasion-shot = Fire
occasion-losses = Losses
occasion-assault = Assault
occasion-retreat = Retreat
occasion-replace = New command
occasion-fire_after = Fire after moving
occasion-control = Control
occasion-over = The end

## Seats

seat-2-1 = Partisans
seat-2-2 = Axis

## Primer and coach

primer-1 = Partisans against garrisons, in two battles of the Italian civil war: Gravellona 1944 in the valley, Tarnova 1945 in the winter forest.
    .title = What it is about
primer-2 = At Gravellona the partisans want seven objectives, at Tarnova twelve forts. If they fail, points or casualties decide.
    .title = The goal
primer-3 = You take turns doing one action with units of one hex, paid with activation points (PA). Two passes in a row end the turn; unspent points stay.
    .title = A turn
primer-4 = After each hex a moving group enters, the other side may fire at it. Each unit fires twice a turn: draw the shots first, then strike.
    .title = Every hex is watched
primer-5 = One hit pins, more hits cost strength points (VF). Only an assault takes a held hex. When the last turn is over, points decide.
    .title = How it is decided
primer-6 = A counter shows its strength. Beyond the range of its command a unit only moves and fires, at double price. Never more than six in a hex.
    .title = Reading the board
coach-set-up = Garrisons first: the soft places are found quickly.
coach-activation = Bring in your reinforcements: entering is free.
coach-move = Woods cost two but hide you; stay out of the open near the enemy.
coach-reaction = Fire while it counts: each unit has two shots a turn.
coach-losses = Spread the losses so that no stack breaks.

## What a view shows, for the table in words and the terminal

view-viewer = Viewer
view-battle = Battle
view-options = Options
view-turn = Turn
view-turns = Turns in all
view-step = Step
view-due = To be placed or lost
view-asked = To decide
view-active = Active side
view-initiative = Initiative
view-pa = Activation points
view-units = Units
view-conquered = Objectives conquered
view-objectives = Objectives
view-forts = Forts
view-forts_held = Forts held
view-strengths = Strength in each hex
view-bunkers = Bunkers
view-mines = Mines
view-mine_values_left = Values of mines face down
view-infirmary = Infirmary
view-infirmary_taken = Infirmary taken
view-rsi_morale = RSI morale
view-ammo_low = Ammunition low
view-frost = Frost
view-third_marker = 3rd battalion held until turn
view-third_released = 3rd battalion released
view-assigned = Assault company goes with
view-casualties = Casualties
view-lost = Strength lost
view-lost_commands = Commands lost
view-score = Score
view-arrival = Turn of arrival
view-track = Turns
view-group = Action in progress
view-shot = Fire in progress
view-fight = Assault in progress
view-draft = Choice begun
view-activation = Activation
view-over = Battle over
view-ending = Ending
view-winner = Winner
view-axis = Axis
view-partisan = Partisans
view-counter = Counter
view-side = Side
view-formation = Formation
view-type = Type
view-hex = Hex
view-vf = Strength
view-full = Full strength
view-fire = Times fired this turn
view-pinned = Pinned
view-automatic = Automatic weapons
view-light = Light-armed
view-heavy = Heavy weapon
view-assault = May assault
view-movement = Movement
view-range = Range
view-out_of_command = Out of command
view-entered = Entered this turn
view-entry = Entry
view-tried = Tried to enter this turn
view-reach = Range of command
view-command = Number of the command
view-obeys = Commands that it obeys
view-back = On its back side
view-deed = Action
view-moving = On the move
view-origin = Began in
view-previous = Came from
view-here = Now in
view-mp = Movement points left
view-reacted = Somebody reacted
view-kind = Kind
view-from = From
view-to = At
view-hits = Hits
view-targets = Targets
view-attackers = Attackers
view-defenders = Defenders
view-attack = Attack
view-defence = Defence
view-live = Face down
view-value = Value
view-day = Day
view-hour = Hour
view-dark = Dark
view-night = Night
view-entries = Due
view-target = Target
view-parts = Strengths
view-values = Values of the mines

## The board
board-map = Map of { $scenario }. Arrow keys walk over the hexes, Enter does what is lit, N goes to the next lit hex, plus and minus zoom, Shift with arrows pans.
board-hexes = Map from { $from } to { $to }: columns from left to right, even ones half a hex lower
board-hexes-signs = a number behind the letter is strength; * objective, f fort, B bunker, m mine, + infirmary, = road, c command, ! pinned
board-stacks = Stacks
board-stacks-all = All stacks
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Show the whole map
board-out-of-sight = { $count ->
    [one] { $count } lit place out of sight: show it
   *[other] { $count } lit places out of sight: show them
}
board-situation = Situation
board-list = List
board-ranges = Command
board-plain = Plain map
board-night = night
board-frost = Frost
board-track = Turn { $turn } of { $turns }
board-now = now
board-turn = T{ $turn }
board-date-gravellona = { $label ->
    [history] { $day ->
        [1] 13 September 1944
       *[other] 14 September 1944
    }
   *[rulebook] { $day ->
        [1] 13 December 1944
       *[other] 14 December 1944
    }
  }
board-date-tarnova = { $day ->
    [1] 19 January 1945
    [2] 20 January 1945
   *[other] 21 January 1945
  }
board-points = { $initiative ->
    [yes] activation points, 12 at most. Initiative.
   *[no] activation points
  }
board-points-short = { $initiative ->
    [yes] activation points, initiative
   *[no] activation points
  }
board-purse = { $own ->
    [yes] points, you
   *[no] { $side }
  }
board-held = Objectives held
board-held-short = held
board-lost-short = lost
board-forts-held = Forts held
board-lost-gravellona-partisan = Garibaldi strength lost
board-lost-gravellona-axis = RSI strength lost
board-lost-tarnova-partisan = Strength lost
board-lost-tarnova-axis = RSI strength lost
board-strength-lost = Strength lost
board-victory = Victory points
board-morale = RSI morale
board-morale-passes = { $morale ->
    [6] passes always
   *[other] passes on { $morale } or less
  }
board-ammo-low = Short of ammunition: no bonus for automatic arms this turn
board-third = 3rd battalion held behind its line until turn { $turn }
board-you = { $act ->
    [yes] you, to act
   *[no] you
  }
board-objectives = Objectives
board-won = taken
board-not-won = not taken
board-due = Due
board-way-area = near Feriolo
board-way-edge = any edge
board-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
board-marks = Marks
board-mark-fire = has fired once; twice is the most
board-mark-ooc = out of command
board-mark-auto = automatic arms
board-mark-vf = strength, lost
board-mark-light = light-armed
board-mines = Mines
board-mine = A mine, face down
board-mine-value = A mine of value { $value }
board-fort = Fort { $number }
board-pinned = Pinned
board-is-pinned = pinned
board-out-of-command = out of command
board-automatic = automatic arms
board-light = light-armed
board-strength = strength { $vf } of { $full }
board-fired = { $count ->
    [one] has fired once
   *[other] has fired twice
  }
board-reach = within reach, { $left } left
board-into = { $units } into { $hex }
board-left = { $left } left
board-nobody-sees = Nobody can fire at this hex.
board-sees = { $units } in { $hex } { $count ->
    [one] sees
   *[other] see
  } this hex and { $count ->
    [one] has
   *[other] have
  } { $shots ->
    [one] one shot
   *[other] two shots
  } left.
board-others-see = { $count ->
    [one] One more stack sees it.
   *[other] { $count } more stacks see it.
  }
board-does-not-see = { $units } cannot see it: { $hex } is in the way.
board-hit-pins = A hit may pin the group: its move would be over.
board-hit-back = A unit pinned here is put back to the hex before.
board-hit-morale = One hit is a morale check; each further hit costs 1 strength first.
board-one-hit = 1 hit or more
board-two-hits = 2 hits or more
board-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $need ->
    [6] a 6 hits
    [5] a 5 or 6 hits
   *[other] { $need } to 6 hits
  }
board-percent = { $chance } %
board-fire-at = Fire at { $hex }
board-none-fires = None of those chosen can fire there.
board-shots = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
board-who-fires = { $units } at { $targets }.
board-assault-on = Assault on { $hex }
board-against = Held by { $units }. They add { $defence }, the ground { $ground }; each side adds a die.
board-take = You take the hex
board-thrown-back = You go back
board-morale-check = Back, morale check
board-hit = Back, strength lost
board-cover = hit on { $need }, assault +{ $assault }
board-verbs = What the stack may do
board-who = Which units
board-choices = More choices
board-next-hexes = Hexes to enter next
board-only-move = move
board-points-left =
    { $count ->
        [one] movement point left
       *[other] movement points left
    }
board-price = { $price ->
    [one] 1 point
   *[other] { $price } points
  }
board-may-act = Stacks that may act
board-from = from { $place }
board-strong = strength { $vf }
board-beyond = { $side ->
    [up] { $count } north
    [right] { $count } east
    [down] { $count } south
   *[left] { $count } west
  }
board-targets = Stacks that may be fired at
board-strip = Point at a hex, or walk to it with the arrow keys: what stands there is told here.
board-verb-move = Move
board-verb-fire = Fire
board-verb-move_and_fire = Move, fire
board-verb-fire_and_move = Fire, move
board-verb-assault = Assault
board-verb-regroup = Regroup
board-verb-recover = Recover
board-verb-infirmary = Infirmary
board-order-move = hex by hex
board-order-fire = at whom they see
board-order-move_and_fire = move, then fire
board-order-fire_and_move = fire, then move
board-order-assault = into the next hex
board-order-regroup = divide or join
board-order-recover = pinned no more
board-order-infirmary = take it
board-gives-move = { $hexes ->
    [one] one hex
   *[other] up to { $hexes } hexes
  }
board-gives-move_and_fire = { $hexes ->
    [one] one hex, then fire
   *[other] up to { $hexes }, then fire
  }
board-gives-fire_and_move = { $hexes ->
    [one] fire, then one hex
   *[other] fire, then up to { $hexes }
  }
board-gives-fire = { $chance } %, { $hex }
board-gives-assault = { $attack } against { $defence } + { $ground }
board-take-back = Back
board-undo = Undo
board-halt = Halt
board-on-the-way = { $count ->
    [one] On the way: one more hex.
   *[other] On the way: { $count } more hexes.
  }
board-ask-split = Set up { $unit } whole or divided?
board-ask-place = Where does { $unit } start?
board-ask-verb = { $units }: what shall they do?
board-ask-verb-short = What shall they do?
board-ask-activation-short = Choose a hex, or pass. { $pa } { $pa ->
    [one] point
   *[other] points
  }.
board-ask-step-short = From { $hex }: { $mp } movement { $mp ->
    [one] point
   *[other] points
  } left.
board-ask-losses = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }: a morale check, and { $count ->
    [one] 1 strength. Who loses it?
   *[other] { $count } strength. Who loses 1?
  }
board-ask-losses-short = { $count ->
    [one] 1 strength to lose. Who loses it?
   *[other] { $count } strength to lose. Who loses 1?
  }
board-ask-hasten-short = 3rd battalion a turn earlier for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }?
board-ask-hasten = Bring the 3rd battalion forward from turn { $turn } for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }?
board-ask-step-assault-short = Assault from { $hex }: { $mp } movement { $mp ->
    [one] point
   *[other] points
  }.
board-ask-reaction-short = Enemies of strength { $vf } enter { $hex }.
board-why-verb = Press a lit hex to move there, or choose another order. Press a counter in the row to leave it out.
board-why-verb-still = Choose an order. Press a counter in the row to leave it out.
board-why-activate = Press a lit stack.
board-why-step = The number is what would be left. The other side may fire after each hex.
board-why-step-short = Number: points left. They may fire after each hex.
board-tap = Tap a lit hex to see the odds, and again to go.
board-why-step-assault = The percentage is the chance to take the hex; elsewhere you only move. The other side may fire after each hex.
board-why-loss = Press the counter that loses a point.
board-why-hasten = It works on a 5 or 6: then it is let go one turn earlier.
board-why-split = A divided unit can hold two hexes.
board-why-place = Press a lit hex.
board-why-retreat = Press a lit hex.
board-why-base = The other two brigades enter on turn 1 at 10.20, with the armoured car and the command.
board-why-assign = The company starts with it and obeys its command.
board-why-choose-parts = Each press makes one counter of this strength, until all is given out.
board-why-mine-values = A mine throws as many dice as its value; each 5 or 6 is a hit. With 0 it only stops them.
board-why-target = Press a lit target; point at another for its odds.
board-why-react = Once is for this hex; no more is for the rest of their way.
board-with = { $count ->
    [one] With this one
   *[other] With these { $count }
  }
board-answered = Your answer waits for the others.
board-your-answer = Your answer
board-your-loss = Your loss
board-your-retreat = You retreat
board-no-chance = No shot can hit: you hold your fire.
board-moment-fire = Fire
board-any-key = Any key: to the result.
board-shot = { $units }: fire at { $hex }
board-needed = { $needed ->
    [6] each 6 hits
    [5] each 5 or 6 hits
   *[other] { $needed } or more hits
}
board-fires = Fire from { $from } at { $to }
board-hits = { $hits ->
    [0] No hit
    [one] 1 hit
   *[other] { $hits } hits
  }
board-clash = Assault
board-retreats = They go back one hex.
board-over = The battle is over
board-winner = { $side ->
    [partisan] The partisans win
   *[axis] The Axis wins
  }
board-you-win = You win
board-you-lose = You lose
board-victory-stamp = Victory
board-defeat-stamp = Defeat
board-draw = Nobody wins
board-story = How it went
board-score = Score
board-because-casualties = { $side ->
    [partisan] The partisans lost less strength: { $partisan } against { $axis }.
   *[axis] The Axis lost no more strength: { $axis } against { $partisan }.
  }
board-because-points = { $side ->
    [partisan] The partisans have more victory points: { $partisan } to { $axis }.
   *[axis] The partisans do not have more victory points: { $partisan } to { $axis }.
  }
board-forts = Forts
board-mine-throws = { $value ->
    [0] only stops them
    [one] 1 die
   *[other] { $value } dice
  }
board-do-pass = Pass
board-do-decline = Pass once
board-do-react_fire = Fire, { $chance } %
board-do-react_fire-from = Fire from { $hex }, { $chance } %
board-do-react_assault = Assault, { $chance } %
board-do-react_assault-from = Assault from { $hex }, { $chance } %
board-do-stop = Stop here
board-do-hold_fire = Hold fire
board-do-all = All
board-do-go = These
board-do-go-to = Go to { $hex }
board-list-may = What you may do
board-list-not = What you may not do now
board-list-route = Go to { $hex }, { $left } left
board-list-waiting = Not on the map
board-hold-action = No more this action
board-arm = Reactions
board-arm-any = any
board-arm-from = Stack that fires
board-arm-at = Hex that is entered
board-arm-target = Who enters
board-arm-chance = Chance of a hit
board-arm-until = For how long
board-arm-until-window = this action
board-arm-until-turn = this turn
board-arm-until-reaction = until taken back
board-arm-fire = Fire
board-arm-hold = Hold fire
board-arm-revoke = Undo
board-arm-said-from = from { $hex }
board-arm-said-at = at { $hex }
board-arm-said-target = at { $formation }
board-arm-said-chance = from { $chance } %
board-arm-said-below = below { $chance } %
board-sheet = Decide
board-tab-map = Map
board-tab-sides = Sides
board-tab-record = Record
board-tab-talk = Talk
board-due-garibaldi = Gar.
board-due-beltrami = Belt.
board-due-ii = II Bn
board-due-valdossola = Vald.
board-due-valtoce = Valt.
board-due-iii = III Bn
board-due-ita = ITA
board-short-gnr = GNR
board-short-vg = VG
board-short-i = I
board-short-iv = IV
board-short-ii = II
board-short-iii = III
board-short-verbania = Verb
board-short-redi = Redi
board-short-romolo = Rom
board-short-fanfulla = Fanf
board-short-cv = CV
board-short-gar = Gar
board-short-cinquanta = Cinq
board-short-beltrami = Belt
board-short-valdossola = Vdos
board-short-valtoce = Vtoc
board-short-company1 = 1a
board-short-company2 = 2a
board-short-company3 = 3a
board-short-freccia = Fre
board-short-fulmine = Fulm
board-short-bn1 = 1 Bn
board-short-bn2 = 2 Bn
board-short-bn3 = 3 Bn
board-short-ass = Ass
board-short-ita = Ita
order-route = Go on: { $rest }
order-fire = Opportunity fire { $rest }
order-hold = No reaction { $rest }

## What the abbreviations on the board are short for
board-abbr-PA = activation points
board-abbr-VF = strength points
board-abbr-MP = movement points
board-abbr-PM = movement points
