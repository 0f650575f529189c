//! Rulesets, their presets and options, as data that a lobby can list and change without knowing any ruleset.

use std::ops::RangeInclusive;

use super::conquest::rules::TurnCard;
use super::conquest::rulesets::{Ruleset, classic, clone_wars, clone_wars_standard, galaxy, original_trilogy};
use super::ids::{BySeat, SeatId, SideId, Troops};
use super::rebellion;

/// The games that can be opened. Ids as in commands and files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulesetId {
    Classic,
    CloneWars,
    Galaxy,
    OriginalTrilogy,
    CloneWarsStandard,
    DiceRebellion,
}

/// The numbers and choices of a match, by the family of its ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Card {
    Conquest(TurnCard),
    Rebellion(rebellion::rules::TurnCard),
}

/// The settings of a match before it starts: a ruleset, a preset, and what was changed from it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Options {
    pub ruleset: RulesetId,
    /// The id of the preset that was last chosen.
    pub preset: String,
    /// Changed options: id and value, in the order of [`Options::settings`].
    pub changed: Vec<(String, String)>,
}

/// One option as a lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The id, such as `defence-dice`.
    pub id: &'static str,
    /// The values that can be chosen, as ids; the words for them are in `text/`. Where `numbers` says so, any number of that
    /// range can be chosen too, and `choices` has the usual ones.
    pub choices: Vec<String>,
    /// Which numbers are values, if any.
    pub numbers: Option<RangeInclusive<u32>>,
    /// The value now.
    pub value: String,
    /// The value in the preset.
    pub preset_value: String,
}

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionRefusal {
    UnknownRuleset { asked: String, known: Vec<&'static str> },
    UnknownPreset { asked: String, known: Vec<&'static str> },
    UnknownOption { asked: String, known: Vec<&'static str> },
    UnknownValue { option: &'static str, asked: String, choices: Vec<String> },
}

/// What a ruleset tells a lobby.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) id: &'static str,
    pub(super) edition: &'static str,
    /// What it adds to the conquest games, if it is one.
    pub(super) conquest: Option<fn(usize) -> Ruleset>,
    /// How many players it takes: places of the lobby.
    pub(super) seats: RangeInclusive<usize>,
    /// The ids of the sides, in their order; none where each seat plays for itself.
    pub(super) sides: &'static [&'static str],
    /// The places of the lobby for so many players, where they differ from the start; else none.
    pub(super) table: fn(usize) -> Vec<SeatPlan>,
    /// Who runs the armies of a match of so many players, in turn order, by place of the lobby: [`one_each`], or some several.
    pub(super) armies: fn(usize) -> Vec<SeatId>,
    /// How many turns a match of the default preset takes on average, from the fewest players to the most.
    pub(super) turns: &'static [u32],
    /// In the order in which they are shown.
    pub(super) options: &'static [Spec],
    /// The first one is the default and changes nothing.
    pub(super) presets: &'static [Preset],
    /// The numbers for so many seats. The function gives the value of an option; it may be any text, since options come
    /// from outside, and what is no value counts as the default.
    pub(super) card: fn(usize, &ValueOf<'_>) -> Card,
}

/// Each player runs one army.
pub(super) fn one_each(players: usize) -> Vec<SeatId> {
    BySeat::from_fn(players, |_| ()).ids().collect()
}

/// A seat of a game whose seats differ from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    pub side: SideId,
    /// Armies at the start.
    pub armies: Troops,
    /// The most spaces that it may claim; `None`: any number.
    pub limit: Option<u32>,
    /// Colours that are merged in it, each with its own ships.
    pub colours: u8,
}

/// The value of an option, by its id.
pub(super) type ValueOf<'a> = dyn Fn(&str) -> String + 'a;

/// An option: its default, other values, and numbers that are values too.
#[derive(Debug)]
pub(super) struct Spec {
    pub(super) id: &'static str,
    pub(super) default: &'static str,
    pub(super) choices: &'static [&'static str],
    pub(super) numbers: Option<RangeInclusive<u32>>,
}

/// A named set of values, told by what differs from the defaults.
#[derive(Debug)]
pub(super) struct Preset {
    pub(super) id: &'static str,
    pub(super) values: &'static [(&'static str, &'static str)],
}

impl RulesetId {
    pub const ALL: [Self; 6] = [
        Self::Classic,
        Self::Galaxy,
        Self::OriginalTrilogy,
        Self::CloneWars,
        Self::CloneWarsStandard,
        Self::DiceRebellion,
    ];

    /// The id as in commands and files, such as `classic`.
    pub fn id(self) -> &'static str {
        self.sheet().id
    }

    /// The ruleset with this id.
    pub fn from_id(id: &str) -> Result<Self, OptionRefusal> {
        let found = Self::ALL.into_iter().find(|ruleset| ruleset.id() == id);
        found.ok_or_else(|| OptionRefusal::UnknownRuleset {
            asked: id.to_owned(),
            known: Self::ALL.map(Self::id).to_vec(),
        })
    }

    /// The id of a side as in files, such as `empire`; empty where the ruleset has none.
    pub fn side_id(self, side: SideId) -> &'static str {
        self.sheet().sides.get(usize::from(side.0)).copied().unwrap_or_default()
    }

    /// What it adds to the conquest games with so many seats, if it is one.
    pub(super) fn conquest(self, seats: usize) -> Option<Ruleset> {
        self.sheet().conquest.map(|of| of(seats))
    }

    fn sheet(self) -> &'static Sheet {
        match self {
            RulesetId::Classic => &classic::SHEET,
            RulesetId::CloneWars => &clone_wars::SHEET,
            RulesetId::Galaxy => &galaxy::SHEET,
            RulesetId::OriginalTrilogy => &original_trilogy::SHEET,
            RulesetId::CloneWarsStandard => &clone_wars_standard::SHEET,
            RulesetId::DiceRebellion => &rebellion::sheet::SHEET,
        }
    }
}

impl Card {
    /// The card of a conquest game.
    pub fn conquest(self) -> Option<TurnCard> {
        match self {
            Card::Conquest(card) => Some(card),
            Card::Rebellion(_) => None,
        }
    }
}

impl Options {
    /// The default preset of a ruleset.
    pub fn new(ruleset: RulesetId) -> Self {
        Self { ruleset, preset: ruleset.sheet().presets[0].id.to_owned(), changed: Vec::new() }
    }

    /// A preset of a ruleset.
    pub fn with_preset(ruleset: RulesetId, preset: &str) -> Result<Self, OptionRefusal> {
        let known = || ruleset.sheet().presets.iter().map(|preset| preset.id);
        if known().any(|id| id == preset) {
            Ok(Self { ruleset, preset: preset.to_owned(), changed: Vec::new() })
        } else {
            Err(OptionRefusal::UnknownPreset { asked: preset.to_owned(), known: known().collect() })
        }
    }

    /// Sets an option. The value of the preset counts as not changed.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), OptionRefusal> {
        let specs = self.ruleset.sheet().options;
        let Some(spec) = specs.iter().find(|spec| spec.id == id) else {
            let known = specs.iter().map(|spec| spec.id).collect();
            return Err(OptionRefusal::UnknownOption { asked: id.to_owned(), known });
        };
        let Some(value) = spec.value(value) else {
            let choices = spec.choices.iter().map(|&choice| choice.to_owned()).collect();
            return Err(OptionRefusal::UnknownValue { option: spec.id, asked: value.to_owned(), choices });
        };
        self.changed.retain(|(changed, _)| changed != id);
        if value != self.preset_value(spec) {
            let place = |id: &str| specs.iter().position(|spec| spec.id == id);
            let at = self.changed.partition_point(|(changed, _)| place(changed) < place(id));
            self.changed.insert(at, (id.to_owned(), value));
        }
        Ok(())
    }

    /// All options with their values now, in the order of the turn reference card.
    pub fn settings(&self) -> Vec<Setting> {
        let specs = self.ruleset.sheet().options.iter();
        specs
            .map(|spec| Setting {
                id: spec.id,
                choices: spec.choices.iter().map(|&choice| choice.to_owned()).collect(),
                numbers: spec.numbers.clone(),
                value: self.value(spec),
                preset_value: self.preset_value(spec).to_owned(),
            })
            .collect()
    }

    /// The ids of the presets; the first is the default.
    pub fn presets(&self) -> Vec<&'static str> {
        self.ruleset.sheet().presets.iter().map(|preset| preset.id).collect()
    }

    /// The numbers and choices of a match with so many seats.
    pub fn card(&self, seats: usize) -> Card {
        let sheet = self.ruleset.sheet();
        let value =
            |id: &str| sheet.options.iter().find(|spec| spec.id == id).map(|spec| self.value(spec)).unwrap_or_default();
        (sheet.card)(seats, &value)
    }

    /// How many players the ruleset takes: places of the lobby. A match may have more seats than players ([`armies`](Self::armies)).
    pub fn seats(&self) -> RangeInclusive<usize> {
        self.ruleset.sheet().seats.clone()
    }

    /// The places of the lobby for so many players, in turn order, where they differ from the start: one for each player. Else, and for
    /// a number of players that cannot play, none.
    pub fn table(&self, players: usize) -> Vec<SeatPlan> {
        if self.seats().contains(&players) { (self.ruleset.sheet().table)(players) } else { Vec::new() }
    }

    /// The armies of a match of so many players, in turn order: for each the place of the lobby whose player runs it. A place may
    /// run several, and every place runs one. For a number of players that cannot play each runs one.
    pub fn armies(&self, players: usize) -> Vec<SeatId> {
        if self.seats().contains(&players) { (self.ruleset.sheet().armies)(players) } else { one_each(players) }
    }

    /// How many armies of a match of so many players this place of the lobby runs.
    pub fn runs(&self, players: usize, place: SeatId) -> usize {
        self.armies(players).into_iter().filter(|&by| by == place).count()
    }

    /// Whether a player may run several armies.
    pub fn may_run_several(&self) -> bool {
        self.seats().any(|players| self.armies(players).len() > players)
    }

    /// Whether a match may have so many seats.
    pub fn begins_with(&self, seats: usize) -> bool {
        self.seats().any(|players| self.armies(players).len() == seats)
    }

    /// About how many turns a match of so many players takes: as `adjutant simulate` plays the default preset, and no more than the
    /// agreed rounds allow.
    pub fn usual_turns(&self, players: usize) -> u32 {
        let sheet = self.ruleset.sheet();
        let at = players.clamp(*sheet.seats.start(), *sheet.seats.end()) - sheet.seats.start();
        let usual = sheet.turns.get(at).copied().unwrap_or_default();
        let seats = self.armies(players).len();
        let most_rounds = self.card(seats).conquest().map_or(0, |card| card.most_rounds);
        let most = most_rounds.saturating_mul(u32::try_from(seats).unwrap_or(u32::MAX));
        if most > 0 { usual.min(most) } else { usual }
    }

    /// The edition that is played.
    pub fn edition_id(&self) -> &'static str {
        self.ruleset.sheet().edition
    }

    fn value(&self, spec: &Spec) -> String {
        let changed = self.changed.iter().find(|(id, _)| id == spec.id);
        changed.and_then(|(_, value)| spec.value(value)).unwrap_or_else(|| self.preset_value(spec).to_owned())
    }

    fn preset_value(&self, spec: &Spec) -> &'static str {
        let presets = self.ruleset.sheet().presets;
        let preset = presets.iter().find(|preset| preset.id == self.preset);
        let value = preset.and_then(|preset| preset.values.iter().find(|&&(id, _)| id == spec.id));
        value.map_or(spec.default, |&(_, value)| value)
    }
}

impl Spec {
    /// The value that is meant, in its one way of writing.
    fn value(&self, asked: &str) -> Option<String> {
        let choice = self.choices.iter().find(|&&choice| choice == asked).map(|&choice| choice.to_owned());
        choice.or_else(|| {
            let numbers = self.numbers.as_ref()?;
            let number = asked.parse().ok().filter(|number| numbers.contains(number))?;
            Some(u32::to_string(&number))
        })
    }
}
