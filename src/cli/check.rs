//! `adjutant check`: what is wrong, said to the host before players find it.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::{CheckArgs, Exit, config};
use crate::assets::{self, Source};
use crate::config::Token;
use crate::store::Store;

/// Looks at everything, also after a first fault, and writes one line for each thing.
pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let faults = match &args.board {
        Some(files) => files_of_a_board(files, out)?,
        None => host(args, out)?,
    };
    writeln!(out, "{}", if faults == 0 { "all is well" } else { "something must be mended" })?;
    Ok(if faults == 0 { Exit::Done } else { Exit::Failed })
}

fn files_of_a_board(files: &[std::path::PathBuf], out: &mut dyn Write) -> anyhow::Result<usize> {
    let [board, deck] = files else { anyhow::bail!("--board takes a board file and a deck file") };
    let (board_text, deck_text) = (fs::read_to_string(board)?, fs::read_to_string(deck)?);
    let (board_name, deck_name) = (board.display().to_string(), deck.display().to_string());
    let board = Source { file: &board_name, text: &board_text };
    let deck = Source { file: &deck_name, text: &deck_text };
    match assets::load(board, deck) {
        Ok(kit) => {
            writeln!(
                out,
                "ok      {} spaces, {} cards",
                kit.edition.board.spaces().len(),
                kit.edition.deck.cards().len()
            )?;
            Ok(0)
        }
        Err(error) => {
            writeln!(out, "wrong   {error}")?;
            Ok(1)
        }
    }
}

fn host(args: &CheckArgs, out: &mut dyn Write) -> anyhow::Result<usize> {
    let config = match config(&args.config) {
        Ok(config) => config,
        Err(error) => {
            writeln!(out, "wrong   settings: {error}")?;
            return Ok(1);
        }
    };
    writeln!(out, "ok      settings")?;
    let mut faults = 0;
    match Token::from_environment() {
        Ok(_) => writeln!(out, "ok      a token is set")?,
        Err(error) => {
            faults += 1;
            writeln!(out, "wrong   {error}")?;
        }
    }
    Ok(faults + database(&config.database, out)?)
}

fn database(path: &Path, out: &mut dyn Write) -> anyhow::Result<usize> {
    if !path.exists() {
        writeln!(out, "ok      database {} will be made at the first start", path.display())?;
        return Ok(0);
    }
    let faults = Store::open_read_only(path).and_then(|reading| reading.faults());
    match faults {
        Ok(faults) if faults.is_empty() => {
            writeln!(out, "ok      database {}", path.display())?;
            Ok(0)
        }
        Ok(faults) => {
            for fault in &faults {
                writeln!(out, "wrong   database {}: {fault}", path.display())?;
            }
            Ok(faults.len())
        }
        Err(error) => {
            writeln!(out, "wrong   database {}: {error}", path.display())?;
            Ok(1)
        }
    }
}
