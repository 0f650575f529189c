//! Law 3: what is answered is committed; what fails fails alone.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adjutant::store::*;

use super::{Bench, Hold, step};

#[tokio::test]
async fn changes_that_wait_together_share_one_commit() {
    let b = Bench::new();
    let (store, before) = (b.store.clone(), b.store.tally());
    let hold = Hold::on(&store);
    let put = |key: &'static str| store.write(move |tx| tx.put_app_state(key, "v"));
    let (one, two, three, ()) = tokio::join!(put("1"), put("2"), put("3"), async { hold.end() });
    assert_eq!((one, two, three), (Ok(()), Ok(()), Ok(())));
    let after = store.tally();
    assert_eq!(after.commits - before.commits, 2, "the one that held the writer, and one for all three");
    assert_eq!(after.changes - before.changes, 4);
    assert_eq!(after.abandoned, 0);
}

#[tokio::test]
async fn a_refused_change_leaves_no_trace_and_takes_nobody_along() {
    let b = Bench::new();
    let store = b.store.clone();
    let hold = Hold::on(&store);
    let refused = store.write(|tx| {
        tx.put_app_state("mine", "half done").map_err(|e| e.to_string())?;
        Err::<(), _>("changed my mind".to_owned())
    });
    let put = |key: &'static str| store.write(move |tx| tx.put_app_state(key, "v"));
    let (one, refused, three, ()) = tokio::join!(put("1"), refused, put("3"), async { hold.end() });
    assert_eq!((one, three), (Ok(()), Ok(())));
    assert_eq!(refused, Err(WriteError::Refused("changed my mind".to_owned())));
    assert_eq!(b.outside(|r| Ok((r.app_state("1")?, r.app_state("mine")?))), (Some("v".to_owned()), None));
}

#[tokio::test]
async fn a_panic_in_a_batch_of_three_matches_stops_only_its_own() {
    let b = Bench::new();
    let ids = std::thread::scope(|s| s.spawn(|| [b.open_match(1), b.open_match(2), b.open_match(3)]).join().unwrap());
    let (store, before) = (b.store.clone(), b.store.tally());
    let runs = Arc::new(AtomicU32::new(0));
    let play = |id: MatchId, bug: bool| {
        let runs = Arc::clone(&runs);
        store.write(move |tx| {
            runs.fetch_add(1, Ordering::Relaxed);
            let version = step(tx, id, 100)?;
            assert!(!bug, "a rule nobody thought of");
            Ok::<_, StoreError>(version)
        })
    };
    let hold = Hold::on(&store);
    let (one, two, three, ()) =
        tokio::join!(play(ids[0], false), play(ids[1], true), play(ids[2], false), async { hold.end() });
    assert_eq!((one, three), (Ok(1), Ok(1)));
    assert!(matches!(&two, Err(WriteError::Bug(why)) if why == "a rule nobody thought of"), "{two:?}");
    let versions = b.outside(|r| ids.iter().map(|id| Ok(r.match_row(*id)?.version)).collect::<Result<Vec<_>, _>>());
    assert_eq!(versions, [1, 0, 1], "two are committed, the third is not");
    assert_eq!(runs.load(Ordering::Relaxed), 3, "nothing ran twice");
    let after = store.tally();
    assert_eq!((after.commits - before.commits, after.abandoned), (2, 0));
    assert_eq!(play(ids[1], false).await, Ok(1), "the connection can still be used");
}

#[test]
fn a_panic_alone_is_rolled_back_too() {
    let b = Bench::new();
    let bug: Result<(), WriteError<StoreError>> = b.store.write_blocking(|tx| {
        tx.put_app_state("k", "v")?;
        panic!("number {}", 7);
    });
    assert_eq!(bug, Err(WriteError::Bug("number 7".to_owned())));
    assert_eq!(b.outside(|r| r.app_state("k")), None);
    b.put(|tx| tx.put_app_state("k", "w"));
}

#[tokio::test]
async fn no_answer_before_commit() {
    let b = Bench::new();
    let store = b.store.clone();
    let hold = Hold::on(&store);
    let (started, running) = channel();
    let (release, released) = channel();
    let mut first = Box::pin(store.write(|tx| tx.put_app_state("first", "v")));
    let mut second = Box::pin(store.write(move |_| {
        super::stand(&started, &released);
        Ok::<_, StoreError>(())
    }));
    let now = Duration::ZERO;
    assert!(tokio::time::timeout(now, &mut first).await.is_err());
    assert!(tokio::time::timeout(now, &mut second).await.is_err());
    hold.end();
    // The second closure of the batch runs, so the first has run to its end; but nothing is committed.
    running.recv().unwrap();
    assert!(tokio::time::timeout(Duration::from_millis(20), &mut first).await.is_err(), "answered before COMMIT");
    assert_eq!(b.outside(|r| r.app_state("first")), None);
    release.send(()).unwrap();
    assert_eq!(first.await, Ok(()));
    assert_eq!(b.outside(|r| r.app_state("first")).as_deref(), Some("v"), "visible the instant it is answered");
    assert_eq!(second.await, Ok(()));
}

#[test]
fn every_answer_is_visible_to_a_fresh_reader_under_load() {
    let b = Bench::new();
    std::thread::scope(|scope| {
        for n in 0..8 {
            let b = &b;
            scope.spawn(move || {
                for i in 0..20 {
                    let (key, value) = (n.to_string(), i.to_string());
                    b.put(move |tx| tx.put_app_state(&key, &value));
                    assert_eq!(b.outside(|r| r.app_state(&n.to_string())), Some(i.to_string()));
                }
            });
        }
    });
    let tally = b.store.tally();
    assert_eq!(tally.changes, 160);
    assert!(tally.commits <= 160);
}

#[tokio::test]
async fn who_waits_when_the_store_closes_is_carried_out_first() {
    let b = Bench::new();
    let (store, closing) = (b.store.clone(), b.store.clone());
    let hold = Hold::on(&store);
    let end = async {
        let closer = std::thread::spawn(move || closing.close());
        hold.end();
        closer.join().unwrap();
    };
    let (written, ()) = tokio::join!(store.write(|tx| tx.put_app_state("k", "v")), end);
    assert_eq!(written, Ok(()));
    assert_eq!(b.outside(|r| r.app_state("k")).as_deref(), Some("v"));
}

#[tokio::test]
async fn a_change_stands_though_nobody_waits_for_its_answer() {
    let b = Bench::new();
    let mut asked = Box::pin(b.store.write(|tx| tx.put_app_state("k", "v")));
    let _ = tokio::time::timeout(Duration::ZERO, &mut asked).await;
    drop(asked);
    b.store.write(|_| Ok::<_, StoreError>(())).await.unwrap();
    assert_eq!(b.outside(|r| r.app_state("k")).as_deref(), Some("v"));
}

#[tokio::test]
async fn a_look_sees_one_instant() {
    let b = Bench::new();
    let (asked, ask) = channel();
    let (done, go_on) = channel();
    let look = b.store.read(move |r| {
        let before = r.app_state("k")?;
        asked.send(()).unwrap();
        go_on.recv().unwrap();
        Ok((before, r.app_state("k")?))
    });
    let write = async {
        tokio::task::spawn_blocking(move || ask.recv().unwrap()).await.unwrap();
        b.store.write(|tx| tx.put_app_state("k", "v")).await.unwrap();
        done.send(()).unwrap();
    };
    let (seen, ()) = tokio::join!(look, write);
    assert_eq!(seen, Ok((None, None)));
    assert_eq!(b.store.read(|r| r.app_state("k")).await.unwrap().as_deref(), Some("v"));
}

#[tokio::test]
async fn a_panic_while_looking_is_the_callers_and_looking_goes_on() {
    let b = Bench::new();
    for _ in 0..5 {
        let store = b.store.clone();
        let bug = tokio::spawn(async move { store.read::<()>(|_| panic!("bad look")).await }).await;
        assert!(bug.unwrap_err().is_panic());
    }
    assert_eq!(b.store.read(|r| r.app_state("k")).await, Ok(None));
}

#[test]
fn a_closure_may_hold_the_last_handle() {
    let b = Bench::new();
    let (path, own) = (b.path(), Mutex::new(Some(b.store.clone())));
    let (started, running) = channel();
    let Bench { store, folder: _folder } = b;
    std::thread::spawn(move || {
        // Only the closure keeps the store open by the time it runs.
        let _ = store.write_blocking(move |_| {
            drop(own.lock().unwrap().take());
            started.send(()).unwrap();
            Ok::<_, StoreError>(())
        });
    });
    running.recv().unwrap();
    let reopened = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(5));
        Store::open(&path).is_ok()
    });
    assert!(reopened, "the lock was given back");
}
