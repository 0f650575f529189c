//! A change in the making, inside the writer's transaction: the match, and all that must be written with it so that a crash
//! cannot lose it. Nothing here has an effect outside the transaction.

use super::answer::{Refused, SightRef};
use super::elsewhere::REOPEN_WITHIN;
use super::intent::PostEvery;
use super::journal::{self, Deed, Line};
use super::load::{Match, freeze};
use super::post::{Notice, Post};
use super::question;
use super::sight::{AccountId, MatchId, MatchState};
use super::stopped::Stopped;
use crate::game::action::Action;
use crate::game::chance::{Chance, DrawRecord, Recorded};
use crate::game::conquest::special::{Special, SpecialEvent};
use crate::game::conquest::turn::{Stage, Turn};
use crate::game::conquest::view::PhaseView;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{BySeat, PlayerId, SeatId, SpaceId};
use crate::game::people::{Actor, Audience, Hold, Viewer};
use crate::game::refusal::Refusal;
use crate::game::view::View;
use crate::game::{Game, naming};
use crate::seal::{self, MatchKey, Sealed, Seed};
use crate::store::{ChannelId, Json, MatchHead, NewDeadline, NewPost, SnapshotHead, SnapshotRow, Target, Tx};

/// The deadline at which the AI moves.
pub(super) const AI_DUE: &str = "ai";

/// The deadline at which the seed of a match is revealed that was ended and can no longer be opened again.
pub(super) const REVEAL: &str = "reveal";

/// How long the post of an AI's turn waits for the rest of that turn, in milliseconds, so that it is sent once.
const GATHER: i64 = 1_500;

/// A match and the transaction in which it changes.
pub(super) struct Change<'a, 'tx> {
    pub(super) tx: &'a Tx<'tx>,
    pub(super) of: Match,
    /// The version that was loaded; writing checks it.
    expected: u32,
    pub(super) now: i64,
    /// When an edit of the lobby may go out.
    pub(super) lobby_at: i64,
    /// The interaction that asked for the change; 0 where none did.
    pub(super) interaction: u64,
    posts: PostEvery,
    /// Nothing is said of it: what stands aside is shown anew once it goes on.
    pub(super) hushed: bool,
}

impl<'a, 'tx> Change<'a, 'tx> {
    pub(super) fn new(tx: &'a Tx<'tx>, of: Match, now: i64, posts: PostEvery) -> Self {
        Self { tx, expected: of.row.version, of, now, lobby_at: now, interaction: 0, posts, hushed: false }
    }

    fn id(&self) -> MatchId {
        self.of.id()
    }

    /// Writes the row of the match at the next version.
    pub(super) fn write(&mut self) -> Result<(), Refused> {
        self.of.row.version += 1;
        self.tx.update_match(self.expected, &self.of.row)?;
        self.expected = self.of.row.version;
        Ok(())
    }

    /// A refusal of the rules, with what the asker sees.
    pub(super) fn refused(&self, refusal: Refusal, account: Option<AccountId>) -> Refused {
        Refused::Rules { refusal, sight: Box::new(SightRef(self.of.sight(account))) }
    }

    /// Begins the game with what lies sealed and public.
    pub(super) fn begin(&mut self) -> Result<(), Refused> {
        let mut luck = luck(self.tx, &self.of)?;
        let mut recorded = Recorded::new(&mut luck);
        let edition = self.of.kit.edition();
        let (game, events) = Game::begin(edition, &self.of.options, self.of.holds(), &mut recorded);
        let draws = recorded.into_records();
        self.of.row.next_draw = luck.next();
        self.of.row.state = MatchState::Running;
        self.of.row.started_at = Some(self.now);
        let deed = Deed::Begin { holds: self.of.holds() };
        self.advance(None, game, Actor::Clock, &deed, &draws, &events)
    }

    /// Carries an action out, or refuses it for the asker.
    pub(super) fn play(
        &mut self,
        actor: Actor,
        action: &Action,
        asker: Option<AccountId>,
    ) -> Result<Vec<Event>, Refused> {
        let Some(game) = self.of.game.take() else { return Err(Refused::NotStarted) };
        let checked = match game.check(actor, action) {
            Ok(checked) => checked,
            Err(refusal) => {
                self.of.game = Some(game);
                return Err(self.refused(refusal, asker));
            }
        };
        let mut luck = luck(self.tx, &self.of)?;
        let mut recorded = Recorded::new(&mut luck);
        let (after, events) = game.perform(checked, &mut recorded);
        let draws = recorded.into_records();
        self.of.row.next_draw = luck.next();
        if let Actor::Seat(seat) = actor {
            self.count(seat, &game.view(Viewer::Public))?;
        }
        self.advance(Some(&game), after, actor, &Deed::Act(action.clone()), &draws, &events)?;
        Ok(events)
    }

    /// Goes to an earlier state as a new version. Who plays which seat stays as it is now; draw numbers go on.
    pub(super) fn go_back(&mut self, to: u32, earlier: Game) -> Result<(), Refused> {
        // As the game knows them, which is how the journal is replayed; what differs is handed over after it.
        let holds = self.of.view(Viewer::Public).map(|view| view.holds());
        let holds = holds.unwrap_or_else(|| self.of.holds());
        let earlier = with_holds(earlier, &holds, &mut luck(self.tx, &self.of)?)
            .map_err(|refusal| self.refused(refusal, None))?;
        for seat in self.of.chairs.ids() {
            self.bump(seat)?;
        }
        let turn = earlier.view(Viewer::Public).turn();
        let before = self.of.game.take();
        let newest = before.as_ref().map_or(turn, |game| game.view(Viewer::Public).turn());
        for turn in turn..=newest.max(turn) {
            // Their posts lie far up in the channel by now, and ended differently: whoever is called is called anew, from the version
            // that is written next.
            self.tx.close_post(self.id(), &self.post_of(turn).key(), self.of.row.version + 1)?;
        }
        self.advance(before.as_ref(), earlier, Actor::Moderator, &Deed::Undo { to }, &[], &[])
    }

    /// Writes the game's new state with everything that follows from it.
    fn advance(
        &mut self,
        before: Option<&Game>,
        after: Game,
        actor: Actor,
        deed: &Deed,
        draws: &[DrawRecord],
        events: &[Event],
    ) -> Result<(), Refused> {
        if let Err(fault) = after.audit() {
            // Caught at the writer: the change is rolled back and logged as the bug that it is.
            panic!("match {} at version {}: {deed:?} leaves an unsound state: {fault}", self.id(), self.of.row.version);
        }
        let seen_before = before.map(|game| game.view(Viewer::Public));
        let seen = after.view(Viewer::Public);
        let turn = seen_before.as_ref().map_or(0, View::turn);
        let aside = is_aside(deed, events);
        if !aside {
            self.of.row.moves += 1;
        }
        let over = after.is_over();
        if over {
            self.of.row.state = MatchState::Over;
            self.of.row.ended_at = Some(self.now);
        }
        let snapshot = freeze(&after)?;
        self.of.row.snapshot = Some(snapshot.clone());
        self.of.game = Some(after);
        self.write()?;
        let line = Line { actor, deed, draws, events, turn, at: self.now };
        self.tx.put_journal(&journal::row(&self.of, &line)?)?;
        let turn_start = seen_before.as_ref().is_none_or(|before| before.turn() != seen.turn());
        // An undo may end in the middle of a turn.
        self.keep(snapshot, &seen, turn_start && !matches!(deed, Deed::Undo { .. }))?;
        if turn == 0 && seen.turn() == 0 && seen_before.as_ref().is_some_and(|before| calls_somebody_new(before, &seen))
        {
            self.call_anew()?;
        }
        if !is_secret(deed) {
            // Also to those whom it has just eliminated.
            if !seen_before.as_ref().is_some_and(is_unwatched) {
                self.tell_order(turn, events)?;
            }
            self.tell_turn(turn, &seen, events)?;
            self.tell_commands(seen_before.as_ref(), &seen)?;
        }
        self.schedule(&seen)?;
        if over {
            // The last thing that happens to a match.
            self.tx.reveal_seed(self.id(), self.now)?;
        }
        if aside {
            return Ok(());
        }
        question::moved_on(self, matches!(deed, Deed::Undo { .. }))
    }

    /// Keeps the state for an undo: every version of the last round, and every start of a turn.
    fn keep(&self, snapshot: Json, seen: &View, turn_start: bool) -> Result<(), Refused> {
        let (match_id, version, move_no) = (self.id(), self.of.row.version, self.of.row.moves);
        let head = SnapshotHead { match_id, version, move_no, turn: seen.turn(), turn_start };
        self.tx.put_snapshot(&SnapshotRow { head, snapshot })?;
        if turn_start {
            let round = u32::try_from(self.of.chairs.len()).unwrap_or(u32::MAX);
            self.tx.prune_snapshots(match_id, seen.turn().saturating_sub(round))?;
        }
        Ok(())
    }

    /// What must be said of a change in which `turn` was played.
    fn tell_turn(&self, turn: u32, seen: &View, events: &[Event]) -> Result<(), Refused> {
        let of = self.id();
        let silent = is_unwatched(seen);
        let captured = || events.iter().any(Event::is_capture);
        let anew = match self.posts {
            PostEvery::Turn => false,
            PostEvery::Capture | PostEvery::Move if silent => false,
            PostEvery::Capture => captured(),
            PostEvery::Move => !events.is_empty(),
        };
        let at = |turn: u32| self.post_of(turn);
        let due = if is_ai_turn(seen) { self.now + GATHER } else { self.now };
        if silent {
            self.finish_shown()?;
        } else if turn <= seen.turn() {
            if anew {
                // A post that is closed is not edited: the next one is a new message.
                self.tx.close_post(of, &at(turn).key(), self.of.row.version)?;
            }
            self.show(&at(turn), if turn == seen.turn() { due } else { self.now })?;
        }
        if turn != seen.turn() && !silent {
            self.show(&at(seen.turn()), due)?;
        }
        self.tell_hands(events)?;
        if seen.is_over() {
            self.finish_shown()?;
            self.say(&Post::End { of })?;
        }
        Ok(())
    }

    /// An order with many throws has a post of its own: in that of the turn it would be folded away.
    fn tell_order(&self, turn: u32, events: &[Event]) -> Result<(), Refused> {
        for event in events {
            if let EventKind::Special(SpecialEvent::OrderCalled(called)) = &event.kind {
                self.say(&Post::Order { of: self.id(), turn, called: called.clone() })?;
            }
        }
        Ok(())
    }

    /// Calls the partner of whom the command of a space is asked, and closes what asked for one that was given or is no more asked for.
    fn tell_commands(&self, before: Option<&View>, seen: &View) -> Result<(), Refused> {
        let (was, now) = (before.map(commands_asked).unwrap_or_default(), commands_asked(seen));
        let closed = was.iter().filter(|old| !now.contains(old));
        let opened = now.iter().filter(|new| !was.contains(new));
        for &CommandAsked { turn, by, whose, space } in closed.chain(opened) {
            let asked = journal::asked_at(self.tx, &self.of, turn, space)?.unwrap_or_default();
            self.show(&Post::Command { of: self.id(), turn, by, whose, space, asked }, self.now)?;
        }
        Ok(())
    }

    /// Brings the turns that still look open in the channel up to date, and begins no new post.
    fn finish_shown(&self) -> Result<(), Refused> {
        for post in self.tx.open_posts(self.id())? {
            if let Some(turn) = post.key.strip_prefix("turn:").and_then(|turn| turn.parse().ok()) {
                self.show(&Post::Turn { of: self.id(), turn }, self.now)?;
            } else if post.key == self.post_of(0).key() {
                self.show(&self.post_of(0), self.now)?;
            }
        }
        Ok(())
    }

    /// The post that shows a turn; 0 is the set-up.
    fn post_of(&self, turn: u32) -> Post {
        let of = self.id();
        if turn == 0 { Post::SetUp { of } } else { Post::Turn { of, turn } }
    }

    /// Closes what is shown now, so that it is sent anew and calls whoever is awaited.
    pub(super) fn call_anew(&self) -> Result<(), Refused> {
        let turn = self.of.view(Viewer::Public).map_or(0, |view| view.turn());
        Ok(self.tx.close_post(self.id(), &self.post_of(turn).key(), self.of.row.version)?)
    }

    /// New cards are told to those who play the seat, each by direct message, unless theirs are closed.
    fn tell_hands(&self, events: &[Event]) -> Result<(), Refused> {
        for (seat, chair) in self.of.chairs.iter() {
            let is_news = |event: &&Event| {
                event.audience == Audience::Seat(seat)
                    && matches!(event.kind, EventKind::DrewCard { .. } | EventKind::TookCards { .. })
            };
            let news: Vec<EventKind> = events.iter().filter(is_news).map(|event| event.kind.clone()).collect();
            if news.is_empty() {
                continue;
            }
            let post = Post::Hand { of: self.id(), seat, news };
            for sitter in chair.people.iter().filter(|sitter| !sitter.dm_closed) {
                self.put(&post, Target::Player(sitter.player), self.now, false)?;
            }
        }
        Ok(())
    }

    /// The AI moves at once where it is awaited; what it should have done before this change it thinks about anew.
    pub(super) fn schedule(&self, seen: &View) -> Result<(), Refused> {
        self.tx.cancel_deadlines(self.id())?;
        if self.of.row.state != MatchState::Running && self.of.row.state != MatchState::Paused {
            return Ok(());
        }
        for seat in seen.awaited() {
            if seen.hold(seat) == Some(&Hold::Ai) {
                self.tx.put_deadline(&NewDeadline {
                    match_id: self.id(),
                    kind: AI_DUE.to_owned(),
                    seat: Some(seat),
                    due_at: self.now,
                    version: self.of.row.version,
                })?;
            }
        }
        Ok(())
    }

    /// The secrets of a match that was ended are kept for as long as it may be opened again.
    pub(super) fn reveal_later(&self) -> Result<(), Refused> {
        reveal_later(self.tx, self.id(), self.now, self.of.row.version)
    }

    /// In a simultaneous phase what a seat does ends its own buttons and nobody else's.
    fn count(&mut self, seat: SeatId, before: &View) -> Result<(), Refused> {
        if before.in_set_up() { self.bump(seat) } else { Ok(()) }
    }

    fn bump(&mut self, seat: SeatId) -> Result<(), Refused> {
        if let Some(counter) = self.tx.bump_counter(self.id(), seat)? {
            self.of.chairs[seat].counter = counter;
        }
        Ok(())
    }

    /// The channel's post of this key shows this version or a later one.
    pub(super) fn show(&self, post: &Post, not_before: i64) -> Result<(), Refused> {
        self.put(post, Target::Channel(ChannelId(self.of.place().channel)), not_before, true)
    }

    /// A new message in the channel.
    pub(super) fn say(&self, post: &Post) -> Result<(), Refused> {
        self.put(post, Target::Channel(ChannelId(self.of.place().channel)), self.now, false)
    }

    /// A direct message to a person.
    pub(super) fn tell(&self, post: &Post, player: PlayerId) -> Result<(), Refused> {
        self.put(post, Target::Player(player), self.now, false)
    }

    /// One public line.
    pub(super) fn notice(&self, notice: Notice) -> Result<(), Refused> {
        self.say(&Post::Notice { of: self.id(), notice })
    }

    /// Shows what is open now once more: after a change of the match that is no move.
    pub(super) fn show_current(&self) -> Result<(), Refused> {
        self.show(&current_post(&self.of), self.now)
    }

    fn put(&self, post: &Post, target: Target, not_before: i64, show: bool) -> Result<(), Refused> {
        if self.hushed {
            return Ok(());
        }
        let new = new_post(&self.of, post, target, not_before)?;
        if show {
            self.tx.put_show(&new)?
        } else {
            self.tx.put_say(&new)?
        };
        Ok(())
    }
}

impl std::fmt::Debug for Change<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Change of {:?}", self.of)
    }
}

/// A question for the command of a space that can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CommandAsked {
    turn: u32,
    by: SeatId,
    whose: SeatId,
    pub(super) space: SpaceId,
}

/// The questions for the command of a space that are open: as long as the step lasts in which it would pass on.
pub(super) fn commands_asked(view: &View) -> Vec<CommandAsked> {
    let Some(view) = view.conquest() else { return Vec::new() };
    let (PhaseView::Turn(Turn { seat, stage: Stage::FortifyShips, .. }), Some(theatre)) = (&view.phase, view.theatre())
    else {
        return Vec::new();
    };
    let open = theatre.doing.asked.iter().filter(|_| !theatre.doing.command);
    open.filter_map(|&space| Some(CommandAsked { turn: view.turn, by: *seat, whose: view.spaces[space].owner?, space }))
        .collect()
}

/// Whether something was done beside the turn that is played: it ends nobody's buttons and has no number of its own, so that none tells of a
/// secret.
pub(super) fn is_aside(deed: &Deed, events: &[Event]) -> bool {
    let moves_on = |event: &Event| matches!(&event.kind, EventKind::Special(SpecialEvent::CommandTaken { .. }));
    match deed {
        Deed::Act(Action::HandOver { .. }) => true,
        Deed::Act(Action::Special(wish)) => wish.is_out_of_turn() && !events.iter().any(moves_on),
        Deed::Act(_) | Deed::Begin { .. } | Deed::Undo { .. } => false,
    }
}

/// Whether nobody but who did it may know that it was done.
pub(super) fn is_secret(deed: &Deed) -> bool {
    matches!(deed, Deed::Act(Action::Special(Special::Arm { .. } | Special::Disarm { .. })))
}

/// The post that shows how a match stands now.
pub(super) fn current_post(of: &Match) -> Post {
    let id = of.id();
    match of.view(Viewer::Public) {
        None => Post::Lobby { of: id },
        Some(view) if view.turn() == 0 => Post::SetUp { of: id },
        Some(view) => Post::Turn { of: id, turn: view.turn() },
    }
}

/// Whether nobody but AIs is left in a game that goes on: it is played out without posts, and its end is told (ux 4).
pub(super) fn is_unwatched(seen: &View) -> bool {
    let is_ai = |(seat, hold): (SeatId, &Hold)| seen.is_out(seat) || *hold == Hold::Ai;
    seen.on_turn().is_some() && seen.holds().iter().all(is_ai)
}

/// Sets the deadline at which the seed of a match that ends at `now` is revealed.
pub(super) fn reveal_later(tx: &Tx<'_>, match_id: MatchId, now: i64, version: u32) -> Result<(), Refused> {
    let due_at = now.saturating_add(REOPEN_WITHIN);
    tx.put_deadline(&NewDeadline { match_id, kind: REVEAL.to_owned(), seat: None, due_at, version })?;
    Ok(())
}

fn is_ai_turn(seen: &View) -> bool {
    seen.on_turn().and_then(|seat| seen.hold(seat)) == Some(&Hold::Ai)
}

/// Whether a person is awaited in the set-up who was not awaited before.
fn calls_somebody_new(before: &View, seen: &View) -> bool {
    let awaited = before.awaited();
    let is_new = |seat: &SeatId| !awaited.contains(seat) && seen.hold(*seat) != Some(&Hold::Ai);
    seen.awaited().iter().any(is_new)
}

/// A game with other people at its seats. Handing over draws nothing.
pub(super) fn with_holds(game: Game, holds: &BySeat<Hold>, luck: &mut dyn Chance) -> Result<Game, Refusal> {
    holds.iter().try_fold(game, |game, (seat, hold)| {
        if game.view(Viewer::Public).hold(seat) == Some(hold) {
            return Ok(game);
        }
        let hand_over = Action::HandOver { seat, hold: hold.clone() };
        game.apply(Actor::Moderator, &hand_over, luck).map(|(game, _)| game)
    })
}

/// A row for the outbox.
fn new_post(of: &Match, post: &Post, target: Target, not_before: i64) -> Result<NewPost, Refused> {
    let body = naming::with(of.kit.edition(), || written(post))?;
    Ok(NewPost {
        match_id: Some(of.id()),
        guild_id: Some(of.row.guild_id),
        target,
        key: post.key(),
        post: body,
        version: of.row.version,
        nonce: nonce()?,
        not_before,
    })
}

/// A row for the channel of a match that need not be readable; the post names no space and no card.
pub(super) fn plain_post(of: &MatchHead, post: &Post, not_before: i64) -> Result<NewPost, Refused> {
    Ok(NewPost {
        match_id: Some(of.match_id),
        guild_id: Some(of.guild_id),
        target: Target::Channel(of.channel_id),
        key: post.key(),
        post: written(post)?,
        version: of.version,
        nonce: nonce()?,
        not_before,
    })
}

fn written(post: &Post) -> Result<Json, Refused> {
    serde_json::to_string(post).map(Json).map_err(|error| {
        tracing::error!(%error, "a post cannot be written");
        Refused::Bug
    })
}

/// 24 random hexadecimal digits.
fn nonce() -> Result<String, Refused> {
    let bytes: [u8; 12] = seal::random()?;
    Ok(bytes.iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}")))
}

/// The luck of a match, from its seed and public inputs.
fn luck(tx: &Tx<'_>, of: &Match) -> Result<Sealed, Refused> {
    let sealed = tx.seed(of.id())?.ok_or_else(|| {
        tracing::error!(of = %of.id(), "a match has no seed");
        Refused::SetAside(Stopped::Damaged)
    })?;
    let inputs: Vec<String> = serde_json::from_str(&sealed.inputs).map_err(|_| {
        tracing::error!(of = %of.id(), "the public inputs of a match cannot be read");
        Refused::SetAside(Stopped::Damaged)
    })?;
    let key = MatchKey::new(&Seed::from_bytes(sealed.seed.0), &inputs);
    Ok(Sealed::new(key, of.row.next_draw))
}
