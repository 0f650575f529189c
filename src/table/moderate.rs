//! What moderators do to a match. Every act is public: it writes a notice.

use super::answer::Refused;
use super::change::{Change, is_aside};
use super::draw;
use super::elsewhere::REOPEN_WITHIN;
use super::house;
use super::intent::Person;
use super::journal::Deed;
use super::load::{Chair, Match, PLATFORM, Sitter, thaw};
use super::lobby;
use super::logbook;
use super::names;
use super::post::Notice;
use super::question;
use super::reply::Reply;
use super::sight::{AccountId, MatchState, Seated};
use super::stopped::Stopped;
use crate::game::action::Action;
use crate::game::event::Event;
use crate::game::ids::{BySeat, SeatId};
use crate::game::naming;
use crate::game::people::{Actor, Hold, Viewer};
use crate::game::view::View;
use crate::store::{self, InteractionId, JoinRow, JournalRow, Reading, SeatRow, SnapshotHead};

/// A moderator with the name that notices show.
#[derive(Clone, Debug)]
pub(super) struct Moderator {
    pub(super) account: AccountId,
    pub(super) by: String,
    /// Whether they play in the match themselves: then every notice of theirs says so.
    pub(super) plays: bool,
}

/// Who shall have a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Newcomer<'a> {
    pub(super) account: AccountId,
    pub(super) name: &'a str,
    /// Whether the account is a program's.
    pub(super) bot: bool,
}

impl Moderator {
    /// The person, if they moderate.
    pub(super) fn new(person: &Person) -> Result<Self, Refused> {
        let by = crate::text::harmless(&person.name);
        let plays = false;
        if person.moderator { Ok(Self { account: person.account, by, plays }) } else { Err(Refused::OnlyModerator) }
    }

    /// The same for what they do to this match, as it stands before.
    pub(super) fn at(person: &Person, of: &Match) -> Result<Self, Refused> {
        let plays = !of.seats_of(person.account).is_empty();
        Ok(Self { plays, ..Self::new(person)? })
    }

    /// Tells the channel, and the log of the server, what they did.
    fn tells(&self, change: &Change<'_, '_>, notice: Notice) -> Result<(), Refused> {
        let told = self.with_part(notice);
        logbook::note(change.tx, change.of.id(), &told, change.now)?;
        change.notice(told)
    }

    fn with_part(&self, notice: Notice) -> Notice {
        if self.plays { Notice::ByPlayer { act: Box::new(notice) } } else { notice }
    }
}

/// Tells the log of the server what a moderator is about to do in a lobby that somebody else hosts; of the host's own acts, nothing.
pub(super) fn log_in_place_of_host(
    change: &Change<'_, '_>,
    person: &Person,
    act: impl FnOnce(String) -> Notice,
) -> Result<(), Refused> {
    if change.of.host == person.account {
        return Ok(());
    }
    let moderator = Moderator::at(person, &change.of)?;
    logbook::note(change.tx, change.of.id(), &moderator.with_part(act(moderator.by.clone())), change.now)
}

/// All clocks stand still; buttons and panels stay good.
pub(super) fn pause(change: &mut Change<'_, '_>, moderator: &Moderator) -> Result<Reply, Refused> {
    match change.of.row.state {
        MatchState::Running => {}
        MatchState::Paused => return Err(Refused::Paused),
        _ => return Err(not_played(&change.of)),
    }
    change.of.row.state = MatchState::Paused;
    change.of.row.paused_at = Some(change.now);
    change.write()?;
    moderator.tells(change, Notice::Paused { by: moderator.by.clone() })?;
    change.show_current()?;
    Ok(Reply::Paused)
}

/// Goes on after a pause, or with a match that was set aside and can be read again.
pub(super) fn resume(change: &mut Change<'_, '_>, moderator: &Moderator) -> Result<Reply, Refused> {
    match change.of.row.state {
        MatchState::Paused | MatchState::SetAside => {}
        MatchState::Running => return Err(Refused::NotPaused),
        _ => return Err(not_played(&change.of)),
    }
    go_on(change)?;
    moderator.tells(change, Notice::Resumed { by: moderator.by.clone() })?;
    change.show_current()?;
    Ok(Reply::Resumed)
}

/// Takes a match up again that stood still, without telling of it: its clocks run, and what was left unsaid is said.
pub(super) fn go_on(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    let since = change.of.row.paused_at.take().unwrap_or(change.now);
    change.of.row.broken = None;
    change.of.row.state = if change.of.game.is_some() { MatchState::Running } else { MatchState::Lobby };
    change.write()?;
    change.tx.shift_deadlines(change.of.id(), change.now.saturating_sub(since).max(0))?;
    // What cannot be read would only stop the match again.
    change.tx.drop_unreadable(change.of.id())?;
    change.tx.reopen_outbox(change.of.id(), change.now)?;
    settle(change)?;
    if let Some(view) = change.of.view(Viewer::Public) {
        change.schedule(&view)?;
        // A post that went out while the match stood still called nobody.
        change.call_anew()?;
    }
    Ok(())
}

/// Takes a match back into the pause in which it was set aside: what was left unsaid is said.
pub(super) fn stay_paused(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    change.of.row.broken = None;
    change.of.row.state = MatchState::Paused;
    change.write()?;
    change.tx.drop_unreadable(change.of.id())?;
    change.tx.reopen_outbox(change.of.id(), change.now)?;
    settle(change)
}

/// Takes a seat from its people: the AI plays on; in the lobby the seat is free again.
pub(super) fn kick(
    change: &mut Change<'_, '_>,
    moderator: &Moderator,
    seat: SeatId,
    person: &Person,
) -> Result<Reply, Refused> {
    if change.of.row.state == MatchState::Lobby {
        house::bar(change, seat)?;
        // Named before it goes: the seats behind it move up.
        let name = change.of.chairs[seat].name.clone();
        lobby::remove(change, seat)?;
        moderator.tells(change, Notice::Removed { name: name.clone(), by: moderator.by.clone() })?;
        return Ok(Reply::Removed { name });
    }
    played(&change.of)?;
    to_ai(change, seat, person.account)?;
    moderator.tells(change, Notice::Kicked { seat, by: moderator.by.clone() })?;
    Ok(Reply::Kicked(seat))
}

/// Gives a seat to somebody else: a person who has none here.
pub(super) fn replace(
    change: &mut Change<'_, '_>,
    moderator: &Moderator,
    asked: &str,
    with: Newcomer<'_>,
) -> Result<Reply, Refused> {
    let seat = names::find(asked, &names::seats(change.of.seated().iter()))?;
    if change.of.row.state != MatchState::Lobby {
        played(&change.of)?;
    }
    let (was, now) = put_in(change, seat, with, moderator.account)?;
    moderator.tells(change, Notice::Replaced { was: was.clone(), now: now.clone(), by: moderator.by.clone() })?;
    Ok(Reply::Replaced { was, now })
}

/// Gives a seat to a newcomer; gives back whose it was and whose it is.
pub(super) fn put_in(
    change: &mut Change<'_, '_>,
    seat: SeatId,
    newcomer: Newcomer<'_>,
    asker: AccountId,
) -> Result<(String, String), Refused> {
    let Newcomer { account, name, bot } = newcomer;
    if bot {
        return Err(Refused::IsBot { name: name.to_owned() });
    }
    if !may_have(&change.of, account, seat) {
        return Err(Refused::AlreadySeated);
    }
    if change.of.row.state == MatchState::Lobby {
        // Given once for this lobby: whoever goes takes it along.
        let left = change.of.chairs[seat].clone();
        house::keep_word(change, &left)?;
    }
    free(change, seat)?;
    let player = change.tx.put_player(PLATFORM, &account.0.to_string(), name)?;
    change.tx.set_dm_closed(player, false)?;
    let now = lobby::distinct(name, &others(&change.of, seat));
    let chair = &mut change.of.chairs[seat];
    let was = std::mem::replace(&mut chair.name, now.clone());
    chair.people = vec![Sitter { player, account, dm_closed: false }];
    let (slot, counter, name) = (chair.slot, chair.counter, chair.name.clone());
    if change.of.seats_of(change.of.host).is_empty() {
        change.of.host = account;
        change.of.row.host = player;
    }
    let row = SeatRow { match_id: change.of.id(), seat, name, shape: slot, counter };
    change.tx.put_seat(&row)?;
    change.tx.add_seat_player(change.of.id(), seat, player)?;
    if change.of.row.state == MatchState::Lobby {
        // A word is its person's, not the seat's.
        let (joined, word) = (Some(change.interaction), change.of.house.word_of(account));
        change.of.chairs[seat].joined = joined;
        change.of.chairs[seat].word.clone_from(&word);
        change.tx.put_join(change.of.id(), &JoinRow { seat, joined: joined.map(InteractionId), word })?;
        lobby::finish(change)?;
    } else {
        let is_awaited = change.of.view(Viewer::Public).is_some_and(|view| view.awaited().contains(&seat));
        let hand_over = Action::HandOver { seat, hold: Hold::Players(vec![player]) };
        change.play(Actor::Moderator, &hand_over, Some(asker))?;
        if is_awaited {
            // At the version of the change: what is under way shows the one before.
            change.call_anew()?;
        }
        draw::somebody_came(change)?;
    }
    Ok((was, now))
}

/// Whether a person may have this seat: they have none, or a player may run several here and it is of the side of those that they have.
pub(super) fn may_have(of: &Match, account: AccountId, seat: SeatId) -> bool {
    let own = of.seats_of(account);
    let view = of.view(Viewer::Public);
    let side = |seat: SeatId| view.as_ref().and_then(View::conquest).map(|view| view.side(seat));
    own.is_empty()
        || of.options.may_run_several()
            && !own.contains(&seat)
            && own.iter().all(|&one| side(one).is_some() && side(one) == side(seat))
}

/// Gives a seat to the AI.
pub(super) fn to_ai(change: &mut Change<'_, '_>, seat: SeatId, asker: AccountId) -> Result<(), Refused> {
    vacate(change, seat)?;
    let hand_over = Action::HandOver { seat, hold: Hold::Ai };
    change.play(Actor::Moderator, &hand_over, Some(asker))?;
    draw::somebody_left(change)
}

/// Takes the people off a seat. Where it was the host's, the first who is left hosts the match.
pub(super) fn vacate(change: &mut Change<'_, '_>, seat: SeatId) -> Result<(), Refused> {
    free(change, seat)?;
    if change.of.seats_of(change.of.host).is_empty() {
        hand_on(change);
    }
    Ok(())
}

/// Makes the first person who is left the host; `false`: nobody is left.
pub(super) fn hand_on(change: &mut Change<'_, '_>) -> bool {
    let mut people = change.of.chairs.iter().flat_map(|(_, chair)| &chair.people);
    let Some(heir) = people.find(|sitter| sitter.is_somebody() && sitter.account != change.of.host).cloned() else {
        return false;
    };
    change.of.row.host = heir.player;
    change.of.host = heir.account;
    true
}

/// Takes seats from those who were deleted meanwhile, and lets the game know who plays: in a match that stood still, and after an undo
/// to a time when a seat was not out that was left since.
pub(super) fn settle(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    let is_former = |chair: &Chair| chair.people.iter().any(|sitter| !sitter.is_somebody());
    let mut is_changed = false;
    let next =
        |change: &Change<'_, '_>| change.of.chairs.iter().find(|(_, chair)| is_former(chair)).map(|(seat, _)| seat);
    while let Some(seat) = next(change) {
        match change.of.game {
            Some(_) => vacate(change, seat)?,
            None => lobby::remove(change, seat)?,
        }
        is_changed = true;
    }
    is_changed |= change.of.host == AccountId::NOBODY && hand_on(change);
    if is_changed {
        change.write()?;
    }
    for seat in change.of.chairs.ids() {
        let hold = change.of.chairs[seat].hold();
        let view = change.of.view(Viewer::Public);
        if is_in_play(change, seat) && view.is_some_and(|view| view.hold(seat) != Some(&hold)) {
            change.play(Actor::Moderator, &Action::HandOver { seat, hold }, None)?;
        }
    }
    Ok(())
}

/// Whether the game lets somebody else have the seat: it is neither out nor given up.
pub(super) fn is_in_play(change: &Change<'_, '_>, seat: SeatId) -> bool {
    change.of.view(Viewer::Public).is_some_and(|view| view.contenders().contains(&seat))
}

/// Goes back to the state before a move, or before the last move of a person.
pub(super) fn undo(change: &mut Change<'_, '_>, moderator: &Moderator, to: Option<i64>) -> Result<Reply, Refused> {
    played(&change.of)?;
    let moves = undoable(change.tx, &change.of)?;
    let wanted = wanted(&moves, to)?;
    let (move_no, first) = (u64::from(wanted.row.move_no), wanted.row.version);
    let snapshot = change.tx.snapshot(change.of.id(), wanted.before.version)?.ok_or(Refused::NothingToUndo)?;
    let game = thaw(&snapshot.snapshot, &change.of.row, change.of.kit)?;
    let last = change.of.row.version;
    let taken_back = moves.iter().filter(|undoable| undoable.row.version >= first).count();
    let aside = done_aside(change.tx, &change.of, first)?;
    change.go_back(wanted.before.version, game)?;
    change.tx.mark_undone(change.of.id(), first..=last, change.of.row.version)?;
    settle(change)?;
    do_again(change, aside)?;
    moderator.tells(change, Notice::Undone { moves: move_no, taken_back, by: moderator.by.clone() })?;
    Ok(Reply::Undone { moves: move_no, taken_back })
}

/// Ends the match without a winner. Its seed stays secret for as long as it may be opened again.
pub(super) fn end(change: &mut Change<'_, '_>, moderator: &Moderator) -> Result<Reply, Refused> {
    match change.of.row.state {
        MatchState::Lobby | MatchState::Running | MatchState::Paused | MatchState::SetAside => {}
        MatchState::Over | MatchState::Ended => return Err(Refused::MatchOver),
    }
    change.of.row.state = MatchState::Ended;
    change.of.row.ended_at = Some(change.now);
    change.write()?;
    change.tx.cancel_deadlines(change.of.id())?;
    question::over(change)?;
    change.reveal_later()?;
    // What broke here must not hold up the next match of the channel: it is tried once more, and then given up.
    change.tx.reopen_target(store::Target::Channel(change.of.row.channel_id), change.now)?;
    change.show_current()?;
    moderator.tells(change, Notice::Ended { by: moderator.by.clone() })?;
    Ok(Reply::Ended)
}

/// Opens a match again that was ended, within the time in which its secrets are kept for that.
pub(super) fn reopen(change: &mut Change<'_, '_>, moderator: &Moderator) -> Result<Reply, Refused> {
    match change.of.row.state {
        MatchState::Ended => {}
        MatchState::Over => return Err(Refused::Won),
        MatchState::Lobby | MatchState::Running | MatchState::Paused | MatchState::SetAside => {
            return Err(Refused::NotEnded);
        }
    }
    let ended = change.of.row.ended_at.unwrap_or(change.of.row.created_at);
    let revealed = change.tx.seal(change.of.id())?.is_none_or(|seal| seal.revealed_at.is_some());
    if revealed || change.now >= ended.saturating_add(REOPEN_WITHIN) || change.of.chairs.is_empty() {
        return Err(Refused::TooLateToReopen);
    }
    change.of.row.state = if change.of.game.is_some() { MatchState::Running } else { MatchState::Lobby };
    change.of.row.ended_at = None;
    change.of.row.paused_at = None;
    change.of.row.broken = None;
    change.write()?;
    change.tx.cancel_deadlines(change.of.id())?;
    settle(change)?;
    if !change.of.row.state.is_live() {
        // All who were in the lobby are deleted.
        return Err(Refused::TooLateToReopen);
    }
    if let Some(view) = change.of.view(Viewer::Public) {
        change.schedule(&view)?;
        change.call_anew()?;
    }
    moderator.tells(change, Notice::Reopened { by: moderator.by.clone() })?;
    change.show_current()?;
    Ok(Reply::Reopened)
}

/// Gives a seat another name, distinct and harmless.
pub(super) fn rename(
    change: &mut Change<'_, '_>,
    moderator: &Moderator,
    asked: &str,
    name: &str,
) -> Result<Reply, Refused> {
    if !change.of.row.state.is_live() {
        return Err(Refused::MatchOver);
    }
    let seat = names::find(asked, &names::seats(change.of.seated().iter()))?;
    let now = lobby::distinct(name, &others(&change.of, seat));
    let was = std::mem::replace(&mut change.of.chairs[seat].name, now.clone());
    let Chair { slot, counter, .. } = change.of.chairs[seat];
    change.tx.put_seat(&SeatRow { match_id: change.of.id(), seat, name: now.clone(), shape: slot, counter })?;
    change.write()?;
    moderator.tells(change, Notice::Renamed { was: was.clone(), now: now.clone(), by: moderator.by.clone() })?;
    change.show_current()?;
    Ok(Reply::Renamed { was, now })
}

/// The move to whose beginning an undo goes back: the one with this number, or the last of a person.
pub(super) fn wanted(moves: &[Undoable], to: Option<i64>) -> Result<&Undoable, Refused> {
    let (Some(newest), Some(oldest)) = (moves.first(), moves.last()) else { return Err(Refused::NothingToUndo) };
    let (newest, oldest) = (u64::from(newest.row.move_no), u64::from(oldest.row.move_no));
    match to {
        None => moves.iter().find(|undoable| undoable.by_person).or(moves.first()).ok_or(Refused::NothingToUndo),
        Some(asked) => {
            let found = moves.iter().find(|undoable| i64::from(undoable.row.move_no) == asked);
            found.ok_or(Refused::NoSuchMove { asked, newest, oldest })
        }
    }
}

/// A move that can be taken back.
pub(super) struct Undoable {
    pub(super) row: JournalRow,
    /// The kept state before it.
    before: SnapshotHead,
    by_person: bool,
    /// Whose move it is, unless a moderator or the clock made it.
    pub(super) seat: Option<SeatId>,
}

/// The moves that still stand and whose state before is kept, newest first.
pub(super) fn undoable(reading: &Reading, of: &Match) -> Result<Vec<Undoable>, Refused> {
    let snapshots = reading.snapshots(of.id())?;
    let oldest = snapshots.last().map_or(0, |head| head.version);
    let rows = reading.journal(of.id(), oldest..=u32::MAX)?;
    let mut moves = Vec::new();
    let mut before: Option<SnapshotHead> = None;
    for row in rows {
        let version = row.version;
        if let Ok((deed @ Deed::Act(_), actor, events)) = read(of, &row)
            && row.undone_by.is_none()
            // What has no number of its own is no move.
            && !is_aside(&deed, &events)
            && let Some(before) = before
        {
            let seat = match actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Everybody | Actor::Moderator | Actor::Clock => None,
            };
            let by_person = seat.and_then(|seat| of.chairs.get(seat)).is_some_and(|chair| !chair.people.is_empty());
            moves.push(Undoable { row, before, by_person, seat });
        }
        // Only the state right before a move will do: where it was pruned, the move stands for good.
        before = snapshots.iter().find(|head| head.version == version).copied();
    }
    moves.reverse();
    Ok(moves)
}

/// What a row of the journal says.
fn read(of: &Match, row: &JournalRow) -> serde_json::Result<(Deed, Actor, Vec<Event>)> {
    naming::with(of.kit.edition(), || {
        let deed: Deed = serde_json::from_str(&row.action)?;
        let actor: Actor = serde_json::from_str(&row.actor)?;
        Ok((deed, actor, serde_json::from_str(&row.events)?))
    })
}

/// What seats have done beside the turns since this version, as far as it still stands, oldest first.
fn done_aside(reading: &Reading, of: &Match, since: u32) -> Result<Vec<(Actor, Action)>, Refused> {
    let rows = reading.journal(of.id(), since..=u32::MAX)?;
    let aside = |row: JournalRow| {
        let (deed, actor, events) = read(of, &row).ok()?;
        let is_aside = row.undone_by.is_none() && is_aside(&deed, &events);
        match (deed, actor) {
            (Deed::Act(action), Actor::Seat(_)) if is_aside => Some((actor, action)),
            _ => None,
        }
    };
    Ok(rows.into_iter().filter_map(aside).collect())
}

/// Does again after an undo what seats had done beside the turns that were taken back: standing orders and offers are not the moves of whoever
/// was on turn. What cannot be done in the state of then, such as arming a card that was drawn since, is gone with it.
fn do_again(change: &mut Change<'_, '_>, aside: Vec<(Actor, Action)>) -> Result<(), Refused> {
    for (actor, action) in aside {
        match change.play(actor, &action, None) {
            Ok(_) | Err(Refused::Rules { .. }) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(())
}

/// All chairs but this one: whose names a new name of it must not be.
fn others(of: &Match, seat: SeatId) -> BySeat<Chair> {
    of.chairs.iter().filter(|&(other, _)| other != seat).map(|(_, chair)| chair.clone()).collect()
}

/// Takes the people off a seat.
fn free(change: &mut Change<'_, '_>, seat: SeatId) -> Result<(), Refused> {
    let people = std::mem::take(&mut change.of.chairs[seat].people);
    for sitter in people {
        change.tx.remove_seat_player(change.of.id(), seat, sitter.player)?;
    }
    Ok(())
}

/// A seat with people, by what was typed.
pub(super) fn human_seat(of: &Match, asked: &str) -> Result<SeatId, Refused> {
    let seated = of.seated();
    let human: Vec<(SeatId, &Seated)> = seated.iter().filter(|(_, seated)| !seated.accounts.is_empty()).collect();
    names::find(asked, &names::seats(human))
}

/// Refuses where nothing of a running match is possible.
pub(super) fn played(of: &Match) -> Result<(), Refused> {
    if of.is_played() { Ok(()) } else { Err(not_played(of)) }
}

/// Refuses where nobody can play: before, in a pause, after.
pub(super) fn running(of: &Match) -> Result<(), Refused> {
    if of.row.state == MatchState::Running { Ok(()) } else { Err(not_played(of)) }
}

/// Why nothing of a running match is possible in this state.
fn not_played(of: &Match) -> Refused {
    match of.row.state {
        MatchState::Lobby => Refused::NotStarted,
        MatchState::SetAside => Refused::SetAside(of.stopped().unwrap_or(Stopped::Damaged)),
        MatchState::Over | MatchState::Ended => Refused::MatchOver,
        MatchState::Paused => Refused::Paused,
        MatchState::Running => Refused::NotPaused,
    }
}
