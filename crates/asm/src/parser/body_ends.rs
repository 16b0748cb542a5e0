//! Finds the ends of bodies. Threads search from the end of the text backwards while another reads the top
//! level from the start. The result does not depend on which of them found an end.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use memchr::memmem::Finder;

use crate::lexer::skip;

/// Bytes of text that a thread searches at a time.
const PIECE_BYTES: usize = 1 << 18;

/// The ends of bodies found so far.
#[derive(Debug)]
pub(super) struct BodyEnds {
    /// Positions of line ends that precede a `}`, by piece of the text.
    found: Vec<OnceLock<Vec<u32>>>,
    /// End of the last piece.
    end: usize,
    /// Number of pieces that no thread has taken yet. Pieces are taken from the end, so these are the first
    /// ones.
    left: AtomicUsize,
    /// The piece that the reader of the top level has reached.
    front: AtomicUsize,
}

/// The searcher for the guessed end of a body ([`skip::guess_body_end`]).
fn finder() -> Finder<'static> {
    Finder::new(b"\n}")
}

impl BodyEnds {
    /// Creates the state for a text whose bodies, or most of them, precede `end`.
    pub(super) fn new(end: u32) -> BodyEnds {
        let end = end as usize;
        let count = end.div_ceil(PIECE_BYTES);
        BodyEnds {
            found: (0..count).map(|_| OnceLock::new()).collect(),
            end,
            left: AtomicUsize::new(count),
            front: AtomicUsize::new(0),
        }
    }

    /// Searches pieces until the reader of the top level reaches them.
    pub(super) fn search(&self, text: &[u8]) {
        let finder = finder();
        let take = |left: usize| left.checked_sub(1).filter(|&at| at > self.front.load(Ordering::Relaxed));
        while let Ok(left) = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take) {
            let at = left - 1;
            let start = at * PIECE_BYTES;
            self.found[at].get_or_init(|| {
                finder.find_iter(self.piece(text, at, start)).map(|line_end| (start + line_end) as u32).collect()
            });
        }
    }

    /// Stops the search.
    pub(super) fn stop(&self) {
        self.front.store(usize::MAX, Ordering::Relaxed);
    }

    /// Returns the text of a piece from `at` to its end, plus the next byte.
    fn piece<'t>(&self, text: &'t [u8], at: usize, from: usize) -> &'t [u8] {
        let end = self.end.min((at + 1) * PIECE_BYTES) + 1;
        text.get(from..text.len().min(end)).unwrap_or_default()
    }

    /// Finds the end of a body; see [`skip::guess_body_end`].
    pub(super) fn find(&self, text: &[u8], body: u32) -> Option<u32> {
        let mut from = body as usize;
        for at in from / PIECE_BYTES..self.found.len() {
            self.front.store(at, Ordering::Relaxed);
            let line_end = match self.found[at].get() {
                Some(found) => found.get(found.partition_point(|&line_end| (line_end as usize) < from)).copied(),
                None => finder().find(self.piece(text, at, from)).map(|line_end| (from + line_end) as u32),
            };
            if let Some(line_end) = line_end {
                return Some(line_end + 1);
            }
            from = ((at + 1) * PIECE_BYTES).min(self.end).max(from);
        }
        skip::guess_body_end(text, u32::try_from(from).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_do_not_depend_on_the_searcher() {
        let mut text = Vec::new();
        for number in 0..40_000usize {
            text.extend_from_slice(b"define void @f() {\n");
            text.resize(text.len() + number * 7 % 41, b' ');
            text.extend_from_slice(if number % 9 == 0 { b"\n  }\n}}\n" } else { b"}\n\n}\n" });
        }
        // Line ends at the ends of pieces.
        for at in 1..3 {
            text[at * PIECE_BYTES - 1..=at * PIECE_BYTES].copy_from_slice(b"\n}");
        }
        let len = text.len() as u32;
        for end in [0, 1, 1 << 18, (1 << 18) + 1, len / 2, len - 1, len] {
            for looked in [false, true] {
                let ends = BodyEnds::new(end);
                if looked {
                    ends.search(&text);
                    assert!(ends.found.iter().skip(1).all(|found| found.get().is_some()));
                }
                for body in (0..len).step_by(997).chain([PIECE_BYTES as u32 - 1, PIECE_BYTES as u32, len - 1, len]) {
                    let wanted = skip::guess_body_end(&text, body);
                    assert_eq!(ends.find(&text, body), wanted, "from {body}, with ends to {end}");
                }
            }
        }
    }

    #[test]
    fn text_already_read_is_not_searched() {
        let text = vec![b'\n'; 8 * PIECE_BYTES];
        let ends = BodyEnds::new(text.len() as u32);
        ends.front.store(5, Ordering::Relaxed);
        ends.search(&text);
        assert!((0..8).all(|at| ends.found[at].get().is_some() == (at > 5)));
        ends.stop();
        ends.search(&text);
        assert!(ends.found[5].get().is_none());
    }
}
