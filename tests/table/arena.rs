//! Dice games at the table: whole matches by commands and by buttons, and what is refused.

use std::collections::BTreeSet;
use std::time::Duration;

use adjutant::ai;
use adjutant::assets::rebellion;
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::game::people::Hold;
use adjutant::game::rebellion::action::{Move, Spot};
use adjutant::game::rebellion::event::Event;
use adjutant::game::rebellion::offer::Offer;
use adjutant::game::rebellion::refusal::Refusal as ByRules;
use adjutant::game::rebellion::symbol::{Face, Symbol};
use adjutant::game::rebellion::table::{Cover, Stage};
use adjutant::game::rebellion::view::View;
use adjutant::game::refusal::Refusal;
use adjutant::store::Store;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::arena_press::ArenaPress;
use adjutant::table::choices::{Field, MOST_CHOICES};
use adjutant::table::ending::Ending;
use adjutant::table::export::Part;
use adjutant::table::intent::{Intent, Look, Person, Request};
use adjutant::table::post::Post;
use adjutant::table::press::Verb;
use adjutant::table::sight::MatchState;
use adjutant::table::verify::verify;
use adjutant::text::lang::Lang;
use adjutant::text::{self, PictureWish, turn_post};

use super::files::{exported, imported};
use super::world::{HERE, World, ana, ben, cem, mia};

pub(super) const MOST_STEPS: usize = 3_000;

async fn lobby(people: &[Person], preset: Option<&str>) -> World {
    let world = World::begin();
    let (ruleset, preset) = (Some("dice-rebellion".to_owned()), preset.map(str::to_owned));
    world.act(&people[0], Intent::New { ruleset, preset }).await;
    for person in &people[1..] {
        world.act(person, Intent::Join).await;
    }
    world
}

pub(super) async fn begun(people: &[Person], preset: Option<&str>) -> World {
    let world = lobby(people, preset).await;
    world.act(&people[0], Intent::Start).await;
    world.greet().await;
    world
}

pub(super) async fn arena(world: &World) -> View {
    world.sight(None).await.rebellion().unwrap().clone()
}

fn face_name(face: Face, lang: Lang) -> String {
    rebellion().names.face(face).name[lang].clone()
}

fn symbol_name(symbol: Symbol, lang: Lang) -> String {
    let face = Face::ALL.into_iter().find(|face| face.symbol() == Some(symbol)).unwrap();
    face_name(face, lang)
}

fn row(spot: Spot, lang: Lang) -> String {
    format!("{} {}", spot.row + 1, symbol_name(spot.symbol, lang))
}

/// A move in the words of a person.
pub(super) fn typed(wish: Move, lang: Lang) -> Intent {
    match wish {
        Move::Throw => Intent::Roll,
        Move::Put { face, spot } => Intent::Put { die: face_name(face, lang), row: Some(row(spot, lang)) },
        Move::SetAside { dice } => Intent::Put { die: format!("{} {dice}", face_name(Face::Victory, lang)), row: None },
        Move::EndDice => Intent::EndStep,
        Move::Rebel { spot } => Intent::Ally { ally: "rebel".to_owned(), rows: Some((spot.row + 1).to_string()) },
        Move::Ally { ally, spots } => {
            let rows = spots.iter().map(|spot| spot.map_or_else(|| "-".to_owned(), |spot| row(spot, lang)));
            let rows = rows.collect::<Vec<_>>().join(", ");
            Intent::Ally { ally: rebellion().names.ally(ally)[lang].clone(), rows: Some(rows) }
        }
        Move::Restart { ally } => Intent::Ally { ally: rebellion().names.ally(ally)[lang].clone(), rows: None },
        Move::Finish => Intent::EndTurn,
    }
}

/// A move as a button.
fn pressed(wish: &Move) -> ArenaPress {
    match wish {
        Move::Throw => ArenaPress::Throw,
        Move::Put { face, spot } => ArenaPress::Put { face: *face, spot: *spot },
        Move::SetAside { dice } => ArenaPress::SetAside { dice: *dice },
        Move::EndDice => ArenaPress::EndDice,
        Move::Rebel { spot } => ArenaPress::Rebel { row: spot.row },
        Move::Ally { ally, spots } => {
            let at = |n: usize| spots.get(n).copied().flatten();
            ArenaPress::Ally { ally: *ally, spots: [at(0), at(1)] }
        }
        Move::Restart { ally } => ArenaPress::Restart { ally: *ally },
        Move::Finish => ArenaPress::Finish,
    }
}

/// What the AI would do for whoever is on turn.
pub(super) async fn next_move(world: &World) -> (SeatId, Move) {
    let view = arena(world).await;
    let seat = view.awaited()[0].seat;
    (seat, ai::rebellion::choose(&view, seat, 7).unwrap())
}

/// What of a field is offered to whoever is on turn, as autocomplete sends it.
fn offered(view: &View, field: &Field) -> BTreeSet<String> {
    let id = |face: Face| format!("{face:?}").to_lowercase();
    let place = |spot: &Spot| {
        let face = Face::ALL.into_iter().find(|face| face.symbol() == Some(spot.symbol)).unwrap();
        format!("{}-{}", spot.row + 1, id(face))
    };
    let edition = &rebellion().edition;
    let mut values = BTreeSet::new();
    for offer in view.offers(view.awaited()[0].seat) {
        match (field, offer) {
            (Field::Die, Offer::Put { face, .. }) => values.extend([id(face)]),
            (Field::Die, Offer::SetAside { dice }) => values.extend((1..=dice).map(|dice| format!("victory:{dice}"))),
            (Field::Row { .. }, Offer::Put { spots, .. }) => values.extend(spots.iter().map(place)),
            (Field::Ally, Offer::Rebel { .. }) => values.extend(["rebel".to_owned()]),
            (Field::Ally, Offer::Ally { ally, .. } | Offer::Restart { ally, .. }) => {
                values.extend([edition.ally(ally).id.clone()]);
            }
            _ => {}
        }
    }
    values
}

async fn press(world: &World, person: &Person, press: ArenaPress) -> Result<Answer, Refused> {
    let moves = world.sight(None).await.moves;
    world.press(person, Verb::Arena { moves, press }).await
}

async fn step(world: &World, people: &[Person]) -> Option<Person> {
    let (person, _) = world.next(people).await?;
    let (_, wish) = next_move(world).await;
    world.act(&person, typed(wish, person.lang)).await;
    Some(person)
}

#[tokio::test]
async fn two_people_play_by_commands_from_the_lobby_to_the_end() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let (mut steps, mut arenas) = (0, BTreeSet::new());
    while step(&world, &people).await.is_some() {
        steps += 1;
        assert!(steps < MOST_STEPS, "not over");
        for due in world.deliver().await {
            if let (Post::Turn { turn, .. }, Some(sight)) = (&due.rendered.post, &due.rendered.sight) {
                let post = turn_post(sight, *turn, &due.rendered.since, &due.rendered.turn, Lang::De);
                let Some(PictureWish::Arena(scene)) = post.picture else { panic!("no picture of turn {turn}") };
                assert!(!post.content.is_empty());
                let mut events = due.rendered.turn.iter().flat_map(|entry| &entry.events);
                let won =
                    |kind: &EventKind| matches!(kind, EventKind::Rebellion(Event::ArenaWon { next: Some(_), .. }));
                if events.any(|event| won(&event.kind)) {
                    arenas.insert(*turn);
                    assert!(scene.rows.iter().all(|row| row.won_by.is_some()), "each row has its owner, turn {turn}");
                }
            }
        }
    }
    assert_eq!(arenas.len(), 5, "each but the last is shown once more when it is done");
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    assert_eq!(world.refused(&ana(), Intent::Roll).await, Refused::MatchOver);
    let file = exported(&world, Part::Public);
    let verified = verify(&file).unwrap();
    assert_eq!(verified.draws + 1, sight.next_draw);
    assert_eq!(verified.states, file.journal.len());
    let (_dir, table) = imported(&file).await.unwrap();
    assert_eq!(table.sight(HERE, None).await.unwrap().state, MatchState::Over);
}

#[tokio::test]
async fn two_people_play_the_short_game_by_buttons() {
    let people = [ana(), ben()];
    let world = begun(&people, Some("short-match")).await;
    let mut steps = 0;
    while let Some((person, _)) = world.next(&people).await {
        let (_, wish) = next_move(&world).await;
        // Now and then the AI is asked.
        let wanted = if steps % 5 == 4 { ArenaPress::ForMe } else { pressed(&wish) };
        press(&world, &person, wanted).await.unwrap();
        steps += 1;
        assert!(steps < MOST_STEPS, "not over");
    }
    assert_eq!(world.sight(None).await.state, MatchState::Over);
}

#[tokio::test]
async fn a_person_plays_with_three_ais() {
    let world = lobby(&[ana()], Some("short-match")).await;
    world.act(&ana(), Intent::AddAi { count: 3 }).await;
    assert!(matches!(world.refused(&ana(), Intent::AddAi { count: 1 }).await, Refused::LobbyFull { most: 4 }));
    world.act(&ana(), Intent::Start).await;
    let waking = tokio::spawn({
        let table = world.table.clone();
        async move { table.run_clock().await }
    });
    let mut steps = 0;
    while world.sight(None).await.state == MatchState::Running {
        if step(&world, &[ana()]).await.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        steps += 1;
        assert!(steps < 100_000, "not over");
    }
    waking.abort();
    let view = arena(&world).await;
    assert_eq!(view.table.seats.iter().filter(|(_, seat)| seat.hold == Hold::Ai).count(), 3);
}

#[tokio::test]
async fn what_is_not_possible_is_refused_with_its_reason() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let (person, seat) = world.next(&people).await.unwrap();
    let other = if person.account == ana().account { ben() } else { ana() };
    let by_rules = |refused: Refused| match refused {
        Refused::Rules { refusal, .. } => refusal,
        other => panic!("{other:?}"),
    };
    for intent in
        [Intent::Roll, Intent::EndTurn, Intent::Put { die: "tie".to_owned(), row: Some("nonsense".to_owned()) }]
    {
        let refusal = by_rules(world.refused(&other, intent).await);
        assert_eq!(refusal, Refusal::NotYourTurn { on_turn: seat });
    }
    let refusal = by_rules(press(&world, &other, ArenaPress::Throw).await.unwrap_err());
    assert_eq!(refusal, Refusal::NotYourTurn { on_turn: seat });
    // Commands of the other kind of game, and a dice command in a conquest match.
    let attack = Intent::MoveIn { troops: "1".to_owned(), ships: None };
    assert_eq!(by_rules(world.refused(&person, attack).await), Refusal::OtherGame);
    assert_eq!(world.refused(&cem(), Intent::Roll).await, Refused::NoSeat);
    assert!(matches!(by_rules(world.refused(&person, Intent::EndStep).await), Refusal::Rebellion(_)));

    let before = world.sight(None).await.moves;
    world.act(&person, Intent::Roll).await;
    let old = Verb::Arena { moves: before, press: ArenaPress::Throw };
    assert_eq!(world.press(&person, old).await.unwrap_err(), Refused::MovedOn);
    let view = arena(&world).await;
    let Some(Stage::Dice { hand, .. }) = view.table.turn_now().map(|turn| &turn.stage) else { panic!("no dice") };
    let missing = Face::ALL.into_iter().find(|face| face.symbol().is_some() && !hand.contains(face)).unwrap();
    // A die that is not there is refused as that, whatever row is named.
    for row in [None, Some("1"), Some("99")] {
        let put = Intent::Put { die: face_name(missing, person.lang), row: row.map(str::to_owned) };
        let Refusal::Rebellion(refusal) = by_rules(world.refused(&person, put).await) else { panic!("{row:?}") };
        assert_eq!(refusal, ByRules::NoSuchDie { face: missing, hand: hand.clone() });
    }
}

#[tokio::test]
async fn a_number_behind_a_die_is_its_row() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    for _ in 0..MOST_STEPS {
        let (person, seat) = world.next(&people).await.expect("no match is over before a die fits");
        let fits = arena(&world).await.offers(seat).into_iter().find_map(|offer| match offer {
            Offer::Put { face, spots } if face != Face::Imperium => Some((face, spots[0])),
            _ => None,
        });
        let Some((face, spot)) = fits else {
            step(&world, &people).await;
            continue;
        };
        let die = format!("{} {}", face_name(face, person.lang), spot.row + 1);
        let twice = Intent::Put { die: die.clone(), row: Some("1".to_owned()) };
        assert!(matches!(world.refused(&person, twice).await, Refused::NotUnderstood { .. }));
        let none = Intent::Put { die: format!("{} 99", face_name(face, person.lang)), row: None };
        assert!(matches!(world.refused(&person, none).await, Refused::NotUnderstood { .. }));
        let by_dice = |view: &View| {
            let fields = &view.table.rows[usize::from(spot.row)].fields;
            fields.iter().filter(|field| field.cover == Cover::Die(face)).count()
        };
        let before = by_dice(&arena(&world).await);
        world.act(&person, Intent::Put { die, row: None }).await;
        assert_eq!(by_dice(&arena(&world).await), before + 1);
        return;
    }
    panic!("no die fits");
}

#[tokio::test]
async fn a_dice_command_in_a_conquest_match_says_that_another_game_is_played() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    let refused = world.refused(&person, Intent::Roll).await;
    assert!(matches!(refused, Refused::Rules { refusal: Refusal::OtherGame, .. }), "{refused:?}");
    assert!(!text::refused(&refused, Lang::En).content.is_empty());
}

#[tokio::test]
async fn an_undo_takes_a_throw_back_and_the_dice_that_fell_stay_counted() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let (person, _) = world.next(&people).await.unwrap();
    let before = arena(&world).await;
    world.act(&person, Intent::Roll).await;
    world.act(&mia(), Intent::Undo { to: None }).await;
    assert_eq!(arena(&world).await.table, before.table);
    world.act(&person, Intent::Roll).await;
    let Seen::ArenaDice { dice, .. } = world.look(&ana(), Look::Dice).await.unwrap() else { panic!("no dice") };
    let fell: u32 = dice.seats.iter().flat_map(|(_, faces)| faces).sum();
    assert_eq!(fell, 8, "a second try would be seen");
}

#[tokio::test]
async fn a_skip_plays_the_turn_and_a_seat_can_be_left_replaced_and_given_up() {
    let people = [ana(), ben(), cem()];
    let world = begun(&people, None).await;
    let turn = arena(&world).await.table.turn;
    world.act(&mia(), Intent::Skip).await;
    assert_eq!(arena(&world).await.table.turn, turn + 1);
    world.act(&mia(), Intent::Kick { seat: "Ben".to_owned() }).await;
    let dan = super::world::person(104, "Dan", Lang::En);
    let replace =
        Intent::Replace { seat: "Cem".to_owned(), with: dan.account, with_name: "Dan".to_owned(), with_bot: false };
    world.act(&mia(), replace).await;
    world.act(&mia(), Intent::Pause).await;
    assert_eq!(world.refused(&ana(), Intent::Roll).await, Refused::Paused);
    world.act(&mia(), Intent::Resume).await;
    let file = exported(&world, Part::Whole);
    let (_dir, table) = imported(&file).await.unwrap();
    let there = table.sight(HERE, None).await.unwrap();
    assert_eq!(there.state, MatchState::Paused);
    let names: Vec<&str> = there.seats.iter().map(|(_, seated)| seated.name.as_str()).collect();
    assert!(names.contains(&"Dan"), "{names:?}");
    let resume = Request { receipt: 9_000, person: mia(), place: HERE, parent: None, intent: Intent::Resume };
    table.act(resume).await.unwrap();
}

#[tokio::test]
async fn an_end_that_costs_something_asks_first() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let (person, _) = world.next(&people).await.unwrap();
    // Before the throw the turn cannot end: the rules say so, and nothing is asked.
    let sight = world.sight(None).await;
    let asked = world.table.ending(&person, HERE, Some((sight.id, sight.moves)), true).await;
    assert!(asked.is_none_or(|ending| text::ending(&ending, Lang::En).is_none()));
    let refused = world.refused(&person, Intent::EndTurn).await;
    assert!(matches!(refused, Refused::Rules { refusal: Refusal::Rebellion(_), .. }), "{refused:?}");
    world.act(&person, Intent::Roll).await;
    let sight = world.sight(None).await;
    let ending = world.table.ending(&person, HERE, Some((sight.id, sight.moves)), true).await.unwrap();
    assert!(matches!(ending, Ending::Arena { press: ArenaPress::Finish, .. }));
    let question = text::ending(&ending, Lang::En).expect("four dice lie there");
    assert!(question.rows.iter().flatten().count() >= 1);
    assert!(
        world.table.ending(&person, HERE, Some((sight.id, sight.moves - 1)), true).await.is_none(),
        "an old button"
    );
    press(&world, &person, ArenaPress::FinishAnyway).await.unwrap();
    assert_ne!(world.next(&people).await.unwrap().0.account, person.account);
}

#[tokio::test]
async fn looks_and_choices_come_from_what_lies_on_the_table() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let mut seen = 0;
    for _ in 0..60 {
        let (person, _) = world.next(&people).await.unwrap();
        let lang = person.lang;
        for look in [
            Look::Board,
            Look::BoardText,
            Look::Status,
            Look::Hand,
            Look::Dice,
            Look::Rules,
            Look::Help,
            Look::Log { of_move: None, since_my_turn: false },
            Look::Odds { from: None, to: None, attackers: None, defenders: None, keep: None, dice: None },
        ] {
            let shown = world.look(&person, look.clone()).await.unwrap();
            assert!(!text::seen(&shown, lang).content.is_empty(), "{look:?}");
        }
        for field in [Field::Die, Field::Row { die: None }, Field::Ally] {
            let choices = world.table.choices(&person, HERE, &field, "").await;
            assert!(choices.iter().all(|choice| choice.label.chars().count() <= 100));
            // Where nothing can be chosen, one entry says why.
            let values: BTreeSet<String> =
                choices.into_iter().map(|choice| choice.value).filter(|value| value != "-").collect();
            let offered = offered(&arena(&world).await, &field);
            assert!(values.is_subset(&offered), "{field:?}: {values:?} of {offered:?}");
            assert_eq!(values.len(), offered.len().min(MOST_CHOICES), "{field:?}: {values:?} of {offered:?}");
        }
        let (_, wish) = next_move(&world).await;
        // What autocomplete offers is taken as it stands.
        if let Move::Put { face, .. } = &wish {
            let die = world.table.choices(&person, HERE, &Field::Die, "").await[0].value.clone();
            let rows = world.table.choices(&person, HERE, &Field::Row { die: Some(die.clone()) }, "").await;
            world.act(&person, Intent::Put { die, row: Some(rows[0].value.clone()) }).await;
            seen += 1;
            let _ = face;
            continue;
        }
        if let Move::Ally { .. } = &wish {
            let ally = world.table.choices(&person, HERE, &Field::Ally, "").await.pop().unwrap().value;
            let rows = world.table.choices(&person, HERE, &Field::Rows { ally: Some(ally.clone()) }, "").await;
            let rows = rows.first().map(|row| row.value.clone()).filter(|row| row != "-");
            world.act(&person, Intent::Ally { ally, rows }).await;
            continue;
        }
        world.act(&person, typed(wish, lang)).await;
    }
    assert!(seen > 0, "no die was placed");
}

#[tokio::test]
async fn territories_and_armies_belong_to_another_game() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let none = Look::Odds { from: None, to: None, attackers: None, defenders: None, keep: None, dice: None };
    assert!(matches!(world.look(&ana(), none).await.unwrap(), Seen::ArenaOdds { .. }));
    let named = |from, attackers| Look::Odds { from, to: None, attackers, defenders: None, keep: None, dice: None };
    for look in [named(Some("Brazil".to_owned()), None), named(None, Some(5))] {
        let refused = world.look(&ana(), look.clone()).await.unwrap_err();
        assert!(matches!(refused, Refused::Rules { refusal: Refusal::OtherGame, .. }), "{look:?}: {refused:?}");
        let told = text::refused(&refused, Lang::En).content;
        assert!(told.starts_with("That belongs to another kind of game"), "{told}");
    }
    let choices = world.table.choices(&ana(), HERE, &Field::Space, "").await;
    let told: Vec<(&str, &str)> = choices.iter().map(|choice| (choice.label.as_str(), choice.value.as_str())).collect();
    assert_eq!(told, [("Another kind of game is played here", "-")]);
}

#[tokio::test]
async fn after_a_restart_the_match_goes_on() {
    let people = [ana(), ben()];
    let mut world = begun(&people, None).await;
    for _ in 0..12 {
        step(&world, &people).await.unwrap();
    }
    let before = arena(&world).await;
    world = world.restart();
    assert_eq!(arena(&world).await, before);
    step(&world, &people).await.unwrap();
    let reading = Store::open_read_only(&world.dir.path().join("adjutant.db")).unwrap();
    assert!(reading.live_match_in(adjutant::store::ChannelId(HERE.channel)).unwrap().is_some());
}

#[tokio::test]
async fn who_gives_up_leaves_the_other_as_the_winner() {
    let people = [ana(), ben()];
    let world = begun(&people, None).await;
    let preview = world.table.own(ana().account, HERE, adjutant::table::sure::Own::Surrender).await.unwrap();
    let message = text::preview(&preview, Lang::En);
    assert!(message.content.contains("Ben"), "{}", message.content);
    let act = adjutant::table::sure::Sure::Surrender(world.sight(None).await.seats_of(ana().account)[0]);
    world.press(&ana(), Verb::Sure { version: preview.version, act }).await.unwrap();
    let sight = world.sight(None).await;
    assert_eq!(sight.state, MatchState::Over);
    let end = world.deliver().await.into_iter().find(|due| matches!(due.rendered.post, Post::End { .. })).unwrap();
    assert!(end.rendered.seal.is_some());
}
