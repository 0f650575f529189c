//! In the Clone Wars nobody reads of bases, the Empire or the Death Star, and Order 66 comes whole.

use std::collections::{BTreeMap, BTreeSet};

use adjutant::ai;
use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::cards::Hand;
use adjutant::game::conquest::effect::{Danger, Wanted, Window};
use adjutant::game::conquest::parts::fleet::{Fleet, ShipClass};
use adjutant::game::conquest::special::{Called, OrderThrow, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::Face;
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{BySeat, PlayerId, SeatId, SideId, SpaceId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::seal::Sealed;
use adjutant::table::answer::{Refused, Seen, SightRef};
use adjutant::table::draft::Draft;
use adjutant::table::panel::{Chosen, Panel};
use adjutant::table::sight::{Entry, MatchState, Sight};
use adjutant::text::lang::Lang;
use adjutant::text::{
    self, EndNews, LONGEST_MESSAGE, MISSING, Message, Names, PictureWish, board_text, clone_wars_words, end_post,
    event, lobby_post, order_post, planets, refused, set_up_post, source, trilogy_words, turn_post,
};

use super::fixture::{entry, longest_name, matched, short_name};
use super::keys::{Written, needed, read};
use super::lengths::within_limits;
use crate::rules::clone_wars::position::{At, card, ships, space};

/// Words of the Original Trilogy alone, in both languages.
const FOREIGN: [&str; 24] = [
    "base",
    "bases",
    "base's",
    "Base",
    "Bases",
    "Empire",
    "Imperial",
    "Emperor",
    "Rebel",
    "Rebels",
    "Hutt",
    "Hutts",
    "Force",
    "bomber",
    "bombers",
    "destroyer",
    "Basis",
    "Basen",
    "Imperium",
    "Imperiums",
    "Macht",
    "Bomber",
    "Zerstörer",
    "destroyers",
];

/// The same, wherever in a word they stand.
const FOREIGN_PARTS: [&str; 8] =
    ["Death Star", "Todesstern", "resource planet", "Rohstoff", "Imperator", "Rebellen", "Hutten", "asteroid"];

/// The words of the Original Trilogy in a text; the name of the command `/base` is everybody's.
fn foreign(text: &str) -> Vec<&'static str> {
    let text = text.replace("/base", "").replace("/basis", "");
    let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphabetic() && c != '\'').collect();
    let whole = FOREIGN.into_iter().filter(|word| words.contains(word));
    whole.chain(FOREIGN_PARTS.into_iter().filter(|part| text.contains(part))).collect()
}

/// The messages in the words of the Clone Wars.
fn said(lang: Lang) -> BTreeMap<String, Written> {
    let mut all = read(source(lang));
    for other in [planets(lang), trilogy_words(lang), clone_wars_words(lang)] {
        all.extend(read(other));
    }
    all
}

/// What is said of things that are not there: a station, a meter, resource planets, armies that nobody plays, another family of games.
const OF_OTHERS: [&str; 7] = ["station", "assault", "unplayed", "garrison", "hutt-cards", "force", "arena-"];

/// What is told of tokens with messages of their own, or is chosen by what is not there.
const NEVER: &[&str] = &[
    "base-leader",
    "base-plain",
    "event-cards-earned",
    "event-counter",
    "event-marker-drawn",
    "event-marker-gone",
    "event-marker-laid",
    "event-marker-moved-hidden",
    "event-marker-moved-open",
    "event-marker-revealed",
    "event-marker-seen",
    "event-marker-taken",
    "event-meter-shifted",
    "event-peek-saw",
    "event-peeked",
    "event-protected",
    "event-space-destroyed",
    "event-space-destroyed-ships",
    "marker-base",
    "outcome-leader",
    "outcome-resources",
    "refused-no-fire-card",
    "rule-cut-allowed",
    "rule-cut-refused",
    "side-name",
    "side-won",
    "special-guarded",
    "special-no-dice",
    "special-too-far",
    "special-would-cut",
    "special-wrong-region",
    "state-bases",
    "state-counter",
    "state-no-bases",
    "state-protected",
    "story-destroyed",
    "task-lay-marker-seen",
    "window",
];

#[test]
fn every_message_with_a_word_of_the_trilogy_has_one_of_the_clone_wars() {
    let mut told_once: BTreeSet<&&str> = BTreeSet::new();
    for lang in Lang::ALL {
        let all = said(lang);
        let left = all.iter().filter(|(key, message)| {
            let described = key.starts_with("cmd-") || key.starts_with("opt-");
            let is_others = OF_OTHERS.iter().any(|part| key.contains(part)) || NEVER.contains(&key.as_str());
            !described
                && !is_others
                && !foreign(&message.text.replace("{ cmd-base }", "").replace("[base]", "")).is_empty()
        });
        let left: Vec<&String> = left.map(|(key, _)| key).collect();
        assert!(left.is_empty(), "{lang:?}: {left:?}");
        let told = |key: &&&str| all.get(**key).is_some_and(|message| !foreign(&message.text).is_empty());
        told_once.extend(NEVER.iter().filter(told));
    }
    assert_eq!(told_once, NEVER.iter().collect(), "some message needs no exception any more");
}

#[test]
fn the_other_words_of_the_clone_wars_replace_messages_of_the_same_values_in_both_languages() {
    let keys = |lang| read(clone_wars_words(lang)).into_keys().collect::<BTreeSet<_>>();
    assert_eq!(keys(Lang::En), keys(Lang::De));
    for lang in Lang::ALL {
        let parsed = fluent_bundle::FluentResource::try_new(clone_wars_words(lang).to_owned());
        assert!(parsed.is_ok(), "{lang:?}: {:?}", parsed.err().map(|(_, faults)| faults));
        let (plain, both) = (read(source(lang)), said(lang));
        for key in read(clone_wars_words(lang)).keys() {
            assert!(plain.contains_key(key), "{lang:?}: {key} replaces nothing");
            assert_eq!(needed(&both, key), needed(&plain, key), "{lang:?}: {key}");
        }
    }
}

/// A match of four people, as somebody sees it.
pub(super) fn seen(game: &Game, viewer: Viewer, name: fn(SeatId) -> String) -> Sight {
    let view = game.view(viewer);
    let seats = view.conquest().unwrap().seats.len();
    Sight { view: Some(view), ..matched(seats, Options::new(RulesetId::CloneWars), name) }
}

/// All that somebody reads of a message.
fn texts_of(message: &Message) -> Vec<String> {
    let mut texts = vec![message.content.clone()];
    texts.extend(message.rows.iter().flatten().map(|button| button.label.clone()));
    for select in &message.selects {
        let options = select.options.iter().map(|option| option.label.clone());
        texts.extend(options.chain([select.placeholder.clone()]));
    }
    match &message.picture {
        Some(PictureWish::Board(board)) => {
            texts.extend([&board.turn, &board.last_move, &board.alt].map(String::clone));
            texts.extend(board.headings.iter().chain(&board.region_tags).cloned());
            texts.extend(board.pill.iter().map(|(_, pill)| pill.clone()).chain(board.banner.clone()));
        }
        Some(PictureWish::Hand(hand)) => {
            texts.extend(hand.sets.iter().chain([&hand.title, &hand.alt]).cloned());
            let of_cards = hand.cards.iter().flat_map(|card| [&card.name, &card.symbol_name, &card.note]);
            texts.extend(of_cards.cloned());
        }
        Some(PictureWish::Arena(_)) | None => {}
    }
    texts
}

fn clean(what: &str, message: &Message) {
    within_limits(message);
    for text in texts_of(message) {
        assert!(foreign(&text).is_empty() && !text.contains(MISSING), "{what}: {:?} in {text}", foreign(&text));
    }
}

/// Everything that everybody and each seat can be shown.
fn look(game: &Game, entries: &[Entry], lang: Lang) {
    let public = seen(game, Viewer::Public, short_name);
    let turn = public.conquest().unwrap().turn;
    clean("set-up", &set_up_post(&public, entries, lang));
    clean("turn", &turn_post(&public, turn, entries, entries, lang));
    clean("past turn", &turn_post(&public, turn.saturating_sub(1), entries, entries, lang));
    for seat in public.seats.ids() {
        let own = seen(game, Viewer::Seat(seat), short_name);
        let account = own.seats[seat].accounts[0];
        let view = own.conquest().unwrap();
        let looks = [
            Seen::Help { sight: Some(own.clone()), account },
            Seen::Rules { sight: Some(own.clone()) },
            Seen::Status { sight: own.clone() },
            Seen::Log { sight: own.clone(), entries: entries.to_vec(), whole: true },
            Seen::Board { sight: own.clone(), last: entries.to_vec() },
            Seen::Hand { sight: own.clone(), seat, sets: view.sets_held(seat) },
            Seen::Orders { sight: own.clone(), seat },
        ];
        for what in &looks {
            clean("look", &text::seen(what, lang));
        }
        for page in board_text(Names::of(&own, lang), &own) {
            assert!(foreign(&page).is_empty() && !page.contains(MISSING), "{page}");
        }
        let panel = Panel::new(own.clone(), seat, None, &Draft::default(), Chosen::default(), 0);
        clean("panel", &text::panel(&panel, lang));
        for way in panel.ways() {
            let panel = Panel::new(own.clone(), seat, Some(way), &Draft::default(), Chosen::default(), 0);
            clean("panel", &text::panel(&panel, lang));
        }
    }
}

#[test]
fn a_match_speaks_of_the_clone_wars_alone_from_the_first_claim_to_the_end() {
    for preset in Options::new(RulesetId::CloneWars).presets() {
        let options = Options::with_preset(RulesetId::CloneWars, preset).unwrap();
        let edition = assets::kit(options.edition_id()).unwrap().edition();
        let mut chance = Sealed::simulated(7);
        let holds = BySeat::from_fn(4, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0))]));
        let (mut game, events) = Game::begin(edition, &options, holds, &mut chance);
        let mut entries = vec![entry(0, events.into_iter().map(|event| event.kind).collect())];
        let mut ordered = false;
        for step in 0..4_000_u32 {
            let awaited = game.view(Viewer::Public).awaited();
            let Some(&seat) = awaited.first() else { break };
            let action = ai::choose(&game.view(Viewer::Seat(seat)), seat, step.into()).unwrap();
            let (next, events) = game.apply(Actor::Seat(seat), &action, &mut chance).unwrap();
            game = next;
            let called = events.iter().find_map(|event| match &event.kind {
                EventKind::Special(SpecialEvent::OrderCalled(called)) => Some(called.clone()),
                _ => None,
            });
            entries.push(entry(u64::from(step) + 1, events.into_iter().map(|event| event.kind).collect()));
            let last = &entries[entries.len().saturating_sub(40)..];
            for lang in Lang::ALL {
                if let Some(called) = &called {
                    clean("order", &order_post(&seen(&game, Viewer::Public, short_name), called, lang));
                }
                if step < 6 || step % 60 == 0 || called.is_some() {
                    look(&game, last, lang);
                }
            }
            ordered |= called.is_some();
        }
        let over = game.view(Viewer::Public);
        assert!(ordered && over.is_over(), "{preset}: the match has seen an order and its end");
        let sight = seen(&game, Viewer::Public, short_name);
        let hands: BTreeMap<SeatId, Hand> = sight.seats.ids().map(|seat| (seat, Hand::default())).collect();
        for lang in Lang::ALL {
            clean("end", &end_post(&sight, EndNews { entries: &entries, hands: &hands, seed_hex: None }, lang));
        }
    }
}

#[test]
fn no_lobby_names_a_side_of_the_trilogy() {
    for lang in Lang::ALL {
        for players in 1..=4 {
            let mut sight = matched(players, Options::new(RulesetId::CloneWars), longest_name);
            sight.state = MatchState::Lobby;
            let post = lobby_post(&sight, lang);
            clean("lobby", &post);
            let side = ["Republic", "Republik"][usize::from(lang == Lang::De)];
            assert!(players == 1 || post.content.contains(side), "{}", post.content);
            let (own, account) = (sight.clone(), sight.seats[SeatId(0)].accounts[0]);
            clean("help", &text::seen(&Seen::Help { sight: Some(own), account }, lang));
        }
    }
}

/// The rules of each preset and of other choices fit on one page, with the chart of the track.
#[test]
fn the_rules_fit_on_one_page_whatever_is_chosen() {
    let mut all: Vec<Options> = Options::new(RulesetId::CloneWars)
        .presets()
        .into_iter()
        .map(|preset| Options::with_preset(RulesetId::CloneWars, preset).unwrap())
        .collect();
    let mut changed = all[0].clone();
    for setting in changed.settings() {
        let other = setting.choices.iter().find(|choice| **choice != setting.value).cloned().unwrap();
        changed.set(setting.id, &other).unwrap();
    }
    all.push(changed);
    let presets = all.len() - 1;
    for (n, options) in all.into_iter().enumerate() {
        let track: u8 = options.settings().iter().find(|of| of.id == "track").unwrap().value.parse().unwrap();
        let sight = Sight { view: None, ..matched(4, options, short_name) };
        for lang in Lang::ALL {
            let message = text::seen(&Seen::Rules { sight: Some(sight.clone()) }, lang);
            clean("rules", &message);
            let content = &message.content;
            assert!(n == presets || !content.ends_with('…'), "{content}");
            assert!(content.contains("7: 3, 8: 4"), "{content}");
            assert!(content.contains(&format!("{track}: {}", track - 4)), "{content}");
            assert!(!content.contains(&format!("{}: ", track + 1)), "{content}");
        }
    }
}

/// So many planets of the Republic, the ones with the longest names, each with ships that are lost and a second throw.
fn longest_order(planets: usize, lang: Lang) -> Called {
    let kit = assets::clone_wars();
    let mut spaces: Vec<SpaceId> = kit.edition.board.space_ids().collect();
    spaces.sort_by_key(|&space| std::cmp::Reverse(kit.names.spaces[space][lang].chars().count()));
    let throw = |(n, &space): (usize, &SpaceId)| OrderThrow {
        space,
        from: SeatId(if n % 2 == 0 { 0 } else { 2 }),
        rolled: 3,
        again: (n < 6).then_some(8),
        to: (n % 3 > 0).then_some(SeatId(if n % 2 == 0 { 1 } else { 3 })),
        troops: 12,
        ships: Fleet::default(),
        // Both armies of the Republic have nine ships.
        lost: if n < 18 { ships(0, 0, 1) } else { Fleet::default() },
    };
    let throws = spaces[..planets].iter().enumerate().map(throw).collect();
    Called {
        seat: SeatId(1),
        at: 11,
        least: 2,
        throws,
        draws: vec![123_456, 123_457],
        cards: order_cards(),
        spared: spaces[planets..].iter().copied().take(2).collect(),
        markers: 9,
        pile: 9,
        pawn: spaces[0],
    }
}

/// All cards that can be played with the order.
fn order_cards() -> Vec<adjutant::game::ids::CardId> {
    let deck = &assets::clone_wars().edition.deck;
    let fits = |card: &adjutant::game::ids::CardId| {
        deck.card(*card).event.as_ref().is_some_and(|event| event.window == Window::Order)
    };
    deck.ids().filter(fits).collect()
}

#[test]
fn the_longest_order_comes_whole() {
    let at = At::of("kamino=0x5 naboo=2x3 kessel=1x2; track 11; seat 1; stage order");
    for lang in Lang::ALL {
        for planets in [22, 41] {
            let called = longest_order(planets, lang);
            let sight = seen(&at.game, Viewer::Public, longest_name);
            let message = order_post(&sight, &called, lang);
            clean("order", &message);
            let content = &message.content;
            assert!(content.chars().count() < LONGEST_MESSAGE && !content.ends_with('…'), "{content}");
            let names = Names::of(&sight, lang);
            for throw in &called.throws {
                assert!(content.contains(&format!("{}: 3", names.space(throw.space))), "{content}");
            }
            assert!(content.ends_with("#123456-123457"), "{content}");
        }
    }
}

/// What can happen and be refused beside the order.
fn events() -> Vec<SpecialEvent> {
    let (seat, other) = (SeatId(1), SeatId(3));
    let (here, there) = (space("kessel"), space("naboo"));
    let plans = card("rep_visions_1");
    let token = Face::Token(0);
    vec![
        SpecialEvent::MarkerDrawn { seat, left: 5, draw: 9 },
        SpecialEvent::MarkerSeen { face: token, draw: 9 },
        SpecialEvent::MarkerLaid { seat, space: here },
        SpecialEvent::MarkerRevealed { by: SeatId(0), space: here, face: token, kept: true },
        SpecialEvent::MarkerMoved { from: here, to: there, by_card: true },
        SpecialEvent::MarkerMoved { from: here, to: there, by_card: false },
        SpecialEvent::MarkerGone { from: here },
        SpecialEvent::Peeked { seat: SeatId(0), space: here },
        SpecialEvent::PeekSaw { space: here, face: token },
        SpecialEvent::Built { seat: SeatId(0), card: plans, class: ShipClass::Bomber, space: there },
        SpecialEvent::ShipsPlaced { seat, space: here, ships: ships(1, 1, 1) },
        SpecialEvent::ShipsMoved { seat, from: here, to: there, ships: ships(2, 2, 2) },
        SpecialEvent::ShipsLost { seat, space: here, ships: ships(3, 2, 1) },
        SpecialEvent::TroopsLost { seat: Some(seat), space: here, troops: 2 },
        SpecialEvent::Protected { seat, space: here, from: Danger::Order },
        SpecialEvent::Protected { seat, space: here, from: Danger::Invasion },
        SpecialEvent::Fortified { seat, space: here },
        SpecialEvent::CommandOffered { seat, space: here, offered: true },
        SpecialEvent::CommandAsked { seat, of: other, space: here },
        SpecialEvent::CommandTaken { seat, from: other, space: here },
        SpecialEvent::CommandDeclined { seat, asker: other, space: here },
        SpecialEvent::CardsEarned { seat: SeatId(0), for_sides: 2, extra: 3 },
        SpecialEvent::CardsEarned { seat, for_sides: 1, extra: 0 },
        SpecialEvent::PawnMoved { seat, steps: 1, at: 5 },
        SpecialEvent::PawnMoved { seat, steps: -1, at: 4 },
    ]
}

fn refusals() -> Vec<SpecialRefusal> {
    let (of, card) = (space("kessel"), card("rep_visions_1"));
    let spaces: Vec<SpaceId> = (0..20).map(SpaceId).collect();
    let mut all = vec![
        SpecialRefusal::Unknown,
        SpecialRefusal::MarkerFirst,
        SpecialRefusal::NoMarker,
        SpecialRefusal::MarkerThere { space: of },
        SpecialRefusal::NotYourSide { space: of },
        SpecialRefusal::Partner { space: of, seat: SeatId(2) },
        SpecialRefusal::Protected { space: of },
        SpecialRefusal::CalledOff { space: of },
        SpecialRefusal::NoEvent { card },
        SpecialRefusal::DoesNotFit { card, space: Some(of), spaces: spaces.clone() },
        SpecialRefusal::NoEffect { card },
        SpecialRefusal::OnlyArmed { card },
        SpecialRefusal::NotArmed { card },
        SpecialRefusal::BuiltAlready,
        SpecialRefusal::TradedAlready,
        SpecialRefusal::TooLateToBuild,
        SpecialRefusal::TooFewShips { space: of, there: ships(1, 1, 2) },
        SpecialRefusal::TooFewShips { space: of, there: Fleet::default() },
        SpecialRefusal::NoShips,
        SpecialRefusal::ShipsMoved,
        SpecialRefusal::NoPartner,
        SpecialRefusal::NotPartners { space: of },
        SpecialRefusal::CommandTaken,
        SpecialRefusal::NotToBeTaken { space: of, troops: 2, ships: true, marker: true, last: true },
        SpecialRefusal::AskedAlready { space: of },
        SpecialRefusal::Declined { space: of },
        SpecialRefusal::NobodyToAsk { space: of },
        SpecialRefusal::NotYourOrder,
        SpecialRefusal::OrderOver,
        SpecialRefusal::NoHeir { space: of, seats: vec![SeatId(1), SeatId(3)] },
        SpecialRefusal::HeroLost { card },
    ];
    all.extend(ShipClass::ALL.map(|class| SpecialRefusal::ShipLimit { class, limit: 3 }));
    let windows = [
        Window::Reinforce,
        Window::Invade,
        Window::Declare,
        Window::Fortify,
        Window::OwnTurn,
        Window::Standing,
        Window::Order,
    ];
    all.extend(windows.map(|window| SpecialRefusal::WrongWindow { card, window }));
    let wanted = [Wanted::Space, Wanted::To, Wanted::Class(None), Wanted::Seat, Wanted::Placements, Wanted::Way];
    all.extend(wanted.map(|wanted| SpecialRefusal::Choose { card, wanted, spaces: spaces.clone(), seats: Vec::new() }));
    all
}

#[test]
fn what_happens_and_why_not_is_told_in_the_words_of_the_clone_wars() {
    let at = At::of("kamino=0x5 naboo=2x3 kessel=1x2; track 7; seat 1");
    let sight = seen(&at.game, Viewer::Seat(SeatId(1)), short_name);
    let text = |kind: &SpecialEvent, lang| {
        let names = Names::of(&sight, lang);
        event(names, &EventKind::Special(kind.clone())).with_seat(names)
    };
    for kind in events() {
        let [english, german] = Lang::ALL.map(|lang| text(&kind, lang));
        for told in [&english, &german] {
            assert!(foreign(told).is_empty() && !told.contains(MISSING), "{told}");
        }
        assert_ne!(english, german);
    }
    for refusal in refusals() {
        let asked = Refused::Rules { refusal: Refusal::Special(refusal), sight: Box::new(SightRef(sight.clone())) };
        let [english, german] = Lang::ALL.map(|lang| refused(&asked, lang));
        clean("refusal", &english);
        clean("refusal", &german);
        assert_ne!(english.content, german.content);
    }
    for side in [SideId(0), SideId(1)] {
        for goal in [Goal::Caught, Goal::WipedOut, Goal::Remained] {
            let ended = Outcome::Side { side, seats: vec![SeatId(side.0), SeatId(side.0 + 2)], goal };
            for lang in Lang::ALL {
                let told = event(Names::of(&sight, lang), &EventKind::Ended(ended.clone())).text;
                let winner = [["The Republic", "The Separatists"], ["Die Republik", "Die Separatisten"]];
                let winner = winner[usize::from(lang == Lang::De)][usize::from(side.0)];
                assert!(goal == Goal::Caught || told.starts_with(winner), "{told}");
                assert!(foreign(&told).is_empty() && !told.contains(MISSING), "{told}");
            }
        }
    }
    let lost = SpecialEvent::ShipsLost { seat: SeatId(1), space: space("kessel"), ships: ships(1, 2, 1) };
    assert_eq!(text(&lost, Lang::En), "■ Ben: loses 1 fighter, 2 corvettes, 1 capital ship on Kessel");
    assert_eq!(text(&lost, Lang::De), "■ Ben: verliert 1 Jäger, 2 Korvetten, 1 Großkampfschiff auf Kessel");
}
