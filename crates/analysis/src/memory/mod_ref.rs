//! Effects of instructions and calls on locations, and of calls on one another.

use draig_ir::{GlobalKind, Inst, Opcode, Ordering, Value, ValueKind};
use draig_tables::AttrKind;
use rustc_hash::FxHashSet;

use super::alias::{AliasAnalysis, AliasKind};
use super::calls::CallFacts;
use super::effects::{Effects, ModRef};
use super::limits::{CONSTANT_OBJECTS, OBJECT_STEPS_MASK};
use super::location::{AccessTags, LocationSize, MemoryLocation};
use super::pointers::flag;

/// Size in bytes of C's `int`, the type of `errno`.
const ERRNO_SIZE: u64 = 4;

impl AliasAnalysis<'_> {
    /// Returns the metadata of an access.
    #[must_use]
    pub fn tags(&self, inst: Inst) -> AccessTags {
        use draig_tables::metadata_kinds::{MD_ALIAS_SCOPE, MD_NOALIAS, MD_TBAA};
        let mut tags = AccessTags::default();
        for (kind, node) in self.facts.body().attachments(inst) {
            let tag = match kind.as_u32() {
                MD_TBAA => &mut tags.tbaa,
                MD_ALIAS_SCOPE => &mut tags.scope,
                MD_NOALIAS => &mut tags.noalias,
                _ => continue,
            };
            // An instruction has one attachment of a kind.
            *tag = Some(node);
        }
        tags
    }

    /// Returns the location that a `load`, `store`, `cmpxchg`, `atomicrmw` or `va_arg` accesses.
    #[must_use]
    pub fn location(&self, inst: Inst) -> Option<MemoryLocation> {
        let (opcode, ty, _, operands) = self.facts.body().parts(inst);
        let value_type = |number: usize| self.facts.subject().value_type(operands[number]);
        let (pointer, accessed) = match opcode {
            Opcode::Load => (operands[0], Some(ty)),
            Opcode::Store => (operands[1], Some(value_type(0))),
            Opcode::CmpXchg | Opcode::AtomicRmw => (operands[0], Some(value_type(1))),
            Opcode::VaArg => (operands[0], None),
            _ => return None,
        };
        let size = match accessed {
            Some(ty) => self.facts.store_size(ty).map_or(LocationSize::AfterPointer, LocationSize::Precise),
            None => LocationSize::AfterPointer,
        };
        Some(MemoryLocation { pointer, size, tags: self.tags(inst) })
    }

    /// Returns the location that a call accesses through an argument.
    #[must_use]
    pub fn argument_location(&self, call: Inst, number: usize) -> MemoryLocation {
        let arguments = self.facts.body().call_args(call);
        let pointer = arguments[number];
        let size = self.argument_size(call, number, arguments);
        MemoryLocation { pointer, size, tags: self.tags(call) }
    }

    fn argument_size(&self, call: Inst, number: usize, arguments: &[Value]) -> LocationSize {
        let facts = &self.facts;
        let length = |at: usize| {
            let value = arguments.get(at).and_then(|&value| facts.subject().tables().int_value(value)?.to_u64());
            value.map(LocationSize::precise)
        };
        let stored = |ty| facts.store_size(ty).map_or(LocationSize::AfterPointer, LocationSize::UpperBound);
        let Some(intrinsic) = facts.called_intrinsic(call) else {
            return self.library_argument_size(call, number, arguments);
        };
        let after = LocationSize::AfterPointer;
        match (intrinsic.name(), number) {
            ("llvm.memset" | "llvm.memset.inline", 0)
            | ("llvm.memcpy" | "llvm.memcpy.inline" | "llvm.memmove", 0 | 1)
            | (
                "llvm.memcpy.element.unordered.atomic"
                | "llvm.memmove.element.unordered.atomic"
                | "llvm.memset.element.unordered.atomic",
                0 | 1,
            ) => length(2).unwrap_or(after),
            ("llvm.lifetime.start" | "llvm.lifetime.end", 0) => {
                let alloca = arguments[0].as_inst().filter(|&inst| facts.body().opcode(inst) == Opcode::Alloca);
                let size = alloca.and_then(|inst| {
                    let count = facts.body().operands(inst).first().map_or(Some(1), |&count| facts.int(count))?;
                    let element = facts.alloc_size(facts.body().source_type(inst))?;
                    let min = element.min.checked_mul(u64::try_from(count).ok()?)?;
                    Some(LocationSize::Precise(draig_target::TypeSize { min, ..element }))
                });
                size.unwrap_or(after)
            }
            ("llvm.invariant.start", 1) => length(0).unwrap_or(after),
            ("llvm.invariant.end", 2) => length(1).unwrap_or(after),
            ("llvm.masked.load", 0) => stored(facts.body().inst_type(call)),
            ("llvm.masked.store", 1) => stored(facts.subject().value_type(arguments[0])),
            ("llvm.arm.neon.vld1", 0) => {
                facts.store_size(facts.body().inst_type(call)).map_or(after, LocationSize::Precise)
            }
            ("llvm.arm.neon.vst1", 0) => {
                facts.store_size(facts.subject().value_type(arguments[1])).map_or(after, LocationSize::Precise)
            }
            _ => LocationSize::BeforeOrAfterPointer,
        }
    }

    /// Returns the size of an argument of a library function that is known by name.
    fn library_argument_size(&self, call: Inst, number: usize, arguments: &[Value]) -> LocationSize {
        use super::library::ArgumentSize;
        let unknown = LocationSize::BeforeOrAfterPointer;
        let Some(known) = self.facts.called_library_function(call) else { return unknown };
        let length = |at: u32| {
            let value = *arguments.get(at as usize)?;
            self.facts.subject().tables().int_value(value)?.to_u64()
        };
        match super::library::argument_size(known.function, number) {
            Some(ArgumentSize::Length(at)) => length(at).map_or(LocationSize::AfterPointer, LocationSize::precise),
            Some(ArgumentSize::AtMost(at)) => {
                let bytes = length(at).map(draig_target::TypeSize::fixed);
                bytes.map_or(LocationSize::AfterPointer, LocationSize::UpperBound)
            }
            Some(ArgumentSize::Bytes(bytes)) => LocationSize::precise(bytes),
            Some(ArgumentSize::After) => LocationSize::AfterPointer,
            None => unknown,
        }
    }

    /// Returns the possible effects of any code on a location: nothing can modify constant memory.
    #[must_use]
    pub fn location_mask(&self, location: &MemoryLocation, ignore_locals: bool) -> ModRef {
        if self.uses(AliasKind::TypeBased) && location.tags.tbaa.is_some_and(|tag| self.is_constant_type(tag)) {
            return ModRef::NONE;
        }
        if !self.uses(AliasKind::Basic) {
            return ModRef::MOD_REF;
        }
        self.facts.mask_of(location.pointer, ignore_locals, |far_object| {
            self.find_mask(location.pointer, far_object, ignore_locals)
        })
    }

    fn find_mask(&self, pointer: Value, object: Value, ignore_locals: bool) -> ModRef {
        let facts = &self.facts;
        // Most addresses are of one object that is no constant.
        match object.kind() {
            ValueKind::Inst(inst) => match facts.body().opcode(inst) {
                Opcode::Alloca if ignore_locals => return ModRef::NONE,
                Opcode::Phi | Opcode::Select => {}
                _ => return ModRef::MOD_REF,
            },
            ValueKind::Arg(number) if facts.parameter_attribute(number, AttrKind::NoAlias).is_none() => {
                return ModRef::MOD_REF;
            }
            _ => {}
        }
        let mut work = vec![pointer];
        let mut seen = FxHashSet::default();
        let mut result = ModRef::NONE;
        while let Some(value) = work.pop() {
            let object = facts.underlying_object(value, OBJECT_STEPS_MASK);
            if !seen.insert(object) {
                continue;
            }
            if seen.len() > CONSTANT_OBJECTS {
                return ModRef::MOD_REF;
            }
            if ignore_locals && facts.is_alloca(object) {
                continue;
            }
            match object.kind() {
                ValueKind::Arg(number) => {
                    let has = |kind| facts.parameter_attribute(number, kind).is_some();
                    if !has(AttrKind::NoAlias) || !(has(AttrKind::ReadOnly) || has(AttrKind::ReadNone)) {
                        return ModRef::MOD_REF;
                    }
                    result = result | ModRef::REF;
                }
                ValueKind::Global(global) => match &facts.subject().module().global(global).kind {
                    GlobalKind::Variable(variable) if variable.is_constant => {}
                    _ => return ModRef::MOD_REF,
                },
                ValueKind::Inst(inst) if facts.body().opcode(inst) == Opcode::Phi => {
                    let sources = facts.body().operands(inst);
                    if sources.len() > CONSTANT_OBJECTS {
                        return ModRef::MOD_REF;
                    }
                    work.extend(sources);
                }
                ValueKind::Inst(inst) if facts.body().opcode(inst) == Opcode::Select => {
                    work.extend(&facts.body().operands(inst)[1..]);
                }
                _ => return ModRef::MOD_REF,
            }
        }
        result
    }

    /// Returns the effect of a call on memory by kind, as the analyses know it.
    #[must_use]
    pub fn effects(&self, call: Inst) -> Effects {
        use draig_tables::attribute_values::MemoryEffects;
        if self.uses(AliasKind::TypeBased)
            && self.facts.body().has_attachments(call)
            && self.tags(call).tbaa.is_some_and(|tag| self.is_constant_type(tag))
        {
            return Effects(MemoryEffects::NONE);
        }
        match self.uses(AliasKind::Basic) {
            true => {
                let callee = self.facts.called_function(call);
                let mask = callee.zip(self.globals()).map(|(callee, globals)| globals.call_mask(callee));
                self.facts.call_effects_within(call, mask.unwrap_or(MemoryEffects::UNKNOWN.0))
            }
            false => Effects(MemoryEffects::UNKNOWN),
        }
    }

    /// Whether a location may be `errno`, which no local object is and which is an `int`.
    fn may_be_errno(&self, location: &MemoryLocation) -> bool {
        let is_too_large = location.size.value().is_some_and(|size| size.min > ERRNO_SIZE);
        !is_too_large && !self.facts.pointer(location.pointer).is(flag::FAR_LOCAL)
    }

    /// Returns the effect of a call on a location.
    #[must_use]
    pub fn call_on_location(&self, call: Inst, location: &MemoryLocation) -> ModRef {
        let facts = self.call_facts(call);
        let mut result = ModRef::MOD_REF;
        if self.uses(AliasKind::Basic) {
            result = self.basic_call_on_location(call, facts, location);
        }
        if self.uses(AliasKind::ScopedNoAlias)
            && !result.is_none()
            && !self.scopes_may_alias(&location.tags, &facts.tags)
        {
            result = ModRef::NONE;
        }
        if self.uses(AliasKind::TypeBased) && !self.types_may_alias(location.tags.tbaa, facts.tags.tbaa) {
            result = ModRef::NONE;
        }
        if let Some(globals) = self.globals() {
            result = result & self.call_on_private(globals, call, location);
        }
        if result.is_none() {
            return result;
        }
        let mut of_others = facts.on_others;
        if !facts.on_errno.is_none() && self.may_be_errno(location) {
            of_others = of_others | facts.on_errno;
        }
        let mut of_arguments = facts.on_arguments;
        if (of_arguments | of_others).is_none() {
            return ModRef::NONE;
        }
        if of_arguments | of_others != of_others {
            // Arguments can do more than the rest, so look at each.
            let mut all = ModRef::NONE;
            for argument in &facts.arguments {
                if !self.is_no_alias(&argument.location, location) {
                    all = all | argument.effect;
                }
            }
            of_arguments = of_arguments & all;
        }
        result = result & (of_arguments | of_others);
        if !result.is_none() {
            result = result & self.location_mask(location, false);
        }
        result
    }

    fn basic_call_on_location(&self, call: Inst, known: &CallFacts, location: &MemoryLocation) -> ModRef {
        let facts = &self.facts;
        let pointer = facts.pointer(location.pointer);
        let object = pointer.plain_object;
        if pointer.is(flag::ALLOCA) {
            if known.leaves_frame {
                return ModRef::NONE;
            }
            if known.is_stack_restore && !facts.is_static_alloca(object) {
                return ModRef::MOD;
            }
        }
        if object != Value::from(call) && facts.is_uncaptured_local(object) {
            let around = MemoryLocation::around(object);
            let mut result = ModRef::NONE;
            for (operand, effect) in &known.data {
                if !self.is_no_alias(operand, &around) {
                    result = result | *effect;
                }
            }
            if result != ModRef::MOD_REF {
                return result;
            }
        }
        // An allocation function touches no memory that the module can see.
        if known.is_allocation && self.is_no_alias(&MemoryLocation::around(call.into()), location) {
            return ModRef::NONE;
        }
        if known.is_marker { ModRef::REF } else { ModRef::MOD_REF }
    }

    /// Returns the effect of a call on the memory that another call accesses.
    #[must_use]
    pub fn call_on_call(&self, call: Inst, other: Inst) -> ModRef {
        let (facts, of_other) = (self.call_facts(call), self.call_facts(other));
        let mut result = ModRef::MOD_REF;
        if self.uses(AliasKind::Basic) {
            if facts.is_guard {
                result = if of_other.may_write { ModRef::REF } else { ModRef::NONE };
            } else if of_other.is_guard {
                result = if facts.may_write { ModRef::MOD } else { ModRef::NONE };
            }
        }
        let (tags, other_tags) = (&facts.tags, &of_other.tags);
        if self.uses(AliasKind::ScopedNoAlias) && !self.scopes_may_alias(tags, other_tags) {
            result = ModRef::NONE;
        }
        if self.uses(AliasKind::TypeBased) && !self.types_may_alias(tags.tbaa, other_tags.tbaa) {
            result = ModRef::NONE;
        }
        let (effects, others) = (facts.effects, of_other.effects);
        if result.is_none() || effects.all().is_none() || others.all().is_none() {
            return ModRef::NONE;
        }
        match (effects.may_write(), effects.all().is_ref()) {
            (false, _) if !others.may_write() => return ModRef::NONE,
            (false, _) => result = result & ModRef::REF,
            (true, false) => result = result & ModRef::MOD,
            (true, true) => {}
        }
        if others.only_arguments() {
            let mut all = ModRef::NONE;
            for argument in &of_other.arguments {
                // Only what the other modifies can be read, but what it reads can be modified.
                let mask = match (argument.effect.is_mod(), argument.effect.is_ref()) {
                    (true, _) => ModRef::MOD_REF,
                    (false, true) => ModRef::MOD,
                    (false, false) => ModRef::NONE,
                };
                all = all | mask & self.call_on_location(call, &argument.location);
            }
            return all & result;
        }
        if effects.only_arguments() {
            let mut all = ModRef::NONE;
            for argument in &facts.arguments {
                let own = argument.effect;
                let others = self.call_on_location(other, &argument.location);
                if own.is_mod() && !others.is_none() || own.is_ref() && others.is_mod() {
                    all = all | own;
                }
            }
            return all & result;
        }
        result
    }

    /// Returns the effect of an instruction on a location, or on any memory.
    #[must_use]
    pub fn inst_on_location(&self, inst: Inst, location: Option<&MemoryLocation>) -> ModRef {
        let body = self.facts.body();
        let opcode = body.opcode(inst);
        if opcode.is_call() {
            return match location {
                Some(location) => self.call_on_location(inst, location),
                None => self.effects(inst).all(),
            };
        }
        let access = || body.memory_access(inst);
        let own = || self.location(inst);
        let misses = |location: &MemoryLocation| own().is_some_and(|own| self.is_no_alias(&own, location));
        match opcode {
            Opcode::Load if access().ordering > Ordering::Unordered => ModRef::MOD_REF,
            Opcode::Load => match location {
                Some(location) if misses(location) => ModRef::NONE,
                _ => ModRef::REF,
            },
            Opcode::Store if access().ordering > Ordering::Unordered => ModRef::MOD_REF,
            Opcode::Store => match location {
                Some(location) if misses(location) || !self.location_mask(location, false).is_mod() => ModRef::NONE,
                _ => ModRef::MOD,
            },
            Opcode::CmpXchg | Opcode::AtomicRmw => match location {
                // Stronger orderings also order accesses to other locations.
                Some(_) if access().ordering > Ordering::Monotonic => ModRef::MOD_REF,
                Some(_) if opcode == Opcode::CmpXchg && access().failure > Ordering::Monotonic => ModRef::MOD_REF,
                Some(location) if misses(location) => ModRef::NONE,
                _ => ModRef::MOD_REF,
            },
            Opcode::Fence => match location {
                Some(location) => self.location_mask(location, false) & ModRef::MOD_REF,
                None => ModRef::MOD_REF,
            },
            Opcode::VaArg => match location {
                Some(location) if misses(location) => ModRef::NONE,
                Some(location) => self.location_mask(location, false),
                None => ModRef::MOD_REF,
            },
            Opcode::CatchPad | Opcode::CatchRet => match location {
                Some(location) => self.location_mask(location, false),
                None => ModRef::MOD_REF,
            },
            _ => ModRef::NONE,
        }
    }
}
