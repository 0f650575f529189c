//! `adjutant draw`: the board or the arena of an exported match, or of a fresh game, as a picture file.

use std::fs;
use std::io::Write;

use anyhow::Context;

use super::{DrawArgs, Exit, WrongCall, transfer};
use crate::ai;
use crate::assets;
use crate::game::ids::{BySeat, SeatId};
use crate::game::options::Options;
use crate::game::people::{Actor, Hold, Viewer};
use crate::game::view::View;
use crate::game::{Game, naming};
use crate::render;
use crate::seal::Sealed;
use crate::table::House;
use crate::table::answer::Seen;
use crate::table::export::Exported;
use crate::table::seating::looks;
use crate::table::sight::{AccountId, MatchId, MatchState, Place, Seated, Sight};
use crate::text;
use crate::text::lang::Lang;

pub(super) fn run(args: &DrawArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let sight = match &args.file {
        Some(file) => exported(&transfer::read(file)?)?,
        None => fresh(args)?,
    };
    let lang = Lang::from_locale(&args.lang);
    let message = text::seen(&Seen::Board { sight, last: Vec::new() }, lang);
    let wish = message.picture.context("this match has no board yet")?;
    let picture = render::draw(wish)?;
    let png = match args.width.filter(|&width| width != u32::from(picture.width)) {
        Some(width) => render::shrink(&picture, width)?,
        None => picture.png,
    };
    fs::write(&args.out, &png).with_context(|| format!("cannot write {}", args.out.display()))?;
    writeln!(out, "{}: {} bytes", args.out.display(), png.len())?;
    writeln!(out, "{}", picture.alt)?;
    Ok(Exit::Done)
}

/// The public side of an exported match.
fn exported(file: &Exported) -> anyhow::Result<Sight> {
    let kit = assets::kit(&file.edition).with_context(|| format!("no edition {:?} here", file.edition))?;
    let state = file.snapshot.0.clone().context("the file holds no state; export the match with --whole")?;
    let game: Game =
        naming::with(kit.edition(), || serde_json::from_value(state)).context("the state cannot be read")?;
    let seats = file.seats.iter().map(|seat| Seated { name: seat.name.clone(), slot: seat.slot, accounts: Vec::new() });
    let options = serde_json::from_value(file.options.clone()).context("the options cannot be read")?;
    Ok(sight(file.match_id, file.state, options, seats.collect(), game.view(Viewer::Public)))
}

/// A game of the AI against itself, so many turns on.
fn fresh(args: &DrawArgs) -> anyhow::Result<Sight> {
    let options = super::options(&args.ruleset, args.preset.as_deref()).map_err(WrongCall)?;
    super::seats_fit(&options, args.players.into()).map_err(WrongCall)?;
    let kit = assets::kit(options.edition_id()).context("the edition of this ruleset is missing")?;
    let mut chance = Sealed::simulated(args.seed);
    let armies = options.armies(args.players.into());
    let holds = armies.iter().map(|_| Hold::Ai).collect();
    let (mut game, _) = Game::begin(kit.edition(), &options, holds, &mut chance);
    let mut tie = 0;
    loop {
        let view = game.view(Viewer::Public);
        let Some(seat) = view.awaited().first().copied() else { break };
        if view.turn() > args.turns || (args.turns == 0 && view.turn() == 1) {
            break;
        }
        let own = game.view(Viewer::Seat(seat));
        let action = ai::choose(&own, seat, args.seed ^ tie).context("the AI finds nothing to do")?;
        let (next, _) = game
            .apply(Actor::Seat(seat), &action, &mut chance)
            .map_err(|refusal| anyhow::anyhow!("the AI was refused: {refusal:?}"))?;
        game = next;
        tie += 1;
    }
    let name = |seat: SeatId| {
        let place = armies[seat.index()];
        let name = ["Ana", "Ben", "Chidi", "Dagny", "Emeka", "Farah"][place.index() % 6];
        let nth = armies[..seat.index()].iter().filter(|&&other| other == place).count();
        if options.runs(args.players.into(), place) > 1 { text::army_name(name, nth) } else { name.to_owned() }
    };
    let looks = looks(&options, armies.len());
    let seats = BySeat::from_fn(armies.len(), |seat| Seated {
        name: name(seat),
        slot: looks[seat.index()],
        accounts: Vec::new(),
    });
    Ok(sight(MatchId(0), MatchState::Running, options, seats, game.view(Viewer::Public)))
}

fn sight(id: MatchId, state: MatchState, options: Options, seats: BySeat<Seated>, view: View) -> Sight {
    Sight {
        id,
        place: Place { guild: 0, channel: 0 },
        state,
        stopped: None,
        options,
        host: AccountId(0),
        house: House::default(),
        counters: seats.map(|_, _| 0),
        words: seats.map(|_, _| None),
        seats,
        view: Some(view),
        version: 0,
        moves: 0,
        inputs: Vec::new(),
        commitment: String::new(),
        seal_message: None,
        key_hash: None,
        next_draw: 1,
    }
}
