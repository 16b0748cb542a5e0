//! Rules for attachments of functions.

use draig_ir::{Metadata, MetadataData};
use draig_tables::metadata_kinds::{MD_DBG, MD_KCFI_TYPE, MD_PROF};

use super::visit;
use crate::context::FunctionCx;
use crate::debug_info;
use crate::rules::{metadata as rule, newer};
use crate::sink::{Checked, Report, ensure};
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
    if cx.cx.is_newer() && !data.attachments.is_empty() {
        work_group_size(cx)?;
    }
    Ok(())
}

/// Checks `!reqd_work_group_size`, and that the attribute that AMD's back end reads agrees.
fn work_group_size(cx: &mut FunctionCx<'_>) -> Checked {
    let (data, tables) = (cx.data, cx.tables);
    let Some(wanted) = tables.metadata_kinds.find(b"reqd_work_group_size") else { return Ok(()) };
    let Some(&(_, node)) = data.attachments.iter().find(|(kind, _)| *kind == wanted) else { return Ok(()) };
    let place = Place { metadata: Some(node), ..Place::from(cx.id) };
    let Some(node) = tables.metadata.node(node) else { return Ok(()) };
    ensure!(cx, super::count(node) == 3, newer::WORK_GROUP_OPERANDS, place);
    let mut product = 1u64;
    for number in 0..3 {
        let size = super::nth(node, number).and_then(|operand| super::integer(tables, operand));
        let Some(size) = size else { return Err(cx.fail(&newer::WORK_GROUP_INTEGER, place)) };
        let Some(size) = size.to_u64() else { return Err(cx.fail(&newer::WORK_GROUP_WIDTH, place)) };
        let Some(next) = product.checked_mul(size) else { return Err(cx.fail(&newer::WORK_GROUP_PRODUCT, place)) };
        product = next;
    }
    if !cx.cx.is_amdgpu {
        return Ok(());
    }
    let attributes = &tables.attributes;
    let set = attributes.list(cx.function.attributes).function;
    let flat = tables.strings.find(b"amdgpu-flat-work-group-size").and_then(|key| attributes.string(set, key));
    let Some(flat) = flat else { return Err(cx.fail(&newer::WORK_GROUP_FLAT, place)) };
    let Some((least, largest)) = pair(tables.str(flat)) else { return Err(cx.fail(&newer::FLAT_PAIR, place)) };
    ensure!(cx, (least, largest) == (product, product), newer::FLAT_PRODUCT, place);
    Ok(())
}

/// Reads two numbers separated by a comma.
fn pair(text: &[u8]) -> Option<(u64, u64)> {
    let (least, largest) = std::str::from_utf8(text).ok()?.split_once(',')?;
    Some((number(least.trim())?, number(largest.trim())?))
}

/// Reads a number in C's notation.
fn number(text: &str) -> Option<u64> {
    let (digits, radix) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&text[2..], 16),
        [b'0', b'b' | b'B', ..] => (&text[2..], 2),
        [b'0', b'o', ..] => (&text[2..], 8),
        [b'0', _, ..] => (&text[1..], 8),
        _ => (text, 10),
    };
    let plain = digits.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if plain { u64::from_str_radix(digits, radix).ok() } else { None }
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
