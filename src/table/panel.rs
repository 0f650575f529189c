//! Panels: every offer of a step as selects and buttons (ux 9). Made from what the presser sees, the draft and what is chosen; nothing
//! else, so that a panel shows no secret and dies with no restart.

use super::Table;
use super::answer::{Chance, Refused};
use super::army;
use super::draft::{self, Draft};
use super::inputs;
use super::intent::Person;
use super::lobby::in_lobby;
use super::odds::{Asked, capture};
use super::order_panel::{self, OrderPart};
use super::panel_press::{PanelId, PanelPress, Picks};
use super::press::{Press, Reach, Verb};
use super::sight::{AccountId, MatchState, Place, Sight};
use super::special_panel::{self, SpecialLeaf};
use super::stopped::Stopped;
use crate::ai;
use crate::game::action::Action;
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::conquest::view::{PhaseView, View as ConquestView};
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::game::offer::{Offer, SetOffer, Step};
use crate::game::view::View;
use crate::store::StoreError;

/// The most options of a select (Discord's limit).
pub const PAGE: usize = 25;

/// What a panel shows.
#[derive(Clone, Debug)]
pub struct Panel {
    /// What the presser sees.
    pub sight: Sight,
    /// The seat that it plays.
    pub seat: SeatId,
    /// The counter that its buttons carry.
    pub counter: u64,
    /// Everything that the seat may do now.
    pub offers: Vec<Offer>,
    pub leaf: Leaf,
    /// The page of the select in which something is chosen next, from 0.
    pub page: usize,
}

/// The step that a panel plays.
#[derive(Clone, Debug, PartialEq)]
pub enum Leaf {
    Claim {
        free: Vec<SpaceId>,
        draft: Draft,
        one_now: bool,
    },
    /// `left` counts what the draft leaves; borders come first, each with the room that the draft leaves.
    Place {
        left: Troops,
        spaces: Vec<(SpaceId, Troops)>,
        draft: Draft,
        on: Option<SpaceId>,
    },
    Trade {
        sets: Vec<SetOffer>,
        forced: bool,
    },
    /// The best odds first.
    Attack {
        pairs: Vec<Pair>,
        aim: Option<Pair>,
    },
    MoveIn {
        from: SpaceId,
        to: SpaceId,
        least: Troops,
        most: Troops,
    },
    /// `from` are all spaces that can give, the strongest first; `to` those that the chosen one reaches.
    Fortify {
        from: Vec<SpaceId>,
        chosen: Option<SpaceId>,
        to: Vec<SpaceId>,
        aim: Option<(SpaceId, Troops)>,
    },
    /// What only some rulesets know.
    Special(SpecialLeaf),
    /// Nothing to choose: what is left is to end the turn, or to wait.
    Nothing,
}

/// A possible attack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    pub from: SpaceId,
    pub to: SpaceId,
    /// Armies on the two spaces.
    pub armies: (Troops, Troops),
    /// To capture, if all dice are thrown until the end.
    pub chance: Chance,
    pub most_dice: u8,
}

/// What is chosen in a panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    pub space: Option<SpaceId>,
    pub to: Option<SpaceId>,
    pub card: Option<CardId>,
    pub picks: Picks,
    pub part: OrderPart,
}

/// A line of text that a panel asks for.
#[derive(Clone, Debug)]
pub struct Form {
    pub sight: Sight,
    pub press: Press,
    pub asks: FormAsks,
}

/// What the line shall be, with a legal proposal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormAsks {
    Placements(Vec<(SpaceId, Troops)>),
    /// A number in this range.
    Troops {
        least: Troops,
        most: Troops,
    },
    /// Some of these ships.
    Ships(Fleet),
    /// A word for the dice.
    Word,
}

impl Table {
    /// The panel that a press opens or in which it chooses something: looks alone.
    pub async fn panel(&self, person: &Person, place: Place, press: Press) -> Result<Panel, Refused> {
        let (wanted, page, chosen) = match press.verb {
            Verb::Open { panel, page } | Verb::OpenFor { panel, page, .. } => {
                (Some(panel), page.into(), Chosen::default())
            }
            Verb::Panel { press, .. } => (press.panel(), 0, chosen_by(press)),
            Verb::Leaf { press, page, .. } => (press.panel(), page.into(), chosen_by(press)),
            _ => (None, 0, Chosen::default()),
        };
        let (seat, sight, draft) = self.at_hand(person, place, press, army::of_press(press)).await?;
        if sight.rebellion().is_some() {
            // Its turns have no panels.
            return Err(Refused::OldButton);
        }
        Ok(Panel::new(sight, seat, wanted, &draft, chosen, page))
    }

    /// The panel with which the presser goes on after a press; `None` where nothing is left to them.
    pub async fn next_panel(&self, person: &Person, place: Place, press: Press) -> Option<Panel> {
        let looks = Press { verb: Verb::Hand, ..press };
        let pressed = army::of_press(press);
        let (mut seat, mut sight, mut draft) = self.at_hand(person, place, looks, pressed).await.ok()?;
        let is_done = |sight: &Sight, seat| sight.view.as_ref().is_none_or(|view| !view.awaited().contains(&seat));
        if pressed.is_some()
            && is_done(&sight, seat)
            && sight.others_at_hand(seat).into_iter().any(|other| !is_done(&sight, other))
        {
            // With one of several armies all is done: another one is waited for.
            (seat, sight, draft) = self.at_hand(person, place, looks, None).await.ok()?;
        }
        let (wanted, chosen) = match press.verb {
            // In the draft one stays with the chosen space, and an attack can be gone on with.
            Verb::Panel {
                press: press @ (PanelPress::Put { .. } | PanelPress::Attack { .. } | PanelPress::Order(_)),
                ..
            } => (press.panel(), chosen_by(press)),
            Verb::Panel { press: PanelPress::ForMe(panel), .. } => {
                // What the AI would call is asked again like everything that is called.
                let part = if panel == PanelId::Order { OrderPart::Sure } else { OrderPart::All };
                (Some(panel), Chosen { part, ..Chosen::default() })
            }
            Verb::Panel { press, .. } => (press.panel(), Chosen::default()),
            _ => (None, Chosen::default()),
        };
        sight.conquest()?;
        let panel = Panel::new(sight, seat, wanted, &draft, chosen, 0);
        let awaited = panel.sight.view.as_ref()?.awaited().contains(&seat);
        (awaited || !panel.offers.is_empty()).then_some(panel)
    }

    /// The line of text that a press asks for.
    pub async fn form(&self, person: &Person, place: Place, press: Press) -> Result<Form, Refused> {
        if press.verb == Verb::Word {
            let of = self.state(press.of).await?;
            if of.place() != place {
                return Err(Refused::OldButton);
            }
            in_lobby(&of)?;
            inputs::may_give(&of, person)?;
            let sight = (*self.sight_for(&of, Some(person.account))).clone();
            return Ok(Form { sight, press, asks: FormAsks::Word });
        }
        let Verb::Panel { press: asked, .. } = press.verb else { return Err(Refused::OldButton) };
        let (seat, sight, draft) = self.at_hand(person, place, press, army::of_press(press)).await?;
        let view = sight.conquest().ok_or(Refused::OldButton)?;
        let asks = match asked {
            PanelPress::Write => {
                let proposed = if draft.is_empty() { proposal(view, seat, &sight) } else { draft.placements };
                Some(FormAsks::Placements(proposed))
            }
            PanelPress::WriteMoveIn => view.offers(seat).into_iter().find_map(|offer| match offer {
                Offer::MoveIn { least, most, .. } => Some(FormAsks::Troops { least, most }),
                _ => None,
            }),
            PanelPress::WriteMove { from, to } => {
                most_moved(&view.offers(seat), from, to).map(|most| FormAsks::Troops { least: 1, most })
            }
            PanelPress::WriteShips { from, .. } => view.spaces.get(from).map(|of| FormAsks::Ships(of.ships)),
            _ => return Err(Refused::OldButton),
        };
        asks.map(|asks| Form { sight, press, asks }).ok_or(Refused::MovedOn)
    }

    /// The presser's seat (of several the wanted one, or the one that is to act), what they see, and their draft; a press that depends on
    /// something that has changed is refused.
    async fn at_hand(
        &self,
        person: &Person,
        place: Place,
        press: Press,
        wanted: Option<SeatId>,
    ) -> Result<(SeatId, Sight, Draft), Refused> {
        let of = self.state(press.of).await?;
        if of.place() != place {
            return Err(Refused::OldButton);
        }
        let sight = (*self.sight_for(&of, Some(person.account))).clone();
        let seat = may_play(&sight, person.account, wanted)?;
        let counter = sight.counter(seat);
        match press.reach() {
            Reach::Phase(asked) if asked != counter => return Err(Refused::MovedOn),
            _ => {}
        }
        let draft =
            self.store().read(move |reading| Ok::<_, StoreError>(draft::read(reading, &of, seat, counter))).await??;
        Ok((seat, sight, draft))
    }

    /// The AI's choice for the step of a panel, thought on a thread that answers nobody. Whether it still fits is checked when it is
    /// carried out.
    pub(super) async fn advised(&self, person: &Person, press: Press, asked: PanelPress) -> Result<Action, Refused> {
        let state = self.state(press.of).await?;
        let sight = self.sight_for(&state, Some(person.account));
        let seat = may_play(&sight, person.account, army::of_press(press))?;
        let beside = beside(asked);
        let think = move || {
            let view = sight.conquest()?;
            match beside {
                Some(beside) => ai::advise_beside(view, seat, tie(&sight), beside),
                None => ai::advise(view, seat, tie(&sight), step_of(view, asked)?),
            }
        };
        let action = tokio::task::spawn_blocking(think).await.map_err(|_| Refused::Bug)?;
        let may_wait = beside.is_some() || asked == PanelPress::ForMe(PanelId::Order);
        action.ok_or(if may_wait { Refused::NothingAdvised } else { Refused::MovedOn })
    }
}

impl Sight {
    /// The counter that the buttons of a panel carry: that of the seat in the set-up, the move number in a turn.
    pub fn counter(&self, seat: SeatId) -> u64 {
        if self.view.as_ref().is_some_and(View::in_set_up) {
            army::counter(&self.seats, seat, self.counters.get(seat).copied().unwrap_or_default())
        } else {
            self.moves
        }
    }
}

impl Panel {
    /// The wanted panel, or the one that comes next where it has nothing to offer: a function of what the presser sees, of the draft
    /// and of what is chosen.
    pub fn new(
        sight: Sight,
        seat: SeatId,
        wanted: Option<PanelId>,
        draft: &Draft,
        chosen: Chosen,
        page: usize,
    ) -> Self {
        let counter = sight.counter(seat);
        let offers = sight.conquest().map(|view| view.offers(seat)).unwrap_or_default();
        let leaf = sight.conquest().map_or(Leaf::Nothing, |view| {
            let leaf = |panel| leaf(view, seat, &offers, panel, draft, chosen);
            let question = question(&offers);
            let order = [
                PanelId::Claim,
                PanelId::Base,
                PanelId::Place,
                PanelId::Trade,
                PanelId::Attack,
                PanelId::Fortify,
                PanelId::Ships,
                PanelId::Command,
                PanelId::Station,
                PanelId::Order,
            ];
            let trade_first = is_trade_step(view).then_some(PanelId::Trade);
            let wanted = wanted.into_iter().chain(trade_first).chain(order);
            question.or_else(|| wanted.into_iter().find_map(leaf)).unwrap_or(Leaf::Nothing)
        });
        Self { sight, seat, counter, offers, leaf, page }
    }

    /// The panels that have something to offer, in the order of the turn.
    pub fn ways(&self) -> Vec<PanelId> {
        ways(&self.offers)
    }
}

/// The panels for which something is offered, in the order of the turn.
pub fn ways(offers: &[Offer]) -> Vec<PanelId> {
    let panel_of = |offer: &Offer| match offer {
        Offer::Claim { .. } => Some(PanelId::Claim),
        Offer::Place { .. } => Some(PanelId::Place),
        Offer::Trade { .. } => Some(PanelId::Trade),
        Offer::Attack { .. } => Some(PanelId::Attack),
        Offer::Fortify { .. } => Some(PanelId::Fortify),
        Offer::Special(offer) => Some(special_panel::panel_of(offer)),
        Offer::TakeBack { .. } | Offer::MoveIn { .. } | Offer::EndStep { .. } | Offer::EndTurn { .. } => None,
    };
    let has = |panel: PanelId| offers.iter().any(|offer| panel_of(offer) == Some(panel));
    let order = [
        PanelId::Claim,
        PanelId::Base,
        PanelId::Trade,
        PanelId::Build,
        PanelId::Place,
        PanelId::Attack,
        PanelId::Assault,
        PanelId::Fortify,
        PanelId::Ships,
        PanelId::Command,
        PanelId::Station,
        PanelId::Order,
        PanelId::Cards,
    ];
    order.into_iter().filter(|&panel| has(panel)).collect()
}

fn chosen_by(press: PanelPress) -> Chosen {
    match press {
        PanelPress::On(space)
        | PanelPress::Put { on: space, .. }
        | PanelPress::From(space)
        | PanelPress::AimStation(space)
        | PanelPress::ShipsFrom(space) => Chosen { space: Some(space), ..Chosen::default() },
        PanelPress::Aim { from, to }
        | PanelPress::Attack { from, to, .. }
        | PanelPress::To { from, to }
        | PanelPress::ShipsTo { from, to } => Chosen { space: Some(from), to: Some(to), ..Chosen::default() },
        PanelPress::Card(card) => Chosen { card: Some(card), ..Chosen::default() },
        PanelPress::Pick { card, picks } => Chosen { card: Some(card), picks, ..Chosen::default() },
        PanelPress::Order(press) => press.chosen(),
        _ => Chosen::default(),
    }
}

fn is_trade_step(view: &ConquestView) -> bool {
    matches!(&view.phase, PhaseView::Turn(turn) if matches!(turn.stage.step(), Step::Trade | Step::SpoilsTrade))
}

/// An open question comes before everything else.
fn question(offers: &[Offer]) -> Option<Leaf> {
    offers.iter().find_map(|offer| match *offer {
        Offer::MoveIn { from, to, least, most, ships: _ } => Some(Leaf::MoveIn { from, to, least, most }),
        _ => None,
    })
}

fn leaf(
    view: &ConquestView,
    seat: SeatId,
    offers: &[Offer],
    panel: PanelId,
    draft: &Draft,
    chosen: Chosen,
) -> Option<Leaf> {
    let of_offer = |offer: &Offer| match (panel, offer) {
        (PanelId::Claim, Offer::Claim { free, one_now }) => {
            Some(Leaf::Claim { free: free.clone(), draft: draft.clone(), one_now: *one_now })
        }
        (PanelId::Place, Offer::Place { left, spaces, exactly }) => {
            let left = exactly.unwrap_or(*left).saturating_sub(draft.armies());
            let room = |&(space, room): &(SpaceId, Troops)| (space, room.saturating_sub(draft.on(space)));
            let mut spaces: Vec<(SpaceId, Troops)> = spaces.iter().map(room).collect();
            spaces.sort_by_key(|&(space, _)| !view.is_border(seat, space));
            let on = chosen.space.filter(|on| spaces.iter().any(|(space, _)| space == on));
            Some(Leaf::Place { left, spaces, draft: draft.clone(), on })
        }
        (PanelId::Trade, Offer::Trade { sets, forced }) => {
            Some(Leaf::Trade { sets: view.told_apart(sets), forced: *forced })
        }
        _ => None,
    };
    match panel {
        PanelId::Claim | PanelId::Place | PanelId::Trade => offers.iter().find_map(of_offer),
        PanelId::Attack => attacks(view, offers, chosen),
        PanelId::Fortify => moves(view, offers, chosen),
        PanelId::Order => order_panel::leaf(view, seat, offers, draft, (chosen.part, chosen.space))
            .map(|leaf| Leaf::Special(SpecialLeaf::Order(Box::new(leaf)))),
        PanelId::Base
        | PanelId::Station
        | PanelId::Build
        | PanelId::Cards
        | PanelId::Assault
        | PanelId::Ships
        | PanelId::Command => special_panel::leaf(view, seat, offers, panel, chosen).map(Leaf::Special),
    }
}

fn attacks(view: &ConquestView, offers: &[Offer], chosen: Chosen) -> Option<Leaf> {
    let pair = |offer: &Offer| match *offer {
        Offer::Attack { from, to, troops, defenders, most_dice } => {
            let asked = Asked::all_out(view, from, to);
            Some(Pair { from, to, armies: (troops, defenders), chance: capture(asked, &view.card), most_dice })
        }
        _ => None,
    };
    let mut pairs: Vec<Pair> = offers.iter().filter_map(pair).collect();
    pairs.sort_by(|a, b| b.chance.least().total_cmp(&a.chance.least()));
    let aim = pairs.iter().copied().find(|pair| (Some(pair.from), Some(pair.to)) == (chosen.space, chosen.to));
    (!pairs.is_empty()).then_some(Leaf::Attack { pairs, aim })
}

fn moves(view: &ConquestView, offers: &[Offer], chosen: Chosen) -> Option<Leaf> {
    let sources = offers.iter().filter_map(|offer| match offer {
        Offer::Fortify { from, to, .. } => Some((*from, to)),
        _ => None,
    });
    let mut from: Vec<(SpaceId, &Vec<(SpaceId, Troops)>)> = sources.collect();
    from.sort_by_key(|(space, _)| std::cmp::Reverse(view.spaces[*space].troops));
    let to = from.iter().find(|(space, _)| Some(*space) == chosen.space).map(|(_, to)| *to);
    let aim = chosen.space.zip(chosen.to).and_then(|(from, to)| Some((to, most_moved(offers, from, to)?)));
    let all: Vec<SpaceId> = from.iter().map(|&(space, _)| space).collect();
    let mut targets: Vec<SpaceId> = to.into_iter().flatten().map(|&(space, _)| space).collect();
    if let Some(seat) = chosen.space.and_then(|from| view.spaces.get(from)?.owner) {
        targets.sort_by_key(|&space| !view.is_border(seat, space));
    }
    let chosen = chosen.space.filter(|_| to.is_some());
    (!all.is_empty()).then_some(Leaf::Fortify { from: all, chosen, to: targets, aim })
}

/// The most armies that may move between two spaces; `None` where none may.
pub(super) fn most_moved(offers: &[Offer], from: SpaceId, to: SpaceId) -> Option<Troops> {
    offers.iter().find_map(|offer| match offer {
        Offer::Fortify { from: of, to: targets, most } if *of == from => {
            targets.iter().find(|(target, _)| *target == to).map(|&(_, room)| room.min(*most))
        }
        _ => None,
    })
}

/// What is asked for that is no step of its own.
fn beside(asked: PanelPress) -> Option<ai::Beside> {
    match asked {
        PanelPress::ForMe(PanelId::Build) => Some(ai::Beside::Build),
        PanelPress::ForMe(PanelId::Cards) => Some(ai::Beside::Cards),
        PanelPress::ForMe(PanelId::Assault) => Some(ai::Beside::Assault),
        _ => None,
    }
}

/// The step whose choice is asked for.
fn step_of(view: &ConquestView, asked: PanelPress) -> Option<Step> {
    let spoils = matches!(&view.phase, PhaseView::Turn(turn)
        if matches!(turn.stage.step(), Step::SpoilsTrade | Step::SpoilsPlace));
    Some(match asked {
        PanelPress::MoveInForMe => Step::MoveIn,
        PanelPress::ForMe(PanelId::Claim) => Step::Claim,
        PanelPress::ForMe(PanelId::Place) if view.turn == 0 => Step::Deploy,
        PanelPress::ForMe(PanelId::Place) if spoils => Step::SpoilsPlace,
        PanelPress::ForMe(PanelId::Place) => Step::Place,
        PanelPress::ForMe(PanelId::Trade) if spoils => Step::SpoilsTrade,
        PanelPress::ForMe(PanelId::Trade) => Step::Trade,
        PanelPress::ForMe(PanelId::Attack) => Step::Attack,
        PanelPress::ForMe(PanelId::Fortify) => Step::Fortify,
        PanelPress::ForMe(PanelId::Base) => Step::LayMarker,
        PanelPress::ForMe(PanelId::Station) if view.turn == 0 => Step::PlaceStation,
        PanelPress::ForMe(PanelId::Station) => Step::Station,
        PanelPress::ForMe(PanelId::Ships | PanelId::Command) => Step::FortifyShips,
        PanelPress::ForMe(PanelId::Order) => Step::Order,
        _ => return None,
    })
}

/// Placements that the rules take, for a form.
fn proposal(view: &ConquestView, seat: SeatId, sight: &Sight) -> Vec<(SpaceId, Troops)> {
    let step = if view.turn == 0 { Step::Deploy } else { Step::Place };
    match ai::advise(view, seat, tie(sight), step) {
        Some(Action::Place { placements }) => placements.iter().map(|of| (of.space, of.troops)).collect(),
        _ => Vec::new(),
    }
}

/// Breaks the ties of the AI: the same for the same state.
fn tie(sight: &Sight) -> u64 {
    u64::from(sight.version) ^ sight.id.0.unsigned_abs().rotate_left(32)
}

/// The seat with which this person may do something now; of several the wanted one.
pub(super) fn may_play(sight: &Sight, account: AccountId, wanted: Option<SeatId>) -> Result<SeatId, Refused> {
    match sight.state {
        MatchState::Running => {}
        MatchState::Lobby => return Err(Refused::NotStarted),
        MatchState::Paused => return Err(Refused::Paused),
        MatchState::Over | MatchState::Ended => return Err(Refused::MatchOver),
        MatchState::SetAside => return Err(Refused::SetAside(sight.stopped.unwrap_or(Stopped::Damaged))),
    }
    let view = sight.view.as_ref().ok_or(Refused::NotStarted)?;
    let own = sight.seats_of(account);
    // Who has lost the wanted one meanwhile has none there.
    army::at_hand(view, &own, wanted).ok_or(Refused::NoSeat)
}

impl Chance {
    /// The least that it can be.
    pub fn least(self) -> f64 {
        match self {
            Self::Exact(p) => p,
            Self::Between(least, _) => least,
        }
    }
}
