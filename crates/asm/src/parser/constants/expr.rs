//! Constant expressions (LangRef "Constant Expressions"), folded as LLVM folds them. [`super::retired`]
//! handles those that LLVM 22 has retired.

use draig_ir::fold::{AddressTypes, Folder};
use draig_ir::{GepFlags, IntFlags, Opcode, Type, Value};

use super::{Parser, global_ref};
use crate::lexer::{Keyword as K, TokenKind as T};
use crate::parser::cursor::ParseResult;

impl Parser<'_, '_> {
    /// Folds with the parser's tables and globals.
    pub(crate) fn fold<R>(&mut self, work: impl FnOnce(&mut Folder<'_>) -> R) -> R {
        let Parser { tables, scope, found, .. } = self;
        let types = AddressTypes(|global| global_ref::address_type(scope, found, global));
        work(&mut Folder::new(tables, &types))
    }

    /// Reads an expression that begins with an opcode.
    pub(super) fn constant_expr(&mut self, keyword: K, loc: u32) -> ParseResult<Value> {
        match keyword {
            K::Trunc => self.cast_expr(Opcode::Trunc, loc),
            K::Bitcast => self.cast_expr(Opcode::BitCast, loc),
            K::Addrspacecast => self.cast_expr(Opcode::AddrSpaceCast, loc),
            K::Inttoptr => self.cast_expr(Opcode::IntToPtr, loc),
            K::Ptrtoaddr => self.cast_expr(Opcode::PtrToAddr, loc),
            K::Ptrtoint => self.cast_expr(Opcode::PtrToInt, loc),
            K::Add => self.binary_expr(Opcode::Add, loc),
            K::Sub => self.binary_expr(Opcode::Sub, loc),
            K::Xor => self.binary_expr(Opcode::Xor, loc),
            K::Getelementptr => self.gep_expr(loc),
            K::Shufflevector | K::Insertelement | K::Extractelement => self.vector_expr(keyword, loc),
            _ => self.retired_expr(keyword, loc),
        }
    }

    fn cast_expr(&mut self, opcode: Opcode, loc: u32) -> ParseResult<Value> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '(' after constantexpr cast")?;
        let value = self.typed_constant()?;
        self.cursor.expect_keyword(K::To, "expected 'to' in constantexpr cast")?;
        let ty = self.ty(false)?;
        self.cursor.expect(T::RParen, "expected ')' at end of constantexpr cast")?;
        let from = self.constant_type(value);
        if !self.tables.types.is_valid_cast(opcode, from, ty) {
            let (from, to) = (self.type_text(from), self.type_text(ty));
            let message = format!("invalid cast opcode for cast from '{from}' to '{to}'");
            return Err(self.cursor.error_at(loc, message));
        }
        let folded = self.fold(|folder| folder.cast(opcode, value, ty));
        folded.ok_or_else(|| self.cursor.error_at(loc, "constant expression does not fold"))
    }

    fn binary_expr(&mut self, opcode: Opcode, loc: u32) -> ParseResult<Value> {
        self.cursor.bump();
        let mut flags = IntFlags::NONE;
        if opcode != Opcode::Xor {
            if self.cursor.eat_keyword(K::Nuw) {
                flags |= IntFlags::NUW;
            }
            if self.cursor.eat_keyword(K::Nsw) {
                flags |= IntFlags::NSW;
                if self.cursor.eat_keyword(K::Nuw) {
                    flags |= IntFlags::NUW;
                }
            }
        }
        self.cursor.expect(T::LParen, "expected '(' in binary constantexpr")?;
        let lhs = self.typed_constant()?;
        self.cursor.expect(T::Comma, "expected comma in binary constantexpr")?;
        let rhs = self.typed_constant()?;
        self.cursor.expect(T::RParen, "expected ')' in binary constantexpr")?;
        let ty = self.constant_type(lhs);
        if ty != self.constant_type(rhs) {
            return Err(self.cursor.error_at(loc, "operands of constexpr must have same type"));
        }
        if !self.tables.types.is_integer_or_vector(ty) {
            let message = "constexpr requires integer or integer vector operands";
            return Err(self.cursor.error_at(loc, message));
        }
        let folded = self.fold(|folder| folder.binary(opcode, flags, lhs, rhs));
        folded.ok_or_else(|| self.cursor.error_at(loc, "constant expression does not fold"))
    }

    fn gep_expr(&mut self, loc: u32) -> ParseResult<Value> {
        self.cursor.bump();
        let mut flags = GepFlags::NONE;
        loop {
            flags |= match self.cursor.keyword() {
                // `inbounds` implies `nusw`.
                Some(K::Inbounds) => GepFlags::INBOUNDS | GepFlags::NUSW,
                Some(K::Nusw) => GepFlags::NUSW,
                Some(K::Nuw) => GepFlags::NUW,
                _ => break,
            };
            self.cursor.bump();
        }
        let in_range = if self.cursor.eat_keyword(K::Inrange) { Some(self.in_range()?) } else { None };
        self.cursor.expect(T::LParen, "expected '(' in constantexpr")?;
        let source = self.ty(false)?;
        self.cursor.expect(T::Comma, "expected comma after getelementptr's type")?;
        let operands = self.constant_list()?;
        self.cursor.expect(T::RParen, "expected ')' in constantexpr")?;

        let fail = |this: &Self, what: &'static str| Err(this.cursor.error_at(loc, what));
        let base_type = operands.first().map(|&base| self.constant_type(base));
        let (Some((&base, indices)), Some(base_type)) = (operands.split_first(), base_type) else {
            return fail(self, "base of getelementptr must be a pointer");
        };
        let Some(space) = self.tables.types.address_space(self.tables.types.scalar(base_type)) else {
            return fail(self, "base of getelementptr must be a pointer");
        };
        let in_range = match in_range {
            None => None,
            Some((start, end)) => {
                let width = self.scope.module.data_layout.index_width(space);
                let (start, end) = (start.to_width(width), end.to_width(width));
                if end.sle(&start) {
                    return fail(self, "expected end to be larger than start");
                }
                Some(Box::new((start, end)))
            }
        };
        let mut len = self.tables.types.vector_len(base_type);
        for &index in indices {
            let ty = self.constant_type(index);
            if !self.tables.types.is_integer_or_vector(ty) {
                return fail(self, "getelementptr index must be an integer");
            }
            if let Some(index_len) = self.tables.types.vector_len(ty) {
                if len.is_some_and(|len| len != index_len) {
                    return fail(self, "getelementptr vector index has a wrong number of elements");
                }
                len = Some(index_len);
            }
        }
        if !indices.is_empty() && !self.is_sized_here(source) {
            return fail(self, "base element of getelementptr must be sized");
        }
        if self.is_scalable(source) {
            return fail(self, "invalid base element for constant getelementptr");
        }
        if self.indexed_type(source, indices.get(1..).unwrap_or_default()).is_none() {
            return fail(self, "invalid getelementptr indices");
        }
        Ok(self.fold(|folder| folder.gep(source, flags, in_range, base, indices)))
    }

    /// Reads `(start, end)` after `inrange`.
    fn in_range(&mut self) -> ParseResult<(draig_num::IntLiteral, draig_num::IntLiteral)> {
        self.cursor.expect(T::LParen, "expected '('")?;
        let start = self.any_integer()?;
        self.cursor.expect(T::Comma, "expected ','")?;
        let end = self.any_integer()?;
        self.cursor.expect(T::RParen, "expected ')'")?;
        Ok((start, end))
    }

    /// Reads an integer of any size and form ("expected integer").
    pub(crate) fn any_integer(&mut self) -> ParseResult<draig_num::IntLiteral> {
        if !matches!(self.cursor.kind(), T::Integer | T::HexInteger) {
            return Err(self.cursor.error("expected integer"));
        }
        let literal = self.int_literal(self.cursor.token)?;
        self.cursor.bump();
        Ok(literal)
    }

    fn vector_expr(&mut self, keyword: K, loc: u32) -> ParseResult<Value> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '(' in constantexpr")?;
        let operands = self.constant_list()?;
        self.cursor.expect(T::RParen, "expected ')' in constantexpr")?;
        let fail = |this: &Self, what: &'static str| Err(this.cursor.error_at(loc, what));
        let vector = operands.first().map(|&vector| self.constant_type(vector)).unwrap_or(Type::VOID);
        let is_vector = self.tables.types.is_vector(vector);
        let is_index = |this: &Self, value| this.tables.types.is_integer(this.constant_type(value));
        match (keyword, operands.as_slice()) {
            (K::Shufflevector, &[lhs, rhs, mask]) => {
                let fits = is_vector && self.constant_type(rhs) == vector;
                match if fits { self.tables.shuffle_mask(vector, mask) } else { None } {
                    Some(mask) => Ok(self.fold(|folder| folder.shuffle(lhs, rhs, &mask))),
                    None => fail(self, "invalid operands to shufflevector"),
                }
            }
            (K::Shufflevector, _) => fail(self, "expected three operands to shufflevector"),
            (K::Extractelement, &[from, index]) => {
                if !is_vector || !is_index(self, index) {
                    return fail(self, "invalid extractelement operands");
                }
                Ok(self.fold(|folder| folder.extract_element(from, index)))
            }
            (K::Extractelement, _) => fail(self, "expected two operands to extractelement"),
            (_, &[into, element, index]) => {
                let scalar = self.tables.types.scalar(vector);
                if !is_vector || self.constant_type(element) != scalar || !is_index(self, index) {
                    return fail(self, "invalid insertelement operands");
                }
                Ok(self.fold(|folder| folder.insert_element(into, element, index)))
            }
            _ => fail(self, "expected three operands to insertelement"),
        }
    }
}
