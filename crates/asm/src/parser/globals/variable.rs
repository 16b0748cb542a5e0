//! Global variables, aliases and ifuncs (LangRef "Global Variables", "Aliases", "IFuncs").

use draig_ir::{CodeModel, GlobalData, GlobalKind, Linkage, Symbol, Type, TypeKind, Value, Variable};

use super::Parser;
use super::header::Header;
use crate::lexer::{Keyword as K, TokenKind as T, value};
use crate::parser::constants::ValIdKind;
use crate::parser::cursor::{ParseError, ParseResult};

impl Parser<'_, '_> {
    /// Reads the definition after `@name =`.
    pub(super) fn variable_or_alias(&mut self, name: Result<Symbol, u32>, loc: u32) -> ParseResult<()> {
        let mut header = self.linkage()?;
        header.thread_local = self.optional_thread_local()?;
        header.unnamed_addr = self.optional_unnamed_addr();
        match self.cursor.keyword() {
            Some(K::Alias) => self.alias(name, loc, header, true),
            Some(K::Ifunc) => self.alias(name, loc, header, false),
            _ => self.variable(name, loc, header),
        }
    }

    fn variable(&mut self, name: Result<Symbol, u32>, loc: u32, header: Header) -> ParseResult<()> {
        self.check_linkage(&header, loc)?;
        let space = self.optional_addrspace(0)?;
        let externally_initialized = self.cursor.eat_keyword(K::ExternallyInitialized);
        let is_constant = self.cursor.eat_keyword(K::Constant);
        if !is_constant {
            self.cursor.expect_keyword(K::Global, "expected 'global' or 'constant'")?;
        }
        let type_loc = self.cursor.loc();
        let ty = self.ty(false)?;
        let is_declaration = header.has_linkage && matches!(header.linkage, Linkage::External | Linkage::ExternWeak);
        let initializer = if is_declaration { None } else { Some(self.constant(ty)?) };
        let is_opaque = matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX);
        if is_opaque || self.tables.types.as_function(ty).is_some() {
            return Err(self.cursor.error_at(type_loc, "invalid type for global variable"));
        }
        let address_type = self.tables.types.pointer(space);
        match self.mentioned_type_of(name) {
            Some((mentioned_as, _)) if mentioned_as != address_type => {
                let message = "forward reference and definition of global have different types";
                return Err(self.cursor.error_at(type_loc, message));
            }
            Some(_) => {}
            None => self.check_redefinition(name, loc)?,
        }

        let variable = Variable { initializer, is_constant, externally_initialized, ..Variable::default() };
        let symbol = name.unwrap_or(Symbol::EMPTY);
        let mut data = GlobalData::new(symbol, ty, address_type, GlobalKind::Variable(variable));
        header.apply(&mut data);
        self.variable_properties(symbol, &mut data)?;
        let attributes = self.function_attributes()?;
        let is_grouped = !attributes.groups.is_empty();
        if is_grouped || !attributes.attributes.is_empty() {
            let set = self.attribute_set(&mut attributes.attributes.clone());
            if let Some(variable) = data.as_variable_mut() {
                variable.attributes = Some(set);
            }
        }
        let global = self.define_global(name, loc, type_loc, data);
        if let (Some(scope), Some(global), true) = (self.scope.own(), global, is_grouped) {
            scope.grouped_attributes.push((global, attributes));
        }
        Ok(())
    }

    fn check_redefinition(&self, name: Result<Symbol, u32>, loc: u32) -> ParseResult<()> {
        if !self.is_defined(name) {
            return Ok(());
        }
        let name = self.global_text(name);
        Err(self.cursor.error_at(loc, format!("redefinition of global '@{name}'")))
    }

    /// Reads the comma-separated properties of a variable.
    fn variable_properties(&mut self, name: Symbol, data: &mut GlobalData) -> ParseResult<()> {
        while self.cursor.eat(T::Comma) {
            match self.cursor.kind() {
                T::Keyword(K::Section) => {
                    self.cursor.bump();
                    data.section = self.property_string("expected global section string")?;
                }
                T::Keyword(K::Partition) => {
                    self.cursor.bump();
                    data.partition = self.property_string("expected partition string")?;
                }
                T::Keyword(K::Align) => data.align = self.optional_alignment(false)?,
                T::Keyword(K::CodeModel) => {
                    self.cursor.bump();
                    let model = self.code_model()?;
                    if let Some(variable) = data.as_variable_mut() {
                        variable.code_model = Some(model);
                    }
                }
                T::MetadataVar => data.attachments.push(self.attachment()?),
                T::Keyword(
                    keyword @ (K::NoSanitizeAddress
                    | K::NoSanitizeHwaddress
                    | K::SanitizeMemtag
                    | K::SanitizeAddressDyninit),
                ) => {
                    self.cursor.bump();
                    let Some(variable) = data.as_variable_mut() else { continue };
                    let flags = &mut variable.sanitizer;
                    *match keyword {
                        K::NoSanitizeAddress => &mut flags.no_address,
                        K::NoSanitizeHwaddress => &mut flags.no_hwaddress,
                        K::SanitizeMemtag => &mut flags.memtag,
                        _ => &mut flags.is_dyn_init,
                    } = true;
                }
                _ => match self.optional_comdat(name)? {
                    None => return Err(self.cursor.error("unknown global variable property!")),
                    comdat => data.comdat = comdat,
                },
            }
        }
        Ok(())
    }

    fn property_string(&mut self, message: &'static str) -> ParseResult<Symbol> {
        let token = self.cursor.expect(T::StringConstant, message)?;
        Ok(self.name_symbol(token))
    }

    fn code_model(&mut self) -> ParseResult<CodeModel> {
        const EXPECTED: &str = "expected global code model string";
        let name = match self.cursor.kind() {
            T::StringConstant => value::name(self.cursor.text()),
            _ => return Err(self.cursor.error(EXPECTED)),
        };
        let Some(model) = CodeModel::from_spelling(&name) else { return Err(self.cursor.error(EXPECTED)) };
        self.cursor.bump();
        Ok(model)
    }

    /// Reads `alias …` or `ifunc …`.
    fn alias(&mut self, name: Result<Symbol, u32>, loc: u32, header: Header, is_alias: bool) -> ParseResult<()> {
        self.cursor.bump();
        let is_odd = matches!(header.linkage, Linkage::Appending | Linkage::ExternWeak | Linkage::Common);
        if is_alias && is_odd {
            return Err(self.cursor.error_at(loc, "invalid linkage type for alias"));
        }
        self.check_linkage(&header, loc)?;
        let type_loc = self.cursor.loc();
        let ty = self.ty(false)?;
        self.cursor.expect(T::Comma, "expected comma after alias or ifunc's type")?;
        let target_loc = self.cursor.loc();
        let target = self.alias_target()?;
        let target_type = self.constant_type(target);
        let &TypeKind::Pointer(space) = self.tables.types.kind(target_type) else {
            return Err(self.cursor.error_at(target_loc, "An alias or ifunc must have pointer type"));
        };
        let mentioned = self.mentioned_type_of(name);
        self.check_redefinition(name, loc)?;
        let kind =
            if is_alias { GlobalKind::Alias { aliasee: target } } else { GlobalKind::IFunc { resolver: target } };
        let address_type = self.tables.types.pointer(space);
        let mut data = GlobalData::new(name.unwrap_or(Symbol::EMPTY), ty, address_type, kind);
        header.apply(&mut data);
        while self.cursor.eat(T::Comma) {
            match self.cursor.kind() {
                T::Keyword(K::Partition) => {
                    self.cursor.bump();
                    data.partition = self.property_string("expected partition string")?;
                }
                T::MetadataVar if !is_alias => data.attachments.push(self.attachment()?),
                _ => return Err(self.cursor.error("unknown alias or ifunc property!")),
            }
        }
        if mentioned.is_some_and(|(mentioned_as, _)| mentioned_as != address_type) {
            return Err(self.alias_type_error(type_loc));
        }
        self.define_global(name, loc, type_loc, data);
        Ok(())
    }

    #[cold]
    fn alias_type_error(&self, loc: u32) -> Box<ParseError> {
        self.cursor.error_at(loc, "forward reference and definition of alias have different types")
    }

    /// Reads an address with its type, or an expression without one, as in old files.
    fn alias_target(&mut self) -> ParseResult<Value> {
        let loc = self.cursor.loc();
        match self.cursor.keyword() {
            Some(K::Bitcast | K::Getelementptr | K::Addrspacecast | K::Inttoptr) => match self.val_id(None)?.kind {
                ValIdKind::Constant(value) => Ok(value),
                _ => Err(self.cursor.error_at(loc, "invalid aliasee")),
            },
            _ => self.typed_constant(),
        }
    }
}
