//! The configuration of a server.

use staffetta_registry::{AnyGame, Budget};
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;
use crate::mail::MailServer;

/// The configuration of a server. The defaults need nothing else.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any free one.
    pub addr: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The PostgreSQL database (`postgres://...`) that it shares with other nodes; none for a file in the data folder.
    pub database: Option<String>,
    /// The most connections to PostgreSQL, besides two to hear and tell of changes.
    pub database_connections: u32,
    /// The games it offers.
    pub games: &'static [&'static dyn AnyGame],
    /// The least time between an entry and the next one that a bot, an early answer or a standing order makes, so that
    /// nobody can tell these from a person's.
    pub answer_delay: Duration,
    /// How long a table stays in memory when nobody looks at it.
    pub idle: Duration,
    /// How long a bot that searches may take for one answer.
    pub bot_budget: Budget,
    /// Threads of the bot pool; 0 for all processors but one.
    pub bot_threads: usize,
    /// The most sockets from one address.
    pub sockets_per_address: usize,
    /// The most connections of all addresses together; fewer where the system allows fewer open files.
    pub connections: usize,
    /// How long a connection may take to send the head of its next request, from its opening or from the last answer.
    pub header_timeout: Duration,
    /// How long the body of a request may take to arrive.
    pub body_timeout: Duration,
    /// How long an answer may wait for a client that does not read.
    pub stall_timeout: Duration,
    /// The most bytes of messages that wait for a socket; one that does not keep up is closed and may connect again.
    pub outbox_bytes: usize,
    /// The most messages of one socket in a second; more wait to be read. All sockets of an address together may send
    /// ten times as many.
    pub messages_per_second: NonZeroU32,
    /// The most lines that one player, or the spectators of one address, may say in a minute. All who share an address
    /// may say five times as many.
    pub talk_per_minute: NonZeroU32,
    /// The most tables that one address may open in a minute.
    pub tables_per_minute: usize,
    /// The most attempts of one address to sign in, in a minute; at one name all addresses may make three times as many.
    pub sign_ins_per_minute: NonZeroU32,
    /// The most guests and accounts that may come from one address in a minute.
    pub newcomers_per_minute: NonZeroU32,
    /// The time of day.
    pub clock: Clock,
    /// Origins, besides the server's own, from which browsers may speak to it: `https://play.example.org`.
    pub origins: Vec<String>,
    /// The mail server that mails are sent through; none for no mail.
    pub mail: Option<MailServer>,
    /// How people are to treat each other here, in the house's own words.
    pub conduct: Option<String>,
    /// The password of a private server; none where everybody may come in.
    pub password: Option<String>,
    /// What the operator shows; with a file as database one is made at the first start if none is given.
    pub admin_token: Option<String>,
    /// Tables that are not over are removed when nothing has happened there for so long; zero for never.
    pub prune_after: Duration,
    /// The most bytes of the database: beyond it no new tables are opened. Zero for no limit.
    pub max_database_bytes: u64,
    /// Show the figures of `/metrics` to everybody and not to this machine only.
    pub metrics_for_all: bool,
    /// Take a caller's address from `X-Forwarded-For`: only behind a proxy that sets it.
    pub behind_proxy: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 1944)),
            data: PathBuf::from("data"),
            database: None,
            database_connections: 10,
            games: staffetta_registry::all(),
            answer_delay: Duration::from_millis(600),
            idle: Duration::from_secs(300),
            bot_budget: Budget { iterations: 2000, millis: Some(1500) },
            bot_threads: 0,
            sockets_per_address: 200,
            connections: 10_000,
            header_timeout: Duration::from_secs(15),
            body_timeout: Duration::from_secs(15),
            stall_timeout: Duration::from_secs(30),
            outbox_bytes: 512 * 1024,
            messages_per_second: const { NonZeroU32::new(200).unwrap() },
            talk_per_minute: const { NonZeroU32::new(60).unwrap() },
            tables_per_minute: 30,
            sign_ins_per_minute: const { NonZeroU32::new(10).unwrap() },
            newcomers_per_minute: const { NonZeroU32::new(10).unwrap() },
            clock: Clock::default(),
            origins: Vec::new(),
            mail: None,
            conduct: None,
            password: None,
            admin_token: None,
            prune_after: Duration::ZERO,
            max_database_bytes: 0,
            metrics_for_all: false,
            behind_proxy: false,
        }
    }
}
