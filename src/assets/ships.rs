//! A deck file of ships: to the one deck of a standard game, in which nothing counts but the class of the ship on a card (S0-N9, S4-S4), or
//! to the decks of the sides with their events (S0-C1). The events are checked in either case. The meters and limits that the file states
//! are numbers of the rules; a test compares them.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;

use super::Source;
use super::art::Icon;
use super::board::{EventNames, ReadBoard, count};
use super::deck::ReadDeck;
use super::error::{AssetError, Fault, filled, plain};
use super::events::{self, EventEntry};
use super::file::Origin;
use crate::game::cards::{Card, Deck};
use crate::game::conquest::rulesets::clone_wars;
use crate::game::conquest::rulesets::original_trilogy::SIDES;
use crate::text::lang::LocalName;

/// What differs between the boxes with ships: the names of the three classes, which do the same in all of them, and the sides.
#[derive(Debug)]
struct Printed {
    /// In the order of their worth as a set.
    classes: [Icon; 3],
    sides: &'static [&'static str],
}

/// The boxes; a file is of the one whose classes it has.
const BOXES: [Printed; 2] = [
    Printed { classes: [Icon::Fighter, Icon::Bomber, Icon::Destroyer], sides: &SIDES },
    Printed { classes: [Icon::Fighter, Icon::Corvette, Icon::Capital], sides: &clone_wars::SIDES },
];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipDeckFile {
    schema: Spanned<u32>,
    #[serde(rename = "vocabulary")]
    _vocabulary: u32,
    #[serde(rename = "ruleset")]
    _ruleset: String,
    board: Spanned<String>,
    ship_classes: Spanned<BTreeMap<Icon, ShipClass>>,
    #[serde(rename = "set_values")]
    _set_values: toml::Table,
    #[serde(rename = "deck_rules")]
    _deck_rules: toml::Table,
    /// How many cards each faction has.
    decks: Spanned<BTreeMap<String, usize>>,
    #[serde(rename = "force_meter")]
    _force_meter: Option<toml::Table>,
    #[serde(rename = "resource_counter")]
    _resource_counter: Option<toml::Table>,
    #[serde(rename = "limits")]
    _limits: Option<toml::Table>,
    #[serde(default)]
    tokens: Vec<Spanned<Token>>,
    #[serde(rename = "order_66")]
    _order_66: Option<toml::Table>,
    cards: Vec<Spanned<ShipCard>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipClass {
    name: LocalName,
    #[serde(rename = "ability")]
    _ability: String,
    #[serde(rename = "source")]
    _source: Origin,
}

/// A token. What it is worth is a number of the rules; a test compares it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Token {
    id: String,
    #[serde(rename = "kind")]
    _kind: String,
    name: LocalName,
    #[serde(rename = "circles")]
    _circles: u8,
    #[serde(rename = "source")]
    _source: Origin,
}

/// An event; every entry of `classes` is one card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipCard {
    id: String,
    faction: String,
    classes: Vec<Icon>,
    /// The hero of both sides is on it: not a card of the standard game (S4-S4).
    #[serde(default)]
    anakin: bool,
    title: LocalName,
    text: LocalName,
    play: String,
    effects: Vec<toml::Table>,
    otherwise: Option<Vec<toml::Table>>,
    otherwise_play: Option<String>,
    trigger: Option<String>,
    #[serde(rename = "source")]
    _source: Origin,
}

impl ShipCard {
    fn event(&self) -> EventEntry<'_> {
        EventEntry {
            id: &self.id,
            play: &self.play,
            trigger: self.trigger.as_deref(),
            effects: &self.effects,
            otherwise: self.otherwise.as_deref(),
            otherwise_play: self.otherwise_play.as_deref(),
        }
    }

    /// What the rules read of the event, in words that change with the file alone.
    fn ruled(&self) -> String {
        let mut words = serde_json::json!({
            "effects": self.effects,
            "id": self.id,
            "otherwise": self.otherwise,
            "play": self.play,
            "side": self.faction,
        });
        if self.anakin {
            words["hero"] = true.into();
        }
        if let Some(play) = &self.otherwise_play {
            words["otherwise_play"] = play.as_str().into();
        }
        format!("event {words}\n")
    }
}

/// What of a deck of ships counts in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counts {
    /// The classes of the ships, in one pile without the cards of heroes.
    Classes,
    /// Also the events, in a pile for each side.
    Events,
}

/// Reads all cards of the file for an edition and checks them against its board. A card has the id of its event with the number of its copy,
/// from 1, and is called like its class.
pub(super) fn read(
    edition: &str,
    source: Source<'_>,
    board: &ReadBoard,
    counts: Counts,
) -> Result<ReadDeck, AssetError> {
    let file: ShipDeckFile = source.parse()?;
    if *file.schema.get_ref() != 1 {
        let fault = Fault::Schema(*file.schema.get_ref());
        return Err(source.error(file.schema.span().start, "schema".to_owned(), fault));
    }
    if file.board.get_ref() != board.board.id() {
        let fault = Fault::OtherBoard { deck: file.board.get_ref().clone(), board: board.board.id().to_owned() };
        return Err(source.error(file.board.span().start, "board".to_owned(), fault));
    }
    let at_classes = |fault| source.error(file.ship_classes.span().start, "ship_classes".to_owned(), fault);
    let classes = file.ship_classes.get_ref();
    let printed = BOXES.iter().find(|printed| classes.keys().eq(&printed.classes));
    let printed = printed.ok_or_else(|| at_classes(Fault::NoShip))?;
    for class in classes.values() {
        filled(&class.name).map_err(at_classes)?;
    }
    let (mut cards, mut names, mut ruled) = (Vec::new(), BTreeMap::new(), String::new());
    for (n, entry) in file.cards.iter().enumerate() {
        let of = entry.get_ref();
        let at = |fault| source.error(entry.span().start, format!("cards[{n}] (id = {:?})", of.id), fault);
        copies((&file, printed), of, (board, counts), &mut cards).map_err(at)?;
        if counts == Counts::Events {
            let called = EventNames { title: of.title.clone(), text: of.text.clone() };
            names.insert(of.id.clone(), called);
            ruled += &of.ruled();
        }
    }
    let mut tokens = Vec::new();
    for (n, entry) in file.tokens.iter().enumerate() {
        let of = entry.get_ref();
        let at = |fault| source.error(entry.span().start, format!("tokens[{n}] (id = {:?})", of.id), fault);
        plain(&of.id).and_then(|()| filled(&of.name)).map_err(at)?;
        if counts == Counts::Events {
            tokens.push(of.name.clone());
        }
    }
    let at_decks = |fault| source.error(file.decks.span().start, "decks".to_owned(), fault);
    for (faction, &stated) in file.decks.get_ref() {
        let of_faction = file.cards.iter().map(Spanned::get_ref).filter(|card| card.faction == *faction);
        count("cards of a faction", stated, of_faction.map(|card| card.classes.len()).sum()).map_err(at_decks)?;
    }
    // There is no joker.
    let [first, second, third] = printed.classes;
    let icons = [first, second, third, Icon::Joker];
    let symbols = icons.map(|icon| classes.get(&icon).map(|class| class.name.clone()).unwrap_or_default());
    Ok(ReadDeck {
        names: cards.iter().map(|card: &Card| symbols[card.symbol as usize].clone()).collect(),
        symbols,
        icons,
        deck: Deck::new(cards).ok_or_else(|| at_decks(Fault::TooMany))?,
        ruleset: edition.to_owned(),
        events: names,
        tokens,
        ruled,
    })
}

/// The cards of one event.
fn copies(
    (file, printed): (&ShipDeckFile, &Printed),
    of: &ShipCard,
    (board, counts): (&ReadBoard, Counts),
    cards: &mut Vec<Card>,
) -> Result<(), Fault> {
    plain(&of.id)?;
    filled(&of.title)?;
    filled(&of.text)?;
    if !file.decks.get_ref().contains_key(&of.faction) {
        return Err(Fault::UnknownFaction(of.faction.clone()));
    }
    let side = events::side(&of.faction, printed.sides)?;
    let event = Arc::new(events::read(of.event(), (board, printed.sides))?);
    for (copy, class) in (1..).zip(&of.classes) {
        let id = format!("{}_{copy}", of.id);
        plain(&id)?;
        if cards.iter().any(|card| card.id == id) {
            return Err(Fault::DuplicateId("card"));
        }
        if !printed.classes.contains(class) {
            return Err(Fault::NoShip);
        }
        let (side, event) = match counts {
            Counts::Classes if of.anakin => continue,
            Counts::Classes => (None, None),
            Counts::Events => (Some(side), Some(Arc::clone(&event))),
        };
        cards.push(Card { id, symbol: class.symbol(), space: None, side, hero: of.anakin, event });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use toml::Table;

    use super::super::SHIP_DECK;
    use crate::game::conquest::parts::fleet::ShipClass;
    use crate::game::conquest::rules::TurnCard;
    use crate::game::conquest::rulesets::original_trilogy::{
        EMPIRE, FORCE_AT_START, MOST_DESTROYED, MOST_FORCE, REBELS, RESOURCES_TO_WIN, SHIPS_OF_A_COLOUR, SIDES,
        counter_cards, force_cards,
    };
    use crate::game::options::{Options, RulesetId};

    fn number(of: &Table, key: &str) -> i64 {
        of[key].as_integer().unwrap_or_else(|| panic!("{key} is no number"))
    }

    #[test]
    fn s0_f1_f4_c3_d8_the_numbers_of_the_file_are_those_of_the_rules() {
        let file: Table = SHIP_DECK.text.parse().expect("a file in TOML");
        let table = |key: &str| file[key].as_table().unwrap_or_else(|| panic!("{key} is no table"));
        let list = |of: &str, key: &str| -> Vec<Table> {
            let list = table(of)[key].as_array().expect("a list").iter();
            list.map(|entry| entry.as_table().expect("a table").clone()).collect()
        };
        assert_eq!(number(table("force_meter"), "start"), i64::from(FORCE_AT_START));
        let spaces = list("force_meter", "spaces");
        let places: Vec<i64> = spaces.iter().map(|space| number(space, "at")).collect();
        assert_eq!(places, (-i64::from(MOST_FORCE)..=i64::from(MOST_FORCE)).collect::<Vec<_>>());
        for space in &spaces {
            let at = number(space, "at");
            assert_eq!(number(space, "draw"), i64::from(force_cards(at.try_into().expect("a place"))), "at {at}");
            assert_eq!(number(space, "death_star_dice"), at);
            let side = match at.signum() {
                -1 => Some(EMPIRE),
                1 => Some(REBELS),
                _ => None,
            };
            let favoured = space.get("draw_for").and_then(|side| side.as_str());
            assert_eq!(favoured, side.map(|side| SIDES[usize::from(side.0)]), "at {at}");
        }
        assert_eq!(number(table("resource_counter"), "win_at"), i64::from(RESOURCES_TO_WIN));
        let mut next = 0;
        for step in list("resource_counter", "steps") {
            assert_eq!(number(&step, "from"), next, "steps without gaps");
            next = number(&step, "to") + 1;
            for held in number(&step, "from")..next {
                let cards = counter_cards(held.try_into().expect("a number of planets"));
                assert_eq!(i64::from(cards), number(&step, "draw"), "{held} planets");
            }
        }
        assert_eq!(next, number(table("resource_counter"), "total") + 1);
        let limits = table("limits");
        assert_eq!(number(limits, "asteroid_markers"), i64::from(MOST_DESTROYED));
        assert_eq!(number(limits, "ships_per_class_and_colour"), i64::from(SHIPS_OF_A_COLOUR));
        let card: TurnCard = Options::new(RulesetId::OriginalTrilogy).card(2).conquest().expect("a conquest game");
        assert_eq!(number(limits, "sets_per_turn"), i64::from(card.sets_per_turn));
        assert_eq!(limits["fire_may_cut_board"].as_bool(), Some(card.theatre.may_cut));
        assert_eq!(table("ship_classes").len(), ShipClass::ALL.len());
        for (kind, steps) in
            [("rebels_take_base", 1), ("rebels_destroy_death_star", 1), ("hutts_destroy_death_star", 0)]
        {
            let event = table("force_meter")["events"][kind].as_table().expect("an event");
            // What the rules do is played in `tests/rules/trilogy/force.rs`.
            assert_eq!((number(event, "steps"), event["side"].as_str()), (steps, Some("light")), "{kind}");
        }
    }
}
