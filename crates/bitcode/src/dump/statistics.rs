//! Counts of a bitcode file: bits per kind of block and per kind of record.

use std::collections::BTreeMap;
use std::fmt;

use draig_bitstream::{Error, id};

use super::{Event, block_name, record_name, walk};

/// Contents of a file, by number of block.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// The size of the whole file, in bits.
    pub bits: u64,
    /// The kinds of blocks.
    pub blocks: BTreeMap<u32, BlockStatistics>,
}

/// Contents of all blocks of a kind.
#[derive(Clone, Debug, Default)]
pub struct BlockStatistics {
    /// Number of blocks.
    pub count: u64,
    /// Their size in bits, with headers, without nested blocks.
    pub bits: u64,
    /// Their records, by code.
    pub records: BTreeMap<u32, RecordStatistics>,
}

/// Size of all records of a kind.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecordStatistics {
    /// Number of records.
    pub count: u64,
    /// Their size in bits.
    pub bits: u64,
    /// Number of records with an abbreviation.
    pub abbreviated: u64,
}

impl Statistics {
    /// Counts a file.
    ///
    /// # Errors
    /// Returns the first fault of the stream.
    pub fn of(bytes: &[u8]) -> Result<Statistics, Error> {
        let mut counted = Statistics { bits: bytes.len() as u64 * 8, blocks: BTreeMap::new() };
        // The start of each open block, and the bits taken by the blocks in it.
        let mut open: Vec<(u64, u64)> = Vec::new();
        walk(bytes, &mut |event| match event {
            Event::Enter { bit, .. } => open.push((bit, 0)),
            Event::Leave { block, bit } => {
                let (start, inner) = open.pop().unwrap_or((bit, 0));
                let whole = bit.saturating_sub(start);
                if let Some(outer) = open.last_mut() {
                    outer.1 += whole;
                }
                let counts = counted.blocks.entry(block).or_default();
                counts.count += 1;
                counts.bits += whole.saturating_sub(inner);
            }
            Event::Record { block, abbreviation, record, bits, .. } => {
                let counts = counted.blocks.entry(block).or_default().records.entry(record.code).or_default();
                counts.count += 1;
                counts.bits += bits;
                counts.abbreviated += u64::from(abbreviation != id::UNABBREV_RECORD);
            }
        })?;
        Ok(counted)
    }
}

/// Formats a table: kinds of blocks, the largest first, each with its kinds of records.
impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>10} {:>12} {:>6} {:>7}  kind", "count", "bytes", "%", "abbrev%")?;
        let mut blocks: Vec<_> = self.blocks.iter().collect();
        blocks.sort_by_key(|(number, counts)| (std::cmp::Reverse(counts.bits), **number));
        for (&number, counts) in blocks {
            let part = percent(counts.bits, self.bits);
            writeln!(f, "{:10} {:12} {part:>6} {:>7}  {}", counts.count, counts.bits / 8, "", block_name(number))?;
            let mut records: Vec<_> = counts.records.iter().collect();
            records.sort_by_key(|(code, counts)| (std::cmp::Reverse(counts.bits), **code));
            for (&code, counts) in records {
                let part = percent(counts.bits, self.bits);
                let abbreviated = percent(counts.abbreviated, counts.count);
                let name = record_name(number, code);
                writeln!(f, "{:10} {:12} {part:>6} {abbreviated:>7}    {name}", counts.count, counts.bits / 8)?;
            }
        }
        writeln!(f, "{:>10} {:12}  the whole file", "", self.bits / 8)
    }
}

fn percent(part: u64, whole: u64) -> String {
    let tenths = part.saturating_mul(1000).checked_div(whole).unwrap_or(0);
    format!("{}.{}", tenths / 10, tenths % 10)
}
