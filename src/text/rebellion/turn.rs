//! The turn post (ux 1, 3, 15): what to do now, the dice, what happened since, what happened in this turn, and the controls.

use super::words::{Happened, Words};
use super::{board, controls, events, picture, story, tasks};
use crate::game::ids::SeatId;
use crate::game::rebellion::event::Event;
use crate::table::sight::Sight;
use crate::text::bundle::say;
use crate::text::message::{LONGEST_MESSAGE, Message, PictureWish, folded};
use crate::text::posts::{call, with_story};

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
            let seat = (now.seat, words.seat(now.seat));
            let (head, whom) = call(sight, lang, seat, || tasks::task(words, now));
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
        head = with_story(lang, head, story::since(words, now.seat, since), LONGEST_STORY);
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
