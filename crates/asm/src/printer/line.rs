//! A line assembled in place, for the common lines of bounded length, of which a module has hundreds of
//! thousands. The end position of the text stays in a register from the first piece to the last, and each
//! piece is one store of fixed size. This takes a third of the time of appending piece by piece to a vector.
//!
//! A line may give up at any piece. Then nothing is written, and the general writer takes over.

use draig_num::decimal_digits;

use super::text::Word;

/// Size of the buffer in bytes.
const BUFFER_BYTES: usize = 192;

/// Size of the collected lines in bytes.
const LINES_BYTES: usize = 1 << 12;

/// Maximum bytes that a piece writes beyond its end.
const SLACK: usize = 16;

/// The end of a line that gave up; pieces may still be added.
const GIVEN_UP: usize = 1 << 30;

/// Numbers from this one on have more than eight digits and are rare.
const LARGE: u32 = 100_000_000;

/// A line being assembled.
pub(super) struct Line<'b> {
    text: &'b mut [u8; BUFFER_BYTES],
    at: usize,
}

/// Appends a line and returns whether it was written: `compose` may give up, and the line may be too long.
#[inline]
pub(super) fn write_line(out: &mut Vec<u8>, compose: impl FnOnce(Line<'_>) -> Line<'_>) -> bool {
    let start = out.len();
    out.extend_from_slice(&[0; BUFFER_BYTES]);
    let Some(text) = out.last_chunk_mut() else { return false };
    let end = compose(Line { text, at: 0 }).at;
    // Pieces without room were dropped, which shows here: the end only grows.
    let fits = end <= BUFFER_BYTES - SLACK;
    out.truncate(if fits { start + end } else { start });
    fits
}

/// Complete lines, which are appended to the text many at a time. Their memory is cleared only once.
#[derive(Debug, Default)]
pub(super) struct Lines {
    text: Vec<u8>,
    /// End of the lines; what follows is overwritten.
    end: usize,
}

impl Lines {
    pub(super) fn new() -> Lines {
        Lines { text: vec![0; LINES_BYTES], end: 0 }
    }

    /// Makes room for a line.
    #[inline]
    pub(super) fn make_room(&mut self, out: &mut Vec<u8>) {
        if self.end + BUFFER_BYTES > self.text.len() {
            self.flush(out);
        }
    }

    /// Adds a line, as [`write_line`] does, where room was made.
    #[inline]
    pub(super) fn add(&mut self, compose: impl FnOnce(Line<'_>) -> Line<'_>) -> bool {
        let room = self.text.get_mut(self.end..).and_then(|rest| rest.first_chunk_mut());
        let Some(text) = room else { return false };
        let end = compose(Line { text, at: 0 }).at;
        let fits = end <= BUFFER_BYTES - SLACK;
        if fits {
            self.end += end;
        }
        fits
    }

    /// Appends the lines to the text.
    pub(super) fn flush(&mut self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.text.get(..self.end).unwrap_or_default());
        self.end = 0;
    }
}

impl Line<'_> {
    /// Gives up, because the line has an unsupported form.
    #[inline]
    pub(super) fn give_up(mut self) -> Self {
        self.at = GIVEN_UP;
        self
    }

    /// Appends the first `len` of some bytes.
    #[inline]
    fn chunk<const N: usize>(mut self, bytes: [u8; N], len: usize) -> Self {
        const { assert!(N <= SLACK, "the check of the end relies on it") };
        if self.at <= BUFFER_BYTES - N {
            self.text[self.at..self.at + N].copy_from_slice(&bytes);
        }
        self.at += len;
        self
    }

    /// Appends a fixed text.
    #[inline]
    pub(super) fn text<const N: usize>(mut self, text: &[u8; N]) -> Self {
        const { assert!(N <= BUFFER_BYTES) };
        if self.at <= BUFFER_BYTES - N {
            self.text[self.at..self.at + N].copy_from_slice(text);
        }
        self.at += N;
        self
    }

    #[inline]
    pub(super) fn word(self, word: &Word) -> Self {
        self.chunk(word.text, word.len.into())
    }

    /// Appends a text of any length.
    #[inline]
    pub(super) fn bytes(mut self, bytes: &[u8]) -> Self {
        if let Some(place) = self.text.get_mut(self.at..self.at + bytes.len()) {
            place.copy_from_slice(bytes);
        }
        self.at += bytes.len();
        self
    }

    /// Appends spaces up to a column. The line must be shorter.
    #[inline]
    pub(super) fn blanks_to(self, column: usize) -> Self {
        let line = self.text(&[b' '; 64]);
        // There are as many blanks as the longest distance.
        Line { at: if line.at >= GIVEN_UP { line.at } else { column }, ..line }
    }

    /// Appends a fixed text of up to eight bytes followed by a number, such as `%12`.
    #[inline]
    pub(super) fn number<const N: usize>(self, before: &[u8; N], number: u32) -> Self {
        const { assert!(N <= 8, "text and digits are one store") };
        if number >= LARGE {
            return self.give_up();
        }
        let (digits, count) = decimal_digits(number);
        let mut head = [0; 16];
        head[..N].copy_from_slice(before);
        let text = u128::from_le_bytes(head) | u128::from(u64::from_le_bytes(digits)) << (8 * N);
        self.chunk(text.to_le_bytes(), N + count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_follow_one_another() {
        let mut out = b"before ".to_vec();
        let word = Word::new("getelementptr");
        assert!(write_line(&mut out, |line| {
            line.text(b"a = ").word(&word).number(b" %", 0).number(b", !dbg !", 99_999_999).bytes(b" end")
        }));
        assert_eq!(out, b"before a = getelementptr %0, !dbg !99999999 end");
    }

    #[test]
    fn lines_are_collected_in_order() {
        let (mut lines, mut out, mut expected) = (Lines::new(), b"before\n".to_vec(), b"before\n".to_vec());
        for number in 0..5_000 {
            lines.make_room(&mut out);
            let long = number % 7 == 0;
            let added = lines.add(|line| {
                let line = line.number(b"%", number).text(b"\n");
                if long { line.bytes(&[b'x'; BUFFER_BYTES]) } else { line }
            });
            assert_eq!(added, !long);
            if !long {
                expected.extend_from_slice(format!("%{number}\n").as_bytes());
            }
        }
        lines.flush(&mut out);
        assert!(out == expected);
        assert!(!Lines::default().add(|line| line.text(b"a")));
    }

    #[test]
    fn refused_pieces_leave_the_line_unchanged() {
        let mut out = b"before".to_vec();
        assert!(!write_line(&mut out, |line| line.bytes(&[b'x'; BUFFER_BYTES - SLACK]).number(b"%", 1)));
        assert!(!write_line(&mut out, |line| line.bytes(&[b'x'; 2 * BUFFER_BYTES]).text(b"a")));
        assert!(!write_line(&mut out, |line| line.text(b"a").number(b"%", LARGE).text(b"b")));
        assert!(!write_line(&mut out, |line| line.text(b"a").give_up().bytes(b"b")));
        assert_eq!(out, b"before");
        assert!(write_line(&mut out, |line| line.bytes(&[b'x'; BUFFER_BYTES - SLACK])));
        assert_eq!(out.len(), 6 + BUFFER_BYTES - SLACK);
    }
}
