//! What moderators do.

use adjutant::game::people::Hold;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::intent::{Intent, Look, PostEvery};
use adjutant::table::opening::OpeningWish;
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::MatchState;
use adjutant::text;
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
    let replace = Intent::Replace { seat: name, with: cem().account, with_name: "Cem".to_owned(), with_bot: false };
    world.act(&mia(), replace).await;
    world.act(&mia(), Intent::Undo { to: None }).await;
    let sight = world.sight(Some(&cem())).await;
    assert_eq!(sight.seats_of(cem().account), [seat]);
    assert!(
        matches!(&sight.conquest().unwrap().clone().seats[seat].hold, Hold::Players(players) if players.len() == 1)
    );
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

/// The notices that are due, in order.
async fn notices(world: &World) -> Vec<Notice> {
    let due = world.deliver().await.into_iter();
    due.filter_map(|due| if let Post::Notice { notice, .. } = due.rendered.post { Some(notice) } else { None })
        .collect()
}

#[tokio::test]
async fn who_is_removed_from_a_lobby_is_named_though_seats_move_up_and_all_are_told() {
    let world = World::begin();
    world.lobby(&[ana(), ben(), cem()]).await;
    world.deliver().await;
    let answer = world.act(&mia(), Intent::Kick { seat: "Ben".to_owned() }).await;
    assert!(matches!(&answer, Answer::Removed { name } if name == "Ben"), "{answer:?}");
    assert_eq!(text::answer(&answer, Lang::En).content, "Ben was removed and cannot join this lobby again.");
    let told = notices(&world).await;
    assert_eq!(told, [Notice::Removed { name: "Ben".to_owned(), by: "Mia".to_owned() }]);
    let told = text::notice(&world.sight(None).await, &told[0], Lang::En);
    assert_eq!(told.content, "Ben was removed from the lobby (by Mia).");
    // Also where the removal closes the lobby, and of the host.
    world.act(&mia(), Intent::Kick { seat: "Cem".to_owned() }).await;
    world.act(&mia(), Intent::Kick { seat: "Ana".to_owned() }).await;
    assert_eq!(notices(&world).await.len(), 2);
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
}

#[tokio::test]
async fn who_replaces_whom_is_told_by_name_in_lobby_and_match() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let replace = |seat: &str, with: &adjutant::table::intent::Person| Intent::Replace {
        seat: seat.to_owned(),
        with: with.account,
        with_name: with.name.clone(),
        with_bot: false,
    };
    world.act(&mia(), replace("Ben", &cem())).await;
    world.act(&ana(), Intent::Start).await;
    let answer = world.act(&mia(), replace("Cem", &ben())).await;
    assert!(matches!(answer, Answer::Replaced { was, now } if was == "Cem" && now == "Ben"));
    let told =
        |was: &str, now: &str| Notice::Replaced { was: was.to_owned(), now: now.to_owned(), by: "Mia".to_owned() };
    assert_eq!(notices(&world).await, [told("Ben", "Cem"), told("Cem", "Ben")]);
}

#[tokio::test]
async fn a_program_never_gets_the_seat_of_a_person() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let replace = || Intent::Replace {
        seat: "Ben".to_owned(),
        with: cem().account,
        with_name: "Beep".to_owned(),
        with_bot: true,
    };
    let is_bot = Refused::IsBot { name: "Beep".to_owned() };
    assert_eq!(world.refused(&mia(), replace()).await, is_bot);
    world.act(&ana(), Intent::Start).await;
    assert_eq!(world.refused(&mia(), replace()).await, is_bot);
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
        clear_role: false,
        language: Some(Lang::De),
        posts: None,
        opening: OpeningWish::default(),
        log: adjutant::table::intent::LogWish::Keep,
    };
    world.act(&mia(), set_up).await;
    let set_up = Intent::SetUp {
        moderator_role: None,
        clear_role: false,
        language: None,
        posts: Some(PostEvery::Move),
        opening: OpeningWish::default(),
        log: adjutant::table::intent::LogWish::Keep,
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

#[tokio::test]
async fn the_settings_of_a_server_are_for_manage_server_itself_and_the_role_can_be_cleared() {
    let world = World::begin();
    let set = |role: Option<u64>, clear_role: bool| Intent::SetUp {
        moderator_role: role,
        clear_role,
        language: None,
        posts: None,
        opening: OpeningWish::default(),
        log: adjutant::table::intent::LogWish::Keep,
    };
    let role = async || world.table.moderator_role(1).await;
    world.act(&mia(), set(Some(7), false)).await;
    // Whoever moderates by the role moderates, but does not say who else does.
    let by_role = adjutant::table::intent::Person { manager: false, ..mia() };
    for person in [&by_role, &ana()] {
        assert_eq!(world.refused(person, set(Some(8), false)).await, Refused::OnlyManager);
        assert_eq!(world.refused(person, set(None, true)).await, Refused::OnlyManager);
    }
    world.act(&mia(), set(None, false)).await;
    assert_eq!(role().await, Some(7), "what is not named stays");
    let answer = world.act(&mia(), set(None, true)).await;
    assert!(matches!(answer, Answer::SetUp { moderator_role: None, .. }));
    assert_eq!(role().await, None);
    world.act(&mia(), set(Some(9), true)).await;
    assert_eq!(role().await, Some(9), "named at once, another takes its place");
}
