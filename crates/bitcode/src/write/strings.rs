//! The string table behind the module: names of globals, comdats and partitions, each once.

use draig_ir::Symbol;
use rustc_hash::FxHashMap;

/// The bytes, and where each string is.
#[derive(Default)]
pub(super) struct StringTable {
    bytes: Vec<u8>,
    offsets: FxHashMap<Symbol, u64>,
}

impl StringTable {
    /// Adds a string, if it is not there; gives offset and size. The empty string needs no place.
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

    /// Adds a string that is no symbol of the module; gives offset and size.
    pub(super) fn append(&mut self, text: &[u8]) -> [u64; 2] {
        self.bytes.extend_from_slice(text);
        [(self.bytes.len() - text.len()) as u64, text.len() as u64]
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}
