### What the server itself says: in mails, and where links are shown.
proof-subject = Est-ce votre adresse ?
proof-body =
    Quelqu’un, sans doute vous, souhaite que Staffetta ({ $house }) écrive à cette adresse.
    Si c’est vous, ouvrez ce lien avant demain :

    { $link }

    Sinon, ne faites rien : vous n’entendrez plus parler de nous.
reset-subject = Un nouveau mot de passe
reset-body =
    Bonjour { $name },

    quelqu’un, sans doute vous, souhaite choisir un nouveau mot de passe pour votre compte sur { $house }.
    Si c’est vous, ouvrez ce lien avant demain :

    { $link }

    Sinon, ne faites rien : votre mot de passe reste le même.
turn-subject = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
  }
turn-body =
    C’est à vous :

    { $tables }

    On vous prévient une fois par question. Pour ne plus recevoir ces messages :
    { $stop }
news-subject = { $count ->
    [one] Du nouveau à votre table
   *[other] Du nouveau à vos tables
  }
news-body =
    Pendant votre absence :

    { $tables }

    On vous prévient une fois de chaque chose. Pour ne plus recevoir ces messages :
    { $stop }
news-seat = { $title } : quelqu’un a pris une place à votre table
news-begun = { $title } : la partie a commencé
news-over = { $title } : la partie est finie
news-consent = { $title } : les autres demandent votre accord
news-talk = { $title } : quelqu’un vous a nommé dans la conversation
preview-invited = { $owner } vous invite à jouer : { $free } places libres sur { $seats }.
preview-open = La table se prépare : { $names }.
preview-running = La partie est en cours : { $names }.
preview-over = La partie est finie : { $names }. Lisez son récit, revoyez-la, jouez à partir de n’importe quel moment.
