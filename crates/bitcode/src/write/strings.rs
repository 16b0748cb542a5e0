//! The string table after the module: names of globals, comdats and partitions, each once.

use draig_ir::{Module, Symbol};
use rustc_hash::FxHashMap;

/// The bytes, and the position of each string.
#[derive(Default)]
pub(super) struct StringTable {
    bytes: Vec<u8>,
    offsets: FxHashMap<Symbol, u64>,
    /// Positions of strings that are not symbols of the module.
    others: FxHashMap<Box<[u8]>, u64>,
}

impl StringTable {
    /// Adds a string unless it exists already; returns offset and size. The empty string takes no space.
    pub(super) fn add(&mut self, symbol: Symbol, text: &[u8]) -> [u64; 2] {
        if text.is_empty() {
            return [0, 0];
        }
        let offset = *self.offsets.entry(symbol).or_insert_with(|| {
            self.bytes.extend_from_slice(text);
            (self.bytes.len() - text.len()) as u64
        });
        [offset, text.len() as u64]
    }

    /// Adds a string, whether or not it is a symbol of the module, unless it exists already; returns offset
    /// and size.
    pub(super) fn add_text(&mut self, module: &Module, text: &[u8]) -> [u64; 2] {
        if let Some(symbol) = module.tables.strings.find(text) {
            return self.add(symbol, text);
        }
        if text.is_empty() {
            return [0, 0];
        }
        if let Some(&offset) = self.others.get(text) {
            return [offset, text.len() as u64];
        }
        let place = self.append(text);
        self.others.insert(text.into(), place[0]);
        place
    }

    /// Appends a string that is not a symbol of the module; returns offset and size.
    pub(super) fn append(&mut self, text: &[u8]) -> [u64; 2] {
        self.bytes.extend_from_slice(text);
        [(self.bytes.len() - text.len()) as u64, text.len() as u64]
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}
