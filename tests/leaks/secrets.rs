//! The secrets of a match as they lie in a store, and a search for them in what people can read, in the spellings in which they could
//! slip out. It tells where a secret is, so no test prints more than a name of it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use adjutant::assets::{self, AnyKit, Kit};
use adjutant::game::conquest::special::SpecialEvent;
use adjutant::game::event::{Event, EventKind};
use adjutant::game::ids::CardId;
use adjutant::game::naming;
use adjutant::game::people::Audience;
use adjutant::seal::Seed;
use adjutant::text::lang::Lang;
use rusqlite::Connection;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// From so many armies on, an army's number beside a name is no coincidence; more where armies of a side claim one after the other, because
/// the number of the next move stands behind the name that was claimed.
const FEW: u64 = 5;
const FEW_AFTER_CLAIMS: u64 = 13;

/// So many hexadecimal digits of a secret are found wherever they stand.
const DIGITS: usize = 12;

/// What is secret in the first match of a store now.
#[derive(Default)]
pub(crate) struct Secrets {
    /// The box that it is played with; `None`: nothing is secret.
    kit: Option<&'static Kit>,
    /// Bytes from which luck can be foretold, by name.
    luck: Vec<(&'static str, Vec<Spelling>)>,
    /// Cards that were never shown to all; those of which a seat knows stand in `known`.
    pub(crate) cards: Vec<(CardId, Vec<String>)>,
    known: BTreeMap<usize, BTreeSet<CardId>>,
    /// What was shown to all of cards whose copies may be secret.
    open: BTreeSet<String>,
    /// Sealed placements: seat, the names of the space, armies.
    placed: Vec<(usize, Vec<String>, u64)>,
    /// Sealed lists: seat, the first three names.
    lists: Vec<(usize, Vec<String>)>,
}

enum Spelling {
    /// In capitals or not.
    Digits(String),
    Exactly(String),
}

impl Secrets {
    /// Reads them. Of a match whose seed is revealed nothing is secret.
    pub(crate) fn read(database: &Path) -> Self {
        let sql = Connection::open(database).unwrap();
        sql.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
        let one = "SELECT seed, inputs, revealed_at, state, snapshot, edition FROM seeds JOIN matches USING (match_id)
                     WHERE match_id = 1";
        let row = sql.query_row(one, [], |row| {
            let revealed: Option<i64> = row.get(2)?;
            let state: String = row.get(3)?;
            let open = revealed.is_some() || state == "over";
            let snapshot: Option<String> = row.get(4)?;
            Ok((row.get::<_, [u8; 32]>(0)?, row.get::<_, String>(1)?, open, snapshot, row.get::<_, String>(5)?))
        });
        let (seed, inputs, open, snapshot, edition) = row.unwrap();
        if open {
            return Self::default();
        }
        let kit = assets::kit(&edition).and_then(AnyKit::conquest).unwrap();
        let mut secrets = Self { kit: Some(kit), luck: vec![("the seed", spellings(&seed))], ..Self::default() };
        if let Some(snapshot) = snapshot {
            let inputs: Vec<String> = serde_json::from_str(&inputs).unwrap();
            secrets.luck.push(("the match key", spellings(&key(&Seed::from_bytes(seed), &inputs))));
            secrets.look_into(kit, &serde_json::from_str(&snapshot).unwrap(), &told(&sql, kit));
        }
        secrets
    }

    fn look_into(&mut self, kit: &Kit, game: &Value, told: &[Event]) {
        let deck = &kit.edition.deck;
        let core = &game["conquest"]["core"];
        let mut public: BTreeSet<CardId> = BTreeSet::new();
        for event in told {
            match (&event.kind, event.audience) {
                (EventKind::Traded { cards, .. }, _) => public.extend(cards),
                (EventKind::Special(SpecialEvent::CardsLost { cards, .. }), _) => public.extend(cards),
                (
                    EventKind::Special(
                        SpecialEvent::Built { card, .. }
                        | SpecialEvent::Played { card, .. }
                        | SpecialEvent::CalledOff { card, .. },
                    ),
                    _,
                ) => {
                    public.insert(*card);
                }
                (EventKind::DrewCard { card, .. }, Audience::Seat(seat)) => {
                    self.known.entry(seat.index()).or_default().insert(*card);
                }
                (EventKind::TookCards { cards, .. }, Audience::Seat(seat)) => {
                    self.known.entry(seat.index()).or_default().extend(cards);
                }
                _ => {}
            }
        }
        for (seat, held) in core["seats"].as_array().unwrap().iter().enumerate() {
            let hand = held["hand"].as_array().unwrap().iter().filter_map(Value::as_str);
            let hand = hand.filter_map(|id| deck.ids().find(|card| deck.card(*card).id == id));
            self.known.entry(seat).or_default().extend(hand);
        }
        // Partners see each other's hands.
        let sides: Vec<&Value> = core["sides"].as_array().into_iter().flatten().collect();
        let own = self.known.clone();
        for (seat, known) in &mut self.known {
            let partners = own.iter().filter(|(other, _)| {
                sides.get(*seat).is_some_and(|side| !side.is_null() && sides.get(**other) == Some(side))
            });
            known.extend(partners.flat_map(|(_, cards)| cards));
        }
        // What a copy has shown of a card is no secret of the other copies.
        let told: BTreeSet<Vec<String>> = public.iter().map(|&card| titles_of(kit, card)).collect();
        let names = |card: CardId| {
            let titles = titles_of(kit, card);
            let titles = if told.contains(&titles) { Vec::new() } else { titles };
            [format!("{card:?}")].iter().map(|name| words(&name.to_lowercase())).chain(titles).collect()
        };
        self.cards = deck.ids().filter(|card| !public.contains(card)).map(|card| (card, names(card))).collect();
        if !kit.names.events.is_empty() {
            self.open = public.iter().flat_map(|&card| all_of(kit, card)).collect();
        }
        let set_up = &core["phase"]["set-up"];
        let few = if kit.names.events.is_empty() { FEW } else { FEW_AFTER_CLAIMS };
        for (seat, placed) in set_up["deploying"]["placed"].as_array().into_iter().flatten().enumerate() {
            for placement in placed.as_array().unwrap() {
                let troops = placement["troops"].as_u64().unwrap();
                if troops >= few {
                    self.placed.push((seat, spaces_of(kit, placement["space"].as_str().unwrap()), troops));
                }
            }
        }
        for (seat, list) in set_up["preferring"]["lists"].as_array().into_iter().flatten().enumerate() {
            let Some(list) = list.as_array() else { continue };
            let names: Vec<Vec<String>> = list.iter().take(3).map(|id| spaces_of(kit, id.as_str().unwrap())).collect();
            let spelled =
                (0..names[0].len()).map(|n| names.iter().map(|of| of[n].trim()).collect::<Vec<_>>().join(" "));
            self.lists.push((seat, spelled.map(|names| format!(" {names} ")).collect()));
        }
    }

    /// What stands in a text that is for the person of these seats (none: for everybody), and should not.
    pub(crate) fn found_in(&self, reader: &[usize], text: &str) -> Vec<String> {
        let mut found = Vec::new();
        let low = text.to_lowercase();
        for (what, spellings) in &self.luck {
            let is_there = |spelling: &Spelling| match spelling {
                Spelling::Digits(digits) => low.contains(digits),
                Spelling::Exactly(exactly) => text.contains(exactly),
            };
            if spellings.iter().any(is_there) {
                found.push((*what).to_owned());
            }
        }
        let words = words(&low);
        let known: BTreeSet<CardId> =
            reader.iter().filter_map(|seat| self.known.get(seat)).flatten().copied().collect();
        let kit = self.kit.unwrap_or(assets::classic());
        let known_titles = known.iter().flat_map(|&card| all_of(kit, card));
        let known_titles: BTreeSet<String> = known_titles.chain(self.open.iter().cloned()).collect();
        // The title of an event may be a word of another's.
        let mut longest_first: Vec<&String> = known_titles.iter().filter(|_| !kit.names.events.is_empty()).collect();
        longest_first.sort_by_key(|title| std::cmp::Reverse(title.len()));
        let others = longest_first.into_iter().fold(words.clone(), |left, title| left.replace(title.as_str(), " · "));
        for (card, names) in &self.cards {
            let id = &kit.edition.deck.card(*card).id;
            let is_known = known.contains(card);
            let is_named = |name: &String| !known_titles.contains(name) && others.contains(name);
            if !is_known && (low.contains(id) || names.iter().any(is_named)) {
                found.push(format!("the card {id}"));
            }
        }
        for (seat, names, troops) in &self.placed {
            if !reader.contains(seat) && names.iter().any(|name| beside(&words, name, *troops)) {
                found.push(format!("sealed armies of seat {seat} on{}", names[0]));
            }
        }
        for (seat, spelled) in &self.lists {
            // Lists may begin alike.
            let is_own = self.lists.iter().any(|(other, own)| reader.contains(other) && own == spelled);
            if !is_own && spelled.iter().any(|names| words.contains(names)) {
                found.push(format!("the sealed list of seat {seat}"));
            }
        }
        found
    }

    /// How many sealed placements and lists there are.
    pub(crate) fn sealed(&self) -> usize {
        self.placed.len() + self.lists.len()
    }
}

/// The events of the whole journal, also of moves that were taken back: who saw a card knows it.
fn told(sql: &Connection, kit: &Kit) -> Vec<Event> {
    let mut lines = sql.prepare("SELECT events FROM journal WHERE match_id = 1 ORDER BY version").unwrap();
    let lines: Vec<String> = lines.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let read = |line: &String| serde_json::from_str::<Vec<Event>>(line).unwrap();
    naming::with(&kit.edition, || lines.iter().flat_map(read).collect())
}

/// The match key, made as `docs/dice.md` says.
fn key(seed: &Seed, inputs: &[String]) -> [u8; 32] {
    let length = |length: usize| u32::try_from(length).unwrap().to_be_bytes();
    let mut hash = Sha256::new_with_prefix(b"adjutant match v1");
    hash.update(seed.reveal());
    hash.update(length(inputs.len()));
    for input in inputs {
        hash.update(length(input.len()));
        hash.update(input);
    }
    hash.finalize().into()
}

/// Hexadecimal, decimal as a list of bytes is printed, base64 in both alphabets; parts of it too.
fn spellings(bytes: &[u8; 32]) -> Vec<Spelling> {
    let hex = Seed::from_bytes(*bytes).reveal_hex();
    let decimal = |between: &str| bytes[..6].iter().map(ToString::to_string).collect::<Vec<_>>().join(between);
    let mut all: Vec<Spelling> =
        (0..=hex.len() - DIGITS).step_by(4).map(|at| Spelling::Digits(hex[at..at + DIGITS].to_owned())).collect();
    all.extend([", ", ","].map(|between| Spelling::Digits(decimal(between))));
    let standard = base64(bytes);
    let url = standard.replace('+', "-").replace('/', "_");
    all.extend([standard, url].map(|text| Spelling::Exactly(text[..16].to_owned())));
    // Bytes that were made text without an encoding.
    let raw = String::from_utf8_lossy(bytes).chars().take(12).collect();
    all.push(Spelling::Exactly(raw));
    all
}

/// Without padding.
fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number = (0..3).fold(0, |sum, n| sum << 8 | usize::from(three.get(n).copied().unwrap_or_default()));
        let digits = (0..=three.len()).map(|n| char::from(ALPHABET[number >> (18 - 6 * n) & 63]));
        text.extend(digits);
    }
    text
}

/// The words of a text in small letters, each between spaces: what stands between words does not matter then.
fn words(low: &str) -> String {
    let mut words = String::with_capacity(low.len() + 2);
    words.push(' ');
    // JSON writes a new line so.
    let low = low.replace("\\n", " ");
    for word in low.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()) {
        words.push_str(word);
        words.push(' ');
    }
    words
}

/// How a card is written besides its id: by its name and symbol, or by its title where it has one that copies share.
fn titles_of(kit: &Kit, card: CardId) -> Vec<String> {
    let of = kit.edition.deck.card(card);
    let mut names = Vec::new();
    for lang in Lang::ALL {
        let (name, symbol) = (&kit.names.card(card)[lang], &kit.names.symbol(of.symbol)[lang]);
        if let Some(event) = of.event.as_ref().and_then(|event| kit.names.events.get(&event.id)) {
            names.push(event.title[lang].clone());
        } else if name != symbol {
            names.extend([format!("{name} {symbol}"), format!("{symbol} {name}")]);
        }
    }
    names.iter().map(|name| words(&name.to_lowercase())).collect()
}

/// The same with the ids of the card and of its event.
fn all_of(kit: &Kit, card: CardId) -> Vec<String> {
    let of = kit.edition.deck.card(card);
    let ids = [&of.id].into_iter().chain(of.event.as_ref().map(|event| &event.id));
    titles_of(kit, card).into_iter().chain(ids.map(|id| words(&id.to_lowercase()))).collect()
}

/// How a space is written.
fn spaces_of(kit: &Kit, id: &str) -> Vec<String> {
    let space = kit.edition.board.space_named(id).unwrap();
    let named = Lang::ALL.map(|lang| kit.names.spaces[space][lang].clone());
    named.iter().map(String::as_str).chain([id]).map(|name| words(&name.to_lowercase())).collect()
}

/// Whether the number of armies stands beside the name; one more counts behind it, for a board that shows what is sealed. Where a number
/// stands right behind it, that one is meant and not the one before.
fn beside(words: &str, name: &str, troops: u64) -> bool {
    let number = |word: Option<&str>| word.and_then(|word| word.parse::<u64>().ok());
    words.match_indices(name).any(|(at, _)| {
        let before = number(words[..=at].split_whitespace().next_back());
        let mut after = words[at + name.len()..].split_whitespace();
        let behind = [number(after.next()), number(after.next())];
        let is_it = |number: &Option<u64>| *number == Some(troops) || *number == Some(troops + 1);
        behind.iter().any(is_it) || (behind[0].is_none() && before == Some(troops))
    })
}
