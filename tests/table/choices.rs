//! Autocomplete.

use adjutant::table::choices::{Choice, Field};
use adjutant::table::intent::{Intent, Person};

use super::world::{HERE, World, ana, ben, cem, mia};

async fn choices(world: &World, person: &Person, field: Field, typed: &str) -> Vec<Choice> {
    let found = world.table.choices(person, HERE, &field, typed).await;
    assert!(!found.is_empty() && found.len() <= 25);
    assert!(found.iter().all(|choice| choice.label.chars().count() <= 100 && choice.value.chars().count() <= 100));
    found
}

#[tokio::test]
async fn what_is_offered_is_accepted_as_it_is_sent() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    let place = choices(&world, &person, Field::Place, "").await;
    let space = place[0].value.clone();
    world.act(&person, Intent::Place { space: Some(space), troops: None, list: None }).await;
    let from = choices(&world, &person, Field::AttackFrom { to: None }, "").await[0].value.clone();
    let to = choices(&world, &person, Field::AttackTo { from: Some(from.clone()) }, "").await;
    assert!(to[0].label.contains('%'), "{}", to[0].label);
    let back = choices(&world, &person, Field::AttackFrom { to: Some(to[0].value.clone()) }, "").await;
    assert!(back.iter().any(|choice| choice.value == from));
    let (to, until) = (to[0].value.clone(), Some("once".to_owned()));
    let move_in = Some("min".to_owned());
    world.act(&person, Intent::Attack { from, to, dice: None, until, keep: None, move_in, ships: None }).await;
    let undo = choices(&world, &mia(), Field::Undo, "").await;
    assert_eq!(undo[0].value, world.sight(None).await.moves.to_string());
    choices(&world, &person, Field::MoveNumber, "").await;
}

#[tokio::test]
async fn typing_filters_in_every_language() {
    let world = World::placed(&[ana(), ben()]).await;
    for typed in ["bra", "Brasi", "BRAZ"] {
        assert_eq!(choices(&world, &ben(), Field::Space, typed).await[0].value, "brazil", "{typed}");
    }
    assert_eq!(choices(&world, &ana(), Field::Seat, "be").await[0].value, "seat-2");
}

#[tokio::test]
async fn where_nothing_can_be_chosen_one_entry_says_why_and_is_no_name() {
    let world = World::begin();
    let nothing = |found: Vec<Choice>| {
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].value, "-");
        found[0].label.clone()
    };
    let from = Field::AttackFrom { to: None };
    let no_match = nothing(choices(&world, &ana(), from.clone(), "").await);
    world.lobby(&[ana(), ben()]).await;
    let not_started = nothing(choices(&world, &ana(), from.clone(), "").await);
    assert_ne!(no_match, not_started);
    assert!(choices(&world, &ana(), Field::Option, "").await.len() > 10);
    let dice = Field::Value { option: Some("defence-dice".to_owned()) };
    assert_eq!(choices(&world, &ana(), dice, "").await.len(), 3);
    nothing(choices(&world, &ana(), Field::Value { option: None }, "").await);
    assert_eq!(choices(&world, &ana(), Field::Preset, "").await.len(), 3);
    world.act(&ana(), Intent::Start).await;
    world.step(&ana()).await;
    world.step(&ben()).await;
    let (on_turn, _) = world.next(&[ana(), ben()]).await.unwrap();
    let other = if on_turn.account == ana().account { ben() } else { ana() };
    let why = nothing(choices(&world, &other, from.clone(), "").await);
    assert!(why.contains(&on_turn.name), "{why}");
    nothing(choices(&world, &cem(), from, "").await);
    nothing(choices(&world, &on_turn, Field::Space, "Atlantis").await);
}

#[tokio::test]
async fn a_list_of_claims_is_completed_at_its_end() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let (option, value) = (Some("territories".to_owned()), Some("draft".to_owned()));
    world.act(&ana(), Intent::Settings { preset: None, option, value }).await;
    world.act(&ana(), Intent::Start).await;
    let found = choices(&world, &ana(), Field::Claim, "Brasilien, per").await;
    assert_eq!(found[0].value, "brazil, peru");
    world.act(&ana(), Intent::Claim { spaces: found[0].value.clone() }).await;
}
