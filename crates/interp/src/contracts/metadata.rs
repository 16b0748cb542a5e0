//! Promises of metadata: `!range`, `!nonnull`, `!align`, `!noundef`, `!dereferenceable`,
//! `!dereferenceable_or_null` of loads, `!callees` of calls.

use draig_ir::{Body, Global, Inst, Metadata, Module, Value};
use draig_num::ApInt;
use draig_tables::metadata_kinds as kinds;

use super::values::{Bounds, in_range, is_null, misaligned};
use crate::machine::Machine;
use crate::memory::Memory;
use crate::program::{self, CallSite, Function};
use crate::report::describe_int;
use crate::rules;
use crate::shape::{Leaf, Shape};
use crate::stop::{Result, Undefined, fault, internal};
use crate::value::{Slot, mask};

/// Promises of a load's metadata, in a form that makes the common case fast.
#[derive(Clone, Debug)]
pub(crate) struct LoadChecks {
    /// Whether the loaded bytes never change.
    pub(crate) invariant: bool,
    bounds: Bounds,
}

impl LoadChecks {
    /// Returns the promises of a load of this shape, if it has any.
    pub(crate) fn of(module: &Module, body: &Body, inst: Inst, shape: &Shape) -> Result<Option<LoadChecks>> {
        let scalar = shape.scalar().filter(|leaf| leaf.slots == 1);
        let mut invariant = false;
        let mut bounds = Bounds::none(scalar.map_or(u64::MAX, |leaf| mask(leaf.width)));
        let mut any = false;
        for (kind, node) in body.attachments(inst).filter(|&(kind, _)| super::checks_metadata(kind)) {
            any = true;
            match kind.as_u32() {
                kinds::MD_INVARIANT_LOAD => invariant = true,
                // Defined values satisfy this.
                kinds::MD_NOUNDEF => {}
                _ if scalar.is_none() => bounds.complete = false,
                kinds::MD_NONNULL => bounds.nonnull = true,
                kinds::MD_ALIGN => bounds.align_mask = number(module, node)?.saturating_sub(1),
                kinds::MD_DEREFERENCEABLE => bounds.dereferenceable = number(module, node)?,
                kinds::MD_DEREFERENCEABLE_OR_NULL => bounds.or_null = number(module, node)?,
                _ => match &integers(module, node)[..] {
                    [low, high] if low != high => bounds.set_range(low.low_u64(), high.low_u64()),
                    _ => bounds.complete = false,
                },
            }
        }
        Ok(any.then_some(LoadChecks { invariant, bounds }))
    }

    /// Returns whether values are known to satisfy the promises.
    #[inline]
    pub(crate) fn are_satisfied(&self, slots: &[Slot], memory: &Memory) -> bool {
        match slots {
            [slot] => self.bounds.are_satisfied(*slot, memory),
            _ => self.bounds.complete && !slots.iter().any(|slot| slot.tag.is_tainted()),
        }
    }
}

/// Checks and applies metadata with promises about a loaded value.
#[cold]
pub(crate) fn loaded(machine: &mut Machine<'_>, function: Global, inst: Inst, out: &mut [Slot]) -> Result<()> {
    let module = machine.module;
    let Some(body) = module.body(function) else { return internal("a load of a function without a body") };
    let shape = machine.program.shapes.of(module, body.inst_type(inst))?;
    let who = || "the loaded value".to_owned();
    let mut noundef = false;
    let mut broken: Option<String> = None;
    for (kind, node) in body.attachments(inst) {
        let (leaf, limbs) = (shape.leaves.first(), defined(out));
        let how = match (kind.as_u32(), leaf.zip(limbs.as_deref())) {
            (kinds::MD_NOUNDEF, _) => {
                noundef = true;
                None
            }
            (kinds::MD_DEREFERENCEABLE | kinds::MD_DEREFERENCEABLE_OR_NULL, _) => {
                let or_null = kind.as_u32() == kinds::MD_DEREFERENCEABLE_OR_NULL;
                machine.check_dereferenceable(out[0], number(module, node)?, or_null, broken.as_deref(), &who)?;
                None
            }
            // Promises do not apply to a value that is already undefined.
            (kinds::MD_RANGE, Some((leaf, limbs))) => outside(module, leaf, node, limbs),
            (kinds::MD_NONNULL, Some((leaf, limbs))) => is_null(leaf, limbs),
            (kinds::MD_ALIGN, Some((leaf, limbs))) => misaligned(leaf, limbs, number(module, node)?),
            _ => None,
        };
        if let Some(how) = how {
            out.fill(machine.taints.poison_because(machine.thread.site, format!("{} {how}", who())));
            broken = broken.or(Some(how));
        }
    }
    if noundef {
        for slot in out.iter() {
            if machine.taints.is_undefined(*slot) {
                let how = broken.unwrap_or_else(|| format!("is {}", machine.taints.word(*slot)));
                let what = format!("the loaded value {how}, and the load is !noundef");
                return Err(Undefined::new(&rules::METADATA_NOUNDEF_VIOLATED, what).taint(slot.tag.taint()).into());
            }
        }
    }
    Ok(())
}

/// Returns the bits of a defined value.
fn defined(slots: &[Slot]) -> Option<Vec<u64>> {
    slots.iter().all(|slot| !slot.tag.is_tainted()).then(|| slots.iter().map(|slot| slot.bits).collect())
}

/// Describes how a loaded integer violates a `!range` node.
fn outside(module: &Module, leaf: &Leaf, node: Metadata, limbs: &[u64]) -> Option<String> {
    // Each lane of a vector must be in range; the first is checked.
    let value = ApInt::from_limbs(leaf.width, limbs.get(..leaf.slots as usize)?);
    let bounds = integers(module, node);
    if bounds.is_empty() || bounds.chunks_exact(2).any(|pair| in_range(&value, &pair[0], &pair[1])) {
        return None;
    }
    let ranges =
        bounds.chunks_exact(2).map(|pair| format!("{} to below {}", describe_int(&pair[0]), describe_int(&pair[1])));
    Some(format!("is {}, outside of !range {}", describe_int(&value), ranges.collect::<Vec<_>>().join(", ")))
}

/// Returns the constant integers of a tuple.
fn integers(module: &Module, node: Metadata) -> Vec<ApInt> {
    operands(module, node).into_iter().filter_map(|value| module.tables.int_value(value)).collect()
}

/// Returns the only integer of a tuple, which the verifier has checked.
fn number(module: &Module, node: Metadata) -> Result<u64> {
    integers(module, node).first().map(ApInt::low_u64).ok_or_else(|| fault("metadata without its number"))
}

/// Returns the values of a tuple.
fn operands(module: &Module, node: Metadata) -> Vec<Value> {
    let pool = &module.tables.metadata;
    let Some(tuple) = pool.node(node) else { return Vec::new() };
    tuple.operands().flatten().filter_map(|operand| pool.as_value(operand)).collect()
}

/// Maximum number of callees listed in a report.
const LISTED: usize = 8;

/// Checks `!callees`.
pub(crate) fn callees(machine: &mut Machine<'_>, function: &Function, call: &CallSite, callee: Global) -> Result<()> {
    let module = machine.module;
    let Some(body) = module.body(function.global) else { return internal("a call of a function without a body") };
    let Some((_, node)) = body.attachments(call.inst).find(|(kind, _)| kind.as_u32() == kinds::MD_CALLEES) else {
        return Ok(());
    };
    let listed = operands(module, node);
    if listed.iter().any(|value| value.as_global() == Some(callee)) {
        return Ok(());
    }
    let name = program::name(module, callee);
    let names = listed.iter().filter_map(|value| value.as_global());
    let names: Vec<String> = names.take(LISTED).map(|global| format!("@{}", program::name(module, global))).collect();
    let more = if listed.len() > LISTED { ", …" } else { "" };
    let what = format!("@{name} is called, and !callees lists only {}{more}", names.join(", "));
    Err(Undefined::new(&rules::CALLEES_VIOLATED, what).into())
}
