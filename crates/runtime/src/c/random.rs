//! The sequences of glibc's `random`, `rand_r` and `drand48`, from their published definitions: additive
//! feedback over trinomials (Knuth 3.2.2), and the linear congruences of POSIX.

/// Degree and separation of the trinomials that `initstate` selects by the size of its buffer.
const TRINOMIALS: [(usize, usize, usize); 5] = [(8, 0, 0), (32, 7, 3), (64, 15, 1), (128, 31, 3), (256, 63, 1)];

/// State of `rand` and `random`.
#[derive(Clone, Debug)]
pub(crate) struct Random {
    table: Vec<u32>,
    degree: usize,
    front: usize,
    rear: usize,
}

impl Default for Random {
    fn default() -> Random {
        Random::new(128, 1)
    }
}

impl Random {
    /// Size of its numbers in bytes.
    pub(crate) fn held(&self) -> usize {
        self.table.capacity() * size_of::<u32>()
    }

    /// Returns a state that fits into `size` bytes, at least 8.
    pub(crate) fn new(size: usize, seed: u32) -> Random {
        let fitting = TRINOMIALS.iter().rev().find(|(least, ..)| size >= *least);
        let degree = fitting.map_or(0, |(_, degree, _)| *degree);
        let mut random = Random { table: Vec::new(), degree, front: 0, rear: 0 };
        random.seed(seed);
        random
    }

    /// Implements `srandom`.
    pub(crate) fn seed(&mut self, seed: u32) {
        let mut word = if seed == 0 { 1 } else { seed as i32 };
        self.table.clear();
        self.table.push(word as u32);
        for _ in 1..self.degree {
            // 16807 * word mod 2^31 - 1, by Schrage's method, with glibc's result for negative words.
            let (high, low) = (i64::from(word) / 127_773, i64::from(word) % 127_773);
            word = (16_807 * low - 2_836 * high) as i32;
            if word < 0 {
                word = word.wrapping_add(i32::MAX);
            }
            self.table.push(word as u32);
        }
        let separation = TRINOMIALS.iter().find(|(_, degree, _)| *degree == self.degree).map_or(0, |entry| entry.2);
        (self.front, self.rear) = (separation, 0);
        for _ in 0..self.degree * 10 {
            self.next();
        }
    }

    /// Implements `random`: returns 31 bits.
    pub(crate) fn next(&mut self) -> u32 {
        if self.degree == 0 {
            self.table[0] = self.table[0].wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
            return self.table[0];
        }
        let sum = self.table[self.front].wrapping_add(self.table[self.rear]);
        self.table[self.front] = sum;
        self.front = (self.front + 1) % self.degree;
        self.rear = (self.rear + 1) % self.degree;
        sum >> 1
    }
}

/// Implements `rand_r`: returns the number and the new seed.
pub(crate) fn rand_r(seed: u32) -> (u32, u32) {
    let mut next = seed;
    let mut result = 0;
    for (shift, range) in [(0, 2048), (10, 1024), (10, 1024)] {
        next = next.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        result = (result << shift) ^ ((next >> 16) % range);
    }
    (result, next)
}

/// State of `drand48` and related functions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rand48 {
    /// The 48 bits of state.
    pub(crate) x: u64,
    /// The factor.
    pub(crate) a: u64,
    /// The addend.
    pub(crate) c: u64,
}

impl Default for Rand48 {
    fn default() -> Rand48 {
        Rand48 { x: 0, a: 0x5_deec_e66d, c: 0xb }
    }
}

impl Rand48 {
    /// Implements `srand48`.
    pub(crate) fn seed(&mut self, seed: u32) {
        *self = Rand48 { x: u64::from(seed) << 16 | 0x330e, ..Rand48::default() };
    }

    /// Returns the 48 bits after `x`.
    pub(crate) fn after(&self, x: u64) -> u64 {
        x.wrapping_mul(self.a).wrapping_add(self.c) & ((1 << 48) - 1)
    }

    /// Converts 48 bits to a number in [0, 1).
    pub(crate) fn to_f64(x: u64) -> f64 {
        x as f64 / (1u64 << 48) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_glibc() {
        let mut random = Random::default();
        let first: Vec<u32> = (0..5).map(|_| random.next()).collect();
        assert_eq!(first, [1804289383, 846930886, 1681692777, 1714636915, 1957747793]);
        random.seed(42);
        assert_eq!(random.next(), 71876166);
        random.seed(0xffff_fff0);
        let first: Vec<u32> = (0..3).map(|_| random.next()).collect();
        assert_eq!(first, [1596566566, 1859841173, 1357354983]);
        assert_eq!(rand_r(1), (476707713, 662824084));
        for (size, first, second) in [
            (8, 1222621274, 554244747),
            (32, 526245433, 2030581801),
            (64, 256049136, 304529766),
            (128, 590011675, 99788765),
            (256, 1426026113, 713739126),
        ] {
            let mut random = Random::new(size, 5);
            assert_eq!((random.next(), random.next()), (first, second));
        }
        let mut state = Rand48::default();
        state.seed(7);
        assert_eq!(state.after(state.x) >> 17, 572184555);
    }
}
