//! State of a single byte of memory, and the side tables for uncommon states.
//!
//! Nearly all bytes are undefined or defined, or belong to a whole pointer in an aligned word, and need no
//! side table. An entry of a side table is valid only while the byte's state refers to it. Plain stores
//! therefore need not remove entries that they overwrite; `collect` does.

use super::Memory;
use crate::value::{Prov, Taint};

/// No bit is defined.
pub(super) const UNDEFINED: u8 = 0;
/// All bits are defined, and the byte is not part of a pointer.
pub(super) const DEFINED: u8 = 1;
/// All bits are poison.
pub(super) const POISON: u8 = 2;
/// Some bits are undef or poison; `Memory::partial` has them.
pub(super) const PARTIAL: u8 = 3;
/// The byte belongs to a pointer that was stored to the aligned word around it, at the same position; the
/// provenance is in `Memory::words`.
pub(super) const POINTER: u8 = 4;
/// The byte belongs to a pointer at any other position; `Memory::fragments` has its provenance.
pub(super) const FRAGMENT: u8 = 5;

/// Approximate size of an entry in a side table for one byte.
pub(super) const NOTE: u64 = 64;
/// Approximate size of a note for one byte if its neighbours have notes, too.
pub(super) const CAUSE: u64 = 12;

/// Undefined bits of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Partial {
    pub(super) undef: u8,
    pub(super) poison: u8,
}

/// A byte with its definedness and provenance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Byte {
    /// Defined bits; the others are zero.
    pub(crate) value: u8,
    /// Undef bits.
    pub(crate) undef: u8,
    /// Poison bits.
    pub(crate) poison: u8,
    /// Provenance of the pointer that it is part of; [`Prov::NONE`] if it is not.
    pub(crate) prov: Prov,
    /// Index of the byte in that pointer, from its lowest address.
    pub(crate) index: u8,
    /// Cause of its undefined bits.
    pub(crate) cause: Taint,
}

impl Byte {
    /// A byte that was never written.
    pub(crate) const UNDEF: Byte = Byte::undef(Taint::NONE);

    /// Returns a defined byte.
    pub(crate) const fn plain(value: u8) -> Byte {
        Byte { value, undef: 0, poison: 0, prov: Prov::NONE, index: 0, cause: Taint::NONE }
    }

    /// Returns a byte that is all undef.
    pub(crate) const fn undef(cause: Taint) -> Byte {
        Byte { value: 0, undef: 0xff, poison: 0, prov: Prov::NONE, index: 0, cause }
    }

    /// Returns a byte that is all poison. Poison always has a cause.
    pub(crate) const fn poison(cause: Taint) -> Byte {
        debug_assert!(cause.0 != 0, "poison without a cause");
        Byte { value: 0, undef: 0, poison: 0xff, prov: Prov::NONE, index: 0, cause }
    }

    /// Returns whether the byte needs an entry of a side table.
    pub(super) fn partial(&self) -> bool {
        (self.undef | self.poison) != 0 && self.undef != 0xff && self.poison != 0xff || self.prov != Prov::NONE
    }

    /// Returns a byte that is part of a pointer.
    pub(crate) const fn fragment(value: u8, prov: Prov, index: u8) -> Byte {
        Byte { value, undef: 0, poison: 0, prov, index, cause: Taint::NONE }
    }
}

impl Memory {
    /// Returns the byte at an address; undef outside of memory.
    pub(crate) fn byte(&self, address: u64) -> Byte {
        let Some((value, state)) = self.arena.get(address) else { return Byte::UNDEF };
        match state {
            DEFINED => Byte::plain(value),
            POISON => Byte::poison(self.cause(address)),
            PARTIAL => {
                let partial = self.partial.get(&address).copied().unwrap_or(Partial { undef: 0xff, poison: 0 });
                let value = value & !partial.undef & !partial.poison;
                let Partial { undef, poison } = partial;
                Byte { undef, poison, cause: self.cause(address), ..Byte::plain(value) }
            }
            POINTER => {
                Byte::fragment(value, self.arena.word(address), (address as usize % self.arena.word_bytes) as u8)
            }
            FRAGMENT => match self.fragments.get(&address) {
                Some(&(prov, index)) => Byte::fragment(value, prov, index),
                None => Byte::plain(value),
            },
            _ => Byte::undef(self.cause(address)),
        }
    }

    /// Writes a byte with its definedness and provenance; does nothing outside of memory.
    pub(super) fn set_byte(&mut self, address: u64, byte: Byte) {
        let state = match byte {
            Byte { poison: 0xff, .. } => POISON,
            Byte { undef: 0xff, poison: 0, .. } => UNDEFINED,
            Byte { undef: 0, poison: 0, prov: Prov::NONE, .. } => DEFINED,
            Byte { undef: 0, poison: 0, .. } => FRAGMENT,
            _ => PARTIAL,
        };
        self.arena.set(address, byte.value, state);
        match state {
            FRAGMENT => {
                self.fragments.insert(address, (byte.prov, byte.index));
                self.account.note(NOTE);
                if usize::from(byte.index) + 1 == self.arena.word_bytes {
                    self.join(address as usize);
                }
            }
            PARTIAL => {
                self.partial.insert(address, Partial { undef: byte.undef, poison: byte.poison });
                self.account.note(NOTE);
            }
            _ => {}
        }
        if byte.cause != Taint::NONE || matches!(state, UNDEFINED | POISON | PARTIAL) && !self.causes.is_empty() {
            self.causes.set(address, byte.cause);
            self.account.note(CAUSE);
        }
    }

    /// Writes a whole pointer of `width` bytes.
    pub(super) fn set_pointer(&mut self, address: u64, bytes: &[u8], prov: Prov) {
        if bytes.len() == self.arena.word_bytes && (address as usize).is_multiple_of(bytes.len()) {
            self.arena.write(address, bytes);
            self.arena.set_states(address, bytes.len() as u64, POINTER);
            self.arena.set_word(address, prov);
            return;
        }
        for (index, &byte) in bytes.iter().enumerate() {
            self.set_byte(address + index as u64, Byte::fragment(byte, prov, index as u8));
        }
    }

    /// Returns the cause of the undefined byte at an address; [`Taint::NONE`] if it was never written.
    pub(super) fn cause(&self, address: u64) -> Taint {
        if self.causes.is_empty() { Taint::NONE } else { self.causes.get(address) }
    }

    /// Makes `size` bytes undefined and forgets their causes.
    pub(super) fn forget(&mut self, address: u64, size: u64) {
        self.arena.set_states(address, size, UNDEFINED);
        self.causes.clear(address, size);
        self.renew(address, size);
    }

    /// Notes that a new object begins here, unrelated to earlier objects at these addresses.
    #[inline]
    pub(super) fn renew(&mut self, address: u64, size: u64) {
        self.types.clear(address, size);
        self.scopes.renew(address, size);
        self.renew_races(address, size);
    }

    /// Turns the word that ends at `last` into a whole pointer if all its bytes belong to that pointer.
    fn join(&mut self, last: usize) {
        let len = self.arena.word_bytes;
        let Some(start) = (last + 1).checked_sub(len).filter(|start| start.is_multiple_of(len)) else { return };
        let prov = self.byte(last as u64).prov;
        let whole = (0..len).all(|index| {
            let byte = self.byte((start + index) as u64);
            byte.prov == prov && usize::from(byte.index) == index
        });
        if whole {
            self.arena.set_states(start as u64, len as u64, POINTER);
            self.arena.set_word(start as u64, prov);
        }
    }
}
