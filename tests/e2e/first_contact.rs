//! Signing in, registering, the first answers.

use crate::bring_up::World;

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_and_answered_to_the_asker_alone() {
    let mut world = World::new().await;
    let ana = world.person("ana", "en-US");
    println!("{}", world.types(ana, "/status").await);
    println!("{}", world.types(ana, "/help").await);
    world.stop_bot().await;
    let puts = |world: &World| world.sandbox.requests().iter().filter(|request| request.method == "PUT").count();
    assert_eq!(puts(&world), 1);
    world.assert_clean();
}
