//! Promises of metadata: `!range`, `!nonnull`, `!align`, `!noundef`, `!dereferenceable`,
//! `!dereferenceable_or_null` of loads, `!callees` of calls.

use draig_ir::{Body, Global, Metadata, Value};
use draig_num::ApInt;
use draig_tables::metadata_kinds as kinds;

use super::values::in_range;
use crate::machine::Machine;
use crate::program::{CallSite, Function, SlowOp};
use crate::rules;
use crate::stop::{Run, Undefined};
use crate::value::{Slot, Taint};

/// Whether a load promises that what it reads never changes.
pub(crate) fn is_invariant(body: &Body, inst: draig_ir::Inst) -> bool {
    body.attachments(inst).any(|(kind, _)| kind.as_u32() == kinds::MD_INVARIANT_LOAD)
}

/// Checks and applies metadata that promises something about what was loaded.
pub(crate) fn loaded(machine: &mut Machine<'_>, body: &Body, slow: &SlowOp, out: &mut [Slot]) -> Run<()> {
    let mut noundef = false;
    for (kind, node) in body.attachments(slow.inst) {
        let broken = match kind.as_u32() {
            kinds::MD_RANGE => outside(machine, slow, node, out),
            kinds::MD_NONNULL => out.first().is_some_and(|slot| !slot.tag.is_tainted() && slot.bits == 0),
            kinds::MD_ALIGN => {
                let align = number(machine, node).unwrap_or(1);
                out.first().is_some_and(|slot| !slot.tag.is_tainted() && slot.bits & align.saturating_sub(1) != 0)
            }
            kinds::MD_NOUNDEF => {
                noundef = true;
                false
            }
            kinds::MD_DEREFERENCEABLE | kinds::MD_DEREFERENCEABLE_OR_NULL => {
                let size = number(machine, node).unwrap_or(0);
                let or_null = kind.as_u32() == kinds::MD_DEREFERENCEABLE_OR_NULL;
                let pointer = out.first().copied().unwrap_or_default();
                machine.check_dereferenceable_pointer(pointer, size, or_null, &|| "the loaded pointer".to_owned())?;
                false
            }
            _ => false,
        };
        if broken {
            let poison = machine.taints.poison(machine.site, Taint::NONE);
            out.fill(poison);
        }
    }
    if noundef {
        for slot in out.iter() {
            if machine.taints.is_undefined(*slot) {
                let how = machine.taints.word(*slot);
                let what = format!("the loaded value is {how}, and the load is !noundef");
                return Err(Undefined::new(&rules::METADATA_NOUNDEF_VIOLATED, what).taint(slot.tag.taint()).into());
            }
        }
    }
    Ok(())
}

/// Whether a loaded integer lies in none of the ranges of a `!range` node.
fn outside(machine: &Machine<'_>, slow: &SlowOp, node: Metadata, out: &[Slot]) -> bool {
    let Some(leaf) = slow.result.leaves.first() else { return false };
    if out.iter().any(|slot| slot.tag.is_tainted()) {
        return false;
    }
    let limbs: Vec<u64> = out.iter().take(leaf.slots as usize).map(|slot| slot.bits).collect();
    let value = ApInt::from_limbs(leaf.width, &limbs);
    let bounds = integers(machine, node);
    !bounds.is_empty() && !bounds.chunks_exact(2).any(|pair| in_range(&value, &pair[0], &pair[1]))
}

/// The constant integers of a tuple.
fn integers(machine: &Machine<'_>, node: Metadata) -> Vec<ApInt> {
    let tables = &machine.module.tables;
    operands(machine, node).into_iter().filter_map(|value| tables.int_value(value)).collect()
}

/// The one integer of a tuple.
fn number(machine: &Machine<'_>, node: Metadata) -> Option<u64> {
    integers(machine, node).first().map(ApInt::low_u64)
}

/// The values that a tuple holds.
fn operands(machine: &Machine<'_>, node: Metadata) -> Vec<Value> {
    let pool = &machine.module.tables.metadata;
    let Some(tuple) = pool.node(node) else { return Vec::new() };
    tuple.operands().flatten().filter_map(|operand| pool.as_value(operand)).collect()
}

/// Checks `!callees`.
pub(crate) fn callees(machine: &mut Machine<'_>, function: &Function, call: &CallSite, callee: Global) -> Run<()> {
    let module = machine.module;
    let Some(body) = module.body(function.global) else { return Ok(()) };
    let Some((_, node)) = body.attachments(call.inst).find(|(kind, _)| kind.as_u32() == kinds::MD_CALLEES) else {
        return Ok(());
    };
    let listed = operands(machine, node);
    if listed.iter().any(|value| value.as_global() == Some(callee)) {
        return Ok(());
    }
    let name = String::from_utf8_lossy(module.name(callee));
    let what = format!("@{name} is called, which !callees does not list");
    Err(Undefined::new(&rules::CALLEES_VIOLATED, what).into())
}
