//! The dice as people see them made: the seal, the words, the inputs before anything that was drawn, and `/dice`.

use adjutant::sandbox::{Message, Snowflake};

use crate::bring_up::{PATIENCE, World};
use crate::players::button;

/// The numbers of draws that a text names, such as 44 in `#44`.
fn draws(text: &str) -> Vec<u64> {
    let number = |part: &str| part.split(|sign: char| !sign.is_ascii_digit()).next().unwrap_or_default().parse().ok();
    text.split('#').skip(1).filter_map(number).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_given_in_a_form_and_the_inputs_stand_before_anything_that_was_drawn() {
    let world = World::new().await;
    let (ana, ben) = (world.person("ana", "en-US"), world.person("ben", "de"));
    world.types(ana, "/game new").await;
    let lobby = world.lobby().await;
    let welcome = world.answered(ben, "/game join").await;
    let asks = button(&welcome, "word").expect("joining asks for a word");
    let opened = world.sandbox.press(ben, welcome.id, &asks).await.unwrap();
    let sent = world.sandbox.submit_modal(ben, opened.interaction, &[("line", "blauer `Wal`")]).await.unwrap();
    let sent = world.sandbox.settled(sent.interaction, PATIENCE).await.unwrap();
    assert!(!sent.failed() && sent.is_private() && sent.text().contains("blauer ˋWalˋ"), "{}", sent.text());
    let again = world.types(ben, "/game word text:other").await;
    assert!(again.contains("blauer ˋWalˋ"), "it is fixed: {again}");
    world.types(ana, "/game word text:\"two words\"").await;
    let told = |posts: &[Message]| {
        posts.iter().find(|post| post.id == lobby.id && post.content.contains("“two words”")).cloned()
    };
    let shown = world.shown("the words", told).await;
    assert!(shown.content.contains("blauer ˋWalˋ"), "{}", shown.content);
    let seal = |text: &str| text.split('`').find(|part| part.len() == 64).map(str::to_owned);
    let sealed = seal(&shown.content).expect("the lobby shows the seal");
    world.types(ana, "/game start").await;
    world.deploy(&[ana, ben]).await;
    world.next_turn(&[ana, ben]).await;
    let posts = world.public();
    let inputs = posts.iter().position(|post| post.content.contains("\n1. match ")).expect("the inputs are posted");
    let first_drawn = posts.iter().position(|post| !post.attachments.is_empty()).expect("a board is shown");
    assert!(inputs < first_drawn, "the deal is shown before what it was made from");
    assert!(posts[..inputs].iter().all(|post| post.id == lobby.id), "nothing but the lobby stands before them");
    let inputs = &posts[inputs];
    assert_eq!(seal(&inputs.content).as_ref(), Some(&sealed));
    let commitment = format!(". commitment {}\n", lobby.id);
    for line in [commitment.as_str(), " word two words\n", " word blauer ˋWalˋ\n"] {
        assert!(inputs.content.contains(line), "{line} in {}", inputs.content);
    }
    let start = inputs.content.lines().find_map(|line| line.split_once(". start ")).expect("the start").1;
    assert!(Snowflake(start.parse().unwrap()) < inputs.id, "Discord gave it out before the post");
    let dice = world.types(ben, "/dice").await;
    assert!(dice.contains(&sealed) && dice.contains(&inputs.id.to_string()), "{dice}");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_attack_after_an_undo_has_other_draws() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    let mia = world.moderator("mia");
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, _) = world.next_turn(&people).await;
    world.place_everything(called).await;
    let (from, to) = world.long_attack(called).await;
    let attack = format!("/attack from:={from} to:={to} until:once dice:1");
    let first = draws(&world.types(called, &attack).await);
    world.sure(mia, "/mod undo").await;
    let second = draws(&world.types(called, &attack).await);
    assert!(!first.is_empty() && !second.is_empty(), "{first:?} {second:?}");
    assert!(second.iter().min() > first.iter().max(), "{second:?} after {first:?}");
    let log = world.types(called, "/log").await;
    for number in first.iter().chain(&second) {
        assert!(log.contains(&format!("#{number}")), "draw {number} is not told: {log}");
    }
    let dice = world.types(called, "/dice").await;
    assert!(dice.contains("Chi") || dice.contains("too few"), "{dice}");
    assert!(dice.contains("1 in ") || dice.contains("Nothing special"), "{dice}");
    world.assert_clean();
}
