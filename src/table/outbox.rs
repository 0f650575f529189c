//! The outbox from the side of delivery: what is due, with all that words are made from, and what became of it.
//!
//! For each row: [`Table::sending`] before the request, then [`Table::told`], [`Table::shown`], [`Table::failed`],
//! [`Table::postpone`] or another after it. What a crash left between the two is due again after [`Table::recover`].
//! None of them can fail for the caller: where the store cannot be written the row stays as it is and comes again.

use std::collections::BTreeSet;
use std::time::Duration;

use super::Table;
use super::act;
use super::answer::{Refused, Seen};
use super::card;
use super::change::plain_post;
use super::error::log_undone;
use super::load::PLATFORM;
use super::post::{LOGGED, LOOK, Post};
use super::render::due;
use super::sight::{AccountId, Entry, MatchId, MatchState, Sight};
use super::stopped::Stopped;
use crate::game::ids::{BySeat, CardId};
pub use crate::store::OutboxId;
use crate::store::{
    self, Attempt, ChannelId, Json, MessageId, PostKind, PostRow, Reading, StoreError, Tx, UnreadableRow,
};
use crate::text::lang::Lang;

/// Sent rows and receipts are kept so long, in milliseconds.
pub(super) const KEPT: i64 = 7 * 86_400_000;

/// How long after a row could not be read or made into a post it is tried again, in milliseconds.
const UNMADE_AGAIN_IN: i64 = 10_000;

/// How long whoever could not write something down waits before anything else, so that a full disk makes no storm.
const UNWRITTEN_PAUSE: Duration = Duration::from_millis(500);

/// The most posts that are taken out at once.
const AT_ONCE: u32 = 50;

/// A post that is due.
#[derive(Clone, Debug)]
pub struct Due {
    pub id: OutboxId,
    pub of: Option<MatchId>,
    /// The server of the match.
    pub guild: Option<u64>,
    pub target: Target,
    pub kind: PostKind,
    /// 24 random digits; the platform takes a second message with the same nonce for the first, for a few minutes.
    pub nonce: String,
    /// When the first request may have gone out (Unix milliseconds). After two minutes the nonce may be forgotten: look for the
    /// message before sending it again.
    pub first_tried: Option<i64>,
    /// Attempts that failed.
    pub tries: u32,
    /// The message that shows this post so far.
    pub shown: Option<Shown>,
    /// Other messages of the match that still have buttons and lose them once this is sent.
    pub stale: Vec<Shown>,
    /// Where a request may have gone out before: the latest messages there that are known to be something else.
    pub others: Vec<u64>,
    pub rendered: Rendered,
    pub(super) key: String,
    pub(super) version: u32,
    /// The row's post as it was taken out: a question is answered without a new version of its match.
    pub(super) body: Json,
}

/// Where a post goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    Channel(u64),
    Person(AccountId),
}

/// A message that shows a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub message: u64,
    /// When it was sent (Unix milliseconds); 0: it is not edited any more, a new one takes its place.
    pub at: i64,
}

/// What words and picture of a post are made from, as things stand now.
#[derive(Clone, Debug)]
pub struct Rendered {
    pub post: Post,
    /// The language of the server, or of the person.
    pub lang: Lang,
    /// What the readers see: everybody's sight in a channel, their own in a direct message. `None` where the match cannot be read.
    pub sight: Option<Sight>,
    /// The turn of the post is over: the sight shows how it ended, and there is nothing to press.
    pub past: bool,
    /// What happened since the end of the last turn of the seat on turn; where an arena of the dice game was won in a turn that is over,
    /// since it was laid out.
    pub since: Vec<Entry>,
    /// What happened in this turn (in the set-up; at the end: in the whole match).
    pub turn: Vec<Entry>,
    /// What was sealed, once it is revealed.
    pub seal: Option<Revealed>,
    /// The hands, open at the end.
    pub hands: Option<BySeat<Vec<CardId>>>,
    /// Nobody was called to this post so far.
    pub ping: bool,
    /// For a direct message: the post in the channel that shows how the match stands, where it is sent already.
    pub leads_to: Option<u64>,
    /// What somebody shows to all.
    pub seen: Option<Seen>,
}

/// The secret of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    pub seed: String,
    pub commitment: String,
}

impl Due {
    /// Whether the post is shown (edited) rather than said.
    pub fn is_show(&self) -> bool {
        self.kind == PostKind::Show
    }
}

impl Table {
    /// Makes due again what counts as being sent but is not `under_way`: the process ended in the middle, or what became of it
    /// could not be written down. To be called before the first [`outbox_next`](Self::outbox_next) and now and then.
    pub async fn recover(&self, under_way: BTreeSet<OutboxId>) -> Result<(), Refused> {
        let now = self.now();
        let change = move |tx: &mut Tx<'_>| {
            let found = tx.in_flight()?;
            let unreadable = found.unreadable.iter().map(|row| OutboxId(row.id));
            for id in found.rows.iter().map(|row| row.outbox_id).chain(unreadable) {
                if !under_way.contains(&id) {
                    tx.mark_waiting(id, now)?;
                }
            }
            tx.prune_outbox(now - KEPT)?;
            tx.prune_receipts(now - KEPT)?;
            Ok::<_, Refused>(())
        };
        Ok(self.store().write(change).await?)
    }

    /// What can be sent now: at most one post for each target. What needs no message any more is ticked off.
    pub async fn outbox_next(&self) -> Vec<Due> {
        loop {
            let (found, ticked_off) = match self.take_out().await {
                Ok(taken) => taken,
                Err(refused) => {
                    log_undone(refused, "the outbox cannot be read");
                    return Vec::new();
                }
            };
            // What was ticked off may have held up something behind it.
            if !found.is_empty() || ticked_off == 0 {
                return found;
            }
        }
    }

    /// The heads of all targets that are due, and how many rows needed no message.
    async fn take_out(&self) -> Result<(Vec<Due>, usize), Refused> {
        let now = self.now();
        let rows = self.store().read(move |reading| reading.next_due(now, AT_ONCE)).await?;
        for row in rows.unreadable {
            self.unreadable_post(row).await;
        }
        let (mut all, mut ticked_off) = (Vec::new(), 0);
        for row in rows.rows {
            let (id, of, now) = (row.outbox_id, row.match_id, self.now());
            let is_channel = matches!(row.target, store::Target::Channel(_));
            match self.store().read(move |reading| Ok::<_, StoreError>(due(reading, row))).await? {
                Ok(Some(due)) => all.push(due),
                Ok(None) => {
                    // Where this cannot be written the row comes again, but not in this call.
                    ticked_off += usize::from(self.noted(move |tx| Ok(tx.mark_sent(id, None, now)?)).await.is_some());
                }
                Err(refused) => {
                    tracing::error!(row = id.0, ?refused, "a post cannot be made");
                    let details = "a post of it cannot be made";
                    let change = move |tx: &mut Tx<'_>| {
                        if tx.mark_failed(id, details, now + UNMADE_AGAIN_IN)? == Some(Attempt::Spent) {
                            give_up_row(tx, (id, is_channel, of), (Stopped::Failed, details), now)?;
                        }
                        Ok(())
                    };
                    self.noted(change).await;
                }
            }
        }
        Ok((all, ticked_off))
    }

    /// Counts a row that cannot be read as failed, and gives it up the third time.
    async fn unreadable_post(&self, row: UnreadableRow) {
        let (id, now, details) = (OutboxId(row.id), self.now(), "a row of its outbox cannot be read");
        let change = move |tx: &mut Tx<'_>| {
            let attempt = tx.mark_failed(id, details, now + UNMADE_AGAIN_IN)?;
            let owner = tx.owner_of_post(id)?;
            if let (Some(Attempt::Spent), Some((of, is_channel))) = (attempt, owner) {
                give_up_row(tx, (id, is_channel, of), (Stopped::Damaged, details), now)?;
            }
            Ok((attempt, owner.and_then(|(of, _)| of)))
        };
        let Some((attempt, of)) = self.noted(change).await else { return };
        if attempt == Some(Attempt::Again { tries: 1 }) {
            tracing::error!(row = row.id, error = %row.error, "a row of the outbox cannot be read");
        }
        self.forget_if(of);
    }

    /// Returns when something may be due. For one waiter.
    pub async fn outbox_woken(&self) {
        let next = self.store().read(Reading::next_send_at).await.ok().flatten();
        let soon = match next {
            None => i64::MAX,
            // It was due before: whoever asks has it under way.
            Some(at) => at.max(self.now() + 50),
        };
        tokio::select! {
            () = self.0.deliver.notified() => {}
            () = self.0.clock.sleep_until(soon) => {}
        }
    }

    /// To be called before each request; `false`: it must not be sent, because it was, or because a move or an answer has come since it
    /// was taken out, which would then never be shown: it is taken out anew.
    pub async fn sending(&self, due: &Due) -> bool {
        let (id, version, body, now) = (due.id, due.version, due.body.clone(), self.now());
        let change = move |tx: &mut Tx<'_>| {
            let is_newer = tx.outbox_row(id)?.is_some_and(|row| row.version > version || row.post != body);
            Ok(!is_newer && tx.mark_sending(id, now)?)
        };
        self.noted(change).await.unwrap_or(false)
    }

    /// It was said, as this message (`None`: it needs none any more).
    pub async fn told(&self, due: &Due, message: Option<u64>) {
        let (id, card, now) = (due.id, card::told(due, message), self.now());
        let change = move |tx: &mut Tx<'_>| {
            if let Some((of, channel, message)) = card {
                tx.put_card(of, channel, message)?;
                tx.set_inputs_message(of, message)?;
            }
            Ok(tx.mark_sent(id, message.map(MessageId), now)?)
        };
        self.noted(change).await;
    }

    /// It is shown by this message, an old one that was edited or a new one; `bare` are those of its stale ones that have no buttons
    /// any more.
    pub async fn shown(&self, due: &Due, message: u64, bare: Vec<u64>) {
        let (due, now) = (due.clone(), self.now());
        // What is cached of a lobby does not know yet which message shows its seal.
        let lobby = due.of.filter(|_| matches!(due.rendered.post, Post::Lobby { .. }));
        let change = move |tx: &mut Tx<'_>| {
            tx.mark_sent(due.id, Some(MessageId(message)), now)?;
            let (Some(of), Target::Channel(channel)) = (due.of, due.target) else { return Ok(()) };
            let is_open = due.rendered.sight.as_ref().is_some_and(|sight| sight.state == MatchState::Lobby);
            if matches!(due.rendered.post, Post::Lobby { .. }) && is_open {
                tx.set_seal_message(of, MessageId(message))?;
            }
            // Closed while it was under way (an undo, a resume, a post for each move): the next one is a new message all the same.
            let closed_since = tx.closed_at(of, &due.key)?.filter(|&at| at > due.version);
            let since = due.shown.filter(|shown| shown.message == message).map_or(now, |shown| shown.at);
            let called_before = tx.post(of, &due.key)?.map(|post| post.called_at).filter(|_| !due.rendered.ping);
            tx.put_post(&PostRow {
                match_id: of,
                key: due.key.clone(),
                channel_id: ChannelId(channel),
                message_id: MessageId(message),
                created_at: since,
                called_at: called_before.unwrap_or(now),
                shown_version: closed_since.unwrap_or(due.version),
                closed: due.rendered.past || closed_since.is_some(),
            })?;
            for stale in tx.open_posts(of)? {
                if bare.contains(&stale.message_id.0) {
                    tx.close_post(of, &stale.key, due.version)?;
                }
            }
            Ok(())
        };
        self.noted(change).await;
        self.forget_if(lobby);
    }

    /// It could not be sent; the next attempt is at `again`. The third failure in a channel sets the match aside; a direct message
    /// is given up.
    pub async fn failed(&self, due: &Due, why: &str, again: i64) {
        let (id, target, of, now, why) = (due.id, due.target, due.of, self.now(), why.to_owned());
        let change = move |tx: &mut Tx<'_>| {
            if tx.mark_failed(id, &why, again)? == Some(Attempt::Spent) {
                // Not for its channel: were that so, it would go on by itself and fail again, for ever.
                give_up(tx, (id, target, of), (Stopped::Failed, &why), now)?;
            }
            Ok(())
        };
        self.noted(change).await;
        self.forget_if(of);
    }

    /// Nothing can be sent there until somebody changes that: no further attempt, the match is set aside. Where the channel is no more,
    /// [`nowhere`](Self::nowhere).
    pub async fn unreachable(&self, due: &Due, why: &str) {
        let (id, target, of, now, why) = (due.id, due.target, due.of, self.now(), why.to_owned());
        let change = move |tx: &mut Tx<'_>| {
            while let Some(Attempt::Again { .. }) = tx.mark_failed(id, &why, now)? {}
            give_up(tx, (id, target, of), (Stopped::Channel, &why), now)
        };
        self.noted(change).await;
        self.forget_if(of);
    }

    /// It was not sent and did not fail either (a rate limit, a shutdown): once more at this time.
    pub async fn postpone(&self, due: &Due, at: i64) {
        let id = due.id;
        self.noted(move |tx| Ok(tx.mark_waiting(id, at)?)).await;
    }

    /// The person takes no direct messages. Said once in the channel; until they join again none is tried.
    pub async fn dm_closed(&self, due: &Due, account: AccountId) {
        let (id, of, now) = (due.id, due.of, self.now());
        let change = move |tx: &mut Tx<'_>| {
            tx.mark_sent(id, None, now)?;
            let player = tx.player_by_account(PLATFORM, &account.0.to_string())?.filter(|player| !player.dm_closed);
            let (Some(player), Some(of)) = (player, of) else { return Ok(()) };
            tx.set_dm_closed(player.player_id, true)?;
            let head = tx.match_head(of)?;
            if let (true, Some(&seat)) = (head.state.is_live(), tx.seats_of_player(of, player.player_id)?.first()) {
                tx.put_say(&plain_post(&head, &Post::DmClosed { of, seat }, now)?)?;
            }
            Ok(())
        };
        self.noted(change).await;
        self.forget_if(of);
    }

    /// Writes down what became of a row. Where that fails the row comes again, which is why nothing is lost.
    pub(super) async fn noted<R: Send + 'static>(
        &self,
        change: impl FnMut(&mut Tx<'_>) -> Result<R, Refused> + Send + 'static,
    ) -> Option<R> {
        let done = self.store().write(change).await;
        self.ring();
        match done {
            Ok(done) => Some(done),
            Err(error) => {
                log_undone(error, "what became of a post could not be written down");
                // It is due again at once, and would fail at once again.
                tokio::time::sleep(UNWRITTEN_PAUSE).await;
                None
            }
        }
    }

    fn forget_if(&self, of: Option<MatchId>) {
        if let Some(of) = of {
            self.forget(of);
        }
    }
}

/// Gives up a row that failed for good.
pub(super) fn give_up(
    tx: &Tx<'_>,
    (id, target, of): (OutboxId, Target, Option<MatchId>),
    (stopped, why): (Stopped, &str),
    now: i64,
) -> Result<(), Refused> {
    let details = format!("a message could not be sent: {why}");
    give_up_row(tx, (id, matches!(target, Target::Channel(_)), of), (stopped, &details), now)
}

/// A channel that cannot be written sets its match aside, until a moderator resumes it; of a match that is over, and to a person, the
/// row is given up, so that it holds up nothing that comes after it.
fn give_up_row(
    tx: &Tx<'_>,
    (id, is_channel, of): (OutboxId, bool, Option<MatchId>),
    why: (Stopped, &str),
    now: i64,
) -> Result<(), Refused> {
    match of {
        Some(of) if is_channel && tx.match_head(of)?.state.is_live() => {
            // What the log cannot be told, and what somebody wanted to show, concerns no match.
            if tx.has_key(id, LOGGED)? || tx.has_key(id, LOOK)? {
                return Ok(tx.mark_sent(id, None, now)?);
            }
            act::set_aside(tx, of, why, now)
        }
        _ => Ok(tx.mark_sent(id, None, now)?),
    }
}
