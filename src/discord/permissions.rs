//! What the bot needs in a channel, and what of it is missing.

use poise::serenity_prelude::{ApplicationId, Permissions};

use super::asked::Asked;
use crate::text::{self, Message, Permission};

/// What a match needs in its channel, in the order in which it is named to people.
const NEEDED: [(Permissions, Permission); 4] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::SEND_MESSAGES, Permission::SendMessages),
    (Permissions::ATTACH_FILES, Permission::AttachFiles),
    (Permissions::READ_MESSAGE_HISTORY, Permission::ReadMessageHistory),
];

/// What threads need besides, in the order in which it is named to people.
const FOR_THREADS: [(Permissions, Permission); 2] = [
    (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendMessagesInThreads),
    (Permissions::CREATE_PUBLIC_THREADS, Permission::CreatePublicThreads),
];

/// Pin Messages, which the library does not know yet.
const PIN_MESSAGES: u64 = 1 << 51;

/// What is missing of it, as the interaction's `app_permissions` say. Administrator has everything. In a thread another right than
/// in its channel is needed to speak.
pub(super) fn missing(bot: Permissions, in_thread: bool) -> Vec<Permission> {
    if bot.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    let needed = NEEDED.map(|(needed, name)| match name {
        Permission::SendMessages if in_thread => {
            (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendMessagesInThreads)
        }
        _ => (needed, name),
    });
    needed.iter().filter(|(needed, _)| !bot.contains(*needed)).map(|(_, name)| *name).collect()
}

/// The same for a thread that is yet to be made in this channel.
pub(super) fn missing_for_a_thread(bot: Permissions) -> Vec<Permission> {
    let mut all = missing(bot, true);
    if !bot.intersects(Permissions::CREATE_PUBLIC_THREADS | Permissions::ADMINISTRATOR) {
        all.push(Permission::CreatePublicThreads);
    }
    all
}

/// The same for a channel in which lines of text are written and nothing else.
pub(super) fn missing_for_lines(bot: Permissions, in_thread: bool) -> Vec<Permission> {
    missing(bot, in_thread).into_iter().filter(|permission| mute(&[*permission])).collect()
}

/// Whether nothing can be posted here without what is missing.
pub(super) fn mute(missing: &[Permission]) -> bool {
    let speaks = [
        Permission::ViewChannel,
        Permission::SendMessages,
        Permission::SendMessagesInThreads,
        Permission::CreatePublicThreads,
    ];
    missing.iter().any(|permission| speaks.contains(permission))
}

/// The answer, and below it what is missing here if nothing can be posted without it: what the asker has done stays unsaid.
pub(super) fn named(asked: &Asked, message: Message) -> Message {
    let missing = missing(asked.bot, asked.parent.is_some());
    let in_vain = asked.place.is_some() && mute(&missing);
    if in_vain { text::with_missing_permissions(message, &missing, asked.lang) } else { message }
}

/// What every invitation asks for: the least that a match needs, in channels and in threads, and what makes threads and pins cards.
pub(super) fn invitation() -> Permissions {
    let pins = Permissions::from_bits_retain(PIN_MESSAGES);
    NEEDED.iter().chain(&FOR_THREADS).fold(pins, |all, (needed, _)| all | *needed)
}

/// What is missing of it, pins apart: a match goes on without.
pub(super) fn missing_of_invitation(bot: Permissions) -> Vec<Permission> {
    if bot.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    NEEDED.iter().chain(&FOR_THREADS).filter(|(needed, _)| !bot.contains(*needed)).map(|(_, name)| *name).collect()
}

/// The link with which somebody who manages a server invites the bot.
pub(super) fn invitation_link(application: ApplicationId) -> String {
    let permissions = invitation().bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&permissions={permissions}\
         &scope=bot+applications.commands"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_and_an_administrator_lacks_nothing() {
        assert_eq!(missing(invitation(), false), []);
        assert_eq!(missing(invitation(), true), []);
        assert!(invitation().contains(Permissions::SEND_MESSAGES_IN_THREADS));
        assert_eq!(missing(Permissions::ADMINISTRATOR, true), []);
        assert_eq!(missing(invitation() - Permissions::ATTACH_FILES, false), [Permission::AttachFiles]);
        assert_eq!(missing(Permissions::empty(), false).len(), NEEDED.len());
        assert_eq!(missing_of_invitation(invitation()), []);
        assert_eq!(missing_of_invitation(Permissions::empty()).len(), NEEDED.len() + FOR_THREADS.len());
    }

    #[test]
    fn a_thread_that_is_yet_to_be_made_needs_one_more() {
        assert_eq!(missing_for_a_thread(invitation()), []);
        assert_eq!(missing_for_a_thread(Permissions::ADMINISTRATOR), []);
        let lacks = missing_for_a_thread(invitation() - Permissions::CREATE_PUBLIC_THREADS);
        assert_eq!(lacks, [Permission::CreatePublicThreads]);
        assert!(mute(&lacks));
    }

    #[test]
    fn a_thread_needs_a_right_of_its_own() {
        let threads = invitation() - Permissions::SEND_MESSAGES;
        assert_eq!(missing(threads, true), []);
        assert_eq!(missing(threads, false), [Permission::SendMessages]);
        let channels = invitation() - Permissions::SEND_MESSAGES_IN_THREADS;
        assert_eq!(missing(channels, false), []);
        assert_eq!(missing(channels, true), [Permission::SendMessagesInThreads]);
        assert!(mute(&missing(channels, true)) && mute(&[Permission::ViewChannel]));
        assert!(!mute(&[Permission::AttachFiles, Permission::ReadMessageHistory]));
    }
}
