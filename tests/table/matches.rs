//! Whole matches.

use adjutant::game::event::Outcome;
use adjutant::store::Store;
use adjutant::table::answer::Refused;
use adjutant::table::export::{Part, export};
use adjutant::table::intent::{Intent, Look};
use adjutant::table::outbox::Target;
use adjutant::table::post::Post;
use adjutant::table::sight::MatchState;
use adjutant::table::verify::verify;

use super::world::{HERE, World, ana, ben, cem, new};

#[tokio::test]
async fn three_people_play_from_the_lobby_to_the_end() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.play_out(&people, 5_000).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    let adjutant::game::view::PhaseView::Over(outcome) = sight.view.unwrap().phase else { panic!("not over") };
    assert!(matches!(outcome, Outcome::Won { .. } | Outcome::Drawn { .. }));

    assert_eq!(world.refused(&ana(), Intent::EndTurn).await, Refused::MatchOver);
    let end = world.deliver().await.into_iter().find(|due| matches!(due.rendered.post, Post::End { .. })).unwrap();
    let revealed = end.rendered.seal.unwrap();
    assert_eq!(revealed.commitment, sight.commitment);
    assert_eq!(end.rendered.hands.unwrap().len(), 3);
    assert!(!end.rendered.turn.is_empty());

    let reading = Store::open_read_only(&world.dir.path().join("adjutant.db")).unwrap();
    let file = export(&reading, sight.id, Part::Public).unwrap();
    let verified = verify(&file).unwrap();
    assert_eq!(verified.draws + 1, sight.next_draw);
    assert_eq!(verified.states, file.journal.len());

    // The channel is free again, and the old match can still be looked at until then.
    assert!(world.look(&ana(), Look::Board).await.is_ok());
    world.act(&ben(), new()).await;
}

#[tokio::test]
async fn every_turn_has_one_post_and_ends_with_one_ping() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.deliver().await;
    world.sent.lock().unwrap().clear();
    let mut pings = 0;
    for _ in 0..6 {
        let (person, _) = world.next(&people).await.unwrap();
        let turn = world.view(None).await.turn;
        while world.view(None).await.turn == turn {
            world.step(&person).await;
            let due = world.deliver().await;
            pings += due.iter().filter(|due| due.target == Target::Channel(HERE.channel) && due.rendered.ping).count();
        }
    }
    assert_eq!(pings, 6);
}

#[tokio::test]
async fn a_draft_by_the_book_is_played_one_by_one() {
    let people = [ana(), ben()];
    let world = World::begin();
    world.lobby(&people).await;
    for (option, value) in [("territories", "draft"), ("set-up", "book")] {
        let (option, value) = (Some(option.to_owned()), Some(value.to_owned()));
        world.act(&ana(), Intent::Settings { preset: None, option, value }).await;
    }
    world.act(&ana(), Intent::Start).await;
    while world.view(None).await.turn == 0 {
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    let view = world.view(None).await;
    assert!(view.spaces.iter().all(|(_, garrison)| garrison.owner.is_some()));
}

#[tokio::test]
async fn ais_play_a_match_among_themselves_once_the_only_person_is_kicked() {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    world.act(&ana(), Intent::AddAi { count: 2 }).await;
    let draw = (Some("draw-after".to_owned()), Some("6".to_owned()));
    world.act(&ana(), Intent::Settings { preset: None, option: draw.0, value: draw.1 }).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    assert!(world.table.wake().await.unwrap() >= 2);
    world.step(&ana()).await;
    world.table.wake().await.unwrap();
    assert_eq!(world.next(&[ana()]).await.map(|(person, _)| person.name), Some("Ana".to_owned()));
    world.act(&super::world::mia(), Intent::Kick { seat: "Ana".to_owned() }).await;
    world.table.wake().await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Over);
    let due = world.deliver().await;
    assert!(due.iter().all(|due| due.target == Target::Channel(HERE.channel)), "AIs get no direct messages");
}
