//! Numbers of nodes in inlined code: a node has one for each call that was inlined around it.
//!
//! Nearly always the number that is asked for is the one that was asked for last with this node: a small table has it. The
//! others are in a hash table.

use draig_ir::Metadata;
use rustc_hash::FxHashMap;

/// A node, and the `!DILocation` of the call that was inlined.
pub(crate) type Key = (Metadata, Option<Metadata>);

/// Numbers by key. The memory is used again for each function.
///
/// The table is as large as the function asks for: what is cleared after it is what was used, and stays in the cache.
#[derive(Debug)]
pub(crate) struct KeyNumbers {
    /// One more than the place in `known` of the last key with each node. It is at the place that the node's number says, or
    /// the next that was empty; at most half of the table is used.
    last: Vec<u32>,
    /// The table before it grew.
    before: Vec<u32>,
    known: Vec<(Key, u32)>,
    /// Places of keys that were not the last ones at some time.
    others: FxHashMap<Key, u32>,
}

/// Smallest number of places of the table.
const LEAST: usize = 64;

impl Default for KeyNumbers {
    fn default() -> KeyNumbers {
        KeyNumbers { last: vec![0; LEAST], before: Vec::new(), known: Vec::new(), others: FxHashMap::default() }
    }
}

impl KeyNumbers {
    /// Forgets all keys.
    pub(crate) fn clear(&mut self) {
        self.last.truncate(LEAST);
        self.last.fill(0);
        self.known.clear();
        if !self.others.is_empty() {
            self.others.clear();
        }
    }

    /// Returns the place in the table of a node, or the empty one that it would have.
    #[inline]
    fn place(&self, node: Metadata) -> usize {
        let mask = self.last.len() - 1;
        // Numbers of nodes of a function follow one another: each has a place of its own.
        let mut at = node.index() & mask;
        loop {
            match (self.last[at] as usize).checked_sub(1) {
                Some(known) if self.known[known].0.0 != node => at = (at + 1) & mask,
                _ => return at,
            }
        }
    }

    /// Returns the number of a key.
    #[inline]
    pub(crate) fn find(&mut self, key: Key) -> Option<u32> {
        let at = self.place(key.0);
        let last = self.last[at].checked_sub(1)?;
        let (known, number) = self.known[last as usize];
        if known == key { Some(number) } else { self.find_other(key, at) }
    }

    #[cold]
    fn find_other(&mut self, key: Key, at: usize) -> Option<u32> {
        let place = *self.others.get(&key)?;
        let last = std::mem::replace(&mut self.last[at], place + 1) - 1;
        self.others.insert(self.known[last as usize].0, last);
        Some(self.known[place as usize].1)
    }

    /// Gives a key without a number one.
    pub(crate) fn insert(&mut self, key: Key, number: u32) {
        if 2 * self.known.len() >= self.last.len() {
            self.grow();
        }
        let at = self.place(key.0);
        if let Some(last) = self.last[at].checked_sub(1) {
            self.others.insert(self.known[last as usize].0, last);
        }
        self.known.push((key, number));
        self.last[at] = self.known.len() as u32;
    }

    /// Doubles the table.
    #[cold]
    fn grow(&mut self) {
        std::mem::swap(&mut self.last, &mut self.before);
        self.last.clear();
        self.last.resize(2 * self.before.len(), 0);
        for at in 0..self.before.len() {
            let last = self.before[at];
            if let Some(known) = last.checked_sub(1) {
                let place = self.place(self.known[known as usize].0.0);
                self.last[place] = last;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_numbers() {
        let mut numbers = KeyNumbers::default();
        for round in 0..2 {
            let key = |at: u32| (Metadata::from_u32(at % 7), (at >= 7).then(|| Metadata::from_u32(at / 7)));
            for at in 0..70 {
                assert_eq!(numbers.find(key(at)), None);
                numbers.insert(key(at), at + round);
                // Some are asked for again at once, others when many follow them.
                assert_eq!(numbers.find(key(at)), Some(at + round));
                assert_eq!(numbers.find(key(at / 2)), Some(at / 2 + round));
            }
            for at in (0..70).rev().chain(0..70) {
                assert_eq!(numbers.find(key(at)), Some(at + round));
            }
            numbers.clear();
        }
    }
}
