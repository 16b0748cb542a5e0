//! What can be wrong with a stream, and where.

use std::borrow::Cow;
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
    /// An abbreviation without operands.
    EmptyAbbreviation,
    /// An operand of an abbreviation is packed in a way that nobody knows.
    InvalidEncoding,
    /// An operand of an abbreviation is wider than numbers can be.
    WideOperand,
    /// The array of an abbreviation is not its last operand but one.
    MisplacedArray,
    /// The elements of an array are arrays or blobs.
    NestedArray,
    /// The blob of an abbreviation is not its last operand.
    MisplacedBlob,
    /// An array or blob has more than the block can hold.
    ImplausibleSize,
    /// The size of an array or blob does not end.
    UnterminatedSize,
    /// A blob is longer than its block.
    BlobTooLong,
    /// A block says that it ends beyond what it is in: at this bit.
    BlockTooLong(u64),
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

impl Error {
    /// What LLVM says of it.
    pub fn message(&self) -> Cow<'static, str> {
        match self.kind {
            ErrorKind::BlockTooLong(end) => format!("can't skip to bit {end} from {}", self.bit).into(),
            kind => kind.message().into(),
        }
    }
}

impl ErrorKind {
    /// Half a sentence; in LLVM's words, where it has some.
    pub const fn message(self) -> &'static str {
        match self {
            ErrorKind::UnexpectedEnd => "Unexpected end of file",
            ErrorKind::LargeNumber => "Unterminated VBR",
            ErrorKind::UnknownAbbreviation => "Invalid abbrev number",
            ErrorKind::InvalidAbbreviation => "Abbreviation starts with an Array or a Blob",
            ErrorKind::EmptyAbbreviation => "Abbrev record with no operands",
            ErrorKind::InvalidEncoding => "Invalid encoding",
            ErrorKind::WideOperand => "Fixed or VBR abbrev record with size > MaxChunkData",
            ErrorKind::MisplacedArray => "Array op not second to last",
            ErrorKind::NestedArray => "Array element type can't be an Array or a Blob",
            ErrorKind::MisplacedBlob => "Blob op not last",
            ErrorKind::ImplausibleSize => "Size is not plausible",
            ErrorKind::UnterminatedSize => "Failed to read size: Unterminated VBR",
            ErrorKind::BlobTooLong => "Blob ends too soon",
            ErrorKind::BlockTooLong(_) => "a block ends beyond what it is in",
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
        write!(f, "{} at bit {}", self.message(), self.bit)
    }
}

impl std::error::Error for Error {}
