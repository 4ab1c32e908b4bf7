//! Passkeys (Web Authentication, level 2) as a small relying party needs them: keys of P-256 with SHA-256, no attestation, and
//! user verification where the device has it. The challenge is kept by the store and used once.

use ring::digest::{SHA256, digest};
use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
use serde::Deserialize;

/// A person has touched the device.
const USER_PRESENT: u8 = 1;
/// A new key stands in what the device says.
const NEW_KEY: u8 = 1 << 6;
/// Hash of the site, flags, counter.
const HEAD: usize = 37;
/// The kind of the device, which nobody asks here.
const KIND: usize = 16;
/// The longest name of a key (section 4 of the specification).
const MAX_ID: usize = 1023;
/// How such a key is always written (CTAP2, canonical CBOR): elliptic curve, ES256, P-256, then x and y of 32 bytes each.
const KEY_HEAD: [u8; 10] = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
const KEY_MIDDLE: [u8; 3] = [0x22, 0x58, 0x20];

/// Who asks: the site as the browser names it, and the part of it that keys belong to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    origin: String,
    pub(crate) id: String,
}

impl Site {
    /// From the origin of a request, which was found to be the server's own.
    pub(crate) fn new(origin: &str) -> Option<Self> {
        let host = origin.split_once("://")?.1;
        let id = host.rsplit_once(':').map_or(host, |(name, _)| name);
        Some(Self { origin: origin.to_owned(), id: id.to_owned() })
    }
}

/// What a browser says that a device has signed.
#[derive(Debug, Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// What is done with a passkey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Make,
    SignIn,
}

/// The challenge that was signed, if it was signed on this site for this.
pub(crate) fn challenge(client_data: &[u8], deed: Deed, site: &Site) -> Option<String> {
    let said: ClientData = serde_json::from_slice(client_data).ok()?;
    let kind = match deed {
        Deed::Make => "webauthn.create",
        Deed::SignIn => "webauthn.get",
    };
    let here = said.kind == kind && said.origin == site.origin && !said.cross_origin;
    here.then_some(said.challenge)
}

/// A new key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewKey {
    pub(crate) id: Vec<u8>,
    /// An uncompressed point of P-256.
    pub(crate) key: Vec<u8>,
    pub(crate) counter: u32,
}

/// The flags and the counter, if a person has touched a device of this site.
fn head(said: &[u8], site: &Site) -> Option<(u8, u32)> {
    let of_site = said.get(..32)? == digest(&SHA256, site.id.as_bytes()).as_ref();
    let flags = *said.get(32)?;
    let counter = u32::from_be_bytes(said.get(33..HEAD)?.try_into().ok()?);
    (of_site && flags & USER_PRESENT != 0).then_some((flags, counter))
}

/// The key that a device has made.
pub(crate) fn new_key(said: &[u8], site: &Site) -> Option<NewKey> {
    let (flags, counter) = head(said, site)?;
    if flags & NEW_KEY == 0 {
        return None;
    }
    let rest = said.get(HEAD + KIND..)?;
    let long = usize::from(u16::from_be_bytes(rest.get(..2)?.try_into().ok()?));
    let id = rest.get(2..2 + long).filter(|id| (1..=MAX_ID).contains(&id.len()))?;
    let (x, rest) = rest.get(2 + long..)?.strip_prefix(&KEY_HEAD)?.split_at_checked(32)?;
    let y = rest.strip_prefix(&KEY_MIDDLE)?.get(..32)?;
    Some(NewKey { id: id.to_owned(), key: [&[4], x, y].concat(), counter })
}

/// How often the device has signed, if it has signed this with this key.
pub(crate) fn signed(key: &[u8], said: &[u8], client_data: &[u8], signature: &[u8], site: &Site) -> Option<u32> {
    let (_, counter) = head(said, site)?;
    let message = [said, digest(&SHA256, client_data).as_ref()].concat();
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key).verify(&message, signature).ok()?;
    Some(counter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};

    fn site() -> Site {
        Site::new("https://play.example:8443").expect("an origin")
    }

    fn client_data(kind: &str, origin: &str) -> Vec<u8> {
        format!(r#"{{"type":"{kind}","challenge":"abc","origin":"{origin}","crossOrigin":false}}"#).into_bytes()
    }

    fn said(site: &str, flags: u8, counter: u32) -> Vec<u8> {
        [digest(&SHA256, site.as_bytes()).as_ref(), &[flags], &counter.to_be_bytes()].concat()
    }

    fn key_pair() -> EcdsaKeyPair {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &random).expect("a key")
    }

    fn with_key(head: Vec<u8>, pair: &EcdsaKeyPair) -> Vec<u8> {
        let point = pair.public_key().as_ref();
        let (x, y) = (&point[1..33], &point[33..]);
        [&head[..], &[0; KIND], &[0, 3], b"key", &KEY_HEAD, x, &KEY_MIDDLE, y].concat()
    }

    #[test]
    fn a_site_is_the_host_of_its_origin() {
        assert_eq!(site().id, "play.example");
        assert_eq!(Site::new("http://localhost").map(|site| site.id).as_deref(), Some("localhost"));
        assert_eq!(Site::new("null"), None);
    }

    #[test]
    fn a_challenge_counts_where_and_for_what_it_was_given() {
        let here = "https://play.example:8443";
        assert_eq!(challenge(&client_data("webauthn.get", here), Deed::SignIn, &site()).as_deref(), Some("abc"));
        assert_eq!(challenge(&client_data("webauthn.get", here), Deed::Make, &site()), None);
        assert_eq!(challenge(&client_data("webauthn.get", "https://evil.example"), Deed::SignIn, &site()), None);
        assert_eq!(challenge(b"nonsense", Deed::SignIn, &site()), None);
    }

    #[test]
    fn a_new_key_is_read_and_another_sites_or_untouched_ones_are_not() {
        let pair = key_pair();
        let good = with_key(said("play.example", USER_PRESENT | NEW_KEY, 7), &pair);
        let made = new_key(&good, &site()).expect("a key");
        assert_eq!(
            (made.id.as_slice(), made.counter, made.key.as_slice()),
            (&b"key"[..], 7, pair.public_key().as_ref())
        );
        for wrong in [
            with_key(said("evil.example", USER_PRESENT | NEW_KEY, 7), &pair),
            with_key(said("play.example", NEW_KEY, 7), &pair),
            with_key(said("play.example", USER_PRESENT, 7), &pair),
        ] {
            assert_eq!(new_key(&wrong, &site()), None);
        }
        for long in 0..good.len() {
            assert_eq!(new_key(&good[..long], &site()), None, "cut off at {long}");
        }
    }

    #[test]
    fn only_what_the_key_has_signed_counts() {
        let (pair, other) = (key_pair(), key_pair());
        let (said, data) =
            (said("play.example", USER_PRESENT, 8), client_data("webauthn.get", "https://play.example:8443"));
        let message = [&said[..], digest(&SHA256, &data).as_ref()].concat();
        let signature = pair.sign(&SystemRandom::new(), &message).expect("a signature");
        let check = |key: &[u8], said: &[u8], data: &[u8]| signed(key, said, data, signature.as_ref(), &site());
        assert_eq!(check(pair.public_key().as_ref(), &said, &data), Some(8));
        assert_eq!(check(other.public_key().as_ref(), &said, &data), None);
        assert_eq!(check(pair.public_key().as_ref(), &said, b"{}"), None);
        let mut later = said.clone();
        later[36] = 9;
        assert_eq!(check(pair.public_key().as_ref(), &later, &data), None);
    }
}
