//! Types (LangRef "Type System") and type definitions. The scope holds the known identified structs; each is
//! complete only after its definition.

use std::borrow::Cow;

use draig_ir::{AttrSet, NamedStruct, Symbol, Type, TypeKind};

use super::Parser;
use super::cursor::ParseResult;
use super::limits::MAX_NESTING;
use super::scope::StructState;
use super::type_text::type_text;
use crate::lexer::{Keyword as K, Token, TokenKind as T, value};

/// A parameter of a function type or of a function.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    /// Start of its type.
    pub(crate) loc: u32,
    pub(crate) ty: Type,
    pub(crate) attributes: AttrSet,
    /// The token that names or numbers it, of kind `Eof` if there is none.
    pub(crate) name: Token,
}

/// The token of an unnamed parameter.
pub(crate) const NO_NAME: Token = Token::new(T::Eof, 0, 0);

/// The name or number of an identified type in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TypeName {
    Name(Symbol),
    Number(u32),
}

impl Parser<'_, '_> {
    /// Reads a type; `void` is allowed only as the result of a function.
    #[inline]
    pub(crate) fn ty(&mut self, allow_void: bool) -> ParseResult<Type> {
        self.ty_or(allow_void, "expected type")
    }

    /// Same as [`Parser::ty`], with another message for text that is not a type.
    #[inline]
    pub(crate) fn ty_or(&mut self, allow_void: bool, message: &'static str) -> ParseResult<Type> {
        let loc = self.cursor.loc();
        let simple = match self.cursor.kind() {
            T::Keyword(keyword) => match keyword {
                K::Ptr => Type::PTR,
                K::Void => Type::VOID,
                K::Half => Type::HALF,
                K::Bfloat => Type::BFLOAT,
                K::Float => Type::FLOAT,
                K::Double => Type::DOUBLE,
                K::X86Fp80 => Type::X86_FP80,
                K::Fp128 => Type::FP128,
                K::PpcFp128 => Type::PPC_FP128,
                K::Label => Type::LABEL,
                K::Metadata => Type::METADATA,
                K::X86Amx => Type::X86_AMX,
                K::Token => Type::TOKEN,
                _ => return self.compound_type(loc, allow_void, message),
            },
            T::IntegerType => self.integer_type(),
            T::ByteType => {
                // The lexer has checked the width.
                let width = value::integer_width(self.cursor.text().get(1..).unwrap_or_default());
                self.tables.types.byte(width.unwrap_or(1))
            }
            _ => return self.compound_type(loc, allow_void, message),
        };
        self.cursor.bump();
        match self.cursor.kind() {
            T::Star | T::LParen | T::Keyword(K::Addrspace) => self.type_tail(simple, loc, allow_void),
            _ if simple == Type::VOID && !allow_void => {
                Err(self.cursor.error_at(loc, "void type only allowed for function results"))
            }
            _ => Ok(simple),
        }
    }

    #[inline]
    fn integer_type(&mut self) -> Type {
        match self.cursor.text() {
            b"i32" => Type::I32,
            b"i64" => Type::I64,
            b"i8" => Type::I8,
            b"i1" => Type::I1,
            b"i16" => Type::I16,
            text => {
                // The lexer has checked the width.
                let width = value::integer_width(text.get(1..).unwrap_or_default());
                self.tables.types.integer(width.unwrap_or(1))
            }
        }
    }

    /// Reads the part after a type of one word.
    fn type_tail(&mut self, mut ty: Type, loc: u32, allow_void: bool) -> ParseResult<Type> {
        if ty == Type::PTR {
            let space = self.optional_addrspace(0)?;
            ty = self.tables.types.pointer(space);
            match self.cursor.kind() {
                T::Star => return Err(self.cursor.error("ptr* is invalid - use ptr instead")),
                T::LParen => {}
                // `ptr` takes no other suffix.
                _ => return Ok(ty),
            }
        }
        self.type_suffixes(ty, loc, allow_void)
    }

    /// Reads a type of several tokens, or one defined in the module.
    fn compound_type(&mut self, loc: u32, allow_void: bool, message: &'static str) -> ParseResult<Type> {
        let ty = match self.cursor.kind() {
            T::Keyword(K::Target) => self.nested(Self::target_ext_type)?,
            T::LBrace => self.nested(|this| this.literal_struct(false))?,
            T::LSquare => {
                self.cursor.bump();
                self.nested(|this| this.array_or_vector(false))?
            }
            T::Less => {
                self.cursor.bump();
                if self.cursor.at(T::LBrace) {
                    let ty = self.nested(|this| this.literal_struct(true))?;
                    self.cursor.expect(T::Greater, "expected '>' at end of packed struct")?;
                    ty
                } else {
                    self.nested(|this| this.array_or_vector(true))?
                }
            }
            T::LocalVar | T::LocalVarId => {
                let token = self.cursor.token;
                let ty = self.mentioned_type(token);
                self.cursor.bump();
                ty
            }
            _ => return Err(self.cursor.error(message)),
        };
        self.type_suffixes(ty, loc, allow_void)
    }

    /// Reads nested contents, unless the nesting is too deep.
    #[inline]
    pub(crate) fn nested<R>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<R>) -> ParseResult<R> {
        if self.nesting >= MAX_NESTING {
            return Err(self.cursor.error(format!("nested too deeply; the limit is {MAX_NESTING} levels")));
        }
        self.nesting += 1;
        let result = read(self);
        self.nesting -= 1;
        result
    }

    /// Reads the pointers and parameter lists of old and function types.
    fn type_suffixes(&mut self, mut ty: Type, loc: u32, allow_void: bool) -> ParseResult<Type> {
        loop {
            match self.cursor.kind() {
                T::Star => {
                    self.check_pointee(ty, "pointers to void are invalid - use i8* instead")?;
                    ty = Type::PTR;
                    self.cursor.bump();
                }
                T::Keyword(K::Addrspace) => {
                    self.check_pointee(ty, "pointers to void are invalid; use i8* instead")?;
                    let space = self.optional_addrspace(0)?;
                    self.cursor.expect(T::Star, "expected '*' in address space")?;
                    ty = self.tables.types.pointer(space);
                }
                T::LParen => ty = self.nested(|this| this.function_type(ty))?,
                _ if ty == Type::VOID && !allow_void => {
                    return Err(self.cursor.error_at(loc, "void type only allowed for function results"));
                }
                _ => return Ok(ty),
            }
        }
    }

    fn check_pointee(&self, ty: Type, of_void: &'static str) -> ParseResult<()> {
        match ty {
            Type::LABEL => Err(self.cursor.error("basic block pointers are invalid")),
            Type::VOID => Err(self.cursor.error(of_void)),
            Type::METADATA | Type::TOKEN | Type::X86_AMX => Err(self.cursor.error("pointer to this type is invalid")),
            _ => Ok(()),
        }
    }

    /// Reads `addrspace(…)`, or returns the default if there is none.
    #[inline]
    pub(crate) fn optional_addrspace(&mut self, default: u32) -> ParseResult<u32> {
        if self.cursor.eat_keyword(K::Addrspace) { self.addrspace_value() } else { Ok(default) }
    }

    fn addrspace_value(&mut self) -> ParseResult<u32> {
        self.cursor.expect(T::LParen, "expected '(' in address space")?;
        let loc = self.cursor.loc();
        let space = match self.cursor.kind() {
            T::StringConstant => {
                let token = self.cursor.token;
                let name = value::name(self.cursor.text_of(token));
                let layout = &self.scope.module.data_layout;
                let space = match &*name {
                    b"A" => Some(layout.alloca_address_space()),
                    b"G" => Some(layout.default_globals_address_space()),
                    b"P" => Some(layout.program_address_space()),
                    name => layout.named_address_space(name),
                };
                let Some(space) = space else {
                    let name = String::from_utf8_lossy(&name);
                    return Err(self.cursor.error(format!("invalid symbolic addrspace '{name}'")));
                };
                self.cursor.bump();
                space
            }
            T::Integer | T::HexInteger => self.cursor.u32()?,
            _ => return Err(self.cursor.error("expected integer or string constant")),
        };
        if space >= 1 << 24 {
            return Err(self.cursor.error_at(loc, "invalid address space, must be a 24-bit integer"));
        }
        self.cursor.expect(T::RParen, "expected ')' in address space")?;
        Ok(space)
    }

    /// Reads `(…)` after a result type.
    fn function_type(&mut self, result: Type) -> ParseResult<Type> {
        if !self.is_valid_result(result) {
            return Err(self.cursor.error("invalid function return type"));
        }
        let (params, vararg) = self.parameters()?;
        for param in &params {
            if param.name.kind == T::LocalVar {
                return Err(self.cursor.error_at(param.loc, "argument name invalid in function type"));
            }
            if param.attributes != AttrSet::EMPTY {
                return Err(self.cursor.error_at(param.loc, "argument attributes invalid in function type"));
            }
        }
        let params: Vec<Type> = params.iter().map(|param| param.ty).collect();
        Ok(self.tables.types.function(result, &params, vararg))
    }

    /// Whether a function can have this result type.
    pub(crate) fn is_valid_result(&self, ty: Type) -> bool {
        ty != Type::LABEL && ty != Type::METADATA && self.tables.types.as_function(ty).is_none()
    }

    /// Reads the parameters of a function or function type, parentheses included; returns them and whether
    /// `...` follows.
    pub(crate) fn parameters(&mut self) -> ParseResult<(Vec<Param>, bool)> {
        let mut params = Vec::new();
        let mut vararg = false;
        let mut next_number = 0;
        self.cursor.bump();
        if self.cursor.at(T::RParen) {
            self.cursor.bump();
            return Ok((params, vararg));
        }
        loop {
            if self.cursor.eat(T::DotDotDot) {
                vararg = true;
                break;
            }
            let loc = self.cursor.loc();
            let (ty, attributes, name) = match self.quick_param() {
                Some(param) => param,
                None => (self.ty(false)?, self.param_attributes()?, self.param_name()),
            };
            if name.kind != T::LocalVar {
                let mut number = next_number;
                if name.kind == T::LocalVarId {
                    number = value::id(self.cursor.text_of(name));
                    self.check_number(loc, "argument", '%', next_number, number)?;
                }
                next_number = number.wrapping_add(1);
            }
            if ty == Type::LABEL || !self.is_first_class_here(ty) {
                return Err(self.cursor.error_at(loc, "invalid type for function argument"));
            }
            params.push(Param { loc, ty, attributes, name });
            if !self.cursor.eat(T::Comma) {
                break;
            }
        }
        self.cursor.expect(T::RParen, "expected ')' at end of argument list")?;
        Ok((params, vararg))
    }

    /// Reads the name or number of a parameter, if it has one.
    fn param_name(&mut self) -> Token {
        match self.cursor.kind() {
            T::LocalVar | T::LocalVarId => self.cursor.bump(),
            _ => NO_NAME,
        }
    }

    /// Checks that a number does not decrease; gaps are allowed.
    pub(crate) fn check_number(&self, loc: u32, what: &str, sigil: char, next: u32, number: u32) -> ParseResult<()> {
        if number >= next {
            return Ok(());
        }
        Err(self.cursor.error_at(loc, format!("{what} expected to be numbered '{sigil}{next}' or greater")))
    }

    /// Reads `target("name", types…, integers…)`.
    fn target_ext_type(&mut self) -> ParseResult<Type> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '(' in target extension type")?;
        let name = self.cursor.string()?;
        let name = self.tables.strings.intern(&name);
        let mut types = Vec::new();
        let mut ints = Vec::new();
        while self.cursor.eat(T::Comma) {
            match self.cursor.kind() {
                T::Integer | T::HexInteger => ints.push(self.cursor.u32()?),
                _ if !ints.is_empty() => return Err(self.cursor.error("expected uint32 param")),
                _ => types.push(self.ty(true)?),
            }
        }
        self.cursor.expect(T::RParen, "expected ')' in target extension type")?;
        match self.tables.target_type(name, &types, &ints) {
            Ok(ty) => Ok(ty),
            Err(error) => Err(self.cursor.error(error.to_string())),
        }
    }

    /// Reads `{ … }`; the caller handles the angle brackets of a packed struct.
    fn literal_struct(&mut self, packed: bool) -> ParseResult<Type> {
        let fields = self.struct_fields()?;
        Ok(self.tables.types.literal_struct(&fields, packed))
    }

    fn struct_fields(&mut self) -> ParseResult<Vec<Type>> {
        let mut fields = Vec::new();
        self.cursor.bump();
        if self.cursor.eat(T::RBrace) {
            return Ok(fields);
        }
        loop {
            let loc = self.cursor.loc();
            let ty = self.ty(false)?;
            let is_function = self.tables.types.as_function(ty).is_some();
            if is_function || matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN) {
                return Err(self.cursor.error_at(loc, "invalid element type for struct"));
            }
            fields.push(ty);
            if !self.cursor.eat(T::Comma) {
                break;
            }
        }
        self.cursor.expect(T::RBrace, "expected '}' at end of struct")?;
        Ok(fields)
    }

    /// Reads `N x T]` or `N x T>` after the opening bracket.
    fn array_or_vector(&mut self, is_vector: bool) -> ParseResult<Type> {
        let scalable = is_vector && self.cursor.eat_keyword(K::Vscale);
        if scalable {
            self.cursor.expect_keyword(K::X, "expected 'x' after vscale")?;
        }
        let len_loc = self.cursor.loc();
        // LLVM's words, although this is not an address space.
        let Some(Some(len)) = self.cursor.plain_integer() else {
            return Err(self.cursor.error("expected number in address space"));
        };
        self.cursor.bump();
        self.cursor.expect_keyword(K::X, "expected 'x' after element count")?;
        let loc = self.cursor.loc();
        let element = self.ty(false)?;
        let close = if is_vector { T::Greater } else { T::RSquare };
        self.cursor.expect(close, "expected end of sequential type")?;
        if !is_vector {
            if !self.is_array_element(element) {
                return Err(self.cursor.error_at(loc, "invalid array element type"));
            }
            return Ok(self.tables.types.array(element, len));
        }
        if len == 0 {
            return Err(self.cursor.error_at(len_loc, "zero element vector is illegal"));
        }
        let Ok(len) = u32::try_from(len) else {
            return Err(self.cursor.error_at(len_loc, "size too large for vector"));
        };
        if !self.is_vector_element(element) {
            return Err(self.cursor.error_at(loc, "invalid vector element type"));
        }
        Ok(self.tables.types.vector(element, len, scalable))
    }

    fn is_array_element(&self, ty: Type) -> bool {
        !matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX)
            && self.tables.types.as_function(ty).is_none()
    }

    fn is_vector_element(&self, ty: Type) -> bool {
        match self.tables.types.kind(ty) {
            TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Float(_) | TypeKind::Pointer(_) => true,
            TypeKind::TargetExt { .. } => self.tables.target_type_properties(ty).can_be_vector_element,
            _ => false,
        }
    }

    /// Returns the type that a `%name` or `%0` mentions; a new opaque one if it is unknown.
    fn mentioned_type(&mut self, token: Token) -> Type {
        let name = self.type_name(token);
        let known = match name {
            TypeName::Name(symbol) => self.scope.named_types.get(&symbol).copied(),
            TypeName::Number(number) => self.scope.numbered_types.get(number),
        };
        if let Some(ty) = known {
            if let Some(scope) = self.scope.own()
                && let Some(state) = scope.struct_states.get_mut(&ty)
                && state.defined_at.is_none()
            {
                state.mentioned = true;
            }
            return ty;
        }
        if let Some(&(ty, _)) = self.found.types.get(&name) {
            return ty;
        }
        let ty = self.new_struct(name);
        let state = StructState { first_use: token.start(), defined_at: None, mentioned: true };
        match self.scope.own() {
            Some(scope) => scope.add_type(name, ty, Some(state)),
            None => drop(self.found.types.insert(name, (ty, token.start()))),
        }
        ty
    }

    fn type_name(&mut self, token: Token) -> TypeName {
        let text = self.cursor.text_of(token);
        match token.kind {
            T::LocalVarId => TypeName::Number(value::id(text)),
            _ => {
                let name: Cow<'_, [u8]> = value::name(text);
                TypeName::Name(self.tables.strings.intern(&name))
            }
        }
    }

    fn new_struct(&mut self, name: TypeName) -> Type {
        self.tables.types.named_struct(match name {
            TypeName::Name(symbol) => symbol,
            TypeName::Number(_) => Symbol::EMPTY,
        })
    }

    /// Reads `%0 = type …`.
    pub(super) fn unnamed_type(&mut self) -> ParseResult<()> {
        self.type_definition("expected 'type' after '='")
    }

    /// Reads `%name = type …`.
    pub(super) fn named_type(&mut self) -> ParseResult<()> {
        self.type_definition("expected 'type' after name")
    }

    fn type_definition(&mut self, expected_type: &'static str) -> ParseResult<()> {
        let token = self.cursor.bump();
        let name = self.type_name(token);
        self.cursor.expect(T::Equal, "expected '=' after name")?;
        self.cursor.expect_keyword(K::Type, expected_type)?;

        let known = match name {
            TypeName::Name(symbol) => self.scope.named_types.get(&symbol).copied(),
            TypeName::Number(number) => self.scope.numbered_types.get(number),
        };
        let is_defined = |ty: &Type| self.scope.struct_states.get(ty).is_none_or(|state| state.defined_at.is_some());
        if known.as_ref().is_some_and(is_defined) {
            return Err(self.cursor.error_at(token.start(), "redefinition of type"));
        }
        if self.cursor.eat_keyword(K::Opaque) {
            let ty = known.unwrap_or_else(|| self.new_struct(name));
            self.define_struct(name, ty, token.start(), self.cursor.previous_end);
            return Ok(());
        }
        let packed = self.cursor.eat(T::Less);
        if !self.cursor.at(T::LBrace) {
            return self.type_alias(token, name, known, packed);
        }
        // The definition may contain its own name, which is an error.
        let ty = known.unwrap_or_else(|| self.new_struct(name));
        if known.is_none()
            && let Some(scope) = self.scope.own()
        {
            let state = StructState { first_use: token.start(), defined_at: None, mentioned: false };
            scope.add_type(name, ty, Some(state));
        }
        let result = self.struct_fields().and_then(|fields| {
            if packed {
                self.cursor.expect(T::Greater, "expected '>' in packed struct")?;
            }
            Ok(fields)
        });
        // A broken definition counts as one, so that only its own error is reported.
        let fields = match result {
            Ok(fields) => fields,
            Err(error) => {
                self.define_struct(name, ty, token.start(), self.cursor.previous_end);
                return Err(error);
            }
        };
        let mentioned = self.scope.struct_states.get(&ty).is_some_and(|state| state.mentioned);
        self.define_struct(name, ty, token.start(), self.cursor.previous_end);
        if mentioned && self.contains_type(&fields, ty) {
            let text = match self.tables.types.kind(ty) {
                TypeKind::NamedStruct(NamedStruct { name, .. }) => self.tables.str(*name),
                _ => &[],
            };
            let text = String::from_utf8_lossy(text);
            return Err(self.cursor.error(format!("identified structure type '{text}' is recursive")));
        }
        self.tables.types.set_struct_body(ty, &fields, packed);
        self.measures.clear();
        Ok(())
    }

    /// Reads `%name = type i32` of old files: another name for a type other than an identified struct.
    fn type_alias(&mut self, token: Token, name: TypeName, known: Option<Type>, packed: bool) -> ParseResult<()> {
        if known.is_some() {
            return Err(self.cursor.error_at(token.start(), "forward references to non-struct type"));
        }
        let ty = if packed { self.nested(|this| this.array_or_vector(true))? } else { self.ty(false)? };
        if matches!(self.tables.types.kind(ty), TypeKind::Struct { .. } | TypeKind::NamedStruct(_)) {
            // LLVM drops these.
            return Ok(());
        }
        let mentioned = match name {
            TypeName::Name(symbol) => self.scope.named_types.contains_key(&symbol),
            TypeName::Number(number) => self.scope.numbered_types.get(number).is_some(),
        };
        if mentioned {
            return Err(self.cursor.error_at(token.start(), "non-struct types may not be recursive"));
        }
        if let Some(scope) = self.scope.own() {
            scope.add_type(name, ty, None);
        }
        Ok(())
    }

    fn define_struct(&mut self, name: TypeName, ty: Type, first_use: u32, end: u32) {
        if let Some(scope) = self.scope.own() {
            let first_use = scope.struct_states.get(&ty).map_or(first_use, |state| state.first_use);
            let state = StructState { first_use, defined_at: Some(end), mentioned: true };
            scope.add_type(name, ty, Some(state));
            scope.last_type_definition = end;
        }
    }

    /// Whether one of the types is or contains `wanted`, except through pointers.
    fn contains_type(&self, types: &[Type], wanted: Type) -> bool {
        let mut seen: rustc_hash::FxHashSet<Type> = types.iter().copied().collect();
        let mut list: Vec<Type> = types.to_vec();
        while let Some(ty) = list.pop() {
            if ty == wanted {
                return true;
            }
            let inner: &[Type] = match self.tables.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => std::slice::from_ref(element),
                TypeKind::TargetExt { types, .. } => types,
                TypeKind::Struct { fields, .. } => fields,
                TypeKind::NamedStruct(body) => body.fields.as_deref().unwrap_or_default(),
                _ => &[],
            };
            list.extend(inner.iter().copied().filter(|&ty| seen.insert(ty)));
        }
        false
    }

    /// Whether values of the type can be operands, by the definitions read up to this point.
    #[inline]
    pub(crate) fn is_first_class_here(&self, ty: Type) -> bool {
        match self.tables.types.kind(ty) {
            TypeKind::Void | TypeKind::Function(_) => false,
            TypeKind::NamedStruct(body) => body.fields.is_some() && self.is_complete_here(ty),
            _ => true,
        }
    }

    /// Whether the type has a size, by the definitions read up to this point.
    pub(crate) fn is_sized_here(&mut self, ty: Type) -> bool {
        match self.tables.types.kind(ty) {
            TypeKind::Integer(_) | TypeKind::Float(_) | TypeKind::Pointer(_) => true,
            _ => {
                let layout = &self.scope.module.data_layout;
                self.tables.is_sized_in(layout, &mut self.measures, ty) && self.is_complete_here(ty)
            }
        }
    }

    /// Whether all identified structs in the type are defined before the current token.
    fn is_complete_here(&self, ty: Type) -> bool {
        let here = self.cursor.loc();
        if self.scope.last_type_definition <= here {
            return true;
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let mut list = vec![ty];
        while let Some(ty) = list.pop() {
            let inner: &[Type] = match self.tables.types.kind(ty) {
                TypeKind::Array { element, .. } => std::slice::from_ref(element),
                TypeKind::Struct { fields, .. } => fields,
                TypeKind::NamedStruct(body) => {
                    let state = self.scope.struct_states.get(&ty);
                    if state.and_then(|state| state.defined_at).is_none_or(|end| end > here) {
                        return false;
                    }
                    body.fields.as_deref().unwrap_or_default()
                }
                _ => &[],
            };
            list.extend(inner.iter().copied().filter(|&ty| seen.insert(ty)));
        }
        true
    }

    /// Returns the type as LLVM's messages name it.
    #[cold]
    pub(crate) fn type_text(&self, ty: Type) -> String {
        type_text(&self.tables, ty)
    }
}
