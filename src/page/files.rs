//! The built page, embedded: `page/` is its source, `npm run build` there writes `assets/page/`.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// Nothing comes from elsewhere and nothing goes elsewhere. Styles are set by the message components.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(super) async fn serve(uri: Uri) -> Response {
    let (kind, text) = match uri.path() {
        "/" => ("text/html; charset=utf-8", include_str!("../../assets/page/index.html")),
        "/page.js" => ("text/javascript; charset=utf-8", include_str!("../../assets/page/page.js")),
        "/page.css" => ("text/css; charset=utf-8", include_str!("../../assets/page/page.css")),
        "/licences.txt" => ("text/plain; charset=utf-8", include_str!("../../assets/page/licences.txt")),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::CACHE_CONTROL, "no-cache"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (headers, text).into_response()
}
