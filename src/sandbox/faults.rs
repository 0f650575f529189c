//! Switches that make the stand-in misbehave, as Discord sometimes does.

use std::time::Duration;

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The request is carried out this much later.
    Slow(Duration),
    /// The request is not carried out; this status and error code are answered.
    Fail { status: u16, code: u32 },
    /// The request is carried out, but its answer is lost: a 502 comes instead.
    LoseAnswer,
    /// The request is carried out, and its answer comes this much later.
    LateAnswer(Duration),
    /// The request is not carried out: a 429 with the headers and the body that Discord sends with it.
    Limited { scope: Scope, retry_after: Duration },
}

/// Whose limit a 429 is about, as `X-RateLimit-Scope` says it (topics/rate-limits).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The bot's own on this route.
    User,
    /// The bot's own on all routes.
    Global,
    /// One that it shares with others. Such a 429 counts against nobody.
    Shared,
}

#[derive(Clone, Debug)]
struct Rule {
    method: String,
    path: String,
    fault: Fault,
    times: u32,
}

/// What the gateway is told to do to every connected session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayFault {
    /// The socket ends without a close frame.
    Drop,
    /// A close frame with this code (4000 and 1001 leave the session resumable).
    Close(u16),
    /// A close frame without a code.
    CloseBare,
    /// Op 7: please reconnect and resume.
    Reconnect,
    /// Op 9: the session is not valid (`resumable` as given).
    Invalid { resumable: bool },
    /// Heartbeats are no longer acknowledged until the next session.
    Deaf,
    /// At its next resume the session hears so many of its last events once more, whether or not it had them.
    Repeat(u64),
}

/// How the gateway meets who connects from now on; connections that are there stay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GatewayDoor {
    #[default]
    Open,
    /// No connection is accepted.
    Shut,
    /// Connections are accepted, and nothing is ever said to them.
    Silent,
}

#[derive(Debug, Default)]
pub(crate) struct Faults {
    rules: Vec<Rule>,
}

impl Faults {
    pub(crate) fn add(&mut self, method: &str, path: &str, fault: Fault, times: u32) {
        self.rules.push(Rule { method: method.into(), path: path.into(), fault, times });
    }
    pub(crate) fn clear(&mut self) {
        self.rules.clear();
    }
    /// The fault for this request, counted down. Rules are tried in the order in which they were added.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<Fault> {
        let fits = |r: &Rule| (r.method.is_empty() || r.method == method) && path.contains(&r.path);
        let at = self.rules.iter().position(fits)?;
        let rule = &mut self.rules[at];
        rule.times = rule.times.saturating_sub(1);
        let fault = rule.fault.clone();
        if rule.times == 0 {
            self.rules.remove(at);
        }
        Some(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_strikes_as_often_as_asked() {
        let mut faults = Faults::default();
        faults.add("POST", "/messages", Fault::Fail { status: 500, code: 0 }, 2);
        assert!(faults.take("GET", "/channels/1/messages").is_none());
        assert!(faults.take("POST", "/channels/1/messages").is_some());
        assert!(faults.take("POST", "/channels/1/messages").is_some());
        assert!(faults.take("POST", "/channels/1/messages").is_none());
    }
}
