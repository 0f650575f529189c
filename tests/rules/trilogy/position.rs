//! Positions of the Original Trilogy in one line, and what is done in them.
//!
//! What all settings say (`theatre/text.rs`), and: `station endor; marker kashyyyk leader; force 2; drawn 1 plain; pile 4 leader; counter 7`.
//! Ships: fighters, bombers (`b`), destroyers (`d`). Spaces that are not named belong to the Empire's last seat with one army. Seats are in the
//! order of the set-up table: 2: Rebels, Empire; 3: Rebels, Hutts, Empire; 4: Rebels, Empire, Rebels, Empire; 5: Rebels, Empire, Hutts,
//! Rebels, Empire.

use adjutant::assets::{self, Kit};
use adjutant::game::Game;
use adjutant::game::action::{Action, MoveInWish, Placement, Until};
use adjutant::game::conquest::special::{Choice, Special};
use adjutant::game::event::Event;
use adjutant::game::ids::{BySeat, CardId, PlayerId, SpaceId};
use adjutant::game::options::RulesetId;
use adjutant::game::people::Hold;
use serde_json::{Value, json};

use super::super::theatre::text::{Parts, number};
use super::super::theatre::{self, Luck, Setting, invasion};
pub(crate) use super::super::theatre::{fought, ships, specials};

/// The Original Trilogy.
pub(crate) struct Trilogy;

impl Setting for Trilogy {
    const RULESET: RulesetId = RulesetId::OriginalTrilogy;
    const SECOND_CLASS: char = 'b';

    fn kit() -> &'static Kit {
        assets::original_trilogy()
    }
}

theatre::words!(Trilogy);

/// A snapshot.
pub(crate) fn written(game: &Game) -> String {
    Trilogy::written(game)
}

/// A game with the luck that is to come.
pub(crate) type At = theatre::At<Trilogy>;

impl At {
    /// The position that the text describes, with so many seats.
    #[track_caller]
    pub(crate) fn of(seats: usize, text: &str) -> Self {
        let parts = Parts::of(text);
        let mut value = Self::begin(seats, &parts.options()).written();
        let core = &mut value["conquest"]["core"];
        parts.write::<Trilogy>(core, seats);
        let counter = if matches!(seats, 3 | 5) { resources(core, if seats == 3 { 1 } else { 2 }) } else { 0 };
        if let Some(words) = parts.first("counter") {
            assert_eq!(words, [counter.to_string()], "resource planets of the Hutts");
        }
        let destroyed: Vec<String> = core["spaces"]
            .as_object()
            .expect("spaces")
            .iter()
            .filter(|(_, garrison)| garrison["destroyed"] == json!(true))
            .map(|(id, _)| id.clone())
            .collect();
        let theatre = &mut value["conquest"]["ruleset"]["original-trilogy"]["theatre"];
        theatre["destroyed"] = json!(destroyed);
        theatre["counter"] = json!(counter);
        set_theatre(theatre, &parts);
        Self::written_by_hand(&value)
    }

    /// A game that begins, with options such as `set-up=book`.
    #[track_caller]
    pub(crate) fn begin(seats: usize, options: &str) -> Self {
        let holds = BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]));
        Self::opened(&Trilogy::options(options), holds, Luck::default())
    }

    /// Where the Force stands.
    pub(crate) fn force(&self) -> i8 {
        self.theatre().meter.at
    }

    /// Something that only this ruleset knows.
    #[track_caller]
    pub(crate) fn special(&mut self, seat: u8, wish: Special) -> Vec<Event> {
        self.does(seat, Action::Special(wish))
    }
}

fn set_theatre(theatre: &mut Value, parts: &Parts<'_>) {
    theatre["station"] = json!(parts.first("station").map(|words| words[0]));
    if let Some(force) = parts.number::<i8>("force") {
        theatre["meter"]["at"] = json!(force);
    }
    let (markers, drawn) = (parts.all("marker"), parts.all("drawn"));
    let leader_out = markers.iter().chain(&drawn).any(|words| words.contains(&"leader"));
    let laid = markers
        .iter()
        .enumerate()
        .map(|(id, words)| json!({ "id": id, "space": words[0], "face": words[1], "open": words.contains(&"open") }));
    theatre["markers"] = json!(laid.collect::<Vec<_>>());
    let left = parts.number("pile").unwrap_or_else(|| 6 - markers.len() - drawn.len());
    // Of those that were laid some may be taken.
    theatre["laid"] = json!(6 - left - drawn.len());
    theatre["pile"] = json!({ "left": left, "leader": if leader_out || left == 0 { "plain" } else { "leader" } });
    if let Some(words) = drawn.first() {
        theatre["drawn"] = json!({ "seat": number::<u8>(words[0]), "face": words[1] });
    }
}

/// Resource planets of a seat.
fn resources(core: &Value, seat: usize) -> usize {
    let spaces = core["spaces"].as_object().expect("spaces").iter();
    let board = &Trilogy::kit().edition.board;
    spaces.filter(|(id, garrison)| garrison["owner"] == json!(seat) && board.space(space(id)).resource).count()
}
