//! Memory access lane by lane: `llvm.masked.*`, `llvm.vp.load` and similar (LangRef "Masked Vector Load and
//! Store Intrinsics", "Masked Vector Gather and Scatter Intrinsics", "Masked Vector Expanding Load and
//! Compressing Store Intrinsics", "Vector Predication Intrinsics").
//!
//! Lanes that the mask excludes are not accessed. A lane whose mask is undef or poison is not read, and its
//! result is poison; a store writes poison there.

use super::lanes::{Truth, element_shape, lane_of, mask_of, truth};
use super::matrix::dimension;
use super::predicated::{active, copy_lane};
use super::{Arg, IntrinsicCall};
use crate::memory::Access;
use crate::semantics::{Cx, Scalar};
use crate::shape::{Leaf, Shape};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Slot, Taint, sign_extend};

/// Value of a lane that is not read.
#[derive(Clone, Copy)]
enum Rest<'a> {
    Lane(&'a Arg<'a>),
    Poison,
}

/// Returns the address `bytes` after a pointer, with the same provenance.
pub(super) fn offset(pointer: Slot, bytes: i64) -> Slot {
    Slot { bits: pointer.bits.wrapping_add_signed(bytes), tag: pointer.tag }
}

/// Returns the address of lane `leaf` of a vector at `pointer`, and the alignment that it implies.
fn lane_place(pointer: Slot, align: u64, first: &Leaf, leaf: &Leaf) -> Result<(Slot, u64)> {
    if !leaf.width.is_multiple_of(8) {
        return unsupported("masked access to elements that are no whole bytes");
    }
    let bytes = leaf.bit_offset.saturating_sub(first.bit_offset) / 8;
    let implied = if bytes == 0 { align } else { align.min(bytes & bytes.wrapping_neg()) };
    Ok((offset(pointer, bytes as i64), implied))
}

/// Reads one lane.
fn read_lane(cx: &mut Cx<'_>, shape: &Shape, leaf: &Leaf, at: (Slot, u64), out: &mut [Slot]) -> Result<()> {
    let element = element_shape(leaf, shape);
    let access = Access::aligned(at.1, cx.site);
    cx.memory.load(cx.taints, at.0, &element, &access, out)
}

/// Writes one lane.
fn write_lane(cx: &mut Cx<'_>, shape: &Shape, leaf: &Leaf, at: (Slot, u64), values: &[Slot]) -> Result<()> {
    let element = element_shape(leaf, shape);
    let access = Access::aligned(at.1, cx.site);
    cx.memory.store(cx.taints, at.0, &element, values, &access)
}

/// Reads the lanes in `mask` from the addresses returned by `at`.
fn read(
    cx: &mut Cx<'_>,
    shape: &Shape,
    mask: &[Truth],
    rest: Rest<'_>,
    out: &mut [Slot],
    mut at: impl FnMut(usize, &Leaf) -> Result<(Slot, u64)>,
) -> Result<()> {
    for (number, leaf) in shape.leaves.iter().enumerate() {
        let places = leaf.of_mut(out)?;
        let Some(truth) = mask.get(number) else { return internal(format!("a mask without lane {number}")) };
        match (truth, rest) {
            (Truth::Yes, _) => {
                let place = at(number, leaf)?;
                read_lane(cx, shape, leaf, place, places)?;
            }
            (Truth::Unknown(taint), _) => cx.write_poison(*taint, places),
            (Truth::No, Rest::Lane(arg)) => copy_lane(arg, number, places)?,
            (Truth::No, Rest::Poison) => cx.write_poison(Taint::NONE, places),
        }
    }
    Ok(())
}

/// Writes the lanes in `mask` to the addresses returned by `at`.
fn write(
    cx: &mut Cx<'_>,
    value: &Arg<'_>,
    mask: &[Truth],
    mut at: impl FnMut(usize, &Leaf) -> Result<(Slot, u64)>,
) -> Result<()> {
    for (number, leaf) in value.shape.leaves.iter().enumerate() {
        match mask.get(number) {
            Some(Truth::Yes) => {
                let place = at(number, leaf)?;
                write_lane(cx, value.shape, leaf, place, leaf.of(value.slots)?)?;
            }
            Some(Truth::Unknown(taint)) => {
                let mut poison = vec![Slot::default(); leaf.slots as usize];
                cx.write_poison(*taint, &mut poison);
                let place = at(number, leaf)?;
                write_lane(cx, value.shape, leaf, place, &poison)?;
            }
            Some(Truth::No) => {}
            None => return internal(format!("a mask without lane {number}")),
        }
    }
    Ok(())
}

/// Returns one lane of a vector of pointers.
fn pointer_lane(pointers: &Arg<'_>, number: usize) -> Result<Slot> {
    match lane_of(pointers, number)?.1 {
        [pointer, ..] => Ok(*pointer),
        [] => internal("a pointer without slots"),
    }
}

/// Executes `llvm.masked.load(pointer, mask, otherwise)`.
pub(super) fn load(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [pointer, mask, rest] = call.leading()?;
    let (first, base, align) = (call.result.first()?, pointer_lane(pointer, 0)?, call.align(0));
    let mask = mask_of(mask, call.result.leaves.len())?;
    read(cx, call.result, &mask, Rest::Lane(rest), out, |_, leaf| lane_place(base, align, &first, leaf))
}

/// Executes `llvm.masked.store(value, pointer, mask)`.
pub(super) fn store(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let [value, pointer, mask] = call.leading()?;
    let (first, base, align) = (value.shape.first()?, pointer_lane(pointer, 0)?, call.align(1));
    let mask = mask_of(mask, value.shape.leaves.len())?;
    write(cx, value, &mask, |_, leaf| lane_place(base, align, &first, leaf))
}

/// Executes `llvm.masked.gather(pointers, mask, otherwise)`.
pub(super) fn gather(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [pointers, mask, rest] = call.leading()?;
    let align = call.align(0);
    let mask = mask_of(mask, call.result.leaves.len())?;
    read(cx, call.result, &mask, Rest::Lane(rest), out, |n, _| Ok((pointer_lane(pointers, n)?, align)))
}

/// Executes `llvm.masked.scatter(value, pointers, mask)`, from the first lane to the last.
pub(super) fn scatter(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let [value, pointers, mask] = call.leading()?;
    let align = call.align(1);
    let mask = mask_of(mask, value.shape.leaves.len())?;
    write(cx, value, &mask, |n, _| Ok((pointer_lane(pointers, n)?, align)))
}

/// Returns a function that yields the addresses of consecutive elements.
fn adjacent(base: Slot, align: u64) -> impl FnMut(usize, &Leaf) -> Result<(Slot, u64)> {
    let mut bytes = 0_u64;
    move |_, leaf| {
        if !leaf.width.is_multiple_of(8) {
            return unsupported("masked access to elements that are no whole bytes");
        }
        let implied = if bytes == 0 { align } else { align.min(bytes & bytes.wrapping_neg()) };
        let place = (offset(base, bytes as i64), implied);
        bytes += u64::from(leaf.width / 8);
        Ok(place)
    }
}

/// Executes `llvm.masked.expandload(pointer, mask, otherwise)`: loads adjacent elements to the lanes of the
/// mask.
pub(super) fn expand(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [pointer, mask, rest] = call.leading()?;
    let places = adjacent(pointer_lane(pointer, 0)?, call.align(0));
    let mask = mask_of(mask, call.result.leaves.len())?;
    read(cx, call.result, &mask, Rest::Lane(rest), out, places)
}

/// Executes `llvm.masked.compressstore(value, pointer, mask)`: stores the lanes of the mask to adjacent
/// elements.
pub(super) fn compress(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let [value, pointer, mask] = call.leading()?;
    let mask = mask_of(mask, value.shape.leaves.len())?;
    write(cx, value, &mask, adjacent(pointer_lane(pointer, 0)?, call.align(1)))
}

/// Executes `llvm.vp.load(pointer, mask, length)`.
pub(super) fn vp_load(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let mask = active(cx, call, Some(1), 2, call.result.leaves.len())?;
    let (first, base, align) = (call.result.first()?, call.slot(0)?, call.align(0));
    read(cx, call.result, &mask, Rest::Poison, out, |_, leaf| lane_place(base, align, &first, leaf))
}

/// Executes `llvm.vp.load.ff(pointer, mask, length)`: stops before the first lane, other than the lowest,
/// that may not be read, and returns the number of lanes read.
pub(super) fn vp_load_first(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let Some((last, lanes)) = call.result.leaves.split_last() else {
        return internal("llvm.vp.load.ff without its count");
    };
    let mut mask = active(cx, call, Some(1), 2, lanes.len())?;
    let (base, align) = (call.slot(0)?, call.align(0));
    let mut count = call.slot(2)?.bits as usize;
    let first = call.result.first()?;
    for (number, leaf) in lanes.iter().enumerate().take(count).skip(1) {
        let at = lane_place(base, align, &first, leaf)?.0;
        if mask.get(number) == Some(&Truth::Yes) && !cx.memory.is_dereferenceable(at, u64::from(leaf.width / 8)) {
            count = number;
            break;
        }
    }
    for lane in mask.iter_mut().skip(count) {
        *lane = Truth::No;
    }
    let shape = Shape { leaves: lanes.into(), ..call.result.clone() };
    read(cx, &shape, &mask, Rest::Poison, out, |_, leaf| lane_place(base, align, &first, leaf))?;
    last.of_mut(out)?.fill(Slot::plain(count as u64));
    Ok(())
}

/// Executes `llvm.vp.store(value, pointer, mask, length)`.
pub(super) fn vp_store(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let [value, pointer] = call.leading()?;
    let mask = active(cx, call, Some(2), 3, value.shape.leaves.len())?;
    let (first, base, align) = (value.shape.first()?, pointer_lane(pointer, 0)?, call.align(1));
    write(cx, value, &mask, |_, leaf| lane_place(base, align, &first, leaf))
}

/// Executes `llvm.vp.gather(pointers, mask, length)`.
pub(super) fn vp_gather(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [pointers] = call.leading()?;
    let mask = active(cx, call, Some(1), 2, call.result.leaves.len())?;
    let align = call.align(0);
    read(cx, call.result, &mask, Rest::Poison, out, |n, _| Ok((pointer_lane(pointers, n)?, align)))
}

/// Executes `llvm.vp.scatter(value, pointers, mask, length)`.
pub(super) fn vp_scatter(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let [value, pointers] = call.leading()?;
    let mask = active(cx, call, Some(2), 3, value.shape.leaves.len())?;
    let align = call.align(1);
    write(cx, value, &mask, |n, _| Ok((pointer_lane(pointers, n)?, align)))
}

/// Returns a stride in bytes, which applies to all lanes; undef bits make the pointers poison.
fn stride(cx: &mut Cx<'_>, arg: &Arg<'_>) -> Result<Result<i64, Taint>> {
    let width = arg.shape.first()?.width;
    Ok(match cx.read(width, arg.slots) {
        // Addresses have no more than 64 bits.
        Scalar::Bits(bits, _) if bits.is_exact() => Ok(bits.value.sext_or_trunc(64).low_u64() as i64),
        Scalar::Poison(taint) | Scalar::Bits(_, taint) => Err(taint),
    })
}

/// Returns the address of a lane at a stride.
fn strided(base: Slot, stride: Result<i64, Taint>, number: usize) -> Slot {
    match stride {
        Ok(stride) => offset(base, stride.wrapping_mul(number as i64)),
        Err(taint) => Slot::tainted(0, taint),
    }
}

/// Executes `llvm.experimental.vp.strided.load(pointer, stride, mask, length)`.
pub(super) fn strided_load(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [pointer, distance] = call.leading()?;
    let mask = active(cx, call, Some(2), 3, call.result.leaves.len())?;
    let (base, align, distance) = (pointer_lane(pointer, 0)?, call.align(0), stride(cx, distance)?);
    read(cx, call.result, &mask, Rest::Poison, out, |n, _| Ok((strided(base, distance, n), align)))
}

/// Executes `llvm.experimental.vp.strided.store(value, pointer, stride, mask, length)`.
pub(super) fn strided_store(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let [value, pointer, distance] = call.leading()?;
    let mask = active(cx, call, Some(3), 4, value.shape.leaves.len())?;
    let (base, align, distance) = (pointer_lane(pointer, 0)?, call.align(1), stride(cx, distance)?);
    write(cx, value, &mask, |n, _| Ok((strided(base, distance, n), align)))
}

/// Executes `llvm.experimental.vector.histogram.*(pointers, operand, mask)`: each active lane in turn updates
/// the value that its pointer points to.
pub(super) fn histogram(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    update: impl Fn(&mut Cx<'_>, &Leaf, &[Slot], &[Slot], &mut [Slot]) -> Result<()>,
) -> Result<()> {
    let [pointers, operand, mask] = call.leading()?;
    let leaf = operand.shape.first()?;
    for (number, slot) in mask.slots.iter().enumerate() {
        let pointer = match truth(*slot) {
            Truth::Yes => pointer_lane(pointers, number)?,
            Truth::No => continue,
            Truth::Unknown(taint) => Slot::tainted(0, taint),
        };
        let mut old = vec![Slot::default(); leaf.slots as usize];
        read_lane(cx, operand.shape, &leaf, (pointer, 1), &mut old)?;
        let mut new = old.clone();
        update(cx, &leaf, &old, operand.slots, &mut new)?;
        write_lane(cx, operand.shape, &leaf, (pointer, 1), &new)?;
    }
    Ok(())
}

/// Executes `llvm.matrix.column.major.load(pointer, stride, volatile, rows, columns)`; `stride` is the
/// distance between columns in elements.
pub(super) fn matrix_load(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [pointer, distance] = call.leading()?;
    let (base, align, distance) = (pointer_lane(pointer, 0)?, call.align(0), stride(cx, distance)?);
    let rows = dimension(call, 3)?;
    let mask = vec![Truth::Yes; call.result.leaves.len()];
    read(cx, call.result, &mask, Rest::Poison, out, |n, leaf| Ok(column_place(base, align, distance, rows, n, leaf)))
}

/// Executes `llvm.matrix.column.major.store(value, pointer, stride, volatile, rows, columns)`.
pub(super) fn matrix_store(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let [value, pointer, distance] = call.leading()?;
    let (base, align, distance) = (pointer_lane(pointer, 0)?, call.align(1), stride(cx, distance)?);
    let rows = dimension(call, 4)?;
    let mask = vec![Truth::Yes; value.shape.leaves.len()];
    write(cx, value, &mask, |n, leaf| Ok(column_place(base, align, distance, rows, n, leaf)))
}

fn column_place(
    base: Slot,
    align: u64,
    stride: Result<i64, Taint>,
    rows: usize,
    number: usize,
    leaf: &Leaf,
) -> (Slot, u64) {
    let bytes = i64::from(leaf.width.div_ceil(8));
    let place = match stride {
        Ok(stride) => {
            let element = stride.wrapping_mul((number / rows) as i64).wrapping_add((number % rows) as i64);
            offset(base, element.wrapping_mul(bytes))
        }
        Err(taint) => Slot::tainted(0, taint),
    };
    (place, if number == 0 { align } else { align.min(bytes as u64 & (bytes as u64).wrapping_neg()) })
}

/// Executes `llvm.load.relative(pointer, offset)`: adds the 32 bits stored at the offset to the pointer.
pub(super) fn relative(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [pointer, distance] = call.leading()?;
    let base = pointer_lane(pointer, 0)?;
    let at = strided(base, stride(cx, distance)?, 1);
    let at = if base.tag.is_tainted() { base } else { at };
    let leaf = Leaf { kind: crate::shape::LeafKind::Int(32), width: 32, slot: 0, slots: 1, bit_offset: 0 };
    let mut loaded = [Slot::default()];
    read_lane(cx, call.result, &leaf, (at, 4), &mut loaded)?;
    match cx.read(32, &loaded) {
        Scalar::Bits(bits, _) if bits.is_exact() => {
            // The entry was computed as a difference of addresses, so the result is the address of another
            // object, as if it came from an integer.
            let distance = sign_extend(loaded[0].bits, 32);
            out.fill(Slot::plain(offset(base, distance).bits));
        }
        Scalar::Poison(taint) => cx.write_poison(taint, out),
        Scalar::Bits(_, taint) => {
            cx.write_undef(call.result.first()?.width, taint, out)?;
        }
    }
    Ok(())
}
