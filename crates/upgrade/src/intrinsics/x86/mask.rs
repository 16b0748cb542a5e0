//! AVX-512 masks. The retired intrinsics took them as integers, one bit per lane, and merged their results
//! themselves; current IR has vectors of `i1` and `select`.

use draig_ir::{Opcode, Type, Value};

use super::super::{Outcome, UpgradeContext};

/// Result of a family, to be used directly or under the mask of the call. `None` means that the types of the
/// call do not match the family.
pub(super) trait Maskable {
    /// Uses the result without a mask.
    fn done(self) -> Option<Outcome>;
    /// Merges with argument `at` where the mask, the next argument, has a zero.
    fn masked(self, cx: &mut UpgradeContext<'_>, at: usize) -> Option<Outcome>;
    /// Merges with argument `old` where the mask, argument `mask`, has a zero.
    fn merged(self, cx: &mut UpgradeContext<'_>, old: usize, mask: usize) -> Option<Outcome>;
    /// Replaces lanes by zeros where the mask has a zero.
    fn zeroed(self, cx: &mut UpgradeContext<'_>, mask: usize) -> Option<Outcome>;
}

impl Maskable for Option<Value> {
    fn done(self) -> Option<Outcome> {
        self.map(Outcome::Replace)
    }

    fn masked(self, cx: &mut UpgradeContext<'_>, at: usize) -> Option<Outcome> {
        self.merged(cx, at, at + 1)
    }

    fn merged(self, cx: &mut UpgradeContext<'_>, old: usize, mask: usize) -> Option<Outcome> {
        let (old, mask) = (cx.arg(old)?, cx.arg(mask)?);
        select(cx, mask, self?, old).done()
    }

    fn zeroed(self, cx: &mut UpgradeContext<'_>, mask: usize) -> Option<Outcome> {
        let value = self?;
        let (ty, mask) = (cx.type_of(value), cx.arg(mask)?);
        let zero = cx.null(ty);
        select(cx, mask, value, zero).done()
    }
}

/// Converts the low `lanes` bits of an integer to a vector.
pub(super) fn mask_vector(cx: &mut UpgradeContext<'_>, mask: Value, lanes: u32) -> Option<Value> {
    let ty = cx.type_of(mask);
    let width = cx.types().integer_width(ty).filter(|&width| width <= 64 && width >= lanes)?;
    let bits = cx.vector_type(Type::I1, width);
    let all = cx.bitcast(mask, bits);
    if lanes == width {
        return Some(all);
    }
    let low: Vec<i32> = (0..lanes as i32).collect();
    let extract = cx.shuffle(all, all, &low);
    Some(cx.named(extract, "extract"))
}

/// Selects the lanes of `on_true` where the mask has a one, and otherwise those of `on_false`.
pub(super) fn select(cx: &mut UpgradeContext<'_>, mask: Value, on_true: Value, on_false: Value) -> Option<Value> {
    let ty = cx.type_of(on_true);
    if cx.type_of(on_false) != ty {
        return None;
    }
    if cx.is_all_ones(mask) {
        return Some(on_true);
    }
    let lanes = cx.fixed_lanes(ty)?;
    let mask = mask_vector(cx, mask, lanes)?;
    Some(cx.select(mask, on_true, on_false))
}

/// Selects between scalars by the lowest bit of the mask.
pub(super) fn select_scalar(
    cx: &mut UpgradeContext<'_>,
    mask: Value,
    on_true: Value,
    on_false: Value,
) -> Option<Value> {
    if cx.is_all_ones(mask) {
        return Some(on_true);
    }
    let ty = cx.type_of(mask);
    let width = cx.types().integer_width(ty).filter(|&width| width <= 64)?;
    let bits = cx.vector_type(Type::I1, width);
    let all = cx.bitcast(mask, bits);
    let lowest = cx.extract_element(all, 0);
    Some(cx.select(lowest, on_true, on_false))
}

/// Applies the mask to a vector of `i1` and converts it to an integer of at least eight bits.
pub(super) fn mask_integer(cx: &mut UpgradeContext<'_>, vector: Value, mask: Option<Value>) -> Option<Value> {
    let ty = cx.type_of(vector);
    let lanes = cx.fixed_lanes(ty).filter(|&lanes| lanes <= 64)?;
    let mut vector = vector;
    if let Some(mask) = mask
        && !cx.is_all_ones(mask)
    {
        let mask = mask_vector(cx, mask, lanes)?;
        vector = cx.binary(Opcode::And, vector, mask);
    }
    if lanes < 8 {
        let zero = cx.null(ty);
        let padded: Vec<i32> =
            (0..8).map(|lane| if lane < lanes { lane } else { lanes + lane % lanes } as i32).collect();
        vector = cx.shuffle(vector, zero, &padded);
    }
    let integer = cx.types().integer(lanes.max(8));
    Some(cx.bitcast(vector, integer))
}
