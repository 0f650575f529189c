//! What is to be drawn. Every text is shown as it is, but cut with an ellipsis where it is too long, and with
//! [`shown_name`](super::shown_name)'s replacements for letters that no font has.

use std::sync::Arc;

use super::palette::Slot;
use super::theatre::TheatreScene;
use crate::assets::{BoardArt, Icon, Point};
use crate::game::ids::{ByRegion, BySpace, SpaceId};
use crate::text::lang::Lang;

/// A board at one moment. Its `Debug` shows nothing of it: a viewer may know what others may not.
#[derive(Clone)]
pub struct Scene {
    pub art: Arc<BoardArt>,
    /// Chooses between the places of region tags.
    pub lang: Lang,
    /// The short names of the spaces.
    pub labels: BySpace<String>,
    /// Name and bonus of each region, such as `Asia +7`.
    pub tags: ByRegion<String>,
    pub spaces: BySpace<SpaceMark>,
    pub header: Header,
    /// In turn order, at most six.
    pub legend: Vec<LegendRow>,
    /// What lies on the board besides armies; `None` where there is nothing of the kind.
    pub theatre: Option<TheatreScene>,
    /// The last move, from and to.
    pub arrow: Option<(SpaceId, SpaceId)>,
    /// Captured by the last move: a strong white outline.
    pub outline: Vec<SpaceId>,
    /// Changed hands since the viewer's last turn: a white rim around the badge.
    pub changed: Vec<SpaceId>,
    /// A notice over the board, such as that the match is paused.
    pub banner: Option<String>,
    /// The description, passed through.
    pub alt: String,
}

#[cfg(test)]
impl Scene {
    /// A board without anybody on it, in German.
    pub(super) fn of_nobody(kit: &crate::assets::Kit) -> Self {
        let lang = Lang::De;
        Self {
            art: kit.art.clone(),
            lang,
            labels: kit.names.labels.map(|_, name| name[lang].clone()),
            tags: kit.names.regions.map(|_, name| name[lang].clone()),
            spaces: kit.names.labels.map(|_, _| SpaceMark::default()),
            header: Header::default(),
            legend: Vec::new(),
            theatre: None,
            arrow: None,
            outline: Vec::new(),
            changed: Vec::new(),
            banner: None,
            alt: String::new(),
        }
    }
}

impl std::fmt::Debug for Scene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Scene({})", self.art.id)
    }
}

/// Who holds a space and with how many armies (shown up to 9,999).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceMark {
    pub owner: Option<Slot>,
    pub troops: u32,
}

/// The line above the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Such as `Turn 14`.
    pub turn: String,
    /// Who is on turn and what is to be done, such as `Ana · Attack`: what follows the last ` · ` is not cut off.
    pub pill: Option<(Slot, String)>,
    /// What happened last, in a few words.
    pub last_move: String,
}

/// A seat in the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegendRow {
    pub slot: Slot,
    pub name: String,
    pub on_turn: bool,
    /// Eliminated: drawn in grey, without numbers.
    pub out: bool,
    pub spaces: u32,
    pub armies: u32,
    pub cards: u32,
    /// Armies at the start of its next turn.
    pub income: u32,
}

/// A hand of cards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HandScene {
    pub title: String,
    pub cards: Vec<CardFace>,
    /// A line below the cards, such as the sets that can be traded.
    pub footer: String,
    /// The description, passed through.
    pub alt: String,
}

/// The face of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct CardFace {
    pub icon: Icon,
    pub name: String,
    /// The shape of its space, from the board's art; empty for jokers and cards without a space.
    pub outline: Vec<Vec<Point>>,
    /// A few words below the name, such as who holds the space; may be empty.
    pub note: String,
    /// The colour of the shape: who holds the space.
    pub owner: Option<Slot>,
}
