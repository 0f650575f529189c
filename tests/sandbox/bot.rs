//! A toy bot with the real serenity and poise, in the way in which the real one connects.

use std::sync::Arc;
use std::time::Duration;

use adjutant::sandbox::Sandbox;
use poise::serenity_prelude as serenity;
use serenity::{
    CreateActionRow, CreateAttachment, CreateButton, CreateInputText, CreateInteractionResponse as Response,
    CreateInteractionResponseMessage as Answer, CreateModal, EditInteractionResponse, InputTextStyle, Interaction,
};
use tokio::task::JoinHandle;

use super::PATIENCE;

type Context<'a> = poise::ApplicationContext<'a, (), anyhow::Error>;
type Done = Result<(), anyhow::Error>;

/// Stops the bot when dropped.
#[derive(Debug)]
pub(super) struct Bot(JoinHandle<()>);

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A picture of one pixel.
pub(super) const PIXEL: &[u8] = &[
    0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0,
    0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 10, b'I', b'D', b'A', b'T', 0x78, 0x9c, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xaf,
    0xa4, 0x71, 0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82,
];

/// Connects the toy bot and waits until its commands are there.
pub(super) async fn connect(sandbox: &Sandbox) -> Bot {
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![ping(), board(), secret(), form(), attack(), slow(), moderate(), who(), game()],
            event_handler: |framework, event| Box::pin(on_event(framework.serenity_context, event)),
            ..Default::default()
        })
        .initialize_owners(false)
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                let commands = poise::builtins::create_application_commands(&framework.options().commands);
                serenity::Command::set_global_commands(&ctx.http, commands).await?;
                Ok(())
            })
        })
        .build();
    let http = serenity::HttpBuilder::new(sandbox.token()).proxy(sandbox.base_url()).ratelimiter_disabled(true).build();
    let client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS).framework(framework);
    let mut client = client.await.unwrap();
    let bot = Bot(tokio::spawn(async move {
        // Ends with the sandbox or when the test drops it.
        let _ = client.start().await;
    }));
    assert!(sandbox.ready(PATIENCE).await, "the bot did not come up: {:?}", sandbox.violations());
    bot
}

/// Says pong.
#[poise::command(slash_command)]
async fn ping(ctx: Context<'_>) -> Done {
    ctx.say("pong").await?;
    Ok(())
}

/// Defers, then shows a picture.
#[poise::command(slash_command)]
async fn board(ctx: Context<'_>) -> Done {
    ctx.interaction.create_response(&ctx.serenity_context().http, Response::Defer(Answer::new())).await?;
    let file = CreateAttachment::bytes(PIXEL, "board.png").description("One pixel");
    let embed = serenity::CreateEmbed::new().title("The board").attachment("board.png");
    let edit = EditInteractionResponse::new().content("Here").embed(embed).new_attachment(file);
    ctx.interaction.edit_response(&ctx.serenity_context().http, edit).await?;
    Ok(())
}

/// Says something to one person only.
#[poise::command(slash_command, ephemeral)]
async fn secret(ctx: Context<'_>) -> Done {
    ctx.defer_ephemeral().await?;
    ctx.say("only for you").await?;
    Ok(())
}

/// Shows buttons and a select.
#[poise::command(slash_command)]
async fn form(ctx: Context<'_>) -> Done {
    let buttons = CreateActionRow::Buttons(vec![
        CreateButton::new("ask").label("Ask"),
        CreateButton::new("done").label("Done"),
        CreateButton::new("later").label("Later"),
        CreateButton::new("never").label("Never").disabled(true),
    ]);
    let options = ["Peru", "Brazil"].map(|name| serenity::CreateSelectMenuOption::new(name, name.to_lowercase()));
    let kind = serenity::CreateSelectMenuKind::String { options: options.into() };
    let select = CreateActionRow::SelectMenu(serenity::CreateSelectMenu::new("country", kind).placeholder("Country"));
    ctx.send(poise::CreateReply::default().content("What now?").components(vec![buttons, select])).await?;
    Ok(())
}

#[derive(Debug, poise::ChoiceParameter)]
enum Until {
    #[name = "captured"]
    #[name_localized("de", "erobert")]
    Captured,
    #[name = "once"]
    Once,
}

#[expect(clippy::unused_async, reason = "poise wants a future")]
async fn spaces(_: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let all = [("Brazil (3)", "brazil"), ("Peru (1)", "peru"), ("North Africa (5)", "north-africa")];
    let fits = all.into_iter().filter(|(name, _)| name.to_lowercase().starts_with(&typed));
    let choices = fits.map(|(name, value)| serenity::AutocompleteChoice::new(name, value));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Attacks.
#[poise::command(slash_command, name_localized("de", "angreifen"))]
async fn attack(
    ctx: Context<'_>,
    #[description = "From"]
    #[autocomplete = "spaces"]
    #[name_localized("de", "von")]
    from: String,
    #[description = "To"]
    #[autocomplete = "spaces"]
    to: String,
    #[description = "Until"] until: Option<Until>,
    #[description = "Dice"]
    #[min = 1]
    #[max = 3]
    dice: Option<u8>,
) -> Done {
    ctx.say(format!("{from} -> {to} {until:?} {dice:?} {}", ctx.interaction.locale)).await?;
    Ok(())
}

/// Never answers.
#[poise::command(slash_command)]
async fn slow(_: Context<'_>) -> Done {
    tokio::time::sleep(Duration::from_mins(1)).await;
    Ok(())
}

/// For moderators in a server.
#[poise::command(slash_command, rename = "mod", default_member_permissions = "MANAGE_GUILD", guild_only)]
async fn moderate(ctx: Context<'_>) -> Done {
    ctx.say("by a moderator").await?;
    Ok(())
}

/// Pings somebody.
#[poise::command(slash_command)]
async fn who(ctx: Context<'_>, #[description = "Whom"] user: serenity::User) -> Done {
    let mentions = serenity::CreateAllowedMentions::new().users([user.id]);
    let reply = poise::CreateReply::default().content(format!("<@{}> <@{}>", user.id, ctx.interaction.user.id));
    ctx.send(reply.allowed_mentions(mentions)).await?;
    Ok(())
}

/// Opens a match.
#[expect(clippy::unused_async, reason = "poise wants a future")]
#[poise::command(slash_command, subcommands("new", "list"))]
async fn game(_: Context<'_>) -> Done {
    Ok(())
}

/// A new one.
#[poise::command(slash_command)]
async fn new(ctx: Context<'_>, #[description = "Name"] name: Option<String>) -> Done {
    ctx.say(format!("new {name:?}")).await?;
    Ok(())
}

/// All of them.
#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Done {
    ctx.say("none").await?;
    Ok(())
}

async fn on_event(ctx: &serenity::Context, event: &serenity::FullEvent) -> Done {
    let serenity::FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    let http: &Arc<serenity::Http> = &ctx.http;
    match interaction {
        Interaction::Component(press) => {
            let answer = match press.data.custom_id.as_str() {
                "ask" => {
                    let input = CreateInputText::new(InputTextStyle::Short, "Name", "name").value("nobody");
                    Response::Modal(CreateModal::new("ask", "Who?").components(vec![CreateActionRow::InputText(input)]))
                }
                "later" => Response::Acknowledge,
                "country" => {
                    let serenity::ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else {
                        anyhow::bail!("no select");
                    };
                    Response::Message(Answer::new().content(format!("chosen {values:?}")).ephemeral(true))
                }
                _ => Response::UpdateMessage(Answer::new().content("Done.").components(Vec::new())),
            };
            press.create_response(http, answer).await?;
            if press.data.custom_id == "later" {
                press.edit_response(http, EditInteractionResponse::new().content("Later.")).await?;
            }
        }
        Interaction::Modal(sent) => {
            let row = sent.data.components.first().and_then(|row| row.components.first());
            let Some(serenity::ActionRowComponent::InputText(input)) = row else { anyhow::bail!("no input") };
            let text = format!("hello {}", input.value.as_deref().unwrap_or_default());
            sent.create_response(http, Response::Message(Answer::new().content(text))).await?;
        }
        _ => {}
    }
    Ok(())
}
