//! Operations that are no longer constant expressions. LLVM 22 and strict reading refuse them all. Lenient
//! reading folds them, or rewrites them as another expression, with a warning.

use draig_ir::{ConstKind, FloatPredicate, IntFlags, IntPredicate, Opcode, Type, Value};

use super::Parser;
use crate::lexer::{Keyword as K, TokenKind as T};
use crate::parser::ScopeAccess;
use crate::parser::cursor::ParseResult;

/// Maximum number of constants in the rewritten form of a retired operation: each is repeated as often as it
/// is mentioned, so nested sums would otherwise grow without limit.
const MAX_PARTS: u64 = 64;

/// The result of reading a retired operation.
enum RetiredResult {
    /// The constant it folds to.
    Folded(Value),
    /// Another expression with the same value.
    Spelled(Value),
    /// Neither is possible.
    Unsupported,
}

/// Explains why a retired operation cannot be read outside functions.
fn unsupported_message(opcode: Opcode) -> String {
    format!(
        "this {} does not fold, and the constant expressions that LLVM 22 has (add, sub, xor, trunc, casts of \
         addresses, getelementptr) cannot say it; only instructions can compute it",
        opcode.spelling()
    )
}

/// The operands of a retired operation.
enum Form {
    Binary,
    Negation,
    Cast,
    Select,
    Compare,
    Extract,
    Insert,
}

/// Returns the opcode and form of a retired operation.
fn retired(keyword: K) -> Option<(Opcode, Form)> {
    Some(match keyword {
        K::Mul => (Opcode::Mul, Form::Binary),
        K::Udiv => (Opcode::UDiv, Form::Binary),
        K::Sdiv => (Opcode::SDiv, Form::Binary),
        K::Urem => (Opcode::URem, Form::Binary),
        K::Srem => (Opcode::SRem, Form::Binary),
        K::Fadd => (Opcode::FAdd, Form::Binary),
        K::Fsub => (Opcode::FSub, Form::Binary),
        K::Fmul => (Opcode::FMul, Form::Binary),
        K::Fdiv => (Opcode::FDiv, Form::Binary),
        K::Frem => (Opcode::FRem, Form::Binary),
        K::And => (Opcode::And, Form::Binary),
        K::Or => (Opcode::Or, Form::Binary),
        K::Shl => (Opcode::Shl, Form::Binary),
        K::Lshr => (Opcode::LShr, Form::Binary),
        K::Ashr => (Opcode::AShr, Form::Binary),
        K::Fneg => (Opcode::FNeg, Form::Negation),
        K::Zext => (Opcode::ZExt, Form::Cast),
        K::Sext => (Opcode::SExt, Form::Cast),
        K::Fptrunc => (Opcode::FpTrunc, Form::Cast),
        K::Fpext => (Opcode::FpExt, Form::Cast),
        K::Uitofp => (Opcode::UiToFp, Form::Cast),
        K::Sitofp => (Opcode::SiToFp, Form::Cast),
        K::Fptoui => (Opcode::FpToUi, Form::Cast),
        K::Fptosi => (Opcode::FpToSi, Form::Cast),
        K::Select => (Opcode::Select, Form::Select),
        K::Icmp => (Opcode::ICmp, Form::Compare),
        K::Fcmp => (Opcode::FCmp, Form::Compare),
        K::Extractvalue => (Opcode::ExtractValue, Form::Extract),
        K::Insertvalue => (Opcode::InsertValue, Form::Insert),
        _ => return None,
    })
}

impl Parser<'_, '_> {
    /// Reads an operation that was once an expression, at its keyword.
    pub(super) fn retired_expr(&mut self, keyword: K, loc: u32) -> ParseResult<Value> {
        let Some((opcode, form)) = retired(keyword) else {
            return Err(self.cursor.error("expected value token"));
        };
        let message = format!("{} constexprs are no longer supported", keyword.spelling());
        let refusal = self.cursor.error_at(loc, message.clone());
        if self.strict {
            return Err(refusal);
        }
        self.cursor.bump();
        let (value, what) = match self.fold_retired(opcode, form)? {
            RetiredResult::Folded(value) => (value, "it was folded"),
            RetiredResult::Spelled(value) => (value, "it was written as a constant expression that LLVM 22 has"),
            RetiredResult::Unsupported => return Err(refusal.with_note(unsupported_message(opcode))),
        };
        self.found.warnings.push((loc, format!("{message}; {what}")));
        Ok(value)
    }

    fn fold_retired(&mut self, opcode: Opcode, form: Form) -> ParseResult<RetiredResult> {
        while matches!(self.cursor.keyword(), Some(K::Nuw | K::Nsw | K::Exact | K::Disjoint | K::Nneg)) {
            // Without flags, folding yields the value that the flags promise.
            self.cursor.bump();
        }
        let predicate = match form {
            Form::Compare => self.cursor.bump(),
            _ => self.cursor.token,
        };
        self.cursor.expect(T::LParen, "expected '(' in constantexpr")?;
        let first = self.typed_constant()?;
        let ty = self.constant_type(first);
        let mut spelled = None;
        let folded = match form {
            Form::Negation => {
                let is_float = self.tables.types.is_float_or_vector(ty);
                if is_float { self.fold(|folder| folder.fneg(first)) } else { None }
            }
            Form::Cast => {
                self.cursor.expect_keyword(K::To, "expected 'to' in constantexpr cast")?;
                let to = self.ty(false)?;
                let is_valid = self.tables.types.is_valid_cast(opcode, ty, to);
                let folded = if is_valid { self.fold(|folder| folder.cast(opcode, first, to)) } else { None };
                spelled = if folded.is_none() && is_valid { self.spell_extension(opcode, first, to) } else { None };
                folded
            }
            Form::Binary | Form::Compare => {
                let second = self.next_operand()?;
                if self.constant_type(second) != ty {
                    return Err(self.cursor.error("operands of constexpr must have same type"));
                }
                let folded = self.fold_pair(opcode, predicate, ty, first, second);
                spelled = if folded.is_none() { self.spell_product(opcode, ty, first, second) } else { None };
                folded
            }
            Form::Select => {
                let (yes, no) = (self.next_operand()?, self.next_operand()?);
                let is_bool = self.tables.types.scalar(ty) == Type::I1;
                let branch = self.constant_type(yes);
                let fits = self
                    .tables
                    .types
                    .vector_len(ty)
                    .is_none_or(|len| self.tables.types.vector_len(branch) == Some(len));
                if is_bool && fits && branch == self.constant_type(no) {
                    self.fold(|folder| folder.select(first, yes, no))
                } else {
                    None
                }
            }
            Form::Extract => {
                let indices = self.retired_indices()?;
                self.fold(|folder| folder.extract_value(first, &indices))
            }
            Form::Insert => {
                let element = self.next_operand()?;
                let indices = self.retired_indices()?;
                let place = indices.iter().try_fold(ty, |ty, &index| self.tables.element_type(ty, u64::from(index)));
                let fits = place == Some(self.constant_type(element));
                if fits { self.fold(|folder| folder.insert_value(first, element, &indices)) } else { None }
            }
        };
        self.cursor.expect(T::RParen, "expected ')' in constantexpr")?;
        Ok(match (folded, spelled) {
            (Some(value), _) => RetiredResult::Folded(value),
            (None, Some(value)) => RetiredResult::Spelled(value),
            (None, None) => RetiredResult::Unsupported,
        })
    }

    /// Rewrites a product of an address and a small number as a sum. Used only outside functions; inside
    /// them, instructions compute it.
    fn spell_product(&mut self, opcode: Opcode, ty: Type, lhs: Value, rhs: Value) -> Option<Value> {
        let width = self.tables.types.integer_width(ty)?;
        let number = |value| self.tables.int_value(value);
        let (value, factor) = match (opcode, number(lhs), number(rhs)) {
            (Opcode::Mul, None, Some(factor)) => (lhs, factor.to_i64()?),
            (Opcode::Mul, Some(factor), None) => (rhs, factor.to_i64()?),
            (Opcode::Shl, None, Some(distance)) => {
                let distance = distance.to_u64().filter(|&distance| distance < u64::from(width.min(63)))?;
                (lhs, 1 << distance)
            }
            _ => return None,
        };
        let terms = factor.unsigned_abs();
        let fits = |size: u64| size.checked_mul(terms).is_some_and(|size| size <= MAX_PARTS);
        if terms == 0 || !self.is_top_level() || !fits(self.part_count(value)) {
            return None;
        }
        let zero = self.tables.const_i64(ty, 0).into();
        self.fold(|folder| {
            let mut sum = value;
            for _ in 1..terms {
                sum = folder.binary(Opcode::Add, IntFlags::NONE, sum, value)?;
            }
            if factor > 0 { Some(sum) } else { folder.binary(Opcode::Sub, IntFlags::NONE, zero, sum) }
        })
    }

    /// Rewrites the extension of an address converted to an integer: `ptrtoint` itself zero-extends.
    fn spell_extension(&mut self, opcode: Opcode, value: Value, to: Type) -> Option<Value> {
        let expr = match self.tables.constants.kind(value.as_const()?) {
            ConstKind::Expr(expr) if expr.opcode == Opcode::PtrToInt => expr,
            _ => return None,
        };
        let &[pointer] = &*expr.operands else { return None };
        let types = &self.tables.types;
        let space = types.address_space(self.constant_type(pointer))?;
        let pointer_width = self.scope.module.data_layout.pointer(space).size_in_bits;
        let width = types.integer_width(self.constant_type(value))?;
        let is_whole = match opcode {
            Opcode::ZExt => width >= pointer_width,
            Opcode::SExt => width > pointer_width,
            _ => false,
        };
        if !is_whole || !self.is_top_level() {
            return None;
        }
        self.fold(|folder| folder.cast(Opcode::PtrToInt, pointer, to))
    }

    fn is_top_level(&self) -> bool {
        matches!(self.scope, ScopeAccess::Own(_))
    }

    /// Returns the number of constants that the text of a value mentions, up to the limit.
    fn part_count(&self, value: Value) -> u64 {
        let mut count = 0;
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            count += 1;
            if count > MAX_PARTS {
                break;
            }
            if let Some(constant) = value.as_const() {
                stack.extend(self.tables.constants.kind(constant).parts());
            }
        }
        count
    }

    fn next_operand(&mut self) -> ParseResult<Value> {
        self.cursor.expect(T::Comma, "expected comma in constantexpr")?;
        self.typed_constant()
    }

    fn retired_indices(&mut self) -> ParseResult<Vec<u32>> {
        let mut indices = Vec::new();
        while self.cursor.eat(T::Comma) {
            indices.push(self.cursor.u32()?);
        }
        Ok(indices)
    }

    fn fold_pair(
        &mut self,
        opcode: Opcode,
        predicate: crate::lexer::Token,
        ty: Type,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let types = &self.tables.types;
        let is_float = types.is_float_or_vector(ty);
        let is_int = types.is_integer_or_vector(ty);
        let word = self.cursor.text_of(predicate);
        match opcode {
            Opcode::ICmp if is_int || types.is_pointer_or_vector(ty) => {
                let predicate = IntPredicate::from_spelling(word)?;
                self.fold(|folder| folder.icmp(predicate, lhs, rhs))
            }
            Opcode::FCmp if is_float => {
                let predicate = FloatPredicate::from_spelling(word)?;
                self.fold(|folder| folder.fcmp(predicate, lhs, rhs))
            }
            Opcode::ICmp | Opcode::FCmp => None,
            _ if opcode.is_float_arithmetic() && is_float || !opcode.is_float_arithmetic() && is_int => {
                self.fold(|folder| folder.binary(opcode, IntFlags::NONE, lhs, rhs))
            }
            _ => None,
        }
    }
}
