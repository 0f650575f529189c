//! A thread of its own that sees to it that the process ends: soon after it is told to, and when its runtime is frozen.
//!
//! A runtime freezes when a task of it spins without yielding, as the client library does after some ends of a connection: then
//! neither timers nor signals reach any task. This thread needs nothing of the runtime. Where it ends the process in the middle of
//! something, nothing is lost: all is committed before anybody is told of it, what must still be said lies in the outbox, and a
//! commit that is under way is either in the database's log as a whole or not at all.

use std::io;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use tokio::runtime::Handle;
use tokio::sync::watch;

/// The exit code after a freeze (`EX_SOFTWARE`): to be started again.
pub const FROZEN: i32 = 70;

/// The exit code after a second signal is this and the signal's number, as shells count.
const BY_SIGNAL: i32 = 128;

/// The thread counts naps instead of asking for the time: so a machine that slept or had no time for us is not taken for a frozen
/// runtime.
const NAP: Duration = Duration::from_millis(100);

const NAPS_IN_A_SECOND: u32 = 10;

/// The process is ended after so many naps in which the runtime did nothing: 8 seconds.
const FROZEN_AFTER: u32 = 8 * NAPS_IN_A_SECOND;

/// So long an orderly end may take, in naps: 5 seconds.
const STOP_WITHIN: u32 = 5 * NAPS_IN_A_SECOND;

/// Watches until the process ends, also after it is dropped.
#[derive(Clone, Debug)]
pub struct Watchdog(watch::Receiver<bool>);

impl Watchdog {
    /// Takes SIGTERM and ctrl-c, and begins to watch a runtime. `well` is asked each second, on a thread of its own: a runtime that is
    /// not well for 8 seconds counts as frozen, which ends the process with [`FROZEN`]. A second signal ends it at once.
    ///
    /// Errors: signals or a thread that the system does not give.
    pub fn start(runtime: &Handle, well: impl FnMut() -> bool + Send + 'static) -> io::Result<Self> {
        let told = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGINT] {
            // The order makes that the first signal only raises the flag.
            flag::register_conditional_shutdown(signal, BY_SIGNAL + signal, Arc::clone(&told))?;
            flag::register(signal, Arc::clone(&told))?;
        }
        let ticks = Arc::new(AtomicU64::new(0));
        runtime.spawn(tick(Arc::clone(&ticks)));
        let (stop, stopped) = watch::channel(false);
        let runtime = runtime.clone();
        thread::Builder::new()
            .name("watchdog".to_owned())
            .spawn(move || watch(&runtime, &told, &ticks, &stop, well))?;
        Ok(Self(stopped))
    }

    /// Completes when the process is told to stop. It has 5 seconds from then.
    pub async fn told_to_stop(mut self) {
        // The thread lives as long as the process: if its end of the channel is gone, nobody can tell us any more.
        if self.0.wait_for(|stop| *stop).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// What the thread has to do after a nap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Nap,
    /// The runtime does nothing any more.
    Frozen,
    /// The orderly end takes too long.
    Overdue,
}

/// What the thread has seen so far, in naps.
#[derive(Debug, Default)]
struct Seen {
    ticks: u64,
    still: u32,
    stopping: u32,
}

impl Seen {
    fn after_nap(&mut self, ticks: u64, well: bool, told: bool) -> Next {
        if told {
            self.stopping += 1;
            return if self.stopping > STOP_WITHIN { Next::Overdue } else { Next::Nap };
        }
        if ticks != self.ticks && well {
            self.still = 0;
        } else {
            self.still += 1;
        }
        self.ticks = ticks;
        if self.still >= FROZEN_AFTER { Next::Frozen } else { Next::Nap }
    }
}

/// What a runtime does that is not frozen.
async fn tick(ticks: Arc<AtomicU64>) {
    loop {
        ticks.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep(NAP).await;
    }
}

fn watch(
    runtime: &Handle,
    told: &AtomicBool,
    ticks: &AtomicU64,
    stop: &watch::Sender<bool>,
    mut well: impl FnMut() -> bool,
) {
    let mut seen = Seen::default();
    let (mut naps, mut is_well) = (0, true);
    loop {
        thread::sleep(NAP);
        naps += 1;
        if naps % NAPS_IN_A_SECOND == 0 {
            is_well = well();
        }
        let told = told.load(Ordering::Relaxed);
        if told {
            stop.send_replace(true);
            // While one worker spins nobody may be left who looks after timers and sockets: this wakes another one for it.
            drop(runtime.spawn(async {}));
        }
        match seen.after_nap(ticks.load(Ordering::Relaxed), is_well, told) {
            Next::Nap => {}
            Next::Frozen => {
                let why = "the runtime has done nothing for 8 seconds: the process ends and is to be started again";
                end(FROZEN, move || tracing::error!("{why}"));
            }
            Next::Overdue => {
                let why = "the orderly end took more than 5 seconds; what was not said is said after the next start";
                end(0, move || tracing::warn!("{why}"));
            }
        }
    }
}

/// Ends the process, whether or not the log takes the line: that nobody reads the log may be what froze us.
fn end(code: i32, log: impl FnOnce() + Send + 'static) -> ! {
    let logged = thread::spawn(log);
    for _ in 0..3 {
        if logged.is_finished() {
            break;
        }
        thread::sleep(NAP);
    }
    process::exit(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes after so many naps, the last of which is the first that is no [`Next::Nap`].
    fn run(mut nap: impl FnMut(&mut Seen, u32) -> Next) -> (u32, Next) {
        let mut seen = Seen::default();
        for naps in 1..1_000 {
            let next = nap(&mut seen, naps);
            if next != Next::Nap {
                return (naps, next);
            }
        }
        (1_000, Next::Nap)
    }

    #[test]
    fn a_runtime_that_ticks_now_and_then_and_is_well_is_left_alone() {
        assert_eq!(run(|seen, naps| seen.after_nap(u64::from(naps / 50), true, false)).1, Next::Nap);
    }

    #[test]
    fn one_that_ticks_no_more_or_is_not_well_is_frozen_after_8_seconds() {
        assert_eq!(run(|seen, _| seen.after_nap(0, true, false)), (80, Next::Frozen));
        assert_eq!(run(|seen, naps| seen.after_nap(u64::from(naps), naps < 20, false)), (99, Next::Frozen));
    }

    #[test]
    fn who_is_told_to_stop_has_5_seconds_frozen_or_not() {
        assert_eq!(run(|seen, _| seen.after_nap(0, false, true)), (51, Next::Overdue));
        assert_eq!(run(|seen, naps| seen.after_nap(u64::from(naps), true, naps > 30)), (81, Next::Overdue));
    }
}
