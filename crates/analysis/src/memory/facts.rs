//! Facts about one function that the queries share, with caches.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use draig_ir::attributes::{AttrSet, Attribute};
use draig_ir::{Block, Body, Global, Inst, Opcode, Type, Value, ValueKind};
use draig_tables::{AttrKind, IntrinsicId};
use draig_target::TypeSize;

use super::captures::Captured;
use super::pointers::Pointers;
use crate::control_flow::ControlFlow;
use crate::cycles::Cycles;
use crate::library_functions::NoBuiltins;
use crate::module_facts::{Callee, KnownFunction, ModuleFacts};
use crate::subject::Subject;
use crate::values::Values;

/// Parts of an instruction or constant expression that computes a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operation<'a> {
    /// The operation.
    pub(super) opcode: Opcode,
    /// The operands.
    pub(super) operands: &'a [Value],
    /// The raw flags.
    pub(super) flags: u8,
    /// The source element type of a `getelementptr`.
    pub(super) source_type: Option<Type>,
}

/// A function with caches of sizes, captures and cycles. The body cannot change while this exists.
#[derive(Debug)]
pub struct Facts<'a> {
    subject: Subject<'a>,
    pub(super) module_facts: Rc<ModuleFacts<'a>>,
    pub(super) captured: RefCell<Captured>,
    cycles: OnceCell<Cycles>,
    pub(super) pointers: Pointers,
    no_builtins: OnceCell<NoBuiltins>,
    /// Known bits and ranges, if they are available.
    pub(super) values: Option<Rc<Values<'a>>>,
}

impl<'a> Facts<'a> {
    /// Returns the facts of a function, of which none is computed yet.
    #[must_use]
    pub fn new(subject: Subject<'a>) -> Facts<'a> {
        Facts {
            subject,
            module_facts: Rc::new(ModuleFacts::new(subject.module())),
            captured: RefCell::default(),
            cycles: OnceCell::new(),
            pointers: Pointers::default(),
            no_builtins: OnceCell::new(),
            values: None,
        }
    }

    /// Returns the function.
    #[must_use]
    pub fn subject(&self) -> Subject<'a> {
        self.subject
    }

    pub(crate) fn body(&self) -> &'a Body {
        self.subject.body()
    }

    /// Returns the number of bytes that a store of a type writes; `None` if the type is unsized.
    #[must_use]
    pub fn store_size(&self, ty: Type) -> Option<TypeSize> {
        self.module_facts.store_size(ty)
    }

    pub(super) fn alloc_size(&self, ty: Type) -> Option<TypeSize> {
        self.module_facts.alloc_size(ty)
    }

    pub(super) fn abi_align(&self, ty: Type) -> u64 {
        self.module_facts.measure(ty).map_or(1, |measure| measure.abi_align().bytes())
    }

    /// Returns the operation that computes a value: an instruction or a constant expression.
    pub(super) fn operation(&self, value: Value) -> Option<Operation<'a>> {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let (opcode, _, flags, operands) = self.body().parts(inst);
                let is_gep = opcode == Opcode::GetElementPtr;
                let source_type = is_gep.then(|| self.body().source_type(inst));
                Some(Operation { opcode, operands, flags, source_type })
            }
            ValueKind::Const(constant) => match self.subject.tables().constants.kind(constant) {
                draig_ir::ConstKind::Expr(expr) => Some(Operation {
                    opcode: expr.opcode,
                    operands: &expr.operands,
                    flags: expr.flags,
                    source_type: expr.source_type,
                }),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the value of an integer constant, sign-extended, if it has at most 64 bits.
    pub(super) fn int(&self, value: Value) -> Option<i64> {
        self.subject.tables().int_value(value)?.to_i64()
    }

    /// Whether a value is a pointer, rather than a vector of pointers or something else.
    #[must_use]
    pub fn is_pointer(&self, value: Value) -> bool {
        self.subject.tables().types.is_pointer(self.subject.value_type(value))
    }

    /// Returns the address space of a pointer or vector of pointers.
    pub(super) fn address_space(&self, value: Value) -> u32 {
        let types = &self.subject.tables().types;
        types.address_space(types.scalar(self.subject.value_type(value))).unwrap_or(0)
    }

    /// Whether null may be the address of an object in an address space.
    pub(super) fn null_is_valid(&self, space: u32) -> bool {
        space != 0 || self.has_function_attribute(self.subject.function(), AttrKind::NullPointerIsValid)
    }

    /// Whether a function has an attribute.
    #[must_use]
    pub fn has_function_attribute(&self, function: Global, kind: AttrKind) -> bool {
        let Some(data) = self.subject.module().global(function).as_function() else { return false };
        let attributes = &self.subject.tables().attributes;
        attributes.has(attributes.list(data.attributes).function, kind)
    }

    /// Returns an attribute of a parameter of the function.
    pub(super) fn parameter_attribute(&self, number: u32, kind: AttrKind) -> Option<&'a Attribute> {
        self.declared_attribute(self.subject.function(), number as usize, kind)
    }

    fn declared_attribute(&self, function: Global, number: usize, kind: AttrKind) -> Option<&'a Attribute> {
        let data = self.subject.module().global(function).as_function()?;
        let attributes = &self.subject.tables().attributes;
        let set = *attributes.list(data.attributes).params.get(number)?;
        attributes.get(set, kind)
    }

    /// Returns the function that a call calls directly and with its own type.
    #[must_use]
    pub fn called_function(&self, call: Inst) -> Option<Global> {
        let callee = self.body().callee(call)?.as_global()?;
        let data = self.subject.module().global(callee);
        let is_own_type = self.body().call(call).is_some_and(|info| info.function_type == data.value_type);
        (data.is_function() && is_own_type).then_some(callee)
    }

    /// Returns the intrinsic that a call calls.
    #[must_use]
    pub fn called_intrinsic(&self, call: Inst) -> Option<IntrinsicId> {
        self.callee(call)?.intrinsic
    }

    /// Whether a call is marked as accessing memory only to keep its place.
    pub(super) fn is_placed(&self, call: Inst) -> bool {
        self.callee(call).is_some_and(|callee| callee.is_placed)
    }

    /// Returns what is known of the function that a call calls directly.
    pub(super) fn callee(&self, call: Inst) -> Option<&Callee> {
        Some(self.module_facts.callee(self.called_function(call)?))
    }

    /// Returns the library function that a call calls.
    pub(super) fn called_library_function(&self, call: Inst) -> Option<KnownFunction> {
        let known = self.callee(call)?.library?;
        let hidden = self.no_builtins.get_or_init(|| NoBuiltins::of(self.subject));
        (!hidden.hides(known.function.name) && !NoBuiltins::at_call(self.subject, call)).then_some(known)
    }

    fn call_sets(&self, call: Inst, pick: impl Fn(&draig_ir::AttrListData) -> Option<AttrSet>) -> [Option<AttrSet>; 2] {
        let attributes = &self.subject.tables().attributes;
        let of_call = self.body().call(call).and_then(|info| pick(attributes.list(info.attributes)));
        let callee = self.called_function(call).and_then(|callee| self.subject.module().global(callee).as_function());
        [of_call, callee.and_then(|function| pick(attributes.list(function.attributes)))]
    }

    /// Returns the attribute sets of an argument of a call: at the call, and of the called function.
    pub(super) fn argument_sets(&self, call: Inst, number: usize) -> [AttrSet; 2] {
        self.call_sets(call, |list| list.params.get(number).copied()).map(|set| set.unwrap_or(AttrSet::EMPTY))
    }

    /// Returns an attribute of an argument of a call: that at the call, or else that of the called function.
    pub(super) fn argument_attribute(&self, call: Inst, number: usize, kind: AttrKind) -> Option<&'a Attribute> {
        let sets = self.call_sets(call, |list| list.params.get(number).copied());
        sets.into_iter().flatten().find_map(|set| self.subject.tables().attributes.get(set, kind))
    }

    pub(super) fn has_argument_attribute(&self, call: Inst, number: usize, kind: AttrKind) -> bool {
        self.argument_attribute(call, number, kind).is_some()
    }

    /// Returns an attribute of the result of a call.
    pub(super) fn result_attribute(&self, call: Inst, kind: AttrKind) -> Option<&'a Attribute> {
        let sets = self.call_sets(call, |list| Some(list.result));
        sets.into_iter().flatten().find_map(|set| self.subject.tables().attributes.get(set, kind))
    }

    /// Returns an attribute of a call itself: that at the call, or else that of the called function.
    pub(super) fn call_attribute(&self, call: Inst, kind: AttrKind) -> Option<&'a Attribute> {
        let sets = self.call_sets(call, |list| Some(list.function));
        sets.into_iter().flatten().find_map(|set| self.subject.tables().attributes.get(set, kind))
    }

    /// Returns the integers of an attribute of an argument: at the call, and of the called function.
    pub(super) fn argument_attribute_ints(&self, call: Inst, number: usize, kind: AttrKind) -> [Option<u64>; 2] {
        self.call_sets(call, |list| list.params.get(number).copied())
            .map(|set| int_of(self.subject.tables().attributes.get(set?, kind)))
    }

    /// Whether a block is in a cycle of the control-flow graph.
    pub(super) fn is_in_cycle(&self, block: Block) -> bool {
        let cycles = self.cycles.get_or_init(|| match &self.values {
            Some(values) => Cycles::new(values.control_flow()),
            None => Cycles::new(&ControlFlow::new(self.body())),
        });
        cycles.innermost(block).is_some()
    }
}

/// Returns the integer of an attribute.
pub(super) fn int_of(attribute: Option<&Attribute>) -> Option<u64> {
    match attribute {
        Some(Attribute::Int(_, value)) => Some(*value),
        _ => None,
    }
}
