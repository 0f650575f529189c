//! Order 66 at the table: prepared in its panel or typed, asked again once, and missed by nobody.

use adjutant::game::conquest::special::{Call, Called, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::ids::SeatId;
use adjutant::game::offer::{Offer, Step};
use adjutant::game::refusal::Refusal;
use adjutant::table::Limits;
use adjutant::table::answer::{Answer, Expected, Refused, Seen};
use adjutant::table::choices::Field;
use adjutant::table::ending::Ending;
use adjutant::table::intent::{Intent, Look, Person, Request};
use adjutant::table::order_panel::{OrderLeaf, OrderPart, OrderPress};
use adjutant::table::panel::Leaf;
use adjutant::table::panel_press::{PanelId, PanelPress};
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::Place;
use adjutant::table::special::{Manoeuvre, OrderWish};
use adjutant::table::special_choices::SpecialField;
use adjutant::table::special_panel::SpecialLeaf;
use adjutant::text;
use adjutant::text::lang::Lang;
use adjutant::text::message::Message;

use super::wars::{at, choices, chosen, four, opened, press, special, specially, told, values};
use super::world::{HERE, World, ana, ben, new};
use crate::rules::clone_wars::position::{card, space, spaces};

/// Five planets of the Republic in board order; two of black's border them.
const TEXT: &str = "haruun_kal=2x2 ando=0x3+f2d1 naboo=2x4 kamino=0x5 jabiim=2x6+c1; kessel=1x2 rattatak=1x3 rodia=1x1; seat 3; stage order";

async fn begun(more: &str) -> (World, Person) {
    let [.., dora] = four();
    (at(&four(), &format!("{TEXT}; {more}")).await, dora)
}

fn order(press: OrderPress) -> PanelPress {
    PanelPress::Order(press)
}

async fn part(world: &World, person: &Person, part: OrderPart) -> (OrderLeaf, [Message; 2]) {
    match chosen(world, person, order(OrderPress::Part(part))).await {
        (SpecialLeaf::Order(leaf), messages) => (*leaf, messages),
        (other, _) => panic!("{other:?}"),
    }
}

async fn drafted(world: &World, person: &Person, press_of: OrderPress) {
    let answer =
        press(world, person, order(press_of)).await.unwrap_or_else(|refused| panic!("{press_of:?}: {refused:?}"));
    assert!(matches!(answer, Answer::Drafted), "{press_of:?}: {answer:?}");
}

#[track_caller]
fn called(answer: &Answer) -> Called {
    let found = told(answer).into_iter().find_map(|event| match event {
        SpecialEvent::OrderCalled(called) => Some(*called),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("the order is told: {answer:?}"))
}

fn wish(planets: &str, sidious: &str, cards: &str, again: &str) -> Intent {
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    special(Manoeuvre::CallOrder(OrderWish {
        planets: some(planets),
        sidious: some(sidious),
        cards: some(cards),
        again: some(again),
    }))
}

/// Types the order, and confirms what is asked then.
async fn typed(world: &World, person: &Person, wish: Intent) -> Answer {
    let answer = world.act(person, wish).await;
    assert!(matches!(answer, Answer::OrderDrafted { .. }), "asked again: {answer:?}");
    world.confirmed(person, answer).await
}

#[tokio::test]
async fn a_typed_order_is_asked_again_with_all_that_was_typed_and_calls_nothing_by_itself() {
    let (world, dora) = begun("track 8; hand 3 sep_second_transmission_1").await;
    // What lay in the draft makes room for what is typed.
    drafted(&world, &dora, OrderPress::Pawn(space("rodia"))).await;
    let before = world.sight(None).await;
    let answer = world.act(&dora, wish("Kamino: Ben", "Kessel", "all", "Ando")).await;
    let after = world.sight(None).await;
    assert_eq!((after.version, after.view), (before.version, before.view), "nothing was called");
    let shows = world.table.next_panel(&dora, HERE, answer.goes_on().unwrap()).await.unwrap();
    let Leaf::Special(SpecialLeaf::Order(leaf)) = &shows.leaf else { panic!("{:?}", shows.leaf) };
    assert_eq!((leaf.part, leaf.call.pawn.clone()), (OrderPart::Sure, spaces("kessel")));
    assert_eq!((leaf.call.again.clone(), leaf.call.cards.len()), (spaces("ando"), 1));
    assert!(leaf.thrown.contains(&(space("kamino"), SeatId(1))), "{leaf:?}");
    for (lang, said) in [(Lang::En, ["Call it now?", "Kessel", "Ando"]), (Lang::De, ["Jetzt geben?", "Kessel", "Ando"])]
    {
        let message = text::panel(&shows, lang);
        assert!(said.iter().all(|said| message.content.contains(said)), "{message:?}");
        let calls = |verb: &Verb| matches!(verb, Verb::Panel { press: PanelPress::Order(OrderPress::Call), .. });
        assert_eq!(message.rows.iter().flatten().filter(|button| calls(&button.press.verb)).count(), 1);
        assert!(!message.content.contains("No planet would turn") && !message.content.contains("Kein Planet würde"));
    }
    called(&world.confirmed(&dora, answer).await);
    // Where no number turns a planet it says so plainly.
    let (world, dora) = begun("track 3").await;
    let answer = world.act(&dora, wish("", "", "", "")).await;
    let shows = world.table.next_panel(&dora, HERE, answer.goes_on().unwrap()).await.unwrap();
    for (lang, said) in [(Lang::En, "No planet would turn"), (Lang::De, "Kein Planet würde abfallen")] {
        let message = text::panel(&shows, lang);
        assert!(message.content.contains(said), "{message:?}");
    }
    // All cards that go with it are none where nothing could turn that would be thrown for again.
    let (idle, dora) = begun("track 3; hand 3 sep_second_transmission_1").await;
    assert!(matches!(idle.act(&dora, wish("", "", "all", "")).await, Answer::OrderDrafted { .. }));
    // Before its step it is not called, which would end all steps before it.
    let world = super::wars::put(world, &format!("{}; track 8", TEXT.replace("stage order", "stage attack")));
    let early = world.refused(&dora, wish("", "", "", "")).await;
    assert!(
        matches!(&early, Refused::Rules { refusal: Refusal::WrongStep { now: Step::Attack }, .. }),
        "the step that is at hand: {early:?}"
    );
    // Of whoever is not on turn the rules say that, whatever the step.
    assert!(matches!(world.refused(&ben(), wish("", "", "", "")).await, Refused::Rules { .. }));
}

#[tokio::test]
async fn the_panel_tells_the_chances_to_one_decimal() {
    let (world, dora) = begun("track 8; hand 3 sep_second_transmission_1").await;
    let (leaf, [en, de]) = opened(&world, &dora, PanelId::Order).await;
    let SpecialLeaf::Order(leaf) = leaf else { panic!("{leaf:?}") };
    assert_eq!((leaf.at, leaf.least, leaf.thrown.len(), leaf.part), (8, 5, 5, OrderPart::All));
    // Five throws of one in two: 2.5 on average, at least three in 16 of 32, all in one of 32.
    for said in ["from space 8", "5 planets", "5 to 8", "2.5 of 5", "At least 3: 50.0 %", "All: 3.1 %"] {
        assert!(en.content.contains(said), "{said}: {}", en.content);
    }
    assert!(de.content.contains("2,5 von 5") && de.content.contains("3,1 %"), "{}", de.content);
    // A card that throws again for two: 2.5 + 1/2 * (two at least, one where only one stays: 2 - 5/32 - 2/32).
    drafted(&world, &dora, OrderPress::Card(card("sep_second_transmission_1"))).await;
    let (_, [en, _]) = part(&world, &dora, OrderPart::All).await;
    assert!(en.content.contains("3.4 of 5") && en.content.contains("Second Transmission"), "{}", en.content);
    // Where nothing can turn it can be called too: the panel says what comes of it.
    let (world, dora) = begun("track 3").await;
    let (leaf, [en, _]) = opened(&world, &dora, PanelId::Order).await;
    assert!(matches!(leaf, SpecialLeaf::Order(_)) && en.content.contains("no number turns one"), "{}", en.content);
}

#[tokio::test]
async fn everything_is_chosen_by_thumb_and_called_after_it_was_asked_again_once() {
    let hand = "hand 3 sep_second_transmission_1 sep_second_transmission_2";
    let (world, dora) = begun(&format!("track 8; {hand}")).await;
    let public = world.sight(None).await;
    let post = text::turn_post(&public, 1, &[], &[], Lang::En);
    let opens = |verb: &Verb| matches!(verb, Verb::Open { panel: PanelId::Order, .. });
    assert!(post.rows.iter().flatten().any(|button| opens(&button.press.verb)), "a button of the turn: {post:?}");
    let (before, _) = part(&world, &dora, OrderPart::Heirs).await;
    let heir = |leaf: &OrderLeaf, id: &str| leaf.thrown.iter().find(|(of, _)| *of == space(id)).unwrap().1;
    let first = heir(&before, "kamino");
    assert_eq!(first, SeatId(1), "Rattatak and Rodia border it");
    drafted(&world, &dora, OrderPress::AllTo(SeatId(1))).await;
    drafted(&world, &dora, OrderPress::Heir(space("kamino"))).await;
    for id in ["rattatak", "kamino", "kessel"] {
        drafted(&world, &dora, OrderPress::Pawn(space(id))).await;
    }
    drafted(&world, &dora, OrderPress::Pawn(space("rattatak"))).await;
    drafted(&world, &dora, OrderPress::Card(card("sep_second_transmission_2"))).await;
    drafted(&world, &dora, OrderPress::Again(space("ando"))).await;
    // It lies in the store: a phone that lost the message finds it again, also after a restart.
    let world = world.restart();
    let (leaf, _) = part(&world, &dora, OrderPart::All).await;
    assert_eq!((leaf.call.pawn.clone(), leaf.call.again.clone()), (spaces("kamino kessel"), spaces("ando")));
    assert_eq!(leaf.call.cards, [card("sep_second_transmission_2")]);
    assert_eq!((heir(&leaf, "kamino"), heir(&leaf, "jabiim")), (SeatId(3), SeatId(1)));
    // The button of the panel asks again; only the one below that calls.
    let buttons =
        |message: &Message| -> Vec<Verb> { message.rows.iter().flatten().map(|button| button.press.verb).collect() };
    let calls = |verb: &Verb| matches!(verb, Verb::Panel { press: PanelPress::Order(OrderPress::Call), .. });
    let asks =
        |verb: &Verb| matches!(verb, Verb::Panel { press: PanelPress::Order(OrderPress::Part(OrderPart::Sure)), .. });
    let (_, [all, _]) = part(&world, &dora, OrderPart::All).await;
    assert!(buttons(&all).iter().any(asks) && !buttons(&all).iter().any(calls), "{all:?}");
    let (_, [sure, _]) = part(&world, &dora, OrderPart::Sure).await;
    assert!(buttons(&sure).iter().any(calls), "{sure:?}");
    let called = called(&press(&world, &dora, order(OrderPress::Call)).await.unwrap());
    for throw in &called.throws {
        let wanted = if throw.space == space("kamino") { SeatId(3) } else { SeatId(1) };
        assert!(throw.to.is_none_or(|to| to == wanted), "{throw:?}");
    }
    let kamino = called.throws.iter().any(|throw| throw.space == space("kamino") && throw.to.is_some());
    assert_eq!(called.pawn, space(if kamino { "kamino" } else { "kessel" }), "the first that the side holds");
    let stayed = called.throws.iter().filter(|throw| throw.rolled < called.least).count();
    assert_eq!(called.cards.len(), usize::from(stayed > 0), "the other card was not played");
    let ando = called.throws.iter().find(|throw| throw.space == space("ando")).unwrap();
    assert_eq!(ando.again.is_some(), ando.rolled < called.least);
    // It is over: an old button and a second call are refused, and the draft is gone.
    let again = press(&world, &dora, order(OrderPress::Call)).await.unwrap_err();
    assert!(matches!(again, Refused::MovedOn | Refused::Rules { .. }), "{again:?}");
    assert!(matches!(specially(world.refused(&dora, wish("", "", "", "")).await), SpecialRefusal::OrderOver));
    assert_eq!(world.view(None).await.theatre().unwrap().pawn, Some(Pawn::Space(called.pawn)));
}

#[tokio::test]
async fn what_is_chosen_can_be_taken_back_and_belongs_to_the_caller_alone() {
    let (world, dora) = begun("track 8").await;
    drafted(&world, &dora, OrderPress::Pawn(space("kessel"))).await;
    press(&world, &dora, PanelPress::Reset).await.unwrap();
    assert_eq!(part(&world, &dora, OrderPart::All).await.0.call, Call::default());
    // Buttons that were written by hand.
    for wrong in [
        OrderPress::AllTo(SeatId(0)),
        OrderPress::Heir(space("kessel")),
        OrderPress::Card(card("sep_bunkers_1")),
        OrderPress::Again(space("ando")),
        OrderPress::Part(OrderPart::Sure),
    ] {
        assert!(press(&world, &dora, order(wrong)).await.is_err(), "{wrong:?}");
    }
    let others = press(&world, &ben(), order(OrderPress::Call)).await;
    assert!(others.is_err(), "the partner is not on turn: {others:?}");
    // Where it is not offered nothing of the panel calls it.
    let early = format!("{}; track 8", TEXT.replace("stage order", "stage attack"));
    let world = super::wars::put(world, &early);
    for early in [OrderPress::Call, OrderPress::Pawn(space("kessel"))] {
        assert_eq!(press(&world, &dora, order(early)).await.unwrap_err(), Refused::MovedOn, "{early:?}");
    }
}

#[tokio::test]
async fn the_ai_calls_it_into_the_draft_or_lets_it_wait() {
    // On the last space of the track it calls; what it would do is asked again.
    let (world, dora) = begun("track 11; hand 3 sep_second_transmission_1").await;
    let answer = press(&world, &dora, PanelPress::ForMe(PanelId::Order)).await.unwrap();
    assert!(matches!(answer, Answer::Drafted), "{answer:?}");
    let sight = world.sight(None).await;
    let for_me = Verb::Panel { counter: sight.moves, press: PanelPress::ForMe(PanelId::Order) };
    let next = world.table.next_panel(&dora, HERE, Press { of: sight.id, verb: for_me }).await.unwrap();
    let shows = text::panel(&next, Lang::En);
    assert!(shows.content.contains("Call it now?") && shows.content.contains("Second Transmission"), "{shows:?}");
    called(&press(&world, &dora, order(OrderPress::Call)).await.unwrap());
    // With few numbers it would wait, which it says: nothing is called and no turn ended.
    let (world, dora) = begun("track 5").await;
    let before = world.sight(None).await;
    let answer = press(&world, &dora, PanelPress::ForMe(PanelId::Order)).await;
    assert_eq!(answer.unwrap_err(), Refused::NothingAdvised);
    let after = world.sight(None).await;
    assert_eq!((after.version, after.view), (before.version, before.view));
}

#[tokio::test]
async fn the_order_is_typed_with_all_that_goes_with_it() {
    let hand = "hand 3 sep_second_transmission_1 sep_second_transmission_2 sep_bunkers_1";
    let (world, dora) = begun(&format!("track 8; {hand}")).await;
    let refused = async |intent| world.refused(&dora, intent).await;
    assert!(matches!(
        refused(wish("Kamino Nobody", "", "", "")).await,
        Refused::NotUnderstood { what: Expected::Heirs, .. }
    ));
    assert!(matches!(specially(refused(wish("kamino: Ana", "", "", "")).await), SpecialRefusal::NoHeir { .. }));
    assert!(matches!(refused(wish("", "Endor", "", "")).await, Refused::UnknownName { .. }));
    assert!(matches!(specially(refused(wish("", "", "sep_bunkers_1", "")).await), SpecialRefusal::WrongWindow { .. }));
    for (lang, said) in [(Lang::En, "numbers of the seats"), (Lang::De, "Nummern der Plätze")] {
        let told = text::refused(&refused(wish("Kamino Nobody", "", "", "")).await, lang).content;
        assert!(told.contains(said), "{told}");
    }
    let others = world.refused(&ana(), wish("", "", "", "")).await;
    assert!(matches!(others, Refused::Rules { .. }), "{others:?}");
    // Black gets all but two, one of which is named in each of the ways in which people write it.
    let intent = wish("Ben, Kamino: Dora; jabiim 4", "rattatak, Kessel", "all", "Ando");
    let called = called(&typed(&world, &dora, intent).await);
    for throw in &called.throws {
        let to_caller = [space("kamino"), space("jabiim")].contains(&throw.space);
        let wanted = SeatId(if to_caller { 3 } else { 1 });
        assert!(throw.to.is_none_or(|to| to == wanted), "{throw:?}");
    }
    assert_eq!(called.pawn, space("rattatak"));
}

#[tokio::test]
async fn autocomplete_of_the_order_offers_what_goes_with_it_and_says_what_decides() {
    let hand = "hand 3 sep_second_transmission_1 sep_second_transmission_2 sep_bunkers_1";
    let (world, dora) = begun(&format!("track 8; {hand}")).await;
    let heirs = choices(&world, &dora, SpecialField::OrderHeirs, "").await;
    assert_eq!(&values(&heirs)[..2], ["seat-2", "seat-4"], "an army alone gets all");
    // Kamino goes to black by itself: what can be said is the other one.
    let kamino = choices(&world, &dora, SpecialField::OrderHeirs, "kam").await;
    assert_eq!(values(&kamino), ["kamino: seat-4"]);
    assert!(kamino[0].label.contains('5') && kamino[0].label.contains("Dora"), "{kamino:?}");
    let second = choices(&world, &dora, SpecialField::OrderHeirs, "kamino: seat-4, nab").await;
    assert!(values(&second).iter().all(|value| value.starts_with("kamino: seat-4, naboo: ")), "{second:?}");
    let pawn = choices(&world, &dora, SpecialField::OrderPawn, "").await;
    assert!(pawn[0].label.contains("no enemy beside it"), "the safest first: {pawn:?}");
    let rattatak = choices(&world, &dora, SpecialField::OrderPawn, "kessel, ratt").await;
    assert_eq!(values(&rattatak), ["kessel, rattatak"]);
    assert!(rattatak[0].label.contains("3 enemy planets"), "{rattatak:?}");
    let cards = choices(&world, &dora, SpecialField::OrderCards, "").await;
    assert_eq!(values(&cards), ["sep_second_transmission_1", "sep_second_transmission_2"], "and no other card");
    let more = choices(&world, &dora, SpecialField::OrderCards, "sep_second_transmission_1, ").await;
    assert_eq!(values(&more), ["sep_second_transmission_1, sep_second_transmission_2"], "each once");
    let again = choices(&world, &dora, SpecialField::OrderAgain, "").await;
    assert_eq!(values(&again)[..2], ["jabiim", "kamino"], "the strongest first");
    // What is offered is understood as it is.
    let wish = wish(values(&second)[0], values(&rattatak)[0], values(&more)[0], values(&again)[0]);
    called(&typed(&world, &dora, wish).await);
    for field in [SpecialField::OrderHeirs, SpecialField::OrderPawn, SpecialField::OrderCards, SpecialField::OrderAgain]
    {
        let nothing = choices(&world, &ana(), field.clone(), "").await;
        assert_eq!(values(&nothing), ["-"], "{field:?}: one entry says why");
    }
}

#[tokio::test]
async fn odds_know_the_order_as_long_as_it_can_be_called() {
    let (world, dora) = begun("track 8").await;
    let to = |to: &str| Look::Odds {
        from: None,
        to: Some(to.to_owned()),
        attackers: None,
        defenders: None,
        keep: None,
        dice: None,
    };
    let offered = world.table.choices(&ana(), HERE, &Field::Space, "order").await;
    assert!(offered.len() == 1 && offered[0].label.contains("2.5"), "{offered:?}");
    for typed in ["Order 66", "order 66", offered[0].value.as_str()] {
        let Seen::OrderOdds { chances, .. } = world.look(&ana(), to(typed)).await.unwrap() else { panic!("{typed}") };
        assert!((chances[5] - 1.0 / 32.0).abs() < 1e-12 && chances.len() == 6, "everybody may ask: {chances:?}");
    }
    let seen = world.look(&dora, to("order 66")).await.unwrap();
    for (lang, said) in [(Lang::En, "5: 3.1 %"), (Lang::De, "5: 3,1 %")] {
        let message = text::seen(&seen, lang).content;
        assert!(message.contains(said) && !message.contains(text::MISSING), "{message}");
    }
    typed(&world, &dora, wish("", "", "", "")).await;
    let over = world.look(&ana(), to("order 66")).await.unwrap_err();
    assert_eq!(over, Refused::OrderOdds, "whoever asks, also out of their turn");
    for lang in Lang::ALL {
        let told = text::refused(&over, lang).content;
        assert!(!told.contains(["/done", "/fertig"][usize::from(lang == Lang::De)]), "{told}");
    }
}

/// The steps that somebody who knows the game is asked about before they end the turn.
async fn asked(world: &World, person: &Person) -> Option<Vec<Step>> {
    let ending = world.table.ending(person, HERE, None, true).await?;
    for (lang, once, of_newcomers) in [
        (Lang::En, "once in a match", "your first match"),
        (Lang::De, "einmal in einer Partie", "deiner ersten Partie"),
    ] {
        let told = text::ending(&ending, lang).unwrap().content;
        assert!(told.contains("Order 66") && told.contains(once), "{told}");
        assert!(!told.contains(of_newcomers) && !told.contains(text::MISSING), "{told}");
    }
    let Ending::Steps(steps) = ending else { panic!("no dice game is played") };
    Some(steps.open)
}

/// Whoever is on turn does what must be done, and ends the turn.
async fn passes(world: &World, people: &[Person]) {
    let turn = world.view(None).await.turn;
    while world.view(None).await.turn == turn {
        let (person, seat) = world.next(people).await.unwrap();
        let offers = world.view(Some(&person)).await.offers(seat);
        if offers.iter().any(|offer| matches!(offer, Offer::EndTurn { .. })) {
            world.act(&person, Intent::EndTurn).await;
        } else {
            world.step(&person).await;
        }
    }
}

#[tokio::test]
async fn whoever_knows_the_game_is_asked_the_first_time_that_the_order_could_be_called() {
    let people = [ana(), ben()];
    let text = "haruun_kal=2x2 ando=0x3 naboo=2x4 kamino=0x5; kessel=1x2 rattatak=1x3; seat 0; stage attack; track 6";
    let world = at(&people, text).await.restart_limited(Limits { asks_newcomers: true, ..Limits::NONE });
    // Another match, so that this one is nobody's first.
    let place = Place { channel: 20, ..HERE };
    for (who, intent) in [(ana(), new()), (ben(), Intent::Join)] {
        world.table.act(Request { place, ..world.request(&who, intent) }).await.unwrap();
    }
    world.send_lobbies().await;
    world.table.act(Request { place, ..world.request(&ana(), Intent::Start) }).await.unwrap();
    assert_eq!(asked(&world, &ana()).await, None, "the Republic passes nothing");
    passes(&world, &people).await;
    // Black's turn: the token and the armies first, then the end of the turn passes the order.
    while !world.view(Some(&ben())).await.offers(SeatId(1)).iter().any(|offer| matches!(offer, Offer::EndTurn { .. })) {
        world.step(&ben()).await;
    }
    assert_eq!(asked(&world, &ben()).await, Some(vec![Step::Order]), "of the order alone");
    passes(&world, &people).await;
    passes(&world, &people).await;
    // Blue's turn is the same person's: asked once is enough.
    while !world.view(Some(&ben())).await.offers(SeatId(3)).iter().any(|offer| matches!(offer, Offer::EndTurn { .. })) {
        world.step(&ben()).await;
    }
    assert_eq!(asked(&world, &ben()).await, None);
}
