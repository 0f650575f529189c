//! What is said in the channel and by direct message.

mod card;
mod end;
mod lobby;
mod order;
mod person;
mod question;
mod set_up;
mod turn;

pub use card::inputs_post;
pub(super) use end::sealed;
pub use end::{EndNews, end_post};
pub use lobby::lobby_post;
pub(super) use lobby::{about, seal};
pub use order::order_post;
pub(super) use person::one_line;
pub use person::{Whereabouts, dm_closed, hand_dm, notice, taken_out_dm, welcome_dm, without_sight};
pub use question::question;
pub use set_up::set_up_post;
pub use turn::turn_post;

use super::bundle::say;
use super::lang::Lang;
use super::message::cut;
use super::stopped;
use crate::game::ids::SeatId;
use crate::table::sight::{AccountId, MatchState, Sight};

/// The most characters of the first lines of a turn's post and its story together: the moves of the turn have the rest.
const LONGEST_HEAD: usize = 1_100;

/// The people of these seats, each once; AI seats have none.
pub(super) fn people(sight: &Sight, seats: impl IntoIterator<Item = SeatId>) -> Vec<AccountId> {
    let mut people: Vec<AccountId> = Vec::new();
    for account in seats.into_iter().filter_map(|seat| sight.seats.get(seat)).flat_map(|seated| &seated.accounts) {
        if *account != AccountId::NOBODY && !people.contains(account) {
            people.push(*account);
        }
    }
    people
}

/// The first line of the post of a turn that is played now: whose it is, what is to be done; and whom it calls, if the match runs.
pub(super) fn call(
    sight: &Sight,
    lang: Lang,
    (seat, shown): (SeatId, String),
    task: impl FnOnce() -> String,
) -> (String, Vec<AccountId>) {
    let task = match sight.state {
        MatchState::Running => {
            let whom = people(sight, [seat]);
            let line = if whom.is_empty() {
                say!(lang, "turn-head-ai", seat = shown)
            } else {
                say!(lang, "turn-head", seat = shown, ping = pings(&whom), task = task())
            };
            return (line, whom);
        }
        MatchState::Paused => say!(lang, "task-paused"),
        MatchState::SetAside => stopped::task(lang, sight.stopped),
        MatchState::Ended | MatchState::Over | MatchState::Lobby => say!(lang, "task-ended"),
    };
    (say!(lang, "turn-head-still", seat = shown, task = task), Vec::new())
}

/// The first lines of a post with what happened since, each line of at most so many characters, as far as there is room.
pub(super) fn with_story(lang: Lang, mut head: String, story: Vec<String>, longest: usize) -> String {
    if !story.is_empty() {
        head = head + "\n" + &say!(lang, "story-head");
    }
    for line in story {
        let line = cut(&line, longest);
        if head.chars().count() + line.chars().count() < LONGEST_HEAD {
            head = head + "\n" + &line;
        }
    }
    head
}

/// `<@1> <@2>`.
pub(super) fn pings(people: &[AccountId]) -> String {
    people.iter().map(|AccountId(id)| format!("<@{id}>")).collect::<Vec<_>>().join(" ")
}
