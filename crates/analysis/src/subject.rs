//! The function that analyses look at.

use draig_ir::{Body, Global, Inst, Module, Tables, Type, Value};
use draig_tables::AttrKind;
use draig_target::DataLayout;

/// A function with a body, and the module around it. Analyses take this instead of a module, so that a body can
/// be analyzed while it is out of its module.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    module: &'a Module,
    function: Global,
    body: &'a Body,
}

impl<'a> Subject<'a> {
    /// Returns a function of a module; `None` if it has no body.
    #[must_use]
    pub fn new(module: &'a Module, function: Global) -> Option<Subject<'a>> {
        Some(Subject { module, function, body: module.body(function)? })
    }

    /// Returns a function whose body is not in its module.
    #[must_use]
    pub fn with_body(module: &'a Module, function: Global, body: &'a Body) -> Subject<'a> {
        Subject { module, function, body }
    }

    /// Returns the module.
    #[inline]
    #[must_use]
    pub fn module(&self) -> &'a Module {
        self.module
    }

    /// Returns the types, constants, attributes and metadata that the body refers to.
    #[inline]
    #[must_use]
    pub fn tables(&self) -> &'a Tables {
        &self.module.tables
    }

    /// Returns the data layout.
    #[inline]
    #[must_use]
    pub fn layout(&self) -> &'a DataLayout {
        &self.module.data_layout
    }

    /// Returns the function.
    #[inline]
    #[must_use]
    pub fn function(&self) -> Global {
        self.function
    }

    /// Returns the body.
    #[inline]
    #[must_use]
    pub fn body(&self) -> &'a Body {
        self.body
    }

    /// Returns the name of the function that a call calls directly.
    #[must_use]
    pub fn called_name(&self, call: Inst) -> Option<&'a [u8]> {
        let callee = self.body.callee(call)?.as_global()?;
        Some(self.module.name(callee))
    }

    /// Whether a call, or the function that it calls, has an attribute.
    #[must_use]
    pub fn call_has_attribute(&self, call: Inst, kind: AttrKind) -> bool {
        let attributes = &self.tables().attributes;
        let has = |list| attributes.has(attributes.list(list).function, kind);
        let called = || {
            let callee = self.body.callee(call)?.as_global()?;
            Some(self.module.global(callee).as_function()?.attributes)
        };
        self.body.call(call).is_some_and(|call| has(call.attributes)) || called().is_some_and(has)
    }

    /// Returns the type of a value of the function.
    #[inline]
    #[must_use]
    pub fn value_type(&self, value: Value) -> Type {
        self.module.value_type(self.function, self.body, value)
    }
}
