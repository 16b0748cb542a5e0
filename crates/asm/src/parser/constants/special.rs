//! Constants about globals: `blockaddress`, `dso_local_equivalent`, `ptrauth`.

use draig_ir::{ConstKind, Type, ValueKind};

use super::{Parser, ValId, ValIdKind};
use crate::lexer::{Token, TokenKind as T};
use crate::parser::cursor::ParseResult;
use crate::parser::scope::UNMENTIONED;

impl Parser<'_, '_> {
    /// Reads `blockaddress(@function, %block)`.
    pub(super) fn block_address(&mut self, loc: u32, expected: Option<Type>) -> ParseResult<ValIdKind> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '(' in block address expression")?;
        let function = self.val_id(None)?;
        self.cursor.expect(T::Comma, "expected comma in block address expression")?;
        let label_token = self.cursor.token;
        let label = self.val_id(None)?;
        self.cursor.expect(T::RParen, "expected ')' in block address expression")?;
        let ValId { loc: function_loc, kind: ValIdKind::Global(function) } = function else {
            return Err(self.cursor.error_at(function.loc, "expected function name in blockaddress"));
        };
        if !matches!(label.kind, ValIdKind::LocalId | ValIdKind::LocalName(_)) {
            return Err(self.cursor.error_at(label.loc, "expected basic block name in blockaddress"));
        }
        let name = self.global_name(function);
        let (function, ty) = match self.global_defined_before(name, function_loc) {
            Some(global) => {
                if !self.scope.module.global(global).is_function() {
                    return Err(self.cursor.error_at(function_loc, "expected function name in blockaddress"));
                }
                if !self.scope.has_body(global) {
                    let message = "cannot take blockaddress inside a declaration";
                    return Err(self.cursor.error_at(function_loc, message));
                }
                (global, self.scope.module.global(global).address_type)
            }
            None => {
                let ty = match expected {
                    Some(ty) if self.tables.types.is_pointer(ty) => ty,
                    Some(ty) => {
                        let text = self.type_text(ty);
                        let message = format!("type of blockaddress must be a pointer and not '{text}'");
                        return Err(self.cursor.error_at(loc, message));
                    }
                    None => self.default_block_address_type(),
                };
                (self.unchecked_mention(function, ty)?, ty)
            }
        };
        let (block, ty) = self.addressed_block(function, function_loc, label_token, ty)?;
        Ok(ValIdKind::Constant(self.tables.constants.intern(ty, ConstKind::BlockAddress(function, block)).into()))
    }

    /// Returns the global with a name that may remain undefined, or whose absence is reported with a
    /// different message.
    fn unchecked_mention(&mut self, token: Token, ty: Type) -> ParseResult<draig_ir::Global> {
        let name = self.global_name(token);
        if let Some(global) = self.known_global(name) {
            return Ok(global);
        }
        match self.scope.own() {
            Some(scope) => Ok(scope.reserve_global(name, ty, UNMENTIONED)),
            None => self.global_value(token, ty),
        }
    }

    /// Reads `dso_local_equivalent @name`.
    pub(super) fn dso_local_equivalent(&mut self) -> ParseResult<ValIdKind> {
        self.cursor.bump();
        let id = self.val_id(None)?;
        let ValIdKind::Global(token) = id.kind else {
            return Err(self.cursor.error_at(id.loc, "expected global value name in dso_local_equivalent"));
        };
        let name = self.global_name(token);
        let (global, ty) = match self.global_defined_before(name, token.start()) {
            Some(global) => {
                let data = self.scope.module.global(global);
                if self.tables.types.as_function(data.value_type).is_none() {
                    let message = "expected a function, alias to function, or ifunc in dso_local_equivalent";
                    return Err(self.cursor.error_at(token.start(), message));
                }
                (global, data.address_type)
            }
            None => {
                let space = self.scope.module.data_layout.default_globals_address_space();
                let ty = self.tables.types.pointer(space);
                let global = self.unchecked_mention(token, ty)?;
                self.found.dso_local_equivalents.push((name, token.start(), global));
                (global, ty)
            }
        };
        Ok(ValIdKind::Constant(self.tables.constants.intern(ty, ConstKind::DsoLocalEquivalent(global)).into()))
    }

    /// Reads `ptrauth (…)`.
    pub(super) fn ptrauth(&mut self, loc: u32) -> ParseResult<ValIdKind> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '(' in constant ptrauth expression")?;
        let pointer = self.typed_constant()?;
        self.cursor.expect(T::Comma, "expected comma in constant ptrauth expression")?;
        let key = self.typed_constant()?;
        let mut optional = [None; 3];
        for place in &mut optional {
            if self.cursor.eat(T::Comma) {
                *place = Some(self.typed_constant()?);
            }
        }
        self.cursor.expect(T::RParen, "expected ')' in constant ptrauth expression")?;

        let fail = |this: &Self, what: &'static str| Err(this.cursor.error_at(loc, what));
        let is_pointer = |this: &Self, value| this.tables.types.is_pointer(this.constant_type(value));
        let is_int = |this: &Self, value: draig_ir::Value, ty| {
            let ValueKind::Const(constant) = value.kind() else { return false };
            this.tables.constants.ty(constant) == ty
                && matches!(this.tables.constants.kind(constant), ConstKind::Int(_))
        };
        if !is_pointer(self, pointer) {
            return fail(self, "constant ptrauth base pointer must be a pointer");
        }
        if !is_int(self, key, Type::I32) {
            return fail(self, "constant ptrauth key must be i32 constant");
        }
        let null = match self.tables.const_null(Type::PTR) {
            Some(null) => null.into(),
            None => return fail(self, "constant ptrauth base pointer must be a pointer"),
        };
        let discriminator = match optional[0] {
            Some(value) if !is_int(self, value, Type::I64) => {
                return fail(self, "constant ptrauth integer discriminator must be i64 constant");
            }
            Some(value) => value,
            None => self.tables.const_i64(Type::I64, 0).into(),
        };
        let address = optional[1].unwrap_or(null);
        if !is_pointer(self, address) {
            return fail(self, "constant ptrauth address discriminator must be a pointer");
        }
        let deactivation = optional[2].unwrap_or(null);
        if !is_pointer(self, deactivation) {
            return fail(self, "constant ptrauth deactivation symbol must be a pointer");
        }
        let ty = self.constant_type(pointer);
        let kind = ConstKind::PtrAuth(Box::new([pointer, key, discriminator, address, deactivation]));
        Ok(ValIdKind::Constant(self.tables.constants.intern(ty, kind).into()))
    }
}
