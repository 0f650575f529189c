//! The words of a row, from what the table gives along with it.

use std::collections::BTreeMap;

use crate::discord::desk::Desk;
use crate::game::cards::Hand;
use crate::game::ids::{BySeat, SeatId};
use crate::table::outbox::Due;
use crate::table::post::{Notice, Post};
use crate::table::sight::Sight;
use crate::text::{self, EndNews, Message, Whereabouts};

/// What the row says, in the language of its readers.
///
/// Nobody is called a second time by the same post, be it sent anew.
pub(super) fn words(desk: &Desk, due: &Due) -> Message {
    let rendered = &due.rendered;
    let lang = rendered.lang;
    let Some(sight) = &rendered.sight else {
        return text::without_sight(&rendered.post, lang);
    };
    let server = desk.server_name(sight.place.guild);
    let at = Whereabouts { server: &server, message: rendered.leads_to };
    let mut message = match &rendered.post {
        Post::Lobby { .. } => text::lobby_post(sight, lang),
        Post::Inputs { .. } => text::inputs_post(sight, lang),
        Post::SetUp { .. } => text::set_up_post(sight, &rendered.turn, lang),
        Post::Turn { turn, .. } => text::turn_post(sight, *turn, &rendered.since, &rendered.turn, lang),
        Post::Order { called, .. } => text::order_post(sight, called, lang),
        Post::End { .. } => end(due, sight),
        Post::Notice { notice: Notice::Revealed, .. } if let Some(seal) = &rendered.seal => {
            text::revealed(sight, &seal.seed, lang)
        }
        Post::Notice { notice, .. } => text::notice(sight, notice, lang),
        Post::Logged { of, channel, notice } => text::logged(sight, *of, *channel, notice, lang),
        Post::Hand { seat, news, .. } => text::hand_dm(
            sight,
            *seat,
            news,
            &sight.conquest().map(|view| view.sets_held(*seat)).unwrap_or_default(),
            at,
            lang,
        ),
        Post::TakenOut { .. } => text::taken_out_dm(sight, &server, lang),
        Post::Welcome { .. } => text::welcome_dm(sight, at, lang),
        Post::Command { by, whose, space, asked, .. } => {
            let open = (!rendered.past).then_some(*asked);
            text::command_asked(sight, (*by, *whose), *space, open, lang)
        }
        Post::Question { question, .. } => text::question(sight, question, lang),
        Post::Look { seat, .. } => match &rendered.seen {
            Some(seen) => text::shown_by(sight, *seat, seen, lang),
            // The table ticks such a row off.
            None => text::without_sight(&rendered.post, lang),
        },
        Post::DmClosed { seat, .. } => text::dm_closed(sight, *seat, lang),
    };
    if !rendered.ping || rendered.past && due.is_show() {
        message.mentions.clear();
    }
    message
}

fn end(due: &Due, sight: &Sight) -> Message {
    let rendered = &due.rendered;
    let mut hands: BTreeMap<SeatId, Hand> = BTreeMap::new();
    for (seat, cards) in rendered.hands.iter().flat_map(BySeat::iter) {
        let hand = hands.entry(seat).or_default();
        for &card in cards {
            hand.add(card);
        }
    }
    let seed_hex = rendered.seal.as_ref().map(|seal| seal.seed.as_str());
    let news = EndNews { entries: &rendered.turn, hands: &hands, seed_hex };
    text::end_post(sight, news, rendered.lang)
}
