//! Objects that addresses point into: which values identify one, how large it is, and how to find it.

use draig_ir::attributes::Attribute;
use draig_ir::{ConstKind, GlobalKind, Inst, Linkage, Opcode, Value, ValueKind};
use draig_tables::AttrKind;
use draig_tables::attribute_values::unpack_alloc_size;

use super::facts::{Facts, int_of};

impl Facts<'_> {
    /// Whether an intrinsic returns a pointer into the object of its first argument without capturing it.
    pub(super) fn is_pass_through(&self, call: Inst) -> bool {
        self.callee(call).is_some_and(|callee| callee.is_pass_through)
    }

    /// Returns the argument that the result of a call points to: the `returned` one, or that of a few intrinsics.
    pub(super) fn returned_argument(&self, call: Inst) -> Option<Value> {
        let arguments = self.body().call_args(call);
        let returned = |number: &usize| self.has_argument_attribute(call, *number, AttrKind::Returned);
        if let Some(number) = (0..arguments.len()).find(returned) {
            return Some(arguments[number]);
        }
        if self.is_pass_through(call) { arguments.first().copied() } else { None }
    }

    fn is_interposable(linkage: Linkage) -> bool {
        matches!(linkage, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternWeak)
    }

    /// Returns the value that an address is derived from in one step, if it points into the same object.
    fn base_step(&self, value: Value) -> Option<Value> {
        if let Some(global) = value.as_global() {
            let data = self.subject().module().global(global);
            return match data.kind {
                GlobalKind::Alias { aliasee } if !Self::is_interposable(data.linkage) => Some(aliasee),
                _ => None,
            };
        }
        if let ValueKind::Arg(_) = value.kind() {
            return None;
        }
        if let Some(inst) = value.as_inst() {
            // These are most.
            match self.body().opcode(inst) {
                Opcode::Load | Opcode::Alloca => return None,
                Opcode::GetElementPtr => return self.body().operands(inst).first().copied(),
                _ => {}
            }
        }
        let operation = self.operation(value)?;
        match operation.opcode {
            Opcode::GetElementPtr => operation.operands.first().copied(),
            Opcode::BitCast | Opcode::AddrSpaceCast => {
                let from = operation.operands[0];
                let types = &self.subject().tables().types;
                types.is_pointer_or_vector(self.subject().value_type(from)).then_some(from)
            }
            Opcode::Phi if operation.operands.len() == 1 => Some(operation.operands[0]),
            opcode if opcode.is_call() => self.returned_argument(value.as_inst()?),
            _ => None,
        }
    }

    /// Returns the object that an address points into, or the value where the search ends after `steps` steps.
    #[must_use]
    pub fn underlying_object(&self, value: Value, steps: usize) -> Value {
        self.object_at(value, steps).0
    }

    /// Returns the same, and whether the search ended at an object.
    pub(super) fn object_at(&self, value: Value, steps: usize) -> (Value, bool) {
        let mut at = value;
        for _ in 0..steps {
            match self.base_step(at) {
                Some(next) => at = next,
                None => return (at, true),
            }
        }
        (at, false)
    }

    /// Looks through conversions and offsets of zero that do not change an address.
    pub(super) fn strip_casts(&self, value: Value) -> Value {
        let mut at = value;
        // Cycles of casts exist only in unreachable code.
        for _ in 0..super::limits::CAPTURE_USES {
            if let Some(inst) = at.as_inst()
                && matches!(self.body().opcode(inst), Opcode::Load | Opcode::Alloca)
            {
                break;
            }
            let Some(operation) = self.operation(at) else { break };
            let next = match operation.opcode {
                Opcode::GetElementPtr => {
                    let is_zero = |&index: &Value| self.subject().tables().is_null(index);
                    let is_same = || self.is_pointer(operation.operands[0]) == self.is_pointer(at);
                    // The last index is the one that most often is not zero.
                    let is_same = operation.operands[1..].iter().rev().all(is_zero) && is_same();
                    is_same.then_some(operation.operands[0])
                }
                Opcode::BitCast | Opcode::AddrSpaceCast => {
                    self.is_pointer(operation.operands[0]).then_some(operation.operands[0])
                }
                Opcode::Phi if operation.operands.len() == 1 => Some(operation.operands[0]),
                opcode if opcode.is_call() => at.as_inst().and_then(|call| {
                    let arguments = self.body().call_args(call);
                    let returned = |number: &usize| self.has_argument_attribute(call, *number, AttrKind::Returned);
                    let is_group = self.callee(call).is_some_and(|callee| callee.is_invariant_group);
                    match (0..arguments.len()).find(returned) {
                        Some(number) => Some(arguments[number]).filter(|&v| self.is_pointer(v)),
                        None if is_group => arguments.first().copied(),
                        None => None,
                    }
                }),
                _ => None,
            };
            match next {
                Some(next) => at = next,
                None => break,
            }
        }
        at
    }

    pub(super) fn is_alloca(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|inst| self.body().opcode(inst) == Opcode::Alloca)
    }

    /// Whether an `alloca` has a constant size and is in the entry block, and so lives as long as the call.
    pub(super) fn is_static_alloca(&self, value: Value) -> bool {
        let body = self.body();
        value.as_inst().is_some_and(|inst| {
            let is_constant = body.operands(inst).first().is_none_or(|&count| self.int(count).is_some());
            is_constant && body.block_of(inst) == body.entry() && !body.memory_access(inst).volatile
        })
    }

    fn is_noalias_argument(&self, value: Value) -> bool {
        let ValueKind::Arg(number) = value.kind() else { return false };
        [AttrKind::NoAlias, AttrKind::ByVal].iter().any(|&kind| self.parameter_attribute(number, kind).is_some())
    }

    /// Whether a value is the address of an object of its own that exists only in this function: an `alloca`, a
    /// `noalias` call, or a `noalias` or `byval` parameter.
    #[must_use]
    pub fn is_function_local_object(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(inst) => match self.body().opcode(inst) {
                Opcode::Alloca => true,
                opcode => opcode.is_call() && self.result_attribute(inst, AttrKind::NoAlias).is_some(),
            },
            ValueKind::Arg(_) => self.is_noalias_argument(value),
            _ => false,
        }
    }

    /// Whether a value is the address of an object that no other such value points to.
    #[must_use]
    pub fn is_identified_object(&self, value: Value) -> bool {
        match value.as_global() {
            Some(global) => !matches!(self.subject().module().global(global).kind, GlobalKind::Alias { .. }),
            None => self.is_function_local_object(value),
        }
    }

    /// Whether a value is an address that can only be that of an object whose address was captured.
    pub(super) fn is_escape_source(&self, value: Value) -> bool {
        let opcode = match value.as_inst() {
            Some(inst) => Some(self.body().opcode(inst)),
            None => self.operation(value).map(|operation| operation.opcode),
        };
        match opcode {
            Some(Opcode::Load | Opcode::IntToPtr | Opcode::ExtractValue) => true,
            Some(opcode) if opcode.is_call() => value.as_inst().is_some_and(|call| !self.is_pass_through(call)),
            _ => false,
        }
    }

    /// Returns the size of the object at its address, and its alignment.
    pub(super) fn size_and_align(&self, object: Value) -> Option<(u64, u64)> {
        let module = self.subject().module();
        match object.kind() {
            ValueKind::Inst(inst) if self.body().opcode(inst) == Opcode::Alloca => {
                let element = self.alloc_size(self.body().source_type(inst))?.known()?;
                let count = self.body().operands(inst).first().map_or(Some(1), |&count| self.int(count))?;
                let align = self.body().memory_access(inst).align.map_or(1, |align| align.bytes());
                Some((element.checked_mul(u64::try_from(count).ok()?)?, align))
            }
            ValueKind::Inst(inst) if self.body().opcode(inst).is_call() => Some((self.allocated_size(inst)?, 1)),
            ValueKind::Global(global) => {
                let data = module.global(global);
                let variable = data.as_variable()?;
                if variable.initializer.is_none() || Self::is_interposable(data.linkage) {
                    return None;
                }
                let align = data.align.map_or_else(|| self.abi_align(data.value_type), |align| align.bytes());
                Some((self.alloc_size(data.value_type)?.known()?, align))
            }
            ValueKind::Arg(number) => match self.parameter_attribute(number, AttrKind::ByVal)? {
                Attribute::Type(_, Some(ty)) => {
                    let align = int_of(self.parameter_attribute(number, AttrKind::Alignment)).unwrap_or(1);
                    Some((self.alloc_size(*ty)?.known()?, align))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the size of the memory that a call allocates.
    fn allocated_size(&self, call: Inst) -> Option<u64> {
        let arguments = self.body().call_args(call);
        let constant = |number: u32| {
            let value = *arguments.get(number as usize)?;
            self.subject().tables().int_value(value)?.to_u64()
        };
        let (element, count) = match int_of(self.call_attribute(call, AttrKind::AllocSize)) {
            Some(word) => unpack_alloc_size(word),
            None if self.called_library_function(call).is_some_and(|known| known.is_allocation) => (0, None),
            None => return None,
        };
        let size = constant(element)?;
        match count {
            Some(count) => size.checked_mul(constant(count)?),
            None => Some(size),
        }
    }

    /// Returns the bytes that can be accessed at an address without undefined behavior, as far as its definition
    /// says; and whether it may be null instead.
    pub(super) fn dereferenceable_bytes(&self, pointer: Value) -> (u64, bool) {
        let module = self.subject().module();
        match pointer.kind() {
            ValueKind::Arg(number) => {
                if let Some(bytes) = int_of(self.parameter_attribute(number, AttrKind::Dereferenceable)) {
                    return (bytes, false);
                }
                for kind in
                    [AttrKind::ByVal, AttrKind::StructRet, AttrKind::ByRef, AttrKind::Preallocated, AttrKind::InAlloca]
                {
                    if let Some(Attribute::Type(_, Some(ty))) = self.parameter_attribute(number, kind) {
                        return (self.store_size(*ty).map_or(0, |size| size.min), false);
                    }
                }
                (int_of(self.parameter_attribute(number, AttrKind::DereferenceableOrNull)).unwrap_or(0), true)
            }
            ValueKind::Inst(inst) => match self.body().opcode(inst) {
                Opcode::Alloca => match self.size_and_align(pointer) {
                    Some((size, _)) => (size, false),
                    None => (0, false),
                },
                opcode if opcode.is_call() => match int_of(self.result_attribute(inst, AttrKind::Dereferenceable)) {
                    Some(bytes) => (bytes, false),
                    None => (int_of(self.result_attribute(inst, AttrKind::DereferenceableOrNull)).unwrap_or(0), true),
                },
                _ => (0, true),
            },
            ValueKind::Global(global) => {
                let data = module.global(global);
                match data.as_variable() {
                    Some(_) if data.linkage != Linkage::ExternWeak => {
                        (self.store_size(data.value_type).map_or(0, |size| size.min), false)
                    }
                    _ => (0, true),
                }
            }
            _ => (0, true),
        }
    }

    /// Whether a value is `null`.
    pub(super) fn is_null_pointer(&self, value: Value) -> bool {
        let constants = &self.subject().tables().constants;
        value.as_const().is_some_and(|constant| matches!(constants.kind(constant), ConstKind::NullPointer))
    }

    /// Whether a value is `undef` or `poison`.
    pub(super) fn is_undef(&self, value: Value) -> bool {
        let constants = &self.subject().tables().constants;
        value
            .as_const()
            .is_some_and(|constant| matches!(constants.kind(constant), ConstKind::Undef | ConstKind::Poison))
    }
}
