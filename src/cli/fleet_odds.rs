//! `adjutant odds` with ships, bases and the Death Star.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::odds::{Answered, Case, armies, digits, of_siege};
use crate::game::conquest::parts::battle_station::{self, Assault};
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::rulesets::original_trilogy::{
    ATTACK_DICE, DEATH_STAR, DEFENCE_DICE, ID, MOST_FORCE, MOST_SHIPS, STATION_ID,
};
use crate::game::conquest::support::{Backing, Support};

/// The ruleset whose odds these are. It is asked for by name: it is no `RulesetId`, since no match can be opened with it.
pub(super) const RULESET: &str = ID;

/// Ships by class, as they are asked for. The classes have other names in another box.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Ships {
    fighter: i64,
    #[serde(alias = "corvette")]
    bomber: i64,
    #[serde(alias = "capital")]
    destroyer: i64,
}

impl FromStr for Ships {
    type Err = String;

    /// Reads `fighter=1,destroyer=2`.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut ships = Self::default();
        let mut named = Vec::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let wrong = || format!("ships are written as fighter=1,bomber=2,destroyer=3, not {part:?}");
            let (class, count) = part.split_once('=').ok_or_else(wrong)?;
            let (place, of) = match class.trim() {
                "fighter" => (&mut ships.fighter, ShipClass::Fighter),
                "bomber" | "corvette" => (&mut ships.bomber, ShipClass::Bomber),
                "destroyer" | "capital" => (&mut ships.destroyer, ShipClass::Destroyer),
                _ => return Err(wrong()),
            };
            *place = count.trim().parse().map_err(|_| wrong())?;
            if named.contains(&of) {
                return Err(format!("{} stands there twice", class.trim()));
            }
            named.push(of);
        }
        Ok(ships)
    }
}

/// What comes of attacks on the Death Star.
#[derive(Serialize)]
pub(super) struct StationAnswer {
    /// By one attack with all armies allowed.
    destroyed_once: f64,
    /// By attack after attack, until it is destroyed or one army is left.
    destroyed: f64,
}

pub(super) fn answer(case: &Case) -> Result<Answered, String> {
    if let Some(preset) = &case.preset {
        return Err(format!("no preset {preset:?}; {ID} has none yet"));
    }
    if case.sidious {
        return Err(format!("sidious is for {} alone", super::order_odds::RULESET));
    }
    match case.target.as_deref() {
        None => {
            if case.force_dice.is_some() {
                return Err(format!("force_dice is for the target {STATION_ID} alone"));
            }
            let attack = Backing::ships(fleet("attack_ships", case.attack_ships, &HERE)?);
            let fleet = fleet("defend_ships", case.defend_ships, &HERE)?;
            let defence = if case.base { Backing { fleet, ..Backing::fortress() } } else { Backing::ships(fleet) };
            of_siege(case, (ATTACK_DICE, DEFENCE_DICE), Support { attack, defence }).map(Answered::Siege)
        }
        Some(STATION_ID) => of_station(case).map(Answered::Station),
        Some(other) => Err(format!("target can only be {STATION_ID}, not {other:?}")),
    }
}

fn of_station(case: &Case) -> Result<StationAnswer, String> {
    let foreign = [
        ("defend", case.defend.is_some()),
        ("keep", case.keep != 1),
        ("attack_dice", case.attack_dice.is_some()),
        ("defend_dice", case.defend_dice.is_some()),
        ("defend_ships", case.defend_ships.is_some()),
        ("base", case.base),
    ];
    if let Some((key, _)) = foreign.into_iter().find(|(_, there)| *there) {
        return Err(format!("{key} is not for the target {STATION_ID}, which does not defend itself"));
    }
    let armies = armies("attack", case.attack, 2)?;
    let force = case.force_dice.unwrap_or_default();
    let meter = i8::try_from(force).ok().filter(|force| (-MOST_FORCE..=MOST_FORCE).contains(force));
    let meter = meter.ok_or_else(|| format!("force_dice must be -{MOST_FORCE} to {MOST_FORCE}, not {force}"))?;
    let backing = Backing::ships(fleet("attack_ships", case.attack_ships, &HERE)?);
    let assault = Assault { meter, backing, ..Assault::default() };
    // An attack without a die is not allowed (S0-D2) and destroys nothing.
    let once =
        assault.plan(&DEATH_STAR, DEATH_STAR.committed(armies)).map_or(0.0, |plan| battle_station::chance(&plan));
    let destroyed = battle_station::repeated(&DEATH_STAR, armies, &assault);
    Ok(StationAnswer { destroyed_once: digits(once), destroyed: digits(destroyed) })
}

/// What the classes are called in a box, and how many ships of each an army has at most.
pub(super) struct Classes {
    pub(super) names: [&'static str; 3],
    pub(super) most: u8,
}

const HERE: Classes = Classes { names: ["fighter", "bomber", "destroyer"], most: MOST_SHIPS };

/// Ships that were asked for.
pub(super) fn fleet(key: &str, ships: Option<Ships>, &Classes { names, most }: &Classes) -> Result<Fleet, String> {
    let Ships { fighter, bomber, destroyer } = ships.unwrap_or_default();
    let count = |class: &str, count: i64| {
        let count = u8::try_from(count).ok().filter(|&count| count <= most);
        count.ok_or_else(|| format!("{key}: {class} must be 0 to {most}, the most that an army has of a class"))
    };
    Ok(Fleet {
        fighter: count(names[0], fighter)?,
        bomber: count(names[1], bomber)?,
        destroyer: count(names[2], destroyer)?,
    })
}
