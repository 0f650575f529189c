//! People who play by commands and buttons, knowing only what Discord shows them.

use adjutant::sandbox::{Choice, Message, Snowflake};

use crate::bring_up::{PATIENCE, World};
use crate::words::says_in_any;

/// At least this chance, in percent, is taken at first. The longer a match lasts, the bolder its players are: it shall end.
const GOOD: f64 = 66.0;

/// The most attacks in one turn: nobody has all day.
const ATTACKS: usize = 40;

impl World {
    /// What autocomplete shows at the end of this line; nothing where it only says why there is nothing.
    pub(crate) async fn choices(&self, person: Snowflake, line: &str) -> Vec<(String, String)> {
        let shown = self.sandbox.autocomplete(person, self.sandbox.channel(), line).await.unwrap();
        let text = |choice: Choice| (choice.name, choice.value.as_str().unwrap_or_default().to_owned());
        shown.into_iter().map(text).filter(|(_, value)| value != "-").collect()
    }

    /// Opens a match with these people, the first of whom is its host, and starts it.
    pub(crate) async fn begin(&self, people: &[Snowflake]) {
        self.types(people[0], "/game new").await;
        for person in &people[1..] {
            self.types(*person, "/game join").await;
        }
        self.types(people[0], "/game start").await;
    }

    /// Everybody places everything, on the first three spaces that are offered.
    pub(crate) async fn deploy(&self, people: &[Snowflake]) {
        for person in people {
            let spaces = self.choices(*person, "/place space:").await;
            for (_, space) in spaces.iter().take(2) {
                self.types(*person, &format!("/place space:={space} troops:4")).await;
            }
            let (_, last) = &spaces[2];
            self.types(*person, &format!("/place space:={last}")).await;
        }
    }

    /// A match of two that has come to its first turn, in which nothing is left to be said or to be written down; whom its post calls.
    pub(crate) async fn in_a_match(&self) -> ([Snowflake; 2], Snowflake, Message) {
        let people = [self.person("ana", "en-US"), self.person("ben", "de")];
        self.begin(&people).await;
        self.deploy(&people).await;
        let (called, post) = self.next_turn(&people).await;
        self.quiet().await;
        (people, called, post)
    }

    /// The same where whoever is called has placed everything: `/done` ends the turn.
    pub(crate) async fn about_to_end_a_turn(&self) -> ([Snowflake; 2], Snowflake, Message) {
        let (people, called, post) = self.in_a_match().await;
        self.types(called, "/trade").await;
        self.place_everything(called).await;
        self.quiet().await;
        (people, called, post)
    }

    /// Whom the newest turn post calls, with that post.
    pub(crate) async fn next_turn(&self, people: &[Snowflake]) -> (Snowflake, Message) {
        self.next_turn_after(people, Snowflake(0)).await
    }

    /// The same for a post that is newer than `after`.
    pub(crate) async fn next_turn_after(&self, people: &[Snowflake], after: Snowflake) -> (Snowflake, Message) {
        let turn = |messages: &[Message]| {
            let newest = messages.iter().rev().find(|message| is_turn(message) && message.pings.len() == 1)?;
            (newest.id > after && !newest.components.is_empty()).then(|| newest.clone())
        };
        let post = self.sandbox.wait_for(people[0], self.sandbox.channel(), PATIENCE, turn).await;
        let post = post.unwrap_or_else(|| panic!("no turn post; the last is {:?}", self.public().last()));
        (*post.pings.first().unwrap(), post)
    }

    /// The same, or `None` once the end is posted, which calls everybody.
    pub(crate) async fn next_turn_or_end(
        &self,
        people: &[Snowflake],
        after: Snowflake,
    ) -> Option<(Snowflake, Message)> {
        let next = |messages: &[Message]| {
            let newest = messages.iter().rev().find(|message| {
                !message.pings.is_empty() && (is_turn(message) || is_end(message)) && message.id > after
            })?;
            let called = newest.pings.first().copied().filter(|_| !is_end(newest));
            Some(called.map(|person| (person, newest.clone())))
        };
        let next = self.sandbox.wait_for(people[0], self.sandbox.channel(), PATIENCE, next).await;
        next.unwrap_or_else(|| panic!("nobody is called; the last post is {:?}", self.public().last()))
    }

    /// Waits until the turn of this post is over: its buttons are gone.
    pub(crate) async fn await_change(&self, post: &Message) {
        let over = |messages: &[Message]| {
            let now = messages.iter().find(|message| message.id == post.id)?;
            now.components.is_empty().then_some(())
        };
        let over = self.sandbox.wait_for(*post.pings.first().unwrap(), self.sandbox.channel(), PATIENCE, over).await;
        assert!(over.is_some(), "the turn goes on: {:?}", self.sandbox.message(post.id));
    }

    /// The public post with buttons that is newer than this one.
    pub(crate) async fn newest_with_buttons(&self, than: Snowflake) -> Message {
        let newer = |messages: &[Message]| {
            let mut newest = messages.iter().rev().filter(|message| !message.is_ephemeral());
            newest.find(|message| message.id > than && !message.components.is_empty()).cloned()
        };
        let person = self.sandbox.people()[0].id;
        self.sandbox.wait_for(person, self.sandbox.channel(), PATIENCE, newer).await.expect("a new post")
    }

    /// The lobby's post.
    pub(crate) async fn lobby(&self) -> Message {
        self.newest_with_buttons(Snowflake(0)).await
    }

    /// The post, once it has a button that does this and can be pressed, with the id of that button.
    pub(crate) async fn showing(&self, post: Snowflake, verb: &str) -> (Message, String) {
        let shows = |messages: &[Message]| {
            let post = messages.iter().find(|message| message.id == post)?;
            Some((post.clone(), button(post, verb)?))
        };
        let person = self.sandbox.people()[0].id;
        let found = self.sandbox.wait_for(person, self.sandbox.channel(), PATIENCE, shows).await;
        found.unwrap_or_else(|| panic!("no [{verb}] in {:?}", self.sandbox.message(post)))
    }

    /// The attack from the strongest space that lasts longest.
    pub(crate) async fn long_attack(&self, person: Snowflake) -> (String, String) {
        let (_, from) = self.choices(person, "/attack from:").await[0].clone();
        let targets = self.choices(person, &format!("/attack from:={from} to:")).await;
        (from, targets.last().unwrap().1.clone())
    }

    /// One turn: trades what can be traded, places, attacks at good odds, ends.
    pub(crate) async fn play_turn(&self, person: Snowflake) {
        self.types(person, "/trade").await;
        self.place_everything(person).await;
        for _ in 0..ATTACKS {
            let Some((from, to)) = self.best_attack(person).await else { break };
            self.types(person, &format!("/attack from:={from} to:={to} until:captured move-in:all")).await;
            self.types(person, "/trade").await;
            self.place_everything(person).await;
        }
        self.types(person, "/done").await;
    }

    /// The same turn as far as buttons go: the question how many move in, and the end of the turn, by the button under the answer to
    /// the last move.
    pub(crate) async fn play_turn_by_buttons(&self, person: Snowflake, post: Snowflake) {
        self.types(person, "/trade").await;
        let mut last = self.place_everything(person).await;
        for _ in 0..ATTACKS {
            let Some((from, to)) = self.best_attack(person).await else { break };
            let line = format!("/attack from:={from} to:={to} until:captured");
            let answer = self.answered(person, &line).await;
            let all = answer.controls().filter_map(custom_id).find(|id| id.ends_with(":most"));
            last = Some(answer.id);
            if let Some(all) = all {
                let outcome = self.sandbox.press(person, answer.id, all).await.unwrap();
                last = outcome.messages.last().map(|message| message.id);
            }
            self.types(person, "/trade").await;
            last = self.place_everything(person).await.or(last);
        }
        let under = last.and_then(|last| Some((last, button(&self.sandbox.message(last)?, "end-turn")?)));
        // Without a move of their own the post is all that they have to press; it has nothing to press if they have won.
        let on_post = |posts: &[Message]| {
            let post = posts.iter().find(|now| now.id == post)?;
            let end = button(post, "end-turn");
            (end.is_some() || post.components.is_empty()).then(|| end.map(|end| (post.id, end)))
        };
        let found = if under.is_some() { under } else { self.shown("the end of the turn", on_post).await };
        let Some((post, end)) = found else { return };
        let moves = self.public().len();
        self.presses(person, post, &end).await;
        let told = self
            .sandbox
            .wait_for(person, self.sandbox.channel(), PATIENCE, |_| (self.public().len() > moves).then_some(()));
        assert!(told.await.is_some(), "the turn does not end: {:?}", self.sandbox.message(post));
    }

    /// The message that answers a command line.
    pub(crate) async fn answered(&self, person: Snowflake, line: &str) -> Message {
        let outcome = self.sandbox.command(person, self.sandbox.channel(), line).await;
        let outcome = outcome.unwrap_or_else(|error| panic!("{line}: {error}"));
        let outcome = self.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
        outcome.messages.last().unwrap_or_else(|| panic!("{line}: no answer")).clone()
    }

    /// Everything that is left goes on one space; gives the answer, if something was left.
    pub(crate) async fn place_everything(&self, person: Snowflake) -> Option<Snowflake> {
        // Borders come first. Early on the strongest of some gets stronger; later there may be few, and what stands behind them
        // would never fight.
        let some = if self.public().len() < 25 { 6 } else { 1 };
        let spaces = self.choices(person, "/place space:").await;
        let (_, space) = spaces.iter().take(some).max_by_key(|(label, _)| troops(label))?;
        Some(self.answered(person, &format!("/place space:={space}")).await.id)
    }

    async fn best_attack(&self, person: Snowflake) -> Option<(String, String)> {
        let mut best: Option<(f64, String, String)> = None;
        let posts = u32::try_from(self.public().len()).unwrap();
        let least = (GOOD - f64::from(posts)).max(1.0);
        for (_, from) in self.choices(person, "/attack from:").await.into_iter().take(4) {
            // The best odds come first.
            let targets = self.choices(person, &format!("/attack from:={from} to:")).await;
            let Some((label, to)) = targets.into_iter().next() else { continue };
            let chance = percent(&label);
            if chance >= least && best.as_ref().is_none_or(|(other, _, _)| chance > *other) {
                best = Some((chance, from, to));
            }
        }
        best.map(|(_, from, to)| (from, to))
    }
}

pub(crate) fn is_turn(message: &Message) -> bool {
    !message.is_ephemeral() && says_in_any(&message.content, "header-turn")
}

/// The post in which everybody is called and nobody has a hand any more.
fn is_end(message: &Message) -> bool {
    let shows = |verb| button(message, verb).is_some();
    !message.is_ephemeral() && !message.pings.is_empty() && shows("log") && shows("board") && !shows("hand")
}

/// The id of the message's button that does this, if it can be pressed.
pub(crate) fn button(message: &Message, verb: &str) -> Option<String> {
    let can_be_pressed = message.controls().filter(|control| control["disabled"] != true);
    let mut ids = can_be_pressed.filter_map(custom_id);
    ids.find(|id| id.split(':').nth(2) == Some(verb)).map(ToOwned::to_owned)
}

fn custom_id(control: &serde_json::Value) -> Option<&str> {
    control["custom_id"].as_str()
}

/// The armies in a label such as `Peru 4`.
fn troops(label: &str) -> u32 {
    label.split_whitespace().filter_map(|word| word.parse().ok()).next_back().unwrap_or(0)
}

/// The chance in a label such as `N. Africa 9:3 87.3 %`.
fn percent(label: &str) -> f64 {
    let before = label.split('%').next().unwrap_or_default().trim_end();
    let number: String =
        before.chars().rev().take_while(|sign| sign.is_ascii_digit() || ".,".contains(*sign)).collect();
    let number: String = number.chars().rev().collect();
    number.replace(',', ".").parse().unwrap_or_else(|_| panic!("no chance in {label:?}"))
}
