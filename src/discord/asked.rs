//! Who asks, and where: what every interaction has in common.

use poise::serenity_prelude as serenity;

use serenity::{
    CommandInteraction, ComponentInteraction, InteractionId, Member, ModalInteraction, PartialChannel, Permissions,
    User,
};

use crate::clock::Stopwatch;
use crate::table::intent::Person;
use crate::table::sight::{AccountId, Place};
use crate::text::lang::Lang;

/// An interaction that waits for its answer.
#[derive(Clone)]
pub(super) struct Asked {
    pub(super) id: InteractionId,
    /// Good for 15 minutes, for whoever has it: never logged.
    pub(super) token: String,
    pub(super) account: AccountId,
    pub(super) name: String,
    pub(super) lang: Lang,
    /// The server's language, as Discord names it.
    pub(super) guild_lang: Lang,
    /// `None` in a direct message, and where the ids are none of Discord's.
    pub(super) place: Option<Place>,
    /// The channel of the place, where that is a thread.
    pub(super) parent: Option<u64>,
    /// Manage Server in this server.
    manages: bool,
    /// May make public threads in this channel.
    pub(super) makes_threads: bool,
    roles: Vec<u64>,
    /// What the bot may do here.
    pub(super) bot: Permissions,
    /// Since it arrived.
    pub(super) since: Stopwatch,
}

/// What all interactions have in common. The library has a type for each kind and none for what they share.
macro_rules! asked {
    ($interaction:expr, $member:expr) => {
        Asked {
            id: $interaction.id,
            token: $interaction.token.clone(),
            place: $interaction
                .guild_id
                .map(|guild| Place { guild: guild.get(), channel: $interaction.channel_id.get() })
                .filter(|place| are_of_discord([$interaction.id.get(), place.guild, place.channel])),
            parent: $interaction.channel.as_ref().and_then(parent),
            bot: $interaction.app_permissions.unwrap_or_default(),
            lang: Lang::from_locale(&$interaction.locale),
            guild_lang: Lang::from_locale($interaction.guild_locale.as_deref().unwrap_or_default()),
            ..Asked::person(&$interaction.user, $member)
        }
    };
}

impl Asked {
    pub(super) fn by_command(interaction: &CommandInteraction) -> Self {
        asked!(interaction, interaction.member.as_deref())
    }

    pub(super) fn by_button(interaction: &ComponentInteraction) -> Self {
        asked!(interaction, interaction.member.as_ref())
    }

    pub(super) fn by_form(interaction: &ModalInteraction) -> Self {
        asked!(interaction, interaction.member.as_ref())
    }

    fn person(user: &User, member: Option<&Member>) -> Self {
        let may = member.and_then(|member| member.permissions).unwrap_or_default();
        Self {
            id: InteractionId::default(),
            token: String::new(),
            account: AccountId(user.id.get()),
            name: member.map_or_else(|| user.display_name(), Member::display_name).to_owned(),
            lang: Lang::En,
            guild_lang: Lang::En,
            place: None,
            parent: None,
            manages: may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR),
            makes_threads: may.intersects(Permissions::CREATE_PUBLIC_THREADS | Permissions::ADMINISTRATOR),
            roles: member.map(|member| member.roles.iter().map(|role| role.get()).collect()).unwrap_or_default(),
            bot: Permissions::empty(),
            since: Stopwatch::start(),
        }
    }

    /// The person as the table knows them. A moderator has Manage Server or the role that `/setup` named.
    pub(super) fn person_with(&self, moderator_role: Option<u64>) -> Person {
        Person {
            account: self.account,
            name: self.name.clone(),
            lang: self.lang,
            manager: self.place.is_some() && self.manages,
            moderator: self.place.is_some()
                && (self.manages || moderator_role.is_some_and(|role| self.roles.contains(&role))),
            roles: self.roles.clone(),
        }
    }
}

/// Whether these can be ids that Discord gave out: it counts milliseconds in them, and reaches the sign bit, beyond which nothing can be
/// kept, in the year 2084.
fn are_of_discord(ids: [u64; 3]) -> bool {
    ids.iter().all(|id| i64::try_from(*id).is_ok())
}

/// The channel of a thread. Other channels have a category as their parent.
fn parent(channel: &PartialChannel) -> Option<u64> {
    channel.thread_metadata.as_ref()?;
    channel.parent_id.map(serenity::ChannelId::get)
}
