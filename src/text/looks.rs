//! What a look shows.

use super::bundle::say;
use super::buttons::{looks, under};
use super::events;
use super::lang::Lang;
use super::message::{
    Button, CardFace, HandPicture, LONGEST_ALT, LONGEST_MESSAGE, Message, PictureWish, Style, cut, folded,
};
use super::names::{Names, decimal, percent};
use super::rebellion::{self, Words};
use super::{board, clone_wars, dice, help, order_panel, rulebook, settings, stopped, tasks, trilogy};
use crate::game::conquest::rules::TradedCards;
use crate::game::conquest::special::SpecialEvent;
use crate::game::conquest::view::{PhaseView, View};
use crate::game::event::EventKind;
use crate::game::ids::SeatId;
use crate::game::offer::SetOffer;
use crate::table::answer::{Chance, Listed, OddsSeen, Seen};
use crate::table::press::Verb;
use crate::table::sight::{Entry, MatchState, Sight};

/// The ephemeral answer to a look.
pub fn seen(seen: &Seen, lang: Lang) -> Message {
    let message = match seen {
        Seen::Board { sight, last } => board_seen(sight, last, lang),
        Seen::BoardText { sight } => {
            if let Some(words) = Words::in_sight(sight, lang) {
                return Message::plain(rebellion::board_text(words)).hushed();
            }
            let pages = board::board_text(Names::of(sight, lang), sight);
            Message::plain(pages.into_iter().next().unwrap_or_default())
        }
        Seen::Hands { sight, hands, shown } => several_hands(sight, hands, *shown, lang),
        Seen::AllOrders { sight, seats } => trilogy::all_orders(sight, seats, lang),
        Seen::Orders { sight, seat } => trilogy::orders(sight, *seat, lang),
        Seen::Hand { sight, seat, sets } => hand(sight, *seat, sets, lang),
        Seen::Figures { sight, seat } => match Words::in_sight(sight, lang) {
            Some(words) => Message::plain(rebellion::hand(words, *seat)),
            None => Message::plain(say!(lang, "alt-no-board")),
        },
        Seen::OrderOdds { sight, chances } => Message::plain(order_panel::order_odds(Names::of(sight, lang), chances)),
        Seen::StationOdds { sight, from, strikes } => {
            Message::plain(trilogy::station_odds(Names::of(sight, lang), *from, *strikes))
        }
        Seen::ArenaOdds { sight, odds } => match Words::in_sight(sight, lang) {
            Some(words) => Message::plain(rebellion::odds(words, odds.as_ref())),
            None => Message::plain(say!(lang, "alt-no-board")),
        },
        Seen::ArenaDice { sight, dice } => Message::plain(dice::of_arena(sight, dice, lang)),
        Seen::Status { sight } => status(sight, lang),
        Seen::Log { sight, entries, whole } => log(sight, entries, *whole, lang),
        Seen::Odds { sight, odds } => Message::plain(self::odds(sight.as_ref(), odds, lang)),
        Seen::Dice { sight, dice } => Message::plain(dice::dice(sight.as_ref(), dice.as_deref(), lang)),
        Seen::Rules { sight } => Message::plain(rulebook::rules(sight.as_ref(), lang)),
        Seen::Help { sight, account } => help::help(sight.as_ref(), *account, lang),
        Seen::List { matches } => list(matches, lang),
    };
    message.hushed()
}

/// What somebody who plays shows to all: it says who, and has no buttons.
pub fn shown_by(sight: &Sight, seat: SeatId, what: &Seen, lang: Lang) -> Message {
    let mut message = seen(what, lang);
    let head = say!(lang, "look-shown-by", seat = Names::of(sight, lang).seat(seat));
    message.content = cut(&format!("{head}\n{}", message.content), LONGEST_MESSAGE);
    message.rows.clear();
    message.selects.clear();
    message
}

/// So many characters of a hand are left for its head and its sets.
const ROOM_FOR_SETS: usize = 700;

/// A hand in words and as a picture, with the sets that it holds.
pub(super) fn hand(sight: &Sight, seat: SeatId, sets: &[SetOffer], lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let Some((view, hand)) = sight.conquest().and_then(|view| Some((view, view.hands.get(&seat)?))) else {
        return Message::plain(say!(lang, "hand-none"));
    };
    // Where cards have no spaces, many sets are alike.
    let sets = view.told_apart(sets);
    let set_lines: Vec<String> = sets.iter().map(|set| set_line(names, set)).collect();
    let next = view.seats.get(seat).map_or(0, |of| of.next_set);
    let head = say!(lang, "hand-head", seat = names.seat(seat), count = hand.len());
    let partners = trilogy::partner_hands(names, view);
    let taken: usize = partners.iter().map(|line| line.chars().count() + 1).sum();
    let room = LONGEST_MESSAGE.saturating_sub(ROOM_FOR_SETS + taken);
    let mut lines = trilogy::hand_lines(names, view, seat, hand.cards(), room)
        .unwrap_or_else(|| hand.cards().iter().map(|&card| format!("· {}", names.card(card))).collect());
    lines.push(if sets.is_empty() && names.sets_rise() {
        say!(lang, "hand-no-set", value = next)
    } else if sets.is_empty() {
        say!(lang, "hand-no-set-fixed", mixed = next)
    } else {
        say!(lang, "hand-sets", count = sets.len(), value = next)
    });
    lines.extend(set_lines.iter().take(6).map(|line| format!("› {line}")));
    lines.extend(partners);
    let text = cut(&format!("{head}\n{}", lines.join("\n")), LONGEST_MESSAGE);
    let mut message = Message::plain(text.clone());
    if !hand.is_empty() {
        let deck = &names.kit().edition.deck;
        let faces = hand.cards().iter().map(|&id| {
            let card = deck.card(id);
            let yours = card.space.is_some_and(|space| view.spaces[space].owner == Some(seat));
            CardFace {
                icon: names.kit().names.icon(card.symbol),
                symbol_name: names.symbol(card.symbol).to_owned(),
                name: trilogy::title(names, id).to_owned(),
                space: card.space,
                note: if yours { say!(lang, "card-yours") } else { String::new() },
            }
        });
        message.picture = Some(PictureWish::Hand(Box::new(HandPicture {
            edition: names.kit().edition.id.clone(),
            lang,
            slot: sight.seats.get(seat).map_or(0, |seated| seated.slot),
            title: head,
            cards: faces.collect(),
            sets: set_lines,
            alt: cut(&text, LONGEST_ALT),
        })));
    }
    message
}

/// The hands of somebody who runs several armies, one below the other, with the picture of one of them; a button for each shows it alone.
fn several_hands(sight: &Sight, hands: &[(SeatId, Vec<SetOffer>)], shown: SeatId, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let each = LONGEST_MESSAGE / hands.len().max(1) - 2;
    let mut parts = Vec::new();
    let mut picture = None;
    for (seat, sets) in hands {
        let message = hand(sight, *seat, sets, lang);
        parts.push(cut(&message.content, each));
        if *seat == shown {
            picture = message.picture;
        }
    }
    let button = |&(seat, _): &(SeatId, Vec<SetOffer>)| {
        Button::new(sight.id, Style::Secondary, names.seat(seat), Verb::HandOf { seat: seat.0 })
    };
    let message = Message::plain(parts.join("\n\n"));
    Message { picture, ..under(message, vec![hands.iter().map(button).collect()]) }
}

/// Such as `Peru (Soldier), Egypt (Rider), Joker: 8`.
pub(super) fn set_line(names: Names<'_>, set: &SetOffer) -> String {
    let line = say!(names.lang, "set-line", cards = names.in_set(&set.cards), value = set.value);
    match set.bonus {
        Some((space, armies)) => {
            format!("{line} {}", say!(names.lang, "event-traded-bonus", armies = armies, space = names.space(space)))
        }
        None => line,
    }
}

fn board_seen(sight: &Sight, last: &[Entry], lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    if let Some(words) = Words::in_sight(sight, lang) {
        let scene = rebellion::scene(words, sight, &rebellion::happened(last));
        let mut message = under(Message::plain(rebellion::situation(words, sight)), vec![looks(names, sight)]);
        message.picture = Some(PictureWish::Arena(Box::new(scene)));
        return message;
    }
    let Some(view) = sight.conquest() else { return Message::plain(say!(lang, "alt-no-board")) };
    let message = under(Message::plain(situation(names, sight, view)), vec![looks(names, sight)]);
    match board::picture(names, sight, last, &[]) {
        Some(picture) => message.board(picture),
        None => message,
    }
}

/// Who is to do what, in one line or two.
fn situation(names: Names<'_>, sight: &Sight, view: &View) -> String {
    let header = board::whole_header(names, view);
    let what = match sight.state {
        MatchState::Running => match &view.phase {
            PhaseView::Turn(turn) => format!("{}: {}", names.seat(turn.seat), tasks::of_turn(names, view, turn)),
            PhaseView::SetUp(set_up) => view
                .seats
                .ids()
                .filter_map(|seat| {
                    let task = tasks::of_set_up(names, set_up, seat)?;
                    Some(format!("{}: {task}", names.seat(seat)))
                })
                .collect::<Vec<_>>()
                .join("\n"),
            PhaseView::Over(_) => String::new(),
        },
        MatchState::SetAside => stopped::task(names.lang, sight.stopped),
        MatchState::Lobby | MatchState::Paused | MatchState::Over | MatchState::Ended => state(names.lang, sight.state),
    };
    format!("**{header}**\n{what}").trim_end().to_owned()
}

fn status(sight: &Sight, lang: Lang) -> Message {
    if let Some(words) = Words::in_sight(sight, lang) {
        return rebellion::status(words, sight);
    }
    let names = Names::of(sight, lang);
    let Some(view) = sight.conquest() else {
        return Message::plain(format!("{}\n{}", state(lang, sight.state), super::posts::about(sight, lang)));
    };
    let mut lines = vec![situation(names, sight, view)];
    lines.extend(view.seats.ids().map(|seat| board::seat_line(names, view, seat)));
    lines.extend(trilogy::situation(names, view));
    // In the set-up sets are worth the same to all.
    let whose = board::on_turn(view).or_else(|| view.seats.ids().next());
    let next = whose.and_then(|seat| view.seats.get(seat)).map_or(0, |of| of.next_set);
    let (stack, traded) = (view.stack, view.sets_traded);
    lines.push(match view.card.traded {
        TradedCards::Reshuffled if names.sets_rise() => {
            say!(lang, "status-cards", stack = stack, discard = view.discard.len(), traded = traded, next = next)
        }
        TradedCards::Reshuffled => {
            let discard = view.discard.len();
            say!(lang, "status-cards-fixed", stack = stack, discard = discard, traded = traded, mixed = next)
        }
        TradedCards::Gone => {
            say!(lang, "status-cards-gone", stack = stack, gone = view.gone.len(), traded = traded, next = next)
        }
    });
    if let Some(rounds) = view.draw_in {
        lines.push(say!(lang, "status-draw", rounds = rounds));
    }
    lines.push(settings::summary(lang, &sight.options));
    lines.push(say!(lang, "status-draws", next = sight.next_draw.to_string(), commitment = sight.commitment.as_str()));
    Message::plain(cut(&lines.join("\n"), LONGEST_MESSAGE))
}

/// Lines with move numbers, the newest last; with `whole` every throw of them.
fn log(sight: &Sight, entries: &[Entry], whole: bool, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    if entries.is_empty() {
        return Message::plain(say!(lang, "log-empty"));
    }
    let words = Words::in_sight(sight, lang);
    let happened = rebellion::happened(entries);
    let mut lines = Vec::new();
    let told = match words {
        Some(words) => rebellion::lines(words, &happened),
        None => events::lines(names, entries),
    };
    for line in told {
        let text = say!(lang, "log-line", moves = line.moves.to_string(), text = line.told.with_seat(names));
        lines.push(if line.undone { say!(lang, "log-undone", line = text) } else { text });
        if whole {
            lines.extend(match words {
                Some(words) => rebellion::throws(words, &happened, line.moves),
                None => throws_of(names, entries, line.moves),
            });
        }
    }
    Message::plain(folded(lang, &say!(lang, "log-head"), &lines, LONGEST_MESSAGE))
}

/// The throws of the series in one move.
fn throws_of(names: Names<'_>, entries: &[Entry], moves: u64) -> Vec<String> {
    let of_move = entries.iter().filter(|entry| entry.moves == moves).flat_map(|entry| &entry.events);
    let told = |kind: &EventKind| match kind {
        EventKind::Fought(series) => events::throws(names, series),
        EventKind::Special(SpecialEvent::Assaulted { strikes, .. }) => trilogy::strike_throws(names, strikes),
        EventKind::Special(SpecialEvent::OrderCalled(called)) => clone_wars::throws(names, called),
        _ => Vec::new(),
    };
    of_move.flat_map(|event| told(&event.kind)).collect()
}

fn odds(sight: Option<&Sight>, odds: &OddsSeen, lang: Lang) -> String {
    let pair = odds.between.and_then(|(from, to)| {
        let names = Names::of(sight?, lang);
        Some(format!("{} » {}: ", names.space(from), names.space(to)))
    });
    let mut lines = vec![
        pair.unwrap_or_default()
            + &say!(lang, "odds-head", attackers = odds.attackers, defenders = odds.defenders, keep = odds.keep),
        say!(lang, "odds-capture", chance = chance(lang, odds.capture)),
    ];
    lines.push(match odds.expected {
        Some((attacker, defender)) => {
            say!(lang, "odds-losses", attacker = decimal(lang, attacker), defender = decimal(lang, defender))
        }
        None => say!(lang, "odds-bound"),
    });
    if !odds.battle.is_empty() {
        let cases = odds
            .battle
            .iter()
            .map(|(losses, p)| format!("-{} : -{} {}", losses.attacker, losses.defender, percent(lang, *p)));
        lines.push(say!(lang, "odds-battle", cases = cases.collect::<Vec<_>>().join(" · ")));
    }
    lines.join("\n")
}

/// A probability in per cent, a bound marked as such.
pub(super) fn chance(lang: Lang, chance: Chance) -> String {
    match chance {
        Chance::Exact(p) => percent(lang, p),
        Chance::Between(low, high) => {
            say!(lang, "chance-between", low = percent(lang, low), high = percent(lang, high))
        }
    }
}

fn list(matches: &[Listed], lang: Lang) -> Message {
    if matches.is_empty() {
        return Message::plain(say!(lang, "list-empty"));
    }
    let lines: Vec<String> = matches
        .iter()
        .map(|listed| {
            let line = say!(
                lang,
                "list-line",
                number = listed.id.0.to_string(),
                // A link: the mention of a channel says nothing in another server.
                channel = format!("https://discord.com/channels/{}/{}", listed.place.guild, listed.place.channel),
                ruleset = settings::ruleset(lang, listed.ruleset),
                players = listed.players,
                state = state(lang, listed.state),
                turn = listed.turn,
            );
            if listed.waits_for_you { say!(lang, "list-yours", line = line) } else { line }
        })
        .collect();
    Message::plain(cut(&format!("{}\n{}", say!(lang, "list-head"), lines.join("\n")), LONGEST_MESSAGE))
}

/// Where a match stands, in a word.
pub(super) fn state(lang: Lang, state: MatchState) -> String {
    match state {
        MatchState::Lobby => say!(lang, "state-lobby"),
        MatchState::Running => say!(lang, "state-running"),
        MatchState::Paused => say!(lang, "state-paused"),
        MatchState::Over => say!(lang, "state-over"),
        MatchState::Ended => say!(lang, "state-ended"),
        MatchState::SetAside => say!(lang, "state-set-aside"),
    }
}
