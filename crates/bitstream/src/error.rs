//! What can be wrong with a stream, and where.

use std::fmt;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The stream ends within something.
    UnexpectedEnd,
    /// A number has more than 64 bits, or more than 32 where 32 are meant.
    LargeNumber,
    /// An abbreviation that is not defined.
    UnknownAbbreviation,
    /// An abbreviation that cannot be.
    InvalidAbbreviation,
    /// A block whose length is wrong, or whose abbreviation ids have no width.
    InvalidBlock,
    /// `BLOCKINFO` has a record or an abbreviation before it says for which block.
    BlockInfoWithoutBlock,
    /// More of something than [`crate::limits`] allows.
    TooMany,
    /// A header before the stream that cannot be.
    InvalidHeader,
    /// What is at the place is not what was asked for.
    UnexpectedEntry,
}

/// What is wrong, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// What is wrong.
    pub kind: ErrorKind,
    /// The number of bits before the place.
    pub bit: u64,
}

impl Error {
    /// An error at a place.
    pub const fn new(kind: ErrorKind, bit: u64) -> Error {
        Error { kind, bit }
    }
}

impl ErrorKind {
    /// Half a sentence.
    pub const fn message(self) -> &'static str {
        match self {
            ErrorKind::UnexpectedEnd => "Unexpected end of file",
            ErrorKind::LargeNumber => "Unterminated VBR",
            ErrorKind::UnknownAbbreviation => "Unknown abbrev number",
            ErrorKind::InvalidAbbreviation => "Invalid abbreviation",
            ErrorKind::InvalidBlock => "Invalid block",
            ErrorKind::BlockInfoWithoutBlock => "Block info without a block",
            ErrorKind::TooMany => "Too many abbreviations or operands",
            ErrorKind::InvalidHeader => "Invalid header",
            ErrorKind::UnexpectedEntry => "Unexpected entry",
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at bit {}", self.kind.message(), self.bit)
    }
}

impl std::error::Error for Error {}
