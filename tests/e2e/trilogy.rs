//! The Original Trilogy through Discord, as a team: seats of the lobby, a set-up by thumb, the command of a planet by consent, a standing order
//! of which nobody learns before it acts, and a base whose face only its side is told.

use adjutant::game::ids::SeatId;
use adjutant::sandbox::{Message, Snowflake};
use serde_json::{Value, json};

use crate::bring_up::{PATIENCE, World};

/// Asked so often, everybody has done their part of a set-up.
const MOST_PRESSES: usize = 200;

#[tokio::test(flavor = "multi_thread")]
async fn a_team_plays_in_secret_and_by_consent() {
    let mut world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-GB")];
    lobby(&world, &people).await;
    set_up(&world, &people).await;
    world.quiet().await;
    world.stop_bot().await;
    arrange(&world);
    world.start_bot().await;
    consent(&world, &people).await;
    secret_order(&world, &people).await;
    hidden_base(&world, &people).await;
    called_off(&world, &people).await;
    world.assert_clean();
}

/// Four at the table: Ana and Cem are Rebels, Ben and an AI the Empire.
async fn lobby(world: &World, people: &[Snowflake; 3]) {
    let [ana, ben, cem] = *people;
    world.types(ana, "/game new ruleset:original-trilogy").await;
    let seats = world.choices(ben, "/game join seat:imp").await;
    assert_eq!(seats.len(), 2, "two seats of the Empire: {seats:?}");
    world.types(ben, &format!("/game join seat:={}", seats[0].1)).await;
    world.types(cem, "/game join").await;
    world.types(ana, "/game add-ai count:1").await;
    // By thumb: the button opens a select.
    let post = world.lobby().await;
    let panel = press(world, cem, &post, ":my-seat").await;
    let select = panel.controls().find(|control| control["type"] == 3).unwrap().clone();
    let options = select["options"].as_array().unwrap();
    assert_eq!(options.len(), 5);
    let second = options[3]["value"].as_str().unwrap().to_owned();
    let id = select["custom_id"].as_str().unwrap().to_owned();
    let outcome = world.sandbox.select(cem, panel.id, &id, &[&second]).await.unwrap();
    assert!(world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap().is_private());
    let sight = world.sight().await;
    let names: Vec<&str> = sight.seats.iter().map(|(_, seated)| seated.name.as_str()).collect();
    assert!(names.len() == 4 && names[3].starts_with("Bot"), "{names:?}");
    let at = |person: Snowflake| {
        sight.seats.iter().position(|(_, seated)| seated.accounts.iter().any(|of| of.0 == person.0))
    };
    assert_eq!([at(ana), at(ben), at(cem)], [Some(0), Some(1), Some(2)]);
    world.types(ana, "/game start").await;
}

/// Everybody lets the AI choose, by its button, until the first turn.
pub(crate) async fn set_up(world: &World, people: &[Snowflake]) {
    for _ in 0..MOST_PRESSES {
        let sight = world.sight().await;
        let view = sight.view.as_ref().unwrap();
        if view.turn() > 0 {
            return;
        }
        let awaited = view.awaited().into_iter().find(|&SeatId(seat)| usize::from(seat) < people.len());
        let Some(SeatId(seat)) = awaited else {
            // The AI's part is on its way.
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        };
        let person = people[usize::from(seat)];
        let post = world
            .shown("the set-up", |posts| {
                posts.iter().rev().find(|post| !post.is_ephemeral() && has(post, ":open:")).cloned()
            })
            .await;
        let mut panel = press(world, person, &post, ":open:").await;
        if has(&panel, ":for-me:") {
            panel = press(world, person, &panel, ":for-me:").await;
        }
        if has(&panel, ":confirm") {
            press(world, person, &panel, ":confirm").await;
        }
    }
    panic!("the set-up does not end: {:?}", world.sight().await.view);
}

/// Ben's Hoth stands beside Cem's Anoat and Bespin, Cem holds a card that calls invasions off, and Ana may move her ships.
fn arrange(world: &World) {
    let sql = rusqlite::Connection::open(world.database()).unwrap();
    let text: String = sql.query_row("SELECT snapshot FROM matches", [], |row| row.get(0)).unwrap();
    let mut game: Value = serde_json::from_str(&text).unwrap();
    let core = &mut game["conquest"]["core"];
    for (space, owner, troops) in [("hoth", 1, 9), ("anoat", 2, 3), ("bespin", 2, 1)] {
        core["spaces"][space]["owner"] = json!(owner);
        core["spaces"][space]["troops"] = json!(troops);
    }
    let spaces = core["spaces"].as_object().unwrap();
    let all: u64 = spaces.values().map(|garrison| garrison["troops"].as_u64().unwrap()).sum();
    core["placed"] = json!(all);
    core["phase"]["turn"]["stage"] = json!("fortify-ships");
    let order = "reb_orders_never_came_1";
    core["stack"].as_array_mut().unwrap().retain(|card| card != order);
    core["seats"][2]["hand"] = json!([order]);
    let theatre = &mut game["conquest"]["ruleset"]["original-trilogy"]["theatre"];
    // It guards none of them.
    if theatre["station"] == json!("anoat") || theatre["station"] == json!("bespin") {
        theatre["station"] = json!("hoth");
    }
    sql.execute("UPDATE matches SET snapshot = ?1", [game.to_string()]).unwrap();
}

async fn consent(world: &World, people: &[Snowflake; 3]) {
    let [ana, ben, cem] = *people;
    let planets = world.choices(ana, "/command take space:besp").await;
    assert_eq!(planets.len(), 1, "{planets:?}");
    world.types(ana, &format!("/command take space:={}", planets[0].1)).await;
    let post = world
        .shown("the question", |posts| posts.iter().find(|post| !post.is_ephemeral() && has(post, ":yes")).cloned());
    let post = post.await;
    assert_eq!(post.pings, [cem].into(), "the partner is called, and nobody else");
    let refused = press(world, ben, &post, ":yes").await;
    assert!(refused.is_ephemeral());
    assert_eq!(owner(world, "bespin").await, Some(2), "nobody else can give it");
    press(world, cem, &post, ":yes").await;
    assert_eq!(owner(world, "bespin").await, Some(0));
    world
        .shown("the closed question", |posts| {
            posts.iter().find(|other| other.id == post.id && !has(other, ":yes")).map(drop)
        })
        .await;
}

async fn secret_order(world: &World, people: &[Snowflake; 3]) {
    let [ana, ben, cem] = *people;
    world.quiet().await;
    let before = world.public().len();
    let cards = world.choices(cem, "/card arm card:").await;
    assert_eq!(cards.len(), 1, "{cards:?}");
    let told = world.types(cem, &format!("/card arm card:={} spaces:anoat", cards[0].1)).await;
    assert!(told.contains("Anoat"), "{told}");
    let told = world.types(cem, "/orders").await;
    assert!(told.contains("Anoat"), "{told}");
    world.quiet().await;
    assert_eq!(world.public().len(), before, "nothing is posted");
    let card = cards[0].0.split(" (").next().unwrap().to_owned();
    for other in [ana, ben] {
        let seen = world.sandbox.visible_to(other, world.sandbox.channel());
        assert!(seen.iter().all(|message| !message.content.contains(&card)), "{card}");
    }
}

async fn hidden_base(world: &World, people: &[Snowflake; 3]) {
    let [ana, ben, cem] = *people;
    world.types(ana, "/done").await;
    let refused = world.types(ana, "/base space:hoth").await;
    assert!(!refused.is_empty());
    let planets = world.choices(ben, "/base space:hoth").await;
    assert_eq!(planets.len(), 1, "{planets:?}");
    let post = world.shown("the base to be laid", |posts| {
        posts.iter().rev().find(|post| !post.is_ephemeral() && has(post, ":open:base:")).cloned()
    });
    let panel = press(world, ben, &post.await, ":open:base:").await;
    assert!(panel.content.contains("Imperator"), "its side is told: {}", panel.content);
    world.types(ben, &format!("/base space:={}", planets[0].1)).await;
    world.quiet().await;
    // What is said of the face to one side stands in no message that another person sees.
    for other in [ana, cem] {
        let mut seen = world.sandbox.visible_to(other, world.sandbox.channel());
        seen.extend(world.sandbox.dms(other));
        let tells = |message: &&Message| {
            ["hides the Emperor.", "not hide the Emperor.", "verbirgt den Imperator"]
                .iter()
                .any(|told| message.content.contains(told))
        };
        assert!(seen.iter().find(tells).is_none(), "{:?}", seen.iter().find(tells));
    }
}

async fn called_off(world: &World, people: &[Snowflake; 3]) {
    let [_, ben, _] = *people;
    while world.place_everything(ben).await.is_some() {}
    let targets = world.choices(ben, "/attack from:=hoth to:anoat").await;
    assert!(targets.len() == 1 && targets[0].0.contains('%'), "{targets:?}");
    world.types(ben, "/attack from:=hoth to:=anoat").await;
    assert_eq!(owner(world, "anoat").await, Some(2), "it was called off before any die");
    let sight = world.sight().await;
    assert_eq!(sight.conquest().unwrap().seats[SeatId(2)].cards, 0, "the card is used");
}

async fn owner(world: &World, id: &str) -> Option<u8> {
    let space = adjutant::assets::original_trilogy().edition.board.space_named(id).unwrap();
    let sight = world.sight().await;
    sight.conquest().unwrap().spaces[space].owner.map(|seat| seat.0)
}

/// Presses the first button whose id contains this; the answer.
/// Presses the button whose id holds this, and gives what the presser is shown.
pub(crate) async fn press(world: &World, person: Snowflake, message: &Message, id: &str) -> Message {
    let button = enabled(message).find(|found| found.contains(id)).unwrap_or_else(|| panic!("no {id}: {message:?}"));
    let outcome = world.sandbox.press(person, message.id, button).await.unwrap();
    let outcome = world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
    assert!(!outcome.failed() && outcome.is_private(), "{:?}", outcome.reaction);
    outcome.messages.last().expect("an answer").clone()
}

/// Whether a button can be pressed whose id holds this.
pub(crate) fn has(message: &Message, id: &str) -> bool {
    enabled(message).any(|found| found.contains(id))
}

fn enabled(message: &Message) -> impl Iterator<Item = &str> {
    let buttons = message.controls().filter(|control| control["type"] == 2 && control["disabled"] != true);
    buttons.filter_map(|control| control["custom_id"].as_str())
}
