//! Each event of the Clone Wars' deck at the table, by words and by presses.

use adjutant::assets;
use adjutant::game::conquest::effect::{Wanted, Window};
use adjutant::game::conquest::parts::fleet::ShipClass;
use adjutant::game::conquest::special::{Choice, PlayOffer, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::view::View;
use adjutant::game::ids::{CardId, SeatId, SpaceId};
use adjutant::game::offer::Offer;
use adjutant::table::answer::{Answer, Expected, Refused};
use adjutant::table::fleets;
use adjutant::table::intent::Person;
use adjutant::table::names::seat_value;
use adjutant::table::order_panel::OrderPress;
use adjutant::table::panel_press::{PanelId, PanelPress, Picks};
use adjutant::table::press::Verb;
use adjutant::table::special::{Manoeuvre, OrderWish, Played};
use adjutant::table::special_choices::SpecialField;
use adjutant::table::special_panel::SpecialLeaf;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::wars::{at, choices, chosen, four, opened, press, put, special, specially, told, values};
use super::world::{World, ana, ben};
use crate::rules::clone_wars::position::{card, space};

/// The first card of each event, as it lies in the deck.
fn events() -> Vec<CardId> {
    let deck = &assets::clone_wars().edition.deck;
    let event = |card: CardId| &deck.card(card).event.as_ref().unwrap().id;
    let mut firsts: Vec<CardId> = Vec::new();
    for card in deck.ids() {
        if firsts.iter().all(|&other| event(other) != event(card)) {
            firsts.push(card);
        }
    }
    firsts
}

fn id_of(card: CardId) -> &'static str {
    &assets::clone_wars().edition.deck.card(card).id
}

fn window(card: CardId) -> Window {
    assets::clone_wars().edition.deck.card(card).event.as_ref().unwrap().window
}

/// A position in which the card can be played by its side.
fn position(card: CardId) -> (usize, String) {
    let id = id_of(card);
    let seat = usize::from(id.starts_with("sep"));
    let stage = match window(card) {
        Window::Reinforce => "place 3",
        Window::Fortify => "fortify",
        Window::Order => "order",
        _ => "attack",
    };
    let others = if seat == 0 {
        "hand 1 sep_bunkers_1; hand 3 sep_buzz_droids_1"
    } else {
        "hand 0 rep_gunships_1; hand 2 rep_visions_1"
    };
    let text = format!(
        "kamino=0x5+f1 ando=0x3 naboo=2x1 jabiim=2x3 rattatak=1x4+c1 kessel=1x4; track 6; token rattatak 0; token kessel 4; \
         seat {seat}; stage {stage}; hand {seat} {id}; {others}"
    );
    (seat, text)
}

fn offer(view: &View, seat: usize, card: CardId) -> PlayOffer {
    let offers = view.offers(SeatId(u8::try_from(seat).unwrap()));
    let plays = offers.into_iter().find_map(|offer| match offer {
        Offer::Special(SpecialOffer::Play { cards }) => Some(cards),
        _ => None,
    });
    let found = plays.into_iter().flatten().find(|offer| offer.card == card);
    found.unwrap_or_else(|| panic!("{} is not offered", id_of(card)))
}

/// The picks of a panel for the first of everything that fits.
fn picks(view: &View, offer: &PlayOffer) -> Vec<u8> {
    let mut picked: Vec<u8> = Vec::new();
    for wanted in &offer.wanted {
        let first = |spaces: &[SpaceId], picked: &[u8]| {
            spaces.iter().find(|space| !picked.contains(&space.0)).unwrap_or_else(|| panic!("{offer:?}")).0
        };
        picked.push(match wanted {
            Wanted::Space => first(&offer.spaces, &[]),
            Wanted::To | Wanted::Also => first(&offer.to, &picked),
            Wanted::Seat => offer.seats[0].0,
            Wanted::Class(_) => {
                // Ships that are there, or that have room.
                let on = picked.first().map(|&space| view.spaces[SpaceId(space)].ships);
                let there = on.and_then(|on| ShipClass::ALL.into_iter().position(|class| on.of(class) > 0));
                u8::try_from(there.unwrap_or(1)).unwrap()
            }
            Wanted::Way => 1,
            Wanted::Marker | Wanted::Placements => continue,
        });
    }
    picked
}

/// The same in words, each of them one that autocomplete offers.
async fn typed(world: &World, person: &Person, offer: &PlayOffer, picks: &[u8]) -> Played {
    let id = id_of(offer.card).to_owned();
    let among = async |field: SpecialField, value: String| {
        let label = value.split('-').next().unwrap_or_default().to_owned();
        let found = choices(world, person, field.clone(), &label).await;
        assert!(values(&found).contains(&value.as_str()), "{id}: {field:?} offers {value}: {found:?}");
        Some(value)
    };
    let board = &assets::clone_wars().edition.board;
    let of = Some(id.clone());
    let mut played = Played { card: among(SpecialField::PlayCard, id.clone()).await.unwrap(), ..Played::default() };
    let wanted = offer.wanted.iter().filter(|wanted| !matches!(wanted, Wanted::Marker | Wanted::Placements));
    for (wanted, &pick) in wanted.zip(picks) {
        let planet = || board.space(SpaceId(pick)).id.clone();
        match wanted {
            Wanted::Space => played.target = among(SpecialField::PlayTarget { card: of.clone() }, planet()).await,
            Wanted::To | Wanted::Also => played.to = among(SpecialField::PlayTo { card: of.clone() }, planet()).await,
            Wanted::Seat => {
                played.seat = among(SpecialField::PlaySeat { card: of.clone() }, seat_value(SeatId(pick))).await;
            }
            Wanted::Class(_) => {
                played.class = Some(fleets::id(ShipClass::ALL[usize::from(pick)]).to_owned());
            }
            Wanted::Way => played.way = Some(if pick == 1 { "back" } else { "forward" }.to_owned()),
            Wanted::Marker | Wanted::Placements => {}
        }
    }
    played
}

/// What was chosen, as it is told to all.
#[track_caller]
fn choice(answer: &Answer) -> Choice {
    let played = told(answer).into_iter().find_map(|event| match event {
        SpecialEvent::Played { choice, otherwise: false, .. } => Some(choice),
        _ => None,
    });
    played.unwrap_or_else(|| panic!("played: {answer:?}"))
}

/// Chooses in the panel, one thing after another, and plays with the last.
async fn by_thumb(world: &World, person: &Person, offer: &PlayOffer, picks: &[u8]) -> Answer {
    let card = offer.card;
    let mut so_far = Picks::default();
    for (at, &pick) in picks.iter().enumerate() {
        let (leaf, messages) = chosen(world, person, PanelPress::Pick { card, picks: so_far }).await;
        let SpecialLeaf::Cards { chosen: Some(chosen), .. } = leaf else { panic!("cards") };
        let is_last = at + 1 == picks.len();
        assert_eq!(chosen.last, is_last, "{}: {chosen:?}", id_of(card));
        so_far = so_far.and(pick);
        let wanted =
            if is_last { PanelPress::Play { card, picks: so_far } } else { PanelPress::Pick { card, picks: so_far } };
        for message in messages {
            let offered = message.selects.iter().flat_map(|select| &select.options).map(|option| option.press.verb);
            let offered = offered.filter(|verb| matches!(verb, Verb::Panel { press, .. } if *press == wanted)).count();
            assert_eq!(offered, 1, "{}: {wanted:?} in {message:?}", id_of(card));
        }
    }
    press(world, person, PanelPress::Play { card, picks: so_far }).await.unwrap()
}

#[tokio::test]
async fn every_event_is_played_by_words_and_by_presses() {
    let people = four();
    let mut world = at(&people, "kamino=0x3 naboo=2x4 kessel=1x2; seat 0").await;
    let (mut played, mut others) = (0, Vec::new());
    for card in events() {
        if matches!(window(card), Window::Standing | Window::Order) {
            others.push(id_of(card));
            continue;
        }
        let (seat, text) = position(card);
        let person = &people[seat];
        world = put(world, &text);
        let view = world.view(Some(person)).await;
        let offer = offer(&view, seat, card);
        let picks = picks(&view, &offer);
        let words = typed(&world, person, &offer, &picks).await;
        let by_words = choice(&world.act(person, special(Manoeuvre::Play(words))).await);
        assert!(
            world.view(Some(person)).await.hands[&SeatId(u8::try_from(seat).unwrap())]
                .cards()
                .iter()
                .all(|&other| other != card)
        );
        world = put(world, &text);
        let by_presses = choice(&by_thumb(&world, person, &offer, &picks).await);
        assert_eq!(by_words, by_presses, "{}", id_of(card));
        played += 1;
    }
    assert_eq!(others, ["rep_false_coordinates_1", "sep_second_transmission_1", "sep_jammed_frequencies_1"]);
    assert_eq!(played + others.len(), 19 + 18, "all of the deck");
}

#[tokio::test]
async fn standing_orders_are_armed_by_words_and_by_presses() {
    let people = four();
    let mut world = at(&people, "kamino=0x3 naboo=2x4 kessel=1x2; seat 0").await;
    for (id, seat) in [("rep_false_coordinates_1", 0), ("sep_jammed_frequencies_1", 1)] {
        let (_, text) = position(card(id));
        world = put(world, &text);
        let person = &people[seat];
        let armed = async |world: &World| {
            world.view(Some(person)).await.theatre().unwrap().orders[SeatId(u8::try_from(seat).unwrap())].len()
        };
        assert_eq!(values(&choices(&world, person, SpecialField::ArmCard, "").await), [id]);
        let arm = Manoeuvre::Arm { card: id.to_owned(), spaces: None, least: Some(4), seats: None };
        world.act(person, special(arm)).await;
        assert_eq!(armed(&world).await, 1);
        world.act(person, special(Manoeuvre::Disarm { card: id.to_owned() })).await;
        assert_eq!(armed(&world).await, 0);
        world.press(person, Verb::Order { card: card(id).0, armed: true }).await.unwrap();
        assert_eq!(armed(&world).await, 1);
        let play = Manoeuvre::Play(Played { card: id.to_owned(), ..Played::default() });
        assert!(matches!(specially(world.refused(person, special(play)).await), SpecialRefusal::OnlyArmed { .. }));
    }
}

#[tokio::test]
async fn a_card_of_the_order_is_played_with_it_alone_and_does_something_else_afterwards() {
    let people = four();
    let id = "sep_second_transmission_1";
    let (_, text) = position(card(id));
    let world = at(&people, &text).await;
    let play = || special(Manoeuvre::Play(Played { card: id.to_owned(), ..Played::default() }));
    let refused = world.refused(&ben(), play()).await;
    for (lang, said) in [(Lang::En, "Order 66"), (Lang::De, "Order 66")] {
        let told = text::refused(&refused, lang).content;
        assert!(told.contains(said), "it says when: {told}");
    }
    assert!(matches!(specially(refused), SpecialRefusal::WrongWindow { window: Window::Order, .. }));
    press(&world, &ben(), PanelPress::Order(OrderPress::Card(card(id)))).await.unwrap();
    press(&world, &ben(), PanelPress::Order(OrderPress::Call)).await.unwrap();
    let over = format!("kamino=0x5 naboo=2x3 kessel=1x4; pawn kessel; seat 1; stage place 3; hand 1 {id}");
    let world = put(world, &over.replace("place 3", "attack"));
    let with = special(Manoeuvre::CallOrder(OrderWish { cards: Some(id.to_owned()), ..OrderWish::default() }));
    assert!(matches!(specially(world.refused(&ben(), with).await), SpecialRefusal::OrderOver));
    let world = put(world, &over);
    let told = told(&world.act(&ben(), play()).await);
    assert!(told.iter().any(|event| matches!(event, SpecialEvent::TroopsGained { troops: 3, .. })), "{told:?}");
}

#[tokio::test]
async fn the_pawn_goes_the_way_that_is_said() {
    let id = "rep_anakin_torn_1";
    let text = format!("kamino=0x5 naboo=2x3 kessel=1x4; track 6; seat 0; hand 0 {id}");
    let world = at(&four(), &text).await;
    let go = |way: Option<&str>| {
        let way = way.map(str::to_owned);
        special(Manoeuvre::Play(Played { card: id.to_owned(), way, ..Played::default() }))
    };
    let refused = world.refused(&ana(), go(None)).await;
    for (lang, said) in [(Lang::En, "forward or back"), (Lang::De, "vor oder zurück")] {
        let told = text::refused(&refused, lang).content;
        assert!(told.contains(said), "{told}");
    }
    assert!(matches!(specially(refused), SpecialRefusal::Choose { wanted: Wanted::Way, .. }));
    let sideways = world.refused(&ana(), go(Some("sideways"))).await;
    assert!(matches!(sideways, Refused::NotUnderstood { what: Expected::Way, .. }), "{sideways:?}");
    for (way, steps) in [("zurück", -1), ("forward", 1)] {
        let world = at(&four(), &text).await;
        let told = told(&world.act(&ana(), go(Some(way))).await);
        assert!(
            told.iter().any(|event| matches!(event, SpecialEvent::PawnMoved { steps: by, .. } if *by == steps)),
            "{way}: {told:?}"
        );
    }
}

#[tokio::test]
async fn one_of_several_tokens_and_a_second_one_are_chosen_or_left_to_the_rules() {
    let id = "sep_change_of_hideout_1";
    let text = format!(
        "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; token kessel 4; token kessel 5; token rattatak 0; seat 1; stage fortify; hand 1 {id}"
    );
    let there = async |world: &World, on: &str| {
        let view = world.view(Some(&ben())).await;
        let markers = &view.theatre().unwrap().markers;
        markers.iter().filter(|marker| marker.space == space(on)).map(|marker| marker.id).collect::<Vec<_>>()
    };
    let mut world = at(&four(), &text).await;
    let tokens = SpecialField::PlayMarker { target: Some("kessel".to_owned()) };
    let named = choices(&world, &ben(), tokens.clone(), "").await;
    assert_eq!(values(&named), ["0", "1"]);
    // Its owner is told what each of them is; nobody else plays now.
    assert!(named.iter().all(|choice| choice.label.contains('(')), "{named:?}");
    let go = |marker: Option<&str>| {
        let (target, to) = (Some("kessel".to_owned()), Some("ithor".to_owned()));
        let marker = marker.map(str::to_owned);
        special(Manoeuvre::Play(Played { card: id.to_owned(), target, to, marker, ..Played::default() }))
    };
    assert!(matches!(world.refused(&ben(), go(Some("Yoda"))).await, Refused::UnknownName { .. }));
    for (marker, gone) in [(None, 0), (Some("1"), 1), (Some("Asajj Ventress"), 0)] {
        world = put(world, &text.replace("kessel 4", "kessel 3"));
        world.act(&ben(), go(marker)).await;
        assert_eq!(there(&world, "ithor").await, [gone], "{marker:?}");
    }
    // By presses: which one is asked where there are several, and only there.
    world = put(world, &text);
    let card_of = card(id);
    let two = Picks::default().and(space("kessel").0).and(space("ithor").0);
    let (leaf, _) = chosen(&world, &ben(), PanelPress::Pick { card: card_of, picks: two }).await;
    let SpecialLeaf::Cards { chosen: Some(asks), .. } = leaf else { panic!("cards") };
    assert_eq!((asks.next, asks.last, asks.is_ready(), asks.markers.len()), (Some(Wanted::Marker), true, true, 2));
    let one = Picks::default().and(space("rattatak").0);
    let (leaf, _) = chosen(&world, &ben(), PanelPress::Pick { card: card_of, picks: one }).await;
    let SpecialLeaf::Cards { chosen: Some(plain), .. } = leaf else { panic!("cards") };
    assert_eq!((plain.next, plain.last), (Some(Wanted::To), true), "one alone is not asked for");
    press(&world, &ben(), PanelPress::Play { card: card_of, picks: two.and(1) }).await.unwrap();
    assert_eq!(there(&world, "ithor").await, [1]);
    // Visions: the second one may be left out.
    let text =
        "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; token rattatak 0; token kessel 4; seat 0; hand 0 rep_visions_1";
    world = put(world, text);
    let visions = card("rep_visions_1");
    let first = Picks::default().and(space("kessel").0);
    let (leaf, [message, _]) = chosen(&world, &ana(), PanelPress::Pick { card: visions, picks: first }).await;
    let SpecialLeaf::Cards { chosen: Some(asks), .. } = leaf else { panic!("cards") };
    assert_eq!((asks.next, &asks.also[..]), (Some(Wanted::Also), &[space("rattatak")][..]));
    let plays = PanelPress::Play { card: visions, picks: first };
    let buttons = message.rows.iter().flatten().map(|button| button.press.verb);
    assert_eq!(buttons.filter(|verb| matches!(verb, Verb::Panel { press, .. } if *press == plays)).count(), 1);
    let saw = told(&press(&world, &ana(), plays).await.unwrap());
    assert_eq!(saw.iter().filter(|event| matches!(event, SpecialEvent::PeekSaw { .. })).count(), 2, "{saw:?}");
}

#[tokio::test]
async fn anakin_is_played_by_both_sides_and_after_the_order_by_the_separatists_alone() {
    let people = four();
    let before = "kamino=0x5 ando=0x3 naboo=2x3 rattatak=1x4+c1 kessel=1x4; track 6";
    let after = "kamino=0x5 ando=0x3 naboo=2x3 rattatak=1x4+c1 kessel=1x4; pawn kessel";
    let mut world = at(&people, &format!("{before}; seat 0")).await;
    for (order, seat, id, may) in [
        (before, 0, "rep_anakin_hero_1", true),
        (before, 1, "sep_anakin_hero_1", true),
        (after, 0, "rep_anakin_hero_1", false),
        (after, 1, "sep_anakin_hero_1", true),
    ] {
        world = put(world, &format!("{order}; seat {seat}; stage place 3; hand {seat} {id}"));
        let person = &people[seat];
        let target = Some(if seat == 0 { "kamino" } else { "kessel" }.to_owned());
        let play = special(Manoeuvre::Play(Played { card: id.to_owned(), target, ..Played::default() }));
        let offered = choices(&world, person, SpecialField::PlayCard, "").await;
        assert_eq!(values(&offered).contains(&id), may, "{id} {order}: {offered:?}");
        if may {
            world.act(person, play).await;
            continue;
        }
        let (leaf, _) = opened(&world, person, PanelId::Cards).await;
        assert!(matches!(&leaf, SpecialLeaf::Cards { plays, .. } if plays.is_empty()), "{leaf:?}");
        let refused = world.refused(person, play).await;
        for lang in Lang::ALL {
            let told = text::refused(&refused, lang).content;
            assert!(
                told.contains("/build") || told.contains("/bau"),
                "it says what the card is still good for: {told}"
            );
        }
        assert!(matches!(specially(refused), SpecialRefusal::HeroLost { .. }));
        // A ship it still is.
        let build = Manoeuvre::Build { card: id.to_owned(), space: "kamino".to_owned() };
        world.act(person, special(build)).await;
        assert_eq!(world.view(None).await.spaces[space("kamino")].ships.bomber, 1);
    }
}

#[tokio::test]
async fn an_invasion_that_nothing_is_named_for_is_refused_with_planets_and_no_death_star() {
    let id = "rep_jedi_general_1";
    let world =
        at(&four(), &format!("kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; track 6; seat 0; hand 0 {id}")).await;
    let play = special(Manoeuvre::Play(Played { card: id.to_owned(), ..Played::default() }));
    let refused = world.refused(&ana(), play).await;
    for lang in Lang::ALL {
        let told = text::refused(&refused, lang).content;
        assert!(told.contains("Rattatak") && !told.contains("Death Star") && !told.contains("Todesstern"), "{told}");
    }
    // There is none that could be meant, nor that is asked about.
    let aimed = Played { card: id.to_owned(), target: Some("Death Star".to_owned()), ..Played::default() };
    let refused = world.refused(&ana(), special(Manoeuvre::Play(aimed))).await;
    assert!(matches!(&refused, Refused::UnknownName { near, .. } if !near.iter().any(|name| name == "Death Star")));
}

#[tokio::test]
async fn building_and_cards_can_be_left_to_the_ai_which_may_do_nothing() {
    let people = four();
    let build = "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; seat 0; stage place 3; hand 0 rep_false_coordinates_1";
    let world = at(&people, build).await;
    press(&world, &ana(), PanelPress::ForMe(PanelId::Build)).await.unwrap();
    let view = world.view(None).await;
    assert_eq!(view.spaces.iter().map(|(_, on)| on.ships.total()).sum::<u32>(), 1, "a ship was built");
    let cards = "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; seat 0; stage place 3; hand 0 rep_clone_battalion_1";
    let world = put(world, cards);
    let told = told(&press(&world, &ana(), PanelPress::ForMe(PanelId::Cards)).await.unwrap());
    assert!(told.iter().any(|event| matches!(event, SpecialEvent::Played { .. })), "{told:?}");
    // Nothing to see, nothing to take: it would do nothing, and says so.
    let idle = "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; pile; seat 0; stage attack; hand 0 rep_boarding_party_1";
    let world = put(world, idle);
    let refused = press(&world, &ana(), PanelPress::ForMe(PanelId::Cards)).await.unwrap_err();
    assert_eq!(refused, Refused::NothingAdvised);
    for lang in Lang::ALL {
        assert!(!text::refused(&refused, lang).content.contains(text::MISSING));
    }
    for (panel, text) in [(PanelId::Build, build), (PanelId::Cards, cards)] {
        let world = at(&people, text).await;
        let (_, [message, _]) = opened(&world, &ana(), panel).await;
        let leaves = |verb: Verb| matches!(verb, Verb::Panel { press: PanelPress::ForMe(of), .. } if of == panel);
        assert!(message.rows.iter().flatten().any(|button| leaves(button.press.verb)), "{panel:?}: {message:?}");
    }
}

#[tokio::test]
async fn nobody_fires_a_death_star_where_there_is_none() {
    let id = "rep_clone_battalion_1";
    let text = format!("kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; seat 0; stage place 3; hand 0 {id}");
    let world = at(&four(), &text).await;
    let before = world.sight(None).await.version;
    for card in [None, Some(id), Some("nothing like it")] {
        let refused = world.refused(&ana(), special(Manoeuvre::Fire { card: card.map(str::to_owned) })).await;
        for lang in Lang::ALL {
            let told = text::refused(&refused, lang).content;
            assert!(!told.contains("Death Star") && !told.contains("Todesstern"), "{card:?}: {told}");
        }
        assert!(matches!(specially(refused), SpecialRefusal::Unknown), "{card:?}");
    }
    assert_eq!(world.sight(None).await.version, before, "no card was played instead");
}
