//! What happened since a seat's own last turn: one line for each other seat (ux 15).

use super::bundle::say;
use super::names::{Names, listed};
use crate::game::conquest::special::SpecialEvent;
use crate::game::event::EventKind;
use crate::game::ids::{SeatId, SpaceId, Troops};
use crate::table::sight::Entry;

/// Spaces named in one line before the rest is counted.
const MOST_SPACES: usize = 4;

/// What one seat did.
#[derive(Default)]
struct Deeds {
    /// From whom, and which spaces.
    captured: Vec<(Option<SeatId>, Vec<SpaceId>)>,
    sets: Vec<Troops>,
    /// Armies that the reader lost to this seat.
    your_losses: Troops,
    eliminated: Vec<SeatId>,
    /// By the Death Star.
    destroyed: Vec<SpaceId>,
    /// It destroyed the Death Star itself.
    station: bool,
    /// So many spaces turned by an order, and those of the reader.
    order: Option<(usize, Vec<SpaceId>)>,
}

/// The story for `reader`, who is about to act: a line for each seat that did something worth telling.
pub(super) fn since(
    names: Names<'_>,
    seats: impl Iterator<Item = SeatId>,
    reader: SeatId,
    entries: &[Entry],
) -> Vec<String> {
    let others = seats.filter(|&seat| seat != reader);
    others.filter_map(|seat| line(names, seat, &deeds(seat, reader, entries))).collect()
}

fn deeds(doer: SeatId, reader: SeatId, entries: &[Entry]) -> Deeds {
    let mut deeds = Deeds::default();
    for event in entries.iter().filter(|entry| !entry.undone).flat_map(|entry| &entry.events) {
        if let EventKind::Captured { seat, from, space } = &event.kind
            && *seat == doer
        {
            match deeds.captured.iter_mut().find(|(owner, _)| owner == from) {
                Some((_, spaces)) => spaces.push(*space),
                None => deeds.captured.push((*from, vec![*space])),
            }
        } else if let EventKind::Traded { seat, value, .. } = &event.kind
            && *seat == doer
        {
            deeds.sets.push(*value);
        } else if let EventKind::Fought(series) = &event.kind {
            let lost = |attacker: bool| {
                let of = |battle: &crate::game::conquest::battle::Battle| {
                    if attacker { battle.losses.attacker } else { battle.losses.defender }
                };
                series.battles.iter().map(of).sum::<Troops>()
            };
            if series.attacker == doer && series.defender == Some(reader) {
                deeds.your_losses += lost(false);
            } else if series.attacker == reader && series.defender == Some(doer) {
                deeds.your_losses += lost(true);
            }
        } else if let EventKind::Eliminated { seat, by, .. } = &event.kind
            && *by == doer
        {
            deeds.eliminated.push(*seat);
        } else if let EventKind::Special(SpecialEvent::SpaceDestroyed { by, space, from, troops, .. }) = &event.kind
            && *by == doer
        {
            deeds.destroyed.push(*space);
            if *from == Some(reader) {
                deeds.your_losses += *troops;
            }
        } else if let EventKind::Special(SpecialEvent::Assaulted { seat, destroyed: true, .. }) = &event.kind
            && *seat == doer
        {
            deeds.station = true;
        } else if let EventKind::Special(SpecialEvent::OrderCalled(called)) = &event.kind
            && called.seat == doer
        {
            let turned = || called.throws.iter().filter(|throw| throw.to.is_some());
            let yours = turned().filter(|throw| throw.from == reader).map(|throw| throw.space).collect();
            deeds.order = Some((turned().count(), yours));
        }
    }
    deeds
}

fn line(names: Names<'_>, seat: SeatId, deeds: &Deeds) -> Option<String> {
    let lang = names.lang;
    let mut parts = Vec::new();
    if !deeds.captured.is_empty() {
        let from = deeds.captured.iter().map(|(owner, spaces)| {
            let spaces = names.spaces(spaces, MOST_SPACES);
            say!(lang, "story-from", spaces = spaces, owner = names.glyph(*owner))
        });
        parts.push(say!(lang, "story-captured", spaces = listed(from)));
    }
    if !deeds.destroyed.is_empty() {
        parts.push(say!(lang, "story-destroyed", spaces = names.spaces(&deeds.destroyed, MOST_SPACES)));
    }
    if deeds.station {
        parts.push(say!(lang, "story-station"));
    }
    if let Some((turned, yours)) = &deeds.order {
        parts.push(say!(lang, "story-order", turned = *turned));
        if !yours.is_empty() {
            parts.push(say!(lang, "story-order-yours", spaces = names.spaces(yours, MOST_SPACES)));
        }
    }
    if !deeds.sets.is_empty() {
        let values = listed(deeds.sets.iter().map(u32::to_string));
        parts.push(say!(lang, "story-traded", sets = deeds.sets.len(), values = values));
    }
    if deeds.your_losses > 0 {
        parts.push(say!(lang, "story-your-losses", armies = deeds.your_losses));
    }
    if !deeds.eliminated.is_empty() {
        let seats = listed(deeds.eliminated.iter().map(|&seat| names.seat(seat)));
        parts.push(say!(lang, "story-eliminated", seats = seats));
    }
    (!parts.is_empty()).then(|| format!("{}: {}", names.seat(seat), parts.join("; ")))
}
