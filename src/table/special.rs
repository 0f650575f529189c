//! What only some rulesets of the conquest games know, exactly as typed.

/// A wish beyond armies and sets. Names are found in `special_wish.rs`; what is left out is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Manoeuvre {
    /// Builds the ship on a card.
    Build {
        card: String,
        space: String,
    },
    /// Plays the event of a card.
    Play(Played),
    /// Arms a card as a standing order for these spaces (a list; none: all), against so many armies at least, of these seats (a list).
    Arm {
        card: String,
        spaces: Option<String>,
        least: Option<i64>,
        seats: Option<String>,
    },
    Disarm {
        card: String,
    },
    /// Lays the marker that was drawn.
    LayMarker {
        space: String,
    },
    PlaceStation {
        space: String,
    },
    MoveStation {
        to: String,
    },
    /// Fires the station with a card of the hand; without one, with the one that fits.
    Fire {
        card: Option<String>,
    },
    /// Attacks the station.
    Assault {
        from: String,
        armies: Option<i64>,
        ships: Option<String>,
        repeat: bool,
    },
    /// Moves ships between own spaces.
    MoveShips {
        from: String,
        to: String,
        ships: String,
    },
    /// Takes command of a partner's space, or asks for it.
    Take {
        space: String,
    },
    /// Offers the command of an own space to the partner.
    Offer {
        space: String,
    },
    /// Takes such an offer back.
    Withdraw {
        space: String,
    },
    /// Calls the order that turns spaces.
    CallOrder(OrderWish),
}

/// What is chosen for that order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderWish {
    /// Which army gets which space: `Kamino: Ben, Naboo: 2`, or one army alone for all.
    pub planets: Option<String>,
    /// A list of spaces, best first, where the pawn goes.
    pub sidious: Option<String>,
    /// Cards of the hand, or all that fit.
    pub cards: Option<String>,
    /// A list of spaces, best first, for which those throw again.
    pub again: Option<String>,
}

/// A card with what is chosen for its event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    pub card: String,
    /// A space, or the station.
    pub target: Option<String>,
    pub to: Option<String>,
    /// A class of ships.
    pub class: Option<String>,
    /// A seat.
    pub seat: Option<String>,
    /// A number, or a list of spaces with numbers.
    pub armies: Option<String>,
    pub ships: Option<String>,
    /// Forward or back.
    pub way: Option<String>,
    /// One of several markers on the space.
    pub marker: Option<String>,
}
