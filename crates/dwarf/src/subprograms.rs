//! Entries of functions: their scopes, variables, labels and calls (DWARF 5, 3.3 to 3.5).

use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};
use gimli::*;

use crate::bytes::uleb;
use crate::expression::Expression;
use crate::info::{EntryId, Info};
use crate::nodes::{flag, label, local, location, sp_flag, subprogram};
use crate::plan::around;
use crate::rows::file_of_scope;
use crate::scopes::{ScopeId, Scopes};
use crate::tables::Address;
use crate::unit::{Function, Writer, emission};
use crate::variables::{Variable, VariablePlace};

/// A function's scopes with what is in each.
struct Tree<'a> {
    scopes: Scopes,
    base: Address,
    /// Variables of each scope, by number of an argument, then in order.
    variables: Vec<Vec<&'a Variable>>,
    /// Variables without a record, which have no place.
    lost: Vec<Vec<Metadata>>,
    labels: Vec<Vec<(Metadata, u32)>>,
}

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
        self.type_reference(DW_AT_type, signature.first().copied().flatten());
        if let virtuality @ 1.. = sp_flags & sp_flag::VIRTUALITY {
            self.info.data1(DW_AT_virtuality, virtuality as u8);
            let index = node.number(subprogram::VIRTUAL_INDEX);
            if index != u64::from(u32::MAX) {
                let mut bytes = vec![DW_OP_constu.0];
                uleb(&mut bytes, index);
                self.info.expression(DW_AT_vtable_elem_location, &Expression { bytes, references: Vec::new() });
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
        self.info.end_as(id, true);
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
        parameters.sort_by_key(|&id| self.argument_order(id));
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

    /// Order of variables in a scope: arguments by their numbers, then the others.
    fn argument_order(&self, id: Metadata) -> u64 {
        match self.nodes.node(id).map_or(0, |node| node.number(local::ARG)) {
            0 => u64::MAX,
            number => number,
        }
    }

    fn abstract_variable(&mut self, id: Metadata) {
        let Some(node) = self.nodes.node(id) else { return };
        let entry = EntryId(id.as_u32());
        if self.info.has_offset(entry) {
            return;
        }
        self.begin_variable(node);
        self.variable_attributes(node);
        self.end_variable(node, Some(entry));
    }

    fn begin_variable(&mut self, node: NodeRef<'m>) {
        let is_argument = node.number(local::ARG) != 0;
        self.info.begin(if is_argument { DW_TAG_formal_parameter } else { DW_TAG_variable });
    }

    fn variable_attributes(&mut self, node: NodeRef<'m>) {
        self.info.name(DW_AT_name, node, local::NAME);
        if let bits @ 8.. = node.number(local::ALIGN) {
            self.info.udata(DW_AT_alignment, bits / 8);
        }
        self.declared(node, local::FILE, local::LINE);
        self.type_reference(DW_AT_type, node.reference(local::TYPE));
        if node.number(local::FLAGS) & flag::ARTIFICIAL != 0 {
            self.info.flag(DW_AT_artificial);
        }
    }

    fn end_variable(&mut self, node: NodeRef<'m>, id: Option<EntryId>) {
        let has_children = node.reference(local::ANNOTATIONS).is_some();
        match id {
            Some(id) => self.info.end_as(id, has_children),
            None => {
                self.info.end(has_children);
            }
        }
        if has_children {
            self.annotations(node, local::ANNOTATIONS);
            self.info.end_children();
        }
    }

    /// Writes the entry of a function's code.
    fn concrete_subprogram(
        &mut self,
        id: Option<EntryId>,
        origin: Option<EntryId>,
        function: usize,
        node: NodeRef<'m>,
    ) {
        let functions = self.functions;
        let function = &functions[function];
        let code = function.code;
        self.info.begin(DW_TAG_subprogram);
        self.info.address(DW_AT_low_pc, code.symbol, code.entry);
        self.info.data4(DW_AT_high_pc, (code.end - code.entry) as u32);
        if let Some(register) = code.notes.frame_base {
            let mut base = Expression::default();
            base.register(register);
            self.info.expression(DW_AT_frame_base, &base);
        }
        if node.number(subprogram::FLAGS) & flag::ALL_CALLS != 0 {
            self.info.flag(if self.info.version >= 5 { DW_AT_call_all_calls } else { DW_AT_GNU_all_call_sites });
        }
        match origin {
            Some(origin) => self.info.entry(DW_AT_abstract_origin, origin, false),
            None => {
                if let Some(object) = self.object_pointer(function) {
                    self.info.entry(DW_AT_object_pointer, object, false);
                }
                self.subprogram_attributes(node, false);
            }
        }
        let tree = self.tree(function.node, function);
        match id {
            Some(id) => self.info.end_as(id, true),
            None => {
                self.info.end(true);
            }
        }
        self.scope_contents(&tree, 0, origin.is_some());
        self.scope_tree(&tree);
        if node.number(subprogram::FLAGS) & flag::ALL_CALLS != 0 && self.emission == emission::FULL {
            self.calls(code);
        }
        if origin.is_none() && self.emission == emission::FULL {
            self.template_parameters(node, subprogram::TEMPLATE);
            self.annotations(node, subprogram::ANNOTATIONS);
            if let Some(id) = id {
                self.locals(function.node, id);
            }
        }
        self.info.end_children();
    }

    /// Returns the entry of the variable that points to the object (`this`).
    fn object_pointer(&self, function: &Function<'_>) -> Option<EntryId> {
        let is_object = |variable: &&Variable| {
            let node = self.nodes.node(variable.node).filter(|_| variable.inlined_at.is_none());
            node.is_some_and(|node| {
                node.number(local::ARG) == 1 && node.number(local::FLAGS) & flag::OBJECT_POINTER != 0
            })
        };
        function.variables.iter().find(is_object).map(|variable| EntryId(variable.node.as_u32()))
    }

    /// Sorts variables and labels of a function by their scopes.
    fn tree(&mut self, node_id: Metadata, function: &'a Function<'a>) -> Tree<'a> {
        let nodes = self.nodes;
        let code = function.code;
        let known = function.scopes.take();
        let mut scopes = known.unwrap_or_else(|| Scopes::new(nodes, node_id, code, &function.rows));
        let scope_of = |scopes: &mut Scopes, id: Metadata, inlined_at: Option<Metadata>| {
            let scope = nodes.node(id)?.reference(local::SCOPE)?;
            scopes.get(nodes, scope, inlined_at)
        };
        let mut by_scope: Vec<(ScopeId, &'a Variable)> = Vec::new();
        for variable in &function.variables {
            if let Some(scope) = scope_of(&mut scopes, variable.node, variable.inlined_at) {
                by_scope.push((scope, variable));
            }
        }
        let mut lost: Vec<(ScopeId, Metadata)> = Vec::new();
        let mut labels: Vec<(ScopeId, Metadata, u32)> = Vec::new();
        let has_variables = self.emission == emission::FULL;
        if let Some(node) = nodes
            .node(node_id)
            .filter(|_| has_variables)
            .filter(|node| nodes.list(*node, subprogram::RETAINED).next().is_some())
        {
            let known: rustc_hash::FxHashSet<Metadata> = function
                .variables
                .iter()
                .filter(|variable| variable.inlined_at.is_none())
                .map(|variable| variable.node)
                .collect();
            for id in nodes.list(node, subprogram::RETAINED).flatten() {
                if nodes.class(id) == Some(Class::DILocalVariable)
                    && !known.contains(&id)
                    && let Some(scope) = scope_of(&mut scopes, id, None)
                {
                    lost.push((scope, id));
                }
            }
        }
        let body = nodes.module.body(code.function);
        for at in code.notes.records.iter().filter(|_| self.has_labels && has_variables) {
            let Some(data) = body.map(|body| body.record(at.record)) else { break };
            let Some(id) = data.variable.filter(|&id| nodes.class(id) == Some(Class::DILabel)) else { continue };
            let inlined_at = data
                .debug_loc
                .and_then(|id| nodes.of_class(id, Class::DILocation))
                .and_then(|node| node.reference(location::INLINED_AT));
            let scope = nodes.node(id).and_then(|node| node.reference(label::SCOPE));
            if let Some(scope) = scope.and_then(|scope| scopes.get(nodes, scope, inlined_at)) {
                labels.push((scope, id, at.offset));
            }
        }
        let count = scopes.list.len();
        let mut tree = Tree {
            scopes,
            base: Address::new(code.symbol, code.base),
            variables: vec![Vec::new(); count],
            lost: vec![Vec::new(); count],
            labels: vec![Vec::new(); count],
        };
        by_scope.into_iter().for_each(|(scope, variable)| tree.variables[scope].push(variable));
        for list in &mut tree.variables {
            list.sort_by_key(|variable| self.argument_order(variable.node));
        }
        lost.into_iter().for_each(|(scope, id)| tree.lost[scope].push(id));
        labels.into_iter().for_each(|(scope, id, offset)| tree.labels[scope].push((id, offset)));
        tree
    }

    /// Writes the scopes in a function. Blocks in which nothing is declared are left out, and what is in them belongs to
    /// the block around.
    fn scope_tree(&mut self, tree: &Tree<'a>) {
        // Scopes that are still to be written, the next last; `None` ends the children of one.
        let mut rest: Vec<Option<ScopeId>> = tree.scopes.list[0].children.iter().rev().copied().map(Some).collect();
        while let Some(next) = rest.pop() {
            let Some(number) = next else {
                self.info.end_children();
                continue;
            };
            let scope = &tree.scopes.list[number];
            let is_outer = scope.inlined_at.is_none();
            let has_contents = !tree.variables[number].is_empty()
                || !tree.lost[number].is_empty()
                || !tree.labels[number].is_empty()
                || is_outer && self.plan.has_children(EntryId(scope.node.as_u32()));
            if scope.ranges.is_empty() || !scope.is_function && !has_contents {
                if scope.ranges.is_empty() {
                    continue;
                }
                rest.extend(scope.children.iter().rev().copied().map(Some));
                continue;
            }
            let is_inlined = scope.inlined_at.is_some();
            if scope.is_function {
                self.info.begin(DW_TAG_inlined_subroutine);
                if !self.reference(DW_AT_abstract_origin, scope.node) {
                    continue;
                }
                self.scope_ranges(tree, number);
                self.call_place(scope.inlined_at);
            } else {
                self.info.begin(DW_TAG_lexical_block);
                self.scope_ranges(tree, number);
            }
            self.info.end(true);
            let shares = is_inlined || self.inlined.contains(&tree.scopes.list[0].node);
            self.scope_contents(tree, number, shares);
            rest.push(None);
            rest.extend(scope.children.iter().rev().copied().map(Some));
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

    fn scope_ranges(&mut self, tree: &Tree<'a>, number: ScopeId) {
        let base = tree.base;
        let version = self.info.version;
        match tree.scopes.list[number].ranges[..] {
            [(start, end)] => {
                self.info.address(DW_AT_low_pc, base.symbol, base.offset + u64::from(start));
                self.info.data4(DW_AT_high_pc, end - start);
            }
            ref ranges => {
                let Info { ranges: lists, addresses, .. } = &mut self.info;
                let list = lists.start(version);
                lists.base(version, addresses, base, DW_RLE_base_addressx.0);
                for &(start, end) in ranges {
                    lists.pair(version, start.into(), end.into(), DW_RLE_offset_pair.0);
                }
                lists.end(version);
                self.info.range_list(DW_AT_ranges, list);
            }
        }
    }

    /// Writes variables and labels of a scope. With `shares`, they refer to the entries of the function that is inlined.
    fn scope_contents(&mut self, tree: &Tree<'a>, number: ScopeId, shares: bool) {
        let mut variables = tree.variables[number].iter().copied().peekable();
        let mut lost: Vec<Metadata> = tree.lost[number].clone();
        lost.sort_by_key(|&id| self.argument_order(id));
        let mut lost = lost.into_iter().peekable();
        loop {
            let is_lost_next = match (variables.peek(), lost.peek()) {
                (None, None) => break,
                (Some(_), None) => false,
                (None, Some(_)) => true,
                (Some(variable), Some(&id)) => self.argument_order(id) < self.argument_order(variable.node),
            };
            match is_lost_next {
                true => lost.next().into_iter().for_each(|id| self.variable(tree, id, &VariablePlace::Nowhere, shares)),
                false => variables
                    .next()
                    .into_iter()
                    .for_each(|variable| self.variable(tree, variable.node, &variable.place, shares)),
            }
        }
        for &(id, offset) in &tree.labels[number] {
            let Some(node) = self.nodes.node(id) else { continue };
            self.info.begin(DW_TAG_label);
            self.info.name(DW_AT_name, node, label::NAME);
            self.declared(node, label::FILE, label::LINE);
            self.info.address(DW_AT_low_pc, tree.base.symbol, tree.base.offset + u64::from(offset));
            self.info.end(false);
        }
        let scope = &tree.scopes.list[number];
        if !shares && number != 0 {
            self.children(EntryId(scope.node.as_u32()));
        }
    }

    fn variable(&mut self, tree: &Tree<'a>, id: Metadata, place: &VariablePlace, shares: bool) {
        let Some(node) = self.nodes.node(id) else { return };
        let entry = EntryId(id.as_u32());
        self.begin_variable(node);
        match place {
            VariablePlace::Nowhere => {}
            VariablePlace::Whole(expression) => self.info.expression(DW_AT_location, expression),
            VariablePlace::List(list) => {
                let version = self.info.version;
                let Info { locations, addresses, .. } = &mut self.info;
                let number = locations.start(version);
                locations.base(version, addresses, tree.base, DW_LLE_base_addressx.0);
                for (start, end, expression) in list {
                    locations.pair(version, (*start).into(), (*end).into(), DW_LLE_offset_pair.0);
                    locations.expression(version, &expression.bytes);
                }
                locations.end(version);
                self.info.location_list(DW_AT_location, number);
            }
        }
        if shares && self.is_abstract(id) {
            self.info.entry(DW_AT_abstract_origin, entry, self.plan_is_elsewhere(id));
            self.info.end(false);
            return;
        }
        self.variable_attributes(node);
        // A variable of a function that is not inlined has one entry.
        let own = (!shares && !self.info.has_offset(entry)).then_some(entry);
        self.end_variable(node, own);
    }

    /// Whether a variable has, or will have, an entry of a function that is inlined.
    fn is_abstract(&self, variable: Metadata) -> bool {
        let scope = self.nodes.node(variable).and_then(|node| node.reference(local::SCOPE));
        let function = scope.and_then(|scope| self.nodes.subprogram_of(scope));
        self.described.contains(&variable) && function.is_some_and(|function| self.inlined.contains(&function))
    }

    /// Whether the abstract entry of a variable is in another unit.
    fn plan_is_elsewhere(&self, variable: Metadata) -> bool {
        let function =
            self.nodes.node(variable).and_then(|node| self.nodes.subprogram_of(node.reference(local::SCOPE)?));
        let unit = function.and_then(|function| self.plan.unit_of(EntryId(function.as_u32())));
        unit != Some(self.unit)
    }
}
