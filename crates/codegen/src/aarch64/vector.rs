//! Vectors.

use draig_ir::{Inst, Opcode, Type, Value};

use super::{Selected, Selector};

impl Selector<'_, '_> {
    /// Compiles an operation on vectors, or on a type that no other file knows.
    pub(super) fn vector_operation(&mut self, _: Inst, opcode: Opcode, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type(opcode.spelling(), ty)
    }

    pub(super) fn vector_gep(&mut self, inst: Inst, _: &[Value]) -> Selected {
        self.refuse_type("getelementptr", self.body.inst_type(inst))
    }

    pub(super) fn extract_element(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("extractelement", ty)
    }

    pub(super) fn insert_element(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("insertelement", ty)
    }

    pub(super) fn shuffle_vector(&mut self, _: Inst, ty: Type, _: &[Value]) -> Selected {
        self.refuse_type("shufflevector", ty)
    }
}
