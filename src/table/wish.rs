//! From what was typed or pressed to an action of the game: names become ids, words become numbers. Whether it is allowed is
//! for the rules to say.

use super::answer::{Expected, Refused};
use super::fleets;
use super::intent::Intent;
use super::names::{self, not_understood};
use super::panel::most_moved;
use super::panel_press::PanelPress;
use super::press::{MoveInPress, Verb};
use super::sight::Seated;
use super::special::Manoeuvre;
use crate::assets::Kit;
use crate::game::action::{Action, Attack, MoveInWish, Placement, Until};
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::conquest::special::Special;
use crate::game::conquest::theatre::Guard;
use crate::game::conquest::view::View;
use crate::game::ids::{BySeat, CardId, MOST_ON_A_SPACE, SeatId, SpaceId, Troops};
use crate::game::offer::Offer;
use crate::game::rebellion::action::Move;
use crate::text::lang::Lang;

/// Whose wish it is, and what they see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wisher<'a> {
    pub(super) seat: SeatId,
    pub(super) view: &'a View,
    pub(super) kit: &'a Kit,
    pub(super) seated: &'a BySeat<Seated>,
    pub(super) lang: Lang,
}

impl Wisher<'_> {
    /// The action that an intent of play means; `None` for an intent that is none of play.
    pub(super) fn action(self, intent: &Intent) -> Option<Result<Action, Refused>> {
        Some(match intent {
            Intent::Claim { spaces } => {
                names::space_list(spaces, self.kit, self.lang).map(|spaces| Action::Claim { spaces })
            }
            Intent::Place { space, troops, list } => self.place(space.as_deref(), *troops, list.as_deref()),
            Intent::TakeBack => Ok(Action::TakeBack),
            Intent::Trade { cards } => self.trade(cards),
            Intent::Attack { from, to, dice, until, keep, move_in, ships } => {
                let (until, move_in) = (until.as_deref(), move_in.as_deref());
                self.attack(from, to, Wishes { dice: *dice, until, keep: *keep, move_in, ships: ships.as_deref() })
            }
            Intent::MoveIn { troops, ships } => self.move_in(troops, ships.as_deref()),
            Intent::Fortify { from, to, troops, ships } => self.fortify(from, to, troops.as_deref(), ships.as_deref()),
            Intent::Special(wish) => self.special(wish),
            Intent::EndStep => Ok(Action::EndStep),
            Intent::EndTurn => Ok(Action::EndTurn),
            // Another game is played here: the rules say so.
            Intent::Roll | Intent::Put { .. } | Intent::Ally { .. } => Ok(Action::Rebellion(Move::Throw)),
            Intent::Press(press) => return self.pressed(press.verb).map(Ok),
            Intent::Written { press, text } => return self.written(press.verb, text),
            // What the AI chose goes through the panel.
            Intent::Advised { .. }
            | Intent::New { .. }
            | Intent::Join
            | Intent::JoinAt { .. }
            | Intent::Leave
            | Intent::AddAi { .. }
            | Intent::Remove { .. }
            | Intent::Gate(_)
            | Intent::Settings { .. }
            | Intent::Start
            | Intent::Word { .. }
            | Intent::Pause
            | Intent::Resume
            | Intent::Kick { .. }
            | Intent::Replace { .. }
            | Intent::Undo { .. }
            | Intent::End
            | Intent::Reopen
            | Intent::Rename { .. }
            | Intent::Elsewhere { .. }
            | Intent::Skip
            | Intent::Show(_)
            | Intent::SetUp { .. }
            // Unwrapped before.
            | Intent::As { .. } => return None,
        })
    }

    fn pressed(self, verb: Verb) -> Option<Action> {
        match verb {
            Verb::EndAttacks { .. } | Verb::EndAnyway { whole: false, .. } => Some(Action::EndStep),
            Verb::EndTurn { .. } | Verb::EndAnyway { whole: true, .. } => Some(Action::EndTurn),
            Verb::AttackAgain { from, to, .. } => {
                let (from, to) = (SpaceId(from), SpaceId(to));
                let spaces = self.view.spaces.len();
                // A button of ours never names a space that is not there; one written by hand might.
                (from.index() < spaces && to.index() < spaces).then_some(())?;
                let (until, keep, move_in) = (Until::FullDice, 1, None);
                Some(Action::Attack(Attack { from, to, dice: None, until, keep, move_in, ships: None }))
            }
            Verb::MoveIn { how, .. } => {
                let (least, most) = self.move_in_range().unwrap_or((1, 1));
                let troops = match how {
                    MoveInPress::Least => least,
                    MoveInPress::Half => half(least, most),
                    MoveInPress::Most => most,
                };
                Some(Action::move_in(troops))
            }
            Verb::MoveInAll { .. } => {
                let (_, most) = self.move_in_range().unwrap_or((1, 1));
                Some(Action::MoveIn { troops: most, ships: self.more_ships() })
            }
            Verb::TakeBack { .. } | Verb::TakeBackDeployment { .. } => Some(Action::TakeBack),
            Verb::Order { card, armed } => {
                let card = CardId(card);
                (card.index() < self.view.edition.deck.cards().len()).then_some(())?;
                let order =
                    if armed { Special::Arm { card, guard: Guard::default() } } else { Special::Disarm { card } };
                Some(Action::Special(order))
            }
            Verb::AnswerCommand { space, yes: offered, .. } => {
                let space = SpaceId(space);
                (space.index() < self.view.spaces.len()).then_some(())?;
                Some(Action::Special(Special::OfferCommand { space, offered }))
            }
            // What happens in a panel depends on its draft.
            Verb::Open { .. }
            | Verb::OpenFor { .. }
            | Verb::HandOf { .. }
            | Verb::Panel { .. }
            | Verb::Leaf { .. }
            | Verb::Arena { .. }
            | Verb::Sure { .. }
            | Verb::Forget { .. }
            | Verb::TakeOver { .. }
            | Verb::Answer { .. }
            | Verb::Join
            | Verb::Leave
            | Verb::AddAi
            | Verb::Start
            | Verb::Rematch
            | Verb::Hand
            | Verb::BoardText
            | Verb::Log
            | Verb::Accept { .. }
            | Verb::Decline { .. }
            | Verb::MyLook
            | Verb::MySeat
            | Verb::Sit { .. }
            | Verb::Word
            | Verb::Wear { .. }
            | Verb::Lock
            | Verb::Unlock
            | Verb::Rules => None,
        }
    }

    /// What a line of text means that a button asked for; `None` for one that asks for none.
    fn written(self, verb: Verb, text: &str) -> Option<Result<Action, Refused>> {
        let Verb::Panel { press, .. } = verb else { return None };
        match press {
            PanelPress::Write => Some(self.place(None, None, Some(text))),
            PanelPress::WriteMoveIn => Some(self.move_in(text, None)),
            PanelPress::WriteMove { from, to } => {
                let spaces = self.view.spaces.len();
                (from.index() < spaces && to.index() < spaces).then_some(())?;
                Some(self.moved(from, to, Some(text)))
            }
            PanelPress::WriteShips { from, to } => {
                let spaces = self.view.spaces.len();
                (from.index() < spaces && to.index() < spaces).then_some(())?;
                let ships = self.ships(Some(text), from).map(Option::unwrap_or_default);
                Some(ships.map(|ships| Action::Special(Special::MoveShips { from, to, ships })))
            }
            _ => None,
        }
    }

    pub(super) fn space(self, asked: &str) -> Result<SpaceId, Refused> {
        names::space(asked, self.kit, self.lang)
    }

    /// A list, or one space; without a number all that is left goes there, as far as it fits.
    fn place(self, space: Option<&str>, troops: Option<i64>, list: Option<&str>) -> Result<Action, Refused> {
        let mut placements = Vec::new();
        if let Some(list) = list {
            for (space, troops) in names::placements(list, self.kit, self.lang)? {
                placements.push(Placement { space, troops: armies(troops)? });
            }
        }
        if let Some(space) = space {
            let space = self.space(space)?;
            let troops = troops.map_or_else(|| Ok(self.most_placed(space)), armies)?;
            placements.push(Placement { space, troops });
        }
        if placements.is_empty() {
            Err(not_understood("", Expected::Placements))
        } else {
            Ok(Action::Place { placements })
        }
    }

    fn most_placed(self, space: SpaceId) -> Troops {
        let most = |offer: &Offer| match offer {
            Offer::Place { left, spaces, exactly } => {
                let room = spaces.iter().find(|&&(of, _)| of == space).map_or(*left, |&(_, room)| room);
                Some(exactly.unwrap_or(*left).min(room))
            }
            _ => None,
        };
        // Where nothing is offered, any number gets the rules' own refusal.
        self.view.offers(self.seat).iter().find_map(most).unwrap_or(1)
    }

    /// The named cards, or the best set of the hand.
    fn trade(self, cards: &[String]) -> Result<Action, Refused> {
        let hand: &[CardId] = self.view.hands.get(&self.seat).map_or(&[], |hand| hand.cards());
        if cards.iter().all(|card| card.trim().is_empty()) {
            return Ok(Action::Trade { cards: self.best_set(hand) });
        }
        let asked: Vec<&str> = cards.iter().map(|card| card.trim()).filter(|card| !card.is_empty()).collect();
        let named = names::cards_of_hand(&asked, self.kit, self.lang, hand)?;
        let three = <[CardId; 3]>::try_from(named).map_err(|_| not_understood(&cards.join(", "), Expected::Cards))?;
        Ok(Action::Trade { cards: three })
    }

    /// The best set that is offered; without one, cards that are none: the rules then say why they are refused.
    fn best_set(self, hand: &[CardId]) -> [CardId; 3] {
        let best = |offer: &Offer| match offer {
            Offer::Trade { sets, .. } => sets.first().map(|set| set.cards),
            _ => None,
        };
        let any = || hand.first_chunk::<3>().copied().unwrap_or([CardId(0); 3]);
        self.view.offers(self.seat).iter().find_map(best).unwrap_or_else(any)
    }

    fn attack(self, from: &str, to: &str, wishes: Wishes<'_>) -> Result<Action, Refused> {
        if wishes.ships.is_some() && self.view.theatre().is_none() {
            return Ok(Self::of_another_game());
        }
        let (from, to) = (self.space(from)?, self.space(to)?);
        // A number that is no number of dice is refused by the rules, who know how many are possible here.
        let dice = wishes.dice.map(|asked| u8::try_from(asked.clamp(0, i64::from(u8::MAX))).unwrap_or(u8::MAX));
        let until = match (wishes.until, wishes.keep) {
            (Some(word), _) => until(word)?,
            (None, Some(_)) => Until::Captured,
            (None, None) => Until::FullDice,
        };
        let keep = wishes.keep.map_or(Ok(1), armies)?;
        let move_in = wishes.move_in.map(move_in_wish).transpose()?;
        let ships = self.ships(wishes.ships, from)?;
        Ok(Action::Attack(Attack { from, to, dice, until, keep, move_in, ships }))
    }

    fn move_in(self, troops: &str, ships: Option<&str>) -> Result<Action, Refused> {
        if ships.is_some() && self.view.theatre().is_none() {
            return Ok(Self::of_another_game());
        }
        // Where nothing is asked, any number gets the rules' own refusal.
        let (least, most) = self.move_in_range().unwrap_or((1, 1));
        let troops = match amount(troops)? {
            Amount::Least => least,
            Amount::Half => half(least, most),
            Amount::Most => most,
            Amount::Count(troops) => troops,
        };
        let ships = ships.map(|typed| fleets::fleet(typed, self.kit, self.lang, self.more_ships())).transpose()?;
        Ok(Action::MoveIn { troops, ships: ships.unwrap_or_default() })
    }

    /// The ships that may follow into the captured space.
    fn more_ships(self) -> Fleet {
        let more = |offer: &Offer| match offer {
            Offer::MoveIn { ships, .. } => Some(*ships),
            _ => None,
        };
        self.view.offers(self.seat).iter().find_map(more).unwrap_or_default()
    }

    fn move_in_range(self) -> Option<(Troops, Troops)> {
        self.view.offers(self.seat).iter().find_map(|offer| match offer {
            Offer::MoveIn { least, most, .. } => Some((*least, *most)),
            _ => None,
        })
    }

    fn fortify(self, from: &str, to: &str, troops: Option<&str>, ships: Option<&str>) -> Result<Action, Refused> {
        let Some(ships) = ships else { return self.moved(self.space(from)?, self.space(to)?, troops) };
        if troops.is_some() {
            // They are two moves, each with its own way.
            return Err(not_understood("", Expected::ArmiesOrShips));
        }
        self.special(&Manoeuvre::MoveShips { from: from.to_owned(), to: to.to_owned(), ships: ships.to_owned() })
    }

    fn moved(self, from: SpaceId, to: SpaceId, troops: Option<&str>) -> Result<Action, Refused> {
        // Where nothing is offered, any number gets the rules' own refusal.
        let most = most_moved(&self.view.offers(self.seat), from, to).unwrap_or(1);
        let troops = match troops.map_or(Ok(Amount::Most), amount)? {
            Amount::Least => 1,
            Amount::Half => half(0, most).max(1),
            Amount::Most => most,
            Amount::Count(troops) => troops,
        };
        Ok(Action::Fortify { from, to, troops })
    }
}

/// The optional parts of an attack, as typed.
#[derive(Clone, Copy, Debug)]
struct Wishes<'a> {
    dice: Option<i64>,
    until: Option<&'a str>,
    keep: Option<i64>,
    move_in: Option<&'a str>,
    ships: Option<&'a str>,
}

/// An amount of armies, as people say it.
enum Amount {
    Least,
    Half,
    Most,
    Count(Troops),
}

/// The words of an amount, in every language; the first is the id that commands offer.
const LEAST: [&str; 3] = ["min", "least", "minimum"];
const HALF: [&str; 3] = ["half", "hälfte", "halb"];
const MOST: [&str; 6] = ["all", "max", "most", "alle", "alles", "maximum"];

/// Whether all is meant, in any language.
pub(super) fn is_all(typed: &str) -> bool {
    MOST.contains(&typed.trim().to_lowercase().as_str())
}

fn amount(typed: &str) -> Result<Amount, Refused> {
    let word = typed.trim().to_lowercase();
    let is = |words: &[&str]| words.contains(&word.as_str());
    if is(&LEAST) {
        Ok(Amount::Least)
    } else if is(&HALF) {
        Ok(Amount::Half)
    } else if is(&MOST) {
        Ok(Amount::Most)
    } else {
        let number: i64 = word.parse().map_err(|_| not_understood(typed, Expected::Troops))?;
        armies(number).map(Amount::Count)
    }
}

fn move_in_wish(typed: &str) -> Result<MoveInWish, Refused> {
    match amount(typed)? {
        Amount::Least => Ok(MoveInWish::Least),
        Amount::Most => Ok(MoveInWish::Most),
        Amount::Count(troops) => Ok(MoveInWish::Count(troops)),
        // Half of what is not known before the attack.
        Amount::Half => Err(not_understood(typed, Expected::Troops)),
    }
}

/// The ways to end a series, by the ids that commands offer and their words.
const UNTIL: [(Until, &[&str]); 3] = [
    (Until::Once, &["once", "1", "einmal"]),
    (Until::Captured, &["captured", "capture", "erobert", "eroberung"]),
    (Until::FullDice, &["full-dice", "full dice", "3 dice", "3 würfel", "volle würfel"]),
];

fn until(typed: &str) -> Result<Until, Refused> {
    let word = typed.trim().to_lowercase();
    let found = UNTIL.iter().find(|(_, words)| words.contains(&word.as_str()));
    found.map(|&(until, _)| until).ok_or_else(|| not_understood(typed, Expected::Until))
}

/// A number of armies; what no board can hold is shown as typed. Less than none is none: the rules refuse both alike.
pub(super) fn armies(typed: i64) -> Result<Troops, Refused> {
    Troops::try_from(typed.max(0)).map_err(|_| out_of_range(typed, 1, i64::from(MOST_ON_A_SPACE)))
}

fn out_of_range(asked: i64, least: i64, most: i64) -> Refused {
    Refused::OutOfRange { asked, least, most }
}

fn half(least: Troops, most: Troops) -> Troops {
    least.midpoint(most)
}
