//! What arrives at the same instant, twice, or too late.

use adjutant::game::conquest::view::View;
use adjutant::game::offer::Offer;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::{Intent, Person};
use adjutant::table::press::Verb;
use adjutant::text::lang::Lang;

use super::world::{World, ana, ben, cem, mia, space_name};

/// A match in which somebody is about to attack, and the attack.
async fn before_an_attack() -> (World, Person, Intent) {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    loop {
        let (person, seat) = world.next(&people).await.unwrap();
        let view = world.view(Some(&person)).await;
        if let Some(attack) = once(&view, seat) {
            return (world, person, attack);
        }
        world.step(&person).await;
    }
}

/// One battle of the strongest attacker.
fn once(view: &View, seat: adjutant::game::ids::SeatId) -> Option<Intent> {
    let attacks = view.offers(seat).into_iter().filter_map(|offer| match offer {
        Offer::Attack { from, to, troops, .. } => Some((troops, from, to)),
        _ => None,
    });
    attacks.max().map(|(_, from, to)| Intent::Attack {
        from: space_name(from, Lang::En),
        to: space_name(to, Lang::De),
        dice: Some(1),
        until: Some("once".to_owned()),
        keep: None,
        move_in: Some("min".to_owned()),
        ships: None,
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn fifty_attacks_at_once_are_each_applied_in_turn_or_refused() {
    let (world, person, attack) = before_an_attack().await;
    let before = world.sight(None).await;
    let mut under_way = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let (table, request) = (world.table.clone(), world.request(&person, attack.clone()));
        under_way.spawn(async move { table.act(request).await });
    }
    let mut applied = Vec::new();
    while let Some(done) = under_way.join_next().await {
        match done.unwrap() {
            Ok(Answer::Played { sight, .. }) => applied.push(sight.moves),
            Ok(other) => panic!("{other:?}"),
            Err(Refused::Rules { .. }) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
    applied.sort_unstable();
    let after = world.sight(None).await;
    let moves: Vec<u64> = (before.moves + 1..=after.moves).collect();
    assert_eq!(applied, moves, "no two on one state");
    assert!(!applied.is_empty());
    assert!(after.next_draw >= before.next_draw + moves.len() as u64);
}

#[tokio::test]
async fn the_same_interaction_is_carried_out_once() {
    let (world, person, attack) = before_an_attack().await;
    let request = world.request(&person, attack);
    let Ok(Answer::Played { sight, .. }) = world.table.act(request.clone()).await else { panic!("refused") };
    let Ok(Answer::AsBefore { content }) = world.table.act(request.clone()).await else { panic!("carried out twice") };
    assert!(!content.is_empty());
    let world = world.restart();
    assert!(matches!(world.table.act(request).await, Ok(Answer::AsBefore { .. })));
    assert_eq!(world.sight(None).await.moves, sight.moves);
}

#[tokio::test]
async fn a_button_of_an_earlier_move_is_refused_and_a_double_click_counts_once() {
    let (world, person, attack) = before_an_attack().await;
    let moves = world.sight(None).await.moves;
    world.act(&person, attack).await;
    assert_eq!(world.press(&person, Verb::EndTurn { moves }).await.unwrap_err(), Refused::MovedOn);
    let moves = world.sight(None).await.moves;
    assert!(world.press(&person, Verb::EndTurn { moves }).await.is_ok());
    assert_eq!(world.press(&person, Verb::EndTurn { moves }).await.unwrap_err(), Refused::MovedOn);
}

#[tokio::test]
async fn pause_and_resume_kill_no_button_and_an_undo_kills_all() {
    let (world, person, attack) = before_an_attack().await;
    let moves = world.sight(None).await.moves;
    world.act(&mia(), Intent::Pause).await;
    assert_eq!(world.press(&person, Verb::EndTurn { moves }).await.unwrap_err(), Refused::Paused);
    world.act(&mia(), Intent::Resume).await;
    world.act(&person, attack).await;
    let undone_branch = world.sight(None).await.moves;
    world.act(&mia(), Intent::Undo { to: None }).await;
    for moves in [moves, undone_branch] {
        assert_eq!(world.press(&person, Verb::EndTurn { moves }).await.unwrap_err(), Refused::MovedOn);
    }
    let moves = world.sight(None).await.moves;
    assert!(moves > undone_branch);
    assert!(world.press(&person, Verb::EndTurn { moves }).await.is_ok());
}

#[tokio::test]
async fn in_the_set_up_everybody_has_a_counter_of_their_own() {
    let people = [ana(), ben(), cem()];
    let world = World::begin();
    world.lobby(&people).await;
    world.act(&ana(), Intent::Start).await;
    let counters = world.sight(None).await.counters;
    let seat = world.sight(None).await.seats_of(cem().account)[0];
    world.step(&ana()).await;
    world.step(&ben()).await;
    assert_eq!(world.sight(None).await.counters[seat], counters[seat]);
    let view = world.view(Some(&cem())).await;
    let Some(Offer::Place { spaces, .. }) = view.offers(seat).into_iter().next() else { panic!("nothing to place") };
    let one = format!("{} 1", space_name(spaces[0].0, Lang::En));
    world.act(&cem(), Intent::Place { space: None, troops: None, list: Some(one) }).await;
    let counter = world.sight(None).await.counters[seat];
    assert!(counter > counters[seat]);
    let old = Verb::TakeBackDeployment { counter: counters[seat] };
    assert_eq!(world.press(&cem(), old).await.unwrap_err(), Refused::MovedOn);
    assert!(world.press(&cem(), Verb::TakeBackDeployment { counter }).await.is_ok());
}
