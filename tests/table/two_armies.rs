//! Matches of the Clone Wars in which a person runs two armies: they are kept apart, and each command and each press is for the one that
//! is meant (S4-S1).

use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::ids::SeatId;
use adjutant::game::people::Hold;
use adjutant::game::refusal::Refusal;
use adjutant::store::Store;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::choices::Field;
use adjutant::table::export::{Part, export};
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::panel::{Leaf, Panel};
use adjutant::table::panel_press::{PanelId, PanelPress, PutPress};
use adjutant::table::post::Post;
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::MatchState;
use adjutant::table::special::Manoeuvre;
use adjutant::table::special_choices::SpecialField;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::files::{exported, imported};
use super::galaxy::lobby_of;
use super::wars::put;
use super::world::{HERE, World, ana, ben, cem, mia, person};
use crate::rules::clone_wars::position::card;

const GAME: &str = "clone-wars";

fn dora() -> Person {
    person(104, "Dora", Lang::En)
}

/// A match of these people that has begun.
pub(super) async fn begun(people: &[Person]) -> World {
    let world = lobby_of(GAME, people, None).await;
    world.act(&people[0], Intent::Start).await;
    world.greet().await;
    world
}

/// The same in the position that the text describes.
pub(super) async fn at(people: &[Person], text: &str) -> World {
    put(begun(people).await, text)
}

/// Who plays the seats, by name, and the looks of the seats.
async fn seats(world: &World) -> (Vec<String>, Vec<u8>) {
    let sight = world.sight(None).await;
    sight.seats.iter().map(|(_, seated)| (seated.name.clone(), seated.slot)).unzip()
}

fn claim(spaces: &str) -> Intent {
    Intent::Claim { spaces: spaces.to_owned() }
}

fn for_army(army: &str, act: Intent) -> Intent {
    Intent::As { army: army.to_owned(), act: Box::new(act) }
}

async fn open(world: &World, person: &Person, verb: Verb) -> Panel {
    let of = world.sight(None).await.id;
    world.table.panel(person, HERE, Press { of, verb }).await.unwrap()
}

async fn in_panel(world: &World, person: &Person, panel: &Panel, press: PanelPress) -> Result<Answer, Refused> {
    world.press(person, Verb::Panel { counter: panel.counter, press }).await
}

/// The seats that are awaited.
async fn awaited(world: &World) -> Vec<u8> {
    world.view(None).await.awaited().into_iter().map(|awaited| awaited.seat.0).collect()
}

/// Which armies a refused wish may be meant for; the words name them and how to say which.
fn which(refused: &Refused) -> Vec<SeatId> {
    let Refused::WhichArmy { armies, .. } = refused else { panic!("{refused:?}") };
    for (lang, option) in [(Lang::En, "army"), (Lang::De, "heer")] {
        let told = text::refused(refused, lang).content;
        let names = ["Ana I", "Ana II"];
        assert!(names.iter().chain([&option]).all(|word| told.contains(word)), "{told}");
    }
    armies.clone()
}

/// Until all have claimed.
async fn claimed(people: &[Person]) -> World {
    let world = begun(people).await;
    while !matches!(world.view(None).await.phase, PhaseView::SetUp(SetUpView::Deploying { .. })) {
        let (person, _) = world.next(people).await.expect("somebody claims");
        world.step(&person).await;
    }
    world
}

#[tokio::test]
async fn s4_s1_a_match_of_two_three_or_four_has_four_armies_in_turn_order() {
    for (people, names) in [
        (vec![ana(), ben()], ["Ana I", "Ben I", "Ana II", "Ben II"]),
        (vec![ana(), ben(), cem()], ["Ana", "Ben I", "Cem", "Ben II"]),
        (vec![ana(), ben(), cem(), dora()], ["Ana", "Ben", "Cem", "Dora"]),
    ] {
        let world = lobby_of(GAME, &people, None).await;
        assert_eq!(seats(&world).await.0.len(), people.len(), "a lobby has a place for each player");
        for lang in Lang::ALL {
            let post = text::lobby_post(&world.sight(None).await, lang).content;
            assert!(!post.contains('⟦'), "{post}");
        }
        world.act(&people[0], Intent::Start).await;
        let (named, looks) = seats(&world).await;
        assert_eq!((named, looks), (names.map(str::to_owned).to_vec(), vec![0, 1, 3, 4]));
        let view = world.view(None).await;
        let sides: Vec<u8> = view.sides.iter().map(|(_, side)| side.0).collect();
        assert_eq!(sides, [0, 1, 0, 1]);
        for person in &people {
            let own = world.sight(None).await.seats_of(person.account);
            assert_eq!(world.view(Some(person)).await.own_seats(), own);
        }
    }
    let alone = lobby_of(GAME, &[ana()], None).await;
    assert_eq!(alone.refused(&ana(), Intent::Start).await, Refused::TooFewSeats { seats: 1, least: 2 });
}

#[tokio::test]
async fn an_ai_of_the_lobby_runs_two_armies_too_and_a_chosen_look_is_that_of_the_first() {
    let world = lobby_of(GAME, &[ana()], None).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    world.press(&ana(), Verb::Wear { slot: 5 }).await.unwrap();
    world.act(&ana(), Intent::Word { text: "blue whale".to_owned() }).await;
    world.act(&ana(), Intent::Start).await;
    let (names, looks) = seats(&world).await;
    assert_eq!(names, ["Ana I", "Bot Ada I", "Ana II", "Bot Ada II"]);
    assert_eq!(looks, [5, 1, 3, 4]);
    let view = world.view(None).await;
    assert!([1, 3].iter().all(|&seat| view.seats[SeatId(seat)].hold == Hold::Ai));
    // How a place was taken, and its word for the dice, count for each of its armies.
    let inputs = world.sight(None).await.inputs;
    let of_ana: Vec<&String> = inputs.iter().filter(|line| line.ends_with("word blue whale")).collect();
    assert!(of_ana.len() == 2 && of_ana[0].starts_with("seat 1 5 101") && of_ana[1].starts_with("seat 3 3 101"));
}

#[tokio::test]
async fn names_stay_distinct_and_short() {
    let long = person(105, "Bartholomew Constantine the Younger", Lang::En);
    let sly = person(106, "Ana I", Lang::En);
    let world = lobby_of(GAME, &[sly, ana()], None).await;
    world.act(&person(106, "Ana I", Lang::En), Intent::Start).await;
    assert_eq!(seats(&world).await.0, ["Ana I I", "Ana I", "Ana I II", "Ana II"]);
    let world = begun(&[long, ana()]).await;
    let (names, _) = seats(&world).await;
    assert!(names.iter().all(|name| name.chars().count() <= text::LONGEST_NAME), "{names:?}");
    assert!(names[0].ends_with("… I") && names[2].ends_with("… II"), "{names:?}");
}

#[tokio::test]
async fn s4_s2_a_first_claim_asks_for_which_army_it_is_and_what_is_left_is_inferred() {
    let world = lobby_of(GAME, &[ana(), ben()], Some("literal")).await;
    world.act(&ana(), Intent::Start).await;
    assert_eq!(awaited(&world).await, [0, 2]);
    assert_eq!(which(&world.refused(&ana(), claim("Naboo")).await), [SeatId(0), SeatId(2)]);
    assert!(matches!(
        world.refused(&ana(), for_army("Ben I", claim("Naboo"))).await,
        Refused::UnknownName { .. } | Refused::AmbiguousName { .. }
    ));
    world.act(&ana(), for_army("Ana II", claim("Naboo"))).await;
    let PhaseView::SetUp(SetUpView::Naming { own, .. }) = world.view(Some(&ana())).await.phase else { panic!("named") };
    assert_eq!(own.keys().copied().collect::<Vec<_>>(), [SeatId(2)]);
    assert_eq!(awaited(&world).await, [0]);
    world.act(&ana(), claim("Kamino")).await;
    let PhaseView::SetUp(SetUpView::Claiming { next, .. }) = world.view(None).await.phase else { panic!("in turn") };
    let person = if [SeatId(0), SeatId(2)].contains(&next) { ana() } else { ben() };
    let Answer::Played { seat, .. } = world.act(&person, claim("Ryloth")).await else { panic!("played") };
    assert_eq!(seat, next, "the army whose claim is next");
}

#[tokio::test]
async fn lists_of_claims_are_handed_in_for_one_army_after_the_other() {
    let world = begun(&[ana(), ben()]).await;
    assert_eq!(awaited(&world).await, [0, 1, 2, 3]);
    assert_eq!(which(&world.refused(&ana(), claim("Naboo")).await), [SeatId(0), SeatId(2)]);
    let armies = world.table.choices(&ana(), HERE, &Field::Army, "").await;
    let values: Vec<&str> = armies.iter().map(|choice| choice.value.as_str()).collect();
    assert_eq!(values, ["seat-1", "seat-3"], "the own ones");
    assert_eq!(world.refused(&ana(), for_army("seat-2", claim("Ryloth"))).await, Refused::MovedOn, "none of hers");
    world.act(&ana(), for_army("seat-3", claim("Ryloth"))).await;
    assert_eq!(awaited(&world).await, [0, 1, 3]);
    world.act(&ana(), claim("Ryloth")).await;
    assert_eq!(awaited(&world).await, [1, 3]);
}

#[tokio::test]
async fn panels_of_both_armies_stand_side_by_side_and_a_press_is_for_the_army_of_its_panel() {
    let world = claimed(&[ana(), ben()]).await;
    let first = open(&world, &ana(), Verb::Open { panel: PanelId::Place, page: 0 }).await;
    assert_eq!(first.seat, SeatId(0));
    let shown = text::panel(&first, Lang::En);
    assert!(shown.content.contains("Ana I"), "{}", shown.content);
    let other = Verb::OpenFor { panel: PanelId::Place, page: 0, seat: 2 };
    let leads = shown.rows.iter().flatten().any(|button| button.press.verb == other);
    assert!(leads, "a way to the other army: {shown:?}");
    let second = open(&world, &ana(), other).await;
    assert_eq!(second.seat, SeatId(2));
    let own = |panel: &Panel| match &panel.leaf {
        Leaf::Place { spaces, .. } => spaces[0].0,
        other => panic!("{other:?}"),
    };
    let put = |panel: &Panel| PanelPress::Put { on: own(panel), armies: PutPress::Five };
    // One press in each of the two panels, both open all the time.
    for panel in [&first, &second, &first] {
        assert!(matches!(in_panel(&world, &ana(), panel, put(panel)).await, Ok(Answer::Drafted)));
    }
    let drafted = async |seat: u8| {
        let panel = open(&world, &ana(), Verb::OpenFor { panel: PanelId::Place, page: 0, seat }).await;
        let Leaf::Place { draft, .. } = panel.leaf else { panic!("placing") };
        draft.armies()
    };
    assert_eq!((drafted(0).await, drafted(2).await), (10, 5));
    // Nobody else plays from them, and a space of the other army is refused in each.
    assert!(in_panel(&world, &ben(), &first, put(&first)).await.is_err());
    assert!(in_panel(&world, &ana(), &first, put(&second)).await.is_err());
    for panel in [&second, &first] {
        in_panel(&world, &ana(), panel, PanelPress::Reset).await.unwrap();
        in_panel(&world, &ana(), panel, PanelPress::Spread).await.unwrap();
        let of = world.sight(None).await.id;
        let spread = Verb::Panel { counter: panel.counter, press: PanelPress::Spread };
        let next = world.table.next_panel(&ana(), HERE, Press { of, verb: spread }).await.unwrap();
        assert_eq!(next.seat, panel.seat, "one stays with the army");
        let placed = in_panel(&world, &ana(), panel, PanelPress::Confirm).await.unwrap();
        assert!(matches!(placed, Answer::Played { seat, .. } if seat == panel.seat));
        let old = in_panel(&world, &ana(), panel, PanelPress::Spread).await;
        assert_eq!(old.err(), Some(Refused::MovedOn), "its own panel is old now");
        if panel.seat == SeatId(2) {
            let confirmed = Verb::Panel { counter: panel.counter, press: PanelPress::Confirm };
            let next = world.table.next_panel(&ana(), HERE, Press { of, verb: confirmed }).await.unwrap();
            assert_eq!(next.seat, SeatId(0), "then the other army is to place");
        }
    }
    assert_eq!(awaited(&world).await, [1, 3]);
}

#[tokio::test]
async fn placing_is_for_the_army_that_holds_the_space() {
    let world = claimed(&[ana(), ben()]).await;
    let view = world.view(Some(&ana())).await;
    let names = &adjutant::assets::clone_wars().names;
    let of = |seat: u8| {
        let space = view.spaces.ids().find(|&space| view.spaces[space].owner == Some(SeatId(seat))).unwrap();
        names.spaces[space][Lang::En].clone()
    };
    let PhaseView::SetUp(SetUpView::Deploying { armies, .. }) = &view.phase else { panic!("placing") };
    let place = |seat: u8, space: &str| Intent::Place {
        space: Some(space.to_owned()),
        troops: Some(i64::from(armies[SeatId(seat)])),
        list: None,
    };
    let values = world.table.choices(&ana(), HERE, &Field::Place, &of(2)).await;
    assert!(values.iter().any(|choice| choice.label.starts_with(&of(2))), "spaces of both are offered: {values:?}");
    let Answer::Played { seat, .. } = world.act(&ana(), place(2, &of(2))).await else { panic!("played") };
    assert_eq!(seat, SeatId(2));
    let refused = world.refused(&ana(), for_army("Ana I", place(0, &of(2)))).await;
    assert!(matches!(refused, Refused::Rules { .. }), "{refused:?}");
    let Answer::Played { seat, .. } = world.act(&ana(), place(0, &of(0))).await else { panic!("played") };
    assert_eq!(seat, SeatId(0));
}

#[tokio::test]
async fn a_turn_is_that_of_the_army_on_turn_and_its_post_calls_its_player_once() {
    let text = "kamino=0x5 ando=0x3 naboo=2x3 rattatak=1x2 kessel=1x4; stage attack";
    for (seat, head) in [(0, "Ana I"), (2, "Ana II")] {
        let world = at(&[ana(), ben()], &format!("{text}; seat {seat}")).await;
        let ended = world.act(&ana(), Intent::EndTurn).await;
        assert!(matches!(ended, Answer::Played { seat: of, .. } if of == SeatId(seat)), "{head}: {ended:?}");
        let refused = world.refused(&ana(), Intent::EndTurn).await;
        assert!(matches!(refused, Refused::Rules { .. }), "Ben is on turn now: {refused:?}");
        let due = world.deliver().await;
        let turn = due.iter().rfind(|due| matches!(due.rendered.post, Post::Turn { turn: 2, .. })).unwrap();
        let post = text::turn_post(turn.rendered.sight.as_ref().unwrap(), 2, &[], &[], Lang::En);
        assert_eq!(post.mentions, [ben().account]);
        assert!(post.content.contains(if seat == 0 { "Ben I" } else { "Ben II" }), "{}", post.content);
    }
}

#[tokio::test]
async fn whoever_plays_on_with_another_army_speaks_for_that_one() {
    // Black has no planet any more; blue, the second army of the same player, has all that are not named.
    let text = "kamino=0x5 ando=0x3 naboo=2x3; hand 3 sep_bunkers_1; seat 0; stage attack";
    let world = at(&[ana(), ben()], text).await;
    let view = world.view(None).await;
    assert_eq!(view.contenders().collect::<Vec<_>>(), [0, 2, 3].map(SeatId), "black is out");
    let attack = Intent::Attack {
        from: "Kessel".to_owned(),
        to: "Kamino".to_owned(),
        dice: None,
        until: None,
        keep: None,
        move_in: None,
        ships: None,
    };
    for act in [attack, Intent::EndStep, Intent::EndTurn] {
        let refused = world.refused(&ben(), act.clone()).await;
        let Refused::Rules { refusal, .. } = &refused else { panic!("{act:?}: {refused:?}") };
        assert!(matches!(refusal, Refusal::NotYourTurn { .. }), "{act:?}: {refusal:?}");
    }
    let hands = world.look(&ben(), Look::Hand).await.unwrap();
    let shown = match &hands {
        Seen::Hands { shown, .. } => *shown,
        Seen::Hand { seat, .. } => *seat,
        other => panic!("{other:?}"),
    };
    assert_eq!(shown, SeatId(3), "the picture is of the army that plays on");
}

#[tokio::test]
async fn a_panel_leads_to_another_army_also_where_that_has_handed_in_and_may_change_it() {
    let world = begun(&[ana(), ben()]).await;
    world.act(&ana(), for_army("Ana II", claim("Naboo"))).await;
    assert!(!awaited(&world).await.contains(&2), "it has handed in its list");
    let panel = open(&world, &ana(), Verb::Open { panel: PanelId::Claim, page: 0 }).await;
    assert_eq!(panel.seat, SeatId(0));
    let shown = text::panel(&panel, Lang::En);
    let leads = |verb: &Verb| *verb == Verb::OpenFor { panel: PanelId::Claim, page: 0, seat: 2 };
    assert_eq!(shown.rows.iter().flatten().filter(|button| leads(&button.press.verb)).count(), 1, "{shown:?}");
    let other = open(&world, &ana(), Verb::OpenFor { panel: PanelId::Claim, page: 0, seat: 2 }).await;
    assert_eq!(other.seat, SeatId(2));
    // In there one stays: it is the one to which the presser went, although nobody waits for it.
    let of = world.sight(None).await.id;
    let spread = Verb::Panel { counter: panel.counter, press: PanelPress::Reset };
    let next = world.table.next_panel(&ana(), HERE, Press { of, verb: spread }).await.unwrap();
    assert_eq!(next.seat, SeatId(0));
    // What was done does not send to an army that has done its part.
    let done = world.act(&ana(), for_army("Ana I", claim("Kamino"))).await;
    let told = text::answer(&done, Lang::En).content;
    assert!(!told.contains("Ana II"), "{told}");
}

#[tokio::test]
async fn hands_are_shown_apart_and_to_nobody_else() {
    let text =
        "kamino=0x3 naboo=2x3 kessel=1x4; hand 0 rep_visions_1; hand 2 rep_gunships_1; hand 1 sep_bunkers_1; seat 2";
    let world = at(&[ana(), ben()], text).await;
    let titles = [("rep_visions_1", "Visions"), ("rep_gunships_1", "Gunships"), ("sep_bunkers_1", "Bunkers")];
    let told = |seen: &Seen| text::seen(seen, Lang::En);
    let both = world.look(&ana(), Look::Hand).await.unwrap();
    let Seen::Hands { hands, shown, .. } = &both else { panic!("{both:?}") };
    assert_eq!(hands.iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [0, 2]);
    assert_eq!(*shown, SeatId(2), "the picture is of the army on turn");
    let words = told(&both).content;
    let at = |text: &str| words.find(text).unwrap_or_else(|| panic!("{text} is not in {words}"));
    assert!(at("Ana I") < at("Ana II"), "{words}");
    for verb in [Verb::HandOf { seat: 0 }, Verb::HandOf { seat: 2 }] {
        let of = world.sight(None).await.id;
        let look = Press { of, verb }.look().unwrap();
        let one = world.table.look_at(&ana(), HERE, of, look.clone()).await.unwrap();
        assert!(matches!(one, Seen::Hand { .. }), "{one:?}");
        let refused = world.table.look_at(&ben(), HERE, of, look).await;
        assert_eq!(refused.err(), Some(Refused::MovedOn), "it is none of Ben's");
    }
    let by_name = Look::As { army: "Ana II".to_owned(), look: Box::new(Look::Hand) };
    assert!(matches!(world.look(&ana(), by_name).await, Ok(Seen::Hand { seat: SeatId(2), .. })));
    for (person, sees) in [(ana(), [true, true, false]), (ben(), [false, false, true])] {
        let view = world.view(Some(&person)).await;
        let held: Vec<bool> =
            titles.iter().map(|&(id, _)| view.hands.values().any(|hand| hand.holds(card(id)))).collect();
        assert_eq!(held, sees);
        for look in [Look::Hand, Look::Status, Look::Board, Look::BoardMine, Look::BoardText, Look::Orders, Look::Help]
        {
            let seen = told(&world.look(&person, look).await.unwrap());
            for ((_, title), may) in titles.into_iter().zip(sees) {
                let shown = format!("{seen:?}");
                assert!(may || !shown.contains(title), "{} sees {title}: {shown}", person.name);
            }
        }
    }
}

#[tokio::test]
async fn a_standing_order_is_armed_for_the_army_that_holds_the_card() {
    let text = "kamino=0x3 naboo=2x3 kessel=1x4; hand 0 rep_visions_1; hand 2 rep_false_coordinates_1; seat 1";
    let world = at(&[ana(), ben()], text).await;
    let field = Field::Special(SpecialField::ArmCard);
    let offered = world.table.choices(&ana(), HERE, &field, "").await;
    assert_eq!(offered[0].value, "rep_false_coordinates_1", "of both hands: {offered:?}");
    let arm =
        |card: &str| Intent::Special(Manoeuvre::Arm { card: card.to_owned(), spaces: None, least: None, seats: None });
    world.act(&ana(), arm("False Coordinates")).await;
    let orders = |view: &adjutant::game::conquest::view::View, seat: SeatId| view.theatre().unwrap().orders[seat].len();
    let view = world.view(Some(&ana())).await;
    assert_eq!((orders(&view, SeatId(0)), orders(&view, SeatId(2))), (0, 1));
    assert_eq!(orders(&world.view(Some(&ben())).await, SeatId(2)), 0, "nobody else knows it");
    let seen = world.look(&ana(), Look::Orders).await.unwrap();
    assert!(matches!(&seen, Seen::AllOrders { seats, .. } if seats.len() == 2));
    let told = text::seen(&seen, Lang::En);
    assert!(told.content.contains("Ana I") && told.content.contains("Ana II") && !told.content.contains('⟦'));
    assert_eq!(told.content.matches("Your standing orders").count(), 1, "{}", told.content);
    let press = Verb::Order { card: card("rep_false_coordinates_1").0, armed: false };
    world.press(&ana(), press).await.unwrap();
    assert_eq!(orders(&world.view(Some(&ana())).await, SeatId(2)), 0);
    world.act(&ana(), arm("rep_false_coordinates_1")).await;
    world.act(&ana(), Intent::Special(Manoeuvre::Disarm { card: "False Coordinates".to_owned() })).await;
    assert_eq!(orders(&world.view(Some(&ana())).await, SeatId(2)), 0);
}

#[tokio::test]
async fn buttons_of_standing_orders_bear_the_shape_of_their_army() {
    let text = "kamino=0x3 naboo=2x3 kessel=1x4; hand 2 rep_false_coordinates_1; seat 1";
    let world = at(&[ana(), ben()], text).await;
    let seen = world.look(&ana(), Look::Orders).await.unwrap();
    let sight = world.sight(None).await;
    let [red, gold] = [0, 2].map(|seat| text::glyph(sight.seats[SeatId(seat)].slot));
    assert_ne!(red, gold);
    for lang in Lang::ALL {
        let told = text::seen(&seen, lang);
        let [button] = &told.rows.concat()[..] else { panic!("{told:?}") };
        assert!(button.label.starts_with(gold), "{button:?}");
        assert_eq!(button.press.verb, Verb::Order { card: card("rep_false_coordinates_1").0, armed: true });
    }
}

#[tokio::test]
async fn the_command_of_a_planet_is_offered_by_the_army_that_holds_it() {
    let text = "kamino=0x3 naboo=2x1 ando=2x3 kessel=1x4; seat 0; stage fortify-ships";
    let world = at(&[ana(), ben()], text).await;
    world.act(&ana(), Intent::Special(Manoeuvre::Offer { space: "Naboo".to_owned() })).await;
    let view = world.view(None).await;
    assert_eq!(view.theatre().unwrap().offered.len(), 1);
    world.act(&ana(), Intent::Special(Manoeuvre::Withdraw { space: "Naboo".to_owned() })).await;
    assert!(world.view(None).await.theatre().unwrap().offered.is_empty());
}

#[tokio::test]
async fn two_and_three_people_play_to_the_end_and_it_can_be_verified() {
    for people in [vec![ana(), ben()], vec![ana(), ben(), cem()]] {
        let world = begun(&people).await;
        // In turns nobody names an army.
        world.play_out(&people, 6_000).await;
        assert_eq!(world.sight(None).await.state, MatchState::Over);
        world.deliver().await;
        world.assert_verified().await;
        let reading = Store::open_read_only(&world.dir.path().join("adjutant.db")).unwrap();
        let file = export(&reading, world.sight(None).await.id, Part::Public).unwrap();
        assert_eq!(file.seats.len(), 4);
    }
}

#[tokio::test]
async fn a_match_is_moved_with_both_armies_of_each() {
    let world = claimed(&[ana(), ben()]).await;
    let (_dir, table) = imported(&exported(&world, Part::Whole)).await.unwrap();
    let sight = table.sight(HERE, Some(ana().account)).await.unwrap();
    assert_eq!(sight.state, MatchState::Paused);
    assert_eq!(sight.seats_of(ana().account), [SeatId(0), SeatId(2)]);
    assert_eq!(sight.view.as_ref().unwrap().own_seats(), [SeatId(0), SeatId(2)]);
    let lobby = lobby_of(GAME, &[ana(), ben()], None).await;
    let (_dir, table) = imported(&exported(&lobby, Part::Whole)).await.unwrap();
    assert_eq!(table.sight(HERE, None).await.unwrap().seats.len(), 2, "a lobby has its places still");
}

#[tokio::test]
async fn a_list_of_matches_counts_people_and_a_rematch_is_a_lobby_of_them() {
    let world = begun(&[ana(), ben()]).await;
    let Seen::List { matches } = world.look(&ana(), Look::List).await.unwrap() else { panic!("a list") };
    assert_eq!((matches[0].players, matches[0].waits_for_you), (2, true));
    world.act(&mia(), Intent::End).await;
    world.press(&ben(), Verb::Rematch).await.unwrap();
    world.act(&ana(), Intent::Join).await;
    assert_eq!(seats(&world).await.0, ["Ben", "Ana"]);
}
