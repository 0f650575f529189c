//! Leaving a match that has begun, taking over a seat of the AI, and consent to the undo of a moderator who plays.

use std::time::Duration;

use adjutant::game::people::Hold;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::{Intent, Person};
use adjutant::table::outbox::Due;
use adjutant::table::post::{Notice, Post};
use adjutant::table::press::Verb;
use adjutant::table::question::{End, Question};
use adjutant::table::sure::{Loss, Sure};
use adjutant::text;
use adjutant::text::lang::Lang;

use super::world::{HERE, World, ana, ben, cem, mia};

/// The newest question that was shown, as a message.
pub(super) fn asked(due: &[Due]) -> Option<(Question, text::Message)> {
    due.iter().rev().find_map(|due| {
        let Post::Question { question, .. } = &due.rendered.post else { return None };
        Some((question.clone(), text::question(due.rendered.sight.as_ref()?, question, Lang::En)))
    })
}

pub(super) fn answer(question: &Question, yes: bool) -> Verb {
    Verb::Answer { asked: question.asked.unsigned_abs(), yes }
}

async fn leaves(world: &World, person: &Person) -> Answer {
    let shown = world.table.leaving(person.account, HERE).await.unwrap().expect("a preview");
    assert!(matches!(shown.loss, Loss::Left(_)));
    world.press(person, Verb::Sure { version: shown.version, act: shown.loss.act() }).await.unwrap()
}

#[tokio::test]
async fn who_leaves_after_the_start_leaves_to_the_ai_and_hands_the_host_on() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    assert_eq!(world.refused(&ana(), Intent::Leave).await, Refused::AlreadyStarted, "not without a confirm");
    assert_eq!(world.table.leaving(mia().account, HERE).await.err(), Some(Refused::NoSeat));
    let sight = world.sight(None).await;
    let seat = sight.seats_of(ana().account)[0];
    // Nobody confirms for somebody else.
    let sure = Verb::Sure { version: sight.version, act: Sure::Leave(seat) };
    assert_eq!(world.press(&ben(), sure).await.err(), Some(Refused::MovedOn));
    assert!(matches!(leaves(&world, &ana()).await, Answer::LeftToAi));
    let sight = world.sight(None).await;
    assert_eq!(sight.conquest().unwrap().clone().seats[seat].hold, Hold::Ai);
    assert_eq!(sight.host, ben().account);
    let told = world.deliver().await;
    let left =
        |due: &Due| matches!(due.rendered.post, Post::Notice { notice: Notice::Left { seat: of }, .. } if of == seat);
    assert!(told.iter().any(left));
}

#[tokio::test]
async fn a_seat_of_the_ai_is_taken_over_when_the_host_agrees() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.act(&mia(), Intent::Pause).await;
    assert_eq!(world.refused(&mia(), Intent::Join).await, Refused::AlreadyStarted, "no seat of the AI");
    leaves(&world, &ben()).await;
    leaves(&world, &cem()).await;
    world.deliver().await;
    assert_eq!(world.refused(&ana(), Intent::Join).await, Refused::AlreadyJoined);
    // Two seats: which one?
    let Answer::WhichSeat { seats, sight } = world.act(&cem(), Intent::Join).await else { panic!("not asked") };
    assert_eq!(seats.len(), 2);
    let listed = text::answer(&Answer::WhichSeat { seats: seats.clone(), sight }, Lang::De);
    assert_eq!(listed.rows.iter().flatten().count(), 2);
    let take = |seat: usize| Verb::TakeOver { seat: seats[seat].0 };
    assert!(matches!(world.press(&cem(), take(0)).await, Ok(Answer::Asked)));
    let (question, message) = asked(&world.deliver().await).expect("a question");
    assert_eq!(message.mentions, [ana().account], "one is called: the host");
    assert_eq!(message.rows.iter().flatten().count(), 2);
    assert_eq!(world.press(&ben(), take(1)).await.err(), Some(Refused::AskedAlready));
    // Neither the asker nor just anybody answers; a name of no question is no question.
    assert_eq!(world.press(&cem(), answer(&question, true)).await.err(), Some(Refused::OnlyHost));
    assert_eq!(world.press(&ana(), Verb::Answer { asked: 1, yes: true }).await.err(), Some(Refused::OldButton));
    world.press(&ana(), answer(&question, false)).await.unwrap();
    let (closed, message) = asked(&world.deliver().await).expect("an edit");
    assert_eq!(closed.end, Some(End::No { by: "Ana".to_owned() }));
    assert!(message.rows.is_empty() && message.mentions.is_empty());
    assert_eq!(world.press(&ana(), answer(&question, true)).await.err(), Some(Refused::MovedOn));
    // A no is a no for a day, but only for who got it.
    world.clock.advance(Duration::from_secs(1));
    assert_eq!(world.press(&cem(), take(1)).await.err(), Some(Refused::AskedAlready));
    world.press(&ben(), take(0)).await.unwrap();
    let (question, _) = asked(&world.deliver().await).expect("a question");
    world.press(&ana(), answer(&question, true)).await.unwrap();
    let sight = world.sight(None).await;
    assert_eq!(sight.seats_of(ben().account), [seats[0]]);
    assert!(matches!(sight.conquest().unwrap().clone().seats[seats[0]].hold, Hold::Players(_)));
    // The post of an AI's turn may hold the channel up for a moment.
    world.clock.advance(Duration::from_secs(5));
    let told = world.deliver().await;
    assert!(told.iter().any(|due| matches!(due.rendered.post, Post::Notice { notice: Notice::TookOver { .. }, .. })));
}

#[tokio::test]
async fn the_undo_of_a_moderator_who_plays_needs_another_players_consent() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let before = world.sight(None).await;
    let (first, _) = world.next(&people).await.unwrap();
    let other = people.iter().find(|person| person.account != first.account).unwrap().clone();
    let playing = Person { moderator: true, manager: true, ..first.clone() };
    world.step(&first).await;
    world.deliver().await;
    let later = world.sight(None).await;
    assert!(matches!(world.act(&playing, Intent::Undo { to: None }).await, Answer::Asked));
    assert_eq!(world.sight(None).await.version, later.version, "nothing is undone yet");
    let (question, message) = asked(&world.deliver().await).expect("a question");
    assert_eq!(message.mentions, [other.account]);
    assert_eq!(world.press(&playing, answer(&question, true)).await.err(), Some(Refused::NotYourself));
    assert_eq!(world.press(&mia(), answer(&question, true)).await.err(), Some(Refused::NoSeat));
    // With the next move it is gone.
    world.step(&first).await;
    let (lapsed, message) = asked(&world.deliver().await).expect("an edit");
    assert_eq!(lapsed.end, Some(End::Lapsed));
    assert!(message.rows.is_empty());
    assert_eq!(world.press(&other, answer(&question, true)).await.err(), Some(Refused::MovedOn));
    // Asked again, and agreed to.
    world.clock.advance(Duration::from_secs(1));
    let moves = i64::try_from(before.moves + 1).unwrap();
    world.act(&playing, Intent::Undo { to: Some(moves) }).await;
    let (question, _) = asked(&world.deliver().await).expect("a question");
    world.press(&other, answer(&question, true)).await.unwrap();
    assert_eq!(world.sight(None).await.view, before.view);
    let told = world.deliver().await;
    let is_told = |due: &Due| matches!(&due.rendered.post, Post::Notice { notice: Notice::ByPlayer { act }, .. } if matches!(**act, Notice::Undone { .. }));
    assert!(told.iter().any(is_told), "that the moderator plays is told");
    // Without anybody to ask, there is nobody to agree.
    world.step(&first).await;
    leaves(&world, &other).await;
    assert!(matches!(world.act(&playing, Intent::Undo { to: None }).await, Answer::Undone { .. }));
}
