//! The top level apart from types, attribute groups and metadata: target lines, module assembly, comdats, and
//! the common parts of global definitions.

mod function;
mod header;
mod variable;

pub(crate) use function::take_alignment;

use std::borrow::Cow;

use draig_ir::{AsmProperties, Comdat, Global, GlobalData, SelectionKind, Symbol};
use draig_target::{DataLayout, Triple};

use super::Parser;
use super::cursor::ParseResult;
use super::scope::{GlobalState, UNMENTIONED};
use crate::lexer::{Keyword as K, Token, TokenKind as T, skip, value};

impl<'a> Parser<'a, '_> {
    /// Reads the `source_filename` and `target` lines that may open a text.
    pub(super) fn target_lines(&mut self, text: &'a [u8]) {
        let mut layout = None;
        loop {
            let result = match self.cursor.keyword() {
                Some(K::Target) => self.target_line(&mut layout),
                Some(K::SourceFilename) => self.source_filename(),
                _ => break,
            };
            if let Err(error) = result {
                let resume = skip::next_entity(text, self.cursor.loc());
                self.report(error);
                self.cursor.seek(resume);
            }
        }
        let Some((loc, layout)) = layout else { return };
        match DataLayout::parse(&layout) {
            Ok(layout) => {
                if let Some(scope) = self.scope.own() {
                    scope.module.data_layout = layout;
                }
            }
            Err(error) => {
                let error = self.cursor.error_at(loc, error.message().to_owned());
                self.report(error);
            }
        }
    }

    fn target_line(&mut self, layout: &mut Option<(u32, Vec<u8>)>) -> ParseResult<()> {
        self.cursor.bump();
        match self.cursor.keyword() {
            Some(K::Triple) => {
                self.cursor.bump();
                self.cursor.expect(T::Equal, "expected '=' after target triple")?;
                let triple = self.cursor.string()?;
                if let Some(scope) = self.scope.own() {
                    scope.module.triple = Triple::parse(&triple);
                }
                Ok(())
            }
            Some(K::Datalayout) => {
                self.cursor.bump();
                self.cursor.expect(T::Equal, "expected '=' after target datalayout")?;
                let loc = self.cursor.loc();
                *layout = Some((loc, self.cursor.string()?.into_owned()));
                Ok(())
            }
            _ => Err(self.cursor.error("unknown target property")),
        }
    }

    fn source_filename(&mut self) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect(T::Equal, "expected '=' after source_filename")?;
        let name = self.cursor.string()?;
        if let Some(scope) = self.scope.own() {
            scope.module.source_filename = name.into_owned();
        }
        Ok(())
    }

    /// Reads `module asm "…" …`, since LLVM 23 with properties: `module asm(target_cpu: "…") "…" …`.
    pub(super) fn module_asm(&mut self) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect_keyword(K::Asm, "expected 'module asm'")?;
        let mut properties = AsmProperties::default();
        if self.cursor.eat(T::LParen) {
            self.asm_properties(&mut properties)?;
        }
        let mut text = self.cursor.string()?.into_owned();
        // In LLVM 23 and in a list, every string is a line, even if it is empty or ends in a newline.
        if self.is_newer() || self.cursor.at(T::StringConstant) {
            text.push(b'\n');
        }
        while self.cursor.at(T::StringConstant) {
            text.extend_from_slice(&self.cursor.string()?);
            text.push(b'\n');
        }
        if let Some(scope) = self.scope.own() {
            scope.module.append_asm(&properties, &text);
        }
        Ok(())
    }

    /// Reads `name: "value", …)`.
    fn asm_properties(&mut self, properties: &mut AsmProperties) -> ParseResult<()> {
        loop {
            if !self.cursor.at(T::LabelStr) {
                return Err(self.cursor.error("expected property name followed by ':'"));
            }
            let Some(property) = properties.property_mut(&value::name(self.cursor.text())) else {
                return Err(self.cursor.error("unknown property name"));
            };
            self.cursor.bump();
            *property = self.cursor.string()?.into_owned();
            if self.cursor.eat(T::RParen) {
                return Ok(());
            }
            self.cursor.expect(T::Comma, "expected ',' or ')'")?;
        }
    }

    /// Reads `$name = comdat any`.
    pub(super) fn comdat_definition(&mut self) -> ParseResult<()> {
        let token = self.cursor.bump();
        self.cursor.expect(T::Equal, "expected '=' here")?;
        self.cursor.expect_keyword(K::Comdat, "expected comdat type")?;
        let selection = self.cursor.keyword().and_then(|word| SelectionKind::from_spelling(word.spelling().as_bytes()));
        let Some(selection) = selection else { return Err(self.cursor.error("unknown selection kind")) };
        self.cursor.bump();
        let symbol = self.name_symbol(token);
        let Some(scope) = self.scope.own() else { return Ok(()) };
        if scope.module.find_comdat(symbol).is_some() && scope.undefined_comdats.remove(&symbol).is_none() {
            let name = String::from_utf8_lossy(self.tables.str(symbol));
            return Err(self.cursor.error_at(token.start(), format!("redefinition of comdat '${name}'")));
        }
        let comdat = scope.module.get_or_add_comdat(symbol);
        scope.module.comdat_mut(comdat).selection = selection;
        Ok(())
    }

    /// Returns the name in a token.
    pub(super) fn name_symbol(&mut self, token: Token) -> Symbol {
        let name: Cow<'_, [u8]> = value::name(self.cursor.text_of(token));
        self.tables.strings.intern(&name)
    }

    /// Reads `comdat`, `comdat($name)` or nothing, for a global with this name.
    fn optional_comdat(&mut self, owner: Symbol) -> ParseResult<Option<Comdat>> {
        let keyword = self.cursor.loc();
        if !self.cursor.eat_keyword(K::Comdat) {
            return Ok(None);
        }
        let (symbol, loc) = if self.cursor.eat(T::LParen) {
            let token = self.cursor.expect(T::ComdatVar, "expected comdat variable")?;
            self.cursor.expect(T::RParen, "expected ')' after comdat var")?;
            (self.name_symbol(token), token.start())
        } else if owner == Symbol::EMPTY {
            return Err(self.cursor.error("comdat cannot be unnamed"));
        } else {
            (owner, keyword)
        };
        let Some(scope) = self.scope.own() else { return Ok(None) };
        if scope.module.find_comdat(symbol).is_none() {
            scope.undefined_comdats.insert(symbol, loc);
        }
        Ok(Some(scope.module.get_or_add_comdat(symbol)))
    }

    /// Reads `@0 = …`.
    pub(super) fn unnamed_global(&mut self) -> ParseResult<()> {
        let token = self.cursor.bump();
        let number = value::id(self.cursor.text_of(token));
        self.check_number(token.start(), "global", '@', self.scope.next_global_number, number)?;
        self.cursor.expect(T::Equal, "expected '=' after name")?;
        let result = self.variable_or_alias(Err(number), token.start());
        self.define_broken_global(Err(number), token.start(), &result);
        result
    }

    /// Reads `@name = …`.
    pub(super) fn named_global(&mut self) -> ParseResult<()> {
        let token = self.cursor.bump();
        let symbol = self.name_symbol(token);
        self.cursor.expect(T::Equal, "expected '=' in global variable")?;
        // An empty name counts as no name.
        let name = if symbol == Symbol::EMPTY { Err(self.scope.next_global_number) } else { Ok(symbol) };
        let result = self.variable_or_alias(name, token.start());
        self.define_broken_global(name, token.start(), &result);
        result
    }

    /// Returns the global of this name that was mentioned and is about to be defined.
    fn mentioned_global(&self, name: Result<Symbol, u32>) -> Option<Global> {
        let global = self.known_global(name)?;
        let state = self.scope.global_states.get(global.index())?;
        (!state.defined).then_some(global)
    }

    /// Returns the address type that a mention gave to a global about to be defined, and its position.
    fn mentioned_type_of(&self, name: Result<Symbol, u32>) -> Option<(draig_ir::Type, u32)> {
        let global = self.mentioned_global(name)?;
        let state = self.scope.global_states.get(global.index())?;
        (state.first_use != UNMENTIONED).then(|| (self.address_type(global), state.first_use))
    }

    /// Whether a name is already defined.
    fn is_defined(&self, name: Result<Symbol, u32>) -> bool {
        self.known_global(name)
            .is_some_and(|global| self.scope.global_states.get(global.index()).is_some_and(|state| state.defined))
    }

    /// Defines a global, which may already have been mentioned with the same address type.
    fn define_global(
        &mut self,
        name: Result<Symbol, u32>,
        loc: u32,
        type_loc: u32,
        data: GlobalData,
    ) -> Option<Global> {
        let scope = self.scope.own()?;
        let known = match name {
            Ok(symbol) => scope.module.find_symbol(symbol),
            Err(number) => scope.numbered_globals.get(number),
        };
        let global = known.unwrap_or_else(|| scope.reserve_global(name, data.address_type, UNMENTIONED));
        scope.module.define_global(global, data);
        let state = &mut scope.global_states[global.index()];
        *state = GlobalState { defined: true, defined_at: loc, type_loc, ..*state };
        if let Err(number) = name {
            scope.next_global_number = number.wrapping_add(1);
        }
        Some(global)
    }

    /// After an error in a definition, marks the name as defined so that only this error is reported.
    fn define_broken_global(&mut self, name: Result<Symbol, u32>, loc: u32, result: &ParseResult<()>) {
        if result.is_ok() || self.is_defined(name) {
            return;
        }
        if let Some(scope) = self.scope.own() {
            let known = match name {
                Ok(symbol) => scope.module.find_symbol(symbol),
                Err(number) => scope.numbered_globals.get(number),
            };
            let global = known.unwrap_or_else(|| scope.reserve_global(name, draig_ir::Type::PTR, UNMENTIONED));
            let state = &mut scope.global_states[global.index()];
            *state = GlobalState { defined: true, defined_at: loc, ..*state };
            if let Err(number) = name {
                scope.next_global_number = scope.next_global_number.max(number.wrapping_add(1));
            }
        }
    }
}
