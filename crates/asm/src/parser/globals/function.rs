//! Functions (LangRef "Functions"): declarations, and the headers of definitions. Bodies are skipped and read
//! once the whole top level is known.

use std::borrow::Cow;

use draig_ir::{
    Align, AttrSet, Attribute, Function, Global, GlobalData, GlobalKind, Linkage, Metadata, MetadataKind, Symbol, Type,
};
use draig_tables::AttrKind;

use super::Parser;
use super::header::Header;
use crate::lexer::{Keyword as K, Token, TokenKind as T, skip, value};
use crate::parser::cursor::ParseResult;
use crate::parser::scope::PendingBody;
use crate::parser::types::Param;

/// A function whose header has been read.
struct HeaderRead {
    global: Option<Global>,
    params: Vec<Token>,
}

impl Parser<'_, '_> {
    /// Reads `declare …`.
    pub(crate) fn declare(&mut self) -> ParseResult<()> {
        self.cursor.bump();
        let mut attachments = Vec::new();
        while self.cursor.at(T::MetadataVar) {
            attachments.push(self.attachment()?);
        }
        let read = self.function_header(false)?;
        self.add_attachments(read.global, attachments);
        Ok(())
    }

    /// Reads the header of `define … { … }`; the body is left for later.
    pub(crate) fn define(&mut self) -> ParseResult<()> {
        self.cursor.bump();
        let read = self.function_header(true)?;
        let mut attachments = Vec::new();
        while self.cursor.at(T::MetadataVar) {
            attachments.push(self.attachment()?);
        }
        self.add_attachments(read.global, attachments);
        if !self.cursor.at(T::LBrace) {
            return Err(self.cursor.error("expected '{' in function body"));
        }
        let start = self.cursor.token.end();
        let text = self.cursor.source();
        let close = self.deferred.guess_body_end(text, start).or_else(|| skip::scan_body_end(text, start));
        let end = close.map_or(text.len() as u32, |close| close + 1);
        self.cursor.seek(end);
        if let (Some(scope), Some(function)) = (self.scope.own(), read.global) {
            scope.bodies.push(PendingBody { function, range: start..end, params: read.params });
        }
        Ok(())
    }

    fn add_attachments(&mut self, global: Option<Global>, attachments: Vec<(MetadataKind, Metadata)>) {
        if let (Some(scope), Some(global)) = (self.scope.own(), global) {
            scope.module.global_mut(global).attachments.extend(attachments);
        }
    }

    fn function_header(&mut self, is_definition: bool) -> ParseResult<HeaderRead> {
        let loc = self.cursor.loc();
        let mut header = self.linkage()?;
        let calling_convention = self.optional_calling_convention()?;
        let result_attributes = self.return_attributes()?;
        let result_loc = self.cursor.loc();
        let result = self.ty(true)?;
        self.check_function_linkage(&header, is_definition, loc)?;
        self.check_linkage(&header, loc)?;
        if !self.is_valid_result(result) {
            return Err(self.cursor.error_at(result_loc, "invalid function return type"));
        }
        let name_loc = self.cursor.loc();
        let name = match self.cursor.kind() {
            T::GlobalVar => {
                let symbol = self.name_symbol(self.cursor.token);
                // An empty name counts as no name.
                if symbol == Symbol::EMPTY { Err(self.scope.next_global_number) } else { Ok(symbol) }
            }
            T::GlobalId => {
                let number = value::id(self.cursor.text());
                self.check_number(name_loc, "function", '@', self.scope.next_global_number, number)?;
                Err(number)
            }
            _ => return Err(self.cursor.error("expected function name")),
        };
        self.cursor.bump();
        let read = self.function_rest(
            name,
            name_loc,
            &mut header,
            Rest { calling_convention, result_attributes, result_loc, result, is_definition },
        );
        match read {
            Ok(read) => Ok(read),
            Err(error) => {
                self.define_broken_global(name, name_loc, &Err(error.clone()));
                Err(error)
            }
        }
    }

    fn check_function_linkage(&self, header: &Header, is_definition: bool, loc: u32) -> ParseResult<()> {
        let message = match header.linkage {
            Linkage::External => return Ok(()),
            Linkage::ExternWeak if is_definition => "invalid linkage for function definition",
            Linkage::Appending | Linkage::Common => "invalid function linkage type",
            Linkage::ExternWeak => return Ok(()),
            _ if !is_definition => "invalid linkage for function declaration",
            _ => return Ok(()),
        };
        Err(self.cursor.error_at(loc, message))
    }

    /// Reads from the parameters to the personality, and defines the global.
    fn function_rest(
        &mut self,
        name: Result<Symbol, u32>,
        name_loc: u32,
        header: &mut Header,
        rest: Rest,
    ) -> ParseResult<HeaderRead> {
        if !self.cursor.at(T::LParen) {
            return Err(self.cursor.error("expected '(' in function argument list"));
        }
        let symbol = name.unwrap_or(Symbol::EMPTY);
        let (params, vararg) = self.parameters()?;
        header.unnamed_addr = self.optional_unnamed_addr();
        let program_space = self.scope.module.data_layout.program_address_space();
        let space = self.optional_addrspace(program_space)?;
        let mut attributes = self.function_attributes()?;
        let section = self.optional_string(K::Section)?;
        let partition = self.optional_string(K::Partition)?;
        let comdat = self.optional_comdat(symbol)?;
        let mut align = self.optional_alignment(false)?;
        let preferred_align = self.optional_preferred_alignment()?;
        let gc = self.optional_string(K::Gc)?;
        let mut optional_constant = |keyword| match self.cursor.eat_keyword(keyword) {
            true => self.typed_constant().map(Some),
            false => Ok(None),
        };
        let prefix = optional_constant(K::Prefix)?;
        let prologue = optional_constant(K::Prologue)?;
        let personality = optional_constant(K::Personality)?;
        if let Some(loc) = attributes.builtin_loc {
            return Err(self.cursor.error_at(loc, "'builtin' attribute not valid on function"));
        }
        if let Some(written) = take_alignment(&mut attributes.attributes) {
            align = Some(written);
        }
        let is_sret = |param: &Param| self.tables.attributes.has(param.attributes, AttrKind::StructRet);
        if rest.result != Type::VOID && params.first().is_some_and(is_sret) {
            return Err(self.cursor.error_at(rest.result_loc, "functions with 'sret' argument must return void"));
        }
        let address_type = self.tables.types.pointer(space);
        self.check_function_name(name, name_loc, address_type)?;

        let types: Vec<Type> = params.iter().map(|param| param.ty).collect();
        let value_type = self.tables.types.function(rest.result, &types, vararg);
        let is_grouped = !attributes.groups.is_empty();
        let own_set = if is_grouped { AttrSet::EMPTY } else { self.attribute_set(&mut attributes.attributes.clone()) };
        let sets: Vec<AttrSet> = params.iter().map(|param| param.attributes).collect();
        let list = self.tables.attributes.intern_list(own_set, rest.result_attributes, &sets);
        let function = Function {
            calling_convention: rest.calling_convention,
            attributes: list,
            gc,
            prefix,
            prologue,
            personality,
            preferred_align,
        };
        let mut data = GlobalData::new(symbol, value_type, address_type, GlobalKind::Function(function));
        header.apply(&mut data);
        data.section = section;
        data.partition = partition;
        data.comdat = comdat;
        data.align = align;
        let global = self.define_global(name, name_loc, name_loc, data);
        if let (Some(scope), Some(global)) = (self.scope.own(), global) {
            if is_grouped {
                scope.grouped_attributes.push((global, attributes));
            }
            if rest.is_definition {
                scope.function_bodies.insert(global);
            }
        }
        self.check_param_names(&params)?;
        if !rest.is_definition {
            self.check_declared_blocks(global)?;
        }
        Ok(HeaderRead { global, params: params.into_iter().map(|param| param.name).collect() })
    }

    /// Reads a word followed by a string, or nothing.
    fn optional_string(&mut self, keyword: K) -> ParseResult<Symbol> {
        if !self.cursor.eat_keyword(keyword) {
            return Ok(Symbol::EMPTY);
        }
        let text = self.cursor.string()?;
        Ok(self.tables.strings.intern(&text))
    }

    fn check_function_name(&self, name: Result<Symbol, u32>, loc: u32, address_type: Type) -> ParseResult<()> {
        if let Some((mentioned_as, first_use)) = self.mentioned_type_of(name) {
            if mentioned_as == address_type {
                return Ok(());
            }
            let text = self.global_text(name);
            let (expected, was) = (self.type_text(address_type), self.type_text(mentioned_as));
            let types = format!("expected '{expected}' but was '{was}'");
            return Err(match name {
                Ok(_) => {
                    let message = format!("invalid forward reference to function '{text}' with wrong type: {types}");
                    self.cursor.error_at(first_use, message)
                }
                Err(_) => {
                    let what = "type of definition and forward reference of";
                    self.cursor.error_at(loc, format!("{what} '@{text}' disagree: {types}"))
                }
            });
        }
        if !self.is_defined(name) {
            return Ok(());
        }
        let text = self.global_text(name);
        let is_function = self.known_global(name).is_some_and(|global| self.scope.module.global(global).is_function());
        Err(self.cursor.error_at(
            loc,
            match is_function {
                true => format!("invalid redefinition of function '{text}'"),
                false => format!("redefinition of function '@{text}'"),
            },
        ))
    }

    fn check_param_names(&self, params: &[Param]) -> ParseResult<()> {
        let mut seen = rustc_hash::FxHashSet::default();
        for param in params {
            if param.name.kind != T::LocalVar {
                continue;
            }
            let name: Cow<'_, [u8]> = value::name(self.cursor.text_of(param.name));
            if !name.is_empty() && !seen.insert(name.clone()) {
                let name = String::from_utf8_lossy(&name);
                return Err(self.cursor.error_at(param.loc, format!("redefinition of argument '%{name}'")));
            }
        }
        Ok(())
    }

    /// Reports a `blockaddress` of a function that turns out to have no body.
    fn check_declared_blocks(&self, global: Option<Global>) -> ParseResult<()> {
        match self.found.unresolved_blocks.iter().find(|block| Some(block.function) == global) {
            None => Ok(()),
            Some(block) => {
                Err(self.cursor.error_at(block.function_loc, "cannot take blockaddress inside a declaration"))
            }
        }
    }
}

/// The parts of a function that precede its name.
struct Rest {
    calling_convention: u16,
    result_attributes: AttrSet,
    result_loc: u32,
    result: Type,
    is_definition: bool,
}

/// Removes the alignment from a function's attributes, because the function itself holds it.
pub(crate) fn take_alignment(attributes: &mut Vec<Attribute>) -> Option<Align> {
    let mut align = None;
    attributes.retain(|attribute| match *attribute {
        Attribute::Int(AttrKind::Alignment, bytes) => {
            align = Align::from_bytes(bytes);
            false
        }
        _ => true,
    });
    align
}
