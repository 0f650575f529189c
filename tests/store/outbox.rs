//! Law 4: nothing told is lost, nothing is told twice, and one order for each target.

use adjutant::game::ids::PlayerId;
use adjutant::store::*;

use super::Bench;

fn to(channel: u64, key: &str, version: u32) -> NewPost {
    NewPost {
        match_id: None,
        guild_id: Some(GuildId(1)),
        target: Target::Channel(ChannelId(channel)),
        key: key.to_owned(),
        post: format!("{key} at {version}").as_str().into(),
        version,
        nonce: format!("{:024x}", u64::from(version) << 32 | channel),
        not_before: 0,
    }
}

impl Bench {
    fn say(&self, channel: u64, key: &'static str) -> OutboxId {
        self.put(move |tx| tx.put_say(&to(channel, key, 1)))
    }

    fn show(&self, channel: u64, version: u32) -> OutboxId {
        self.put(move |tx| tx.put_show(&to(channel, "turn:1", version)))
    }

    fn due(&self, now: i64) -> Vec<OutboxId> {
        let due = self.look(|r| r.next_due(now, 100));
        assert!(due.unreadable.is_empty());
        due.rows.iter().map(|row| row.outbox_id).collect()
    }

    fn row(&self, id: OutboxId) -> OutboxRow {
        self.look(|r| r.outbox_row(id)).unwrap()
    }

    fn fail(&self, id: OutboxId, retry_at: i64) -> Option<Attempt> {
        self.put(move |tx| tx.mark_failed(id, "50013", retry_at))
    }

    fn sent(&self, id: OutboxId) {
        self.put(move |tx| tx.mark_sent(id, Some(MessageId(5)), 0));
    }

    fn sending(&self, id: OutboxId, now: i64) -> bool {
        self.put(move |tx| tx.mark_sending(id, now))
    }
}

#[test]
fn a_channel_gets_its_rows_one_after_the_other() {
    let b = Bench::new();
    let (one, two, other) = (b.say(1, "a"), b.say(1, "b"), b.say(2, "c"));
    assert_eq!(b.due(0), [one, other], "one of each target");
    assert!(b.sending(one, 10));
    assert_eq!(b.due(20), [other], "nothing overtakes what is being sent");
    b.sent(one);
    assert_eq!(b.due(20), [two, other]);
    let row = b.row(one);
    assert_eq!((row.state, row.message_id, row.sending_at), (OutboxState::Sent, Some(MessageId(5)), Some(10)));
    assert!(!b.sending(one, 30), "what is sent is not sent again");
}

#[test]
fn a_show_that_waits_is_brought_up_to_date_in_its_place() {
    let b = Bench::new();
    let first = b.show(1, 4);
    let behind = b.say(1, "hello");
    assert_eq!(b.show(1, 5), first);
    assert_ne!(b.show(2, 5), first, "another target is another post");
    let row = b.row(first);
    assert_eq!((row.version, &*row.post), (5, "turn:1 at 5"));
    assert_eq!(b.due(0)[0], first);
    b.sent(first);
    assert_eq!(b.due(0)[0], behind);
}

#[test]
fn a_show_that_went_out_is_not_changed_under_way() {
    let b = Bench::new();
    let first = b.show(1, 4);
    b.sending(first, 10);
    let second = b.show(1, 5);
    assert_ne!(second, first);
    b.fail(first, 50);
    assert_eq!(b.show(1, 6), second, "it may have arrived: only the one behind it is brought up to date");
    assert_eq!(b.row(first).version, 4);
}

#[test]
fn says_are_never_merged() {
    let b = Bench::new();
    assert_ne!(b.say(1, "won"), b.say(1, "won"));
}

#[test]
fn what_was_being_sent_when_the_process_died_is_found_again() {
    let b = Bench::new();
    let one = b.say(1, "a");
    b.sending(one, 10);
    b.store.close();
    let again = Store::open(&b.path()).unwrap();
    let rows = again.read_blocking(Reading::in_flight).unwrap().rows;
    assert_eq!((rows.len(), rows[0].outbox_id, rows[0].sending_at), (1, one, Some(10)));
    again.write_blocking(move |tx| tx.mark_sending(one, 99)).unwrap();
    let row = again.read_blocking(|r| r.outbox_row(one)).unwrap().unwrap();
    assert_eq!(row.sending_at, Some(10), "the age of a nonce counts from the first request");
}

#[test]
fn three_failures_break_a_channel_and_no_other() {
    let b = Bench::new();
    let ana = b.player("ana");
    let (bad, behind, other) = (b.say(1, "a"), b.say(1, "b"), b.say(2, "c"));
    let dm = b.put(move |tx| tx.put_say(&NewPost { target: Target::Player(ana), ..to(0, "hand", 1) }));
    assert_eq!(b.fail(bad, 100), Some(Attempt::Again { tries: 1 }));
    assert_eq!(b.due(99), [other, dm], "it waits, and so do those behind it");
    assert_eq!(b.look(Reading::next_send_at), Some(0));
    assert_eq!(b.fail(bad, 200), Some(Attempt::Again { tries: 2 }));
    assert_eq!(b.fail(bad, 300), Some(Attempt::Spent));
    assert_eq!(b.fail(bad, 400), None, "a broken row is not tried");
    assert_eq!(b.due(999), [other, dm]);
    let broken = b.look(Reading::broken_targets).rows;
    assert_eq!((broken.len(), broken[0].target), (1, Target::Channel(ChannelId(1))));
    assert_eq!(broken[0].last_error.as_deref(), Some("50013"));
    assert_eq!(b.put(|tx| tx.reopen_target(Target::Channel(ChannelId(1)), 500)), 1);
    assert_eq!(b.due(500), [bad, other, dm]);
    assert_eq!(b.row(bad).tries, 0);
    b.sent(bad);
    assert_eq!(b.due(500), [behind, other, dm]);
}

#[test]
fn a_match_that_goes_on_reopens_its_own_rows_only() {
    let b = Bench::new();
    let id = b.open_match(1);
    let mine = b.put(move |tx| tx.put_say(&NewPost { match_id: Some(id), ..to(1, "a", 1) }));
    let theirs = b.say(2, "b");
    for row in [mine, theirs] {
        for _ in 0..3 {
            b.fail(row, 0);
        }
    }
    assert_eq!(b.put(move |tx| tx.reopen_outbox(id, 0)), 1);
    assert_eq!(b.due(0), [mine]);
}

#[test]
fn a_rate_limit_is_no_failure() {
    let b = Bench::new();
    let one = b.say(1, "a");
    b.sending(one, 10);
    b.put(move |tx| tx.mark_waiting(one, 70));
    assert_eq!(b.due(69), []);
    assert_eq!(b.look(Reading::next_send_at), Some(70));
    assert_eq!(b.due(70), [one]);
    assert_eq!(b.row(one).tries, 0);
}

#[test]
fn what_can_not_be_sent_any_more_is_dropped() {
    let b = Bench::new();
    let (sent, _, other) = (b.say(1, "a"), b.say(1, "b"), b.say(2, "c"));
    b.sending(sent, 10);
    b.sent(sent);
    assert_eq!(b.put(|tx| tx.drop_unsent(Target::Channel(ChannelId(1)))), 1);
    assert_eq!(b.due(0), [other]);
    assert_eq!(b.put(|tx| tx.prune_outbox(10)), 0);
    assert_eq!(b.put(|tx| tx.prune_outbox(11)), 1);
    assert_eq!(b.look(|r| r.outbox_row(sent)), None);
}

#[test]
fn a_row_needs_a_whole_nonce_and_a_person_that_is_known() {
    let b = Bench::new();
    let short = b.refused(|tx| tx.put_say(&NewPost { nonce: "12".to_owned(), ..to(1, "a", 1) }));
    assert!(matches!(short, StoreError::Sqlite(_)), "{short:?}");
    let nobody = Target::Player(PlayerId(77));
    let lost = b.refused(move |tx| tx.put_say(&NewPost { target: nobody, ..to(1, "a", 1) }));
    assert!(matches!(lost, StoreError::Sqlite(_)), "{lost:?}");
    assert_eq!(b.due(0), []);
}
