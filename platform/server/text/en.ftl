### What the server itself says: in mails, and where links are shown.
proof-subject = Is this your address?
proof-body =
    Somebody, probably you, wants to be written to at this address by Staffetta at { $house }.
    If it was you, open this link within a day:

    { $link }

    If it was not, do nothing: you will hear no more from us.
reset-subject = A new password
reset-body =
    Hello { $name },

    somebody, probably you, wants to choose a new password for your account at { $house }.
    If it was you, open this link within a day:

    { $link }

    If it was not, do nothing: your password stays as it is.
turn-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
  }
turn-body =
    It is your turn:

    { $tables }

    You are told once for each question. To be told by mail no more:
    { $stop }
news-subject = { $count ->
    [one] News from your table
   *[other] News from your tables
  }
news-body =
    While you were away:

    { $tables }

    You are told once of each. To be told by mail no more:
    { $stop }
news-seat = { $title }: somebody has taken a seat at your table
news-begun = { $title }: the game has begun
news-over = { $title }: the game is over
news-consent = { $title }: the others ask whether you agree
news-talk = { $title }: somebody has named you in the talk
preview-invited = { $owner } invites you to play: { $free } of { $seats } seats are free.
preview-open = The table is being set up: { $names }.
preview-running = The game is under way: { $names }.
preview-over = The game is over: { $names }. Look at its story, watch it again, play on from any moment.
