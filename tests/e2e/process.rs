//! The bot as a process of its own, which can be killed: the binary that a host runs.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use adjutant::discord::Way;

use crate::bring_up::{PATIENCE, World};

/// The binary that a host runs.
pub(crate) const ADJUTANT: &str = env!("CARGO_BIN_EXE_adjutant");

/// A bot that runs until it is killed, at the latest when this is dropped.
pub(crate) struct Process {
    child: Child,
    log: PathBuf,
}

impl Process {
    /// Starts a bot and waits until it is signed in and has registered its commands.
    pub(crate) async fn start(world: &World) -> Self {
        Self::launch(world).signed_in(world).await
    }

    /// The same, by a program that runs another one (`strace` with its arguments).
    pub(crate) async fn start_under(world: &World, runner: &[&str]) -> Self {
        let mut command = Command::new(runner[0]);
        command.args(&runner[1..]).arg(ADJUTANT);
        Self::begin(command, world, &world.database()).signed_in(world).await
    }

    /// The same with its database elsewhere.
    pub(crate) async fn start_at(world: &World, database: &Path) -> Self {
        Self::begin(Command::new(ADJUTANT), world, database).signed_in(world).await
    }

    /// Starts a bot and waits for nothing.
    pub(crate) fn launch(world: &World) -> Self {
        Self::begin(Command::new(ADJUTANT), world, &world.database())
    }

    async fn signed_in(self, world: &World) -> Self {
        assert!(world.sandbox.ready(PATIENCE).await, "the bot did not come up");
        self
    }

    fn begin(mut command: Command, world: &World, database: &Path) -> Self {
        let directory = world.directory.path();
        let log = directory.join("log");
        match world.way() {
            Way::Redirected { address, root } => {
                std::fs::write(directory.join("root.der"), root).unwrap();
                command.env("ADJUTANT_TEST_HOST", address.to_string()).env("ADJUTANT_TEST_ROOT", "root.der");
            }
            Way::Proxied(url) => drop(command.env("ADJUTANT_TEST_API", url)),
            Way::Real => panic!("never from a test"),
        }
        let child = command
            .arg("run")
            .arg("--database")
            .arg(database)
            .env("DISCORD_TOKEN", world.sandbox.token())
            .current_dir(directory)
            .stdout(Stdio::null())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        Self { child, log }
    }

    /// What the bot that was started last has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// Its id, for the system.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// `kill -9`: nothing in the process can do anything about it.
    pub(crate) async fn kill(mut self, world: &World) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
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
        self.signal();
        self.ended(within).await
    }

    /// SIGTERM, once.
    pub(crate) fn signal(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success(), "no signal");
    }

    /// Waits until it has ended by itself; gives the exit code.
    pub(crate) async fn ended(&mut self, within: Duration) -> Option<i32> {
        let ended = async {
            loop {
                if let Some(status) = self.child.try_wait().unwrap() {
                    return status.code();
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let ended = tokio::time::timeout(within, ended).await;
        ended.unwrap_or_else(|_| panic!("it goes on:\n{}", std::fs::read_to_string(&self.log).unwrap()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
