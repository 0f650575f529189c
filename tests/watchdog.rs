//! The watchdog in a process of its own, whose runtime freezes.

use std::process::{Command, Stdio};

use adjutant::watchdog::{FROZEN, Watchdog};

/// Set in the process that is to freeze.
const CHILD: &str = "ADJUTANT_TEST_FREEZES";

#[test]
fn a_process_whose_runtime_is_frozen_ends_so_that_it_is_started_again() {
    if std::env::var_os(CHILD).is_some() {
        return freeze();
    }
    let itself = std::env::current_exe().unwrap();
    let mut child = Command::new(itself);
    child.args(["--exact", "watchdog::a_process_whose_runtime_is_frozen_ends_so_that_it_is_started_again"]);
    let status = child.env(CHILD, "1").stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    assert_eq!(status.code(), Some(FROZEN));
}

/// A task spins and the runtime waits for it, for ever.
fn freeze() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let _watchdog = Watchdog::start(runtime.handle(), || true).unwrap();
    let spins = runtime.spawn(async {
        loop {
            std::hint::spin_loop();
        }
    });
    runtime.block_on(spins).unwrap();
}
