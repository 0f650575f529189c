//! Commands as people type them, against a real match. One line is one command: who, which, and its options between bars.

use adjutant::assets;
use adjutant::game::ids::{CardId, SpaceId};
use adjutant::table::choices::{Field, MOST_CHOICES};
use adjutant::table::intent::{Intent, Look};
use adjutant::table::names;
use adjutant::table::special::{Manoeuvre, OrderWish, Played as PlayedCard};
use adjutant::text::lang::Lang;

use super::played::{HERE, Played, person};
use super::{bytes, fuzz};

/// After so many commands a new match is begun, so that all of it is reached again and again.
const LONGEST_MATCH: usize = 150;

/// The most commands of one input.
const LINES: usize = 8;

#[test]
fn commands_are_carried_out_or_refused_with_words() {
    commands("intents", Played::new);
}

#[test]
fn so_are_those_of_a_dice_game() {
    commands("arena_intents", Played::of_dice);
}

fn commands(target: &str, begin: fn() -> Played) {
    let (mut played, mut done) = (begin(), 0);
    fuzz(target, bytes::text, |input| {
        if done > LONGEST_MATCH || played.is_over() {
            (played, done) = (begin(), 0);
        }
        for line in std::str::from_utf8(input).unwrap().lines().take(LINES) {
            let (who, line) = line.split_once(' ').unwrap_or(("0", line));
            let who = usize::from(who.contains('1'));
            // What nobody can send, Discord refuses.
            let line: String = line.chars().take(6_000).collect();
            let typed: Vec<&str> = line.split('|').collect();
            find(typed.get(1).copied().unwrap_or_default());
            match asked(&typed) {
                Some(Asked::Act(intent)) => drop(played.act(who, intent)),
                Some(Asked::Look(look)) => drop(played.look(who, look)),
                Some(Asked::Choose(field, typed)) => choose(&played, who, &field, &typed),
                None => {}
            }
            done += 1;
        }
    });
}

enum Asked {
    Act(Intent),
    Look(Look),
    /// What autocomplete offers while this is typed.
    Choose(Field, String),
}

fn asked(typed: &[&str]) -> Option<Asked> {
    let text = |at: usize| typed.get(at).map(|text| (*text).to_owned()).unwrap_or_default();
    let some = |at: usize| typed.get(at).filter(|text| !text.is_empty()).map(|text| (*text).to_owned());
    let number = |at: usize| typed.get(at).and_then(|text| text.trim().parse::<i64>().ok());
    Some(Asked::Act(match *typed.first()? {
        "claim" => Intent::Claim { spaces: text(1) },
        "place" => Intent::Place { space: some(1), troops: number(2), list: some(3) },
        "take-back" => Intent::TakeBack,
        "trade" => Intent::Trade { cards: (1..4).filter_map(some).collect() },
        "attack" => Intent::Attack {
            from: text(1),
            to: text(2),
            dice: number(3),
            until: some(4),
            keep: number(5),
            move_in: some(6),
            ships: some(7),
        },
        "move-in" => Intent::MoveIn { troops: text(1), ships: some(2) },
        "fortify" => Intent::Fortify { from: text(1), to: text(2), troops: some(3), ships: some(4) },
        "build" => Intent::Special(Manoeuvre::Build { card: text(1), space: text(2) }),
        "play" => Intent::Special(Manoeuvre::Play(PlayedCard {
            card: text(1),
            target: some(2),
            to: some(3),
            class: some(4),
            seat: some(5),
            armies: some(6),
            ships: some(7),
            way: some(8),
            marker: some(9),
        })),
        "order" => Intent::Special(Manoeuvre::CallOrder(OrderWish {
            planets: some(1),
            sidious: some(2),
            cards: some(3),
            again: some(4),
        })),
        "arm" => Intent::Special(Manoeuvre::Arm { card: text(1), spaces: some(2), least: number(3), seats: some(4) }),
        "disarm" => Intent::Special(Manoeuvre::Disarm { card: text(1) }),
        "base" => Intent::Special(Manoeuvre::LayMarker { space: text(1) }),
        "station" => Intent::Special(Manoeuvre::PlaceStation { space: text(1) }),
        "station-to" => Intent::Special(Manoeuvre::MoveStation { to: text(1) }),
        "fire" => Intent::Special(Manoeuvre::Fire { card: some(1) }),
        "assault" => Intent::Special(Manoeuvre::Assault {
            from: text(1),
            armies: number(2),
            ships: some(3),
            repeat: number(4) == Some(1),
        }),
        "sail" => Intent::Special(Manoeuvre::MoveShips { from: text(1), to: text(2), ships: text(3) }),
        "take" => Intent::Special(Manoeuvre::Take { space: text(1) }),
        "offer" => Intent::Special(Manoeuvre::Offer { space: text(1) }),
        "withdraw" => Intent::Special(Manoeuvre::Withdraw { space: text(1) }),
        "join-at" => Intent::JoinAt { seat: text(1) },
        "roll" => Intent::Roll,
        "put" => Intent::Put { die: text(1), row: some(2) },
        "ally" => Intent::Ally { ally: text(1), rows: some(2) },
        "step" => Intent::EndStep,
        "done" => Intent::EndTurn,
        "kick" => Intent::Kick { seat: text(1) },
        "remove" => Intent::Remove { seat: text(1) },
        "undo" => Intent::Undo { to: number(1) },
        "rename" => Intent::Rename { seat: text(1), name: text(2) },
        "settings" => Intent::Settings { preset: some(1), option: some(2), value: some(3) },
        "add-ai" => Intent::AddAi { count: number(1).unwrap_or_default() },
        "pause" => Intent::Pause,
        "resume" => Intent::Resume,
        "end" => Intent::End,
        "skip" => Intent::Skip,
        "join" => Intent::Join,
        "leave" => Intent::Leave,
        "odds" => {
            return Some(Asked::Look(Look::Odds {
                from: some(1),
                to: some(2),
                attackers: number(3),
                defenders: number(4),
                keep: number(5),
                dice: number(6),
            }));
        }
        "log" => return Some(Asked::Look(Look::Log { of_move: number(1), since_my_turn: typed.len() > 2 })),
        "dice" => return Some(Asked::Look(Look::Dice)),
        "help" => return Some(Asked::Look(Look::Help)),
        "which-die" => return Some(Asked::Choose(Field::Die, text(1))),
        "which-row" => return Some(Asked::Choose(Field::Row { die: some(1) }, text(2))),
        "which-ally" => return Some(Asked::Choose(Field::Ally, text(1))),
        "which-rows" => return Some(Asked::Choose(Field::Rows { ally: some(1) }, text(2))),
        "board" => return Some(Asked::Look(Look::BoardText)),
        "status" => return Some(Asked::Look(Look::Status)),
        "rules" => return Some(Asked::Look(Look::Rules)),
        "hand" => return Some(Asked::Look(Look::Hand)),
        _ => return None,
    }))
}

/// One entry at least, and none that Discord would refuse.
fn choose(played: &Played, who: usize, field: &Field, typed: &str) {
    let choices = played.wait(played.table.choices(&person(who), HERE, field, typed));
    assert!((1..=MOST_CHOICES).contains(&choices.len()), "{} choices", choices.len());
    for choice in choices {
        assert!((1..=100).contains(&choice.label.chars().count()), "{}", choice.label);
        assert!((1..=100).contains(&choice.value.chars().count()), "{}", choice.value);
    }
}

/// A name that is understood is that of something, and its exact id is understood as the same.
fn find(typed: &str) {
    let kit = assets::classic();
    let space_id = |space: SpaceId| kit.edition.board.space(space).id.clone();
    let card_id = |card: CardId| kit.edition.deck.card(card).id.clone();
    for lang in Lang::ALL {
        if let Ok(space) = names::space(typed, kit, lang) {
            assert_eq!(names::space(&space_id(space), kit, lang), Ok(space));
        }
        if let Ok(card) = names::card(typed, kit, lang, &[]) {
            assert_eq!(names::card(&card_id(card), kit, lang, &[]), Ok(card));
        }
        if let Ok(list) = names::space_list(typed, kit, lang) {
            let ids = list.iter().map(|space| space_id(*space)).collect::<Vec<_>>().join(", ");
            assert_eq!(names::space_list(&ids, kit, lang), Ok(list));
        }
        if let Ok(list) = names::placements(typed, kit, lang) {
            let ids = list.iter().map(|(space, troops)| format!("{} {troops}", space_id(*space)));
            let ids = ids.collect::<Vec<_>>().join("; ");
            assert_eq!(names::placements(&ids, kit, lang), Ok(list), "{ids}");
        }
    }
}
