//! Arithmetic, comparisons, casts, `select`, `freeze`, `va_arg` and `phi`.

use draig_ir::{FastMath, FloatPredicate, Inst, InstBuild, IntFlags, IntPredicate, Opcode, Type, Value};

use super::super::Parser;
use super::super::cursor::ParseResult;
use crate::lexer::{Keyword as K, TokenKind as T};

impl Parser<'_, '_> {
    /// Reads an operation on two operands of one type.
    #[inline]
    pub(super) fn binary(&mut self, keyword: K) -> ParseResult<Inst> {
        let opcode = match keyword {
            K::Add => Opcode::Add,
            K::Sub => Opcode::Sub,
            K::Mul => Opcode::Mul,
            K::Shl => Opcode::Shl,
            K::Fadd => Opcode::FAdd,
            K::Fsub => Opcode::FSub,
            K::Fmul => Opcode::FMul,
            K::Fdiv => Opcode::FDiv,
            K::Frem => Opcode::FRem,
            K::Udiv => Opcode::UDiv,
            K::Sdiv => Opcode::SDiv,
            K::Lshr => Opcode::LShr,
            K::Ashr => Opcode::AShr,
            K::Urem => Opcode::URem,
            K::Srem => Opcode::SRem,
            K::And => Opcode::And,
            K::Or => Opcode::Or,
            _ => Opcode::Xor,
        };
        let flags = match keyword {
            K::Add | K::Sub | K::Mul | K::Shl => self.wrap_flags().0,
            K::Fadd | K::Fsub | K::Fmul | K::Fdiv | K::Frem => self.fast_math_flags().0,
            K::Udiv | K::Sdiv | K::Lshr | K::Ashr => self.int_flag(K::Exact, IntFlags::EXACT).0,
            K::Or => self.int_flag(K::Disjoint, IntFlags::DISJOINT).0,
            _ => 0,
        };
        let logical = matches!(keyword, K::And | K::Or | K::Xor);
        let left = self.typed_value()?;
        let comma = if logical { "expected ',' in logical operation" } else { "expected ',' in arithmetic operation" };
        self.cursor.expect(T::Comma, comma)?;
        let right = self.value(left.ty)?;
        let valid = if opcode.is_float_arithmetic() {
            self.tables.types.is_float_or_vector(left.ty)
        } else {
            self.is_integers(left.ty)
        };
        if !valid {
            return Err(self.cursor.error_at(
                left.loc,
                match logical {
                    true => "instruction requires integer or integer vector operands",
                    false => "invalid operand type for instruction",
                },
            ));
        }
        Ok(self.append(InstBuild::new(opcode, left.ty).flags(flags), &[left.value, right]))
    }

    /// Whether the type is an integer or a vector of integers.
    #[inline]
    fn is_integers(&self, ty: Type) -> bool {
        (Type::I1.as_u32()..=Type::I128.as_u32()).contains(&ty.as_u32()) || self.tables.types.is_integer_or_vector(ty)
    }

    pub(super) fn fneg(&mut self) -> ParseResult<Inst> {
        let flags = self.fast_math_flags();
        let operand = self.typed_value()?;
        if !self.tables.types.is_float_or_vector(operand.ty) {
            return Err(self.cursor.error_at(operand.loc, "invalid operand type for instruction"));
        }
        Ok(self.append(InstBuild::new(Opcode::FNeg, operand.ty).flags(flags.0), &[operand.value]))
    }

    /// Reads `icmp` or `fcmp`.
    #[inline]
    pub(super) fn compare(&mut self, keyword: K) -> ParseResult<Inst> {
        let integer = keyword == K::Icmp;
        let flags = match integer {
            true => self.int_flag(K::Samesign, IntFlags::SAMESIGN).0,
            false => self.fast_math_flags().0,
        };
        let build = if integer {
            InstBuild::icmp(Type::I1, self.int_predicate()?)
        } else {
            InstBuild::fcmp(Type::I1, self.float_predicate()?)
        };
        let left = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after compare value")?;
        let right = self.value(left.ty)?;
        if integer {
            if !self.is_integers(left.ty) && !self.tables.types.is_pointer_or_vector(left.ty) {
                return Err(self.cursor.error_at(left.loc, "icmp requires integer operands"));
            }
        } else if !self.tables.types.is_float_or_vector(left.ty) {
            return Err(self.cursor.error_at(left.loc, "fcmp requires floating point operands"));
        }
        let inst = self.append(build.flags(flags), &[left.value, right]);
        if self.tables.types.is_vector(left.ty) {
            let ty = self.tables.types.with_shape_of(Type::I1, left.ty);
            self.function.body.set_inst_type(inst, ty);
        }
        Ok(inst)
    }

    #[inline]
    fn int_predicate(&mut self) -> ParseResult<IntPredicate> {
        let Some(predicate) = self.cursor.keyword().and_then(int_predicate) else {
            return Err(self.cursor.error("expected icmp predicate (e.g. 'eq')"));
        };
        self.cursor.bump();
        Ok(predicate)
    }

    fn float_predicate(&mut self) -> ParseResult<FloatPredicate> {
        let Some(predicate) = self.cursor.keyword().and_then(float_predicate) else {
            return Err(self.cursor.error("expected fcmp predicate (e.g. 'oeq')"));
        };
        self.cursor.bump();
        Ok(predicate)
    }

    /// Reads a conversion.
    #[inline]
    pub(super) fn cast(&mut self, keyword: K) -> ParseResult<Inst> {
        let opcode = match keyword {
            K::Trunc => Opcode::Trunc,
            K::Zext => Opcode::ZExt,
            K::Sext => Opcode::SExt,
            K::Fptrunc => Opcode::FpTrunc,
            K::Fpext => Opcode::FpExt,
            K::Uitofp => Opcode::UiToFp,
            K::Sitofp => Opcode::SiToFp,
            K::Fptoui => Opcode::FpToUi,
            K::Fptosi => Opcode::FpToSi,
            K::Inttoptr => Opcode::IntToPtr,
            K::Ptrtoint => Opcode::PtrToInt,
            K::Ptrtoaddr => Opcode::PtrToAddr,
            K::Bitcast => Opcode::BitCast,
            _ => Opcode::AddrSpaceCast,
        };
        let flags = match opcode {
            Opcode::Trunc => self.wrap_flags().0,
            Opcode::ZExt => self.int_flag(K::Nneg, IntFlags::NNEG).0,
            Opcode::UiToFp => self.fast_math_flags().0 | self.int_flag(K::Nneg, IntFlags::NNEG).0,
            Opcode::FpTrunc | Opcode::FpExt | Opcode::SiToFp => self.fast_math_flags().0,
            _ => 0,
        };
        let operand = self.typed_value()?;
        self.cursor.expect_keyword(K::To, "expected 'to' after cast value")?;
        let ty = self.ty(false)?;
        if !self.tables.types.is_valid_cast(opcode, operand.ty, ty) {
            let (from, to) = (self.type_text(operand.ty), self.type_text(ty));
            return Err(self
                .cursor
                .error_at(operand.loc, format!("invalid cast opcode for cast from '{from}' to '{to}'")));
        }
        Ok(self.append(InstBuild::new(opcode, ty).flags(flags), &[operand.value]))
    }

    pub(super) fn select(&mut self, loc: u32) -> ParseResult<Inst> {
        let flags = self.fast_math_flags();
        let condition = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after select condition")?;
        let yes = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after select value")?;
        let no = self.typed_value()?;
        if let Some(reason) = self.invalid_select(condition.ty, yes.ty, no.ty) {
            return Err(self.cursor.error_at(condition.loc, reason));
        }
        if !flags.is_empty() && !self.accepts_fast_math(yes.ty) {
            return Err(self.cursor.error_at(
                loc,
                "fast-math-flags specified for select without floating-point scalar or vector return type",
            ));
        }
        let build = InstBuild::new(Opcode::Select, yes.ty).flags(flags.0);
        Ok(self.append(build, &[condition.value, yes.value, no.value]))
    }

    pub(super) fn invalid_select(&self, condition: Type, yes: Type, no: Type) -> Option<&'static str> {
        if yes != no {
            return Some("both values to select must have same type");
        }
        if yes == Type::TOKEN {
            return Some("select values cannot have token type");
        }
        let types = &self.tables.types;
        if condition == Type::I1 {
            return None;
        }
        match types.vector_len(condition) {
            None => Some("select condition must be i1 or <n x i1>"),
            Some(_) if types.scalar(condition) != Type::I1 => Some("vector select condition element type must be i1"),
            Some(len) => match types.vector_len(yes) {
                None => Some("selected values for vector select must be vectors"),
                Some(other) if other != len => {
                    Some("vector select requires selected vectors to have the same vector length as select condition")
                }
                Some(_) => None,
            },
        }
    }

    pub(super) fn freeze(&mut self) -> ParseResult<Inst> {
        let operand = self.typed_value()?;
        Ok(self.append(InstBuild::new(Opcode::Freeze, operand.ty), &[operand.value]))
    }

    pub(super) fn va_arg(&mut self) -> ParseResult<Inst> {
        let list = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after vaarg operand")?;
        let loc = self.cursor.loc();
        let ty = self.ty(false)?;
        if !self.is_first_class_here(ty) {
            return Err(self.cursor.error_at(loc, "va_arg requires operand with first class type"));
        }
        Ok(self.append(InstBuild::new(Opcode::VaArg, ty), &[list.value]))
    }

    #[inline]
    pub(super) fn phi(&mut self, loc: u32) -> ParseResult<Inst> {
        let flags = self.fast_math_flags();
        let mut values = std::mem::take(&mut self.function.operands);
        let mut blocks = std::mem::take(&mut self.function.indices);
        values.clear();
        blocks.clear();
        let result = self.phi_pairs(loc, flags, &mut values, &mut blocks);
        self.function.operands = values;
        self.function.indices = blocks;
        result
    }

    fn phi_pairs(
        &mut self,
        loc: u32,
        flags: FastMath,
        values: &mut Vec<Value>,
        blocks: &mut Vec<u32>,
    ) -> ParseResult<Inst> {
        let type_loc = self.cursor.loc();
        let ty = self.ty(false)?;
        if !self.is_first_class_here(ty) {
            return Err(self.cursor.error_at(type_loc, "phi node must have first class type"));
        }
        if self.cursor.at(T::LSquare) {
            loop {
                self.cursor.expect(T::LSquare, "expected '[' in phi value list")?;
                values.push(self.value(ty)?);
                // LLVM's words, although this is not an insertelement.
                self.cursor.expect(T::Comma, "expected ',' after insertelement value")?;
                let block = self.value(Type::LABEL)?;
                let block = block.as_block().map_or(0, |block| block.as_u32());
                if !self.function.phi_insts.is_empty() {
                    self.note_foreign_insts(draig_ir::Block::from_u32(block));
                    // Values from the same block must be equal.
                    if let Some(known) = blocks.iter().position(|&other| other == block)
                        && let Some(last) = values.len().checked_sub(1)
                    {
                        values[last] = values[known];
                    }
                }
                blocks.push(block);
                self.cursor.expect(T::RSquare, "expected ']' in phi value list")?;
                if !self.cursor.eat(T::Comma) {
                    break;
                }
                if self.cursor.at(T::MetadataVar) {
                    self.function.comma_taken = true;
                    break;
                }
            }
        }
        if !flags.is_empty() && !self.accepts_fast_math(ty) {
            return Err(self.cursor.error_at(
                loc,
                "fast-math-flags specified for phi without floating-point scalar or vector return type",
            ));
        }
        let state = &mut self.function;
        let from = blocks.iter().map(|&block| draig_ir::Block::from_u32(block));
        let inst = state.body.append_phi(state.block, ty, flags.0, values, from);
        if state.locals.open_placeholders != 0 {
            state.locals.note_operands(inst, values);
        }
        Ok(inst)
    }
}

/// Returns the predicate of an `icmp` that a keyword names.
#[inline]
pub(super) fn int_predicate(keyword: K) -> Option<IntPredicate> {
    Some(match keyword {
        K::Eq => IntPredicate::Eq,
        K::Ne => IntPredicate::Ne,
        K::Slt => IntPredicate::Slt,
        K::Sgt => IntPredicate::Sgt,
        K::Sle => IntPredicate::Sle,
        K::Sge => IntPredicate::Sge,
        K::Ult => IntPredicate::Ult,
        K::Ugt => IntPredicate::Ugt,
        K::Ule => IntPredicate::Ule,
        K::Uge => IntPredicate::Uge,
        _ => return None,
    })
}

/// Returns the predicate of an `fcmp` that a keyword names.
#[inline]
pub(super) fn float_predicate(keyword: K) -> Option<FloatPredicate> {
    Some(match keyword {
        K::Oeq => FloatPredicate::Oeq,
        K::One => FloatPredicate::One,
        K::Olt => FloatPredicate::Olt,
        K::Ogt => FloatPredicate::Ogt,
        K::Ole => FloatPredicate::Ole,
        K::Oge => FloatPredicate::Oge,
        K::Ord => FloatPredicate::Ord,
        K::Uno => FloatPredicate::Uno,
        K::Ueq => FloatPredicate::Ueq,
        K::Une => FloatPredicate::Une,
        K::Ult => FloatPredicate::Ult,
        K::Ugt => FloatPredicate::Ugt,
        K::Ule => FloatPredicate::Ule,
        K::Uge => FloatPredicate::Uge,
        K::True => FloatPredicate::True,
        K::False => FloatPredicate::False,
        _ => return None,
    })
}
