//! Comparisons, and what depends on them: conditions of branches, `select`.

use draig_ir::{FloatPredicate, Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::{Op, add_immediate, bitmask, ops};

use super::emit::wide;
use super::operand::Source;
use super::registers::{Arm, ZR};
use super::{Label, Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};

/// Flags that a condition depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flags {
    One(Condition),
    /// One of two.
    Either(Condition, Condition),
    Both(Condition, Condition),
    /// Whether a register is zero, which may have 64 bits.
    Zero(Reg, bool),
    NotZero(Reg, bool),
    /// Whether a bit of a register is set, or clear.
    Bit(Reg, u8),
    NotBit(Reg, u8),
    /// Known.
    Always(bool),
}

impl Flags {
    #[inline(always)]
    pub(super) fn inverse(self) -> Flags {
        match self {
            Flags::One(condition) => Flags::One(condition.inverted()),
            Flags::Either(one, other) => Flags::Both(one.inverted(), other.inverted()),
            Flags::Both(one, other) => Flags::Either(one.inverted(), other.inverted()),
            Flags::Zero(reg, is_wide) => Flags::NotZero(reg, is_wide),
            Flags::NotZero(reg, is_wide) => Flags::Zero(reg, is_wide),
            Flags::Bit(reg, bit) => Flags::NotBit(reg, bit),
            Flags::NotBit(reg, bit) => Flags::Bit(reg, bit),
            Flags::Always(holds) => Flags::Always(!holds),
        }
    }
}

pub(super) fn condition_of(predicate: IntPredicate) -> Condition {
    match predicate {
        IntPredicate::Eq => Condition::Eq,
        IntPredicate::Ne => Condition::Ne,
        IntPredicate::Ugt => Condition::Hi,
        IntPredicate::Uge => Condition::Hs,
        IntPredicate::Ult => Condition::Lo,
        IntPredicate::Ule => Condition::Ls,
        IntPredicate::Sgt => Condition::Gt,
        IntPredicate::Sge => Condition::Ge,
        IntPredicate::Slt => Condition::Lt,
        IntPredicate::Sle => Condition::Le,
    }
}

/// Returns the predicate for exchanged operands.
fn exchanged(predicate: IntPredicate) -> IntPredicate {
    match predicate {
        IntPredicate::Ugt => IntPredicate::Ult,
        IntPredicate::Uge => IntPredicate::Ule,
        IntPredicate::Ult => IntPredicate::Ugt,
        IntPredicate::Ule => IntPredicate::Uge,
        IntPredicate::Sgt => IntPredicate::Slt,
        IntPredicate::Sge => IntPredicate::Sle,
        IntPredicate::Slt => IntPredicate::Sgt,
        IntPredicate::Sle => IntPredicate::Sge,
        equality => equality,
    }
}

/// Returns the flags after `fcmp`: "unordered" sets those of carry and overflow.
pub(super) fn float_flags(predicate: FloatPredicate) -> Flags {
    use FloatPredicate::*;
    match predicate {
        False => Flags::Always(false),
        True => Flags::Always(true),
        Oeq => Flags::One(Condition::Eq),
        Ogt => Flags::One(Condition::Gt),
        Oge => Flags::One(Condition::Ge),
        Olt => Flags::One(Condition::Mi),
        Ole => Flags::One(Condition::Ls),
        One => Flags::Either(Condition::Mi, Condition::Gt),
        Ord => Flags::One(Condition::Vc),
        Uno => Flags::One(Condition::Vs),
        Ueq => Flags::Either(Condition::Eq, Condition::Vs),
        Ugt => Flags::One(Condition::Hi),
        Uge => Flags::One(Condition::Pl),
        Ult => Flags::One(Condition::Lt),
        Ule => Flags::One(Condition::Le),
        Une => Flags::One(Condition::Ne),
    }
}

/// Values of more parts than this are not selected with all parts in registers.
const MAX_AT_ONCE: usize = 4;

impl Selector<'_, '_> {
    /// Compiles a comparison, or leaves it to the branch or `select` that alone uses it.
    pub(super) fn comparison(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let ty = self.body.inst_type(inst);
        if self.module.tables.types.is_vector(ty) {
            return self.vector_operation(inst, self.body.opcode(inst), ty, operands);
        }
        if let Some(predicate) = self.body.float_predicate(inst)
            && !matches!(self.type_of(operands[0]), Type::FLOAT | Type::DOUBLE)
        {
            return self.soft_compare(inst, predicate, operands);
        }
        let operand_type = self.type_of(operands[0]);
        if let Some(predicate) = self.body.int_predicate(inst)
            && self.is_large(operand_type)
        {
            return self.compare_large(inst, predicate, operands[0], operands[1]);
        }
        if let Some(user) = self.only_user(inst) {
            let is_condition = match self.body.opcode(user) {
                Opcode::Br => true,
                Opcode::Select => {
                    let user_operands = self.body.operands(user);
                    user_operands[0] == Value::inst(inst)
                        && user_operands[1] != Value::inst(inst)
                        && user_operands[2] != Value::inst(inst)
                }
                _ => false,
            };
            if is_condition {
                self.fold(inst);
                return Ok(());
            }
        }
        self.consume_all(operands);
        let flags = self.compare(inst)?;
        let reg = self.result_register(inst, Class::I8);
        self.set_flags(reg, flags);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    /// Computes a comparison that was left to its user into a register.
    pub(super) fn move_condition(&mut self, reg: Reg, inst: Inst) -> Selected {
        let flags = self.compare(inst)?;
        self.set_flags(reg, flags);
        Ok(())
    }

    /// Sets the flags of the processor where a condition does not depend on them yet.
    pub(super) fn test(&mut self, flags: Flags) -> Flags {
        let code = &mut self.m.s.code;
        match flags {
            Flags::Zero(reg, is_wide) | Flags::NotZero(reg, is_wide) => {
                wide(ops::SUBSWrs, is_wide).rrr(code, ZR.0, reg.number(), ZR.0);
                Flags::One(if matches!(flags, Flags::Zero(..)) { Condition::Eq } else { Condition::Ne })
            }
            Flags::Bit(reg, bit) | Flags::NotBit(reg, bit) => {
                let pattern = bitmask(1 << bit, true).unwrap_or(0);
                ops::ANDSXri.rr_bitmask(code, ZR.0, reg.number(), pattern);
                Flags::One(if matches!(flags, Flags::Bit(..)) { Condition::Ne } else { Condition::Eq })
            }
            flags => flags,
        }
    }

    /// Sets a register to 1 or 0.
    pub(super) fn set_flags(&mut self, reg: Reg, flags: Flags) {
        let flags = self.test(flags);
        let code = &mut self.m.s.code;
        let (d, z) = (reg.number(), ZR.0);
        match flags {
            Flags::One(condition) => ops::CSINCWr.select(code, d, z, z, condition.inverted()),
            Flags::Either(one, other) => {
                ops::CSINCWr.select(code, d, z, z, one.inverted());
                ops::CSINCWr.select(code, d, d, z, other.inverted());
            }
            Flags::Both(one, other) => {
                ops::CSINCWr.select(code, d, z, z, one.inverted());
                ops::CSELWr.select(code, d, d, z, other);
            }
            Flags::Always(holds) => super::emit::number(code, reg, u64::from(holds), false),
            Flags::Zero(..) | Flags::NotZero(..) | Flags::Bit(..) | Flags::NotBit(..) => {}
        }
    }

    /// Compares; the operands must have been consumed. Until the flags are used, only moves may be written.
    fn compare(&mut self, inst: Inst) -> Selected<Flags> {
        let operands = self.body.operands(inst);
        match (self.body.int_predicate(inst), self.body.float_predicate(inst)) {
            (Some(predicate), _) => self.compare_integers(predicate, operands[0], operands[1]),
            (_, Some(predicate)) => self.compare_floats(predicate, operands[0], operands[1]),
            _ => self.refuse("a comparison without a predicate"),
        }
    }

    pub(super) fn compare_integers(&mut self, predicate: IntPredicate, left: Value, right: Value) -> Selected<Flags> {
        let ty = self.type_of(left);
        let info = self.info(ty);
        let width = info.bits;
        let class = match info.kind {
            Kind::Scalar(class) if class.bank() == Bank::General => class,
            Kind::Parts(_, 2) if self.is_pair(ty) => {
                return self.compare_wide(predicate, left, right, width).map(Flags::One);
            }
            _ => return self.refuse_type("icmp", ty),
        };
        let (predicate, left, right) = if left.is_constant() && !right.is_constant() {
            (exchanged(predicate), right, left)
        } else {
            (predicate, left, right)
        };
        let condition = condition_of(predicate);
        let is_signed =
            matches!(predicate, IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle);
        let class = if class == Class::I64 { Class::I64 } else { Class::I32 };
        let is_wide = class == Class::I64;
        let number = self.integer_constant(right);
        // A sign is a bit of the register, whatever is above it.
        if let (Some(0), IntPredicate::Slt | IntPredicate::Sge) = (number, predicate)
            && let Source::Part(id) = self.source(left, 0)?
        {
            let reg = self.m.s.in_register(id);
            let bit = width as u8 - 1;
            return Ok(if predicate == IntPredicate::Slt { Flags::Bit(reg, bit) } else { Flags::NotBit(reg, bit) });
        }
        let n = self.extended(left, width, is_signed, class)?;
        let number = number.map(|number| match is_signed || width == 64 {
            true => number,
            false => number & (u64::MAX >> (64 - width)) as i64,
        });
        match (number, predicate) {
            (Some(0), IntPredicate::Eq | IntPredicate::Ule) => return Ok(Flags::Zero(n, is_wide)),
            (Some(0), IntPredicate::Ne | IntPredicate::Ugt) => return Ok(Flags::NotZero(n, is_wide)),
            _ => {}
        }
        if let Some(number) = number
            && n != ZR
        {
            let op = if number < 0 { ops::ADDSWri } else { ops::SUBSWri };
            // Of 32 bits, a large number is a negative one, too.
            let near = if is_wide { number } else { i64::from(number as u32 as i32) };
            let (op, number) = if is_wide || number.unsigned_abs() < 1 << 31 {
                (op, number)
            } else {
                (if near < 0 { ops::ADDSWri } else { ops::SUBSWri }, near)
            };
            if let Some(immediate) = add_immediate(number.unsigned_abs()) {
                wide(op, is_wide).rri(self.code(), ZR.0, n.number(), immediate);
                return Ok(Flags::One(condition));
            }
        }
        let m = self.extended(right, width, is_signed, class)?;
        wide(ops::SUBSWrs, is_wide).rrr(self.code(), ZR.0, n.number(), m.number());
        Ok(Flags::One(condition))
    }

    pub(super) fn compare_floats(&mut self, predicate: FloatPredicate, left: Value, right: Value) -> Selected<Flags> {
        let ty = self.type_of(left);
        let class = match self.info(ty).kind {
            Kind::Scalar(class @ (Class::F32 | Class::F64)) => class,
            _ => return self.refuse_type("fcmp", ty),
        };
        let n = self.register(left, 0, class)?;
        let is_double = class == Class::F64;
        if matches!(self.source(right, 0)?, Source::Bits(0)) {
            let op: Op = if is_double { ops::FCMPDri } else { ops::FCMPSri };
            op.n(self.code(), n.number());
        } else {
            let m = self.register(right, 0, class)?;
            let op: Op = if is_double { ops::FCMPDrr } else { ops::FCMPSrr };
            op.nm(self.code(), n.number(), m.number());
        }
        Ok(float_flags(predicate))
    }

    /// Returns the flags of a condition of type `i1`, which must have been consumed.
    pub(super) fn condition(&mut self, value: Value) -> Selected<Flags> {
        if let Some(number) = self.integer_constant(value) {
            return Ok(Flags::Always(number & 1 != 0));
        }
        match self.source(value, 0)? {
            Source::Folded(inst) if self.body.opcode(inst) != Opcode::Load => self.compare(inst),
            Source::Undefined => Ok(Flags::Always(false)),
            _ => {
                let reg = self.register_not_zero(value, 0, Class::I8)?;
                Ok(Flags::Bit(reg, 0))
            }
        }
    }

    /// Appends a branch to a label if a condition holds.
    pub(super) fn jump_if(&mut self, flags: Flags, label: Label) {
        if self.m.own.is_long && !matches!(flags, Flags::Always(_) | Flags::Both(..) | Flags::Either(..)) {
            // Only branches without conditions reach everything.
            let over = self.new_label();
            self.branch_if(flags.inverse(), over);
            self.jump(label);
            self.place(over);
            return;
        }
        self.branch_if(flags, label);
    }

    fn branch_if(&mut self, flags: Flags, label: Label) {
        match flags {
            Flags::One(condition) => {
                self.note_jump(label);
                ops::Bcc.branch_if(self.code(), condition);
            }
            Flags::Zero(reg, is_wide) => {
                self.note_jump(label);
                wide(ops::CBZW, is_wide).d(self.code(), reg.number());
            }
            Flags::NotZero(reg, is_wide) => {
                self.note_jump(label);
                wide(ops::CBNZW, is_wide).d(self.code(), reg.number());
            }
            Flags::Bit(reg, bit) => {
                self.note_jump(label);
                wide(ops::TBNZW, bit >= 32).branch_bit(self.code(), reg.number(), bit);
            }
            Flags::NotBit(reg, bit) => {
                self.note_jump(label);
                wide(ops::TBZW, bit >= 32).branch_bit(self.code(), reg.number(), bit);
            }
            Flags::Either(one, other) => {
                self.jump_if(Flags::One(one), label);
                self.jump_if(Flags::One(other), label);
            }
            Flags::Both(one, other) => {
                let over = self.new_label();
                self.jump_if(Flags::One(one.inverted()), over);
                self.jump_if(Flags::One(other), label);
                self.place(over);
            }
            Flags::Always(true) => self.jump(label),
            Flags::Always(false) => {}
        }
    }

    /// Notes that the next instruction refers to a label.
    fn note_jump(&mut self, label: Label) {
        let at = self.m.s.code.len() as u32;
        self.m.jumps.push((at, label));
    }

    pub(super) fn jump(&mut self, label: Label) {
        self.note_jump(label);
        ops::B.plain(self.code());
    }

    /// Computes the address of a label into a register.
    pub(super) fn move_label(&mut self, reg: Reg, label: Label) {
        self.note_jump(label);
        ops::ADR.d(self.code(), reg.number());
    }

    pub(super) fn select(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (condition, left, right) = (operands[0], operands[1], operands[2]);
        if self.module.tables.types.is_vector(self.type_of(condition)) {
            return self.vector_operation(inst, Opcode::Select, ty, operands);
        }
        self.consume_all(operands);
        match self.info(ty).kind {
            Kind::Nothing => Ok(()),
            Kind::Scalar(class) if class.bank() == Bank::General || matches!(class, Class::F32 | Class::F64) => {
                // Both values before the flags, which computing them would change.
                let n = self.register(left, 0, class)?;
                let m = self.register(right, 0, class)?;
                let flags = self.condition(condition)?;
                let flags = self.test(flags);
                let reg = self.result_register(inst, class);
                self.choose(class, flags, reg, n, m);
                self.define(inst, class, reg);
                Ok(())
            }
            Kind::Scalar(_) | Kind::Parts(..) => self.select_by_jump(inst, ty, condition, left, right),
            Kind::Memory => self.select_memory(inst, ty, condition, left, right),
            Kind::Refused => self.refuse_type("select", ty),
        }
    }

    /// Copies one of two registers to another, which is neither, by the flags of the processor.
    fn choose(&mut self, class: Class, flags: Flags, to: Reg, left: Reg, right: Reg) {
        let code = &mut self.m.s.code;
        let op = match class {
            Class::F32 => ops::FCSELSrrr,
            Class::F64 => ops::FCSELDrrr,
            Class::I64 => ops::CSELXr,
            _ => ops::CSELWr,
        };
        let (d, n, m) = (to.number(), left.number(), right.number());
        match flags {
            Flags::One(condition) => op.select(code, d, n, m, condition),
            Flags::Either(one, other) => {
                op.select(code, d, n, m, one);
                op.select(code, d, n, d, other);
            }
            Flags::Both(one, other) => {
                op.select(code, d, n, m, one);
                op.select(code, d, d, m, other);
            }
            Flags::Always(holds) => Arm::copy(code, class, to, if holds { left } else { right }),
            Flags::Zero(..) | Flags::NotZero(..) | Flags::Bit(..) | Flags::NotBit(..) => {}
        }
    }

    /// Selects parts by a jump over the copies of one side.
    fn select_by_jump(&mut self, inst: Inst, ty: Type, condition: Value, left: Value, right: Value) -> Selected {
        let classes = self.classes(ty);
        if classes.len() > MAX_AT_ONCE {
            return self.select_each_part(inst, ty, &classes, condition, left, right);
        }
        let mut regs = Vec::with_capacity(classes.len());
        let mut chosen = Vec::with_capacity(classes.len());
        for (number, &class) in (0..).zip(&classes) {
            let reg = self.m.s.scratch(class.bank());
            self.move_to(reg, right, number, class)?;
            regs.push(reg);
            chosen.push(self.register(left, number, class)?);
        }
        let flags = self.condition(condition)?;
        let over = self.new_label();
        self.jump_if(flags.inverse(), over);
        for ((&class, &to), &from) in classes.iter().zip(&regs).zip(&chosen) {
            Arm::copy(&mut self.m.s.code, class, to, from);
        }
        self.place(over);
        self.define_parts(inst, ty, &regs)
    }

    /// Selects the parts one by one, each by a jump.
    fn select_each_part(
        &mut self,
        inst: Inst,
        ty: Type,
        classes: &[Class],
        condition: Value,
        left: Value,
        right: Value,
    ) -> Selected {
        let bit = self.m.s.scratch(Bank::General);
        self.move_to(bit, condition, 0, Class::I8)?;
        self.create(inst, ty)?;
        for (number, &class) in (0..).zip(classes) {
            let reg = self.m.s.scratch(class.bank());
            self.move_to(reg, right, number, class)?;
            let is_part = matches!(self.source(left, number)?, Source::Part(_));
            let other = self.register(left, number, class)?;
            let over = self.new_label();
            self.jump_if(Flags::NotBit(bit, 0), over);
            Arm::copy(&mut self.m.s.code, class, reg, other);
            self.place(over);
            if !is_part {
                self.m.s.unlock(other);
            }
            self.define_part(inst, number, reg);
        }
        Ok(())
    }

    /// Makes registers the parts of the result.
    pub(super) fn define_parts(&mut self, inst: Inst, ty: Type, regs: &[Reg]) -> Selected {
        self.create(inst, ty)?;
        for (number, &reg) in (0..).zip(regs) {
            self.define_part(inst, number, reg);
        }
        Ok(())
    }
}
