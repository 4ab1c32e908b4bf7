//! Web push: the message is encrypted for the one browser that may read it (RFC 8291), and signed so that the push service
//! knows who sends (VAPID, RFC 8292).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde::{Deserialize, Serialize};

use crate::base64;

/// Where a browser is told, as it says itself (`PushSubscription.toJSON()`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    pub(crate) keys: SubscriptionKeys,
}

/// The browser's public key, and what it shares with whoever may send.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SubscriptionKeys {
    pub(crate) p256dh: String,
    pub(crate) auth: String,
}

impl Subscription {
    /// As a browser says it, if a message could be encrypted for it.
    pub(crate) fn new(endpoint: String, p256dh: String, auth: String) -> Result<Self, Unusable> {
        let keys = SubscriptionKeys { p256dh, auth };
        encrypt(&keys, b"")?;
        Ok(Self { endpoint, keys })
    }
}

/// What could not be done; push services and browsers are told nothing of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unusable;

impl From<ring::error::Unspecified> for Unusable {
    fn from(_: ring::error::Unspecified) -> Self {
        Self
    }
}

/// How long a message may wait for a browser that is away, in seconds.
pub(crate) const TTL: u32 = 24 * 60 * 60;
/// How long a signature is good, in seconds.
const SIGNED_FOR: u64 = 12 * 60 * 60;
/// The most bytes of a message, with room for what encryption adds (push services take 4096).
const MAX_MESSAGE: usize = 3000;

/// The server's key towards push services.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl Vapid {
    /// A new key, as it is kept.
    pub(crate) fn generate() -> Result<String, Unusable> {
        let kept = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(base64::encode(kept.as_ref()))
    }

    /// The key that was kept.
    pub(crate) fn read(kept: &str) -> Result<Self, Unusable> {
        let bytes = base64::decode(kept).ok_or(Unusable)?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        Ok(Self { pair: pair.map_err(|_| Unusable)?, random })
    }

    /// What a browser subscribes with.
    pub(crate) fn public_key(&self) -> String {
        base64::encode(self.pair.public_key().as_ref())
    }

    /// The header by which the push service at this origin knows the sender.
    pub(crate) fn authorization(&self, origin: &str, contact: &str, now: u64) -> Result<String, Unusable> {
        let claims = serde_json::json!({ "aud": origin, "exp": now / 1000 + SIGNED_FOR, "sub": contact });
        let head = base64::encode(br#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", base64::encode(claims.to_string().as_bytes()));
        let signature = base64::encode(self.pair.sign(&self.random, signed.as_bytes())?.as_ref());
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public_key()))
    }
}

/// So many bytes of a key.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unusable> {
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    let mut bytes = [0; N];
    key.expand(info, Bytes(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// The message as only that browser can read it (`Content-Encoding: aes128gcm`).
pub(crate) fn encrypt(keys: &SubscriptionKeys, message: &[u8]) -> Result<Vec<u8>, Unusable> {
    let theirs = base64::decode(&keys.p256dh).ok_or(Unusable)?;
    let shared = base64::decode(&keys.auth).ok_or(Unusable)?;
    if message.len() > MAX_MESSAGE || shared.len() != 16 {
        return Err(Unusable);
    }
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let secret: [u8; 32] = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, &theirs), |agreed| {
        derived(&shared, agreed, &[b"WebPush: info\0", &theirs, own_public.as_ref()])
    })??;
    let key: [u8; 16] = derived(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derived(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    // One record, the last: 2 ends it.
    let mut sealed = [message, &[2]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
    let record_size = 4096u32.to_be_bytes();
    let own_public = own_public.as_ref();
    Ok([&salt[..], &record_size, &[own_public.len() as u8], own_public, &sealed].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};

    /// What the browser does with what it gets.
    fn decrypt(private: EphemeralPrivateKey, public: &[u8], auth: &[u8], body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        let (theirs, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let secret: [u8; 32] = agree_ephemeral(private, &UnparsedPublicKey::new(&ECDH_P256, theirs), |agreed| {
            derived(auth, agreed, &[b"WebPush: info\0", public, theirs])
        })
        .expect("agreement")
        .expect("a secret");
        let key: [u8; 16] = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]).expect("a key");
        let nonce: [u8; 12] = derived(salt, &secret, &[b"Content-Encoding: nonce\0"]).expect("a nonce");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut opened = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        key.open_in_place(nonce, Aad::empty(), &mut opened).expect("it opens").to_vec()
    }

    #[test]
    fn the_browser_reads_what_was_encrypted_for_it() {
        let random = SystemRandom::new();
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        let public = private.compute_public_key().expect("a public key").as_ref().to_vec();
        let auth = [7; 16];
        let keys = SubscriptionKeys { p256dh: base64::encode(&public), auth: base64::encode(&auth) };
        let body = encrypt(&keys, b"your turn").expect("encrypted");
        assert_eq!(decrypt(private, &public, &auth, &body), b"your turn\x02");
        assert_ne!(encrypt(&keys, b"your turn"), Ok(body), "each message has keys of its own");
        assert_eq!(encrypt(&keys, &[0; 4000]), Err(Unusable));
        let short = SubscriptionKeys { auth: base64::encode(&[7; 4]), ..keys };
        assert_eq!(encrypt(&short, b"your turn"), Err(Unusable));
    }

    #[test]
    fn the_push_service_can_check_who_sends() {
        let vapid = Vapid::read(&Vapid::generate().expect("a key")).expect("the key");
        let header = vapid.authorization("https://push.example", "https://play.example", 5_000).expect("signed");
        let (token, key) =
            header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both parts");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let public = base64::decode(key).expect("a key");
        let signature = base64::decode(signature).expect("a signature");
        Verifier::new(&ECDSA_P256_SHA256_FIXED, &public).verify(signed.as_bytes(), &signature).expect("it fits");
        let claims = signed.split_once('.').and_then(|(_, claims)| base64::decode(claims)).expect("claims");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!((&claims["aud"], claims["exp"].as_u64()), (&"https://push.example".into(), Some(5 + SIGNED_FOR)));
        assert!(Vapid::read("AAAA").is_err());
    }
}
