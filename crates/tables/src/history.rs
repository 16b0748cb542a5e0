//! First LLVM versions with features of version 22, and their older equivalents: attributes, flags,
//! operations, calling conventions, nodes of debug information and their fields, names of intrinsics.
//! Determined by testing which input the tools of these versions accept (`cargo xtask downgrade`).
//!
//! Features are named as spelled in text, because this crate does not depend on the IR.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::attribute_values::{Captures, MemoryEffects};
use crate::attributes::AttrKind;
use crate::dwarf::constants as dwarf;
use crate::intrinsics::IntrinsicId;

/// Version of LLVM that everything else in this crate describes.
pub const CURRENT: u32 = 22;
/// Newest version that is read and written.
pub const NEWEST: u32 = 23;
/// Oldest version that these tables cover.
pub const OLDEST: u32 = 15;

/// Attributes with the first version that has them; all others are at least as old as [`OLDEST`].
pub const ATTRIBUTES: &[(&str, u32)] = &[
    ("captures", 20),
    ("coro_elide_safe", 20),
    ("coro_only_destroy_when_complete", 18),
    ("dead_on_return", 21),
    ("dead_on_unwind", 18),
    ("denormal_fpenv", 23),
    ("flatten", 23),
    ("hybrid_patchable", 19),
    ("initializes", 19),
    ("memory", 16),
    ("nocreateundeforpoison", 22),
    ("nodivergencesource", 20),
    ("noext", 20),
    ("nofpclass", 17),
    ("noipa", 23),
    ("nooutline", 23),
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

/// Flags of instructions, by the keyword of the instruction.
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

/// Instructions that only accept fast-math flags since a later version.
pub const FAST_MATH: &[(&str, u32)] = &[("fptrunc", 20), ("fpext", 20), ("sitofp", 23), ("uitofp", 23)];

/// First version with byte types.
pub const BYTE_TYPES: u32 = 23;
/// First version in which `atomicrmw` takes vectors of integers, and is done element by element.
pub const INTEGER_VECTOR_RMW: u32 = 23;
/// First version with preferred alignments of functions.
pub const PREFERRED_ALIGN: u32 = 23;
/// First version with properties of module assembly.
pub const ASM_PROPERTIES: u32 = 23;
/// First version with the flags `z`, `o` and `ve` of data layouts.
pub const DATA_LAYOUT_FLAGS: u32 = 23;
/// First version in which types in `!callee_type` have no offset.
pub const CALLEE_TYPES_WITHOUT_OFFSET: u32 = 23;
/// First version in which `!fpmath` is about structs of floating-point numbers, too.
pub const STRUCT_ACCURACY: u32 = 23;
/// First version in which references of WebAssembly may be in memory.
pub const WASM_REFERENCES_IN_MEMORY: u32 = 23;
/// Target extension types of references of WebAssembly.
pub const WASM_REFERENCES: [&str; 2] = ["wasm.externref", "wasm.funcref"];
/// First version in which calls may have an `elementtype` of their result.
pub const RESULT_ELEMENT_TYPES: u32 = 23;
/// First version in which string attributes describe a `dynamic` environment of denormal numbers.
pub const DYNAMIC_DENORMALS: u32 = 17;
/// First version in which only so many bytes are dead on return.
pub const DEAD_BYTES: u32 = 23;

/// First version in which the byte range of a constant `getelementptr` is written as two offsets.
pub const IN_RANGE: u32 = 19;

/// First version in which text has `splat (…)`, and a scalable vector of one number is not an expression.
pub const SPLAT: u32 = 19;

/// First version with debug records in bitcode; earlier versions have calls of debug intrinsics.
pub const DEBUG_RECORDS: u32 = 19;

/// Operations of `atomicrmw`.
pub const RMW_OPERATIONS: &[(&str, u32)] = &[
    ("uinc_wrap", 16),
    ("udec_wrap", 16),
    ("usub_cond", 20),
    ("usub_sat", 20),
    ("fmaximum", 21),
    ("fminimum", 21),
    ("fmaximumnum", 23),
    ("fminimumnum", 23),
];

/// First version in which `atomicrmw` accepts vectors of floating-point numbers.
pub const VECTOR_RMW: u32 = 19;
/// Only version for which summaries are written, with numbers in halves and contexts in a radix tree.
pub const SUMMARY: u32 = 22;

/// Calling conventions by number, as inclusive ranges.
pub const CALLING_CONVENTIONS: &[(u16, u16, u32)] = &[
    (0x15, 0x15, 19),
    (0x66, 0x67, 16),
    (0x68, 0x69, 17),
    (0x6a, 0x6b, 18),
    (0x6e, 0x6f, 19),
    (0x70, 0x7b, 21),
    (0x7c, 0x7f, 22),
];

/// Returns the first version with a calling convention.
pub fn calling_convention_since(number: u16) -> u32 {
    let found = CALLING_CONVENTIONS.iter().find(|&&(first, last, _)| (first..=last).contains(&number));
    found.map_or(OLDEST, |&(.., since)| since)
}

/// First version with target extension types.
pub const TARGET_TYPES: u32 = 16;
/// First version with arrays of scalable vectors.
pub const ARRAYS_OF_SCALABLE_VECTORS: u32 = 18;
/// First version with code models of variables.
pub const CODE_MODEL: u32 = 18;
/// First version with pointer-authentication constants.
pub const PTRAUTH_CONSTANTS: u32 = 19;

/// Classes of metadata nodes.
pub const CLASSES: &[(&str, u32)] = &[("DIAssignID", 16), ("DIFixedPointType", 21), ("DISubrangeType", 21)];

/// Fields of metadata nodes, by class.
pub const FIELDS: &[(&str, &str, u32)] = &[
    ("DILocation", "atomGroup", 21),
    ("DILocation", "atomRank", 21),
    ("DIBasicType", "num_extra_inhabitants", 20),
    ("DIBasicType", "scope", 23),
    ("DIBasicType", "file", 23),
    ("DIBasicType", "line", 23),
    ("DIFixedPointType", "scope", 23),
    ("DIFixedPointType", "file", 23),
    ("DIFixedPointType", "line", 23),
    ("DICompileUnit", "dialect", 23),
    ("DIBasicType", "dataSize", 22),
    ("DIBasicType", "scope", 23),
    ("DIBasicType", "file", 23),
    ("DIBasicType", "line", 23),
    ("DIFixedPointType", "scope", 23),
    ("DIFixedPointType", "file", 23),
    ("DIFixedPointType", "line", 23),
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
    ("DICompileUnit", "dialect", 23),
    ("DISubprogram", "keyInstructions", 21),
    ("DILabel", "isArtificial", 21),
    ("DILabel", "column", 21),
    ("DILabel", "coroSuspendIdx", 21),
];

/// Number of words of records after the first word, in bitcode of older versions, which refuse longer
/// records: class, first version with a length, the length. The last entry that is not newer than the version
/// applies; other records have the length of LLVM 22.
pub const RECORD_LENGTHS: &[(&str, u32, usize)] = &[
    ("DILocation", 15, 5),
    ("DILocation", 21, 7),
    ("DIBasicType", 15, 6),
    ("DIBasicType", 20, 7),
    ("DIBasicType", 22, 8),
    ("DIBasicType", 23, 11),
    ("DIDerivedType", 15, 13),
    ("DIDerivedType", 19, 14),
    ("DICompositeType", 15, 21),
    ("DICompositeType", 20, 23),
    ("DICompositeType", 21, 25),
    ("DICompileUnit", 15, 21),
    ("DICompileUnit", 22, 22),
    ("DICompileUnit", 23, 23),
    ("DISubprogram", 15, 19),
    ("DISubprogram", 21, 20),
    ("DILabel", 15, 4),
    ("DILabel", 21, 6),
];

/// First version in which the size and the offset of a type are nodes in bitcode.
pub const SIZES_ARE_NODES: u32 = 21;

/// Returns the number of words after the first one of a class's record, for a version.
pub fn record_length(class: &str, version: u32) -> Option<usize> {
    let lengths = RECORD_LENGTHS.iter().filter(|&&(name, since, _)| name == class && since <= version);
    lengths.map(|&(.., length)| length).next_back()
}

/// An intrinsic that had another name in older versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldIntrinsic {
    /// The current name.
    pub name: &'static str,
    /// The first version with the current name.
    pub since: u32,
    /// The previous name.
    pub before: &'static str,
    /// The first version with the previous name, if it is newer than [`OLDEST`].
    pub before_since: u32,
}

const fn renamed(name: &'static str, since: u32, before: &'static str, before_since: u32) -> OldIntrinsic {
    OldIntrinsic { name, since, before, before_since }
}

/// Intrinsics that had another name in older versions.
pub const INTRINSIC_NAMES: &[OldIntrinsic] = &[
    renamed("llvm.get.rounding", 17, "llvm.flt.rounds", OLDEST),
    renamed("llvm.stepvector", 20, "llvm.experimental.stepvector", OLDEST),
    renamed("llvm.vector.deinterleave2", 19, "llvm.experimental.vector.deinterleave2", 17),
    renamed("llvm.vector.interleave2", 19, "llvm.experimental.vector.interleave2", 17),
    renamed("llvm.vector.partial.reduce.add", 22, "llvm.experimental.vector.partial.reduce.add", 20),
    renamed("llvm.vector.reverse", 19, "llvm.experimental.vector.reverse", OLDEST),
];

/// First version in which `llvm.vector.splice` is two intrinsics.
pub const SPLICE_DIRECTIONS: u32 = 22;
/// First version in which `llvm.vector.splice` is not experimental.
pub const SPLICE: u32 = 19;

/// First versions of intrinsics, run-length encoded in the order of their names: count and version (checked
/// against the tools of these versions by `cargo xtask downgrade --intrinsics`).
static INTRINSIC_VERSIONS: &str = include_str!("intrinsic_versions.txt");

/// Returns the first version that is known to have an intrinsic under its current name.
pub fn intrinsic_since(id: IntrinsicId) -> u32 {
    if id.is_newer() {
        return NEWEST;
    }
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

/// Intrinsics whose name has another type in some versions, or is taken there for the name of another
/// intrinsic with type suffixes: name, first and last such version. These versions refuse calls with the
/// current type.
static INTRINSIC_TYPES: &str = include_str!("intrinsic_types.txt");

/// Whether a version has an intrinsic with this name but another type.
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

/// First version in which the end of a coroutine has no result.
pub const COROUTINE_END_WITHOUT_RESULT: u32 = 22;
/// First version in which the end of a coroutine takes the results of the coroutine.
pub const COROUTINE_END_WITH_RESULTS: u32 = 18;
/// First version in which x86 dot products take vectors of the multiplied elements.
pub const DOT_PRODUCTS_OF_BYTES: u32 = 22;
/// First version in which a compile unit may have tables of names for Apple.
pub const APPLE_NAME_TABLES: u32 = 17;
/// First version in which attributes of a function with an empty value enable branch protection, rather than
/// flags of its module.
pub const BRANCH_PROTECTION_BY_FUNCTION: u32 = 19;
/// First version in which lifetime markers have no size operand.
pub const LIFETIME_WITHOUT_SIZE: u32 = 22;
/// First version in which masked loads and stores have their alignment as an attribute of the pointer.
pub const MASKED_WITHOUT_ALIGNMENT: u32 = 22;
/// First version in which structs of scalable vectors may be in memory.
pub const STRUCTS_OF_SCALABLE_VECTORS: u32 = 17;
/// First version in which the length of an inline copy or fill may be any number.
pub const INLINE_LENGTHS: u32 = 19;
/// Intrinsics that did not accept vectors before a version.
pub const VECTOR_INTRINSICS: &[(&str, u32)] = &[("llvm.lrint", 18), ("llvm.llrint", 18)];
/// Operations of `!DIExpression`s, as accepted by `llvm-as` of each version.
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
/// First version with `llvm.dbg.assign`.
pub const DEBUG_ASSIGN: u32 = 16;

/// An attribute in the spelling of an older version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldAttribute {
    /// The keyword in text.
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

/// Returns the equivalents of an integer attribute in a version: `None` if the version has the attribute
/// itself, an empty list if there is no equivalent.
pub fn old_spellings(kind: AttrKind, value: u64, version: u32) -> Option<Vec<OldAttribute>> {
    match kind {
        // Version 20 has both.
        AttrKind::Captures if version < 21 && value as u32 == Captures::NONE.0 => Some(vec![NO_CAPTURE]),
        AttrKind::Captures if version < 20 => Some(Vec::new()),
        AttrKind::Memory if version < 16 => Some(old_memory(MemoryEffects(value as u32))),
        _ => None,
    }
}

/// Returns the attributes that preceded `memory(…)`.
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

/// First version in which `memory(…)` distinguishes more than arguments and inaccessible memory.
pub const MEMORY_LOCATIONS: u32 = 22;

/// Merges the locations that only later versions distinguish: all except arguments and inaccessible
/// memory become one location.
pub fn merged_memory(effects: MemoryEffects) -> MemoryEffects {
    let locations = 2..crate::attribute_values::MEMORY_LOCATIONS.len();
    let other = locations.clone().fold(0, |all, at| all | effects.access(at));
    locations.fold(effects, |merged, at| merged.with_access(at, other))
}

/// Encodes `memory(…)` as in bitcode of versions before 22: arguments, inaccessible memory, the rest.
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
            assert!((OLDEST + 1..=NEWEST).contains(since));
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
        assert_eq!(total, IntrinsicId::COUNT_OLDER);
        assert_eq!(since("llvm.masked.udiv"), Some(23));
    }

    #[test]
    fn effects_are_lowered_to_those_of_llvm_15() {
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
