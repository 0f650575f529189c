//! A real match for broken input: two people, a real store, no chat.

use adjutant::ai;
use adjutant::assets;
use adjutant::clock::Clock;
use adjutant::game::action::Action;
use adjutant::store::Store;
use adjutant::table::answer::{Answer, Refused, Seen};
use adjutant::table::intent::{Intent, Look, Person, Request};
use adjutant::table::sight::{AccountId, MatchState, Place, Sight};
use adjutant::table::{Limits, Table};
use adjutant::text::{self, Message, lang::Lang};
use tokio::runtime::Runtime;

pub(super) const HERE: Place = Place { guild: 1, channel: 10 };

/// Discord's limit for the text of a message.
const LONGEST_MESSAGE: usize = 2_000;

pub(super) struct Played {
    pub(super) table: Table,
    pub(super) folder: tempfile::TempDir,
    runtime: Runtime,
    receipts: u64,
}

impl Played {
    /// The first turn of a match.
    pub(super) fn new() -> Self {
        let mut this = Self::begun(None);
        for who in [0, 1] {
            let sight = this.sight(who).unwrap();
            let seat = sight.seats_of(person(who).account)[0];
            let Some(Action::Place { placements }) = ai::conquer(sight.conquest().unwrap(), seat, 0) else {
                panic!("everybody places at first");
            };
            let space = |placed: &adjutant::game::action::Placement| {
                let id = &assets::classic().edition.board.space(placed.space).id;
                format!("{id} {}", placed.troops)
            };
            let list = placements.iter().map(space).collect::<Vec<_>>().join(", ");
            this.act(who, Intent::Place { space: None, troops: None, list: Some(list) }).unwrap();
        }
        this
    }

    /// The first turn of a dice game.
    pub(super) fn of_dice() -> Self {
        Self::begun(Some("dice-rebellion"))
    }

    /// A match of this ruleset, or of the first, in which nobody has done anything.
    fn begun(ruleset: Option<&str>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("adjutant.db")).unwrap();
        let table = Table::with_limits(store, Clock::movable(1_750_000_000_000), Limits::NONE);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let mut this = Self { table, folder, runtime, receipts: 1 };
        this.act(0, Intent::New { ruleset: ruleset.map(str::to_owned), preset: None }).unwrap();
        this.act(1, Intent::Join).unwrap();
        this.post_the_seal();
        this.act(0, Intent::Start).unwrap();
        this
    }

    /// Delivers the lobby's post, without which nothing starts.
    fn post_the_seal(&self) {
        self.runtime.block_on(async {
            for due in self.table.outbox_next().await {
                assert!(self.table.sending(&due).await);
                self.table.shown(&due, 1, Vec::new()).await;
            }
        });
    }

    /// Whether there is nothing left to play.
    pub(super) fn is_over(&self) -> bool {
        self.sight(0).is_none_or(|sight| !matches!(sight.state, MatchState::Running | MatchState::Paused))
    }

    pub(super) fn sight(&self, who: usize) -> Option<Sight> {
        let sight = self.runtime.block_on(self.table.sight(HERE, Some(person(who).account)));
        sight.ok().map(|sight| (*sight).clone())
    }

    /// Asks for something. No bug and no broken store comes of it, at most one version, and words in every language.
    pub(super) fn act(&mut self, who: usize, intent: Intent) -> Result<Answer, Refused> {
        let before = self.sight(0).map(|sight| (sight.id, sight.version));
        self.receipts += 1;
        let request = Request { receipt: self.receipts, person: person(who), place: HERE, parent: None, intent };
        let done = self.runtime.block_on(self.table.act(request));
        match &done {
            // Its panel shows it.
            Ok(Answer::Drafted | Answer::OrderDrafted { .. }) => {}
            Ok(answer) => readable(|lang| text::answer(answer, lang)),
            Err(refused) => readable_refusal(refused),
        }
        let after = self.sight(0).map(|sight| (sight.id, sight.version));
        if let (Some((was, before)), Some((is, after))) = (before, after)
            && was == is
        {
            let most = if done.is_ok() { before + 1 } else { before };
            assert!((before..=most).contains(&after), "from version {before} to {after}");
        }
        done
    }

    /// Looks at something.
    pub(super) fn look(&self, who: usize, look: Look) -> Result<Seen, Refused> {
        let seen = self.runtime.block_on(self.table.look(&person(who), Some(HERE), look));
        match &seen {
            Ok(seen) => readable(|lang| text::seen(seen, lang)),
            Err(refused) => readable_refusal(refused),
        }
        seen
    }

    /// Waits for something of the table.
    pub(super) fn wait<R>(&self, work: impl Future<Output = R>) -> R {
        self.runtime.block_on(work)
    }
}

/// A refusal that is no bug and has words.
pub(super) fn readable_refusal(refused: &Refused) {
    assert!(!matches!(refused, Refused::Bug | Refused::StoreFails | Refused::StoreBusy), "{refused:?}");
    readable(|lang| text::refused(refused, lang));
}

/// Words in every language that fit into a message.
pub(super) fn readable(words: impl Fn(Lang) -> Message) {
    for lang in Lang::ALL {
        let message = words(lang);
        let length = message.content.chars().count();
        assert!(length > 0 || message.picture.is_some(), "nothing is said");
        assert!(length <= LONGEST_MESSAGE, "{length} characters: {}", message.content);
    }
}

/// Two people who play, the first of whom moderates.
pub(super) fn person(who: usize) -> Person {
    let (name, lang) = [("Ana", Lang::En), ("Ben", Lang::De)][who % 2];
    let is_first = who.is_multiple_of(2);
    Person {
        account: AccountId(101 + (who as u64 % 2)),
        name: name.to_owned(),
        lang,
        moderator: is_first,
        manager: is_first,
        roles: Vec::new(),
    }
}
