//! Constants (LangRef "Constants"). As in LLVM, a constant is first read mostly without its type ([`ValId`])
//! and then converted to the expected type: the two steps report their errors at different times.

mod check;
mod expr;
mod global_ref;
mod number;
mod retired;
mod special;

use draig_ir::{Type, TypeKind, Value};

use super::Parser;
use super::cursor::ParseResult;
use crate::lexer::{Keyword as K, Token, TokenKind as T, value};
use draig_ir::typing::MAX_UNSPELLED_LANES;

/// A value as written, before its type is considered.
#[derive(Clone, Debug)]
pub(crate) struct ValId {
    /// Start of the value.
    pub(crate) loc: u32,
    pub(crate) kind: ValIdKind,
}

/// The forms of a [`ValId`].
#[derive(Clone, Debug)]
pub(crate) enum ValIdKind {
    /// `%12`
    LocalId,
    /// `%name`
    LocalName(Token),
    /// `@name` or `@12`
    Global(Token),
    /// `no_cfi @name`
    NoCfi(Token),
    /// An integer of any form.
    Int(Token),
    /// A floating-point number of any form.
    Float(Token),
    Null,
    Undef,
    Poison,
    /// `zeroinitializer`
    Zero,
    /// `none`
    None,
    /// `[]`
    EmptyArray,
    /// A value whose type is known.
    Constant(Value),
    /// `splat (…)`
    Splat(Value),
    /// `{…}` or `<{…}>`
    Struct {
        elements: Vec<Value>,
        packed: bool,
    },
    /// `asm …`
    InlineAsm(Box<InlineAsmId>),
}

/// An inline assembler expression, before its function type is known.
#[derive(Clone, Debug)]
pub(crate) struct InlineAsmId {
    pub(crate) template: Vec<u8>,
    pub(crate) constraints: Vec<u8>,
    pub(crate) side_effect: bool,
    pub(crate) align_stack: bool,
    pub(crate) intel_dialect: bool,
    pub(crate) unwind: bool,
}

impl Parser<'_, '_> {
    /// Reads a constant of this type, without the type itself.
    #[inline]
    pub(crate) fn constant(&mut self, ty: Type) -> ParseResult<Value> {
        if self.cursor.at(T::Integer)
            && let Some(value) = self.small_integer(ty)
        {
            self.cursor.bump();
            return Ok(value);
        }
        let id = self.val_id(Some(ty))?;
        self.convert(id, ty)
    }

    /// Reads a type and a constant of that type.
    #[inline]
    pub(crate) fn typed_constant(&mut self) -> ParseResult<Value> {
        let ty = self.ty(false)?;
        self.constant(ty)
    }

    /// Reads a small integer in a type of at most 64 bits, the common case.
    #[inline]
    pub(crate) fn small_integer(&mut self, ty: Type) -> Option<Value> {
        let text = self.cursor.text();
        let (negative, digits) = match text {
            [b'-', digits @ ..] => (true, digits),
            digits => (false, digits),
        };
        if digits.len() > 18 || !self.tables.types.is_integer(ty) {
            return None;
        }
        let magnitude = digits.iter().fold(0i64, |sum, &digit| sum * 10 + i64::from(digit.wrapping_sub(b'0')));
        let value = if negative { -magnitude } else { magnitude };
        Some(self.tables.const_i64(ty, value).into())
    }

    /// Reads a value without its type. The expected type matters only for `blockaddress`.
    pub(crate) fn val_id(&mut self, expected: Option<Type>) -> ParseResult<ValId> {
        let loc = self.cursor.loc();
        let token = self.cursor.token;
        let kind = match token.kind {
            T::GlobalId | T::GlobalVar => ValIdKind::Global(token),
            T::LocalVarId => ValIdKind::LocalId,
            T::LocalVar => ValIdKind::LocalName(token),
            T::Integer | T::HexInteger => ValIdKind::Int(token),
            T::Float | T::HexFloat | T::FloatBits => ValIdKind::Float(token),
            T::LBrace | T::Less | T::LSquare => {
                let kind = self.nested(Self::aggregate)?;
                return Ok(ValId { loc, kind });
            }
            T::Keyword(keyword) => match keyword {
                K::True => ValIdKind::Constant(self.tables.const_bool(true).into()),
                K::False => ValIdKind::Constant(self.tables.const_bool(false).into()),
                K::Null => ValIdKind::Null,
                K::Undef => ValIdKind::Undef,
                K::Poison => ValIdKind::Poison,
                K::Zeroinitializer => ValIdKind::Zero,
                K::None => ValIdKind::None,
                _ => {
                    let kind = self.nested(|this| this.keyword_value(keyword, loc, expected))?;
                    return Ok(ValId { loc, kind });
                }
            },
            _ => return Err(self.cursor.error("expected value token")),
        };
        self.cursor.bump();
        Ok(ValId { loc, kind })
    }

    /// Reads a value that begins with a word and has several tokens.
    fn keyword_value(&mut self, keyword: K, loc: u32, expected: Option<Type>) -> ParseResult<ValIdKind> {
        match keyword {
            K::C => {
                self.cursor.bump();
                let token = self.cursor.expect(T::StringConstant, "expected string")?;
                let bytes = value::name(self.cursor.text_of(token));
                let element = match expected.map(|ty| self.tables.types.kind(ty)) {
                    Some(&TypeKind::Array { element, .. }) if self.tables.types.byte_width(element) == Some(8) => {
                        element
                    }
                    _ => Type::I8,
                };
                Ok(ValIdKind::Constant(self.tables.const_bytes_of(element, &bytes).into()))
            }
            K::Splat => {
                self.cursor.bump();
                self.cursor.expect(T::LParen, "expected '(' after vector splat")?;
                let element = self.typed_constant()?;
                self.cursor.expect(T::RParen, "expected ')' at end of vector splat")?;
                Ok(ValIdKind::Splat(element))
            }
            K::Asm => self.inline_asm(),
            K::Blockaddress => self.block_address(loc, expected),
            K::DsoLocalEquivalent => self.dso_local_equivalent(),
            K::NoCfi => self.no_cfi(),
            K::Ptrauth => self.ptrauth(loc),
            _ => self.constant_expr(keyword, loc).map(ValIdKind::Constant),
        }
    }

    /// Reads `{…}`, `<{…}>`, `<…>` or `[…]`.
    fn aggregate(&mut self) -> ParseResult<ValIdKind> {
        let open = self.cursor.bump();
        if open.kind == T::LBrace {
            let elements = self.constant_list()?;
            self.cursor.expect(T::RBrace, "expected end of struct constant")?;
            return Ok(ValIdKind::Struct { elements, packed: false });
        }
        let packed = open.kind == T::Less && self.cursor.eat(T::LBrace);
        let first_loc = self.cursor.loc();
        let elements = self.constant_list()?;
        if open.kind == T::LSquare {
            self.cursor.expect(T::RSquare, "expected end of array constant")?;
            return self.array(first_loc, elements);
        }
        if packed {
            self.cursor.expect(T::RBrace, "expected end of packed struct")?;
        }
        self.cursor.expect(T::Greater, "expected end of constant")?;
        if packed {
            return Ok(ValIdKind::Struct { elements, packed });
        }
        self.vector(open.start(), first_loc, elements)
    }

    fn array(&mut self, first_loc: u32, elements: Vec<Value>) -> ParseResult<ValIdKind> {
        let Some(&first) = elements.first() else { return Ok(ValIdKind::EmptyArray) };
        let element = self.constant_type(first);
        if !self.is_first_class_here(element) {
            let text = self.type_text(element);
            return Err(self.cursor.error_at(first_loc, format!("invalid array element type: {text}")));
        }
        self.check_elements("array", first_loc, element, &elements)?;
        let ty = self.tables.types.array(element, elements.len() as u64);
        Ok(ValIdKind::Constant(self.tables.const_aggregate(ty, &elements).into()))
    }

    fn vector(&mut self, loc: u32, first_loc: u32, elements: Vec<Value>) -> ParseResult<ValIdKind> {
        let Some(&first) = elements.first() else {
            return Err(self.cursor.error_at(loc, "constant vector must not be empty"));
        };
        let element = self.constant_type(first);
        if !matches!(
            self.tables.types.kind(element),
            TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Float(_) | TypeKind::Pointer(_)
        ) {
            let message = "vector elements must have integer, pointer or floating point type";
            return Err(self.cursor.error_at(first_loc, message));
        }
        self.check_elements("vector", first_loc, element, &elements)?;
        let ty = self.tables.types.vector(element, elements.len() as u32, false);
        Ok(ValIdKind::Constant(self.tables.const_aggregate(ty, &elements).into()))
    }

    fn check_elements(&self, what: &str, loc: u32, element: Type, elements: &[Value]) -> ParseResult<()> {
        match elements.iter().position(|&other| self.constant_type(other) != element) {
            None => Ok(()),
            Some(at) => {
                let text = self.type_text(element);
                // LLVM's message lacks the closing quote.
                Err(self.cursor.error_at(loc, format!("{what} element #{at} is not of type '{text}")))
            }
        }
    }

    /// Reads constants with their types, separated by commas; the list may be empty.
    pub(crate) fn constant_list(&mut self) -> ParseResult<Vec<Value>> {
        let mut list = Vec::new();
        if matches!(self.cursor.kind(), T::RBrace | T::RSquare | T::Greater | T::RParen) {
            return Ok(list);
        }
        loop {
            // Old files have it before an index.
            if self.cursor.at_keyword(K::Inrange) {
                return Ok(list);
            }
            list.push(match self.quick_element() {
                Some(element) => element,
                None => self.typed_constant()?,
            });
            if !self.cursor.eat(T::Comma) {
                return Ok(list);
            }
        }
    }

    /// Reads `asm …`.
    fn inline_asm(&mut self) -> ParseResult<ValIdKind> {
        self.cursor.bump();
        let side_effect = self.cursor.eat_keyword(K::Sideeffect);
        let align_stack = self.cursor.eat_keyword(K::Alignstack);
        let intel_dialect = self.cursor.eat_keyword(K::Inteldialect);
        let unwind = self.cursor.eat_keyword(K::Unwind);
        let template = self.cursor.string()?.into_owned();
        self.cursor.expect(T::Comma, "expected comma in inline asm expression")?;
        let token = self.cursor.expect(T::StringConstant, "expected constraint string")?;
        let constraints = value::name(self.cursor.text_of(token)).into_owned();
        Ok(ValIdKind::InlineAsm(Box::new(InlineAsmId {
            template,
            constraints,
            side_effect,
            align_stack,
            intel_dialect,
            unwind,
        })))
    }

    /// Converts a read value to a constant of the type. Local values and inline assembly are errors here;
    /// readers of instructions handle them earlier.
    pub(crate) fn convert(&mut self, id: ValId, ty: Type) -> ParseResult<Value> {
        let fail = |this: &Self, message: &'static str| Err(this.cursor.error_at(id.loc, message));
        if self.tables.types.as_function(ty).is_some() {
            return fail(self, "functions are not values, refer to them as pointers");
        }
        let is_value_type = |this: &Self| ty != Type::LABEL && this.is_first_class_here(ty);
        let constant = match id.kind {
            ValIdKind::LocalId | ValIdKind::LocalName(_) => {
                return fail(self, "invalid use of function-local name");
            }
            ValIdKind::InlineAsm(_) => return fail(self, "invalid type for inline asm constraint string"),
            ValIdKind::Global(token) => return self.global_value(token, ty).map(Value::from),
            ValIdKind::NoCfi(token) => return self.no_cfi_value(token, ty),
            ValIdKind::Int(token) => return self.integer(token, ty),
            ValIdKind::Float(token) => return self.float(token, ty),
            ValIdKind::Null => match self.tables.types.kind(ty) {
                TypeKind::Pointer(_) => self.tables.const_null(ty),
                _ => return fail(self, "null must be a pointer type"),
            },
            ValIdKind::Undef if is_value_type(self) => Some(self.tables.const_undef(ty)),
            ValIdKind::Undef => return fail(self, "invalid type for undef constant"),
            ValIdKind::Poison if is_value_type(self) => Some(self.tables.const_poison(ty)),
            ValIdKind::Poison => return fail(self, "invalid type for poison constant"),
            ValIdKind::Zero if is_value_type(self) => match self.tables.const_null(ty) {
                Some(zero) => Some(zero),
                None => return fail(self, "invalid type for null constant"),
            },
            ValIdKind::Zero => return fail(self, "invalid type for null constant"),
            ValIdKind::None if ty == Type::TOKEN => self.tables.const_null(ty),
            ValIdKind::None => return fail(self, "invalid type for none constant"),
            ValIdKind::EmptyArray => match self.tables.types.kind(ty) {
                TypeKind::Array { len: 0, .. } => Some(self.tables.const_poison(ty)),
                _ => return fail(self, "invalid empty array initializer"),
            },
            ValIdKind::Constant(value) => return self.of_type(value, ty, ty, id.loc),
            ValIdKind::Splat(element) => return self.splat(element, ty, id.loc),
            ValIdKind::Struct { elements, packed } => return self.struct_constant(&elements, packed, ty, id.loc),
        };
        match constant {
            Some(constant) => Ok(constant.into()),
            None => fail(self, "invalid type for null constant"),
        }
    }

    /// Returns the value if it has the wanted type; `named` is the type for the message.
    fn of_type(&mut self, value: Value, wanted: Type, named: Type, loc: u32) -> ParseResult<Value> {
        let ty = self.constant_type(value);
        if ty == wanted {
            return Ok(value);
        }
        let (got, expected) = (self.type_text(ty), self.type_text(named));
        let message = format!("constant expression type mismatch: got type '{got}' but expected '{expected}'");
        Err(self.cursor.error_at(loc, message))
    }

    fn splat(&mut self, element: Value, ty: Type, loc: u32) -> ParseResult<Value> {
        let Some((len, scalable)) = self.tables.types.vector_len(ty) else {
            return Err(self.cursor.error_at(loc, "vector constant must have vector type"));
        };
        let scalar = self.tables.types.scalar(ty);
        self.of_type(element, scalar, scalar, loc)?;
        if self.tables.is_null(element)
            && let Some(zero) = self.tables.const_null(ty)
        {
            return Ok(zero.into());
        }
        if !scalable && len > MAX_UNSPELLED_LANES {
            let message = format!("splat of more than {MAX_UNSPELLED_LANES} elements is not supported");
            return Err(self.cursor.error_at(loc, message));
        }
        Ok(self.tables.const_splat(ty, element).into())
    }

    fn struct_constant(&mut self, elements: &[Value], packed: bool, ty: Type, loc: u32) -> ParseResult<Value> {
        let (fields, is_packed): (&[Type], bool) = match self.tables.types.kind(ty) {
            TypeKind::Struct { fields, packed } => (fields, *packed),
            TypeKind::NamedStruct(body) if self.is_first_class_here(ty) => {
                (body.fields.as_deref().unwrap_or_default(), body.packed)
            }
            // An opaque struct has no elements yet.
            TypeKind::NamedStruct(_) => (&[], false),
            _ => return Err(self.cursor.error_at(loc, "constant expression type mismatch")),
        };
        if fields.len() != elements.len() {
            return Err(self.cursor.error_at(loc, "initializer with struct type has wrong # elements"));
        }
        if packed != is_packed {
            return Err(self.cursor.error_at(loc, "packed'ness of initializer and type don't match"));
        }
        let differs = |(&value, &field): (&Value, &Type)| self.constant_type(value) != field;
        if let Some(at) = elements.iter().zip(fields).position(differs) {
            let message = format!("element {at} of struct initializer doesn't match struct element type");
            return Err(self.cursor.error_at(loc, message));
        }
        Ok(self.tables.const_aggregate(ty, elements).into())
    }
}
