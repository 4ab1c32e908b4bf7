//! The [`Server`]: binding the port, opening the database, running and stopping.

use staffetta_store::{Notice, Postgres, Sqlite, Store, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, watch};
use tokio::time::MissedTickBehavior;

use crate::analyses::Analyses;
use crate::bot_pool::{BotPool, spare_processors};
use crate::card_reports::CardReports;
use crate::config::Config;
use crate::http_connections;
use crate::limited_listener::LimitedListener;
use crate::mail::Mailer;
use crate::metrics::Metrics;
use crate::notify::{self, NoticeSettings, Notifier};
use crate::people::People;
use crate::rate_limits::{PerAddressCount, RateLimits};
use crate::room::Services;
use crate::rooms::Rooms;
use crate::router::{AppState, router};
use crate::texts::Texts;
use crate::{secrets, upkeep};

/// How long requests, and then sockets, may take to end when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(700);
/// A browser fetches files beside its socket: this many connections for each socket that it may hold.
const CONNECTIONS_PER_SOCKET: usize = 2;
/// How often a node looks for itself whether others have written something.
const LOOK_INTERVAL: Duration = Duration::from_secs(3);
/// Connections that may wait to be accepted.
const BACKLOG: u32 = 1024;

/// Why a server could not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error(
        "port {} on {} is in use: another program listens there, perhaps another Staffetta. \
         Stop it, or choose another port",
        .0.port(),
        .0.ip()
    )]
    PortInUse(SocketAddr),
    /// It cannot listen there.
    #[error("cannot listen on {addr}: {why}")]
    Listen {
        /// Where.
        addr: SocketAddr,
        /// What the system said.
        why: std::io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system failed.
    #[error("the server failed: {0}")]
    Failed(#[from] std::io::Error),
}

impl ServeError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::PortInUse(_) => "port-in-use",
            Self::Listen { .. } => "cannot-listen",
            Self::Store(error) => error.code(),
            Self::Failed(_) => "server-failed",
        }
    }
}

/// A server that has its port and its database and may be run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    app: AppState,
    stop: watch::Sender<bool>,
    /// Was the operator's token made at this start?
    new_token: bool,
}

impl Server {
    /// Opens the database and takes the port. Nobody can connect before it can answer, and a port that is in use is
    /// noticed before the database is read.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        Self::bind_with(config, NoticeSettings::default()).await
    }

    /// The same with other settings of how people are told that a table waits for them.
    pub async fn bind_with(config: Config, notices: NoticeSettings) -> Result<Self, ServeError> {
        let reserved = reserve(config.addr)?;
        let store = open_store(&config).await?;
        let listener = reserved.listen(BACKLOG).map_err(|why| listen_error(config.addr, why))?;
        let addr = listener.local_addr()?;
        let (admin_token, new_token) = admin_token(&config)?;
        let limits = Arc::new(RateLimits::new(&config));
        let metrics = Arc::new(Metrics::new());
        let services = Services {
            games: config.games,
            store: store.clone(),
            limits: limits.clone(),
            metrics: metrics.clone(),
            bot_pool: BotPool::start(config.bot_threads)?,
            answer_delay: config.answer_delay,
            idle: config.idle,
            bot_budget: config.bot_budget,
            clock: config.clock.clone(),
        };
        let notifier = Notifier::new(store.as_ref(), notices, config.origins.first()).await?;
        let house = config.origins.first().map_or_else(|| format!("http://{addr}"), |origin| origin.clone());
        let texts = Texts::read().map_err(|fault| std::io::Error::other(fault.to_string()))?;
        let texts = Arc::new(texts);
        let mailer = Mailer::new(&config, store.as_ref(), house, texts.clone()).await?;
        let (stop, stopping) = watch::channel(false);
        let analyses = Analyses::new(services.bot_pool.clone(), stopping.clone());
        let people = People::new(&config).map_err(|error| std::io::Error::other(error.message))?;
        let app = AppState {
            people: Arc::new(people),
            analyses: Arc::new(analyses),
            presence: Arc::default(),
            notifier: Arc::new(notifier),
            card_reports: Arc::new(CardReports::new(&config.data)),
            mailer: mailer.map(Arc::new),
            texts,
            limits,
            metrics,
            access: Arc::default(),
            quota: Arc::default(),
            admin_token: admin_token.map(Into::into),
            config: Arc::new(config),
            store,
            rooms: Arc::new(Rooms::new(services)),
            replay_permits: Arc::new(Semaphore::new(spare_processors())),
            stopping,
        };
        Ok(Self { listener, addr, app, stop, new_token })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The operator's token, if it was made at this start: to be told once.
    pub fn new_admin_token(&self) -> Option<&str> {
        self.app.admin_token.as_deref().filter(|_| self.new_token)
    }

    /// Serves until `stopped` comes; then closes every socket and the database.
    pub async fn run(self, stopped: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { listener, addr, app, stop, .. } = self;
        tracing::info!(%addr, data = %app.config.data.display(), "serving");
        let config = app.config.clone();
        let most = config.sockets_per_address.saturating_mul(CONNECTIONS_PER_SOCKET);
        let by_address = (!config.behind_proxy).then(|| PerAddressCount::new(most));
        let listener = LimitedListener::new(listener, config.connections, by_address, config.stall_timeout);
        let store = app.store.clone();
        let (stopping, announce_stop) = (app.stopping.clone(), stop.clone());
        let watched = store.clone();
        let watching = tokio::spawn(async move {
            // A database that has vanished is a reason to stop: nothing can be acknowledged any more.
            let ended = tokio::select! {
                () = stopped => Ok(()),
                vanished = watched.vanished() => vanished,
            };
            let _ = announce_stop.send(true);
            ended
        });
        let hearing = store.is_shared().then(|| tokio::spawn(hear_other_nodes(store.clone(), app.rooms.clone())));
        let upkeep = tokio::spawn(upkeep::run(app.clone()));
        let notifying = tokio::spawn(notify::run(app.clone()));
        http_connections::serve(listener, router(app), config.header_timeout, stopping, SHUTDOWN_TIMEOUT).await;
        upkeep.abort();
        notifying.abort();
        // Every socket holds a receiver of this channel: it is closed when the last of them has gone.
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, stop.closed()).await;
        if let Some(hearing) = hearing {
            hearing.abort();
        }
        store.close().await?;
        tracing::info!("stopped");
        match watching.await {
            Ok(ended) => Ok(ended?),
            Err(error) => Err(ServeError::Failed(std::io::Error::other(error))),
        }
    }

    /// Serves until the process is interrupted (SIGINT, SIGTERM).
    pub async fn run_until_interrupted(self) -> Result<(), ServeError> {
        self.run(interrupted()).await
    }
}

/// The database that the configuration names, or the file in the data folder.
async fn open_store(config: &Config) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match &config.database {
        Some(url) => Arc::new(Postgres::open(url, config.database_connections).await?),
        None => Arc::new(Sqlite::open(&config.data).await?),
    })
}

/// The file of the operator's token in the data folder.
const TOKEN_FILE: &str = "admin-token";

/// The operator's token: as configured, or from the data folder, where the first start makes one. Was it made now?
fn admin_token(config: &Config) -> Result<(Option<String>, bool), ServeError> {
    if config.admin_token.is_some() || config.database.is_some() {
        return Ok((config.admin_token.clone(), false));
    }
    let file = config.data.join(TOKEN_FILE);
    if let Ok(token) = std::fs::read_to_string(&file) {
        return Ok((Some(token.trim().to_owned()), false));
    }
    let token = secrets::token().map_err(|error| std::io::Error::other(error.message))?;
    let mut options = std::fs::OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    std::io::Write::write_all(&mut options.open(&file)?, format!("{token}\n").as_bytes())?;
    Ok((Some(token), true))
}

/// Passes on to the rooms what other nodes tell, and looks for itself from time to time.
async fn hear_other_nodes(store: Arc<dyn Store>, rooms: Arc<Rooms>) {
    let mut notices = store.bus().subscribe();
    let mut look = tokio::time::interval(LOOK_INTERVAL);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            notice = notices.recv() => match notice {
                Ok(notice) => rooms.hear(&notice),
                Err(RecvError::Lagged(_)) => rooms.hear(&Notice::Missed),
                Err(RecvError::Closed) => return,
            },
            _ = look.tick() => rooms.look_for_changes().await,
        }
    }
}

/// Takes the port without listening yet.
fn reserve(addr: SocketAddr) -> Result<TcpSocket, ServeError> {
    let socket = if addr.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // As a listener is usually opened: connections of the last server that are being closed are no hindrance.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(addr).map_err(|why| listen_error(addr, why))?;
    Ok(socket)
}

fn listen_error(addr: SocketAddr, why: std::io::Error) -> ServeError {
    match why.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortInUse(addr),
        _ => ServeError::Listen { addr, why },
    }
}

/// Comes when the process is interrupted (SIGINT, SIGTERM). Signals are heard from this call on, not from the first time
/// that it is waited for: one that follows at once is not lost.
pub fn interrupted() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(signal)
    };
    async move {
        #[cfg(unix)]
        match signals {
            [Ok(mut interrupt), Ok(mut terminate)] => tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            },
            [Err(error), _] | [_, Err(error)] => {
                tracing::error!(%error, "signals cannot be heard");
                std::future::pending::<()>().await;
            }
        }
        #[cfg(not(unix))]
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "interrupts cannot be heard");
            std::future::pending::<()>().await;
        }
    }
}
