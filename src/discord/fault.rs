//! What a failed request means for the one who sent it.

use poise::serenity_prelude as serenity;

/// Why Discord did not do what was asked. The numbers are Discord's JSON error codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The channel is gone (10003).
    NoChannel,
    /// The message is gone or too old to be edited (10008, 30046): post anew.
    NoMessage,
    /// The bot may not see the channel or do this in it (50001, 50013).
    NotAllowed,
    /// The thread is archived or locked (50083, 160005).
    Closed,
    /// This person is not in the server, is in none where the bot is, or is no more at all (10007, 50278, 10013).
    NoMember,
    /// This person takes no direct messages from the bot (50007).
    DmClosed,
    /// The interaction is too old or already answered (10062, 10015, 50027, 40060): the state is saved, nothing is lost.
    TooLate,
    /// Discord cannot now (429, 5xx, no answer): try again later.
    Later,
    /// Too much of this kind was done lately: a limit of its own on writing in a channel or on opening direct messages (20028, 40003).
    MuchLater,
    /// Something else, most likely a bug of ours (such as 50035, invalid form).
    Wrong,
}

/// What this error means.
pub(super) fn fault(error: &serenity::Error) -> Fault {
    let serenity::Error::Http(error) = error else {
        return match error {
            serenity::Error::Io(_) => Fault::Later,
            _ => Fault::Wrong,
        };
    };
    let serenity::HttpError::UnsuccessfulRequest(response) = error else {
        return match error {
            serenity::HttpError::Request(_) => Fault::Later,
            _ => Fault::Wrong,
        };
    };
    by_number(response.status_code.as_u16(), response.error.code)
}

/// The code decides, and the status where there is no code (error bodies without one are common for 429).
fn by_number(status: u16, code: isize) -> Fault {
    match (status, code) {
        (_, 10_003) => Fault::NoChannel,
        (_, 10_008 | 30_046) => Fault::NoMessage,
        (_, 10_007 | 10_013 | 50_278) => Fault::NoMember,
        (_, 50_001 | 50_013) => Fault::NotAllowed,
        (_, 50_083 | 160_005) => Fault::Closed,
        (_, 50_007) => Fault::DmClosed,
        (_, 20_028 | 40_003) => Fault::MuchLater,
        (_, 10_062 | 10_015 | 50_027 | 40_060) => Fault::TooLate,
        (429 | 408 | 500.., _) => Fault::Later,
        _ => Fault::Wrong,
    }
}

/// The error in one line for the log: status and code, never the address (it may hold an interaction's token) and never
/// what was sent.
pub(super) fn in_short(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            let fields = response.error.errors.iter().map(|error| format!(" {} {}", error.path, error.code));
            let fields: String = fields.collect();
            format!("{} {} {}{fields}", response.status_code.as_u16(), response.error.code, response.error.message)
        }
        serenity::Error::Http(serenity::HttpError::Request(error)) => {
            if error.is_timeout() {
                "timeout".to_owned()
            } else {
                "no connection".to_owned()
            }
        }
        serenity::Error::Http(_) => "the request could not be made".to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_decides_and_the_status_where_there_is_none() {
        assert_eq!(by_number(404, 10_003), Fault::NoChannel);
        assert_eq!(by_number(404, 10_008), Fault::NoMessage);
        assert_eq!(by_number(403, 50_013), Fault::NotAllowed);
        assert_eq!(by_number(403, 50_007), Fault::DmClosed);
        assert_eq!(by_number(404, 10_007), Fault::NoMember);
        assert_eq!(by_number(403, 50_278), Fault::NoMember);
        assert_eq!(by_number(400, 40_060), Fault::TooLate);
        assert_eq!(by_number(403, 40_003), Fault::MuchLater);
        assert_eq!(by_number(429, -1), Fault::Later);
        assert_eq!(by_number(503, 0), Fault::Later);
        assert_eq!(by_number(400, 50_035), Fault::Wrong);
    }
}
