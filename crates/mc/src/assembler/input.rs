//! Texts that are read: the source, and expansions of macros and repetitions on a stack above it.

use std::rc::Rc;

use super::limits::{MAX_EXPANSION, MAX_EXPANSIONS, MAX_MACRO_DEPTH};
use crate::lexer::{comment_end, string_end};
use crate::{AsmError, Place, Syntax};

/// A text that is read.
#[derive(Clone, Debug)]
pub(crate) struct Buffer {
    pub(crate) text: Rc<[u8]>,
    /// Offset of the next statement.
    pub(crate) at: usize,
    /// Offset of the text in the space of all places.
    pub(crate) base: u32,
    /// Number of open conditionals when it was entered.
    pub(crate) conditionals: usize,
    /// Whether it is the body of a macro, which `.exitm` leaves.
    pub(crate) is_macro: bool,
}

/// Stack of texts. Places in expansions follow those of the source in one space, so that they need no more room.
#[derive(Debug)]
pub(crate) struct Input {
    pub(crate) buffers: Vec<Buffer>,
    /// Start of each expansion, and the place of its cause.
    expansions: Vec<(u32, Place)>,
    next_base: u32,
    source_end: u32,
}

impl Input {
    pub(crate) fn new(source: &[u8]) -> Input {
        let end = source.len() as u32;
        let buffer = Buffer { text: source.into(), at: 0, base: 0, conditionals: 0, is_macro: false };
        Input { buffers: vec![buffer], expansions: Vec::new(), next_base: end + 1, source_end: end }
    }

    /// Returns the offset of the end of the source.
    pub(crate) fn source_end(&self) -> u32 {
        self.source_end
    }

    /// Whether an expansion of this many bytes is within the limits.
    pub(crate) fn has_room(&self, length: usize) -> bool {
        let used = (self.next_base - self.source_end) as usize;
        used + length <= MAX_EXPANSION && self.expansions.len() < MAX_EXPANSIONS
    }

    /// Lets the text of an expansion, for which there is room, be read next.
    pub(crate) fn push(
        &mut self,
        text: Vec<u8>,
        cause: Place,
        conditionals: usize,
        is_macro: bool,
    ) -> Result<(), AsmError> {
        if self.buffers.len() > MAX_MACRO_DEPTH {
            let message = format!("macros cannot be nested more than {MAX_MACRO_DEPTH} levels deep");
            return Err(AsmError::new(cause, message));
        }
        let base = self.next_base;
        self.next_base += text.len() as u32 + 1;
        self.expansions.push((base, cause));
        self.buffers.push(Buffer { text: text.into(), at: 0, base, conditionals, is_macro });
        Ok(())
    }

    /// Returns the place in the source that caused a place in an expansion; others unchanged.
    pub(crate) fn source_place(&self, mut place: Place) -> Place {
        while place.start > self.source_end {
            let index = self.expansions.partition_point(|&(base, _)| base <= place.start);
            let Some(&(_, cause)) = index.checked_sub(1).and_then(|index| self.expansions.get(index)) else { break };
            place = cause;
        }
        place
    }

    /// Returns an error at a place of the source, quoting the line of the expansion in which it is.
    pub(crate) fn in_source(&self, error: AsmError) -> AsmError {
        let place = error.place();
        let source = self.source_place(place);
        if source == place {
            return error;
        }
        let buffer = self
            .buffers
            .iter()
            .find(|buffer| (buffer.base..=buffer.base + buffer.text.len() as u32).contains(&place.start));
        let line = buffer.map(|buffer| {
            let at = (place.start - buffer.base) as usize;
            let start = buffer.text[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
            let end =
                buffer.text[at..].iter().position(|&byte| byte == b'\n').map_or(buffer.text.len(), |end| at + end);
            String::from_utf8_lossy(buffer.text[start..end].trim_ascii()).into_owned()
        });
        error.moved(source, line)
    }
}

/// Returns the end of the statement that starts at `start`, and the offset after what ends it.
pub(crate) fn statement_end(text: &[u8], start: usize, syntax: &Syntax) -> (usize, usize) {
    let mut at = start;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\n' => return (at, at + 1),
            b'"' => at = string_end(text, at).unwrap_or(text.len()),
            b'\'' => at = character_end(text, at),
            b'/' if text.get(at + 1) == Some(&b'*') => at = comment_end(text, at).unwrap_or(text.len()),
            b'/' | b'#' if syntax.starts_line_comment(&text[at..]) => {
                let end = line_end(text, at);
                return (at, (end + 1).min(text.len()));
            }
            _ if byte == syntax.separator => return (at, at + 1),
            _ => at += 1,
        }
    }
    (text.len(), text.len())
}

/// Returns the offset of the end of the line.
pub(crate) fn line_end(text: &[u8], at: usize) -> usize {
    text[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |end| at + end)
}

/// Returns the offset after the character at `at` (`'a'`, `'\''`), or after the quote if it is none.
fn character_end(text: &[u8], at: usize) -> usize {
    let length = match text.get(at + 1) {
        Some(b'\\') => 3,
        _ => 2,
    };
    if text.get(at + length) == Some(&b'\'') { at + length + 1 } else { at + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_end_outside_strings_and_comments() {
        let ends = |text: &str| statement_end(text.as_bytes(), 0, &Syntax::HASH_COMMENTS);
        assert_eq!(ends("a \";\" ; b"), (6, 7));
        assert_eq!(ends("a /* ; */ b\nc"), (11, 12));
        assert_eq!(ends("a # ; b\nc"), (2, 8));
        assert_eq!(ends("a ';' \nc"), (6, 7));
        assert_eq!(ends(r"a '\'' \nc"), (10, 10));
        assert_eq!(ends("a"), (1, 1));
        assert_eq!(statement_end(b"a #1; b", 0, &Syntax::SLASH_COMMENTS), (4, 5));
    }
}
