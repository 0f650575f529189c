//! Whole matches.

use adjutant::game::chance::DrawRecord;
use adjutant::game::event::Outcome;
use adjutant::seal::{self, MatchKey, Seed};
use adjutant::store::Store;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::export::{Part, export};
use adjutant::table::intent::{Intent, Look};
use adjutant::table::outbox::Target;
use adjutant::table::post::Post;
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::MatchState;
use adjutant::table::verify::verify;
use adjutant::text::lang::Lang;
use adjutant::text::{EndNews, end_post, inputs_post};

use super::world::{HERE, World, ana, ben, cem, mia, new};

#[tokio::test]
async fn three_people_play_from_the_lobby_to_the_end() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.play_out(&people, 5_000).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    let adjutant::game::conquest::view::PhaseView::Over(outcome) = sight.conquest().unwrap().clone().phase else {
        panic!("not over")
    };
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
async fn a_rematch_has_the_settings_of_before_and_everybody_joins_anew() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let (option, value) = (Some("draw-after".to_owned()), Some("6".to_owned()));
    world.act(&ana(), Intent::Settings { preset: Some("international".to_owned()), option, value }).await;
    world.act(&ana(), Intent::Start).await;
    let before = world.sight(None).await;
    assert_eq!(world.press(&ben(), Verb::Rematch).await.unwrap_err(), Refused::AlreadyStarted);
    world.act(&mia(), Intent::End).await;
    assert!(matches!(world.press(&ben(), Verb::Rematch).await, Ok(Answer::Opened { .. })));
    let after = world.sight(None).await;
    assert_ne!(after.id, before.id);
    assert_eq!((after.options, after.state), (before.options, MatchState::Lobby));
    assert_ne!(after.commitment, before.commitment, "a seed of its own");
    assert_eq!((after.seats.len(), after.host), (1, ben().account), "the others join anew");
    // A second press, under the old end post, meets the new lobby.
    let press = Intent::Press(Press { of: before.id, verb: Verb::Rematch });
    assert_eq!(world.refused(&ana(), press).await, Refused::ChannelTaken);
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
    world.act(&mia(), Intent::Kick { seat: "Ana".to_owned() }).await;
    world.table.wake().await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Over);
    let due = world.deliver().await;
    assert!(due.iter().all(|due| due.target == Target::Channel(HERE.channel)), "AIs get no direct messages");
}

#[tokio::test]
async fn whoever_kept_the_posts_of_a_channel_can_recompute_every_throw() {
    let people = [ana(), ben()];
    let world = World::begin();
    world.lobby(&people).await;
    let draw = (Some("draw-after".to_owned()), Some("6".to_owned()));
    world.act(&ana(), Intent::Settings { preset: None, option: draw.0, value: draw.1 }).await;
    assert!(world.sight(None).await.inputs.is_empty(), "nothing is settled before the start");
    world.act(&ana(), Intent::Start).await;
    let due = world.deliver().await;
    let posts: Vec<_> = due.iter().filter(|due| matches!(due.rendered.post, Post::Inputs { .. })).collect();
    let [post] = posts[..] else { panic!("{} posts with the inputs", posts.len()) };
    assert!(!post.is_show(), "it is never edited");
    let told = inputs_post(post.rendered.sight.as_ref().unwrap(), Lang::En).content;
    let promised = world.sight(None).await.commitment;
    assert!(told.contains(&promised), "{told}");
    // As somebody copies them from the channel: without the block and without the numbers.
    let block = told.split("```").nth(1).unwrap();
    let lines = block.lines().skip(1).map(|line| line.split_once(". ").unwrap().1.to_owned());
    let inputs: Vec<String> = lines.collect();
    assert!(inputs.contains(&"option draw-after 6".to_owned()), "{inputs:?}");
    assert!(inputs.iter().any(|line| line.starts_with("seat 1 0 101 joined ")), "{inputs:?}");

    world.play_out(&people, 20_000).await;
    let due = world.deliver().await;
    let end = due.iter().find(|due| matches!(due.rendered.post, Post::End { .. })).unwrap();
    let (sight, seal) = (end.rendered.sight.as_ref().unwrap(), end.rendered.seal.as_ref().unwrap());
    let hands = std::collections::BTreeMap::new();
    let news = EndNews { entries: &end.rendered.turn, hands: &hands, seed_hex: Some(&seal.seed) };
    let told = end_post(sight, news, Lang::En).content;
    let seed = told.split('`').find_map(|part| Seed::from_hex(part).ok()).expect("the seed is told");
    assert_eq!(seed.commitment(), promised);
    assert!(inputs.iter().all(|line| told.contains(line)), "{told}");
    let key = MatchKey::new(&seed, &inputs);
    let mut draws = 0;
    let reading = Store::open_read_only(&world.dir.path().join("adjutant.db")).unwrap();
    let file = export(&reading, sight.id, Part::Public).unwrap();
    for line in &file.journal {
        let records: Vec<DrawRecord> = serde_json::from_value(line.draws.clone()).unwrap();
        for record in records {
            seal::verify(&key, &record).unwrap();
            draws += 1;
        }
    }
    assert!(draws > 10);
}
