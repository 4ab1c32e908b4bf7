### The terminal's own words, in English.

play-who = You are { $name } in seat { $seat }. With you: { $others }. Type ? for help.
play-happened = What happened
play-so-far = So far:
play-on-board = the numbers stand on the board above; type a number or a name
play-input-ended = The input has ended; you leave the table.
play-form = Your answer, at most { $max } characters:
play-form-long = That is longer than { $max } characters.
play-all-possible = Everything that the game knows can be done now.
play-for-good = It cannot be taken back.
play-not-forbidden = Nothing forbids it.
play-own-question = Only a question in somebody else's turn can be passed for good; this is your own.
play-passing = From now on you pass: { $what }. To be asked again: o { $number }
play-asked-again = You are asked again.
play-no-such-order = There is no order of that number.
play-no-orders = You have left no standing orders.
play-order = pass: { $what }
play-save-where = Save where? Type: s game.json
play-saved = Saved: { $file }. Try: staffetta verify { $file }
play-saved-early = Saved: { $file }. Its dice can be verified once the game is over.
play-leave = Leave the game? It is not kept unless you save it (s FILE). [y/N]
play-yes = y yes
play-over = The game is over. l log, b board, s FILE save, q leave >
play-over-help = Type s and a file's name to save the game, q to leave.
play-no-choice = '{ $line }' is no choice: type a number from 1 to { $most }, or ? for help.
play-several = '{ $line }' may be any of these: { $choices }
play-no-part = There is no '{ $name }' on the board. There are: { $parts }
play-taken-back = Entry { $entry } is taken back.
play-rank = Rank
play-player = Player
play-score = Score
play-not-asked = this seat is not asked now
play-no-such-action = there is no action '{ $name }' in this game
play-nothing-to-withdraw = there is nothing that this seat may take back
play-help =
    3            take choice 3; a name, or the beginning of one, does too
    u            take back the last pick, or your last move while that is possible
    b, b all     show the board again; with all that else can be shown
    b NAME       show the part of the board of that name
    i            what the cards and people in sight do
    l, l 20      the log: all of it, or its last 20 lines
    w            why other things cannot be done now
    w 3          what choice 3 means: its rule, price and odds
    w NAME       why the action of that name cannot be done
    r, r ID      read the rule behind the question, or any rule
    p            pass now and every time you are asked this kind of question
    o, o 1       your standing orders; revoke order 1
    s FILE       save the record so far (.json to read, .stf compact)
    q            leave the game
