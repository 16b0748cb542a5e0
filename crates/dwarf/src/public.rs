//! `.debug_gnu_pubnames` and `.debug_gnu_pubtypes`: names for the index that linkers make for gdb of split information,
//! which they do not read (GNU's extension of DWARF 4, 6.1.1).

use draig_image::FixupKind;
use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};
use gimli::{
    DW_TAG_class_type, DW_TAG_enumeration_type, DW_TAG_structure_type, DW_TAG_subprogram, DW_TAG_union_type, DwTag,
};
use rustc_hash::FxHashSet;

use crate::bytes::{self, patch_length};
use crate::info::Info;
use crate::names::ANONYMOUS;
use crate::nodes::{MAX_DEPTH, Nodes, global, namespace, scope_of, sp_flag, subprogram};
use crate::references::{Part, Reference, Referent};

/// Version of both tables.
const VERSION: u16 = 2;

/// Kinds of things, as the index has them.
mod kind {
    pub(super) const TYPE: u8 = 1 << 4;
    pub(super) const VARIABLE: u8 = 2 << 4;
    pub(super) const FUNCTION: u8 = 3 << 4;
    /// Known in its unit alone.
    pub(super) const STATIC: u8 = 1 << 7;
}

/// A name with all that is around it, its entry and its kind.
type PublicName = (u32, u8, Vec<u8>);

/// Names of the unit of a file of split information.
#[derive(Debug, Default)]
pub(crate) struct PublicNames {
    /// Whether names have those of what is around them before them, and types are known in all units: as in C++.
    pub(crate) is_cpp: bool,
    names: Vec<PublicName>,
    types: Vec<PublicName>,
}

impl PublicNames {
    /// Returns a table that refers to the object's unit of a size: of names, or of types.
    pub(crate) fn table(&self, is_types: bool, unit_size: u32) -> (Vec<u8>, Vec<Reference>) {
        let list = if is_types { &self.types } else { &self.names };
        let mut out = Vec::new();
        bytes::u32(&mut out, 0);
        bytes::u16(&mut out, VERSION);
        let referent = Referent::Section(Part::Info, 0);
        let reference = Reference { offset: out.len() as u32, kind: FixupKind::Abs32, referent };
        bytes::u32(&mut out, 0);
        bytes::u32(&mut out, unit_size);
        let mut sorted: Vec<&PublicName> = list.iter().collect();
        sorted.sort_by_key(|&&(offset, ..)| offset);
        // A function has an entry for what calls of it share, and one for its code.
        let mut known: FxHashSet<&[u8]> = FxHashSet::default();
        for (offset, kind, name) in sorted.into_iter().filter(|(.., name)| known.insert(name)) {
            bytes::u32(&mut out, *offset);
            out.push(*kind);
            out.extend(name.iter().take_while(|&&byte| byte != 0));
            out.push(0);
        }
        bytes::u32(&mut out, 0);
        patch_length(&mut out, 0);
        (out, vec![reference])
    }
}

impl<'m> Info<'m, '_> {
    /// Notes the entry at an offset of something that other units may look for by its name, which is a field of its node.
    pub(crate) fn note_public(&mut self, offset: u32, tag: DwTag, node: NodeRef<'m>, field: usize) {
        let static_unless = |is_external: bool| if is_external { 0 } else { kind::STATIC };
        let mut is_type = false;
        let kind = match (node.class(), field) {
            (Class::DISubprogram, subprogram::NAME) if tag == DW_TAG_subprogram => {
                let is_local = node.number(subprogram::SP_FLAGS) & sp_flag::LOCAL != 0;
                kind::FUNCTION | static_unless(!is_local)
            }
            (Class::DIGlobalVariable, global::NAME) => {
                kind::VARIABLE | static_unless(node.number(global::IS_LOCAL) == 0)
            }
            (Class::DINamespace, namespace::NAME) => kind::TYPE,
            (Class::DISubprogram | Class::DIGlobalVariable | Class::DILocalVariable | Class::DILabel, _) => return,
            _ => {
                let around = scope_of(node).and_then(|scope| self.nodes.class(scope));
                let is_inner = !matches!(
                    around,
                    None | Some(Class::DICompileUnit | Class::DIFile | Class::DINamespace | Class::DICommonBlock)
                );
                if is_inner {
                    return;
                }
                is_type = true;
                let is_made = matches!(
                    tag,
                    DW_TAG_class_type | DW_TAG_structure_type | DW_TAG_union_type | DW_TAG_enumeration_type
                );
                kind::TYPE | static_unless(is_made && self.names.public.is_cpp)
            }
        };
        let mut name = Vec::new();
        if self.names.public.is_cpp {
            let declaration = match node.class() {
                Class::DIGlobalVariable => node.reference(global::DECLARATION).and_then(|id| self.nodes.node(id)),
                _ => None,
            };
            around(self.nodes, scope_of(declaration.unwrap_or(node)), &mut name);
        }
        match (self.nodes.text(node, field), node.class()) {
            (b"", Class::DINamespace) => name.extend_from_slice(ANONYMOUS),
            (b"", _) => return,
            (text, _) => name.extend_from_slice(text),
        }
        let public = &mut self.names.public;
        let list = if is_type { &mut public.types } else { &mut public.names };
        list.push((offset, kind, name));
    }
}

/// Appends the names of what is around something, each with the separator of C++ after it.
fn around(nodes: Nodes<'_>, mut scope: Option<Metadata>, name: &mut Vec<u8>) {
    let mut names: Vec<&[u8]> = Vec::new();
    while let Some(node) = scope.and_then(|scope| nodes.node(scope)).filter(|_| names.len() < MAX_DEPTH) {
        let field = match node.class() {
            Class::DINamespace => namespace::NAME,
            Class::DISubprogram => subprogram::NAME,
            Class::DICompositeType => crate::nodes::composite::NAME,
            Class::DILexicalBlock => {
                scope = node.reference(crate::nodes::block::SCOPE);
                continue;
            }
            _ => break,
        };
        match (nodes.text(node, field), node.class()) {
            (b"", Class::DINamespace) => names.push(ANONYMOUS),
            (b"", _) => {}
            (text, _) => names.push(text),
        }
        scope = scope_of(node);
    }
    for text in names.into_iter().rev() {
        name.extend_from_slice(text);
        name.extend_from_slice(b"::");
    }
}
