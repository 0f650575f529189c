//! A draw that everybody agrees on who plays (C9): asked once in public, told until all have answered.

use super::answer::Refused;
use super::change::Change;
use super::intent::Person;
use super::load::{Match, Sitter};
use super::post::Post;
use super::question::{self, DRAW, End, NO_FOR, Question, What};
use super::reply::Reply;
use super::sight::AccountId;
use super::sure::own_seat;
use crate::game::action::Action;
use crate::game::ids::SeatId;
use crate::game::people::{Actor, Viewer};
use crate::game::view::View;
use crate::text::harmless;

/// The offer of a draw, with those who have answered.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Offer {
    /// Whose offer it is.
    pub seat: SeatId,
    /// Who has agreed; whoever asks does.
    pub agreed: Vec<AccountId>,
    /// Who said no, and when (Unix milliseconds).
    pub no: Option<(AccountId, i64)>,
    /// Turn and round in which it was made, and whose turn that was: it lapses when their next one begins.
    pub turn: u32,
    pub round: u32,
    pub on_turn: Option<SeatId>,
}

/// The seats whose people somebody in `own` must ask: people agree, whatever they have.
pub(super) fn asks(of: &Match, own: SeatId) -> Vec<SeatId> {
    let asker = &of.chairs[own].people;
    let theirs = |seat: SeatId| of.chairs[seat].people.iter().any(|sitter| asker.contains(sitter));
    with_people(of).into_iter().filter(|&seat| seat != own && !theirs(seat)).collect()
}

/// Offers a draw; where nobody else plays, the match is one at once.
pub(super) fn offer(change: &mut Change<'_, '_>, person: &Person, own: SeatId) -> Result<Reply, Refused> {
    let view = in_play(change, person, own)?;
    let account = person.account;
    if asks(&change.of, own).is_empty() {
        let seats = with_people(&change.of);
        change.play(Actor::Everybody, &Action::AgreedDraw { seats }, Some(account))?;
        return Ok(Reply::Drawn);
    }
    let offers = question::all(change.tx, &change.of, DRAW)?;
    if offers.iter().any(|one| one.end.is_none()) {
        return Err(Refused::AskedAlready);
    }
    if let Some(from) = offers.iter().filter_map(|one| again(&change.of, one, account)).max()
        && change.now < from
    {
        return Err(Refused::NoDrawYet { from });
    }
    let on_turn = view.on_turn();
    let offer = Offer { seat: own, agreed: vec![account], no: None, turn: view.turn(), round: view.round(), on_turn };
    let question = Question {
        asked: change.now,
        by: account,
        name: harmless(&person.name),
        whom: account,
        what: What::Draw(offer),
        end: None,
    };
    question::keep(change, &question)?;
    Ok(Reply::Asked)
}

/// From when on the person may offer a draw, as far as this earlier offer says: once a day; and while somebody is in play who said no,
/// not within a day of that.
fn again(of: &Match, earlier: &Question, account: AccountId) -> Option<i64> {
    let What::Draw(offer) = &earlier.what else { return None };
    let own = (earlier.by == account).then_some(earlier.asked);
    let no =
        offer.no.filter(|(by, _)| *by != account && with_people(of).iter().any(|seat| of.seats_of(*by).contains(seat)));
    own.into_iter().chain(no.map(|(_, at)| at)).max().map(|at| at.saturating_add(NO_FOR))
}

/// Answers the offer for whoever plays and is asked.
pub(super) fn answer(
    change: &mut Change<'_, '_>,
    person: &Person,
    mut question: Question,
    yes: bool,
) -> Result<Reply, Refused> {
    let seat = own_seat(&change.of, person.account)?;
    in_play(change, person, seat)?;
    let What::Draw(offer) = &mut question.what else { return Err(Refused::Bug) };
    if !yes {
        // Whoever takes their own offer back has refused nobody.
        offer.no = (question.by != person.account).then_some((person.account, change.now));
        question::close(change, question, End::No { by: harmless(&person.name) })?;
        return Ok(Reply::Answered);
    }
    if !offer.agreed.contains(&person.account) {
        offer.agreed.push(person.account);
        if !settled(change, &question)? {
            question::keep(change, &question)?;
        }
    }
    Ok(Reply::Answered)
}

/// Somebody plays who was not asked: an open offer is sent anew, and calls them.
pub(super) fn somebody_came(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    if let Some(open) = open(change)? {
        let (of, version) = (change.of.id(), change.of.row.version);
        change.tx.close_post(of, &Post::Question { of, question: open }.key(), version)?;
    }
    somebody_left(change)
}

/// Other people play than before: whoever has gone is asked no more, and whoever has come is.
pub(super) fn somebody_left(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    let Some(open) = open(change)?.filter(|_| change.of.is_played()) else { return Ok(()) };
    if change.of.seats_of(open.by).is_empty() {
        return question::close(change, open, End::Lapsed);
    }
    if settled(change, &open)? { Ok(()) } else { question::keep(change, &open) }
}

/// After a move: the offer lapses with the round, and with an undo; where it was made to somebody who is out now, they are asked no
/// more.
pub(super) fn moved_on(change: &mut Change<'_, '_>, undone: bool) -> Result<(), Refused> {
    let Some(open) = open(change)? else { return Ok(()) };
    let What::Draw(offer) = &open.what else { return Ok(()) };
    let Some(view) = change.of.view(Viewer::Public) else { return Ok(()) };
    let again = view.turn() > offer.turn && view.on_turn() == offer.on_turn;
    if undone || again || view.round() >= offer.round + 2 {
        return question::close(change, open, End::Lapsed);
    }
    settled(change, &open).map(drop)
}

/// Makes the match a draw if nobody is left to agree.
fn settled(change: &mut Change<'_, '_>, question: &Question) -> Result<bool, Refused> {
    let What::Draw(offer) = &question.what else { return Ok(false) };
    let seats = with_people(&change.of);
    let agrees = |seat: &SeatId| offer.agreed.iter().any(|account| change.of.seats_of(*account).contains(seat));
    if !seats.iter().all(agrees) {
        return Ok(false);
    }
    // Closed first: what is open when a match ends has lapsed.
    question::close(change, question.clone(), End::Yes { by: question.name.clone() })?;
    change.play(Actor::Everybody, &Action::AgreedDraw { seats }, None)?;
    Ok(true)
}

fn open(change: &Change<'_, '_>) -> Result<Option<Question>, Refused> {
    Ok(question::all(change.tx, &change.of, DRAW)?.into_iter().find(|one| one.end.is_none()))
}

/// The seats that can still win and that people play.
fn with_people(of: &Match) -> Vec<SeatId> {
    let has_people =
        |seat: &SeatId| of.chairs.get(*seat).is_some_and(|chair| chair.people.iter().any(Sitter::is_somebody));
    of.view(Viewer::Public).map(|view| view.contenders().into_iter().filter(has_people).collect()).unwrap_or_default()
}

/// The match as everybody sees it, for somebody who can still win.
fn in_play(change: &Change<'_, '_>, person: &Person, seat: SeatId) -> Result<View, Refused> {
    let view = change.of.view(Viewer::Public).ok_or(Refused::NotStarted)?;
    // Whoever cannot give up has nothing to agree to.
    view.check(seat, &Action::Surrender).map_err(|refusal| change.refused(refusal, Some(person.account)))?;
    Ok(view)
}
