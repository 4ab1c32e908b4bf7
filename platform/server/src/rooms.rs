//! The live rooms by table: started when somebody asks for a table, stopped when nobody needs it any more.

use staffetta_store::Notice;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use crate::room::{self, Command, News, ResponseSender, Services};

/// Commands that may wait for a room before those who send them wait too.
const MAILBOX_SIZE: usize = 256;
/// How often a room that has just stopped is started and asked again.
const ATTEMPTS: usize = 3;

/// The rooms of this server.
#[derive(Debug)]
pub(crate) struct Rooms {
    services: Services,
    mailboxes: Mutex<HashMap<String, Mailbox>>,
}

/// How a room is reached.
#[derive(Debug)]
struct Mailbox {
    commands: mpsc::Sender<Command>,
    news: Arc<News>,
}

impl Rooms {
    pub(crate) fn new(services: Services) -> Self {
        Self { services, mailboxes: Mutex::default() }
    }

    fn mailboxes(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many rooms there are.
    pub(crate) fn count(&self) -> usize {
        self.mailboxes().len()
    }

    /// How many questions to bots wait for a thread.
    pub(crate) fn bots_waiting(&self) -> usize {
        self.services.bot_pool.waiting()
    }

    /// The mailbox of a table's room, which is started if need be.
    fn mailbox(self: &Arc<Self>, id: &str) -> mpsc::Sender<Command> {
        let mut mailboxes = self.mailboxes();
        if let Some(mailbox) = mailboxes.get(id).filter(|mailbox| !mailbox.commands.is_closed()) {
            return mailbox.commands.clone();
        }
        let (mailbox, commands) = mpsc::channel(MAILBOX_SIZE);
        let news = Arc::new(News::default());
        mailboxes.insert(id.to_owned(), Mailbox { commands: mailbox.clone(), news: news.clone() });
        let services = self.services.clone();
        tokio::spawn(room::run(id.to_owned(), services, self.clone(), mailbox.clone(), commands, news));
        mailbox
    }

    /// A table was removed: its room, if there is one, ends.
    pub(crate) async fn removed(&self, id: &str) {
        let mailbox = self.mailboxes().get(id).map(|mailbox| mailbox.commands.clone());
        if let Some(mailbox) = mailbox {
            let _ = mailbox.send(Command::Removed).await;
        }
    }

    /// Who sits at these tables was changed: their rooms, here and at other nodes, look again.
    pub(crate) async fn reseat(&self, tables: &[String]) {
        for table in tables {
            let mailbox = self.mailboxes().get(table).map(|mailbox| mailbox.commands.clone());
            if let Some(mailbox) = mailbox {
                let _ = mailbox.send(Command::Reseat).await;
            }
            self.services.store.bus().publish(Notice::Changed(table.clone()));
        }
    }

    /// Passes on what another node tells.
    pub(crate) fn hear(&self, notice: &Notice) {
        let mailboxes = self.mailboxes();
        match notice {
            Notice::Changed(table) | Notice::WhoIsThere(table) | Notice::Present { table, .. } => {
                if let Some(mailbox) = mailboxes.get(table) {
                    mailbox.news.put(notice);
                }
            }
            Notice::Missed => mailboxes.values().for_each(|mailbox| mailbox.news.put(notice)),
        }
    }

    /// Looks up how far the tables are: a hint may have been lost with the node that should have sent it.
    pub(crate) async fn look_for_changes(&self) {
        let tables: Vec<String> = self.mailboxes().keys().cloned().collect();
        match self.services.store.extents(tables).await {
            Ok(extents) => {
                let mailboxes = self.mailboxes();
                for (table, extent) in extents {
                    if let Some(mailbox) = mailboxes.get(&table) {
                        mailbox.news.put_extent(extent);
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "it could not be looked up how far the tables are"),
        }
    }

    /// Sends a command to a table's room.
    pub(crate) async fn send(self: &Arc<Self>, id: &str, mut command: Command) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            match self.mailbox(id).send(command).await {
                Ok(()) => return Ok(()),
                Err(returned) => command = returned.0,
            }
        }
        Err(ApiError::interrupted())
    }

    /// Sends a command to a table's room and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        command: impl FnOnce(ResponseSender<T>) -> Command,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(ApiError::interrupted()))
    }

    /// Removes an idle room, unless a command has just come for it.
    pub(crate) fn remove_idle(&self, id: &str, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut mailboxes = self.mailboxes();
        if !commands.is_empty() {
            return false;
        }
        // Under the lock: whoever still has the old mailbox finds it closed and starts a new room.
        commands.close();
        mailboxes.remove(id);
        true
    }

    /// Removes a room that cannot go on, and answers its waiting commands with the error.
    pub(crate) fn remove_failed(&self, id: &str, commands: &mut mpsc::Receiver<Command>, error: &ApiError) {
        let mut mailboxes = self.mailboxes();
        commands.close();
        mailboxes.remove(id);
        drop(mailboxes);
        while let Ok(command) = commands.try_recv() {
            command.fail(error);
        }
    }
}
