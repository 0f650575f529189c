//! Questions that one person puts to another in public: may I take over this seat, do you agree to this undo. A question lies in the
//! store until it is answered or lapses; its buttons name it, so one written by hand asks nothing.

use super::answer::Refused;
use super::change::Change;
use super::draw::{self, Offer};
use super::intent::Person;
use super::load::{Match, PLATFORM};
use super::moderate::{self, Moderator, Newcomer};
use super::post::{Notice, Post};
use super::reply::Reply;
use super::sight::{AccountId, MatchId};
use crate::game::ids::SeatId;
use crate::game::people::{Hold, Viewer};
use crate::store::{DraftRow, Json, Tx};
use crate::text::harmless;

/// How long a question about a seat keeps others from asking, in milliseconds: an hour.
const OPEN_FOR: i64 = 60 * 60 * 1_000;

/// How long somebody who was told no does not ask again, in milliseconds: a day.
pub(super) const NO_FOR: i64 = 24 * OPEN_FOR;

/// A question with its answer, as it lies in the store and in the outbox.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Question {
    /// When it was put, in Unix milliseconds: with the match its name.
    pub asked: i64,
    pub by: AccountId,
    /// The asker's name, harmless.
    pub name: String,
    /// Who is called to answer it.
    pub whom: AccountId,
    pub what: What,
    /// `None`: it is open.
    pub end: Option<End>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The host: may the asker play on for the AI in this seat?
    TakeOver(SeatId),
    /// Another player: does the moderator, who plays too, undo to before this move? Lapses with the next move.
    Undo { moves: u32 },
    /// Everybody who plays: shall the match be a draw?
    Draw(Offer),
}

/// How a question ended.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    Yes { by: String },
    No { by: String },
    Lapsed,
}

impl What {
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Self::TakeOver(_) => TAKE_OVER,
            Self::Undo { .. } => UNDO,
            Self::Draw(_) => DRAW,
        }
    }

    /// Where it lies: one question for each seat to be taken, one undo for the match, one draw for each seat that asked.
    fn seat(&self) -> SeatId {
        match self {
            Self::TakeOver(seat) => *seat,
            Self::Draw(offer) => offer.seat,
            Self::Undo { .. } => SeatId(0),
        }
    }
}

const KINDS: [&str; 3] = [TAKE_OVER, UNDO, DRAW];
const TAKE_OVER: &str = "take-over";
const UNDO: &str = "ask-undo";
pub(super) const DRAW: &str = "ask-draw";

/// Asks the host for a seat of the AI in a match that has begun. Where there are several and none is named, they are listed.
pub(super) fn join(change: &mut Change<'_, '_>, person: &Person, named: Option<SeatId>) -> Result<Reply, Refused> {
    if !change.of.is_played() {
        return Err(Refused::MovedOn);
    }
    let has_one = !change.of.seats_of(person.account).is_empty();
    let view = change.of.view(Viewer::Public).ok_or(Refused::NotStarted)?;
    let free = |seat: &SeatId| {
        view.hold(*seat) == Some(&Hold::Ai)
            && view.contenders().contains(seat)
            && moderate::may_have(&change.of, person.account, *seat)
    };
    let seats: Vec<SeatId> = change.of.chairs.ids().filter(free).collect();
    let seat = match (named, seats.as_slice()) {
        (_, []) if has_one => return Err(Refused::AlreadyJoined),
        (_, []) => return Err(Refused::AlreadyStarted),
        (Some(seat), all) if all.contains(&seat) => seat,
        (Some(_), _) => return Err(Refused::MovedOn),
        (None, [one]) => *one,
        (None, _) => return Ok(Reply::WhichSeat(seats)),
    };
    if change.of.host == person.account || change.of.host == AccountId::NOBODY {
        // Whose consent it would need; whoever hosted it and was deleted cannot give any.
        take_over(change, seat, person.account, &person.name)?;
        return Ok(Reply::Joined { seat, later: false });
    }
    let now = change.now;
    let holds_back = |one: &Question| match one.end {
        None => one.asked.saturating_add(OPEN_FOR) > now,
        Some(End::No { .. }) => one.by == person.account && one.asked.saturating_add(NO_FOR) > now,
        Some(End::Yes { .. } | End::Lapsed) => false,
    };
    let others = all(change.tx, &change.of, TAKE_OVER)?;
    if others.iter().any(holds_back) {
        return Err(Refused::AskedAlready);
    }
    for old in others.into_iter().filter(|one| one.end.is_none()) {
        close(change, old, End::Lapsed)?;
    }
    let player = change.tx.put_player(PLATFORM, &person.account.0.to_string(), &person.name)?;
    change.tx.set_player_language(player, person.lang.code())?;
    ask(change, person.account, &person.name, change.of.host, What::TakeOver(seat))?;
    Ok(Reply::Asked)
}

/// Undoes for a moderator; one who plays in the match asks another player first, if there is one.
pub(super) fn undo(change: &mut Change<'_, '_>, moderator: &Moderator, to: Option<i64>) -> Result<Reply, Refused> {
    let asker = moderator.account;
    let others = change.of.chairs.iter().flat_map(|(_, chair)| &chair.people);
    let whom =
        others.filter(|sitter| sitter.is_somebody()).map(|sitter| sitter.account).find(|account| *account != asker);
    let Some(whom) = whom.filter(|_| moderator.plays) else { return moderate::undo(change, moderator, to) };
    moderate::played(&change.of)?;
    let moves = moderate::undoable(change.tx, &change.of)?;
    let moves = moderate::wanted(&moves, to)?.row.move_no;
    for old in all(change.tx, &change.of, UNDO)?.into_iter().filter(|one| one.end.is_none()) {
        close(change, old, End::Lapsed)?;
    }
    ask(change, asker, &moderator.by, whom, What::Undo { moves })?;
    Ok(Reply::Asked)
}

/// Answers a question, for those who may.
pub(super) fn answer(change: &mut Change<'_, '_>, person: &Person, asked: i64, yes: bool) -> Result<Reply, Refused> {
    let mut questions = Vec::new();
    for kind in KINDS {
        questions.extend(all(change.tx, &change.of, kind)?);
    }
    let question = questions.into_iter().find(|one| one.asked == asked).ok_or(Refused::OldButton)?;
    if question.end.is_some() || !change.of.is_played() {
        return Err(Refused::MovedOn);
    }
    let plays = !change.of.seats_of(person.account).is_empty();
    match question.what {
        What::TakeOver(_) if change.of.host != person.account && !person.moderator => return Err(Refused::OnlyHost),
        What::Undo { .. } if !plays => return Err(Refused::NoSeat),
        What::Draw(_) => return draw::answer(change, person, question, yes),
        What::TakeOver(_) | What::Undo { .. } => {}
    }
    if question.by == person.account {
        return Err(Refused::NotYourself);
    }
    let by = harmless(&person.name);
    if !yes {
        close(change, question, End::No { by })?;
        return Ok(Reply::Answered);
    }
    close(change, question.clone(), End::Yes { by })?;
    match question.what {
        What::TakeOver(seat) => {
            let is_free = change.of.chairs.get(seat).is_some_and(|chair| chair.people.is_empty());
            if !is_free {
                return Err(Refused::MovedOn);
            }
            take_over(change, seat, question.by, &question.name)?;
        }
        What::Undo { moves } => {
            let moderator = Moderator { account: question.by, by: question.name, plays: true };
            moderate::undo(change, &moderator, Some(i64::from(moves)))?;
        }
        // Done above: it has more than one answer.
        What::Draw(_) => return Err(Refused::Bug),
    }
    Ok(Reply::Answered)
}

/// After a move nobody is asked any more whether one before it shall be undone; an undo ends a question about a draw too, and the end
/// of the match every one.
pub(super) fn moved_on(change: &mut Change<'_, '_>, undone: bool) -> Result<(), Refused> {
    if !change.of.row.state.is_live() {
        return over(change);
    }
    draw::moved_on(change, undone)?;
    for old in all(change.tx, &change.of, UNDO)?.into_iter().filter(|one| one.end.is_none()) {
        close(change, old, End::Lapsed)?;
    }
    Ok(())
}

/// With the match every question ends that was not answered.
pub(super) fn over(change: &Change<'_, '_>) -> Result<(), Refused> {
    for kind in KINDS {
        for old in all(change.tx, &change.of, kind)?.into_iter().filter(|one| one.end.is_none()) {
            close(change, old, End::Lapsed)?;
        }
    }
    Ok(())
}

/// Takes somebody out of all that was asked in a match. What they asked, and what only they were to answer, lapses; the host's part
/// goes to the host that there is now. `change`: the match, where it can be read.
pub(super) fn forget(
    tx: &Tx<'_>,
    id: MatchId,
    person: &Gone<'_>,
    change: Option<&Change<'_, '_>>,
) -> Result<(), Refused> {
    for row in tx.drafts(id)?.into_iter().filter(|row| KINDS.contains(&row.kind.as_str())) {
        let Ok(question) = serde_json::from_str::<Question>(&row.body) else {
            if row.body.contains(&person.account.0.to_string()) {
                tx.drop_draft(id, row.seat, &row.kind)?;
            }
            continue;
        };
        let host = change.map(|change| change.of.host);
        let without = person.taken_out_of(question.clone(), host);
        if without == question {
            continue;
        }
        let body = serde_json::to_string(&without).map(Json).map_err(|_| Refused::Bug)?;
        tx.put_draft(&DraftRow { body, ..row })?;
        if let Some(change) = change.filter(|_| question.end.is_none()) {
            change.show(&Post::Question { of: id, question: without }, change.now)?;
        }
    }
    Ok(())
}

/// Somebody who is being deleted, with the harmless name by which answers call them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gone<'a> {
    pub(super) account: AccountId,
    pub(super) name: &'a str,
}

impl Gone<'_> {
    fn taken_out_of(&self, mut question: Question, host: Option<AccountId>) -> Question {
        let nobody = || harmless("");
        if question.by == self.account {
            question.by = AccountId::NOBODY;
            question.name = nobody();
            question.end = question.end.or(Some(End::Lapsed));
        }
        if question.whom == self.account {
            let heir = host.filter(|_| matches!(question.what, What::TakeOver(_)) && question.end.is_none());
            question.whom = heir.filter(|heir| *heir != self.account).unwrap_or(AccountId::NOBODY);
            if question.whom == AccountId::NOBODY {
                question.end = question.end.or(Some(End::Lapsed));
            }
        }
        if let What::Draw(offer) = &mut question.what {
            offer.agreed.retain(|agreed| *agreed != self.account);
            offer.no = offer.no.filter(|(by, _)| *by != self.account);
        }
        if let Some(End::Yes { by } | End::No { by }) = &mut question.end
            && by == self.name
        {
            *by = nobody();
        }
        question
    }
}

fn take_over(change: &mut Change<'_, '_>, seat: SeatId, account: AccountId, name: &str) -> Result<(), Refused> {
    let (was, now) = moderate::put_in(change, seat, Newcomer { account, name, bot: false }, account)?;
    change.notice(Notice::TookOver { was, now })
}

fn ask(change: &Change<'_, '_>, by: AccountId, name: &str, whom: AccountId, what: What) -> Result<(), Refused> {
    let question = Question { asked: change.now, by, name: harmless(name), whom, what, end: None };
    keep(change, &question)
}

pub(super) fn close(change: &Change<'_, '_>, question: Question, end: End) -> Result<(), Refused> {
    keep(change, &Question { end: Some(end), ..question })
}

/// Writes a question down and shows it as it is now.
pub(super) fn keep(change: &Change<'_, '_>, question: &Question) -> Result<(), Refused> {
    let body = serde_json::to_string(question).map(Json).map_err(|_| Refused::Bug)?;
    let (match_id, kind) = (change.of.id(), question.what.kind().to_owned());
    change.tx.put_draft(&DraftRow { match_id, seat: question.what.seat(), kind, body })?;
    change.show(&Post::Question { of: match_id, question: question.clone() }, change.now)
}

/// What was asked; what this release cannot read was asked by nobody.
pub(super) fn all(tx: &Tx<'_>, of: &Match, kind: &str) -> Result<Vec<Question>, Refused> {
    let rows = tx.drafts(of.id())?.into_iter().filter(|row| row.kind == kind);
    Ok(rows.filter_map(|row| serde_json::from_str(&row.body).ok()).collect())
}
