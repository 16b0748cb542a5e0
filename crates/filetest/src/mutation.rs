//! Damaged inputs: every case is a pure function of corpus, seed and number.
//!
//! Mutations test how a reader handles malformed files. The caller decides what counts as a fault (a panic, a
//! hang), except that [`smoke`] runs a body for a while inside a test.

use std::time::{Duration, Instant};

/// A corpus and a seed.
#[derive(Debug)]
pub struct Mutator<'a> {
    corpus: &'a [Vec<u8>],
    seed: u64,
}

/// One damaged input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Index of the damaged file in the corpus.
    pub file: usize,
    /// The kinds of damage, in the order in which they were applied.
    pub kinds: Vec<Kind>,
    /// The damaged bytes.
    pub bytes: Vec<u8>,
}

/// A way to damage a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Changes a few bytes.
    Bytes,
    /// Cuts off the end.
    Truncate,
    /// Removes a range.
    Remove,
    /// Repeats a range.
    Repeat,
    /// Inserts lines of another file.
    Splice,
    /// Removes, repeats or moves a line.
    Line,
    /// Swaps two tokens.
    Swap,
    /// Replaces a token with one of another file.
    Token,
    /// Replaces a number with one at some limit.
    Number,
    /// Opens brackets many times, and closes them or not.
    Nest,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 10] = [
        Kind::Bytes,
        Kind::Truncate,
        Kind::Remove,
        Kind::Repeat,
        Kind::Splice,
        Kind::Line,
        Kind::Swap,
        Kind::Token,
        Kind::Number,
        Kind::Nest,
    ];
}

/// Runs `body` on damaged inputs for about `time`; returns their number.
///
/// Meant for tests: one second of it finds gross faults, and the returned count shows that it ran. A panic of
/// `body` fails the test; the message contains the case.
///
/// # Panics
///
/// Panics if `corpus` is empty, and whenever `body` does.
pub fn smoke(corpus: &[Vec<u8>], seed: u64, time: Duration, mut body: impl FnMut(&[u8])) -> u64 {
    struct CaseOnPanic<'a>(u64, u64, &'a Case);
    impl Drop for CaseOnPanic<'_> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                let CaseOnPanic(seed, number, case) = self;
                let text = String::from_utf8_lossy(&case.bytes);
                let text: String = text.chars().take(4000).collect();
                eprintln!("seed {seed}, case {number}, {:?}:\n{text}", case.kinds);
            }
        }
    }
    assert!(!corpus.is_empty(), "nothing to damage");
    let mutator = Mutator::new(corpus, seed);
    let start = Instant::now();
    let mut number = 0;
    while start.elapsed() < time {
        let case = mutator.case(number);
        let case_on_panic = CaseOnPanic(seed, number, &case);
        body(&case.bytes);
        drop(case_on_panic);
        number += 1;
    }
    number
}

/// Maximum size of a damaged input, in bytes. Nests are the longest.
const MAX_BYTES: usize = 4 << 20;

/// Depths of nests: below, at and far above a reader's likely limit.
const DEPTHS: [usize; 6] = [8, 100, 255, 1_000, 10_000, 200_000];

/// The openings and closings of nests.
const NESTS: [(&str, &str); 16] = [
    ("{", "}"),
    ("(", ")"),
    ("[", "]"),
    ("<", ">"),
    ("<{", "}>"),
    ("!{", "}"),
    ("[1 x ", "]"),
    ("<1 x ", ">"),
    ("{ i8, ", " }"),
    ("ptr (", ")"),
    ("void (", ")"),
    ("getelementptr (i8, ptr ", ", i64 1)"),
    ("[ptr ", "]"),
    ("splat (i8 ", ")"),
    ("target(\"a\", ", ")"),
    ("metadata !{", "}"),
];

/// Numbers at limits.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "7",
    "8",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "8388607",
    "8388608",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999999999999999999999",
    "0x7FF8000000000000",
    "1.0e999999",
];

impl<'a> Mutator<'a> {
    /// Creates the cases over `corpus`.
    #[must_use]
    pub fn new(corpus: &'a [Vec<u8>], seed: u64) -> Mutator<'a> {
        Mutator { corpus, seed }
    }

    /// Returns the case of a number; empty for an empty corpus.
    #[must_use]
    pub fn case(&self, number: u64) -> Case {
        let mut random = Random(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ mix(number));
        let file = random.below(self.corpus.len());
        let mut bytes = self.corpus.get(file).cloned().unwrap_or_default();
        let mut kinds = Vec::new();
        // Mostly one or two: a file damaged everywhere fails at its first line.
        let rounds = 1 + random.below(2) + random.below(4) / 3;
        for _ in 0..rounds {
            let kind = Kind::ALL[random.below(Kind::ALL.len())];
            self.damage(&mut bytes, kind, &mut random);
            bytes.truncate(MAX_BYTES);
            kinds.push(kind);
        }
        Case { file, kinds, bytes }
    }

    fn damage(&self, bytes: &mut Vec<u8>, kind: Kind, random: &mut Random) {
        match kind {
            Kind::Bytes => {
                for _ in 0..=random.below(4) {
                    let at = random.below(bytes.len());
                    let new = match random.below(4) {
                        0 => b"\0\xff\x80\"\\;\n\r{}()[]<>,=%@!#$^|:."[random.below(25)],
                        1 => bytes.get(random.below(bytes.len())).copied().unwrap_or_default(),
                        _ => random.next() as u8,
                    };
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte = new;
                    }
                }
            }
            Kind::Truncate => bytes.truncate(random.below(bytes.len())),
            Kind::Remove => {
                let range = random.range(bytes.len(), 64);
                bytes.drain(range);
            }
            Kind::Repeat => {
                let range = random.range(bytes.len(), 256);
                let times = 1 + random.below(3);
                let end = range.end;
                let piece = bytes[range].repeat(times);
                bytes.splice(end..end, piece);
            }
            Kind::Splice => {
                let Some(other) = self.corpus.get(random.below(self.corpus.len())) else {
                    return;
                };
                let lines = line_starts(other);
                let first = random.below(lines.len());
                let last = (first + 1 + random.below(20)).min(lines.len() - 1);
                let piece = other[lines[first]..lines[last].max(lines[first])].to_vec();
                let starts = line_starts(bytes);
                let at = starts[random.below(starts.len())];
                bytes.splice(at..at, piece);
            }
            Kind::Line => {
                let starts = line_starts(bytes);
                let line = |n: usize| starts[n]..starts.get(n + 1).copied().unwrap_or(bytes.len());
                let from = line(random.below(starts.len()));
                let to = starts[random.below(starts.len())];
                let piece = bytes[from.clone()].to_vec();
                match random.below(3) {
                    0 => {
                        bytes.drain(from);
                    }
                    1 => {
                        bytes.splice(to..to, piece);
                    }
                    _ => {
                        bytes.drain(from.clone());
                        let to = if to > from.start { to.saturating_sub(from.len()) } else { to };
                        let to = to.min(bytes.len());
                        bytes.splice(to..to, piece);
                    }
                }
            }
            Kind::Swap => {
                let tokens = tokens(bytes);
                if tokens.len() < 2 {
                    return;
                }
                // Nearby tokens are more likely to be exchangeable.
                let one = random.below(tokens.len() - 1);
                let other = (one + 1 + random.below(12)).min(tokens.len() - 1);
                let (first, second) = (tokens[one].clone(), tokens[other].clone());
                let mut swapped = bytes[second.clone()].to_vec();
                swapped.extend_from_slice(&bytes[first.end..second.start]);
                swapped.extend_from_slice(&bytes[first.clone()]);
                bytes.splice(first.start..second.end, swapped);
            }
            Kind::Token => {
                let Some(other) = self.corpus.get(random.below(self.corpus.len())) else {
                    return;
                };
                let new = tokens(other);
                let old = tokens(bytes);
                if new.is_empty() || old.is_empty() {
                    return;
                }
                let new = other[new[random.below(new.len())].clone()].to_vec();
                bytes.splice(old[random.below(old.len())].clone(), new);
            }
            Kind::Number => {
                let numbers = numbers(bytes);
                if let Some(old) = numbers.get(random.below(numbers.len())).cloned() {
                    bytes.splice(old, NUMBERS[random.below(NUMBERS.len())].bytes());
                }
            }
            Kind::Nest => {
                let tokens = tokens(bytes);
                let at = tokens.get(random.below(tokens.len())).map_or(0, |token| token.start);
                let (open, close) = NESTS[random.below(NESTS.len())];
                let depth = DEPTHS[random.below(DEPTHS.len())].min(MAX_BYTES / 2 / open.len());
                let mut nest = open.repeat(depth).into_bytes();
                if random.below(2) == 0 {
                    let inside = tokens.get(random.below(tokens.len())).cloned().unwrap_or(0..0);
                    nest.extend_from_slice(&bytes[inside]);
                    nest.extend(close.repeat(depth.min(MAX_BYTES / 4 / close.len())).bytes());
                }
                bytes.splice(at..at, nest);
            }
        }
    }
}

/// A pseudo-random number generator that gives the same numbers on every machine (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// Returns a number less than `n`; 0 for 0.
    fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n == 0 { 0 } else { (self.next() % n) as usize }
    }

    /// Returns a range of at most `longest` within `0..len`.
    fn range(&mut self, len: usize, longest: usize) -> std::ops::Range<usize> {
        let start = self.below(len);
        let end = (start + 1 + self.below(longest)).min(len);
        start.min(end)..end
    }
}

fn mix(n: u64) -> u64 {
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}

/// Returns the starts of lines; never empty.
fn line_starts(bytes: &[u8]) -> Vec<usize> {
    let after = bytes.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(i, _)| i + 1);
    std::iter::once(0).chain(after).collect()
}

/// Returns words, strings and single punctuation characters; only white space is left between them.
fn tokens(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let word = rest.iter().take_while(|b| is_word(**b)).count();
        let len = match rest[0] {
            b if b.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b'"' => rest[1..].iter().position(|b| *b == b'"').map_or(rest.len(), |i| i + 2),
            _ => word.max(1),
        };
        tokens.push(at..at + len);
        at += len;
    }
    tokens
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_.$%@!#-".contains(&byte)
}

/// Returns runs of digits anywhere, including in `i32` and `%7`.
fn numbers(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    let mut numbers: Vec<std::ops::Range<usize>> = Vec::new();
    for (at, byte) in bytes.iter().enumerate() {
        if byte.is_ascii_digit() {
            match numbers.last_mut() {
                Some(last) if last.end == at => last.end += 1,
                _ => numbers.push(at..at + 1),
            }
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corpus() -> Vec<Vec<u8>> {
        [
            "define i32 @f(i32 %x) {\n  %y = add i32 %x, 42\n  ret i32 %y\n}\n",
            "@g = global [2 x i8] c\"\\00a\"\n!0 = !{!\"s\", i64 7}\n",
            "",
            "x",
        ]
        .map(|s| s.as_bytes().to_vec())
        .to_vec()
    }

    #[test]
    fn cases_depend_on_seed_and_number_only() {
        let corpus = corpus();
        let mutator = Mutator::new(&corpus, 1);
        assert_eq!(mutator.case(17), Mutator::new(&corpus, 1).case(17));
        let differ = (0..100).filter(|n| mutator.case(*n) != Mutator::new(&corpus, 2).case(*n));
        assert!(differ.count() > 90);
    }

    #[test]
    fn every_kind_changes_files_and_none_fails_on_any() {
        let corpus = corpus();
        let mutator = Mutator::new(&corpus, 3);
        for kind in Kind::ALL {
            let mut changed = 0;
            for number in 0..200 {
                let mut random = Random(number);
                let file = &corpus[number as usize % corpus.len()];
                let mut bytes = file.clone();
                mutator.damage(&mut bytes, kind, &mut random);
                changed += u32::from(bytes != *file);
            }
            assert!(changed > 60, "{kind:?} changed {changed}");
        }
        assert_eq!(Mutator::new(&[], 0).case(0).file, 0);
    }

    #[test]
    fn tokens_are_words_strings_and_signs() {
        let text = b"%x = [2 x i8] c\"a b\", !0";
        let found: Vec<&[u8]> = tokens(text).into_iter().map(|r| &text[r]).collect();
        let want: [&[u8]; 11] = [b"%x", b"=", b"[", b"2", b"x", b"i8", b"]", b"c", b"\"a b\"", b",", b"!0"];
        assert_eq!(found, want);
        assert_eq!(numbers(text), [6..7, 11..12, 23..24]);
    }

    #[test]
    fn smoke_counts_its_runs() {
        let corpus = corpus();
        let mut seen = 0;
        let ran = smoke(&corpus, 5, Duration::from_millis(30), |_| seen += 1);
        assert_eq!(ran, seen);
        assert!(ran > 0);
    }
}
