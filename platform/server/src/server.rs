//! The [`Server`]: binding the port, opening the database, running and stopping.

use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use staffetta_store::{Sqlite, Store, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::limited_listener::{CONNECTIONS_PER_SOCKET, LimitedListener, PeerAddr};
use crate::rate_limits::{PerAddressCount, RateLimits};
use crate::room::Services;
use crate::rooms::Rooms;
use crate::router::{AppState, router};

/// How long sockets and requests may take to end when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

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
}

impl Server {
    /// Takes the port and opens the database.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let addr = config.addr;
        let listener = TcpListener::bind(addr).await.map_err(|why| match why.kind() {
            std::io::ErrorKind::AddrInUse => ServeError::PortInUse(addr),
            _ => ServeError::Listen { addr, why },
        })?;
        let addr = listener.local_addr()?;
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.data).await?);
        let services = Services {
            games: config.games,
            store: store.clone(),
            bot_pool: BotPool::start(config.bot_threads)?,
            answer_delay: config.answer_delay,
            idle: config.idle,
            bot_budget: config.bot_budget,
        };
        let (stop, stopping) = watch::channel(false);
        let app = AppState {
            limits: Arc::new(RateLimits::new(config.sockets_per_address, config.tables_per_minute)),
            config: Arc::new(config),
            store,
            rooms: Arc::new(Rooms::new(services)),
            replay_permits: Arc::new(Semaphore::new(2)),
            stopping,
        };
        Ok(Self { listener, addr, app, stop })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until `stopped` comes; then closes every socket and the database.
    pub async fn run(self, stopped: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { listener, app, stop, .. } = self;
        let most = app.config.sockets_per_address.saturating_mul(CONNECTIONS_PER_SOCKET);
        let limited = LimitedListener::new(listener, (!app.config.behind_proxy).then(|| PerAddressCount::new(most)));
        let store = app.store.clone();
        let announce_stop = stop.clone();
        let service: IntoMakeServiceWithConnectInfo<_, PeerAddr> = router(app).into_make_service_with_connect_info();
        let serving = axum::serve(limited, service).with_graceful_shutdown(async move {
            stopped.await;
            let _ = announce_stop.send(true);
        });
        let mut stopping = stop.subscribe();
        let too_long = async move {
            let _ = stopping.wait_for(|stopping| *stopping).await;
            tokio::time::sleep(SHUTDOWN_TIMEOUT).await;
        };
        tokio::select! {
            served = serving => served?,
            () = too_long => tracing::warn!("some connections did not end in time"),
        }
        // Every socket holds a receiver of this channel: it is closed when the last of them has gone.
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, stop.closed()).await;
        store.close().await?;
        Ok(())
    }

    /// Serves until the process is interrupted (SIGINT, SIGTERM).
    pub async fn run_until_interrupted(self) -> Result<(), ServeError> {
        self.run(interrupted()).await
    }
}

async fn interrupted() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "interrupts cannot be heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(error) => {
                tracing::error!(%error, "termination cannot be heard");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
