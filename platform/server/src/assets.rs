//! The files of the site, embedded in the program, and how they are served.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use staffetta_kernel::hex;

use crate::preview;
use crate::router::AppState;

/// Scripts and styles only as the build has packed them: the few clients that cannot unpack them get them unpacked.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[exclude = "*.js"]
#[exclude = "*.css"]
#[allow_missing = true]
struct Dist;

/// Shown when the program was built without the pages.
const NOT_BUILT_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Staffetta</title>\
<body style=\"font: 1.2rem/1.5 Georgia, serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem\">\
<h1>The press is cold</h1><p>This program was built without its pages. The tables themselves are open under \
<code>/api</code>.</p><p>Run <code>cargo xtask serve</code> in the project's folder: it builds the pages and starts \
the server again.</p></body></html>";

/// Any path outside the API: a file, or the page, whose own router makes sense of the path.
pub(crate) async fn serve(State(app): State<AppState>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return super::rest::wrong_method(method, uri).await.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // The packed forms are sent under the names of the files that they stand for.
    let named = !path.is_empty() && !path.ends_with(PACKED);
    if let Some(response) = named.then(|| file_response(path, &headers, Dist::get)).flatten() {
        return response;
    }
    // A file that does not exist is no page of the site.
    let page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    if page && let Some(tags) = preview::tags(&app, path, &headers).await {
        return with_tags(Dist::get("index.html"), &tags);
    }
    match file_response("index.html", &headers, Dist::get) {
        Some(index) if page => index,
        None if page => (StatusCode::OK, [(header::CACHE_CONTROL, "no-store")], Html(NOT_BUILT_PAGE)).into_response(),
        _ => super::rest::unknown_path(uri).await.into_response(),
    }
}

/// The title of the page, which every other page has.
const TITLE: &str = "<title>Staffetta</title>";

/// The page with these tags in place of its title.
fn with_tags(index: Option<EmbeddedFile>, tags: &str) -> Response {
    let page = index.map(|index| String::from_utf8_lossy(&index.data).into_owned());
    let page = page.as_deref().unwrap_or(NOT_BUILT_PAGE).replacen(TITLE, tags, 1);
    ([(header::CACHE_CONTROL, "no-cache"), (header::VARY, "accept-language")], Html(page)).into_response()
}

/// The ending of a file that the build has packed with Brotli, beside the file itself.
const PACKED: &str = ".br";

/// A file, packed as the build has packed it where the client can unpack it: nothing is packed anew for each request.
fn file_response(path: &str, headers: &HeaderMap, get: impl Fn(&str) -> Option<EmbeddedFile>) -> Option<Response> {
    let (plain, packed) = (get(path), get(&format!("{path}{PACKED}")));
    let varies = packed.is_some();
    let tag = |file: &EmbeddedFile| hex::encode(&file.metadata.sha256_hash()[..16]);
    let (data, tag, encoding) = match (packed, plain) {
        (Some(packed), _) if accepts_brotli(headers) => (packed.data.clone(), tag(&packed), Some("br")),
        (_, Some(plain)) => (plain.data.clone(), tag(&plain), None),
        (Some(packed), None) => (unpacked(&packed.data)?.into(), format!("{}-plain", tag(&packed)), None),
        (None, None) => return None,
    };
    let tag = format!("\"{tag}\"");
    // Files under assets/ carry a hash in their names and never change.
    let cache_control = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, content_type(path))], Body::from(data)).into_response()
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
    Some(response)
}

/// What Brotli has packed; nothing if it cannot be unpacked, which the build would have to have spoilt.
fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut &*packed, &mut plain).ok()?;
    Some(plain)
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
        file_response(path, &headers.collect(), built).expect("the file is there")
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

    #[tokio::test]
    async fn a_file_that_is_there_only_packed_is_unpacked_for_whoever_cannot() {
        let only_packed = |path: &str| built(path).filter(|_| path.ends_with(PACKED));
        let response = file_response("assets/board.js", &HeaderMap::new(), only_packed).expect("the file is there");
        assert_eq!(header_of(&response, &header::CONTENT_ENCODING), None);
        let sent = axum::body::to_bytes(response.into_body(), 1000).await.expect("a body");
        assert_eq!(&sent[..], &*built("assets/board.js").expect("the file is there").data);
        assert!(file_response("assets/none.js", &HeaderMap::new(), only_packed).is_none());
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
