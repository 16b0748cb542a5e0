//! `shufflevector`: each register of the result is put together from those of the operands.
//!
//! A register whose lanes come from others is a copy, one of the permutations of two registers that instructions know,
//! or a look-up of its bytes in a table of up to four registers; lanes of more registers are looked up in turn.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};

use super::super::{Selected, Selector};
use super::parts::{ByWidth, width_index};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// A lane of a register of the result: the operand (0 or 1), its part and the lane there; `None` if it may be any.
type Lane = Option<(u8, u8, u8)>;

/// Permutations of two registers, by width, and the lane of both, as one, that is at a place of the result.
type Known = (ByWidth, fn(u32, u32) -> u32);

const DUP: ByWidth = [ops::DUPv16i8lane, ops::DUPv8i16lane, ops::DUPv4i32lane, ops::DUPv2i64lane];

const KNOWN: [Known; 6] = [
    ([ops::ZIP1v16i8, ops::ZIP1v8i16, ops::ZIP1v4i32, ops::ZIP1v2i64], |at, lanes| at / 2 + at % 2 * lanes),
    ([ops::ZIP2v16i8, ops::ZIP2v8i16, ops::ZIP2v4i32, ops::ZIP2v2i64], |at, lanes| lanes / 2 + at / 2 + at % 2 * lanes),
    ([ops::UZP1v16i8, ops::UZP1v8i16, ops::UZP1v4i32, ops::UZP1v2i64], |at, _| at * 2),
    ([ops::UZP2v16i8, ops::UZP2v8i16, ops::UZP2v4i32, ops::UZP2v2i64], |at, _| at * 2 + 1),
    ([ops::TRN1v16i8, ops::TRN1v8i16, ops::TRN1v4i32, ops::TRN1v2i64], |at, lanes| at / 2 * 2 + at % 2 * lanes),
    ([ops::TRN2v16i8, ops::TRN2v8i16, ops::TRN2v4i32, ops::TRN2v2i64], |at, lanes| at / 2 * 2 + 1 + at % 2 * lanes),
];

impl Selector<'_, '_> {
    pub(in crate::aarch64) fn shuffle_vector(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
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
        let per_part = lanes.len() as u32;
        // Lanes of the sources, one after the other.
        let picks: Vec<Option<u32>> = lanes
            .iter()
            .map(|lane| {
                let (operand, part, lane) = (*lane)?;
                let source = sources.iter().position(|&source| source == (operand, part))?;
                Some(source as u32 * per_part + u32::from(lane))
            })
            .collect();
        let value = |source: (u8, u8)| (operands[usize::from(source.0)], u32::from(source.1));
        let is = |expected: &dyn Fn(u32) -> u32| {
            (0..).zip(&picks).all(|(at, pick)| pick.is_none_or(|pick| pick == expected(at)))
        };
        let at = width_index(bits);
        match *sources.as_slice() {
            [] => return Ok(self.vector_scratch()),
            [one] => {
                let n = {
                    let (value, part) = value(one);
                    self.part(value, part)?
                };
                let reg = self.vector_scratch();
                let first = picks.iter().flatten().next().copied().unwrap_or(0);
                if is(&|at| at) {
                    self.copy_vector(reg, n);
                } else if is(&|_| first) {
                    DUP[at].lane(self.code(), reg.number(), n.number(), first as u8);
                } else if let Some(op) = reversed(&picks, bits) {
                    self.op2(op, reg, n);
                } else if let Some(shift) = rotation(&picks, per_part) {
                    let bytes = (shift * bits / 8) as u8;
                    ops::EXTv16i8.extract_bytes(self.code(), reg.number(), n.number(), n.number(), bytes);
                } else {
                    // Both halves of the pair are the same register.
                    let known = KNOWN.iter().find(|(_, lane)| is(&|at| lane(at, per_part) % per_part));
                    match known {
                        Some((table, _)) => self.op3(table[at], reg, n, n),
                        None => self.look_up(reg, &[n], &picks, bits, 0),
                    }
                }
                self.unlock(&[n]);
                return Ok(reg);
            }
            [one, other] => {
                let (one, other) = (value(one), value(other));
                let (n, m) = (self.part(one.0, one.1)?, self.part(other.0, other.1)?);
                let swapped: Vec<Option<u32>> =
                    picks.iter().map(|pick| pick.map(|pick| (pick + per_part) % (2 * per_part))).collect();
                for (picks, n, m) in [(&picks, n, m), (&swapped, m, n)] {
                    let is = |expected: &dyn Fn(u32) -> u32| {
                        (0..).zip(picks).all(|(at, pick)| pick.is_none_or(|pick| pick == expected(at)))
                    };
                    if let Some((table, _)) = KNOWN.iter().find(|(_, lane)| is(&|at| lane(at, per_part))) {
                        let reg = self.vector_scratch();
                        self.op3(table[at], reg, n, m);
                        self.unlock(&[n, m]);
                        return Ok(reg);
                    }
                    let shift = picks.iter().zip(0..).find_map(|(pick, at)| pick.map(|pick| pick.wrapping_sub(at)));
                    if let Some(shift) = shift
                        && shift < per_part
                        && is(&|at| at + shift)
                    {
                        let reg = self.vector_scratch();
                        let bytes = (shift * bits / 8) as u8;
                        ops::EXTv16i8.extract_bytes(self.code(), reg.number(), n.number(), m.number(), bytes);
                        self.unlock(&[n, m]);
                        return Ok(reg);
                    }
                }
                self.unlock(&[n, m]);
            }
            _ => {}
        }
        self.look_up_all(&sources.iter().map(|&source| value(source)).collect::<Vec<_>>(), &picks, bits)
    }

    /// Looks up bytes in all sources: of each four, those that are theirs.
    fn look_up_all(&mut self, sources: &[(Value, u32)], picks: &[Option<u32>], bits: u32) -> Selected<Reg> {
        let reg = self.vector_scratch();
        let per_part = picks.len() as u32;
        for (number, sources) in (0..).zip(sources.chunks(4)) {
            // Registers of a table follow each other.
            let table = self.consecutive(sources.len() as u32);
            for (&to, &(value, part)) in table.iter().zip(sources) {
                self.move_to(to, value, part, Class::V128)?;
            }
            self.look_up(reg, &table, picks, bits, number * 4 * per_part);
            self.unlock(&table);
        }
        Ok(reg)
    }

    /// Returns free registers with numbers that follow each other.
    fn consecutive(&mut self, count: u32) -> Vec<Reg> {
        let is_possible = |s: &Self, first: u8| {
            (0..count as u8).all(|at| {
                let reg = Reg::vector(first + at);
                s.m.s.allocatable.contains(reg) && !s.m.s.locked().contains(reg)
            })
        };
        let is_free = |s: &Self, first: u8| (0..count as u8).all(|at| s.m.s.is_free(Reg::vector(first + at)));
        let last = 31 - count as u8;
        let first = (0..=last).rev().find(|&first| is_possible(self, first) && is_free(self, first));
        let first = first.or_else(|| (0..=last).rev().find(|&first| is_possible(self, first)));
        let Some(first) = first else {
            self.m.s.is_exhausted = true;
            return (0..count as u8).map(Reg::vector).collect();
        };
        (first..first + count as u8)
            .map(|number| {
                let reg = Reg::vector(number);
                self.m.s.take(reg);
                reg
            })
            .collect()
    }

    /// Looks up the bytes of lanes in registers that follow each other, whose first lane has a number. Other bytes
    /// become zero, or stay if this is not the first table.
    fn look_up(&mut self, to: Reg, table: &[Reg], picks: &[Option<u32>], bits: u32, first: u32) {
        let bytes = bits / 8;
        let mut indices = 0u128;
        for (at, pick) in (0..).zip(picks) {
            for byte in 0..bytes {
                let index = match pick.map(|pick| pick.wrapping_sub(first)) {
                    Some(pick) if pick < picks.len() as u32 * table.len() as u32 => pick * bytes + byte,
                    _ => 0xff,
                };
                indices |= u128::from(index) << ((at * bytes + byte) * 8);
            }
        }
        let index = self.vector_constant(indices);
        let op = match (table.len(), first) {
            (1, 0) => ops::TBLv16i8One,
            (2, 0) => ops::TBLv16i8Two,
            (3, 0) => ops::TBLv16i8Three,
            (_, 0) => ops::TBLv16i8Four,
            (1, _) => ops::TBXv16i8One,
            (2, _) => ops::TBXv16i8Two,
            (3, _) => ops::TBXv16i8Three,
            _ => ops::TBXv16i8Four,
        };
        op.rrr(self.code(), to.number(), table[0].number(), index.number());
        self.unlock(&[index]);
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

    /// Makes sure that a register is free, so that both ways of a jump leave registers as they are.
    pub(super) fn take_one_register(&mut self) {
        let reg = self.m.s.scratch(Bank::General);
        self.m.s.unlock(reg);
    }
}

/// Returns the instruction that reverses lanes in groups of 16, 32 or 64 bits, if the lanes are so.
fn reversed(picks: &[Option<u32>], bits: u32) -> Option<Op> {
    let table = [
        (8, 16, ops::REV16v16i8),
        (8, 32, ops::REV32v16i8),
        (16, 32, ops::REV32v8i16),
        (8, 64, ops::REV64v16i8),
        (16, 64, ops::REV64v8i16),
        (32, 64, ops::REV64v4i32),
    ];
    let fits = |group: u32| {
        let lanes = group / bits;
        (0..).zip(picks).all(|(at, pick)| pick.is_none_or(|pick| pick == at / lanes * lanes + (lanes - 1 - at % lanes)))
    };
    table.iter().find(|&&(width, group, _)| width == bits && fits(group)).map(|&(_, _, op)| op)
}

/// Returns the number of lanes by which a register is rotated, if all lanes are.
fn rotation(picks: &[Option<u32>], lanes: u32) -> Option<u32> {
    let mut shifts = (0..).zip(picks).filter_map(|(at, pick)| pick.map(|pick| (pick + lanes - at) % lanes));
    let first = shifts.next()?;
    shifts.all(|shift| shift == first).then_some(first)
}
