//! `shufflevector`: each register of the result is put together from those of the operands.
//!
//! A register whose lanes come from one other is a permutation, from two an interleaving, a shift or a blend of
//! permutations, and from more the sum of their permutations. Permutations for which there is no short sequence are
//! done through the frame.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::ops;

use super::super::address::Address;
use super::super::registers::R11;
use super::super::{Selected, Selector};
use super::arithmetic::width_index;
use super::convert::INTERLEAVE;
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// A lane of a register of the result: the operand (0 or 1), its part and the lane there; `None` if it may be any.
type Lane = Option<(u8, u8, u8)>;

impl Selector<'_, '_> {
    pub(in crate::x86) fn shuffle_vector(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let mask: Vec<i32> = self.body.shuffle_mask(inst).collect();
        let (left, right) = (operands[0], operands[1]);
        let from_type = self.type_of(left);
        if self.lanes_of(ty).is_none() {
            return self.refuse("shufflevector of scalable vectors");
        }
        let (Some(shape), Some(from)) = (self.shape(ty), self.shape(from_type)) else {
            return self.shuffle_in_frame(inst, ty, left, right, &mask);
        };
        self.consume(left);
        self.consume(right);
        let is_undefined = [self.is_undefined(left), self.is_undefined(right)];
        let per_part = shape.per_part() as usize;
        self.each_part(inst, ty, shape.parts, |s, number| {
            let first = number as usize * per_part;
            let mut lanes: Vec<Lane> = mask[first..(first + per_part).min(mask.len())]
                .iter()
                .map(|&index| {
                    let index = u32::try_from(index).ok()?;
                    let (operand, lane) = if index < from.lanes { (0, index) } else { (1, index - from.lanes) };
                    let part = (lane / per_part as u32) as u8;
                    (!is_undefined[usize::from(operand)]).then_some((operand, part, (lane % per_part as u32) as u8))
                })
                .collect();
            lanes.resize(per_part, None);
            s.shuffled_part([left, right], &lanes, shape.bits)
        })
    }

    fn is_undefined(&self, value: Value) -> bool {
        value.as_const().is_some_and(|constant| {
            use draig_ir::ConstKind::{Poison, Undef};
            matches!(self.module.tables.constants.kind(constant), Undef | Poison)
        })
    }

    /// Returns a scratch register whose lanes are these. The operands must have been consumed.
    fn shuffled_part(&mut self, operands: [Value; 2], lanes: &[Lane], bits: u32) -> Selected<Reg> {
        let mut sources: Vec<(u8, u8)> = Vec::new();
        for &(operand, part, _) in lanes.iter().flatten() {
            if !sources.contains(&(operand, part)) {
                sources.push((operand, part));
            }
        }
        let picks = |source: (u8, u8)| -> Vec<Option<u8>> {
            lanes
                .iter()
                .map(|lane| lane.and_then(|(operand, part, lane)| ((operand, part) == source).then_some(lane)))
                .collect()
        };
        let value = |source: (u8, u8)| (operands[usize::from(source.0)], u32::from(source.1));
        match *sources.as_slice() {
            [] => return Ok(self.m.s.scratch(Bank::Vector)),
            [source] => {
                let (operand, part) = value(source);
                let reg = self.part_copy(operand, part)?;
                self.permute(reg, &picks(source), bits);
                return Ok(reg);
            }
            [one, other] => {
                if let Some(reg) = self.shuffled_pair(value(one), value(other), &picks(one), &picks(other), bits)? {
                    return Ok(reg);
                }
            }
            _ => {}
        }
        // The sum of permutations, each with zeros where another one has a lane.
        let mut sum: Option<Reg> = None;
        for source in sources {
            let picks = picks(source);
            let (operand, part) = value(source);
            let reg = self.part_copy(operand, part)?;
            self.permute(reg, &picks, bits);
            let ones = u128::MAX >> (128 - bits);
            let kept = (0..).zip(&picks).filter(|(_, pick)| pick.is_some());
            let kept = kept.fold(0, |all, (at, _)| all | ones << (at * bits));
            self.vector_op_bits(ops::PANDrm, reg, kept);
            sum = Some(match sum {
                None => reg,
                Some(sum) => {
                    ops::PORrm.reg_reg(self.code(), sum.number(), reg.number());
                    self.m.s.unlock(reg);
                    sum
                }
            });
        }
        sum.map_or_else(|| self.refuse("a shuffle without sources"), Ok)
    }

    /// Returns a register with lanes of two others, if one instruction or two give it.
    fn shuffled_pair(
        &mut self,
        one: (Value, u32),
        other: (Value, u32),
        picks: &[Option<u8>],
        other_picks: &[Option<u8>],
        bits: u32,
    ) -> Selected<Option<Reg>> {
        let lanes = picks.len() as u8;
        // Interleaving, with the first lane from one or the other.
        for (a, b, from, with) in [(picks, other_picks, one, other), (other_picks, picks, other, one)] {
            for high in [false, true] {
                let start = if high { lanes / 2 } else { 0 };
                let is_at = |picks: &[Option<u8>], odd: usize| {
                    (0..)
                        .zip(picks)
                        .all(|(at, &pick)| pick.is_none_or(|pick| at % 2 == odd && pick == start + (at / 2) as u8))
                };
                if is_at(a, 0) && is_at(b, 1) {
                    let (low, upper) = INTERLEAVE[width_index(bits)];
                    let rm = self.vector_rm(with.0, with.1)?;
                    let reg = self.part_copy(from.0, from.1)?;
                    self.vector_op(if high { upper } else { low }, reg, rm);
                    self.unlock_rm(rm);
                    return Ok(Some(reg));
                }
            }
            // The first half from one, the second from the other.
            let half = usize::from(lanes / 2);
            if bits >= 32 && a[half..].iter().all(Option::is_none) && b[..half].iter().all(Option::is_none) {
                let rm = self.vector_rm(with.0, with.1)?;
                let reg = self.part_copy(from.0, from.1)?;
                let pick = |picks: &[Option<u8>], at: usize| i32::from(picks[at].unwrap_or(0));
                if bits == 64 {
                    self.vector_op_imm(ops::SHUFPDrmi, reg, rm, pick(a, 0) | pick(b, 1) << 1);
                } else {
                    let immediate = pick(a, 0) | pick(a, 1) << 2 | pick(b, 2) << 4 | pick(b, 3) << 6;
                    self.vector_op_imm(ops::SHUFPSrmi, reg, rm, immediate);
                }
                self.unlock_rm(rm);
                return Ok(Some(reg));
            }
            // Both are shifted: the upper lanes of one come first, then the lower ones of the other.
            if self.features.has(Feature::Ssse3)
                && let Some(shift) = shift_of(a, b)
            {
                let rm = self.vector_rm(from.0, from.1)?;
                let reg = self.part_copy(with.0, with.1)?;
                self.vector_op_imm(ops::PALIGNRrmi, reg, rm, i32::from(shift) * (bits / 8) as i32);
                self.unlock_rm(rm);
                return Ok(Some(reg));
            }
        }
        Ok(None)
    }

    /// Permutes the lanes of a register, which is changed.
    pub(super) fn permute(&mut self, reg: Reg, picks: &[Option<u8>], bits: u32) {
        let r = reg.number();
        if (0..).zip(picks).all(|(at, &pick)| pick.is_none_or(|pick| pick == at)) {
            return;
        }
        if bits < 64
            && let Some(wide) = of_pairs(picks)
        {
            return self.permute(reg, &wide, bits * 2);
        }
        let pick = |at: usize| i32::from(picks[at].unwrap_or(at as u8));
        if bits == 64 {
            // Two lanes of 32 bits each: 4 is the first pair, 14 the second.
            let immediate = [4, 14][pick(0) as usize & 1] | [4, 14][pick(1) as usize & 1] << 4;
            return ops::PSHUFDri.reg_reg_imm(self.code(), r, r, immediate);
        }
        if bits == 32 {
            let immediate = pick(0) | pick(1) << 2 | pick(2) << 4 | pick(3) << 6;
            return ops::PSHUFDri.reg_reg_imm(self.code(), r, r, immediate);
        }
        let bytes = bits / 8;
        if let Some(shift) = uniform_shift(picks) {
            let op = if shift > 0 { ops::PSRLDQri } else { ops::PSLLDQri };
            return op.reg_imm(self.code(), r, shift.abs() * bytes as i32);
        }
        if self.features.has(Feature::Ssse3) {
            let mut control = 0u128;
            for (at, pick) in (0..).zip(picks) {
                for byte in 0..bytes {
                    let index = pick.map_or(0x80, |pick| u32::from(pick) * bytes + byte);
                    control |= u128::from(index) << ((at * bytes + byte) * 8);
                }
            }
            return self.vector_op_bits(ops::PSHUFBrm, reg, control);
        }
        if let Some(lane) = splat_of(picks) {
            return self.splat_lane(reg, lane, bits);
        }
        if bits == 16 && self.permute_words(reg, picks) {
            return;
        }
        self.permute_in_frame(reg, picks, bits);
    }

    /// Copies a byte or a word to all lanes of its register.
    fn splat_lane(&mut self, reg: Reg, lane: u8, bits: u32) {
        let r = reg.number();
        let code = self.code();
        let mut word = lane;
        if bits == 8 {
            let (low, high) = INTERLEAVE[0];
            if lane < 8 { low } else { high }.reg_reg(code, r, r);
            word = lane % 8;
        }
        let select = i32::from(word % 4) * 0x55;
        if word < 4 {
            ops::PSHUFLWri.reg_reg_imm(code, r, r, select);
            ops::PSHUFDri.reg_reg_imm(code, r, r, 0);
        } else {
            ops::PSHUFHWri.reg_reg_imm(code, r, r, select);
            ops::PSHUFDri.reg_reg_imm(code, r, r, 0xff);
        }
    }

    /// Permutes words within each half of a register; `false` if some have to leave theirs.
    fn permute_words(&mut self, reg: Reg, picks: &[Option<u8>]) -> bool {
        if !(0..8).zip(picks).all(|(at, pick)| pick.is_none_or(|pick| pick / 4 == at / 4)) {
            return false;
        }
        for (half, op) in picks.chunks(4).zip([ops::PSHUFLWri, ops::PSHUFHWri]) {
            let select = |(at, pick): (i32, &Option<u8>)| pick.map_or(at, |pick| i32::from(pick % 4)) << (2 * at);
            let immediate = (0..).zip(half).map(select).fold(0, |all, field| all | field);
            op.reg_reg_imm(self.code(), reg.number(), reg.number(), immediate);
        }
        true
    }

    /// Permutes bytes or words by way of the frame.
    fn permute_in_frame(&mut self, reg: Reg, picks: &[Option<u8>], bits: u32) {
        let bytes = bits / 8;
        let (from, to) = (self.m.s.frame.slot(16), self.m.s.frame.slot(16));
        self.reg_mem(ops::MOVAPSmr, reg, Address::frame(from));
        for (at, pick) in (0..).zip(picks) {
            if let Some(pick) = pick {
                let source = Address::frame(from + (u32::from(*pick) * bytes) as i32);
                self.load_part(R11, Class::I32, bytes, source);
                self.store_part(R11, Class::I32, bytes, Address::frame(to + (at * bytes) as i32));
            }
        }
        self.reg_mem(ops::MOVAPSrm, reg, Address::frame(to));
        self.m.s.frame.release(from, 16);
        self.m.s.frame.release(to, 16);
    }

    /// Shuffles vectors of any elements lane by lane.
    fn shuffle_in_frame(&mut self, inst: Inst, ty: Type, left: Value, right: Value, mask: &[i32]) -> Selected {
        self.consume(left);
        self.consume(right);
        let from_type = self.type_of(left);
        let (one, other) = (self.vector_in_frame(left, from_type)?, self.vector_in_frame(right, from_type)?);
        self.m.s.end_inst();
        let result = self.new_in_frame(one.element, mask.len() as u32)?;
        let saved = self.enter_lanes(inst);
        for (lane, &index) in (0..).zip(mask) {
            let Ok(index) = u32::try_from(index) else { continue };
            let value = match index < one.lanes {
                true => self.lane_operand(0, one, index)?,
                false => self.lane_operand(0, other, index - one.lanes)?,
            };
            self.copy_lane(inst, result.element, value)?;
            self.store_lane(inst, result, lane)?;
            self.end_lane();
        }
        self.leave_lanes(inst, saved);
        self.release_in_frame(one);
        self.release_in_frame(other);
        self.result_in_frame(inst, ty, result)
    }

    /// Makes a value the scalar result of the current instruction.
    pub(super) fn copy_lane(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        self.consume(value);
        self.copy_parts(inst, ty, value)
    }
}

fn splat_of(picks: &[Option<u8>]) -> Option<u8> {
    let first = picks.iter().flatten().next()?;
    picks.iter().flatten().all(|pick| pick == first).then_some(*first)
}

/// Returns the permutation of pairs of lanes, if lanes stay with their neighbours.
fn of_pairs(picks: &[Option<u8>]) -> Option<Vec<Option<u8>>> {
    picks
        .chunks(2)
        .map(|pair| match *pair {
            [None, None] => Some(None),
            [Some(one), None] if one % 2 == 0 => Some(Some(one / 2)),
            [None, Some(other)] if other % 2 == 1 => Some(Some(other / 2)),
            [Some(one), Some(other)] if one % 2 == 0 && other == one + 1 => Some(Some(one / 2)),
            _ => None,
        })
        .collect()
}

/// Returns the number of lanes by which all are shifted: down if it is positive.
fn uniform_shift(picks: &[Option<u8>]) -> Option<i32> {
    let mut shifts = (0i32..).zip(picks).filter_map(|(at, pick)| pick.map(|pick| i32::from(pick) - at));
    let first = shifts.next()?;
    shifts.all(|shift| shift == first).then_some(first)
}

/// Returns the number of lanes by which two registers are shifted as one, the first being the lower.
fn shift_of(low: &[Option<u8>], high: &[Option<u8>]) -> Option<u8> {
    let down = uniform_shift(low)?;
    let up = uniform_shift(high)?;
    (down > 0 && up == down - low.len() as i32).then_some(down as u8)
}
