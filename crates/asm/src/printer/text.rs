//! Writing bytes: names with and without quotes, escaped strings, lists. Knows nothing of modules.

use draig_num::write_u64;

/// What a byte may do without.
mod class {
    /// May stand in a name without quotes.
    pub(super) const PLAIN_NAME: u8 = 1;
    /// May stand in a quoted string as it is.
    pub(super) const PRINTABLE: u8 = 2;
    /// May stand in the name of metadata as it is.
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
fn is(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

fn push_escape(out: &mut Vec<u8>, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.extend_from_slice(&[b'\\', DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
}

/// A string between quotes: printable ASCII as it is, a backslash doubled, all else `\XX`.
pub(super) fn push_escaped(out: &mut Vec<u8>, text: &[u8]) {
    let mut rest = text;
    loop {
        let plain = rest.iter().position(|&byte| !is(byte, class::PRINTABLE)).unwrap_or(rest.len());
        out.extend_from_slice(&rest[..plain]);
        let Some(&byte) = rest.get(plain) else { return };
        if byte == b'\\' {
            out.extend_from_slice(b"\\\\");
        } else {
            push_escape(out, byte);
        }
        rest = &rest[plain + 1..];
    }
}

/// `"…"`.
pub(super) fn push_quoted(out: &mut Vec<u8>, text: &[u8]) {
    out.push(b'"');
    push_escaped(out, text);
    out.push(b'"');
}

/// A name behind its sigil, in quotes only where it needs them (canonical text, rule 7).
#[inline]
pub(super) fn push_name(out: &mut Vec<u8>, name: &[u8]) {
    let starts_with_digit = name.first().is_some_and(u8::is_ascii_digit);
    if !starts_with_digit && name.iter().all(|&byte| is(byte, class::PLAIN_NAME)) {
        out.extend_from_slice(name);
    } else {
        push_quoted(out, name);
    }
}

/// The name of named metadata or of a kind, which is never quoted (canonical text, rule 91).
pub(super) fn push_metadata_name(out: &mut Vec<u8>, name: &[u8]) {
    if name.is_empty() {
        out.extend_from_slice(b"<empty name> ");
    }
    for (at, &byte) in name.iter().enumerate() {
        if is(byte, class::METADATA_NAME) && (at > 0 || !byte.is_ascii_digit()) {
            out.push(byte);
        } else {
            push_escape(out, byte);
        }
    }
}

/// ` addrspace(N)`, nothing for address space 0.
pub(super) fn push_address_space(out: &mut Vec<u8>, before: &str, space: u32, after: &str) {
    if space != 0 {
        push_address_space_always(out, before, space, after);
    }
}

/// ` addrspace(N)`.
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
    fn metadata_names_are_escaped_not_quoted() {
        let name = |text: &[u8]| written(|out| push_metadata_name(out, text));
        assert_eq!(name(b"llvm.module$flags-1"), "llvm.module$flags-1");
        assert_eq!(name(b"1 a"), "\\31\\20a");
    }
}
