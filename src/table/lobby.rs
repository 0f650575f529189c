//! Before the first move: a match is opened, people and AIs join it, its host sets it up and starts it.

use super::answer::Refused;
use super::change::Change;
use super::gate;
use super::house;
use super::house::House;
use super::inputs;
use super::intent::{Person, PostEvery};
use super::load::{Chair, Match, PLATFORM, SNAPSHOT_FORMAT, Sitter, load};
use super::moderate::log_in_place_of_host;
use super::names;
use super::post::{Notice, Post};
use super::press::Press;
use super::reply::Reply;
use super::seating::{self, SeatWish, arrange, as_before, got, wish};
use super::sight::{MatchState, Place};
use super::stopped::Stopped;
use crate::assets;
use crate::game::ids::{BySeat, SeatId};
use crate::game::options::{OptionRefusal, Options, RulesetId};
use crate::seal::Seed;
use crate::store::{
    self, ChannelId, GuildId, InteractionId, JoinRow, Json, MatchHead, NewDeadline, NewMatch, SeatRow, SeedRow, Tx,
};
use crate::text::lang::Lang;
use crate::text::{self, harmless};

/// The names of the AIs, in the order in which they join.
const AI_NAMES: [&str; 6] = ["Bot Ada", "Bot Blaise", "Bot Curie", "Bot Dora", "Bot Euler", "Bot Fermi"];

/// The deadline at which a lobby closes that nobody has changed.
pub(super) const IDLE_DUE: &str = "lobby-idle";

/// How long a lobby stays open without a change, in milliseconds (ux 20).
pub(super) const IDLE: i64 = 72 * 3_600_000;

/// Opens a match in a channel, by this interaction; who opens it is its host and has the first seat. Its secret is sealed now, before
/// anybody else is known.
pub(super) fn open<'a, 'tx>(
    tx: &'a Tx<'tx>,
    person: &Person,
    (place, interaction): (Place, u64),
    (options, before): (&Options, Vec<SeatWish>),
    at: (i64, PostEvery),
) -> Result<(Change<'a, 'tx>, Reply), Refused> {
    let (now, posts) = at;
    let kit = assets::kit(options.edition_id()).ok_or(Refused::Bug)?;
    let host = tx.put_player(PLATFORM, &person.account.0.to_string(), &person.name)?;
    let match_id = tx.create_match(&NewMatch {
        guild_id: GuildId(place.guild),
        channel_id: ChannelId(place.channel),
        ruleset: options.ruleset.id().to_owned(),
        options: json(options)?,
        edition: kit.edition().id().to_owned(),
        edition_hash: kit.edition().hash().to_owned(),
        format: SNAPSHOT_FORMAT,
        host,
        created_at: now,
    })?;
    // What broke in an earlier match of the channel must not hold up this one.
    tx.reopen_target(store::Target::Channel(ChannelId(place.channel)), now)?;
    let seed = Seed::fresh()?;
    tx.put_seed(&SeedRow {
        match_id,
        seed: store::Seed(*seed.reveal()),
        commitment: seed.commitment(),
        inputs: json(&Vec::<String>::new())?,
        revealed_at: None,
    })?;
    let mut change = Change::new(tx, load(tx, match_id)?, now, posts);
    change.interaction = interaction;
    sit(&mut change, person)?;
    if !before.is_empty() {
        change.of.house.before = before;
        house::keep(&change)?;
    }
    if let Some(place) = as_before(&change.of, person.account) {
        wish(&mut change, person.account, place)?;
    }
    finish(&mut change)?;
    Ok((change, Reply::Opened))
}

/// The settings of a match that is over, for the next one in its channel, and which seats people had chosen for it.
pub(super) fn once_more(tx: &Tx<'_>, press: Press, place: Place) -> Result<(Options, Vec<SeatWish>), Refused> {
    let head = tx.match_head(press.of).map_err(|_| Refused::OldButton)?;
    if head.channel_id.0 != place.channel {
        return Err(Refused::OldButton);
    }
    if head.state.is_live() {
        return Err(Refused::AlreadyStarted);
    }
    let row = tx.match_row(press.of)?;
    // Options of a release that had others: the defaults are a match too.
    let Ok(options) = serde_json::from_str(&row.options) else {
        return Ok((Options::new(RulesetId::ALL[0]), Vec::new()));
    };
    // What cannot be read was chosen by nobody.
    let House { seats, before, .. } = house::read(tx, press.of)?.unwrap_or_default();
    let elsewhere = |wish: &SeatWish| seats.iter().all(|newer| newer.account != wish.account);
    let before = before.into_iter().filter(elsewhere).collect::<Vec<_>>();
    Ok((options, seats.into_iter().chain(before).collect()))
}

/// Takes a seat of the lobby, or asks the host for one: which of the table they have does not matter to them, or is chosen (`place`).
pub(super) fn join(change: &mut Change<'_, '_>, person: &Person, place: Option<u8>) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    if !change.of.seats_of(person.account).is_empty() {
        return Err(Refused::AlreadyJoined);
    }
    house::admit(&change.of, person)?;
    gate::meets(&change.of, person, change.now)?;
    let trusted = person.moderator || person.account == change.of.host;
    let place = place.or_else(|| as_before(&change.of, person.account));
    if change.of.house.gate.approval && !trusted {
        return gate::ask(change, person, place);
    }
    change.of.house.asking.retain(|asking| asking.account != person.account);
    sit(change, person)?;
    if let Some(place) = place {
        wish(change, person.account, place)?;
    }
    finish(change)?;
    // Where the seats differ, it may be another one now.
    let (seat, later) = got(&change.of, person.account)?;
    Ok(Reply::Joined { seat, later })
}

/// Leaves the lobby. The earliest who joined becomes host where the host leaves; without people the lobby closes.
pub(super) fn leave(change: &mut Change<'_, '_>, person: &Person) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    let Some(&seat) = change.of.seats_of(person.account).first() else {
        return if gate::withdraw(change, person)? { Ok(Reply::Left) } else { Err(Refused::NotJoined) };
    };
    remove(change, seat)?;
    Ok(Reply::Left)
}

/// Takes a seat out of the lobby; those behind move up.
pub(super) fn remove(change: &mut Change<'_, '_>, seat: SeatId) -> Result<(), Refused> {
    let left = change.of.chairs[seat].clone();
    house::keep_word(change, &left)?;
    let rest = change.of.chairs.iter().filter(|&(other, _)| other != seat).map(|(_, chair)| chair.clone());
    let rest: BySeat<Chair> = rest.collect();
    let host_left = left.people.iter().any(|sitter| sitter.account == change.of.host);
    let mut by_joining: Vec<&Chair> = rest.iter().map(|(_, chair)| chair).collect();
    by_joining.sort_by_key(|chair| chair.joined);
    match by_joining.iter().find_map(|chair| chair.people.first()) {
        None => close(change)?,
        Some(heir) if host_left => {
            change.of.row.host = heir.player;
            change.of.host = heir.account;
        }
        Some(_) => {}
    }
    for old in change.of.chairs.ids() {
        change.tx.remove_seat(change.of.id(), old)?;
    }
    change.of.chairs = rest;
    for (seat, chair) in change.of.chairs.iter() {
        put_chair(change, seat, chair)?;
    }
    finish(change)
}

/// Gives free seats to AIs.
pub(super) fn add_ai(change: &mut Change<'_, '_>, person: &Person, count: i64) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    host_only(change, person, |by| Notice::LobbyChanged { by })?;
    let most = *change.of.options.seats().end();
    let free = most.saturating_sub(change.of.chairs.len());
    if free == 0 {
        return Err(Refused::LobbyFull { most });
    }
    let out_of_range = Refused::OutOfRange { asked: count, least: 1, most: i64::try_from(free).unwrap_or(i64::MAX) };
    let count = usize::try_from(count).ok().filter(|count| (1..=free).contains(count)).ok_or(out_of_range)?;
    for _ in 0..count {
        let taken: Vec<&str> = change.of.chairs.iter().map(|(_, chair)| chair.name.as_str()).collect();
        let name = AI_NAMES.iter().find(|name| !taken.contains(name)).copied().unwrap_or(AI_NAMES[0]);
        let chair = Chair {
            name: distinct(name, &change.of.chairs),
            slot: free_slot(&change.of.chairs),
            counter: 0,
            people: Vec::new(),
            joined: Some(change.interaction),
            word: None,
        };
        add(change, chair)?;
    }
    finish(change)?;
    Ok(Reply::AiAdded(count))
}

/// Chooses a preset, sets an option, or with neither only shows the settings.
pub(super) fn settings(
    change: &mut Change<'_, '_>,
    person: &Person,
    preset: Option<&str>,
    option: Option<&str>,
    value: Option<&str>,
) -> Result<Reply, Refused> {
    if preset.is_none() && option.is_none() {
        return Ok(Reply::Settings);
    }
    in_lobby(&change.of)?;
    host_only(change, person, |by| Notice::LobbyChanged { by })?;
    let mut options = change.of.options.clone();
    if let Some(preset) = preset {
        options = with_preset(options.ruleset, preset)?;
    }
    if let Some(asked) = option {
        set(&mut options, asked, value.unwrap_or_default())?;
    }
    change.of.row.options = json(&options)?;
    change.of.options = options;
    finish(change)?;
    Ok(Reply::Settings)
}

/// Starts the match. Its luck now depends on the sealed seed and on what is posted with the start, and on nothing that comes later.
pub(super) fn start(change: &mut Change<'_, '_>, person: &Person) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    host_only(change, person, |by| Notice::Started { by })?;
    let (seats, least) = (change.of.chairs.len(), *change.of.options.seats().start());
    if seats < least {
        return Err(Refused::TooFewSeats { seats, least });
    }
    seating::take_armies(change)?;
    inputs::settle(change)?;
    // Before all that shows something drawn: posts of a channel leave in this order.
    change.say(&Post::Inputs { of: change.of.id() })?;
    change.begin()?;
    change.show(&Post::Lobby { of: change.of.id() }, change.now)?;
    Ok(Reply::Started)
}

/// Closes a lobby that nobody has changed for long.
pub(super) fn close_idle(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    in_lobby(&change.of)?;
    close(change)?;
    finish(change)?;
    change.notice(Notice::LobbyClosed)
}

/// Ends the lobby; nothing is written or told yet.
pub(super) fn close(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    change.of.row.state = MatchState::Ended;
    change.of.row.ended_at = Some(change.now);
    change.reveal_later()
}

/// A lobby that may still be joined, be it once it no longer stands aside.
pub(super) fn is_lobby(head: &MatchHead) -> bool {
    head.state.is_live() && head.started_at.is_none()
}

/// A name that nobody else in the match has, harmless in any text.
pub(super) fn distinct(name: &str, others: &BySeat<Chair>) -> String {
    let name = harmless(name);
    let taken = |name: &str| others.iter().any(|(_, chair)| chair.name.to_lowercase() == name.to_lowercase());
    let numbered = (2..).map(|n: u32| format!("{name} {n}"));
    std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(name)
}

pub(super) fn in_lobby(of: &Match) -> Result<(), Refused> {
    match of.row.state {
        MatchState::Lobby => Ok(()),
        MatchState::Running | MatchState::Paused => Err(Refused::AlreadyStarted),
        MatchState::Over | MatchState::Ended => Err(Refused::MatchOver),
        MatchState::SetAside => Err(Refused::SetAside(of.stopped().unwrap_or(Stopped::Damaged))),
    }
}

pub(super) fn may_host(of: &Match, person: &Person) -> Result<(), Refused> {
    if of.host == person.account || person.moderator { Ok(()) } else { Err(Refused::OnlyHost) }
}

/// Only the host and moderators go on; what a moderator does in place of the host is told the log of the server.
pub(super) fn host_only(
    change: &Change<'_, '_>,
    person: &Person,
    act: impl FnOnce(String) -> Notice,
) -> Result<(), Refused> {
    may_host(&change.of, person)?;
    log_in_place_of_host(change, person, act)
}

pub(super) fn sit(change: &mut Change<'_, '_>, person: &Person) -> Result<SeatId, Refused> {
    let player = change.tx.put_player(PLATFORM, &person.account.0.to_string(), &person.name)?;
    change.tx.set_player_language(player, person.lang.code())?;
    // Whoever joins may have opened their direct messages since.
    change.tx.set_dm_closed(player, false)?;
    let name = distinct(&person.name, &change.of.chairs);
    let sitter = Sitter { player, account: person.account, dm_closed: false };
    let people = vec![sitter.clone()];
    let (slot, joined) = (free_slot(&change.of.chairs), Some(change.interaction));
    let word = change.of.house.word_of(person.account);
    let seat = add(change, Chair { name, slot, counter: 0, people, joined, word })?;
    house::greet(change, &sitter)?;
    Ok(seat)
}

fn add(change: &mut Change<'_, '_>, chair: Chair) -> Result<SeatId, Refused> {
    let most = *change.of.options.seats().end();
    let seats = change.of.chairs.len();
    if seats >= most {
        return Err(Refused::LobbyFull { most });
    }
    let seat = SeatId(u8::try_from(seats).map_err(|_| Refused::LobbyFull { most })?);
    put_chair(change, seat, &chair)?;
    let chairs = change.of.chairs.iter().map(|(_, chair)| chair.clone()).chain([chair]);
    change.of.chairs = chairs.collect();
    Ok(seat)
}

pub(super) fn put_chair(change: &Change<'_, '_>, seat: SeatId, chair: &Chair) -> Result<(), Refused> {
    let match_id = change.of.id();
    let (name, shape, counter) = (chair.name.clone(), chair.slot, chair.counter);
    change.tx.put_seat(&SeatRow { match_id, seat, name, shape, counter })?;
    let joined = chair.joined.map(InteractionId);
    change.tx.put_join(match_id, &JoinRow { seat, joined, word: chair.word.clone() })?;
    for sitter in &chair.people {
        change.tx.add_seat_player(match_id, seat, sitter.player)?;
    }
    Ok(())
}

fn free_slot(chairs: &BySeat<Chair>) -> u8 {
    (0..=u8::MAX).find(|slot| chairs.iter().all(|(_, chair)| chair.slot != *slot)).unwrap_or(0)
}

pub(super) fn finish(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    arrange(change)?;
    change.write()?;
    let match_id = change.of.id();
    // Also one that stands aside.
    if change.of.row.state.is_live() && change.of.game.is_none() {
        let (due_at, version) = (change.now + IDLE, change.of.row.version);
        change.tx.put_deadline(&NewDeadline { match_id, kind: IDLE_DUE.to_owned(), seat: None, due_at, version })?;
    } else {
        change.tx.cancel_deadline(match_id, IDLE_DUE, None)?;
    }
    change.show(&Post::Lobby { of: match_id }, change.lobby_at)
}

/// The settings with which a match is opened: of a ruleset and a preset, or the defaults.
pub(super) fn options(ruleset: Option<&str>, preset: Option<&str>) -> Result<Options, Refused> {
    let known: Vec<&'static str> = RulesetId::ALL.iter().map(|ruleset| ruleset.id()).collect();
    // A preset alone is that of the ruleset that has it.
    let has = |ruleset: &RulesetId| {
        preset.is_some_and(|preset| names::word(preset, &Options::new(*ruleset).presets()).is_some())
    };
    let unnamed = RulesetId::ALL.into_iter().find(has).unwrap_or(RulesetId::ALL[0]);
    let ruleset = ruleset.map_or(Ok(unnamed), |asked| {
        RulesetId::from_id(names::word(asked, &known).unwrap_or(asked)).map_err(Refused::Option)
    })?;
    preset.map_or(Ok(Options::new(ruleset)), |preset| with_preset(ruleset, preset))
}

fn with_preset(ruleset: RulesetId, asked: &str) -> Result<Options, Refused> {
    let preset = names::word(asked, &Options::new(ruleset).presets()).unwrap_or(asked);
    Options::with_preset(ruleset, preset).map_err(Refused::Option)
}

/// The option with this name, or the beginning of one, in any language.
fn labelled<'a>(asked: &str, ids: &[&'a str]) -> Option<&'a str> {
    Lang::ALL.into_iter().find_map(|lang| {
        let labels: Vec<String> = ids.iter().map(|id| text::choice_option(lang, id)).collect();
        let named = names::word(asked, &labels.iter().map(String::as_str).collect::<Vec<_>>())?.to_owned();
        let place = labels.iter().position(|label| *label == named)?;
        ids.get(place).copied()
    })
}

fn set(options: &mut Options, asked: &str, value: &str) -> Result<(), Refused> {
    let settings = options.settings();
    let ids: Vec<&str> = settings.iter().map(|setting| setting.id).collect();
    let Some(id) = names::word(asked, &ids).or_else(|| labelled(asked, &ids)) else {
        let known = settings.iter().map(|setting| setting.id).collect();
        return Err(Refused::Option(OptionRefusal::UnknownOption { asked: asked.to_owned(), known }));
    };
    let choices: Vec<&str> = settings
        .iter()
        .filter(|setting| setting.id == id)
        .flat_map(|setting| &setting.choices)
        .map(String::as_str)
        .collect();
    // Numbers are not guessed: 1 is not the beginning of 12.
    let is_number = value.trim().parse::<i64>().is_ok();
    let known = if is_number { None } else { names::word(value, &choices) };
    let value = known.unwrap_or(value.trim());
    options.set(id, value).map_err(Refused::Option)
}

pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<Json, Refused> {
    serde_json::to_string(value).map(Json).map_err(|error| {
        tracing::error!(%error, "settings cannot be written");
        Refused::Bug
    })
}
