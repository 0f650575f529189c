//! People who want to spoil a match: what they may not do changes nothing, is told to them alone, and slows nobody.

use std::time::Duration;

use adjutant::sandbox::{Forged, Message, Outcome, Reaction, SandboxError, Snowflake};
use adjutant::table::Limits;
use futures_util::future::join_all;
use tokio::time::Instant;

use crate::bring_up::{PATIENCE, World};
use crate::players::button;
use crate::words::{says, says_in_any};

/// Names that would do harm if they were shown as they are.
const NAMES: [&str; 6] = [
    "@everyone",
    "<@1> <#2> <@&3>",
    "● Ana",
    "\u{202e}**evil** ||x|| `y`",
    "👩‍👩‍👧‍👧🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥",
    "\u{200b}\u{200d}\u{3164}",
];

const TROLLS: usize = 12;

/// So many presses come within [`FLOOD`].
const PRESSES: usize = 500;

const FLOOD: Duration = Duration::from_secs(10);

/// Between two acts of one player: they stay below the limits that stop the others.
const BREATH: Duration = Duration::from_millis(550);

#[tokio::test(flavor = "multi_thread")]
async fn trolls_change_nothing_that_they_may_not_and_slow_nobody() {
    let mut world = World::without_bot().await;
    world.limits = Limits::USUAL;
    world.start_bot().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    let trolls: Vec<Snowflake> = (0..TROLLS).map(|n| troll(&world, n)).collect();
    let (lobby, set_up) = past_the_lobby(&world, people, &trolls).await;
    world.deploy(&people).await;
    let (_, post) = world.next_turn(&people).await;
    world.quiet().await;
    let before = world.public().len();
    let seats = format!("{:?}", world.sight().await.seats);

    let stale = [&lobby, &set_up].map(|post| (post.id, ids(post)));
    let flood = flood(&world, &trolls, &stale, post.id);
    let (trolled, (played, acts)) = tokio::join!(flood, play(&world, people));

    assert!(played.len() > 10 && acts > 3, "{} answers, {acts} acts", played.len());
    for (who, mut took) in [("trolls", trolled), ("players", played)] {
        took.sort();
        let (p50, p95, most) = (took[took.len() / 2], took[took.len() * 95 / 100], took[took.len() - 1]);
        println!("{who}: {} answers, p50 {p50:?}, p95 {p95:?}, max {most:?}", took.len());
        assert!(most < Duration::from_secs(3));
    }
    world.quiet().await;
    assert_eq!(format!("{:?}", world.sight().await.seats), seats);
    let posts = world.public();
    for post in &posts[before..] {
        assert!(post.pings.iter().all(|person| people.contains(person)), "{post:?}");
        assert!(post.pings.len() <= 1 && !post.content.contains("everyone"), "{}", post.content);
    }
    world.assert_clean();
}

/// A person with a name that does harm.
fn troll(world: &World, n: usize) -> Snowflake {
    let person = world.person(&format!("troll{n}"), if n.is_multiple_of(2) { "en-US" } else { "de" });
    world.sandbox.change_person(person, |person| NAMES[n % NAMES.len()].clone_into(&mut person.name));
    person
}

/// Ana opens a lobby, trolls storm it, and yet she and Ben begin; gives the posts of lobby and set-up.
async fn past_the_lobby(world: &World, [ana, ben]: [Snowflake; 2], trolls: &[Snowflake]) -> (Message, Message) {
    world.types(ana, "/game new").await;
    let lobby = world.lobby().await;
    let (_, join) = world.showing(lobby.id, "join").await;
    let lobby = world.sandbox.message(lobby.id).unwrap();
    join_all(trolls.iter().map(|troll| joins(world, *troll, lobby.id, &join))).await;
    assert_eq!(world.sight().await.seats.len(), 6, "the lobby is full of them");
    world.types(ana, "/game gate rule:approval").await;
    while let Some((_, seat)) =
        world.choices(ana, "/game remove seat:").await.into_iter().find(|(name, _)| !name.contains("● Ana"))
    {
        world.types(ana, &format!("/game remove seat:={seat}")).await;
    }
    assert_eq!(world.sight().await.seats.len(), 1);
    world.clock.advance(Duration::from_secs(10));
    // They all come again, Ben among them. Whoever was removed is refused, the others must wait for Ana.
    let storm = join_all(trolls.iter().map(|troll| joins(world, *troll, lobby.id, &join)));
    let (answers, asked) = tokio::join!(storm, world.types(ben, "/game join"));
    assert!(says(&asked, adjutant::text::lang::Lang::En, "answer-host-asked"), "{asked}");
    let stay_out = answers.iter().filter(|answer| says_in_any(answer, "refused-removed")).count();
    assert_eq!(stay_out, 5, "{answers:?}");
    for _ in 0..=TROLLS {
        world.clock.advance(Duration::from_secs(3));
        world.quiet().await;
        let now = world.sandbox.message(lobby.id).unwrap();
        let accept = ids(&now).into_iter().find(|id| id.ends_with(&format!("accept:{ben}")));
        let act = accept.clone().or_else(|| button(&now, "decline")).expect("somebody waits");
        world.presses(ana, lobby.id, &act).await;
        if accept.is_some() {
            break;
        }
    }
    assert_eq!(world.sight().await.seats.len(), 2, "Ben has a seat and nobody else");
    world.clock.advance(Duration::from_secs(10));
    world.types(ana, "/game start").await;
    let set_up = world.newest_with_buttons(lobby.id).await;
    (lobby, set_up)
}

/// Presses Join, also where it is shown no more.
async fn joins(world: &World, troll: Snowflake, lobby: Snowflake, join: &str) -> String {
    let outcome = world.sandbox.forge(troll, lobby, Forged::Press(join)).await.unwrap();
    let outcome = world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
    assert!(!outcome.failed() && outcome.is_private(), "{:?}", outcome.reaction);
    outcome.text()
}

/// Five hundred presses, choices, forms and commands in ten seconds; gives how long each answer took.
async fn flood(
    world: &World,
    trolls: &[Snowflake],
    stale: &[(Snowflake, Vec<String>)],
    post: Snowflake,
) -> Vec<Duration> {
    let began = Instant::now();
    let each = (0..PRESSES).map(|n| async move {
        let due = FLOOD * u32::try_from(n).unwrap() / u32::try_from(PRESSES).unwrap();
        tokio::time::sleep_until(began + due).await;
        let troll = trolls[n % trolls.len()];
        let outcome = annoy(world, troll, n, stale, post).await.unwrap();
        let after = match outcome.reaction {
            Reaction::Answered { after }
            | Reaction::Deferred { after }
            | Reaction::Acknowledged { after }
            | Reaction::Modal { after } => after,
            Reaction::Failed { ref reason } => panic!("press {n} was not answered: {reason}"),
        };
        let outcome = world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
        assert!(outcome.modal.is_some() || outcome.is_private(), "press {n}: everybody saw: {}", outcome.text());
        after
    });
    join_all(each).await
}

/// One of many ways to be a nuisance.
async fn annoy(
    world: &World,
    troll: Snowflake,
    n: usize,
    stale: &[(Snowflake, Vec<String>)],
    post: Snowflake,
) -> Result<Outcome, SandboxError> {
    let sandbox = &world.sandbox;
    let now = world.public().into_iter().rev().find(|post| !post.components.is_empty());
    let (open, ids_now) = now.map_or((post, Vec::new()), |post| (post.id, ids(&post)));
    let of = ids_now.first().and_then(|id| id.split(':').nth(1)).unwrap_or("1").to_owned();
    let form = ids_now.first().and_then(|id| id.split(':').next()).unwrap_or("a").to_owned();
    let moves = world.sight().await.moves;
    let forged = |rest: &str| format!("{form}:{of}:{rest}");
    match n % 10 {
        // What everybody sees on the post of the turn.
        0 | 1 if !ids_now.is_empty() => {
            sandbox.forge(troll, open, Forged::Press(&ids_now[n / 10 % ids_now.len()])).await
        }
        // What the posts of lobby and set-up had.
        0..=2 => {
            let (message, ids) = &stale[n / 10 % stale.len()];
            sandbox.forge(troll, *message, Forged::Press(&ids[n / 20 % ids.len()])).await
        }
        // The right move number, and others.
        3 => {
            let counter = [moves, moves + 1, 0, u64::MAX][n / 10 % 4];
            sandbox.forge(troll, open, Forged::Press(&forged(&format!("end-turn:{counter}")))).await
        }
        // What only moderators confirm.
        4 => {
            let version = world.sight().await.version;
            let act = ["end", "kick:0", "undo:1", "leave:0"][n / 10 % 4];
            sandbox.forge(troll, open, Forged::Press(&forged(&format!("sure:{version}:{act}")))).await
        }
        // Ids that were never ours.
        5 => {
            let long = "x".repeat(100);
            let id = ["", ":::", "a:b:c", "\u{202e}<@1>", &long][n / 10 % 5];
            let other = forged("panel:18446744073709551616:confirm");
            sandbox.forge(troll, open, Forged::Press(if id.is_empty() { &other } else { id })).await
        }
        // Selects with what they do not offer.
        6 => {
            let values: [&[&str]; 4] = [&["254"], &["-1"], &["<@1>", "0", "1"], &[]];
            let id = forged(&format!("panel:{moves}:{}", ["on", "aim", "from", "claim"][n / 10 % 4]));
            sandbox.forge(troll, open, Forged::Choice(&id, values[n / 40 % 4])).await
        }
        // Forms with what nobody could type into them.
        7 => {
            let much = "Brazil 8, ".repeat(400);
            let line = [&*much, "@everyone 99999999999999999999", "\u{202e}**x** -5", ""][n / 10 % 4];
            let id = forged(&format!("panel:{moves}:{}", ["write", "write-move-in", "write-move:0:1"][n / 10 % 3]));
            sandbox.forge(troll, open, Forged::Form(&id, "line", line)).await
        }
        // Commands, most of them for players and hosts.
        _ => {
            let lines = [
                "/attack from:=Brazil to:=Peru",
                "/place list:\"Brazil 8\"",
                "/done",
                "/game start",
                "/game skip",
                "/game gate days:0",
                "/game new",
                "/hand",
                "/game join",
                "/log move:999999999",
            ];
            sandbox.command(troll, sandbox.channel(), lines[n / 10 % lines.len()]).await
        }
    }
}

/// Ana and Ben play on for as long as the flood lasts. Gives how long their answers took, and how many of their acts changed something;
/// between two of them nothing has changed.
async fn play(world: &World, people: [Snowflake; 2]) -> (Vec<Duration>, usize) {
    let (began, mut took, mut acts, mut last) = (Instant::now(), Vec::new(), 0, Snowflake(0));
    let mut version = world.sight().await.version;
    while began.elapsed() < FLOOD {
        let (called, post) = world.next_turn_after(&people, last).await;
        last = post.id;
        let spaces = world.choices(called, "/place space:").await;
        let mut lines: Vec<String> =
            spaces.first().map(|(_, space)| format!("/place space:={space}")).into_iter().collect();
        lines.extend(["/attack from:? to:? until:once move-in:all".to_owned(), "/done".to_owned()]);
        for line in lines {
            // Without an attack that is possible there is none.
            let Ok(outcome) = world.sandbox.command(called, world.sandbox.channel(), &line).await else { continue };
            let outcome = world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
            assert!(outcome.is_private(), "{line}: {:?}", outcome.reaction);
            let asked = outcome.messages.last().and_then(|asked| Some((asked.id, button(asked, "end-anyway")?)));
            if let Some((asked, anyway)) = asked {
                // It is their first match.
                let outcome = world.sandbox.press(called, asked, &anyway).await.unwrap();
                world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
            }
            if let Reaction::Answered { after } | Reaction::Deferred { after } = outcome.reaction {
                took.push(after);
            }
            let now = world.sight().await.version;
            acts += usize::from(now != version);
            assert!(now <= version + 1, "somebody else did something before {line}");
            version = now;
            tokio::time::sleep(BREATH).await;
            assert_eq!(world.sight().await.version, version, "a troll did something after {line}");
        }
    }
    (took, acts)
}

/// The ids of everything that can be pressed or chosen.
fn ids(message: &Message) -> Vec<String> {
    message.controls().filter_map(|control| control["custom_id"].as_str().map(ToOwned::to_owned)).collect()
}
