//! Errors in the shape of Discord's API, and the collector of the nested `errors` of a 50035.

use serde_json::{Map, Value, json};

/// An error answer. `code` is Discord's JSON error code (topics/opcodes-and-status-codes).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    pub(crate) errors: Option<Value>,
    /// Whether only a wrong program can cause it; then it is recorded as a violation.
    pub(crate) mistake: bool,
}

impl ApiError {
    fn new(status: u16, code: u32, message: &str, mistake: bool) -> Self {
        Self { status, code, message: message.into(), errors: None, mistake }
    }
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
    pub(crate) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized", true)
    }
    pub(crate) fn unknown_route() -> Self {
        Self::new(404, 0, "404: Not Found", true)
    }
    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel", false)
    }
    pub(crate) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild", false)
    }
    pub(crate) fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member", false)
    }
    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message", false)
    }
    pub(crate) fn unknown_user() -> Self {
        Self::new(400, 10013, "Unknown User", true)
    }
    pub(crate) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook", false)
    }
    pub(crate) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction", false)
    }
    pub(crate) fn too_large() -> Self {
        Self::new(413, 40005, "Request entity too large", true)
    }
    pub(crate) fn acknowledged() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.", false)
    }
    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access", false)
    }
    pub(crate) fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message", true)
    }
    pub(crate) fn cannot_dm() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user", false)
    }
    pub(crate) fn no_mutual_guild() -> Self {
        let why = "Cannot send messages to this user due to having no mutual guilds";
        Self::new(403, 50278, why, false)
    }
    /// What a guild answers in which there is an outage; Discord does not publish it.
    pub(crate) fn outage() -> Self {
        Self::new(503, 0, "503: Service Unavailable", false)
    }
    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions", false)
    }
    pub(crate) fn token_expired() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token", false)
    }
    pub(crate) fn no_text_channel() -> Self {
        Self::new(400, 50008, "Cannot send messages in a non-text channel", true)
    }
    pub(crate) fn wrong_channel_type() -> Self {
        Self::new(400, 50024, "Cannot execute action on this channel type", true)
    }
    pub(crate) fn archived() -> Self {
        Self::new(400, 50083, "Thread is archived", false)
    }
    pub(crate) fn locked() -> Self {
        Self::new(403, 160_005, "Thread is locked", false)
    }
    pub(crate) fn too_many_pins() -> Self {
        Self::new(400, 30003, "Maximum number of pins reached (250)", false)
    }
    pub(crate) fn invalid_json() -> Self {
        Self::new(400, 50109, "The request body contains invalid JSON.", true)
    }
    pub(crate) fn too_many_commands() -> Self {
        Self::new(400, 30032, "Maximum number of application commands reached (100)", true)
    }
    /// An answer that a test has asked for (see `faults.rs`).
    pub(crate) fn fault(status: u16, code: u32, message: &str) -> Self {
        Self::new(status, code, message, false)
    }
    /// A 50035 with one problem.
    pub(crate) fn form(path: &str, code: &str, message: impl Into<String>) -> Self {
        let mut problems = Problems::default();
        problems.add(path, code, message);
        problems.into_error()
    }
}

/// The problems of one form; paths are dotted (`embeds.0.title`).
#[derive(Clone, Debug, Default)]
pub(crate) struct Problems(Vec<(String, String, String)>);

impl Problems {
    pub(crate) fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        self.0.push((path.into(), code.into(), message.into()));
    }
    /// `Err` with code 50035 when there is any problem.
    pub(crate) fn check(self) -> Result<(), ApiError> {
        if self.0.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }
    fn into_error(self) -> ApiError {
        let mut root = Value::Object(Map::new());
        for (path, code, message) in self.0 {
            let mut node = &mut root;
            for part in path.split('.').filter(|part| !part.is_empty()) {
                node = &mut node[part];
            }
            let entry = json!({ "code": code, "message": message });
            match node["_errors"].as_array_mut() {
                Some(list) => list.push(entry),
                None => node["_errors"] = json!([entry]),
            }
        }
        ApiError { errors: Some(root), ..ApiError::new(400, 50035, "Invalid Form Body", true) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_nested_by_path() {
        let mut problems = Problems::default();
        problems.add("embeds.0.title", "BASE_TYPE_MAX_LENGTH", "a");
        problems.add("embeds.0", "X", "b");
        let body = problems.into_error().body();
        assert_eq!(body["code"], 50035);
        assert_eq!(body["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
        assert_eq!(body["errors"]["embeds"]["0"]["_errors"][0]["message"], "b");
    }
}
