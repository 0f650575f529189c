//! What is in the box: arenas with their rows, allies, rebels.

use super::symbol::Symbol;
use crate::game::ids::named;
use crate::game::naming::Kind;

/// An arena: its place in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArenaId(pub u8);

/// An ally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AllyId(pub u8);

/// A rebel, who stays with one seat for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RebelId(pub u8);

named!(ArenaId, Kind::Arena);
named!(AllyId, Kind::Ally);
named!(RebelId, Kind::Rebel);

/// The most rows of an arena.
pub const MOST_ROWS: usize = 8;

/// A checked box: at least one arena, each ally the reward of exactly one row, as many rebels as the most seats. Made by
/// `assets`; never changes during a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The id that snapshots name.
    pub id: String,
    /// SHA-256 of the file, in hex. Another hash still loads if every id that a snapshot names exists.
    pub hash: String,
    arenas: Vec<Arena>,
    allies: Vec<Ally>,
    rebels: Vec<Rebel>,
}

/// An arena with its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arena {
    /// The string id, such as `hoth`.
    pub id: String,
    /// Whether the short game plays it.
    pub in_short_game: bool,
    /// From top to bottom.
    pub rows: Vec<PrintedRow>,
}

/// A row as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedRow {
    /// From left to right.
    pub fields: Vec<Symbol>,
    pub reward: Reward,
}

/// What the one who covers the last field of a row gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Reward {
    pub points: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ally: Option<AllyId>,
}

/// An ally with the power that it lends once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ally {
    /// The string id, such as `wedge`.
    pub id: String,
    pub power: Power,
}

/// What an ally does (S3-B3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Power {
    /// One or two symbols, each of which covers one field.
    Symbols(Vec<Symbol>),
    /// Undoes the turn and lets it begin anew.
    Restart,
}

/// A rebel with the symbol that it covers in each turn (S3-B2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rebel {
    /// The string id, such as `luke`.
    pub id: String,
    pub symbol: Symbol,
}

impl Edition {
    /// A box. `None` where it holds more than ids can count, an arena has no row or more than [`MOST_ROWS`], a row no field, or a row names an ally that is not there
    /// or that another row gives too.
    pub fn new(id: String, hash: String, arenas: Vec<Arena>, allies: Vec<Ally>, rebels: Vec<Rebel>) -> Option<Self> {
        let countable = |count: usize| count > 0 && u8::try_from(count).is_ok();
        let rows = || arenas.iter().flat_map(|arena| &arena.rows);
        let mut given: Vec<AllyId> = rows().filter_map(|row| row.reward.ally).collect();
        given.sort_unstable();
        let sound = countable(arenas.len())
            && countable(rebels.len())
            && u8::try_from(allies.len()).is_ok()
            && arenas.iter().all(|arena| (1..=MOST_ROWS).contains(&arena.rows.len()))
            && rows().all(|row| countable(row.fields.len()))
            && given.iter().all(|ally| ally.index() < allies.len())
            && given.windows(2).all(|pair| pair[0] != pair[1]);
        sound.then_some(Self { id, hash, arenas, allies, rebels })
    }

    /// All arenas in the order of play.
    pub fn arenas(&self) -> &[Arena] {
        &self.arenas
    }

    /// All allies.
    pub fn allies(&self) -> &[Ally] {
        &self.allies
    }

    /// All rebels.
    pub fn rebels(&self) -> &[Rebel] {
        &self.rebels
    }

    pub fn arena(&self, id: ArenaId) -> &Arena {
        &self.arenas[id.index()]
    }

    pub fn ally(&self, id: AllyId) -> &Ally {
        &self.allies[id.index()]
    }

    pub fn rebel(&self, id: RebelId) -> &Rebel {
        &self.rebels[id.index()]
    }

    /// The symbols of an ally; none for one that restarts.
    pub fn symbols(&self, ally: AllyId) -> &[Symbol] {
        match &self.ally(ally).power {
            Power::Symbols(symbols) => symbols,
            Power::Restart => &[],
        }
    }

    /// All arenas in the order of play, as ids; the short game leaves some out.
    pub fn played(&self, short: bool) -> impl DoubleEndedIterator<Item = ArenaId> + '_ {
        let all = (0..u8::try_from(self.arenas.len()).unwrap_or(u8::MAX)).map(ArenaId);
        all.filter(move |&arena| !short || self.arena(arena).in_short_game)
    }

    /// The arena after this one; `None` after the last.
    pub fn after(&self, arena: ArenaId, short: bool) -> Option<ArenaId> {
        self.played(short).find(|&next| next > arena)
    }
}
