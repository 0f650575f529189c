//! How often the turns of a dice game are posted.

use std::collections::BTreeMap;

use adjutant::table::intent::{Intent, LogWish, PostEvery};
use adjutant::table::opening::OpeningWish;
use adjutant::table::post::Post;

use super::arena::{MOST_STEPS, arena, begun, next_move, typed};
use super::world::{ana, ben, mia};

#[tokio::test]
async fn a_row_that_is_won_is_shown_in_the_post_of_its_turn_also_where_captures_are_posted() {
    let people = [ana(), ben()];
    let world = begun(&people, Some("short-match")).await;
    let set_up = Intent::SetUp {
        moderator_role: None,
        clear_role: false,
        language: None,
        posts: Some(PostEvery::Capture),
        opening: OpeningWish::default(),
        log: LogWish::Keep,
    };
    world.act(&mia(), set_up).await;
    let mut messages: BTreeMap<u32, u32> = BTreeMap::new();
    for _ in 0..MOST_STEPS {
        for due in world.deliver().await {
            if let (Post::Turn { turn, .. }, true) = (&due.rendered.post, due.is_show()) {
                let is_new = due.shown.is_none_or(|shown| shown.at == 0);
                *messages.entry(*turn).or_default() += u32::from(is_new);
            }
        }
        let won: u32 = arena(&world).await.table.seats.iter().map(|(_, seat)| seat.rows_won).sum();
        if won >= 3 {
            break;
        }
        let (person, _) = world.next(&people).await.expect("three rows are won before the end");
        let wish = next_move(&world).await.1;
        world.act(&person, typed(wish, person.lang)).await;
    }
    assert!(messages.len() > 1 && messages.values().all(|&sent| sent == 1), "{messages:?}");
}
