//! Pointers as alias queries see them, each looked at once: its object, facts about both, and its address.

use std::cell::RefCell;
use std::rc::Rc;

use draig_ir::{Inst, Opcode, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::address::Address;
use super::alias::AliasResult;
use super::effects::ModRef;
use super::facts::Facts;
use super::limits::{OBJECT_STEPS, OBJECT_STEPS_MASK};
use super::ranges::Bounds;

/// Facts about a pointer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pointer {
    /// The pointer without casts that do not change the address.
    pub(super) value: Value,
    /// The object that it points into, as far as the search goes.
    pub(super) object: Value,
    /// The operation that computes `value`.
    pub(super) opcode: Option<Opcode>,
    /// Number of bytes at the address that are accessible by the definition of `value`.
    pub(super) bytes: u64,
    /// Size of the object with the padding that its alignment implies, if it is identified; or else the largest number.
    pub(super) padded_size: u64,
    /// Size of the object; the largest number if it is not known.
    pub(super) object_size: u64,
    /// The object that it points into, counting steps from the pointer with its casts.
    pub(super) plain_object: Value,
    flags: u16,
    /// Index in the table.
    number: u32,
}

/// Facts that are one bit each.
pub(super) mod flag {
    /// The value is a pointer, rather than a vector of pointers.
    pub(in super::super) const POINTER: u16 = 1;
    /// The value is undefined.
    pub(in super::super) const UNDEF: u16 = 2;
    /// The object is null where nothing can be.
    pub(in super::super) const NOWHERE: u16 = 4;
    /// The object is one that no other such value points to.
    pub(in super::super) const IDENTIFIED: u16 = 8;
    /// The object exists only in this function.
    pub(in super::super) const LOCAL: u16 = 16;
    /// The object is a parameter.
    pub(in super::super) const ARGUMENT: u16 = 32;
    /// The object can only be one whose address was captured.
    pub(in super::super) const ESCAPE_SOURCE: u16 = 64;
    /// `plain_object` is an `alloca`.
    pub(in super::super) const ALLOCA: u16 = 128;
    /// `far_object` exists only in this function.
    pub(in super::super) const FAR_LOCAL: u16 = 256;
    /// The address is surely the same in all iterations of all loops.
    pub(in super::super) const INVARIANT: u16 = 512;
}

impl Pointer {
    /// Whether a fact holds.
    #[inline]
    pub(super) fn is(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }
}

/// The facts about a pointer that calls ask for.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointerObject {
    /// The object that it points into, counting steps from the pointer with its casts.
    pub(super) plain_object: Value,
    flags: u16,
}

impl PointerObject {
    /// Whether a fact holds.
    #[inline]
    pub(super) fn is(self, flag: u16) -> bool {
        self.flags & flag != 0
    }
}

/// Answers by a value and the instruction where they hold.
type AtContext<T> = RefCell<FxHashMap<(Value, Option<Inst>), T>>;

/// The pointers of a function that were asked about.
#[derive(Debug, Default)]
pub(super) struct Pointers {
    table: RefCell<Table>,
    /// Bounds of indices where they are used.
    pub(super) bounds: AtContext<Option<Bounds>>,
    pub(super) nonzero: AtContext<bool>,
}

#[derive(Debug, Default)]
struct Table {
    /// One more than the number of each instruction's pointer; zero if it was not asked about.
    insts: Vec<u32>,
    others: FxHashMap<Value, u32>,
    pointers: Vec<Pointer>,
    addresses: Vec<Option<Rc<Address>>>,
    /// The sources of the phis among the pointers.
    sources: FxHashMap<Inst, Rc<PhiSources>>,
    /// Effect that any code may have on the memory at each pointer, with and without that of locals.
    masks: Vec<[Option<ModRef>; 2]>,
}

/// The values that a phi of pointers may be.
#[derive(Debug, Default)]
pub(super) struct PhiSources {
    /// Different sources, without those that are computed from the phi itself.
    pub(super) distinct: Vec<Value>,
    /// Whether a source is computed from the phi.
    pub(super) is_recursive: bool,
}

impl Table {
    #[inline]
    fn find(&self, value: Value) -> Option<&Pointer> {
        let number = match value.kind() {
            ValueKind::Inst(inst) => self.insts.get(inst.index())?.checked_sub(1)?,
            _ => *self.others.get(&value)?,
        };
        self.pointers.get(number as usize)
    }
}

impl Facts<'_> {
    /// Answers whether two addresses are the same or those of distinct objects, if that follows from facts that are
    /// known already. These are the first rules of `basic-aa`, for locations that are not empty. Equal addresses of
    /// different iterations of a loop are left to others.
    #[inline]
    pub(super) fn compare_known(&self, a: Value, b: Value, cross_iteration: bool) -> Option<AliasResult> {
        let table = self.pointers.table.borrow();
        let (a, b) = (table.find(a)?, table.find(b)?);
        if (a.flags | b.flags) & flag::UNDEF != 0 {
            return Some(AliasResult::No);
        }
        if a.value == b.value {
            return (!cross_iteration).then_some(AliasResult::Must);
        }
        let common = a.flags & b.flags;
        if common & flag::POINTER == 0 || (a.flags | b.flags) & flag::NOWHERE != 0 {
            return Some(AliasResult::No);
        }
        if a.object == b.object {
            return None;
        }
        let is_apart = |one: &Pointer, other: &Pointer| {
            other.is(flag::LOCAL)
                && (one.is(flag::ARGUMENT)
                    || one.is(flag::ESCAPE_SOURCE) && self.captured.borrow().find(other.object) == Some(false))
        };
        (common & flag::IDENTIFIED != 0 || is_apart(a, b) || is_apart(b, a)).then_some(AliasResult::No)
    }

    /// Whether the address that a pointer holds is surely the same in all iterations of all loops.
    pub(super) fn is_loop_invariant(&self, pointer: Value) -> bool {
        if let Some(known) = self.pointers.table.borrow().find(pointer) {
            return known.is(flag::INVARIANT);
        }
        self.pointer(pointer).is(flag::INVARIANT)
    }

    fn is_invariant(&self, stripped: Value) -> bool {
        let body = self.body();
        if let Some(inst) = stripped.as_inst()
            && body.block_of(inst) == body.entry()
        {
            return true;
        }
        let is_base = |value: Value| value.as_inst().is_none() || self.is_alloca(value);
        match self.operation(stripped) {
            Some(operation) if operation.opcode == Opcode::GetElementPtr => {
                is_base(self.strip_casts(operation.operands[0]))
                    && operation.operands[1..].iter().all(|index| index.as_const().is_some())
            }
            _ => is_base(stripped),
        }
    }

    /// Returns what is known of a pointer.
    #[inline]
    pub(super) fn pointer(&self, value: Value) -> Pointer {
        let known = self.pointers.table.borrow().find(value).copied();
        known.unwrap_or_else(|| self.find_pointer(value))
    }

    /// Returns object and flags of a pointer.
    #[inline]
    pub(super) fn object_of_pointer(&self, value: Value) -> PointerObject {
        let object = |known: &Pointer| PointerObject { plain_object: known.plain_object, flags: known.flags };
        let known = self.pointers.table.borrow().find(value).map(object);
        known.unwrap_or_else(|| object(&self.find_pointer(value)))
    }

    #[cold]
    fn find_pointer(&self, value: Value) -> Pointer {
        let mut pointer = self.inspect(value);
        let mut table = self.pointers.table.borrow_mut();
        let table = &mut *table;
        pointer.number = table.pointers.len() as u32;
        match value.kind() {
            ValueKind::Inst(inst) => {
                if table.insts.is_empty() {
                    table.insts.resize(self.body().inst_count(), 0);
                }
                table.insts[inst.index()] = pointer.number + 1;
            }
            _ => {
                table.others.insert(value, pointer.number);
            }
        }
        table.pointers.push(pointer);
        table.addresses.push(None);
        table.masks.push([None; 2]);
        pointer
    }

    fn inspect(&self, plain: Value) -> Pointer {
        let value = self.strip_casts(plain);
        let mut flags = 0;
        let mut set = |flag: u16, holds: bool| flags |= if holds { flag } else { 0 };
        let is_pointer = self.is_pointer(value);
        set(flag::POINTER, is_pointer);
        set(flag::UNDEF, self.is_undef(value));
        let (object, is_end) = self.object_at(value, OBJECT_STEPS);
        let is_identified = self.is_identified_object(object);
        set(flag::NOWHERE, self.is_null_pointer(object) && !self.null_is_valid(self.address_space(object)));
        set(flag::IDENTIFIED, is_identified);
        set(flag::LOCAL, self.is_function_local_object(object));
        set(flag::ARGUMENT, matches!(object.kind(), ValueKind::Arg(_)));
        set(flag::ESCAPE_SOURCE, self.is_escape_source(object));
        let (plain_object, far_object) = match plain == value && is_end {
            true => (object, object),
            false => (self.underlying_object(plain, OBJECT_STEPS), self.underlying_object(plain, OBJECT_STEPS_MASK)),
        };
        set(flag::ALLOCA, self.is_alloca(plain_object));
        set(flag::FAR_LOCAL, self.is_function_local_object(far_object));
        set(flag::INVARIANT, self.is_invariant(value));
        let (bytes, may_be_null) = self.dereferenceable_bytes(value);
        let is_unsure = may_be_null && (bytes == 0 || self.null_is_valid(self.address_space(value)));
        let size = self.size_and_align(object);
        let padded_size = size.filter(|_| is_identified).and_then(|(size, align)| size.checked_next_multiple_of(align));
        Pointer {
            value,
            object,
            opcode: self.operation(value).map(|operation| operation.opcode),
            bytes: if is_unsure { 0 } else { bytes },
            padded_size: padded_size.unwrap_or(u64::MAX),
            object_size: size.map_or(u64::MAX, |size| size.0),
            plain_object,
            flags,
            number: 0,
        }
    }

    /// Returns the effect that any code may have on the memory at a pointer, which is computed once.
    #[inline]
    pub(super) fn mask_of(&self, pointer: Value, ignore_locals: bool, compute: impl FnOnce() -> ModRef) -> ModRef {
        let which = usize::from(ignore_locals);
        let table = self.pointers.table.borrow();
        let masks = table.find(pointer).and_then(|known| table.masks.get(known.number as usize));
        if let Some(mask) = masks.and_then(|masks| masks[which]) {
            return mask;
        }
        drop(table);
        let at = self.pointer(pointer).number as usize;
        let mask = compute();
        self.pointers.table.borrow_mut().masks[at][which] = Some(mask);
        mask
    }

    /// Returns the sources of a phi, which a pointer is; they are collected once.
    pub(super) fn phi_sources(&self, phi: Inst, pointer: &Pointer) -> Rc<PhiSources> {
        if let Some(known) = self.pointers.table.borrow().sources.get(&phi) {
            return known.clone();
        }
        let mut found = PhiSources::default();
        let mut seen = FxHashSet::default();
        for &source in self.body().operands(phi) {
            if self.underlying_object(source, OBJECT_STEPS_MASK) == pointer.value {
                found.is_recursive |= source != pointer.value;
            } else if seen.insert(source) {
                found.distinct.push(source);
            }
        }
        let found = Rc::new(found);
        self.pointers.table.borrow_mut().sources.insert(phi, found.clone());
        found
    }

    /// Returns the parts of the address of a pointer.
    pub(super) fn address_of(&self, pointer: &Pointer) -> Rc<Address> {
        let at = pointer.number as usize;
        if let Some(Some(known)) = self.pointers.table.borrow().addresses.get(at) {
            return known.clone();
        }
        let address = Rc::new(self.address(pointer.value));
        self.pointers.table.borrow_mut().addresses[at] = Some(address.clone());
        address
    }
}
