//! What autocomplete offers while somebody types: legal choices only, as labels and values. Values are ids, which the name finder
//! takes exactly. From a cached sight, never through the writer, and without a receipt.

use super::Table;
use super::arena_look;
use super::intent::Person;
use super::legal::{self, Legal};
use super::look::ORDER;
use super::moderate::undoable;
use super::names::{self, Named};
use super::seating;
use super::sight::{AccountId, Entry, MatchState, Place, Sight};
use super::special_choices::{self, SpecialField};
use super::{fold::fold, journal};
use crate::assets::AnyKit;
use crate::game::conquest::view::View as ConquestView;
use crate::game::ids::SeatId;
use crate::game::options::Options;
use crate::game::people::Viewer;
use crate::game::view::View;
use crate::store::Reading;
use crate::text::lang::Lang;
use crate::text::{self, First, Names, WhyNothing};

/// The most choices (Discord's limit).
pub const MOST_CHOICES: usize = 25;

/// One entry of autocomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// At most 100 characters, the decisive thing first.
    pub label: String,
    pub value: String,
}

/// The option that is being typed, with what was chosen beside it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    AttackFrom {
        to: Option<String>,
    },
    AttackTo {
        from: Option<String>,
    },
    FortifyFrom {
        to: Option<String>,
    },
    FortifyTo {
        from: Option<String>,
    },
    /// The last item of a list of spaces.
    Claim,
    Place,
    /// A card of the own hand; those chosen already are left out.
    Card {
        chosen: Vec<String>,
    },
    Seat,
    /// A live match of the server, or one that can be opened again (the value is its number).
    Match {
        ended: bool,
    },
    Option,
    Value {
        option: Option<String>,
    },
    Preset,
    /// A move that can be taken back (the value is its number).
    Undo,
    /// A move that can be looked up (the value is its number).
    MoveNumber,
    /// Any space.
    Space,
    /// A thrown die that can be used.
    Die,
    /// A row for a die.
    Row {
        die: Option<String>,
    },
    /// A figure that can be used.
    Ally,
    /// The rows that a figure covers.
    Rows {
        ally: Option<String>,
    },
    /// A seat of the table of a lobby.
    SeatPlace,
    /// One of the armies that the asker runs.
    Army,
    /// What only some rulesets know.
    Special(SpecialField),
}

impl Field {
    /// Whether the commands with such an option take the name of an army too.
    pub fn is_for_an_army(&self) -> bool {
        matches!(self, Self::Claim | Self::Place | Self::Special(SpecialField::ArmCard | SpecialField::Guard))
    }

    /// Whether what can be chosen belongs to one army.
    fn is_of_an_army(&self) -> bool {
        matches!(
            self,
            Self::AttackFrom { .. }
                | Self::AttackTo { .. }
                | Self::FortifyFrom { .. }
                | Self::FortifyTo { .. }
                | Self::Claim
                | Self::Place
                | Self::Card { .. }
                | Self::Special(_)
        )
    }
}

/// A choice that can be filtered by what is typed.
pub(super) struct Candidate {
    pub(super) label: String,
    pub(super) value: String,
    /// What it is called, in all languages.
    pub(super) names: Vec<String>,
}

impl Table {
    /// What can be chosen, the best first; where nothing can, one entry says why.
    pub async fn choices(&self, person: &Person, place: Place, field: &Field, typed: &str) -> Vec<Choice> {
        self.choices_at(person, place, None, field, typed).await
    }

    /// The same where an army was chosen already, for somebody who runs several.
    pub async fn choices_for(
        &self,
        person: &Person,
        place: Place,
        army: &str,
        field: &Field,
        typed: &str,
    ) -> Vec<Choice> {
        if let Ok(id) = self.match_in(place).await
            && let Ok(of) = self.state(id).await
        {
            let sight = self.sight_for(&of, Some(person.account));
            if let Ok(seat) = sight.named_army(person.account, army) {
                let posted = self.guild(place.guild).await.ok().and_then(|guild| guild.language).unwrap_or_default();
                let sight = sight.as_army(person.account, seat);
                return choices_of(&sight, person.account, field, typed, (person.lang, posted));
            }
        }
        self.choices(person, place, field, typed).await
    }

    /// The same in the match of the server that `of` names, else in that of the channel.
    pub async fn choices_at(
        &self,
        person: &Person,
        place: Place,
        of: Option<&str>,
        field: &Field,
        typed: &str,
    ) -> Vec<Choice> {
        let lang = person.lang;
        if let Field::Match { ended } = field {
            return self.matches_of_server(person, place, *ended, typed).await;
        }
        let sight = async {
            let of = self.state(self.meant(place, of).await?).await?;
            Ok::<_, super::answer::Refused>(self.sight_for(&of, Some(person.account)))
        };
        let Ok(sight) = sight.await else {
            return Self::without_match(lang, field, typed);
        };
        let posted = self.guild(place.guild).await.ok().and_then(|guild| guild.language).unwrap_or_default();
        match field {
            Field::Undo | Field::MoveNumber => self.moves(person, &sight, *field == Field::Undo, typed).await,
            _ => choices_of(&sight, person.account, field, typed, (lang, posted)),
        }
    }

    /// Before a match, presets and spaces can be chosen all the same.
    fn without_match(lang: Lang, field: &Field, typed: &str) -> Vec<Choice> {
        let options = Options::new(crate::game::options::RulesetId::ALL[0]);
        match (field, crate::assets::kit(options.edition_id()).and_then(AnyKit::conquest)) {
            (Field::Preset, _) => {
                settings(&options, lang, field).map_or_else(|why| nothing(None, &why, lang), |all| filtered(all, typed))
            }
            (Field::Space, Some(kit)) => {
                let plain = |space: Named<_>| Candidate { label: space.shown, value: space.id, names: space.names };
                filtered(names::spaces(kit, lang).into_iter().map(plain).collect(), typed)
            }
            _ => nothing(None, &WhyNothing::NoMatch, lang),
        }
    }

    async fn moves(&self, person: &Person, sight: &Sight, to_undo: bool, typed: &str) -> Vec<Choice> {
        let names = Names::of(sight, person.lang);
        let why = |why: &WhyNothing| nothing(Some(names), why, person.lang);
        let Ok(of) = self.state(sight.id).await else { return why(&WhyNothing::NoMatch) };
        // Moderators read labels that everybody may read.
        let Some(view) = of.view(Viewer::Public) else { return why(&WhyNothing::NotStarted) };
        let look = move |reading: &Reading| {
            let rows = if to_undo {
                undoable(reading, &of).map(|moves| moves.into_iter().map(|undoable| undoable.row).collect())
            } else {
                let newest = of.row.moves;
                let rows = reading.journal_of_moves(of.id(), newest.saturating_sub(200)..=newest)?;
                Ok(rows.into_iter().rev().collect::<Vec<_>>())
            };
            let rows = rows.unwrap_or_default();
            Ok(rows.iter().filter_map(|row| journal::entry(&of, &view, row)).collect::<Vec<Entry>>())
        };
        let entries = self.store().read(look).await.unwrap_or_default();
        let candidate = |entry: &Entry| {
            let (label, value) = (text::choice_move(names, sight, entry), entry.moves.to_string());
            Candidate { names: vec![value.clone(), label.clone()], label, value }
        };
        let fitting = filtered(entries.iter().map(candidate).collect(), typed);
        if fitting.is_empty() { why(&WhyNothing::NothingFits) } else { fitting }
    }
}

/// What can be chosen in a match, from the sight of the asker alone; the languages are theirs and the channel's. Of moves, which are
/// read from the journal, nothing.
pub fn choices_of(
    sight: &Sight,
    account: AccountId,
    field: &Field,
    typed: &str,
    (lang, posted): (Lang, Lang),
) -> Vec<Choice> {
    let names = Names::of(sight, lang);
    let found = found(sight, account, field, typed, (lang, posted)).and_then(|all| {
        let is_list = matches!(field, Field::Claim) || matches!(field, Field::Special(field) if field.is_list());
        let last = if is_list { typed.rsplit([',', ';']).next().unwrap_or_default() } else { typed };
        let fitting = filtered(all, last);
        if fitting.is_empty() { Err(WhyNothing::NothingFits) } else { Ok(fitting) }
    });
    found.unwrap_or_else(|why| nothing(Some(names), &why, lang))
}

/// What can be chosen, unfiltered. Of somebody who runs several armies, what can be for any of those that could be meant.
fn found(
    sight: &Sight,
    account: AccountId,
    field: &Field,
    typed: &str,
    (lang, posted): (Lang, Lang),
) -> Result<Vec<Candidate>, WhyNothing> {
    let own = if field.is_of_an_army() { sight.seats_of(account) } else { Vec::new() };
    if own.len() > 1 {
        let awaited = sight.view.as_ref().map(View::awaited).unwrap_or_default();
        let out_of_turn = matches!(field, Field::Special(field) if field.is_out_of_turn());
        let some_act = own.iter().any(|seat| awaited.contains(seat));
        let mut all: Vec<Candidate> = Vec::new();
        let mut why = None;
        for seat in own.into_iter().filter(|seat| out_of_turn || !some_act || awaited.contains(seat)) {
            match found(&sight.as_army(account, seat), account, field, typed, (lang, posted)) {
                Ok(more) => {
                    let is_new = |one: &Candidate, all: &[Candidate]| all.iter().all(|old| old.value != one.value);
                    let more: Vec<Candidate> = more.into_iter().filter(|one| is_new(one, &all)).collect();
                    all.extend(more);
                }
                Err(nothing) => why = why.or(Some(nothing)),
            }
        }
        return if all.is_empty() { Err(why.unwrap_or(WhyNothing::NothingHere)) } else { Ok(all) };
    }
    let names = Names::of(sight, lang);
    match field {
        Field::Undo | Field::MoveNumber | Field::Match { .. } => Ok(Vec::new()),
        Field::Seat => Ok(seats(sight, lang, sight.seats.ids())),
        Field::Army => match sight.seats_of(account) {
            own if own.is_empty() => Err(WhyNothing::NoSeat),
            own => Ok(seats(sight, lang, own)),
        },
        Field::SeatPlace => seat_places(sight, account, lang),
        Field::Special(field) => special_choices::choices(sight, account, field, typed, (names, posted, lang)),
        Field::Option | Field::Value { .. } | Field::Preset => settings(&sight.options, lang, field),
        Field::Space if sight.rebellion().is_some() => Err(WhyNothing::OtherGame),
        Field::Space => Ok(spaces_and_order(sight, names, posted)),
        Field::AttackFrom { .. }
        | Field::AttackTo { .. }
        | Field::FortifyFrom { .. }
        | Field::FortifyTo { .. }
        | Field::Claim
        | Field::Place
        | Field::Card { .. } => on_turn(account, sight)
            .map(|seat| Legal { sight, seat, names, posted, lang })
            .and_then(|legal| legal.choices(field, typed)),
        Field::Die | Field::Row { .. } | Field::Ally | Field::Rows { .. } => {
            on_turn(account, sight).and_then(|seat| arena_look::choices(sight, seat, field, lang))
        }
    }
}

/// The seat that may act now; otherwise why there is nothing to choose.
pub(super) fn on_turn(account: AccountId, sight: &Sight) -> Result<SeatId, WhyNothing> {
    match sight.state {
        MatchState::Lobby => return Err(WhyNothing::NotStarted),
        MatchState::Paused => return Err(WhyNothing::Paused),
        MatchState::Over | MatchState::Ended => return Err(WhyNothing::Over),
        MatchState::SetAside => return Err(WhyNothing::NoMatch),
        MatchState::Running => {}
    }
    let view = sight.view.as_ref().ok_or(WhyNothing::NotStarted)?;
    let own = sight.seats_of(account);
    if own.is_empty() {
        return Err(WhyNothing::NoSeat);
    }
    let awaited = view.awaited();
    if let Some(seat) = own.into_iter().find(|seat| awaited.contains(seat)) {
        return Ok(seat);
    }
    Err(match (view.on_turn(), awaited.first()) {
        (Some(on_turn), _) => WhyNothing::OnTurn(on_turn),
        (None, _) if view.is_over() => WhyNothing::Over,
        (None, Some(&next)) if !view.all_at_once() => WhyNothing::OnTurn(next),
        (None, _) => WhyNothing::Done,
    })
}

/// Why the step that is wanted offers nothing.
pub(super) fn other_step(view: &ConquestView, seat: SeatId) -> WhyNothing {
    let now = view.awaited().into_iter().find(|awaited| awaited.seat == seat);
    now.map_or(WhyNothing::Done, |awaited| WhyNothing::OtherStep(awaited.step))
}

/// Every space, and the order as long as it can be called.
fn spaces_and_order(sight: &Sight, names: Names<'_>, posted: Lang) -> Vec<Candidate> {
    let order = sight.conquest().and_then(ConquestView::order_chances).map(|chances| Candidate {
        label: text::choice_order(names.lang, &chances),
        value: ORDER.to_owned(),
        names: Lang::ALL.map(text::order_name).to_vec(),
    });
    order.into_iter().chain(legal::all_spaces(sight, names, posted)).collect()
}

fn seats(sight: &Sight, lang: Lang, of: impl IntoIterator<Item = SeatId>) -> Vec<Candidate> {
    let names = Names::of(sight, lang);
    let candidate = |seat: Named<SeatId>| Candidate {
        label: text::choice_seat(names, seat.what),
        value: seat.id,
        names: seat.names,
    };
    let of = of.into_iter().filter_map(|seat| Some((seat, sight.seats.get(seat)?)));
    names::seats(of).into_iter().map(candidate).collect()
}

/// The seats of the table, with what they are for as many players as there are, the asker among them.
fn seat_places(sight: &Sight, account: AccountId, lang: Lang) -> Result<Vec<Candidate>, WhyNothing> {
    if sight.state != MatchState::Lobby {
        return Err(WhyNothing::NothingHere);
    }
    let comes = usize::from(sight.seats_of(account).is_empty());
    let seats = (sight.seats.len() + comes).min(*sight.options.seats().end());
    let places = seating::places_for(&sight.options, seats, &sight.house.seats, account);
    let places = seating::choices(&places, lang);
    let candidate = |place: Named<u8>| Candidate { label: place.shown, value: place.id, names: place.names };
    if places.is_empty() { Err(WhyNothing::OtherGame) } else { Ok(places.into_iter().map(candidate).collect()) }
}

fn settings(options: &Options, lang: Lang, field: &Field) -> Result<Vec<Candidate>, WhyNothing> {
    let candidate =
        |id: &str, label: String| Candidate { names: vec![id.to_owned(), label.clone()], value: id.to_owned(), label };
    let settings = options.settings();
    Ok(match field {
        Field::Option => {
            settings.iter().map(|setting| candidate(setting.id, text::choice_option(lang, setting.id))).collect()
        }
        Field::Value { option } => {
            let ids: Vec<&str> = settings.iter().map(|setting| setting.id).collect();
            let asked = option.as_deref().and_then(|asked| names::word(asked, &ids));
            let setting = settings.iter().find(|setting| Some(setting.id) == asked);
            let setting = setting.ok_or(WhyNothing::ChooseFirst(First::Option))?;
            let label = |value: &str| text::choice_value(lang, setting.id, value);
            setting.choices.iter().map(|value| candidate(value, label(value))).collect()
        }
        _ => options.presets().iter().map(|&preset| candidate(preset, text::choice_preset(lang, preset))).collect(),
    })
}

/// Those that fit what is typed, at most 25: whole names first, then beginnings, then the rest in the given order.
pub(super) fn filtered(all: Vec<Candidate>, typed: &str) -> Vec<Choice> {
    let wanted = fold(typed);
    let rank = |candidate: &Candidate| {
        let names = candidate.names.iter().chain([&candidate.value]).map(|name| fold(name));
        names.filter_map(|name| rank(&name, &wanted)).min()
    };
    let mut ranked: Vec<(u8, Candidate)> =
        all.into_iter().filter_map(|candidate| rank(&candidate).map(|rank| (rank, candidate))).collect();
    ranked.sort_by_key(|&(rank, _)| rank);
    let choice = |(_, candidate): (u8, Candidate)| Choice { label: candidate.label, value: candidate.value };
    ranked.into_iter().take(MOST_CHOICES).map(choice).collect()
}

/// How well a name fits, 0 best.
fn rank(name: &str, wanted: &str) -> Option<u8> {
    if wanted.is_empty() || name == wanted {
        Some(0)
    } else if name.starts_with(wanted) {
        Some(1)
    } else if name.split(' ').any(|word| word.starts_with(wanted)) || names::begins_words(wanted, name) {
        Some(2)
    } else {
        name.contains(wanted).then_some(3)
    }
}

pub(super) fn nothing(names: Option<Names<'_>>, why: &WhyNothing, lang: Lang) -> Vec<Choice> {
    // The value is no name of anything: whoever sends it is told what can be named.
    vec![Choice { label: text::choice_nothing(names, why, lang), value: "-".to_owned() }]
}
