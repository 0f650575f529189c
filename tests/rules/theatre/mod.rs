//! What the tests of all rulesets with sides, ships and cards with events share: a game with scripted luck, the words in which it is
//! played, and what is seen in it. Positions are told in [`text`], whole matches fought in [`campaign`], games at random in [`whim`].

pub(crate) mod campaign;
mod luck;
pub(crate) mod secrets;
pub(crate) mod text;
pub(crate) mod whim;

use std::marker::PhantomData;

use adjutant::assets::Kit;
use adjutant::game::action::{Action, Attack, MoveInWish, Until};
use adjutant::game::conquest::Conquest;
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::special::{SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::{Face, Theatre};
use adjutant::game::conquest::turn::{Stage, Turn};
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::{Event, EventKind, Goal, Income, Outcome, Series};
use adjutant::game::ids::{BySeat, CardId, SeatId, SideId, SpaceId};
use adjutant::game::offer::Offer;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Audience, Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::game::{Game, naming};
use serde_json::Value;

pub(crate) use luck::Luck;

/// A ruleset with its box.
pub(crate) trait Setting {
    const RULESET: RulesetId;
    /// The letter of a ship of the second class in positions.
    const SECOND_CLASS: char;

    fn kit() -> &'static Kit;

    /// The space with this id.
    fn space(id: &str) -> SpaceId {
        Self::kit().edition.board.space_named(id).unwrap_or_else(|| panic!("no space {id}"))
    }

    /// The card with this id.
    fn card(id: &str) -> CardId {
        let deck = &Self::kit().edition.deck;
        deck.ids().find(|&card| deck.card(card).id == id).unwrap_or_else(|| panic!("no card {id}"))
    }

    /// The id of a card.
    fn name_of(card: CardId) -> String {
        Self::kit().edition.deck.card(card).id.clone()
    }

    /// A snapshot.
    fn written(game: &Game) -> String {
        naming::with(game.edition(), || serde_json::to_string(game)).expect("a game can be written")
    }

    /// The game of a snapshot.
    fn read(text: &str) -> Result<Game, String> {
        naming::with(&Self::kit().edition, || serde_json::from_str(text)).map_err(|error| error.to_string())
    }

    /// These options, told as `set-up=book fortify=none`.
    fn options(text: &str) -> Options {
        let mut options = Options::new(Self::RULESET);
        for (id, value) in text.split_whitespace().filter_map(|word| word.split_once('=')) {
            options.set(id, value).expect("an option");
        }
        options
    }
}

/// The words in which a game of one setting is played: spaces and cards by their ids.
macro_rules! words {
    ($setting:ty) => {
        /// The space with this id.
        pub(crate) fn space(id: &str) -> SpaceId {
            <$setting>::space(id)
        }

        /// The card with this id.
        pub(crate) fn card(id: &str) -> CardId {
            <$setting>::card(id)
        }

        /// The id of a card.
        pub(crate) fn name_of(card: CardId) -> String {
            <$setting>::name_of(card)
        }

        /// The game of a snapshot.
        pub(crate) fn read(text: &str) -> Result<Game, String> {
            <$setting>::read(text)
        }

        /// A list of spaces in the set-up, best first.
        pub(crate) fn claim(ids: &str) -> Action {
            Action::Claim { spaces: ids.split_whitespace().map(space).collect() }
        }

        /// Armies for spaces.
        pub(crate) fn place(list: &[(&str, u32)]) -> Action {
            let placements = list.iter().map(|&(id, troops)| Placement { space: space(id), troops });
            Action::Place { placements: placements.collect() }
        }

        /// An attack until the planet is taken, with the least move-in.
        pub(crate) fn attack(from: &str, to: &str) -> Action {
            Action::Attack(invasion(space(from), space(to), Until::Captured, MoveInWish::Least))
        }

        /// The same, after which all armies but one move in, with all ships.
        pub(crate) fn storm(from: &str, to: &str) -> Action {
            Action::Attack(invasion(space(from), space(to), Until::Captured, MoveInWish::Most))
        }

        /// One battle.
        pub(crate) fn battle(from: &str, to: &str) -> Action {
            Action::Attack(invasion(space(from), space(to), Until::Once, MoveInWish::Least))
        }

        /// A card with a choice.
        pub(crate) fn play(id: &str, choice: Choice) -> Action {
            Action::Special(Special::Play { card: card(id), choice })
        }

        /// A card aimed at a planet.
        pub(crate) fn play_at(id: &str, at: &str) -> Action {
            play(id, Choice { space: Some(space(at)), ..Choice::default() })
        }

        /// The ship of a card.
        pub(crate) fn build(id: &str, at: &str) -> Action {
            Action::Special(Special::Build { card: card(id), space: space(at) })
        }

        /// What was drawn by lot is laid.
        pub(crate) fn lay(at: &str) -> Action {
            Action::Special(Special::LayMarker { space: space(at) })
        }

        /// All other planets, as they are in a position.
        pub(crate) fn all_but(ids: &[&str], held: &str) -> String {
            let board = &<$setting>::kit().edition.board;
            let others = board.spaces().iter().filter(|space| !ids.contains(&space.id.as_str()));
            others.map(|space| format!("{}={held}", space.id)).collect::<Vec<_>>().join(" ")
        }
    };
}
pub(crate) use words;

/// An attack with all that is there.
pub(crate) fn invasion(from: SpaceId, to: SpaceId, until: Until, move_in: MoveInWish) -> Attack {
    Attack { from, to, dice: None, until, keep: 1, move_in: Some(move_in), ships: None }
}

/// Ships of the three classes, the least one first.
pub(crate) fn ships(fighter: u8, bomber: u8, destroyer: u8) -> Fleet {
    Fleet { fighter, bomber, destroyer }
}

/// What only rulesets like this know of the events.
pub(crate) fn specials(events: &[Event]) -> Vec<SpecialEvent> {
    let special = events.iter().filter_map(|event| match &event.kind {
        EventKind::Special(event) => Some(event.clone()),
        _ => None,
    });
    special.collect()
}

/// The battles that an action brought.
#[track_caller]
pub(crate) fn fought(events: &[Event]) -> Series {
    let series = events.iter().find_map(|event| match &event.kind {
        EventKind::Fought(series) => Some(series.clone()),
        _ => None,
    });
    series.unwrap_or_else(|| panic!("no battle in {events:?}"))
}

/// What the turn that begins is counted.
#[track_caller]
pub(crate) fn income(events: &[Event]) -> Income {
    let of = |event: &Event| match &event.kind {
        EventKind::TurnBegan { income, .. } => Some(income.clone()),
        _ => None,
    };
    events.iter().find_map(of).expect("a turn begins")
}

/// The faces of what was drawn, and to whom they were told.
pub(crate) fn told(events: &[Event]) -> Vec<(u8, Face)> {
    let of = |event: &Event| match (&event.kind, event.audience) {
        (EventKind::Special(SpecialEvent::MarkerSeen { face, .. }), Audience::Seat(seat)) => Some((seat.0, *face)),
        (EventKind::Special(SpecialEvent::MarkerSeen { .. }), Audience::Everyone) => panic!("a face is told to all"),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// A side has won, with these seats.
pub(crate) fn won(side: u8, seats: &[u8], goal: Goal) -> Outcome {
    Outcome::Side { side: SideId(side), seats: seats.iter().copied().map(SeatId).collect(), goal }
}

/// The cards of the end of a turn: for others that lost something, and what comes besides.
pub(crate) fn cards_earned(events: &[Event]) -> Option<(u8, u8)> {
    specials(events).into_iter().find_map(|event| match event {
        SpecialEvent::CardsEarned { for_sides, extra, .. } => Some((for_sides, extra)),
        _ => None,
    })
}

/// A game with the luck that is to come.
pub(crate) struct At<S> {
    pub(crate) game: Game,
    luck: Luck,
    setting: PhantomData<S>,
}

impl<S: Setting> At<S> {
    /// A game that begins.
    pub(crate) fn opened(options: &Options, holds: BySeat<Hold>, mut luck: Luck) -> Self {
        let (game, _) = Game::begin(&S::kit().edition, options, holds, &mut luck);
        Self { game, luck, setting: PhantomData }
    }

    /// The game of a snapshot that somebody has written, which is sound.
    #[track_caller]
    pub(crate) fn written_by_hand(value: &Value) -> Self {
        let game = S::read(&value.to_string()).unwrap_or_else(|error| panic!("a position is a game: {error}"));
        game.audit().unwrap_or_else(|broken| panic!("{broken} in the position"));
        Self { game, luck: Luck::default(), setting: PhantomData }
    }

    /// The snapshot of the game.
    pub(crate) fn written(&self) -> Value {
        serde_json::from_str(&S::written(&self.game)).expect("a snapshot")
    }

    /// What the dice will show, one throw after another.
    pub(crate) fn throws(&mut self, throws: &[&[u8]]) -> &mut Self {
        self.luck.throws.extend(throws.iter().map(|throw| throw.to_vec()));
        self
    }

    /// What will be picked.
    pub(crate) fn picks(&mut self, picks: &[u16]) -> &mut Self {
        self.luck.picks.extend(picks);
        self
    }

    /// From now on a pick that is not named is the last thing, not the first.
    pub(crate) fn picks_the_last(&mut self) {
        self.luck.last = true;
    }

    /// A seat does something, which must be possible. All throws must be used.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: u8, action: Action) -> Vec<Event> {
        self.done(Actor::Seat(SeatId(seat)), action)
    }

    /// The same by anybody: also the clock and the moderators. What comes of it is sound, and can be written and read again.
    #[track_caller]
    pub(crate) fn done(&mut self, actor: Actor, action: Action) -> Vec<Event> {
        let done = self.game.apply(actor, &action, &mut self.luck);
        let (game, events) = done.unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"));
        self.game = game;
        assert!(self.luck.throws.is_empty(), "throws are left over");
        self.game.audit().unwrap_or_else(|broken| panic!("{broken} after {action:?}"));
        assert_eq!(S::read(&S::written(&self.game)).as_ref(), Ok(&self.game), "a snapshot after {action:?}");
        events
    }

    /// The time of everybody who is awaited is up.
    #[track_caller]
    pub(crate) fn times_out(&mut self) -> Vec<Event> {
        self.done(Actor::Clock, Action::TimeOut)
    }

    /// What is done for the seat in this step if its time runs out.
    #[track_caller]
    pub(crate) fn takes_default(&mut self, seat: u8) -> Vec<Event> {
        let action = self.seen_by(seat).default_action(SeatId(seat)).expect("the seat is awaited");
        self.does(seat, action)
    }

    /// A seat is refused something.
    #[track_caller]
    pub(crate) fn refuses(&self, seat: u8, action: Action) -> Refusal {
        match self.game.check(Actor::Seat(SeatId(seat)), &action) {
            Ok(_) => panic!("{action:?} is possible"),
            Err(refusal) => refusal,
        }
    }

    /// The same where the refusal is one of rulesets like this.
    #[track_caller]
    pub(crate) fn refuses_specially(&self, seat: u8, action: Action) -> SpecialRefusal {
        match self.refuses(seat, action) {
            Refusal::Special(refusal) => refusal,
            other => panic!("{other:?}"),
        }
    }

    /// The position with something changed in its snapshot: a game, or what is wrong with it.
    pub(crate) fn edited(&self, edit: impl FnOnce(&mut Value)) -> Result<Game, String> {
        let mut value = self.written();
        edit(&mut value["conquest"]);
        let game = S::read(&value.to_string())?;
        game.audit().map(|()| game)
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        super::seen(&self.game, viewer)
    }

    /// What the seat sees.
    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.view(Viewer::Seat(SeatId(seat)))
    }

    /// What lies on the board besides armies and ships, as everybody sees it.
    pub(crate) fn theatre(&self) -> Theatre {
        self.view(Viewer::Public).theatre().expect("a theatre").clone()
    }

    /// What is offered to the seat beyond what every game offers.
    pub(crate) fn special_offers(&self, seat: u8) -> Vec<SpecialOffer> {
        let offers = self.seen_by(seat).offers(SeatId(seat));
        let special = offers.into_iter().filter_map(|offer| match offer {
            Offer::Special(offer) => Some(offer),
            _ => None,
        });
        special.collect()
    }

    /// The turn that is played.
    #[track_caller]
    pub(crate) fn turn(&self) -> Turn {
        match self.view(Viewer::Public).phase {
            PhaseView::Turn(turn) => turn,
            other => panic!("no turn: {other:?}"),
        }
    }

    /// The stage of the turn.
    #[track_caller]
    pub(crate) fn stage(&self) -> Stage {
        self.turn().stage
    }

    /// Whose turn it is.
    #[track_caller]
    pub(crate) fn on_turn(&self) -> u8 {
        self.turn().seat.0
    }

    /// How many cards a seat holds.
    pub(crate) fn cards(&self, seat: u8) -> usize {
        self.view(Viewer::Public).seats[SeatId(seat)].cards
    }

    /// The cards of a hand, by their ids.
    pub(crate) fn hand(&self, seat: u8) -> Vec<String> {
        self.seen_by(seat).hands[&SeatId(seat)].cards().iter().map(|&card| S::name_of(card)).collect()
    }

    /// The used cards that come back, by their ids.
    pub(crate) fn discard(&self) -> Vec<String> {
        self.view(Viewer::Public).discard.iter().map(|&card| S::name_of(card)).collect()
    }

    /// How the match ended, if it has.
    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.game.conquest().and_then(Conquest::outcome)
    }

    /// What stands on a planet: owner, armies and ships, as a position says it.
    pub(crate) fn on(&self, id: &str) -> String {
        let garrison = self.view(Viewer::Public).spaces[S::space(id)];
        if garrison.destroyed {
            return "!".to_owned();
        }
        let owner = garrison.owner.map_or("-".to_owned(), |owner| owner.0.to_string());
        let Fleet { fighter, bomber, destroyer } = garrison.ships;
        let letters = [(fighter, 'f'), (bomber, S::SECOND_CLASS), (destroyer, 'd')];
        let ships: String = letters.iter().filter(|(n, _)| *n > 0).map(|(n, class)| format!("{class}{n}")).collect();
        let plus = if ships.is_empty() { "" } else { "+" };
        format!("{owner}x{}{plus}{ships}", garrison.troops)
    }
}
