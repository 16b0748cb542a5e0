//! Queries about objects and addresses: `llvm.objectsize`, `llvm.ptrmask`, invariant regions, the masks of
//! loop dependence.

use draig_num::ApInt;

use super::IntrinsicCall;
use super::lanes::Lane;
use crate::memory::ObjectKind;
use crate::semantics::partial::Bits;
use crate::semantics::{Cx, Scalar, first};
use crate::stop::{Result, internal};
use crate::value::{Prov, Slot, Taint};

/// Executes `llvm.objectsize(pointer, least, null is unknown, dynamic)`: the number of bytes from the pointer
/// to its object's end, or the value for "unknown".
pub(super) fn object_size(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let width = call.result.first()?.width;
    let pointer = call.slot(0)?;
    let (least, null_is_unknown) = (call.slot(1)?.bits & 1 != 0, call.slot(2)?.bits & 1 != 0);
    let unknown = if least { ApInt::zero(width) } else { ApInt::all_ones(width) };
    let bytes = |count: u64| ApInt::new(64, count).zext_or_trunc(width);
    let prov = cx.memory.root(pointer.tag.prov());
    let size = if pointer.tag.is_tainted() {
        unknown
    } else if pointer.bits == 0 && prov == Prov::NONE {
        if null_is_unknown { unknown } else { bytes(0) }
    } else {
        let object = cx.memory.object(prov);
        match object.kind {
            ObjectKind::Null | ObjectKind::External | ObjectKind::Function(_) => unknown,
            _ if !object.is_live() => unknown,
            _ => match pointer.bits.checked_sub(object.base) {
                Some(offset) => bytes(object.size.saturating_sub(offset)),
                None => bytes(0),
            },
        }
    };
    cx.write_exact(&size, out)?;
    Ok(())
}

/// Executes `llvm.ptrmask(pointer, mask)`: the same object at a masked address; bits beyond the mask remain.
pub(super) fn pointer_mask(cx: &mut Cx<'_>, lane: &Lane<'_>, out: &mut [Slot]) -> Result<()> {
    let ((pointer, slots), mask) = (lane.arg(0)?, lane.int(cx, 1)?);
    let width = pointer.width;
    let [low, ..] = slots else { return internal("a pointer without slots") };
    let prov = low.tag.prov();
    match (cx.peek(width, slots), mask) {
        (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => cx.write_poison(taint, out),
        (Scalar::Bits(address, taint), Scalar::Bits(mask, other)) => {
            let narrow = mask.width();
            let above = if narrow < width { ApInt::all_ones(width).shl(narrow) } else { ApInt::zero(width) };
            let kept = mask.zext(width).or(&Bits::exact(above));
            let result = address.and(&kept);
            cx.write(&result, first(taint, other), out)?;
            if let [place] = out
                && place.tag.is_clean()
            {
                *place = Slot::pointer(place.bits, prov);
            }
        }
    }
    Ok(())
}

/// Executes `llvm.invariant.start(size, pointer)`; the result is the region's number.
pub(super) fn invariant_start(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let number = cx.memory.invariant_start(call.slot(1)?, call.slot(0)?.bits, cx.site);
    out.fill(Slot::plain(number));
    Ok(())
}

/// Executes `llvm.invariant.end(token, size, pointer)`.
pub(super) fn invariant_end(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    cx.memory.invariant_end(call.slot(2)?, call.slot(0)?.bits);
    Ok(())
}

/// Executes `llvm.loop.dependence.war.mask` or `raw`: the lanes that may run together, by the distance of two
/// pointers.
pub(super) fn dependence(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], read_first: bool) -> Result<()> {
    let (a, b, size) = (call.slot(0)?, call.slot(1)?, call.slot(2)?.bits.max(1));
    for slot in [a, b] {
        if slot.tag.is_tainted() {
            let taint = slot.tag.taint();
            if cx.taints.is_poison(slot) {
                cx.write_poison(taint, out);
            } else {
                let undef = cx.truth(None, taint);
                out.fill(undef);
            }
            return Ok(());
        }
    }
    let distance = b.bits.wrapping_sub(a.bits) as i64;
    let lanes = call.result.leaves.len() as u64;
    let span = lanes.saturating_mul(size);
    let wraps = a.bits.checked_add(span).is_none() || b.bits.checked_add(span).is_none();
    if wraps && distance.unsigned_abs() < span {
        cx.write_poison(Taint::NONE, out);
        return Ok(());
    }
    for (lane, leaf) in call.result.leaves.iter().enumerate() {
        let reach = (lane as u64).saturating_mul(size);
        let safe = if read_first {
            distance <= 0 || reach < distance as u64
        } else {
            distance == 0 || reach < distance.unsigned_abs()
        };
        leaf.of_mut(out)?.fill(Slot::plain(u64::from(safe)));
    }
    Ok(())
}
