//! Entities of functions. Older versions listed them in the compile unit; now they are among the retained nodes of the
//! function: imports since LLVM 17, static variables and enumerations since LLVM 23.

use std::collections::BTreeMap;

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Metadata, Module};
use draig_tables::history;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::metadata;

/// A list of a compile unit, and the scope of an entity in it.
type List = (&'static str, fn(&Module, NodeRef<'_>) -> Option<Metadata>);

const GLOBALS: List = ("globals", |module, node| {
    let variable = node.reference_named("var")?;
    metadata::node(module, Some(variable))?.reference_named("scope")
});
const IMPORTS: List = ("imports", |_, node| node.reference_named("scope"));
const ENUMS: List = ("enums", |_, node| node.reference_named("scope"));

/// The lists whose local entities are moved, in the order in which functions retain them.
const MOVED: &[List] = &[IMPORTS];
/// The same for LLVM 23.
const MOVED_BY_NEWER: &[List] = &[GLOBALS, IMPORTS, ENUMS];

/// Moves them, as the bitcode reader of a version of LLVM does.
pub(crate) fn upgrade(module: &mut Module, version: u32) {
    let lists = if version > history::CURRENT { MOVED_BY_NEWER } else { MOVED };
    let mut functions = FxHashMap::default();
    for unit in metadata::named(module, b"llvm.dbg.cu") {
        upgrade_unit(module, unit, lists, &mut functions);
    }
}

fn upgrade_unit(
    module: &mut Module,
    unit: Metadata,
    lists: &[List],
    functions: &mut FxHashMap<Metadata, Option<Metadata>>,
) -> Option<()> {
    metadata::node(module, Some(unit)).filter(|node| node.class() == Class::DICompileUnit)?;
    let mut moved: BTreeMap<Metadata, Vec<Option<Metadata>>> = BTreeMap::new();
    let mut seen = FxHashSet::default();
    for list in lists {
        let Some(entities) = metadata::node(module, Some(unit))?.reference_named(list.0) else { continue };
        let is_local = |&entity: &Option<Metadata>| local_scope(module, list, entity).is_some();
        let (local, global): (Vec<_>, Vec<_>) = metadata::operands(module, entities).into_iter().partition(is_local);
        if local.is_empty() {
            continue;
        }
        for entity in local.into_iter().filter(|&entity| seen.insert(entity)) {
            if let Some(scope) = local_scope(module, list, entity)
                && let Some(function) = enclosing_function(module, scope, functions)
            {
                moved.entry(function).or_default().push(entity);
            }
        }
        set_list(module, unit, list.0, &global)?;
    }
    for (function, entities) in moved {
        let retained = metadata::node(module, Some(function))?.reference_named("retainedNodes");
        let mut nodes = retained.map_or_else(Vec::new, |list| metadata::operands(module, list));
        nodes.extend(entities);
        set_list(module, function, "retainedNodes", &nodes);
    }
    Some(())
}

/// Returns the scope of an entity of a list, if it is within a function.
fn local_scope(module: &Module, list: &List, entity: Option<Metadata>) -> Option<Metadata> {
    const ENTITIES: [Class; 3] = [Class::DIImportedEntity, Class::DIGlobalVariableExpression, Class::DICompositeType];
    let node = metadata::node(module, entity).filter(|node| ENTITIES.contains(&node.class()))?;
    list.1(module, node).filter(|&scope| {
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
