//! Who is told what: what has happened and was not told, person by person.

use serde::Serialize;
use staffetta_store::{ChannelWrite, NotificationKind, StoreError, Untold, UntoldNotification, Write};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::time::MissedTickBehavior;

use super::tell;
use crate::protocol::ToldKind;
use crate::router::AppState;

/// What somebody is told: the tables that wait for them, and what else happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Message {
    /// `your_turn` where a table waits, otherwise `news`.
    kind: &'static str,
    pub(super) tables: Vec<WaitingTable>,
    pub(super) news: Vec<News>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct WaitingTable {
    pub(super) table: String,
    pub(super) game: String,
    due: Option<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct News {
    pub(super) kind: ToldKind,
    pub(super) table: String,
    pub(super) game: String,
}

impl Message {
    /// Nothing if there is nothing to tell.
    fn new(questions: Vec<Untold>, notifications: Vec<UntoldNotification>) -> Option<Self> {
        let waiting = |each: Untold| WaitingTable { table: each.table, game: each.game, due: each.due };
        let mut tables: Vec<WaitingTable> = questions.into_iter().map(waiting).collect();
        tables.dedup();
        let mut news: Vec<News> = Vec::new();
        for UntoldNotification { notification, game } in notifications {
            let each = News { kind: notification.kind.into(), table: notification.table, game };
            // Whose turn it is knows that the game has begun.
            let known = each.kind == ToldKind::Begun && tables.iter().any(|waiting| waiting.table == each.table);
            if !known && !news.contains(&each) {
                news.push(each);
            }
        }
        let kind = if tables.is_empty() { "news" } else { "your_turn" };
        (!tables.is_empty() || !news.is_empty()).then_some(Self { kind, tables, news })
    }
}

impl From<NotificationKind> for ToldKind {
    fn from(kind: NotificationKind) -> Self {
        match kind {
            NotificationKind::Seat => Self::Seat,
            NotificationKind::Begun => Self::Begun,
            NotificationKind::Over => Self::Over,
            NotificationKind::Consent => Self::Consent,
            NotificationKind::Talk => Self::Talk,
        }
    }
}

/// Of what a person wants to be told, from what is kept of it: of everything but talk, if they have not said.
pub(crate) fn wanted(told_of: Option<&str>) -> Vec<ToldKind> {
    let chosen = told_of.and_then(|told_of| serde_json::from_str(told_of).ok());
    chosen.unwrap_or_else(|| ToldKind::ALL.into_iter().filter(|kind| *kind != ToldKind::Talk).collect())
}

/// Tells people until the task is ended.
pub(crate) async fn run(app: AppState) {
    let mut interval = tokio::time::interval(app.notifier.settings.interval);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(error) = tell_all(&app).await {
            tracing::warn!(%error, "people could not be told what happened at their tables");
        }
    }
}

/// What a person has not been told.
#[derive(Default)]
struct Due {
    questions: Vec<Untold>,
    notifications: Vec<UntoldNotification>,
}

async fn tell_all(app: &AppState) -> Result<(), StoreError> {
    let now = app.config.clock.now();
    let before = now.saturating_sub(app.notifier.settings.after.as_millis() as u64);
    let mut people: BTreeMap<String, Due> = BTreeMap::new();
    let mut questions = app.store.untold(before).await?;
    let notifications = app.store.untold_notifications(before).await?;
    // A game that began between these two has its first question by now: whoever is asked hears of both at once.
    let asks = |questions: &[Untold], table: &str| questions.iter().any(|each| each.table == table);
    let begun: Vec<&str> = notifications
        .iter()
        .filter(|each| each.notification.kind == NotificationKind::Begun)
        .map(|each| each.notification.table.as_str())
        .filter(|table| !asks(&questions, table))
        .collect();
    if !begun.is_empty() {
        let late = app.store.untold(before).await?;
        questions.extend(late.into_iter().filter(|each| begun.contains(&each.table.as_str())));
    }
    for untold in questions {
        people.entry(untold.person.clone()).or_default().questions.push(untold);
    }
    for untold in notifications {
        people.entry(untold.notification.person.clone()).or_default().notifications.push(untold);
    }
    for (person, due) in people {
        tell_person(app, person, due, now).await?;
    }
    Ok(())
}

async fn tell_person(app: &AppState, person: String, due: Due, now: u64) -> Result<(), StoreError> {
    if app.presence.is_here(&person) {
        // They have seen what happened at the table before them; the rest can wait until they are gone.
        let seen =
            due.notifications.into_iter().filter(|each| app.presence.looks_at(&person, &each.notification.table));
        mark_told(app, &person, &[], &seen.collect::<Vec<_>>()).await?;
        return Ok(());
    }
    let told_of = app.store.person(&person).await?.and_then(|person| person.told_of);
    let kinds = wanted(told_of.as_deref());
    let questions = if kinds.contains(&ToldKind::Turn) { due.questions } else { Vec::new() };
    if !mark_told(app, &person, &questions, &due.notifications).await? {
        return Ok(());
    }
    let is_wanted = |each: &UntoldNotification| kinds.contains(&each.notification.kind.into());
    let notifications = due.notifications.into_iter().filter(is_wanted).collect();
    let Some(message) = Message::new(questions, notifications).map(Arc::new) else { return Ok(()) };
    for channel in app.store.channels(&person).await? {
        tokio::spawn(tell(app.clone(), channel, message.clone(), now));
    }
    Ok(())
}

/// Keeps that the person is told. False if another node tells them.
async fn mark_told(
    app: &AppState,
    person: &str,
    questions: &[Untold],
    notifications: &[UntoldNotification],
) -> Result<bool, StoreError> {
    if questions.is_empty() && notifications.is_empty() {
        return Ok(true);
    }
    let questions = questions.iter().map(|each| (each.table.clone(), each.seat, each.question)).collect();
    let notifications = notifications.iter().map(|each| &each.notification);
    let notifications = notifications.map(|each| (each.table.clone(), each.kind, each.mark)).collect();
    let told = ChannelWrite::Tell { person: person.to_owned(), questions, notifications };
    match app.store.write(Write::Channels(told)).await {
        Ok(()) => Ok(true),
        Err(StoreError::Conflict(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_store::Notification;

    fn question(table: &str) -> Untold {
        let (person, table, game) = ("ada".to_owned(), table.to_owned(), "courier".to_owned());
        Untold { person, table, game, seat: 0, question: 1, due: None }
    }

    fn news(table: &str, kind: NotificationKind, mark: u32) -> UntoldNotification {
        let (person, table) = ("ada".to_owned(), table.to_owned());
        let notification = Notification { person, table, kind, mark, at: 0 };
        UntoldNotification { notification, game: "courier".to_owned() }
    }

    #[test]
    fn a_message_says_everything_once() {
        use NotificationKind::{Begun, Over, Talk};
        let all = vec![news("a", Begun, 0), news("b", Begun, 0), news("c", Talk, 1), news("c", Talk, 2)];
        let message = Message::new(vec![question("a"), question("a")], all).expect("there is something");
        assert_eq!((message.kind, message.tables.len()), ("your_turn", 1));
        let told: Vec<_> = message.news.iter().map(|news| (news.kind, news.table.as_str())).collect();
        assert_eq!(told, [(ToldKind::Begun, "b"), (ToldKind::Talk, "c")]);
        assert_eq!(Message::new(Vec::new(), vec![news("a", Over, 0)]).map(|message| message.kind), Some("news"));
        assert_eq!(Message::new(Vec::new(), Vec::new()), None);
    }

    #[test]
    fn who_has_not_said_is_told_of_everything_but_talk() {
        assert_eq!(wanted(None).len(), ToldKind::ALL.len() - 1);
        assert!(!wanted(None).contains(&ToldKind::Talk));
        assert_eq!(wanted(Some(r#"["turn","talk"]"#)), [ToldKind::Turn, ToldKind::Talk]);
        assert!(wanted(Some("[]")).is_empty());
    }
}
