//! The secret seed, and the luck that is drawn from it.
//!
//! What is drawn and how is published byte by byte in `docs/dice.md`; that page, its test vectors and this file change
//! together or not at all, because finished matches must stay verifiable for ever.

use std::fmt;

use rand::TryRng;
use sha2::{Digest, Sha256};

use crate::game::chance::{Chance, Draw, DrawRecord, Drawn};

const MATCH_DOMAIN: &[u8] = b"adjutant match v1";
const DRAW_DOMAIN: &[u8] = b"adjutant draw v1";
const SIMULATED_DOMAIN: &[u8] = b"adjutant simulated v1";

/// The most dice in one roll (see [`Chance::roll`]).
const MOST_DICE: usize = 64;

/// What goes wrong with seeds and draws. No variant carries a seed, a key or a value that was drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    #[error("the operating system gives no random bytes")]
    NoEntropy,
    #[error("a seed is written as 64 hexadecimal digits")]
    NotASeed,
    #[error("draw {number} has a value that the seed does not give")]
    Differs { number: u64 },
    #[error("draw {number} asks for something that cannot be drawn")]
    Impossible { number: u64 },
    /// A result that was drawn and then left out of the journal would be a hidden second try.
    #[error("draw {expected} should come next, but draw {found} does")]
    OutOfOrder { expected: u64, found: u64 },
}

/// The secret of a match: made when its lobby opens, revealed as the last thing that happens to it.
///
/// Deliberately not serialisable: it lies in a table of its own and is in no snapshot, log or export before that.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A new secret from the operating system.
    pub fn fresh() -> Result<Self, SealError> {
        random().map(Self)
    }

    /// The seed with these bytes, as the store kept them.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads a revealed seed: 64 hexadecimal digits.
    pub fn from_hex(digits: &str) -> Result<Self, SealError> {
        if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(SealError::NotASeed);
        }
        let mut bytes = [0; 32];
        for (n, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&digits[2 * n..2 * n + 2], 16).map_err(|_| SealError::NotASeed)?;
        }
        Ok(Self(bytes))
    }

    /// The secret itself, for the store's table of seeds.
    pub fn reveal(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret as 64 lower case hexadecimal digits, for the post that ends a match.
    pub fn reveal_hex(&self) -> String {
        hex(&self.0)
    }

    /// What may be posted before the match: SHA-256 of the 32 bytes, as 64 lower case hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// What every draw of a match is made from. As secret as the seed.
#[derive(Clone, PartialEq, Eq)]
pub struct MatchKey([u8; 32]);

impl MatchKey {
    /// The key of a match, made at its start: SHA-256 of a domain string, the seed, the number of public inputs and
    /// each input with its length. `inputs` are exactly the strings that are posted at the start, in that order, so
    /// that the host cannot have chosen the seed for them. At most 2^32 - 1 inputs of as many bytes.
    pub fn new<S: AsRef<str>>(seed: &Seed, inputs: &[S]) -> Self {
        let mut hash = Sha256::new_with_prefix(MATCH_DOMAIN);
        hash.update(seed.0);
        hash.update(length(inputs.len()));
        for input in inputs {
            let bytes = input.as_ref().as_bytes();
            hash.update(length(bytes.len()));
            hash.update(bytes);
        }
        Self(hash.finalize().into())
    }

    /// What may be posted at the start, before the first draw: SHA-256 of the 32 bytes, as 64 lower case hexadecimal digits.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0).into())
    }

    /// A key that is no secret, for `simulate` and for tests.
    pub fn simulated(seed: u64) -> Self {
        let mut hash = Sha256::new_with_prefix(SIMULATED_DOMAIN);
        hash.update(seed.to_be_bytes());
        Self(hash.finalize().into())
    }
}

impl fmt::Debug for MatchKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MatchKey(secret)")
    }
}

/// The luck of a match: draw number n depends on the match key and n alone.
///
/// [`next`](Self::next) is stored beside the match, outside the snapshot, and never goes back: an undone attack is
/// rolled anew.
#[derive(Clone, Debug)]
pub struct Sealed {
    key: MatchKey,
    next: u64,
}

impl Sealed {
    /// Goes on with draw number `next`; the first draw of a match is number 1.
    pub fn new(key: MatchKey, next: u64) -> Self {
        Self { key, next }
    }

    /// Luck that the same `seed` gives again, for `simulate` and for tests.
    pub fn simulated(seed: u64) -> Self {
        Self::new(MatchKey::simulated(seed), 1)
    }

    /// The number of the next draw.
    pub fn next(&self) -> u64 {
        self.next
    }

    fn draw<T>(&mut self, value: impl FnOnce(&mut Stream<'_>) -> T) -> Drawn<T> {
        let number = self.next;
        self.next += 1;
        Drawn { number, value: value(&mut Stream::new(&self.key, number)) }
    }
}

impl Chance for Sealed {
    /// # Panics
    /// If a die has no sides.
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        self.draw(|stream| sides.iter().map(|&sides| stream.die(sides)).collect())
    }

    /// # Panics
    /// If there is nothing to pick from.
    fn pick(&mut self, count: u16) -> Drawn<u16> {
        self.draw(|stream| stream.below(count))
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        self.draw(|stream| {
            let mut order: Vec<u8> = (0..count).collect();
            for last in (1..count).rev() {
                let other = stream.below(u16::from(last) + 1);
                order.swap(usize::from(last), usize::from(other));
            }
            order
        })
    }
}

/// Recomputes one draw of a journal.
pub fn verify(key: &MatchKey, record: &DrawRecord) -> Result<(), SealError> {
    let number = record.number;
    let mut luck = Sealed::new(key.clone(), number);
    let possible = number < u64::MAX
        && match &record.draw {
            Draw::Roll { sides, .. } => sides.len() <= MOST_DICE && sides.iter().all(|&sides| sides >= 2),
            Draw::Pick { count, .. } => *count >= 1,
            Draw::Deal { .. } => true,
        };
    if !possible {
        return Err(SealError::Impossible { number });
    }
    let same = match &record.draw {
        Draw::Roll { sides, values } => luck.roll(sides).value == *values,
        Draw::Pick { count, value } => luck.pick(*count).value == *value,
        Draw::Deal { count, order } => luck.deal(*count).value == *order,
    };
    if same { Ok(()) } else { Err(SealError::Differs { number }) }
}

/// Recomputes all draws of a match: numbered 1, 2, 3 ... without a gap (also over undone moves), each with the value
/// that the key gives. Answers with the number of the draw that would come next.
pub fn verify_all<'a>(key: &MatchKey, records: impl IntoIterator<Item = &'a DrawRecord>) -> Result<u64, SealError> {
    let mut expected = 1;
    for record in records {
        if record.number != expected {
            return Err(SealError::OutOfOrder { expected, found: record.number });
        }
        verify(key, record)?;
        expected += 1;
    }
    Ok(expected)
}

/// Random bytes from the operating system, for what is no luck of the game: seeds, nonces, names of matches.
pub fn random<const N: usize>() -> Result<[u8; N], SealError> {
    let mut bytes = [0; N];
    rand::rngs::SysRng.try_fill_bytes(&mut bytes).map_err(|_| SealError::NoEntropy)?;
    Ok(bytes)
}

/// The bytes of one draw: SHA-256 of domain, key, draw number and block counter, block after block.
struct Stream<'a> {
    key: &'a MatchKey,
    number: u64,
    /// The counter of the block after this one.
    block: u32,
    bytes: [u8; 32],
    used: usize,
}

impl<'a> Stream<'a> {
    fn new(key: &'a MatchKey, number: u64) -> Self {
        Self { key, number, block: 0, bytes: [0; 32], used: 32 }
    }

    fn byte(&mut self) -> u8 {
        if self.used == self.bytes.len() {
            let mut hash = Sha256::new_with_prefix(DRAW_DOMAIN);
            hash.update(self.key.0);
            hash.update(self.number.to_be_bytes());
            hash.update(self.block.to_be_bytes());
            self.bytes = hash.finalize().into();
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.bytes[self.used - 1]
    }

    /// A die: 1 to `sides`.
    fn die(&mut self, sides: u8) -> u8 {
        let limit = 256 / u16::from(sides) * u16::from(sides);
        loop {
            let byte = self.byte();
            if u16::from(byte) < limit {
                return byte % sides + 1;
            }
        }
    }

    /// A number below `count`; one byte a try up to 256 things, two bytes (big endian) above.
    fn below(&mut self, count: u16) -> u16 {
        let count = u32::from(count);
        let range = if count <= 256 { 256 } else { 65_536 };
        let limit = range / count * count;
        loop {
            let high = if range == 256 { 0 } else { self.byte() };
            let value = u16::from_be_bytes([high, self.byte()]);
            if u32::from(value) < limit {
                // The remainder is below `count`, which came as a u16.
                return u16::try_from(u32::from(value) % count).unwrap_or(u16::MAX);
            }
        }
    }
}

/// A length as four bytes, big endian.
fn length(length: usize) -> [u8; 4] {
    u32::try_from(length).unwrap_or(u32::MAX).to_be_bytes()
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::with_capacity(64), |mut digits, byte| {
        for half in [byte >> 4, byte & 15] {
            digits.push(char::from_digit(u32::from(half), 16).unwrap_or('?'));
        }
        digits
    })
}
