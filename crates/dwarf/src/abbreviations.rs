//! `.debug_abbrev`: shapes of entries, each stored once (DWARF 5, 7.5.3).

use rustc_hash::FxHashMap;

use crate::bytes::uleb;

/// Shapes with their numbers, in the order of their first use.
pub(crate) struct Abbreviations {
    /// A shape is the tag, whether there are children, and pairs of attribute and form.
    numbers: FxHashMap<Box<[u16]>, u32>,
    /// Shapes by number, from 1.
    shapes: Vec<Box<[u16]>>,
    /// Numbers of shapes that were asked for last; 0 where there is none.
    recent: [u32; RECENT],
    pub(crate) bytes: Vec<u8>,
}

/// Number of shapes that are found without the table.
const RECENT: usize = 64;

impl Default for Abbreviations {
    fn default() -> Abbreviations {
        Abbreviations { numbers: FxHashMap::default(), shapes: Vec::new(), recent: [0; RECENT], bytes: Vec::new() }
    }
}

impl Abbreviations {
    /// Returns the number of a shape.
    #[inline]
    pub(crate) fn number(&mut self, shape: &[u16]) -> u32 {
        // Tag, length and last form tell most of them apart.
        let at = (usize::from(shape[0]) + 5 * shape.len() + usize::from(shape[shape.len() - 1])) % RECENT;
        let number = self.recent[at];
        let known = self.shapes.get((number as usize).wrapping_sub(1));
        if known.is_some_and(|known| **known == *shape) { number } else { self.other(shape, at) }
    }

    fn other(&mut self, shape: &[u16], at: usize) -> u32 {
        let number = match self.numbers.get(shape) {
            Some(&number) => number,
            None => self.add(shape),
        };
        self.recent[at] = number;
        number
    }

    fn add(&mut self, shape: &[u16]) -> u32 {
        let number = self.numbers.len() as u32 + 1;
        self.numbers.insert(shape.into(), number);
        self.shapes.push(shape.into());
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
