//! What moderators do.

use adjutant::game::people::Hold;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::intent::{Intent, Look, PostEvery};
use adjutant::table::opening::OpeningWish;
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;

use super::world::{World, ana, ben, cem, mia};

#[tokio::test]
async fn an_undo_is_a_new_version_with_an_old_state_and_new_luck() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let before = world.sight(None).await;
    let (person, _) = world.next(&people).await.unwrap();
    let first = before.moves + 1;
    while world.view(None).await.turn == 1 {
        world.step(&person).await;
    }
    let later = world.sight(None).await;
    let Answer::Undone { moves, taken_back, .. } =
        world.act(&mia(), Intent::Undo { to: Some(first.cast_signed()) }).await
    else {
        panic!("not undone")
    };
    assert_eq!((moves, taken_back as u64), (first, later.moves - before.moves));
    let after = world.sight(None).await;
    assert_eq!(after.view, before.view);
    assert!(after.version > later.version && after.moves > later.moves);
    assert_eq!(after.next_draw, later.next_draw, "draw numbers never go back");
    assert!(after.counters.iter().zip(before.counters.iter()).all(|((_, new), (_, old))| new > old));
    // What was undone stays in the journal, marked, and cannot be undone again.
    let Ok(Seen::Log { entries, .. }) =
        world.look(&ana(), Look::Log { of_move: Some(first.cast_signed()), since_my_turn: false }).await
    else {
        panic!("no log")
    };
    assert!(entries.iter().all(|entry| entry.undone) && !entries.is_empty());
    let again = world.refused(&mia(), Intent::Undo { to: Some(first.cast_signed()) }).await;
    assert!(matches!(again, Refused::NoSuchMove { .. }), "{again:?}");
    world.step(&person).await;
}

#[tokio::test]
async fn an_undo_leaves_people_where_they_are() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let (person, seat) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let name = person.name.clone();
    let replace = Intent::Replace { seat: name, with: cem().account, with_name: "Cem".to_owned() };
    world.act(&mia(), replace).await;
    world.act(&mia(), Intent::Undo { to: None }).await;
    let sight = world.sight(Some(&cem())).await;
    assert_eq!(sight.seats_of(cem().account), [seat]);
    assert!(matches!(&sight.view.unwrap().seats[seat].hold, Hold::Players(players) if players.len() == 1));
    assert_eq!(world.refused(&person, Intent::EndTurn).await, Refused::NoSeat);
    world.step(&cem()).await;
}

#[tokio::test]
async fn a_kicked_seat_is_played_by_the_ai() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, seat) = world.next(&people).await.unwrap();
    let kick = world.act(&mia(), Intent::Kick { seat: person.name.clone() }).await;
    assert!(matches!(kick, Answer::Kicked { seat: kicked, .. } if kicked == seat));
    assert!(world.table.wake().await.unwrap() > 0);
    let view = world.view(None).await;
    assert_eq!(view.seats[seat].hold, Hold::Ai);
    assert_eq!(view.turn, 2, "the AI has played its turn");
    let due = world.deliver().await;
    let kicked = |due: &&adjutant::table::outbox::Due| matches!(&due.rendered.post, Post::Notice { notice: Notice::Kicked { by, .. }, .. } if by == "Mia");
    assert_eq!(due.iter().filter(kicked).count(), 1);
}

#[tokio::test]
async fn in_a_pause_nothing_moves_not_even_the_ai() {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    world.act(&ana(), Intent::Start).await;
    world.act(&mia(), Intent::Pause).await;
    assert_eq!(world.table.wake().await, Ok(0));
    world.clock.advance(std::time::Duration::from_hours(1_000));
    assert_eq!(world.table.wake().await, Ok(0));
    assert_eq!(world.refused(&ana(), Intent::EndTurn).await, Refused::Paused);
    world.act(&mia(), Intent::Resume).await;
    assert!(world.table.wake().await.unwrap() > 0, "at once, not after the length of the pause");
}

#[tokio::test]
async fn an_ended_match_keeps_its_secret() {
    let world = World::placed(&[ana(), ben()]).await;
    world.act(&mia(), Intent::End).await;
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
    let due = world.deliver().await;
    assert!(due.iter().all(|due| due.rendered.seal.is_none() && due.rendered.hands.is_none()));
    assert!(due.iter().any(|due| matches!(due.rendered.post, Post::Notice { notice: Notice::Ended { .. }, .. })));
}

#[tokio::test]
async fn the_set_up_of_a_server_is_kept() {
    let world = World::begin();
    let set_up = Intent::SetUp {
        moderator_role: Some(7),
        language: Some(Lang::De),
        posts: None,
        opening: OpeningWish::default(),
    };
    world.act(&mia(), set_up).await;
    let set_up = Intent::SetUp {
        moderator_role: None,
        language: None,
        posts: Some(PostEvery::Move),
        opening: OpeningWish::default(),
    };
    world.act(&mia(), set_up).await;
    let world = world.restart();
    let settings = world.table.guild(1).await.unwrap();
    assert_eq!(settings.moderator_role, Some(7));
    assert_eq!((settings.language, settings.posts), (Some(Lang::De), PostEvery::Move));
    world.table.greet(1, Lang::En).await.unwrap();
    world.table.greet(2, Lang::De).await.unwrap();
    assert_eq!(world.table.guild(1).await.unwrap().language, Some(Lang::De), "what somebody chose stays");
    assert_eq!(world.table.guild(2).await.unwrap().language, Some(Lang::De));
}
