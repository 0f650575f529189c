//! Panels: selects and buttons in which a step is played without typing (ux 9).

use super::bundle::say;
use super::buttons::{move_in, way};
use super::choices::LONGEST_CHOICE;
use super::looks::{chance, set_line};
use super::message::{Button, LONGEST_MESSAGE, Message, Select, SelectOption, Style, cut};
use super::names::{LONGEST_WORD, Names, listed, shortened};
use super::{tasks, trilogy};
use crate::game::action::Until;
use crate::game::ids::{SeatId, SpaceId, Troops};
use crate::game::offer::{Offer, SetOffer, Step};
use crate::table::draft::Draft;
use crate::table::panel::{Form, FormAsks, Leaf, PAGE, Pair, Panel, ways};
use crate::table::panel_press::{PanelId, PanelPress, PutPress};
use crate::table::press::{MoveInPress, Press, Verb};
use crate::text::lang::Lang;

/// So many sets have a button each; more are in a select.
const SET_BUTTONS: usize = 5;

/// The most characters of a modal's title and of its field's label (Discord's limit).
const LONGEST_TITLE: usize = 45;

/// The most characters of the line that a form takes.
const LONGEST_LINE: usize = 1_000;

/// A form with one line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormText {
    /// At most 45 characters.
    pub title: String,
    /// At most 45 characters.
    pub label: String,
    /// What stands in the line already.
    pub value: String,
    /// The most characters that the line takes.
    pub longest: u16,
    /// The custom id.
    pub id: String,
}

/// A panel alone.
pub fn panel(panel: &Panel, lang: Lang) -> Message {
    with_panel(Message::default().hushed(), panel, lang)
}

/// What was done, or why it was not, above the panel with which one goes on.
pub fn with_panel(above: Message, panel: &Panel, lang: Lang) -> Message {
    let shown = Shown { names: Names::of(&panel.sight, lang), panel };
    let (text, selects, mut rows) = shown.leaf();
    let text = if panel.sight.is_one_of_several(panel.seat) {
        format!("{}\n{text}", say!(lang, "panel-army", seat = shown.names.seat(panel.seat)))
    } else {
        text
    };
    rows.push(shown.pager());
    rows.push(shown.ways());
    rows.retain(|row| !row.is_empty());
    let text = if above.content.is_empty() { text } else { format!("{}\n\n{text}", above.content) };
    Message { content: cut(&text, LONGEST_MESSAGE), selects, rows, ..above }
}

/// The form that a button of a panel opens.
pub fn form(form: &Form, lang: Lang) -> FormText {
    let names = Names::of(&form.sight, lang);
    let (title, label, value) = match &form.asks {
        FormAsks::Placements(proposed) => {
            let item = |&(space, troops): &(SpaceId, Troops)| format!("{} {troops}", names.space(space));
            let value = listed(proposed.iter().map(item));
            let example = proposed.first().map_or_else(String::new, item);
            (say!(lang, "form-place"), say!(lang, "form-place-label", example = example), value)
        }
        FormAsks::Troops { least, most } => {
            let title = match form.press.verb {
                Verb::Panel { press: PanelPress::WriteMoveIn, .. } => say!(lang, "form-move-in"),
                _ => say!(lang, "form-move"),
            };
            (title, say!(lang, "form-troops-label", least = *least, most = *most), most.to_string())
        }
        FormAsks::Ships(all) => trilogy::ships_form(lang, names.kit(), *all),
        FormAsks::Word => (say!(lang, "form-word"), say!(lang, "form-word-label", most = LONGEST_WORD), String::new()),
    };
    FormText {
        title: shortened(&title, LONGEST_TITLE),
        label: shortened(&label, LONGEST_TITLE),
        value: cut(&value, LONGEST_LINE),
        // A word is made harmless afterwards, which may make it shorter and never longer.
        longest: if form.asks == FormAsks::Word { LONGEST_WORD } else { LONGEST_LINE }.try_into().unwrap_or(u16::MAX),
        id: form.press.custom_id(),
    }
}

/// A panel with the names of what it shows.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    pub(super) names: Names<'a>,
    pub(super) panel: &'a Panel,
}

/// A select that has pages.
#[derive(Clone, Copy)]
pub(super) struct Paged {
    pub(super) of: Pages,
    pub(super) entries: usize,
    /// The page that is shown, from 0.
    pub(super) page: usize,
}

/// What another page of it shows.
#[derive(Clone, Copy)]
pub(super) enum Pages {
    /// A panel in which nothing is chosen yet.
    Panel(PanelId),
    /// What is chosen next after this.
    Chosen(PanelPress),
}

/// Text, selects, rows of buttons.
pub(super) type Parts = (String, Vec<Select>, Vec<Vec<Button>>);

impl Shown<'_> {
    pub(super) fn lang(self) -> Lang {
        self.names.lang
    }

    fn press(self, press: PanelPress) -> Press {
        Press { of: self.panel.sight.id, verb: Verb::Panel { counter: self.panel.counter, press } }
    }

    pub(super) fn button(self, style: Style, label: String, press: PanelPress) -> Button {
        Button::new(self.panel.sight.id, style, label, self.press(press).verb)
    }

    pub(super) fn for_me(self, panel: PanelId) -> Button {
        self.button(Style::Secondary, say!(self.lang(), "button-for-me"), PanelPress::ForMe(panel))
    }

    pub(super) fn option(self, label: &str, press: PanelPress, chosen: bool) -> SelectOption {
        SelectOption { label: shortened(label, LONGEST_CHOICE), press: self.press(press), chosen }
    }

    pub(super) fn troops(self, space: SpaceId) -> Troops {
        self.panel.sight.conquest().map_or(0, |view| view.spaces[space].troops)
    }

    fn leaf(self) -> Parts {
        match &self.panel.leaf {
            Leaf::Claim { free, draft, one_now } => self.claim(free, draft, *one_now),
            Leaf::Place { left, spaces, draft, on } => self.place(*left, spaces, draft, *on),
            Leaf::Trade { sets, forced } => self.trade(sets, *forced),
            Leaf::Attack { pairs, aim } => self.attack(pairs, *aim),
            Leaf::MoveIn { from, to, least, most } => self.move_in((*from, *to), (*least, *most)),
            Leaf::Fortify { from, chosen, to, aim } => self.fortify(from, *chosen, to, *aim),
            Leaf::Special(leaf) => self.special(leaf),
            Leaf::Nothing => (self.nothing(), Vec::new(), vec![self.take_back()]),
        }
    }

    fn claim(self, free: &[SpaceId], draft: &Draft, one_now: bool) -> Parts {
        let lang = self.lang();
        let option = |&space: &SpaceId| {
            let mark = if draft.claims.contains(&space) { "✓ " } else { "" };
            self.option(&format!("{mark}{}", self.names.space(space)), PanelPress::Claim(space), false)
        };
        let select = Select::new(say!(self.names, "select-claim"), self.page_of(free).iter().map(option));
        if one_now {
            return (say!(self.names, "panel-claim-now"), vec![select], vec![vec![self.for_me(PanelId::Claim)]]);
        }
        let list = if draft.claims.is_empty() {
            say!(lang, "panel-claims-empty")
        } else {
            say!(lang, "panel-claims", list = self.names.spaces(&draft.claims, PAGE))
        };
        let text = format!("{}\n{list}", say!(self.names, "panel-claim"));
        let row = vec![
            self.button(Style::Secondary, say!(lang, "button-reset"), PanelPress::Reset).enabled(!draft.is_empty()),
            self.for_me(PanelId::Claim),
            self.button(Style::Success, say!(lang, "button-confirm"), PanelPress::Confirm).enabled(!draft.is_empty()),
        ];
        (text, vec![select], vec![row])
    }

    fn place(self, left: Troops, spaces: &[(SpaceId, Troops)], draft: &Draft, on: Option<SpaceId>) -> Parts {
        let lang = self.lang();
        let mut text = say!(self.names, "panel-place", left = left);
        if !draft.is_empty() {
            let item = |&(space, armies): &(SpaceId, Troops)| {
                say!(lang, "panel-draft-item", space = self.names.space(space), armies = armies)
            };
            text = text + "\n" + &say!(lang, "panel-draft", list = listed(draft.placements.iter().map(item)));
        }
        if let Some(on) = on {
            let troops = self.troops(on) + draft.on(on);
            text = text + "\n" + &say!(lang, "panel-on", space = self.names.space(on), troops = troops);
        }
        let option = |&(space, _): &(SpaceId, Troops)| {
            let troops = self.troops(space) + draft.on(space);
            let label = say!(lang, "option-space", space = self.names.space(space), troops = troops);
            self.option(&label, PanelPress::On(space), on == Some(space))
        };
        let select = Select::new(say!(lang, "select-place"), self.page_of(spaces).iter().map(option));
        let room = on.and_then(|on| spaces.iter().find(|(space, _)| *space == on)).map_or(0, |&(_, room)| room);
        let most = left.min(room);
        let put = |armies, least: Troops, label: String| {
            let press = PanelPress::Put { on: on.unwrap_or(SpaceId(0)), armies };
            self.button(Style::Primary, label, press).enabled(most >= least)
        };
        let mut rows = Vec::new();
        if on.is_some() {
            rows.push(vec![
                put(PutPress::One, 1, say!(lang, "button-put", armies = 1)),
                put(PutPress::Three, 3, say!(lang, "button-put", armies = 3)),
                put(PutPress::Five, 5, say!(lang, "button-put", armies = 5)),
                put(PutPress::All, 1, say!(lang, "button-put-all")),
            ]);
        }
        let resets = !draft.is_empty() || self.panel.offers.iter().any(|offer| matches!(offer, Offer::TakeBack { .. }));
        rows.push(vec![
            self.button(Style::Secondary, say!(lang, "button-spread"), PanelPress::Spread).enabled(left > 0),
            self.button(Style::Secondary, say!(lang, "button-reset"), PanelPress::Reset).enabled(resets),
            self.for_me(PanelId::Place),
            self.button(Style::Secondary, say!(lang, "button-write"), PanelPress::Write),
            self.button(Style::Success, say!(lang, "button-confirm"), PanelPress::Confirm).enabled(!draft.is_empty()),
        ]);
        (text, vec![select], rows)
    }

    fn trade(self, sets: &[SetOffer], forced: bool) -> Parts {
        let lang = self.lang();
        let text = match (sets.is_empty(), forced) {
            (true, _) => say!(lang, "panel-trade-none"),
            (false, true) => say!(lang, "panel-trade-forced"),
            (false, false) => say!(lang, "panel-trade"),
        };
        if sets.len() > SET_BUTTONS {
            let option = |set: &SetOffer| self.option(&set_line(self.names, set), PanelPress::Trade(set.cards), false);
            let select = Select::new(say!(lang, "select-set"), self.page_of(sets).iter().map(option));
            return (text, vec![select], vec![vec![self.for_me(PanelId::Trade)]]);
        }
        let button = |set: &SetOffer| {
            let label = say!(lang, "button-set", value = set.value, cards = self.names.in_set(&set.cards));
            self.button(Style::Primary, label, PanelPress::Trade(set.cards))
        };
        (text, Vec::new(), vec![sets.iter().map(button).collect()])
    }

    fn attack(self, pairs: &[Pair], aim: Option<Pair>) -> Parts {
        let lang = self.lang();
        let option = |pair: &Pair| {
            let (attackers, defenders) = pair.armies;
            let label = say!(
                lang,
                "option-attack",
                from = self.names.label(pair.from),
                to = self.names.label(pair.to),
                attackers = attackers,
                defenders = defenders,
                chance = chance(lang, pair.chance)
            );
            let chosen = aim.is_some_and(|aim| (aim.from, aim.to) == (pair.from, pair.to));
            self.option(&label, PanelPress::Aim { from: pair.from, to: pair.to }, chosen)
        };
        let select = Select::new(say!(lang, "select-attack"), self.page_of(pairs).iter().map(option));
        let text = say!(lang, "panel-attack", count = pairs.len());
        let Some(Pair { from, to, armies, chance: odds, .. }) = aim else {
            return (text, vec![select], vec![vec![self.for_me(PanelId::Attack)]]);
        };
        let (attackers, defenders) = armies;
        let aimed = say!(
            lang,
            "panel-aim",
            from = self.names.space(from),
            to = self.names.space(to),
            attackers = attackers,
            defenders = defenders,
            chance = chance(lang, odds)
        );
        let dice = self.panel.sight.conquest().map_or(0, |view| view.card.attack_dice);
        let attack = |style, label, until| self.button(style, label, PanelPress::Attack { from, to, until });
        let row = vec![
            attack(Style::Danger, say!(lang, "button-until-captured"), Until::Captured),
            attack(Style::Primary, say!(lang, "button-stop-at", armies = u32::from(dice)), Until::FullDice),
            attack(Style::Primary, say!(lang, "button-one-roll"), Until::Once),
            self.for_me(PanelId::Attack),
        ];
        (format!("{text}\n{aimed}"), vec![select], vec![row])
    }

    fn move_in(self, (from, to): (SpaceId, SpaceId), (least, most): (Troops, Troops)) -> Parts {
        let lang = self.lang();
        let (from, to) = (self.names.space(from), self.names.space(to));
        let text = say!(lang, "panel-move-in", from = from, to = to, least = least, most = most);
        let mut others = Vec::new();
        if most > least + 1 {
            others.push(self.button(Style::Secondary, say!(lang, "button-other"), PanelPress::WriteMoveIn));
        }
        others.push(self.button(Style::Secondary, say!(lang, "button-for-me"), PanelPress::MoveInForMe));
        // A row of their own: with ships there are as many as four answers.
        (text, Vec::new(), vec![move_in(self.names, &self.panel.sight, least, most), others])
    }

    fn fortify(
        self,
        from: &[SpaceId],
        chosen: Option<SpaceId>,
        to: &[SpaceId],
        aim: Option<(SpaceId, Troops)>,
    ) -> Parts {
        let lang = self.lang();
        let label =
            |space: SpaceId| say!(lang, "option-space", space = self.names.space(space), troops = self.troops(space));
        let source = |&space: &SpaceId| self.option(&label(space), PanelPress::From(space), chosen == Some(space));
        let mut text = say!(lang, "panel-fortify");
        let mut rows = Vec::new();
        let mut selects = vec![Select::new(say!(lang, "select-from"), self.sources(from, chosen).iter().map(source))];
        if let Some(from) = chosen {
            let target = |&space: &SpaceId| {
                let chosen = aim.is_some_and(|(to, _)| to == space);
                self.option(&label(space), PanelPress::To { from, to: space }, chosen)
            };
            let page = self.targets(to, aim.map(|(to, _)| to));
            selects.push(Select::new(say!(lang, "select-to"), page.iter().map(target)));
            if let Some((to, most)) = aim {
                let (a, b) = (self.names.space(from), self.names.space(to));
                text = text + "\n" + &say!(lang, "panel-move", from = a, to = b, armies = most);
                let moved = |style, label, how| self.button(style, label, PanelPress::Move { from, to, how });
                let mut row =
                    vec![moved(Style::Primary, say!(lang, "button-move-all", armies = most), MoveInPress::Most)];
                if most > 2 {
                    let half = say!(lang, "button-move-half", armies = most.div_ceil(2));
                    row.push(moved(Style::Primary, half, MoveInPress::Half));
                }
                if most > 1 {
                    row.push(moved(Style::Primary, say!(lang, "button-move-least", armies = 1), MoveInPress::Least));
                    let press = PanelPress::WriteMove { from, to };
                    row.push(self.button(Style::Secondary, say!(lang, "button-other"), press));
                }
                rows.push(row);
            }
        }
        if chosen.is_none() {
            rows.push(vec![self.for_me(PanelId::Fortify)]);
        }
        (text, selects, rows)
    }

    fn nothing(self) -> String {
        let lang = self.lang();
        let Some(view) = self.panel.sight.conquest() else { return say!(lang, "panel-done") };
        match tasks::of_seat(self.names, view, self.panel.seat) {
            Some(task) => say!(lang, "played-next", task = task),
            None => say!(lang, "panel-done"),
        }
    }

    fn take_back(self) -> Vec<Button> {
        let offered = self.panel.offers.iter().any(|offer| matches!(offer, Offer::TakeBack { .. }));
        let label = say!(self.lang(), "button-reset");
        offered.then(|| self.button(Style::Secondary, label, PanelPress::Reset)).into_iter().collect()
    }

    /// The entries on the page that is shown; an empty list where there is no such page.
    pub(super) fn page_of<T>(self, all: &[T]) -> &[T] {
        let pages = all.len().div_ceil(PAGE).max(1);
        let page = self.panel.page.min(pages - 1);
        all.chunks(PAGE).nth(page).unwrap_or_default()
    }

    /// Whence something moves: the page that is shown, or once one is chosen the page that holds it.
    pub(super) fn sources(self, from: &[SpaceId], chosen: Option<SpaceId>) -> &[SpaceId] {
        chosen.map_or_else(|| self.page_of(from), |space| page_with(from, |other| *other == space))
    }

    /// Whither, in the same way.
    pub(super) fn targets(self, to: &[SpaceId], aim: Option<SpaceId>) -> &[SpaceId] {
        self.sources(to, aim)
    }

    /// What the select holds in which something is chosen next; `None` where nothing is.
    fn paged(self) -> Option<Paged> {
        let first = |panel, entries| Some(Paged { of: Pages::Panel(panel), entries, page: self.panel.page });
        match &self.panel.leaf {
            Leaf::Claim { free, .. } => first(PanelId::Claim, free.len()),
            Leaf::Place { spaces, on: None, .. } => first(PanelId::Place, spaces.len()),
            Leaf::Trade { sets, .. } if sets.len() > SET_BUTTONS => first(PanelId::Trade, sets.len()),
            Leaf::Attack { pairs, aim: None } => first(PanelId::Attack, pairs.len()),
            Leaf::Fortify { from, chosen: None, .. } => first(PanelId::Fortify, from.len()),
            Leaf::Fortify { chosen: Some(from), to, aim, .. } => {
                Some(self.paged_to(PanelPress::From(*from), to, aim.map(|(to, _)| to)))
            }
            Leaf::Special(leaf) => self.special_pages(leaf),
            Leaf::Place { .. } | Leaf::Trade { .. } | Leaf::Attack { .. } | Leaf::MoveIn { .. } | Leaf::Nothing => None,
        }
    }

    /// The targets of what was chosen with `press`: the page that is shown, or the one that holds what is aimed at.
    pub(super) fn paged_to(self, press: PanelPress, to: &[SpaceId], aim: Option<SpaceId>) -> Paged {
        let aimed = aim.and_then(|aim| to.iter().position(|&space| space == aim)).map(|at| at / PAGE);
        Paged { of: Pages::Chosen(press), entries: to.len(), page: aimed.unwrap_or(self.panel.page) }
    }

    /// Back and more, where one page does not hold everything.
    fn pager(self) -> Vec<Button> {
        let Some(Paged { of, entries, page }) = self.paged() else { return Vec::new() };
        let last = entries.div_ceil(PAGE).max(1) - 1;
        let page = page.min(last);
        let button = |label, page: usize| {
            let page = u16::try_from(page).unwrap_or_default();
            let verb = match of {
                Pages::Panel(panel) if self.panel.sight.is_one_of_several(self.panel.seat) => {
                    Verb::OpenFor { panel, page, seat: self.panel.seat.0 }
                }
                Pages::Panel(panel) => Verb::Open { panel, page },
                Pages::Chosen(press) => Verb::Leaf { counter: self.panel.counter, page, press },
            };
            Button::new(self.panel.sight.id, Style::Secondary, label, verb)
        };
        let previous = page.checked_sub(1).map(|page| button(say!(self.lang(), "button-previous"), page));
        let next = (page < last).then(|| button(say!(self.lang(), "button-next"), page + 1));
        previous.into_iter().chain(next).collect()
    }

    /// The other panels, and the ends of step and turn.
    fn ways(self) -> Vec<Button> {
        let (lang, of, moves) = (self.lang(), self.panel.sight.id, self.panel.sight.moves);
        let here = match &self.panel.leaf {
            Leaf::Claim { .. } => Some(PanelId::Claim),
            Leaf::Place { .. } => Some(PanelId::Place),
            Leaf::Trade { .. } => Some(PanelId::Trade),
            Leaf::Attack { aim: None, .. } => Some(PanelId::Attack),
            Leaf::Fortify { chosen: None, .. } => Some(PanelId::Fortify),
            Leaf::Special(leaf) => Shown::special_here(leaf),
            // From what is chosen the way back is the panel itself.
            Leaf::Attack { .. } | Leaf::Fortify { .. } | Leaf::MoveIn { .. } | Leaf::Nothing => None,
        };
        let others = self.panel.ways().into_iter().filter(|&panel| Some(panel) != here);
        let mut row: Vec<Button> = others.map(|panel| way(self.names, of, panel)).collect();
        let ways = row.len();
        for offer in &self.panel.offers {
            match offer {
                Offer::EndStep { step: Step::Attack } => {
                    let label = say!(lang, "button-end-attacks");
                    row.push(Button::new(of, Style::Secondary, label, Verb::EndAttacks { moves }));
                }
                Offer::EndStep { step } if trilogy::is_late(*step) => {
                    let label = say!(lang, "button-next-step");
                    row.push(Button::new(of, Style::Secondary, label, Verb::EndAttacks { moves }));
                }
                Offer::EndTurn { .. } => {
                    row.push(Button::new(of, Style::Danger, say!(lang, "button-end-turn"), Verb::EndTurn { moves }));
                }
                _ => {}
            }
        }
        // What ends something is never left out, nor the way to another army.
        row.extend(self.armies());
        let ends = row.len() - ways;
        row.drain(ways.min(5_usize.saturating_sub(ends))..ways);
        row
    }

    /// The ways to the other armies of the presser that may act too.
    fn armies(self) -> Vec<Button> {
        let sight = &self.panel.sight;
        let Some(view) = sight.conquest() else { return Vec::new() };
        let button = |seat: SeatId| {
            let panel = ways(&view.offers(seat)).first().copied()?;
            let label = say!(self.lang(), "button-army", seat = self.names.seat(seat));
            let verb = Verb::OpenFor { panel, page: 0, seat: seat.0 };
            Some(Button::new(sight.id, Style::Secondary, label, verb))
        };
        sight.others_at_hand(self.panel.seat).into_iter().filter_map(button).collect()
    }
}

/// The page that holds what is chosen; the first one where none does.
pub(super) fn page_with<T>(all: &[T], is_chosen: impl Fn(&T) -> bool) -> &[T] {
    let page = all.chunks(PAGE).find(|page| page.iter().any(&is_chosen));
    page.or_else(|| all.chunks(PAGE).next()).unwrap_or_default()
}
