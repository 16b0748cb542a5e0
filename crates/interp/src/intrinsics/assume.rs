//! `llvm.assume` and the guards (LangRef "'llvm.assume' Intrinsic", "Assume Operand Bundles").

use super::{Arg, IntrinsicCall};
use crate::rules;
use crate::semantics::{Cx, undefined};
use crate::stop::{Run, unsupported};
use crate::value::{Prov, Slot, Taint};

/// `llvm.assume`: a condition that is false, undef or poison is undefined behaviour, and so is a
/// bundle that does not hold.
pub(super) fn assume(cx: &mut Cx<'_>, call: &IntrinsicCall<'_>) -> Run<()> {
    let condition = call.slot(0);
    if condition.tag.is_tainted() {
        let how = cx.taints.word(condition);
        return violated(format!("the assumed condition is {how}"), condition.tag.taint());
    }
    if condition.bits & 1 == 0 {
        return violated("the assumed condition is false", Taint::NONE);
    }
    let mut operands = call.args.get(1..).unwrap_or_default();
    for (tag, count) in call.bundles() {
        let Some((own, rest)) = operands.split_at_checked(count) else { break };
        operands = rest;
        bundle(cx, tag, own)?;
    }
    Ok(())
}

#[cold]
fn violated<T>(what: impl Into<String>, taint: Taint) -> Run<T> {
    undefined(&rules::ASSUMPTION_VIOLATED, what, taint)
}

/// One bundle. Tags that say nothing about values, or nothing known, hold.
fn bundle(cx: &mut Cx<'_>, tag: &str, operands: &[Arg<'_>]) -> Run<()> {
    let slot = |number: usize| operands.get(number).and_then(|arg| arg.slots.first()).copied().unwrap_or_default();
    let value = slot(0);
    match tag {
        "noundef" => {
            let slots = operands.first().map_or(&[][..], |arg| arg.slots);
            match slots.iter().find(|slot| slot.tag.is_tainted() && is_undefined(cx, **slot)) {
                Some(slot) => {
                    violated(format!("a value assumed noundef is {}", cx.taints.word(*slot)), slot.tag.taint())
                }
                None => Ok(()),
            }
        }
        "align" => {
            let (align, shift) = (defined(slot(1))?, defined(slot(2))?);
            let address = defined(value)?.wrapping_sub(shift);
            // What is no power of two, as 0, asks for null.
            let holds = if align.is_power_of_two() { address & (align - 1) == 0 } else { address == 0 };
            if holds {
                return Ok(());
            }
            let less = if shift == 0 { String::new() } else { format!(" less {shift}") };
            let what = format!("a pointer assumed aligned to {align} bytes{less} is {:#x}", value.bits);
            violated(what, Taint::NONE)
        }
        "nonnull" if defined(value)? == 0 => violated("a pointer assumed nonnull is null", Taint::NONE),
        "dereferenceable" | "dereferenceable_or_null" => {
            let size = defined(slot(1))?;
            let address = defined(value)?;
            if tag == "dereferenceable_or_null" && address == 0 || cx.memory.is_dereferenceable(value, size) {
                return Ok(());
            }
            violated(format!("a pointer assumed {tag} for {size} bytes is {}", cx.memory.reach(value)), Taint::NONE)
        }
        "separate_storage" => {
            let (a, b) = (cx.memory.root(value.tag.prov()), cx.memory.root(slot(1).tag.prov()));
            if a != Prov::NONE && a == b {
                let (first, second) = (value.bits, slot(1).bits);
                let what =
                    format!("pointers assumed to have separate storage, {first:#x} and {second:#x}, are to one object");
                return violated(what, Taint::NONE);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

fn is_undefined(cx: &Cx<'_>, slot: Slot) -> bool {
    cx.taints.is_undefined(slot)
}

/// A number that an assumption is about.
fn defined(slot: Slot) -> Run<u64> {
    if slot.tag.is_tainted() {
        return violated("an operand of the assumption is undefined", slot.tag.taint());
    }
    Ok(slot.bits)
}

/// `llvm.experimental.guard`: to leave the code when the condition is false is not modelled.
pub(super) fn guard(call: &IntrinsicCall<'_>) -> Run<()> {
    let condition = call.slot(0);
    if condition.tag.is_tainted() {
        let what = "the condition of llvm.experimental.guard is undefined";
        return undefined(&rules::BRANCH_ON_UNDEFINED, what, condition.tag.taint());
    }
    if condition.bits & 1 == 0 {
        return unsupported("deoptimisation by llvm.experimental.guard");
    }
    Ok(())
}
