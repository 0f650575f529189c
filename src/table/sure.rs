//! Acts that take something away are asked twice. First the one who asks is shown what would be lost, alone; the button below carries
//! the version of the match, so that nobody confirms something else than what they saw.

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::intent::{Intent, Person};
use super::load::Match;
use super::moderate::{self, Moderator, human_seat, undoable};
use super::post::Notice;
use super::press::{NotOurs, Press, Verb, number};
use super::question;
use super::reply::Reply;
use super::sight::{AccountId, MatchId, MatchState, Place, Sight};
use crate::game::ids::SeatId;
use crate::store::{Reading, StoreError};

/// An act that was shown before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// A moderator takes the seat from its people.
    Kick(SeatId),
    /// Back to before this move.
    Undo {
        moves: u32,
    },
    End,
    /// Whoever has this seat leaves it to the AI.
    Leave(SeatId),
}

/// What an act would take away.
#[derive(Clone, Debug)]
pub struct Preview {
    pub of: MatchId,
    /// The version that it is true of.
    pub version: u32,
    /// `None` where the match cannot be read.
    pub sight: Option<Sight>,
    pub loss: Loss,
}

/// What would be lost, and with it which act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A moderator takes this seat from its people.
    Kicked(SeatId),
    /// Its people leave this seat to the AI.
    Left(SeatId),
    /// The moves from this one on.
    Moves {
        from: u32,
        taken_back: usize,
        /// The turn to which the match goes back; 0 is the set-up.
        turn: u32,
        /// Whose moves they are, each once.
        seats: Vec<SeatId>,
    },
    /// The match ends without a winner.
    Match,
}

impl Loss {
    /// The act that loses it.
    pub fn act(&self) -> Sure {
        match self {
            Self::Kicked(seat) => Sure::Kick(*seat),
            Self::Moves { from, .. } => Sure::Undo { moves: *from },
            Self::Match => Sure::End,
            Self::Left(seat) => Sure::Leave(*seat),
        }
    }
}

impl Sure {
    pub(super) fn words(self) -> String {
        match self {
            Self::Kick(SeatId(seat)) => format!("kick:{seat}"),
            Self::Undo { moves } => format!("undo:{moves}"),
            Self::End => "end".to_owned(),
            Self::Leave(SeatId(seat)) => format!("leave:{seat}"),
        }
    }

    pub(super) fn from_words(words: &[&str]) -> Result<Self, NotOurs> {
        match words {
            ["kick", seat] => Ok(Self::Kick(SeatId(number(seat)?))),
            ["undo", moves] => Ok(Self::Undo { moves: number(moves)? }),
            ["end"] => Ok(Self::End),
            ["leave", seat] => Ok(Self::Leave(SeatId(number(seat)?))),
            _ => Err(NotOurs),
        }
    }
}

impl Table {
    /// What an act of a moderator would take away; `typed` names a match of the server, else it is that of the channel.
    pub async fn preview(
        &self,
        person: &Person,
        place: Place,
        typed: Option<&str>,
        act: &Intent,
    ) -> Result<Preview, Refused> {
        Moderator::new(person)?;
        let id = self.meant(place, typed).await?;
        let of = match self.state(id).await {
            Ok(of) => of,
            Err(Refused::SetAside(_)) if *act == Intent::End => return self.unreadable(id).await,
            Err(refused) => return Err(refused),
        };
        let act = match act {
            Intent::Kick { seat } => Wish::Kick(human_seat(&of, seat)?),
            Intent::Undo { to } => Wish::Undo(*to),
            Intent::End => Wish::End,
            _ => return Err(Refused::Bug),
        };
        self.foresee(&of, act).await
    }

    /// What leaving would take from somebody; `None` in a lobby, which can be left at once and joined again.
    pub async fn leaving(&self, account: AccountId, place: Place) -> Result<Option<Preview>, Refused> {
        let of = self.state(self.match_in(place).await?).await?;
        if of.row.state == MatchState::Lobby {
            return Ok(None);
        }
        moderate::played(&of)?;
        let seat = own_seat(&of, account)?;
        let sight = Some((*self.sight_for(&of, None)).clone());
        Ok(Some(Preview { of: of.id(), version: of.row.version, sight, loss: Loss::Left(seat) }))
    }

    /// The preview of a confirming button as things stand now.
    pub async fn preview_again(&self, person: &Person, place: Place, press: Press) -> Result<Preview, Refused> {
        let Verb::Sure { act, .. } = press.verb else { return Err(Refused::OldButton) };
        if let Sure::Leave(_) = act {
            return self.leaving(person.account, place).await?.ok_or(Refused::OldButton);
        }
        Moderator::new(person)?;
        let of = match self.state(press.of).await {
            Err(Refused::SetAside(_)) if act == Sure::End => return self.unreadable(press.of).await,
            found => found?,
        };
        if of.place().guild != place.guild {
            return Err(Refused::OldButton);
        }
        let act = match act {
            Sure::Kick(seat) if of.chairs.get(seat).is_some_and(|chair| !chair.people.is_empty()) => Wish::Kick(seat),
            Sure::Kick(_) | Sure::Leave(_) => return Err(Refused::MovedOn),
            Sure::Undo { moves } => Wish::Undo(Some(i64::from(moves))),
            Sure::End => Wish::End,
        };
        self.foresee(&of, act).await
    }

    async fn foresee(&self, of: &Match, act: Wish) -> Result<Preview, Refused> {
        let sight = self.sight_for(of, None);
        let loss = match act {
            Wish::Kick(_) | Wish::End if !of.row.state.is_live() => return Err(Refused::MatchOver),
            Wish::Kick(seat) => Loss::Kicked(seat),
            Wish::End => Loss::Match,
            Wish::Undo(to) => {
                moderate::played(of)?;
                let of = of.clone();
                let look = move |reading: &Reading| Ok::<_, StoreError>(moves_lost(reading, &of, to));
                self.store().read(look).await??
            }
        };
        Ok(Preview { of: of.id(), version: of.row.version, sight: Some((*sight).clone()), loss })
    }

    async fn unreadable(&self, id: MatchId) -> Result<Preview, Refused> {
        let head = self.store().read(move |reading| reading.match_head(id)).await?;
        if !head.state.is_live() {
            return Err(Refused::MatchOver);
        }
        Ok(Preview { of: id, version: head.version, sight: None, loss: Loss::Match })
    }
}

/// The act whose loss is asked for.
#[derive(Clone, Copy, Debug)]
enum Wish {
    Kick(SeatId),
    Undo(Option<i64>),
    End,
}

fn moves_lost(reading: &Reading, of: &Match, to: Option<i64>) -> Result<Loss, Refused> {
    let moves = undoable(reading, of)?;
    let wanted = moderate::wanted(&moves, to)?;
    let lost = moves.iter().filter(|one| one.row.version >= wanted.row.version);
    let mut seats: Vec<SeatId> = lost.clone().filter_map(|one| one.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    Ok(Loss::Moves { from: wanted.row.move_no, taken_back: lost.count(), turn: wanted.row.turn, seats })
}

/// Does what was confirmed, at the version that was shown.
pub(super) fn carry_out(
    change: &mut Change<'_, '_>,
    person: &Person,
    version: u32,
    act: Sure,
) -> Result<Reply, Refused> {
    if let Sure::Leave(seat) = act {
        return leave(change, person, version, seat);
    }
    let moderator = Moderator::at(person, &change.of)?;
    if !change.of.row.state.is_live() {
        return Err(Refused::MatchOver);
    }
    if change.of.row.version != version {
        return Err(Refused::MovedOn);
    }
    match act {
        Sure::Kick(seat) => {
            let is_human = change.of.chairs.get(seat).is_some_and(|chair| !chair.people.is_empty());
            if is_human { moderate::kick(change, &moderator, seat, person) } else { Err(Refused::OldButton) }
        }
        Sure::Undo { moves } => question::undo(change, &moderator, Some(i64::from(moves))),
        // Done above, by whoever has the seat.
        Sure::Leave(_) => Err(Refused::Bug),
        Sure::End => moderate::end(change, &moderator),
    }
}

/// Leaves a match that has begun: the AI plays on.
fn leave(change: &mut Change<'_, '_>, person: &Person, version: u32, seat: SeatId) -> Result<Reply, Refused> {
    moderate::played(&change.of)?;
    let own = own_seat(&change.of, person.account)?;
    if change.of.row.version != version || own != seat {
        return Err(Refused::MovedOn);
    }
    moderate::to_ai(change, seat, person.account)?;
    change.notice(Notice::Left { seat })?;
    Ok(Reply::LeftToAi)
}

fn own_seat(of: &Match, account: AccountId) -> Result<SeatId, Refused> {
    of.seats_of(account).first().copied().ok_or(Refused::NoSeat)
}
