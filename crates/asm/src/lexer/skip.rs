//! Skips text without lexing it: comments, function bodies, broken entities.

use super::bytes::{byte_at, find_any, name_end};

/// Returns the position of the `}` that closes a `define`, given the position after its `{`.
///
/// Braces in strings, quoted names and comments do not count; those of types, constants and metadata are
/// balanced. Returns `None` if the text ends first: the body then contains an error, and lexing to the end of
/// the text finds LLVM's message for it.
pub(crate) fn scan_body_end(text: &[u8], body: u32) -> Option<u32> {
    let mut at = body as usize;
    let mut depth = 1u32;
    loop {
        at = find_any(text, at, *b"{}\";/")?;
        at = match byte_at(text, at) {
            // The text is below 4 GiB, so the depth cannot overflow.
            b'{' => {
                depth += 1;
                at + 1
            }
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at as u32);
                }
                at + 1
            }
            b'"' => find_any(text, at + 1, [b'"'])? + 1,
            b';' => line_comment_end(text, at + 1),
            _ if byte_at(text, at + 1) == b'*' => block_comment_end(text, at + 2)?,
            _ => at + 1,
        };
    }
}

/// Guesses the same position several times as fast: in compilers' output, a body ends at the first `}` that
/// begins a line. If the guess is wrong, the extracted body has an error (an unterminated string, comment or
/// bracket) or an earlier `}` of its own, which its reader finds.
pub(crate) fn guess_body_end(text: &[u8], body: u32) -> Option<u32> {
    let rest = text.get(body as usize..)?;
    let line = memchr::memmem::find(rest, b"\n}")?;
    Some(body + line as u32 + 1)
}

/// Returns the position of the line end, or the end of the text, given the position after a `;`.
#[inline(never)]
pub(crate) fn line_comment_end(text: &[u8], at: usize) -> usize {
    find_any(text, at, *b"\n\r").unwrap_or(text.len())
}

/// Returns the position after the `*/`, given the position after a `/*`.
///
/// A star consumes the byte after it, as in LLVM: `/***/` is not closed.
#[inline(never)]
pub(super) fn block_comment_end(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at = find_any(text, at, [b'*'])? + 2;
        if byte_at(text, at - 1) == b'/' {
            return Some(at);
        }
    }
}

/// Returns the start of the line after the one that holds `at`, or the end of the text.
pub(crate) fn next_line(text: &[u8], at: u32) -> u32 {
    let rest = text.get(at as usize..).unwrap_or_default();
    memchr::memchr(b'\n', rest).map_or(text.len() as u32, |end| at + end as u32 + 1)
}

/// Returns the start of the first line, after the one that holds `at`, that looks like a top-level entity, or
/// the end of the text.
///
/// Used for recovery after an error. It looks only at line starts and ignores strings or comments that span
/// lines.
pub(crate) fn next_entity(text: &[u8], mut at: u32) -> u32 {
    const WORDS: &[&[u8]] = &[
        b"define",
        b"declare",
        b"attributes",
        b"target",
        b"source_filename",
        b"module",
        b"uselistorder",
        b"uselistorder_bb",
    ];
    loop {
        at = next_line(text, at);
        let start = at as usize;
        if start >= text.len() {
            return text.len() as u32;
        }
        match byte_at(text, start) {
            b'@' | b'%' | b'$' | b'!' | b'^' => return at,
            b'a'..=b'z' => {
                let end = name_end(text, start);
                // A label is not an entity, whatever its name.
                let word = text.get(start..end).unwrap_or_default();
                if byte_at(text, end) != b':' && WORDS.contains(&word) {
                    return at;
                }
            }
            _ => {}
        }
    }
}
