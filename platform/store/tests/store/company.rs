//! What the store promises about people among each other.

use staffetta_store::*;

use crate::people::{person, session, write as write_people};
use crate::{Place, new_table};

async fn write(store: &dyn Store, write: CompanyWrite) -> Result<(), StoreError> {
    store.write(Write::Company(write)).await
}

fn tie(person: &str, other: &str, kind: Option<TieKind>) -> CompanyWrite {
    CompanyWrite::Tie { person: person.into(), other: other.into(), kind, at: 7 }
}

fn call(seat: u8, person: &str) -> CompanyWrite {
    let (table, person, host) = ("a".to_owned(), person.to_owned(), "Ada".to_owned());
    CompanyWrite::Call(Call { table, seat, person, host, at: 8 })
}

fn note(person: &str, seat: u8, text: &str) -> CompanyWrite {
    let note = Note { table: "a".into(), seat, text: text.into() };
    CompanyWrite::Note { person: person.into(), note }
}

async fn everybody(place: &Place) -> std::sync::Arc<dyn Store> {
    let store = place.open().await;
    for (id, account, byte) in [("ada", true, 1), ("bo", true, 2), ("guest", false, 3)] {
        let join = PeopleWrite::Join { person: person(id, account), session: session(id, byte) };
        write_people(&*store, join).await.unwrap();
    }
    store.write(Write::Open(new_table("a"))).await.unwrap();
    store
}

pub async fn people_stand_to_each_other_in_one_way_until_one_goes(place: Place) {
    let store = everybody(&place).await;
    write(&*store, tie("ada", "bo", Some(TieKind::Friend))).await.unwrap();
    write(&*store, tie("ada", "guest", Some(TieKind::Block))).await.unwrap();
    write(&*store, tie("ada", "bo", Some(TieKind::Block))).await.unwrap();
    let ties = store.ties("ada").await.unwrap();
    let shown: Vec<_> = ties.iter().map(|tie| (tie.other.as_str(), tie.kind)).collect();
    assert_eq!(shown, [("bo", TieKind::Block), ("guest", TieKind::Block)]);
    assert!(store.ties("bo").await.unwrap().is_empty(), "only she knows");
    assert_eq!(store.blockers("bo").await.unwrap(), ["ada"]);
    assert!(store.blockers("ada").await.unwrap().is_empty());
    write(&*store, tie("ada", "guest", None)).await.unwrap();
    write_people(&*store, PeopleWrite::Delete { person: "bo".into() }).await.unwrap();
    assert!(store.ties("ada").await.unwrap().is_empty());
}

pub async fn who_is_invited_by_name_is_so_once_and_while_the_seat_is_free(place: Place) {
    let store = everybody(&place).await;
    write(&*store, call(1, "bo")).await.unwrap();
    assert!(matches!(write(&*store, call(1, "bo")).await, Err(StoreError::Conflict(_))));
    let calls = store.calls("bo").await.unwrap();
    assert_eq!((calls.len(), calls[0].seat, calls[0].host.as_str()), (1, 1, "Ada"));
    assert!(store.calls("ada").await.unwrap().is_empty());
    let claim = Write::Claim {
        table: "a".into(),
        seat: 1,
        name: "Bo".into(),
        token: TokenHash([9; 32]),
        person: Some("bo".into()),
    };
    store.write(claim).await.unwrap();
    assert!(store.calls("bo").await.unwrap().is_empty(), "the seat is taken");
}

pub async fn notes_are_kept_and_go_with_a_guest_who_becomes_an_account(place: Place) {
    let store = everybody(&place).await;
    for (who, seat, text) in [("guest", 0, "first"), ("guest", 0, "second"), ("guest", 1, "other"), ("ada", 1, "own")] {
        write(&*store, note(who, seat, text)).await.unwrap();
    }
    let sign_in = PeopleWrite::SignIn { session: session("ada", 4), guest: Some("guest".into()) };
    write_people(&*store, sign_in).await.unwrap();
    let texts = |notes: Vec<Note>| notes.into_iter().map(|note| note.text).collect::<Vec<_>>();
    assert_eq!(texts(store.notes("ada").await.unwrap()), ["second", "own"]);
    write(&*store, note("ada", 0, "")).await.unwrap();
    assert_eq!(texts(store.notes("ada").await.unwrap()), ["own"]);
}

pub async fn reports_wait_for_the_operator(place: Place) {
    let store = everybody(&place).await;
    for (id, at) in [("late", 9), ("early", 5)] {
        let report = Report { id: id.into(), at, body: "{}".into() };
        write(&*store, CompanyWrite::Report(report)).await.unwrap();
    }
    let ids = |reports: Vec<Report>| reports.into_iter().map(|report| report.id).collect::<Vec<_>>();
    assert_eq!(ids(store.reports(10).await.unwrap()), ["early", "late"]);
    assert_eq!(ids(store.reports(1).await.unwrap()), ["early"]);
    write(&*store, CompanyWrite::Settle { id: "early".into() }).await.unwrap();
    assert!(write(&*store, CompanyWrite::Settle { id: "early".into() }).await.is_err());
    assert_eq!(ids(store.reports(10).await.unwrap()), ["late"]);
}
