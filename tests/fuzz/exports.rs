//! Matches as files, as somebody could have changed them.

use adjutant::store::{MatchId, Store};
use adjutant::table::arena_press::ArenaPress;
use adjutant::table::export::{ExportError, Exported, Part, export};
use adjutant::table::import::import;
use adjutant::table::intent::Intent;
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::Place;
use adjutant::table::sure::Sure;
use adjutant::table::verify::verify;

use super::played::{Played, person};
use super::{Random, fuzz, json};

/// Fewer matches in one store, so that it stays quick.
const MOST_MATCHES: u64 = 300;

/// What a panic says: it is caught at the writer, and would look like a refusal.
const PANICS: [&str; 6] = ["out of bounds", "attempt to ", "called `", "unreachable", "out of range", "overflow"];

#[test]
fn files_are_imported_and_verified_or_refused_with_words() {
    if std::env::var("GOLDEN").is_ok_and(|golden| golden == "write") {
        write_corpus();
    }
    let new_store = || {
        let folder = tempfile::tempdir().unwrap();
        (Store::open(&folder.path().join("a.sqlite3")).unwrap(), folder)
    };
    // What the mutations begin with is replayed: a corpus of another edition or of older rules would test nothing of it.
    for whole in ["over.json", "arena_over.json"] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus/exports").join(whole);
        let file = Exported::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
        assert!(verify(&file).unwrap().states > 0, "{whole} is not replayed");
    }
    let ((mut store, mut _folder), mut channel) = (new_store(), 0);
    fuzz("exports", mutated, |input| {
        let Ok(file) = Exported::parse(std::str::from_utf8(input).unwrap()) else { return };
        let text = file.text().unwrap();
        assert_eq!(Exported::parse(&text).unwrap().text().unwrap(), text);
        if let Err(error) = verify(&file) {
            assert!(!error.to_string().is_empty());
        }
        channel += 1;
        if channel % MOST_MATCHES == 0 {
            (store, _folder) = new_store();
        }
        match import(&store, &file, Some(Place { guild: 1, channel }), 1_800_000_000_000) {
            Ok(id) => {
                let again = store.read_blocking(|reading| Ok(export(reading, id, Part::Whole))).unwrap().unwrap();
                let text = again.text().unwrap();
                assert_eq!(Exported::parse(&text).unwrap().text().unwrap(), text);
            }
            Err(error @ ExportError::Unsound(_)) => {
                let error = error.to_string();
                assert!(!PANICS.iter().any(|panic| error.contains(panic)), "{error}");
            }
            Err(_) => {}
        }
    });
}

/// JSON mostly, and now and then what is none.
fn mutated(random: &mut Random, corpus: &[Vec<u8>]) -> Vec<u8> {
    if random.below(10) == 0 { super::bytes::text(random, corpus) } else { json::value(random, corpus) }
}

/// A match in the middle and one that is over, as files, of each family.
fn write_corpus() {
    write_conquest();
    let mut played = Played::of_dice();
    for _ in 0..40 {
        let sight = played.sight(0).unwrap();
        let seat = sight.rebellion().unwrap().awaited()[0].seat;
        let who = usize::from(sight.seats_of(person(1).account).contains(&seat));
        let verb = Verb::Arena { moves: sight.moves, press: ArenaPress::ForMe };
        played.act(who, Intent::Press(Press { of: sight.id, verb })).unwrap();
    }
    write(&played, "arena_running");
    surrender(&mut played);
    write(&played, "arena_over");
}

fn write(played: &Played, name: &str) {
    let reading = Store::open_read_only(&played.folder.path().join("adjutant.db")).unwrap();
    let text = export(&reading, MatchId(1), Part::Whole).unwrap().text().unwrap();
    std::fs::write(format!("{}/tests/fuzz/corpus/exports/{name}.json", env!("CARGO_MANIFEST_DIR")), text).unwrap();
}

/// The second person gives up.
fn surrender(played: &mut Played) {
    let sight = played.sight(1).unwrap();
    let seat = sight.seats_of(person(1).account)[0];
    let act = Verb::Sure { version: sight.version, act: Sure::Surrender(seat) };
    played.act(1, Intent::Press(Press { of: sight.id, verb: act })).unwrap();
}

fn write_conquest() {
    let mut played = Played::new();
    for _ in 0..6 {
        let sight = played.sight(0).unwrap();
        let view = sight.conquest().unwrap();
        let seat = view.awaited()[0].seat;
        let who = usize::from(sight.seats_of(person(1).account).contains(&seat));
        let first = played.sight(who).unwrap();
        let space = first.conquest().unwrap().spaces.iter().find(|(_, garrison)| garrison.owner == Some(seat));
        let id = &adjutant::assets::classic().edition.board.space(space.unwrap().0).id;
        let _ = played.act(who, Intent::Place { space: Some(id.clone()), troops: None, list: None });
        let targets = adjutant::assets::classic().edition.board.space_ids();
        for to in targets.map(|space| adjutant::assets::classic().edition.board.space(space).id.clone()) {
            let (dice, keep, move_in) = (None, None, Some("all".to_owned()));
            let until = Some("captured".to_owned());
            if played.act(who, Intent::Attack { from: id.clone(), to, dice, until, keep, move_in, ships: None }).is_ok()
            {
                break;
            }
        }
        let _ = played.act(who, Intent::EndTurn);
    }
    write(&played, "running");
    surrender(&mut played);
    write(&played, "over");
}
