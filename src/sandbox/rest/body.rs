//! Bodies of requests: JSON, or multipart with `payload_json` and `files[n]` (reference, uploading files).

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde_json::Value;

use crate::sandbox::check::draft::Upload;
use crate::sandbox::errors::ApiError;
use crate::sandbox::limits;

/// A body taken apart.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) json: Value,
    pub(super) uploads: Vec<Upload>,
}

/// Reads a whole body: over 25 MiB is 40005, bad JSON is 50109.
pub(super) async fn read(parts: &Parts, body: Body) -> Result<Read, ApiError> {
    // What is somewhat too large is read to its end, so that the client hears the answer.
    let bytes = to_bytes(body, 4 * limits::REQUEST_BYTES).await.map_err(|_| ApiError::too_large())?;
    if bytes.len() > limits::REQUEST_BYTES {
        return Err(ApiError::too_large());
    }
    if bytes.is_empty() {
        return Ok(Read::default());
    }
    let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/form-data") {
        let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
        return Ok(Read { json, uploads: Vec::new() });
    }
    let mut request = Request::new(Body::from(bytes));
    *request.headers_mut() = parts.headers.clone();
    *request.extensions_mut() = parts.extensions.clone();
    let multipart = Multipart::from_request(request, &()).await.map_err(|_| ApiError::invalid_json())?;
    fields(multipart).await
}

async fn fields(mut multipart: Multipart) -> Result<Read, ApiError> {
    let mut read = Read::default();
    let broken = |_| ApiError::form("", "STAND_IN_MULTIPART", "The multipart body is broken.");
    while let Some(field) = multipart.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
        if name == "payload_json" {
            let text = field.bytes().await.map_err(broken)?;
            read.json = serde_json::from_slice(&text).map_err(|_| ApiError::invalid_json())?;
        } else if let Some(number) = number {
            let filename = field.file_name().unwrap_or_default().to_owned();
            if filename.is_empty() {
                return Err(ApiError::form(&name, "STAND_IN_FILENAME", "A file needs a file name."));
            }
            let content_type = field.content_type().unwrap_or("application/octet-stream").to_owned();
            let bytes = field.bytes().await.map_err(broken)?.to_vec();
            read.uploads.push(Upload { number, filename, content_type, bytes });
        } else {
            return Err(ApiError::form(&name, "STAND_IN_UNKNOWN_PART", "Parts are payload_json and files[n]."));
        }
    }
    Ok(read)
}
