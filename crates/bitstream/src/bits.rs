//! Reading of numbers from bits: a position in a stream, up to an end. Loads eight bytes for each number; reading
//! several numbers of a load is left to `load`, ids and records to the cursor.

use crate::abbreviation::{CHAR6, Operand};
use crate::error::{Error, ErrorKind};
use crate::limits::MAX_FREE_ELEMENTS;

type Result<T> = core::result::Result<T, Error>;

/// Number of bits that a load provides, wherever in a byte it begins.
const WINDOW_BITS: u32 = 57;

/// A position in a stream, up to an end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits<'a> {
    pub(crate) data: &'a [u8],
    /// Number of bits before the position.
    pub(crate) bit: u64,
    /// The first bit that must not be read.
    pub(crate) end: u64,
}

impl<'a> Bits<'a> {
    /// Creates an error at this position.
    #[cold]
    pub(crate) fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.bit)
    }

    #[inline]
    pub(crate) fn scalar(&mut self, operand: Operand) -> Result<u64> {
        match operand {
            Operand::Literal(value) => Ok(value),
            Operand::Fixed(width) => self.fixed(u32::from(width)),
            Operand::Vbr(width) => self.vbr(u32::from(width)),
            Operand::Char6 => Ok(u64::from(CHAR6[self.fixed(6)? as usize & 63])),
            Operand::Array | Operand::Blob => Err(self.error(ErrorKind::InvalidAbbreviation)),
        }
    }

    /// Skips an array.
    pub(crate) fn skip_array(&mut self, element: Operand) -> Result<()> {
        let count = self.array_size(element)?;
        let width = match element {
            Operand::Vbr(width) => return self.skip_vbrs(u32::from(width), count),
            Operand::Fixed(width) => u64::from(width),
            Operand::Char6 => 6,
            _ => 0,
        };
        // there is room for all
        self.bit += count * width;
        Ok(())
    }

    /// Reads the number of elements of an array, and checks that there is room for them.
    pub(crate) fn array_size(&mut self, element: Operand) -> Result<u64> {
        let count = self.size()?;
        let width = match element {
            Operand::Fixed(width) | Operand::Vbr(width) => u64::from(width),
            Operand::Char6 => 6,
            _ => 0,
        };
        let room = self.left().checked_div(width).unwrap_or(MAX_FREE_ELEMENTS as u64);
        if count > room {
            return Err(self.error(if width == 0 { ErrorKind::TooMany } else { self.too_many(count) }));
        }
        Ok(count)
    }

    /// Skips a blob and returns its byte range in the stream.
    pub(crate) fn blob(&mut self) -> Result<(usize, usize)> {
        let count = self.size()?;
        self.align()?;
        if count > self.left() / 8 {
            return Err(self.error(ErrorKind::BlobTooLong));
        }
        let start = (self.bit / 8) as usize;
        self.bit += count * 8;
        self.align()?;
        Ok((start, start + count as usize))
    }

    /// Reads the size of an array or blob, which has up to 32 bits.
    fn size(&mut self) -> Result<u64> {
        let unterminated = self.error(ErrorKind::UnterminatedSize);
        self.vbr(6).ok().filter(|&size| size <= u64::from(u32::MAX)).ok_or(unterminated)
    }

    /// Returns the error for more elements than remain.
    #[cold]
    pub(crate) fn too_many(&self, count: u64) -> ErrorKind {
        if count >= self.data.len() as u64 { ErrorKind::ImplausibleSize } else { ErrorKind::UnexpectedEnd }
    }

    /// Number of bits left in the block.
    #[inline]
    pub(crate) fn left(&self) -> u64 {
        self.end.saturating_sub(self.bit)
    }

    /// Advances to the next 32-bit word.
    pub(crate) fn align(&mut self) -> Result<()> {
        let bit = (self.bit + 31) & !31;
        if bit > self.end {
            return Err(self.error(ErrorKind::UnexpectedEnd));
        }
        self.bit = bit;
        Ok(())
    }

    /// Returns 64 bits shifted so that the current position is lowest: at least 57 are valid, with zeros
    /// beyond the end of the stream.
    #[inline]
    pub(crate) fn window(&self) -> u64 {
        let byte = (self.bit / 8) as usize;
        let shift = self.bit & 7;
        match self.data.get(byte..).and_then(|rest| rest.first_chunk::<8>()) {
            Some(chunk) => u64::from_le_bytes(*chunk) >> shift,
            None => last_window(self.data, byte) >> shift,
        }
    }

    /// Reads a number of this many bits, up to 32.
    ///
    /// # Errors
    /// Returns an error if the block ends.
    #[inline]
    pub(crate) fn fixed(&mut self, width: u32) -> Result<u64> {
        debug_assert!(width <= 32);
        let end = self.bit + u64::from(width);
        if end > self.end {
            return Err(self.error(ErrorKind::UnexpectedEnd));
        }
        let value = self.window() & ((1 << width) - 1);
        self.bit = end;
        Ok(value)
    }

    /// Reads a number in chunks of this many bits, 2 to 32.
    ///
    /// # Errors
    /// Returns an error if the block ends or the number has more than 64 bits.
    #[inline]
    pub(crate) fn vbr(&mut self, width: u32) -> Result<u64> {
        debug_assert!((2..=32).contains(&width));
        let more = 1 << (width - 1);
        let chunk = self.window() & ((more << 1) - 1);
        let end = self.bit + u64::from(width);
        if chunk & more == 0 && end <= self.end {
            self.bit = end;
            return Ok(chunk);
        }
        self.long_vbr(width)
    }

    /// Skips this many numbers in chunks. Numbers that are too long are not detected.
    pub(crate) fn skip_vbrs(&mut self, width: u32, count: u64) -> Result<()> {
        // The last chunk of a number has a clear highest bit: count these, a load at a time.
        let chunks = WINDOW_BITS / width;
        let highest = (0..chunks).fold(0u64, |all, at| all | 1 << (at * width + width - 1));
        let mut left = count;
        while left > 0 && self.left() >= u64::from(WINDOW_BITS) {
            let mut ends = !self.window() & highest;
            let found = u64::from(ends.count_ones());
            if found < left {
                left -= found;
                self.bit += u64::from(chunks * width);
            } else {
                for _ in 1..left {
                    ends &= ends - 1;
                }
                self.bit += u64::from(ends.trailing_zeros()) + 1;
                left = 0;
            }
        }
        for _ in 0..left {
            self.vbr(width)?;
        }
        Ok(())
    }

    /// Reads a number of several chunks, or of one at the end of the block.
    fn long_vbr(&mut self, width: u32) -> Result<u64> {
        let more = 1u64 << (width - 1);
        if self.left() >= u64::from(WINDOW_BITS) {
            let mut window = self.window();
            let (mut value, mut shift, mut used) = (0, 0, width);
            while used <= WINDOW_BITS {
                value |= (window & (more - 1)) << shift;
                if window & more == 0 {
                    self.bit += u64::from(used);
                    return Ok(value);
                }
                window >>= width;
                shift += width - 1;
                used += width;
            }
        }
        let mut value = 0u64;
        let mut shift = 0;
        loop {
            let chunk = self.fixed(width)?;
            let bits = chunk & (more - 1);
            if shift >= 64 || bits << shift >> shift != bits {
                return Err(self.error(ErrorKind::LargeNumber));
            }
            value |= bits << shift;
            if chunk & more == 0 {
                return Ok(value);
            }
            shift += width - 1;
        }
    }
}

/// Returns the last bytes of a stream as a number.
#[cold]
#[inline(never)]
fn last_window(data: &[u8], byte: usize) -> u64 {
    let rest = data.get(byte..).unwrap_or_default();
    rest.iter().take(8).rev().fold(0, |all, &byte| all << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(data: &[u8]) -> Bits<'_> {
        Bits { data, bit: 0, end: data.len() as u64 * 8 }
    }

    #[test]
    fn numbers_across_bytes_and_at_the_end() {
        let mut cursor = bits(&[0b1010_0101, 0xff, 0x01]);
        assert_eq!(cursor.fixed(3), Ok(0b101));
        assert_eq!(cursor.fixed(7), Ok(0b1110100));
        assert_eq!(cursor.fixed(14), Ok(0x7f));
        assert_eq!(cursor.fixed(1), Err(Error::new(ErrorKind::UnexpectedEnd, 24)));
    }

    #[test]
    fn numbers_in_chunks() {
        // 35 in chunks of four bits: 3|8, 4
        let mut cursor = bits(&[0x4b]);
        assert_eq!(cursor.vbr(4), Ok(35));
        // several chunks, in a load and across loads
        let mut writer = crate::Writer::new();
        let numbers: Vec<u64> = (0..64).map(|shift| 1 << shift).chain([u64::MAX, 31, 32, 0, 5]).collect();
        for width in [2, 3, 6, 8, 32] {
            numbers.iter().for_each(|&number| writer.vbr(number, width));
        }
        let bytes = writer.finish();
        let mut cursor = bits(&bytes);
        for width in [2, 3, 6, 8, 32] {
            for &number in &numbers {
                assert_eq!(cursor.vbr(width), Ok(number), "in chunks of {width} bits");
            }
        }
        // more chunks than 64 bits have
        let mut cursor = bits(&[0xff; 64]);
        assert_eq!(cursor.vbr(6).map_err(|error| error.kind), Err(ErrorKind::LargeNumber));
        // a number without an end
        let mut cursor = bits(&[0x88, 0x88]);
        assert_eq!(cursor.vbr(4).map_err(|error| error.kind), Err(ErrorKind::UnexpectedEnd));
    }
}
