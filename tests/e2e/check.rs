//! `adjutant check` asks Discord: the binary that a host runs, against the stand-in.

use std::process::Command;

use adjutant::sandbox::{Permissions, Request};

use crate::bring_up::World;

/// Runs it beside the bot; gives the exit code and what it prints.
fn check(world: &World, token: &str, arguments: &[&str]) -> (Option<i32>, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_adjutant"))
        .arg("check")
        .args(arguments)
        .arg("--database")
        .arg(world.database())
        .env("ADJUTANT_TEST_API", world.sandbox.base_url())
        .env("DISCORD_TOKEN", token)
        .current_dir(world.directory.path())
        .output()
        .unwrap();
    let out = String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap();
    assert!(!out.contains(token), "the token is printed: {out}");
    (done.status.code(), out)
}

#[tokio::test(flavor = "multi_thread")]
async fn check_says_which_rights_and_scopes_are_missing_where_and_how_to_invite() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.quiet().await;
    let of = world.sight().await.id.0;
    let token = world.sandbox.token().to_owned();
    let (code, out) = tokio::task::block_in_place(|| check(&world, &token, &[]));
    assert_eq!(code, Some(0), "{out}");
    let invite =
        format!("https://discord.com/oauth2/authorize?client_id={}&permissions=", world.sandbox.application_id());
    let parts =
        ["1 live matches", "Discord knows the bot as adjutant, in 1 servers", "ok      server Sandbox", &invite];
    assert!(parts.iter().all(|part| out.contains(part)), "{out}");

    let channel = world.sandbox.channel();
    world.sandbox.set_bot_permissions(channel, Permissions::BOT - Permissions::ATTACH_FILES);
    let (other, _) = world.sandbox.add_guild("Elsewhere", "de", "tisch").unwrap();
    world.sandbox.withdraw_commands(other);
    let (code, out) = tokio::task::block_in_place(|| check(&world, &token, &[]));
    assert_eq!(code, Some(1), "{out}");
    let lacks = format!("wrong   match {of} in channel {channel}: missing: Attach Files");
    let scope =
        "wrong   server Elsewhere: nobody can use the commands there: the scope applications.commands is missing";
    assert!([lacks.as_str(), scope].iter().all(|part| out.contains(part)), "{out}");

    world.sandbox.set_bot_permissions(channel, Permissions::BOT - Permissions::VIEW_CHANNEL);
    let (_, out) = tokio::task::block_in_place(|| check(&world, &token, &[]));
    assert!(
        out.contains(&format!("match {of} in channel {channel}: missing: the bot does not see the channel")),
        "{out}"
    );

    // The bot itself, which may ask for something at any time, learns who it is from the gateway.
    let who = |request: &&Request| request.method == "GET" && request.path == "/users/@me";
    let asked = || world.sandbox.requests().iter().filter(who).count();
    assert_eq!(asked(), 3, "each check so far");
    let (code, out) = tokio::task::block_in_place(|| check(&world, &token, &["--offline"]));
    assert_eq!((code, asked()), (Some(0), 3), "{out}");

    assert_eq!(world.sandbox.violations(), []);
    // This one is.
    let (code, out) = tokio::task::block_in_place(|| check(&world, "another-token", &[]));
    assert!(code == Some(1) && out.contains("Discord does not accept the token"), "{out}");
}
