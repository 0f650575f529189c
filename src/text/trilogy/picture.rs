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
use crate::text::{clone_wars, order_picture};

/// Everything for the picture; `None` in other rulesets.
pub(in crate::text) fn scene(names: Names<'_>, sight: &Sight, view: &View) -> Option<TheatreScene> {
    let theatre = view.theatre()?;
    let plain = TheatreScene::of(theatre, &view.spaces);
    let mut scene = if theatre.has_station() {
        let meter = MeterMark { title: say!(names.lang, "picture-force"), meter: theatre.meter };
        TheatreScene { meter: Some(meter), ..plain }
    } else {
        order_picture::scene(names, view, plain)
    };
    scene.sides = sides(names, sight, view, theatre);
    explain(names, &mut scene);
    Some(scene)
}

/// Says what the signs mean that are on the board.
pub(in crate::text) fn explain(names: Names<'_>, scene: &mut TheatreScene) {
    scene.key = scene.signs().into_iter().map(|sign| (sign, sign_words(names, sign))).collect();
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
        let left = theatre.pile.left;
        let tally = if !theatre.has_station() {
            // With the order they all leave the game.
            (theatre.calling == Some(side) && left > 0).then(|| (KeySign::Token, left.to_string()))
        } else if theatre.counting == Some(side) {
            Some((KeySign::Resource, format!("{}/{RESOURCES_TO_WIN}", theatre.counter)))
        } else {
            (side == EMPIRE).then(|| (KeySign::Base, left.to_string()))
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
        KeySign::Ship(_, class) => return ship_class(names.kit(), names.lang, class),
        KeySign::Station => return station_name(names.lang),
        KeySign::Hideout => return clone_wars::pawn_name(names),
        KeySign::Token => return say!(names.lang, "picture-token"),
        KeySign::KnownToken => return say!(names.lang, "picture-circles"),
        KeySign::Shield(ShieldKind::From(Danger::Order)) => return say!(names.lang, "picture-safe"),
        KeySign::Base => "base",
        KeySign::EmptyBase => "empty",
        KeySign::Leader => "leader",
        KeySign::Shield(ShieldKind::From(Danger::Invasion)) => "sealed",
        KeySign::Shield(ShieldKind::From(Danger::Station)) => "shielded",
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
