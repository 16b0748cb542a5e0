//! Promises about a single value: `nonnull`, `align`, `range`, `nofpclass` make what breaks them
//! poison; `noundef` makes that undefined behaviour; `dereferenceable` is undefined at once.

use draig_ir::{AttrSet, Attribute, ConstantRange, Module, Type, TypeKind};
use draig_num::{ApFloat, ApInt};
use draig_tables::attributes::AttrKind;

use crate::machine::Machine;
use crate::memory::Memory;
use crate::report::{describe_defined, describe_int};
use crate::rules;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::{Run, Undefined};
use crate::value::Slot;

/// What is promised about a defined value of one slot.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    /// Whether the rest is all that is promised.
    pub(super) complete: bool,
    pub(super) nonnull: bool,
    /// The alignment less one.
    pub(super) align_mask: u64,
    /// The first number that is allowed, and how many are; all of them if that is `u64::MAX`.
    range: (u64, u64),
    /// The bits that the type has.
    mask: u64,
    pub(super) dereferenceable: u64,
    pub(super) or_null: u64,
}

impl Bounds {
    /// None, of a type with the bits of `mask`.
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

    /// Allows the numbers from `low` to the one before `high`, which may go around.
    pub(super) fn set_range(&mut self, low: u64, high: u64) {
        self.range = (low, high.wrapping_sub(low) & self.mask);
    }

    /// Whether a value is known to be as promised.
    #[inline(always)]
    pub(super) fn hold(&self, slot: Slot, memory: &Memory) -> bool {
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

/// The promises about a value, so that the usual case is looked at quickly.
#[derive(Clone, Debug)]
pub(crate) struct ValueChecks {
    /// All of them.
    set: AttrSet,
    bounds: Bounds,
}

impl ValueChecks {
    /// The checks of a parameter of a type, but for `noundef` where that is all.
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

    /// The checks of a result of a type.
    pub(super) fn with_noundef(module: &Module, set: AttrSet, ty: Type) -> Option<ValueChecks> {
        if let checks @ Some(_) = ValueChecks::of(module, set, ty) {
            return checks;
        }
        if !module.tables.attributes.has(set, AttrKind::NoUndef) {
            return None;
        }
        Some(ValueChecks { set, bounds: Bounds::none(u64::MAX) })
    }

    /// Whether another set of attributes says the same about values.
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

    /// Whether a value of one slot is known to be as promised.
    #[inline]
    pub(super) fn hold(&self, slot: Slot, memory: &Memory) -> bool {
        self.bounds.hold(slot, memory)
    }

    /// All attributes.
    pub(super) fn set(&self) -> AttrSet {
        self.set
    }
}

impl Machine<'_> {
    /// Applies what a set of attributes promises about a value whose slots begin at register `at`.
    /// `who` names it in reports.
    pub(super) fn apply_value_promises(
        &mut self,
        set: AttrSet,
        shape: &Shape,
        at: usize,
        who: &dyn Fn() -> String,
    ) -> Run<()> {
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

    /// Makes defined scalars poison that break a promise: how the first of them does.
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

    /// `dereferenceable(n)`: the pointer is defined, and so many bytes are there. `broken` is how it broke
    /// another promise, if that made it poison.
    pub(super) fn check_dereferenceable(
        &mut self,
        pointer: Slot,
        size: u64,
        or_null: bool,
        broken: Option<&str>,
        who: &dyn Fn() -> String,
    ) -> Run<()> {
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

/// How a pointer breaks `nonnull`.
pub(super) fn is_null(leaf: &Leaf, limbs: &[u64]) -> Option<String> {
    (leaf.slots == 1 && limbs[0] == 0).then(|| "is null, which nonnull excludes".to_owned())
}

/// How a pointer breaks `align`.
pub(super) fn misaligned(leaf: &Leaf, limbs: &[u64], align: u64) -> Option<String> {
    let wrong = leaf.slots == 1 && limbs[0] & align.saturating_sub(1) != 0;
    wrong.then(|| format!("is {:#x}, which is not aligned to {align} bytes as align promises", limbs[0]))
}

/// How an integer breaks `range`.
fn outside(leaf: &Leaf, limbs: &[u64], range: &ConstantRange) -> Option<String> {
    let value = ApInt::from_limbs(leaf.width, limbs);
    if in_range(&value, &range.lower, &range.upper) {
        return None;
    }
    let bounds = format!("{}, {}", describe_int(&range.lower), describe_int(&range.upper));
    Some(format!("is {}, outside of range(i{} {bounds})", describe_int(&value), leaf.width))
}

/// How a number breaks `nofpclass`.
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

/// The classes of numbers as `nofpclass` spells them, by their bits.
const CLASSES: [&str; 10] = ["snan", "qnan", "ninf", "nnorm", "nsub", "nzero", "pzero", "psub", "pnorm", "pinf"];

/// Whether a number is at least `lower` and below `upper`, going around where that is less; equal
/// bounds stand for everything.
pub(super) fn in_range(value: &ApInt, lower: &ApInt, upper: &ApInt) -> bool {
    if lower == upper {
        return true;
    }
    let (above, below) = (lower.ule(value), value.ult(upper));
    if lower.ult(upper) { above && below } else { above || below }
}

/// The class of a number, as a bit of `nofpclass`.
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
