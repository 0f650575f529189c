//! What is said, to whom, and how often.

use adjutant::game::event::EventKind;
use adjutant::table::intent::{Intent, PostEvery};
use adjutant::table::opening::OpeningWish;
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::Post;

use super::world::{HERE, World, ana, ben, cem, mia};

fn is_hand(due: &Due) -> bool {
    matches!(due.rendered.post, Post::Hand { .. })
}

#[tokio::test]
async fn what_is_shown_is_coalesced_and_in_order() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let mut posts = Vec::new();
    for due in world.deliver().await {
        assert_eq!(due.target, Target::Channel(HERE.channel));
        posts.push(due.rendered.post.clone());
    }
    let of = world.sight(None).await.id;
    // The lobby was posted before the start; that it is over now is told last of what belongs to the start.
    assert_eq!(posts, [Post::Inputs { of }, Post::SetUp { of }, Post::Lobby { of }, Post::Turn { of, turn: 1 }]);
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let due = world.deliver().await;
    assert_eq!(due.len(), 1);
    assert!(due[0].shown.is_some() && !due[0].rendered.ping, "an edit pings nobody");
}

#[tokio::test]
async fn after_a_pause_whoever_is_on_turn_is_called() {
    let people = [ana(), ben(), cem()];
    for delivered_before in [false, true] {
        let world = World::placed(&people).await;
        if delivered_before {
            world.deliver().await;
        }
        world.act(&mia(), Intent::Pause).await;
        world.deliver().await;
        world.act(&mia(), Intent::Resume).await;
        let due = world.deliver().await;
        let turn = due.iter().find(|due| matches!(due.rendered.post, Post::Turn { .. })).expect("the turn's post");
        assert!(turn.rendered.ping, "nobody is called");
    }
}

/// Takes the post of the present turn out and begins to send it.
async fn under_way(world: &World) -> Due {
    loop {
        let due = world.table.outbox_next().await.into_iter().find(|due| !is_hand(due)).expect("a post is due");
        assert!(world.table.sending(&due).await);
        if matches!(due.rendered.post, Post::Turn { .. }) {
            return due;
        }
        if due.is_show() {
            world.table.shown(&due, 900, Vec::new()).await;
        } else {
            world.table.told(&due, Some(901)).await;
        }
    }
}

#[tokio::test]
async fn whoever_must_be_called_anew_is_also_while_the_post_before_is_under_way() {
    let people = [ana(), ben(), cem()];
    let undo = || Intent::Undo { to: None };
    let again: [&[&dyn Fn() -> Intent]; 2] = [&[&|| Intent::Pause, &|| Intent::Resume], &[&undo]];
    for (edited, acts) in [(false, again[0]), (true, again[0]), (true, again[1])] {
        let world = World::placed(&people).await;
        if edited {
            world.deliver().await;
            let (person, _) = world.next(&people).await.unwrap();
            world.step(&person).await;
        }
        let due = under_way(&world).await;
        assert_eq!(due.shown.is_some(), edited);
        for act in acts {
            world.act(&mia(), act()).await;
        }
        let message = due.shown.map_or(902, |shown| shown.message);
        world.table.shown(&due, message, Vec::new()).await;
        let next = under_way(&world).await;
        assert_eq!(next.shown.map(|shown| (shown.message, shown.at)), Some((message, 0)), "it would be edited");
        assert!(next.rendered.ping, "nobody is called");
        // Once that is said, it is edited again.
        world.table.shown(&next, 903, Vec::new()).await;
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
        let after = under_way(&world).await;
        assert!(after.shown.is_some_and(|shown| shown.message == 903 && shown.at > 0) && !after.rendered.ping);
    }
}

#[tokio::test]
async fn somebody_new_on_turn_is_called_also_while_a_post_is_under_way() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    world.deliver().await;
    let (person, seat) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let due = under_way(&world).await;
    let name = world.sight(None).await.seats[seat].name.clone();
    let replace = Intent::Replace { seat: name, with: cem().account, with_name: "Cem".to_owned(), with_bot: false };
    world.act(&mia(), replace).await;
    let message = due.shown.expect("an edit").message;
    world.table.shown(&due, message, Vec::new()).await;
    let next = under_way(&world).await;
    assert!(next.rendered.ping && next.shown.is_some_and(|shown| shown.at == 0), "an edit calls nobody");
}

#[tokio::test]
async fn an_old_post_loses_its_buttons_with_the_next_post_where_that_did_not_work_before() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.deliver().await;
    let turn = world.view(None).await.turn;
    while world.view(None).await.turn == turn {
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    // Its last edit told how it ended; so that it is open still, nothing of that arrives.
    let mut due = under_way(&world).await;
    while due.rendered.past {
        world.table.told(&due, None).await;
        due = under_way(&world).await;
    }
    let [old] = due.stale[..] else { panic!("{:?}", due.stale) };
    world.table.shown(&due, 910, Vec::new()).await;
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let again = under_way(&world).await;
    assert_eq!(again.stale, [old], "the old one is tried again");
    world.table.shown(&again, 910, vec![old.message]).await;
    world.step(&world.next(&people).await.unwrap().0).await;
    assert!(under_way(&world).await.stale.is_empty());
}

#[tokio::test]
async fn placements_stay_secret_until_all_are_in() {
    let people = [ana(), ben()];
    let world = World::begin();
    world.lobby(&people).await;
    world.act(&ana(), Intent::Start).await;
    world.deliver().await;
    world.step(&ana()).await;
    let due = world.deliver().await;
    let secret = |kind: &EventKind| matches!(kind, EventKind::DeployedThere { .. } | EventKind::Revealed { .. });
    let told = due.iter().flat_map(|due| &due.rendered.turn).flat_map(|entry| &entry.events);
    assert!(!told.clone().any(|event| secret(&event.kind)));
    assert!(told.clone().count() > 0);
    world.step(&ben()).await;
    let due = world.deliver().await;
    let revealed = due.iter().flat_map(|due| &due.rendered.turn).flat_map(|entry| &entry.events);
    assert!(revealed.clone().any(|event| matches!(event.kind, EventKind::Revealed { .. })));
}

#[tokio::test]
async fn new_cards_are_told_to_their_owner_alone_until_messages_are_closed() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let mut told = 0;
    let mut closed = Vec::new();
    for _ in 0..400 {
        let Some((person, _)) = world.next(&people).await else { break };
        world.step(&person).await;
        let mut due = world.table.outbox_next().await;
        due.retain(is_hand);
        for due in due {
            let Target::Person(account) = due.target else { panic!("a hand in the channel") };
            assert!(!closed.contains(&account), "closed messages are tried once");
            let news = match &due.rendered.post {
                Post::Hand { news, seat, .. } => {
                    assert!(due.rendered.sight.as_ref().unwrap().seats_of(account).contains(seat));
                    news.clone()
                }
                other => panic!("{other:?}"),
            };
            assert!(news.iter().all(|kind| matches!(kind, EventKind::DrewCard { .. } | EventKind::TookCards { .. })));
            told += 1;
            world.table.sending(&due).await;
            world.table.dm_closed(&due, account).await;
            closed.push(account);
        }
        world.deliver().await;
    }
    assert!(told > 0);
    let said = world.sent.lock().unwrap().iter().filter(|(_, post)| matches!(post, Post::DmClosed { .. })).count();
    assert_eq!(said, told);
}

#[tokio::test]
async fn a_broken_channel_holds_up_no_person_and_no_other_channel() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let due = world.table.outbox_next().await;
    world.table.sending(&due[0]).await;
    world.table.unreachable(&due[0], "50001").await;
    assert!(world.table.outbox_next().await.is_empty());
    let elsewhere = adjutant::table::sight::Place { guild: 1, channel: 30 };
    let request = adjutant::table::intent::Request { place: elsewhere, ..world.request(&ana(), super::world::new()) };
    world.table.act(request).await.unwrap();
    let due = world.table.outbox_next().await;
    let welcome = Target::Person(ana().account);
    assert_eq!(due.iter().map(|due| due.target).collect::<Vec<_>>(), [welcome, Target::Channel(30)]);
}

#[tokio::test]
async fn a_server_may_have_a_post_for_every_move() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world
        .act(
            &mia(),
            Intent::SetUp {
                moderator_role: None,
                clear_role: false,
                language: None,
                posts: Some(PostEvery::Move),
                opening: OpeningWish::default(),
                log: adjutant::table::intent::LogWish::Keep,
            },
        )
        .await;
    world.deliver().await;
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let due = world.deliver().await;
    assert_eq!(due[0].shown.map(|shown| shown.at), Some(0), "the old post is not edited any more");
}

#[tokio::test]
async fn the_story_since_ones_last_turn_is_told() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    while world.view(None).await.turn < 4 {
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    let due = world.deliver().await;
    let turn = due.iter().find(|due| matches!(due.rendered.post, Post::Turn { turn: 4, .. })).unwrap();
    let turns: Vec<u32> = turn.rendered.since.iter().map(|entry| entry.turn).collect();
    assert!(turns.contains(&2) && turns.contains(&3) && turns.iter().all(|turn| [2, 3].contains(turn)), "{turns:?}");
}

/// A match of Ana and three AIs, at Ana's turn.
async fn among_ais() -> World {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    world.act(&ana(), Intent::AddAi { count: 3 }).await;
    let never = (Some("draw-after".to_owned()), Some("0".to_owned()));
    world.act(&ana(), Intent::Settings { preset: None, option: never.0, value: never.1 }).await;
    world.act(&ana(), Intent::Start).await;
    world.step(&ana()).await;
    while world.next(&[ana()]).await.is_none() {
        world.table.wake().await.unwrap();
    }
    world
}

async fn later(world: &World) -> Vec<Due> {
    world.clock.advance(std::time::Duration::from_secs(3));
    world.deliver().await
}

#[tokio::test]
async fn several_turns_of_ais_in_a_row_are_one_post_with_the_next_persons_call_in_it() {
    let world = among_ais().await;
    later(&world).await;
    let before = world.view(None).await.turn;
    while world.view(None).await.turn == before {
        world.step(&ana()).await;
    }
    while world.next(&[ana()]).await.is_none() {
        assert!(world.table.wake().await.unwrap() > 0);
    }
    let now = world.view(None).await.turn;
    assert!(now > before + 2, "two AIs at least had their turns");
    let due = later(&world).await;
    let new: Vec<&Due> = due.iter().filter(|due| due.shown.is_none() && !is_hand(due)).collect();
    let posts: Vec<&Post> = new.iter().map(|due| &due.rendered.post).collect();
    assert_eq!(new.len(), 1, "{posts:?}");
    assert!(matches!(new[0].rendered.post, Post::Turn { turn, .. } if turn == now));
    assert!(new[0].rendered.ping && !new[0].rendered.past);
    let told: Vec<u32> = new[0].rendered.since.iter().map(|entry| entry.turn).collect();
    assert!(((before + 1)..now).all(|turn| told.contains(&turn)), "{told:?}");
}

#[tokio::test]
async fn what_only_ais_play_is_played_out_without_posts_and_its_end_is_told_also_without_a_draw() {
    let world = among_ais().await;
    later(&world).await;
    world.act(&mia(), Intent::Kick { seat: "Ana".to_owned() }).await;
    // Also where something is delivered in between.
    let mut due = Vec::new();
    loop {
        let carried_out = world.table.wake().await.unwrap();
        due.extend(later(&world).await);
        if carried_out == 0 {
            break;
        }
    }
    let sight = world.sight(None).await;
    assert_eq!(sight.state, adjutant::table::sight::MatchState::Over, "it ends, though draw-after is 0");
    let new: Vec<&Post> = due.iter().filter(|due| due.shown.is_none()).map(|due| &due.rendered.post).collect();
    assert!(matches!(new[..], [Post::Notice { .. }, Post::End { .. }]), "{new:?}");
    assert!(due.iter().filter(|due| due.is_show()).all(|due| due.rendered.past || due.shown.is_some()));
    let last = due.iter().rfind(|due| due.is_show()).unwrap();
    assert!(last.rendered.past, "no post is left that looks open");
}
