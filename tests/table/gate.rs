//! What a lobby asks of those who want to join.

use adjutant::table::answer::{Answer, Refused};
use adjutant::table::gate::{Gate, GateWish};
use adjutant::table::intent::{Intent, Person};
use adjutant::table::press::Verb;
use adjutant::table::sight::AccountId;
use adjutant::text::lang::Lang;

use super::world::{DAY_ONE, World, ana, ben, cem, mia, new, person};

const APPROVAL: GateWish = GateWish { approval: Some(true), role: None, days: None };

#[tokio::test]
async fn the_host_accepts_or_declines_who_asks() {
    let world = World::begin();
    world.act(&ana(), new()).await;
    assert_eq!(world.refused(&ben(), Intent::Gate(APPROVAL)).await, Refused::OnlyHost);
    world.act(&ana(), Intent::Gate(APPROVAL)).await;
    assert!(matches!(world.act(&ben(), Intent::Join).await, Answer::HostAsked));
    assert_eq!(world.press(&ben(), Verb::Join).await.unwrap_err(), Refused::AlreadyAsked);
    assert_eq!(world.sight(None).await.seats.len(), 1);
    let accept = |person: &Person| Verb::Accept { account: person.account };
    assert_eq!(world.press(&ben(), accept(&ben())).await.unwrap_err(), Refused::OnlyHost);
    world.act(&cem(), Intent::Join).await;
    let world = world.restart();
    assert!(matches!(world.press(&ana(), accept(&ben())).await.unwrap(), Answer::Accepted { name } if name == "Ben"));
    world.press(&mia(), Verb::Decline { account: cem().account }).await.unwrap();
    assert_eq!(world.press(&ana(), accept(&cem())).await.unwrap_err(), Refused::AskedNoMore);
    assert_eq!(world.refused(&cem(), Intent::Join).await, Refused::Removed);
    let sight = world.sight(None).await;
    assert_eq!((sight.seats.len(), sight.seats_of(ben().account).len(), sight.house.asking.len()), (2, 1, 0));
    // Moderators need not ask, and a question can be taken back.
    world.act(&mia(), Intent::Join).await;
    let dan = person(120, "Dan", Lang::De);
    world.act(&dan, Intent::Join).await;
    world.act(&dan, Intent::Leave).await;
    assert_eq!(world.press(&ana(), accept(&dan)).await.unwrap_err(), Refused::AskedNoMore);
    // Without any condition everybody may come.
    world.act(&ana(), Intent::Gate(GateWish { approval: Some(false), ..GateWish::default() })).await;
    assert!(matches!(world.act(&dan, Intent::Join).await, Answer::Joined { .. }));
}

#[tokio::test]
async fn so_many_wait_and_a_full_lobby_takes_nobody() {
    let world = World::begin();
    world.act(&ana(), new()).await;
    world.act(&ana(), Intent::Gate(APPROVAL)).await;
    for n in 0..10 {
        world.act(&person(200 + n, "Eve", Lang::En), Intent::Join).await;
    }
    assert_eq!(world.refused(&ben(), Intent::Join).await, Refused::TooManyAsk);
    world.act(&ana(), Intent::AddAi { count: 5 }).await;
    let accept = Verb::Accept { account: AccountId(200) };
    assert_eq!(world.press(&ana(), accept).await.unwrap_err(), Refused::LobbyFull { most: 6 });
    world.act(&ana(), Intent::Remove { seat: "Bot Ada".to_owned() }).await;
    world.press(&ana(), accept).await.unwrap();
}

#[tokio::test]
async fn a_role_or_an_old_account_is_asked_for() {
    let world = World::begin();
    world.act(&ana(), new()).await;
    let wish = |role, days| Intent::Gate(GateWish { approval: None, role, days });
    for wrong in [-1, 3_651, i64::MAX] {
        let refused = world.refused(&ana(), wish(None, Some(wrong))).await;
        assert_eq!(refused, Refused::OutOfRange { asked: wrong, least: 0, most: 3_650 });
    }
    let gated = world.act(&ana(), wish(Some(77), Some(30))).await;
    assert!(matches!(gated, Answer::Gated { gate: Gate { approval: false, role: Some(77), days: 30 } }));
    assert_eq!(world.refused(&ben(), Intent::Join).await, Refused::NeedsRole { role: 77 });
    world.act(&Person { roles: vec![77], ..ben() }, Intent::Join).await;
    // Made ten days ago.
    let made = u64::try_from(DAY_ONE - 10 * 86_400_000 - 1_420_070_400_000).unwrap() << 22;
    let young = Person { roles: vec![77], ..person(made, "Eve", Lang::En) };
    assert_eq!(world.refused(&young, Intent::Join).await, Refused::TooYoung { days: 30, left: 20 });
    world.clock.advance(std::time::Duration::from_hours(20 * 24));
    world.act(&young, Intent::Join).await;
}
