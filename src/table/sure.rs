//! Acts that take something away are asked twice. First the one who asks is shown what would be lost, alone; the button below carries
//! the version of the match, so that nobody confirms something else than what they saw.

use super::Table;
use super::answer::{Refused, SightRef};
use super::change::Change;
use super::draw;
use super::intent::{Intent, Person};
use super::load::Match;
use super::moderate::{self, Moderator, human_seat, undoable};
use super::post::Notice;
use super::press::{NotOurs, Press, Verb, number};
use super::question;
use super::reply::Reply;
use super::sight::{AccountId, MatchId, MatchState, Place, Sight};
use crate::game::action::Action;
use crate::game::ids::SeatId;
use crate::game::people::{Actor, Viewer};
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
    /// Whoever has this seat leaves it to the AI, with all others that they have.
    Leave(SeatId),
    /// Whoever has this seat gives up, with all that they have.
    Surrender(SeatId),
    /// Everybody is asked for a draw.
    Draw,
}

/// What people may do about their own part in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    Leave,
    Surrender,
    Draw,
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
    /// Their player leaves these seats to the AI.
    Left(Vec<SeatId>),
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
    /// These seats of one player cannot win any more.
    Surrendered(Vec<SeatId>),
    /// The match, once the people of these seats agree; at once where there are none.
    Drawn { asks: Vec<SeatId> },
}

impl Loss {
    /// The act that loses it.
    pub fn act(&self) -> Sure {
        match self {
            Self::Kicked(seat) => Sure::Kick(*seat),
            Self::Moves { from, .. } => Sure::Undo { moves: *from },
            Self::Match => Sure::End,
            Self::Left(seats) => Sure::Leave(seats.first().copied().unwrap_or(SeatId(0))),
            Self::Surrendered(seats) => Sure::Surrender(seats.first().copied().unwrap_or(SeatId(0))),
            Self::Drawn { .. } => Sure::Draw,
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
            Self::Surrender(SeatId(seat)) => format!("surrender:{seat}"),
            Self::Draw => "draw".to_owned(),
        }
    }

    /// What it is, if people do it for themselves.
    fn own(self) -> Option<Own> {
        match self {
            Self::Leave(_) => Some(Own::Leave),
            Self::Surrender(_) => Some(Own::Surrender),
            Self::Draw => Some(Own::Draw),
            Self::Kick(_) | Self::Undo { .. } | Self::End => None,
        }
    }

    pub(super) fn from_words(words: &[&str]) -> Result<Self, NotOurs> {
        match words {
            ["kick", seat] => Ok(Self::Kick(SeatId(number(seat)?))),
            ["undo", moves] => Ok(Self::Undo { moves: number(moves)? }),
            ["end"] => Ok(Self::End),
            ["leave", seat] => Ok(Self::Leave(SeatId(number(seat)?))),
            ["surrender", seat] => Ok(Self::Surrender(SeatId(number(seat)?))),
            ["draw"] => Ok(Self::Draw),
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
        self.foresee_own(&of, account, Own::Leave).map(Some)
    }

    /// What people would lose by what they may do about their own part in the match of the channel.
    pub async fn own(&self, account: AccountId, place: Place, act: Own) -> Result<Preview, Refused> {
        self.foresee_own(&*self.state(self.match_in(place).await?).await?, account, act)
    }

    fn foresee_own(&self, of: &Match, account: AccountId, act: Own) -> Result<Preview, Refused> {
        moderate::played(of)?;
        let seat = own_seat(of, account)?;
        let loss = match act {
            Own::Leave => Loss::Left(of.seats_of(account)),
            Own::Surrender => Loss::Surrendered(in_play(of, account)),
            Own::Draw => Loss::Drawn { asks: draw::asks(of, seat) },
        };
        let view = of.view(Viewer::Public).ok_or(Refused::NotStarted)?;
        if act != Own::Leave
            && let Err(refusal) = view.check(seat, &Action::Surrender)
        {
            // Whoever cannot give up has nothing to win or to agree to.
            return Err(Refused::Rules { refusal, sight: Box::new(SightRef(of.sight(Some(account)))) });
        }
        let sight = Some((*self.sight_for(of, None)).clone());
        Ok(Preview { of: of.id(), version: of.row.version, sight, loss })
    }

    /// The preview of a confirming button as things stand now.
    pub async fn preview_again(&self, person: &Person, place: Place, press: Press) -> Result<Preview, Refused> {
        let Verb::Sure { act, .. } = press.verb else { return Err(Refused::OldButton) };
        if let Some(own) = act.own() {
            return self.own(person.account, place, own).await;
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
            Sure::Kick(_) | Sure::Leave(_) | Sure::Surrender(_) | Sure::Draw => return Err(Refused::MovedOn),
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
    if act.own().is_some() {
        return carry_out_own(change, person, version, act);
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
        Sure::End => moderate::end(change, &moderator),
        // Done above, by whoever has the seat.
        Sure::Leave(_) | Sure::Surrender(_) | Sure::Draw => Err(Refused::Bug),
    }
}

/// What people do about their own part in a match that has begun.
fn carry_out_own(change: &mut Change<'_, '_>, person: &Person, version: u32, act: Sure) -> Result<Reply, Refused> {
    moderate::played(&change.of)?;
    let own = own_seat(&change.of, person.account)?;
    if change.of.row.version != version {
        return Err(Refused::MovedOn);
    }
    match act {
        Sure::Leave(seat) if change.of.seats_of(person.account).contains(&seat) => {
            let several = change.of.seats_of(person.account);
            for seat in several.iter().copied() {
                if several.len() > 1 && !moderate::is_in_play(change, seat) {
                    // One of several that is out: there is nothing to play in it.
                    moderate::vacate(change, seat)?;
                    change.write()?;
                } else {
                    moderate::to_ai(change, seat, person.account)?;
                    change.notice(Notice::Left { seat })?;
                }
            }
            Ok(Reply::LeftToAi)
        }
        Sure::Surrender(seat) if change.of.seats_of(person.account).contains(&seat) => {
            let mut giving = in_play(&change.of, person.account);
            if giving.is_empty() {
                // The rules say why that is not possible.
                giving.push(own);
            }
            for seat in giving {
                if !change.of.row.state.is_live() {
                    break;
                }
                // Told before the end that it may bring.
                change.notice(Notice::Surrendered { seat })?;
                moderate::vacate(change, seat)?;
                change.play(Actor::Seat(seat), &Action::Surrender, Some(person.account))?;
                draw::somebody_left(change)?;
            }
            Ok(Reply::Surrendered)
        }
        Sure::Draw => draw::offer(change, person, own),
        Sure::Leave(_) | Sure::Surrender(_) | Sure::Kick(_) | Sure::Undo { .. } | Sure::End => Err(Refused::MovedOn),
    }
}

/// The seat with which somebody speaks for their own part: of several the first with which they can still win.
pub(super) fn own_seat(of: &Match, account: AccountId) -> Result<SeatId, Refused> {
    let playing = in_play(of, account).first().copied();
    playing.or(of.seats_of(account).first().copied()).ok_or(Refused::NoSeat)
}

/// The seats of a person that can still win.
fn in_play(of: &Match, account: AccountId) -> Vec<SeatId> {
    let contenders = of.view(Viewer::Public).map(|view| view.contenders()).unwrap_or_default();
    of.seats_of(account).into_iter().filter(|seat| contenders.contains(seat)).collect()
}
