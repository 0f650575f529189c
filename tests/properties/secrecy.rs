//! Views keep secrets: everything that a seat cannot see is exchanged, and it sees no difference.

use adjutant::assets;
use adjutant::game::conquest::view::View;
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::game::{Game, naming};
use adjutant::render;
use adjutant::table::House;
use adjutant::table::answer::Seen;
use adjutant::table::choices::{Choice, Field, choices_of};
use adjutant::table::draft::Draft;
use adjutant::table::panel::{Chosen, Panel};
use adjutant::table::panel_press::PanelId;
use adjutant::table::sight::{AccountId, MatchId, MatchState, Place, Seated, Sight};
use adjutant::text::{self, Message, lang::Lang};
use serde_json::{Value, json};

use super::Choice as Chooser;
use super::candidates::garbage;

/// For every seat, and for the public: the view, the offers, who is awaited and every refusal stay the same.
pub(crate) fn views_tell_no_secret(game: &Game, choice: &mut Chooser) {
    let seats: Vec<SeatId> = crate::rules::seen(game, Viewer::Public).seats.ids().collect();
    for own in seats.iter().copied().map(Some).chain([None]) {
        let other = exchanged(game, own, choice);
        let viewer = own.map_or(Viewer::Public, Viewer::Seat);
        let (before, after) = (crate::rules::seen(game, viewer), crate::rules::seen(&other, viewer));
        assert_eq!(before, after);
        if assets::kit(&before.edition.id).is_some_and(|kit| kit.edition().hash() == before.edition.hash) {
            // A picture takes a while: one in fifty is drawn, the words of all are compared.
            told_alike(&before, &after, choice.below(50) == 0);
        }
        assert_eq!(before.awaited(), after.awaited());
        for &seat in &seats {
            assert_eq!(before.offers(seat), after.offers(seat));
        }
        let Some(own) = own else { continue };
        for _ in 0..20 {
            let action = garbage(&before, choice);
            assert_eq!(before.check(own, &action), after.check(own, &action));
        }
        assert_eq!(before.default_action(own), after.default_action(own));
        hides_in_debug(game);
    }
}

/// Text board, status, alt text, what the picture shows (and sometimes the picture itself), the posts with their buttons, every
/// panel, and what autocomplete offers with its odds are the same.
fn told_alike(before: &View, after: &View, draw: bool) {
    let alike = [before, after].map(sight);
    for lang in Lang::ALL {
        let looks = |sight: &Sight| {
            let sight = sight.clone();
            [
                text::seen(&Seen::Board { sight: sight.clone(), last: Vec::new() }, lang),
                text::seen(&Seen::BoardText { sight: sight.clone() }, lang),
                text::seen(&Seen::Status { sight: sight.clone() }, lang),
                text::seen(&Seen::Rules { sight: Some(sight.clone()) }, lang),
                text::seen(&Seen::Help { account: account(SeatId(0)), sight: Some(sight.clone()) }, lang),
                text::set_up_post(&sight, &[], lang),
                text::turn_post(&sight, before.turn, &[], &[], lang),
            ]
        };
        let [before, after] = alike.each_ref().map(|sight| autocomplete(sight, lang));
        assert_eq!(before, after);
        let [before, after] = alike.each_ref().map(|sight| panels(sight, lang));
        assert_eq!(before, after);
        let [before, after] = alike.each_ref().map(looks);
        assert_eq!(before, after);
        if draw {
            let [before, after] = [&before[0], &after[0]].map(|message| message.picture.clone().expect("a board"));
            assert_eq!(render::draw(before).expect("a picture"), render::draw(after).expect("a picture"));
        }
    }
}

/// What every option of every command of play offers to everybody in the match.
fn autocomplete(sight: &Sight, lang: Lang) -> Vec<Vec<Choice>> {
    let first = sight.conquest().map(|view| view.edition.board.space(SpaceId(0)).id.clone());
    let fields = [
        Field::AttackFrom { to: None },
        Field::AttackTo { from: None },
        Field::AttackTo { from: first.clone() },
        Field::FortifyFrom { to: None },
        Field::FortifyTo { from: first },
        Field::Claim,
        Field::Place,
        Field::Card { chosen: Vec::new() },
        Field::Seat,
        Field::Space,
    ];
    let of_seat = |seat: SeatId| {
        fields.iter().map(move |field| choices_of(sight, account(seat), field, "", (lang, Lang::default())))
    };
    sight.seats.ids().flat_map(of_seat).collect()
}

/// What every panel would offer to every seat.
fn panels(sight: &Sight, lang: Lang) -> Vec<Message> {
    let all = [None, Some(PanelId::Place), Some(PanelId::Trade), Some(PanelId::Attack), Some(PanelId::Fortify)];
    let panel = |seat: SeatId, wanted: Option<PanelId>| {
        let panel = Panel::new(sight.clone(), seat, wanted, &Draft::default(), Chosen::default(), 0);
        text::panel(&panel, lang)
    };
    sight.seats.ids().flat_map(|seat| all.map(|wanted| panel(seat, wanted))).collect()
}

fn account(seat: SeatId) -> AccountId {
    AccountId(u64::from(seat.0) + 1)
}

fn sight(view: &View) -> Sight {
    // The small board has no names: those of another one stand for them.
    let named = |ruleset: &RulesetId| Options::new(*ruleset).edition_id() == view.edition.id;
    let ruleset = RulesetId::ALL.into_iter().find(named).unwrap_or(RulesetId::ALL[0]);
    let seats = view.seats.map(|seat, _| Seated {
        name: format!("Seat {}", seat.0),
        slot: seat.0,
        accounts: vec![account(seat)],
    });
    Sight {
        id: MatchId(1),
        place: Place { guild: 1, channel: 1 },
        state: MatchState::Running,
        stopped: None,
        options: Options::new(ruleset),
        host: AccountId(1),
        house: House::default(),
        counters: seats.map(|_, _| 0),
        words: seats.map(|_, _| None),
        seats,
        view: Some(view.clone().into()),
        version: 1,
        moves: 1,
        inputs: Vec::new(),
        commitment: String::new(),
        seal_message: None,
        key_hash: None,
        next_draw: 1,
    }
}

/// The game with all that `own` cannot see exchanged: other hands with the stack, sealed placements and lists.
fn exchanged(game: &Game, own: Option<SeatId>, choice: &mut Chooser) -> Game {
    let mut value = naming::with(game.edition(), || serde_json::to_value(game)).expect("a game can be written");
    let core = &mut value["conquest"]["core"];
    let count = core["seats"].as_array().expect("seats").len();
    let others: Vec<usize> = (0..count).filter(|&seat| own.is_none_or(|own| own.index() != seat)).collect();
    exchange_cards(game, core, &others, choice);
    for &seat in &others {
        if let Some(Value::Array(list)) = core.pointer_mut(&format!("/phase/set-up/preferring/lists/{seat}")) {
            list.reverse();
        }
        exchange_placements(core, seat, choice);
    }
    let game_text = value.to_string();
    let other: Game = naming::with(game.edition(), || serde_json::from_str(&game_text)).expect("still a game");
    other.audit().expect("still sound");
    other
}

fn exchange_cards(game: &Game, core: &mut Value, others: &[usize], choice: &mut Chooser) {
    let deck: Vec<&str> = game.conquest().unwrap().edition().deck.cards().iter().map(|card| card.id.as_str()).collect();
    let mut hidden: Vec<Value> = core["stack"].as_array().expect("a stack").clone();
    for &seat in others {
        hidden.extend(core["seats"][seat]["hand"].as_array().expect("a hand").iter().cloned());
    }
    for n in (1..hidden.len()).rev() {
        hidden.swap(n, choice.below(n + 1));
    }
    let mut deal = |place: &mut Value| {
        let mut cards = hidden.split_off(hidden.len() - place.as_array().expect("cards").len());
        cards.sort_by_key(|card| deck.iter().position(|&id| card == id));
        *place = Value::Array(cards);
    };
    deal(&mut core["stack"]);
    for &seat in others {
        deal(&mut core["seats"][seat]["hand"]);
    }
}

/// Whether somebody is done is public; where, and how many so far, is not.
fn exchange_placements(core: &mut Value, seat: usize, choice: &mut Chooser) {
    let place = "/phase/set-up/deploying/";
    let Some(armies) = core.pointer(&format!("{place}armies/{seat}")).and_then(Value::as_u64) else { return };
    let spaces = core["spaces"].as_object().expect("spaces").iter();
    let mut held = spaces.filter(|(_, garrison)| garrison["owner"] == json!(seat)).map(|(space, _)| json!(space));
    let space = held.next_back().expect("a seat has a space");
    let placed = core.pointer_mut(&format!("{place}placed/{seat}")).expect("placements");
    let list = placed.as_array().expect("a list");
    let sum: u64 = list.iter().filter_map(|placement| placement["troops"].as_u64()).sum();
    let partly = u64::try_from(choice.below(2)).expect("small").min(armies.saturating_sub(1));
    let troops = if sum == armies { armies } else { partly };
    *placed = if troops == 0 { json!([]) } else { json!([{ "space": space, "troops": troops }]) };
}

/// No card of a hand or of the stack and no sealed list is printed.
fn hides_in_debug(game: &Game) {
    let text = format!("{game:?}");
    assert!(!text.contains("hand: Hand(["), "a hand is printed");
    assert!(!text.contains("lists:") && !text.contains("placed: BySeat"), "a sealed list is printed");
}
