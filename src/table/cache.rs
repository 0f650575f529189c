//! What was committed last, so that looking needs neither the writer nor the disk. Filled after commits and by readers; an older
//! version never takes the place of a newer one, and what was read before a match was forgotten is not kept after it: setting a match
//! aside makes no new version.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::load::Match;
use super::sight::{AccountId, MatchId, Sight};

/// The most matches that are kept; beyond that all are forgotten and read anew.
const MOST: usize = 1_000;

/// Matches and what people see of them.
#[derive(Default)]
pub(super) struct Cache(Mutex<Kept>);

/// A moment: what is read or committed after it knows all that made matches be forgotten before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moment(u64);

#[derive(Default)]
struct Kept {
    /// How often a match was forgotten.
    forgotten: u64,
    matches: HashMap<MatchId, One>,
    /// Live matches by channel.
    channels: HashMap<u64, MatchId>,
}

struct One {
    state: Arc<Match>,
    /// By account; those without a seat share what everybody sees.
    sights: HashMap<Option<AccountId>, Arc<Sight>>,
}

impl Cache {
    /// To be taken before a match is read or changed that is then [`put`](Self::put) here.
    pub(super) fn moment(&self) -> Moment {
        Moment(self.kept().forgotten)
    }

    /// Keeps a match that was read or committed after this moment, unless a newer version is there, and gives back what is there now.
    /// Where any match was forgotten meanwhile this one is read anew when it is needed.
    pub(super) fn put(&self, of: Arc<Match>, since: Moment) -> Arc<Match> {
        let mut kept = self.kept();
        if let Some(there) = kept.matches.get(&of.id())
            && there.state.row.version > of.row.version
        {
            return Arc::clone(&there.state);
        }
        if kept.forgotten != since.0 {
            kept.remove(of.id());
            return of;
        }
        if kept.matches.len() >= MOST {
            // All of them, also for those who read one of them now.
            *kept = Kept { forgotten: kept.forgotten + 1, ..Kept::default() };
        }
        let (id, channel) = (of.id(), of.place().channel);
        if of.row.state.is_live() {
            kept.channels.insert(channel, id);
        } else if kept.channels.get(&channel) == Some(&id) {
            kept.channels.remove(&channel);
        }
        kept.matches.insert(id, One { state: Arc::clone(&of), sights: HashMap::new() });
        of
    }

    /// Forgets a match whose row was changed without loading it.
    pub(super) fn forget(&self, id: MatchId) {
        let mut kept = self.kept();
        kept.forgotten += 1;
        kept.remove(id);
    }

    pub(super) fn state(&self, id: MatchId) -> Option<Arc<Match>> {
        self.kept().matches.get(&id).map(|one| Arc::clone(&one.state))
    }

    pub(super) fn live_in(&self, channel: u64) -> Option<MatchId> {
        self.kept().channels.get(&channel).copied()
    }

    /// What somebody sees of a match as it stands here, made once; of one that is not kept here, each time.
    pub(super) fn sight(&self, of: &Match, account: Option<AccountId>) -> Arc<Sight> {
        let account = account.filter(|&account| !of.seats_of(account).is_empty());
        let is_this = |one: &&mut One| std::ptr::eq(Arc::as_ptr(&one.state), of);
        if let Some(made) =
            self.kept().matches.get_mut(&of.id()).filter(is_this).and_then(|one| one.sights.get(&account))
        {
            return Arc::clone(made);
        }
        // Made without the lock: it takes longer than anything else here.
        let sight = Arc::new(of.sight(account));
        if let Some(one) = self.kept().matches.get_mut(&of.id()).filter(is_this) {
            one.sights.insert(account, Arc::clone(&sight));
        }
        sight
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        // Nothing that holds this lock can leave it half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn remove(&mut self, id: MatchId) {
        let Some(one) = self.matches.remove(&id) else { return };
        let channel = one.state.place().channel;
        // By now another match may live there.
        if self.channels.get(&channel) == Some(&id) {
            self.channels.remove(&channel);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::store::Store;
    use crate::table::Table;
    use crate::table::intent::{Intent, Person, Request};
    use crate::table::sight::{MatchState, Place};
    use crate::text::lang::Lang;

    /// A lobby as it was read before its channel could not be written, and after.
    async fn before_and_after() -> [Arc<Match>; 2] {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(&dir.path().join("adjutant.db")).unwrap();
        let table = Table::new(store, Clock::movable(1));
        let (account, name, roles) = (AccountId(101), "Ana".to_owned(), Vec::new());
        let person = Person { account, name, lang: Lang::En, moderator: false, manager: false, roles };
        let (place, intent) = (Place { guild: 1, channel: 10 }, Intent::New { ruleset: None, preset: None });
        table.act(Request { receipt: 1, person, place, parent: None, intent }).await.unwrap();
        let id = table.match_in(place).await.unwrap();
        let before = table.state(id).await.unwrap();
        table.server_left(place.guild).await;
        let after = table.state(id).await.unwrap();
        assert_eq!((before.row.state, after.row.state), (MatchState::Lobby, MatchState::SetAside));
        assert_eq!(before.row.version, after.row.version);
        [before, after]
    }

    #[tokio::test]
    async fn what_was_read_before_a_match_was_forgotten_is_not_kept_after_it() {
        let [before, after] = before_and_after().await;
        let (cache, id) = (Cache::default(), before.id());
        let since = cache.moment();
        cache.forget(id);
        let read = cache.put(Arc::clone(&before), since);
        assert!(Arc::ptr_eq(&read, &before) && cache.state(id).is_none() && cache.live_in(10).is_none());
        cache.put(Arc::clone(&after), cache.moment());
        assert!(cache.state(id).is_some_and(|kept| Arc::ptr_eq(&kept, &after)));
        assert_eq!(cache.live_in(10), Some(id));
        // What took longer to come here than another read says nothing about what is here.
        cache.put(before, since);
        assert!(cache.state(id).is_none_or(|kept| Arc::ptr_eq(&kept, &after)));
    }

    #[tokio::test]
    async fn forgetting_a_match_forgets_no_other_one_of_its_channel() {
        let [before, _] = before_and_after().await;
        let (cache, old, next) = (Cache::default(), before.id(), MatchId(before.id().0 + 1));
        cache.put(Arc::clone(&before), cache.moment());
        cache.kept().channels.insert(10, next);
        cache.forget(old);
        assert_eq!((cache.state(old).is_none(), cache.live_in(10)), (true, Some(next)));
        cache.put(before, cache.moment());
        cache.forget(old);
        assert_eq!(cache.live_in(10), None);
    }

    #[tokio::test]
    async fn nobody_sees_what_was_made_from_a_match_that_is_not_kept() {
        let [before, after] = before_and_after().await;
        let cache = Cache::default();
        cache.put(Arc::clone(&after), cache.moment());
        assert_eq!(cache.sight(&before, None).state, MatchState::Lobby);
        assert_eq!(cache.sight(&after, None).state, MatchState::SetAside);
        assert!(Arc::ptr_eq(&cache.sight(&after, None), &cache.sight(&after, None)), "made once");
    }
}
