//! Slices of text and of bytes.

#[inline(never)]
fn vowels(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut count = 0;
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        if matches!(byte, b'a' | b'e' | b'i' | b'o' | b'u') {
            count += 1;
        }
        at += 1;
    }
    count
}

#[inline(never)]
fn longest<'a>(a: &'a str, b: &'a str) -> &'a str {
    let (one, other) = (a.len(), b.len());
    if one >= other { a } else { b }
}

#[inline(never)]
fn hash(bytes: &[u8], seed: u32) -> u32 {
    let mut state = seed;
    for &byte in bytes {
        let mixed = state ^ u32::from(byte);
        state = mixed.wrapping_mul(16_777_619);
    }
    state
}

#[inline(never)]
fn middle(bytes: &[u8]) -> &[u8] {
    let end = bytes.len() - 1;
    &bytes[1..end]
}

static WORDS: [&str; 3] = ["queue", "sky", "banana"];

fn main() {
    let count = vowels(WORDS[0]) + vowels(WORDS[2]);
    let long = longest(WORDS[1], WORDS[2]);
    let inner = middle(long.as_bytes());
    let number = hash(inner, 2_166_136_261);
    assert_eq!((count, inner, number != 0), (7, &b"anan"[..], true));
}
