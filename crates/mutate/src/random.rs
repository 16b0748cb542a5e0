//! Pseudorandom numbers as a function of seed and case.

/// Pseudorandom number generator (xorshift64*).
pub(crate) struct Random(u64);

impl Random {
    /// Returns the generator of a case.
    pub(crate) fn new(seed: u64, number: u64) -> Random {
        let start = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd129_0d3b_6d2f_5a1d) | 1;
        let mut random = Random(start);
        for _ in 0..4 {
            random.next();
        }
        random
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    pub(crate) fn one<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }
}
