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
    /// The seats that are awaited, those of the same people together, with them; none without people.
    pub seats: Vec<(Vec<SeatId>, Vec<AccountId>)>,
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
        let mut seats: Vec<(Vec<SeatId>, Vec<AccountId>)> = Vec::new();
        for seat in view.awaited() {
            let who = people(seat);
            match seats.iter_mut().find(|(_, people)| *people == who) {
                Some((seats, _)) => seats.push(seat),
                None if who.is_empty() => {}
                None => seats.push((vec![seat], who)),
            }
        }
        (!seats.is_empty()).then_some(Called { of: sight.id, guild: sight.place.guild, turn: view.turn(), seats })
    }
}

impl Table {
    /// These people, of those who were called, have left the server. Said in the channel and in the log of the server, once for all their
    /// seats for which the match still waits; nothing else follows from it.
    pub async fn people_left(&self, called: &Called, people: &[AccountId]) {
        let (of, turn, now) = (called.of, called.turn, self.now());
        let Some((seats, people)) = called.seats.iter().find(|(_, of)| of == people).cloned() else { return };
        let change = move |tx: &mut Tx<'_>| {
            let of = match load(tx, of) {
                Ok(of) => of,
                Err(LoadError::Store(error)) => return Err(error.into()),
                Err(LoadError::Broken(..)) => return Ok(()),
            };
            let Some(view) = of.view(Viewer::Public) else { return Ok::<_, Refused>(()) };
            let awaited = view.awaited();
            let still = |seat: &SeatId| {
                let sitting = of.chairs.get(*seat).into_iter().flat_map(|chair| &chair.people);
                awaited.contains(seat) && sitting.map(|sitter| sitter.account).eq(people.iter().copied())
            };
            let mut seats = seats.iter().copied().filter(still);
            let Some(seat) = seats.next().filter(|_| of.row.state == MatchState::Running && view.turn() == turn) else {
                return Ok(());
            };
            let notice = Notice::Absent { seat, also: seats.collect() };
            let posts = guild::settings(tx, of.place().guild)?.posts;
            let change = Change::new(tx, of, now, posts);
            logbook::note(tx, change.of.id(), &notice, now)?;
            change.notice(notice)
        };
        if let Err(error) = self.store().write(change).await {
            log_undone(error, format_args!("that players of match {of} have left could not be told"));
        }
        self.ring();
    }
}
