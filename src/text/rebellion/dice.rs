//! What fell so far in `/dice`, by the six faces of this game.

use super::words::Words;
use crate::game::ids::BySeat;
use crate::game::rebellion::symbol::Face;
use crate::table::dice::Faces;
use crate::text::bundle::say;
use crate::text::dice::{expected, verdict};
use crate::text::names::shortened;

/// The most characters of a seat in the table.
const LONGEST_LABEL: usize = 16;

/// How often each face fell, for all and for each seat, and how even that is. `seats` counts by the numbers 1 to 6 of the draws, whose
/// order is that of [`Face::ALL`].
pub fn dice_lines(words: Words<'_>, seats: &BySeat<Faces>) -> Vec<String> {
    let lang = words.lang;
    let all: Faces = seats.iter().fold([0; 6], |sum, (_, of)| std::array::from_fn(|n| sum[n] + of[n]));
    let count: u32 = all.iter().sum();
    if count == 0 {
        return vec![say!(lang, "dice-none")];
    }
    let columns = |cells: [String; 6]| cells.map(|cell| format!("{cell:>5}")).concat();
    let row = |faces: &Faces, label: &str| {
        format!("{} {:>6}  {label}", columns(faces.map(|count| count.to_string())), faces.iter().sum::<u32>())
    };
    let letters = Face::ALL.map(|face| words.kit.face(face).letter[lang].clone());
    let mut rows = vec![format!("{} {:>6}", columns(letters), say!(lang, "dice-total"))];
    rows.push(row(&all, &say!(lang, "dice-all")));
    rows.extend(seats.iter().map(|(seat, faces)| row(faces, &shortened(&words.seat(seat), LONGEST_LABEL))));
    let key = Face::ALL.map(|face| {
        let names = words.kit.face(face);
        format!("{} {} {}", names.letter[lang], names.emoji, names.name[lang])
    });
    vec![format!("```text\n{}\n```", rows.join("\n")), key.join(" · "), expected(lang, count), verdict(lang, &all)]
}
