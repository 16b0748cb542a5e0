//! Parts that few bodies have: names, debug records. They are kept apart, so that the other bodies are small.

use std::fmt::{self, Debug, Formatter};
use std::ops::{Deref, DerefMut};

/// A part of a body, allocated when it is first changed. Until then it reads as an empty one.
#[derive(Default)]
pub(super) struct Rare<T>(Option<Box<T>>);

/// Kinds of parts that may be [`Rare`].
pub(super) trait RarePart: Clone + Default + 'static {
    /// Returns the empty part that all bodies without one share.
    fn none() -> &'static Self;

    /// Whether a body needs no part of its own for this.
    fn is_none(&self) -> bool;

    /// Removes everything but keeps the allocated memory.
    fn clear(&mut self);

    /// Heap memory in bytes, except of the part itself.
    fn heap_bytes(&self) -> usize;
}

impl<T: RarePart> Rare<T> {
    pub(super) fn clear(&mut self) {
        if let Some(part) = &mut self.0 {
            part.clear();
        }
    }

    /// Returns the part, if it was ever changed.
    pub(super) fn changed(&mut self) -> Option<&mut T> {
        self.0.as_deref_mut()
    }

    /// Heap memory in bytes. Like that of the body, it leaves out the part itself.
    pub(super) fn heap_bytes(&self) -> usize {
        self.0.as_ref().map_or(0, |part| part.heap_bytes())
    }
}

impl<T: RarePart> Deref for Rare<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        match &self.0 {
            Some(part) => part,
            None => T::none(),
        }
    }
}

impl<T: RarePart> DerefMut for Rare<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.0.get_or_insert_default()
    }
}

impl<T: RarePart> Clone for Rare<T> {
    fn clone(&self) -> Rare<T> {
        Rare(self.0.as_ref().filter(|part| !part.is_none()).cloned())
    }
}

impl<T: RarePart + Debug> Debug for Rare<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
