//! Faults that a test switches on.

use std::time::{Duration, Instant};

use adjutant::sandbox::{Fault, GatewayFault};
use serde_json::json;

use super::raw::Raw;
use super::{PATIENCE, bot, start, start_with};

#[tokio::test]
async fn a_route_fails_answers_late_or_loses_its_answer() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let path = Raw::messages(&sandbox);
    let send = async || raw.post(&path, json!({ "content": "a" })).await;
    sandbox.fault("POST", "/messages", Fault::Fail { status: 500, code: 0 }, 2);
    assert_eq!((send().await.status, send().await.status, send().await.status), (500, 500, 200));

    sandbox.fault("POST", "/messages", Fault::LoseAnswer, 1);
    assert_eq!(send().await.status, 502);
    let ana = sandbox.add_person("ana", "en").unwrap();
    assert_eq!(sandbox.visible_to(ana, sandbox.channel()).len(), 2);

    sandbox.fault("", "/messages", Fault::Slow(Duration::from_millis(200)), 1);
    #[expect(clippy::disallowed_methods, reason = "the test measures real time")]
    let began = Instant::now();
    assert_eq!(send().await.status, 200);
    assert!(began.elapsed() >= Duration::from_millis(200));

    sandbox.fault("", "/messages", Fault::LateAnswer(Duration::from_mins(1)), 1);
    let carried_out = sandbox.wait_for(ana, sandbox.channel(), PATIENCE, |all| (all.len() == 4).then_some(()));
    tokio::select! { _ = send() => panic!("not late"), found = carried_out => assert!(found.is_some()) }
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn the_real_client_resumes_after_the_gateway_has_failed() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    for fault in [GatewayFault::Drop, GatewayFault::Reconnect, GatewayFault::Close(4000)] {
        sandbox.gateway_fault(fault);
        // The interaction is kept for the session that will come back.
        tokio::time::sleep(Duration::from_millis(50)).await;
        let outcome = sandbox.command(ana, sandbox.channel(), "/ping").await.unwrap();
        assert_eq!(outcome.text(), "pong", "{fault:?} {outcome:?}");
        assert!(sandbox.ready(PATIENCE).await);
    }
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn without_a_bot_nothing_responds() {
    let settings = adjutant::sandbox::Settings { faster: 30, ..super::settings() };
    let sandbox = start_with(settings).await;
    let raw = Raw::new(&sandbox);
    raw.register(json!([{ "name": "go", "description": "Go" }])).await;
    let ana = sandbox.add_person("ana", "en").unwrap();
    assert!(sandbox.command(ana, sandbox.channel(), "/go").await.unwrap().failed());
}
