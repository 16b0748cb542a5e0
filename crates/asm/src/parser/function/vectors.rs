//! Vectors and aggregates (LangRef "Vector Operations", "Aggregate Operations").

use draig_ir::{Inst, InstBuild, Opcode, Type};

use super::super::Parser;
use super::super::cursor::ParseResult;
use crate::lexer::TokenKind as T;
use draig_ir::typing::MAX_UNSPELLED_LANES;

impl Parser<'_, '_> {
    pub(super) fn extract_element(&mut self) -> ParseResult<Inst> {
        let vector = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after extract value")?;
        let index = self.typed_value()?;
        let types = &self.tables.types;
        if !types.is_vector(vector.ty) || !types.is_integer(index.ty) {
            return Err(self.cursor.error_at(vector.loc, "invalid extractelement operands"));
        }
        let build = InstBuild::new(Opcode::ExtractElement, types.scalar(vector.ty));
        Ok(self.append(build, &[vector.value, index.value]))
    }

    pub(super) fn insert_element(&mut self) -> ParseResult<Inst> {
        let vector = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after insertelement value")?;
        let element = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after insertelement value")?;
        let index = self.typed_value()?;
        let types = &self.tables.types;
        if !types.is_vector(vector.ty) || types.scalar(vector.ty) != element.ty || !types.is_integer(index.ty) {
            return Err(self.cursor.error_at(vector.loc, "invalid insertelement operands"));
        }
        let build = InstBuild::new(Opcode::InsertElement, vector.ty);
        Ok(self.append(build, &[vector.value, element.value, index.value]))
    }

    pub(super) fn shuffle_vector(&mut self) -> ParseResult<Inst> {
        let left = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after shuffle mask")?;
        let right = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after shuffle value")?;
        let mask = self.typed_value()?;
        let elements = if left.ty == right.ty { self.tables.shuffle_mask(left.ty, mask.value) } else { None };
        let (Some(elements), Some((len, scalable))) = (elements, self.tables.types.vector_len(mask.ty)) else {
            let error = self.cursor.error_at(left.loc, "invalid shufflevector operands");
            let lanes = self.tables.types.vector_len(mask.ty).map_or(0, |(len, _)| len);
            return Err(match lanes > MAX_UNSPELLED_LANES {
                true => error.with_note(format!("a mask of more than {MAX_UNSPELLED_LANES} lanes must be spelled out")),
                false => error,
            });
        };
        let element = self.tables.types.scalar(left.ty);
        let ty = self.tables.types.vector(element, len, scalable);
        let build = self.function.body.build_shuffle(ty, &elements);
        Ok(self.append(build, &[left.value, right.value]))
    }

    pub(super) fn extract_value(&mut self) -> ParseResult<Inst> {
        let aggregate = self.typed_value()?;
        let indices = self.index_list()?;
        if !self.tables.types.is_aggregate(aggregate.ty) {
            return Err(self.cursor.error_at(aggregate.loc, "extractvalue operand must be aggregate type"));
        }
        let Some(ty) = self.member_type(aggregate.ty, &indices) else {
            return Err(self.cursor.error_at(aggregate.loc, "invalid indices for extractvalue"));
        };
        let build = self.function.body.build_indexed(Opcode::ExtractValue, ty, &indices);
        self.function.indices = indices;
        Ok(self.append(build, &[aggregate.value]))
    }

    pub(super) fn insert_value(&mut self) -> ParseResult<Inst> {
        let aggregate = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected comma after insertvalue operand")?;
        let member = self.typed_value()?;
        let indices = self.index_list()?;
        if !self.tables.types.is_aggregate(aggregate.ty) {
            return Err(self.cursor.error_at(aggregate.loc, "insertvalue operand must be aggregate type"));
        }
        let Some(ty) = self.member_type(aggregate.ty, &indices) else {
            return Err(self.cursor.error_at(aggregate.loc, "invalid indices for insertvalue"));
        };
        if ty != member.ty {
            let (is, should) = (self.type_text(member.ty), self.type_text(ty));
            return Err(self.cursor.error_at(
                member.loc,
                format!("insertvalue operand and field disagree in type: '{is}' instead of '{should}'"),
            ));
        }
        let build = self.function.body.build_indexed(Opcode::InsertValue, aggregate.ty, &indices);
        self.function.indices = indices;
        Ok(self.append(build, &[aggregate.value, member.value]))
    }

    /// Reads `, 0, 1 …`; also consumes the comma before metadata.
    fn index_list(&mut self) -> ParseResult<Vec<u32>> {
        let mut indices = std::mem::take(&mut self.function.indices);
        indices.clear();
        if !self.cursor.at(T::Comma) {
            return Err(self.cursor.error("expected ',' as start of index list"));
        }
        while self.cursor.eat(T::Comma) {
            if self.cursor.at(T::MetadataVar) {
                if indices.is_empty() {
                    return Err(self.cursor.error("expected index"));
                }
                self.function.comma_taken = true;
                break;
            }
            indices.push(self.cursor.u32()?);
        }
        Ok(indices)
    }

    /// Returns the type of a nested member of an array or struct.
    pub(super) fn member_type(&self, mut ty: Type, indices: &[u32]) -> Option<Type> {
        for &index in indices {
            if !self.tables.types.is_aggregate(ty) {
                return None;
            }
            ty = self.tables.element_type(ty, u64::from(index))?;
        }
        Some(ty)
    }
}
