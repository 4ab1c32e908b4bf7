### What the server itself says: in mails, and where links are shown.
proof-subject = Ist das deine Adresse?
proof-body =
    Jemand, wahrscheinlich du, möchte von Staffetta ({ $house }) an diese Adresse Post bekommen.
    Wenn du es warst, öffne diesen Link innerhalb eines Tages:

    { $link }

    Wenn nicht, tu nichts: du hörst nichts mehr von uns.
reset-subject = Ein neues Passwort
reset-body =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte für dein Konto bei { $house } ein neues Passwort wählen.
    Wenn du es warst, öffne diesen Link innerhalb eines Tages:

    { $link }

    Wenn nicht, tu nichts: dein Passwort bleibt, wie es ist.
turn-subject = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
turn-body =
    Du bist am Zug:

    { $tables }

    Du wirst bei jeder Frage einmal benachrichtigt. Um keine Mails mehr zu bekommen:
    { $stop }
news-subject = { $count ->
    [one] Neues von deinem Tisch
   *[other] Neues von deinen Tischen
  }
news-body =
    Während du nicht da warst:

    { $tables }

    Du wirst von allem einmal benachrichtigt. Um keine Mails mehr zu bekommen:
    { $stop }
news-seat = { $title }: jemand hat an deinem Tisch Platz genommen
news-begun = { $title }: das Spiel hat begonnen
news-over = { $title }: das Spiel ist zu Ende
news-consent = { $title }: die anderen fragen, ob du einverstanden bist
news-talk = { $title }: jemand hat dich im Gespräch genannt
preview-invited = { $owner } lädt dich zum Spielen ein: { $free } von { $seats } Plätzen sind frei.
preview-open = Der Tisch wird vorbereitet: { $names }.
preview-running = Das Spiel läuft: { $names }.
preview-over = Das Spiel ist zu Ende: { $names }. Lies seine Geschichte, sieh es noch einmal, spiel von jedem Augenblick weiter.
