# The shell of Staffetta, in English. Games bring catalogues of their own.

## Marks and controls
shelf-rules = Rules
shelf-lost = There is nothing at this address.
shelf-home = Back to the shelf
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
shelf-guest = No account needed. A bot takes any empty seat.
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
shelf-free-seat = A free seat
shelf-credit = Each game is its designers’ work; their names stand on its page.
shelf-dice = Every roll can be checked after the game.

## The shelf, further
shelf-not-yet = Not yet on the shelf.
tables-yours = Your tables
tables-open = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
  }
tables-running = { $count ->
    [one] One entry so far.
   *[other] { $count } entries so far.
  }
tables-over = Over. { $names } won.
tables-go-on = Go on
tables-look = Look back

## What may go wrong
trouble = This cannot be shown
trouble-unreachable = The server cannot be reached. Is it running? Try again in a moment.
trouble-unknown-table = There is no such table. It may have been opened on another server.
trouble-unknown-game = This server does not have that game.
trouble-not-begun = The game has not begun: there is nothing to look back at.
trouble-not-your-seat = While the game runs, a seat is seen by its holder only.
trouble-seat-taken = Somebody sits there already.
trouble-wrong-invitation = This is not the invitation to that seat. Ask for the link again.
trouble-bad-name = A name has 1 to 40 letters.
trouble-too-many-tables = You have opened many tables. Wait a minute.

## Seats and bots
seat-number = Seat { $number }
bot-random = Novice bot
bot-greedy = Steady bot
bot-search = Cunning bot
seat-is-bot = { $level }, always ready
seat-is-ready = Ready
seat-is-taken = Sitting down
seat-is-free = Free

## A new table
new-open = Start
new-opening = Laying the table…
new-minutes = About { $minutes } minutes
new-preset = The game
new-preset-facts = { $players ->
    [one] 1 player, about { $minutes } min
   *[other] { $players } players, about { $minutes } min
  }
new-name = Your name
new-name-why = As the others will read it.
new-name-of = Name at seat { $number }
new-guest = Guest { $number }
new-opponents = Against
new-bots = Bots: { $level }
new-friends = Friends, by link
new-friend = A friend, by link
new-hot = People at this screen
new-here = Somebody at this screen
new-mixed = Seat by seat
new-side = You play
new-players = Players
new-seats = Seat by seat
new-more = More choices ({ $count })
new-rulings = Rulings ({ $count })
new-rulings-why = Where the rulebook leaves a gap we have decided; here you may decide otherwise.

## An invitation
join = Invitation
join-to = You are invited: { $game }
join-your-seat = Your seat
join-take = Take the seat
join-taken = This seat is taken, or the game has begun. You may watch.
join-watch = Watch
join-back = To your table
join-name-missing = Write your name first.

## Before the game
waiting = The table is laid
waiting-for = { $count ->
    [0] Everybody is here.
    [one] One seat is still empty. The game begins when it is taken.
   *[other] { $count } seats are still empty. The game begins when all are taken.
  }
waiting-free = Seat { $number }, free
waiting-link = Send this link to whoever shall sit here
waiting-copy = Copy
waiting-copy-which = Copy the link to seat { $number }
waiting-copied = Copied
waiting-give-up = Give up the seat
fair = Fair dice
fair-why = The server has fixed its half of the dice already; every player adds to them. This seal proves it after the game:

## At the table
sheet-unfold = Pull up
sheet-fold = Fold
table-coming = One moment…
table-lost = The connection is lost. It comes back by itself; nothing is forgotten.
table-broken = The board could not be drawn. Here is the table in words; the game goes on.
table-turn = Turn { $turn }
play-answered = Your answer is in. It is let out with the others’.
play-forget = Take the picks back
play-undo = Take the move back
play-answer = Answer
play-over = The end
play-still = Looking back
offers = You may
offers-none = Nothing for now. You will be asked.
offer-price = costs { $price }
offer-odds = { $percent } % likely
offer-lasting = cannot be undone
draft = So far
greys = Not now ({ $count })
sight = What lies on the table
sight-more = { $count } more
sight-you = (you)
sight-everyone = Everyone
record-taken-back = { " " }takes the last move back.
primer = How it is played
primer-at = { $at } of { $total }
primer-skip = Skip the primer
primer-done = Understood
learn-open = Learn by playing (5–8 minutes)
learn-back = Back
learn-next = Next
learn-first = This is the beginning.

## Standing orders
orders = Standing orders
orders-turn = Pass to the end of this turn
orders-change = Pass until somebody plays something
orders-kind = Always pass: { $kind }
orders-revoke = Revoke
orders-revoke-which = Revoke: { $order }
order = { $what } { $when }
order-pass = Pass
order-picks = { $count ->
    [one] Play the move laid down
   *[other] Play the { $count } moves laid down
  }
until-window = to the end of this window
until-turn = to the end of this turn
until-change = until somebody plays something
until-once = once
until-kind = always ({ $kind })

## Talk
talk = Table talk
talk-none = Nothing has been said.
talk-line = Say something
talk-say = Say
talk-crowd = Somebody
talk-closed = The players are silent now.

## The menu
menu = Menu
menu-replay = Replay
menu-plain = Table in words
menu-plain-why = Everything as text and buttons, for ears and keyboards.
menu-leave = Leave the game…
leave = Leave the game?
leave-why = You resign for good. The others play on without you, as the rules say.
leave-stay = Stay
leave-go = Leave for good

## The end
result = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
  }
result-replay = Watch the replay
result-again = Play again
result-json = Record (JSON)
result-stf = Record (compact)
result-seal = The seal
result-fair = The dice were sealed as

## Looking back
replay = Replay
replay-table = To the table
replay-slider = Moment of the game
replay-at = Moment { $at } of { $total }
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-last = To the end
replay-go = Play
replay-stop = Stop
replay-eyes = Seen by
replay-seat = { $name }
replay-crowd = A spectator
replay-open = All cards open

## Learning
learn = Learn
learn-title = Learn { $game }
learn-coach = The coach
learn-name = Nives
learn-at = { $at } of { $total }
learn-skip = Leave the lesson
learn-show = Show me
learn-play = Play a game
learn-otherwise = That is not what the lesson is about now. Do what the ring shows, or press ‘Show me’.

## The rules
rules-contents = Contents
rules-marks = Printed: the rulebook says so. Ruling: it leaves a gap, and we decided. House: it is silent, and this is ours.
rules-tongue = The rules are in English only.
mark-printed = printed
mark-ruling = ruling
mark-house = house

## What the server refuses, where no rule of a game stands behind it
refused-no-such-action = That cannot be done now.
refused-stale-question = The table has moved on. Look again.
refused-not-your-seat = That seat is not yours.
refused-not-asked = You are not asked now.
refused-nothing-to-withdraw = There is nothing to take back.
refused-talk-closed = The players are silent now.
refused-bad-talk = Say 1 to 500 letters.
refused-too-fast = Wait a moment before you say more.
refused-game-over = The game is over.
refused-bad-text = That answer is too long, or empty.
refused-too-many-orders = You have left many orders. Revoke one first.
refused-still = The rules answer at the table, not when looking back.
refused-no-invitation = This seat belongs to the screen that opened the table.
refused-lesson = Not in this lesson: do what the coach asks.

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

## Keys, pace and the folds of the record
keys = Keys
keys-tab = to the next thing that can be done
keys-escape = puts back what is half done
keys-list = this list
keys-any = Any key goes to the end of what is being shown.
since = Since your turn
menu-control = Full control
menu-control-why = Ask me even where I can only pass.
record-folded =
    { $count ->
        [one] one line more
       *[other] { $count } lines more
    }
record-fold = fold
record-about = Only lines about { $name }
record-whose = Whose lines

## What was added for people at a table
trouble-wrong-name-or-password = There is no account of this name with this password.
trouble-name-taken = Somebody has this name already.
trouble-bad-password = A password has 8 to 200 letters and is not the name.
trouble-wrong-code = The code is wrong, used up or too old.
trouble-not-signed-in = You are not signed in any more.
trouble-no-spectators = Those who play here do not want to be watched.
covered = A bot plays for you.
covered-return = Take over again
covered-go = Let a bot play for me
refused-covered = A bot plays for this seat. Take it over again first.

## People
person = You
person-sign-in = Sign in
person-sign-out = Sign out
person-sign-out-all = Sign out everywhere
person-way = How you come in
person-way-account = With my account
person-way-new = With a new account
person-way-guest = As a guest, with a name only
person-way-code = With a code from my other device
person-way-reset = With a code from the operator, to choose a new password
person-why-account = Your seats are there on every device.
person-why-new = A name of your own and a password. The seats of this browser come along.
person-why-guest = You play as anybody does. A code takes your seats to another device.
person-why-code = On the other device, open your page and ask for a code.
person-why-reset = Without e-mail the operator of this house lets you choose a new password.
person-name = Name
person-password = Password
person-new-password = New password
person-password-why = 8 letters or more.
person-password-changed = The password is changed. Your other devices are signed out.
person-reset-done = The password is changed. Sign in with it now.
person-code = Code
person-go = Come in
person-nobody = Nobody is signed in here. The tables of this browser stay on it all the same.
person-is-guest = A guest: known on these devices only.
person-is-account = An account since { $day }.
person-become = Make it an account
person-finished = Games finished
person-won = Won
person-reliability = Played to the end
person-percent = { $percent } %
person-games = Your games
person-no-games = None yet.
person-game-open = waiting for players
person-game-running = under way
person-game-over = over
person-game-rank = finished, place { $rank }
person-game-left = resigned, place { $rank }
person-devices = Your devices
person-device-unnamed = A device without a name
person-device-this = this one
person-device-seen = last used { $day }
person-device-out = Sign out: { $device }
person-move = A code for another device
person-move-why = Type this on the other device within ten minutes:
person-change = Change the password
person-change-go = Change it
person-data = Your data
person-export = Take all of it along
person-delete = Delete me
person-delete-why = Your name, devices and preferences are removed for good. Games of others stay as they were played, with “a former player” in your place; a bot plays on where a game runs.

## What is kept
privacy = What is kept of you
privacy-keys = In this browser
privacy-keys-text = Keys to your seats, your name, language, theme and speed. If you sign in, a cookie with a random number that scripts cannot read. Nothing else, and nothing of anybody else’s.
privacy-person = If you sign in
privacy-person-text = The name you give, when you came and were last here (to the hour), how you like the pages, and what each of your devices calls itself. Of passwords, cookies and codes only one-way hashes are kept. No e-mail address is asked for.
privacy-games = Games
privacy-games-text = Every table is kept with its seats, its moves and their times, and what was said there. A finished game’s record can be read by anybody who has its address. Moves are never changed.
privacy-log = The server’s log
privacy-log-text = The log names addresses, routes, times and refusals so that the house can be looked after. How long it is kept is for whoever runs this server to say.
privacy-others = Others
privacy-others-text = Nothing is sent to anybody else: no counters, no fonts, no pictures from other sites.
privacy-rights = What you can do
privacy-rights-text = On your page you can take all of it along as one file, sign out anywhere, and delete yourself. What others played with you stays, without your name.

## The lobby
lobby = The lobby
lobby-count = { $open ->
    [one] One table has a free seat
   *[other] { $open } tables have a free seat
  }, { $running ->
    [one] one game is under way
   *[other] { $running } games are under way
  }.
lobby-game = Game
lobby-all = Every game
lobby-sit = Take a seat
terms-head = Who may come, and how fast
terms-public = In the lobby
terms-public-why = Anybody may take a free seat.
terms-watched = Others may look on
terms-pace = Pace
terms-pace-none = No clock
terms-pace-live = 10 minutes and 30 seconds a move
terms-pace-slow = 3 days a move, and 3 days in reserve
terms-out = When time runs out
terms-out-cover = a bot plays until the person returns
terms-out-move = the game’s own move is made
terms-out-forfeit = the seat resigns
