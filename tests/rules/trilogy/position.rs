//! Positions of the Original Trilogy in one line, and what is done in them.
//!
//! `hoth=0x5 bespin=1x3+f1b2d1 bakura=-x2; hand 0 reb_hope_1; station endor; marker kashyyyk leader; force 2; stage place 3; seat 1; drawn 1
//! plain; option cut-board=allowed; pile 4 leader; rounds 12; surrendered 2; ai 2`. `-`: armies that nobody plays, `!`: destroyed. Spaces that are not named belong to the
//! Empire's last seat with one army. Seats are in the order of the set-up table: 2: Rebels, Empire; 3: Rebels, Hutts, Empire; 4: Rebels, Empire,
//! Rebels, Empire; 5: Rebels, Empire, Hutts, Rebels, Empire.

use std::collections::VecDeque;

use adjutant::assets;
use adjutant::game::action::{Action, Attack, MoveInWish, Until};
use adjutant::game::chance::{Chance, Drawn};
use adjutant::game::conquest::Conquest;
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::special::{Choice, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Theatre;
use adjutant::game::conquest::turn::{Stage, Turn};
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::{Event, EventKind, Outcome, Series};
use adjutant::game::ids::{BySeat, CardId, PlayerId, SeatId, SpaceId};
use adjutant::game::offer::Offer;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::game::{Game, naming};
use serde_json::{Value, json};

/// A game with the luck that is to come.
pub(crate) struct At {
    pub(crate) game: Game,
    luck: Luck,
}

/// Throws and picks in order; a pick that is not named is the first thing.
#[derive(Default)]
struct Luck {
    throws: VecDeque<Vec<u8>>,
    picks: VecDeque<u16>,
    /// A pick that is not named is the last thing.
    last: bool,
    number: u64,
}

impl Luck {
    fn draw<T>(&mut self, value: T) -> Drawn<T> {
        self.number += 1;
        Drawn { number: self.number, value }
    }
}

impl Chance for Luck {
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        let values = self.throws.pop_front().unwrap_or_else(|| panic!("no throw for dice with {sides:?} sides"));
        assert_eq!(values.len(), sides.len(), "{values:?} for dice with {sides:?} sides");
        assert!(values.iter().zip(sides).all(|(value, sides)| value <= sides), "{values:?} with {sides:?} sides");
        self.draw(values)
    }

    fn pick(&mut self, count: u16) -> Drawn<u16> {
        let otherwise = if self.last { count - 1 } else { 0 };
        let pick = self.picks.pop_front().unwrap_or(otherwise);
        assert!(pick < count, "pick {pick} of {count}");
        self.draw(pick)
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        self.draw((0..count).collect())
    }
}

/// The space with this id.
pub(crate) fn space(id: &str) -> SpaceId {
    assets::original_trilogy().edition.board.space_named(id).unwrap_or_else(|| panic!("no space {id}"))
}

/// The card with this id.
pub(crate) fn card(id: &str) -> CardId {
    let deck = &assets::original_trilogy().edition.deck;
    deck.ids().find(|&card| deck.card(card).id == id).unwrap_or_else(|| panic!("no card {id}"))
}

/// The id of a card.
pub(crate) fn name_of(card: CardId) -> String {
    assets::original_trilogy().edition.deck.card(card).id.clone()
}

/// An attack until the planet is taken, with the least move-in.
pub(crate) fn attack(from: &str, to: &str) -> Action {
    Action::Attack(Attack {
        from: space(from),
        to: space(to),
        dice: None,
        until: Until::Captured,
        keep: 1,
        move_in: Some(MoveInWish::Least),
        ships: None,
    })
}

/// One battle.
pub(crate) fn battle(from: &str, to: &str) -> Action {
    let Action::Attack(attack) = attack(from, to) else { unreachable!() };
    Action::Attack(Attack { until: Until::Once, ..attack })
}

/// A card with a choice.
pub(crate) fn play(id: &str, choice: Choice) -> Action {
    Action::Special(Special::Play { card: card(id), choice })
}

/// A card aimed at a planet.
pub(crate) fn play_at(id: &str, at: &str) -> Action {
    play(id, Choice { space: Some(space(at)), ..Choice::default() })
}

/// Fighters, bombers, destroyers.
pub(crate) fn ships(fighter: u8, bomber: u8, destroyer: u8) -> Fleet {
    Fleet { fighter, bomber, destroyer }
}

impl At {
    /// The position that the text describes, with so many seats.
    #[track_caller]
    pub(crate) fn of(seats: usize, text: &str) -> Self {
        let kit = assets::original_trilogy();
        let parts: Vec<Vec<&str>> = text.split(';').map(|part| part.split_whitespace().collect()).collect();
        let all = |name: &str| -> Vec<Vec<&str>> {
            parts.iter().filter(|part| part.first() == Some(&name)).map(|part| part[1..].to_vec()).collect()
        };
        let of = |name: &str| all(name).into_iter().next();
        let mut options = Options::new(RulesetId::OriginalTrilogy);
        for (id, value) in all("option").iter().flatten().filter_map(|word| word.split_once('=')) {
            options.set(id, value).expect("an option");
        }
        let (game, _) = Game::begin(&kit.edition, &options, holds(seats), &mut Luck::default());
        let mut value = naming::with(&kit.edition, || serde_json::to_value(&game)).expect("a game can be written");
        let seat: usize = of("seat").map_or(0, |words| words[0].parse().expect("a seat"));
        let core = &mut value["conquest"]["core"];
        set_board(core, &parts, seats - 1);
        set_cards(core, &all("hand"), &all("discard"), seats);
        let stage = of("stage").unwrap_or_else(|| vec!["attack"]);
        let number = || json!(stage.get(1).map_or(0, |text| text.parse::<u32>().expect("armies")));
        let stage = match stage[0] {
            "trade" => json!({ "trade": { "armies": number() } }),
            "lay-marker" => json!({ "lay-marker": { "armies": number() } }),
            "place" => json!({ "place": { "left": number(), "placed": [] } }),
            other => json!(other),
        };
        core["phase"] = json!({ "turn": { "seat": seat, "stage": stage, "captured": false } });
        core["seats"][seat]["last_turn"] = json!(1);
        core["turn"] = json!(1);
        core["round"] = json!(of("rounds").map_or(1, |words| words[0].parse::<u32>().expect("a number")));
        for words in all("ai") {
            core["seats"][words[0].parse::<usize>().expect("a seat")]["hold"] = json!("ai");
        }
        for words in all("surrendered") {
            let seat = &mut core["seats"][words[0].parse::<usize>().expect("a seat")];
            seat["surrendered"] = json!(true);
            seat["hold"] = json!("ai");
        }
        let counter = if matches!(seats, 3 | 5) { resources(core, if seats == 3 { 1 } else { 2 }) } else { 0 };
        if let Some(words) = of("counter") {
            assert_eq!(words, [counter.to_string()], "resource planets of the Hutts");
        }
        let destroyed: Vec<String> = core["spaces"]
            .as_object()
            .expect("spaces")
            .iter()
            .filter(|(_, garrison)| garrison["destroyed"] == json!(true))
            .map(|(id, _)| id.clone())
            .collect();
        let theatre = &mut value["conquest"]["ruleset"]["original-trilogy"]["theatre"];
        theatre["destroyed"] = json!(destroyed);
        theatre["counter"] = json!(counter);
        theatre["station"] = json!(of("station").map(|words| words[0]));
        if let Some(words) = of("force") {
            theatre["meter"]["at"] = json!(words[0].parse::<i8>().expect("a number"));
        }
        let markers = all("marker");
        let leader_out = markers.iter().chain(&all("drawn")).any(|words| words.contains(&"leader"));
        let laid: Vec<Value> = markers
            .iter()
            .enumerate()
            .map(
                |(id, words)| json!({ "id": id, "space": words[0], "face": words[1], "open": words.contains(&"open") }),
            )
            .collect();
        theatre["markers"] = json!(laid);
        let drawn = all("drawn").len();
        let left = of("pile").map_or(6 - markers.len() - drawn, |words| words[0].parse().expect("a number"));
        // Of those that were laid some may be taken.
        theatre["laid"] = json!(6 - left - drawn);
        theatre["pile"] = json!({ "left": left, "leader": if leader_out || left == 0 { "plain" } else { "leader" } });
        if let Some(words) = of("drawn") {
            theatre["drawn"] = json!({ "seat": words[0].parse::<u8>().expect("a seat"), "face": words[1] });
        }
        let text = value.to_string();
        let game: Game = naming::with(&kit.edition, || serde_json::from_str(&text)).expect("a position is a game");
        let at = Self { game, luck: Luck::default() };
        at.game.audit().unwrap_or_else(|broken| panic!("{broken} in the position"));
        at
    }

    /// A game that begins, with options such as `set-up=book`.
    #[track_caller]
    pub(crate) fn begin(seats: usize, options: &str) -> Self {
        let mut all = Options::new(RulesetId::OriginalTrilogy);
        for (id, value) in options.split_whitespace().filter_map(|word| word.split_once('=')) {
            all.set(id, value).expect("an option");
        }
        let mut luck = Luck::default();
        let (game, _) = Game::begin(&assets::original_trilogy().edition, &all, holds(seats), &mut luck);
        Self { game, luck }
    }

    /// The cards of a hand, by their ids.
    pub(crate) fn hand(&self, seat: u8) -> Vec<String> {
        self.seen_by(seat).hands[&SeatId(seat)].cards().iter().map(|&card| name_of(card)).collect()
    }

    /// The used cards that come back, by their ids.
    pub(crate) fn discard(&self) -> Vec<String> {
        self.view(Viewer::Public).discard.iter().map(|&card| name_of(card)).collect()
    }

    /// The stage of the turn.
    #[track_caller]
    pub(crate) fn stage(&self) -> Stage {
        self.turn().stage
    }

    /// Where the Force stands.
    pub(crate) fn force(&self) -> i8 {
        self.view(Viewer::Public).theatre().expect("a theatre").meter.at
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
        assert_eq!(read(&written(&self.game)).as_ref(), Ok(&self.game), "a snapshot after {action:?}");
        events
    }

    /// The position with something changed in its snapshot: a game, or what is wrong with it.
    pub(crate) fn edited(&self, edit: impl FnOnce(&mut Value)) -> Result<Game, String> {
        let mut value: Value = serde_json::from_str(&written(&self.game)).expect("a snapshot");
        edit(&mut value["conquest"]);
        let game = read(&value.to_string())?;
        game.audit().map(|()| game)
    }

    /// How the match ended, if it has.
    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.game.conquest().and_then(Conquest::outcome)
    }

    /// How many cards a seat holds.
    pub(crate) fn cards(&self, seat: u8) -> usize {
        self.view(Viewer::Public).seats[SeatId(seat)].cards
    }

    /// What lies on the board besides armies and ships, as everybody sees it.
    pub(crate) fn theatre(&self) -> Theatre {
        self.view(Viewer::Public).theatre().expect("a theatre").clone()
    }

    /// The turn that is played.
    #[track_caller]
    pub(crate) fn turn(&self) -> Turn {
        match self.view(Viewer::Public).phase {
            PhaseView::Turn(turn) => turn,
            other => panic!("no turn: {other:?}"),
        }
    }

    /// The time of everybody who is awaited is up.
    #[track_caller]
    pub(crate) fn times_out(&mut self) -> Vec<Event> {
        self.done(Actor::Clock, Action::TimeOut)
    }

    /// From now on a pick that is not named is the last thing, not the first: a base without the leader, as long as there is one.
    pub(crate) fn picks_the_last(&mut self) {
        self.luck.last = true;
    }

    /// What is done for the seat in this step if its time runs out.
    #[track_caller]
    pub(crate) fn takes_default(&mut self, seat: u8) -> Vec<Event> {
        let action = self.seen_by(seat).default_action(SeatId(seat)).expect("the seat is awaited");
        self.does(seat, action)
    }

    /// The same with something that only this ruleset knows.
    #[track_caller]
    pub(crate) fn special(&mut self, seat: u8, wish: Special) -> Vec<Event> {
        self.does(seat, Action::Special(wish))
    }

    /// A seat is refused something.
    #[track_caller]
    pub(crate) fn refuses(&self, seat: u8, action: Action) -> Refusal {
        match self.game.check(Actor::Seat(SeatId(seat)), &action) {
            Ok(_) => panic!("{action:?} is possible"),
            Err(refusal) => refusal,
        }
    }

    /// The same where the refusal is one of this ruleset.
    #[track_caller]
    pub(crate) fn refuses_specially(&self, seat: u8, action: Action) -> SpecialRefusal {
        match self.refuses(seat, action) {
            Refusal::Special(refusal) => refusal,
            other => panic!("{other:?}"),
        }
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        super::super::seen(&self.game, viewer)
    }

    /// What the seat sees.
    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.view(Viewer::Seat(SeatId(seat)))
    }

    /// What is offered to the seat beyond what every game offers.
    pub(crate) fn special_offers(&self, seat: u8) -> Vec<SpecialOffer> {
        let offers = self.seen_by(seat).offers(SeatId(seat));
        offers
            .into_iter()
            .filter_map(|offer| match offer {
                Offer::Special(offer) => Some(offer),
                _ => None,
            })
            .collect()
    }

    /// What stands on a planet: owner, armies and ships, as a position says it.
    pub(crate) fn on(&self, id: &str) -> String {
        let garrison = self.view(Viewer::Public).spaces[space(id)];
        let owner = garrison.owner.map_or("-".to_owned(), |owner| owner.0.to_string());
        let Fleet { fighter, bomber, destroyer } = garrison.ships;
        let ships = if garrison.ships.is_empty() { String::new() } else { format!("+f{fighter}b{bomber}d{destroyer}") };
        if garrison.destroyed { "!".to_owned() } else { format!("{owner}x{}{ships}", garrison.troops) }
    }
}

/// A snapshot.
pub(crate) fn written(game: &Game) -> String {
    naming::with(game.edition(), || serde_json::to_string(game)).expect("a game can be written")
}

/// The game of a snapshot.
pub(crate) fn read(text: &str) -> Result<Game, String> {
    let edition = &assets::original_trilogy().edition;
    naming::with(edition, || serde_json::from_str(text)).map_err(|error| error.to_string())
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

/// The events that only this ruleset knows.
pub(crate) fn specials(events: &[Event]) -> Vec<SpecialEvent> {
    events
        .iter()
        .filter_map(|event| match &event.kind {
            EventKind::Special(event) => Some(event.clone()),
            _ => None,
        })
        .collect()
}

/// Resource planets of a seat.
fn resources(core: &Value, seat: usize) -> usize {
    let spaces = core["spaces"].as_object().expect("spaces").iter();
    let board = &assets::original_trilogy().edition.board;
    spaces.filter(|(id, garrison)| garrison["owner"] == json!(seat) && board.space(space(id)).resource).count()
}

/// A person at each seat.
fn holds(seats: usize) -> BySeat<Hold> {
    BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]))
}

fn set_board(core: &mut Value, parts: &[Vec<&str>], rest: usize) {
    let words: Vec<(&str, &str)> = parts
        .iter()
        .filter(|part| part.first().is_some_and(|word| word.contains('=')))
        .flatten()
        .filter_map(|word| word.split_once('='))
        .collect();
    let rest = format!("{rest}x1");
    let spaces = core["spaces"].as_object_mut().expect("spaces");
    for (id, _) in &words {
        assert!(spaces.contains_key(*id), "no space {id}");
    }
    let mut total = 0;
    for (id, garrison) in spaces {
        let text = words.iter().find(|(name, _)| name == id).map_or(rest.as_str(), |&(_, text)| text);
        if text == "!" {
            *garrison = json!({ "owner": null, "troops": 0, "captured": 0, "destroyed": true });
            continue;
        }
        let (owner, stands) = text.split_once('x').expect("owner and armies");
        let (troops, ships) = stands.split_once('+').unwrap_or((stands, ""));
        let troops: u64 = troops.parse().expect("armies");
        let of = |class: char| {
            ships.find(class).map_or(0, |place| ships[place + 1..place + 2].parse::<u8>().expect("ships"))
        };
        *garrison = json!({
            "owner": owner.parse::<u8>().ok(), "troops": troops, "captured": 0,
            "ships": { "fighter": of('f'), "bomber": of('b'), "destroyer": of('d') },
        });
        total += troops;
    }
    core["placed"] = json!(total);
}

fn set_cards(core: &mut Value, hands: &[Vec<&str>], discard: &[Vec<&str>], seats: usize) {
    let deck = &assets::original_trilogy().edition.deck;
    let order = |id: &&str| card(id);
    let mut stack: Vec<String> = deck.cards().iter().map(|card| card.id.clone()).collect();
    let places = hands.iter().map(|words| (words[1..].to_vec(), format!("/seats/{}/hand", words[0])));
    for (mut cards, place) in places.chain(discard.iter().map(|words| (words.clone(), "/discard".to_owned()))) {
        cards.sort_by_key(order);
        stack.retain(|card| !cards.contains(&card.as_str()));
        *core.pointer_mut(&place).expect("a place for cards") = json!(cards);
    }
    core["stack"] = json!(stack);
    for seat in 0..seats {
        let held = |garrison: &Value| garrison["owner"] == json!(seat);
        let out = !core["spaces"].as_object().expect("spaces").values().any(held);
        core["seats"][seat]["out"] = json!(out);
    }
}
