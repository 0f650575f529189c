//! `adjutant backup`: a copy of the database beside a running bot.

use std::io::Write;

use super::{BackupArgs, Exit, config};
use crate::store::Store;

pub(super) fn run(args: &BackupArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    let backup = Store::back_up(&config(&args.config)?.database, &args.file)?;
    writeln!(out, "{}: {} matches, {} bytes, looked through", args.file.display(), backup.matches, backup.bytes)?;
    writeln!(out, "it holds hands and secret seeds: keep it to yourself")?;
    Ok(Exit::Done)
}
