//! The invariants that hold between actions.

use super::Conquest;
use super::core::{Core, Phase};
use super::place::total;
use super::setup::SetUp;
use super::turn::{MoveIn, Stage, Turn};
use super::victory;
use crate::game::cards::Hand;
use crate::game::event::{Goal, Outcome};
use crate::game::ids::{CardId, MOST_ON_A_SPACE, SeatId};
use crate::game::people::Hold;

impl Conquest {
    pub(in crate::game) fn audit(&self) -> Result<(), String> {
        let core = &self.core;
        spaces(core, self.ruleset.rules().unplayed().is_some())?;
        cards(core)?;
        seats(core)?;
        self.ruleset.rules().audit(core)?;
        match &core.phase {
            Phase::SetUp(set_up) => in_set_up(core, set_up),
            Phase::Turn(turn) => in_turn(core, turn),
            Phase::Over(Outcome::Won { seat }) => {
                ensure(core.spaces.iter().all(|(_, garrison)| garrison.owner == Some(*seat)), || {
                    format!("seat {} has won without all spaces", seat.0)
                })
            }
            Phase::Over(Outcome::Side { side, seats, goal }) => {
                let may = |&seat: &SeatId| core.side(seat) == *side && !core.seats[seat].surrendered;
                ensure(!seats.is_empty() && seats.iter().all(may), || "others share the victory".to_owned())?;
                let left = victory::contenders(core).all(|seat| core.side(seat) == *side);
                ensure(*goal != Goal::Remained || left, || "others could still win".to_owned())
            }
            Phase::Over(Outcome::Held { seat, share, spaces }) => {
                ensure(victory::holds(core, *seat, *share) && *spaces == victory::counted(core), || {
                    format!("seat {} has won without {share} % of the spaces", seat.0)
                })
            }
            Phase::Over(Outcome::Counted { seats, spaces }) => {
                ensure(*seats == victory::ahead(core) && *spaces == victory::counted(core), || {
                    "others are ahead than those who have won".to_owned()
                })
            }
            Phase::Over(Outcome::Remained { seat, spaces }) => {
                ensure(victory::contenders(core).eq([*seat]) && *spaces == victory::counted(core), || {
                    format!("seat {} has won, and others still could", seat.0)
                })
            }
            Phase::Over(Outcome::Drawn { spaces } | Outcome::Agreed { spaces }) => {
                ensure(spaces.iter().all(|(seat, &count)| core.strength(seat).0 == count), || {
                    "the draw counts other spaces than there are".to_owned()
                })
            }
        }
    }
}

/// What must hold, or what is broken.
pub(super) fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

/// Every space has an owner and armies (C5), and armies neither appear nor vanish.
fn spaces(core: &Core, has_unplayed: bool) -> Result<(), String> {
    ensure(core.spaces.len() == core.board().spaces().len(), || {
        "there are not as many spaces as on the board".to_owned()
    })?;
    // A surrender or an agreed draw may end a match before all spaces are claimed.
    let claiming = match core.phase {
        Phase::SetUp(SetUp::Preferring { .. } | SetUp::Naming { .. } | SetUp::Claiming { .. }) => true,
        Phase::SetUp(SetUp::Stationing { .. } | SetUp::Deploying { .. } | SetUp::DeployingInTurn { .. })
        | Phase::Turn(_) => false,
        Phase::Over(_) => core.turn == 0,
    };
    for (space, garrison) in core.spaces.iter() {
        let name = &core.board().space(space).id;
        let sound = match garrison.owner {
            None if garrison.destroyed => garrison.troops == 0 && core.turn > 0,
            None => {
                let held = if garrison.troops == 0 { claiming } else { has_unplayed };
                held && garrison.troops <= MOST_ON_A_SPACE && garrison.ships.is_empty()
            }
            Some(owner) => {
                (1..=MOST_ON_A_SPACE).contains(&garrison.troops) && core.seats.get(owner).is_some_and(|seat| !seat.out)
            }
        };
        ensure(sound && garrison.captured <= core.turn, || format!("{name} is held wrongly: {garrison:?}"))?;
    }
    let there: u64 = core.spaces.iter().map(|(_, garrison)| u64::from(garrison.troops)).sum();
    ensure(core.placed.checked_sub(core.lost) == Some(there), || {
        format!("{} armies were placed and {} lost, but {there} are there", core.placed, core.lost)
    })
}

/// Every card is in one place, and all lists are in order. Tells no card.
fn cards(core: &Core) -> Result<(), String> {
    let hands = core.seats.iter().flat_map(|(_, seat)| seat.hand.cards());
    let mut all: Vec<CardId> =
        core.stack.cards().iter().chain(&core.discard).chain(&core.gone).chain(hands).copied().collect();
    all.sort_unstable();
    ensure(all.iter().copied().eq(core.edition.deck.ids()), || "a card is lost or there twice".to_owned())?;
    let ordered = |cards: &[CardId]| cards.is_sorted();
    let hands = core.seats.iter().all(|(_, seat)| ordered(seat.hand.cards()));
    let open = ordered(&core.discard) && ordered(&core.gone);
    ensure(hands && ordered(core.stack.cards()) && open, || "cards are out of order".to_owned())
}

fn seats(core: &Core) -> Result<(), String> {
    let mut sets = 0;
    for (id, seat) in core.seats.iter() {
        sets += seat.sets_traded;
        ensure(!seat.surrendered || seat.hold == Hold::Ai, || format!("seat {} has surrendered to nobody", id.0))?;
        let empty = core.strength(id).0 == 0 && seat.hand.is_empty();
        ensure(!seat.out || empty, || format!("seat {} is out and still holds something", id.0))?;
        let lives = seat.out || core.strength(id).0 > 0 || core.turn == 0;
        ensure(lives, || format!("seat {} holds nothing and is not out", id.0))?;
        ensure(seat.last_turn <= core.turn, || format!("seat {} had a turn that has not begun", id.0))?;
    }
    ensure(sets == core.sets_traded, || "sets do not add up".to_owned())?;
    ensure(core.seats.get(core.first).is_some(), || "there is no first seat".to_owned())?;
    ensure((core.turn == 0) == (core.round == 0), || "turns and rounds do not fit".to_owned())
}

fn in_set_up(core: &Core, set_up: &SetUp) -> Result<(), String> {
    let waiting = match set_up {
        SetUp::Preferring { lists, .. } => lists.iter().any(|(_, list)| list.is_none()),
        SetUp::Naming { open, named, .. } => {
            let asked = named.iter().all(|(seat, named)| named.is_none() || open.contains(&seat));
            ensure(asked, || "a seat has named a space and was not asked".to_owned())?;
            open.iter().any(|&seat| named[seat].is_none())
        }
        SetUp::Claiming { .. } => core.spaces.iter().any(|(_, garrison)| garrison.is_free()),
        SetUp::Stationing { seat } => !core.seats[*seat].out,
        SetUp::Deploying { armies, placed } => {
            for (seat, placements) in placed.iter() {
                let own = placements.iter().all(|placement| core.spaces[placement.space].owner == Some(seat));
                ensure(own && total(placements) <= u64::from(armies[seat]), || {
                    format!("seat {} has placed wrongly", seat.0)
                })?;
            }
            armies.iter().any(|(seat, &armies)| total(&placed[seat]) < u64::from(armies))
        }
        SetUp::DeployingInTurn { next, left, unplayed, for_unplayed } => {
            if *for_unplayed {
                *unplayed > 0
            } else {
                left[*next] > 0
            }
        }
    };
    ensure(!victory::is_alone(core), || "one side plays alone".to_owned())?;
    ensure(waiting && core.turn == 0, || "the set-up waits for nobody".to_owned())
}

fn in_turn(core: &Core, turn: &Turn) -> Result<(), String> {
    let seat = turn.seat;
    ensure(core.seats[seat].last_turn == core.turn, || "the seat on turn is not the one whose turn began".to_owned())?;
    ensure(!victory::is_alone(core), || "one side plays alone".to_owned())?;
    let sets = core.card.sets_per_turn == 0 || turn.sets <= core.card.sets_per_turn;
    ensure(sets, || "too many sets were traded in the turn".to_owned())?;
    ensure(core.draw_in() != Some(0), || "the match should be a draw".to_owned())?;
    ensure(core.card.most_rounds == 0 || core.round <= core.card.most_rounds, || "the rounds are over".to_owned())?;
    let captured = core.spaces.iter().any(|(_, garrison)| garrison.captured == core.turn);
    let destroyed = core.spaces.iter().any(|(_, garrison)| garrison.destroyed);
    ensure(captured == turn.captured || turn.captured && destroyed, || "captures of the turn do not fit".to_owned())?;
    match &turn.stage {
        Stage::Place { left, placed } | Stage::SpoilsPlace { left, placed } => {
            let own = placed.iter().all(|placement| {
                let garrison = core.spaces[placement.space];
                garrison.owner == Some(seat) && garrison.troops > placement.troops
            });
            let fits = u64::from(*left) <= u64::from(super::core::room_of(&core.spaces, seat));
            ensure(own && fits, || "armies are placed, or left, that cannot be".to_owned())
        }
        Stage::MoveIn(asked) => move_in(core, seat, *asked),
        Stage::SpoilsTrade => {
            ensure(core.seats[seat].hand.len() >= super::turn::SET, || "there is no set to trade".to_owned())
        }
        Stage::Trade { .. } => {
            let hand: &Hand = &core.seats[seat].hand;
            ensure(hand.len() >= super::turn::SET, || "there is no set to trade".to_owned())
        }
        Stage::LayMarker { .. }
        | Stage::Attack
        | Stage::Fortify
        | Stage::FortifyShips
        | Stage::Station
        | Stage::Order => Ok(()),
    }
}

fn move_in(core: &Core, seat: SeatId, asked: MoveIn) -> Result<(), String> {
    let (from, to) = (core.spaces[asked.from], core.spaces[asked.to]);
    let own = from.owner == Some(seat) && to.owner == Some(seat);
    let range = 1 <= asked.least && (asked.least < asked.most || asked.least == asked.most && !asked.ships.is_empty());
    let there = to.troops == asked.least && from.troops + asked.least == asked.most + 1;
    ensure(own && range && there, || format!("the move-in question is wrong: {asked:?}"))
}
