//! What the bot needs in a channel, and what of it is missing.

use poise::serenity_prelude::Permissions;

use crate::text::Permission;

/// What a match needs in its channel, in the order in which it is named to people.
const NEEDED: [(Permissions, Permission); 4] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::SEND_MESSAGES, Permission::SendMessages),
    (Permissions::ATTACH_FILES, Permission::AttachFiles),
    (Permissions::READ_MESSAGE_HISTORY, Permission::ReadMessageHistory),
];

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

/// The same for a channel in which lines of text are written and nothing else.
pub(super) fn missing_for_lines(bot: Permissions, in_thread: bool) -> Vec<Permission> {
    missing(bot, in_thread).into_iter().filter(|permission| mute(&[*permission])).collect()
}

/// Whether nothing can be posted here without what is missing.
pub(super) fn mute(missing: &[Permission]) -> bool {
    let speaks = [Permission::ViewChannel, Permission::SendMessages, Permission::SendMessagesInThreads];
    missing.iter().any(|permission| speaks.contains(permission))
}

/// What every invitation asks for: the least that a match needs, in channels and in threads.
pub(super) fn invitation() -> Permissions {
    NEEDED.iter().fold(Permissions::SEND_MESSAGES_IN_THREADS, |all, (needed, _)| all | *needed)
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
