//! What moderators are shown before something is lost, and how they find a match from another channel.

use super::bundle::say;
use super::choices::LONGEST_CHOICE;
use super::lang::Lang;
use super::looks::state;
use super::message::{Button, Message, Style};
use super::names::{Names, listed, shortened};
use super::rebellion::{self, Words};
use crate::game::ids::SeatId;
use crate::game::view::View;
use crate::table::press::Verb;
use crate::table::sight::{MatchId, MatchState, Sight};
use crate::table::sure::{Loss, Preview};

/// The most characters that the names of a match take in a choice: what state it is in shall fit too.
const LONGEST_PLAYERS: usize = 70;

/// What an act would take away, to the asker alone, with the button that does it.
pub fn preview(preview: &Preview, lang: Lang) -> Message {
    let names = preview.sight.as_ref().map(|sight| Names::of(sight, lang));
    let view = preview.sight.as_ref().and_then(|sight| sight.view.as_ref());
    let (text, label) = match (&preview.loss, names) {
        (Loss::Kicked(seat), Some(names)) => {
            let words = preview.sight.as_ref().and_then(|sight| Words::in_sight(sight, lang));
            let lost = match view.and_then(View::conquest).and_then(|view| view.seats.get(*seat)) {
                Some(of) => {
                    let (spaces, armies, cards) = (of.spaces, of.troops, of.cards);
                    let seat = names.seat(*seat);
                    say!(names, "sure-kick", seat = seat, spaces = spaces, armies = armies, cards = cards)
                }
                None if let Some(words) = words => rebellion::sure_kick(words, *seat),
                None => say!(lang, "sure-kick-lobby", seat = names.seat(*seat)),
            };
            let keeps = preview.sight.as_ref().is_some_and(|sight| sight.is_one_of_several(*seat));
            let lost = if keeps { format!("{lost} {}", say!(lang, "sure-kick-one")) } else { lost };
            (lost, say!(lang, "button-sure-kick"))
        }
        (Loss::Left(seats), Some(names)) => {
            let (count, seats) = (seats.len(), listed(seats.iter().map(|&seat| names.seat(seat))));
            (say!(lang, "sure-leave", count = count, seat = seats), say!(lang, "button-sure-leave"))
        }
        (Loss::Surrendered(seats), Some(names)) => {
            let given = listed(seats.iter().map(|&seat| names.seat(seat)));
            let lost = say!(lang, "sure-surrender", count = seats.len(), seat = given);
            let others: Vec<SeatId> = view.map(View::contenders).unwrap_or_default();
            let others: Vec<SeatId> = others.into_iter().filter(|one| !seats.contains(one)).collect();
            let side = |seat: &SeatId| view.and_then(View::conquest).map(|view| view.side(*seat));
            // One that is left, or one side.
            let lost = match others[..] {
                [first, ..]
                    if others.len() == 1
                        || others.iter().all(|seat| side(seat).is_some() && side(seat) == side(&first)) =>
                {
                    let winner = listed(others.iter().map(|&seat| names.seat(seat)));
                    let won = say!(lang, "sure-surrender-last", count = others.len(), winner = winner);
                    format!("{lost}\n{won}")
                }
                [..] => lost,
            };
            (lost, say!(lang, "button-sure-surrender"))
        }
        (Loss::Drawn { asks }, Some(_)) if asks.is_empty() => {
            (say!(lang, "sure-draw-alone"), say!(lang, "button-sure-draw-alone"))
        }
        (Loss::Drawn { asks }, Some(names)) => {
            let seats = listed(asks.iter().map(|&seat| names.seat(seat)));
            (say!(lang, "sure-draw", seats = seats), say!(lang, "button-sure-draw"))
        }
        (Loss::Moves { from, taken_back, turn, seats }, Some(names)) => {
            let whose = listed(seats.iter().map(|&seat| names.seat(seat)));
            let head = say!(lang, "sure-undo", count = *taken_back, moves = from.to_string());
            let whose = if seats.is_empty() { String::new() } else { say!(lang, "sure-undo-whose", seats = whose) };
            let back = match turn {
                0 => say!(lang, "sure-undo-set-up"),
                turn => say!(lang, "sure-undo-turn", turn = *turn),
            };
            let lines = [head, whose, back].into_iter().filter(|line| !line.is_empty());
            (lines.collect::<Vec<_>>().join("\n"), say!(lang, "button-sure-undo"))
        }
        (Loss::Match, Some(names)) => {
            let players = players(names, preview.sight.as_ref());
            let lost = match (&preview.sight, view) {
                (Some(sight), Some(view)) => {
                    say!(lang, "sure-end", players = players, turn = view.turn(), moves = sight.moves.to_string())
                }
                _ => say!(lang, "sure-end-lobby", players = players),
            };
            (lost, say!(lang, "button-sure-end"))
        }
        (_, None) => (say!(lang, "sure-end-broken"), say!(lang, "button-sure-end")),
    };
    let verb = Verb::Sure { version: preview.version, act: preview.loss.act() };
    Message::plain(text).hushed().row(vec![Button::new(preview.of, Style::Danger, label, verb)])
}

/// The seats of the AI that can be asked for, a button each.
pub(super) fn which_seat(sight: &Sight, seats: &[SeatId], lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let button =
        |seat: &SeatId| Button::new(sight.id, Style::Primary, names.seat(*seat), Verb::TakeOver { seat: seat.0 });
    let buttons: Vec<Button> = seats.iter().map(button).collect();
    let message = Message::plain(say!(lang, "answer-which-seat"));
    buttons.chunks(5).fold(message, |message, row| message.row(row.to_vec()))
}

/// The same below the reason why the button of an earlier preview did nothing.
pub fn preview_again(mut refused: Message, again: &Preview, lang: Lang) -> Message {
    let Message { content, rows, .. } = preview(again, lang);
    refused.content = format!("{}\n\n{content}", refused.content);
    refused.rows = rows;
    refused
}

/// A match for a moderator: its number, who plays, and how it stands. `None`: it cannot be read.
pub fn choice_match_of_server(id: MatchId, now: MatchState, sight: Option<&Sight>, lang: Lang) -> String {
    let players = shortened(
        &sight.map_or_else(String::new, |sight| players(Names::of(sight, lang), Some(sight))),
        LONGEST_PLAYERS,
    );
    let parts = [id.0.to_string(), players, state(lang, now)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    shortened(&parts.join(" · "), LONGEST_CHOICE)
}

/// The seed of a match that was ended and can no longer be opened again.
pub fn revealed(sight: &Sight, seed: &str, lang: Lang) -> Message {
    let seal = say!(lang, "end-seed", seed = seed, commitment = sight.commitment.as_str());
    Message::plain(format!("{}\n{seal}", say!(lang, "notice-revealed"))).hushed()
}

pub(super) fn players(names: Names<'_>, sight: Option<&Sight>) -> String {
    let seats = sight.into_iter().flat_map(|sight| sight.seats.ids());
    listed(seats.map(|seat| names.seat(seat)))
}
