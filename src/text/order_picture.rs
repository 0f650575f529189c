//! What a picture of the Clone Wars shows besides armies: the track, tokens, the planet of Darth Sidious, and the order with its throws.

use super::board;
use super::bundle::say;
use super::clone_wars::{pawn_name, tokens, whole_order};
use super::message::{BoardPicture, LegendRow, sentence};
use super::names::Names;
use super::tasks;
use super::trilogy;
use crate::game::conquest::parts::order::{DIE, numbers};
use crate::game::conquest::rulesets::clone_wars::TOKENS;
use crate::game::conquest::special::Called;
use crate::game::conquest::theatre::Pawn;
use crate::game::conquest::view::View;
use crate::game::ids::{SeatId, SpaceId};
use crate::game::offer::Step;
use crate::render::{HideoutMark, Navy, OrderMark, Slot, TheatreScene, ThrowMark, TrackMark};
use crate::table::sight::Sight;

/// What stands there in the way of the Clone Wars, and where the pawn is.
pub(super) fn scene(names: Names<'_>, view: &View, plain: TheatreScene) -> TheatreScene {
    let pawn = view.theatre().and_then(|theatre| theatre.pawn);
    TheatreScene {
        navy: Navy::Clones,
        circles: TOKENS.iter().map(|&(_, circles)| circles).collect(),
        track: match pawn {
            Some(Pawn::Track(at)) => Some(track(names, view, at)),
            Some(Pawn::Space(_)) | None => None,
        },
        hideout: match pawn {
            Some(Pawn::Space(space)) => Some(hideout(names, space)),
            Some(Pawn::Track(_)) | None => None,
        },
        ..plain
    }
}

fn track(names: Names<'_>, view: &View, at: u8) -> TrackMark {
    let (lang, last) = (names.lang, view.card.theatre.last_space);
    let turns = numbers(at);
    TrackMark {
        title: tasks::step(names, Step::Order),
        value: format!("{at}/{last}"),
        note: say!(lang, "picture-track", numbers = turns, least = (DIE + 1).saturating_sub(turns)),
        at,
        chances: (0..=last).map(numbers).collect(),
    }
}

fn hideout(names: Names<'_>, space: SpaceId) -> HideoutMark {
    HideoutMark {
        space,
        title: pawn_name(names),
        place: names.label(space).to_owned(),
        note: say!(names.lang, "picture-pawn"),
    }
}

/// The board as an order has left it, with each throw beside its planet; `sight` is of that moment, or of a later one. What the order
/// tells itself is taken from it, so that the picture is the same whenever it is drawn.
pub(super) fn called(names: Names<'_>, sight: &Sight, called: &Called) -> Option<BoardPicture> {
    let lang = names.lang;
    let picture = board::picture(names, sight, &[], &[])?;
    let number = |seat: SeatId| sight.seats.get(seat).map(|seated| seated.slot);
    let slot = |seat: SeatId| number(seat).and_then(|slot| Slot::nth(usize::from(slot)));
    let mut spaces = picture.spaces;
    for throw in &called.throws {
        if spaces.get(throw.space).is_some() {
            spaces[throw.space] = (number(throw.to.unwrap_or(throw.from)), throw.troops);
        }
    }
    let turned: Vec<SpaceId> = super::clone_wars::turned_by(called).collect();
    let (all, step) = (called.throws.len(), tasks::step(names, Step::Order));
    let order = OrderMark {
        title: step.clone(),
        need: say!(lang, "picture-order-need", least = called.least.min(DIE + 1)),
        total: say!(lang, "picture-order-total", turned = turned.len(), all = all),
        label: say!(lang, "picture-order-turned"),
        throws: called
            .throws
            .iter()
            .map(|throw| ThrowMark {
                space: throw.space,
                rolled: throw.rolled,
                again: throw.again,
                turned: throw.to.and_then(slot),
            })
            .collect(),
    };
    // Ships and markers leave the room to the throws.
    let mut theatre = TheatreScene {
        fleets: Vec::new(),
        bases: Vec::new(),
        shields: Vec::new(),
        track: None,
        hideout: Some(hideout(names, called.pawn)),
        order: Some(order),
        ..picture.theatre?
    };
    trilogy::explain(names, &mut theatre);
    let name = sight.seats.get(called.seat).map(|seated| seated.name.as_str()).unwrap_or_default();
    let legend =
        picture.legend.into_iter().map(|row| LegendRow { on_turn: number(called.seat) == Some(row.slot), ..row });
    Some(BoardPicture {
        spaces,
        turn: String::new(),
        pill: number(called.seat).map(|slot| (slot, format!("{name} · {step}"))),
        last_move: say!(lang, "picture-order-last", turned = turned.len(), all = all),
        legend: legend.collect(),
        theatre: Some(theatre),
        arrow: None,
        outline: turned,
        changed: Vec::new(),
        banner: None,
        alt: alt(names, sight, called),
        ..picture
    })
}

/// All throws, then the seats.
fn alt(names: Names<'_>, sight: &Sight, called: &Called) -> String {
    let owner = called.throws.iter().find(|throw| throw.space == called.pawn).and_then(|throw| throw.to);
    let now = || sight.conquest().and_then(|view| view.spaces.get(called.pawn)).and_then(|garrison| garrison.owner);
    let mut parts: Vec<String> =
        whole_order(names, called, owner.or_else(now)).iter().map(|line| sentence(line)).collect();
    if let Some(view) = sight.conquest() {
        parts.extend(view.seats.ids().map(|seat| sentence(&board::seat_line(names, view, seat))));
    }
    board::joined(names, &parts)
}

/// Where tokens lie, for a description; none where there are no tokens.
pub(super) fn token_lines(names: Names<'_>, view: &View) -> Vec<String> {
    view.theatre().filter(|theatre| !theatre.has_station()).map(|theatre| tokens(names, theatre)).unwrap_or_default()
}
