//! Looking: answered to the asker alone, without the writer.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::answer::{Expected, Listed, Refused, Seen, SightRef};
use super::arena_look::arena_dice_seen;
use super::army::at_hand;
use super::dice::dice;
use super::intent::{Look, Person};
use super::load::Match;
use super::names::{self, not_understood};
use super::odds::{Asked, odds, support};
use super::sight::{AccountId, Entry, MatchId, Place, Sight};
use super::special_panel::strikes;
use super::special_wish::{Aimed, aimed};
use super::stopped::is_gone;
use super::{Table, fold::fold, journal};
use crate::assets::{self, AnyKit};
use crate::game::conquest::rules::TurnCard;
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::view::View as ConquestView;
use crate::game::ids::{MOST_ON_A_SPACE, SeatId, SpaceId, Troops};
use crate::game::options::{Options, RulesetId};
use crate::game::rebellion::forecast::turn_odds;
use crate::game::refusal::Refusal;
use crate::game::view::View;
use crate::store::{GuildId, Reading, StoreError};
use crate::table::load::PLATFORM;
use crate::text::{self, lang::Lang};

/// The moves that `/log` shows without further words.
const NEWEST: u32 = 20;

/// The most matches in `/game list`.
const MOST_LISTED: usize = 25;

impl Table {
    /// Shows something of the match in a channel. In a direct message (`None`) only what needs no match.
    pub async fn look(&self, person: &Person, place: Option<Place>, look: Look) -> Result<Seen, Refused> {
        let of = match place {
            None => None,
            Some(place) => match self.match_in(place).await {
                Ok(id) => Some(id),
                Err(Refused::NoMatch) => None,
                Err(other) => return Err(other),
            },
        };
        Box::pin(self.look_into(person, place, of, look)).await
    }

    /// Shows something of a certain match of this channel: what a looking button asks for, also under an old post.
    pub async fn look_at(&self, person: &Person, place: Place, of: MatchId, look: Look) -> Result<Seen, Refused> {
        if self.state(of).await?.place() != place {
            return Err(Refused::NoMatch);
        }
        Box::pin(self.look_into(person, Some(place), Some(of), look)).await
    }

    /// What fell so far in a match that has begun, and how dice are made.
    async fn dice_seen(&self, of: Option<Arc<Match>>, shown: Option<Sight>) -> Result<Seen, Refused> {
        let begun = of.filter(|of| of.game.is_some());
        if let (Some(of), Some(sight)) = (&begun, &shown)
            && sight.rebellion().is_some()
        {
            let (of, sight) = (Arc::clone(of), sight.clone());
            let look = move |reading: &Reading| Ok::<_, StoreError>(arena_dice_seen(reading, &of, sight));
            return self.store().read(look).await?;
        }
        let dice = match begun {
            Some(of) => {
                let look = move |reading: &Reading| Ok::<_, StoreError>(dice(reading, &of));
                Some(Box::new(self.store().read(look).await??))
            }
            None => None,
        };
        Ok(Seen::Dice { sight: shown, dice })
    }

    async fn look_into(
        &self,
        person: &Person,
        place: Option<Place>,
        of: Option<MatchId>,
        look: Look,
    ) -> Result<Seen, Refused> {
        let of = match of {
            None => None,
            Some(id) => match self.state(id).await {
                Ok(of) => Some(of),
                // What needs no match is shown all the same.
                Err(Refused::SetAside(_)) if needs_no_match(&look) => None,
                Err(refused) => return Err(refused),
            },
        };
        let account = person.account;
        let sight = |of: &Match| (*self.sight_for(of, Some(account))).clone();
        let mut shown = of.as_deref().map(sight);
        let look = match look {
            Look::As { army, look } => {
                // As somebody who has that one alone.
                if let Some(sight) = &mut shown {
                    *sight = sight.as_army(account, sight.named_army(account, &army)?);
                }
                *look
            }
            look => look,
        };
        let none = if place.is_some() { Refused::NoMatch } else { Refused::NotHere };
        match look {
            Look::Rules => Ok(Seen::Rules { sight: shown }),
            Look::Help => Ok(Seen::Help { sight: shown, account }),
            Look::Dice => Box::pin(self.dice_seen(of, shown)).await,
            Look::List => Ok(Seen::List { matches: self.list(account, place.map(|place| place.guild)).await? }),
            Look::Odds { from, to, attackers, defenders, keep, dice } => {
                let typed = Typed { from, to, attackers, defenders, keep, dice };
                Box::pin(odds_seen(shown, of.as_ref().map(|of| of.options.clone()), typed, person.lang)).await
            }
            Look::Board | Look::BoardMine => {
                let (of, sight) = of.zip(shown).ok_or(none)?;
                // Where a picture could show what others may not know, it does so only for who asks for that.
                let hides = sight.conquest().is_some_and(|view| view.theatre().is_some());
                let sight = if hides && look == Look::Board { (*self.sight_for(&of, None)).clone() } else { sight };
                let view = sight.view.clone().ok_or(Refused::NotStarted)?;
                let last = self.entries(of, view, Wanted::LastMove).await?;
                Ok(Seen::Board { sight, last })
            }
            Look::BoardText => {
                let sight = shown.ok_or(none)?;
                if sight.view.is_some() { Ok(Seen::BoardText { sight }) } else { Err(Refused::NotStarted) }
            }
            Look::Status => Ok(Seen::Status { sight: shown.ok_or(none)? }),
            Look::Hand => hand_of(shown.ok_or(none)?, account),
            Look::Orders => orders_of(shown.ok_or(none)?, account),
            Look::Log { of_move, since_my_turn } => {
                let (of, sight) = of.zip(shown).ok_or(none)?;
                let view = sight.view.clone().ok_or(Refused::NotStarted)?;
                let wanted = match (of_move, since_my_turn) {
                    (Some(asked), _) => Wanted::Move(asked),
                    (None, true) => Wanted::Since(sight.last_played(account).ok_or(Refused::NoSeat)?),
                    (None, false) => Wanted::Newest,
                };
                let entries = self.entries(of, view, wanted).await?;
                Ok(Seen::Log { sight, entries, whole: of_move.is_some() })
            }
            // Unwrapped above, and no army has others.
            Look::As { .. } => Err(Refused::Bug),
        }
    }

    /// Lines of the journal, oldest first, as the owner of the view may know them.
    async fn entries(&self, of: Arc<Match>, view: View, wanted: Wanted) -> Result<Vec<Entry>, Refused> {
        let look = move |reading: &Reading| Ok::<_, StoreError>(read_entries(reading, &of, &view, wanted));
        self.store().read(look).await?
    }

    /// The live matches of a server, and elsewhere those that wait for the person; these come first.
    async fn list(&self, account: AccountId, guild: Option<u64>) -> Result<Vec<Listed>, Refused> {
        let look = move |reading: &Reading| {
            let mut heads = Vec::new();
            if let Some(guild) = guild {
                heads.extend(reading.live_matches_of_guild(GuildId(guild))?.rows);
            }
            if let Some(player) = reading.player_by_account(PLATFORM, &account.0.to_string())? {
                heads.extend(reading.live_matches_of_player(player.player_id)?.rows);
            }
            // Nobody can go where a channel was deleted.
            let ids = heads.iter().filter(|head| !is_gone(head)).map(|head| head.match_id);
            let mut ids: Vec<MatchId> = ids.collect();
            ids.sort_unstable();
            ids.dedup();
            Ok(ids)
        };
        let mut matches = Vec::new();
        for id in self.store().read(look).await? {
            // A match that cannot be read hides no other.
            let Ok(of) = self.state(id).await else { continue };
            let sight = self.sight_for(&of, Some(account));
            let awaited = sight.view.as_ref().map(View::awaited).unwrap_or_default();
            let own = sight.seats_of(account);
            let waits_for_you = awaited.iter().any(|seat| own.contains(seat));
            if guild != Some(sight.place.guild) && !waits_for_you {
                continue;
            }
            matches.push(Listed {
                id,
                place: sight.place,
                state: sight.state,
                ruleset: sight.options.ruleset,
                players: players(&sight),
                waits_for_you,
                turn: sight.view.as_ref().map_or(0, View::turn),
            });
        }
        matches.sort_by_key(|listed| !listed.waits_for_you);
        matches.truncate(MOST_LISTED);
        Ok(matches)
    }
}

/// The cards or figures of this person; the hands of several armies apart.
fn hand_of(sight: Sight, account: AccountId) -> Result<Seen, Refused> {
    let view = sight.view.as_ref().ok_or(Refused::NotStarted)?;
    let own = sight.seats_of(account);
    let seat = at_hand(view, &own, None).ok_or(Refused::NoSeat)?;
    match view {
        View::Conquest(view) if own.len() > 1 => {
            let hands = own.into_iter().map(|seat| (seat, view.sets_held(seat))).collect();
            Ok(Seen::Hands { sight, hands, shown: seat })
        }
        View::Conquest(view) => {
            let sets = view.sets_held(seat);
            Ok(Seen::Hand { sight, seat, sets })
        }
        View::Rebellion(_) => Ok(Seen::Figures { sight, seat }),
    }
}

/// The standing orders of this person; those of several armies apart.
fn orders_of(sight: Sight, account: AccountId) -> Result<Seen, Refused> {
    let view = sight.view.as_ref().ok_or(Refused::NotStarted)?;
    let seats = sight.seats_of(account);
    let seat = *seats.first().ok_or(Refused::NoSeat)?;
    if view.conquest().is_none_or(|view| view.theatre().is_none()) {
        return Err(Refused::Rules { refusal: Refusal::OtherGame, sight: Box::new(SightRef(sight)) });
    }
    Ok(if seats.len() > 1 { Seen::AllOrders { sight, seats } } else { Seen::Orders { sight, seat } })
}

/// How many play: people, each once, and the seats of the AI.
fn players(sight: &Sight) -> usize {
    let ais = sight.seats.iter().filter(|(_, seated)| seated.accounts.is_empty()).count();
    let people: BTreeSet<AccountId> =
        sight.seats.iter().flat_map(|(_, seated)| seated.accounts.iter().copied()).collect();
    ais + people.len()
}

/// The numbers of a match, if it is one with attacks.
fn numbers(options: &Options) -> Option<TurnCard> {
    options.card(*options.seats().start()).conquest()
}

fn needs_no_match(look: &Look) -> bool {
    match look {
        Look::Rules | Look::Help | Look::List | Look::Dice | Look::Odds { .. } => true,
        Look::Board
        | Look::BoardMine
        | Look::BoardText
        | Look::Hand
        | Look::Orders
        | Look::Status
        | Look::Log { .. } => false,
        Look::As { look, .. } => needs_no_match(look),
    }
}

/// Which lines of the journal.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wanted {
    LastMove,
    Newest,
    Move(i64),
    Since(SeatId),
}

pub(super) fn read_entries(reading: &Reading, of: &Match, view: &View, wanted: Wanted) -> Result<Vec<Entry>, Refused> {
    let newest = of.row.moves;
    let moves = match wanted {
        Wanted::LastMove => newest..=newest,
        Wanted::Newest => newest.saturating_sub(NEWEST - 1)..=newest,
        Wanted::Move(asked) => {
            let known = u32::try_from(asked).ok().filter(|asked| (1..=newest).contains(asked));
            let no_such = Refused::NoSuchEntry { asked, newest: u64::from(newest) };
            let asked = known.ok_or(no_such)?;
            asked..=asked
        }
        Wanted::Since(seat) => {
            let mut entries = journal::since_last_turn(reading, of, view, seat, view.turn())?;
            if view.on_turn() != Some(seat) {
                entries.extend(journal::of_turns(reading, of, view, view.turn()..=view.turn())?);
            }
            return Ok(entries);
        }
    };
    let rows = reading.journal_of_moves(of.id(), moves)?;
    Ok(rows.iter().filter_map(|row| journal::entry(of, view, row)).collect())
}

/// The odds of a turn of the dice game, of which nothing can be chosen: spaces and armies belong to another game. Like those of an
/// attack not for a thread that answers others.
pub(super) fn arena_odds(sight: Sight, typed: &Typed) -> Result<Seen, Refused> {
    let Typed { from, to, attackers, defenders, keep, dice } = typed;
    if from.is_some() || to.is_some() || [attackers, defenders, keep, dice].into_iter().any(Option::is_some) {
        return Err(Refused::Rules { refusal: Refusal::OtherGame, sight: Box::new(SightRef(sight)) });
    }
    let odds = sight.rebellion().and_then(|view| turn_odds(&view.table));
    Ok(Seen::ArenaOdds { sight, odds })
}

/// The odds that were asked for. Large sieges and open arenas take milliseconds: not on a thread that answers others.
async fn odds_seen(shown: Option<Sight>, of_match: Option<Options>, typed: Typed, lang: Lang) -> Result<Seen, Refused> {
    if let Some(sight) = shown.clone().filter(|sight| sight.rebellion().is_some()) {
        let odds = tokio::task::spawn_blocking(move || arena_odds(sight, &typed));
        return odds.await.map_err(|_| Refused::Bug)?;
    }
    let special = |sight| order_odds(sight, &typed).or_else(|| station_odds(sight, &typed, lang));
    if let Some(seen) = shown.as_ref().and_then(special) {
        return seen;
    }
    let view = shown.as_ref().and_then(Sight::conquest);
    let of_match = of_match.filter(|options| numbers(options).is_some());
    let options = of_match.unwrap_or_else(|| Options::new(RulesetId::ALL[0]));
    let card = view.map(|view| view.card.clone()).or_else(|| numbers(&options)).ok_or(Refused::Bug)?;
    let asked = typed.read(&options, view, lang)?;
    let odds = tokio::task::spawn_blocking(move || odds(asked, &card)).await.map_err(|_| Refused::Bug)?;
    Ok(Seen::Odds { sight: shown, odds })
}

/// The value by which the order is chosen in autocomplete: no id of a space has a colon.
pub(super) const ORDER: &str = "the:order";

/// The odds of the order, where it was named as what comes.
pub(super) fn order_odds(sight: &Sight, typed: &Typed) -> Option<Result<Seen, Refused>> {
    let asked = typed.to.as_deref().or(typed.from.as_deref())?;
    let means = asked == ORDER || Lang::ALL.into_iter().any(|lang| fold(&text::order_name(lang)) == fold(asked));
    let view = sight.conquest().filter(|view| means && view.theatre().is_some_and(|theatre| !theatre.has_station()))?;
    let chances = view.order_chances().map(|chances| Seen::OrderOdds { sight: sight.clone(), chances });
    Some(chances.ok_or(Refused::OrderOdds))
}

/// The odds of attacks on the station, where it was named as what is attacked.
pub(super) fn station_odds(sight: &Sight, typed: &Typed, lang: Lang) -> Option<Result<Seen, Refused>> {
    let view = sight.conquest().filter(|view| view.theatre().is_some_and(Theatre::has_station))?;
    let kit = assets::kit(sight.options.edition_id()).and_then(AnyKit::conquest)?;
    if !matches!(aimed(typed.to.as_deref()?, kit, lang), Ok(Aimed::Station)) {
        return None;
    }
    let Some(from) = typed.from.as_deref() else { return Some(Err(not_understood("", Expected::Odds))) };
    let from = match names::space(from, kit, lang) {
        Ok(from) => from,
        Err(refused) => return Some(Err(refused)),
    };
    let strikes = view.spaces[from].owner.and_then(|seat| strikes(view, seat, from));
    Some(Ok(Seen::StationOdds { sight: sight.clone(), from, strikes }))
}

/// The odds as they were asked for.
pub(super) struct Typed {
    pub(super) from: Option<String>,
    pub(super) to: Option<String>,
    pub(super) attackers: Option<i64>,
    pub(super) defenders: Option<i64>,
    pub(super) keep: Option<i64>,
    pub(super) dice: Option<i64>,
}

impl Typed {
    /// Names and numbers; where only names are given, the armies that stand there.
    pub(super) fn read(&self, options: &Options, view: Option<&ConquestView>, lang: Lang) -> Result<Asked, Refused> {
        let kit = assets::kit(options.edition_id()).and_then(AnyKit::conquest).ok_or(Refused::Bug)?;
        let space = |asked: &Option<String>| -> Result<Option<SpaceId>, Refused> {
            asked.as_deref().map(|asked| names::space(asked, kit, lang)).transpose()
        };
        let (from, to) = (space(&self.from)?, space(&self.to)?);
        let there = |space: Option<SpaceId>| space.zip(view).map(|(space, view)| view.spaces[space].troops);
        let troops = |typed: Option<i64>, there: Option<Troops>, least: Troops| match (typed, there) {
            (Some(typed), _) => in_range(typed, least, MOST_ON_A_SPACE),
            (None, Some(there)) => Ok(there),
            (None, None) => Err(not_understood("", Expected::Odds)),
        };
        let attackers = troops(self.attackers, there(from), 1)?;
        let defenders = troops(self.defenders, there(to), 1)?;
        let keep = self.keep.map_or(Ok(1), |keep| in_range(keep, 1, MOST_ON_A_SPACE))?;
        let dice = self.dice.map(|dice| in_range(dice, 1, 3)).transpose()?;
        // What supports the two sides is that of the position, also with other numbers of armies.
        let between = from.zip(to);
        let support = between.zip(view).map(|((from, to), view)| support(view, from, to, None)).unwrap_or_default();
        Ok(Asked { between, attackers, defenders, keep, dice: dice.and_then(|dice| u8::try_from(dice).ok()), support })
    }
}

fn in_range(asked: i64, least: Troops, most: Troops) -> Result<Troops, Refused> {
    let out = Refused::OutOfRange { asked, least: i64::from(least), most: i64::from(most) };
    Troops::try_from(asked).ok().filter(|asked| (least..=most).contains(asked)).ok_or(out)
}
