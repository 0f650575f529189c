//! What can be pressed and chosen under a turn: nothing that the rules would refuse.

use std::cmp::Reverse;

use super::words::{Words, row_number};
use crate::game::ids::SeatId;
use crate::game::people::Hold;
use crate::game::rebellion::action::{Action, Move, Spot};
use crate::game::rebellion::edition::AllyId;
use crate::game::rebellion::offer::Offer;
use crate::game::rebellion::plan;
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::table::arena_press::ArenaPress;
use crate::table::press::{Press, Verb};
use crate::table::sight::{MatchId, MatchState, Sight};
use crate::text::bundle::say;
use crate::text::choices::LONGEST_CHOICE;
use crate::text::message::{Button, Message, Select, SelectOption, Style};
use crate::text::names::shortened;

/// The most options of a select (Discord's limit).
const MOST_OPTIONS: usize = 25;

/// The message with what may be done now under it, then what may be looked at. Only looking where nobody can play: in a match that
/// stands still, when it is over, and in the turn of an AI.
pub fn controls(words: Words<'_>, sight: &Sight, mut message: Message) -> Message {
    let by_hand = words.table.turn_now().filter(|turn| words.table.seats[turn.seat].hold != Hold::Ai);
    if let Some(turn) = by_hand.filter(|_| sight.state == MatchState::Running) {
        let under = Under { words, of: sight.id, moves: sight.moves, seat: turn.seat };
        let offers = words.table.offers(turn.seat);
        message.selects.extend(under.selects(&offers));
        message = under.rows(&offers).into_iter().fold(message, Message::row);
    }
    message.row(looks(words, sight.id))
}

/// What may always be looked at.
pub fn looks(words: Words<'_>, of: MatchId) -> Vec<Button> {
    let lang = words.lang;
    vec![
        Button::new(of, Style::Secondary, say!(lang, "arena-button-text"), Verb::BoardText),
        Button::new(of, Style::Secondary, say!(lang, "button-log"), Verb::Log),
        Button::new(of, Style::Secondary, say!(lang, "button-rules"), Verb::Rules),
    ]
}

#[derive(Clone, Copy)]
struct Under<'a> {
    words: Words<'a>,
    of: MatchId,
    moves: u64,
    seat: SeatId,
}

impl Under<'_> {
    fn selects(self, offers: &[Offer]) -> Vec<Select> {
        let lang = self.words.lang;
        let puts = put_choices(self.words, offers);
        let puts = puts
            .into_iter()
            .map(|(face, spot)| self.option(&put_label(self.words, face, spot), ArenaPress::Put { face, spot }));
        let rebel = offers.iter().find_map(|offer| {
            let Offer::Rebel { symbol, spots } = offer else { return None };
            Some((*symbol, spots))
        });
        let rebels = rebel.into_iter().flat_map(|(symbol, spots)| {
            spots.iter().map(move |&spot| {
                self.option(&rebel_label(self.words, symbol, spot), ArenaPress::Rebel { row: spot.row })
            })
        });
        let allies = ally_choices(self.words, self.seat, MOST_OPTIONS);
        let allies = allies.into_iter().map(|(ally, spots)| {
            let pair = [spots.first().copied().flatten(), spots.get(1).copied().flatten()];
            self.option(&ally_label(self.words, ally, &spots), ArenaPress::Ally { ally, spots: pair })
        });
        let name = self.words.rebel(self.words.table.seats[self.seat].rebel);
        let selects = [
            Select::new(say!(lang, "arena-select-put"), puts),
            Select::new(say!(lang, "arena-select-rebel", rebel = name), rebels),
            Select::new(say!(lang, "arena-select-ally"), allies),
        ];
        selects.into_iter().filter(|select| !select.options.is_empty()).collect()
    }

    /// What lies apart first, then what goes on, then what ends.
    fn rows(self, offers: &[Offer]) -> Vec<Vec<Button>> {
        let lang = self.words.lang;
        let (mut aside, mut on, mut end) = (Vec::new(), Vec::new(), Vec::new());
        for offer in offers {
            match offer {
                Offer::Throw { dice, throw: 1 } => {
                    let label = say!(lang, "arena-button-throw", dice = *dice);
                    on.push(self.button(Style::Success, label, ArenaPress::Throw));
                }
                Offer::Throw { dice, throw: _ } => {
                    let label = say!(lang, "arena-button-throw-again", dice = *dice);
                    on.push(self.button(Style::Primary, label, ArenaPress::Throw));
                }
                Offer::SetAside { dice } => aside.extend((1..=*dice).rev().map(|dice| {
                    let label = say!(lang, "arena-button-aside", dice = dice);
                    self.button(Style::Success, label, ArenaPress::SetAside { dice })
                })),
                Offer::EndDice { lapse } => {
                    let label = say!(lang, "arena-button-end-dice", dice = lapse.len());
                    on.push(self.button(Style::Secondary, label, ArenaPress::EndDice));
                }
                Offer::Restart { ally, dice: _ } => {
                    let label = say!(lang, "arena-button-restart", ally = self.words.ally(*ally));
                    end.push(self.button(Style::Secondary, label, ArenaPress::Restart { ally: *ally }));
                }
                Offer::Finish { .. } => {
                    end.push(self.button(Style::Danger, say!(lang, "arena-button-finish"), ArenaPress::Finish));
                }
                Offer::Put { .. } | Offer::Rebel { .. } | Offer::Ally { .. } => {}
            }
        }
        on.push(self.button(Style::Secondary, say!(lang, "button-for-me"), ArenaPress::ForMe));
        // A row takes five; the box has two allies that restart.
        end.truncate(5);
        vec![aside, on, end]
    }

    fn button(self, style: Style, label: String, press: ArenaPress) -> Button {
        Button::new(self.of, style, label, Verb::Arena { moves: self.moves, press })
    }

    fn option(self, label: &str, press: ArenaPress) -> SelectOption {
        let press = Press { of: self.of, verb: Verb::Arena { moves: self.moves, press } };
        SelectOption { label: shortened(label, LONGEST_CHOICE), press, chosen: false }
    }
}

/// Every die with every field that it can be put on, at most 25: plain faces first, jokers on the rows that are nearest to
/// being won. `/put` takes the rest.
pub fn put_choices(words: Words<'_>, offers: &[Offer]) -> Vec<(Face, Spot)> {
    let mut all: Vec<(Face, Spot)> = Vec::new();
    for offer in offers {
        if let Offer::Put { face, spots } = offer {
            all.extend(spots.iter().map(|&spot| (*face, spot)));
        }
    }
    let joker_field = |spot: &Spot| spot.symbol == Symbol::Imperium;
    let left = |spot: &Spot| open_in(words, spot.row);
    let key = |(face, spot): &(Face, Spot)| match face {
        Face::Imperium => (*face, left(spot), !joker_field(spot), *spot),
        Face::Trooper | Face::Tie | Face::Walker | Face::Destroyer | Face::Victory => (*face, 0, false, *spot),
    };
    all.sort_by_key(key);
    all.truncate(MOST_OPTIONS);
    all
}

/// An ally, and for each of its symbols where it goes, if anywhere.
type Way = (AllyId, Vec<Option<Spot>>);

/// Every way to use the allies of a seat now: what wins rows first, then what covers most.
pub fn ally_ways(words: Words<'_>, seat: SeatId) -> Vec<Way> {
    let table = words.table;
    let mut all: Vec<Way> = Vec::new();
    for offer in table.offers(seat) {
        let Offer::Ally { ally, symbols } = offer else { continue };
        let mut ways: Vec<Vec<Option<Spot>>> = vec![Vec::new()];
        for (_, spots) in &symbols {
            let places = || spots.iter().copied().map(Some).chain([None]);
            ways = ways.iter().flat_map(|way| places().map(move |spot| [way.clone(), vec![spot]].concat())).collect();
        }
        let possible = |spots: &Vec<Option<Spot>>| {
            table.check(seat, &Action::Move(Move::Ally { ally, spots: spots.clone() })).is_ok()
        };
        all.extend(ways.into_iter().filter(possible).map(|spots| (ally, spots)));
    }
    all.sort_by_cached_key(|way| {
        let (won, covered, left) = worth(words, &way.1);
        (Reverse(won), Reverse(covered), left)
    });
    all
}

/// The same, at most `most`, of each ally its best among them. What the AI would do is the first, if it is an ally that covers.
pub fn ally_choices(words: Words<'_>, seat: SeatId, most: usize) -> Vec<Way> {
    let mut all = ally_ways(words, seat);
    // A look at what the AI does is worth its time only where there is something to be sorted.
    let best = if all.len() > 1 { plan::figure(words.table, seat) } else { None };
    if let Some(Move::Ally { ally, spots }) = best {
        let of_ai = (ally, spots);
        all.sort_by_key(|way| *way != of_ai);
    }
    if all.len() > most {
        let mut seen: Vec<AllyId> = Vec::new();
        let first: Vec<bool> = all
            .iter()
            .map(|(ally, _)| {
                !seen.contains(ally) && {
                    seen.push(*ally);
                    true
                }
            })
            .collect();
        let mut room = most.saturating_sub(seen.len());
        let mut kept = first.into_iter().map(|first| {
            let keep = first || room > 0;
            if !first && keep {
                room -= 1;
            }
            keep
        });
        all.retain(|_| kept.next().unwrap_or(false));
        all.truncate(most);
    }
    all
}

/// What these places are worth: points of rows that they win (an ally counts as one), fields, and how many fields stay open in those
/// rows.
fn worth(words: Words<'_>, spots: &[Option<Spot>]) -> (u32, usize, usize) {
    let (mut won, mut left) = (0, 0);
    let mut rows: Vec<u8> = spots.iter().flatten().map(|spot| spot.row).collect();
    rows.sort_unstable();
    rows.dedup();
    for row in rows {
        let covered = spots.iter().flatten().filter(|spot| spot.row == row).count();
        let open = open_in(words, row).saturating_sub(covered);
        left += open;
        if let Some(of) = words.table.rows.get(usize::from(row)).filter(|_| open == 0) {
            won += of.reward.points + u32::from(of.reward.ally.is_some());
        }
    }
    (won, spots.iter().flatten().count(), left)
}

/// Open fields of a row.
pub(super) fn open_in(words: Words<'_>, row: u8) -> usize {
    let row = words.table.rows.get(usize::from(row));
    row.map_or(0, |row| row.open().iter().map(|&open| usize::from(open)).sum())
}

/// `🛡️ Stormtrooper » row 3 (2 open)`; of a joker also what it covers.
pub(super) fn put_label(words: Words<'_>, face: Face, spot: Spot) -> String {
    let (lang, row, open) = (words.lang, row_number(spot.row), open_in(words, spot.row));
    let die = words.face(face);
    if face.symbol() == Some(spot.symbol) {
        say!(lang, "arena-option-put", die = die, row = row, open = open)
    } else {
        say!(lang, "arena-option-put-joker", die = die, row = row, field = words.symbol(spot.symbol), open = open)
    }
}

fn rebel_label(words: Words<'_>, symbol: Symbol, spot: Spot) -> String {
    let open = open_in(words, spot.row);
    say!(words.lang, "arena-option-put", die = words.symbol(symbol), row = row_number(spot.row), open = open)
}

/// `Yoda: 🛡️T row 2, ☸️I -`.
pub(super) fn ally_label(words: Words<'_>, ally: AllyId, spots: &[Option<Spot>]) -> String {
    let fields = spots.iter().flatten().map(|&spot| {
        say!(words.lang, "arena-option-place", symbol = words.letter(spot.symbol.face()), row = row_number(spot.row))
    });
    let fields = crate::text::names::listed(fields);
    let (won, _, _) = worth(words, spots);
    if won > 0 {
        say!(words.lang, "arena-option-ally-wins", ally = words.ally(ally), fields = fields)
    } else {
        say!(words.lang, "arena-option-ally", ally = words.ally(ally), fields = fields)
    }
}
