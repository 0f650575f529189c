//! Why nothing was changed, and what to do instead.

use super::bundle::say;
use super::buttons::{move_in, under};
use super::lang::Lang;
use super::message::{LONGEST_MESSAGE, Message, cut};
use super::names::{Names, echo, harmless, listed};
use super::rebellion::{self, Words};
use super::{opening, settings, stopped, tasks, trilogy};
use crate::game::ids::MOST_ON_A_SPACE;
use crate::game::refusal::Refusal;
use crate::table::answer::{Expected, Refused, SightRef};

/// The most candidates that a refusal lists.
pub(super) const MOST_CANDIDATES: usize = 8;

/// The ephemeral answer to a request that changed nothing.
#[expect(clippy::too_many_lines, reason = "one arm for each refusal")]
pub fn refused(refused: &Refused, lang: Lang) -> Message {
    let message = match refused {
        Refused::Rules { refusal, sight } => return by_rules(refusal, sight, lang),
        Refused::UnknownName { asked, near: _ } if echo(asked).is_empty() => say!(lang, "refused-no-name"),
        Refused::UnknownName { asked, near } if near.is_empty() => {
            say!(lang, "refused-unknown-name", asked = echo(asked))
        }
        Refused::UnknownName { asked, near } => {
            say!(lang, "refused-near-name", asked = echo(asked), near = candidates(near))
        }
        Refused::AmbiguousName { asked, candidates: fitting } if echo(asked).is_empty() => {
            say!(lang, "refused-ambiguous-name", candidates = candidates(fitting))
        }
        Refused::AmbiguousName { asked, candidates: fitting } => {
            say!(lang, "refused-ambiguous", asked = echo(asked), candidates = candidates(fitting))
        }
        Refused::NotUnderstood { asked, what } if echo(asked).is_empty() => {
            format!("{} {}", say!(lang, "refused-nothing-typed"), expected(lang, *what))
        }
        Refused::NotUnderstood { asked, what } => {
            format!("{} {}", say!(lang, "refused-not-understood", asked = echo(asked)), expected(lang, *what))
        }
        Refused::OutOfRange { asked, least, most } => {
            say!(lang, "refused-out-of-range", asked = asked.to_string(), range = range(lang, *least, *most))
        }
        Refused::Option(refusal) => settings::refused(lang, refusal),
        Refused::NoMatch => say!(lang, "refused-no-match"),
        Refused::ChannelTaken => say!(lang, "refused-channel-taken"),
        Refused::NotHere => say!(lang, "refused-not-here"),
        Refused::NotStarted => say!(lang, "refused-not-started"),
        Refused::AlreadyStarted => say!(lang, "refused-already-started"),
        Refused::AlreadyJoined => say!(lang, "refused-already-joined"),
        Refused::NotJoined => say!(lang, "refused-not-joined"),
        Refused::LobbyFull { most } => say!(lang, "refused-lobby-full", most = *most),
        Refused::TooFewSeats { seats, least } => say!(lang, "refused-too-few-seats", seats = *seats, least = *least),
        Refused::OnlyHost => say!(lang, "refused-only-host"),
        Refused::NeedsRole { role } => say!(lang, "refused-needs-role", role = format!("<@&{role}>")),
        Refused::TooYoung { days, left } => say!(lang, "refused-too-young", days = *days, left = *left),
        Refused::AlreadyAsked => say!(lang, "refused-already-asked"),
        Refused::TooManyAsk => say!(lang, "refused-too-many-ask"),
        Refused::AskedNoMore => say!(lang, "refused-asked-no-more"),
        Refused::JoinFirst => say!(lang, "refused-join-first"),
        Refused::LookTaken => say!(lang, "refused-look-taken"),
        Refused::WordGiven { word } => say!(lang, "refused-word-given", word = word.as_str()),
        Refused::WordTooLong { most } => say!(lang, "refused-word-too-long", most = *most),
        Refused::NotSealedYet => say!(lang, "refused-not-sealed-yet"),
        Refused::Locked => say!(lang, "refused-locked"),
        Refused::Removed => say!(lang, "refused-removed"),
        Refused::OnlyModerator => say!(lang, "refused-only-moderator"),
        Refused::OnlyManager => say!(lang, "refused-only-manager"),
        Refused::OnlyRole { role } => say!(lang, "refused-only-role", role = format!("<@&{role}>")),
        Refused::OnlyModeratorsOpen => say!(lang, "refused-only-moderators-open"),
        Refused::OtherChannel { channels } => {
            say!(lang, "refused-other-channel", channels = opening::channels(channels, lang))
        }
        Refused::TooManyChannels { most } => say!(lang, "refused-too-many-channels", most = *most),
        Refused::TooManyLobbies { channels } => {
            say!(lang, "refused-too-many-lobbies", channels = opening::channels(channels, lang))
        }
        Refused::TooManyHosted { most, channels } => {
            say!(lang, "refused-too-many-hosted", most = *most, channels = opening::channels(channels, lang))
        }
        Refused::ServerFull { most } => say!(lang, "refused-server-full", most = *most),
        Refused::NoSeat => say!(lang, "refused-no-seat"),
        Refused::WhichArmy { armies, sight } => {
            let names = Names::of(&sight.0, lang);
            say!(lang, "refused-which-army", armies = listed(armies.iter().map(|&seat| names.seat(seat))))
        }
        Refused::Paused => say!(lang, "refused-paused"),
        Refused::NotPaused => say!(lang, "refused-not-paused"),
        Refused::MovedOn => say!(lang, "refused-moved-on"),
        Refused::OldButton => say!(lang, "refused-old-button"),
        Refused::NothingToUndo => say!(lang, "refused-nothing-to-undo"),
        Refused::NoSuchMove { asked, newest, oldest } => {
            say!(lang, "refused-no-such-move", asked = asked.to_string(), range = range(lang, *oldest, *newest))
        }
        Refused::NoSuchEntry { asked: _, newest: 0 } => say!(lang, "log-empty"),
        Refused::NoSuchEntry { asked, newest } => {
            say!(lang, "refused-no-such-entry", asked = asked.to_string(), range = range(lang, 1, *newest))
        }
        Refused::MatchOver => say!(lang, "refused-match-over"),
        Refused::AskedAlready => say!(lang, "refused-asked-already"),
        Refused::NotYourself => say!(lang, "refused-not-yourself"),
        Refused::Won => say!(lang, "refused-won"),
        Refused::NotEnded => say!(lang, "refused-not-ended"),
        Refused::TooLateToReopen => say!(lang, "refused-too-late-to-reopen"),
        Refused::NotSilentYet { name, from } => {
            // Discord shows the time in the reader's own zone and counts down to it.
            say!(lang, "refused-not-silent-yet", name = harmless(name), from = format!("<t:{}:R>", from / 1_000))
        }
        Refused::SetAside(why) => stopped::told(lang, *why),
        Refused::NoDrawYet { from } => say!(lang, "refused-no-draw-yet", from = format!("<t:{}:R>", from / 1_000)),
        Refused::AlreadySeated => say!(lang, "refused-already-seated"),
        Refused::IsBot { name } => say!(lang, "refused-is-bot", name = harmless(name)),
        Refused::TooFast { seconds } => say!(lang, "refused-too-fast", seconds = *seconds),
        Refused::ShownLately { seconds } => say!(lang, "refused-shown-lately", seconds = *seconds),
        Refused::DrawnOften { seconds } => say!(lang, "refused-drawn-often", seconds = *seconds),
        Refused::ComesAndGoes { minutes } => say!(lang, "refused-comes-and-goes", minutes = *minutes),
        Refused::ShuttingDown => say!(lang, "refused-shutting-down"),
        Refused::StoreFull => say!(lang, "refused-store-full"),
        Refused::StoreBusy => say!(lang, "refused-store-busy"),
        Refused::StoreFails => say!(lang, "refused-store-fails"),
        Refused::SeatTaken { name } => say!(lang, "refused-seat-taken", name = harmless(name)),
        Refused::NoSeatsToChoose => say!(lang, "refused-no-seats-to-choose"),
        Refused::NothingAdvised => say!(lang, "refused-nothing-advised"),
        Refused::OrderOdds => say!(lang, "refused-order-odds"),
        Refused::NoFireCard => say!(lang, "refused-no-fire-card"),
        Refused::Bug => say!(lang, "refused-bug"),
    };
    Message::plain(message).hushed()
}

/// What the rules say no to. The buttons of an open question are under it.
fn by_rules(refusal: &Refusal, SightRef(sight): &SightRef, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let text = match (refusal, Words::in_sight(sight, lang)) {
        (Refusal::Rebellion(refusal), Some(words)) => rebellion::rule(words, refusal),
        (refusal, _) => rule(names, refusal),
    };
    let message = Message::plain(cut(&text, LONGEST_MESSAGE)).hushed();
    if let Refusal::MoveInFirst { least, most, .. } = refusal {
        under(message, vec![move_in(names, sight, *least, *most)])
    } else {
        message
    }
}

/// One refusal of the rules in words. Never empty.
pub(super) fn rule(names: Names<'_>, refusal: &Refusal) -> String {
    let lang = names.lang;
    match refusal {
        Refusal::Over => say!(lang, "rule-over"),
        Refusal::NotYourTurn { on_turn } => say!(lang, "rule-not-your-turn", seat = names.seat(*on_turn)),
        Refusal::Eliminated => say!(lang, "rule-eliminated"),
        Refusal::NotYours => say!(lang, "rule-not-yours"),
        Refusal::WrongStep { now } => say!(lang, "rule-wrong-step", step = tasks::step(names, *now)),
        Refusal::MoveInFirst { to, least, most } => {
            say!(lang, "rule-move-in-first", to = names.space(*to), range = range(lang, *least, *most))
        }
        Refusal::PlaceFirst { left } => say!(lang, "rule-place-first", left = *left),
        Refusal::TradeFirst { hand, limit } => say!(lang, "rule-trade-first", hand = *hand, limit = *limit),
        Refusal::AlreadyDone => say!(lang, "rule-already-done"),
        Refusal::NothingToTakeBack => say!(lang, "rule-nothing-to-take-back"),
        Refusal::NotYourSpace { space, owner } => match owner {
            Some(owner) => {
                say!(names, "rule-not-your-space", space = names.space(*space), owner = names.seat(*owner))
            }
            None => say!(names, "rule-nobodys-space", space = names.space(*space)),
        },
        Refusal::OwnSpace { space } => say!(lang, "rule-own-space", space = names.space(*space)),
        Refusal::Taken { space, owner } => {
            say!(names, "rule-taken", space = names.space(*space), owner = names.seat(*owner))
        }
        Refusal::ClaimOne => say!(names, "rule-claim-one"),
        Refusal::EmptyOrTwice { space } => match space {
            Some(space) => say!(names, "rule-twice", space = names.space(*space)),
            None => say!(names, "rule-empty"),
        },
        Refusal::SameSpace { space } => say!(names, "rule-same-space", space = names.space(*space)),
        Refusal::NotLinked { from, to, reachable } if reachable.is_empty() => {
            say!(names, "rule-not-linked-none", from = names.space(*from), to = names.space(*to))
        }
        Refusal::NotLinked { from, to, reachable } => say!(
            lang,
            "rule-not-linked",
            from = names.space(*from),
            to = names.space(*to),
            reachable = names.spaces(reachable, MOST_CANDIDATES)
        ),
        Refusal::NoPath { from, to, reachable } if reachable.is_empty() => {
            say!(names, "rule-no-path-none", from = names.space(*from), to = names.space(*to))
        }
        Refusal::NoPath { from, to, reachable } => say!(
            lang,
            "rule-no-path",
            from = names.space(*from),
            to = names.space(*to),
            reachable = names.spaces(reachable, MOST_CANDIDATES)
        ),
        Refusal::NoTroops => say!(lang, "rule-no-troops"),
        Refusal::TooManyToPlace { asked, left } => {
            say!(lang, "rule-too-many-to-place", asked = asked.to_string(), left = *left)
        }
        Refusal::PlaceExactly { troops } => say!(lang, "rule-place-exactly", armies = *troops),
        Refusal::SpaceFull { space, room } => {
            say!(lang, "rule-space-full", space = names.space(*space), most = MOST_ON_A_SPACE, room = *room)
        }
        Refusal::TooFewTroops { space, there } => {
            say!(names, "rule-too-few-troops", space = names.space(*space), there = *there)
        }
        Refusal::Dice { asked: _, most } => say!(lang, "rule-dice-number", range = range(lang, 1, *most)),
        Refusal::Keep { keep: _, there } => say!(lang, "rule-keep", there = *there),
        // Without the number: one below 0 comes here as 0.
        Refusal::OutOfRange { asked: _, least, most } => {
            say!(lang, "rule-out-of-range", range = range(lang, *least, *most))
        }
        Refusal::NotYourCard { card } => say!(lang, "rule-not-your-card", card = names.card(*card)),
        Refusal::NoSet { symbols, sets } => {
            let symbols = listed(symbols.iter().map(|&symbol| names.symbol(symbol).to_owned()));
            say!(lang, "rule-no-set", symbols = symbols, sets = *sets)
        }
        Refusal::TooFewCards { have } => say!(names, "rule-too-few-cards", have = *have),
        Refusal::TradeOver => say!(names, "rule-trade-over"),
        Refusal::Surrendered => say!(lang, "rule-surrendered"),
        Refusal::SpoilsOver { have, limit } => {
            say!(lang, "rule-spoils-over", have = *have, limit = u32::from(*limit))
        }
        Refusal::NoFortify => say!(lang, "rule-no-fortify"),
        Refusal::Special(special) => trilogy::rule(names, special),
        // One of the dice game is told in words of its own where its table is.
        Refusal::OtherGame | Refusal::Rebellion(_) => say!(lang, "rule-other-game"),
    }
}

fn expected(lang: Lang, what: Expected) -> String {
    match what {
        Expected::Placements => say!(lang, "expected-placements"),
        Expected::Spaces => say!(lang, "expected-spaces"),
        Expected::Troops => say!(lang, "expected-troops"),
        Expected::Until => say!(lang, "expected-until"),
        Expected::Odds => say!(lang, "expected-odds"),
        Expected::Cards => say!(lang, "expected-cards"),
        Expected::MoveNumber => say!(lang, "expected-move-number"),
        Expected::Word => say!(lang, "expected-word"),
        Expected::Rows => say!(lang, "expected-rows"),
        Expected::Target => say!(lang, "expected-target"),
        Expected::Ships => say!(lang, "expected-ships"),
        Expected::ArmiesOrShips => say!(lang, "expected-armies-or-ships"),
        Expected::Heirs => say!(lang, "expected-heirs"),
        Expected::Way => say!(lang, "expected-way"),
    }
}

/// `1 to 3`, or the one number that is left.
pub(super) fn range<N: Copy + ToString + PartialEq>(lang: Lang, least: N, most: N) -> String {
    if least == most {
        least.to_string()
    } else {
        say!(lang, "range", least = least.to_string(), most = most.to_string())
    }
}

/// The first candidates by name; seats among them carry what people typed, so they are made harmless again.
fn candidates(names: &[String]) -> String {
    listed(names.iter().take(MOST_CANDIDATES).map(|name| echo(name)))
}
