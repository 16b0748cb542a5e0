//! Rules for attachments of variables, functions and ifuncs, except debug information.

use draig_ir::Global;
use draig_tables::metadata_kinds::{MD_ABSOLUTE_SYMBOL, MD_DBG, MD_IMPLICIT_REF, MD_PROF};

use super::ranges::{self, Ranges};
use super::{count, nth};
use crate::context::ModuleCx;
use crate::globals::strip_casts_and_offsets;
use crate::rules::{metadata as rule, newer};
use crate::sink::{Checked, Report, ensure};
use crate::violation::Place;

/// Checks `!absolute_symbol`, the range of the address, and then `!implicit.ref`.
pub(crate) fn absolute_symbol<R: Report>(cx: &ModuleCx<'_>, report: &mut R, id: Global) -> Checked {
    let data = cx.module.global(id);
    let symbol = data.attachments.iter().find(|(kind, _)| kind.as_u32() == MD_ABSOLUTE_SYMBOL);
    if let Some(&(_, node)) = symbol {
        let space = cx.types.address_space(data.address_type).unwrap_or(0);
        let width = cx.module.data_layout.pointer(space).size_in_bits;
        let address = cx.types.find(&draig_ir::TypeKind::Integer(width)).unwrap_or(draig_ir::Type::VOID);
        let place = Place { metadata: Some(node), ..Place::from(id) };
        ranges::check(report, cx.tables, node, Ranges::Address(address), place)?;
    }
    implicit_references(cx, report, id)?;
    if cx.is_newer() {
        section_properties(cx, report, id)?;
    }
    Ok(())
}

/// Checks `!elf_section_properties`: type and entry size of the section.
fn section_properties<R: Report>(cx: &ModuleCx<'_>, report: &mut R, id: Global) -> Checked {
    let Some(wanted) = cx.tables.metadata_kinds.find(b"elf_section_properties") else { return Ok(()) };
    let attachments = &cx.module.global(id).attachments;
    let Some(&(_, node)) = attachments.iter().find(|(kind, _)| *kind == wanted) else { return Ok(()) };
    let place = Place { metadata: Some(node), ..Place::from(id) };
    let Some(node) = cx.tables.metadata.node(node) else { return Ok(()) };
    ensure!(report, count(node) == 2, newer::ELF_PROPERTIES, place);
    let value = |number| nth(node, number).and_then(|operand| cx.tables.metadata.as_value(operand));
    let integer = |number| value(number).and_then(|value| cx.tables.int_value(value));
    ensure!(report, value(0).is_some(), newer::ELF_TYPE, place);
    ensure!(report, value(1).is_some(), newer::ELF_ENTRY_SIZE, place);
    ensure!(report, integer(0).is_some(), newer::ELF_TYPE_INTEGER, place);
    ensure!(report, integer(1).is_some(), newer::ELF_ENTRY_SIZE_INTEGER, place);
    Ok(())
}

/// Checks `!implicit.ref`: globals that are kept together with this one.
fn implicit_references<R: Report>(cx: &ModuleCx<'_>, report: &mut R, id: Global) -> Checked {
    let module = cx.module;
    let data = module.global(id);
    let declared = match data.as_variable() {
        Some(variable) => variable.initializer.is_none(),
        None => module.body(id).is_none(),
    };
    for &(kind, node) in &data.attachments {
        if kind.as_u32() != MD_IMPLICIT_REF {
            continue;
        }
        let place = Place { metadata: Some(node), ..Place::from(id) };
        ensure!(report, !declared, rule::REF_OF_DECLARATION, place);
        let Some(node) = cx.tables.metadata.node(node) else { continue };
        ensure!(report, count(node) == 1, rule::REF_OPERANDS, place);
        let value = nth(node, 0).and_then(|operand| cx.tables.metadata.as_value(operand));
        let Some(value) = value.filter(|value| value.is_constant()) else {
            return Err(report.fail(&rule::REF_VALUE, place));
        };
        ensure!(report, cx.types.is_pointer(module.constant_type(value)), rule::REF_POINTER, place);
        let base = strip_casts_and_offsets(cx, value, true);
        ensure!(report, base.is_constant(), rule::REF_GLOBAL, place);
        ensure!(report, base.as_global() != Some(id), rule::REF_SELF, place);
    }
    Ok(())
}

/// Checks the attachments of an ifunc: it can have neither a description nor a count of its own.
pub(crate) fn ifunc<R: Report>(cx: &ModuleCx<'_>, report: &mut R, id: Global) -> Checked {
    let has = |wanted| cx.module.global(id).attachments.iter().any(|(kind, _)| kind.as_u32() == wanted);
    ensure!(report, !has(MD_DBG), rule::IFUNC_DBG, id);
    ensure!(report, !has(MD_PROF), rule::IFUNC_PROF, id);
    Ok(())
}
