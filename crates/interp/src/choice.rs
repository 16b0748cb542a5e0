//! Seeded decisions where the language leaves a choice. Runs with the same seed decide the same.

/// Source of decisions. Seed 0 decides as common hardware and compilers would.
#[derive(Clone, Debug)]
pub struct Choice {
    seed: u64,
    state: u64,
}

impl Choice {
    /// Returns the source for a seed.
    pub(crate) fn new(seed: u64) -> Choice {
        Choice { seed, state: seed }
    }

    /// Returns the seed.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns whether every decision is the usual one.
    #[inline]
    pub(crate) fn is_usual(&self) -> bool {
        self.seed == 0
    }

    /// Draws the next number: SplitMix64 (Steele, Lea, Flood 2014).
    pub fn draw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Draws a number below `bound`; 0 if every decision is the usual one or `bound` is 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        if self.seed == 0 || bound == 0 { 0 } else { self.draw() % bound }
    }
}
