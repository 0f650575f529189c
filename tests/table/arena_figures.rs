//! Figures of a dice game by command: which words are wanted where none, or too few, are typed.

use adjutant::assets::rebellion;
use adjutant::game::ids::SeatId;
use adjutant::game::rebellion::action::Move;
use adjutant::game::rebellion::edition::AllyId;
use adjutant::game::rebellion::refusal::Refusal as Rule;
use adjutant::game::rebellion::table::Stage;
use adjutant::game::rebellion::view::View;
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Expected, Refused};
use adjutant::table::intent::{Intent, Person};
use adjutant::text;

use super::arena::{MOST_STEPS, arena, begun, next_move, typed};
use super::world::{World, ana, ben};

fn by_rules(refused: &Refused) -> &Rule {
    match refused {
        Refused::Rules { refusal: Refusal::Rebellion(rule), .. } => rule,
        other => panic!("{other:?}"),
    }
}

/// An ally of the seat, a symbol of which fits several fields, where the symbol of its rebel does so too.
fn undecided(view: &View, seat: SeatId) -> Option<AllyId> {
    let table = &view.table;
    let is_several = |symbol| table.spots(symbol).len() > 1;
    let allies = table.seats[seat].allies.iter().copied();
    let mut allies = allies.filter(|&ally| table.edition.symbols(ally).iter().any(|&symbol| is_several(symbol)));
    allies.next().filter(|_| is_several(table.rebel_symbol(seat)))
}

/// Plays without any ally until somebody is about to throw who has one that could cover this or that.
async fn with_an_ally(world: &World, people: &[Person]) -> (Person, AllyId) {
    for _ in 0..MOST_STEPS {
        let (person, seat) = world.next(people).await.expect("nobody had an ally to choose for");
        let view = arena(world).await;
        let begins = view.table.turn_now().is_some_and(|turn| turn.stage == Stage::Throw);
        if let Some(ally) = undecided(&view, seat).filter(|_| begins) {
            return (person, ally);
        }
        let wish = match next_move(world).await.1 {
            Move::Ally { .. } | Move::Restart { .. } => Move::Finish,
            other => other,
        };
        world.act(&person, typed(wish, person.lang)).await;
    }
    panic!("not over");
}

#[tokio::test]
async fn where_a_figure_could_go_to_several_rows_the_refusal_asks_for_them() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let (person, ally) = with_an_ally(&world, &people).await;
    let name = &rebellion().names.ally(ally)[person.lang];
    let bare = || Intent::Ally { ally: name.clone(), rows: None };
    world.act(&person, Intent::Roll).await;
    let early = world.refused(&person, bare()).await;
    assert!(matches!(by_rules(&early), Rule::DiceFirst { .. }), "{early:?}");

    world.act(&person, Intent::EndStep).await;
    let refused = world.refused(&person, bare()).await;
    let symbols = arena(&world).await.table.edition.symbols(ally).len();
    assert_eq!(*by_rules(&refused), Rule::AllySymbols { ally, asked: 0, symbols });
    let told = text::refused(&refused, person.lang).content;
    assert!(told.contains(name), "{told}");

    let refused = world.refused(&person, Intent::Ally { ally: "rebel".to_owned(), rows: None }).await;
    assert_eq!(refused, Refused::NotUnderstood { asked: String::new(), what: Expected::Rows });
    assert!(!text::refused(&refused, person.lang).content.is_empty());
}
