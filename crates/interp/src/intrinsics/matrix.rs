//! `llvm.matrix.transpose` and `llvm.matrix.multiply` (LangRef "Matrix Intrinsics"): element `i` of
//! column `j` of `R` rows is lane `j * R + i`. Loads and stores are in `masked.rs`.

use draig_ir::{IntFlags, Opcode};

use super::IntrinsicCall;
use super::lanes::{lane_of, of_leaf_mut};
use super::predicated::copy_lane;
use crate::semantics::{Cx, float_binary, int_binary};
use crate::shape::{Leaf, LeafKind};
use crate::stop::{Run, unsupported};
use crate::value::{Slot, Taint};

fn dimension(call: &IntrinsicCall<'_>, arg: usize) -> usize {
    usize::try_from(call.slot(arg).bits).unwrap_or(0)
}

/// `llvm.matrix.transpose(matrix, rows, columns)`.
pub(super) fn transpose(call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let (rows, columns) = (dimension(call, 1), dimension(call, 2).max(1));
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        // The result has as many rows as the argument has columns.
        let from = number % columns * rows + number / columns;
        copy_lane(call.args.first(), from, of_leaf_mut(leaf, out));
    }
    Ok(())
}

/// `llvm.matrix.multiply(a, b, rows, inner, columns)`: each sum from its first product on.
pub(super) fn multiply(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Run<()> {
    let [a, b, ..] = call.args else { return unsupported("a product without its factors") };
    let (rows, inner) = (dimension(call, 2).max(1), dimension(call, 3));
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        let (row, column) = (number % rows, number / rows);
        let mut sum: Option<Vec<Slot>> = None;
        for step in 0..inner {
            let one = lane_of(a, step.saturating_mul(rows).saturating_add(row));
            let other = lane_of(b, column.saturating_mul(inner).saturating_add(step));
            let (Some((_, one)), Some((_, other))) = (one, other) else { break };
            let mut product = vec![Slot::default(); leaf.slots as usize];
            compute(cx, call, leaf, true, one, other, &mut product)?;
            sum = Some(match sum {
                None => product,
                Some(before) => {
                    let mut result = vec![Slot::default(); leaf.slots as usize];
                    compute(cx, call, leaf, false, &before, &product, &mut result)?;
                    result
                }
            });
        }
        let places = of_leaf_mut(leaf, out);
        match sum {
            Some(sum) => places.copy_from_slice(&sum),
            None => cx.write_poison(Taint::NONE, places),
        }
    }
    Ok(())
}

fn compute(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    leaf: &Leaf,
    product: bool,
    a: &[Slot],
    b: &[Slot],
    out: &mut [Slot],
) -> Run<()> {
    match leaf.kind {
        LeafKind::Int(width) => {
            let op = if product { Opcode::Mul } else { Opcode::Add };
            int_binary(cx, op, IntFlags::NONE, width, a, b, out)
        }
        LeafKind::Float(format) => {
            let op = if product { Opcode::FMul } else { Opcode::FAdd };
            float_binary(cx, op, call.fast_math, format, a, b, out)
        }
        _ => unsupported("a product of matrices of another type"),
    }
}
