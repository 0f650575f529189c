//! The bot as a process of its own, which can be killed: this test binary, told to be a bot.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use adjutant::clock::Clock;
use adjutant::sandbox::Sandbox;
use adjutant::store::Store;
use adjutant::table::Table;

use crate::bring_up::{PATIENCE, World, doors};

const DATABASE: &str = "ADJUTANT_E2E_DATABASE";
const API: &str = "ADJUTANT_E2E_API";
const TOKEN: &str = "ADJUTANT_E2E_TOKEN";

/// A bot that runs until it is killed, at the latest when this is dropped.
pub(crate) struct Process(Child);

impl Process {
    /// Starts a bot and waits until it is signed in and has registered its commands.
    pub(crate) async fn start(world: &World) -> Self {
        let process = Self::spawn(&world.sandbox, &world.database());
        assert!(world.sandbox.ready(PATIENCE).await, "the bot did not come up");
        process
    }

    fn spawn(sandbox: &Sandbox, database: &Path) -> Self {
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "process::bot_process", "--ignored", "--nocapture"])
            .env(DATABASE, database)
            .env(API, sandbox.base_url())
            .env(TOKEN, sandbox.token())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Self(child)
    }

    /// `kill -9`: nothing in the process can do anything about it.
    pub(crate) async fn kill(mut self, world: &World) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
        let begun = tokio::time::timeout(PATIENCE, async {
            while world.sandbox.connected() > 0 {
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            }
        });
        begun.await.expect("the stand-in notices");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not a test: the process that `Process::start` starts"]
async fn bot_process() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let table = Table::new(Store::open(Path::new(&database)).unwrap(), Clock::system());
    let doors = doors(&std::env::var(TOKEN).unwrap(), &std::env::var(API).unwrap());
    let timed = table.clone();
    tokio::spawn(async move { timed.run_clock().await });
    adjutant::discord::run(table, doors, std::future::pending()).await.unwrap();
}
