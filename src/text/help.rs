//! `/help`: what the asker can do now, in the situation they are in.

use super::board;
use super::bundle::{Voice, say};
use super::buttons::{looks, under};
use super::lang::Lang;
use super::message::Message;
use super::names::Names;
use super::rebellion::{self, Words};
use super::{stopped, tasks, trilogy};
use crate::game::conquest::turn::Stage;
use crate::game::conquest::view::{PhaseView, SetUpView, View};
use crate::game::ids::{RegionId, SeatId};
use crate::game::options::Card;
use crate::table::sight::{AccountId, MatchState, Sight};

/// Help for this person in this channel.
pub(super) fn help(sight: Option<&Sight>, account: AccountId, lang: Lang) -> Message {
    let Some(sight) = sight else {
        let text = format!("{}\n{}", say!(lang, "help-no-match"), say!(lang, "arena-also"));
        return Message::plain(with_more(&text, &say!(Voice::from(lang), "help-more")));
    };
    let names = Names::of(sight, lang);
    let seats = sight.seats_of(account);
    let arena = Words::in_sight(sight, lang).filter(|_| sight.state == MatchState::Running);
    let text = match sight.state {
        MatchState::Lobby if seats.is_empty() => say!(lang, "help-lobby"),
        MatchState::Lobby => {
            let host = sight.host == account;
            let joined = if host { say!(lang, "help-lobby-host") } else { say!(lang, "help-lobby-joined") };
            match seats.first().and_then(|&seat| trilogy::own_seat(sight, seat, lang)) {
                Some(own) => format!("{joined}\n{own}"),
                None => joined,
            }
        }
        MatchState::Paused => say!(lang, "help-paused"),
        MatchState::Over | MatchState::Ended => say!(lang, "help-over"),
        MatchState::SetAside => stopped::task(lang, sight.stopped),
        MatchState::Running => match (arena, sight.conquest()) {
            (Some(words), _) => rebellion::help(words, &seats),
            (None, Some(view)) => running(names, view, &seats),
            (None, None) => say!(lang, "match-broken"),
        },
    };
    let plays = sight.view.as_ref().is_some_and(|view| view.contenders().iter().any(|seat| seats.contains(seat)));
    let may_end = plays && matches!(sight.state, MatchState::Running | MatchState::Paused);
    let text = if may_end { format!("{text}\n{}", say!(lang, "help-endings")) } else { text };
    // Nobody has a hand in the dice game.
    let more = match sight.options.card(*sight.options.seats().start()) {
        Card::Conquest(_) => say!(names, "help-more"),
        Card::Rebellion(_) => say!(lang, "arena-help-more"),
    };
    let message = Message::plain(with_more(&text, &more));
    if sight.view.is_some() { under(message, vec![looks(names, sight)]) } else { message }
}

fn running(names: Names<'_>, view: &View, seats: &[SeatId]) -> String {
    let lang = names.lang;
    let Some(&first) = seats.first() else { return say!(lang, "help-spectator") };
    let awaited = seats.iter().copied().find(|&seat| tasks::of_seat(names, view, seat).is_some());
    let Some(seat) = awaited else {
        let out = seats.iter().all(|&seat| view.seats.get(seat).is_some_and(|of| of.out));
        return match board::on_turn(view) {
            _ if out => say!(lang, "help-out", seat = names.seat(first)),
            Some(on_turn) => say!(lang, "help-wait", seat = names.seat(first), on_turn = names.seat(on_turn)),
            None => say!(lang, "help-set-up-wait", seat = names.seat(first)),
        };
    };
    let task = tasks::of_seat(names, view, seat).unwrap_or_default();
    let how = match &view.phase {
        PhaseView::SetUp(SetUpView::Preferring { .. }) => {
            let [one, other] = small_regions(names, view);
            say!(names, "help-prefer", one = one, other = other)
        }
        PhaseView::SetUp(SetUpView::Claiming { .. }) => say!(names, "help-claim"),
        PhaseView::SetUp(SetUpView::Naming { .. }) => say!(lang, "help-name"),
        PhaseView::SetUp(SetUpView::Stationing { .. }) => say!(lang, "help-place-station"),
        PhaseView::SetUp(SetUpView::Deploying { .. } | SetUpView::DeployingInTurn { .. }) => {
            say!(names, "help-deploy", example = example(names, view, seat))
        }
        PhaseView::Turn(_) if tasks::trades_first(view, seat) => {
            say!(lang, "help-trade-first", example = example(names, view, seat))
        }
        PhaseView::Turn(turn) => match &turn.stage {
            Stage::Trade { .. } => say!(names, "help-trade", example = example(names, view, seat)),
            Stage::Attack | Stage::Place { left: 0, .. } | Stage::SpoilsPlace { left: 0, .. } => {
                say!(names, "help-attack")
            }
            Stage::Place { .. } | Stage::SpoilsPlace { .. } => {
                say!(names, "help-place", example = example(names, view, seat))
            }
            Stage::MoveIn(_) => say!(lang, "help-move-in"),
            Stage::SpoilsTrade => say!(lang, "help-spoils-trade"),
            Stage::Fortify => say!(names, "help-fortify"),
            Stage::LayMarker { .. } => say!(names, "help-lay-marker"),
            Stage::FortifyShips => say!(lang, "help-fortify-ships"),
            Stage::Station => say!(lang, "help-station"),
            Stage::Order => say!(lang, "help-order"),
        },
        PhaseView::Over(_) => say!(lang, "help-over"),
    };
    say!(lang, "help-your-turn", seat = names.seat(seat), task = task, how = how)
}

/// The two regions with the fewest spaces, which are easy to hold.
fn small_regions(names: Names<'_>, view: &View) -> [&'static str; 2] {
    let board = &view.edition.board;
    let mut regions: Vec<RegionId> = board.region_ids().collect();
    regions.sort_by_key(|&region| board.region(region).spaces().len());
    [0, 1].map(|n| regions.get(n).map_or("", |&region| names.region(region)))
}

/// A space of the seat for an example: one at a border if there is one.
fn example(names: Names<'_>, view: &View, seat: SeatId) -> &'static str {
    let board = &view.edition.board;
    let own = |space| view.spaces[space].owner == Some(seat);
    let held: Vec<_> = view.spaces.ids().filter(|&space| own(space)).collect();
    let border = held.iter().find(|&&space| board.neighbours(space).any(|next| !own(next)));
    border.or(held.first()).map_or("", |&space| names.space(space))
}

/// What to do, then what can be looked at.
fn with_more(text: &str, more: &str) -> String {
    format!("{text}\n\n{more}")
}
