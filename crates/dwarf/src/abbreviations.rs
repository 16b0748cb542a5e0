//! `.debug_abbrev`: shapes of entries, each stored once (DWARF 5, 7.5.3).

use rustc_hash::FxHashMap;

use crate::bytes::uleb;

/// Shapes with their numbers, in the order of their first use.
#[derive(Default)]
pub(crate) struct Abbreviations {
    /// A shape is the tag, whether there are children, and pairs of attribute and form.
    numbers: FxHashMap<Box<[u16]>, u32>,
    pub(crate) bytes: Vec<u8>,
}

impl Abbreviations {
    /// Returns the number of a shape.
    #[inline]
    pub(crate) fn number(&mut self, shape: &[u16]) -> u32 {
        match self.numbers.get(shape) {
            Some(&number) => number,
            None => self.add(shape),
        }
    }

    fn add(&mut self, shape: &[u16]) -> u32 {
        let number = self.numbers.len() as u32 + 1;
        self.numbers.insert(shape.into(), number);
        uleb(&mut self.bytes, number.into());
        uleb(&mut self.bytes, shape[0].into());
        self.bytes.push(shape[1] as u8);
        for &word in &shape[2..] {
            uleb(&mut self.bytes, word.into());
        }
        self.bytes.extend_from_slice(&[0, 0]);
        number
    }

    /// Ends the table.
    pub(crate) fn finish(&mut self) {
        self.bytes.push(0);
    }
}
