//! The panel of Order 66, the labels of its autocomplete, and its odds.

use super::bundle::say;
use super::choices::LONGEST_CHOICE;
use super::lang::Lang;
use super::message::{Button, Select, SelectOption, Style};
use super::names::{Names, decimal, listed, percent, shortened};
use super::panels::{Paged, Pages, Parts, Shown, page_with};
use super::trilogy::{face_name, title};
use crate::game::conquest::parts::order::Refuge;
use crate::game::conquest::theatre::Face;
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::table::order_panel::{OrderLeaf, OrderPart, OrderPress};
use crate::table::panel::PAGE;
use crate::table::panel_press::{PanelId, PanelPress};

/// Spaces named in one line before the rest is counted.
const MOST_SPACES: usize = 12;

/// The most cards that have a button each.
const CARD_BUTTONS: usize = 5;

/// What the order is called.
pub fn order_name(lang: Lang) -> String {
    say!(lang, "step-order")
}

/// The order as something to ask the odds of, with how many planets it turns on average.
pub fn choice_order(lang: Lang, chances: &[f64]) -> String {
    let of = Sum::of(chances);
    shortened(&say!(lang, "choice-order", expected = decimal(lang, of.expected), planets = of.planets), LONGEST_CHOICE)
}

/// A planet where Darth Sidious can go.
pub fn choice_refuge(names: Names<'_>, refuge: Refuge) -> String {
    shortened(&self::refuge(names, refuge, None), LONGEST_CHOICE)
}

/// One army that gets all planets that are not named.
pub fn choice_all_to(names: Names<'_>, heir: SeatId) -> String {
    shortened(&say!(names.lang, "choice-order-all", seat = names.seat(heir)), LONGEST_CHOICE)
}

/// A planet with its armies, and who gets it.
pub fn choice_heir(names: Names<'_>, (space, troops): (SpaceId, Troops), heir: SeatId) -> String {
    let text =
        say!(names.lang, "option-order-heir", space = names.label(space), troops = troops, seat = names.seat(heir));
    shortened(&text, LONGEST_CHOICE)
}

/// One of several markers on a planet: what it shows, or that nobody knows it.
pub fn choice_marker(names: Names<'_>, marker: u8, face: Option<Face>) -> String {
    shortened(&face_name(names, marker, face), LONGEST_CHOICE)
}

/// The chances of the order, as many as planets turn.
pub(super) fn order_odds(names: Names<'_>, chances: &[f64]) -> String {
    let lang = names.lang;
    let each = chances.iter().enumerate().filter(|(_, p)| **p >= 0.0005);
    let cases = each.map(|(turned, p)| format!("{turned}: {}", percent(lang, *p))).collect::<Vec<_>>().join(" · ");
    format!("{}\n{}", sum(lang, chances), say!(lang, "odds-order-each", cases = cases))
}

/// What the chances come to.
struct Sum {
    planets: usize,
    expected: f64,
    half: usize,
    at_least_half: f64,
    all: f64,
}

impl Sum {
    fn of(chances: &[f64]) -> Self {
        let planets = chances.len().saturating_sub(1);
        let half = planets.div_ceil(2);
        #[expect(clippy::cast_precision_loss, reason = "no board has so many planets")]
        let expected = chances.iter().enumerate().map(|(turned, p)| turned as f64 * p).sum();
        // Sums of rounded numbers may come to a little more than everything.
        let at_least_half = chances.iter().skip(half).sum::<f64>().min(1.0);
        Self { planets, expected, half, at_least_half, all: chances.last().copied().unwrap_or_default() }
    }
}

/// How many planets turn on average, at least half of them, all.
fn sum(lang: Lang, chances: &[f64]) -> String {
    let Sum { planets, expected, half, at_least_half, all } = Sum::of(chances);
    say!(
        lang,
        "panel-order-chances",
        expected = decimal(lang, expected),
        half = half,
        chance = percent(lang, at_least_half),
        planets = planets,
        all = percent(lang, all)
    )
}

/// A planet where Darth Sidious can go, with its place in the list of wishes.
fn refuge(names: Names<'_>, refuge: Refuge, place: Option<usize>) -> String {
    let lang = names.lang;
    let space = names.space(refuge.space);
    let text = match refuge.enemies {
        Some(enemies) => say!(lang, "option-order-pawn", space = space, enemies = enemies),
        None => say!(lang, "option-order-pawn-if", space = space),
    };
    placed(place, &text)
}

/// Before what is in a list stands its place there.
fn placed(place: Option<usize>, text: &str) -> String {
    place.map_or_else(|| text.to_owned(), |place| format!("{}. {text}", place + 1))
}

impl Shown<'_> {
    pub(super) fn order(self, leaf: &OrderLeaf) -> Parts {
        let lang = self.lang();
        let press = |press| PanelPress::Order(press);
        match leaf.part {
            OrderPart::All => (self.prepared(leaf), Vec::new(), self.order_rows(leaf)),
            OrderPart::Heirs => {
                let option = |&(space, heir): &(SpaceId, SeatId)| self.heir(space, heir);
                let page = self.order_page(leaf, &leaf.thrown, |&(space, _)| space);
                let select = Select::new(say!(lang, "select-order-heir"), page.iter().map(option));
                let all_to = leaf.heirs.iter().map(|&heir| {
                    let label = say!(lang, "button-order-all-to", seat = self.names.seat(heir));
                    self.button(Style::Primary, label, press(OrderPress::AllTo(heir)))
                });
                (
                    format!("{}\n{}", say!(lang, "panel-order-heirs-how"), self.shares(leaf)),
                    vec![select],
                    vec![all_to.collect()],
                )
            }
            OrderPart::Pawn => {
                let option = |of: &Refuge| {
                    let place = leaf.call.pawn.iter().position(|space| *space == of.space);
                    self.option(&refuge(self.names, *of, place), press(OrderPress::Pawn(of.space)), false)
                };
                let page = self.order_page(leaf, &leaf.refuges, |of| of.space);
                let select = Select::new(say!(lang, "select-order-pawn"), page.iter().map(option));
                (format!("{}\n{}", say!(lang, "panel-order-pawn-how"), self.pawn(leaf)), vec![select], Vec::new())
            }
            OrderPart::Cards => {
                let cards = leaf.cards.iter().take(CARD_BUTTONS).map(|&card| self.order_card(leaf, card)).collect();
                let mut selects = Vec::new();
                if !leaf.call.cards.is_empty() {
                    let page = self.order_page(leaf, &leaf.thrown, |&(space, _)| space);
                    let option = |&(space, _): &(SpaceId, SeatId)| self.again(leaf, space);
                    selects.push(Select::new(say!(lang, "select-order-again"), page.iter().map(option)));
                }
                (format!("{}\n{}", say!(lang, "panel-order-cards-how"), self.with_cards(leaf)), selects, vec![cards])
            }
            OrderPart::Sure => {
                let mut lines = vec![self.prepared(leaf)];
                if leaf.chances.iter().skip(1).all(|&chance| chance <= 0.0) {
                    lines.push(say!(lang, "panel-order-idle"));
                }
                lines.push(say!(lang, "panel-order-sure"));
                let text = lines.join("\n");
                let row = vec![
                    self.button(Style::Danger, say!(lang, "button-order-now"), press(OrderPress::Call)),
                    self.button(Style::Secondary, say!(lang, "button-back"), press(OrderPress::Part(OrderPart::All))),
                ];
                (text, Vec::new(), vec![row])
            }
        }
    }

    /// What the select holds in which something is chosen next.
    pub(super) fn order_pages(self, leaf: &OrderLeaf) -> Option<Paged> {
        let (entries, at) = match leaf.part {
            OrderPart::All | OrderPart::Sure => return None,
            OrderPart::Cards if leaf.call.cards.is_empty() => return None,
            OrderPart::Heirs | OrderPart::Cards => {
                (leaf.thrown.len(), leaf.thrown.iter().position(|&(space, _)| Some(space) == leaf.last))
            }
            OrderPart::Pawn => (leaf.refuges.len(), leaf.refuges.iter().position(|of| Some(of.space) == leaf.last)),
        };
        let page = at.map_or(self.panel.page, |at| at / PAGE);
        let of = Pages::Chosen(PanelPress::Order(OrderPress::Part(leaf.part)));
        Some(Paged { of, entries, page })
    }

    /// The page that is shown: the one that holds what was chosen last, until another one is asked for.
    fn order_page<'a, T>(self, leaf: &OrderLeaf, all: &'a [T], space: impl Fn(&T) -> SpaceId) -> &'a [T]
    where
        Self: 'a,
    {
        if let Some(last) = leaf.last {
            return page_with(all, |one| space(one) == last);
        }
        let page = self.panel.page.min(all.len().div_ceil(PAGE).max(1) - 1);
        all.chunks(PAGE).nth(page).unwrap_or_default()
    }

    /// All that is chosen, with the chances.
    fn prepared(self, leaf: &OrderLeaf) -> String {
        let lang = self.lang();
        let planets = leaf.thrown.len();
        let mut lines = vec![
            say!(lang, "panel-order", at = leaf.at, least = leaf.least.min(9), planets = planets),
            sum(lang, &leaf.chances),
        ];
        if !leaf.spared.is_empty() {
            let spaces = self.names.spaces(&leaf.spared, MOST_SPACES);
            lines.push(say!(lang, "panel-order-spared", spaces = spaces));
        }
        lines.push(self.shares(leaf));
        lines.push(self.pawn(leaf));
        if !leaf.cards.is_empty() {
            lines.push(self.with_cards(leaf));
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// How many planets each army would get, if all turned.
    fn shares(self, leaf: &OrderLeaf) -> String {
        let share = |&heir: &SeatId| {
            let planets = leaf.thrown.iter().filter(|&&(_, to)| to == heir).count();
            say!(self.lang(), "panel-order-share", seat = self.names.seat(heir), planets = planets)
        };
        say!(self.lang(), "panel-order-shares", shares = listed(leaf.heirs.iter().map(share)))
    }

    fn pawn(self, leaf: &OrderLeaf) -> String {
        match leaf.call.pawn.as_slice() {
            [] => say!(self.lang(), "panel-order-pawn-safest"),
            spaces => say!(self.lang(), "panel-order-pawn", spaces = self.names.spaces(spaces, MOST_SPACES)),
        }
    }

    fn with_cards(self, leaf: &OrderLeaf) -> String {
        let lang = self.lang();
        if leaf.call.cards.is_empty() {
            return say!(lang, "panel-order-no-cards");
        }
        let cards = listed(leaf.call.cards.iter().map(|&card| title(self.names, card).to_owned()));
        let spaces = self.names.spaces(&leaf.call.again, MOST_SPACES);
        let said = say!(lang, "panel-order-cards", cards = cards, again = leaf.again);
        let which = match leaf.call.again.as_slice() {
            [] => say!(lang, "panel-order-again-strongest"),
            _ => say!(lang, "panel-order-again", spaces = spaces),
        };
        format!("{said} {which}")
    }

    fn order_rows(self, leaf: &OrderLeaf) -> Vec<Vec<Button>> {
        let lang = self.lang();
        let part = |style, label, part| self.button(style, label, PanelPress::Order(OrderPress::Part(part)));
        let mut choose = Vec::new();
        if leaf.heirs.len() > 1 && !leaf.thrown.is_empty() {
            choose.push(part(Style::Primary, say!(lang, "button-order-heirs"), OrderPart::Heirs));
        }
        choose.push(part(Style::Primary, say!(lang, "button-order-pawn"), OrderPart::Pawn));
        if !leaf.cards.is_empty() {
            choose.push(part(Style::Primary, say!(lang, "button-order-cards"), OrderPart::Cards));
        }
        let bare = leaf.call == crate::game::conquest::special::Call::default();
        let end = vec![
            self.button(Style::Secondary, say!(lang, "button-reset"), PanelPress::Reset).enabled(!bare),
            self.for_me(PanelId::Order),
            part(Style::Danger, say!(lang, "button-order-call"), OrderPart::Sure),
        ];
        vec![choose, end]
    }

    fn heir(self, space: SpaceId, heir: SeatId) -> SelectOption {
        let label = choice_heir(self.names, (space, self.troops(space)), heir);
        self.option(&label, PanelPress::Order(OrderPress::Heir(space)), false)
    }

    fn again(self, leaf: &OrderLeaf, space: SpaceId) -> SelectOption {
        let place = leaf.call.again.iter().position(|other| *other == space);
        let (planet, troops) = (self.names.space(space), self.troops(space));
        let label = placed(place, &say!(self.lang(), "option-space", space = planet, troops = troops));
        self.option(&label, PanelPress::Order(OrderPress::Again(space)), false)
    }

    /// A card that is added, or taken out again.
    fn order_card(self, leaf: &OrderLeaf, card: CardId) -> Button {
        let lang = self.lang();
        let title = title(self.names, card);
        let (style, label) = if leaf.call.cards.contains(&card) {
            (Style::Success, say!(lang, "button-order-without", title = title))
        } else {
            (Style::Primary, say!(lang, "button-order-with", title = title))
        };
        self.button(style, label, PanelPress::Order(OrderPress::Card(card)))
    }
}
