//! DWARF constants, debug-info enumerations and flag words, as spelled in text.
//!
//! Every [`NameTable`] here maps in both directions: `TAG.name(0xd)` is `DW_TAG_member`,
//! `TAG.number(b"DW_TAG_member")` is `0xd`. Numbers without a name are legal in most fields and are printed
//! as numbers; reader and verifier determine which fields require a known name. Operations of a
//! `!DIExpression` are described in [`crate::dwarf_expression`].

pub use crate::generated::debug_info_flags::{DI_FLAGS, DISP_FLAGS};
pub use crate::generated::dwarf::{
    APPLE_ENUM_KIND, APPLE_PROPERTY, ATE, CC, CHECKSUM_KIND, DEFAULTED, EMISSION_KIND, FIXED_POINT_KIND, LANG,
    LANG_DIALECT, LNAME, MACINFO, NAME_TABLE_KIND, OP, TAG, VIRTUALITY, constants,
};
use crate::names::NameTable;

/// `DIFlagAccessibility`: private, protected, public are 1, 2, 3 in these bits.
pub const DI_FLAG_ACCESSIBILITY: u32 = 3;
/// `DIFlagPtrToMemberRep`: single, multiple, virtual inheritance are 1, 2, 3 in these bits.
pub const DI_FLAG_PTR_TO_MEMBER_REP: u32 = 3 << 16;
/// `DIFlagIndirectVirtualBase`: the forward declaration and virtual bits together.
pub const DI_FLAG_INDIRECT_VIRTUAL_BASE: u32 = 1 << 2 | 1 << 5;
/// `DISPFlagVirtuality`: virtual and pure virtual are 1 and 2 in these bits.
pub const DISP_FLAG_VIRTUALITY: u32 = 3;

/// Splits a `flags:` word into the names that LLVM prints, in its order, and returns the bits without a name,
/// which it prints last as a number. The zero word has no names.
pub fn split_di_flags(word: u32, each: impl FnMut(&'static str)) -> u32 {
    const GROUPS: [u32; 3] = [DI_FLAG_ACCESSIBILITY, DI_FLAG_PTR_TO_MEMBER_REP, DI_FLAG_INDIRECT_VIRTUAL_BASE];
    // The largest flag is bit 30.
    split(&DI_FLAGS, &GROUPS, 0x7fff_ffff, word, each)
}

/// Splits an `spFlags:` word into names in the same way as [`split_di_flags`].
pub fn split_disp_flags(word: u32, each: impl FnMut(&'static str)) -> u32 {
    // The largest flag is bit 11.
    split(&DISP_FLAGS, &[DISP_FLAG_VIRTUALITY], 0xfff, word, each)
}

/// Extracts the fields of more than one bit first, then single bits in ascending order.
///
/// `kept` are the bits up to the largest flag: LLVM loses all bits above them when it removes the first flag
/// from the word.
fn split(table: &NameTable, groups: &[u32], kept: u32, word: u32, mut each: impl FnMut(&'static str)) -> u32 {
    let mut rest = word;
    for &group in groups {
        let value = rest & group;
        // The indirect virtual base is a field only if both of its bits are set.
        if group == DI_FLAG_INDIRECT_VIRTUAL_BASE && value != group {
            continue;
        }
        if value != 0
            && let Some(name) = table.name(value)
        {
            each(name);
            rest &= !value & kept;
        }
    }
    let mut bits = rest;
    while bits != 0 {
        let bit = bits & bits.wrapping_neg();
        bits &= !bit;
        if let Some(name) = table.name(bit) {
            each(name);
            rest &= !bit & kept;
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(word: u32) -> (Vec<&'static str>, u32) {
        let mut list = Vec::new();
        let rest = split_di_flags(word, |name| list.push(name));
        (list, rest)
    }

    #[test]
    fn tables_go_both_ways() {
        for table in [
            &TAG,
            &LANG,
            &LNAME,
            &LANG_DIALECT,
            &ATE,
            &VIRTUALITY,
            &DEFAULTED,
            &CC,
            &APPLE_PROPERTY,
            &APPLE_ENUM_KIND,
            &OP,
            &MACINFO,
            &CHECKSUM_KIND,
            &FIXED_POINT_KIND,
            &EMISSION_KIND,
            &NAME_TABLE_KIND,
            &DI_FLAGS,
            &DISP_FLAGS,
        ] {
            for &(number, name) in table.entries() {
                assert_eq!(table.name(number), Some(name));
                assert_eq!(table.number(name.as_bytes()), Some(number));
            }
            assert_eq!(table.number(b"DW_nothing"), None);
            assert_eq!(table.name(u32::MAX), None);
        }
        assert_eq!(TAG.number(b"DW_TAG_member"), Some(0xd));
        assert_eq!(LANG.name(0x1c), Some("DW_LANG_Rust"));
        assert_eq!(OP.name(0x1000), Some("DW_OP_LLVM_fragment"));
        assert_eq!(OP.number(b"DW_OP_plus_uconst"), Some(0x23));
        assert_eq!(MACINFO.name(0xff), Some("DW_MACINFO_vendor_ext"));
        assert_eq!(EMISSION_KIND.name(2), Some("LineTablesOnly"));
        assert_eq!(CHECKSUM_KIND.name(3), Some("CSK_SHA256"));
        assert_eq!(FIXED_POINT_KIND.name(0), Some("Binary"));
    }

    #[test]
    fn flag_words_split_as_llvm_prints_them() {
        assert_eq!(names(0), (vec![], 0));
        assert_eq!(names(3 | 1 << 8).0, ["DIFlagPublic", "DIFlagPrototyped"]);
        assert_eq!(names(2 << 16 | 1 << 6).0, ["DIFlagMultipleInheritance", "DIFlagArtificial"]);
        assert_eq!(names(1 << 2 | 1 << 5).0, ["DIFlagIndirectVirtualBase"]);
        assert_eq!(names(1 << 5).0, ["DIFlagVirtual"]);
        assert_eq!(names(1 << 21 | 1 << 31 | 1), (vec!["DIFlagPrivate"], 1 << 21));
        assert_eq!(names(1 << 31), (vec![], 1 << 31));
        let mut list = Vec::new();
        assert_eq!(split_disp_flags(2 | 8, |name| list.push(name)), 0);
        assert_eq!(list, ["DISPFlagPureVirtual", "DISPFlagDefinition"]);
    }
}
