//! What can be pressed and chosen in a panel, and how it is written into a custom id.

use super::fleets;
use super::order_panel::OrderPress;
use super::press::{MoveInPress, NotOurs, number};
use crate::game::action::Until;
use crate::game::conquest::parts::fleet::ShipClass;
use crate::game::ids::{CardId, SpaceId};

/// A panel: an answer with selects and buttons in which one step is played without typing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelId {
    Claim,
    Place,
    Trade,
    Attack,
    Fortify,
    /// The drawn marker.
    Base,
    /// The station, placed or moved.
    Station,
    /// Ships from cards.
    Build,
    /// Events of cards.
    Cards,
    /// Attacks on the station.
    Assault,
    /// Ships between own spaces.
    Ships,
    /// The command of a partner's space.
    Command,
    /// The order that turns spaces.
    Order,
}

/// Something in a panel. What was chosen before stands in the ids of what comes after, so that nothing of it is kept but the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPress {
    /// Appends a space to the list of claims; where one is taken now, takes it.
    Claim(SpaceId),
    /// Chooses the space on which is placed next.
    On(SpaceId),
    /// Puts armies there, in the draft.
    Put { on: SpaceId, armies: PutPress },
    /// Spreads what is left over the borders, in the draft.
    Spread,
    /// Empties the draft, or takes back what was placed.
    Reset,
    /// The choice of the AI for the step of this panel: into the draft, or done at once in a step without one.
    ForMe(PanelId),
    /// The answer of the AI to the question how many move in.
    MoveInForMe,
    /// Hands the draft in.
    Confirm,
    /// Asks for the placements as a line of text.
    Write,
    /// Trades this set.
    Trade([CardId; 3]),
    /// Chooses the attack.
    Aim { from: SpaceId, to: SpaceId },
    /// Attacks.
    Attack { from: SpaceId, to: SpaceId, until: Until },
    /// Asks how many move in, as a number.
    WriteMoveIn,
    /// Chooses whence armies move.
    From(SpaceId),
    /// Chooses where they go.
    To { from: SpaceId, to: SpaceId },
    /// Moves them.
    Move { from: SpaceId, to: SpaceId, how: MoveInPress },
    /// Asks how many, as a number.
    WriteMove { from: SpaceId, to: SpaceId },
    /// Lays the drawn marker there.
    Lay(SpaceId),
    /// Places the station there, or moves it.
    Station(SpaceId),
    /// Chooses the card whose ship is built.
    Card(CardId),
    /// Builds it.
    Build { card: CardId, on: SpaceId },
    /// Chooses a card, or something for its event.
    Pick { card: CardId, picks: Picks },
    /// Plays the event with what was chosen.
    Play { card: CardId, picks: Picks },
    /// Chooses whence the station is attacked.
    AimStation(SpaceId),
    /// Attacks it, once or again and again.
    Assault { from: SpaceId, repeat: bool },
    /// Chooses whence ships move.
    ShipsFrom(SpaceId),
    /// Chooses where they go.
    ShipsTo { from: SpaceId, to: SpaceId },
    /// Moves all of them, or those of one class.
    Sail { from: SpaceId, to: SpaceId, class: Option<ShipClass> },
    /// Asks which, as a line of text.
    WriteShips { from: SpaceId, to: SpaceId },
    /// Takes the command of a partner's space, or asks for it.
    Take(SpaceId),
    /// Something for the order that turns spaces.
    Order(OrderPress),
}

/// What was chosen for an event so far, in the order in which it asks: numbers of spaces, seats or classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Picks([Option<u8>; 3]);

impl Picks {
    /// Stands for the station where a space is asked for.
    pub const STATION: u8 = u8::MAX;

    /// One more; nothing changes where three are chosen.
    #[must_use]
    pub fn and(mut self, pick: u8) -> Self {
        if let Some(free) = self.0.iter_mut().find(|pick| pick.is_none()) {
            *free = Some(pick);
        }
        self
    }

    /// Those that were chosen.
    pub fn chosen(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().flatten()
    }

    fn words(self) -> String {
        self.chosen().fold(String::new(), |words, pick| words + &format!(":{pick}"))
    }

    fn from_words(words: &[&str]) -> Result<Self, NotOurs> {
        if words.len() > 3 {
            return Err(NotOurs);
        }
        words.iter().try_fold(Self::default(), |picks, word| Ok(picks.and(number(word)?)))
    }
}

/// How many armies one press puts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutPress {
    One,
    Three,
    Five,
    All,
}

impl PanelId {
    const ALL: [Self; 13] = [
        Self::Claim,
        Self::Place,
        Self::Trade,
        Self::Attack,
        Self::Fortify,
        Self::Base,
        Self::Station,
        Self::Build,
        Self::Cards,
        Self::Assault,
        Self::Ships,
        Self::Command,
        Self::Order,
    ];

    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Claim => "claim",
            Self::Place => "place",
            Self::Trade => "trade",
            Self::Attack => "attack",
            Self::Fortify => "fortify",
            Self::Base => "base",
            Self::Station => "station",
            Self::Build => "build",
            Self::Cards => "cards",
            Self::Assault => "assault",
            Self::Ships => "ships",
            Self::Command => "command",
            Self::Order => "order",
        }
    }

    pub(super) fn from_word(word: &str) -> Result<Self, NotOurs> {
        Self::ALL.into_iter().find(|panel| panel.word() == word).ok_or(NotOurs)
    }
}

impl PutPress {
    const ALL: [Self; 4] = [Self::One, Self::Three, Self::Five, Self::All];

    fn word(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Three => "3",
            Self::Five => "5",
            Self::All => "all",
        }
    }

    fn from_word(word: &str) -> Result<Self, NotOurs> {
        Self::ALL.into_iter().find(|put| put.word() == word).ok_or(NotOurs)
    }
}

impl PanelPress {
    /// The words of the custom id, without the beginning that all have.
    pub(super) fn words(self) -> String {
        match self {
            Self::Claim(SpaceId(space)) => format!("claim:{space}"),
            Self::On(SpaceId(space)) => format!("on:{space}"),
            Self::Put { on: SpaceId(on), armies } => format!("put:{on}:{}", armies.word()),
            Self::Spread => "spread".to_owned(),
            Self::Reset => "reset".to_owned(),
            Self::ForMe(panel) => format!("for-me:{}", panel.word()),
            Self::MoveInForMe => "move-in-for-me".to_owned(),
            Self::Confirm => "confirm".to_owned(),
            Self::Write => "write".to_owned(),
            Self::Trade([CardId(a), CardId(b), CardId(c)]) => format!("trade:{a}:{b}:{c}"),
            Self::Aim { from: SpaceId(from), to: SpaceId(to) } => format!("aim:{from}:{to}"),
            Self::Attack { from: SpaceId(from), to: SpaceId(to), until } => {
                format!("attack:{from}:{to}:{}", until_word(until))
            }
            Self::WriteMoveIn => "write-move-in".to_owned(),
            Self::From(SpaceId(from)) => format!("from:{from}"),
            Self::To { from: SpaceId(from), to: SpaceId(to) } => format!("to:{from}:{to}"),
            Self::Move { from: SpaceId(from), to: SpaceId(to), how } => format!("move:{from}:{to}:{}", how.word()),
            Self::WriteMove { from: SpaceId(from), to: SpaceId(to) } => format!("write-move:{from}:{to}"),
            Self::Lay(SpaceId(on)) => format!("lay:{on}"),
            Self::Station(SpaceId(on)) => format!("station:{on}"),
            Self::Card(CardId(card)) => format!("card:{card}"),
            Self::Build { card: CardId(card), on: SpaceId(on) } => format!("build:{card}:{on}"),
            // Two selects of one panel share no beginning: that of the cards, and that of what is chosen for one.
            Self::Pick { card: CardId(card), picks } if picks == Picks::default() => format!("event:{card}"),
            Self::Pick { card: CardId(card), picks } => format!("pick:{card}{}", picks.words()),
            Self::Play { card: CardId(card), picks } => format!("play:{card}{}", picks.words()),
            Self::AimStation(SpaceId(from)) => format!("aim-station:{from}"),
            Self::Assault { from: SpaceId(from), repeat: false } => format!("assault:{from}:once"),
            Self::Assault { from: SpaceId(from), repeat: true } => format!("assault:{from}:again"),
            Self::ShipsFrom(SpaceId(from)) => format!("ships-from:{from}"),
            Self::ShipsTo { from: SpaceId(from), to: SpaceId(to) } => format!("ships-to:{from}:{to}"),
            Self::Sail { from: SpaceId(from), to: SpaceId(to), class } => {
                format!("sail:{from}:{to}:{}", class.map_or("all", fleets::id))
            }
            Self::WriteShips { from: SpaceId(from), to: SpaceId(to) } => format!("write-ships:{from}:{to}"),
            Self::Take(SpaceId(space)) => format!("take:{space}"),
            Self::Order(press) => press.words(),
        }
    }

    pub(super) fn from_words(words: &[&str]) -> Result<Self, NotOurs> {
        let space = |word: &str| number(word).map(SpaceId);
        Ok(match *words {
            ["claim", on] => Self::Claim(space(on)?),
            ["on", on] => Self::On(space(on)?),
            ["put", on, armies] => Self::Put { on: space(on)?, armies: PutPress::from_word(armies)? },
            ["spread"] => Self::Spread,
            ["reset"] => Self::Reset,
            ["for-me", panel] => Self::ForMe(PanelId::from_word(panel)?),
            ["move-in-for-me"] => Self::MoveInForMe,
            ["confirm"] => Self::Confirm,
            ["write"] => Self::Write,
            ["trade", a, b, c] => Self::Trade([CardId(number(a)?), CardId(number(b)?), CardId(number(c)?)]),
            ["aim", from, to] => Self::Aim { from: space(from)?, to: space(to)? },
            ["attack", from, to, until] => {
                Self::Attack { from: space(from)?, to: space(to)?, until: until_from_word(until)? }
            }
            ["write-move-in"] => Self::WriteMoveIn,
            ["from", from] => Self::From(space(from)?),
            ["to", from, to] => Self::To { from: space(from)?, to: space(to)? },
            ["move", from, to, how] => {
                Self::Move { from: space(from)?, to: space(to)?, how: MoveInPress::from_word(how)? }
            }
            ["write-move", from, to] => Self::WriteMove { from: space(from)?, to: space(to)? },
            ["lay", on] => Self::Lay(space(on)?),
            ["station", on] => Self::Station(space(on)?),
            ["card", card] => Self::Card(CardId(number(card)?)),
            ["build", card, on] => Self::Build { card: CardId(number(card)?), on: space(on)? },
            ["event", card] => Self::Pick { card: CardId(number(card)?), picks: Picks::default() },
            ["pick", card, ref picks @ ..] if !picks.is_empty() => {
                Self::Pick { card: CardId(number(card)?), picks: Picks::from_words(picks)? }
            }
            ["play", card, ref picks @ ..] => {
                Self::Play { card: CardId(number(card)?), picks: Picks::from_words(picks)? }
            }
            ["aim-station", from] => Self::AimStation(space(from)?),
            ["assault", from, "once"] => Self::Assault { from: space(from)?, repeat: false },
            ["assault", from, "again"] => Self::Assault { from: space(from)?, repeat: true },
            ["ships-from", from] => Self::ShipsFrom(space(from)?),
            ["ships-to", from, to] => Self::ShipsTo { from: space(from)?, to: space(to)? },
            ["sail", from, to, "all"] => Self::Sail { from: space(from)?, to: space(to)?, class: None },
            ["sail", from, to, class] => {
                let class = ShipClass::ALL.into_iter().find(|&of| fleets::id(of) == class).ok_or(NotOurs)?;
                Self::Sail { from: space(from)?, to: space(to)?, class: Some(class) }
            }
            ["write-ships", from, to] => Self::WriteShips { from: space(from)?, to: space(to)? },
            ["take", on] => Self::Take(space(on)?),
            ["order", ref press @ ..] => Self::Order(OrderPress::from_words(press)?),
            _ => return Err(NotOurs),
        })
    }

    /// The panel that it belongs to; the answer to a question belongs to none.
    pub fn panel(self) -> Option<PanelId> {
        match self {
            Self::Claim(_) => Some(PanelId::Claim),
            Self::On(_) | Self::Put { .. } | Self::Spread | Self::Write => Some(PanelId::Place),
            Self::Trade(_) => Some(PanelId::Trade),
            Self::Aim { .. } | Self::Attack { .. } => Some(PanelId::Attack),
            Self::From(_) | Self::To { .. } | Self::Move { .. } | Self::WriteMove { .. } => Some(PanelId::Fortify),
            Self::Lay(_) => Some(PanelId::Base),
            Self::Station(_) => Some(PanelId::Station),
            Self::Card(_) | Self::Build { .. } => Some(PanelId::Build),
            Self::Pick { .. } | Self::Play { .. } => Some(PanelId::Cards),
            Self::AimStation(_) | Self::Assault { .. } => Some(PanelId::Assault),
            Self::ShipsFrom(_) | Self::ShipsTo { .. } | Self::Sail { .. } | Self::WriteShips { .. } => {
                Some(PanelId::Ships)
            }
            Self::Take(_) => Some(PanelId::Command),
            Self::Order(_) => Some(PanelId::Order),
            Self::ForMe(panel) => Some(panel),
            Self::Reset | Self::MoveInForMe | Self::Confirm | Self::WriteMoveIn => None,
        }
    }

    /// Whether it only shows the panel with something chosen.
    pub fn only_chooses(self) -> bool {
        match self {
            Self::On(_)
            | Self::Aim { .. }
            | Self::From(_)
            | Self::To { .. }
            | Self::Card(_)
            | Self::Pick { .. }
            | Self::AimStation(_)
            | Self::ShipsFrom(_)
            | Self::ShipsTo { .. }
            | Self::Order(OrderPress::Part(_)) => true,
            Self::Claim(_)
            | Self::Put { .. }
            | Self::Spread
            | Self::Reset
            | Self::ForMe(_)
            | Self::MoveInForMe
            | Self::Confirm
            | Self::Write
            | Self::Trade(_)
            | Self::Attack { .. }
            | Self::WriteMoveIn
            | Self::Move { .. }
            | Self::WriteMove { .. }
            | Self::Lay(_)
            | Self::Station(_)
            | Self::Build { .. }
            | Self::Play { .. }
            | Self::Assault { .. }
            | Self::Sail { .. }
            | Self::WriteShips { .. }
            | Self::Take(_)
            | Self::Order(_) => false,
        }
    }

    /// Whether it asks for a line of text first.
    pub fn asks(self) -> bool {
        matches!(self, Self::Write | Self::WriteMoveIn | Self::WriteMove { .. } | Self::WriteShips { .. })
    }
}

fn until_word(until: Until) -> &'static str {
    match until {
        Until::Once => "once",
        Until::Captured => "captured",
        Until::FullDice => "full-dice",
    }
}

fn until_from_word(word: &str) -> Result<Until, NotOurs> {
    [Until::Once, Until::Captured, Until::FullDice].into_iter().find(|until| until_word(*until) == word).ok_or(NotOurs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::ids::SeatId;
    use crate::table::order_panel::OrderPart;
    use crate::table::press::{Press, Verb};
    use crate::table::sight::MatchId;

    #[test]
    fn every_press_survives_its_custom_id_within_the_limit() {
        let (from, to) = (SpaceId(255), SpaceId(254));
        let presses = [
            PanelPress::Claim(from),
            PanelPress::On(from),
            PanelPress::Put { on: from, armies: PutPress::One },
            PanelPress::Put { on: from, armies: PutPress::Three },
            PanelPress::Put { on: from, armies: PutPress::Five },
            PanelPress::Put { on: from, armies: PutPress::All },
            PanelPress::Spread,
            PanelPress::Reset,
            PanelPress::ForMe(PanelId::Fortify),
            PanelPress::MoveInForMe,
            PanelPress::Confirm,
            PanelPress::Write,
            PanelPress::Trade([CardId(255), CardId(254), CardId(253)]),
            PanelPress::Aim { from, to },
            PanelPress::Attack { from, to, until: Until::Once },
            PanelPress::Attack { from, to, until: Until::Captured },
            PanelPress::Attack { from, to, until: Until::FullDice },
            PanelPress::WriteMoveIn,
            PanelPress::From(from),
            PanelPress::To { from, to },
            PanelPress::Move { from, to, how: MoveInPress::Half },
            PanelPress::WriteMove { from, to },
            PanelPress::Lay(from),
            PanelPress::Station(to),
            PanelPress::Card(CardId(255)),
            PanelPress::Build { card: CardId(255), on: to },
            PanelPress::Pick { card: CardId(7), picks: Picks::default() },
            PanelPress::Pick { card: CardId(7), picks: Picks::default().and(0).and(Picks::STATION) },
            PanelPress::Play { card: CardId(255), picks: Picks::default().and(255).and(254).and(253) },
            PanelPress::AimStation(from),
            PanelPress::Assault { from, repeat: false },
            PanelPress::Assault { from, repeat: true },
            PanelPress::ShipsFrom(from),
            PanelPress::ShipsTo { from, to },
            PanelPress::Sail { from, to, class: None },
            PanelPress::Sail { from, to, class: Some(ShipClass::Destroyer) },
            PanelPress::WriteShips { from, to },
            PanelPress::Take(to),
            PanelPress::ForMe(PanelId::Order),
            PanelPress::Order(OrderPress::Part(OrderPart::All)),
            PanelPress::Order(OrderPress::Part(OrderPart::Sure)),
            PanelPress::Order(OrderPress::Heir(from)),
            PanelPress::Order(OrderPress::AllTo(SeatId(3))),
            PanelPress::Order(OrderPress::Pawn(from)),
            PanelPress::Order(OrderPress::Card(CardId(255))),
            PanelPress::Order(OrderPress::Again(to)),
            PanelPress::Order(OrderPress::Call),
        ];
        for press in presses {
            let press = Press { of: MatchId(i64::MAX), verb: Verb::Panel { counter: u64::MAX, press } };
            let id = press.custom_id();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(Press::parse(&id), Ok(press));
        }
    }

    #[test]
    fn what_no_panel_has_is_not_read() {
        for words in [
            "",
            "on",
            "on:256",
            "on:-1",
            "put:1:2",
            "attack:1:2:never",
            "trade:1:2",
            "confirm:1",
            "sail:1:2:tank",
            "play",
            "play:1:2:3:4:5",
            "order",
            "order:never",
            "order:heir",
            "order:heir:256",
            "order:call:1",
        ] {
            assert_eq!(PanelPress::from_words(&words.split(':').collect::<Vec<_>>()), Err(NotOurs), "{words}");
        }
    }
}
