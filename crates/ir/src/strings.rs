//! Byte strings of a module, each stored once: names of globals, types, kinds, metadata strings,
//! attribute texts, data arrays. LLVM's strings are bytes, not text; nothing here asks for UTF-8.

use std::hash::BuildHasher;
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use crate::entity::handle;

handle! {
    /// A byte string of a module's [`StringPool`].
    Symbol, "str"
}

impl Symbol {
    /// The empty string, in every pool.
    pub const EMPTY: Symbol = Symbol::from_u32(0);
}

/// The byte strings of a module.
#[derive(Clone, Debug)]
pub struct StringPool {
    base: Option<Arc<StringPool>>,
    offset: u32,
    bytes: Vec<u8>,
    /// End of each string in `bytes`; it starts where the one before it ends.
    ends: Vec<u32>,
    index: HashTable<u32>,
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
    /// An empty pool on top of a frozen one.
    pub(crate) fn overlay(base: Arc<StringPool>) -> Self {
        let offset = base.len();
        StringPool { base: Some(base), offset, bytes: Vec::new(), ends: Vec::new(), index: HashTable::new() }
    }

    /// How many strings there are, those of the base included.
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

    /// The bytes of a string.
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

    /// The symbol of a string, if the pool has it.
    #[inline]
    pub fn find(&self, text: &[u8]) -> Option<Symbol> {
        self.find_hashed(FxBuildHasher.hash_one(text), text)
    }

    fn find_hashed(&self, hash: u64, text: &[u8]) -> Option<Symbol> {
        if let Some(base) = &self.base
            && let Some(symbol) = base.find_hashed(hash, text)
        {
            return Some(symbol);
        }
        self.index.find(hash, |&n| self.local(n - self.offset) == text).map(|&n| Symbol::from_u32(n))
    }

    /// The symbol of a string, which is added if it is new.
    ///
    /// # Panics
    /// If the strings together exceed 4 GiB, which readers exclude by the limit on their input.
    #[inline]
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        let hash = FxBuildHasher.hash_one(text);
        if let Some(symbol) = self.find_hashed(hash, text) {
            return symbol;
        }
        let number = self.len();
        self.bytes.extend_from_slice(text);
        self.ends.push(u32::try_from(self.bytes.len()).expect("strings of a module fit 4 GiB"));
        let (bytes, ends, offset) = (&self.bytes, &self.ends, self.offset);
        self.index.insert_unique(hash, number, |&n| {
            let local = (n - offset) as usize;
            let start = if local == 0 { 0 } else { ends[local - 1] };
            FxBuildHasher.hash_one(&bytes[start as usize..ends[local] as usize])
        });
        Symbol::from_u32(number)
    }

    /// Lets go of the base: what is here stays readable.
    pub(crate) fn detach(mut self) -> StringPool {
        self.base = None;
        self
    }

    /// The bytes of every string that is not the base's, in order.
    pub(crate) fn local_strings(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.ends.len() as u32).map(|n| self.local(n))
    }

    /// Bytes of memory held, the base's apart.
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
    fn an_overlay_goes_on_behind_its_base() {
        let mut base = StringPool::default();
        let a = base.intern(b"a");
        let mut top = StringPool::overlay(Arc::new(base));
        let b = top.intern(b"b");
        assert_eq!((top.intern(b"a"), top.intern(b""), top.find(b"b")), (a, Symbol::EMPTY, Some(b)));
        assert_eq!((top.get(a), top.get(b)), (&b"a"[..], &b"b"[..]));
        assert_eq!((b.as_u32(), top.offset(), top.len()), (2, 2, 3));
        assert_eq!(top.local_strings().collect::<Vec<_>>(), [b"b"]);
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
