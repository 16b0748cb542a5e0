//! Transfer of entities to other tables: each is added when it is first referred to, after what it consists of.

use super::{Remap, metadata};
use crate::attributes::{AttrList, AttrSet, Attribute};
use crate::constants::Const;
use crate::global::Global;
use crate::inline_asm::InlineAsm;
use crate::metadata::{Class, Metadata};
use crate::tables::Tables;
use crate::value::{Value, ValueKind};

/// A dense map from handles to handles, by index and word. An entry that was not set is 0.
#[derive(Clone, Debug, Default)]
pub struct Words {
    words: Vec<u32>,
    expected: usize,
}

impl Words {
    /// Returns an empty map for about this many handles. It takes memory when the first entry is set.
    #[must_use]
    pub fn new(expected: usize) -> Words {
        Words { words: Vec::new(), expected }
    }

    /// Returns an entry.
    #[inline]
    #[must_use]
    pub fn get(&self, index: usize) -> u32 {
        self.words.get(index).copied().unwrap_or(0)
    }

    /// Sets an entry.
    #[inline]
    pub fn set(&mut self, index: usize, word: u32) {
        match self.words.get_mut(index) {
            Some(entry) => *entry = word,
            None => self.grow(index, word),
        }
    }

    #[cold]
    fn grow(&mut self, index: usize, word: u32) {
        if self.words.is_empty() {
            // Fresh memory is zero, so that only touched pages cost.
            self.words = vec![0; self.expected.max(index + 1)];
        } else {
            self.words.resize(index + 1, 0);
        }
        self.words[index] = word;
    }
}

/// The entities that a [`Transfer`] has mapped so far.
#[derive(Debug, Default)]
pub struct Maps {
    /// Symbols of the result, which [`Remap::symbol`] of an implementation may keep here.
    pub symbols: Words,
    /// Values of the result for constants.
    pub constants: Words,
    sets: Words,
    lists: Words,
    asms: Words,
    /// Metadata of the result.
    pub metadata: Words,
    /// Nodes that are copied once and whose operands are not mapped yet.
    pub(super) undefined: Vec<(Metadata, Metadata)>,
    pub(super) operands: Vec<Metadata>,
    pub(super) words: Vec<u32>,
}

impl Maps {
    /// Returns empty maps for the entities of these tables.
    #[must_use]
    pub fn new(tables: &Tables) -> Maps {
        Maps {
            symbols: Words::new(tables.strings.len() as usize),
            constants: Words::new(tables.constants.len()),
            sets: Words::new(tables.attributes.set_count()),
            lists: Words::new(tables.attributes.list_count()),
            asms: Words::new(tables.inline_asm_count()),
            metadata: Words::new(tables.metadata.len() as usize),
            ..Maps::default()
        }
    }
}

/// Ways in which a [`Transfer`] copies a metadata node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeCopy {
    /// As the node of the result with the same mapped operands, which is added if there is none.
    Uniqued,
    /// As a distinct node, which is added before its operands are mapped.
    Once,
    /// As the copy of another node of the source.
    As(Metadata),
    /// As this node of the result.
    To(Metadata),
}

/// A [`Remap`] that adds entities to other tables.
///
/// An implementation names the tables, maps types, strings and globals, and may change how metadata is copied. It
/// overrides methods of `Remap` by those named `transfer` here. Nothing recurses on the depth of constants or metadata.
pub trait Transfer: Remap + Sized {
    /// Returns the tables that entities come from.
    fn source(&self) -> &Tables;
    /// Returns the tables that entities are added to.
    fn dest(&mut self) -> &mut Tables;
    /// Returns what has been mapped so far.
    fn maps(&mut self) -> &mut Maps;

    /// Maps a global; `None` if there is none in the result.
    fn transfer_global(&mut self, global: Global) -> Option<Value> {
        Some(self.global(global).into())
    }

    /// Returns the value that a constant was mapped to.
    #[inline]
    fn known_constant(&mut self, constant: Const) -> Option<Value> {
        Value::from_word(self.maps().constants.get(constant.index()))
    }

    /// Records the value that a constant is mapped to.
    fn set_constant(&mut self, constant: Const, value: Value) {
        self.maps().constants.set(constant.index(), value.to_word());
    }

    /// Returns the constant made of parts that have been mapped.
    fn rebuilt_constant(&mut self, constant: Const) -> Value {
        let data = self.source().constants.get(constant).clone();
        let ty = self.ty(data.ty);
        let kind = data.kind.remapped(self).unwrap_or(data.kind);
        self.dest().constants.intern(ty, kind).into()
    }

    /// Decides how a node is copied.
    fn node_copy(&mut self, id: Metadata, is_distinct: bool) -> NodeCopy {
        let _ = id;
        if is_distinct { NodeCopy::Once } else { NodeCopy::Uniqued }
    }

    /// Receives a node that is copied once, and the number of its copy.
    fn note_copy(&mut self, id: Metadata, new: Metadata) {
        let _ = (id, new);
    }

    /// Returns the uniqued node of the result with these words.
    fn unique_node(&mut self, class: Class, words: &[u32]) -> Metadata {
        self.dest().metadata.intern_node(class, false, words)
    }

    /// Maps a constant, global, metadata or inline assembly; values of a body stay. `None` if it refers to a global
    /// that does not exist in the result.
    #[inline]
    fn transfer_value(&mut self, value: Value) -> Option<Value> {
        match value.kind() {
            ValueKind::Const(constant) => match self.known_constant(constant) {
                Some(known) => Some(known),
                None => self.transfer_constant(constant),
            },
            ValueKind::Global(global) => self.transfer_global(global),
            ValueKind::Metadata(id) => Some(match self.transfer_metadata(id) {
                Some(new) => new.into(),
                None => self.dest().metadata.tuple(&[]).into(),
            }),
            ValueKind::InlineAsm(asm) => Some(self.transfer_asm(asm).into()),
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) | ValueKind::LocalMetadata(_) => Some(value),
        }
    }

    /// Maps a constant, its parts first, from left to right.
    fn transfer_constant(&mut self, constant: Const) -> Option<Value> {
        let mut stack = vec![(constant, 0)];
        while let Some(&mut (constant, ref mut next)) = stack.last_mut() {
            let kind = self.source().constants.kind(constant);
            let part = match kind.named_global() {
                Some(global) => (*next == 0).then(|| Value::from(global)),
                None => kind.parts().get(*next).copied(),
            };
            let Some(part) = part else {
                let new = self.rebuilt_constant(constant);
                self.set_constant(constant, new);
                stack.pop();
                continue;
            };
            *next += 1;
            match part.kind() {
                ValueKind::Const(part) if self.known_constant(part).is_none() => stack.push((part, 0)),
                ValueKind::Global(global) => {
                    self.transfer_global(global)?;
                }
                _ => {}
            }
        }
        self.known_constant(constant)
    }

    /// Maps an attribute set.
    fn transfer_set(&mut self, set: AttrSet) -> AttrSet {
        if let Some(known) = AttrSet::from_word(self.maps().sets.get(set.index())) {
            return known;
        }
        let old = self.source().attributes.set(set).to_vec();
        let mut new: Vec<Attribute> = old.iter().map(|attribute| attribute.remapped(self)).collect();
        let tables = self.dest();
        let new = tables.attributes.intern_set(&mut new, &tables.strings);
        self.maps().sets.set(set.index(), new.to_word());
        new
    }

    /// Maps an attribute list.
    fn transfer_list(&mut self, list: AttrList) -> AttrList {
        if let Some(known) = AttrList::from_word(self.maps().lists.get(list.index())) {
            return known;
        }
        let new = self.source().attributes.list(list).clone().remapped(self);
        let new = self.dest().attributes.intern_list(new.function, new.result, &new.params);
        self.maps().lists.set(list.index(), new.to_word());
        new
    }

    /// Maps inline assembly.
    fn transfer_asm(&mut self, asm: InlineAsm) -> InlineAsm {
        if let Some(known) = InlineAsm::from_word(self.maps().asms.get(asm.index())) {
            return known;
        }
        let old = *self.source().inline_asm(asm);
        let new = old.remapped(self);
        let new = self.dest().intern_inline_asm(new);
        self.maps().asms.set(asm.index(), new.to_word());
        new
    }

    /// Maps metadata, in LLVM's order: operands of a uniqued node before it, those of a node that is copied once after
    /// everything else. `None` for a value that does not exist in the result.
    #[inline]
    fn transfer_metadata(&mut self, id: Metadata) -> Option<Metadata> {
        match Metadata::from_word(self.maps().metadata.get(id.index())) {
            Some(known) => Some(known),
            None => metadata::transfer(self, id),
        }
    }

    /// Maps the operands of a node, and returns its class and words with all references mapped.
    fn transfer_words(&mut self, id: Metadata) -> Option<(Class, Vec<u32>)> {
        metadata::transfer_words(self, id)
    }
}
