//! Panels: within Discord's limits in every step and language, and what they say.

use std::collections::BTreeMap;

use adjutant::game::cards::Hand;
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::turn::{MoveIn, Stage};
use adjutant::game::conquest::view::{Garrison, PhaseView, SetUpView};
use adjutant::game::ids::{BySeat, CardId, SeatId, SpaceId};
use adjutant::game::people::Viewer;
use adjutant::table::draft::Draft;
use adjutant::table::panel::{Chosen, Form, FormAsks, Leaf, Panel};
use adjutant::table::panel_press::{PanelId, PanelPress};
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::Sight;
use adjutant::text::lang::Lang;
use adjutant::text::{self, Message};

use super::fixture::{at, longest_name, move_in, short_name, sight};
use super::lengths::{stages, within_limits};

const OWN: SeatId = SeatId(0);

fn panel(sight: &Sight, wanted: Option<PanelId>, draft: &Draft, chosen: Chosen) -> Panel {
    Panel::new(sight.clone(), OWN, wanted, draft, chosen, 0)
}

fn plain(sight: &Sight, wanted: PanelId) -> Panel {
    panel(sight, Some(wanted), &Draft::default(), Chosen::default())
}

/// The first seat's own sight, with a hand of nine cards.
fn own(seats: usize, stage: Stage) -> Sight {
    let mut sight = sight(seats, Viewer::Seat(OWN), longest_name, stage);
    let view = crate::languages::fixture::conquest(&mut sight);
    let mut hand = Hand::default();
    (0..9).for_each(|card| hand.add(CardId(card)));
    view.hands = BTreeMap::from([(OWN, hand)]);
    view.seats[OWN].cards = 9;
    sight
}

const ALL: [PanelId; 5] = [PanelId::Claim, PanelId::Place, PanelId::Trade, PanelId::Attack, PanelId::Fortify];

#[test]
fn every_panel_of_every_step_keeps_the_limits() {
    for lang in Lang::ALL {
        for stage in stages() {
            for seats in [2, 6] {
                let sight = own(seats, stage.clone());
                for wanted in ALL {
                    for page in [0, 99] {
                        let panel =
                            Panel::new(sight.clone(), OWN, Some(wanted), &Draft::default(), Chosen::default(), page);
                        within_limits(&text::panel(&panel, lang));
                    }
                }
                chosen_in(&sight, lang);
            }
        }
    }
}

/// Whatever is chosen, and with the longest draft.
fn chosen_in(sight: &Sight, lang: Lang) {
    let view = sight.conquest().unwrap();
    let offers = view.offers(OWN);
    let mut draft = Draft::default();
    draft.spread(view, OWN, &offers);
    for wanted in ALL {
        for space in view.edition.board.space_ids().step_by(7) {
            for to in [None, view.edition.board.neighbours(space).next()] {
                let chosen = Chosen { space: Some(space), to, ..Chosen::default() };
                let message = text::panel(&panel(sight, Some(wanted), &draft, chosen), lang);
                within_limits(&message);
            }
        }
    }
}

#[test]
fn the_panels_of_the_set_up_keep_the_limits() {
    let all = BySeat::from_fn(2, |_| false);
    let phases = [
        SetUpView::Preferring { done: all.clone(), own: BTreeMap::new() },
        SetUpView::Claiming { next: OWN, unplayed: false },
        SetUpView::Deploying { armies: BySeat::from_fn(2, |_| 40), done: all, own: BTreeMap::new() },
        SetUpView::DeployingInTurn { next: OWN, left: BySeat::from_fn(2, |_| 7), unplayed: 0, for_unplayed: false },
    ];
    for phase in phases {
        let mut sight = sight(2, Viewer::Seat(OWN), short_name, Stage::Attack);
        let view = crate::languages::fixture::conquest(&mut sight);
        if matches!(phase, SetUpView::Preferring { .. } | SetUpView::Claiming { .. }) {
            for space in view.edition.board.space_ids() {
                view.spaces[space] = Garrison::FREE;
            }
        }
        (view.phase, view.turn) = (PhaseView::SetUp(phase), 0);
        for lang in Lang::ALL {
            let message = text::panel(&panel(&sight, None, &Draft::default(), Chosen::default()), lang);
            within_limits(&message);
            assert!(!message.selects.is_empty(), "something can be chosen: {}", message.content);
        }
    }
}

#[test]
fn a_set_up_panel_carries_the_counter_of_the_seat_and_a_turn_panel_the_move() {
    let mut sight = own(3, Stage::Place { left: 5, placed: Vec::new() });
    assert_eq!(plain(&sight, PanelId::Place).counter, sight.moves);
    let view = crate::languages::fixture::conquest(&mut sight);
    let armies = BySeat::from_fn(3, |_| 35);
    let done = BySeat::from_fn(3, |_| false);
    view.phase = PhaseView::SetUp(SetUpView::Deploying { armies, done, own: BTreeMap::new() });
    assert_eq!(plain(&sight, PanelId::Place).counter, sight.counters[OWN]);
}

#[test]
fn the_best_attack_comes_first_and_an_aim_shows_its_odds() {
    let mut sight = own(3, Stage::Attack);
    let view = crate::languages::fixture::conquest(&mut sight);
    for space in view.edition.board.space_ids() {
        view.spaces[space].troops = 3 + u32::from(space.0 % 5);
    }
    let Leaf::Attack { pairs, aim: None } = plain(&sight, PanelId::Attack).leaf else { panic!("attacks") };
    assert!(pairs.len() > 25, "the pages are tested");
    assert!(pairs.windows(2).all(|two| two[0].chance.least() >= two[1].chance.least()));
    let best = pairs[0];
    let chosen = Chosen { space: Some(best.from), to: Some(best.to), ..Chosen::default() };
    let message = text::panel(&panel(&sight, Some(PanelId::Attack), &Draft::default(), chosen), Lang::En);
    assert!(message.content.contains(" % to capture"), "{}", message.content);
    let presses: Vec<Verb> = message.rows.iter().flatten().map(|button| button.press.verb).collect();
    let attacks = |verb: &&Verb| matches!(verb, Verb::Panel { press: PanelPress::Attack { .. }, .. });
    assert_eq!(presses.iter().filter(attacks).count(), 3, "until captured, stop at 3, 1 roll");
}

#[test]
fn a_question_comes_before_the_panel_that_was_wanted() {
    for stage in stages() {
        let question = matches!(stage, Stage::MoveIn(_));
        let sight = own(3, stage);
        let shown = plain(&sight, PanelId::Attack).leaf;
        assert_eq!(matches!(shown, Leaf::MoveIn { .. }), question, "{shown:?}");
    }
}

#[test]
fn every_answer_to_a_move_in_with_ships_has_its_button() {
    let ships = Fleet { fighter: 1, bomber: 1, destroyer: 1 };
    let sight = own(3, Stage::MoveIn(MoveIn { most: 9, ships, ..move_in() }));
    for lang in Lang::ALL {
        let message = text::panel(&plain(&sight, PanelId::Attack), lang);
        within_limits(&message);
        let sizes: Vec<usize> = message.rows.iter().map(Vec::len).collect();
        assert_eq!(sizes, [4, 2], "least, half, all, with ships; another number, the AI's choice");
    }
}

#[test]
fn armies_go_where_there_is_room_and_no_more_than_are_left() {
    let sight = own(3, Stage::Place { left: 7, placed: Vec::new() });
    let offers = sight.conquest().unwrap().offers(OWN);
    let (mine, theirs) = (SpaceId(0), SpaceId(1));
    let mut draft = Draft::default();
    assert_eq!(draft.put(&offers, mine, 5), 5);
    assert_eq!(draft.put(&offers, theirs, 1), 0, "not their own space");
    assert_eq!(draft.put(&offers, mine, 5), 2, "only two are left");
    assert_eq!((draft.armies(), draft.on(mine)), (7, 7));
}

#[test]
fn forms_keep_the_limits_and_propose_something_legal() {
    let sight = own(2, Stage::Attack);
    let all: Vec<(SpaceId, u32)> = (0..42).map(|space| (SpaceId(space), 9_999)).collect();
    let asked = [
        (PanelPress::Write, FormAsks::Placements(all)),
        (PanelPress::Write, FormAsks::Placements(vec![(at("brazil"), 8), (at("peru"), 4)])),
        (PanelPress::WriteMoveIn, FormAsks::Troops { least: 1, most: 9_998 }),
        (PanelPress::WriteMove { from: SpaceId(0), to: SpaceId(1) }, FormAsks::Troops { least: 1, most: 9_998 }),
    ];
    for lang in Lang::ALL {
        for (press, asks) in asked.clone() {
            let press = Press { of: sight.id, verb: Verb::Panel { counter: 1, press } };
            let form = text::form(&Form { sight: sight.clone(), press, asks }, lang);
            assert!((1..=45).contains(&form.title.chars().count()), "{}", form.title);
            assert!((1..=45).contains(&form.label.chars().count()), "{}", form.label);
            assert!(form.value.chars().count() <= 1_000 && form.id.len() <= 100);
        }
    }
}

#[test]
fn what_was_done_stands_above_the_panel() {
    let sight = own(3, Stage::Attack);
    let above = Message { content: "Done.".to_owned(), ..Message::default() };
    let message = text::with_panel(above, &plain(&sight, PanelId::Attack), Lang::En);
    assert!(message.content.starts_with("Done.\n\n**Attack:**"), "{}", message.content);
}
