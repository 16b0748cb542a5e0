//! Types and constants for a [`FunctionEditor`], in LLVM's canonical forms.

use super::FunctionEditor;
use crate::tables::Tables;
use crate::types::{Type, Types};
use crate::value::Value;

/// Types and constants.
impl FunctionEditor<'_> {
    /// Returns the module's interned entities.
    pub fn tables(&mut self) -> &mut Tables {
        &mut self.module.tables
    }

    /// Returns the module's types.
    pub fn types(&mut self) -> &mut Types {
        &mut self.module.tables.types
    }

    /// Number of lanes of a fixed vector type; 1 for scalars, the minimum for scalable vectors.
    pub fn lanes(&self, ty: Type) -> u32 {
        self.module.tables.types.vector_len(ty).map_or(1, |(len, _)| len)
    }

    /// Number of lanes of a fixed vector type; `None` for other types.
    pub fn fixed_lanes(&self, ty: Type) -> Option<u32> {
        self.module.tables.types.vector_len(ty).filter(|(_, scalable)| !scalable).map(|(len, _)| len)
    }

    /// Number of bits of one scalar of a type: integers, floating-point numbers and vectors of them;
    /// otherwise 0.
    pub fn scalar_bits(&self, ty: Type) -> u32 {
        let types = &self.module.tables.types;
        let scalar = types.scalar(ty);
        match types.float_format(scalar) {
            Some(format) => format.width(),
            None => types.integer_width(scalar).unwrap_or(0),
        }
    }

    /// Returns `<len x element>`.
    pub fn vector_type(&mut self, element: Type, len: u32) -> Type {
        self.module.tables.types.vector(element, len, false)
    }

    /// An integer of an integer type, or a vector with it in every lane; poison for other types.
    pub fn int(&mut self, ty: Type, value: i64) -> Value {
        let scalar = self.module.tables.types.scalar(ty);
        if !self.module.tables.types.is_integer(scalar) {
            return self.poison(ty);
        }
        let constant = Value::from(self.module.tables.const_i64(scalar, value));
        self.splat_constant(ty, constant)
    }

    /// `i32 value`
    pub fn i32(&mut self, value: i64) -> Value {
        self.module.tables.const_i64(Type::I32, value).into()
    }

    /// `i64 value`
    pub fn i64(&mut self, value: i64) -> Value {
        self.module.tables.const_i64(Type::I64, value).into()
    }

    /// `true` or `false`
    pub fn bool(&mut self, value: bool) -> Value {
        self.module.tables.const_bool(value).into()
    }

    /// The integer with all bits set, or a vector of it.
    pub fn all_ones(&mut self, ty: Type) -> Value {
        self.int(ty, -1)
    }

    /// The null value; poison for types without one.
    pub fn null(&mut self, ty: Type) -> Value {
        match self.module.tables.const_null(ty) {
            Some(constant) => constant.into(),
            None => self.poison(ty),
        }
    }

    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Value {
        self.module.tables.const_poison(ty).into()
    }

    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Value {
        self.module.tables.const_undef(ty).into()
    }

    /// The scalar itself, or a constant vector with it in every lane if `ty` is a vector.
    pub fn splat_constant(&mut self, ty: Type, element: Value) -> Value {
        if self.module.tables.types.is_vector(ty) {
            self.module.tables.const_splat(ty, element).into()
        } else {
            element
        }
    }

    /// Returns the low 64 bits of a constant integer.
    pub fn constant_u64(&self, value: Value) -> Option<u64> {
        self.module.tables.int_value(value).map(|int| int.low_u64())
    }

    /// Whether a value is an integer constant, or a splat, with all bits set.
    pub fn is_all_ones(&mut self, value: Value) -> bool {
        let Some(constant) = value.as_const() else {
            return false;
        };
        let ty = self.module.tables.constants.ty(constant);
        if let Some(int) = self.module.tables.int_value(value) {
            return int.is_all_ones();
        }
        let lanes = u64::from(self.lanes(ty));
        self.module.tables.types.is_vector(ty)
            && (0..lanes).all(|lane| {
                let element = self.module.tables.aggregate_element(value, lane);
                element.and_then(|element| self.module.tables.int_value(element)).is_some_and(|int| int.is_all_ones())
            })
    }
}
