//! The dice: how they are made, what fell so far against what fair dice show, and how lucky the last attack was.

use super::bundle::say;
use super::events::series_end;
use super::lang::Lang;
use super::message::{LONGEST_MESSAGE, cut};
use super::names::{Names, decimal, percent, shortened};
use super::posts::seal;
use super::rebellion::{self, Words};
use crate::table::arena_look::ArenaDice;
use crate::table::dice::{DiceSeen, Faces, Luck, Verdict, judge};
use crate::table::sight::Sight;

/// A chance of more than this is nothing to be told of as luck.
const LUCKY: f64 = 0.5;

/// The most characters of a seat in the table, and in the line of the last attack: nothing else may be cut for a name.
const LONGEST_LABEL: usize = 16;
const LONGEST_SEAT: usize = 24;

/// What `/dice` shows.
pub(super) fn dice(sight: Option<&Sight>, dice: Option<&DiceSeen>, lang: Lang) -> String {
    let about = say!(lang, "dice-about");
    let Some(sight) = sight else { return about };
    let mut lines = made(sight, lang);
    if let Some(dice) = dice {
        lines.extend(written(sight, dice.inputs, lang));
        lines.extend(fallen(Names::of(sight, lang), dice));
    }
    cut(&lines.join("\n"), LONGEST_MESSAGE)
}

/// The same of a dice game that has begun.
pub(super) fn of_arena(sight: &Sight, dice: &ArenaDice, lang: Lang) -> String {
    let mut lines = made(sight, lang);
    lines.extend(written(sight, dice.inputs, lang));
    if let Some(words) = Words::in_sight(sight, lang) {
        lines.extend(rebellion::dice_lines(words, &dice.seats));
    }
    cut(&lines.join("\n"), LONGEST_MESSAGE)
}

/// How the dice of a match are made.
fn made(sight: &Sight, lang: Lang) -> Vec<String> {
    let head = say!(lang, "dice-head", number = sight.id.0.to_string());
    vec![head, say!(lang, "dice-about"), seal(sight, lang)]
}

/// Where what makes them is written once the match has begun; `inputs` is the message with the public ones.
fn written(sight: &Sight, inputs: Option<u64>, lang: Lang) -> Vec<String> {
    let mut lines = vec![match inputs {
        Some(message) => {
            let (guild, channel) = (sight.place.guild, sight.place.channel);
            let link = format!("https://discord.com/channels/{guild}/{channel}/{message}");
            say!(lang, "dice-inputs", link = link)
        }
        None => say!(lang, "dice-inputs-none"),
    }];
    lines.extend(sight.key_hash.as_deref().map(|key| say!(lang, "dice-key", key = key)));
    lines
}

fn fallen(names: Names<'_>, dice: &DiceSeen) -> Vec<String> {
    let (lang, all) = (names.lang, dice.all());
    let count: u32 = all.iter().sum();
    if count == 0 {
        return vec![say!(lang, "dice-none")];
    }
    let mut lines = vec![table(names, dice), expected(lang, count), verdict(lang, &all)];
    if let Some(last) = &dice.last {
        lines.extend(luck(names, last));
    }
    lines
}

/// How often each face falls in so many fair dice.
pub(super) fn expected(lang: Lang, dice: u32) -> String {
    say!(lang, "dice-expected", each = decimal(lang, f64::from(dice) / 6.0), dice = dice)
}

/// How even these counts are.
pub(super) fn verdict(lang: Lang, all: &Faces) -> String {
    let (chi_square, verdict) = judge(all);
    let chi = decimal(lang, chi_square);
    match verdict {
        Verdict::TooFew => say!(lang, "dice-few", dice = all.iter().sum::<u32>()),
        Verdict::Even => say!(lang, "dice-even", chi = chi),
        Verdict::Mild => say!(lang, "dice-mild", chi = chi),
        Verdict::Strong => say!(lang, "dice-strong", chi = chi),
        Verdict::Extreme => say!(lang, "dice-extreme", chi = chi),
    }
}

/// The counts of each face, a row for all, each side and each seat; names stand last, so that their width does not matter.
fn table(names: Names<'_>, dice: &DiceSeen) -> String {
    let lang = names.lang;
    let row = |faces: &Faces, label: &str| format!("{} {:>6}  {label}", columns(*faces), faces.iter().sum::<u32>());
    let mut rows = vec![format!("{} {:>6}", columns([1, 2, 3, 4, 5, 6]), say!(lang, "dice-total"))];
    rows.push(row(&dice.all(), &say!(lang, "dice-all")));
    rows.push(row(&dice.attack, &say!(lang, "dice-attack")));
    rows.push(row(&dice.defence, &say!(lang, "dice-defence")));
    rows.extend(dice.seats.iter().map(|(seat, faces)| row(faces, &shortened(&names.seat(seat), LONGEST_LABEL))));
    format!("```text\n{}\n```", rows.join("\n"))
}

/// A number for each face, right-aligned.
fn columns(faces: Faces) -> String {
    faces.map(|count| format!("{count:>5}")).concat()
}

fn luck(names: Names<'_>, last: &Luck) -> [String; 2] {
    let lang = names.lang;
    let (seat, end) = (shortened(&names.seat(last.seat), LONGEST_SEAT), series_end(lang, last.end));
    let (from, to) = (names.space(last.from), names.space(last.to));
    let (attacker, defender) = (last.losses.attacker, last.losses.defender);
    let what = match last.armies {
        Some((attackers, defenders)) => say!(
            lang,
            "dice-last-armies",
            seat = seat,
            from = from,
            attackers = attackers,
            to = to,
            defenders = defenders,
            attacker = attacker,
            defender = defender,
            end = end
        ),
        None => say!(
            lang,
            "dice-last",
            seat = seat,
            from = from,
            to = to,
            attacker = attacker,
            defender = defender,
            end = end
        ),
    };
    let Some((better, worse)) = last.chances else { return [what, say!(lang, "dice-unknown")] };
    let said = (percent(lang, better), percent(lang, worse));
    let how = if better < worse && better <= LUCKY {
        say!(lang, "dice-lucky", better = said.0, n = one_in(better), worse = said.1)
    } else if worse < better && worse <= LUCKY {
        say!(lang, "dice-unlucky", worse = said.1, n = one_in(worse), better = said.0)
    } else {
        say!(lang, "dice-usual", better = said.0, worse = said.1)
    };
    [what, how]
}

/// About 1 in so many; 1 for what is certain.
fn one_in(p: f64) -> String {
    format!("{:.0}", (1.0 / p.max(1e-12)).max(1.0))
}
