//! What the store promises about people.

use staffetta_store::*;

use crate::{Place, new_table};

pub fn hash(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

pub fn person(id: &str, account: bool) -> Person {
    Person {
        id: id.to_owned(),
        name: format!("the name of {id}"),
        name_key: account.then(|| format!("key of {id}")),
        password: account.then(|| "hashed".to_owned()),
        rest: account.then(|| "{}".to_owned()),
        told_of: account.then(|| "[]".to_owned()),
        preferences: "{}".to_owned(),
        created: 5,
        seen: 5,
    }
}

pub fn session(person: &str, byte: u8) -> Session {
    Session { token: hash(byte), person: person.to_owned(), device: "a device".to_owned(), created: 5, seen: 5 }
}

pub async fn write(store: &dyn Store, write: PeopleWrite) -> Result<(), StoreError> {
    store.write(Write::People(write)).await
}

async fn join(store: &dyn Store, id: &str, account: bool, byte: u8) {
    write(store, PeopleWrite::Join { person: person(id, account), session: session(id, byte) }).await.unwrap();
}

fn conflict(done: Result<(), StoreError>) -> bool {
    matches!(done, Err(StoreError::Conflict(_)))
}

pub async fn people_and_their_sessions_are_read_back(place: Place) {
    let store = place.open().await;
    join(&*store, "ada", true, 1).await;
    join(&*store, "bo", false, 2).await;
    let found = store.signed_in(hash(1)).await.unwrap().unwrap();
    assert_eq!(found, (person("ada", true), session("ada", 1)));
    assert_eq!(store.signed_in(hash(9)).await.unwrap(), None);
    assert_eq!(store.account("key of ada").await.unwrap(), Some(person("ada", true)));
    assert_eq!(store.account("key of bo").await.unwrap(), None, "a guest has no name of their own");
    let same = Person { name_key: Some("key of ada".into()), ..person("eve", true) };
    assert!(conflict(write(&*store, PeopleWrite::Join { person: same, session: session("eve", 3) }).await));
    assert_eq!(store.signed_in(hash(3)).await.unwrap(), None, "nothing of it was written");
    write(&*store, PeopleWrite::Seen { person: "ada".into(), token: hash(1), at: 77 }).await.unwrap();
    let (ada, seen) = store.signed_in(hash(1)).await.unwrap().unwrap();
    assert_eq!((ada.seen, seen.seen), (77, 77));
    let taken = PeopleWrite::BecomeAccount {
        person: "bo".into(),
        name: "Ada".into(),
        name_key: "key of ada".into(),
        password: "hashed".into(),
    };
    assert!(conflict(write(&*store, taken).await));
    write(&*store, PeopleWrite::SignOut { person: "ada".into(), token: hash(1) }).await.unwrap();
    assert_eq!(store.signed_in(hash(1)).await.unwrap(), None);
}

pub async fn seats_follow_their_person_and_a_guest_becomes_one_with_an_account(place: Place) {
    let store = place.open().await;
    join(&*store, "ada", true, 1).await;
    join(&*store, "guest", false, 2).await;
    let mut table = new_table("a");
    table.seats[0].person = Some("guest".into());
    store.write(Write::Open(table)).await.unwrap();
    let adopt = |person: &str, seat, byte| PeopleWrite::Adopt {
        person: person.into(),
        table: "a".into(),
        seat,
        token: hash(byte),
    };
    assert!(conflict(write(&*store, adopt("ada", 0, 1)).await), "the seat is the guest's");
    assert!(conflict(write(&*store, adopt("guest", 1, 7)).await), "nobody sits there");
    write(&*store, adopt("guest", 0, 1)).await.unwrap();
    assert_eq!(store.seats_of("guest").await.unwrap()[0].table, "a");
    let sign_in = PeopleWrite::SignIn { session: session("ada", 3), guest: Some("guest".into()) };
    write(&*store, sign_in).await.unwrap();
    assert!(store.signed_in(hash(2)).await.unwrap().is_none(), "the guest is gone");
    let seats = store.seats_of("ada").await.unwrap();
    assert_eq!((seats.len(), seats[0].seat, seats[0].status), (1, 0, Status::Open));
    assert_eq!(store.load("a", 0).await.unwrap().unwrap().seats[0].person.as_deref(), Some("ada"));
    let key = PeopleWrite::SignOutEverywhere { person: "ada".into(), keys: vec![("a".into(), 0, hash(8))] };
    write(&*store, key).await.unwrap();
    assert_eq!(store.load("a", 0).await.unwrap().unwrap().seats[0].token, Some(hash(8)));
    assert!(store.sessions("ada").await.unwrap().is_empty());
}

pub async fn a_code_is_used_once_and_a_newer_one_stands_for_the_older(place: Place) {
    let store = place.open().await;
    join(&*store, "ada", true, 1).await;
    let code = |byte, purpose| Code { code: hash(byte), person: "ada".into(), purpose, expires: 100 };
    write(&*store, PeopleWrite::Issue(code(10, Purpose::Device))).await.unwrap();
    write(&*store, PeopleWrite::Issue(code(11, Purpose::Device))).await.unwrap();
    assert_eq!(store.code(hash(10), Purpose::Device).await.unwrap(), None);
    assert_eq!(store.code(hash(11), Purpose::Password).await.unwrap(), None, "good for something else");
    assert_eq!(store.code(hash(11), Purpose::Device).await.unwrap(), Some(code(11, Purpose::Device)));
    let use_up = |byte| PeopleWrite::SignInWithCode { code: hash(11), session: session("ada", byte), guest: None };
    write(&*store, use_up(2)).await.unwrap();
    assert!(conflict(write(&*store, use_up(3)).await));
    assert_eq!(store.sessions("ada").await.unwrap().len(), 2);
    write(&*store, PeopleWrite::Issue(code(12, Purpose::Password))).await.unwrap();
    let reset = || PeopleWrite::ResetPassword { person: "ada".into(), password: "new".into(), code: hash(12) };
    write(&*store, reset()).await.unwrap();
    assert!(conflict(write(&*store, reset()).await));
    assert!(store.sessions("ada").await.unwrap().is_empty(), "every device is signed out");
    assert_eq!(store.account("key of ada").await.unwrap().unwrap().password.as_deref(), Some("new"));
}

pub async fn who_is_deleted_leaves_the_table_and_takes_the_name_along(place: Place) {
    let store = place.open().await;
    join(&*store, "ada", true, 1).await;
    for id in ["open", "over"] {
        let mut table = new_table(id);
        table.seats[0].person = Some("ada".into());
        store.write(Write::Open(table)).await.unwrap();
    }
    store.write(Write::Close { table: "over".into() }).await.unwrap();
    let line = ChatLine { line: 1, crowd: false, seat: Some(0), name: "Ada".into(), text: "mine".into(), at: 9 };
    store.write(Write::Chat { table: "over".into(), line, token: None }).await.unwrap();
    assert_eq!(store.lines_of("ada").await.unwrap()[0].text, "mine");
    write(&*store, PeopleWrite::Delete { person: "ada".into() }).await.unwrap();
    assert_eq!((store.account("key of ada").await.unwrap(), store.signed_in(hash(1)).await.unwrap()), (None, None));
    let seat = |table: StoredTable| table.seats[0].clone();
    let free = seat(store.load("open", 0).await.unwrap().unwrap());
    assert_eq!((free.name, free.token, free.person), (None, None, None));
    let gone = seat(store.load("over", 0).await.unwrap().unwrap());
    assert_eq!((gone.name.as_deref(), gone.token, gone.person), (Some(FORMER_PLAYER), None, None));
    assert_eq!(store.chat("over", 0, 9, true).await.unwrap()[0].name, FORMER_PLAYER);
}

pub async fn what_is_over_is_pruned_and_nobody_else(place: Place) {
    let store = place.open().await;
    join(&*store, "ada", true, 1).await;
    join(&*store, "idle", false, 2).await;
    join(&*store, "seated", false, 3).await;
    let mut table = new_table("a");
    table.seats[0].person = Some("seated".into());
    store.write(Write::Open(table)).await.unwrap();
    let old = Code { code: hash(10), person: "ada".into(), purpose: Purpose::Device, expires: 100 };
    write(&*store, PeopleWrite::Issue(old)).await.unwrap();
    write(&*store, PeopleWrite::Prune { unused_since: 5, now: 100 }).await.unwrap();
    assert_eq!(store.sessions("idle").await.unwrap().len(), 1, "used at that very moment");
    write(&*store, PeopleWrite::Prune { unused_since: 6, now: 101 }).await.unwrap();
    assert_eq!(store.code(hash(10), Purpose::Device).await.unwrap(), None);
    for byte in [1, 2, 3] {
        assert!(store.signed_in(hash(byte)).await.unwrap().is_none());
    }
    assert!(store.account("key of ada").await.unwrap().is_some(), "an account stays");
    assert_eq!(store.seats_of("seated").await.unwrap().len(), 1, "and so does whoever sits at a table");
    let again = PeopleWrite::Join { person: person("idle", false), session: session("idle", 4) };
    write(&*store, again).await.unwrap();
}

pub async fn a_lobby_holds_the_public_tables_and_what_is_due_is_told(place: Place) {
    let store = place.open().await;
    for (id, public) in [("hidden", false), ("shown", true)] {
        let terms = Terms { public, pace: Some("{}".into()), ..Terms::default() };
        store.write(Write::Open(NewTable { terms, ..new_table(id) })).await.unwrap();
    }
    let lobby = store.lobby(9).await.unwrap();
    assert_eq!((lobby.len(), lobby[0].id.as_str(), lobby[0].pace.as_deref()), (1, "shown", Some("{}")));
    let seats: Vec<Option<&str>> = lobby[0].seats.iter().map(|(_, name)| name.as_deref()).collect();
    assert_eq!(seats, [Some("Ada"), None, Some("B")]);
    let bots = vec![(1, "a bot".to_owned(), "greedy".to_owned())];
    store.write(Write::SeatBots { table: "shown".into(), bots: bots.clone() }).await.unwrap();
    assert!(conflict(store.write(Write::SeatBots { table: "shown".into(), bots }).await));
    let terms = Terms { public: false, watched: false, owner: Some(1), ..Terms::default() };
    store.write(Write::SetTerms { table: "shown".into(), terms }).await.unwrap();
    let kept = store.load("shown", 0).await.unwrap().unwrap();
    assert_eq!((kept.table.terms.owner, kept.table.terms.watched), (Some(1), false));
    assert_eq!(kept.seats[1].bot.as_deref(), Some("greedy"));
    assert!(store.lobby(9).await.unwrap().is_empty());
    let next = || NewTable { ..new_table("again") };
    store.write(Write::Rematch { table: "shown".into(), next: next() }).await.unwrap();
    assert!(conflict(
        store.write(Write::Rematch { table: "shown".into(), next: NewTable { id: "b".into(), ..next() } }).await
    ));
    assert!(store.load("b", 0).await.unwrap().is_none());
    let waiting = Some(Waiting { asked: 1, due: Some(50), ..Waiting::default() });
    store.write(Write::Append("again".into(), Append { waiting, ..Append::default() })).await.unwrap();
    assert!(store.due(60).await.unwrap().is_empty(), "the game has not begun");
}

fn passkey(id: &str, person: &str) -> Passkey {
    let (id, person, label) = (id.to_owned(), person.to_owned(), "a browser".to_owned());
    Passkey { id, person, key: vec![4; 65], counter: 0, label, created: 5, used: None }
}

async fn write_passkey(store: &dyn Store, write: PasskeyWrite) -> Result<(), StoreError> {
    store.write(Write::Passkeys(write)).await
}

pub async fn a_challenge_is_used_once_and_a_passkey_counts_upwards(place: Place) {
    let store = place.open().await;
    for (id, byte) in [("ada", 1), ("bo", 2)] {
        write(&*store, PeopleWrite::Join { person: person(id, true), session: session(id, byte) }).await.unwrap();
    }
    let of = |person: Option<&str>| person.map(str::to_owned);
    for (byte, person) in [(1, Some("ada")), (2, None), (3, None)] {
        let challenge = PasskeyWrite::Challenge { challenge: hash(byte), person: of(person), expires: 50 };
        write_passkey(&*store, challenge).await.unwrap();
    }
    for (byte, person, now, good) in [
        (1, Some("bo"), 40, false),
        (1, None, 40, false),
        (1, Some("ada"), 40, true),
        (1, Some("ada"), 40, false),
        (2, None, 50, false),
        (2, None, 49, true),
        (9, None, 40, false),
    ] {
        let used = PasskeyWrite::Use { challenge: hash(byte), person: of(person), now };
        assert_eq!(write_passkey(&*store, used).await.is_ok(), good, "{byte} {person:?} {now}");
    }
    write_passkey(&*store, PasskeyWrite::Add(passkey("k", "ada"))).await.unwrap();
    assert!(write_passkey(&*store, PasskeyWrite::Add(passkey("k", "bo"))).await.is_err(), "it is Ada's");
    for (counter, good) in [(0, true), (0, true), (3, true), (3, false), (2, false), (0, false), (4, true)] {
        let signed = PasskeyWrite::Signed { id: "k".into(), counter, at: 60 };
        assert_eq!(write_passkey(&*store, signed).await.is_ok(), good, "{counter}");
    }
    let found = store.passkey("k").await.unwrap().unwrap();
    assert_eq!((found.counter, found.used, found.person.as_str()), (4, Some(60), "ada"));
    for number in 1..10 {
        write_passkey(&*store, PasskeyWrite::Add(passkey(&format!("k{number}"), "ada"))).await.unwrap();
    }
    assert!(write_passkey(&*store, PasskeyWrite::Add(passkey("more", "ada"))).await.is_err(), "ten are enough");
    let theirs = PasskeyWrite::Remove { person: "bo".into(), id: "k".into() };
    assert!(write_passkey(&*store, theirs).await.is_err());
    write(&*store, PeopleWrite::Prune { unused_since: 0, now: 51 }).await.unwrap();
    write(&*store, PeopleWrite::Delete { person: "ada".into() }).await.unwrap();
    assert!(store.passkeys("ada").await.unwrap().is_empty());
}
