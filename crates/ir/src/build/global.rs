//! Shorthands for adding globals and aggregate constants to a module, with defaults for other properties.

use super::{BuildError, BuildErrorKind as Kind, Describe, Result};
use crate::constants::Const;
use crate::global::{Function, Global, GlobalData, GlobalKind, Variable};
use crate::module::Module;
use crate::types::{Type, TypeKind};
use crate::value::Value;

impl Module {
    /// Adds a function without a body, in the program address space of the data layout. If the name is
    /// already in use, a number is appended.
    ///
    /// # Panics
    /// Panics if the type is not a function type, or has a parameter or result type that functions cannot have.
    #[track_caller]
    pub fn add_function(&mut self, name: impl AsRef<[u8]>, function_type: Type) -> Global {
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

    /// Adds a variable, in the globals address space of the data layout. Without an initial value it is a
    /// declaration. If the name is already in use, a number is appended.
    ///
    /// # Errors
    /// Returns an error if the type is not allowed for a variable, or the initial value is not a constant of
    /// that type.
    #[track_caller]
    pub fn add_variable(&mut self, name: impl AsRef<[u8]>, ty: Type, initializer: Option<Value>) -> Result<Global> {
        let fits = !matches!(
            self.tables.types.kind(ty),
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Token | TypeKind::Function(_)
        );
        if !fits {
            let ty = self.describe().ty(ty);
            return Err(BuildError::new("global", Kind::WrongType, format_args!("{ty} is not a type of variables")));
        }
        if let Some(value) = initializer {
            self.check_constant("global", "initializer", value, Some(ty))?;
        }
        let space = self.data_layout.default_globals_address_space();
        let kind = GlobalKind::Variable(Variable { initializer, ..Variable::default() });
        Ok(self.add(name.as_ref(), ty, space, kind))
    }

    /// Adds a constant variable with this initial value.
    ///
    /// # Errors
    /// Returns an error if the initial value is not a constant.
    #[track_caller]
    pub fn add_constant(&mut self, name: impl AsRef<[u8]>, initializer: impl Into<Value>) -> Result<Global> {
        let initializer = initializer.into();
        let ty = self.check_constant("constant", "initializer", initializer, None)?;
        let global = self.add_variable(name, ty, Some(initializer))?;
        if let Some(variable) = self.global_mut(global).as_variable_mut() {
            variable.is_constant = true;
        }
        Ok(global)
    }

    /// Adds an alias: another name for a constant address, treated as the address of a value of this type.
    ///
    /// # Errors
    /// Returns an error if the address is not a constant pointer.
    #[track_caller]
    pub fn add_alias(&mut self, name: impl AsRef<[u8]>, ty: Type, aliasee: impl Into<Value>) -> Result<Global> {
        let aliasee = aliasee.into();
        let space = self.check_address("alias", aliasee)?;
        Ok(self.add(name.as_ref(), ty, space, GlobalKind::Alias { aliasee }))
    }

    /// Adds an ifunc: a function of this type, chosen by a resolver.
    ///
    /// # Errors
    /// Returns an error if the resolver is not a constant pointer, or the type is not a function type.
    #[track_caller]
    pub fn add_ifunc(&mut self, name: impl AsRef<[u8]>, ty: Type, resolver: impl Into<Value>) -> Result<Global> {
        let resolver = resolver.into();
        if self.tables.types.as_function(ty).is_none() {
            let ty = self.describe().ty(ty);
            return Err(BuildError::new("ifunc", Kind::WrongType, format_args!("{ty} is no function type")));
        }
        let space = self.check_address("ifunc", resolver)?;
        Ok(self.add(name.as_ref(), ty, space, GlobalKind::IFunc { resolver }))
    }

    /// Constant array, struct or vector of this type with these elements.
    ///
    /// # Errors
    /// Returns an error if the type is none of these, or number or types of the elements do not match it.
    #[track_caller]
    pub fn const_aggregate(&mut self, ty: Type, elements: &[Value]) -> Result<Const> {
        let scalable = matches!(self.tables.types.vector_len(ty), Some((_, true)));
        let count = self.tables.element_count(ty).filter(|_| !scalable);
        if count != Some(elements.len() as u64) {
            let (ty, given) = (self.describe().ty(ty), elements.len());
            return Err(BuildError::new("constant", Kind::ArgumentCount, format_args!("{ty} of {given} elements")));
        }
        for (number, &element) in elements.iter().enumerate() {
            let wanted = self.tables.element_type(ty, number as u64);
            self.check_constant("constant", "element", element, wanted)?;
        }
        Ok(self.tables.const_aggregate(ty, elements))
    }

    pub(super) fn describe(&self) -> Describe<'_> {
        Describe::new(self)
    }

    fn add(&mut self, name: &[u8], ty: Type, space: u32, kind: GlobalKind) -> Global {
        let name = self.tables.strings.intern(name);
        let address_type = self.tables.types.pointer(space);
        self.add_global(GlobalData::new(name, ty, address_type, kind))
    }

    #[track_caller]
    fn check_constant(&self, what: &str, role: &str, value: Value, wanted: Option<Type>) -> Result<Type> {
        let known = match (value.as_const(), value.as_global()) {
            (Some(constant), _) if constant.index() < self.tables.constants.len() => true,
            (_, Some(global)) => global.index() < self.global_count(),
            _ => false,
        };
        if !known {
            return Err(BuildError::new(
                what,
                Kind::NoSuchValue,
                format_args!("{role} {value:?} is no constant of this module"),
            ));
        }
        let ty = self.constant_type(value);
        match wanted {
            Some(wanted) if wanted != ty => {
                let (value, wanted) = (self.describe().typed(ty, value), self.describe().ty(wanted));
                Err(BuildError::new(
                    what,
                    Kind::DifferentTypes,
                    format_args!("{role} must have type {wanted}, not {value}"),
                ))
            }
            _ => Ok(ty),
        }
    }

    #[track_caller]
    fn check_address(&self, what: &str, value: Value) -> Result<u32> {
        let ty = self.check_constant(what, "address", value, None)?;
        match self.tables.types.address_space(ty) {
            Some(space) => Ok(space),
            None => {
                let value = self.describe().typed(ty, value);
                Err(BuildError::new(what, Kind::WrongType, format_args!("address must be a pointer, not {value}")))
            }
        }
    }
}
