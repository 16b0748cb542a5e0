//! The arena's growth.

use super::Memory;
use super::bytes::DEFINED;

/// Addresses below this are never used, if there is room: null and what is near it stays without
/// objects.
pub(super) const LOWEST: u64 = 1 << 16;
/// How much more than it needs the arena is made at first.
const FIRST: usize = 1 << 20;

impl Memory {
    /// How many bytes of memory the program's objects reached over.
    pub(crate) fn touched(&self) -> u64 {
        let ((stack, top), (heap, end)) = (self.stack.used(), self.heap.used());
        (top - stack) + (end - heap)
    }

    /// Makes addresses up to `end` usable; false when the limit does not allow that.
    #[inline]
    pub(super) fn ensure(&mut self, end: u64) -> bool {
        end <= self.bytes.len() as u64 || self.grow(end)
    }

    /// Doubles the arena until it holds `end`. Fresh zeroed memory is not touched, so neither is what
    /// the operating system has not handed out yet; only what was used is copied.
    #[cold]
    fn grow(&mut self, end: u64) -> bool {
        if end > self.limits.total {
            return false;
        }
        let old = self.bytes.len();
        let wanted = (end as usize).saturating_add(FIRST).max(old.saturating_mul(2));
        let new = wanted.min(self.limits.total as usize).next_multiple_of(8);
        let used = [self.stack.used(), self.heap.used()];
        let mut bytes = vec![0; new];
        let mut state = vec![0; new];
        let mut words = vec![0; new / self.word_bytes];
        for (start, end) in used {
            let (start, end) = (start as usize & !7, (end as usize).next_multiple_of(8).min(old));
            if start < end {
                bytes[start..end].copy_from_slice(&self.bytes[start..end]);
                state[start..end].copy_from_slice(&self.state[start..end]);
                let range = start / self.word_bytes..end / self.word_bytes;
                words[range.clone()].copy_from_slice(&self.words[range]);
            }
        }
        self.bytes = bytes;
        self.state = state;
        self.words = words;
        true
    }

    /// Makes `size` bytes at `address` zero.
    pub(super) fn zero(&mut self, address: u64, size: u64) {
        let range = address as usize..(address as usize).saturating_add(size as usize);
        if let (Some(bytes), Some(state)) = (self.bytes.get_mut(range.clone()), self.state.get_mut(range)) {
            bytes.fill(0);
            state.fill(DEFINED);
        }
    }
}
