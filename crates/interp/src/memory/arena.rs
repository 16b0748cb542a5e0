//! The arena: what every address holds, and the state of it.
//!
//! Memory lies in lines of 64 bytes, each followed by the 64 states of its bytes, so that an access
//! touches neighbouring cache lines of the host and needs one check of bounds.

use super::bytes::DEFINED;
use crate::value::Prov;

/// Addresses below this are never used, if there is room: null and what is near it stays without
/// objects.
pub(super) const LOWEST: u64 = 1 << 16;
/// How many bytes a line holds.
pub(super) const LINE: usize = 64;
/// How much more than it needs the arena is made at first. Most programs never need more, so that nothing
/// is there twice while it grows.
const FIRST: usize = 56 << 20;
/// How many times as long it is when it grows.
const GROWTH: usize = 4;
/// How much more than it needs it is made where there is no room for that.
const LEAST: usize = 1 << 20;

/// 64 bytes and then their 64 states: in small arrays, because the standard library asks for fresh
/// zero pages only for arrays of up to 16 elements.
pub(super) type Line = [[u8; 16]; LINE / 8];

/// See the module.
#[derive(Debug)]
pub(super) struct Arena {
    /// Bytes and states.
    pub(super) lines: Vec<Line>,
    /// The provenance of the pointer in each aligned word, where the states say that there is one.
    pub(super) words: Vec<u32>,
    /// How many bytes a pointer has that `words` can hold: 2, 4 or 8.
    pub(super) word_bytes: usize,
    /// Addresses stay below this.
    limit: u64,
}

impl Arena {
    /// An empty one.
    pub(super) fn new(word_bytes: usize, limit: u64) -> Arena {
        Arena { lines: Vec::new(), words: Vec::new(), word_bytes, limit }
    }

    /// How many addresses there are.
    #[inline]
    pub(super) fn len(&self) -> u64 {
        (self.lines.len() * LINE) as u64
    }

    /// How many lines it would have for addresses up to `end` to be usable, with some to spare if `generous`;
    /// none when the limit does not allow them.
    ///
    /// The arena grows in few long steps: fresh zeroed memory is not touched, so the operating system hands out
    /// only what the program uses. The last step is to the limit, from at most a half of it, so that both
    /// together are bounded.
    pub(super) fn lines_for(&self, end: u64, generous: bool) -> Option<usize> {
        if end > self.limit {
            return None;
        }
        let limit = self.limit as usize;
        if !generous {
            return Some((end as usize).saturating_add(LEAST).min(limit).div_ceil(LINE));
        }
        let wanted = (end as usize).saturating_add(FIRST).max(self.lines.len().saturating_mul(GROWTH * LINE));
        Some(if wanted > limit / 2 { limit } else { wanted }.div_ceil(LINE))
    }

    /// How many bytes it takes with so many lines, for bytes and states, and for words.
    fn sizes(&self, lines: usize) -> [u64; 2] {
        [lines * size_of::<Line>(), lines * (LINE / self.word_bytes) * size_of::<u32>()].map(|size| size as u64)
    }

    /// How many bytes it takes.
    pub(super) fn held(&self) -> u64 {
        self.sizes(self.lines.len()).iter().sum()
    }

    /// How many bytes more it takes while it grows to so many lines.
    pub(super) fn growth(&self, lines: usize) -> u64 {
        let ([old, _], [new, words]) = (self.sizes(self.lines.len()), self.sizes(lines));
        new.max(new - old.min(new) + words)
    }

    /// Grows to so many lines. `used` are the ranges that hold anything; what is there is there twice for a
    /// moment.
    #[cold]
    pub(super) fn grow(&mut self, new: usize, used: [(u64, u64); 2]) {
        let used =
            used.map(|(start, end)| (start as usize / LINE, (end as usize).div_ceil(LINE).min(self.lines.len())));
        let used = || used.into_iter().filter(|(start, end)| start < end);
        // One after the other, so that only one of them is there twice.
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

    /// What an address holds, and its state; none where there is no memory.
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

    /// The provenance of the pointer in the word around an address.
    pub(super) fn word(&self, address: u64) -> Prov {
        self.words.get(address as usize / self.word_bytes).map_or(Prov::NONE, |&word| Prov(word))
    }

    /// Sets it.
    pub(super) fn set_word(&mut self, address: u64, prov: Prov) {
        if let Some(word) = self.words.get_mut(address as usize / self.word_bytes) {
            *word = prov.0;
        }
    }

    /// The bytes of a range with their states, line by line, as far as there is memory.
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

    /// The same to be changed.
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

    /// Sets all states of a range; the bytes stay.
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

    /// Writes bytes that are defined.
    pub(super) fn write(&mut self, address: u64, mut bytes: &[u8]) {
        for (values, states) in self.parts_mut(address, bytes.len() as u64) {
            let (now, rest) = bytes.split_at(values.len());
            values.copy_from_slice(now);
            states.fill(DEFINED);
            bytes = rest;
        }
    }

    /// Reads bytes whatever their states.
    pub(super) fn read(&self, address: u64, mut out: &mut [u8]) {
        for (values, _) in self.parts(address, out.len() as u64) {
            let (now, rest) = out.split_at_mut(values.len());
            now.copy_from_slice(values);
            out = rest;
        }
    }

    /// At most 8 bytes, whatever their states, as a little-endian number.
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

    /// Whether all bytes of a range are defined and none is part of a pointer.
    pub(super) fn all_defined(&self, address: u64, len: u64) -> bool {
        self.parts(address, len).all(|(_, states)| states.iter().fold(true, |all, &state| all & (state == DEFINED)))
    }
}
