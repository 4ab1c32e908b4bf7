//! The live rooms by table: started when somebody asks for a table, stopped when nobody needs it any more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use crate::room::{self, Command, ResponseSender, Services};

/// Commands that may wait for a room before those who send them wait too.
const MAILBOX_SIZE: usize = 256;
/// How often a room that has just stopped is started and asked again.
const ATTEMPTS: usize = 3;

/// The rooms of this server.
#[derive(Debug)]
pub(crate) struct Rooms {
    services: Services,
    mailboxes: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Rooms {
    pub(crate) fn new(services: Services) -> Self {
        Self { services, mailboxes: Mutex::default() }
    }

    fn mailboxes(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
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
        if let Some(mailbox) = mailboxes.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, commands) = mpsc::channel(MAILBOX_SIZE);
        mailboxes.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(room::run(id.to_owned(), self.services.clone(), self.clone(), mailbox.clone(), commands));
        mailbox
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
