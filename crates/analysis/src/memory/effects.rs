//! Effects of calls on memory, from attributes, operand bundles and what is known of intrinsics.

use draig_ir::{AttrSet, Inst, Value};
use draig_tables::AttrKind;
use draig_tables::attribute_values::{MEMORY_LOCATIONS, MemoryEffects};

use super::facts::Facts;

/// Whether memory is read (bit 0) or modified (bit 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ModRef(u8);

impl ModRef {
    /// Neither.
    pub const NONE: ModRef = ModRef(0);
    /// Read.
    pub const REF: ModRef = ModRef(1);
    /// Modified.
    pub const MOD: ModRef = ModRef(2);
    /// Both.
    pub const MOD_REF: ModRef = ModRef(3);

    /// Decodes the two bits of a location in [`MemoryEffects`].
    #[must_use]
    pub const fn from_bits(bits: u32) -> ModRef {
        ModRef((bits & 3) as u8)
    }

    /// Whether memory may be modified.
    #[must_use]
    pub const fn is_mod(self) -> bool {
        self.0 & 2 != 0
    }

    /// Whether memory may be read.
    #[must_use]
    pub const fn is_ref(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether memory is neither read nor modified.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

impl std::ops::BitOr for ModRef {
    type Output = ModRef;
    fn bitor(self, other: ModRef) -> ModRef {
        ModRef(self.0 | other.0)
    }
}

impl std::ops::BitAnd for ModRef {
    type Output = ModRef;
    fn bitand(self, other: ModRef) -> ModRef {
        ModRef(self.0 & other.0)
    }
}

/// Number of the location "memory that arguments point to".
pub(super) const ARGUMENTS: usize = 0;
/// Number of the location "memory that the module cannot access".
pub(super) const INACCESSIBLE: usize = 1;
/// Number of the location `errno`.
pub(super) const ERRNO: usize = 2;

/// Effects of a call by kind of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects(pub MemoryEffects);

impl Effects {
    /// Returns the effect on one kind of memory, an index of [`MEMORY_LOCATIONS`].
    pub(super) fn on(self, location: usize) -> ModRef {
        ModRef::from_bits(self.0.access(location))
    }

    /// Returns the effects on all other kinds.
    pub(super) fn without(self, location: usize) -> Effects {
        Effects(self.0.with_access(location, 0))
    }

    /// Returns the effect on any kind of memory.
    pub(super) fn all(self) -> ModRef {
        (0..MEMORY_LOCATIONS.len()).fold(ModRef::NONE, |all, location| all | self.on(location))
    }

    /// Whether any memory may be modified.
    #[must_use]
    pub fn may_write(self) -> bool {
        self.all().is_mod()
    }

    /// Whether only memory that arguments point to is accessed.
    pub(super) fn only_arguments(self) -> bool {
        self.without(ARGUMENTS).all().is_none()
    }
}

impl Facts<'_> {
    /// Whether a call is that of `llvm.assume`.
    pub(super) fn is_assume(&self, call: Inst) -> bool {
        self.callee(call).is_some_and(|callee| callee.is_assume)
    }

    /// Whether a call is that of a `memcpy`, `memmove` or `memset` intrinsic that is volatile.
    pub(super) fn is_volatile_intrinsic(&self, call: Inst) -> bool {
        self.callee(call).is_some_and(|callee| callee.is_transfer) && self.is_volatile_transfer(call)
    }

    fn is_volatile_transfer(&self, call: Inst) -> bool {
        self.body().call_args(call).get(3).is_some_and(|&value| !self.subject().tables().is_null(value))
    }

    /// Returns the effects of a call (LangRef "memory(…)", "Operand Bundles").
    #[must_use]
    pub fn call_effects(&self, call: Inst) -> Effects {
        self.call_effects_within(call, MemoryEffects::UNKNOWN.0)
    }

    /// Same as [`Facts::call_effects`], where `mask` holds the effects that the called function may have.
    pub(super) fn call_effects_within(&self, call: Inst, mask: u32) -> Effects {
        let attributes = &self.subject().tables().attributes;
        let memory = |set| attributes.int(set, AttrKind::Memory).map_or(MemoryEffects::UNKNOWN.0, |bits| bits as u32);
        let info = self.body().call(call);
        let mut bits = info.map_or(MemoryEffects::UNKNOWN.0, |info| memory(attributes.list(info.attributes).function));
        if let Some(function) = self.called_function(call) {
            let known = self.module_facts.callee(function);
            let mut callee = known.effects & mask;
            if !known.is_assume && info.is_some_and(|info| info.bundle_count() != 0) {
                let (reads, writes) = self.bundle_effects(call);
                callee |= if reads { MemoryEffects::READ_ONLY.0 } else { 0 };
                callee |= if writes { MemoryEffects::WRITE_ONLY.0 } else { 0 };
            }
            if known.is_transfer && self.is_volatile_transfer(call) {
                callee |= MemoryEffects::INACCESSIBLE_ONLY.0;
            }
            bits &= callee;
        }
        Effects(MemoryEffects(bits & MemoryEffects::UNKNOWN.0))
    }

    /// Whether operand bundles of a call, other than one of `llvm.assume`, make it read, and write, memory.
    fn bundle_effects(&self, call: Inst) -> (bool, bool) {
        let (mut reads, mut writes) = (false, false);
        for (tag, _) in self.body().bundles(call) {
            match self.subject().tables().strings.get(tag) {
                b"ptrauth" | b"kcfi" | b"convergencectrl" | b"deactivation-symbol" => {}
                b"deopt" | b"funclet" | b"clang.arc.attachedcall" => reads = true,
                _ => (reads, writes) = (true, true),
            }
        }
        (reads, writes)
    }

    /// Returns the effect of a call on the memory that an argument points to, as its attributes say.
    pub(super) fn argument_effect(&self, call: Inst, number: usize) -> ModRef {
        let sets = self.argument_sets(call, number);
        if sets == [AttrSet::EMPTY; 2] {
            return ModRef::MOD_REF;
        }
        let attributes = &self.subject().tables().attributes;
        let has = |kind| sets.iter().any(|&set| attributes.has(set, kind));
        if has(AttrKind::ReadNone) {
            ModRef::NONE
        } else if has(AttrKind::ReadOnly) || has(AttrKind::ByVal) {
            // A `byval` argument is copied.
            ModRef::REF
        } else if has(AttrKind::WriteOnly) {
            ModRef::MOD
        } else {
            ModRef::MOD_REF
        }
    }

    /// Returns the pointers among the operands of bundles of a call, each with the effect on the memory it points to.
    pub(super) fn bundle_pointers(&self, call: Inst) -> Vec<(Value, ModRef)> {
        let mut all = Vec::new();
        for (tag, operands) in self.body().bundles(call) {
            let is_deopt = self.subject().tables().strings.get(tag) == b"deopt";
            let effect = if is_deopt { ModRef::REF } else { ModRef::MOD_REF };
            all.extend(operands.iter().filter(|&&value| self.is_pointer(value)).map(|&value| (value, effect)));
        }
        all
    }
}
