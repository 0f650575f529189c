//! The Clone Wars through Discord, four armies: the command of a planet by consent, Order 66 by its panel and told in one post, a restart
//! after it, and the end with the capture of Darth Sidious.

use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::game::{Game, naming};
use adjutant::sandbox::{Message, Snowflake};
use adjutant::text::lang::Lang;
use serde_json::{Value, json};

use crate::bring_up::World;
use crate::trilogy::{has, press, set_up};
use crate::words::says;

/// Nobody needs so many commands for a turn, and so many turns come before that of a certain army at most.
const MOST_STEPS: usize = 40;

/// The order stands at the head of its post.
const HEAD: &str = "ORDER 66";

#[tokio::test(flavor = "multi_thread")]
async fn four_armies_play_by_consent_through_order_66_to_the_capture_of_sidious() {
    let mut world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-GB")];
    world.types(people[0], "/game new ruleset:clone-wars").await;
    world.types(people[1], "/game join").await;
    world.types(people[2], "/game join").await;
    world.types(people[0], "/game add-ai count:1").await;
    world.types(people[0], "/game start").await;
    set_up(&world, &people).await;
    until_turn_of(&world, &people, 0).await;
    rest(&mut world, before_the_order).await;
    consent(&world, &people).await;
    until_turn_of(&world, &people, 1).await;
    order(&world, &people).await;
    world.quiet().await;
    rest(&mut world, |_| {}).await;
    assert_eq!(order_posts(&world).len(), 1, "told once, also after a restart");
    until_turn_of(&world, &people, 0).await;
    rest(&mut world, before_the_capture).await;
    capture(&world, &people).await;
    world.assert_clean();
}

/// Everybody ends their turns until it is that of this army.
async fn until_turn_of(world: &World, people: &[Snowflake; 3], wanted: u8) {
    for _ in 0..MOST_STEPS {
        world.quiet().await;
        let Some(SeatId(seat)) = world.sight().await.view.as_ref().unwrap().on_turn() else { continue };
        if seat == wanted {
            return;
        }
        let Some(&person) = people.get(usize::from(seat)) else { continue };
        begin_turn(world, person).await;
        world.types(person, "/done").await;
    }
    panic!("the turn of {wanted} does not come: {:?}", world.public().last());
}

/// Lays a token, where there is one to be laid, and places everything.
async fn begin_turn(world: &World, person: Snowflake) {
    if let Some((_, planet)) = world.choices(person, "/base space:").await.first() {
        world.types(person, &format!("/base space:={planet}")).await;
    }
    while world.place_everything(person).await.is_some() {}
}

/// Changes the match while the bot is down.
async fn rest(world: &mut World, arrange: impl FnOnce(&mut Value)) {
    world.quiet().await;
    world.stop_bot().await;
    let sql = rusqlite::Connection::open(world.database()).unwrap();
    let text: String = sql.query_row("SELECT snapshot FROM matches", [], |row| row.get(0)).unwrap();
    let mut game: Value = serde_json::from_str(&text).unwrap();
    arrange(&mut game);
    let core = &mut game["conquest"]["core"];
    let troops = |garrison: &Value| garrison["troops"].as_u64().unwrap();
    let all: u64 = core["spaces"].as_object().unwrap().values().map(troops).sum();
    core["placed"] = json!(all + core["lost"].as_u64().unwrap_or(0));
    let edition = &adjutant::assets::clone_wars().edition;
    let read: Game = naming::with(edition, || serde_json::from_str(&game.to_string())).expect("a match");
    read.audit().expect("a sound one");
    sql.execute("UPDATE matches SET snapshot = ?1", [game.to_string()]).unwrap();
    drop(sql);
    world.start_bot().await;
}

/// Armies of a seat stand there, without ships.
fn garrison(core: &mut Value, space: &str, (owner, troops): (u8, u32)) {
    let there = core["spaces"][space].as_object_mut().unwrap();
    there.insert("owner".to_owned(), json!(owner));
    there.insert("troops".to_owned(), json!(troops));
    there.remove("ships");
}

/// The first planet of Cem's in board order.
fn cems(core: &Value) -> String {
    let board = &adjutant::assets::clone_wars().edition.board;
    let mut ids = board.spaces().iter().map(|space| space.id.clone());
    ids.find(|id| core["spaces"][id]["owner"] == json!(2)).expect("a planet of Cem's")
}

/// One army stands on a planet of Cem's, and two numbers of eight will turn a planet: that nearly all turn cannot happen.
fn before_the_order(game: &mut Value) {
    let core = &mut game["conquest"]["core"];
    garrison(core, &cems(core), (2, 1));
    core["phase"]["turn"]["stage"] = json!("fortify-ships");
    let theatre = &mut game["conquest"]["ruleset"]["clone-wars"]["theatre"];
    theatre["pawn"] = json!({ "track": 5 });
}

/// Ana stands with sixty armies beside Darth Sidious, whom one guards.
fn before_the_capture(game: &mut Value) {
    let board = &adjutant::assets::clone_wars().edition.board;
    let theatre = &game["conquest"]["ruleset"]["clone-wars"]["theatre"];
    let at = theatre["pawn"]["space"].as_str().unwrap().to_owned();
    let beside = board.neighbours(board.space_named(&at).unwrap()).next().unwrap();
    let beside = board.space(beside).id.clone();
    let core = &mut game["conquest"]["core"];
    core["spaces"][&at]["troops"] = json!(1);
    garrison(core, &beside, (0, 60));
    core["phase"]["turn"]["stage"] = json!("attack");
}

async fn consent(world: &World, people: &[Snowflake; 3]) {
    let [ana, ben, cem] = *people;
    let planets = world.choices(ana, "/command take space:").await;
    let (_, planet) = planets.first().expect("a planet with one army");
    world.types(ana, &format!("/command take space:={planet}")).await;
    let question = world.shown("the question", |posts| posts.iter().find(|post| has(post, ":yes")).cloned()).await;
    assert_eq!(question.pings, [cem].into(), "the partner is called, and nobody else");
    assert!(press(world, ben, &question, ":yes").await.is_ephemeral());
    assert_eq!(owner(world, planet).await, Some(2), "nobody else can give it");
    press(world, cem, &question, ":yes").await;
    assert_eq!(owner(world, planet).await, Some(0));
    world.types(ana, "/done").await;
}

async fn order(world: &World, people: &[Snowflake; 3]) {
    let [ana, ben, cem] = *people;
    let refused = world.types(ana, "/order-66").await;
    assert!(!refused.is_empty() && order_posts(world).is_empty(), "{refused}");
    begin_turn(world, ben).await;
    let turn = last_step(world, ben).await;
    let foreign = press(world, cem, &turn, ":open:order:").await;
    assert!(!has(&foreign, ":order:sure"), "only whoever is on turn prepares it: {foreign:?}");
    let panel = press(world, ben, &turn, ":open:order:").await;
    assert!(panel.content.contains('%'), "it tells the chances: {}", panel.content);
    let before = loyal(world).await;
    assert!(before.len() > 10);
    let sure = press(world, ben, &panel, ":order:sure").await;
    assert!(order_posts(world).is_empty(), "asked again, nothing is done yet");
    press(world, ben, &sure, ":order:call").await;
    let post = world.shown("the order", |posts| posts.iter().find(|post| post.content.contains(HEAD)).cloned()).await;
    assert!(!post.attachments.is_empty(), "with a picture");
    assert!(post.content.chars().count() <= 1_900, "{} characters", post.content.chars().count());
    let kit = adjutant::assets::clone_wars();
    for space in before {
        let name = kit.names.spaces[space][Lang::En].as_str();
        assert!(post.content.contains(name), "no throw for {name}: {}", post.content);
    }
    let Some(Pawn::Space(space)) = pawn(world).await else { panic!("he stands on the board") };
    assert!(post.content.contains(kit.names.spaces[space][Lang::En].as_str()), "{}", post.content);
    // Once in a match.
    world.types(ben, "/order-66").await;
    world.quiet().await;
    assert_eq!(order_posts(world).len(), 1);
}

/// Ends the steps before the order; the post with its button.
async fn last_step(world: &World, ben: Snowflake) -> Message {
    for _ in 0..MOST_STEPS {
        world.quiet().await;
        let posts = world.public();
        let post = posts.iter().rev().find(|post| has(post, ":end-turn:")).expect("the turn");
        if has(post, ":open:order:") {
            return post.clone();
        }
        let end = [":end-attacks:", ":end-step:"].into_iter().find(|end| has(post, end)).expect("a step to end");
        press(world, ben, post, end).await;
    }
    panic!("no order is offered: {:?}", world.public().last());
}

async fn capture(world: &World, people: &[Snowflake; 3]) {
    let board = &adjutant::assets::clone_wars().edition.board;
    let Some(Pawn::Space(at)) = pawn(world).await else { panic!("he stands on the board") };
    let from = board.space(board.neighbours(at).next().unwrap()).id.clone();
    let to = board.space(at).id.clone();
    world.types(people[0], &format!("/attack from:={from} to:={to} until:captured")).await;
    let is_end = |post: &&Message| {
        post.pings == people.iter().copied().collect() && says(&post.content, Lang::En, "outcome-caught")
    };
    let end = world.shown("the end, which calls everybody", |posts| posts.iter().find(is_end).cloned()).await;
    assert!(!end.attachments.is_empty());
}

fn order_posts(world: &World) -> Vec<Message> {
    world.public().into_iter().filter(|post| post.content.contains(HEAD)).collect()
}

/// The planets of the Republic.
async fn loyal(world: &World) -> Vec<SpaceId> {
    let sight = world.sight().await;
    let spaces = &sight.conquest().unwrap().spaces;
    let of_republic = |owner: Option<SeatId>| owner.is_some_and(|SeatId(seat)| seat % 2 == 0);
    spaces.ids().filter(|&space| of_republic(spaces[space].owner)).collect()
}

async fn pawn(world: &World) -> Option<Pawn> {
    world.sight().await.conquest().unwrap().theatre().unwrap().pawn
}

async fn owner(world: &World, id: &str) -> Option<u8> {
    let space = adjutant::assets::clone_wars().edition.board.space_named(id).unwrap();
    world.sight().await.conquest().unwrap().spaces[space].owner.map(|SeatId(seat)| seat)
}
