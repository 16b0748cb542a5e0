//! Append-only hash-consed tables, each with an optional frozen base, so that several bodies can be read in
//! parallel against one module. Items of the base keep their handles. New items get handles after the base's
//! last one and are merged later, in source order.

use std::hash::{BuildHasher, Hash};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// A set of values with dense numbers, in order of insertion.
#[derive(Clone, Debug)]
pub(crate) struct Interner<T> {
    base: Option<Arc<Interner<T>>>,
    offset: u32,
    items: Vec<T>,
    index: HashTable<u32>,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { base: None, offset: 0, items: Vec::new(), index: HashTable::new() }
    }
}

impl<T> Interner<T> {
    /// Creates an empty table on top of a frozen one.
    pub(crate) fn overlay(base: Arc<Interner<T>>) -> Self {
        let offset = base.len();
        Interner { base: Some(base), offset, items: Vec::new(), index: HashTable::new() }
    }

    /// Number of items, including the base's.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.offset + self.items.len() as u32
    }

    /// First number that does not belong to the base.
    pub(crate) fn offset(&self) -> u32 {
        self.offset
    }

    /// Number of items that the base does not have.
    #[inline]
    pub(crate) fn local_len(&self) -> usize {
        self.items.len()
    }

    /// Heap memory in bytes, excluding the base: that of the table, plus `owned` of each item.
    pub(crate) fn heap_bytes(&self, owned: impl Fn(&T) -> usize) -> usize {
        let items = self.items.capacity() * size_of::<T>() + self.items.iter().map(owned).sum::<usize>();
        items + self.index.allocation_size()
    }

    /// Returns the items that the base does not have, in order.
    pub(crate) fn into_local(self) -> Vec<T> {
        self.items
    }

    /// Returns the item with this number.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> &T {
        if number >= self.offset { &self.items[(number - self.offset) as usize] } else { self.base_item(number) }
    }

    #[cold]
    fn base_missing() -> ! {
        panic!("a number below the offset belongs to the base")
    }

    #[inline]
    fn base_item(&self, number: u32) -> &T {
        match &self.base {
            Some(base) => base.get(number),
            None => Self::base_missing(),
        }
    }

    /// Returns mutable access to the item with this number. Only for items whose hash does not depend on the
    /// change (identified structs), and never for an item of the base.
    pub(crate) fn get_mut(&mut self, number: u32) -> Option<&mut T> {
        self.items.get_mut(number.checked_sub(self.offset)? as usize)
    }

    /// Adds an item that is known to be unique, without a lookup.
    pub(crate) fn push_unique(&mut self, item: T) -> u32 {
        let number = self.len();
        self.items.push(item);
        number
    }
}

impl<T: Hash + Eq> Interner<T> {
    /// Returns the number of an equal item, if there is one.
    pub(crate) fn find(&self, item: &T) -> Option<u32> {
        self.find_hashed(FxBuildHasher.hash_one(item), item)
    }

    fn find_hashed(&self, hash: u64, item: &T) -> Option<u32> {
        if let Some(base) = &self.base
            && let Some(number) = base.find_hashed(hash, item)
        {
            return Some(number);
        }
        self.index.find(hash, |&n| self.items[(n - self.offset) as usize] == *item).copied()
    }

    /// Returns the number of the item, adding it if it is new.
    #[inline]
    pub(crate) fn intern(&mut self, item: T) -> u32 {
        let hash = FxBuildHasher.hash_one(&item);
        if let Some(number) = self.find_hashed(hash, &item) {
            return number;
        }
        let number = self.len();
        self.items.push(item);
        let (items, offset) = (&self.items, self.offset);
        self.index.insert_unique(hash, number, |&n| FxBuildHasher.hash_one(&items[(n - offset) as usize]));
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_have_one_number() {
        let mut items = Interner::default();
        assert_eq!([items.intern("a"), items.intern("b"), items.intern("a")], [0, 1, 0]);
        assert_eq!((items.len(), items.find(&"b"), items.find(&"c")), (2, Some(1), None));
        assert_eq!(items.push_unique("a"), 2);
        assert_eq!((items.intern("a"), *items.get(2)), (0, "a"));
    }

    #[test]
    fn an_overlay_continues_after_its_base() {
        let mut base = Interner::default();
        base.intern("a");
        base.intern("b");
        let base = Arc::new(base);
        let mut middle = Interner::overlay(Arc::clone(&base));
        assert_eq!([middle.intern("b"), middle.intern("c")], [1, 2]);
        let mut top = Interner::overlay(Arc::new(middle));
        assert_eq!([top.intern("a"), top.intern("c"), top.intern("d")], [0, 2, 3]);
        assert_eq!((top.len(), top.offset(), base.len()), (4, 3, 2));
        assert_eq!([0, 1, 2, 3].map(|number| *top.get(number)), ["a", "b", "c", "d"]);
        assert_eq!(top.get_mut(2), None);
        assert_eq!(top.get_mut(3), Some(&mut "d"));
        assert_eq!(top.into_local(), ["d"]);
    }

    #[test]
    fn many_items_are_found_again() {
        let mut items = Interner::default();
        for number in 0..10_000u64 {
            assert_eq!(u64::from(items.intern(number * number)), number);
        }
        assert!((0..10_000).all(|number| items.find(&(number * number)) == Some(number as u32)));
    }
}
