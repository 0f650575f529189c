//! The bot as a process of its own, which can be killed: the binary that a host runs.

use std::fs::File;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use adjutant::sandbox::Sandbox;

use crate::bring_up::{PATIENCE, World};

/// The binary that a host runs.
pub(crate) const ADJUTANT: &str = env!("CARGO_BIN_EXE_adjutant");

/// A bot that runs until it is killed, at the latest when this is dropped.
pub(crate) struct Process(Child);

impl Process {
    /// Starts a bot and waits until it is signed in and has registered its commands.
    pub(crate) async fn start(world: &World) -> Self {
        let process = Self::spawn(&world.sandbox, &world.database());
        assert!(world.sandbox.ready(PATIENCE).await, "the bot did not come up");
        process
    }

    /// The same, by a program that runs another one (`strace` with its arguments).
    pub(crate) async fn start_under(world: &World, runner: &[&str]) -> Self {
        let mut command = Command::new(runner[0]);
        command.args(&runner[1..]).arg(ADJUTANT);
        let process = Self::begin(command, &world.sandbox, &world.database(), Stdio::null());
        assert!(world.sandbox.ready(PATIENCE).await, "the bot did not come up");
        process
    }

    /// The same with its database elsewhere, and its log in a file.
    pub(crate) async fn start_at(world: &World, database: &Path, log: &Path) -> Self {
        let log = File::create(log).unwrap();
        let process = Self::begin(Command::new(ADJUTANT), &world.sandbox, database, log.into());
        assert!(world.sandbox.ready(PATIENCE).await, "the bot did not come up");
        process
    }

    fn spawn(sandbox: &Sandbox, database: &Path) -> Self {
        Self::begin(Command::new(ADJUTANT), sandbox, database, Stdio::inherit())
    }

    fn begin(mut command: Command, sandbox: &Sandbox, database: &Path, log: Stdio) -> Self {
        let child = command
            .arg("run")
            .arg("--database")
            .arg(database)
            .env("ADJUTANT_TEST_API", sandbox.base_url())
            .env("DISCORD_TOKEN", sandbox.token())
            .current_dir(database.parent().unwrap())
            .stdout(Stdio::null())
            .stderr(log)
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
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
        begun.await.expect("the stand-in notices");
    }
}

impl Process {
    /// SIGTERM, as a service manager ends it; gives the exit code. It may take no longer than this.
    pub(crate) async fn terminate(mut self, within: Duration) -> Option<i32> {
        let sent = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status().unwrap();
        assert!(sent.success(), "no signal");
        let ended = async {
            loop {
                if let Some(status) = self.0.try_wait().unwrap() {
                    return status.code();
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(within, ended).await.expect("it ends in time")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
