//! The dice game in words: what is told at the edges of a turn and of a match, as it reads.

use adjutant::game::ids::SeatId;
use adjutant::game::people::Actor;
use adjutant::game::rebellion::action::{Action, Move};
use adjutant::game::rebellion::edition::AllyId;
use adjutant::game::rebellion::event::Outcome;
use adjutant::game::rebellion::rules::Length;
use adjutant::game::rebellion::symbol::Face;
use adjutant::game::rebellion::table::{Cover, Phase, Stage, Table};
use adjutant::table::answer::Seen;
use adjutant::table::arena_press::ArenaPress;
use adjutant::table::sight::{AccountId, MatchState};
use adjutant::text::lang::Lang;
use adjutant::text::rebellion::{Happened, alt_text, help, opening_post, scene, seat_line, turn_post};
use adjutant::text::{LONGEST_MESSAGE, seen};

use super::arena::{Luck, begun, crowded, said, sight, table, words};
use super::fixture::{longest_name, short_name};

#[test]
fn who_comes_is_told_as_it_will_be() {
    let people = sight(4, short_name);
    let told = |table: &Table, lang| turn_post(words(&people, table, lang), &people, 40, &[], &[]).content;
    let mut table = crowded(Stage::Dice { throw: 1, hand: vec![Face::Tie] });
    let text = told(&table, Lang::De);
    assert!(text.contains("belegen Würfel 1 Feld, kommt Darth Vader, bei 2 Feldern niemand."), "{text}");
    // Where a single field was open, one die keeps everybody off.
    let only = |table: &mut Table, one_open| {
        let Phase::Turn(turn) = &mut table.phase else { panic!("a turn") };
        turn.one_open = one_open;
    };
    only(&mut table, true);
    let text = told(&table, Lang::En);
    assert!(text.contains("Emperor Palpatine comes unless dice cover 1 more field."), "{text}");
    only(&mut table, false);
    table.rows[0].fields[0].cover = Cover::Die(Face::Imperium);
    let text = told(&table, Lang::En);
    assert!(text.contains("Darth Vader comes unless dice cover 1 more field."), "{text}");
    let text = told(&table, Lang::De);
    assert!(text.contains("Darth Vader kommt, wenn Würfel nicht noch 1 Feld belegen."), "{text}");
}

#[test]
fn an_ally_that_is_not_in_the_box_is_no_wish() {
    let table = crowded(Stage::Figures);
    let all = u8::try_from(table.edition.allies().len()).unwrap();
    for ally in [AllyId(all), AllyId(u8::MAX)] {
        assert_eq!(ArenaPress::Restart { ally }.wish(&table), None);
        assert_eq!(ArenaPress::Ally { ally, spots: [None, None] }.wish(&table), None);
    }
    let last = AllyId(all - 1);
    assert_eq!(ArenaPress::Restart { ally: last }.wish(&table), Some(Move::Restart { ally: last }));
}

#[test]
fn the_opening_shows_the_table_before_the_first_throw() {
    let mut luck = Luck(3);
    let (game, began) = begun(3, Length::Short, &mut luck);
    let mut people = sight(3, short_name);
    let happened: Vec<Happened<'_>> = began.iter().map(|event| Happened { moves: 0, undone: false, event }).collect();
    let first = table(&game);
    let on_turn = first.turn_now().unwrap().seat;
    let (game, _) = game.apply(Actor::Seat(on_turn), &Action::Move(Move::Throw), &mut luck).unwrap();
    let thrown = table(&game);
    assert_ne!(thrown, first);
    let early = opening_post(words(&people, &first, Lang::En), &people, &happened);
    people.state = MatchState::Paused;
    let late = opening_post(words(&people, &thrown, Lang::En), &people, &happened);
    assert!(early.picture.is_some());
    assert_eq!(late.picture, early.picture, "whenever it is sent");
    // Nothing of a whole match is left in it.
    assert_eq!(crowded(Stage::Figures).at_first(), table(&begun(4, Length::Full, &mut Luck(1)).0));
}

#[test]
fn who_ends_below_nothing_is_told_so() {
    let mut table = crowded(Stage::Throw);
    let scores = table.scores();
    table.phase = Phase::Over(Outcome::Scored { winners: vec![SeatId(0)], scores });
    let people = sight(4, short_name);
    for (lang, told) in [(Lang::En, "■ Ben: -1 point, 0 rows · "), (Lang::De, "■ Ben: -1 Punkt, 0 Reihen · ")] {
        let words = words(&people, &table, lang);
        let line = seat_line(words, SeatId(1));
        assert!(line.starts_with(told), "{line}");
        assert!(alt_text(words).contains("■ Ben -1, "), "{}", alt_text(words));
        let scene = scene(words, &people, &[]);
        assert_eq!(scene.legend[1].points, -1);
        // Who has won stands in the picture, and begins what is read of it.
        let won = match lang {
            Lang::En => "● Ana has won with ",
            Lang::De => "● Ana hat mit ",
        };
        assert!(scene.header.last_move.starts_with(won) && alt_text(words).starts_with(won), "{}", alt_text(words));
        assert!(!alt_text(words).contains("!."), "{}", alt_text(words));
    }
    let scores = table.scores();
    for outcome in [Outcome::Remained { seat: SeatId(0), scores: scores.clone() }, Outcome::Agreed { scores }] {
        table.phase = Phase::Over(outcome);
        for lang in Lang::ALL {
            let alt = alt_text(words(&people, &table, lang));
            assert!(!alt.contains("..") && !alt.contains("**"), "{alt}");
        }
    }
}

#[test]
fn help_on_turn_names_everything_that_can_be_done() {
    let people = sight(4, short_name);
    let expected = [
        (
            Lang::En,
            "\
● Ana: throw 4 dice.
Press **Throw 4 dice** under the newest post, or type /roll.
· Throw 4 dice: /roll",
        ),
        (
            Lang::De,
            "\
● Ana: wirf 4 Würfel.
Drück **4 Würfel werfen** unter dem neuesten Beitrag, oder tipp /wurf.
· 4 Würfel werfen: /wurf",
        ),
    ];
    for (lang, expected) in expected {
        assert_eq!(help(words(&people, &crowded(Stage::Throw), lang), &[SeatId(0)]), expected);
    }
    let table = crowded(Stage::Dice { throw: 2, hand: vec![Face::Tie] });
    let text = help(words(&people, &table, Lang::En), &[SeatId(0)]);
    assert!(text.contains("\n· ✈️ TIE fighter fits: row 2, row 5, row 6\n"), "{text}");
    assert!(text.contains("\n· Finish the turn; Emperor Palpatine comes: /done"), "{text}");
    assert!(!help(words(&people, &table, Lang::En), &[SeatId(1)]).contains('·'), "of those on turn alone");
    // What else is said in the same message has its room, however much can be done.
    let hand = vec![Face::Trooper, Face::Tie, Face::Walker, Face::Imperium];
    for stage in [Stage::Dice { throw: 1, hand }, Stage::Figures] {
        for lang in Lang::ALL {
            let text = help(words(&sight(4, longest_name), &crowded(stage.clone()), lang), &[SeatId(0)]);
            assert!(text.chars().count() <= LONGEST_MESSAGE - 250, "{text}");
        }
    }
}

#[test]
fn without_a_match_the_other_games_are_named_and_in_it_no_hand_is() {
    let account = AccountId(1);
    let mut people = sight(4, short_name);
    let expected = [
        (
            Lang::En,
            ["/game new ruleset:Galaxy (standard game)", "/game new ruleset:Dice Rebellion (dice game)"],
            "\n\nLook: /board · /status · /odds · /dice · /log · /rules",
        ),
        (
            Lang::De,
            ["/spiel neu spiel:Galaxis (Standardspiel)", "/spiel neu spiel:Würfelrebellion (Würfelspiel)"],
            "\n\nAnsehen: /brett · /stand · /chancen · /würfel · /verlauf · /regeln",
        ),
    ];
    for (lang, named, looks) in expected {
        for none in [Seen::Rules { sight: None }, Seen::Help { sight: None, account }] {
            let text = seen(&none, lang).content;
            said(&text);
            assert!(named.iter().all(|named| text.contains(named)), "{text}");
        }
        for state in [MatchState::Lobby, MatchState::Paused, MatchState::Over] {
            people.state = state;
            let text = seen(&Seen::Help { sight: Some(people.clone()), account }, lang).content;
            assert!(text.ends_with(looks), "{text}");
        }
    }
}
