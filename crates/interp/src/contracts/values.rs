//! Promises about a single value: `nonnull`, `align`, `range`, `nofpclass` make what breaks them
//! poison; `noundef` makes that undefined behaviour; `dereferenceable` is undefined at once.

use draig_ir::{AttrSet, Attribute, ConstantRange, Module, Type, TypeKind};
use draig_num::{ApFloat, ApInt};
use draig_tables::attributes::AttrKind;

use crate::machine::Machine;
use crate::memory::Memory;
use crate::rules;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::{Run, Undefined};
use crate::value::{Slot, Taint};

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
        let mut broken = None;
        for attribute in module.tables.attributes.set(set) {
            match *attribute {
                Attribute::Enum(AttrKind::NonNull) => {
                    broken = broken.or(self.poison_unless(shape, at, |_, slot| slot.bits != 0).then_some("nonnull"));
                }
                Attribute::Int(AttrKind::Alignment, align) => {
                    let fits = |_: &Leaf, slot: Slot| slot.bits & align.saturating_sub(1) == 0;
                    broken = broken.or(self.poison_unless(shape, at, fits).then_some("align"));
                }
                Attribute::Range(AttrKind::Range, ref range) => {
                    broken = broken.or(self.poison_outside(shape, at, range).then_some("range"));
                }
                Attribute::Int(AttrKind::NoFPClass, classes) => {
                    broken = broken.or(self.poison_of_class(shape, at, classes as u32).then_some("nofpclass"));
                }
                Attribute::Int(AttrKind::Dereferenceable, size) => self.check_dereferenceable(at, size, false, who)?,
                Attribute::Int(AttrKind::DereferenceableOrNull, size) => {
                    self.check_dereferenceable(at, size, true, who)?
                }
                _ => {}
            }
        }
        if noundef {
            for slot in &self.thread.registers[at..at + shape.slots as usize] {
                if self.taints.is_undefined(*slot) {
                    let how = match broken {
                        Some(attribute) => format!("violates {attribute}"),
                        None if self.taints.is_poison(*slot) => "is poison".to_owned(),
                        None => "is undef".to_owned(),
                    };
                    let what = format!("{} {how}, and it is noundef", who());
                    return Err(Undefined::new(&rules::NOUNDEF_VIOLATED, what).taint(slot.tag.taint()).into());
                }
            }
        }
        Ok(())
    }

    /// Makes scalars of one slot poison unless they fit; says whether one was.
    pub(super) fn poison_unless(&mut self, shape: &Shape, at: usize, fits: impl Fn(&Leaf, Slot) -> bool) -> bool {
        let mut any = false;
        for leaf in &shape.leaves {
            let place = at + leaf.slot as usize;
            let slot = self.thread.registers[place];
            if slot.tag.is_tainted() || leaf.slots != 1 || fits(leaf, slot) {
                continue;
            }
            any = true;
            self.thread.registers[place] = self.taints.poison(self.thread.site, Taint::NONE);
        }
        any
    }

    /// Makes integers outside of a range poison.
    pub(super) fn poison_outside(&mut self, shape: &Shape, at: usize, range: &ConstantRange) -> bool {
        let mut any = false;
        for leaf in &shape.leaves {
            let place = at + leaf.slot as usize;
            let slots = &self.thread.registers[place..place + leaf.slots as usize];
            if slots.iter().any(|slot| slot.tag.is_tainted()) {
                continue;
            }
            let limbs: Vec<u64> = slots.iter().map(|slot| slot.bits).collect();
            if in_range(&ApInt::from_limbs(leaf.width, &limbs), &range.lower, &range.upper) {
                continue;
            }
            any = true;
            let poison = self.taints.poison(self.thread.site, Taint::NONE);
            self.thread.registers[place..place + leaf.slots as usize].fill(poison);
        }
        any
    }

    fn poison_of_class(&mut self, shape: &Shape, at: usize, classes: u32) -> bool {
        let mut any = false;
        for leaf in &shape.leaves {
            let LeafKind::Float(format) = leaf.kind else { continue };
            let place = at + leaf.slot as usize;
            let slots = &self.thread.registers[place..place + leaf.slots as usize];
            if slots.iter().any(|slot| slot.tag.is_tainted()) {
                continue;
            }
            let low = u128::from(slots[0].bits);
            let high = slots.get(1).map_or(0, |slot| u128::from(slot.bits) << 64);
            if class_of(ApFloat::from_bits(format, low | high)) & classes == 0 {
                continue;
            }
            any = true;
            let poison = self.taints.poison(self.thread.site, Taint::NONE);
            self.thread.registers[place..place + leaf.slots as usize].fill(poison);
        }
        any
    }

    /// `dereferenceable(n)`: the pointer is defined, and so many bytes are there.
    pub(super) fn check_dereferenceable(
        &mut self,
        at: usize,
        size: u64,
        or_null: bool,
        who: &dyn Fn() -> String,
    ) -> Run<()> {
        let pointer = self.thread.registers[at];
        self.check_dereferenceable_pointer(pointer, size, or_null, who)
    }

    /// The same for a pointer that is in no register.
    pub(super) fn check_dereferenceable_pointer(
        &mut self,
        pointer: Slot,
        size: u64,
        or_null: bool,
        who: &dyn Fn() -> String,
    ) -> Run<()> {
        if pointer.tag.is_tainted() {
            let what = format!("{} is undefined, and it is dereferenceable({size})", who());
            return Err(Undefined::new(&rules::DEREFERENCEABLE_VIOLATED, what).taint(pointer.tag.taint()).into());
        }
        if size == 0 || or_null && pointer.bits == 0 || self.memory.is_dereferenceable(pointer, size) {
            return Ok(());
        }
        let what = format!("{} points to fewer than the {size} bytes that it promises", who());
        Err(Undefined::new(&rules::DEREFERENCEABLE_VIOLATED, what).object(pointer.tag.prov()).into())
    }
}

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
