//! The `.ll` reader. It first reads the top level in order, skipping function bodies, and then reads the
//! bodies against the top level's definitions. Errors are collected; the first one reported is the one that
//! LLVM reports.
//!
//! * [`cursor`] — tokens and errors
//! * [`scope`] — the module's entities by name and number
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
use draig_tables::history;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lexer::skip;
use cursor::{Cursor, ParseError, ParseResult};
use metadata::MetadataReader;
use scope::{Found, Scope};
use summary::SummaryReader;

/// Options for reading a text.
#[derive(Clone, Debug)]
pub struct ParseOptions {
    /// Name of the input: the module's identifier, and its source file name if the text gives none.
    pub name: String,
    /// Refuse constructs of older versions that LLVM 22 refuses, instead of translating them.
    pub strict: bool,
    /// Version of LLVM whose reading strictness refers to: up to LLVM 22, a decimal must be exact in its type.
    pub for_llvm: u32,
    /// Number of threads for reading function bodies, at least 1. The result does not depend on it.
    pub threads: usize,
    /// Keep the source position of each instruction (4 bytes each).
    pub keep_locations: bool,
    /// Function that is given parts of the text that are not needed again unless there are errors, by the threads
    /// that have read them: pages of a mapped file may leave memory.
    pub on_part_read: Option<fn(&[u8])>,
}

impl Default for ParseOptions {
    fn default() -> Self {
        ParseOptions {
            name: "<stdin>".into(),
            strict: false,
            for_llvm: history::CURRENT,
            threads: 1,
            keep_locations: true,
            on_part_read: None,
        }
    }
}

/// A module as read, before any upgrade.
#[derive(Debug)]
pub struct Parsed {
    /// The module.
    pub module: Module,
    /// Retired constructs that were translated.
    pub warnings: Diagnostics,
    /// Functions that are errors unless an upgrade replaces them.
    pub unknown_intrinsics: Vec<UnknownIntrinsic>,
}

/// Maximum length of a text: offsets are 32 bits.
pub const MAX_TEXT_BYTES: usize = u32::MAX as usize - 1;

/// Reads one part of a text: the top level, or bodies.
pub(crate) struct Parser<'a, 's> {
    pub(crate) cursor: Cursor<'a>,
    /// Tables for new types, constants and metadata.
    pub(crate) tables: Tables,
    pub(crate) scope: ScopeAccess<'s>,
    pub(crate) found: Found,
    pub(crate) errors: Vec<ParseError>,
    pub(crate) strict: bool,
    /// The version of LLVM to read like.
    pub(crate) version: u32,
    /// Whether a decimal must be exact in its type.
    pub(crate) refuses_inexact: bool,
    pub(crate) keep_locations: bool,
    /// Current nesting depth of types, constants and metadata.
    pub(crate) nesting: u32,
    /// Structs known to have no scalable part.
    pub(crate) fixed_structs: FxHashSet<Type>,
    /// The state of the current function body.
    pub(crate) function: function::FunctionState<'a>,
    pub(crate) metadata: MetadataReader,
    pub(crate) summary: SummaryReader,
    /// The set that consists of a single kind, without a value, for each kind.
    pub(crate) single_attributes: Box<[Option<AttrSet>; 128]>,
    /// Attribute sets of the groups used by calls.
    pub(crate) group_sets: FxHashMap<u32, AttrSet>,
    pub(crate) attribute_scratch: Vec<Attribute>,
    /// Metadata definitions deferred from the top level.
    pub(crate) deferred: deferred::Deferred,
    /// Sizes of types computed so far.
    pub(crate) measures: TypeMeasures,
}

/// Access to the scope: owned while the top level is read, shared while bodies are.
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
    /// Returns the scope for additions; `None` while bodies are read.
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
/// Returns every error found; the first is the one that `llvm-as` reports.
pub fn parse_module(text: &[u8], options: &ParseOptions) -> Result<Parsed, Diagnostics> {
    reading::run(text, options)
}

impl<'a, 's> Parser<'a, 's> {
    /// Creates a reader of a part of a text.
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
            version: options.for_llvm,
            refuses_inexact: options.strict && options.for_llvm <= history::CURRENT,
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
    /// Whether to read like LLVM 23, where versions contradict each other.
    pub(crate) fn is_newer(&self) -> bool {
        self.version > history::CURRENT
    }

    /// Reads all top-level entities, continuing after broken ones.
    pub(crate) fn top_level(&mut self, text: &'a [u8]) {
        loop {
            if self.defer_definitions(text) {
                continue;
            }
            let start = self.cursor.loc();
            let Some(result) = self.top_level_entity() else { break };
            if let Err(error) = result {
                // The token that was not expected may begin the next entity.
                let resume = skip::next_entity(text, start.max(self.cursor.previous_end));
                self.report(error);
                self.cursor.set_colon_in_words(false);
                self.cursor.seek(resume);
            }
        }
    }

    /// Records an error, up to the maximum number of errors.
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
