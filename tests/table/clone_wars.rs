//! The standard game on the board of the Clone Wars, as people play it.

use adjutant::game::options::RulesetId;
use adjutant::store::Store;
use adjutant::table::answer::Refused;
use adjutant::table::export::{Part, export};
use adjutant::table::intent::Intent;
use adjutant::table::sight::MatchState;
use adjutant::table::verify::verify;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::galaxy::{lobby_of, looks, of_planets};
use super::world::{ana, ben, cem};

const GAME: &str = "clone-wars-standard";

#[tokio::test]
async fn section_5_1_two_people_are_too_few_and_three_begin_with_the_48_cards_of_both_factions() {
    let world = lobby_of(GAME, &[ana(), ben()], None).await;
    assert_eq!(world.refused(&ana(), Intent::Start).await, Refused::TooFewSeats { seats: 2, least: 3 });
    for lang in Lang::ALL {
        let post = text::lobby_post(&world.sight(None).await, lang);
        let name = text::ruleset_name(lang, RulesetId::CloneWarsStandard);
        assert!(post.content.contains(&name), "{}", post.content);
        of_planets(&post, "lobby");
    }
    world.act(&cem(), Intent::Join).await;
    world.act(&ana(), Intent::Start).await;
    let view = world.view(None).await;
    assert_eq!((view.edition.id.as_str(), view.stack, view.card.start_armies), (GAME, 48, 35));
}

#[tokio::test]
async fn three_people_play_to_the_last_planet_and_it_can_be_verified() {
    let people = [ana(), ben(), cem()];
    let world = lobby_of(GAME, &people, None).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    for person in people.iter().chain(&people) {
        world.step(person).await;
        looks(&world, person).await;
    }
    assert_eq!(world.view(None).await.turn, 1);
    world.play_out(&people, 5_000).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    world.deliver().await;
    let reading = Store::open_read_only(&world.dir.path().join("adjutant.db")).unwrap();
    let file = export(&reading, sight.id, Part::Public).unwrap();
    let verified = verify(&file).unwrap();
    assert_eq!(verified.states, file.journal.len(), "every state follows from the moves and the draws");
}
