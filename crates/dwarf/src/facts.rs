//! Facts about a module that all threads need, found in one pass over its metadata.

use draig_ir::metadata::Class;
use draig_ir::{MetadataKind, Module};

use crate::nodes::{NodeSet, Nodes, label, scope_of};

/// Classes of nodes that may be declared in blocks, apart from variables of functions.
const SCOPED: &[Class] = &[
    Class::DILabel,
    Class::DIBasicType,
    Class::DIFixedPointType,
    Class::DISubrangeType,
    Class::DIDerivedType,
    Class::DICompositeType,
    Class::DISubprogram,
    Class::DIGlobalVariable,
    Class::DIImportedEntity,
];

/// Versions of DWARF that are written.
const VERSIONS: std::ops::RangeInclusive<u64> = 4..=5;

/// Facts about the debug information of a module.
pub struct Facts<'m> {
    pub(crate) nodes: Nodes<'m>,
    pub(crate) version: u16,
    pub(crate) dbg: Option<MetadataKind>,
    pub(crate) has_labels: bool,
    /// Blocks in which types or variables of the module are declared, or labels.
    pub(crate) with_contents: NodeSet,
}

impl<'m> Facts<'m> {
    /// Finds the facts about a module.
    pub fn new(module: &'m Module) -> Facts<'m> {
        let nodes = Nodes::new(module);
        let mut facts = Facts {
            nodes,
            version: version(module),
            dbg: module.tables.metadata_kinds.find(b"dbg"),
            has_labels: false,
            with_contents: NodeSet::new(nodes),
        };
        let Facts { has_labels, with_contents, .. } = &mut facts;
        nodes.pool.for_each_of_classes(SCOPED, &mut |id, class| {
            *has_labels |= class == Class::DILabel;
            let scope = match class {
                Class::DILabel => nodes.word_of(id, class, label::SCOPE),
                _ => nodes.node(id).and_then(scope_of),
            };
            if let Some(scope) = scope {
                with_contents.insert_block(nodes, scope);
            }
        });
        facts
    }
}

/// Returns the version that the module asks for, or the nearest that is written.
fn version(module: &Module) -> u16 {
    let nodes = Nodes::new(module);
    let flags = module.find_named_metadata(b"llvm.module.flags");
    for &flag in flags.into_iter().flat_map(|flags| &flags.operands) {
        let Some(node) = nodes.of_class(flag, Class::Tuple) else { continue };
        if let (Some(key), Some(value)) = (node.operand(1), node.operand(2))
            && nodes.string(key) == b"Dwarf Version"
            && let Some(version) = nodes.constant(value)
        {
            return (version as u64).clamp(*VERSIONS.start(), *VERSIONS.end()) as u16;
        }
    }
    // LLVM's own choice.
    4
}

impl std::fmt::Debug for Facts<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Facts").finish_non_exhaustive()
    }
}
