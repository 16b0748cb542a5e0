//! Metadata definitions are left out while the top level is read, like bodies: their numbers are
//! reserved in order, their lines are noted, and both are read when all names are known, by several
//! threads if there are. Only lines that begin with `!12 = ` are left out; what compilers write is
//! nothing else. If a definition turns out to span lines, or a number is defined twice, the text is
//! read again without leaving anything out ([`super::reading`]).

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use draig_ir::Tables;

use super::Parser;
use super::body_ends::BodyEnds;
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
    /// Where other threads look for definitions and the ends of bodies, if they do.
    pub(super) ahead: Option<Arc<LinesAhead>>,
    /// Whether no `}` begins a line from here on; looking for one again and again would take time
    /// in the square of the text.
    no_guess: bool,
}

/// Shorter texts, and rests of them, are looked through by one thread.
const MIN_PARALLEL_BYTES: u32 = 1 << 20;

/// Bytes of text that a thread looks through at a time, at least.
const MIN_PIECE_BYTES: u32 = 1 << 18;

/// So that threads are done at about the same time.
const PIECES_PER_THREAD: u32 = 16;

/// How far the end of a line is looked for where nothing but time depends on finding it.
const NEAR_BYTES: usize = 1 << 14;

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
        let end = match &self.ahead {
            Some(ahead) => ahead.bodies.find(text, body),
            None => skip::guess_body_end(text, body),
        };
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

    /// Prepares an overlay for some of them.
    pub(super) fn announce_part(lines: &Range<u32>, overlay: &mut Tables) {
        overlay.metadata.reserve_words(lines.len() / BYTES_PER_WORD);
    }

    /// Notes definitions, and whether one is not the first of its number.
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
#[derive(Debug)]
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
}

/// The lines of definitions at the end of a text, and the ends of the bodies in front of them, which threads
/// look for while another one reads the top level up to there. Where definitions begin is a guess; what is
/// found does not depend on it.
#[derive(Debug)]
pub(super) struct LinesAhead {
    bodies: BodyEnds,
    /// Where the pieces begin, and the end of the text.
    starts: Vec<u32>,
    found: Vec<OnceLock<Lines>>,
    /// The piece that is looked through next.
    next: AtomicUsize,
}

impl LinesAhead {
    /// Pieces for this many threads; `None` if there is too little to look through.
    pub(super) fn new(text: &[u8], threads: usize) -> Option<LinesAhead> {
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
        Some(LinesAhead { bodies, starts, found, next: AtomicUsize::new(0) })
    }

    /// Looks for definitions, then for the ends of bodies, as long as there is something to look through.
    pub(super) fn look_for_all(&self, text: &[u8]) {
        self.look(text);
        self.bodies.look(text);
    }

    /// The top level was read.
    pub(super) fn stop(&self) {
        self.bodies.stop();
    }

    /// Looks through pieces until each is somebody's.
    fn look(&self, text: &[u8]) {
        while self.piece(text, self.next.fetch_add(1, Ordering::Relaxed)).is_some() {}
    }

    /// The lines of a piece, when they are found.
    fn piece(&self, text: &[u8], at: usize) -> Option<&Lines> {
        let &[from, to] = self.starts.get(at..)?.first_chunk()?;
        Some(self.found[at].get_or_init(|| Lines::find(text, from, to)))
    }

    /// Calls `visit` with the numbers of the definitions from `start` on, and gives where they end.
    fn each(&self, text: &[u8], start: u32, mut visit: impl FnMut(&[u32])) -> u32 {
        let first = self.starts.partition_point(|&from| from < start);
        let before = Lines::find(text, start, self.starts.get(first).copied().unwrap_or(u32::MAX));
        visit(&before.numbers);
        let mut end = before.end;
        if self.starts.get(first) == Some(&end) {
            self.look(text);
        }
        for (at, &from) in self.starts.iter().enumerate().skip(first) {
            let Some(lines) = self.piece(text, at).filter(|_| from == end) else { break };
            visit(&lines.numbers);
            end = lines.end;
        }
        end
    }
}

/// About where definitions begin that go on to the end of the text. If definitions stand elsewhere too,
/// it may be anywhere.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Definitions with these numbers, each on a line.
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
            let ahead = LinesAhead::new(text, 3).expect("the text is long enough");
            assert!(
                number == 3 || !ahead.found.is_empty(),
                "only where definitions do not reach to the end they may be missed"
            );
            ahead.look_for_all(text);
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
