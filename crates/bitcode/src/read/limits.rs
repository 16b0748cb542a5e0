//! What a file may ask for, by name.

/// How many types a module may have.
pub(crate) const MAX_TYPES: u64 = 1 << 24;

/// How many values a function may see: globals, constants, parameters and instructions together.
pub(crate) const MAX_VALUES: usize = (1 << 28) - 2;

/// How many blocks a function may declare for each bit of its body: a block needs a terminator, and
/// the shortest takes more.
pub(crate) const MIN_BLOCK_BITS: u64 = 4;

/// How many strings, values and nodes the metadata of a module may have.
pub(crate) const MAX_METADATA: usize = 1 << 28;

/// The largest alignment: its exponent plus one is what records hold.
pub(crate) const MAX_ALIGN_RECORD: u64 = 33;

/// The highest number of a parameter that may have attributes: a list has all below.
pub(crate) const MAX_PARAMETER: u64 = 1 << 14;

/// How many parameters the lists of attributes of a module may have together.
pub(crate) const MAX_ATTRIBUTED_PARAMETERS: usize = 1 << 22;
