//! Names of the parameters, instructions and blocks of a body. Most optimized code has none, so names are
//! stored apart from the values. Names are bytes, all in one buffer.

use cranelift_entity::SecondaryMap;
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::borrow::Cow;
use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::LazyLock;

use super::place;
use super::rare::RarePart;
use crate::value::{Block, Inst, Value, ValueKind};

/// Names of the values of one body.
#[derive(Debug, Default)]
pub struct LocalNames {
    bytes: Vec<u8>,
    /// Start and end in `bytes`.
    ranges: Vec<(u32, u32)>,
    /// One plus the index in `ranges`; zero for no name.
    insts: SecondaryMap<Inst, u32>,
    blocks: SecondaryMap<Block, u32>,
    args: Vec<u32>,
    /// Index of values by name, built on first use; a clone has none. An entry whose value has a different slot by now is stale.
    index: Option<HashTable<(u32, Value)>>,
    /// Last number used to make a name unique. LLVM uses one counter for all names of a function.
    last_unique: u32,
}

impl Clone for LocalNames {
    fn clone(&self) -> LocalNames {
        let LocalNames { bytes, ranges, insts, blocks, args, index: _, last_unique } = self;
        LocalNames {
            bytes: bytes.clone(),
            ranges: ranges.clone(),
            insts: insts.clone(),
            blocks: blocks.clone(),
            args: args.clone(),
            index: None,
            last_unique: *last_unique,
        }
    }
}

impl LocalNames {
    #[inline]
    fn slot(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(inst) => self.insts[inst],
            ValueKind::Block(block) => self.blocks[block],
            ValueKind::Arg(number) => self.args.get(number as usize).copied().unwrap_or(0),
            _ => 0,
        }
    }

    fn text(&self, slot: u32) -> &[u8] {
        match (slot as usize).checked_sub(1) {
            Some(at) => {
                let (start, end) = self.ranges[at];
                &self.bytes[start as usize..end as usize]
            }
            None => &[],
        }
    }

    /// Returns the name of a value, or `None` if it is numbered.
    #[inline]
    pub fn get(&self, value: impl Into<Value>) -> Option<&[u8]> {
        match self.slot(value.into()) {
            0 => None,
            slot => Some(self.text(slot)),
        }
    }

    /// Returns all names, one after another, with those that values had before.
    #[inline]
    pub fn texts(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns where the name of a value is in [`LocalNames::texts`], or `None` if it is numbered.
    #[inline]
    pub fn range(&self, value: impl Into<Value>) -> Option<Range<u32>> {
        let slot = (self.slot(value.into()) as usize).checked_sub(1)?;
        let (start, end) = self.ranges[slot];
        Some(start..end)
    }

    /// Whether any value has, or had, this name.
    pub fn mentions(&self, name: &[u8]) -> bool {
        let has_length = |&&(start, end): &&(u32, u32)| (end - start) as usize == name.len();
        let mut ranges = self.ranges.iter().filter(has_length);
        ranges.any(|&(start, end)| &self.bytes[start as usize..end as usize] == name)
    }

    /// Number of parameters up to the last one that has, or had, a name.
    pub(super) fn arg_count(&self) -> u32 {
        self.args.len() as u32
    }

    /// Whether no value is named.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Sets the name of a value without checking that it is unique. For readers, which have checked. An empty
    /// name makes the value numbered.
    pub fn set_unchecked(&mut self, value: impl Into<Value>, name: &[u8]) {
        let hash = if self.index.is_some() { FxBuildHasher.hash_one(name) } else { 0 };
        self.set_hashed(value.into(), name, hash);
    }

    /// Does the same with the hash of the name, which is used only if there is an index.
    fn set_hashed(&mut self, value: Value, name: &[u8], hash: u64) {
        if name.is_empty() && self.slot(value) == 0 {
            return;
        }
        let slot = if name.is_empty() {
            0
        } else {
            let start = self.bytes.len() as u32;
            self.bytes.extend_from_slice(name);
            self.ranges.push((start, self.bytes.len() as u32));
            self.ranges.len() as u32
        };
        match value.kind() {
            ValueKind::Inst(inst) => *place(&mut self.insts, inst) = slot,
            ValueKind::Block(block) => *place(&mut self.blocks, block) = slot,
            ValueKind::Arg(number) => {
                let number = number as usize;
                if self.args.len() <= number {
                    self.args.resize(number + 1, 0);
                }
                self.args[number] = slot;
            }
            _ => return,
        }
        if slot != 0
            && let Some(mut index) = self.index.take()
        {
            index.insert_unique(hash, (slot, value), |&(slot, _)| FxBuildHasher.hash_one(self.text(slot)));
            self.index = Some(index);
        }
    }

    /// Sets the name of a value. If another value has that name, a number is appended, as in LLVM.
    pub fn set(&mut self, value: impl Into<Value>, name: &[u8]) {
        let value = value.into();
        if self.get(value) == Some(name) {
            return;
        }
        let mut hash = FxBuildHasher.hash_one(name);
        let mut unique = Cow::Borrowed(name);
        while !unique.is_empty() && self.find_hashed(&unique, hash).is_some_and(|other| other != value) {
            self.last_unique += 1;
            let number = self.last_unique.to_string();
            unique = Cow::Owned([name, number.as_bytes()].concat());
            hash = FxBuildHasher.hash_one(&*unique);
        }
        self.set_hashed(value, &unique, hash);
    }

    /// Returns the value with this name, if there is one.
    pub fn find(&mut self, name: &[u8]) -> Option<Value> {
        self.find_hashed(name, FxBuildHasher.hash_one(name))
    }

    fn find_hashed(&mut self, name: &[u8], hash: u64) -> Option<Value> {
        if self.index.is_none() {
            let mut index = HashTable::new();
            let all = (self.insts.iter().map(|(inst, &slot)| (slot, Value::inst(inst))))
                .chain(self.blocks.iter().map(|(block, &slot)| (slot, Value::block(block))))
                .chain(self.args.iter().enumerate().map(|(n, &slot)| (slot, Value::arg(n as u32))));
            for (slot, value) in all.filter(|&(slot, _)| slot != 0) {
                let hash = FxBuildHasher.hash_one(self.text(slot));
                index.insert_unique(hash, (slot, value), |&(slot, _)| FxBuildHasher.hash_one(self.text(slot)));
            }
            self.index = Some(index);
        }
        let index = self.index.as_ref()?;
        index.find(hash, |&(slot, value)| self.slot(value) == slot && self.text(slot) == name).map(|&(_, value)| value)
    }
}

impl RarePart for LocalNames {
    fn none() -> &'static LocalNames {
        static NONE: LazyLock<LocalNames> = LazyLock::new(LocalNames::default);
        &NONE
    }

    fn is_none(&self) -> bool {
        self.ranges.is_empty() && self.args.is_empty() && self.last_unique == 0
    }

    fn clear(&mut self) {
        self.bytes.clear();
        self.ranges.clear();
        self.insts.clear();
        self.blocks.clear();
        self.args.clear();
        // Clearing takes time in the capacity, which must not be that of a much larger body.
        const FILLED: usize = 16;
        match &mut self.index {
            Some(index) if index.capacity() <= FILLED * (index.len() + 1) => index.clear(),
            index => *index = None,
        }
        self.last_unique = 0;
    }

    fn heap_bytes(&self) -> usize {
        self.bytes.capacity() + self.ranges.capacity() * 8 + (self.insts.iter().len() + self.args.capacity()) * 4
    }
}
