//! Promises about a single value. A violation of `nonnull`, `align`, `range` or `nofpclass` makes the value
//! poison; with `noundef` it is undefined behaviour; a violation of `dereferenceable` is always undefined
//! behaviour.

use draig_ir::{AttrSet, Attribute, ConstantRange, Module, Type, TypeKind};
use draig_num::{ApFloat, ApInt};
use draig_tables::attributes::AttrKind;

use crate::machine::Machine;
use crate::memory::Memory;
use crate::report::{describe_defined, describe_int};
use crate::rules;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::{Result, Undefined};
use crate::value::Slot;

/// Promises about a defined single-slot value.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    /// Whether the other fields are all that is promised.
    pub(super) complete: bool,
    pub(super) nonnull: bool,
    /// The alignment minus one.
    pub(super) align_mask: u64,
    /// First allowed number and the size of the range; `u64::MAX` allows all.
    range: (u64, u64),
    /// Mask of the type's bits.
    mask: u64,
    pub(super) dereferenceable: u64,
    pub(super) or_null: u64,
}

impl Bounds {
    /// Returns no bounds, for a type with the bits of `mask`.
    pub(super) fn none(mask: u64) -> Bounds {
        Bounds {
            complete: true,
            nonnull: false,
            align_mask: 0,
            range: (0, u64::MAX),
            mask,
            dereferenceable: 0,
            or_null: 0,
        }
    }

    /// Allows the numbers from `low` to `high - 1`, which may wrap around.
    pub(super) fn set_range(&mut self, low: u64, high: u64) {
        self.range = (low, high.wrapping_sub(low) & self.mask);
    }

    /// Returns whether a value is known to satisfy the bounds.
    #[inline(always)]
    pub(super) fn are_satisfied(&self, slot: Slot, memory: &Memory) -> bool {
        let (low, count) = self.range;
        self.complete
            && !slot.tag.is_tainted()
            && !(self.nonnull && slot.bits == 0)
            && slot.bits & self.align_mask == 0
            && (count == u64::MAX || slot.bits.wrapping_sub(low) & self.mask < count)
            && (self.dereferenceable == 0 || memory.is_dereferenceable(slot, self.dereferenceable))
            && (self.or_null == 0 || slot.bits == 0 || memory.is_dereferenceable(slot, self.or_null))
    }
}

/// Promises about a value, in a form that makes the common case fast.
#[derive(Clone, Debug)]
pub(crate) struct ValueChecks {
    /// All attributes.
    set: AttrSet,
    bounds: Bounds,
}

impl ValueChecks {
    /// Returns the checks of a parameter of a type; `None` if there is at most a `noundef`.
    pub(super) fn of(module: &Module, set: AttrSet, ty: Type) -> Option<ValueChecks> {
        let kinds = &module.tables.types;
        let width = match *kinds.kind(ty) {
            TypeKind::Integer(width) => width,
            TypeKind::Pointer(space) => module.data_layout.pointer(space).size_in_bits,
            TypeKind::Float(format) => format.width(),
            _ => u32::MAX,
        };
        let mut bounds = Bounds::none(if width < 64 { (1 << width) - 1 } else { u64::MAX });
        bounds.complete = width <= 64;
        let mut any = false;
        for attribute in module.tables.attributes.set(set) {
            match *attribute {
                Attribute::Enum(AttrKind::NonNull) => bounds.nonnull = true,
                Attribute::Int(AttrKind::Alignment, align) => bounds.align_mask = align.saturating_sub(1),
                Attribute::Int(AttrKind::Dereferenceable, size) => bounds.dereferenceable = size,
                Attribute::Int(AttrKind::DereferenceableOrNull, size) => bounds.or_null = size,
                Attribute::Int(AttrKind::NoFPClass, _) => bounds.complete = false,
                Attribute::Range(AttrKind::Range, ref range) if width <= 64 && range.lower != range.upper => {
                    bounds.set_range(range.lower.low_u64(), range.upper.low_u64());
                }
                Attribute::Range(AttrKind::Range, _) => bounds.complete = false,
                _ => continue,
            }
            any = true;
        }
        any.then_some(ValueChecks { set, bounds })
    }

    /// Returns the checks of a result of a type.
    pub(super) fn with_noundef(module: &Module, set: AttrSet, ty: Type) -> Option<ValueChecks> {
        if let checks @ Some(_) = ValueChecks::of(module, set, ty) {
            return checks;
        }
        if !module.tables.attributes.has(set, AttrKind::NoUndef) {
            return None;
        }
        Some(ValueChecks { set, bounds: Bounds::none(u64::MAX) })
    }

    /// Returns whether another set of attributes makes the same promises about values.
    pub(super) fn says(&self, module: &Module, set: AttrSet) -> bool {
        let kinds = [
            AttrKind::NonNull,
            AttrKind::Alignment,
            AttrKind::Range,
            AttrKind::NoFPClass,
            AttrKind::Dereferenceable,
            AttrKind::DereferenceableOrNull,
            AttrKind::NoUndef,
        ];
        let all = &module.tables.attributes;
        kinds.iter().all(|&kind| all.get(self.set, kind) == all.get(set, kind))
    }

    /// Returns whether a single-slot value is known to satisfy the promises.
    #[inline]
    pub(super) fn are_satisfied(&self, slot: Slot, memory: &Memory) -> bool {
        self.bounds.are_satisfied(slot, memory)
    }

    /// Returns all attributes.
    pub(super) fn set(&self) -> AttrSet {
        self.set
    }
}

impl Machine<'_> {
    /// Applies the promises of a set of attributes to a value whose slots begin at register `at`. `who` names
    /// the value in reports.
    pub(super) fn apply_value_promises(
        &mut self,
        set: AttrSet,
        shape: &Shape,
        at: usize,
        who: &dyn Fn() -> String,
    ) -> Result<()> {
        let module = self.module;
        let noundef = module.tables.attributes.has(set, AttrKind::NoUndef);
        let mut broken: Option<String> = None;
        for attribute in module.tables.attributes.set(set) {
            let how = match *attribute {
                Attribute::Enum(AttrKind::NonNull) => self.poison_where(shape, at, who, is_null),
                Attribute::Int(AttrKind::Alignment, align) => {
                    self.poison_where(shape, at, who, |leaf, limbs| misaligned(leaf, limbs, align))
                }
                Attribute::Range(AttrKind::Range, ref range) => {
                    self.poison_where(shape, at, who, |leaf, limbs| outside(leaf, limbs, range))
                }
                Attribute::Int(AttrKind::NoFPClass, classes) => {
                    self.poison_where(shape, at, who, |leaf, limbs| excluded(leaf, limbs, classes as u32))
                }
                Attribute::Int(AttrKind::Dereferenceable, size) => {
                    self.check_dereferenceable(self.thread.registers[at], size, false, broken.as_deref(), who)?;
                    None
                }
                Attribute::Int(AttrKind::DereferenceableOrNull, size) => {
                    self.check_dereferenceable(self.thread.registers[at], size, true, broken.as_deref(), who)?;
                    None
                }
                _ => None,
            };
            broken = broken.or(how);
        }
        if noundef {
            for slot in &self.thread.registers[at..at + shape.slots as usize] {
                if self.taints.is_undefined(*slot) {
                    let how = broken.unwrap_or_else(|| format!("is {}", self.taints.word(*slot)));
                    let what = format!("{} {how}, and it is noundef", who());
                    return Err(Undefined::new(&rules::NOUNDEF_VIOLATED, what).taint(slot.tag.taint()).into());
                }
            }
        }
        Ok(())
    }

    /// Turns defined scalars that break a promise into poison. Returns a description of the first violation.
    fn poison_where(
        &mut self,
        shape: &Shape,
        at: usize,
        who: &dyn Fn() -> String,
        broken: impl Fn(&Leaf, &[u64]) -> Option<String>,
    ) -> Option<String> {
        let mut first = None;
        let mut limbs = Vec::new();
        for leaf in &shape.leaves {
            let place = at + leaf.slot as usize;
            let slots = &mut self.thread.registers[place..place + leaf.slots as usize];
            if slots.iter().any(|slot| slot.tag.is_tainted()) {
                continue;
            }
            limbs.clear();
            limbs.extend(slots.iter().map(|slot| slot.bits));
            if let Some(how) = broken(leaf, &limbs) {
                slots.fill(self.taints.poison_because(self.thread.site, format!("{} {how}", who())));
                first = first.or(Some(how));
            }
        }
        first
    }

    /// Checks `dereferenceable(n)`: the pointer must be defined, with `n` bytes of memory. `broken` describes
    /// another violated promise, if that made it poison.
    pub(super) fn check_dereferenceable(
        &mut self,
        pointer: Slot,
        size: u64,
        or_null: bool,
        broken: Option<&str>,
        who: &dyn Fn() -> String,
    ) -> Result<()> {
        let promise = if or_null { "dereferenceable_or_null" } else { "dereferenceable" };
        if pointer.tag.is_tainted() {
            let how = broken.map_or_else(|| format!("is {}", self.taints.word(pointer)), str::to_owned);
            let what = format!("{} {how}, and it is {promise}({size})", who());
            return Err(Undefined::new(&rules::DEREFERENCEABLE_VIOLATED, what).taint(pointer.tag.taint()).into());
        }
        if size == 0 || or_null && pointer.bits == 0 || self.memory.is_dereferenceable(pointer, size) {
            return Ok(());
        }
        let what = format!("{} is {}, and it is {promise}({size})", who(), self.memory.reach(pointer));
        Err(Undefined::new(&rules::DEREFERENCEABLE_VIOLATED, what).object(pointer.tag.prov()).into())
    }
}

/// Describes how a pointer violates `nonnull`.
pub(super) fn is_null(leaf: &Leaf, limbs: &[u64]) -> Option<String> {
    (leaf.slots == 1 && limbs[0] == 0).then(|| "is null, which nonnull excludes".to_owned())
}

/// Describes how a pointer violates `align`.
pub(super) fn misaligned(leaf: &Leaf, limbs: &[u64], align: u64) -> Option<String> {
    let wrong = leaf.slots == 1 && limbs[0] & align.saturating_sub(1) != 0;
    wrong.then(|| format!("is {:#x}, which is not aligned to {align} bytes as align promises", limbs[0]))
}

/// Describes how an integer violates `range`.
fn outside(leaf: &Leaf, limbs: &[u64], range: &ConstantRange) -> Option<String> {
    let value = ApInt::from_limbs(leaf.width, limbs);
    if in_range(&value, &range.lower, &range.upper) {
        return None;
    }
    let bounds = format!("{}, {}", describe_int(&range.lower), describe_int(&range.upper));
    Some(format!("is {}, outside of range(i{} {bounds})", describe_int(&value), leaf.width))
}

/// Describes how a number violates `nofpclass`.
fn excluded(leaf: &Leaf, limbs: &[u64], classes: u32) -> Option<String> {
    let LeafKind::Float(format) = leaf.kind else { return None };
    let value = ApFloat::from_int_bits(format, &ApInt::from_limbs(leaf.width, limbs));
    let class = class_of(value);
    if class & classes == 0 {
        return None;
    }
    let name = CLASSES[class.trailing_zeros() as usize];
    Some(format!("is {}, which nofpclass({name}) excludes", describe_defined(leaf, limbs)))
}

/// Classes of numbers as `nofpclass` spells them, by bit.
const CLASSES: [&str; 10] = ["snan", "qnan", "ninf", "nnorm", "nsub", "nzero", "pzero", "psub", "pnorm", "pinf"];

/// Returns whether a number is at least `lower` and below `upper`, wrapping around if `upper` is less; equal
/// bounds allow everything.
pub(super) fn in_range(value: &ApInt, lower: &ApInt, upper: &ApInt) -> bool {
    if lower == upper {
        return true;
    }
    let (above, below) = (lower.ule(value), value.ult(upper));
    if lower.ult(upper) { above && below } else { above || below }
}

/// Returns the class of a number, as a bit of `nofpclass`.
fn class_of(value: ApFloat) -> u32 {
    let (negative, positive) = match () {
        () if value.is_nan() => return if value.is_signaling() { 1 } else { 2 },
        () if value.is_infinite() => (0x004, 0x200),
        () if value.is_zero() => (0x020, 0x040),
        () if value.is_subnormal() => (0x010, 0x080),
        () => (0x008, 0x100),
    };
    if value.is_negative() { negative } else { positive }
}
