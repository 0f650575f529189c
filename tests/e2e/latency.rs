//! How long an answer takes, printed and not judged: the machine may be busy.

use std::time::Duration;

use adjutant::sandbox::Reaction;

use crate::bring_up::World;

const TIMES: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_comes_within_three_seconds() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    for line in ["/status", "/place space:=Atlantis", "/game settings"] {
        let mut took = Vec::new();
        for _ in 0..TIMES {
            let outcome = world.sandbox.command(people[0], world.sandbox.channel(), line).await.unwrap();
            match outcome.reaction {
                Reaction::Answered { after } => took.push(after),
                other => panic!("{line}: {other:?}"),
            }
        }
        took.sort();
        assert!(took[TIMES - 1] < Duration::from_secs(3));
        println!("{line}: p50 {:?}, p95 {:?}, max {:?}", took[TIMES / 2], took[TIMES * 95 / 100], took[TIMES - 1]);
    }
}
