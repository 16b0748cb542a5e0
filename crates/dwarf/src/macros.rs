//! Macros: `.debug_macro` (DWARF 5, 6.3), and `.debug_macinfo` before version 5 (DWARF 4, 6.3).

use draig_image::FixupKind;
use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};
use gimli::{
    DW_AT_macro_info, DW_AT_macros, DW_MACRO_define_strx, DW_MACRO_end_file, DW_MACRO_start_file, DW_MACRO_undef_strx,
};
use rustc_hash::FxHashSet;

use crate::bytes::{self, uleb};
use crate::nodes::{macro_file, makro, unit};
use crate::references::{Part, Reference, Referent};
use crate::unit::Writer;

/// Kinds of macro nodes (`type:`), which are those of version 4, too.
mod kind {
    pub(super) const DEFINE: u64 = 1;
    pub(super) const UNDEFINE: u64 = 2;
}

/// Flag of a header: the offset of the line table follows.
const HAS_LINES: u8 = 2;

/// Macros of all units.
#[derive(Default)]
pub(crate) struct Macros {
    pub(crate) bytes: Vec<u8>,
    pub(crate) references: Vec<Reference>,
}

impl<'m> Writer<'m, '_> {
    /// Writes the macros of a unit, and refers to them, if it has any.
    pub(crate) fn macros(&mut self, node: NodeRef<'m>) {
        let mut list: Vec<Metadata> = self.nodes.list(node, unit::MACROS).flatten().collect();
        if let Some(skeleton) = &self.skeleton {
            list.extend(
                skeleton.other_units(self.nodes).flat_map(|node| self.nodes.list(node, unit::MACROS)).flatten(),
            );
        }
        if list.is_empty() {
            return;
        }
        let is_old = self.info.version < 5;
        let start = self.info.macros.bytes.len() as u32;
        self.info.section_offset(if is_old { DW_AT_macro_info } else { DW_AT_macros }, Part::Macro, start);
        if !is_old {
            let out = &mut self.info.macros.bytes;
            bytes::u16(out, self.info.version);
            out.push(HAS_LINES);
            // In a file of split information, the line table is the only one.
            let lines = if self.skeleton.is_some() { 0 } else { self.line_offset };
            let referent = Referent::Section(Part::Line, lines);
            let offset = out.len() as u32;
            self.info.macros.references.push(Reference { offset, kind: FixupKind::Abs32, referent });
            bytes::u32(out, 0);
        }
        let mut seen: FxHashSet<Metadata> = FxHashSet::default();
        // Nodes that follow, or the end of a file.
        let mut rest: Vec<Option<Metadata>> = list.into_iter().rev().map(Some).collect();
        while let Some(next) = rest.pop() {
            let Some(id) = next else {
                self.info.macros.bytes.push(DW_MACRO_end_file.0);
                continue;
            };
            if let Some(node) = self.nodes.of_class(id, Class::DIMacro) {
                self.single_macro(node);
            } else if let Some(node) = self.nodes.of_class(id, Class::DIMacroFile).filter(|_| seen.insert(id)) {
                let file = self.lines.file(node.reference(macro_file::FILE)).unwrap_or(0);
                let out = &mut self.info.macros.bytes;
                out.push(DW_MACRO_start_file.0);
                uleb(out, node.number(macro_file::LINE));
                uleb(out, file.into());
                rest.push(None);
                let nodes: Vec<Metadata> = self.nodes.list(node, macro_file::NODES).flatten().collect();
                rest.extend(nodes.into_iter().rev().map(Some));
            }
        }
        self.info.macros.bytes.push(0);
    }

    fn single_macro(&mut self, node: NodeRef<'m>) {
        let number = match node.number(makro::TYPE) {
            kind::DEFINE => DW_MACRO_define_strx,
            kind::UNDEFINE => DW_MACRO_undef_strx,
            _ => return,
        };
        let part = |field: usize| node.reference(field).map_or(&b""[..], |id| self.nodes.string(id));
        let (name, value) = (part(makro::NAME), part(makro::VALUE));
        let text = if value.is_empty() { name.to_vec() } else { [name, b" ", value].concat() };
        let line = node.number(makro::LINE);
        if self.info.version >= 5 {
            let string = self.info.strings.add(&text);
            let out = &mut self.info.macros.bytes;
            out.push(number.0);
            uleb(out, line);
            uleb(out, string.into());
        } else {
            let out = &mut self.info.macros.bytes;
            out.push(node.number(makro::TYPE) as u8);
            uleb(out, line);
            out.extend(text.iter().take_while(|&&byte| byte != 0));
            out.push(0);
        }
    }
}
