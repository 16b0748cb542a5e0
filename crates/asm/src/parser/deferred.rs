//! Metadata definitions are left out while the top level is read, like bodies: their numbers are
//! reserved in order, their lines are noted, and both are read when all names are known, by several
//! threads if there are. Only lines that begin with `!12 = ` are left out; what compilers write is
//! nothing else. If a definition turns out to span lines, or a number is defined twice, the text is
//! read again without leaving anything out ([`super::reading`]).

use std::ops::Range;

use draig_ir::Tables;

use super::Parser;
use crate::lexer::{TokenKind, skip};

/// The definitions that were left out.
#[derive(Debug, Default)]
pub(crate) struct Deferred {
    /// Whether definitions are left out, and the ends of bodies are guessed.
    pub(crate) enabled: bool,
    /// The lines, in order; each range is whole lines, all of them definitions.
    pub(super) lines: Vec<Range<u32>>,
    /// Whether something was seen that cannot be left out.
    pub(super) irregular: bool,
    /// One bit a number that was defined.
    defined: Vec<u64>,
    /// Whether no `}` begins a line from here on; looking for one again and again would take time
    /// in the square of the text.
    no_guess: bool,
}

/// Numbers from this on are not left out: the set of those that were defined is a bit each.
const MAX_NUMBER: u32 = 1 << 26;

/// Bytes of text for which there is one word of a node, nearly at least: it is 15 to 25 in what clang and
/// rustc write.
const BYTES_PER_WORD: usize = 15;

impl Deferred {
    /// See [`skip::guess_body_end`].
    pub(crate) fn guess_body_end(&mut self, text: &[u8], body: u32) -> Option<u32> {
        if !self.enabled || self.no_guess {
            return None;
        }
        let end = skip::guess_body_end(text, body);
        self.no_guess = end.is_none();
        end
    }

    /// How many bytes of definitions there are.
    pub(super) fn bytes(&self) -> usize {
        self.lines.iter().map(|line| line.len()).sum()
    }

    /// Prepares tables for the definitions.
    pub(super) fn announce(&self, tables: &mut Tables) {
        tables.metadata.begin_many(self.bytes() / BYTES_PER_WORD);
    }

    /// Notes a definition; false if it is not the first of its number.
    fn define(&mut self, number: u32) -> bool {
        let (word, bit) = (number as usize / 64, 1 << (number % 64));
        if self.defined.len() <= word {
            self.defined.resize(word + 1, 0);
        }
        let fresh = self.defined[word] & bit == 0;
        self.defined[word] |= bit;
        fresh
    }
}

/// The number of a line that begins with `!12 = `.
fn definition_number(line: &[u8]) -> Option<u32> {
    let digits = line.strip_prefix(b"!")?;
    let len = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if len == 0 || len > 9 || !digits[len..].starts_with(b" = ") {
        return None;
    }
    let number = digits[..len].iter().fold(0, |sum, &digit| sum * 10 + u32::from(digit - b'0'));
    (number < MAX_NUMBER).then_some(number)
}

impl<'a> Parser<'a, '_> {
    /// Leaves out the definitions of metadata that begin here; false if there is none to leave out.
    pub(super) fn defer_definitions(&mut self, text: &'a [u8]) -> bool {
        if !self.deferred.enabled || !self.cursor.at(TokenKind::MetadataId) {
            return false;
        }
        let start = self.cursor.loc();
        let at_line_start = start == 0 || text.get(start as usize - 1) == Some(&b'\n');
        if !at_line_start {
            return false;
        }
        let mut at = start;
        while let Some(line) = text.get(at as usize..)
            && let Some(number) = definition_number(line)
        {
            if !self.deferred.define(number) {
                self.deferred.irregular = true;
            }
            let Some(scope) = self.scope.own() else { return false };
            if scope.metadata.get(number).is_none() {
                scope.metadata.insert(number, self.tables.metadata.reserve());
            }
            at = skip::next_line(text, at);
        }
        if at == start {
            return false;
        }
        self.deferred.lines.push(start..at);
        self.cursor.seek(at);
        true
    }

    /// Reads definitions that were left out.
    pub(super) fn deferred_definitions(&mut self, text: &'a [u8], lines: Range<u32>) {
        let start = self.locations(text, lines.start, lines.end);
        self.cursor = super::Cursor::new(text, start..lines.end);
        while !self.cursor.at(TokenKind::Eof) {
            let number = self.cursor.at(TokenKind::MetadataId);
            if !number {
                // A line that went on, or nothing but a comment: not what was expected.
                let error = self.cursor.error("expected top-level entity");
                return self.report(error);
            }
            if let Err(error) = self.metadata_definition() {
                return self.report(error);
            }
            if self.cursor.at(TokenKind::MetadataId) {
                let at = self.cursor.loc();
                let behind = self.locations(text, at, lines.end);
                if behind != at {
                    self.cursor.seek(behind);
                }
            }
        }
    }
}
