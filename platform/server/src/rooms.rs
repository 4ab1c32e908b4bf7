//! All live tables: loaded when somebody asks for them, gone when nobody does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

use crate::problem::Trouble;
use crate::room::{self, Command, House, Reply};

/// Commands that may wait for a table before those who send them wait too.
const MAILBOX: usize = 256;
/// How often a table that has just gone is asked again.
const TRIES: usize = 3;

/// All live tables.
#[derive(Debug)]
pub(crate) struct Rooms {
    house: House,
    mailboxes: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Rooms {
    pub(crate) fn new(house: House) -> Self {
        Self { house, mailboxes: Mutex::default() }
    }

    fn mailboxes(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is loaded if need be.
    fn mailbox(self: &Arc<Self>, id: &str) -> mpsc::Sender<Command> {
        let mut mailboxes = self.mailboxes();
        if let Some(mailbox) = mailboxes.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, commands) = mpsc::channel(MAILBOX);
        mailboxes.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(room::run(id.to_owned(), self.house.clone(), self.clone(), mailbox.clone(), commands));
        mailbox
    }

    /// Sends a command to a table.
    pub(crate) async fn send(self: &Arc<Self>, id: &str, mut command: Command) -> Result<(), Trouble> {
        for _ in 0..TRIES {
            match self.mailbox(id).send(command).await {
                Ok(()) => return Ok(()),
                Err(returned) => command = returned.0,
            }
        }
        Err(Trouble::interrupted())
    }

    /// Asks a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(Trouble::interrupted()))
    }

    /// A quiet table goes, unless somebody has just asked for it.
    pub(crate) fn retire(&self, id: &str, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut mailboxes = self.mailboxes();
        if !commands.is_empty() {
            return false;
        }
        // Under the lock: whoever still has the old mailbox finds it closed and asks for a new one.
        commands.close();
        mailboxes.remove(id);
        true
    }

    /// A table that cannot be had goes, and everybody who asked for it is told.
    pub(crate) fn forget(&self, id: &str, commands: &mut mpsc::Receiver<Command>, trouble: &Trouble) {
        let mut mailboxes = self.mailboxes();
        commands.close();
        mailboxes.remove(id);
        drop(mailboxes);
        while let Ok(command) = commands.try_recv() {
            command.fail(trouble);
        }
    }
}
