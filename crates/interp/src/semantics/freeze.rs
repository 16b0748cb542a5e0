//! `freeze`: one value for all uses, element by element.

use super::Cx;
use super::scalar::{Scalar, limbs_for};
use crate::shape::{Leaf, LeafKind};
use crate::stop::Run;
use crate::value::Slot;

/// An address below this belongs to no object (see `memory`).
const NOWHERE: u64 = 1 << 16;

/// Freezes one scalar. A poison or undef pointer becomes one that may access nothing: LangRef says
/// that a frozen pointer is not dereferenceable unless it was.
pub(crate) fn freeze(cx: &mut Cx<'_>, leaf: &Leaf, a: &[Slot], out: &mut [Slot]) -> Run<()> {
    let tainted = a.iter().any(|slot| slot.tag.is_tainted());
    if !tainted {
        out.copy_from_slice(a);
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

/// Bits for what is not determined; usually zeros.
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
