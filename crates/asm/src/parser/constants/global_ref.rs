//! Globals as operands. While the top level is read, a first mention reserves the global. Bodies can look up
//! all globals and record undefined ones.

use std::borrow::Cow;

use draig_ir::{ConstKind, Global, GlobalKind, Symbol, Type, Value, ValueKind};

use super::{Parser, ValIdKind};
use crate::lexer::{Token, TokenKind as T, value};
use crate::parser::cursor::{ParseError, ParseResult};
use crate::parser::scope::{Found, FoundGlobal, GlobalState, Scope};

impl Parser<'_, '_> {
    /// Returns the type of a constant or global.
    #[inline]
    pub(crate) fn constant_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(constant) => self.tables.constants.ty(constant),
            ValueKind::Global(global) => self.address_type(global),
            // Only constants reach this point.
            _ => Type::VOID,
        }
    }

    /// Returns the type of a global's address, even if the global is undefined.
    #[inline]
    pub(crate) fn address_type(&self, global: Global) -> Type {
        address_type(&self.scope, &self.found, global)
    }

    /// Returns the name or number of a `@name` or `@12`.
    pub(crate) fn global_name(&mut self, token: Token) -> Result<Symbol, u32> {
        let text = self.cursor.text_of(token);
        match token.kind {
            T::GlobalId => Err(value::id(text)),
            _ => {
                let name: Cow<'_, [u8]> = value::name(text);
                Ok(self.tables.strings.intern(&name))
            }
        }
    }

    /// Returns the global of this name or number in the scope, mentioned or defined.
    #[inline]
    pub(crate) fn known_global(&self, name: Result<Symbol, u32>) -> Option<Global> {
        match name {
            Ok(symbol) => self.scope.module.find_symbol(symbol),
            Err(number) => self.scope.numbered_globals.get(number),
        }
    }

    /// Returns the global if its definition starts before the token.
    pub(crate) fn global_defined_before(&self, name: Result<Symbol, u32>, loc: u32) -> Option<Global> {
        let global = self.known_global(name)?;
        let state = self.scope.global_states.get(global.index())?;
        (state.defined && state.defined_at < loc).then_some(global)
    }

    /// Returns the global of a `@name` or `@12` used as a value of this type.
    pub(crate) fn global_value(&mut self, token: Token, ty: Type) -> ParseResult<Global> {
        self.global_operand(token, ty, None)
    }

    /// Like [`Parser::global_value`], for a callee with a function type. Calls of undefined globals are
    /// counted separately, because intrinsics need no declarations.
    pub(crate) fn called_global(&mut self, token: Token, ty: Type, function_type: Type) -> ParseResult<Global> {
        self.global_operand(token, ty, Some(function_type))
    }

    fn global_operand(&mut self, token: Token, ty: Type, called_as: Option<Type>) -> ParseResult<Global> {
        if !self.tables.types.is_pointer(ty) {
            return Err(self.cursor.error_at(token.start(), "global variable reference must have pointer type"));
        }
        let name = self.global_name(token);
        if let Some(global) = self.known_global(name) {
            let is_body = self.scope.own().is_none();
            if self.scope.module.global(global).address_type == ty {
                self.note_use(global, token.start());
                return Ok(global);
            }
            let state = self.scope.global_states.get(global.index()).copied();
            return match state {
                // LLVM reports this at the definition.
                Some(state)
                    if is_body
                        && state.defined
                        && state.defined_at > token.start()
                        && state.first_use > token.start() =>
                {
                    Err(self.forward_type_error(name, global, state, ty, token.start()))
                }
                _ => Err(self.type_mismatch(name, self.scope.module.global(global).address_type, ty, token.start())),
            };
        }
        match self.scope.own() {
            Some(scope) => Ok(scope.reserve_global(name, ty, token.start())),
            None => self.found_global(name, ty, token.start(), called_as),
        }
    }

    fn note_use(&mut self, global: Global, loc: u32) {
        if let Some(scope) = self.scope.own()
            && let Some(state) = scope.global_states.get_mut(global.index())
        {
            state.first_use = state.first_use.min(loc);
        }
    }

    fn found_global(
        &mut self,
        name: Result<Symbol, u32>,
        ty: Type,
        loc: u32,
        called_as: Option<Type>,
    ) -> ParseResult<Global> {
        let first = self.scope.module.global_count() as u32;
        if let Some(&at) = self.found.global_numbers.get(&(name, called_as)) {
            let found = &mut self.found.globals[at as usize];
            found.last_loc = found.last_loc.max(loc);
            let address_type = found.address_type;
            if address_type != ty {
                return Err(self.type_mismatch(name, address_type, ty, loc));
            }
            return Ok(Global::from_u32(first + at));
        }
        let at = self.found.globals.len() as u32;
        self.found.globals.push(FoundGlobal { name, loc, last_loc: loc, address_type: ty, function_type: called_as });
        self.found.global_numbers.insert((name, called_as), at);
        Ok(Global::from_u32(first + at))
    }

    #[cold]
    fn type_mismatch(&self, name: Result<Symbol, u32>, ty: Type, expected: Type, loc: u32) -> Box<ParseError> {
        let name = self.global_text(name);
        let (ty, expected) = (self.type_text(ty), self.type_text(expected));
        self.cursor.error_at(loc, format!("'@{name}' defined with type '{ty}' but expected '{expected}'"))
    }

    /// The error for a mention whose type differs from that of the later definition. LLVM reports it there.
    #[cold]
    fn forward_type_error(
        &self,
        name: Result<Symbol, u32>,
        global: Global,
        state: GlobalState,
        mentioned_as: Type,
        loc: u32,
    ) -> Box<ParseError> {
        let data = self.scope.module.global(global);
        let (ty, was) = (self.type_text(data.address_type), self.type_text(mentioned_as));
        let text = self.global_text(name);
        let types = format!("expected '{ty}' but was '{was}'");
        let (at, message) = match (&data.kind, name) {
            (GlobalKind::Function(_), Ok(_)) => {
                (loc, format!("invalid forward reference to function '{text}' with wrong type: {types}"))
            }
            (GlobalKind::Function(_), Err(_)) => {
                let what = "type of definition and forward reference of";
                (state.type_loc, format!("{what} '@{text}' disagree: {types}"))
            }
            (GlobalKind::Variable(_), _) => {
                (state.type_loc, "forward reference and definition of global have different types".into())
            }
            _ => (state.type_loc, "forward reference and definition of alias have different types".into()),
        };
        Box::new(ParseError { at, found_at: state.type_loc, message: message.into(), notes: Vec::new() })
    }

    /// Formats a global's name or number for messages.
    pub(crate) fn global_text(&self, name: Result<Symbol, u32>) -> String {
        match name {
            Ok(symbol) => String::from_utf8_lossy(self.tables.str(symbol)).into_owned(),
            Err(number) => number.to_string(),
        }
    }

    /// Reads `no_cfi @name`.
    pub(super) fn no_cfi(&mut self) -> ParseResult<ValIdKind> {
        self.cursor.bump();
        let id = self.val_id(None)?;
        match id.kind {
            ValIdKind::Global(token) | ValIdKind::NoCfi(token) => Ok(ValIdKind::NoCfi(token)),
            _ => Err(self.cursor.error_at(id.loc, "expected global value name in no_cfi")),
        }
    }

    pub(super) fn no_cfi_value(&mut self, token: Token, ty: Type) -> ParseResult<Value> {
        let global = self.global_value(token, ty)?;
        Ok(self.tables.constants.intern(ty, ConstKind::NoCfi(global)).into())
    }
}

/// Returns the type of the address of a global in the scope or in the parallel findings.
#[inline]
pub(super) fn address_type(scope: &Scope, found: &Found, global: Global) -> Type {
    let count = scope.module.global_count();
    match global.index().checked_sub(count) {
        None => scope.module.global(global).address_type,
        Some(at) => found.globals.get(at).map_or(Type::PTR, |found| found.address_type),
    }
}
