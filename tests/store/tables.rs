//! What each table promises, beside outbox and deadlines.

use adjutant::store::*;

use super::{Bench, new_match, seat, step};

#[test]
fn a_channel_has_one_live_match() {
    let b = Bench::new();
    let (id, host) = (b.open_match(7), b.player("ana"));
    let again = move |tx: &mut Tx<'_>| tx.create_match(&new_match(7, host));
    assert_eq!(b.refused(again), StoreError::ChannelTaken(id));
    for state in [MatchState::Running, MatchState::Paused, MatchState::SetAside] {
        set_state(&b, id, state);
        assert_eq!(b.refused(again), StoreError::ChannelTaken(id), "{state:?}");
    }
    set_state(&b, id, MatchState::Over);
    assert_eq!(b.look(|r| r.live_match_in(ChannelId(7))), None);
    let next = b.put(again);
    assert_eq!(b.look(|r| r.live_match_in(ChannelId(7))), Some(next));
    assert_eq!(b.look(|r| r.last_match_in(ChannelId(7))), Some(next));
    let back = b.refused(move |tx| {
        let mut row = tx.match_row(id)?;
        row.state = MatchState::Running;
        tx.update_match(row.version, &row)
    });
    assert_eq!(back, StoreError::ChannelTaken(next), "nor does an old one come back to life beside it");
}

fn set_state(b: &Bench, id: MatchId, state: MatchState) {
    b.put(move |tx| {
        let mut row = tx.match_row(id)?;
        row.state = state;
        tx.update_match(row.version, &row)
    });
}

#[test]
fn a_match_comes_back_as_it_was_written() {
    let b = Bench::new();
    let id = b.open_match(7);
    let written = b.put(move |tx| {
        let mut row = tx.match_row(id)?;
        assert_eq!((row.version, row.next_draw, row.state), (0, 1, MatchState::Lobby));
        row.state = MatchState::Running;
        (row.version, row.moves, row.next_draw) = (3, 2, 40);
        row.snapshot = Some("{\"secret\":1}".into());
        row.started_at = Some(5);
        tx.update_match(0, &row)?;
        Ok(row)
    });
    assert_eq!(b.outside(|r| r.match_row(id)), written);
    assert_eq!(b.look(|r| r.match_head(id)).version, 3);
    assert!(!format!("{written:?}").contains("secret"));
}

#[test]
fn an_update_from_an_old_version_changes_nothing() {
    let b = Bench::new();
    let id = b.open_match(7);
    let old = b.look(|r| r.match_row(id));
    assert_eq!(b.put(move |tx| step(tx, id, 3)), 1);
    let late = b.refused(move |tx| tx.update_match(0, &old));
    assert_eq!(late, StoreError::Conflict { id, expected: 0, found: 1 });
    let nobody = MatchId(99);
    assert_eq!(b.refused(move |tx| step(tx, nobody, 3)), StoreError::NoSuchMatch(nobody));
}

#[test]
fn versions_and_draw_numbers_never_go_back() {
    let b = Bench::new();
    let id = b.open_match(7);
    b.put(move |tx| {
        let mut row = tx.match_row(id)?;
        (row.version, row.next_draw) = (5, 9);
        tx.update_match(0, &row)
    });
    for (version, next_draw) in [(4, 9), (6, 8)] {
        let back = b.refused(move |tx| {
            let mut row = tx.match_row(id)?;
            (row.version, row.next_draw) = (version, next_draw);
            tx.update_match(5, &row)
        });
        assert_eq!(back, StoreError::GoesBack(id));
    }
    assert_eq!(b.look(|r| r.match_row(id)).next_draw, 9);
}

#[test]
fn a_match_that_cannot_be_read_does_not_hide_the_others() {
    let b = Bench::new();
    let (bad, good) = (b.open_match(1), b.open_match(2));
    let outside = rusqlite::Connection::open(b.path()).unwrap();
    outside.execute("UPDATE matches SET ruleset = CAST(x'ff' AS TEXT) WHERE match_id = ?1", [bad.0]).unwrap();
    let live = b.look(Reading::live_matches);
    assert_eq!(live.rows.iter().map(|m| m.match_id).collect::<Vec<_>>(), [good]);
    assert_eq!(live.unreadable.iter().map(|m| m.id).collect::<Vec<_>>(), [bad.0]);
    assert!(matches!(b.refused(move |tx| tx.match_row(bad)), StoreError::Unreadable(_)));
    b.put(move |tx| tx.set_aside(bad, "cannot be read", 9));
    b.put(move |tx| step(tx, good, 3));
}

#[test]
fn matches_are_found_by_server_and_by_player() {
    let b = Bench::new();
    let (one, two, over) = (b.open_match(1), b.open_match(2), b.open_match(3));
    let ben = b.player("ben");
    b.put(move |tx| {
        for id in [one, over] {
            tx.put_seat(&SeatRow { match_id: id, seat: seat(0), name: "Ben".to_owned(), shape: 0, counter: 0 })?;
            tx.add_seat_player(id, seat(0), ben)?;
        }
        Ok(())
    });
    set_state(&b, over, MatchState::Ended);
    let ids = |l: Listing<MatchHead>| l.rows.into_iter().map(|m| m.match_id).collect::<Vec<_>>();
    assert_eq!(ids(b.look(|r| r.live_matches_of_guild(GuildId(1)))), [one, two]);
    assert_eq!(ids(b.look(|r| r.live_matches_of_guild(GuildId(2)))), []);
    assert_eq!(ids(b.look(|r| r.live_matches_of_player(ben))), [one]);
    assert_eq!(ids(b.look(Reading::matches)), [one, two, over]);
}

#[test]
fn players_and_seats_are_many_to_many() {
    let b = Bench::new();
    let (id, ana, ben) = (b.open_match(1), b.player("ana"), b.player("ben"));
    b.put(move |tx| {
        for n in 0..2 {
            tx.put_seat(&SeatRow { match_id: id, seat: seat(n), name: format!("Army {n}"), shape: n, counter: 0 })?;
            tx.add_seat_player(id, seat(n), ana)?;
            tx.add_seat_player(id, seat(n), ana)?;
        }
        tx.add_seat_player(id, seat(1), ben)
    });
    assert_eq!(b.look(|r| r.seats_of_player(id, ana)), [seat(0), seat(1)]);
    assert_eq!(b.look(|r| r.players_of_seat(id, seat(1))), [ana, ben]);
    assert!(b.put(move |tx| tx.remove_seat_player(id, seat(1), ana)));
    assert!(!b.put(move |tx| tx.remove_seat_player(id, seat(1), ana)));
    b.put(move |tx| tx.remove_seat(id, seat(1)));
    assert_eq!(b.look(|r| r.players_of_seat(id, seat(1))), []);
    assert_eq!(b.look(|r| r.seats(id)).len(), 1);
}

#[test]
fn a_seats_counter_only_grows() {
    let b = Bench::new();
    let id = b.open_match(1);
    let row = |counter| SeatRow { match_id: id, seat: seat(0), name: "Ana".to_owned(), shape: 2, counter };
    let (five, nought) = (row(5), row(0));
    b.put(move |tx| tx.put_seat(&five));
    assert_eq!(b.put(move |tx| tx.bump_counter(id, seat(0))), Some(6));
    b.put(move |tx| tx.put_seat(&nought));
    assert_eq!(b.look(|r| r.seats(id))[0].counter, 6);
    assert_eq!(b.put(move |tx| tx.bump_counter(id, seat(4))), None);
}

#[test]
fn one_account_is_one_player() {
    let b = Bench::new();
    let id = b.put(|tx| tx.put_player("discord", "1", "Ana"));
    assert_eq!(b.put(|tx| tx.put_player("discord", "1", "Ana the Great")), id);
    assert_ne!(b.put(|tx| tx.put_player("elsewhere", "1", "Ana")), id);
    b.put(move |tx| {
        tx.set_dm_closed(id, true)?;
        tx.set_player_language(id, "de")
    });
    let row = b.look(|r| r.player_by_account("discord", "1")).unwrap();
    assert_eq!((row.name.as_str(), row.language.as_deref(), row.dm_closed), ("Ana the Great", Some("de"), true));
    assert_eq!(b.look(|r| r.player(id)), Some(row));
}

#[test]
fn a_servers_settings_are_replaced_as_a_whole() {
    let b = Bench::new();
    let row = GuildRow {
        guild_id: GuildId(3),
        language: "de".to_owned(),
        moderator_role: Some(RoleId(4)),
        settings: "{}".into(),
    };
    let new = GuildRow { moderator_role: None, ..row.clone() };
    let expected = new.clone();
    b.put(move |tx| tx.put_guild(&row).and_then(|()| tx.put_guild(&new)));
    assert_eq!(b.look(|r| r.guild(GuildId(3))), Some(expected));
    assert_eq!(b.look(|r| r.guild(GuildId(4))), None);
}

#[test]
fn a_seed_is_sealed_once_and_nobody_looks_at_it_before_it_is_revealed() {
    let b = Bench::new();
    let id = b.open_match(1);
    let row = SeedRow {
        match_id: id,
        seed: Seed([9; 32]),
        commitment: "c".to_owned(),
        inputs: "[]".into(),
        revealed_at: None,
    };
    assert!(!format!("{row:?}").contains('9'), "{row:?}");
    let (first, second) = (row.clone(), row);
    b.put(move |tx| tx.put_seed(&first));
    assert!(matches!(b.refused(move |tx| tx.put_seed(&second)), StoreError::Sqlite(_)));
    assert!(b.put(move |tx| tx.set_seed_inputs(id, &"[1]".into())));
    assert_eq!(b.put(move |tx| tx.seed(id)).unwrap().seed, Seed([9; 32]));
    let seal = b.outside(|r| r.seal(id)).unwrap();
    assert_eq!((seal.seed, &*seal.inputs, seal.commitment.as_str()), (None, "[1]", "c"));
    b.put(move |tx| tx.reveal_seed(id, 50).and_then(|()| tx.reveal_seed(id, 60)));
    let seal = b.outside(|r| r.seal(id)).unwrap();
    assert_eq!((seal.seed, seal.revealed_at), (Some(Seed([9; 32])), Some(50)));
    assert!(!b.put(move |tx| tx.set_seed_inputs(id, &"[2]".into())), "what was used stands");
}

fn journal(id: MatchId, version: u32, move_no: u32, turn: u32) -> JournalRow {
    JournalRow {
        match_id: id,
        version,
        move_no,
        turn,
        at: 0,
        actor: "\"clock\"".into(),
        action: "{}".into(),
        draws: "[]".into(),
        events: "[]".into(),
        rules_revision: 1,
        undone_by: None,
    }
}

#[test]
fn the_journal_is_read_by_version_move_or_turn_and_forgets_nothing() {
    let b = Bench::new();
    let (id, other) = (b.open_match(1), b.open_match(2));
    b.put(move |tx| {
        for (version, move_no, turn) in [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 3, 2)] {
            tx.put_journal(&journal(id, version, move_no, turn))?;
        }
        tx.put_journal(&journal(other, 1, 1, 1))
    });
    let versions = |rows: Vec<JournalRow>| rows.into_iter().map(|row| row.version).collect::<Vec<_>>();
    assert_eq!(versions(b.look(|r| r.journal(id, 2..=3))), [2, 3]);
    assert_eq!(versions(b.look(|r| r.journal_of_moves(id, 1..=1))), [1, 2]);
    assert_eq!(versions(b.look(|r| r.journal_of_turns(id, 1..=2))), [1, 2, 3, 4]);
    assert_eq!(b.look(|r| r.last_of_journal(id)), Some(journal(id, 4, 3, 2)));
    let twice = journal(id, 4, 9, 9);
    assert!(matches!(b.refused(move |tx| tx.put_journal(&twice)), StoreError::Sqlite(_)));
}

#[test]
fn an_undo_marks_what_it_takes_back() {
    let b = Bench::new();
    let id = b.open_match(1);
    b.put(move |tx| (1..=4).try_for_each(|v| tx.put_journal(&journal(id, v, v, 1))));
    assert_eq!(b.put(move |tx| tx.mark_undone(id, 4..=4, 5)), 1);
    assert_eq!(b.put(move |tx| tx.mark_undone(id, 3..=5, 6)), 1, "what was taken back keeps its mark");
    let marks: Vec<_> = b.look(|r| r.journal(id, 0..=9)).into_iter().map(|row| row.undone_by).collect();
    assert_eq!(marks, [None, None, Some(6), Some(5)]);
}

#[test]
fn of_older_turns_only_the_first_state_is_kept() {
    let b = Bench::new();
    let id = b.open_match(1);
    b.put(move |tx| {
        for (version, turn, turn_start) in
            [(1, 1, true), (2, 1, false), (3, 2, true), (4, 2, false), (5, 3, true), (6, 3, false)]
        {
            let head = SnapshotHead { match_id: id, version, move_no: version, turn, turn_start };
            tx.put_snapshot(&SnapshotRow { head, snapshot: format!("{version}").into() })?;
        }
        Ok(())
    });
    assert_eq!(b.put(move |tx| tx.prune_snapshots(id, 3)), 1);
    let kept: Vec<_> = b.look(|r| r.snapshots(id)).into_iter().map(|s| s.version).collect();
    assert_eq!(kept, [6, 5, 4, 3, 1]);
    assert_eq!(b.look(|r| r.snapshot(id, 4)).map(|s| s.snapshot), Some("4".into()));
    assert_eq!(b.look(|r| r.snapshot(id, 2)), None);
}

#[test]
fn a_seat_has_one_draft_of_a_kind() {
    let b = Bench::new();
    let id = b.open_match(1);
    let draft =
        |n, kind: &str, body: &str| DraftRow { match_id: id, seat: seat(n), kind: kind.to_owned(), body: body.into() };
    let rows = [draft(0, "place", "1"), draft(0, "place", "2"), draft(0, "orders", "3"), draft(1, "place", "4")];
    b.put(move |tx| rows.iter().try_for_each(|row| tx.put_draft(row)));
    assert_eq!(b.look(|r| r.draft(id, seat(0), "place")), Some(draft(0, "place", "2")));
    b.put(move |tx| tx.drop_draft(id, seat(0), "place"));
    let left: Vec<_> = b.look(|r| r.drafts(id)).into_iter().map(|d| (d.seat, d.kind)).collect();
    assert_eq!(left, [(seat(0), "orders".to_owned()), (seat(1), "place".to_owned())]);
    b.put(move |tx| tx.drop_drafts(id));
    assert_eq!(b.look(|r| r.drafts(id)), []);
}

#[test]
fn a_post_knows_what_it_shows() {
    let b = Bench::new();
    let id = b.open_match(1);
    let post = |key: &str, message| PostRow {
        match_id: id,
        key: key.to_owned(),
        channel_id: ChannelId(1),
        message_id: MessageId(message),
        created_at: i64::try_from(message).unwrap(),
        called_at: 5,
        shown_version: 1,
        closed: false,
    };
    let rows = [post("lobby", 10), post("turn:1", 11), post("turn:1", 12)];
    b.put(move |tx| {
        rows.iter().try_for_each(|row| tx.put_post(row))?;
        tx.close_post(id, "lobby", 9)
    });
    let shown = b.look(|r| r.post(id, "turn:1")).unwrap();
    assert_eq!((shown.message_id, shown.shown_version), (MessageId(12), 1));
    assert_eq!(b.look(|r| r.open_posts(id)), [shown]);
    assert_eq!(b.look(|r| r.posts(id)).len(), 2);
    assert_eq!(b.look(|r| r.closed_at(id, "lobby")), Some(9));
    assert_eq!(b.look(|r| r.closed_at(id, "turn:1")), None);
}

#[test]
fn a_post_can_be_closed_before_its_message_is_known() {
    let b = Bench::new();
    let id = b.open_match(1);
    b.put(move |tx| {
        tx.close_post(id, "turn:1", 5)?;
        tx.close_post(id, "turn:1", 3)
    });
    assert_eq!(b.look(|r| r.closed_at(id, "turn:1")), Some(5));
    assert_eq!(b.look(|r| r.post(id, "turn:1")), None);
    assert!(b.look(|r| r.posts(id)).is_empty() && b.look(|r| r.open_posts(id)).is_empty());
}

#[test]
fn an_interaction_is_answered_once() {
    let b = Bench::new();
    let id = InteractionId(1 << 60);
    assert_eq!(b.look(|r| r.receipt(id)), None);
    b.put(move |tx| tx.put_receipt(id, &"{\"ok\":1}".into(), 100));
    assert_eq!(b.look(|r| r.receipt(id)), Some("{\"ok\":1}".into()));
    assert!(matches!(b.refused(move |tx| tx.put_receipt(id, &"{}".into(), 100)), StoreError::Sqlite(_)));
    assert_eq!(b.put(|tx| tx.prune_receipts(100)), 0);
    assert_eq!(b.put(|tx| tx.prune_receipts(101)), 1);
}

#[test]
fn the_programs_own_facts_are_kept_by_key() {
    let b = Bench::new();
    b.put(|tx| tx.put_app_state("commands:1", "a").and_then(|()| tx.put_app_state("commands:1", "b")));
    assert_eq!(b.look(|r| r.app_state("commands:1")).as_deref(), Some("b"));
    assert_eq!(b.look(|r| r.app_state("commands:2")), None);
}
