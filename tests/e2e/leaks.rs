//! What the real bot sends, logs and keeps while a match is played, searched for what must not stand there.

use std::collections::BTreeMap;
use std::time::Duration;

use adjutant::game::people::Actor;
use adjutant::sandbox::{Happening, Message, Snowflake};
use adjutant::store::{MatchState, Store};
use adjutant::table::export::{Part, export};
use futures_util::future::join_all;

use crate::bring_up::{PATIENCE, World};
use crate::kills::line;
use crate::process::Process;
use crate::proof::{FIRST, Proof, all_is_told};
use crate::secrets::Secrets;

/// So many moves of people are played, if the match lasts so long.
const MOVES: usize = 160;

/// Everybody looks at everything after so many moves.
const OFTEN: usize = 40;

/// How the tokens of the stand-in's interactions begin.
const INTERACTION_TOKEN: &str = "interaction-token-";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_logged_or_kept_tells_a_secret() {
    for told in join_all([play(3, 0), play(2, 2)]).await {
        println!("{told}");
    }
}

async fn play(people: usize, ais: usize) -> String {
    let world = World::with(|settings| "a-token.that-is.a-secret".clone_into(&mut settings.token)).await;
    std::fs::write(world.directory.path().join("adjutant.toml"), "log = 'adjutant=trace'\n").unwrap();
    let bot = Process::start(&world).await;
    let handles = [("ana", "en-US"), ("ben", "de"), ("cem", "en-GB")];
    let people: Vec<Snowflake> = handles[..people].iter().map(|(name, locale)| world.person(name, locale)).collect();
    let mut leaks =
        Leaks { people, outsider: world.moderator("mia"), world, bot, chosen: Vec::new(), texts: 0, found: false };
    leaks.begin(ais).await;
    let mut moves = 0;
    while moves < MOVES && leaks.move_once().await {
        moves += 1;
        if moves % OFTEN == 0 {
            leaks.look_around().await;
        }
        if moves % 5 == 0 {
            leaks.found |= leaks.finds_what_is_there();
        }
    }
    leaks.look_around().await;
    leaks.search(None);
    assert!(leaks.found, "no card is ever found in the direct messages that tell of them");
    assert!(!leaks.bot.log().is_empty(), "nothing is logged");
    let cards = leaks.count("drew-card");
    assert!(cards > 0, "nobody has drawn a card");
    let told = format!(
        "{moves} moves, {cards} cards drawn, {} trades, {} eliminations, {} texts",
        leaks.count("traded"),
        leaks.count("eliminated"),
        leaks.texts
    );
    leaks.end().await;
    told
}

struct Leaks {
    world: World,
    bot: Process,
    people: Vec<Snowflake>,
    /// Somebody without a seat.
    outsider: Snowflake,
    /// What autocomplete offered, and to whom.
    chosen: Vec<(Snowflake, String)>,
    texts: usize,
    /// A card was found where it may stand.
    found: bool,
}

impl Leaks {
    /// Opens and starts the match; looks for what is sealed before it is revealed.
    async fn begin(&mut self, ais: usize) {
        let (world, people) = (&self.world, self.people.clone());
        world.types(people[0], "/game new").await;
        for person in &people[1..] {
            world.types(*person, "/game join").await;
        }
        if ais > 0 {
            world.types(people[0], &format!("/game add-ai count:{ais}")).await;
        }
        world.types(people[0], "/game word text:heron").await;
        world.types(people[0], "/game settings option:=set-kind value:=mixed-or-equal").await;
        all_is_told(world).await;
        world.types(people[0], "/game start").await;
        for (number, person) in people.iter().enumerate() {
            let (_, space) = self.world.choices(*person, "/place space:").await[number].clone();
            let (_, other) = self.world.choices(*person, "/place space:").await[number + 4].clone();
            self.world.types(*person, &format!("/place space:={space} troops:13")).await;
            if number + 1 == people.len() {
                all_is_told(&self.world).await;
                assert!(Secrets::read(&self.world.database()).sealed() > 0, "nothing is sealed");
                self.look_around().await;
                self.search(None);
            }
            self.world.types(*person, &format!("/place space:={other}")).await;
        }
    }

    /// What the AI would do, by whoever is awaited; false once the match is over.
    async fn move_once(&mut self) -> bool {
        let asked = async {
            loop {
                let now = Proof::read(&self.world.database());
                if now.state == MatchState::Over {
                    return None;
                }
                if let Some((Actor::Seat(seat), action)) = now.next()
                    && let Some(person) = self.people.get(seat.index())
                {
                    return Some((*person, line(&action)));
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let asked = tokio::time::timeout(PATIENCE, asked).await.expect("a person is awaited");
        let Some((person, line)) = asked else { return false };
        self.world.types(person, &line).await;
        true
    }

    /// Everybody looks at what they can look at.
    async fn look_around(&mut self) {
        let lines = ["/hand", "/board", "/status", "/log", "/help", "/dice", "/privacy show", "/privacy export"];
        let fields = ["/trade card1:", "/attack from:", "/place space:", "/log move:", "/fortify from:"];
        for person in self.people.iter().copied().chain([self.outsider]).collect::<Vec<_>>() {
            for line in lines {
                self.world.answered(person, line).await;
            }
            for field in fields {
                let chosen = self.world.choices(person, field).await;
                self.chosen.push((person, format!("{chosen:?}")));
            }
        }
        let ask = ["/mod undo to:", "/mod kick seat:"];
        for field in ask {
            let chosen = self.world.choices(self.outsider, field).await;
            self.chosen.push((self.outsider, format!("{chosen:?}")));
        }
        all_is_told(&self.world).await;
    }

    /// Searches everything so far. What was never shown to all must not have been shown before either. `None`: with the secrets of now.
    fn search(&mut self, secrets: Option<Secrets>) {
        let secrets = secrets.unwrap_or_else(|| Secrets::read(&self.world.database()));
        let mut texts: Vec<(Option<Snowflake>, &str, String)> = Vec::new();
        let mut asked = BTreeMap::new();
        for event in self.world.sandbox.timeline() {
            match event.what {
                Happening::Posted(message) | Happening::Edited(message) => {
                    texts.push((self.reader(&message), "a message", spelled(&message)));
                }
                Happening::Modal { person, modal, .. } => texts.push((Some(person), "a form", modal.to_string())),
                Happening::Did { person, interaction, .. } => drop(asked.insert(interaction, person)),
                _ => {}
            }
        }
        texts.extend(self.chosen.iter().map(|(person, text)| (Some(*person), "autocomplete", text.clone())));
        texts.push((None, "the log", self.bot.log()));
        texts.extend(self.rows(&asked));
        let file = export(&Store::open_read_only(&self.world.database()).unwrap(), FIRST, Part::Public);
        texts.push((None, "the export for everybody", file.unwrap().text().unwrap()));
        for (reader, what, text) in &texts {
            let seat = reader.and_then(|reader| self.people.iter().position(|person| *person == reader));
            let found = secrets.found_in(seat.as_slice(), text);
            assert!(found.is_empty(), "{what} for {reader:?} tells {found:?}:\n{text}");
            self.no_tokens(what, text);
        }
        for request in self.world.sandbox.requests() {
            self.no_tokens("a request", &format!("{} {:?}", request.body, request.files));
        }
        for ending in ["", "-wal"] {
            let file = std::fs::read(format!("{}{ending}", self.world.database().display())).unwrap_or_default();
            self.no_tokens("the database", &String::from_utf8_lossy(&file));
        }
        self.texts += texts.len();
    }

    fn no_tokens(&self, what: &str, text: &str) {
        for token in [self.world.sandbox.token(), INTERACTION_TOKEN] {
            assert!(!text.contains(token), "{what} holds {token}");
        }
    }

    /// Who reads a message; `None`: everybody.
    fn reader(&self, message: &Message) -> Option<Snowflake> {
        let of_dm = |person: &Snowflake| self.world.sandbox.dm_channel(*person).ok() == Some(message.channel);
        message.only.or_else(|| self.people.iter().copied().find(of_dm))
    }

    /// The rows of outbox and receipts.
    fn rows(&self, asked: &BTreeMap<Snowflake, Snowflake>) -> Vec<(Option<Snowflake>, &'static str, String)> {
        let sql = rusqlite::Connection::open(self.world.database()).unwrap();
        let all = "SELECT account, post || ' ' || key || ' ' || ifnull(last_error, '')
                   FROM outbox LEFT JOIN players USING (player_id)";
        let mut outbox = sql.prepare(all).unwrap();
        let read = |row: &rusqlite::Row<'_>| {
            let account: Option<String> = row.get(0)?;
            Ok((account.map(|account| Snowflake(account.parse().unwrap())), "the outbox", row.get(1)?))
        };
        let mut rows: Vec<_> = outbox.query_map([], read).unwrap().map(Result::unwrap).collect();
        let mut receipts = sql.prepare("SELECT interaction_id, answer FROM receipts").unwrap();
        let read = |row: &rusqlite::Row<'_>| {
            let id: i64 = row.get(0)?;
            Ok((asked.get(&Snowflake(id.cast_unsigned())).copied(), "a receipt", row.get(1)?))
        };
        rows.extend(receipts.query_map([], read).unwrap().map(Result::unwrap));
        rows
    }

    /// Whether the search finds what it looks for where it is: in hands. Not at all times: of a card that was traded, or of a match that
    /// is over, nothing is secret.
    fn finds_what_is_there(&self) -> bool {
        let secrets = Secrets::read(&self.world.database());
        let mut hands = self.people.iter().flat_map(|person| self.world.sandbox.dms(*person));
        hands.any(|message| !secrets.found_in(&[], &spelled(&message)).is_empty())
    }

    fn count(&self, event: &str) -> i64 {
        let sql = rusqlite::Connection::open(self.world.database()).unwrap();
        let count = "SELECT count(*) FROM journal WHERE instr(events, ?1) > 0";
        sql.query_row(count, [format!("{{\"{event}\":")], |row| row.get(0)).unwrap()
    }

    /// Ends it: a match that a moderator ended keeps its secrets, one that is over none but the tokens.
    async fn end(mut self) {
        if self.people.len() == 3 && self.world_is_live() {
            for person in &self.people[..2] {
                self.world.sure(*person, "/surrender").await;
            }
            all_is_told(&self.world).await;
            self.search(Some(Secrets::default()));
        } else if self.world_is_live() {
            let secrets = Secrets::read(&self.world.database());
            self.world.sure(self.outsider, "/mod end").await;
            all_is_told(&self.world).await;
            self.search(Some(secrets));
        }
        assert_eq!(self.bot.terminate(PATIENCE).await, Some(0));
    }

    fn world_is_live(&self) -> bool {
        Proof::read(&self.world.database()).state == MatchState::Running
    }
}

/// All of a message that reaches a reader: words, alt texts, file names, ids of buttons, and files that are text.
fn spelled(message: &Message) -> String {
    let mut text = format!("{}\n{}", message.content, serde_json::to_string(message).unwrap());
    for file in message.attachments.iter().filter(|file| !file.content_type.starts_with("image/")) {
        text.push_str(&String::from_utf8_lossy(&file.bytes));
    }
    text
}
