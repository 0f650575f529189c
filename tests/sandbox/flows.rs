//! What a person does with a real bot, from the keyboard to the screen.

use adjutant::sandbox::{Happening, Reaction, SandboxError, TypedError};

use super::{PATIENCE, bot, start, start_with};

#[tokio::test]
async fn a_command_is_answered_with_text() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    let outcome = sandbox.command(ana, sandbox.channel(), "/ping").await.unwrap();
    assert!(matches!(outcome.reaction, Reaction::Answered { .. }), "{outcome:?}");
    assert_eq!(outcome.text(), "pong");
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn a_deferred_picture_arrives_with_its_alt_text() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    let outcome = sandbox.command(ana, sandbox.channel(), "/board").await.unwrap();
    let outcome = sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
    let message = &outcome.messages[0];
    assert_eq!((message.content.as_str(), message.is_loading()), ("Here", false));
    let file = &message.attachments[0];
    assert_eq!(&*file.bytes, bot::PIXEL);
    assert_eq!((file.description.as_deref(), file.pixels), (Some("One pixel"), Some((1, 1))));
    let url = message.embeds[0]["image"]["url"].as_str().unwrap();
    let bytes = reqwest::get(url).await.unwrap().bytes().await.unwrap();
    assert_eq!(bytes, bot::PIXEL);
    assert_eq!(sandbox.violations(), []);
    assert!(sandbox.deprecated().is_empty());
}

#[tokio::test]
async fn an_ephemeral_answer_is_seen_by_one_person_only() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let (ana, ben) = (sandbox.add_person("ana", "en").unwrap(), sandbox.add_person("ben", "de").unwrap());
    let outcome = sandbox.command(ana, sandbox.channel(), "/secret").await.unwrap();
    let outcome = sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
    assert_eq!(outcome.text(), "only for you");
    assert!(outcome.is_private());
    assert_eq!(sandbox.visible_to(ana, sandbox.channel()).len(), 1);
    assert!(sandbox.visible_to(ben, sandbox.channel()).is_empty());
    // poise's follow-up after a defer is the deprecated way.
    assert_eq!(sandbox.deprecated().len(), 1);
}

#[tokio::test]
async fn buttons_selects_and_modals_work() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    let form = sandbox.command(ana, sandbox.channel(), "/form").await.unwrap().messages[0].clone();
    assert_eq!(form.buttons(), ["Ask", "Done", "Later", "Never"]);

    let asked = sandbox.press(ana, form.id, "Ask").await.unwrap();
    assert_eq!(asked.modal.as_ref().unwrap().inputs[0].value, "nobody");
    let sent = sandbox.submit_modal(ana, asked.interaction, &[("Name", "Ana")]).await.unwrap();
    assert_eq!(sent.text(), "hello Ana");
    let twice = sandbox.submit_modal(ana, sent.interaction, &[]).await;
    assert!(matches!(twice, Err(SandboxError::NoModal)));

    let chosen = sandbox.select(ana, form.id, "Country", &["Peru"]).await.unwrap();
    assert_eq!(chosen.text(), r#"chosen ["peru"]"#);
    assert!(chosen.is_private());
    assert!(matches!(sandbox.press(ana, form.id, "Never").await, Err(SandboxError::Disabled(_))));

    let later = sandbox.press(ana, form.id, "Later").await.unwrap();
    let later = sandbox.settled(later.interaction, PATIENCE).await.unwrap();
    assert_eq!(later.text(), "Later.");

    sandbox.press(ana, form.id, "done").await.unwrap();
    let form = sandbox.message(form.id).unwrap();
    assert_eq!((form.content.as_str(), form.buttons().len(), form.edited), ("Done.", 0, 2));
    assert!(matches!(sandbox.press(ana, form.id, "Done").await, Err(SandboxError::NoControl { .. })));
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn options_are_typed_as_in_a_client() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let (ana, ben) = (sandbox.add_person("ana", "en").unwrap(), sandbox.add_person("ben", "de").unwrap());
    let channel = sandbox.channel();
    let text = async |person, line| sandbox.command(person, channel, line).await.map(|outcome| outcome.text());

    let choices = sandbox.autocomplete(ana, channel, "/attack from:p").await.unwrap();
    assert_eq!(choices.iter().map(|c| c.name.as_str()).collect::<Vec<_>>(), ["Peru (1)"]);
    // A shown name becomes its value, other text is sent as it stands.
    let line = r#"/attack from:Brazil (3) to:"North Africa (5)" until:captured dice:3"#;
    assert_eq!(text(ana, line).await.unwrap(), "brazil -> north-africa Some(Captured) Some(3) en-US");
    assert_eq!(text(ana, "/attack from:=Peru (1) to:x").await.unwrap(), "Peru (1) -> x None None en-US");
    // Names and choices in the person's language.
    let german = text(ben, "/angreifen von:a to:b until:erobert").await.unwrap();
    assert_eq!(german, "a -> b Some(Captured) None de");

    let refused = async |line| match sandbox.command(ana, channel, line).await {
        Err(SandboxError::Typed(error)) => error,
        other => panic!("{line}: {other:?}"),
    };
    assert!(matches!(refused("/attck from:a").await, TypedError::UnknownCommand { near, .. } if near == ["attack"]));
    assert!(matches!(refused("/attack form:a").await, TypedError::UnknownOption { near, .. } if near == ["from"]));
    assert!(matches!(refused("/attack from:a").await, TypedError::Missing(_)));
    assert!(matches!(refused("/attack from:a to:b dice:4").await, TypedError::Unfit { .. }));
    assert!(matches!(refused("/attack from:a to:b dice:two").await, TypedError::Unfit { .. }));
    assert!(matches!(refused("/attack from:a to:b until:never").await, TypedError::NotAChoice { .. }));
    assert!(matches!(refused("/attack from:a from:b").await, TypedError::Twice(_)));
    assert!(matches!(refused("/game").await, TypedError::NeedsSubCommand { .. }));
    assert!(matches!(refused("ping").await, TypedError::NotACommand(_)));
    assert_eq!(text(ana, "/game new name:one").await.unwrap(), r#"new Some("one")"#);
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn a_ping_counts_only_if_mentioned_and_allowed() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let (ana, ben) = (sandbox.add_person("ana", "en").unwrap(), sandbox.add_person("ben", "de").unwrap());
    let outcome = sandbox.command(ana, sandbox.channel(), "/who user:@ben").await.unwrap();
    assert_eq!(outcome.messages[0].pings.iter().copied().collect::<Vec<_>>(), [ben]);
}

#[tokio::test]
async fn commands_for_moderators_and_servers_are_not_offered_elsewhere() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    let refused = sandbox.command(ana, sandbox.channel(), "/mod").await;
    assert!(matches!(refused, Err(SandboxError::Typed(TypedError::NotAllowed(_)))), "{refused:?}");
    sandbox.change_person(ana, |ana| ana.moderator = true);
    assert_eq!(sandbox.command(ana, sandbox.channel(), "/mod").await.unwrap().text(), "by a moderator");
    let dm = sandbox.dm_channel(ana).unwrap();
    let refused = sandbox.command(ana, dm, "/mod").await;
    assert!(matches!(refused, Err(SandboxError::Typed(TypedError::UnknownCommand { .. }))));
    assert_eq!(sandbox.command(ana, dm, "/ping").await.unwrap().text(), "pong");
    assert_eq!(sandbox.dms(ana).len(), 1);
}

#[tokio::test]
async fn who_never_answers_did_not_respond() {
    let settings = adjutant::sandbox::Settings { faster: 10, ..super::settings() };
    let sandbox = start_with(settings).await;
    let _bot = bot::connect(&sandbox).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    let outcome = sandbox.command(ana, sandbox.channel(), "/slow").await.unwrap();
    assert!(outcome.failed());
    let told =
        sandbox.timeline().into_iter().any(|e| matches!(e.what, Happening::NoAnswer { person, .. } if person == ana));
    assert!(told);
}

#[tokio::test]
async fn fifty_commands_at_once_are_each_answered() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    let many = (0..50).map(|_| sandbox.command(ana, sandbox.channel(), "/ping"));
    let done = futures_util::future::join_all(many).await;
    assert!(done.iter().all(|outcome| outcome.as_ref().unwrap().text() == "pong"));
    assert_eq!(sandbox.visible_to(ana, sandbox.channel()).len(), 50);
}
