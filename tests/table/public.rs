//! Looks that are shown to all, and how many pictures are drawn for one person.

use std::time::Duration;

use adjutant::table::Limits;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::intent::{Intent, Look};
use adjutant::table::outbox::Due;
use adjutant::table::post::Post;
use adjutant::table::sight::MatchState;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::world::{World, ana, ben, cem};

const LOG: Look = Look::Log { of_move: None, since_my_turn: false };

fn odds() -> Look {
    let (attackers, defenders) = (Some(8), Some(3));
    Look::Odds { from: None, to: None, attackers, defenders, keep: None, dice: None }
}

async fn shown(world: &World) -> Due {
    let due = world.deliver().await;
    let mut looks = due.into_iter().filter(|due| matches!(due.rendered.post, Post::Look { .. }));
    let look = looks.next().expect("something is shown");
    assert!(looks.next().is_none());
    look
}

#[tokio::test]
async fn who_plays_may_show_what_everybody_sees_and_nothing_else() {
    let world = World::placed(&[ana(), ben()]).await;
    world.deliver().await;
    assert_eq!(world.refused(&cem(), Intent::Show(Look::Board)).await, Refused::NoSeat);
    for look in [Look::Board, Look::BoardText, Look::Status, LOG, odds()] {
        assert!(matches!(world.act(&ana(), Intent::Show(look.clone())).await, Answer::Shown), "{look:?}");
        let due = shown(&world).await;
        assert!(!due.is_show(), "it is said, not edited");
        let seen = due.rendered.seen.as_ref().unwrap();
        let sight = match seen {
            Seen::Board { sight, .. }
            | Seen::BoardText { sight }
            | Seen::Status { sight }
            | Seen::Log { sight, .. } => sight,
            Seen::Odds { sight, .. } => sight.as_ref().unwrap(),
            other => panic!("{other:?}"),
        };
        assert_eq!(sight.view, world.sight(None).await.view, "somebody's hand is in it");
        for lang in Lang::ALL {
            let Post::Look { seat, .. } = due.rendered.post else { unreachable!() };
            let message = text::shown_by(sight, seat, seen, lang);
            assert!(message.content.contains("Ana") && message.rows.is_empty() && message.mentions.is_empty());
        }
    }
    // What the asker cannot see is not shown to all.
    let wrong = Intent::Show(Look::Log { of_move: Some(9_999), since_my_turn: false });
    assert!(matches!(world.refused(&ana(), wrong).await, Refused::NoSuchEntry { .. }));
    assert!(world.deliver().await.is_empty());
}

#[tokio::test]
async fn a_look_that_cannot_be_shown_stops_no_match() {
    let world = World::placed(&[ana(), ben()]).await;
    world.deliver().await;
    world.act(&ana(), Intent::Show(Look::Status)).await;
    let [due] = &world.table.outbox_next().await[..] else { panic!("one row is due") };
    assert!(matches!(due.rendered.post, Post::Look { .. }) && world.table.sending(due).await);
    world.table.unreachable(due, "50035").await;
    assert_eq!(world.sight(None).await.state, MatchState::Running);
    assert!(world.deliver().await.is_empty(), "it is given up");
}

#[tokio::test]
async fn a_hand_is_never_shown() {
    let world = World::placed(&[ana(), ben()]).await;
    world.deliver().await;
    for look in [Look::Hand, Look::Help, Look::Rules, Look::List] {
        assert_eq!(world.refused(&ana(), Intent::Show(look)).await, Refused::Bug, "there is nothing in it for all");
        assert!(world.deliver().await.is_empty());
    }
}

#[tokio::test]
async fn one_look_a_minute_is_shown_and_what_is_refused_does_not_count() {
    let world = World::limited(Limits::USUAL);
    world.lobby(&[ana(), ben()]).await;
    assert_eq!(world.refused(&ana(), Intent::Show(Look::Board)).await, Refused::NotStarted);
    world.act(&ana(), Intent::Show(Look::Status)).await;
    assert_eq!(world.refused(&ben(), Intent::Show(Look::Status)).await, Refused::ShownLately { seconds: 60 });
    world.clock.advance(Duration::from_secs(59));
    assert_eq!(world.refused(&ben(), Intent::Show(Look::Status)).await, Refused::ShownLately { seconds: 1 });
    world.clock.advance(Duration::from_secs(1));
    world.act(&ben(), Intent::Show(Look::Status)).await;
}

#[tokio::test]
async fn five_pictures_a_minute_are_drawn_for_one_person() {
    let world = World::limited(Limits::USUAL);
    for _ in 0..5 {
        assert_eq!(world.table.may_draw(ana().account), Ok(()));
    }
    assert_eq!(world.table.may_draw(ana().account), Err(Refused::DrawnOften { seconds: 60 }));
    assert_eq!(world.table.may_draw(ben().account), Ok(()));
    world.clock.advance(Duration::from_mins(1));
    assert_eq!(world.table.may_draw(ana().account), Ok(()));
}
