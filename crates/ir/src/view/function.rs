//! Views of functions and their parameters.

use std::borrow::Cow;
use std::fmt;

use super::{
    AttributeSetRef, BlockRef, GlobalRef, InstRef, MetadataRef, Scope, TypeRef, UseRef, ValueRef, local_name, lossy,
    view_equality,
};
use crate::attributes::AttrListData;
use crate::body::Body;
use crate::global::{Function, Global};
use crate::intrinsics::{self, IntrinsicId};
use crate::keywords::Linkage;
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::{FunctionType, Type};
use crate::value::{Block, Inst, Value};

/// A function, either a definition or a declaration.
#[derive(Clone, Copy)]
pub struct FunctionRef<'m> {
    pub(super) module: &'m Module,
    pub(super) id: Global,
    function: &'m Function,
}

view_equality!(FunctionRef);

impl<'m> FunctionRef<'m> {
    pub(super) fn new(module: &'m Module, id: Global) -> Option<Self> {
        let function = module.global(id).as_function()?;
        Some(FunctionRef { module, id, function })
    }

    /// Returns the handle.
    pub fn id(self) -> Global {
        self.id
    }

    /// Returns the module.
    pub fn module(self) -> &'m Module {
        self.module
    }

    /// Returns the function as a global.
    pub fn as_global(self) -> GlobalRef<'m> {
        self.module.global_ref(self.id)
    }

    /// Returns the properties specific to functions.
    pub fn data(self) -> &'m Function {
        self.function
    }

    /// Returns the name, without `@`; empty for a numbered function.
    pub fn name(self) -> &'m [u8] {
        self.module.name(self.id)
    }

    /// Returns the name for display, with invalid UTF-8 replaced.
    pub fn display_name(self) -> Cow<'m, str> {
        lossy(self.name())
    }

    /// Returns the function type.
    pub fn ty(self) -> TypeRef<'m> {
        self.as_global().value_type()
    }

    fn function_type(self) -> Option<&'m FunctionType> {
        self.module.tables.types.as_function(self.module.global(self.id).value_type)
    }

    /// Returns the result type.
    pub fn result_type(self) -> TypeRef<'m> {
        self.module.type_ref(self.function_type().map_or(Type::VOID, |ty| ty.result))
    }

    /// Whether the function takes variadic arguments (`...`) after its parameters.
    pub fn is_vararg(self) -> bool {
        self.function_type().is_some_and(|ty| ty.vararg)
    }

    /// Returns the linkage (LangRef "Linkage Types").
    pub fn linkage(self) -> Linkage {
        self.as_global().linkage()
    }

    /// Returns the number of the calling convention; 0 is C's.
    pub fn calling_convention(self) -> u16 {
        self.function.calling_convention
    }

    /// Whether it has no body, not even one that is taken out at the moment.
    pub fn is_declaration(self) -> bool {
        self.module.is_declaration(self.id)
    }

    /// Returns the intrinsic with this function's name; `None` if the function is not an intrinsic.
    pub fn intrinsic(self) -> Option<IntrinsicId> {
        intrinsics::lookup(self.name())
    }

    fn attribute_list(self) -> &'m AttrListData {
        self.module.tables.attributes.list(self.function.attributes)
    }

    /// Returns the attributes of the function itself.
    pub fn attributes(self) -> AttributeSetRef<'m> {
        self.module.attribute_set_ref(self.attribute_list().function)
    }

    /// Returns the attributes of the result.
    pub fn result_attributes(self) -> AttributeSetRef<'m> {
        self.module.attribute_set_ref(self.attribute_list().result)
    }

    /// Returns the parameters, in order.
    pub fn params(self) -> impl DoubleEndedIterator<Item = ParamRef<'m>> + ExactSizeIterator {
        let count = self.module.param_types(self.id).len() as u32;
        (0..count).map(move |number| ParamRef { function: self, number })
    }

    /// Returns the parameter with this number, counted from 0.
    pub fn param(self, number: u32) -> Option<ParamRef<'m>> {
        let exists = (number as usize) < self.module.param_types(self.id).len();
        exists.then_some(ParamRef { function: self, number })
    }

    /// Returns the body, for access by handle; `None` for a declaration.
    pub fn body(self) -> Option<&'m Body> {
        self.module.body(self.id)
    }

    fn scope(self) -> Option<Scope<'m>> {
        let body = self.body()?;
        Some(Scope { module: self.module, function: self.id, body })
    }

    /// Returns the blocks, in order; empty for a declaration.
    pub fn blocks(self) -> impl Iterator<Item = BlockRef<'m>> {
        let scope = self.scope();
        scope.into_iter().flat_map(|scope| scope.body.blocks().map(move |block| BlockRef::new(scope, block)))
    }

    /// Returns the entry block; `None` for a declaration.
    pub fn entry(self) -> Option<BlockRef<'m>> {
        let scope = self.scope()?;
        Some(BlockRef::new(scope, scope.body.entry()?))
    }

    /// Returns all instructions, block by block.
    pub fn insts(self) -> impl Iterator<Item = InstRef<'m>> {
        self.blocks().flat_map(BlockRef::insts)
    }

    /// Returns the instruction with this handle; `None` if the body has none.
    pub fn inst(self, inst: Inst) -> Option<InstRef<'m>> {
        let scope = self.scope()?;
        (inst.index() < scope.body.inst_count()).then(|| InstRef::new(scope, inst))
    }

    /// Returns the block with this handle; `None` if the body has none.
    pub fn block(self, block: Block) -> Option<BlockRef<'m>> {
        let scope = self.scope()?;
        (block.index() < scope.body.block_count()).then(|| BlockRef::new(scope, block))
    }

    /// Returns the block with this name. Searches all blocks.
    pub fn block_named(self, name: impl AsRef<[u8]>) -> Option<BlockRef<'m>> {
        let name = name.as_ref();
        self.blocks().find(|block| block.name() == name)
    }

    /// Returns the instruction whose result has this name. Searches all instructions.
    pub fn inst_named(self, name: impl AsRef<[u8]>) -> Option<InstRef<'m>> {
        let name = name.as_ref();
        self.insts().find(|inst| inst.name() == name)
    }

    /// Returns a value of this function.
    pub fn value(self, value: Value) -> ValueRef<'m> {
        ValueRef::new(self.module, self.scope(), value)
    }

    /// Returns the attachment of this kind, such as `prof`, if there is one.
    pub fn metadata(self, kind: impl AsRef<[u8]>) -> Option<MetadataRef<'m>> {
        self.as_global().metadata(kind)
    }

    /// Returns the attached `!DISubprogram`, if there is one.
    pub fn subprogram(self) -> Option<MetadataRef<'m>> {
        self.metadata("dbg")
    }

    /// Returns the personality function for exception handling, if there is one.
    pub fn personality(self) -> Option<ValueRef<'m>> {
        Some(self.module.value_ref(self.function.personality?))
    }

    /// Returns the name of the garbage collector, if any.
    pub fn gc(self) -> Option<&'m [u8]> {
        let gc = self.function.gc;
        (gc != Symbol::EMPTY).then(|| self.module.tables.str(gc))
    }
}

/// Prints as `i32 @main(i32, ptr)`.
impl fmt::Debug for FunctionRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}(", self.result_type(), self.as_global())?;
        for param in self.params() {
            write!(f, "{}{}", if param.number == 0 { "" } else { ", " }, param.ty())?;
        }
        let dots = match (self.is_vararg(), self.params().len()) {
            (true, 0) => "...",
            (true, _) => ", ...",
            (false, _) => "",
        };
        write!(f, "{dots})")
    }
}

/// A parameter of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParamRef<'m> {
    function: FunctionRef<'m>,
    number: u32,
}

impl<'m> ParamRef<'m> {
    pub(super) fn new(function: FunctionRef<'m>, number: u32) -> Self {
        ParamRef { function, number }
    }

    /// Returns its number, counted from 0.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Returns the function.
    pub fn function(self) -> FunctionRef<'m> {
        self.function
    }

    /// Returns the name, without `%`; empty for a numbered parameter, and in a declaration.
    pub fn name(self) -> &'m [u8] {
        let body = self.function.body();
        body.and_then(|body| body.names().get(Value::arg(self.number))).unwrap_or_default()
    }

    /// Returns the type.
    pub fn ty(self) -> TypeRef<'m> {
        let types = self.function.module.param_types(self.function.id);
        self.function.module.type_ref(types.get(self.number as usize).copied().unwrap_or(Type::VOID))
    }

    /// Returns the attributes.
    pub fn attributes(self) -> AttributeSetRef<'m> {
        let list = self.function.function.attributes;
        let set = self.function.module.tables.attributes.param(list, self.number as usize);
        self.function.module.attribute_set_ref(set)
    }

    /// Returns the uses, in LLVM's order.
    pub fn users(self) -> impl Iterator<Item = UseRef<'m>> {
        let scope = self.function.scope();
        scope.into_iter().flat_map(move |scope| UseRef::all(scope, Value::arg(self.number)))
    }

    /// Returns the parameter as an operand.
    pub fn as_value(self) -> ValueRef<'m> {
        self.function.value(Value::arg(self.number))
    }
}

/// Prints as `i32 %x`.
impl fmt::Debug for ParamRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.ty())?;
        local_name(f, self.name(), &format_args!("arg{}", self.number))
    }
}
