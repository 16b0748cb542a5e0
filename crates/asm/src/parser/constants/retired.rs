//! Operations that once were constant expressions. LLVM 22 refuses them all, and so does strict
//! reading; reading leniently, those that fold are folded, with a warning.

use draig_ir::{FloatPredicate, IntFlags, IntPredicate, Opcode, Type, Value};

use super::Parser;
use crate::lexer::{Keyword as K, TokenKind as T};
use crate::parser::cursor::ParseResult;

/// What a retired operation takes.
enum Form {
    Binary,
    Negation,
    Cast,
    Select,
    Compare,
    Extract,
    Insert,
}

/// The opcode of a retired operation, and its form.
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
    /// An operation that once was an expression, at its keyword.
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
        match self.fold_retired(opcode, form)? {
            Some(value) => {
                self.found.warnings.push((loc, format!("{message}; it was folded")));
                Ok(value)
            }
            None => Err(refusal.with_note("only those that fold to a plain constant are read")),
        }
    }

    fn fold_retired(&mut self, opcode: Opcode, form: Form) -> ParseResult<Option<Value>> {
        while matches!(self.cursor.keyword(), Some(K::Nuw | K::Nsw | K::Exact | K::Disjoint | K::Nneg)) {
            // Without flags a fold gives the value that they promise.
            self.cursor.bump();
        }
        let predicate = match form {
            Form::Compare => self.cursor.bump(),
            _ => self.cursor.token,
        };
        self.cursor.expect(T::LParen, "expected '(' in constantexpr")?;
        let first = self.typed_constant()?;
        let ty = self.constant_type(first);
        let folded = match form {
            Form::Negation => {
                let is_float = self.tables.types.is_float_or_vector(ty);
                if is_float { self.fold(|folder| folder.fneg(first)) } else { None }
            }
            Form::Cast => {
                self.cursor.expect_keyword(K::To, "expected 'to' in constantexpr cast")?;
                let to = self.ty(false)?;
                let is_valid = self.is_valid_cast(opcode, ty, to);
                if is_valid { self.fold(|folder| folder.cast(opcode, first, to)) } else { None }
            }
            Form::Binary | Form::Compare => {
                let second = self.next_operand()?;
                if self.constant_type(second) != ty {
                    return Err(self.cursor.error("operands of constexpr must have same type"));
                }
                self.fold_pair(opcode, predicate, ty, first, second)
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
        Ok(folded)
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
