//! The texts of a match of the Clone Wars as they were read and found good.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use adjutant::game::conquest::special::{Call, Called, SpecialEvent};
use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{BySeat, SeatId, SideId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::table::answer::{Answer, Seen};
use adjutant::table::seating::places;
use adjutant::table::sight::{MatchState, Sight};
use adjutant::text::lang::Lang;
use adjutant::text::{self, EndNews, end_post, lobby_post, order_post, set_up_post, turn_post};

use super::clone_wars::seen;
use super::fixture::{conquest, entry, matched, short_name};
use crate::rules::clone_wars::position::{At, card, space};

/// Texts under their names.
struct Told(String);

impl Told {
    fn tell(&mut self, name: &str, text: &str) {
        write!(self.0, "## {name}\n\n{}\n\n", text.trim_end()).unwrap();
    }

    fn look(&mut self, name: &str, seen: &Seen, lang: Lang) {
        self.tell(name, &text::seen(seen, lang).content);
    }
}

/// A match in the middle of a turn, as somebody sees it.
fn in_the_middle(viewer: Viewer) -> Sight {
    let at = At::of(
        "kamino=0x5 naboo=2x3+f1 ando=0x4+f2c1d1 kessel=1x2+c1 hypori=3x6+d2; track 7; token kessel 4; token hypori 0; \
         taken 1; seat 1; stage place 3",
    );
    seen(&at.game, viewer, short_name)
}

fn lobbies(told: &mut Told, lang: Lang) {
    for players in 2..=4 {
        let mut sight = matched(players, Options::new(RulesetId::CloneWars), short_name);
        sight.state = MatchState::Lobby;
        told.tell(&format!("lobby of {players}"), &lobby_post(&sight, lang).content);
        let places = places(&sight.options, players);
        let labels: Vec<String> = places.iter().map(|place| text::seat_place(lang, place, true)).collect();
        told.tell(&format!("seats for {players}"), &labels.join("\n"));
        if players == 2 {
            let joined = Answer::Joined { sight: sight.clone(), seat: SeatId(1), later: false };
            told.tell("join", &text::answer(&joined, lang).content);
            told.tell("settings", &text::answer(&Answer::Settings { sight }, lang).content);
        }
    }
}

fn set_up(told: &mut Told, lang: Lang) {
    let naming = SetUpView::Naming {
        open: vec![SeatId(0), SeatId(2)],
        done: BySeat::from_fn(4, |seat| seat == SeatId(2)),
        own: BTreeMap::new(),
    };
    let mut sight = in_the_middle(Viewer::Seat(SeatId(0)));
    let view = conquest(&mut sight);
    (view.phase, view.turn) = (PhaseView::SetUp(naming), 0);
    told.tell("set-up", &set_up_post(&sight, &[], lang).content);
    let account = sight.seats[SeatId(0)].accounts[0];
    told.look("help in the set-up", &Seen::Help { sight: Some(sight.clone()), account }, lang);
    told.look("status in the set-up", &Seen::Status { sight }, lang);
}

fn turn(told: &mut Told, lang: Lang) {
    let public = in_the_middle(Viewer::Public);
    let turn = public.conquest().unwrap().turn;
    told.look("rules", &Seen::Rules { sight: Some(public.clone()) }, lang);
    told.tell("turn", &turn_post(&public, turn, &[], &[], lang).content);
    told.look("status for everybody", &Seen::Status { sight: public }, lang);
    told.look("status for a Separatist", &Seen::Status { sight: in_the_middle(Viewer::Seat(SeatId(1))) }, lang);
    for stage in ["lay-marker 4", "attack", "fortify", "fortify-ships", "order"] {
        let drawn = if stage.starts_with("lay") { "drawn 1 2;" } else { "" };
        let text = format!("kamino=0x5 naboo=2x3 kessel=1x2+c1; track 8; {drawn} seat 1; stage {stage}");
        let sight = seen(&At::of(&text).game, Viewer::Seat(SeatId(1)), short_name);
        let account = sight.seats[SeatId(1)].accounts[0];
        told.look(stage, &Seen::Help { sight: Some(sight), account }, lang);
    }
}

/// A match in which the order was called just now.
fn ordered() -> (Sight, Called) {
    let mut at = At::of(
        "haruun_kal=2x2 ando=0x3+f2d1 naboo=2x4 kamino=0x5 jabiim=2x6+c1; kessel=1x2+f3 rattatak=1x3; track 8; \
         token kessel 4; seat 3; stage order; hand 3 sep_second_transmission_1",
    );
    at.throws(&[&[8, 5, 4, 2, 7], &[8, 1]]);
    let call = Call {
        heirs: vec![(space("ando"), SeatId(1))],
        pawn: vec![space("rattatak")],
        cards: vec![card("sep_second_transmission_1")],
        again: Vec::new(),
    };
    let called = at.calls(3, call);
    (seen(&at.game, Viewer::Public, short_name), called)
}

fn order_and_end(told: &mut Told, lang: Lang) {
    let (mut sight, called) = ordered();
    told.tell("the order", &order_post(&sight, &called, lang).content);
    let entries = [entry(7, vec![EventKind::Special(SpecialEvent::OrderCalled(Box::new(called)))])];
    told.look("log", &Seen::Log { sight: sight.clone(), entries: entries.to_vec(), whole: true }, lang);
    let turn = sight.conquest().unwrap().turn;
    told.tell("after the order", &turn_post(&sight, turn, &[], &entries, lang).content);
    told.look("status after the order", &Seen::Status { sight: sight.clone() }, lang);
    let view = conquest(&mut sight);
    if let PhaseView::Turn(turn) = &mut view.phase {
        turn.seat = SeatId(0);
    }
    told.tell("story for who has lost planets", &turn_post(&sight, turn, &entries, &[], lang).content);
    let outcome = Outcome::Side { side: SideId(0), seats: vec![SeatId(0), SeatId(2)], goal: Goal::Caught };
    conquest(&mut sight).phase = PhaseView::Over(outcome);
    let news = EndNews { entries: &entries, hands: &BTreeMap::new(), seed_hex: None };
    told.tell("end", &end_post(&sight, news, lang).content);
}

#[test]
fn the_texts_of_a_match_are_as_they_were_read() {
    for lang in Lang::ALL {
        let mut told = Told(String::new());
        lobbies(&mut told, lang);
        set_up(&mut told, lang);
        turn(&mut told, lang);
        order_and_end(&mut told, lang);
        as_read(&told.0, &format!("clone_wars_{}.txt", lang.code()));
    }
}

/// Compares with a file of `tests/golden`; `GOLDEN=write` writes it anew.
#[track_caller]
fn as_read(told: &str, file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        std::fs::write(&path, told).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let differing = told.lines().zip(expected.lines()).find(|(now, then)| now != then);
    assert!(told == expected, "{file} (GOLDEN=write takes the present texts): {differing:?}");
}
