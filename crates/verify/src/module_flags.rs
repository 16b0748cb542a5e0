//! Rules for `!llvm.module.flags`, `!llvm.ident`, `!llvm.commandline`, `!llvm.errno.tbaa`.

use draig_ir::Module;

use crate::context::ModuleStage;

/// All four, in LLVM's order.
pub(crate) fn check(_stage: &mut ModuleStage<'_>) {}

/// Whether definitions may be replaced at load time by others of the same name (the flag
/// `SemanticInterposition`).
pub(crate) fn semantic_interposition(module: &Module) -> bool {
    let Some(flags) = module.find_named_metadata(b"llvm.module.flags") else { return false };
    let tables = &module.tables;
    let found = flags.operands.iter().find_map(|&flag| {
        let node = tables.metadata.node(flag)?;
        let name = tables.metadata.as_string(node.operand(1)?)?;
        (tables.str(name) == b"SemanticInterposition").then(|| node.operand(2))
    });
    let value = found.flatten().and_then(|value| tables.int_value(tables.metadata.as_value(value)?));
    value.is_some_and(|value| !value.is_zero())
}
