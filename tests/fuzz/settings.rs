//! The settings file of a host.

use std::path::Path;

use adjutant::config::Config;

use super::{bytes, fuzz};

#[test]
fn settings_are_read_or_refused_by_name() {
    fuzz("settings", bytes::text, |input| {
        let text = std::str::from_utf8(input).unwrap();
        match Config::parse(text, Path::new("adjutant.toml")) {
            Ok(config) => {
                assert!((100..=2_500).contains(&config.discord.defer_after_ms));
                assert!((1..=59).contains(&config.discord.repost_after_min));
                assert!(!config.database.as_os_str().is_empty());
                assert_eq!(Config::parse(text, Path::new("other.toml")).unwrap(), config);
            }
            Err(error) => assert!(error.to_string().contains("adjutant.toml"), "{error}"),
        }
    });
}
