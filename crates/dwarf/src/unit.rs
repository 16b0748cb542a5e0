//! Units: headers, and entries that are not of code.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Global, Metadata};
use gimli::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::bytes;
use crate::expression::{Expression, GlobalAddress, Operand, fragment};
use crate::functions::FunctionList;
use crate::info::{EntryId, Info};
use crate::lines::Lines;
use crate::names::{ANONYMOUS, NameTables};
use crate::nodes::{NodeSet, Nodes, common, emission, global, imported, module_node, namespace, unit};
use crate::plan::{Plan, variable_and_expression};
use crate::references::{Address, Part, Symbols};
use crate::split::Skeleton;
use crate::types::tag;

/// Bytes of the headers of `.debug_str_offsets` and `.debug_addr`, after which their entries start.
pub(crate) const TABLE_HEADER: u32 = 8;
/// Bytes of the headers of `.debug_rnglists` and `.debug_loclists`.
pub(crate) const LIST_HEADER: u32 = 12;

/// Kinds of a unit's name table (`nameTableKind:`).
mod names {
    pub(super) const DEFAULT: u64 = 0;
    pub(super) const GNU: u64 = 1;
}

/// A global, or none, with the expression that makes a place of its address, or a value.
pub(crate) type GlobalPlace = (Option<Global>, Option<Metadata>);

/// Writer of the entries of a module.
pub(crate) struct Writer<'m, 'a> {
    pub(crate) nodes: Nodes<'m>,
    pub(crate) symbols: &'a Symbols<'a>,
    pub(crate) plan: Plan<'m>,
    pub(crate) info: Info<'m, 'a>,
    pub(crate) lines: Lines<'m>,
    /// The unit that is being written.
    pub(crate) unit: u32,
    pub(crate) language: u64,
    pub(crate) emission: u64,
    pub(crate) index_type: EntryId,
    pub(crate) needs_index_type: bool,
    pub(crate) functions: &'a FunctionList,
    /// Functions by their nodes.
    pub(crate) by_node: FxHashMap<Metadata, usize>,
    /// Functions of which some code is inlined elsewhere.
    pub(crate) inlined: FxHashSet<Metadata>,
    /// Variables of those functions by the function around them, in order.
    pub(crate) abstract_variables: FxHashMap<Metadata, Vec<Metadata>>,
    /// Local variables that have an entry.
    pub(crate) described: NodeSet,
    /// Globals of variables, with the expressions of their addresses.
    pub(crate) globals: FxHashMap<Metadata, Vec<GlobalPlace>>,
    /// Place that is being written. The memory is used again.
    pub(crate) place: Expression,
    /// Offset of the unit's line table.
    pub(crate) line_offset: u32,
    /// The unit that stands in the object for one of a file of split information, if there is one.
    pub(crate) skeleton: Option<Box<Skeleton<'m, 'a>>>,
}

impl<'m> Writer<'m, '_> {
    /// Whether the unit's language is C, whose functions may have no prototypes.
    pub(crate) fn is_c(&self) -> bool {
        matches!(
            DwLang(self.language as u16),
            DW_LANG_C89 | DW_LANG_C | DW_LANG_ObjC | DW_LANG_C99 | DW_LANG_C11 | DW_LANG_C17
        )
    }

    fn is_cpp(&self) -> bool {
        matches!(
            DwLang(self.language as u16),
            DW_LANG_C_plus_plus
                | DW_LANG_C_plus_plus_03
                | DW_LANG_C_plus_plus_11
                | DW_LANG_C_plus_plus_14
                | DW_LANG_C_plus_plus_17
                | DW_LANG_C_plus_plus_20
        )
    }

    /// Number of the first element of an array, where nothing says it.
    pub(crate) fn default_lower_bound(&self) -> i64 {
        DwLang(self.language as u16).default_lower_bound().map_or(0, |bound| bound as i64)
    }

    /// Attribute that refers to the entry of a node, if it has one.
    pub(crate) fn reference(&mut self, at: DwAt, id: Metadata) -> bool {
        let Some(entry) = self.plan.find(id, self.unit) else { return false };
        let is_elsewhere = self.plan.unit_of(entry) != Some(self.unit);
        self.info.entry(at, entry, is_elsewhere);
        true
    }

    /// Writes the children of an entry that are not written yet.
    pub(crate) fn children(&mut self, id: EntryId) {
        let mut next = self.plan.first_child(id);
        while let Some(child) = next {
            next = self.plan.next_child(child);
            self.entry(child);
        }
    }

    /// Writes an entry with its children, unless it is written. Entries are nested in each other only as deep as
    /// `Plan` allows.
    pub(crate) fn entry(&mut self, id: EntryId) {
        if self.info.has_offset(id) || self.plan.unit_of(id) != Some(self.unit) {
            return;
        }
        let node_id = self.plan.metadata(id);
        let Some(node) = self.nodes.node(node_id) else { return };
        match node.class() {
            Class::DISubprogram => self.subprogram(id, node_id, node),
            Class::DIGlobalVariable => self.global(id, node_id, node),
            Class::DINamespace => {
                self.info.begin(DW_TAG_namespace);
                self.info.name(DW_AT_name, node, namespace::NAME);
                if node.number(namespace::EXPORTS) != 0 {
                    self.info.flag(DW_AT_export_symbols);
                }
                let offset = self.info.end_as(id, true);
                self.info.note_name(offset, DW_TAG_namespace, node, namespace::NAME);
                if self.nodes.text(node, namespace::NAME).is_empty() {
                    self.info.note_text(offset, DW_TAG_namespace, ANONYMOUS);
                }
                self.children(id);
                self.info.end_children();
            }
            Class::DIModule => {
                self.info.begin(DW_TAG_module);
                self.info.name(DW_AT_name, node, module_node::NAME);
                self.info.name(DW_AT_LLVM_config_macros, node, module_node::CONFIG);
                self.info.name(DW_AT_LLVM_include_path, node, module_node::INCLUDE);
                self.declared(node, module_node::FILE, module_node::LINE);
                if node.number(module_node::IS_DECLARATION) != 0 {
                    self.info.flag(DW_AT_declaration);
                }
                self.with_children(id);
            }
            Class::DICommonBlock => {
                self.info.begin(DW_TAG_common_block);
                self.info.name(DW_AT_name, node, common::NAME);
                self.declared(node, common::FILE, common::LINE);
                self.with_children(id);
            }
            Class::DIImportedEntity => self.imported(id, node, 0),
            _ => self.type_entry(id, node),
        }
    }

    fn with_children(&mut self, id: EntryId) {
        self.info.end_as(id, true);
        self.children(id);
        self.info.end_children();
    }

    fn imported(&mut self, id: EntryId, node: NodeRef<'m>, depth: usize) {
        if self.info.has_offset(id) {
            return;
        }
        let entity = node.reference(imported::ENTITY).filter(|&entity| self.plan.find(entity, self.unit).is_some());
        let Some(entity) = entity else { return };
        self.info.begin(tag(node.number(imported::TAG)));
        self.declared(node, imported::FILE, imported::LINE);
        self.reference(DW_AT_import, entity);
        self.info.name(DW_AT_name, node, imported::NAME);
        let elements: Vec<Metadata> = self.nodes.list(node, imported::ELEMENTS).flatten().collect();
        let has_children = !elements.is_empty();
        self.info.end_as(id, has_children);
        if has_children {
            for element in elements {
                if let Some(node) = self.nodes.of_class(element, Class::DIImportedEntity)
                    && depth < 4
                {
                    self.imported(EntryId(element.as_u32()), node, depth + 1);
                }
            }
            self.info.end_children();
        }
    }

    /// Writes a variable of the module.
    fn global(&mut self, id: EntryId, node_id: Metadata, node: NodeRef<'m>) {
        let declaration = node.reference(global::DECLARATION);
        self.info.begin(DW_TAG_variable);
        let is_specified = declaration.is_some_and(|declaration| self.reference(DW_AT_specification, declaration));
        if !is_specified {
            self.info.name(DW_AT_name, node, global::NAME);
            if let Some(ty) = node.reference(global::TYPE) {
                self.reference(DW_AT_type, ty);
            }
            if node.number(global::IS_LOCAL) == 0 {
                self.info.flag(DW_AT_external);
            }
        }
        self.declared(node, global::FILE, global::LINE);
        if node.number(global::IS_DEFINITION) == 0 {
            self.info.flag(DW_AT_declaration);
        }
        if let bits @ 8.. = node.number(global::ALIGN) {
            self.info.udata(DW_AT_alignment, bits / 8);
        }
        let has_place = self.global_place(node_id);
        self.info.name(DW_AT_linkage_name, node, global::LINKAGE_NAME);
        let has_children = node.reference(global::TEMPLATE).is_some() || node.reference(global::ANNOTATIONS).is_some();
        let offset = self.info.end_as(id, has_children);
        if has_place || self.info.names.tables == NameTables::Gnu {
            self.info.note_name(offset, DW_TAG_variable, node, global::NAME);
            if node.reference(global::LINKAGE_NAME) != node.reference(global::NAME) {
                self.info.note_name(offset, DW_TAG_variable, node, global::LINKAGE_NAME);
            }
        }
        if has_children {
            self.template_parameters(node, global::TEMPLATE);
            self.annotations(node, global::ANNOTATIONS);
            self.info.end_children();
        }
    }

    /// Whether an expression computes nothing.
    fn is_empty(&self, expression: Option<Metadata>) -> bool {
        let words = expression.and_then(|id| self.nodes.pool.words_of(id, Class::DIExpression));
        words.is_none_or(<[u32]>::is_empty)
    }

    /// Attribute with the place of a variable of the module, or its value; returns whether it has an address or a value.
    fn global_place(&mut self, variable: Metadata) -> bool {
        if let Some([(Some(global), expression)]) = self.globals.get(&variable).map(Vec::as_slice)
            && self.is_empty(*expression)
        {
            // Nearly all variables are one global.
            let address = GlobalAddress::of(self.nodes.module, *global);
            let is_known = self.symbols.address_of(*global).is_some();
            if is_known {
                let mut place = std::mem::take(&mut self.place);
                place.clear();
                place.address(address, self.info.version);
                self.info.expression(DW_AT_location, &place);
                self.place = place;
            }
            return is_known;
        }
        let mut places = self.globals.get(&variable).cloned().unwrap_or_default();
        let words = |id: Option<Metadata>| -> Vec<u64> {
            let node = id.and_then(|id| self.nodes.of_class(id, Class::DIExpression));
            node.map_or(Vec::new(), |node| node.elements().collect())
        };
        if let [(None, expression)] = places[..] {
            use draig_tables::dwarf::constants as op;
            let words = words(expression);
            if let [code, number, end] = words[..]
                && end == u64::from(op::DW_OP_STACK_VALUE)
            {
                if code == u64::from(op::DW_OP_CONSTU) {
                    self.info.udata(DW_AT_const_value, number);
                    return true;
                } else if code == u64::from(op::DW_OP_CONSTS) {
                    self.info.sdata(DW_AT_const_value, number as i64);
                    return true;
                }
            }
        }
        places.sort_by_key(|&(_, expression)| fragment(&words(expression)));
        let mut whole = Expression::default();
        let mut end = 0;
        for (global, expression) in places {
            let words = words(expression);
            let Some(global) = global else {
                if let Some(expression) = Expression::of_words(&words) {
                    whole.append(&expression);
                }
                continue;
            };
            if self.symbols.address_of(global).is_none() {
                continue;
            }
            let address = Operand::Address(GlobalAddress::of(self.nodes.module, global));
            let lowered = Expression::lower(true, &[address], &words, self.info.version);
            let Some(lowered) = lowered else { continue };
            match fragment(&words) {
                None => {
                    whole = lowered;
                    break;
                }
                Some(part) if part.offset >= end => {
                    if part.offset > end {
                        whole.piece(part.offset - end);
                    }
                    whole.append(&lowered);
                    whole.piece(part.size);
                    end = part.offset.saturating_add(part.size);
                }
                Some(_) => {}
            }
        }
        if !whole.bytes.is_empty() {
            self.info.expression(DW_AT_location, &whole);
        }
        !whole.links.is_empty()
    }

    /// Notes the variables of the module and what they need.
    pub(crate) fn need_globals(&mut self, units: &[Metadata]) {
        let nodes = self.nodes;
        let module = nodes.module;
        let dbg = module.tables.metadata_kinds.find(b"dbg");
        let mut globals: FxHashMap<Metadata, Vec<GlobalPlace>> = FxHashMap::default();
        let mut attached: FxHashSet<Metadata> = FxHashSet::default();
        for global in module.globals_in_order() {
            for &(kind, id) in &module.global(global).attachments {
                if Some(kind) != dbg {
                    continue;
                }
                if let Some((variable, expression)) = variable_and_expression(nodes, id) {
                    globals.entry(variable).or_default().push((Some(global), expression));
                    attached.insert(id);
                }
            }
        }
        for &id in units {
            let (Some(node), Some(number)) = (nodes.node(id), self.plan.unit_number(id)) else { continue };
            if node.number(unit::EMISSION) != emission::FULL {
                continue;
            }
            for id in nodes.list(node, unit::GLOBALS).flatten() {
                let Some((variable, expression)) = variable_and_expression(nodes, id) else { continue };
                self.plan.need(variable, number);
                if attached.contains(&id) {
                    continue;
                }
                let places = globals.entry(variable).or_default();
                if expression.is_some() {
                    places.push((None, expression));
                }
            }
            for field in [unit::ENUMS, unit::RETAINED, unit::IMPORTS] {
                for id in nodes.list(node, field).flatten() {
                    self.plan.need(id, number);
                }
            }
        }
        self.globals = globals;
    }

    /// Writes a unit, which has these functions in the order of their code.
    pub(crate) fn unit(&mut self, number: u32, id: Metadata, functions: &[usize]) {
        let Some(node) = self.nodes.node(id) else { return };
        self.lines.reserve(functions.iter().map(|&function| self.functions.opcodes(function)).sum(), functions.len());
        for &function in functions {
            self.lines.function(&self.functions.get(function));
        }
        let version = self.info.version;
        let is_split = self.skeleton.is_some();
        let start = self.info.bytes.len();
        self.info.unit_start = start as u32;
        self.info.names.start(self.names_of_unit(node), start as u32);
        self.info.names.public.is_cpp = self.is_cpp();
        self.unit_header(if is_split { DW_UT_split_compile } else { DW_UT_compile });
        self.info.begin(DW_TAG_compile_unit);
        let producer = node.reference(unit::PRODUCER);
        self.info.string(DW_AT_producer, producer.map_or(b"", |id| self.nodes.string(id)));
        self.info.data2(DW_AT_language, self.language as u16);
        let file = node.reference(unit::FILE).and_then(|id| self.nodes.of_class(id, Class::DIFile));
        if let Some(file) = file {
            self.info.name(DW_AT_name, file, crate::nodes::file::NAME);
        }
        if is_split {
            self.split_name();
        } else {
            if version >= 5 {
                self.info.section_offset(DW_AT_str_offsets_base, Part::StrOffsets, TABLE_HEADER);
            }
            self.info.section_offset(DW_AT_stmt_list, Part::Line, self.line_offset);
            if let Some(file) = file {
                self.info.name(DW_AT_comp_dir, file, crate::nodes::file::DIRECTORY);
            }
            self.unit_ranges(functions);
            if version >= 5 {
                self.info.section_offset(DW_AT_addr_base, Part::Addr, TABLE_HEADER);
                self.info.section_offset(DW_AT_rnglists_base, Part::RangeLists, LIST_HEADER);
                self.info.section_offset(DW_AT_loclists_base, Part::LocLists, LIST_HEADER);
            }
        }
        self.macros(node);
        if is_split {
            self.split_id();
        }
        let root = self.plan.root(number);
        self.info.end_as(root, true);
        let id = self.split_id_offset(start);
        self.children(root);
        // Whatever is around itself, or in a block that is not there.
        for entry in self.plan.all(number).to_vec() {
            self.entry(entry);
        }
        self.index_type();
        self.info.end_children();
        bytes::patch_length(&mut self.info.bytes, start);
        self.info.resolve_unit();
        if is_split {
            self.skeleton(node, functions, id);
        }
    }

    /// Writes the header of a unit, up to its first entry.
    pub(crate) fn unit_header(&mut self, kind: DwUt) {
        let version = self.info.version;
        let out = &mut self.info.bytes;
        bytes::u32(out, 0);
        bytes::u16(out, version);
        if version >= 5 {
            // kind of unit, bytes of an address
            out.extend_from_slice(&[kind.0, 8]);
        }
        self.info.abbreviations_offset();
        if version < 5 {
            self.info.bytes.push(8);
        } else if matches!(kind, DW_UT_split_compile | DW_UT_skeleton) {
            bytes::u64(&mut self.info.bytes, 0);
        }
    }

    /// Returns what becomes of the names of a unit.
    fn names_of_unit(&self, node: NodeRef<'m>) -> NameTables {
        let kind = node.number(unit::NAME_TABLE);
        match self.emission == emission::FULL {
            // Tables of versions before 5 are for debuggers that read no others.
            true if self.info.version >= 5 && kind == names::DEFAULT => NameTables::Standard,
            true if self.skeleton.is_some() && kind == names::GNU => NameTables::Gnu,
            _ => NameTables::None,
        }
    }

    /// Attributes with the code of a unit.
    pub(crate) fn unit_ranges(&mut self, functions: &[usize]) {
        // Sections in order, with the first and the last byte of the unit's code in them.
        let mut spans: Vec<(Address, u64)> = Vec::new();
        let mut last = None;
        for &function in functions {
            let code = self.functions.code(function);
            match spans.last_mut() {
                Some((start, size)) if last == Some(code.section) => *size = code.end - start.offset,
                _ => spans.push((Address::new(code.symbol, code.entry), code.end - code.entry)),
            }
            last = Some(code.section);
        }
        match spans[..] {
            [] => {}
            [(start, size)] => {
                self.info.address(DW_AT_low_pc, start.symbol, start.offset);
                self.info.data4(DW_AT_high_pc, size as u32);
            }
            _ => {
                let version = self.info.version;
                self.info.no_address(DW_AT_low_pc);
                let list = self.info.ranges.start(version);
                for (start, size) in spans {
                    let Info { ranges, addresses, .. } = &mut self.info;
                    ranges.base(version, addresses, start, DW_RLE_base_addressx.0);
                    ranges.pair(version, 0, size, DW_RLE_offset_pair.0);
                }
                self.info.ranges.end(version);
                self.info.range_list(DW_AT_ranges, list);
            }
        }
    }
}
