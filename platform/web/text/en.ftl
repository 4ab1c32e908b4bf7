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

## Language
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
shelf-players-exactly = { $count } { $count ->
    [one] player
   *[other] players
  }
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
tables-turn = Turn { $turn }.
tables-turn-yours = Turn { $turn }, your move.

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
bot-recruit = Recruit
bot-why-recruit = Makes many mistakes, answers at once.
bot-fighter = Fighter
bot-why-fighter = Plays with common sense, answers at once.
bot-veteran = Veteran
bot-why-veteran = Tries what could come, a turn of up to 3 seconds.
bot-commander = Commander
bot-why-commander = The strongest, a turn of up to 8 seconds.
seat-is-bot = { $level }, always ready
seat-is-ready = Ready
seat-is-taken = Sitting down
seat-is-free = Free

## A new table
new-open = Start
new-opening = Laying the table…
new-minutes = About { $minutes } minutes
new-preset = The game
new-tables = Ready-made tables
new-table = At the table
new-you = You
new-house = House rules
new-learn = Learn it
new-learn-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
new-preset-facts = { $players ->
    [one] 1 player · { $minutes } min
   *[other] { $players } players · { $minutes } min
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
new-language = This game is not in your language yet: its words are in English.
new-sum-bot = { $count ->
    [0] { $preset }, alone.
    [one] { $preset }, against one bot ({ $level }).
   *[other] { $preset }, against { $count } bots ({ $level }).
  }
new-sum-friend = { $preset }, with friends by link.
new-sum-hot = { $preset }, with people at this screen.
new-sum-mixed = { $preset }, seat by seat.
new-sum-side = You play { $side }.
new-rule = In the rules
new-rulings = Rulings ({ $count })
new-rulings-why = Where the rulebook leaves a gap we have decided; here you may decide otherwise.
new-file-keep = Keep these choices as a file
new-file-take = Take choices from a file
new-file-bad = This file holds no choices for this game.

## An invitation
join = Invitation
join-to = You are invited: { $game }
join-your-seat = Your seat
join-take = Take the seat
join-taken = This seat is taken, or the game has begun. You may watch.
join-watch = Watch
join-back = To your table
join-name-missing = Write your name first.
join-seats = { $count ->
    [one] One plays.
   *[other] { $count } play.
  }
join-pace-none = There is no clock.
join-pace-live = By the clock, at one sitting.
join-pace-slow = Slowly: you answer when you can, within hours or days.
join-watched = Others may look on.
join-unwatched = Nobody looks on.

## Before the game
waiting = The table is laid
waiting-for = { $count ->
    [0] Everybody is here.
    [one] One seat is still empty. The game begins when it is taken.
   *[other] { $count } seats are still empty. The game begins when all are taken.
  }
waiting-link = Send this link to whoever shall sit here
waiting-copy = Copy
waiting-copy-which = Copy the link to seat { $number }
waiting-copied = Copied
waiting-share = Share
waiting-share-which = Share the link to seat { $number }
waiting-bots = Begin with bots
waiting-bots-why = They take the seats that are still free: { $level }.
waiting-give-up = Give up the seat
waiting-agreed = At this table
waiting-usual = Everything else is as the game usually is.
fair = Fair dice
fair-why = The server has fixed its half of the dice already; every player adds to them. This seal proves it after the game:

## At the table
sheet-unfold = Pull up
sheet-fold = Fold
table-coming = One moment…
table-lost = The connection is lost. It comes back by itself; nothing is forgotten.
table-broken = The board could not be drawn. Here is the table in words; the game goes on.
table-turn = Turn { $turn }
record-taken-back = { " " }takes the last move back.
set-up-for-me = Set up for me
set-up-why = You can place every piece yourself, or let a bot do it.
set-up-going = A bot sets up for you. The first turn is yours again.
primer = How it is played
primer-at = { $at } of { $total }
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
talk-mute = Mute
talk-mute-who = Mute { $name } at this table
talk-muted = is muted here.
talk-hear = Hear again

## The menu
menu = Menu
menu-replay = Replay
top-tools = Tools of the table
hint = Hint
former-player = a former player
notes = Notes for yourself, kept in this browser

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
replay-turn-back = To the turn before
replay-turn-on = To the next turn
moment = This moment
moment-title = Moment { $at }
moment-link = A link to this moment
moment-name = A name to find it again
moment-keep = Keep it
moment-kept = Kept. You find it among the finished games.
moment-forget = Keep it no more
moment-forgotten = It is kept no more.
play-on = Play on from here
play-on-short = Play on
play-on-why = A table of your own, with bots in all other seats. What this seat could not see in this moment is drawn anew.
play-on-seat = The seat you play
story = Story
story-begin = Beginning
comments = What people say
comments-none = Nobody has said anything yet.
comments-moment = Moment { $at }
comments-say = Say something; everybody who has this address can read it
comments-sign-in = Sign in to say something
comments-remove = Take it away
comments-remove-which = Take away: { $text }
game-page = The game
game-page-facts = Begun on { $day }, { $count ->
    [one] one entry
   *[other] { $count } entries
  }.
game-page-upload = Somebody has brought this record. It was played again here by the rules; who played it nobody here knows.
game-page-branch = Played on from a moment of another game, with hidden cards drawn anew.
game-page-branch-of = That moment
game-page-more = What can be done with it
game-page-text = The game as text
readable-seal = The dice were sealed as { $seal }
history = Finished games
history-player = Player
history-length = Length
history-length-any = Any length
history-length-short = Short: under 100 entries
history-length-middle = 100 to 299 entries
history-length-long = Long: 300 entries and more
history-own = Only mine
history-find = Find
history-count = { $count ->
    [0] No game was found.
    [one] One game.
   *[other] { $count } games, the newest first.
  }
history-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
  }
history-older = Older ones
history-kept = Moments that you keep
history-bring = Bring a record
history-bring-why = A record that you have downloaded, here or elsewhere, is played again by the rules and can then be looked at. Only whoever has its address finds it.
history-file = A file that ends in .json or .stf
dice = Fair dice
dice-check = Check the dice
dice-why = Before the game the server published a seal of its secret, then every player added something. Both together are the seed of every roll, shuffle and draw. Your browser does the sum again here, from the record. What was asked for, how many dice or which cards, the rules say, which play the record again for you.
dice-working = Rolling, shuffling and drawing everything again…
dice-nothing = This record has no seed, so nothing can be derived.
dice-fair = { $count ->
    [0] Seal and seed agree; nothing was left to chance.
    [one] The one roll, shuffle or draw of this game is what the seed gives.
   *[other] All { $count } rolls, shuffles and draws of this game are what the seed gives.
  }
dice-unfair = { $count ->
    [0] Seal and seed do not agree.
    [one] One roll, shuffle or draw is not what the seed gives.
   *[other] { $count } rolls, shuffles and draws are not what the seed gives.
  }
dice-yes = Yes
dice-no = No
dice-step-seal = The secret fits the seal that was published before the game.
dice-step-no-seal = Nothing was sealed before this game.
dice-step-seed = The seed follows from the secret and what the players added.
dice-step-no-secret = The record has no secret: its seed stands for itself.
dice-step-rolls = { $count ->
    [one] One roll, shuffle or draw was derived and compared.
   *[other] { $count } rolls, shuffles and draws were derived and compared.
  }
dice-seal = Seal
dice-secret = The server’s secret
dice-added = Added by seat { $number }
dice-seed = Seed
dice-moment = Moment
dice-record = In the record
dice-derived = From the seed
dice-same = the same
dice-asked-roll = { $count ->
    [one] one die with { $sides } sides: { $came }
   *[other] { $count } dice with { $sides } sides: { $came }
  }
dice-asked-shuffle = { $count ->
    [one] one card: { $came }
   *[other] { $count } cards, from the top: { $came }
  }
dice-asked-draw = { $count ->
    [one] the only one: { $came }
   *[other] one of { $count }: { $came }
  }
dice-asked-judge = the verdict of the rules: { $came }
dice-how-roll = { $count ->
    [one] one roll of dice with { $sides } sides
   *[other] { $count } rolls of dice with { $sides } sides
  }
dice-how-shuffle = { $count ->
    [one] one order of cards
   *[other] { $count } orders of cards
  }
dice-how-draw = { $count ->
    [one] one draw
   *[other] { $count } draws
  }
dice-how-judge = { $count ->
    [one] one verdict of the rules, without chance
   *[other] { $count } verdicts of the rules, without chance
  }
game-page-brought = Here since { $day }, { $count ->
    [one] one entry
   *[other] { $count } entries
  }.

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
rules-back = Back to your table
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

## The folds of the record
since = Since your turn
record-folded =
    { $count ->
        [one] one line more
       *[other] { $count } lines more
    }
record-times =
    { $count ->
        [2] twice
        [3] three times
       *[other] { $count } times
    }
record-fold = fold
record-about = Only lines about { $name }
record-whose = Whose lines

## What was added for people at a table
trouble-not-over = The game is not over yet.
trouble-too-fast = Wait a minute before you say more.
trouble-no-hashing = The dice can be checked on a page that came over TLS (https), or on the server’s own machine.
trouble-not-the-owner = This is for whoever looks after the table.
trouble-no-spectators = Those who play here do not want to be watched.
covered = A bot plays for you.
covered-return = Take over again
refused-covered = A bot plays for this seat. Take it over again first.
out = You are out of the game.
out-run = Run to the end
out-running = You are out of the game. The others play on to its end.
clocks = Time left
clock-days = { $days } d { $hours } h
next-table = { $count ->
    [one] To the table that waits for you
   *[other] To the next of { $count } tables that wait for you
  }
talk-conduct = How we talk here
refused-no-score = This game cannot be scored before its end.
refused-no-proposal = Nobody asks to go back any more.

## Parts of a table that are opened
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
take-back-asked = { $names } would like to go back to before entry { $at }.
take-back-look = Look at that moment
take-back-agree = I agree
take-back-decline = No, play on
take-back-drop = Ask no more
take-back-waits = Still to answer: { $names }.
agree-end-asked = { $names } would like to end the game now and score it as it stands.
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
keys = Keys
keys-tab = to the next thing that can be done
keys-escape = puts back what is half done
keys-list = this list
keys-any = Any key goes to the end of what is being shown.
menu-control = Full control
menu-control-why = Ask me even where I can only pass.
sound = Sound
sound-why = Dice, paper, a stamp, and two notes when you are asked.
menu-plain = Table in words
menu-plain-why = Everything as text and buttons, for ears and keyboards.
menu-leave = Leave the game…
leave = Leave the game?
leave-why = You resign for good. The others play on without you, as the rules say.
leave-stay = Stay
leave-go = Leave for good
result = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
  }
result-replay = Watch the replay
result-next = What now?
result-home = Home
result-again = Play again
result-json = Record (JSON)
result-stf = Record (compact)
result-fair = The dice were sealed as
covered-go = Let a bot play for me
fair-line = The dice were fixed before the game; when it is over everybody can check every roll. Seal:
rematch = Rematch
rematch-join = To the rematch
owner = You look after this table
owner-public = In the lobby
owner-watched = Others may look on
owner-bots = Bots for the empty seats
owner-bots-go = Begin with bots
owner-pass-on = Let { $name } look after it
owner-close = Close the table
owner-close-why = The game ends for everybody, without a result.
result-story = Story
result-dice = Check the dice
take-back = Ask the others to take my last move back
talk-block = Hear nothing of them anywhere
talk-blocked = You hear nothing of them any more. On your page you can change that.
talk-report = Report it
report = Report a problem
report-what = What went wrong?
report-along = The record of this table and the moment go along; only whoever runs this house reads it.
report-go = Send it
report-done = Thank you. Whoever runs this house reads it.
invite-friend = Invite { $name }
invite-name = Invite by name
invite-go = Invite
invite-done = { $name } finds the invitation on their page.
trouble-unknown-person = There is no account of this name.
trouble-that-is-you = That is you yourself.
trouble-nobody-known = Nobody who is signed in sits there. Mute them at this table.
trouble-too-many-reports = Enough has been reported from here. Wait an hour.
agree-end = Ask the others to end the game as it stands

## People
person = You
person-sign-in = Sign in
person-sign-out = Sign out
person-sign-out-all = Sign out everywhere
person-way = How you come in
person-way-account = With my account
person-way-passkey = With a passkey
person-way-new = With a new account
person-way-guest = As a guest, with a name only
person-way-code = With a code from my other device
person-way-forgot = I have forgotten my password
person-way-reset = With a code from the operator, to choose a new password
person-why-account = Your seats are there on every device.
person-why-passkey = A key that your device keeps: you touch it, or it looks at you.
person-why-new = A name of your own and a password. The seats of this browser come along.
person-why-guest = You play as anybody does. A code takes your seats to another device.
person-why-code = On the other device, open your page and ask for a code.
person-why-forgot = If your account has an e-mail address, a link to choose a new password is sent there.
person-why-reset = Without e-mail the operator of this house lets you choose a new password.
person-name = Name
person-password = Password
person-new-password = New password
person-password-why = 8 letters or more.
person-password-changed = The password is changed. Your other devices are signed out.
person-reset-done = The password is changed. Sign in with it now.
person-passkey-done = Nobody has come in: the device showed no passkey.
passkeys = Passkeys
passkeys-why = A passkey signs you in without a password. The device keeps it; the server has only what it is recognised by.
passkeys-since = since { $day }
passkeys-used = last used { $day }
passkeys-remove = Take away
passkeys-remove-which = Take away the passkey of { $day }
passkeys-removed = Done. It opens nothing any more.
passkeys-make = Make a passkey on this device
passkeys-made = Done. You can sign in with it from now on.
passkeys-not-made = The device has made none.
person-forgot-done = If an account has this address, a mail is on its way. It is good for a day.
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
ties = Friends
ties-why = Friends are invited by one press. Only you know whom you name here.
ties-call = { $host } invites you to a table
ties-name = Name of an account
ties-add = Add
ties-part = Remove
ties-part-which = Remove: { $name }
ties-blocked = Whom you do not hear
ties-unblock = Hear again
ties-unblock-which = Hear again: { $name }
rest = When you rest
rest-why = Your clocks stand while you sleep, up to ten hours every day, and while you are away. Hours are those of this device.
rest-from = You sleep from
rest-until = until
rest-keep = Keep these hours
rest-kept = Kept. They stay as they are for twenty hours.
rest-none = No such hours
rest-none-kept = Your clocks run all day from now on.
rest-days = Days away
rest-go = Be away
rest-gone = Your clocks stand. A good journey!
rest-away = You are away until { $until }.
rest-back = I am back
rest-back-done = Welcome back. Your clocks run again.
rest-left = { $count ->
    [one] One day to be away is left this year.
   *[other] { $count } days to be away are left this year.
  }
mail = E-mail
mail-why = Nobody must give one. It is used to choose a new password and, if you want, to tell you that a table waits; nobody else sees it.
mail-address = E-mail address
mail-give = Send me a link
mail-sent = A mail is on its way. Open the link in it within a day.
mail-proven = is yours.
mail-unproven = waits for you to open the link that was sent there.
mail-forget = Forget it
mail-forgotten = It is forgotten.
mail-unknown = This link leads nowhere
mail-proof = Is this your address?
mail-proof-go = Yes, it is mine
mail-proof-done = The address is yours. On your page you can ask to be told by mail that a table waits.
mail-reset = Choose a new password
mail-reset-go = Choose it
mail-reset-done = The password is changed. Sign in with it now.
mail-stop = No more mails
mail-stop-go = Send me no more
mail-stop-done = No mail tells you any more that a table waits. On your page you can ask for it again.
channels = What happens at your tables
channels-why = You are told when you are not looking, a minute after it happened: once of everything, and in one message for all your tables.
told-of = What you are told of
told-of-turn = A table waits for you
told-of-seat = Somebody takes a seat at your table
told-of-begun = A game begins
told-of-over = A game is over
told-of-consent = The others ask whether you agree
told-of-talk = Somebody names you in the talk
channels-push = A browser, by { $host }
channels-webhook = A request to { $host }
channels-mail = By mail
channels-mail-go = Tell me by mail
channels-remove = Tell me there no more
channels-remove-which = Tell me there no more: { $host }
channels-removed = Done. You are told there no more.
channels-here = Tell me in this browser
channels-added = Done. You are told from now on.
channels-not-allowed = The browser does not allow it.
channels-hook = A request to an address of my own
channels-hook-address = Address
channels-hook-why = It begins with https:// and is reached from everywhere.
channels-hook-go = Add it
channels-secret = What comes is signed with this secret, shown this once:
trouble-wrong-name-or-password = There is no account of this name with this password.
trouble-name-taken = Somebody has this name already.
trouble-bad-password = A password has 8 to 200 letters and is not the name.
trouble-wrong-code = The code is wrong, used up or too old.
trouble-not-signed-in = You are not signed in any more.
trouble-bad-record = This is no record of a finished game that can be kept here.
trouble-too-large = The file is too large.
trouble-bad-text = That is empty, or too long.
trouble-bad-channel = Nobody can be told there.
trouble-no-branch = Nobody can play on from there: the game was over, or the seat had left it.
trouble-bad-hours = Sleeping hours are at most ten.
trouble-changed-lately = Sleeping hours stay as they are for twenty hours.
trouble-too-many-days = So many days are not left this year.
trouble-bad-address = That is no e-mail address.
trouble-no-mail = This house sends no mail. Its operator can let you choose a new password.
trouble-mail-failed = The mail could not be sent. Is the address right?
trouble-too-many-mails = Enough mails have been sent there. Wait an hour.
trouble-too-many-channels = You are told in many ways already. Remove one first.
trouble-wrong-passkey = This passkey opens nothing here.
trouble-too-many-passkeys = You have as many passkeys as can be kept. Take one away first.

## What is kept
privacy = What is kept of you
privacy-keys = In this browser
privacy-keys-text = Keys to your seats, your name, language, theme and speed. If you sign in, a cookie with a random number that scripts cannot read. Nothing else, and nothing of anybody else’s.
privacy-person = If you sign in
privacy-person-text = The name you give, when you came and were last here (to the hour), how you like the pages, and what each of your devices calls itself. Of passwords, cookies and codes only one-way hashes are kept. Where you want to be told that a table waits (a browser’s push service, or an address of your own) is kept until you remove it. An e-mail address is kept only if you give one, until you remove it. What you say of finished games and the moments that you keep are kept too. Of passkeys only the public half is kept, of friends, blocked people and notes what you enter, and of what you were told a day’s worth.
privacy-games = Games
privacy-games-text = Every table is kept with its seats, its moves and their times, and what was said there. A finished game’s record can be read by anybody who has its address. Moves are never changed.
privacy-log = The server’s log
privacy-log-text = The log names addresses, routes, times and refusals so that the house can be looked after. How long it is kept is for whoever runs this server to say.
privacy-others = Others
privacy-others-text = Nothing is sent to anybody else: no counters, no fonts, no pictures from other sites. If you ask to be told that a table waits, an encrypted message goes to your browser’s push service, a signed one to your own address, or a mail to the e-mail address that you have given.
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
lobby-place = Place
lobby-place-all = Every table
lobby-place-seat = With a free seat
lobby-place-look = To look on at
lobby-pace = Pace
lobby-pace-all = Any pace
lobby-pace-live = At one sitting
lobby-pace-slow = Slowly, over days
lobby-none = No table is like that at the moment.
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
terms-pace-own = A pace of our own
terms-own-free = Free for each question
terms-own-reserve = In reserve
terms-own-added = Added with each answer
terms-time-none = nothing
terms-time-seconds = { $count } seconds
terms-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
terms-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }

analysis = Analysis
analysis-what = How did the chances go, and which answers turned the game? The program plays it on from every moment, many times. That takes up to a minute.
analysis-begin = Analyse this game
analysis-running = The game is being played on from every moment …
analysis-how = From every moment bots played the game on { $playouts } times; how often a seat won is its chance. Everybody holds what they held; what nobody could know is drawn anew.
analysis-chart = The chances of each seat over the whole game
analysis-lost = { $name } lost { $points } { $points ->
    [one] point
   *[other] points
  } of chance (± { $error })
analysis-played = Played
analysis-better = Better
analysis-none = No answer was clearly worse than what a bot would have given.

hint-coming = Thinking …
hint-gone = There is nothing to decide now.
hint-play = Play this
hint-more = chance of winning: { $points } { $points ->
    [one] point
   *[other] points
  } more than the obvious answer.
hint-less = chance of winning: { $points } { $points ->
    [one] point
   *[other] points
  } less than the obvious answer.
hint-even = chance of winning: as good as the obvious answer, as far as { $worlds } imagined games can tell.
hint-how = Bots that know no more than you played on from here and judged what came of it. Hints are given where no other person plays.
