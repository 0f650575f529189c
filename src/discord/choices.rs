//! Autocomplete: what may be chosen now. The table answers from a cached view; nothing here asks Discord or the writer.

use poise::serenity_prelude::{CreateAutocompleteResponse, ResolvedValue};

use super::asked::Asked;
use super::connect::DiscordError;
use super::desk::Desk;
use crate::table::choices::Field;
use crate::table::special_choices::SpecialField;

type Context<'a> = poise::ApplicationContext<'a, Desk, DiscordError>;

/// What the option that is typed is about, given what the others hold.
macro_rules! choices {
    ($($name:ident => |$context:ident| $field:expr;)*) => {$(
        pub(super) async fn $name($context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
            offer($context, &$field, typed).await
        }
    )*};
}

choices! {
    option => |_context| Field::Option;
    value => |context| Field::Value { option: chosen(context, "option") };
    seat => |_context| Field::Seat;
    match_of_server => |_context| Field::Match { ended: false };
    ended_match => |_context| Field::Match { ended: true };
    claim => |_context| Field::Claim;
    place => |_context| Field::Place;
    card => |context| Field::Card { chosen: ["card1", "card2", "card3"].iter().filter_map(|card| chosen(context, card)).collect() };
    attack_from => |context| Field::AttackFrom { to: chosen(context, "to") };
    attack_to => |context| Field::AttackTo { from: chosen(context, "from") };
    fortify_from => |context| Field::FortifyFrom { to: chosen(context, "to") };
    fortify_to => |context| Field::FortifyTo { from: chosen(context, "from") };
    space => |_context| Field::Space;
    die => |_context| Field::Die;
    row => |context| Field::Row { die: chosen(context, "die") };
    ally => |_context| Field::Ally;
    rows => |context| Field::Rows { ally: chosen(context, "ally") };
    seat_place => |_context| Field::SeatPlace;
    army => |_context| Field::Army;
    build_card => |_context| Field::Special(SpecialField::BuildCard);
    own_space => |_context| Field::Special(SpecialField::OwnSpace);
    play_card => |_context| Field::Special(SpecialField::PlayCard);
    play_target => |context| Field::Special(SpecialField::PlayTarget { card: chosen(context, "card") });
    play_to => |context| Field::Special(SpecialField::PlayTo { card: chosen(context, "card") });
    play_seat => |context| Field::Special(SpecialField::PlaySeat { card: chosen(context, "card") });
    play_marker => |context| Field::Special(SpecialField::PlayMarker { target: chosen(context, "target") });
    order_heirs => |_context| Field::Special(SpecialField::OrderHeirs);
    order_pawn => |_context| Field::Special(SpecialField::OrderPawn);
    order_cards => |_context| Field::Special(SpecialField::OrderCards);
    order_again => |_context| Field::Special(SpecialField::OrderAgain);
    ship_class => |_context| Field::Special(SpecialField::Class);
    arm_card => |_context| Field::Special(SpecialField::ArmCard);
    armed_card => |_context| Field::Special(SpecialField::ArmedCard);
    guard => |_context| Field::Special(SpecialField::Guard);
    base => |_context| Field::Special(SpecialField::Base);
    station_at => |_context| Field::Special(SpecialField::StationAt);
    station_to => |_context| Field::Special(SpecialField::StationTo);
    fire_card => |_context| Field::Special(SpecialField::FireCard);
    assault_from => |_context| Field::Special(SpecialField::AssaultFrom);
    take => |_context| Field::Special(SpecialField::Take);
    offered => |_context| Field::Special(SpecialField::Offered { now: true });
    not_offered => |_context| Field::Special(SpecialField::Offered { now: false });
    ships_from => |context| Field::Special(SpecialField::Ships { from: chosen(context, "from") });
    ships_of_target => |context| Field::Special(SpecialField::CardShips { target: chosen(context, "target") });
}

/// The moves that can be taken back; their values are numbers.
pub(super) async fn undo(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer_numbers(context, &Field::Undo, typed).await
}

/// The moves that can be looked up; their values are numbers.
pub(super) async fn move_number(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer_numbers(context, &Field::MoveNumber, typed).await
}

async fn offer(context: Context<'_>, field: &Field, typed: &str) -> CreateAutocompleteResponse {
    let choices = found(context, field, typed).await.into_iter();
    choices.fold(CreateAutocompleteResponse::new(), |response, (label, value)| response.add_string_choice(label, value))
}

/// An option that is a number takes no other value: what says why there is none is shown with a number that is none.
async fn offer_numbers(context: Context<'_>, field: &Field, typed: &str) -> CreateAutocompleteResponse {
    let choices = found(context, field, typed).await.into_iter();
    choices.fold(CreateAutocompleteResponse::new(), |response, (label, value)| {
        response.add_int_choice(label, value.parse().unwrap_or(0))
    })
}

async fn found(context: Context<'_>, field: &Field, typed: &str) -> Vec<(String, String)> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let Some(place) = asked.place else { return Vec::new() };
    // Moderators see no more here than others, so their role is not looked up.
    let person = asked.person_with(None);
    let army = if field.is_for_an_army() { chosen(context, "army") } else { None };
    let choices = match army {
        Some(army) => desk.table().choices_for(&person, place, &army, field, typed).await,
        None => desk.table().choices_at(&person, place, chosen(context, "match").as_deref(), field, typed).await,
    };
    choices.into_iter().map(|choice| (choice.label, choice.value)).collect()
}

/// What another option holds so far.
fn chosen(context: Context<'_>, option: &str) -> Option<String> {
    let other = context.args.iter().find(|other| other.name == option)?;
    match other.value {
        ResolvedValue::String(text) if !text.trim().is_empty() => Some(text.to_owned()),
        _ => None,
    }
}
