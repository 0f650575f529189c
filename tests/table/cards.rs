//! The match card and its pin, where direct messages lead, and which matches wait for somebody.

use std::time::Duration;

use adjutant::table::answer::Seen;
use adjutant::table::card::{Pin, Pinned};
use adjutant::table::intent::{Intent, Look, Request};
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::Post;
use adjutant::table::sight::Place;
use adjutant::text::lang::Lang;
use adjutant::text::{self, Whereabouts};

use super::world::{HERE, World, ana, ben, cem, mia, new};

async fn begun() -> World {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.act(&ana(), Intent::Start).await;
    world
}

async fn pin(world: &World) -> Pin {
    let due = world.table.pins_due().await;
    let [pin] = due[..] else { panic!("{due:?}") };
    pin
}

#[tokio::test]
async fn the_card_tells_what_is_played_by_whom_and_how_to_look() {
    let world = begun().await;
    let due = world.deliver().await;
    let card = due.iter().find(|due| matches!(due.rendered.post, Post::Inputs { .. })).unwrap();
    for lang in Lang::ALL {
        let told = text::inputs_post(card.rendered.sight.as_ref().unwrap(), lang).content;
        let commands =
            ["board", "status", "help", "rules"].map(|name| format!("/{}", text::commands::name(name, lang)));
        for wanted in ["Ana", "Ben", "#1"].into_iter().chain(commands.iter().map(String::as_str)) {
            assert!(told.contains(wanted), "{wanted}: {told}");
        }
    }
}

#[tokio::test]
async fn the_card_is_to_be_pinned_until_the_match_is_over_and_again_when_it_goes_on() {
    let world = begun().await;
    assert!(world.table.pins_due().await.is_empty(), "nothing is sent yet");
    world.deliver().await;
    let card = pin(&world).await;
    assert!(card.pin && card.channel == HERE.channel);
    // Until it is written down it is due, also after a restart.
    let world = world.restart();
    assert_eq!(pin(&world).await, card);
    world.table.pinned(card, Pinned::Done).await;
    assert!(world.table.pins_due().await.is_empty());
    world.act(&mia(), Intent::Pause).await;
    assert!(world.table.pins_due().await.is_empty(), "a paused match keeps its card");
    world.act(&mia(), Intent::End).await;
    assert_eq!(pin(&world).await, Pin { pin: false, ..card });
    world.table.pinned(Pin { pin: false, ..card }, Pinned::Done).await;
    assert!(world.table.pins_due().await.is_empty());
    world.act(&mia(), Intent::Reopen).await;
    assert_eq!(pin(&world).await, card);
}

#[tokio::test]
async fn a_pin_that_fails_is_tried_three_times_and_changes_nothing() {
    let world = begun().await;
    world.deliver().await;
    for _ in 0..3 {
        let card = pin(&world).await;
        world.table.pinned(card, Pinned::Again).await;
        assert!(world.table.pins_due().await.is_empty(), "not at once");
        world.clock.advance(Duration::from_mins(2));
    }
    assert!(world.table.pins_due().await.is_empty());
    world.act(&mia(), Intent::End).await;
    assert!(world.table.pins_due().await.is_empty(), "what is not pinned is not unpinned");
}

#[tokio::test]
async fn a_pin_that_is_not_allowed_is_not_tried_again() {
    let world = begun().await;
    world.deliver().await;
    world.table.pinned(pin(&world).await, Pinned::Never).await;
    world.clock.advance(Duration::from_hours(1));
    assert!(world.table.pins_due().await.is_empty());
}

#[tokio::test]
async fn a_greeting_names_server_and_match_and_leads_to_the_lobby_once_it_is_posted() {
    let world = World::begin();
    world.act(&ana(), new()).await;
    world.deliver().await;
    world.act(&ben(), Intent::Join).await;
    let due = world.deliver().await;
    let to_ben = |due: &&Due| due.target == Target::Person(ben().account);
    let greeting = &due.iter().find(to_ben).unwrap().rendered;
    let post = greeting.leads_to.expect("the lobby is posted");
    let at = Whereabouts { server: "Ana's house", message: greeting.leads_to };
    let told = text::welcome_dm(greeting.sight.as_ref().unwrap(), at, Lang::En).content;
    let link = format!("https://discord.com/channels/{}/{}/{post}", HERE.guild, HERE.channel);
    assert!(told.contains(&link) && told.contains("house") && told.contains("#1"), "{told}");
}

#[tokio::test]
async fn the_list_begins_with_what_waits_for_somebody_on_any_server() {
    let world = World::begin();
    // A lobby here, in which nobody waits for anybody; a match that waits for Ana on another server; one there without her.
    world.act(&cem(), new()).await;
    for (channel, people) in [(20, [ana(), ben()]), (21, [ben(), cem()])] {
        let place = Place { guild: 2, channel };
        let [host, guest] = people;
        for (who, intent) in [(&host, new()), (&guest, Intent::Join), (&host, Intent::Start)] {
            world.table.act(Request { place, ..world.request(who, intent) }).await.unwrap();
            world.send_lobbies().await;
        }
    }
    let Ok(Seen::List { matches }) = world.look(&ana(), Look::List).await else { panic!("no list") };
    let places: Vec<(u64, bool)> = matches.iter().map(|one| (one.place.channel, one.waits_for_you)).collect();
    assert_eq!(places, [(20, true), (HERE.channel, false)]);
}
