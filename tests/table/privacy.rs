//! What is stored about somebody: shown, given away, deleted.

use adjutant::game::people::Hold;
use adjutant::store::Store;
use adjutant::table::answer::Refused;
use adjutant::table::export::Part;
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::outbox::Target;
use adjutant::table::press::Verb;
use adjutant::table::question::End;
use adjutant::table::sight::{AccountId, MatchState};
use adjutant::table::verify::verify;
use adjutant::table::{Limits, Table};
use adjutant::text::lang::Lang;

use super::files::{exported, imported};
use super::questions::{answer, asked};
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
    // Where an AI is on turn now, its turn is shown a little later, and what follows in the channel after it.
    world.clock.advance(std::time::Duration::from_secs(5));
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
    // The match can still be read, exported, verified and imported.
    let world = world.restart();
    assert_eq!(world.sight(None).await.state, MatchState::Over);
    let file = exported(&world, Part::Whole);
    let text = file.text().unwrap();
    let known = text.matches("920000000000000102").count();
    assert_eq!(known, file.seal.inputs.iter().filter(|line| line.contains("920000000000000102")).count());
    assert!(verify(&file).unwrap().states > 0);
    let (_dir, table) = imported(&file).await.unwrap();
    assert_eq!(table.sight(HERE, None).await.unwrap().state, MatchState::Over);
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
async fn asking_what_is_stored_or_to_be_deleted_again_and_again_is_a_flood_like_any_other() {
    let world = World::limited(Limits { requests: 2, ..Limits::NONE });
    world.act(&ana(), new()).await;
    forgotten(&world, &ana()).await;
    let refused = world.table.forget_person(&ana(), 1).await.unwrap_err();
    assert!(matches!(refused, Refused::TooFast { .. }), "{refused:?}");
    assert!(world.table.held_shown(ben().account).await.is_ok() && world.table.held_shown(ben().account).await.is_ok());
    let refused = world.table.held_shown(ben().account).await.unwrap_err();
    assert!(matches!(refused, Refused::TooFast { .. }), "{refused:?}");
}

#[tokio::test]
async fn a_match_that_stood_aside_goes_on_without_whoever_was_deleted() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.deliver().await;
    let (next, seat) = world.next(&people).await.unwrap();
    world.table.server_left(HERE.guild).await;
    assert_eq!(world.sight(None).await.state, MatchState::SetAside);
    forgotten(&world, &next).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::SetAside, "deleting does not take it up again");
    assert_eq!(sight.conquest().unwrap().clone().seats[seat].hold, Hold::Ai);
    assert!(sight.host != next.account && sight.host != AccountId::NOBODY);
    world.table.channel_mended(HERE.channel).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Running);
    assert!(sight.seats.iter().all(|(_, seated)| !seated.accounts.contains(&AccountId::NOBODY)));
    for due in world.deliver().await {
        assert!(due.calls().is_none_or(|called| called.seats.iter().all(|(of, _)| !of.contains(&seat))));
    }
    // It was the seat on turn: the AI plays it, and the match comes round to it again. How many moves a turn has is luck.
    for _ in 0..2_000 {
        if world.sight(None).await.conquest().unwrap().turn > 3 {
            break;
        }
        world.clock.advance(std::time::Duration::from_secs(1));
        world.table.wake().await.unwrap();
        let Some((next, _)) = world.next(&people).await else { continue };
        world.step(&next).await;
    }
    assert!(world.sight(None).await.conquest().unwrap().turn > 3, "it waits for nobody");
    let file = exported(&world, Part::Whole);
    assert!(verify(&file).is_err(), "its seed is secret");
}

#[tokio::test]
async fn a_lobby_that_stood_aside_is_left_and_keeps_out_whoever_was_removed() {
    let world = World::begin();
    world.lobby(&[ana(), ben(), cem()]).await;
    world.act(&ana(), Intent::Remove { seat: "Cem".to_owned() }).await;
    world.table.server_left(HERE.guild).await;
    assert_eq!(world.sight(None).await.state, MatchState::SetAside);
    forgotten(&world, &ana()).await;
    forgotten(&world, &cem()).await;
    world.table.channel_mended(HERE.channel).await;
    let sight = world.sight(None).await;
    assert_eq!((sight.state, sight.host, sight.seats.len()), (MatchState::Lobby, ben().account, 1));
    assert_eq!(world.refused(&cem(), Intent::Join).await, Refused::Removed);
}

#[tokio::test]
async fn whoever_is_out_can_be_deleted_and_the_match_goes_on() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let out = loop {
        let (next, _) = world.next(&people).await.expect("nobody was out before the end");
        world.step(&next).await;
        let sight = world.sight(None).await;
        let view = sight.conquest().unwrap();
        if let Some((seat, _)) = view.seats.iter().find(|(_, seat)| seat.out) {
            assert_eq!(sight.state, MatchState::Running, "nobody was out before the end");
            break people.iter().find(|person| sight.seats_of(person.account).contains(&seat)).unwrap().clone();
        }
    };
    forgotten(&world, &out).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Running);
    assert!(sight.seats_of(out.account).is_empty() && sight.host != out.account && sight.host != AccountId::NOBODY);
    assert!(!found(&world, &out.name).contains(&"seats"));
    // Taken back to a time when they were in the match, the AI plays for them.
    world.act(&mia(), Intent::Undo { to: None }).await;
    let sight = world.sight(None).await;
    let seat = sight.seats.iter().find(|(_, seated)| seated.accounts.is_empty()).unwrap().0;
    let seated = &sight.conquest().unwrap().seats[seat];
    assert!(seated.out || seated.hold == Hold::Ai);
    for _ in 0..6_000 {
        if world.sight(None).await.state == MatchState::Over {
            break;
        }
        world.clock.advance(std::time::Duration::from_secs(1));
        world.table.wake().await.unwrap();
        if let Some((next, _)) = world.next(&people).await {
            world.step(&next).await;
        }
    }
    assert_eq!(world.sight(None).await.state, MatchState::Over);
    assert!(verify(&exported(&world, Part::Whole)).unwrap().states > 0);
}

#[tokio::test]
async fn an_open_question_of_somebody_who_is_deleted_lapses_and_gives_no_seat() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.act(&mia(), Intent::Kick { seat: "Cem".to_owned() }).await;
    world.act(&cem(), Intent::Join).await;
    let (question, _) = asked(&world.deliver().await).expect("a question");
    assert!(found(&world, "Cem").contains(&"drafts"));
    assert_eq!(world.table.held(cem().account, false).await.unwrap().questions.len(), 1);
    forgotten(&world, &cem()).await;
    let (shown, message) = asked(&world.deliver().await).expect("shown as it ended");
    assert_eq!(shown.end, Some(End::Lapsed));
    assert!(message.mentions.is_empty() && !message.content.contains("Cem"));
    assert!(!found(&world, "Cem").contains(&"drafts"));
    assert_eq!(world.press(&ana(), answer(&question, true)).await.err(), Some(Refused::MovedOn));
    assert!(world.sight(None).await.seats_of(cem().account).is_empty());
}

#[tokio::test]
async fn a_question_to_a_host_who_is_deleted_goes_to_the_next_or_is_needed_no_more() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world.act(&mia(), Intent::Pause).await;
    world.act(&mia(), Intent::Kick { seat: "Cem".to_owned() }).await;
    world.act(&cem(), Intent::Join).await;
    let (question, _) = asked(&world.deliver().await).expect("a question");
    assert_eq!(question.whom, ana().account);
    forgotten(&world, &ana()).await;
    let (question, _) = asked(&world.deliver().await).expect("shown anew");
    assert_eq!((question.whom, question.end), (ben().account, None));
    forgotten(&world, &ben()).await;
    let (question, message) = asked(&world.deliver().await).expect("shown as it ended");
    assert_eq!((question.whom, question.end), (AccountId::NOBODY, Some(End::Lapsed)));
    assert!(message.mentions.is_empty() && !message.content.contains("<@0>"));
    // Nobody is left who could agree: whoever asks has the seat.
    let seats: Vec<u8> = world.sight(None).await.seats.ids().map(|seat| seat.0).collect();
    let taken = world.press(&mia(), Verb::TakeOver { seat: seats[0] }).await;
    assert!(taken.is_ok(), "{:?}", taken.err());
    assert_eq!(world.sight(None).await.host, mia().account);
}

#[tokio::test]
async fn a_name_that_somebody_else_has_now_is_left_and_a_word_goes_with_its_person() {
    let world = World::begin();
    world.lobby(&[ana(), ben(), cem()]).await;
    world.act(&ben(), Intent::Word { text: "heron".to_owned() }).await;
    world.act(&ana(), Intent::Start).await;
    world.act(&mia(), Intent::Kick { seat: "Ben".to_owned() }).await;
    let (seat, with) = ("Ben".to_owned(), mia().account);
    world.act(&mia(), Intent::Replace { seat, with, with_name: "Mia".to_owned(), with_bot: false }).await;
    let held = world.table.held(ben().account, true).await.unwrap();
    assert_eq!((held.matches.len(), held.matches[0].seats.len(), held.matches[0].left.len()), (1, 0, 1));
    assert!(held.file().unwrap().contains("heron") && !held.file().unwrap().contains("Mia"));
    forgotten(&world, &ben()).await;
    assert_eq!(found(&world, "heron"), [""; 0]);
    assert!(world.sight(None).await.seats.iter().any(|(_, seated)| seated.name == "Mia"));
}

#[tokio::test]
async fn whoever_is_replaced_in_a_lobby_keeps_their_word() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.act(&ben(), Intent::Word { text: "heron".to_owned() }).await;
    let (seat, with) = ("Ben".to_owned(), cem().account);
    world.act(&mia(), Intent::Replace { seat, with, with_name: "Cem".to_owned(), with_bot: false }).await;
    assert!(world.sight(None).await.words.iter().all(|(_, word)| word.is_none()));
    world.act(&ben(), Intent::Join).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.words[sight.seats_of(ben().account)[0]].as_deref(), Some("heron"));
}

#[tokio::test]
async fn a_file_can_be_had_once_a_minute() {
    let world = World::limited(Limits { files: 1, ..Limits::NONE });
    world.table.held_for_file(ana().account).await.unwrap();
    let refused = world.table.held_for_file(ana().account).await.unwrap_err();
    assert!(matches!(refused, Refused::TooFast { seconds: 1..=60 }), "{refused:?}");
    world.table.held_for_file(ben().account).await.unwrap();
}
