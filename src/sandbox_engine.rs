//! The bot beside the page: in a runtime and with a store of its own, so that it can be ended, killed and started anew while the page
//! stays open.

use std::path::PathBuf;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use adjutant::clock::{Clock, Stopwatch};
use adjutant::config::{Config, Token};
use adjutant::discord::{self, Pulse, Way};
use adjutant::metrics::Metrics;
use adjutant::page::{Lever, Order, Power};
use adjutant::store::{Store, StoreError};
use adjutant::table::{Limits, Table};
use tokio::runtime::Runtime;
use tokio::sync::{mpsc, oneshot, watch};

/// A bot that ends has so long for what it has begun; then it is dropped.
const ENDS_WITHIN: Duration = Duration::from_secs(6);

/// How long the store of a bot that was killed may take to give its lock back.
const LOCKED_FOR: Duration = Duration::from_secs(5);

/// What the bot is made of.
#[derive(Debug)]
pub(crate) struct Engine {
    pub(crate) database: PathBuf,
    pub(crate) clock: Clock,
    /// Where the stand-in is, and how to sign in.
    pub(crate) url: String,
    pub(crate) token: String,
    pub(crate) pulse: Pulse,
}

struct Running {
    runtime: Runtime,
    leave: oneshot::Sender<()>,
    bot: tokio::task::JoinHandle<()>,
    table: Table,
}

impl Engine {
    /// Starts the bot on a thread of its own. It obeys the lever until it is told to end; then the thread ends too.
    pub(crate) fn start(self) -> std::io::Result<(Lever, JoinHandle<()>)> {
        let (orders, told) = mpsc::unbounded_channel();
        let (power, shown) = watch::channel(Power::Off);
        let thread = thread::Builder::new().name("bot".to_owned()).spawn(move || self.obey(told, &power))?;
        Ok((Lever { orders, power: shown }, thread))
    }

    fn obey(self, mut orders: mpsc::UnboundedReceiver<Order>, power: &watch::Sender<Power>) {
        let mut running = self.begin(power);
        while let Some(order) = orders.blocking_recv() {
            match (order, running.take()) {
                (Order::Start, Some(alive)) if *power.borrow() == Power::On => running = Some(alive),
                (Order::Start | Order::Restart, before) => {
                    if let Some(before) = before {
                        before.end();
                        power.send_replace(Power::Off);
                    }
                    running = self.begin(power);
                }
                (Order::End, before) => {
                    running = before;
                    break;
                }
                (Order::Kill, before) => {
                    if let Some(before) = before {
                        before.kill();
                    }
                    power.send_replace(Power::Off);
                }
            }
        }
        if let Some(running) = running {
            running.end();
        }
        power.send_replace(Power::Off);
    }

    /// Starts the bot; where that fails the log says why.
    fn begin(&self, power: &watch::Sender<Power>) -> Option<Running> {
        let running = self.try_begin(power);
        if let Err(error) = &running {
            tracing::error!("the bot cannot start: {error:#}");
        }
        power.send_replace(if running.is_ok() { Power::On } else { Power::Off });
        running.ok()
    }

    fn try_begin(&self, power: &watch::Sender<Power>) -> anyhow::Result<Running> {
        let store = self.open()?;
        let way = Way::Proxied(self.url.clone());
        let doors =
            crate::doors(&Config::default(), Token::new(&self.token)?, way, (self.pulse.clone(), Metrics::new()));
        let runtime = crate::runtime()?;
        let table = Table::with_limits(store, self.clock.clone(), Limits::USUAL);
        let (leave, left) = oneshot::channel::<()>();
        let power = power.clone();
        let bot = runtime.spawn({
            let table = table.clone();
            async move {
                let clock = tokio::spawn({
                    let table = table.clone();
                    async move { table.run_clock().await }
                });
                let leaving = async {
                    // A lever that is gone means the same.
                    let _ = left.await;
                };
                if let Err(error) = discord::run(table, doors, leaving).await {
                    tracing::error!("the bot has ended: {error}");
                    power.send_replace(Power::Off);
                }
                clock.abort();
            }
        });
        Ok(Running { runtime, leave, bot, table })
    }

    /// Opens the store; one that was left without being closed may hold its lock for a moment.
    fn open(&self) -> anyhow::Result<Store> {
        let since = Stopwatch::start();
        loop {
            match Store::open(&self.database) {
                Err(StoreError::Busy { .. }) if since.elapsed() < LOCKED_FOR => {
                    thread::sleep(Duration::from_millis(50));
                }
                opened => return Ok(opened?),
            }
        }
    }
}

impl Running {
    /// As `adjutant run` ends when it is told to stop.
    fn end(self) {
        let Self { runtime, leave, bot, table } = self;
        // A bot that has ended by itself listens no more.
        let _ = leave.send(());
        if runtime.block_on(async { tokio::time::timeout(ENDS_WITHIN, bot).await }).is_err() {
            tracing::warn!("the bot has not ended in time");
        }
        table.close();
        runtime.shutdown_background();
    }

    /// In the middle of whatever it does: nothing is ended, nothing is said, the store is not closed.
    fn kill(self) {
        let Self { runtime, leave, bot, table } = self;
        bot.abort();
        runtime.shutdown_background();
        drop((leave, table));
    }
}
