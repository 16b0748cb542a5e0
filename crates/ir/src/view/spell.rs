//! Spelling of parts of a module in messages, as in its text. Code that reports problems of a module does not
//! depend on the text form; it is given an implementation of [`Spell`].

use crate::body::DbgRecord;
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::value::{Block, Inst};

/// A part of a module. Local parts come with their function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A global as an operand without its type: `@f`, `@0`.
    Global(Global),
    /// A block as an operand without its type: `%entry`, `%0`.
    Block(Global, Block),
    /// An instruction with its result and without indentation.
    Inst(Global, Inst),
    /// A debug record without indentation.
    Record(Global, DbgRecord),
    /// Metadata as an operand: `!5`.
    Metadata(Metadata),
    /// A node of metadata with its number: `!5 = !{i32 1}`; of other metadata the operand.
    MetadataDefinition(Metadata),
}

/// Spells parts of one module as in its text, each on one line.
pub trait Spell {
    /// Returns the module.
    fn module(&self) -> &Module;

    /// Returns the text of a part of the module.
    fn spell(&self, part: Part) -> String;
}
