//! A line assembled in place, for the common lines of bounded length, of which a module has hundreds of
//! thousands. The end position of the text stays in a register from the first piece to the last, and each
//! piece is one store of fixed size. This takes a third of the time of appending piece by piece to a vector.
//!
//! A line may give up at any piece. Then nothing is written, and the general writer takes over.

use draig_num::decimal_digits;

use super::spelled::Spelling;
use super::text::Word;

/// Size of a line in bytes. Positions wrap there, so that no piece needs a check; a line that wrapped is refused at
/// its end.
const LINE_BYTES: usize = 512;

/// Maximum bytes that a piece writes beyond its end.
const SLACK: usize = 64;

/// Size of the memory of a line.
const BUFFER_BYTES: usize = LINE_BYTES + SLACK;

/// Size of the collected lines in bytes.
const LINES_BYTES: usize = 1 << 11;

/// The end of a line that gave up; pieces may still be added.
const GIVEN_UP: usize = 1 << 30;

/// Numbers from this one on have more than eight digits and are rare.
const LARGE: u32 = 100_000_000;

/// A line being assembled.
pub(super) struct Line<'b> {
    text: &'b mut [u8; BUFFER_BYTES],
    at: usize,
}

/// Complete lines, which are appended to the text many at a time. Their memory is cleared only once.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// Room for lines; allocated for the first one.
    text: Option<Box<[u8; LINES_BYTES + BUFFER_BYTES]>>,
    /// End of the lines; what follows is overwritten.
    end: usize,
}

impl Lines {
    /// Makes room for a line.
    #[inline]
    pub(super) fn make_room(&mut self, out: &mut Vec<u8>) {
        if self.end >= LINES_BYTES {
            self.flush(out);
        }
    }

    /// Adds a line where room was made, and returns whether it was added: `compose` may give up, and the line may
    /// be too long.
    #[inline]
    pub(super) fn add(&mut self, compose: impl FnOnce(Line<'_>) -> Line<'_>) -> bool {
        let text = self.text.get_or_insert_with(|| Box::new([0; LINES_BYTES + BUFFER_BYTES]));
        let Some(text) = text[self.end % LINES_BYTES..].first_chunk_mut() else { return false };
        let end = compose(Line { text, at: 0 }).at;
        // The end only grows, so a line that wrapped shows here.
        let fits = end < LINE_BYTES;
        if fits {
            self.end += end;
        }
        fits
    }

    /// Appends the lines to the text.
    pub(super) fn flush(&mut self, out: &mut Vec<u8>) {
        let text = self.text.as_ref().and_then(|text| text.get(..self.end));
        out.extend_from_slice(text.unwrap_or_default());
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
    pub(super) fn chunk<const N: usize>(mut self, bytes: &[u8; N], len: usize) -> Self {
        const { assert!(N <= SLACK, "the last position has room for them") };
        let start = self.at % LINE_BYTES;
        self.text[start..start + N].copy_from_slice(bytes);
        self.at += len;
        self
    }

    /// Appends a fixed text.
    #[inline]
    pub(super) fn text<const N: usize>(self, text: &[u8; N]) -> Self {
        self.chunk(text, N)
    }

    #[inline]
    pub(super) fn word<const N: usize>(self, word: &Word<N>) -> Self {
        self.chunk(&word.text, word.len.into())
    }

    /// Appends a word and a blank.
    #[inline]
    pub(super) fn word_and_blank(self, word: &Word) -> Self {
        self.chunk(&word.text, usize::from(word.len) + 1)
    }

    /// Appends a cached spelling and a number of blanks, which may be one.
    #[inline]
    pub(super) fn spelled(self, spelling: Spelling<'_>, blanks: usize) -> Self {
        match spelling.short() {
            Some(short) => self.chunk(short, spelling.len() + blanks),
            None => self.chunk(spelling.bytes(), spelling.len() + blanks),
        }
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

    /// Appends a part of some bytes, most of whose parts are short.
    #[inline]
    pub(super) fn part(self, bytes: &[u8], start: usize, len: usize) -> Self {
        const SHORT: usize = 32;
        match bytes.get(start..).and_then(<[u8]>::first_chunk::<SHORT>) {
            Some(chunk) if len <= SHORT => self.chunk(chunk, len),
            _ => self.bytes(&bytes[start..start + len]),
        }
    }

    /// Appends spaces up to a column that is at most 64 bytes away, at least one.
    #[inline]
    pub(super) fn blanks_to(self, column: usize) -> Self {
        let end = (self.at + 1).max(column);
        Line { at: end, ..self.text(&[b' '; SLACK]) }
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
        self.chunk(&text.to_le_bytes(), N + count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(compose: impl FnOnce(Line<'_>) -> Line<'_>) -> Option<Vec<u8>> {
        let (mut lines, mut out) = (Lines::default(), Vec::new());
        lines.make_room(&mut out);
        let added = lines.add(compose);
        lines.flush(&mut out);
        added.then_some(out)
    }

    #[test]
    fn pieces_follow_one_another() {
        let word = Word::new("getelementptr");
        let line = written(|line| {
            let line = line.text(b"a = ").word(&word).number(b" %", 0).number(b", !dbg !", 99_999_999);
            line.blanks_to(50).word_and_blank(&Word::new("i8")).bytes(b"end")
        });
        assert_eq!(line.as_deref(), Some(&b"a = getelementptr %0, !dbg !99999999              i8 end"[..]));
    }

    #[test]
    fn lines_are_collected_in_order() {
        let (mut lines, mut out, mut expected) = (Lines::default(), b"before\n".to_vec(), b"before\n".to_vec());
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
    }

    #[test]
    fn lines_that_give_up_or_wrap_are_refused() {
        assert_eq!(written(|line| line.bytes(&[b'x'; LINE_BYTES - 2]).number(b"%", 1)), None);
        assert_eq!(written(|line| line.bytes(&[b'x'; LINE_BYTES]).text(b"")), None);
        assert_eq!(written(|line| line.bytes(&[b'x'; 2 * BUFFER_BYTES]).text(b"a")), None);
        assert_eq!(written(|line| line.text(b"a").number(b"%", LARGE).text(b"b")), None);
        assert_eq!(written(|line| line.text(b"a").give_up().bytes(b"b").blanks_to(9)), None);
        let long = written(|line| line.bytes(&[b'x'; LINE_BYTES - 3]).number(b"%", 1));
        assert_eq!(long.map(|line| line.len()), Some(LINE_BYTES - 1));
    }
}
