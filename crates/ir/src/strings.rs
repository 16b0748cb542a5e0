//! Byte strings of a module, each stored once: names of globals, types and kinds, metadata strings, attribute
//! texts, data arrays. LLVM's strings are bytes, not text; UTF-8 is not required.

use std::hash::BuildHasher;
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use crate::entity::handle;

handle! {
    /// Handle of a byte string in a module's [`StringPool`].
    Symbol, "str"
}

impl Symbol {
    /// The empty string, which is in every pool.
    pub const EMPTY: Symbol = Symbol::from_u32(0);
}

/// Byte strings of a module.
#[derive(Clone, Debug)]
pub struct StringPool {
    base: Option<Arc<StringPool>>,
    offset: u32,
    bytes: Vec<u8>,
    /// End of each string in `bytes`; it starts at the end of the previous one.
    ends: Vec<u32>,
    /// Number and hash of each string. With the hash, growing does not read the strings.
    index: HashTable<(u32, u32)>,
}

/// The hash of a string, in the bits that the table uses.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}

#[inline]
fn hash_of(text: &[u8]) -> u32 {
    let hash = FxBuildHasher.hash_one(text);
    (hash >> 32) as u32 ^ hash as u32
}

impl Default for StringPool {
    fn default() -> Self {
        let mut pool =
            StringPool { base: None, offset: 0, bytes: Vec::new(), ends: Vec::new(), index: HashTable::new() };
        pool.intern(b"");
        pool
    }
}

impl StringPool {
    /// Creates an empty pool on top of a frozen one.
    pub(crate) fn overlay(base: Arc<StringPool>) -> Self {
        let offset = base.len();
        StringPool { base: Some(base), offset, bytes: Vec::new(), ends: Vec::new(), index: HashTable::new() }
    }

    /// Number of strings, including those of the base.
    #[inline]
    pub fn len(&self) -> u32 {
        self.offset + self.ends.len() as u32
    }

    /// Always false: the empty string is in every pool.
    pub fn is_empty(&self) -> bool {
        false
    }

    pub(crate) fn offset(&self) -> u32 {
        self.offset
    }

    /// Returns the bytes of a string.
    #[inline]
    pub fn get(&self, symbol: Symbol) -> &[u8] {
        let number = symbol.as_u32();
        if number >= self.offset {
            self.local(number - self.offset)
        } else {
            self.base.as_ref().map_or(&[], |base| base.get(symbol))
        }
    }

    #[inline]
    fn local(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.bytes[start as usize..self.ends[number] as usize]
    }

    /// Returns the symbol of a string, if the pool has it.
    #[inline]
    pub fn find(&self, text: &[u8]) -> Option<Symbol> {
        self.find_hashed(hash_of(text), text)
    }

    fn find_hashed(&self, hash: u32, text: &[u8]) -> Option<Symbol> {
        if let Some(base) = &self.base
            && let Some(symbol) = base.find_hashed(hash, text)
        {
            return Some(symbol);
        }
        let is_it = |&(other, number): &(u32, u32)| other == hash && self.local(number - self.offset) == text;
        self.index.find(spread(hash), is_it).map(|&(_, number)| Symbol::from_u32(number))
    }

    /// Returns the symbol of a string, adding it if it is new.
    ///
    /// # Panics
    /// Panics if the strings together exceed 4 GiB. Readers exclude this by a limit on their input.
    #[inline]
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        self.intern_hashed(hash_of(text), text)
    }

    fn intern_hashed(&mut self, hash: u32, text: &[u8]) -> Symbol {
        if let Some(symbol) = self.find_hashed(hash, text) {
            return symbol;
        }
        let number = self.len();
        self.bytes.extend_from_slice(text);
        self.ends.push(u32::try_from(self.bytes.len()).expect("strings of a module fit 4 GiB"));
        self.index.insert_unique(spread(hash), (hash, number), |&(hash, _)| spread(hash));
        Symbol::from_u32(number)
    }

    /// Adds the strings of an overlay that are not in its base, in order, and passes their symbols to `each`.
    pub(crate) fn absorb(&mut self, overlay: &StringPool, mut each: impl FnMut(Symbol)) {
        let mut hashes = vec![0; overlay.ends.len()];
        for &(hash, number) in &overlay.index {
            hashes[(number - overlay.offset) as usize] = hash;
        }
        for (number, hash) in (0..).zip(hashes) {
            each(self.intern_hashed(hash, overlay.local(number)));
        }
    }

    /// Releases the base; the strings of this pool stay readable.
    pub(crate) fn detach(mut self) -> StringPool {
        self.base = None;
        self
    }

    /// Heap memory in bytes, excluding the base.
    pub fn heap_bytes(&self) -> usize {
        self.bytes.capacity() + self.ends.capacity() * 4 + self.index.allocation_size()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_strings_are_one() {
        let mut pool = StringPool::default();
        let (a, b) = (pool.intern(b"a"), pool.intern(b"\xff\0"));
        assert_eq!((pool.intern(b"a"), pool.intern(b"")), (a, Symbol::EMPTY));
        assert_eq!((pool.get(a), pool.get(b), pool.get(Symbol::EMPTY)), (&b"a"[..], &b"\xff\0"[..], &b""[..]));
        assert_eq!((pool.find(b"\xff\0"), pool.find(b"c"), pool.len()), (Some(b), None, 3));
    }

    #[test]
    fn an_overlay_continues_after_its_base() {
        let mut base = StringPool::default();
        let a = base.intern(b"a");
        let mut top = StringPool::overlay(Arc::new(base));
        let b = top.intern(b"b");
        assert_eq!((top.intern(b"a"), top.intern(b""), top.find(b"b")), (a, Symbol::EMPTY, Some(b)));
        assert_eq!((top.get(a), top.get(b)), (&b"a"[..], &b"b"[..]));
        assert_eq!((b.as_u32(), top.offset(), top.len()), (2, 2, 3));
        let mut other = StringPool::default();
        other.intern(b"c");
        let mut absorbed = Vec::new();
        other.absorb(&top.detach(), |symbol| absorbed.push(symbol.as_u32()));
        assert_eq!((absorbed, other.find(b"b"), other.find(b"a")), (vec![2], Some(b), None));
    }

    #[test]
    fn many_strings_are_found_again() {
        let mut pool = StringPool::default();
        let text = |number: u32| format!("name.{number}").into_bytes();
        let symbols: Vec<Symbol> = (0..10_000).map(|number| pool.intern(&text(number))).collect();
        for (number, &symbol) in (0..).zip(&symbols) {
            assert_eq!((pool.get(symbol), pool.find(&text(number))), (&text(number)[..], Some(symbol)));
        }
    }
}
