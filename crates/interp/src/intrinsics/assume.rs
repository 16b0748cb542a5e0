//! `llvm.assume` and the guards (LangRef "'llvm.assume' Intrinsic", "Assume Operand Bundles").

use super::{Arg, IntrinsicCall};
use crate::rules;
use crate::semantics::{Cx, undefined};
use crate::stop::{Result, internal, unsupported};
use crate::value::{Prov, Slot, Taint};

/// Executes `llvm.assume`: a condition that is false, undef or poison is undefined behaviour, and so is a
/// violated bundle.
pub(super) fn assume(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let condition = call.slot(0)?;
    if condition.tag.is_tainted() {
        let how = cx.taints.word(condition);
        return violated(format!("the assumed condition is {how}"), condition.tag.taint());
    }
    if condition.bits & 1 == 0 {
        return violated("the assumed condition is false", Taint::NONE);
    }
    let [_, operands @ ..] = call.args else { return internal("an assumption without a condition") };
    let mut operands = operands;
    for (tag, count) in call.bundles() {
        let Some((own, rest)) = operands.split_at_checked(count) else {
            return internal(format!(
                "the bundle \"{tag}\" of an assumption has {} of {count} operands",
                operands.len()
            ));
        };
        operands = rest;
        bundle(cx, tag, own)?;
    }
    Ok(())
}

#[cold]
fn violated<T>(what: impl Into<String>, taint: Taint) -> Result<T> {
    undefined(&rules::ASSUMPTION_VIOLATED, what, taint)
}

/// Checks one bundle.
fn bundle(cx: &mut Cx<'_>, tag: &str, operands: &[Arg<'_>]) -> Result<()> {
    // The verifier checks the number of operands of each tag.
    let slot = |number: usize| match operands.get(number).and_then(|arg| arg.slots.first()) {
        Some(slot) => Ok(*slot),
        None => internal(format!("the bundle \"{tag}\" of an assumption has no operand {}", number + 1)),
    };
    match tag {
        "noundef" => {
            let Some(operand) = operands.first() else { return internal("an assumption that nothing is noundef") };
            match operand.slots.iter().find(|slot| slot.tag.is_tainted() && is_undefined(cx, **slot)) {
                Some(slot) => {
                    violated(format!("a value assumed noundef is {}", cx.taints.word(*slot)), slot.tag.taint())
                }
                None => Ok(()),
            }
        }
        "align" => {
            let (value, align) = (slot(0)?, defined(cx, slot(1)?)?);
            // Without a third operand, the pointer itself must be aligned.
            let shift = if operands.len() > 2 { defined(cx, slot(2)?)? } else { 0 };
            let address = defined(cx, value)?.wrapping_sub(shift);
            // An alignment that is not a power of two, such as 0, requires null.
            let holds = if align.is_power_of_two() { address & (align - 1) == 0 } else { address == 0 };
            if holds {
                return Ok(());
            }
            let less = if shift == 0 { String::new() } else { format!(" less {shift}") };
            let what = format!("a pointer assumed aligned to {align} bytes{less} is {:#x}", value.bits);
            violated(what, Taint::NONE)
        }
        "nonnull" => match defined(cx, slot(0)?)? {
            0 => violated("a pointer assumed nonnull is null", Taint::NONE),
            _ => Ok(()),
        },
        "dereferenceable" | "dereferenceable_or_null" => {
            let (value, size) = (slot(0)?, defined(cx, slot(1)?)?);
            let address = defined(cx, value)?;
            if tag == "dereferenceable_or_null" && address == 0 || cx.memory.is_dereferenceable(value, size) {
                return Ok(());
            }
            violated(format!("a pointer assumed {tag} for {size} bytes is {}", cx.memory.reach(value)), Taint::NONE)
        }
        "separate_storage" => {
            let (one, other) = (slot(0)?, slot(1)?);
            let (a, b) = (cx.memory.root(one.tag.prov()), cx.memory.root(other.tag.prov()));
            if a != Prov::NONE && a == b {
                let (first, second) = (one.bits, other.bits);
                let what =
                    format!("pointers assumed to have separate storage, {first:#x} and {second:#x}, are to one object");
                return violated(what, Taint::NONE);
            }
            Ok(())
        }
        // Other tags make no promise about values (`cold`, `ignore`), or are unknown.
        _ => Ok(()),
    }
}

fn is_undefined(cx: &Cx<'_>, slot: Slot) -> bool {
    cx.taints.is_undefined(slot)
}

/// Returns a defined number that an assumption is about.
fn defined(cx: &Cx<'_>, slot: Slot) -> Result<u64> {
    if slot.tag.is_tainted() {
        return violated(format!("an operand of the assumption is {}", cx.taints.word(slot)), slot.tag.taint());
    }
    Ok(slot.bits)
}

/// Executes `llvm.experimental.guard`. Deoptimization, when the condition is false, is not modelled.
pub(super) fn guard(cx: &Cx<'_>, call: &IntrinsicCall<'_>) -> Result<()> {
    let condition = call.slot(0)?;
    if condition.tag.is_tainted() {
        let what = format!("the condition of llvm.experimental.guard is {}", cx.taints.word(condition));
        return undefined(&rules::BRANCH_ON_UNDEFINED, what, condition.tag.taint());
    }
    if condition.bits & 1 == 0 {
        return unsupported("deoptimisation by llvm.experimental.guard");
    }
    Ok(())
}
