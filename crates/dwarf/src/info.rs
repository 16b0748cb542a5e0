//! Writer of `.debug_info`: entries go straight to bytes; references to entries without a place yet are noted.

use draig_image::{FixupKind, SymbolId};
use draig_ir::Metadata;
use draig_ir::metadata::NodeRef;
use gimli::{
    DW_AT_abstract_origin, DW_AT_decl_file, DW_AT_decl_line, DW_AT_declaration, DW_AT_location, DW_AT_name, DW_AT_type,
    DW_FORM_GNU_addr_index, DW_FORM_GNU_str_index, DW_FORM_addr, DW_FORM_addrx, DW_FORM_data1, DW_FORM_data2,
    DW_FORM_data4, DW_FORM_data8, DW_FORM_exprloc, DW_FORM_flag_present, DW_FORM_loclistx, DW_FORM_ref_addr,
    DW_FORM_ref4, DW_FORM_rnglistx, DW_FORM_sdata, DW_FORM_sec_offset, DW_FORM_strp, DW_FORM_strx, DW_FORM_udata,
    DW_LLE_base_addressx, DW_LLE_offset_pair, DW_LLE_startx_length, DW_OP_GNU_addr_index, DW_OP_GNU_const_index,
    DW_TAG_formal_parameter, DW_TAG_variable, DwAt, DwForm, DwOp, DwTag,
};

use crate::abbreviations::Abbreviations;
use crate::bytes::{self, Few, sleb, uleb};
use crate::descriptions::VariableFields;
use crate::expression::{Expression, Link, LinkKind};
use crate::macros::Macros;
use crate::names::{NameTables, NamedEntry, Names};
use crate::nodes::Nodes;
use crate::references::{Address, Part, Reference, Referent, Symbols};
use crate::tables::{Addresses, Lists, Strings};

/// Number of an entry: that of its metadata, or a higher one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct EntryId(pub(crate) u32);

/// `.debug_info` and the tables to which its entries refer.
pub(crate) struct Info<'m, 'a> {
    pub(crate) nodes: Nodes<'m>,
    symbols: &'a Symbols<'a>,
    pub(crate) version: u16,
    /// Whether the entries are for a file of split debug information, which has no relocations.
    pub(crate) is_split: bool,
    /// Whether addresses are numbers of `.debug_addr`.
    has_address_table: bool,
    pub(crate) bytes: Vec<u8>,
    pub(crate) references: Vec<Reference>,
    pub(crate) abbreviations: Abbreviations,
    pub(crate) strings: Strings,
    pub(crate) addresses: Addresses,
    pub(crate) ranges: Lists,
    pub(crate) locations: Lists,
    pub(crate) macros: Macros,
    pub(crate) names: Names,
    /// Offset of each entry; 0 while it has none.
    pub(crate) offsets: Vec<u32>,
    /// References to entries: place, number, and whether it counts from the section's start.
    entries: Vec<(u32, EntryId, bool)>,
    /// Start of the unit.
    pub(crate) unit_start: u32,
    /// Numbers of the shapes of variables that refer to another entry alone, by their tag, place and form of the reference.
    inlined_shapes: [u32; 12],
    /// Numbers of the shapes of plain variables, by their tag, and whether they have a place.
    plain_shapes: [u32; 4],
    /// The entry that is being written: its shape, its place, and its first references.
    shape: Vec<u16>,
    start: usize,
    first_reference: usize,
    first_entry: usize,
}

impl<'m, 'a> Info<'m, 'a> {
    pub(crate) fn new(nodes: Nodes<'m>, symbols: &'a Symbols<'a>, version: u16, is_split: bool) -> Info<'m, 'a> {
        Info {
            nodes,
            symbols,
            version,
            is_split,
            has_address_table: version >= 5 || is_split,
            bytes: Vec::new(),
            references: Vec::new(),
            abbreviations: Abbreviations::default(),
            strings: Strings::default(),
            addresses: Addresses::default(),
            ranges: Lists::default(),
            locations: Lists::default(),
            macros: Macros::default(),
            names: Names::default(),
            offsets: Vec::new(),
            entries: Vec::new(),
            unit_start: 0,
            inlined_shapes: [0; 12],
            plain_shapes: [0; 4],
            shape: Vec::new(),
            start: 0,
            first_reference: 0,
            first_entry: 0,
        }
    }

    /// Starts an entry, which [`Info::end`] ends.
    #[inline]
    pub(crate) fn begin(&mut self, tag: DwTag) {
        self.shape.clear();
        self.shape.extend_from_slice(&[tag.0, 0]);
        self.start = self.bytes.len();
        // The number of the shape, which is known at the end; it nearly always is one byte.
        self.bytes.push(0);
        self.first_reference = self.references.len();
        self.first_entry = self.entries.len();
    }

    /// Ends the attributes of an entry, and returns its offset. Children, if there are any, follow it, then
    /// [`Info::end_children`].
    #[inline]
    pub(crate) fn end(&mut self, has_children: bool) -> u32 {
        self.shape[1] = has_children.into();
        let number = self.abbreviations.number(&self.shape);
        match number {
            0..0x80 => self.bytes[self.start] = number as u8,
            _ => self.set_long_number(number),
        }
        let offset = self.start as u32;
        if has_children && self.names.is_on {
            let is_declaration = self.shape.iter().skip(2).step_by(2).any(|&at| at == DW_AT_declaration.0);
            self.names.enter(offset, is_declaration);
        }
        offset
    }

    /// Stores the number of a shape that needs more than the byte that is kept for it.
    #[cold]
    fn set_long_number(&mut self, number: u32) {
        let mut few = Few::new();
        few.uleb(number.into());
        let more = few.as_slice().len() as u32 - 1;
        self.bytes.splice(self.start..self.start + 1, few.as_slice().iter().copied());
        self.references[self.first_reference..].iter_mut().for_each(|reference| reference.offset += more);
        self.entries[self.first_entry..].iter_mut().for_each(|(at, ..)| *at += more);
    }

    /// Writes a variable of code that was inlined: a place, and a reference to the entry with all else. Returns its
    /// offset. Such entries are so many that they are written at once.
    pub(crate) fn inlined_variable(
        &mut self,
        is_argument: bool,
        place: InlinedPlace<'_>,
        origin: EntryId,
        is_elsewhere: bool,
    ) -> u32 {
        let (kind, list) = match place {
            InlinedPlace::None => (0, DW_FORM_exprloc),
            InlinedPlace::Bytes(_) => (1, DW_FORM_exprloc),
            InlinedPlace::List(_) => (2, if self.version >= 5 { DW_FORM_loclistx } else { DW_FORM_sec_offset }),
        };
        let at = usize::from(is_argument) * 6 + kind * 2 + usize::from(is_elsewhere);
        if self.inlined_shapes[at] == 0 {
            let tag = if is_argument { DW_TAG_formal_parameter } else { DW_TAG_variable };
            let reference = if is_elsewhere { DW_FORM_ref_addr } else { DW_FORM_ref4 };
            let mut shape = vec![tag.0, 0];
            if kind > 0 {
                shape.extend_from_slice(&[DW_AT_location.0, list.0]);
            }
            shape.extend_from_slice(&[DW_AT_abstract_origin.0, reference.0]);
            self.inlined_shapes[at] = self.abbreviations.number(&shape);
        }
        let offset = self.bytes.len() as u32;
        let mut few = Few::new();
        few.uleb(self.inlined_shapes[at].into());
        match place {
            InlinedPlace::None => self.bytes.extend_from_slice(few.as_slice()),
            InlinedPlace::Bytes(bytes) => {
                few.uleb(bytes.len() as u64);
                self.bytes.extend_from_slice(few.as_slice());
                self.bytes.extend_from_slice(bytes);
            }
            InlinedPlace::List(number) if self.version >= 5 => {
                few.uleb(number.into());
                self.bytes.extend_from_slice(few.as_slice());
            }
            InlinedPlace::List(number) => {
                self.bytes.extend_from_slice(few.as_slice());
                let referent = Referent::Section(Part::LocLists, number);
                let offset = self.bytes.len() as u32;
                self.references.push(Reference { offset, kind: FixupKind::Abs32, referent });
                bytes::u32(&mut self.bytes, 0);
            }
        }
        self.entries.push((self.bytes.len() as u32, origin, is_elsewhere));
        bytes::u32(&mut self.bytes, 0);
        offset
    }

    /// Writes a variable with a name, a place in code and a type of this unit, and returns its offset; `None` if it has
    /// anything else, or a long place. They are so many that they are written at once.
    pub(crate) fn plain_variable(
        &mut self,
        fields: &VariableFields,
        place: InlinedPlace<'_>,
        file: u32,
        ty: EntryId,
    ) -> Option<u32> {
        if self.string_form() == DW_FORM_strp || fields.align != 0 || fields.flags != 0 || fields.has_annotations {
            return None;
        }
        let (kind, bytes) = match place {
            InlinedPlace::None => (0, &[][..]),
            InlinedPlace::Bytes(bytes) if bytes.len() <= 8 => (1, bytes),
            _ => return None,
        };
        let name = self.strings.of_metadata(fields.name?)?;
        let is_argument = fields.argument != 0;
        let at = usize::from(is_argument) * 2 + kind;
        if self.plain_shapes[at] == 0 {
            let tag = if is_argument { DW_TAG_formal_parameter } else { DW_TAG_variable };
            let mut shape = vec![tag.0, 0];
            if kind > 0 {
                shape.extend_from_slice(&[DW_AT_location.0, DW_FORM_exprloc.0]);
            }
            shape.extend_from_slice(&[DW_AT_name.0, self.string_form().0, DW_AT_decl_file.0, DW_FORM_udata.0]);
            shape.extend_from_slice(&[DW_AT_decl_line.0, DW_FORM_udata.0, DW_AT_type.0, DW_FORM_ref4.0]);
            self.plain_shapes[at] = self.abbreviations.number(&shape);
        }
        let offset = self.bytes.len() as u32;
        let mut few = Few::new();
        few.uleb(self.plain_shapes[at].into());
        if kind > 0 {
            few.push(bytes.len() as u8);
            bytes.iter().for_each(|&byte| few.push(byte));
        }
        few.uleb(name.into());
        few.uleb(file.into());
        few.uleb(fields.line.into());
        let known = self.offsets[ty.0 as usize];
        if known <= self.unit_start {
            self.entries.push((offset + few.as_slice().len() as u32, ty, false));
        }
        known.saturating_sub(self.unit_start).to_le_bytes().into_iter().for_each(|byte| few.push(byte));
        self.bytes.extend_from_slice(few.as_slice());
        Some(offset)
    }

    /// Returns the form of references to strings.
    #[inline]
    fn string_form(&self) -> DwForm {
        match (self.version, self.is_split) {
            (5.., _) => DW_FORM_strx,
            (_, true) => DW_FORM_GNU_str_index,
            _ => DW_FORM_strp,
        }
    }

    /// Notes the entry at an offset, whose name is a string field of a node, unless that is empty.
    pub(crate) fn note_name(&mut self, offset: u32, tag: DwTag, node: NodeRef<'m>, field: usize) {
        if !self.names.is_on {
            return;
        }
        if self.names.tables == NameTables::Gnu {
            return self.note_public(offset, tag, node, field);
        }
        let Some(id) = node.reference(field) else { return };
        let text = self.nodes.string(id);
        if !text.is_empty() {
            let name = self.strings.add_metadata(id, text);
            self.names.add(NamedEntry { name, tag, offset });
        }
    }

    /// Notes the entry at an offset by another name.
    pub(crate) fn note_text(&mut self, offset: u32, tag: DwTag, text: &[u8]) {
        if self.names.is_on && self.names.tables == NameTables::Standard {
            let name = self.strings.add(text);
            self.names.add(NamedEntry { name, tag, offset });
        }
    }

    /// Appends the offset of the abbreviations, of which all units have the same.
    pub(crate) fn abbreviations_offset(&mut self) {
        let offset = self.bytes.len() as u32;
        let referent = Referent::Section(Part::Abbrev, 0);
        self.references.push(Reference { offset, kind: FixupKind::Abs32, referent });
        bytes::u32(&mut self.bytes, 0);
    }

    /// Ends an entry that others refer to.
    pub(crate) fn end_as(&mut self, id: EntryId, has_children: bool) -> u32 {
        let offset = self.end(has_children);
        self.offsets[id.0 as usize] = offset;
        offset
    }

    pub(crate) fn end_children(&mut self) {
        self.bytes.push(0);
        if self.names.is_on {
            self.names.leave();
        }
    }

    pub(crate) fn offset(&self, id: EntryId) -> u32 {
        self.offsets[id.0 as usize]
    }

    pub(crate) fn has_offset(&self, id: EntryId) -> bool {
        self.offsets[id.0 as usize] != 0
    }

    #[inline]
    fn attribute(&mut self, at: DwAt, form: DwForm) {
        self.shape.extend_from_slice(&[at.0, form.0]);
    }

    pub(crate) fn flag(&mut self, at: DwAt) {
        self.attribute(at, DW_FORM_flag_present);
    }

    pub(crate) fn data1(&mut self, at: DwAt, value: u8) {
        self.attribute(at, DW_FORM_data1);
        self.bytes.push(value);
    }

    pub(crate) fn data2(&mut self, at: DwAt, value: u16) {
        self.attribute(at, DW_FORM_data2);
        bytes::u16(&mut self.bytes, value);
    }

    pub(crate) fn data4(&mut self, at: DwAt, value: u32) {
        self.attribute(at, DW_FORM_data4);
        bytes::u32(&mut self.bytes, value);
    }

    pub(crate) fn data8(&mut self, at: DwAt, value: u64) {
        self.attribute(at, DW_FORM_data8);
        bytes::u64(&mut self.bytes, value);
    }

    /// An unsigned number in as few bytes as LLVM's forms of fixed size have, so that readers of sizes see no LEB128.
    pub(crate) fn unsigned(&mut self, at: DwAt, value: u64) {
        match value {
            0..=0xff => self.data1(at, value as u8),
            0x100..=0xffff => self.data2(at, value as u16),
            0x1_0000..=0xffff_ffff => self.data4(at, value as u32),
            _ => self.data8(at, value),
        }
    }

    pub(crate) fn udata(&mut self, at: DwAt, value: u64) {
        self.attribute(at, DW_FORM_udata);
        uleb(&mut self.bytes, value);
    }

    pub(crate) fn sdata(&mut self, at: DwAt, value: i64) {
        self.attribute(at, DW_FORM_sdata);
        sleb(&mut self.bytes, value);
    }

    /// Bytes with their number before them.
    pub(crate) fn block(&mut self, at: DwAt, form: DwForm, block: &[u8]) {
        self.attribute(at, form);
        if form == gimli::DW_FORM_block1 {
            self.bytes.push(block.len() as u8);
        } else {
            uleb(&mut self.bytes, block.len() as u64);
        }
        self.bytes.extend_from_slice(block);
    }

    pub(crate) fn string(&mut self, at: DwAt, text: &[u8]) {
        let number = self.strings.add(text);
        self.string_number(at, number);
    }

    /// A string field of a node, unless it is empty.
    pub(crate) fn name(&mut self, at: DwAt, node: NodeRef<'m>, field: usize) {
        if let Some(id) = node.reference(field) {
            self.name_of(at, id);
        }
    }

    /// A string, unless it is empty.
    pub(crate) fn name_of(&mut self, at: DwAt, id: Metadata) {
        let number = self.strings.of_metadata(id).or_else(|| {
            let text = self.nodes.string(id);
            (!text.is_empty()).then(|| self.strings.add_metadata(id, text))
        });
        if let Some(number) = number {
            self.string_number(at, number);
        }
    }

    fn string_number(&mut self, at: DwAt, number: u32) {
        match self.string_form() {
            DW_FORM_strp => self.offset_in(at, DW_FORM_strp, Part::Str, self.strings.offsets[number as usize]),
            form => {
                self.attribute(at, form);
                uleb(&mut self.bytes, number.into());
            }
        }
    }

    fn offset_in(&mut self, at: DwAt, form: DwForm, part: Part, offset: u32) {
        self.attribute(at, form);
        let place = self.bytes.len() as u32;
        let referent = Referent::Section(part, offset);
        self.references.push(Reference { offset: place, kind: FixupKind::Abs32, referent });
        bytes::u32(&mut self.bytes, 0);
    }

    /// An offset in another section.
    pub(crate) fn section_offset(&mut self, at: DwAt, part: Part, offset: u32) {
        self.offset_in(at, DW_FORM_sec_offset, part, offset);
    }

    pub(crate) fn address(&mut self, at: DwAt, symbol: SymbolId, offset: u64) {
        let address = Address::new(symbol, offset);
        let number = if self.has_address_table { self.addresses.add(address) } else { 0 };
        self.address_number(at, address, number);
    }

    /// An address that nothing else has, such as that after a call.
    pub(crate) fn new_address(&mut self, at: DwAt, symbol: SymbolId, offset: u64) {
        let address = Address::new(symbol, offset);
        let number = if self.has_address_table { self.addresses.append(address) } else { 0 };
        self.address_number(at, address, number);
    }

    fn address_number(&mut self, at: DwAt, address: Address, number: u32) {
        if self.has_address_table {
            self.attribute(at, if self.version >= 5 { DW_FORM_addrx } else { DW_FORM_GNU_addr_index });
            uleb(&mut self.bytes, number.into());
        } else {
            self.attribute(at, DW_FORM_addr);
            let place = self.bytes.len() as u32;
            let referent = Referent::Address(address);
            self.references.push(Reference { offset: place, kind: FixupKind::Abs64, referent });
            bytes::u64(&mut self.bytes, 0);
        }
    }

    /// The address 0, of a unit with several ranges.
    pub(crate) fn no_address(&mut self, at: DwAt) {
        self.attribute(at, DW_FORM_addr);
        bytes::u64(&mut self.bytes, 0);
    }

    /// A list of ranges by number (version 5) or offset.
    pub(crate) fn range_list(&mut self, at: DwAt, number: u32) {
        if self.version >= 5 {
            self.attribute(at, DW_FORM_rnglistx);
            uleb(&mut self.bytes, number.into());
        } else {
            self.section_offset(at, Part::RangeLists, number);
        }
    }

    /// A list of locations by number (version 5) or offset.
    pub(crate) fn location_list(&mut self, at: DwAt, number: u32) {
        if self.version >= 5 {
            self.attribute(at, DW_FORM_loclistx);
            uleb(&mut self.bytes, number.into());
        } else {
            self.section_offset(at, Part::LocLists, number);
        }
    }

    pub(crate) fn expression(&mut self, at: DwAt, expression: &Expression) {
        self.expression_bytes(at, &expression.bytes, &expression.links, 0);
    }

    /// An expression with links whose offsets count from some bytes before it.
    pub(crate) fn expression_bytes(&mut self, at: DwAt, bytes: &[u8], links: &[Link], before: u32) {
        self.attribute(at, DW_FORM_exprloc);
        if links.is_empty() {
            uleb(&mut self.bytes, bytes.len() as u64);
            return self.bytes.extend_from_slice(bytes);
        }
        let linked = self.linked(bytes, links, before);
        uleb(&mut self.bytes, linked.bytes.len() as u64);
        let start = self.bytes.len() as u32;
        self.bytes.extend_from_slice(&linked.bytes);
        self.references.extend(linked.references_at(start));
    }

    /// Appends the expression of a range to the lists of locations.
    pub(crate) fn list_expression(&mut self, bytes: &[u8], links: &[Link], before: u32) {
        if links.is_empty() {
            self.locations.expression(self.version, bytes);
            return;
        }
        let linked = self.linked(bytes, links, before);
        let start = self.locations.expression(self.version, &linked.bytes);
        self.locations.references.extend(linked.references_at(start as u32));
    }

    /// Returns an expression with the addresses for which bytes of it stand. A global without a symbol has the address 0.
    fn linked(&mut self, bytes: &[u8], links: &[Link], before: u32) -> Linked {
        let mut linked = Linked::default();
        let mut from = 0;
        for link in links {
            let at = (link.offset - before) as usize;
            linked.bytes.extend_from_slice(&bytes[from..at]);
            from = at + link.kind.size();
            let address = self.symbols.address_of(link.global);
            let kind = match link.kind {
                LinkKind::Index => {
                    let number = address.map_or(0, |address| self.addresses.add(address));
                    uleb(&mut linked.bytes, number.into());
                    continue;
                }
                _ if self.is_split => {
                    let (operation, number) = self.indexed(link.kind, address);
                    linked.bytes.pop();
                    linked.bytes.push(operation.0);
                    uleb(&mut linked.bytes, number.into());
                    continue;
                }
                LinkKind::Absolute => FixupKind::Abs64,
                LinkKind::ThreadLocal => FixupKind::DtpOff64,
            };
            let offset = linked.bytes.len() as u32;
            let reference = |address| Reference { offset, kind, referent: Referent::Address(address) };
            linked.references.extend(address.map(reference));
            bytes::u64(&mut linked.bytes, 0);
        }
        linked.bytes.extend_from_slice(&bytes[from..]);
        linked
    }

    /// Returns the operation that pushes an address by its number, in place of one that has it in its bytes.
    fn indexed(&mut self, kind: LinkKind, address: Option<Address>) -> (DwOp, u32) {
        let number = address.map(|address| match kind {
            LinkKind::ThreadLocal => self.addresses.add_thread_local(address),
            LinkKind::Index | LinkKind::Absolute => self.addresses.add(address),
        });
        let operation = match kind {
            // In version 5, too: this is what debuggers know.
            LinkKind::ThreadLocal => DW_OP_GNU_const_index,
            LinkKind::Index | LinkKind::Absolute => DW_OP_GNU_addr_index,
        };
        (operation, number.unwrap_or(0))
    }

    /// Starts the ranges of a list of locations; they are relative to an address.
    #[inline]
    pub(crate) fn location_base(&mut self, base: Address) {
        if self.is_split {
            return;
        }
        let Info { locations, addresses, version, .. } = self;
        locations.base(*version, addresses, base, DW_LLE_base_addressx.0);
    }

    /// Appends a range of a list of locations.
    #[inline]
    pub(crate) fn location_pair(&mut self, base: Address, start: u32, end: u32) {
        if self.is_split {
            // Debuggers forget the base in such files (gdb 13), and before version 5 there is none.
            let number = self.addresses.add(Address::new(base.symbol, base.offset + u64::from(start)));
            let out = &mut self.locations.bytes;
            out.push(DW_LLE_startx_length.0);
            uleb(out, number.into());
            match self.version {
                5.. => uleb(out, u64::from(end - start)),
                _ => bytes::u32(out, end - start),
            }
            return;
        }
        self.locations.pair(self.version, start.into(), end.into(), DW_LLE_offset_pair.0);
    }

    /// Ends a list of locations.
    #[inline]
    pub(crate) fn location_end(&mut self) {
        // The end is one byte where each range starts with a code.
        self.locations.end(if self.is_split { 5 } else { self.version });
    }

    /// A reference to an entry of this unit or, `is_elsewhere`, of another.
    pub(crate) fn entry(&mut self, at: DwAt, id: EntryId, is_elsewhere: bool) {
        self.attribute(at, if is_elsewhere { DW_FORM_ref_addr } else { DW_FORM_ref4 });
        // Where an entry of this unit is, is known if it is written; other units may move.
        let known = if is_elsewhere { 0 } else { self.offsets[id.0 as usize] };
        if known <= self.unit_start {
            self.entries.push((self.bytes.len() as u32, id, is_elsewhere));
        }
        bytes::u32(&mut self.bytes, known.saturating_sub(self.unit_start));
    }

    /// File and line of a declaration.
    pub(crate) fn declared_at(&mut self, file: Option<u32>, line: u64) {
        if let (Some(file), 1..) = (file, line) {
            self.udata(DW_AT_decl_file, file.into());
            self.udata(DW_AT_decl_line, line);
        }
    }

    /// Stores the offsets of entries in the unit that has been written. Entries of other units are known at the end.
    pub(crate) fn resolve_unit(&mut self) {
        let start = self.unit_start;
        let (bytes, offsets) = (&mut self.bytes, &self.offsets);
        self.entries.retain(|&(at, id, is_global)| {
            if is_global {
                return true;
            }
            let offset = offsets[id.0 as usize];
            debug_assert!(offset > start, "an entry that is not written: {id:?}");
            let distance = offset.saturating_sub(start);
            bytes[at as usize..at as usize + 4].copy_from_slice(&distance.to_le_bytes());
            false
        });
    }

    /// Notes the offsets of entries in other units.
    pub(crate) fn resolve_all(&mut self) {
        for (at, id, _) in std::mem::take(&mut self.entries) {
            let offset = self.offsets[id.0 as usize];
            let referent = Referent::Section(Part::Info, offset);
            self.references.push(Reference { offset: at, kind: FixupKind::Abs32, referent });
        }
    }
}

/// Place of a variable of code that was inlined: none, an expression without addresses, or a list by its number.
#[derive(Clone, Copy, Debug)]
pub(crate) enum InlinedPlace<'a> {
    None,
    Bytes(&'a [u8]),
    List(u32),
}

/// Expression with its addresses.
#[derive(Default)]
struct Linked {
    bytes: Vec<u8>,
    references: Vec<Reference>,
}

impl Linked {
    /// Returns the references if the expression is at an offset.
    fn references_at(&self, start: u32) -> impl Iterator<Item = Reference> + '_ {
        self.references.iter().map(move |reference| Reference { offset: reference.offset + start, ..*reference })
    }
}
