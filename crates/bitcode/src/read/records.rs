//! Iteration over the records of a block, and extraction of numbers and strings from records.

use draig_bitstream::{Cursor, Entry, Error, Record};
use draig_ir::Align;

use super::fault::{Fault, Place, Result, fault, invalid_record};
use super::limits::MAX_ALIGN_RECORD;
use super::unknown::{KnownCodes, Unknown, UnknownKind};

/// Calls `visit` with every record of a block without relevant nested blocks, and records unknown elements.
pub(crate) fn for_each_record(
    mut cursor: Cursor<'_>,
    block: u32,
    unknown: &mut Unknown,
    mut visit: impl FnMut(&mut Record, &Cursor<'_>) -> Result<()>,
) -> Result<()> {
    let mut record = Record::new();
    let known = KnownCodes::of(block);
    loop {
        match next(&mut cursor, block, &mut record)? {
            Entry::End => return Ok(()),
            Entry::Block(inner) => {
                // LLVM has no blocks in these.
                unknown.note(UnknownKind::Block, Place { block: inner, record: None, bit: cursor.entry_bit() });
                cursor.skip_block()?;
            }
            Entry::Record(_) => {
                if !known.has(record.code) {
                    unknown.note(UnknownKind::Record, Place { block, record: Some(record.code), bit: record.bit });
                }
                visit(&mut record, &cursor).map_err(|fault| placed(fault, block, &record))?;
            }
        }
    }
}

/// Returns the next element, and reads it if it is a record, with the block in the error.
#[inline]
pub(crate) fn next(cursor: &mut Cursor<'_>, block: u32, record: &mut Record) -> Result<Entry> {
    cursor.next_record(record).map_err(|error| at_error(error, block))
}

#[cold]
fn at_error(error: Error, block: u32) -> Fault {
    let bit = error.bit;
    Fault::from(error).at(Place { block, record: None, bit })
}

/// Reads the record at a position in the block.
pub(crate) fn read_at(cursor: &mut Cursor<'_>, bit: u64, record: &mut Record) -> Result<()> {
    cursor.seek(bit)?;
    match cursor.next()? {
        Entry::Record(abbreviation) => Ok(cursor.read_record(abbreviation, record)?),
        _ => Err(invalid_record()),
    }
}

/// Adds the record's place to a fault.
#[cold]
pub(crate) fn placed(fault: Fault, block: u32, record: &Record) -> Fault {
    fault.at(Place { block, record: Some(record.code), bit: record.bit })
}

/// Returns a required operand.
#[inline]
pub(crate) fn operand(operands: &[u64], at: usize) -> Result<u64> {
    operands.get(at).copied().ok_or_else(invalid_record)
}

/// Returns operands as characters.
pub(crate) fn bytes(operands: &[u64]) -> Vec<u8> {
    operands.iter().map(|&operand| operand as u8).collect()
}

/// Returns an alignment from its exponent plus one.
pub(crate) fn alignment(number: u64) -> Result<Option<Align>> {
    if number > MAX_ALIGN_RECORD {
        return Err(fault("Invalid alignment value"));
    }
    Ok((number as u8).checked_sub(1).and_then(Align::from_log2))
}
