//! Aliases and ifuncs: their valid targets.

use draig_ir::{Const, ConstKind, Global, GlobalKind, Linkage, Type, Value};

use super::aliasees::Aliasees;
use super::{common, strip_casts_and_offsets};
use crate::context::ModuleStage;
use crate::rules::globals as rule;
use crate::sink::{Checked, Report, ensure};

/// Checks the aliases, in order.
pub(crate) fn aliases(stage: &mut ModuleStage<'_>) {
    let cx = stage.cx;
    let mut aliasees = Aliasees::new(cx);
    for &id in cx.module.aliases() {
        if let GlobalKind::Alias { aliasee } = cx.module.global(id).kind {
            stage.sink.current = Some(id);
            let _ = alias(stage, &mut aliasees, id, aliasee);
        }
    }
    stage.sink.current = None;
}

fn alias(stage: &mut ModuleStage<'_>, aliasees: &mut Aliasees<'_>, id: Global, aliasee: Value) -> Checked {
    let cx = stage.cx;
    let module = cx.module;
    let data = module.global(id);
    let defined = !matches!(data.linkage, Linkage::Appending | Linkage::ExternWeak | Linkage::Common);
    ensure!(stage, defined, rule::ALIAS_LINKAGE, id);
    ensure!(stage, data.address_type == module.constant_type(aliasee), rule::ALIAS_TYPE, id);
    let is_expression = |constant: Const| matches!(cx.tables.constants.kind(constant), ConstKind::Expr(_));
    let addresses = aliasee.as_global().is_some() || aliasee.as_const().is_some_and(is_expression);
    ensure!(stage, addresses, rule::ALIASEE_KIND, id);
    if let Some(broken) = aliasees.first_broken(id, stage.sink.is_full()) {
        let _ = stage.fail(broken, id);
    }
    common::check(cx, stage, id)
}

/// Checks the ifuncs, in order.
pub(crate) fn ifuncs(stage: &mut ModuleStage<'_>) {
    let cx = stage.cx;
    for &id in cx.module.ifuncs() {
        if let GlobalKind::IFunc { resolver } = cx.module.global(id).kind {
            stage.sink.current = Some(id);
            let _ = common::check(cx, stage, id);
            if crate::metadata::ifunc(cx, stage, id).is_ok() {
                let _ = ifunc(stage, id, resolver);
            }
        }
    }
    stage.sink.current = None;
}

fn ifunc(stage: &mut ModuleStage<'_>, id: Global, resolver: Value) -> Checked {
    let cx = stage.cx;
    let module = cx.module;
    let data = module.global(id);
    let defined = !matches!(
        data.linkage,
        Linkage::Appending | Linkage::ExternWeak | Linkage::Common | Linkage::AvailableExternally
    );
    ensure!(stage, defined, rule::IFUNC_LINKAGE, id);
    let function =
        strip_casts_and_offsets(cx, resolver, true).as_global().filter(|&global| module.global(global).is_function());
    let Some(function) = function else { return Err(stage.fail(&rule::IFUNC_RESOLVER, id)) };
    ensure!(stage, !module.is_declaration_for_linker(function), rule::IFUNC_DECLARATION, id);
    let result = cx.types.as_function(module.global(function).value_type).map_or(Type::VOID, |ty| ty.result);
    ensure!(stage, cx.types.is_pointer(result), rule::IFUNC_RESULT, id);
    let same_space = module.constant_type(resolver) == data.address_type;
    ensure!(stage, same_space, rule::IFUNC_TYPE, id);
    Ok(())
}
