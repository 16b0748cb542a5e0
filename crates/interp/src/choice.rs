//! What the language leaves open, decided by a seed: the same seed always runs the same way.

/// A source of decisions. Seed 0 decides as common hardware and compilers would.
#[derive(Clone, Debug)]
pub struct Choice {
    seed: u64,
    state: u64,
}

impl Choice {
    /// Decisions for a seed.
    pub(crate) fn new(seed: u64) -> Choice {
        Choice { seed, state: seed }
    }

    /// Whether the usual decision is wanted everywhere.
    #[inline]
    pub(crate) fn is_usual(&self) -> bool {
        self.seed == 0
    }

    /// The next number: SplitMix64 (Steele, Lea, Flood 2014).
    pub fn draw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 when everything is usual or the bound is 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        if self.seed == 0 || bound == 0 { 0 } else { self.draw() % bound }
    }
}
