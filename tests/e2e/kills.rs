//! `kill -9` at random instants of a match that is played.

use std::time::Duration;

use adjutant::assets;
use adjutant::game::action::{Action, Attack, MoveInWish, Until};
use adjutant::game::ids::{CardId, SpaceId};
use adjutant::game::people::Actor;
use adjutant::sandbox::{Fault, Happening, Outcome, Snowflake};
use adjutant::store::{JournalRow, MatchState};
use futures_util::future::join_all;

use crate::bring_up::{PATIENCE, World};
use crate::bytes::Random;
use crate::process::Process;
use crate::proof::{Proof, all_is_told, assert_told_once_and_true};

/// Matches side by side, each with its own process.
const WORLDS: u32 = 4;

/// Kills of all of them together, unless `ADJUTANT_KILLS` says otherwise.
const KILLS: u32 = 208;

/// The most kills of one match, so that it does not end by itself before.
const KILLS_OF_A_MATCH: u32 = 80;

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_instants_nothing_acknowledged_is_lost_and_nothing_happens_twice() {
    let wanted = std::env::var("ADJUTANT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let worlds = (0..WORLDS).map(|number| survive(number, wanted.div_ceil(WORLDS)));
    for told in join_all(worlds).await {
        println!("{told}");
    }
}

/// Plays matches, one after the other, through so many kills.
async fn survive(number: u32, kills: u32) -> String {
    let (mut random, mut told, mut left) = (Random::of(&format!("match {number}")), Vec::new(), kills);
    while left > 0 {
        let world = World::without_bot().await;
        let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-GB")];
        let bot = Process::start(&world).await;
        world.begin(&people).await;
        bot.kill(&world).await;
        let mut table = Killed { world, people, random, known: Vec::new(), asked: Vec::new() };
        let most = left.min(KILLS_OF_A_MATCH);
        let mut killed = 0;
        while killed < most && table.look().state != MatchState::Over {
            let bot = Process::start(&table.world).await;
            table.until_the_kill().await;
            bot.kill(&table.world).await;
            killed += 1;
        }
        told.push(format!("{killed} kills, {}", table.end().await));
        left -= killed;
        random = table.random;
    }
    told.join("\n")
}

/// A match whose process is killed again and again.
struct Killed {
    world: World,
    people: [Snowflake; 3],
    random: Random,
    /// The journal as it was seen last.
    known: Vec<JournalRow>,
    asked: Vec<Asked>,
}

/// A move that somebody asked for.
#[derive(Debug)]
struct Asked {
    /// The version that was looked at before.
    version: u32,
    actor: Actor,
    action: Action,
    /// The number of the first event after it was asked.
    event: usize,
    person: Snowflake,
}

impl Killed {
    /// The match as it lies on the disk.
    fn look(&mut self) -> Proof {
        let now = Proof::read(&self.world.database());
        now.assert_goes_on_from(&self.known);
        if let Some(last) = self.asked.last() {
            assert!(now.version <= last.version + 1, "done twice: {last:?}");
        }
        for asked in &self.asked {
            let done = now.done_at(asked.version + 1);
            assert!(done.is_none_or(|done| done == (asked.actor, asked.action.clone())), "something else: {asked:?}");
        }
        self.known.clone_from(&now.journal);
        now
    }

    /// Plays until a random instant after the start, or until one in the middle of a move.
    async fn until_the_kill(&mut self) {
        // Drawing takes longer than most lives here; now and then one lasts until all is told.
        if self.random.below(12) == 0 {
            all_is_told(&self.world).await;
        }
        if self.random.below(2) == 0 {
            let instant = Duration::from_millis(self.random.next() % 400);
            let _ = tokio::time::timeout(instant, self.play_on(usize::MAX)).await;
        } else {
            let moves = self.random.below(4);
            let _ = tokio::time::timeout(PATIENCE, self.play_on(moves)).await;
            let instant = Duration::from_micros(self.random.next() % 30_000);
            let _ = tokio::time::timeout(instant, self.play_on(1)).await;
        }
    }

    /// So many moves, or until one is not answered.
    async fn play_on(&mut self, moves: usize) {
        if !self.asked.is_empty() && self.random.below(3) == 0 {
            self.deliver_again().await;
        }
        for _ in 0..moves {
            let now = self.look();
            let Some((actor, action)) = now.next() else { return };
            let Actor::Seat(seat) = actor else { unreachable!("people are awaited") };
            let (person, event) = (self.people[seat.index()], self.world.sandbox.timeline().len());
            let line = line(&action);
            self.asked.push(Asked { version: now.version, actor, action, event, person });
            let done = self.world.sandbox.command(person, self.world.sandbox.channel(), &line).await;
            let done = done.unwrap_or_else(|error| panic!("{line}: {error}"));
            let done = self.world.sandbox.settled(done.interaction, PATIENCE).await;
            if done.is_none_or(|done| done.failed()) {
                return;
            }
        }
    }

    /// Discord delivers the last interaction once more: it is carried out now if it never was, and else nothing happens.
    async fn deliver_again(&mut self) {
        let Some(interaction) = self.asked.last().and_then(|asked| self.interaction_of(asked)) else { return };
        let version = self.asked.last().unwrap().version;
        if self.look().version > version {
            self.world.sandbox.resend_interaction(interaction);
            return;
        }
        if self.world.sandbox.resend_interaction(interaction) {
            while self.look().version == version {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }

    /// The last interaction with which somebody asked for this; `None` if the process was killed before.
    fn interaction_of(&self, asked: &Asked) -> Option<Snowflake> {
        let events = self.world.sandbox.timeline_from(asked.event);
        let did = events.into_iter().filter_map(|event| match event.what {
            Happening::Did { interaction, person, .. } if person == asked.person => Some(interaction),
            _ => None,
        });
        did.last()
    }

    /// Ends the match and compares what people saw with what was stored.
    async fn end(&mut self) -> String {
        let end = self.world.sandbox.timeline().len();
        let turns = self.look().journal.last().map_or(0, |line| line.turn);
        let bot = Process::start(&self.world).await;
        // What an AI has played is not always told: while people have the seats, everything is.
        all_is_told(&self.world).await;
        if self.look().state != MatchState::Over {
            // Who is not on turn gives up, and then one more: the third has won.
            for person in &self.people[..2] {
                self.world.sure(*person, "/surrender").await;
            }
        }
        all_is_told(&self.world).await;
        assert_eq!(bot.terminate(PATIENCE).await, Some(0));
        let now = Proof::read(&self.world.database());
        assert_eq!(now.state, MatchState::Over);
        now.assert_goes_on_from(&self.known);
        let mut acknowledged = 0;
        for (number, asked) in self.asked.iter().enumerate() {
            let next = self.asked.get(number + 1).map_or(end, |next| next.event);
            let answered = self.answered(asked, next);
            let done = now.done_at(asked.version + 1) == Some((asked.actor, asked.action.clone()));
            assert!(done || !answered, "acknowledged and lost: {asked:?}");
            acknowledged += usize::from(answered);
        }
        let told = assert_told_once_and_true(&self.world, &self.people, turns);
        assert_eq!(self.world.sandbox.violations(), []);
        format!("{acknowledged} of {} requests acknowledged, {told}", self.asked.len())
    }

    /// Whether somebody was told that this was done, before the next was asked.
    fn answered(&self, asked: &Asked, next: usize) -> bool {
        let events = self.world.sandbox.timeline_from(asked.event);
        let did = events.into_iter().filter(|event| event.number < next).filter_map(|event| match event.what {
            Happening::Did { interaction, .. } => self.world.sandbox.outcome(interaction),
            _ => None,
        });
        let told = |outcome: &Outcome| {
            let read = outcome.messages.iter().any(|message| !message.is_loading() && !message.content.is_empty());
            !outcome.failed() && read
        };
        did.collect::<Vec<_>>().iter().any(told)
    }
}

/// What a person types for it, by ids.
pub(crate) fn line(action: &Action) -> String {
    let edition = &assets::classic().edition;
    let space = |space: SpaceId| edition.board.space(space).id.clone();
    let card = |card: CardId| edition.deck.card(card).id.clone();
    match action {
        Action::Claim { spaces } => {
            format!("/claim spaces:={}", spaces.iter().map(|id| space(*id)).collect::<Vec<_>>().join(", "))
        }
        Action::Place { placements } => {
            let list = placements.iter().map(|placed| format!("{} {}", space(placed.space), placed.troops));
            format!("/place list:{}", list.collect::<Vec<_>>().join(", "))
        }
        Action::Trade { cards: [a, b, c] } => {
            format!("/trade card1:={} card2:={} card3:={}", card(*a), card(*b), card(*c))
        }
        Action::Attack(Attack { from, to, dice, until, keep, move_in, ships: _ }) => {
            let until = match until {
                Until::Once => "once",
                Until::Captured => "captured",
                Until::FullDice => "full-dice",
            };
            let dice = dice.map(|dice| format!(" dice:{dice}")).unwrap_or_default();
            let move_in = move_in.map(|wish| match wish {
                MoveInWish::Least => " move-in:=min".to_owned(),
                MoveInWish::Most => " move-in:=all".to_owned(),
                MoveInWish::Count(troops) => format!(" move-in:={troops}"),
            });
            let move_in = move_in.unwrap_or_default();
            format!("/attack from:={} to:={}{dice} until:={until} keep:{keep}{move_in}", space(*from), space(*to))
        }
        Action::MoveIn { troops, ships: _ } => format!("/move-in troops:={troops}"),
        Action::Fortify { from, to, troops } => {
            format!("/fortify from:={} to:={} troops:={troops}", space(*from), space(*to))
        }
        Action::EndStep => "/done what:=attacks".to_owned(),
        Action::EndTurn => "/done".to_owned(),
        Action::TakeBack
        | Action::Surrender
        | Action::AgreedDraw { .. }
        | Action::HandOver { .. }
        | Action::TimeOut
        | Action::Special(_)
        | Action::Rebellion(_) => unreachable!("the AI plays on, and is no moderator and no clock"),
    }
}

/// How long the process stays away: longer than anybody remembers a nonce.
const AWAY: Duration = Duration::from_mins(4);

/// A turn has ended, and the process is killed while it tells so; gives the world, who was called, the post before, and how many
/// messages came of it.
async fn killed_while_telling(fault: Fault) -> (World, [Snowflake; 2], Snowflake, usize) {
    let world = World::without_bot().await;
    let bot = Process::start(&world).await;
    let (people, called, post) = world.about_to_end_a_turn().await;
    let before = world.sandbox.requests().len();
    world.sandbox.fault("POST", "/messages", fault, 1_000);
    world.types(called, "/done").await;
    let asked = async {
        while !world.sandbox.requests()[before..].iter().any(is_new_message) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("the bot tells of the next turn");
    bot.kill(&world).await;
    world.sandbox.clear_faults();
    // Time passes, for Discord and for what the process wrote down.
    world.clock.advance(AWAY);
    let sql = rusqlite::Connection::open(world.database()).unwrap();
    let away = i64::try_from(AWAY.as_millis()).unwrap();
    sql.execute("UPDATE outbox SET sending_at = sending_at - ?1, not_before = not_before - ?1", [away]).unwrap();
    drop(sql);
    let told = world.public().iter().filter(|message| message.id > post.id).count();
    (world, people, post.id, told)
}

fn is_new_message(request: &adjutant::sandbox::Request) -> bool {
    request.method == "POST" && request.path.ends_with("/messages")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_arrived_is_not_sent_again_by_a_process_that_was_away_longer_than_its_nonce() {
    let (world, people, last, told) = killed_while_telling(Fault::LoseAnswer).await;
    assert_eq!(told, 1, "it arrived");
    let bot = Process::start(&world).await;
    let (next, post) = world.next_turn_after(&people, last).await;
    world.quiet().await;
    assert_eq!(world.public().iter().filter(|message| message.id > last).count(), 1, "said twice");
    // The bot knows it again: what comes next is an edit of it.
    world.place_everything(next).await;
    world.showing(post.id, "end-turn").await;
    assert_eq!(world.sandbox.violations(), []);
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_never_arrived_is_sent_by_a_process_that_was_away_longer_than_its_nonce() {
    let (world, people, last, told) = killed_while_telling(Fault::Fail { status: 503, code: 0 }).await;
    assert_eq!(told, 0, "it never arrived");
    let bot = Process::start(&world).await;
    world.next_turn_after(&people, last).await;
    world.quiet().await;
    assert_eq!(world.public().iter().filter(|message| message.id > last).count(), 1, "said twice");
    assert_eq!(world.sandbox.violations(), []);
    drop(bot);
}
