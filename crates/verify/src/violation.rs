//! Violations: a broken rule and its place. Plain data; callers that have the text turn places into lines and
//! columns.

use std::borrow::Cow;
use std::fmt;

use draig_diag::{Diagnostic, Severity, Span};
use draig_ir::view::{Part, Spell};
use draig_ir::{Block, DbgRecord, Global, Inst, Metadata, Module};

use crate::rule::Rule;

/// The place of a violation, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The function that contains the rest, or the global concerned.
    pub global: Option<Global>,
    /// Index of a parameter of the function, from 0.
    pub parameter: Option<u32>,
    /// A block of the function.
    pub block: Option<Block>,
    /// An instruction of the function.
    pub inst: Option<Inst>,
    /// Index of an operand of the instruction, from 0.
    pub operand: Option<u32>,
    /// A debug record of the function.
    pub record: Option<DbgRecord>,
    /// A node of metadata.
    pub metadata: Option<Metadata>,
    /// Whether nothing can be shown as text, because the module contains dangling handles.
    pub(crate) by_handle: bool,
}

impl From<Global> for Place {
    fn from(global: Global) -> Place {
        Place { global: Some(global), ..Place::default() }
    }
}

impl From<Block> for Place {
    fn from(block: Block) -> Place {
        Place { block: Some(block), ..Place::default() }
    }
}

impl From<Inst> for Place {
    fn from(inst: Inst) -> Place {
        Place { inst: Some(inst), ..Place::default() }
    }
}

impl From<(Inst, usize)> for Place {
    fn from((inst, operand): (Inst, usize)) -> Place {
        Place { inst: Some(inst), operand: u32::try_from(operand).ok(), ..Place::default() }
    }
}

impl From<DbgRecord> for Place {
    fn from(record: DbgRecord) -> Place {
        Place { record: Some(record), ..Place::default() }
    }
}

impl From<Metadata> for Place {
    fn from(metadata: Metadata) -> Place {
        Place { metadata: Some(metadata), ..Place::default() }
    }
}

impl From<(Inst, Metadata)> for Place {
    fn from((inst, metadata): (Inst, Metadata)) -> Place {
        Place { inst: Some(inst), metadata: Some(metadata), ..Place::default() }
    }
}

impl Place {
    /// Returns the place of a parameter of the current function.
    #[must_use]
    pub fn parameter(number: u32) -> Place {
        Place { parameter: Some(number), ..Place::default() }
    }

    /// Returns the place in words, with the text of the entity: `function @f, block %3: %4 = add i32 %0, 1`.
    #[must_use]
    pub fn describe(&self, spell: &dyn Spell) -> String {
        let module = spell.module();
        if self.by_handle {
            return self.describe_by_handle(module);
        }
        let mut parts = Vec::new();
        let mut shown = None;
        if let Some(global) = self.global.filter(|global| global.index() < module.global_count()) {
            parts.push(format!("{} {}", module.global(global).kind.as_str(), spell.spell(Part::Global(global))));
            if let Some(number) = self.parameter {
                parts.push(format!("parameter {}", u64::from(number) + 1));
            }
            if let Some(body) = module.body(global) {
                let inst = self.inst.filter(|inst| inst.index() < body.inst_count());
                let record = self.record.filter(|record| record.index() < body.record_count());
                let block = self.block.or_else(|| body.block_of(inst?));
                if let Some(block) = block.filter(|block| block.index() < body.block_count()) {
                    parts.push(format!("block {}", spell.spell(Part::Block(global, block))));
                }
                // The instruction of a record is the one that it precedes.
                let record = record.map(|record| Part::Record(global, record));
                shown = record.or(inst.map(|inst| Part::Inst(global, inst)));
                if let Some(operand) = self.operand {
                    parts.push(format!("operand {}", u64::from(operand) + 1));
                }
            }
        }
        if let Some(id) = self.metadata.filter(|id| id.as_u32() < module.tables.metadata.len()) {
            parts.push(format!("metadata {}", spell.spell(Part::Metadata(id))));
            let words = module.tables.metadata.node(id).map_or(usize::MAX, |node| node.words().len());
            if shown.is_none() && words <= MAX_NODE_WORDS {
                shown = Some(Part::MetadataDefinition(id));
            }
        }
        let shown = shown.map_or(String::new(), |part| format!(": {}", cut(spell.spell(part))));
        parts.join(", ") + &shown
    }

    /// Returns the place in words if no handle can be trusted: `function @f, block0, inst2 (add)`.
    fn describe_by_handle(&self, module: &Module) -> String {
        let mut parts = Vec::new();
        let global = self.global.filter(|global| global.index() < module.global_count());
        if let Some(global) = global {
            let name = module.global(global).name;
            let known = name.as_u32() < module.tables.strings.len();
            let name = known.then(|| String::from_utf8_lossy(module.tables.str(name)).into_owned());
            parts.push(name.map_or_else(|| global.to_string(), |name| format!("@{name}")));
        }
        let body = global.and_then(|global| module.body(global));
        parts.extend(self.block.map(|block| block.to_string()));
        if let Some(inst) = self.inst {
            let opcode = body.filter(|body| inst.index() < body.inst_count()).map(|body| body.opcode(inst).spelling());
            parts.push(format!("{inst} ({})", opcode.unwrap_or("none")));
        }
        parts.extend(self.operand.map(|operand| format!("operand {}", u64::from(operand) + 1)));
        parts.extend(self.record.map(|record| record.to_string()));
        parts.extend(self.metadata.map(|metadata| metadata.to_string()));
        parts.join(", ")
    }

    /// Returns the position of the instruction in the text, if the reader kept it.
    #[must_use]
    pub fn source_offset(&self, module: &Module) -> Option<u32> {
        let body = module.body(self.global.filter(|global| global.index() < module.global_count())?)?;
        let inst = self.inst.or_else(|| body.first_inst(self.block.filter(|b| b.index() < body.block_count())?))?;
        body.source_offsets.get(inst.index()).copied()
    }
}

/// Maximum number of characters shown of an instruction, record or node, which may be as long as the module.
const MAX_SHOWN: usize = 1000;

/// Maximum number of words of a node to show in full. A node may be as long as the module, and many
/// violations may be about it.
const MAX_NODE_WORDS: usize = 64;

fn cut(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(MAX_SHOWN) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// A violation of a rule.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The rule.
    pub rule: &'static Rule,
    /// LLVM's message.
    pub message: Cow<'static, str>,
    /// The place.
    pub place: Place,
}

impl Violation {
    /// Converts to a diagnostic at the position in the text, if it was kept, with the place in words as a
    /// note.
    #[must_use]
    pub fn to_diagnostic(&self, spell: &dyn Spell, severity: Severity) -> Diagnostic {
        let mut diagnostic = Diagnostic::new(severity, self.rule.code, self.message.clone());
        if let Some(offset) = self.place.source_offset(spell.module()) {
            diagnostic = diagnostic.at(Span::new(offset, offset));
        }
        let words = self.place.describe(spell);
        if words.is_empty() { diagnostic } else { diagnostic.with_note(format!("in {words}")) }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The violations of a module that is not well-formed: at least one; LLVM's comes first.
#[derive(Clone)]
pub struct VerifyErrors(Box<Inner>);

#[derive(Clone)]
struct Inner {
    violations: Vec<Violation>,
    dropped: usize,
}

impl VerifyErrors {
    pub(crate) fn new(violations: Vec<Violation>, dropped: usize) -> VerifyErrors {
        VerifyErrors(Box::new(Inner { violations, dropped }))
    }

    /// Returns all violations that were kept, in LLVM's order.
    pub fn iter(&self) -> std::slice::Iter<'_, Violation> {
        self.0.violations.iter()
    }

    /// Returns the violation that LLVM reports first.
    #[must_use]
    pub fn first(&self) -> Option<&Violation> {
        self.0.violations.first()
    }

    /// Returns the number of violations beyond those that were kept.
    #[must_use]
    pub fn dropped(&self) -> usize {
        self.0.dropped
    }
}

impl fmt::Debug for VerifyErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Display for VerifyErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, violation) in self.iter().enumerate() {
            write!(f, "{}{violation}", if number == 0 { "" } else { "\n" })?;
        }
        match self.0.dropped {
            0 => Ok(()),
            more => write!(f, "\nand {more} more"),
        }
    }
}

impl std::error::Error for VerifyErrors {}
