//! Reductions of vectors to scalars (LangRef "Vector Reduction Intrinsics"). Floating-point sums and products
//! go from the start value through the lanes in order; `reassoc` allows any order, including this one.

use draig_ir::{FastMath, IntFlags, Opcode};
use draig_num::{ApFloat, ApInt};

use super::lanes::{Truth, lane_of};
use super::predicated::active;
use super::{Arg, IntrinsicCall};
use crate::semantics::{Cx, Scalar, first, float_binary, float_math, int_binary};
use crate::shape::{Leaf, LeafKind};
use crate::stop::{Result, internal};
use crate::value::Slot;

/// Operation that combines the intermediate result with the next lane.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// An instruction on integers.
    Int(Opcode),
    /// An instruction on floating-point numbers.
    Float(Opcode),
    /// An extreme of integers.
    Extreme(fn(&ApInt, &ApInt) -> ApInt),
    /// An extreme of floating-point numbers.
    FloatExtreme(fn(ApFloat, ApFloat) -> ApFloat),
}

impl Step {
    pub(super) fn apply(
        self,
        cx: &mut Cx<'_>,
        fast: FastMath,
        leaf: &Leaf,
        a: &[Slot],
        b: &[Slot],
        out: &mut [Slot],
    ) -> Result<()> {
        match (self, leaf.kind) {
            (Step::Int(op), LeafKind::Int(width)) => int_binary(cx, op, IntFlags::NONE, width, a, b, out),
            (Step::Float(op), LeafKind::Float(format)) => float_binary(cx, op, fast, format, a, b, out),
            (Step::Extreme(of), LeafKind::Int(width)) => {
                match (cx.read(width, a), cx.read(width, b)) {
                    (Scalar::Poison(taint), _) | (_, Scalar::Poison(taint)) => cx.write_poison(taint, out),
                    (Scalar::Bits(x, taint), Scalar::Bits(y, other)) => {
                        let result = x.try_pairs(&y, |a, b| Some(of(a, b))).unwrap_or_else(|| x.join(&y));
                        cx.write(&result, first(taint, other), out)?;
                    }
                }
                Ok(())
            }
            (Step::FloatExtreme(of), LeafKind::Float(format)) => {
                float_math(cx, fast, format, [a, b], out, |_, [x, y]| Some(of(x, y)))
            }
            (_, other) => internal(format!("a reduction by another type's instruction of {}", other.describe())),
        }
    }
}

/// Executes `llvm.vector.reduce.*` of the only argument, or of the second one starting with the first.
pub(super) fn reduce(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], step: Step) -> Result<()> {
    match call.args {
        [vector] => run(cx, call, None, vector, |_| Truth::Yes, out, step),
        [start, vector, ..] => run(cx, call, Some(start), vector, |_| Truth::Yes, out, step),
        [] => internal("a reduction of nothing"),
    }
}

/// Executes `llvm.vp.reduce.*` of the second argument's active lanes, starting with the first argument.
pub(super) fn reduce_active(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], step: Step) -> Result<()> {
    let [start, vector] = call.leading()?;
    let lanes = active(cx, call, Some(2), 3, vector.shape.leaves.len())?;
    run(cx, call, Some(start), vector, |number| lanes[number], out, step)
}

fn run(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    start: Option<&Arg<'_>>,
    vector: &Arg<'_>,
    takes_part: impl Fn(usize) -> Truth,
    out: &mut [Slot],
    step: Step,
) -> Result<()> {
    let leaf = call.result.first()?;
    let mut value: Option<Vec<Slot>> = start.map(|start| start.slots.to_vec());
    for number in 0..vector.shape.leaves.len() {
        match takes_part(number) {
            Truth::Yes => {}
            Truth::No => continue,
            Truth::Unknown(taint) => {
                cx.write_poison(taint, out);
                return Ok(());
            }
        }
        let next = lane_of(vector, number)?.1;
        value = Some(match value {
            None => next.to_vec(),
            Some(value) => {
                let mut result = vec![Slot::default(); value.len()];
                step.apply(cx, call.fast_math, &leaf, &value, next, &mut result)?;
                result
            }
        });
    }
    match value {
        Some(value) if value.len() == out.len() => out.copy_from_slice(&value),
        Some(value) => return internal(format!("@{} gives {} slots, not {}", call.name, value.len(), out.len())),
        None => return internal(format!("@{} of nothing", call.name)),
    }
    Ok(())
}

/// Executes `llvm.vector.partial.reduce.*`: adds each lane of the second argument to the lane of the first
/// argument with the same number modulo the number of lanes there.
pub(super) fn partial(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>, out: &mut [Slot], step: Step) -> Result<()> {
    let [start, vector] = call.leading()?;
    if start.slots.len() != out.len() || call.result.leaves.is_empty() {
        return internal(format!("@{} of {} gives {}", call.name, start.shape.describe(), call.result.describe()));
    }
    out.copy_from_slice(start.slots);
    for number in 0..vector.shape.leaves.len() {
        let leaf = &call.result.leaves[number % call.result.leaves.len()];
        let next = lane_of(vector, number)?.1;
        let value = leaf.of(out)?.to_vec();
        step.apply(cx, call.fast_math, leaf, &value, next, leaf.of_mut(out)?)?;
    }
    Ok(())
}
