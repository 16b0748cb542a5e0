//! Limits of the searches in this folder. Those with LLVM's value decide what LLVM's printers show.

/// Steps from an address to the object it points into, in alias queries (LLVM).
pub const OBJECT_STEPS: usize = 6;
/// Steps from an address to its object elsewhere, as for the sources of a phi (LLVM).
pub const OBJECT_STEPS_MASK: usize = 10;
/// Steps of the decomposition of an address, and of one of its indices (LLVM).
pub const ADDRESS_STEPS: usize = 6;
/// Uses that are followed to see whether a pointer is captured (LLVM).
pub const CAPTURE_USES: usize = 100;
/// Objects that are looked at to see whether memory is constant (LLVM).
pub const CONSTANT_OBJECTS: usize = 8;
/// Different sources of a phi that are compared; LLVM has no such limit.
pub const PHI_SOURCES: usize = 16;
/// Depth of nested alias queries. LLVM's is 512; ours is lower because each level takes stack.
pub const QUERY_DEPTH: usize = 96;
/// Alias queries that one query may ask in total.
pub const QUERY_STEPS: usize = 4096;
/// Depth of the search for the range of an index.
pub const RANGE_DEPTH: usize = 6;
/// Definitions that are looked at to find what a use of memory SSA depends on (LLVM).
pub const MEMORY_SSA_STEPS: usize = 100;
/// Loads, selects and phis that are followed to see whether a value can be the address of a global (LLVM).
pub const GLOBAL_SOURCES: usize = 4;
