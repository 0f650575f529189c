//! The box of the dice game: one file to arenas, allies, rebels and all names.

use std::sync::{Arc, OnceLock};

use serde::Deserialize;
use toml::Spanned;

use super::board::count;
use super::error::{AssetError, Fault, filled, plain};
use super::file::Origin;
use super::{Source, embedded, sha256};
use crate::game::rebellion::edition::{
    Ally, AllyId, Arena, ArenaId, Edition, Power, PrintedRow, Rebel, RebelId, Reward,
};
use crate::game::rebellion::rules::{DICE, SEATS};
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::Sith;
use crate::text::lang::LocalName;

/// The embedded box.
pub const REBELLION: Source<'static> = Source {
    file: "assets/rebellion/dice_rebellion.toml",
    text: include_str!("../../assets/rebellion/dice_rebellion.toml"),
};

/// The pure part for the rules, the names for the texts and pictures.
#[derive(Clone, Debug)]
pub struct RebellionKit {
    pub edition: Arc<Edition>,
    pub names: RebellionNames,
}

/// What the things of the box are called.
#[derive(Clone, Debug)]
pub struct RebellionNames {
    faces: Vec<FaceNames>,
    arenas: Vec<LocalName>,
    allies: Vec<LocalName>,
    rebels: Vec<LocalName>,
    sith: Vec<LocalName>,
}

/// A face of the die in words and signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceNames {
    pub name: LocalName,
    /// One letter; all differ within a language.
    pub letter: LocalName,
    pub emoji: String,
}

impl RebellionNames {
    pub fn face(&self, face: Face) -> &FaceNames {
        &self.faces[face.index()]
    }

    pub fn arena(&self, arena: ArenaId) -> &LocalName {
        &self.arenas[arena.index()]
    }

    pub fn ally(&self, ally: AllyId) -> &LocalName {
        &self.allies[ally.index()]
    }

    pub fn rebel(&self, rebel: RebelId) -> &LocalName {
        &self.rebels[rebel.index()]
    }

    pub fn sith(&self, sith: Sith) -> &LocalName {
        &self.sith[sith as usize]
    }
}

/// The embedded box, loaded once.
pub fn rebellion() -> &'static RebellionKit {
    static KIT: OnceLock<RebellionKit> = OnceLock::new();
    KIT.get_or_init(|| embedded(load_rebellion(REBELLION)))
}

/// Loads and checks a box. Its id is the file's `ruleset`, its hash the SHA-256 of the text.
pub fn load_rebellion(source: Source<'_>) -> Result<RebellionKit, AssetError> {
    let file: BoxFile = source.parse()?;
    if *file.schema.get_ref() != 1 {
        let fault = Fault::Schema(*file.schema.get_ref());
        return Err(source.error(file.schema.span().start, "schema".to_owned(), fault));
    }
    let whole = |fault| source.error(0, "file".to_owned(), fault);
    let at_die = |fault| source.error(file.die.span().start, "die".to_owned(), fault);
    let id = file.ruleset.replace('-', "_");
    plain(&id).map_err(|fault| source.error(0, "ruleset".to_owned(), fault))?;
    count("dice", file.die.get_ref().count, usize::from(DICE)).map_err(at_die)?;
    if file.die.get_ref().faces != Face::ALL {
        return Err(at_die(Fault::Faces));
    }
    count("rebels", file.rebels.len(), *SEATS.end()).map_err(whole)?;
    let faces = faces(source, &file)?;
    let sith = sith(source, &file)?;
    let mut names = RebellionNames { faces, sith, arenas: Vec::new(), allies: Vec::new(), rebels: Vec::new() };
    let rebels = rebels(source, &file, &mut names)?;
    let allies = allies(source, &file, &mut names)?;
    let arenas = arenas(source, &file, &mut names)?;
    let edition = Edition::new(file.ruleset.clone(), sha256(&[source.text]), arenas, allies, rebels);
    Ok(RebellionKit { edition: Arc::new(edition.ok_or_else(|| whole(Fault::TooMany))?), names })
}

/// One name, letter and emoji for each face, in the order of the die.
fn faces(source: Source<'_>, file: &BoxFile) -> Result<Vec<FaceNames>, AssetError> {
    let mut found: Vec<FaceNames> = Vec::new();
    for (n, (entry, face)) in file.symbols.iter().zip(Face::ALL).enumerate() {
        let at = |fault| source.error(entry.span().start, format!("symbols[{n}]"), fault);
        let entry = entry.get_ref();
        if entry.id != face {
            return Err(at(Fault::Faces));
        }
        filled(&entry.name).and_then(|()| filled(&entry.letter)).map_err(at)?;
        for other in &found {
            for (lang, a, b) in [("en", &other.letter.en, &entry.letter.en), ("de", &other.letter.de, &entry.letter.de)]
            {
                if a == b {
                    return Err(at(Fault::DuplicateName { what: "letter", lang, name: b.clone() }));
                }
            }
        }
        let FaceEntry { name, letter, emoji, .. } = entry.clone();
        found.push(FaceNames { name, letter, emoji });
    }
    let whole = |fault| source.error(0, "symbols".to_owned(), fault);
    count("symbols", file.symbols.len(), Face::ALL.len()).map_err(whole)?;
    count("symbols", found.len(), Face::ALL.len()).map_err(whole)?;
    Ok(found)
}

fn sith(source: Source<'_>, file: &BoxFile) -> Result<Vec<LocalName>, AssetError> {
    count("Sith lords", file.sith.len(), Sith::ALL.len()).map_err(|fault| source.error(0, "sith".to_owned(), fault))?;
    for (n, (entry, sith)) in file.sith.iter().zip(Sith::ALL).enumerate() {
        let at = |fault| source.error(entry.span().start, format!("sith[{n}]"), fault);
        let entry = entry.get_ref();
        if entry.id != sith {
            return Err(at(Fault::Faces));
        }
        filled(&entry.name).map_err(at)?;
        count("dice lost", entry.dice_lost, usize::from(sith.dice_lost())).map_err(at)?;
    }
    Ok(file.sith.iter().map(|entry| entry.get_ref().name.clone()).collect())
}

fn rebels(source: Source<'_>, file: &BoxFile, names: &mut RebellionNames) -> Result<Vec<Rebel>, AssetError> {
    let mut rebels: Vec<Rebel> = Vec::new();
    for (n, entry) in file.rebels.iter().enumerate() {
        let at = |fault| source.error(entry.span().start, format!("rebels[{n}]"), fault);
        let entry = entry.get_ref();
        named(&entry.id, &entry.name, rebels.iter().map(|rebel| rebel.id.as_str()), "rebel").map_err(at)?;
        if rebels.iter().any(|rebel| rebel.symbol == entry.symbol) || entry.symbol == Symbol::Imperium {
            return Err(at(Fault::RebelSymbol));
        }
        rebels.push(Rebel { id: entry.id.clone(), symbol: entry.symbol });
        names.rebels.push(entry.name.clone());
    }
    Ok(rebels)
}

fn allies(source: Source<'_>, file: &BoxFile, names: &mut RebellionNames) -> Result<Vec<Ally>, AssetError> {
    let mut allies: Vec<Ally> = Vec::new();
    for (n, entry) in file.allies.iter().enumerate() {
        let at =
            |fault| source.error(entry.span().start, format!("allies[{n}] (id = {:?})", entry.get_ref().id), fault);
        let entry = entry.get_ref();
        named(&entry.id, &entry.name, allies.iter().map(|ally| ally.id.as_str()), "ally").map_err(at)?;
        let power = match (entry.restart, &entry.symbols[..]) {
            (true, []) => Power::Restart,
            (false, [_] | [_, _]) => Power::Symbols(entry.symbols.clone()),
            (true | false, _) => return Err(at(Fault::AllyPower)),
        };
        allies.push(Ally { id: entry.id.clone(), power });
        names.allies.push(entry.name.clone());
    }
    Ok(allies)
}

fn arenas(source: Source<'_>, file: &BoxFile, names: &mut RebellionNames) -> Result<Vec<Arena>, AssetError> {
    let mut arenas: Vec<Arena> = Vec::new();
    let mut given: Vec<AllyId> = Vec::new();
    for (n, entry) in file.arenas.iter().enumerate() {
        let at =
            |fault| source.error(entry.span().start, format!("arenas[{n}] (id = {:?})", entry.get_ref().id), fault);
        let arena = entry.get_ref();
        named(&arena.id, &arena.name, arenas.iter().map(|arena| arena.id.as_str()), "arena").map_err(at)?;
        let mut rows = Vec::new();
        for (m, entry) in arena.rows.iter().enumerate() {
            let at = |fault| source.error(entry.span().start, format!("arenas[{n}].rows[{m}]"), fault);
            let row = row(file, entry.get_ref(), &mut given).map_err(at)?;
            rows.push(row);
        }
        let fields = rows.iter().map(|row| row.fields.len()).sum();
        if fields > file.markers {
            return Err(at(Fault::TooFewMarkers { fields, markers: file.markers }));
        }
        arenas.push(Arena { id: arena.id.clone(), in_short_game: arena.in_short_game, rows });
        names.arenas.push(arena.name.clone());
    }
    let ids = (0..).zip(&file.allies).map(|(n, ally)| (AllyId(n), ally));
    let idle = ids.into_iter().find(|(id, _)| !given.contains(id));
    match idle {
        Some((_, ally)) => {
            let fault = Fault::NoRow(ally.get_ref().id.clone());
            Err(source.error(ally.span().start, "allies".to_owned(), fault))
        }
        None => Ok(arenas),
    }
}

/// A row; `given` are the allies of the rows before it.
fn row(file: &BoxFile, entry: &RowEntry, given: &mut Vec<AllyId>) -> Result<PrintedRow, Fault> {
    let find = |id: &String| {
        let place = file.allies.iter().position(|ally| ally.get_ref().id == *id);
        place.and_then(|place| u8::try_from(place).ok()).map(AllyId).ok_or_else(|| Fault::UnknownAlly(id.clone()))
    };
    let ally = entry.ally.as_ref().map(find).transpose()?;
    if let Some(ally) = ally {
        if given.contains(&ally) {
            return Err(Fault::SecondRow(entry.ally.clone().unwrap_or_default()));
        }
        given.push(ally);
    }
    if entry.fields.is_empty() || (entry.points == 0 && ally.is_none()) {
        return Err(Fault::EmptyRow);
    }
    Ok(PrintedRow { fields: entry.fields.clone(), reward: Reward { points: entry.points, ally } })
}

/// An id that is new, and a name in every language.
fn named<'a>(
    id: &str,
    name: &LocalName,
    mut before: impl Iterator<Item = &'a str>,
    what: &'static str,
) -> Result<(), Fault> {
    plain(id)?;
    filled(name)?;
    if before.any(|other| other == id) { Err(Fault::DuplicateId(what)) } else { Ok(()) }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    schema: Spanned<u32>,
    ruleset: String,
    /// Markers of the box; no arena has more fields.
    markers: usize,
    #[serde(rename = "source")]
    _source: Origin,
    die: Spanned<DieEntry>,
    symbols: Vec<Spanned<FaceEntry>>,
    rebels: Vec<Spanned<RebelEntry>>,
    sith: Vec<Spanned<SithEntry>>,
    allies: Vec<Spanned<AllyEntry>>,
    arenas: Vec<Spanned<ArenaEntry>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DieEntry {
    count: usize,
    faces: Vec<Face>,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceEntry {
    id: Face,
    name: LocalName,
    letter: LocalName,
    emoji: String,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RebelEntry {
    id: String,
    name: LocalName,
    symbol: Symbol,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SithEntry {
    id: Sith,
    name: LocalName,
    dice_lost: usize,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AllyEntry {
    id: String,
    name: LocalName,
    #[serde(default)]
    symbols: Vec<Symbol>,
    #[serde(default)]
    restart: bool,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArenaEntry {
    id: String,
    name: LocalName,
    in_short_game: bool,
    rows: Vec<Spanned<RowEntry>>,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowEntry {
    fields: Vec<Symbol>,
    points: u32,
    ally: Option<String>,
    #[serde(rename = "reward_source")]
    _reward_source: Origin,
    #[serde(rename = "source")]
    _source: Origin,
}
