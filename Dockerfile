# Built in one stage, run in another that has nothing but the binary and the certificates. The bot is nobody in particular there.
#
#   docker build -t adjutant .
#   docker run -d --restart=unless-stopped --init --env-file adjutant.env -v adjutant:/data adjutant
FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY Cargo.toml Cargo.lock ./
COPY assets assets
COPY benches benches
COPY examples examples
COPY migrations migrations
COPY src src
COPY tests tests
# Without the sandbox: a server has no use for it.
RUN cargo build --release --locked --no-default-features

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin adjutant \
    && install -d -o adjutant -g adjutant -m 0700 /data
COPY --from=build /src/target/release/adjutant /usr/local/bin/adjutant
USER 10001
WORKDIR /data
VOLUME /data
# The token comes as DISCORD_TOKEN; the database is /data/data/adjutant.sqlite3. SIGTERM ends it within six seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/adjutant"]
CMD ["run"]
