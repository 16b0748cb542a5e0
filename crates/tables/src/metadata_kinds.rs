//! Metadata kinds with fixed numbers (`!dbg` is 0): `FixedMetadataKinds.def`.
//!
//! A module's further kinds are numbered from [`COUNT`] on by their owner.

pub use crate::generated::metadata_kinds::*;

/// How many kinds have fixed numbers, 0 to this minus one.
pub const COUNT: u32 = MD_KIND.entries.len() as u32;

/// The fixed number of a kind, for example 0 of `b"dbg"`.
#[inline]
#[must_use]
pub fn lookup(name: &[u8]) -> Option<u32> {
    MD_KIND.number(name)
}

/// The name of a fixed kind; empty from [`COUNT`] on.
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
    }
}
