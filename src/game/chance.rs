//! The only source of luck. Every call is one *draw* with a number of its own, which players can check afterwards.

/// What a draw brought, and its number in the match (from 1; numbers never go back, also not on an undo).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn<T> {
    pub number: u64,
    pub value: T,
}

/// Luck, one atomic draw at a time.
pub trait Chance {
    /// Throws one die for each entry of `sides` (2 to 255 each, at most 64 dice) at once; values from 1.
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>>;

    /// Picks one of `count` things (1 to 65,535), all equally likely; from 0.
    fn pick(&mut self, count: u16) -> Drawn<u16>;

    /// Deals `count` things (at most 255) into a uniformly random order: element `i` says which thing comes `i`-th.
    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>>;
}

/// One draw as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct DrawRecord {
    pub number: u64,
    pub draw: Draw,
}

/// The kinds of draws with what was asked and what came.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    Roll { sides: Vec<u8>, values: Vec<u8> },
    Pick { count: u16, value: u16 },
    Deal { count: u8, order: Vec<u8> },
}

/// Passes draws on and keeps a record of each, for the journal.
pub struct Recorded<'a> {
    source: &'a mut dyn Chance,
    records: Vec<DrawRecord>,
}

impl<'a> Recorded<'a> {
    pub fn new(source: &'a mut dyn Chance) -> Self {
        Self { source, records: Vec::new() }
    }

    /// What was drawn, in order.
    pub fn into_records(self) -> Vec<DrawRecord> {
        self.records
    }
}

impl std::fmt::Debug for Recorded<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Recorded({} draws)", self.records.len())
    }
}

impl Chance for Recorded<'_> {
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        let drawn = self.source.roll(sides);
        let draw = Draw::Roll { sides: sides.to_vec(), values: drawn.value.clone() };
        self.records.push(DrawRecord { number: drawn.number, draw });
        drawn
    }

    fn pick(&mut self, count: u16) -> Drawn<u16> {
        let drawn = self.source.pick(count);
        self.records.push(DrawRecord { number: drawn.number, draw: Draw::Pick { count, value: drawn.value } });
        drawn
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        let drawn = self.source.deal(count);
        let draw = Draw::Deal { count, order: drawn.value.clone() };
        self.records.push(DrawRecord { number: drawn.number, draw });
        drawn
    }
}

/// Replays given draws: for tests that script dice, and for replaying a journal.
///
/// # Panics
/// When asked for another kind of draw than the script has next, or past its end: the script does not fit the game.
#[derive(Clone, Debug)]
pub struct Scripted {
    records: std::collections::VecDeque<DrawRecord>,
}

impl Scripted {
    /// Replays a journal's draws.
    pub fn replay(records: impl IntoIterator<Item = DrawRecord>) -> Self {
        Self { records: records.into_iter().collect() }
    }

    /// Scripts draws, numbered from 1.
    pub fn new(draws: impl IntoIterator<Item = Draw>) -> Self {
        Self::replay((1..).zip(draws).map(|(number, draw)| DrawRecord { number, draw }))
    }

    /// Draws that nobody has asked for.
    pub fn left(&self) -> usize {
        self.records.len()
    }

    fn next(&mut self, asked: &str) -> DrawRecord {
        match self.records.pop_front() {
            Some(record) => record,
            None => panic!("the script of draws has ended, but the game asks for {asked}"),
        }
    }
}

impl Chance for Scripted {
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        match self.next("a roll") {
            DrawRecord { number, draw: Draw::Roll { sides: scripted, values } } if scripted == sides => {
                Drawn { number, value: values }
            }
            other => panic!("the game rolls dice with {sides:?} sides, the script has {other:?}"),
        }
    }

    fn pick(&mut self, count: u16) -> Drawn<u16> {
        match self.next("a pick") {
            DrawRecord { number, draw: Draw::Pick { count: scripted, value } } if scripted == count => {
                Drawn { number, value }
            }
            other => panic!("the game picks one of {count}, the script has {other:?}"),
        }
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        match self.next("a deal") {
            DrawRecord { number, draw: Draw::Deal { count: scripted, order } } if scripted == count => {
                Drawn { number, value: order }
            }
            other => panic!("the game deals {count}, the script has {other:?}"),
        }
    }
}
