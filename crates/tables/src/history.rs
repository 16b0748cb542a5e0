//! Since which version of LLVM there is what version 22 has: attributes, flags, operations, calling
//! conventions, nodes of debug information and their fields, names of intrinsics; and what older versions
//! had in their place. From what the tools of these versions accept, all of which were asked (`cargo xtask
//! downgrade`).
//!
//! Things are named as the text spells them, because this crate does not know the IR.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::attribute_values::{Captures, MemoryEffects};
use crate::attributes::AttrKind;
use crate::dwarf::constants as dwarf;
use crate::intrinsics::IntrinsicId;

/// The version of LLVM that everything else in this crate is about.
pub const CURRENT: u32 = 22;
/// The oldest version that these tables go back to.
pub const OLDEST: u32 = 15;

/// Attributes, with the first version that has them; all others are at least as old as [`OLDEST`].
pub const ATTRIBUTES: &[(&str, u32)] = &[
    ("captures", 20),
    ("coro_elide_safe", 20),
    ("coro_only_destroy_when_complete", 18),
    ("dead_on_return", 21),
    ("dead_on_unwind", 18),
    ("hybrid_patchable", 19),
    ("initializes", 19),
    ("memory", 16),
    ("nocreateundeforpoison", 22),
    ("nodivergencesource", 20),
    ("noext", 20),
    ("nofpclass", 17),
    ("optdebug", 18),
    ("range", 19),
    ("sanitize_alloc_token", 22),
    ("sanitize_numerical_stability", 19),
    ("sanitize_realtime", 20),
    ("sanitize_realtime_blocking", 20),
    ("sanitize_type", 20),
    ("skipprofile", 16),
    ("writable", 18),
];

/// Flags of instructions, by the word of the instruction.
pub const FLAGS: &[(&str, &str, u32)] = &[
    ("zext", "nneg", 18),
    ("uitofp", "nneg", 19),
    ("or", "disjoint", 18),
    ("trunc", "nuw", 19),
    ("trunc", "nsw", 19),
    ("getelementptr", "nusw", 19),
    ("getelementptr", "nuw", 19),
    ("icmp", "samesign", 20),
];

/// Instructions that take fast-math flags only since a version.
pub const FAST_MATH: &[(&str, u32)] = &[("fptrunc", 20), ("fpext", 20)];

/// The version since which the byte range of a constant `getelementptr` is written as two offsets.
pub const IN_RANGE: u32 = 19;

/// The version since which text has `splat (…)`, and a scalable vector of one number is no expression.
pub const SPLAT: u32 = 19;

/// The version since which bitcode has debug records; those before have calls of debug intrinsics.
pub const DEBUG_RECORDS: u32 = 19;

/// Operations of `atomicrmw`.
pub const RMW_OPERATIONS: &[(&str, u32)] =
    &[("uinc_wrap", 16), ("udec_wrap", 16), ("usub_cond", 20), ("usub_sat", 20), ("fmaximum", 21), ("fminimum", 21)];

/// The version since which `atomicrmw` takes vectors of floating-point numbers.
pub const VECTOR_RMW: u32 = 19;
/// The version whose summaries, with numbers in halves and contexts in a radix tree, are written.
pub const SUMMARY: u32 = 22;

/// Calling conventions by number, from the first of a run to the last one.
pub const CALLING_CONVENTIONS: &[(u16, u16, u32)] = &[
    (0x15, 0x15, 19),
    (0x66, 0x67, 16),
    (0x68, 0x69, 17),
    (0x6a, 0x6b, 18),
    (0x6e, 0x6f, 19),
    (0x70, 0x7b, 21),
    (0x7c, 0x7f, 22),
];

/// The first version that knows a calling convention.
pub fn calling_convention_since(number: u16) -> u32 {
    let found = CALLING_CONVENTIONS.iter().find(|&&(first, last, _)| (first..=last).contains(&number));
    found.map_or(OLDEST, |&(.., since)| since)
}

/// The version since which there are target extension types.
pub const TARGET_TYPES: u32 = 16;
/// The version since which arrays may have scalable vectors for elements.
pub const ARRAYS_OF_SCALABLE_VECTORS: u32 = 18;
/// The version since which variables have a code model.
pub const CODE_MODEL: u32 = 18;
/// The version since which there are constants with pointer authentication.
pub const PTRAUTH_CONSTANTS: u32 = 19;

/// Classes of metadata nodes.
pub const CLASSES: &[(&str, u32)] = &[("DIAssignID", 16), ("DIFixedPointType", 21), ("DISubrangeType", 21)];

/// Fields of metadata nodes, by class.
pub const FIELDS: &[(&str, &str, u32)] = &[
    ("DILocation", "atomGroup", 21),
    ("DILocation", "atomRank", 21),
    ("DIBasicType", "num_extra_inhabitants", 20),
    ("DIBasicType", "dataSize", 22),
    ("DIDerivedType", "ptrAuthKey", 19),
    ("DIDerivedType", "ptrAuthIsAddressDiscriminated", 19),
    ("DIDerivedType", "ptrAuthExtraDiscriminator", 19),
    ("DIDerivedType", "ptrAuthIsaPointer", 19),
    ("DIDerivedType", "ptrAuthAuthenticatesNullValues", 19),
    ("DICompositeType", "num_extra_inhabitants", 20),
    ("DICompositeType", "specification", 20),
    ("DICompositeType", "enumKind", 21),
    ("DICompositeType", "bitStride", 21),
    ("DICompileUnit", "sourceLanguageVersion", 22),
    ("DISubprogram", "keyInstructions", 21),
    ("DILabel", "isArtificial", 21),
    ("DILabel", "column", 21),
    ("DILabel", "coroSuspendIdx", 21),
];

/// How many words the records of classes have behind the first in bitcode of older versions, which refuse
/// longer ones: class, the version that a length begins with, the length. The last one that is not newer
/// than the version counts; others have as many as today.
pub const RECORD_LENGTHS: &[(&str, u32, usize)] = &[
    ("DILocation", 15, 5),
    ("DILocation", 21, 7),
    ("DIBasicType", 15, 6),
    ("DIBasicType", 20, 7),
    ("DIBasicType", 22, 8),
    ("DIDerivedType", 15, 13),
    ("DIDerivedType", 19, 14),
    ("DICompositeType", 15, 21),
    ("DICompositeType", 20, 23),
    ("DICompositeType", 21, 25),
    ("DICompileUnit", 15, 21),
    ("DICompileUnit", 22, 22),
    ("DISubprogram", 15, 19),
    ("DISubprogram", 21, 20),
    ("DILabel", 15, 4),
    ("DILabel", 21, 6),
];

/// The version since which the size and the offset of a type are nodes in bitcode.
pub const SIZES_ARE_NODES: u32 = 21;

/// How many words the record of a class has behind the first, for a version.
pub fn record_length(class: &str, version: u32) -> Option<usize> {
    let lengths = RECORD_LENGTHS.iter().filter(|&&(name, since, _)| name == class && since <= version);
    lengths.map(|&(.., length)| length).next_back()
}

/// An intrinsic that older versions had under another name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldIntrinsic {
    /// Today's name.
    pub name: &'static str,
    /// The first version that has it.
    pub since: u32,
    /// The name before.
    pub before: &'static str,
    /// The first version that had that, if it is newer than [`OLDEST`].
    pub before_since: u32,
}

const fn renamed(name: &'static str, since: u32, before: &'static str, before_since: u32) -> OldIntrinsic {
    OldIntrinsic { name, since, before, before_since }
}

/// Intrinsics that older versions had under another name.
pub const INTRINSIC_NAMES: &[OldIntrinsic] = &[
    renamed("llvm.get.rounding", 17, "llvm.flt.rounds", OLDEST),
    renamed("llvm.stepvector", 20, "llvm.experimental.stepvector", OLDEST),
    renamed("llvm.vector.deinterleave2", 19, "llvm.experimental.vector.deinterleave2", 17),
    renamed("llvm.vector.interleave2", 19, "llvm.experimental.vector.interleave2", 17),
    renamed("llvm.vector.partial.reduce.add", 22, "llvm.experimental.vector.partial.reduce.add", 20),
    renamed("llvm.vector.reverse", 19, "llvm.experimental.vector.reverse", OLDEST),
];

/// The version since which `llvm.vector.splice` is two intrinsics.
pub const SPLICE_DIRECTIONS: u32 = 22;
/// The version since which `llvm.vector.splice` is not experimental.
pub const SPLICE: u32 = 19;

/// The versions since which there are intrinsics, as runs in the order of their names: how many, and the
/// version (held against what they accept by `cargo xtask downgrade --intrinsics`).
static INTRINSIC_VERSIONS: &str = include_str!("intrinsic_versions.txt");

/// The first version that is known to have an intrinsic, under its name of today.
pub fn intrinsic_since(id: IntrinsicId) -> u32 {
    static RUNS: LazyLock<Vec<(usize, u32)>> = LazyLock::new(|| {
        let mut end = 0;
        let run = |line: &'static str| {
            let (count, version) = line.split_once(' ')?;
            end += count.parse::<usize>().ok()?;
            Some((end, version.parse().ok()?))
        };
        INTRINSIC_VERSIONS.lines().filter_map(run).collect()
    });
    let run = RUNS.partition_point(|&(end, _)| end <= id.index());
    RUNS.get(run).map_or(CURRENT, |&(_, version)| version)
}

/// Intrinsics whose name a version has for another type, or takes for the name of another one with types
/// behind it: name, the first such version and the last. It refuses calls with the type of today.
static INTRINSIC_TYPES: &str = include_str!("intrinsic_types.txt");

/// Whether a version has the name of an intrinsic for something of another type, which it insists on.
pub fn intrinsic_has_other_type(id: IntrinsicId, version: u32) -> bool {
    static RUNS: LazyLock<BTreeMap<&str, (u32, u32)>> = LazyLock::new(|| {
        let run = |line: &'static str| {
            let mut words = line.split(' ');
            Some((words.next()?, (words.next()?.parse().ok()?, words.next()?.parse().ok()?)))
        };
        INTRINSIC_TYPES.lines().filter_map(run).collect()
    });
    RUNS.get(id.name()).is_some_and(|&(first, last)| (first..=last).contains(&version))
}

/// The version since which the end of a coroutine has no result.
pub const COROUTINES_END_WITHOUT_RESULT: u32 = 22;
/// The version since which it is told the results of the coroutine.
pub const COROUTINES_END_WITH_RESULTS: u32 = 18;
/// The version since which dot products of x86 take vectors of what they multiply.
pub const DOT_PRODUCTS_OF_BYTES: u32 = 22;
/// The version since which a compile unit may have tables of names for Apple.
pub const APPLE_NAME_TABLES: u32 = 17;
/// The version since which branch protection is what the attributes of a function say, whose value is
/// empty, and no longer what the flags of its module do.
pub const BRANCH_PROTECTION_BY_FUNCTION: u32 = 19;
/// The version since which the marks of lifetimes have no size in front.
pub const LIFETIME_WITHOUT_SIZE: u32 = 22;
/// The version since which masked loads and stores have their alignment as an attribute of the pointer.
pub const MASKED_WITHOUT_ALIGNMENT: u32 = 22;
/// The version since which structs of scalable vectors may be in memory.
pub const STRUCTS_OF_SCALABLE_VECTORS: u32 = 17;
/// The version since which the length of what is copied or set inline may be any number.
pub const INLINE_LENGTHS: u32 = 19;
/// Intrinsics that had no vectors before a version.
pub const VECTOR_INTRINSICS: &[(&str, u32)] = &[("llvm.lrint", 18), ("llvm.llrint", 18)];
/// Operations of `!DIExpression`s, as `llvm-as` of each version takes them.
pub const EXPRESSION_OPERATIONS: &[(u32, u32)] = &[
    (dwarf::DW_OP_EQ, 17),
    (dwarf::DW_OP_GE, 17),
    (dwarf::DW_OP_GT, 17),
    (dwarf::DW_OP_LE, 17),
    (dwarf::DW_OP_LT, 17),
    (dwarf::DW_OP_NE, 17),
    (dwarf::DW_OP_LLVM_EXTRACT_BITS_SEXT, 19),
    (dwarf::DW_OP_LLVM_EXTRACT_BITS_ZEXT, 19),
    (dwarf::DW_OP_ROT, 22),
    (dwarf::DW_OP_ABS, 22),
    (dwarf::DW_OP_NEG, 22),
];
/// The version since which `llvm.dbg.assign` exists.
pub const DEBUG_ASSIGN: u32 = 16;

/// An attribute as an older version spells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldAttribute {
    /// The word of the text.
    pub spelling: &'static str,
    /// The number in bitcode.
    pub bitcode: u64,
}

const fn old(spelling: &'static str, bitcode: u64) -> OldAttribute {
    OldAttribute { spelling, bitcode }
}

const NO_CAPTURE: OldAttribute = old("nocapture", 11);
const READ_NONE: OldAttribute = old("readnone", 20);
const READ_ONLY: OldAttribute = old("readonly", 21);
const WRITE_ONLY: OldAttribute = old("writeonly", 52);
const ARGUMENTS_ONLY: OldAttribute = old("argmemonly", 45);
const INACCESSIBLE_ONLY: OldAttribute = old("inaccessiblememonly", 49);
const INACCESSIBLE_OR_ARGUMENTS: OldAttribute = old("inaccessiblemem_or_argmemonly", 50);

/// What a version has in the place of an attribute with an integer: nothing inside if it has the attribute
/// itself, an empty list if it has nothing that says as much.
pub fn old_spellings(kind: AttrKind, value: u64, version: u32) -> Option<Vec<OldAttribute>> {
    match kind {
        // Version 20 has both.
        AttrKind::Captures if version < 21 && value as u32 == Captures::NONE.0 => Some(vec![NO_CAPTURE]),
        AttrKind::Captures if version < 20 => Some(Vec::new()),
        AttrKind::Memory if version < 16 => Some(old_memory(MemoryEffects(value as u32))),
        _ => None,
    }
}

/// What functions had before `memory(…)`.
fn old_memory(effects: MemoryEffects) -> Vec<OldAttribute> {
    let (argument, inaccessible) = (effects.access(0), effects.access(1));
    let other = (2..crate::attribute_values::MEMORY_LOCATIONS.len()).fold(0, |all, at| all | effects.access(at));
    let all = argument | inaccessible | other;
    if all == 0 {
        return vec![READ_NONE];
    }
    let mut spellings = Vec::new();
    match (argument != 0, inaccessible != 0, other != 0) {
        (true, false, false) => spellings.push(ARGUMENTS_ONLY),
        (false, true, false) => spellings.push(INACCESSIBLE_ONLY),
        (true, true, false) => spellings.push(INACCESSIBLE_OR_ARGUMENTS),
        _ => {}
    }
    match all {
        1 => spellings.push(READ_ONLY),
        2 => spellings.push(WRITE_ONLY),
        _ => {}
    }
    spellings
}

/// The effects without the locations that only version 21 and later tell apart: those that are not
/// arguments or inaccessible are one location.
pub fn merged_memory(effects: MemoryEffects) -> MemoryEffects {
    let locations = 2..crate::attribute_values::MEMORY_LOCATIONS.len();
    let other = locations.clone().fold(0, |all, at| all | effects.access(at));
    locations.fold(effects, |merged, at| merged.with_access(at, other))
}

/// The number of `memory(…)` in bitcode of versions before 22: arguments, inaccessible memory, the rest.
pub fn old_memory_word(effects: MemoryEffects) -> u64 {
    let merged = merged_memory(effects);
    u64::from(merged.access(0) | merged.access(1) << 2 | merged.access(2) << 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_todays() {
        for (spelling, since) in ATTRIBUTES {
            assert!(AttrKind::from_spelling(spelling.as_bytes()).is_some(), "{spelling}");
            assert!((OLDEST + 1..=CURRENT).contains(since));
        }
    }

    #[test]
    fn intrinsics_are_todays() {
        for old in INTRINSIC_NAMES {
            let name = old.name;
            assert!(crate::intrinsics::lookup(name.as_bytes()).is_some_and(|id| id.name() == name), "{name}");
            assert!(old.since > old.before_since && old.before_since >= OLDEST && old.before != name);
        }
    }

    #[test]
    fn intrinsics_have_versions() {
        let since = |name: &str| crate::intrinsics::lookup(name.as_bytes()).map(intrinsic_since);
        assert_eq!(since("llvm.memcpy"), Some(15));
        assert_eq!(since("llvm.threadlocal.address"), Some(16));
        assert_eq!(since("llvm.ldexp"), Some(17));
        assert_eq!(since("llvm.ucmp"), Some(19));
        assert_eq!(since("llvm.sincos"), Some(20));
        let other = |name: &str, version| {
            crate::intrinsics::lookup(name.as_bytes()).is_some_and(|id| intrinsic_has_other_type(id, version))
        };
        assert!(other("llvm.coro.end", 21) && !other("llvm.memcpy", 15));
        assert_eq!(since("llvm.xcore.zext"), Some(15));
        let total: usize =
            INTRINSIC_VERSIONS.lines().filter_map(|line| line.split_once(' ')?.0.parse::<usize>().ok()).sum();
        assert_eq!(total, IntrinsicId::COUNT);
    }

    #[test]
    fn effects_become_what_llvm_15_had() {
        let spelled = |effects| -> Vec<&str> {
            let old = old_spellings(AttrKind::Memory, u64::from(effects), 15).expect("15 has no memory(…)");
            old.into_iter().map(|attribute| attribute.spelling).collect()
        };
        assert_eq!(spelled(MemoryEffects::NONE.0), ["readnone"]);
        assert_eq!(spelled(MemoryEffects::READ_ONLY.0), ["readonly"]);
        assert_eq!(spelled(MemoryEffects::ARGUMENT_ONLY.0), ["argmemonly"]);
        assert_eq!(spelled(0b0110), ["inaccessiblemem_or_argmemonly"]);
        assert_eq!(spelled(0b0100), ["inaccessiblememonly", "readonly"]);
        assert!(spelled(MemoryEffects::UNKNOWN.0).is_empty());
        assert_eq!(old_spellings(AttrKind::Memory, 0, 16), None);
        assert_eq!(old_memory_word(MemoryEffects::UNKNOWN), 0x3f);
    }

    #[test]
    fn records_have_the_length_of_their_version() {
        assert_eq!(record_length("DILocation", 20), Some(5));
        assert_eq!(record_length("DILocation", 21), Some(7));
        assert_eq!(record_length("DICompositeType", 20), Some(23));
        assert_eq!(record_length("DIFile", 15), None);
    }
}
