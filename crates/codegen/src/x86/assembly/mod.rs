//! Inline assembly: operands into the registers that their constraints name or allow, the code of the text, results
//! out of registers.
//!
//! | file | task |
//! | --- | --- |
//! | `operand` | operands of a statement, and where their constraints put them |
//! | `assign` | choice of registers |
//! | `transfer` | values in registers of other kinds, by way of slots |
//! | `setup` | operands into their registers |
//! | `results` | outputs out of them |
//! | `branch` | `callbr` |
//!
//! The code of a text goes into the function's at once. Its other sections, its symbols and what it refers to are
//! left to `module`, which knows names.

mod assign;
mod branch;
mod operand;
mod results;
mod setup;

mod transfer;

use draig_ir::{InlineAsm, Inst, Type, Value, ValueKind};
use draig_target::constraints::ConstraintKind;
use draig_target::inline_asm::{AsmAddress, AsmOperand, Expansion, Register};

use super::registers::{R8, R9, R10};
use super::{Label, Selected, Selector};
use crate::code::CallSite;
use crate::function::registers::{Reg, RegSet};
use crate::select::Placed;
use operand::{Place, Statement, core};

/// Registers that a statement needs by name, as far as values of loops may be in them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Needs {
    /// Registers that constraints and clobbers name.
    pub(super) named: RegSet,
    /// Number of operands in registers of a class.
    pub(super) others: u32,
}

/// From this number of operands on, a statement is treated as a call, which leaves fewer registers to values.
const MANY_OPERANDS: u32 = 5;

impl Needs {
    /// Whether values that are in a register between calls cannot stay there.
    pub(super) fn is_like_call(self) -> bool {
        self.others >= MANY_OPERANDS || !self.named.and(BETWEEN_CALLS).is_empty()
    }
}

/// Registers of values between calls.
const BETWEEN_CALLS: RegSet = RegSet(super::registers::set(&[R8, R9, R10]).0 | super::registers::vectors(7, 14).0);

impl<'m> Selector<'_, 'm> {
    /// Returns what a statement needs, by a look at its constraints.
    pub(super) fn needs(module: &draig_ir::Module, asm: InlineAsm) -> Needs {
        let mut needs = Needs::default();
        let Some(table) = draig_target::inline_asm::table_named("x86_64") else { return needs };
        let text = module.tables.str(module.tables.inline_asm(asm).constraints);
        for item in text.split(|&byte| byte == b',') {
            let open = item.iter().position(|&byte| byte == b'{');
            let Some(open) = open else {
                needs.others += u32::from(!item.starts_with(b"~") && !item.is_empty());
                continue;
            };
            // The names that nearly every statement has.
            if matches!(&item[open..], b"{memory}" | b"{dirflag}" | b"{fpsr}" | b"{flags}" | b"{cc}") {
                continue;
            }
            let name = std::str::from_utf8(&item[open + 1..item.len().max(open + 2) - 1]).unwrap_or_default();
            if let Some(reg) = table.register(name).and_then(|register| core(table, register)) {
                needs.named.insert(reg);
            }
        }
        needs
    }

    /// Compiles a statement that is no terminator.
    pub(super) fn assembly(&mut self, inst: Inst, ty: Type, asm: InlineAsm, unwind: Option<(Label, u32)>) -> Selected {
        self.consume_arguments(inst);
        let mut statement = self.statement(inst, asm)?;
        if is_blank(statement.template) && unwind.is_none() && self.without_text(inst, ty, &statement)? {
            return Ok(());
        }
        let run = self.set_up(&mut statement, unwind.map(|(_, to)| to))?;
        self.write_text(inst, &statement, &run, unwind)?;
        self.take_outputs(inst, ty, &statement, &run)?;
        self.release(&statement, run);
        Ok(())
    }

    /// Compiles a statement of an `invoke`'s callee or a call's.
    pub(super) fn consume_arguments(&mut self, inst: Inst) {
        let body = self.body;
        for &argument in body.call_args(inst) {
            self.consume(argument);
        }
    }

    /// Returns the statement that a call has as its callee.
    pub(super) fn assembly_of(callee: Value) -> Option<InlineAsm> {
        match callee.kind() {
            ValueKind::InlineAsm(asm) => Some(asm),
            _ => None,
        }
    }

    /// Compiles a statement without text, which only ties values; `false` if it does more than that.
    fn without_text(&mut self, inst: Inst, ty: Type, statement: &Statement<'m>) -> Selected<bool> {
        let outputs: Vec<&operand::Operand> =
            statement.operands.iter().filter(|operand| operand.kind == ConstraintKind::Output).collect();
        let direct: Vec<&&operand::Operand> = outputs.iter().filter(|operand| !operand.is_indirect).collect();
        if outputs
            .iter()
            .any(|operand| operand.is_indirect && matches!(operand.place, Place::Class(..) | Place::Registers(..)))
        {
            return Ok(false);
        }
        match direct.as_slice() {
            [] => Ok(true),
            [output] => {
                let value = output.input.and_then(|input| statement.operands[input].value);
                let Some(value) = value.filter(|&value| self.type_of(value) == ty) else { return Ok(false) };
                self.copy_consumed(inst, ty, value)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn copy_consumed(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        match self.info(ty).kind {
            crate::function::types::Kind::Scalar(class) => {
                let reg = self.result_from(inst, class, value, 0)?;
                self.define(inst, class, reg);
                Ok(())
            }
            _ => self.copy_parts(inst, ty, value),
        }
    }

    /// Expands the text, and appends its code.
    fn write_text(
        &mut self,
        inst: Inst,
        statement: &Statement<'m>,
        run: &setup::Run,
        unwind: Option<(Label, u32)>,
    ) -> Selected {
        let text = self.expand(inst, statement)?;
        let piece = match self.m.texts(self.context).piece(&text, statement.intel) {
            Ok(piece) => piece,
            Err(message) => return self.refuse(&message),
        };
        if piece.ends_elsewhere {
            return self.refuse("inline assembly that ends in another section than it begins");
        }
        let code = &piece.image[piece.code];
        if !code.bytes.is_empty() {
            // The text may use the stack, which a leaf's slots below the stack pointer would not survive.
            self.frame.has_calls = true;
        }
        if code.align > 1 {
            let align = u32::try_from(code.align).unwrap_or(u32::MAX).min(1 << 12);
            self.m.own.code_align = self.m.own.code_align.max(align);
            let end = self.m.s.code.len().next_multiple_of(align as usize);
            self.m.s.code.resize(end, 0x90);
        }
        let start = self.m.s.code.len() as u32;
        self.m.s.code.extend_from_slice(&code.bytes);
        let end = self.m.s.code.len() as u32;
        if let Some((pad, _)) = unwind {
            let pad = (pad, self.unwind_inst(inst));
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, Some(pad)));
        } else if statement.may_unwind {
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        }
        let has_more = piece.image.sections.len() > 1 || !piece.image.symbols.is_empty() || !code.fixups.is_empty();
        if has_more || code.align > 1 {
            self.m.own.placed.push(Placed { start, piece, names: run.names.clone(), inst });
        }
        Ok(())
    }

    fn expand(&mut self, inst: Inst, statement: &Statement<'m>) -> Selected<Vec<u8>> {
        let mut operands: Vec<AsmOperand> = Vec::with_capacity(statement.operands.len());
        for operand in &statement.operands {
            let place = match operand.tied {
                Some(output) => &statement.operands[output].place,
                None => &operand.place,
            };
            operands.push(match place {
                Place::Text(operand) => operand.clone(),
                Place::Registers(registers, _) => AsmOperand::Registers(registers.clone()),
                Place::FlagsIn(_, register) => AsmOperand::Registers(vec![*register]),
                Place::Memory(address) => AsmOperand::Memory(address.clone()),
                Place::BasedOn(base) => AsmOperand::Memory(AsmAddress { base: Some(*base), ..AsmAddress::default() }),
                Place::None | Place::Class(..) | Place::Based(_) | Place::Flags(..) => AsmOperand::Unprintable,
            });
        }
        statement.table.name_clobbers(&statement.constraints, &mut operands);
        // A number that no other statement of the module prints.
        let unique = u64::from(self.function.as_u32()) << 32 | u64::from(inst.as_u32());
        let with = Expansion { operands: &operands, intel: statement.intel, unique };
        match statement.table.expand_or_offset(statement.template, &with) {
            Ok(text) => Ok(text),
            Err((error, offset)) => {
                let before = statement.template.get(..offset).unwrap_or(statement.template);
                let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
                match line {
                    1 => self.refuse(&error.to_string()),
                    line => self.refuse(&format!("{error} (line {line} of the template)")),
                }
            }
        }
    }

    /// Returns the register of the table for the frame pointer.
    fn frame_register(statement: &Statement<'_>) -> Option<Register> {
        statement.table.register("rbp")
    }
}

/// Whether a template has nothing but blanks and comments, and refers to no operand.
fn is_blank(template: &[u8]) -> bool {
    !template.contains(&b'$')
        && template.split(|&byte| byte == b'\n').all(|line| matches!(line.trim_ascii(), b"" | [b'#', ..]))
}

/// Returns the registers of the code generator in a list of the table's.
fn cores<'r>(statement: &'r Statement<'_>, registers: &'r [Register]) -> impl Iterator<Item = Option<Reg>> + 'r {
    registers.iter().map(|&register| core(statement.table, register))
}
