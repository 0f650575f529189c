//! What makes the luck of a match, what everybody may know of it and when, and what `/dice` says of it.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::Command;

use adjutant::game::event::EventKind;
use adjutant::table::answer::{Answer, Expected, Refused, Seen};
use adjutant::table::dice::DiceSeen;
use adjutant::table::export::{Exported, Part};
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::outbox::Target;
use adjutant::table::post::Post;
use adjutant::table::press::{Press, Verb};
use adjutant::table::verify::{VerifyError, verify};
use adjutant::text::lang::Lang;
use adjutant::text::{LONGEST_WORD, lobby_post, seen};

use super::files::exported;
use super::world::{HERE, World, ana, ben, cem, mia, new};

fn word(text: &str) -> Intent {
    Intent::Word { text: text.to_owned() }
}

type Forge = fn(&mut Exported);

/// A finished match of two, in which Ana gave a word and a move was taken back.
async fn finished() -> (World, Exported) {
    let people = [ana(), ben()];
    let world = World::begin();
    world.lobby(&people).await;
    world.act(&ana(), word("blue whale")).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    for person in &people {
        world.step(person).await;
    }
    for _ in 0..3 {
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    world.act(&mia(), Intent::Undo { to: None }).await;
    world.play_out(&people, 5_000).await;
    let file = exported(&world, Part::Public);
    (world, file)
}

#[tokio::test]
async fn no_match_starts_before_its_seal_is_posted_and_the_first_message_with_it_counts() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let early = world.table.act(world.request(&ana(), Intent::Start)).await;
    assert_eq!(early.unwrap_err(), Refused::NotSealedYet);
    world.send_lobbies().await;
    let first = world.sight(None).await.seal_message.unwrap();
    // Sent anew, as where somebody has deleted it.
    world.act(&ana(), word("blue whale")).await;
    let due = world.table.outbox_next().await.into_iter().find(|due| matches!(due.rendered.post, Post::Lobby { .. }));
    let due = due.unwrap();
    assert!(world.table.sending(&due).await);
    world.table.shown(&due, 999_999, Vec::new()).await;
    let sight = world.sight(None).await;
    assert_eq!(sight.seal_message, Some(first));
    let told = lobby_post(&sight, Lang::En).content;
    assert!(told.contains(&format!("{}/{first}", HERE.channel)), "it names the first one: {told}");
    let start = world.request(&ana(), Intent::Start);
    let receipt = start.receipt;
    world.table.act(start).await.unwrap();
    let sight = world.sight(None).await;
    let has = |line: &str| assert!(sight.inputs.iter().any(|input| input == line), "{line} in {:?}", sight.inputs);
    has(&format!("commitment {first}"));
    has(&format!("start {receipt}"));
    let seats: Vec<&String> = sight.inputs.iter().filter(|line| line.starts_with("seat ")).collect();
    assert!(seats[0].starts_with("seat 1 0 101 joined ") && seats[0].ends_with(" word blue whale"), "{seats:?}");
    assert!(!seats[1].contains("word"), "Ben gave none: {seats:?}");
    let joined: BTreeSet<&str> =
        sight.inputs.iter().filter(|line| line.starts_with("seat")).filter_map(|line| line.split(' ').nth(5)).collect();
    assert!(joined.len() == 2 && joined.iter().all(|id| id.parse::<u64>().is_ok()), "{joined:?}");
    assert_eq!(sight.key_hash.as_ref().map(String::len), Some(64));
}

#[tokio::test]
async fn the_inputs_leave_before_anything_that_was_drawn_also_where_they_fail_at_first() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.deliver().await;
    world.act(&ana(), Intent::Start).await;
    let here = |due: &adjutant::table::outbox::Due| due.target == Target::Channel(HERE.channel);
    for _ in 0..2 {
        let due: Vec<_> = world.table.outbox_next().await.into_iter().filter(here).collect();
        assert!(due.len() == 1 && matches!(due[0].rendered.post, Post::Inputs { .. }), "{due:?}");
        assert!(world.table.sending(&due[0]).await);
        world.table.failed(&due[0], "500", world.clock.now() + 5_000).await;
        assert!(!world.table.outbox_next().await.iter().any(here), "all else waits for it");
        world.clock.advance(std::time::Duration::from_secs(5));
    }
    let posts: Vec<Post> = world.deliver().await.into_iter().map(|due| due.rendered.post).collect();
    let at = |is: fn(&Post) -> bool| posts.iter().position(is).unwrap();
    assert!(at(|post| matches!(post, Post::Inputs { .. })) < at(|post| matches!(post, Post::SetUp { .. })));
}

#[tokio::test]
async fn a_word_is_given_once_made_harmless_and_goes_and_comes_with_its_person() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    assert_eq!(world.refused(&cem(), word("x")).await, Refused::JoinFirst);
    for nothing in ["", "   ", "\u{200b}", "\n\t"] {
        let refused = world.refused(&ben(), word(nothing)).await;
        assert!(matches!(refused, Refused::NotUnderstood { what: Expected::Word, .. }), "{nothing:?}: {refused:?}");
    }
    let long = "x".repeat(LONGEST_WORD + 1);
    assert_eq!(world.refused(&ben(), word(&long)).await, Refused::WordTooLong { most: LONGEST_WORD });
    let Answer::Worded { word: kept } = world.act(&ben(), word(" a`b\n``` @everyone\u{7}  c ")).await else { panic!() };
    assert!(!kept.contains(['`', '\n', '@', '\u{7}']) && !kept.ends_with(' '), "{kept:?}");
    assert_eq!(world.refused(&ben(), word("other")).await, Refused::WordGiven { word: kept.clone() });
    let lobby = lobby_post(&world.sight(None).await, Lang::De).content;
    assert!(lobby.contains(&kept), "{lobby}");
    // The seat behind moves up with its word; whoever leaves takes it along, and brings it back.
    let words = async || world.sight(None).await.words.iter().map(|(_, word)| word.clone()).collect::<Vec<_>>();
    world.act(&ana(), Intent::Leave).await;
    assert_eq!(words().await, [Some(kept.clone())]);
    world.act(&ana(), Intent::Join).await;
    world.act(&ben(), Intent::Leave).await;
    assert_eq!(words().await, [None]);
    world.act(&ben(), Intent::Join).await;
    assert_eq!(words().await, [None, Some(kept.clone())]);
    assert_eq!(world.refused(&ben(), word("other")).await, Refused::WordGiven { word: kept });
    // By the button under the answer to joining: the form, then what was written in it.
    let of = world.sight(None).await.id;
    let press = Press { of, verb: Verb::Word };
    world.table.form(&ana(), HERE, press).await.unwrap();
    world.act(&ana(), Intent::Written { press, text: "form".to_owned() }).await;
    assert!(matches!(world.table.form(&ana(), HERE, press).await, Err(Refused::WordGiven { .. })));
    world.act(&ana(), Intent::Start).await;
    assert_eq!(world.refused(&ana(), word("late")).await, Refused::AlreadyStarted);
}

#[tokio::test]
async fn a_rematch_begins_without_words() {
    let (world, _) = finished().await;
    world.press(&ben(), Verb::Rematch).await.unwrap();
    world.act(&ana(), Intent::Join).await;
    let sight = world.sight(None).await;
    assert!(sight.view.is_none() && sight.words.iter().all(|(_, word)| word.is_none()));
    assert_eq!((sight.seal_message, sight.key_hash.as_deref()), (None, None), "it has a seal of its own");
}

#[tokio::test]
async fn before_the_end_a_file_has_the_numbers_of_hidden_draws_and_nothing_else_of_them() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let drew = |file: &Exported| file.journal.iter().any(|line| line.events.to_string().contains("\"drew\""));
    let mut steps = 0;
    while !drew(&exported(&world, Part::Public)) {
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
        steps += 1;
        assert!(steps < 500, "nobody draws a card");
    }
    let file = exported(&world, Part::Public);
    let records = |file: &Exported| -> Vec<serde_json::Value> {
        file.journal.iter().flat_map(|line| line.draws.as_array().unwrap().clone()).collect()
    };
    let shown = records(&file);
    let numbers: Vec<u64> = shown.iter().map(|record| record["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..file.next_draw).collect::<Vec<_>>(), "none is missing");
    let hidden: Vec<&serde_json::Value> = shown.iter().filter(|record| record.get("draw").is_none()).collect();
    assert!(!hidden.is_empty() && hidden.iter().all(|record| record.as_object().unwrap().len() == 1), "{hidden:?}");
    // For the host alone, who moves the match, everything is there.
    let whole = records(&exported(&world, Part::Whole));
    for (shown, whole) in shown.iter().zip(&whole) {
        let is_card = whole["draw"].get("pick").is_some() && whole["number"] != 1;
        assert_eq!(shown.get("draw").is_none(), is_card, "{whole}");
    }
    // Everybody is told the number of the draw, its owner alone which card it was.
    let Ok(Seen::Log { entries, .. }) = world.look(&mia(), Look::Log { of_move: None, since_my_turn: false }).await
    else {
        panic!("no log")
    };
    let events = entries.iter().flat_map(|entry| &entry.events);
    let numbers: Vec<u64> =
        events.filter_map(|event| if let EventKind::Drew { draw, .. } = event.kind { draw } else { None }).collect();
    assert_eq!(numbers, hidden.iter().map(|record| record["number"].as_u64().unwrap()).collect::<Vec<_>>());
}

async fn dice(world: &World, person: &Person) -> Option<DiceSeen> {
    match world.look(person, Look::Dice).await {
        Ok(shown @ Seen::Dice { .. }) => {
            for lang in Lang::ALL {
                assert!(seen(&shown, lang).content.len() > 300);
            }
            let Seen::Dice { dice, .. } = shown else { unreachable!() };
            dice.map(|dice| *dice)
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn dice_counts_what_everybody_saw_fall_and_explains_before_that() {
    let world = World::begin();
    assert_eq!(dice(&world, &ana()).await, None, "no match");
    world.act(&ana(), new()).await;
    assert_eq!(dice(&world, &ana()).await, None, "a lobby");
    let (world, file) = finished().await;
    let seen = dice(&world, &cem()).await.unwrap();
    let mut rolls = [0_u32; 6];
    for record in file.journal.iter().flat_map(|line| line.draws.as_array().unwrap()) {
        for value in record["draw"]["roll"]["values"].as_array().into_iter().flatten() {
            rolls[usize::try_from(value.as_u64().unwrap()).unwrap() - 1] += 1;
        }
    }
    assert_eq!(seen.all(), rolls, "those of moves that were taken back among them");
    let by_seat: u32 = seen.seats.iter().flat_map(|(_, faces)| faces).sum();
    assert_eq!(by_seat, rolls.iter().sum::<u32>());
    let last = seen.last.unwrap();
    let (better, worse) = last.chances.unwrap();
    assert!(better > 0.0 && worse > 0.0 && better <= 1.0 && worse <= 1.0 && better + worse > 1.0 - 1e-9);
}

/// One die against one, two or three: all throws are counted by hand.
#[tokio::test]
async fn how_lucky_the_last_attack_was_is_exact() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let (mut thrown, mut steps) = (BTreeSet::new(), 0);
    while thrown.len() < 2 {
        steps += 1;
        assert!(steps < 4_000, "only {thrown:?} happened");
        let (person, seat) = world.next(&people).await.unwrap();
        let view = world.view(Some(&person)).await;
        let attack = view.offers(seat).into_iter().find_map(|offer| match offer {
            adjutant::game::offer::Offer::Attack { from, to, .. } => Some((from, to)),
            _ => None,
        });
        let Some((from, to)) = attack.filter(|_| steps % 3 > 0) else {
            world.step(&person).await;
            continue;
        };
        let name = |space| super::world::space_name(space, person.lang);
        let (dice_asked, until) = (Some(1), Some("once".to_owned()));
        let attack = Intent::Attack {
            from: name(from),
            to: name(to),
            dice: dice_asked,
            until,
            keep: None,
            move_in: None,
            ships: None,
        };
        world.act(&person, attack).await;
        let last = dice(&world, &person).await.unwrap().last.unwrap();
        let armies = last.armies.unwrap();
        assert_eq!(armies, (view.spaces[from].troops, view.spaces[to].troops));
        // By the default preset as many as three defenders throw.
        let (wins, all) = match armies.1 {
            1 => (15.0, 36.0),
            2 => (55.0, 216.0),
            _ => (225.0, 1_296.0),
        };
        let won = last.losses.defender == 1;
        let expected = if won { (wins / all, 1.0) } else { (1.0, 1.0 - wins / all) };
        let found = last.chances.unwrap();
        assert!((found.0 - expected.0).abs() < 1e-12 && (found.1 - expected.1).abs() < 1e-12, "{last:?}");
        thrown.insert(won);
        if world.sight(None).await.conquest().unwrap().clone().awaited().is_empty() {
            break;
        }
    }
}

#[tokio::test]
async fn verify_names_the_first_difference_and_checks_the_key() {
    let (_world, file) = finished().await;
    verify(&file).unwrap();
    let mut forged = file.clone();
    forged.seal.inputs.push("option late 1".to_owned());
    assert!(matches!(verify(&forged), Err(VerifyError::OtherKey)), "an input that came later");
    let mut forged = file.clone();
    forged.seal.key_hash = Some("0".repeat(64));
    assert!(matches!(verify(&forged), Err(VerifyError::OtherKey)));
    let (mut forged, number, rolled, other) = tampered(&file);
    let told = verify(&forged).unwrap_err().to_string();
    assert!(told.contains(&format!("draw {number} ")) && told.contains("move "), "{told}");
    let said = |first: &serde_json::Value| format!("dice {first} ");
    assert!(told.contains(&format!("the file says {}", said(&other))), "{told}");
    assert!(told.contains(&format!("the seed gives {}", said(&rolled))), "{told}");
    // As it would look if the journal were told by somebody who does not keep the key either.
    forged.seal.key_hash = None;
    assert!(verify(&forged).is_err());
}

/// The file with the first die of a throw changed: the number of the draw, what it was and what it is.
fn tampered(file: &Exported) -> (Exported, u64, serde_json::Value, serde_json::Value) {
    let mut forged = file.clone();
    let is_roll = |record: &&mut serde_json::Value| record["draw"]["roll"]["values"][1].is_number();
    let mut records = forged.journal.iter_mut().flat_map(|line| line.draws.as_array_mut().unwrap());
    let record = records.find(is_roll).unwrap();
    let number = record["number"].as_u64().unwrap();
    let was = record["draw"]["roll"]["values"][0].take();
    let other = serde_json::json!(if was == 6 { 1 } else { 6 });
    record["draw"]["roll"]["values"][0] = other.clone();
    (forged, number, was, other)
}

/// Runs the checker of the examples; `None` where there is no Python, which only a machine of ours may lack.
fn python(arguments: &[&str]) -> Option<(bool, String)> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/verify_dice.py");
    match Command::new("python3").arg(script).args(arguments).output() {
        Ok(run) => {
            let told = [run.stdout, run.stderr].concat();
            Some((run.status.success(), String::from_utf8(told).unwrap()))
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "examples/verify_dice.py is not tested: no python3 ({error})");
            assert!(std::env::var_os("CI").is_none(), "CI has python3");
            None
        }
    }
}

#[test]
fn the_checker_in_python_agrees_with_the_published_vectors() {
    let Some((good, told)) = python(&["--vectors", concat!(env!("CARGO_MANIFEST_DIR"), "/docs/dice.md")]) else {
        return;
    };
    assert!(good && told.starts_with("12 draws"), "{told}");
    let script = include_str!("../../examples/verify_dice.py");
    assert!(script.lines().count() <= 60, "it is promised to be short");
}

#[tokio::test]
async fn the_checker_in_python_agrees_with_ours() {
    let (_world, file) = finished().await;
    let dir = tempfile::tempdir().unwrap();
    let check = |file: &Exported| {
        let path = dir.path().join("match.json");
        std::fs::write(&path, file.text().unwrap()).unwrap();
        python(&[path.to_str().unwrap()])
    };
    let Some((good, told)) = check(&file) else { return };
    let draws = verify(&file).unwrap().draws;
    assert!(good && told.starts_with(&format!("{draws} draws, from draw 1 on")), "{told}");
    let (forged, number, ..) = tampered(&file);
    let (good, told) = check(&forged).unwrap();
    assert!(!good && told.contains(&format!("draw {number} is")), "{told}");
    let forgeries: [(&str, Forge); 4] = [
        ("promised one", |file| file.seal.seed = Some("00".repeat(32))),
        ("promised key", |file| file.seal.inputs[0].push('!')),
        ("is missing", |file| drop(file.journal.remove(0))),
        ("is missing at the end", |file| file.next_draw += 1),
    ];
    for (says, forge) in forgeries {
        let mut forged = file.clone();
        forge(&mut forged);
        assert!(verify(&forged).is_err(), "{says}");
        let (good, told) = check(&forged).unwrap();
        assert!(!good && told.contains(says), "{says}: {told}");
    }
    let world = World::placed(&[ana(), ben()]).await;
    let (good, told) = check(&exported(&world, Part::Public)).unwrap();
    assert!(!good && told.contains("not revealed"), "{told}");
}
