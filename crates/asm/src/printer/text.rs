//! Writing of bytes: names with and without quotes, escaped strings, lists. Independent of modules.

use draig_num::write_u64;

/// Classes of bytes that need no quotes or escapes.
mod class {
    /// Allowed in an unquoted name.
    pub(super) const PLAIN_NAME: u8 = 1;
    /// Allowed unescaped in a quoted string.
    pub(super) const PRINTABLE: u8 = 2;
    /// Allowed unescaped in the name of metadata.
    pub(super) const METADATA_NAME: u8 = 4;
}

static CLASSES: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        let mut bits = 0;
        if b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_') {
            bits |= class::PLAIN_NAME | class::METADATA_NAME;
        }
        if b == b'$' {
            bits |= class::METADATA_NAME;
        }
        if matches!(b, b' '..=b'~') && b != b'"' && b != b'\\' {
            bits |= class::PRINTABLE;
        }
        table[byte] = bits;
        byte += 1;
    }
    table
};

#[inline]
const fn is(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

/// Returns `\XX`.
const fn escape(byte: u8) -> [u8; 3] {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    [b'\\', DIGITS[(byte >> 4) as usize], DIGITS[(byte & 15) as usize]]
}

/// Number of bytes of a [`Label`] that are copied.
const LABEL_BYTES: usize = 40;

/// A short fixed text. All its bytes are copied at once and the excess is then cut off, which is faster than
/// a copy of variable length.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    text: [u8; LABEL_BYTES],
    len: u8,
}

impl Label {
    /// # Panics
    /// Panics if the text has more than 40 bytes.
    pub(super) const fn new(text: &[u8]) -> Label {
        let mut label = Label { text: [0; LABEL_BYTES], len: text.len() as u8 };
        let mut at = 0;
        while at < text.len() {
            label.text[at] = text[at];
            at += 1;
        }
        label
    }

    #[inline]
    pub(super) fn push(&self, out: &mut Vec<u8>) {
        let end = out.len() + usize::from(self.len);
        out.extend_from_slice(&self.text);
        out.truncate(end);
    }

    /// Appends the label without its first two bytes, a comma and a space.
    #[inline]
    pub(super) fn push_first(&self, out: &mut Vec<u8>) {
        const REST: usize = LABEL_BYTES - 2;
        let end = out.len() + usize::from(self.len).saturating_sub(2);
        if let Some(rest) = self.text.last_chunk::<REST>() {
            out.extend_from_slice(rest);
        }
        out.truncate(end);
    }
}

/// A word of up to sixteen bytes, or of another number; otherwise like [`Label`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<const N: usize = 16> {
    /// The word, padded with blanks.
    pub(super) text: [u8; N],
    pub(super) len: u8,
}

impl Word {
    /// # Panics
    /// Panics if the text has more than 16 bytes.
    pub(super) const fn new(text: &str) -> Word {
        Word::joined(["", text, ""])
    }

    #[inline]
    pub(super) fn push(&self, out: &mut Vec<u8>) {
        let end = out.len() + usize::from(self.len);
        out.extend_from_slice(&self.text);
        out.truncate(end);
    }
}

impl<const N: usize> Word<N> {
    /// Returns the word without the padding.
    pub(super) const fn as_str(&self) -> &str {
        match str::from_utf8(self.text.split_at(self.len as usize).0) {
            Ok(text) => text,
            Err(_) => panic!("words are made of texts"),
        }
    }

    /// Joins three texts.
    ///
    /// # Panics
    /// Panics if the text has more than `N` bytes.
    pub(super) const fn joined(parts: [&str; 3]) -> Word<N> {
        let mut word = Word { text: [b' '; N], len: 0 };
        let mut part = 0;
        while part < parts.len() {
            let text = parts[part].as_bytes();
            let mut at = 0;
            while at < text.len() {
                word.text[word.len as usize] = text[at];
                word.len += 1;
                at += 1;
            }
            part += 1;
        }
        word
    }
}

/// Number of bytes examined together.
const LANES: usize = 16;

/// Number of bytes after which it is asked whether any was none of those sought.
const RUN: usize = 64;

/// Whether all bytes are in a class; `lane` is `is` for one byte, in a form that can be computed for many at
/// once.
#[inline]
fn all_are(text: &[u8], class: u8, lane: impl Fn(u8) -> bool + Copy) -> bool {
    let (runs, rest) = text.as_chunks::<RUN>();
    if !runs.iter().all(|run| all_lanes(run, lane)) {
        return false;
    }
    let (chunks, rest) = rest.as_chunks::<LANES>();
    if !chunks.iter().all(|chunk| all_lanes(chunk, lane)) {
        return false;
    }
    match text.last_chunk::<LANES>() {
        Some(last) => rest.is_empty() || all_lanes(last, lane),
        None => rest.iter().all(|&byte| is(byte, class)),
    }
}

// A sum of bytes stays in vectors to the end, other than one of truth values.
#[inline]
fn all_lanes<const N: usize>(chunk: &[u8; N], lane: impl Fn(u8) -> bool) -> bool {
    chunk.iter().fold(0, |odd, &byte| odd | u8::from(!lane(byte))) == 0
}

/// Whether a byte is allowed unescaped in a quoted string.
#[inline]
fn is_printable(byte: u8) -> bool {
    (byte.wrapping_sub(b' ') <= b'~' - b' ') & (byte != b'"') & (byte != b'\\')
}

/// Whether all bytes are allowed unescaped in a quoted string.
#[inline]
fn all_printable(text: &[u8]) -> bool {
    all_are(text, class::PRINTABLE, is_printable)
}

/// Whether a byte of a name needs no quotes; a digit at its start does.
#[inline]
fn is_plain(byte: u8) -> bool {
    ((byte | 0x20).wrapping_sub(b'a') < 26)
        | (byte.wrapping_sub(b'0') < 10)
        | (byte == b'-')
        | (byte == b'.')
        | (byte == b'_')
}

/// Whether a name needs no quotes.
#[inline]
pub(super) fn is_plain_name(name: &[u8]) -> bool {
    !name.first().is_some_and(u8::is_ascii_digit) && all_are(name, class::PLAIN_NAME, is_plain)
}

/// Returns the places of bytes that need quotes in a name, in order.
pub(super) fn odd_places(names: &[u8]) -> Vec<u32> {
    let mut places = Vec::new();
    let mut add = |start: usize, chunk: &[u8]| {
        for (at, &byte) in chunk.iter().enumerate() {
            if !is(byte, class::PLAIN_NAME) {
                places.push((start + at) as u32);
            }
        }
    };
    let (chunks, rest) = names.as_chunks::<{ 2 * LANES }>();
    for (number, chunk) in chunks.iter().enumerate() {
        if !all_lanes(chunk, is_plain) {
            add(number * chunk.len(), chunk);
        }
    }
    add(names.len() - rest.len(), rest);
    places
}

/// The escaped form of each byte, and the length of that.
static ESCAPED: [([u8; 3], u8); 256] = {
    let mut table = [([0; 3], 0); 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        table[byte] = match b {
            b'\\' => (*b"\\\\\0", 2),
            _ if is(b, class::PRINTABLE) => ([b, 0, 0], 1),
            _ => (escape(b), 3),
        };
        byte += 1;
    }
    table
};

/// Appends a string between quotes: printable ASCII unchanged, a backslash doubled, all other bytes as `\XX`.
pub(super) fn push_escaped(out: &mut Vec<u8>, text: &[u8]) {
    if all_printable(text) {
        return out.extend_from_slice(text);
    }
    let (chunks, rest) = text.as_chunks::<LANES>();
    for chunk in chunks {
        match all_lanes(chunk, is_printable) {
            true => out.extend_from_slice(chunk),
            false => escape_few(out, chunk),
        }
    }
    escape_few(out, rest);
}

/// Appends at most [`LANES`] bytes, as [`push_escaped`] does.
fn escape_few(out: &mut Vec<u8>, text: &[u8]) {
    let mut escaped = [0; 3 * LANES];
    let mut end = 0;
    for &byte in text {
        let (form, len) = &ESCAPED[usize::from(byte)];
        escaped[end..end + form.len()].copy_from_slice(form);
        end += usize::from(*len);
    }
    out.extend_from_slice(&escaped[..end]);
}

/// Appends `"…"`.
pub(super) fn push_quoted(out: &mut Vec<u8>, text: &[u8]) {
    out.push(b'"');
    push_escaped(out, text);
    out.push(b'"');
}

/// Appends a name after its sigil, in quotes only where necessary.
#[inline]
pub(super) fn push_name(out: &mut Vec<u8>, name: &[u8]) {
    if is_plain_name(name) {
        out.extend_from_slice(name);
    } else {
        push_quoted(out, name);
    }
}

/// Appends the name of named metadata or of a kind, which is never quoted.
pub(super) fn push_metadata_name(out: &mut Vec<u8>, name: &[u8]) {
    if name.is_empty() {
        out.extend_from_slice(b"<empty name> ");
    }
    for (at, &byte) in name.iter().enumerate() {
        if is(byte, class::METADATA_NAME) && (at > 0 || !byte.is_ascii_digit()) {
            out.push(byte);
        } else {
            out.extend_from_slice(&escape(byte));
        }
    }
}

/// Appends ` addrspace(N)`, nothing for address space 0.
pub(super) fn push_address_space(out: &mut Vec<u8>, before: &str, space: u32, after: &str) {
    if space != 0 {
        push_address_space_always(out, before, space, after);
    }
}

/// Appends ` addrspace(N)`.
pub(super) fn push_address_space_always(out: &mut Vec<u8>, before: &str, space: u32, after: &str) {
    out.extend_from_slice(before.as_bytes());
    out.extend_from_slice(b"addrspace(");
    write_u64(out, u64::from(space));
    out.push(b')');
    out.extend_from_slice(after.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        write(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn names_are_quoted_where_llvm_quotes_them() {
        let name = |text: &[u8]| written(|out| push_name(out, text));
        assert_eq!(name(b"a.b-c_D9"), "a.b-c_D9");
        assert_eq!(name(b"-x"), "-x");
        assert_eq!(name(b"a$b"), "\"a$b\"");
        assert_eq!(name(b"1x"), "\"1x\"");
        assert_eq!(name(b"two words"), "\"two words\"");
        assert_eq!(name(b"a\"b\\\xc3\xa9\n"), "\"a\\22b\\\\\\C3\\A9\\0A\"");
    }

    #[test]
    fn many_bytes_at_once_are_as_single_ones() {
        for byte in 0..=u8::MAX {
            for place in [0, 3, 15, 16, 21] {
                let mut text = [b'x'; 22];
                text[place] = byte;
                assert_eq!(all_printable(&text), is(byte, class::PRINTABLE), "{byte}");
                let plain = is(byte, class::PLAIN_NAME) && !(place == 0 && byte.is_ascii_digit());
                assert_eq!(is_plain_name(&text), plain, "{byte}");
            }
        }
    }

    #[test]
    fn odd_places_are_those_of_bytes_with_quotes() {
        assert_eq!(odd_places(b"a.b-c_D90123456789"), [0; 0]);
        assert_eq!(odd_places(b"$bcdefghijklmnopqrs tuvwxyzabcdef\xff"), [0, 19, 33]);
    }

    #[test]
    fn long_strings_are_escaped_as_short_ones() {
        let text: Vec<u8> = (0..600).map(|at: u32| if (at / 40).is_multiple_of(2) { b'x' } else { at as u8 }).collect();
        let bytes: String = text.iter().map(|&byte| written(|out| push_escaped(out, &[byte]))).collect();
        assert_eq!(written(|out| push_escaped(out, &text)), bytes);
        assert_eq!(written(|out| push_escaped(out, b"\\\0\"z")), r#"\\\00\22z"#);
    }

    #[test]
    fn labels_are_as_long_as_their_text() {
        assert_eq!(written(|out| Label::new(b", line: ").push(out)), ", line: ");
        assert_eq!(written(|out| Label::new(b", line: ").push_first(out)), "line: ");
        assert_eq!(written(|out| Word::new("ppc_fp128").push(out)), "ppc_fp128");
    }

    #[test]
    fn metadata_names_are_escaped_not_quoted() {
        let name = |text: &[u8]| written(|out| push_metadata_name(out, text));
        assert_eq!(name(b"llvm.module$flags-1"), "llvm.module$flags-1");
        assert_eq!(name(b"1 a"), "\\31\\20a");
    }
}
