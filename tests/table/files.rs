//! Matches as files.

use adjutant::clock::Clock;
use adjutant::store::Store;
use adjutant::table::Table;
use adjutant::table::export::{ExportError, Exported, Part, Seat, export};
use adjutant::table::import::import;
use adjutant::table::intent::{Intent, Request};
use adjutant::table::press::Verb;
use adjutant::table::sight::MatchState;
use adjutant::table::sure::Sure;
use adjutant::table::verify::{VerifyError, verify};

use super::world::{DAY_ONE, HERE, World, ana, ben, cem, mia};

pub(super) fn exported(world: &World, part: Part) -> Exported {
    let reading = Store::open_read_only(&world.dir.path().join("adjutant.db")).unwrap();
    let id = reading.last_match_in(adjutant::store::ChannelId(HERE.channel)).unwrap().unwrap();
    export(&reading, id, part).unwrap()
}

pub(super) async fn imported(file: &Exported) -> Result<(tempfile::TempDir, Table), ExportError> {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&dir.path().join("adjutant.db")).unwrap();
    let (file, into) = (file.clone(), store.clone());
    tokio::task::spawn_blocking(move || import(&into, &file, None, DAY_ONE)).await.unwrap()?;
    Ok((dir, Table::with_limits(store, Clock::movable(DAY_ONE), adjutant::table::Limits::NONE)))
}

async fn in_play() -> World {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    for moves in 0..2_000 {
        // Some turns, and a card: when the first one is drawn is luck.
        let seats = world.sight(None).await.conquest().unwrap().seats.clone();
        if moves >= 30 && seats.iter().any(|(_, seat)| seat.cards > 0) {
            break;
        }
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    world
}

#[tokio::test]
async fn the_public_file_of_a_running_match_holds_no_secret() {
    let world = in_play().await;
    let file = exported(&world, Part::Public);
    let text = file.text().unwrap();
    assert!(file.seal.seed.is_none() && file.snapshot.0.is_none());
    for secret in ["drew-card", "took-cards", "deployed-there", "\"pick\""] {
        let begin = file.journal[1..].iter().any(|line| line.draws.to_string().contains(secret));
        assert!(!begin && !file.journal[1..].iter().any(|line| line.events.to_string().contains(secret)), "{secret}");
    }
    assert!(text.contains("drew"), "that a card was drawn is public");
    assert!(matches!(verify(&file), Err(VerifyError::NoSeed)));
    assert!(matches!(imported(&file).await, Err(ExportError::PublicOnly)));
}

#[tokio::test]
async fn a_running_match_moves_to_another_host_without_its_seed() {
    let world = in_play().await;
    let file = exported(&world, Part::Whole);
    assert!(file.seal.seed.is_none());
    let file = Exported::parse(&file.text().unwrap()).unwrap();
    let (_dir, table) = imported(&file).await.unwrap();
    let there = table.sight(HERE, Some(ana().account)).await.unwrap();
    let here = world.sight(Some(&ana())).await;
    assert_eq!(there.state, MatchState::Paused);
    assert_ne!(there.commitment, here.commitment, "luck is sealed anew");
    assert_eq!(there.next_draw, here.next_draw);
    let (here, view) = (here.conquest().unwrap().clone(), there.conquest().unwrap().clone());
    assert_eq!(
        (&view.spaces, &view.hands.values().collect::<Vec<_>>()),
        (&here.spaces, &here.hands.values().collect())
    );
    let act = |person, intent| {
        table.act(Request { receipt: 1 + table_time(&table), person, place: HERE, parent: None, intent })
    };
    act(mia(), Intent::Resume).await.unwrap();
}

fn table_time(table: &Table) -> u64 {
    table.now().unsigned_abs()
}

#[tokio::test]
async fn a_finished_match_verifies_and_every_forgery_is_found() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    world.act(&mia(), Intent::Undo { to: None }).await;
    let replace =
        Intent::Replace { seat: "Ben".to_owned(), with: cem().account, with_name: "Cem".to_owned(), with_bot: false };
    world.act(&mia(), replace).await;
    world.play_out(&[ana(), cem()], 5_000).await;
    let file = exported(&world, Part::Public);
    let good = verify(&file).unwrap();
    assert!(good.draws > 10 && good.states == file.journal.len());

    let (_dir, table) = imported(&file).await.unwrap();
    assert_eq!(table.sight(HERE, None).await.unwrap().state, MatchState::Over);

    let rolled =
        |file: &Exported| file.journal.iter().position(|line| line.draws.to_string().contains("\"roll\"")).unwrap();
    let mut forged = file.clone();
    let at = rolled(&forged);
    let text = forged.journal[at].draws.to_string();
    let value = text.find("\"values\":[").unwrap() + 10;
    let other = if text.as_bytes()[value] == b'6' { "1" } else { "6" };
    forged.journal[at].draws =
        serde_json::from_str(&format!("{}{other}{}", &text[..value], &text[value + 1..])).unwrap();
    assert!(matches!(verify(&forged), Err(VerifyError::Draw { .. })), "a changed die");
    let mut forged = file.clone();
    forged.journal.remove(at);
    assert!(verify(&forged).is_err(), "a move left out");
    let mut forged = file.clone();
    forged.seal.seed = Some("00".repeat(32));
    assert!(matches!(verify(&forged), Err(VerifyError::OtherSeed)));
    let mut forged = file.clone();
    forged.seal.inputs[0].push('!');
    assert!(verify(&forged).is_err(), "another public input");
    let mut forged = file;
    forged.next_draw += 1;
    assert!(verify(&forged).is_err(), "a draw left out at the end");
}

#[tokio::test]
async fn options_of_another_game_than_the_edition_are_no_match() {
    for (ruleset, other) in [("classic", "dice-rebellion"), ("dice-rebellion", "classic")] {
        let world = World::begin();
        world.act(&ana(), Intent::New { ruleset: Some(ruleset.to_owned()), preset: None }).await;
        world.act(&ben(), Intent::Join).await;
        let mut lobby = exported(&world, Part::Whole);
        assert!(imported(&lobby).await.is_ok(), "as it is");
        lobby.options["ruleset"] = other.into();
        assert!(matches!(imported(&lobby).await, Err(ExportError::Unsound(_))), "{ruleset} with options of {other}");

        world.act(&ana(), Intent::Start).await;
        world.greet().await;
        if ruleset == "classic" {
            for person in [ana(), ben()] {
                world.step(&person).await;
            }
        }
        let seat = world.sight(None).await.seats_of(ben().account)[0];
        let (version, act) = (world.sight(None).await.version, Sure::Surrender(seat));
        world.press(&ben(), Verb::Sure { version, act }).await.unwrap();
        let mut over = exported(&world, Part::Whole);
        assert!(verify(&over).unwrap().states > 0, "as it is");
        over.options["ruleset"] = other.into();
        let begun = verify(&over);
        assert!(matches!(begun, Err(VerifyError::Differs { .. })), "{begun:?}");
        assert!(matches!(imported(&over).await, Err(ExportError::Unsound(_))));
    }
}

#[tokio::test]
async fn a_game_has_as_many_seats_as_people_and_ais_sit_at() {
    let world = in_play().await;
    let file = exported(&world, Part::Whole);
    let mut fewer = file.clone();
    fewer.seats.pop();
    let mut more = file.clone();
    more.seats.push(Seat { name: "Zoe".to_owned(), slot: 5, players: Vec::new(), ..file.seats[0].clone() });
    for file in [fewer, more] {
        match imported(&file).await {
            Err(ExportError::Unsound(why)) => assert!(why.contains("number of seats"), "{why}"),
            Err(other) => panic!("{other}"),
            Ok(_) => panic!("{} seats for a game of three", file.seats.len()),
        }
    }
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let mut crowd = exported(&world, Part::Whole);
    let one = crowd.seats[0].clone();
    crowd.seats.extend((2..7).map(|n| Seat { name: format!("Zoe {n}"), slot: n, players: Vec::new(), ..one.clone() }));
    assert!(matches!(imported(&crowd).await, Err(ExportError::Unsound(_))), "six sit at a table at most");
}

#[test]
fn what_is_no_match_is_refused() {
    for text in ["", "{}", "[]", "{\"form\":1}", "nonsense"] {
        assert!(matches!(Exported::parse(text), Err(ExportError::NoExport(_))), "{text}");
    }
    assert!(matches!(Exported::parse("{\"form\":99}"), Err(ExportError::Newer(99, _))));
}

#[tokio::test]
async fn what_a_host_decided_about_a_lobby_moves_with_it_and_is_nobody_elses_to_read() {
    let world = World::begin();
    world.lobby(&[ana(), ben(), cem()]).await;
    world.act(&ana(), Intent::Remove { seat: "Ben".to_owned() }).await;
    world.press(&ana(), Verb::Lock).await.unwrap();
    assert!(!exported(&world, Part::Public).text().unwrap().contains("removed"), "who was removed is not public");
    let file = Exported::parse(&exported(&world, Part::Whole).text().unwrap()).unwrap();
    let (_dir, table) = imported(&file).await.unwrap();
    let house = table.sight(HERE, None).await.unwrap().house.clone();
    assert!(house.locked && house.removed == [ben().account]);
}
