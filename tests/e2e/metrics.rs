//! Numbers about the running bot, on a port of this machine: the binary that a host runs.

use std::net::TcpListener;
use std::time::Duration;

use adjutant::sandbox::{GatewayDoor, GatewayFault};

use crate::bring_up::{PATIENCE, World};
use crate::process::Process;

async fn look(address: &str, page: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://{address}/{page}")).await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Waits until the page of health says this.
async fn becomes(address: &str, wanted: (u16, &str)) {
    let becomes = async {
        while look(address, "healthz").await != (wanted.0, wanted.1.to_owned()) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, becomes).await.is_ok(), "it stays {:?}", look(address, "healthz").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_sees_health_and_numbers_and_nothing_of_anybody() {
    let world = World::without_bot().await;
    // A port that is free now.
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let settings = format!("[metrics]\nlisten = \"{address}\"\n");
    std::fs::write(world.directory.path().join("adjutant.toml"), settings).unwrap();
    let bot = Process::start(&world).await;
    becomes(&address, (200, "ok\n")).await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    // A busy machine may take a while to send everything.
    let sent = async {
        while !look(&address, "metrics").await.1.contains("\nadjutant_outbox_waiting 0") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, sent).await.expect("everything is sent");
    let (status, text) = look(&address, "metrics").await;
    assert_eq!(status, 200);
    let number = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in\n{text}")).parse::<f64>().unwrap()
    };
    assert!(number("adjutant_interactions_total{kind=\"Command\"}") >= 3.0);
    assert!(number("adjutant_answer_seconds_count") >= 3.0);
    assert!(number("adjutant_deliveries_total{fate=\"Told\"}") >= 2.0);
    assert!(number("adjutant_store_commits") >= 3.0);
    assert!((number("adjutant_matches{state=\"running\"}") - 1.0).abs() < 0.5);
    assert!((number("adjutant_gateway_connected") - 1.0).abs() < 0.5);
    assert!(number("adjutant_outbox_waiting") < 0.5);
    for secret in ["Ana", "ben", world.sandbox.token(), &people[0].to_string(), &world.sandbox.channel().to_string()] {
        assert!(!text.contains(secret), "{secret} in\n{text}");
    }
    world.sandbox.set_gateway_door(GatewayDoor::Shut);
    world.sandbox.gateway_fault(GatewayFault::Drop);
    becomes(&address, (503, "not connected to Discord\n")).await;
    world.sandbox.set_gateway_door(GatewayDoor::Open);
    becomes(&address, (200, "ok\n")).await;
    assert_eq!(look(&address, "other").await.0, 404);
    assert_eq!(bot.terminate(PATIENCE).await, Some(0));
}
