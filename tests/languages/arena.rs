//! The dice game in words: whole matches with the longest names within every limit, no control that the rules would refuse, words
//! for every event and refusal.

use adjutant::assets;
use adjutant::game::chance::{Chance, Drawn};
use adjutant::game::ids::{BySeat, PlayerId, SeatId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::rebellion::Rebellion;
use adjutant::game::rebellion::action::{Action, Move, Spot};
use adjutant::game::rebellion::edition::{AllyId, ArenaId, RebelId};
use adjutant::game::rebellion::event::{Event, Outcome, Score};
use adjutant::game::rebellion::forecast::turn_odds;
use adjutant::game::rebellion::offer::{Offer, Step};
use adjutant::game::rebellion::plan;
use adjutant::game::rebellion::refusal::Refusal;
use adjutant::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use adjutant::game::rebellion::symbol::{Face, Symbol};
use adjutant::game::rebellion::table::{Cover, Field, Phase, Row, Sith, Stage, Table, Turn};
use adjutant::render::CoverMark;
use adjutant::table::arena_press::ArenaPress;
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::{MatchState, Sight};
use adjutant::text::lang::Lang;
use adjutant::text::rebellion::{
    Happened, Words, ally_choices, alt_text, board_text, dice_lines, end_post, event, hand, help, joined, lines, loss,
    odds, offers, opening_post, played, put_choices, question, rule, rules, since, status, sure_kick, task, turn_post,
    welcome,
};
use adjutant::text::{LONGEST_ALT, LONGEST_MESSAGE, MISSING, Message, PictureWish, without_picture};

use super::fixture::{longest_name, matched, short_name};
use super::lengths::within_limits;

/// Luck that is the same in each run.
pub(super) struct Luck(pub(super) u64);

impl Luck {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn drawn<T>(&self, value: T) -> Drawn<T> {
        Drawn { number: self.0 % 100_000, value }
    }
}

impl Chance for Luck {
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        let values = sides.iter().map(|&sides| u8::try_from(self.below(u64::from(sides))).unwrap() + 1).collect();
        self.drawn(values)
    }

    fn pick(&mut self, count: u16) -> Drawn<u16> {
        let value = u16::try_from(self.below(u64::from(count))).unwrap();
        self.drawn(value)
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        self.drawn((0..count).rev().collect())
    }
}

pub(super) fn begun(seats: usize, length: Length, luck: &mut Luck) -> (Rebellion, Vec<Event>) {
    let holds = BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]));
    let card = TurnCard { length, first_turn: FirstTurn::Random };
    Rebellion::begin(assets::rebellion().edition.clone(), card, &holds, luck)
}

pub(super) fn table(game: &Rebellion) -> Table {
    game.view(Viewer::Public).table
}

pub(super) fn sight(seats: usize, name: fn(SeatId) -> String) -> Sight {
    matched(seats, Options::new(RulesetId::DiceRebellion), name)
}

/// The last arena, all open, in the figures of the first seat, who has every ally.
pub(super) fn crowded(stage: Stage) -> Table {
    let mut table = table(&begun(4, Length::Full, &mut Luck(1)).0);
    let edition = table.edition.clone();
    table.arena = edition.played(false).last().unwrap();
    let printed = &edition.arena(table.arena).rows;
    let open = |&symbol: &Symbol| Field { symbol, cover: Cover::Open };
    table.rows = printed
        .iter()
        .map(|row| Row { fields: row.fields.iter().map(open).collect(), reward: row.reward, won_by: None })
        .collect();
    let allies = u8::try_from(edition.allies().len()).unwrap();
    table.seats[SeatId(0)].allies = (0..allies).map(AllyId).collect();
    table.sith.vader = Some(SeatId(1));
    table.sith.palpatine = Some(SeatId(2));
    let (one_open, rebel_used) = (false, false);
    table.phase =
        Phase::Turn(Turn { seat: SeatId(0), dice: 4, one_open, stage, aside: 0, rebel_used, allies_used: Vec::new() });
    (table.turn, table.round) = (40, 10);
    table
}

pub(super) fn words<'a>(sight: &'a Sight, table: &'a Table, lang: Lang) -> Words<'a> {
    Words::of(sight, table, lang)
}

pub(super) fn said(text: &str) {
    assert!((1..=LONGEST_MESSAGE).contains(&text.chars().count()) && !text.contains(MISSING), "{text}");
}

fn presses(message: &Message) -> Vec<Press> {
    let options = message.selects.iter().flat_map(|select| &select.options).map(|option| option.press);
    options.chain(message.rows.iter().flatten().map(|button| button.press)).collect()
}

/// Everything that can be pressed is allowed now.
fn all_allowed(table: &Table, message: &Message) {
    let seat = table.turn_now().unwrap().seat;
    let mut moves = 0;
    for press in presses(message) {
        let Verb::Arena { moves: at, press: asked } = press.verb else {
            assert!(press.look().is_some(), "{press:?}");
            continue;
        };
        assert_eq!(at, 987);
        moves += 1;
        match asked.wish(table) {
            Some(wish) => assert_eq!(table.check(seat, &Action::Move(wish)), Ok(()), "{asked:?}"),
            None => assert_eq!(asked, ArenaPress::ForMe),
        }
    }
    assert!(moves > 0);
}

/// Plays to the end as the AI does (now and then with an end of the turn instead), and looks at every post.
fn played_through(seats: usize, length: Length, seed: u64) {
    let mut luck = Luck(seed);
    let (mut game, began) = begun(seats, length, &mut luck);
    let people = sight(seats, longest_name);
    let mut told: Vec<(u32, Vec<Event>)> = vec![(1, began)];
    let mut posts = 0;
    for n in 0_u64.. {
        let table = table(&game);
        let Some(turn) = table.turn_now() else { break };
        assert!(n < 5_000, "the match does not end");
        let of_turn = |wanted: u32| -> Vec<Happened<'_>> {
            let of = told.iter().filter(|(turn, _)| *turn == wanted).flat_map(|(_, events)| events);
            of.map(|event| Happened { moves: 1, undone: false, event }).collect()
        };
        let round = u32::try_from(seats).unwrap();
        let earlier: Vec<Happened<'_>> = (table.turn.saturating_sub(round)..table.turn).flat_map(of_turn).collect();
        let (now, before) = (of_turn(table.turn), of_turn(table.turn - 1));
        let lang = Lang::ALL[usize::try_from(n).unwrap() % 2];
        let words = words(&people, &table, lang);
        let post = turn_post(words, &people, table.turn, &earlier, &now);
        within_limits(&post);
        within_limits(&without_picture(&post, lang));
        all_allowed(&table, &post);
        let start = format!("{} <@", words.seat(turn.seat));
        assert!(post.content.starts_with(&start), "{}", post.content);
        assert!(turn.stage == Stage::Throw || post.content.contains("› "), "{}", post.content);
        if table.turn > 1 && !before.is_empty() {
            let over = turn_post(words, &people, table.turn - 1, &earlier, &before);
            within_limits(&over);
            assert!(over.selects.is_empty() && over.rows.is_empty() && over.mentions.is_empty());
            let Some(PictureWish::Arena(scene)) = &over.picture else { panic!("a turn has a picture") };
            assert!(scene.header.pill.is_none() && scene.legend.iter().all(|row| !row.on_turn));
            let won = before.iter().find_map(|happened| {
                let Event::ArenaWon { arena, next: Some(_) } = happened.event else { return None };
                Some(words.arena(*arena))
            });
            if let Some(won) = won {
                let fields = scene.rows.iter().flat_map(|row| &row.fields);
                assert!(fields.into_iter().all(|field| field.cover == CoverMark::Marker));
                assert_eq!(scene.title, won, "the arena that was won is shown, not the next");
            }
        }
        for text in [board_text(words), status(words, &people).content, help(words, &[turn.seat]), task(words, turn)] {
            said(&text);
        }
        said(&offers(words, &table.offers(turn.seat)));
        if n % 7 == 0 {
            said(&odds(words, turn_odds(words.table).as_ref()));
        }
        posts += 1;
        let rash = luck.below(25) == 0 && turn.stage != Stage::Throw;
        let wish = if rash { Move::Finish } else { plan::best(&table, turn.seat, n).unwrap() };
        let number = table.turn;
        let (next, events) = game.apply(Actor::Seat(turn.seat), &Action::Move(wish), &mut luck).unwrap();
        game = next;
        told.push((number, events));
    }
    assert!(posts > 50, "{posts} posts");
    let table = table(&game);
    let mut over = people.clone();
    over.state = MatchState::Over;
    for lang in Lang::ALL {
        let post = end_post(words(&over, &table, lang), &over, Some(&"0123456789abcdef".repeat(4)));
        within_limits(&post);
        assert_eq!(post.mentions.len(), seats);
        for seat in table.seats.ids() {
            let total = format!("**{}**", table.score(seat).total());
            assert!(post.content.contains(&total), "{}", post.content);
        }
    }
}

#[test]
fn a_match_of_four_with_the_longest_names_keeps_every_limit_and_offers_nothing_that_is_refused() {
    played_through(4, Length::Full, 7);
}

#[test]
fn so_does_a_short_match_of_two() {
    played_through(2, Length::Short, 11);
}

#[test]
fn every_ally_has_its_place_in_a_full_select() {
    let table = crowded(Stage::Figures);
    let people = sight(4, longest_name);
    for lang in Lang::ALL {
        let words = words(&people, &table, lang);
        let post = turn_post(words, &people, 40, &[], &[]);
        within_limits(&post);
        all_allowed(&table, &post);
        let allies = post.selects.last().unwrap();
        assert_eq!(allies.options.len(), 25);
        let shown = ally_choices(words, SeatId(0), 25);
        for offer in table.offers(SeatId(0)) {
            if let Offer::Ally { ally, .. } = offer {
                assert!(shown.iter().any(|(of, _)| *of == ally), "{}", words.ally(ally));
            }
        }
        for text in [board_text(words), status(words, &people).content, hand(words, SeatId(0))] {
            said(&text);
        }
        assert!(board_text(words).contains("C-3PO"), "nothing is cut off");
        assert!((1..=LONGEST_ALT).contains(&alt_text(words).chars().count()));
    }
}

#[test]
fn what_wins_a_row_comes_first_and_says_so() {
    let mut table = crowded(Stage::Figures);
    // Row 2: all but one TIE and the joker field.
    table.rows[1].fields[0].cover = Cover::Marker;
    table.seats[SeatId(0)].allies = vec![AllyId(6), AllyId(4)];
    let people = sight(4, short_name);
    let words = words(&people, &table, Lang::En);
    let choices = ally_choices(words, SeatId(0), 25);
    let spot = |row, symbol| Some(Spot { row, symbol });
    assert!(choices.contains(&(AllyId(6), vec![spot(1, Symbol::Tie), spot(1, Symbol::Imperium)])));
    let post = turn_post(words, &people, 40, &[], &[]);
    let labels: Vec<&str> = post.selects.last().unwrap().options.iter().map(|option| option.label.as_str()).collect();
    let wins = |label: &&&str| label.starts_with("Lando Calrissian wins: ");
    assert_eq!(labels.iter().filter(wins).count(), 1, "{labels:?}");
    assert!(labels[..2].iter().any(|label| wins(&label)), "{labels:?}");
}

#[test]
fn dice_that_fit_in_too_many_places_keep_to_25_options_with_every_face() {
    let hand = vec![Face::Trooper, Face::Tie, Face::Walker, Face::Imperium];
    let table = crowded(Stage::Dice { throw: 1, hand: hand.clone() });
    let people = sight(4, longest_name);
    for lang in Lang::ALL {
        let words = words(&people, &table, lang);
        let puts = put_choices(words, &table.offers(SeatId(0)));
        assert_eq!(puts.len(), 25);
        assert!(hand.iter().all(|face| puts.iter().any(|(put, _)| put == face)));
        let post = turn_post(words, &people, 40, &[], &[]);
        within_limits(&post);
        all_allowed(&table, &post);
        let (die, name) = (words.face(Face::Tie), &words.kit.face(Face::Imperium).name[lang]);
        assert!(post.content.contains(&die) && post.content.contains(name.as_str()), "{}", post.content);
    }
}

#[test]
fn nobody_plays_for_the_ai_or_in_a_match_that_stands_still() {
    let mut table = crowded(Stage::Figures);
    let mut people = sight(4, short_name);
    people.state = MatchState::Paused;
    let looks_only = |post: &Message| presses(post).iter().all(|press| press.look().is_some());
    assert!(looks_only(&turn_post(words(&people, &table, Lang::En), &people, 40, &[], &[])));
    people.state = MatchState::Running;
    table.seats[SeatId(0)].hold = Hold::Ai;
    assert!(looks_only(&turn_post(words(&people, &table, Lang::De), &people, 40, &[], &[])));
}

/// Leaves what the rebel of the first seat covers open in row 6.
fn win_by_rebel(table: &mut Table) {
    let symbol = table.rebel_symbol(SeatId(0));
    for field in &mut table.rows[5].fields {
        field.cover = if field.symbol == symbol { Cover::Open } else { Cover::Marker };
    }
}

#[test]
fn only_an_end_that_gives_something_away_is_asked() {
    let people = sight(4, short_name);
    let asked = |table: &Table, press| question(words(&people, table, Lang::En), &people, press);
    let two = vec![Face::Tie, Face::Victory];
    let table = crowded(Stage::Dice { throw: 2, hand: two.clone() });
    let lost = loss(words(&people, &table, Lang::En), ArenaPress::Finish).unwrap();
    assert_eq!((lost.dice, lost.sith), (two, Some(Sith::Palpatine)));
    let message = asked(&table, ArenaPress::Finish).unwrap();
    within_limits(&message);
    assert!(message.content.contains("Emperor Palpatine"), "{}", message.content);
    let pressed = message.rows[0][0].press.verb;
    assert_eq!(pressed, Verb::Arena { moves: 987, press: ArenaPress::FinishAnyway });
    let pressed = asked(&table, ArenaPress::EndDice).unwrap().rows[0][0].press.verb;
    assert_eq!(pressed, Verb::Arena { moves: 987, press: ArenaPress::EndDiceAnyway });
    assert_eq!(asked(&table, ArenaPress::FinishAnyway), None);
    assert_eq!(asked(&table, ArenaPress::Throw), None);

    // Before the throw nothing can be ended, and with the dice done the dice cannot: the rules say so.
    let mut before = crowded(Stage::Throw);
    win_by_rebel(&mut before);
    assert_eq!((asked(&before, ArenaPress::Finish), asked(&before, ArenaPress::EndDice)), (None, None));
    let mut done = crowded(Stage::Figures);
    win_by_rebel(&mut done);
    assert_eq!(asked(&done, ArenaPress::EndDice), None);

    // With the dice done he comes in any case: nothing is asked, unless an ally can undo the turn.
    let mut table = crowded(Stage::Figures);
    table.seats[SeatId(0)].allies = vec![AllyId(4), AllyId(6)];
    assert_eq!(asked(&table, ArenaPress::Finish), None);
    let mut undone = table.clone();
    undone.seats[SeatId(0)].allies = vec![AllyId(9)];
    let lost = loss(words(&people, &undone, Lang::En), ArenaPress::Finish).unwrap();
    assert_eq!((lost.sith, lost.allies), (Some(Sith::Palpatine), Vec::new()));
    // Lando's two symbols are all that is open in row 2, in either order.
    for order in [[0, 1], [1, 0]] {
        let mut won = table.clone();
        won.rows[1].fields = order.map(|n| won.rows[1].fields[1..][n]).to_vec();
        let lost = loss(words(&people, &won, Lang::En), ArenaPress::Finish).unwrap();
        assert_eq!((lost.sith, lost.allies), (None, vec![AllyId(6)]));
        let told = asked(&won, ArenaPress::Finish).unwrap().content;
        assert_eq!(told, "This ends your turn.\nLando Calrissian could still win a row.");
    }
    // The rebel of the first seat would win a row.
    win_by_rebel(&mut table);
    let lost = loss(words(&people, &table, Lang::De), ArenaPress::Finish).unwrap();
    assert_eq!((lost.sith, lost.rows), (None, vec![5]));
    within_limits(&question(words(&people, &table, Lang::De), &people, ArenaPress::Finish).unwrap());
}

#[test]
fn the_turn_post_reads_as_agreed() {
    let table = crowded(Stage::Dice { throw: 2, hand: vec![Face::Tie, Face::Tie, Face::Victory] });
    let people = sight(4, short_name);
    let seat = SeatId(1);
    let (arena, ally) = (ArenaId(4), Some(AllyId(11)));
    let earlier = [
        Event::Put { seat, face: Face::Tie, spot: Spot { row: 0, symbol: Symbol::Tie } },
        Event::RowWon { seat, arena, row: 0, points: 0, ally },
        Event::DicePaid { seat, points: 2 },
        Event::SithCame { seat, sith: Sith::Vader, from: Some(SeatId(0)) },
        Event::TurnEnded { seat, points: 9 },
    ];
    let now = [
        Event::Threw { seat: SeatId(0), throw: 1, faces: vec![Face::Trooper, Face::Imperium], draw: 77 },
        Event::Put { seat: SeatId(0), face: Face::Trooper, spot: Spot { row: 0, symbol: Symbol::Trooper } },
        Event::Put { seat: SeatId(0), face: Face::Imperium, spot: Spot { row: 2, symbol: Symbol::Walker } },
    ];
    let all = |events: &'static [Event]| -> Vec<Happened<'static>> {
        events.iter().map(|event| Happened { moves: 3, undone: false, event }).collect()
    };
    let (earlier, now) = (all(Box::leak(Box::new(earlier))), all(Box::leak(Box::new(now))));
    let post = turn_post(words(&people, &table, Lang::En), &people, 40, &earlier, &now);
    let expected = "\
● Ana <@18446744073709551615>: place your dice or set victory points aside; then come the figures.
Turn 40 · Round 10 · Death Star 2 (6 of 6) · Throw › **Dice** › Figures
🎲 2nd throw: 2× ✈️ TIE fighter, ⭐ Victory point
Emperor Palpatine comes; with 1 field covered by dice Darth Vader, with 2 nobody.
**Since your last turn**
■ Ben: covered 1 field; won row 1 of Endor (Wicket); 2 points for dice; got Darth Vader, who leaves you
**This turn**
› throws 🛡️ Stormtrooper, ☸️ Imperium (#77)
› puts 🛡️ Stormtrooper on row 1, ☸️ Imperium on 🦿 Walker in row 3";
    assert_eq!(post.content, expected);
    let labels: Vec<&str> = post.rows.iter().flatten().map(|button| button.label.as_str()).collect();
    let expected = [
        "Set 1 ⭐ aside",
        "Dice are done (3 lapse)",
        "Do it for me",
        "Obi-Wan Kenobi: restart",
        "Admiral Ackbar: restart",
        "Finish turn",
        "Arena as text",
        "Log",
        "Rules",
    ];
    assert_eq!(labels, expected);
    let labels: Vec<&str> = post.selects[0].options.iter().map(|option| option.label.as_str()).collect();
    assert_eq!(labels[0], "✈️ TIE fighter » row 2 (3 open)");
}

fn all_events() -> Vec<Event> {
    let (seat, ally) = (SeatId(0), AllyId(4));
    let spot = Spot { row: 1, symbol: Symbol::Tie };
    let scores = || BySeat::from_fn(4, |seat| Score { rows: u32::from(seat.0), dice: 2, allies: 1, sith: 1 });
    let mut events = vec![
        Event::Began {
            rebels: BySeat::from_fn(4, |seat| RebelId(seat.0)),
            first: SeatId(2),
            arena: ArenaId(0),
            draws: vec![1, 2],
        },
        Event::TurnBegan { seat, turn: 1, round: 1, dice: 4, sith: None },
        Event::Threw { seat, throw: 1, faces: vec![Face::Tie; 4], draw: 3 },
        Event::Threw { seat, throw: 2, faces: vec![Face::Victory], draw: 4 },
        Event::Put { seat, face: Face::Tie, spot },
        Event::Put { seat, face: Face::Imperium, spot },
        Event::SetAside { seat, dice: 1 },
        Event::SetAside { seat, dice: 2 },
        Event::Lapsed { seat, faces: vec![Face::Walker] },
        Event::RebelCame { seat, rebel: RebelId(3), spot },
        Event::AllyCame { seat, ally, spots: vec![Some(spot), None] },
        Event::AllyCame { seat, ally, spots: vec![Some(spot), Some(spot)] },
        Event::Restarted { seat, ally: AllyId(9) },
        Event::DicePaid { seat, points: 1 },
        Event::RowWon { seat, arena: ArenaId(5), row: 0, points: 3, ally: None },
        Event::RowWon { seat, arena: ArenaId(0), row: 0, points: 1, ally: Some(ally) },
        Event::TurnEnded { seat, points: 1 },
        Event::ArenaWon { arena: ArenaId(0), next: Some(ArenaId(1)) },
        Event::ArenaWon { arena: ArenaId(5), next: None },
        Event::TimedOut { seat },
        Event::HandedOver { seat, hold: Hold::Ai },
        Event::HandedOver { seat, hold: Hold::Players(Vec::new()) },
        Event::Surrendered { seat },
        Event::Ended(Outcome::Scored { winners: vec![seat], scores: scores() }),
        Event::Ended(Outcome::Scored { winners: vec![seat, SeatId(3)], scores: scores() }),
        Event::Ended(Outcome::Remained { seat, scores: scores() }),
        Event::Ended(Outcome::Agreed { scores: scores() }),
    ];
    for sith in Sith::ALL {
        events.push(Event::TurnBegan { seat, turn: 9, round: 3, dice: 4 - sith.dice_lost(), sith: Some(sith) });
        events.push(Event::SithLeft { seat, sith });
        events.push(Event::SithCame { seat, sith, from: None });
        events.push(Event::SithCame { seat, sith, from: Some(SeatId(1)) });
    }
    events
}

#[test]
fn every_event_has_words() {
    let table = crowded(Stage::Throw);
    let people = sight(4, longest_name);
    let events = all_events();
    let happened: Vec<Happened<'_>> = events.iter().map(|event| Happened { moves: 5, undone: false, event }).collect();
    for lang in Lang::ALL {
        let words = words(&people, &table, lang);
        for of in &events {
            said(&event(words, of).text);
        }
        // The two dice that are put one after the other are one line.
        assert_eq!(lines(words, &happened).len(), events.len() - 1);
        for line in since(words, SeatId(1), &happened) {
            said(&line);
        }
        within_limits(&opening_post(words, &people, &happened));
    }
}

#[test]
fn every_refusal_says_what_to_do_instead() {
    let table = crowded(Stage::Figures);
    let people = sight(4, longest_name);
    let (symbol, ally) = (Symbol::Tie, AllyId(4));
    let spot = |row| Spot { row, symbol: Symbol::Walker };
    let fits = table.spots(Symbol::Imperium);
    let all: Vec<AllyId> = table.seats[SeatId(0)].allies.clone();
    let refusals = [
        Refusal::Over,
        Refusal::NotYourTurn { on_turn: SeatId(2) },
        Refusal::Surrendered,
        Refusal::NotYours,
        Refusal::WrongStep { now: Step::Throw },
        Refusal::WrongStep { now: Step::Dice },
        Refusal::WrongStep { now: Step::Figures },
        Refusal::NoThrowLeft,
        Refusal::DiceFirst { hand: vec![Face::Tie; 4] },
        Refusal::NoSuchDie { face: Face::Tie, hand: vec![Face::Walker, Face::Imperium] },
        Refusal::CoversNothing,
        Refusal::WrongSymbol { symbol, spot: spot(2), fits: fits.clone() },
        Refusal::WrongSymbol { symbol, spot: spot(2), fits: Vec::new() },
        Refusal::NotOpen { symbol, spot: spot(2), fits: fits.clone() },
        Refusal::NotOpen { symbol, spot: spot(255), fits },
        Refusal::SetAside { asked: 3, there: 0 },
        Refusal::SetAside { asked: 3, there: 1 },
        Refusal::SetAside { asked: 0, there: 2 },
        Refusal::RebelUsed,
        Refusal::NotYourAlly { ally, have: Vec::new() },
        Refusal::NotYourAlly { ally, have: all },
        Refusal::AllyRestarts { ally: AllyId(9) },
        Refusal::AllyCovers { ally },
        Refusal::AllySymbols { ally, asked: 1, symbols: 2 },
        Refusal::AllySymbols { ally, asked: 2, symbols: 1 },
        Refusal::AllyIdle { ally },
    ];
    for lang in Lang::ALL {
        let mut told: Vec<String> =
            refusals.iter().map(|refusal| rule(words(&people, &table, lang), refusal)).collect();
        for text in &told {
            said(text);
        }
        told.sort();
        told.dedup();
        assert_eq!(told.len(), refusals.len(), "two refusals sound alike");
    }
}

#[test]
fn what_is_told_at_the_edges_fits() {
    let table = crowded(Stage::Throw);
    let people = sight(4, longest_name);
    for lang in Lang::ALL {
        let words = words(&people, &table, lang);
        let card = TurnCard { length: Length::Short, first_turn: FirstTurn::FirstSeat };
        let text = rules(lang, words.kit, Some(&card));
        said(&text);
        assert!(!text.contains('…') && text.contains("S3-B4"), "the rules are cut: {text}");
        said(&rules(lang, words.kit, None));
        said(&joined(lang, &words.seat(SeatId(0)), "look"));
        said(&welcome(lang));
        said(&sure_kick(words, SeatId(0)));
        said(&played(words, SeatId(0)));
        said(&played(words, SeatId(1)));
        for seats in [&[][..], &[SeatId(0)], &[SeatId(3)]] {
            said(&help(words, seats));
        }
        let fallen = dice_lines(words, &BySeat::from_fn(4, |_| [9_999; 6])).join("\n");
        said(&fallen);
        said(&dice_lines(words, &BySeat::from_fn(4, |_| [0; 6])).join("\n"));
    }
}
