//! Loads and stores, with and without masks.

use draig_ir::{Align, AttrSet, Attribute, Type, Value};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;

use super::super::{Outcome, UpgradeContext};
use super::mask::mask_vector;

/// Alignment of an access: the size of the vector in bytes if aligned, otherwise 1.
fn alignment(cx: &UpgradeContext<'_>, ty: Type, aligned: bool) -> Option<Align> {
    let lanes = if aligned { cx.fixed_lanes(ty)? } else { 8 };
    let bits = if aligned { cx.scalar_bits(ty) } else { 1 };
    Align::from_bytes(u64::from(lanes.checked_mul(bits)?) / 8)
}

/// Returns an argument if it is a pointer.
fn pointer(cx: &mut UpgradeContext<'_>, at: usize) -> Option<Value> {
    let pointer = cx.arg(at)?;
    let ty = cx.type_of(pointer);
    cx.types().is_pointer(ty).then_some(pointer)
}

fn mark_nontemporal(cx: &mut UpgradeContext<'_>, access: Option<draig_ir::Inst>) {
    let Some(access) = access else { return };
    let one = cx.i32(1);
    let metadata = &mut cx.tables().metadata;
    let one = metadata.intern_value(one);
    let node = metadata.tuple(&[Some(one)]);
    cx.attach(access, b"nontemporal", node);
}

/// `storeu.*`: an unaligned store.
pub(super) fn store_unaligned(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, value) = (pointer(cx, 0)?, cx.arg(1)?);
    cx.store(value, pointer, Some(Align::ONE));
    Some(Outcome::Erase)
}

/// `movnt.*`, `storent.*`: an aligned nontemporal store.
pub(super) fn store_nontemporal(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, value) = (pointer(cx, 0)?, cx.arg(1)?);
    let align = alignment(cx, cx.type_of(value), true)?;
    let store = cx.store(value, pointer, Some(align));
    mark_nontemporal(cx, Some(store));
    Some(Outcome::Erase)
}

/// `sse4a.movnt.s*`: a nontemporal store of lane 0.
pub(super) fn store_scalar_nontemporal(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, value) = (pointer(cx, 0)?, cx.arg(1)?);
    cx.fixed_lanes(cx.type_of(value))?;
    let lane = cx.extract_element(value, 0);
    let lane = cx.named(lane, "extractelement");
    let store = cx.store(lane, pointer, Some(Align::ONE));
    mark_nontemporal(cx, Some(store));
    Some(Outcome::Erase)
}

/// `sse2.storel.dq`: stores the low 64 bits.
pub(super) fn store_low(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, value) = (pointer(cx, 0)?, cx.arg(1)?);
    let ty = cx.type_of(value);
    cx.fixed_lanes(ty).filter(|&lanes| lanes * cx.scalar_bits(ty) == 128)?;
    let halves = cx.vector_type(Type::I64, 2);
    let cast = cx.bitcast(value, halves);
    let cast = cx.named(cast, "cast");
    let low = cx.extract_element(cast, 0);
    cx.store(low, pointer, Some(Align::ONE));
    Some(Outcome::Erase)
}

/// `movntdqa`: an aligned nontemporal load.
pub(super) fn load_nontemporal(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, ty) = (pointer(cx, 0)?, cx.result_type());
    let align = alignment(cx, ty, true)?;
    let load = cx.load(ty, pointer, Some(align));
    mark_nontemporal(cx, load.as_inst());
    Some(Outcome::Replace(load))
}

/// `vbroadcast.s*`: a scalar in every lane.
pub(super) fn load_scalar_to_all(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, ty) = (pointer(cx, 0)?, cx.result_type());
    let lanes = cx.fixed_lanes(ty)?;
    let element = cx.types().scalar(ty);
    let scalar = cx.load(element, pointer, None);
    let mut result = cx.poison(ty);
    for lane in 0..lanes {
        let lane = cx.i32(lane.into());
        result = cx.insert_element_at(result, scalar, lane);
    }
    Some(Outcome::Replace(result))
}

/// `vbroadcastf128`, `vbroadcasti128`: 128 bits twice.
pub(super) fn load_half_twice(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, ty) = (pointer(cx, 0)?, cx.result_type());
    let lanes = cx.fixed_lanes(ty)? as i32;
    let element = cx.types().scalar(ty);
    let half = cx.vector_type(element, lanes as u32 / 2);
    let value = cx.load(half, pointer, Some(Align::ONE));
    let twice: Vec<i32> = (0..lanes).map(|lane| lane.checked_rem(lanes / 2).unwrap_or(0)).collect();
    Some(Outcome::Replace(cx.shuffle_one(value, &twice)))
}

/// `avx512.mask.load[u].*`: loads the lanes selected by the mask.
pub(super) fn load_masked(cx: &mut UpgradeContext<'_>, aligned: bool) -> Option<Outcome> {
    let (pointer, rest, mask) = (pointer(cx, 0)?, cx.arg(1)?, cx.arg(2)?);
    let ty = cx.result_type();
    let lanes = cx.fixed_lanes(ty).filter(|_| cx.type_of(rest) == ty)?;
    let align = alignment(cx, ty, aligned)?;
    if cx.is_all_ones(mask) {
        return Some(Outcome::Replace(cx.load(ty, pointer, Some(align))));
    }
    let mask = mask_vector(cx, mask, lanes)?;
    let pointer_type = cx.type_of(pointer);
    let load = cx.intrinsic(ids::MASKED_LOAD, &[ty, pointer_type], &[pointer, mask, rest])?;
    set_alignment(cx, load, 0, align);
    Some(Outcome::Replace(load))
}

/// `avx512.mask.store[u].*`: stores the lanes selected by the mask.
pub(super) fn store_masked(cx: &mut UpgradeContext<'_>, aligned: bool) -> Option<Outcome> {
    let mask = cx.arg(2)?;
    store_by(cx, mask, aligned)
}

/// `avx512.mask.store.ss`: stores lane 0 if the lowest bit of the mask is set.
pub(super) fn store_scalar_masked(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let mask = cx.arg(2)?;
    let ty = cx.type_of(mask);
    cx.types().integer_width(ty)?;
    let one = cx.int(ty, 1);
    let bit = cx.binary(draig_ir::Opcode::And, mask, one);
    store_by(cx, bit, false)
}

fn store_by(cx: &mut UpgradeContext<'_>, mask: Value, aligned: bool) -> Option<Outcome> {
    let (pointer, value) = (pointer(cx, 0)?, cx.arg(1)?);
    let ty = cx.type_of(value);
    let lanes = cx.fixed_lanes(ty)?;
    let align = alignment(cx, ty, aligned)?;
    if cx.is_all_ones(mask) {
        cx.store(value, pointer, Some(align));
        return Some(Outcome::Erase);
    }
    let mask = mask_vector(cx, mask, lanes)?;
    let pointer_type = cx.type_of(pointer);
    let store = cx.intrinsic(ids::MASKED_STORE, &[ty, pointer_type], &[value, pointer, mask])?;
    set_alignment(cx, store, 1, align);
    Some(Outcome::Erase)
}

/// Adds the alignment of the pointer, argument `at`, to the call.
fn set_alignment(cx: &mut UpgradeContext<'_>, call: Value, at: usize, align: Align) {
    let Some(call) = call.as_inst() else { return };
    let tables = cx.tables();
    let mut attribute = vec![Attribute::Int(AttrKind::Alignment, align.bytes())];
    let mut params = vec![AttrSet::EMPTY; at + 1];
    params[at] = tables.attributes.intern_set(&mut attribute, &tables.strings);
    let attributes = tables.attributes.intern_list(AttrSet::EMPTY, AttrSet::EMPTY, &params);
    cx.set_attributes(call, attributes);
}

/// `avx512.mask.{compress,expand}.*`: the mask became a vector.
pub(super) fn move_masked(cx: &mut UpgradeContext<'_>, name: &str) -> Option<Value> {
    let (value, rest, mask) = (cx.arg(0)?, cx.arg(1)?, cx.arg(2)?);
    let ty = cx.result_type();
    let lanes = cx.fixed_lanes(ty)?;
    let mask = mask_vector(cx, mask, lanes)?;
    cx.intrinsic_named(name, &[ty], &[value, rest, mask])
}

/// `avx512.mask.compress.store.*`
pub(super) fn store_compressed(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (pointer, value, mask) = (pointer(cx, 0)?, cx.arg(1)?, cx.arg(2)?);
    let ty = cx.type_of(value);
    let lanes = cx.fixed_lanes(ty)?;
    let mask = mask_vector(cx, mask, lanes)?;
    cx.intrinsic(ids::MASKED_COMPRESSSTORE, &[ty], &[value, pointer, mask])?;
    Some(Outcome::Erase)
}

/// `avx512.mask.expand.load.*`
pub(super) fn load_expanded(cx: &mut UpgradeContext<'_>) -> Option<Value> {
    let (pointer, rest, mask) = (pointer(cx, 0)?, cx.arg(1)?, cx.arg(2)?);
    let ty = cx.result_type();
    let lanes = cx.fixed_lanes(ty)?;
    let mask = mask_vector(cx, mask, lanes)?;
    cx.intrinsic(ids::MASKED_EXPANDLOAD, &[ty], &[pointer, mask, rest])
}

/// `rdtscp`, `addcarry`, `subborrow`: the intrinsic used to store the value that is now the second part of
/// its result; a store is added after the call.
pub(super) fn store_second_part(cx: &mut UpgradeContext<'_>, call: Value, pointer: Value) -> Option<Value> {
    let pointer_type = cx.type_of(pointer);
    if !cx.types().is_pointer(pointer_type) {
        return None;
    }
    let stored = cx.extract_value(call, 1);
    cx.store(stored, pointer, Some(Align::ONE));
    Some(cx.extract_value(call, 0))
}

/// `addcarry[x].u*`, `subborrow.u*`
pub(super) fn carry(cx: &mut UpgradeContext<'_>, name: &str) -> Option<Outcome> {
    let args = [cx.arg(0)?, cx.arg(1)?, cx.arg(2)?];
    let pointer = cx.arg(3)?;
    let call = cx.intrinsic_named(name, &[], &args)?;
    store_second_part(cx, call, pointer).map(Outcome::Replace)
}
