//! Aliases and ifuncs: what they may be another name of.

use draig_ir::{Const, ConstKind, Global, GlobalKind, Linkage, Module, Type, Value, ValueKind};
use rustc_hash::FxHashSet;

use super::{behind, common};
use crate::context::{ModuleCx, ModuleStage};
use crate::rules::globals as rule;
use crate::sink::{Checked, Report, ensure};

/// The aliases, in order.
pub(crate) fn aliases(stage: &mut ModuleStage<'_>) {
    let cx = stage.cx;
    for &id in cx.module.aliases() {
        if let GlobalKind::Alias { aliasee } = cx.module.global(id).kind {
            stage.sink.current = Some(id);
            let _ = alias(stage, id, aliasee);
        }
    }
    stage.sink.current = None;
}

fn alias(stage: &mut ModuleStage<'_>, id: Global, aliasee: Value) -> Checked {
    let cx = stage.cx;
    let module = cx.module;
    let data = module.global(id);
    let defined = !matches!(data.linkage, Linkage::Appending | Linkage::ExternWeak | Linkage::Common);
    ensure!(stage, defined, rule::ALIAS_LINKAGE, id);
    ensure!(stage, data.address_type == module.constant_type(aliasee), rule::ALIAS_TYPE, id);
    let is_expression = |constant: Const| matches!(cx.tables.constants.kind(constant), ConstKind::Expr(_));
    let addresses = aliasee.as_global().is_some() || aliasee.as_const().is_some_and(is_expression);
    ensure!(stage, addresses, rule::ALIASEE_KIND, id);
    let _ = parts(stage, id, aliasee);
    common::check(cx, stage, id)
}

/// What the address of an alias is computed from, in LLVM's order: an alias that is the whole
/// address is judged; one within a computation only leads on to its own address.
fn parts(stage: &mut ModuleStage<'_>, id: Global, aliasee: Value) -> Checked {
    let cx = stage.cx;
    let module = cx.module;
    let inspected = module.global(id).linkage == Linkage::AvailableExternally;
    let mut whole: FxHashSet<Global> = FxHashSet::from_iter([id]);
    let mut seen: FxHashSet<Const> = FxHashSet::default();
    let mut pending = vec![aliasee];
    while let Some(value) = pending.pop() {
        let available = |global: Global| module.global(global).linkage == Linkage::AvailableExternally;
        if inspected {
            ensure!(stage, value.as_global().is_some_and(available), rule::ALIAS_AVAILABLE, id);
        }
        match value.kind() {
            ValueKind::Global(global) => {
                let defined = inspected || !module.is_declaration_for_linker(global);
                ensure!(stage, defined, rule::ALIAS_DECLARATION, id);
                if let GlobalKind::Alias { aliasee } = module.global(global).kind {
                    ensure!(stage, whole.insert(global), rule::ALIAS_CYCLE, id);
                    ensure!(stage, !is_interposable(cx, global), rule::ALIAS_INTERPOSABLE, id);
                    pending.push(through(stage, id, aliasee)?);
                }
            }
            ValueKind::Const(constant) if seen.insert(constant) => {
                if let Some(broken) = cx.constants.first_below(module, value) {
                    let _ = stage.fail(broken, id);
                }
                for &operand in operands(module, constant).iter().rev() {
                    pending.push(through(stage, id, operand)?);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// An operand, or if it is an alias what that is of.
fn through(stage: &mut ModuleStage<'_>, id: Global, operand: Value) -> Result<Value, crate::sink::Failed> {
    match operand.as_global().map(|global| &stage.cx.module.global(global).kind) {
        Some(&GlobalKind::Alias { .. }) if operand.as_global() == Some(id) => Err(stage.fail(&rule::ALIAS_CYCLE, id)),
        Some(&GlobalKind::Alias { aliasee }) => Ok(aliasee),
        _ => Ok(operand),
    }
}

fn operands(module: &Module, constant: Const) -> &[Value] {
    match module.tables.constants.kind(constant) {
        ConstKind::Expr(expr) => &expr.operands,
        ConstKind::Aggregate(elements) => elements,
        ConstKind::PtrAuth(parts) => &parts[..],
        _ => &[],
    }
}

/// Whether another definition may take the place of this one.
fn is_interposable(cx: &ModuleCx<'_>, id: Global) -> bool {
    let data = cx.module.global(id);
    matches!(data.linkage, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternWeak)
        || cx.globals.interposition && !data.dso_local
}

/// The ifuncs, in order.
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
    let function = behind(module, resolver, true).as_global().filter(|&global| module.global(global).is_function());
    let Some(function) = function else { return Err(stage.fail(&rule::IFUNC_RESOLVER, id)) };
    ensure!(stage, !module.is_declaration_for_linker(function), rule::IFUNC_DECLARATION, id);
    let result = cx.types.as_function(module.global(function).value_type).map_or(Type::VOID, |ty| ty.result);
    ensure!(stage, cx.types.is_pointer(result), rule::IFUNC_RESULT, id);
    let same_space = module.constant_type(resolver) == data.address_type;
    ensure!(stage, same_space, rule::IFUNC_TYPE, id);
    Ok(())
}
