//! How parts of a module are named in messages: as its text has them. Those who find something wrong with a
//! module do not know the text form; they are given somebody who does.

use crate::body::DbgRecord;
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::value::{Block, Inst};

/// A part of a module. Local ones stand beside the function that they are in.
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

/// Spells parts of one module as the text of that module has them, each on one line.
pub trait Spell {
    /// The module.
    fn module(&self) -> &Module;

    /// The text of a part of the module.
    fn spell(&self, part: Part) -> String;
}
