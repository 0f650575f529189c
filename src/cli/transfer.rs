//! `adjutant export`, `import` and `verify`: matches as files.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;

use super::{Exit, ExportArgs, ImportArgs, VerifyArgs, config};
use crate::clock::Clock;
use crate::store::Store;
use crate::table::export::{self, Exported, Part};
use crate::table::import;
use crate::table::sight::MatchId;
use crate::table::verify;

/// Reads beside a running bot: it needs no lock.
pub(super) fn export(args: &ExportArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let reading = Store::open_read_only(&config(&args.config)?.database)?;
    let part = if args.whole { Part::Whole } else { Part::Public };
    let text = export::export(&reading, MatchId(args.number), part)?.text()?;
    match &args.out {
        Some(file) => fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?,
        None => writeln!(out, "{text}")?,
    }
    Ok(Exit::Done)
}

/// Needs the database for itself: stop the bot first.
pub(super) fn import(args: &ImportArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let file = read(&args.file)?;
    let store = Store::open(&config(&args.config)?.database)?;
    let id = import::import(&store, &file, None, Clock::system().now())?;
    store.close();
    writeln!(out, "match {} is in the database; one that was running is paused, and a moderator can resume it", id.0)?;
    Ok(Exit::Done)
}

pub(super) fn verify(args: &VerifyArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let verified = verify::verify(&read(&args.file)?)?;
    writeln!(
        out,
        "{} draws recomputed from the revealed seed, from draw {} on: all as told",
        verified.draws, verified.from_draw
    )?;
    match verified.states {
        0 => writeln!(
            out,
            "states were not replayed: the match was played under other rules, another board, or was moved"
        )?,
        states => writeln!(out, "{states} states replayed: all as stored")?,
    }
    Ok(Exit::Done)
}

pub(super) fn read(file: &Path) -> anyhow::Result<Exported> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    Exported::parse(&text).with_context(|| file.display().to_string())
}
