//! Operands, packed in one word, with a matching enum.

use core::fmt;
use core::num::NonZeroU32;

use crate::constants::Const;
use crate::entity::handle;
use crate::global::Global;
use crate::inline_asm::InlineAsm;
use crate::metadata::Metadata;

handle! {
    /// Handle of an instruction of a [`crate::Body`].
    Inst, "inst"
}
handle! {
    /// Handle of a basic block of a [`crate::Body`].
    Block, "block"
}
handle! {
    /// Handle of a function-local metadata operand of a [`crate::Body`]: a value or a `!DIArgList`.
    LocalMetadata, "local-metadata"
}

/// An operand.
///
/// ```text
///  31      29 28                            0
/// +----------+-------------------------------+
/// | tag      | index in the table of the tag |   plus one, so that no value is zero
/// +----------+-------------------------------+
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Value(NonZeroU32);

const _: () = assert!(size_of::<Option<Value>>() == 4, "operands are the bulk of a module");

/// Largest index of an entity that can be an operand.
pub const MAX_VALUE_INDEX: u32 = (1 << 29) - 2;

/// Kinds of values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueKind {
    /// The result of an instruction of the same body.
    Inst(Inst),
    /// The parameter of the function with this number, counted from 0.
    Arg(u32),
    /// A block of the same body.
    Block(Block),
    /// A constant other than a global.
    Const(Const),
    /// The address of a global variable, function, alias or ifunc.
    Global(Global),
    /// Module metadata as an operand.
    Metadata(Metadata),
    /// Inline assembly as a callee.
    InlineAsm(InlineAsm),
    /// Function-local metadata as an operand.
    LocalMetadata(LocalMetadata),
}

impl Value {
    #[inline]
    const fn pack(tag: u32, index: u32) -> Value {
        assert!(index <= MAX_VALUE_INDEX, "index of a value out of range");
        match NonZeroU32::new((tag << 29 | index) + 1) {
            Some(word) => Value(word),
            None => unreachable!(),
        }
    }

    /// Kind and number in one word.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0.get()
    }

    /// Creates a reference to the result of an instruction.
    #[inline]
    pub const fn inst(inst: Inst) -> Value {
        Value::pack(0, inst.as_u32())
    }

    /// Creates a reference to a parameter.
    #[inline]
    pub const fn arg(number: u32) -> Value {
        Value::pack(1, number)
    }

    /// Creates a reference to a block.
    #[inline]
    pub const fn block(block: Block) -> Value {
        Value::pack(2, block.as_u32())
    }

    /// Returns the kind of value, to match on.
    #[inline]
    pub const fn kind(self) -> ValueKind {
        let word = self.0.get() - 1;
        let index = word & ((1 << 29) - 1);
        match word >> 29 {
            0 => ValueKind::Inst(Inst::from_u32(index)),
            1 => ValueKind::Arg(index),
            2 => ValueKind::Block(Block::from_u32(index)),
            3 => ValueKind::Const(Const::from_u32(index)),
            4 => ValueKind::Global(Global::from_u32(index)),
            5 => ValueKind::Metadata(Metadata::from_u32(index)),
            6 => ValueKind::InlineAsm(InlineAsm::from_u32(index)),
            _ => ValueKind::LocalMetadata(LocalMetadata::from_u32(index)),
        }
    }

    /// Tag of blocks. Instructions have 0, parameters 1; all others do not belong to a body, except local metadata.
    pub(crate) const BLOCK_TAG: usize = 2;

    /// Returns the tag and the index.
    #[inline]
    pub(crate) const fn tag_and_index(self) -> (usize, u32) {
        let word = self.0.get() - 1;
        ((word >> 29) as usize, word & ((1 << 29) - 1))
    }

    /// Encodes the value as a word, which is never zero.
    #[inline]
    pub const fn to_word(self) -> u32 {
        self.0.get()
    }

    /// Decodes a value from a word; `None` for zero.
    #[inline]
    pub const fn from_word(word: u32) -> Option<Value> {
        match NonZeroU32::new(word) {
            Some(word) => Some(Value(word)),
            None => None,
        }
    }

    /// Returns the constant, if it is one other than a global.
    #[inline]
    pub const fn as_const(self) -> Option<Const> {
        match self.kind() {
            ValueKind::Const(c) => Some(c),
            _ => None,
        }
    }

    /// Returns the index of the constant, or a number above all indices if it is none. Unlike a match this is no
    /// branch.
    #[inline]
    pub(crate) const fn index_as_const(self) -> usize {
        (self.0.get() - 1).wrapping_sub(3 << 29) as usize
    }

    /// Same as [`Value::index_as_const`] for a global.
    #[inline]
    pub(crate) const fn index_as_global(self) -> usize {
        (self.0.get() - 1).wrapping_sub(4 << 29) as usize
    }

    /// Returns the global, if it is one.
    #[inline]
    pub const fn as_global(self) -> Option<Global> {
        match self.kind() {
            ValueKind::Global(g) => Some(g),
            _ => None,
        }
    }

    /// Returns the instruction, if it is one.
    #[inline]
    pub const fn as_inst(self) -> Option<Inst> {
        match self.kind() {
            ValueKind::Inst(i) => Some(i),
            _ => None,
        }
    }

    /// Returns the block, if it is one.
    #[inline]
    pub const fn as_block(self) -> Option<Block> {
        // A match of the kind would be a jump by a table.
        match self.tag_and_index() {
            (Value::BLOCK_TAG, index) => Some(Block::from_u32(index)),
            _ => None,
        }
    }

    /// Whether it is a constant or a global, and so may be part of a constant.
    #[inline]
    pub const fn is_constant(self) -> bool {
        matches!(self.kind(), ValueKind::Const(_) | ValueKind::Global(_))
    }
}

impl From<ValueKind> for Value {
    #[inline]
    fn from(kind: ValueKind) -> Value {
        match kind {
            ValueKind::Inst(i) => Value::inst(i),
            ValueKind::Arg(n) => Value::arg(n),
            ValueKind::Block(b) => Value::block(b),
            ValueKind::Const(c) => Value::pack(3, c.as_u32()),
            ValueKind::Global(g) => Value::pack(4, g.as_u32()),
            ValueKind::Metadata(m) => Value::pack(5, m.as_u32()),
            ValueKind::InlineAsm(a) => Value::pack(6, a.as_u32()),
            ValueKind::LocalMetadata(m) => Value::pack(7, m.as_u32()),
        }
    }
}

macro_rules! value_from {
    ($($handle:ident => $variant:ident),*) => {$(
        impl From<$handle> for Value {
            #[inline]
            fn from(handle: $handle) -> Value {
                Value::from(ValueKind::$variant(handle))
            }
        }
    )*};
}
value_from!(Inst => Inst, Block => Block, Const => Const, Global => Global, Metadata => Metadata,
    InlineAsm => InlineAsm, LocalMetadata => LocalMetadata);

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ValueKind::Inst(i) => fmt::Debug::fmt(&i, f),
            ValueKind::Arg(n) => write!(f, "arg{n}"),
            ValueKind::Block(b) => fmt::Debug::fmt(&b, f),
            ValueKind::Const(c) => fmt::Debug::fmt(&c, f),
            ValueKind::Global(g) => fmt::Debug::fmt(&g, f),
            ValueKind::Metadata(m) => fmt::Debug::fmt(&m, f),
            ValueKind::InlineAsm(a) => fmt::Debug::fmt(&a, f),
            ValueKind::LocalMetadata(m) => fmt::Debug::fmt(&m, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_beyond_all_others_for_values_of_another_kind() {
        let last = MAX_VALUE_INDEX;
        for index in [0, 1, last] {
            let (constant, global) = (Value::from(Const::from_u32(index)), Value::from(Global::from_u32(index)));
            assert_eq!((constant.index_as_const(), global.index_as_global()), (index as usize, index as usize));
            let others = [Value::arg(index), Value::block(Block::from_u32(index)), Metadata::from_u32(index).into()];
            for other in others.into_iter().chain([global]) {
                assert!(other.index_as_const() > last as usize, "{other:?}");
            }
            for other in others.into_iter().chain([constant]) {
                assert!(other.index_as_global() > last as usize, "{other:?}");
            }
        }
    }
}
