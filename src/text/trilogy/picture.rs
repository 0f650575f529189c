//! What a picture of the board shows of ships, markers, the Death Star and the sides.

use super::words::{ship_class, side_name, station_name};
use crate::game::conquest::effect::Danger;
use crate::game::conquest::rulesets::original_trilogy::{EMPIRE, HUTTS, RESOURCES_TO_WIN};
use crate::game::conquest::theatre::{ShieldKind, Theatre};
use crate::game::conquest::view::View;
use crate::game::ids::SideId;
use crate::render::{KeySign, MeterMark, SideMark, Slot, TheatreScene};
use crate::table::sight::Sight;
use crate::text::bundle::say;
use crate::text::names::Names;

/// Everything for the picture; `None` in other rulesets.
pub(in crate::text) fn scene(names: Names<'_>, sight: &Sight, view: &View) -> Option<TheatreScene> {
    let theatre = view.theatre()?;
    let mut scene = TheatreScene::of(theatre, &view.spaces);
    scene.sides = sides(names, sight, view, theatre);
    scene.meter = Some(MeterMark { title: say!(names.lang, "picture-force"), meter: theatre.meter });
    scene.key = scene.signs().into_iter().map(|sign| (sign, sign_words(names, sign))).collect();
    Some(scene)
}

/// The sides in the order of their first seats, with what they count; then those that nobody plays.
fn sides(names: Names<'_>, sight: &Sight, view: &View, theatre: &Theatre) -> Vec<SideMark> {
    let mut order: Vec<SideId> = Vec::new();
    for (_, &side) in view.sides.iter() {
        if !order.contains(&side) {
            order.push(side);
        }
    }
    let unplayed = held_by_none(view);
    if unplayed.is_some() && !order.contains(&HUTTS) {
        order.push(HUTTS);
    }
    let mark = |side: SideId| {
        let seats = view.seats.ids().filter(|&seat| view.side(seat) == side);
        let slot = |seat| sight.seats.get(seat).and_then(|seated| Slot::nth(usize::from(seated.slot)));
        let tally = if theatre.counting == Some(side) {
            Some((KeySign::Resource, format!("{}/{RESOURCES_TO_WIN}", theatre.counter)))
        } else {
            (side == EMPIRE).then(|| (KeySign::Base, theatre.pile.left.to_string()))
        };
        SideMark {
            name: side_name(names, side),
            slots: seats.filter_map(slot).collect(),
            unplayed: unplayed.filter(|_| side == HUTTS),
            tally,
        }
    };
    order.into_iter().map(mark).collect()
}

/// Spaces and armies of those that nobody plays.
fn held_by_none(view: &View) -> Option<(u32, u32)> {
    let held = || view.spaces.iter().filter(|(_, garrison)| garrison.is_unplayed());
    let spaces = u32::try_from(held().count()).unwrap_or(u32::MAX);
    (spaces > 0).then(|| (spaces, held().map(|(_, garrison)| garrison.troops).sum()))
}

/// A sign of the picture in one word or two.
fn sign_words(names: Names<'_>, sign: KeySign) -> String {
    let word = match sign {
        KeySign::Ship(class) => return ship_class(names.kit(), names.lang, class),
        KeySign::Station => return station_name(names.lang),
        KeySign::Base => "base",
        KeySign::EmptyBase => "empty",
        KeySign::Leader => "leader",
        KeySign::Shield(ShieldKind::From(Danger::Invasion)) => "sealed",
        KeySign::Shield(ShieldKind::From(Danger::Station | Danger::Order)) => "shielded",
        KeySign::Shield(ShieldKind::EightSided) => "eight",
        KeySign::Resource => "resource",
        KeySign::Asteroids => "asteroids",
        KeySign::Unplayed => "unplayed",
    };
    say!(names, "picture-sign", sign = word)
}

/// Who holds the armies that nobody plays; `None` where there are none.
pub(in crate::text) fn unplayed(names: Names<'_>, view: &View) -> Option<String> {
    held_by_none(view).map(|_| say!(names.lang, "unplayed"))
}
