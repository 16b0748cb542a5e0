//! Reading of many short numbers: a load of eight bytes provides several of them. What a load cannot provide, at
//! the end of a block or in a number of many chunks, is left to [`Bits`], which reports all errors. Functions that are
//! not inlined get copies, so that a position that is read from stays in registers.

use crate::abbreviation::{CHAR6, Operand};
use crate::bits::Bits;
use crate::error::{Error, ErrorKind};

type Result<T> = core::result::Result<T, Error>;

/// A position in a stream, and the bits after it that were loaded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loaded<'a> {
    pub(crate) bits: Bits<'a>,
    /// The loaded bits; the lowest is at the position. Those from `have` on are not valid.
    window: u64,
    have: u32,
}

impl<'a> Loaded<'a> {
    #[inline]
    pub(crate) fn new(bits: Bits<'a>) -> Loaded<'a> {
        Loaded { bits, window: 0, have: 0 }
    }

    /// Loads the bits at the position, and returns whether this many are in the block.
    #[inline(always)]
    fn has(&mut self, width: u32) -> bool {
        if width > self.have {
            self.window = self.bits.window();
            // one less than there are, so that no shift is by 64
            let valid = 63 - (self.bits.bit & 7);
            self.have = valid.min(self.bits.left()) as u32;
        }
        width <= self.have
    }

    #[inline(always)]
    fn take(&mut self, width: u32) {
        self.window >>= width;
        self.have -= width;
        self.bits.bit += u64::from(width);
    }

    /// Moves forward, to the position of `bits`.
    #[inline]
    fn moved(&mut self, bits: Bits<'a>) {
        let by = bits.bit - self.bits.bit;
        if by <= u64::from(self.have) { self.take(by as u32) } else { *self = Loaded::new(bits) }
    }

    /// Same as [`Bits::fixed`].
    #[inline(always)]
    pub(crate) fn fixed(&mut self, width: u32) -> Result<u64> {
        if !self.has(width) {
            return last_fixed(self.bits, width);
        }
        let value = self.window & ((1 << width) - 1);
        self.take(width);
        Ok(value)
    }

    /// Same as [`Bits::vbr`].
    #[inline(always)]
    pub(crate) fn vbr(&mut self, width: u32) -> Result<u64> {
        let more = 1u64 << (width - 1);
        if !self.has(width) {
            return last_vbr(self.bits, width);
        }
        let mut value = self.window & (more - 1);
        let mut used = width;
        if self.window & more != 0 {
            // fewer than 64 bits are loaded: the number is not too long
            let (mut rest, mut shift) = (self.window, 0);
            while rest & more != 0 {
                used += width;
                if used > self.have {
                    let (value, after) = long_vbr(*self, width);
                    *self = after;
                    return value;
                }
                rest >>= width;
                shift += width - 1;
                value |= (rest & (more - 1)) << shift;
            }
        }
        self.take(used);
        Ok(value)
    }

    /// Reads a number; an array or blob is none.
    #[inline(always)]
    pub(crate) fn scalar(&mut self, operand: Operand) -> Result<u64> {
        match operand {
            Operand::Literal(value) => Ok(value),
            Operand::Fixed(width) => self.fixed(u32::from(width)),
            Operand::Vbr(width) => self.vbr(u32::from(width)),
            Operand::Char6 => Ok(u64::from(CHAR6[self.fixed(6)? as usize & 63])),
            Operand::Array | Operand::Blob => Err(Error::new(ErrorKind::InvalidAbbreviation, self.bits.bit)),
        }
    }

    /// Reads this many numbers in chunks.
    #[inline(always)]
    pub(crate) fn vbrs(&mut self, width: u32, count: u64, numbers: &mut Vec<u64>) -> Result<()> {
        numbers.reserve(count as usize);
        for _ in 0..count {
            let value = self.vbr(width)?;
            numbers.push(value);
        }
        Ok(())
    }

    /// Reads up to this many numbers of up to eight bits, most of those that there are, and returns how many it read.
    /// Names consist of them.
    #[inline(always)]
    fn short_numbers(&mut self, width: u32, count: u64, map: impl Fn(u64) -> u64, numbers: &mut Vec<u64>) -> u64 {
        /// Numbers that a load has, wherever in a byte it begins.
        const IN_A_LOAD: usize = 7;
        if width == 0 || width > 8 {
            return 0;
        }
        let mask = (1 << width) - 1;
        let bits = IN_A_LOAD as u64 * u64::from(width);
        let mut left = count;
        while left >= IN_A_LOAD as u64 && self.bits.left() >= bits {
            let window = self.bits.window();
            let several: [u64; IN_A_LOAD] = std::array::from_fn(|at| map(window >> (at as u32 * width) & mask));
            numbers.extend_from_slice(&several);
            self.bits.bit += bits;
            left -= IN_A_LOAD as u64;
        }
        self.have = 0;
        count - left
    }

    /// Reads an array.
    pub(crate) fn array(&mut self, element: Operand, numbers: &mut Vec<u64>) -> Result<()> {
        let mut bits = self.bits;
        let count = bits.array_size(element)?;
        self.moved(bits);
        numbers.reserve(count as usize);
        let mut loaded = *self;
        match element {
            Operand::Vbr(width) => loaded.vbrs(u32::from(width), count, numbers)?,
            Operand::Fixed(width) => {
                let many = loaded.short_numbers(u32::from(width), count, |number| number, numbers);
                for _ in many..count {
                    let value = loaded.fixed(u32::from(width))?;
                    numbers.push(value);
                }
            }
            _ => {
                let mut many = 0;
                if element == Operand::Char6 {
                    many = loaded.short_numbers(6, count, |number| u64::from(CHAR6[number as usize & 63]), numbers);
                }
                for _ in many..count {
                    let value = loaded.scalar(element)?;
                    numbers.push(value);
                }
            }
        }
        *self = loaded;
        Ok(())
    }
}

/// Reads a number for which there are too few bits: an error.
#[cold]
#[inline(never)]
fn last_fixed(mut bits: Bits<'_>, width: u32) -> Result<u64> {
    bits.fixed(width)
}

/// Same as [`last_fixed`] for a number in chunks.
#[cold]
#[inline(never)]
fn last_vbr(mut bits: Bits<'_>, width: u32) -> Result<u64> {
    bits.vbr(width)
}

/// Reads a number whose chunks are not all loaded.
#[cold]
#[inline(never)]
fn long_vbr(mut loaded: Loaded<'_>, width: u32) -> (Result<u64>, Loaded<'_>) {
    let mut bits = loaded.bits;
    let value = bits.vbr(width);
    loaded.moved(bits);
    (value, loaded)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of all lengths, encoded in chunks of several widths and in fixed widths.
    fn numbers() -> Vec<u64> {
        (0..64).map(|shift| 1 << shift).chain([u64::MAX, 31, 32, 0, 5]).chain(0..100).collect()
    }

    #[test]
    fn same_numbers_as_one_by_one() {
        let mut writer = crate::Writer::new();
        for width in [2, 3, 6, 8, 32] {
            numbers().iter().for_each(|&number| writer.vbr(number, width));
            numbers().iter().for_each(|&number| writer.fixed(number & ((1 << width) - 1), width));
        }
        let bytes = writer.finish();
        // every end, so that numbers are cut off
        for end in (0..=bytes.len() as u64 * 8).step_by(7).chain([bytes.len() as u64 * 8]) {
            let mut bits = Bits { data: &bytes, bit: 0, end };
            let mut loaded = Loaded::new(bits);
            'widths: for width in [2, 3, 6, 8, 32] {
                for at in 0..2 * numbers().len() {
                    let (one, many) = match at < numbers().len() {
                        true => (bits.vbr(width), loaded.vbr(width)),
                        false => (bits.fixed(width), loaded.fixed(width)),
                    };
                    assert_eq!(one, many, "{width} bits, up to bit {end}");
                    if one.is_err() {
                        break 'widths;
                    }
                    assert_eq!(bits.bit, loaded.bits.bit);
                }
            }
        }
    }

    #[test]
    fn arrays_that_do_not_fit() {
        let mut writer = crate::Writer::new();
        writer.vbr(20, 6);
        (0..20).for_each(|number| writer.vbr(number, 4));
        let bytes = writer.finish();
        let read = |element, end| {
            let (mut numbers, bits) = (Vec::new(), Bits { data: &bytes, bit: 0, end });
            Loaded::new(bits).array(element, &mut numbers).map(|()| numbers)
        };
        assert_eq!(read(Operand::Vbr(4), bytes.len() as u64 * 8), Ok((0..20).collect()));
        let kind = |element, end| read(element, end).map_err(|error| (error.kind, error.bit));
        assert_eq!(kind(Operand::Vbr(4), 5), Err((ErrorKind::UnterminatedSize, 0)));
        assert_eq!(kind(Operand::Vbr(4), 85), Err((ErrorKind::ImplausibleSize, 6)));
        assert_eq!(kind(Operand::Literal(7), 6), Err((ErrorKind::TooMany, 6)));
    }
}
