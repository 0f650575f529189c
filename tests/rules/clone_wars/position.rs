//! Positions of the Clone Wars in one line, and what is done in them.
//!
//! `kamino=0x5 naboo=1x3+f1c2d1; hand 0 rep_visions_1; track 7; token kessel 4; taken 0; seat 1; stage place 3; drawn 1 2; option track=8;
//! shield 0 kamino; ai 2; surrendered 2`. Ships: fighters, corvettes, capital ships (`d`). `pawn naboo`: the order is over. Spaces that are not
//! named belong to seat 3 with one army. Seats: 0 red and 2 gold (Republic), 1 black and 3 blue (Separatists).

use std::collections::VecDeque;

use adjutant::assets;
use adjutant::game::action::{Action, Attack, MoveInWish, Until};
use adjutant::game::chance::{Chance, Drawn};
use adjutant::game::conquest::Conquest;
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::special::{Call, Called, Choice, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Theatre;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::{Event, EventKind, Outcome};
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
        let pick = self.picks.pop_front().unwrap_or_default();
        assert!(pick < count, "pick {pick} of {count}");
        self.draw(pick)
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        self.draw((0..count).collect())
    }
}

/// The space with this id.
pub(crate) fn space(id: &str) -> SpaceId {
    assets::clone_wars().edition.board.space_named(id).unwrap_or_else(|| panic!("no space {id}"))
}

/// The spaces with these ids.
pub(crate) fn spaces(ids: &str) -> Vec<SpaceId> {
    ids.split_whitespace().map(space).collect()
}

/// The card with this id.
pub(crate) fn card(id: &str) -> CardId {
    let deck = &assets::clone_wars().edition.deck;
    deck.ids().find(|&card| deck.card(card).id == id).unwrap_or_else(|| panic!("no card {id}"))
}

/// Fighters, corvettes, capital ships.
pub(crate) fn ships(fighter: u8, bomber: u8, destroyer: u8) -> Fleet {
    Fleet { fighter, bomber, destroyer }
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

/// The same, after which so many move in.
pub(crate) fn attack_with(from: &str, to: &str, troops: u32) -> Action {
    let Action::Attack(attack) = attack(from, to) else { unreachable!() };
    Action::Attack(Attack { move_in: Some(MoveInWish::Count(troops)), ..attack })
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

/// The order, with all that is left to the rules.
pub(crate) fn order() -> Action {
    Action::Special(Special::CallOrder(Call::default()))
}

impl At {
    /// The position that the text describes.
    #[track_caller]
    pub(crate) fn of(text: &str) -> Self {
        let kit = assets::clone_wars();
        let parts: Vec<Vec<&str>> = text.split(';').map(|part| part.split_whitespace().collect()).collect();
        let all = |name: &str| -> Vec<Vec<&str>> {
            parts.iter().filter(|part| part.first() == Some(&name)).map(|part| part[1..].to_vec()).collect()
        };
        let of = |name: &str| all(name).into_iter().next();
        let options: Vec<String> = all("option").concat().into_iter().map(str::to_owned).collect();
        let mut value = Self::begin(&options.join(" ")).written();
        let seat: usize = of("seat").map_or(0, |words| words[0].parse().expect("a seat"));
        let core = &mut value["conquest"]["core"];
        set_board(core, &parts);
        set_cards(core, &all("hand"), &all("discard"));
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
        core["round"] = json!(of("round").map_or(1, |words| words[0].parse::<u32>().expect("a number")));
        for (name, surrendered) in [("ai", false), ("surrendered", true)] {
            for words in all(name) {
                let seat = &mut core["seats"][words[0].parse::<usize>().expect("a seat")];
                seat["surrendered"] = json!(surrendered);
                seat["hold"] = json!("ai");
            }
        }
        let theatre = &mut value["conquest"]["ruleset"]["clone-wars"]["theatre"];
        let (tokens, drawn, taken) = (all("token"), all("drawn"), all("taken"));
        let face = |text: &str| json!({ "token": text.parse::<u8>().expect("a token") });
        let used: Vec<&str> =
            tokens.iter().chain(&drawn).map(|words| words[1]).chain(taken.iter().flatten().copied()).collect();
        let laid: Vec<Value> = tokens
            .iter()
            .enumerate()
            .map(|(id, words)| json!({ "id": id, "space": words[0], "face": face(words[1]), "open": false }))
            .collect();
        theatre["laid"] = json!(laid.len() + taken.len());
        theatre["markers"] = json!(laid);
        theatre["taken"] = json!(taken.iter().flatten().map(|text| face(text)).collect::<Vec<_>>());
        let mut pile: Vec<u8> = (0..9).filter(|token| !used.contains(&token.to_string().as_str())).collect();
        if let Some(words) = of("pile") {
            // The others were drawn and taken.
            let gone: Vec<Value> = pile
                .iter()
                .filter(|token| !words.contains(&token.to_string().as_str()))
                .map(|&token| json!({ "token": token }))
                .collect();
            theatre["taken"].as_array_mut().expect("a list").extend(gone);
            pile.retain(|token| words.contains(&token.to_string().as_str()));
        }
        if let Some(words) = of("drawn") {
            theatre["drawn"] = json!({ "seat": words[0].parse::<u8>().expect("a seat"), "face": face(words[1]) });
        }
        let track = of("track").map_or(0, |words| words[0].parse::<u8>().expect("a space"));
        theatre["pawn"] = json!({ "track": track });
        if let Some(words) = of("pawn") {
            theatre["pawn"] = json!({ "space": words[0] });
            pile.clear();
        }
        theatre["pile"] = json!({ "left": pile.len(), "leader": null, "tokens": pile });
        let shields = all("shield");
        let shield = |words: &Vec<&str>| json!({ "seat": words[0].parse::<u8>().expect("a seat"), "space": words[1], "kind": { "from": "order" } });
        theatre["shields"] = json!(shields.iter().map(shield).collect::<Vec<_>>());
        let text = value.to_string();
        let game: Game = naming::with(&kit.edition, || serde_json::from_str(&text)).expect("a position is a game");
        let at = Self { game, luck: Luck::default() };
        at.game.audit().unwrap_or_else(|broken| panic!("{broken} in the position"));
        at
    }

    /// A game that begins, with options such as `set-up=book`. Red claims first and has the first turn, if nothing else is thrown.
    #[track_caller]
    pub(crate) fn begin(options: &str) -> Self {
        let mut all = Options::new(RulesetId::CloneWars);
        for (id, value) in options.split_whitespace().filter_map(|word| word.split_once('=')) {
            all.set(id, value).expect("an option");
        }
        let mut luck = Luck::default();
        luck.throws.push_back(vec![6, 1, 1, 1]);
        let (game, _) = Game::begin(&assets::clone_wars().edition, &all, holds(), &mut luck);
        Self { game, luck }
    }

    fn written(&self) -> Value {
        let kit = assets::clone_wars();
        naming::with(&kit.edition, || serde_json::to_value(&self.game)).expect("a game can be written")
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

    /// The same by anybody. What comes of it is sound, and can be written and read again.
    #[track_caller]
    pub(crate) fn done(&mut self, actor: Actor, action: Action) -> Vec<Event> {
        let done = self.game.apply(actor, &action, &mut self.luck);
        let (game, events) = done.unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"));
        self.game = game;
        assert!(self.luck.throws.is_empty(), "throws are left over");
        self.game.audit().unwrap_or_else(|broken| panic!("{broken} after {action:?}"));
        let text = self.written().to_string();
        let read: Game =
            naming::with(&assets::clone_wars().edition, || serde_json::from_str(&text)).expect("a snapshot");
        assert!(read == self.game, "a snapshot after {action:?}");
        events
    }

    /// The same with something that only this ruleset knows.
    #[track_caller]
    pub(crate) fn special(&mut self, seat: u8, wish: Special) -> Vec<SpecialEvent> {
        specials(&self.does(seat, Action::Special(wish)))
    }

    /// The order is called: what came of it.
    #[track_caller]
    pub(crate) fn calls(&mut self, seat: u8, call: Call) -> Called {
        let events = self.special(seat, Special::CallOrder(call));
        let called = events.into_iter().find_map(|event| match event {
            SpecialEvent::OrderCalled(called) => Some(*called),
            _ => None,
        });
        called.expect("the order is told")
    }

    /// The time of everybody who is awaited is up.
    #[track_caller]
    pub(crate) fn times_out(&mut self) -> Vec<Event> {
        self.done(Actor::Clock, Action::TimeOut)
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
        let text = value.to_string();
        let read = naming::with(&assets::clone_wars().edition, || serde_json::from_str::<Game>(&text));
        let game = read.map_err(|error| error.to_string())?;
        game.audit().map(|()| game)
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        super::super::seen(&self.game, viewer)
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

    /// The stage of the turn.
    #[track_caller]
    pub(crate) fn stage(&self) -> Stage {
        match self.view(Viewer::Public).phase {
            PhaseView::Turn(turn) => turn.stage,
            other => panic!("no turn: {other:?}"),
        }
    }

    /// Whose turn it is.
    #[track_caller]
    pub(crate) fn on_turn(&self) -> u8 {
        match self.view(Viewer::Public).phase {
            PhaseView::Turn(turn) => turn.seat.0,
            other => panic!("no turn: {other:?}"),
        }
    }

    /// How many cards a seat holds.
    pub(crate) fn cards(&self, seat: u8) -> usize {
        self.view(Viewer::Public).seats[SeatId(seat)].cards
    }

    /// The used cards that come back, by their ids.
    pub(crate) fn discard(&self) -> Vec<String> {
        let deck = &assets::clone_wars().edition.deck;
        self.view(Viewer::Public).discard.iter().map(|&card| deck.card(card).id.clone()).collect()
    }

    /// How the match ended, if it has.
    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.game.conquest().and_then(Conquest::outcome)
    }

    /// What stands on a planet: owner, armies and ships, as a position says it.
    pub(crate) fn on(&self, id: &str) -> String {
        let garrison = self.view(Viewer::Public).spaces[space(id)];
        let owner = garrison.owner.map_or("-".to_owned(), |owner| owner.0.to_string());
        let Fleet { fighter, bomber, destroyer } = garrison.ships;
        let letters = [(fighter, 'f'), (bomber, 'c'), (destroyer, 'd')];
        let ships: String = letters.iter().filter(|(n, _)| *n > 0).map(|(n, class)| format!("{class}{n}")).collect();
        let plus = if ships.is_empty() { "" } else { "+" };
        format!("{owner}x{}{plus}{ships}", garrison.troops)
    }
}

/// What only rulesets like this know of the events.
pub(crate) fn specials(events: &[Event]) -> Vec<SpecialEvent> {
    let special = events.iter().filter_map(|event| match &event.kind {
        EventKind::Special(event) => Some(event.clone()),
        _ => None,
    });
    special.collect()
}

/// A person at each seat.
fn holds() -> BySeat<Hold> {
    BySeat::from_fn(4, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]))
}

fn set_board(core: &mut Value, parts: &[Vec<&str>]) {
    let words: Vec<(&str, &str)> = parts
        .iter()
        .filter(|part| part.first().is_some_and(|word| word.contains('=')))
        .flatten()
        .filter_map(|word| word.split_once('='))
        .collect();
    let board = core["spaces"].as_object_mut().expect("spaces");
    for (id, _) in &words {
        assert!(board.contains_key(*id), "no space {id}");
    }
    let mut total = 0;
    for (id, garrison) in board {
        let text = words.iter().find(|(name, _)| name == id).map_or("3x1", |&(_, text)| text);
        let (owner, stands) = text.split_once('x').expect("owner and armies");
        let (troops, ships) = stands.split_once('+').unwrap_or((stands, ""));
        let troops: u64 = troops.parse().expect("armies");
        let of = |class: char| {
            ships.find(class).map_or(0, |place| ships[place + 1..place + 2].parse::<u8>().expect("ships"))
        };
        *garrison = json!({
            "owner": owner.parse::<u8>().ok(), "troops": troops, "captured": 0,
            "ships": { "fighter": of('f'), "bomber": of('c'), "destroyer": of('d') },
        });
        total += troops;
    }
    core["placed"] = json!(total);
}

fn set_cards(core: &mut Value, hands: &[Vec<&str>], discard: &[Vec<&str>]) {
    let deck = &assets::clone_wars().edition.deck;
    let mut stack: Vec<String> = deck.cards().iter().map(|card| card.id.clone()).collect();
    let places = hands.iter().map(|words| (words[1..].to_vec(), format!("/seats/{}/hand", words[0])));
    for (mut cards, place) in places.chain(discard.iter().map(|words| (words.clone(), "/discard".to_owned()))) {
        cards.sort_by_key(|id| card(id));
        stack.retain(|card| !cards.contains(&card.as_str()));
        *core.pointer_mut(&place).expect("a place for cards") = json!(cards);
    }
    core["stack"] = json!(stack);
    for seat in 0..4 {
        let held = |garrison: &Value| garrison["owner"] == json!(seat);
        let out = !core["spaces"].as_object().expect("spaces").values().any(held);
        core["seats"][seat]["out"] = json!(out);
    }
}
