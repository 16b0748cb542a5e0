//! The generated data. Renewed by `cargo run -p draig-tablegen`, never by hand.

pub(crate) mod attributes;
pub(crate) mod calling_conventions;
pub(crate) mod debug_info_flags;
pub(crate) mod dwarf;
pub(crate) mod intrinsics;
pub(crate) mod metadata_kinds;
pub(crate) mod newer_intrinsics;
