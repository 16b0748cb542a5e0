//! `bitcast` to and from byte types (LangRef "Byte Type"): like a store and a load, except that bytes keep
//! their provenance. The bytes of a pointer remain fragments of it and form a pointer again only when all of
//! them are joined in order; a number made from them has no provenance, and does not expose the pointer.
//! Undef is tracked per bit, poison per byte: a byte with a poison bit is poison.

use super::Cx;
use super::bitcast::{Places, get, limb, put};
use super::scalar::first;
use crate::shape::{LeafKind, Shape};
use crate::stop::Result;
use crate::taint::TaintKind;
use crate::value::{Prov, Slot, Taint};

/// A byte of a pointer: its provenance, and its index from the lowest address.
type Part = Option<(Prov, u8)>;

/// Bits of a whole value.
struct Whole {
    values: Vec<u64>,
    undef: Vec<u64>,
    poison: Vec<u64>,
    /// Parts of pointers, for each byte from the least significant on.
    parts: Vec<Part>,
    undef_from: Taint,
    poison_from: Taint,
}

/// Whether a value has bytes.
pub(super) fn has_bytes(shape: &Shape) -> bool {
    shape.leaves.first().is_some_and(|leaf| matches!(leaf.kind, LeafKind::Byte(_)))
}

/// Reads the scalars of `from` as those of `to`, which has the same number of bits.
pub(super) fn bitcast(
    cx: &mut Cx<'_>,
    total: u64,
    from: &Shape,
    to: &Shape,
    a: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    let whole = gather(cx, total, from, a)?;
    let mut place = Places { big_endian: cx.environment.big_endian, total, next: 0 };
    for leaf in &to.leaves {
        let at = place.take(leaf.width);
        let places = leaf.of_mut(out)?;
        if matches!(leaf.kind, LeafKind::Byte(_)) {
            for (index, result) in places.iter_mut().enumerate() {
                let (at, width) = limb(leaf, at, index);
                *result = byte(cx, &whole, at, width);
            }
            continue;
        }
        let poisoned = (0..places.len()).any(|index| {
            let (at, width) = limb(leaf, at, index);
            get(&whole.poison, at, width) != 0
        });
        if poisoned {
            cx.write_poison(whole.poison_from, places);
            continue;
        }
        let pointer = match leaf.kind {
            LeafKind::Pointer(_) => whole_pointer(cx.environment.big_endian, &whole, at, leaf.width),
            _ => Prov::NONE,
        };
        for (index, result) in places.iter_mut().enumerate() {
            let (at, width) = limb(leaf, at, index);
            let (bits, undef) = (get(&whole.values, at, width), get(&whole.undef, at, width));
            *result = match undef {
                0 => Slot::pointer(bits, pointer),
                _ => cx.taints.undef(bits, undef, cx.site, whole.undef_from),
            };
        }
    }
    Ok(())
}

/// Collects the bits of all scalars.
fn gather(cx: &mut Cx<'_>, total: u64, from: &Shape, a: &[Slot]) -> Result<Whole> {
    let words = total.div_ceil(64) as usize;
    let mut whole = Whole {
        values: vec![0; words],
        undef: vec![0; words],
        poison: vec![0; words],
        parts: vec![None; total.div_ceil(8) as usize],
        undef_from: Taint::NONE,
        poison_from: Taint::NONE,
    };
    let big_endian = cx.environment.big_endian;
    let mut place = Places { big_endian, total, next: 0 };
    for leaf in &from.leaves {
        let begin = place.take(leaf.width);
        for (index, &slot) in leaf.of(a)?.iter().enumerate() {
            let (at, width) = limb(leaf, begin, index);
            if cx.taints.is_poison(slot) {
                whole.poison_from = first(whole.poison_from, slot.tag.taint());
                // Only bytes are poison bit by bit.
                match leaf.kind {
                    LeafKind::Byte(_) => put(&mut whole.poison, at, width, u64::MAX),
                    _ => (0..leaf.slots as usize).for_each(|index| {
                        let (at, width) = limb(leaf, begin, index);
                        put(&mut whole.poison, at, width, u64::MAX);
                    }),
                }
                continue;
            }
            put(&mut whole.values, at, width, slot.bits);
            let undef = cx.taints.undef_mask(slot);
            if undef != 0 {
                whole.undef_from = first(whole.undef_from, slot.tag.taint());
                put(&mut whole.undef, at, width, undef);
            }
            if !at.is_multiple_of(8) {
                continue;
            }
            let here = (at / 8) as usize;
            if let Some(TaintKind::Fragment { prov, index }) = cx.taints.kind(slot.tag) {
                whole.parts[here] = Some((prov, index));
            } else if slot.tag.prov() != Prov::NONE {
                let count = width.div_ceil(8) as u8;
                for byte in 0..count {
                    let index = if big_endian { count - 1 - byte } else { byte };
                    whole.parts[here + usize::from(byte)] = Some((slot.tag.prov(), index));
                }
            }
        }
    }
    Ok(whole)
}

/// Returns one byte, which begins at bit `at`.
fn byte(cx: &mut Cx<'_>, whole: &Whole, at: u64, width: u32) -> Slot {
    if get(&whole.poison, at, width) != 0 {
        return cx.taints.poison(cx.site, whole.poison_from);
    }
    let (bits, undef) = (get(&whole.values, at, width), get(&whole.undef, at, width));
    let part = whole.parts.get((at / 8) as usize).copied().flatten().filter(|_| at.is_multiple_of(8) && width == 8);
    match part {
        Some((prov, index)) if undef == 0 => {
            let kind = TaintKind::Fragment { prov, index };
            Slot::tainted(bits, cx.taints.make(kind, cx.site, Taint::NONE))
        }
        _ => cx.taints.undef(bits, undef, cx.site, whole.undef_from),
    }
}

/// Returns the provenance of a pointer all of whose bytes are there in order.
fn whole_pointer(big_endian: bool, whole: &Whole, at: u64, width: u32) -> Prov {
    let count = (width / 8) as usize;
    let parts = whole.parts.get((at / 8) as usize..).and_then(|parts| parts.get(..count));
    let Some(parts) = parts.filter(|_| at.is_multiple_of(8) && width.is_multiple_of(8)) else { return Prov::NONE };
    let Some(&Some((prov, _))) = parts.first() else { return Prov::NONE };
    let in_order = parts.iter().enumerate().all(|(byte, part)| {
        let index = if big_endian { count - 1 - byte } else { byte };
        part.is_some_and(|(of, number)| of == prov && usize::from(number) == index)
    });
    if in_order { prov } else { Prov::NONE }
}
