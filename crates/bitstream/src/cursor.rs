//! Reading of streams: ids, blocks, abbreviations, records. A cursor is a position within one block and holds
//! the block's abbreviations, so that a body can be remembered and read later, or by another thread. It never
//! goes beyond the block's end.

use std::sync::Arc;

use crate::abbreviation::{Abbreviation, Operand, id};
use crate::bits::Bits;
use crate::block_info::BlockInfo;
use crate::error::{Error, ErrorKind};
use crate::limits::{MAX_ABBREVIATION_OPERANDS, MAX_ABBREVIATIONS, MAX_FREE_ELEMENTS, MAX_ID_WIDTH, MAX_WIDTH};
use crate::load::Loaded;
use crate::record::Record;

type Result<T> = core::result::Result<T, Error>;

/// Next entry in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A record with this abbreviation id: read it with [`Cursor::read_record`].
    Record(u32),
    /// A block with this number: use [`Cursor::enter`] or [`Cursor::skip_block`].
    Block(u32),
    /// The end of the block.
    End,
}

/// A position in a stream, within one block or at the top level.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    bits: Bits<'a>,
    id_width: u32,
    /// Start of the entry that [`Cursor::next`] returned.
    entry: u64,
    /// Abbreviations of all blocks with this number.
    common: Arc<Vec<Abbreviation>>,
    /// Abbreviations that the block itself defines.
    own: Vec<Abbreviation>,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor at the start of a stream, at the top level, where ids have two bits.
    pub fn new(data: &'a [u8]) -> Cursor<'a> {
        let bits = Bits { data, bit: 0, end: data.len() as u64 * 8 };
        Cursor { bits, id_width: 2, entry: 0, common: Arc::default(), own: Vec::new() }
    }

    /// Returns the bytes of the whole stream.
    pub fn data(&self) -> &'a [u8] {
        self.bits.data
    }

    /// Number of bits before the position.
    #[inline]
    pub fn bit(&self) -> u64 {
        self.bits.bit
    }

    /// Number of bits before the end of the block.
    pub fn end(&self) -> u64 {
        self.bits.end
    }

    /// Number of bits before the entry that [`Cursor::next`] returned last.
    pub fn entry_bit(&self) -> u64 {
        self.entry
    }

    /// Width of abbreviation ids in this block, in bits.
    pub fn id_width(&self) -> u32 {
        self.id_width
    }

    /// Whether nothing is left, except for the padding that a file may have.
    pub fn at_end(&self) -> bool {
        self.bits.end.saturating_sub(self.bits.bit) < 32
    }

    /// Moves to another position in the same block.
    ///
    /// # Errors
    /// Returns an error if the position is not in the block.
    pub fn seek(&mut self, bit: u64) -> Result<()> {
        if bit > self.bits.end {
            return Err(self.error(ErrorKind::UnexpectedEnd));
        }
        self.bits.bit = bit;
        Ok(())
    }

    /// Creates an error at this position.
    #[cold]
    pub fn error(&self, kind: ErrorKind) -> Error {
        self.bits.error(kind)
    }

    /// Reads a number of this many bits, up to 32.
    ///
    /// # Errors
    /// Returns an error if the block ends.
    pub fn fixed(&mut self, width: u32) -> Result<u64> {
        self.bits.fixed(width)
    }

    /// Reads a number in chunks of this many bits, 2 to 32.
    ///
    /// # Errors
    /// Returns an error if the block ends or the number has more than 64 bits.
    pub fn vbr(&mut self, width: u32) -> Result<u64> {
        self.bits.vbr(width)
    }

    /// Returns the next entry. Processes definitions of abbreviations on the way.
    ///
    /// # Errors
    /// Returns an error if the stream ends, or an abbreviation is invalid.
    #[allow(clippy::should_implement_trait, reason = "an entry has to be read before the next is asked for")]
    pub fn next(&mut self) -> Result<Entry> {
        loop {
            self.entry = self.bits.bit;
            match self.bits.fixed(self.id_width)? as u32 {
                id::END_BLOCK => {
                    self.bits.align()?;
                    return Ok(Entry::End);
                }
                id::ENTER_SUBBLOCK => {
                    let block = self.bits.vbr(8)?;
                    let block = u32::try_from(block).map_err(|_| self.error(ErrorKind::LargeNumber))?;
                    return Ok(Entry::Block(block));
                }
                id::DEFINE_ABBREV => {
                    let abbreviation = self.read_abbreviation()?;
                    if self.own.len() + self.common.len() >= MAX_ABBREVIATIONS {
                        return Err(self.error(ErrorKind::TooMany));
                    }
                    self.own.push(abbreviation);
                }
                abbreviation => return Ok(Entry::Record(abbreviation)),
            }
        }
    }

    /// Enters the block that [`Cursor::next`] returned. The result is at the start of the block, and this
    /// cursor moves past its end.
    ///
    /// # Errors
    /// Returns an error if the block's header is wrong or the stream is too short.
    pub fn enter(&mut self, block: u32, info: &BlockInfo) -> Result<Cursor<'a>> {
        let (id_width, end) = self.block_header()?;
        if id_width == 0 || id_width > u64::from(MAX_ID_WIDTH) {
            return Err(self.error(ErrorKind::InvalidBlock));
        }
        let inner = Cursor {
            bits: Bits { end, ..self.bits },
            id_width: id_width as u32,
            entry: self.bits.bit,
            common: info.shared(block),
            own: Vec::new(),
        };
        self.bits.bit = end;
        Ok(inner)
    }

    /// Same as [`Cursor::enter`], for a block whose length is ignored: if it is too large, the block ends
    /// where this one ends.
    ///
    /// # Errors
    /// Returns an error if the block's header is wrong.
    pub fn enter_clipped(&mut self, block: u32, info: &BlockInfo) -> Result<Cursor<'a>> {
        let whole = self.bits.end;
        self.bits.end = u64::MAX;
        let inner = self.enter(block, info);
        self.bits.end = whole;
        self.bits.bit = self.bits.bit.min(whole);
        inner.map(|mut inner| {
            inner.bits.end = inner.bits.end.min(whole);
            inner
        })
    }

    /// Skips the block that [`Cursor::next`] returned.
    ///
    /// # Errors
    /// Returns an error if the stream is too short.
    pub fn skip_block(&mut self) -> Result<()> {
        let (_, end) = self.block_header()?;
        self.bits.bit = end;
        Ok(())
    }

    /// Reads the width of ids in the block, and its end.
    fn block_header(&mut self) -> Result<(u64, u64)> {
        let id_width = self.bits.vbr(4)?;
        self.bits.align()?;
        let words = self.bits.fixed(32)?;
        let end = self.bits.bit + words * 32;
        if end > self.bits.end {
            return Err(self.error(ErrorKind::BlockTooLong(end)));
        }
        Ok((id_width, end))
    }

    /// Returns the next entry, and reads it into `record` if it is a record. This is the same as [`Cursor::next`]
    /// and [`Cursor::read_record`], but faster.
    ///
    /// # Errors
    /// Returns an error if the stream ends, or an abbreviation is invalid or not defined.
    #[inline]
    pub fn next_record(&mut self, record: &mut Record) -> Result<Entry> {
        let mut loaded = Loaded::new(self.bits);
        let start = self.bits.bit;
        let abbreviation = loaded.fixed(self.id_width)? as u32;
        if abbreviation < id::UNABBREV_RECORD {
            let entry = self.next()?;
            if let Entry::Record(abbreviation) = entry {
                self.read_record(abbreviation, record)?;
            }
            return Ok(entry);
        }
        self.entry = start;
        record.bit = start;
        self.read_loaded(loaded, abbreviation, record)?;
        Ok(Entry::Record(abbreviation))
    }

    /// Reads the rest of the record that [`Cursor::next`] returned.
    ///
    /// # Errors
    /// Returns an error if the abbreviation is not defined or the stream ends.
    pub fn read_record(&mut self, abbreviation: u32, record: &mut Record) -> Result<()> {
        record.bit = self.entry;
        self.read_loaded(Loaded::new(self.bits), abbreviation, record)
    }

    /// Reads the rest of a record from a position after its id.
    #[inline(always)]
    fn read_loaded(&mut self, mut loaded: Loaded<'a>, abbreviation: u32, record: &mut Record) -> Result<()> {
        let error = |loaded: &Loaded<'_>, kind| Error::new(kind, loaded.bits.bit);
        record.blob = None;
        let numbers = &mut record.operands;
        numbers.clear();
        if abbreviation == id::UNABBREV_RECORD {
            let code = loaded.vbr(6)?;
            record.code = u32::try_from(code).map_err(|_| error(&loaded, ErrorKind::LargeNumber))?;
            let count = loaded.vbr(6)?;
            // every operand has six bits or more
            if count > loaded.bits.left() / 6 {
                let bits = loaded.bits;
                return Err(bits.error(bits.too_many(count)));
            }
            loaded.vbrs(6, count, numbers)?;
            self.bits.bit = loaded.bits.bit;
            return Ok(());
        }
        let Some((&code, rest)) = shape(&self.common, &self.own, abbreviation) else {
            return Err(error(&loaded, ErrorKind::UnknownAbbreviation));
        };
        let code = loaded.scalar(code)?;
        record.code = u32::try_from(code).map_err(|_| error(&loaded, ErrorKind::LargeNumber))?;
        for (number, &operand) in rest.iter().enumerate() {
            match operand {
                Operand::Array => {
                    let element = rest.get(number + 1).copied().unwrap_or(Operand::Literal(0));
                    let mut array = loaded;
                    array.array(element, numbers)?;
                    loaded = array;
                    break;
                }
                Operand::Blob => {
                    let mut bits = loaded.bits;
                    record.blob = Some(bits.blob()?);
                    loaded.bits = bits;
                    break;
                }
                _ => numbers.push(loaded.scalar(operand)?),
            }
        }
        self.bits.bit = loaded.bits.bit;
        Ok(())
    }

    /// Skips the rest of the record that [`Cursor::next`] returned. Returns its code, and its first operand
    /// unless that is in an array or blob. Numbers that are too long are not detected.
    ///
    /// # Errors
    /// Returns an error if the abbreviation is not defined or the stream ends.
    pub fn skip_record(&mut self, abbreviation: u32) -> Result<(u32, Option<u64>)> {
        let bits = &mut self.bits;
        if abbreviation == id::UNABBREV_RECORD {
            let code = bits.vbr(6)?;
            let code = u32::try_from(code).map_err(|_| bits.error(ErrorKind::LargeNumber))?;
            let count = bits.vbr(6)?;
            if count > bits.left() / 6 {
                return Err(bits.error(bits.too_many(count)));
            }
            let Some(rest) = count.checked_sub(1) else { return Ok((code, None)) };
            let first = bits.vbr(6)?;
            bits.skip_vbrs(6, rest)?;
            return Ok((code, Some(first)));
        }
        let Some((&code, rest)) = shape(&self.common, &self.own, abbreviation) else {
            return Err(bits.error(ErrorKind::UnknownAbbreviation));
        };
        let code = bits.scalar(code)?;
        let code = u32::try_from(code).map_err(|_| bits.error(ErrorKind::LargeNumber))?;
        let mut first = None;
        for (number, &operand) in rest.iter().enumerate() {
            match operand {
                Operand::Array => {
                    bits.skip_array(rest.get(number + 1).copied().unwrap_or(Operand::Literal(0)))?;
                    break;
                }
                Operand::Blob => {
                    bits.blob()?;
                    break;
                }
                _ => {
                    let value = bits.scalar(operand)?;
                    first.get_or_insert(value);
                }
            }
        }
        Ok((code, first))
    }

    /// Reads the records of a `BLOCKINFO` block, in which this cursor must be.
    ///
    /// # Errors
    /// Returns an error if an entry is misplaced.
    pub fn read_block_info(mut self, info: &mut BlockInfo) -> Result<()> {
        let mut record = Record::new();
        let mut block = None;
        loop {
            let id = self.bits.fixed(self.id_width)? as u32;
            match id {
                id::END_BLOCK => return Ok(()),
                id::ENTER_SUBBLOCK => {
                    self.bits.vbr(8)?;
                    self.skip_block()?;
                }
                id::DEFINE_ABBREV => {
                    let abbreviation = self.read_abbreviation()?;
                    let block = block.ok_or_else(|| self.error(ErrorKind::BlockInfoWithoutBlock))?;
                    info.add(block, abbreviation).map_err(|kind| self.error(kind))?;
                }
                _ => {
                    self.read_record(id, &mut record)?;
                    if record.code == id::SETBID {
                        let number = record.get(0).and_then(|number| u32::try_from(number).ok());
                        block = Some(number.ok_or_else(|| self.error(ErrorKind::BlockInfoWithoutBlock))?);
                    }
                }
            }
        }
    }

    /// Reads the definition of an abbreviation.
    fn read_abbreviation(&mut self) -> Result<Abbreviation> {
        let count = self.bits.vbr(5)? as usize;
        // every operand has two bits or more
        if count > MAX_ABBREVIATION_OPERANDS {
            return Err(self.error(ErrorKind::TooMany));
        }
        if count as u64 > self.bits.left() / 2 {
            return Err(self.error(ErrorKind::UnexpectedEnd));
        }
        let mut operands = Vec::with_capacity(count);
        let mut free = 0;
        while operands.len() < count {
            let operand =
                if self.bits.fixed(1)? == 1 { Operand::Literal(self.bits.vbr(8)?) } else { self.read_encoding()? };
            free += usize::from(matches!(operand, Operand::Literal(_)));
            if free > MAX_FREE_ELEMENTS {
                return Err(self.error(ErrorKind::TooMany));
            }
            operands.push(operand);
        }
        Abbreviation::try_new(&operands).map_err(|kind| self.error(kind))
    }

    /// Reads the encoding of an operand.
    fn read_encoding(&mut self) -> Result<Operand> {
        Ok(match self.bits.fixed(3)? {
            encoding @ (1 | 2) => {
                let width = self.bits.vbr(5)?;
                if width > u64::from(MAX_WIDTH) {
                    return Err(self.error(ErrorKind::WideOperand));
                }
                // A number of no bits is 0 in every encoding.
                match (encoding, width as u8) {
                    (_, 0) => Operand::Literal(0),
                    (1, width) => Operand::Fixed(width),
                    (_, width) => Operand::Vbr(width),
                }
            }
            3 => Operand::Array,
            4 => Operand::Char6,
            5 => Operand::Blob,
            _ => return Err(self.error(ErrorKind::InvalidEncoding)),
        })
    }
}

/// Returns the operands of an abbreviation by its number: that of the code, and the others.
#[inline]
fn shape<'s>(
    common: &'s [Abbreviation],
    own: &'s [Abbreviation],
    abbreviation: u32,
) -> Option<(&'s Operand, &'s [Operand])> {
    let at = abbreviation.wrapping_sub(id::FIRST_ABBREVIATION) as usize;
    let found = common.get(at).or_else(|| own.get(at.wrapping_sub(common.len())));
    found?.operands().split_first()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_that_are_skipped_end_where_they_end() {
        let mut writer = crate::Writer::new();
        writer.enter_block(8, 4);
        let array = [Operand::Literal(3), Operand::Vbr(6), Operand::Array, Operand::Vbr(4)];
        let text = [Operand::Fixed(5), Operand::Array, Operand::Char6];
        let blob = [Operand::Literal(6), Operand::Fixed(7), Operand::Blob];
        let [array, text, blob] = [&array[..], &text, &blob].map(|operands| writer.define(operands));
        let numbers: Vec<u64> = (0..64).map(|shift| 1 << shift).chain(0..100).collect();
        for count in [0, 1, 2, 9, 10, 11, 64, 164] {
            writer.record(2, &numbers[..count]);
            let fields: Vec<u64> = [count as u64].iter().chain(&numbers[164 - count..]).copied().collect();
            writer.abbreviated(&array, 3, &fields);
            writer.record(1, &[]);
        }
        writer.abbreviated(&text, 4, &[u64::from(b'a'), u64::from(b'Z')]);
        writer.abbreviated_with_blob(&blob, 6, &[77], &[b"blob"]);
        writer.record(9, &[u64::MAX]);
        writer.end_block();
        let bytes = writer.finish();
        let mut cursor = Cursor::new(&bytes);
        assert_eq!(cursor.next(), Ok(Entry::Block(8)));
        let mut skipping = cursor.enter(8, &BlockInfo::default()).expect("it is there");
        let (mut reading, mut together) = (skipping.clone(), skipping.clone());
        let mut record = Record::new();
        let mut count = 0;
        while let Ok(Entry::Record(abbreviation)) = reading.next() {
            reading.read_record(abbreviation, &mut record).expect("it is right");
            let mut again = Record::new();
            assert_eq!(together.next_record(&mut again), Ok(Entry::Record(abbreviation)));
            assert_eq!((&again.operands, again.code), (&record.operands, record.code));
            assert_eq!((again.bit, again.blob, together.bit()), (record.bit, record.blob, reading.bit()));
            assert_eq!(skipping.next(), Ok(Entry::Record(abbreviation)));
            let (code, first) = skipping.skip_record(abbreviation).expect("it is right");
            assert_eq!((code, skipping.bit()), (record.code, reading.bit()));
            assert_eq!(first, record.get(0).filter(|_| record.code != 4));
            count += 1;
        }
        assert_eq!(count, 27);
    }

    #[test]
    fn blocks_past_the_end_are_refused() {
        // A block 8 with ids of three bits and a length of two words, only one of which is present.
        let bytes = [0x21, 0x0c, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0];
        let mut cursor = Cursor::new(&bytes);
        assert_eq!(cursor.next(), Ok(Entry::Block(8)));
        let error = cursor.enter(8, &BlockInfo::default()).map(|_| ());
        assert_eq!(error, Err(Error::new(ErrorKind::BlockTooLong(128), 64)));
        assert_eq!(error.unwrap_err().message(), "can't skip to bit 128 from 64");
    }
}
