//! `adjutant odds`: exact chances as JSON, one case or a stream of them.

use std::io::{self, BufRead, Write};

use clap::Args;
use serde::{Deserialize, Serialize};

use super::Exit;
use super::arena_odds::{self, ArenaAnswer};
use super::fleet_odds::{self, Ships, StationAnswer};
use super::order_odds::{self, OrderAnswer};
use crate::game::conquest::battle::{DiceLimit, Orders};
use crate::game::conquest::odds::{self, MOST_EXACT, Siege};
use crate::game::conquest::rules::TurnCard;
use crate::game::conquest::support::Support;
use crate::game::options::{Card, RulesetId};

/// The flags of a single case: with `--batch` cases come from standard input alone.
const CASE: [&str; 13] = [
    "ruleset",
    "preset",
    "attack",
    "defend",
    "keep",
    "attack_dice",
    "defend_dice",
    "attack_ships",
    "defend_ships",
    "base",
    "target",
    "force_dice",
    "sidious",
];

#[derive(Debug, Args)]
pub struct OddsArgs {
    /// Reads one JSON object a line from standard input and answers each with one line
    #[arg(long, conflicts_with_all = CASE)]
    batch: bool,
    #[command(flatten)]
    case: Case,
}

/// One question. `attack` and `defend` are the armies on the two spaces.
#[derive(Clone, Debug, Args, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Case {
    /// Ruleset; odds with ships are those of `original-trilogy` and `clone-wars`
    #[arg(long, default_value = "classic")]
    #[serde(default = "classic")]
    ruleset: String,
    /// Preset of the ruleset; its default without it
    #[arg(long)]
    pub(super) preset: Option<String>,
    /// Armies on the attacking space (2 to 500)
    #[arg(long, required_unless_present = "batch", default_value = "0", hide_default_value = true)]
    pub(super) attack: i64,
    /// Armies on the attacked space (1 to 500)
    #[arg(long, required_unless_present_any = ["batch", "target"])]
    pub(super) defend: Option<i64>,
    /// Stop when so many armies are left on the attacking space
    #[arg(long, default_value_t = 1)]
    #[serde(default = "one")]
    pub(super) keep: i64,
    /// Dice of the attacker in every battle; the most allowed without it
    #[arg(long)]
    pub(super) attack_dice: Option<i64>,
    /// Dice of the defender in every battle; the most allowed without it
    #[arg(long)]
    pub(super) defend_dice: Option<i64>,
    /// Ships that attack along, such as `fighter=1,destroyer=2`
    #[arg(long)]
    pub(super) attack_ships: Option<Ships>,
    /// Ships on the attacked space
    #[arg(long)]
    pub(super) defend_ships: Option<Ships>,
    /// The attacked space has a base: its defender's dice have eight sides
    #[arg(long)]
    #[serde(default)]
    pub(super) base: bool,
    /// `death-star`: the attack on it instead of one on a space
    #[arg(long)]
    pub(super) target: Option<String>,
    /// Dice that the Force gives or takes in an attack on the Death Star (-3 to 3)
    #[arg(long, allow_hyphen_values = true)]
    pub(super) force_dice: Option<i64>,
    /// Darth Sidious is on the attacked space: its defender's dice have eight sides
    #[arg(long)]
    #[serde(default)]
    pub(super) sidious: bool,
}

impl Case {
    /// The first key that is there of those that only make sense with ships.
    fn of_ships(&self) -> Option<&'static str> {
        let there = [
            ("attack_ships", self.attack_ships.is_some()),
            ("defend_ships", self.defend_ships.is_some()),
            ("base", self.base),
            ("target", self.target.is_some()),
            ("force_dice", self.force_dice.is_some()),
            ("sidious", self.sidious),
        ];
        there.into_iter().find_map(|(key, there)| there.then_some(key))
    }
}

fn classic() -> String {
    RulesetId::Classic.id().to_owned()
}

fn one() -> i64 {
    1
}

/// What every case has.
#[derive(Deserialize)]
struct Named {
    #[serde(default = "classic")]
    ruleset: String,
    target: Option<serde_json::Value>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answered {
    Siege(Answer),
    Station(StationAnswer),
    Arena(ArenaAnswer),
    Order(OrderAnswer),
}

#[derive(Serialize)]
pub(super) struct Answer {
    capture: f64,
    expected_attacker_losses: f64,
    expected_defender_losses: f64,
    /// The first battle.
    battle: Vec<BattleAnswer>,
}

#[derive(Serialize)]
struct BattleAnswer {
    attacker_losses: u32,
    defender_losses: u32,
    p: f64,
}

#[derive(Serialize)]
struct Wrong {
    error: String,
}

pub(super) fn run(args: &OddsArgs, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<Exit> {
    if !args.batch {
        let answered = answer(&args.case);
        let exit = if answered.is_ok() { Exit::Done } else { Exit::Misused };
        write_line(out, answered)?;
        return Ok(exit);
    }
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(Exit::Done);
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        write_line(out, answer_line(&line))?;
        out.flush()?;
    }
}

/// A line of the stream, by the family of its ruleset.
fn answer_line(line: &[u8]) -> Result<Answered, String> {
    let wrong = |error: serde_json::Error| format!("not a case: {error}");
    let named = serde_json::from_slice::<Named>(line).map_err(wrong)?;
    if named.ruleset == order_odds::RULESET && named.target.is_some_and(|target| target == order_odds::TARGET) {
        let case = serde_json::from_slice(line).map_err(wrong)?;
        return order_odds::answer(&case).map(Answered::Order);
    }
    if [fleet_odds::RULESET, order_odds::RULESET].contains(&named.ruleset.as_str()) {
        return answer(&serde_json::from_slice::<Case>(line).map_err(wrong)?);
    }
    match super::options(&named.ruleset, None)?.card(2) {
        Card::Conquest(_) => answer(&serde_json::from_slice::<Case>(line).map_err(wrong)?),
        Card::Rebellion(_) => {
            let case = serde_json::from_slice(line).map_err(wrong)?;
            arena_odds::answer(&case).map(Answered::Arena)
        }
    }
}

fn write_line(out: &mut dyn Write, answered: Result<Answered, String>) -> io::Result<()> {
    match answered {
        Ok(answer) => serde_json::to_writer(&mut *out, &answer)?,
        Err(error) => serde_json::to_writer(&mut *out, &Wrong { error })?,
    }
    writeln!(out)
}

fn answer(case: &Case) -> Result<Answered, String> {
    if case.ruleset == fleet_odds::RULESET {
        return fleet_odds::answer(case);
    }
    if case.ruleset == order_odds::RULESET {
        return order_odds::of_invasion(case).map(Answered::Siege);
    }
    let card = card(case)?;
    match case.of_ships() {
        Some("sidious") => Err(format!("sidious is for {} alone", order_odds::RULESET)),
        Some(key) => Err(format!("{key} is for {} alone; {} has none of that", fleet_odds::RULESET, case.ruleset)),
        None => of_siege(case, (card.attack_dice, card.defence_dice), Support::default()).map(Answered::Siege),
    }
}

/// The odds of an attack on a space, with at most so many dice on both sides.
pub(super) fn of_siege(case: &Case, most_dice: (u8, u8), support: Support) -> Result<Answer, String> {
    let attackers = armies("attack", case.attack, 2)?;
    let defenders = armies("defend", case.defend.ok_or("not a case: missing field `defend`")?, 1)?;
    let keep = u32::try_from(case.keep).ok().filter(|&keep| keep >= 1 && keep < attackers);
    let keep =
        keep.ok_or_else(|| format!("keep must be 1 to {} (attack less one), not {}", attackers - 1, case.keep))?;
    let most_attack = most_dice.0.min(u8::try_from(attackers - 1).unwrap_or(u8::MAX));
    let orders = Orders {
        keep,
        attack_dice: dice("attack_dice", case.attack_dice, most_dice.0, most_attack)?,
        defend_dice: dice("defend_dice", case.defend_dice, most_dice.1, most_dice.1)?,
    };
    let siege = Siege { attackers, defenders, orders, support };
    let forecast = odds::siege(&siege).map_err(|_| format!("exact odds go up to {MOST_EXACT} armies a side"))?;
    let plan = orders.plan(attackers, defenders, &support).ok_or("no battle is possible with these numbers")?;
    let battle = odds::battle(&plan).into_iter().map(|(losses, p)| BattleAnswer {
        attacker_losses: losses.attacker,
        defender_losses: losses.defender,
        p: digits(p),
    });
    Ok(Answer {
        capture: digits(forecast.capture),
        expected_attacker_losses: digits(forecast.expected_attacker_losses),
        expected_defender_losses: digits(forecast.expected_defender_losses),
        battle: battle.collect(),
    })
}

fn card(case: &Case) -> Result<TurnCard, String> {
    super::options(&case.ruleset, case.preset.as_deref())?
        .card(2)
        .conquest()
        .ok_or_else(|| "this ruleset has no attacks; ask with --batch".to_owned())
}

pub(super) fn armies(key: &str, armies: i64, least: u32) -> Result<u32, String> {
    u32::try_from(armies)
        .ok()
        .filter(|armies| (least..=MOST_EXACT).contains(armies))
        .ok_or_else(|| format!("{key} must be {least} to {MOST_EXACT} armies, not {armies}; exact odds go no further"))
}

fn dice(key: &str, fixed: Option<i64>, limit: u8, most: u8) -> Result<DiceLimit, String> {
    match fixed {
        None => Ok(DiceLimit::Most(limit)),
        Some(fixed) => u8::try_from(fixed)
            .ok()
            .filter(|fixed| (1..=most).contains(fixed))
            .map(DiceLimit::Exactly)
            .ok_or_else(|| format!("{key} must be 1 to {most} here, not {fixed}")),
    }
}

/// Rounded to 15 significant digits, which is what a double can promise.
pub(super) fn digits(value: f64) -> f64 {
    format!("{value:.14e}").parse().unwrap_or(value)
}
