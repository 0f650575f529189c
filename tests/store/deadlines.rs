//! What happens by itself at a time.

use adjutant::store::*;

use super::{Bench, seat};

fn deadline(id: MatchId, kind: &str, due_at: i64) -> NewDeadline {
    NewDeadline { match_id: id, kind: kind.to_owned(), seat: None, due_at, version: 1 }
}

fn kinds(due: Listing<DeadlineRow>) -> Vec<String> {
    assert!(due.unreadable.is_empty());
    due.rows.into_iter().map(|row| row.kind).collect()
}

#[test]
fn the_earliest_comes_first_and_only_when_it_is_due() {
    let b = Bench::new();
    let id = b.running(1);
    b.put(move |tx| {
        tx.put_deadline(&deadline(id, "turn", 300))?;
        tx.put_deadline(&deadline(id, "remind", 200))
    });
    assert_eq!(b.look(Reading::next_due_at), Some(200));
    assert_eq!(kinds(b.look(|r| r.due(199, 10))), Vec::<String>::new());
    assert_eq!(kinds(b.look(|r| r.due(200, 10))), ["remind"]);
    assert_eq!(kinds(b.look(|r| r.due(999, 10))), ["remind", "turn"]);
    assert_eq!(kinds(b.look(|r| r.due(999, 1))), ["remind"]);
}

#[test]
fn a_new_one_replaces_that_of_the_same_match_kind_and_seat() {
    let b = Bench::new();
    let id = b.running(1);
    let of = move |n, due_at| NewDeadline { seat: Some(seat(n)), ..deadline(id, "ai", due_at) };
    b.put(move |tx| {
        for new in [of(0, 10), of(1, 20), of(0, 30), deadline(id, "ai", 40), deadline(id, "ai", 50)] {
            tx.put_deadline(&new)?;
        }
        Ok(())
    });
    let left: Vec<_> = b.look(|r| r.deadlines(id)).into_iter().map(|d| (d.seat, d.due_at)).collect();
    assert_eq!(left, [(Some(seat(1)), 20), (Some(seat(0)), 30), (None, 50)]);
    assert!(b.put(move |tx| tx.cancel_deadline(id, "ai", None)));
    assert!(!b.put(move |tx| tx.cancel_deadline(id, "ai", None)));
    assert_eq!(b.look(|r| r.deadlines(id)).len(), 2);
    b.put(move |tx| tx.cancel_deadlines(id));
    assert_eq!(b.look(Reading::next_due_at), None);
}

#[test]
fn one_that_was_met_is_gone_and_can_be_met_once() {
    let b = Bench::new();
    let id = b.running(1);
    let due = b.put(move |tx| tx.put_deadline(&deadline(id, "turn", 1)));
    assert!(b.put(move |tx| tx.meet_deadline(due)));
    assert!(!b.put(move |tx| tx.meet_deadline(due)));
    assert_eq!(b.put(move |tx| tx.deadline_failed(due, 5)), None);
}

#[test]
fn all_clocks_stand_still_in_a_pause() {
    let b = Bench::new();
    let (paused, going) = (b.running(1), b.running(2));
    b.put(move |tx| {
        tx.put_deadline(&deadline(paused, "first", 100))?;
        tx.put_deadline(&deadline(going, "second", 200))?;
        let mut row = tx.match_row(paused)?;
        (row.state, row.paused_at) = (MatchState::Paused, Some(50));
        tx.update_match(row.version, &row)
    });
    assert_eq!(b.look(Reading::next_due_at), Some(200), "a paused match wakes nobody");
    assert_eq!(kinds(b.look(|r| r.due(999, 10))), ["second"]);
    b.put(move |tx| {
        let mut row = tx.match_row(paused)?;
        (row.state, row.paused_at) = (MatchState::Running, None);
        tx.update_match(row.version, &row)?;
        tx.shift_deadlines(paused, 1_000)
    });
    assert_eq!(kinds(b.look(|r| r.due(1_099, 10))), ["second"]);
    assert_eq!(kinds(b.look(|r| r.due(1_100, 10))), ["second", "first"]);
}

#[test]
fn the_third_failure_spends_it_and_a_match_set_aside_fires_no_more() {
    let b = Bench::new();
    let (id, other) = (b.running(1), b.running(2));
    let due = b.put(move |tx| {
        tx.put_deadline(&deadline(other, "other", 9))?;
        tx.put_deadline(&deadline(id, "ai", 1))
    });
    let fail = |at| b.put(move |tx| tx.deadline_failed(due, at));
    assert_eq!(fail(10), Some(Attempt::Again { tries: 1 }));
    assert_eq!(kinds(b.look(|r| r.due(9, 10))), ["other"], "it waits for its next attempt");
    assert_eq!(fail(20), Some(Attempt::Again { tries: 2 }));
    assert_eq!(fail(30), Some(Attempt::Spent));
    b.put(move |tx| tx.set_aside(id, "the AI panics", 31));
    assert_eq!(kinds(b.look(|r| r.due(999, 10))), ["other"]);
    let row = b.look(|r| r.match_row(id));
    assert_eq!((row.state, row.broken.as_deref()), (MatchState::SetAside, Some("the AI panics")));
    b.put(move |tx| tx.shift_deadlines(id, 5));
    assert_eq!(b.look(|r| r.deadlines(id))[0].tries, 0, "a repaired match starts afresh");
}

#[test]
fn one_that_cannot_be_read_does_not_hide_the_others() {
    let b = Bench::new();
    let id = b.running(1);
    let bad = b.put(move |tx| {
        tx.put_deadline(&deadline(id, "turn", 2))?;
        tx.put_deadline(&deadline(id, "remind", 1))
    });
    let outside = rusqlite::Connection::open(b.path()).unwrap();
    outside.execute("UPDATE deadlines SET version = -1 WHERE deadline_id = ?1", [bad.0]).unwrap();
    let due = b.look(|r| r.due(10, 10));
    assert_eq!(due.rows.len(), 1);
    assert!(due.unreadable.len() == 1 && due.unreadable[0].id == bad.0, "{due:?}");
    assert!(matches!(due.unreadable[0].error, StoreError::Unreadable(_)));
}
