//! Panels of what only this ruleset knows, and the labels of its autocomplete.

use super::words::{event_text, face_name, face_word, fleet, ship_class, title, wanted};
use crate::assets::Kit;
use crate::game::conquest::effect::Wanted;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::special::PlayOffer;
use crate::game::conquest::theatre::Face;
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::table::answer::Chance;
use crate::table::fleets;
use crate::table::order_panel::OrderPart;
use crate::table::panel_press::{PanelId, PanelPress, Picks};
use crate::table::special_panel::{ChosenPlay, SpecialLeaf, Strikes};
use crate::text::bundle::say;
use crate::text::choices::{LONGEST_CHOICE, bracketed};
use crate::text::clone_wars;
use crate::text::lang::Lang;
use crate::text::looks::chance;
use crate::text::message::{Button, Select, SelectOption, Style};
use crate::text::names::{Names, percent, shortened};
use crate::text::panels::{Paged, Pages, Parts, Shown, page_with};
use crate::text::station_name;

/// A planet with its distance from the Death Star.
pub fn choice_reach(names: Names<'_>, posted: Lang, space: SpaceId, distance: u8) -> String {
    let text = say!(names.lang, "choice-reach", space = names.label(space), distance = distance);
    bracketed(names, posted, space, &text)
}

/// A planet from which the Death Star can be attacked, with its armies and the chance of all attacks.
pub fn choice_assault(names: Names<'_>, posted: Lang, (from, armies): (SpaceId, Troops), odds: Chance) -> String {
    let odds = chance(names.lang, odds);
    let text = say!(names.lang, "choice-assault", space = names.label(from), armies = armies, chance = odds);
    bracketed(names, posted, from, &text)
}

/// Ships, also none.
pub fn ships(names: Names<'_>, ships: Fleet) -> String {
    let text = if ships.is_empty() { say!(names.lang, "ships-none") } else { fleet(names, ships) };
    shortened(&text, LONGEST_CHOICE)
}

impl Shown<'_> {
    pub(in crate::text) fn special(self, leaf: &SpecialLeaf) -> Parts {
        let lang = self.lang();
        match leaf {
            SpecialLeaf::Base { face, spaces } => self.base(*face, spaces),
            SpecialLeaf::PlaceStation { spaces } => {
                let option = |&space: &SpaceId| self.on(space, PanelPress::Station(space));
                let select = Select::new(say!(lang, "select-station"), self.page_of(spaces).iter().map(option));
                let row = vec![self.for_me(PanelId::Station)];
                (say!(lang, "panel-place-station"), vec![select], vec![row])
            }
            SpecialLeaf::MoveStation { station, reach, spaces } => self.move_station(*station, *reach, spaces),
            SpecialLeaf::Build { cards, chosen, spaces } => self.build(cards, *chosen, spaces),
            SpecialLeaf::Cards { plays, chosen } => self.cards(plays, chosen.as_ref()),
            SpecialLeaf::Assault { station, from, aim } => self.assault(*station, from, *aim),
            SpecialLeaf::Ships { from, chosen, to, aim } => self.ships(from, *chosen, to, *aim),
            SpecialLeaf::Command { offered, others } => self.command(offered, others),
            SpecialLeaf::Order(leaf) => self.order(leaf),
        }
    }

    /// What the select holds in which something is chosen next; `None` where nothing is.
    pub(in crate::text) fn special_pages(self, leaf: &SpecialLeaf) -> Option<Paged> {
        let page = self.panel.page;
        let entries = match leaf {
            SpecialLeaf::Base { spaces, .. } | SpecialLeaf::PlaceStation { spaces } => spaces.len(),
            SpecialLeaf::MoveStation { spaces, .. } => spaces.len(),
            SpecialLeaf::Build { cards, chosen: None, .. } => cards.len(),
            SpecialLeaf::Build { chosen: Some(card), spaces, .. } => {
                return Some(Paged { of: Pages::Chosen(PanelPress::Card(*card)), entries: spaces.len(), page });
            }
            SpecialLeaf::Cards { plays, chosen: None } => plays.len(),
            SpecialLeaf::Cards { chosen: Some(chosen), .. } => {
                let press = PanelPress::Pick { card: chosen.offer.card, picks: chosen.picks };
                return Some(Paged { of: Pages::Chosen(press), entries: self.picks(chosen, chosen.next?).len(), page });
            }
            SpecialLeaf::Assault { from, aim: None, .. } => from.len(),
            SpecialLeaf::Assault { aim: Some(_), .. } => return None,
            SpecialLeaf::Ships { from, chosen: None, .. } => from.len(),
            SpecialLeaf::Ships { chosen: Some(from), to, aim, .. } => {
                return Some(self.paged_to(PanelPress::ShipsFrom(*from), to, aim.map(|(to, _)| to)));
            }
            SpecialLeaf::Command { offered, others } => offered.len() + others.len(),
            SpecialLeaf::Order(leaf) => return self.order_pages(leaf),
        };
        Some(Paged { of: Pages::Panel(Self::panel_of(leaf)), entries, page })
    }

    /// The panel that is shown, if nothing is chosen in it yet.
    pub(in crate::text) fn special_here(leaf: &SpecialLeaf) -> Option<PanelId> {
        let is_chosen = match leaf {
            SpecialLeaf::Build { chosen, .. } => chosen.is_some(),
            SpecialLeaf::Cards { chosen, .. } => chosen.is_some(),
            SpecialLeaf::Assault { aim, .. } => aim.is_some(),
            SpecialLeaf::Ships { chosen, .. } => chosen.is_some(),
            SpecialLeaf::Order(leaf) => leaf.part != OrderPart::All,
            SpecialLeaf::Base { .. }
            | SpecialLeaf::PlaceStation { .. }
            | SpecialLeaf::MoveStation { .. }
            | SpecialLeaf::Command { .. } => false,
        };
        (!is_chosen).then(|| Self::panel_of(leaf))
    }

    fn panel_of(leaf: &SpecialLeaf) -> PanelId {
        match leaf {
            SpecialLeaf::Base { .. } => PanelId::Base,
            SpecialLeaf::PlaceStation { .. } | SpecialLeaf::MoveStation { .. } => PanelId::Station,
            SpecialLeaf::Build { .. } => PanelId::Build,
            SpecialLeaf::Cards { .. } => PanelId::Cards,
            SpecialLeaf::Assault { .. } => PanelId::Assault,
            SpecialLeaf::Ships { .. } => PanelId::Ships,
            SpecialLeaf::Command { .. } => PanelId::Command,
            SpecialLeaf::Order(_) => PanelId::Order,
        }
    }

    fn base(self, face: Option<Face>, spaces: &[SpaceId]) -> Parts {
        let lang = self.lang();
        let mut text = say!(self.names, "panel-base");
        if let Some(face) = face {
            text = text
                + "\n"
                + &match face {
                    Face::Token(token) => clone_wars::seen(self.names, token),
                    face => say!(lang, "event-marker-seen", face = face_word(face)),
                };
        }
        let option = |&space: &SpaceId| self.on(space, PanelPress::Lay(space));
        let select = Select::new(say!(self.names, "select-base"), self.page_of(spaces).iter().map(option));
        (text, vec![select], vec![vec![self.for_me(PanelId::Base)]])
    }

    fn move_station(self, station: SpaceId, reach: Option<u8>, spaces: &[(SpaceId, u8)]) -> Parts {
        let (lang, names) = (self.lang(), self.names);
        let text = match reach {
            None => say!(lang, "panel-move-station", station = names.space(station)),
            Some(reach) => say!(lang, "panel-move-station-rolled", station = names.space(station), reach = reach),
        };
        let option = |&(space, distance): &(SpaceId, u8)| {
            let label = say!(lang, "option-reach", space = names.space(space), distance = distance);
            self.option(&label, PanelPress::Station(space), false)
        };
        let select = Select::new(say!(lang, "select-station"), self.page_of(spaces).iter().map(option));
        (text, vec![select], vec![vec![self.for_me(PanelId::Station)]])
    }

    fn build(self, cards: &[(CardId, ShipClass)], chosen: Option<CardId>, spaces: &[SpaceId]) -> Parts {
        let (lang, names) = (self.lang(), self.names);
        let ship = |class: ShipClass| ship_class(names.kit(), lang, class);
        let option = |&(card, class): &(CardId, ShipClass)| {
            let label = say!(lang, "option-build-card", ship = ship(class), title = title(names, card));
            self.option(&label, PanelPress::Card(card), chosen == Some(card))
        };
        let page = match chosen {
            Some(chosen) => page_with(cards, |&(card, _)| card == chosen),
            None => self.page_of(cards),
        };
        let mut selects = vec![Select::new(say!(lang, "select-build-card"), page.iter().map(option))];
        let mut text = say!(lang, "panel-build");
        if let Some((card, class)) = cards.iter().copied().find(|&(card, _)| Some(card) == chosen) {
            text = text + "\n" + &say!(lang, "panel-build-on", ship = ship(class));
            let option = |&on: &SpaceId| self.on(on, PanelPress::Build { card, on });
            selects.push(Select::new(say!(lang, "select-build-space"), self.page_of(spaces).iter().map(option)));
        }
        let for_me = chosen.is_none().then(|| vec![self.for_me(PanelId::Build)]);
        (text, selects, for_me.into_iter().collect())
    }

    fn cards(self, plays: &[PlayOffer], chosen: Option<&ChosenPlay>) -> Parts {
        let (lang, names) = (self.lang(), self.names);
        if plays.is_empty() {
            return (say!(lang, "panel-cards-none"), Vec::new(), Vec::new());
        }
        let option = |offer: &PlayOffer| {
            let press = PanelPress::Pick { card: offer.card, picks: Picks::default() };
            self.option(title(names, offer.card), press, chosen.is_some_and(|of| of.offer.card == offer.card))
        };
        let page = match chosen {
            Some(of) => page_with(plays, |play| play.card == of.offer.card),
            None => self.page_of(plays),
        };
        let mut selects = vec![Select::new(say!(lang, "select-card"), page.iter().map(option))];
        let mut text = say!(lang, "panel-cards", count = plays.len());
        let mut rows = Vec::new();
        if let Some(chosen) = chosen {
            let card = chosen.offer.card;
            text = text + "\n" + &say!(lang, "panel-card", title = title(names, card), text = event_text(names, card));
            selects.extend(chosen.next.and_then(|next| self.pick(chosen, next)));
            if chosen.is_ready() {
                let press = PanelPress::Play { card, picks: chosen.picks };
                rows.push(vec![self.button(Style::Success, say!(lang, "button-play-card"), press)]);
            }
        } else {
            rows.push(vec![self.for_me(PanelId::Cards)]);
        }
        (text, selects, rows)
    }

    /// What is chosen next for an event; the last choice plays it.
    fn pick(self, chosen: &ChosenPlay, next: Wanted) -> Option<Select> {
        if next == Wanted::Placements {
            return None;
        }
        let what = shortened(&wanted(self.names, next), LONGEST_CHOICE);
        let options = self.picks(chosen, next);
        Some(Select::new(say!(self.lang(), "select-pick", what = what), self.page_of(&options).iter().cloned()))
    }

    /// All of it.
    fn picks(self, chosen: &ChosenPlay, next: Wanted) -> Vec<SelectOption> {
        let (lang, names) = (self.lang(), self.names);
        let card = chosen.offer.card;
        let press = |pick: u8| {
            let picks = chosen.picks.and(pick);
            if chosen.last { PanelPress::Play { card, picks } } else { PanelPress::Pick { card, picks } }
        };
        let mut options: Vec<SelectOption> = Vec::new();
        match next {
            Wanted::Space => {
                if chosen.offer.station {
                    options.push(self.option(&station_name(lang), press(Picks::STATION), false));
                }
                options.extend(chosen.offer.spaces.iter().map(|&space| self.on(space, press(space.0))));
            }
            Wanted::To => options.extend(chosen.offer.to.iter().map(|&space| self.on(space, press(space.0)))),
            Wanted::Also => options.extend(chosen.also.iter().map(|&space| self.on(space, press(space.0)))),
            Wanted::Marker => {
                let option = |&(marker, face): &(u8, Option<Face>)| {
                    self.option(&face_name(names, marker, face), press(marker), false)
                };
                options.extend(chosen.markers.iter().map(option));
            }
            Wanted::Seat => {
                options.extend(
                    chosen
                        .offer
                        .seats
                        .iter()
                        .map(|&SeatId(seat)| self.option(&names.seat(SeatId(seat)), press(seat), false)),
                );
            }
            Wanted::Class(_) => {
                options.extend(
                    (0..)
                        .zip(ShipClass::ALL)
                        .map(|(n, class)| self.option(&ship_class(names.kit(), lang, class), press(n), false)),
                );
            }
            Wanted::Way => {
                options.push(self.option(&say!(lang, "way-forward"), press(0), false));
                options.push(self.option(&say!(lang, "way-back"), press(1), false));
            }
            Wanted::Placements => {}
        }
        options
    }

    fn assault(self, station: SpaceId, from: &[Strikes], aim: Option<Strikes>) -> Parts {
        let (lang, names) = (self.lang(), self.names);
        let option = |strikes: &Strikes| {
            let label = say!(
                lang,
                "option-assault",
                from = names.label(strikes.from),
                armies = self.troops(strikes.from),
                once = percent(lang, strikes.once),
                all = percent(lang, strikes.repeated)
            );
            let chosen = aim.is_some_and(|aim| aim.from == strikes.from);
            self.option(&label, PanelPress::AimStation(strikes.from), chosen)
        };
        let select = Select::new(say!(lang, "select-assault"), self.page_of(from).iter().map(option));
        let mut text = say!(lang, "panel-assault", station = names.space(station));
        let mut rows = Vec::new();
        if let Some(Strikes { from, armies, once, repeated }) = aim {
            let (once, all) = (percent(lang, once), percent(lang, repeated));
            let aimed =
                say!(lang, "panel-assault-aim", from = names.space(from), armies = armies, once = once, all = all);
            text = text + "\n" + &aimed;
            let button = |style, label, repeat| self.button(style, label, PanelPress::Assault { from, repeat });
            rows.push(vec![
                button(Style::Primary, say!(lang, "button-assault-once"), false),
                button(Style::Danger, say!(lang, "button-assault-repeat"), true),
            ]);
        } else {
            rows.push(vec![self.for_me(PanelId::Assault)]);
        }
        (text, vec![select], rows)
    }

    fn ships(self, from: &[SpaceId], chosen: Option<SpaceId>, to: &[SpaceId], aim: Option<(SpaceId, Fleet)>) -> Parts {
        let (lang, names) = (self.lang(), self.names);
        let there =
            |space: SpaceId| self.panel.sight.conquest().map(|view| view.spaces[space].ships).unwrap_or_default();
        let source = |&space: &SpaceId| {
            let label = say!(lang, "option-ships", space = names.space(space), ships = fleet(names, there(space)));
            self.option(&label, PanelPress::ShipsFrom(space), chosen == Some(space))
        };
        let mut selects =
            vec![Select::new(say!(lang, "select-ships-from"), self.sources(from, chosen).iter().map(source))];
        let mut text = say!(lang, "panel-ships");
        let mut rows = Vec::new();
        if let Some(from) = chosen {
            let target = |&space: &SpaceId| {
                let chosen = aim.is_some_and(|(to, _)| to == space);
                self.option(names.space(space), PanelPress::ShipsTo { from, to: space }, chosen)
            };
            let page = self.targets(to, aim.map(|(to, _)| to));
            selects.push(Select::new(say!(lang, "select-ships-to"), page.iter().map(target)));
            if let Some((to, all)) = aim {
                text = text + "\n" + &say!(lang, "panel-ships-aim", from = names.space(from), to = names.space(to));
                rows.push(self.which_ships((from, to), all));
            }
        } else {
            rows.push(vec![self.for_me(PanelId::Ships)]);
        }
        (text, selects, rows)
    }

    /// All, each class alone, and others by a line of text.
    fn which_ships(self, (from, to): (SpaceId, SpaceId), all: Fleet) -> Vec<Button> {
        let (lang, names) = (self.lang(), self.names);
        let sail = |style, label, class| self.button(style, label, PanelPress::Sail { from, to, class });
        let mut row = vec![sail(Style::Primary, say!(lang, "button-ships-all", ships = fleet(names, all)), None)];
        let classes: Vec<ShipClass> = ShipClass::ALL.into_iter().filter(|&class| all.of(class) > 0).collect();
        if classes.len() > 1 {
            row.extend(classes.into_iter().map(|class| {
                let mut some = Fleet::default();
                *some.of_mut(class) = all.of(class);
                sail(Style::Primary, say!(lang, "button-ships-some", ships = fleet(names, some)), Some(class))
            }));
        }
        if all.total() > 1 {
            let press = PanelPress::WriteShips { from, to };
            row.push(self.button(Style::Secondary, say!(lang, "button-other"), press));
        }
        row
    }

    fn command(self, offered: &[SpaceId], others: &[SpaceId]) -> Parts {
        let (lang, names) = (self.lang(), self.names);
        let all: Vec<SpaceId> = offered.iter().chain(others).copied().collect();
        let own = self.has_both_armies();
        let option = |&space: &SpaceId| {
            let planet = names.space(space);
            let label = if own {
                planet.to_owned()
            } else if offered.contains(&space) {
                say!(lang, "option-command-offered", space = planet)
            } else {
                say!(lang, "option-command-ask", space = planet)
            };
            self.option(&label, PanelPress::Take(space), false)
        };
        let select = Select::new(say!(lang, "select-command"), self.page_of(&all).iter().map(option));
        let mut text = if own { say!(lang, "panel-command-own") } else { say!(lang, "panel-command") };
        if self.panel.ways().contains(&PanelId::Ships) {
            text = text + "\n" + &say!(lang, "panel-command-ships");
        }
        (text, vec![select], vec![vec![self.for_me(PanelId::Command)]])
    }

    /// Whether the presser plays the partners' armies too.
    fn has_both_armies(self) -> bool {
        let seat = self.panel.seat;
        self.panel.sight.conquest().is_some_and(|view| {
            let mut partners = view.partners(seat).peekable();
            partners.peek().is_some() && partners.all(|partner| view.is_one_player(seat, partner))
        })
    }

    /// A planet with its armies, as an option.
    fn on(self, space: SpaceId, press: PanelPress) -> SelectOption {
        let (planet, troops) = (self.names.space(space), self.troops(space));
        self.option(&say!(self.lang(), "option-space", space = planet, troops = troops), press, false)
    }
}

/// The form that asks for ships, with what can be written: title, label, what stands there already.
pub(in crate::text) fn ships_form(lang: Lang, kit: &Kit, all: Fleet) -> (String, String, String) {
    let example = fleets::written_in(all, kit, lang);
    (say!(lang, "form-ships"), say!(lang, "form-ships-label", example = example.clone()), example)
}

/// The chances of attacks on the Death Star from a planet.
pub(in crate::text) fn station_odds(names: Names<'_>, from: SpaceId, strikes: Option<Strikes>) -> String {
    let (lang, planet) = (names.lang, names.space(from));
    match strikes {
        Some(Strikes { armies, once, repeated, .. }) => {
            let (once, all) = (percent(lang, once), percent(lang, repeated));
            say!(lang, "panel-assault-aim", from = planet, armies = armies, once = once, all = all)
        }
        None => say!(lang, "odds-station-none", from = planet),
    }
}
