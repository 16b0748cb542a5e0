//! Facts about a module that all threads need, found in one pass over its metadata.

use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataKind, Module};

use crate::nodes::Nodes;
use crate::output::version;
use crate::plan::scope_of;

/// Classes of nodes that may be declared in blocks, apart from those that a function's records are about.
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

/// Facts about the debug information of a module.
pub struct Facts<'m> {
    pub(crate) nodes: Nodes<'m>,
    pub(crate) version: u16,
    pub(crate) dbg: Option<MetadataKind>,
    pub(crate) has_labels: bool,
    /// Blocks in which types or variables of the module are declared.
    pub(crate) scopes: BlockSet,
}

/// Set of blocks.
#[derive(Clone, Debug, Default)]
pub(crate) struct BlockSet {
    /// A bit for each node.
    bits: Vec<u64>,
}

impl BlockSet {
    /// Adds the block that a scope is or stands for, if it is one.
    pub(crate) fn add(&mut self, nodes: Nodes<'_>, scope: Metadata) {
        if !matches!(nodes.class(scope), Some(Class::DILexicalBlock | Class::DILexicalBlockFile)) {
            return;
        }
        if let Some((block, Class::DILexicalBlock)) = nodes.code_scope(scope) {
            self.bits[block.index() / 64] |= 1 << (block.index() % 64);
        }
    }

    #[inline]
    pub(crate) fn has(&self, block: Metadata) -> bool {
        let at = block.index();
        self.bits.get(at / 64).is_some_and(|bits| bits >> (at % 64) & 1 != 0)
    }
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
            scopes: BlockSet { bits: vec![0; nodes.pool.len() as usize / 64 + 1] },
        };
        let Facts { has_labels, scopes, .. } = &mut facts;
        nodes.pool.for_each_of_classes(SCOPED, &mut |id, class| {
            *has_labels |= class == Class::DILabel;
            if let Some(scope) = nodes.node(id).and_then(scope_of) {
                scopes.add(nodes, scope);
            }
        });
        facts
    }
}

impl std::fmt::Debug for Facts<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Facts").finish_non_exhaustive()
    }
}
