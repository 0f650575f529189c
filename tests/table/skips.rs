//! Skipping whoever is silent.

use std::time::Duration;

use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::Intent;
use adjutant::table::post::{Notice, Post};

use super::world::{World, ana, ben, cem, mia};

#[tokio::test]
async fn players_skip_whoever_was_silent_for_48_hours_and_moderators_at_any_time() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    world.deliver().await;
    let (silent, seat) = world.next(&people).await.unwrap();
    let other = people.iter().find(|person| person.account != silent.account).unwrap();
    let begun = world.clock.now();
    world.clock.advance(Duration::from_hours(47));
    let refused = world.refused(other, Intent::Skip).await;
    // The clock also runs while the test does.
    let about = |from: i64, hours: i64| (from - begun - hours * 3_600_000).abs() < 60_000;
    assert!(matches!(&refused, Refused::NotSilentYet { name, from } if *name == silent.name && about(*from, 48)));
    assert_eq!(world.refused(&cem(), Intent::Skip).await, Refused::NoSeat);
    // Whoever does something is not silent.
    world.step(&silent).await;
    world.clock.advance(Duration::from_hours(2));
    assert!(matches!(world.refused(other, Intent::Skip).await, Refused::NotSilentYet { from, .. } if about(from, 95)));
    world.clock.advance(Duration::from_mins(46 * 60 + 5));
    let skipped = world.act(other, Intent::Skip).await;
    assert!(matches!(&skipped, Answer::Skipped { seats, .. } if *seats == [seat]), "{skipped:?}");
    let view = world.view(None).await;
    assert_eq!(view.turn, 2, "the whole turn is over");
    let notice = Notice::Skipped { seats: vec![seat], by: other.name.clone() };
    let told = world.deliver().await;
    assert!(told.iter().any(|due| matches!(&due.rendered.post, Post::Notice { notice: of, .. } if *of == notice)));
    assert_eq!(world.next(&people).await.unwrap().0.account, other.account);
    world.act(&mia(), Intent::Skip).await;
    assert_eq!(world.view(None).await.turn, 3);
}

#[tokio::test]
async fn a_pause_counts_as_nobodys_silence() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    world.deliver().await;
    let (silent, _) = world.next(&people).await.unwrap();
    let other = people.iter().find(|person| person.account != silent.account).unwrap();
    world.act(&mia(), Intent::Pause).await;
    world.clock.advance(Duration::from_hours(100));
    assert_eq!(world.refused(other, Intent::Skip).await, Refused::Paused);
    world.act(&mia(), Intent::Resume).await;
    world.deliver().await;
    assert!(matches!(world.refused(other, Intent::Skip).await, Refused::NotSilentYet { .. }));
    world.clock.advance(Duration::from_mins(48 * 60 + 5));
    world.act(other, Intent::Skip).await;
}

#[tokio::test]
async fn a_skip_in_the_set_up_places_for_all_who_are_awaited() {
    let people = [ana(), ben(), cem()];
    let world = World::begin();
    world.lobby(&people).await;
    assert_eq!(world.refused(&mia(), Intent::Skip).await, Refused::NotStarted);
    world.act(&ana(), Intent::Start).await;
    world.step(&ana()).await;
    assert!(matches!(world.refused(&ana(), Intent::Skip).await, Refused::NotSilentYet { .. }));
    world.act(&mia(), Intent::Skip).await;
    assert_eq!(world.view(None).await.turn, 1);
}

#[tokio::test]
async fn in_a_simultaneous_set_up_the_host_waits_12_hours_and_nobody_else_fewer_than_48() {
    let people = [ana(), ben(), cem()];
    let world = World::begin();
    world.lobby(&people).await;
    world.act(&ana(), Intent::Start).await;
    world.deliver().await;
    let begun = world.clock.now();
    let about = |from: i64, hours: i64| (from - begun - hours * 3_600_000).abs() < 60_000;
    world.clock.advance(Duration::from_hours(11));
    // What others do meanwhile does not begin the twelve hours anew, though the post is so old that it is sent anew.
    world.step(&ben()).await;
    for due in world.table.outbox_next().await {
        assert!(world.table.sending(&due).await && due.is_show() && !due.rendered.ping);
        world.table.shown(&due, 7_000, Vec::new()).await;
    }
    let refused = world.refused(&ana(), Intent::Skip).await;
    assert!(matches!(refused, Refused::NotSilentYet { from, .. } if about(from, 12)), "{refused:?}");
    world.clock.advance(Duration::from_mins(65));
    let refused = world.refused(&ben(), Intent::Skip).await;
    assert!(matches!(refused, Refused::NotSilentYet { from, .. } if about(from, 59)), "{refused:?}");
    world.act(&ana(), Intent::Skip).await;
    assert_eq!(world.view(None).await.turn, 1);
    // In a turn the host waits like everybody.
    world.deliver().await;
    world.clock.advance(Duration::from_hours(13));
    assert!(matches!(world.refused(&ana(), Intent::Skip).await, Refused::NotSilentYet { .. }));
}
