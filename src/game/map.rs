//! The board as a graph: spaces, regions, links. Built in stages so that a link between unknown spaces cannot be.

use super::ids::{RegionId, SpaceId, Troops};

/// How two spaces are linked. Both kinds give adjacency (rulings, section 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// A common border.
    Border,
    /// A line over the sea or a hyperspace lane.
    Lane,
}

/// A country or planet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// The string id, such as `north_africa`.
    pub id: String,
    pub region: RegionId,
    /// Whether it is a resource planet, which some rulesets count.
    pub resource: bool,
    neighbours: Vec<(SpaceId, LinkKind)>,
}

/// A continent or sector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The string id, such as `north_america`.
    pub id: String,
    /// Armies for whoever holds all of it at the start of a turn.
    pub bonus: Troops,
    spaces: Vec<SpaceId>,
}

/// A checked board: at least two spaces, every space in a region, all links both ways, all spaces connected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    id: String,
    spaces: Vec<Space>,
    regions: Vec<Region>,
}

/// Why a board cannot be built. The loader adds file and place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    DuplicateSpace(String),
    DuplicateRegion(String),
    UnknownRegion {
        space: String,
        region: String,
    },
    UnknownSpace {
        link: (String, String),
        space: String,
    },
    /// A link from a space to itself.
    Loop(String),
    DuplicateLink(String, String),
    EmptyRegion(String),
    /// These spaces cannot be reached from the first one.
    Unreachable(Vec<String>),
    /// More spaces, regions or cards than ids can count (255).
    TooMany,
}

impl Board {
    /// The id, such as `classic_world`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// All spaces in board order.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// All regions in board order.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// All spaces in board order, as ids.
    pub fn space_ids(&self) -> impl DoubleEndedIterator<Item = SpaceId> + use<> {
        (0..u8::try_from(self.spaces.len()).unwrap_or(u8::MAX)).map(SpaceId)
    }

    /// All regions in board order, as ids.
    pub fn region_ids(&self) -> impl DoubleEndedIterator<Item = RegionId> + use<> {
        (0..u8::try_from(self.regions.len()).unwrap_or(u8::MAX)).map(RegionId)
    }

    pub fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[id.index()]
    }

    pub fn region(&self, id: RegionId) -> &Region {
        &self.regions[id.index()]
    }

    /// The space with this string id.
    pub fn space_named(&self, id: &str) -> Option<SpaceId> {
        self.space_ids().find(|&space| self.space(space).id == id)
    }

    /// Whether the two spaces are linked.
    pub fn adjacent(&self, a: SpaceId, b: SpaceId) -> bool {
        self.neighbours(a).any(|space| space == b)
    }

    /// The spaces linked with `space`, in board order.
    pub fn neighbours(&self, space: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        self.space(space).neighbours.iter().map(|&(neighbour, _)| neighbour)
    }

    /// The spaces linked with `space` and how, in board order.
    pub fn links(&self, space: SpaceId) -> &[(SpaceId, LinkKind)] {
        &self.space(space).neighbours
    }
}

impl Region {
    /// The spaces of the region, in board order.
    pub fn spaces(&self) -> &[SpaceId] {
        &self.spaces
    }
}

/// First stage: regions and spaces.
#[derive(Debug)]
pub struct Spaces {
    id: String,
    list: Vec<Space>,
    regions: Vec<Region>,
}

/// Second stage: links between spaces that exist.
#[derive(Debug)]
pub struct Links(Spaces);

impl Spaces {
    /// Begins a board with its regions: id and bonus.
    pub fn begin(id: &str, regions: impl IntoIterator<Item = (String, Troops)>) -> Result<Self, BoardError> {
        let mut this = Self { id: id.to_owned(), list: Vec::new(), regions: Vec::new() };
        for (id, bonus) in regions {
            if this.regions.iter().any(|region| region.id == id) {
                return Err(BoardError::DuplicateRegion(id));
            }
            this.regions.push(Region { id, bonus, spaces: Vec::new() });
        }
        if this.regions.len() > usize::from(u8::MAX) {
            return Err(BoardError::TooMany);
        }
        Ok(this)
    }

    /// Adds a space; board order is the order of these calls.
    pub fn space(&mut self, id: &str, region: &str) -> Result<SpaceId, BoardError> {
        if self.list.iter().any(|space| space.id == id) {
            return Err(BoardError::DuplicateSpace(id.to_owned()));
        }
        let Some(place) = self.regions.iter().position(|known| known.id == region) else {
            return Err(BoardError::UnknownRegion { space: id.to_owned(), region: region.to_owned() });
        };
        let (Ok(index), Ok(region)) = (u8::try_from(self.list.len()), u8::try_from(place)) else {
            return Err(BoardError::TooMany);
        };
        let space = SpaceId(index);
        self.list.push(Space { id: id.to_owned(), region: RegionId(region), resource: false, neighbours: Vec::new() });
        self.regions[place].spaces.push(space);
        Ok(space)
    }

    /// Marks a space of this board as a resource planet.
    pub fn resource(&mut self, space: SpaceId) {
        self.list[space.index()].resource = true;
    }

    /// Ends the stage: every region has a space.
    pub fn finish(self) -> Result<Links, BoardError> {
        match self.regions.iter().find(|region| region.spaces.is_empty()) {
            Some(region) => Err(BoardError::EmptyRegion(region.id.clone())),
            None => Ok(Links(self)),
        }
    }
}

impl Links {
    /// Links two spaces, both ways.
    pub fn link(&mut self, a: &str, b: &str, kind: LinkKind) -> Result<(), BoardError> {
        let find = |id: &str| {
            let place = self.0.list.iter().position(|space| space.id == id);
            place
                .and_then(|place| u8::try_from(place).ok())
                .map(SpaceId)
                .ok_or_else(|| BoardError::UnknownSpace { link: (a.to_owned(), b.to_owned()), space: id.to_owned() })
        };
        let (from, to) = (find(a)?, find(b)?);
        if from == to {
            return Err(BoardError::Loop(a.to_owned()));
        }
        if self.0.list[from.index()].neighbours.iter().any(|&(space, _)| space == to) {
            return Err(BoardError::DuplicateLink(a.to_owned(), b.to_owned()));
        }
        self.0.list[from.index()].neighbours.push((to, kind));
        self.0.list[to.index()].neighbours.push((from, kind));
        Ok(())
    }

    /// Ends the stage: every space can be reached.
    pub fn finish(self) -> Result<Board, BoardError> {
        let Spaces { id, list: mut spaces, regions } = self.0;
        for space in &mut spaces {
            space.neighbours.sort_unstable_by_key(|&(neighbour, _)| neighbour);
        }
        let board = Board { id, spaces, regions };
        let reached = reachable(&board);
        let lost: Vec<String> = board
            .space_ids()
            .filter(|space| !reached[space.index()])
            .map(|space| board.space(space).id.clone())
            .collect();
        if lost.is_empty() { Ok(board) } else { Err(BoardError::Unreachable(lost)) }
    }
}

/// Which spaces can be reached from the first.
fn reachable(board: &Board) -> Vec<bool> {
    let mut reached = vec![false; board.spaces.len()];
    let mut open: Vec<SpaceId> = board.space_ids().take(1).collect();
    while let Some(space) = open.pop() {
        if !std::mem::replace(&mut reached[space.index()], true) {
            open.extend(board.neighbours(space));
        }
    }
    reached
}
