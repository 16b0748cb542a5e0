//! Promises of metadata: `!range`, `!nonnull`, `!align`, `!noundef`, `!dereferenceable`,
//! `!dereferenceable_or_null` of loads, `!callees` of calls.

use draig_ir::{Body, Global, Inst, Metadata, Module, Value};
use draig_num::ApInt;
use draig_tables::metadata_kinds as kinds;

use super::values::{Bounds, in_range};
use crate::machine::Machine;
use crate::memory::Memory;
use crate::program::{self, CallSite, Function};
use crate::rules;
use crate::shape::Shape;
use crate::stop::{Run, Undefined};
use crate::value::{Slot, Taint, mask};

/// What the metadata of a load promises, so that the usual case is looked at quickly.
#[derive(Clone, Debug)]
pub(crate) struct LoadChecks {
    /// Whether what is read never changes.
    pub(crate) invariant: bool,
    bounds: Bounds,
}

impl LoadChecks {
    /// The promises of a load of this shape, if it makes any.
    pub(crate) fn of(module: &Module, body: &Body, inst: Inst, shape: &Shape) -> Option<LoadChecks> {
        let scalar = shape.scalar().filter(|leaf| leaf.slots == 1);
        let mut invariant = false;
        let mut bounds = Bounds::none(scalar.map_or(u64::MAX, |leaf| mask(leaf.width)));
        let mut any = false;
        for (kind, node) in body.attachments(inst).filter(|&(kind, _)| super::checks_metadata(kind)) {
            any = true;
            match kind.as_u32() {
                kinds::MD_INVARIANT_LOAD => invariant = true,
                // Defined values are all that it takes.
                kinds::MD_NOUNDEF => {}
                _ if scalar.is_none() => bounds.complete = false,
                kinds::MD_NONNULL => bounds.nonnull = true,
                kinds::MD_ALIGN => bounds.align_mask = number(module, node).unwrap_or(1).saturating_sub(1),
                kinds::MD_DEREFERENCEABLE => bounds.dereferenceable = number(module, node).unwrap_or(0),
                kinds::MD_DEREFERENCEABLE_OR_NULL => bounds.or_null = number(module, node).unwrap_or(0),
                _ => match &integers(module, node)[..] {
                    [low, high] if low != high => bounds.set_range(low.low_u64(), high.low_u64()),
                    _ => bounds.complete = false,
                },
            }
        }
        any.then_some(LoadChecks { invariant, bounds })
    }

    /// Whether values are known to be as promised.
    #[inline]
    pub(crate) fn hold(&self, slots: &[Slot], memory: &Memory) -> bool {
        match slots {
            [slot] => self.bounds.hold(*slot, memory),
            _ => self.bounds.complete && !slots.iter().any(|slot| slot.tag.is_tainted()),
        }
    }
}

/// Checks and applies metadata that promises something about what was loaded.
#[cold]
pub(crate) fn loaded(machine: &mut Machine<'_>, function: Global, inst: Inst, out: &mut [Slot]) -> Run<()> {
    let module = machine.module;
    let Some(body) = module.body(function) else { return Ok(()) };
    let shape = machine.program.shapes.of(module, body.inst_type(inst))?;
    let mut noundef = false;
    for (kind, node) in body.attachments(inst) {
        let broken = match kind.as_u32() {
            kinds::MD_RANGE => outside(module, &shape, node, out),
            kinds::MD_NONNULL => out.first().is_some_and(|slot| !slot.tag.is_tainted() && slot.bits == 0),
            kinds::MD_ALIGN => {
                let align = number(module, node).unwrap_or(1);
                out.first().is_some_and(|slot| !slot.tag.is_tainted() && slot.bits & align.saturating_sub(1) != 0)
            }
            kinds::MD_NOUNDEF => {
                noundef = true;
                false
            }
            kinds::MD_DEREFERENCEABLE | kinds::MD_DEREFERENCEABLE_OR_NULL => {
                let size = number(module, node).unwrap_or(0);
                let or_null = kind.as_u32() == kinds::MD_DEREFERENCEABLE_OR_NULL;
                let pointer = out.first().copied().unwrap_or_default();
                machine.check_dereferenceable_pointer(pointer, size, or_null, &|| "the loaded pointer".to_owned())?;
                false
            }
            _ => false,
        };
        if broken {
            let poison = machine.taints.poison(machine.thread.site, Taint::NONE);
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
fn outside(module: &Module, shape: &Shape, node: Metadata, out: &[Slot]) -> bool {
    let Some(leaf) = shape.leaves.first() else { return false };
    if out.iter().any(|slot| slot.tag.is_tainted()) {
        return false;
    }
    let limbs: Vec<u64> = out.iter().take(leaf.slots as usize).map(|slot| slot.bits).collect();
    let value = ApInt::from_limbs(leaf.width, &limbs);
    let bounds = integers(module, node);
    !bounds.is_empty() && !bounds.chunks_exact(2).any(|pair| in_range(&value, &pair[0], &pair[1]))
}

/// The constant integers of a tuple.
fn integers(module: &Module, node: Metadata) -> Vec<ApInt> {
    operands(module, node).into_iter().filter_map(|value| module.tables.int_value(value)).collect()
}

/// The one integer of a tuple.
fn number(module: &Module, node: Metadata) -> Option<u64> {
    integers(module, node).first().map(ApInt::low_u64)
}

/// The values that a tuple holds.
fn operands(module: &Module, node: Metadata) -> Vec<Value> {
    let pool = &module.tables.metadata;
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
    let listed = operands(module, node);
    if listed.iter().any(|value| value.as_global() == Some(callee)) {
        return Ok(());
    }
    let name = program::name(module, callee);
    let what = format!("@{name} is called, which !callees does not list");
    Err(Undefined::new(&rules::CALLEES_VIOLATED, what).into())
}
