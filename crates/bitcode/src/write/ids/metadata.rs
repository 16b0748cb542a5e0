//! The numbers of metadata: strings first, then constants, distinct nodes, uniqued nodes, each node after
//! those that it refers to if possible. Metadata that only one function mentions is numbered and written with
//! that function, so that a reader of other functions can skip it.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Metadata, MetadataData, MetadataPool, StringPool, Symbol, Value, ValueKind};

use crate::write::error::{Fault, Result};

/// An entry of the metadata with a number: strings and nodes of the module's pool, and constants and globals,
/// which are the same however they are mentioned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(u32);

/// The state of an entry while numbers are assigned.
#[derive(Clone, Copy)]
struct Slot {
    /// The number plus one; 0 until it is assigned.
    number: u32,
    /// The only function that mentions it, as its value number plus one; 0 for the module; [`UNSEEN`] if it
    /// has not been mentioned yet.
    owner: u32,
}

const UNSEEN: u32 = u32::MAX;

/// The module as an owner.
pub(crate) const MODULE: u32 = 0;

/// The metadata that a function owns.
#[derive(Clone, Copy, Default)]
struct Part {
    owner: u32,
    start: usize,
    strings: usize,
    end: usize,
}

/// The numbers of the metadata of a module.
#[derive(Clone)]
pub(crate) struct MetadataIds<'m> {
    pub(crate) pool: &'m MetadataPool,
    strings: &'m StringPool,
    /// Start of the keys of constants and of globals.
    constants_at: u32,
    globals_at: u32,
    slots: Vec<Slot>,
    /// The entries in order of number; after sorting, by owner.
    order: Vec<Key>,
    parts: Vec<Part>,
    /// Number of entries that the module owns, and of strings among them.
    module_count: usize,
    module_strings: usize,
    /// Nodes whose operands are being numbered, with the number of operands done.
    stack: Vec<(Metadata, usize)>,
    /// Distinct nodes that wait until the uniqued nodes around them are numbered.
    delayed: Vec<Metadata>,
    spread: Vec<Metadata>,
}

/// The entry that a key represents.
#[derive(Clone, Copy)]
pub(crate) enum Item<'m> {
    String(Symbol),
    Value(Value),
    Node(NodeRef<'m>),
}

impl<'m> MetadataIds<'m> {
    pub(super) fn new(
        pool: &'m MetadataPool,
        strings: &'m StringPool,
        constants: usize,
        globals: usize,
    ) -> MetadataIds<'m> {
        let (constants_at, globals_at) = (pool.len(), pool.len() + constants as u32);
        MetadataIds {
            pool,
            strings,
            constants_at,
            globals_at,
            slots: vec![Slot { number: 0, owner: UNSEEN }; globals_at as usize + globals],
            order: Vec::new(),
            parts: Vec::new(),
            module_count: 0,
            module_strings: 0,
            stack: Vec::new(),
            delayed: Vec::new(),
            spread: Vec::new(),
        }
    }

    /// Returns the key of metadata.
    #[inline]
    pub(crate) fn key(&self, id: Metadata) -> Key {
        match self.pool.as_value(id) {
            Some(value) => self.value_key(value).unwrap_or(Key(id.as_u32())),
            None => Key(id.as_u32()),
        }
    }

    /// Returns the key of a constant or global as metadata.
    pub(crate) fn value_key(&self, value: Value) -> Option<Key> {
        match value.kind() {
            ValueKind::Const(constant) => Some(Key(self.constants_at + constant.as_u32())),
            ValueKind::Global(global) => Some(Key(self.globals_at + global.as_u32())),
            _ => None,
        }
    }

    /// Returns the entry that a key represents.
    pub(crate) fn item(&self, key: Key) -> Result<Item<'m>> {
        if let Some(global) = key.0.checked_sub(self.globals_at) {
            return Ok(Item::Value(draig_ir::Global::from_u32(global).into()));
        }
        if let Some(constant) = key.0.checked_sub(self.constants_at) {
            return Ok(Item::Value(draig_ir::Const::from_u32(constant).into()));
        }
        match self.pool.get(Metadata::from_u32(key.0)) {
            MetadataData::String(symbol) => Ok(Item::String(symbol)),
            MetadataData::Node(node) => Ok(Item::Node(node)),
            MetadataData::Value(_) => Err(Fault::Metadata),
            MetadataData::Undefined => Err(Fault::MetadataUndefined),
        }
    }

    /// Returns the number plus one; 0 for `None`.
    #[inline]
    pub(crate) fn number_or_none(&self, id: Option<Metadata>) -> Result<u64> {
        id.map_or(Ok(0), |id| self.number(id).map(|number| number + 1))
    }

    /// Returns the number.
    #[inline]
    pub(crate) fn number(&self, id: Metadata) -> Result<u64> {
        self.key_number(self.key(id))
    }

    #[inline]
    pub(crate) fn key_number(&self, key: Key) -> Result<u64> {
        match self.slots.get(key.0 as usize) {
            Some(Slot { number, .. }) if *number != 0 => Ok(u64::from(number - 1)),
            _ => Err(Fault::Unnumbered),
        }
    }

    /// Returns the entries that the module owns: strings, then the rest.
    pub(crate) fn of_module(&self) -> (&[Key], &[Key]) {
        self.order[..self.module_count].split_at(self.module_strings)
    }

    /// Returns the entries that a function owns: strings, then the rest.
    pub(crate) fn of_function(&self, owner: u32) -> (&[Key], &[Key]) {
        match self.parts.binary_search_by_key(&owner, |part| part.owner) {
            Ok(at) => {
                let Part { start, strings, end, .. } = self.parts[at];
                (&self.order[start..strings], &self.order[strings..end])
            }
            Err(_) => (&[], &[]),
        }
    }

    /// Returns the number after those of the module and of a function.
    pub(crate) fn first_local(&self, owner: u32) -> u64 {
        let (strings, rest) = self.of_function(owner);
        (self.module_count + strings.len() + rest.len()) as u64
    }

    /// Numbers metadata that an owner mentions, with everything that it refers to. Constants among it are
    /// passed to `constant`.
    #[inline]
    pub(super) fn mention(&mut self, id: Metadata, owner: u32, constant: &mut dyn FnMut(Value) -> Result) -> Result {
        if id.as_u32() >= self.constants_at {
            return Err(Fault::Metadata);
        }
        let slot = self.slots[self.key(id).0 as usize];
        if slot.owner == owner || slot.owner == MODULE {
            return Ok(());
        }
        self.mention_new(id, owner, constant)
    }

    /// Numbers a constant or global as metadata.
    pub(super) fn mention_value(
        &mut self,
        value: Value,
        owner: u32,
        constant: &mut dyn FnMut(Value) -> Result,
    ) -> Result {
        match self.value_key(value) {
            Some(key) => self.enter_leaf(key, owner, Some(value), constant),
            None => Ok(()),
        }
    }

    fn mention_new(&mut self, id: Metadata, owner: u32, constant: &mut dyn FnMut(Value) -> Result) -> Result {
        if !self.enter(id, owner, constant)? {
            return Ok(());
        }
        self.stack.push((id, 0));
        while let Some(&(id, at)) = self.stack.last() {
            let Some(node) = self.pool.node(id) else { return Err(Fault::MetadataUndefined) };
            let (next, found) = self.next_node(node, at, owner, constant)?;
            if let Some(top) = self.stack.last_mut() {
                top.1 = next;
            }
            if let Some(operand) = found {
                if self.pool.is_distinct(operand) && !node.is_distinct() {
                    self.delayed.push(operand);
                } else {
                    self.stack.push((operand, 0));
                }
                continue;
            }
            self.stack.pop();
            self.give_number(Key(id.as_u32()));
            let around = self.stack.last().map(|&(id, _)| self.pool.is_distinct(id));
            if around != Some(false) {
                self.stack.extend(self.delayed.drain(..).map(|id| (id, 0)));
            }
        }
        Ok(())
    }

    /// Returns the first unseen node among the operands from an index on, and the index after it; numbers
    /// entries other than nodes on the way.
    fn next_node(
        &mut self,
        node: NodeRef<'m>,
        from: usize,
        owner: u32,
        constant: &mut dyn FnMut(Value) -> Result,
    ) -> Result<(usize, Option<Metadata>)> {
        let mut at = from;
        while let Some(operand) = operand_at(node, at) {
            at += 1;
            if let Some(id) = operand
                && self.enter(id, owner, constant)?
            {
                return Ok((at, Some(id)));
            }
        }
        Ok((at, None))
    }

    /// Records that an owner mentions an entry. Returns whether it is an unseen node, whose operands must be
    /// visited before it gets its number.
    fn enter(&mut self, id: Metadata, owner: u32, constant: &mut dyn FnMut(Value) -> Result) -> Result<bool> {
        if id.as_u32() >= self.constants_at {
            return Err(Fault::Metadata);
        }
        let key = self.key(id);
        let Some(&slot) = self.slots.get(key.0 as usize) else { return Err(Fault::Metadata) };
        if slot.owner != UNSEEN {
            if slot.owner != owner && slot.owner != MODULE {
                self.give_to_module(key);
            }
            return Ok(false);
        }
        match self.pool.get(id) {
            MetadataData::Node(_) => {
                self.slots[key.0 as usize].owner = owner;
                return Ok(true);
            }
            MetadataData::Value(value) if self.value_key(value).is_some() => {
                self.enter_leaf(key, owner, Some(value), constant)?;
            }
            MetadataData::String(symbol) if symbol.as_u32() < self.strings.len() => {
                self.enter_leaf(key, owner, None, constant)?;
            }
            MetadataData::Value(_) | MetadataData::String(_) => return Err(Fault::Metadata),
            MetadataData::Undefined => return Err(Fault::MetadataUndefined),
        }
        Ok(false)
    }

    fn enter_leaf(
        &mut self,
        key: Key,
        owner: u32,
        value: Option<Value>,
        constant: &mut dyn FnMut(Value) -> Result,
    ) -> Result {
        let Some(slot) = self.slots.get_mut(key.0 as usize) else { return Err(Fault::Metadata) };
        if slot.owner == UNSEEN {
            slot.owner = owner;
            self.give_number(key);
            return value.map_or(Ok(()), constant);
        }
        if slot.owner != owner {
            slot.owner = MODULE;
        }
        Ok(())
    }

    fn give_number(&mut self, key: Key) {
        self.order.push(key);
        self.slots[key.0 as usize].number = self.order.len() as u32;
    }

    /// Transfers an entry that two functions mention, and everything that it refers to, to the module.
    fn give_to_module(&mut self, key: Key) {
        self.slots[key.0 as usize].owner = MODULE;
        if key.0 >= self.constants_at {
            return;
        }
        self.spread.push(Metadata::from_u32(key.0));
        while let Some(id) = self.spread.pop() {
            let Some(node) = self.pool.node(id) else { continue };
            let mut at = 0;
            while let Some(operand) = operand_at(node, at) {
                at += 1;
                let Some(operand) = operand else { continue };
                let key = self.key(operand);
                let slot = &mut self.slots[key.0 as usize];
                if slot.owner != MODULE && slot.owner != UNSEEN {
                    slot.owner = MODULE;
                    self.spread.push(operand);
                }
            }
        }
    }

    /// Sorts by owner and kind, and assigns the final numbers: those of each function begin after those of
    /// the module.
    pub(super) fn sort(&mut self, owners: u32) -> Result {
        let bucket = |this: &Self, key: Key| {
            let kind = match this.item(key)? {
                Item::String(_) => 0,
                Item::Value(_) => 1,
                Item::Node(node) if node.is_distinct() => 2,
                Item::Node(_) => 3,
            };
            Ok(this.slots[key.0 as usize].owner as usize * 4 + kind)
        };
        let mut starts = vec![0usize; (owners as usize + 1) * 4 + 1];
        for &key in &self.order {
            starts[bucket(self, key)? + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut places = starts.clone();
        let mut sorted = vec![Key(0); self.order.len()];
        for &key in &self.order {
            let place = &mut places[bucket(self, key)?];
            sorted[*place] = key;
            *place += 1;
        }
        self.order = sorted;
        (self.module_strings, self.module_count) = (starts[1], starts[4]);
        for owner in 1..=owners {
            let at = owner as usize * 4;
            let (start, strings, end) = (starts[at], starts[at + 1], starts[at + 4]);
            if start != end {
                self.parts.push(Part { owner, start, strings, end });
            }
        }
        for (number, &key) in (1..).zip(&self.order[..self.module_count]) {
            self.slots[key.0 as usize].number = number;
        }
        for part in &self.parts {
            for (number, &key) in (self.module_count as u32 + 1..).zip(&self.order[part.start..part.end]) {
                self.slots[key.0 as usize].number = number;
            }
        }
        Ok(())
    }
}

/// Returns an operand of a node as LLVM stores them, by index: `None` past the last.
#[inline]
fn operand_at(node: NodeRef<'_>, at: usize) -> Option<Option<Metadata>> {
    if node.class() == Class::Tuple {
        return node.words().get(at).map(|&word| Metadata::from_word(word));
    }
    let info = node.class().info();
    if let Some(field) = info.operand_fields().nth(at) {
        return Some(node.reference(field));
    }
    if !info.has_tail {
        return None;
    }
    let tail = at - info.operand_fields().count();
    (tail < node.operand_count()).then(|| node.operand(tail))
}
