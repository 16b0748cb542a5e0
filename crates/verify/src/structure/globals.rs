//! The structure of globals, comdats, named metadata and the summary.

use draig_ir::{Global, GlobalData, GlobalKind, Module, Symbol, Value};

use super::{Bounds, Dangling};
use crate::rules::structure as rule;
use crate::sink::{Checked, Report, Sink, ensure};
use crate::violation::Place;

pub(super) fn check(module: &Module, dangling: &Dangling, sink: &mut Sink) {
    let bounds = Bounds::new(module);
    // Removed globals are in no list.
    for id in module.globals_in_order() {
        let _ = global(&bounds, dangling, sink, id, module.global(id));
    }
    lists(module, sink);
    for comdat in module.comdats() {
        if !bounds.symbol(comdat.name) {
            let _ = sink.fail(&rule::COMDAT_PART, Place::default());
        }
    }
    for named in module.named_metadata() {
        if !bounds.symbol(named.name) || !named.operands.iter().all(|&operand| bounds.is_node(operand)) {
            let _ = sink.fail(&rule::NAMED_METADATA_PART, Place::default());
        }
    }
    if let Some(summary) = &module.summary
        && !summary.is_complete(module)
    {
        let _ = sink.fail(&rule::SUMMARY_PART, Place::default());
    }
}

fn global(bounds: &Bounds<'_>, dangling: &Dangling, sink: &mut Sink, id: Global, data: &GlobalData) -> Checked {
    let module = bounds.module;
    let strings = [data.name, data.section, data.partition].into_iter().all(|symbol| bounds.symbol(symbol));
    let types = bounds.ty(data.value_type) && bounds.ty(data.address_type);
    let comdat = data.comdat.is_none_or(|comdat| comdat.index() < module.comdats().len());
    // Without a name, a global cannot be identified.
    ensure!(sink, bounds.symbol(data.name), rule::GLOBAL_PART, Place::default());
    ensure!(sink, strings && types && comdat, rule::GLOBAL_PART, id);
    ensure!(sink, data.attachments.iter().all(|&attached| bounds.attachment(attached)), rule::GLOBAL_PART, id);
    let found = data.name == Symbol::EMPTY || module.find_symbol(data.name) == Some(id);
    ensure!(sink, found, rule::GLOBAL_NAME, id);
    let types = &module.tables.types;
    ensure!(sink, types.is_pointer(data.address_type), rule::ADDRESS_TYPE, id);
    let whole = |value: Value| value.as_const().is_none_or(|constant| !dangling.contains(&constant));
    let constants =
        |values: &[Option<Value>]| values.iter().flatten().all(|&value| bounds.constant_value(value) && whole(value));
    match &data.kind {
        GlobalKind::Variable(variable) => {
            ensure!(sink, constants(&[variable.initializer]), rule::GLOBAL_CONSTANT, id);
            let attributes = variable.attributes.is_none_or(|set| set.index() < module.tables.attributes.set_count());
            ensure!(sink, attributes, rule::GLOBAL_PART, id);
        }
        GlobalKind::Function(function) => {
            let values = [function.prefix, function.prologue, function.personality];
            ensure!(sink, constants(&values), rule::GLOBAL_CONSTANT, id);
            let list = function.attributes.index() < module.tables.attributes.list_count();
            ensure!(sink, list && bounds.symbol(function.gc), rule::GLOBAL_PART, id);
            ensure!(sink, types.as_function(data.value_type).is_some(), rule::FUNCTION_TYPE, id);
        }
        GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => {
            ensure!(sink, constants(&[Some(*value)]), rule::GLOBAL_CONSTANT, id);
        }
    }
    let body = module.body(id);
    ensure!(sink, body.is_none() || data.is_function(), rule::BODY_OF, id);
    ensure!(sink, body.is_none_or(|body| body.entry().is_some()), rule::BODY_EMPTY, id);
    Ok(())
}

/// Checks that every global is in the list of its kind.
fn lists(module: &Module, sink: &mut Sink) {
    type IsKind = fn(&GlobalKind) -> bool;
    let lists: [(&[Global], IsKind); 4] = [
        (module.variables(), |kind| matches!(kind, GlobalKind::Variable(_))),
        (module.functions(), |kind| matches!(kind, GlobalKind::Function(_))),
        (module.aliases(), |kind| matches!(kind, GlobalKind::Alias { .. })),
        (module.ifuncs(), |kind| matches!(kind, GlobalKind::IFunc { .. })),
    ];
    for (list, is_kind) in lists {
        for &id in list {
            if !is_kind(&module.global(id).kind) {
                let _ = sink.fail(&rule::GLOBAL_LIST, id);
            }
        }
    }
}
