//! The numbers of a module: unnamed globals and types, attribute groups, metadata nodes, and the order in
//! which types and comdats are defined. One walk finds them all before anything is written, in LLVM's order,
//! so functions can be written in any order. [`super::local`] numbers the values inside a function.

use draig_ir::body::DbgRecordKind;
use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{
    AttrSet, Body, CallInfo, Comdat, Global, GlobalKind, Metadata, MetadataKind, Module, Symbol, Type, TypeKind, Value,
    ValueKind,
};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics;

use super::fields::plans;
use super::text::{is_plain_name, push_metadata_name};
use super::type_walk::TypeWalk;

/// Information that the printer needs about a callee besides its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CalleeNote {
    /// No extra text.
    None,
    /// Operands that are written with a comment.
    OperandComments(IntrinsicId),
    /// The classes of numbers that it tests for, in a comment since LLVM 23.
    TestedClasses,
    /// A comment that names the pointers it relocates.
    GcRelocate,
}

/// The numbers of one module.
#[derive(Clone, Debug, Default)]
pub(super) struct ModuleNumbers {
    globals: Vec<u32>,
    /// Whether the name of a global is written without quotes.
    plain_names: Vec<bool>,
    /// Whether a global has a note.
    noted: Vec<bool>,
    /// `!name ` of each kind of attachment.
    kinds: Vec<Vec<u8>>,
    notes: Vec<(Global, CalleeNote)>,
    metadata: Vec<u32>,
    metadata_order: Vec<Metadata>,
    groups: Vec<u32>,
    group_order: Vec<AttrSet>,
    structs: Vec<u32>,
    numbered_structs: Vec<Type>,
    named_structs: Vec<Type>,
    comdats: Vec<Comdat>,
    /// Kept between nodes, so that walking allocates nothing.
    pending: Vec<Metadata>,
}

/// Marks a missing number in tables of numbers.
pub(super) const NONE: u32 = u32::MAX;

/// Modules with fewer functions are walked by one thread.
const MIN_PARALLEL_FUNCTIONS: usize = 64;

fn number(table: &[u32], index: usize) -> Option<u32> {
    table.get(index).copied().filter(|&number| number != NONE)
}

impl ModuleNumbers {
    /// Walks a module. The walk over types is independent of the others, so a second thread may do it.
    pub(super) fn new(module: &Module, threads: usize) -> ModuleNumbers {
        let mut numbers = ModuleNumbers::none(module);
        let types = if threads > 1 && module.functions().len() >= MIN_PARALLEL_FUNCTIONS {
            std::thread::scope(|scope| {
                let types = scope.spawn(|| TypeWalk::new(module).all());
                numbers.all(module, |_| {});
                types.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
        } else {
            return numbers.walk_by_function(module, TypeWalk::new(module));
        };
        types.into_iter().for_each(|ty| numbers.add_struct(module, ty));
        numbers
    }

    /// Numbers a module for printing pieces but no type definitions: named types are not searched for.
    pub(super) fn of_pieces(module: &Module) -> ModuleNumbers {
        ModuleNumbers::none(module).walk_by_function(module, TypeWalk::for_numbers(module))
    }

    /// Numbers what does not depend on bodies, and the types of the whole module. A numbering of a function alone
    /// starts with this.
    pub(super) fn of_globals(module: &Module) -> ModuleNumbers {
        let mut numbers = ModuleNumbers::none(module);
        numbers.number_globals(module);
        numbers.module_metadata(module);
        TypeWalk::for_numbers(module).all().into_iter().for_each(|ty| numbers.add_struct(module, ty));
        numbers
    }

    /// Returns how many metadata nodes and attribute groups have numbers.
    pub(super) fn counts(&self) -> (usize, usize) {
        (self.metadata_order.len(), self.group_order.len())
    }

    /// Removes the numbers that were added since [`ModuleNumbers::counts`] returned these.
    pub(super) fn truncate(&mut self, (metadata, groups): (usize, usize)) {
        for id in self.metadata_order.drain(metadata..) {
            self.metadata[id.index()] = NONE;
        }
        for set in self.group_order.drain(groups..) {
            self.groups[set.index()] = NONE;
        }
    }

    /// Numbers a function and what it refers to.
    pub(super) fn add_function(&mut self, module: &Module, function: Global) {
        self.attachments(module, &module.global(function).attachments);
        if let Some(body) = module.body(function) {
            self.body(module, body);
        }
    }

    /// Returns an empty numbering.
    fn none(module: &Module) -> ModuleNumbers {
        ModuleNumbers {
            globals: vec![NONE; module.global_count()],
            plain_names: vec![false; module.global_count()],
            noted: vec![false; module.global_count()],
            kinds: kind_texts(module),
            metadata: vec![NONE; module.tables.metadata.len() as usize],
            groups: vec![NONE; module.tables.attributes.set_count()],
            structs: vec![NONE; module.tables.types.len()],
            ..ModuleNumbers::default()
        }
    }

    /// Runs all walks function by function, while each function is in cache.
    fn walk_by_function(mut self, module: &Module, mut types: TypeWalk<'_>) -> ModuleNumbers {
        types.globals();
        self.all(module, |function| types.function(function));
        types.finish().into_iter().for_each(|ty| self.add_struct(module, ty));
        self
    }

    /// Walks everything and calls `also` after each function.
    fn all(&mut self, module: &Module, mut also: impl FnMut(Global)) {
        self.number_globals(module);
        self.module_metadata(module);
        for &function in module.functions() {
            self.add_function(module, function);
            also(function);
        }
    }

    /// Returns the number of an unnamed global.
    pub(super) fn global(&self, global: Global) -> Option<u32> {
        number(&self.globals, global.index())
    }

    /// Whether a global is known to have a name that needs no quotes.
    #[inline]
    pub(super) fn has_plain_name(&self, global: Global) -> bool {
        self.plain_names.get(global.index()).copied().unwrap_or(false)
    }

    /// Returns `!name ` of a kind of attachment.
    #[inline]
    pub(super) fn kind(&self, kind: MetadataKind) -> &[u8] {
        self.kinds.get(kind.index()).map_or(&[], |text| text)
    }

    /// Returns the extra text written at calls of a global.
    #[inline]
    pub(super) fn callee_note(&self, global: Global) -> CalleeNote {
        if !self.noted.get(global.index()).copied().unwrap_or(false) {
            return CalleeNote::None;
        }
        match self.notes.binary_search_by_key(&global, |&(noted, _)| noted) {
            Ok(at) => self.notes[at].1,
            Err(_) => CalleeNote::None,
        }
    }

    /// Returns the number of an unnamed identified struct.
    pub(super) fn struct_number(&self, ty: Type) -> Option<u32> {
        number(&self.structs, ty.index())
    }

    /// Returns the unnamed identified structs, by number.
    pub(super) fn numbered_structs(&self) -> &[Type] {
        &self.numbered_structs
    }

    /// Returns the named structs, in the order of their definitions.
    pub(super) fn named_structs(&self) -> &[Type] {
        &self.named_structs
    }

    /// Returns the used comdats, in the order of their definitions.
    pub(super) fn comdats(&self) -> &[Comdat] {
        &self.comdats
    }

    /// Returns the number of an attribute group.
    pub(super) fn group(&self, set: AttrSet) -> Option<u32> {
        number(&self.groups, set.index())
    }

    /// Returns the attribute groups, by number.
    pub(super) fn groups(&self) -> &[AttrSet] {
        &self.group_order
    }

    /// Returns the number of a metadata node.
    #[inline]
    pub(super) fn metadata(&self, id: Metadata) -> Option<u32> {
        number(&self.metadata, id.index())
    }

    /// Returns the metadata nodes, by number.
    pub(super) fn metadata_nodes(&self) -> &[Metadata] {
        &self.metadata_order
    }

    /// Numbers unnamed globals, the attribute groups of globals, and comdats. Groups of call sites come
    /// later.
    fn number_globals(&mut self, module: &Module) {
        let mut next = 0;
        let lists = [module.variables(), module.aliases(), module.ifuncs(), module.functions()];
        for &global in lists.iter().copied().flatten() {
            let data = module.global(global);
            if data.name == Symbol::EMPTY {
                self.globals[global.index()] = next;
                next += 1;
            } else {
                self.plain_names[global.index()] = is_plain_name(module.name(global));
            }
            match &data.kind {
                GlobalKind::Variable(variable) => {
                    if let Some(set) = variable.attributes {
                        self.add_group(set);
                    }
                }
                GlobalKind::Function(function) => {
                    self.add_group(module.tables.attributes.list(function.attributes).function);
                    self.note_callee(global, module.name(global));
                }
                GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => {}
            }
        }
        self.notes.sort_unstable_by_key(|&(global, _)| global);
        let mut seen = vec![false; module.comdats().len()];
        for &global in module.functions().iter().chain(module.variables()) {
            if let Some(comdat) = module.global(global).comdat
                && !std::mem::replace(&mut seen[comdat.index()], true)
            {
                self.comdats.push(comdat);
            }
        }
    }

    fn note_callee(&mut self, global: Global, name: &[u8]) {
        if !name.starts_with(b"llvm.") {
            return;
        }
        let Some(intrinsic) = intrinsics::lookup(name) else { return };
        let note = if intrinsic.name() == "llvm.experimental.gc.relocate" {
            CalleeNote::GcRelocate
        } else if intrinsic == intrinsics::ids::IS_FPCLASS {
            CalleeNote::TestedClasses
        } else if !intrinsic.operand_comments().is_empty() {
            CalleeNote::OperandComments(intrinsic)
        } else {
            return;
        };
        self.notes.push((global, note));
        self.noted[global.index()] = true;
    }

    fn add_group(&mut self, set: AttrSet) {
        if set != AttrSet::EMPTY && self.groups[set.index()] == NONE {
            self.groups[set.index()] = self.group_order.len() as u32;
            self.group_order.push(set);
        }
    }

    fn add_struct(&mut self, module: &Module, ty: Type) {
        let TypeKind::NamedStruct(body) = module.tables.types.kind(ty) else { return };
        if body.name == Symbol::EMPTY {
            self.structs[ty.index()] = self.numbered_structs.len() as u32;
            self.numbered_structs.push(ty);
        } else {
            self.named_structs.push(ty);
        }
    }

    fn module_metadata(&mut self, module: &Module) {
        for &global in module.variables().iter().chain(module.ifuncs()) {
            self.attachments(module, &module.global(global).attachments);
        }
        for list in module.named_metadata() {
            for &node in &list.operands {
                self.add_node(module, node);
            }
        }
    }

    fn attachments(&mut self, module: &Module, attachments: &[(MetadataKind, Metadata)]) {
        sorted_attachments(attachments.iter().copied(), |_, node| self.add_node(module, node));
    }

    fn body(&mut self, module: &Module, body: &Body) {
        let has_records = body.record_count() > 0;
        let has_locations = body.mentions_locations();
        // Most calls have the attributes of earlier ones, and most attachments are nodes with a number.
        let is_known = |set: AttrSet| set == AttrSet::EMPTY || self.groups[set.index()] != NONE;
        let set_of = |call: &CallInfo| module.tables.attributes.list(call.attributes).function;
        let has_new_calls = body.all_calls().any(|call| !is_known(set_of(call)));
        // A removed instruction may be attached to what is gone.
        let is_new = |node: Metadata| self.metadata.get(node.index()).is_none_or(|&number| number == NONE);
        let has_attachments = body.all_attachments().any(|(_, node)| is_new(node));
        let mentions_metadata = body.mentions_metadata();
        if !has_locations && !mentions_metadata {
            if !has_attachments && !has_new_calls {
                return;
            }
            if let Some(attachments) = body.sorted_attachments() {
                // Groups and nodes have numbers of their own, and each is in order of creation.
                body.all_calls().for_each(|call| self.add_group(set_of(call)));
                attachments.for_each(|(_, node)| self.add_node(module, node));
                return;
            }
        }
        let has_new_calls = has_new_calls || mentions_metadata;
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                if has_records {
                    for record in body.records_before(inst) {
                        self.record(module, body, record);
                    }
                }
                if has_new_calls && let Some(call) = body.call(inst) {
                    // Metadata is not an operand of anything else.
                    for &operand in body.operands(inst) {
                        self.add_operand(module, Some(operand));
                    }
                    self.add_group(module.tables.attributes.list(call.attributes).function);
                }
                if has_locations && let Some(loc) = body.debug_loc(inst) {
                    self.add_node(module, loc);
                }
                if has_attachments {
                    sorted_attachments(body.attachments(inst), |_, node| self.add_node(module, node));
                }
            }
            if has_records {
                for record in body.trailing_records(block) {
                    self.record(module, body, record);
                }
            }
        }
    }

    fn record(&mut self, module: &Module, body: &Body, record: draig_ir::DbgRecord) {
        let data = body.record(record);
        self.add_operand(module, data.location);
        let mut add = |node: Option<Metadata>| {
            if let Some(node) = node {
                self.add_node(module, node);
            }
        };
        add(data.variable);
        if data.kind == DbgRecordKind::Assign {
            add(data.assign_id);
            self.add_operand(module, data.address);
        }
        if let Some(loc) = data.debug_loc {
            self.add_node(module, loc);
        }
    }

    fn add_operand(&mut self, module: &Module, operand: Option<Value>) {
        if let Some(ValueKind::Metadata(id)) = operand.map(Value::kind) {
            self.add_node(module, id);
        }
    }

    /// Numbers a node and the nodes that it refers to, depth first, each node before its operands.
    #[inline]
    fn add_node(&mut self, module: &Module, id: Metadata) {
        if self.metadata[id.index()] == NONE {
            self.add_new_node(module, id);
        }
    }

    fn add_new_node(&mut self, module: &Module, id: Metadata) {
        let Some(node) = self.add_alone(module, id) else { return };
        // Most nodes are locations whose scopes already have numbers.
        if node.class() == Class::DILocation
            && let [_line, _column, scope, rest @ ..] = node.words()
            && [Some(scope), rest.first()].into_iter().flatten().all(|&word| !self.is_missing(word))
        {
            return;
        }
        let plans = plans();
        let mut pending = std::mem::take(&mut self.pending);
        let mut next = Some(node);
        while let Some(node) = next {
            // The last operand is pushed first, so that the first is popped first.
            let plan = &plans[node.class() as usize];
            if plan.has_tail {
                pending.extend(node.operands().rev().flatten().filter(|id| self.metadata[id.index()] == NONE));
            }
            let words = node.words();
            let operands = plan.operand_words.iter().filter_map(|&word| words.get(usize::from(word)).copied());
            pending.extend(operands.filter(|&word| self.is_missing(word)).filter_map(Metadata::from_word));
            next = loop {
                let Some(id) = pending.pop() else { break None };
                if self.metadata[id.index()] == NONE
                    && let Some(node) = self.add_alone(module, id)
                {
                    break Some(node);
                }
            };
        }
        self.pending = pending;
    }

    /// Whether a word refers to metadata without a number.
    #[inline]
    fn is_missing(&self, word: u32) -> bool {
        Metadata::from_word(word).is_some_and(|id| self.metadata[id.index()] == NONE)
    }

    /// Numbers a node without its references. An expression is written in place and has no operands.
    #[inline]
    fn add_alone<'m>(&mut self, module: &'m Module, id: Metadata) -> Option<NodeRef<'m>> {
        let node = module.tables.metadata.node(id).filter(|node| node.class() != Class::DIExpression)?;
        self.metadata[id.index()] = self.metadata_order.len() as u32;
        self.metadata_order.push(id);
        Some(node)
    }
}

fn kind_texts(module: &Module) -> Vec<Vec<u8>> {
    let kinds = &module.tables.metadata_kinds;
    let text = |number| {
        let mut text = vec![b'!'];
        push_metadata_name(&mut text, kinds.name(MetadataKind::from_u32(number)));
        text.push(b' ');
        text
    };
    (0..kinds.len()).map(text).collect()
}

/// Calls `each` with the attachments sorted by kind; those of one kind keep the order in which they were
/// attached.
#[inline]
pub(super) fn sorted_attachments(
    mut attachments: impl Iterator<Item = (MetadataKind, Metadata)>,
    mut each: impl FnMut(MetadataKind, Metadata),
) {
    let Some(first) = attachments.next() else { return };
    let Some(second) = attachments.next() else { return each(first.0, first.1) };
    let mut list = vec![first, second];
    list.extend(attachments);
    list.sort_by_key(|&(kind, _)| kind);
    for (kind, node) in list {
        each(kind, node);
    }
}
