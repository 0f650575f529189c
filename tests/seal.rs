//! `docs/dice.md` says what is drawn; the test vectors there are the ones tested here.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use adjutant::game::chance::{Chance, Draw, DrawRecord, Recorded};
use adjutant::seal::{MatchKey, SealError, Sealed, Seed, verify, verify_all};

const DOC: &str = include_str!("../docs/dice.md");

/// The lines of the vectors: first word and rest.
fn vectors() -> Vec<(&'static str, &'static str)> {
    let (_, block) = DOC.split_once("```vectors\n").expect("docs/dice.md has vectors");
    let (block, _) = block.split_once("```").expect("the vectors end");
    block.lines().map(|line| line.split_once(' ').unwrap_or((line, ""))).collect()
}

fn all(word: &str) -> Vec<&'static str> {
    vectors().into_iter().filter(|&(first, _)| first == word).map(|(_, rest)| rest).collect()
}

fn seed() -> Seed {
    Seed::from_hex(all("seed")[0]).unwrap()
}

fn key() -> MatchKey {
    MatchKey::new(&seed(), &all("input"))
}

fn numbers<N: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> Vec<N> {
    text.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

/// `3 pick 1000 = 356` as a record.
fn record(text: &str) -> DrawRecord {
    let (asked, came) = text.split_once(" = ").unwrap();
    let mut words = asked.splitn(3, ' ');
    let number = words.next().unwrap().parse().unwrap();
    let (kind, what) = (words.next().unwrap(), words.next().unwrap());
    let draw = match kind {
        "roll" => Draw::Roll { sides: numbers(what), values: numbers(came) },
        "pick" => Draw::Pick { count: what.parse().unwrap(), value: came.parse().unwrap() },
        "deal" => Draw::Deal { count: what.parse().unwrap(), order: numbers(came) },
        other => panic!("a draw of kind {other}"),
    };
    DrawRecord { number, draw }
}

fn published() -> Vec<DrawRecord> {
    all("draw").into_iter().map(record).collect()
}

/// What a new match with `key` draws when it is asked for the same as `records`.
fn drawn_again(key: MatchKey, records: &[DrawRecord]) -> Vec<DrawRecord> {
    let mut source = Sealed::new(key, 1);
    let mut chance = Recorded::new(&mut source);
    for record in records {
        match &record.draw {
            Draw::Roll { sides, .. } => _ = chance.roll(sides),
            Draw::Pick { count, .. } => _ = chance.pick(*count),
            Draw::Deal { count, .. } => _ = chance.deal(*count),
        }
    }
    chance.into_records()
}

#[test]
fn the_published_vectors_are_what_is_drawn() {
    assert_eq!(seed().commitment(), all("commitment")[0]);
    assert_eq!(seed().reveal_hex(), all("seed")[0]);
    assert_eq!(all("input").len(), 12);
    assert_eq!(key().hash(), all("keyhash")[0]);
    let published = published();
    assert_eq!(published.len(), 12);
    assert_eq!(drawn_again(key(), &published), published);
    assert_eq!(verify_all(&key(), &published), Ok(13));
}

#[test]
fn the_published_key_and_block_are_sha_256_of_the_published_bytes() {
    use sha2::{Digest, Sha256};
    let bytes_of = |digits: &str| *Seed::from_hex(digits).unwrap().reveal();
    let mut bytes = b"adjutant match v1".to_vec();
    bytes.extend(0..32);
    bytes.extend([0, 0, 0, 12]);
    for input in all("input") {
        bytes.extend(u32::try_from(input.len()).unwrap().to_be_bytes());
        bytes.extend(input.bytes());
    }
    let key = Sha256::digest(&bytes);
    assert_eq!(key[..], bytes_of(all("key")[0]));
    assert_eq!(Sha256::digest(key)[..], bytes_of(all("keyhash")[0]));
    let block = [&b"adjutant draw v1"[..], &key, &1_u64.to_be_bytes(), &0_u32.to_be_bytes()].concat();
    let published = all("block")[0].strip_prefix("0 of draw 1: ").unwrap();
    assert_eq!(Sha256::digest(block)[..], bytes_of(published));
}

#[test]
fn every_public_input_changes_the_luck_and_so_does_where_one_ends() {
    let published = published();
    let differs = |inputs: &[&str]| {
        let other = MatchKey::new(&seed(), inputs);
        assert_ne!(other, key());
        assert_ne!(drawn_again(other, &published), published, "{inputs:?}");
    };
    for n in 0..all("input").len() {
        let mut inputs = all("input");
        inputs[n] = "something else";
        differs(&inputs);
        inputs.remove(n);
        differs(&inputs);
    }
    assert_ne!(MatchKey::new(&seed(), &["ab", "c"]), MatchKey::new(&seed(), &["a", "bc"]));
    assert_ne!(MatchKey::new(&seed(), &["ab"]), MatchKey::new(&seed(), &["ab", ""]));
}

#[test]
fn a_changed_result_is_found() {
    let mut records = published();
    for n in 0..records.len() {
        let honest = records[n].clone();
        match &mut records[n].draw {
            Draw::Roll { values, .. } => values[0] = values[0] % 6 + 1,
            Draw::Pick { count, value } => *value = (*value + 1) % *count,
            Draw::Deal { order, .. } => order.push(0),
        }
        assert_eq!(verify(&key(), &records[n]), Err(SealError::Differs { number: honest.number }));
        assert_eq!(verify_all(&key(), &records), Err(SealError::Differs { number: honest.number }));
        records[n] = honest;
    }
}

#[test]
fn a_result_that_was_kept_back_is_found() {
    let mut records = published();
    let last = records.len() - 1;
    records.remove(last - 3);
    assert_eq!(verify_all(&key(), &records), Err(SealError::OutOfOrder { expected: 9, found: 10 }));
    let mut records = published();
    records.remove(0);
    assert_eq!(verify_all(&key(), &records), Err(SealError::OutOfOrder { expected: 1, found: 2 }));
    let mut records = published();
    records.swap(4, 5);
    assert_eq!(verify_all(&key(), &records), Err(SealError::OutOfOrder { expected: 5, found: 6 }));
}

#[test]
fn a_journal_that_asks_for_the_impossible_is_refused() {
    let impossible = [
        Draw::Roll { sides: vec![6, 0], values: vec![1, 1] },
        Draw::Roll { sides: vec![1], values: vec![1] },
        Draw::Roll { sides: vec![6; 65], values: vec![1; 65] },
        Draw::Pick { count: 0, value: 0 },
    ];
    for draw in impossible {
        assert_eq!(verify(&key(), &DrawRecord { number: 3, draw }), Err(SealError::Impossible { number: 3 }));
    }
    let last = DrawRecord { number: u64::MAX, draw: Draw::Deal { count: 0, order: Vec::new() } };
    assert_eq!(verify(&key(), &last), Err(SealError::Impossible { number: u64::MAX }));
}

#[test]
fn a_match_that_is_loaded_goes_on_with_its_next_draw() {
    let mut all_at_once = Sealed::new(key(), 1);
    let whole: Vec<_> = (0..9).map(|_| all_at_once.roll(&[6, 6, 6])).collect();
    let mut first = Sealed::new(key(), 1);
    let mut pieces: Vec<_> = (0..4).map(|_| first.roll(&[6, 6, 6])).collect();
    assert_eq!(first.next(), 5);
    let mut second = Sealed::new(key(), first.next());
    pieces.extend((0..5).map(|_| second.roll(&[6, 6, 6])));
    assert_eq!(pieces, whole);
    assert_eq!((pieces[8].number, second.next()), (9, 10));
}

#[test]
fn secrets_do_not_show() {
    let seed = Seed::fresh().unwrap();
    let key = MatchKey::new(&seed, &["match 1"]);
    let shown = format!("{seed:?} {key:?} {:?}", Sealed::new(key.clone(), 7));
    assert_eq!(shown, "Seed(secret) MatchKey(secret) Sealed { key: MatchKey(secret), next: 7 }");
}

#[test]
fn seeds_are_new_each_time_and_written_as_64_digits() {
    let (one, other) = (Seed::fresh().unwrap(), Seed::fresh().unwrap());
    assert_ne!(one, other);
    assert_eq!(Seed::from_hex(&one.reveal_hex()).as_ref(), Ok(&one));
    assert_eq!(Seed::from_bytes(*one.reveal()), one);
    for wrong in ["", "00", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"+1".repeat(32), &"ä".repeat(32)] {
        assert_eq!(Seed::from_hex(wrong), Err(SealError::NotASeed), "{wrong:?}");
    }
}

/// Chi-square of counts against equal chances.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / f64::from(u32::try_from(counts.len()).unwrap());
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// The key is fixed, so this passes or fails for ever. Bounds are near the 1-in-1,000 points of the distribution.
#[test]
fn dice_picks_and_deals_are_even() {
    let mut luck = Sealed::simulated(1);
    let (mut faces, mut eights, mut pairs) = ([0_u32; 6], [0_u32; 8], [0_u32; 36]);
    let (mut picks, mut wide, mut orders) = ([0_u32; 200], [0_u32; 300], [0_u32; 24]);
    for _ in 0..30_000 {
        let roll = luck.roll(&[6, 6, 6, 6, 6, 8]).value;
        for &face in &roll[..5] {
            faces[usize::from(face) - 1] += 1;
        }
        pairs[usize::from(roll[0] - 1) * 6 + usize::from(roll[3] - 1)] += 1;
        eights[usize::from(roll[5]) - 1] += 1;
        picks[usize::from(luck.pick(200).value)] += 1;
        wide[usize::from(luck.pick(300).value)] += 1;
        let deal = luck.deal(4).value;
        // The place of this order among the 24: how many smaller things come later, as digits.
        let later = |n: usize| deal[n + 1..].iter().filter(|&&other| other < deal[n]).count();
        orders[later(0) * 6 + later(1) * 2 + later(2)] += 1;
    }
    let bounds: [(&[u32], f64); 6] =
        [(&faces, 20.6), (&eights, 24.4), (&pairs, 66.7), (&picks, 267.6), (&wide, 381.5), (&orders, 49.8)];
    for (counts, bound) in bounds {
        let found = chi_square(counts);
        assert!(found < bound, "{found} for {} kinds", counts.len());
    }
}
