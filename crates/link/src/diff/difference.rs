//! Differences as data. How types, attributes, values and metadata are written is a printer's business.

use draig_ir::{Attribute, Global, Inst, Metadata, Type, Value};

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The global that it is in, with its sigil; empty for what belongs to the module.
    pub global: String,
    /// The instructions that differ, on both sides, with the functions that they are in.
    pub instructions: Option<[(Global, Inst); 2]>,
    /// What differs, such as `linkage` or `operand 1`. A sentence, if there is nothing on either side.
    pub what: String,
    /// What it is on the left and on the right.
    pub sides: [Side; 2],
}

/// One side of a difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// There is nothing.
    Nothing,
    /// Words, as LLVM writes them.
    Words(String),
    /// A type of the side's module.
    Type(Type),
    /// An attribute.
    Attribute(Attribute),
    /// A value. If it is local it belongs to the function of [`Difference::instructions`].
    Value(Value),
    /// Metadata.
    Metadata(Metadata),
}

impl Side {
    /// Words, if there are some.
    pub(super) fn words(text: impl Into<String>) -> Side {
        let text = text.into();
        if text.is_empty() { Side::Nothing } else { Side::Words(text) }
    }
}

impl From<Option<Value>> for Side {
    fn from(value: Option<Value>) -> Side {
        value.map_or(Side::Nothing, Side::Value)
    }
}

impl From<Option<Metadata>> for Side {
    fn from(node: Option<Metadata>) -> Side {
        node.map_or(Side::Nothing, Side::Metadata)
    }
}
