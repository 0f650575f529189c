//! What went over the wire, held against Discord's own description of its API (`OpenAPI` 3.1), which knows nothing of this program.
//!
//! `DISCORD_OPENAPI` names the file (`specs/openapi.json` of `discord/discord-api-spec`); without it nothing is checked, which is said once.

pub(crate) mod description;
pub(crate) mod schema;

use std::io::Write as _;
use std::ops::Deref;
use std::sync::OnceLock;

use adjutant::sandbox::{Request, Sandbox};
use serde_json::Value;

use description::Description;

/// Where the description lies.
const VARIABLE: &str = "DISCORD_OPENAPI";

/// A stand-in whose requests and answers are looked through when the test is over.
#[derive(Debug)]
pub(crate) struct Described {
    sandbox: Sandbox,
    mistakes: bool,
}

impl Described {
    /// With `mistakes` whatever was sent is looked at; without, of what the stand-in refused only its answer.
    pub(crate) fn new(sandbox: Sandbox, mistakes: bool) -> Self {
        Self { sandbox, mistakes }
    }
}

impl Deref for Described {
    type Target = Sandbox;

    fn deref(&self) -> &Sandbox {
        &self.sandbox
    }
}

impl Drop for Described {
    fn drop(&mut self) {
        // The test has failed already, and two panics at once end the process.
        if std::thread::panicking() {
            return;
        }
        let Some(described) = description() else { return };
        let requests = self.sandbox.requests();
        let mut found: Vec<String> = Vec::new();
        for request in &requests {
            found.extend(problems(described, request, self.mistakes || request.status < 400));
        }
        found.sort();
        found.dedup();
        assert!(found.is_empty(), "not as Discord describes it:\n{}", found.join("\n"));
    }
}

/// What Discord's description has against a request, or against the answer to it.
pub(crate) fn problems(described: &Description, request: &Request, with_body: bool) -> Vec<String> {
    let Request { method, path, body, status, answer, .. } = request;
    let Some(operation) = described.operation(method, path) else {
        // Whatever lies beside the description cannot be answered with success.
        let known = !with_body && *status >= 400;
        return if known { Vec::new() } else { vec![format!("{method} {path}: no such operation")] };
    };
    let mut found = Vec::new();
    if with_body {
        found.extend(operation.body(&normal(body)));
        found.extend(parts(request));
    }
    // What a broken server answers is described nowhere.
    if *status < 500 {
        let mut answer = answer.clone();
        coded(&mut answer);
        // Described as always there, but documented as optional (topics/rate-limits).
        if *status == 429 && answer["code"].is_null() {
            answer["code"] = 0.into();
        }
        found.extend(operation.answer(*status, &answer));
    }
    found.into_iter().map(|problem| format!("{method} {}: {problem}", operation.path())).collect()
}

/// The description, if there is one here.
pub(crate) fn description() -> Option<&'static Description> {
    static READ: OnceLock<Option<Description>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let Some(file) = std::env::var_os(VARIABLE).filter(|file| !file.is_empty()) else {
            let mut out = std::io::stderr();
            let _ = writeln!(out, "{VARIABLE} names no file: requests are not held against Discord's description");
            return None;
        };
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        Some(Description::new(serde_json::from_str(&text).expect("the description is JSON")))
    });
    read.as_ref()
}

/// The two places where Discord takes more than it describes: a number as the id of an attachment, and a text as a set of permissions.
fn normal(body: &Value) -> Value {
    let mut body = body.clone();
    for place in ["/attachments", "/data/attachments", "/message/attachments"] {
        for attachment in body.pointer_mut(place).and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(id) = attachment["id"].as_u64() {
                attachment["id"] = id.to_string().into();
            }
        }
    }
    let commands: Vec<&mut Value> = match &mut body {
        Value::Array(commands) => commands.iter_mut().collect(),
        one => vec![one],
    };
    for command in commands {
        if let Some(bits) =
            command.get("default_member_permissions").and_then(|bits| bits.as_str()?.parse::<u64>().ok())
        {
            command["default_member_permissions"] = bits.into();
        }
    }
    body
}

/// The place where Discord sends something else than it describes: the code of a field's error is a word (reference, error messages).
fn coded(answer: &mut Value) {
    let mut nodes: Vec<&mut Value> = answer.get_mut("errors").into_iter().collect();
    while let Some(node) = nodes.pop() {
        for (name, inner) in node.as_object_mut().into_iter().flatten() {
            if name != "_errors" {
                nodes.push(inner);
                continue;
            }
            for error in inner.as_array_mut().into_iter().flatten() {
                if error["code"].is_string() {
                    error["code"] = 0.into();
                }
            }
        }
    }
}

/// Part `files[n]` belongs to the attachment with the id `n`: the schema of a form cannot say so.
fn parts(request: &Request) -> Vec<String> {
    let places = ["/attachments", "/data/attachments", "/message/attachments"];
    let Some(listed) = places.iter().find_map(|place| request.body.pointer(place)?.as_array()) else {
        return Vec::new();
    };
    let listed: Vec<String> =
        listed.iter().map(|entry| format!("files[{}]", entry["id"].to_string().trim_matches('"'))).collect();
    let unlisted = request.files.iter().filter(|(part, ..)| !listed.contains(part));
    let mut found: Vec<String> = unlisted.map(|(part, ..)| format!("{part} is no attachment")).collect();
    // An edit lists the files that stay by their own ids, and what is new by numbers below ten.
    let short = |part: &&String| part.len() == "files[0]".len();
    let sent = |part: &str| request.files.iter().any(|(sent, ..)| sent == part);
    found.extend(listed.iter().filter(short).filter(|part| !sent(part)).map(|part| format!("{part} was not sent")));
    found
}
