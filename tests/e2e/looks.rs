//! Looking in public, and what newcomers are asked.

use std::time::Duration;

use adjutant::table::Limits;
use adjutant::text::lang::Lang;

use crate::bring_up::World;
use crate::words::{assert_spoken, label, says};

#[tokio::test(flavor = "multi_thread")]
async fn a_player_shows_the_board_to_all_once_a_minute_in_the_language_of_the_server() {
    let mut world = World::without_bot().await;
    world.limits = Limits { comings: usize::MAX, requests: usize::MAX, asks_newcomers: false, ..Limits::USUAL };
    world.start_bot().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let cem = world.person("cem", "en-US");
    world.begin(&people).await;
    world.deploy(&people).await;
    world.next_turn(&people).await;
    world.quiet().await;
    let before = world.public().len();
    let stranger = world.types(cem, "/board public:true").await;
    assert!(says(&stranger, Lang::En, "refused-no-seat"), "{stranger}");
    let answer = world.types(people[1], "/board public:true").await;
    assert!(says(&answer, Lang::De, "answer-shown"), "{answer}");
    let is_look = |one: &adjutant::sandbox::Message| says(&one.content, Lang::En, "look-shown-by");
    let look = world.shown("a look", |posts| posts.iter().find(|one| is_look(one)).cloned()).await;
    assert_spoken(&look, Lang::En);
    assert!(look.content.contains("Ben") && look.pings.is_empty() && look.components.is_empty());
    assert_eq!(look.attachments.len(), 1);
    let again = world.types(people[0], "/status public:true").await;
    assert!(says(&again, Lang::En, "refused-shown-lately"), "{again}");
    world.quiet().await;
    assert_eq!(world.public().len(), before + 1);
    world.clock.advance(Duration::from_mins(1));
    world.types(people[0], "/odds attackers:8 defenders:3 public:true").await;
    world.shown("odds", |posts| (posts.iter().filter(|one| is_look(one)).count() == 2).then_some(())).await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_asked_before_a_turn_with_something_open_ends() {
    let mut world = World::without_bot().await;
    world.limits = Limits { asks_newcomers: true, ..Limits::NONE };
    world.start_bot().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.place_everything(called).await;
    world.quiet().await;
    let before = world.sight().await.version;
    let asked = world.answered(called, "/done").await;
    assert!(says(&asked.content, Lang::En, "ending-turn"), "{}", asked.content);
    let (_, end) = world.showing(post.id, "end-turn").await;
    assert!(says(&world.presses(called, post.id, &end).await, Lang::En, "ending-turn"));
    assert_eq!(world.sight().await.version, before, "it was asked, and nothing done");
    let back = world.presses(called, asked.id, &label(Lang::En, "button-back")).await;
    assert!(!says(&back, Lang::En, "ending-turn"), "{back}");
    let asked = world.answered(called, "/done").await;
    world.presses(called, asked.id, &label(Lang::En, "button-end-anyway")).await;
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_ne!(next, called);
    world.assert_clean();
}
