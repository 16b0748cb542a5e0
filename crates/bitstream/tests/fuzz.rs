//! Runs the fuzz target for a quarter of a second from a fixed seed, and checks that it tested something.

use std::time::{Duration, Instant};

use draig_bitstream::fuzzing;

/// Marsaglia's xorshift; nothing here needs better random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }
}

/// Bits, lowest first.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    count: usize,
}

impl Bits {
    fn push(&mut self, value: u64, width: usize) {
        for at in 0..width {
            if self.count.is_multiple_of(8) {
                self.bytes.push(0);
            }
            self.bytes[self.count / 8] |= ((value >> at & 1) as u8) << (self.count % 8);
            self.count += 1;
        }
    }

    fn align(&mut self) {
        while !self.count.is_multiple_of(32) {
            self.push(0, 1);
        }
    }
}

/// A block with two abbreviations (an array and a blob) and records that use them.
fn sample(random: &mut Random) -> Vec<u8> {
    let mut bits = Bits::default();
    bits.push(0xdec0_4342, 32);
    // enter block 8, ids of 3 bits; the length is patched below
    bits.push(1, 2);
    bits.push(8, 8);
    bits.push(3, 4);
    bits.align();
    let length_at = bits.bytes.len();
    bits.push(0, 32);
    // abbreviations: [1, array of char6], [2, fixed 5, blob]
    for operands in [&[(1, 1, 8), (0, 3, 3), (0, 4, 3)][..], &[(1, 2, 8), (0, 1, 3), (0, 5, 3)]] {
        bits.push(2, 3);
        bits.push(operands.len() as u64, 5);
        for &(literal, value, width) in operands {
            bits.push(literal, 1);
            bits.push(value, width);
            if (literal, value) == (0, 1) {
                bits.push(5, 5);
            }
        }
    }
    for _ in 0..1 + random.below(4) {
        match random.below(3) {
            0 => {
                bits.push(4, 3);
                let length = random.below(20) as u64;
                bits.push(length, 6);
                (0..length).for_each(|at| bits.push(at, 6));
            }
            1 => {
                bits.push(5, 3);
                bits.push(9, 5);
                let length = random.below(9) as u64;
                bits.push(length, 6);
                bits.align();
                (0..length).for_each(|at| bits.push(at, 8));
                bits.align();
            }
            _ => {
                bits.push(3, 3);
                bits.push(7, 6);
                bits.push(2, 6);
                bits.push(random.below(32) as u64, 6);
                bits.push(random.below(32) as u64, 6);
            }
        }
    }
    bits.push(0, 3);
    bits.align();
    let words = ((bits.bytes.len() - length_at - 4) / 4) as u32;
    bits.bytes[length_at..length_at + 4].copy_from_slice(&words.to_le_bytes());
    bits.bytes
}

#[test]
fn any_stream_is_walked() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let end = Instant::now() + Duration::from_millis(250);
    let (mut runs, mut accepted, mut refused) = (0u32, 0u32, 0u32);
    while Instant::now() < end {
        let mut input = sample(&mut random);
        assert!(fuzzing::walk(&input));
        while random.below(4) > 0 {
            let at = random.below(input.len());
            input[at] ^= 1 << random.below(8);
        }
        input.truncate(input.len() - random.below(2) * random.below(input.len()));
        let is_accepted = fuzzing::walk(&input);
        (runs, accepted, refused) = (runs + 1, accepted + u32::from(is_accepted), refused + u32::from(!is_accepted));
    }
    println!("{accepted} of {runs} inputs accepted");
    assert!(runs < 100 || accepted.min(refused) > runs / 20, "{accepted} of {runs} inputs accepted");
}
