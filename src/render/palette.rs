//! The colours of a picture. Every pixel is an entry of one fixed palette: the tones, and steps between those that touch.

use std::sync::OnceLock;

/// The colour and shape of a seat. Told apart by shape alone where colours are not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// An amber circle.
    Circle,
    /// A sky-blue square.
    Square,
    /// A moss-green diamond.
    Diamond,
    /// A cream hexagon.
    Hexagon,
    /// A blue shield.
    Shield,
    /// A magenta star.
    Star,
}

impl Slot {
    pub const ALL: [Self; 6] = [Self::Circle, Self::Square, Self::Diamond, Self::Hexagon, Self::Shield, Self::Star];

    /// The slot with a number from 0 to 5.
    pub fn nth(number: usize) -> Option<Self> {
        Self::ALL.get(number).copied()
    }

    /// The number from 0 to 5.
    pub fn number(self) -> usize {
        self as usize
    }

    /// One character that stands for the shape in text. None of them is an emoji, and phones have them all.
    pub fn glyph(self) -> char {
        match self {
            Self::Circle => '●',
            Self::Square => '■',
            Self::Diamond => '◆',
            Self::Hexagon => '⬢',
            Self::Shield => '▼',
            Self::Star => '★',
        }
    }

    /// The slot whose shape the character stands for.
    pub fn of_glyph(glyph: char) -> Option<Self> {
        Self::ALL.into_iter().find(|slot| slot.glyph() == glyph)
    }

    /// Red, green, blue. Any two are told apart by people with protanopia, deuteranopia and tritanopia (a test measures it).
    pub fn rgb(self) -> [u8; 3] {
        Tone::Slot(self).rgb()
    }
}

/// A colour that something is drawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Sea,
    /// Lines over the sea.
    Lane,
    Panel,
    /// The row of whoever is on turn.
    Row,
    Ink,
    White,
    Muted,
    /// Spaces that nobody holds, and seats that are out.
    Neutral,
    /// The face of a card.
    Paper,
    /// What stands back on a card.
    Shade,
    Slot(Slot),
    /// A symbol of the dice game, in pictures of [arenas](Palette::arena) alone.
    Dye(Dye),
    /// A planet or the light around a region, in pictures of [planets](Palette::planets) alone.
    Hue(Hue),
    /// What marks a resource planet, in pictures of planets alone.
    Ring,
}

/// The colours of symbols in the dice game. Any two, and white, which is the joker's, are told apart as seats are; and none is
/// the colour of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dye {
    Mint,
    Violet,
    Teal,
    Coral,
    Gold,
}

/// The colours of planets and regions. They decorate: nothing is told by them alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hue {
    Steel,
    Azure,
    Orange,
    Jade,
    Red,
    Yellow,
    Rock,
    Ice,
    Sand,
    Violet,
    Teal,
    Moss,
}

impl Hue {
    pub(super) const ALL: [Self; 12] = [
        Self::Steel,
        Self::Azure,
        Self::Orange,
        Self::Jade,
        Self::Red,
        Self::Yellow,
        Self::Rock,
        Self::Ice,
        Self::Sand,
        Self::Violet,
        Self::Teal,
        Self::Moss,
    ];

    /// The hue that is most like a colour of a board.
    pub(super) fn near(rgb: [u8; 3]) -> Self {
        let far = |hue: &Self| apart(Tone::Hue(*hue).rgb(), rgb);
        Self::ALL.into_iter().min_by_key(far).unwrap_or(Self::Steel)
    }
}

/// Coverage runs from 0 to this.
pub(super) const FULL: u8 = 16;

const TONES: [Tone; 34] = [
    Tone::Sea,
    Tone::Lane,
    Tone::Panel,
    Tone::Row,
    Tone::Ink,
    Tone::White,
    Tone::Muted,
    Tone::Neutral,
    Tone::Paper,
    Tone::Shade,
    Tone::Slot(Slot::Circle),
    Tone::Slot(Slot::Square),
    Tone::Slot(Slot::Diamond),
    Tone::Slot(Slot::Hexagon),
    Tone::Slot(Slot::Shield),
    Tone::Slot(Slot::Star),
    Tone::Dye(Dye::Mint),
    Tone::Dye(Dye::Violet),
    Tone::Dye(Dye::Teal),
    Tone::Dye(Dye::Coral),
    Tone::Dye(Dye::Gold),
    Tone::Hue(Hue::Steel),
    Tone::Hue(Hue::Azure),
    Tone::Hue(Hue::Orange),
    Tone::Hue(Hue::Jade),
    Tone::Hue(Hue::Red),
    Tone::Hue(Hue::Yellow),
    Tone::Hue(Hue::Rock),
    Tone::Hue(Hue::Ice),
    Tone::Hue(Hue::Sand),
    Tone::Hue(Hue::Violet),
    Tone::Hue(Hue::Teal),
    Tone::Hue(Hue::Moss),
    Tone::Ring,
];

/// How many of the tones boards and hands are drawn in.
const BOARD_TONES: usize = 16;

/// How many of the tones arenas are drawn in.
const ARENA_TONES: usize = 21;

/// Steps between two tones, both ends left out. More are not told apart and cost bytes.
const STEPS: u16 = 3;

impl Tone {
    pub(super) fn rgb(self) -> [u8; 3] {
        match self {
            Self::Sea => [0x13, 0x1c, 0x2b],
            Self::Lane => [0x7d, 0x93, 0xb5],
            Self::Panel => [0x1f, 0x2c, 0x42],
            Self::Row => [0x38, 0x4c, 0x6e],
            Self::Ink => [0x0a, 0x0f, 0x18],
            Self::White => [0xff, 0xff, 0xff],
            Self::Muted => [0xb4, 0xc1, 0xd4],
            Self::Neutral => [0x5b, 0x66, 0x75],
            Self::Paper => [0xf4, 0xef, 0xe0],
            Self::Shade => [0xc9, 0xbf, 0xa6],
            Self::Slot(Slot::Circle) => [0xe8, 0xa0, 0x00],
            Self::Slot(Slot::Square) => [0x7f, 0xde, 0xff],
            Self::Slot(Slot::Diamond) => [0x43, 0x6f, 0x28],
            Self::Slot(Slot::Hexagon) => [0xff, 0xec, 0x80],
            Self::Slot(Slot::Shield) => [0x16, 0x8e, 0xff],
            Self::Slot(Slot::Star) => [0xf3, 0x23, 0x9a],
            Self::Dye(Dye::Mint) => [0xa9, 0xd5, 0xbe],
            Self::Dye(Dye::Violet) => [0xb7, 0x5e, 0xfb],
            Self::Dye(Dye::Teal) => [0x1e, 0xa9, 0xa2],
            Self::Dye(Dye::Coral) => [0xee, 0x37, 0x28],
            Self::Dye(Dye::Gold) => [0xfd, 0xc0, 0x13],
            Self::Hue(Hue::Steel) => [0x93, 0xa0, 0xbd],
            Self::Hue(Hue::Azure) => [0x3f, 0x8c, 0xff],
            Self::Hue(Hue::Orange) => [0xff, 0x8b, 0x3d],
            Self::Hue(Hue::Jade) => [0x2f, 0xc4, 0x7a],
            Self::Hue(Hue::Red) => [0xf0, 0x4f, 0x55],
            Self::Hue(Hue::Yellow) => [0xf0, 0xc9, 0x3f],
            Self::Hue(Hue::Rock) => [0x96, 0x6e, 0x55],
            Self::Hue(Hue::Ice) => [0xdc, 0xea, 0xf6],
            Self::Hue(Hue::Sand) => [0xd0, 0xa8, 0x70],
            Self::Hue(Hue::Violet) => [0x97, 0x76, 0xb8],
            Self::Hue(Hue::Teal) => [0x5a, 0xa6, 0xa0],
            Self::Hue(Hue::Moss) => [0x7d, 0x90, 0x50],
            Self::Ring => [0xa6, 0xe8, 0xa0],
        }
    }

    /// The palette entry.
    pub(super) fn entry(self) -> u8 {
        match self {
            Self::Sea => 0,
            Self::Lane => 1,
            Self::Panel => 2,
            Self::Row => 3,
            Self::Ink => 4,
            Self::White => 5,
            Self::Muted => 6,
            Self::Neutral => 7,
            Self::Paper => 8,
            Self::Shade => 9,
            Self::Slot(slot) => 10 + slot as u8,
            Self::Dye(dye) => 16 + dye as u8,
            Self::Hue(hue) => 21 + hue as u8,
            Self::Ring => 33,
        }
    }

    /// White or ink, whichever is read better on this tone.
    pub(super) fn lettering(self) -> Self {
        if luminance(self.rgb()) > 0.22 { Self::Ink } else { Self::White }
    }
}

/// Relative luminance (WCAG 2), 0 to 1.
fn luminance(rgb: [u8; 3]) -> f32 {
    let [r, g, b] = rgb.map(|channel| {
        let c = f32::from(channel) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// A palette with a table that says what a tone at a coverage makes of an entry.
#[derive(Debug)]
pub(super) struct Palette {
    entries: Vec<[u8; 3]>,
    /// By tone, coverage and entry below.
    blend: Vec<[u8; 256]>,
}

impl Palette {
    /// That of boards and hands: all tones but the dyes.
    pub(super) fn board() -> &'static Self {
        static PALETTE: OnceLock<Palette> = OnceLock::new();
        PALETTE.get_or_init(|| Self::new(&TONES[..BOARD_TONES], touching()))
    }

    /// That of arenas: all tones up to the dyes.
    pub(super) fn arena() -> &'static Self {
        static PALETTE: OnceLock<Palette> = OnceLock::new();
        PALETTE.get_or_init(|| Self::new(&TONES[..ARENA_TONES], touching_in_arenas()))
    }

    /// That of boards of planets: all tones.
    pub(super) fn planets() -> &'static Self {
        static PALETTE: OnceLock<Palette> = OnceLock::new();
        PALETTE.get_or_init(|| Self::new(&TONES, touching_among_planets()))
    }

    /// All entries; fewer than 255, so that one stays free for "transparent".
    pub(super) fn entries(&self) -> &[[u8; 3]] {
        &self.entries
    }

    /// What a tone makes of each entry, by coverage from 0 to [`FULL`].
    pub(super) fn over(&self, tone: Tone) -> &[[u8; 256]] {
        let levels = usize::from(FULL) + 1;
        &self.blend[usize::from(tone.entry()) * levels..][..levels]
    }

    fn new(tones: &[Tone], touching: Vec<(Tone, Vec<Tone>)>) -> Self {
        let mut entries: Vec<[u8; 3]> = tones.iter().map(|tone| tone.rgb()).collect();
        for (tone, grounds) in touching {
            for ground in grounds {
                for step in 1..=STEPS {
                    let color = mixed(tone.rgb(), ground.rgb(), step, STEPS + 1);
                    if entries.iter().all(|&known| apart(known, color) > 60) {
                        entries.push(color);
                    }
                }
            }
        }
        let mut blend = Vec::new();
        for tone in tones {
            for coverage in 0..=u16::from(FULL) {
                let mut table = [tone.entry(); 256];
                for (below, entry) in table.iter_mut().zip(&entries) {
                    *below = nearest(&entries, mixed(tone.rgb(), *entry, coverage, u16::from(FULL)));
                }
                blend.push(table);
            }
        }
        Self { entries, blend }
    }
}

/// Which tones are drawn on which on boards.
fn touching() -> Vec<(Tone, Vec<Tone>)> {
    let slots = || Slot::ALL.map(Tone::Slot);
    let grounds =
        [Tone::Sea, Tone::Panel, Tone::Row, Tone::Neutral, Tone::White, Tone::Muted, Tone::Paper, Tone::Shade];
    vec![
        (Tone::Ink, slots().into_iter().chain(grounds).collect()),
        (Tone::White, slots().into_iter().chain([Tone::Sea, Tone::Panel, Tone::Row]).collect()),
        (Tone::Muted, vec![Tone::Sea, Tone::Panel, Tone::Row]),
        (Tone::Lane, vec![Tone::Sea]),
        (Tone::Panel, vec![Tone::Sea, Tone::Row]),
    ]
}

/// Which tones are drawn on which in arenas.
fn touching_in_arenas() -> Vec<(Tone, Vec<Tone>)> {
    let slots = || Slot::ALL.map(Tone::Slot);
    let dyes = || TONES[BOARD_TONES..ARENA_TONES].iter().copied();
    let grounds = || [Tone::Ink, Tone::Sea, Tone::Panel, Tone::Row];
    let inked = slots().into_iter().chain(dyes()).chain([Tone::White, Tone::Muted, Tone::Panel, Tone::Row]);
    let mut touching = vec![
        (Tone::Ink, inked.collect()),
        (Tone::White, grounds().into_iter().chain(slots()).collect()),
        (Tone::Muted, grounds().to_vec()),
        (Tone::Neutral, grounds().to_vec()),
        (Tone::Panel, vec![Tone::Sea, Tone::Row]),
    ];
    touching.extend(slots().map(|slot| (slot, vec![Tone::Panel, Tone::Sea])));
    touching.extend(dyes().map(|dye| (dye, vec![Tone::Panel, Tone::Row])));
    touching
}

/// Which tones are drawn on which on boards of planets.
fn touching_among_planets() -> Vec<(Tone, Vec<Tone>)> {
    let hues = || Hue::ALL.map(Tone::Hue);
    let mut touching = touching();
    touching.extend(hues().map(|hue| (hue, vec![Tone::Sea])));
    touching.push((Tone::Ink, hues().into_iter().chain([Tone::Ring]).collect()));
    touching
}

/// `part` of `whole` parts of the first colour over the second.
fn mixed(top: [u8; 3], below: [u8; 3], part: u16, whole: u16) -> [u8; 3] {
    let channel = |n: usize| {
        let sum = u16::from(top[n]) * part + u16::from(below[n]) * (whole - part);
        u8::try_from((sum + whole / 2) / whole).unwrap_or(u8::MAX)
    };
    [channel(0), channel(1), channel(2)]
}

/// Squared distance, green weighing most.
fn apart(a: [u8; 3], b: [u8; 3]) -> i32 {
    let part = |n: usize, weight: i32| (i32::from(a[n]) - i32::from(b[n])).pow(2) * weight;
    part(0, 2) + part(1, 4) + part(2, 1)
}

fn nearest(entries: &[[u8; 3]], color: [u8; 3]) -> u8 {
    let best = (0_u8..=254).zip(entries).min_by_key(|&(_, &entry)| apart(entry, color));
    best.map_or(0, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_palette_entry_stays_free() {
        for palette in [Palette::board(), Palette::arena(), Palette::planets()] {
            assert!(palette.entries().len() < 255, "{}", palette.entries().len());
        }
    }

    #[test]
    fn full_coverage_gives_the_tone_and_none_gives_what_was_there() {
        let palette = Palette::planets();
        for (place, tone) in TONES.into_iter().enumerate() {
            assert_eq!(usize::from(tone.entry()), place);
            assert!(
                palette.over(tone)[usize::from(FULL)][..palette.entries().len()]
                    .iter()
                    .all(|&entry| entry == tone.entry())
            );
            let none = palette.over(tone)[0];
            assert!((0_u8..34).all(|entry| none[usize::from(entry)] == entry));
        }
    }

    #[test]
    fn lettering_stands_out_from_every_seat() {
        for slot in Slot::ALL {
            let tone = Tone::Slot(slot);
            let (a, b) = (luminance(tone.rgb()), luminance(tone.lettering().rgb()));
            let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(contrast >= 4.5, "{slot:?}: {contrast}");
        }
    }
}
