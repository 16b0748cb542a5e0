//! Outputs of inline assembly: results, and what goes to memory by way of a register.

use draig_ir::{Inst, Type};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::ops;
use draig_target::constraints::ConstraintKind;
use draig_target::inline_asm::{AsmOperand, CodeRule};

use super::super::address::Address;
use super::super::registers::{Arm, X16, X17, ZR};
use super::super::{Selected, Selector};
use super::{Statement, core, is_special, register_size};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};

/// An output that is no memory: its type, its registers, and the flags that it stands for.
pub(super) type Output = (Type, Vec<Reg>, Option<Condition>);

/// Conditions of the flags by the names of outputs.
const CONDITIONS: [(&str, Condition); 16] = [
    ("eq", Condition::Eq),
    ("ne", Condition::Ne),
    ("cs", Condition::Hs),
    ("hs", Condition::Hs),
    ("cc", Condition::Lo),
    ("lo", Condition::Lo),
    ("mi", Condition::Mi),
    ("pl", Condition::Pl),
    ("vs", Condition::Vs),
    ("vc", Condition::Vc),
    ("hi", Condition::Hi),
    ("ls", Condition::Ls),
    ("ge", Condition::Ge),
    ("lt", Condition::Lt),
    ("gt", Condition::Gt),
    ("le", Condition::Le),
];

impl<'m> Selector<'_, 'm> {
    /// Returns the outputs that are no memory, in order.
    pub(super) fn outputs(&mut self, ty: Type, statement: &Statement<'m>) -> Selected<Vec<Output>> {
        match self.info(ty).kind {
            Kind::Nothing => return Ok(Vec::new()),
            Kind::Memory | Kind::Refused => return self.refuse_type("a result of inline assembly", ty),
            Kind::Scalar(_) | Kind::Parts(..) => {}
        }
        let Statement { table, list, operands, places, .. } = statement;
        let mut outputs = Vec::new();
        for ((constraint, operand), place) in list.iter().zip(operands).zip(places) {
            if operand.kind != ConstraintKind::Output || operand.is_indirect {
                continue;
            }
            let AsmOperand::Registers(registers) = place else {
                return self.refuse("an output of inline assembly that is in no register");
            };
            let code = constraint.codes().first().and_then(|code| std::str::from_utf8(code).ok()).unwrap_or_default();
            let is_condition = table.code(code).is_some_and(|row| matches!(row.rule, CodeRule::Condition(_)));
            let name = code.trim_start_matches("{@cc").trim_end_matches('}');
            let condition = CONDITIONS.iter().find(|(known, _)| is_condition && *known == name).map(|&(_, one)| one);
            outputs.push((operand.ty, registers.iter().filter_map(|&each| core(table, each)).collect(), condition));
        }
        Ok(outputs)
    }

    /// Makes the registers of outputs the result.
    pub(super) fn asm_outputs(&mut self, inst: Inst, ty: Type, statement: &Statement<'m>) -> Selected {
        let outputs = self.outputs(ty, statement)?;
        for &reg in outputs.iter().flat_map(|(_, regs, _)| regs) {
            self.m.s.lock(reg);
        }
        self.set_conditions(&outputs);
        for &(at, slot) in &statement.stored {
            self.store_output(statement, at, slot)?;
        }
        if outputs.is_empty() {
            return Ok(());
        }
        let mut results = Vec::new();
        for (ty, regs, _) in &outputs {
            let classes = self.classes(*ty);
            let fits =
                |(reg, class): (&Reg, &Class)| reg.is_vector() == (class.bank() == Bank::Vector) && !is_special(*reg);
            if classes.len() == regs.len() && regs.iter().zip(&classes).all(fits) {
                results.extend_from_slice(regs);
                continue;
            }
            let mut slots = Vec::new();
            let slot = self.slot_for(*ty, regs.len() as u32, &mut slots)?;
            for (number, &reg) in (0..).zip(regs) {
                let class = if reg.is_vector() { Class::V128 } else { Class::I64 };
                Arm::store(&mut self.m.s.code, class, reg, slot + number * register_size(reg));
            }
            for (class, _, offset) in self.parts_in_memory(*ty) {
                let reg = self.m.s.scratch(class.bank());
                self.load_part(reg, class, class.size(), Address::frame(slot + offset as i32));
                results.push(reg);
            }
            for (slot, size) in slots {
                self.m.s.frame.release(slot, size);
            }
        }
        self.define_parts(inst, ty, &results)
    }

    /// Writes outputs that are flags to their registers.
    pub(super) fn set_conditions(&mut self, outputs: &[Output]) {
        for (_, regs, condition) in outputs {
            if let (Some(condition), Some(reg)) = (condition, regs.first()) {
                ops::CSINCWr.select(self.code(), reg.number(), ZR.0, ZR.0, condition.inverted());
            }
        }
    }

    /// Stores an output in registers to the address in a slot.
    fn store_output(&mut self, statement: &Statement<'m>, at: usize, slot: i32) -> Selected {
        let (ty, place) = (statement.operands[at].ty, &statement.places[at]);
        let AsmOperand::Registers(registers) = place else { return self.refuse("an output that is in no register") };
        let regs: Vec<Reg> = registers.iter().filter_map(|&each| core(statement.table, each)).collect();
        let parts = self.parts_in_memory(ty);
        if parts.is_empty() {
            return self.refuse_type("an indirect output of inline assembly in a register", ty);
        }
        let fits = |(reg, &(class, ..)): (&Reg, &(Class, u32, u32))| reg.is_vector() == (class.bank() == Bank::Vector);
        if parts.len() != regs.len() || !regs.iter().zip(&parts).all(fits) {
            return self.refuse_type("an indirect output of inline assembly in registers of another kind", ty);
        }
        // An odd number of bytes is written in pieces, by way of `x16`.
        let is_odd = parts.iter().any(|&(_, bytes, _)| !bytes.is_power_of_two());
        let is_free = |base: &Reg| !statement.written.contains(*base) && (*base == X17 || !is_odd);
        let Some(base) = [X17, X16].into_iter().find(is_free) else {
            return self.refuse("an indirect output of inline assembly that changes x16 and x17");
        };
        Arm::load(&mut self.m.s.code, Class::I64, base, slot);
        for (&reg, &(class, bytes, offset)) in regs.iter().zip(&parts) {
            self.store_part(reg, class, bytes, Address::base(base, i64::from(offset)));
        }
        Ok(())
    }
}
