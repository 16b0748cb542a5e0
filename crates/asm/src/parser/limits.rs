//! Limits on what a text may ask of the reader. LLVM has none of these: it runs until its stack
//! overflows.

/// How deep types, constants, metadata and parentheses may nest in each other. Deep enough for any
/// real text, shallow enough for a stack of 2 MiB in an unoptimised build.
pub(crate) const MAX_NESTING: u32 = 256;
