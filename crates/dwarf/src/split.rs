//! Split debug information: units whose entries are in a file of their own, which linkers never read, and the skeleton
//! units that stand for them in the object (DWARF 5, 3.1.2 and 3.1.3; before version 5, GNU's extension).
//!
//! The file has one unit, as nothing in it may refer to another: if a module has several, their entries are together.

use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};
use gimli::*;

use crate::bytes;
use crate::info::Info;
use crate::names::NameTables;
use crate::nodes::{Nodes, file, unit};
use crate::references::Part;
use crate::unit::{LIST_HEADER, TABLE_HEADER, Writer};

/// Offset in a header of version 5 of the number that names both units.
const ID_OFFSET: usize = 12;

/// The unit of the object, and what it says of the file.
pub(crate) struct Skeleton<'m, 'a> {
    /// Writer of the object's `.debug_info`.
    pub(crate) info: Info<'m, 'a>,
    /// Name of the file.
    pub(crate) name: &'a [u8],
    /// Units whose entries are in that of the first.
    pub(crate) units: Vec<Metadata>,
    /// Offsets of the number that names both units: in the file, and in the object.
    ids: (usize, usize),
}

impl<'m, 'a> Skeleton<'m, 'a> {
    pub(crate) fn new(info: Info<'m, 'a>, name: &'a [u8], units: Vec<Metadata>) -> Skeleton<'m, 'a> {
        Skeleton { info, name, units, ids: (0, 0) }
    }

    /// Returns the nodes of the units after the first.
    pub(crate) fn other_units(&self, nodes: Nodes<'m>) -> impl Iterator<Item = NodeRef<'m>> + '_ {
        self.units.iter().skip(1).filter_map(move |&id| nodes.node(id))
    }

    /// Stores the number that names both units: a hash of all that is in the file.
    pub(crate) fn name_units(&mut self, split: &mut Info<'m, 'a>) {
        let contents = [
            self.name,
            &split.bytes,
            &split.abbreviations.bytes,
            &split.strings.bytes,
            &split.locations.bytes,
            &split.macros.bytes,
        ];
        let id = hash(&contents).to_le_bytes();
        split.bytes[self.ids.0..self.ids.0 + 8].copy_from_slice(&id);
        self.info.bytes[self.ids.1..self.ids.1 + 8].copy_from_slice(&id);
    }
}

impl<'m> Writer<'m, '_> {
    /// Attribute with the name of the file of split information.
    pub(crate) fn split_name(&mut self) {
        let name = self.skeleton.as_ref().map_or(&b""[..], |skeleton| skeleton.name);
        self.info.string(if self.info.version >= 5 { DW_AT_dwo_name } else { DW_AT_GNU_dwo_name }, name);
    }

    /// Attribute with the number that names both units, where it is not in their headers; the last one of its entry.
    pub(crate) fn split_id(&mut self) {
        if self.info.version < 5 {
            self.info.data8(DW_AT_GNU_dwo_id, 0);
        }
    }

    /// Returns the offset of the number that names the unit whose first entry was written last.
    pub(crate) fn split_id_offset(&self, start: usize) -> usize {
        if self.info.version >= 5 { start + ID_OFFSET } else { self.info.bytes.len() - 8 }
    }

    /// Writes the unit of the object for one whose entries have been written, and which has this code.
    pub(crate) fn skeleton(&mut self, node: NodeRef<'m>, functions: &[usize], id: usize) {
        let Some(mut skeleton) = self.skeleton.take() else { return };
        let has_gnu_names = self.info.names.is_on && self.info.names.tables == NameTables::Gnu;
        std::mem::swap(&mut skeleton.info, &mut self.info);
        // Sections with relocations are in the object alone.
        std::mem::swap(&mut skeleton.info.addresses, &mut self.info.addresses);
        let version = self.info.version;
        if version < 5 {
            std::mem::swap(&mut skeleton.info.ranges, &mut self.info.ranges);
        }
        self.unit_header(DW_UT_skeleton);
        self.info.begin(if version >= 5 { DW_TAG_skeleton_unit } else { DW_TAG_compile_unit });
        self.info.section_offset(DW_AT_stmt_list, Part::Line, self.line_offset);
        if version >= 5 {
            self.info.section_offset(DW_AT_str_offsets_base, Part::StrOffsets, TABLE_HEADER);
        }
        if let Some(file) = node.reference(unit::FILE).and_then(|id| self.nodes.of_class(id, Class::DIFile)) {
            self.info.name(DW_AT_comp_dir, file, file::DIRECTORY);
        }
        if has_gnu_names {
            self.info.flag(DW_AT_GNU_pubnames);
        }
        self.skeleton = Some(skeleton);
        self.split_name();
        self.unit_ranges(functions);
        if version >= 5 {
            self.info.section_offset(DW_AT_addr_base, Part::Addr, TABLE_HEADER);
            if !self.info.ranges.offsets.is_empty() {
                self.info.section_offset(DW_AT_rnglists_base, Part::RangeLists, LIST_HEADER);
            }
        } else {
            self.info.section_offset(DW_AT_GNU_addr_base, Part::Addr, 0);
            if !self.info.ranges.bytes.is_empty() {
                self.info.section_offset(DW_AT_GNU_ranges_base, Part::RangeLists, 0);
            }
        }
        self.split_id();
        self.info.end(false);
        bytes::patch_length(&mut self.info.bytes, 0);
        let own_id = self.split_id_offset(0);
        if let Some(skeleton) = &mut self.skeleton {
            skeleton.ids = (id, own_id);
            std::mem::swap(&mut skeleton.info, &mut self.info);
        }
    }
}

/// Returns a hash that is the same on every machine (FNV-1a).
fn hash(contents: &[&[u8]]) -> u64 {
    let add = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    contents.iter().copied().flatten().fold(0xcbf2_9ce4_8422_2325, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_the_definition() {
        assert_eq!(hash(&[]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(&[b"foo", b"bar"]), 0x8594_4171_f739_67e8);
    }
}
