//! Positions of the Clone Wars in one line, and what is done in them.
//!
//! What all settings say (`theatre/text.rs`), and: `track 7; token kessel 4; taken 0; pile 1 2; drawn 1 2; shield 0 kamino;
//! persons 2`. Ships: fighters,
//! corvettes (`c`), capital ships (`d`). `pawn naboo`: the order is over. Spaces that are not named belong to seat 3 with one army. Seats: 0
//! red and 2 gold (Republic), 1 black and 3 blue (Separatists).

use adjutant::assets::{self, Kit};
use adjutant::game::Game;
use adjutant::game::action::{Action, MoveInWish, Placement, Until};
use adjutant::game::conquest::special::{Call, Called, Choice, Special, SpecialEvent};
use adjutant::game::ids::{BySeat, CardId, PlayerId, SeatId, SpaceId};
use adjutant::game::options::RulesetId;
use adjutant::game::people::Hold;
use serde_json::{Value, json};

use super::super::theatre::text::{Parts, number};
use super::super::theatre::{self, Luck, Setting, invasion};
pub(crate) use super::super::theatre::{ships, specials};

/// The Clone Wars.
pub(crate) struct CloneWars;

impl Setting for CloneWars {
    const RULESET: RulesetId = RulesetId::CloneWars;
    const SECOND_CLASS: char = 'c';

    fn kit() -> &'static Kit {
        assets::clone_wars()
    }
}

theatre::words!(CloneWars);

/// A game with the luck that is to come.
pub(crate) type At = theatre::At<CloneWars>;

/// The spaces with these ids.
pub(crate) fn spaces(ids: &str) -> Vec<SpaceId> {
    ids.split_whitespace().map(space).collect()
}

/// An attack until the planet is taken, after which so many move in.
pub(crate) fn attack_with(from: &str, to: &str, troops: u32) -> Action {
    Action::Attack(invasion(space(from), space(to), Until::Captured, MoveInWish::Count(troops)))
}

/// The order, with all that is left to the rules.
pub(crate) fn order() -> Action {
    Action::Special(Special::CallOrder(Call::default()))
}

impl At {
    /// The position that the text describes.
    #[track_caller]
    pub(crate) fn of(text: &str) -> Self {
        let parts = Parts::of(text);
        let persons = parts.number("persons").unwrap_or(4);
        let mut value = Self::begin_with(persons, &parts.options()).written();
        parts.write::<CloneWars>(&mut value["conquest"]["core"], 4);
        set_theatre(&mut value["conquest"]["ruleset"]["clone-wars"]["theatre"], &parts);
        Self::written_by_hand(&value)
    }

    /// A game that begins, with options such as `set-up=book`. Red claims first and has the first turn, if nothing else is thrown.
    #[track_caller]
    pub(crate) fn begin(options: &str) -> Self {
        Self::begin_with(4, options)
    }

    /// The same with so many persons, who are 1, 2, ... in the order of their first armies.
    #[track_caller]
    pub(crate) fn begin_with(persons: usize, options: &str) -> Self {
        let options = CloneWars::options(options);
        let person = |place: SeatId| Hold::Players(vec![PlayerId(u64::from(place.0) + 1)]);
        let holds: BySeat<Hold> = options.armies(persons).into_iter().map(person).collect();
        Self::opened(&options, holds, Luck::of(&[&[6, 1, 1, 1]]))
    }

    /// Something that only this ruleset knows.
    #[track_caller]
    pub(crate) fn special(&mut self, seat: u8, wish: Special) -> Vec<SpecialEvent> {
        specials(&self.does(seat, Action::Special(wish)))
    }

    /// The order is called: what came of it.
    #[track_caller]
    pub(crate) fn calls(&mut self, seat: u8, call: Call) -> Called {
        let events = self.special(seat, Special::CallOrder(call));
        let called = events.into_iter().find_map(|event| match event {
            SpecialEvent::OrderCalled(called) => Some(*called),
            _ => None,
        });
        called.expect("the order is told")
    }
}

fn set_theatre(theatre: &mut Value, parts: &Parts<'_>) {
    let (tokens, drawn, taken) = (parts.all("token"), parts.all("drawn"), parts.all("taken"));
    let face = |text: &str| json!({ "token": number::<u8>(text) });
    let used: Vec<&str> =
        tokens.iter().chain(&drawn).map(|words| words[1]).chain(taken.iter().flatten().copied()).collect();
    let laid: Vec<Value> = tokens
        .iter()
        .enumerate()
        .map(|(id, words)| json!({ "id": id, "space": words[0], "face": face(words[1]), "open": false }))
        .collect();
    theatre["laid"] = json!(laid.len() + taken.len());
    theatre["markers"] = json!(laid);
    theatre["taken"] = json!(taken.iter().flatten().map(|text| face(text)).collect::<Vec<_>>());
    let mut pile: Vec<u8> = (0..9).filter(|token| !used.contains(&token.to_string().as_str())).collect();
    if let Some(words) = parts.first("pile") {
        // The others were drawn and taken.
        let gone: Vec<Value> = pile
            .iter()
            .filter(|token| !words.contains(&token.to_string().as_str()))
            .map(|&token| json!({ "token": token }))
            .collect();
        theatre["taken"].as_array_mut().expect("a list").extend(gone);
        pile.retain(|token| words.contains(&token.to_string().as_str()));
    }
    if let Some(words) = drawn.first() {
        theatre["drawn"] = json!({ "seat": number::<u8>(words[0]), "face": face(words[1]) });
    }
    theatre["pawn"] = json!({ "track": parts.number::<u8>("track").unwrap_or_default() });
    if let Some(words) = parts.first("pawn") {
        theatre["pawn"] = json!({ "space": words[0] });
        pile.clear();
    }
    theatre["pile"] = json!({ "left": pile.len(), "leader": null, "tokens": pile });
    let shield =
        |words: &Vec<&str>| json!({ "seat": number::<u8>(words[0]), "space": words[1], "kind": { "from": "order" } });
    theatre["shields"] = json!(parts.all("shield").iter().map(shield).collect::<Vec<_>>());
}
