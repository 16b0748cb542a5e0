//! Limits of the assembler, so that no text takes more time or memory than its size justifies.

/// Deepest nesting of macros, `.rept` and `.irp`.
pub const MAX_MACRO_DEPTH: usize = 20;

/// Largest number of bytes of text that macros and repetitions make.
pub const MAX_EXPANSION: usize = 64 << 20;

/// Largest number of expansions of macros and repetitions, which bounds those that expand to nothing.
pub const MAX_EXPANSIONS: usize = 4 << 20;

/// Deepest nesting of `.if`.
pub const MAX_CONDITIONAL_DEPTH: usize = 1 << 16;

/// Deepest stack of `.pushsection`.
pub const MAX_SECTION_DEPTH: usize = 1 << 16;

/// Largest number of bytes of all sections that are in the file.
pub const MAX_OUTPUT: u64 = 1 << 30;

/// Largest source, in bytes: places, those in expansions included, are 32 bits wide.
pub const MAX_SOURCE: usize = 2 << 30;

/// Number of errors after which the assembler stops.
pub const MAX_ERRORS: usize = 1000;

/// Number of passes over the fragments after which all branches that are still short become long.
pub const MAX_LAYOUT_PASSES: usize = 64;

/// Length of the longest chain of `.set` symbols that are defined by one another.
pub const MAX_ALIAS_DEPTH: usize = 1000;
