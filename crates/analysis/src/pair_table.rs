//! [`PairTable`]: small numbers by pairs of numbers, which analyses look up often.

/// Fraction of the golden ratio: an odd number with about as many zeros as ones.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// A number for each of some pairs: a hash table with open addressing.
#[derive(Debug, Default)]
pub(crate) struct PairTable {
    /// Keys, of which none is zero, with the numbers. There are none, or a power of two.
    slots: Vec<(u64, u32)>,
    used: usize,
}

/// Returns the key of a pair, the first of which is below 2^32 - 1.
#[inline]
fn key(pair: (u32, u32)) -> u64 {
    (u64::from(pair.0) + 1) << 32 | u64::from(pair.1)
}

impl PairTable {
    /// Returns the place of a key, or the empty one where it belongs.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (key.wrapping_mul(MULTIPLIER) >> 32) as usize & mask;
        while self.slots[at].0 != key && self.slots[at].0 != 0 {
            at = (at + 1) & mask;
        }
        at
    }

    /// Returns the number of a pair.
    #[inline]
    pub(crate) fn get(&self, pair: (u32, u32)) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let key = key(pair);
        let (found, number) = self.slots[self.place(key)];
        if found == key { Some(number) } else { None }
    }

    /// Returns the number of a pair, which becomes `number` if it has none.
    pub(crate) fn get_or_insert(&mut self, pair: (u32, u32), number: u32) -> u32 {
        // At most three quarters are in use, so that a search ends soon.
        if self.used * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let key = key(pair);
        let at = self.place(key);
        if self.slots[at].0 == 0 {
            self.slots[at] = (key, number);
            self.used += 1;
        }
        self.slots[at].1
    }

    #[cold]
    fn grow(&mut self) {
        // Few are small for long.
        let factor = if self.slots.len() < 1 << 12 { 4 } else { 2 };
        let size = (self.slots.len() * factor).max(64);
        let old = std::mem::replace(&mut self.slots, vec![(0, 0); size]);
        for slot in old.into_iter().filter(|slot| slot.0 != 0) {
            let at = self.place(slot.0);
            self.slots[at] = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_keep_their_numbers() {
        let mut table = PairTable::default();
        assert_eq!(table.get((0, 0)), None);
        let pairs = || (0..50).flat_map(|first| (0..50).map(move |second| (first, second << 20)));
        for (number, pair) in pairs().enumerate() {
            assert_eq!(table.get(pair), None);
            assert_eq!(table.get_or_insert(pair, number as u32), number as u32);
            assert_eq!(table.get_or_insert(pair, u32::MAX), number as u32);
        }
        for (number, pair) in pairs().enumerate() {
            assert_eq!(table.get(pair), Some(number as u32));
        }
        assert_eq!(table.get((50, 0)), None);
    }
}
