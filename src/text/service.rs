//! What the bot says about itself: rights that it lacks, pictures that it cannot send, commands of an older version.

use super::bundle::say;
use super::lang::Lang;
use super::message::{LONGEST_MESSAGE, Message, PictureWish, cut};
use super::refusals::refused;
use crate::table::answer::Refused;

/// A right that the bot needs in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    ViewChannel,
    SendMessages,
    SendMessagesInThreads,
    CreatePublicThreads,
    AttachFiles,
    ReadMessageHistory,
}

/// Which rights are missing here, and what to do.
pub fn missing_permissions(missing: &[Permission], lang: Lang) -> Message {
    let rights = missing.iter().map(|&permission| permission_name(permission, lang)).collect::<Vec<_>>().join(", ");
    Message::plain(say!(lang, "missing-permissions", rights = rights)).hushed()
}

/// The same below an answer, where without them nothing can be said in public.
pub fn with_missing_permissions(mut message: Message, missing: &[Permission], lang: Lang) -> Message {
    let note = missing_permissions(missing, lang).content;
    let left = LONGEST_MESSAGE - note.chars().count() - 2;
    message.content = format!("{}\n\n{note}", cut(&message.content, left));
    message
}

/// Which rights are missing in the channel in which a log shall be kept.
pub fn missing_log_permissions(channel: u64, missing: &[Permission], lang: Lang) -> Message {
    let rights = missing.iter().map(|&permission| permission_name(permission, lang)).collect::<Vec<_>>().join(", ");
    let channel = format!("<#{channel}>");
    Message::plain(say!(lang, "missing-log-permissions", channel = channel, rights = rights)).hushed()
}

/// In this channel no log can be kept: nobody writes lines there, or the bot does not see it.
pub fn no_log_there(channel: u64, lang: Lang) -> Message {
    Message::plain(say!(lang, "log-not-there", channel = format!("<#{channel}>"))).hushed()
}

/// The command is not known to this version: the client shows an older list.
pub fn outdated(lang: Lang) -> Message {
    Message::plain(say!(lang, "outdated")).hushed()
}

/// The same message where no file can be sent: what the picture shows, in words, and which right is missing.
pub fn without_picture(message: &Message, lang: Lang) -> Message {
    let alt = match &message.picture {
        Some(PictureWish::Board(board)) => board.alt.clone(),
        Some(PictureWish::Arena(arena)) => arena.alt.clone(),
        // A hand stands in the message itself.
        Some(PictureWish::Hand(_)) | None => String::new(),
    };
    let note = say!(lang, "no-picture", right = permission_name(Permission::AttachFiles, lang));
    let room = LONGEST_MESSAGE.saturating_sub(message.content.chars().count() + note.chars().count() + 2);
    let shown = if room > 80 { cut(&alt, room) } else { String::new() };
    let parts = [message.content.as_str(), &shown, &note];
    let content = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    Message { content: cut(&content, LONGEST_MESSAGE), picture: None, ..message.clone() }
}

/// The same message without its picture, and why there is none.
pub fn without_new_picture(message: &Message, why: &Refused, lang: Lang) -> Message {
    let why = refused(why, lang).content;
    let room = LONGEST_MESSAGE.saturating_sub(why.chars().count() + 1);
    Message { content: format!("{}\n{why}", cut(&message.content, room)), picture: None, ..message.clone() }
}

/// A right as Discord's settings call it.
pub fn permission_name(permission: Permission, lang: Lang) -> String {
    match permission {
        Permission::ViewChannel => say!(lang, "permission-view-channel"),
        Permission::SendMessages => say!(lang, "permission-send-messages"),
        Permission::SendMessagesInThreads => say!(lang, "permission-send-messages-in-threads"),
        Permission::CreatePublicThreads => say!(lang, "permission-create-public-threads"),
        Permission::AttachFiles => say!(lang, "permission-attach-files"),
        Permission::ReadMessageHistory => say!(lang, "permission-read-message-history"),
    }
}
