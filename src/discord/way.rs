//! The way to Discord: the real one, or one of two to a stand-in for it.

use std::net::SocketAddr;
use std::time::Duration;

use poise::serenity_prelude as serenity;

use serenity::{Http, HttpBuilder};

use super::connect::DiscordError;
use crate::config::Token;

/// Discord's own host, as the library writes it into every address.
const HOST: &str = "discord.com";

/// How long a connection may take to come about.
const CONNECT_WITHIN: Duration = Duration::from_secs(10);

/// Where Discord is.
#[derive(Clone, Debug)]
pub enum Way {
    /// The real one.
    Real,
    /// A stand-in that takes plain HTTP at this address, such as `http://127.0.0.1:4000`.
    Proxied(String),
    /// Everything as for the real one, but its host is found at this address, and whoever holds a certificate of `root` (DER) is
    /// believed to be it.
    Redirected { address: SocketAddr, root: Vec<u8> },
}

impl Way {
    /// The client for this way. A request that has no answer after `give_up_after` fails.
    ///
    /// The library's rate limiter takes no proxy into account: with it, requests for a proxied stand-in would go to the real Discord,
    /// token included. So it is off there and nowhere else.
    pub(super) fn open(&self, token: &Token, give_up_after: Duration) -> Result<Http, DiscordError> {
        let client = reqwest::Client::builder().use_rustls_tls().connect_timeout(CONNECT_WITHIN).timeout(give_up_after);
        let client = match self {
            Self::Real | Self::Proxied(_) => client,
            Self::Redirected { address, root } => {
                let root = reqwest::Certificate::from_der(root).map_err(unusable)?;
                client.resolve(HOST, *address).add_root_certificate(root)
            }
        };
        let builder = HttpBuilder::new(token.secret()).client(client.build().map_err(unusable)?);
        Ok(match self {
            Self::Proxied(url) => builder.proxy(url).ratelimiter_disabled(true).build(),
            Self::Real | Self::Redirected { .. } => builder.build(),
        })
    }

    /// Where the gateway must be, as a word for the host; `None`: wherever Discord says.
    pub(super) fn on_this_machine(&self) -> Option<String> {
        match self {
            Self::Real => None,
            Self::Proxied(url) => Some(url.clone()),
            Self::Redirected { address, .. } => Some(address.to_string()),
        }
    }
}

fn unusable(error: reqwest::Error) -> DiscordError {
    DiscordError::Unreachable(error.without_url().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(30);

    #[test]
    fn the_limits_of_routes_are_kept_on_every_way_but_a_proxied_one() {
        let token = Token::new("a-token-of-a-test").unwrap();
        let root = rcgen::generate_simple_self_signed([HOST.to_owned()]).unwrap().cert.der().to_vec();
        let address = ([127, 0, 0, 1], 4000).into();
        let open = |way: Way| way.open(&token, LONG).unwrap();
        for way in [Way::Real, Way::Redirected { address, root }] {
            let http = open(way.clone());
            assert!(http.ratelimiter.is_some() && http.proxy.is_none(), "{way:?}");
        }
        let http = open(Way::Proxied("http://127.0.0.1:4000".to_owned()));
        assert!(http.ratelimiter.is_none() && http.proxy.is_some());
    }
}
