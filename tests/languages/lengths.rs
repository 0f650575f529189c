//! The longest names and the longest turns stay within Discord's limits, and what is posted reads as it should.

use std::collections::{BTreeMap, BTreeSet};

use adjutant::assets;
use adjutant::game::cards::Hand;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::event::{EventKind, Outcome, SeriesEnd};
use adjutant::game::ids::{BySeat, CardId, SeatId};
use adjutant::game::people::{Hold, Viewer};
use adjutant::table::gate::{Asking, Gate};
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::{AccountId, MatchState, Seated, Sight};
use adjutant::text::lang::Lang;
use adjutant::text::{
    EndNews, LONGEST_ALT, LONGEST_LABEL, LONGEST_MESSAGE, MISSING, Message, Names, PictureWish, Select, Whereabouts,
    board_text, dm_closed, end_post, hand_dm, inputs_post, lobby_post, set_up_post, turn_post, welcome_dm,
    without_picture,
};

use super::fixture::{at, busy_round, entry, long_turn, longest_name, move_in, series, short_name, sight};

/// What every message keeps.
pub(super) fn within_limits(message: &Message) {
    let size = message.content.chars().count();
    assert!((1..=LONGEST_MESSAGE).contains(&size), "{size}: {}", message.content);
    assert!(!message.content.contains(MISSING), "{}", message.content);
    assert!(message.rows.len() + message.selects.len() <= 5);
    for select in &message.selects {
        selectable(select);
    }
    let mut seen = Vec::new();
    for row in &message.rows {
        assert!((1..=5).contains(&row.len()));
        for button in row {
            assert!((1..=LONGEST_LABEL).contains(&button.label.chars().count()), "{}", button.label);
            assert!(!seen.contains(&button.press), "two buttons do the same: {button:?}");
            seen.push(button.press);
        }
    }
    for account in &message.mentions {
        assert!(message.content.contains(&format!("<@{}>", account.0)), "{}", message.content);
    }
    assert_eq!(message.content.matches("<@").count(), message.mentions.len(), "{}", message.content);
    let alt = match &message.picture {
        Some(PictureWish::Board(board)) => &board.alt,
        Some(PictureWish::Hand(hand)) => &hand.alt,
        Some(PictureWish::Arena(arena)) => &arena.alt,
        None => return,
    };
    assert!((1..=LONGEST_ALT).contains(&alt.chars().count()) && !alt.contains(MISSING), "{alt}");
}

/// Discord's limits of a select; its id with each value is the press that is meant.
fn selectable(select: &Select) {
    assert!((1..=150).contains(&select.placeholder.chars().count()), "{}", select.placeholder);
    assert!((1..=25).contains(&select.options.len()), "{} options", select.options.len());
    let (id, values) = select.ids().unwrap();
    for (option, value) in select.options.iter().zip(&values) {
        assert!((1..=100).contains(&option.label.chars().count()), "{}", option.label);
        assert!(id.len() <= 100 && (1..=100).contains(&value.len()), "{id} {value}");
        assert_eq!(Press::parse(&format!("{id}:{value}")), Ok(option.press));
    }
    assert_eq!(values.iter().collect::<BTreeSet<_>>().len(), values.len(), "two options are the same: {values:?}");
    assert!(select.options.iter().filter(|option| option.chosen).count() <= 1);
}

pub(super) fn stages() -> Vec<Stage> {
    vec![
        Stage::Trade { armies: 5 },
        Stage::Place { left: 5, placed: Vec::new() },
        Stage::Attack,
        Stage::MoveIn(move_in()),
        Stage::SpoilsTrade,
        Stage::SpoilsPlace { left: 8, placed: Vec::new() },
        Stage::Fortify,
    ]
}

#[test]
fn the_lobby_says_how_long_a_match_takes_and_agreed_rounds_make_it_shorter() {
    let mut lobby = sight(4, Viewer::Public, short_name, Stage::Attack);
    (lobby.state, lobby.view) = (MatchState::Lobby, None);
    let content = lobby_post(&lobby, Lang::En).content;
    assert!(content.contains("about 53 turns, 8 weeks at one turn a day"), "{content}");
    lobby.options.set("rounds", "3").unwrap();
    let content = lobby_post(&lobby, Lang::De).content;
    assert!(content.contains("etwa 12 Züge, 2 Wochen bei einem Zug am Tag"), "{content}");
}

#[test]
fn the_turn_of_an_ai_has_looking_buttons_alone() {
    for stage in stages() {
        let mut sight = sight(3, Viewer::Public, short_name, stage);
        crate::languages::fixture::conquest(&mut sight).seats[SeatId(0)].hold = Hold::Ai;
        for lang in Lang::ALL {
            let message = turn_post(&sight, 12, &[], &[], lang);
            assert!(message.rows.iter().flatten().all(|button| button.press.look().is_some()), "{:?}", message.rows);
        }
    }
}

#[test]
fn a_turn_of_thirty_series_fits_and_keeps_the_newest() {
    for lang in Lang::ALL {
        for stage in stages() {
            let sight = sight(6, Viewer::Public, longest_name, stage);
            let message = turn_post(&sight, 12, &busy_round(6), &long_turn(30, 6), lang);
            within_limits(&message);
            assert_eq!(message.mentions, sight.seats[SeatId(0)].accounts);
            let names = Names::of(&sight, lang);
            assert!(message.content.starts_with(&format!("{} <@", names.seat(SeatId(0)))), "{}", message.content);
            assert!(message.content.contains("… "), "older lines are counted: {}", message.content);
            within_limits(&without_picture(&message, lang));
        }
    }
}

#[test]
fn fifteen_series_with_usual_names_are_all_told() {
    let sight = sight(4, Viewer::Public, short_name, Stage::Attack);
    for lang in Lang::ALL {
        let message = turn_post(&sight, 12, &[], &long_turn(15, 4), lang);
        within_limits(&message);
        let told = message.content.lines().filter(|line| line.contains(" » ")).count();
        assert_eq!(told, 15, "{}", message.content);
    }
}

#[test]
fn the_turn_post_reads_as_agreed() {
    let mut sight = sight(4, Viewer::Public, short_name, Stage::Place { left: 5, placed: Vec::new() });
    // With five a set would have to be traded first.
    crate::languages::fixture::conquest(&mut sight).seats[SeatId(0)].cards = 4;
    let traded = EventKind::Traded {
        seat: SeatId(1),
        cards: [CardId(0), CardId(1), CardId(43)],
        value: 8,
        bonus: None,
        next_value: 10,
    };
    let since = [
        entry(1, vec![EventKind::Captured { seat: SeatId(1), from: Some(SeatId(0)), space: at("peru") }]),
        entry(2, vec![traded]),
        entry(3, vec![EventKind::Fought(series(SeatId(1), SeatId(0), 2, SeriesEnd::Captured))]),
    ];
    let fought = series(SeatId(0), SeatId(2), 35, SeriesEnd::Captured);
    let (from, to) = (fought.from, fought.to);
    let events = vec![
        EventKind::Fought(fought),
        EventKind::Captured { seat: SeatId(0), from: Some(SeatId(2)), space: to },
        EventKind::MovedIn { seat: SeatId(0), from, to, troops: 5 },
    ];
    let message = turn_post(&sight, 12, &since, &[entry(9, events)], Lang::En);
    let lines: Vec<&str> = message.content.lines().collect();
    assert_eq!(lines[0], format!("● Ana <@{}>: place 5 armies, then attack or end.", u64::MAX));
    assert_eq!(lines[1], "Turn 12 · Round 3 · Set 35 · **Place** › Attack › Fortify");
    assert_eq!(lines[3], "■ Ben: took Peru (from ●); traded a set (8); cost you 4 armies");
    assert_eq!(lines[5], "› NW Territory » Western US: 35 rolls, -35 : -70, captured, #12000-12034, 5 moved in");
    // How many moved in belongs to the series, also where somebody went out between the two.
    let last = series(SeatId(0), SeatId(2), 35, SeriesEnd::Captured);
    let events = vec![
        EventKind::Fought(last),
        EventKind::Captured { seat: SeatId(0), from: Some(SeatId(2)), space: to },
        EventKind::Eliminated { seat: SeatId(2), by: SeatId(0), cards: 2 },
        EventKind::MovedIn { seat: SeatId(0), from, to, troops: 5 },
    ];
    let message = turn_post(&sight, 12, &[], &[entry(9, events)], Lang::En);
    let [.., series, out] = message.content.lines().collect::<Vec<_>>()[..] else { panic!("{}", message.content) };
    assert!(series.ends_with("captured, #12000-12034, 5 moved in") && out.contains("is out"), "{}", message.content);
    let Some(PictureWish::Board(picture)) = &message.picture else { panic!("no board") };
    assert!(picture.last_move.contains("is out"), "{}", picture.last_move);
    assert_eq!(
        picture.pill.as_ref().map(|(_, who)| who.as_str()),
        Some("Ana · Place"),
        "the task is what is not cut off"
    );
    sight.seats[SeatId(0)].accounts.clear();
    let quiet = turn_post(&sight, 12, &[], &[], Lang::En);
    assert!(quiet.quiet && quiet.mentions.is_empty() && !quiet.content.contains("<@"), "an AI is not called");
}

#[test]
fn an_old_turn_keeps_its_moves_and_loses_its_buttons() {
    let sight = sight(4, Viewer::Public, short_name, Stage::Attack);
    let message = turn_post(&sight, 11, &[], &long_turn(2, 4), Lang::En);
    assert!(message.rows.is_empty() && message.mentions.is_empty() && message.quiet);
    assert!(message.content.contains("Turn 11 of ● Ana"), "{}", message.content);
    // Its picture is that of its end, not of the turn that has begun since.
    let Some(PictureWish::Board(picture)) = message.picture else { panic!("no board") };
    assert_eq!(picture.turn, "After turn 11");
    assert!(picture.pill.is_none() && picture.last_move.starts_with("● Ana: "), "{:?}", picture.last_move);
    assert!(picture.legend.iter().all(|row| !row.on_turn));
    assert!(picture.alt.starts_with("Board, after turn 11 of ● Ana. Last: ● Ana: "), "{}", picture.alt);
}

#[test]
fn a_turn_that_begins_shows_the_last_move_of_the_others() {
    let sight = sight(4, Viewer::Public, short_name, Stage::Attack);
    let (ana, ben) = (SeatId(0), SeatId(1));
    let fought = EventKind::Fought(series(ben, ana, 3, SeriesEnd::Captured));
    let income = adjutant::game::event::Income { spaces: 9, base: 3, regions: Vec::new() };
    let began = EventKind::TurnBegan { seat: ana, turn: 12, round: 3, income };
    let passed =
        [EventKind::Drew { seat: ben, hand: 2, draw: Some(12_345) }, EventKind::TurnEnded { seat: ben }, began];
    let since = [entry(7, vec![fought]), entry(8, passed.to_vec())];
    let message = turn_post(&sight, 12, &since, &[], Lang::En);
    let Some(PictureWish::Board(picture)) = message.picture else { panic!("no board") };
    assert!(picture.last_move.starts_with("■ Ben: ") && picture.last_move.contains(" » "), "{}", picture.last_move);
    assert_eq!(picture.arrow, Some((at("northwest_territory"), at("western_us"))));
    // The header of the picture has less room than its description.
    assert!(picture.alt.contains(" Last: ■ Ben: NW Territory » Western US: 3 rolls"), "{}", picture.alt);
}

#[test]
fn what_was_undone_is_not_in_the_turn_post() {
    let sight = sight(4, Viewer::Public, short_name, Stage::Attack);
    let mut entries = long_turn(2, 4);
    entries[1].undone = true;
    let message = turn_post(&sight, 12, &[], &entries, Lang::En);
    assert_eq!(message.content.matches(" » ").count(), 1, "{}", message.content);
}

#[test]
fn every_turn_has_the_hand_and_a_question_its_answers() {
    for (stage, verb) in [
        (Stage::MoveIn(move_in()), "MoveIn"),
        (Stage::Attack, "EndAttacks"),
        (Stage::Attack, "EndTurn"),
        (Stage::Fortify, "EndTurn"),
    ] {
        let sight = sight(3, Viewer::Public, short_name, stage);
        let message = turn_post(&sight, 12, &[], &[], Lang::De);
        let verbs: Vec<Verb> = message.rows.iter().flatten().map(|button| button.press.verb).collect();
        assert!(verbs.contains(&Verb::Hand));
        assert!(verbs.iter().any(|has| format!("{has:?}").starts_with(verb)), "{verb}: {verbs:?}");
    }
}

#[test]
fn a_paused_turn_offers_looking_alone() {
    let mut sight = sight(3, Viewer::Public, short_name, Stage::Attack);
    sight.state = MatchState::Paused;
    let message = turn_post(&sight, 12, &[], &[], Lang::En);
    let verbs: Vec<Verb> = message.rows.iter().flatten().map(|button| button.press.verb).collect();
    assert_eq!(verbs, [Verb::Hand, Verb::Log, Verb::BoardText]);
    assert!(message.mentions.is_empty() && message.quiet && !message.content.contains("<@"), "a pause calls nobody");
}

#[test]
fn the_set_up_says_who_is_missing_and_calls_them_alone() {
    let mut sight = sight(6, Viewer::Public, longest_name, Stage::Attack);
    let done = BySeat::from_fn(6, |seat| seat.0 < 4);
    let armies = BySeat::from_fn(6, |_| 20);
    let asked = [
        SetUpView::Preferring { done: done.clone(), own: BTreeMap::new() },
        SetUpView::Deploying { armies: armies.clone(), done, own: BTreeMap::new() },
        SetUpView::Claiming { next: SeatId(5), unplayed: false },
        SetUpView::DeployingInTurn { next: SeatId(5), left: armies, unplayed: 0, for_unplayed: false },
    ];
    for lang in Lang::ALL {
        for (set_up, called) in asked.iter().zip([2, 2, 1, 1]) {
            crate::languages::fixture::conquest(&mut sight).phase = PhaseView::SetUp(set_up.clone());
            let dealt = EventKind::Dealt { first: SeatId(1), draws: vec![1, 2] };
            let message = set_up_post(&sight, &[entry(1, vec![dealt])], lang);
            within_limits(&message);
            assert_eq!(message.mentions.len(), called, "{}", message.content);
        }
    }
    crate::languages::fixture::conquest(&mut sight).phase = PhaseView::SetUp(asked[1].clone());
    assert!(set_up_post(&sight, &[], Lang::En).content.contains("4 of 6 have placed"));
}

#[test]
fn the_reveal_has_a_line_for_each_seat() {
    let sight = sight(6, Viewer::Public, longest_name, Stage::Attack);
    let board = &assets::classic().edition.board;
    let placements = BySeat::from_fn(6, |seat| {
        let own = board.space_ids().filter(|space| space.index() % 6 == seat.index());
        own.map(|space| adjutant::game::action::Placement { space, troops: 12 }).collect::<Vec<_>>()
    });
    for lang in Lang::ALL {
        let message =
            set_up_post(&sight, &[entry(7, vec![EventKind::Revealed { placements: placements.clone() }])], lang);
        within_limits(&message);
        let names = Names::of(&sight, lang);
        for seat in sight.seats.ids() {
            assert!(message.content.contains(&names.seat(seat)), "{}", message.content);
        }
    }
}

fn lobby(seats: usize) -> Sight {
    let mut sight = sight(seats.max(2), Viewer::Public, longest_name, Stage::Attack);
    sight.state = MatchState::Lobby;
    sight.view = None;
    sight
}

#[test]
fn the_lobby_shows_seats_and_differences() {
    for lang in Lang::ALL {
        let mut sight = lobby(6);
        sight.host = sight.seats[SeatId(0)].accounts[0];
        sight.seats[SeatId(5)].accounts.clear();
        for setting in sight.options.settings() {
            let other = setting.choices.iter().find(|choice| **choice != setting.value).cloned();
            sight.options.set(setting.id, &other.unwrap()).unwrap();
        }
        let message = lobby_post(&sight, lang);
        within_limits(&message);
        assert!(message.content.contains(&sight.commitment), "the seal is never cut: {}", message.content);
        let disabled = |verb| message.rows.iter().flatten().any(|button| button.press.verb == verb && button.disabled);
        assert!(disabled(Verb::Join) && disabled(Verb::AddAi) && !disabled(Verb::Start));
        let asking = |n: u64| {
            let (account, name, language) = (AccountId(n), longest_name(SeatId(0)), "de".to_owned());
            Asking { account, name, language, place: None }
        };
        sight.house.asking = (0..10).map(asking).collect();
        sight.house.gate = Gate { approval: true, role: None, days: 3_650 };
        sight.words = BySeat::from_fn(6, |seat| (seat.0 < 5).then(|| "W\u{301}".repeat(20)));
        let message = lobby_post(&sight, lang);
        within_limits(&message);
        assert_eq!(message.rows.len(), 5, "three of ten have buttons");
        assert!(message.content.contains(&sight.commitment), "the seal is never cut: {}", message.content);
        sight.state = MatchState::Ended;
        within_limits(&lobby_post(&sight, lang));
        assert!(lobby_post(&sight, lang).rows.is_empty());
    }
}

#[test]
fn the_end_shows_everything_and_never_cuts_the_seal() {
    let mut sight = sight(6, Viewer::Public, longest_name, Stage::Attack);
    sight.state = MatchState::Over;
    let view = crate::languages::fixture::conquest(&mut sight);
    view.phase = PhaseView::Over(Outcome::Won { seat: SeatId(3) });
    for seat in [0, 1, 2, 4, 5] {
        view.seats[SeatId(seat)].out = true;
    }
    let mut open = Hand::default();
    (0..7).for_each(|card| open.add(CardId(card)));
    let hands: BTreeMap<SeatId, Hand> = sight.seats.ids().map(|seat| (seat, open.clone())).collect();
    let seed = "fedcba9876543210".repeat(4);
    for lang in Lang::ALL {
        for seed_hex in [Some(seed.as_str()), None] {
            let news = EndNews { entries: &long_turn(30, 6), hands: &hands, seed_hex };
            let message = end_post(&sight, news, lang);
            within_limits(&message);
            assert!(message.content.contains(&sight.commitment), "{}", message.content);
            assert_eq!(message.content.contains(&seed), seed_hex.is_some());
            assert!(message.content.contains(&format!("1. {}", Names::of(&sight, lang).seat(SeatId(3)))));
        }
    }
}

#[test]
fn the_end_counts_no_round_in_which_nobody_had_a_turn() {
    let mut sight = sight(3, Viewer::Public, short_name, Stage::Attack);
    sight.state = MatchState::Over;
    let (seat, spaces) = (SeatId(0), BySeat::from_fn(3, |_| 14));
    // The fixture is in round 3. What ends with a full round is found out when the next one is counted.
    let ends = [
        (Outcome::Won { seat }, 3),
        (Outcome::Held { seat, share: 70, spaces: spaces.clone() }, 3),
        (Outcome::Counted { seats: vec![seat], spaces: spaces.clone() }, 2),
        (Outcome::Remained { seat, spaces: spaces.clone() }, 3),
        (Outcome::Agreed { spaces: spaces.clone() }, 3),
        (Outcome::Drawn { spaces }, 2),
    ];
    for (outcome, rounds) in ends {
        crate::languages::fixture::conquest(&mut sight).phase = PhaseView::Over(outcome);
        let news = EndNews { entries: &[], hands: &BTreeMap::new(), seed_hex: None };
        for (lang, told) in
            [(Lang::En, format!("12 turns, {rounds} rounds.")), (Lang::De, format!("12 Züge, {rounds} Runden."))]
        {
            let message = end_post(&sight, news, lang);
            let head = message.content.lines().next().unwrap();
            assert!(head.ends_with(&told), "{head}");
        }
    }
}

#[test]
fn board_text_holds_every_space_on_one_page() {
    for lang in Lang::ALL {
        let sight = sight(6, Viewer::Public, longest_name, Stage::Attack);
        let names = Names::of(&sight, lang);
        let pages = board_text(names, &sight);
        assert!(pages.iter().all(|page| page.chars().count() <= LONGEST_MESSAGE));
        let whole = pages.join("\n");
        for space in assets::classic().edition.board.space_ids() {
            assert!(whole.contains(names.space(space)), "{}", names.space(space));
        }
        assert_eq!(pages.len(), 1, "the board text is answered in one message");
    }
}

#[test]
fn the_alt_text_ends_between_words_and_says_where_the_rest_is() {
    for (seats, name) in [(2, short_name as fn(SeatId) -> String), (6, short_name), (6, longest_name)] {
        for lang in Lang::ALL {
            let sight = sight(seats, Viewer::Public, name, Stage::Attack);
            let message = turn_post(&sight, 12, &busy_round(u8::try_from(seats).unwrap()), &[], lang);
            let Some(PictureWish::Board(board)) = message.picture else { panic!("a turn has a picture") };
            assert!(board.alt.chars().count() <= LONGEST_ALT);
            let command = format!("/{} ", adjutant::text::commands::name("board", lang));
            let tail = board.alt.rfind(&command).expect("it says where all of it is");
            // Seats and spaces end in a number: the text ends after one, not inside a name.
            let end = board.alt[..tail].rfind(['.', '…']).expect("a sentence ends");
            let listed = &board.alt[..end];
            assert!(listed.ends_with(|c: char| c.is_ascii_digit()), "{}", board.alt);
        }
    }
}

#[test]
fn the_last_picture_has_no_marks_and_is_read_in_sentences() {
    let dotted = |seat| format!("{}.", short_name(seat));
    let (seat, by) = (SeatId(1), SeatId(0));
    for name in [short_name as fn(SeatId) -> String, dotted] {
        let mut sight = sight(3, Viewer::Public, name, Stage::Attack);
        let entries = [entry(7, vec![EventKind::Eliminated { seat, by, cards: 3 }])];
        let mut pictures = Vec::new();
        for lang in Lang::ALL {
            pictures.push(turn_post(&sight, 12, &[], &entries, lang).picture);
        }
        sight.state = MatchState::Over;
        let spaces = BySeat::from_fn(3, |_| 14);
        for outcome in [Outcome::Won { seat: by }, Outcome::Remained { seat: by, spaces }] {
            crate::languages::fixture::conquest(&mut sight).phase = PhaseView::Over(outcome);
            for lang in Lang::ALL {
                let news = EndNews { entries: &entries, hands: &BTreeMap::new(), seed_hex: None };
                pictures.push(end_post(&sight, news, lang).picture);
            }
        }
        for picture in pictures {
            let Some(PictureWish::Board(board)) = picture else { panic!("a picture of the board") };
            let out = name(seat);
            assert!(board.last_move.contains(&out) && board.alt.contains(&out), "{board:?}");
            for text in [&board.turn, &board.last_move, &board.alt] {
                assert!(!text.contains("**"), "{text}");
            }
            assert!(!board.alt.contains("!.") && !board.alt.contains(".."), "{}", board.alt);
        }
    }
}

#[test]
fn direct_messages_tell_the_hand_and_the_place() {
    let mut sight = sight(6, Viewer::Seat(SeatId(0)), longest_name, Stage::Attack);
    let mut hand = Hand::default();
    (0..10).for_each(|card| hand.add(CardId(card)));
    crate::languages::fixture::conquest(&mut sight).hands.insert(SeatId(0), hand);
    for lang in Lang::ALL {
        let news = [EventKind::DrewCard { card: CardId(3), draw: 99 }];
        let at = Whereabouts { server: "A @everyone server", message: Some(77) };
        let message = hand_dm(&sight, SeatId(0), &news, &[], at, lang);
        within_limits(&message);
        assert!(message.rows.is_empty(), "a direct message has no buttons");
        assert!(message.picture.is_some() && !message.content.contains('@'));
        let post = format!("https://discord.com/channels/{}/{}/77", sight.place.guild, sight.place.channel);
        assert!(message.content.contains(&post), "{}", message.content);
        assert!(message.content.contains("everyone server"), "{}", message.content);
        assert!(message.content.contains(&format!("#{}", sight.id.0)));
        let welcome = welcome_dm(&sight, Whereabouts { message: None, ..at }, lang);
        within_limits(&welcome);
        assert!(welcome.rows.is_empty() && !welcome.content.contains('@') && welcome.content.contains("https://"));
        let closed = dm_closed(&sight, SeatId(0), lang);
        within_limits(&closed);
        assert_eq!(closed.mentions, sight.seats[SeatId(0)].accounts);
    }
}

#[test]
fn the_public_inputs_are_never_cut_with_the_longest_names_and_all_options_changed() {
    let mut sight = sight(6, Viewer::Public, longest_name, Stage::Attack);
    let id = "18446744073709551615";
    sight.inputs = vec![
        "match 9223372036854775807".to_owned(),
        format!("server {id}"),
        format!("channel {id}"),
        format!("edition classic {}", "0123456789abcdef".repeat(4)),
        "ruleset classic preset international".to_owned(),
    ];
    for setting in sight.options.settings() {
        let longest = setting.choices.iter().max_by_key(|choice| choice.len()).unwrap();
        sight.inputs.push(format!("option {} {longest}", setting.id));
    }
    sight.inputs.push(format!("commitment {id}"));
    let word = "W\u{301}".repeat(20);
    let seat = |(seat, of): (SeatId, &Seated)| format!("seat {} {} {id} joined {id} word {word}", seat.0 + 1, of.slot);
    let seats: Vec<String> = sight.seats.iter().map(seat).collect();
    sight.inputs.extend(seats);
    sight.inputs.push(format!("start {id}"));
    sight.state = MatchState::Over;
    crate::languages::fixture::conquest(&mut sight).phase = PhaseView::Over(Outcome::Won { seat: SeatId(3) });
    let hands = BTreeMap::new();
    let seed = "fedcba9876543210".repeat(4);
    for lang in Lang::ALL {
        let message = inputs_post(&sight, lang);
        within_limits(&message);
        for (n, line) in sight.inputs.iter().enumerate() {
            assert!(message.content.contains(&format!("\n{}. {line}\n", n + 1)), "{line}");
        }
        assert!(message.content.ends_with("```") && message.quiet);
        assert!(message.content.contains(sight.key_hash.as_ref().unwrap()));
        // At the end they give way to what stands nowhere else.
        let end = end_post(&sight, EndNews { entries: &[], hands: &hands, seed_hex: Some(&seed) }, lang);
        within_limits(&end);
        assert!(end.content.contains(&seed));
    }
}
