//! Rules common to all four kinds of globals.

use draig_ir::{DllStorageClass, Global, GlobalData, GlobalKind, Linkage, MAX_ALIGN_LOG2, TypeKind, Visibility};

use super::strip_casts_and_offsets;
use crate::context::{FunctionCx, ModuleCx};
use crate::rules::globals as rule;
use crate::sink::{Checked, Report, ensure};

/// Checks a function as a global.
pub(crate) fn function_as_global(cx: &mut FunctionCx<'_>) -> Checked {
    let (module, id) = (cx.cx, cx.id);
    check(module, cx, id)
}

/// Whether a global, or the target of an alias, is in a comdat.
fn has_comdat(cx: &ModuleCx<'_>, data: &GlobalData) -> bool {
    match data.kind {
        GlobalKind::Alias { aliasee } => {
            let base = strip_casts_and_offsets(cx, aliasee, true).as_global();
            base.is_some_and(|base| cx.module.global(base).comdat.is_some())
        }
        GlobalKind::IFunc { .. } => false,
        _ => data.comdat.is_some(),
    }
}

/// Checks a global of any kind. `report` receives the violations.
pub(super) fn check<R: Report>(cx: &ModuleCx<'_>, report: &mut R, id: Global) -> Checked {
    let module = cx.module;
    let data = module.global(id);
    let declared = module.is_declaration(id);
    let visible = matches!(data.linkage, Linkage::External | Linkage::ExternWeak);
    ensure!(report, !declared || visible, rule::DECLARATION_LINKAGE, id);
    if matches!(data.kind, GlobalKind::Variable(_) | GlobalKind::Function(_)) {
        let huge = data.align.is_some_and(|align| align.log2() > MAX_ALIGN_LOG2);
        ensure!(report, !huge, rule::HUGE_GLOBAL_ALIGN, id);
        if !data.attachments.is_empty() {
            associated(cx, report, id)?;
            crate::metadata::absolute_symbol(cx, report, id)?;
        }
    }
    if data.linkage == Linkage::Appending {
        ensure!(report, matches!(data.kind, GlobalKind::Variable(_)), rule::APPENDING_VARIABLE, id);
        let is_array = matches!(cx.types.kind(data.value_type), TypeKind::Array { .. });
        ensure!(report, is_array, rule::APPENDING_ARRAY, id);
    }
    if module.is_declaration_for_linker(id) {
        ensure!(report, !has_comdat(cx, data), rule::DECLARATION_COMDAT, id);
    }
    match data.dll_storage_class {
        DllStorageClass::Default => {}
        DllStorageClass::Export => {
            ensure!(report, data.visibility != Visibility::Hidden, rule::DLLEXPORT_HIDDEN, id);
        }
        DllStorageClass::Import => {
            ensure!(report, data.visibility == Visibility::Default, rule::DLLIMPORT_VISIBILITY, id);
            ensure!(report, !data.dso_local, rule::DLLIMPORT_LOCAL, id);
            let external = declared && visible || data.linkage == Linkage::AvailableExternally;
            ensure!(report, external, rule::DLLIMPORT_DEFINITION, id);
        }
    }
    let implied =
        data.linkage.is_local() || data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak;
    ensure!(report, !implied || data.dso_local, rule::IMPLICIT_DSO_LOCAL, id);
    Ok(())
}

/// Checks `!associated`: the global whose section is kept together with this one's.
fn associated<R: Report>(cx: &ModuleCx<'_>, report: &mut R, id: Global) -> Checked {
    let module = cx.module;
    let (tables, pool) = (cx.tables, &cx.tables.metadata);
    let Some(kind) = tables.metadata_kinds.find(b"associated") else { return Ok(()) };
    let attachment = module.global(id).attachments.iter().find(|&&(attached, _)| attached == kind);
    let Some(node) = attachment.and_then(|&(_, node)| pool.node(node)) else { return Ok(()) };
    ensure!(report, node.operand_count() == 1, rule::ASSOCIATED_COUNT, id);
    let operand = node.operand(0);
    ensure!(report, operand.is_some(), rule::ASSOCIATED_NULL, id);
    let value = operand.and_then(|operand| pool.as_value(operand)).filter(|value| value.is_constant());
    ensure!(report, value.is_some(), rule::ASSOCIATED_VALUE, id);
    let Some(value) = value else { return Ok(()) };
    ensure!(report, cx.types.is_pointer(module.constant_type(value)), rule::ASSOCIATED_POINTER, id);
    // LLVM accepts every constant, not only globals.
    let base = strip_casts_and_offsets(cx, value, true);
    ensure!(report, base.is_constant(), rule::ASSOCIATED_OBJECT, id);
    ensure!(report, base.as_global() != Some(id), rule::ASSOCIATED_SELF, id);
    Ok(())
}
