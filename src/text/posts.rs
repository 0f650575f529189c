//! What is said in the channel and by direct message.

mod card;
mod end;
mod lobby;
mod person;
mod question;
mod set_up;
mod turn;

pub use card::inputs_post;
pub(super) use end::sealed;
pub use end::{EndNews, end_post};
pub use lobby::lobby_post;
pub(super) use lobby::{about, seal};
pub(super) use person::one_line;
pub use person::{Whereabouts, dm_closed, hand_dm, notice, taken_out_dm, welcome_dm, without_sight};
pub use question::question;
pub use set_up::set_up_post;
pub use turn::turn_post;

use crate::game::ids::SeatId;
use crate::table::sight::{AccountId, Sight};

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

/// `<@1> <@2>`.
pub(super) fn pings(people: &[AccountId]) -> String {
    people.iter().map(|AccountId(id)| format!("<@{id}>")).collect::<Vec<_>>().join(" ")
}
