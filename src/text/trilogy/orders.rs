//! Standing orders, and the question for the command of a planet.

use super::words::{guard, title};
use crate::game::conquest::view::View;
use crate::game::ids::{CardId, SeatId, SpaceId};
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
    let mut lines = vec![say!(lang, "orders-head")];
    lines.extend(cards.iter().map(|&(card, _)| line(names, view, seat, card)));
    lines.push(if cards.is_empty() { say!(lang, "orders-none") } else { say!(lang, "orders-how") });
    let buttons: Vec<Button> = cards.iter().map(|&of| button(sight, names, of, "")).collect();
    let message = Message::plain(cut(&lines.join("\n"), LONGEST_MESSAGE));
    buttons.chunks(5).take(5).fold(message, |message, row| message.row(row.to_vec()))
}

/// The same of somebody who runs several armies: the lines and the buttons of each stand together, and the buttons bear its shape.
pub(in crate::text) fn all_orders(sight: &Sight, seats: &[SeatId], lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let Some(view) = sight.conquest() else { return Message::plain(say!(lang, "orders-none")) };
    let (mut lines, mut rows) = (vec![say!(lang, "orders-head")], Vec::new());
    for &seat in seats {
        let cards = standing(view, seat);
        lines.push(say!(lang, "panel-army", seat = names.seat(seat)));
        lines.extend(cards.iter().map(|&(card, _)| line(names, view, seat, card)));
        if cards.is_empty() {
            lines.push(say!(lang, "orders-none"));
        }
        let shape = format!("{} ", names.glyph(Some(seat)));
        let buttons: Vec<Button> = cards.iter().map(|&of| button(sight, names, of, &shape)).collect();
        rows.extend(buttons.chunks(5).map(<[Button]>::to_vec));
    }
    if !rows.is_empty() {
        lines.push(say!(lang, "orders-how"));
    }
    let message = Message::plain(cut(&lines.join("\n"), LONGEST_MESSAGE));
    rows.into_iter().take(5).fold(message, Message::row)
}

/// A card that can be armed, and whether it is.
fn line(names: Names<'_>, view: &View, seat: SeatId, card: CardId) -> String {
    let orders = view.theatre().and_then(|theatre| theatre.orders.get(seat));
    match orders.and_then(|orders| orders.iter().find(|order| order.card == card)) {
        Some(order) => {
            say!(names.lang, "orders-armed", title = title(names, card), guard = guard(names, &order.guard))
        }
        None => say!(names.lang, "orders-idle", title = title(names, card)),
    }
}

/// Arms a card, or disarms it.
fn button(sight: &Sight, names: Names<'_>, (card, armed): (CardId, bool), before: &str) -> Button {
    let title = title(names, card);
    let (style, label) = if armed {
        (Style::Secondary, say!(names.lang, "button-disarm", title = title))
    } else {
        (Style::Primary, say!(names.lang, "button-arm", title = title))
    };
    let label = shortened(&format!("{before}{label}"), LONGEST_BUTTON);
    Button::new(sight.id, style, label, Verb::Order { card: card.0, armed: !armed })
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
