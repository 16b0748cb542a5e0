//! Exact stores: any type, either byte order, with undef bits, poison and parts of pointers.
//!
//! Padding of an aggregate becomes undef. If a type's width is not a multiple of 8, the remaining bits become
//! zero ('store' Instruction).

use super::Memory;
use super::bytes::{Byte, DEFINED};
use super::load::{Order, is_packed};
use super::object::flag;
use super::resolve::{Access, Kind};
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::Result;
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot};

impl Memory {
    /// Stores a value of a type, given as one slot for each slot of the shape.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::resolve`].
    pub(crate) fn store(
        &mut self,
        taints: &Taints,
        p: Slot,
        shape: &Shape,
        values: &[Slot],
        access: &Access,
    ) -> Result<()> {
        let place = self.resolve(p, shape.store_size, Kind::Write, access)?;
        if shape.store_size == 0 {
            return Ok(());
        }
        let guard = self.guard(&place)?;
        self.store_at(taints, place.address, shape, values);
        self.note_write(place.root, access.site);
        self.check_guard(guard)
    }

    /// Stores without checks; used for initializers, too.
    pub(crate) fn store_at(&mut self, taints: &Taints, address: u64, shape: &Shape, values: &[Slot]) {
        let written: u64 = shape.leaves.iter().map(|leaf| u64::from(leaf.width)).sum();
        if written != shape.store_size.saturating_mul(8) {
            self.forget(address, shape.store_size);
            self.clear_packed(address, shape);
        }
        for (number, leaf) in shape.leaves.iter().enumerate() {
            let Some(value) = values.get(leaf.slot as usize..(leaf.slot + leaf.slots) as usize) else { return };
            let packed = is_packed(&shape.leaves, number);
            if matches!(leaf.kind, LeafKind::Byte(_)) {
                for (at, slot) in value.iter().enumerate() {
                    let byte = self.byte_of(leaf, at as u32, packed);
                    match packed {
                        true => self.store_packed(taints, address, &byte, &[*slot]),
                        false => self.store_leaf(taints, address + byte.bit_offset / 8, &byte, &[*slot]),
                    }
                }
            } else if packed {
                self.store_packed(taints, address, leaf, value);
            } else {
                self.store_leaf(taints, address + leaf.bit_offset / 8, leaf, value);
            }
        }
    }

    /// Zeroes the bytes that elements of packed vectors share.
    fn clear_packed(&mut self, address: u64, shape: &Shape) {
        for (number, leaf) in shape.leaves.iter().enumerate() {
            if is_packed(&shape.leaves, number) {
                let (first, end) = (leaf.bit_offset / 8, (leaf.bit_offset + u64::from(leaf.width)).div_ceil(8));
                self.arena.fill(address + first, end - first, 0, DEFINED);
            }
        }
    }

    /// Stores a leaf that consists of whole bytes, possibly with unused bits in the last one.
    fn store_leaf(&mut self, taints: &Taints, address: u64, leaf: &Leaf, value: &[Slot]) {
        let len = leaf.width.div_ceil(8) as usize;
        let order = self.order(leaf.kind);
        if value.iter().all(|slot| slot.tag.is_clean()) {
            for (limb, slot) in value.iter().enumerate() {
                let here = 8.min(len.saturating_sub(limb * 8));
                let mut word = slot.bits.to_le_bytes();
                let bytes = &mut word[..here];
                if order == Order::Little {
                    self.arena.write(address + limb as u64 * 8, bytes);
                } else if here > 0 {
                    let first = order.place(limb * 8 + here - 1, len).min(order.place(limb * 8, len));
                    bytes.reverse();
                    self.arena.write(address + first as u64, bytes);
                }
            }
            return;
        }
        if let [slot] = value
            && !slot.tag.is_tainted()
        {
            // A pointer, or an integer with provenance.
            let prov = slot.tag.prov();
            self.note_stored(prov);
            let mut bytes = [0; 8];
            for (k, byte) in slot.bits.to_le_bytes().into_iter().enumerate().take(len) {
                bytes[order.place(k, len)] = byte;
            }
            return self.set_pointer(address, &bytes[..len.min(8)], prov);
        }
        let poison = value.iter().find(|slot| taints.is_poison(**slot));
        for (limb, slot) in value.iter().enumerate() {
            let kind = taints.kind(slot.tag);
            for k in 0..8.min(len.saturating_sub(limb * 8)) {
                let at = address + order.place(limb * 8 + k, len) as u64;
                let byte = (slot.bits >> (8 * k)) as u8;
                let byte = match (poison, kind) {
                    (Some(poison), _) => Byte::poison(poison.tag.taint()),
                    (None, Some(TaintKind::Undef(mask))) => {
                        let undef = (mask >> (8 * k)) as u8;
                        let cause = if undef == 0 { Default::default() } else { slot.tag.taint() };
                        Byte { undef, cause, ..Byte::plain(byte & !undef) }
                    }
                    (None, Some(TaintKind::Fragment { prov, index })) if leaf.kind == LeafKind::Int(8) => {
                        self.note_stored(prov);
                        Byte::fragment(byte, prov, index)
                    }
                    _ => Byte::plain(byte),
                };
                self.set_byte(at, byte);
            }
        }
    }

    /// Stores an element of a bit-packed vector, over bytes that are zero where nothing of the value was
    /// stored yet.
    fn store_packed(&mut self, taints: &Taints, address: u64, leaf: &Leaf, value: &[Slot]) {
        let is_poison = value.iter().any(|slot| taints.is_poison(*slot));
        for (limb, slot) in value.iter().enumerate() {
            let undef = taints.undef_mask(*slot);
            for k in 0..64.min(leaf.width - limb as u32 * 64) {
                let (offset, bit) = self.bit_place(leaf, limb as u32 * 64 + k);
                let old = self.byte(address + offset);
                let this = 1u8 << bit;
                let set = |flag: bool, bits: u8| if flag { bits | this } else { bits & !this };
                let is_undef = undef >> k & 1 != 0 && !is_poison;
                let new = Byte {
                    value: set(slot.bits >> k & 1 != 0 && !is_undef && !is_poison, old.value),
                    undef: set(is_undef, old.undef),
                    poison: set(is_poison, old.poison),
                    cause: if is_undef || is_poison { slot.tag.taint() } else { old.cause },
                    ..Byte::plain(0)
                };
                self.set_byte(address + offset, new);
            }
        }
    }

    /// Records that something outside of the program's memory holds a pointer, which may outlive the calls that it was
    /// passed to.
    pub fn keep(&mut self, value: Slot) {
        self.note_stored(value.tag.prov());
    }

    /// Records that a pointer lies in memory, where it may stay when its function ends.
    pub(super) fn note_stored(&mut self, prov: Prov) {
        if let Some(object) = self.objects.get_mut(prov.0 as usize)
            && object.flags & flag::DERIVED != 0
        {
            object.flags |= flag::STORED;
        }
    }
}
