//! The files of the site, embedded in the program, and how they are served.

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use staffetta_kernel::hex;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

/// Shown when the program was built without the pages.
const NOT_BUILT_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Staffetta</title>\
<body style=\"font: 1.2rem/1.5 Georgia, serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem\">\
<h1>The press is cold</h1><p>This program was built without its pages. The tables themselves are open under \
<code>/api</code>.</p><p>Run <code>cargo xtask serve</code> in the project's folder: it builds the pages and starts \
the server again.</p></body></html>";

/// Any path outside the API: a file, or the page, whose own router makes sense of the path.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return super::rest::wrong_method(method, uri).await.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Dist::get(path).filter(|_| !path.is_empty()) {
        return file_response(path, file, &headers);
    }
    // A file that does not exist is no page of the site.
    let page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Dist::get("index.html") {
        Some(index) if page => file_response("index.html", index, &headers),
        None if page => (StatusCode::OK, [(header::CACHE_CONTROL, "no-store")], Html(NOT_BUILT_PAGE)).into_response(),
        _ => super::rest::unknown_path(uri).await.into_response(),
    }
}

fn file_response(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    // Files under assets/ carry a hash in their names and never change.
    let cache_control = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let headers_sent = [(header::ETAG, tag), (header::CACHE_CONTROL, cache_control.to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, headers_sent).into_response();
    }
    (headers_sent, [(header::CONTENT_TYPE, content_type(path))], Body::from(file.data)).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
