//! A list that grows while its entries are looked at: they never move.

use std::cell::{Cell, OnceCell};

/// Logarithm of the number of entries of the first part; each further part is twice as long.
const FIRST_PART: u32 = 5;
/// Number of parts that hold as many entries as a `u32` can number.
const PARTS: usize = (u32::BITS - FIRST_PART) as usize;

/// Entries by number, in the order in which they were added.
#[derive(Debug)]
pub(super) struct Arena<T> {
    parts: [OnceCell<Box<[OnceCell<T>]>>; PARTS],
    count: Cell<u32>,
}

impl<T> Default for Arena<T> {
    fn default() -> Arena<T> {
        Arena { parts: [const { OnceCell::new() }; PARTS], count: Cell::new(0) }
    }
}

impl<T> Arena<T> {
    /// Returns the part of an entry, and its place there.
    #[inline]
    fn place(number: u32) -> (usize, usize) {
        let shifted = u64::from(number) + (1 << FIRST_PART);
        let level = shifted.ilog2();
        ((level - FIRST_PART) as usize, (shifted - (1 << level)) as usize)
    }

    #[inline]
    pub(super) fn get(&self, number: u32) -> Option<&T> {
        let (part, at) = Arena::<T>::place(number);
        self.parts.get(part)?.get()?.get(at)?.get()
    }

    /// Returns the number of entries, which is that of the next one.
    pub(super) fn len(&self) -> u32 {
        self.count.get()
    }

    /// Adds an entry.
    ///
    /// # Panics
    ///
    /// If there are too many for a `u32`.
    pub(super) fn push(&self, entry: T) -> &T {
        let number = self.count.get();
        let (part, at) = Arena::<T>::place(number);
        let part_len = 1 << (part as u32 + FIRST_PART);
        let part = self.parts[part].get_or_init(|| (0..part_len).map(|_| OnceCell::new()).collect());
        self.count.set(number + 1);
        part[at].get_or_init(|| entry)
    }
}

#[cfg(test)]
mod tests {
    use super::Arena;

    #[test]
    fn entries_keep_their_numbers_and_places() {
        let arena = Arena::default();
        let first: &u32 = arena.push(0);
        for number in 1..1000 {
            assert_eq!(arena.len(), number);
            assert_eq!(*arena.push(number), number);
        }
        assert_eq!(*first, 0);
        assert!((0..1000).all(|number| arena.get(number) == Some(&number)));
        assert_eq!(arena.get(1000), None);
        assert_eq!(arena.get(u32::MAX), None);
    }
}
