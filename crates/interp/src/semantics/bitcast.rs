//! `bitcast` of whole values, as if by a store and a load (LangRef "'bitcast .. to' Instruction"). The
//! target's byte order determines which lane receives which bits; poison spreads to each lane that contains
//! one of its bits; undef taints only its own bits.

use super::Cx;
use super::bytes::{self, has_bytes};
use super::scalar::first;
use crate::shape::{Leaf, Shape};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Slot, Taint, mask};

/// Reads the scalars of `from` as those of `to`, which has the same number of bits.
pub(crate) fn bitcast(cx: &mut Cx<'_>, from: &Shape, to: &Shape, a: &[Slot], out: &mut [Slot]) -> Result<()> {
    let widths = |shape: &Shape| shape.leaves.iter().map(|leaf| u64::from(leaf.width)).sum::<u64>();
    let with_bytes = has_bytes(from) || has_bytes(to);
    if same_lanes(&from.leaves, &to.leaves) && a.len() == out.len() && (!with_bytes || from.ty == to.ty) {
        out.copy_from_slice(a);
        return Ok(());
    }
    let total = widths(from);
    if total != widths(to) {
        // Of pointers and bytes only the data layout knows whether they have the same size.
        if with_bytes {
            return unsupported(format!("a bitcast of {total} bits to {}", widths(to)));
        }
        return internal(format!("a bitcast of {total} bits to {}", widths(to)));
    }
    if with_bytes {
        return bytes::bitcast(cx, total, from, to, a, out);
    }
    // A value in registers has at most `MAX_LEAVES` scalars.
    let words = total.div_ceil(64) as usize;
    let (mut values, mut undef, mut poison) = (vec![0; words], vec![0; words], vec![0; words]);
    let mut place = Places { big_endian: cx.environment.big_endian, total, next: 0 };
    // The first record of each kind represents all: a report needs one.
    let (mut undef_from, mut poison_from) = (Taint::NONE, Taint::NONE);
    for leaf in &from.leaves {
        let at = place.take(leaf.width);
        let slots = leaf.of(a)?;
        let poisoned = cx.poisoned(slots);
        for (index, slot) in slots.iter().enumerate() {
            cx.expose(*slot);
            let (at, width) = limb(leaf, at, index);
            if let Some(taint) = poisoned {
                poison_from = first(poison_from, taint);
                put(&mut poison, at, width, u64::MAX);
                continue;
            }
            put(&mut values, at, width, slot.bits);
            let bits = cx.taints.undef_mask(*slot);
            if bits != 0 {
                undef_from = first(undef_from, slot.tag.taint());
                put(&mut undef, at, width, bits);
            }
        }
    }
    place.next = 0;
    for leaf in &to.leaves {
        let at = place.take(leaf.width);
        let places = leaf.of_mut(out)?;
        let poisoned = (0..places.len()).any(|index| {
            let (at, width) = limb(leaf, at, index);
            get(&poison, at, width) != 0
        });
        if poisoned {
            cx.write_poison(poison_from, places);
            continue;
        }
        for (index, result) in places.iter_mut().enumerate() {
            let (at, width) = limb(leaf, at, index);
            *result = cx.taints.undef(get(&values, at, width), get(&undef, at, width), cx.site, undef_from);
        }
    }
    Ok(())
}

/// Returns whether the lanes agree in number and width.
fn same_lanes(from: &[Leaf], to: &[Leaf]) -> bool {
    from.len() == to.len() && from.iter().zip(to).all(|(from, to)| from.width == to.width)
}

/// Positions of the lanes' lowest bits in the whole value, lane by lane.
pub(super) struct Places {
    pub(super) big_endian: bool,
    pub(super) total: u64,
    pub(super) next: u64,
}

impl Places {
    pub(super) fn take(&mut self, width: u32) -> u64 {
        let begin = self.next;
        self.next += u64::from(width);
        // In big-endian order the first lane has the highest bits.
        if self.big_endian { self.total.saturating_sub(self.next) } else { begin }
    }
}

/// Returns the position of a limb of a lane, and its number of bits.
pub(super) fn limb(leaf: &Leaf, at: u64, index: usize) -> (u64, u32) {
    let bits = leaf.kind.slot_bits();
    let begin = index as u32 * bits;
    (at + u64::from(begin), leaf.width.saturating_sub(begin).min(bits))
}

/// Returns the `width` bits from bit `at` on.
pub(super) fn get(words: &[u64], at: u64, width: u32) -> u64 {
    if width == 0 {
        return 0;
    }
    let (index, shift) = ((at / 64) as usize, at % 64);
    // The last limb may extend beyond the last word; those bits are zero.
    let word = |index: usize| words.get(index).copied().unwrap_or(0);
    let bits = if shift == 0 { word(index) } else { word(index) >> shift | word(index + 1) << (64 - shift) };
    bits & mask(width)
}

/// Sets bits from bit `at` on, which must be zero before.
pub(super) fn put(words: &mut [u64], at: u64, width: u32, bits: u64) {
    if width == 0 {
        return;
    }
    let bits = bits & mask(width);
    let (index, shift) = ((at / 64) as usize, at % 64);
    if let Some(word) = words.get_mut(index) {
        *word |= bits << shift;
    }
    if shift != 0
        && let Some(word) = words.get_mut(index + 1)
    {
        *word |= bits >> (64 - shift);
    }
}
