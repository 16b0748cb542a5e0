//! Rules for attachments of functions.

use draig_ir::{Metadata, MetadataData};
use draig_tables::metadata_kinds::{MD_DBG, MD_KCFI_TYPE, MD_PROF};

use super::visit;
use crate::context::FunctionCx;
use crate::debug_info;
use crate::rules::metadata as rule;
use crate::sink::{Checked, ensure};
use crate::violation::Place;

/// Checks the rules for a function's attachments that hold with and without a body.
pub(crate) fn function_attachments_shape(cx: &mut FunctionCx<'_>) -> Checked {
    let data = cx.data;
    for &(kind, node) in &data.attachments {
        match kind.as_u32() {
            MD_PROF => profile(cx, node)?,
            MD_KCFI_TYPE => kcfi_type(cx, node)?,
            _ => {}
        }
    }
    Ok(())
}

/// Checks the attachments of a declaration.
pub(crate) fn declaration_attachments(cx: &mut FunctionCx<'_>) -> Checked {
    let data = cx.data;
    for &(kind, node) in &data.attachments {
        if kind.as_u32() == MD_DBG {
            debug_info::declaration_attachment(cx, node)?;
        }
        ensure!(cx, kind.as_u32() != MD_PROF, rule::PROF_OF_DECLARATION, node);
        visit(cx, node, true, cx.id);
    }
    Ok(())
}

/// Checks the attachments of a definition.
pub(crate) fn definition_attachments(cx: &mut FunctionCx<'_>) -> Checked {
    let data = cx.data;
    let (mut places, mut profiles, mut types) = (0, 0, 0);
    for &(kind, node) in &data.attachments {
        match kind.as_u32() {
            MD_DBG => {
                debug_info::definition_attachment(cx, node, places)?;
                places += 1;
            }
            MD_PROF => {
                profiles += 1;
                ensure!(cx, profiles == 1, rule::ONE_PROF, node);
            }
            MD_KCFI_TYPE => {
                types += 1;
                ensure!(cx, types == 1, rule::ONE_KCFI_TYPE, node);
            }
            _ => {}
        }
        visit(cx, node, kind.as_u32() == MD_DBG, cx.id);
    }
    Ok(())
}

/// Checks the entry count of a function.
fn profile(cx: &mut FunctionCx<'_>, id: Metadata) -> Checked {
    let tables = cx.tables;
    let place = Place { metadata: Some(id), ..Place::from(cx.id) };
    let Some(node) = tables.metadata.node(id) else { return Ok(()) };
    ensure!(cx, super::count(node) >= 2, rule::FUNCTION_PROF_OPERANDS, place);
    let Some(first) = super::nth(node, 0) else {
        ensure!(cx, false, rule::FUNCTION_PROF_NULL, place);
        return Ok(());
    };
    let name = tables.metadata.as_string(first).map(|symbol| tables.str(symbol));
    ensure!(cx, name.is_some(), rule::FUNCTION_PROF_STRING, place);
    let name = name.unwrap_or_default();
    if name == super::profile::UNKNOWN {
        return super::profile::unknown(cx, node, place);
    }
    let known = name == b"function_entry_count" || name == b"synthetic_function_entry_count";
    ensure!(cx, known, rule::FUNCTION_PROF_NAME, place);
    let count = super::nth(node, 1);
    ensure!(cx, count.is_some(), rule::FUNCTION_PROF_COUNT_NULL, place);
    let is_integer = count.is_some_and(|count| super::integer(tables, count).is_some());
    ensure!(cx, is_integer, rule::FUNCTION_PROF_COUNT, place);
    Ok(())
}

/// Checks the number by which callers identify a function's type.
fn kcfi_type(cx: &mut FunctionCx<'_>, id: Metadata) -> Checked {
    let tables = cx.tables;
    let place = Place { metadata: Some(id), ..Place::from(cx.id) };
    let Some(node) = tables.metadata.node(id) else { return Ok(()) };
    ensure!(cx, super::count(node) == 1, rule::KCFI_TYPE_OPERANDS, place);
    let operand = super::nth(node, 0);
    ensure!(cx, operand.is_some(), rule::KCFI_TYPE_NULL, place);
    let Some(operand) = operand else { return Ok(()) };
    let is_constant = matches!(tables.metadata.get(operand), MetadataData::Value(_));
    ensure!(cx, is_constant, rule::KCFI_TYPE_CONSTANT, place);
    let number = super::integer(tables, operand);
    ensure!(cx, number.is_some(), rule::KCFI_TYPE_INTEGER, place);
    ensure!(cx, number.is_some_and(|number| number.width() == 32), rule::KCFI_TYPE_WIDTH, place);
    Ok(())
}
