//! What the one who asked is told when it was done.

use super::bundle::say;
use super::buttons::{looks, under};
use super::events;
use super::lang::Lang;
use super::message::{Button, LONGEST_MESSAGE, Message, Style, cut, folded};
use super::names::{Names, harmless, listed};
use super::posts::about;
use super::rebellion::{self, Happened, Words};
use super::wardrobe::wardrobe;
use super::{board, gate, logbook, moderation, opening, settings, tasks, trilogy};
use crate::game::event::{Event, EventKind};
use crate::game::ids::SeatId;
use crate::game::options::Card;
use crate::game::people::Actor;
use crate::game::view::View;
use crate::table::answer::Answer;
use crate::table::intent::PostEvery;
use crate::table::press::Verb;
use crate::table::sight::{Entry, MatchState, Sight};

/// The ephemeral answer to a request that was carried out.
pub fn answer(answer: &Answer, lang: Lang) -> Message {
    let message = match answer {
        Answer::Opened { sight } => {
            let opened = format!("{}\n{}", say!(lang, "answer-opened"), about(sight, lang));
            asking_for_a_word(opened, sight, lang)
        }
        Answer::Joined { sight, seat, later } => joined(sight, *seat, *later, lang),
        Answer::Left => Message::plain(say!(lang, "answer-left")),
        Answer::AiAdded { sight, count } => {
            Message::plain(say!(lang, "answer-ai-added", count = *count, seats = sight.seats.len()))
        }
        Answer::Wears(of) => wardrobe(of, lang),
        Answer::Seated { sight, seat, later } => Message::plain(trilogy::seated(sight, *seat, *later, lang)),
        Answer::Worded { word } => Message::plain(say!(lang, "answer-worded", word = word.as_str())),
        Answer::HostAsked => Message::plain(say!(lang, "answer-host-asked")),
        Answer::Accepted { name } => Message::plain(say!(lang, "answer-accepted", name = harmless(name))),
        Answer::Declined { name } => Message::plain(say!(lang, "answer-declined", name = harmless(name))),
        Answer::Gated { gate } => {
            let conditions = gate::conditions(*gate, lang);
            Message::plain(if conditions.is_empty() {
                say!(lang, "answer-open")
            } else {
                say!(lang, "answer-gated", conditions = conditions)
            })
        }
        Answer::Locked { locked: true } => Message::plain(say!(lang, "answer-locked")),
        Answer::Locked { locked: false } => Message::plain(say!(lang, "answer-unlocked")),
        Answer::Removed { name } => Message::plain(say!(lang, "answer-removed", name = harmless(name))),
        Answer::Settings { sight } => settings_seen(sight, lang),
        Answer::Started { sight } => {
            under(Message::plain(say!(lang, "answer-started")), vec![looks(Names::of(sight, lang), sight)])
        }
        Answer::Played { sight, seat, events } => played(sight, *seat, events, lang),
        Answer::Drafted | Answer::OrderDrafted { .. } => Message::default(),
        Answer::Paused => Message::plain(say!(lang, "answer-paused")),
        Answer::Resumed => Message::plain(say!(lang, "answer-resumed")),
        Answer::Kicked { seat, sight } => {
            Message::plain(say!(lang, "answer-kicked", seat = Names::of(sight, lang).seat(*seat)))
        }
        Answer::Replaced { was, now } => {
            Message::plain(say!(lang, "answer-replaced", was = harmless(was), now = harmless(now)))
        }
        Answer::Undone { moves, taken_back, sight: _ } => {
            Message::plain(say!(lang, "answer-undone", moves = moves.to_string(), count = *taken_back))
        }
        Answer::Ended => Message::plain(say!(lang, "answer-ended")),
        Answer::LeftToAi => Message::plain(say!(lang, "answer-left-to-ai")),
        Answer::Surrendered => Message::plain(say!(lang, "answer-surrendered")),
        Answer::Drawn => Message::plain(say!(lang, "answer-drawn")),
        Answer::WhichSeat { seats, sight } => moderation::which_seat(sight, seats, lang),
        Answer::Asked => Message::plain(say!(lang, "answer-asked")),
        Answer::Answered => Message::plain(say!(lang, "answer-answered")),
        Answer::Shown => Message::plain(say!(lang, "answer-shown")),
        Answer::Reopened => Message::plain(say!(lang, "answer-reopened")),
        Answer::Renamed { was, now } => {
            Message::plain(say!(lang, "answer-renamed", was = harmless(was), now = harmless(now)))
        }
        Answer::Skipped { seats, sight } => {
            let names = Names::of(sight, lang);
            Message::plain(say!(lang, "answer-skipped", seats = listed(seats.iter().map(|&seat| names.seat(seat)))))
        }
        Answer::SetUp { moderator_role, language, posts, opening, log } => {
            let role = match moderator_role {
                // A role that is shown to one person alone pings nobody.
                Some(role) => format!("<@&{role}>"),
                None => say!(lang, "set-up-no-role"),
            };
            let posts = match posts {
                PostEvery::Turn => say!(lang, "posts-turn"),
                PostEvery::Capture => say!(lang, "posts-capture"),
                PostEvery::Move => say!(lang, "posts-move"),
            };
            let first = say!(lang, "answer-set-up", role = role, language = language_name(*language), posts = posts);
            let (opening, log) = (opening::rules(opening, lang), logbook::place(*log, lang));
            Message::plain(format!("{first}\n{opening}\n{log}"))
        }
        Answer::AsBefore { content } => Message::plain(content.clone()),
    };
    message.hushed()
}

/// A language in its own words.
pub(super) fn language_name(lang: Lang) -> String {
    say!(lang, "language")
}

fn joined(sight: &Sight, seat: SeatId, later: bool, lang: Lang) -> Message {
    let slot = sight.seats.get(seat).map_or(u8::MAX, |seated| seated.slot);
    let names = Names::of(sight, lang);
    let (own, seat, look) = (seat, names.seat(seat), look(lang, slot));
    let joined = match sight.options.card(sight.seats.len()) {
        Card::Conquest(_) => say!(names, "answer-joined", seat = seat, look = look),
        Card::Rebellion(_) => rebellion::joined(lang, &seat, &look),
    };
    let own = trilogy::own_seat(sight, own, lang).filter(|_| sight.state == MatchState::Lobby);
    let later = later.then(|| say!(lang, "answer-seated-later"));
    let joined = [Some(joined), own, later].into_iter().flatten().collect::<Vec<_>>().join("\n");
    asking_for_a_word(joined, sight, lang)
}

/// The words to somebody who has just taken a seat, with the button that asks for a word for the dice as long as one can be given.
fn asking_for_a_word(content: String, sight: &Sight, lang: Lang) -> Message {
    if sight.state != MatchState::Lobby {
        return Message::plain(content);
    }
    let button = Button::new(sight.id, Style::Secondary, say!(lang, "button-word"), Verb::Word);
    under(Message::plain(format!("{content}\n{}", say!(lang, "answer-word-hint"))), vec![vec![button]])
}

/// Colour and shape of a slot.
pub(super) fn look(lang: Lang, slot: u8) -> String {
    match slot {
        0 => say!(lang, "look-0"),
        1 => say!(lang, "look-1"),
        2 => say!(lang, "look-2"),
        3 => say!(lang, "look-3"),
        4 => say!(lang, "look-4"),
        5 => say!(lang, "look-5"),
        other => other.to_string(),
    }
}

fn settings_seen(sight: &Sight, lang: Lang) -> Message {
    let head = say!(
        lang,
        "answer-settings",
        ruleset = settings::ruleset(lang, sight.options.ruleset),
        preset = settings::preset(lang, &sight.options.preset)
    );
    Message::plain(cut(&format!("{head}\n{}", settings::all(lang, &sight.options.settings())), LONGEST_MESSAGE))
}

/// What was done in a dice game, one line each.
fn events_of_arena(words: Words<'_>, sight: &Sight, seat: SeatId, done: &[Event]) -> Vec<String> {
    let happened = done.iter().filter_map(|event| {
        let EventKind::Rebellion(event) = &event.kind else { return None };
        Some(Happened { moves: sight.moves, undone: false, event })
    });
    let told = rebellion::lines(words, &happened.collect::<Vec<_>>()).into_iter().map(|line| line.told);
    let text =
        |told: events::Told| if told.seat == Some(seat) { told.text } else { rebellion::with_seat(words, &told) };
    told.map(|told| format!("› {}", text(told))).collect()
}

/// The other army of whoever plays this one that is to act now, with its task.
fn next_army(sight: &Sight, seat: SeatId, names: Names<'_>) -> Option<(SeatId, String)> {
    let view = sight.conquest()?;
    let awaited = |other: &SeatId| view.awaited().iter().any(|awaited| awaited.seat == *other);
    let mut others = sight.others_at_hand(seat).into_iter().filter(awaited);
    others.find_map(|other| Some((other, tasks::of_seat(names, view, other)?)))
}

/// What was done, and what the seat has to do next.
fn played(sight: &Sight, seat: SeatId, done: &[Event], lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    if let Some(words) = Words::in_sight(sight, lang) {
        let (head, lines) = (rebellion::played(words, seat), events_of_arena(words, sight, seat, done));
        return Message::plain(folded(lang, &head, &lines, LONGEST_MESSAGE));
    }
    // What everybody is told of the asker, the asker is told in more words, or knows.
    let known = [EventKind::Deployed { seat }, EventKind::Preferred { seat }, EventKind::TurnEnded { seat }];
    let news = |event: &&Event| {
        !known.contains(&event.kind) && !matches!(event.kind, EventKind::Drew { seat: of, .. } if of == seat)
    };
    let entry = Entry {
        moves: sight.moves,
        turn: sight.view.as_ref().map_or(0, View::turn),
        at: 0,
        actor: Actor::Seat(seat),
        events: done.iter().filter(news).cloned().collect(),
        undone: false,
    };
    let lines: Vec<String> = events::lines(names, &[entry])
        .into_iter()
        .map(|line| if line.told.seat == Some(seat) { line.told.text } else { line.told.with_seat(names) })
        .map(|text| format!("› {text}"))
        .collect();
    let next = sight.conquest().map(|view| match tasks::of_seat(names, view, seat) {
        Some(task) => say!(lang, "played-next", task = task),
        // Of somebody who runs several armies: another one is to act.
        None if let Some((other, task)) = next_army(sight, seat, names) => {
            say!(lang, "played-next-army", seat = names.seat(other), task = task)
        }
        None => match board::on_turn(view) {
            Some(other) => say!(lang, "played-waits", seat = names.seat(other)),
            None => say!(lang, "played-done"),
        },
    });
    let head = next.unwrap_or_else(|| say!(lang, "played-done"));
    Message::plain(folded(lang, &head, &lines, LONGEST_MESSAGE))
}
