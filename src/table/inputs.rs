//! What makes the luck of a match besides its seed: all of it is public, none of it can be chosen by one person alone, and nothing of
//! it changes once the match has begun (`docs/dice.md`).

use super::answer::{Expected, Refused};
use super::change::Change;
use super::intent::Person;
use super::load::{Chair, Match};
use super::lobby::{finish, in_lobby, put_chair};
use super::names::not_understood;
use super::reply::Reply;
use super::sight::Place;
use crate::game::ids::SeatId;
use crate::seal::{MatchKey, Seed};
use crate::store::MessageId;
use crate::text::{LONGEST_WORD, inert_word};

/// The lines that make the match key together with the seed. `commitment` is the message that first showed the seed's SHA-256, `start`
/// the interaction that starts the match: Discord chose both.
pub(super) fn public_inputs(of: &Match, commitment: MessageId, start: u64) -> Vec<String> {
    let Place { guild, channel } = of.place();
    let mut inputs = vec![
        format!("match {}", of.id().0),
        format!("server {guild}"),
        format!("channel {channel}"),
        format!("edition {} {}", of.row.edition, of.row.edition_hash),
        format!("ruleset {} preset {}", of.options.ruleset.id(), of.options.preset),
    ];
    inputs.extend(of.options.changed.iter().map(|(option, value)| format!("option {option} {value}")));
    inputs.push(format!("commitment {}", commitment.0));
    inputs.extend(of.chairs.iter().map(|(seat, chair)| line_of(seat, chair)));
    inputs.push(format!("start {start}"));
    inputs
}

/// Who sits there, by which interaction, and their word where they gave one. Not their name: it may be changed, and a word may not.
fn line_of(seat: SeatId, chair: &Chair) -> String {
    let number = u16::from(seat.0) + 1;
    let people: Vec<String> = chair.people.iter().map(|sitter| sitter.account.0.to_string()).collect();
    let who = if people.is_empty() { "ai".to_owned() } else { people.join(",") };
    // Seats that were taken before this was kept have none.
    let joined = chair.joined.map_or("unknown".to_owned(), |id| id.to_string());
    let word = chair.word.as_ref().map(|word| format!(" word {word}")).unwrap_or_default();
    format!("seat {number} {} {who} joined {joined}{word}", chair.slot)
}

/// Settles the luck of the match: from here on nothing goes into it any more. Refused while the commitment is not posted.
pub(super) fn settle(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    let id = change.of.id();
    let commitment = change.of.seal_message.ok_or(Refused::NotSealedYet)?;
    let seed = change.tx.seed(id)?.ok_or(Refused::Bug)?;
    let inputs = public_inputs(&change.of, commitment, change.interaction);
    let key_hash = MatchKey::new(&Seed::from_bytes(seed.seed.0), &inputs).hash();
    change.tx.set_seed_inputs(id, &super::lobby::json(&inputs)?)?;
    change.tx.set_key_hash(id, &key_hash)?;
    change.of.inputs = inputs;
    change.of.key_hash = Some(key_hash);
    Ok(())
}

/// Takes a person's word for the dice: once, in the lobby, made harmless. It goes when they leave.
pub(super) fn give_word(change: &mut Change<'_, '_>, person: &Person, typed: &str) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    let seat = may_give(&change.of, person)?;
    let word = inert_word(typed);
    if word.is_empty() {
        return Err(not_understood(typed, Expected::Word));
    }
    if word.chars().count() > LONGEST_WORD {
        return Err(Refused::WordTooLong { most: LONGEST_WORD });
    }
    change.of.chairs[seat].word = Some(word.clone());
    put_chair(change, seat, &change.of.chairs[seat])?;
    finish(change)?;
    Ok(Reply::Worded(word))
}

/// The seat for which the person may still give a word.
pub(super) fn may_give(of: &Match, person: &Person) -> Result<SeatId, Refused> {
    let seat = *of.seats_of(person.account).first().ok_or(Refused::JoinFirst)?;
    match &of.chairs[seat].word {
        Some(word) => Err(Refused::WordGiven { word: word.clone() }),
        None => Ok(seat),
    }
}
