### What the server itself says: in mails, and where links are shown.
proof-subject = Je to tvoj naslov?
proof-body =
    Nekdo, verjetno ti, želi, da mu Staffetta ({ $house }) piše na ta naslov.
    Če si to ti, odpri to povezavo v enem dnevu:

    { $link }

    Če nisi, ne stori ničesar: ne bomo ti več pisali.
reset-subject = Novo geslo
reset-body =
    Pozdrav, { $name },

    nekdo, verjetno ti, želi izbrati novo geslo za tvoj račun na { $house }.
    Če si to ti, odpri to povezavo v enem dnevu:

    { $link }

    Če nisi, ne stori ničesar: tvoje geslo ostane, kakršno je.
turn-subject = { $count ->
    [one] { $count } miza te čaka
    [two] { $count } mizi te čakata
    [few] { $count } mize te čakajo
   *[other] { $count } miz te čaka
  }
turn-body =
    Na vrsti si:

    { $tables }

    Za vsako vprašanje te obvestimo enkrat. Če ne želiš več pošte:
    { $stop }
news-subject = { $count ->
    [one] Novo pri tvoji mizi
   *[other] Novo pri tvojih mizah
  }
news-body =
    Med tvojo odsotnostjo:

    { $tables }

    O vsaki stvari te obvestimo enkrat. Če ne želiš več pošte:
    { $stop }
news-seat = { $title }: nekdo je sedel za tvojo mizo
news-begun = { $title }: igra se je začela
news-over = { $title }: igra je končana
news-consent = { $title }: drugi sprašujejo, ali se strinjaš
news-talk = { $title }: nekdo te je omenil v pogovoru
preview-invited = { $owner } te vabi k igri: prostih mest je { $free } od { $seats }.
preview-open = Miza se pripravlja: { $names }.
preview-running = Igra teče: { $names }.
preview-over = Igra je končana: { $names }. Preberi njeno zgodbo, poglej jo znova, igraj naprej iz kateregakoli trenutka.
