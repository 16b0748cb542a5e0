//! Metadata definitions are left out while the top level is read, like bodies: their numbers are
//! reserved in order, their lines are noted, and both are read when all names are known, by several
//! threads if there are. Only lines that begin with `!12 = ` are left out; what compilers write is
//! nothing else. If a definition turns out to span lines, or a number is defined twice, the text is
//! read again without leaving anything out ([`super::reading`]).

use std::ops::Range;

use draig_ir::Tables;

use super::Parser;
use super::quick::Quick;
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
    /// How many threads may look for definitions.
    pub(super) threads: usize,
    /// Whether several threads did.
    looked_beside: bool,
    /// Whether no `}` begins a line from here on; looking for one again and again would take time
    /// in the square of the text.
    no_guess: bool,
}

/// Shorter rests of a text are looked through by one thread.
const MIN_PARALLEL_BYTES: u32 = 1 << 20;

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
#[inline]
fn definition_number(text: &[u8], at: u32) -> Option<u32> {
    let mut line = Quick::new(text, at);
    line.eat(b"!")?;
    let number = line.number()?;
    line.eat(b" = ")?;
    (number < MAX_NUMBER).then_some(number)
}

/// Definitions on lines of their own, one behind the other.
struct Lines {
    numbers: Vec<u32>,
    end: u32,
}

impl Lines {
    /// Those from the line at `start` on, as far as they begin before `limit`.
    fn find(text: &[u8], start: u32, limit: u32) -> Lines {
        let mut lines = Lines { numbers: Vec::new(), end: start };
        while lines.end < limit
            && let Some(number) = definition_number(text, lines.end)
        {
            lines.numbers.push(number);
            lines.end = skip::next_line(text, lines.end);
        }
        lines
    }

    /// Likewise up to the end of the text, found by several threads, each in a part.
    fn find_beside(text: &[u8], start: u32, threads: usize) -> Lines {
        let len = text.len() as u32;
        let size = (len - start) / threads.max(1) as u32;
        let mut starts: Vec<u32> = (1..threads as u32).map(|at| skip::next_line(text, start + at * size)).collect();
        starts.push(len);
        let mut found: Vec<Lines> = starts.iter().map(|_| Lines { numbers: Vec::new(), end: 0 }).collect();
        std::thread::scope(|scope| {
            let mut from = start;
            for (&to, found) in starts.iter().zip(&mut found) {
                let mut find = move || *found = Lines::find(text, from, to);
                from = to;
                if to == len { find() } else { drop(scope.spawn(find)) }
            }
        });
        let mut all = Lines { numbers: Vec::new(), end: start };
        for (mut part, to) in found.into_iter().zip(starts) {
            match all.numbers.is_empty() {
                true => all.numbers = part.numbers,
                false => all.numbers.append(&mut part.numbers),
            }
            all.end = part.end;
            if part.end < to {
                break;
            }
        }
        all
    }
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
        if definition_number(text, start).is_none() {
            return false;
        }
        let rest = text.len() as u32 - start;
        // Starting threads pays once: more than one long list of definitions is not usual.
        let beside = self.deferred.threads > 1 && rest >= MIN_PARALLEL_BYTES && !self.deferred.looked_beside;
        let lines = match beside {
            true => Lines::find_beside(text, start, self.deferred.threads),
            false => Lines::find(text, start, text.len() as u32),
        };
        self.deferred.looked_beside |= beside;
        let Some(scope) = self.scope.own() else { return false };
        self.tables.metadata.reserve_many(lines.numbers.len());
        scope.metadata.reserve(lines.numbers.len());
        for number in lines.numbers {
            if !self.deferred.define(number) {
                self.deferred.irregular = true;
            }
            if scope.metadata.get(number).is_none() {
                scope.metadata.insert(number, self.tables.metadata.reserve());
            }
        }
        self.deferred.lines.push(start..lines.end);
        self.cursor.seek(lines.end);
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
