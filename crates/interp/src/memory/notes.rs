//! Notes about single bytes: the cause of undef or poison, for reports, and the source-language type that
//! they were stored as. Small notes are stored by byte, large ones as ranges.
//!
//! The cause of an undefined byte is valid only while the byte's state is undefined; `collect` removes the
//! others.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::account::Tally;

/// Fills longer than this are stored as ranges.
pub(super) const LARGE: u64 = 1 << 12;

/// Notes about bytes; see the module. The default of `T` means "no note".
#[derive(Debug, Default)]
pub(super) struct Notes<T> {
    /// Entries by address divided by 8.
    words: HashMap<u64, [T; 8], FxBuildHasher>,
    /// Bit set of the words that have an entry, since every stack object asks.
    present: Vec<u64>,
    /// First address, end address and note, for bytes without an entry in `words`. The ranges are disjoint.
    ranges: Vec<(u64, u64, T)>,
}

impl<T: Copy + Default + PartialEq> Notes<T> {
    /// Returns whether no byte has a note.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty() && self.ranges.is_empty()
    }

    /// Number of entries.
    pub(super) fn len(&self) -> usize {
        self.words.len() + self.ranges.len()
    }

    /// Adds the memory of the notes to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.table::<u64, [T; 8]>(self.words.capacity());
        tally.vec(&self.present);
        tally.vec(&self.ranges);
    }

    fn entry(&mut self, word: u64) -> &mut [T; 8] {
        let at = (word / 64) as usize;
        if at >= self.present.len() {
            self.present.resize(at + 1, 0);
        }
        self.present[at] |= 1 << (word % 64);
        self.words.entry(word).or_default()
    }

    /// Returns the first word of a range that has an entry.
    #[inline]
    fn next_word(&self, mut first: u64, last: u64) -> Option<u64> {
        while first <= last {
            let bits = self.present.get((first / 64) as usize)? >> (first % 64);
            if bits != 0 {
                return Some(first + u64::from(bits.trailing_zeros())).filter(|&word| word <= last);
            }
            first = (first / 64 + 1) * 64;
        }
        None
    }

    /// Keeps the words for which `wanted` returns true.
    fn retain_words(&mut self, mut wanted: impl FnMut(u64, &mut [T; 8]) -> bool) {
        let present = &mut self.present;
        self.words.retain(|&word, notes| {
            let stays = wanted(word, notes);
            if !stays {
                present[(word / 64) as usize] &= !(1 << (word % 64));
            }
            stays
        });
    }

    /// Returns the note about the byte at an address.
    pub(super) fn get(&self, address: u64) -> T {
        match self.words.get(&(address / 8)).map(|word| word[(address % 8) as usize]) {
            Some(note) if note != T::default() => note,
            _ => {
                let range = self.ranges.iter().find(|(start, end, _)| (*start..*end).contains(&address));
                range.map_or(T::default(), |&(_, _, note)| note)
            }
        }
    }

    /// Sets or removes the note about a byte.
    pub(super) fn set(&mut self, address: u64, note: T) {
        if note == T::default() {
            return self.clear(address, 1);
        }
        self.entry(address / 8)[(address % 8) as usize] = note;
    }

    /// Sets or removes the notes about the bytes of a range.
    pub(super) fn fill(&mut self, address: u64, len: u64, note: T) {
        self.clear(address, len);
        if note == T::default() || len == 0 {
            return;
        }
        if len > LARGE {
            // Long pieces are often adjacent, in either direction.
            match self.ranges.last_mut() {
                Some((_, end, last)) if *end == address && *last == note => *end += len,
                Some((start, _, last)) if *start == address + len && *last == note => *start = address,
                _ => self.ranges.push((address, address + len, note)),
            }
            return;
        }
        for word in address / 8..=(address + len - 1) / 8 {
            let inside = inside(word, address, address + len);
            self.entry(word)[inside].fill(note);
        }
    }

    /// Removes the notes about the bytes of a range.
    #[inline]
    pub(super) fn clear(&mut self, address: u64, len: u64) {
        if len == 0 || self.is_empty() {
            return;
        }
        let end = address.saturating_add(len);
        if !self.ranges.is_empty() || self.next_word(address / 8, (end - 1) / 8).is_some() {
            self.clear_to(address, end);
        }
    }

    /// Returns whether a byte of a range may have a note.
    #[inline]
    pub(super) fn touches(&self, address: u64, len: u64) -> bool {
        !self.ranges.is_empty() || self.next_word(address / 8, (address + len - 1) / 8).is_some()
    }

    fn clear_to(&mut self, address: u64, end: u64) {
        let (first, last) = (address / 8, (end - 1) / 8);
        if (last - first) / 64 <= self.words.len() as u64 {
            let mut next = self.next_word(first, last);
            while let Some(word) = next {
                if let Some(notes) = self.words.get_mut(&word) {
                    notes[inside(word, address, end)].fill(T::default());
                    if *notes == [T::default(); 8] {
                        self.words.remove(&word);
                        self.present[(word / 64) as usize] &= !(1 << (word % 64));
                    }
                }
                next = self.next_word(word + 1, last);
            }
        } else {
            self.retain_words(|word, notes| {
                if (first..=last).contains(&word) {
                    notes[inside(word, address, end)].fill(T::default());
                }
                *notes != [T::default(); 8]
            });
        }
        for at in (0..self.ranges.len()).rev() {
            let (start, stop, note) = self.ranges[at];
            if start >= end || address >= stop {
                continue;
            }
            self.ranges.swap_remove(at);
            for (start, stop) in [(start, address), (end, stop)] {
                if start < stop {
                    self.ranges.push((start, stop, note));
                }
            }
        }
    }

    /// Keeps the notes about words for which `wanted` returns true.
    pub(super) fn retain(&mut self, mut wanted: impl FnMut(u64) -> bool) {
        self.retain_words(|word, _| wanted(word));
        self.ranges.retain(|&(start, end, _)| (start / 8..=(end - 1) / 8).any(&mut wanted));
    }
}

/// Returns the positions in a word of 8 bytes that lie inside a range.
fn inside(word: u64, start: u64, end: u64) -> std::ops::Range<usize> {
    let first = start.saturating_sub(word * 8).min(8) as usize;
    let last = end.saturating_sub(word * 8).min(8) as usize;
    first..last.max(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;
    use crate::value::Taint;

    #[test]
    fn agrees_with_a_list_of_single_bytes() {
        const SIZE: u64 = 4 * LARGE;
        let mut choice = Choice::new(3);
        let mut causes = Notes::default();
        let mut model = vec![Taint::NONE; SIZE as usize];
        for round in 0..300 {
            let large = choice.below(4) == 0;
            let len = if large { LARGE + choice.below(LARGE) } else { choice.below(40) };
            let start = choice.below(SIZE - len);
            let cause = Taint(choice.below(3) as u32);
            if len == 1 {
                causes.set(start, cause);
            } else {
                causes.fill(start, len, cause);
            }
            model[start as usize..(start + len) as usize].fill(cause);
            let at = choice.below(SIZE);
            assert_eq!(causes.get(at), model[at as usize]);
            if round % 50 == 0 {
                for at in 0..SIZE {
                    assert_eq!(causes.get(at), model[at as usize], "byte {at}");
                }
            }
        }
        causes.clear(0, SIZE);
        assert!(causes.is_empty());
    }
}
