//! Shapes that were drawn lately: the frame of the header, rows, icons and arrows come at the same places again and again, and
//! to turn a path into coverages costs more than everything else but the compression.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::Path;

use super::stamp::{Rule, Stamp};

/// Runs that are kept, 16 bytes each. When there are more, all are forgotten: the next picture fills it again.
const MOST_RUNS: usize = 1 << 18;

static DRAWN: Mutex<Option<Drawn>> = Mutex::new(None);

#[derive(Default)]
struct Drawn {
    stamps: HashMap<Key, Arc<Stamp>>,
    runs: usize,
}

/// What a stamp is made from, to the bit.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    rule: Rule,
    verbs: Vec<u8>,
    points: Vec<[u32; 2]>,
}

/// The stamp of a path where it lies.
pub(super) fn stamp(path: &Path, rule: Rule) -> Arc<Stamp> {
    let key = Key {
        rule,
        verbs: path.verbs().iter().map(|&verb| verb as u8).collect(),
        points: path.points().iter().map(|point| [point.x.to_bits(), point.y.to_bits()]).collect(),
    };
    let found = |drawn: &mut Option<Drawn>| drawn.as_ref().and_then(|drawn| drawn.stamps.get(&key)).map(Arc::clone);
    if let Some(stamp) = found(&mut DRAWN.lock().unwrap_or_else(PoisonError::into_inner)) {
        return stamp;
    }
    let stamp = Arc::new(Stamp::of(path, rule));
    let runs = stamp.runs().len();
    let mut guard = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let drawn = guard.get_or_insert_default();
    if drawn.runs + runs > MOST_RUNS {
        *drawn = Drawn::default();
    }
    if drawn.stamps.insert(key, Arc::clone(&stamp)).is_none() {
        drawn.runs += runs;
    }
    stamp
}
