//! Pointers as alias queries see them, each looked at once: its object, facts about both, and its address.

use std::cell::{Cell, OnceCell, RefCell};

use draig_ir::{Inst, Opcode, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::address::Address;
use super::arena::Arena;
use super::effects::ModRef;
use super::facts::Facts;
use super::limits::{OBJECT_STEPS, OBJECT_STEPS_MASK};
use super::ranges::Bounds;

/// Facts about a pointer.
#[derive(Debug)]
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
    /// The same, with as many steps as the searches other than those of alias queries.
    far_object: Value,
    flags: u16,
    /// Number among the pointers of the function.
    pub(super) number: u32,
    /// The parts of its address.
    address: OnceCell<Address>,
    /// The sources of a phi.
    sources: OnceCell<Box<PhiSources>>,
    /// Effect that any code may have on the memory at it, with and without that of locals.
    masks: [Cell<Option<ModRef>>; 2],
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

/// Answers by a value and the instruction where they hold.
type AtContext<T> = RefCell<FxHashMap<(Value, Option<Inst>), T>>;

/// The pointers of a function that were asked about.
#[derive(Debug, Default)]
pub(super) struct Pointers {
    /// By instruction.
    insts: OnceCell<Box<[OnceCell<Box<Pointer>>]>>,
    /// The numbers of others in the list of these.
    numbers: RefCell<FxHashMap<Value, u32>>,
    others: Arena<Pointer>,
    count: Cell<u32>,
    /// Bounds of indices where they are used.
    pub(super) bounds: AtContext<Option<Bounds>>,
    pub(super) nonzero: AtContext<bool>,
}

/// The values that a phi of pointers may be.
#[derive(Debug, Default)]
pub(super) struct PhiSources {
    /// Different sources, without those that are computed from the phi itself.
    pub(super) distinct: Vec<Value>,
    /// Whether a source is computed from the phi.
    pub(super) is_recursive: bool,
}

impl Pointers {
    #[inline(always)]
    fn find(&self, value: Value) -> Option<&Pointer> {
        match value.as_inst() {
            Some(inst) => self.insts.get()?.get(inst.index())?.get().map(|pointer| &**pointer),
            None => self.find_other(value),
        }
    }

    #[inline(never)]
    fn find_other(&self, value: Value) -> Option<&Pointer> {
        self.others.get(*self.numbers.borrow().get(&value)?)
    }
}

impl Facts<'_> {
    /// Whether the address that a pointer holds is surely the same in all iterations of all loops.
    pub(super) fn is_loop_invariant(&self, pointer: Value) -> bool {
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
        if let Some(inst) = stripped.as_inst()
            && body.opcode(inst) != Opcode::GetElementPtr
        {
            return is_base(stripped);
        }
        match self.operation(stripped) {
            Some(operation) if operation.opcode == Opcode::GetElementPtr => {
                is_base(self.strip_casts(operation.operands[0]))
                    && operation.operands[1..].iter().all(|index| index.as_const().is_some())
            }
            _ => is_base(stripped),
        }
    }

    /// Returns what is known of a pointer.
    #[inline(always)]
    pub(super) fn pointer(&self, value: Value) -> &Pointer {
        match self.pointers.find(value) {
            Some(known) => known,
            None => self.find_pointer(value),
        }
    }

    #[cold]
    fn find_pointer(&self, value: Value) -> &Pointer {
        let pointers = &self.pointers;
        let pointer = self.inspect(value);
        pointers.count.set(pointer.number + 1);
        match value.as_inst() {
            Some(inst) => {
                let slots = || (0..self.body().inst_count()).map(|_| OnceCell::new()).collect();
                pointers.insts.get_or_init(slots)[inst.index()].get_or_init(|| Box::new(pointer))
            }
            None => {
                pointers.numbers.borrow_mut().insert(value, pointers.others.len());
                pointers.others.push(pointer)
            }
        }
    }

    fn inspect(&self, plain: Value) -> Pointer {
        let value = self.strip_casts(plain);
        let mut flags = 0;
        let mut set = |flag: u16, holds: bool| flags |= if holds { flag } else { 0 };
        let is_pointer = self.is_pointer(value);
        set(flag::POINTER, is_pointer);
        set(flag::UNDEF, self.is_undef(value));
        let (object, is_end) = self.object_at(value, OBJECT_STEPS);
        let is_local = self.is_function_local_object(object);
        let is_identified = if object.as_global().is_some() { self.is_identified_object(object) } else { is_local };
        set(flag::NOWHERE, self.is_null_pointer(object) && !self.null_is_valid(self.address_space(object)));
        set(flag::IDENTIFIED, is_identified);
        set(flag::LOCAL, is_local);
        set(flag::ARGUMENT, matches!(object.kind(), ValueKind::Arg(_)));
        set(flag::ESCAPE_SOURCE, self.is_escape_source(object));
        let (plain_object, far_object) = match plain == value && is_end {
            true => (object, object),
            false => (self.underlying_object(plain, OBJECT_STEPS), self.underlying_object(plain, OBJECT_STEPS_MASK)),
        };
        set(flag::ALLOCA, self.is_alloca(plain_object));
        let is_far_local = if far_object == object { is_local } else { self.is_function_local_object(far_object) };
        set(flag::FAR_LOCAL, is_far_local);
        set(flag::INVARIANT, self.is_invariant(value));
        let size = self.size_and_align(object);
        let (bytes, may_be_null) = match value == object && self.is_alloca(value) {
            true => (size.map_or(0, |size| size.0), false),
            false => self.dereferenceable_bytes(value),
        };
        let is_unsure = may_be_null && (bytes == 0 || self.null_is_valid(self.address_space(value)));
        let padded_size = size.filter(|_| is_identified).and_then(|(size, align)| size.checked_next_multiple_of(align));
        Pointer {
            value,
            object,
            opcode: match value.as_inst() {
                Some(inst) => Some(self.body().opcode(inst)),
                None => self.operation(value).map(|operation| operation.opcode),
            },
            bytes: if is_unsure { 0 } else { bytes },
            padded_size: padded_size.unwrap_or(u64::MAX),
            object_size: size.map_or(u64::MAX, |size| size.0),
            plain_object,
            far_object,
            flags,
            number: self.pointers.count.get(),
            address: OnceCell::new(),
            sources: OnceCell::new(),
            masks: [Cell::new(None), Cell::new(None)],
        }
    }

    /// Returns the effect that any code may have on the memory at a pointer, which is computed once from the object that
    /// the pointer points into.
    #[inline]
    pub(super) fn mask_of(&self, pointer: Value, ignore_locals: bool, compute: impl FnOnce(Value) -> ModRef) -> ModRef {
        let pointer = self.pointer(pointer);
        let mask = &pointer.masks[usize::from(ignore_locals)];
        if let Some(known) = mask.get() {
            return known;
        }
        let found = compute(pointer.far_object);
        mask.set(Some(found));
        found
    }

    /// Returns the sources of a phi, which a pointer is; they are collected once.
    pub(super) fn phi_sources<'p>(&self, phi: Inst, pointer: &'p Pointer) -> &'p PhiSources {
        pointer.sources.get_or_init(|| {
            let mut found = PhiSources::default();
            let mut seen = FxHashSet::default();
            for &source in self.body().operands(phi) {
                if self.underlying_object(source, OBJECT_STEPS_MASK) == pointer.value {
                    found.is_recursive |= source != pointer.value;
                } else if seen.insert(source) {
                    found.distinct.push(source);
                }
            }
            Box::new(found)
        })
    }

    /// Returns the parts of the address of a pointer.
    #[inline]
    pub(super) fn address_of<'p>(&self, pointer: &'p Pointer) -> &'p Address {
        pointer.address.get_or_init(|| self.address(pointer.value))
    }
}
