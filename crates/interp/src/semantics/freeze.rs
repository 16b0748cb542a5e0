//! `freeze`: one value for all uses, element by element.

use super::Cx;
use super::scalar::{Scalar, limbs_for};
use crate::shape::{Leaf, LeafKind};
use crate::stop::Result;
use crate::value::{Slot, mask};

/// Addresses below this belong to no object (see `memory`).
const NOWHERE: u64 = 1 << 16;

/// Freezes one scalar. A poison or undef pointer becomes one that may access nothing: by LangRef, a frozen
/// pointer is not dereferenceable unless it was before.
pub(crate) fn freeze(cx: &mut Cx<'_>, leaf: &Leaf, a: &[Slot], out: &mut [Slot]) -> Result<()> {
    let tainted = a.iter().any(|slot| slot.tag.is_tainted());
    if !tainted {
        out.copy_from_slice(a);
        return Ok(());
    }
    if let LeafKind::Byte(width) = leaf.kind {
        // Each byte by itself; parts of pointers are not undefined.
        for (number, (&slot, place)) in a.iter().zip(out.iter_mut()).enumerate() {
            let mask = mask((width - 8 * number as u32).min(8));
            *place = if cx.taints.is_poison(slot) {
                Slot::plain(pick(cx) & mask)
            } else {
                match cx.taints.undef_mask(slot) {
                    0 => slot,
                    undef => Slot::plain(slot.bits | pick(cx) & undef & mask),
                }
            };
        }
        return Ok(());
    }
    let scalar = cx.peek(leaf.width.max(1), a);
    let wholly = !matches!(&scalar, Scalar::Bits(bits, _) if !bits.undef.is_all_ones());
    match scalar {
        Scalar::Poison(_) => {
            for place in out.iter_mut() {
                *place = Slot::plain(pick(cx));
            }
            trim(leaf, out);
        }
        Scalar::Bits(bits, _) if bits.is_exact() => out.copy_from_slice(a),
        Scalar::Bits(bits, _) => {
            let (value, undef) = (limbs_for(&bits.value, out)?, limbs_for(&bits.undef, out)?);
            for (place, (value, undef)) in out.iter_mut().zip(value.iter().zip(undef)) {
                *place = Slot::plain(value | pick(cx) & undef);
            }
        }
    }
    if wholly
        && matches!(leaf.kind, LeafKind::Pointer(_))
        && let [place] = out
    {
        *place = Slot::plain(place.bits % NOWHERE);
    }
    Ok(())
}

/// Picks bits for an undetermined value; usually zeros.
fn pick(cx: &mut Cx<'_>) -> u64 {
    if cx.choice.is_usual() { 0 } else { cx.choice.draw() }
}

/// Clears the bits beyond the width.
fn trim(leaf: &Leaf, out: &mut [Slot]) {
    let mut left = leaf.width;
    for place in out {
        let width = left.min(64);
        place.bits &= if width == 0 { 0 } else { crate::value::mask(width) };
        left -= width;
    }
}
