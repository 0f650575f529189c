//! The whole bot as a host runs it, a process of its own, on production's way to the stand-in (TLS, the library's rate limiter, limits
//! that are kept as Discord keeps them): how long answers take, what it carries, what it needs.
//!
//! `cargo bench --bench discord [start|answer|length|load|memory]`; all of them without a name. Times are those of the person who acts: from
//! the interaction to its answer, on loopback.

#[cfg(feature = "sandbox")]
#[expect(clippy::unwrap_used, reason = "a test's own")]
#[path = "../tests/e2e/redirected.rs"]
mod redirected;

#[cfg(feature = "sandbox")]
mod with_stand_in {
    use std::fs::File;
    use std::io::Write;
    use std::path::Path;
    use std::process::{Child, Command, Stdio};
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use adjutant::clock::Clock;
    use adjutant::discord::Way;
    use adjutant::sandbox::{Outcome, RateLimits, Reaction, Sandbox, Settings, Snowflake};
    use adjutant::store::Store;
    use adjutant::table::export::{Part, export};
    use adjutant::table::import::import;
    use adjutant::table::sight::{MatchId, Place};
    use tokio::task::JoinSet;

    use super::redirected::Redirected;

    const PATIENCE: Duration = Duration::from_mins(1);

    /// A part of it: its name, and how it is run (in a short form where that is true).
    type Bench = (&'static str, fn(bool));

    /// How long each rate is held.
    const HELD: Duration = Duration::from_secs(10);

    /// The longest answer that still counts as one that people do not feel.
    const SOON: Duration = Duration::from_secs(1);

    pub(super) fn main() {
        let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
        let quick = std::env::var_os("ADJUTANT_BENCH").is_some_and(|form| form == "quick");
        let all: [Bench; 5] =
            [("start", start), ("answer", answer), ("length", length), ("load", load), ("memory", memory)];
        for (name, bench) in all {
            if wanted.is_empty() || wanted.iter().any(|word| word == name) {
                bench(quick);
            }
        }
    }

    /// A stand-in, a directory, and the bot as a process.
    struct World {
        sandbox: Sandbox,
        way: Way,
        _front: Redirected,
        directory: tempfile::TempDir,
        bot: Option<Child>,
    }

    impl World {
        async fn new() -> Self {
            let clock = Clock::system();
            let mut settings = Settings::at(Arc::new(move || clock.now()));
            settings.rate_limits = RateLimits::Enforced;
            let sandbox = Sandbox::start(settings).await.expect("a stand-in");
            let front = Redirected::to(&sandbox).await;
            Self {
                sandbox,
                way: front.way(),
                _front: front,
                directory: tempfile::tempdir().expect("a directory"),
                bot: None,
            }
        }

        fn database(&self) -> std::path::PathBuf {
            self.directory.path().join("adjutant.sqlite3")
        }

        /// Starts the bot; how long it takes to be signed in with its commands there.
        async fn start(&mut self) -> Duration {
            let Way::Redirected { address, root } = &self.way else { panic!("production's way") };
            std::fs::write(self.directory.path().join("root.der"), root).expect("written");
            let began = now();
            let bot = Command::new(env!("CARGO_BIN_EXE_adjutant"))
                .args(["run", "--database"])
                .arg(self.database())
                .env("ADJUTANT_TEST_HOST", address.to_string())
                .env("ADJUTANT_TEST_ROOT", "root.der")
                .env("DISCORD_TOKEN", self.sandbox.token())
                .current_dir(self.directory.path())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn();
            self.bot = Some(bot.expect("the bot starts"));
            assert!(self.sandbox.ready(PATIENCE).await, "the bot does not come up");
            began.elapsed()
        }

        async fn stop(&mut self) {
            let Some(mut bot) = self.bot.take() else { return };
            let told = Command::new("kill").args(["-TERM", &bot.id().to_string()]).status();
            assert!(told.is_ok_and(|told| told.success()), "no signal");
            let _ = tokio::task::spawn_blocking(move || bot.wait()).await;
        }

        fn people(&self, handles: &[&str]) -> Vec<Snowflake> {
            handles.iter().map(|handle| self.sandbox.add_person(handle, "en").expect("a person")).collect()
        }

        /// What comes of a line, and how long it took to be answered or deferred.
        async fn types(&self, person: Snowflake, channel: Snowflake, line: &str) -> (Outcome, Duration) {
            let outcome = self.sandbox.command(person, channel, line).await.expect("a line of a person");
            let after = match &outcome.reaction {
                Reaction::Answered { after } | Reaction::Deferred { after } | Reaction::Acknowledged { after } => {
                    *after
                }
                other => panic!("{line}: {other:?}"),
            };
            (outcome, after)
        }

        /// Two people play in the first channel, and nothing is placed yet.
        async fn open(&self, people: &[Snowflake], options: &[(&str, &str)]) {
            let channel = self.sandbox.channel();
            self.types(people[0], channel, "/game new").await;
            for (option, value) in options {
                let line = format!("/game settings option:{option} value:{value}");
                self.types(people[0], channel, &line).await;
            }
            for person in &people[1..] {
                self.types(*person, channel, "/game join").await;
            }
            // The commitment is posted first.
            tokio::time::sleep(Duration::from_millis(500)).await;
            self.types(people[0], channel, "/game start").await;
        }

        /// Two people play in the first channel, and the first turn has begun. Gives whose it is.
        async fn begin(&self, people: &[Snowflake], options: &[(&str, &str)]) -> Snowflake {
            let channel = self.sandbox.channel();
            self.open(people, options).await;
            for person in people {
                self.types(*person, channel, "/place space:?").await;
            }
            self.called(people, channel).await
        }

        /// Whom the channel's newest turn calls.
        async fn called(&self, people: &[Snowflake], channel: Snowflake) -> Snowflake {
            let called = |messages: &[adjutant::sandbox::Message]| {
                let newest = messages.iter().rev().find(|one| one.pings.len() == 1)?;
                newest.pings.first().copied().filter(|person| people.contains(person))
            };
            let called = self.sandbox.wait_for(people[0], channel, PATIENCE, called).await;
            called.unwrap_or_else(|| panic!("nobody is called"))
        }

        /// An own space that can be reinforced now; `None`: this person has nothing to place.
        async fn space(&self, person: Snowflake, channel: Snowflake) -> Option<String> {
            let choices = self.sandbox.autocomplete(person, channel, "/place space:").await.expect("choices");
            let space = choices.iter().find_map(|choice| choice.value.as_str().filter(|value| *value != "-"));
            space.map(str::to_owned)
        }

        fn resident_kib(&self) -> u64 {
            let of = self.bot.as_ref().expect("a bot runs").id();
            let status = std::fs::read_to_string(format!("/proc/{of}/status")).unwrap_or_default();
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
            line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
        }
    }

    impl Drop for World {
        fn drop(&mut self) {
            if let Some(mut bot) = self.bot.take() {
                let _ = bot.kill();
                let _ = bot.wait();
            }
        }
    }

    #[expect(clippy::disallowed_methods, reason = "a stop watch, not the time of a match")]
    fn now() -> Instant {
        Instant::now()
    }

    fn run<F: Future<Output = ()>>(what: F) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        runtime.expect("a runtime").block_on(what);
    }

    #[expect(clippy::print_stdout, reason = "a report for people")]
    fn say(line: &str) {
        println!("{line}");
    }

    fn times(what: &str, mut took: Vec<Duration>) -> Duration {
        took.sort_unstable();
        let at = |percent: usize| took[(took.len() * percent / 100).min(took.len() - 1)];
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        say(&format!(
            "{what:<58} p50 {:>7.2} ms, p95 {:>7.2}, p99 {:>7.2}, max {:>7.2} ({})",
            ms(at(50)),
            ms(at(95)),
            ms(at(99)),
            ms(at(100)),
            took.len()
        ));
        at(50)
    }

    fn start(quick: bool) {
        run(async {
            let mut took = Vec::new();
            for _ in 0..if quick { 2 } else { 10 } {
                let mut world = World::new().await;
                took.push(world.start().await);
                world.stop().await;
            }
            times("start of the process to READY, commands registered", took);
        });
    }

    /// An empty answer, a look, and a move: idle, and while 40 boards are drawn.
    fn answer(quick: bool) {
        run(async {
            let mut world = World::new().await;
            world.start().await;
            let people = world.people(&["ana", "ben"]);
            let channel = world.sandbox.channel();
            let onlookers: Vec<Snowflake> =
                (0..40).map(|n| world.sandbox.add_person(&format!("onlooker{n}"), "en").expect("a person")).collect();
            let called = world.begin(&people, &[("start-armies", "40")]).await;
            let many = if quick { 3 } else { 60 };
            times("the disk: 13 kB appended and synced", synced(&world.directory.path().join("beside"), many));
            let mut took = Vec::new();
            for _ in 0..many {
                took.push(world.types(called, channel, "/rules").await.1);
            }
            times("an answer without a match (/rules)", took);
            let took = refused(&world, called, channel, many).await;
            times("a refusal by the rules, from the writer", took);
            let took = moves(&world, &people, channel, many).await;
            times("a committed move, idle", took);
            let mut boards = JoinSet::new();
            for onlooker in onlookers {
                let sandbox = world.sandbox.clone();
                boards.spawn(async move { sandbox.command(onlooker, channel, "/board").await.map(drop) });
            }
            let took = moves(&world, &people, channel, many.min(20)).await;
            times("a committed move while 40 boards are drawn", took);
            boards.join_all().await;
            world.stop().await;
        });
    }

    /// What the disk gives to anybody who writes as much as a move.
    fn synced(path: &Path, many: usize) -> Vec<Duration> {
        let mut file = File::create(path).expect("a file");
        let sync = |_| {
            let began = now();
            file.write_all(&[b'x'; 13_000]).expect("written");
            file.sync_data().expect("synced");
            began.elapsed()
        };
        (0..many).map(sync).collect()
    }

    async fn refused(world: &World, person: Snowflake, channel: Snowflake, many: usize) -> Vec<Duration> {
        let mut took = Vec::new();
        for _ in 0..many {
            took.push(world.types(person, channel, "/place space:=Atlantis").await.1);
        }
        took
    }

    /// One army placed after another, by both in turn.
    async fn moves(world: &World, people: &[Snowflake], channel: Snowflake, many: usize) -> Vec<Duration> {
        let mut took = Vec::new();
        let mut on_turn = 0;
        while took.len() < many {
            let person = people[on_turn % people.len()];
            if let Some(space) = world.space(person, channel).await {
                let (outcome, after) = world.types(person, channel, &format!("/place space:={space} troops:1")).await;
                if placed(&outcome) {
                    took.push(after);
                    continue;
                }
            }
            // Nothing left to be placed, or the other one is on turn.
            world.types(person, channel, "/done what:turn").await;
            on_turn += 1;
        }
        took
    }

    /// Whether it was done, in the words of the answer.
    fn placed(outcome: &Outcome) -> bool {
        outcome.text().contains(" places ")
    }

    /// The same move in a fresh match and in one with many lines of journal.
    fn length(quick: bool) {
        run(async {
            let mut world = World::new().await;
            world.start().await;
            let people = world.people(&["ana", "ben"]);
            let channel = world.sandbox.channel();
            world.begin(&people, &[("draw-after", "0")]).await;
            let many = if quick { 10 } else { 200 };
            let mut so_far = 0;
            for lines in if quick { vec![0, 50] } else { vec![0, 500, 1_000, 2_000] } {
                moves(&world, &people, channel, lines - so_far).await;
                let took = moves(&world, &people, channel, many).await;
                so_far = lines + many;
                times(&format!("a committed move after {lines} lines of journal"), took);
            }
            world.stop().await;
        });
    }

    /// A database with so many matches, each in a channel of its own, made from the one that was begun in the first channel: all paused.
    async fn fill(world: &mut World, matches: usize, channels: impl Fn(usize) -> u64) {
        world.stop().await;
        let (database, guild) = (world.database(), world.sandbox.guild().0);
        let places: Vec<Place> = (0..matches).map(|n| Place { guild, channel: channels(n) }).collect();
        let filled = tokio::task::spawn_blocking(move || copy(&database, &places));
        filled.await.expect("filled");
    }

    fn copy(database: &Path, places: &[Place]) {
        let reading = Store::open_read_only(database).expect("the database");
        let of = reading.live_matches().expect("matches").rows.first().expect("a match").match_id;
        let file = export(&reading, MatchId(of.0), Part::Whole).expect("a file");
        drop(reading);
        let store = Store::open(database).expect("the database");
        let now = Clock::system().now();
        for place in places {
            import(&store, &file, Some(*place), now).expect("imported");
        }
        store.close();
    }

    fn load(quick: bool) {
        run(async {
            let mut world = World::new().await;
            let matches = if quick { 5 } else { 1_000 };
            let guild = world.sandbox.guild();
            let channels: Vec<Snowflake> =
                (0..matches).map(|n| world.sandbox.add_channel(guild, &format!("table-{n}"))).collect();
            world.start().await;
            let mut people = world.people(&["ana", "ben"]);
            // One army after another, by both in turn: every act is a move, and each is worth as much.
            world.open(&people, &[("set-up", "book"), ("start-armies", "200")]).await;
            let first = world.called(&people, world.sandbox.channel()).await;
            people.sort_by_key(|person| *person != first);
            let mut lines = Vec::new();
            for person in people {
                let space = world.space(person, world.sandbox.channel()).await.expect("an own space");
                let line = format!("/place space:={space}");
                world.types(person, world.sandbox.channel(), &line).await;
                lines.push((person, line));
            }
            fill(&mut world, matches, |n| channels[n].0).await;
            let moderator = world.people(&["mia"])[0];
            world.sandbox.change_person(moderator, |person| person.moderator = true);
            world.start().await;
            for channel in &channels {
                world.types(moderator, *channel, "/mod resume").await;
            }
            let mut best = 0.0;
            let mut act = 0;
            for rate in [10.0, 40.0, 160.0, 320.0, 480.0, 640.0, 960.0] {
                let held = if quick { Duration::from_secs(1) } else { HELD };
                let (took, failed) = at_rate(&world, (&lines, &channels), &mut act, rate, held).await;
                let slow = took.iter().filter(|time| **time > SOON).count();
                times(&format!("{rate:.0} moves/s in {matches} matches, {failed} not made"), took.clone());
                if failed > 0 || slow * 100 > took.len() {
                    break;
                }
                best = rate;
            }
            say(&format!("the highest of these rates with p99 below 1 s: {best:.0} moves/s"));
            world.stop().await;
        });
    }

    /// One act after another, each at its time, in one match after another. How long each committed one took, and how many were not
    /// made.
    async fn at_rate(
        world: &World,
        (lines, channels): (&[(Snowflake, String)], &[Snowflake]),
        act: &mut usize,
        rate: f64,
        held: Duration,
    ) -> (Vec<Duration>, usize) {
        let began = now();
        let mut acts = JoinSet::new();
        for n in 0_u32.. {
            let due = began + Duration::from_secs_f64(f64::from(n) / rate);
            if due > began + held {
                break;
            }
            tokio::time::sleep_until(due.into()).await;
            let (channel, round) = (channels[*act % channels.len()], *act / channels.len());
            let (person, line) = lines[round % lines.len()].clone();
            let sandbox = world.sandbox.clone();
            acts.spawn(async move { sandbox.command(person, channel, &line).await });
            *act += 1;
        }
        let mut took = Vec::new();
        let mut failed = 0;
        while let Some(done) = acts.join_next().await {
            let outcome = done.expect("no panic").expect("a line");
            match outcome.reaction {
                Reaction::Answered { after } | Reaction::Deferred { after } if placed(&outcome) => took.push(after),
                _ => failed += 1,
            }
        }
        (took, failed)
    }

    #[expect(clippy::cast_precision_loss, reason = "a report for people")]
    fn memory(quick: bool) {
        run(async {
            let mib = |kib: u64| kib as f64 / 1024.0;
            let mut world = World::new().await;
            world.start().await;
            tokio::time::sleep(Duration::from_secs(2)).await;
            say(&format!("resident, idle and connected: {:.1} MiB", mib(world.resident_kib())));
            let people = world.people(&["ana", "ben"]);
            world.begin(&people, &[]).await;
            let channel = world.sandbox.channel();
            let mut before = 0;
            // The first of them fill what is kept for speed.
            for (warm, many) in [(true, if quick { 20 } else { 2_000 }), (false, if quick { 200 } else { 20_000 })] {
                for n in 0..many {
                    let line = ["/status", "/place space:=Atlantis", "/log"][n % 3];
                    world.types(people[n % 2], channel, line).await;
                }
                if warm {
                    before = world.resident_kib();
                } else {
                    let (grown, now) = (mib(world.resident_kib()) - mib(before), mib(world.resident_kib()));
                    say(&format!("resident after {many} interactions: {now:.1} MiB, grown by {grown:.1}"));
                }
            }
            world.stop().await;
            drop(world);
            let mut world = World::new().await;
            let stored = if quick { 20 } else { 10_000 };
            world.start().await;
            let people = world.people(&["ana", "ben"]);
            world.begin(&people, &[("draw-after", "0")]).await;
            fill(&mut world, stored, |n| 10_000_000 + n as u64).await;
            let took = world.start().await;
            tokio::time::sleep(Duration::from_secs(3)).await;
            let bytes = std::fs::metadata(world.database()).map_or(0, |file| file.len());
            say(&format!(
                "resident with {stored} stored matches ({:.0} MiB): {:.1} MiB, started in {:.0} ms",
                bytes as f64 / f64::from(1 << 20),
                mib(world.resident_kib()),
                took.as_secs_f64() * 1e3
            ));
            world.stop().await;
        });
    }
}

fn main() {
    #[cfg(feature = "sandbox")]
    with_stand_in::main();
}
