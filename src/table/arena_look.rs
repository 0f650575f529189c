//! What there is to look at in a dice game: the dice that fell, and what can be chosen while somebody types.

use super::answer::{Refused, Seen};
use super::arena::{self, Figure, face_id, spot_id};
use super::choices::{Candidate, Field};
use super::dice::Faces;
use super::journal::entry;
use super::load::Match;
use super::names;
use super::sight::Sight;
use crate::assets::{self, RebellionNames};
use crate::game::event::EventKind;
use crate::game::ids::{BySeat, SeatId};
use crate::game::people::Viewer;
use crate::game::rebellion::action::Spot;
use crate::game::rebellion::edition::AllyId;
use crate::game::rebellion::event::Event;
use crate::game::rebellion::offer::Offer;
use crate::game::rebellion::symbol::Face;
use crate::game::rebellion::table::Table as Arena;
use crate::store::Reading;
use crate::text::WhyNothing;
use crate::text::lang::Lang;
use crate::text::rebellion::{self as words, Words};

/// Stands in the events of every row in which somebody threw.
const THREW: &str = "\"threw\"";

/// The dice of a dice game so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArenaDice {
    /// How often each face fell, in the order of [`Face::ALL`].
    pub seats: BySeat<Faces>,
    /// The message with the public inputs.
    pub inputs: Option<u64>,
}

/// Everything that was thrown in a match, also in turns that were taken back.
pub(super) fn arena_dice(reading: &Reading, of: &Match) -> Result<ArenaDice, Refused> {
    let view = of.view(Viewer::Public).ok_or(Refused::NotStarted)?;
    let mut seats = of.chairs.map(|_, _| [0; 6]);
    for row in &reading.journal_telling(of.id(), THREW)? {
        for event in entry(of, &view, row).map(|entry| entry.events).unwrap_or_default() {
            if let EventKind::Rebellion(Event::Threw { seat, faces, .. }) = event.kind
                && seats.get(seat).is_some()
            {
                for face in faces {
                    seats[seat][face.index()] += 1;
                }
            }
        }
    }
    let inputs = reading.seal(of.id())?.and_then(|seal| seal.inputs_message).map(|message| message.0);
    Ok(ArenaDice { seats, inputs })
}

/// The same as what is shown; in a lobby how the dice are made.
pub(super) fn arena_dice_seen(reading: &Reading, of: &Match, sight: Sight) -> Result<Seen, Refused> {
    if of.game.is_none() {
        return Ok(Seen::Dice { sight: Some(sight), dice: None });
    }
    Ok(Seen::ArenaDice { sight, dice: arena_dice(reading, of)? })
}

/// What the field can be, before it is filtered by what is typed.
pub(super) fn choices(sight: &Sight, seat: SeatId, field: &Field, lang: Lang) -> Result<Vec<Candidate>, WhyNothing> {
    let view = sight.rebellion().ok_or(WhyNothing::OtherGame)?;
    let legal = Legal { table: &view.table, seat, words: Words::of(sight, &view.table, lang), lang };
    let found = match field {
        Field::Die => legal.dice(),
        Field::Row { die } => legal.rows(die.as_deref()),
        Field::Ally => legal.figures(),
        Field::Rows { ally } => legal.places(ally.as_deref()),
        Field::AttackFrom { .. }
        | Field::AttackTo { .. }
        | Field::FortifyFrom { .. }
        | Field::FortifyTo { .. }
        | Field::Claim
        | Field::Place
        | Field::Card { .. }
        | Field::Seat
        | Field::Match { .. }
        | Field::Option
        | Field::Value { .. }
        | Field::Preset
        | Field::Undo
        | Field::MoveNumber
        | Field::SeatPlace
        | Field::Army
        | Field::Special(_)
        | Field::Space => Vec::new(),
    };
    if found.is_empty() { Err(WhyNothing::NothingHere) } else { Ok(found) }
}

fn box_names() -> &'static RebellionNames {
    &assets::rebellion().names
}

#[derive(Clone, Copy)]
struct Legal<'a> {
    table: &'a Arena,
    seat: SeatId,
    words: Words<'a>,
    lang: Lang,
}

impl Legal<'_> {
    fn dice(self) -> Vec<Candidate> {
        let mut dice = Vec::new();
        for offer in self.table.offers(self.seat) {
            match offer {
                Offer::Put { face, .. } => dice.push(self.die(face, face_id(face).to_owned(), 1)),
                Offer::SetAside { dice: most } => dice.extend(
                    (1..=most)
                        .rev()
                        .map(|count| self.die(Face::Victory, format!("{}:{count}", face_id(Face::Victory)), count)),
                ),
                Offer::Throw { .. }
                | Offer::EndDice { .. }
                | Offer::Rebel { .. }
                | Offer::Ally { .. }
                | Offer::Restart { .. }
                | Offer::Finish { .. } => {}
            }
        }
        dice
    }

    fn die(self, face: Face, value: String, count: u8) -> Candidate {
        let names = Lang::ALL.iter().map(|&lang| box_names().face(face).name[lang].clone()).collect();
        Candidate { label: words::choice_face(self.words, face, count), value, names }
    }

    /// The fields for a die; without one those for any that was thrown.
    fn rows(self, die: Option<&str>) -> Vec<Candidate> {
        let asked = die.and_then(|die| names::find(die, &arena::faces(box_names(), self.lang)).ok());
        let offers = self.table.offers(self.seat);
        let mut spots: Vec<Spot> = Vec::new();
        for offer in &offers {
            if let Offer::Put { face, spots: fits } = offer
                && asked.is_none_or(|asked| asked == *face)
            {
                spots.extend(fits.iter().filter(|spot| !spots.contains(spot)).copied().collect::<Vec<_>>());
            }
        }
        spots.sort_unstable();
        spots.into_iter().map(|spot| self.spot(spot)).collect()
    }

    fn spot(self, spot: Spot) -> Candidate {
        let label = words::choice_spot(self.words, spot);
        Candidate { names: vec![(u16::from(spot.row) + 1).to_string(), label.clone()], label, value: spot_id(spot) }
    }

    fn figures(self) -> Vec<Candidate> {
        let offers = self.table.offers(self.seat);
        let is_offered = |figure: Figure| {
            offers.iter().any(|offer| match (offer, figure) {
                (Offer::Rebel { .. }, Figure::Rebel) => true,
                (Offer::Ally { ally, .. } | Offer::Restart { ally, .. }, Figure::Ally(asked)) => *ally == asked,
                _ => false,
            })
        };
        let figures = arena::figures(self.table, box_names(), self.seat, self.lang);
        let candidate = |named: names::Named<Figure>| {
            let label = match named.what {
                Figure::Rebel => words::choice_rebel(self.words, self.seat),
                Figure::Ally(ally) => words::choice_ally(self.words, ally),
            };
            Candidate { label, value: named.id, names: named.names }
        };
        figures.into_iter().filter(|named| is_offered(named.what)).map(candidate).collect()
    }

    /// The rows for a figure, the best first.
    fn places(self, figure: Option<&str>) -> Vec<Candidate> {
        let figures = arena::figures(self.table, box_names(), self.seat, self.lang);
        let ally = match figure.and_then(|asked| names::find(asked, &figures).ok()) {
            Some(Figure::Ally(ally)) => ally,
            Some(Figure::Rebel) => {
                let symbol = self.table.rebel_symbol(self.seat);
                return self.table.spots(symbol).into_iter().map(|spot| self.spot(spot)).collect();
            }
            None => return Vec::new(),
        };
        let ways = words::ally_ways(self.words, self.seat).into_iter();
        ways.filter(|(of, _)| *of == ally).map(|(ally, spots)| self.way(ally, &spots)).collect()
    }

    fn way(self, ally: AllyId, spots: &[Option<Spot>]) -> Candidate {
        let value =
            spots.iter().map(|spot| spot.map_or_else(|| "-".to_owned(), spot_id)).collect::<Vec<_>>().join(", ");
        let label = words::choice_places(self.words, ally, spots);
        Candidate { names: vec![value.clone(), label.clone()], label, value }
    }
}
