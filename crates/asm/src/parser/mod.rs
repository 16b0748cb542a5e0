//! The `.ll` reader. The top level is read first, in order, and leaves out function bodies; then
//! bodies are read against what the top level defined. Errors are collected; the first one reported
//! is the one that LLVM reports.
//!
//! * [`cursor`] — tokens and errors
//! * [`scope`] — what the module knows by name and number
//! * [`types`], [`constants`], [`attributes`], [`globals`] — the top level
//! * [`metadata`], [`summary`] — metadata and the module summary
//! * [`function`] — bodies

mod attributes;
mod body_ends;
mod constants;
mod cursor;
mod deferred;
mod end;
mod finish;
mod function;
mod globals;
mod limits;
mod metadata;
mod quick;
mod reading;
mod scope;
mod summary;
mod type_text;
mod types;
mod undeclared;

pub use undeclared::UnknownIntrinsic;

use draig_diag::Diagnostics;
use draig_ir::layout::TypeMeasures;
use draig_ir::{AttrSet, Attribute, Module, Tables, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lexer::skip;
use cursor::{Cursor, ParseError, ParseResult};
use metadata::MetadataReader;
use scope::{Found, Scope};
use summary::SummaryReader;

/// How a text is read.
#[derive(Clone, Debug)]
pub struct ParseOptions {
    /// The name of the input: the module's identifier, and its source file name if the text does
    /// not say.
    pub name: String,
    /// Refuse what LLVM 22 refuses of older versions' constructs, instead of translating it.
    pub strict: bool,
    /// How many threads may read function bodies; at least 1. The result does not depend on it.
    pub threads: usize,
    /// Keep for each instruction where it was written (4 bytes each).
    pub keep_locations: bool,
}

impl Default for ParseOptions {
    fn default() -> Self {
        ParseOptions { name: "<stdin>".into(), strict: false, threads: 1, keep_locations: true }
    }
}

/// A module as it was read, before any upgrade.
#[derive(Debug)]
pub struct Parsed {
    /// The module.
    pub module: Module,
    /// Retired constructs that were translated.
    pub warnings: Diagnostics,
    /// Functions that are an error unless an upgrade replaces them.
    pub unknown_intrinsics: Vec<UnknownIntrinsic>,
}

/// The longest text that is read: offsets are 32 bits.
pub const MAX_TEXT_BYTES: usize = u32::MAX as usize - 1;

/// Reads one part of a text: the top level, or bodies.
pub(crate) struct Parser<'a, 's> {
    pub(crate) cursor: Cursor<'a>,
    /// The tables that new types, constants and metadata go to.
    pub(crate) tables: Tables,
    pub(crate) scope: ScopeAccess<'s>,
    pub(crate) found: Found,
    pub(crate) errors: Vec<ParseError>,
    pub(crate) strict: bool,
    pub(crate) keep_locations: bool,
    /// How deep what is read lies inside other types, constants and metadata.
    pub(crate) nesting: u32,
    /// Structs that are known to have no scalable part.
    pub(crate) fixed_structs: FxHashSet<Type>,
    /// The function whose body is read.
    pub(crate) function: function::FunctionState<'a>,
    pub(crate) metadata: MetadataReader,
    pub(crate) summary: SummaryReader,
    /// For each kind the set that has only it, without a value.
    pub(crate) single_attributes: Box<[Option<AttrSet>; 128]>,
    /// The sets of groups that calls have.
    pub(crate) group_sets: FxHashMap<u32, AttrSet>,
    pub(crate) attribute_scratch: Vec<Attribute>,
    /// Metadata definitions that were left out of the top level.
    pub(crate) deferred: deferred::Deferred,
    /// Sizes of types that were asked for.
    pub(crate) measures: TypeMeasures,
}

/// The scope: one's own while the top level is read, everybody's while bodies are.
pub(crate) enum ScopeAccess<'s> {
    Own(Box<Scope>),
    Shared(&'s Scope),
}

impl std::ops::Deref for ScopeAccess<'_> {
    type Target = Scope;

    #[inline]
    fn deref(&self) -> &Scope {
        match self {
            ScopeAccess::Own(scope) => scope,
            ScopeAccess::Shared(scope) => scope,
        }
    }
}

impl ScopeAccess<'_> {
    /// The scope, to add to; `None` while bodies are read.
    #[inline]
    pub(crate) fn own(&mut self) -> Option<&mut Scope> {
        match self {
            ScopeAccess::Own(scope) => Some(scope),
            ScopeAccess::Shared(_) => None,
        }
    }
}

/// Reads a module.
///
/// # Errors
/// Every error that was found; the first is the one that `llvm-as` reports.
pub fn parse_module(text: &[u8], options: &ParseOptions) -> Result<Parsed, Diagnostics> {
    reading::run(text, options)
}

impl<'a, 's> Parser<'a, 's> {
    /// A reader of a part of a text.
    fn new(
        text: &'a [u8],
        range: std::ops::Range<u32>,
        tables: Tables,
        scope: ScopeAccess<'s>,
        options: &ParseOptions,
    ) -> Self {
        Parser {
            cursor: Cursor::new(text, range),
            tables,
            scope,
            found: Found::default(),
            errors: Vec::new(),
            strict: options.strict,
            keep_locations: options.keep_locations,
            nesting: 0,
            fixed_structs: FxHashSet::default(),
            function: Default::default(),
            metadata: Default::default(),
            summary: Default::default(),
            single_attributes: Box::new([None; 128]),
            group_sets: Default::default(),
            attribute_scratch: Vec::new(),
            deferred: Default::default(),
            measures: Default::default(),
        }
    }
}

impl<'a> Parser<'a, '_> {
    /// Reads all top-level entities, going on behind broken ones.
    pub(crate) fn top_level(&mut self, text: &'a [u8]) {
        loop {
            if self.defer_definitions(text) {
                continue;
            }
            let Some(result) = self.top_level_entity() else { break };
            if let Err(error) = result {
                let resume = skip::next_entity(text, self.cursor.loc().max(self.cursor.previous_end));
                self.report(error);
                self.cursor.set_colon_in_words(false);
                self.cursor.seek(resume);
            }
        }
    }

    /// Keeps an error, up to a number at which nobody reads on.
    #[expect(clippy::boxed_local, reason = "errors travel boxed")]
    pub(crate) fn report(&mut self, error: Box<ParseError>) {
        if self.errors.len() < Diagnostics::LIMIT {
            self.errors.push(*error);
        }
    }

    fn top_level_entity(&mut self) -> Option<ParseResult<()>> {
        use crate::lexer::{Keyword as K, TokenKind as T};
        Some(match self.cursor.kind() {
            T::Eof => return None,
            T::Keyword(K::Declare) => self.declare(),
            T::Keyword(K::Define) => self.define(),
            T::Keyword(K::Module) => self.module_asm(),
            T::LocalVarId => self.unnamed_type(),
            T::LocalVar => self.named_type(),
            T::GlobalId => self.unnamed_global(),
            T::GlobalVar => self.named_global(),
            T::ComdatVar => self.comdat_definition(),
            T::Exclaim | T::MetadataId => self.metadata_definition(),
            T::MetadataVar => self.named_metadata_definition(),
            T::Keyword(K::Attributes) => self.attribute_group(),
            T::Keyword(K::Uselistorder) => self.top_level_use_list_order(),
            T::Keyword(K::UselistorderBb) => self.use_list_order_bb(),
            T::SummaryId => self.summary_entry(),
            _ => Err(self.cursor.error("expected top-level entity")),
        })
    }
}
