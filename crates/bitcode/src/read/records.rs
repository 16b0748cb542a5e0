//! Walking over the records of a block, and taking numbers and strings out of records.

use draig_bitstream::{Cursor, Entry, Record};
use draig_ir::Align;

use super::fault::{Fault, Place, Result, fault, invalid_record};
use super::limits::MAX_ALIGN_RECORD;
use super::unknown::{KnownCodes, Unknown, What};

/// Calls `visit` with every record of a block that has no blocks that matter within it, and notes what nobody
/// knows.
pub(crate) fn for_each_record(
    mut cursor: Cursor<'_>,
    block: u32,
    unknown: &mut Unknown,
    mut visit: impl FnMut(&mut Record, &Cursor<'_>) -> Result<()>,
) -> Result<()> {
    let mut record = Record::new();
    let known = KnownCodes::of(block);
    loop {
        match next(&mut cursor, block)? {
            Entry::End => return Ok(()),
            Entry::Block(inner) => {
                // LLVM has no blocks in these.
                unknown.note(What::Block, Place { block: inner, record: None, bit: cursor.entry_bit() });
                cursor.skip_block()?;
            }
            Entry::Record(abbreviation) => {
                read(&mut cursor, block, abbreviation, &mut record)?;
                if !known.has(record.code) {
                    unknown.note(What::Record, Place { block, record: Some(record.code), bit: record.bit });
                }
                visit(&mut record, &cursor).map_err(|fault| placed(fault, block, &record))?;
            }
        }
    }
}

/// What comes next, with the block in the error.
#[inline]
pub(crate) fn next(cursor: &mut Cursor<'_>, block: u32) -> Result<Entry> {
    cursor.next().map_err(|error| {
        let bit = error.bit;
        Fault::from(error).at(Place { block, record: None, bit })
    })
}

/// Reads a record, with the block in the error.
#[inline]
pub(crate) fn read(cursor: &mut Cursor<'_>, block: u32, abbreviation: u32, record: &mut Record) -> Result<()> {
    cursor.read_record(abbreviation, record).map_err(|error| {
        let bit = error.bit;
        Fault::from(error).at(Place { block, record: None, bit })
    })
}

/// Reads the record at a place of the block.
pub(crate) fn read_at(cursor: &mut Cursor<'_>, bit: u64, record: &mut Record) -> Result<()> {
    cursor.seek(bit)?;
    match cursor.next()? {
        Entry::Record(abbreviation) => Ok(cursor.read_record(abbreviation, record)?),
        _ => Err(invalid_record()),
    }
}

/// A fault with the record's place.
#[cold]
pub(crate) fn placed(fault: Fault, block: u32, record: &Record) -> Fault {
    fault.at(Place { block, record: Some(record.code), bit: record.bit })
}

/// An operand that has to be there.
#[inline]
pub(crate) fn operand(operands: &[u64], at: usize) -> Result<u64> {
    operands.get(at).copied().ok_or_else(invalid_record)
}

/// The characters that operands are.
pub(crate) fn bytes(operands: &[u64]) -> Vec<u8> {
    operands.iter().map(|&operand| operand as u8).collect()
}

/// An alignment from its exponent plus one.
pub(crate) fn alignment(number: u64) -> Result<Option<Align>> {
    if number > MAX_ALIGN_RECORD {
        return Err(fault("Invalid alignment value"));
    }
    Ok((number as u8).checked_sub(1).and_then(Align::from_log2))
}
