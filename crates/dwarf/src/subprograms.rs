//! Entries of functions: their scopes, variables, labels and calls (DWARF 5, 3.3 to 3.5).

use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};
use gimli::*;

use crate::bytes::uleb;
use crate::descriptions::{Description, Function, Label, Variable, VariableFields, VariablePlace};
use crate::expression::{Expression, Link};
use crate::info::{EntryId, Info, InlinedPlace};
use crate::names::NameTables;
use crate::nodes::{emission, flag, label, local, location, sp_flag, subprogram, subroutine};
use crate::plan::around;
use crate::references::Address;
use crate::rows::file_of_scope;
use crate::scopes::ScopeId;
use crate::unit::Writer;

impl<'m, 'a> Writer<'m, 'a> {
    /// Writes the entry of a function: of its code, of its declaration, or of what others inline.
    pub(crate) fn subprogram(&mut self, id: EntryId, node_id: Metadata, node: NodeRef<'m>) {
        let function = self.by_node.get(&node_id).copied();
        if self.inlined.contains(&node_id) {
            self.abstract_subprogram(id, node_id, node);
            if let Some(function) = function {
                self.concrete_subprogram(None, Some(id), function, node);
            }
            return;
        }
        match function {
            Some(function) => self.concrete_subprogram(Some(id), None, function, node),
            None => {
                self.info.begin(DW_TAG_subprogram);
                let is_definition = node.number(subprogram::SP_FLAGS) & sp_flag::DEFINITION != 0;
                self.subprogram_attributes(node, !is_definition);
                self.info.end_as(id, true);
                let signature = self.signature(node);
                if !is_definition && signature.len() > 1 {
                    self.parameter_types(&signature[1..]);
                }
                self.template_parameters(node, subprogram::TEMPLATE);
                self.annotations(node, subprogram::ANNOTATIONS);
                self.locals(node_id, id);
                self.info.end_children();
            }
        }
    }

    /// Writes types and variables that are local to a function and are not in a block of it that is written.
    fn locals(&mut self, function: Metadata, id: EntryId) {
        if self.emission == emission::LINES {
            return;
        }
        self.children(id);
        for local in self.plan.locals(function).to_vec() {
            self.entry(local);
        }
    }

    /// Writes the attributes that a function has wherever it is.
    fn subprogram_attributes(&mut self, node: NodeRef<'m>, is_declaration: bool) {
        if self.emission == emission::LINES {
            return self.info.name(DW_AT_name, node, subprogram::NAME);
        }
        let flags = node.number(subprogram::FLAGS);
        let sp_flags = node.number(subprogram::SP_FLAGS);
        let signature = self.signature(node);
        let specification =
            node.reference(subprogram::DECLARATION).filter(|&other| self.plan.find(other, self.unit).is_some());
        let other = specification.and_then(|declaration| self.nodes.node(declaration));
        let same = |field: usize| other.is_some_and(|other| other.number(field) == node.number(field));
        if !same(subprogram::LINKAGE_NAME) {
            self.info.name(DW_AT_linkage_name, node, subprogram::LINKAGE_NAME);
        }
        if let Some(declaration) = specification {
            self.reference(DW_AT_specification, declaration);
            if !same(subprogram::FILE) || !same(subprogram::LINE) {
                self.declared(node, subprogram::FILE, subprogram::LINE);
            }
            return;
        }
        self.info.name(DW_AT_name, node, subprogram::NAME);
        self.declared(node, subprogram::FILE, subprogram::LINE);
        if flags & flag::PROTOTYPED != 0 && self.is_c() {
            self.info.flag(DW_AT_prototyped);
        }
        // A function whose result or parameters are gone (`DW_CC_nocall`) is none to call or to ask for its value.
        let ty = node.reference(subprogram::TYPE).and_then(|id| self.nodes.of_class(id, Class::DISubroutineType));
        if let Some(convention @ 2..) = ty.map(|ty| ty.number(subroutine::CONVENTION)) {
            self.info.data1(DW_AT_calling_convention, convention as u8);
        }
        self.type_reference(DW_AT_type, signature.first().copied().flatten());
        if let virtuality @ 1.. = sp_flags & sp_flag::VIRTUALITY {
            self.info.data1(DW_AT_virtuality, virtuality as u8);
            let index = node.number(subprogram::VIRTUAL_INDEX);
            if index != u64::from(u32::MAX) {
                let mut bytes = vec![DW_OP_constu.0];
                uleb(&mut bytes, index);
                self.info.expression(DW_AT_vtable_elem_location, &Expression::of_bytes(bytes));
            }
            self.type_reference(DW_AT_containing_type, node.reference(subprogram::CONTAINING));
        }
        if is_declaration {
            self.info.flag(DW_AT_declaration);
        }
        if flags & flag::ARTIFICIAL != 0 {
            self.info.flag(DW_AT_artificial);
        }
        if sp_flags & sp_flag::LOCAL == 0 {
            self.info.flag(DW_AT_external);
        }
        if flags & flag::LVALUE != 0 {
            self.info.flag(DW_AT_reference);
        }
        if flags & flag::RVALUE != 0 {
            self.info.flag(DW_AT_rvalue_reference);
        }
        if flags & flag::NO_RETURN != 0 {
            self.info.flag(DW_AT_noreturn);
        }
        self.access(flags);
        if flags & flag::EXPLICIT != 0 {
            self.info.flag(DW_AT_explicit);
        }
        for (bit, at) in [
            (sp_flag::MAIN, DW_AT_main_subprogram),
            (sp_flag::PURE, DW_AT_pure),
            (sp_flag::ELEMENTAL, DW_AT_elemental),
            (sp_flag::RECURSIVE, DW_AT_recursive),
            (sp_flag::DELETED, DW_AT_deleted),
        ] {
            if sp_flags & bit != 0 {
                self.info.flag(at);
            }
        }
    }

    /// Writes the entry of a function from which calls of it, and its code, get what they share.
    fn abstract_subprogram(&mut self, id: EntryId, node_id: Metadata, node: NodeRef<'m>) {
        self.info.begin(DW_TAG_subprogram);
        self.subprogram_attributes(node, false);
        self.info.data1(DW_AT_inline, DW_INL_inlined.0);
        let offset = self.info.end_as(id, true);
        if self.info.names.tables == NameTables::Gnu {
            self.info.note_name(offset, DW_TAG_subprogram, node, subprogram::NAME);
        }
        // Variables by their scopes; blocks are children of what is around them.
        let variables = self.abstract_variables.remove(&node_id).unwrap_or_default();
        let mut scopes: Vec<(Metadata, Vec<Metadata>)> = vec![(node_id, Vec::new())];
        let mut children: rustc_hash::FxHashMap<Metadata, Vec<usize>> = rustc_hash::FxHashMap::default();
        let mut numbers = rustc_hash::FxHashMap::from_iter([(node_id, 0usize)]);
        for variable in variables {
            let Some(scope) = self.nodes.node(variable).and_then(|node| node.reference(local::SCOPE)) else { continue };
            let mut at = self.nodes.code_scope(scope).map(|(scope, _)| scope);
            let inner = at;
            let mut depth = 0;
            while let Some(scope) = at
                && depth < crate::nodes::MAX_DEPTH
            {
                depth += 1;
                if numbers.contains_key(&scope) {
                    break;
                }
                numbers.insert(scope, scopes.len());
                at = around(self.nodes, scope).and_then(|outer| self.nodes.code_scope(outer)).map(|(outer, _)| outer);
                if let Some(outer) = at {
                    children.entry(outer).or_default().push(scopes.len());
                }
                scopes.push((scope, Vec::new()));
            }
            let at = inner.and_then(|scope| numbers.get(&scope)).copied().unwrap_or(0);
            scopes[at].1.push(variable);
        }
        let mut parameters = std::mem::take(&mut scopes[0].1);
        parameters.sort_by_key(|&id| VariableFields::read(self.nodes, id).map(|fields| fields.order()));
        parameters.iter().for_each(|&id| self.abstract_variable(id));
        self.children(EntryId(node_id.as_u32()));
        // Scopes that are open, each with the blocks in it that are still to be written.
        let mut open = vec![children.get(&node_id).cloned().unwrap_or_default()];
        while let Some(rest) = open.last_mut() {
            if rest.is_empty() {
                open.pop();
                if !open.is_empty() {
                    self.info.end_children();
                }
                continue;
            }
            let (scope, variables) = scopes[rest.remove(0)].clone();
            self.info.begin(DW_TAG_lexical_block);
            self.info.end(true);
            variables.iter().for_each(|&id| self.abstract_variable(id));
            self.children(EntryId(scope.as_u32()));
            open.push(children.get(&scope).cloned().unwrap_or_default());
        }
        if self.emission == emission::FULL {
            self.template_parameters(node, subprogram::TEMPLATE);
        }
        self.locals(node_id, id);
        self.info.end_children();
    }

    fn abstract_variable(&mut self, id: Metadata) {
        let Some(fields) = VariableFields::read(self.nodes, id) else { return };
        let entry = EntryId(id.as_u32());
        if self.info.has_offset(entry) {
            return;
        }
        self.begin_variable(&fields);
        self.variable_attributes(&fields);
        self.end_variable(id, &fields, Some(entry));
    }

    fn begin_variable(&mut self, fields: &VariableFields) {
        self.info.begin(if fields.argument != 0 { DW_TAG_formal_parameter } else { DW_TAG_variable });
    }

    fn variable_attributes(&mut self, fields: &VariableFields) {
        if let Some(name) = fields.name {
            self.info.name_of(DW_AT_name, name);
        }
        if let bits @ 8.. = fields.align {
            self.info.udata(DW_AT_alignment, (bits / 8).into());
        }
        let file = self.lines.file(fields.file);
        self.info.declared_at(file, fields.line.into());
        self.type_reference(DW_AT_type, fields.ty);
        if u64::from(fields.flags) & flag::ARTIFICIAL != 0 {
            self.info.flag(DW_AT_artificial);
        }
    }

    fn end_variable(&mut self, id: Metadata, fields: &VariableFields, entry: Option<EntryId>) -> u32 {
        let offset = match entry {
            Some(entry) => self.info.end_as(entry, fields.has_annotations),
            None => self.info.end(fields.has_annotations),
        };
        if fields.has_annotations
            && let Some(node) = self.nodes.node(id)
        {
            self.annotations(node, local::ANNOTATIONS);
            self.info.end_children();
        }
        offset
    }

    /// Writes the entry of a function's code.
    fn concrete_subprogram(
        &mut self,
        id: Option<EntryId>,
        origin: Option<EntryId>,
        function: usize,
        node: NodeRef<'m>,
    ) {
        let function = &self.functions.get(function);
        let Function { code, description } = function;
        self.info.begin(DW_TAG_subprogram);
        self.info.address(DW_AT_low_pc, code.symbol, code.entry);
        self.info.data4(DW_AT_high_pc, (code.end - code.entry) as u32);
        if let Some(register) = description.frame_base {
            self.place.clear();
            self.place.register(register);
            self.info.expression(DW_AT_frame_base, &self.place);
        }
        if node.number(subprogram::FLAGS) & flag::ALL_CALLS != 0 {
            self.info.flag(if self.info.version >= 5 { DW_AT_call_all_calls } else { DW_AT_GNU_all_call_sites });
        }
        match origin {
            Some(origin) => self.info.entry(DW_AT_abstract_origin, origin, false),
            None => {
                if let Some(object) = self.object_pointer(description) {
                    self.info.entry(DW_AT_object_pointer, object, false);
                }
                self.subprogram_attributes(node, false);
            }
        }
        let offset = match id {
            Some(id) => self.info.end_as(id, true),
            None => self.info.end(true),
        };
        self.note_subprogram(offset, DW_TAG_subprogram, node);
        self.scope_contents(function, 0, origin.is_some());
        self.scope_tree(function);
        if node.number(subprogram::FLAGS) & flag::ALL_CALLS != 0 && self.emission == emission::FULL {
            self.calls(function);
        }
        if origin.is_none() && self.emission == emission::FULL {
            self.template_parameters(node, subprogram::TEMPLATE);
            self.annotations(node, subprogram::ANNOTATIONS);
            if let Some(id) = id {
                self.locals(description.node, id);
            }
        }
        self.info.end_children();
    }

    /// Notes the names of the entry of a function's code.
    fn note_subprogram(&mut self, offset: u32, tag: DwTag, node: NodeRef<'m>) {
        self.info.note_name(offset, tag, node, subprogram::NAME);
        if node.reference(subprogram::LINKAGE_NAME) != node.reference(subprogram::NAME) {
            self.info.note_name(offset, tag, node, subprogram::LINKAGE_NAME);
        }
    }

    /// Returns the entry of the variable that points to the object (`this`).
    fn object_pointer(&self, description: &Description) -> Option<EntryId> {
        let is_object = |variable: &&Variable| {
            let VariableFields { argument, flags, .. } = variable.fields;
            variable.inlined_at.is_none() && argument == 1 && u64::from(flags) & flag::OBJECT_POINTER != 0
        };
        // Arguments of the function are first in its own scope.
        let own = description.variables.iter().take_while(|variable| variable.scope == 0).take(1);
        own.filter(is_object).map(|variable| EntryId(variable.node.as_u32())).next()
    }

    /// Writes the scopes in a function. Blocks in which nothing is declared are left out, and what is in them belongs to
    /// the block around.
    fn scope_tree(&mut self, function: &Function<'a>) {
        let description = &function.description;
        let scopes = description.scopes;
        let is_inlined_elsewhere = self.inlined.contains(&description.node);
        // Scopes that are still to be written, the next last; `None` ends the children of one.
        let mut rest: Vec<Option<ScopeId>> = Vec::new();
        let push_children = |rest: &mut Vec<Option<ScopeId>>, scope: ScopeId| {
            let first = rest.len();
            rest.extend(scopes.children(scope).map(Some));
            rest[first..].reverse();
        };
        push_children(&mut rest, 0);
        while let Some(next) = rest.pop() {
            let Some(number) = next else {
                self.info.end_children();
                continue;
            };
            let scope = scopes.get(number);
            if scope.is_passed {
                push_children(&mut rest, number);
                continue;
            }
            if scopes.is_empty(number) {
                continue;
            }
            let is_inlined = scope.inlined_at.is_some();
            if scope.is_function {
                if self.plan.find(scope.node, self.unit).is_none() {
                    continue;
                }
                self.info.begin(DW_TAG_inlined_subroutine);
                self.reference(DW_AT_abstract_origin, scope.node);
                self.scope_ranges(function, number);
                self.call_place(scope.inlined_at);
            } else {
                let has_contents = !description.variables_of(number).is_empty()
                    || !description.labels_of(number).is_empty()
                    || !is_inlined && self.plan.has_children(EntryId(scope.node.as_u32()));
                if !has_contents {
                    push_children(&mut rest, number);
                    continue;
                }
                self.info.begin(DW_TAG_lexical_block);
                self.scope_ranges(function, number);
            }
            let offset = self.info.end(true);
            if scope.is_function
                && let Some(node) = self.nodes.node(scope.node)
            {
                self.note_subprogram(offset, DW_TAG_inlined_subroutine, node);
            }
            self.scope_contents(function, number, is_inlined || is_inlined_elsewhere);
            rest.push(None);
            push_children(&mut rest, number);
        }
    }

    /// Attributes with the place of a call that was inlined.
    fn call_place(&mut self, call: Option<Metadata>) {
        let Some(node) = call.and_then(|id| self.nodes.of_class(id, Class::DILocation)) else { return };
        let scope = node.reference(location::SCOPE);
        let file = scope.and_then(|scope| file_of_scope(self.nodes, scope));
        if let Some(file) = self.lines.file(file) {
            self.info.udata(DW_AT_call_file, file.into());
        }
        self.info.udata(DW_AT_call_line, node.number(location::LINE));
        if let column @ 1.. = node.number(location::COLUMN) {
            self.info.udata(DW_AT_call_column, column);
        }
    }

    fn scope_ranges(&mut self, function: &Function<'_>, number: ScopeId) {
        let Function { code, description } = function;
        let base = Address::new(code.symbol, code.base);
        let version = self.info.version;
        let mut ranges = description.scopes.ranges(number);
        let first = ranges.next();
        match (first, ranges.next()) {
            (Some((start, end)), None) => {
                self.info.address(DW_AT_low_pc, base.symbol, base.offset + u64::from(start));
                self.info.data4(DW_AT_high_pc, end - start);
            }
            _ => {
                let Info { ranges: lists, addresses, .. } = &mut self.info;
                let list = lists.start(version);
                lists.base(version, addresses, base, DW_RLE_base_addressx.0);
                for (start, end) in description.scopes.ranges(number) {
                    lists.pair(version, start.into(), end.into(), DW_RLE_offset_pair.0);
                }
                lists.end(version);
                self.info.range_list(DW_AT_ranges, list);
            }
        }
    }

    /// Writes variables and labels of a scope. With `shares`, they refer to the entries of the function that is inlined.
    fn scope_contents(&mut self, function: &Function<'a>, number: ScopeId, shares: bool) {
        let Function { code, description } = function;
        for variable in description.variables_of(number) {
            self.variable(function, variable, shares);
        }
        for &Label { node: id, offset, .. } in description.labels_of(number) {
            let Some(node) = self.nodes.node(id) else { continue };
            self.info.begin(DW_TAG_label);
            self.info.name(DW_AT_name, node, label::NAME);
            self.declared(node, label::FILE, label::LINE);
            self.info.address(DW_AT_low_pc, code.symbol, code.base + u64::from(offset));
            let entry = self.info.end(false);
            self.info.note_name(entry, DW_TAG_label, node, label::NAME);
        }
        if !shares && number != 0 {
            self.children(EntryId(description.scopes.get(number).node.as_u32()));
        }
    }

    /// Writes a variable with its place.
    fn variable(&mut self, function: &Function<'a>, variable: &Variable, shares: bool) {
        let Function { code, description } = function;
        let id = variable.node;
        let fields = &variable.fields;
        let places = description.places;
        let entry = EntryId(id.as_u32());
        // A place that mentions a global without a symbol is none.
        let is_known = |links: &[Link]| links.iter().all(|link| self.symbols.address_of(link.global).is_some());
        let (mut place, mut links, mut has_address) = (InlinedPlace::None, None, false);
        match variable.place {
            VariablePlace::Nowhere => {}
            VariablePlace::Whole(from, to) => {
                let all = places.links((from, to));
                if is_known(all) {
                    has_address = !all.is_empty();
                    place = InlinedPlace::Bytes(places.bytes((from, to)));
                    links = Some((all, from));
                }
            }
            VariablePlace::List(from, to) => {
                let number = self.info.locations.start(self.info.version);
                let base = Address::new(code.symbol, code.base);
                self.info.location_base(base);
                for located in &places.list[from as usize..to as usize] {
                    let links = places.links(located.bytes);
                    if !links.is_empty() && !links.iter().all(|link| self.symbols.address_of(link.global).is_some()) {
                        continue;
                    }
                    has_address |= !links.is_empty();
                    self.info.location_pair(base, located.start, located.end);
                    self.info.list_expression(places.bytes(located.bytes), links, located.bytes.0);
                }
                self.info.location_end();
                place = InlinedPlace::List(number);
            }
        }
        let is_shared = shares && self.is_abstract(id);
        if is_shared && links.is_none_or(|(links, _)| links.is_empty()) {
            let is_argument = fields.argument != 0;
            let offset = self.info.inlined_variable(is_argument, place, entry, self.plan_is_elsewhere(id));
            return self.note_variable(offset, variable, has_address);
        }
        let is_plain = !is_shared && links.is_none_or(|(links, _)| links.is_empty());
        if is_plain && let Some(offset) = self.plain_variable(fields, place) {
            if !shares && !self.info.has_offset(entry) {
                self.info.offsets[id.index()] = offset;
            }
            return;
        }
        self.begin_variable(fields);
        match (place, links) {
            (InlinedPlace::Bytes(bytes), Some((links, before))) => {
                self.info.expression_bytes(DW_AT_location, bytes, links, before);
            }
            (InlinedPlace::List(number), _) => self.info.location_list(DW_AT_location, number),
            _ => {}
        }
        if is_shared {
            self.info.entry(DW_AT_abstract_origin, entry, self.plan_is_elsewhere(id));
            let offset = self.info.end(false);
            return self.note_variable(offset, variable, has_address);
        }
        self.variable_attributes(fields);
        // A variable of a function that is not inlined has one entry.
        let own = (!shares && !self.info.has_offset(entry)).then_some(entry);
        let offset = self.end_variable(id, fields, own);
        self.note_variable(offset, variable, has_address);
    }

    /// Writes a variable of the common form; returns nothing if it is another.
    fn plain_variable(&mut self, fields: &VariableFields, place: InlinedPlace<'_>) -> Option<u32> {
        let (1.., Some(ty)) = (fields.line, fields.ty) else { return None };
        let ty = self.plan.find(ty, self.unit).filter(|&ty| self.plan.unit_of(ty) == Some(self.unit))?;
        let file = self.lines.file(fields.file)?;
        self.info.plain_variable(fields, place, file, ty)
    }

    /// Notes the name of a local variable in memory that has a place while its function does not run.
    fn note_variable(&mut self, offset: u32, variable: &Variable, has_address: bool) {
        if has_address
            && variable.fields.argument == 0
            && let Some(node) = self.nodes.node(variable.node)
        {
            self.info.note_name(offset, DW_TAG_variable, node, local::NAME);
        }
    }

    /// Whether a variable has, or will have, an entry of a function that is inlined.
    fn is_abstract(&self, variable: Metadata) -> bool {
        let scope = self.nodes.node(variable).and_then(|node| node.reference(local::SCOPE));
        let function = scope.and_then(|scope| self.nodes.subprogram_of(scope));
        self.described.has(variable) && function.is_some_and(|function| self.inlined.contains(&function))
    }

    /// Whether the abstract entry of a variable is in another unit.
    fn plan_is_elsewhere(&self, variable: Metadata) -> bool {
        let function =
            self.nodes.node(variable).and_then(|node| self.nodes.subprogram_of(node.reference(local::SCOPE)?));
        let unit = function.and_then(|function| self.plan.unit_of(EntryId(function.as_u32())));
        unit != Some(self.unit)
    }
}
