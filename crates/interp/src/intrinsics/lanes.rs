//! Lifting of intrinsics: functions written for one lane are applied to every lane of vectors. Poison in a
//! lane affects only that lane.

use draig_ir::FastMath;
use draig_num::ApInt;

use super::{Arg, IntrinsicCall};
use crate::semantics::partial::Bits;
use crate::semantics::{Cx, Scalar, first};
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::{Result, internal};
use crate::value::{Slot, Taint};

/// Maximum number of arguments of an intrinsic that is written for a lane.
const MAX_ARGS: usize = 6;

/// One lane of a call.
pub(super) struct Lane<'a> {
    args: [Option<(Leaf, &'a [Slot])>; MAX_ARGS],
    /// Layout of the result.
    pub(super) result: Leaf,
    /// Fast-math flags of the call.
    pub(super) fast: FastMath,
}

impl<'a> Lane<'a> {
    /// Returns an argument's kind and slots.
    pub(super) fn arg(&self, number: usize) -> Result<(Leaf, &'a [Slot])> {
        match self.args.get(number) {
            Some(Some(arg)) => Ok(*arg),
            _ => internal(format!("an intrinsic without lane of argument {}", number + 1)),
        }
    }

    /// Returns an argument's slots.
    pub(super) fn slots(&self, number: usize) -> Result<&'a [Slot]> {
        Ok(self.arg(number)?.1)
    }

    /// Returns the format of a floating-point argument.
    pub(super) fn format(&self, number: usize) -> Result<draig_num::FloatFormat> {
        match self.arg(number)?.0.kind {
            LeafKind::Float(format) => Ok(format),
            other => {
                internal(format!("argument {} of an intrinsic on floating point is {}", number + 1, other.describe()))
            }
        }
    }

    /// Returns the format of a floating-point result.
    pub(super) fn result_format(&self) -> Result<draig_num::FloatFormat> {
        match self.result.kind {
            LeafKind::Float(format) => Ok(format),
            other => internal(format!("the result of an intrinsic on floating point is {}", other.describe())),
        }
    }

    /// Returns an immediate argument.
    pub(super) fn immediate(&self, number: usize) -> Result<u64> {
        match self.slots(number)?.first() {
            Some(slot) => Ok(slot.bits),
            None => internal(format!("argument {} of an intrinsic has no value", number + 1)),
        }
    }

    /// Returns an integer argument.
    pub(super) fn int(&self, cx: &mut Cx<'_>, number: usize) -> Result<Scalar> {
        let (leaf, slots) = self.arg(number)?;
        Ok(cx.read(leaf.width.max(1), slots))
    }
}

/// Returns an argument's scalar for a lane: that of the lane, or the only one if the argument is a scalar.
/// Metadata has none.
fn leaf_of<'a>(arg: &Arg<'a>, number: usize) -> Option<&'a Leaf> {
    if arg.shape.is_vector { arg.shape.leaves.get(number) } else { arg.shape.leaves.first() }
}

/// Returns one lane of an argument, or all of it if it is a scalar in a call with vectors.
///
/// # Errors
/// Returns an internal error if the argument has no such lane.
#[track_caller]
pub(super) fn lane_of<'a>(arg: &Arg<'a>, number: usize) -> Result<(Leaf, &'a [Slot])> {
    match leaf_of(arg, number) {
        Some(leaf) => Ok((*leaf, leaf.of(arg.slots)?)),
        None => internal(format!("lane {number} of {} is needed", arg.shape.describe())),
    }
}

/// Returns one lane of a call; [`Lane::arg`] reports arguments that lack it.
pub(super) fn lane<'a>(call: &IntrinsicCall<'a>, result: Leaf, number: usize) -> Result<Lane<'a>> {
    let mut args = [None; MAX_ARGS];
    for (place, arg) in args.iter_mut().zip(call.args) {
        if let Some(leaf) = leaf_of(arg, number) {
            *place = Some((*leaf, leaf.of(arg.slots)?));
        }
    }
    Ok(Lane { args, result, fast: call.fast_math })
}

/// Applies `each` to every lane.
pub(super) fn lanes(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    mut each: impl FnMut(&mut Cx<'_>, &Lane<'_>, &mut [Slot]) -> Result<()>,
) -> Result<()> {
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        each(cx, &lane(call, *leaf, number)?, leaf.of_mut(out)?)?;
    }
    Ok(())
}

/// Applies `each`, which has two results, to every lane. The result is a struct of two values with the same
/// number of lanes.
pub(super) fn lane_pairs(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    mut each: impl FnMut(&mut Cx<'_>, &Lane<'_>, &mut [Slot], (Leaf, &mut [Slot])) -> Result<()>,
) -> Result<()> {
    let count = call.result.leaves.len() / 2;
    if count == 0 || !call.result.leaves.len().is_multiple_of(2) {
        return internal(format!("@{} gives {}, no two results", call.name, call.result.describe()));
    }
    let (firsts, seconds) = call.result.leaves.split_at(count);
    for (number, (one, other)) in firsts.iter().zip(seconds).enumerate() {
        let Some((low, high)) = out.split_at_mut_checked(other.slot as usize) else {
            return internal(format!("the second result of @{} lies outside of it", call.name));
        };
        let high = Leaf { slot: 0, ..*other }.of_mut(high)?;
        each(cx, &lane(call, *one, number)?, one.of_mut(low)?, (*other, high))?;
    }
    Ok(())
}

/// Executes a function of one integer; `None` is poison.
pub(super) fn int_unary(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    compute: impl FnOnce(&Bits) -> Option<Bits>,
) -> Result<()> {
    match lane.int(cx, 0)? {
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(x, from) => write_or_poison(cx, compute(&x), from, out)?,
    }
    Ok(())
}

/// Executes a function of two integers; `None` is poison.
pub(super) fn int_pair(
    cx: &mut Cx<'_>,
    lane: &Lane<'_>,
    out: &mut [Slot],
    compute: impl FnOnce(&Bits, &Bits) -> Option<Bits>,
) -> Result<()> {
    let (x, y) = (lane.int(cx, 0)?, lane.int(cx, 1)?);
    match (x, y) {
        (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => cx.write_poison(taint, out),
        (Scalar::Bits(x, taint), Scalar::Bits(y, other)) => {
            write_or_poison(cx, compute(&x, &y), first(taint, other), out)?;
        }
    }
    Ok(())
}

pub(super) fn write_or_poison(cx: &mut Cx<'_>, result: Option<Bits>, from: Taint, out: &mut [Slot]) -> Result<()> {
    match result {
        Some(result) => cx.write(&result, from, out)?,
        None => cx.write_poison(from, out),
    }
    Ok(())
}

/// Value of a mask or condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Truth {
    Yes,
    No,
    /// Undef or poison.
    Unknown(Taint),
}

/// Returns the truth value of a slot.
pub(super) fn truth(slot: Slot) -> Truth {
    match slot {
        slot if slot.tag.is_tainted() => Truth::Unknown(slot.tag.taint()),
        slot if slot.bits & 1 != 0 => Truth::Yes,
        _ => Truth::No,
    }
}

/// Returns the mask of `width` lanes.
///
/// # Errors
/// Returns an internal error if it has another number of lanes.
#[track_caller]
pub(super) fn mask_of(arg: &Arg<'_>, width: usize) -> Result<Vec<Truth>> {
    if arg.slots.len() != width {
        return internal(format!("a mask of {} lanes for {width}", arg.slots.len()));
    }
    Ok(arg.slots.iter().map(|slot| truth(*slot)).collect())
}

/// Returns the bits of an exact number, without allocation for small ones.
pub(super) fn number(width: u32, value: u64) -> Bits {
    Bits::exact(ApInt::new(width.max(1), value))
}

/// Returns the shape of a single scalar, for memory access.
pub(super) fn element_shape(leaf: &Leaf, shape: &Shape) -> Shape {
    let bytes = u64::from(leaf.width).div_ceil(8);
    Shape {
        ty: shape.ty,
        leaves: Box::new([Leaf { slot: 0, bit_offset: 0, ..*leaf }]),
        slots: leaf.slots,
        store_size: bytes,
        alloc_size: bytes,
        align: 1,
        is_vector: false,
    }
}
