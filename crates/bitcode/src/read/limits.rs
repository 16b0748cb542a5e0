//! What a file may ask for, by name.

/// Reading takes no more memory than this many bytes for each byte of the file, besides
/// [`UNSPELLED_BYTES`]: a record has three bits or more, each operand but a few has one, and what is kept of
/// them is small. What a record asks for without spelling it is counted, and is a part of this. A test
/// measures it, of files that ask for as much as they can.
pub const MEMORY_PER_BYTE: u64 = 1024;

/// How many bytes the constants, names and masks may take that a file asks for without spelling them,
/// for each byte of the file.
pub(crate) const UNSPELLED_PER_BYTE: u64 = 64;

/// How many bytes those may take in any file.
pub const UNSPELLED_BYTES: u64 = 64 << 20;

const _: () = assert!(2 * UNSPELLED_PER_BYTE <= MEMORY_PER_BYTE);

/// How many bits of its block a type takes at least.
pub(crate) const MIN_TYPE_BITS: u64 = 2;

/// How many types a module may have.
pub(crate) const MAX_TYPES: u64 = 1 << 24;

/// How many values a function may see: globals, constants, parameters and instructions together.
pub(crate) const MAX_VALUES: usize = (1 << 28) - 2;

/// How many blocks a function may declare for each bit of its body: a block needs a terminator, and
/// the shortest takes more.
pub(crate) const MIN_BLOCK_BITS: u64 = 4;

/// How many strings, values and nodes the metadata of a module may have.
pub(crate) const MAX_METADATA: usize = 1 << 28;

/// How many kinds of unknown things are told of one module.
pub(crate) const MAX_UNKNOWN_KINDS: usize = 64;

/// The largest alignment: its exponent plus one is what records hold.
pub(crate) const MAX_ALIGN_RECORD: u64 = 33;

/// The highest number of a parameter that may have attributes: a list has all below.
pub(crate) const MAX_PARAMETER: u64 = 1 << 14;

/// How many parameters the lists of attributes of a module may have together.
pub(crate) const MAX_ATTRIBUTED_PARAMETERS: usize = 1 << 22;
