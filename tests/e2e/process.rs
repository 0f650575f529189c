//! The bot as a process of its own, which can be killed: the binary that a host runs.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use adjutant::discord::Way;

use crate::bring_up::{PATIENCE, World};

/// A bot that runs until it is killed, at the latest when this is dropped.
pub(crate) struct Process(Child);

impl Process {
    /// Starts a bot and waits until it is signed in and has registered its commands.
    pub(crate) async fn start(world: &World) -> Self {
        let process = Self::spawn(world);
        assert!(world.sandbox.ready(PATIENCE).await, "the bot did not come up");
        process
    }

    fn spawn(world: &World) -> Self {
        let (database, directory) = (world.database(), world.directory.path());
        let mut command = Command::new(env!("CARGO_BIN_EXE_adjutant"));
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
            .spawn()
            .unwrap();
        Self(child)
    }

    /// Its id, for the system.
    pub(crate) fn id(&self) -> u32 {
        self.0.id()
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
