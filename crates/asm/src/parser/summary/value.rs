//! `gv:` entries: values by name or identifier, the flags common to all definitions, variables and aliases,
//! references.

use draig_ir::summary::{
    Access, Definition, DefinitionKind, Reference, SummaryModule, SummaryValue, ValueFlags, VariableSummary,
};
use draig_ir::{Global, Linkage, Visibility};

use crate::lexer::{Keyword as K, TokenKind as T, value as token_value};
use crate::parser::Parser;
use crate::parser::cursor::ParseResult;

/// The form in which an entry identifies its value.
enum Identity {
    Name(Vec<u8>),
    Guid(u64),
}

impl Parser<'_, '_> {
    /// Reads `gv: (name: "…"[, summaries: (…)])`, or with `guid: 1`.
    pub(super) fn summary_value(&mut self, number: u32) -> ParseResult<()> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_open()?;
        let at = self.cursor.loc();
        let identity = match self.cursor.keyword() {
            Some(K::SummaryName) => {
                self.cursor.bump();
                self.summary_colon()?;
                Identity::Name(self.cursor.string()?.into_owned())
            }
            Some(K::SummaryGuid) => {
                self.cursor.bump();
                self.summary_colon()?;
                match self.cursor.u64()? {
                    0 => Identity::Name(Vec::new()),
                    guid => Identity::Guid(guid),
                }
            }
            _ => return Err(self.cursor.error("expected name or guid tag")),
        };
        if !self.cursor.eat(T::Comma) {
            self.summary_close()?;
            self.define_summary_value(number, &identity, at)?;
            return Ok(());
        }
        self.summary_label(K::SummarySummaries, "expected 'summaries' here")?;
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            let at = parser.cursor.loc();
            let definition = match parser.cursor.keyword() {
                Some(K::SummaryFunction) => parser.function_summary()?,
                Some(K::SummaryVariable) => parser.variable_summary()?,
                Some(K::Alias) => parser.alias_summary(at)?,
                _ => return Err(parser.cursor.error("expected summary type")),
            };
            let value = parser.define_summary_value(number, &identity, at)?;
            parser.summary.summary.values[value.index()].definitions.push(definition);
            Ok(())
        })?;
        self.summary_close()
    }

    /// Defines the value of an entry.
    fn define_summary_value(&mut self, number: u32, identity: &Identity, at: u32) -> ParseResult<SummaryValue> {
        let (guid, global) = match identity {
            Identity::Guid(guid) => (*guid, None),
            Identity::Name(name) => (0, Some(self.summary_global(name, at)?)),
        };
        let value = match self.summary.values.get(&number) {
            Some(&value) => value,
            None => self.summary_new_value(number),
        };
        self.summary.undefined_values.remove(&number);
        self.summary.undefined_aliasees.remove(&number);
        let data = &mut self.summary.summary.values[value.index()];
        data.guid = guid;
        data.global = global;
        Ok(value)
    }

    fn summary_global(&mut self, name: &[u8], at: u32) -> ParseResult<Global> {
        let symbol = self.tables.strings.find(name).filter(|_| !name.is_empty());
        match symbol.and_then(|symbol| self.scope.module.find_symbol(symbol)) {
            Some(global) => Ok(global),
            None => {
                let name = String::from_utf8_lossy(name);
                Err(self.cursor.error_at(at, format!("Reference to undefined global \"{name}\"")))
            }
        }
    }

    /// Reads `word: (module: ^0, flags: (…)` of a definition.
    pub(super) fn summary_definition_start(&mut self) -> ParseResult<(SummaryModule, ValueFlags)> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_open()?;
        let module = self.summary_module_reference()?;
        self.summary_comma()?;
        let flags = self.summary_value_flags()?;
        self.summary_comma()?;
        Ok((module, flags))
    }

    fn summary_value_flags(&mut self) -> ParseResult<ValueFlags> {
        self.summary_any_word("expected ':' here")?;
        let mut flags = ValueFlags::default();
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            let word = parser.cursor.keyword();
            let place = match word {
                Some(K::SummaryLinkage) => {
                    parser.cursor.bump();
                    parser.summary_short_colon()?;
                    // Words other than linkages count as `external`.
                    flags.linkage = Linkage::from_spelling(parser.cursor.text()).unwrap_or(Linkage::External);
                    parser.cursor.bump();
                    return Ok(());
                }
                Some(K::SummaryVisibility) => {
                    parser.cursor.bump();
                    parser.summary_short_colon()?;
                    if let Some(visibility) = Visibility::from_spelling(parser.cursor.text()) {
                        flags.visibility = visibility;
                        parser.cursor.bump();
                    }
                    return Ok(());
                }
                Some(K::SummaryImportType) => {
                    parser.cursor.bump();
                    parser.summary_short_colon()?;
                    flags.import_declaration = match parser.cursor.keyword() {
                        Some(K::SummaryDefinition) => false,
                        Some(K::SummaryDeclaration) => true,
                        _ => {
                            let message = "unknown import kind. Expect definition or declaration.";
                            return Err(parser.cursor.error(message));
                        }
                    };
                    parser.cursor.bump();
                    return Ok(());
                }
                Some(K::SummaryNotEligibleToImport) => &mut flags.not_eligible_to_import,
                Some(K::SummaryLive) => &mut flags.live,
                Some(K::SummaryDsoLocal) => &mut flags.dso_local,
                Some(K::SummaryCanAutoHide) => &mut flags.can_auto_hide,
                Some(K::SummaryNoRenameOnPromotion) => &mut flags.no_rename_on_promotion,
                _ => return Err(parser.cursor.error("expected gv flag type")),
            };
            parser.cursor.bump();
            parser.summary_short_colon()?;
            *place = parser.summary_flag()?;
            Ok(())
        })?;
        Ok(flags)
    }

    /// Reads `variable: (module: ^0, flags: (…), varFlags: (…)[, vTableFuncs: (…)][, refs: (…)])`.
    fn variable_summary(&mut self) -> ParseResult<Definition> {
        let (module, flags) = self.summary_definition_start()?;
        let mut variable = self.summary_variable_flags()?;
        let mut refs = Vec::new();
        while self.cursor.eat(T::Comma) {
            match self.cursor.keyword() {
                Some(K::SummaryVTableFuncs) => self.summary_vtable_functions(&mut variable)?,
                Some(K::SummaryRefs) => self.summary_refs(&mut refs)?,
                _ => return Err(self.cursor.error("expected optional variable summary field")),
            }
        }
        self.summary_close()?;
        Ok(Definition { module, flags, refs, kind: DefinitionKind::Variable(variable) })
    }

    fn summary_variable_flags(&mut self) -> ParseResult<VariableSummary> {
        self.summary_any_word("expected ':' here")?;
        let mut variable = VariableSummary::default();
        self.summary_list("expected '(' here", "expected ')' here", |parser| {
            let word = parser.cursor.keyword();
            let is_known = matches!(word, Some(K::Readonly | K::Writeonly | K::Constant | K::SummaryVcallVisibility));
            if !is_known {
                return Err(parser.cursor.error("expected gvar flag type"));
            }
            parser.cursor.bump();
            parser.summary_short_colon()?;
            let flag = parser.summary_flag()?;
            match word {
                Some(K::Readonly) => variable.read_only = flag,
                Some(K::Writeonly) => variable.write_only = flag,
                Some(K::Constant) => variable.constant = flag,
                _ => variable.vcall_visibility = u8::from(flag),
            }
            Ok(())
        })?;
        Ok(variable)
    }

    fn summary_vtable_functions(&mut self, variable: &mut VariableSummary) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect(T::Colon, "expected ':' in vTableFuncs")?;
        self.summary_list("expected '(' in vTableFuncs", "expected ')' in vTableFuncs", |parser| {
            parser.cursor.expect(T::LParen, "expected '(' in vTableFunc")?;
            parser.cursor.expect_keyword(K::SummaryVirtFunc, "expected 'callee' in vTableFunc")?;
            parser.summary_short_colon()?;
            let function = parser.summary_reference()?.value;
            parser.cursor.expect(T::Comma, "expected comma")?;
            parser.cursor.expect_keyword(K::SummaryOffset, "expected offset")?;
            parser.summary_short_colon()?;
            let offset = parser.cursor.u64()?;
            parser.cursor.expect(T::RParen, "expected ')' in vTableFunc")?;
            variable.vtable_functions.push((function, offset));
            Ok(())
        })
    }

    /// Reads `alias: (module: ^0, flags: (…), aliasee: ^1)`.
    fn alias_summary(&mut self, at: u32) -> ParseResult<Definition> {
        let (module, flags) = self.summary_definition_start()?;
        self.summary_label(K::SummaryAliasee, "expected 'aliasee' here")?;
        let aliasee = if self.cursor.eat_keyword(K::Null) {
            None
        } else {
            let number = self.cursor.token;
            let is_first = number.kind == T::SummaryId
                && !self.summary.values.contains_key(&token_value::id(self.cursor.text_of(number)));
            let value = self.summary_reference()?.value;
            // LLVM keeps these separate and reports them after the others.
            if is_first {
                let number = token_value::id(self.cursor.text_of(number));
                self.summary.undefined_values.remove(&number);
                self.summary.undefined_aliasees.insert(number, at);
            }
            Some(value)
        };
        self.summary_close()?;
        Ok(Definition { module, flags, refs: Vec::new(), kind: DefinitionKind::Alias(aliasee) })
    }

    /// Reads `[readonly | writeonly] ^1`.
    pub(super) fn summary_reference(&mut self) -> ParseResult<Reference> {
        let (access, number, at) = self.summary_access()?;
        Ok(Reference { value: self.summary_numbered(number, at), access })
    }

    /// Reads a reference as access, number and position.
    fn summary_access(&mut self) -> ParseResult<(Access, u32, u32)> {
        let at = self.cursor.loc();
        let access = if self.cursor.eat_keyword(K::Readonly) {
            Access::ReadOnly
        } else if self.cursor.eat_keyword(K::Writeonly) {
            Access::WriteOnly
        } else {
            Access::Any
        };
        let token = self.cursor.expect(T::SummaryId, "expected GV ID")?;
        Ok((access, token_value::id(self.cursor.text_of(token)), at))
    }

    /// Reads `refs: (^1, readonly ^2)`; references with restricted access go to the end.
    pub(super) fn summary_refs(&mut self, refs: &mut Vec<Reference>) -> ParseResult<()> {
        self.cursor.bump();
        self.cursor.expect(T::Colon, "expected ':' in refs")?;
        let mut items = Vec::new();
        self.summary_list("expected '(' in refs", "expected ')' in refs", |parser| {
            items.push(parser.summary_access()?);
            Ok(())
        })?;
        items.sort_by_key(|&(access, ..)| access);
        for (access, number, at) in items {
            refs.push(Reference { value: self.summary_numbered(number, at), access });
        }
        Ok(())
    }
}
