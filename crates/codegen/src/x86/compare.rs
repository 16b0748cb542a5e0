//! Comparisons, and what depends on them: conditions of branches, `select`.

use draig_ir::{FloatPredicate, Inst, IntPredicate, Opcode, Type, Value};
use draig_mc::x86::direct::{Op, ops};

use super::operand::{Rm, Source};
use super::registers::{R11, X86};
use super::{Label, Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};

/// A condition code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Condition(pub(super) u8);

impl Condition {
    pub(super) const O: Condition = Condition(0);
    pub(super) const B: Condition = Condition(2);
    pub(super) const AE: Condition = Condition(3);
    pub(super) const E: Condition = Condition(4);
    pub(super) const NE: Condition = Condition(5);
    pub(super) const BE: Condition = Condition(6);
    pub(super) const A: Condition = Condition(7);
    pub(super) const S: Condition = Condition(8);
    pub(super) const NS: Condition = Condition(9);
    pub(super) const P: Condition = Condition(10);
    pub(super) const NP: Condition = Condition(11);
    pub(super) const L: Condition = Condition(12);
    pub(super) const GE: Condition = Condition(13);
    pub(super) const LE: Condition = Condition(14);
    pub(super) const G: Condition = Condition(15);

    /// Returns the condition that holds where this one does not.
    pub(super) const fn inverse(self) -> Condition {
        Condition(self.0 ^ 1)
    }

    pub(super) fn set(self, code: &mut Vec<u8>, reg: Reg) {
        ops::SETCCr_O.with_condition(self.0).reg(code, reg.number());
    }

    pub(super) fn cmov(self, code: &mut Vec<u8>, to: Reg, from: Reg, is_wide: bool) {
        ops::CMOV32rr_O.with_condition(self.0).wide(is_wide).reg_reg(code, to.number(), from.number());
    }

    pub(super) fn jump_op(self) -> Op {
        ops::JCC_4_O.with_condition(self.0)
    }
}

/// Meaning of the flags: one condition, both of two, or one of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flags {
    One(Condition),
    Both(Condition, Condition),
    Either(Condition, Condition),
    /// Known.
    Always(bool),
}

impl Flags {
    #[inline(always)]
    pub(super) fn inverse(self) -> Flags {
        match self {
            Flags::One(condition) => Flags::One(condition.inverse()),
            Flags::Both(one, other) => Flags::Either(one.inverse(), other.inverse()),
            Flags::Either(one, other) => Flags::Both(one.inverse(), other.inverse()),
            Flags::Always(holds) => Flags::Always(!holds),
        }
    }
}

fn condition_of(predicate: IntPredicate) -> Condition {
    match predicate {
        IntPredicate::Eq => Condition::E,
        IntPredicate::Ne => Condition::NE,
        IntPredicate::Ugt => Condition::A,
        IntPredicate::Uge => Condition::AE,
        IntPredicate::Ult => Condition::B,
        IntPredicate::Ule => Condition::BE,
        IntPredicate::Sgt => Condition::G,
        IntPredicate::Sge => Condition::GE,
        IntPredicate::Slt => Condition::L,
        IntPredicate::Sle => Condition::LE,
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

/// Whether a comparison of floating-point numbers is done with exchanged operands: then its flags are simple.
pub(super) fn is_exchanged(predicate: FloatPredicate) -> bool {
    use FloatPredicate::{Ole, Olt, Uge, Ugt};
    matches!(predicate, Olt | Ole | Ugt | Uge)
}

/// Returns the flags after a comparison of floating-point numbers, exchanged or not. "Unordered" sets the flags of
/// "below" and "equal", and that of parity.
pub(super) fn float_flags(predicate: FloatPredicate) -> Flags {
    use FloatPredicate::*;
    match predicate {
        False => Flags::Always(false),
        True => Flags::Always(true),
        Oeq => Flags::Both(Condition::E, Condition::NP),
        Une => Flags::Either(Condition::NE, Condition::P),
        One => Flags::One(Condition::NE),
        Ueq => Flags::One(Condition::E),
        Ogt | Olt => Flags::One(Condition::A),
        Oge | Ole => Flags::One(Condition::AE),
        Ult | Ugt => Flags::One(Condition::B),
        Ule | Uge => Flags::One(Condition::BE),
        Ord => Flags::One(Condition::NP),
        Uno => Flags::One(Condition::P),
    }
}

/// Values of more parts than this are not selected with all parts in registers.
const MAX_AT_ONCE: usize = 3;

impl Selector<'_, '_> {
    /// Compiles an `icmp`, or leaves it to the branch or `select` that alone uses it.
    pub(super) fn icmp(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        self.comparison(inst, operands)
    }

    pub(super) fn fcmp(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        self.comparison(inst, operands)
    }

    fn comparison(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let ty = self.body.inst_type(inst);
        if self.module.tables.types.is_vector(ty) {
            return self.vector_operation(inst, self.body.opcode(inst), ty, operands);
        }
        let operand_type = self.type_of(operands[0]);
        if self.is_soft(operand_type) {
            return self.compare_to_register(inst, operands[0], operands[1]);
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
        for &operand in operands {
            self.consume(operand);
        }
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

    /// Sets a register to 1 or 0.
    pub(super) fn set_flags(&mut self, reg: Reg, flags: Flags) {
        let code = &mut self.m.s.code;
        match flags {
            Flags::One(condition) => condition.set(code, reg),
            Flags::Both(one, other) => {
                one.set(code, reg);
                other.set(code, R11);
                ops::AND32rm.reg_reg(code, reg.number(), R11.number());
            }
            Flags::Either(one, other) => {
                one.set(code, reg);
                other.set(code, R11);
                ops::OR32rm.reg_reg(code, reg.number(), R11.number());
            }
            Flags::Always(holds) => ops::MOV32ri.opcode_reg_imm(code, reg.number(), i64::from(holds)),
        }
    }

    /// Compares; the operands must have been consumed. Until the flags are used, only moves may be written.
    fn compare(&mut self, inst: Inst) -> Selected<Flags> {
        let operands = self.body.operands(inst);
        self.compare_values(inst, operands[0], operands[1])
    }

    /// Compares two values by the predicate of an instruction.
    fn compare_values(&mut self, inst: Inst, left: Value, right: Value) -> Selected<Flags> {
        match (self.body.int_predicate(inst), self.body.float_predicate(inst)) {
            (Some(predicate), _) => Ok(Flags::One(self.compare_integers(predicate, left, right)?)),
            (_, Some(predicate)) => self.compare_floats(predicate, left, right),
            _ => self.refuse("a comparison without a predicate"),
        }
    }

    /// Compares two values by the predicate of an instruction, whose result is a register with 1 or 0.
    pub(super) fn compare_to_register(&mut self, inst: Inst, left: Value, right: Value) -> Selected {
        let ty = self.type_of(left);
        if self.is_soft(ty) {
            return match (self.body.int_predicate(inst), self.body.float_predicate(inst)) {
                (Some(predicate), _) => self.compare_large(inst, predicate, left, right),
                (_, Some(predicate)) => self.soft_compare(inst, predicate, &[left, right]),
                _ => self.refuse("a comparison without a predicate"),
            };
        }
        self.consume(left);
        self.consume(right);
        let flags = self.compare_values(inst, left, right)?;
        let reg = self.m.s.scratch(Bank::General);
        self.set_flags(reg, flags);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    fn compare_integers(&mut self, predicate: IntPredicate, left: Value, right: Value) -> Selected<Condition> {
        let ty = self.type_of(left);
        let info = self.info(ty);
        let width = info.bits;
        let class = match info.kind {
            Kind::Scalar(class) => class,
            Kind::Parts(_, 2) => return self.compare_wide(predicate, left, right, width),
            _ => return self.refuse(&format!("icmp of {}", self.module.type_ref(ty))),
        };
        let (predicate, left, right) = if left.is_constant() && !right.is_constant() {
            (exchanged(predicate), right, left)
        } else {
            (predicate, left, right)
        };
        let condition = condition_of(predicate);
        let is_signed =
            matches!(predicate, IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle);
        let exact = matches!(width, 8 | 16 | 32 | 64);
        let op_class = if exact {
            class
        } else if width > 32 {
            Class::I64
        } else {
            Class::I32
        };
        let left = if exact {
            self.reg_or_mem(left, 0, class, width / 8)?
        } else {
            let reg = self.m.s.scratch(Bank::General);
            self.move_extended(reg, left, width, is_signed, op_class)?;
            Rm::Reg(reg)
        };
        if let Rm::Reg(reg) = left {
            self.m.s.lock(reg);
        }
        let number = self.integer_constant(right).map(|number| {
            let is_zero_extended = !exact && !is_signed && width < 64;
            if is_zero_extended { number & (u64::MAX >> (64 - width)) as i64 } else { number }
        });
        if let Some(number) = number.and_then(|number| i32::try_from(number).ok()) {
            self.compare_number(left, number, op_class);
            return Ok(match (number, predicate) {
                (0, IntPredicate::Slt) => Condition::S,
                (0, IntPredicate::Sge) => Condition::NS,
                _ => condition,
            });
        }
        let right = if exact {
            match left {
                Rm::Reg(_) => self.reg_or_mem(right, 0, class, width / 8)?,
                Rm::Mem(_) => Rm::Reg(self.register(right, 0, class)?),
            }
        } else {
            let reg = self.m.s.scratch(Bank::General);
            self.move_extended(reg, right, width, is_signed, op_class)?;
            Rm::Reg(reg)
        };
        let (rm, mr) = match op_class {
            Class::I8 => (ops::CMP8rm, ops::CMP8mr),
            Class::I16 => (ops::CMP16rm, ops::CMP16mr),
            Class::I32 => (ops::CMP32rm, ops::CMP32mr),
            _ => (ops::CMP64rm, ops::CMP64mr),
        };
        match (left, right) {
            (Rm::Reg(left), Rm::Reg(right)) if op_class == Class::I8 => {
                ops::CMP8rr.reg_reg(self.code(), right.number(), left.number());
            }
            (Rm::Reg(left), Rm::Reg(right)) => rm.reg_reg(self.code(), left.number(), right.number()),
            (Rm::Reg(left), Rm::Mem(address)) => self.reg_mem(rm, left, address),
            (Rm::Mem(address), Rm::Reg(right)) => self.reg_mem(mr, right, address),
            (Rm::Mem(_), Rm::Mem(_)) => return self.refuse("a comparison of memory with memory"),
        }
        Ok(condition)
    }

    /// Compares a register or memory of a class with a number.
    fn compare_number(&mut self, left: Rm, number: i32, class: Class) {
        let short = i8::try_from(number).is_ok();
        match left {
            Rm::Reg(reg) if number == 0 => {
                let op = match class {
                    Class::I8 => ops::TEST8rr,
                    Class::I16 => ops::TEST16rr,
                    Class::I32 => ops::TEST32rr,
                    _ => ops::TEST64rr,
                };
                op.reg_reg(self.code(), reg.number(), reg.number());
            }
            Rm::Reg(reg) => {
                let op = match (class, short) {
                    (Class::I8, _) => ops::CMP8ri,
                    (Class::I16, true) => ops::CMP16ri8,
                    (Class::I16, false) => ops::CMP16ri,
                    (Class::I32, true) => ops::CMP32ri8,
                    (Class::I32, false) => ops::CMP32ri,
                    (_, true) => ops::CMP64ri8,
                    (_, false) => ops::CMP64ri32,
                };
                op.reg_imm(self.code(), reg.number(), number);
            }
            Rm::Mem(address) => {
                let op = match (class, short) {
                    (Class::I8, _) => ops::CMP8mi,
                    (Class::I16, true) => ops::CMP16mi8,
                    (Class::I16, false) => ops::CMP16mi,
                    (Class::I32, true) => ops::CMP32mi8,
                    (Class::I32, false) => ops::CMP32mi,
                    (_, true) => ops::CMP64mi8,
                    (_, false) => ops::CMP64mi32,
                };
                self.mem_imm(op, address, number);
            }
        }
    }

    /// Compares two numbers of a format with instructions: a register becomes 1 or 0.
    pub(super) fn compare_numbers(&mut self, inst: Inst, predicate: FloatPredicate, operands: &[Value]) -> Selected {
        self.consume(operands[0]);
        self.consume(operands[1]);
        let flags = self.compare_floats(predicate, operands[0], operands[1])?;
        let reg = self.result_register(inst, Class::I8);
        self.set_flags(reg, flags);
        self.define(inst, Class::I8, reg);
        Ok(())
    }

    pub(super) fn compare_floats(&mut self, predicate: FloatPredicate, left: Value, right: Value) -> Selected<Flags> {
        let ty = self.type_of(left);
        let class = match self.info(ty).kind {
            Kind::Scalar(class @ (Class::F32 | Class::F64)) => class,
            _ => return self.compare_other_floats(predicate, left, right),
        };
        let (left, right) = if is_exchanged(predicate) { (right, left) } else { (left, right) };
        let left = self.register(left, 0, class)?;
        let right = self.reg_or_mem(right, 0, class, class.size())?;
        let op = match (class == Class::F64, self.own.is_signaling) {
            (true, false) => ops::UCOMISDrm,
            (false, false) => ops::UCOMISSrm,
            (true, true) => ops::COMISDrm,
            (false, true) => ops::COMISSrm,
        };
        match right {
            Rm::Reg(right) => op.reg_reg(self.code(), left.number(), right.number()),
            Rm::Mem(address) => self.reg_mem(op, left, address),
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
            _ => {
                match self.reg_or_mem(value, 0, Class::I8, 1)? {
                    Rm::Reg(reg) => ops::TEST8ri.reg_imm(self.code(), reg.number(), 1),
                    Rm::Mem(address) => self.mem_imm(ops::TEST8mi, address, 1),
                }
                Ok(Flags::One(Condition::NE))
            }
        }
    }

    /// Appends a jump to a label if a condition holds.
    pub(super) fn jump_if(&mut self, flags: Flags, label: Label) {
        match flags {
            Flags::One(condition) => self.jump_with(condition.jump_op(), label),
            Flags::Either(one, other) => {
                self.jump_with(one.jump_op(), label);
                self.jump_with(other.jump_op(), label);
            }
            Flags::Both(one, other) => {
                let over = self.new_label();
                self.jump_with(one.inverse().jump_op(), over);
                self.jump_with(other.jump_op(), label);
                self.place(over);
            }
            Flags::Always(true) => self.jump(label),
            Flags::Always(false) => {}
        }
    }

    pub(super) fn jump(&mut self, label: Label) {
        self.jump_with(ops::JMP_4, label);
    }

    fn jump_with(&mut self, op: Op, label: Label) {
        op.imm(&mut self.m.s.code, 0);
        let at = self.m.s.code.len() as u32 - 4;
        self.m.jumps.push((at, label));
    }

    pub(super) fn select(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (condition, left, right) = (operands[0], operands[1], operands[2]);
        if self.module.tables.types.is_vector(self.type_of(condition)) {
            return self.vector_operation(inst, Opcode::Select, ty, operands);
        }
        for &operand in operands {
            self.consume(operand);
        }
        match self.info(ty).kind {
            Kind::Nothing => Ok(()),
            Kind::Scalar(class) if class.bank() == Bank::General => {
                let is_wide = class == Class::I64;
                // Both values before the flags, which computing them would change.
                let chosen = self.register(left, 0, class)?;
                self.m.s.lock(chosen);
                let reg = self.m.s.scratch(Bank::General);
                self.move_to(reg, right, 0, class)?;
                let flags = self.condition(condition)?;
                self.choose(flags, reg, chosen, is_wide);
                self.define(inst, class, reg);
                Ok(())
            }
            Kind::Parts(..) if self.shape(ty).is_some() => self.select_vectors(inst, ty, condition, left, right),
            Kind::Scalar(_) | Kind::Parts(..) => self.select_by_jump(inst, ty, condition, left, right),
            Kind::Memory => self.select_memory(inst, ty, condition, left, right),
            Kind::Refused => self.refuse("select of this type"),
        }
    }

    /// Copies a register to another if a condition holds.
    fn choose(&mut self, flags: Flags, to: Reg, from: Reg, is_wide: bool) {
        let code = &mut self.m.s.code;
        match flags {
            Flags::One(condition) => condition.cmov(code, to, from, is_wide),
            Flags::Either(one, other) => {
                one.cmov(code, to, from, is_wide);
                other.cmov(code, to, from, is_wide);
            }
            Flags::Both(one, other) => {
                // Where one does not hold, the other must not take effect.
                ops::MOV64rm.reg_reg(code, R11.number(), to.number());
                one.cmov(code, to, from, is_wide);
                other.inverse().cmov(code, to, R11, is_wide);
            }
            Flags::Always(true) => X86::copy(code, Class::I64, to, from),
            Flags::Always(false) => {}
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
            let reg = self.register(left, number, class)?;
            self.m.s.lock(reg);
            chosen.push(reg);
        }
        let flags = self.condition(condition)?;
        let over = self.new_label();
        self.jump_if(flags.inverse(), over);
        for ((&class, &to), &from) in classes.iter().zip(&regs).zip(&chosen) {
            X86::copy(&mut self.m.s.code, class, to, from);
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
        self.extend_in_place(bit, 1, false, Class::I32);
        self.create(inst, ty)?;
        for (number, &class) in (0..).zip(classes) {
            let reg = self.m.s.scratch(class.bank());
            self.move_to(reg, right, number, class)?;
            let other = self.register(left, number, class)?;
            ops::TEST32rr.reg_reg(self.code(), bit.number(), bit.number());
            let over = self.new_label();
            self.jump_if(Flags::One(Condition::E), over);
            X86::copy(&mut self.m.s.code, class, reg, other);
            self.place(over);
            self.m.s.unlock(other);
            self.define_part(inst, number, reg);
        }
        Ok(())
    }

    /// Makes registers the parts of the result.
    pub(super) fn define_parts(&mut self, inst: Inst, ty: Type, regs: &[Reg]) -> Selected {
        self.create(inst, ty)?;
        for (number, &reg) in (0..).zip(regs) {
            let id = self.m.s.part_id(inst.as_u32(), number);
            self.m.s.define(id, reg);
        }
        Ok(())
    }
}
