//! Rules for metadata nodes, attachments and named metadata.

mod attachments;
mod facts;
mod functions;
mod globals;
mod known_valid;
mod memory_profile;
mod operands;
mod profile;
mod ranges;
mod scopes;
mod walk;

use draig_ir::{Inst, Metadata, Tables, ValueKind};
use draig_num::ApInt;

use crate::context::{FunctionCx, ModuleStage};
use crate::debug_info;
use crate::sink::Checked;
use crate::violation::Place;

pub(crate) use facts::{BROKEN, Facts, LOCATION, LONE_ATOM};
pub(crate) use functions::{declaration_attachments, definition_attachments, function_attachments_shape};
pub(crate) use globals::{absolute_symbol, ifunc};
pub(crate) use known_valid::Scratch;
pub(crate) use operands::{count, nth};
pub(crate) use scopes::function_end;
pub(crate) use walk::Walk;

/// Checks the attachments of an instruction, including `!dbg`, after all other rules for it.
pub(crate) fn instruction(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    let body = cx.body;
    let attached = body.attachments(inst).next().is_some();
    if attached {
        attachments::check(cx, inst)?;
    }
    // Nearly every instruction has a location with nothing to report.
    if body.debug_loc(inst).is_some_and(|place| cx.cx.metadata.flags(place) != LOCATION) {
        debug_info::instruction(cx, inst)?;
    }
    if attached {
        attachments::walk(cx, inst);
    }
    Ok(())
}

/// Checks metadata as an operand of an instruction, including function-local metadata. LLVM checks that of
/// intrinsics it knows.
pub(crate) fn operand(cx: &mut FunctionCx<'_>, inst: Inst, number: usize) -> Checked {
    let Some(ValueKind::Metadata(id)) = cx.body.operands(inst).get(number).map(|value| value.kind()) else {
        return Ok(());
    };
    let callee = cx.body.callee(inst).and_then(draig_ir::Value::as_global);
    if callee.is_some_and(|callee| cx.cx.intrinsics.of(callee).is_some()) {
        visit(cx, id, false, (inst, number));
    }
    Ok(())
}

/// Requests the walk of a node that is used here, unless it cannot find anything.
pub(crate) fn visit(cx: &mut FunctionCx<'_>, id: Metadata, locations_allowed: bool, place: impl Into<Place>) {
    if cx.cx.metadata.needs_walk(id) {
        cx.sink.node(id, locations_allowed, place);
    }
}

/// Checks the named metadata, in order.
pub(crate) fn named(stage: &mut ModuleStage<'_>) {
    let cx = stage.cx;
    debug_info::named_metadata(cx.module, &cx.metadata, &mut stage.sink);
}

/// Returns the value of an integer constant in metadata.
pub(crate) fn integer(tables: &Tables, id: Metadata) -> Option<ApInt> {
    tables.int_value(tables.metadata.as_value(id)?)
}

/// Returns the text of a string.
pub(crate) fn string(tables: &Tables, id: Metadata) -> Option<&[u8]> {
    Some(tables.str(tables.metadata.as_string(id)?))
}
