//! Landing pads and funclet pads, and the terminators that belong to them (LangRef "Exception
//! Handling").

use draig_ir::{Inst, InstBuild, Opcode, Type, TypeKind, Value};

use super::super::Parser;
use super::super::cursor::ParseResult;
use crate::lexer::{Keyword as K, TokenKind as T};

impl Parser<'_, '_> {
    pub(super) fn landing_pad(&mut self) -> ParseResult<Inst> {
        let ty = self.ty(false)?;
        let cleanup = self.cursor.eat_keyword(K::Cleanup);
        let mut clauses = Vec::new();
        let mut filters = Vec::new();
        while let Some(keyword @ (K::Catch | K::Filter)) = self.cursor.keyword() {
            self.cursor.bump();
            let clause = self.typed_value()?;
            let is_array = matches!(self.tables.types.kind(clause.ty), TypeKind::Array { .. });
            let is_filter = keyword == K::Filter;
            if is_filter != is_array {
                return Err(self.cursor.error_at(
                    clause.loc,
                    match is_filter {
                        true => "'filter' clause has an invalid type",
                        false => "'catch' clause has an invalid type",
                    },
                ));
            }
            if !clause.value.is_constant() {
                return Err(self.cursor.error_at(clause.loc, "clause argument must be a constant"));
            }
            clauses.push(clause.value);
            filters.push(is_filter);
        }
        let state = &mut self.function;
        Ok(state.body.append_landing_pad(state.block, ty, cleanup, &clauses, &filters))
    }

    pub(super) fn cleanup_ret(&mut self) -> ParseResult<Inst> {
        self.cursor.expect_keyword(K::From, "expected 'from' after cleanupret")?;
        let pad = self.value(Type::TOKEN)?;
        self.cursor.expect_keyword(K::Unwind, "expected 'unwind' in cleanupret")?;
        let build = InstBuild::new(Opcode::CleanupRet, Type::VOID);
        if self.cursor.eat_keyword(K::To) {
            self.cursor.expect_keyword(K::Caller, "expected 'caller' in cleanupret")?;
            return Ok(self.append(build, &[pad]));
        }
        let unwind = self.block_operand()?;
        Ok(self.append(build, &[pad, unwind]))
    }

    pub(super) fn catch_ret(&mut self) -> ParseResult<Inst> {
        self.cursor.expect_keyword(K::From, "expected 'from' after catchret")?;
        let pad = self.value(Type::TOKEN)?;
        self.cursor.expect_keyword(K::To, "expected 'to' in catchret")?;
        let target = self.block_operand()?;
        Ok(self.append(InstBuild::new(Opcode::CatchRet, Type::VOID), &[pad, target]))
    }

    pub(super) fn catch_switch(&mut self) -> ParseResult<Inst> {
        self.cursor.expect_keyword(K::Within, "expected 'within' after catchswitch")?;
        let parent = self.parent_pad(true, "expected scope value for catchswitch")?;
        self.cursor.expect(T::LSquare, "expected '[' with catchswitch labels")?;
        let mut handlers = Vec::new();
        loop {
            handlers.push(self.block_operand()?);
            if !self.cursor.eat(T::Comma) {
                break;
            }
        }
        self.cursor.expect(T::RSquare, "expected ']' after catchswitch labels")?;
        self.cursor.expect_keyword(K::Unwind, "expected 'unwind' after catchswitch scope")?;
        let mut operands = vec![parent];
        let to_caller = self.cursor.eat_keyword(K::To);
        if to_caller {
            self.cursor.expect_keyword(K::Caller, "expected 'caller' in catchswitch")?;
        } else {
            operands.push(self.block_operand()?);
        }
        operands.extend(handlers);
        let state = &mut self.function;
        let inst = state.body.append_catch_switch(state.block, Type::TOKEN, &operands, !to_caller);
        if state.locals.open_placeholders != 0 {
            state.locals.note_operands(inst, &operands);
        }
        Ok(inst)
    }

    pub(super) fn catch_pad(&mut self) -> ParseResult<Inst> {
        self.cursor.expect_keyword(K::Within, "expected 'within' after catchpad")?;
        let parent = self.parent_pad(false, "expected scope value for catchpad")?;
        self.pad(Opcode::CatchPad, parent)
    }

    pub(super) fn cleanup_pad(&mut self) -> ParseResult<Inst> {
        self.cursor.expect_keyword(K::Within, "expected 'within' after cleanuppad")?;
        let parent = self.parent_pad(true, "expected scope value for cleanuppad")?;
        self.pad(Opcode::CleanupPad, parent)
    }

    /// Reads the parent of a pad, or `none`.
    fn parent_pad(&mut self, allow_none: bool, message: &'static str) -> ParseResult<Value> {
        match self.cursor.kind() {
            T::LocalVar | T::LocalVarId => {}
            T::Keyword(K::None) if allow_none => {}
            _ => return Err(self.cursor.error(message)),
        }
        self.value(Type::TOKEN)
    }

    /// Reads the arguments of a pad, from the bracket on.
    fn pad(&mut self, opcode: Opcode, parent: Value) -> ParseResult<Inst> {
        self.cursor.expect(T::LSquare, "expected '[' in catchpad/cleanuppad")?;
        let mut operands = Vec::new();
        while !self.cursor.at(T::RSquare) {
            if !operands.is_empty() {
                self.cursor.expect(T::Comma, "expected ',' in argument list")?;
            }
            let ty = self.ty(false)?;
            operands.push(if ty == Type::METADATA { self.metadata_as_value()? } else { self.value(ty)? });
        }
        self.cursor.bump();
        operands.push(parent);
        Ok(self.append(InstBuild::new(opcode, Type::TOKEN), &operands))
    }
}
