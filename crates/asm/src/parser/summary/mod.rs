//! The module summary (LangRef "ThinLTO Summary"): its entries, and the checks at its end.
//!
//! References may precede their targets. A value gets its handle at its first mention; a reference to a type
//! is the identifier of the type's name, filled in at the end.
//!
//! * [`function`]: summaries of functions
//! * [`value`]: summaries of variables and aliases, and the parts common to all
//! * [`type_id`]: type identifiers

mod function;
mod type_id;
mod value;

use std::collections::BTreeMap;

use draig_ir::Module;
use draig_ir::summary::{ModuleData, Summary, SummaryModule, SummaryValue, ValueData, global_identifier, guid};
use rustc_hash::FxHashMap;

use super::Parser;
use super::cursor::{ParseError, ParseResult};
use crate::lexer::{Keyword as K, Token, TokenKind as T, value as token_value};

/// The summary while it is read.
#[derive(Debug, Default)]
pub(crate) struct SummaryReader {
    /// Whether there was an entry.
    any: bool,
    summary: Summary,
    modules: FxHashMap<u32, SummaryModule>,
    paths: FxHashMap<Vec<u8>, SummaryModule>,
    /// Type identifiers, by name: their indices in the summary. The next field has those of compatible
    /// virtual tables.
    type_names: FxHashMap<Vec<u8>, usize>,
    vtable_names: FxHashMap<Vec<u8>, usize>,
    values: FxHashMap<u32, SummaryValue>,
    /// Undefined values, with their first mentions.
    undefined_values: BTreeMap<u32, u32>,
    /// Undefined aliasees, with their first mentions.
    undefined_aliasees: BTreeMap<u32, u32>,
    /// Types by number, with the positions of their entries.
    types: FxHashMap<u32, Vec<(u32, u64)>>,
    type_references: Vec<TypeReference>,
}

/// A reference to a type as written. Until the end, the summary holds `u64::MAX` minus its index.
#[derive(Clone, Copy, Debug)]
enum TypeReference {
    /// `^1` and its position.
    Number(u32, u32),
    /// An identifier large enough to be mistaken for the index of another reference.
    Guid(u64),
}

/// Identifiers from this one on are indices into the list of type references, counted down.
const FIRST_REFERENCE: u64 = u64::MAX - u32::MAX as u64;

impl Parser<'_, '_> {
    /// Reads `^0 = …`.
    pub(super) fn summary_entry(&mut self) -> ParseResult<()> {
        let number = token_value::id(self.cursor.text());
        self.cursor.set_colon_in_words(true);
        self.cursor.bump();
        self.summary.any = true;
        let result = self.summary_kind(number);
        self.cursor.set_colon_in_words(false);
        if result.is_err() {
            self.define_broken_summary(number);
        }
        result
    }

    /// Makes a broken entry count as one of every kind, so that only its own error is reported.
    fn define_broken_summary(&mut self, number: u32) {
        self.summary.modules.entry(number).or_insert(SummaryModule::from_u32(0));
        if !self.summary.values.contains_key(&number) {
            self.summary_new_value(number);
        }
        self.summary.undefined_values.remove(&number);
        self.summary.undefined_aliasees.remove(&number);
        self.summary.define_type(number, u32::MAX, b"");
    }

    fn summary_kind(&mut self, number: u32) -> ParseResult<()> {
        self.cursor.expect(T::Equal, "expected '=' here")?;
        match self.cursor.keyword() {
            Some(K::SummaryGv) => self.summary_value(number),
            Some(K::Module) => self.summary_module(number),
            Some(K::SummaryTypeid) => self.summary_type_id(number),
            Some(K::SummaryTypeidCompatibleVTable) => self.summary_compatible_vtables(number),
            Some(K::SummaryFlags) => {
                self.cursor.bump();
                self.summary_colon()?;
                self.summary.summary.flags = self.cursor.u64()?;
                Ok(())
            }
            Some(K::SummaryBlockcount) => {
                self.cursor.bump();
                self.summary_colon()?;
                self.summary.summary.block_count = self.cursor.u64()?;
                Ok(())
            }
            _ => Err(self.cursor.error("unexpected summary kind")),
        }
    }

    /// Consumes a colon ("expected ':' here").
    fn summary_colon(&mut self) -> ParseResult<()> {
        self.cursor.expect(T::Colon, "expected ':' here").map(drop)
    }

    /// Consumes a colon where LLVM's message is "expected ':'".
    fn summary_short_colon(&mut self) -> ParseResult<()> {
        self.cursor.expect(T::Colon, "expected ':'").map(drop)
    }

    /// Consumes any token, where LLVM does not check which, and a colon.
    fn summary_any_word(&mut self, message: &'static str) -> ParseResult<()> {
        let start = self.cursor.loc();
        if self.cursor.at(T::Error) {
            // LLVM consumes one letter of an unknown word.
            let two = Token::new(T::Error, start, start.saturating_add(2));
            if let [_, next] = self.cursor.text_of(two)
                && (next.is_ascii_alphanumeric() || *next == b'_')
            {
                return Err(self.cursor.error_at(start + 1, message));
            }
        }
        self.cursor.bump();
        self.cursor.expect(T::Colon, message).map(drop)
    }

    fn summary_open(&mut self) -> ParseResult<()> {
        self.cursor.expect(T::LParen, "expected '(' here").map(drop)
    }

    fn summary_close(&mut self) -> ParseResult<()> {
        self.cursor.expect(T::RParen, "expected ')' here").map(drop)
    }

    fn summary_comma(&mut self) -> ParseResult<()> {
        self.cursor.expect(T::Comma, "expected ',' here").map(drop)
    }

    /// Reads `word :`.
    fn summary_label(&mut self, word: K, message: &'static str) -> ParseResult<()> {
        self.cursor.expect_keyword(word, message)?;
        self.summary_colon()
    }

    /// Reads `0` or another integer, which counts as `1`.
    fn summary_flag(&mut self) -> ParseResult<bool> {
        let text = self.cursor.text();
        let is_integer = match self.cursor.kind() {
            T::Integer => text.first() != Some(&b'-'),
            T::HexInteger => text.first() == Some(&b'u'),
            _ => false,
        };
        if !is_integer {
            return Err(self.cursor.error("expected integer"));
        }
        let digits = text.strip_prefix(b"u0x").unwrap_or(text);
        self.cursor.bump();
        Ok(digits.iter().any(|&digit| digit != b'0'))
    }

    /// Reads `(item, item, …)` after its name and colon, with the messages for its parentheses.
    fn summary_list(
        &mut self,
        open: &'static str,
        close: &'static str,
        mut item: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        self.cursor.expect(T::LParen, open)?;
        loop {
            item(self)?;
            if !self.cursor.eat(T::Comma) {
                break;
            }
        }
        self.cursor.expect(T::RParen, close)?;
        Ok(())
    }

    /// Reads `module: (path: "…", hash: (0, 0, 0, 0, 0))`.
    fn summary_module(&mut self, number: u32) -> ParseResult<()> {
        self.cursor.bump();
        self.summary_colon()?;
        self.summary_open()?;
        self.summary_label(K::SummaryPath, "expected 'path' here")?;
        let path = self.cursor.string()?.into_owned();
        self.summary_comma()?;
        self.summary_label(K::SummaryHash, "expected 'hash' here")?;
        self.summary_open()?;
        let mut hash = [0; 5];
        for (at, word) in hash.iter_mut().enumerate() {
            if at > 0 {
                self.summary_comma()?;
            }
            *word = self.cursor.u32()?;
        }
        self.summary_close()?;
        self.summary_close()?;
        let modules = &mut self.summary.summary.modules;
        // The first hash of a path wins.
        let module = *self.summary.paths.entry(path).or_insert_with_key(|path| {
            modules.push(ModuleData { path: path.clone(), hash });
            SummaryModule::from_u32(modules.len() as u32 - 1)
        });
        self.summary.modules.insert(number, module);
        Ok(())
    }

    /// Reads `module: ^0` of a definition.
    fn summary_module_reference(&mut self) -> ParseResult<SummaryModule> {
        self.summary_label(K::Module, "expected 'module' here")?;
        let at = self.cursor.loc();
        let token = self.cursor.expect(T::SummaryId, "expected module ID")?;
        let number = token_value::id(self.cursor.text_of(token));
        match self.summary.modules.get(&number) {
            Some(&module) => Ok(module),
            None => {
                // LLVM does not notice and continues with some path.
                self.report(ParseError::at_end(at, format!("use of undefined module summary '^{number}'")));
                Ok(SummaryModule::from_u32(0))
            }
        }
    }

    /// Returns the value with this number, which may be defined later.
    fn summary_numbered(&mut self, number: u32, at: u32) -> SummaryValue {
        if let Some(&value) = self.summary.values.get(&number) {
            return value;
        }
        self.summary.undefined_values.insert(number, at);
        self.summary_new_value(number)
    }

    fn summary_new_value(&mut self, number: u32) -> SummaryValue {
        let values = &mut self.summary.summary.values;
        let value = SummaryValue::from_u32(values.len() as u32);
        values.push(ValueData { guid: 0, global: None, definitions: Vec::new() });
        self.summary.values.insert(number, value);
        value
    }

    /// Reads a type by number, resolved at the end.
    fn summary_type_number(&mut self) -> u64 {
        let token = self.cursor.bump();
        let number = token_value::id(self.cursor.text_of(token));
        self.summary_type_reference(TypeReference::Number(number, token.start()))
    }

    /// Reads a type by its identifier.
    fn summary_type_guid(&mut self) -> ParseResult<u64> {
        let guid = self.cursor.u64()?;
        Ok(if guid < FIRST_REFERENCE { guid } else { self.summary_type_reference(TypeReference::Guid(guid)) })
    }

    fn summary_type_reference(&mut self, reference: TypeReference) -> u64 {
        let list = &mut self.summary.type_references;
        list.push(reference);
        u64::MAX - (list.len() as u64 - 1)
    }
}

impl SummaryReader {
    /// Records the position of an entry about a type of this name, for references to it by number. Only
    /// references before the entry mean it.
    fn define_type(&mut self, number: u32, at: u32, name: &[u8]) {
        self.types.entry(number).or_default().push((at, guid(name)));
    }

    /// Finishes the summary once the module's globals are complete.
    pub(super) fn finish(mut self, module: &mut Module, errors: &mut Vec<ParseError>) {
        if !self.any {
            return;
        }
        for undefined in [&self.undefined_values, &self.undefined_aliasees] {
            for (number, &at) in undefined {
                errors.push(*ParseError::at_end(at, format!("use of undefined summary '^{number}'")));
            }
        }
        self.resolve_types(errors);
        self.identify_values(module);
        module.summary = Some(Box::new(self.summary));
    }

    fn resolve_types(&mut self, errors: &mut Vec<ParseError>) {
        let mut undefined: BTreeMap<u32, u32> = BTreeMap::new();
        let resolved: Vec<u64> = (self.type_references.iter())
            .map(|reference| match *reference {
                TypeReference::Guid(guid) => guid,
                TypeReference::Number(number, at) => {
                    let entries = self.types.get(&number).map_or(&[][..], |entries| entries);
                    match entries.get(entries.partition_point(|&(place, _)| place <= at)) {
                        Some(&(_, guid)) => guid,
                        None => {
                            let first = undefined.entry(number).or_insert(at);
                            *first = at.min(*first);
                            0
                        }
                    }
                }
            })
            .collect();
        for (number, at) in undefined {
            errors.push(*ParseError::at_end(at, format!("use of undefined type id summary '^{number}'")));
        }
        for definition in self.summary.values.iter_mut().flat_map(|value| &mut value.definitions) {
            if let draig_ir::summary::DefinitionKind::Function(function) = &mut definition.kind {
                function.type_info.for_each_type(|guid| {
                    if *guid >= FIRST_REFERENCE {
                        *guid = resolved.get((u64::MAX - *guid) as usize).copied().unwrap_or(*guid);
                    }
                });
            }
        }
    }

    /// Computes the identifiers of values given by name, and merges values with equal identifiers.
    fn identify_values(&mut self, module: &Module) {
        let mut by_guid: FxHashMap<u64, SummaryValue> = FxHashMap::default();
        let mut values: Vec<ValueData> = Vec::with_capacity(self.summary.values.len());
        let mut map = Vec::with_capacity(self.summary.values.len());
        for mut value in std::mem::take(&mut self.summary.values) {
            if let Some(global) = value.global {
                let linkage = module.global(global).linkage;
                value.guid = guid(&global_identifier(module.name(global), linkage, &module.source_filename));
            }
            let known = *by_guid.entry(value.guid).or_insert(SummaryValue::from_u32(values.len() as u32));
            map.push(known);
            match values.get_mut(known.index()) {
                Some(first) => {
                    first.global = first.global.or(value.global);
                    first.definitions.append(&mut value.definitions);
                }
                None => values.push(value),
            }
        }
        self.summary.values = values;
        self.summary.for_each_reference(|reference| *reference = map[reference.index()]);
    }
}
