//! The bot pool: threads on which bots search for their answers, away from those that serve requests.

use staffetta_registry::BotTask;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Tasks that may wait before rooms are told to try again later.
const QUEUE_SIZE: usize = 256;

/// What to do with the picks of a bot; an empty list if it failed.
pub(crate) type OnAnswer = Box<dyn FnOnce(Vec<String>) + Send>;

/// The threads of the bots. They end when the last handle is dropped.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    queue: SyncSender<Job>,
}

struct Job {
    task: BotTask,
    on_answer: OnAnswer,
}

impl BotPool {
    /// So many threads; 0 for all processors but one.
    pub(crate) fn start(threads: usize) -> std::io::Result<Self> {
        let spare = || std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1)).max(1);
        let threads = if threads == 0 { spare() } else { threads };
        let (queue, jobs) = sync_channel(QUEUE_SIZE);
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..threads {
            let jobs = jobs.clone();
            std::thread::Builder::new().name(format!("bot {number}")).spawn(move || work_off(&jobs))?;
        }
        Ok(Self { queue })
    }

    /// Queues a task. False if too many wait already; the room then tries again later.
    pub(crate) fn submit(&self, task: BotTask, on_answer: OnAnswer) -> bool {
        match self.queue.try_send(Job { task, on_answer }) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

fn work_off(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { task, on_answer }) = next else { return };
        // A game that panics costs its bot one answer, not the others the thread.
        let picks = catch_unwind(AssertUnwindSafe(task)).unwrap_or_default();
        on_answer(picks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_that_panics_gives_no_picks_and_the_thread_goes_on() {
        let bot_pool = BotPool::start(1).expect("a thread");
        let (tell, told) = std::sync::mpsc::channel();
        let panicking = || -> Vec<String> { panic!("on purpose") };
        for task in [Box::new(panicking) as BotTask, Box::new(|| vec!["pass".to_owned()])] {
            let tell = tell.clone();
            assert!(bot_pool.submit(task, Box::new(move |picks| tell.send(picks).expect("listened to"))));
        }
        assert_eq!(told.recv().expect("an answer"), Vec::<String>::new());
        assert_eq!(told.recv().expect("an answer"), ["pass"]);
    }

    #[test]
    fn a_full_queue_refuses_and_does_not_block() {
        let bot_pool = BotPool::start(1).expect("a thread");
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            begin.send(()).expect("listened to");
            wait.recv().map(|()| Vec::new()).unwrap_or_default()
        };
        assert!(bot_pool.submit(Box::new(slow), Box::new(drop)));
        begun.recv().expect("the thread is busy");
        let taken = (0..QUEUE_SIZE + 10).filter(|_| bot_pool.submit(Box::new(Vec::new), Box::new(drop))).count();
        assert_eq!(taken, QUEUE_SIZE);
        go.send(()).expect("the thread waits");
    }
}
