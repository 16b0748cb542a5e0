//! Constrained floating-point intrinsics: the operations, which use the current rounding mode, are neither left out
//! nor moved, so that exceptions are those of the instructions.

use draig_ir::{FloatPredicate, Inst, MetadataData, Opcode, Type, Value, ValueKind};
use draig_tables::intrinsics::lookup;

use super::super::{Selected, Selector};

/// Operations that are instructions of IR.
const OPERATIONS: &[Opcode] = &[
    Opcode::FAdd,
    Opcode::FDiv,
    Opcode::FMul,
    Opcode::FpExt,
    Opcode::FpToSi,
    Opcode::FpToUi,
    Opcode::FpTrunc,
    Opcode::FRem,
    Opcode::FSub,
    Opcode::SiToFp,
    Opcode::UiToFp,
];

impl Selector<'_, '_> {
    /// Compiles the intrinsic `llvm.experimental.constrained.` with this name.
    pub(super) fn constrained(&mut self, inst: Inst, ty: Type, name: &str, arguments: &[Value]) -> Selected {
        let operands: Vec<Value> = arguments
            .iter()
            .copied()
            .filter(|argument| !matches!(argument.kind(), ValueKind::Metadata(_) | ValueKind::LocalMetadata(_)))
            .collect();
        let is_vector = self.module.tables.types.is_vector(ty);
        if let Some(&opcode) = OPERATIONS.iter().find(|opcode| opcode.spelling() == name) {
            return match is_vector {
                true => self.vector_operation(inst, opcode, ty, &operands),
                false => self.scalar_operation(inst, opcode, ty, &operands),
            };
        }
        if matches!(name, "fcmp" | "fcmps") {
            let Some(predicate) = self.predicate_of(arguments[2]) else {
                return self.refuse("a comparison without a predicate");
            };
            self.own.is_signaling = name == "fcmps";
            let compared = match is_vector {
                true => self.lane_by_lane(inst, ty, &operands, |s, _, lanes| s.compare_by(inst, predicate, lanes)),
                false => self.compare_by(inst, predicate, &operands),
            };
            self.own.is_signaling = false;
            return compared;
        }
        match lookup(format!("llvm.{name}").as_bytes()) {
            Some(id) if is_vector => self.vector_intrinsic(inst, ty, id, &operands),
            Some(id) => self.scalar_intrinsic(inst, ty, id, &operands),
            None => self.refuse(&format!("llvm.experimental.constrained.{name}")),
        }
    }

    fn predicate_of(&self, value: Value) -> Option<FloatPredicate> {
        let ValueKind::Metadata(metadata) = value.kind() else { return None };
        match self.module.tables.metadata.get(metadata) {
            MetadataData::String(symbol) => FloatPredicate::from_spelling(self.module.tables.strings.get(symbol)),
            _ => None,
        }
    }

    fn compare_by(&mut self, inst: Inst, predicate: FloatPredicate, operands: &[Value]) -> Selected {
        let ty = self.type_of(operands[0]);
        if self.is_soft(ty) {
            return self.soft_compare(inst, predicate, operands);
        }
        self.compare_numbers(inst, predicate, operands)
    }
}
