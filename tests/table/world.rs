//! A table over a real store in a directory of its own, and people who ask for things.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use adjutant::ai;
use adjutant::assets::{self, Kit};
use adjutant::clock::Clock;
use adjutant::game::action::{Action, Attack, MoveInWish, Placement, Until};
use adjutant::game::conquest::effect::Window;
use adjutant::game::conquest::special::{Assault, Call, Choice, Special};
use adjutant::game::conquest::view::View;
use adjutant::game::ids::{CardId, SeatId, SpaceId};
use adjutant::store::Store;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::export::{Part, export};
use adjutant::table::fleets;
use adjutant::table::intent::{Intent, Look, Person, Request};
use adjutant::table::names;
use adjutant::table::order_panel::OrderPress;
use adjutant::table::outbox::{Due, Target};
use adjutant::table::panel_press::PanelPress;
use adjutant::table::post::Post;
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::{AccountId, Place, Sight};
use adjutant::table::special::{Manoeuvre, OrderWish, Played};
use adjutant::table::verify::verify;
use adjutant::table::{Limits, Table};
use adjutant::text;
use adjutant::text::lang::Lang;

/// The channel in which everything happens unless a test says otherwise.
pub(super) const HERE: Place = Place { guild: 1, channel: 10 };

/// A summer's day, in Unix milliseconds.
pub(super) const DAY_ONE: i64 = 1_750_000_000_000;

/// A table, its database, and how to ask it.
pub(super) struct World {
    pub(super) table: Table,
    pub(super) clock: Clock,
    pub(super) dir: tempfile::TempDir,
    receipts: AtomicU64,
    messages: AtomicU64,
    /// What was sent: target and post.
    pub(super) sent: Mutex<Vec<(Target, Post)>>,
}

pub(super) fn person(account: u64, name: &str, lang: Lang) -> Person {
    let roles = Vec::new();
    Person { account: AccountId(account), name: name.to_owned(), lang, moderator: false, manager: false, roles }
}

pub(super) fn ana() -> Person {
    person(101, "Ana", Lang::En)
}

pub(super) fn ben() -> Person {
    person(102, "Ben", Lang::De)
}

pub(super) fn cem() -> Person {
    person(103, "Cem", Lang::En)
}

/// A moderator without a seat, who may manage the server.
pub(super) fn mia() -> Person {
    Person { moderator: true, manager: true, ..person(109, "Mia", Lang::En) }
}

pub(super) fn new() -> Intent {
    Intent::New { ruleset: None, preset: None }
}

pub(super) fn classic() -> &'static Kit {
    assets::classic()
}

impl World {
    pub(super) fn begin() -> Self {
        Self::limited(Limits::NONE)
    }

    /// A table with these limits of what one person may ask for.
    pub(super) fn limited(limits: Limits) -> Self {
        let dir = tempfile::tempdir().unwrap();
        Self::over(dir, Clock::movable(DAY_ONE), limits, DAY_ONE.unsigned_abs())
    }

    /// `receipt`: the number of the first interaction. It goes into the match key, so it does not come from the clock, which runs.
    fn over(dir: tempfile::TempDir, clock: Clock, limits: Limits, receipt: u64) -> Self {
        let store = Store::open(&dir.path().join("adjutant.db")).unwrap();
        let table = Table::with_limits(store, clock.clone(), limits);
        let (receipts, messages) = (AtomicU64::new(receipt), AtomicU64::new(5_000));
        Self { table, clock, dir, receipts, messages, sent: Mutex::new(Vec::new()) }
    }

    /// The process ends and starts again.
    pub(super) fn restart(self) -> Self {
        let Self { table, clock, dir, receipts, .. } = self;
        table.close();
        drop(table);
        clock.advance(std::time::Duration::from_secs(1));
        Self::over(dir, clock, Limits::NONE, receipts.into_inner() + 1_000)
    }

    /// The same with limits of what one person may ask for.
    pub(super) fn restart_limited(self, limits: Limits) -> Self {
        let Self { dir, clock, receipts, .. } = self.restart();
        Self::over(dir, clock, limits, receipts.into_inner() + 1_000)
    }

    pub(super) fn request(&self, person: &Person, intent: Intent) -> Request {
        let receipt = self.receipts.fetch_add(1, Ordering::Relaxed);
        Request { receipt, person: person.clone(), place: HERE, parent: None, intent }
    }

    pub(super) async fn try_act(&self, person: &Person, intent: Intent) -> Result<Answer, Refused> {
        if matches!(intent, Intent::Start | Intent::Press(Press { verb: Verb::Start, .. })) {
            self.send_lobbies().await;
        }
        self.table.act(self.request(person, intent)).await
    }

    pub(super) async fn act(&self, person: &Person, intent: Intent) -> Answer {
        let shown = format!("{intent:?}");
        match self.try_act(person, intent).await {
            Ok(answer) => answer,
            Err(refused) => panic!("{} is refused {shown}: {refused:?}", person.name),
        }
    }

    pub(super) async fn refused(&self, person: &Person, intent: Intent) -> Refused {
        let shown = format!("{intent:?}");
        let before = self.version().await;
        match self.try_act(person, intent).await {
            Ok(_) => panic!("{} may {shown}", person.name),
            Err(refused) => {
                assert_eq!(self.version().await, before, "a refusal changes nothing");
                refused
            }
        }
    }

    async fn version(&self) -> Option<u32> {
        self.table.sight(HERE, None).await.ok().map(|sight| sight.version)
    }

    pub(super) async fn press(&self, person: &Person, verb: Verb) -> Result<Answer, Refused> {
        let of = self.sight(None).await.id;
        self.try_act(person, Intent::Press(Press { of, verb })).await
    }

    pub(super) async fn look(&self, person: &Person, look: Look) -> Result<Seen, Refused> {
        self.table.look(person, Some(HERE), look).await
    }

    pub(super) async fn sight(&self, person: Option<&Person>) -> Sight {
        (*self.table.sight(HERE, person.map(|person| person.account)).await.unwrap()).clone()
    }

    pub(super) async fn view(&self, person: Option<&Person>) -> View {
        self.sight(person).await.conquest().unwrap().clone()
    }

    /// A lobby of these people, the first of whom is host.
    pub(super) async fn lobby(&self, people: &[Person]) {
        self.act(&people[0], new()).await;
        for person in &people[1..] {
            self.act(person, Intent::Join).await;
        }
    }

    /// A started match in which all have placed.
    pub(super) async fn placed(people: &[Person]) -> Self {
        let world = Self::begin();
        world.lobby(people).await;
        world.act(&people[0], Intent::Start).await;
        world.greet().await;
        for person in people {
            world.step(person).await;
        }
        assert_eq!(world.view(None).await.turn, 1);
        world
    }

    /// Who is awaited first, among these.
    pub(super) async fn next(&self, people: &[Person]) -> Option<(Person, SeatId)> {
        let sight = self.sight(None).await;
        let seat = *sight.view.as_ref()?.awaited().first()?;
        let awaited = people.iter().find(|person| sight.seats_of(person.account).contains(&seat))?;
        Some((awaited.clone(), seat))
    }

    /// Lets the person do what the AI would do now.
    pub(super) async fn step(&self, person: &Person) -> Answer {
        let sight = self.sight(Some(person)).await;
        let view = sight.conquest().unwrap();
        let own = sight.seats_of(person.account);
        let seat = view.awaited().into_iter().map(|awaited| awaited.seat).find(|seat| own.contains(seat)).unwrap();
        let wish = simple(view, seat, person.lang);
        // Several armies of one person are asked for at once in the set-up alone: there they say which they mean.
        let asked = view.turn == 0 && own.len() > 1;
        let wish = if asked { Intent::As { army: names::seat_value(seat), act: Box::new(wish) } } else { wish };
        let answer = self.act(person, wish).await;
        self.confirmed(person, answer).await
    }

    /// The answer; that to the press that calls an order, where it was typed.
    pub(super) async fn confirmed(&self, person: &Person, answer: Answer) -> Answer {
        let Answer::OrderDrafted { sight } = answer else { return answer };
        let press = PanelPress::Order(OrderPress::Call);
        self.press(person, Verb::Panel { counter: sight.moves, press }).await.unwrap()
    }

    /// Plays until the match is over; says in how many steps.
    pub(super) async fn play_out(&self, people: &[Person], most: usize) -> usize {
        for steps in 0..most {
            let Some((person, _)) = self.next(people).await else { return steps };
            self.step(&person).await;
        }
        panic!("not over after {most} steps");
    }

    /// What everybody may download of a match proves every draw and every state of it.
    pub(super) async fn assert_verified(&self) {
        let sight = self.sight(None).await;
        let reading = Store::open_read_only(&self.dir.path().join("adjutant.db")).unwrap();
        let file = export(&reading, sight.id, Part::Public).unwrap();
        let verified = verify(&file).unwrap();
        assert_eq!(verified.draws + 1, sight.next_draw);
        assert_eq!(verified.states, file.journal.len(), "every state follows from the moves and the draws");
    }

    /// Sends the direct messages that greet those who have joined, and nothing else.
    pub(super) async fn greet(&self) {
        for due in self.table.outbox_next().await {
            if matches!(due.rendered.post, Post::Welcome { .. }) {
                assert!(self.table.sending(&due).await);
                self.table.told(&due, Some(1)).await;
            }
        }
    }

    /// Sends the posts of lobbies, and nothing else: no match starts before its seal is posted.
    pub(super) async fn send_lobbies(&self) {
        for due in self.table.outbox_next().await {
            if matches!(due.rendered.post, Post::Lobby { .. }) && due.shown.is_none() {
                assert!(self.table.sending(&due).await);
                let message = self.messages.fetch_add(1, Ordering::Relaxed);
                self.table.shown(&due, message, Vec::new()).await;
            }
        }
    }

    /// Sends all that is due, as a channel in which everything works.
    pub(super) async fn deliver(&self) -> Vec<Due> {
        let mut all = Vec::new();
        loop {
            let due = self.table.outbox_next().await;
            if due.is_empty() {
                return all;
            }
            for one in due {
                self.send(&one).await;
                all.push(one);
            }
        }
    }

    /// Sends one post.
    pub(super) async fn send(&self, one: &Due) {
        assert!(self.table.sending(one).await);
        self.sent.lock().unwrap().push((one.target, one.rendered.post.clone()));
        let shown = one.shown.filter(|shown| shown.at > 0).map(|shown| shown.message);
        let message = shown.unwrap_or_else(|| self.messages.fetch_add(1, Ordering::Relaxed));
        if one.is_show() {
            let bare = one.stale.iter().map(|shown| shown.message).collect();
            self.table.shown(one, message, bare).await;
        } else {
            self.table.told(one, Some(message)).await;
        }
    }
}

/// The box of the board that a view shows.
fn kit_of(view: &View) -> &'static Kit {
    assets::kit(&view.edition.id).and_then(assets::AnyKit::conquest).unwrap()
}

pub(super) fn space_name(space: SpaceId, lang: Lang) -> String {
    classic().names.spaces[space][lang].clone()
}

/// What the AI would do, in the words of a person.
pub(super) fn simple(view: &View, seat: SeatId, lang: Lang) -> Intent {
    let names = &kit_of(view).names;
    let name = |space: SpaceId| names.spaces[space][lang].clone();
    match ai::conquer(view, seat, u64::from(view.turn)).unwrap() {
        Action::Claim { spaces } => {
            Intent::Claim { spaces: spaces.into_iter().map(name).collect::<Vec<_>>().join(", ") }
        }
        Action::Place { placements } => {
            let list: Vec<String> =
                placements.iter().map(|placed| format!("{} {}", placed.troops, name(placed.space))).collect();
            Intent::Place { space: None, troops: None, list: Some(list.join("; ")) }
        }
        Action::TakeBack => Intent::TakeBack,
        Action::Trade { cards } => Intent::Trade { cards: cards.map(|card| names.card(card)[lang].clone()).to_vec() },
        Action::Attack(Attack { from, to, dice, until, keep, move_in, ships }) => Intent::Attack {
            from: name(from),
            to: name(to),
            dice: dice.map(i64::from),
            until: Some(
                match until {
                    Until::Once => "once",
                    Until::Captured => "captured",
                    Until::FullDice => "full-dice",
                }
                .to_owned(),
            ),
            keep: Some(i64::from(keep)),
            move_in: move_in.map(|wish| match wish {
                MoveInWish::Least => "min".to_owned(),
                MoveInWish::Most => "all".to_owned(),
                MoveInWish::Count(troops) => troops.to_string(),
            }),
            ships: ships.map(fleets::written),
        },
        Action::MoveIn { troops, ships } => {
            let ships = Some(ships).filter(|ships| !ships.is_empty()).map(fleets::written);
            Intent::MoveIn { troops: troops.to_string(), ships }
        }
        Action::Fortify { from, to, troops } => {
            Intent::Fortify { from: name(from), to: name(to), troops: Some(troops.to_string()), ships: None }
        }
        Action::EndStep => Intent::EndStep,
        Action::EndTurn => Intent::EndTurn,
        Action::Surrender
        | Action::AgreedDraw { .. }
        | Action::HandOver { .. }
        | Action::TimeOut
        | Action::Rebellion(_) => {
            unreachable!("the AI plays on, and is no moderator and no clock")
        }
        Action::Special(wish) => Intent::Special(special(view, wish, lang)),
    }
}

/// The same for what only some rulesets know. Cards of one name are told apart by the ids that autocomplete has for them.
fn special(view: &View, wish: Special, lang: Lang) -> Manoeuvre {
    let kit = kit_of(view);
    let name = |space: SpaceId| kit.names.spaces[space][lang].clone();
    let card = |card: CardId| kit.edition.deck.card(card).id.clone();
    match wish {
        Special::PlaceStation { space } => Manoeuvre::PlaceStation { space: name(space) },
        Special::LayMarker { space } => Manoeuvre::LayMarker { space: name(space) },
        Special::Build { card: of, space } => Manoeuvre::Build { card: card(of), space: name(space) },
        Special::Play { card: of, choice } => Manoeuvre::Play(played(view, (of, card(of)), &choice, lang)),
        Special::Assault(Assault { from, armies, ships, repeat }) => Manoeuvre::Assault {
            from: name(from),
            armies: armies.map(i64::from),
            ships: ships.map(fleets::written),
            repeat,
        },
        Special::MoveShips { from, to, ships } => {
            Manoeuvre::MoveShips { from: name(from), to: name(to), ships: fleets::written(ships) }
        }
        Special::TakeCommand { space } => Manoeuvre::Take { space: name(space) },
        Special::OfferCommand { space, offered: true } => Manoeuvre::Offer { space: name(space) },
        Special::OfferCommand { space, offered: false } => Manoeuvre::Withdraw { space: name(space) },
        Special::MoveStation { to } => Manoeuvre::MoveStation { to: name(to) },
        Special::Arm { card: of, guard } => {
            let spaces: Vec<String> = guard.spaces.into_iter().map(name).collect();
            let seats: Vec<String> = guard.seats.into_iter().map(names::seat_value).collect();
            let some = |list: Vec<String>| (!list.is_empty()).then(|| list.join(", "));
            let least = Some(i64::from(guard.least));
            Manoeuvre::Arm { card: card(of), spaces: some(spaces), least, seats: some(seats) }
        }
        Special::Disarm { card: of } => Manoeuvre::Disarm { card: card(of) },
        Special::CallOrder(call) => Manoeuvre::CallOrder(called(view, &call, lang)),
    }
}

fn called(view: &View, call: &Call, lang: Lang) -> OrderWish {
    let kit = kit_of(view);
    let name = |space: &SpaceId| kit.names.spaces[*space][lang].clone();
    let some = |list: Vec<String>| (!list.is_empty()).then(|| list.join(", "));
    let spaces = |list: &[SpaceId]| some(list.iter().map(name).collect());
    let heir = |(space, seat): &(SpaceId, SeatId)| format!("{}: {}", name(space), names::seat_value(*seat));
    OrderWish {
        planets: some(call.heirs.iter().map(heir).collect()),
        sidious: spaces(&call.pawn),
        cards: some(call.cards.iter().map(|&card| kit.edition.deck.card(card).id.clone()).collect()),
        again: spaces(&call.again),
    }
}

fn played(view: &View, (card, id): (CardId, String), choice: &Choice, lang: Lang) -> Played {
    let kit = kit_of(view);
    let name = |space: SpaceId| kit.names.spaces[space][lang].clone();
    let declares = kit.edition.deck.card(card).event.as_ref().is_some_and(|event| event.window == Window::Declare);
    let has_stations = view.theatre().is_some_and(|theatre| theatre.pawn.is_none());
    let list = |of: &Placement| format!("{} {}", name(of.space), of.troops);
    let placements: Vec<String> = choice.placements.iter().map(list).collect();
    Played {
        card: id,
        target: choice.space.map(name).or_else(|| (declares && has_stations).then(|| text::station_name(lang))),
        to: choice.to.map(name),
        class: choice.class.map(|class| fleets::id(class).to_owned()),
        seat: choice.seat.map(names::seat_value),
        armies: choice
            .troops
            .map(|troops| troops.to_string())
            .or((!placements.is_empty()).then(|| placements.join(", "))),
        ships: choice.ships.map(fleets::written),
        way: choice.back.map(|back| if back { "back" } else { "forward" }.to_owned()),
        marker: choice.marker.map(|marker| marker.to_string()),
    }
}
