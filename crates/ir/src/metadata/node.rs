//! Reading and writing the words of one node according to the table of its class.

use super::Metadata;
use super::classes::{Class, FieldKind};

/// A node: its class, whether it is `distinct`, its words.
#[derive(Clone, Copy, Debug)]
pub struct NodeRef<'a> {
    class: Class,
    distinct: bool,
    words: &'a [u32],
}

impl<'a> NodeRef<'a> {
    pub(super) fn new(class: Class, distinct: bool, words: &'a [u32]) -> Self {
        NodeRef { class, distinct, words }
    }

    /// Returns the class: a tuple or one of the specialized nodes.
    #[inline]
    pub fn class(self) -> Class {
        self.class
    }

    /// Whether it is `distinct`, that is, equal only to itself.
    #[inline]
    pub fn is_distinct(self) -> bool {
        self.distinct
    }

    /// Returns the stored words. Trailing words that hold defaults may be missing.
    #[inline]
    pub fn words(self) -> &'a [u32] {
        self.words
    }

    /// Returns the operands of a tuple, or of the variable tail of a class that has one.
    pub fn operands(self) -> impl DoubleEndedIterator<Item = Option<Metadata>> + ExactSizeIterator + 'a {
        self.tail().iter().map(|&word| Metadata::from_word(word))
    }

    /// Words of the variable tail; empty if the class has none.
    fn tail(self) -> &'a [u32] {
        let info = self.class.info();
        match self.words.get(info.fixed_words()..) {
            Some(tail) if info.has_tail => tail,
            _ => &[],
        }
    }

    /// Number of operands of a tuple.
    pub fn operand_count(self) -> usize {
        self.tail().len()
    }

    /// Returns an operand of a tuple; `None` for `null` and out of range.
    pub fn operand(self, number: usize) -> Option<Metadata> {
        Metadata::from_word(*self.tail().get(number)?)
    }

    #[inline]
    fn word(self, at: usize) -> u32 {
        self.words.get(at).copied().unwrap_or(0)
    }

    /// Returns the value of a field as a number; references are words ([`Metadata::to_word`]).
    #[inline]
    pub fn number(self, field: usize) -> u64 {
        let (at, info) = self.class.info().slot(field);
        let low = u64::from(self.word(at));
        let stored = if info.kind.words() == 2 { low | u64::from(self.word(at + 1)) << 32 } else { low };
        stored ^ info.default
    }

    /// Returns the node, string or value that a field refers to.
    #[inline]
    pub fn reference(self, field: usize) -> Option<Metadata> {
        let (at, info) = self.class.info().slot(field);
        debug_assert!(info.kind.is_reference(), "{} is no reference", info.name);
        Metadata::from_word(self.word(at))
    }

    /// Returns the index of the field with this name.
    pub fn field_named(self, name: &str) -> Option<usize> {
        self.class.info().fields.iter().position(|field| field.name == name)
    }

    /// Returns the reference in the field with this name; `None` if it is null or there is no such field.
    pub fn reference_named(self, name: &str) -> Option<Metadata> {
        self.reference(self.field_named(name)?)
    }

    /// Returns the elements of a `!DIExpression`.
    pub fn elements(self) -> impl ExactSizeIterator<Item = u64> + 'a {
        let (pairs, _) = self.words.as_chunks::<2>();
        pairs.iter().map(|&[low, high]| u64::from(high) << 32 | u64::from(low))
    }
}

/// Collects the words of a node. It can be reused, so that reading a node does not allocate.
#[derive(Clone, Debug)]
pub struct NodeWriter {
    class: Class,
    words: Vec<u32>,
}

impl NodeWriter {
    /// Creates a writer with all fields at their defaults.
    pub fn new(class: Class) -> Self {
        let mut writer = NodeWriter { class, words: Vec::new() };
        writer.reset(class);
        writer
    }

    /// Starts over with another class.
    pub fn reset(&mut self, class: Class) {
        self.class = class;
        self.words.clear();
        self.words.resize(class.info().fixed_words(), 0);
    }

    /// Returns the class being written.
    pub fn class(&self) -> Class {
        self.class
    }

    /// Sets a field to a number.
    #[inline]
    pub fn set_number(&mut self, field: usize, value: u64) {
        let (at, info) = self.class.info().slot(field);
        let stored = value ^ info.default;
        self.words[at] = stored as u32;
        if info.kind.words() == 2 {
            self.words[at + 1] = (stored >> 32) as u32;
        }
    }

    /// Sets a field to refer to a node, string or value.
    #[inline]
    pub fn set_reference(&mut self, field: usize, value: Option<Metadata>) {
        let (at, info) = self.class.info().slot(field);
        debug_assert!(info.kind.is_reference(), "{} is no reference", info.name);
        self.words[at] = value.map_or(0, Metadata::to_word);
    }

    /// Returns the current value of a field, as a number.
    pub fn number(&self, field: usize) -> u64 {
        NodeRef::new(self.class, false, &self.words).number(field)
    }

    /// Returns the current reference in a field; `None` if it is null.
    pub fn reference(&self, field: usize) -> Option<Metadata> {
        NodeRef::new(self.class, false, &self.words).reference(field)
    }

    /// Appends an operand to the variable tail (tuples, `GenericDINode`).
    pub fn push_operand(&mut self, operand: Option<Metadata>) {
        self.words.push(operand.map_or(0, Metadata::to_word));
    }

    /// Appends an element to a `!DIExpression`.
    pub fn push_element(&mut self, element: u64) {
        self.words.push(element as u32);
        self.words.push((element >> 32) as u32);
    }

    /// Returns the words for [`super::MetadataPool::intern_node`]. Trailing defaults are left out, except if
    /// a variable tail follows or every word is an element.
    pub fn words(&mut self) -> &[u32] {
        if !self.class.info().has_tail && self.class != Class::DIExpression {
            while self.words.last() == Some(&0) {
                self.words.pop();
            }
        }
        &self.words
    }
}

impl FieldKind {
    /// Whether the word is a reference to metadata.
    #[inline]
    pub const fn is_reference(self) -> bool {
        matches!(
            self,
            FieldKind::Node { .. }
                | FieldKind::String { .. }
                | FieldKind::SignedOrNode
                | FieldKind::UnsignedOrNode
                | FieldKind::BigInteger
        )
    }

    /// Number of words that a field takes.
    #[inline]
    pub const fn words(self) -> usize {
        match self {
            FieldKind::Unsigned { max } if max > u32::MAX as u64 => 2,
            FieldKind::Signed { .. } => 2,
            _ => 1,
        }
    }
}
