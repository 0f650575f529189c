//! Whoever wants to change something comes here: one closure on the writer for each request.

use std::time::Duration;

use super::Table;
use super::answer::{Answer, Refused};
use super::arena;
use super::arena_press::ArenaPress;
use super::army::{self, Asker};
use super::change::{Change, plain_post, reveal_later};
use super::elsewhere;
use super::gate;
use super::guild::{self, SetUp};
use super::house;
use super::inputs;
use super::intent::{Intent, Person, Request};
use super::load::{LoadError, Match, load};
use super::lobby;
use super::logbook;
use super::moderate::{self, Moderator, Newcomer};
use super::order_panel;
use super::pace::{comes_or_goes, edits_lobby};
use super::panel_act::{self, Pressed};
use super::panel_press::PanelPress;
use super::post::{Notice, Post};
use super::press::{Press, Reach, Verb};
use super::public;
use super::question;
use super::render::is_open;
use super::reply::Reply;
use super::seating;
use super::sight::{MatchId, MatchState, Place};
use super::skip;
use super::stopped::Stopped;
use super::sure::{self, Sure};
use super::wardrobe::wear;
use super::wish::Wisher;
use crate::assets::AnyKit;
use crate::game::action::Action;
use crate::game::conquest::special::Special;
use crate::game::event::Event;
use crate::game::ids::SeatId;
use crate::game::people::Actor;
use crate::game::view::View;
use crate::store::{ChannelId, InteractionId, Json, Reading, Tx};
use crate::text;

/// What the writer hands out once it is committed.
enum Done {
    Changed(Box<Match>, Answer),
    /// Nothing about a match was changed.
    Said(Answer),
    /// The same interaction was carried out before.
    Again {
        content: String,
    },
    /// The match could not be loaded; it was set aside or, by a moderator, ended.
    Broken(MatchId, Result<Reply, Refused>),
}

/// How often a start is tried again before it is refused, and how long it waits each time.
const SEAL_TRIES: u32 = 6;
const SEAL_PAUSE: Duration = Duration::from_millis(300);

impl Table {
    /// Carries a request out, or says why nothing was changed. The answer is durable when it comes. A request that is delivered
    /// twice is carried out once.
    pub async fn act(&self, request: Request) -> Result<Answer, Refused> {
        // In a task of its own: whoever asked may stop waiting, but what is committed must reach the cache.
        let table = self.clone();
        tokio::spawn(async move { table.act_now(request).await }).await.map_err(|_| Refused::Bug)?
    }

    async fn act_now(&self, request: Request) -> Result<Answer, Refused> {
        let now = self.now();
        let (pace, account) = (&self.0.pace, request.person.account);
        pace.request(account, now)?;
        if let Intent::Show(look) = &request.intent {
            let (channel, look) = (request.place.channel, look.clone());
            self.may_show(&request.person, request.place, &look, now).await?;
            let done = self.write(request, now).await;
            if done.is_err() {
                pace.did_not_show(channel, now);
            }
            return done;
        }
        if !comes_or_goes(&request.intent) {
            return self.patiently(request, now).await;
        }
        pace.come_or_go(account, now)?;
        let done = self.write(request, now).await;
        if !matches!(done, Ok(Answer::Joined { .. } | Answer::HostAsked | Answer::Left)) {
            pace.did_not(account, now);
        }
        done
    }

    /// Writes. A start that comes while the lobby's first post is being written down waits for that a little.
    async fn patiently(&self, request: Request, now: i64) -> Result<Answer, Refused> {
        for _ in 0..SEAL_TRIES {
            match self.write(request.clone(), now).await {
                Err(Refused::NotSealedYet) => tokio::time::sleep(SEAL_PAUSE).await,
                done => return done,
            }
        }
        self.write(request, now).await
    }

    async fn write(&self, request: Request, now: i64) -> Result<Answer, Refused> {
        let request = self.advise(request).await?;
        let lobby = edits_lobby(&request.intent);
        let lobby_at = if lobby { self.0.pace.lobby_edit(request.place.channel, now) } else { now };
        let since = self.0.cache.moment();
        let done = self.store().write(move |tx| carry_out(tx, &request, (now, lobby_at))).await?;
        match done {
            Done::Changed(of, answer) => {
                self.committed(*of, since);
                Ok(answer)
            }
            Done::Said(answer) => Ok(answer),
            Done::Again { content } => Ok(Answer::AsBefore { content }),
            Done::Broken(id, reply) => {
                self.forget(id);
                reply?.answer(None).ok_or(Refused::Bug)
            }
        }
    }

    /// Where a press asks for the AI's choice, it is thought before the writer is asked.
    async fn advise(&self, request: Request) -> Result<Request, Refused> {
        let Intent::Press(press) = request.intent else { return Ok(request) };
        let action = match press.verb {
            Verb::Panel { press: asked @ (PanelPress::ForMe(_) | PanelPress::MoveInForMe), .. } => {
                self.advised(&request.person, press, asked).await?
            }
            Verb::Arena { press: ArenaPress::ForMe, .. } => self.advised_move(&request.person, press.of).await?,
            _ => return Ok(request),
        };
        Ok(Request { intent: Intent::Advised { press, action }, ..request })
    }
}

/// `at`: the time, and when an edit of the lobby may go out.
fn carry_out(tx: &Tx<'_>, request: &Request, at: (i64, i64)) -> Result<Done, Refused> {
    let receipt = InteractionId(request.receipt);
    if let Some(answer) = tx.receipt(receipt)? {
        let content = serde_json::from_str(&answer).unwrap_or_default();
        return Ok(Done::Again { content });
    }
    let done = change(tx, request, at)?;
    // The words of the answer are kept for a second delivery.
    let content = match &done {
        Done::Changed(_, answer) | Done::Said(answer) => text::answer(answer, request.person.lang).content,
        Done::Again { .. } | Done::Broken(..) => return Ok(done),
    };
    let content = serde_json::to_string(&content).map_err(|_| Refused::Bug)?;
    tx.put_receipt(receipt, &Json(content), at.0)?;
    Ok(done)
}

/// What changed, with what the asker sees of it now.
fn changed(of: Match, reply: Reply, person: &Person) -> Result<Done, Refused> {
    let answer = reply.answer(Some(of.sight(Some(person.account)))).ok_or(Refused::Bug)?;
    Ok(Done::Changed(Box::new(of), answer))
}

fn change(tx: &Tx<'_>, request: &Request, (now, lobby_at): (i64, i64)) -> Result<Done, Refused> {
    let Request { receipt, person, place, intent, .. } = request;
    let settings = guild::settings(tx, place.guild)?;
    let posts = settings.posts;
    match intent {
        Intent::New { ruleset, preset } => {
            settings.opening.check(tx, person, *place, request.parent)?;
            let options = lobby::options(ruleset.as_deref(), preset.as_deref())?;
            let (change, reply) = lobby::open(tx, person, (*place, *receipt), (&options, Vec::new()), (now, posts))?;
            return changed(change.of, reply, person);
        }
        Intent::Press(press @ Press { verb: Verb::Rematch, .. }) => {
            let (options, before) = lobby::once_more(tx, *press, *place)?;
            settings.opening.check(tx, person, *place, request.parent)?;
            let (change, reply) = lobby::open(tx, person, (*place, *receipt), (&options, before), (now, posts))?;
            return changed(change.of, reply, person);
        }
        Intent::SetUp { moderator_role: role, clear_role, language, posts, opening, log } => {
            let (role, clear_role, language, posts, log) = (*role, *clear_role, *language, *posts, *log);
            let wish = SetUp { role, clear_role, language, posts, opening, log };
            let reply = guild::set_up(tx, person, place.guild, &wish)?;
            return reply.answer(None).map(Done::Said).ok_or(Refused::Bug);
        }
        _ => {}
    }
    let (id, intent) = match intent {
        Intent::Press(press) | Intent::Advised { press, .. } | Intent::Written { press, .. } => {
            (pressed_in(tx, *press, *place, person)?, intent)
        }
        Intent::Elsewhere { of, act } => {
            Moderator::new(person)?;
            (elsewhere::find(tx, place.guild, of)?, &**act)
        }
        Intent::Reopen => (tx.last_match_in(ChannelId(place.channel))?.ok_or(Refused::NoMatch)?, intent),
        _ => (here(tx, *place)?, intent),
    };
    let of = match load(tx, id) {
        Ok(of) => of,
        Err(LoadError::Store(error)) => return Err(error.into()),
        Err(LoadError::Broken(why, details)) => return broken(tx, id, (why, &details), now, (person, intent)),
    };
    let mut change = Change::new(tx, of, now, posts);
    change.lobby_at = lobby_at;
    change.interaction = *receipt;
    let reply = carry_out_in(&mut change, person, intent)?;
    changed(change.of, reply, person)
}

fn carry_out_in(change: &mut Change<'_, '_>, person: &Person, intent: &Intent) -> Result<Reply, Refused> {
    match intent {
        Intent::Join if change.of.is_played() => question::join(change, person, None),
        Intent::Press(Press { verb: Verb::TakeOver { seat }, .. }) => {
            question::join(change, person, Some(SeatId(*seat)))
        }
        Intent::Press(Press { verb: Verb::Answer { asked, yes }, .. }) => {
            let asked = i64::try_from(*asked).map_err(|_| Refused::OldButton)?;
            question::answer(change, person, asked, *yes)
        }
        Intent::Join | Intent::Press(Press { verb: Verb::Join, .. }) => lobby::join(change, person, None),
        Intent::JoinAt { seat } => seating::join_at(change, person, seat),
        Intent::Press(Press { verb: Verb::Sit { place }, .. }) => seating::choose(change, person, *place),
        Intent::Leave | Intent::Press(Press { verb: Verb::Leave, .. }) => lobby::leave(change, person),
        Intent::AddAi { count } => lobby::add_ai(change, person, *count),
        Intent::Press(Press { verb: Verb::AddAi, .. }) => lobby::add_ai(change, person, 1),
        Intent::Gate(wish) => gate::set(change, person, *wish),
        Intent::Press(Press { verb: Verb::Accept { account }, .. }) => gate::accept(change, person, *account),
        Intent::Press(Press { verb: Verb::Decline { account }, .. }) => gate::decline(change, person, *account),
        Intent::Remove { seat } => house::throw_out(change, person, seat),
        Intent::Press(Press { verb: Verb::Wear { slot }, .. }) => wear(change, person, *slot),
        Intent::Press(Press { verb: Verb::Lock, .. }) => house::lock(change, person, true),
        Intent::Press(Press { verb: Verb::Unlock, .. }) => house::lock(change, person, false),
        Intent::Settings { preset, option, value } => {
            lobby::settings(change, person, preset.as_deref(), option.as_deref(), value.as_deref())
        }
        Intent::Start | Intent::Press(Press { verb: Verb::Start, .. }) => lobby::start(change, person),
        Intent::Word { text } | Intent::Written { press: Press { verb: Verb::Word, .. }, text } => {
            inputs::give_word(change, person, text)
        }
        Intent::Skip => skip::skip(change, person),
        Intent::Show(look) => public::show(change, person, look),
        Intent::Press(Press { verb: Verb::Sure { version, act }, .. }) => {
            sure::carry_out(change, person, *version, *act)
        }
        of_moderators if elsewhere::works_elsewhere(of_moderators) => moderated(change, person, of_moderators),
        Intent::Roll
        | Intent::Put { .. }
        | Intent::Ally { .. }
        | Intent::Press(_)
        | Intent::Advised { .. }
        | Intent::Written { .. } => play(change, person, None, intent),
        of_armies if is_play(of_armies) => play(change, person, None, of_armies),
        Intent::As { army, act } if is_play(act) => play(change, person, Some(army), act),
        // The others were carried out before any match was looked for.
        _ => Err(Refused::Bug),
    }
}

/// What moderators do to a match, from wherever they ask.
fn moderated(change: &mut Change<'_, '_>, person: &Person, intent: &Intent) -> Result<Reply, Refused> {
    let moderator = Moderator::at(person, &change.of)?;
    match intent {
        Intent::Pause => moderate::pause(change, &moderator),
        Intent::Resume => moderate::resume(change, &moderator),
        Intent::Kick { seat } => {
            let seat = moderate::human_seat(&change.of, seat)?;
            moderate::kick(change, &moderator, seat, person)
        }
        Intent::Replace { seat, with, with_name, with_bot } => {
            let with = Newcomer { account: *with, name: with_name, bot: *with_bot };
            moderate::replace(change, &moderator, seat, with)
        }
        Intent::Rename { seat, name } => moderate::rename(change, &moderator, seat, name),
        Intent::Undo { to } => question::undo(change, &moderator, *to),
        Intent::End => moderate::end(change, &moderator),
        Intent::Reopen => moderate::reopen(change, &moderator),
        _ => Err(Refused::Bug),
    }
}

/// Whether a command plays for an army, so that one can be named with it.
fn is_play(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Claim { .. }
            | Intent::Place { .. }
            | Intent::TakeBack
            | Intent::Trade { .. }
            | Intent::Attack { .. }
            | Intent::MoveIn { .. }
            | Intent::Fortify { .. }
            | Intent::Special(_)
            | Intent::EndStep
            | Intent::EndTurn
    )
}

/// Plays for the person's seat; for that of their armies that is meant. `army`: the one that they named.
fn play(change: &mut Change<'_, '_>, person: &Person, army: Option<&str>, intent: &Intent) -> Result<Reply, Refused> {
    moderate::running(&change.of)?;
    let view = change.of.view(change.of.viewer(Some(person.account))).ok_or(Refused::NotStarted)?;
    let awaited: Vec<SeatId> = view.awaited();
    let asker = Asker { of: &change.of, view: &view, account: person.account, lang: person.lang };
    let seat = asker.meant(army, intent)?;
    if let Intent::Press(press) | Intent::Advised { press, .. } | Intent::Written { press, .. } = intent {
        fresh(change, &view, seat, *press)?;
    }
    let wish = match (&view, change.of.kit) {
        (View::Conquest(view), AnyKit::Conquest(kit)) => {
            if let Some((counter, press, advised)) = in_panel(intent) {
                if view.offers(seat).is_empty() {
                    // The rules say why nothing is possible now.
                    change.play(Actor::Seat(seat), &Action::EndTurn, Some(person.account))?;
                }
                let pressed = Pressed { seat, view, counter, press, advised };
                let Some(action) = panel_act::carry_out(change, pressed)? else { return Ok(Reply::Drafted) };
                return played(change, person, seat, &action);
            }
            let seated = &change.of.seated();
            Wisher { seat, view, kit, seated, lang: person.lang }.action(intent)
        }
        (View::Rebellion(view), AnyKit::Rebellion(kit)) => {
            arena::Wisher { seat, table: &view.table, kit, lang: person.lang }.action(intent)
        }
        (View::Conquest(_) | View::Rebellion(_), _) => return Err(Refused::Bug),
    };
    let action: Action = match wish.ok_or(Refused::OldButton)? {
        Ok(action) => action,
        Err(refused) => {
            // Whoever has nothing to do now is told that first, whatever they mistyped: no action is possible for them.
            if !awaited.contains(&seat) {
                change.play(Actor::Seat(seat), &Action::EndTurn, Some(person.account))?;
            }
            return Err(refused);
        }
    };
    if let (View::Conquest(view), Action::Special(Special::CallOrder(call))) = (&view, &action) {
        return order_panel::draft_order(change, person.account, (seat, view), call);
    }
    played(change, person, seat, &action)
}

/// Plays an action; the events are those that the person may know.
fn played(change: &mut Change<'_, '_>, person: &Person, seat: SeatId, action: &Action) -> Result<Reply, Refused> {
    let events = change.play(Actor::Seat(seat), action, Some(person.account))?;
    let viewer = change.of.viewer(Some(person.account));
    let after = change.of.view(viewer).ok_or(Refused::Bug)?;
    let events: Vec<Event> = events.into_iter().filter(|event| after.may_know(event)).collect();
    Ok(Reply::Played { seat, events })
}

/// A press in a panel that needs no text.
fn in_panel(intent: &Intent) -> Option<(u64, PanelPress, Option<Action>)> {
    match intent {
        Intent::Press(Press { verb: Verb::Panel { counter, press }, .. }) => Some((*counter, *press, None)),
        Intent::Advised { press: Press { verb: Verb::Panel { counter, press }, .. }, action } => {
            Some((*counter, *press, Some(action.clone())))
        }
        _ => None,
    }
}

/// A button is good as long as what it depends on has not changed (ux 12).
fn fresh(change: &Change<'_, '_>, view: &View, seat: SeatId, press: Press) -> Result<(), Refused> {
    let of = &change.of;
    let moves = u64::from(of.row.moves);
    let own = army::counter(&of.seated(), seat, u64::from(of.chairs[seat].counter));
    let fresh = match press.reach() {
        Reach::Turn(asked) => asked == moves,
        Reach::Seat(asked) => asked == own,
        Reach::Phase(asked) => asked == if view.in_set_up() { own } else { moves },
        Reach::Version(asked) => asked == of.row.version,
        Reach::Command { asked, space } => is_open(change.tx, of, view, (asked, space))?,
        Reach::Question => !arms_again(view, seat, press),
        Reach::Looks | Reach::Lobby => true,
    };
    if fresh { Ok(()) } else { Err(Refused::MovedOn) }
}

/// Whether it would aim a card at everybody that is armed already, and perhaps at somebody alone.
fn arms_again(view: &View, seat: SeatId, press: Press) -> bool {
    let Verb::Order { card, armed: true } = press.verb else { return false };
    let orders = view.conquest().and_then(|view| view.theatre()?.orders.get(seat));
    orders.is_some_and(|orders| orders.iter().any(|order| order.card.0 == card))
}

/// The live match of a channel.
fn here(reading: &Reading, place: Place) -> Result<MatchId, Refused> {
    let channel = ChannelId(place.channel);
    if let Some(live) = reading.live_match_in(channel)? {
        return Ok(live);
    }
    Err(if reading.last_match_in(channel)?.is_some() { Refused::MatchOver } else { Refused::NoMatch })
}

/// The match of a button. A button never works in another channel than its match's, but for moderators who confirm what they asked for
/// from there.
fn pressed_in(reading: &Reading, press: Press, place: Place, person: &Person) -> Result<MatchId, Refused> {
    let head = reading.match_head(press.of).map_err(|_| Refused::OldButton)?;
    let by_moderator = person.moderator && matches!(press.reach(), Reach::Version(_));
    let elsewhere = by_moderator && head.guild_id.0 == place.guild;
    if head.channel_id.0 != place.channel && !elsewhere {
        return Err(Refused::OldButton);
    }
    if head.state.is_live() { Ok(head.match_id) } else { Err(Refused::MatchOver) }
}

/// Sets a match aside that cannot be loaded, and says so once; a moderator may still end it.
fn broken(
    tx: &Tx<'_>,
    id: MatchId,
    (why, details): (Stopped, &str),
    now: i64,
    (person, intent): (&Person, &Intent),
) -> Result<Done, Refused> {
    let shown = match intent {
        Intent::End => Some(None),
        Intent::Press(Press { verb: Verb::Sure { version, act: Sure::End }, .. }) => Some(Some(*version)),
        _ => None,
    };
    if let (Some(shown), Ok(moderator)) = (shown, Moderator::new(person)) {
        let mut row = tx.match_row(id)?;
        if !row.state.is_live() {
            return Err(Refused::MatchOver);
        }
        let expected = row.version;
        if shown.is_some_and(|shown| shown != expected) {
            return Err(Refused::MovedOn);
        }
        row.version += 1;
        row.state = MatchState::Ended;
        row.ended_at = Some(now);
        tx.update_match(expected, &row)?;
        tx.cancel_deadlines(id)?;
        reveal_later(tx, id, now, row.version)?;
        let notice = Notice::Ended { by: moderator.by };
        logbook::note(tx, id, &notice, now)?;
        tx.put_say(&plain_post(&tx.match_head(id)?, &Post::Notice { of: id, notice }, now)?)?;
        return Ok(Done::Broken(id, Ok(Reply::Ended)));
    }
    set_aside(tx, id, (why, details), now)?;
    Ok(Done::Broken(id, Err(Refused::SetAside(why))))
}

/// Sets a match aside: its clocks stand, everything about it is refused until a moderator resumes it. Told once.
pub(super) fn set_aside(tx: &Tx<'_>, id: MatchId, (why, details): (Stopped, &str), now: i64) -> Result<(), Refused> {
    let head = tx.match_head(id)?;
    if head.state == MatchState::SetAside || !head.state.is_live() {
        return Ok(());
    }
    tracing::error!(of = %id, ?why, details, "a match is set aside");
    tx.set_aside(id, &why.kept(head.state == MatchState::Paused, details), now)?;
    let notice = Notice::SetAside { why };
    logbook::note(tx, id, &notice, now)?;
    tx.put_say(&plain_post(&head, &Post::Notice { of: id, notice }, now)?)?;
    Ok(())
}
