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

/// What is missing of it, as the interaction's `app_permissions` say. Administrator has everything.
pub(super) fn missing(bot: Permissions) -> Vec<Permission> {
    if bot.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    NEEDED.iter().filter(|(needed, _)| !bot.contains(*needed)).map(|(_, name)| *name).collect()
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
        assert_eq!(missing(invitation()), []);
        assert!(invitation().contains(Permissions::SEND_MESSAGES_IN_THREADS));
        assert_eq!(missing(Permissions::ADMINISTRATOR), []);
        assert_eq!(missing(invitation() - Permissions::ATTACH_FILES), [Permission::AttachFiles]);
        assert_eq!(missing(Permissions::empty()).len(), NEEDED.len());
    }
}
