//! The Clone Wars at the table: matches in positions that the rules' tests describe in one line, and what is pressed in them.

use adjutant::game::conquest::special::{SpecialEvent, SpecialRefusal};
use adjutant::game::ids::SeatId;
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::choices::{Choice, Field};
use adjutant::table::intent::{Intent, Person};
use adjutant::table::panel::Leaf;
use adjutant::table::panel_press::{PanelId, PanelPress};
use adjutant::table::press::{Press, Verb};
use adjutant::table::special::Manoeuvre;
use adjutant::table::special_choices::SpecialField;
use adjutant::table::special_panel::SpecialLeaf;
use adjutant::text::lang::Lang;
use adjutant::text::{self, Message};
use serde_json::Value;

use super::trilogy_panels::fit;
use super::world::{HERE, World, ana, ben, cem, person};
use crate::rules::clone_wars::position::{At, space, specials};

/// A person for each army: red, black, gold, blue.
pub(super) fn four() -> [Person; 4] {
    [ana(), ben(), cem(), person(104, "Dora", Lang::En)]
}

/// A match of these people in the position that the text describes.
pub(super) async fn at(people: &[Person], text: &str) -> World {
    let world = World::begin();
    let ruleset = Some("clone-wars".to_owned());
    world.act(&people[0], Intent::New { ruleset, preset: None }).await;
    for person in &people[1..] {
        world.act(person, Intent::Join).await;
    }
    world.act(&people[0], Intent::Start).await;
    world.greet().await;
    put(world, text)
}

/// The same match in another position.
pub(super) fn put(world: World, text: &str) -> World {
    let path = world.dir.path().join("adjutant.db");
    let sql = rusqlite::Connection::open(&path).unwrap();
    let now: String = sql.query_row("SELECT snapshot FROM matches", [], |row| row.get(0)).unwrap();
    let now: Value = serde_json::from_str(&now).unwrap();
    let mut wanted = At::of(text).written();
    for seat in 0..4 {
        let hold = now["conquest"]["core"]["seats"][seat]["hold"].clone();
        wanted["conquest"]["core"]["seats"][seat]["hold"] = hold;
    }
    // The same luck in every run, however many throws its start has taken: no order turns all planets by chance, which would end the match.
    sql.execute("UPDATE matches SET snapshot = ?1, next_draw = 100", [wanted.to_string()]).unwrap();
    sql.execute("UPDATE seeds SET seed = ?1", [[7_u8; 32]]).unwrap();
    drop(sql);
    world.restart()
}

pub(super) fn special(wish: Manoeuvre) -> Intent {
    Intent::Special(wish)
}

/// A refusal that only such rulesets know.
#[track_caller]
pub(super) fn specially(refused: Refused) -> SpecialRefusal {
    match refused {
        Refused::Rules { refusal: Refusal::Special(refusal), .. } => refusal,
        other => panic!("{other:?}"),
    }
}

pub(super) async fn choices(world: &World, person: &Person, field: SpecialField, typed: &str) -> Vec<Choice> {
    world.table.choices(person, HERE, &Field::Special(field), typed).await
}

pub(super) fn values(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.value.as_str()).collect()
}

/// Presses something in a panel of now, as it comes back from Discord.
pub(super) async fn press(world: &World, person: &Person, press: PanelPress) -> Result<Answer, Refused> {
    let sight = world.sight(None).await;
    let press = Press { of: sight.id, verb: Verb::Panel { counter: sight.moves, press } };
    world.try_act(person, Intent::Press(Press::parse(&press.custom_id()).unwrap())).await
}

/// What a panel shows, and its words in both languages.
pub(super) async fn shown(world: &World, person: &Person, verb: Verb) -> (SpecialLeaf, [Message; 2]) {
    let of = world.sight(None).await.id;
    let panel = world.table.panel(person, HERE, Press { of, verb }).await.unwrap();
    let messages = Lang::ALL.map(|lang| text::panel(&panel, lang));
    match panel.leaf {
        Leaf::Special(leaf) => (leaf, messages),
        other => panic!("{other:?}"),
    }
}

pub(super) async fn opened(world: &World, person: &Person, panel: PanelId) -> (SpecialLeaf, [Message; 2]) {
    shown(world, person, Verb::Open { panel, page: 0 }).await
}

pub(super) async fn chosen(world: &World, person: &Person, press: PanelPress) -> (SpecialLeaf, [Message; 2]) {
    let counter = world.sight(None).await.moves;
    shown(world, person, Verb::Panel { counter, press }).await
}

/// What only such rulesets know of what was done.
#[track_caller]
pub(super) fn told(answer: &Answer) -> Vec<SpecialEvent> {
    match answer {
        Answer::Played { events, .. } => specials(events),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_token_is_laid_in_words_of_tokens() {
    let world =
        at(&four(), "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; seat 1; stage lay-marker 5; drawn 1 2").await;
    let (leaf, [en, de]) = opened(&world, &ben(), PanelId::Base).await;
    assert!(matches!(leaf, SpecialLeaf::Base { face: Some(_), .. }), "{leaf:?}");
    assert!(en.content.contains("Token") && de.content.contains("Marker"), "{en:?} {de:?}");
    let bases = |message: &Message| message.content.contains("Base") || message.content.contains("Basis");
    assert!(!bases(&en) && !bases(&de), "{en:?}");
    press(&world, &ben(), PanelPress::Lay(space("kessel"))).await.unwrap();
    assert!(world.view(None).await.theatre().unwrap().has_marker(space("kessel")));
}

#[tokio::test]
async fn whoever_has_both_armies_takes_a_command_in_one_step_and_an_undo_takes_it_back() {
    let text = "kamino=0x3+f1 rodia=0x1 ando=2x1 naboo=2x4 kessel=1x2; pile; seat 0; stage fortify-ships";
    let world = at(&[ana(), ben()], text).await;
    // A move whose state before is kept.
    let sail = Manoeuvre::MoveShips { from: "kamino".to_owned(), to: "rodia".to_owned(), ships: "all".to_owned() };
    world.act(&ana(), special(sail)).await;
    assert_eq!(world.sight(None).await.seats_of(ana().account), [SeatId(0), SeatId(2)]);
    let (leaf, messages) = opened(&world, &ana(), PanelId::Command).await;
    assert_eq!(leaf, SpecialLeaf::Command { offered: vec![space("ando")], others: Vec::new() });
    for (message, word) in messages.iter().zip(["other army", "anderen Heeres"]) {
        assert!(message.content.contains(word), "{message:?}");
        let asks = message.selects.iter().flat_map(|select| &select.options).any(|option| option.label.contains('('));
        assert!(!asks, "nobody is asked: {message:?}");
    }
    let moves = world.sight(None).await.moves;
    let offers = world.view(None).await.theatre().unwrap().offered.len();
    let answer = world.act(&ana(), special(Manoeuvre::Take { space: "Ando".to_owned() })).await;
    assert!(matches!(&told(&answer)[..], [SpecialEvent::CommandTaken { .. }]), "{answer:?}");
    assert_eq!(world.view(None).await.spaces[space("ando")].owner, Some(SeatId(0)));
    assert_eq!(world.sight(None).await.moves, moves + 1, "one move");
    let Answer::Undone { taken_back, .. } = world.act(&super::world::mia(), Intent::Undo { to: None }).await else {
        panic!("undone")
    };
    let view = world.view(None).await;
    assert_eq!((taken_back, view.spaces[space("ando")].owner), (1, Some(SeatId(2))));
    assert_eq!(view.theatre().unwrap().offered.len(), offers, "no offer is left behind");
    press(&world, &ana(), PanelPress::Take(space("ando"))).await.unwrap();
    assert_eq!(world.view(None).await.spaces[space("ando")].owner, Some(SeatId(0)), "by a press too");
}

#[tokio::test]
async fn between_two_people_a_command_is_still_asked_for() {
    let text = "kamino=0x3 ando=2x1 naboo=2x4 kessel=1x2; pile; seat 0; stage fortify-ships";
    let world = at(&four(), text).await;
    let answer = world.act(&ana(), special(Manoeuvre::Take { space: "ando".to_owned() })).await;
    assert!(matches!(&told(&answer)[..], [SpecialEvent::CommandAsked { .. }]), "{answer:?}");
    assert_eq!(world.view(None).await.spaces[space("ando")].owner, Some(SeatId(2)));
}

#[tokio::test]
async fn a_planet_with_a_token_does_not_change_command() {
    let text = "kamino=0x3 naboo=2x4 kessel=1x2 rattatak=3x1 ithor=3x2; token rattatak 4; seat 1; stage fortify-ships";
    let world = at(&[ana(), ben()], text).await;
    let refused = world.refused(&ben(), special(Manoeuvre::Take { space: "rattatak".to_owned() })).await;
    assert!(matches!(specially(refused), SpecialRefusal::NotToBeTaken { marker: true, .. }));
}

#[tokio::test]
async fn every_panel_of_every_step_keeps_the_limits() {
    let people = four();
    let hands = "hand 0 rep_visions_1 rep_gunships_1 rep_boarding_party_1 rep_orbital_yards_1 rep_anakin_ace_1 rep_anakin_torn_1; \
                 hand 1 sep_change_of_hideout_1 sep_second_transmission_1 sep_second_transmission_2 sep_buzz_droids_1 sep_secession_1";
    let mut world = at(&people, "kamino=0x3 naboo=2x4 kessel=1x2; seat 0").await;
    let mut presses = 0;
    for stage in ["trade 9", "place 30", "attack", "fortify", "fortify-ships", "order"] {
        for (seat, person) in people.iter().enumerate().take(2) {
            if seat == 0 && stage == "order" {
                continue;
            }
            let text = format!(
                "{}; track 8; token felucia 4; token felucia 5; token kessel 0; {hands}; seat {seat}; stage {stage}",
                spread()
            );
            world = put(world, &text);
            presses += fit(&world, person).await.len();
        }
    }
    assert!(presses > 500, "there was much to choose: {presses}");
}

/// Thirty planets of the Republic, twelve of the Separatists, with ships.
fn spread() -> String {
    let board = &adjutant::assets::clone_wars().edition.board;
    let own = ["kessel", "felucia", "rattatak", "ithor", "mygeeto", "hypori"];
    let place = |(at, id): (usize, &String)| {
        let seat = match (own.contains(&id.as_str()), at % 2) {
            (true, _) => 1,
            (false, _) if at % 5 == 4 => 3,
            (false, half) => 2 * half,
        };
        let ships = if at % 4 == 0 && at < 10 { "+f1c1" } else { "" };
        format!("{id}={seat}x{}{ships}", 2 + at % 7)
    };
    board.space_ids().map(|space| &board.space(space).id).enumerate().map(place).collect::<Vec<_>>().join(" ")
}
