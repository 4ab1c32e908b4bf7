//! The files of the site, embedded in the program, and how they are served.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
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
    // The packed forms are sent under the names of the files that they stand for.
    let named = !path.is_empty() && !path.ends_with(PACKED);
    if let Some(file) = Dist::get(path).filter(|_| named) {
        return file_response(path, file, &headers, Dist::get);
    }
    // A file that does not exist is no page of the site.
    let page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Dist::get("index.html") {
        Some(index) if page => file_response("index.html", index, &headers, Dist::get),
        None if page => (StatusCode::OK, [(header::CACHE_CONTROL, "no-store")], Html(NOT_BUILT_PAGE)).into_response(),
        _ => super::rest::unknown_path(uri).await.into_response(),
    }
}

/// The ending of a file that the build has packed with Brotli, beside the file itself.
const PACKED: &str = ".br";

/// A file, packed as the build has packed it where the client can unpack it: nothing is packed anew for each request.
fn file_response(
    path: &str,
    file: EmbeddedFile,
    headers: &HeaderMap,
    get: impl Fn(&str) -> Option<EmbeddedFile>,
) -> Response {
    let packed = get(&format!("{path}{PACKED}"));
    let varies = packed.is_some();
    let (file, encoding) = match packed.filter(|_| accepts_brotli(headers)) {
        Some(packed) => (packed, Some("br")),
        None => (file, None),
    };
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    // Files under assets/ carry a hash in their names and never change.
    let cache_control = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, content_type(path))], Body::from(file.data)).into_response()
    };
    let sent = response.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        sent.insert(header::ETAG, tag);
    }
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache_control));
    if varies {
        sent.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let Some(encoding) = encoding.filter(|_| !known) {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Does the client unpack Brotli? `br;q=0` says that it does not.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let mut words = coding.split(';').map(str::trim);
        let refused = |word: &str| word.strip_prefix("q=").is_some_and(|q| q.parse::<f32>() == Ok(0.0));
        words.next() == Some("br") && !words.any(refused)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A file and its packed form, as the build leaves them.
    fn built(path: &str) -> Option<EmbeddedFile> {
        #[derive(RustEmbed)]
        #[folder = "tests/pages"]
        struct Built;
        Built::get(path)
    }

    fn asked(headers: &[(header::HeaderName, &str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).expect("plain")));
        let path = "assets/board.js";
        file_response(path, built(path).expect("the file is there"), &headers.collect(), built)
    }

    fn header_of<'a>(response: &'a Response, name: &header::HeaderName) -> Option<&'a str> {
        response.headers().get(name).and_then(|value| value.to_str().ok())
    }

    #[test]
    fn a_packed_file_is_sent_as_it_was_built_to_whoever_can_unpack_it() {
        let packed = asked(&[(header::ACCEPT_ENCODING, "gzip, deflate, br, zstd")]);
        assert_eq!(header_of(&packed, &header::CONTENT_ENCODING), Some("br"));
        assert_eq!(header_of(&packed, &header::CONTENT_TYPE), Some("text/javascript; charset=utf-8"));
        assert_eq!(header_of(&packed, &header::VARY), Some("accept-encoding"));
        assert!(header_of(&packed, &header::CACHE_CONTROL).expect("a rule").contains("immutable"));
        for plain in [asked(&[]), asked(&[(header::ACCEPT_ENCODING, "gzip, br;q=0")])] {
            assert_eq!(header_of(&plain, &header::CONTENT_ENCODING), None);
            assert_eq!(header_of(&plain, &header::VARY), Some("accept-encoding"));
            assert_ne!(header_of(&plain, &header::ETAG), header_of(&packed, &header::ETAG), "the bytes differ");
        }
    }

    #[test]
    fn a_file_that_the_client_has_is_not_sent_again() {
        let first = asked(&[(header::ACCEPT_ENCODING, "br")]);
        let tag = header_of(&first, &header::ETAG).expect("a tag");
        let again = asked(&[(header::ACCEPT_ENCODING, "br"), (header::IF_NONE_MATCH, tag)]);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(header_of(&again, &header::ETAG), Some(tag));
        let other = asked(&[(header::IF_NONE_MATCH, tag)]);
        assert_eq!(other.status(), StatusCode::OK, "the plain file is another");
    }
}
