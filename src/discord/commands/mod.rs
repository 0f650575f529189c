//! The commands, one file each. Each turns its options into an intent or a look; everything else is the table's.
//!
//! Names, descriptions and choices are filled in by [`register`](super::register) from `text/`.

mod ally;
mod attack;
mod base;
mod board;
mod build;
mod card;
mod claim;
mod command;
mod death_star;
mod dice;
mod done;
mod draw;
mod fortify;
mod game;
mod hand;
mod help;
mod log;
mod moderate;
mod move_in;
mod odds;
mod order_66;
mod orders;
mod place;
mod privacy;
mod put;
mod roll;
mod rules;
mod setup;
mod status;
mod surrender;
mod trade;

use poise::ApplicationContext;

use super::connect::DiscordError;
use super::desk::Desk;

/// What a command gets.
pub(super) type Context<'a> = ApplicationContext<'a, Desk, DiscordError>;
/// What a command gives: everything that can go wrong is told to the asker, so this is `Ok`.
pub(super) type Done = Result<(), DiscordError>;

pub(super) type Command = poise::Command<Desk, DiscordError>;

/// All commands, in the order of Discord's list: what players use most first.
pub(super) fn all() -> Vec<Command> {
    vec![
        game::game(),
        claim::claim(),
        place::place(),
        trade::trade(),
        attack::attack(),
        move_in::move_in(),
        fortify::fortify(),
        base::base(),
        build::build(),
        card::card(),
        orders::orders(),
        death_star::death_star(),
        command::command(),
        order_66::order_66(),
        roll::roll(),
        put::put(),
        ally::ally(),
        done::done(),
        board::board(),
        hand::hand(),
        status::status(),
        log::log(),
        odds::odds(),
        dice::dice(),
        rules::rules(),
        help::help(),
        draw::draw(),
        surrender::surrender(),
        moderate::moderate(),
        setup::setup(),
        privacy::privacy(),
    ]
}
