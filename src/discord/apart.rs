//! A match in a thread of its own: what is missing is said before there is a thread, and no thread stays without its lobby.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use poise::serenity_prelude as serenity;

use serenity::{AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditThread};

use super::asked::Asked;
use super::commands::{Context, Done};
use super::desk::Desk;
use super::fault::in_short;
use super::{permissions, reply};
use crate::table::answer::{Answer, Refused};
use crate::table::intent::{Intent, Request};
use crate::table::sight::{AccountId, Place};
use crate::text::{self, Message, Permission};

/// Who makes a thread in which channel just now. Clones share it.
#[derive(Clone, Default)]
pub(super) struct Openings(Arc<Mutex<BTreeSet<(AccountId, u64)>>>);

/// One opening that is under way; it ends when this is dropped.
struct UnderWay {
    of: Openings,
    whose: (AccountId, u64),
}

/// Makes a thread in this channel and opens the lobby in it.
pub(super) async fn open(context: Context<'_>, ruleset: Option<String>, preset: Option<String>) -> Done {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let kind = context.interaction.channel.as_ref().map(|channel| channel.kind);
    let work = async {
        let opened = opened(desk, &asked, kind, (ruleset, preset)).await;
        opened.unwrap_or_else(|refused| text::refused(&refused, asked.lang))
    };
    reply::answer(desk, &asked, Box::pin(work)).await;
    Ok(())
}

async fn opened(
    desk: &Desk,
    asked: &Asked,
    kind: Option<ChannelType>,
    (ruleset, preset): (Option<String>, Option<String>),
) -> Result<Message, Refused> {
    let place = asked.place.ok_or(Refused::NotHere)?;
    let kind = match kind {
        Some(ChannelType::Text) => ChannelType::PublicThread,
        Some(ChannelType::News) => ChannelType::NewsThread,
        _ => return Ok(text::no_thread_here(asked.lang)),
    };
    let missing = permissions::missing_for_a_thread(asked.bot);
    if permissions::mute(&missing) {
        return Ok(text::missing_permissions(&missing, asked.lang));
    }
    let table = desk.table();
    let person = asked.person_with(table.moderator_role(place.guild).await);
    if !asked.makes_threads && !person.moderator {
        return Ok(text::no_right_to_threads(Permission::CreatePublicThreads, asked.lang));
    }
    // Several commands at once would each find that nothing is open yet.
    let Some(_under_way) = desk.openings().begin((asked.account, place.channel)) else {
        return Ok(text::thread_under_way(asked.lang));
    };
    let of = table.may_open(&person, place, ruleset.as_deref(), preset.as_deref()).await?;
    table.greet(place.guild, asked.guild_lang).await?;
    let lang = table.guild(place.guild).await?.language.unwrap_or(asked.guild_lang);
    let create = CreateThread::new(text::thread_name(of, &person.name, lang))
        .kind(kind)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    let thread = match ChannelId::new(place.channel).create_thread(desk.turn().await.http(), create).await {
        Ok(thread) => thread.id,
        Err(error) => {
            tracing::warn!("a thread was not made: {}", in_short(&error));
            return Ok(text::no_thread_made(asked.lang));
        }
    };
    let request = Request {
        receipt: asked.id.get(),
        person,
        place: Place { channel: thread.get(), ..place },
        parent: Some(place.channel),
        intent: Intent::New { ruleset, preset },
    };
    match table.act(request).await {
        Ok(Answer::Opened { .. }) => {
            let mut message = text::opened_in_thread(thread.get(), asked.lang);
            if !missing.is_empty() {
                let note = text::missing_permissions(&missing, asked.lang);
                message.content = format!("{}\n\n{}", message.content, note.content);
            }
            Ok(message)
        }
        Ok(other) => {
            give_back(desk, thread).await;
            Ok(text::answer(&other, asked.lang))
        }
        Err(refused) => {
            give_back(desk, thread).await;
            Err(refused)
        }
    }
}

/// Deletes a thread that was made for nothing; without that right it is put to sleep, which the one who made it may.
async fn give_back(desk: &Desk, thread: ChannelId) {
    let Err(error) = thread.delete(desk.turn().await.http()).await else { return };
    tracing::debug!("an empty thread stays: {}", in_short(&error));
    if let Err(error) = thread.edit_thread(desk.turn().await.http(), EditThread::new().archived(true)).await {
        tracing::warn!("an empty thread stays awake: {}", in_short(&error));
    }
}

impl Openings {
    /// Begins one, unless this person has one under way in this channel.
    fn begin(&self, whose: (AccountId, u64)) -> Option<UnderWay> {
        self.all().insert(whose).then(|| UnderWay { of: self.clone(), whose })
    }

    fn all(&self) -> MutexGuard<'_, BTreeSet<(AccountId, u64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.of.all().remove(&self.whose);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_makes_one_thread_at_a_time_in_a_channel() {
        let openings = Openings::default();
        let first = openings.begin((AccountId(1), 7));
        assert!(first.is_some() && openings.begin((AccountId(1), 7)).is_none());
        assert!(openings.begin((AccountId(1), 8)).is_some() && openings.begin((AccountId(2), 7)).is_some());
        drop(first);
        assert!(openings.begin((AccountId(1), 7)).is_some(), "it is over");
    }
}
