//! Metadata kinds with fixed numbers (`!dbg` is 0): `FixedMetadataKinds.def`.
//!
//! A module's other kinds are numbered from [`COUNT`] on by their owner.

pub use crate::generated::metadata_kinds::*;

/// Number of kinds with fixed numbers, which are below it.
pub const COUNT: u32 = MD_KIND.entries.len() as u32;

/// Kinds that have the numbers from [`COUNT`] on in LLVM 23. In a module they are numbered as further kinds,
/// because the numbers of the current version determine the order of attachments.
pub const NEWER: [&str; 8] = [
    "nofpclass",
    "call_target",
    "inline_history",
    "elf_section_properties",
    "guid",
    "mem.cache_hint",
    "block.uniformity.profile",
    "callgraph",
];

/// Returns the fixed number of a kind in a version of LLVM.
#[must_use]
pub fn lookup_in(version: u32, name: &[u8]) -> Option<u32> {
    let newer = || NEWER.iter().position(|newer| newer.as_bytes() == name).map(|at| COUNT + at as u32);
    lookup(name).or_else(|| if version > crate::history::CURRENT { newer() } else { None })
}

/// Returns the fixed number of a kind, for example 0 for `b"dbg"`.
#[inline]
#[must_use]
pub fn lookup(name: &[u8]) -> Option<u32> {
    MD_KIND.number(name)
}

/// Returns the name of a fixed kind; empty from [`COUNT`] on.
#[inline]
#[must_use]
pub fn name(kind: u32) -> &'static str {
    MD_KIND.name(kind).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dense_and_two_way() {
        assert_eq!(COUNT, 47);
        for number in 0..COUNT {
            let name = MD_KIND.name(number).unwrap();
            assert_eq!(MD_KIND.number(name.as_bytes()), Some(number));
        }
        assert_eq!(MD_KIND.name(MD_DBG), Some("dbg"));
        assert_eq!(MD_KIND.number(b"llvm.loop"), Some(MD_LOOP));
        assert_eq!(MD_KIND.number(b"mine"), None);
        assert_eq!((lookup_in(22, b"callgraph"), lookup_in(23, b"callgraph")), (None, Some(54)));
        assert_eq!((lookup_in(23, b"dbg"), lookup_in(23, b"mine")), (Some(0), None));
    }
}
