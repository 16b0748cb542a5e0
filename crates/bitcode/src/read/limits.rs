//! Limits on the resources that a file may request.

/// Maximum memory for reading, in bytes per byte of the file, in addition to [`UNSPELLED_BYTES`]. A record
/// has three bits or more, each operand but a few has one, and the data kept of them is small. Data that a
/// record requests without spelling it out is counted separately and is part of this. A test measures it with
/// files that request as much as possible.
pub const MEMORY_PER_BYTE: u64 = 1024;

/// Maximum bytes of constants, names and masks that a file requests without spelling them out, per byte of
/// the file.
pub(crate) const UNSPELLED_PER_BYTE: u64 = 64;

/// Number of such bytes allowed in any file.
pub const UNSPELLED_BYTES: u64 = 64 << 20;

const _: () = assert!(2 * UNSPELLED_PER_BYTE <= MEMORY_PER_BYTE);

/// Minimum number of bits that a type takes in its block.
pub(crate) const MIN_TYPE_BITS: u64 = 2;

/// Maximum number of types in a module.
pub(crate) const MAX_TYPES: u64 = 1 << 24;

/// Maximum number of values visible to a function: globals, constants, parameters and instructions together.
pub(crate) const MAX_VALUES: usize = (1 << 28) - 2;

/// Minimum number of bits in a body per declared block: a block needs a terminator, and the shortest takes
/// more.
pub(crate) const MIN_BLOCK_BITS: u64 = 4;

/// Maximum number of strings, values and nodes in the metadata of a module.
pub(crate) const MAX_METADATA: usize = 1 << 28;

/// Maximum number of kinds of unknown elements reported for one module.
pub(crate) const MAX_UNKNOWN_KINDS: usize = 64;

/// The largest alignment, as the exponent plus one that records hold.
pub(crate) const MAX_ALIGN_RECORD: u64 = 33;

/// The highest number of a parameter with attributes: a list contains all below it.
pub(crate) const MAX_PARAMETER: u64 = 1 << 14;

/// Maximum total number of parameters in the attribute lists of a module.
pub(crate) const MAX_ATTRIBUTED_PARAMETERS: usize = 1 << 22;
