//! Retired constant expressions that do not fold: in lenient reading they become instructions before their
//! user. The operands of a `phi` are computed at the end of their incoming block.

use draig_ir::{Block, FloatPredicate, GepFlags, Inst, InstBuild, IntFlags, IntPredicate, Opcode, Type, Value};

use super::super::Parser;
use super::super::cursor::{ParseError, ParseResult};
use super::operands::Operand;
use crate::lexer::{Keyword as K, TokenKind as T};

/// Instructions that a `phi` needs at the end of another block. They are moved there once all blocks have
/// been read.
#[derive(Debug, Default)]
pub(super) struct ForeignInsts {
    moves: Vec<(Inst, Block)>,
}

impl Parser<'_, '_> {
    /// Reads a constant of this type, or expands it into instructions.
    #[inline]
    pub(super) fn constant_operand(&mut self, ty: Type) -> ParseResult<Value> {
        let start = self.cursor.loc();
        match self.constant(ty) {
            Err(error) if !self.strict && is_retired(&error) => self.expanded(start, ty, *error),
            result => result,
        }
    }

    #[cold]
    fn expanded(&mut self, start: u32, ty: Type, error: ParseError) -> ParseResult<Value> {
        self.cursor.seek(start);
        let value = self.nested(|this| this.expand(ty, &error))?;
        let warning = (error.at, format!("{}; it became an instruction", error.message));
        if self.found.warnings.last() != Some(&warning) {
            self.found.warnings.push(warning);
        }
        Ok(value)
    }

    /// Expands an operand that `constant` refused.
    fn expand(&mut self, ty: Type, error: &ParseError) -> ParseResult<Value> {
        match self.cursor.kind() {
            T::LBrace | T::LSquare | T::Less => self.expand_aggregate(ty),
            T::Keyword(keyword) => {
                let loc = self.cursor.loc();
                self.cursor.bump();
                let operand = self.expand_operation(keyword, loc, error)?;
                if operand.ty != ty {
                    let (is, should) = (self.type_text(operand.ty), self.type_text(ty));
                    let message = format!("constant expression type mismatch: got type '{is}' but expected '{should}'");
                    return Err(self.cursor.error_at(loc, message));
                }
                Ok(operand.value)
            }
            _ => Err(Box::new(error.clone())),
        }
    }

    fn expand_typed(&mut self) -> ParseResult<Operand> {
        let loc = self.cursor.loc();
        let ty = self.ty(false)?;
        let value = self.constant_operand(ty)?;
        Ok(Operand { value, ty, loc })
    }

    /// Expands `{…}`, `<{…}>`, `[…]` or `<…>` with an element that is not constant.
    fn expand_aggregate(&mut self, ty: Type) -> ParseResult<Value> {
        let loc = self.cursor.loc();
        let open = self.cursor.bump().kind;
        let packed = open == T::Less && self.cursor.eat(T::LBrace);
        let mut elements = Vec::new();
        loop {
            elements.push(self.expand_typed()?);
            if !self.cursor.eat(T::Comma) {
                break;
            }
        }
        if packed || open == T::LBrace {
            self.cursor.expect(T::RBrace, "expected end of struct constant")?;
        }
        match open {
            T::LSquare => drop(self.cursor.expect(T::RSquare, "expected end of array constant")?),
            T::Less => drop(self.cursor.expect(T::Greater, "expected end of constant")?),
            _ => {}
        }
        let types: Option<Vec<Type>> =
            (0..elements.len() as u64).map(|number| self.tables.element_type(ty, number)).collect();
        let fits = self.tables.element_count(ty) == Some(elements.len() as u64)
            && types.is_some_and(|types| types.iter().zip(&elements).all(|(&ty, element)| ty == element.ty));
        if !fits {
            return Err(self.cursor.error_at(loc, "constant expression type mismatch"));
        }
        let is_vector = self.tables.types.is_vector(ty);
        let mut whole = Value::from(self.tables.const_poison(ty));
        for (number, element) in elements.iter().enumerate() {
            whole = if is_vector {
                let index = Value::from(self.tables.const_i64(Type::I32, number as i64));
                self.emit(InstBuild::new(Opcode::InsertElement, ty), &[whole, element.value, index])
            } else {
                let build = self.function.body.build_indexed(Opcode::InsertValue, ty, &[number as u32]);
                self.emit(build, &[whole, element.value])
            };
        }
        Ok(whole)
    }

    /// Reads flags, predicate and operands in parentheses, and emits the instruction.
    fn expand_operation(&mut self, keyword: K, loc: u32, error: &ParseError) -> ParseResult<Operand> {
        let opcode = Opcode::ALL.iter().copied().find(|opcode| opcode.spelling() == keyword.spelling());
        let refuse = || Err(Box::new(error.clone()));
        let Some(opcode) = opcode else { return refuse() };
        let flags = match opcode {
            Opcode::GetElementPtr => self.expanded_gep_flags()?.0,
            _ => self.expanded_flags(),
        };
        let predicate = match opcode {
            Opcode::ICmp | Opcode::FCmp => self.cursor.bump(),
            _ => self.cursor.token,
        };
        self.cursor.expect(T::LParen, "expected '(' in constantexpr")?;
        let source = if opcode == Opcode::GetElementPtr {
            let source = self.ty(false)?;
            self.cursor.expect(T::Comma, "expected comma after getelementptr's type")?;
            source
        } else {
            Type::VOID
        };
        let mut operands = vec![self.expand_typed()?];
        let mut indices = Vec::new();
        while self.cursor.eat(T::Comma) {
            match self.cursor.kind() {
                T::Integer => indices.push(self.cursor.u32()?),
                _ => operands.push(self.expand_typed()?),
            }
        }
        let to = if opcode.is_cast() {
            self.cursor.expect_keyword(K::To, "expected 'to' in constantexpr cast")?;
            self.ty(false)?
        } else {
            Type::VOID
        };
        self.cursor.expect(T::RParen, "expected ')' in constantexpr")?;

        let values: Vec<Value> = operands.iter().map(|operand| operand.value).collect();
        let types: Vec<Type> = operands.iter().map(|operand| operand.ty).collect();
        let text = self.cursor.text_of(predicate);
        let ints = self.tables.types.is_integer_or_vector(types[0]);
        let floats = self.tables.types.is_float_or_vector(types[0]);
        let build = match (opcode, types.as_slice()) {
            (Opcode::FNeg, [ty]) if floats => InstBuild::new(opcode, *ty),
            (_, [from]) if opcode.is_cast() && self.tables.types.is_valid_cast(opcode, *from, to) => {
                InstBuild::new(opcode, to)
            }
            (_, [a, b])
                if opcode.is_binary() && a == b && (if opcode.is_float_arithmetic() { floats } else { ints }) =>
            {
                InstBuild::new(opcode, *a)
            }
            (Opcode::ICmp, [a, b]) if a == b && (ints || self.tables.types.is_pointer_or_vector(*a)) => {
                let Some(predicate) = IntPredicate::from_spelling(text) else { return refuse() };
                InstBuild::icmp(self.tables.types.with_shape_of(Type::I1, *a), predicate)
            }
            (Opcode::FCmp, [a, b]) if a == b && floats => {
                let Some(predicate) = FloatPredicate::from_spelling(text) else { return refuse() };
                InstBuild::fcmp(self.tables.types.with_shape_of(Type::I1, *a), predicate)
            }
            (Opcode::Select, [condition, yes, no]) if self.invalid_select(*condition, *yes, *no).is_none() => {
                InstBuild::new(opcode, *yes)
            }
            (Opcode::GetElementPtr, [base, rest @ ..]) if self.tables.types.is_pointer_or_vector(*base) => {
                if !rest.iter().all(|&ty| self.tables.types.is_integer_or_vector(ty))
                    || !self.is_sized_here(source)
                    || self.indexed_type(source, values.get(2..).unwrap_or_default()).is_none()
                {
                    return refuse();
                }
                let shape = rest.iter().copied().find(|&ty| self.tables.types.is_vector(ty)).unwrap_or(*base);
                let scalar = self.tables.types.scalar(*base);
                InstBuild::gep(self.tables.types.with_shape_of(scalar, shape), source)
            }
            (Opcode::ExtractValue, [whole]) => {
                let Some(ty) = self.member_type(*whole, &indices) else { return refuse() };
                self.function.body.build_indexed(opcode, ty, &indices)
            }
            (Opcode::InsertValue, [whole, member]) if self.member_type(*whole, &indices) == Some(*member) => {
                self.function.body.build_indexed(opcode, *whole, &indices)
            }
            (Opcode::ExtractElement, [vector, index])
                if self.tables.types.is_vector(*vector) && self.tables.types.is_integer(*index) =>
            {
                InstBuild::new(opcode, self.tables.types.scalar(*vector))
            }
            (Opcode::InsertElement, [vector, element, index])
                if self.tables.types.is_vector(*vector)
                    && self.tables.types.scalar(*vector) == *element
                    && self.tables.types.is_integer(*index) =>
            {
                InstBuild::new(opcode, *vector)
            }
            (Opcode::ShuffleVector, [a, b, mask]) if a == b => {
                let Some(lanes) = self.tables.shuffle_mask(*a, values[2]) else { return refuse() };
                let element = self.tables.types.scalar(*a);
                let ty = self.tables.types.with_shape_of(element, *mask);
                let build = self.function.body.build_shuffle(ty, &lanes);
                let value = self.emit(build, &values[..2]);
                return Ok(Operand { value, ty, loc });
            }
            _ => return refuse(),
        };
        let value = self.emit(build.flags(flags), &values);
        let ty = value.as_inst().map_or(Type::VOID, |inst| self.function.body.inst_type(inst));
        Ok(Operand { value, ty, loc })
    }

    fn expanded_flags(&mut self) -> u8 {
        let mut flags = 0;
        loop {
            flags |= match self.cursor.keyword() {
                Some(K::Nuw) => IntFlags::NUW.0,
                Some(K::Nsw) => IntFlags::NSW.0,
                Some(K::Exact) => IntFlags::EXACT.0,
                _ => return flags,
            };
            self.cursor.bump();
        }
    }

    /// Reads the flags of an address; instructions cannot have `inrange`.
    fn expanded_gep_flags(&mut self) -> ParseResult<GepFlags> {
        let mut flags = GepFlags::NONE;
        loop {
            flags |= match self.cursor.keyword() {
                Some(K::Inbounds) => GepFlags::INBOUNDS | GepFlags::NUSW,
                Some(K::Nusw) => GepFlags::NUSW,
                Some(K::Nuw) => GepFlags::NUW,
                Some(K::Inrange) => {
                    self.cursor.bump();
                    self.cursor.expect(T::LParen, "expected '('")?;
                    self.any_integer()?;
                    self.cursor.expect(T::Comma, "expected ','")?;
                    self.any_integer()?;
                    self.cursor.expect(T::RParen, "expected ')'")?;
                    continue;
                }
                _ => return Ok(flags),
            };
            self.cursor.bump();
        }
    }

    /// Adds an instruction that the text does not contain.
    fn emit(&mut self, build: InstBuild, operands: &[Value]) -> Value {
        let inst = self.append(build, operands);
        if self.function.keyword == Some(K::Phi) {
            self.function.phi_insts.push(inst);
        }
        Value::inst(inst)
    }

    /// Assigns the instructions emitted for one operand of a `phi` to the operand's incoming block.
    #[cold]
    pub(super) fn note_foreign_insts(&mut self, block: Block) {
        let state = &mut self.function;
        state.foreign.moves.extend(state.phi_insts.drain(..).map(|inst| (inst, block)));
    }

    /// Moves each instruction that a `phi` needs to the end of its incoming block, before the terminator.
    pub(super) fn move_foreign_insts(&mut self) {
        let body = &mut self.function.body;
        for (inst, block) in self.function.foreign.moves.drain(..) {
            if let Some(terminator) = body.terminator(block) {
                body.move_inst_before(inst, terminator);
            }
        }
    }
}

/// Whether LLVM 22 refuses an expression only because its kind is retired.
fn is_retired(error: &ParseError) -> bool {
    error.message.ends_with("constexprs are no longer supported")
}
