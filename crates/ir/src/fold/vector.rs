//! Folding of `extractelement`, `insertelement` and `shufflevector`. Fixed vectors fold lane by lane; of
//! scalable vectors, only splats are known.

use super::{Folder, MAX_FOLDED_LANES};
use crate::constants::{ConstExpr, ConstKind};
use crate::opcode::Opcode;
use crate::types::{Type, TypeKind};
use crate::value::Value;

impl Folder<'_> {
    /// Folds an `extractelement` to the lane if it is known, and otherwise makes an expression.
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        if let Some(folded) = self.fold_extract_element(vector, index) {
            return folded;
        }
        let vector_type = self.type_of(vector);
        let ty = self.tables.types.scalar(vector_type);
        self.plain_expr(ty, Opcode::ExtractElement, 0, &[vector, index])
    }

    /// Folds an `insertelement` to a vector of known lanes if possible, and otherwise makes an expression.
    pub fn insert_element(&mut self, vector: Value, element: Value, index: Value) -> Value {
        if let Some(folded) = self.fold_insert_element(vector, element, index) {
            return folded;
        }
        let ty = self.type_of(vector);
        self.plain_expr(ty, Opcode::InsertElement, 0, &[vector, element, index])
    }

    /// Folds a `shufflevector` to a vector of known lanes if possible, and otherwise makes an expression. In
    /// the mask, -1 is poison. The mask of a scalable vector is all 0 or all -1.
    pub fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        let vector_type = self.type_of(lhs);
        let scalable = matches!(self.tables.types.vector_len(vector_type), Some((_, true)));
        let element = self.tables.types.scalar(vector_type);
        let len = u32::try_from(mask.len()).unwrap_or(u32::MAX);
        let ty = self.tables.types.vector(element, len, scalable);
        if let Some(folded) = self.fold_shuffle(ty, lhs, rhs, mask) {
            return folded;
        }
        let expr = ConstExpr {
            opcode: Opcode::ShuffleVector,
            flags: 0,
            operands: [lhs, rhs].into(),
            source_type: None,
            in_range: None,
            mask: mask.into(),
        };
        // A scalable splat of a number has its own form, as in the text.
        if let Some(splat) = self.shuffled_splat(&expr).filter(|_| scalable)
            && (self.tables.int_value(splat).is_some() || self.tables.float_value(splat).is_some())
        {
            return Value::from(self.tables.const_splat(ty, splat));
        }
        self.intern_expr(ty, expr)
    }

    fn fold_extract_element(&mut self, vector: Value, index: Value) -> Option<Value> {
        let ty = self.type_of(vector);
        let TypeKind::Vector { element, min_len, scalable } = *self.tables.types.kind(ty) else {
            return None;
        };
        if self.is_poison(vector) || self.is_undef(index) {
            return Some(self.poison(element));
        }
        if self.is_undef(vector) {
            return Some(self.undef(element));
        }
        let number = self.tables.int_value(index)?;
        let number = number.to_u64().unwrap_or(u64::MAX);
        let inside = number < u64::from(min_len);
        if !scalable && !inside {
            return Some(self.poison(element));
        }
        if let Some(folded) = self.extract_from_expr(vector, index, number) {
            return Some(folded);
        }
        if !inside {
            return None;
        }
        if let Some(known) = self.tables.aggregate_element(vector, number) {
            return Some(known);
        }
        self.splat_value(vector)
    }

    fn extract_from_expr(&mut self, mut vector: Value, index: Value, number: u64) -> Option<Value> {
        let expr = self.expr(vector)?;
        if expr.opcode == Opcode::GetElementPtr {
            let mut expr = expr.clone();
            self.nested(|this| {
                for operand in &mut expr.operands {
                    if this.tables.types.is_vector(this.type_of(*operand)) {
                        *operand = this.extract_element(*operand, index);
                    }
                }
                Some(())
            })?;
            let (base, indices) = expr.operands.split_first()?;
            let flags = expr.gep_flags();
            return Some(self.gep(expr.source_type?, flags, expr.in_range.clone(), *base, indices));
        }
        // Walk a chain of insertions in a loop rather than by recursion.
        while let Some(expr) = self.expr(vector) {
            let (Opcode::InsertElement, &[rest, inserted, at]) = (expr.opcode, &*expr.operands) else {
                break;
            };
            let Some(at) = self.tables.int_value(at) else {
                break;
            };
            if at.to_u64() == Some(number) {
                return Some(inserted);
            }
            vector = rest;
            if self.expr(vector).is_none_or(|expr| expr.opcode != Opcode::InsertElement) {
                return self.nested(|this| Some(this.extract_element(vector, index)));
            }
        }
        None
    }

    fn fold_insert_element(&mut self, vector: Value, element: Value, index: Value) -> Option<Value> {
        let ty = self.type_of(vector);
        if self.is_undef(index) {
            return Some(self.poison(ty));
        }
        if matches!(self.kind(vector), Some(ConstKind::Zero)) && self.tables.is_null(element) {
            return Some(vector);
        }
        let number = self.tables.int_value(index)?;
        let (len, scalable) = self.tables.types.vector_len(ty)?;
        if scalable {
            return None;
        }
        let Some(number) = number.to_u64().filter(|&number| number < u64::from(len)) else {
            return Some(self.poison(ty));
        };
        self.by_lane(ty, |this, lane| Some(if u64::from(lane) == number { element } else { this.lane(vector, lane) }))
    }

    fn fold_shuffle(&mut self, ty: Type, lhs: Value, rhs: Value, mask: &[i32]) -> Option<Value> {
        if mask.iter().all(|&lane| lane == -1) {
            return Some(self.poison(ty));
        }
        let from = self.type_of(lhs);
        let (len, scalable) = self.tables.types.vector_len(from)?;
        if mask.iter().all(|&lane| lane == 0) {
            let first = self.lane(lhs, 0);
            if !scalable || self.tables.is_null(first) || self.is_undef(first) {
                return self.splat_like(ty, first);
            }
        }
        if scalable || mask.len() > MAX_FOLDED_LANES as usize {
            return None;
        }
        let element = self.tables.types.scalar(from);
        self.by_lane(ty, |this, lane| {
            let choice = mask[lane as usize];
            Some(match u32::try_from(choice) {
                Ok(lane) if lane < len => this.lane(lhs, lane),
                Ok(lane) if lane - len < len => this.lane(rhs, lane - len),
                // In a vector with known lanes, LLVM makes the lanes that the mask leaves open undef, not
                // poison.
                _ => this.undef(element),
            })
        })
    }
}
