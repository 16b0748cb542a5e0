//! The top level of a file: the producer, its modules, and their shared tables.

use std::sync::Arc;

use draig_bitstream::{BlockInfo, Cursor, Entry, Record, container};

use crate::codes::{blocks, identification, string_table};

use super::Producer;
use super::budget::Budget;
use super::fault::{Fault, Place, Result, fault};
use super::records::{bytes, for_each_record};
use super::unknown::{Unknown, UnknownKind};

/// The epoch of the format that LLVM 22 reads and writes.
const EPOCH: u64 = 0;

/// Maximum number of bits after a module that are padding.
const MAX_PADDING_BITS: u64 = 64;

/// A module of a file that has not been read yet.
#[derive(Clone, Debug)]
pub(crate) struct ModulePart<'a> {
    /// The producer, such as `LLVM22.1.8`; empty before LLVM 3.8.
    pub(crate) producer: String,
    /// The epoch of the format; `None` before LLVM 3.8.
    pub(crate) epoch: Option<u64>,
    /// A cursor in its block.
    pub(crate) cursor: Cursor<'a>,
    /// Start of the module with its identification, in bits: offsets in the module are relative to one word
    /// earlier.
    pub(crate) start: u64,
    /// The names of its globals and more.
    pub(crate) strings: &'a [u8],
    /// The budget of all modules of the file.
    pub(crate) budget: Arc<Budget>,
    /// Unknown elements before it at the top level.
    pub(crate) unknown: Unknown,
}

impl ModulePart<'_> {
    /// Returns the producer.
    pub(crate) fn producer(&self) -> Producer {
        Producer { name: self.producer.clone(), epoch: self.epoch }
    }
}

/// Returns the modules at the top level.
pub(crate) fn modules(bytes: &[u8]) -> Result<Vec<ModulePart<'_>>> {
    if !bytes.len().is_multiple_of(4) && !bytes.starts_with(&container::WRAPPER_MAGIC) || bytes.len() < 4 {
        return Err(if bytes.len() < 4 {
            fault("file too small to contain bitcode header")
        } else {
            fault("Invalid bitcode signature")
        });
    }
    let stream = container::unwrap(bytes).map_err(|_| fault("Invalid bitcode wrapper header"))?;
    if !stream.starts_with(&container::MAGIC) {
        return Err(fault("file doesn't start with bitcode header"));
    }
    let mut cursor = Cursor::new(stream);
    cursor.seek(32).map_err(Fault::from)?;
    let (mut modules, mut open) = (Vec::<ModulePart<'_>>::new(), 0);
    let (mut producer, mut epoch, mut start) = (String::new(), None, None);
    let info = BlockInfo::default();
    let mut record = Record::new();
    let mut unknown = Unknown::default();
    let budget = Arc::new(Budget::of(bytes.len()));
    while !cursor.at_end() {
        // Bytes that archives and object files leave after a module are too few for another one.
        if !modules.is_empty() && cursor.end() - cursor.bit() <= MAX_PADDING_BITS {
            break;
        }
        let byte = cursor.bit() / 8;
        match cursor.next()? {
            Entry::End => return Err(malformed(&cursor)),
            // No version writes records there, and LLVM skips them.
            Entry::Record(abbreviation) => cursor.read_record(abbreviation, &mut record)?,
            Entry::Block(number) => {
                // A module begins with its identification.
                let byte = start.filter(|_| number == blocks::MODULE).map_or(byte, |bit: u64| bit / 8);
                let base = if byte.is_multiple_of(4) { 0 } else { byte * 8 };
                // LLVM checks the length of blocks that it skips, and reads the tables until their end.
                let inner = match number {
                    blocks::STRING_TABLE | blocks::SYMBOL_TABLE => cursor.enter_clipped(number, &info),
                    blocks::IDENTIFICATION | blocks::MODULE if base == 0 => cursor.enter(number, &info),
                    blocks::IDENTIFICATION | blocks::MODULE => enter_at(&mut cursor, byte, number, &info),
                    // Blocks that a newer LLVM may add do not affect the known ones.
                    _ => {
                        unknown
                            .note(UnknownKind::Block, Place { block: number, record: None, bit: cursor.entry_bit() });
                        cursor.skip_block().map(|()| cursor.clone())
                    }
                };
                let inner = inner
                    .map_err(|error| Fault::from(error).at(Place { block: number, record: None, bit: error.bit }))?;
                match number {
                    blocks::IDENTIFICATION => {
                        start = Some(cursor.entry_bit());
                        (producer, epoch) = identification_block(inner, &mut unknown)?;
                    }
                    blocks::MODULE => {
                        let part = ModulePart {
                            producer: std::mem::take(&mut producer),
                            epoch: epoch.take(),
                            cursor: inner,
                            start: start.take().unwrap_or(cursor.entry_bit()) - base,
                            strings: &[],
                            budget: Arc::clone(&budget),
                            unknown: std::mem::take(&mut unknown),
                        };
                        modules.push(part);
                    }
                    blocks::STRING_TABLE => {
                        if let Some(strings) = first_blob(inner, &mut record)? {
                            // It belongs to the modules since the last one.
                            for part in &mut modules[open..] {
                                part.strings = strings;
                            }
                            open = modules.len();
                        }
                    }
                    blocks::SYMBOL_TABLE => {
                        first_blob(inner, &mut record)?;
                    }
                    _ => {}
                }
            }
        }
    }
    // Elements after the last module are reported for that module.
    match modules.last_mut() {
        Some(last) => last.unknown.append(unknown),
        None => return Err(fault("Could not find module")),
    }
    Ok(modules)
}

/// Enters a block of an entry that does not begin at a word: after a record, LLVM reads it as a separate
/// stream that begins at the byte `byte`, and counts words from there.
fn enter_at<'a>(
    cursor: &mut Cursor<'a>,
    byte: u64,
    number: u32,
    info: &BlockInfo,
) -> core::result::Result<Cursor<'a>, draig_bitstream::Error> {
    let header = cursor.bit();
    cursor.skip_block()?;
    let (start, end) = (byte as usize, (cursor.bit() / 8) as usize);
    let mut own = Cursor::new(cursor.data().get(start..end).unwrap_or_default());
    own.seek(header - byte * 8)?;
    own.enter_clipped(number, info)
}

fn malformed(cursor: &Cursor<'_>) -> Fault {
    fault("Malformed block").at(Place { block: blocks::MODULE, record: None, bit: cursor.bit() })
}

fn identification_block(cursor: Cursor<'_>, unknown: &mut Unknown) -> Result<(String, Option<u64>)> {
    let (mut producer, mut epoch) = (String::new(), None);
    for_each_record(cursor, blocks::IDENTIFICATION, unknown, |record, _| {
        match record.code {
            identification::STRING => producer = String::from_utf8_lossy(&bytes(record.operands())).into_owned(),
            identification::EPOCH => {
                let found = record.get(0).unwrap_or(0);
                if found != EPOCH {
                    let message = format!("Incompatible epoch: Bitcode '{found}' vs current: '{EPOCH}'");
                    return Err(fault(message).with_note(format!("the file was written by {producer}")));
                }
                epoch = Some(found);
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok((producer, epoch))
}

/// Returns the blob of a block that contains nothing else.
fn first_blob<'a>(mut cursor: Cursor<'a>, record: &mut Record) -> Result<Option<&'a [u8]>> {
    loop {
        match cursor.next()? {
            Entry::End => return Ok(None),
            Entry::Block(_) => cursor.skip_block()?,
            Entry::Record(abbreviation) => {
                cursor.read_record(abbreviation, record)?;
                if record.code == string_table::BLOB {
                    return Ok(record.blob(cursor.data()));
                }
            }
        }
    }
}
