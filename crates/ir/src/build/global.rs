//! Shorthands for adding globals and aggregate constants to a module, with defaults for other properties.

use super::{BuildError, BuildErrorKind as Kind, Describe, ListOf, Result};
use crate::global::{Function, Global, GlobalData, GlobalKind, Variable};
use crate::module::Module;
use crate::owner::Handle;
use crate::types::{Type, TypeKind};
use crate::value::Value;

impl Module {
    /// Adds a function without a body, in the program address space of the data layout. If the name is
    /// already in use, a number is appended: [`Module::get_or_insert_function`] returns the function that has it.
    ///
    /// # Panics
    /// Panics if the type is not a function type of this module, or has a parameter or result type that functions
    /// cannot have.
    #[track_caller]
    pub fn add_function(&mut self, name: impl AsRef<[u8]>, function_type: impl Into<Handle<Type>>) -> Handle<Global> {
        let function_type = self.own_type(function_type);
        let types = &self.tables.types;
        let fits = types.as_function(function_type).is_some_and(|function| {
            let result = types.kind(function.result);
            let returns = !matches!(result, TypeKind::Function(_) | TypeKind::Label | TypeKind::Metadata);
            returns && function.params.iter().all(|&param| types.is_first_class(param) && param != Type::LABEL)
        });
        assert!(fits, "{} is not the type of a function", self.describe().ty(function_type));
        let space = self.data_layout.program_address_space();
        self.add(name.as_ref(), function_type, space, GlobalKind::Function(Function::default()))
    }

    /// Returns the function with this name, or adds it without a body, as LLVM's `getOrInsertFunction`.
    ///
    /// ```
    /// use draig_ir::{Module, Type};
    ///
    /// # fn main() -> Result<(), draig_ir::build::BuildError> {
    /// let mut module = Module::new(b"m");
    /// let ty = module.function_type(Type::I32, [Type::PTR]);
    /// let puts = module.get_or_insert_function("puts", ty)?;
    /// assert_eq!(module.get_or_insert_function("puts", ty)?, puts);
    /// let other = module.function_type(Type::VOID, ());
    /// let error = module.get_or_insert_function("puts", other).unwrap_err();
    /// assert_eq!(error.message(), "function: @puts has the type i32 (ptr) already, not void ()");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if the name belongs to a variable, or to a function of another type.
    ///
    /// # Panics
    /// Same as for [`Module::add_function`].
    #[track_caller]
    pub fn get_or_insert_function(
        &mut self,
        name: impl AsRef<[u8]>,
        function_type: impl Into<Handle<Type>>,
    ) -> Result<Handle<Global>> {
        let function_type = function_type.into();
        match self.find(name.as_ref()) {
            Some(known) => self.known_global("function", known, self.own_type(function_type), GlobalData::is_function),
            None => Ok(self.add_function(name, function_type)),
        }
    }

    /// Returns the variable with this name, or adds it without an initial value, as LLVM's `getOrInsertGlobal`.
    ///
    /// # Errors
    /// Returns an error if the name belongs to a function, or to a variable of another type, or if the type is not
    /// allowed for a variable.
    #[track_caller]
    pub fn get_or_insert_variable(
        &mut self,
        name: impl AsRef<[u8]>,
        ty: impl Into<Handle<Type>>,
    ) -> Result<Handle<Global>> {
        let ty = ty.into();
        match self.find(name.as_ref()) {
            Some(known) => self.known_global("variable", known, self.own_type(ty), |data| data.as_variable().is_some()),
            None => self.add_variable(name, ty, None),
        }
    }

    /// Returns a global that is there already, if it is of the kind and type that was asked for.
    #[track_caller]
    fn known_global(
        &self,
        noun: &str,
        known: Global,
        wanted: Type,
        is_of_kind: impl FnOnce(&GlobalData) -> bool,
    ) -> Result<Handle<Global>> {
        let (data, name) = (self.global(known), self.describe().value(known.into()));
        if !is_of_kind(data) {
            return Err(BuildError::new(noun, Kind::WrongType, format_args!("{name} is no {noun}")));
        }
        if data.value_type != wanted {
            let (ty, wanted) = (self.describe().ty(data.value_type), self.describe().ty(wanted));
            let message = format_args!("{name} has the type {ty} already, not {wanted}");
            return Err(BuildError::new(noun, Kind::DifferentTypes, message));
        }
        Ok(self.handle(known))
    }

    /// Adds a variable, in the globals address space of the data layout. Without an initial value it is a
    /// declaration. If the name is already in use, a number is appended.
    ///
    /// # Errors
    /// Returns an error if the type is not allowed for a variable, or the initial value is not a constant of
    /// that type.
    #[track_caller]
    pub fn add_variable(
        &mut self,
        name: impl AsRef<[u8]>,
        ty: impl Into<Handle<Type>>,
        initializer: Option<Handle<Value>>,
    ) -> Result<Handle<Global>> {
        let ty = self.own_type(ty);
        let fits = !matches!(
            self.tables.types.kind(ty),
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Token | TypeKind::Function(_)
        );
        if !fits {
            let ty = self.describe().ty(ty);
            return Err(BuildError::new("global", Kind::WrongType, format_args!("{ty} is not a type of variables")));
        }
        let initializer = match initializer {
            Some(value) => Some(self.check_constant("global", "initializer", value, Some(ty))?.0),
            None => None,
        };
        let space = self.data_layout.default_globals_address_space();
        let kind = GlobalKind::Variable(Variable { initializer, ..Variable::default() });
        Ok(self.add(name.as_ref(), ty, space, kind))
    }

    /// Adds a constant variable with this initial value.
    ///
    /// # Errors
    /// Returns an error if the initial value is not a constant.
    #[track_caller]
    pub fn add_constant(
        &mut self,
        name: impl AsRef<[u8]>,
        initializer: impl Into<Handle<Value>>,
    ) -> Result<Handle<Global>> {
        let (initializer, ty) = self.check_constant("constant", "initializer", initializer.into(), None)?;
        let global = self.add_variable(name, ty, Some(initializer.into()))?;
        if let Some(variable) = self.global_mut(global.raw()).as_variable_mut() {
            variable.is_constant = true;
        }
        Ok(global)
    }

    /// Adds an alias: another name for a constant address, treated as the address of a value of this type.
    ///
    /// # Errors
    /// Returns an error if the address is not a constant pointer.
    #[track_caller]
    pub fn add_alias(
        &mut self,
        name: impl AsRef<[u8]>,
        ty: impl Into<Handle<Type>>,
        aliasee: impl Into<Handle<Value>>,
    ) -> Result<Handle<Global>> {
        let ty = self.own_type(ty);
        let (aliasee, space) = self.check_address("alias", aliasee.into())?;
        Ok(self.add(name.as_ref(), ty, space, GlobalKind::Alias { aliasee }))
    }

    /// Adds an ifunc: a function of this type, chosen by a resolver.
    ///
    /// # Errors
    /// Returns an error if the resolver is not a constant pointer, or the type is not a function type.
    #[track_caller]
    pub fn add_ifunc(
        &mut self,
        name: impl AsRef<[u8]>,
        ty: impl Into<Handle<Type>>,
        resolver: impl Into<Handle<Value>>,
    ) -> Result<Handle<Global>> {
        let ty = self.own_type(ty);
        if self.tables.types.as_function(ty).is_none() {
            let ty = self.describe().ty(ty);
            return Err(BuildError::new("ifunc", Kind::WrongType, format_args!("{ty} is no function type")));
        }
        let (resolver, space) = self.check_address("ifunc", resolver.into())?;
        Ok(self.add(name.as_ref(), ty, space, GlobalKind::IFunc { resolver }))
    }

    /// Constant array, struct or vector of this type with these elements.
    ///
    /// # Errors
    /// Returns an error if the type is none of these, or number or types of the elements do not match it.
    #[track_caller]
    pub fn const_aggregate(
        &mut self,
        ty: impl Into<Handle<Type>>,
        elements: impl ListOf<Handle<Value>>,
    ) -> Result<Handle<Value>> {
        let (ty, elements) = (self.own_type(ty), elements.into_list());
        let scalable = matches!(self.tables.types.vector_len(ty), Some((_, true)));
        let count = self.tables.element_count(ty).filter(|_| !scalable);
        if count != Some(elements.len() as u64) {
            let (ty, given) = (self.describe().ty(ty), elements.len());
            return Err(BuildError::new("constant", Kind::ArgumentCount, format_args!("{ty} of {given} elements")));
        }
        let mut values = Vec::with_capacity(elements.len());
        for (number, &element) in elements.iter().enumerate() {
            let wanted = self.tables.element_type(ty, number as u64);
            values.push(self.check_constant("constant", "element", element, wanted)?.0);
        }
        let constant = self.tables.const_aggregate(ty, &values);
        Ok(self.handle(constant).into())
    }

    pub(super) fn describe(&self) -> Describe<'_> {
        Describe::new(self)
    }

    fn add(&mut self, name: &[u8], ty: Type, space: u32, kind: GlobalKind) -> Handle<Global> {
        let name = self.tables.strings.intern(name);
        let address_type = self.tables.types.pointer(space);
        let global = self.add_global(GlobalData::new(name, ty, address_type, kind));
        self.handle(global)
    }

    /// Returns a constant of this module, with its type.
    #[track_caller]
    fn check_constant(
        &self,
        what: &str,
        role: &str,
        handle: Handle<Value>,
        wanted: Option<Type>,
    ) -> Result<(Value, Type)> {
        let value = handle.raw();
        if !handle.fits(&self.owner) {
            return Err(BuildError::new(what, Kind::NoSuchValue, format_args!("the {role} belongs to another module")));
        }
        let known = match (value.as_const(), value.as_global()) {
            (Some(constant), _) => constant.index() < self.tables.constants.len(),
            (_, Some(global)) => global.index() < self.global_count(),
            _ => false,
        };
        if !known {
            let message = format_args!("{role} {value:?} is no constant of this module");
            return Err(BuildError::new(what, Kind::NoSuchValue, message));
        }
        let ty = self.constant_type(value);
        match wanted {
            Some(wanted) if wanted != ty => {
                let (value, wanted) = (self.describe().typed(ty, value), self.describe().ty(wanted));
                let message = format_args!("{role} must have type {wanted}, not {value}");
                Err(BuildError::new(what, Kind::DifferentTypes, message))
            }
            _ => Ok((value, ty)),
        }
    }

    /// Returns a constant pointer of this module, with its address space.
    #[track_caller]
    fn check_address(&self, what: &str, handle: Handle<Value>) -> Result<(Value, u32)> {
        let (value, ty) = self.check_constant(what, "address", handle, None)?;
        match self.tables.types.address_space(ty) {
            Some(space) => Ok((value, space)),
            None => {
                let value = self.describe().typed(ty, value);
                Err(BuildError::new(what, Kind::WrongType, format_args!("address must be a pointer, not {value}")))
            }
        }
    }
}
