//! `/privacy`, as people see it.

use adjutant::text::lang::Lang;

use crate::bring_up::World;
use crate::players::button;
use crate::words::says;

#[tokio::test(flavor = "multi_thread")]
async fn people_see_take_and_delete_what_is_stored_about_them() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-US")];
    world.begin(&people).await;
    let [ana, ben, _] = people;
    let shown = world.types(ana, "/privacy show").await;
    assert!(says(&shown, Lang::En, "privacy-head") && shown.contains(&ana.0.to_string()), "{shown}");
    assert!(!shown.contains(&ben.0.to_string()), "{shown}");
    let german = world.types(ben, "/privacy show").await;
    assert!(says(&german, Lang::De, "privacy-head"), "{german}");

    let given = world.answered(ana, "/privacy export").await;
    assert!(given.is_ephemeral() && given.attachments.len() == 1, "{given:?}");

    let mia = world.moderator("mia");
    let none = world.types(mia, "/privacy delete").await;
    assert!(says(&none, Lang::En, "privacy-nothing"), "{none}");

    let asked = world.answered(ana, "/privacy delete").await;
    assert!(says(&asked.content, Lang::En, "privacy-delete-live"), "{}", asked.content);
    let delete = button(&asked, "forget").expect("a button that deletes");
    let done = world.presses(ana, asked.id, &delete).await;
    assert!(says(&done, Lang::En, "privacy-deleted"), "{done}");
    assert!(world.sight().await.seats.iter().all(|(_, seated)| !seated.name.contains("Ana")));
    world
        .shown("that she left", |posts| {
            posts.iter().find(|post| says(&post.content, Lang::En, "notice-nameless")).cloned()
        })
        .await;
    world.quiet().await;
    world.assert_clean();
}
