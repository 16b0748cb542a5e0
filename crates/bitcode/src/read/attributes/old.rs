//! Attributes of older versions: bits instead of groups, and kinds whose meaning has changed.

use draig_ir::Attribute;
use draig_tables::attribute_values::{Captures, MemoryEffects};
use draig_tables::{AttrClass, AttrKind};

use super::Result;
use crate::read::fault::fault;

/// `uwtable`, which meant `uwtable(async)`.
pub(super) const UWTABLE_ASYNC: u64 = 2;

/// Returns the memory effects of a retired kind, now expressed by `memory(…)`.
pub(super) fn old_memory_effects(number: u64) -> Option<MemoryEffects> {
    Some(match number {
        20 => MemoryEffects::NONE,
        21 => MemoryEffects::READ_ONLY,
        45 => MemoryEffects::ARGUMENT_ONLY,
        49 => MemoryEffects::INACCESSIBLE_ONLY,
        50 => MemoryEffects(MemoryEffects::ARGUMENT_ONLY.0 | MemoryEffects::INACCESSIBLE_ONLY.0),
        52 => MemoryEffects::WRITE_ONLY,
        _ => return None,
    })
}

/// Decodes the word of `memory(…)`. In the first version, `errno` was part of other memory; the version is in
/// the high byte.
pub(super) fn memory_effects(value: u64) -> MemoryEffects {
    if value >> 56 != 0 {
        return MemoryEffects(value as u32);
    }
    let access = |shift: u32| (value >> shift & 3) as u32;
    MemoryEffects(access(0) | access(2) << 2 | access(4) << 4 | access(4) << 6)
}

/// Kinds by the bits that LLVM up to 3.2 wrote, with the alignment removed.
const OLD_BITS: &[(u32, AttrKind)] = &[
    (0, AttrKind::ZExt),
    (1, AttrKind::SExt),
    (2, AttrKind::NoReturn),
    (3, AttrKind::InReg),
    (4, AttrKind::StructRet),
    (5, AttrKind::NoUnwind),
    (6, AttrKind::NoAlias),
    (7, AttrKind::ByVal),
    (8, AttrKind::Nest),
    (9, AttrKind::ReadNone),
    (10, AttrKind::ReadOnly),
    (11, AttrKind::NoInline),
    (12, AttrKind::AlwaysInline),
    (13, AttrKind::OptimizeForSize),
    (14, AttrKind::StackProtect),
    (15, AttrKind::StackProtectReq),
    (21, AttrKind::Captures),
    (22, AttrKind::NoRedZone),
    (23, AttrKind::NoImplicitFloat),
    (24, AttrKind::Naked),
    (25, AttrKind::InlineHint),
    (29, AttrKind::ReturnsTwice),
    (30, AttrKind::UWTable),
    (31, AttrKind::NonLazyBind),
    (32, AttrKind::SanitizeAddress),
    (33, AttrKind::MinSize),
    (34, AttrKind::NoDuplicate),
    (35, AttrKind::StackProtectStrong),
    (36, AttrKind::SanitizeThread),
    (37, AttrKind::SanitizeMemory),
    (38, AttrKind::NoBuiltin),
    (39, AttrKind::Returned),
    (40, AttrKind::Cold),
    (41, AttrKind::Builtin),
    (42, AttrKind::OptimizeNone),
    (43, AttrKind::InAlloca),
    (44, AttrKind::NonNull),
    (45, AttrKind::JumpTable),
    (46, AttrKind::Convergent),
    (47, AttrKind::SafeStack),
    (48, AttrKind::NoRecurse),
];

/// Returns the attributes of these bits.
pub(super) fn from_bits(encoded: u64, is_function: bool) -> Result<Vec<Attribute>> {
    let align = encoded >> 16 & 0xffff;
    if align != 0 && !align.is_power_of_two() {
        return Err(fault("Alignment is not a power of two."));
    }
    let bits = (encoded & 0xfffff << 32) >> 11 | encoded & 0xffff;
    let mut set = Vec::new();
    if align != 0 {
        set.push(Attribute::Int(AttrKind::Alignment, align));
    }
    let stack = bits >> 26 & 7;
    if stack != 0 {
        set.push(Attribute::Int(AttrKind::StackAlignment, 1 << (stack - 1)));
    }
    let mut effects = MemoryEffects::UNKNOWN;
    for &(bit, kind) in OLD_BITS {
        if bits >> bit & 1 == 0 {
            continue;
        }
        match (kind, kind.class()) {
            (AttrKind::ReadNone, _) if is_function => effects = MemoryEffects::NONE,
            (AttrKind::ReadOnly, _) if is_function => effects.0 &= MemoryEffects::READ_ONLY.0,
            (AttrKind::Captures, _) => set.push(Attribute::Int(kind, u64::from(Captures::NONE.0))),
            (AttrKind::UWTable, _) => set.push(Attribute::Int(kind, UWTABLE_ASYNC)),
            (_, AttrClass::Type) => set.push(Attribute::Type(kind, None)),
            _ => set.push(Attribute::Enum(kind)),
        }
    }
    if effects != MemoryEffects::UNKNOWN {
        set.push(Attribute::Int(AttrKind::Memory, u64::from(effects.0)));
    }
    Ok(set)
}
