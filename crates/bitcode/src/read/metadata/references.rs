//! Nodes that are replaced by others once all of a module have been read: strings that named types, variables
//! without expressions.

use draig_ir::metadata::NodeWriter;
use draig_ir::metadata::classes::{Class, FieldKind};
use draig_ir::{Metadata, MetadataKind, Module, Tables};
use draig_tables::metadata_kinds::MD_DBG;
use rustc_hash::FxHashMap;

/// The name of the list of compile units.
const UNITS: &[u8] = b"llvm.dbg.cu";

/// Replaces the strings by which nodes of LLVM 3.8 and older named composite types with the types. `ids` are
/// the module's metadata.
pub(crate) fn resolve_type_names(tables: &mut Tables, ids: &[Metadata]) {
    let types = named_types(tables, ids);
    if types.is_empty() {
        return;
    }
    // Variables without expressions are in none of the file's numbers.
    let variable = |id: &Metadata| {
        let node = tables.metadata.node(*id).filter(|node| node.class() == Class::DIGlobalVariableExpression)?;
        node.reference_named("var")
    };
    let all: Vec<Metadata> = ids.iter().copied().chain(ids.iter().filter_map(variable)).collect();
    for id in all {
        let Some(node) = tables.metadata.node(id) else { continue };
        let (class, distinct) = (node.class(), node.is_distinct());
        if matches!(class, Class::Tuple | Class::DIExpression) {
            continue;
        }
        let mut words = node.words().to_vec();
        let mut changed = false;
        for (field, info) in class.info().fields.iter().enumerate() {
            if !matches!(info.kind, FieldKind::Node { .. } | FieldKind::SignedOrNode | FieldKind::UnsignedOrNode) {
                continue;
            }
            let Some(old) = tables.metadata.node(id).and_then(|node| node.reference(field)) else { continue };
            let new = match types.get(&old) {
                Some(&ty) => Some(ty),
                None if class == Class::DISubroutineType => resolved_list(tables, &types, old),
                None => None,
            };
            let at = class.info().slot(field).0;
            if let (Some(new), Some(word)) = (new, words.get_mut(at)) {
                *word = new.to_word();
                changed = true;
            }
        }
        if changed {
            tables.metadata.replace(id, class, distinct, &words);
        }
    }
}

/// Returns the composite types by the strings that name them; definitions before declarations.
fn named_types(tables: &Tables, ids: &[Metadata]) -> FxHashMap<Metadata, Metadata> {
    const FORWARD_DECLARATION: u64 = 1 << 2;
    let info = Class::DICompositeType.info();
    let (Some(identifier), Some(flags)) = (info.field(b"identifier"), info.field(b"flags")) else {
        return FxHashMap::default();
    };
    let mut found: FxHashMap<Metadata, Metadata> = FxHashMap::default();
    for declarations in [false, true] {
        for &id in ids {
            let Some(node) = tables.metadata.node(id) else { continue };
            if node.class() == Class::DICompositeType
                && (node.number(flags) & FORWARD_DECLARATION != 0) == declarations
                && let Some(name) = node.reference(identifier)
            {
                found.entry(name).or_insert(id);
            }
        }
    }
    found
}

/// Returns a list of types without strings, if it contains any.
fn resolved_list(tables: &mut Tables, types: &FxHashMap<Metadata, Metadata>, list: Metadata) -> Option<Metadata> {
    let node = tables.metadata.node(list)?;
    if node.class() != Class::Tuple || node.is_distinct() {
        return None;
    }
    let operands: Vec<Option<Metadata>> = node.operands().collect();
    let resolved = |id: Option<Metadata>| id.map(|id| types.get(&id).copied().unwrap_or(id));
    let new: Vec<Option<Metadata>> = operands.iter().map(|&id| resolved(id)).collect();
    (new != operands).then(|| tables.metadata.tuple(&new))
}

/// Returns a distinct `!DIGlobalVariableExpression` of a variable, with an empty expression if there is none.
pub(crate) fn variable_expression(tables: &mut Tables, variable: Metadata, expression: Option<Metadata>) -> Metadata {
    let mut writer = NodeWriter::new(Class::DIExpression);
    let empty = tables.metadata.intern_node(Class::DIExpression, false, writer.words());
    writer.reset(Class::DIGlobalVariableExpression);
    let info = Class::DIGlobalVariableExpression.info();
    if let (Some(var), Some(expr)) = (info.field(b"var"), info.field(b"expr")) {
        writer.set_reference(var, Some(variable));
        writer.set_reference(expr, Some(expression.unwrap_or(empty)));
    }
    tables.metadata.intern_node(Class::DIGlobalVariableExpression, true, writer.words())
}

/// Makes units and globals refer to expressions of variables, instead of variables as up to LLVM 3.9.
pub(crate) fn upgrade_variables(module: &mut Module) {
    let is_variable = |tables: &Tables, id: Metadata| tables.metadata.class(id) == Some(Class::DIGlobalVariable);
    let units: Vec<Metadata> = module
        .named_metadata()
        .iter()
        .filter(|list| module.tables.str(list.name) == UNITS)
        .flat_map(|list| list.operands.iter().copied())
        .collect();
    for unit in units {
        let pool = &module.tables.metadata;
        let Some(list) = pool.node(unit).and_then(|unit| unit.reference_named("globals")) else { continue };
        let Some(node) = pool.node(list).filter(|node| node.class() == Class::Tuple) else { continue };
        let distinct = node.is_distinct();
        let operands: Vec<Option<Metadata>> = node.operands().collect();
        let mut words = Vec::with_capacity(operands.len());
        for &operand in &operands {
            words.push(match operand {
                Some(id) if is_variable(&module.tables, id) => {
                    variable_expression(&mut module.tables, id, None).to_word()
                }
                Some(id) => id.to_word(),
                None => 0,
            });
        }
        module.tables.metadata.replace(list, Class::Tuple, distinct, &words);
    }
    let dbg = MetadataKind::from_u32(MD_DBG);
    for variable in module.variables().to_vec() {
        let attached: Vec<usize> = (module.global(variable).attachments.iter().enumerate())
            .filter(|(_, (kind, id))| *kind == dbg && is_variable(&module.tables, *id))
            .map(|(at, _)| at)
            .collect();
        for at in attached {
            let id = module.global(variable).attachments[at].1;
            let new = variable_expression(&mut module.tables, id, None);
            module.global_mut(variable).attachments[at].1 = new;
        }
    }
}
