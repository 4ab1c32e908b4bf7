//! Threads on which bots think, away from those that serve people.

use staffetta_registry::BotTask;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Thoughts that may wait before tables are told to come back later.
const QUEUE: usize = 256;

/// What to do with a thought's picks; an empty list if it failed.
pub(crate) type Then = Box<dyn FnOnce(Vec<String>) + Send>;

/// Threads on which bots think. They end when this goes.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    queue: SyncSender<Work>,
}

struct Work {
    thought: BotTask,
    then: Then,
}

impl Thinkers {
    /// So many threads; 0 for all processors but one.
    pub(crate) fn start(threads: usize) -> std::io::Result<Self> {
        let spare = || std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1)).max(1);
        let threads = if threads == 0 { spare() } else { threads };
        let (queue, work) = sync_channel(QUEUE);
        let work = Arc::new(Mutex::new(work));
        for number in 0..threads {
            let work = work.clone();
            std::thread::Builder::new().name(format!("thinker {number}")).spawn(move || think(&work))?;
        }
        Ok(Self { queue })
    }

    /// Has a thought thought. If too many wait already it says so, and the table asks again later.
    pub(crate) fn think(&self, thought: BotTask, then: Then) -> bool {
        match self.queue.try_send(Work { thought, then }) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

fn think(work: &Mutex<Receiver<Work>>) {
    loop {
        let next = work.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Work { thought, then }) = next else { return };
        // A game that panics costs its bot one answer, not everybody the thread.
        let picks = catch_unwind(AssertUnwindSafe(thought)).unwrap_or_default();
        then(picks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_that_panics_gives_no_picks_and_the_thread_goes_on() {
        let thinkers = Thinkers::start(1).expect("a thread");
        let (tell, told) = std::sync::mpsc::channel();
        let stumble = || -> Vec<String> { panic!("on purpose") };
        for thought in [Box::new(stumble) as BotTask, Box::new(|| vec!["pass".to_owned()])] {
            let tell = tell.clone();
            assert!(thinkers.think(thought, Box::new(move |picks| tell.send(picks).expect("listened to"))));
        }
        assert_eq!(told.recv().expect("an answer"), Vec::<String>::new());
        assert_eq!(told.recv().expect("an answer"), ["pass"]);
    }

    #[test]
    fn a_full_queue_is_said_and_does_not_block() {
        let thinkers = Thinkers::start(1).expect("a thread");
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            begin.send(()).expect("listened to");
            wait.recv().map(|()| Vec::new()).unwrap_or_default()
        };
        assert!(thinkers.think(Box::new(slow), Box::new(drop)));
        begun.recv().expect("the thinker is busy");
        let taken = (0..QUEUE + 10).filter(|_| thinkers.think(Box::new(Vec::new), Box::new(drop))).count();
        assert_eq!(taken, QUEUE);
        go.send(()).expect("the thinker waits");
    }
}
