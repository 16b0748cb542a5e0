//! Byte classes and the scans over them.
//!
//! Names, ids and numbers are scanned byte by byte. A processor predicts the end of such short runs and
//! starts on the next token early; a scan by words would make the next token wait for the arithmetic
//! (measured on debug builds of C: a fifth slower). Long stretches are scanned by words and blocks.

/// A word of eight bytes; the first byte is in the low bits.
type Word = u64;

/// The high bit of every byte.
const HIGH: Word = every(0x80);

/// `byte` repeated in all eight bytes.
const fn every(byte: u8) -> Word {
    Word::from_le_bytes([byte; 8])
}

/// Returns the byte at `at`, or 0 past the end, as in LLVM's buffers.
#[inline]
pub(super) fn byte_at(text: &[u8], at: usize) -> u8 {
    text.get(at).copied().unwrap_or(0)
}

/// Returns the eight bytes from `at` on, padded with 0 past the end.
#[inline]
pub(super) fn word_at(text: &[u8], at: usize) -> Word {
    match text.get(at..).and_then(<[u8]>::first_chunk) {
        Some(bytes) => Word::from_le_bytes(*bytes),
        None => padded_word_at(text, at),
    }
}

#[cold]
fn padded_word_at(text: &[u8], at: usize) -> Word {
    let mut bytes = [0; 8];
    for (to, from) in bytes.iter_mut().zip(text.iter().skip(at)) {
        *to = *from;
    }
    Word::from_le_bytes(bytes)
}

/// Returns the first `count` bytes of a word; the others are 0.
#[inline]
pub(super) fn first_bytes(word: Word, count: usize) -> Word {
    match count {
        0 => 0,
        1..8 => word & (Word::MAX >> (64 - 8 * count)),
        _ => word,
    }
}

/// Whether `byte` may occur in names and labels: `[-a-zA-Z$._0-9]`.
#[inline]
pub(crate) fn is_name(byte: u8) -> bool {
    NAMES[usize::from(byte)]
}

const fn is_of_names(byte: u8) -> bool {
    matches!(byte, b'-' | b'a'..=b'z' | b'A'..=b'Z' | b'$' | b'.' | b'_' | b'0'..=b'9')
}

/// [`is_name`] for every byte.
static NAMES: [bool; 256] = {
    let mut names = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        names[byte] = is_of_names(byte as u8);
        byte += 1;
    }
    names
};

/// Returns the position after the name bytes that start at `at`.
#[inline]
pub(super) fn name_end(text: &[u8], mut at: usize) -> usize {
    while is_name(byte_at(text, at)) {
        at += 1;
    }
    at
}

/// Returns the position after the decimal digits that start at `at`.
#[inline]
pub(super) fn digits_end(text: &[u8], mut at: usize) -> usize {
    while byte_at(text, at).is_ascii_digit() {
        at += 1;
    }
    at
}

/// Returns the position after the spaces that start at `at`.
#[inline]
pub(super) fn spaces_end(text: &[u8], mut at: usize) -> usize {
    loop {
        let low = word_at(text, at);
        let run = ((low ^ every(b' ')).trailing_zeros() / 8) as usize;
        at += run;
        if run < 8 {
            return at;
        }
    }
}

/// Returns the first position from `at` on that holds one of `needles`, which are ASCII.
#[inline]
pub(super) fn find_any<const N: usize>(text: &[u8], mut at: usize, needles: [u8; N]) -> Option<usize> {
    let mut rest = text.get(at..)?;
    loop {
        // Most names and comments are short, so check a few words first.
        for _ in 0..8 {
            let Some((bytes, tail)) = rest.split_first_chunk() else {
                let hit = |byte| needles.contains(byte);
                return rest.iter().position(hit).map(|run| at + run);
            };
            let word = Word::from_le_bytes(*bytes);
            let low = word & !HIGH;
            let none = needles.iter().fold(HIGH, |none, &needle| none & differs(low, needle));
            // Bytes beyond ASCII differ from every needle.
            let run = run(!(none | word));
            if run < 8 {
                return Some(at + run);
            }
            at += 8;
            rest = tail;
        }
        // The compiler vectorizes this loop.
        while let Some((block, tail)) = rest.split_first_chunk::<64>() {
            let mut seen = [0; 16];
            for lane in block.as_chunks::<16>().0 {
                for (seen, &byte) in seen.iter_mut().zip(lane) {
                    for &needle in &needles {
                        *seen |= u8::from(byte == needle);
                    }
                }
            }
            if u128::from_le_bytes(seen) != 0 {
                break;
            }
            at += 64;
            rest = tail;
        }
    }
}

/// Returns the number of bytes before the first one whose high bit is set.
#[inline]
fn run(mask: Word) -> usize {
    (mask & HIGH).trailing_zeros() as usize / 8
}

/// Returns the high bit of every byte that is not `byte`. All bytes are ASCII.
#[inline]
fn differs(low: Word, byte: u8) -> Word {
    (low ^ every(byte)) + every(0x7F)
}
