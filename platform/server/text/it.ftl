### What the server itself says: in mails, and where links are shown.
proof-subject = È il tuo indirizzo?
proof-body =
    Qualcuno, probabilmente tu, vuole che Staffetta ({ $house }) scriva a questo indirizzo.
    Se sei stato tu, apri questo link entro domani:

    { $link }

    Altrimenti non fare nulla: non ti scriveremo più.
reset-subject = Una nuova password
reset-body =
    Ciao { $name },

    qualcuno, probabilmente tu, vuole scegliere una nuova password per il tuo account su { $house }.
    Se sei stato tu, apri questo link entro domani:

    { $link }

    Altrimenti non fare nulla: la tua password resta quella che è.
turn-subject = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
  }
turn-body =
    Tocca a te:

    { $tables }

    Ti avvisiamo una volta per domanda. Per non ricevere più queste mail:
    { $stop }
news-subject = { $count ->
    [one] Novità dal tuo tavolo
   *[other] Novità dai tuoi tavoli
  }
news-body =
    Mentre non c’eri:

    { $tables }

    Ti avvisiamo una volta di ogni cosa. Per non ricevere più queste mail:
    { $stop }
news-seat = { $title }: qualcuno ha preso posto al tuo tavolo
news-begun = { $title }: la partita è cominciata
news-over = { $title }: la partita è finita
news-consent = { $title }: gli altri chiedono se sei d’accordo
news-talk = { $title }: qualcuno ti ha nominato nella conversazione
preview-invited = { $owner } ti invita a giocare: { $free } posti liberi su { $seats }.
preview-open = Il tavolo si prepara: { $names }.
preview-running = La partita è in corso: { $names }.
preview-over = La partita è finita: { $names }. Leggine il racconto, rivedila, gioca da qualsiasi momento.
