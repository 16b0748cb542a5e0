//! Views of globals of any kind.

use std::borrow::Cow;
use std::fmt;

use super::{AttributeSetRef, FunctionRef, MetadataRef, TypeRef, ValueRef, lossy, view_equality, write_name};
use crate::attributes::AttrSet;
use crate::global::{Align, Global, GlobalData, GlobalKind};
use crate::keywords::{Linkage, Visibility};
use crate::metadata::MetadataKind;
use crate::module::Module;
use crate::strings::Symbol;
use crate::value::Value;

/// A global variable, function, alias or ifunc.
///
/// ```
/// use draig_ir::{GlobalData, GlobalKind, Module, Type, Variable};
///
/// let mut module = Module::new(b"m");
/// let name = module.tables.strings.intern(b"counter");
/// let zero = module.tables.const_i64(Type::I32, 0);
/// let kind = GlobalKind::Variable(Variable { initializer: Some(zero.into()), ..Variable::default() });
/// module.add_global(GlobalData::new(name, Type::I32, Type::PTR, kind));
///
/// let counter = module.global_named("counter").unwrap();
/// assert_eq!(format!("{counter:?}"), "@counter");
/// assert_eq!(counter.value_type().to_string(), "i32");
/// assert_eq!(counter.ty().to_string(), "ptr");
/// assert!(!counter.is_declaration() && counter.as_function().is_none());
/// assert!(counter.initializer().unwrap().is_null());
/// ```
#[derive(Clone, Copy)]
pub struct GlobalRef<'m> {
    pub(super) module: &'m Module,
    pub(super) id: Global,
}

view_equality!(GlobalRef);

impl<'m> GlobalRef<'m> {
    pub(super) fn new(module: &'m Module, id: Global) -> Self {
        GlobalRef { module, id }
    }

    /// Returns the handle.
    pub fn id(self) -> Global {
        self.id
    }

    /// Returns the module.
    pub fn module(self) -> &'m Module {
        self.module
    }

    /// Returns the stored data.
    pub fn data(self) -> &'m GlobalData {
        self.module.global(self.id)
    }

    /// Returns the name, without `@`; empty for a numbered global.
    pub fn name(self) -> &'m [u8] {
        self.module.name(self.id)
    }

    /// Returns the name for display, with invalid UTF-8 replaced.
    pub fn display_name(self) -> Cow<'m, str> {
        lossy(self.name())
    }

    /// Returns the type of the address.
    pub fn ty(self) -> TypeRef<'m> {
        self.module.type_ref(self.data().address_type)
    }

    /// Returns the type of the value at the address; a function type for functions.
    pub fn value_type(self) -> TypeRef<'m> {
        self.module.type_ref(self.data().value_type)
    }

    /// Returns the linkage (LangRef "Linkage Types").
    pub fn linkage(self) -> Linkage {
        self.data().linkage
    }

    /// Returns the visibility (LangRef "Visibility Styles").
    pub fn visibility(self) -> Visibility {
        self.data().visibility
    }

    /// Returns the address space.
    pub fn address_space(self) -> u32 {
        self.module.tables.types.address_space(self.data().address_type).unwrap_or(0)
    }

    /// Returns the explicit alignment, if there is one.
    pub fn align(self) -> Option<Align> {
        self.data().align
    }

    /// Returns the section; empty if there is none.
    pub fn section(self) -> &'m [u8] {
        self.module.tables.str(self.data().section)
    }

    /// Returns the name of the comdat, without `$`; `None` if the global is in none.
    pub fn comdat(self) -> Option<&'m [u8]> {
        let comdat = self.data().comdat?;
        Some(self.module.tables.str(self.module.comdat(comdat).name))
    }

    /// Whether it is defined elsewhere: a variable without initializer or a function without body.
    pub fn is_declaration(self) -> bool {
        self.module.is_declaration(self.id)
    }

    /// Whether it is a `constant` variable.
    pub fn is_constant(self) -> bool {
        self.data().as_variable().is_some_and(|variable| variable.is_constant)
    }

    /// Returns the function, if it is one.
    pub fn as_function(self) -> Option<FunctionRef<'m>> {
        FunctionRef::new(self.module, self.id)
    }

    /// Whether it is a variable.
    pub fn is_variable(self) -> bool {
        self.data().as_variable().is_some()
    }

    /// Returns the initial value of a variable; `None` for a declaration and for other globals.
    pub fn initializer(self) -> Option<ValueRef<'m>> {
        self.value(self.data().as_variable()?.initializer)
    }

    /// Returns the aliasee of an alias, or the resolver of an ifunc.
    pub fn target(self) -> Option<ValueRef<'m>> {
        match self.data().kind {
            GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => self.value(Some(value)),
            _ => None,
        }
    }

    /// Returns the attributes of a variable; empty for other globals (see [`FunctionRef::attributes`]).
    pub fn attributes(self) -> AttributeSetRef<'m> {
        let set = self.data().as_variable().and_then(|variable| variable.attributes);
        self.module.attribute_set_ref(set.unwrap_or(AttrSet::EMPTY))
    }

    /// Returns the first attachment of this kind, such as `dbg`, if there is one.
    pub fn metadata(self, kind: impl AsRef<[u8]>) -> Option<MetadataRef<'m>> {
        let kind = self.module.tables.metadata_kinds.find(kind.as_ref())?;
        let found = self.attachments().find(|&(other, _)| other == kind);
        found.map(|(_, node)| node)
    }

    /// Returns all attachments, in order; one kind may occur several times.
    pub fn attachments(self) -> impl ExactSizeIterator<Item = (MetadataKind, MetadataRef<'m>)> {
        let attachments = self.data().attachments.iter();
        attachments.map(move |&(kind, node)| (kind, self.module.metadata_ref(node)))
    }

    /// Returns its address as an operand.
    pub fn as_value(self) -> ValueRef<'m> {
        self.module.value_ref(Value::from(self.id))
    }

    fn value(self, value: Option<Value>) -> Option<ValueRef<'m>> {
        value.map(|value| self.module.value_ref(value))
    }
}

impl fmt::Debug for GlobalRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.data().name == Symbol::EMPTY { write!(f, "@{}", self.id) } else { write_name(f, '@', self.name()) }
    }
}
