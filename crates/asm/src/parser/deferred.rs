//! Deferred metadata definitions. Like bodies, they are skipped while the top level is read: their numbers
//! are reserved in order and their lines recorded. They are read once all names are known, by several threads
//! if available. Only lines that begin with `!12 = ` are deferred; compilers write no others. If a definition
//! turns out to span lines, or a number is defined twice, the text is read again without deferring
//! ([`super::reading`]).

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use draig_ir::Tables;

use super::Parser;
use super::body_ends::BodyEnds;
use super::quick::Quick;
use crate::lexer::{TokenKind, skip};

/// The deferred definitions.
#[derive(Debug, Default)]
pub(crate) struct Deferred {
    /// Whether definitions are deferred and the ends of bodies guessed.
    pub(crate) enabled: bool,
    /// Ranges of the text in order; each consists of whole lines that contain nothing but definitions.
    pub(super) lines: Vec<Range<u32>>,
    /// Whether something that cannot be deferred was seen.
    pub(super) irregular: bool,
    /// One bit per defined number.
    defined: Vec<u64>,
    /// The state of other threads that search for definitions and the ends of bodies, if there are any.
    pub(super) ahead: Option<Arc<LineSearch>>,
    /// Whether no `}` begins a line from here on; repeated searches for one would take time quadratic in the
    /// text.
    no_guess: bool,
}

/// A text, or the remainder of one, below this size is searched by one thread.
const MIN_PARALLEL_BYTES: u32 = 1 << 20;

/// Minimum bytes of text that a thread searches at a time.
const MIN_PIECE_BYTES: u32 = 1 << 18;

/// Makes threads finish at about the same time.
const PIECES_PER_THREAD: u32 = 16;

/// Distance within which the end of a line is looked for when only speed depends on finding it.
const NEAR_BYTES: usize = 1 << 14;

/// Numbers from this one on are not deferred: the set of defined numbers takes a bit each.
const MAX_NUMBER: u32 = 1 << 26;

/// Bytes of text per word of a node, a lower bound: clang and rustc write 15 to 25.
const BYTES_PER_WORD: usize = 15;

impl Deferred {
    /// Guesses the end of a body; see [`skip::guess_body_end`].
    pub(crate) fn guess_body_end(&mut self, text: &[u8], body: u32) -> Option<u32> {
        if !self.enabled || self.no_guess {
            return None;
        }
        let end = match &self.ahead {
            Some(ahead) => ahead.bodies.find(text, body),
            None => skip::guess_body_end(text, body),
        };
        self.no_guess = end.is_none();
        end
    }

    /// Returns the total size of the definitions in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.lines.iter().map(|line| line.len()).sum()
    }

    /// Prepares tables for the definitions.
    pub(super) fn announce(&self, tables: &mut Tables) {
        tables.metadata.begin_many(self.bytes() / BYTES_PER_WORD);
    }

    /// Prepares an overlay for some of the definitions.
    pub(super) fn announce_part(lines: &Range<u32>, overlay: &mut Tables) {
        overlay.metadata.reserve_words(lines.len() / BYTES_PER_WORD);
    }

    /// Records definitions, and whether one is not the first of its number.
    fn define(&mut self, numbers: &[u32]) {
        for &number in numbers {
            let (word, bit) = (number as usize / 64, 1 << (number % 64));
            if self.defined.len() <= word {
                self.defined.resize(word + 1, 0);
            }
            self.irregular |= self.defined[word] & bit != 0;
            self.defined[word] |= bit;
        }
    }
}

/// Returns the number of a line that begins with `!12 = `.
#[inline]
fn definition_number(text: &[u8], at: u32) -> Option<u32> {
    let mut line = Quick::new(text, at);
    line.eat(b"!")?;
    let number = line.number()?;
    line.eat(b" = ")?;
    (number < MAX_NUMBER).then_some(number)
}

/// Definitions on consecutive lines.
#[derive(Debug)]
struct Lines {
    numbers: Vec<u32>,
    end: u32,
}

impl Lines {
    /// Returns the definitions from the line at `start` on that begin before `limit`.
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
}

/// The lines of definitions at the end of a text, and the ends of the bodies before them. Threads search for
/// them while another one reads the top level up to there. The start of the definitions is a guess; the
/// result does not depend on it.
#[derive(Debug)]
pub(super) struct LineSearch {
    bodies: BodyEnds,
    /// The starts of the pieces, and the end of the text.
    starts: Vec<u32>,
    found: Vec<OnceLock<Lines>>,
    /// The next piece to search.
    next: AtomicUsize,
}

impl LineSearch {
    /// Creates pieces for this many threads; `None` if there is too little to search.
    pub(super) fn new(text: &[u8], threads: usize) -> Option<LineSearch> {
        let len = u32::try_from(text.len()).ok()?;
        let mut start = skip::next_line(text, first_definition(text, len));
        if len < MIN_PARALLEL_BYTES {
            return None;
        }
        if len - start < MIN_PARALLEL_BYTES {
            start = len;
        }
        let bodies = BodyEnds::new(start);
        let pieces = u32::try_from(threads).unwrap_or(u32::MAX).saturating_mul(PIECES_PER_THREAD);
        let size = ((len - start) / pieces).max(MIN_PIECE_BYTES);
        let mut starts = Vec::new();
        while start < len {
            starts.push(start);
            start = skip::next_line(text, start.saturating_add(size));
        }
        let found = starts.iter().map(|_| OnceLock::new()).collect();
        starts.push(len);
        Some(LineSearch { bodies, starts, found, next: AtomicUsize::new(0) })
    }

    /// Searches for definitions, then for the ends of bodies, while any are left.
    pub(super) fn search_all(&self, text: &[u8]) {
        self.search(text);
        self.bodies.search(text);
    }

    /// Stops the search once the top level has been read.
    pub(super) fn stop(&self) {
        self.bodies.stop();
    }

    /// Searches pieces until all are taken.
    fn search(&self, text: &[u8]) {
        while self.piece(text, self.next.fetch_add(1, Ordering::Relaxed)).is_some() {}
    }

    /// Returns the lines of a piece once they are found.
    fn piece(&self, text: &[u8], at: usize) -> Option<&Lines> {
        let &[from, to] = self.starts.get(at..)?.first_chunk()?;
        Some(self.found[at].get_or_init(|| Lines::find(text, from, to)))
    }

    /// Calls `visit` with the numbers of the definitions from `start` on, and returns their end.
    fn each(&self, text: &[u8], start: u32, mut visit: impl FnMut(&[u32])) -> u32 {
        let first = self.starts.partition_point(|&from| from < start);
        let before = Lines::find(text, start, self.starts.get(first).copied().unwrap_or(u32::MAX));
        visit(&before.numbers);
        let mut end = before.end;
        if self.starts.get(first) == Some(&end) {
            self.search(text);
        }
        for (at, &from) in self.starts.iter().enumerate().skip(first) {
            let Some(lines) = self.piece(text, at).filter(|_| from == end) else { break };
            visit(&lines.numbers);
            end = lines.end;
        }
        end
    }
}

/// Returns the approximate start of the definitions that extend to the end of the text. If there are
/// definitions elsewhere too, it may be anywhere.
fn first_definition(text: &[u8], len: u32) -> u32 {
    let (mut low, mut high) = (0, len);
    while low < high {
        let middle = low + (high - low) / 2;
        let near = &text[..text.len().min(middle as usize + NEAR_BYTES)];
        match definition_number(text, skip::next_line(near, middle)) {
            Some(_) => high = middle,
            None => low = middle + 1,
        }
    }
    low
}

impl<'a> Parser<'a, '_> {
    /// Defers the metadata definitions that begin here; returns false if there are none.
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
        let Some(scope) = self.scope.own() else { return false };
        let (deferred, pool) = (&mut self.deferred, &mut self.tables.metadata);
        let ahead = deferred.ahead.clone();
        let mut reserve = |numbers: &[u32]| {
            deferred.define(numbers);
            pool.reserve_many(numbers.len());
            scope.metadata.fill(numbers, || pool.reserve());
        };
        let end = match ahead {
            Some(ahead) => ahead.each(text, start, reserve),
            None => {
                let lines = Lines::find(text, start, text.len() as u32);
                reserve(&lines.numbers);
                lines.end
            }
        };
        self.deferred.lines.push(start..end);
        self.cursor.seek(end);
        true
    }

    /// Reads deferred definitions.
    pub(super) fn deferred_definitions(&mut self, text: &'a [u8], lines: Range<u32>) {
        let start = self.locations(text, lines.start, lines.end);
        self.cursor = super::Cursor::new(text, start..lines.end);
        while !self.cursor.at(TokenKind::Eof) {
            let number = self.cursor.at(TokenKind::MetadataId);
            if !number {
                // The line continued or held only a comment, which was not expected.
                let error = self.cursor.error("expected top-level entity");
                return self.report(error);
            }
            if let Err(error) = self.metadata_definition() {
                return self.report(error);
            }
            if self.cursor.at(TokenKind::MetadataId) {
                let at = self.cursor.loc();
                let next = self.locations(text, at, lines.end);
                if next != at {
                    self.cursor.seek(next);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns definitions with these numbers, one per line.
    fn definitions(numbers: Range<u32>) -> String {
        numbers
            .map(|number| format!("!{number} = !{{!\"some text that makes the line longer\", i32 {number}}}\n"))
            .collect()
    }

    #[test]
    fn lines_that_were_looked_for_ahead_are_those_found_in_turn() {
        let global = "@global = global i32 0\n";
        let body = "define void @f() {\n  ret void\n}\n".repeat(1 << 14);
        let (few, many) = (definitions(0..10), definitions(10..40_000));
        let texts = [
            [body.as_str(), &many].concat(),
            [few.as_str(), global, &many].concat(),
            [many.as_str(), global, &few].concat(),
            [few.as_str(), global, &many, global, &body].concat(),
            [many.as_str(), "!40000 = !{\n}"].concat(),
        ];
        for (number, text) in texts.iter().enumerate() {
            let text = text.as_bytes();
            let ahead = LineSearch::new(text, 3).expect("the text is long enough");
            assert!(
                number == 3 || !ahead.found.is_empty(),
                "only where definitions do not reach to the end they may be missed"
            );
            ahead.search_all(text);
            for start in [text.windows(3).position(|at| at == b"!0 "), text.windows(4).position(|at| at == b"!10 ")] {
                let Some(start) = start.map(|start| start as u32) else { continue };
                let wanted = Lines::find(text, start, text.len() as u32);
                let mut numbers = Vec::new();
                let end = ahead.each(text, start, |some| numbers.extend_from_slice(some));
                assert_eq!((numbers.len(), end), (wanted.numbers.len(), wanted.end), "text {number}");
                assert_eq!(numbers, wanted.numbers);
            }
        }
    }
}
