//! Starting and stopping.

use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use staffetta_store::{Sqlite, Store, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use crate::config::Config;
use crate::doors::{Doors, router};
use crate::doorstep::{CONNECTIONS_PER_SOCKET, Doorstep, Whence};
use crate::gate::{Gate, Held};
use crate::room::House;
use crate::rooms::Rooms;
use crate::thinkers::Thinkers;

/// How long sockets and requests may take to end when the server stops.
const ENDING: Duration = Duration::from_secs(5);

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
    doors: Doors,
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
        let house = House {
            games: config.games,
            store: store.clone(),
            thinkers: Thinkers::start(config.thinkers)?,
            beat: config.beat,
            idle: config.idle,
            think: config.think,
        };
        let (stop, stopping) = watch::channel(false);
        let doors = Doors {
            gate: Arc::new(Gate::new(config.sockets_per_address, config.tables_per_minute)),
            config: Arc::new(config),
            store,
            rooms: Arc::new(Rooms::new(house)),
            looking_back: Arc::new(Semaphore::new(2)),
            stopping,
        };
        Ok(Self { listener, addr, doors, stop })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until `stopped` comes; then says goodbye to every socket and closes the database.
    pub async fn run(self, stopped: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { listener, doors, stop, .. } = self;
        let most = doors.config.sockets_per_address.saturating_mul(CONNECTIONS_PER_SOCKET);
        let doorstep = Doorstep::new(listener, (!doors.config.behind_proxy).then(|| Held::new(most)));
        let store = doors.store.clone();
        let tell = stop.clone();
        let service: IntoMakeServiceWithConnectInfo<_, Whence> = router(doors).into_make_service_with_connect_info();
        let serving = axum::serve(doorstep, service).with_graceful_shutdown(async move {
            stopped.await;
            let _ = tell.send(true);
        });
        let mut stopping = stop.subscribe();
        let too_long = async move {
            let _ = stopping.wait_for(|stopping| *stopping).await;
            tokio::time::sleep(ENDING).await;
        };
        tokio::select! {
            served = serving => served?,
            () = too_long => tracing::warn!("some connections did not end in time"),
        }
        // Every socket still listens for the end: nobody does when the last of them has gone.
        let _ = tokio::time::timeout(ENDING, stop.closed()).await;
        store.close().await?;
        Ok(())
    }

    /// Serves until the process is interrupted (SIGINT, SIGTERM).
    pub async fn run_until_interrupted(self) -> Result<(), ServeError> {
        self.run(interrupted()).await
    }
}

/// Runs a server until it is interrupted (SIGINT, SIGTERM). Whoever wants to say where it listens takes
/// [`Server::bind`] and [`Server::run_until_interrupted`] instead.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    tracing::info!("listening on http://{}", server.addr());
    server.run_until_interrupted().await
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
