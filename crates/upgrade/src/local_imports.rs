//! Imported entities of functions. Older versions listed them in the compile unit; now they are among the
//! retained nodes of the function.

use std::collections::BTreeMap;

use draig_ir::metadata::Class;
use draig_ir::{Metadata, Module};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::metadata;

/// Moves them, as the bitcode reader does.
pub(crate) fn upgrade(module: &mut Module) {
    let mut functions = FxHashMap::default();
    for unit in metadata::named(module, b"llvm.dbg.cu") {
        upgrade_unit(module, unit, &mut functions);
    }
}

fn upgrade_unit(
    module: &mut Module,
    unit: Metadata,
    functions: &mut FxHashMap<Metadata, Option<Metadata>>,
) -> Option<()> {
    let node = metadata::node(module, Some(unit)).filter(|node| node.class() == Class::DICompileUnit)?;
    let imports = metadata::operands(module, node.reference_named("imports")?);
    let is_local = |&entity: &Option<Metadata>| local_scope(module, entity).is_some();
    let (local, global): (Vec<_>, Vec<_>) = imports.into_iter().partition(is_local);
    if local.is_empty() {
        return None;
    }
    let mut moved: BTreeMap<Metadata, Vec<Option<Metadata>>> = BTreeMap::new();
    let mut seen = FxHashSet::default();
    for entity in local.into_iter().filter(|&entity| seen.insert(entity)) {
        if let Some(scope) = local_scope(module, entity)
            && let Some(function) = enclosing_function(module, scope, functions)
        {
            moved.entry(function).or_default().push(entity);
        }
    }
    for (function, entities) in moved {
        let retained = metadata::node(module, Some(function))?.reference_named("retainedNodes");
        let mut nodes = retained.map_or_else(Vec::new, |list| metadata::operands(module, list));
        nodes.extend(entities);
        set_list(module, function, "retainedNodes", &nodes);
    }
    set_list(module, unit, "imports", &global)
}

/// Returns the scope of an imported entity, if it is within a function.
fn local_scope(module: &Module, entity: Option<Metadata>) -> Option<Metadata> {
    let node = metadata::node(module, entity).filter(|node| node.class() == Class::DIImportedEntity)?;
    node.reference_named("scope").filter(|&scope| {
        let class = metadata::node(module, Some(scope)).map(|scope| scope.class());
        matches!(class, Some(Class::DISubprogram | Class::DILexicalBlock | Class::DILexicalBlockFile))
    })
}

/// Returns the function that contains a local scope. Results are cached.
fn enclosing_function(
    module: &Module,
    scope: Metadata,
    functions: &mut FxHashMap<Metadata, Option<Metadata>>,
) -> Option<Metadata> {
    let mut path = Vec::new();
    let mut at = Some(scope);
    let found = loop {
        let Some(scope) = at else { break None };
        if let Some(&known) = functions.get(&scope) {
            break known;
        }
        // Scopes may form a cycle; those on the current path count as outside any function until resolved.
        functions.insert(scope, None);
        path.push(scope);
        let Some(node) = metadata::node(module, at) else { break None };
        match node.class() {
            Class::DISubprogram => break at,
            Class::DILexicalBlock | Class::DILexicalBlockFile => at = node.reference_named("scope"),
            _ => break None,
        }
    };
    functions.extend(path.into_iter().map(|scope| (scope, found)));
    found
}

/// Sets a field of a node to a tuple of these operands.
fn set_list(module: &mut Module, id: Metadata, field: &str, operands: &[Option<Metadata>]) -> Option<()> {
    let list = module.tables.metadata.tuple(operands);
    let node = metadata::node(module, Some(id))?;
    let (class, distinct) = (node.class(), node.is_distinct());
    let (at, _) = class.info().slot(node.field_named(field)?);
    let mut words = node.words().to_vec();
    words.resize(words.len().max(at + 1), 0);
    words[at] = list.to_word();
    module.tables.metadata.replace(id, class, distinct, &words);
    Some(())
}
