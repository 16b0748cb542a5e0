//! How the records of summaries hold flags, calls and small vocabularies: `LLVMBitCodes.h` for the
//! records, `ModuleSummaryIndex.h` for the order of the bits. Both directions use this file, so that they cannot differ.
//!
//! A record of a function is `value, [module,] flags, instructions, function flags, [entry count,]
//! references, read-only references, write-only references, reference…, (callee, call)…`; the references
//! that are only read come behind those accessed in any way, and those only written behind them.

use draig_ir::summary::{
    AllocationType, Call, DevirtByArgKind, DevirtKind, FUNCTION_FLAGS, Hotness, SummaryValue, TypeTestKind, ValueFlags,
    VariableSummary,
};
use draig_ir::{Linkage, Visibility};

pub use super::records::summary::*;

/// `BitcodeSummaryVersion`: what the `VERSION` record of LLVM 22 holds.
pub const CURRENT_VERSION: u64 = 12;

/// The versions since which records have another form; older files say so by their `VERSION`.
pub mod since {
    /// Flags of values say how they are used.
    pub const USES: u64 = 3;
    /// Records of functions have function flags.
    pub const FUNCTION_FLAGS: u64 = 4;
    /// Records of functions have a count of read-only references.
    pub const READ_ONLY_REFERENCES: u64 = 5;
    /// Variables have flags of their own.
    pub const VARIABLE_FLAGS: u64 = 5;
    /// Combined records of functions have an entry count.
    pub const ENTRY_COUNT: u64 = 6;
    /// Records of functions have a count of write-only references.
    pub const WRITE_ONLY_REFERENCES: u64 = 7;
    /// Allocations say how many contexts they have.
    pub const COUNTED_CONTEXTS: u64 = 10;
    /// Identifiers and stack ids are pairs of 32-bit halves, the high half first.
    pub const HALVES: u64 = 12;
}

/// Linkages by the number that flags hold: the order of LLVM's own enumeration, not that of records of
/// globals.
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
}

fn bit(set: bool, mask: u64) -> u64 {
    if set { mask } else { 0 }
}

/// The word of the flags of a value.
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
}

/// The flags of a value; a linkage that nobody wrote is external.
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
    }
}

/// The bits of the flags of a function; they are as in memory.
pub const FUNCTION_FLAGS_MASK: u64 = (1 << FUNCTION_FLAGS.len()) - 1;

/// The word of the flags of a variable.
pub fn variable_flags_word(variable: &VariableSummary) -> u64 {
    u64::from(variable.read_only)
        | u64::from(variable.write_only) << 1
        | u64::from(variable.constant) << 2
        | u64::from(variable.vcall_visibility & 3) << 3
}

/// A variable with the flags of a word, without tables.
pub fn variable_flags(word: u64) -> VariableSummary {
    VariableSummary {
        read_only: word & 1 != 0,
        write_only: word & 2 != 0,
        constant: word & 4 != 0,
        vcall_visibility: (word >> 3 & 3) as u8,
        vtable_functions: Vec::new(),
    }
}

/// How often calls are made, by number.
pub const HOTNESS: [Hotness; 5] = [Hotness::Unknown, Hotness::Cold, Hotness::None, Hotness::Hot, Hotness::Critical];

/// The bit of a tail call in the word of a call of the records with profile.
const TAIL_CALL: u64 = 1 << 3;
/// The width of the relative frequency in the word of a call of `PERMODULE_RELBF`, where the bit of a
/// tail call is above it.
const RELATIVE_FREQUENCY_BITS: u32 = 28;

/// The word of a call in the records with profile.
pub fn call_word(call: &Call) -> u64 {
    call.hotness as u64 | bit(call.tail, TAIL_CALL)
}

/// The call of a word of a record with profile.
pub fn call(callee: SummaryValue, word: u64) -> Call {
    let hotness = HOTNESS.get((word & 7) as usize).copied().unwrap_or_default();
    Call { callee, hotness, tail: word & TAIL_CALL != 0, relative_frequency: 0 }
}

/// The call of a word of `PERMODULE_RELBF`.
pub fn call_with_frequency(callee: SummaryValue, word: u64) -> Call {
    let frequency = word & ((1 << RELATIVE_FREQUENCY_BITS) - 1);
    let tail = word & 1 << RELATIVE_FREQUENCY_BITS != 0;
    Call { callee, hotness: Hotness::Unknown, tail, relative_frequency: frequency as u32 }
}

/// What a profile says of an allocation, with its number.
const ALLOCATION_TYPES: [(AllocationType, u64); 4] =
    [(AllocationType::None, 0), (AllocationType::NotCold, 1), (AllocationType::Cold, 2), (AllocationType::Hot, 4)];

/// The number of a type of allocations.
pub fn allocation_number(ty: AllocationType) -> u64 {
    ALLOCATION_TYPES.iter().find(|&&(other, _)| other == ty).map_or(0, |&(_, number)| number)
}

/// The type of allocations of a number.
pub fn allocation_type(number: u64) -> Option<AllocationType> {
    ALLOCATION_TYPES.iter().find(|&&(_, other)| other == number).map(|&(ty, _)| ty)
}

/// How a type test is resolved, by number.
pub const TYPE_TEST_KINDS: [TypeTestKind; 6] = [
    TypeTestKind::Unsat,
    TypeTestKind::ByteArray,
    TypeTestKind::Inline,
    TypeTestKind::Single,
    TypeTestKind::AllOnes,
    TypeTestKind::Unknown,
];

/// How a virtual call is resolved, by number.
pub const DEVIRT_KINDS: [DevirtKind; 3] = [DevirtKind::Indir, DevirtKind::SingleImpl, DevirtKind::BranchFunnel];

/// How a virtual call with constant arguments is resolved, by number.
pub const DEVIRT_BY_ARG_KINDS: [DevirtByArgKind; 4] = [
    DevirtByArgKind::Indir,
    DevirtByArgKind::UniformRetVal,
    DevirtByArgKind::UniqueRetVal,
    DevirtByArgKind::VirtualConstProp,
];

/// A 64-bit number as two, the high half first.
pub const fn halves(value: u64) -> [u64; 2] {
    [value >> 32, value & 0xffff_ffff]
}

/// The number of two halves.
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
        // `internal`, `dsoLocal`: what llvm-bcanalyzer shows for such a function
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
