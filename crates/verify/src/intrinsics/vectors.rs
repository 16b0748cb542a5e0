//! Vectors and matrices: lengths, element types, indices.

use draig_ir::{Type, Value};
use draig_num::ApInt;
use draig_tables::AttrKind;
use draig_tables::attribute_values::unpack_vscale_range;

use super::{Call, Check};
use crate::context::FunctionCx;
use crate::rules::vectors as rule;
use crate::sink::{Checked, Failed, Report, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (active_lane_mask, &["llvm.get.active.lane.mask"]),
    (get_vector_length, &["llvm.experimental.get.vector.length"]),
    (
        reduce_integers,
        &[
            "llvm.vector.reduce.add",
            "llvm.vector.reduce.and",
            "llvm.vector.reduce.mul",
            "llvm.vector.reduce.or",
            "llvm.vector.reduce.smax",
            "llvm.vector.reduce.smin",
            "llvm.vector.reduce.umax",
            "llvm.vector.reduce.umin",
            "llvm.vector.reduce.xor",
        ],
    ),
    (reduce_floats, &["llvm.vector.reduce.fmax", "llvm.vector.reduce.fmin"]),
    (reduce_floats_from, &["llvm.vector.reduce.fadd", "llvm.vector.reduce.fmul"]),
    (splice_left, &["llvm.vector.splice.left"]),
    (splice_right, &["llvm.vector.splice.right"]),
    (stepvector, &["llvm.stepvector"]),
    (vector_match, &["llvm.experimental.vector.match"]),
    (insert, &["llvm.vector.insert"]),
    (extract, &["llvm.vector.extract"]),
    (partial_reduce, &["llvm.vector.partial.reduce.add", "llvm.vector.partial.reduce.fadd"]),
    (matrix_multiply, &["llvm.matrix.multiply"]),
    (matrix_transpose, &["llvm.matrix.transpose"]),
    (matrix_load, &["llvm.matrix.column.major.load"]),
    (matrix_store, &["llvm.matrix.column.major.store"]),
];

fn active_lane_mask<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let result = call.result(cx);
    ensure!(cx, cx.types.scalar(result) == Type::I1, rule::LANE_MASK_ELEMENT, call.inst);
    Ok(())
}

fn get_vector_length<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let most: ApInt = call.int(cx, 1)?;
    ensure!(cx, !most.is_negative() && !most.is_zero(), rule::VECTOR_LENGTH, call.inst);
    Ok(())
}

fn reduce_integers<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let ty = call.arg_type(cx, 0)?;
    ensure!(cx, cx.types.is_vector(ty) && cx.types.is_integer_or_vector(ty), rule::REDUCE_ARGUMENT, call.inst);
    Ok(())
}

fn reduce_floats<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    reduce_floats_at(cx, &call, 0)
}

fn reduce_floats_from<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    reduce_floats_at(cx, &call, 1)
}

fn reduce_floats_at(cx: &mut FunctionCx<'_>, call: &Call<'_>, number: usize) -> Checked {
    let ty = call.arg_type(cx, number)?;
    ensure!(cx, cx.types.is_vector(ty) && cx.types.is_float_or_vector(ty), rule::REDUCE_ARGUMENT, call.inst);
    Ok(())
}

/// Returns the minimum number of lanes of a vector, from its type and the function's `vscale_range`.
pub(super) fn least_lanes(cx: &FunctionCx<'_>, ty: Type) -> u64 {
    let lanes = cx.types.vector_len(ty).map_or(0, |(lanes, _)| u64::from(lanes));
    let attributes = &cx.tables.attributes;
    let own = attributes.list(cx.function.attributes).function;
    match attributes.int(own, AttrKind::VScaleRange) {
        Some(word) => lanes * u64::from(unpack_vscale_range(word).0),
        None => lanes,
    }
}

/// Returns the offset of a splice. LLVM 23 allows any value; in earlier versions the declaration makes it an
/// immediate.
fn constant_offset(cx: &mut FunctionCx<'_>, call: &Call<'_>) -> Result<Option<u64>, Failed> {
    let offset = call.arg(cx, 2)?;
    Ok(cx.tables.int_value(offset).map(|offset| offset.to_u64().unwrap_or(u64::MAX)))
}

fn splice_left<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (index, lanes) = (constant_offset(cx, &call)?, least_lanes(cx, call.result(cx)));
    ensure!(cx, index.is_none_or(|index| index < lanes), rule::SPLICE_LEFT, call.inst);
    Ok(())
}

fn splice_right<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (index, lanes) = (constant_offset(cx, &call)?, least_lanes(cx, call.result(cx)));
    ensure!(cx, index.is_none_or(|index| index <= lanes), rule::SPLICE_RIGHT, call.inst);
    Ok(())
}

fn stepvector<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let result = call.result(cx);
    let width = cx.types.integer_width(cx.types.scalar(result));
    let fits = cx.types.is_vector(result) && width.is_some_and(|width| width >= 8);
    ensure!(cx, fits, rule::STEPVECTOR, call.inst);
    Ok(())
}

/// Checks `llvm.experimental.vector.match`. The signature guarantees that mask and result have one bit per
/// lane.
fn vector_match<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (searched, wanted) = (call.arg_type(cx, 0)?, call.arg_type(cx, 1)?);
    let (types, inst) = (cx.types, call.inst);
    ensure!(cx, matches!(types.vector_len(wanted), Some((_, false))), rule::MATCH_FIXED, inst);
    ensure!(cx, types.is_integer_or_vector(searched), rule::MATCH_INTEGERS, inst);
    ensure!(cx, types.scalar(searched) == types.scalar(wanted), rule::MATCH_SAME, inst);
    Ok(())
}

/// Checks the index of a part, which LLVM stores in 32 bits.
fn part_index(cx: &mut FunctionCx<'_>, call: &Call<'_>, number: usize) -> Result<u64, Failed> {
    Ok(u64::from(call.int(cx, number)?.low_u64() as u32))
}

/// Whether a part of so many lanes at an index exceeds the whole; known only if both or neither are scalable.
fn overruns(whole: (u32, bool), part: (u32, bool), index: u64) -> bool {
    whole.1 == part.1 && index + u64::from(part.0) > u64::from(whole.0)
}

fn insert<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (whole, part, index) = (call.arg_type(cx, 0)?, call.arg_type(cx, 1)?, part_index(cx, &call, 2)?);
    let (types, inst) = (cx.types, call.inst);
    ensure!(cx, types.scalar(whole) == types.scalar(part), rule::INSERT_ELEMENT, inst);
    let (Some(whole), Some(part)) = (types.vector_len(whole), types.vector_len(part)) else { return Ok(()) };
    ensure!(cx, index.is_multiple_of(u64::from(part.0)), rule::INSERT_INDEX, inst);
    ensure!(cx, !overruns(whole, part, index), rule::INSERT_OVERRUN, inst);
    Ok(())
}

fn extract<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (whole, part, index) = (call.arg_type(cx, 0)?, call.result(cx), part_index(cx, &call, 1)?);
    let (types, inst) = (cx.types, call.inst);
    ensure!(cx, types.scalar(whole) == types.scalar(part), rule::EXTRACT_ELEMENT, inst);
    let (Some(whole), Some(part)) = (types.vector_len(whole), types.vector_len(part)) else { return Ok(()) };
    ensure!(cx, index.is_multiple_of(u64::from(part.0)), rule::EXTRACT_INDEX, inst);
    ensure!(cx, !overruns(whole, part, index), rule::EXTRACT_OVERRUN, inst);
    Ok(())
}

fn partial_reduce<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (sum, vector) = (call.arg_type(cx, 0)?, call.arg_type(cx, 1)?);
    let lanes = |ty| cx.types.vector_len(ty).map_or(1, |(lanes, _)| lanes);
    let fits = lanes(vector).is_multiple_of(lanes(sum));
    ensure!(cx, fits, rule::PARTIAL_REDUCE, call.inst);
    Ok(())
}

/// Whether a vector holds a matrix of so many rows and columns.
fn holds(cx: &FunctionCx<'_>, ty: Type, rows: u64, columns: u64) -> bool {
    cx.types.vector_len(ty) == u32::try_from(rows.wrapping_mul(columns)).ok().map(|lanes| (lanes, false))
}

/// The parts common to all matrix operations.
struct Matrix {
    result: Type,
    rows: u64,
    columns: u64,
    first: Option<Type>,
    second: Option<Type>,
    stride: Option<Value>,
}

fn matrix_multiply<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (rows, inner, columns) = (call.number(cx, 2)?, call.number(cx, 3)?, call.number(cx, 4)?);
    let (first, second) = (call.arg_type(cx, 0)?, call.arg_type(cx, 1)?);
    ensure!(cx, holds(cx, first, rows, inner), rule::MATRIX_FIRST, call.inst);
    ensure!(cx, holds(cx, second, inner, columns), rule::MATRIX_SECOND, call.inst);
    let result = call.result(cx);
    matrix(cx, &call, &Matrix { result, rows, columns, first: Some(first), second: Some(second), stride: None })
}

fn matrix_transpose<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (rows, columns, first) = (call.number(cx, 1)?, call.number(cx, 2)?, call.arg_type(cx, 0)?);
    let result = call.result(cx);
    matrix(cx, &call, &Matrix { result, rows, columns, first: Some(first), second: None, stride: None })
}

fn matrix_load<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (stride, rows, columns) = (call.arg(cx, 1)?, call.number(cx, 3)?, call.number(cx, 4)?);
    let result = call.result(cx);
    matrix(cx, &call, &Matrix { result, rows, columns, first: None, second: None, stride: Some(stride) })
}

fn matrix_store<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (stride, rows, columns) = (call.arg(cx, 2)?, call.number(cx, 4)?, call.number(cx, 5)?);
    let result = call.arg_type(cx, 0)?;
    matrix(cx, &call, &Matrix { result, rows, columns, first: Some(result), second: None, stride: Some(stride) })
}

fn matrix(cx: &mut FunctionCx<'_>, call: &Call<'_>, matrix: &Matrix) -> Checked {
    let (types, inst) = (cx.types, call.inst);
    let element = types.scalar(matrix.result);
    ensure!(cx, types.is_integer(element) || types.is_float(element), rule::MATRIX_ELEMENT, inst);
    let same = |other: Option<Type>| other.is_none_or(|other| types.scalar(other) == element);
    ensure!(cx, same(matrix.first), rule::MATRIX_FIRST_ELEMENT, inst);
    ensure!(cx, same(matrix.second), rule::MATRIX_SECOND_ELEMENT, inst);
    ensure!(cx, holds(cx, matrix.result, matrix.rows, matrix.columns), rule::MATRIX_RESULT, inst);
    let Some(stride) = matrix.stride.and_then(|stride| cx.tables.int_value(stride)) else { return Ok(()) };
    ensure!(cx, stride.width() <= 64, rule::MATRIX_STRIDE_WIDTH, inst);
    let Some(stride) = stride.to_u64() else { return Err(cx.fail(&rule::MATRIX_STRIDE_WIDTH, inst)) };
    ensure!(cx, stride >= matrix.rows, rule::MATRIX_STRIDE, inst);
    Ok(())
}
