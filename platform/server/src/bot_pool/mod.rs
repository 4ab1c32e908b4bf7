//! The bot pool: threads on which bots search for their answers, away from those that serve requests.

mod fair_queue;

use staffetta_registry::Budget;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

pub(crate) use fair_queue::Account;
use fair_queue::FairQueue;

/// Tasks of one address that may wait before its rooms are told to try again later.
const TASKS_PER_ADDRESS: usize = 64;

/// However many wait, a bot may search for so many milliseconds.
const LEAST_MILLIS: u32 = 50;

/// The threads of the bots. They end when the last handle is dropped.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    queue: Arc<QueueHandle>,
    threads: usize,
}

/// A search and what is done with its result.
type Job = Box<dyn FnOnce() + Send>;

/// What the threads wait at.
struct Shared {
    state: Mutex<QueueState>,
    changed: Condvar,
}

struct QueueState {
    jobs: FairQueue<Job>,
    /// How many threads search.
    busy: usize,
    closed: bool,
}

/// The handles' side of the queue: when the last of them goes, the threads are told to end.
struct QueueHandle(Arc<Shared>);

impl Shared {
    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, once there is one; none when the pool has been closed.
    fn next(&self) -> Option<Job> {
        let idle = |state: &mut QueueState| !state.closed && state.jobs.len() == 0;
        let mut state = self.changed.wait_while(self.lock(), idle).unwrap_or_else(PoisonError::into_inner);
        if state.closed {
            return None;
        }
        state.busy += 1;
        state.jobs.pop()
    }
}

impl std::fmt::Debug for QueueHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("QueueHandle").field("waiting", &self.0.lock().jobs.len()).finish()
    }
}

impl Drop for QueueHandle {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.changed.notify_all();
    }
}

/// All processors but one, which serves requests.
pub(crate) fn spare_processors() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1)).max(1)
}

impl BotPool {
    /// So many threads; 0 for all processors but one.
    pub(crate) fn start(threads: usize) -> std::io::Result<Self> {
        let threads = if threads == 0 { spare_processors() } else { threads };
        let state = QueueState { jobs: FairQueue::new(TASKS_PER_ADDRESS), busy: 0, closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        for number in 0..threads {
            let shared = shared.clone();
            std::thread::Builder::new().name(format!("bot {number}")).spawn(move || work_off(&shared))?;
        }
        Ok(Self { queue: Arc::new(QueueHandle(shared)), threads })
    }

    /// Queues a task. What it finds is handed on, nothing if it panics: that costs one answer, not the others the thread.
    /// False if too many of this address wait already; the room then tries again later.
    pub(crate) fn submit<T: Default + 'static>(
        &self,
        account: Account,
        task: Box<dyn FnOnce() -> T + Send>,
        on_answer: impl FnOnce(T) + Send + 'static,
    ) -> bool {
        let job = Box::new(move || on_answer(catch_unwind(AssertUnwindSafe(task)).unwrap_or_default()));
        let taken = self.queue.0.lock().jobs.push(account, job);
        self.queue.0.changed.notify_one();
        taken
    }

    /// How long a bot may search that is asked now: the more are before it, the shorter, so that all are answered.
    pub(crate) fn share(&self, budget: Budget) -> Budget {
        let state = self.queue.0.lock();
        let turns = 1 + (state.jobs.len() + state.busy) / self.threads.max(1);
        let share = |millis: u32| (millis / turns as u32).max(LEAST_MILLIS.min(millis));
        Budget { millis: budget.millis.map(share), ..budget }
    }

    /// How many tasks wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.0.lock().jobs.len()
    }
}

fn work_off(shared: &Shared) {
    while let Some(job) = shared.next() {
        job();
        shared.lock().busy -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_registry::BotTask;

    fn nothing() -> BotTask {
        Box::new(Vec::new)
    }

    fn account() -> Account {
        Account { address: None, table: "t".to_owned() }
    }

    #[test]
    fn a_task_that_panics_gives_no_picks_and_the_thread_goes_on() {
        let bot_pool = BotPool::start(1).expect("a thread");
        let (tell, told) = std::sync::mpsc::channel();
        let panicking = || -> Vec<String> { panic!("on purpose") };
        for task in [Box::new(panicking) as BotTask, Box::new(|| vec!["pass".to_owned()])] {
            let tell = tell.clone();
            assert!(bot_pool.submit(account(), task, move |picks| tell.send(picks).expect("listened to")));
        }
        assert_eq!(told.recv().expect("an answer"), Vec::<String>::new());
        assert_eq!(told.recv().expect("an answer"), ["pass"]);
    }

    #[test]
    fn the_more_bots_are_asked_the_shorter_each_searches() {
        let bot_pool = BotPool::start(1).expect("a thread");
        let budget = Budget { iterations: 2000, millis: Some(1500) };
        assert_eq!(bot_pool.share(budget), budget);
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            begin.send(()).expect("listened to");
            wait.recv().map(|()| Vec::<String>::new()).unwrap_or_default()
        };
        assert!(bot_pool.submit(account(), Box::new(slow), drop));
        begun.recv().expect("the thread is busy");
        assert_eq!(bot_pool.share(budget).millis, Some(750));
        for _ in 0..3 {
            assert!(bot_pool.submit(account(), nothing(), drop));
        }
        assert_eq!(bot_pool.share(budget), Budget { millis: Some(300), ..budget });
        for _ in 0..60 {
            bot_pool.submit(account(), nothing(), drop);
        }
        assert_eq!(bot_pool.share(budget).millis, Some(LEAST_MILLIS));
        assert_eq!(bot_pool.share(Budget::millis(20)).millis, Some(20));
        go.send(()).expect("the thread waits");
    }

    #[test]
    fn a_full_queue_refuses_and_does_not_block() {
        let bot_pool = BotPool::start(1).expect("a thread");
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            begin.send(()).expect("listened to");
            wait.recv().map(|()| Vec::<String>::new()).unwrap_or_default()
        };
        assert!(bot_pool.submit(account(), Box::new(slow), drop));
        begun.recv().expect("the thread is busy");
        let taken = (0..TASKS_PER_ADDRESS + 10).filter(|_| bot_pool.submit(account(), nothing(), drop)).count();
        assert_eq!(taken, TASKS_PER_ADDRESS);
        go.send(()).expect("the thread waits");
    }
}
