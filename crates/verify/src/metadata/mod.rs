//! Rules for metadata nodes, attachments and named metadata.

mod attachments;
mod facts;
mod functions;
mod globals;
mod profile;
mod ranges;
mod scope_declarations;
mod walk;

use draig_ir::{Inst, Metadata, Tables, ValueKind};
use draig_num::ApInt;

use crate::context::{FunctionCx, ModuleStage};
use crate::debug_info;
use crate::sink::Checked;
use crate::violation::Place;

pub(crate) use facts::{Facts, LOCATION, LONE_ATOM};
pub(crate) use functions::{declaration_attachments, definition_attachments, function_attachments_shape};
pub(crate) use globals::{global_object, ifunc};
pub(crate) use scope_declarations::{Scratch, declaration as scope_declaration, function_end};
pub(crate) use walk::Walk;

/// The attachments of an instruction, `!dbg` among them; after all other rules for it.
pub(crate) fn instruction(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    attachments::check(cx, inst)?;
    debug_info::instruction(cx, inst)
}

/// A value of metadata as an operand of an instruction: metadata, or function-local metadata.
pub(crate) fn operand(cx: &mut FunctionCx<'_>, inst: Inst, number: usize) -> Checked {
    let value = cx.body.operands(inst).get(number).copied();
    if let Some(ValueKind::Metadata(id)) = value.map(|value| value.kind()) {
        visit(cx, id, false, (inst, number));
    }
    Ok(())
}

/// Has the walk look at a node that was met here, if there is anything to find.
pub(crate) fn visit(cx: &mut FunctionCx<'_>, id: Metadata, locations_allowed: bool, place: impl Into<Place>) {
    if cx.cx.metadata.worth_a_walk(id) {
        cx.sink.node(id, locations_allowed, place);
    }
}

/// The named metadata, in order.
pub(crate) fn named(stage: &mut ModuleStage<'_>) {
    let cx = stage.cx;
    debug_info::named_metadata(cx.module, &cx.metadata, &mut stage.sink);
}

/// The value of an integer constant in metadata.
fn integer(tables: &Tables, id: Metadata) -> Option<ApInt> {
    tables.int_value(tables.metadata.as_value(id)?)
}

/// The text of a string.
fn string(tables: &Tables, id: Metadata) -> Option<&[u8]> {
    Some(tables.str(tables.metadata.as_string(id)?))
}
