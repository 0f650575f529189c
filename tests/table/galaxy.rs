//! The standard game on the galaxy board at the table: from the lobby to the end, in both languages.

use adjutant::game::conquest::view::PhaseView;
use adjutant::game::event::{EventKind, StartRoll};
use adjutant::game::options::RulesetId;
use adjutant::table::answer::{Refused, Seen};
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::post::Post;
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;
use adjutant::text::{self, Message};

use super::world::{World, ana, ben, cem};

async fn lobby(people: &[Person], preset: Option<&str>) -> World {
    lobby_of("galaxy", people, preset).await
}

/// A lobby of any game with these people.
pub(super) async fn lobby_of(ruleset: &str, people: &[Person], preset: Option<&str>) -> World {
    let world = World::begin();
    let (ruleset, preset) = (Some(ruleset.to_owned()), preset.map(str::to_owned));
    world.act(&people[0], Intent::New { ruleset, preset }).await;
    for person in &people[1..] {
        world.act(person, Intent::Join).await;
    }
    world
}

/// Nobody reads of a world map.
pub(super) fn of_planets(message: &Message, what: &str) {
    let text = message.content.to_lowercase();
    let of_a_map = ["territor", "gebiet", "continent", "kontinent"];
    assert!(of_a_map.iter().all(|word| !text.contains(word)), "{what}: {}", message.content);
}

pub(super) async fn looks(world: &World, person: &Person) {
    for look in [Look::Help, Look::Rules, Look::Status, Look::Board] {
        let shown = format!("{look:?}");
        let seen = world.look(person, look).await.unwrap();
        of_planets(&text::seen(&seen, person.lang), &shown);
    }
}

#[tokio::test]
async fn two_people_are_too_few_and_three_begin() {
    let world = lobby(&[ana(), ben()], None).await;
    assert_eq!(world.refused(&ana(), Intent::Start).await, Refused::TooFewSeats { seats: 2, least: 3 });
    for lang in Lang::ALL {
        let post = text::lobby_post(&world.sight(None).await, lang);
        let name = text::ruleset_name(lang, RulesetId::Galaxy);
        assert!(post.content.contains(&name), "{}", post.content);
        of_planets(&post, "lobby");
    }
    world.act(&cem(), Intent::Join).await;
    world.act(&ana(), Intent::Start).await;
    let view = world.view(None).await;
    assert!(matches!(view.phase, PhaseView::SetUp(_)));
    assert_eq!((view.edition.id.as_str(), view.stack, view.card.start_armies), ("galaxy", 81, 35));
}

#[tokio::test]
async fn an_option_can_be_set_by_the_name_that_is_shown() {
    for name in ["Starting armies", "startarmeen", "start-armies"] {
        let world = lobby(&[ana(), ben(), cem()], None).await;
        let (option, value) = (Some(name.to_owned()), Some("20".to_owned()));
        world.act(&ana(), Intent::Settings { preset: None, option, value }).await;
        let options = world.sight(None).await.options;
        assert_eq!(options.changed, [("start-armies".to_owned(), "20".to_owned())], "{name}");
    }
}

#[tokio::test]
async fn three_people_play_the_galaxy_to_its_end_and_it_can_be_verified() {
    let people = [ana(), ben(), cem()];
    let world = lobby(&people, None).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    looks(&world, &ben()).await;
    // Lists, then placements; the other two see nothing of them.
    for person in people.iter().chain(&people) {
        world.step(person).await;
        looks(&world, person).await;
    }
    assert_eq!(world.view(None).await.turn, 1);
    let delivered = world.deliver().await;
    let set_up = delivered.iter().rfind(|due| matches!(due.rendered.post, Post::SetUp { .. })).unwrap();
    let sight = set_up.rendered.sight.as_ref().unwrap();
    for (lang, told) in [
        (Lang::En, ["Roll for the set-up: ", "The planets are given out.", "Roll for the first turn: "]),
        (Lang::De, ["Wurf für den Aufbau: ", "Die Planeten sind vergeben.", "Wurf um den ersten Zug: "]),
    ] {
        let post = text::set_up_post(sight, &set_up.rendered.turn, lang).content;
        assert!(told.iter().all(|told| post.contains(told)), "{post}");
    }
    world.play_out(&people, 5_000).await;
    assert_eq!(world.sight(None).await.state, MatchState::Over);
    world.deliver().await;
    world.assert_verified().await;
}

#[tokio::test]
async fn the_rolls_for_the_start_are_told_and_an_undo_goes_back_behind_the_second() {
    let people = [ana(), ben(), cem()];
    let world = lobby(&people, Some("literal")).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    while world.view(None).await.turn == 0 {
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    let Seen::Log { entries, .. } =
        world.look(&ana(), Look::Log { of_move: None, since_my_turn: false }).await.unwrap()
    else {
        panic!("no log")
    };
    let rolled: Vec<StartRoll> = entries
        .iter()
        .flat_map(|entry| &entry.events)
        .filter_map(|event| if let EventKind::StartRolled { what, .. } = &event.kind { Some(*what) } else { None })
        .collect();
    assert!(rolled.contains(&StartRoll::FirstTurn), "{rolled:?}");
    world.act(&super::world::mia(), Intent::Undo { to: None }).await;
    assert_eq!(world.view(None).await.turn, 0, "the last army is to be placed again");
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    assert_eq!(world.view(None).await.turn, 1, "and the first turn is rolled for anew");
}
