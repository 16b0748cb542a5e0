//! Differences as data. A printer writes types, attributes, values and metadata.

use draig_ir::{Attribute, Global, Inst, Metadata, Type, Value};

/// The differences of two modules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Differences {
    /// The first ones, up to the limit of the comparison.
    pub found: Vec<Difference>,
    /// Number of all differences.
    pub total: usize,
}

/// A difference between two modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The global that it is in, with its sigil; empty for differences of the module itself.
    pub global: String,
    /// The differing instructions on both sides, with their functions.
    pub instructions: Option<[(Global, Inst); 2]>,
    /// The property that differs, such as `linkage` or `operand 1`. If neither side has a value, a sentence.
    pub property: String,
    /// Left and right value.
    pub sides: [Side; 2],
}

/// One side of a difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// No value.
    Nothing,
    /// Words, spelled as in LLVM.
    Words(String),
    /// A type of this side's module.
    Type(Type),
    /// An attribute.
    Attribute(Attribute),
    /// A value. A local one belongs to the function in [`Difference::instructions`].
    Value(Value),
    /// Metadata.
    Metadata(Metadata),
}

impl Side {
    /// Words, unless they are empty.
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
