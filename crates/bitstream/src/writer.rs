//! Writing of bitstreams: bits, variable-width numbers, blocks whose lengths are filled in when they end,
//! abbreviations, records (LLVM's "Bitcode File Format", "Bitstream Format"). The meaning of blocks and
//! records is left to the caller.

use crate::abbreviation::{Operand, char6_index, id};

/// A defined abbreviation: its operands and its number.
#[derive(Clone, Debug, Default)]
pub struct DefinedAbbreviation {
    number: u32,
    fields: Vec<Operand>,
}

/// An open block.
#[derive(Clone, Copy, Debug)]
struct OpenBlock {
    /// Position of its length.
    length_at: usize,
    /// Width of abbreviation ids in the enclosing block.
    outer_width: u32,
    /// Next abbreviation number in the enclosing block.
    outer_next: u32,
}

/// Writes a bitstream to memory.
///
/// ```
/// use draig_bitstream::{Operand, Writer};
///
/// let mut writer = Writer::new();
/// writer.enter_block(8, 3);
/// writer.record(1, &[2]);
/// let pair = writer.define(&[Operand::Literal(7), Operand::Fixed(1), Operand::Vbr(6)]);
/// writer.abbreviated(&pair, 7, &[1, 100]);
/// writer.end_block();
/// // 8 bytes that begin the block, 75 bits of records, and the padding of the last word.
/// assert_eq!(writer.finish().len(), 20);
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    bytes: Vec<u8>,
    /// Bits that are not in `bytes` yet, the first one lowest.
    word: u64,
    /// Number of bits in `word`: fewer than 64.
    bits: u32,
    /// Width of abbreviation ids.
    width: u32,
    /// Number of the next abbreviation.
    next: u32,
    blocks: Vec<OpenBlock>,
    /// Number of abbreviations in BLOCKINFO for each kind of block.
    from_info: Vec<(u32, u32)>,
}

impl Default for Writer {
    fn default() -> Self {
        Writer::new()
    }
}

impl Writer {
    /// Creates an empty stream, without any magic number. Outside of blocks, abbreviation ids have 2 bits.
    pub fn new() -> Writer {
        Writer {
            bytes: Vec::new(),
            word: 0,
            bits: 0,
            width: 2,
            next: id::FIRST_ABBREVIATION,
            blocks: Vec::new(),
            from_info: Vec::new(),
        }
    }

    /// Creates a writer of blocks for the currently open block, to be appended after it is [aligned]. It has
    /// the abbreviations of that block and of BLOCKINFO. It writes to `memory`, whose contents are discarded.
    ///
    /// [aligned]: Writer::align
    pub fn part(&self, mut memory: Vec<u8>) -> Writer {
        memory.clear();
        let from_info = self.from_info.clone();
        Writer { bytes: memory, width: self.width, next: self.next, from_info, ..Writer::new() }
    }

    /// Appends the blocks that [parts](Writer::part) of this writer have written.
    ///
    /// # Panics
    /// Panics if the last entry written is not a block, or if `blocks` are not blocks.
    pub fn append(&mut self, blocks: &[u8]) {
        assert!(self.bits.is_multiple_of(32) && blocks.len().is_multiple_of(4), "blocks are aligned");
        self.align();
        self.bytes.extend_from_slice(blocks);
    }

    /// Reserves capacity for this many more bytes.
    pub fn reserve(&mut self, bytes: usize) {
        self.bytes.reserve(bytes);
    }

    /// Number of bits written.
    #[inline]
    pub fn position(&self) -> u64 {
        self.bytes.len() as u64 * 8 + u64::from(self.bits)
    }

    /// Returns the bytes, padded to a multiple of 4.
    ///
    /// # Panics
    /// Panics if a block is open.
    pub fn finish(mut self) -> Vec<u8> {
        assert!(self.blocks.is_empty(), "every block that is entered is ended");
        self.align();
        self.bytes
    }

    /// Writes a number in `width` bits, at most 32; it must fit.
    #[inline]
    pub fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(width <= 32 && value >> width == 0, "{value} in {width} bits");
        self.word |= value << self.bits;
        let bits = self.bits + width;
        if bits < 64 {
            self.bits = bits;
            return;
        }
        self.bytes.extend_from_slice(&self.word.to_le_bytes());
        self.word = value >> (64 - self.bits);
        self.bits = bits - 64;
    }

    /// Writes a number in chunks of `width` bits, 2 to 32, lowest chunk first.
    #[inline]
    pub fn vbr(&mut self, value: u64, width: u32) {
        if value >> (width - 1) == 0 {
            self.fixed(value, width);
        } else {
            self.long_vbr(value, width);
        }
    }

    fn long_vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    /// Pads with zeros to a multiple of 32 bits.
    pub fn align(&mut self) {
        let used = self.bits.div_ceil(32) as usize * 4;
        self.bytes.extend_from_slice(&self.word.to_le_bytes()[..used]);
        (self.word, self.bits) = (0, 0);
    }

    /// Overwrites the 32 bits that begin at a position; they must be zero, and must not be among the last 64
    /// bits.
    ///
    /// # Panics
    /// Panics if they were not written yet.
    pub fn patch(&mut self, position: u64, value: u32) {
        let (at, shift) = ((position / 8) as usize, position % 8);
        for (byte, part) in self.bytes[at..].iter_mut().zip((u64::from(value) << shift).to_le_bytes()).take(5) {
            *byte |= part;
        }
    }

    /// Opens a block, in which abbreviation ids have `width` bits.
    pub fn enter_block(&mut self, block: u32, width: u32) {
        self.number(u64::from(id::ENTER_SUBBLOCK));
        self.vbr(u64::from(block), 8);
        self.vbr(u64::from(width), 4);
        self.align();
        self.blocks.push(OpenBlock { length_at: self.bytes.len(), outer_width: self.width, outer_next: self.next });
        self.bytes.extend_from_slice(&[0; 4]);
        self.width = width;
        let from_info = self.from_info.iter().find(|(of, _)| *of == block);
        self.next = id::FIRST_ABBREVIATION + from_info.map_or(0, |&(_, count)| count);
    }

    /// Ends the block that was entered last, and fills in its length.
    ///
    /// # Panics
    /// Panics if no block is open.
    pub fn end_block(&mut self) {
        self.number(u64::from(id::END_BLOCK));
        self.align();
        let block = self.blocks.pop().expect("a block that is ended was entered");
        let words = (self.bytes.len() - block.length_at) / 4 - 1;
        self.bytes[block.length_at..block.length_at + 4].copy_from_slice(&(words as u32).to_le_bytes());
        (self.width, self.next) = (block.outer_width, block.outer_next);
    }

    /// Writes the number of an abbreviation, or another id.
    #[inline]
    fn number(&mut self, number: u64) {
        self.fixed(number, self.width);
    }

    /// Defines an abbreviation for the rest of the block.
    pub fn define(&mut self, fields: &[Operand]) -> DefinedAbbreviation {
        let number = self.next;
        self.next += 1;
        self.definition(fields);
        DefinedAbbreviation { number, fields: fields.into() }
    }

    fn definition(&mut self, fields: &[Operand]) {
        self.number(u64::from(id::DEFINE_ABBREV));
        self.vbr(fields.len() as u64, 5);
        for field in fields {
            let (encoding, width) = match *field {
                Operand::Literal(value) => {
                    self.fixed(1, 1);
                    self.vbr(value, 8);
                    continue;
                }
                Operand::Fixed(width) => (1, Some(width)),
                Operand::Vbr(width) => (2, Some(width)),
                Operand::Array => (3, None),
                Operand::Char6 => (4, None),
                Operand::Blob => (5, None),
            };
            self.fixed(0, 1);
            self.fixed(encoding, 3);
            if let Some(width) = width {
                self.vbr(u64::from(width), 5);
            }
        }
    }

    /// Writes a BLOCKINFO block with abbreviations for blocks that are entered later: for each kind of block,
    /// its abbreviations. They are returned in the same order.
    pub fn block_info(&mut self, blocks: &[(u32, Vec<Vec<Operand>>)]) -> Vec<DefinedAbbreviation> {
        let mut defined = Vec::new();
        self.enter_block(id::BLOCKINFO, 2);
        for (block, abbreviations) in blocks {
            self.record(id::SETBID, &[u64::from(*block)]);
            for (number, fields) in (id::FIRST_ABBREVIATION..).zip(abbreviations) {
                self.definition(fields);
                defined.push(DefinedAbbreviation { number, fields: fields.clone() });
            }
            self.from_info.push((*block, abbreviations.len() as u32));
        }
        self.end_block();
        defined
    }

    /// Writes a record without abbreviation: code, count and operands, each in chunks of 6 bits.
    #[inline]
    pub fn record(&mut self, code: u32, operands: &[u64]) {
        self.head(code, operands.len());
        for &operand in operands {
            self.vbr(operand, 6);
        }
    }

    /// Same as [`Writer::record`], followed by bytes, each of them an operand.
    pub fn record_with_bytes(&mut self, code: u32, operands: &[u64], bytes: &[u8]) {
        self.head(code, operands.len() + bytes.len());
        for &operand in operands {
            self.vbr(operand, 6);
        }
        for &byte in bytes {
            self.vbr(u64::from(byte), 6);
        }
    }

    #[inline]
    fn head(&mut self, code: u32, count: usize) {
        self.number(u64::from(id::UNABBREV_RECORD));
        self.vbr(u64::from(code), 6);
        self.vbr(count as u64, 6);
    }

    /// Writes a record with an abbreviation. Number and values of the operands must match its fields.
    #[inline]
    pub fn abbreviated(&mut self, abbreviation: &DefinedAbbreviation, code: u32, operands: &[u64]) {
        let mut fields = self.begin(abbreviation, code);
        for (at, &operand) in operands.iter().enumerate() {
            match fields {
                [Operand::Array, element] => {
                    self.vbr((operands.len() - at) as u64, 6);
                    for &operand in &operands[at..] {
                        self.field(*element, operand);
                    }
                    return;
                }
                [field, rest @ ..] => {
                    self.field(*field, operand);
                    fields = rest;
                }
                [] => debug_assert!(false, "more operands than the abbreviation has"),
            }
        }
        if let [Operand::Array, _] = fields {
            self.vbr(0, 6);
        }
    }

    /// Same as [`Writer::abbreviated`], if the last fields are an array; its elements are these bytes.
    pub fn abbreviated_with_bytes(
        &mut self,
        abbreviation: &DefinedAbbreviation,
        code: u32,
        operands: &[u64],
        bytes: &[u8],
    ) {
        let mut fields = self.begin(abbreviation, code);
        for &operand in operands {
            if let [field, rest @ ..] = fields {
                self.field(*field, operand);
                fields = rest;
            }
        }
        match fields {
            [Operand::Array, Operand::Fixed(width)] => {
                self.vbr(bytes.len() as u64, 6);
                for &byte in bytes {
                    self.fixed(u64::from(byte), u32::from(*width));
                }
            }
            [Operand::Array, element] => {
                self.vbr(bytes.len() as u64, 6);
                for &byte in bytes {
                    self.field(*element, u64::from(byte));
                }
            }
            _ => debug_assert!(false, "the abbreviation has no array there"),
        }
    }

    /// Same as [`Writer::abbreviated`], if the last field is a blob; it consists of these parts, concatenated.
    pub fn abbreviated_with_blob(
        &mut self,
        abbreviation: &DefinedAbbreviation,
        code: u32,
        operands: &[u64],
        parts: &[&[u8]],
    ) {
        let fields = self.begin(abbreviation, code);
        for (field, &operand) in fields.iter().zip(operands) {
            self.field(*field, operand);
        }
        self.vbr(parts.iter().map(|part| part.len() as u64).sum(), 6);
        self.align();
        for part in parts {
            self.bytes.extend_from_slice(part);
        }
        let filled = self.bytes.len().next_multiple_of(4);
        self.bytes.resize(filled, 0);
    }

    /// Writes the number of the abbreviation, and the code as its first field specifies; returns the other
    /// fields.
    #[inline]
    fn begin<'a>(&mut self, abbreviation: &'a DefinedAbbreviation, code: u32) -> &'a [Operand] {
        self.number(u64::from(abbreviation.number));
        match &abbreviation.fields[..] {
            [first, rest @ ..] => {
                self.field(*first, u64::from(code));
                rest
            }
            [] => &[],
        }
    }

    #[inline]
    fn field(&mut self, field: Operand, value: u64) {
        match field {
            Operand::Literal(literal) => debug_assert_eq!(literal, value, "a literal has its value"),
            Operand::Fixed(width) => self.fixed(value, u32::from(width)),
            Operand::Vbr(width) => self.vbr(value, u32::from(width)),
            Operand::Char6 => self.fixed(u64::from(char6_index(value as u8).unwrap_or(0)), 6),
            Operand::Array | Operand::Blob => debug_assert!(false, "arrays and blobs are no single operands"),
        }
    }
}

/// Whether all bytes are among the 64 that [`Operand::Char6`] can hold.
pub fn is_char6(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| char6_index(byte).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_packed_lowest_bit_first() {
        let mut writer = Writer::new();
        writer.fixed(0b101, 3);
        writer.vbr(100, 6);
        // 100 = 0b11_00100: 100100 with the continuation bit, then 000011
        assert_eq!(writer.position(), 15);
        assert_eq!(writer.finish(), [0b0010_0101, 0b0000_0111, 0, 0]);
    }

    #[test]
    fn the_accumulator_wraps_at_every_width() {
        for width in 1..=32 {
            let mut writer = Writer::new();
            let values: Vec<u64> =
                (0..200).map(|n: u64| n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - width)).collect();
            values.iter().for_each(|&value| writer.fixed(value, width));
            let bytes = writer.finish();
            let bit = |at: usize| u64::from(bytes[at / 8] >> (at % 8) & 1);
            for (number, &value) in values.iter().enumerate() {
                let read = (0..width as usize).map(|n| bit(number * width as usize + n) << n).sum::<u64>();
                assert_eq!(read, value, "value {number} of width {width}");
            }
        }
    }

    #[test]
    fn blocks_have_their_lengths_in_words() {
        let mut writer = Writer::new();
        writer.enter_block(8, 3);
        writer.enter_block(9, 4);
        writer.record(1, &[1, 2, 1 << 40]);
        writer.end_block();
        writer.end_block();
        let bytes = writer.finish();
        let word = |at: usize| u32::from_le_bytes(bytes[at * 4..at * 4 + 4].try_into().expect("4 bytes"));
        assert_eq!((word(1), word(3), bytes.len()), (6, 3, 32));
    }

    #[test]
    fn parts_are_as_if_written_in_place() {
        let info = [(9, vec![vec![Operand::Literal(5), Operand::Vbr(6)]])];
        let write = |in_parts: bool| {
            let mut writer = Writer::new();
            writer.enter_block(8, 3);
            let short = writer.block_info(&info).remove(0);
            let block = |writer: &mut Writer, number: u64| {
                writer.enter_block(9, 4);
                writer.abbreviated(&short, 5, &[number]);
                let own = writer.define(&[Operand::Literal(7), Operand::Fixed(3)]);
                writer.abbreviated(&own, 7, &[number % 8]);
                writer.end_block();
            };
            let mut memory = vec![1, 2, 3];
            for number in 0..10 {
                if !in_parts {
                    block(&mut writer, number);
                    continue;
                }
                let mut part = writer.part(memory);
                block(&mut part, number);
                memory = part.finish();
                writer.append(&memory);
            }
            writer.record(1, &[2]);
            writer.end_block();
            writer.finish()
        };
        assert_eq!(write(true), write(false));
    }

    #[test]
    fn patches_reach_over_bytes() {
        for shift in 0..8 {
            let mut writer = Writer::new();
            writer.fixed(0, shift);
            let position = writer.position();
            writer.fixed(0, 32);
            writer.fixed(0, 32);
            writer.fixed(0, 32);
            writer.patch(position, 0xdead_beef);
            let bytes = writer.finish();
            let read = u64::from_le_bytes(bytes[..8].try_into().expect("8 bytes"));
            assert_eq!(read >> shift, 0xdead_beef);
        }
    }
}
