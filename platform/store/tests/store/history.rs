//! What the store promises about finished games.

use staffetta_kernel::record::Entry;
use staffetta_store::*;

use crate::people::{person, session, write as write_people};
use crate::{Place, entry, head, new_table};

async fn write(store: &dyn Store, write: HistoryWrite) -> Result<(), StoreError> {
    store.write(Write::History(write)).await
}

fn brought(id: &str, public: bool, ended: Option<u64>) -> HistoryWrite {
    let mut table = new_table(id);
    table.terms.public = public;
    table.terms.origin = Some("{}".to_owned());
    table.seats[0].person = (!public).then(|| "ada".to_owned());
    let entries: Vec<Entry> = (0..3).map(entry).collect();
    let over = ended.map(|at| Ending { result: "{}".to_owned(), at });
    HistoryWrite::Bring { table, head: Box::new(head()), entries, over }
}

async fn join(store: &dyn Store, id: &str, account: bool, byte: u8) {
    let join = PeopleWrite::Join { person: person(id, account), session: session(id, byte) };
    write_people(store, join).await.unwrap();
}

fn comment(person: &str, text: &str) -> Comment {
    Comment { number: 0, entry: 1, person: Some(person.into()), name: person.into(), text: text.into(), at: 9 }
}

fn keep(person: &str, entry: u32, text: Option<&str>) -> HistoryWrite {
    let text = text.map(str::to_owned);
    HistoryWrite::Keep { person: person.into(), table: "old".into(), entry, text, at: 9 }
}

pub async fn finished_games_are_found_from_the_newest_on(place: Place) {
    let store = place.open().await;
    join(&*store, "ada", true, 1).await;
    for (id, public, ended) in
        [("old", true, Some(10)), ("new", true, Some(20)), ("own", false, Some(15)), ("runs", true, None)]
    {
        write(&*store, brought(id, public, ended)).await.unwrap();
    }
    assert!(write(&*store, brought("old", true, None)).await.is_err(), "there is such a table");
    let store = &*store;
    let ids = |search: FinishedSearch| async move {
        let found = store.finished(search).await.unwrap();
        found.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    let all = FinishedSearch { most: 10, ..FinishedSearch::default() };
    assert_eq!(ids(all.clone()).await, ["new", "old"]);
    let own = FinishedSearch { person: Some("ada".into()), ..all.clone() };
    assert_eq!(ids(own.clone()).await, ["new", "own", "old"]);
    assert_eq!(ids(FinishedSearch { own_only: true, ..own.clone() }).await, ["own"]);
    assert_eq!(ids(FinishedSearch { after: Some((20, "new".into())), ..own.clone() }).await, ["own", "old"]);
    assert_eq!(ids(FinishedSearch { most: 1, ..own }).await, ["new"]);
    assert!(ids(FinishedSearch { game: Some("chess".into()), ..all.clone() }).await.is_empty());
    let found = store.finished(all).await.unwrap();
    assert_eq!((found[0].entries, found[0].seats.len(), found[0].origin.as_deref()), (3, 3, Some("{}")));
    let loaded = store.load("runs", 0).await.unwrap().unwrap();
    assert_eq!((loaded.table.status, loaded.entries.len()), (Status::Running, 3));
    assert_eq!(loaded.table.terms.origin.as_deref(), Some("{}"));
}

pub async fn what_is_said_of_games_follows_its_person(place: Place) {
    let store = place.open().await;
    join(&*store, "ada", true, 1).await;
    join(&*store, "guest", false, 2).await;
    write(&*store, brought("old", true, Some(10))).await.unwrap();
    write(&*store, brought("runs", true, None)).await.unwrap();
    for (who, said) in [("ada", "first"), ("guest", "second")] {
        let comment = HistoryWrite::Comment { table: "old".into(), comment: comment(who, said) };
        write(&*store, comment).await.unwrap();
    }
    let early = HistoryWrite::Comment { table: "runs".into(), comment: comment("ada", "early") };
    assert!(matches!(write(&*store, early).await, Err(StoreError::Conflict(_))));
    for (who, entry, name) in [("ada", 1, "mine"), ("guest", 1, "the guest's"), ("guest", 2, "another")] {
        write(&*store, keep(who, entry, Some(name))).await.unwrap();
    }
    let theirs = HistoryWrite::RemoveComment { table: "old".into(), number: 1, person: "guest".into() };
    assert!(matches!(write(&*store, theirs).await, Err(StoreError::Conflict(_))));
    let sign_in = PeopleWrite::SignIn { session: session("ada", 3), guest: Some("guest".into()) };
    write_people(&*store, sign_in).await.unwrap();
    let said = store.comments_of("ada").await.unwrap();
    assert_eq!(said.iter().map(|(_, comment)| comment.text.as_str()).collect::<Vec<_>>(), ["first", "second"]);
    let kept = store.bookmarks("ada").await.unwrap();
    assert_eq!(kept.iter().map(|kept| kept.text.as_str()).collect::<Vec<_>>(), ["mine", "another"]);
    write(&*store, keep("ada", 2, None)).await.unwrap();
    assert_eq!(store.bookmarks("ada").await.unwrap().len(), 1);
    write_people(&*store, PeopleWrite::Delete { person: "ada".into() }).await.unwrap();
    let left = store.comments("old").await.unwrap();
    assert!(left.iter().all(|comment| comment.person.is_none() && comment.name == FORMER_PLAYER), "{left:?}");
    assert!(store.bookmarks("ada").await.unwrap().is_empty());
}
