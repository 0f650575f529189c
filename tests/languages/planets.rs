//! On a board of planets nobody reads of territories or continents.

use std::collections::BTreeSet;

use adjutant::ai;
use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::event::EventKind;
use adjutant::game::ids::{BySeat, PlayerId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::seal::Sealed;
use adjutant::table::answer::Seen;
use adjutant::table::draft::Draft;
use adjutant::table::panel::{Chosen, Panel};
use adjutant::table::sight::{AccountId, Entry, Sight};
use adjutant::text::lang::Lang;
use adjutant::text::{self, MISSING, Message, PictureWish, planets, source, trilogy_words};

use super::fixture::{entry, short_name, sight};
use super::keys::{read, said};

/// Words that belong to a world map, in lower case.
const OF_A_MAP: [&str; 7] =
    ["territor", "continent", "gebiet", "kontinent", "captured land", "erobertes land", "brazil"];

/// Options that only a deck or a deal of territories has.
const NEVER_OF_PLANETS: [&str; 2] = ["option-own-space-bonus", "value-first-turn-first-dealt"];

fn words_of_a_map(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    OF_A_MAP.into_iter().filter(|word| text.contains(word)).collect()
}

#[test]
fn every_message_with_a_word_of_a_map_has_one_of_planets_with_the_same_variables() {
    for lang in Lang::ALL {
        let (plain, other) = (read(source(lang)), read(planets(lang)));
        for (key, message) in &other {
            let of = plain.get(key).unwrap_or_else(|| panic!("{lang:?}: {key} replaces nothing"));
            assert_eq!((&message.variables, &message.refers), (&of.variables, &of.refers), "{lang:?}: {key}");
            assert!(words_of_a_map(&message.text).is_empty(), "{lang:?}: {key}: {}", message.text);
        }
        let left = plain.iter().filter(|(key, message)| {
            !words_of_a_map(&message.text).is_empty()
                && !other.contains_key(*key)
                && !NEVER_OF_PLANETS.contains(&key.as_str())
        });
        let left: Vec<&String> = left.map(|(key, _)| key).collect();
        assert!(left.is_empty(), "{lang:?}: {left:?} have no words of planets");
    }
    let keys = |lang| read(planets(lang)).into_keys().collect::<BTreeSet<_>>();
    assert_eq!(keys(Lang::En), keys(Lang::De));
    for lang in Lang::ALL {
        let read = fluent_bundle::FluentResource::try_new(planets(lang).to_owned());
        assert!(read.is_ok(), "{lang:?}: {:?}", read.err().map(|(_, faults)| faults));
    }
}

#[test]
fn what_differs_by_the_board_is_said_in_the_words_of_a_board() {
    let (plain, mut differing) = (read(source(Lang::En)), read(planets(Lang::En)).into_keys().collect::<BTreeSet<_>>());
    differing.extend(read(trilogy_words(Lang::En)).into_keys());
    let referring = plain.iter().filter(|(_, message)| message.refers.iter().any(|other| differing.contains(other)));
    let referring: Vec<String> = referring.map(|(key, _)| key.clone()).collect();
    differing.extend(referring);
    for call in said() {
        let of_a_language = call.voice.rsplit('.').next() == Some("lang");
        assert!(!(of_a_language && differing.contains(&call.key)), "{} is said in the words of no board", call.key);
    }
}

/// A match on a board of planets as a seat sees it.
fn seen(game: &Game, viewer: Viewer) -> Sight {
    let mut seen = sight(3, viewer, short_name, adjutant::game::conquest::turn::Stage::Attack);
    let view = game.view(viewer);
    seen.options = Options::new(RulesetId::from_id(&view.conquest().unwrap().edition.id).unwrap());
    seen.view = Some(view);
    seen
}

fn clean(what: &str, message: &Message) {
    let mut texts = vec![message.content.as_str()];
    texts.extend(message.rows.iter().flatten().map(|button| button.label.as_str()));
    for select in &message.selects {
        texts.extend(select.options.iter().map(|option| option.label.as_str()).chain([select.placeholder.as_str()]));
    }
    match &message.picture {
        Some(PictureWish::Board(board)) => {
            let above = [&board.turn, &board.last_move, &board.alt];
            texts.extend(board.headings.iter().chain(above).chain(&board.region_tags).map(String::as_str));
            texts.extend(board.pill.iter().map(|(_, pill)| pill.as_str()).chain(board.banner.as_deref()));
        }
        Some(PictureWish::Hand(hand)) => {
            texts.extend(hand.sets.iter().chain([&hand.title, &hand.alt]).map(String::as_str));
            let of_cards = hand.cards.iter().flat_map(|card| [&card.name, &card.symbol_name, &card.note]);
            texts.extend(of_cards.map(String::as_str));
        }
        Some(PictureWish::Arena(_)) | None => {}
    }
    for text in texts {
        let words = words_of_a_map(text);
        assert!(words.is_empty() && !text.contains(MISSING), "{what}: {words:?} in {text}");
    }
}

/// Everything that a seat can be shown.
fn look(game: &Game, entries: &[Entry], lang: Lang) {
    let public = seen(game, Viewer::Public);
    clean("set-up", &text::set_up_post(&public, entries, lang));
    for seat in public.seats.ids() {
        let own = seen(game, Viewer::Seat(seat));
        let account: AccountId = own.seats[seat].accounts[0];
        let view = own.conquest().unwrap();
        let looks = [
            Seen::Help { sight: Some(own.clone()), account },
            Seen::Rules { sight: Some(own.clone()) },
            Seen::Status { sight: own.clone() },
            Seen::BoardText { sight: own.clone() },
            Seen::Log { sight: own.clone(), entries: entries.to_vec(), whole: true },
            Seen::Board { sight: own.clone(), last: entries.to_vec() },
            Seen::Hand { sight: own.clone(), seat, sets: view.sets_held(seat) },
        ];
        for what in &looks {
            clean("look", &text::seen(what, lang));
        }
        let panel = Panel::new(own, seat, None, &Draft::default(), Chosen::default(), 0);
        clean("panel", &text::panel(&panel, lang));
    }
}

#[test]
fn a_match_of_a_standard_game_speaks_of_planets_in_both_languages() {
    let games = [RulesetId::Galaxy, RulesetId::CloneWarsStandard];
    for (ruleset, preset) in
        games.into_iter().flat_map(|of| Options::new(of).presets().into_iter().map(move |preset| (of, preset)))
    {
        let options = Options::with_preset(ruleset, preset).unwrap();
        let edition = assets::kit(options.edition_id()).unwrap().edition();
        let mut chance = Sealed::simulated(7);
        let holds = BySeat::from_fn(3, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0))]));
        let (mut game, events) = Game::begin(edition, &options, holds, &mut chance);
        let mut entries = vec![entry(0, events.into_iter().map(|event| event.kind).collect())];
        for step in 0..300_u32 {
            let awaited = game.view(Viewer::Public).awaited();
            let Some(&seat) = awaited.first() else { break };
            if step < 6 || step % 40 == 0 {
                for lang in Lang::ALL {
                    look(&game, &entries, lang);
                }
            }
            let action = ai::choose(&game.view(Viewer::Seat(seat)), seat, step.into()).unwrap();
            let (next, events) = game.apply(Actor::Seat(seat), &action, &mut chance).unwrap();
            entries.push(entry(u64::from(step) + 1, events.into_iter().map(|event| event.kind).collect()));
            game = next;
        }
        let told = || entries.iter().flat_map(|entry| &entry.events).map(|event| &event.kind);
        let rolled = told().any(|kind| matches!(kind, EventKind::StartRolled { .. }));
        let captured = told().any(|kind| matches!(kind, EventKind::Captured { .. }));
        assert!(rolled && captured, "the match has come into its turns");
    }
}
