//! Named limits on streams.

/// Largest width of an operand, in bits (LLVM's `MaxChunkSize` is 32).
pub const MAX_WIDTH: u8 = 32;

/// Largest width of abbreviation ids, in bits.
pub const MAX_ID_WIDTH: u32 = 32;

/// Largest number of operands of an abbreviation.
pub const MAX_ABBREVIATION_OPERANDS: usize = 1 << 12;

/// Largest number of abbreviations of a block, including those of `BLOCKINFO`.
pub const MAX_ABBREVIATIONS: usize = 1 << 9;

/// Largest number of kinds of blocks in `BLOCKINFO`.
pub const MAX_BLOCK_KINDS: usize = 1 << 12;

/// Largest number of operands of an abbreviation, and of elements of an array in a record, that take no bits,
/// since few bits would encode many of them. All others are bounded by the size of the stream.
pub const MAX_FREE_ELEMENTS: usize = 1 << 4;
