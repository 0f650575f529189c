//! Standing orders, and the question for the command of a planet.

use super::words::{guard, title};
use crate::game::conquest::view::View;
use crate::game::ids::{SeatId, SpaceId};
use crate::table::press::Verb;
use crate::table::sight::Sight;
use crate::table::special_panel::standing;
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::message::{Button, LONGEST_MESSAGE, Message, Style, cut};
use crate::text::names::{Names, shortened};
use crate::text::posts::{people, pings};

/// The most characters of a button's label.
const LONGEST_BUTTON: usize = 80;

/// The standing orders of a seat, with a button for each card that can be armed.
pub(in crate::text) fn orders(sight: &Sight, seat: SeatId, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let Some(view) = sight.conquest() else { return Message::plain(say!(lang, "orders-none")) };
    let cards = standing(view, seat);
    let orders = view.theatre().and_then(|theatre| theatre.orders.get(seat));
    let mut lines = vec![say!(lang, "orders-head")];
    for &(card, _) in &cards {
        let order = orders.and_then(|orders| orders.iter().find(|order| order.card == card));
        lines.push(match order {
            Some(order) => say!(lang, "orders-armed", title = title(names, card), guard = guard(names, &order.guard)),
            None => say!(lang, "orders-idle", title = title(names, card)),
        });
    }
    lines.push(if cards.is_empty() { say!(lang, "orders-none") } else { say!(lang, "orders-how") });
    let button = |&(card, armed): &(crate::game::ids::CardId, bool)| {
        let title = title(names, card);
        let (style, label) = if armed {
            (Style::Secondary, say!(lang, "button-disarm", title = title))
        } else {
            (Style::Primary, say!(lang, "button-arm", title = title))
        };
        Button::new(sight.id, style, shortened(&label, LONGEST_BUTTON), Verb::Order { card: card.0, armed: !armed })
    };
    let buttons: Vec<Button> = cards.iter().map(button).collect();
    let message = Message::plain(cut(&lines.join("\n"), LONGEST_MESSAGE));
    buttons.chunks(5).take(5).fold(message, |message, row| message.row(row.to_vec()))
}

/// The same of somebody who runs several armies, one below the other.
pub(in crate::text) fn all_orders(sight: &Sight, seats: &[SeatId], lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let (mut parts, mut buttons) = (Vec::new(), Vec::new());
    for &seat in seats {
        let of = orders(sight, seat, lang);
        parts.push(format!("{}\n{}", say!(lang, "panel-army", seat = names.seat(seat)), of.content));
        buttons.extend(of.rows.into_iter().flatten());
    }
    let message = Message::plain(cut(&parts.join("\n\n"), LONGEST_MESSAGE));
    buttons.chunks(5).take(5).fold(message, |message, row| message.row(row.to_vec()))
}

/// The question for the command of a planet, which calls the partner; once it is over, without its buttons. `open`: the move with which it
/// was put, as long as it can be answered.
pub fn command_asked(
    sight: &Sight,
    (by, whose): (SeatId, SeatId),
    space: SpaceId,
    open: Option<u64>,
    lang: Lang,
) -> Message {
    let names = Names::of(sight, lang);
    let (seat, partner, planet) = (names.seat(by), names.seat(whose), names.space(space));
    let Some(asked) = open else {
        let view = sight.conquest();
        let given = view.is_some_and(|view| view.spaces[space].owner == Some(by));
        let theatre = view.and_then(View::theatre);
        let text = if given {
            say!(lang, "question-command-given", seat = seat, partner = partner, space = planet)
        } else if theatre.is_some_and(|theatre| theatre.doing.declined.contains(&space)) {
            say!(lang, "question-command-declined", seat = seat, partner = partner, space = planet)
        } else {
            say!(lang, "question-command-over", seat = seat, partner = partner, space = planet)
        };
        return Message::plain(text).hushed();
    };
    let mentions = people(sight, [whose]);
    let ping = if mentions.is_empty() { "–".to_owned() } else { pings(&mentions) };
    let text = say!(lang, "question-command", ping = ping, seat = seat, partner = partner, space = planet);
    let answer =
        |style, label, yes| Button::new(sight.id, style, label, Verb::AnswerCommand { asked, space: space.0, yes });
    let row = vec![
        answer(Style::Success, say!(lang, "button-offer-command"), true),
        answer(Style::Secondary, say!(lang, "button-decline-command"), false),
    ];
    Message { mentions, ..Message::plain(text) }.row(row)
}
