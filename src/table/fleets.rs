//! Ships as people write them: `2 fighters, 1 destroyer`, `2f 1d`, `all`, `none`.

use super::answer::{Expected, Refused};
use super::names::{Named, find, not_understood};
use super::wish::is_all;
use crate::assets::Kit;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::text;
use crate::text::lang::Lang;

/// The words for no ships at all, in every language; the first is the one that commands offer.
const NONE: [&str; 6] = ["none", "no", "0", "keine", "kein", "ohne"];

/// The classes of ships by the names that the edition gives them.
pub fn classes(kit: &Kit, lang: Lang) -> Vec<Named<ShipClass>> {
    let named = |class: ShipClass| Named {
        what: class,
        id: id(class).to_owned(),
        names: Lang::ALL.map(|lang| text::ship_class(kit, lang, class)).to_vec(),
        shown: text::ship_class(kit, lang, class),
    };
    ShipClass::ALL.into_iter().map(named).collect()
}

/// The id of a class, as commands and autocomplete have it.
pub fn id(class: ShipClass) -> &'static str {
    match class {
        ShipClass::Fighter => "fighter",
        ShipClass::Bomber => "bomber",
        ShipClass::Destroyer => "destroyer",
    }
}

/// The class that is meant.
pub fn class(asked: &str, kit: &Kit, lang: Lang) -> Result<ShipClass, Refused> {
    find(asked, &classes(kit, lang))
}

/// The ships that are meant, of those that are there. A class without a number means all of it; whether so many are there, the rules say.
pub fn fleet(typed: &str, kit: &Kit, lang: Lang, there: Fleet) -> Result<Fleet, Refused> {
    let word = typed.trim().to_lowercase();
    if is_all(&word) {
        return Ok(there);
    }
    if NONE.contains(&word.as_str()) {
        return Ok(Fleet::default());
    }
    let mut fleet = Fleet::default();
    for item in items(&word) {
        let digits = item.find(|c: char| !c.is_ascii_digit()).unwrap_or(item.len());
        let (number, name) = item.split_at(digits);
        let name = name.trim();
        if name.is_empty() {
            return Err(not_understood(typed, Expected::Ships));
        }
        let class = class(name, kit, lang)?;
        let ships = match number {
            "" => there.of(class),
            // More than any board has: the rules say how many are there.
            number => number.parse().unwrap_or(u8::MAX),
        };
        *fleet.of_mut(class) = fleet.of(class).saturating_add(ships);
    }
    if word.is_empty() { Err(not_understood(typed, Expected::Ships)) } else { Ok(fleet) }
}

/// Ships in the way in which [`fleet`] reads them, whatever the language: the value of a choice.
pub fn written(fleet: Fleet) -> String {
    if fleet.is_empty() {
        return NONE[0].to_owned();
    }
    let some = ShipClass::ALL.into_iter().filter(|&class| fleet.of(class) > 0);
    some.map(|class| format!("{} {}", fleet.of(class), id(class))).collect::<Vec<_>>().join(", ")
}

/// The same in the words of the edition: what a form proposes.
pub fn written_in(fleet: Fleet, kit: &Kit, lang: Lang) -> String {
    let some = ShipClass::ALL.into_iter().filter(|&class| fleet.of(class) > 0);
    some.map(|class| format!("{} {}", fleet.of(class), text::ship_class(kit, lang, class)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The parts of a list; also where only a number begins the next one.
fn items(list: &str) -> Vec<String> {
    let mut parted = String::new();
    let mut before = ' ';
    for c in list.chars() {
        if c.is_ascii_digit() && !before.is_ascii_digit() {
            parted.push(',');
        }
        parted.push(c);
        before = c;
    }
    let parts = parted.split([',', ';', '+', '&', '\n']).map(str::trim);
    // `and` between two parts is no name.
    let joint = |part: &str| {
        ["and", "und"].iter().fold(part.to_owned(), |part, joint| {
            let rest = part.strip_suffix(joint).filter(|rest| rest.is_empty() || rest.ends_with(' '));
            rest.map(|rest| rest.trim().to_owned()).unwrap_or(part)
        })
    };
    parts.map(joint).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets;

    #[test]
    fn ships_are_read_as_people_write_them() {
        let kit = assets::galaxy();
        let there = Fleet { fighter: 3, bomber: 1, destroyer: 2 };
        for (typed, wanted) in [
            ("all", there),
            ("Alle", there),
            ("none", Fleet::default()),
            ("keine", Fleet::default()),
            ("2 fighters, 1 destroyer", Fleet { fighter: 2, bomber: 0, destroyer: 1 }),
            ("2f 1d", Fleet { fighter: 2, bomber: 0, destroyer: 1 }),
            ("2 Jäger und 1 Zerstörer", Fleet { fighter: 2, bomber: 0, destroyer: 1 }),
            ("fighters", Fleet { fighter: 3, bomber: 0, destroyer: 0 }),
            ("bomber; 9 destroyer", Fleet { fighter: 0, bomber: 1, destroyer: 9 }),
        ] {
            assert_eq!(fleet(typed, kit, Lang::En, there), Ok(wanted), "{typed}");
        }
        for typed in ["", "2", "2 x-wings of red squadron", "1 fighter 2"] {
            assert!(fleet(typed, kit, Lang::En, there).is_err(), "{typed}");
        }
    }

    #[test]
    fn what_is_chosen_is_read_as_it_is_written() {
        let kit = assets::galaxy();
        let there = Fleet { fighter: 3, bomber: 1, destroyer: 2 };
        for ships in [Fleet::default(), there, Fleet { fighter: 0, bomber: 1, destroyer: 0 }] {
            for lang in Lang::ALL {
                assert_eq!(fleet(&written(ships), kit, lang, there), Ok(ships));
            }
        }
    }
}
