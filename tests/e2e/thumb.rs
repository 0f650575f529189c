//! A whole match by thumb: after the lobby nobody types anything.

use adjutant::sandbox::{Message, Snowflake};
use adjutant::table::sight::MatchState;
use serde_json::Value;

use crate::bring_up::{PATIENCE, World};
use crate::trilogy::set_up;

/// The most turns until everybody would have lost patience.
const MOST_TURNS: u32 = 300;

/// An ordinary turn takes at most so many presses (ux 14): one space is reinforced, one attacked (and moved into), armies moved, the
/// turn ended.
const ORDINARY: usize = 12;

/// From this turn on the players let the AI choose, by its button: it finishes its games, where they might go on for hundreds of turns.
const TIRED: u32 = 40;

/// At least this chance, in percent, is taken at first; later the players get bolder.
const GOOD: f64 = 66.0;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_is_played_by_thumb() {
    println!("{}", by_thumb(&["ana", "ben", "cem"], "en-US", Until::Won).await.told());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_is_played_by_thumb_in_german() {
    println!("{}", by_thumb(&["ana", "ben", "cem"], "de", Until::Won).await.told());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ordinary_turn_takes_at_most_twelve_presses() {
    let presses = by_thumb(&["ana", "ben"], "en-US", Until::Ordinary(5)).await;
    assert!(presses.ordinary.len() >= 5);
    println!("{}", presses.told());
}

/// The presses of every turn of a match, and of those that were ordinary.
#[derive(Default)]
struct Presses {
    all: Vec<usize>,
    ordinary: Vec<usize>,
}

impl Presses {
    /// In words; none of the ordinary turns may take too many.
    fn told(mut self) -> String {
        self.all.sort_unstable();
        self.ordinary.sort_unstable();
        let median = |presses: &[usize]| presses.get(presses.len() / 2).copied().unwrap_or_default();
        let most = self.ordinary.last().copied().unwrap_or_default();
        let (all, ordinary) = (median(&self.all), median(&self.ordinary));
        assert!(most <= ORDINARY, "an ordinary turn takes {most} presses");
        let counts = (self.all.len(), self.ordinary.len());
        format!("{} turns, median {all} presses; {} ordinary ones, median {ordinary}, most {most}", counts.0, counts.1)
    }
}

/// What was done in a turn.
#[derive(Default)]
struct Done {
    placed: usize,
    trades: usize,
    attacks: usize,
    /// Choices that were left to the AI.
    for_me: usize,
    moved: bool,
}

/// How far a match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    Won,
    /// Until so many turns were ordinary ones, with no more than one attack in any turn.
    Ordinary(usize),
}

/// Plays a match.
async fn by_thumb(names: &[&str], locale: &str, until: Until) -> Presses {
    let world = World::new().await;
    let people: Vec<Snowflake> = names.iter().map(|name| world.person(name, locale)).collect();
    world.begin(&people).await;
    let typed = world.commands();
    let set_up = world.post_with(":open:place:", Snowflake(0)).await;
    for &person in &people {
        Thumb::open(&world, person, &set_up, ":open:place:").await.deploy().await;
    }
    let mut presses = Presses::default();
    let mut turns: u32 = 0;
    let mut last = set_up.id;
    while let Some((person, post)) = world.next_call(&people, last).await {
        (last, turns) = (post.id, turns + 1);
        assert!(turns < MOST_TURNS, "no end in sight");
        let panel = if has(&post, ":open:trade:") { ":open:trade:" } else { ":open:place:" };
        let mut thumb = Thumb::open(&world, person, &post, panel).await;
        let most_attacks = if until == Until::Won { 40 } else { 1 };
        let done = thumb.turn(turns, most_attacks).await;
        presses.all.push(thumb.presses);
        if (done.placed, done.trades, done.attacks, done.for_me) == (1, 0, 1, 0) && done.moved {
            presses.ordinary.push(thumb.presses);
        }
        if until == Until::Ordinary(presses.ordinary.len()) {
            break;
        }
    }
    if until == Until::Won {
        assert_eq!(world.sight().await.state, MatchState::Over);
    }
    assert_eq!(world.commands(), typed, "somebody typed");
    world.assert_clean();
    presses
}

/// The standard game on the galaxy board: planets claimed and armies placed by the button of the AI, then two rounds by hand, with
/// their battles, each of at most twelve presses and told of planets under a picture of the galaxy.
#[tokio::test(flavor = "multi_thread")]
async fn the_galaxy_is_played_by_thumb_in_german() {
    let world = World::new().await;
    let people = ["ana", "ben", "cem"].map(|name| world.person(name, "de"));
    world.types(people[0], "/game new ruleset:galaxy").await;
    for person in &people[1..] {
        world.types(*person, "/game join").await;
    }
    world.types(people[0], "/game start").await;
    set_up(&world, &people).await;
    let typed = world.commands();
    // Posts leave in order: once the first turn is called, those of the set-up, which call others, stand before it.
    let first_turn = |posts: &[Message]| {
        let turn = posts.iter().position(|post| post.content.contains("Turn 1 ") && has(post, ":open:"))?;
        Some(posts[turn - 1].id)
    };
    let (mut attacks, mut last) = (0, world.shown("the first turn", first_turn).await);
    for turn in 0..2 * people.len() {
        let (person, post) = world.next_call(&people, last).await.expect("nobody wins in the second round");
        last = post.id;
        let mut thumb = Thumb::open(&world, person, &post, ":open:place:").await;
        let done = thumb.turn(TIRED - 1, 1).await;
        assert!(thumb.presses <= ORDINARY, "turn {turn} takes {} presses", thumb.presses);
        attacks += done.attacks;
    }
    assert!(attacks >= people.len(), "{attacks} attacks in two rounds");
    let (_, post) = world.next_call(&people, last).await.expect("the third round");
    let told = world.public().iter().map(|post| post.content.to_lowercase()).collect::<String>();
    assert!(told.contains("planet") && !told.contains("gebiet"), "{told}");
    assert!(!post.attachments.is_empty(), "the board stands above the call");
    assert_eq!(world.commands(), typed, "somebody typed");
    world.assert_clean();
}

/// Six seats place from panels that were all opened before the first of them confirmed (ux 12), and a round of six with ten attacks
/// a turn leaves at most two public messages a turn and exactly six calls (ux 1).
#[tokio::test(flavor = "multi_thread")]
async fn six_place_from_panels_of_before_and_a_round_stays_quiet() {
    let world = World::new().await;
    let people = ["ana", "ben", "cem", "dan", "eve", "fay"].map(|name| world.person(name, "en-US"));
    world.begin(&people).await;
    let set_up = world.post_with(":open:place:", Snowflake(0)).await;
    let mut panels = Vec::new();
    for person in people {
        panels.push(Thumb::open(&world, person, &set_up, ":open:place:").await);
    }
    for mut panel in panels {
        panel.press(":spread").await;
        panel.press(":confirm").await;
    }
    let mut last = set_up.id;
    let before = world.public().len();
    let mut attacks = 0;
    for turn in 0..people.len() {
        let (person, post) = world.next_call(&people, last).await.expect("nobody wins in the first round");
        last = post.id;
        let mut thumb = Thumb::open(&world, person, &post, ":open:place:").await;
        while has(&thumb.panel, ":put:") || select(&thumb.panel, ":on").is_some() {
            thumb.press(":spread").await;
            thumb.press(":confirm").await;
        }
        for _ in 0..10 {
            if has(&thumb.panel, ":move-in:") {
                thumb.press(":move-in:").await;
            }
            if select(&thumb.panel, ":aim").is_none() {
                break;
            }
            let (_, pair) = options(&thumb.panel, ":aim")[0].clone();
            thumb.choose(":aim", &pair).await;
            thumb.press(":once").await;
            attacks += 1;
        }
        if has(&thumb.panel, ":move-in:") {
            thumb.press(":move-in:").await;
        }
        thumb.press(":end-turn:").await;
        println!("turn {}: {} presses", turn + 1, thumb.presses);
    }
    println!("{attacks} attacks");
    assert!(attacks >= 5 * people.len(), "{attacks} attacks are no test of a busy round");
    let (_, next) = world.next_call(&people, last).await.expect("the second round begins");
    let posts: Vec<Message> =
        world.public().into_iter().filter(|post| post.id > set_up.id && post.id < next.id).collect();
    let calls: usize = posts.iter().map(|post| post.pings.len()).sum();
    assert_eq!(calls, people.len(), "one call for each turn");
    assert!(posts.len() <= 2 * people.len(), "{} messages, {before} before", posts.len());
    world.assert_clean();
}

/// A person with one hand, and the panel before them.
struct Thumb<'a> {
    world: &'a World,
    person: Snowflake,
    panel: Message,
    presses: usize,
}

impl<'a> Thumb<'a> {
    async fn open(world: &'a World, person: Snowflake, post: &Message, id: &str) -> Self {
        let mut thumb = Self { world, person, panel: post.clone(), presses: 0 };
        thumb.press(id).await;
        assert!(thumb.panel.is_ephemeral(), "a panel is for one person: {}", thumb.panel.content);
        thumb
    }

    /// Presses the button whose custom id contains this; what comes back is the panel from then on.
    async fn press(&mut self, id: &str) {
        let found = enabled(&self.panel).find(|found| found.contains(id)).map(str::to_owned);
        let button = found.unwrap_or_else(|| panic!("no {id} in {}", shown(&self.panel)));
        let outcome = self.world.sandbox.press(self.person, self.panel.id, &button).await.unwrap();
        self.presses += 1;
        self.settle(outcome.interaction).await;
    }

    /// Chooses in the select whose custom id ends so.
    async fn choose(&mut self, id: &str, value: &str) {
        let select = select(&self.panel, id).unwrap_or_else(|| panic!("no {id} in {}", shown(&self.panel)));
        let select = select["custom_id"].as_str().unwrap().to_owned();
        let outcome = self.world.sandbox.select(self.person, self.panel.id, &select, &[value]).await.unwrap();
        self.presses += 1;
        self.settle(outcome.interaction).await;
    }

    async fn settle(&mut self, interaction: Snowflake) {
        let outcome = self.world.sandbox.settled(interaction, PATIENCE).await.unwrap();
        assert!(!outcome.failed() && outcome.is_private(), "{:?}", outcome.reaction);
        self.panel = outcome.messages.last().expect("an answer").clone();
    }

    /// Everything in the set-up: a few by hand, the rest spread.
    async fn deploy(&mut self) {
        let first = options(&self.panel, ":on")[0].1.clone();
        self.choose(":on", &first).await;
        self.press(":put:").await;
        self.press(":spread").await;
        self.press(":confirm").await;
    }

    /// A turn.
    async fn turn(&mut self, turns: u32, most_attacks: usize) -> Done {
        let least = (GOOD - f64::from(turns) / 2.0).max(30.0);
        let mut done = Done::default();
        for _ in 0..200 {
            let set =
                enabled(&self.panel).find(|id| id.contains(":panel:") && id.contains(":trade:")).map(str::to_owned);
            if select(&self.panel, ":trade").is_some() {
                let (_, best) = options(&self.panel, ":trade")[0].clone();
                self.choose(":trade", &best).await;
                done.trades += 1;
            } else if let Some(set) = set {
                self.press(&set).await;
                done.trades += 1;
            } else if has(&self.panel, ":open:trade:") {
                self.press(":open:trade:").await;
            } else if has(&self.panel, ":confirm") {
                self.press(":confirm").await;
            } else if turns > TIRED && has(&self.panel, ":for-me:") {
                self.press(":for-me:").await;
                done.for_me += 1;
            } else if has(&self.panel, ":move-in:") {
                let all = enabled(&self.panel).filter(|id| id.contains(":move-in:")).last().unwrap().to_owned();
                self.press(&all).await;
            } else if has(&self.panel, ":put:") {
                self.press(":all").await;
            } else if select(&self.panel, ":on").is_some() {
                let (_, space) = self.strongest(":on");
                self.choose(":on", &space).await;
                done.placed += 1;
            } else if select(&self.panel, ":aim").is_some() {
                let (label, pair) = options(&self.panel, ":aim")[0].clone();
                if done.attacks < most_attacks && percent(&label) >= least {
                    self.choose(":aim", &pair).await;
                    self.press(":captured").await;
                    done.attacks += 1;
                } else {
                    return Done { moved: self.end().await, ..done };
                }
            } else {
                return Done { moved: self.end().await, ..done };
            }
        }
        panic!("the turn does not end: {}", shown(&self.panel));
    }

    /// Moves armies where that is possible, and ends the turn.
    async fn end(&mut self) -> bool {
        let mut moved = false;
        if has(&self.panel, ":open:fortify:") {
            self.press(":open:fortify:").await;
            let (_, from) = options(&self.panel, ":from")[0].clone();
            self.choose(":from", &from).await;
            let (_, to) = options(&self.panel, ":to")[0].clone();
            self.choose(":to", &to).await;
            self.press(":most").await;
            moved = true;
        }
        // After the last possible move the turn has ended by itself, or the match has.
        if has(&self.panel, ":end-turn:") {
            self.press(":end-turn:").await;
        }
        assert!(!has(&self.panel, ":open:"), "the turn goes on: {}", shown(&self.panel));
        moved
    }

    /// Of the first entries of a select the one with the most armies.
    fn strongest(&self, id: &str) -> (String, String) {
        let armies = |label: &str| label.rsplit(' ').next().and_then(|n| n.parse::<u32>().ok()).unwrap_or(0);
        options(&self.panel, id).into_iter().take(4).max_by_key(|(label, _)| armies(label)).expect("an option")
    }
}

impl World {
    /// How many commands people have typed so far.
    fn commands(&self) -> usize {
        let typed = |event: &adjutant::sandbox::Event| matches!(&event.what, adjutant::sandbox::Happening::Did { text, .. } if text.starts_with('/'));
        self.sandbox.timeline().iter().filter(|event| typed(event)).count()
    }

    /// The first public post after this one with such a button.
    async fn post_with(&self, id: &str, after: Snowflake) -> Message {
        let find = |messages: &[Message]| {
            messages.iter().find(|post| !post.is_ephemeral() && post.id > after && has(post, id)).cloned()
        };
        let found = self.sandbox.wait_for(Snowflake(0), self.sandbox.channel(), PATIENCE, find).await;
        found.unwrap_or_else(|| panic!("no {id}; the last post is {:?}", self.public().last()))
    }

    /// Who is called next to play, with the post; `None` at the end, which calls everybody.
    async fn next_call(&self, people: &[Snowflake], after: Snowflake) -> Option<(Snowflake, Message)> {
        let find = |messages: &[Message]| {
            let calls = |post: &&Message| !post.is_ephemeral() && post.id > after && !post.pings.is_empty();
            let newest = messages.iter().rev().find(calls)?;
            if newest.pings.len() == people.len() {
                return Some(None);
            }
            has(newest, ":open:").then(|| Some((*newest.pings.first().unwrap(), newest.clone())))
        };
        let found = self.sandbox.wait_for(Snowflake(0), self.sandbox.channel(), PATIENCE, find).await;
        found.unwrap_or_else(|| panic!("nobody is called; the last post is {:?}", self.public().last()))
    }
}

/// The ids of the buttons that can be pressed.
fn enabled(message: &Message) -> impl Iterator<Item = &str> {
    let buttons = message.controls().filter(|control| control["type"] == 2 && control["disabled"] != true);
    buttons.filter_map(|control| control["custom_id"].as_str())
}

fn has(message: &Message, id: &str) -> bool {
    enabled(message).any(|found| found.contains(id))
}

fn select<'m>(message: &'m Message, id: &str) -> Option<&'m Value> {
    let ends = |control: &&Value| {
        control["type"] == 3 && control["custom_id"].as_str().is_some_and(|found| found.ends_with(id))
    };
    message.controls().find(ends)
}

/// Labels and values of a select.
fn options(message: &Message, id: &str) -> Vec<(String, String)> {
    let select = select(message, id).unwrap_or_else(|| panic!("no {id} in {}", shown(message)));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let options = select["options"].as_array().unwrap();
    options.iter().map(|option| (text(&option["label"]), text(&option["value"]))).collect()
}

fn shown(message: &Message) -> String {
    let ids: Vec<&str> = message.controls().filter_map(|control| control["custom_id"].as_str()).collect();
    format!("{:?} {ids:?}", message.content)
}

/// The chance in a label such as `Peru » Brazil 9:3 87.3 %`, in any language.
fn percent(label: &str) -> f64 {
    let number = label.trim_end_matches(['%', ' ', '\u{a0}', '\u{202f}']);
    let number = number.rsplit([' ', '\u{a0}', '\u{202f}', '–']).next().unwrap_or_default().replace(',', ".");
    let number = number.trim_start_matches(['>', '<']);
    number.parse().unwrap_or_else(|_| panic!("no chance in {label:?}"))
}
