//! Runs each fuzz target for a quarter of a second from a fixed seed, and checks that it tested something.

use std::time::{Duration, Instant};

use draig_target::fuzzing;

/// Marsaglia's xorshift; nothing here needs better random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }

    /// Returns up to eight words with separators between them, occasionally with a byte changed.
    fn text(&mut self, words: &[&str], separators: &[u8]) -> Vec<u8> {
        let mut text = Vec::new();
        for _ in 0..self.below(8) {
            text.extend(words[self.below(words.len())].bytes());
            text.push(separators[self.below(separators.len())]);
        }
        text.pop();
        while !text.is_empty() && self.below(3) == 0 {
            let at = self.below(text.len());
            text[at] = self.below(256) as u8;
        }
        text
    }
}

/// Runs a fuzz target; at least one input in `rarest` must be accepted.
fn run(rarest: u32, mut input: impl FnMut(&mut Random) -> Vec<u8>, body: fn(&[u8]) -> bool) {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let end = Instant::now() + Duration::from_millis(250);
    let (mut runs, mut accepted) = (0u32, 0u32);
    while Instant::now() < end {
        runs += 1;
        accepted += u32::from(body(&input(&mut random)));
    }
    println!("{accepted} of {runs} inputs accepted");
    assert!(runs < 100 || accepted > runs / rarest, "{accepted} of {runs} inputs accepted");
}

#[test]
fn triples() {
    let words = &["arm", "armeb", "v7", "em", "aarch64", "_be", "x86_64", "apple", "linux5.4", "gnu"];
    run(10, |random| random.text(words, b"---1.v"), fuzzing::triple);
}

#[test]
fn data_layouts() {
    let words = &[
        "e",
        "E",
        "m:e",
        "m:w",
        "S128",
        "P1",
        "G2",
        "A5",
        "Fi8",
        "Fn32",
        "n8:16:32",
        "ni:1:7",
        "p:32:32",
        "p1:64:32:64:16",
        "pu2(foo):8:8",
        "pe7:128:128",
        "p(zero):64:64",
        "i1:8",
        "i64:64",
        "i128:64:128",
        "f80:32",
        "v96:128",
        "a:0:64",
        "a:8",
        "s0:64",
    ];
    run(10, |random| random.text(words, b"-"), fuzzing::data_layout);
}

#[test]
fn constraint_strings() {
    let words = &[
        "=r",
        "=&r",
        "=*m",
        "=r|m",
        "r",
        "0",
        "1",
        "0|1",
        "rm",
        "*m",
        "%r",
        "{eax}",
        "={a}",
        "^wc",
        "@3abc",
        "~{cc}",
        "~{memory}",
        "!i",
    ];
    run(20, |random| random.text(words, b",,,,|"), fuzzing::constraint_string);
}

#[test]
fn measures() {
    let input = |random: &mut Random| (0..random.below(200)).map(|_| random.below(256) as u8).collect::<Vec<_>>();
    run(10, input, fuzzing::measures);
}
