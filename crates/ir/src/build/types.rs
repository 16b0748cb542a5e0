//! Types of a module, and structs with names.

use super::{BuildError, BuildErrorKind as Kind, ListOf, Result};
use crate::module::Module;
use crate::owner::Handle;
use crate::types::{Type, TypeKind};

/// Types.
///
/// ```
/// use draig_ir::{Module, Type};
///
/// # fn main() -> Result<(), draig_ir::build::BuildError> {
/// let mut module = Module::new(b"m");
/// let node = module.add_opaque_struct("node");
/// module.set_struct_body(node, (Type::I32, Type::PTR), false)?;
/// let table = module.array_type(node, 16);
/// assert_eq!(module.type_ref(table).to_string(), "[16 x %node]");
/// let lanes = module.vector_type(Type::FLOAT, 4);
/// let pair = module.struct_type((lanes, Type::I8));
/// assert_eq!(module.type_ref(pair).to_string(), "{ <4 x float>, i8 }");
/// let ty = module.function_type(pair, [table]);
/// assert_eq!(module.type_ref(ty).to_string(), "{ <4 x float>, i8 } ([16 x %node])");
/// # Ok(())
/// # }
/// ```
///
/// # Panics
/// All panic if a type belongs to another module.
impl Module {
    /// Integer type with this number of bits.
    ///
    /// # Panics
    /// Panics if the width is 0 or above [`MAX_INTEGER_WIDTH`](crate::types::MAX_INTEGER_WIDTH).
    #[track_caller]
    pub fn integer_type(&mut self, bits: u32) -> Handle<Type> {
        let ty = self.tables.types.integer(bits);
        self.handle(ty)
    }

    /// Pointer type of an address space.
    pub fn pointer_type(&mut self, address_space: u32) -> Handle<Type> {
        let ty = self.tables.types.pointer(address_space);
        self.handle(ty)
    }

    /// Array type.
    #[track_caller]
    pub fn array_type(&mut self, element: impl Into<Handle<Type>>, len: u64) -> Handle<Type> {
        let element = self.own_type(element);
        let ty = self.tables.types.array(element, len);
        self.handle(ty)
    }

    /// Vector type of a fixed length.
    #[track_caller]
    pub fn vector_type(&mut self, element: impl Into<Handle<Type>>, len: u32) -> Handle<Type> {
        let element = self.own_type(element);
        let ty = self.tables.types.vector(element, len, false);
        self.handle(ty)
    }

    /// Vector type of a multiple of `min_len` elements, `<vscale x …>`.
    #[track_caller]
    pub fn scalable_vector_type(&mut self, element: impl Into<Handle<Type>>, min_len: u32) -> Handle<Type> {
        let element = self.own_type(element);
        let ty = self.tables.types.vector(element, min_len, true);
        self.handle(ty)
    }

    /// Struct type without a name, which equals all with the same fields.
    #[track_caller]
    pub fn struct_type(&mut self, fields: impl ListOf<Handle<Type>>) -> Handle<Type> {
        let fields = self.own_types(fields);
        let ty = self.tables.types.literal_struct(&fields, false);
        self.handle(ty)
    }

    /// Struct type without a name and without padding between its fields.
    #[track_caller]
    pub fn packed_struct_type(&mut self, fields: impl ListOf<Handle<Type>>) -> Handle<Type> {
        let fields = self.own_types(fields);
        let ty = self.tables.types.literal_struct(&fields, true);
        self.handle(ty)
    }

    /// Function type with this result and these parameters.
    #[track_caller]
    pub fn function_type(
        &mut self,
        result: impl Into<Handle<Type>>,
        params: impl ListOf<Handle<Type>>,
    ) -> Handle<Type> {
        let (result, params) = (self.own_type(result), self.own_types(params));
        let ty = self.tables.types.function(result, &params, false);
        self.handle(ty)
    }

    /// Function type with this result, these parameters, and any number of further arguments.
    #[track_caller]
    pub fn vararg_function_type(
        &mut self,
        result: impl Into<Handle<Type>>,
        params: impl ListOf<Handle<Type>>,
    ) -> Handle<Type> {
        let (result, params) = (self.own_type(result), self.own_types(params));
        let ty = self.tables.types.function(result, &params, true);
        self.handle(ty)
    }

    /// Adds a struct type with a name. If the name is already in use, a number is appended; an empty name makes
    /// a numbered type.
    #[track_caller]
    pub fn add_struct(&mut self, name: impl AsRef<[u8]>, fields: impl ListOf<Handle<Type>>) -> Handle<Type> {
        let fields = self.own_types(fields);
        let ty = self.named_struct(name.as_ref());
        self.tables.types.set_struct_body(ty, &fields, false);
        self.handle(ty)
    }

    /// Adds a struct type with a name and, until [`Module::set_struct_body`], no fields. If the name is already in
    /// use, a number is appended; an empty name makes a numbered type.
    pub fn add_opaque_struct(&mut self, name: impl AsRef<[u8]>) -> Handle<Type> {
        let ty = self.named_struct(name.as_ref());
        self.handle(ty)
    }

    /// Sets the fields of a struct type with a name.
    ///
    /// # Errors
    /// Returns an error if the type is no struct with a name, or if a field would contain the struct itself.
    #[track_caller]
    pub fn set_struct_body(
        &mut self,
        ty: impl Into<Handle<Type>>,
        fields: impl ListOf<Handle<Type>>,
        packed: bool,
    ) -> Result<()> {
        let (ty, fields) = (self.own_type(ty), self.own_types(fields));
        let refuse = |message: &str| {
            let ty = self.describe().ty(ty);
            Err(BuildError::new("struct", Kind::WrongType, format_args!("{ty} {message}")))
        };
        if !matches!(self.tables.types.kind(ty), TypeKind::NamedStruct(_)) {
            return refuse("has no name, so that its fields cannot change");
        }
        if self.contains(&fields, ty) {
            return refuse("cannot contain itself, except by pointer");
        }
        self.tables.types.set_struct_body(ty, &fields, packed);
        Ok(())
    }

    /// Whether a type is one of these or a part of them.
    fn contains(&self, types: &[Type], wanted: Type) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut rest = types.to_vec();
        while let Some(ty) = rest.pop() {
            if ty == wanted {
                return true;
            }
            if !seen.insert(ty) {
                continue;
            }
            match self.tables.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => rest.push(*element),
                _ => rest.extend_from_slice(self.tables.types.struct_fields(ty).unwrap_or_default()),
            }
        }
        false
    }

    #[track_caller]
    pub(super) fn own_type(&self, ty: impl Into<Handle<Type>>) -> Type {
        self.expect_own(ty)
    }

    #[track_caller]
    fn own_types(&self, types: impl ListOf<Handle<Type>>) -> Vec<Type> {
        let mut raw = Vec::new();
        for ty in types.into_list() {
            raw.push(self.own_type(ty));
        }
        raw
    }
}
