//! Views: the public interface for reading a module. A view is a reference to the module and a handle, small
//! enough to copy, and leads to other views in LLVM's terms. Changes are made by handle, through [`Module`]
//! and [`Body`]; `id()` returns the handle of a view.
//!
//! | view | is | leads to |
//! | --- | --- | --- |
//! | [`GlobalRef`] | a variable, function, alias or ifunc | its value type, initializer, attachments |
//! | [`FunctionRef`] | a function | blocks, instructions, parameters, attributes |
//! | [`ParamRef`] | a parameter | type, attributes, users |
//! | [`BlockRef`] | a basic block | instructions, predecessors, successors |
//! | [`InstRef`] | an instruction | operands, users, callee, metadata, source location |
//! | [`ValueRef`] | an operand | its kind, type and name |
//! | [`TypeRef`] | a type | its parts, size and alignment; displays as text |
//! | [`MetadataRef`] | metadata | operands and fields |
//! | [`AttributeSetRef`] | the attributes of one position | each attribute |
//! | [`GlobalUses`] | an index | all uses of globals and constants |
//!
//! Names are bytes, and empty if a value is numbered; `Debug` prints them lossily.
//!
//! ```
//! use draig_ir::{Body, Function, GlobalData, GlobalKind, InstBuild, Module, Opcode, Type, Value};
//!
//! // define i32 @twice(i32 %x) { entry: %sum = add i32 %x, %x  ret i32 %sum }
//! let mut module = Module::new(b"m");
//! let ty = module.tables.types.function(Type::I32, &[Type::I32], false);
//! let name = module.tables.strings.intern(b"twice");
//! let kind = GlobalKind::Function(Function::default());
//! let twice = module.add_global(GlobalData::new(name, ty, Type::PTR, kind));
//! let mut body = Body::new();
//! let entry = body.add_block();
//! let x = Value::arg(0);
//! let sum = body.append_inst(entry, InstBuild::new(Opcode::Add, Type::I32), &[x, x]);
//! body.append_inst(entry, InstBuild::new(Opcode::Ret, Type::VOID), &[sum.into()]);
//! body.names_mut().set(x, b"x");
//! body.names_mut().set(sum, b"sum");
//! body.names_mut().set(entry, b"entry");
//! module.set_body(twice, Some(Box::new(body)));
//!
//! let function = module.function("twice").unwrap();
//! assert_eq!(format!("{function:?}"), "i32 @twice(i32)");
//! let add = function.insts().find(|inst| inst.opcode() == Opcode::Add).unwrap();
//! assert_eq!(format!("{add:?}"), "%sum = add i32 %x, %x");
//! assert_eq!(add.users().next().unwrap().user().opcode(), Opcode::Ret);
//! assert_eq!(function.params().next().unwrap().users().count(), 2);
//! assert_eq!(add.block().name(), b"entry");
//! ```

mod attributes;
mod bitcode_order;
mod block;
mod function;
mod global;
mod handles;
mod inst;
mod metadata;
mod record;
mod spell;
mod types;
mod uses;
mod value;

use std::borrow::Cow;
use std::fmt;

pub use attributes::AttributeSetRef;
pub use bitcode_order::BitcodeOrder;
pub use block::BlockRef;
pub use function::{FunctionRef, ParamRef};
pub use global::GlobalRef;
pub use inst::{InstRef, UseRef};
pub use metadata::{DebugLocRef, FieldRef, MetadataRef};
pub use record::DebugRecordRef;
pub use spell::{Part, Spell};
pub use types::TypeRef;
pub(crate) use uses::UseOrders;
pub use uses::{GlobalUse, GlobalUses, values_in_text_order};
pub use value::ValueRef;

use crate::attributes::AttrSet;
use crate::body::Body;
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::owner::Handle;
use crate::types::{Type, TypeKind};
use crate::value::Value;

/// Entry points to the views. Methods with a handle expect one of this module: a [`Handle`] of another module panics,
/// a raw one panics or yields an unrelated entity.
impl Module {
    /// Returns the function with this name.
    pub fn function(&self, name: impl AsRef<[u8]>) -> Option<FunctionRef<'_>> {
        self.function_ref(self.find(name.as_ref())?)
    }

    /// Returns the variable, function, alias or ifunc with this name.
    pub fn global_named(&self, name: impl AsRef<[u8]>) -> Option<GlobalRef<'_>> {
        Some(self.global_ref(self.find(name.as_ref())?))
    }

    /// Returns the function with this handle; `None` if the global is not a function.
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn function_ref(&self, global: impl Into<Handle<Global>>) -> Option<FunctionRef<'_>> {
        FunctionRef::new(self, self.expect_own(global))
    }

    /// Returns the global with this handle.
    ///
    /// # Panics
    /// Panics if the global belongs to another module.
    #[track_caller]
    pub fn global_ref(&self, global: impl Into<Handle<Global>>) -> GlobalRef<'_> {
        GlobalRef::new(self, self.expect_own(global))
    }

    /// Returns the functions, in order.
    pub fn function_refs(&self) -> impl DoubleEndedIterator<Item = FunctionRef<'_>> {
        self.functions().iter().filter_map(|&global| self.function_ref(global))
    }

    /// Returns the global variables, in order.
    pub fn variable_refs(&self) -> impl DoubleEndedIterator<Item = GlobalRef<'_>> {
        self.variables().iter().map(|&global| self.global_ref(global))
    }

    /// Returns all globals in the order of the text: variables, aliases, ifuncs, functions.
    pub fn global_refs(&self) -> impl DoubleEndedIterator<Item = GlobalRef<'_>> {
        let lists = [self.variables(), self.aliases(), self.ifuncs(), self.functions()];
        lists.into_iter().flatten().map(|&global| self.global_ref(global))
    }

    /// Returns the type with this handle.
    ///
    /// # Panics
    /// Panics if the type belongs to another module.
    #[track_caller]
    pub fn type_ref(&self, ty: impl Into<Handle<Type>>) -> TypeRef<'_> {
        TypeRef::new(self, self.expect_own(ty))
    }

    /// Returns the identified structs, in order of creation.
    pub fn identified_structs(&self) -> impl Iterator<Item = TypeRef<'_>> {
        let all = self.tables.types.iter();
        let structs = all.filter(|(_, kind)| matches!(kind, TypeKind::NamedStruct(_)));
        structs.map(|(ty, _)| self.type_ref(ty))
    }

    /// Returns the metadata with this handle.
    ///
    /// # Panics
    /// Panics if the metadata belongs to another module.
    #[track_caller]
    pub fn metadata_ref(&self, id: impl Into<Handle<Metadata>>) -> MetadataRef<'_> {
        MetadataRef::new(self, self.expect_own(id))
    }

    /// Returns the nodes of the named metadata `!name`; empty if there is no such list.
    pub fn named_metadata_refs(&self, name: impl AsRef<[u8]>) -> impl ExactSizeIterator<Item = MetadataRef<'_>> {
        let list = self.find_named_metadata(name.as_ref());
        let nodes = list.map_or(&[][..], |list| &list.operands);
        nodes.iter().map(|&node| self.metadata_ref(node))
    }

    /// Returns the attribute set with this handle.
    pub fn attribute_set_ref(&self, set: AttrSet) -> AttributeSetRef<'_> {
        AttributeSetRef::new(self, set)
    }

    /// Returns a constant, global or metadata. Type and name of values of a body are unknown here, because
    /// there is no function: see [`FunctionRef::value`].
    pub fn value_ref(&self, value: Value) -> ValueRef<'_> {
        ValueRef::new(self, None, value)
    }

    /// Builds an index of all uses of globals and constants, in one walk over the module.
    pub fn global_uses(&self) -> GlobalUses {
        GlobalUses::new(self)
    }
}

/// A body with its function and module.
#[derive(Clone, Copy)]
struct Scope<'m> {
    module: &'m Module,
    function: Global,
    body: &'m Body,
}

impl<'m> Scope<'m> {
    fn function(self) -> FunctionRef<'m> {
        match FunctionRef::new(self.module, self.function) {
            Some(function) => function,
            None => unreachable!("a body belongs to a function"),
        }
    }
}

impl PartialEq for Scope<'_> {
    fn eq(&self, other: &Self) -> bool {
        same(self.module, other.module) && self.function == other.function
    }
}

impl Eq for Scope<'_> {}

/// Views are equal only if they refer to the same module, not to equal modules.
fn same(a: &Module, b: &Module) -> bool {
    std::ptr::eq(a, b)
}

/// Name for display.
fn lossy(name: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(name)
}

/// Writes `%name`, or a placeholder if there is no name.
fn local_name(f: &mut fmt::Formatter<'_>, name: &[u8], otherwise: &dyn fmt::Display) -> fmt::Result {
    if name.is_empty() { write!(f, "%{otherwise}") } else { write_name(f, '%', name) }
}

/// Writes a name after its sigil, in quotes where the text needs them.
fn write_name(f: &mut fmt::Formatter<'_>, sigil: char, name: &[u8]) -> fmt::Result {
    let mut text = String::new();
    crate::build::write_name(&mut text, sigil, name);
    f.write_str(&text)
}

/// Implements equality of views by identity of the module and handle.
macro_rules! view_equality {
    ($($view:ident),*) => {$(
        impl PartialEq for $view<'_> {
            fn eq(&self, other: &Self) -> bool {
                $crate::view::same(self.module, other.module) && self.id == other.id
            }
        }

        impl Eq for $view<'_> {}
    )*};
}
pub(crate) use view_equality;
