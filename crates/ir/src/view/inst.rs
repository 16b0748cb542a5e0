//! Instructions and their uses.

use std::fmt;

use super::{
    AttributeSetRef, BlockRef, DebugLocRef, DebugRecordRef, FunctionRef, MetadataRef, Scope, TypeRef, ValueRef,
};
use crate::attributes::AttrListData;
use crate::body::{CallInfo, MemoryAccess};
use crate::flags::{FastMath, GepFlags, IntFlags};
use crate::keywords::{FloatPredicate, IntPredicate, RmwOp};
use crate::metadata::MetadataKind;
use crate::module::Module;
use crate::opcode::{FlagClass, Opcode};
use crate::types::Type;
use crate::value::{Inst, Value};

/// An instruction of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct InstRef<'m> {
    scope: Scope<'m>,
    id: Inst,
}

impl<'m> InstRef<'m> {
    pub(super) fn new(scope: Scope<'m>, id: Inst) -> Self {
        InstRef { scope, id }
    }

    /// The handle.
    pub fn id(self) -> Inst {
        self.id
    }

    /// The module.
    pub fn module(self) -> &'m Module {
        self.scope.module
    }

    /// The function.
    pub fn function(self) -> FunctionRef<'m> {
        self.scope.function()
    }

    /// The block.
    ///
    /// # Panics
    /// If the instruction was removed.
    pub fn block(self) -> BlockRef<'m> {
        match self.scope.body.block_of(self.id) {
            Some(block) => BlockRef::new(self.scope, block),
            None => panic!("{} was removed from its block", self.id),
        }
    }

    /// The operation.
    pub fn opcode(self) -> Opcode {
        self.scope.body.opcode(self.id)
    }

    /// The type of the result; `void` without one.
    pub fn ty(self) -> TypeRef<'m> {
        self.scope.module.type_ref(self.scope.body.inst_type(self.id))
    }

    /// The name of the result, without `%`; empty for a numbered one.
    pub fn name(self) -> &'m [u8] {
        self.scope.body.names().get(self.id).unwrap_or_default()
    }

    /// The operands, in LLVM's physical order: see the table of [`Body::operands`](crate::Body::operands).
    pub fn operands(self) -> impl DoubleEndedIterator<Item = ValueRef<'m>> + ExactSizeIterator {
        self.values(self.scope.body.operands(self.id))
    }

    /// The operand with this number, from 0.
    pub fn operand(self, number: usize) -> Option<ValueRef<'m>> {
        self.scope.body.operands(self.id).get(number).map(|&value| self.value(value))
    }

    fn value(self, value: Value) -> ValueRef<'m> {
        ValueRef::new(self.scope.module, Some(self.scope), value)
    }

    fn values(self, values: &'m [Value]) -> impl DoubleEndedIterator<Item = ValueRef<'m>> + ExactSizeIterator {
        values.iter().map(move |&value| self.value(value))
    }

    /// The uses of the result, in LLVM's order.
    pub fn users(self) -> impl Iterator<Item = UseRef<'m>> {
        UseRef::all(self.scope, Value::inst(self.id))
    }

    /// Whether the result is used.
    pub fn has_users(self) -> bool {
        self.scope.body.has_uses(self.id)
    }

    /// The instruction behind this one in its block.
    pub fn next(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.next_inst(self.id)?))
    }

    /// The instruction before this one in its block.
    pub fn prev(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.prev_inst(self.id)?))
    }

    /// Whether it ends a block.
    pub fn is_terminator(self) -> bool {
        self.opcode().is_terminator()
    }

    /// The blocks that a terminator may go to; of a conditional `br` the one for *true* first.
    pub fn successors(self) -> impl Iterator<Item = BlockRef<'m>> {
        let scope = self.scope;
        scope.body.successors(self.id).map(move |block| BlockRef::new(scope, block))
    }

    /// The incoming pairs of a phi; none for other instructions.
    pub fn incoming(self) -> impl Iterator<Item = (ValueRef<'m>, BlockRef<'m>)> {
        let is_phi = self.opcode() == Opcode::Phi;
        let values = is_phi.then(|| self.operands()).into_iter().flatten();
        let blocks = is_phi.then(|| self.scope.body.phi_blocks(self.id)).into_iter().flatten();
        values.zip(blocks.map(move |block| BlockRef::new(self.scope, block)))
    }

    /// What a `call`, `invoke` or `callbr` has besides its operands.
    pub fn call(self) -> Option<&'m CallInfo> {
        self.scope.body.call(self.id)
    }

    /// The callee of a call: a function, a pointer, or inline assembly.
    pub fn callee(self) -> Option<ValueRef<'m>> {
        Some(self.value(self.scope.body.callee(self.id)?))
    }

    /// The function that is called, if it is called by name and as a function of its type.
    pub fn called_function(self) -> Option<FunctionRef<'m>> {
        let function = self.callee()?.as_function()?;
        (function.ty().id() == self.call()?.function_type).then_some(function)
    }

    /// The arguments of a call; none for other instructions.
    pub fn args(self) -> impl DoubleEndedIterator<Item = ValueRef<'m>> + ExactSizeIterator {
        self.values(self.scope.body.call_args(self.id))
    }

    /// The operand bundles of a call: tag and operands of each.
    pub fn bundles(self) -> impl Iterator<Item = (&'m [u8], Vec<ValueRef<'m>>)> {
        let bundles = self.scope.body.bundles(self.id);
        bundles.map(move |(tag, values)| (self.scope.module.tables.str(tag), self.values(values).collect()))
    }

    fn attribute_list(self) -> Option<&'m AttrListData> {
        Some(self.scope.module.tables.attributes.list(self.call()?.attributes))
    }

    /// The attributes of a call itself; empty for other instructions. Those of the called function
    /// are not among them.
    pub fn attributes(self) -> AttributeSetRef<'m> {
        let set = self.attribute_list().map(|list| list.function);
        self.scope.module.attribute_set_ref(set.unwrap_or(crate::AttrSet::EMPTY))
    }

    /// The attributes of the result of a call, as written at the call.
    pub fn result_attributes(self) -> AttributeSetRef<'m> {
        let set = self.attribute_list().map(|list| list.result);
        self.scope.module.attribute_set_ref(set.unwrap_or(crate::AttrSet::EMPTY))
    }

    /// The attributes of an argument of a call, as written at the call.
    pub fn arg_attributes(self, number: usize) -> AttributeSetRef<'m> {
        let set = self.attribute_list().and_then(|list| list.params.get(number).copied());
        self.scope.module.attribute_set_ref(set.unwrap_or(crate::AttrSet::EMPTY))
    }

    /// The integer flags; none for opcodes that take none.
    pub fn int_flags(self) -> IntFlags {
        match self.opcode().flag_class() {
            FlagClass::None | FlagClass::FastMath | FlagClass::Gep => IntFlags::NONE,
            _ => self.scope.body.int_flags(self.id),
        }
    }

    /// The fast-math flags; none for opcodes that take none.
    pub fn fast_math(self) -> FastMath {
        match self.opcode().flag_class() {
            FlagClass::FastMath => self.scope.body.fast_math(self.id),
            _ => FastMath::NONE,
        }
    }

    /// The flags of a `getelementptr`.
    pub fn gep_flags(self) -> GepFlags {
        match self.opcode() {
            Opcode::GetElementPtr => self.scope.body.gep_flags(self.id),
            _ => GepFlags::NONE,
        }
    }

    /// The source element type of a `getelementptr`, or the allocated type of an `alloca`.
    pub fn source_type(self) -> Option<TypeRef<'m>> {
        match self.opcode() {
            Opcode::GetElementPtr | Opcode::Alloca => {
                Some(self.scope.module.type_ref(self.scope.body.source_type(self.id)))
            }
            _ => None,
        }
    }

    /// Alignment, volatility, orderings and scope of `load`, `store`, `fence`, `cmpxchg`,
    /// `atomicrmw` and `alloca`.
    pub fn access(self) -> Option<MemoryAccess> {
        match self.opcode() {
            Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Alloca => {
                Some(self.scope.body.memory_access(self.id))
            }
            _ => None,
        }
    }

    /// The operation of an `atomicrmw`.
    pub fn rmw_op(self) -> Option<RmwOp> {
        self.scope.body.rmw_op(self.id)
    }

    /// The predicate of an `icmp`.
    pub fn int_predicate(self) -> Option<IntPredicate> {
        self.scope.body.int_predicate(self.id)
    }

    /// The predicate of an `fcmp`.
    pub fn float_predicate(self) -> Option<FloatPredicate> {
        self.scope.body.float_predicate(self.id)
    }

    /// The indices of an `extractvalue` or `insertvalue`; empty for others.
    pub fn indices(self) -> &'m [u32] {
        match self.opcode() {
            Opcode::ExtractValue | Opcode::InsertValue => self.scope.body.indices(self.id),
            _ => &[],
        }
    }

    /// The mask of a `shufflevector`, -1 for poison; empty for others.
    pub fn shuffle_mask(self) -> Vec<i32> {
        match self.opcode() {
            Opcode::ShuffleVector => self.scope.body.shuffle_mask(self.id).collect(),
            _ => Vec::new(),
        }
    }

    /// The attachment of this kind, such as `tbaa` or `dbg`.
    pub fn metadata(self, kind: impl AsRef<[u8]>) -> Option<MetadataRef<'m>> {
        let kind = kind.as_ref();
        let node = match kind {
            b"dbg" => self.scope.body.debug_loc(self.id),
            _ => self.scope.body.attachment(self.id, self.scope.module.tables.metadata_kinds.find(kind)?),
        };
        node.map(|node| self.scope.module.metadata_ref(node))
    }

    /// The attachments other than `dbg`, in order.
    pub fn attachments(self) -> impl Iterator<Item = (MetadataKind, MetadataRef<'m>)> {
        let attachments = self.scope.body.attachments(self.id);
        attachments.map(move |(kind, node)| (kind, self.scope.module.metadata_ref(node)))
    }

    /// The place in the source: the `dbg` attachment, if that is a `!DILocation`.
    pub fn debug_loc(self) -> Option<DebugLocRef<'m>> {
        self.metadata("dbg")?.as_debug_loc()
    }

    /// The debug records before it, in order.
    pub fn debug_records(self) -> impl Iterator<Item = DebugRecordRef<'m>> {
        let scope = self.scope;
        scope.body.records_before(self.id).map(move |record| DebugRecordRef::new(scope, record))
    }

    /// The result as an operand.
    pub fn as_value(self) -> ValueRef<'m> {
        self.value(Value::inst(self.id))
    }
}

/// Prints the beginnings of the instruction as text: `%sum = add i32 %a, 5`, with operands in
/// physical order, and without what is neither opcode, type nor operand.
impl fmt::Debug for InstRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ty().id() != Type::VOID {
            write!(f, "{:?} = ", self.as_value())?;
        }
        f.write_str(self.opcode().spelling())?;
        let type_shown = match self.opcode() {
            Opcode::Store | Opcode::Ret | Opcode::ICmp | Opcode::FCmp => self.operand(0).and_then(ValueRef::ty),
            _ => Some(self.ty()).filter(|ty| ty.id() != Type::VOID),
        };
        if let Some(predicate) = self.int_predicate() {
            write!(f, " {}", predicate.spelling())?;
        }
        if let Some(predicate) = self.float_predicate() {
            write!(f, " {}", predicate.spelling())?;
        }
        if let Some(ty) = type_shown {
            write!(f, " {ty}")?;
        }
        for (number, operand) in self.operands().enumerate() {
            write!(f, "{}{operand:?}", if number == 0 { " " } else { ", " })?;
        }
        if let Some(kind) = self.metadata("dbg") {
            write!(f, ", !dbg {kind:?}")?;
        }
        Ok(())
    }
}

/// One use of a value: which instruction, and which of its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UseRef<'m> {
    user: InstRef<'m>,
    operand: u32,
}

impl<'m> UseRef<'m> {
    /// The uses of an instruction, parameter or block.
    pub(super) fn all(scope: Scope<'m>, value: Value) -> impl Iterator<Item = UseRef<'m>> {
        let uses = scope.body.uses_of(value);
        uses.map(move |one| UseRef { user: InstRef::new(scope, one.user), operand: one.operand })
    }

    /// The instruction.
    pub fn user(self) -> InstRef<'m> {
        self.user
    }

    /// The number of the operand, from 0.
    pub fn operand_number(self) -> u32 {
        self.operand
    }
}

/// Prints as `operand 1 of %sum = add i32 %a, %b`.
impl fmt::Debug for UseRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "operand {} of {:?}", self.operand, self.user)
    }
}
