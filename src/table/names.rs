//! Finds what somebody meant by a name: ids first, then names in every language, forgiving about case, accents, punctuation,
//! missing ends and small slips. What fits more than one thing is never guessed.

use super::answer::{Expected, Refused};
use super::fold::{fold, slips};
use crate::assets::Kit;
use crate::game::ids::{CardId, SeatId, SpaceId};
use crate::table::sight::Seated;
use crate::text::lang::{Lang, LocalName};

/// The most candidates or near names of a refusal.
const MOST_SHOWN: usize = 8;

/// Something that can be named.
#[derive(Clone, Debug)]
pub struct Named<T> {
    pub what: T,
    /// The exact id, as autocomplete sends it.
    pub id: String,
    /// Names in any language.
    pub names: Vec<String>,
    /// How a refusal shows it to the asker.
    pub shown: String,
}

/// Finds the one thing that is meant. The first of these that fits anything decides: the exact id, a whole name, the beginning of
/// a name, the beginnings of its words in order, a name without its gaps, a name with small slips.
pub fn find<T: Copy + PartialEq>(asked: &str, things: &[Named<T>]) -> Result<T, Refused> {
    let exact = asked.trim();
    if let Some(thing) = things.iter().find(|thing| thing.id == exact) {
        return Ok(thing.what);
    }
    let wanted = fold(asked);
    if wanted.is_empty() {
        return Err(unknown(asked, &wanted, things));
    }
    let joined = wanted.replace(' ', "");
    let whole = |name: &str| name == wanted;
    let begins = |name: &str| name.starts_with(&wanted);
    let words = |name: &str| begins_words(&wanted, name);
    let gapless = |name: &str| name.replace(' ', "").starts_with(&joined);
    let tests: [&dyn Fn(&str) -> bool; 4] = [&whole, &begins, &words, &gapless];
    for test in tests {
        let fits: Vec<&Named<T>> = things.iter().filter(|thing| folded(thing).any(|name| test(&name))).collect();
        match fits.as_slice() {
            [] => {}
            [one] => return Ok(one.what),
            several => return Err(ambiguous(asked, several)),
        }
    }
    nearly(asked, &wanted, things)
}

/// The spaces of a kit.
pub fn spaces(kit: &Kit, lang: Lang) -> Vec<Named<SpaceId>> {
    let board = &kit.edition.board;
    let named = |space: SpaceId| {
        let (name, label) = (&kit.names.spaces[space], &kit.names.labels[space]);
        let names = Lang::ALL.iter().flat_map(|&lang| [name[lang].clone(), label[lang].clone()]).collect();
        Named { what: space, id: board.space(space).id.clone(), names, shown: in_both(name, lang) }
    };
    board.space_ids().map(named).collect()
}

/// Cards of a kit. Two jokers have one name; see [`card`].
pub fn cards(kit: &Kit, lang: Lang, of: impl IntoIterator<Item = CardId>) -> Vec<Named<CardId>> {
    let named = |card: CardId| {
        let name = kit.names.card(card);
        let names = Lang::ALL.iter().map(|&lang| name[lang].clone()).collect();
        Named { what: card, id: kit.edition.deck.card(card).id.clone(), names, shown: in_both(name, lang) }
    };
    of.into_iter().map(named).collect()
}

/// The value by which a seat is chosen in autocomplete: `seat-1` for the first.
pub fn seat_value(seat: SeatId) -> String {
    format!("seat-{}", u16::from(seat.0) + 1)
}

/// Seats by value, name, shape or number from 1.
pub fn seats<'a>(of: impl IntoIterator<Item = (SeatId, &'a Seated)>) -> Vec<Named<SeatId>> {
    let named = |(seat, seated): (SeatId, &Seated)| Named {
        what: seat,
        id: seat_value(seat),
        names: vec![seated.name.clone(), (u16::from(seat.0) + 1).to_string()],
        shown: seated.name.clone(),
    };
    of.into_iter().map(named).collect()
}

/// The space that is meant.
pub fn space(asked: &str, kit: &Kit, lang: Lang) -> Result<SpaceId, Refused> {
    find(asked, &spaces(kit, lang))
}

/// The card that is meant: in the hand if one fits there, else any (the rules then say that it is not in the hand).
pub fn card(asked: &str, kit: &Kit, lang: Lang, hand: &[CardId]) -> Result<CardId, Refused> {
    match find(asked, &one_of_each_name(cards(kit, lang, hand.iter().copied()))) {
        Err(Refused::UnknownName { .. }) => find(asked, &one_of_each_name(cards(kit, lang, kit.edition.deck.ids()))),
        found => found,
    }
}

/// The cards that are meant, each another one of the hand as far as it has them. Where no space tells them apart, a name stands for many.
pub fn cards_of_hand(asked: &[&str], kit: &Kit, lang: Lang, hand: &[CardId]) -> Result<Vec<CardId>, Refused> {
    let deck = &kit.edition.deck;
    let with_id = |asked: &&str| deck.ids().find(|&card| deck.card(card).id == *asked);
    let ids: Vec<Option<CardId>> = asked.iter().map(with_id).collect();
    // Who picked a card from the list means this very one; what was typed is looked for among the others.
    let mut found: Vec<Option<CardId>> = vec![None; asked.len()];
    for (place, id) in ids.iter().enumerate() {
        if id.is_some_and(|id| hand.contains(&id)) && !found.contains(id) {
            found[place] = *id;
        }
    }
    for place in 0..asked.len() {
        if found[place].is_some() {
            continue;
        }
        let rest: Vec<CardId> = hand.iter().copied().filter(|&card| !found.contains(&Some(card))).collect();
        found[place] = Some(match ids[place] {
            // Not in the hand any more, or named twice: one that nobody can tell from it.
            Some(id) => rest.into_iter().find(|&card| kit.names.card(card) == kit.names.card(id)).unwrap_or(id),
            None => card(asked[place], kit, lang, &rest)?,
        });
    }
    Ok(found.into_iter().flatten().collect())
}

/// Cards of one name are alike for whoever names them: the first stands for all.
fn one_of_each_name(mut cards: Vec<Named<CardId>>) -> Vec<Named<CardId>> {
    let mut seen: Vec<String> = Vec::new();
    cards.retain_mut(|card| {
        let known = seen.contains(&card.shown);
        seen.push(card.shown.clone());
        if known {
            // Its id still finds it.
            card.names.clear();
        }
        true
    });
    cards
}

/// One of a closed list of ids, such as the options of a lobby: the id, or the beginning of one.
pub fn word<'a>(asked: &str, words: &[&'a str]) -> Option<&'a str> {
    let named =
        |&word: &&'a str| Named { what: word, id: word.to_owned(), names: vec![word.to_owned()], shown: String::new() };
    find(asked, &words.iter().map(named).collect::<Vec<_>>()).ok()
}

/// A list of spaces, best first: `Brazil, Peru`.
pub fn space_list(asked: &str, kit: &Kit, lang: Lang) -> Result<Vec<SpaceId>, Refused> {
    let spaces = spaces(kit, lang);
    not_longer(asked, spaces.len(), Expected::Spaces)?;
    let list: Vec<SpaceId> = items(asked).map(|item| find(item, &spaces)).collect::<Result<_, _>>()?;
    if list.is_empty() { Err(not_understood(asked, Expected::Spaces)) } else { Ok(list) }
}

/// A list of spaces with numbers, before or behind: `Brazil 8, Peru 4` or `8 Brazil; 4 Peru`.
pub fn placements(asked: &str, kit: &Kit, lang: Lang) -> Result<Vec<(SpaceId, i64)>, Refused> {
    let spaces = spaces(kit, lang);
    not_longer(asked, spaces.len(), Expected::Placements)?;
    let known: Vec<String> = spaces.iter().flat_map(folded).collect();
    let whole = |name: &str| known.contains(&fold(name));
    let placement = |item: &str| {
        // Some names end in a number, which is then no number of armies.
        let in_front = in_front(item).filter(|&(name, _)| whole(name));
        let behind = if whole(item) && !item.contains([':', '=']) { None } else { numbered(item) };
        let (name, troops) = in_front.or(behind).ok_or_else(|| not_understood(item, Expected::Placements))?;
        Ok((find(name, &spaces)?, troops))
    };
    let list: Vec<(SpaceId, i64)> = items(asked).map(placement).collect::<Result<_, Refused>>()?;
    if list.is_empty() { Err(not_understood(asked, Expected::Placements)) } else { Ok(list) }
}

/// Refuses a list with more items than the board has spaces, before any name is looked up: that happens on the one thread that
/// all matches share.
fn not_longer(asked: &str, most: usize, what: Expected) -> Result<(), Refused> {
    if items(asked).nth(most).is_some() { Err(not_understood(asked, what)) } else { Ok(()) }
}

/// A text that cannot be read as what it should be.
pub fn not_understood(asked: &str, what: Expected) -> Refused {
    Refused::NotUnderstood { asked: asked.to_owned(), what }
}

fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', ';', '\n']).map(str::trim).filter(|item| !item.is_empty())
}

/// Name and number of `Brazil 8`, `8 Brazil`, `Brazil: 8`, `8x Brazil`.
fn numbered(item: &str) -> Option<(&str, i64)> {
    let is_joint = |c: char| c.is_whitespace() || matches!(c, ':' | '=' | '×');
    let behind = item
        .rfind(|c: char| !c.is_ascii_digit())
        .map_or(0, |at| at + item[at..].chars().next().map_or(1, char::len_utf8));
    if behind > 0 && behind < item.len() {
        let (name, troops) = item.split_at(behind);
        let negative = name.ends_with('-');
        let name = name.trim_end_matches('-').trim_end_matches(is_joint);
        return Some((name, signed(troops, negative)?));
    }
    in_front(item)
}

/// Name and number of `8 Brazil`, `8x Brazil`.
fn in_front(item: &str) -> Option<(&str, i64)> {
    let is_joint = |c: char| c.is_whitespace() || matches!(c, ':' | '=' | '×');
    let front = item.strip_prefix('-').unwrap_or(item);
    let digits = front.find(|c: char| !c.is_ascii_digit())?;
    let (troops, name) = front.split_at(digits);
    let name = name.strip_prefix(['x', 'X']).filter(|rest| rest.starts_with(is_joint)).unwrap_or(name);
    (digits > 0).then_some(())?;
    Some((name.trim_start_matches(is_joint), signed(troops, front.len() < item.len())?))
}

fn signed(digits: &str, negative: bool) -> Option<i64> {
    let number: i64 = digits.parse().ok()?;
    Some(if negative { -number } else { number })
}

/// Whether each wanted word begins a word of the name, in order.
pub(super) fn begins_words(wanted: &str, name: &str) -> bool {
    let mut words = name.split(' ');
    wanted.split(' ').all(|wanted| words.any(|word| word.starts_with(wanted)))
}

/// The things whose names have the fewest slips, if few enough.
fn nearly<T: Copy + PartialEq>(asked: &str, wanted: &str, things: &[Named<T>]) -> Result<T, Refused> {
    let allowed = match wanted.chars().count() {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    };
    let distance = |thing: &Named<T>| folded(thing).map(|name| slips(wanted, &name)).min();
    let distances: Vec<Option<usize>> = things.iter().map(distance).collect();
    let Some(fewest) = distances.iter().copied().flatten().min().filter(|&fewest| fewest <= allowed) else {
        return Err(unknown(asked, wanted, things));
    };
    let near: Vec<&Named<T>> =
        things.iter().zip(&distances).filter(|&(_, &slips)| slips == Some(fewest)).map(|(thing, _)| thing).collect();
    match near.as_slice() {
        [one] => Ok(one.what),
        several => Err(ambiguous(asked, several)),
    }
}

fn unknown<T>(asked: &str, wanted: &str, things: &[Named<T>]) -> Refused {
    let likeness = |thing: &Named<T>| folded(thing).map(|name| strsim::jaro_winkler(wanted, &name)).fold(0.0, f64::max);
    let mut near: Vec<(f64, &Named<T>)> = things.iter().map(|thing| (likeness(thing), thing)).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    let near = near.into_iter().take_while(|&(likeness, _)| likeness > 0.7).take(3);
    Refused::UnknownName { asked: asked.to_owned(), near: near.map(|(_, thing)| thing.shown.clone()).collect() }
}

fn ambiguous<T>(asked: &str, several: &[&Named<T>]) -> Refused {
    let candidates = several.iter().take(MOST_SHOWN).map(|thing| thing.shown.clone()).collect();
    Refused::AmbiguousName { asked: asked.to_owned(), candidates }
}

fn folded<T>(thing: &Named<T>) -> impl Iterator<Item = String> + '_ {
    thing.names.iter().chain([&thing.id]).map(|name| fold(name))
}

/// The name in the asker's language, with the other one in brackets where they differ.
fn in_both(name: &LocalName, lang: Lang) -> String {
    let others: Vec<&str> =
        Lang::ALL.iter().map(|&other| name[other].as_str()).filter(|&other| other != name[lang]).collect();
    if others.is_empty() { name[lang].clone() } else { format!("{} ({})", name[lang], others.join(", ")) }
}
