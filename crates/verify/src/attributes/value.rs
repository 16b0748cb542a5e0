//! The attributes of one value: a parameter, an argument or a result, with its type.

use draig_ir::{AttrSet, Attribute, MAX_ALIGN_LOG2, Type};
use draig_tables::{AttrKind, AttrPlaces};

use super::list::ListCheck;
use super::{Kinds, text, type_of, types};
use crate::rule::Rule;
use crate::rules::attributes as rule;
use crate::sink::Checked;
use crate::violation::Place;

/// The ten classes of floating-point numbers.
pub(crate) const ALL_FP_CLASSES: u64 = 0x3ff;

/// Size in bytes from which an argument in memory is too large.
const HUGE: u64 = 1 << 32;

/// Pairs that exclude each other, in LLVM's order.
static EXCLUSIVE: &[(AttrKind, AttrKind, &Rule)] = &[
    (AttrKind::InAlloca, AttrKind::ReadOnly, &rule::INALLOCA_READONLY),
    (AttrKind::StructRet, AttrKind::Returned, &rule::SRET_RETURNED),
    (AttrKind::ZExt, AttrKind::SExt, &rule::ZEROEXT_SIGNEXT),
    (AttrKind::ReadNone, AttrKind::ReadOnly, &rule::READNONE_READONLY),
    (AttrKind::ReadNone, AttrKind::WriteOnly, &rule::READNONE_WRITEONLY),
    (AttrKind::ReadOnly, AttrKind::WriteOnly, &rule::READONLY_WRITEONLY),
    (AttrKind::NoInline, AttrKind::AlwaysInline, &rule::NOINLINE_ALWAYSINLINE),
    (AttrKind::Writable, AttrKind::ReadNone, &rule::WRITABLE_READNONE),
    (AttrKind::Writable, AttrKind::ReadOnly, &rule::WRITABLE_READONLY),
];

/// Attributes that give the type of a pointer's memory, with their requirements on it.
static IN_MEMORY: &[(AttrKind, &Rule, &Rule)] = &[
    (AttrKind::ByVal, &rule::BYVAL_UNSIZED, &rule::BYVAL_HUGE),
    (AttrKind::ByRef, &rule::BYREF_UNSIZED, &rule::BYREF_HUGE),
    (AttrKind::InAlloca, &rule::INALLOCA_UNSIZED, &rule::INALLOCA_HUGE),
    (AttrKind::Preallocated, &rule::PREALLOCATED_UNSIZED, &rule::PREALLOCATED_HUGE),
];

pub(super) fn check(check: &mut ListCheck<'_, '_>, set: AttrSet, ty: Type, place: Place) -> Checked {
    if set == AttrSet::EMPTY {
        return Ok(());
    }
    let kinds = check.kinds(set);
    let _ = check.well_formed(set, place);
    check.places(set, AttrPlaces::PARAMETER, &rule::NOT_FOR_PARAMETERS, place)?;
    if kinds.has(AttrKind::ImmArg) {
        let count = check.set(set).len() - usize::from(kinds.has(AttrKind::Range));
        check.ensure(count == 1, &rule::IMMARG_ALONE, place)?;
    }
    let places = [
        kinds.has(AttrKind::ByVal),
        kinds.has(AttrKind::InAlloca),
        kinds.has(AttrKind::Preallocated),
        kinds.has(AttrKind::StructRet) || kinds.has(AttrKind::InReg),
        kinds.has(AttrKind::Nest),
        kinds.has(AttrKind::ByRef),
    ];
    check.ensure(places.iter().filter(|&&has| has).count() <= 1, &rule::ABI_EXCLUSIVE, place)?;
    for &(a, b, rule) in EXCLUSIVE {
        check.ensure(!(kinds.has(a) && kinds.has(b)), rule, place)?;
    }
    let incompatible = types::incompatible(check.cx.tables, ty, set);
    if kinds.meets(incompatible) {
        let wrong = check.set(set).iter().find(|attribute| attribute.kind().is_some_and(|kind| incompatible.has(kind)));
        if let Some(wrong) = wrong {
            let message = format!("Attribute '{}' applied to incompatible type!", text::attribute(check.cx, wrong));
            return Err(check.fail_as(&rule::INCOMPATIBLE_TYPE, place, message));
        }
    }
    if kinds.meets(MEASURED) && check.cx.types.is_pointer(ty) {
        in_memory(check, set, kinds, place)?;
    }
    if kinds.meets(NUMBERED) {
        numbers(check, set, ty, place)?;
    }
    Ok(())
}

const MEASURED: Kinds =
    Kinds::of(&[AttrKind::Alignment, AttrKind::ByVal, AttrKind::ByRef, AttrKind::InAlloca, AttrKind::Preallocated]);

const NUMBERED: Kinds = Kinds::of(&[AttrKind::Initializes, AttrKind::NoFPClass, AttrKind::Range]);

fn in_memory(check: &mut ListCheck<'_, '_>, set: AttrSet, kinds: Kinds, place: Place) -> Checked {
    let tables = check.cx.tables;
    if let Some(align) = tables.attributes.int(set, AttrKind::Alignment) {
        check.ensure(align <= 1 << MAX_ALIGN_LOG2, &rule::HUGE_ALIGN, place)?;
    }
    for &(kind, unsized_rule, huge) in IN_MEMORY {
        if !kinds.has(kind) {
            continue;
        }
        let ty = type_of(tables, set, kind);
        let measure = ty.filter(|&ty| tables.is_sized(ty)).and_then(|ty| check.cx.module.measure(ty));
        check.ensure(measure.is_some(), unsized_rule, place)?;
        if kind == AttrKind::ByVal {
            let illegal = ty.is_some_and(|ty| types::holds_non_local_target_type(tables, ty));
            check.ensure(!illegal, &rule::BYVAL_TARGET_TYPE, place)?;
        }
        let size = measure.and_then(|measure| measure.alloc_size());
        check.ensure(size.is_some_and(|size| size.min < HUGE), huge, place)?;
    }
    Ok(())
}

fn numbers(check: &mut ListCheck<'_, '_>, set: AttrSet, ty: Type, place: Place) -> Checked {
    let tables = check.cx.tables;
    if let Some(Attribute::RangeList(_, ranges)) = tables.attributes.get(set, AttrKind::Initializes) {
        check.ensure(!ranges.is_empty(), &rule::INITIALIZES_EMPTY, place)?;
        let ascends = ranges.iter().all(|range| range.lower.slt(&range.upper))
            && ranges.windows(2).all(|pair| pair[0].upper.slt(&pair[1].lower));
        check.ensure(ascends, &rule::INITIALIZES_UNORDERED, place)?;
    }
    if let Some(mask) = tables.attributes.int(set, AttrKind::NoFPClass) {
        check.ensure(mask != 0, &rule::NOFPCLASS_EMPTY, place)?;
        check.ensure(mask & !ALL_FP_CLASSES == 0, &rule::NOFPCLASS_MASK, place)?;
    }
    if let Some(Attribute::Range(_, range)) = tables.attributes.get(set, AttrKind::Range) {
        let width = tables.types.integer_width(tables.types.scalar(ty));
        check.ensure(width == Some(range.lower.width()), &rule::RANGE_WIDTH, place)?;
    }
    Ok(())
}
