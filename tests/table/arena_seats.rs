//! Seats of a dice game that change hands, turns that are taken back or skipped, and ends before the last arena.

use adjutant::game::ids::SeatId;
use adjutant::game::people::Hold;
use adjutant::game::rebellion::action::Move;
use adjutant::game::rebellion::event::Outcome;
use adjutant::game::rebellion::table::{Phase, Stage};
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::arena_press::ArenaPress;
use adjutant::table::export::Part;
use adjutant::table::intent::{Intent, Person};
use adjutant::table::outbox::Due;
use adjutant::table::post::Post;
use adjutant::table::press::Verb;
use adjutant::table::sight::MatchState;
use adjutant::table::sure::{Loss, Own};
use adjutant::table::verify::verify;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::arena::{MOST_STEPS, arena, begun, next_move, typed};
use super::files::exported;
use super::questions::{answer, asked};
use super::world::{World, ana, ben, cem, mia};

/// Where a turn stands, with the number of the throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Point {
    Throw,
    Dice(u8),
    Figures,
}

async fn point(world: &World) -> Point {
    match &arena(world).await.table.turn_now().expect("a turn").stage {
        Stage::Throw => Point::Throw,
        Stage::Dice { throw, .. } => Point::Dice(*throw),
        Stage::Figures => Point::Figures,
    }
}

async fn step(world: &World, people: &[Person]) -> Person {
    let (person, _) = world.next(people).await.expect("not over");
    let wish = next_move(world).await.1;
    world.act(&person, typed(wish, person.lang)).await;
    person
}

/// Plays until a turn stands there.
async fn until(world: &World, people: &[Person], wanted: Point) -> (Person, SeatId) {
    for _ in 0..MOST_STEPS {
        if point(world).await == wanted {
            return world.next(people).await.expect("somebody is on turn");
        }
        step(world, people).await;
    }
    panic!("never {wanted:?}");
}

async fn confirms(world: &World, person: &Person, act: Own) -> Result<Answer, Refused> {
    let shown = world.table.own(person.account, super::world::HERE, act).await?;
    world.press(person, Verb::Sure { version: shown.version, act: shown.loss.act() }).await
}

/// The file of the match, once all but one have given up, is verified: every throw and every state of it can be worked out anew.
async fn all_is_proved(world: &World, people: &[Person]) {
    for person in people {
        if world.sight(None).await.state != MatchState::Over {
            // Who was replaced has nothing to give up.
            let _ = confirms(world, person, Own::Surrender).await;
        }
    }
    let file = exported(world, Part::Public);
    assert_eq!(verify(&file).unwrap().states, file.journal.len());
}

#[tokio::test]
async fn the_ai_can_be_asked_also_where_nothing_but_the_end_is_left() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    for _ in 0..MOST_STEPS {
        let (person, seat) = world.next(&people).await.expect("not over");
        let view = arena(&world).await;
        if point(&world).await != Point::Figures || view.offers(seat).len() > 1 {
            step(&world, &people).await;
            continue;
        }
        let shown = world.deliver().await;
        let turn = view.table.turn;
        let post =
            shown.iter().rev().find(|due| matches!(due.rendered.post, Post::Turn { turn: of, .. } if of == turn));
        let of = &post.expect("it is shown").rendered;
        let post = text::turn_post(of.sight.as_ref().unwrap(), turn, &of.since, &of.turn, Lang::En);
        let for_me = |button: &&text::Button| matches!(button.press.verb, Verb::Arena { press: ArenaPress::ForMe, .. });
        let button = post.rows.iter().flatten().find(for_me).expect("as in every step of the turn");
        world.press(&person, button.press.verb).await.unwrap();
        assert_eq!(arena(&world).await.table.turn, turn + 1);
        return;
    }
    panic!("something was always left");
}

#[tokio::test]
async fn a_skip_ends_the_turn_from_wherever_it_stands() {
    let people = [ana(), ben(), cem()];
    let world = begun(&people, None).await;
    for wanted in [Point::Throw, Point::Dice(1), Point::Dice(2), Point::Figures] {
        let (person, seat) = until(&world, &people, wanted).await;
        let before = arena(&world).await.table;
        let skipped = world.act(&mia(), Intent::Skip).await;
        assert!(matches!(&skipped, Answer::Skipped { seats, .. } if *seats == [seat]), "{wanted:?}: {skipped:?}");
        let after = arena(&world).await.table;
        assert_eq!(after.turn, before.turn + 1, "{wanted:?}: this turn and no other");
        let (next, _) = world.next(&people).await.expect("not over");
        assert_ne!(next.account, person.account, "{wanted:?}");
        assert_eq!(point(&world).await, Point::Throw, "{wanted:?}");
    }
    all_is_proved(&world, &people).await;
}

#[tokio::test]
async fn a_seat_that_is_handed_over_in_the_middle_of_its_turn_goes_on_where_it_stands() {
    let people = [ana(), ben(), cem()];
    let world = begun(&people, None).await;
    let (person, seat) = until(&world, &people, Point::Dice(1)).await;
    let before = arena(&world).await.table;
    let dan = super::world::person(104, "Dan", person.lang);
    let replace =
        Intent::Replace { seat: person.name.clone(), with: dan.account, with_name: "Dan".to_owned(), with_bot: false };
    world.act(&mia(), replace).await;
    assert_eq!(arena(&world).await.table.phase, before.phase, "the dice lie as they lay");
    assert_eq!(world.refused(&person, Intent::EndStep).await, Refused::NoSeat);
    world.act(&dan, Intent::EndStep).await;
    assert_eq!(point(&world).await, Point::Figures);
    // The AI takes it over and ends the turn by itself.
    world.act(&mia(), Intent::Kick { seat: "Dan".to_owned() }).await;
    assert_eq!(arena(&world).await.table.seats[seat].hold, Hold::Ai);
    world.table.wake().await.unwrap();
    let after = arena(&world).await.table;
    assert_eq!(after.turn, before.turn + 1);
    assert_ne!(after.turn_now().expect("a turn").seat, seat);
    all_is_proved(&world, &people).await;
}

#[tokio::test]
async fn who_surrenders_in_their_own_turn_leaves_its_rest_to_the_ai_and_cannot_win() {
    let people = [ana(), ben(), cem()];
    let world = begun(&people, None).await;
    let (person, seat) = until(&world, &people, Point::Dice(1)).await;
    let turn = arena(&world).await.table.turn;
    confirms(&world, &person, Own::Surrender).await.unwrap();
    let table = arena(&world).await.table;
    assert!(table.seats[seat].surrendered && table.seats[seat].hold == Hold::Ai);
    assert_eq!(table.turn, turn, "the turn is still theirs");
    world.table.wake().await.unwrap();
    let table = arena(&world).await.table;
    assert_eq!(table.turn, turn + 1);
    assert!(table.contenders().all(|other| other != seat) && table.contenders().count() == 2);
    let left: Vec<&Person> = people.iter().filter(|other| other.account != person.account).collect();
    confirms(&world, left[0], Own::Surrender).await.unwrap();
    let Phase::Over(Outcome::Remained { seat: winner, .. }) = arena(&world).await.table.phase else {
        panic!("one is left")
    };
    assert_eq!(world.sight(None).await.seats_of(left[1].account), [winner]);
    all_is_proved(&world, &people).await;
}

#[tokio::test]
async fn an_undo_goes_back_across_the_end_of_a_turn_and_calls_its_seat_anew() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let (person, _) = until(&world, &people, Point::Figures).await;
    world.deliver().await;
    let before = world.sight(None).await;
    let turn = arena(&world).await.table.turn;
    world.act(&person, typed(Move::Finish, person.lang)).await;
    let (other, _) = world.next(&people).await.expect("not over");
    world.act(&other, Intent::Roll).await;
    world.deliver().await;
    let to = i64::try_from(before.moves + 1).unwrap();
    let undone = world.act(&mia(), Intent::Undo { to: Some(to) }).await;
    assert!(matches!(undone, Answer::Undone { taken_back: 2, .. }), "{undone:?}");
    let after = world.sight(None).await;
    assert_eq!(after.view, before.view, "dice, rows, allies and Sith lords as they were");
    assert!(after.next_draw > before.next_draw, "the throw that was taken back keeps its number");
    let told = world.deliver().await;
    let calls =
        |due: &&Due| matches!(due.rendered.post, Post::Turn { turn: of, .. } if of == turn) && due.rendered.ping;
    assert_eq!(told.iter().filter(calls).count(), 1, "whoever is on turn again is called");
    assert_eq!(world.next(&people).await.unwrap().0.account, person.account);
    step(&world, &people).await;
    all_is_proved(&world, &people).await;
}

#[tokio::test]
async fn all_can_agree_on_a_draw_and_play_again_with_the_same_settings() {
    let people = [ana(), ben(), cem()];
    let world = begun(&people, Some("short-match")).await;
    until(&world, &people, Point::Dice(1)).await;
    world.deliver().await;
    let shown = world.table.own(ana().account, super::world::HERE, Own::Draw).await.unwrap();
    assert!(matches!(&shown.loss, Loss::Drawn { asks } if asks.len() == 2));
    assert!(matches!(confirms(&world, &ana(), Own::Draw).await, Ok(Answer::Asked)));
    let (question, _) = asked(&world.deliver().await).expect("a question");
    world.press(&ben(), answer(&question, true)).await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Running);
    world.press(&cem(), answer(&question, true)).await.unwrap();
    let over = world.sight(None).await;
    assert_eq!(over.state, MatchState::Over);
    assert!(matches!(arena(&world).await.table.phase, Phase::Over(Outcome::Agreed { .. })));
    let told = world.deliver().await;
    assert!(told.iter().any(|due| matches!(due.rendered.post, Post::End { .. })));
    all_is_proved(&world, &people).await;

    assert!(matches!(world.press(&ben(), Verb::Rematch).await, Ok(Answer::Opened { .. })));
    let lobby = world.sight(None).await;
    assert_eq!((lobby.options, lobby.state), (over.options, MatchState::Lobby));
    assert_ne!(lobby.commitment, over.commitment, "a seed of its own");
    world.act(&ana(), Intent::Join).await;
    world.act(&ben(), Intent::Start).await;
    assert_eq!(point(&world).await, Point::Throw);
}
