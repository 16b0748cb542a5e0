//! Numbers of nodes in inlined code: a node has one for each call that was inlined around it.
//!
//! Nearly always the number that is asked for is the one that was asked for last with this node. The others are in a hash
//! table.

use draig_ir::Metadata;
use rustc_hash::FxHashMap;

/// A node, and the `!DILocation` of the call that was inlined.
pub(crate) type Key = (Metadata, Option<Metadata>);

/// Numbers by key. The memory is used again for each function.
#[derive(Debug, Default)]
pub(crate) struct KeyNumbers {
    /// Number of nodes.
    nodes: usize,
    /// One more than the place in `known` of the last key with each node.
    last: Vec<u32>,
    known: Vec<(Key, u32)>,
    /// Places of keys that were not the last ones at some time.
    others: FxHashMap<Key, u32>,
}

impl KeyNumbers {
    /// Starts without keys of a number of nodes.
    pub(crate) fn new(nodes: usize) -> KeyNumbers {
        KeyNumbers { nodes, ..KeyNumbers::default() }
    }

    /// Forgets all keys.
    pub(crate) fn clear(&mut self) {
        for &((node, _), _) in &self.known {
            self.last[node.index()] = 0;
        }
        self.known.clear();
        if !self.others.is_empty() {
            self.others.clear();
        }
    }

    /// Returns the number of a key.
    #[inline]
    pub(crate) fn find(&mut self, key: Key) -> Option<u32> {
        let at = self.last.get(key.0.index())?.checked_sub(1)?;
        let (known, number) = self.known[at as usize];
        if known == key { Some(number) } else { self.find_other(key, at) }
    }

    #[cold]
    fn find_other(&mut self, key: Key, last: u32) -> Option<u32> {
        let at = *self.others.get(&key)?;
        self.others.insert(self.known[last as usize].0, last);
        self.last[key.0.index()] = at + 1;
        Some(self.known[at as usize].1)
    }

    /// Gives a key without a number one.
    pub(crate) fn insert(&mut self, key: Key, number: u32) {
        let node = key.0.index();
        if self.last.is_empty() {
            self.last = vec![0; self.nodes];
        }
        if let Some(last) = self.last[node].checked_sub(1) {
            self.others.insert(self.known[last as usize].0, last);
        }
        self.known.push((key, number));
        self.last[node] = self.known.len() as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_numbers() {
        let mut numbers = KeyNumbers::new(7);
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
