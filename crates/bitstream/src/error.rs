//! Errors in a stream, with their positions.

use std::borrow::Cow;
use std::fmt;

/// Kind of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The stream ends within an entry.
    UnexpectedEnd,
    /// A number has more than 64 bits, or more than 32 where only 32 are allowed.
    LargeNumber,
    /// An abbreviation that is not defined.
    UnknownAbbreviation,
    /// An invalid abbreviation.
    InvalidAbbreviation,
    /// An abbreviation without operands.
    EmptyAbbreviation,
    /// An operand of an abbreviation has an unknown encoding.
    InvalidEncoding,
    /// An operand of an abbreviation is wider than numbers can be.
    WideOperand,
    /// The array of an abbreviation is not its second-to-last operand.
    MisplacedArray,
    /// The elements of an array are arrays or blobs.
    NestedArray,
    /// The blob of an abbreviation is not its last operand.
    MisplacedBlob,
    /// An array or blob has more elements than fit in the block.
    ImplausibleSize,
    /// The size of an array or blob does not end.
    UnterminatedSize,
    /// A blob is longer than its block.
    BlobTooLong,
    /// A block extends beyond the enclosing block: to this bit.
    BlockTooLong(u64),
    /// A block whose length is wrong, or whose abbreviation ids have no width.
    InvalidBlock,
    /// `BLOCKINFO` has a record or an abbreviation before it names a block.
    BlockInfoWithoutBlock,
    /// More than [`crate::limits`] allows.
    TooMany,
    /// An invalid header before the stream.
    InvalidHeader,
    /// The entry at the position is not the requested one.
    UnexpectedEntry,
}

/// An error in a stream and its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Error {
    /// The kind of error.
    pub kind: ErrorKind,
    /// Number of bits before the position.
    pub bit: u64,
}

impl Error {
    /// Creates an error at a position.
    pub const fn new(kind: ErrorKind, bit: u64) -> Error {
        Error { kind, bit }
    }
}

impl Error {
    /// Returns LLVM's message.
    pub fn message(&self) -> Cow<'static, str> {
        match self.kind {
            ErrorKind::BlockTooLong(end) => format!("can't skip to bit {end} from {}", self.bit).into(),
            kind => kind.message().into(),
        }
    }
}

impl ErrorKind {
    /// Returns the message as a phrase, in LLVM's words if it has some.
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
            ErrorKind::BlockTooLong(_) => "a block extends beyond the enclosing block",
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
