//! Number of highest bits that are copies of the sign bit.

use draig_ir::{Inst, Opcode, Value};
use draig_num::ApInt;
use draig_tables::intrinsics::ids;

use super::constants::Element;
use super::{Lanes, MAX_DEPTH, Query};
use crate::module_facts::Scalar;

/// Number of incoming values up to which a phi is looked at.
const MAX_INCOMING: usize = 4;

impl Query<'_> {
    /// Smallest number of sign bits, at least 1.
    pub(super) fn sign_bits(self, value: Value, lanes: &Lanes, depth: u32) -> u32 {
        self.values.memo.note(depth);
        let values = self.values;
        let ty = values.ty(value);
        let word = values.scalars.word(ty).filter(|_| lanes.is_none());
        if let Some(scalar) = word {
            return self.word_sign_bits(value, scalar, depth);
        }
        let width = values.bit_width(ty).expect("sign bits are of integers");
        if let Some(elements) = values.elements(value, lanes) {
            let copies = |element: &Element| match element {
                Element::Bits(bits) => width - bits.zext_or_trunc(width).significant_bits() + 1,
                Element::Poison => width,
                _ => 1,
            };
            return elements.iter().map(copies).min().unwrap_or(1);
        }
        if depth >= MAX_DEPTH {
            return 1;
        }
        let from_operation = match values.inst(value) {
            Some((inst, opcode)) => match self.inst_sign_bits(inst, opcode, lanes, depth, width) {
                Ok(exact) => return exact,
                Err(least) => least,
            },
            None => 1,
        };
        from_operation.max(self.known_bits(value, lanes, depth).min_sign_bits())
    }

    /// The same for a scalar of at most 64 bits.
    fn word_sign_bits(self, value: Value, scalar: Scalar, depth: u32) -> u32 {
        let (values, width) = (self.values, scalar.width());
        let known = |query: Self| query.word(value, scalar, depth).min_sign_bits(width);
        match value.as_inst() {
            Some(_) if depth >= MAX_DEPTH => 1,
            Some(inst) => {
                let opcode = values.body().opcode(inst);
                if self.is_blank(inst, opcode) {
                    return 1;
                }
                match self.inst_sign_bits(inst, opcode, &None, depth, width) {
                    Ok(exact) => exact,
                    Err(least) => least.max(known(self)),
                }
            }
            None if value.is_constant() && values.int(value).is_none() => {
                let copies = |element: &Element| match element {
                    Element::Bits(bits) => width - bits.zext_or_trunc(width).significant_bits() + 1,
                    Element::Poison => width,
                    _ => 1,
                };
                match values.elements(value, &None) {
                    Some(elements) => elements.iter().map(copies).min().unwrap_or(1),
                    None if depth >= MAX_DEPTH => 1,
                    None => known(self),
                }
            }
            None if depth >= MAX_DEPTH && !value.is_constant() => 1,
            None => known(self),
        }
    }

    /// Returns the number for an operation; an error if the known bits may give a better one.
    fn inst_sign_bits(self, inst: Inst, opcode: Opcode, lanes: &Lanes, depth: u32, width: u32) -> Result<u32, u32> {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let deeper = |number: usize| self.sign_bits(operands[number], lanes, depth + 1);
        let constant = |number: usize| operands.get(number).and_then(|&operand| values.int(operand));
        match opcode {
            Opcode::BitCast => {
                let (from, to) = (values.ty(operands[0]), body.inst_type(inst));
                let types = &values.tables().types;
                if types.is_integer_or_vector(from)
                    && values.bit_width(from) == Some(width)
                    && types.vector_len(from).is_some() == types.vector_len(to).is_some()
                {
                    return Ok(deeper(0).max(self.known_bits(inst.into(), lanes, depth).min_sign_bits()));
                }
                if let (Some(from_width), Some(_)) = (values.bit_width(from), values.lane_count(operands[0]))
                    && types.is_integer_or_vector(from)
                    && from_width.is_multiple_of(width)
                    && from_width > width
                    && self.sign_bits(operands[0], &None, depth + 1) == from_width
                {
                    // All bits are the same.
                    return Ok(width);
                }
                Err(1)
            }
            Opcode::SExt => {
                let from = values.bit_width(values.ty(operands[0])).unwrap_or(width);
                Ok(deeper(0) + width - from)
            }
            Opcode::Trunc => {
                let from = values.bit_width(values.ty(operands[0])).unwrap_or(width);
                Err(deeper(0).saturating_sub(from - width).max(1))
            }
            Opcode::SDiv => match constant(1).filter(|divisor| !divisor.is_negative() && !divisor.is_zero()) {
                Some(divisor) => Ok((deeper(0) + divisor.active_bits() - 1).min(width)),
                None => Err(1),
            },
            Opcode::SRem => {
                let dividend = deeper(0);
                match constant(1).filter(|divisor| !divisor.is_negative() && !divisor.is_zero()) {
                    Some(divisor) => {
                        let below = divisor.sub(&ApInt::one(width));
                        Ok(dividend.max(width - below.active_bits()))
                    }
                    None => Err(dividend),
                }
            }
            Opcode::AShr => {
                let source = deeper(0);
                let by = self.known_bits(operands[1], lanes, depth + 1).one.clamp_u32(width);
                Err((source + by).min(width))
            }
            Opcode::Shl => {
                let most = self.known_bits(operands[1], lanes, depth + 1).umax_value().clamp_u32(width);
                if most >= width {
                    return Err(1);
                }
                // Bits that an extension added are shifted out first.
                Err(deeper(0).saturating_sub(most).max(1))
            }
            Opcode::And | Opcode::Or | Opcode::Xor => {
                let first = deeper(0);
                if first == 1 {
                    return Err(1);
                }
                Err(first.min(deeper(1)))
            }
            Opcode::Select => {
                let first = deeper(1);
                if first == 1 { Err(1) } else { Err(first.min(deeper(2))) }
            }
            Opcode::Add | Opcode::Sub => {
                let is_sub = opcode == Opcode::Sub;
                let (left, right) = (deeper(0), deeper(1));
                if !is_sub && constant(1).is_some_and(|value| value.is_all_ones()) {
                    // One less than zero or one, or than a number that is not negative.
                    let known = self.known_bits(operands[0], lanes, depth + 1);
                    if known.zero.or(&ApInt::one(width)).is_all_ones() {
                        return Ok(width);
                    }
                    if known.is_non_negative() {
                        return Ok(left);
                    }
                }
                if is_sub && values.is_zero(operands[0]) {
                    let known = self.known_bits(operands[1], lanes, depth + 1);
                    if known.zero.or(&ApInt::one(width)).is_all_ones() {
                        return Ok(width);
                    }
                    if known.is_non_negative() {
                        return Ok(right);
                    }
                }
                if left == 1 || right == 1 {
                    return Err(1);
                }
                Err(left.min(right) - 1)
            }
            Opcode::Mul => {
                let (left, right) = (deeper(0), deeper(1));
                let valid = (width - left + 1) + (width - right + 1);
                Err(if valid > width { 1 } else { width - valid + 1 })
            }
            Opcode::Phi => {
                if operands.is_empty() || operands.len() > MAX_INCOMING {
                    return Err(1);
                }
                let mut least = width;
                for (&operand, block) in operands.iter().zip(body.phi_blocks(inst)) {
                    if least == 1 {
                        break;
                    }
                    least = least.min(self.at(values.terminator(block)).sign_bits(operand, lanes, depth + 1));
                }
                Err(least)
            }
            Opcode::ExtractElement => Err(self.sign_bits(operands[0], &None, depth + 1)),
            Opcode::ShuffleVector => {
                if let Some(element) = values.scalable_splat(inst) {
                    return Err(self.sign_bits(element, &None, depth + 1));
                }
                let Some(len) = values.lane_count(operands[0]) else { return Err(1) };
                let (mut left, mut right) = (ApInt::zero(len), ApInt::zero(len));
                for (lane, source) in body.shuffle_mask(inst).enumerate() {
                    if lanes.as_ref().is_some_and(|lanes| !lanes.bit(lane as u32)) {
                        continue;
                    }
                    let Ok(source) = u32::try_from(source) else { return Ok(1) };
                    if source < len { left.set_bit(source, true) } else { right.set_bit(source - len, true) }
                }
                let mut least = width;
                for (operand, asked) in [(operands[0], left), (operands[1], right)] {
                    if !asked.is_zero() && least > 1 {
                        least = least.min(self.sign_bits(operand, &Some(asked), depth + 1));
                    }
                }
                Err(least)
            }
            Opcode::Freeze => Err(1),
            opcode if opcode.is_call() => {
                let args = body.call_args(inst);
                match values.intrinsic(inst) {
                    Some(ids::ABS) => {
                        let source = self.sign_bits(args[0], lanes, depth + 1);
                        // The absolute value of the smallest number needs one bit more.
                        Ok(source
                            .saturating_sub(1)
                            .max(1)
                            .max(self.known_bits(inst.into(), lanes, depth).min_sign_bits()))
                    }
                    Some(ids::SMIN | ids::SMAX) => {
                        if let Some((low, high)) = values.clamp_bounds(inst) {
                            let copies = |value: &ApInt| width - value.significant_bits() + 1;
                            return Ok(copies(&low).min(copies(&high)));
                        }
                        Err(1)
                    }
                    _ => Err(1),
                }
            }
            _ => Err(1),
        }
    }
}
