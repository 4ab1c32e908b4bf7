//! What the store promises about where people are told that a table waits for them.

use staffetta_store::*;

use crate::people::{hash, person, session, write as write_people};
use crate::{Place, append, entry, head, new_table};

fn channel(id: &str, person: &str, target: &str) -> Channel {
    let (id, person, target) = (id.to_owned(), person.to_owned(), target.to_owned());
    Channel { id, person, kind: ChannelKind::Webhook, target, created: 5 }
}

async fn write(store: &dyn Store, write: ChannelWrite) -> Result<(), StoreError> {
    store.write(Write::Channels(write)).await
}

fn tell(question: u32) -> ChannelWrite {
    ChannelWrite::Tell { person: "ada".into(), questions: vec![("a".into(), 0, question)], notifications: Vec::new() }
}

pub async fn somebody_is_told_once_of_a_question(place: Place) {
    let store = place.open().await;
    for (id, account, byte) in [("ada", true, 1), ("guest", false, 2)] {
        let join = PeopleWrite::Join { person: person(id, account), session: session(id, byte) };
        write_people(&*store, join).await.unwrap();
    }
    let mut table = new_table("a");
    table.seats[0].person = Some("ada".into());
    let entries = vec![entry(0)];
    store
        .write(Write::History(HistoryWrite::Bring { table, head: Box::new(head()), entries, over: None }))
        .await
        .unwrap();
    let asked = |question, at| {
        let waiting = Some(Waiting { asked: 1, due: Some(90), questions: vec![question, 0, 0], at });
        Append { waiting, ..Append::default() }
    };
    let Write::Append(_, next) = append("a", 1..2) else { panic!("entries are appended") };
    store.write(Write::Append("a".into(), Append { entries: next.entries, ..asked(4, 50) })).await.unwrap();
    assert!(store.untold(60).await.unwrap().is_empty(), "there is nowhere to tell her");
    write(&*store, ChannelWrite::Add(channel("c1", "ada", "here"))).await.unwrap();
    assert!(store.untold(49).await.unwrap().is_empty(), "she was asked later");
    let untold = store.untold(50).await.unwrap();
    assert_eq!((untold.len(), untold[0].question, untold[0].due), (1, 4, Some(90)));
    write(&*store, tell(4)).await.unwrap();
    assert!(matches!(write(&*store, tell(4)).await, Err(StoreError::Conflict(_))), "another node was first");
    assert!(store.untold(60).await.unwrap().is_empty());
    let Write::Append(_, next) = append("a", 2..3) else { panic!("entries are appended") };
    store.write(Write::Append("a".into(), Append { entries: next.entries, ..asked(5, 55) })).await.unwrap();
    assert_eq!(store.untold(60).await.unwrap().len(), 1, "of the next question again");
}

fn news(person: &str, mark: u32, from: Option<&str>) -> NewNotification {
    let (person, table, kind) = (person.to_owned(), "a".to_owned(), NotificationKind::Talk);
    NewNotification {
        notification: Notification { person, table, kind, mark, at: 50 + u64::from(mark) },
        from: from.map(str::to_owned),
    }
}

fn said(line: u32, notifications: Vec<NewNotification>) -> Write {
    let (name, text) = ("Bo".to_owned(), "Ada!".to_owned());
    let line = ChatLine { line, crowd: false, seat: Some(1), name, text, at: 50 };
    let write = Box::new(Write::Chat { table: "a".into(), line, token: None });
    Write::Notifying { write, notifications }
}

pub async fn what_happens_is_told_once_to_those_who_can_be_told_and_not_from_those_they_blocked(place: Place) {
    let store = place.open().await;
    for (id, byte) in [("ada", 1), ("bo", 2), ("eve", 3)] {
        let join = PeopleWrite::Join { person: person(id, true), session: session(id, byte) };
        write_people(&*store, join).await.unwrap();
    }
    store.write(Write::Open(new_table("a"))).await.unwrap();
    write(&*store, ChannelWrite::Add(channel("c1", "ada", "here"))).await.unwrap();
    let tie = CompanyWrite::Tie { person: "ada".into(), other: "eve".into(), kind: Some(TieKind::Block), at: 7 };
    store.write(Write::Company(tie)).await.unwrap();
    let all = vec![news("ada", 1, Some("bo")), news("ada", 2, Some("eve")), news("ada", 3, None), news("bo", 1, None)];
    store.write(said(1, all)).await.unwrap();
    let marks = |found: Vec<UntoldNotification>| {
        found.into_iter().map(|each| (each.notification.person, each.notification.mark)).collect::<Vec<_>>()
    };
    assert_eq!(marks(store.untold_notifications(51).await.unwrap()), [("ada".to_owned(), 1)], "the others are later");
    let untold = store.untold_notifications(60).await.unwrap();
    assert_eq!((untold[0].game.as_str(), untold.len()), ("courier", 2), "who is nowhere told is not kept");
    // What did not happen is not told.
    assert!(matches!(store.write(said(1, vec![news("ada", 4, None)])).await, Err(StoreError::Conflict(_))));
    let tell = |mark| ChannelWrite::Tell {
        person: "ada".into(),
        questions: Vec::new(),
        notifications: vec![("a".into(), NotificationKind::Talk, mark)],
    };
    write(&*store, tell(1)).await.unwrap();
    assert!(matches!(write(&*store, tell(1)).await, Err(StoreError::Conflict(_))), "another node was first");
    store.write(said(2, vec![news("ada", 1, None)])).await.unwrap();
    assert_eq!(marks(store.untold_notifications(60).await.unwrap()), [("ada".to_owned(), 3)], "once");
    let told_of = async || store.person("ada").await.unwrap().unwrap().told_of;
    assert_eq!(told_of().await.as_deref(), Some("[]"));
    write_people(&*store, PeopleWrite::TellOf { person: "ada".into(), told_of: "[1]".into() }).await.unwrap();
    assert_eq!(told_of().await.as_deref(), Some("[1]"));
    write_people(&*store, PeopleWrite::Prune { unused_since: 0, now: 24 * 60 * 60 * 1000 + 54 }).await.unwrap();
    assert!(store.untold_notifications(60).await.unwrap().is_empty(), "after a day it is no news");
    store.write(said(3, vec![news("ada", 5, None)])).await.unwrap();
    write_people(&*store, PeopleWrite::Delete { person: "ada".into() }).await.unwrap();
    assert!(store.untold_notifications(60).await.unwrap().is_empty());
}

pub async fn channels_follow_their_person_and_keys_stay(place: Place) {
    let store = place.open().await;
    for (id, account, byte) in [("ada", true, 1), ("guest", false, 2)] {
        let join = PeopleWrite::Join { person: person(id, account), session: session(id, byte) };
        write_people(&*store, join).await.unwrap();
    }
    for (id, target) in [("c1", "here"), ("c2", "there"), ("c3", "here")] {
        write(&*store, ChannelWrite::Add(channel(id, "guest", target))).await.unwrap();
    }
    let ids = |channels: Vec<Channel>| channels.into_iter().map(|channel| channel.id).collect::<Vec<_>>();
    assert_eq!(ids(store.channels("guest").await.unwrap()), ["c2", "c3"], "the same place once");
    let theirs = ChannelWrite::Remove { person: "ada".into(), id: "c2".into() };
    assert!(matches!(write(&*store, theirs).await, Err(StoreError::Conflict(_))));
    let sign_in = PeopleWrite::SignIn { session: session("ada", 3), guest: Some("guest".into()) };
    write_people(&*store, sign_in).await.unwrap();
    assert_eq!(store.channels("ada").await.unwrap().len(), 2);
    for number in 0..8 {
        write(&*store, ChannelWrite::Add(channel(&format!("d{number}"), "ada", &format!("{number}")))).await.unwrap();
    }
    let more = ChannelWrite::Add(channel("e", "ada", "more"));
    assert!(matches!(write(&*store, more).await, Err(StoreError::Conflict(_))), "ten are enough");
    write_people(&*store, PeopleWrite::Delete { person: "ada".into() }).await.unwrap();
    assert!(store.channels("ada").await.unwrap().is_empty());
    assert!(store.signed_in(hash(3)).await.unwrap().is_none());
    for body in ["first", "second"] {
        write(&*store, ChannelWrite::KeepKey { name: "k".into(), body: body.into() }).await.unwrap();
    }
    assert_eq!(store.key("k").await.unwrap().as_deref(), Some("first"), "all nodes have the same");
}

fn address(person: &str, text: &str, proof: u8) -> Address {
    Address { person: person.into(), address: text.into(), proof: Some((hash(proof), 90)) }
}

async fn write_address(store: &dyn Store, write: AddressWrite) -> Result<(), StoreError> {
    store.write(Write::Addresses(write)).await
}

pub async fn an_address_is_proven_once_and_goes_with_its_person(place: Place) {
    let store = place.open().await;
    for (id, account, byte) in [("ada", true, 1), ("guest", false, 2)] {
        let join = PeopleWrite::Join { person: person(id, account), session: session(id, byte) };
        write_people(&*store, join).await.unwrap();
        write_address(&*store, AddressWrite::Give(address(id, "Ada@Example.org", 10 + byte))).await.unwrap();
    }
    let given = store.address_of_proof(hash(11)).await.unwrap().unwrap();
    assert_eq!((given.person.as_str(), given.proof), ("ada", Some((hash(11), 90))));
    assert!(store.accounts_at("ada@example.org").await.unwrap().is_empty(), "it is not proven");
    for (id, proof, good) in [("ada", 12, false), ("ada", 11, true), ("ada", 11, false), ("guest", 12, true)] {
        let proven = write_address(&*store, AddressWrite::Prove { person: id.into(), proof: hash(proof) }).await;
        assert_eq!(proven.is_ok(), good, "{id} {proof}");
    }
    let found = store.accounts_at("ADA@example.org").await.unwrap();
    assert_eq!(found.iter().map(|person| person.id.as_str()).collect::<Vec<_>>(), ["ada"], "a guest has no password");
    let mail = Channel { kind: ChannelKind::Mail, ..channel("m", "ada", "{}") };
    write(&*store, ChannelWrite::Add(mail)).await.unwrap();
    write_address(&*store, AddressWrite::Give(address("ada", "ada@elsewhere.org", 13))).await.unwrap();
    assert!(store.channels("ada").await.unwrap().is_empty(), "nothing is sent to an address that is not proven");
    write_people(&*store, PeopleWrite::Delete { person: "ada".into() }).await.unwrap();
    assert_eq!(store.address("ada").await.unwrap(), None);
    // Those who never followed their link are forgotten, proven addresses are not.
    write_people(&*store, PeopleWrite::Prune { unused_since: 0, now: 91 }).await.unwrap();
    assert!(store.address("guest").await.unwrap().is_some_and(|address| address.proof.is_none()));
}
