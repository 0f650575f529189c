//! What is stored about somebody: shown, given away, deleted.

use adjutant::store::Store;
use adjutant::table::answer::Refused;
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::outbox::Target;
use adjutant::table::sight::{AccountId, MatchState};
use adjutant::table::{Limits, Table};
use adjutant::text::lang::Lang;

use super::world::{HERE, World, cem, mia, new, person};

/// Accounts that no other number contains.
fn ana() -> Person {
    person(910_000_000_000_000_101, "Ana", Lang::En)
}

fn ben() -> Person {
    person(920_000_000_000_000_102, "Ben", Lang::De)
}

/// The tables in which the text stands: all but those with the seals, whose public inputs stay, and, for names, with what was said.
fn found(world: &World, text: &str) -> Vec<&'static str> {
    let database = rusqlite::Connection::open(world.dir.path().join("adjutant.db")).unwrap();
    let mut tables = vec!["players", "seats", "lobbies", "journal", "matches", "snapshots", "drafts"];
    if text.starts_with('9') {
        tables.extend(["outbox", "receipts"]);
    }
    let holds = |table: &&str| {
        let mut rows = database.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = rows.column_count();
        let mut rows = rows.query([]).unwrap();
        let mut found = false;
        while let Some(row) = rows.next().unwrap() {
            let mut texts = (0..columns).filter_map(|column| row.get::<_, String>(column).ok());
            found |= texts.any(|value| value.contains(text));
        }
        found
    };
    tables.into_iter().filter(holds).collect()
}

async fn forgotten(world: &World, person: &Person) {
    let seen = world.table.held(person.account, false).await.unwrap().seen();
    world.table.forget_person(person, seen).await.unwrap();
}

#[tokio::test]
async fn nothing_is_stored_about_whoever_only_looks() {
    let world = World::placed(&[ana(), ben()]).await;
    world.look(&mia(), Look::Status).await.unwrap();
    let held = world.table.held(mia().account, true).await.unwrap();
    assert!(held.is_empty() && held.matches.is_empty());
    forgotten(&world, &mia()).await;
}

#[tokio::test]
async fn a_file_holds_ones_own_moves_and_no_secret_of_others() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    let file = world.table.held(ana().account, true).await.unwrap().file().unwrap();
    let read: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!(read["account"], "910000000000000101");
    let moves = read["matches"][0]["moves"].as_array().unwrap();
    assert!(!moves.is_empty());
    for other in ["920000000000000102", "Ben", "Cem", "\"seed", "snapshot"] {
        assert!(!file.contains(other), "{other} in {file}");
    }
    // Every line of it is one of her own.
    let own = world.sight(None).await.seats_of(ana().account);
    assert_eq!(read["matches"][0]["seats"][0]["seat"], own[0].0);
    assert_eq!(read["matches"][0]["seats"].as_array().unwrap().len(), own.len());
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_the_match_to_the_ai_and_stands_nowhere() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    world.deliver().await;
    assert_eq!(found(&world, "910000000000000101"), ["players", "lobbies"], "the test looks in the wrong place");
    let before = world.sight(None).await;
    let seats = before.seats_of(ana().account);
    forgotten(&world, &ana()).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Running);
    assert_ne!(sight.host, ana().account, "nobody hosts it");
    assert!(sight.seats_of(ana().account).is_empty() && sight.seats[seats[0]].accounts.is_empty());
    assert_eq!(sight.seats[seats[0]].name, format!("N.N. {}", seats[0].0 + 1));
    assert_eq!(sight.inputs, before.inputs, "the public inputs of the dice have changed");
    world.deliver().await;
    assert_eq!(found(&world, "910000000000000101"), [""; 0], "the account");
    assert_eq!(found(&world, "Ana"), [""; 0], "the name");
    assert!(world.table.held(ana().account, true).await.unwrap().is_empty());
    // The others play on, also after a restart.
    let world = world.restart();
    while let Some((next, _)) = world.next(&[ben(), cem()]).await {
        world.step(&next).await;
        if world.sight(None).await.moves > before.moves + 4 {
            break;
        }
    }
    // Who comes back is somebody new.
    let (seat, with) = ("N.N. 1".to_owned(), ana().account);
    world.act(&mia(), Intent::Replace { seat, with, with_name: "Ana".to_owned(), with_bot: false }).await;
    assert_eq!(world.sight(None).await.seats_of(ana().account), seats);
}

#[tokio::test]
async fn a_seat_that_was_left_before_keeps_no_name() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    world.act(&mia(), Intent::Kick { seat: "Ben".to_owned() }).await;
    world.deliver().await;
    assert!(found(&world, "Ben").contains(&"seats"));
    forgotten(&world, &ben()).await;
    assert_eq!(found(&world, "920000000000000102"), [""; 0]);
    assert!(!found(&world, "Ben").contains(&"seats"));
}

#[tokio::test]
async fn a_finished_match_keeps_an_anonymous_seat_and_pings_nobody() {
    let world = World::placed(&[ana(), ben()]).await;
    world.play_out(&[ana(), ben()], 4_000).await;
    world.deliver().await;
    forgotten(&world, &ben()).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    let kept: Vec<AccountId> = sight.seats.iter().flat_map(|(_, seated)| seated.accounts.clone()).collect();
    assert!(kept.contains(&AccountId::NOBODY) && !kept.contains(&ben().account), "{kept:?}");
    assert_eq!(found(&world, "920000000000000102"), [""; 0]);
    let due = world.deliver().await;
    assert!(due.iter().all(|due| due.target != Target::Person(AccountId::NOBODY)));
    // The match can still be read, exported and verified.
    let dir = world.restart();
    assert_eq!(dir.sight(None).await.state, MatchState::Over);
}

#[tokio::test]
async fn a_lobby_is_left_and_its_rules_name_nobody() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.greet().await;
    forgotten(&world, &ana()).await;
    let sight = world.sight(None).await;
    assert_eq!((sight.state, sight.host, sight.seats.len()), (MatchState::Lobby, ben().account, 1));
    world.deliver().await;
    assert_eq!(found(&world, "910000000000000101"), [""; 0]);
    // The last one closes it.
    forgotten(&world, &ben()).await;
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
}

#[tokio::test]
async fn nobody_confirms_what_they_did_not_see() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let seen = world.table.held(ben().account, false).await.unwrap().seen();
    world.act(&ana(), Intent::Start).await;
    let refused = world.table.forget_person(&ben(), seen).await.unwrap_err();
    assert_eq!(refused, Refused::MovedOn);
    assert_eq!(world.sight(None).await.seats_of(ben().account).len(), 1);
}

#[tokio::test]
async fn what_stands_aside_is_not_played_but_names_nobody() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    world.table.channel_gone(HERE.channel).await;
    assert_eq!(world.sight(None).await.state, MatchState::SetAside);
    forgotten(&world, &ana()).await;
    assert_eq!(found(&world, "910000000000000101"), [""; 0]);
    let path = world.dir.path().join("adjutant.db");
    world.table.close();
    let table = Table::new(Store::open(&path).unwrap(), world.clock.clone());
    assert_eq!(table.sight(HERE, None).await.unwrap().state, MatchState::SetAside);
}

#[tokio::test]
async fn a_word_for_the_dice_goes_with_the_seat_and_stays_in_what_was_posted() {
    let world = World::begin();
    world.lobby(&[ana(), ben(), cem()]).await;
    world.act(&ben(), Intent::Word { text: "heron".to_owned() }).await;
    world.act(&ana(), Intent::Start).await;
    let file = world.table.held(ben().account, true).await.unwrap().file().unwrap();
    assert!(file.contains("\"heron\""), "{file}");
    assert_eq!(found(&world, "heron"), ["seats"]);
    forgotten(&world, &ben()).await;
    assert_eq!(found(&world, "heron"), [""; 0]);
    assert!(world.sight(None).await.inputs.iter().any(|line| line.ends_with(" word heron")), "it was posted");
}

#[tokio::test]
async fn asking_to_be_deleted_again_and_again_is_a_flood_like_any_other() {
    let world = World::limited(Limits { requests: 2, ..Limits::NONE });
    world.act(&ana(), new()).await;
    forgotten(&world, &ana()).await;
    let refused = world.table.forget_person(&ana(), 1).await.unwrap_err();
    assert!(matches!(refused, Refused::TooFast { .. }), "{refused:?}");
}
