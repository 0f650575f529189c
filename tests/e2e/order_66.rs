//! Order 66 through Discord: called by a command, told to everybody in one message of its own with the board as it was left.

use adjutant::sandbox::{Message, Snowflake};
use serde_json::{Value, json};

use crate::bring_up::World;
use crate::trilogy::{press, set_up};

#[tokio::test(flavor = "multi_thread")]
async fn order_66_is_one_message_with_all_throws_and_a_picture() {
    let mut world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    lobby(&world, &people).await;
    set_up(&world, &people).await;
    world.quiet().await;
    world.stop_bot().await;
    arrange(&world);
    world.start_bot().await;
    let [ana, ben] = people;
    let loyal = of_the_republic(&world).await;
    let refused = world.types(ana, "/order-66").await;
    assert!(!refused.contains("ORDER"), "{refused}");
    // Typed, it is asked again; nothing is called yet.
    let sure = world.answered(ben, "/order-66").await;
    world.quiet().await;
    assert!(!world.public().iter().any(|message| message.content.contains("**ORDER 66**")));
    press(&world, ben, &sure, ":order:call").await;
    world.quiet().await;
    let public = world.public();
    let told: Vec<&Message> = public.iter().filter(|message| message.content.contains("**ORDER 66**")).collect();
    let [told] = told[..] else { panic!("{} messages of an order: {public:?}", told.len()) };
    for name in &loyal {
        assert!(told.content.contains(&format!("{name}: ")), "{name}: {}", told.content);
    }
    assert!(told.content.contains("5 to 8 turn a planet"), "{}", told.content);
    assert!(told.pings.is_empty() && told.edited == 0);
    let [picture] = &told.attachments[..] else { panic!("{:?}", told.attachments) };
    assert!(picture.description.as_ref().is_some_and(|alt| !alt.is_empty()));
    // The post of the turn tells it in a line.
    let turn = public.iter().find(|message| message.content.contains("calls **Order 66**"));
    assert!(turn.is_some_and(|turn| turn.id != told.id));
    let sight = world.sight().await;
    assert!(sight.conquest().unwrap().theatre().unwrap().pawn_space().is_some(), "Darth Sidious is on the board");
    // Called once, and never again.
    world.types(ben, "/order-66").await;
    world.quiet().await;
    assert_eq!(world.public().iter().filter(|message| message.content.contains("**ORDER 66**")).count(), 1);
    world.assert_clean();
}

/// Ana is red, Ben black, the AI the rest.
async fn lobby(world: &World, people: &[Snowflake; 2]) {
    let [ana, ben] = *people;
    world.types(ana, "/game new ruleset:clone-wars").await;
    world.types(ben, "/game join").await;
    world.types(ana, "/game add-ai count:2").await;
    world.types(ana, "/game start").await;
}

/// Ben is in the last step of a turn, with Darth Sidious on space 8.
fn arrange(world: &World) {
    let sql = rusqlite::Connection::open(world.database()).unwrap();
    let text: String = sql.query_row("SELECT snapshot FROM matches", [], |row| row.get(0)).unwrap();
    let mut game: Value = serde_json::from_str(&text).unwrap();
    let core = &mut game["conquest"]["core"];
    core["seats"][1]["last_turn"] = core["turn"].clone();
    let turn = &mut core["phase"]["turn"];
    (turn["seat"], turn["stage"]) = (json!(1), json!("order"));
    let theatre = &mut game["conquest"]["ruleset"]["clone-wars"]["theatre"];
    theatre["pawn"] = json!({ "track": 8 });
    let drawn = theatre.as_object_mut().unwrap().remove("drawn");
    if let Some(token) = drawn.and_then(|drawn| drawn["face"]["token"].as_u64()) {
        let tokens = theatre["pile"]["tokens"].as_array_mut().unwrap();
        tokens.push(json!(token));
        tokens.sort_by_key(Value::as_u64);
        theatre["pile"]["left"] = json!(tokens.len());
    }
    sql.execute("UPDATE matches SET snapshot = ?1", [game.to_string()]).unwrap();
}

/// The planets of the Republic by name.
async fn of_the_republic(world: &World) -> Vec<String> {
    let sight = world.sight().await;
    let view = sight.conquest().unwrap();
    let names = &adjutant::assets::clone_wars().names.spaces;
    let loyal = view.spaces.iter().filter(|(_, garrison)| garrison.owner.is_some_and(|owner| owner.0 % 2 == 0));
    loyal.map(|(space, _)| names[space][adjutant::text::lang::Lang::En].clone()).collect()
}
