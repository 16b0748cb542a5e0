//! Records, in memory that is reused for the next one.

/// A record: its code, its operands, its blob.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The kind of record within its block.
    pub code: u32,
    /// Number of bits before it (before its abbreviation id).
    pub bit: u64,
    pub(crate) operands: Vec<u64>,
    /// Byte range of the blob in the stream.
    pub(crate) blob: Option<(usize, usize)>,
}

impl Record {
    /// Creates an empty record to read into.
    pub fn new() -> Record {
        Record::default()
    }

    /// Returns the operands after the code. Elements of arrays are operands.
    #[inline]
    pub fn operands(&self) -> &[u64] {
        &self.operands
    }

    /// Returns mutable access to the operands.
    #[inline]
    pub fn operands_mut(&mut self) -> &mut Vec<u64> {
        &mut self.operands
    }

    /// Returns an operand; `None` if there are fewer.
    #[inline]
    pub fn get(&self, at: usize) -> Option<u64> {
        self.operands.get(at).copied()
    }

    /// Returns the bytes of the blob; `None` if the record has none. `stream` must be the stream that the
    /// record was read from.
    #[inline]
    pub fn blob<'a>(&self, stream: &'a [u8]) -> Option<&'a [u8]> {
        let (start, end) = self.blob?;
        stream.get(start..end)
    }
}
