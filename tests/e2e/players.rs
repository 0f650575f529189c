//! People who play by commands and buttons, knowing only what Discord shows them.

use std::collections::BTreeSet;

use adjutant::sandbox::{Choice, Message, Snowflake};

use crate::bring_up::{PATIENCE, World};

/// At least this chance, in percent, is taken.
const GOOD: f64 = 66.0;

/// The most attacks in one turn: nobody has all day.
const ATTACKS: usize = 8;

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
                self.types(*person, &format!("/place space:={space} troops:10")).await;
            }
            let (_, last) = &spaces[2];
            self.types(*person, &format!("/place space:={last}")).await;
        }
    }

    /// The person whom the newest turn post calls, with that post, once there is one that is not among `seen`.
    pub(crate) async fn next_call(&self, people: &[Snowflake], seen: &BTreeSet<Snowflake>) -> (BTreeSet<Snowflake>, Message) {
        let called = |messages: &[Message]| {
            let new = messages.iter().rev().filter(|message| !message.is_ephemeral());
            let mut new = new.filter(|message| !seen.contains(&message.id) && !message.pings.is_empty());
            new.next().cloned()
        };
        let message = self.sandbox.wait_for(people[0], self.sandbox.channel(), PATIENCE, called).await;
        let message = message.unwrap_or_else(|| panic!("nobody is called; the last post is {:?}", self.public().last()));
        (message.pings.clone(), message)
    }

    /// One turn: trades what can be traded, places, attacks at good odds, ends.
    pub(crate) async fn play_turn(&self, person: Snowflake) {
        self.types(person, "/trade").await;
        self.place_all(person).await;
        for _ in 0..ATTACKS {
            let Some((from, to)) = self.best_attack(person).await else { break };
            self.types(person, &format!("/attack from:={from} to:={to} until:captured move-in:all")).await;
            self.types(person, "/trade").await;
            self.place_all(person).await;
        }
        self.types(person, "/done").await;
    }

    async fn place_all(&self, person: Snowflake) {
        // Borders come first; where the strongest attack can begin is as good as any.
        if let Some((_, space)) = self.choices(person, "/place space:").await.first() {
            self.types(person, &format!("/place space:={space}")).await;
        }
    }

    async fn best_attack(&self, person: Snowflake) -> Option<(String, String)> {
        let mut best: Option<(f64, String, String)> = None;
        for (_, from) in self.choices(person, "/attack from:").await.into_iter().take(4) {
            // The best odds come first.
            let targets = self.choices(person, &format!("/attack from:={from} to:")).await;
            let Some((label, to)) = targets.into_iter().next() else { continue };
            let chance = percent(&label);
            if chance >= GOOD && best.as_ref().is_none_or(|(least, _, _)| chance > *least) {
                best = Some((chance, from, to));
            }
        }
        best.map(|(_, from, to)| (from, to))
    }
}

/// The chance in a label such as `N. Africa 9:3 87.3 %`.
fn percent(label: &str) -> f64 {
    let before = label.split('%').next().unwrap_or_default().trim_end();
    let number: String = before.chars().rev().take_while(|sign| sign.is_ascii_digit() || ".,".contains(*sign)).collect();
    let number: String = number.chars().rev().collect();
    number.replace(',', ".").parse().unwrap_or_else(|_| panic!("no chance in {label:?}"))
}
