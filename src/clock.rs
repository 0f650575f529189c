//! What time it is, and waking up at a time. The only place that asks the machine.
//!
//! Times are Unix milliseconds. `main` makes one [`Clock`] and hands clones of it to whoever needs one.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// The longest sleep without looking at the time again: the machine may be suspended and its clock may be set, which
/// a timer of the runtime does not notice.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// How long something has taken: for counts that a host looks at, never for what happens in a match.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// From now on.
    #[expect(clippy::disallowed_methods, reason = "this is the room that asks the machine")]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Real time since then.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Tells the time and wakes sleepers. Clones share their time.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System,
    Movable(Arc<Movable>),
}

/// A time of its own that runs on with real time and can be moved forward.
#[derive(Debug)]
struct Movable {
    start: i64,
    began: Instant,
    /// Milliseconds moved forward so far; sleepers wait for changes.
    moved: watch::Sender<i64>,
}

impl Clock {
    /// The time of the machine.
    pub fn system() -> Self {
        Self(Kind::System)
    }

    /// A clock that shows `start` (Unix milliseconds) now, runs on with real time and can be moved: for the sandbox.
    #[expect(clippy::disallowed_methods, reason = "this is the room that asks the machine")]
    pub fn movable(start: i64) -> Self {
        Self(Kind::Movable(Arc::new(Movable { start, began: Instant::now(), moved: watch::Sender::new(0) })))
    }

    /// Unix milliseconds. A machine whose clock stands before 1970 gives 0.
    #[expect(clippy::disallowed_methods, reason = "this is the room that asks the machine")]
    pub fn now(&self) -> i64 {
        match &self.0 {
            Kind::System => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, milliseconds),
            Kind::Movable(movable) => {
                let ran = milliseconds(movable.began.elapsed());
                movable.start.saturating_add(ran).saturating_add(*movable.moved.borrow())
            }
        }
    }

    /// Moves a movable clock forward and wakes those whose time has come. `false`, and nothing happens, if this is
    /// the system clock.
    pub fn advance(&self, by: Duration) -> bool {
        match &self.0 {
            Kind::System => false,
            Kind::Movable(movable) => {
                movable.moved.send_modify(|moved| *moved = moved.saturating_add(milliseconds(by)));
                true
            }
        }
    }

    /// Returns when [`now`](Self::now) has reached `time` (Unix milliseconds); at once if it has already. May be
    /// dropped at any point. Up to 30 s late after a suspended machine wakes up.
    pub async fn sleep_until(&self, time: i64) {
        let mut moved = match &self.0 {
            Kind::System => None,
            Kind::Movable(movable) => Some(movable.moved.subscribe()),
        };
        loop {
            let Some(left) = u64::try_from(time.saturating_sub(self.now())).ok().filter(|&left| left > 0) else {
                return;
            };
            let nap = tokio::time::sleep(Duration::from_millis(left).min(LONGEST_NAP));
            match &mut moved {
                None => nap.await,
                Some(moved) => {
                    // The sender cannot be gone: `self` owns it.
                    tokio::select! { () = nap => (), _ = moved.changed() => () }
                }
            }
        }
    }
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;

    #[tokio::test]
    async fn moving_the_clock_wakes_those_whose_time_has_come_and_nobody_else() {
        let clock = Clock::movable(1_000);
        let sleeper = |days: i64| {
            let clock = clock.clone();
            tokio::spawn(async move {
                clock.sleep_until(1_000 + days * DAY).await;
                clock.now()
            })
        };
        let (early, late) = (sleeper(1), sleeper(3));
        tokio::task::yield_now().await;
        assert!(clock.advance(Duration::from_hours(25)));
        let woke = early.await.unwrap();
        assert!((1_000 + DAY..1_000 + 2 * DAY).contains(&woke), "woke at {woke}");
        tokio::task::yield_now().await;
        assert!(!late.is_finished());
        clock.advance(Duration::from_hours(48));
        assert!(late.await.unwrap() >= 1_000 + 3 * DAY);
    }

    #[tokio::test]
    async fn a_movable_clock_runs_on_by_itself() {
        let clock = Clock::movable(0);
        clock.sleep_until(20).await;
        assert!((20..DAY).contains(&clock.now()));
    }

    #[tokio::test]
    async fn a_time_that_has_passed_does_not_sleep_and_a_clone_shows_the_same_time() {
        let clock = Clock::movable(5 * DAY);
        clock.sleep_until(4 * DAY).await;
        let clone = clock.clone();
        clone.advance(Duration::from_hours(24));
        assert!((6 * DAY..7 * DAY).contains(&clock.now()));
    }

    #[tokio::test]
    async fn the_system_clock_sleeps_but_cannot_be_moved() {
        let clock = Clock::system();
        let before = clock.now();
        assert!(before > 1_577_836_800_000, "the machine says it is before 2020");
        clock.sleep_until(before + 15).await;
        assert!(clock.now() >= before + 15);
        assert!(!clock.advance(Duration::from_hours(1)));
    }
}
