//! Metadata: uniqued nodes are uniqued again, and distinct ones are copied once. In the same module, only nodes
//! that a copied distinct node can be reached from change, and debug information outside the copied subprogram
//! stays.

use super::Remap;
use crate::metadata::classes::{self, Class};
use crate::metadata::{Metadata, MetadataData};
use crate::module::Module;

/// A uniqued node whose operands are being mapped.
struct Frame {
    id: Metadata,
    operands: Vec<Metadata>,
    next: usize,
    /// The number of its copy, if one of its operands refers to it.
    reserved: Option<Metadata>,
}

impl Remap<'_> {
    pub(super) fn map_metadata(&mut self, id: Metadata) -> Metadata {
        let mapped = self.map_node(id);
        while let Some((node, new)) = self.undefined.pop() {
            for operand in operands(self.source(), node) {
                self.map_node(operand);
            }
            self.define(node, Some(new));
        }
        mapped
    }

    /// Maps one node with everything uniqued below it. Avoids recursion, because nodes nest to any depth.
    fn map_node(&mut self, root: Metadata) -> Metadata {
        let mut frames: Vec<Frame> = Vec::new();
        let mut in_progress = rustc_hash::FxHashMap::default();
        let mut pending = Some(root);
        loop {
            if let Some(id) = pending.take() {
                if let Some(&at) = in_progress.get(&id) {
                    // A cycle: its users must know its number.
                    let frame: &mut Frame = &mut frames[at];
                    let reserved = *frame.reserved.get_or_insert_with(|| self.dest.tables.metadata.reserve());
                    self.metadata.insert(id, reserved);
                } else if !self.is_mapped(id) {
                    in_progress.insert(id, frames.len());
                    frames.push(Frame { id, operands: operands(self.source(), id), next: 0, reserved: None });
                }
            }
            let Some(frame) = frames.last_mut() else { break };
            if let Some(&operand) = frame.operands.get(frame.next) {
                frame.next += 1;
                pending = Some(operand);
            } else {
                let (id, reserved) = (frame.id, frame.reserved);
                frames.pop();
                in_progress.remove(&id);
                self.define(id, reserved);
            }
        }
        self.metadata.get(&root).copied().unwrap_or(root)
    }

    /// Maps metadata that needs no mapped operands. Returns whether it is mapped now; if not, it is a uniqued node.
    fn is_mapped(&mut self, id: Metadata) -> bool {
        if self.metadata.contains_key(&id) {
            return true;
        }
        let new = match self.source().tables.metadata.get(id) {
            MetadataData::String(symbol) => {
                let symbol = self.map_symbol(symbol);
                self.dest.tables.metadata.intern_string(symbol)
            }
            MetadataData::Value(value) => {
                let value = self.map_value(value);
                self.dest.tables.metadata.intern_value(value)
            }
            MetadataData::Undefined => match self.source {
                Some(_) => self.dest.tables.metadata.tuple(&[]),
                None => id,
            },
            MetadataData::Node(node) => {
                let (class, is_distinct) = (node.class(), node.is_distinct());
                if self.source.is_none() && stays(class) && Some(id) != self.subprogram {
                    id
                } else if is_distinct {
                    let new = self.dest.tables.metadata.reserve();
                    self.undefined.push((id, new));
                    if class == Class::DICompileUnit {
                        self.add_unit(new);
                    }
                    new
                } else {
                    return false;
                }
            }
        };
        self.metadata.insert(id, new);
        true
    }

    /// Lists a copied compile unit, as every unit of a module is.
    fn add_unit(&mut self, unit: Metadata) {
        let name = self.dest.tables.strings.intern(b"llvm.dbg.cu");
        self.dest.get_or_add_named_metadata(name).operands.push(unit);
    }

    /// Creates the copy of a node whose operands are mapped.
    fn define(&mut self, id: Metadata, reserved: Option<Metadata>) {
        let Some(node) = self.source().tables.metadata.node(id) else { return };
        let (class, is_distinct, mut words) = (node.class(), node.is_distinct(), node.words().to_vec());
        classes::for_each_reference(class, &mut words, |word| {
            *word =
                Metadata::from_word(*word).map_or(0, |old| self.metadata.get(&old).copied().unwrap_or(old).to_word());
        });
        let pool = &mut self.dest.tables.metadata;
        let new = match reserved {
            Some(reserved) => pool.define(reserved, class, is_distinct, &words),
            None => pool.intern_node(class, is_distinct, &words),
        };
        self.metadata.insert(id, new);
    }
}

/// Whether a node of this class belongs to the whole module rather than a function: units, types and other
/// subprograms.
fn stays(class: Class) -> bool {
    matches!(
        class,
        Class::DICompileUnit
            | Class::DISubprogram
            | Class::DIBasicType
            | Class::DIDerivedType
            | Class::DICompositeType
            | Class::DISubroutineType
    )
}

/// Collects the references of a node.
fn operands(module: &Module, id: Metadata) -> Vec<Metadata> {
    let Some(node) = module.tables.metadata.node(id) else { return Vec::new() };
    let mut words = node.words().to_vec();
    let mut found = Vec::new();
    classes::for_each_reference(node.class(), &mut words, |word| found.extend(Metadata::from_word(*word)));
    found
}

/// Returns the subprogram of a function.
pub(super) fn subprogram(module: &Module, function: crate::Global) -> Option<Metadata> {
    let kind = draig_tables::metadata_kinds::MD_DBG;
    let attachments = &module.global(function).attachments;
    attachments.iter().find(|(of, _)| of.as_u32() == kind).map(|&(_, node)| node)
}
