# The shell of Staffetta, in English. Games bring catalogues of their own.

## Marks and controls
close = Close
on = on
off = off
rule-link = Rule { $id }
step-less = { $label }: one less
step-more = { $label }: one more
tab-new = { $count ->
    [one] one new
   *[other] { $count } new
  }

## Dice and slots
die-free = free
die-possible = fits
die-picked = picked
die-spent = spent
die-placed = placed
die-empty = none
die-spoken = { $kind ->
    [white] White die { $face }, { $state }
    [blue] Blue die { $face }, { $state }
    [bonus] Bonus die { $face }, { $state }
   *[extra] Extra die { $face }, { $state }
  }
die-none = { $kind ->
    [white] No white die yet
    [blue] No blue die yet
    [bonus] No bonus die yet
   *[extra] No extra die yet
  }
slot-die = die { $need }+
slot-sum = sum { $need }+
slot-open = Open slot, { $need }
slot-possible = Open slot, { $need }: your dice fit
slot-covered = Slot { $need }, covered by { $dice }

## Cards and piles
card-secret = only you
card-uses = { $left } of { $of } uses left
hand-hidden = { $count ->
    [one] One card face down
   *[other] { $count } cards face down
  }
pile-left = { $left } left
pile-discarded = { $discarded } discarded

## Tracks and the race
track-value = { $value } of { $max }
track-forecast = { $value } of { $max }, would be { $forecast }
race-stands = { $name }: { $value } of { $goal }
race-would = { $name }: { $value } of { $goal }, would be { $forecast }

## The question
prompt = The question
prompt-mine = Your turn
prompt-other = { $name } decides
prompt-clock = Time left { $clock }

## The record
record = Record
record-order = newest first
record-now = Just now
record-older = Earlier entries
record-empty = Nothing has happened yet.
record-more = { $count ->
    [one] One earlier entry
   *[other] { $count } earlier entries
  }

## The curtain between people at one screen
curtain-to = Hand over to { $name }
curtain-why = The cards are covered. Everybody else, please look away.
curtain-lift = I am { $name }

## Themes, pace, language
theme = Theme
theme-system = As the system
theme-light = Daylight
theme-blackout = Blackout
theme-contrast = High contrast
theme-all = All three
pace = Pace of dice and moves
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-none = None
language = Language

## The shelf
shelf-issue = Five games of the resistance, 1936–1945
shelf-promise = The couriers carried messages between bands that could not meet. This carries moves between players who cannot: five board games, every rule kept, in your browser.
shelf-play = Play now
shelf-watch = Watch a table
shelf-guest = No account needed. A bot takes any empty seat.
shelf-rules = Rules
shelf-rules-of = Rules of { $game }
shelf-play-game = Play now: { $game }
shelf-players = { $max ->
    [one] 1 player
   *[other] { $min ->
        [one] 1–{ $max } players
       *[other] { $min }–{ $max } players
      }
  }
shelf-players-exactly = { $count } players
shelf-rider = A courier on a bicycle, a red bag at her side
shelf-games = The games
shelf-nav = The house
shelf-tables = Tables
shelf-replays = Replays
shelf-lab = Lab
shelf-sign-in = Sign in
shelf-live = At the tables now
shelf-live-count = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $people ->
    [one] one person
   *[other] { $people } people
  }, { $free ->
    [one] one free seat
   *[other] { $free } free seats
  }
shelf-watch-table = Watch
shelf-take-seat = Take the seat
shelf-free-seat = A free seat
shelf-credit = Each game is its designers’ work; their names stand on its page.
shelf-dice = Every roll can be checked after the game.
shelf-lost = There is nothing at this address.
shelf-home = Back to the shelf

## The games on the shelf
join-the-partisans-kind = quest and quiz
join-the-partisans-blurb = Cross occupied Slovenia, know your history, fight when you must.
join-the-partisans-cover = A mountain hut in the snow, a star above the peak
global-war-partisans-kind = strategic map
global-war-partisans-blurb = Rise behind the lines on five continents and cut what feeds the front.
global-war-partisans-cover = A railway blown apart across the globe
banditen-kind = tactical hexes
banditen-blurb = One valley, hex by hex. The patrol is coming; choose your ground.
banditen-cover = A patrol below a church on hills cut into hexes
la-resistance-kind = dice, interrupts
la-resistance-blurb = Six dice, three missions, and neighbours who may not wish you well.
la-resistance-cover = A torch raised in a street, with dice
repubblica-ribelle-kind = hidden hands
repubblica-ribelle-blurb = Hold a free valley together, with cards nobody else may see.
repubblica-ribelle-cover = A village in the Apennines under a raised flag

## The style page
style-title = Style
style-lead = Every part of the house in every state. Paper, key ink, two inks of the game, one lamp.
style-desk = Desk
style-phone = Phone
style-open-box = Open the box
style-open-sheet = Open the sheet
style-roll = Roll the dice
style-stamp = Strike the stamp
style-next-entry = Write an entry
style-curtain = Draw the curtain
style-contents = Parts
