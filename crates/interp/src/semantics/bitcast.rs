//! `bitcast` of whole values: as if stored and loaded (LangRef "'bitcast .. to' Instruction"), so
//! that the target's byte order decides which lane holds which bits, poison spreads to each lane
//! that has a bit of it, and undef taints only its own bits.

use super::Cx;
use super::scalar::first;
use crate::shape::{Leaf, Shape};
use crate::stop::{Run, internal};
use crate::value::{Slot, Taint, mask};

/// Reads the scalars of `from` as those of `to`, which has as many bits.
pub(crate) fn bitcast(cx: &mut Cx<'_>, from: &Shape, to: &Shape, a: &[Slot], out: &mut [Slot]) -> Run<()> {
    let widths = |shape: &Shape| shape.leaves.iter().map(|leaf| u64::from(leaf.width)).sum::<u64>();
    if same_lanes(&from.leaves, &to.leaves) && a.len() == out.len() {
        out.copy_from_slice(a);
        return Ok(());
    }
    let total = widths(from);
    if total != widths(to) {
        return internal(format!("a bitcast of {total} bits to {}", widths(to)));
    }
    // A value in registers has no more scalars than `MAX_LEAVES`.
    let words = total.div_ceil(64) as usize;
    let (mut values, mut undef, mut poison) = (vec![0; words], vec![0; words], vec![0; words]);
    let mut place = Places { big_endian: cx.environment.big_endian, total, next: 0 };
    // The first record of each kind stands for all: a story needs one.
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

/// Whether the lanes are alike in number and width.
fn same_lanes(from: &[Leaf], to: &[Leaf]) -> bool {
    from.len() == to.len() && from.iter().zip(to).all(|(from, to)| from.width == to.width)
}

/// Gives each lane in turn the place of its lowest bit in the whole.
struct Places {
    big_endian: bool,
    total: u64,
    next: u64,
}

impl Places {
    fn take(&mut self, width: u32) -> u64 {
        let begin = self.next;
        self.next += u64::from(width);
        // The first lane has the highest bits where the first byte has.
        if self.big_endian { self.total.saturating_sub(self.next) } else { begin }
    }
}

/// Where a limb of a lane is, and how many bits it has.
fn limb(leaf: &Leaf, at: u64, index: usize) -> (u64, u32) {
    let begin = index as u32 * 64;
    (at + u64::from(begin), leaf.width.saturating_sub(begin).min(64))
}

/// The `width` bits from bit `at` on.
fn get(words: &[u64], at: u64, width: u32) -> u64 {
    if width == 0 {
        return 0;
    }
    let (index, shift) = ((at / 64) as usize, at % 64);
    // Beyond the last word are no bits: the number ends in it.
    let word = |index: usize| words.get(index).copied().unwrap_or(0);
    let bits = if shift == 0 { word(index) } else { word(index) >> shift | word(index + 1) << (64 - shift) };
    bits & mask(width)
}

/// Sets bits from bit `at` on; they were zero.
fn put(words: &mut [u64], at: u64, width: u32, bits: u64) {
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
