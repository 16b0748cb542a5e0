//! What a stream may ask for, by name.

/// The widest operand, in bits (LLVM's `MaxChunkSize` is 32).
pub const MAX_WIDTH: u8 = 32;

/// The widest abbreviation ids, in bits.
pub const MAX_ID_WIDTH: u32 = 32;

/// How many operands an abbreviation may have.
pub const MAX_ABBREVIATION_OPERANDS: usize = 1 << 12;

/// How many abbreviations a block may have, those of `BLOCKINFO` included.
pub const MAX_ABBREVIATIONS: usize = 1 << 9;

/// How many kinds of blocks `BLOCKINFO` may speak of.
pub const MAX_BLOCK_KINDS: usize = 1 << 12;

/// How many operands of an abbreviation may take no bits, and how many elements of an array that take
/// none a record may have: so many operands come of a few bits. All others are bounded by the stream.
pub const MAX_FREE_ELEMENTS: usize = 1 << 4;
