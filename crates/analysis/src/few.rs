//! Lists of bounded length, for searches that are asked for often and meet few things.

/// At most `N` things, in place.
pub(crate) struct Few<T, const N: usize> {
    all: [T; N],
    count: usize,
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    /// Returns an empty list. Its places have `filler`, which does not matter.
    pub(crate) fn new(filler: T) -> Few<T, N> {
        Few { all: [filler; N], count: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.count
    }

    pub(crate) fn is_full(&self) -> bool {
        self.count == N
    }

    pub(crate) fn contains(&self, thing: T) -> bool {
        self.all[..self.count].contains(&thing)
    }

    /// Adds a thing.
    ///
    /// # Panics
    /// Panics if the list is full.
    pub(crate) fn push(&mut self, thing: T) {
        self.all[self.count] = thing;
        self.count += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        self.count = self.count.checked_sub(1)?;
        Some(self.all[self.count])
    }
}
