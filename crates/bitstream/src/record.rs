//! One record, in memory that the next one uses again.

/// A record: its code, its operands, its blob.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// What kind of record it is, within its block.
    pub code: u32,
    /// The number of bits before it (before its abbreviation id).
    pub bit: u64,
    pub(crate) operands: Vec<u64>,
    /// The bytes of the blob are these of the stream, from start to end.
    pub(crate) blob: Option<(usize, usize)>,
}

impl Record {
    /// Nothing; to be read into.
    pub fn new() -> Record {
        Record::default()
    }

    /// The operands after the code. Elements of arrays are operands.
    #[inline]
    pub fn operands(&self) -> &[u64] {
        &self.operands
    }

    /// The operands, to change in place.
    #[inline]
    pub fn operands_mut(&mut self) -> &mut Vec<u64> {
        &mut self.operands
    }

    /// An operand, if there are so many.
    #[inline]
    pub fn get(&self, at: usize) -> Option<u64> {
        self.operands.get(at).copied()
    }

    /// The bytes of the blob, in the stream that the record was read from.
    #[inline]
    pub fn blob<'a>(&self, stream: &'a [u8]) -> Option<&'a [u8]> {
        let (start, end) = self.blob?;
        stream.get(start..end)
    }
}
