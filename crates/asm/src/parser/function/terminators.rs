//! Terminators other than calls (LangRef "Terminator Instructions").

use draig_ir::{ConstKind, Inst, InstBuild, Opcode, Type, Value};
use rustc_hash::FxHashSet;

use super::super::Parser;
use super::super::cursor::ParseResult;
use crate::lexer::TokenKind as T;

/// Number of cases from which a set detects duplicate case values.
const MANY_CASES: usize = 16;

impl Parser<'_, '_> {
    pub(super) fn ret(&mut self) -> ParseResult<Inst> {
        let loc = self.cursor.loc();
        let ty = self.ty(true)?;
        let build = InstBuild::new(Opcode::Ret, Type::VOID);
        if ty == Type::VOID {
            if self.function.result != Type::VOID {
                return Err(self.wrong_result(loc));
            }
            return Ok(self.append(build, &[]));
        }
        let value = self.value(ty)?;
        if self.function.result != ty {
            return Err(self.wrong_result(loc));
        }
        Ok(self.append(build, &[value]))
    }

    #[cold]
    fn wrong_result(&self, loc: u32) -> Box<super::super::cursor::ParseError> {
        let result = self.type_text(self.function.result);
        self.cursor.error_at(loc, format!("value doesn't match function result type '{result}'"))
    }

    #[inline]
    pub(super) fn br(&mut self) -> ParseResult<Inst> {
        let build = InstBuild::new(Opcode::Br, Type::VOID);
        let first = self.typed_value()?;
        if first.ty == Type::LABEL {
            return Ok(self.append(build, &[first.value]));
        }
        if first.ty != Type::I1 {
            return Err(self.cursor.error_at(first.loc, "branch condition must have 'i1' type"));
        }
        self.cursor.expect(T::Comma, "expected ',' after branch condition")?;
        let yes = self.block_operand()?;
        self.cursor.expect(T::Comma, "expected ',' after true destination")?;
        let no = self.block_operand()?;
        Ok(self.append(build, &[first.value, no, yes]))
    }

    pub(super) fn switch(&mut self) -> ParseResult<Inst> {
        let condition = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after switch condition")?;
        let default = self.block_operand()?;
        self.cursor.expect(T::LSquare, "expected '[' with switch table")?;
        if !self.tables.types.is_integer(condition.ty) {
            return Err(self.cursor.error_at(condition.loc, "switch condition must have integer type"));
        }
        let mut operands = std::mem::take(&mut self.function.operands);
        operands.clear();
        operands.extend([condition.value, default]);
        let result = self.switch_cases(&mut operands);
        let result = result.map(|()| self.append(InstBuild::new(Opcode::Switch, Type::VOID), &operands));
        self.function.operands = operands;
        result
    }

    fn switch_cases(&mut self, operands: &mut Vec<Value>) -> ParseResult<()> {
        let mut seen = FxHashSet::default();
        while !self.cursor.at(T::RSquare) {
            let case = self.typed_value()?;
            self.cursor.expect(T::Comma, "expected ',' after case value")?;
            let block = self.block_operand()?;
            let is_new = if operands.len() < 2 * MANY_CASES {
                !operands[2..].iter().step_by(2).any(|&known| known == case.value)
            } else {
                if seen.is_empty() {
                    seen.extend(operands[2..].iter().step_by(2).copied());
                }
                seen.insert(case.value)
            };
            if !is_new {
                return Err(self.cursor.error_at(case.loc, "duplicate case value in switch"));
            }
            let constant = case.value.as_const().map(|constant| self.tables.constants.kind(constant));
            let is_integer = matches!(constant, Some(ConstKind::Int(_) | ConstKind::WideInt(_)));
            if !is_integer {
                return Err(self.cursor.error_at(case.loc, "case value is not a constant integer"));
            }
            operands.extend([case.value, block]);
        }
        self.cursor.bump();
        Ok(())
    }

    pub(super) fn indirect_br(&mut self) -> ParseResult<Inst> {
        let address = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after indirectbr address")?;
        self.cursor.expect(T::LSquare, "expected '[' with indirectbr")?;
        if !self.tables.types.is_pointer(address.ty) {
            return Err(self.cursor.error_at(address.loc, "indirectbr address must have pointer type"));
        }
        let mut operands = vec![address.value];
        if !self.cursor.at(T::RSquare) {
            loop {
                operands.push(self.block_operand()?);
                if !self.cursor.eat(T::Comma) {
                    break;
                }
            }
        }
        self.cursor.expect(T::RSquare, "expected ']' at end of block list")?;
        Ok(self.append(InstBuild::new(Opcode::IndirectBr, Type::VOID), &operands))
    }

    pub(super) fn resume(&mut self) -> ParseResult<Inst> {
        let value = self.typed_value()?.value;
        Ok(self.append(InstBuild::new(Opcode::Resume, Type::VOID), &[value]))
    }
}
