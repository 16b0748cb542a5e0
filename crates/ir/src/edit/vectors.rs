//! New instructions on the lanes of vectors.

use super::FunctionEditor;
use crate::body::InstBuild;
use crate::opcode::Opcode;
use crate::value::Value;

/// New instructions on the lanes of vectors.
impl FunctionEditor<'_> {
    /// `extractelement` at an `i64` lane number.
    pub fn extract_element(&mut self, vector: Value, lane: u64) -> Value {
        let index = self.i64(lane as i64);
        self.extract_element_at(vector, index)
    }

    /// `extractelement`
    pub fn extract_element_at(&mut self, vector: Value, index: Value) -> Value {
        if let Some(folded) = self.fold(&[vector, index], |folder| Some(folder.extract_element(vector, index))) {
            return folded;
        }
        let shape = self.type_of(vector);
        let ty = self.module.tables.types.scalar(shape);
        self.insert(InstBuild::new(Opcode::ExtractElement, ty), &[vector, index]).into()
    }

    /// `insertelement` at an `i64` lane number.
    pub fn insert_element(&mut self, vector: Value, element: Value, lane: u64) -> Value {
        let index = self.i64(lane as i64);
        self.insert_element_at(vector, element, index)
    }

    /// `insertelement`
    pub fn insert_element_at(&mut self, vector: Value, element: Value, index: Value) -> Value {
        let all = [vector, element, index];
        if let Some(folded) = self.fold(&all, |folder| Some(folder.insert_element(vector, element, index))) {
            return folded;
        }
        let ty = self.type_of(vector);
        self.insert(InstBuild::new(Opcode::InsertElement, ty), &all).into()
    }

    /// `shufflevector`; -1 in the mask is poison.
    pub fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| Some(folder.shuffle(lhs, rhs, mask))) {
            return folded;
        }
        let shape = self.type_of(lhs);
        let element = self.module.tables.types.scalar(shape);
        let ty = self.vector_type(element, mask.len() as u32);
        let build = self.body.build_shuffle(ty, mask);
        self.insert(build, &[lhs, rhs]).into()
    }

    /// `shufflevector` of one vector and poison.
    pub fn shuffle_one(&mut self, vector: Value, mask: &[i32]) -> Value {
        let ty = self.type_of(vector);
        let poison = self.poison(ty);
        self.shuffle(vector, poison, mask)
    }

    /// A fixed vector with this scalar in every lane, as LLVM's builder creates it: inserted in lane 0 and
    /// shuffled.
    pub fn vector_splat(&mut self, len: u32, element: Value) -> Value {
        let element_type = self.type_of(element);
        let ty = self.vector_type(element_type, len);
        let poison = self.poison(ty);
        let inserted = self.insert_element(poison, element, 0);
        let inserted = self.named(inserted, ".splatinsert");
        let splat = self.shuffle_one(inserted, &vec![0; len as usize]);
        self.named(splat, ".splat")
    }
}
