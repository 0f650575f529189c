//! Looking in public: a player shows everybody in the channel what everybody may see (ux 5). What is shown is made at delivery, from
//! the state of then and from what everybody sees; nobody's hand is in it.

use super::Table;
use super::answer::{Refused, Seen};
use super::arena_look::arena_dice_seen;
use super::change::Change;
use super::dice::dice;
use super::intent::{Look, Person};
use super::load::Match;
use super::look::{Typed, Wanted, arena_odds, order_odds, read_entries, station_odds};
use super::odds::odds;
use super::post::Post;
use super::reply::Reply;
use super::sight::AccountId;
use super::sight::Place;
use crate::assets::AnyKit;
use crate::game::ids::SeatId;
use crate::store::Reading;
use crate::text::lang::Lang;

/// Posts a look of one who plays in the match.
pub(super) fn show(change: &Change<'_, '_>, person: &Person, look: &Look) -> Result<Reply, Refused> {
    let seat = change.of.sight(Some(person.account)).last_played(person.account);
    let seat = seat.or(change.of.seats_of(person.account).first().copied()).ok_or(Refused::NoSeat)?;
    change.say(&Post::Look { of: change.of.id(), seat, lang: person.lang, look: look.clone() })?;
    Ok(Reply::Shown)
}

/// What everybody is shown; `lang` is that of the one who typed names.
pub(super) fn seen(reading: &Reading, of: &Match, seat: SeatId, lang: Lang, look: &Look) -> Result<Seen, Refused> {
    let sight = of.sight(None);
    let view = sight.view.clone();
    Ok(match look.clone() {
        Look::Status => Seen::Status { sight },
        Look::Board => {
            let last = read_entries(reading, of, &view.ok_or(Refused::NotStarted)?, Wanted::LastMove)?;
            Seen::Board { sight, last }
        }
        Look::BoardText => {
            view.ok_or(Refused::NotStarted)?;
            Seen::BoardText { sight }
        }
        Look::Log { of_move, since_my_turn } => {
            let wanted = match (of_move, since_my_turn) {
                (Some(asked), _) => Wanted::Move(asked),
                (None, true) => Wanted::Since(seat),
                (None, false) => Wanted::Newest,
            };
            let entries = read_entries(reading, of, &view.ok_or(Refused::NotStarted)?, wanted)?;
            Seen::Log { sight, entries, whole: of_move.is_some() }
        }
        Look::Odds { from, to, attackers, defenders, keep, dice } => {
            let seats = *of.options.seats().start();
            let typed = Typed { from, to, attackers, defenders, keep, dice };
            if sight.rebellion().is_some() {
                return arena_odds(sight, &typed);
            }
            if let Some(seen) = order_odds(&sight, &typed).or_else(|| station_odds(&sight, &typed, lang)) {
                return seen;
            }
            let view = sight.conquest();
            let card = view.map(|view| view.card.clone()).or_else(|| of.options.card(seats).conquest());
            let card = card.ok_or(Refused::NotStarted)?;
            let asked = typed.read(&of.options, view, lang)?;
            Seen::Odds { sight: Some(sight), odds: odds(asked, &card) }
        }
        Look::Dice => match of.kit {
            AnyKit::Conquest(_) => {
                let dice = of.game.is_some().then(|| dice(reading, of)).transpose()?.map(Box::new);
                Seen::Dice { sight: Some(sight), dice }
            }
            AnyKit::Rebellion(_) => arena_dice_seen(reading, of, sight)?,
        },
        // A hand is nobody else's business; the others say nothing of a match.
        Look::Hand | Look::BoardMine | Look::Orders | Look::Rules | Look::Help | Look::List | Look::As { .. } => {
            return Err(Refused::Bug);
        }
    })
}

impl Table {
    /// Whether the person may show this in public now: they play here, it can be seen, and nothing was shown in this minute. Counts.
    pub(super) async fn may_show(&self, person: &Person, place: Place, look: &Look, now: i64) -> Result<(), Refused> {
        if matches!(
            look,
            Look::Hand | Look::BoardMine | Look::Orders | Look::Rules | Look::Help | Look::List | Look::As { .. }
        ) {
            // No command offers that.
            return Err(Refused::Bug);
        }
        let sight = self.sight(place, Some(person.account)).await?;
        if sight.seats_of(person.account).is_empty() {
            return Err(Refused::NoSeat);
        }
        self.look(person, Some(place), look.clone()).await?;
        self.0.pace.show(place.channel, now)
    }

    /// Counts a picture that is drawn for somebody's look, or refuses it. Pictures that were drawn before are free.
    pub fn may_draw(&self, account: AccountId) -> Result<(), Refused> {
        self.0.pace.draw(account, self.now())
    }
}
