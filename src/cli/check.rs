//! `adjutant check`: what is wrong, said to the host before players find it.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::{CheckArgs, Exit, config};
use crate::assets::{self, Source};
use crate::config::Token;
use crate::discord::{DiscordError, Inspection, Playing};
use crate::store::Store;
use crate::text::lang::Lang;
use crate::text::permission_name;

/// Looks at everything, also after a first fault, and writes one line for each thing.
pub(super) fn run(
    args: &CheckArgs,
    ask: impl FnOnce(&Token, &[Playing]) -> Result<Inspection, DiscordError>,
    out: &mut dyn Write,
) -> anyhow::Result<Exit> {
    let faults = match (&args.board, &args.arenas) {
        (Some(files), _) => files_of_a_board(files, out)?,
        (None, Some(file)) => file_of_a_box(file, out)?,
        (None, None) => host(args, ask, out)?,
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
    let loaded =
        if assets::is_of_ships(deck) { assets::load_ships("checked", board, deck) } else { assets::load(board, deck) };
    match loaded {
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

fn file_of_a_box(file: &Path, out: &mut dyn Write) -> anyhow::Result<usize> {
    let (text, name) = (fs::read_to_string(file)?, file.display().to_string());
    match assets::load_rebellion(Source { file: &name, text: &text }) {
        Ok(kit) => {
            writeln!(out, "ok      {} arenas, {} allies", kit.edition.arenas().len(), kit.edition.allies().len())?;
            Ok(0)
        }
        Err(error) => {
            writeln!(out, "wrong   {error}")?;
            Ok(1)
        }
    }
}

fn host(
    args: &CheckArgs,
    ask: impl FnOnce(&Token, &[Playing]) -> Result<Inspection, DiscordError>,
    out: &mut dyn Write,
) -> anyhow::Result<usize> {
    let config = match config(&args.config) {
        Ok(config) => config,
        Err(error) => {
            writeln!(out, "wrong   settings: {error}")?;
            return Ok(1);
        }
    };
    writeln!(out, "ok      settings")?;
    let mut faults = 0;
    let token = match Token::from_environment() {
        Ok(token) => {
            writeln!(out, "ok      a token is set")?;
            Some(token)
        }
        Err(error) => {
            faults += 1;
            writeln!(out, "wrong   {error}")?;
            None
        }
    };
    let (playing, broken) = database(&config.database, out)?;
    faults += broken;
    match token {
        Some(token) if !args.offline => Ok(faults + discord(ask(&token, &playing), out)?),
        _ => Ok(faults),
    }
}

/// The matches that play in the database, and how much is wrong with it.
fn database(path: &Path, out: &mut dyn Write) -> anyhow::Result<(Vec<Playing>, usize)> {
    if !path.exists() {
        writeln!(out, "ok      database {} will be made at the first start", path.display())?;
        return Ok((Vec::new(), 0));
    }
    let looked = Store::open_read_only(path).and_then(|reading| Ok((reading.faults()?, reading.live_matches()?)));
    match looked {
        Ok((faults, live)) => {
            for fault in &faults {
                writeln!(out, "wrong   database {}: {fault}", path.display())?;
            }
            for row in &live.unreadable {
                writeln!(out, "wrong   database {}: {}", path.display(), row.error)?;
            }
            let wrong = faults.len() + live.unreadable.len();
            if wrong == 0 {
                writeln!(out, "ok      database {}, {} live matches", path.display(), live.rows.len())?;
            }
            let playing = live.rows.iter().map(|head| Playing {
                of: head.match_id.0,
                guild: head.guild_id.0,
                channel: head.channel_id.0,
            });
            Ok((playing.collect(), wrong))
        }
        Err(error) => {
            writeln!(out, "wrong   database {}: {error}", path.display())?;
            Ok((Vec::new(), 1))
        }
    }
}

/// What Discord says: rights by server and by channel, and the link that invites the bot.
fn discord(inspected: Result<Inspection, DiscordError>, out: &mut dyn Write) -> anyhow::Result<usize> {
    let inspection = match inspected {
        Ok(inspection) => inspection,
        Err(error) => {
            writeln!(out, "wrong   {error}")?;
            return Ok(1);
        }
    };
    let mut faults = 0;
    writeln!(out, "ok      Discord knows the bot as {}, in {} servers", inspection.name, inspection.servers.len())?;
    for server in &inspection.servers {
        let lacks: Vec<String> = server.missing.iter().map(|&right| permission_name(right, Lang::En)).collect();
        if !server.commands {
            faults += 1;
            writeln!(
                out,
                "wrong   server {}: nobody can use the commands there: the scope applications.commands is missing; \
                 invite the bot once more with the link below",
                server.name
            )?;
        }
        if lacks.is_empty() {
            writeln!(out, "ok      server {}", server.name)?;
        } else {
            // A single channel may grant what the server does not, and no match may play here: not a fault in itself.
            writeln!(out, "note    server {}: the bot lacks {} there", server.name, lacks.join(", "))?;
        }
    }
    for place in &inspection.places {
        let lacks = match &place.missing {
            Ok(missing) => missing.iter().map(|&right| permission_name(right, Lang::En)).collect::<Vec<_>>().join(", "),
            Err(why) => why.clone(),
        };
        if !lacks.is_empty() {
            faults += 1;
            let Playing { of, channel, .. } = place.playing;
            writeln!(out, "wrong   match {of} in channel {channel}: missing: {lacks}")?;
        }
    }
    writeln!(out, "invite  {}", inspection.invitation)?;
    Ok(faults)
}
