//! The Original Trilogy with people who share a side or hide something from each other: seats of a lobby, the command of a planet, standing
//! orders, and the hidden Emperor.

use adjutant::game::conquest::special::SpecialEvent;
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::game::view::View;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::choices::{Choice, Field};
use adjutant::table::draft::Draft;
use adjutant::table::export::Part;
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::panel::{Chosen, Panel};
use adjutant::table::panel_press::PanelId;
use adjutant::table::post::Post;
use adjutant::table::press::Verb;
use adjutant::table::sight::MatchState;
use adjutant::table::special::Manoeuvre;
use adjutant::table::special_choices::SpecialField;
use adjutant::text::lang::Lang;
use adjutant::text::{self, Message};

use super::files::exported;
use super::trilogy::{at, put, special};
use super::trilogy_panels;
use super::world::{HERE, World, ana, ben, cem, mia};
use crate::rules::trilogy::position::{card, space};

pub(super) async fn lobby(people: &[Person]) -> World {
    let world = World::begin();
    let ruleset = Some("original-trilogy".to_owned());
    world.act(&people[0], Intent::New { ruleset, preset: None }).await;
    for person in &people[1..] {
        world.act(person, Intent::Join).await;
    }
    world
}

/// The names of the lobby in the order of the table.
pub(super) async fn order(world: &World) -> Vec<String> {
    world.sight(None).await.seats.iter().map(|(_, seated)| seated.name.clone()).collect()
}

pub(super) fn sit(seat: &str) -> Intent {
    Intent::JoinAt { seat: seat.to_owned() }
}

#[tokio::test]
async fn who_chooses_a_seat_has_it_and_the_others_get_what_is_left() {
    let world = lobby(&[ana(), ben()]).await;
    assert_eq!(order(&world).await, ["Ana", "Ben"], "whoever comes first is a Rebel, as nobody has chosen");
    let Answer::Seated { seat, .. } = world.act(&ana(), sit("empire 1")).await else { panic!("seated") };
    assert_eq!((seat, order(&world).await), (SeatId(1), vec!["Ben".to_owned(), "Ana".to_owned()]));
    let taken = world.refused(&ben(), sit("Imperium 1")).await;
    assert_eq!(taken, Refused::SeatTaken { name: "Ana".to_owned() });
    // Three play the Hutts too, and everybody keeps what they chose.
    let Answer::Joined { seat, .. } = world.act(&cem(), sit("hutts")).await else { panic!("joined") };
    assert_eq!((seat, order(&world).await.join(" ")), (SeatId(1), "Ben Cem Ana".to_owned()));
    // With four there are none, and Cem gets what is left until a fifth comes.
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    let four = order(&world).await;
    assert_eq!((four[0].as_str(), four[1].as_str()), ("Ben", "Ana"));
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    let five = order(&world).await;
    assert_eq!((five.len(), five[2].as_str(), five[1].as_str()), (5, "Cem", "Ana"));
    for lang in Lang::ALL {
        let post = text::lobby_post(&world.sight(None).await, lang).content;
        assert!(post.contains("Cem") && !post.contains('⟦'), "{post}");
    }
    // Who leaves takes the choice along; the host's place goes to who joined first, wherever they sit.
    world.act(&ana(), Intent::Leave).await;
    assert_eq!(world.sight(None).await.host, ben().account);
    world.act(&ben(), sit("empire 1")).await;
    world.act(&ben(), Intent::Start).await;
    let view = world.view(Some(&ben())).await;
    let own = world.sight(Some(&ben())).await.seats_of(ben().account)[0];
    let empire = view.sides.iter().find(|(seat, _)| *seat == own).map(|(_, side)| *side);
    let table = world.sight(None).await.options.table(4);
    assert_eq!(empire, Some(table[1].side), "what was chosen is played");
}

#[tokio::test]
async fn a_seat_is_chosen_in_the_lobby_with_a_select() {
    let world = lobby(&[ana(), ben()]).await;
    let of = world.sight(None).await.id;
    let seating = world.table.seating(&ben(), HERE, of).await.unwrap();
    assert_eq!((seating.seat, seating.places.len(), seating.chosen), (SeatId(1), 5, None));
    assert!(seating.places[2].now.is_none(), "two play no Hutts");
    for lang in Lang::ALL {
        let message = text::seating(&seating, lang);
        assert!(message.selects[0].options.len() == 5 && !message.content.contains('⟦'), "{message:?}");
        assert!(message.selects[0].options.iter().all(|option| !option.label.contains('⟦')));
    }
    world.press(&ben(), Verb::Sit { place: 0 }).await.unwrap();
    assert_eq!(order(&world).await, ["Ben", "Ana"]);
    assert!(matches!(world.press(&ben(), Verb::Sit { place: 9 }).await, Err(Refused::OldButton)));
    assert_eq!(world.press(&cem(), Verb::Sit { place: 1 }).await.unwrap_err(), Refused::JoinFirst);
    let shown = world.table.choices(&ben(), HERE, &Field::SeatPlace, "reb").await;
    assert_eq!(shown.len(), 2, "{shown:?}");
    let again = world.restart();
    assert_eq!(order(&again).await, ["Ben", "Ana"], "nothing of it dies with a restart");
}

#[tokio::test]
async fn looks_follow_the_seats_until_somebody_chooses_one() {
    let looks = async |world: &World| {
        let sight = world.sight(None).await;
        sight.seats.iter().map(|(_, seated)| seated.slot).collect::<Vec<_>>()
    };
    let world = lobby(&[ana(), ben()]).await;
    assert_eq!(looks(&world).await, [0, 1], "Rebels, Empire");
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    assert_eq!(looks(&world).await, [0, 2, 1], "Rebels, Hutts, Empire");
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    assert_eq!(looks(&world).await, [0, 1, 3, 4], "Rebels, Empire, Rebels, Empire");
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    assert_eq!(looks(&world).await, [0, 1, 2, 3, 4]);
    // Ana is seat 0 and takes the look of an AI, which gets one that is free; wherever she sits, it is hers.
    world.press(&ana(), Verb::Wear { slot: 4 }).await.unwrap();
    assert_eq!(looks(&world).await, [4, 1, 2, 3, 0]);
    world.press(&ana(), Verb::Sit { place: 2 }).await.unwrap();
    let sight = world.sight(None).await;
    let own = sight.seats_of(ana().account)[0];
    assert_eq!((own, sight.seats[own].slot), (SeatId(2), 4));
    let mut all = looks(&world).await;
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 5, "no two look alike");
    let before = looks(&world).await;
    assert_eq!(looks(&world.restart()).await, before);
}

/// Seats 0 and 2 are Rebels.
const TEAM: &str = "hoth=0x3+f1 dagobah=0x2 bespin=2x1 anoat=2x2 bakura=2x1+f1 kuat=1x1; stage fortify-ships";

#[tokio::test]
async fn a_partner_is_asked_once_and_answers_with_one_press() {
    let people = [ana(), ben(), cem()];
    let world = at(&people, 4, TEAM).await;
    world.deliver().await;
    let take = |space: &str| special(Manoeuvre::Take { space: space.to_owned() });
    let take_of = SpecialField::Take;
    let fitting = world.table.choices(&ana(), HERE, &Field::Special(take_of), "").await;
    assert_eq!(fitting.iter().map(|choice| choice.value.as_str()).collect::<Vec<_>>(), ["bespin"]);
    let moves = world.sight(None).await.moves;
    world.act(&ana(), take("Bespin")).await;
    let delivered = world.deliver().await;
    let asked: Vec<_> = delivered.iter().filter(|due| matches!(due.rendered.post, Post::Command { .. })).collect();
    let [asked] = asked.as_slice() else { panic!("one question: {}", asked.len()) };
    assert!(asked.rendered.ping && !asked.rendered.past);
    let sight = asked.rendered.sight.as_ref().unwrap();
    for lang in Lang::ALL {
        let message = text::command_asked(sight, (SeatId(0), SeatId(2)), space("bespin"), Some(moves + 1), lang);
        assert_eq!((message.mentions.as_slice(), message.rows.len()), (&[cem().account][..], 1), "{message:?}");
    }
    let give = Verb::AnswerCommand { asked: moves + 1, space: space("bespin").0, yes: true };
    // Nobody else can give it.
    assert!(world.press(&ben(), give).await.is_err());
    let Answer::Played { events, .. } = world.press(&cem(), give).await.unwrap() else { panic!("played") };
    let taken = |event: &EventKind| matches!(event, EventKind::Special(SpecialEvent::CommandTaken { .. }));
    assert!(events.iter().any(|event| taken(&event.kind)));
    let view = world.view(None).await;
    assert_eq!(view.spaces[space("bespin")].owner, Some(SeatId(0)));
    assert_eq!(world.sight(None).await.moves, moves + 2, "a planet has changed hands: buttons of before are old");
    let delivered = world.deliver().await;
    let closed = delivered.iter().find(|due| matches!(due.rendered.post, Post::Command { .. })).unwrap();
    assert!(closed.rendered.past, "the question is closed");
    let sight = closed.rendered.sight.as_ref().unwrap();
    let message = text::command_asked(sight, (SeatId(0), SeatId(2)), space("bespin"), None, Lang::En);
    assert!(message.rows.is_empty() && message.mentions.is_empty(), "{message:?}");
}

#[tokio::test]
async fn a_question_without_an_answer_is_gone_with_the_turn_and_an_offer_may_be_given_before() {
    let people = [ana(), ben(), cem()];
    let world = at(&people, 4, TEAM).await;
    world.act(&ana(), special(Manoeuvre::Take { space: "bespin".to_owned() })).await;
    world.deliver().await;
    world.act(&ana(), Intent::EndTurn).await;
    let delivered = world.deliver().await;
    assert!(delivered.iter().any(|due| matches!(due.rendered.post, Post::Command { .. }) && due.rendered.past));
    // In the turn of another, which goes on undisturbed.
    let before = world.sight(None).await.moves;
    world.act(&cem(), special(Manoeuvre::Offer { space: "bespin".to_owned() })).await;
    assert_eq!(world.sight(None).await.moves, before, "nobody's buttons are ended");
    let offered = Field::Special(SpecialField::Offered { now: true });
    assert_eq!(world.table.choices(&cem(), HERE, &offered, "").await[0].value, "bespin");
    world.act(&cem(), special(Manoeuvre::Withdraw { space: "bespin".to_owned() })).await;
    assert!(world.view(None).await.theatre().unwrap().offered.is_empty());
    let refused = world.refused(&ben(), special(Manoeuvre::Offer { space: "bespin".to_owned() })).await;
    assert!(matches!(refused, Refused::Rules { .. }));
}

#[tokio::test]
async fn a_standing_order_is_armed_in_secret_and_calls_an_invasion_off() {
    let people = [ana(), ben(), cem()];
    let text = "hoth=1x9 anoat=2x3 bespin=0x2; seat 1; hand 2 reb_orders_never_came_1; stage attack";
    let world = at(&people, 4, text).await;
    world.deliver().await;
    let before = world.sight(None).await;
    let arm = special(Manoeuvre::Arm {
        card: "reb_orders_never_came_1".to_owned(),
        spaces: Some("anoat".to_owned()),
        least: Some(4),
        seats: Some("Ben".to_owned()),
    });
    assert!(matches!(world.refused(&ben(), arm.clone()).await, Refused::Rules { .. }), "it is in another hand");
    world.act(&cem(), arm).await;
    let after = world.sight(None).await;
    assert_eq!(after.moves, before.moves, "no number tells of it");
    assert!(world.deliver().await.is_empty(), "and no post");
    for other in [None, Some(ana()), Some(ben())] {
        let view = world.view(other.as_ref()).await;
        let own = other.as_ref().is_some_and(|of| of.account == cem().account);
        assert!(own || view.theatre().unwrap().orders[SeatId(2)].is_empty());
    }
    let Seen::Orders { sight, seat } = world.look(&cem(), Look::Orders).await.unwrap() else { panic!("orders") };
    for lang in Lang::ALL {
        let shown = text::seen(&Seen::Orders { sight: sight.clone(), seat }, lang);
        assert!(shown.rows.len() == 1 && !shown.content.contains('⟦'), "{shown:?}");
    }
    for person in [ana(), ben()] {
        let Seen::Orders { sight, seat } = world.look(&person, Look::Orders).await.unwrap() else { panic!("orders") };
        let told = text::seen(&Seen::Orders { sight, seat }, Lang::En).content;
        assert!(!told.contains("Orders That Never Came"), "{told}");
        let log = world.look(&person, Look::Log { of_move: None, since_my_turn: false }).await.unwrap();
        let told = text::seen(&log, Lang::En).content;
        assert!(!told.contains("tanding") && !told.contains("Cem"), "{told}");
    }
    let file = serde_json::to_string(&exported(&world, Part::Public).journal).unwrap();
    assert!(!file.contains("arm") && !file.contains("reb_orders"), "{file}");
    // With one press it is taken back and armed against all.
    let of = card("reb_orders_never_came_1").0;
    world.press(&cem(), Verb::Order { card: of, armed: false }).await.unwrap();
    assert!(world.view(Some(&cem())).await.theatre().unwrap().orders[SeatId(2)].is_empty());
    world.press(&cem(), Verb::Order { card: of, armed: true }).await.unwrap();
    let attack = Intent::Attack {
        from: "hoth".to_owned(),
        to: "anoat".to_owned(),
        dice: None,
        until: None,
        keep: None,
        move_in: None,
        ships: None,
    };
    let Answer::Played { events, .. } = world.act(&ben(), attack).await else { panic!("played") };
    let called_off = |event: &EventKind| matches!(event, EventKind::Special(SpecialEvent::CalledOff { .. }));
    assert!(events.iter().any(|event| called_off(&event.kind)), "{events:?}");
    let view = world.view(None).await;
    assert_eq!((view.spaces[space("hoth")].troops, view.seats[SeatId(2)].cards), (9, 0));
}

#[tokio::test]
async fn partners_see_each_others_hands_and_nobody_else_does() {
    let people = [ana(), ben(), cem()];
    let text = "hoth=0x3 anoat=2x3; hand 0 reb_hope_1; hand 2 reb_spies_1; stage attack";
    let world = at(&people, 4, text).await;
    for (person, own, partner) in [(ana(), true, true), (cem(), true, true), (ben(), false, false)] {
        let told = text::seen(&world.look(&person, Look::Hand).await.unwrap(), Lang::En).content;
        assert_eq!(told.contains("Spy Network"), own && partner, "{told}");
    }
    // Looking is all: the card is not in the hand of who looks.
    let play = special(Manoeuvre::Build { card: "reb_spies_1".to_owned(), space: "hoth".to_owned() });
    assert!(matches!(world.refused(&ana(), play).await, Refused::Rules { .. }));
}

/// Everything that somebody may look at, type for, or open. Not as `Debug` prints it: that hides faces and the scenes of pictures.
#[derive(PartialEq)]
struct Found {
    messages: Vec<Message>,
    choices: Vec<Vec<Choice>>,
    view: Option<View>,
}

async fn all_that(world: &World, person: &Person) -> Found {
    let (mut messages, mut choices) = (Vec::new(), Vec::new());
    let look_log = Look::Log { of_move: None, since_my_turn: false };
    for look in
        [Look::Board, Look::BoardMine, Look::BoardText, Look::Hand, Look::Orders, Look::Status, look_log, Look::Help]
    {
        if let Ok(seen) = world.look(person, look).await {
            messages.extend(Lang::ALL.map(|lang| text::seen(&seen, lang)));
        }
    }
    let fields = [
        Field::AttackFrom { to: None },
        Field::AttackTo { from: None },
        Field::Space,
        Field::Place,
        Field::Special(SpecialField::Base),
        Field::Special(SpecialField::PlayCard),
        Field::Special(SpecialField::PlayTarget { card: Some("reb_spies_1".to_owned()) }),
        Field::Special(SpecialField::StationTo),
        Field::Special(SpecialField::AssaultFrom),
        Field::Special(SpecialField::Take),
    ];
    for field in &fields {
        choices.push(world.table.choices(person, HERE, field, "").await);
    }
    let sight = world.sight(Some(person)).await;
    if let Some(&seat) = sight.seats_of(person.account).first() {
        for wanted in [None, Some(PanelId::Base), Some(PanelId::Cards), Some(PanelId::Attack), Some(PanelId::Station)] {
            let panel = Panel::new(sight.clone(), seat, wanted, &Draft::default(), Chosen::default(), 0);
            messages.push(text::panel(&panel, person.lang));
        }
    }
    Found { messages, choices, view: sight.view }
}

/// Seats: Rebels, Hutts, Empire. Which of two bases hides the Emperor, and whether the drawn one does.
fn hidden(first: &str, second: &str, drawn: &str) -> String {
    format!(
        "hoth=0x5 bespin=0x2 anoat=1x4 toydaria=1x1; marker byss {first}; marker endor {second}; seat 2; hand 0 reb_spies_1; \
         stage lay-marker 6; drawn 2 {drawn}"
    )
}

#[tokio::test]
async fn the_hidden_emperor_is_in_nothing_that_others_may_see() {
    let people = [ana(), ben(), cem()];
    let mut world = at(&people, 3, &hidden("leader", "plain", "plain")).await;
    let mut seen = Vec::new();
    let mut own = Vec::new();
    for (first, second, drawn) in
        [("leader", "plain", "plain"), ("plain", "leader", "plain"), ("plain", "plain", "leader")]
    {
        world = put(world, 3, &hidden(first, second, drawn));
        // Cem is the Empire.
        let mut others = Vec::new();
        for person in [ana(), ben(), mia()] {
            others.push(all_that(&world, &person).await);
        }
        let sight = world.sight(None).await;
        let posts = Lang::ALL.map(|lang| text::turn_post(&sight, 1, &[], &[], lang));
        let file = serde_json::to_string(&exported(&world, Part::Public)).unwrap();
        seen.push((others, posts, file.replace(char::is_numeric, "")));
        own.push(all_that(&world, &cem()).await);
    }
    for other in &seen[1..] {
        for (who, (found, first)) in other.0.iter().zip(&seen[0].0).enumerate() {
            assert!(found.messages == first.messages, "viewer {who} is told where the Emperor is");
            assert!(found.choices == first.choices, "viewer {who} is offered where the Emperor is");
            assert!(found.view == first.view, "viewer {who} can work out where the Emperor is");
        }
        assert!(other.1 == seen[0].1, "the post tells where the Emperor is");
        assert_eq!(other.2, seen[0].2, "the export tells where the Emperor is");
    }
    assert!(own[0] != own[1] && own[1] != own[2], "the Empire can: there was something to hide");
    assert!(own[0].messages != own[1].messages, "also in what it is shown");
}

#[tokio::test]
async fn the_board_that_everybody_may_look_over_the_shoulder_at_shows_no_face() {
    let people = [ana(), ben(), cem()];
    let world = at(&people, 3, &hidden("leader", "plain", "plain")).await;
    let shown = |seen: Seen| {
        let Seen::Board { sight, .. } = seen else { panic!("a board") };
        sight.conquest().unwrap().theatre().unwrap().markers.iter().filter(|marker| marker.face.is_some()).count()
    };
    assert_eq!(shown(world.look(&cem(), Look::Board).await.unwrap()), 0);
    assert_eq!(shown(world.look(&cem(), Look::BoardMine).await.unwrap()), 2);
    assert_eq!(shown(world.look(&ana(), Look::BoardMine).await.unwrap()), 0);
    let public = Intent::Show(Look::BoardMine);
    assert_eq!(world.refused(&cem(), public).await, Refused::Bug, "no command offers that");
}

#[tokio::test]
async fn five_people_and_ais_play_to_the_end_in_words_and_it_can_be_verified() {
    let people = [ana(), ben(), cem()];
    let world = lobby(&people).await;
    world.act(&ana(), Intent::AddAi { count: 2 }).await;
    world.act(&cem(), sit("hutts")).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    let mut steps = 0;
    while world.sight(None).await.state == MatchState::Running {
        steps += 1;
        assert!(steps < 20_000, "it ends");
        if world.table.wake().await.unwrap() > 0 {
            continue;
        }
        let Some((person, _)) = world.next(&people).await else { continue };
        if steps % 40 == 0 {
            trilogy_panels::fit(&world, &person).await;
        }
        world.step(&person).await;
    }
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    let turns = sight.view.as_ref().unwrap().turn();
    println!("{steps} steps of people and AIs, {turns} turns, {} moves", sight.moves);
    world.deliver().await;
    world.assert_verified().await;
}
