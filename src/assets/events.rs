//! The event of a card as a deck file writes it, to what the rules know of it. The words are a closed vocabulary: what is unknown, missing
//! or does not go together is a fault of the file.

use std::num::{NonZeroI8, NonZeroU8, NonZeroU16, NonZeroU32};

use serde::Deserialize;

use super::board::ReadBoard;
use super::error::Fault;
use crate::game::conquest::effect::{Amount, CardEvent, Danger, Effect, Per, Places, Side, Target, Toll, Window};
use crate::game::conquest::parts::fleet::ShipClass;
use crate::game::ids::{RegionId, SideId};

/// The keys of an entry that make its event.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventEntry<'a> {
    pub(super) id: &'a str,
    pub(super) play: &'a str,
    pub(super) trigger: Option<&'a str>,
    pub(super) effects: &'a [toml::Table],
    pub(super) otherwise: Option<&'a [toml::Table]>,
    /// When that is played; `None`: as the event itself.
    pub(super) otherwise_play: Option<&'a str>,
}

/// For which board a deck is, and the names of its sides.
pub(super) type Of<'a> = (&'a ReadBoard, &'a [&'a str]);

/// Reads an event of a deck.
pub(super) fn read(entry: EventEntry<'_>, of: Of<'_>) -> Result<CardEvent, Fault> {
    let window = window(entry.play)?;
    match (window, entry.trigger) {
        (Window::Standing, Some("invaded")) => {}
        (Window::Standing, _) => return Err(wrong("the trigger of a standing order is \"invaded\"")),
        (_, None) => {}
        (_, Some(_)) => return Err(wrong("nothing but a standing order has a trigger")),
    }
    let (effect, also) = match entry.effects {
        [one] => (effect(one, of)?, None),
        [one, other] => (effect(one, of)?, Some(effect(other, of)?)),
        _ => return Err(wrong("there must be one effect, or two")),
    };
    match (&effect, &also) {
        (_, None) => fits(&effect, window)?,
        // A ship that comes with something else comes when that does.
        (Effect::PlaceShips { .. }, Some(also)) => fits(also, window)?,
        (_, Some(also)) => fits(&effect, window).and_then(|()| fits(also, window))?,
    }
    let otherwise = match entry.otherwise {
        None if entry.otherwise_play.is_some() => return Err(wrong("there is nothing to be played otherwise")),
        None => None,
        Some([one]) => Some(self::effect(one, of)?),
        Some(_) => return Err(wrong("there must be one effect otherwise")),
    };
    let otherwise_window = entry.otherwise_play.map_or(Ok(window), self::window)?;
    match &otherwise {
        None | Some(Effect::Draw { .. } | Effect::Troops { .. }) => {}
        Some(otherwise) => fits(otherwise, otherwise_window)?,
    }
    Ok(CardEvent { id: entry.id.to_owned(), window, effect, also, otherwise, otherwise_window })
}

/// The side with this name.
pub(super) fn side(name: &str, sides: &[&str]) -> Result<SideId, Fault> {
    let place = sides.iter().position(|side| *side == name).and_then(|place| u8::try_from(place).ok());
    place.map(SideId).ok_or_else(|| Fault::UnknownFaction(name.to_owned()))
}

fn wrong(why: &str) -> Fault {
    Fault::Event(why.to_owned())
}

fn window(word: &str) -> Result<Window, Fault> {
    Ok(match word {
        "reinforce" => Window::Reinforce,
        "invade" => Window::Invade,
        "declare" => Window::Declare,
        "fortify" => Window::Fortify,
        "death_star" => Window::Station,
        "order66" => Window::Order,
        "own_turn" => Window::OwnTurn,
        "standing" => Window::Standing,
        _ => return Err(Fault::Event(format!("there is no window {word:?}"))),
    })
}

/// Some effects make sense in one window alone: what betters the dice of a battle comes with its declaration, and so on.
fn fits(effect: &Effect, window: Window) -> Result<(), Fault> {
    let only = match effect {
        Effect::DestroyShips { target: Target::Attacked, .. }
        | Effect::DiceBonus { .. }
        | Effect::ExtraDice { .. }
        | Effect::EightSided { side: Side::Attack }
        | Effect::StationDice { .. }
        | Effect::StationSum { .. } => Window::Declare,
        Effect::DestroyShips { target: Target::InReach, .. }
        | Effect::RemoveTroops { .. }
        | Effect::TakeSpace { .. } => Window::Invade,
        Effect::Fire { .. } | Effect::BuildStation | Effect::StationJump { .. } => Window::Station,
        Effect::Troops { .. } | Effect::PlaceShips { .. } => Window::Reinforce,
        Effect::Relocate | Effect::FreeMove { .. } => Window::Fortify,
        Effect::ThrowAgain { .. } => Window::Order,
        Effect::CallOff => Window::Standing,
        Effect::EightSided { side: Side::Defence }
        | Effect::ShiftMeter { .. }
        | Effect::MovePawn { .. }
        | Effect::Peek { .. }
        | Effect::Draw { .. }
        | Effect::Discard { .. }
        | Effect::Protect { .. } => Window::OwnTurn,
    };
    if only == window { Ok(()) } else { Err(wrong("its effect is not played in its window")) }
}

fn effect(entry: &toml::Table, of: Of<'_>) -> Result<Effect, Fault> {
    let entry: Entry = entry.clone().try_into().map_err(|error: toml::de::Error| wrong(error.message()))?;
    entry.effect(of)
}

/// An effect as it is written. Amounts are above 0.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Entry {
    ExtraTroops {
        n: Option<NonZeroU32>,
        per: Option<PerWord>,
        div: Option<NonZeroU32>,
        min: Option<NonZeroU32>,
        max: Option<NonZeroU32>,
        #[serde(rename = "where")]
        place: PlaceWord,
        max_per_planet: Option<NonZeroU32>,
    },
    PlaceShip {
        n: NonZeroU8,
        class: ClassWord,
        #[serde(rename = "where")]
        place: OwnWord,
    },
    DestroyShip {
        n: NonZeroU8,
        #[serde(rename = "where")]
        place: EnemyWord,
    },
    RemoveTroops {
        n: Option<NonZeroU32>,
        num: Option<NonZeroU32>,
        den: Option<NonZeroU32>,
        max: Option<NonZeroU32>,
        leave: NonZeroU32,
        #[serde(rename = "where")]
        place: EnemyWord,
    },
    TakePlanet {
        max_troops: NonZeroU32,
        #[serde(rename = "where")]
        place: EnemyWord,
    },
    DiceBonus {
        n: NonZeroU8,
        n_sidious: Option<NonZeroU8>,
        #[serde(rename = "dice")]
        _dice: AllWord,
        side: Side,
        duration: Duration,
    },
    DiceD8 {
        #[serde(rename = "dice")]
        _dice: AllWord,
        side: Side,
        duration: Duration,
        #[serde(rename = "where")]
        place: Option<OwnOneWord>,
    },
    ExtraDice {
        n: NonZeroU8,
        die: u8,
        side: Side,
        duration: Duration,
        on: OnWord,
    },
    DeathStarBonus {
        n: NonZeroU16,
        ignore_dark_side: bool,
    },
    FireDeathStar {
        region: String,
    },
    BuildDeathStar {},
    DeathStarMove {
        n: NonZeroU8,
    },
    ShiftForce {
        steps: NonZeroI8,
        side: ForceWord,
    },
    PeekBase {
        n: NonZeroU8,
    },
    PeekToken {
        n: NonZeroU8,
    },
    #[serde(alias = "relocate_token")]
    RelocateBase {
        n: NonZeroU8,
    },
    MoveOrder66 {
        steps: NonZeroU8,
    },
    Order66Retry {
        n: NonZeroU8,
    },
    DrawCards {
        n: NonZeroU8,
    },
    DiscardOpponent {
        faction: String,
        n: NonZeroU8,
    },
    FreeMove {
        moves: NonZeroU8,
        #[serde(rename = "what")]
        _what: BothWord,
        link: LinkWord,
    },
    ProtectPlanet {
        from: DangerWord,
        until: Duration,
        unless: Option<UnlessWord>,
    },
    Cancel {
        #[serde(rename = "what")]
        _what: InvasionWord,
    },
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum PerWord {
    #[serde(rename = "own_base_planets", alias = "own_token_planets")]
    Bases,
    #[serde(rename = "own_resource_planets")]
    Resources,
}

/// Where armies go, on own planets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum PlaceWord {
    #[serde(rename = "own_any")]
    Any,
    #[serde(rename = "own_one")]
    One,
    #[serde(rename = "own_border")]
    Border,
    #[serde(rename = "own_base_planets", alias = "own_token_planets")]
    Bases,
}

/// A class of ships by either of its names, or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClassWord {
    Any,
    Fighter,
    #[serde(alias = "corvette")]
    Bomber,
    #[serde(alias = "capital")]
    Destroyer,
}

/// Lists of words that a key may have.
macro_rules! words {
    ($($name:ident: $($word:ident),+;)+) => {
        $(
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
            #[serde(rename_all = "snake_case")]
            enum $name { $($word),+ }
        )+
    };
}

words! {
    OwnWord: OwnAny;
    OwnOneWord: OwnOne;
    EnemyWord: EnemyAdjacent, AttackedPlanet;
    LinkWord: Any, Connected;
    AllWord: All;
    BothWord: Both;
    OnWord: DeathStar, Planet;
    InvasionWord: Invasion;
    ForceWord: Light, Dark;
    DangerWord: Invasion, DeathStar, Order66;
    UnlessWord: AttackerTookOther;
    Duration: Invasion, Turn, NextOwnTurn, Order66;
}

impl Entry {
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of effect")]
    fn effect(self, (board, sides): Of<'_>) -> Result<Effect, Fault> {
        Ok(match self {
            Self::ExtraTroops { n, per, div, min, max, place, max_per_planet } => {
                let per = match per {
                    Some(PerWord::Bases) => Some(Per::MarkedSpaces),
                    Some(PerWord::Resources) => Some(Per::Resources),
                    None => None,
                };
                let troops = match (n, per, div, min, max) {
                    (Some(n), None, None, None, None) => Amount::Fixed(n.get()),
                    (None, Some(per), Some(div), Some(min), Some(max)) if min <= max => {
                        Amount::Per { per, div: div.get(), min: min.get(), max: max.get() }
                    }
                    _ => return Err(wrong("extra_troops needs n, or per, div, min and max")),
                };
                let places = match place {
                    PlaceWord::Any => Places::Any,
                    PlaceWord::One => Places::One,
                    PlaceWord::Border => Places::Borders,
                    PlaceWord::Bases => Places::Marked,
                };
                if matches!(places, Places::Any | Places::One) && max_per_planet.is_some() {
                    return Err(wrong("what joins the reinforcements has no max_per_planet"));
                }
                Effect::Troops { troops, places, most_each: max_per_planet.map(NonZeroU32::get) }
            }
            Self::PlaceShip { n, class, place: OwnWord::OwnAny } => {
                let class = match class {
                    ClassWord::Any => None,
                    ClassWord::Fighter => Some(ShipClass::Fighter),
                    ClassWord::Bomber => Some(ShipClass::Bomber),
                    ClassWord::Destroyer => Some(ShipClass::Destroyer),
                };
                one(n).map(|()| Effect::PlaceShips { ships: n.get(), class })?
            }
            Self::DestroyShip { n, place } => {
                let target = match place {
                    EnemyWord::EnemyAdjacent => Target::InReach,
                    EnemyWord::AttackedPlanet => Target::Attacked,
                };
                one(n).map(|()| Effect::DestroyShips { ships: n.get(), target })?
            }
            Self::RemoveTroops { n, num, den, max, leave, place } => {
                in_reach(place)?;
                let toll = match (n, num, den, max) {
                    (Some(n), None, None, None) => Toll::Fixed(n.get()),
                    (None, Some(num), Some(den), Some(max)) if num <= den => {
                        Toll::Share { num: num.get(), den: den.get(), max: max.get() }
                    }
                    _ => return Err(wrong("remove_troops needs n, or num, den and max, num at most den")),
                };
                Effect::RemoveTroops { toll, leave: leave.get() }
            }
            Self::TakePlanet { max_troops, place } => {
                in_reach(place)?;
                Effect::TakeSpace { most_troops: max_troops.get() }
            }
            Self::DiceBonus { n, n_sidious, side, duration, .. } => {
                lasts(duration, Duration::Invasion)?;
                attacks(side)?;
                Effect::DiceBonus { bonus: n.get(), on_pawn: n_sidious.unwrap_or(n).get() }
            }
            Self::DiceD8 { side, duration, place, .. } => match (side, place) {
                (Side::Attack, None) => lasts(duration, Duration::Invasion).map(|()| Effect::EightSided { side })?,
                (Side::Defence, Some(OwnOneWord::OwnOne)) => {
                    lasts(duration, Duration::NextOwnTurn).map(|()| Effect::EightSided { side })?
                }
                _ => return Err(wrong("dice_d8 has a place in defence alone")),
            },
            Self::ExtraDice { n, die, side, duration, on } => {
                attacks(side)?;
                if die != 6 {
                    return Err(wrong("extra_dice have 6 sides"));
                }
                match on {
                    OnWord::DeathStar => {
                        lasts(duration, Duration::Turn).map(|()| Effect::StationDice { dice: n.get() })?
                    }
                    OnWord::Planet => {
                        lasts(duration, Duration::Invasion).map(|()| Effect::ExtraDice { dice: n.get() })?
                    }
                }
            }
            Self::DeathStarBonus { n, ignore_dark_side } => {
                Effect::StationSum { sum: n.get(), no_dice_lost: ignore_dark_side }
            }
            Self::FireDeathStar { region } => Effect::Fire { region: find_region(&region, board)? },
            Self::BuildDeathStar {} => Effect::BuildStation,
            Self::DeathStarMove { n } => Effect::StationJump { steps: n.get() },
            Self::ShiftForce { steps, side } => match (i8::is_positive(steps.get()), side) {
                (true, ForceWord::Light) => Effect::ShiftMeter { steps: steps.get() },
                (true, ForceWord::Dark) => Effect::ShiftMeter { steps: -steps.get() },
                (false, _) => return Err(wrong("steps are above 0")),
            },
            Self::PeekToken { n } => Effect::Peek { markers: n.get() },
            Self::PeekBase { n } => one(n).map(|()| Effect::Peek { markers: n.get() })?,
            Self::RelocateBase { n } => one(n).map(|()| Effect::Relocate)?,
            Self::DrawCards { n } => Effect::Draw { cards: n.get() },
            Self::DiscardOpponent { faction, n } => {
                let side = if faction == "any_enemy" { None } else { Some(side(&faction, sides)?) };
                Effect::Discard { side, cards: n.get() }
            }
            Self::FreeMove { moves, link, .. } => {
                one(moves).map(|()| Effect::FreeMove { anywhere: link == LinkWord::Any })?
            }
            Self::MoveOrder66 { steps } => Effect::MovePawn { steps: steps.get() },
            Self::Order66Retry { n } => Effect::ThrowAgain { spaces: n.get() },
            Self::ProtectPlanet { from, until, unless } => {
                let order = from == DangerWord::Order66;
                lasts(until, if order { Duration::Order66 } else { Duration::NextOwnTurn })?;
                match (from, unless) {
                    (DangerWord::Order66, None) => Effect::Protect { from: Danger::Order },
                    (DangerWord::Invasion, Some(UnlessWord::AttackerTookOther)) => {
                        Effect::Protect { from: Danger::Invasion }
                    }
                    (DangerWord::DeathStar, None) => Effect::Protect { from: Danger::Station },
                    _ => {
                        return Err(wrong(
                            "only from an invasion, and always, one protects unless attacker_took_other",
                        ));
                    }
                }
            }
            Self::Cancel { .. } => Effect::CallOff,
        })
    }
}

fn find_region(id: &str, board: &ReadBoard) -> Result<RegionId, Fault> {
    let region = board.board.region_ids().find(|&region| board.board.region(region).id == id);
    region.ok_or_else(|| Fault::UnknownRegion(id.to_owned()))
}

fn in_reach(place: EnemyWord) -> Result<(), Fault> {
    if place == EnemyWord::EnemyAdjacent { Ok(()) } else { Err(wrong("this effect is aimed at enemy_adjacent")) }
}

fn attacks(side: Side) -> Result<(), Fault> {
    if side == Side::Attack { Ok(()) } else { Err(wrong("this effect is for the attack")) }
}

fn lasts(duration: Duration, expected: Duration) -> Result<(), Fault> {
    if duration == expected { Ok(()) } else { Err(wrong("this effect does not last so long or so short")) }
}

fn one(number: NonZeroU8) -> Result<(), Fault> {
    if number == NonZeroU8::MIN { Ok(()) } else { Err(wrong("this effect happens once")) }
}
