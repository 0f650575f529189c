//! Order 66 has a post of its own, whole and after the turn in which it was called, also where the AI calls it.

use std::time::Duration;

use adjutant::game::conquest::special::Called;
use adjutant::game::conquest::theatre::Pawn;
use adjutant::store::PostKind;
use adjutant::table::intent::Intent;
use adjutant::table::outbox::Due;
use adjutant::table::post::Post;
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;
use adjutant::text::{self, LONGEST_MESSAGE, Message, Names, PictureWish};

use super::galaxy::lobby_of;
use super::world::{World, ana, mia};

/// Ana plays an army of the Republic and takes what is usual, the AI the others; up to the call of the order, of which nothing is told
/// yet. What was told before.
async fn until_called() -> (World, Vec<Due>) {
    let world = lobby_of("clone-wars", &[ana()], None).await;
    world.act(&ana(), Intent::AddAi { count: 3 }).await;
    world.act(&ana(), Intent::Start).await;
    world.greet().await;
    let mut told = Vec::new();
    for _ in 0..4_000 {
        if matches!(world.view(None).await.theatre().unwrap().pawn, Some(Pawn::Space(_))) {
            return (world, told);
        }
        assert_eq!(world.sight(None).await.state, MatchState::Running, "the AI calls the order before the end");
        if world.table.wake().await.unwrap() > 0 {
            continue;
        }
        told.extend(world.deliver().await);
        world.act(&mia(), Intent::Skip).await;
    }
    panic!("no order was called")
}

fn order_of(due: &Due) -> Option<(u32, &Called)> {
    match &due.rendered.post {
        Post::Order { turn, called, .. } => Some((*turn, called)),
        _ => None,
    }
}

fn posted(due: &Due, lang: Lang) -> Message {
    let (_, called) = order_of(due).unwrap();
    text::order_post(due.rendered.sight.as_ref().unwrap(), called, lang)
}

#[tokio::test]
async fn order_66_has_a_post_of_its_own_that_comes_whole_and_once() {
    let (world, mut told) = until_called().await;
    world.clock.advance(Duration::from_secs(60));
    told.extend(world.deliver().await);
    while world.sight(None).await.state == MatchState::Running && world.table.wake().await.unwrap() > 0 {}
    world.clock.advance(Duration::from_secs(60));
    told.extend(world.deliver().await);
    let orders: Vec<&Due> = told.iter().filter(|due| order_of(due).is_some()).collect();
    let [order] = orders[..] else { panic!("{} posts of an order", orders.len()) };
    assert_eq!(order.kind, PostKind::Say);
    let (turn, called) = order_of(order).unwrap();
    let after = told.iter().position(|due| order_of(due).is_some()).unwrap();
    let later =
        |due: &Due| matches!(due.rendered.post, Post::Turn { turn: other, .. } if other > turn && due.shown.is_none());
    assert!(!told[..after].iter().any(later), "nobody is called to the next turn before the order is told");
    assert!(!called.throws.is_empty());
    for lang in Lang::ALL {
        let message = posted(order, lang);
        let sight = order.rendered.sight.as_ref().unwrap();
        let names = Names::of(sight, lang);
        assert!(message.content.starts_with("**ORDER 66** – ") && message.content.chars().count() <= LONGEST_MESSAGE);
        for throw in &called.throws {
            let rolled = format!("{}: {}", names.space(throw.space), throw.rolled);
            assert!(message.content.contains(&rolled), "{rolled}: {}", message.content);
        }
        let Some(PictureWish::Board(board)) = &message.picture else { panic!("a board") };
        for throw in &called.throws {
            let owner = throw.to.unwrap_or(throw.from);
            assert_eq!(board.spaces[throw.space], (Some(sight.seats[owner].slot), throw.troops));
        }
        assert!(message.quiet && message.mentions.is_empty());
    }
}

#[tokio::test]
async fn the_post_of_an_order_says_and_shows_the_same_after_a_restart() {
    let (world, _) = until_called().await;
    world.clock.advance(Duration::from_secs(60));
    let before = loop {
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
    for _ in 0..200 {
        if world.sight(None).await.state != MatchState::Running || world.table.wake().await.unwrap() == 0 {
            break;
        }
    }
    let told = world.deliver().await;
    let order = told.iter().find(|due| order_of(due).is_some()).unwrap();
    let after = Lang::ALL.map(|lang| posted(order, lang));
    let contents = |messages: &[Message; 2]| messages.clone().map(|message| message.content);
    assert_eq!(contents(&before), contents(&after));
    let boards = |messages: &[Message; 2]| {
        messages.clone().map(|message| match message.picture {
            Some(PictureWish::Board(board)) => board.spaces,
            other => panic!("{other:?}"),
        })
    };
    assert!(boards(&before) == boards(&after), "the board as the order left it");
}
