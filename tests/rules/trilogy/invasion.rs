//! Invasions: rulings S0-T7 to S0-T16 and C1 to C6, played on the board.

use adjutant::game::action::{Action, Attack, MoveInWish};
use adjutant::game::chance::Chance;
use adjutant::game::conquest::battle::{DiceLimit, Losses, Orders};
use adjutant::game::conquest::odds::{self, Siege};
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::special::{SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::Face;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Goal, Outcome, SeriesEnd};
use adjutant::game::ids::SeatId;
use adjutant::game::people::{Actor, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::seal::Sealed;

use super::position::{At, attack, battle, fought, ships, space, specials};

/// The same attack with something else chosen.
fn with(action: Action, change: impl FnOnce(&mut Attack)) -> Action {
    let Action::Attack(mut attack) = action else { panic!("no attack") };
    change(&mut attack);
    Action::Attack(attack)
}

fn lost(attacker: u32, defender: u32) -> Losses {
    Losses { attacker, defender }
}

#[test]
fn s0_t7_dice_are_exchanged_thrown_again_raised_and_compared() {
    let mut at = At::of(2, "bespin=0x4+f1b1d1 hoth=1x3+d1");
    at.throws(&[&[7, 1, 3, 7, 4], &[5]]);
    let series = fought(&at.does(0, battle("bespin", "hoth")));
    assert_eq!((&series.battles[0].attack[..], &series.battles[0].defence[..]), (&[8, 5, 3][..], &[7, 4][..]));
    assert_eq!(series.battles[0].losses, lost(0, 2));
    assert_eq!(at.on("hoth"), "1x1+d1");
}

#[test]
fn s0_t8_a_fighter_throws_again_what_shows_a_one_eight_sided_first() {
    let mut at = At::of(2, "bespin=0x4+f1d1 hoth=1x3");
    at.throws(&[&[1, 1, 3, 2, 2], &[8]]);
    let battles = fought(&at.does(0, battle("bespin", "hoth"))).battles;
    assert_eq!(battles[0].attack, [8, 3, 1], "the one of the six-sided die stays");
    // Until it does not.
    let mut at = At::of(2, "bespin=0x2+f1 hoth=1x3");
    at.throws(&[&[1, 2, 2], &[1], &[1], &[6]]);
    assert_eq!(fought(&at.does(0, battle("bespin", "hoth"))).battles[0].attack, [6]);
}

#[test]
fn s0_t8_option_the_dice_are_named_before_the_throw() {
    let mut at = At::of(2, "bespin=0x4+f1 hoth=1x3; option fighters=named");
    at.throws(&[&[3, 1, 1, 2, 2]]);
    let battles = fought(&at.does(0, battle("bespin", "hoth"))).battles;
    assert_eq!(battles[0].attack, [3, 1, 1], "the fighter was tied to the die that shows three");
    // So is that of the defender.
    let mut at = At::of(2, "bespin=0x4 hoth=1x3+f1; option fighters=named");
    at.throws(&[&[3, 3, 3, 2, 1]]);
    assert_eq!(fought(&at.does(0, battle("bespin", "hoth"))).battles[0].defence, [2, 1]);
    // As many fighters as dice: the same as without the option.
    let mut at = At::of(2, "bespin=0x4+f3 hoth=1x3; option fighters=named");
    at.throws(&[&[3, 1, 1, 2, 2], &[4, 5]]);
    assert_eq!(fought(&at.does(0, battle("bespin", "hoth"))).battles[0].attack, [5, 4, 3]);
}

#[test]
fn s0_t9_a_bomber_raises_beyond_the_die_and_each_die_once() {
    let mut at = At::of(2, "bespin=0x4+b1 hoth=1x3");
    at.throws(&[&[6, 2, 2, 6, 2]]);
    let battles = fought(&at.does(0, battle("bespin", "hoth"))).battles;
    assert_eq!((&battles[0].attack[..], battles[0].losses), (&[7, 2, 2][..], lost(1, 1)));
    // Nine on a die with eight sides beats the eight of a base; one die takes one bomber alone, after it was thrown again.
    let mut at = At::of(2, "bespin=0x2+f1b3d1 hoth=1x3; marker hoth plain");
    at.throws(&[&[1, 8, 7], &[8]]);
    let battles = fought(&at.does(0, battle("bespin", "hoth"))).battles;
    assert_eq!((&battles[0].attack[..], battles[0].losses), (&[9][..], lost(0, 1)));
}

#[test]
fn s0_t10_at_most_as_many_ships_of_a_class_count_as_dice() {
    // Six of a class in a merged army: three count. A defender's two.
    let mut at = At::of(2, "bespin=0x4+b6 hoth=1x3+b3");
    at.throws(&[&[5, 4, 3, 5, 3]]);
    let battles = fought(&at.does(0, battle("bespin", "hoth"))).battles;
    assert_eq!((&battles[0].attack[..], &battles[0].defence[..]), (&[6, 5, 4][..], &[6, 4][..]));
    // The attacker sends fewer.
    let mut at = At::of(2, "bespin=0x4+b3d3 hoth=1x3");
    at.throws(&[&[8, 4, 3, 5, 3]]);
    let some = with(battle("bespin", "hoth"), |attack| attack.ships = Some(ships(0, 1, 1)));
    assert_eq!(fought(&at.does(0, some)).battles[0].attack, [9, 4, 3]);
    // None at all: ordinary dice.
    let mut at = At::of(2, "bespin=0x4+b3d3 hoth=1x3");
    at.throws(&[&[6, 4, 3, 5, 3]]);
    let none = with(battle("bespin", "hoth"), |attack| attack.ships = Some(Fleet::default()));
    let series = fought(&at.does(0, none));
    assert!(series.battles[0].special.is_none());
    // Not more than there are.
    let more = with(battle("bespin", "hoth"), |attack| attack.ships = Some(ships(1, 0, 0)));
    let refusal = at.refuses_specially(0, more);
    assert_eq!(refusal, SpecialRefusal::TooFewShips { space: space("bespin"), there: ships(0, 3, 3) });
}

#[test]
fn s0_t11_five_dice_with_eight_sides_are_thrown_if_need_be() {
    let mut at = At::of(2, "bespin=0x4+d3 hoth=1x3; marker hoth plain");
    at.throws(&[&[8, 8, 8, 7, 7]]);
    let battles = fought(&at.does(0, battle("bespin", "hoth"))).battles;
    let special = battles[0].special.as_ref().expect("dice with eight sides");
    assert!(special.attack.iter().chain(&special.defence).all(|die| die.sides == 8));
}

#[test]
fn s0_t12_the_loser_loses_its_ships_and_the_winner_none() {
    let mut at = At::of(2, "bespin=0x4+f1 hoth=1x2+b2d1");
    at.throws(&[&[6, 5, 4, 2, 2]]);
    let events = at.does(0, attack("bespin", "hoth"));
    assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str()), ("0x1", "0x3+f1"));
    let lost = SpecialEvent::ShipsLost { seat: SeatId(1), space: space("hoth"), ships: ships(0, 2, 1) };
    assert!(specials(&events).contains(&lost), "{events:?}");
    // A battle that is lost costs no ship.
    let mut at = At::of(2, "bespin=0x2+f1 hoth=1x2+b1");
    at.throws(&[&[2, 5, 4]]);
    at.does(0, attack("bespin", "hoth"));
    assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str()), ("0x1+f1", "1x2+b1"));
}

#[test]
fn s0_t12_what_supported_the_winning_battle_moves_in_and_other_ships_may() {
    // Two dice in the last battle: of three fighters two had to move in.
    let position = "bespin=0x3+f3b1 hoth=1x2";
    let mut at = At::of(2, position);
    at.throws(&[&[6, 5, 2, 2]]);
    let asks = with(attack("bespin", "hoth"), |attack| attack.move_in = None);
    let events = at.does(0, asks.clone());
    let Stage::MoveIn(asked) = at.turn().stage else { panic!("{:?}", at.turn()) };
    assert_eq!((asked.least, asked.most, asked.ships), (2, 2, ships(1, 0, 0)));
    assert_eq!(at.on("hoth"), "0x2+f2b1");
    let moved =
        SpecialEvent::ShipsMoved { seat: SeatId(0), from: space("bespin"), to: space("hoth"), ships: ships(2, 1, 0) };
    assert!(specials(&events).contains(&moved), "everybody is told that the ships moved: {events:?}");
    let too_many = Action::MoveIn { troops: 2, ships: ships(2, 0, 0) };
    let refusal = at.refuses_specially(0, too_many);
    assert_eq!(refusal, SpecialRefusal::TooFewShips { space: space("bespin"), there: ships(1, 0, 0) });
    at.does(0, Action::MoveIn { troops: 2, ships: ships(1, 0, 0) });
    assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str()), ("0x1", "0x2+f3b1"));
    // Wishes beforehand: the least leaves them, the most takes them along.
    for (wish, left, taken) in [
        (MoveInWish::Least, "0x1+f1", "0x2+f2b1"),
        (MoveInWish::Count(2), "0x1+f1", "0x2+f2b1"),
        (MoveInWish::Most, "0x1", "0x2+f3b1"),
    ] {
        let mut at = At::of(2, position);
        at.throws(&[&[6, 5, 2, 2]]);
        at.does(0, with(asks.clone(), |attack| attack.move_in = Some(wish)));
        assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str()), (left, taken), "{wish:?}");
        assert_eq!(at.turn().stage, Stage::Attack);
    }
    // Ships that were not sent stay unless they are told to come.
    let mut at = At::of(2, position);
    at.throws(&[&[6, 5, 2, 2]]);
    at.does(0, with(attack("bespin", "hoth"), |attack| attack.ships = Some(ships(0, 1, 0))));
    assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str()), ("0x1+f3", "0x2+b1"));
}

#[test]
fn s0_t12_ships_lost_with_a_planet_can_be_built_again() {
    let mut at = At::of(4, "bespin=0x4 hoth=1x2+f3; hand 1 emp_legion_1");
    let full = at.view(Viewer::Public).fleet(SeatId(1));
    assert_eq!(full, ships(3, 0, 0));
    at.throws(&[&[6, 5, 4, 2, 2]]);
    at.does(0, attack("bespin", "hoth"));
    assert_eq!(at.view(Viewer::Public).fleet(SeatId(1)), Fleet::default());
}

#[test]
fn s0_t13_a_base_defends_with_eight_sides_in_the_whole_invasion() {
    // Against Rebels and against Hutts, with all dice, battle after battle; destroyers are idle meanwhile, bombers are not.
    for (seats, seat, position) in [
        (3, 0, "bespin=0x6 hoth=2x3+b1d2; marker hoth plain"),
        (3, 1, "bespin=1x6 kuat=0x1 hoth=2x3+b1d2; marker hoth plain; seat 1"),
    ] {
        let mut at = At::of(seats, position);
        at.throws(&[&[6, 6, 6, 5, 8]]);
        at.does(seat, battle("bespin", "hoth"));
        at.throws(&[&[6, 6, 6, 5, 5]]);
        let events = at.does(seat, battle("bespin", "hoth"));
        let special = fought(&events).battles[0].special.clone().expect("a base");
        assert!(special.defence.iter().all(|die| die.sides == 8));
        assert!(special.attack.iter().all(|die| die.sides == 6));
        assert_eq!(fought(&events).battles[0].defence, [6, 5]);
    }
    // Also where the partner laid it.
    let mut at = At::of(4, "bespin=0x4 hoth=3x3; marker hoth plain");
    at.throws(&[&[6, 6, 6, 8, 7]]);
    let special = fought(&at.does(0, battle("bespin", "hoth"))).battles[0].special.clone();
    assert!(special.is_some_and(|special| special.defence.iter().all(|die| die.sides == 8)));
    // The planet beside it throws ordinary dice.
    let mut at = At::of(2, "bespin=0x4 hoth=1x3; marker anoat plain");
    at.throws(&[&[6, 6, 6, 6, 6]]);
    assert!(fought(&at.does(0, battle("bespin", "hoth"))).battles[0].special.is_none());
}

#[test]
fn s0_t14_hutts_show_a_base_and_the_empire_moves_it() {
    let mut at =
        At::of(3, "bespin=1x4 hoth=2x1 anoat=0x1 kuat=2x7 duro=2x9; marker hoth leader; marker duro plain; seat 1");
    at.throws(&[&[6, 6, 6, 2]]);
    let events = at.does(1, attack("bespin", "hoth"));
    let told = specials(&events);
    let (hoth, kuat) = (space("hoth"), space("kuat"));
    let shown = SpecialEvent::MarkerRevealed { by: SeatId(1), space: hoth, face: Face::Leader, kept: false };
    let moved = SpecialEvent::MarkerMoved { from: hoth, to: kuat, by_card: false };
    assert!(told.contains(&shown) && told.contains(&moved), "{told:?}");
    // It stays face up: everybody knows where the Emperor is, and the Force does not move.
    let marker = at.theatre().markers.iter().copied().find(|marker| marker.space == kuat).expect("a marker");
    assert_eq!((marker.face, marker.open), (Some(Face::Leader), true));
    assert_eq!(at.theatre().meter.at, -1);
    assert_eq!(at.outcome(), None, "the Hutts look for nobody");
}

#[test]
fn s0_t14_the_loser_of_the_base_chooses_a_free_planet_of_either_colour() {
    // Its own free planet goes before the stronger one of the partner, a free one of the partner before a marked one of its own.
    let mut at = At::of(5, "bespin=2x4 hoth=1x1 anoat=0x1 kuat=1x2 duro=4x9; marker hoth plain; seat 2");
    at.throws(&[&[6, 6, 6, 2]]);
    at.does(2, attack("bespin", "hoth"));
    assert!(at.theatre().has_marker(space("kuat")));
    let mut at =
        At::of(5, "bespin=2x4 hoth=1x1 anoat=0x1 kuat=1x2 duro=4x9; marker hoth plain; marker kuat plain; seat 2");
    at.throws(&[&[6, 6, 6, 2]]);
    at.does(2, attack("bespin", "hoth"));
    assert!(at.theatre().has_marker(space("duro")));
}

#[test]
fn s0_t14_where_every_planet_has_a_base_they_share_one() {
    let all: Vec<&str> = rest_of_the_board(&["bespin", "hoth", "kuat"]);
    let rebels: String = all.iter().map(|id| format!("{id}=0x1 ")).collect();
    let mut at =
        At::of(3, &format!("{rebels} bespin=1x4 hoth=2x1 kuat=2x2; marker hoth plain; marker kuat leader; seat 1"));
    at.throws(&[&[6, 6, 6, 2]]);
    at.does(1, attack("bespin", "hoth"));
    let there = at.theatre().markers.iter().filter(|marker| marker.space == space("kuat")).count();
    assert_eq!(there, 2);
    // And where no planet is left it leaves the game, which the Rebels win.
    let mut at = At::of(3, &format!("{rebels} bespin=1x4 hoth=2x1 kuat=0x1; marker hoth plain; seat 1"));
    at.throws(&[&[6, 6, 6, 2]]);
    let told = specials(&at.does(1, attack("bespin", "hoth")));
    assert!(told.contains(&SpecialEvent::MarkerGone { from: space("hoth") }), "{told:?}");
    assert!(at.theatre().markers.is_empty());
    let wiped_out =
        Outcome::Side { side: adjutant::game::ids::SideId(1), seats: vec![SeatId(0)], goal: Goal::WipedOut };
    assert_eq!(at.outcome(), Some(&wiped_out));
}

/// All planets but these.
fn rest_of_the_board(but: &[&str]) -> Vec<&'static str> {
    let spaces = adjutant::assets::original_trilogy().edition.board.spaces();
    spaces.iter().map(|space| space.id.as_str()).filter(|id| !but.contains(id)).collect()
}

#[test]
fn s0_t15_rebels_keep_a_base_and_the_force_turns_to_the_light() {
    let mut at = At::of(2, "bespin=0x4 hoth=1x1; marker hoth plain; force -1");
    at.throws(&[&[6, 6, 6, 2]]);
    let told = specials(&at.does(0, attack("bespin", "hoth")));
    let shown = SpecialEvent::MarkerRevealed { by: SeatId(0), space: space("hoth"), face: Face::Plain, kept: true };
    assert!(told.contains(&shown) && told.contains(&SpecialEvent::MeterShifted { steps: 1, at: 0 }), "{told:?}");
    assert!(at.theatre().markers.is_empty(), "it has no further use");
    // Several on one planet: a step for each.
    let mut at = At::of(2, "bespin=0x4 hoth=1x1; marker hoth plain; marker hoth plain; force -1");
    at.throws(&[&[6, 6, 6, 2]]);
    at.does(0, attack("bespin", "hoth"));
    assert_eq!(at.theatre().meter.at, 1);
}

#[test]
fn s0_t15_who_finds_the_emperor_wins_at_once() {
    for open in ["", " open"] {
        let mut at = At::of(4, &format!("bespin=0x4 hoth=3x1; marker hoth leader{open}; marker hoth plain; force 0"));
        at.throws(&[&[6, 6, 6, 2]]);
        let events = at.does(0, attack("bespin", "hoth"));
        let found = Outcome::Side {
            side: adjutant::game::ids::SideId(1),
            seats: vec![SeatId(0), SeatId(2)],
            goal: Goal::Leader,
        };
        assert_eq!(at.outcome(), Some(&found));
        assert!(matches!(events.last().map(|event| &event.kind), Some(EventKind::Ended(_))), "{events:?}");
        assert_eq!(at.refuses(0, Action::EndTurn), Refusal::Over);
    }
}

#[test]
fn s0_t16_the_death_star_protects_a_planet_of_the_empire() {
    // Of either colour; what stands there may attack.
    for owner in [1, 3] {
        let at = At::of(4, &format!("bespin=0x4 hoth={owner}x3; station hoth"));
        let refusal = at.refuses_specially(0, battle("bespin", "hoth"));
        assert_eq!(refusal, SpecialRefusal::GuardedByStation { space: space("hoth") });
        assert!(!at.seen_by(0).in_reach(SeatId(0)).contains(&space("hoth")), "it is not offered");
    }
    let mut at = At::of(4, "bespin=0x2 hoth=1x4; station hoth; seat 1");
    at.throws(&[&[6, 6, 6, 2, 2]]);
    at.does(1, attack("hoth", "bespin"));
    // Under a Death Star a planet of others is attacked as ever.
    let mut at = At::of(2, "bespin=0x4 hoth=-x2; station hoth");
    at.throws(&[&[6, 6, 6, 2, 2]]);
    at.does(0, attack("bespin", "hoth"));
    assert_eq!(at.on("hoth"), "0x3");
}

#[test]
fn c1_c2_dice_are_settled_before_the_throw_and_fewer_are_allowed() {
    let mut at = At::of(2, "bespin=0x9 hoth=1x3");
    at.throws(&[&[6, 2, 2]]);
    let series = fought(&at.does(0, with(battle("bespin", "hoth"), |attack| attack.dice = Some(1))));
    assert_eq!((series.battles[0].attack.len(), series.battles[0].defence.len()), (1, 2));
    let most = at.refuses(0, with(battle("bespin", "hoth"), |attack| attack.dice = Some(4)));
    assert_eq!(most, Refusal::Dice { asked: 4, most: 3 });
}

#[test]
fn c3_c4_survivors_move_in_and_may_attack_on() {
    let mut at = At::of(2, "bespin=0x9 hoth=1x2 dagobah=1x1");
    at.throws(&[&[6, 5, 4, 2, 2]]);
    at.does(0, with(attack("bespin", "hoth"), |attack| attack.move_in = None));
    let Stage::MoveIn(asked) = at.turn().stage else { panic!("{:?}", at.turn()) };
    assert_eq!((asked.least, asked.most), (3, 8));
    let range = Refusal::OutOfRange { asked: 2, least: 3, most: 8 };
    assert_eq!(at.refuses(0, Action::move_in(2)), range);
    at.does(0, Action::move_in(8));
    at.throws(&[&[6, 5, 4, 2]]);
    at.does(0, attack("hoth", "dagobah"));
    assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str(), at.on("dagobah").as_str()), ("0x1", "0x5", "0x3"));
    // One stays: nothing attacks from a planet with a single army.
    let refusal = at.refuses(0, battle("bespin", "anoat"));
    assert_eq!(refusal, Refusal::TooFewTroops { space: space("bespin"), there: 1 });
}

/// What is shown as the odds is what comes of the plays: 3,000 each, within five standard errors.
#[test]
fn the_odds_of_a_position_are_those_of_its_plays() {
    let positions = [
        "bespin=0x6 hoth=1x4",
        "bespin=0x6+f2b1 hoth=1x4+d1",
        "bespin=0x6+d3b2 hoth=1x4+f2b2d2; marker hoth plain",
        "bespin=0x5+f1d2 hoth=1x3+f1; option fighters=named",
        "bespin=0x5+f1b1d1 hoth=-x5",
    ];
    for (n, position) in positions.into_iter().enumerate() {
        let at = At::of(2, position);
        let action = attack("bespin", "hoth");
        let Action::Attack(wish) = &action else { unreachable!() };
        let view = at.view(Viewer::Public);
        let siege = Siege {
            attackers: view.spaces[wish.from].troops,
            defenders: view.spaces[wish.to].troops,
            orders: Orders {
                keep: 1,
                attack_dice: DiceLimit::Most(view.card.attack_dice),
                defend_dice: DiceLimit::Most(view.card.defence_dice),
            },
            support: view.support(SeatId(0), wish),
        };
        let shown = odds::siege(&siege).expect("small").capture;
        let mut luck = Sealed::simulated(u64::try_from(n).expect("small") + 1);
        let plays = 3_000_u32;
        let won = (0..plays).filter(|_| captures(&at, &action, &mut luck)).count();
        let played = f64::from(u32::try_from(won).expect("small")) / f64::from(plays);
        let error = (shown * (1.0 - shown) / f64::from(plays)).sqrt();
        assert!((shown - played).abs() < 5.0 * error, "{position}: {shown} is shown, {played} is played");
        assert!((0.02..0.98).contains(&shown), "{position}: {shown} says little");
    }
}

fn captures(at: &At, action: &Action, luck: &mut dyn Chance) -> bool {
    let (_, events) = at.game.apply(Actor::Seat(SeatId(0)), action, luck).expect("an attack");
    fought(&events).end == SeriesEnd::Captured
}
