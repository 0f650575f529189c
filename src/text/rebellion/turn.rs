//! The turn post (ux 1, 3, 15): what to do now, the dice, what happened since, what happened in this turn, and the controls.

use super::words::{Happened, Words};
use super::{board, controls, events, picture, story, tasks};
use crate::game::ids::SeatId;
use crate::game::rebellion::event::Event;
use crate::table::sight::{MatchState, Sight};
use crate::text::bundle::say;
use crate::text::message::{LONGEST_MESSAGE, Message, PictureWish, cut, folded};
use crate::text::posts::{people, pings};
use crate::text::stopped;

/// The most characters of the first lines and the story together: the moves of the turn have the rest.
const LONGEST_HEAD: usize = 1_100;

/// The most characters of one line of the story.
const LONGEST_STORY: usize = 180;

/// The post of turn number `turn`. `happened` are the events of the turn, `since` those since the last turn of the same seat. When the
/// turn is over, the post keeps its moves and loses its controls.
pub fn turn_post(
    words: Words<'_>,
    sight: &Sight,
    turn: u32,
    since: &[Happened<'_>],
    happened: &[Happened<'_>],
) -> Message {
    let (lang, table) = (words.lang, words.table);
    let current = table.turn_now().filter(|_| table.turn == turn);
    let seat = current.map(|now| now.seat).or_else(|| whose(turn, since, happened));
    let told: Vec<Happened<'_>> = happened.iter().filter(|happened| is_told(happened.event)).copied().collect();
    let mut message = Message::default();
    let mut head = match (current, seat) {
        (Some(now), _) => {
            // Only a running match calls somebody.
            let (task, whom) = match sight.state {
                MatchState::Running => (tasks::task(words, now), people(sight, [now.seat])),
                MatchState::Paused => (say!(lang, "task-paused"), Vec::new()),
                MatchState::SetAside => (stopped::task(lang, sight.stopped), Vec::new()),
                MatchState::Ended | MatchState::Over | MatchState::Lobby => (say!(lang, "task-ended"), Vec::new()),
            };
            let seat = words.seat(now.seat);
            let head = if sight.state != MatchState::Running {
                say!(lang, "turn-head-still", seat = seat, task = task)
            } else if whom.is_empty() {
                say!(lang, "turn-head-ai", seat = seat)
            } else {
                say!(lang, "turn-head", seat = seat, ping = pings(&whom), task = task)
            };
            message.mentions = whom;
            let mut lines = vec![head, format!("{} · {}", board::header(words), tasks::steps(lang, now.stage.step()))];
            lines.extend(tasks::dice_line(words, now));
            lines.extend(tasks::sith_line(words, now));
            lines.join("\n")
        }
        (None, Some(seat)) => say!(lang, "turn-over", turn = turn, seat = words.seat(seat)),
        (None, None) => say!(lang, "turn-over-nobody", turn = turn),
    };
    if let Some(now) = current {
        let lines = story::since(words, now.seat, since);
        if !lines.is_empty() {
            head = head + "\n" + &say!(lang, "story-head");
        }
        for line in lines {
            let line = cut(&line, LONGEST_STORY);
            if head.chars().count() + line.chars().count() < LONGEST_HEAD {
                head = head + "\n" + &line;
            }
        }
    }
    let lines = turn_lines(words, seat, &told);
    if !lines.is_empty() {
        head = head + "\n" + &say!(lang, "turn-lines");
    }
    message.content = folded(lang, &head, &lines, LONGEST_MESSAGE);
    message.quiet = message.mentions.is_empty();
    let scene = if current.is_some() {
        message = controls(words, sight, message);
        picture::scene(words, sight, &told)
    } else {
        picture::scene_after(words, sight, turn, since, &told)
    };
    message.picture = Some(PictureWish::Arena(Box::new(scene)));
    message
}

/// Whose turn it was: the event that ends a turn tells, or the one that began it.
fn whose(turn: u32, since: &[Happened<'_>], happened: &[Happened<'_>]) -> Option<SeatId> {
    let began = since.iter().chain(happened).find_map(|happened| {
        let Event::TurnBegan { seat, turn: begun, .. } = happened.event else { return None };
        (*begun == turn).then_some(*seat)
    });
    let ended = happened.iter().filter(|happened| !happened.undone).find_map(|happened| {
        let Event::TurnEnded { seat, .. } = happened.event else { return None };
        Some(*seat)
    });
    began.or(ended)
}

/// The moves of a turn, without those that an undo took back. The name of the seat on turn is left out: it stands above.
fn turn_lines(words: Words<'_>, on_turn: Option<SeatId>, told: &[Happened<'_>]) -> Vec<String> {
    let standing: Vec<Happened<'_>> = told.iter().filter(|happened| !happened.undone).copied().collect();
    let lines = events::lines(words, &standing).into_iter().map(|line| line.told);
    let text = |told: crate::text::Told| {
        if told.seat == on_turn { told.text } else { events::with_seat(words, &told) }
    };
    lines.map(|told| format!("› {}", text(told))).collect()
}

/// Whether it is told in the post of its turn: the beginning and the end of a turn are not.
fn is_told(event: &Event) -> bool {
    match event {
        Event::TurnBegan { .. } | Event::TurnEnded { .. } => false,
        Event::Began { .. }
        | Event::Threw { .. }
        | Event::Put { .. }
        | Event::SetAside { .. }
        | Event::Lapsed { .. }
        | Event::RebelCame { .. }
        | Event::AllyCame { .. }
        | Event::Restarted { .. }
        | Event::DicePaid { .. }
        | Event::RowWon { .. }
        | Event::SithLeft { .. }
        | Event::SithCame { .. }
        | Event::ArenaWon { .. }
        | Event::TimedOut { .. }
        | Event::HandedOver { .. }
        | Event::Surrendered { .. }
        | Event::Ended(_) => true,
    }
}
