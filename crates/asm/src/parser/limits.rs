//! Limits on the resources that a text may demand. LLVM has none: it runs until its stack overflows.

/// Maximum nesting of types, constants, metadata and parentheses. Deep enough for any real text, shallow
/// enough for a stack of 2 MiB in an unoptimized build.
pub(crate) const MAX_NESTING: u32 = 256;
