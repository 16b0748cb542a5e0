//! The arena: content and state of every address.
//!
//! Memory is divided into lines of 64 bytes, each followed by the 64 states of its bytes. An access therefore
//! touches neighbouring cache lines of the host and needs one bounds check.

use super::bytes::DEFINED;
use crate::value::Prov;

/// Lowest address in use, if the memory is large enough, so that null and nearby addresses hold no objects.
pub(super) const LOWEST: u64 = 1 << 16;
/// Number of bytes in a line.
pub(super) const LINE: usize = 64;
/// Extra bytes of the first arena. Most programs never need more, so the arena is not copied to grow.
const FIRST: usize = 56 << 20;
/// Factor by which it grows.
const GROWTH: usize = 4;
/// Extra bytes if memory for so many is unavailable.
const MIN_EXTRA_BYTES: usize = 1 << 20;

/// 64 bytes followed by their 64 states. They are small arrays because the standard library requests fresh
/// zero pages only for arrays of up to 16 elements.
pub(super) type Line = [[u8; 16]; LINE / 8];

/// Memory of the program; see the module.
#[derive(Debug)]
pub(super) struct Arena {
    /// Bytes and states.
    pub(super) lines: Vec<Line>,
    /// Provenance of the pointer in each aligned word; valid only if the word's states are `POINTER`.
    pub(super) words: Vec<u32>,
    /// Number of pointer bytes that `words` can describe: 2, 4 or 8.
    pub(super) word_bytes: usize,
    /// Upper bound of addresses.
    limit: u64,
}

impl Arena {
    /// Returns an empty arena.
    pub(super) fn new(word_bytes: usize, limit: u64) -> Arena {
        Arena { lines: Vec::new(), words: Vec::new(), word_bytes, limit }
    }

    /// Number of addresses.
    #[inline]
    pub(super) fn len(&self) -> u64 {
        (self.lines.len() * LINE) as u64
    }

    /// Returns the number of lines needed for addresses up to `end`, with a reserve if `generous`; `None` if
    /// the limit does not allow it.
    ///
    /// The arena grows in few long steps: fresh zeroed memory is not touched, so the operating system hands
    /// out only the pages that the program uses. The last step goes to the limit from at most half of it,
    /// which bounds the sum of both.
    pub(super) fn lines_for(&self, end: u64, generous: bool) -> Option<usize> {
        if end > self.limit {
            return None;
        }
        let limit = self.limit as usize;
        if !generous {
            return Some((end as usize).saturating_add(MIN_EXTRA_BYTES).min(limit).div_ceil(LINE));
        }
        let wanted = (end as usize).saturating_add(FIRST).max(self.lines.len().saturating_mul(GROWTH * LINE));
        Some(if wanted > limit / 2 { limit } else { wanted }.div_ceil(LINE))
    }

    /// Returns the sizes, in bytes, of the lines and of the words for a number of lines.
    fn sizes(&self, lines: usize) -> [u64; 2] {
        [lines * size_of::<Line>(), lines * (LINE / self.word_bytes) * size_of::<u32>()].map(|size| size as u64)
    }

    /// Size of the arena in bytes.
    pub(super) fn held(&self) -> u64 {
        self.sizes(self.lines.len()).iter().sum()
    }

    /// Returns the additional bytes needed while it grows to a number of lines.
    pub(super) fn growth(&self, lines: usize) -> u64 {
        let ([old, _], [new, words]) = (self.sizes(self.lines.len()), self.sizes(lines));
        new.max(new - old.min(new) + words)
    }

    /// Grows to a number of lines. `used` are the nonempty ranges, which exist twice while they are copied.
    #[cold]
    pub(super) fn grow(&mut self, new: usize, used: [(u64, u64); 2]) {
        let used =
            used.map(|(start, end)| (start as usize / LINE, (end as usize).div_ceil(LINE).min(self.lines.len())));
        let used = || used.into_iter().filter(|(start, end)| start < end);
        // Lines and words grow one after the other, so that only one of them exists twice.
        let mut lines: Vec<Line> = vec![[[0; 16]; LINE / 8]; new];
        for (start, end) in used() {
            lines[start..end].copy_from_slice(&self.lines[start..end]);
        }
        self.lines = lines;
        let each = LINE / self.word_bytes;
        let mut words = vec![0; new * each];
        for (start, end) in used() {
            words[start * each..end * each].copy_from_slice(&self.words[start * each..end * each]);
        }
        self.words = words;
    }

    /// Returns the byte at an address and its state; `None` outside of memory.
    #[inline]
    pub(super) fn get(&self, address: u64) -> Option<(u8, u8)> {
        let line = self.lines.get(address as usize / LINE)?.as_flattened();
        let at = address as usize % LINE;
        Some((line[at], line[LINE + at]))
    }

    /// Sets a byte and its state.
    pub(super) fn set(&mut self, address: u64, value: u8, state: u8) {
        if let Some(line) = self.lines.get_mut(address as usize / LINE) {
            let at = address as usize % LINE;
            let line = line.as_flattened_mut();
            (line[at], line[LINE + at]) = (value, state);
        }
    }

    /// Returns the provenance of the pointer in the word around an address.
    pub(super) fn word(&self, address: u64) -> Prov {
        self.words.get(address as usize / self.word_bytes).map_or(Prov::NONE, |&word| Prov(word))
    }

    /// Sets the provenance of the pointer in the word around an address.
    pub(super) fn set_word(&mut self, address: u64, prov: Prov) {
        if let Some(word) = self.words.get_mut(address as usize / self.word_bytes) {
            *word = prov.0;
        }
    }

    /// Returns the bytes of a range with their states, line by line, up to the end of memory.
    pub(super) fn parts(&self, address: u64, len: u64) -> impl Iterator<Item = (&[u8], &[u8])> {
        let (mut at, mut rest) = (address as usize % LINE, len as usize);
        let lines = self.lines.get(address as usize / LINE..).unwrap_or(&[]);
        lines.iter().map_while(move |line| {
            let here = at..LINE.min(at.saturating_add(rest));
            if here.is_empty() {
                return None;
            }
            (rest, at) = (rest - here.len(), 0);
            let (values, states) = line.split_at(LINE / 16);
            Some((&values.as_flattened()[here.clone()], &states.as_flattened()[here]))
        })
    }

    /// Mutable variant of [`Arena::parts`].
    pub(super) fn parts_mut(&mut self, address: u64, len: u64) -> impl Iterator<Item = (&mut [u8], &mut [u8])> {
        let (mut at, mut rest) = (address as usize % LINE, len as usize);
        let lines = self.lines.get_mut(address as usize / LINE..).unwrap_or(&mut []);
        lines.iter_mut().map_while(move |line| {
            let here = at..LINE.min(at.saturating_add(rest));
            if here.is_empty() {
                return None;
            }
            (rest, at) = (rest - here.len(), 0);
            let (values, states) = line.split_at_mut(LINE / 16);
            Some((&mut values.as_flattened_mut()[here.clone()], &mut states.as_flattened_mut()[here]))
        })
    }

    /// Sets all states of a range and leaves its bytes.
    pub(super) fn set_states(&mut self, address: u64, len: u64, state: u8) {
        for (_, states) in self.parts_mut(address, len) {
            states.fill(state);
        }
    }

    /// Sets all bytes of a range and their states.
    pub(super) fn fill(&mut self, address: u64, len: u64, value: u8, state: u8) {
        for (values, states) in self.parts_mut(address, len) {
            values.fill(value);
            states.fill(state);
        }
    }

    /// Writes defined bytes.
    pub(super) fn write(&mut self, address: u64, mut bytes: &[u8]) {
        for (values, states) in self.parts_mut(address, bytes.len() as u64) {
            let (now, rest) = bytes.split_at(values.len());
            values.copy_from_slice(now);
            states.fill(DEFINED);
            bytes = rest;
        }
    }

    /// Reads bytes without regard to their states.
    pub(super) fn read(&self, address: u64, mut out: &mut [u8]) {
        for (values, _) in self.parts(address, out.len() as u64) {
            let (now, rest) = out.split_at_mut(values.len());
            now.copy_from_slice(values);
            out = rest;
        }
    }

    /// Reads at most 8 bytes, without regard to their states, as a little-endian number.
    #[inline]
    pub(super) fn word_at(&self, address: u64, len: usize) -> u64 {
        let mut word = [0; 8];
        let at = address as usize % LINE;
        match self.lines.get(address as usize / LINE) {
            Some(line) if at + len <= LINE => word[..len].copy_from_slice(&line.as_flattened()[at..at + len]),
            _ => self.read(address, &mut word[..len]),
        }
        u64::from_le_bytes(word)
    }

    /// Returns whether all bytes of a range are defined and none is part of a pointer.
    pub(super) fn all_defined(&self, address: u64, len: u64) -> bool {
        self.parts(address, len).all(|(_, states)| states.iter().fold(true, |all, &state| all & (state == DEFINED)))
    }
}
