//! The question for the command of a partner's planet, its buttons, and what an undo keeps of what was done beside the turn.

use adjutant::game::conquest::special::SpecialEvent;
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::choices::Field;
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::outbox::Due;
use adjutant::table::post::Post;
use adjutant::table::press::{Press, Verb};
use adjutant::table::special::Manoeuvre;
use adjutant::table::special_choices::SpecialField;
use adjutant::text::lang::Lang;
use adjutant::text::{self, Message};

use super::trilogy::{at, special};
use super::world::{HERE, World, ana, ben, cem, mia};
use crate::rules::trilogy::position::{card, space};

/// Seats 0 and 2 are Rebels.
const TEAM: &str = "hoth=0x3+f1 dagobah=0x2 bespin=2x1 anoat=2x2 bakura=2x1+f1 kuat=1x1; stage fortify-ships";

fn people() -> [Person; 3] {
    [ana(), ben(), cem()]
}

async fn asks(world: &World) {
    world.act(&ana(), special(Manoeuvre::Take { space: "bespin".to_owned() })).await;
}

/// The question as it is shown by the newest of these deliveries.
fn question(delivered: &[Due], lang: Lang) -> Message {
    let due = delivered.iter().rfind(|due| matches!(due.rendered.post, Post::Command { .. })).expect("a question");
    let Post::Command { by, whose, space, asked, .. } = due.rendered.post else { unreachable!("found as one") };
    let open = (!due.rendered.past).then_some(asked);
    text::command_asked(due.rendered.sight.as_ref().unwrap(), (by, whose), space, open, lang)
}

/// What its buttons do: yes and no.
fn answers(message: &Message) -> [Press; 2] {
    let buttons: Vec<Press> = message.rows.iter().flatten().map(|button| button.press).collect();
    buttons.try_into().unwrap_or_else(|buttons| panic!("yes and no: {buttons:?}"))
}

async fn press(world: &World, person: &Person, press: Press) -> Result<Answer, Refused> {
    // As it comes back from Discord.
    let press = Press::parse(&press.custom_id()).unwrap();
    world.try_act(person, Intent::Press(press)).await
}

async fn offered(world: &World) -> usize {
    world.view(None).await.theatre().unwrap().offered.len()
}

#[tokio::test]
async fn a_partner_says_no_with_one_press_and_the_turn_goes_on() {
    let world = at(&people(), 4, TEAM).await;
    asks(&world).await;
    let moves = world.sight(None).await.moves;
    let [_, no] = answers(&question(&world.deliver().await, Lang::En));
    assert!(press(&world, &ben(), no).await.is_err(), "it is nobody else's planet");
    let Answer::Played { events, .. } = press(&world, &cem(), no).await.unwrap() else { panic!("played") };
    let declined = |kind: &EventKind| matches!(kind, EventKind::Special(SpecialEvent::CommandDeclined { .. }));
    assert!(events.iter().any(|event| declined(&event.kind)), "{events:?}");
    assert_eq!(world.sight(None).await.moves, moves, "no button of the asker dies of it");
    let delivered = world.deliver().await;
    for (lang, told) in [(Lang::En, "says no"), (Lang::De, "lehnt ab")] {
        let closed = question(&delivered, lang);
        assert!(closed.content.contains(told) && closed.rows.is_empty(), "{closed:?}");
    }
    let turn = delivered.iter().rfind(|due| matches!(due.rendered.post, Post::Turn { .. })).unwrap();
    let (sight, since, entries) = (turn.rendered.sight.as_ref().unwrap(), &turn.rendered.since, &turn.rendered.turn);
    let post = text::turn_post(sight, 1, since, entries, Lang::En).content;
    assert!(post.contains("declines to give"), "whoever has asked reads it: {post}");
    assert_eq!(press(&world, &cem(), no).await.unwrap_err(), Refused::MovedOn, "said once");
    let again = world.refused(&ana(), special(Manoeuvre::Take { space: "bespin".to_owned() })).await;
    let told = text::refused(&again, Lang::En).content;
    assert!(told.contains("said no"), "{told}");
    world.act(&ana(), Intent::EndTurn).await;
}

#[tokio::test]
async fn no_can_be_typed_too() {
    let world = at(&people(), 4, TEAM).await;
    asks(&world).await;
    let field = Field::Special(SpecialField::Offered { now: true });
    let fitting = world.table.choices(&cem(), HERE, &field, "").await;
    assert_eq!(fitting.iter().map(|choice| choice.value.as_str()).collect::<Vec<_>>(), ["bespin"]);
    world.act(&cem(), special(Manoeuvre::Withdraw { space: "bespin".to_owned() })).await;
    let [nothing] = &world.table.choices(&cem(), HERE, &field, "").await[..] else { panic!("one entry says why") };
    assert_eq!(nothing.value, "-");
}

#[tokio::test]
async fn an_old_button_of_a_question_is_refused_and_changes_nothing() {
    let world = at(&people(), 4, TEAM).await;
    // A move whose state before is kept.
    let sail = Manoeuvre::MoveShips { from: "hoth".to_owned(), to: "dagobah".to_owned(), ships: "all".to_owned() };
    world.act(&ana(), special(sail)).await;
    asks(&world).await;
    let old = answers(&question(&world.deliver().await, Lang::En));
    let refused = async |world: &World, buttons: [Press; 2]| {
        let before = world.sight(None).await.version;
        for button in buttons {
            assert_eq!(press(world, &cem(), button).await.unwrap_err(), Refused::MovedOn);
        }
        assert_eq!((world.sight(None).await.version, offered(world).await), (before, 0));
    };
    // Of a branch that was undone, also once the same is asked again.
    world.act(&mia(), Intent::Undo { to: None }).await;
    assert!(question(&world.deliver().await, Lang::En).rows.is_empty(), "the question is closed with it");
    refused(&world, old).await;
    asks(&world).await;
    let delivered = world.deliver().await;
    let called = delivered.iter().any(|due| matches!(due.rendered.post, Post::Command { .. }) && due.shown.is_none());
    assert!(called, "a message of its own calls the partner anew");
    let new = answers(&question(&delivered, Lang::En));
    refused(&world, old).await;
    // Of a turn that is over.
    world.act(&ana(), Intent::EndTurn).await;
    assert!(question(&world.deliver().await, Lang::En).rows.is_empty());
    refused(&world, new).await;
}

#[tokio::test]
async fn a_question_lives_as_long_as_its_step_whatever_else_is_done_in_it() {
    let text = "kuat=1x3+f1 byss=3x1 duro=3x1 hoth=0x3 bespin=2x2; station byss; seat 1; stage fortify-ships";
    let dora = super::world::person(104, "Dora", Lang::En);
    let world = at(&[ana(), ben(), cem(), dora.clone()], 4, text).await;
    let take = |space: &str| special(Manoeuvre::Take { space: space.to_owned() });
    world.act(&ben(), take("byss")).await;
    let first = answers(&question(&world.deliver().await, Lang::En));
    world.act(&ben(), take("duro")).await;
    world.deliver().await;
    press(&world, &dora, first[1]).await.expect("another question has ended nothing of this one");
    world.act(&ben(), Intent::EndStep).await;
    let closed = question(&world.deliver().await, Lang::En);
    assert!(closed.rows.is_empty() && closed.content.contains("closed"), "{closed:?}");
}

#[tokio::test]
async fn a_given_command_is_a_move_that_can_be_undone_alone() {
    let world = at(&people(), 4, TEAM).await;
    asks(&world).await;
    let buttons = answers(&question(&world.deliver().await, Lang::En));
    press(&world, &cem(), buttons[0]).await.unwrap();
    assert_eq!(world.view(None).await.spaces[space("bespin")].owner, Some(SeatId(0)));
    world.deliver().await;
    let Answer::Undone { taken_back, .. } = world.act(&mia(), Intent::Undo { to: None }).await else {
        panic!("undone")
    };
    assert_eq!(taken_back, 1, "the gift, and not what was asked before it");
    assert_eq!(world.view(None).await.spaces[space("bespin")].owner, Some(SeatId(2)));
    let again = answers(&question(&world.deliver().await, Lang::En));
    assert_eq!(again, buttons, "the question is open again, and it is the same");
    press(&world, &cem(), again[1]).await.unwrap();
}

#[tokio::test]
async fn an_undo_keeps_what_others_have_done_beside_the_turn() {
    let text = "hoth=0x9 dagobah=0x2 bespin=2x1 anoat=2x2 kuat=1x1; hand 2 reb_orders_never_came_1; stage fortify";
    let world = at(&people(), 4, text).await;
    let fortify = |to: &str| Intent::Fortify {
        from: "hoth".to_owned(),
        to: to.to_owned(),
        troops: Some("3".to_owned()),
        ships: None,
    };
    let arm = |least| Manoeuvre::Arm {
        card: "reb_orders_never_came_1".to_owned(),
        spaces: None,
        least: Some(least),
        seats: None,
    };
    // A move whose state before is kept, and in which the order is one of before.
    world.act(&cem(), special(arm(2))).await;
    world.act(&ana(), fortify("dagobah")).await;
    world.act(&cem(), special(arm(7))).await;
    world.act(&cem(), special(Manoeuvre::Offer { space: "bespin".to_owned() })).await;
    let guards = async |world: &World| {
        let view = world.view(Some(&cem())).await;
        view.theatre().unwrap().orders[SeatId(2)].iter().map(|order| order.guard.least).collect::<Vec<_>>()
    };
    assert_eq!((guards(&world).await, offered(&world).await), (vec![7], 1));
    world.deliver().await;
    let Answer::Undone { taken_back, .. } = world.act(&mia(), Intent::Undo { to: None }).await else {
        panic!("undone")
    };
    assert_eq!(taken_back, 1);
    assert_eq!(world.view(None).await.spaces[space("hoth")].troops, 9, "the move is taken back");
    assert_eq!((guards(&world).await, offered(&world).await), (vec![7], 1), "and nothing else is");
    // Nothing tells of the order.
    let delivered = world.deliver().await;
    let Seen::Log { mut entries, .. } =
        world.look(&ben(), Look::Log { of_move: None, since_my_turn: false }).await.unwrap()
    else {
        panic!("a log")
    };
    entries.extend(delivered.into_iter().flat_map(|due| due.rendered.turn));
    assert!(entries.iter().any(|entry| !entry.events.is_empty()), "of other things it is told");
    let ordered = |kind: &EventKind| matches!(kind, EventKind::Special(SpecialEvent::Ordered { .. }));
    assert!(!entries.iter().flat_map(|entry| &entry.events).any(|event| ordered(&event.kind)));
}

#[tokio::test]
async fn an_old_button_does_not_aim_an_armed_card_at_everybody() {
    let text = "hoth=0x9 bespin=2x1 anoat=2x2 kuat=1x1; hand 2 reb_orders_never_came_1; stage fortify";
    let world = at(&people(), 4, text).await;
    let arms = Verb::Order { card: card("reb_orders_never_came_1").0, armed: true };
    let seats = Some("Ben".to_owned());
    let card = "reb_orders_never_came_1".to_owned();
    world.act(&cem(), special(Manoeuvre::Arm { card, spaces: None, least: None, seats })).await;
    assert_eq!(world.press(&cem(), arms).await.unwrap_err(), Refused::MovedOn);
    let view = world.view(Some(&cem())).await;
    assert_eq!(view.theatre().unwrap().orders[SeatId(2)][0].guard.seats, [SeatId(1)]);
}
