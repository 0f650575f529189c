//! Bad input: answered to the asker alone, in their language, with a reason, and nothing is changed.

use adjutant::sandbox::{Permissions, Snowflake, TypedError};
use adjutant::table::sight::Place;

use crate::bring_up::World;

/// A match in which `people[0]` or whoever is called has just begun a turn; gives who is on turn and who is not.
async fn on_turn(world: &World, people: &[Snowflake]) -> (Snowflake, Snowflake) {
    world.begin(people).await;
    world.deploy(people).await;
    let (called, _) = world.next_turn(people).await;
    let other = *people.iter().find(|person| **person != called).unwrap();
    (called, other)
}

/// The command is refused, and the match is afterwards what it was before.
async fn refused(world: &World, person: Snowflake, line: &str) -> String {
    let before = world.sight().await;
    let text = world.types(person, line).await;
    let after = world.sight().await;
    assert_eq!((before.version, before.moves), (after.version, after.moves), "{line} changed something: {text}");
    assert_eq!(before.view, after.view, "{line}");
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_says_why_and_changes_nothing() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    let stranger = world.person("sid", "en-US");
    let (called, other) = on_turn(&world, &people).await;
    let own = world.choices(called, "/place space:").await[0].1.clone();
    let from = format!("/attack from:={own} to:=");
    world.quiet().await;
    let posts = world.public();
    let mut texts = Vec::new();
    for (who, line) in [
        // Not your turn, not a player.
        (other, "/done".to_owned()),
        (other, format!("/place space:={own}")),
        (stranger, "/done".to_owned()),
        (stranger, "/hand".to_owned()),
        // Wrong phase.
        (called, "/claim spaces:Brazil".to_owned()),
        (called, "/move-in troops:1".to_owned()),
        (called, "/trade".to_owned()),
        // Names: none, several, edited by hand.
        (called, format!("{from}Narnia")),
        (called, format!("{from}a")),
        (called, "/attack from:=<@1>@everyone to:=**x**".to_owned()),
        (called, "/place space:=- troops:1".to_owned()),
        // Numbers.
        (called, format!("/place space:={own} troops:0")),
        (called, format!("/place space:={own} troops:-3")),
        (called, format!("/place space:={own} troops:123456789012345")),
        (called, "/place list:\"Brazil eight\"".to_owned()),
        (called, "/place".to_owned()),
        (called, "/log move:999999".to_owned()),
        // Lobby commands in a running match.
        (called, "/game join".to_owned()),
        (called, "/game start".to_owned()),
        (called, "/game new".to_owned()),
        (called, "/game add-ai count:1".to_owned()),
        (called, "/game leave".to_owned()),
        (called, "/game settings option:=nonsense value:=1".to_owned()),
    ] {
        let text = refused(&world, who, &line).await;
        assert!(!text.contains('⟦'), "{line}: {text}");
        assert!(!text.contains("@everyone") && !text.contains("<@1>"), "{line}: {text}");
        texts.push(format!("{line}\n    {}", text.replace('\n', "\n    ")));
    }
    println!("{}", texts.join("\n"));
    world.quiet().await;
    assert_eq!(format!("{posts:?}"), format!("{:?}", world.public()), "a refusal was told to all");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_attacks_are_refused_each_for_its_reason() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    let (called, _) = on_turn(&world, &people).await;
    world.place_everything(called).await;
    let (_, from) = world.choices(called, "/attack from:").await[0].clone();
    let (_, to) = world.choices(called, &format!("/attack from:={from} to:")).await[0].clone();
    let sight = world.sight().await;
    let view = sight.conquest().unwrap();
    let board = &view.edition.board;
    let id = |space| board.space(space).id.clone();
    let space = board.space_ids().find(|space| id(*space) == from).unwrap();
    let me = view.spaces[space].owner;
    let mine = board.space_ids().find(|other| view.spaces[*other].owner == me && *other != space).unwrap();
    let far = |other: &_| view.spaces[*other].owner != me && board.neighbours(space).all(|near| near != *other);
    let far = board.space_ids().find(far).unwrap();
    let theirs = board.space_ids().find(|other| view.spaces[*other].owner != me).unwrap();
    let weak = board.space_ids().find(|other| view.spaces[*other].owner == me && view.spaces[*other].troops == 1);
    // The same mistake has the same answer, and each its own.
    let mut mistakes = vec![
        vec![
            format!("/attack from:={} to:={from}", id(theirs)),
            format!("/fortify from:={} to:={to} troops:1", id(theirs)),
        ],
        vec![format!("/attack from:={from} to:={}", id(mine))],
        vec![format!("/attack from:={from} to:={}", id(far))],
        ["0", "99", "-1"].map(|dice| format!("/attack from:={from} to:={to} dice:{dice}")).to_vec(),
        ["5000", "0"].map(|keep| format!("/attack from:={from} to:={to} keep:{keep}")).to_vec(),
        vec![format!("/attack from:={from} to:={to} move-in:many")],
    ];
    if let Some(weak) = weak {
        mistakes.push(vec![format!("/attack from:={} to:={to}", id(weak))]);
    }
    let mut reasons = std::collections::BTreeSet::new();
    for mistake in &mistakes {
        let mut texts = Vec::new();
        for line in mistake {
            texts.push(refused(&world, called, line).await);
            println!("{line}\n    {}", texts[texts.len() - 1].replace('\n', "\n    "));
        }
        texts.dedup();
        assert_eq!(texts.len(), 1, "one reason for {mistake:?}");
        assert!(reasons.insert(texts.remove(0)), "{mistake:?} has the reason of another mistake");
    }
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_in_the_language_of_the_one_who_asked() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let english = world.types(people[0], "/status").await;
    let german = world.types(people[1], "/status").await;
    assert_ne!(english, german);
    world.begin(&people).await;
    let english = refused(&world, people[0], "/place space:=Atlantis troops:1").await;
    let german = refused(&world, people[1], "/place space:=Atlantis troops:1").await;
    assert_ne!(english, german);
    assert!(english.contains("Atlantis") && german.contains("Atlantis"), "{english} / {german}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_moderators_moderate_and_only_hosts_start() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    world.types(people[0], "/game new").await;
    world.types(people[1], "/game join").await;
    world.lobby().await;
    refused(&world, people[1], "/game start").await;
    refused(&world, people[1], "/game add-ai").await;
    let typed = world.sandbox.command(people[0], world.sandbox.channel(), "/mod end").await;
    let hidden = matches!(typed, Err(adjutant::sandbox::SandboxError::Typed(TypedError::NotAllowed(_))));
    assert!(hidden, "the client shows /mod to everybody");
    let mia = world.person("mia", "de");
    world.sandbox.change_person(mia, |person| person.moderator = true);
    let before = world.sight().await.version;
    world.types(mia, "/game start").await;
    assert!(world.sight().await.version > before);
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_names_are_shown_harmlessly() {
    let world = World::new().await;
    let ana = world.person("ana", "en-US");
    let names = ["@everyone <@1> <#2>", "**bold**_x_~~y~~`z`", "a\u{202e}b\u{200b}c", &"😀".repeat(32)];
    let mut people = vec![ana];
    for (number, name) in names.iter().enumerate() {
        let person = world.person(&format!("p{number}"), "en-US");
        world.sandbox.change_person(person, |person| (*name).clone_into(&mut person.name));
        people.push(person);
    }
    world.begin(&people).await;
    world.deploy(&people).await;
    world.next_turn(&people).await;
    for post in world.public() {
        assert!(!post.pings_everyone, "{}", post.content);
        let all = format!(
            "{} {}",
            post.content,
            post.attachments.iter().filter_map(|a| a.description.clone()).collect::<String>()
        );
        assert!(!all.contains('\u{202e}') && !all.contains('\u{200b}'), "{all}");
        assert!(!all.contains("<@1>") && !all.contains("@everyone"), "{all}");
        assert!(post.pings.iter().all(|person| people.contains(person)));
    }
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_direct_message_looking_works_and_playing_is_not_offered() {
    let world = World::new().await;
    let ana = world.person("ana", "de");
    let dm = world.sandbox.dm_channel(ana).unwrap();
    for line in ["/help", "/rules", "/odds attackers:9 defenders:3"] {
        let outcome = world.sandbox.command(ana, dm, line).await.unwrap();
        assert!(!outcome.failed() && !outcome.text().is_empty(), "{line}: {}", outcome.text());
    }
    assert!(world.sandbox.command(ana, dm, "/attack from:=a to:=b").await.is_err());
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_lacks_is_named_before_there_is_a_lobby() {
    let world = World::new().await;
    let ana = world.person("ana", "en-US");
    world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT - Permissions::SEND_MESSAGES);
    let text = world.types(ana, "/game new").await;
    assert!(text.contains("Send Messages"), "{text}");
    assert!(world.types(ana, "/status").await.len() > 3);
    let here = Place { guild: world.sandbox.guild().0, channel: world.sandbox.channel().0 };
    assert!(world.table().sight(here, None).await.is_err(), "there is a lobby all the same");
    // A thread has a right of its own.
    let thread = world.sandbox.add_thread(world.sandbox.guild(), world.sandbox.channel(), "table");
    let rights = |without: Permissions| world.sandbox.set_bot_permissions(thread, Permissions::BOT - without);
    rights(Permissions::SEND_MESSAGES_IN_THREADS);
    let text = world.types_in(thread, ana, "/game new").await;
    assert!(text.contains("Send Messages in Threads"), "{text}");
    assert!(world.table().sight(Place { channel: thread.0, ..here }, None).await.is_err(), "a lobby in the thread");
    rights(Permissions::SEND_MESSAGES);
    world.types_in(thread, ana, "/game new").await;
    assert!(world.table().sight(Place { channel: thread.0, ..here }, None).await.is_ok());
    world.types_in(thread, ana, "/game leave").await;
    world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT - Permissions::ATTACH_FILES);
    let text = world.types(ana, "/game new").await;
    assert!(text.contains("Attach Files"), "{text}");
    world.sight().await;
}
