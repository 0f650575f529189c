//! Previews, matches from elsewhere, and what a moderator can take back.

use std::time::Duration;

use adjutant::table::answer::{Answer, Refused};
use adjutant::table::choices::Field;
use adjutant::table::export::Part;
use adjutant::table::intent::{Intent, Person, Request};
use adjutant::table::post::{Notice, Post};
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::{MatchState, Place};
use adjutant::table::sure::{Loss, Sure};
use adjutant::table::verify::verify;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::files::exported;
use super::world::{HERE, World, ana, ben, cem, mia, new};

/// Another channel of the same server, and a channel of another.
const OFFICE: Place = Place { guild: 1, channel: 77 };
const ABROAD: Place = Place { guild: 2, channel: 88 };

async fn from(world: &World, place: Place, person: &Person, intent: Intent) -> Result<Answer, Refused> {
    let request = Request { place, ..world.request(person, intent) };
    world.table.act(request).await
}

fn elsewhere(of: &str, act: Intent) -> Intent {
    Intent::Elsewhere { of: of.to_owned(), act: Box::new(act) }
}

#[tokio::test]
async fn moderators_reach_a_match_from_any_channel_of_its_server_and_from_no_other() {
    let world = World::placed(&[ana(), ben()]).await;
    let unknown = |asked: &str| Refused::UnknownName { asked: asked.to_owned(), near: Vec::new() };
    assert_eq!(from(&world, OFFICE, &ana(), elsewhere("1", Intent::Pause)).await.err(), Some(Refused::OnlyModerator));
    assert_eq!(from(&world, ABROAD, &mia(), elsewhere("1", Intent::Pause)).await.err(), Some(unknown("1")));
    assert_eq!(from(&world, OFFICE, &mia(), elsewhere("99", Intent::Pause)).await.err(), Some(unknown("99")));
    assert_eq!(from(&world, OFFICE, &mia(), elsewhere("x", Intent::Pause)).await.err(), Some(unknown("x")));
    assert!(matches!(from(&world, OFFICE, &mia(), elsewhere("1", Intent::Pause)).await, Ok(Answer::Paused)));
    // Also by the label that autocomplete shows, and never for anything but an act of moderators.
    let label = world.table.choices(&mia(), OFFICE, &Field::Match { ended: false }, "ben").await.remove(0);
    assert_eq!(label.value, "1");
    assert!(matches!(from(&world, OFFICE, &mia(), elsewhere(&label.label, Intent::Resume)).await, Ok(Answer::Resumed)));
    assert!(from(&world, OFFICE, &mia(), elsewhere("1", Intent::EndTurn)).await.is_err());
    let seats = world.table.choices_at(&mia(), OFFICE, Some("1"), &Field::Seat, "").await;
    assert_eq!(seats.len(), 2);
    let abroad = world.table.choices_at(&mia(), ABROAD, Some("1"), &Field::Seat, "").await;
    assert!(abroad.iter().all(|choice| choice.value == "-"), "{abroad:?}");
}

#[tokio::test]
async fn a_preview_says_what_is_lost_changes_nothing_and_is_good_for_one_version() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let (person, seat) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let before = world.sight(None).await;
    let undo = Intent::Undo { to: None };
    assert_eq!(world.table.preview(&ana(), HERE, None, &undo).await.err(), Some(Refused::OnlyModerator));
    let shown = world.table.preview(&mia(), OFFICE, Some("1"), &undo).await.unwrap();
    let lost = Loss::Moves { from: u32::try_from(before.moves).unwrap(), taken_back: 1, turn: 1, seats: vec![seat] };
    assert_eq!((shown.version, &shown.loss), (before.version, &lost));
    assert_eq!(world.sight(None).await.version, before.version);
    for lang in Lang::ALL {
        let told = text::preview(&shown, lang);
        assert!(told.content.contains(&person.name) && !told.content.contains('⟦'), "{}", told.content);
    }
    // A move later it is another match.
    world.step(&person).await;
    let sure = |version: u32, act: Sure| Intent::Press(Press { of: before.id, verb: Verb::Sure { version, act } });
    let old = sure(shown.version, shown.loss.act());
    assert_eq!(from(&world, OFFICE, &mia(), old.clone()).await.err(), Some(Refused::MovedOn));
    let Intent::Press(press) = old else { unreachable!() };
    let again = world.table.preview_again(&mia(), OFFICE, press).await.unwrap();
    assert!(matches!(again.loss, Loss::Moves { taken_back: 2, .. }), "{:?}", again.loss);
    let fresh = || sure(again.version, again.loss.act());
    // Nobody but a moderator confirms, and nobody from another server.
    assert_eq!(from(&world, HERE, &person, fresh()).await.err(), Some(Refused::OnlyModerator));
    assert_eq!(from(&world, ABROAD, &mia(), fresh()).await.err(), Some(Refused::OldButton));
    let done = from(&world, OFFICE, &mia(), fresh()).await;
    assert!(matches!(done, Ok(Answer::Undone { taken_back: 2, .. })), "{done:?}");
    assert_eq!(from(&world, OFFICE, &mia(), fresh()).await.err(), Some(Refused::MovedOn));
    // A seat and the whole match.
    let kick = world.table.preview(&mia(), HERE, None, &Intent::Kick { seat: "Ben".to_owned() }).await.unwrap();
    let Loss::Kicked(of) = kick.loss else { panic!("{:?}", kick.loss) };
    from(&world, OFFICE, &mia(), sure(kick.version, Sure::Kick(of))).await.unwrap();
    assert!(world.sight(None).await.seats[of].accounts.is_empty());
    let end = world.table.preview(&mia(), HERE, None, &Intent::End).await.unwrap();
    from(&world, OFFICE, &mia(), sure(end.version, Sure::End)).await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
}

#[tokio::test]
async fn who_moderates_and_plays_is_told_as_such() {
    let world = World::placed(&[ana(), ben()]).await;
    world.deliver().await;
    let playing = Person { moderator: true, ..ana() };
    world.act(&playing, Intent::Rename { seat: "Ben".to_owned(), name: "@everyone Ana".to_owned() }).await;
    let told = world.deliver().await.into_iter().find_map(|due| match due.rendered.post {
        Post::Notice { notice, .. } => Some(notice),
        _ => None,
    });
    let Some(Notice::ByPlayer { act }) = told else { panic!("{told:?}") };
    assert!(matches!(&*act, Notice::Renamed { was, .. } if was == "Ben"), "{act:?}");
    world.act(&mia(), Intent::Rename { seat: "2".to_owned(), name: "ANA".to_owned() }).await;
    let names: Vec<String> = world.sight(None).await.seats.iter().map(|(_, seated)| seated.name.clone()).collect();
    assert_eq!(names, ["Ana", "ANA 2"], "names stay distinct");
}

#[tokio::test]
async fn an_ended_match_can_be_opened_again_for_seven_days_and_tells_its_secret_only_then() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    assert_eq!(world.refused(&mia(), Intent::Reopen).await, Refused::NotEnded);
    world.act(&mia(), Intent::End).await;
    assert_eq!(world.refused(&ana(), Intent::Reopen).await, Refused::OnlyModerator);
    world.clock.advance(Duration::from_hours(6 * 24));
    world.table.wake().await.unwrap();
    let file = exported(&world, Part::Public);
    assert!(file.seal.seed.is_none() && file.snapshot.0.is_none());
    world.act(&mia(), Intent::Reopen).await;
    assert_eq!(world.sight(None).await.state, MatchState::Running);
    world.step(&person).await;
    // The time begins anew with the second end.
    world.act(&mia(), Intent::End).await;
    world.clock.advance(Duration::from_hours(2 * 24));
    world.table.wake().await.unwrap();
    let told = |due: Vec<adjutant::table::outbox::Due>| {
        due.into_iter().any(|due| matches!(due.rendered.post, Post::Notice { notice: Notice::Revealed, .. } if due.rendered.seal.is_some()))
    };
    assert!(!told(world.deliver().await), "told too early");
    world.clock.advance(Duration::from_hours(5 * 24));
    world.table.wake().await.unwrap();
    assert!(told(world.deliver().await), "not told");
    assert_eq!(world.refused(&mia(), Intent::Reopen).await, Refused::TooLateToReopen);
    let file = exported(&world, Part::Public);
    assert!(verify(&file).unwrap().draws > 0);
}

#[tokio::test]
async fn the_secret_of_a_match_of_long_ago_is_revealed_without_a_word() {
    let world = World::placed(&[ana(), ben()]).await;
    world.act(&mia(), Intent::End).await;
    world.deliver().await;
    world.clock.advance(Duration::from_hours(40 * 24));
    world.table.wake().await.unwrap();
    assert!(world.deliver().await.is_empty(), "others may play there by now");
    assert!(exported(&world, Part::Public).seal.seed.is_some());
}

#[tokio::test]
async fn a_match_in_whose_channel_another_goes_on_stays_ended() {
    let world = World::placed(&[ana(), ben()]).await;
    world.act(&mia(), Intent::End).await;
    world.act(&cem(), new()).await;
    let again = from(&world, HERE, &mia(), elsewhere("1", Intent::Reopen)).await;
    assert_eq!(again.err(), Some(Refused::ChannelTaken));
    world.act(&cem(), Intent::Leave).await;
    from(&world, HERE, &mia(), elsewhere("1", Intent::Reopen)).await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Running);
}

#[tokio::test]
async fn what_was_won_is_final() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    world.play_out(&people, 5_000).await;
    assert_eq!(world.refused(&mia(), Intent::Reopen).await, Refused::Won);
    assert_eq!(world.table.preview(&mia(), HERE, None, &Intent::End).await.err(), Some(Refused::MatchOver));
    let undo = world.table.preview(&mia(), HERE, None, &Intent::Undo { to: None }).await;
    assert_eq!(undo.err(), Some(Refused::MatchOver));
}
