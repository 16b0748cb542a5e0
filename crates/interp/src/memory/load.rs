//! Exact loads: any type, either byte order, with undef bits, poison and parts of pointers.
//!
//! A scalar with any poison bit is poison; vectors and aggregates are poison element by element. Undef stays
//! per bit. If a type's width is not a multiple of 8, the remaining bits must be as a store of that type
//! leaves them, otherwise the whole value is undef ('load' Instruction).

use draig_num::FloatFormat;

use super::Memory;
use super::bytes::Byte;
use super::resolve::{Access, Kind, Place};
use crate::shape::{Leaf, LeafKind, Shape};
use crate::site::Site;
use crate::stop::Result;
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot, Taint, mask};

/// Byte order of a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Little,
    Big,
    /// The more significant double first, each in big-endian order.
    PairBig,
}

impl Order {
    /// Returns the memory position of byte `k`, counted from the least significant, of `len` bytes.
    #[inline]
    pub(super) fn place(self, k: usize, len: usize) -> usize {
        match self {
            Order::Little => k,
            Order::Big => len - 1 - k,
            Order::PairBig => (k & !7) + (7 - (k & 7)),
        }
    }
}

/// Returns whether leaf `number` is an element of a bit-packed vector that shares bytes with its neighbours.
pub(super) fn is_packed(leaves: &[Leaf], number: usize) -> bool {
    let leaf = leaves[number];
    if leaf.width.is_multiple_of(8) && leaf.bit_offset.is_multiple_of(8) {
        return false;
    }
    let end = leaf.bit_offset + u64::from(leaf.width);
    let next = leaves.get(number + 1).is_some_and(|next| next.bit_offset < end.next_multiple_of(8));
    next || !leaf.bit_offset.is_multiple_of(8)
}

impl Memory {
    /// Returns the byte order of a leaf.
    pub(super) fn order(&self, kind: LeafKind) -> Order {
        match (self.big_endian, kind) {
            (false, _) => Order::Little,
            (true, LeafKind::Float(FloatFormat::PpcFp128)) => Order::PairBig,
            (true, _) => Order::Big,
        }
    }

    /// Loads a value of a type: one slot for each slot of the shape.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::resolve`].
    pub(crate) fn load(
        &mut self,
        taints: &mut Taints,
        p: Slot,
        shape: &Shape,
        access: &Access,
        out: &mut [Slot],
    ) -> Result<()> {
        let place = self.resolve(p, shape.store_size, Kind::Read, access)?;
        self.load_at(taints, &place, shape, access, out);
        if access.invariant && !place.dead {
            self.freeze_loaded(&place, access.site);
        }
        Ok(())
    }

    /// Loads from a place that was checked for the size of the shape.
    fn load_at(&mut self, taints: &mut Taints, place: &Place, shape: &Shape, access: &Access, out: &mut [Slot]) {
        let site = access.site;
        if place.dead {
            let cause = self.death_cause(taints, place);
            let poison = taints.poison(site, cause);
            out.fill(poison);
            return;
        }
        let plain = !place.hidden && !place.racing && self.arena.all_defined(place.address, shape.store_size);
        for (number, leaf) in shape.leaves.iter().enumerate() {
            let slots = leaf.slot as usize..(leaf.slot + leaf.slots) as usize;
            let Some(out) = out.get_mut(slots) else { return };
            let packed = is_packed(&shape.leaves, number);
            if matches!(leaf.kind, LeafKind::Byte(_)) {
                for (at, slot) in out.iter_mut().enumerate() {
                    let byte = self.byte_of(leaf, at as u32, packed);
                    let slot = std::slice::from_mut(slot);
                    match packed {
                        true => self.load_packed(taints, place, &byte, site, slot),
                        false => self.load_leaf(taints, place, &byte, access, slot),
                    }
                }
            } else if plain && !packed && leaf.width.is_multiple_of(8) {
                self.load_plain(place.address + leaf.bit_offset / 8, leaf, out);
            } else if packed {
                self.load_packed(taints, place, leaf, site, out);
            } else {
                self.load_leaf(taints, place, leaf, access, out);
            }
        }
    }

    /// Returns a byte of a byte type as a leaf of its own, counted from the least significant one.
    pub(super) fn byte_of(&self, leaf: &Leaf, number: u32, packed: bool) -> Leaf {
        let width = leaf.slot_width(number);
        let offset = match (self.big_endian, packed) {
            (false, _) => 8 * number,
            (true, false) => 8 * (leaf.slots - 1 - number),
            (true, true) => leaf.width - 8 * number - width,
        };
        let bit_offset = leaf.bit_offset + u64::from(offset);
        Leaf { kind: LeafKind::Int(width), width, slot: leaf.slot + number, slots: 1, bit_offset }
    }

    /// Loads a leaf whose bytes are all defined.
    fn load_plain(&self, address: u64, leaf: &Leaf, out: &mut [Slot]) {
        let (order, len) = (self.order(leaf.kind), leaf.width as usize / 8);
        for (limb, slot) in out.iter_mut().enumerate() {
            let here = 8.min(len - limb * 8);
            *slot = Slot::plain(if order == Order::Little {
                self.arena.word_at(address + limb as u64 * 8, here)
            } else {
                let first = order.place(limb * 8 + here - 1, len).min(order.place(limb * 8, len));
                self.arena.word_at(address + first as u64, here).swap_bytes() >> (64 - 8 * here)
            });
        }
    }

    /// Returns a byte as a load through this place sees it.
    #[inline]
    fn seen(&self, taints: &mut Taints, place: &Place, address: u64) -> Byte {
        if (place.hidden || place.racing)
            && let Some(byte) = self.seen_instead(taints, place, address)
        {
            return byte;
        }
        self.byte(address)
    }

    /// Returns the byte that a load sees instead of the one in memory.
    #[cold]
    fn seen_instead(&self, taints: &mut Taints, place: &Place, address: u64) -> Option<Byte> {
        if place.hidden
            && let Some((by, why)) = self.hidden(place, address)
        {
            return Some(Byte::poison(taints.make_because(TaintKind::Poison, by, why)));
        }
        if place.racing { self.racing_byte(taints, address) } else { None }
    }

    /// Loads a leaf that consists of whole bytes, possibly with unused bits in the last one.
    fn load_leaf(&mut self, taints: &mut Taints, place: &Place, leaf: &Leaf, access: &Access, out: &mut [Slot]) {
        let site = access.site;
        let address = place.address + leaf.bit_offset / 8;
        let len = leaf.width.div_ceil(8) as usize;
        let order = self.order(leaf.kind);
        let mut loaded = Loaded::default();
        let mut whole = self.keeps_provenance(leaf);
        let first = self.seen(taints, place, address).prov;
        for (limb, slot) in out.iter_mut().enumerate() {
            let (mut bits, mut undef) = (0u64, 0u64);
            for k in 0..8.min(len - limb * 8) {
                let at = order.place(limb * 8 + k, len);
                let byte = self.seen(taints, place, address + at as u64);
                bits |= u64::from(byte.value) << (8 * k);
                undef |= u64::from(byte.undef) << (8 * k);
                if byte.poison == 0 {
                    loaded.whole = true;
                } else if access.copies {
                    undef |= u64::from(byte.poison) << (8 * k);
                }
                if byte.poison != 0 && !loaded.poison {
                    (loaded.poison, loaded.cause) = (true, byte.cause);
                }
                whole &= byte.prov != Prov::NONE && byte.prov == first && usize::from(byte.index) == at;
                if byte.prov != Prov::NONE {
                    loaded.fragments = true;
                    loaded.index = byte.index;
                }
                if loaded.cause == Taint::NONE {
                    loaded.cause = byte.cause;
                }
            }
            // Unused bits of the last byte: a store of this type writes zeros.
            let width = leaf.width - (limb as u32 * 64).min(leaf.width);
            let extra = !mask(width.min(64));
            loaded.foreign |= (bits | undef) & extra != 0;
            *slot = Slot::plain(bits & !extra);
            if undef & !extra != 0 {
                *slot = taints.undef(bits & !extra, undef & !extra, site, loaded.cause);
            }
        }
        if loaded.poison && !(access.copies && loaded.whole) {
            out.fill(taints.poison(site, loaded.cause));
        } else if loaded.foreign {
            for (limb, slot) in out.iter_mut().enumerate() {
                let width = leaf.width - (limb as u32 * 64).min(leaf.width);
                *slot = taints.undef(0, mask(width.min(64)), site, loaded.cause);
            }
        } else if loaded.fragments {
            let [slot] = out else { return self.expose_bytes(address, len) };
            if whole {
                *slot = Slot::pointer(slot.bits, first);
            } else if leaf.kind == LeafKind::Int(8) {
                let kind = TaintKind::Fragment { prov: first, index: loaded.index };
                *slot = Slot::tainted(slot.bits, taints.make(kind, site, Taint::NONE));
            } else {
                self.expose_bytes(address, len);
            }
        }
    }

    /// Returns whether a leaf can hold a whole pointer.
    pub(super) fn keeps_provenance(&self, leaf: &Leaf) -> bool {
        match leaf.kind {
            LeafKind::Pointer(_) => leaf.slots == 1,
            LeafKind::Int(width) => width as usize == self.arena.word_bytes * 8,
            _ => false,
        }
    }

    /// Exposes pointers whose bytes are read as numbers.
    pub(super) fn expose_bytes(&mut self, address: u64, len: usize) {
        for at in 0..len as u64 {
            let prov = self.byte(address + at).prov;
            self.expose(prov);
        }
    }

    /// Loads an element of a bit-packed vector.
    fn load_packed(&mut self, taints: &mut Taints, place: &Place, leaf: &Leaf, site: Site, out: &mut [Slot]) {
        let mut loaded = Loaded::default();
        for (limb, slot) in out.iter_mut().enumerate() {
            let (mut bits, mut undef) = (0u64, 0u64);
            for k in 0..64.min(leaf.width - limb as u32 * 64) {
                let (offset, bit) = self.bit_place(leaf, limb as u32 * 64 + k);
                let byte = self.seen(taints, place, place.address + offset);
                bits |= u64::from(byte.value >> bit & 1) << k;
                undef |= u64::from(byte.undef >> bit & 1) << k;
                if byte.undef >> bit & 1 != 0 || byte.poison >> bit & 1 != 0 {
                    loaded.cause = byte.cause;
                }
                loaded.poison |= byte.poison >> bit & 1 != 0;
                self.expose(byte.prov);
            }
            *slot = taints.undef(bits, undef, site, loaded.cause);
        }
        if loaded.poison {
            out.fill(taints.poison(site, loaded.cause));
        }
    }

    /// Returns the byte (from the value's address) and the bit number of bit `k` of an element of a packed
    /// vector. In a big-endian module, elements begin at the most significant bit.
    pub(super) fn bit_place(&self, leaf: &Leaf, k: u32) -> (u64, u32) {
        if self.big_endian {
            let at = leaf.bit_offset + u64::from(leaf.width - 1 - k);
            (at / 8, 7 - (at % 8) as u32)
        } else {
            let at = leaf.bit_offset + u64::from(k);
            (at / 8, (at % 8) as u32)
        }
    }
}

/// Common properties of a leaf's bytes.
#[derive(Debug, Default)]
struct Loaded {
    poison: bool,
    /// Whether some byte has no poison.
    whole: bool,
    /// Whether bits beyond the type differ from those that a store of the type writes.
    foreign: bool,
    fragments: bool,
    /// Index of the last fragment in its pointer.
    index: u8,
    cause: Taint,
}
