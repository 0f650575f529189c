//! Seats of the Original Trilogy that are wished for in a lobby: what is said of them, and that no wish is lost.

use adjutant::game::ids::SeatId;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::choices::Field;
use adjutant::table::gate::GateWish;
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::press::Verb;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::trilogy::at;
use super::trilogy_team::{lobby, order, sit};
use super::world::{HERE, World, ana, ben, cem, mia};

/// What is said of a seat that exists only with more players.
const LATER: [&str; 2] = ["as soon as there are as many players", "sobald so viele am Tisch sitzen"];

fn says_later(answer: &Answer) -> bool {
    let told = Lang::ALL.map(|lang| text::answer(answer, lang).content);
    let says: Vec<bool> =
        told.iter().map(|told| !told.contains('⟦') && LATER.iter().any(|later| told.contains(later))).collect();
    assert!(says.iter().all(|each| *each == says[0]), "the same in both languages: {told:?}");
    says[0]
}

#[tokio::test]
async fn whoever_wishes_a_seat_that_exists_only_with_more_players_is_told_so() {
    let world = lobby(&[ana(), ben()]).await;
    for (seat, later) in [("hutts", true), ("rebels 2", true), ("rebels 1", false), ("empire 1", false)] {
        let answer = world.act(&ben(), sit(seat)).await;
        assert!(matches!(&answer, Answer::Seated { later: said, .. } if *said == later), "{seat}: {answer:?}");
        assert_eq!(says_later(&answer), later, "{seat}");
    }
    let answer = world.act(&cem(), sit("rebels 2")).await;
    assert!(matches!(&answer, Answer::Joined { later: true, .. }) && says_later(&answer), "also who joins: {answer:?}");
    assert!(!says_later(&world.act(&ana(), sit("rebels 1")).await));
}

#[tokio::test]
async fn the_seats_to_join_are_those_with_the_asker_among_them_and_say_which_are_taken() {
    let world = lobby(&[ana(), ben()]).await;
    world.act(&ben(), sit("empire 1")).await;
    let shown = async |person: &Person, typed: &str| {
        let shown = world.table.choices(person, HERE, &Field::SeatPlace, typed).await;
        shown.into_iter().map(|choice| choice.label).collect::<Vec<_>>()
    };
    let hutts = shown(&cem(), "hutts").await;
    assert!(hutts[0].contains("seat 2"), "a third player brings them in: {hutts:?}");
    let hutts = shown(&ana(), "hutts").await;
    assert!(hutts[0].contains("not with so many players"), "whoever sits is counted already: {hutts:?}");
    let empire = shown(&cem(), "empire 1").await;
    assert!(empire[0].ends_with("(taken)"), "{empire:?}");
    let empire = shown(&ben(), "imperium 1").await;
    assert!(!empire[0].ends_with("(vergeben)"), "their own is not taken: {empire:?}");
    world.act(&ana(), Intent::AddAi { count: 3 }).await;
    assert!(shown(&cem(), "hutts").await[0].contains("seat 3"), "never more than the table has");
}

#[tokio::test]
async fn a_seat_is_wished_for_and_taken_in_one_change() {
    let version = async |world: &World| world.sight(None).await.version;
    let mut made = Vec::new();
    for intent in [Intent::Join, sit("empire 1")] {
        let world = lobby(&[ana()]).await;
        let before = version(&world).await;
        world.act(&ben(), intent).await;
        made.push(version(&world).await - before);
    }
    assert_eq!(made, [1, 1]);
}

#[tokio::test]
async fn a_wish_outlives_the_question_to_the_host_unless_somebody_else_was_faster() {
    let world = lobby(&[ana()]).await;
    world.act(&ana(), Intent::Gate(GateWish { approval: Some(true), ..GateWish::default() })).await;
    assert!(matches!(world.act(&ben(), sit("rebels 1")).await, Answer::HostAsked));
    assert!(matches!(world.act(&cem(), sit("empire 1")).await, Answer::HostAsked));
    let world = world.restart();
    let accept = |person: &Person| Verb::Accept { account: person.account };
    world.press(&ana(), accept(&ben())).await.unwrap();
    assert_eq!(order(&world).await, ["Ben", "Ana"], "Ana came first and has chosen nothing");
    world.act(&ana(), sit("empire 1")).await;
    world.press(&ana(), accept(&cem())).await.unwrap();
    assert_eq!(order(&world).await, ["Ben", "Cem", "Ana"], "a seat that is taken is no reason to keep somebody out");
    assert_eq!(world.sight(None).await.seats_of(cem().account), [SeatId(1)]);
    let taken = world.refused(&cem(), sit("empire 1")).await;
    assert_eq!(taken, Refused::SeatTaken { name: "Ana".to_owned() });
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_that_were_chosen() {
    let world = lobby(&[ana(), ben(), cem()]).await;
    world.act(&ana(), sit("empire 1")).await;
    world.act(&ben(), sit("hutts")).await;
    world.act(&ana(), Intent::Start).await;
    world.act(&mia(), Intent::End).await;
    // Whoever opens it plays what they played; the others get theirs when they join.
    world.press(&ben(), Verb::Rematch).await.unwrap();
    let again = world.restart();
    again.act(&cem(), Intent::Join).await;
    let Answer::Joined { later: false, .. } = again.act(&ana(), Intent::Join).await else { panic!("joined") };
    assert_eq!(order(&again).await, ["Cem", "Ben", "Ana"], "Rebels, Hutts, Empire");
    // What somebody else has chosen meanwhile is theirs, and a wish for another seat comes first.
    again.act(&mia(), Intent::End).await;
    again.press(&cem(), Verb::Rematch).await.unwrap();
    again.act(&cem(), sit("empire 1")).await;
    again.act(&ana(), Intent::Join).await;
    again.act(&ben(), sit("rebels 1")).await;
    assert_eq!(order(&again).await, ["Ben", "Ana", "Cem"], "Ana gets what is left");
    // Also over a match in which some of them did not play.
    again.act(&mia(), Intent::End).await;
    again.press(&ana(), Verb::Rematch).await.unwrap();
    again.act(&mia(), Intent::End).await;
    again.press(&ana(), Verb::Rematch).await.unwrap();
    again.act(&ben(), Intent::Join).await;
    again.act(&cem(), Intent::Join).await;
    assert_eq!(order(&again).await, ["Ben", "Cem", "Ana"]);
}

#[tokio::test]
async fn a_rematch_keeps_the_seat_of_whoever_asks_its_host_for_one() {
    let world = lobby(&[ana(), ben()]).await;
    world.act(&ben(), sit("rebels 1")).await;
    world.act(&ana(), Intent::Start).await;
    world.act(&mia(), Intent::End).await;
    world.press(&ana(), Verb::Rematch).await.unwrap();
    world.act(&ana(), Intent::Gate(GateWish { approval: Some(true), ..GateWish::default() })).await;
    assert!(matches!(world.act(&ben(), Intent::Join).await, Answer::HostAsked));
    world.press(&ana(), Verb::Accept { account: ben().account }).await.unwrap();
    assert_eq!(order(&world).await, ["Ben", "Ana"]);
}

#[tokio::test]
async fn whoever_joins_is_told_their_seat_and_how_to_get_another() {
    let world = lobby(&[ana()]).await;
    let joined = world.act(&ben(), Intent::Join).await;
    let help = world.look(&ben(), Look::Help).await.unwrap();
    for (lang, seat, button) in [
        (Lang::En, "number 2: Empire, 45 armies", "**My seat**"),
        (Lang::De, "Nummer 2: Imperium, 45 Armeen", "**Mein Platz**"),
    ] {
        let lobby = text::lobby_post(&world.sight(None).await, lang);
        assert!(lobby.content.contains(button), "{}", lobby.content);
        let label = button.trim_matches('*');
        assert!(lobby.rows.iter().flatten().any(|shown| shown.label == label), "there is such a button: {lobby:?}");
        for told in [text::answer(&joined, lang).content, text::seen(&help, lang).content] {
            assert!(told.contains(seat) && told.contains(button), "{told}");
        }
    }
    // Where all seats are alike nobody reads of it.
    let other = World::begin();
    other.act(&ana(), Intent::New { ruleset: Some("galaxy".to_owned()), preset: None }).await;
    assert!(!text::lobby_post(&other.sight(None).await, Lang::En).content.contains("My seat"));
}

#[tokio::test]
async fn help_says_what_can_be_done_now_also_with_ships_and_cards() {
    for (stage, says, not) in [
        ("place 4", ["/place space:", "/build", "/card play", "/orders"], "two at most"),
        ("place 0", ["/attack", "two at most", "/done", "/orders"], "/place space:"),
    ] {
        let world = at(&[ana(), ben()], 2, &format!("hoth=0x5 kuat=1x2; stage {stage}")).await;
        let told = text::seen(&world.look(&ana(), Look::Help).await.unwrap(), Lang::En).content;
        assert!(says.iter().all(|said| told.contains(said)) && !told.contains(not), "{stage}: {told}");
    }
}
