//! Production's way to Discord, redirected: `https://discord.com` through TLS, with the stand-in's plain port behind it.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use adjutant::discord::Way;
use adjutant::sandbox::Sandbox;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// Takes the encryption off and passes everything on, until it is dropped.
pub(crate) struct Redirected {
    address: SocketAddr,
    /// Its certificate, made for this test.
    root: Vec<u8>,
    serving: JoinHandle<()>,
}

impl Redirected {
    pub(crate) async fn to(sandbox: &Sandbox) -> Self {
        let made = rcgen::generate_simple_self_signed(["discord.com".to_owned()]).unwrap();
        let root = made.cert.der().to_vec();
        let key = PrivateKeyDer::Pkcs8(made.signing_key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let (address, plain) = (listener.local_addr().unwrap(), sandbox.address());
        let serving = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    let (Ok(mut secret), Ok(mut plain)) =
                        (acceptor.accept(socket).await, TcpStream::connect(plain).await)
                    else {
                        return;
                    };
                    // Either end may close it.
                    let _ = tokio::io::copy_bidirectional(&mut secret, &mut plain).await;
                });
            }
        });
        Self { address, root, serving }
    }

    pub(crate) fn way(&self) -> Way {
        Way::Redirected { address: self.address, root: self.root.clone() }
    }
}

impl Drop for Redirected {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
