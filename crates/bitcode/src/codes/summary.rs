//! Encodings of flags, calls and small vocabularies in the records of summaries: `LLVMBitCodes.h` for the
//! records, `ModuleSummaryIndex.h` for the order of the bits. Both directions use this file, so they cannot
//! diverge.
//!
//! A record of a function is `value, [module,] flags, instructions, function flags, [entry count,]
//! references, read-only references, write-only references, reference…, (callee, call)…`; read-only
//! references follow those accessed in any way, and write-only references come last.

use draig_ir::summary::{
    AllocationType, Call, DevirtByArgKind, DevirtKind, FUNCTION_FLAGS, Hotness, SummaryValue, TypeTestKind, ValueFlags,
    VariableSummary,
};
use draig_ir::{Linkage, Visibility};

pub use super::records::summary::*;

/// `BitcodeSummaryVersion`: the content of LLVM 22's `VERSION` record.
pub const CURRENT_VERSION: u64 = 12;

/// Version of the summaries of LLVM 23.
pub const NEWEST_VERSION: u64 = 14;

/// The versions that changed the form of records; a file's `VERSION` record gives its version.
pub mod since {
    /// Flags of values record how they are used.
    pub const USES: u64 = 3;
    /// Records of functions have function flags.
    pub const FUNCTION_FLAGS: u64 = 4;
    /// Records of functions have a count of read-only references.
    pub const READ_ONLY_REFERENCES: u64 = 5;
    /// Variables have separate flags.
    pub const VARIABLE_FLAGS: u64 = 5;
    /// Combined records of functions have an entry count.
    pub const ENTRY_COUNT: u64 = 6;
    /// Records of functions have a count of write-only references.
    pub const WRITE_ONLY_REFERENCES: u64 = 7;
    /// Allocations give their number of contexts.
    pub const COUNTED_CONTEXTS: u64 = 10;
    /// Identifiers and stack ids are pairs of 32-bit halves, the high half first.
    pub const HALVES: u64 = 12;
    /// Call sites and allocations follow the record of their function, instead of preceding it.
    pub const FOLLOWING_PROFILE: u64 = 14;
}

/// Linkages by their number in flags: the order of LLVM's own enumeration, not that in records of globals.
pub const LINKAGES: [Linkage; 11] = [
    Linkage::External,
    Linkage::AvailableExternally,
    Linkage::LinkOnceAny,
    Linkage::LinkOnceOdr,
    Linkage::WeakAny,
    Linkage::WeakOdr,
    Linkage::Appending,
    Linkage::Internal,
    Linkage::Private,
    Linkage::ExternWeak,
    Linkage::Common,
];

/// The bits of the word of [`ValueFlags`] above the four of the linkage, lowest first.
mod value_bits {
    pub(super) const LINKAGE: u64 = 0xf;
    pub(super) const NOT_ELIGIBLE_TO_IMPORT: u64 = 1 << 4;
    pub(super) const LIVE: u64 = 1 << 5;
    pub(super) const DSO_LOCAL: u64 = 1 << 6;
    pub(super) const CAN_AUTO_HIDE: u64 = 1 << 7;
    /// Two bits.
    pub(super) const VISIBILITY_AT: u32 = 8;
    pub(super) const IMPORT_DECLARATION: u64 = 1 << 10;
    pub(super) const NO_RENAME_ON_PROMOTION: u64 = 1 << 11;
}

fn bit(set: bool, mask: u64) -> u64 {
    if set { mask } else { 0 }
}

/// Returns the flag word of a value.
pub fn value_flags_word(flags: &ValueFlags) -> u64 {
    use value_bits as b;
    let linkage = LINKAGES.iter().position(|&linkage| linkage == flags.linkage).unwrap_or(0) as u64;
    linkage
        | bit(flags.not_eligible_to_import, b::NOT_ELIGIBLE_TO_IMPORT)
        | bit(flags.live, b::LIVE)
        | bit(flags.dso_local, b::DSO_LOCAL)
        | bit(flags.can_auto_hide, b::CAN_AUTO_HIDE)
        | (flags.visibility as u64) << b::VISIBILITY_AT
        | bit(flags.import_declaration, b::IMPORT_DECLARATION)
        | bit(flags.no_rename_on_promotion, b::NO_RENAME_ON_PROMOTION)
}

/// Returns the flags of a value; an unknown linkage is external.
pub fn value_flags(word: u64) -> ValueFlags {
    use value_bits as b;
    ValueFlags {
        linkage: LINKAGES.get((word & b::LINKAGE) as usize).copied().unwrap_or(Linkage::External),
        visibility: Visibility::from_number((word >> b::VISIBILITY_AT & 3) as u8).unwrap_or(Visibility::Default),
        not_eligible_to_import: word & b::NOT_ELIGIBLE_TO_IMPORT != 0,
        live: word & b::LIVE != 0,
        dso_local: word & b::DSO_LOCAL != 0,
        can_auto_hide: word & b::CAN_AUTO_HIDE != 0,
        import_declaration: word & b::IMPORT_DECLARATION != 0,
        no_rename_on_promotion: word & b::NO_RENAME_ON_PROMOTION != 0,
    }
}

/// The bits of the flags of a function, identical to those in memory.
pub const FUNCTION_FLAGS_MASK: u64 = (1 << FUNCTION_FLAGS.len()) - 1;

/// Returns the flag word of a variable.
pub fn variable_flags_word(variable: &VariableSummary) -> u64 {
    u64::from(variable.read_only)
        | u64::from(variable.write_only) << 1
        | u64::from(variable.constant) << 2
        | u64::from(variable.vcall_visibility & 3) << 3
}

/// Returns a variable with the flags of a word, without tables.
pub fn variable_flags(word: u64) -> VariableSummary {
    VariableSummary {
        read_only: word & 1 != 0,
        write_only: word & 2 != 0,
        constant: word & 4 != 0,
        vcall_visibility: (word >> 3 & 3) as u8,
        vtable_functions: Vec::new(),
    }
}

/// The hotness of calls, by number.
pub const HOTNESS: [Hotness; 5] = [Hotness::Unknown, Hotness::Cold, Hotness::None, Hotness::Hot, Hotness::Critical];

/// The bit of a tail call in the word of a call, in records with a profile.
const TAIL_CALL: u64 = 1 << 3;
/// Width of the relative frequency in the word of a call of `PERMODULE_RELBF`, where the bit of a tail call
/// is above it.
const RELATIVE_FREQUENCY_BITS: u32 = 28;

/// Returns the word of a call in records with a profile.
pub fn call_word(call: &Call) -> u64 {
    call.hotness as u64 | bit(call.tail, TAIL_CALL)
}

/// Returns the call for a word of a record with a profile.
pub fn call(callee: SummaryValue, word: u64) -> Call {
    let hotness = HOTNESS.get((word & 7) as usize).copied().unwrap_or_default();
    Call { callee, hotness, tail: word & TAIL_CALL != 0, relative_frequency: 0 }
}

/// Returns the call for a word of `PERMODULE_RELBF`.
pub fn call_with_frequency(callee: SummaryValue, word: u64) -> Call {
    let frequency = word & ((1 << RELATIVE_FREQUENCY_BITS) - 1);
    let tail = word & 1 << RELATIVE_FREQUENCY_BITS != 0;
    Call { callee, hotness: Hotness::Unknown, tail, relative_frequency: frequency as u32 }
}

/// Profiled types of allocations, with their numbers.
const ALLOCATION_TYPES: [(AllocationType, u64); 4] =
    [(AllocationType::None, 0), (AllocationType::NotCold, 1), (AllocationType::Cold, 2), (AllocationType::Hot, 4)];

/// Returns the number of an allocation type.
pub fn allocation_number(ty: AllocationType) -> u64 {
    ALLOCATION_TYPES.iter().find(|&&(other, _)| other == ty).map_or(0, |&(_, number)| number)
}

/// Returns the allocation type for a number.
pub fn allocation_type(number: u64) -> Option<AllocationType> {
    ALLOCATION_TYPES.iter().find(|&&(_, other)| other == number).map(|&(ty, _)| ty)
}

/// Resolutions of type tests, by number.
pub const TYPE_TEST_KINDS: [TypeTestKind; 6] = [
    TypeTestKind::Unsat,
    TypeTestKind::ByteArray,
    TypeTestKind::Inline,
    TypeTestKind::Single,
    TypeTestKind::AllOnes,
    TypeTestKind::Unknown,
];

/// Resolutions of virtual calls, by number.
pub const DEVIRT_KINDS: [DevirtKind; 3] = [DevirtKind::Indir, DevirtKind::SingleImpl, DevirtKind::BranchFunnel];

/// Resolutions of virtual calls with constant arguments, by number.
pub const DEVIRT_BY_ARG_KINDS: [DevirtByArgKind; 4] = [
    DevirtByArgKind::Indir,
    DevirtByArgKind::UniformRetVal,
    DevirtByArgKind::UniqueRetVal,
    DevirtByArgKind::VirtualConstProp,
];

/// Splits a 64-bit number into two halves, the high half first.
pub const fn halves(value: u64) -> [u64; 2] {
    [value >> 32, value & 0xffff_ffff]
}

/// Joins two halves to a number.
pub const fn from_halves(high: u64, low: u64) -> u64 {
    high << 32 | low & 0xffff_ffff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_written() {
        for linkage in LINKAGES {
            let flags = ValueFlags { linkage, visibility: Visibility::Protected, live: true, ..ValueFlags::default() };
            let read = value_flags(value_flags_word(&flags));
            assert_eq!((read.linkage, read.visibility, read.live), (linkage, Visibility::Protected, true));
            assert!(!read.dso_local && !read.import_declaration);
        }
        // `internal`, `dsoLocal`: llvm-bcanalyzer's output for such a function.
        let internal = ValueFlags { linkage: Linkage::Internal, dso_local: true, ..ValueFlags::default() };
        assert_eq!(value_flags_word(&internal), 71);
        for (number, kind) in HOTNESS.iter().enumerate() {
            assert_eq!(*kind as usize, number);
        }
        for (ty, number) in ALLOCATION_TYPES {
            assert_eq!(allocation_type(number), Some(ty));
        }
        assert_eq!(from_halves(halves(u64::MAX - 5)[0], halves(u64::MAX - 5)[1]), u64::MAX - 5);
    }

    #[test]
    fn kinds_are_numbered_as_declared() {
        assert!(TYPE_TEST_KINDS.iter().enumerate().all(|(at, &kind)| kind as usize == at));
        assert!(DEVIRT_KINDS.iter().enumerate().all(|(at, &kind)| kind as usize == at));
        assert!(DEVIRT_BY_ARG_KINDS.iter().enumerate().all(|(at, &kind)| kind as usize == at));
    }
}
