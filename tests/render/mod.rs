//! Pictures: golden ones, and what must hold for all of them.

mod arenas;
mod clone_wars;
mod colours;
mod galaxy;
mod golden;
mod order;
mod scenes;
mod trilogy;

use adjutant::render::{ArenaScene, RenderError, arena, board, hand, shown_name};
use adjutant::text::lang::Lang;

#[test]
fn the_same_scene_gives_the_same_bytes() {
    let scene = scenes::middle(Lang::En);
    assert_eq!(board(&scene).expect("a picture").png, board(&scene).expect("a picture").png);
    let middle = arenas::middle();
    assert_eq!(arena(&middle).expect("a picture").png, arena(&middle).expect("a picture").png);
    let cards = scenes::cards(5);
    assert_eq!(hand(&cards).expect("a picture").png, hand(&cards).expect("a picture").png);
}

#[test]
fn a_board_is_1600_by_1000_and_under_200_kilobytes() {
    let picture = board(&scenes::middle(Lang::De)).expect("a picture");
    assert_eq!((picture.width, picture.height), (1600, 1000));
    assert!(picture.png.len() < 200_000, "{} bytes", picture.png.len());
}

#[test]
fn an_arena_is_as_large_as_a_board_and_under_150_kilobytes() {
    for scene in [arenas::middle(), arenas::long(), arenas::paused()] {
        let picture = arena(&scene).expect("a picture");
        assert_eq!((picture.width, picture.height), (1600, 1000));
        assert!(picture.png.len() < 150_000, "{} bytes", picture.png.len());
        assert_eq!(picture.alt, scene.alt);
    }
}

#[test]
fn the_description_is_passed_on() {
    let scene = scenes::middle(Lang::En);
    assert_eq!(board(&scene).expect("a picture").alt, scene.alt);
}

#[test]
fn a_scene_for_another_board_is_refused() {
    let mut scene = scenes::middle(Lang::En);
    scene.labels = scene.labels.iter().skip(1).map(|(_, label)| label.clone()).collect();
    let refused = RenderError::OtherBoard { what: "labels", found: 41, expected: 42 };
    assert_eq!(board(&scene), Err(refused));

    let mut scene = scenes::middle(Lang::En);
    scene.changed = vec![adjutant::game::ids::SpaceId(42)];
    assert!(matches!(board(&scene), Err(RenderError::OtherBoard { what: "spaces", .. })));
}

#[test]
fn an_arrow_can_be_drawn_from_every_space() {
    let mut scene = scenes::middle(Lang::En);
    scene.arrow = None;
    let without = board(&scene).expect("a picture").png;
    let links = &adjutant::assets::classic().edition.board;
    for from in links.space_ids() {
        let to = links.neighbours(from).next().expect("every space has a neighbour");
        scene.arrow = Some((from, to));
        assert_ne!(board(&scene).expect("a picture").png, without, "{from:?} {to:?}");
    }
}

#[test]
fn hostile_names_are_drawn_as_what_is_left_of_them() {
    let clean = scenes::hostile();
    let mut shown = clean.clone();
    for row in &mut shown.legend {
        row.name = shown_name(&row.name);
    }
    assert_eq!(board(&clean).expect("a picture").png, board(&shown).expect("a picture").png);
}

#[test]
fn how_a_match_ended_stands_whole_above_the_board() {
    let drawn = |sentence: &str, last_move: &str| {
        let mut scene = scenes::empty(Lang::En);
        scene.header.turn = sentence.to_owned();
        scene.header.last_move = last_move.to_owned();
        board(&scene).unwrap().png
    };
    for last_move in ["", "Tatooine » Yavin 4  −5 : −8, captured"] {
        let ends =
            ["both", "none"].map(|end| drawn(&format!("The Empire has won: its enemies are gone, {end}"), last_move));
        assert_ne!(ends[0], ends[1], "the end is cut off beside {last_move:?}");
    }
}

#[test]
fn whatever_is_missing_or_too_much_a_picture_is_drawn() {
    let mut scene = scenes::empty(Lang::En);
    assert!(board(&scene).is_ok());
    let hostile = scenes::hostile();
    let long = "ﷺ 🔥W\u{202e}".repeat(2_000);
    scene.legend = hostile.legend.iter().chain(&hostile.legend).cloned().collect();
    for row in &mut scene.legend {
        row.name.clone_from(&long);
        (row.spaces, row.armies, row.cards, row.income) = (u32::MAX, u32::MAX, u32::MAX, u32::MAX);
    }
    for (_, mark) in scene.spaces.iter_mut() {
        mark.troops = u32::MAX;
    }
    scene.header.turn.clone_from(&long);
    scene.header.pill = Some((adjutant::render::Slot::Star, long.clone()));
    scene.header.last_move.clone_from(&long);
    scene.banner = Some(long.clone());
    assert!(board(&scene).is_ok());

    let mut cards = scenes::cards(44);
    cards.title.clone_from(&long);
    cards.footer.clone_from(&long);
    cards.cards[0].note.clone_from(&long);
    assert!(hand(&cards).is_ok());
    assert!(hand(&scenes::cards(0)).is_ok());

    assert!(arena(&ArenaScene::default()).is_ok());
    let mut crowded = arenas::long();
    crowded.header = scene.header;
    for text in [&mut crowded.title, &mut crowded.dice_note, crowded.banner.get_or_insert_default()] {
        text.clone_from(&long);
    }
    let signs = crowded.legend[0].allies.concat();
    for row in &mut crowded.rows {
        row.number.clone_from(&long);
        row.points = u32::MAX;
        row.ally = Some((long.clone(), signs.clone()));
        row.fields = row.fields.repeat(20);
    }
    for row in &mut crowded.legend {
        row.name.clone_from(&long);
        row.points = i64::from(u32::MAX);
        row.allies = vec![row.allies.concat(); 1_000];
    }
    crowded.rows = vec![crowded.rows[0].clone(); 200];
    crowded.legend = vec![crowded.legend[0].clone(); 200];
    crowded.dice = crowded.dice.repeat(200);
    (crowded.unthrown, crowded.aside) = (u8::MAX, u8::MAX);
    assert!(arena(&crowded).is_ok());
}
