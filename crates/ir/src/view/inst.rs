//! Views of instructions and their uses.

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
    pub(super) scope: Scope<'m>,
    pub(super) id: Inst,
}

impl<'m> InstRef<'m> {
    pub(super) fn new(scope: Scope<'m>, id: Inst) -> Self {
        InstRef { scope, id }
    }

    /// Returns the handle.
    pub fn id(self) -> Inst {
        self.id
    }

    /// Returns the module.
    pub fn module(self) -> &'m Module {
        self.scope.module
    }

    /// Returns the function.
    pub fn function(self) -> FunctionRef<'m> {
        self.scope.function()
    }

    /// Returns the block.
    ///
    /// # Panics
    /// Panics if the instruction was removed.
    pub fn block(self) -> BlockRef<'m> {
        match self.scope.body.block_of(self.id) {
            Some(block) => BlockRef::new(self.scope, block),
            None => panic!("{} was removed from its block", self.id),
        }
    }

    /// Returns the opcode.
    pub fn opcode(self) -> Opcode {
        self.scope.body.opcode(self.id)
    }

    /// Returns the type of the result; `void` if there is none.
    pub fn ty(self) -> TypeRef<'m> {
        self.scope.module.type_ref(self.scope.body.inst_type(self.id))
    }

    /// Returns the name of the result, without `%`; empty for a numbered result.
    pub fn name(self) -> &'m [u8] {
        self.scope.body.names().get(self.id).unwrap_or_default()
    }

    /// Returns the operands, in LLVM's physical order: see the table of
    /// [`Body::operands`](crate::Body::operands).
    pub fn operands(self) -> impl DoubleEndedIterator<Item = ValueRef<'m>> + ExactSizeIterator {
        self.values(self.scope.body.operands(self.id))
    }

    /// Returns the operand with this number, counted from 0; `None` if there are fewer.
    pub fn operand(self, number: usize) -> Option<ValueRef<'m>> {
        self.scope.body.operands(self.id).get(number).map(|&value| self.value(value))
    }

    fn value(self, value: Value) -> ValueRef<'m> {
        ValueRef::new(self.scope.module, Some(self.scope), value)
    }

    fn values(self, values: &'m [Value]) -> impl DoubleEndedIterator<Item = ValueRef<'m>> + ExactSizeIterator {
        values.iter().map(move |&value| self.value(value))
    }

    /// Returns the uses of the result, in LLVM's order.
    pub fn users(self) -> impl Iterator<Item = UseRef<'m>> {
        UseRef::all(self.scope, Value::inst(self.id))
    }

    /// Whether the result is used.
    pub fn has_users(self) -> bool {
        self.scope.body.has_uses(self.id)
    }

    /// Returns the next instruction of the block; `None` for the last one.
    pub fn next(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.next_inst(self.id)?))
    }

    /// Returns the previous instruction of the block; `None` for the first one.
    pub fn prev(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.prev_inst(self.id)?))
    }

    /// Whether it is a terminator.
    pub fn is_terminator(self) -> bool {
        self.opcode().is_terminator()
    }

    /// Returns the successors of a terminator; for a conditional `br`, the *true* destination comes first.
    pub fn successors(self) -> impl Iterator<Item = BlockRef<'m>> {
        let scope = self.scope;
        scope.body.successors(self.id).map(move |block| BlockRef::new(scope, block))
    }

    /// Returns the incoming pairs of a phi; empty for other instructions.
    pub fn incoming(self) -> impl Iterator<Item = (ValueRef<'m>, BlockRef<'m>)> {
        let is_phi = self.opcode() == Opcode::Phi;
        let values = is_phi.then(|| self.operands()).into_iter().flatten();
        let blocks = is_phi.then(|| self.scope.body.phi_blocks(self.id)).into_iter().flatten();
        values.zip(blocks.map(move |block| BlockRef::new(self.scope, block)))
    }

    /// Returns the properties of a `call`, `invoke` or `callbr` other than its operands.
    pub fn call(self) -> Option<&'m CallInfo> {
        self.scope.body.call(self.id)
    }

    /// Returns the callee of a call: a function, a pointer, or inline assembly.
    pub fn callee(self) -> Option<ValueRef<'m>> {
        Some(self.value(self.scope.body.callee(self.id)?))
    }

    /// Returns the called function, if it is called directly and with its own type.
    pub fn called_function(self) -> Option<FunctionRef<'m>> {
        let function = self.callee()?.as_function()?;
        (function.ty().id() == self.call()?.function_type).then_some(function)
    }

    /// Returns the arguments of a call; empty for other instructions.
    pub fn args(self) -> impl DoubleEndedIterator<Item = ValueRef<'m>> + ExactSizeIterator {
        self.values(self.scope.body.call_args(self.id))
    }

    /// Returns tag and operands of each operand bundle of a call.
    pub fn bundles(self) -> impl Iterator<Item = (&'m [u8], Vec<ValueRef<'m>>)> {
        let bundles = self.scope.body.bundles(self.id);
        bundles.map(move |(tag, values)| (self.scope.module.tables.str(tag), self.values(values).collect()))
    }

    fn attribute_list(self) -> Option<&'m AttrListData> {
        Some(self.scope.module.tables.attributes.list(self.call()?.attributes))
    }

    /// Returns the attributes of a call; empty for other instructions. Those of the called function are not
    /// included.
    pub fn attributes(self) -> AttributeSetRef<'m> {
        let set = self.attribute_list().map(|list| list.function);
        self.scope.module.attribute_set_ref(set.unwrap_or(crate::AttrSet::EMPTY))
    }

    /// Returns the call-site attributes of the result of a call.
    pub fn result_attributes(self) -> AttributeSetRef<'m> {
        let set = self.attribute_list().map(|list| list.result);
        self.scope.module.attribute_set_ref(set.unwrap_or(crate::AttrSet::EMPTY))
    }

    /// Returns the call-site attributes of an argument of a call.
    pub fn arg_attributes(self, number: usize) -> AttributeSetRef<'m> {
        let set = self.attribute_list().and_then(|list| list.params.get(number).copied());
        self.scope.module.attribute_set_ref(set.unwrap_or(crate::AttrSet::EMPTY))
    }

    /// Returns the integer flags; empty for opcodes without any.
    pub fn int_flags(self) -> IntFlags {
        match self.opcode().flag_class() {
            FlagClass::None | FlagClass::FastMath | FlagClass::Gep | FlagClass::Elementwise => IntFlags::NONE,
            FlagClass::FastMathNonNeg => IntFlags(self.scope.body.flag_bits(self.id) & IntFlags::NNEG.0),
            _ => self.scope.body.int_flags(self.id),
        }
    }

    /// Returns the fast-math flags; empty for opcodes without any.
    pub fn fast_math(self) -> FastMath {
        match self.opcode().flag_class() {
            class if class.has_fast_math() => self.scope.body.fast_math(self.id),
            _ => FastMath::NONE,
        }
    }

    /// Returns the flags of a `getelementptr`.
    pub fn gep_flags(self) -> GepFlags {
        match self.opcode() {
            Opcode::GetElementPtr => self.scope.body.gep_flags(self.id),
            _ => GepFlags::NONE,
        }
    }

    /// Returns the source element type of a `getelementptr`, or the allocated type of an `alloca`.
    pub fn source_type(self) -> Option<TypeRef<'m>> {
        match self.opcode() {
            Opcode::GetElementPtr | Opcode::Alloca => {
                Some(self.scope.module.type_ref(self.scope.body.source_type(self.id)))
            }
            _ => None,
        }
    }

    /// Returns alignment, volatility, orderings and scope of `load`, `store`, `fence`, `cmpxchg`, `atomicrmw`
    /// and `alloca`; `None` for other instructions.
    pub fn access(self) -> Option<MemoryAccess> {
        match self.opcode() {
            Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Alloca => {
                Some(self.scope.body.memory_access(self.id))
            }
            _ => None,
        }
    }

    /// Returns the operation of an `atomicrmw`; `None` for other instructions.
    pub fn rmw_op(self) -> Option<RmwOp> {
        self.scope.body.rmw_op(self.id)
    }

    /// Returns the predicate of an `icmp`; `None` for other instructions.
    pub fn int_predicate(self) -> Option<IntPredicate> {
        self.scope.body.int_predicate(self.id)
    }

    /// Returns the predicate of an `fcmp`; `None` for other instructions.
    pub fn float_predicate(self) -> Option<FloatPredicate> {
        self.scope.body.float_predicate(self.id)
    }

    /// Returns the indices of an `extractvalue` or `insertvalue`; empty for others.
    pub fn indices(self) -> &'m [u32] {
        match self.opcode() {
            Opcode::ExtractValue | Opcode::InsertValue => self.scope.body.indices(self.id),
            _ => &[],
        }
    }

    /// Returns the mask of a `shufflevector`, with -1 for poison; empty for others.
    pub fn shuffle_mask(self) -> Vec<i32> {
        match self.opcode() {
            Opcode::ShuffleVector => self.scope.body.shuffle_mask(self.id).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the attachment of this kind, such as `tbaa` or `dbg`.
    pub fn metadata(self, kind: impl AsRef<[u8]>) -> Option<MetadataRef<'m>> {
        let kind = kind.as_ref();
        let node = match kind {
            b"dbg" => self.scope.body.debug_loc(self.id),
            _ => self.scope.body.attachment(self.id, self.scope.module.tables.metadata_kinds.find(kind)?),
        };
        node.map(|node| self.scope.module.metadata_ref(node))
    }

    /// Returns the attachments other than `dbg`, in order.
    pub fn attachments(self) -> impl Iterator<Item = (MetadataKind, MetadataRef<'m>)> {
        let attachments = self.scope.body.attachments(self.id);
        attachments.map(move |(kind, node)| (kind, self.scope.module.metadata_ref(node)))
    }

    /// Returns the source location: the `dbg` attachment, if that is a `!DILocation`.
    pub fn debug_loc(self) -> Option<DebugLocRef<'m>> {
        self.metadata("dbg")?.as_debug_loc()
    }

    /// Returns the debug records before it, in order.
    pub fn debug_records(self) -> impl Iterator<Item = DebugRecordRef<'m>> {
        let scope = self.scope;
        scope.body.records_before(self.id).map(move |record| DebugRecordRef::new(scope, record))
    }

    /// Returns the result as an operand.
    pub fn as_value(self) -> ValueRef<'m> {
        self.value(Value::inst(self.id))
    }
}

/// Prints an abbreviated instruction, such as `%sum = add i32 %a, 5`: only opcode, type and operands, in
/// physical order.
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

/// A use of a value: the user and the number of its operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UseRef<'m> {
    user: InstRef<'m>,
    operand: u32,
}

impl<'m> UseRef<'m> {
    /// Returns the uses of an instruction, parameter or block.
    pub(super) fn all(scope: Scope<'m>, value: Value) -> impl Iterator<Item = UseRef<'m>> {
        let uses = scope.body.uses_of(value);
        uses.map(move |one| UseRef { user: InstRef::new(scope, one.user), operand: one.operand })
    }

    /// Returns the instruction.
    pub fn user(self) -> InstRef<'m> {
        self.user
    }

    /// Returns the number of the operand, counted from 0.
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
