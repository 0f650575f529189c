//! Every number of Discord that the stand-in enforces, each with where Discord publishes it.
//!
//! Paths are pages below `https://docs.discord.com/developers/`.

use std::time::Duration;

/// First answer to an interaction (interactions/receiving-and-responding).
pub const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// Life of an interaction token (interactions/receiving-and-responding).
pub const TOKEN_LIVES: Duration = Duration::from_mins(15);
/// How long a repeated nonce returns the first message, in milliseconds of the world's clock.
/// Discord says "the past few minutes" (resources/message).
pub const NONCE_MS: i64 = 3 * 60 * 1000;
/// Characters of a nonce (resources/message).
pub const NONCE: usize = 25;

/// Characters of message content (resources/message).
pub const CONTENT: usize = 2000;
/// Embeds in a message; the rest of the group are characters or counts in one embed (resources/message).
pub const EMBEDS: usize = 10;
pub const EMBED_TITLE: usize = 256;
pub const EMBED_DESCRIPTION: usize = 4096;
pub const EMBED_FIELDS: usize = 25;
pub const EMBED_FIELD_NAME: usize = 256;
pub const EMBED_FIELD_VALUE: usize = 1024;
pub const EMBED_FOOTER: usize = 2048;
pub const EMBED_AUTHOR: usize = 256;
/// Characters in all embeds of a message together (resources/message).
pub const EMBEDS_TOTAL: usize = 6000;

/// Files in one message (resources/message).
pub const FILES: usize = 10;
/// Bytes of one file; sent as `attachment_size_limit` (reference, uploading files).
pub const FILE_BYTES: usize = 10 * 1024 * 1024;
/// Bytes of a whole request (reference, uploading files).
pub const REQUEST_BYTES: usize = 25 * 1024 * 1024;
/// Characters of an attachment's description, the alt text (resources/message).
pub const ALT_TEXT: usize = 1024;

/// Action rows in a message without Components V2 (components/reference).
pub const ROWS: usize = 5;
/// Buttons in a row; a select fills a row alone (components/reference).
pub const BUTTONS: usize = 5;
/// Characters of a `custom_id` (components/reference).
pub const CUSTOM_ID: usize = 100;
/// Characters of a button's label (components/reference).
pub const BUTTON_LABEL: usize = 80;
/// Options of a select, and characters of their label, value and description (components/reference).
pub const SELECT_OPTIONS: usize = 25;
pub const SELECT_TEXT: usize = 100;
/// Characters of a select's placeholder (components/reference).
pub const SELECT_PLACEHOLDER: usize = 150;

/// Characters of a modal's title (interactions/receiving-and-responding).
pub const MODAL_TITLE: usize = 45;
/// Components of a modal (interactions/receiving-and-responding).
pub const MODAL_COMPONENTS: usize = 5;
/// Characters of a text input's label, value and placeholder (components/reference).
pub const INPUT_LABEL: usize = 45;
pub const INPUT_VALUE: usize = 4000;
pub const INPUT_PLACEHOLDER: usize = 100;

/// Global chat commands of an application; as many per guild (interactions/application-commands).
pub const COMMANDS: usize = 100;
/// Characters of names and descriptions, options, choices (interactions/application-commands).
pub const COMMAND_NAME: usize = 32;
pub const COMMAND_DESCRIPTION: usize = 100;
pub const OPTIONS: usize = 25;
pub const CHOICES: usize = 25;
pub const CHOICE_TEXT: usize = 100;
/// Characters of all names, descriptions and values of one command; of each text the longest language counts.
pub const COMMAND_TOTAL: usize = 8000;
/// Characters that a string option may hold at most (interactions/application-commands).
pub const OPTION_TEXT: u64 = 6000;
/// Integers and numbers travel as doubles: what lies beyond is refused (interactions/application-commands).
pub const OPTION_INTEGER: i64 = 1 << 53;
/// Locales that Discord knows (reference, locales).
pub const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
];

/// Messages that a `GET` of a channel's messages returns at most (resources/message).
pub const LIST: usize = 100;
/// Characters of a thread's name (resources/channel).
pub const THREAD_NAME: usize = 100;
/// Minutes of silence after which a thread is archived: one of these (resources/channel).
pub const AUTO_ARCHIVE: [u32; 4] = [60, 1440, 4320, 10_080];
/// Pinned messages of a channel (resources/message).
pub const PINS: usize = 250;
/// Allowed user ids in `allowed_mentions` (resources/message).
pub const ALLOWED_USERS: usize = 100;

/// Requests a second of one bot, interaction endpoints exempt (topics/rate-limits).
pub const GLOBAL_PER_SECOND: u32 = 50;
/// Gateway payloads that a client may send in a minute, and bytes of each (events/gateway).
pub const GATEWAY_SENDS: usize = 120;
pub const GATEWAY_WINDOW: Duration = Duration::from_mins(1);
pub const GATEWAY_BYTES: usize = 4096;
/// Events kept for a session that is away, and for how long. Discord says "a few minutes" (events/gateway).
pub const REPLAY_EVENTS: usize = 1000;
pub const REPLAY: Duration = Duration::from_mins(3);

/// Sessions that may be begun in a day, over all shards (topics/gateway, "Session Start Limit").
pub const SESSIONS_A_DAY: u64 = 1_000;
