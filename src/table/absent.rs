//! Whoever is on turn has left the server: the match waits for them as for anybody, and those who can help hear of it.

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::error::log_undone;
use super::guild;
use super::load::{LoadError, load};
use super::logbook;
use super::outbox::Due;
use super::post::{Notice, Post};
use super::sight::{AccountId, MatchId, MatchState};
use crate::game::ids::SeatId;
use crate::game::people::Viewer;
use crate::store::Tx;

/// Whom a post has called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    pub of: MatchId,
    pub guild: u64,
    pub turn: u32,
    /// The seats that are awaited, with their people; none without people.
    pub seats: Vec<(SeatId, Vec<AccountId>)>,
}

impl Due {
    /// Whom this post calls, if it calls those who are awaited. To be asked for one that was sent as a new message.
    pub fn calls(&self) -> Option<Called> {
        let sight = self.rendered.sight.as_ref()?;
        let is_call = matches!(self.rendered.post, Post::Turn { .. } | Post::SetUp { .. });
        if !is_call || !self.rendered.ping || self.rendered.past || sight.state != MatchState::Running {
            return None;
        }
        let view = sight.view.as_ref()?;
        let people = |seat: SeatId| -> Vec<AccountId> {
            let accounts = sight.seats.get(seat).into_iter().flat_map(|seated| &seated.accounts);
            accounts.copied().filter(|account| *account != AccountId::NOBODY).collect()
        };
        let awaited = view.awaited().into_iter().map(|seat| (seat, people(seat)));
        let seats: Vec<_> = awaited.filter(|(_, people)| !people.is_empty()).collect();
        (!seats.is_empty()).then_some(Called { of: sight.id, guild: sight.place.guild, turn: view.turn(), seats })
    }
}

impl Table {
    /// All people of this seat have left the server. Said in the channel and in the log of the server, if the match still waits for
    /// them; nothing else follows from it.
    pub async fn people_left(&self, called: &Called, seat: SeatId) {
        let (of, turn, now) = (called.of, called.turn, self.now());
        let people = called.seats.iter().find(|(other, _)| *other == seat).map(|(_, people)| people.clone());
        let change = move |tx: &mut Tx<'_>| {
            let of = match load(tx, of) {
                Ok(of) => of,
                Err(LoadError::Store(error)) => return Err(error.into()),
                Err(LoadError::Broken(..)) => return Ok(()),
            };
            let Some(view) = of.view(Viewer::Public) else { return Ok::<_, Refused>(()) };
            let still = view.turn() == turn && view.awaited().contains(&seat);
            let are_same = of.chairs.get(seat).is_some_and(|chair| {
                let sitting = chair.people.iter().map(|sitter| sitter.account);
                people.as_ref().is_some_and(|people| sitting.eq(people.iter().copied()))
            });
            if of.row.state != MatchState::Running || !still || !are_same {
                return Ok(());
            }
            let posts = guild::settings(tx, of.place().guild)?.posts;
            let change = Change::new(tx, of, now, posts);
            let notice = Notice::Absent { seat };
            logbook::note(tx, change.of.id(), &notice, now)?;
            change.notice(notice)
        };
        if let Err(error) = self.store().write(change).await {
            log_undone(error, format_args!("that players of match {of} have left could not be told"));
        }
        self.ring();
    }
}
