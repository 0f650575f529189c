//! Plain HTTP to the stand-in, for requests that no sane client sends.

use adjutant::sandbox::{Outcome, Sandbox, Snowflake};
use futures_util::FutureExt;
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method};
use serde_json::{Value, json};

/// Status and body of an answer.
#[derive(Debug)]
pub(super) struct Got {
    pub(super) status: u16,
    pub(super) body: Value,
    pub(super) headers: reqwest::header::HeaderMap,
}

impl Got {
    pub(super) fn code(&self) -> u64 {
        self.body["code"].as_u64().unwrap_or(0)
    }
}

#[derive(Debug)]
pub(super) struct Raw {
    client: Client,
    base: String,
    pub(super) token: String,
    app: Snowflake,
}

impl Raw {
    pub(super) fn new(sandbox: &Sandbox) -> Self {
        Self {
            client: Client::new(),
            base: format!("{}/api/v10", sandbox.base_url()),
            token: format!("Bot {}", sandbox.token()),
            app: sandbox.application_id(),
        }
    }

    pub(super) async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Got {
        let mut request = self.client.request(method, format!("{}{path}", self.base));
        if !self.token.is_empty() {
            request = request.header("authorization", &self.token);
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        got(request).await
    }
    pub(super) async fn get(&self, path: &str) -> Got {
        self.send(Method::GET, path, None).await
    }
    pub(super) async fn post(&self, path: &str, body: Value) -> Got {
        self.send(Method::POST, path, Some(body)).await
    }
    pub(super) async fn patch(&self, path: &str, body: Value) -> Got {
        self.send(Method::PATCH, path, Some(body)).await
    }

    /// A multipart request with files `files[0]`...
    pub(super) async fn upload(&self, method: Method, path: &str, body: &Value, files: &[(&str, Vec<u8>)]) -> Got {
        let mut form = Form::new().text("payload_json", body.to_string());
        for (at, (name, bytes)) in files.iter().enumerate() {
            form = form.part(format!("files[{at}]"), Part::bytes(bytes.clone()).file_name((*name).to_owned()));
        }
        let request = self.client.request(method, format!("{}{path}", self.base));
        got(request.header("authorization", &self.token).multipart(form)).await
    }

    pub(super) async fn register(&self, commands: Value) -> Got {
        self.send(Method::PUT, &format!("/applications/{}/commands", self.app), Some(commands)).await
    }
    pub(super) fn messages(sandbox: &Sandbox) -> String {
        format!("/channels/{}/messages", sandbox.channel())
    }
    pub(super) fn webhook(&self, token: &str, rest: &str) -> String {
        format!("/webhooks/{}/{token}{rest}", self.app)
    }
}

async fn got(request: reqwest::RequestBuilder) -> Got {
    let response = request.send().await.unwrap();
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let body = response.bytes().await.unwrap();
    Got { status, headers, body: serde_json::from_slice(&body).unwrap_or(Value::Null) }
}

/// Types `/go` as a person while a raw gateway session listens; `answer` gets id and token of the interaction.
pub(super) async fn interact<F: Future<Output = ()>>(
    sandbox: &Sandbox,
    raw: &Raw,
    answer: impl FnOnce(String, String) -> F,
) -> Outcome {
    if raw.get(&format!("/applications/{}/commands", raw.app)).await.body == json!([]) {
        assert_eq!(raw.register(json!([{ "name": "go", "description": "Go" }])).await.status, 200);
    }
    let mut line = super::gateway::identify(sandbox).await;
    let ana = match sandbox.person("ana") {
        Some(ana) => ana.id,
        None => sandbox.add_person("ana", "en").unwrap(),
    };
    let command = sandbox.command(ana, sandbox.channel(), "/go");
    let respond = async {
        let event = line.event("INTERACTION_CREATE").await;
        let text = |name: &str| event[name].as_str().unwrap().to_owned();
        answer(text("id"), text("token")).await;
    };
    let (outcome, ()) = tokio::join!(command, respond.boxed_local());
    outcome.unwrap()
}
