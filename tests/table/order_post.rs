//! Order 66 has a post of its own, whole and before the next turn, also where the AI calls it.

use std::time::Duration;

use adjutant::game::conquest::special::{Called, SpecialEvent};
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::store::PostKind;
use adjutant::table::answer::Seen;
use adjutant::table::intent::{Intent, Look};
use adjutant::table::outbox::Due;
use adjutant::table::post::Post;
use adjutant::table::sight::{Entry, MatchState};
use adjutant::text::lang::Lang;
use adjutant::text::{self, LONGEST_MESSAGE, Message, Names, PictureWish};

use super::galaxy::lobby_of;
use super::wars::put;
use super::world::{World, ana, mia};
use crate::rules::clone_wars::position::space;

/// Ana has the red army, the AI the others; black is about to call an order that turns whatever is thrown for.
const SURE: &str = "kamino=0x900 jabiim=0x6+f2 naboo=2x900 ando=2x3; kessel=1x9 hypori=1x3+f3; option track=12; track 12; \
                    token kessel 4; seat 1; stage order";

/// What is on the board before an order: all that can be told of it is told.
async fn before(text: &str) -> World {
    let world = lobby_of("clone-wars", &[ana()], None).await;
    world.act(&ana(), Intent::AddAi { count: 3 }).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    world.deliver().await;
    put(world, text)
}

/// The AI calls the order.
async fn call(world: &World) {
    for _ in 0..3 {
        if world.view(None).await.theatre().unwrap().pawn_space().is_some() {
            return;
        }
        assert!(world.table.wake().await.unwrap() > 0, "the AI has something to do");
    }
    panic!("the AI calls an order that turns everything")
}

async fn delivered(world: &World) -> Vec<Due> {
    world.clock.advance(Duration::from_mins(1));
    world.deliver().await
}

fn order_of(due: &Due) -> Option<(u32, &Called)> {
    match &due.rendered.post {
        Post::Order { turn, called, .. } => Some((*turn, called)),
        _ => None,
    }
}

/// The order that holds and its move, as the journal has it.
async fn called_last(world: &World) -> (u64, Called) {
    let log = Look::Log { of_move: None, since_my_turn: false };
    let Seen::Log { entries, .. } = world.look(&ana(), log).await.unwrap() else { panic!("the log") };
    let of = |entry: &Entry| {
        let kinds = entry.events.iter().map(|event| &event.kind);
        let mut called = kinds.filter_map(|kind| match kind {
            EventKind::Special(SpecialEvent::OrderCalled(called)) => Some((entry.moves, (**called).clone())),
            _ => None,
        });
        called.next()
    };
    entries.iter().rev().filter(|entry| !entry.undone).find_map(of).expect("an order")
}

fn posted(due: &Due, lang: Lang) -> Message {
    let (_, called) = order_of(due).unwrap();
    text::order_post(due.rendered.sight.as_ref().unwrap(), called, lang)
}

#[tokio::test]
async fn order_66_has_a_post_of_its_own_that_comes_whole_once_and_before_the_next_turn() {
    let world = before(&format!("{SURE}; shield 0 kamino")).await;
    call(&world).await;
    let mut told = delivered(&world).await;
    while world.view(None).await.turn < 3 && world.table.wake().await.unwrap() > 0 {}
    told.extend(delivered(&world).await);
    let orders: Vec<usize> = (0..told.len()).filter(|&n| order_of(&told[n]).is_some()).collect();
    let [place] = orders[..] else { panic!("{} posts of an order", orders.len()) };
    let order = &told[place];
    let (turn, called) = order_of(order).unwrap();
    let next = |due: &Due| matches!(due.rendered.post, Post::Turn { turn: other, .. } if other > turn);
    assert!(told[place..].iter().any(next) && !told[..place].iter().any(next));
    assert_eq!((order.kind, called.throws.len(), called.spared.as_slice()), (PostKind::Say, 3, &[space("kamino")][..]));
    for lang in Lang::ALL {
        let message = posted(order, lang);
        let sight = order.rendered.sight.as_ref().unwrap();
        let names = Names::of(sight, lang);
        assert!(message.content.starts_with("**ORDER 66** – ") && message.content.chars().count() <= LONGEST_MESSAGE);
        let Some(PictureWish::Board(board)) = &message.picture else { panic!("a board") };
        for throw in &called.throws {
            let rolled = format!("{}: {}", names.space(throw.space), throw.rolled);
            assert!(message.content.contains(&rolled), "{rolled}: {}", message.content);
            let owner = throw.to.unwrap();
            assert_eq!(board.spaces[throw.space], (Some(sight.seats[owner].slot), throw.troops));
        }
        assert!(message.quiet && message.mentions.is_empty());
    }
}

#[tokio::test]
async fn an_order_that_ends_the_match_is_told_before_the_end_also_to_whom_it_has_eliminated() {
    let world = before(SURE).await;
    call(&world).await;
    assert_eq!(world.sight(None).await.state, MatchState::Over);
    let told = delivered(&world).await;
    let order = told.iter().position(|due| order_of(due).is_some()).expect("the order");
    let end = told.iter().position(|due| matches!(due.rendered.post, Post::End { .. })).expect("the end");
    assert!(order < end);
    // Ana is out, and gold plays on for the AI alone.
    let world = before(&format!("{SURE}; shield 2 naboo")).await;
    call(&world).await;
    assert!(world.view(None).await.seats[SeatId(0)].out);
    assert!(delivered(&world).await.iter().any(|due| order_of(due).is_some()));
}

#[tokio::test]
async fn the_post_of_an_order_says_and_shows_the_same_after_a_restart() {
    let world = before(&format!("{SURE}; shield 0 kamino")).await;
    call(&world).await;
    world.clock.advance(Duration::from_mins(1));
    let first = loop {
        let due = world.table.outbox_next().await;
        if let Some(order) = due.iter().find(|due| order_of(due).is_some()) {
            break Lang::ALL.map(|lang| posted(order, lang));
        }
        assert!(!due.is_empty(), "the order is told");
        for one in &due {
            world.send(one).await;
        }
    };
    let world = world.restart();
    // The others play on meanwhile.
    while world.view(None).await.turn < 3 && world.table.wake().await.unwrap() > 0 {}
    let told = delivered(&world).await;
    let order = told.iter().find(|due| order_of(due).is_some()).unwrap();
    let again = Lang::ALL.map(|lang| posted(order, lang));
    for (first, again) in first.iter().zip(&again) {
        assert_eq!(first.content, again.content);
        let (Some(PictureWish::Board(before)), Some(PictureWish::Board(after))) = (&first.picture, &again.picture)
        else {
            panic!("two boards");
        };
        assert!(before.spaces == after.spaces && before.outline == after.outline, "the board as the order left it");
        assert!(before.theatre == after.theatre && before.theatre.as_ref().is_some_and(|of| of.order.is_some()));
        assert!(adjutant::render::draw(PictureWish::Board(after.clone())).is_ok());
    }
}

#[tokio::test]
async fn an_order_that_was_taken_back_before_it_was_told_is_not_told() {
    let world = before(&format!("{SURE}; shield 0 kamino")).await;
    let moves = world.sight(None).await.moves;
    // One move before the order, to which an undo can go back.
    call(&world).await;
    let undone = world.try_act(&mia(), Intent::Undo { to: Some(i64::try_from(moves + 1).unwrap()) }).await;
    assert!(undone.is_ok(), "{undone:?}");
    assert!(world.view(None).await.theatre().unwrap().pawn_space().is_none());
    let told = delivered(&world).await;
    assert!(!told.is_empty() && !told.iter().any(|due| order_of(due).is_some()));
}

#[tokio::test]
async fn of_an_order_that_was_taken_back_and_called_anew_only_the_second_is_told() {
    // From the move before, which an undo keeps.
    let world = before(&format!("{}; shield 0 kamino", SURE.replace("stage order", "stage fortify"))).await;
    call(&world).await;
    let (at, first) = called_last(&world).await;
    world.act(&mia(), Intent::Undo { to: Some(i64::try_from(at).unwrap()) }).await;
    assert!(world.view(None).await.theatre().unwrap().pawn_space().is_none());
    call(&world).await;
    let (_, second) = called_last(&world).await;
    assert_ne!(first.draws, second.draws, "no draw is made twice");
    let told = delivered(&world).await;
    let orders: Vec<&Called> = told.iter().filter_map(order_of).map(|(_, called)| called).collect();
    assert_eq!(orders, [&second]);
}
