//! `adjutant simulate`: the AI against itself, through the one door, with every invariant checked after every action.

use std::collections::BTreeMap;
use std::io::{self, Write};

use clap::Args;
use serde::Serialize;

use super::Exit;
use crate::ai;
use crate::assets;
use crate::clock::Clock;
use crate::game::Game;
use crate::game::event::{Event, EventKind, Outcome};
use crate::game::ids::{BySeat, PlayerId, SeatId};
use crate::game::options::Options;
use crate::game::people::{Actor, Hold, Viewer};
use crate::game::rebellion::event::Outcome as Scored;
use crate::seal::Sealed;

/// Actions after which a game is reported as not ended. Games are far shorter; one that gets here is a fault, never
/// a result.
const MOST_ACTIONS: u32 = 1_000_000;

#[derive(Debug, Args)]
pub struct SimulateArgs {
    /// Ruleset
    #[arg(long, default_value = "classic")]
    ruleset: String,
    /// Preset of the ruleset; its default without it
    #[arg(long)]
    preset: Option<String>,
    /// An option as ID=VALUE; may be given several times
    #[arg(long = "option", value_name = "ID=VALUE")]
    options: Vec<String>,
    /// Players in each game. One who runs several seats sees all their hands, as people do; at a table an AI plays each seat by itself
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Games to play
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; the others follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object instead of lines to read
    #[arg(long)]
    json: bool,
}

/// What came out.
#[derive(Debug, Serialize)]
struct Report {
    ruleset: &'static str,
    preset: String,
    players: usize,
    games: u64,
    won: u64,
    drawn: u64,
    /// Games that did not end within [`MOST_ACTIONS`]: always a fault.
    not_ended: u64,
    wins_by_seat: Vec<u64>,
    /// Games that a side has won, by its id; empty where each seat plays for itself.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    wins_by_side: BTreeMap<&'static str, u64>,
    turns: u64,
    rounds_median: u32,
    rounds_90_percent: u32,
    actions: u64,
    battles: u64,
    seconds: f64,
    games_per_second: f64,
}

/// One game.
struct Played {
    ended: bool,
    /// Several share a victory; nobody wins a draw.
    winners: Vec<SeatId>,
    turns: u32,
    rounds: u32,
    actions: u32,
    battles: u64,
}

pub(super) fn run(args: &SimulateArgs, out: &mut dyn Write, errors: &mut dyn Write) -> io::Result<Exit> {
    let options = match options(args) {
        Ok(options) => options,
        Err(wrong) => {
            writeln!(errors, "adjutant simulate: {wrong}")?;
            return Ok(Exit::Misused);
        }
    };
    let clock = Clock::system();
    let start = clock.now();
    let mut played = Vec::new();
    for game in 0..args.games {
        match play(&options, args.players, args.seed.wrapping_add(game)) {
            Ok(one) => played.push(one),
            Err(broken) => {
                writeln!(errors, "adjutant simulate: the game with seed {}: {broken}", args.seed.wrapping_add(game))?;
                return Ok(Exit::Failed);
            }
        }
    }
    let report = report(args, &options, &played, clock.now() - start);
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        write_report(&report, out)?;
    }
    Ok(if report.not_ended == 0 { Exit::Done } else { Exit::Failed })
}

fn options(args: &SimulateArgs) -> Result<Options, String> {
    let mut options = super::options(&args.ruleset, args.preset.as_deref())?;
    for option in &args.options {
        let (id, value) = option.split_once('=').ok_or_else(|| format!("--option {option:?} is not ID=VALUE"))?;
        options.set(id, value).map_err(|refusal| super::in_words(&refusal))?;
    }
    super::seats_fit(&options, args.players)?;
    Ok(options)
}

fn play(options: &Options, players: usize, seed: u64) -> Result<Played, String> {
    let kit = assets::kit(options.edition_id()).ok_or("the edition of this ruleset is missing")?;
    let mut chance = Sealed::simulated(seed);
    // Whoever runs several seats sees all their hands, and consents to what one asks of the other.
    let hold = |place: &SeatId| match options.runs(players, *place) {
        0..=1 => Hold::Ai,
        _ => Hold::Players(vec![PlayerId(u64::from(place.0) + 1)]),
    };
    let holds: BySeat<Hold> = options.armies(players).iter().map(hold).collect();
    let viewers = holds.map(|seat, hold| match hold {
        Hold::Players(players) => players.first().map_or(Viewer::Seat(seat), |&player| Viewer::Player(player)),
        Hold::Ai => Viewer::Seat(seat),
    });
    let (mut game, events) = Game::begin(kit.edition(), options, holds, &mut chance);
    let mut battles = count_battles(&events);
    let mut actions = 0;
    game.audit()?;
    while !game.is_over() && actions < MOST_ACTIONS {
        let Some(seat) = awaited(&game) else { return Err("nobody is awaited, and the game is not over".to_owned()) };
        let view = game.view(viewers[seat]);
        let action = ai::choose(&view, seat, seed ^ u64::from(actions)).ok_or("the AI finds nothing to do")?;
        let checked = game
            .check(Actor::Seat(seat), &action)
            .map_err(|refusal| format!("action {actions} {action:?} was refused: {refusal:?}"))?;
        let events;
        (game, events) = game.perform(checked, &mut chance);
        game.audit().map_err(|broken| format!("after action {actions} {action:?}: {broken}"))?;
        battles += count_battles(&events);
        actions += 1;
    }
    let view = game.view(Viewer::Public);
    let (ended, winners) = (game.is_over(), winners(&game));
    Ok(Played { ended, winners, turns: view.turn(), rounds: view.round(), actions, battles })
}

/// Who has won a game.
fn winners(game: &Game) -> Vec<SeatId> {
    match game {
        Game::Conquest(game) => match game.outcome() {
            Some(Outcome::Won { seat } | Outcome::Held { seat, .. } | Outcome::Remained { seat, .. }) => vec![*seat],
            Some(Outcome::Counted { seats, .. } | Outcome::Side { seats, .. }) => seats.clone(),
            Some(Outcome::Drawn { .. } | Outcome::Agreed { .. }) | None => Vec::new(),
        },
        Game::Rebellion(game) => match game.outcome() {
            Some(Scored::Scored { winners, .. }) => winners.clone(),
            Some(Scored::Remained { seat, .. }) => vec![*seat],
            Some(Scored::Agreed { .. }) | None => Vec::new(),
        },
    }
}

/// The first seat that must act or answer.
fn awaited(game: &Game) -> Option<SeatId> {
    game.view(Viewer::Public).awaited().first().copied()
}

fn count_battles(events: &[Event]) -> u64 {
    let series = events.iter().filter_map(|event| match &event.kind {
        EventKind::Fought(series) => Some(series.battles.len() as u64),
        _ => None,
    });
    series.sum()
}

fn report(args: &SimulateArgs, options: &Options, played: &[Played], milliseconds: i64) -> Report {
    let mut wins: BTreeMap<SeatId, u64> = BTreeMap::new();
    let mut won = 0;
    for one in played {
        let winners = &one.winners;
        won += u64::from(!winners.is_empty());
        for &seat in winners {
            // A shared victory counts for each who shares it.
            *wins.entry(seat).or_default() += 1;
        }
    }
    let mut rounds: Vec<u32> = played.iter().map(|one| one.rounds).collect();
    rounds.sort_unstable();
    let at = |percent: usize| rounds.get((rounds.len() * percent / 100).min(rounds.len().saturating_sub(1))).copied();
    let seats = options.armies(args.players).len();
    let seats_won = BySeat::from_fn(seats, |seat| wins.get(&seat).copied().unwrap_or(0));
    #[expect(
        clippy::cast_precision_loss,
        reason = "a duration in milliseconds and a number of games are far below 2^53"
    )]
    let (seconds, games) = ((milliseconds.max(1) as f64) / 1000.0, args.games as f64);
    let (table, armies) = (options.table(args.players), options.armies(args.players));
    let mut sides: BTreeMap<&'static str, u64> =
        table.iter().map(|seat| (options.ruleset.side_id(seat.side), 0)).collect();
    for one in played {
        // A side wins together.
        let place = one.winners.first().and_then(|seat| armies.get(seat.index()));
        if let Some(plan) = place.and_then(|place| table.get(place.index())) {
            *sides.entry(options.ruleset.side_id(plan.side)).or_default() += 1;
        }
    }
    Report {
        ruleset: options.ruleset.id(),
        preset: options.preset.clone(),
        players: args.players,
        games: args.games,
        won,
        drawn: played.iter().filter(|one| one.ended && one.winners.is_empty()).count() as u64,
        not_ended: played.iter().filter(|one| !one.ended).count() as u64,
        wins_by_seat: seats_won.iter().map(|(_, &wins)| wins).collect(),
        wins_by_side: sides,
        turns: played.iter().map(|one| u64::from(one.turns)).sum(),
        rounds_median: at(50).unwrap_or(0),
        rounds_90_percent: at(90).unwrap_or(0),
        actions: played.iter().map(|one| u64::from(one.actions)).sum(),
        battles: played.iter().map(|one| one.battles).sum(),
        seconds,
        games_per_second: games / seconds,
    }
}

fn write_report(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "ruleset          {} ({}), {} players", report.ruleset, report.preset, report.players)?;
    writeln!(
        out,
        "games            {}: {} won, {} drawn, {} not ended",
        report.games, report.won, report.drawn, report.not_ended
    )?;
    let wins: Vec<String> = report.wins_by_seat.iter().map(u64::to_string).collect();
    writeln!(out, "wins by seat     {}", wins.join(" "))?;
    if !report.wins_by_side.is_empty() {
        writeln!(out, "wins by side     {}", shares(report).join(", "))?;
    }
    writeln!(out, "turns            {}", report.turns)?;
    writeln!(out, "rounds           median {}, 90 % within {}", report.rounds_median, report.rounds_90_percent)?;
    writeln!(out, "actions          {}, battles {}", report.actions, report.battles)?;
    writeln!(out, "games/s          {:.1} ({:.1} s)", report.games_per_second, report.seconds)
}

/// Such as `empire 12 (40.0 %)`, of all games.
fn shares(report: &Report) -> Vec<String> {
    let share = |(side, &wins): (&&str, &u64)| {
        // Per mille of whole games, so that no float is needed.
        let mille = (1_000 * wins + report.games / 2).checked_div(report.games).unwrap_or_default();
        format!("{side} {wins} ({}.{} %)", mille / 10, mille % 10)
    };
    report.wins_by_side.iter().map(share).collect()
}
