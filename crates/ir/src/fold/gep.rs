//! Folding of `getelementptr` (LangRef "'getelementptr' Instruction"). Without a data layout, only zero
//! offsets fold; indices and source type stay as written.

use draig_num::ApInt;

use super::Folder;
use crate::constants::ConstExpr;
use crate::flags::GepFlags;
use crate::opcode::Opcode;
use crate::types::{Type, TypeKind};
use crate::value::Value;

impl Folder<'_> {
    /// Folds a `getelementptr` to its base if it adds nothing, and otherwise makes an expression. In an
    /// expression with a vector result, scalar indices of arrays are splat and vector indices of structs made
    /// scalar, as in LLVM.
    pub fn gep(
        &mut self,
        source_type: Type,
        flags: GepFlags,
        in_range: Option<Box<(ApInt, ApInt)>>,
        base: Value,
        indices: &[Value],
    ) -> Value {
        let ty = self.gep_type(base, indices);
        if let Some(folded) = self.fold_gep(ty, in_range.is_some(), base, indices) {
            return folded;
        }
        let mut operands = Vec::with_capacity(indices.len() + 1);
        operands.push(base);
        // Type that the next index applies to; `None` for the first index, which steps over whole elements.
        let mut inside = None;
        for (number, &index) in indices.iter().enumerate() {
            operands.push(self.shaped_index(ty, inside, index));
            inside = if number == 0 { Some(source_type) } else { inside.and_then(|ty| self.indexed_type(ty, index)) };
        }
        let expr = ConstExpr {
            opcode: Opcode::GetElementPtr,
            flags: flags.0,
            operands: operands.into(),
            source_type: Some(source_type),
            in_range,
            mask: Box::default(),
        };
        self.intern_expr(ty, expr)
    }

    /// Type of a `getelementptr`: the base's, or a vector of it if an index is a vector.
    fn gep_type(&mut self, base: Value, indices: &[Value]) -> Type {
        let ty = self.type_of(base);
        if self.tables.types.is_vector(ty) {
            return ty;
        }
        let shape = indices.iter().map(|&index| self.type_of(index)).find(|&ty| self.tables.types.is_vector(ty));
        shape.map_or(ty, |like| self.tables.types.with_shape_of(ty, like))
    }

    fn fold_gep(&mut self, ty: Type, in_range: bool, base: Value, indices: &[Value]) -> Option<Value> {
        if indices.is_empty() {
            return Some(base);
        }
        if self.is_poison(base) {
            return Some(self.poison(ty));
        }
        if self.is_undef(base) {
            return Some(self.undef(ty));
        }
        if in_range || !indices.iter().all(|&index| self.tables.is_null(index) || self.is_undef(index)) {
            return None;
        }
        if self.type_of(base) == ty { Some(base) } else { self.splat_like(ty, base) }
    }

    /// Converts an index to the form it has in an expression of this type.
    fn shaped_index(&mut self, ty: Type, inside: Option<Type>, index: Value) -> Value {
        let index_type = self.type_of(index);
        let is_vector = self.tables.types.is_vector(index_type);
        let into_struct = inside.is_some_and(|ty| self.tables.types.struct_fields(ty).is_some());
        let shaped = match (into_struct, is_vector) {
            (true, true) => self.splat_value(index),
            (false, false) if self.tables.types.is_vector(ty) => {
                let shape = self.tables.types.with_shape_of(index_type, ty);
                self.splat_like(shape, index)
            }
            _ => None,
        };
        shaped.unwrap_or(index)
    }

    /// Type that an index into an aggregate or vector selects.
    fn indexed_type(&mut self, ty: Type, index: Value) -> Option<Type> {
        if let TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } = *self.tables.types.kind(ty) {
            return Some(element);
        }
        let index = self.splat_value(index).unwrap_or(index);
        let number = self.tables.int_value(index)?.to_u64()?;
        self.tables.element_type(ty, number)
    }
}
