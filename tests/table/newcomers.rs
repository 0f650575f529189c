//! Whoever plays for the first time is asked again before they end a turn in which something is open (ux 16).

use adjutant::game::offer::{Offer, Step};
use adjutant::table::Limits;
use adjutant::table::answer::Refused;
use adjutant::table::ending::{Ending, OpenSteps};
use adjutant::table::intent::{Intent, Person, Request};
use adjutant::table::press::Verb;
use adjutant::table::sight::Place;

use super::world::{HERE, World, ana, ben, new};

/// A match of two in which the one on turn has placed everything.
async fn first_turn() -> (World, Person) {
    let world = World::limited(Limits { asks_newcomers: true, ..Limits::NONE });
    let people = [ana(), ben()];
    world.lobby(&people).await;
    world.act(&ana(), Intent::Start).await;
    for person in &people {
        world.step(person).await;
    }
    let (person, seat) = world.next(&people).await.unwrap();
    assert!(world.table.ending(&person, HERE, None, true).await.is_none(), "with armies left the rules say why");
    while world.view(Some(&person)).await.offers(seat).iter().any(|offer| matches!(offer, Offer::Place { .. })) {
        world.step(&person).await;
    }
    (world, person)
}

fn steps(ending: Ending) -> OpenSteps {
    match ending {
        Ending::Steps(steps) => steps,
        Ending::Arena { .. } => unreachable!("no dice game is played"),
    }
}

async fn open(world: &World, person: &Person, whole: bool) -> Option<Vec<Step>> {
    world.table.ending(person, HERE, None, whole).await.map(|ending| steps(ending).open)
}

#[tokio::test]
async fn what_is_open_is_named_until_it_was_used() {
    let (world, person) = first_turn().await;
    let other = if person.account == ana().account { ben() } else { ana() };
    assert!(open(&world, &person, true).await.unwrap().contains(&Step::Attack));
    assert_eq!(open(&world, &other, true).await, None, "who is not on turn has nothing to end");
    let ending = steps(world.table.ending(&person, HERE, None, true).await.unwrap());
    assert!(ending.step.is_none());
    // An old button asks nothing: it is refused.
    let (of, moves) = (ending.sight.id, ending.sight.moves);
    assert!(world.table.ending(&person, HERE, Some((of, moves)), true).await.is_some());
    assert!(world.table.ending(&person, HERE, Some((of, moves - 1)), true).await.is_none());
    // The end of the step alone passes its attacks and nothing else.
    assert_eq!(open(&world, &person, false).await, Some(vec![Step::Attack]));
    // A battle was fought: attacks are not open any more, though there are more of them.
    let offers = world.view(Some(&person)).await.offers(ending.seat);
    let attacks = offers.iter().filter_map(|offer| match *offer {
        Offer::Attack { from, to, troops, .. } => Some((troops, from, to)),
        _ => None,
    });
    let (_, from, to) = attacks.max_by_key(|&(troops, ..)| troops).expect("an attack");
    let again = Verb::AttackAgain { moves: world.sight(None).await.moves, from: from.0, to: to.0 };
    world.press(&person, again).await.unwrap();
    let asked = |offers: &[Offer]| offers.iter().any(|offer| matches!(offer, Offer::MoveIn { .. }));
    if asked(&world.view(Some(&person)).await.offers(ending.seat)) {
        world.step(&person).await;
    }
    let offers = world.view(Some(&person)).await.offers(ending.seat);
    assert!(offers.iter().any(|offer| matches!(offer, Offer::Attack { .. })));
    assert!(!open(&world, &person, true).await.unwrap_or_default().contains(&Step::Attack));
}

#[tokio::test]
async fn a_button_that_was_asked_for_again_ends_the_step_alone() {
    let (world, person) = first_turn().await;
    let moves = world.sight(None).await.moves;
    world.press(&person, Verb::EndAnyway { moves, whole: false }).await.unwrap();
    let view = world.view(Some(&person)).await;
    assert_eq!(view.turn, 1, "the turn goes on");
    let seat = world.sight(None).await.seats_of(person.account)[0];
    let offers = view.offers(seat);
    assert!(!offers.is_empty() && offers.iter().all(|offer| !matches!(offer, Offer::Attack { .. })));
}

#[tokio::test]
async fn a_button_that_was_asked_for_again_ends_the_turn_once() {
    let (world, person) = first_turn().await;
    let moves = world.sight(None).await.moves;
    let anyway = Verb::EndAnyway { moves, whole: true };
    world.press(&person, anyway).await.unwrap();
    assert_eq!(world.view(None).await.turn, 2);
    assert!(world.press(&person, anyway).await.is_err());
    assert_eq!(world.view(None).await.turn, 2);
}

#[tokio::test]
async fn nobody_is_asked_in_their_second_match() {
    let (world, person) = first_turn().await;
    assert!(open(&world, &person, true).await.is_some());
    let place = Place { channel: 20, ..HERE };
    let there = async |who: &Person, intent| -> Result<_, Refused> {
        world.table.act(Request { place, ..world.request(who, intent) }).await
    };
    there(&ana(), new()).await.unwrap();
    there(&ben(), Intent::Join).await.unwrap();
    assert!(open(&world, &person, true).await.is_some(), "a lobby is no match yet");
    world.send_lobbies().await;
    there(&ana(), Intent::Start).await.unwrap();
    assert_eq!(open(&world, &person, true).await, None);
}
