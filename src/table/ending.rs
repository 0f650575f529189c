//! Whoever plays for the first time is asked again before they end a turn in which something is still open (ux 16).

use super::Table;
use super::answer::Refused;
use super::arena_press::ArenaPress;
use super::intent::Person;
use super::journal;
use super::load::{Match, PLATFORM};
use super::panel::{may_play, ways};
use super::panel_press::PanelId;
use super::sight::{MatchId, Place, Sight};
use crate::game::conquest::parts::order::numbers;
use crate::game::conquest::special::SpecialEvent;
use crate::game::event::EventKind;
use crate::game::ids::SeatId;
use crate::game::offer::{Offer, Step};
use crate::game::people::Viewer;
use crate::store::{Reading, StoreError};

/// What is looked at before somebody ends something.
#[derive(Clone, Debug)]
pub enum Ending {
    /// In a conquest game, of somebody in their first match: steps are still open. Of everybody the first time when what is done once in
    /// a match could be done.
    Steps(OpenSteps),
    /// In a dice game: what the end costs follows from what lies on the table.
    Arena { sight: Sight, press: ArenaPress },
}

/// What would be passed by ending now.
#[derive(Clone, Debug)]
pub struct OpenSteps {
    pub sight: Sight,
    pub seat: SeatId,
    /// The whole turn, or this step alone.
    pub step: Option<Step>,
    /// The steps in which something was not used yet, in the order of the turn.
    pub open: Vec<Step>,
    /// It is asked of somebody who knows the game, of the order alone.
    pub order_only: bool,
    /// Where one goes back to.
    pub back: PanelId,
}

impl Table {
    /// What is still open in the turn of somebody who plays their first match and wants to end it, or (`whole` false) the step; in a dice
    /// game what lies there. `None` where they need not be asked. `button` are its match and move number: an old one is refused and asks nothing.
    pub async fn ending(
        &self,
        person: &Person,
        place: Place,
        button: Option<(MatchId, u64)>,
        whole: bool,
    ) -> Option<Ending> {
        let id = match button {
            Some((id, _)) => id,
            None => self.match_in(place).await.ok()?,
        };
        let state = self.state(id).await.ok().filter(|of| of.place() == place)?;
        let sight = self.sight_for(&state, Some(person.account));
        if button.is_some_and(|(_, moves)| moves != sight.moves) {
            return None;
        }
        let seat = may_play(&sight, person.account, None).ok()?;
        if let Some(view) = sight.rebellion() {
            if view.offers(seat).is_empty() {
                // Somebody else is on turn: the rules say so.
                return None;
            }
            let press = if whole { ArenaPress::Finish } else { ArenaPress::EndDice };
            return Some(Ending::Arena { sight: (*sight).clone(), press });
        }
        if !self.0.pace.asks_newcomers() {
            return None;
        }
        let offers = sight.conquest()?.offers(seat);
        let (account, own) = (person.account.0.to_string(), sight.seats_of(person.account));
        let passes_order = |offer: &Offer| matches!(offer, Offer::EndTurn { passes } if passes.contains(&Step::Order));
        let once = whole && offers.iter().any(passes_order);
        let look = move |reading: &Reading| {
            let Some(player) = reading.player_by_account(PLATFORM, &account)? else { return Ok(Ok(None)) };
            if reading.has_played_before(player.player_id, id)? {
                if !once {
                    return Ok(Ok(None));
                }
                return Ok(passes_order_first(reading, &state, &own).map(|first| first.then_some(Asks::Order)));
            }
            Ok::<_, StoreError>(fought(reading, &state).map(|fought| Some(Asks::All { fought })))
        };
        let asks = self.store().read(look).await.ok()?.ok()??;
        let (fought, order_only) = match asks {
            Asks::All { fought } => (fought, false),
            Asks::Order => (true, true),
        };
        let step = offers.iter().find_map(|offer| if let Offer::EndStep { step } = offer { Some(*step) } else { None });
        let step = if whole { None } else { Some(step?) };
        let mut open = open(&offers, step, fought)?;
        if order_only {
            open.retain(|step| *step == Step::Order);
        }
        let first = ways(&offers).first().copied();
        let back = first.or_else(|| open.contains(&Step::Order).then_some(PanelId::Order))?;
        (!open.is_empty())
            .then(|| Ending::Steps(OpenSteps { sight: (*sight).clone(), seat, step, open, order_only, back }))
    }
}

/// Of what somebody is asked again.
#[derive(Clone, Copy, Debug)]
enum Asks {
    /// Of all that is open, in the first match. `fought`: there was a battle in this turn.
    All { fought: bool },
    /// Of the order alone.
    Order,
}

/// Whether the order could be called in no turn of these seats before: whoever has passed it once knows of it.
fn passes_order_first(reading: &Reading, of: &Match, own: &[SeatId]) -> Result<bool, Refused> {
    let Some(view) = of.view(Viewer::Public) else { return Ok(false) };
    // What opens a turn lies with the end of the one before.
    let Some(before) = view.turn().checked_sub(2) else { return Ok(true) };
    let entries = journal::of_turns(reading, of, &view, 0..=before)?;
    let mut events = entries.iter().filter(|entry| !entry.undone).flat_map(|entry| &entry.events);
    let possible = |kind: &EventKind| {
        let EventKind::Special(SpecialEvent::PawnMoved { seat, at, .. }) = kind else { return false };
        own.contains(seat) && numbers(*at) > 0
    };
    Ok(!events.any(|event| possible(&event.kind)))
}

/// The steps of which nothing was used yet; `None` where neither turn nor step can be ended now: the rules say why.
fn open(offers: &[Offer], step: Option<Step>, fought: bool) -> Option<Vec<Step>> {
    let passes =
        offers.iter().find_map(|offer| if let Offer::EndTurn { passes } = offer { Some(passes) } else { None });
    if passes.is_none() && step.is_none() {
        return None;
    }
    let mut open = Vec::new();
    if offers.iter().any(|offer| matches!(offer, Offer::Trade { sets, .. } if !sets.is_empty())) {
        open.push(Step::Trade);
    }
    let steps = passes.into_iter().flatten().copied();
    open.extend(steps.filter(|passed| match step {
        // Only what ends with this step.
        Some(ended) => *passed == ended && !(fought && ended == Step::Attack),
        None => !(fought && *passed == Step::Attack),
    }));
    Some(open)
}

/// Whether a battle was fought in this turn.
fn fought(reading: &Reading, of: &Match) -> Result<bool, Refused> {
    let Some(view) = of.view(Viewer::Public) else { return Ok(false) };
    let entries = journal::of_turns(reading, of, &view, view.turn()..=view.turn())?;
    let mut events = entries.iter().filter(|entry| !entry.undone).flat_map(|entry| &entry.events);
    Ok(events.any(|event| matches!(event.kind, EventKind::Fought(_))))
}
