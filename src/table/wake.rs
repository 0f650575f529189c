//! What happens without anybody asking: the AI's moves, and the end of a lobby that nobody uses. What is due lies in the store, so a crash loses none of it.

use tokio::task::JoinSet;

use super::Table;
use super::act::set_aside;
use super::answer::Refused;
use super::change::{AI_DUE, Change, REVEAL, plain_post};
use super::error::log_undone;
use super::guild;
use super::load::{LoadError, Match, load};
use super::lobby::{self, IDLE_DUE};
use super::post::{Notice, Post};
use super::sight::{MatchId, MatchState};
use super::stopped::Stopped;
use crate::ai;
use crate::game::action::Action;
use crate::game::ids::SeatId;
use crate::game::people::{Actor, Hold, Viewer};
use crate::store::{Attempt, DeadlineId, DeadlineRow, Reading, StoreError, Tx, UnreadableRow};

/// How many deadlines are carried out at once.
const AT_ONCE: u32 = 8;

/// How long after a failure the next attempt comes, in milliseconds.
const AGAIN_IN: i64 = 2_000;

/// How long after its time the end of a secret is still told in the channel, in milliseconds: 30 days.
const TOLD_FOR: i64 = 30 * 86_400_000;

/// How long to wait before the store is asked again after it failed, in milliseconds.
const STORE_AGAIN_IN: i64 = 5_000;

impl Table {
    /// Carries out what is due, until nothing is. Says how many deadlines it met or tried.
    pub async fn wake(&self) -> Result<usize, Refused> {
        let mut met = 0;
        loop {
            let now = self.now();
            let due = self.store().read(move |reading| reading.due(now, AT_ONCE)).await?;
            if due.rows.is_empty() && due.unreadable.is_empty() {
                return Ok(met);
            }
            let mut failed = None;
            for row in due.unreadable {
                if let Err(refused) = self.unreadable_deadline(row).await {
                    failed.get_or_insert(refused);
                }
            }
            let mut under_way = JoinSet::new();
            for row in due.rows {
                met += 1;
                let table = self.clone();
                under_way.spawn(async move { table.meet(row).await });
            }
            // All are awaited, also after a failure: one that is dropped between commit and cache would leave an old view.
            while let Some(done) = under_way.join_next().await {
                if let Err(refused) = done.unwrap_or(Err(Refused::Bug)) {
                    failed.get_or_insert(refused);
                }
            }
            if let Some(refused) = failed {
                return Err(refused);
            }
        }
    }

    /// [`wake`](Self::wake)s whenever something is due, for ever. Dropping it loses nothing.
    pub async fn run_clock(&self) {
        self.check_matches().await;
        loop {
            let next = match self.wake().await {
                Ok(_) => self.store().read(Reading::next_due_at).await.map_err(Refused::from),
                Err(refused) => Err(refused),
            };
            let next = match next {
                Ok(next) => next.unwrap_or(i64::MAX),
                Err(Refused::ShuttingDown) => return,
                Err(refused) => {
                    tracing::error!(?refused, "what is due cannot be carried out");
                    self.now() + STORE_AGAIN_IN
                }
            };
            tokio::select! {
                () = self.0.wake.notified() => {}
                () = self.0.clock.sleep_until(next) => {}
            }
        }
    }

    /// Loads every live match once and sets those aside that cannot be read; all others go on.
    pub async fn check_matches(&self) {
        let live = self.store().read(Reading::live_matches).await;
        let live = match live {
            Ok(live) => live,
            Err(error) => return log_undone(error, "the matches cannot be listed"),
        };
        let heads = live.rows.into_iter().filter(|head| head.state != MatchState::SetAside).map(|head| head.match_id);
        let unreadable = live.unreadable.into_iter().map(|row| MatchId(row.id));
        for id in heads.chain(unreadable) {
            let found = self.store().read(move |reading| Ok::<_, StoreError>(load(reading, id))).await;
            if let Ok(Err(LoadError::Broken(why, details))) = found {
                self.put_aside(id, why, details).await;
            }
        }
    }

    /// Carries out one deadline, or counts its failure.
    async fn meet(&self, row: DeadlineRow) -> Result<(), Refused> {
        let done = match (row.kind.as_str(), row.seat) {
            (AI_DUE, Some(seat)) => self.move_ai(&row, seat).await,
            (IDLE_DUE, None) => self.close_lobby(&row).await,
            (REVEAL, _) => self.reveal(&row).await,
            _ => {
                tracing::warn!(kind = row.kind, "a deadline of a kind that this release does not know");
                Err(Refused::Bug)
            }
        };
        match done {
            // Overtaken: whatever changed the match has set its own deadlines.
            Ok(()) => Ok(()),
            Err(Refused::MovedOn) => {
                self.0.cache.forget(row.match_id);
                Ok(())
            }
            Err(Refused::ShuttingDown) => Err(Refused::ShuttingDown),
            Err(refused) => self.fell_short(&row, &refused).await,
        }
    }

    /// Lets the AI think from what its seat may know, on a thread of its own, and plays its action as a player would: for the version
    /// that it thought about.
    async fn move_ai(&self, row: &DeadlineRow, seat: SeatId) -> Result<(), Refused> {
        let of = self.state(row.match_id).await?;
        let view = of.view(Viewer::Seat(seat)).ok_or(Refused::NotStarted)?;
        let tie = tie(&of);
        let action = tokio::task::spawn_blocking(move || ai::choose(&view, seat, tie));
        let action = action.await.map_err(|_| Refused::Bug)?;
        let (version, now, deadline) = (of.row.version, self.now(), row.clone());
        let since = self.0.cache.moment();
        let change = move |tx: &mut Tx<'_>| play_ai(tx, &deadline, version, seat, action.as_ref(), now);
        if let Some(of) = self.store().write(change).await? {
            self.committed(*of, since);
        }
        Ok(())
    }

    /// Closes a lobby that nobody has changed for long.
    async fn close_lobby(&self, row: &DeadlineRow) -> Result<(), Refused> {
        let (now, deadline) = (self.now(), row.clone());
        let since = self.0.cache.moment();
        if let Some(of) = self.store().write(move |tx: &mut Tx<'_>| close_idle(tx, &deadline, now)).await? {
            self.committed(*of, since);
        }
        Ok(())
    }

    /// Reveals the seed of a match that was ended and stayed so; it can no longer be opened again.
    async fn reveal(&self, row: &DeadlineRow) -> Result<(), Refused> {
        let (row, now) = (row.clone(), self.now());
        let change = move |tx: &mut Tx<'_>| {
            tx.meet_deadline(row.deadline_id)?;
            let head = tx.match_head(row.match_id)?;
            if head.state == MatchState::Ended {
                tx.reveal_seed(row.match_id, now)?;
                // Of matches of long ago, after an update, nobody needs to hear in a channel where others play by now.
                if head.started_at.is_some() && now.saturating_sub(row.due_at) < TOLD_FOR {
                    let post = Post::Notice { of: row.match_id, notice: Notice::Revealed };
                    tx.put_say(&plain_post(&head, &post, now)?)?;
                }
            }
            Ok::<_, Refused>(())
        };
        self.store().write(change).await?;
        self.ring();
        Ok(())
    }

    async fn fell_short(&self, row: &DeadlineRow, refused: &Refused) -> Result<(), Refused> {
        tracing::error!(of = %row.match_id, kind = row.kind, ?refused, "a deadline could not be met");
        let (id, of, now) = (row.deadline_id, row.match_id, self.now());
        let why = match refused {
            Refused::SetAside(why) => *why,
            Refused::Bug => Stopped::Bug,
            _ => Stopped::Failed,
        };
        let change = move |tx: &mut Tx<'_>| {
            if tx.deadline_failed(id, now + AGAIN_IN)? == Some(Attempt::Spent) {
                set_aside(tx, of, (why, "what was due failed three times"), now)?;
            }
            Ok::<_, Refused>(())
        };
        self.store().write(change).await?;
        self.forget(of);
        Ok(())
    }

    /// Counts a deadline that cannot be read as failed. The third time its match is set aside; where that is over, nothing is due.
    async fn unreadable_deadline(&self, row: UnreadableRow) -> Result<(), Refused> {
        let (id, now) = (DeadlineId(row.id), self.now());
        let change = move |tx: &mut Tx<'_>| {
            let owner = tx.owner_of_deadline(id)?;
            let attempt = tx.deadline_failed(id, now + AGAIN_IN)?;
            if let (Some(Attempt::Spent), Some(of)) = (attempt, owner) {
                set_aside(tx, of, (Stopped::Damaged, "a deadline of it cannot be read"), now)?;
                if !tx.match_head(of)?.state.is_live() {
                    tx.meet_deadline(id)?;
                }
            }
            Ok::<_, Refused>((owner, attempt))
        };
        let (owner, attempt) = self.store().write(change).await?;
        if attempt == Some(Attempt::Again { tries: 1 }) {
            tracing::error!(row = row.id, error = %row.error, "a deadline cannot be read");
        }
        if let Some(of) = owner {
            self.forget(of);
        }
        Ok(())
    }

    /// Sets a match aside, with a notice.
    async fn put_aside(&self, id: MatchId, why: Stopped, details: String) {
        let now = self.now();
        let change = move |tx: &mut Tx<'_>| set_aside(tx, id, (why, &details), now);
        if let Err(error) = self.store().write(change).await {
            log_undone(error, format_args!("match {id} could not be set aside"));
        }
        self.forget(id);
    }
}

/// Plays the AI's action if the match still stands as it was thought about; `None`: the deadline had been overtaken.
fn play_ai(
    tx: &Tx<'_>,
    deadline: &DeadlineRow,
    version: u32,
    seat: SeatId,
    action: Option<&Action>,
    now: i64,
) -> Result<Option<Box<Match>>, Refused> {
    let of = load(tx, deadline.match_id)?;
    if of.row.state != MatchState::Running {
        if !matches!(of.row.state, MatchState::Paused | MatchState::SetAside) {
            tx.meet_deadline(deadline.deadline_id)?;
        }
        return Ok(None);
    }
    if of.row.version != version {
        return Err(Refused::MovedOn);
    }
    if of.chairs.get(seat).is_none_or(|chair| chair.hold() != Hold::Ai) {
        tx.meet_deadline(deadline.deadline_id)?;
        return Ok(None);
    }
    let posts = guild::settings(tx, of.place().guild)?.posts;
    let view = of.view(Viewer::Seat(seat)).ok_or(Refused::NotStarted)?;
    let mut change = Change::new(tx, of, now, posts);
    let legal = action.filter(|action| view.check(seat, action).is_ok()).cloned();
    if legal.is_none() {
        tracing::warn!(of = %deadline.match_id, version, "the AI found nothing legal; it takes the default");
    }
    let Some(action) = legal.or_else(|| view.default_action(seat)) else {
        tx.meet_deadline(deadline.deadline_id)?;
        return Ok(None);
    };
    change.play(Actor::Seat(seat), &action, None)?;
    Ok(Some(Box::new(change.of)))
}

/// Closes the lobby of the deadline; `None`: it was changed or is over meanwhile.
fn close_idle(tx: &Tx<'_>, deadline: &DeadlineRow, now: i64) -> Result<Option<Box<Match>>, Refused> {
    // Each change of the lobby puts another one in its place.
    if !tx.meet_deadline(deadline.deadline_id)? {
        return Ok(None);
    }
    let of = load(tx, deadline.match_id)?;
    if of.row.state != MatchState::Lobby {
        return Ok(None);
    }
    let posts = guild::settings(tx, of.place().guild)?.posts;
    let mut change = Change::new(tx, of, now, posts);
    lobby::close_idle(&mut change)?;
    Ok(Some(Box::new(change.of)))
}

/// Breaks the AI's ties, the same way each time it thinks about this state.
pub(super) fn tie(of: &Match) -> u64 {
    let id = of.id().0.cast_unsigned();
    id.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(of.row.version).wrapping_mul(0xd1b5_4a32_d192_ed03)
}
