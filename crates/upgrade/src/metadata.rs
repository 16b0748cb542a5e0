//! Small helpers to read and create metadata of a module.

use draig_ir::metadata::NodeRef;
use draig_ir::{Metadata, Module, Type, Value};

/// Returns the text of a metadata string.
pub(crate) fn string(module: &Module, id: Option<Metadata>) -> Option<&[u8]> {
    let symbol = module.tables.metadata.as_string(id?)?;
    Some(module.tables.str(symbol))
}

/// Returns the value of a constant in metadata.
pub(crate) fn value(module: &Module, id: Option<Metadata>) -> Option<Value> {
    module.tables.metadata.as_value(id?)
}

/// Returns the low 64 bits of an integer in metadata.
pub(crate) fn integer(module: &Module, id: Option<Metadata>) -> Option<u64> {
    module.tables.int_value(value(module, id)?).map(|int| int.low_u64())
}

/// Returns a node.
pub(crate) fn node(module: &Module, id: Option<Metadata>) -> Option<NodeRef<'_>> {
    module.tables.metadata.node(id?)
}

/// Returns the operands of a tuple.
pub(crate) fn operands(module: &Module, id: Metadata) -> Vec<Option<Metadata>> {
    module.tables.metadata.node(id).map_or_else(Vec::new, |node| node.operands().collect())
}

/// `!"…"`
pub(crate) fn new_string(module: &mut Module, text: &[u8]) -> Metadata {
    let symbol = module.tables.strings.intern(text);
    module.tables.metadata.intern_string(symbol)
}

/// Creates an integer constant as metadata.
pub(crate) fn new_integer(module: &mut Module, ty: Type, value: i64) -> Metadata {
    let constant = module.tables.const_i64(ty, value);
    module.tables.metadata.intern_value(constant.into())
}

/// Returns the operands of named metadata; empty if there is none with this name.
pub(crate) fn named(module: &Module, name: &[u8]) -> Vec<Metadata> {
    module.find_named_metadata(name).map_or_else(Vec::new, |list| list.operands.clone())
}

/// Replaces the operands of existing named metadata.
pub(crate) fn set_named(module: &mut Module, name: &[u8], operands: Vec<Metadata>) {
    if let Some(symbol) = module.tables.strings.find(name)
        && let Some(list) = module.named_metadata_mut().iter_mut().find(|list| list.name == symbol)
    {
        list.operands = operands;
    }
}
