//! Rows of the outbox with all that words and pictures are made from, as things stand when they are delivered.

use super::answer::Refused;
use super::change::{commands_asked, is_unwatched};
use super::intent::PostEvery;
use super::load::{LoadError, Match, account, load, thaw};
use super::outbox::{Due, Rendered, Revealed, Shown, Target};
use super::post::{Notice, Post};
use super::sight::{Entry, MatchState, Sight};
use super::stopped::Stopped;
use super::{guild, journal, public};
use crate::assets;
use crate::game::conquest::special::{Called, SpecialEvent};
use crate::game::event::{Event, EventKind};
use crate::game::ids::{BySeat, CardId, PlayerId, SeatId, SpaceId};
use crate::game::naming;
use crate::game::people::{Actor, Viewer};
use crate::game::rebellion::event::Event as ArenaEvent;
use crate::game::view::View;
use crate::seal::Seed;
use crate::store::{self, OutboxRow, PostKind, PostRow, Reading};
use crate::text::lang::Lang;

/// Whether the question for the command of a space is open that was put with this move.
pub(super) fn is_open(
    reading: &Reading,
    of: &Match,
    view: &View,
    (asked, space): (u64, SpaceId),
) -> Result<bool, Refused> {
    let is_asked = commands_asked(view).iter().any(|open| open.space == space);
    Ok(is_asked && journal::asked_at(reading, of, view.turn(), space)? == Some(asked))
}

/// As many messages of a target are known to be others: twice as many as are looked through.
const KNOWN: u32 = 100;

/// A row with all that its words are made from; `None` where nothing is left to send.
pub(super) fn due(reading: &Reading, row: OutboxRow) -> Result<Option<Due>, Refused> {
    let id = row.match_id.ok_or(Refused::Bug)?;
    let of = match load(reading, id) {
        Ok(of) => Some(of),
        Err(LoadError::Store(error)) => return Err(error.into()),
        Err(LoadError::Broken(..)) => None,
    };
    let edition = of.as_ref().map_or_else(|| (&assets::any().edition).into(), |of| of.kit.edition());
    let post: Post = naming::with(edition, || serde_json::from_str(&row.post)).map_err(|_| Refused::Bug)?;
    let (target, lang) = match row.target {
        store::Target::Channel(channel) => {
            let guild = row.guild_id.map_or(0, |guild| guild.0);
            (Target::Channel(channel.0), guild::settings(reading, guild)?.language.unwrap_or_default())
        }
        store::Target::Player(player) => person(reading, player)?,
    };
    let is_show = row.kind == PostKind::Show;
    let existing = if is_show { reading.post(id, &row.key)? } else { None };
    let mut rendered = rendered(reading, of.as_ref(), post, lang, target)?;
    // A post that was closed before its time (an undo, another player in the seat, somebody new to be called) is sent anew, and calls.
    // Where every move has its own post, closing is the rule, and nobody is called twice.
    let gathers =
        row.guild_id.map_or(Ok(PostEvery::Turn), |guild| guild::settings(reading, guild.0).map(|of| of.posts))?;
    rendered.ping = existing.as_ref().is_none_or(|post| post.closed && gathers == PostEvery::Turn);
    if let (Post::Welcome { .. }, Target::Person(account)) = (&rendered.post, target)
        && of.as_ref().is_none_or(|of| of.seats_of(account).is_empty() || rendered.past)
    {
        // They have left before they could be greeted.
        return Ok(None);
    }
    if let Post::Notice { notice: Notice::Absent { seat, also }, .. } = &rendered.post
        && !of.as_ref().is_some_and(|of| also.iter().chain([seat]).any(|&seat| is_awaited(of, seat)))
    {
        // They are back and have played, or somebody else did something about it.
        return Ok(None);
    }
    let is_removed = of.as_ref().and_then(Match::stopped) == Some(Stopped::Removed);
    if matches!(rendered.post, Post::TakenOut { .. }) && !is_removed {
        // The bot was back before it could be told.
        return Ok(None);
    }
    if matches!(rendered.post, Post::Look { .. }) && rendered.seen.is_none() {
        return Ok(None);
    }
    if matches!(rendered.post, Post::Order { .. }) && of.is_some() && rendered.turn.is_empty() {
        // It was taken back before it could be told.
        return Ok(None);
    }
    let of_a_turn = |key: &str| key.starts_with("turn:") || key == "set-up";
    let is_turn = matches!(rendered.post, Post::Turn { .. });
    let unwatched = rendered.sight.as_ref().and_then(|sight| sight.view.as_ref()).is_some_and(is_unwatched);
    if is_turn && existing.is_none() && unwatched && !is_worth_telling(&rendered) {
        return Ok(None);
    }
    if is_turn && existing.is_none() && rendered.past && !is_worth_telling(&rendered) {
        return Ok(None);
    }
    let stale = if is_show && of_a_turn(&row.key) && !rendered.past {
        let others = reading.open_posts(id)?.into_iter();
        others.filter(|post| post.key != row.key && of_a_turn(&post.key)).map(|post| shown(&post)).collect()
    } else {
        Vec::new()
    };
    // Where it may have been sent, it is looked for: among what is nothing else.
    let others = if row.sending_at.is_some() { reading.sent_to(row.target, KNOWN)? } else { Vec::new() };
    Ok(Some(Due {
        id: row.outbox_id,
        others: others.into_iter().map(|message| message.0).collect(),
        of: row.match_id,
        guild: row.guild_id.map(|guild| guild.0),
        target,
        kind: row.kind,
        nonce: row.nonce,
        body: row.post,
        first_tried: row.sending_at,
        tries: row.tries,
        shown: existing.as_ref().map(shown),
        stale,
        version: of.as_ref().map_or(row.version, |of| of.row.version),
        rendered,
        key: row.key,
    }))
}

/// Whether a turn that was over before it was ever shown needs a message of its own. One that an undo took back does not, nor does
/// that of an AI: it stands in the story of the next person's post (ux 4).
fn is_worth_telling(rendered: &Rendered) -> bool {
    let Some(sight) = &rendered.sight else { return true };
    let mut actors = rendered.turn.iter().filter(|entry| !entry.undone).map(|entry| entry.actor);
    actors.any(|actor| match actor {
        Actor::Seat(seat) => sight.seats.get(seat).is_some_and(|seated| !seated.accounts.is_empty()),
        Actor::Everybody | Actor::Moderator | Actor::Clock => false,
    })
}

fn is_awaited(of: &Match, seat: SeatId) -> bool {
    of.view(Viewer::Public).is_some_and(|view| view.awaited().contains(&seat))
}

fn person(reading: &Reading, player: PlayerId) -> Result<(Target, Lang), Refused> {
    let row = reading.player(player)?.ok_or(Refused::Bug)?;
    let account = account(&row).ok_or(Refused::Bug)?;
    let spoken = |lang: &Lang| row.language.as_deref() == Some(lang.code());
    Ok((Target::Person(account), Lang::ALL.into_iter().find(spoken).unwrap_or_default()))
}

fn shown(row: &PostRow) -> Shown {
    Shown { message: row.message_id.0, at: if row.closed { 0 } else { row.created_at } }
}

fn rendered(
    reading: &Reading,
    of: Option<&Match>,
    post: Post,
    lang: Lang,
    target: Target,
) -> Result<Rendered, Refused> {
    let sight = of.map(|of| of.sight(None));
    let view = sight.as_ref().and_then(|sight| sight.view.clone());
    let is_over = of.is_some_and(|of| matches!(of.row.state, MatchState::Ended | MatchState::Over));
    let plain = Rendered {
        post,
        lang,
        sight,
        past: is_over,
        since: Vec::new(),
        turn: Vec::new(),
        seal: None,
        hands: None,
        ping: true,
        leads_to: None,
        seen: None,
    };
    let plain = match (of, target) {
        (Some(of), Target::Person(_)) => Rendered { leads_to: shown_now(reading, of, view.as_ref())?, ..plain },
        _ => plain,
    };
    if let (Some(of), Post::Look { seat, lang, look, .. }) = (of, &plain.post) {
        // What cannot be shown any more needs no message.
        return Ok(Rendered { seen: public::seen(reading, of, *seat, *lang, look).ok(), ..plain });
    }
    let (Some(of), Some(view)) = (of, view) else { return Ok(plain) };
    match plain.post {
        Post::SetUp { .. } => {
            let turn = journal::of_turns(reading, of, &view, 0..=0)?;
            Ok(Rendered { past: is_over || view.turn() > 0, turn, ..plain })
        }
        Post::Turn { turn, .. } => of_turn(reading, of, &view, turn, plain),
        // With the board as the order left it, whenever that is told.
        Post::Order { turn, ref called, .. } => {
            let sight = if turn < view.turn() { ended(reading, of, turn)? } else { None };
            let entries = journal::of_turns(reading, of, &view, turn..=turn)?;
            let told =
                entries.into_iter().filter(|entry| entry.events.iter().any(|event| is_order(event, called))).collect();
            Ok(Rendered { sight: sight.or_else(|| plain.sight.clone()), turn: told, ..plain })
        }
        Post::End { .. } => {
            let turn = journal::of_turns(reading, of, &view, 0..=view.turn())?;
            Ok(Rendered { turn, seal: revealed(reading, of)?, hands: open_hands(of), ..plain })
        }
        Post::Hand { .. } => {
            let reader = match target {
                Target::Person(account) => Some(account),
                Target::Channel(_) => None,
            };
            Ok(Rendered { sight: Some(of.sight(reader)), ..plain })
        }
        Post::Lobby { .. } => Ok(Rendered { past: true, ..plain }),
        Post::Question { ref question, .. } => Ok(Rendered { past: question.end.is_some(), ..plain }),
        Post::Command { space, asked, .. } => {
            Ok(Rendered { past: is_over || !is_open(reading, of, &view, (asked, space))?, ..plain })
        }
        Post::Notice { notice: Notice::Revealed, .. } => Ok(Rendered { seal: revealed(reading, of)?, ..plain }),
        Post::Inputs { .. }
        | Post::Welcome { .. }
        | Post::TakenOut { .. }
        | Post::Notice { .. }
        | Post::Look { .. }
        | Post::Logged { .. }
        | Post::DmClosed { .. } => Ok(plain),
    }
}

/// Whether this order was called in it: another of the same turn has other draws.
fn is_order(event: &Event, called: &Called) -> bool {
    matches!(&event.kind, EventKind::Special(SpecialEvent::OrderCalled(other)) if **other == *called)
}

/// The message that shows how the match stands now.
fn shown_now(reading: &Reading, of: &Match, view: Option<&View>) -> Result<Option<u64>, Refused> {
    let id = of.id();
    let post = match view.map(View::turn) {
        None => Post::Lobby { of: id },
        Some(0) => Post::SetUp { of: id },
        Some(turn) => Post::Turn { of: id, turn },
    };
    Ok(reading.post(id, &post.key())?.filter(|post| !post.closed).map(|post| post.message_id.0))
}

fn of_turn(reading: &Reading, of: &Match, view: &View, turn: u32, plain: Rendered) -> Result<Rendered, Refused> {
    let entries = journal::of_turns(reading, of, view, turn..=turn)?;
    let past = plain.past || turn != view.turn();
    let sight = if turn < view.turn() { ended(reading, of, turn)?.or(plain.sight) } else { plain.sight };
    let since = match on_turn(view, &entries, turn) {
        // The picture of an arena that is done says who has won each of its rows.
        _ if past && entries.iter().any(wins_arena) => of_arena(reading, of, view, turn)?,
        Some(seat) if turn > 0 => journal::since_last_turn(reading, of, view, seat, turn)?,
        _ => Vec::new(),
    };
    Ok(Rendered { past, turn: entries, since, sight, ..plain })
}

/// The entries before a turn back to the one in which the arena of that turn was laid out.
fn of_arena(reading: &Reading, of: &Match, view: &View, turn: u32) -> Result<Vec<Entry>, Refused> {
    let mut entries = journal::of_turns(reading, of, view, 0..=turn.saturating_sub(1))?;
    let laid = entries.iter().rposition(wins_arena).unwrap_or(0);
    entries.drain(..laid);
    Ok(entries)
}

/// Whether an arena of the dice game was won in it.
fn wins_arena(entry: &Entry) -> bool {
    entry.events.iter().any(|event| matches!(event.kind, EventKind::Rebellion(ArenaEvent::ArenaWon { .. })))
}

/// The match as it stood when a turn had ended: the first state of the next turn.
fn ended(reading: &Reading, of: &Match, turn: u32) -> Result<Option<Sight>, Refused> {
    let next = reading.snapshots(of.id())?.into_iter().find(|head| head.turn == turn + 1 && head.turn_start);
    let Some(head) = next else { return Ok(None) };
    let Some(snapshot) = reading.snapshot(of.id(), head.version)? else { return Ok(None) };
    let game = thaw(&snapshot.snapshot, &of.row, of.kit)?;
    Ok(Some(of.sight_of(Some(game.view(Viewer::Public)))))
}

/// Whose turn it is or was.
fn on_turn(view: &View, entries: &[Entry], turn: u32) -> Option<SeatId> {
    if let Some(seat) = view.on_turn().filter(|_| view.turn() == turn) {
        return Some(seat);
    }
    entries.iter().find_map(|entry| match entry.actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Everybody | Actor::Moderator | Actor::Clock => None,
    })
}

/// What was sealed, once it is revealed.
pub(super) fn revealed(reading: &Reading, of: &Match) -> Result<Option<Revealed>, Refused> {
    let Some(seal) = reading.seal(of.id())? else { return Ok(None) };
    let commitment = seal.commitment;
    Ok(seal.seed.map(|seed| Revealed { seed: Seed::from_bytes(seed.0).reveal_hex(), commitment }))
}

fn open_hands(of: &Match) -> Option<BySeat<Vec<CardId>>> {
    let game = of.game.as_ref().filter(|_| of.row.state == MatchState::Over)?;
    let hand = |seat: SeatId| {
        let view = game.view(Viewer::Seat(seat));
        view.conquest()?.hands.get(&seat).map(|hand| hand.cards().to_vec())
    };
    Some(of.chairs.map(|seat, _| hand(seat).unwrap_or_default()))
}
