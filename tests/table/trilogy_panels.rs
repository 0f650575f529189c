//! Panels of the Original Trilogy: within Discord's limits whatever there is to choose, all of it on some page, and what their buttons do.

use std::collections::{BTreeSet, VecDeque};
use std::fmt::Write;

use adjutant::assets;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::PhaseView;
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::table::intent::{Intent, Person};
use adjutant::table::panel_press::{PanelId, PanelPress};
use adjutant::table::press::{Press, Verb};
use adjutant::text::lang::Lang;
use adjutant::text::{self, Message};

use super::trilogy::{at, put};
use super::world::{HERE, World, ana, ben, cem};
use crate::rules::trilogy::position::{card, space};

const PANELS: [PanelId; 13] = [
    PanelId::Claim,
    PanelId::Place,
    PanelId::Trade,
    PanelId::Attack,
    PanelId::Fortify,
    PanelId::Base,
    PanelId::Station,
    PanelId::Build,
    PanelId::Cards,
    PanelId::Assault,
    PanelId::Ships,
    PanelId::Command,
    PanelId::Order,
];

/// What a press shows, in both languages.
async fn shown(world: &World, person: &Person, press: Press) -> [Message; 2] {
    let panel = world.table.panel(person, HERE, press).await.unwrap_or_else(|refused| panic!("{press:?}: {refused:?}"));
    Lang::ALL.map(|lang| text::panel(&panel, lang))
}

/// Every panel of now with whatever can be chosen in it, page by page, has its words and keeps Discord's limits. Says what can be done.
pub(super) async fn fit(world: &World, person: &Person) -> BTreeSet<String> {
    let public = world.sight(None).await;
    for lang in Lang::ALL {
        limits(&text::turn_post(&public, public.view.as_ref().unwrap().turn(), &[], &[], lang));
    }
    let mut waiting: VecDeque<Press> =
        PANELS.map(|panel| Press { of: public.id, verb: Verb::Open { panel, page: 0 } }).into();
    let (mut met, mut done) = (BTreeSet::new(), BTreeSet::new());
    while let Some(press) = waiting.pop_front() {
        let messages = shown(world, person, press).await;
        messages.iter().for_each(limits);
        let buttons = messages[0].rows.iter().flatten().filter(|button| !button.disabled).map(|button| button.press);
        let ends = |options: &[text::SelectOption]| [options.first(), options.last()].map(|one| one.unwrap().press);
        for next in buttons.chain(messages[0].selects.iter().flat_map(|select| ends(&select.options))) {
            let chooses = match next.verb {
                Verb::Open { .. } | Verb::Leaf { .. } => true,
                Verb::Panel { press, .. } => press.only_chooses(),
                _ => false,
            };
            if chooses && met.insert(next.custom_id()) {
                waiting.push_back(next);
            }
        }
        let options = messages[0].selects.iter().flat_map(|select| &select.options).map(|option| option.press);
        let buttons = messages[0].rows.iter().flatten().map(|button| button.press);
        done.extend(options.chain(buttons).map(Press::custom_id));
    }
    done
}

#[track_caller]
fn limits(message: &Message) {
    assert!(message.content.chars().count() <= 2_000 && !message.content.contains(text::MISSING), "{message:?}");
    assert!(message.selects.len() + message.rows.len() <= 5, "{message:?}");
    assert!(message.rows.iter().all(|row| (1..=5).contains(&row.len())), "{message:?}");
    let mut ids: Vec<String> = Vec::new();
    for button in message.rows.iter().flatten() {
        let label = button.label.chars().count();
        assert!((1..=80).contains(&label) && !button.label.contains(text::MISSING), "{button:?}");
        ids.push(button.press.custom_id());
    }
    for select in &message.selects {
        let placeholder = select.placeholder.chars().count();
        assert!((1..=25).contains(&select.options.len()) && (1..=150).contains(&placeholder), "{select:?}");
        assert!(!select.placeholder.contains(text::MISSING), "{select:?}");
        let label = |label: &str| (1..=100).contains(&label.chars().count()) && !label.contains(text::MISSING);
        assert!(select.options.iter().all(|option| label(&option.label)), "{select:?}");
        let (shared, values) = select.ids().unwrap();
        assert!(values.iter().all(|value| (1..=100).contains(&value.len())), "{select:?}");
        assert_eq!(values.iter().collect::<BTreeSet<_>>().len(), values.len(), "two options are the same: {select:?}");
        ids.push(shared);
    }
    assert!(ids.iter().all(|id| id.len() <= 100), "{ids:?}");
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "two controls of one id: {message:?}");
}

/// Thirty planets of the first seat, and nearly all ships that there are; the others are the second's, with as many.
fn crowded(rest: &str) -> String {
    let board = &assets::original_trilogy().edition.board;
    let mut spaces = String::new();
    for (at, id) in board.space_ids().map(|space| &board.space(space).id).enumerate() {
        let (seat, nth) = if at < 30 { (0, at) } else { (1, at - 30) };
        let fleet = match nth {
            // Five of each class, of which there are six: one more can be built.
            0..5 => "+f1b1d1",
            _ => "",
        };
        write!(spaces, "{id}={seat}x{}{fleet} ", 4 + at).unwrap();
    }
    format!("{spaces}; {rest}")
}

fn hands() -> String {
    let deck = &assets::original_trilogy().edition.deck;
    let of = |side: &str| -> Vec<&str> {
        deck.ids().map(|card| deck.card(card).id.as_str()).filter(|id| id.starts_with(side)).collect()
    };
    format!("hand 0 {}; hand 1 {}", of("reb_").join(" "), of("emp_").join(" "))
}

#[tokio::test]
async fn every_panel_of_every_step_keeps_the_limits_however_much_there_is_to_choose() {
    let people = [ana(), ben()];
    let under = crowded("").split_whitespace().nth(35).unwrap().split('=').next().unwrap().to_owned();
    let mut world = at(&people, 2, &crowded("stage attack")).await;
    let mut presses = 0;
    for stage in ["trade 9", "place 30", "attack", "fortify", "fortify-ships", "station"] {
        for (seat, person) in people.iter().enumerate() {
            if seat == 0 && stage == "station" {
                continue;
            }
            let rest = format!("{}; station {under}; force 3; seat {seat}; stage {stage}", hands());
            world = put(world, 2, &crowded(&rest));
            presses += fit(&world, person).await.len();
        }
    }
    world = put(world, 2, &crowded("seat 1; stage lay-marker 9; drawn 1 leader"));
    presses += fit(&world, &ben()).await.len();
    assert!(presses > 1_000, "there was much to choose: {presses}");
}

#[tokio::test]
async fn all_that_can_be_chosen_is_on_some_page() {
    let people = [ana(), ben()];
    let world = at(&people, 2, &crowded("stage attack")).await;
    let counter = async |world: &World| world.sight(None).await.moves;
    // Builds on each of the thirty.
    let first = card("reb_hope_1");
    let world = put(world, 2, &crowded("hand 0 reb_hope_1; stage place 5"));
    let all = chosen_after(&world, &ana(), counter(&world).await, PanelPress::Card(first)).await;
    let built = |on: &SpaceId| all.contains(&PanelPress::Build { card: first, on: *on });
    assert_eq!((0..42).map(SpaceId).filter(built).count(), 30, "{all:?}");
    // Moves armies to each of the others, and ships.
    let from = SpaceId(0);
    let world = put(world, 2, &crowded("stage fortify"));
    let all = chosen_after(&world, &ana(), counter(&world).await, PanelPress::From(from)).await;
    let reached = (0..42).map(SpaceId).filter(|&to| all.contains(&PanelPress::To { from, to })).count();
    assert!(reached > 25, "more than a page: {reached}");
    let world = put(world, 2, &crowded("stage fortify-ships"));
    let all = chosen_after(&world, &ana(), counter(&world).await, PanelPress::ShipsFrom(from)).await;
    assert_eq!((0..42).map(SpaceId).filter(|&to| all.contains(&PanelPress::ShipsTo { from, to })).count(), reached);
    // And whatever a card asks for.
    let mut longest = 0;
    for stage in ["place 5", "attack", "fortify"] {
        for (seat, person) in people.iter().enumerate() {
            let world_now = at(&people, 2, &crowded(&format!("{}; seat {seat}; stage {stage}", hands()))).await;
            let view = world_now.view(Some(person)).await;
            let seat = SeatId(u8::try_from(seat).unwrap());
            let plays = view.offers(seat).into_iter().find_map(|offer| match offer {
                adjutant::game::offer::Offer::Special(adjutant::game::conquest::special::SpecialOffer::Play {
                    cards,
                }) => Some(cards),
                _ => None,
            });
            let moves = counter(&world_now).await;
            for offer in plays.unwrap_or_default().into_iter().filter(|offer| offer.spaces.len() > 24) {
                let pick = PanelPress::Pick { card: offer.card, picks: adjutant::table::panel_press::Picks::default() };
                let all = chosen_after(&world_now, person, moves, pick).await;
                let aims = |press: &&PanelPress| match press {
                    PanelPress::Play { card, picks } | PanelPress::Pick { card, picks } => {
                        *card == offer.card && picks.chosen().count() == 1
                    }
                    _ => false,
                };
                let wanted = offer.spaces.len() + usize::from(offer.station);
                assert_eq!(all.iter().filter(aims).count(), wanted, "{offer:?}");
                longest = longest.max(wanted);
            }
        }
    }
    assert!(longest > 25, "a card could be aimed at more than fit on a page: {longest}");
}

/// What can be chosen or pressed after a choice, on all pages.
async fn chosen_after(world: &World, person: &Person, counter: u64, press: PanelPress) -> Vec<PanelPress> {
    let of = world.sight(None).await.id;
    let (mut found, mut next) = (Vec::new(), Some(Press { of, verb: Verb::Panel { counter, press } }));
    let mut pages = 0;
    while let Some(press) = next.take() {
        pages += 1;
        let [message, _] = shown(world, person, press).await;
        let options = message.selects.iter().flat_map(|select| &select.options).map(|option| option.press.verb);
        found.extend(options.filter_map(|verb| match verb {
            Verb::Panel { press, .. } => Some(press),
            _ => None,
        }));
        next = message
            .rows
            .iter()
            .flatten()
            .map(|button| button.press)
            .find(|press| matches!(press.verb, Verb::Leaf { page, .. } if usize::from(page) == pages));
    }
    let mut each: Vec<PanelPress> = Vec::new();
    for press in found {
        if !each.contains(&press) {
            each.push(press);
        }
    }
    each
}

#[tokio::test]
async fn the_page_of_a_choice_is_as_old_as_the_choice() {
    let world = at(&[ana(), ben()], 2, &crowded("stage fortify")).await;
    let sight = world.sight(None).await;
    let old = Verb::Leaf { counter: sight.moves + 1, page: 1, press: PanelPress::From(SpaceId(0)) };
    let refused = world.table.panel(&ana(), HERE, Press { of: sight.id, verb: old }).await.unwrap_err();
    assert_eq!(refused, adjutant::table::answer::Refused::MovedOn);
    // What changes something has no pages.
    let id = Press { of: sight.id, verb: old }.custom_id();
    assert!(Press::parse(&id).is_ok());
    assert!(Press::parse(&id.replace("from:0", "take:0")).is_err(), "{id}");
}

/// The button of a panel that does this, as it is rendered.
async fn button(world: &World, person: &Person, panel: PanelId, wanted: impl Fn(Verb) -> bool) -> Press {
    let of = world.sight(None).await.id;
    let [message, _] = shown(world, person, Press { of, verb: Verb::Open { panel, page: 0 } }).await;
    let found = message.rows.iter().flatten().find(|button| wanted(button.press.verb) && !button.disabled);
    found.unwrap_or_else(|| panic!("no such button: {message:?}")).press
}

async fn press(world: &World, person: &Person, press: Press) {
    world.act(person, Intent::Press(Press::parse(&press.custom_id()).unwrap())).await;
}

async fn stage(world: &World) -> (SeatId, Stage) {
    let PhaseView::Turn(turn) = world.view(None).await.phase else { panic!("a turn") };
    (turn.seat, turn.stage)
}

#[tokio::test]
async fn the_late_steps_are_gone_through_with_the_buttons_that_are_shown() {
    let text = "hoth=0x5 anoat=0x2; station bakura; kuat=1x5+f1; seat 1; stage fortify";
    let world = at(&[ana(), ben()], 2, text).await;
    let ends_step = |verb| matches!(verb, Verb::EndAttacks { .. });
    for (panel, then) in [(PanelId::Fortify, Stage::FortifyShips), (PanelId::Ships, Stage::Station)] {
        let go_on = button(&world, &ben(), panel, ends_step).await;
        press(&world, &ben(), go_on).await;
        assert_eq!(stage(&world).await, (SeatId(1), then));
    }
    let end = button(&world, &ben(), PanelId::Station, |verb| matches!(verb, Verb::EndTurn { .. })).await;
    press(&world, &ben(), end).await;
    assert_eq!(stage(&world).await.0, SeatId(0));
}

#[tokio::test]
async fn every_late_panel_has_a_button_that_leaves_its_step_to_the_ai() {
    let team = "hoth=0x3+f1 dagobah=0x2 bespin=2x1 anoat=2x2 kuat=1x1; stage fortify-ships";
    let people = [ana(), ben(), cem()];
    for panel in [PanelId::Ships, PanelId::Command] {
        let world = at(&people, 4, team).await;
        let before = world.sight(None).await.moves;
        let leaves = |verb| matches!(verb, Verb::Panel { press: PanelPress::ForMe(of), .. } if of == panel);
        let for_me = button(&world, &ana(), panel, leaves).await;
        press(&world, &ana(), for_me).await;
        assert!(world.sight(None).await.moves > before, "{panel:?}");
    }
}

#[tokio::test]
async fn what_is_done_beside_the_steps_can_be_left_to_the_ai_too() {
    // Three armies, three dice of the Force and three bombers destroy it nearly always.
    let assault = "byss=0x9+b3 kuat=1x2; station duro; stage attack; force 3";
    let build = "hoth=0x5 bespin=0x2 kuat=1x1; hand 0 reb_orders_never_came_1; stage place 3";
    for (panel, text) in [(PanelId::Assault, assault), (PanelId::Build, build)] {
        let world = at(&[ana(), ben()], 2, text).await;
        let before = world.sight(None).await.moves;
        let leaves = |verb| matches!(verb, Verb::Panel { press: PanelPress::ForMe(of), .. } if of == panel);
        let for_me = button(&world, &ana(), panel, leaves).await;
        press(&world, &ana(), for_me).await;
        assert!(world.sight(None).await.moves > before, "{panel:?}");
    }
}

#[tokio::test]
async fn whoever_may_still_move_ships_is_told_that_a_command_ends_it() {
    let team = "hoth=0x3+f1 dagobah=0x2 bespin=2x1 anoat=2x2 kuat=1x1; stage fortify-ships";
    let world = at(&[ana(), ben(), cem()], 4, team).await;
    let of = world.sight(None).await.id;
    let command = Press { of, verb: Verb::Open { panel: PanelId::Command, page: 0 } };
    let told = async |world: &World| {
        let [de_or_en, other] = shown(world, &ana(), command).await;
        let says = |message: &Message| {
            ["Move your ships first", "Verleg vorher"].iter().any(|said| message.content.contains(said))
        };
        assert_eq!(says(&de_or_en), says(&other), "the same in both languages");
        says(&other)
    };
    assert!(told(&world).await);
    let counter = world.sight(None).await.moves;
    let sail = PanelPress::Sail { from: space("hoth"), to: space("dagobah"), class: None };
    world.press(&ana(), Verb::Panel { counter, press: sail }).await.unwrap();
    assert!(!told(&world).await, "they have moved");
}
