//! What was committed last, so that looking needs neither the writer nor the disk. Filled after commits and by readers; an older
//! version never takes the place of a newer one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::load::Match;
use super::sight::{AccountId, MatchId, Sight};

/// The most matches that are kept; beyond that all are forgotten and read anew.
const MOST: usize = 1_000;

/// Matches and what people see of them.
#[derive(Default)]
pub(super) struct Cache(Mutex<Kept>);

#[derive(Default)]
struct Kept {
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
    /// Keeps a match unless a newer version is there, and gives back what is there now.
    pub(super) fn put(&self, of: Arc<Match>) -> Arc<Match> {
        let mut kept = self.kept();
        if let Some(there) = kept.matches.get(&of.id())
            && there.state.row.version > of.row.version
        {
            return Arc::clone(&there.state);
        }
        if kept.matches.len() >= MOST {
            *kept = Kept::default();
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
        if let Some(one) = kept.matches.remove(&id) {
            kept.channels.remove(&one.state.place().channel);
        }
    }

    pub(super) fn state(&self, id: MatchId) -> Option<Arc<Match>> {
        self.kept().matches.get(&id).map(|one| Arc::clone(&one.state))
    }

    pub(super) fn live_in(&self, channel: u64) -> Option<MatchId> {
        self.kept().channels.get(&channel).copied()
    }

    /// What somebody sees of this version of a match, made once.
    pub(super) fn sight(&self, of: &Match, account: Option<AccountId>) -> Arc<Sight> {
        let account = account.filter(|&account| !of.seats_of(account).is_empty());
        let is_this = |one: &&mut One| one.state.row.version == of.row.version;
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
