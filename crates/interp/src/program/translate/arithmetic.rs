//! Arithmetic, comparisons, conversions, selection, and moving parts of aggregates.

use draig_ir::{Inst, IntFlags, IntPredicate, Opcode, Type, TypeKind};
use draig_num::FloatFormat;

use super::Translator;
use crate::program::op::Op;
use crate::stop::Run;

impl Translator<'_, '_> {
    pub(super) fn arithmetic(&mut self, inst: Inst) -> Run<()> {
        let op = match self.body.opcode(inst) {
            opcode if opcode.is_binary() && opcode.is_float_arithmetic() => self.float_binary(inst, opcode)?,
            opcode if opcode.is_binary() => self.int_binary(inst, opcode)?,
            Opcode::ICmp => {
                if self.compare_is_fast(inst) && self.fuses_with_branch(inst) {
                    self.fused[inst.index()] = true;
                    return Ok(());
                }
                self.compare(inst)?
            }
            Opcode::FCmp => self.float_compare(inst)?,
            Opcode::FNeg => self.negate(inst)?,
            opcode if opcode.is_cast() => self.cast(inst, opcode)?,
            Opcode::Select => self.select(inst)?,
            _ => None,
        };
        match op {
            Some(op) => {
                self.emit(op);
            }
            None => {
                let slow = self.slow(inst)?;
                self.emit_slow(slow);
            }
        }
        Ok(())
    }

    fn width(&self, ty: Type) -> Option<u32> {
        self.machine.module.tables.types.integer_width(ty).filter(|&width| width <= 64)
    }

    fn int_binary(&mut self, inst: Inst, opcode: Opcode) -> Run<Option<Op>> {
        let Some(width) = self.width(self.body.inst_type(inst)) else { return Ok(None) };
        let flags = self.body.flag_bits(inst);
        let operands = self.body.operands(inst);
        let (left, right) = (operands[0], operands[1]);
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

    /// Whether the hot loop has the comparison: scalars of a width and sign that it knows.
    fn compare_is_fast(&self, inst: Inst) -> bool {
        let operand = self.body.operands(inst)[0];
        let types = &self.machine.module.tables.types;
        let signed = matches!(
            self.body.int_predicate(inst),
            Some(IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle)
        );
        self.body.flag_bits(inst) == 0
            && match *types.kind(self.type_of(operand)) {
                TypeKind::Integer(width) => width <= 64 && (!signed || width == 32 || width == 64),
                TypeKind::Pointer(_) => !signed,
                _ => false,
            }
    }

    fn compare(&mut self, inst: Inst) -> Run<Option<Op>> {
        if !self.compare_is_fast(inst) {
            return Ok(None);
        }
        let d = self.result(inst);
        let (a, b, predicate, width) = self.comparison(inst)?;
        Ok(Some(match (predicate, width) {
            (IntPredicate::Eq, _) => Op::Eq { d, a, b },
            (IntPredicate::Ne, _) => Op::Ne { d, a, b },
            (IntPredicate::Ult, _) => Op::Ult { d, a, b },
            (IntPredicate::Ule, _) => Op::Ule { d, a, b },
            (IntPredicate::Slt, 32) => Op::Slt32 { d, a, b },
            (IntPredicate::Sle, 32) => Op::Sle32 { d, a, b },
            (IntPredicate::Slt, _) => Op::Slt64 { d, a, b },
            _ => Op::Sle64 { d, a, b },
        }))
    }

    fn float(&self, ty: Type) -> Option<FloatFormat> {
        let format = self.machine.module.tables.types.float_format(ty)?;
        matches!(format, FloatFormat::Float | FloatFormat::Double).then_some(format)
    }

    /// Fast-math flags that can make poison or a choice; the others allow, but need not be used.
    fn has_strict_flags(&self, inst: Inst) -> bool {
        use draig_ir::FastMath;
        let flags = self.body.fast_math(inst);
        flags.contains(FastMath::NNAN) || flags.contains(FastMath::NINF)
    }

    fn float_binary(&mut self, inst: Inst, opcode: Opcode) -> Run<Option<Op>> {
        let Some(format) = self.float(self.body.inst_type(inst)) else { return Ok(None) };
        if self.has_strict_flags(inst) {
            return Ok(None);
        }
        let operands = self.body.operands(inst);
        let (left, right) = (operands[0], operands[1]);
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

    fn float_compare(&mut self, inst: Inst) -> Run<Option<Op>> {
        let operands = self.body.operands(inst);
        let (left, right) = (operands[0], operands[1]);
        let Some(format) = self.float(self.type_of(left)) else { return Ok(None) };
        let Some(predicate) = self.body.float_predicate(inst) else { return Ok(None) };
        if self.has_strict_flags(inst) {
            return Ok(None);
        }
        let (d, a, b, predicate) = (self.result(inst), self.slot(left)?, self.slot(right)?, predicate as u8);
        Ok(Some(match format {
            FloatFormat::Float => Op::FCmp32 { d, a, b, predicate },
            _ => Op::FCmp64 { d, a, b, predicate },
        }))
    }

    fn negate(&mut self, inst: Inst) -> Run<Option<Op>> {
        let Some(format) = self.float(self.body.inst_type(inst)) else { return Ok(None) };
        if self.has_strict_flags(inst) {
            return Ok(None);
        }
        let value = self.body.operands(inst)[0];
        Ok(Some(Op::FNeg { d: self.result(inst), a: self.slot(value)?, sign: format.width() as u8 - 1 }))
    }

    fn cast(&mut self, inst: Inst, opcode: Opcode) -> Run<Option<Op>> {
        let value = self.body.operands(inst)[0];
        let (from, to) = (self.type_of(value), self.body.inst_type(inst));
        let flags = self.body.flag_bits(inst);
        let (d, a) = (self.result(inst), self.slot(value)?);
        let widths = (self.width(from), self.width(to));
        Ok(match (opcode, widths) {
            (Opcode::SExt, (Some(from), Some(to))) => Some(Op::SExt { d, a, from: from as u8, to: to as u8 }),
            // Registers are zero-extended already; what is tainted is, too.
            (Opcode::ZExt, (Some(from), Some(_))) if flags == 0 => Some(Op::Trunc { d, a, to: from as u8 }),
            (Opcode::Trunc, (Some(_), Some(to))) if flags == 0 => Some(Op::Trunc { d, a, to: to as u8 }),
            (Opcode::PtrToInt, (None, Some(64))) => Some(Op::PtrToInt { d, a }),
            (Opcode::BitCast, _) if from == to => Some(Op::Move { d, a }),
            (Opcode::SiToFp, (Some(from), _)) if to == Type::DOUBLE => Some(Op::SiToFp64 { d, a, from: from as u8 }),
            (Opcode::FpExt, _) if from == Type::FLOAT && to == Type::DOUBLE && !self.has_strict_flags(inst) => {
                Some(Op::FpExt { d, a })
            }
            (Opcode::FpTrunc, _) if from == Type::DOUBLE && to == Type::FLOAT && !self.has_strict_flags(inst) => {
                Some(Op::FpTrunc { d, a })
            }
            _ => None,
        })
    }

    fn select(&mut self, inst: Inst) -> Run<Option<Op>> {
        let ty = self.body.inst_type(inst);
        let types = &self.machine.module.tables.types;
        if types.is_vector(ty) || types.is_aggregate(ty) || self.body.flag_bits(inst) != 0 {
            return Ok(None);
        }
        if self.shape(ty)?.slots != 1 {
            return Ok(None);
        }
        let operands = self.body.operands(inst);
        let (c, a, b) = (operands[0], operands[1], operands[2]);
        let (c, a, b) = (self.slot(c)?, self.slot(a)?, self.slot(b)?);
        Ok(Some(Op::Select { d: self.result(inst), c, a, b }))
    }

    /// The slots of a part of an aggregate: the first, counted from the aggregate's, and how many.
    fn part(&mut self, mut ty: Type, indices: &[u32]) -> Run<(u32, u32)> {
        let module = self.machine.module;
        let mut slot = 0;
        for &index in indices {
            match *module.tables.types.kind(ty) {
                TypeKind::Array { element, .. } => {
                    slot += self.shape(element)?.slots * index;
                    ty = element;
                }
                _ => {
                    let fields = module.tables.types.struct_fields(ty).unwrap_or_default().to_vec();
                    for &field in fields.iter().take(index as usize) {
                        slot += self.shape(field)?.slots;
                    }
                    ty = fields.get(index as usize).copied().unwrap_or(ty);
                }
            }
        }
        Ok((slot, self.shape(ty)?.slots))
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

    pub(super) fn extract_value(&mut self, inst: Inst) -> Run<()> {
        let aggregate = self.body.operands(inst)[0];
        let indices = self.body.indices(inst).to_vec();
        let (slot, count) = self.part(self.type_of(aggregate), &indices)?;
        let a = self.slot(aggregate)?;
        let d = self.result(inst);
        self.copy(d, a + slot as u16, count);
        Ok(())
    }

    pub(super) fn insert_value(&mut self, inst: Inst) -> Run<()> {
        let operands = self.body.operands(inst);
        let (aggregate, value) = (operands[0], operands[1]);
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
