//! Giving up, and a draw that all agree on.

use std::time::Duration;

use adjutant::game::event::Outcome;
use adjutant::game::people::Hold;
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::export::Part;
use adjutant::table::intent::{Intent, Person};
use adjutant::table::post::{Notice, Post};
use adjutant::table::press::Verb;
use adjutant::table::question::{End, Question, What};
use adjutant::table::sight::MatchState;
use adjutant::table::sure::{Loss, Own, Sure};
use adjutant::table::verify::verify;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::files::exported;
use super::questions::{answer, asked};
use super::world::{HERE, World, ana, ben, cem, mia};

/// Asks for the preview and confirms it.
async fn confirms(world: &World, person: &Person, act: Own) -> Result<Answer, Refused> {
    let shown = world.table.own(person.account, HERE, act).await?;
    world.press(person, Verb::Sure { version: shown.version, act: shown.loss.act() }).await
}

#[tokio::test]
async fn in_a_match_of_two_a_surrender_is_the_end_and_the_file_verifies() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let (first, _) = world.next(&people).await.unwrap();
    let other = people.iter().find(|person| person.account != first.account).unwrap();
    let shown = world.table.own(other.account, HERE, Own::Surrender).await.unwrap();
    for lang in Lang::ALL {
        let message = text::preview(&shown, lang);
        assert!(message.content.contains(&first.name), "who wins by it is told: {}", message.content);
    }
    // Nobody confirms for somebody else, and nobody without a seat.
    let sure = Verb::Sure { version: shown.version, act: shown.loss.act() };
    assert_eq!(world.press(&first, sure).await.err(), Some(Refused::MovedOn));
    assert_eq!(world.table.own(mia().account, HERE, Own::Surrender).await.err(), Some(Refused::NoSeat));
    assert!(matches!(confirms(&world, other, Own::Surrender).await, Ok(Answer::Surrendered)));
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    let view = sight.conquest().unwrap().clone();
    let adjutant::game::conquest::view::PhaseView::Over(Outcome::Remained { seat, .. }) = view.phase else {
        panic!("{view:?}")
    };
    assert_eq!(sight.seats_of(first.account), [seat]);
    let due = world.deliver().await;
    let notice =
        due.iter().position(|due| matches!(due.rendered.post, Post::Notice { notice: Notice::Surrendered { .. }, .. }));
    let end = due.iter().position(|due| matches!(due.rendered.post, Post::End { .. }));
    assert!(notice.is_some() && notice < end, "told before the end that it brings");
    let status = world.look(&ana(), adjutant::table::intent::Look::Status).await.unwrap();
    assert!(text::seen(&status, Lang::En).content.contains("surrendered"));
    let file = exported(&world, Part::Public);
    assert_eq!(verify(&file).unwrap().states, file.journal.len());
}

#[tokio::test]
async fn where_all_people_give_up_before_the_first_turn_the_set_up_is_told_to_its_end() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.act(&ana(), Intent::AddAi { count: 2 }).await;
    world.act(&ana(), Intent::Start).await;
    world.deliver().await;
    for person in [ana(), ben()] {
        confirms(&world, &person, Own::Surrender).await.unwrap();
    }
    let mut last = None;
    while world.table.wake().await.unwrap() > 0 {
        world.clock.advance(Duration::from_secs(3));
        last = world.deliver().await.into_iter().rfind(|due| matches!(due.rendered.post, Post::SetUp { .. })).or(last);
    }
    assert!(last.expect("the set-up is shown").rendered.past, "it still waits for somebody");
}

#[tokio::test]
async fn a_surrendered_seat_is_nobodys_any_more() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    confirms(&world, &ben(), Own::Surrender).await.unwrap();
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Running);
    for (person, told) in [(ana(), true), (ben(), false)] {
        let help = world.look(&person, adjutant::table::intent::Look::Help).await.unwrap();
        assert_eq!(
            text::seen(&help, Lang::En).content.contains("/surrender"),
            told,
            "who can still win is told how to end"
        );
    }
    let view = sight.conquest().unwrap().clone();
    let seat = view.seats.iter().find(|(_, seat)| seat.surrendered).unwrap().0;
    assert_eq!(view.seats[seat].hold, Hold::Ai);
    assert!(sight.seats_of(ben().account).is_empty());
    assert_eq!(world.refused(&ben(), Intent::Join).await, Refused::AlreadyStarted, "no seat can be taken over");
    let take = world.press(&ben(), Verb::TakeOver { seat: seat.0 }).await;
    assert_eq!(take.err(), Some(Refused::AlreadyStarted));
    let replace =
        Intent::Replace { seat: "Ben".to_owned(), with: mia().account, with_name: "Mia".to_owned(), with_bot: false };
    let refused = world.refused(&mia(), replace).await;
    assert!(matches!(refused, Refused::Rules { refusal: Refusal::Surrendered, .. }), "{refused:?}");
    // Taken back by a moderator, it is a seat of the AI like any other.
    world.act(&mia(), Intent::Undo { to: Some(i64::try_from(world.sight(None).await.moves).unwrap()) }).await;
    assert!(!world.view(None).await.seats[seat].surrendered);
    assert!(matches!(world.act(&ben(), Intent::Join).await, Answer::Asked));
}

#[tokio::test]
async fn a_surrender_in_the_set_up_leaves_the_placing_to_the_ai() {
    let people = [ana(), ben(), cem()];
    let world = World::begin();
    world.lobby(&people).await;
    world.act(&ana(), Intent::Start).await;
    confirms(&world, &ben(), Own::Surrender).await.unwrap();
    world.step(&ana()).await;
    world.step(&cem()).await;
    world.table.wake().await.unwrap();
    assert!(world.view(None).await.turn >= 1, "nobody waits for who has surrendered");
    confirms(&world, &cem(), Own::Surrender).await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Over);
}

#[tokio::test]
async fn a_draw_is_asked_once_and_agreed_by_all() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.deliver().await;
    let shown = world.table.own(ana().account, HERE, Own::Draw).await.unwrap();
    assert!(matches!(&shown.loss, Loss::Drawn { asks } if asks.len() == 2));
    assert!(matches!(confirms(&world, &ana(), Own::Draw).await, Ok(Answer::Asked)));
    let due = world.deliver().await;
    let questions = due.iter().filter(|due| matches!(due.rendered.post, Post::Question { .. })).count();
    assert_eq!(questions, 1, "one message");
    let (question, message) = asked(&due).unwrap();
    let mut called = message.mentions.clone();
    called.sort_unstable();
    assert_eq!(called, [ben().account, cem().account], "whoever still has to agree, once");
    assert_eq!(message.rows.iter().flatten().count(), 2);
    assert_eq!(confirms(&world, &ben(), Own::Draw).await.err(), Some(Refused::AskedAlready));
    assert_eq!(world.press(&mia(), answer(&question, true)).await.err(), Some(Refused::NoSeat));
    // To agree twice changes nothing.
    for _ in 0..2 {
        world.press(&ben(), answer(&question, true)).await.unwrap();
    }
    world.press(&ana(), answer(&question, true)).await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Running);
    let (_, message) = asked(&world.deliver().await).unwrap();
    assert_eq!(message.mentions, [cem().account], "the edit shows who is missing");
    world.press(&cem(), answer(&question, true)).await.unwrap();
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    assert!(matches!(
        sight.conquest().unwrap().clone().phase,
        adjutant::game::conquest::view::PhaseView::Over(Outcome::Agreed { .. })
    ));
    let due = world.deliver().await;
    let (question, message) = asked(&due).unwrap();
    assert!(matches!(question.end, Some(End::Yes { .. })) && message.rows.is_empty() && message.mentions.is_empty());
    assert!(due.iter().any(|due| matches!(due.rendered.post, Post::End { .. })));
    let file = exported(&world, Part::Public);
    assert_eq!(verify(&file).unwrap().states, file.journal.len());
    assert!(file.journal.last().unwrap().action.to_string().contains("agreed-draw"));
}

#[tokio::test]
async fn an_answer_that_comes_while_the_one_before_is_on_its_way_is_shown() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    confirms(&world, &ana(), Own::Draw).await.unwrap();
    let (question, _) = asked(&world.deliver().await).unwrap();
    world.press(&ben(), answer(&question, true)).await.unwrap();
    let due = world.table.outbox_next().await;
    world.press(&cem(), answer(&question, false)).await.unwrap();
    assert!(asked(&due).is_some());
    assert!(!world.table.sending(&due[0]).await, "what was taken out is old");
    let (question, _) = asked(&world.deliver().await).unwrap();
    assert!(matches!(question.end, Some(End::No { .. })));
}

#[tokio::test]
async fn one_no_ends_the_question_and_keeps_others_from_asking_for_a_day() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    confirms(&world, &ana(), Own::Draw).await.unwrap();
    let (question, _) = asked(&world.deliver().await).unwrap();
    world.press(&cem(), answer(&question, false)).await.unwrap();
    let (closed, message) = asked(&world.deliver().await).unwrap();
    assert_eq!(closed.end, Some(End::No { by: "Cem".to_owned() }));
    assert!(message.rows.is_empty());
    assert_eq!(world.press(&ben(), answer(&question, true)).await.err(), Some(Refused::MovedOn));
    for person in [ana(), ben()] {
        let refused = confirms(&world, &person, Own::Draw).await.err();
        assert!(matches!(refused, Some(Refused::NoDrawYet { .. })), "{refused:?}");
    }
    // Whoever said no may offer one themselves.
    world.clock.advance(Duration::from_secs(1));
    assert!(matches!(confirms(&world, &cem(), Own::Draw).await, Ok(Answer::Asked)));
    let (question, _) = asked(&world.deliver().await).unwrap();
    world.press(&cem(), answer(&question, false)).await.unwrap();
    // With them, their no goes; the own question of the same day stays.
    world.clock.advance(Duration::from_secs(1));
    confirms(&world, &cem(), Own::Surrender).await.unwrap();
    assert!(matches!(confirms(&world, &ana(), Own::Draw).await.err(), Some(Refused::NoDrawYet { .. })));
    assert!(matches!(confirms(&world, &ben(), Own::Draw).await, Ok(Answer::Asked)));
}

#[tokio::test]
async fn a_day_after_a_no_or_an_own_offer_one_may_be_made_again() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    confirms(&world, &ana(), Own::Draw).await.unwrap();
    let (question, _) = asked(&world.deliver().await).unwrap();
    world.press(&cem(), answer(&question, false)).await.unwrap();
    world.clock.advance(Duration::from_mins(23 * 60 + 59));
    for person in [ana(), ben()] {
        assert!(matches!(confirms(&world, &person, Own::Draw).await.err(), Some(Refused::NoDrawYet { .. })));
    }
    world.clock.advance(Duration::from_mins(1));
    assert!(matches!(confirms(&world, &ana(), Own::Draw).await, Ok(Answer::Asked)));
}

#[tokio::test]
async fn whoever_takes_their_own_offer_back_has_refused_nobody() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    confirms(&world, &ana(), Own::Draw).await.unwrap();
    let (question, _) = asked(&world.deliver().await).unwrap();
    world.press(&ana(), answer(&question, false)).await.unwrap();
    world.clock.advance(Duration::from_secs(1));
    assert!(matches!(confirms(&world, &ana(), Own::Draw).await.err(), Some(Refused::NoDrawYet { .. })));
    assert!(matches!(confirms(&world, &ben(), Own::Draw).await, Ok(Answer::Asked)));
}

#[tokio::test]
async fn the_offer_lapses_with_the_round_and_with_an_undo() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    confirms(&world, &ana(), Own::Draw).await.unwrap();
    let (question, _) = asked(&world.deliver().await).unwrap();
    let open = |question: &Question| question.end.is_none();
    assert!(open(&question));
    let turn = world.view(None).await.turn;
    while world.view(None).await.turn < turn + 2 {
        assert!(asked(&world.deliver().await).is_none_or(|(question, _)| open(&question)));
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    let (question, message) = asked(&world.deliver().await).unwrap();
    assert_eq!(question.end, Some(End::Lapsed));
    assert!(message.rows.is_empty());
    confirms(&world, &ben(), Own::Draw).await.unwrap();
    world.deliver().await;
    world.act(&mia(), Intent::Undo { to: None }).await;
    assert_eq!(asked(&world.deliver().await).unwrap().0.end, Some(End::Lapsed));
}

#[tokio::test]
async fn whoever_leaves_is_asked_no_more_and_the_ai_never_objects() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    confirms(&world, &ana(), Own::Draw).await.unwrap();
    let (question, _) = asked(&world.deliver().await).unwrap();
    world.press(&ben(), answer(&question, true)).await.unwrap();
    assert!(matches!(confirms(&world, &cem(), Own::Leave).await, Ok(Answer::LeftToAi)));
    assert_eq!(world.sight(None).await.state, MatchState::Over, "all who are left had agreed");
    // Alone against the AI one just ends.
    let world = World::placed(&people).await;
    confirms(&world, &ben(), Own::Leave).await.unwrap();
    confirms(&world, &cem(), Own::Surrender).await.unwrap();
    let shown = world.table.own(ana().account, HERE, Own::Draw).await.unwrap();
    assert!(matches!(&shown.loss, Loss::Drawn { asks } if asks.is_empty()));
    assert!(matches!(confirms(&world, &ana(), Own::Draw).await, Ok(Answer::Drawn)));
    assert_eq!(world.sight(None).await.state, MatchState::Over);
}

#[tokio::test]
async fn with_the_match_every_open_question_loses_its_buttons() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    confirms(&world, &ana(), Own::Draw).await.unwrap();
    world.deliver().await;
    let version = world.sight(None).await.version;
    world.press(&mia(), Verb::Sure { version, act: Sure::End }).await.unwrap();
    let (question, message) = asked(&world.deliver().await).unwrap();
    assert!(matches!(question.what, What::Draw(_)) && question.end == Some(End::Lapsed) && message.rows.is_empty());
}
