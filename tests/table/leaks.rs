//! Matches are played, and whatever others may read is searched for what they must not know.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use adjutant::game::conquest::effect::Window;
use adjutant::game::conquest::view::View;
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::seal::Seed;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::choices::Field;
use adjutant::table::export::Part;
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::names::seat_value;
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::Post;
use adjutant::table::sight::{AccountId, MatchState};
use adjutant::table::special::Manoeuvre;
use adjutant::table::special_choices::SpecialField;
use adjutant::text::lang::Lang;
use adjutant::text::{self, Message, PictureWish, Whereabouts};
use rusqlite::Connection;
use sha2::{Digest, Sha256};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::prelude::*;

use super::files::exported;
use super::world::{HERE, World, ana, ben, cem, mia, simple};
use crate::secrets::Secrets;

/// A match that is played: of which game and with how many AIs, settings, what its seed is made of, how far it goes, and after how many
/// steps everything is looked at (each step looks at what is new).
struct Case {
    ruleset: Option<&'static str>,
    ais: i64,
    settings: &'static [(&'static str, &'static str)],
    seed: u8,
    most: usize,
    often: usize,
}

const CLASSIC: Case = Case { ruleset: None, ais: 1, settings: &[], seed: 0, most: 900, often: 15 };

const CASES: [Case; 6] = [
    Case { settings: &[("set-kind", "mixed-or-equal"), ("forced-trade", "5")], seed: 1, ..CLASSIC },
    Case { settings: &[("territories", "draft"), ("set-kind", "mixed-or-equal")], seed: 2, ..CLASSIC },
    Case { ais: 0, settings: &[("set-kind", "mixed-or-equal"), ("start-armies", "20")], seed: 3, ..CLASSIC },
    Case { settings: &[("territories", "draft"), ("start-armies", "20")], seed: 4, ..CLASSIC },
    // Ana and an AI are Rebels, Ben and an AI the Empire, Cem the Hutts.
    Case { ruleset: Some("original-trilogy"), ais: 2, seed: 5, most: 400, often: 40, ..CLASSIC },
    // Ana and Cem have an army of the Republic each, Ben both of the Separatists.
    Case { ruleset: Some("clone-wars"), ais: 0, seed: 8, most: 400, often: 40, ..CLASSIC },
];

/// So many steps are played after the first elimination.
const AFTER: usize = 40;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_others_may_read_tells_a_secret() {
    let played = CASES.iter().map(|case| (case, tokio::spawn(play(case))));
    let mut seen = Seen::default();
    for (case, played) in played.collect::<Vec<_>>() {
        let one = played.await.unwrap();
        println!("{} steps, {} texts searched: {one:?}", one.steps, one.texts);
        // What lies face down is hidden in another way in each of these.
        assert!(case.ruleset.is_none() || one.faces > 0 && one.orders > 0, "little to hide in {:?}", case.ruleset);
        seen.sealed += one.sealed;
        seen.trades += one.trades;
        seen.eliminations += one.eliminations;
        seen.hands += one.hands;
    }
    let all = [seen.sealed, seen.trades, seen.eliminations, seen.hands];
    let little = all.contains(&0);
    assert!(!little, "there was little to hide: {seen:?}");
}

/// What there was to hide, and in how many texts it was looked for.
#[derive(Debug, Default)]
struct Seen {
    steps: usize,
    texts: usize,
    sealed: usize,
    trades: usize,
    eliminations: usize,
    /// Matches that were not over at the last look, in which somebody held cards.
    hands: usize,
    /// Most markers that lay face down, and most standing orders.
    faces: usize,
    orders: usize,
}

async fn play(case: &Case) -> Seen {
    let people = [ana(), ben(), cem()];
    let mut watch = Watch::begin(case).await;
    watch.asks(&ana(), Intent::Start).await.unwrap();
    watch.look_around().await;
    let (mut steps, mut left) = (0, AFTER);
    while steps < case.most && left > 0 {
        let woken = watch.world.table.wake().await.unwrap();
        let Some((person, seat)) = watch.world.next(&people).await else {
            if woken > 0 {
                continue;
            }
            break;
        };
        let view = watch.world.view(Some(&person)).await;
        let intent = if view.turn == 0 { sealed(&view, seat, &person) } else { simple(&view, seat, person.lang) };
        let several = view.turn == 0 && watch.seats_of(person.account).await.len() > 1;
        let intent = if several { named(seat, intent) } else { intent };
        watch.asks(&person, intent).await.unwrap();
        watch.arm(&people).await;
        steps += 1;
        if steps % case.often == 0 || view.turn == 0 {
            watch.look_around().await;
        }
        if steps % 100 == 0 {
            // What was drawn in vain stays secret.
            let _ = watch.asks(&mia(), Intent::Undo { to: None }).await;
        }
        left -= usize::from(watch.eliminations() > 0);
    }
    watch.look_around().await;
    let goes_on = watch.world.sight(None).await.state == MatchState::Running;
    let hands = usize::from(goes_on && watch.finds_what_is_there(case).await);
    if goes_on {
        watch.end(case).await;
    }
    watch.look_around().await;
    assert!(exported(&watch.world, Part::Public).seal.seed.is_some(), "the end reveals");
    let (trades, eliminations) = (watch.happened("traded"), watch.eliminations());
    let Watch { texts, most_sealed: sealed, faces, orders, .. } = watch;
    Seen { steps, texts, sealed, trades, eliminations, hands, faces, orders }
}

struct Watch {
    world: World,
    database: PathBuf,
    /// Who asked by which interaction.
    asked: BTreeMap<u64, AccountId>,
    /// The last rows that were looked at: outbox and receipts.
    rows: (i64, i64),
    logged: usize,
    texts: usize,
    most_sealed: usize,
    faces: usize,
    orders: usize,
}

impl Watch {
    /// A lobby that is ready to start.
    async fn begin(case: &Case) -> Self {
        log();
        let world = World::begin();
        let database = world.dir.path().join("adjutant.db");
        let mut watch = Self {
            world,
            database: database.clone(),
            asked: BTreeMap::new(),
            rows: (0, -1),
            logged: 0,
            texts: 0,
            most_sealed: 0,
            faces: 0,
            orders: 0,
        };
        let ruleset = case.ruleset.map(ToOwned::to_owned);
        watch.asks(&ana(), Intent::New { ruleset, preset: None }).await.unwrap();
        for person in [ben(), cem()] {
            watch.asks(&person, Intent::Join).await.unwrap();
        }
        if case.ais > 0 {
            watch.asks(&ana(), Intent::AddAi { count: case.ais }).await.unwrap();
        }
        for (option, value) in case.settings {
            let (option, value) = (Some((*option).to_owned()), Some((*value).to_owned()));
            watch.asks(&ana(), Intent::Settings { preset: None, option, value }).await.unwrap();
        }
        watch.asks(&ben(), Intent::Word { text: "heron".to_owned() }).await.unwrap();
        // The same match in every run.
        watch.world = watch.world.restart();
        let seed = Seed::from_bytes(Sha256::digest([case.seed]).into());
        set_seed(&database, &seed);
        watch.world.send_lobbies().await;
        watch.look_around().await;
        watch
    }

    /// Asks for something, and looks at what comes of it.
    async fn asks(&mut self, person: &Person, intent: Intent) -> Result<Answer, Refused> {
        let request = self.world.request(person, intent);
        self.asked.insert(request.receipt, person.account);
        let answer = Box::pin(self.world.table.act(request)).await;
        let told = match &answer {
            Ok(answer) => text::answer(answer, person.lang),
            Err(refused) => text::refused(refused, person.lang),
        };
        let secrets = self.secrets();
        self.search(&secrets, Some(person.account), "an answer", &spelled(&told)).await;
        Box::pin(self.look_at_news(&secrets)).await;
        answer
    }

    fn secrets(&mut self) -> Secrets {
        let secrets = Secrets::read(&self.database);
        self.most_sealed = self.most_sealed.max(secrets.sealed());
        secrets
    }

    /// Whoever holds a card that answers for them lets it.
    async fn arm(&mut self, people: &[Person]) {
        for person in people {
            let view = self.world.view(Some(person)).await;
            let Some(theatre) = view.theatre().filter(|_| view.turn > 0) else { return };
            let idle = view.hands.iter().flat_map(|(&seat, hand)| hand.cards().iter().map(move |&card| (seat, card)));
            let idle = idle.filter(|&(seat, card)| {
                let event = view.edition.deck.card(card).event.as_ref();
                event.is_some_and(|event| event.window == Window::Standing)
                    && theatre.orders[seat].iter().all(|order| order.card != card)
            });
            for (seat, card) in idle.collect::<Vec<_>>() {
                let card = view.edition.deck.card(card).id.clone();
                let arm = Manoeuvre::Arm { card, spaces: None, least: None, seats: None };
                self.asks(person, named(seat, Intent::Special(arm))).await.unwrap();
                self.orders = self.orders.max(hidden(&self.database).1);
            }
        }
    }

    async fn seats_of(&self, account: AccountId) -> Vec<usize> {
        self.world.sight(None).await.seats_of(account).into_iter().map(SeatId::index).collect()
    }

    async fn search(&mut self, secrets: &Secrets, reader: Option<AccountId>, what: &str, text: &str) {
        self.texts += 1;
        let seats = match reader {
            Some(account) => self.seats_of(account).await,
            None => Vec::new(),
        };
        let found = secrets.found_in(&seats, text);
        assert!(found.is_empty(), "{what} for {reader:?} tells {found:?}:\n{text}");
    }

    /// What was written down, logged and sent since the last look.
    async fn look_at_news(&mut self, secrets: &Secrets) {
        for (id, account, row) in outbox(&self.database, self.rows.0) {
            self.rows.0 = id;
            self.search(secrets, account, "a row of the outbox", &row).await;
            tells_no_secret_act(&row);
        }
        for (id, at, row) in receipts(&self.database, self.rows.1) {
            self.rows.1 = self.rows.1.max(at);
            let reader = self.asked.get(&id).copied();
            assert!(reader.is_some(), "whose receipt is {id}?");
            self.search(secrets, reader, "a receipt", &row).await;
        }
        for due in self.world.deliver().await {
            let reader = match due.target {
                Target::Channel(_) => None,
                Target::Person(account) => Some(account),
            };
            let seen = self.faces_seen(None).await;
            for message in words(&due) {
                shows_faces(&message, &seen, "a message");
                self.search(secrets, reader, "a message", &spelled(&message)).await;
            }
        }
        let logged = logged(&mut self.logged);
        self.search(secrets, None, "the log", &logged).await;
    }

    /// Everything that can be looked at, by those who play and by one who does not.
    async fn look_around(&mut self) {
        let secrets = self.secrets();
        Box::pin(self.look_at_news(&secrets)).await;
        for person in [ana(), ben(), cem(), mia()] {
            for look in looks() {
                let told = match Box::pin(self.world.look(&person, look.clone())).await {
                    Ok(seen) => text::seen(&seen, person.lang),
                    Err(refused) => text::refused(&refused, person.lang),
                };
                // Over whose shoulder somebody may look sees a board for all, unless they ask for their own.
                let faces = self.faces_seen(Some(&person).filter(|_| look == Look::BoardMine)).await;
                shows_faces(&told, &faces, &format!("{look:?}"));
                self.search(&secrets, Some(person.account), &format!("{look:?}"), &spelled(&told)).await;
            }
            for field in fields() {
                let choices = Box::pin(self.world.table.choices(&person, HERE, &field, "")).await;
                self.search(&secrets, Some(person.account), &format!("{field:?}"), &format!("{choices:?}")).await;
            }
            let held = Box::pin(self.world.table.held(person.account, true)).await.unwrap();
            let file = held.file().unwrap();
            self.search(&secrets, Some(person.account), "/privacy export", &file).await;
            let held = text::held(&held, person.lang);
            self.search(&secrets, Some(person.account), "/privacy show", &spelled(&held)).await;
        }
        let file = exported(&self.world, Part::Public).text().unwrap();
        self.search(&secrets, None, "the export for everybody", &file).await;
        if exported(&self.world, Part::Public).seal.seed.is_none() {
            // Once it is revealed the file is whole.
            tells_no_secret_act(&file);
        }
        let (faces, orders) = hidden(&self.database);
        (self.faces, self.orders) = (self.faces.max(faces), self.orders.max(orders));
    }

    /// Where this person, or everybody, knows the face of a marker.
    async fn faces_seen(&self, person: Option<&Person>) -> BTreeSet<SpaceId> {
        let sight = self.world.sight(person).await;
        let theatre = sight.conquest().and_then(View::theatre);
        let known = theatre.into_iter().flat_map(|theatre| &theatre.markers).filter(|marker| marker.face.is_some());
        known.map(|marker| marker.space).collect()
    }

    /// The search finds what it looks for where it is. `false`: nobody held a card.
    async fn finds_what_is_there(&mut self, case: &Case) -> bool {
        let secrets = self.secrets();
        let whole = exported(&self.world, Part::Whole).text().unwrap();
        let cards = secrets.found_in(&[], &whole).iter().filter(|what| what.starts_with("the card")).count();
        if case.ruleset.is_none() {
            assert_eq!(cards, secrets.cards.len(), "the file of the host names every card");
        } else {
            assert!(cards > 0, "the file of the host names what is in the hands");
        }
        let seed: String = {
            let sql = Connection::open(&self.database).unwrap();
            sql.query_row("SELECT hex(seed) FROM seeds", [], |row| row.get(0)).unwrap()
        };
        assert_eq!(secrets.found_in(&[], &format!("x{seed}")), ["the seed"]);
        for person in [ana(), ben(), cem()] {
            let hand = self.world.look(&person, Look::Hand).await;
            let Ok(hand) = hand.map(|seen| text::seen(&seen, person.lang).content) else { continue };
            // Of a game with titles that several cards have, all may be known.
            let is_found = !secrets.found_in(&[], &hand).is_empty();
            if hand.contains(" (") && (is_found || case.ruleset.is_none()) {
                assert!(is_found, "cards: {hand}");
                let seats = self.seats_of(person.account).await;
                assert!(secrets.found_in(&seats, &hand).is_empty(), "their own cards");
                return true;
            }
        }
        false
    }

    /// Ends the match; what is still secret then stays so until it is revealed.
    async fn end(&mut self, case: &Case) {
        if case.ais > 0 || case.ruleset.is_some() {
            self.asks(&mia(), Intent::End).await.unwrap();
            assert_eq!(self.world.sight(None).await.state, MatchState::Ended);
            self.look_around().await;
            self.world.clock.advance(Duration::from_hours(8 * 24));
            self.world.table.wake().await.unwrap();
        } else {
            while let Some((person, seat)) = self.world.next(&[ana(), ben(), cem()]).await {
                let view = self.world.view(Some(&person)).await;
                self.asks(&person, simple(&view, seat, person.lang)).await.unwrap();
            }
            assert_eq!(self.world.sight(None).await.state, MatchState::Over);
        }
    }

    fn happened(&self, event: &str) -> usize {
        let sql = Connection::open(&self.database).unwrap();
        let count = "SELECT count(*) FROM journal WHERE instr(events, ?1) > 0";
        sql.query_row(count, [format!("{{\"{event}\":")], |row| row.get::<_, i64>(0)).unwrap().try_into().unwrap()
    }

    fn eliminations(&self) -> usize {
        self.happened("eliminated")
    }
}

/// Starting armies in numbers that stand nowhere else; lists as the AI makes them.
fn sealed(view: &View, seat: SeatId, person: &Person) -> Intent {
    let wish = simple(view, seat, person.lang);
    let Intent::Place { list: Some(list), .. } = &wish else { return wish };
    let number = |part: &str| part.split(' ').next().and_then(|number| number.parse::<u32>().ok());
    let all: u32 = list.split("; ").filter_map(number).sum();
    let name = list.split("; ").next().and_then(|part| part.split_once(' ')).unwrap().1;
    Intent::Place { space: None, troops: None, list: Some(format!("{all} {name}")) }
}

/// For this one of several armies.
fn named(seat: SeatId, act: Intent) -> Intent {
    Intent::As { army: seat_value(seat), act: Box::new(act) }
}

fn set_seed(database: &Path, seed: &Seed) {
    let sql = Connection::open(database).unwrap();
    let values = rusqlite::params![seed.reveal(), seed.commitment()];
    sql.execute("UPDATE seeds SET seed = ?1, commitment = ?2", values).unwrap();
}

/// Rows after this one: number, for whom (`None`: for a channel), all columns that hold text.
fn outbox(database: &Path, after: i64) -> Vec<(i64, Option<AccountId>, String)> {
    let all = "SELECT outbox_id, account, post || ' ' || key || ' ' || ifnull(last_error, '')
               FROM outbox LEFT JOIN players USING (player_id) WHERE outbox_id > ?1 ORDER BY outbox_id";
    let sql = Connection::open(database).unwrap();
    let mut rows = sql.prepare(all).unwrap();
    let read = |row: &rusqlite::Row<'_>| {
        let account: Option<String> = row.get(1)?;
        Ok((row.get(0)?, account.map(|account| AccountId(account.parse().unwrap())), row.get(2)?))
    };
    rows.query_map([after], read).unwrap().map(Result::unwrap).collect()
}

/// Receipts after this one: interaction, its number in the table, answer.
fn receipts(database: &Path, after: i64) -> Vec<(u64, i64, String)> {
    let all = "SELECT interaction_id, answer FROM receipts WHERE interaction_id > ?1 ORDER BY interaction_id";
    let sql = Connection::open(database).unwrap();
    let mut rows = sql.prepare(all).unwrap();
    let read = |row: &rusqlite::Row<'_>| {
        let id: i64 = row.get(0)?;
        Ok((id.cast_unsigned(), id, row.get(1)?))
    };
    rows.query_map([after], read).unwrap().map(Result::unwrap).collect()
}

fn looks() -> Vec<Look> {
    let log = |of_move, since_my_turn| Look::Log { of_move, since_my_turn };
    let odds = Look::Odds {
        from: Some("brazil".to_owned()),
        to: Some("north_africa".to_owned()),
        attackers: None,
        defenders: None,
        keep: None,
        dice: None,
    };
    vec![
        Look::Board,
        Look::BoardMine,
        Look::BoardText,
        Look::Hand,
        Look::As { army: seat_value(SeatId(0)), look: Box::new(Look::Hand) },
        Look::As { army: seat_value(SeatId(3)), look: Box::new(Look::Orders) },
        Look::Orders,
        Look::Status,
        log(None, false),
        log(None, true),
        log(Some(3), false),
        odds,
        Look::Dice,
        Look::Rules,
        Look::Help,
        Look::List,
    ]
}

fn fields() -> Vec<Field> {
    vec![
        Field::AttackFrom { to: None },
        Field::AttackTo { from: None },
        Field::FortifyFrom { to: None },
        Field::FortifyTo { from: None },
        Field::Claim,
        Field::Place,
        Field::Card { chosen: Vec::new() },
        Field::Seat,
        Field::Army,
        Field::Match { ended: false },
        Field::Option,
        Field::Undo,
        Field::MoveNumber,
        Field::Space,
        Field::Special(SpecialField::BuildCard),
        Field::Special(SpecialField::PlayCard),
        Field::Special(SpecialField::ArmCard),
        Field::Special(SpecialField::ArmedCard),
        Field::Special(SpecialField::FireCard),
        Field::Special(SpecialField::Base),
        Field::Special(SpecialField::Offered { now: true }),
        Field::Special(SpecialField::Take),
    ]
}

/// The words of a post, as delivery makes them (`discord/delivery/words.rs`).
fn words(due: &Due) -> Vec<Message> {
    let (of, lang) = (&due.rendered, due.rendered.lang);
    let Some(sight) = &of.sight else { return Vec::new() };
    let at = Whereabouts { server: "Server", message: of.leads_to };
    let sets = |seat| sight.conquest().map(|view| view.sets_held(seat)).unwrap_or_default();
    let one = |lang: Lang| match &of.post {
        Post::Lobby { .. } => Some(text::lobby_post(sight, lang)),
        Post::Inputs { .. } => Some(text::inputs_post(sight, lang)),
        Post::SetUp { .. } => Some(text::set_up_post(sight, &of.turn, lang)),
        Post::Turn { turn, .. } => Some(text::turn_post(sight, *turn, &of.since, &of.turn, lang)),
        Post::Order { called, .. } => Some(text::order_post(sight, called, lang)),
        Post::Notice { notice, .. } => Some(text::notice(sight, notice, lang)),
        Post::Hand { seat, news, .. } => Some(text::hand_dm(sight, *seat, news, &sets(*seat), at, lang)),
        Post::Welcome { .. } => Some(text::welcome_dm(sight, at, lang)),
        Post::Command { by, whose, space, asked, .. } => {
            Some(text::command_asked(sight, (*by, *whose), *space, (!of.past).then_some(*asked), lang))
        }
        _ => None,
    };
    let mut langs = Lang::ALL.to_vec();
    langs.sort_by_key(|other| *other != lang);
    langs.into_iter().filter_map(one).collect()
}

/// How many markers lie face down, and how many cards are armed.
fn hidden(database: &Path) -> (usize, usize) {
    let sql = Connection::open(database).unwrap();
    let now: Option<String> = sql.query_row("SELECT snapshot FROM matches", [], |row| row.get(0)).unwrap();
    let Some(now) = now else { return (0, 0) };
    let game: serde_json::Value = serde_json::from_str(&now).unwrap();
    let rulesets = game["conquest"]["ruleset"].as_object().into_iter().flatten();
    let Some(theatre) = rulesets.map(|(_, state)| &state["theatre"]).find(|theatre| !theatre.is_null()) else {
        return (0, 0);
    };
    let markers = theatre["markers"].as_array().into_iter().flatten();
    let orders = theatre["orders"].as_array().into_iter().flatten().flat_map(|orders| orders.as_array().unwrap());
    (markers.filter(|marker| marker["open"] == false).count(), orders.count())
}

/// What is written down for others names nothing that was done in secret.
#[track_caller]
fn tells_no_secret_act(row: &str) {
    for act in ["\"arm\":", "\"disarm\":", "\"ordered\":", "\"marker-seen\":", "\"peek-saw\":", "\"drawn\":{"] {
        assert!(!row.contains(act), "{act} in {row}");
    }
}

/// A picture shows the faces of markers that its reader knows, and no other.
#[track_caller]
fn shows_faces(message: &Message, known: &BTreeSet<SpaceId>, what: &str) {
    let Some(PictureWish::Board(board)) = &message.picture else { return };
    let bases = board.theatre.iter().flat_map(|theatre| &theatre.bases);
    let shown: BTreeSet<SpaceId> = bases.filter(|(_, face)| face.is_some()).map(|&(space, _)| space).collect();
    assert_eq!(&shown, known, "{what}");
}

/// What can be read in a message, and what its buttons and its picture hold.
fn spelled(message: &Message) -> String {
    let buttons = message.rows.iter().flatten();
    let buttons: Vec<String> = buttons.map(|one| format!("{} {}", one.label, one.press.custom_id())).collect();
    format!("{}\n{}\n{:?}\n{:?}", message.content, buttons.join("\n"), message.selects, message.picture)
}

/// What the bot logs in this process.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

/// From here on everything is heard that our own code logs, at every level, by any thread.
fn log() -> &'static Lines {
    static LOG: OnceLock<Lines> = OnceLock::new();
    LOG.get_or_init(|| {
        let lines = Lines::default();
        let layer = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(lines.clone());
        let heard = layer.with_filter(Targets::new().with_target("adjutant", tracing::Level::TRACE));
        tracing_subscriber::registry().with(heard).try_init().expect("nobody else listens");
        tracing::trace!(target: "adjutant::test", "a word to be heard");
        lines
    })
}

/// What was logged after the first `from` bytes.
fn logged(from: &mut usize) -> String {
    let lines = log().0.lock().unwrap();
    assert!(!lines.is_empty(), "nothing is heard");
    let text = String::from_utf8_lossy(&lines[*from..]).into_owned();
    *from = lines.len();
    text
}
