//! Limits on what a text may ask of the reader. LLVM has none of these: it runs until its stack
//! overflows.

/// How deep types, constants, metadata and parentheses may nest in each other. Deep enough for any
/// real text, shallow enough for a stack of 2 MiB in an unoptimised build.
pub(crate) const MAX_NESTING: u32 = 256;

/// The longest fixed vector that a few bytes may spell: by `splat`, or as a shuffle mask by
/// `zeroinitializer` or `poison`. LLVM makes all lanes, and so do we: a short text must not make
/// constants of gigabytes.
pub(crate) const MAX_UNSPELLED_LANES: u32 = 1 << 16;
