//! Broken input at every door, made by a machine: the stable equal of coverage-guided fuzzing.
//!
//! Each target replays the files of `tests/fuzz/corpus/<target>/` and then mutates them for `ADJUTANT_FUZZ_SECONDS` (3 without it).
//! The mutations are the same in every run. What breaks a target is printed; put it into the corpus as a file of its own.

mod bytes;
mod json;

mod boards;
mod custom_ids;
mod exports;
mod intents;
mod played;
mod settings;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use adjutant::clock::Clock;

use bytes::Random;

/// How long one target is tried, in milliseconds.
const USUAL_MS: i64 = 3_000;

/// No input may take so long, in milliseconds: then it hangs.
const HANGS_MS: i64 = 60_000;

/// The longest input: nobody can send more than a Discord message or a file of a megabyte.
const LONGEST: usize = 1_000_000;

/// Replays the corpus of a target, then tries what `mutate` makes of it. `check` panics where something does not hold.
#[expect(clippy::print_stdout, reason = "how much was tried is what a long run is looked at for")]
fn fuzz(target: &str, mutate: impl Fn(&mut Random, &[Vec<u8>]) -> Vec<u8>, mut check: impl FnMut(&[u8])) {
    let clock = Clock::system();
    let corpus = corpus(target);
    assert!(!corpus.is_empty(), "no corpus for {target}");
    let watched = Watched::new(target);
    let mut try_one = |input: &[u8]| {
        watched.begins(input, clock.now());
        let done = catch_unwind(AssertUnwindSafe(|| check(input)));
        watched.ended();
        assert!(
            done.is_ok(),
            "{target} broke on this input; put it into tests/fuzz/corpus/{target}/:\n{}",
            shown(input)
        );
    };
    for input in &corpus {
        try_one(input);
    }
    let seconds = std::env::var("ADJUTANT_FUZZ_SECONDS").ok().and_then(|seconds| seconds.parse::<i64>().ok());
    let until = clock.now() + seconds.map_or(USUAL_MS, |seconds| seconds * 1_000);
    let mut random = Random::of(target);
    let mut tried = 0_u64;
    while clock.now() < until {
        let mut input = mutate(&mut random, &corpus);
        input.truncate(LONGEST);
        try_one(&input);
        tried += 1;
    }
    println!("{target}: {} files of the corpus, {tried} mutations", corpus.len());
}

/// The files of a target, by name.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// The input as text, with what cannot be seen written as escapes.
fn shown(input: &[u8]) -> String {
    match std::str::from_utf8(input) {
        Ok(text) => format!("{text}\n(escaped: {text:?})"),
        Err(_) => format!("{input:?}"),
    }
}

/// The input that is tried now, and since when.
struct Watched(Arc<Mutex<Trial>>);

/// An input, and when it was begun.
type Trial = Option<(Vec<u8>, i64)>;

impl Watched {
    /// A thread ends the process where an input hangs, and prints it: nothing else can.
    #[expect(clippy::print_stdout, reason = "the process ends: nothing else can tell")]
    fn new(target: &str) -> Self {
        let now = Arc::new(Mutex::new(Trial::None));
        let (seen, target) = (Arc::downgrade(&now), target.to_owned());
        thread::spawn(move || {
            let clock = Clock::system();
            while let Some(now) = seen.upgrade() {
                let hangs = now.lock().unwrap().clone().filter(|(_, since)| clock.now() - since > HANGS_MS);
                if let Some((input, _)) = hangs {
                    println!("{target} hangs on this input:\n{}", shown(&input));
                    std::process::abort();
                }
                drop(now);
                thread::sleep(Duration::from_secs(1));
            }
        });
        Self(now)
    }

    fn begins(&self, input: &[u8], now: i64) {
        *self.0.lock().unwrap() = Some((input.to_owned(), now));
    }

    fn ended(&self) {
        *self.0.lock().unwrap() = None;
    }
}
