//! Whole games as text: what was done, and what was told. A change in the rules shows up as a difference to be read.
//! `GOLDEN=write cargo test --test main playthroughs` writes them anew.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::{Action, Attack, MoveInWish, Until};
use adjutant::game::conquest::view::View;
use adjutant::game::edition::Edition;
use adjutant::game::event::Event;
use adjutant::game::ids::SeatId;
use adjutant::game::offer::Offer;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Viewer};
use adjutant::seal::Sealed;

use crate::rules::script::{holds, tell};
use crate::rules::small;

#[test]
fn three_seats_on_the_classic_board_with_the_default_preset() {
    compare("risiko_166.txt", &assets::classic().edition, (RulesetId::Classic, "risiko-166"), &[], 3);
}

#[test]
fn four_seats_draft_by_the_book_on_a_small_board_with_forced_trades() {
    let options = [("territories", "draft"), ("set-up", "book"), ("start-armies", "5"), ("forced-trade", "3")];
    compare("international_draft.txt", &small::edition(), (RulesetId::Classic, "international"), &options, 4);
}

#[test]
fn three_seats_on_the_galaxy_board_by_the_book() {
    compare("galaxy_literal.txt", &assets::galaxy().edition, (RulesetId::Galaxy, "literal"), &[], 3);
}

#[test]
fn five_seats_on_the_galaxy_board_all_at_once() {
    compare("galaxy_standard.txt", &assets::galaxy().edition, (RulesetId::Galaxy, "standard"), &[], 5);
}

#[test]
fn four_seats_on_the_board_of_the_clone_wars() {
    let edition = &assets::clone_wars_standard().edition;
    compare("clone_wars_standard.txt", edition, (RulesetId::CloneWarsStandard, "standard"), &[], 4);
}

/// Plays the game and compares it with the file.
fn compare(
    file: &str,
    edition: &Arc<Edition>,
    (ruleset, preset): (RulesetId, &str),
    options: &[(&str, &str)],
    seats: usize,
) {
    let mut all = Options::with_preset(ruleset, preset).expect("a preset");
    for (id, value) in options {
        all.set(id, value).expect("an option");
    }
    let played = play(edition, &all, seats);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(file);
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        std::fs::write(&path, &played).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the playthrough is there");
    for (number, (kept, played)) in (1..).zip(kept.lines().zip(played.lines())) {
        assert_eq!(kept, played, "{file}:{number}");
    }
    assert_eq!(kept.lines().count(), played.lines().count(), "{file} has another length");
}

fn play(edition: &Arc<Edition>, options: &Options, seats: usize) -> String {
    let mut text = String::new();
    let mut chance = Sealed::simulated(166);
    let (mut game, events) = Game::begin(Arc::clone(edition), options, holds(seats), &mut chance);
    write_events(&mut text, edition, &events);
    while !game.is_over() {
        let seat = game.view(Viewer::Public).awaited()[0];
        let view = crate::rules::seen(&game, Viewer::Seat(seat));
        let action = choose(&view, seat);
        writeln!(text, "{} {}", seat.0, said(edition, &action)).expect("a string takes all");
        let (next, events) = game.apply(Actor::Seat(seat), &action, &mut chance).expect("offered or the default");
        next.audit().expect("sound");
        write_events(&mut text, edition, &events);
        game = next;
    }
    text
}

fn write_events(text: &mut String, edition: &Arc<Edition>, events: &[Event]) {
    for event in events {
        writeln!(text, "  {}", tell(edition, event)).expect("a string takes all");
    }
}

/// A simple bold player: trades the best set, attacks with the greatest lead, moves the largest idle army, and else
/// does what the time-out would do.
fn choose(view: &View, seat: SeatId) -> Action {
    let offers = view.offers(seat);
    let trade = offers.iter().find_map(|offer| match offer {
        Offer::Trade { sets, .. } => sets.first(),
        _ => None,
    });
    if let Some(set) = trade {
        return Action::Trade { cards: set.cards };
    }
    let leads = offers.iter().filter_map(|offer| match offer {
        Offer::Attack { from, to, troops, defenders, .. } if troops > defenders && *troops > 3 => {
            Some((troops - defenders, *from, *to))
        }
        _ => None,
    });
    if let Some((_, from, to)) = leads.max_by_key(|&(lead, _, _)| lead) {
        let move_in = Some(MoveInWish::Most);
        return Action::Attack(Attack { from, to, dice: None, until: Until::FullDice, keep: 1, move_in, ships: None });
    }
    let idle = offers.iter().filter_map(|offer| match offer {
        Offer::Fortify { from, to, most } => {
            let safe = view.edition.board.neighbours(*from).all(|next| view.spaces[next].owner == Some(seat));
            let front = to
                .iter()
                .find(|&&(to, _)| view.edition.board.neighbours(to).any(|next| view.spaces[next].owner != Some(seat)));
            front.filter(|_| safe).map(|&(to, room)| (room.min(*most), *from, to))
        }
        _ => None,
    });
    match (idle.max_by_key(|&(troops, _, _)| troops), view.default_action(seat)) {
        (Some((troops, from, to)), _) => Action::Fortify { from, to, troops },
        (None, default) => default.expect("an awaited seat has a default"),
    }
}

fn said(edition: &Edition, action: &Action) -> String {
    let name = |space| edition.board.space(space).id.as_str();
    match action {
        Action::Claim { spaces } => {
            format!("claim {}", spaces.iter().map(|&space| name(space)).collect::<Vec<_>>().join(" "))
        }
        Action::Place { placements } => {
            let words = placements.iter().map(|placement| format!("{} {}", name(placement.space), placement.troops));
            format!("place {}", words.collect::<Vec<_>>().join(" "))
        }
        Action::TakeBack => "take-back".to_owned(),
        Action::Trade { cards } => {
            let words = cards.map(|card| edition.deck.card(card).id.as_str());
            format!("trade {}", words.join(" "))
        }
        Action::Attack(attack) => format!("attack {} {}", name(attack.from), name(attack.to)),
        Action::MoveIn { troops, ships: _ } => format!("move-in {troops}"),
        Action::Fortify { from, to, troops } => format!("fortify {} {} {troops}", name(*from), name(*to)),
        Action::EndStep => "end-step".to_owned(),
        Action::EndTurn => "end-turn".to_owned(),
        Action::Surrender
        | Action::AgreedDraw { .. }
        | Action::HandOver { .. }
        | Action::TimeOut
        | Action::Rebellion(_)
        | Action::Special(_) => "nothing".to_owned(),
    }
}
