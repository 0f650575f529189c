//! Numbers that look random, and mutations of text.

/// Numbers at the edges of what machines count with, and what people never type.
const EDGES: [&str; 24] = [
    "0",
    "-0",
    "1",
    "-1",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "1e400",
    "0x10",
    "+7",
    "١٢",
    "ß",
    "İ",
    "\u{202e}",
    "\u{0}",
    "🏴\u{200d}☠️",
    "e\u{301}",
    "\r\n",
    "\u{feff}",
];

/// Splitmix64.
pub(crate) struct Random(u64);

impl Random {
    /// The same numbers for the same name in every run.
    pub(crate) fn of(name: &str) -> Self {
        Self(
            name.bytes()
                .fold(0x1405_7b7e_f767_814f, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)),
        )
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 where there is none.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { usize::try_from(self.next() % end as u64).unwrap() }
    }

    pub(crate) fn one_of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }

    pub(crate) fn edge(&mut self) -> &'static str {
        self.one_of::<&'static str>(&EDGES)
    }
}

/// A file of the corpus with a few changes: of letters, words, lines, and by pieces of other files.
pub(crate) fn text(random: &mut Random, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut input = random.one_of(corpus).clone();
    for _ in 0..=random.below(4) {
        change(random, &mut input, corpus);
    }
    String::from_utf8_lossy(&input).into_owned().into_bytes()
}

fn change(random: &mut Random, input: &mut Vec<u8>, corpus: &[Vec<u8>]) {
    let at = random.below(input.len() + 1);
    match random.below(9) {
        0 if at < input.len() => input[at] ^= 1 << random.below(8),
        1 => input.insert(at, u8::try_from(random.below(128)).unwrap()),
        2 => {
            let end = (at + 1 + random.below(8)).min(input.len());
            input.drain(at..end);
        }
        3 => {
            let edge = random.edge().bytes();
            input.splice(at..at, edge);
        }
        4 => {
            // A number at the edge in place of the next number.
            let Some(begin) = input[at..].iter().position(u8::is_ascii_digit).map(|found| at + found) else { return };
            let end = begin + input[begin..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            let edge = random.edge().bytes();
            input.splice(begin..end, edge);
        }
        5 => {
            let other = random.one_of(corpus);
            let begin = random.below(other.len());
            let end = (begin + 1 + random.below(24)).min(other.len());
            let piece = other[begin..end].to_vec();
            input.splice(at..at, piece);
        }
        6 => {
            let end = (at + 1 + random.below(24)).min(input.len());
            let piece = input[at..end].to_vec();
            for _ in 0..=random.below(3) {
                input.splice(at..at, piece.iter().copied());
            }
        }
        7 => {
            let lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').collect();
            let gone = random.below(lines.len());
            let rest: Vec<&[u8]> =
                lines.into_iter().enumerate().filter(|(n, _)| *n != gone).map(|(_, line)| line).collect();
            *input = rest.join(&b'\n');
        }
        _ => input.truncate(at),
    }
}
