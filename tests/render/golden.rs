//! Pictures that were looked at and found good. `GOLDEN=write cargo test` takes the present ones; a failure leaves the
//! actual picture and the difference in `target/golden/`.

use std::path::{Path, PathBuf};

use adjutant::game::rebellion::symbol::Face;
use adjutant::render::{Picture, arena, board, hand};
use adjutant::text::lang::Lang;
use image::RgbImage;

use super::{arenas, clone_wars, galaxy, order, scenes, trilogy};

/// A channel may differ by so much (other processors round other ways)...
const SHADE: u8 = 40;
/// ...and so many pixels by more. A changed digit changes more than that.
const STRAY: usize = 60;

fn check(name: &str, picture: &Picture) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let golden = root.join("tests/golden").join(format!("{name}.png"));
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        std::fs::write(&golden, &picture.png).expect("the golden picture can be written");
        return;
    }
    let actual = read(&picture.png);
    let expected = read(&std::fs::read(&golden).expect("a golden picture (GOLDEN=write makes it)"));
    let far = differing(&expected, &actual);
    if far > STRAY || expected.dimensions() != actual.dimensions() {
        let kept = keep(root, name, &picture.png, &expected, &actual);
        panic!("{name}: {far} pixels differ; look at {}", kept.display());
    }
}

fn read(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).expect("a PNG").to_rgb8()
}

fn differing(expected: &RgbImage, actual: &RgbImage) -> usize {
    let far = |(a, b): &(&image::Rgb<u8>, &image::Rgb<u8>)| a.0.iter().zip(b.0).any(|(&a, b)| a.abs_diff(b) > SHADE);
    expected.pixels().zip(actual.pixels()).filter(far).count()
}

fn keep(root: &Path, name: &str, png: &[u8], expected: &RgbImage, actual: &RgbImage) -> PathBuf {
    let folder = root.join("target/golden");
    std::fs::create_dir_all(&folder).expect("target can be written");
    std::fs::write(folder.join(format!("{name}.actual.png")), png).expect("target can be written");
    let mut diff = expected.clone();
    for (pixel, other) in diff.pixels_mut().zip(actual.pixels()) {
        pixel.0 = std::array::from_fn(|n| pixel.0[n].abs_diff(other.0[n]));
    }
    diff.save(folder.join(format!("{name}.diff.png"))).expect("target can be written");
    folder
}

#[test]
fn the_start_in_both_languages() {
    check("start_en", &board(&scenes::start(Lang::En)).expect("a picture"));
    check("start_de", &board(&scenes::start(Lang::De)).expect("a picture"));
}

#[test]
fn a_draft_with_free_spaces() {
    check("draft_de", &board(&scenes::draft()).expect("a picture"));
}

#[test]
fn the_middle_of_a_match_with_numbers_of_four_digits() {
    check("middle_en", &board(&scenes::middle(Lang::En)).expect("a picture"));
    check("middle_de", &board(&scenes::middle(Lang::De)).expect("a picture"));
}

#[test]
fn two_players_in_a_pause() {
    check("two_paused", &board(&scenes::two(Lang::En)).expect("a picture"));
}

#[test]
fn six_players_with_hostile_names() {
    check("hostile", &board(&scenes::hostile()).expect("a picture"));
}

#[test]
fn the_galaxy_at_the_start_in_the_middle_and_with_the_longest_names() {
    check("galaxy_start_en", &board(&galaxy::start()).expect("a picture"));
    check("galaxy_middle_de", &board(&galaxy::middle()).expect("a picture"));
    check("galaxy_hostile", &board(&galaxy::hostile()).expect("a picture"));
}

#[test]
fn a_trilogy_as_everybody_sees_it_as_the_empire_sees_it_and_with_destroyed_planets() {
    check("trilogy_middle", &board(&trilogy::middle()).expect("a picture"));
    check("trilogy_private", &board(&trilogy::private()).expect("a picture"));
    check("trilogy_destroyed", &board(&trilogy::destroyed()).expect("a picture"));
}

#[test]
fn hands_of_one_five_and_ten_cards() {
    for many in [1, 5, 10] {
        check(&format!("hand_{many}"), &hand(&scenes::cards(many)).expect("a picture"));
    }
}

#[test]
fn an_arena_before_the_throw_within_a_turn_with_long_names_and_in_a_pause() {
    check("arena_start", &arena(&arenas::start()).expect("a picture"));
    check("arena_middle", &arena(&arenas::middle()).expect("a picture"));
    check("arena_long", &arena(&arenas::long()).expect("a picture"));
    check("arena_paused", &arena(&arenas::paused()).expect("a picture"));
}

#[test]
fn the_clone_wars_in_both_languages_and_with_the_widest_badges() {
    check("clone_wars_middle_en", &board(&clone_wars::middle(Lang::En)).expect("a picture"));
    check("clone_wars_middle_de", &board(&clone_wars::middle(Lang::De)).expect("a picture"));
    check("clone_wars_hostile", &board(&clone_wars::hostile()).expect("a picture"));
}

#[test]
fn the_track_the_tokens_and_the_order_of_the_clone_wars() {
    check("clone_wars_track", &board(&order::track()).expect("a picture"));
    check("clone_wars_private", &board(&order::private()).expect("a picture"));
    check("clone_wars_order", &board(&order::called()).expect("a picture"));
    check("clone_wars_hidden", &board(&order::hidden()).expect("a picture"));
}

#[test]
fn a_hand_of_ships() {
    check("hand_ships", &hand(&scenes::ships()).expect("a picture"));
    check("hand_corvettes", &hand(&scenes::corvettes()).expect("a picture"));
}

#[test]
fn the_other_arenas_with_four_faces_in_the_hand() {
    for (place, name) in [(2, "dagobah_bespin"), (3, "tatooine")] {
        let mut scene = arenas::laid(place, Lang::De);
        scene.header = arenas::start().header;
        scene.legend = arenas::start().legend;
        scene.dice = vec![Face::Trooper, Face::Tie, Face::Imperium, Face::Victory];
        "1. Wurf".clone_into(&mut scene.dice_note);
        check(&format!("arena_{name}"), &arena(&scene).expect("a picture"));
    }
}
