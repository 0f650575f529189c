//! Positions in words: what all settings say in the same way. What lies on the board besides armies and ships each says for itself.
//!
//! `hoth=0x5 bespin=1x3+f1b2d1 bakura=-x2 endor=!; hand 0 reb_hope_1; discard ...; seat 1; stage place 3; round 12; option fortify=none;
//! surrendered 2; ai 2`. `-`: armies that nobody plays, `!`: destroyed. Spaces that are not named belong to the last seat with one army.

use std::str::FromStr;

use serde_json::{Value, json};

use super::Setting;

/// The parts of a position, each with its name first.
pub(crate) struct Parts<'a>(Vec<Vec<&'a str>>);

impl<'a> Parts<'a> {
    pub(crate) fn of(text: &'a str) -> Self {
        Self(text.split(';').map(|part| part.split_whitespace().collect()).collect())
    }

    /// What stands behind this name, each time that it is there.
    pub(crate) fn all(&self, name: &str) -> Vec<Vec<&'a str>> {
        self.0.iter().filter(|part| part.first() == Some(&name)).map(|part| part[1..].to_vec()).collect()
    }

    /// What stands behind this name, if it is there.
    pub(crate) fn first(&self, name: &str) -> Option<Vec<&'a str>> {
        self.all(name).into_iter().next()
    }

    /// The number behind this name.
    pub(crate) fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.first(name).map(|words| number(words[0]))
    }

    /// All options.
    pub(crate) fn options(&self) -> String {
        self.all("option").concat().join(" ")
    }

    /// Writes the board, the cards, the turn and who plays into the snapshot of a game with so many seats.
    pub(crate) fn write<S: Setting>(&self, core: &mut Value, seats: usize) {
        self.write_board::<S>(core, seats);
        self.write_cards::<S>(core, seats);
        let seat: usize = self.number("seat").unwrap_or_default();
        let stage = self.first("stage").unwrap_or_else(|| vec!["attack"]);
        let armies = || stage.get(1).map_or(0, |text| number::<u32>(text));
        let stage = match stage[0] {
            "trade" => json!({ "trade": { "armies": armies() } }),
            "lay-marker" => json!({ "lay-marker": { "armies": armies() } }),
            "place" => json!({ "place": { "left": armies(), "placed": [] } }),
            other => json!(other),
        };
        core["phase"] = json!({ "turn": { "seat": seat, "stage": stage, "captured": false } });
        core["seats"][seat]["last_turn"] = json!(1);
        core["turn"] = json!(1);
        core["round"] = json!(self.number::<u32>("round").unwrap_or(1));
        for (name, surrendered) in [("ai", false), ("surrendered", true)] {
            for words in self.all(name) {
                let seat = &mut core["seats"][number::<usize>(words[0])];
                seat["surrendered"] = json!(surrendered);
                seat["hold"] = json!("ai");
            }
        }
    }

    fn write_board<S: Setting>(&self, core: &mut Value, seats: usize) {
        let words: Vec<(&str, &str)> = self
            .0
            .iter()
            .filter(|part| part.first().is_some_and(|word| word.contains('=')))
            .flatten()
            .filter_map(|word| word.split_once('='))
            .collect();
        let rest = format!("{}x1", seats - 1);
        let spaces = core["spaces"].as_object_mut().expect("spaces");
        for (id, _) in &words {
            assert!(spaces.contains_key(*id), "no space {id}");
        }
        let mut total = 0;
        for (id, garrison) in spaces {
            let text = words.iter().find(|(name, _)| name == id).map_or(rest.as_str(), |&(_, text)| text);
            if text == "!" {
                *garrison = json!({ "owner": null, "troops": 0, "captured": 0, "destroyed": true });
                continue;
            }
            let (owner, stands) = text.split_once('x').expect("owner and armies");
            let (troops, ships) = stands.split_once('+').unwrap_or((stands, ""));
            let troops: u64 = number(troops);
            let of = |class: char| ships.find(class).map_or(0, |place| number::<u8>(&ships[place + 1..place + 2]));
            *garrison = json!({
                "owner": owner.parse::<u8>().ok(), "troops": troops, "captured": 0,
                "ships": { "fighter": of('f'), "bomber": of(S::SECOND_CLASS), "destroyer": of('d') },
            });
            total += troops;
        }
        core["placed"] = json!(total);
    }

    fn write_cards<S: Setting>(&self, core: &mut Value, seats: usize) {
        let deck = &S::kit().edition.deck;
        let mut stack: Vec<String> = deck.cards().iter().map(|card| card.id.clone()).collect();
        let hands =
            self.all("hand").into_iter().map(|words| (words[1..].to_vec(), format!("/seats/{}/hand", words[0])));
        let discard = self.all("discard").into_iter().map(|words| (words, "/discard".to_owned()));
        for (mut cards, place) in hands.chain(discard) {
            cards.sort_by_key(|id| S::card(id));
            stack.retain(|card| !cards.contains(&card.as_str()));
            *core.pointer_mut(&place).expect("a place for cards") = json!(cards);
        }
        core["stack"] = json!(stack);
        for seat in 0..seats {
            let held = |garrison: &Value| garrison["owner"] == json!(seat);
            let out = !core["spaces"].as_object().expect("spaces").values().any(held);
            core["seats"][seat]["out"] = json!(out);
        }
    }
}

/// The number that a word is.
pub(crate) fn number<N: FromStr>(word: &str) -> N {
    word.parse().unwrap_or_else(|_| panic!("{word} is no number that fits"))
}
