//! How much one person may ask for in a while (ux 20). Kept in memory, so that a flood never reaches the writer; forgotten by a
//! restart.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use super::answer::Refused;
use super::intent::Intent;
use super::press::{Reach, Verb};
use super::sight::AccountId;

/// The time in which requests are counted, in milliseconds.
const REQUESTS_IN: i64 = 10_000;

/// The time in which joins and leaves are counted, in milliseconds.
const COMINGS_IN: i64 = 10 * 60_000;

/// The time in which public looks and drawings are counted, in milliseconds.
const LOOKS_IN: i64 = 60_000;

/// So many people or channels are remembered before those are forgotten that are of no use any more.
const MANY: usize = 5_000;

/// What a table lets one person do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Changes that one person may ask for in 10 seconds, granted or not.
    pub requests: usize,
    /// How often one person may join or leave lobbies in 10 minutes.
    pub comings: usize,
    /// The least time between two edits of a lobby's post, in milliseconds.
    pub lobby_gap: i64,
    /// Looks that are shown to all, in a channel in a minute.
    pub shows: usize,
    /// Pictures that are drawn for one person's looks in a minute.
    pub drawings: usize,
    /// Files of what is stored about them that one person may have in a minute.
    pub files: usize,
    /// Whether somebody in their first match is asked again before they end a turn in which something is open.
    pub asks_newcomers: bool,
}

impl Limits {
    /// A quick thumb stays below them.
    pub const USUAL: Self =
        Self { requests: 20, comings: 3, lobby_gap: 2_000, shows: 1, drawings: 5, files: 1, asks_newcomers: true };
    /// No limits at all.
    pub const NONE: Self = Self {
        requests: usize::MAX,
        comings: usize::MAX,
        lobby_gap: 0,
        shows: usize::MAX,
        drawings: usize::MAX,
        files: usize::MAX,
        asks_newcomers: false,
    };
}

/// What people have asked for lately.
pub(super) struct Pace {
    limits: Limits,
    lately: Mutex<Lately>,
}

#[derive(Default)]
struct Lately {
    requests: HashMap<AccountId, VecDeque<i64>>,
    comings: HashMap<AccountId, VecDeque<i64>>,
    /// By channel: when the last edit of its lobby was or will be due.
    edits: HashMap<u64, i64>,
    /// By channel.
    shows: HashMap<u64, VecDeque<i64>>,
    drawings: HashMap<AccountId, VecDeque<i64>>,
    files: HashMap<AccountId, VecDeque<i64>>,
}

impl Pace {
    pub(super) fn new(limits: Limits) -> Self {
        Self { limits, lately: Mutex::default() }
    }

    /// Whether newcomers are asked again.
    pub(super) fn asks_newcomers(&self) -> bool {
        self.limits.asks_newcomers
    }

    /// Counts a request, or refuses it.
    pub(super) fn request(&self, account: AccountId, now: i64) -> Result<(), Refused> {
        self.with(|lately| {
            counted(&mut lately.requests, account, (self.limits.requests, REQUESTS_IN), now)
                .map_err(|wait| Refused::TooFast { seconds: rounded_up(wait, 1_000) })
        })
    }

    /// Counts a join or leave, or refuses it.
    pub(super) fn come_or_go(&self, account: AccountId, now: i64) -> Result<(), Refused> {
        self.with(|lately| {
            counted(&mut lately.comings, account, (self.limits.comings, COMINGS_IN), now)
                .map_err(|wait| Refused::ComesAndGoes { minutes: rounded_up(wait, 60_000) })
        })
    }

    /// Counts a look that is shown to all in a channel, or refuses it.
    pub(super) fn show(&self, channel: u64, now: i64) -> Result<(), Refused> {
        self.with(|lately| {
            counted(&mut lately.shows, channel, (self.limits.shows, LOOKS_IN), now)
                .map_err(|wait| Refused::ShownLately { seconds: rounded_up(wait, 1_000) })
        })
    }

    /// A look of this time was not shown and does not count.
    pub(super) fn did_not_show(&self, channel: u64, then: i64) {
        self.with(|lately| uncounted(&mut lately.shows, &channel, then));
    }

    /// Counts a picture that is drawn for somebody, or refuses it.
    pub(super) fn draw(&self, account: AccountId, now: i64) -> Result<(), Refused> {
        self.with(|lately| {
            counted(&mut lately.drawings, account, (self.limits.drawings, LOOKS_IN), now)
                .map_err(|wait| Refused::DrawnOften { seconds: rounded_up(wait, 1_000) })
        })
    }

    /// Counts a file of what is stored about somebody, or refuses it: it reads every journal.
    pub(super) fn file(&self, account: AccountId, now: i64) -> Result<(), Refused> {
        self.with(|lately| {
            counted(&mut lately.files, account, (self.limits.files, LOOKS_IN), now)
                .map_err(|wait| Refused::TooFast { seconds: rounded_up(wait, 1_000) })
        })
    }

    /// A join or leave of this time came to nothing and does not count.
    pub(super) fn did_not(&self, account: AccountId, then: i64) {
        self.with(|lately| uncounted(&mut lately.comings, &account, then));
    }

    /// When an edit of the channel's lobby may go out. An edit that waits already takes this one along.
    pub(super) fn lobby_edit(&self, channel: u64, now: i64) -> i64 {
        self.with(|lately| {
            if lately.edits.len() >= MANY {
                lately.edits.retain(|_, at| *at + self.limits.lobby_gap > now);
            }
            let at = match lately.edits.get(&channel) {
                Some(&last) if last >= now => last,
                Some(&last) => now.max(last + self.limits.lobby_gap),
                None => now,
            };
            lately.edits.insert(channel, at);
            at
        })
    }

    fn with<R>(&self, work: impl FnOnce(&mut Lately) -> R) -> R {
        work(&mut self.lately.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Whether somebody comes or goes by this.
pub(super) fn comes_or_goes(intent: &Intent) -> bool {
    match intent {
        Intent::Join | Intent::JoinAt { .. } | Intent::Leave => true,
        Intent::Press(press) => matches!(press.verb, Verb::Join | Verb::Leave),
        _ => false,
    }
}

/// Whether a lobby's post is edited by this, in its own time. The start is not among them: it brings the edit forward.
pub(super) fn edits_lobby(intent: &Intent) -> bool {
    match intent {
        Intent::Join
        | Intent::JoinAt { .. }
        | Intent::Leave
        | Intent::AddAi { .. }
        | Intent::Remove { .. }
        | Intent::Word { .. }
        | Intent::Gate(_)
        | Intent::Settings { .. } => true,
        Intent::Press(press) | Intent::Written { press, .. } => {
            press.reach() == Reach::Lobby && press.verb != Verb::Start
        }
        _ => false,
    }
}

/// Counts one more time, or says how long to wait for it, in milliseconds.
fn counted<K: Hash + Eq>(
    all: &mut HashMap<K, VecDeque<i64>>,
    whose: K,
    (most, within): (usize, i64),
    now: i64,
) -> Result<(), i64> {
    let is_old = |time: &i64| *time <= now - within;
    if all.len() >= MANY {
        all.retain(|_, times| times.back().is_some_and(|last| !is_old(last)));
    }
    let times = all.entry(whose).or_default();
    while times.front().is_some_and(is_old) {
        times.pop_front();
    }
    if times.len() >= most {
        return Err(times.front().map_or(0, |first| first + within - now));
    }
    times.push_back(now);
    Ok(())
}

/// Takes one time back.
fn uncounted<K: Hash + Eq>(all: &mut HashMap<K, VecDeque<i64>>, whose: &K, then: i64) {
    if let Some(times) = all.get_mut(whose)
        && let Some(at) = times.iter().rposition(|time| *time == then)
    {
        times.remove(at);
    }
}

fn rounded_up(wait: i64, unit: i64) -> u32 {
    u32::try_from(wait.max(1).saturating_add(unit - 1) / unit).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: AccountId = AccountId(1);

    #[test]
    fn a_flood_is_stopped_and_passes() {
        let pace = Pace::new(Limits::USUAL);
        for n in 0..20 {
            assert_eq!(pace.request(ANA, n * 10), Ok(()));
        }
        assert_eq!(pace.request(ANA, 500), Err(Refused::TooFast { seconds: 10 }));
        assert_eq!(pace.request(AccountId(2), 500), Ok(()), "others are not slowed");
        assert_eq!(pace.request(ANA, 10_000), Ok(()), "the first one is 10 s old");
        assert_eq!(pace.request(ANA, 10_005), Err(Refused::TooFast { seconds: 1 }));
    }

    #[test]
    fn five_pictures_and_one_public_look_a_minute() {
        let pace = Pace::new(Limits::USUAL);
        for n in 0..5 {
            assert_eq!(pace.draw(ANA, n), Ok(()));
        }
        assert_eq!(pace.draw(ANA, 30_000), Err(Refused::DrawnOften { seconds: 30 }));
        assert_eq!(pace.draw(AccountId(2), 30_000), Ok(()));
        assert_eq!(pace.show(7, 0), Ok(()));
        assert_eq!(pace.show(7, 1), Err(Refused::ShownLately { seconds: 60 }));
        assert_eq!(pace.show(8, 1), Ok(()), "each channel has its own");
        pace.did_not_show(7, 0);
        assert_eq!(pace.show(7, 2), Ok(()));
    }

    #[test]
    fn what_came_to_nothing_does_not_count() {
        let pace = Pace::new(Limits::USUAL);
        for n in 0..10 {
            assert_eq!(pace.come_or_go(ANA, n), Ok(()));
            pace.did_not(ANA, n);
        }
        for n in 0..3 {
            assert_eq!(pace.come_or_go(ANA, 60_000 * n), Ok(()));
        }
        assert_eq!(pace.come_or_go(ANA, 180_000), Err(Refused::ComesAndGoes { minutes: 7 }));
        assert_eq!(pace.come_or_go(ANA, 600_000), Ok(()));
    }

    #[test]
    fn a_lobby_is_edited_once_in_two_seconds() {
        let pace = Pace::new(Limits::USUAL);
        let due: Vec<i64> = [0, 100, 1_900, 2_000, 2_001, 4_500, 9_000].map(|now| pace.lobby_edit(7, now)).to_vec();
        assert_eq!(due, [0, 2_000, 2_000, 2_000, 4_000, 6_000, 9_000]);
        assert_eq!(pace.lobby_edit(8, 100), 100, "each lobby has its own time");
    }

    #[test]
    fn memory_stays_small() {
        let pace = Pace::new(Limits::USUAL);
        for n in 0..3 * MANY as u64 {
            let now = 20_000 * n.cast_signed();
            assert_eq!(pace.request(AccountId(n), now), Ok(()));
            pace.lobby_edit(n, now);
        }
        pace.with(|lately| assert!(lately.requests.len() <= MANY && lately.edits.len() <= MANY));
    }
}
