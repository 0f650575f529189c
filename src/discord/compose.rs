//! Messages as Discord takes them. Limits: 5 rows of 5 buttons, labels of 80 characters, 1024 of alt text.

use poise::serenity_prelude as serenity;

use serenity::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditMessage, MessageFlags, Nonce,
    UserId,
};

use super::painter::Painted;
use crate::table::sight::AccountId;
use crate::text::{Button, Message, Select, SelectOption, Style};

/// The most characters of a description (alt text).
const LONGEST_ALT: usize = 1024;

/// A new public message or direct message. The nonce makes a repeat within minutes give the first message back.
pub(super) fn create(message: &Message, picture: Option<Painted>, nonce: &str) -> CreateMessage {
    let mut create = CreateMessage::new()
        .content(&message.content)
        .allowed_mentions(mentions(message))
        .components(rows(message))
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true);
    // What calls nobody shall not make a sound either (ux 2).
    if message.quiet || message.mentions.is_empty() {
        create = create.flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
    }
    match picture {
        Some(picture) => create.add_file(attachment(picture)),
        None => create,
    }
}

/// The edit that brings a post up to date; a new picture replaces the old. Without one, all pictures go. An edit
/// never notifies.
pub(super) fn change(message: &Message, picture: Option<Painted>) -> EditMessage {
    let mut attachments = EditAttachments::new();
    if let Some(picture) = picture {
        attachments = attachments.add(attachment(picture));
    }
    EditMessage::new()
        .content(&message.content)
        .allowed_mentions(mentions(message))
        .components(rows(message))
        .attachments(attachments)
}

/// The edit that takes a post's buttons away and leaves the rest.
pub(super) fn without_buttons() -> EditMessage {
    EditMessage::new().components(Vec::new())
}

/// Nobody is called.
pub(super) fn no_mentions() -> CreateAllowedMentions {
    CreateAllowedMentions::new()
}

/// Selects and buttons. Rows without buttons are left out: Discord refuses them.
pub(super) fn rows(message: &Message) -> Vec<CreateActionRow> {
    let selects = message.selects.iter().filter_map(select).map(CreateActionRow::SelectMenu);
    let rows = message.rows.iter().filter(|row| !row.is_empty());
    selects.chain(rows.map(|row| CreateActionRow::Buttons(row.iter().map(button).collect()))).collect()
}

/// A select without options is left out: Discord refuses it.
fn select(select: &Select) -> Option<CreateSelectMenu> {
    let (id, values) = select.ids()?;
    let option = |(option, value): (&SelectOption, String)| {
        CreateSelectMenuOption::new(&option.label, value).default_selection(option.chosen)
    };
    let options = select.options.iter().zip(values).map(option).collect();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    Some(menu.placeholder(&select.placeholder))
}

/// A picture with its description.
pub(super) fn attachment(picture: Painted) -> CreateAttachment {
    let alt: String = picture.alt.chars().take(LONGEST_ALT).collect();
    CreateAttachment::bytes(picture.png, picture.name).description(alt)
}

fn mentions(message: &Message) -> CreateAllowedMentions {
    // Whoever was deleted has no account to be called by, and 0 is no id.
    let called = message.mentions.iter().filter(|account| **account != AccountId::NOBODY);
    CreateAllowedMentions::new().users(called.map(|account| UserId::new(account.0)))
}

fn button(button: &Button) -> CreateButton {
    let style = match button.style {
        Style::Primary => ButtonStyle::Primary,
        Style::Secondary => ButtonStyle::Secondary,
        Style::Success => ButtonStyle::Success,
        Style::Danger => ButtonStyle::Danger,
    };
    CreateButton::new(button.press.custom_id()).label(&button.label).style(style).disabled(button.disabled)
}
