//! What happened, in order: the timeline for people, and the log of requests for tests.

use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use super::world::{Message, Snowflake};

/// One entry of the timeline.
#[derive(Clone, Debug, Serialize)]
pub struct Event {
    /// Counts from 0 without gaps.
    pub number: usize,
    /// Unix milliseconds of the world's clock.
    pub at_ms: i64,
    pub what: Happening,
}

/// What happened. A message is a copy as it was at that moment.
#[derive(Clone, Debug, Serialize)]
pub enum Happening {
    /// A person used a command, a button, a select or a modal. `text` is what they typed or pressed.
    Did {
        person: Snowflake,
        channel: Snowflake,
        interaction: Snowflake,
        text: String,
    },
    /// A new message; also a deferred answer ("thinking").
    Posted(Box<Message>),
    /// A message has changed; also a deferred answer that has arrived.
    Edited(Box<Message>),
    Deleted(Box<Message>),
    /// A modal opened for a person.
    Modal {
        person: Snowflake,
        interaction: Snowflake,
        modal: Value,
    },
    /// "The application did not respond", shown to that person only.
    NoAnswer {
        person: Snowflake,
        channel: Snowflake,
        interaction: Snowflake,
    },
}

/// A request of the bot, as the stand-in understood it.
#[derive(Clone, Debug, Serialize)]
pub struct Request {
    pub at_ms: i64,
    pub method: String,
    /// Without `/api/v10`, with the query. Interaction tokens are left out.
    pub path: String,
    /// JSON body, or `payload_json` of a multipart body.
    pub body: Value,
    /// Part name, file name and bytes of each file.
    pub files: Vec<(String, String, usize)>,
    pub status: u16,
    /// Discord's error code, 0 if there was none.
    pub code: u32,
    /// JSON of the answer; null where it was empty.
    pub answer: Value,
    /// From the whole request to the answer.
    pub took: Duration,
}

/// A bad request: only a mistake in the bot's program can cause it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Violation {
    /// `POST /channels/1/messages`, or `gateway`.
    pub place: String,
    pub what: String,
}

#[derive(Debug, Default)]
pub(crate) struct Log {
    pub(crate) timeline: Vec<Event>,
    pub(crate) requests: Vec<Request>,
    pub(crate) violations: Vec<Violation>,
    pub(crate) deprecated: Vec<String>,
}

impl Log {
    pub(crate) fn push(&mut self, at_ms: i64, what: Happening) {
        let number = self.timeline.len();
        self.timeline.push(Event { number, at_ms, what });
    }
    pub(crate) fn violation(&mut self, place: &str, what: impl Into<String>) {
        self.violations.push(Violation { place: place.into(), what: what.into() });
    }
}
