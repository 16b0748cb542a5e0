//! Translation of arithmetic, comparisons, conversions, selection, and operations on parts of aggregates.

use draig_ir::{Inst, IntFlags, IntPredicate, Opcode, Type, TypeKind};
use draig_num::FloatFormat;

use super::Translator;
use crate::program::op::Op;
use crate::semantics::Denormals;
use crate::site::Site;
use crate::stop::{Result, internal};
use crate::value::Taint;

/// Longer vectors are executed in general form.
const MAX_LANES: usize = 64;

impl Translator<'_, '_> {
    pub(super) fn arithmetic(&mut self, inst: Inst) -> Result<()> {
        let op = match self.body.opcode(inst) {
            opcode if opcode.is_binary() && opcode.is_float_arithmetic() => self.float_binary(inst, opcode)?,
            opcode if opcode.is_binary() => self.int_binary(inst, opcode)?,
            Opcode::ICmp => {
                if self.compare_is_fast(inst)? && self.fuses_with_branch(inst) {
                    self.fused[inst.index()] = true;
                    return Ok(());
                }
                self.compare(inst)?
            }
            Opcode::FCmp => self.float_compare(inst)?,
            Opcode::FNeg => self.negate(inst)?,
            Opcode::Freeze => {
                let [value] = self.operands(inst)?;
                let lanes = self.lane_count(self.body.inst_type(inst))?;
                let (d, a) = (self.result(inst), self.slot(value)?);
                lanes.map(|_| Op::Freeze { d, a })
            }
            opcode if opcode.is_cast() => self.cast(inst, opcode)?,
            Opcode::Select => self.select(inst)?,
            Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector if self.elements(inst)? => {
                return Ok(());
            }
            _ => None,
        };
        match op {
            Some(op) => {
                let lanes = self.lane_count(self.body.inst_type(inst))?;
                // A one-bit condition selects whole vectors.
                let [first] = self.operands(inst)?;
                let shared = self.body.opcode(inst) == Opcode::Select
                    && !self.machine.module.tables.types.is_vector(self.type_of(first));
                for lane in 0..lanes.unwrap_or(1) {
                    self.emit(op.lane(lane, shared));
                }
            }
            None => {
                let slow = self.slow(inst)?;
                self.emit_slow(slow);
            }
        }
        Ok(())
    }

    fn width(&self, ty: Type) -> Option<u32> {
        let types = &self.machine.module.tables.types;
        types.integer_width(types.scalar(ty)).filter(|&width| width <= 64)
    }

    /// Returns the number of operations of an instruction with a result of this type: one for a scalar, one
    /// per lane for a short vector; `None` for other types, and if a scalar takes more than a slot.
    pub(super) fn lane_count(&mut self, ty: Type) -> Result<Option<u16>> {
        if self.machine.module.tables.types.is_aggregate(ty) {
            return Ok(None);
        }
        let shape = self.shape(ty)?;
        let single = shape.leaves.iter().all(|leaf| leaf.slots == 1);
        let count = shape.leaves.len();
        Ok((single && (1..=MAX_LANES).contains(&count)).then_some(count as u16))
    }

    fn int_binary(&mut self, inst: Inst, opcode: Opcode) -> Result<Option<Op>> {
        let ty = self.body.inst_type(inst);
        let (Some(width), Some(_)) = (self.width(ty), self.lane_count(ty)?) else { return Ok(None) };
        let flags = self.body.flag_bits(inst);
        let [left, right] = self.operands(inst)?;
        let (d, a, b) = (self.result(inst), self.slot(left)?, self.slot(right)?);
        const NUW: u8 = IntFlags::NUW.0;
        const NSW: u8 = IntFlags::NSW.0;
        const BOTH: u8 = IntFlags::NUW.0 | IntFlags::NSW.0;
        Ok(Some(match (opcode, width, flags) {
            (Opcode::Add, 32, 0) => Op::Add32 { d, a, b },
            (Opcode::Add, 64, 0) => Op::Add64 { d, a, b },
            (Opcode::Add, 32, NSW) => Op::AddNsw32 { d, a, b },
            (Opcode::Add, 64, NSW) => Op::AddNsw64 { d, a, b },
            (Opcode::Add, 32, NUW) => Op::AddNuw32 { d, a, b },
            (Opcode::Add, 64, NUW) => Op::AddNuw64 { d, a, b },
            (Opcode::Add, 32, BOTH) => Op::AddNuwNsw32 { d, a, b },
            (Opcode::Add, 64, BOTH) => Op::AddNuwNsw64 { d, a, b },
            (Opcode::Sub, 32, 0) => Op::Sub32 { d, a, b },
            (Opcode::Sub, 64, 0) => Op::Sub64 { d, a, b },
            (Opcode::Sub, 32, NSW) => Op::SubNsw32 { d, a, b },
            (Opcode::Sub, 64, NSW) => Op::SubNsw64 { d, a, b },
            (Opcode::Mul, 32, 0) => Op::Mul32 { d, a, b },
            (Opcode::Mul, 64, 0) => Op::Mul64 { d, a, b },
            (Opcode::Mul, 32, NSW) => Op::MulNsw32 { d, a, b },
            (Opcode::Mul, 64, NSW) => Op::MulNsw64 { d, a, b },
            (Opcode::And, ..) => Op::And { d, a, b },
            (Opcode::Or, _, 0) => Op::Or { d, a, b },
            (Opcode::Xor, ..) => Op::Xor { d, a, b },
            (Opcode::Shl, 32, 0) => Op::Shl32 { d, a, b },
            (Opcode::Shl, 64, 0) => Op::Shl64 { d, a, b },
            (Opcode::LShr, 32, 0) => Op::LShr32 { d, a, b },
            (Opcode::LShr, 64, 0) => Op::LShr64 { d, a, b },
            (Opcode::AShr, 32, 0) => Op::AShr32 { d, a, b },
            (Opcode::AShr, 64, 0) => Op::AShr64 { d, a, b },
            _ => Op::IntAny { op: opcode as u8, flags, width: width as u8, d, a, b },
        }))
    }

    /// Returns whether the hot loop supports the comparison: scalars of a suitable width and sign.
    fn compare_is_fast(&self, inst: Inst) -> Result<bool> {
        let [operand] = self.operands(inst)?;
        let types = &self.machine.module.tables.types;
        let signed = matches!(
            self.int_predicate(inst)?,
            IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle
        );
        Ok(self.body.flag_bits(inst) == 0
            && match *types.kind(types.scalar(self.type_of(operand))) {
                TypeKind::Integer(width) => width <= 64 && (!signed || width == 32 || width == 64),
                TypeKind::Pointer(_) => !signed,
                _ => false,
            })
    }

    fn compare(&mut self, inst: Inst) -> Result<Option<Op>> {
        if self.lane_count(self.body.inst_type(inst))?.is_none() {
            return Ok(None);
        }
        let d = self.result(inst);
        if !self.compare_is_fast(inst)? {
            let [left, right] = self.operands(inst)?;
            let Some(width) = self.width(self.type_of(left)) else { return Ok(None) };
            let predicate = self.int_predicate(inst)?;
            let same_sign = self.body.flag_bits(inst) & IntFlags::SAMESIGN.0 != 0;
            let (a, b) = (self.slot(left)?, self.slot(right)?);
            return Ok(Some(Op::CompareAny { d, a, b, predicate, width: width as u8, same_sign }));
        }
        let (a, b, predicate, width) = self.comparison(inst)?;
        Ok(Some(match (predicate, width) {
            (IntPredicate::Eq, _) => Op::Eq { d, a, b },
            (IntPredicate::Ne, _) => Op::Ne { d, a, b },
            (IntPredicate::Ult, _) => Op::Ult { d, a, b },
            (IntPredicate::Ule, _) => Op::Ule { d, a, b },
            (IntPredicate::Slt, 32) => Op::Slt32 { d, a, b },
            (IntPredicate::Sle, 32) => Op::Sle32 { d, a, b },
            (IntPredicate::Slt, _) => Op::Slt64 { d, a, b },
            (IntPredicate::Sle, _) => Op::Sle64 { d, a, b },
            (other, _) => return internal(format!("no operation for icmp {}", other.spelling())),
        }))
    }

    fn float(&self, ty: Type) -> Option<FloatFormat> {
        let types = &self.machine.module.tables.types;
        let format = types.float_format(types.scalar(ty))?;
        matches!(format, FloatFormat::Float | FloatFormat::Double).then_some(format)
    }

    /// Returns whether the fast-math flags can cause poison or a choice. The other flags allow rewriting,
    /// which need not be used.
    fn has_strict_flags(&self, inst: Inst) -> bool {
        use draig_ir::FastMath;
        let flags = self.body.fast_math(inst);
        // Subnormals that are flushed to zero are left to the general form, too.
        flags.contains(FastMath::NNAN) || flags.contains(FastMath::NINF) || self.denormals != Denormals::IEEE
    }

    fn float_binary(&mut self, inst: Inst, opcode: Opcode) -> Result<Option<Op>> {
        let Some(format) = self.float(self.body.inst_type(inst)) else { return Ok(None) };
        if self.has_strict_flags(inst) || self.lane_count(self.body.inst_type(inst))?.is_none() {
            return Ok(None);
        }
        let [left, right] = self.operands(inst)?;
        let (d, a, b) = (self.result(inst), self.slot(left)?, self.slot(right)?);
        Ok(Some(match (opcode, format) {
            (Opcode::FAdd, FloatFormat::Float) => Op::FAdd32 { d, a, b },
            (Opcode::FSub, FloatFormat::Float) => Op::FSub32 { d, a, b },
            (Opcode::FMul, FloatFormat::Float) => Op::FMul32 { d, a, b },
            (Opcode::FDiv, FloatFormat::Float) => Op::FDiv32 { d, a, b },
            (Opcode::FAdd, _) => Op::FAdd64 { d, a, b },
            (Opcode::FSub, _) => Op::FSub64 { d, a, b },
            (Opcode::FMul, _) => Op::FMul64 { d, a, b },
            (Opcode::FDiv, _) => Op::FDiv64 { d, a, b },
            _ => return Ok(None),
        }))
    }

    fn float_compare(&mut self, inst: Inst) -> Result<Option<Op>> {
        let [left, right] = self.operands(inst)?;
        let Some(format) = self.float(self.type_of(left)) else { return Ok(None) };
        let predicate = self.float_predicate(inst)?;
        if self.has_strict_flags(inst) || self.lane_count(self.body.inst_type(inst))?.is_none() {
            return Ok(None);
        }
        let (d, a, b, predicate) = (self.result(inst), self.slot(left)?, self.slot(right)?, predicate as u8);
        Ok(Some(match format {
            FloatFormat::Float => Op::FCmp32 { d, a, b, predicate },
            _ => Op::FCmp64 { d, a, b, predicate },
        }))
    }

    fn negate(&mut self, inst: Inst) -> Result<Option<Op>> {
        let Some(format) = self.float(self.body.inst_type(inst)) else { return Ok(None) };
        if self.has_strict_flags(inst) || self.lane_count(self.body.inst_type(inst))?.is_none() {
            return Ok(None);
        }
        let [value] = self.operands(inst)?;
        Ok(Some(Op::FNeg { d: self.result(inst), a: self.slot(value)?, sign: format.width() as u8 - 1 }))
    }

    fn cast(&mut self, inst: Inst, opcode: Opcode) -> Result<Option<Op>> {
        let [value] = self.operands(inst)?;
        let (from, to) = (self.type_of(value), self.body.inst_type(inst));
        let flags = self.body.flag_bits(inst);
        let (d, a) = (self.result(inst), self.slot(value)?);
        let lanes = self.lane_count(to)?;
        if lanes.is_none() || self.shape(from)?.leaves.len() != lanes.map_or(0, usize::from) {
            return Ok(None);
        }
        let (from_type, to_type) = (from, to);
        let types = &self.machine.module.tables.types;
        let (from, to) = (types.scalar(from), types.scalar(to));
        let widths = (self.width(from), self.width(to));
        let floats = (self.float(from).map(FloatFormat::width), self.float(to).map(FloatFormat::width));
        let any = |from: u32, to: u32| Some(Op::CastAny { op: opcode, flags, from: from as u8, to: to as u8, d, a });
        Ok(match (opcode, widths) {
            (Opcode::SExt, (Some(from), Some(to))) => Some(Op::SExt { d, a, from: from as u8, to: to as u8 }),
            // Registers are zero-extended already, including tainted ones.
            (Opcode::ZExt, (Some(from), Some(_))) if flags == 0 => Some(Op::Trunc { d, a, to: from as u8 }),
            (Opcode::Trunc, (Some(_), Some(to))) if flags == 0 => Some(Op::Trunc { d, a, to: to as u8 }),
            (Opcode::ZExt | Opcode::Trunc, (Some(from), Some(to))) => any(from, to),
            (Opcode::PtrToInt, (None, Some(64))) => Some(Op::PtrToInt { d, a }),
            (Opcode::BitCast, _) if from_type == to_type => Some(Op::Move { d, a }),
            (Opcode::SiToFp, (Some(from), _)) if to == Type::DOUBLE => Some(Op::SiToFp64 { d, a, from: from as u8 }),
            (Opcode::SiToFp | Opcode::UiToFp, (Some(from), _)) => floats.1.and_then(|to| any(from, to)),
            (Opcode::FpToSi | Opcode::FpToUi, (_, Some(to))) => floats.0.and_then(|from| any(from, to)),
            (Opcode::FpExt, _) if from == Type::FLOAT && to == Type::DOUBLE && !self.has_strict_flags(inst) => {
                Some(Op::FpExt { d, a })
            }
            (Opcode::FpTrunc, _) if from == Type::DOUBLE && to == Type::FLOAT && !self.has_strict_flags(inst) => {
                Some(Op::FpTrunc { d, a })
            }
            _ => None,
        })
    }

    fn select(&mut self, inst: Inst) -> Result<Option<Op>> {
        let ty = self.body.inst_type(inst);
        if self.body.flag_bits(inst) != 0 || self.lane_count(ty)?.is_none() {
            return Ok(None);
        }
        let [c, a, b] = self.operands(inst)?;
        let (c, a, b) = (self.slot(c)?, self.slot(a)?, self.slot(b)?);
        Ok(Some(Op::Select { d: self.result(inst), c, a, b }))
    }

    /// Returns the slots of a part of an aggregate: the first, counted from the aggregate's, and their
    /// number.
    fn part(&mut self, mut ty: Type, indices: &[u32]) -> Result<(u32, u32)> {
        let module = self.machine.module;
        let mut slot = 0;
        for &index in indices {
            match *module.tables.types.kind(ty) {
                TypeKind::Array { element, .. } => {
                    slot += self.shape(element)?.slots * index;
                    ty = element;
                }
                _ => {
                    let fields = self.fields(ty)?;
                    let Some((&field, before)) = fields.get(..=index as usize).and_then(<[Type]>::split_last) else {
                        return internal(format!("field {index} of a struct of {}", fields.len()));
                    };
                    for &field in before {
                        slot += self.shape(field)?.slots;
                    }
                    ty = field;
                }
            }
        }
        Ok((slot, self.shape(ty)?.slots))
    }

    /// Translates `extractelement` and `insertelement` at a constant index, and shuffles, to copies. An index
    /// that is not constant or out of range is left to the general form.
    pub(super) fn elements(&mut self, inst: Inst) -> Result<bool> {
        let [whole, second] = self.operands(inst)?;
        let vector = self.shape(self.type_of(whole))?;
        let each = vector.first()?.slots;
        let place = |index: draig_ir::Value| {
            let index = self.machine.module.tables.int_value(index)?.to_u64()?;
            (index < vector.leaves.len() as u64).then_some(index as u32 * each)
        };
        let d = self.result(inst);
        match self.body.opcode(inst) {
            Opcode::ExtractElement => {
                let Some(at) = place(second) else { return Ok(false) };
                let a = self.slot(whole)?;
                self.copy(d, a + at as u16, each);
            }
            Opcode::InsertElement => {
                let [.., index]: [_; 3] = self.operands(inst)?;
                let Some(at) = place(index) else { return Ok(false) };
                let (a, v) = (self.slot(whole)?, self.slot(second)?);
                self.copy(d, a, vector.slots);
                self.copy(d + at as u16, v, each);
            }
            _ => {
                let result = self.shape(self.body.inst_type(inst))?;
                let mask: Vec<i32> = self.body.shuffle_mask(inst).collect();
                if mask.len() != result.leaves.len() || each != 1 || mask.len() > MAX_LANES {
                    return Ok(false);
                }
                let (a, b) = (self.slot(whole)?, self.slot(second)?);
                let mut poison = None;
                for (lane, &from) in mask.iter().enumerate() {
                    let d = d + lane as u16;
                    let from = match usize::try_from(from) {
                        Ok(from) if from < vector.leaves.len() => a + from as u16,
                        Ok(from) => b + (from - vector.leaves.len()) as u16,
                        Err(_) => match poison {
                            Some(slot) => slot,
                            None => {
                                let site = Site(self.machine.program.next_site() + self.ops.len() as u32);
                                let value = self.machine.taints.poison(site, Taint::NONE);
                                *poison.insert(self.constant(None, &[value])?)
                            }
                        },
                    };
                    self.emit(Op::Move { d, a: from });
                }
            }
        }
        Ok(true)
    }

    fn copy(&mut self, d: u16, a: u16, n: u32) {
        match n {
            0 => {}
            1 => {
                self.emit(Op::Move { d, a });
            }
            _ => {
                self.emit(Op::MoveN { d, a, n: n as u16 });
            }
        }
    }

    pub(super) fn extract_value(&mut self, inst: Inst) -> Result<()> {
        let [aggregate] = self.operands(inst)?;
        let indices = self.body.indices(inst).to_vec();
        let (slot, count) = self.part(self.type_of(aggregate), &indices)?;
        let a = self.slot(aggregate)?;
        let d = self.result(inst);
        self.copy(d, a + slot as u16, count);
        Ok(())
    }

    pub(super) fn insert_value(&mut self, inst: Inst) -> Result<()> {
        let [aggregate, value] = self.operands(inst)?;
        let ty = self.type_of(aggregate);
        let indices = self.body.indices(inst).to_vec();
        let (slot, count) = self.part(ty, &indices)?;
        let all = self.shape(ty)?.slots;
        let (d, a, v) = (self.result(inst), self.slot(aggregate)?, self.slot(value)?);
        self.copy(d, a, all);
        self.copy(d + slot as u16, v, count);
        Ok(())
    }
}
