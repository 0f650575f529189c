//! What a person with two armies does about their own part in a match, and what is done to it: it is about both, unless one is named.

use std::time::Duration;

use adjutant::game::conquest::view::PhaseView;
use adjutant::game::event::Outcome;
use adjutant::game::ids::{SeatId, SideId};
use adjutant::game::people::Hold;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::{Intent, Person};
use adjutant::table::press::Verb;
use adjutant::table::sight::MatchState;
use adjutant::table::sure::{Loss, Own, Preview};
use adjutant::text;
use adjutant::text::lang::Lang;

use super::questions::{answer, asked};
use super::two_armies::{at, begun};
use super::world::{HERE, World, ana, ben, cem, mia};

const TEXT: &str = "kamino=0x5 ando=0x3 naboo=2x3 rattatak=1x2 kessel=1x4; seat 0";

async fn sure(world: &World, person: &Person, shown: &Preview) -> Result<Answer, Refused> {
    world.press(person, Verb::Sure { version: shown.version, act: shown.loss.act() }).await
}

async fn holds(world: &World) -> Vec<bool> {
    let view = world.view(None).await;
    view.seats.iter().map(|(_, seat)| seat.hold != Hold::Ai).collect()
}

#[tokio::test]
async fn who_leaves_leaves_both_armies_and_a_newcomer_takes_one_or_both() {
    let world = at(&[ana(), ben()], TEXT).await;
    let shown = world.table.leaving(ana().account, HERE).await.unwrap().unwrap();
    assert!(matches!(&shown.loss, Loss::Left(seats) if *seats == [SeatId(0), SeatId(2)]));
    for lang in Lang::ALL {
        let told = text::preview(&shown, lang).content;
        assert!(told.contains("Ana I") && told.contains("Ana II"), "{told}");
        let seats = ["the seats back", "die Plätze"][usize::from(lang == Lang::De)];
        assert!(told.contains(seats), "{told}");
    }
    sure(&world, &ana(), &shown).await.unwrap();
    assert_eq!(holds(&world).await, [false, true, false, true]);
    assert_eq!(world.sight(None).await.host, ben().account);
    // One army after the other, each with the host's consent.
    let Answer::WhichSeat { seats, .. } = world.act(&cem(), Intent::Join).await else { panic!("which") };
    assert_eq!(seats, [SeatId(0), SeatId(2)]);
    for seat in [2, 0] {
        // Questions are told apart by their time, and the post of an AI's turn may hold the channel up for a moment.
        world.clock.advance(Duration::from_secs(1));
        world.press(&cem(), Verb::TakeOver { seat }).await.unwrap();
        world.clock.advance(Duration::from_secs(5));
        let (question, _) = asked(&world.deliver().await).unwrap();
        world.press(&ben(), answer(&question, true)).await.unwrap();
    }
    assert_eq!(holds(&world).await, [true; 4]);
    let own = world.sight(None).await.seats_of(cem().account);
    assert_eq!(own, [SeatId(0), SeatId(2)]);
    assert_eq!(world.refused(&cem(), Intent::Join).await, Refused::AlreadyJoined);
    assert_eq!(world.view(Some(&cem())).await.own_seats(), own);
}

#[tokio::test]
async fn nobody_runs_armies_of_both_sides() {
    let world = at(&[ana(), ben()], TEXT).await;
    world.act(&mia(), Intent::Kick { seat: "Ben II".to_owned() }).await;
    assert_eq!(world.refused(&ana(), Intent::Join).await, Refused::AlreadyJoined);
    let with = |seat: &str| Intent::Replace {
        seat: seat.to_owned(),
        with: ana().account,
        with_name: "Ana".to_owned(),
        with_bot: false,
    };
    assert_eq!(world.refused(&mia(), with("Ben II")).await, Refused::AlreadySeated);
    assert_eq!(world.refused(&mia(), with("Ana II")).await, Refused::AlreadySeated, "she has it");
}

#[tokio::test]
async fn a_moderator_takes_or_gives_the_one_army_that_is_named() {
    let world = at(&[ana(), ben()], TEXT).await;
    let kick = Intent::Kick { seat: "Ana II".to_owned() };
    let shown = world.table.preview(&mia(), HERE, None, &kick).await.unwrap();
    for (lang, says) in [(Lang::En, "Only this army"), (Lang::De, "Nur dieses Heer")] {
        let told = text::preview(&shown, lang).content;
        assert!(told.contains(says), "{told}");
    }
    assert!(matches!(
        world.refused(&mia(), Intent::Kick { seat: "Ana".to_owned() }).await,
        Refused::AmbiguousName { .. }
    ));
    sure(&world, &mia(), &shown).await.unwrap();
    assert_eq!(holds(&world).await, [true, true, false, true]);
    assert_eq!(world.sight(None).await.seats_of(ana().account), [SeatId(0)]);
    let replace = Intent::Replace {
        seat: "Ana II".to_owned(),
        with: cem().account,
        with_name: "Cem".to_owned(),
        with_bot: false,
    };
    world.act(&mia(), replace).await;
    assert_eq!(world.sight(None).await.seats_of(cem().account), [SeatId(2)]);
    // Who was taken one of two armies gets it back the same way.
    world.act(&mia(), Intent::Kick { seat: "Cem".to_owned() }).await;
    world.act(&ana(), Intent::Join).await;
    assert_eq!(world.sight(None).await.seats_of(ana().account), [SeatId(0), SeatId(2)], "she hosts the match");
}

#[tokio::test]
async fn c11_who_surrenders_gives_up_with_both_armies_and_the_other_side_has_won() {
    for seat in [0, 1] {
        let world = at(&[ana(), ben()], &TEXT.replace("seat 0", &format!("seat {seat}"))).await;
        let shown = world.table.own(ana().account, HERE, Own::Surrender).await.unwrap();
        assert!(matches!(&shown.loss, Loss::Surrendered(seats) if seats.len() == 2));
        for lang in Lang::ALL {
            let told = text::preview(&shown, lang).content;
            assert!(["Ana I", "Ana II", "Ben I", "Ben II"].iter().all(|name| told.contains(name)), "{told}");
            let of_two =
                [["the seats back", "have won"], ["die Plätze", "haben gewonnen"]][usize::from(lang == Lang::De)];
            assert!(of_two.iter().all(|said| told.contains(said)), "{told}");
        }
        sure(&world, &ana(), &shown).await.unwrap();
        let sight = world.sight(None).await;
        assert_eq!(sight.state, MatchState::Over);
        let view = world.view(None).await;
        let PhaseView::Over(Outcome::Side { side, .. }) = &view.phase else { panic!("{:?}", view.phase) };
        assert_eq!(*side, SideId(1));
    }
}

#[tokio::test]
async fn a_draw_is_agreed_by_people_whatever_they_have() {
    let world = at(&[ana(), ben()], TEXT).await;
    let shown = world.table.own(ana().account, HERE, Own::Draw).await.unwrap();
    assert!(matches!(&shown.loss, Loss::Drawn { asks } if *asks == [SeatId(1), SeatId(3)]));
    sure(&world, &ana(), &shown).await.unwrap();
    let (question, message) = asked(&world.deliver().await).unwrap();
    assert_eq!(message.mentions, [ben().account], "each once");
    world.press(&ben(), answer(&question, true)).await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Over);
    // Against AIs alone it is one at once.
    let alone = at(&[ana(), ben()], TEXT).await;
    let left = alone.table.leaving(ben().account, HERE).await.unwrap().unwrap();
    sure(&alone, &ben(), &left).await.unwrap();
    let shown = alone.table.own(ana().account, HERE, Own::Draw).await.unwrap();
    assert!(matches!(&shown.loss, Loss::Drawn { asks } if asks.is_empty()));
    sure(&alone, &ana(), &shown).await.unwrap();
    assert_eq!(alone.sight(None).await.state, MatchState::Over);
}

#[tokio::test]
async fn whose_data_is_deleted_leaves_both_armies() {
    let world = begun(&[ana(), ben()]).await;
    let seen = world.table.held_shown(ben().account).await.unwrap();
    world.table.forget_person(&ben(), seen.seen()).await.unwrap();
    let sight = world.sight(None).await;
    assert!(sight.seats_of(ben().account).is_empty());
    let names: Vec<String> = sight.seats.iter().map(|(_, seated)| seated.name.clone()).collect();
    assert!(names.iter().all(|name| !name.contains("Ben")), "{names:?}");
    assert_eq!(holds(&world).await, [true, false, true, false]);
}
