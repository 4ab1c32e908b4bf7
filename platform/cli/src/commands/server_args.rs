//! The settings of a server: flags of `staffetta serve`, or environment variables of the same names.

use clap::Args;
use clap::builder::BoolishValueParser;
use staffetta_kernel::Fault;
use staffetta_server::{Config, MailServer};
use std::net::{SocketAddr, ToSocketAddrs};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use crate::Registry;

/// Every setting. A flag counts before its environment variable.
#[derive(Args, Clone, Debug)]
pub(crate) struct ServerArgs {
    /// Where to listen
    #[arg(long, env = "STAFFETTA_ADDR", value_name = "HOST:PORT", default_value = "localhost:1944")]
    pub(super) addr: String,
    /// The folder of the database
    #[arg(long, env = "STAFFETTA_DATA", value_name = "FOLDER", default_value = "data")]
    pub(super) data: PathBuf,
    /// A PostgreSQL database that several nodes share, instead of a file in the data folder
    #[arg(long, env = "DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub(super) database: Option<String>,
    /// The most connections to PostgreSQL, besides two to hear and tell of changes
    #[arg(long, env = "STAFFETTA_DATABASE_CONNECTIONS", value_name = "N", default_value_t = 10)]
    database_connections: u32,
    /// How long a reaction window stays open at least, in milliseconds, the same for all
    #[arg(long, env = "STAFFETTA_BEAT", value_name = "MS", default_value_t = 600)]
    beat: u64,
    /// Take callers' addresses from X-Forwarded-For (only behind a proxy that sets it)
    #[arg(long, env = "STAFFETTA_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    behind_proxy: bool,
    /// Another origin from which browsers may speak to the server
    #[arg(long, env = "STAFFETTA_ORIGIN", value_name = "URL", value_delimiter = ',')]
    origin: Vec<String>,
    /// The mail server that mails are sent through: smtps://NAME:PASSWORD@HOST, or smtp://HOST?tls=required; without it
    /// there is no mail
    #[arg(long, env = "STAFFETTA_SMTP", value_name = "URL", hide_env_values = true, requires = "mail_from")]
    smtp: Option<String>,
    /// Who mails are from: Staffetta <staffetta@example.org>
    #[arg(long, env = "STAFFETTA_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// A file that says how people are to treat each other here
    #[arg(long, env = "STAFFETTA_CONDUCT", value_name = "FILE")]
    conduct: Option<String>,
    /// The password of a private server: whoever comes is asked for it
    #[arg(long, env = "STAFFETTA_PASSWORD", value_name = "TEXT", hide_env_values = true)]
    password: Option<String>,
    /// What `staffetta admin` shows; without it the first start makes one and keeps it in the data folder
    #[arg(long, env = "STAFFETTA_ADMIN_TOKEN", value_name = "TEXT", hide_env_values = true)]
    admin_token: Option<String>,
    /// Remove tables that are not over when nothing has happened there for so many days; 0 for never
    #[arg(long, env = "STAFFETTA_PRUNE_DAYS", value_name = "N", default_value_t = 0)]
    prune_days: u64,
    /// The most megabytes of the database, beyond which no new tables are opened; 0 for no limit
    #[arg(long, env = "STAFFETTA_QUOTA_MB", value_name = "N", default_value_t = 0)]
    quota_mb: u64,
    /// How the log is written: plain, or json for programs
    #[arg(long, env = "STAFFETTA_LOG_FORMAT", value_name = "FORM", default_value = "plain", value_parser = ["plain", "json"])]
    pub(super) log_format: String,
    /// Show /metrics to everybody, not to this machine only
    #[arg(long, env = "STAFFETTA_METRICS_FOR_ALL", value_parser = BoolishValueParser::new())]
    metrics_for_all: bool,
    /// How long a table stays in memory when nobody looks at it, in seconds
    #[arg(long, env = "STAFFETTA_TABLE_IDLE", value_name = "S", default_value_t = 300)]
    table_idle: u64,
    /// Threads on which bots search; 0 for all processors but one
    #[arg(long, env = "STAFFETTA_BOT_THREADS", value_name = "N", default_value_t = 0)]
    bot_threads: usize,
    /// How long a bot may search for one answer, in milliseconds
    #[arg(long, env = "STAFFETTA_BOT_TIME", value_name = "MS", default_value_t = 1500)]
    bot_time: u32,
    /// The most sockets from one address; it may hold twice as many connections
    #[arg(long, env = "STAFFETTA_SOCKETS_PER_ADDRESS", value_name = "N", default_value_t = 200)]
    sockets_per_address: usize,
    /// The most tables that one address may open in a minute
    #[arg(long, env = "STAFFETTA_TABLES_PER_MINUTE", value_name = "N", default_value_t = 30)]
    tables_per_minute: usize,
    /// The most attempts of one address to sign in, in a minute
    #[arg(long, env = "STAFFETTA_SIGN_INS_PER_MINUTE", value_name = "N", default_value = "10")]
    sign_ins_per_minute: NonZeroU32,
    /// The most guests and accounts that may come from one address in a minute
    #[arg(long, env = "STAFFETTA_NEWCOMERS_PER_MINUTE", value_name = "N", default_value = "10")]
    newcomers_per_minute: NonZeroU32,
    /// The most connections of all addresses together
    #[arg(long, env = "STAFFETTA_CONNECTIONS", value_name = "N", default_value_t = 10_000)]
    connections: usize,
    /// How long the head of a request may take; an idle connection is closed after this too, in seconds
    #[arg(long, env = "STAFFETTA_HEADER_TIMEOUT", value_name = "S", default_value_t = 15)]
    header_timeout: u64,
    /// How long the body of a request may take, in seconds
    #[arg(long, env = "STAFFETTA_BODY_TIMEOUT", value_name = "S", default_value_t = 15)]
    body_timeout: u64,
    /// How long an answer may wait for a client that does not read, in seconds
    #[arg(long, env = "STAFFETTA_STALL_TIMEOUT", value_name = "S", default_value_t = 30)]
    stall_timeout: u64,
    /// The most bytes of messages that wait for a socket
    #[arg(long, env = "STAFFETTA_OUTBOX_BYTES", value_name = "N", default_value_t = 524_288)]
    outbox_bytes: usize,
    /// The most messages of one socket in a second; more wait to be read
    #[arg(long, env = "STAFFETTA_MESSAGES_PER_SECOND", value_name = "N", default_value = "200")]
    messages_per_second: NonZeroU32,
    /// The most lines that a player, or the spectators of one address, may say in a minute
    #[arg(long, env = "STAFFETTA_TALK_PER_MINUTE", value_name = "N", default_value = "60")]
    talk_per_minute: NonZeroU32,
}

impl ServerArgs {
    /// The configuration that these settings make.
    pub(super) fn config(&self, registry: Registry) -> Result<Config, Fault> {
        let defaults = Config::default();
        let mut bot_budget = defaults.bot_budget;
        bot_budget.millis = Some(self.bot_time);
        Ok(Config {
            addr: address(&self.addr)?,
            data: self.data.clone(),
            database: self.database.as_deref().filter(|url| !url.is_empty()).map(postgres_url).transpose()?,
            database_connections: self.database_connections,
            games: registry,
            answer_delay: Duration::from_millis(self.beat),
            idle: Duration::from_secs(self.table_idle),
            bot_budget,
            bot_threads: self.bot_threads,
            sockets_per_address: self.sockets_per_address,
            connections: self.connections,
            header_timeout: Duration::from_secs(self.header_timeout),
            body_timeout: Duration::from_secs(self.body_timeout),
            stall_timeout: Duration::from_secs(self.stall_timeout),
            outbox_bytes: self.outbox_bytes,
            messages_per_second: self.messages_per_second,
            talk_per_minute: self.talk_per_minute,
            tables_per_minute: self.tables_per_minute,
            sign_ins_per_minute: self.sign_ins_per_minute,
            newcomers_per_minute: self.newcomers_per_minute,
            clock: defaults.clock,
            origins: self.origin.clone(),
            mail: self.mail_server(),
            conduct: self.conduct()?,
            password: self.password.clone().filter(|password| !password.is_empty()),
            admin_token: self.admin_token.clone().filter(|token| !token.is_empty()),
            prune_after: Duration::from_secs(self.prune_days.saturating_mul(24 * 60 * 60)),
            max_database_bytes: self.quota_mb.saturating_mul(1_000_000),
            metrics_for_all: self.metrics_for_all,
            behind_proxy: self.behind_proxy,
        })
    }

    fn conduct(&self) -> Result<Option<String>, Fault> {
        let Some(file) = self.conduct.as_ref().filter(|file| !file.is_empty()) else { return Ok(None) };
        let unreadable = |error: std::io::Error| Fault::new("bad-conduct", "--conduct", error.to_string());
        std::fs::read_to_string(file).map(|text| Some(text.trim().to_owned())).map_err(unreadable)
    }

    fn mail_server(&self) -> Option<MailServer> {
        let url = self.smtp.clone().filter(|url| !url.is_empty())?;
        Some(MailServer { url, from: self.mail_from.clone().unwrap_or_default() })
    }

    /// The value of a setting as it stands in the environment, by the name of its flag.
    pub(super) fn value(&self, flag: &str) -> Option<String> {
        Some(match flag {
            "addr" => self.addr.clone(),
            "data" => self.data.display().to_string(),
            "database" => self.database.clone().unwrap_or_default(),
            "database-connections" => self.database_connections.to_string(),
            "beat" => self.beat.to_string(),
            "behind-proxy" => self.behind_proxy.to_string(),
            "origin" => self.origin.join(","),
            "smtp" => self.smtp.clone().unwrap_or_default(),
            "mail-from" => self.mail_from.clone().unwrap_or_default(),
            "conduct" => self.conduct.clone().unwrap_or_default(),
            "password" => self.password.clone().unwrap_or_default(),
            "admin-token" => self.admin_token.clone().unwrap_or_default(),
            "prune-days" => self.prune_days.to_string(),
            "quota-mb" => self.quota_mb.to_string(),
            "log-format" => self.log_format.clone(),
            "metrics-for-all" => self.metrics_for_all.to_string(),
            "table-idle" => self.table_idle.to_string(),
            "bot-threads" => self.bot_threads.to_string(),
            "bot-time" => self.bot_time.to_string(),
            "sockets-per-address" => self.sockets_per_address.to_string(),
            "tables-per-minute" => self.tables_per_minute.to_string(),
            "sign-ins-per-minute" => self.sign_ins_per_minute.to_string(),
            "newcomers-per-minute" => self.newcomers_per_minute.to_string(),
            "connections" => self.connections.to_string(),
            "header-timeout" => self.header_timeout.to_string(),
            "body-timeout" => self.body_timeout.to_string(),
            "stall-timeout" => self.stall_timeout.to_string(),
            "outbox-bytes" => self.outbox_bytes.to_string(),
            "messages-per-second" => self.messages_per_second.to_string(),
            "talk-per-minute" => self.talk_per_minute.to_string(),
            _ => return None,
        })
    }
}

/// A URL of PostgreSQL.
fn postgres_url(text: &str) -> Result<String, Fault> {
    if text.starts_with("postgres://") || text.starts_with("postgresql://") {
        return Ok(text.to_owned());
    }
    // It may hold a password, so it is not repeated.
    let reason = "it is no URL of PostgreSQL; write for example postgres://staffetta:password@localhost/staffetta";
    Err(Fault::new("bad-database", "--database", reason))
}

/// The first address that the name stands for, an older (IPv4) one before a newer.
fn address(text: &str) -> Result<SocketAddr, Fault> {
    let wrong = |why: String| {
        let reason = format!("'{text}' is no address to listen at ({why}); write for example localhost:1944");
        Fault::new("bad-address", "--addr", reason)
    };
    let mut found: Vec<SocketAddr> = text.to_socket_addrs().map_err(|error| wrong(error.to_string()))?.collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    found.first().copied().ok_or_else(|| wrong("the name stands for nothing".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Command, FromArgMatches};

    fn parsed(words: &[&str]) -> ServerArgs {
        let command = ServerArgs::augment_args(Command::new("serve"));
        let matches = command.try_get_matches_from(std::iter::once(&"serve").chain(words)).expect("right words");
        ServerArgs::from_arg_matches(&matches).expect("every value")
    }

    #[test]
    fn an_address_is_a_name_and_a_port() {
        assert_eq!(address("127.0.0.1:1944").map(|a| a.port()), Ok(1944));
        assert_eq!(address("localhost").expect_err("no port").code, "bad-address");
    }

    #[test]
    fn every_setting_has_an_environment_variable_of_its_name_and_a_value() {
        let args = parsed(&[]);
        let command = ServerArgs::augment_args(Command::new("serve"));
        for setting in command.get_arguments() {
            let flag = setting.get_long().expect("a flag");
            let variable = setting.get_env().and_then(|name| name.to_str()).expect("a variable");
            if flag != "database" {
                assert_eq!(variable, format!("STAFFETTA_{}", flag.to_uppercase().replace('-', "_")));
            }
            assert!(args.value(flag).is_some(), "{flag} has no value");
        }
    }

    #[test]
    fn without_flags_the_server_has_its_own_defaults() {
        let games = staffetta_registry::all();
        let (here, defaults) = (parsed(&[]).config(games).expect("an address"), Config::default());
        assert_eq!(format!("{here:?}"), format!("{:?}", Config { addr: here.addr, ..defaults }));
    }

    #[test]
    fn flags_reach_the_server() {
        let args = parsed(&["--connections", "7", "--header-timeout", "3", "--behind-proxy", "--talk-per-minute", "9"]);
        let config = args.config(staffetta_registry::all()).expect("an address");
        assert_eq!((config.connections, config.header_timeout), (7, Duration::from_secs(3)));
        assert!(config.behind_proxy && config.talk_per_minute.get() == 9);
    }
}
