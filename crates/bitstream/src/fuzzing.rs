//! Fuzz targets: laws that must hold for every input. They panic if one is broken, and return whether the
//! input was accepted, so that a run that tests nothing is detected.

use crate::{BlockInfo, Cursor, Entry, Error, Record, abbreviation::id, container};

/// Depth to which blocks are entered; existing formats have five.
const MAX_DEPTH: usize = 16;

/// Any input is walked to its end or to an error; positions only increase and stay in the stream.
pub fn walk(input: &[u8]) -> bool {
    let Ok(stream) = container::unwrap(input) else {
        return false;
    };
    let stream = stream.strip_prefix(&container::MAGIC).unwrap_or(stream);
    let mut walk = Walk { info: BlockInfo::default(), record: Record::new(), records: 0 };
    let mut cursor = Cursor::new(stream);
    while !cursor.at_end() {
        let before = cursor.bit();
        match walk.entry(&mut cursor, 0) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                assert!(error.bit <= stream.len() as u64 * 8);
                return false;
            }
        }
        assert!(cursor.bit() > before && cursor.bit() <= stream.len() as u64 * 8);
    }
    walk.records > 0
}

struct Walk {
    info: BlockInfo,
    record: Record,
    records: u64,
}

impl Walk {
    /// Walks an entry; returns whether another one may follow.
    fn entry(&mut self, cursor: &mut Cursor<'_>, depth: usize) -> Result<bool, Error> {
        match cursor.next()? {
            Entry::End => return Ok(false),
            Entry::Record(abbreviation) => {
                cursor.read_record(abbreviation, &mut self.record)?;
                // A record's operands take at least a bit each, up to a limit.
                let free = 2 * crate::limits::MAX_FREE_ELEMENTS;
                assert!(self.record.operands().len() <= (cursor.bit() - self.record.bit) as usize + free);
                if let Some((start, end)) = self.record.blob {
                    assert!(start <= end && self.record.blob(cursor.data()).is_some());
                }
                self.records += 1;
            }
            Entry::Block(id::BLOCKINFO) => {
                cursor.enter(id::BLOCKINFO, &self.info)?.read_block_info(&mut self.info)?;
            }
            Entry::Block(_) if depth == MAX_DEPTH => cursor.skip_block()?,
            Entry::Block(number) => {
                let mut inner = cursor.enter(number, &self.info)?;
                while self.entry(&mut inner, depth + 1)? {}
                assert!(inner.bit() <= inner.end());
            }
        }
        Ok(true)
    }
}
