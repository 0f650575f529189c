//! A match out of a file into a store.

use std::collections::BTreeMap;

use serde_json::Value;

use super::change::{plain_post, reveal_later};
use super::export::{ExportError, Exported, Line, map_players};
use super::load::{LoadError, PLATFORM, load};
use super::post::Post;
use super::sight::{MatchId, MatchState, Place};
use crate::assets;
use crate::game::ids::{PlayerId, SeatId};
use crate::seal::{MatchKey, Seed};
use crate::store::{
    self, ChannelId, GuildId, InteractionId, JoinRow, JournalRow, Json, MessageId, NewMatch, SeatRow, SeedRow,
    SnapshotHead, SnapshotRow, Store, StoreError, Tx, WriteError,
};

/// Begins the public input that says from which draw on another seed counts.
pub(super) const MOVED: &str = "moved before draw ";

/// Puts a match into the store, in the channel of the file or another one. One that is not over arrives paused, with its luck
/// sealed anew: the seed stayed behind. Not for a thread that drives async tasks.
pub fn import(store: &Store, file: &Exported, place: Option<Place>, now: i64) -> Result<MatchId, ExportError> {
    if file.snapshot.0.is_none() && file.state != MatchState::Lobby {
        return Err(ExportError::PublicOnly);
    }
    let place = place.unwrap_or(Place { guild: file.guild, channel: file.channel });
    let file = file.clone();
    let done = store.write_blocking(move |tx| {
        let id = put(tx, &file, place, now)?;
        match load(tx, id) {
            Ok(_) => Ok(id),
            Err(LoadError::Store(error)) => Err(Failed::Store(error)),
            Err(LoadError::Broken(_, details)) => Err(Failed::Unsound(details)),
        }
    });
    done.map_err(|error| match error {
        WriteError::Refused(Failed::Unsound(why)) | WriteError::Bug(why) => ExportError::Unsound(why),
        WriteError::Refused(Failed::Store(error)) | WriteError::Store(error) => error.into(),
    })
}

enum Failed {
    Store(StoreError),
    Unsound(String),
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

fn put(tx: &Tx<'_>, file: &Exported, place: Place, now: i64) -> Result<MatchId, Failed> {
    let unsound = |what: &str| Failed::Unsound(what.to_owned());
    let mut players: BTreeMap<PlayerId, PlayerId> = BTreeMap::new();
    for somebody in &file.people {
        let account = somebody.account.to_string();
        let known = tx.player_by_account(PLATFORM, &account)?.map(|row| row.player_id);
        let name = name_of(file, somebody.player);
        players.insert(somebody.player, known.map_or_else(|| tx.put_player(PLATFORM, &account, name), Ok)?);
    }
    let here = |player: PlayerId| players.get(&player).copied().unwrap_or(player);
    let kit = assets::kit(&file.edition).ok_or_else(|| unsound("this release does not know its edition"))?;
    let id = tx.create_match(&NewMatch {
        guild_id: GuildId(place.guild),
        channel_id: ChannelId(place.channel),
        ruleset: file.ruleset.clone(),
        options: Json(file.options.to_string()),
        edition: kit.edition().id().to_owned(),
        edition_hash: file.edition_hash.clone(),
        format: file.snapshot_format,
        host: here(file.host),
        created_at: file.created_at,
    })?;
    for (n, seat) in file.seats.iter().enumerate() {
        let number = SeatId(u8::try_from(n).map_err(|_| unsound("too many seats"))?);
        let (name, shape, counter) = (crate::text::harmless(&seat.name), seat.slot, seat.counter);
        tx.put_seat(&SeatRow { match_id: id, seat: number, name, shape, counter })?;
        let word = seat.word.as_deref().map(crate::text::inert_word).filter(|word| !word.is_empty());
        if word.as_ref().is_some_and(|word| word.chars().count() > crate::text::LONGEST_WORD) {
            return Err(unsound("a word is too long"));
        }
        let join = JoinRow { seat: number, joined: seat.joined.map(InteractionId), word };
        tx.put_join(id, &join)?;
        for &player in &seat.players {
            tx.add_seat_player(id, number, here(player))?;
        }
    }
    if let Some(house) = &file.house.0 {
        tx.put_house(id, &Json(house.to_string()))?;
    }
    seal(tx, file, id, now)?;
    for line in &file.journal {
        tx.put_journal(&row(line, id, &here))?;
    }
    let snapshot = file.snapshot.0.clone().map(|mut snapshot| {
        map_players(&mut snapshot, &mut |player| here(player));
        Json(snapshot.to_string())
    });
    let mut new = tx.match_row(id)?;
    new.version = file.version;
    new.moves = file.moves;
    new.next_draw = file.next_draw;
    new.snapshot.clone_from(&snapshot);
    new.started_at = file.started_at;
    new.ended_at = file.ended_at;
    new.state = match file.state {
        MatchState::Running | MatchState::Paused | MatchState::SetAside => MatchState::Paused,
        other => other,
    };
    new.paused_at = (new.state == MatchState::Paused).then_some(now);
    tx.update_match(0, &new)?;
    if new.state == MatchState::Lobby {
        // Its commitment is another one: it begins once that is posted.
        let post = plain_post(&tx.match_head(id)?, &Post::Lobby { of: id }, now);
        tx.put_show(&post.map_err(|_| unsound("the post of its lobby"))?)?;
    }
    if new.state == MatchState::Paused {
        // Its luck comes from a new seed now, which is promised here.
        let post = plain_post(&tx.match_head(id)?, &Post::Inputs { of: id }, now);
        tx.put_say(&post.map_err(|_| unsound("a post about its dice"))?)?;
    }
    if new.state == MatchState::Ended && file.seal.seed.is_none() {
        let ended = file.ended_at.unwrap_or(now);
        reveal_later(tx, id, ended, new.version).map_err(|_| unsound("when its seed is revealed"))?;
    }
    if let Some(snapshot) = snapshot {
        let turn = file.journal.last().map_or(0, |line| line.turn);
        let head = SnapshotHead { match_id: id, version: file.version, move_no: file.moves, turn, turn_start: false };
        tx.put_snapshot(&SnapshotRow { head, snapshot })?;
    }
    Ok(id)
}

/// The old seed where it is revealed; a new one, told by one more public input, where it is not.
fn seal(tx: &Tx<'_>, file: &Exported, match_id: MatchId, now: i64) -> Result<(), Failed> {
    let mut inputs = file.seal.inputs.clone();
    let revealed = file.seal.seed.as_deref().and_then(|seed| Seed::from_hex(seed).ok());
    let revealed_at = revealed.is_some().then_some(file.ended_at.unwrap_or(now));
    let (seed, commitment) = if let Some(seed) = revealed {
        (seed, file.seal.commitment.clone())
    } else {
        let seed = Seed::fresh().map_err(|error| Failed::Unsound(error.to_string()))?;
        if !file.journal.is_empty() {
            inputs.push(format!("{MOVED}{} from commitment {}", file.next_draw, file.seal.commitment));
        }
        let commitment = seed.commitment();
        (seed, commitment)
    };
    let begun = !inputs.is_empty();
    let key_hash = if revealed_at.is_some() {
        file.seal.key_hash.clone()
    } else {
        begun.then(|| MatchKey::new(&seed, &inputs).hash())
    };
    let inputs = serde_json::to_string(&inputs).map_err(|error| Failed::Unsound(error.to_string()))?;
    let seed = store::Seed(*seed.reveal());
    tx.put_seed(&SeedRow { match_id, seed, commitment, inputs: Json(inputs), revealed_at })?;
    if let Some(message) = file.seal.message.filter(|_| revealed_at.is_some()) {
        tx.set_seal_message(match_id, MessageId(message))?;
    }
    if let Some(hash) = key_hash {
        tx.set_key_hash(match_id, &hash)?;
    }
    Ok(())
}

fn row(line: &Line, match_id: MatchId, here: &impl Fn(PlayerId) -> PlayerId) -> JournalRow {
    let text = |value: &Value| {
        let mut value = value.clone();
        map_players(&mut value, &mut |player| here(player));
        Json(value.to_string())
    };
    JournalRow {
        match_id,
        version: line.version,
        move_no: line.move_no,
        turn: line.turn,
        at: line.at,
        actor: text(&line.actor),
        action: text(&line.action),
        draws: text(&line.draws),
        events: text(&line.events),
        rules_revision: line.rules_revision,
        undone_by: line.undone_by,
    }
}

/// The name of a person who has a seat; whoever comes along only in the history gets theirs when they are seen next.
fn name_of(file: &Exported, player: PlayerId) -> &str {
    file.seats.iter().find(|seat| seat.players.contains(&player)).map_or("?", |seat| &seat.name)
}
