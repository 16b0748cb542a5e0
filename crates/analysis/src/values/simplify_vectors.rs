//! Simplification of operations on vectors: elements that were put in, and shuffles that move nothing.

use draig_ir::{Inst, Opcode, Value};

use super::Values;
use super::constants::Element;
use super::simplify::Simplified;

/// Number of vectors that are looked through to find an element.
const MAX_VECTORS: u32 = 16;

impl Values<'_> {
    pub(super) fn simplify_shuffle(&self, inst: Inst, operands: &[Value]) -> Option<Simplified> {
        let body = self.body();
        let &[left, right] = operands else { return None };
        if body.shuffle_mask(inst).all(|lane| lane < 0) {
            return Some(Simplified::Poison);
        }
        let is_undefined = |value: Value| self.is_undef(value) || self.is_poison(value);
        if is_undefined(left) && is_undefined(right) {
            return Some(if self.is_undef(left) || self.is_undef(right) {
                Simplified::Undef
            } else {
                Simplified::Poison
            });
        }
        if self.ty(left) != body.inst_type(inst) {
            return None;
        }
        let (len, scalable) = self.tables().types.vector_len(self.ty(left))?;
        // Lanes that stay where they are.
        let stays = |from: u32| body.shuffle_mask(inst).zip(from..).all(|(lane, own)| lane >= 0 && lane as u32 == own);
        if !scalable && stays(0) {
            return Some(Simplified::Value(left));
        }
        (!scalable && stays(len)).then_some(Simplified::Value(right))
    }

    /// Returns the element in a lane of a vector, if it was put there.
    pub(super) fn element_of(&self, vector: Value, lane: u32) -> Option<Simplified> {
        let (mut vector, mut lane) = (vector, lane);
        for _ in 0..MAX_VECTORS {
            if let Some(len) = self.lane_count(vector)
                && lane >= len
            {
                return Some(Simplified::Poison);
            }
            if vector.is_constant() {
                return match self.element(vector, lane)? {
                    Element::Bits(bits) if self.tables().types.is_integer_or_vector(self.ty(vector)) => {
                        Some(Simplified::Int(bits))
                    }
                    Element::Poison => Some(Simplified::Poison),
                    Element::Undef => Some(Simplified::Undef),
                    Element::Other(value) if value != vector => Some(Simplified::Value(value)),
                    _ => None,
                };
            }
            let (inst, opcode) = self.inst(vector)?;
            let operands = self.body().operands(inst);
            match opcode {
                Opcode::InsertElement => {
                    let index = self.int(operands[2])?.to_u64()?;
                    if index == u64::from(lane) {
                        return Some(Simplified::Value(operands[1]));
                    }
                    vector = operands[0];
                }
                Opcode::ShuffleVector => {
                    let len = self.lane_count(operands[0])?;
                    let source = self.body().shuffle_mask(inst).nth(lane as usize)?;
                    let Ok(source) = u32::try_from(source) else { return Some(Simplified::Poison) };
                    (vector, lane) = if source < len { (operands[0], source) } else { (operands[1], source - len) };
                }
                _ => return None,
            }
        }
        None
    }
}
