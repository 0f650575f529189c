//! One test for each ruling on the dice game.

use adjutant::assets;
use adjutant::game::ids::SeatId;
use adjutant::game::rebellion::Rebellion;
use adjutant::game::rebellion::edition::Power;
use adjutant::game::rebellion::event::{Event, Outcome};
use adjutant::game::rebellion::offer::{Offer, Step};
use adjutant::game::rebellion::refusal::Refusal;
use adjutant::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use adjutant::game::rebellion::symbol::{Face, Symbol};
use adjutant::game::rebellion::table::{Cover, Sith};

use super::position::{Dice, ally, arena, at, card, edition, new, people, play, table};

const HOTH: [&str; 5] = ["TWD", "WDF", "DFTI", "FTW", "TWDFI"];

#[test]
fn s3_b1_the_arenas() {
    let edition = edition();
    let ids: Vec<&str> = edition.arenas().iter().map(|arena| arena.id.as_str()).collect();
    assert_eq!(ids, ["yavin_4", "hoth", "dagobah_bespin", "tatooine", "endor", "death_star_2"]);
    let rows = || edition.arenas().iter().flat_map(|arena| &arena.rows);
    let fields = edition.arenas().iter().map(|arena| arena.rows.iter().map(|row| row.fields.len()).sum::<usize>());
    assert!(fields.clone().all(|fields| fields <= 33), "as many markers as there are: {fields:?}");
    assert_eq!(rows().filter(|row| row.reward.ally.is_some()).count(), 13);
    assert!(edition.arenas()[5].rows.iter().all(|row| row.reward.ally.is_none()), "none in the last arena");
    assert_eq!(rows().map(|row| row.reward.points).sum::<u32>(), 46);
    assert!(rows().any(|row| row.fields.contains(&Symbol::Imperium)), "some fields show the joker");
}

#[test]
fn s3_b2_each_rebel_has_another_symbol_and_each_seat_another_rebel() {
    let mut symbols: Vec<Symbol> = edition().rebels().iter().map(|rebel| rebel.symbol).collect();
    symbols.sort_unstable();
    assert_eq!(symbols, Symbol::PLAIN);
    let it = table(&new(4, Length::Full));
    let mut shown: Vec<Symbol> = it.seats.ids().map(|seat| it.rebel_symbol(seat)).collect();
    shown.sort_unstable();
    assert_eq!(shown, Symbol::PLAIN);
}

#[test]
fn s3_b3_thirteen_allies_with_one_or_two_symbols_or_a_restart() {
    let edition = edition();
    let with = |symbols: usize| {
        edition.allies().iter().filter(move |ally| match &ally.power {
            Power::Symbols(shown) => shown.len() == symbols,
            Power::Restart => symbols == 0,
        })
    };
    assert_eq!([0, 1, 2].map(|symbols| with(symbols).count()), [2, 1, 10]);
    assert_eq!(assets::rebellion().names.ally(ally("yoda")).en, "Yoda");
}

#[test]
fn s3_b4_who_begins_is_drawn_by_lot_or_the_first_seat() {
    let (game, events) = Rebellion::begin(edition(), TurnCard::default(), &people(4), &mut Dice::first(2));
    let first = table(&game).turn_now().map(|turn| turn.seat);
    assert_eq!(first, Some(SeatId(2)));
    assert!(matches!(&events[0], Event::Began { first: SeatId(2), draws, .. } if draws.len() == 2));
    let by_seat = TurnCard { first_turn: FirstTurn::FirstSeat, ..TurnCard::default() };
    let (game, events) = Rebellion::begin(edition(), by_seat, &people(4), &mut Dice::first(2));
    assert_eq!(table(&game).turn_now().map(|turn| turn.seat), Some(SeatId(0)));
    assert!(matches!(&events[0], Event::Began { draws, .. } if draws.len() == 1), "nothing is drawn for it");
}

#[test]
fn s3_t1_none_one_or_more_dice_are_placed_for_good() {
    let hoth = at("hoth", &HOTH, 2);
    let (game, _) = hoth.play("throw TFWD; put T 0; put W 0; throw PP");
    let it = table(&game);
    assert_eq!(it.by_dice(), 2, "they lie where they were put");
    assert_eq!(it.rows[0].fields[0].cover, Cover::Die(Face::Trooper));
    let (game, _) = hoth.play("throw TFWD; throw TTTT");
    assert_eq!(table(&game).by_dice(), 0);
    assert_eq!(
        hoth.refused("throw TFWD; put T 0; put T 3"),
        Refusal::NoSuchDie { face: Face::Trooper, hand: vec![Face::Tie, Face::Walker, Face::Destroyer] }
    );
}

#[test]
fn s3_t2_all_dice_that_are_left_are_thrown_again_or_none() {
    let hoth = at("hoth", &HOTH, 2);
    let (game, events) = hoth.play("throw TFPP; put T 0; aside 1; throw DI");
    assert_eq!(table(&game).turn_now().map(|turn| turn.aside), Some(1));
    let faces = vec![Face::Destroyer, Face::Imperium];
    assert_eq!(events.last(), Some(&Event::Threw { seat: SeatId(0), throw: 2, faces, draw: 1 }));
    assert_eq!(hoth.refused("throw TFPP; throw TFPP; throw TFPP"), Refusal::NoThrowLeft);
    let (game, events) = hoth.play("throw TFPP; put T 0; put F 1; finish");
    assert!(events.contains(&Event::Lapsed { seat: SeatId(0), faces: vec![Face::Victory, Face::Victory] }));
    assert_eq!(table(&game).turn_now().map(|turn| turn.seat), Some(SeatId(1)), "the second throw is not obligatory");
    assert_eq!(hoth.refused("throw TFPP; dice; throw TTTT"), Refusal::WrongStep { now: Step::Figures });
}

#[test]
fn s3_t3_the_joker_covers_any_open_field_and_a_joker_field_takes_nothing_else() {
    let hoth = at("hoth", &HOTH, 2);
    let (game, _) = hoth.play("throw IIIT; put I 2; put I 0 T; put I 0 W");
    assert_eq!(table(&game).by_dice(), 3);
    let refused = hoth.refused("throw IIIT; put T 2 I");
    assert!(matches!(refused, Refusal::WrongSymbol { symbol: Symbol::Trooper, .. }), "{refused:?}");
    let refused = hoth.refused("throw IIIT; put T 1");
    assert!(matches!(&refused, Refusal::NotOpen { fits, .. } if fits.len() == 4), "{refused:?}");
    assert_eq!(hoth.refused("throw IIIP; put P 0 T"), Refusal::CoversNothing);
    assert_eq!(hoth.refused("throw IIIT; aside 1"), Refusal::SetAside { asked: 1, there: 0 });
}

#[test]
fn s3_t4_victory_points_may_be_set_aside_and_are_paid_at_the_end_also_in_a_bad_turn() {
    let hoth = at("hoth", &HOTH, 2);
    assert_eq!(hoth.refused("throw PPTF; aside 3"), Refusal::SetAside { asked: 3, there: 2 });
    assert_eq!(hoth.refused("throw PPTF; aside 0"), Refusal::SetAside { asked: 0, there: 2 });
    let (game, _) = hoth.play("throw PPTF; aside 2; throw PT; aside 1");
    assert_eq!(table(&game).seats[SeatId(0)].dice_points, 0, "not before the end of the turn");
    let (game, events) = play(&game, "finish");
    assert_eq!(table(&game).seats[SeatId(0)].dice_points, 3);
    assert!(events.contains(&Event::SithCame { seat: SeatId(0), sith: Sith::Palpatine, from: None }));
    let (game, _) = hoth.play("throw PPTF; put T 0; put F 1; finish");
    assert_eq!(table(&game).seats[SeatId(0)].dice_points, 0, "whoever sets none aside gets nothing");
}

#[test]
fn s3_t5_figures_do_not_count_for_the_two_fields() {
    let hoth = at("hoth", &HOTH, 2).ally(0, "wedge");
    let (game, _) = hoth.play("throw PPPP; dice; rebel 0W; ally wedge 0T 1F; finish");
    assert_eq!(table(&game).sith.palpatine, Some(SeatId(0)));
    let (game, _) = hoth.play("throw TPPP; put T 0; dice; rebel 0W; ally wedge 2T 1F; finish");
    assert_eq!(table(&game).sith.vader, Some(SeatId(0)));
    let (game, _) = hoth.play("throw TDPP; put T 0; put D 0; dice; finish");
    assert_eq!(table(&game).sith.of(SeatId(0)), None);
}

#[test]
fn s3_t6_one_die_is_enough_where_one_field_was_open_at_the_start() {
    let one = at("hoth", &["", "", "", "", "W"], 2);
    let (game, _) = one.play("throw WTTT; put W 4; finish");
    assert_eq!(table(&game).sith.of(SeatId(0)), None);
    let (game, _) = one.play("throw TTTT; dice; rebel 4W; finish");
    assert_eq!(table(&game).sith.palpatine, Some(SeatId(0)), "no die covers a field");
    let (game, _) = one.play("throw TTTT; finish");
    assert_eq!(table(&game).sith.palpatine, Some(SeatId(0)));
}

#[test]
fn s3_t7_one_die_is_not_enough_where_two_fields_were_open() {
    let (game, events) = at("hoth", &["", "", "", "", "WF"], 2).play("throw FTTT; put F 4; dice; rebel 4W; finish");
    assert_eq!(table(&game).sith.vader, Some(SeatId(0)));
    assert!(events.iter().any(|event| matches!(event, Event::ArenaWon { .. })), "though the arena is done");
}

#[test]
fn s3_p1_a_sith_lord_hampers_the_next_turn_or_goes_on_to_who_earns_him_before() {
    let hoth = at("hoth", &HOTH, 3);
    let (game, _) = hoth.play("throw TPPP; put T 0; finish");
    let (game, _) = play(&game, "throw TFDD; put T 3; put F 1; finish; throw TFDD; put D 0; put F 2; finish");
    let it = table(&game);
    assert_eq!((it.sith.vader, it.turn_now().map(|turn| turn.dice)), (Some(SeatId(0)), Some(3)));
    let (game, events) = play(&game, "throw WWD; put W 0; put W 1; finish");
    assert_eq!(table(&game).sith.vader, None);
    assert!(events.contains(&Event::SithLeft { seat: SeatId(0), sith: Sith::Vader }));

    let (game, _) = hoth.play("throw TPPP; put T 0; finish; throw TPPP; put T 2; finish");
    let it = table(&game);
    assert_eq!(it.sith.vader, Some(SeatId(1)), "he goes on at once");
    assert_eq!(it.dice(SeatId(0)), 4, "and the first is free");
    let (game, _) = play(&game, "throw PPPP; finish");
    let it = table(&game);
    assert_eq!([it.dice(SeatId(0)), it.dice(SeatId(1)), it.dice(SeatId(2))], [4, 3, 2]);
}

#[test]
fn s3_p2_who_fails_again_gives_the_old_lord_back_first() {
    let hoth = at("hoth", &HOTH, 2);
    let (game, events) = hoth.clone().sith(Sith::Vader, 0).play("throw TPP; put T 0; finish");
    let of_sith = events.iter().filter(|event| matches!(event, Event::SithLeft { .. } | Event::SithCame { .. }));
    let expected = [
        Event::SithLeft { seat: SeatId(0), sith: Sith::Vader },
        Event::SithCame { seat: SeatId(0), sith: Sith::Vader, from: None },
    ];
    assert!(of_sith.eq(&expected), "the same may come again: {events:?}");
    assert_eq!(table(&game).dice(SeatId(0)), 3);
    let (game, _) = hoth.clone().sith(Sith::Palpatine, 0).play("throw TP; put T 0; finish");
    let it = table(&game);
    assert_eq!((it.sith.vader, it.sith.palpatine), (Some(SeatId(0)), None), "never both");
    let both = hoth.sith(Sith::Palpatine, 0).sith(Sith::Vader, 1);
    let (game, _) = both.play("throw TP; put T 0; finish");
    let it = table(&game);
    assert_eq!((it.sith.vader, it.sith.palpatine), (Some(SeatId(0)), None));
}

#[test]
fn s3_p3_sith_lords_stay_with_their_seats_when_the_arena_changes() {
    let last = at("hoth", &["", "", "", "", "WF"], 3).sith(Sith::Palpatine, 2);
    let (game, _) = last.play("throw WTTT; put W 4; finish");
    let (game, _) = play(&game, "throw FTTT; put F 4; finish");
    let it = table(&game);
    assert_eq!(it.arena, arena("dagobah_bespin"));
    assert_eq!((it.sith.vader, it.sith.palpatine), (Some(SeatId(0)), Some(SeatId(2))));
    assert_eq!(it.turn_now().map(|turn| turn.dice), Some(2));
}

#[test]
fn s3_f1_the_rebel_comes_once_in_a_turn_after_the_dice_and_only_if_wanted() {
    let hoth = at("hoth", &HOTH, 2);
    let hand = vec![Face::Trooper, Face::Tie, Face::Victory, Face::Victory];
    assert_eq!(hoth.refused("throw TFPP; rebel 0W"), Refusal::DiceFirst { hand });
    assert_eq!(hoth.refused("rebel 0W"), Refusal::WrongStep { now: Step::Throw });
    assert_eq!(hoth.refused("throw TFPP; dice; rebel 0W; rebel 1W"), Refusal::RebelUsed);
    let refused = hoth.refused("throw TFPP; dice; rebel 0T");
    assert!(matches!(refused, Refusal::WrongSymbol { symbol: Symbol::Walker, .. }), "{refused:?}");
    let (game, _) =
        hoth.play("throw TFPP; put T 0; put F 1; finish; throw TTDD; put D 0; put T 2; dice; rebel 3T; finish");
    let (game, _) = play(&game, "throw PPPP; dice; rebel 3W; finish");
    assert_eq!(table(&game).rows[3].open(), [0, 1, 0, 0, 0], "in the next turn it comes again");
}

#[test]
fn s3_f2_each_symbol_of_an_ally_covers_a_field_or_lapses_and_its_joker_any() {
    let tatooine = at("tatooine", &["DDT", "FFW", "TTDI", "WWFI", "DFTW"], 2).ally(0, "lando").ally(0, "medical_droid");
    let (game, events) = tatooine.play("throw PPPP; dice; ally lando 1F 2I");
    let it = table(&game);
    assert_eq!((it.rows[1].open()[1], it.rows[2].open()[4]), (1, 0));
    assert!(matches!(events.last(), Some(Event::AllyCame { .. })));
    let (game, _) = tatooine.play("throw PPPP; dice; ally lando 1F 1F");
    assert_eq!(table(&game).rows[1].open()[1], 0, "both in one row, the joker as well");
    let (game, _) = tatooine.play("throw PPPP; dice; ally lando - 0D; ally medical_droid 0D; finish");
    assert_eq!(table(&game).rows[0].open(), [1, 0, 0, 0, 0], "one may lapse");
    assert_eq!(table(&game).seats[SeatId(0)].allies, []);
    let idle = tatooine.refused("throw PPPP; dice; ally lando - -");
    assert_eq!(idle, Refusal::AllyIdle { ally: ally("lando") });
    let wrong = tatooine.refused("throw PPPP; dice; ally lando 0T -");
    assert!(matches!(wrong, Refusal::WrongSymbol { symbol: Symbol::Tie, .. }), "{wrong:?}");
    let twice = tatooine.refused("throw PPPP; dice; ally lando 4F 4F");
    assert!(matches!(twice, Refusal::NotOpen { symbol: Symbol::Imperium, .. }), "one field for two symbols: {twice:?}");
    let few = tatooine.refused("throw PPPP; dice; ally lando 1F");
    assert_eq!(few, Refusal::AllySymbols { ally: ally("lando"), asked: 1, symbols: 2 });
    let none = tatooine.refused("throw PPPP; dice; ally yoda 0T -");
    assert!(matches!(none, Refusal::NotYourAlly { .. }), "{none:?}");
    let again = tatooine.refused("throw PPPP; dice; ally medical_droid 0D; ally medical_droid 0D");
    assert!(matches!(again, Refusal::NotYourAlly { .. }), "once in the game: {again:?}");
}

#[test]
fn s3_f3_a_restart_undoes_the_turn_and_throws_as_many_dice_anew() {
    let star = at("death_star_2", &["TTI", "FFI", "WWI", "DDI", "TFWD", "TFWDI"], 2);
    let star = star.ally(0, "obi_wan").ally(0, "ackbar").ally(0, "wedge").sith(Sith::Vader, 0);
    let (game, events) =
        star.play("throw TFP; put T 0; aside 1; throw P; dice; rebel 2W; ally wedge 4T 4F; restart obi_wan TTT");
    let it = table(&game);
    let turn = it.turn_now().expect("a turn");
    assert_eq!((it.by_dice(), turn.aside, turn.rebel_used, turn.dice), (0, 0, false, 3));
    assert_eq!(it.open(), star.table.open(), "all fields are open again");
    assert_eq!(it.seats[SeatId(0)].allies, [ally("wedge"), ally("ackbar")], "another ally is back");
    assert!(it.spent.contains(&ally("obi_wan")));
    assert!(events.contains(&Event::Restarted { seat: SeatId(0), ally: ally("obi_wan") }));
    let (game, _) = play(&game, "put T 0; restart ackbar TFP; put T 0; throw PP");
    assert_eq!(table(&game).by_dice(), 1, "one after the other, and again two throws");
    assert_eq!(star.refused("restart obi_wan"), Refusal::WrongStep { now: Step::Throw });
    assert_eq!(star.refused("throw TFP; restart wedge"), Refusal::AllyCovers { ally: ally("wedge") });
    let covers = star.refused("throw TFP; dice; ally obi_wan 0T");
    assert_eq!(covers, Refusal::AllyRestarts { ally: ally("obi_wan") });
}

#[test]
fn s3_f4_an_ally_comes_with_the_end_of_the_turn_and_scores_only_unused() {
    let hoth = at("hoth", &["T", "WDF", "DFTI", "FTW", "TWDFI"], 2);
    let early = hoth.refused("throw TFPP; put T 0; dice; ally rieekan 2T -");
    assert!(matches!(&early, Refusal::NotYourAlly { have, .. } if have.is_empty()), "{early:?}");
    let (game, _) = hoth.play("throw TFPP; put T 0; put F 1; finish");
    let it = table(&game);
    assert_eq!((it.seats[SeatId(0)].allies.as_slice(), it.score(SeatId(0)).allies), (&[ally("rieekan")][..], 1));
    let (game, _) = play(&game, "throw TFPP; put T 2; put F 2; finish; throw PPPP; dice; ally rieekan 3T 1W; finish");
    assert_eq!(table(&game).score(SeatId(0)).allies, 0);
}

#[test]
fn s3_r1_all_rows_that_a_turn_finishes_are_rewarded() {
    let (game, events) =
        at("hoth", &["T", "D", "I", "FTW", "TWDFI"], 2).play("throw TDIP; put T 0; put D 1; put I 2; aside 1; finish");
    let won = events.iter().filter(|event| matches!(event, Event::RowWon { .. })).count();
    assert_eq!(won, 3);
    let it = table(&game);
    assert_eq!(it.seats[SeatId(0)].allies, [ally("rieekan"), ally("r2d2")]);
    assert_eq!(it.score(SeatId(0)).rows, 4 + 2);
}

#[test]
fn s3_r2_the_turn_that_finishes_an_arena_is_played_to_its_end() {
    let hoth = at("hoth", &["", "", "", "", "WF"], 3);
    let (game, _) = hoth.play("throw WFTT; put W 4; put F 4");
    let offers = table(&game).offers(SeatId(0));
    assert!(offers.contains(&Offer::Throw { dice: 2, throw: 2 }), "for victory points: {offers:?}");
    let (game, events) = play(&game, "throw PP; aside 2; finish");
    let it = table(&game);
    assert_eq!(it.seats[SeatId(0)].dice_points, 2);
    assert_eq!((it.arena, it.turn_now().map(|turn| turn.seat)), (arena("dagobah_bespin"), Some(SeatId(1))));
    assert_eq!(it.open(), [4, 4, 4, 4, 1], "nothing lies there yet");
    assert!(events.contains(&Event::ArenaWon { arena: arena("hoth"), next: Some(arena("dagobah_bespin")) }));
}

#[test]
fn the_short_game_leaves_dagobah_and_bespin_out() {
    let mut hoth = at("hoth", &["", "", "", "", "WF"], 3);
    hoth.table.card = card(Length::Short);
    let (game, _) = hoth.play("throw WFTT; put W 4; put F 4; finish");
    assert_eq!(table(&game).arena, arena("tatooine"));
    let edition = edition();
    assert_eq!((edition.played(true).count(), edition.played(false).count()), (5, 6));
}

#[test]
fn s3_v1_who_is_equal_shares_the_victory_allies_add_and_sith_lords_take_one() {
    let star = at("death_star_2", &["", "", "", "", "", "I"], 3);
    let rows = star.table.seats[SeatId(0)].row_points;
    let star = star.points(1, rows + 6).ally(0, "wedge").ally(2, "yoda").sith(Sith::Palpatine, 1);
    let (game, events) = star.play("throw ITTT; put I 5; finish");
    let Some(Outcome::Scored { winners, scores }) = game.outcome() else { panic!("not over") };
    let totals: Vec<i64> = scores.iter().map(|(_, score)| score.total()).collect();
    let rows = i64::from(rows);
    assert_eq!(totals, [rows + 5 + 1, rows + 6 - 1, 1]);
    assert_eq!(*winners, [SeatId(0)]);
    assert!(matches!(events.last(), Some(Event::Ended(_))));
    let shared = star.sith(Sith::Palpatine, 2);
    let (game, _) = shared.play("throw ITTT; put I 5; finish");
    let Some(Outcome::Scored { winners, .. }) = game.outcome() else { panic!("not over") };
    assert_eq!(*winners, [SeatId(0), SeatId(1)]);
    let (game, _) = shared.play("throw TTTT; throw TTTT; finish");
    assert!(game.outcome().is_none(), "a field is open");
}
