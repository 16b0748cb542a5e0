//! `llvm.matrix.transpose` and `llvm.matrix.multiply` (LangRef "Matrix Intrinsics"): element `i` of
//! column `j` of `R` rows is lane `j * R + i`. Loads and stores are in `masked.rs`.

use draig_ir::{IntFlags, Opcode};

use super::IntrinsicCall;
use super::lanes::lane_of;
use super::predicated::copy_lane;
use crate::semantics::{Cx, float_binary, int_binary};
use crate::shape::{Leaf, LeafKind};
use crate::stop::{Result, internal};
use crate::value::Slot;

/// Returns a number of rows or columns: an immediate. The verifier has compared the products with the
/// vectors' lengths.
pub(super) fn dimension(call: &IntrinsicCall<'_>, arg: usize) -> Result<usize> {
    let number = call.slot(arg)?.bits;
    match usize::try_from(number) {
        Ok(number @ 1..) => Ok(number),
        _ => internal(format!("@{} of a matrix with {number} rows or columns", call.name)),
    }
}

/// Executes `llvm.matrix.transpose(matrix, rows, columns)`.
pub(super) fn transpose(call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let (rows, columns) = (dimension(call, 1)?, dimension(call, 2)?);
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        // The result has as many rows as the argument has columns.
        let from = number % columns * rows + number / columns;
        copy_lane(call.arg(0)?, from, leaf.of_mut(out)?)?;
    }
    Ok(())
}

/// Executes `llvm.matrix.multiply(a, b, rows, inner, columns)`; each sum starts from its first product.
pub(super) fn multiply(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot]) -> Result<()> {
    let [a, b] = call.leading()?;
    let (rows, inner) = (dimension(call, 2)?, dimension(call, 3)?);
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        let (row, column) = (number % rows, number / rows);
        let mut sum: Option<Vec<Slot>> = None;
        for step in 0..inner {
            let one = lane_of(a, step.saturating_mul(rows).saturating_add(row))?.1;
            let other = lane_of(b, column.saturating_mul(inner).saturating_add(step))?.1;
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
        let Some(sum) = sum else { return internal("a product of matrices without factors") };
        leaf.of_mut(out)?.copy_from_slice(&sum);
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
) -> Result<()> {
    match leaf.kind {
        LeafKind::Int(width) => {
            let op = if product { Opcode::Mul } else { Opcode::Add };
            int_binary(cx, op, IntFlags::NONE, width, a, b, out)
        }
        LeafKind::Float(format) => {
            let op = if product { Opcode::FMul } else { Opcode::FAdd };
            float_binary(cx, op, call.fast_math, format, a, b, out)
        }
        other => internal(format!("a product of matrices of which an element is {}", other.describe())),
    }
}
