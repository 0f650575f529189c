//! Playing from panels: drafts, stale presses, presses written by hand (ux 9, 12).

use adjutant::game::action::Until;
use adjutant::game::ids::{CardId, SeatId, SpaceId};
use adjutant::game::offer::Offer;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::{Intent, Person};
use adjutant::table::panel::{Leaf, Panel};
use adjutant::table::panel_press::{PanelId, PanelPress, PutPress};
use adjutant::table::press::{MoveInPress, Press, Verb};

use super::world::{HERE, World, ana, ben, cem, mia};

impl World {
    async fn panel(&self, person: &Person, verb: Verb) -> Result<Panel, Refused> {
        let of = self.sight(None).await.id;
        self.table.panel(person, HERE, Press { of, verb }).await
    }

    async fn open(&self, person: &Person, panel: PanelId) -> Panel {
        self.panel(person, Verb::Open { panel, page: 0 }).await.unwrap()
    }

    /// Presses in a panel as it was shown.
    async fn in_panel(&self, person: &Person, panel: &Panel, press: PanelPress) -> Result<Answer, Refused> {
        self.press(person, Verb::Panel { counter: panel.counter, press }).await
    }
}

async fn in_set_up(people: &[Person]) -> World {
    let world = World::begin();
    world.lobby(people).await;
    world.act(&people[0], Intent::Start).await;
    world
}

fn draft_of(panel: &Panel) -> (u32, u32) {
    let Leaf::Place { left, draft, .. } = &panel.leaf else { panic!("{:?}", panel.leaf) };
    (*left, draft.armies())
}

fn own_space(panel: &Panel) -> SpaceId {
    let Leaf::Place { spaces, .. } = &panel.leaf else { panic!("{:?}", panel.leaf) };
    spaces[0].0
}

#[tokio::test]
async fn a_draft_outlives_its_message_and_a_restart_and_is_nobody_elses() {
    let people = [ana(), ben(), cem()];
    let world = in_set_up(&people).await;
    let panel = world.open(&ana(), PanelId::Place).await;
    let (all, _) = draft_of(&panel);
    let put = PanelPress::Put { on: own_space(&panel), armies: PutPress::Five };
    assert!(matches!(world.in_panel(&ana(), &panel, put).await, Ok(Answer::Drafted)));
    let version = world.sight(None).await.version;
    let world = world.restart();
    assert_eq!(draft_of(&world.open(&ana(), PanelId::Place).await), (all - 5, 5));
    assert_eq!(draft_of(&world.open(&ben(), PanelId::Place).await).1, 0, "the draft of another seat");
    assert_eq!(world.sight(None).await.version, version, "a draft changes no match");
    world.in_panel(&ana(), &panel, PanelPress::Reset).await.unwrap();
    assert_eq!(draft_of(&world.open(&ana(), PanelId::Place).await), (all, 0));
}

#[tokio::test]
async fn what_is_confirmed_is_placed_and_the_panel_of_before_is_old() {
    let people = [ana(), ben(), cem()];
    let world = in_set_up(&people).await;
    let of_ben = world.open(&ben(), PanelId::Place).await;
    let panel = world.open(&ana(), PanelId::Place).await;
    world.in_panel(&ana(), &panel, PanelPress::Spread).await.unwrap();
    assert_eq!(draft_of(&world.open(&ana(), PanelId::Place).await).0, 0, "all is spread");
    let done = world.in_panel(&ana(), &panel, PanelPress::Confirm).await;
    assert!(matches!(done, Ok(Answer::Played { .. })), "{done:?}");
    assert!(world.view(None).await.awaited().iter().all(|awaited| awaited.seat != SeatId(0)));
    assert_eq!(world.in_panel(&ana(), &panel, PanelPress::Spread).await.unwrap_err(), Refused::MovedOn);
    // Theirs depends on their own counter alone.
    world.in_panel(&ben(), &of_ben, PanelPress::Spread).await.unwrap();
    world.in_panel(&ben(), &of_ben, PanelPress::Confirm).await.unwrap();
}

#[tokio::test]
async fn pause_and_resume_kill_no_panel() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    let panel = world.open(&person, PanelId::Place).await;
    world.act(&mia(), Intent::Pause).await;
    assert_eq!(world.in_panel(&person, &panel, PanelPress::Spread).await.unwrap_err(), Refused::Paused);
    world.act(&mia(), Intent::Resume).await;
    world.in_panel(&person, &panel, PanelPress::Spread).await.unwrap();
}

#[tokio::test]
async fn a_turn_is_played_from_panels_and_an_undo_ends_them() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    let panel = world.open(&person, PanelId::Place).await;
    world.in_panel(&person, &panel, PanelPress::Spread).await.unwrap();
    world.in_panel(&person, &panel, PanelPress::Confirm).await.unwrap();
    let panel = world.open(&person, PanelId::Attack).await;
    let Leaf::Attack { pairs, .. } = &panel.leaf else { panic!("{:?}", panel.leaf) };
    let (from, to) = (pairs[0].from, pairs[0].to);
    let aimed = world.panel(&person, Verb::Panel { counter: panel.counter, press: PanelPress::Aim { from, to } }).await;
    assert!(matches!(aimed.unwrap().leaf, Leaf::Attack { aim: Some(pair), .. } if (pair.from, pair.to) == (from, to)));
    let attack = PanelPress::Attack { from, to, until: Until::Once };
    world.in_panel(&person, &panel, attack).await.unwrap();
    assert_eq!(world.in_panel(&person, &panel, attack).await.unwrap_err(), Refused::MovedOn, "a double click");
    let fresh = world.open(&person, PanelId::Attack).await;
    world.act(&mia(), Intent::Undo { to: None }).await;
    let old = world.in_panel(&person, &fresh, PanelPress::ForMe(PanelId::Attack)).await;
    assert_eq!(old.unwrap_err(), Refused::MovedOn, "of an undone branch");
}

#[tokio::test]
async fn the_choice_of_the_ai_is_a_draft_where_there_is_one_and_done_at_once_elsewhere() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, seat) = world.next(&people).await.unwrap();
    let panel = world.open(&person, PanelId::Place).await;
    let drafted = world.in_panel(&person, &panel, PanelPress::ForMe(PanelId::Place)).await;
    assert!(matches!(drafted, Ok(Answer::Drafted)));
    assert!(draft_of(&world.open(&person, PanelId::Place).await).1 > 0);
    world.in_panel(&person, &panel, PanelPress::Spread).await.unwrap();
    world.in_panel(&person, &panel, PanelPress::Confirm).await.unwrap();
    // Step by step to the end of the turn, whatever the dice say.
    for _ in 0..200 {
        if world.next(&people).await.unwrap().1 != seat {
            return;
        }
        let panel = world.table.panel(&person, HERE, press_of(&world).await).await.unwrap();
        let wish = match &panel.leaf {
            Leaf::Attack { .. } => PanelPress::ForMe(PanelId::Attack),
            Leaf::MoveIn { .. } => PanelPress::MoveInForMe,
            Leaf::Fortify { .. } => PanelPress::ForMe(PanelId::Fortify),
            Leaf::Nothing => break,
            other => panic!("{other:?}"),
        };
        let done = world.in_panel(&person, &panel, wish).await;
        assert!(matches!(done, Ok(Answer::Played { .. })), "{done:?}");
    }
    let (now, _) = world.next(&people).await.unwrap();
    assert_eq!(now.account, person.account, "only the end of the turn is left");
}

async fn press_of(world: &World) -> Press {
    Press { of: world.sight(None).await.id, verb: Verb::Open { panel: PanelId::Attack, page: 0 } }
}

#[tokio::test]
async fn a_line_of_text_does_what_the_command_does() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, seat) = world.next(&people).await.unwrap();
    let panel = world.open(&person, PanelId::Place).await;
    let press = Press { of: panel.sight.id, verb: Verb::Panel { counter: panel.counter, press: PanelPress::Write } };
    let form = world.table.form(&person, HERE, press).await.unwrap();
    let text = adjutant::text::form(&form, person.lang).value;
    let nonsense = Intent::Written { press, text: "Atlantis 3".to_owned() };
    assert!(matches!(world.try_act(&person, nonsense).await, Err(Refused::UnknownName { .. })));
    world.try_act(&person, Intent::Written { press, text }).await.unwrap();
    let offers = world.view(Some(&person)).await.offers(seat);
    assert!(!offers.iter().any(|offer| matches!(offer, Offer::Place { .. })), "the proposal places everything");
}

#[tokio::test]
async fn presses_written_by_hand_and_by_others_are_refused() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    let panel = world.open(&person, PanelId::Place).await;
    let (off, here) = (SpaceId(250), own_space(&panel));
    let nowhere = [
        PanelPress::Put { on: off, armies: PutPress::One },
        PanelPress::Attack { from: here, to: off, until: Until::Captured },
        PanelPress::Move { from: off, to: here, how: MoveInPress::Most },
        PanelPress::Trade([CardId(250), CardId(1), CardId(2)]),
        PanelPress::Claim(off),
        PanelPress::Write,
    ];
    for press in nowhere {
        assert_eq!(world.in_panel(&person, &panel, press).await.unwrap_err(), Refused::OldButton, "{press:?}");
    }
    let illegal = [
        PanelPress::Attack { from: here, to: here, until: Until::Captured },
        PanelPress::Trade([CardId(0), CardId(1), CardId(2)]),
        PanelPress::Confirm,
        PanelPress::Claim(here),
    ];
    for press in illegal {
        let refused = world.in_panel(&person, &panel, press).await.unwrap_err();
        assert!(matches!(refused, Refused::Rules { .. }), "{press:?}: {refused:?}");
    }
    let other = people.iter().find(|other| other.account != person.account).unwrap();
    let theirs = world.in_panel(other, &panel, PanelPress::Spread).await;
    assert!(matches!(theirs, Err(Refused::Rules { .. })), "not their turn: {theirs:?}");
    let refused = world.in_panel(other, &panel, PanelPress::Attack { from: here, to: off, until: Until::Once }).await;
    assert!(refused.is_err());
    assert_eq!(world.in_panel(&mia(), &panel, PanelPress::Confirm).await.unwrap_err(), Refused::NoSeat);
}
