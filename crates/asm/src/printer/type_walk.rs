//! The walk that finds the identified structs of a module, in the order in which LLVM defines them:
//! variables, aliases, ifuncs, functions with their bodies, named metadata. It ends once every identified
//! struct has been found.

use draig_ir::body::LocalMetadataData;
use draig_ir::{
    AttrList, AttrSet, Attribute, Body, Const, ConstKind, Global, GlobalKind, LocalMetadata, Metadata, MetadataData,
    Module, Opcode, Symbol, Type, TypeKind, Value, ValueKind,
};

use std::ops::Range;

use super::types::BASIC;

/// A set of handles by index.
#[derive(Default)]
struct Seen(Vec<bool>);

impl Seen {
    #[inline]
    fn has(&self, index: usize) -> bool {
        self.0.get(index).copied().unwrap_or(false)
    }

    /// Adds an index; returns whether it is new.
    #[inline]
    fn add(&mut self, index: usize) -> bool {
        match self.0.get_mut(index) {
            Some(seen) => !std::mem::replace(seen, true),
            None => {
                self.0.resize(index + 1, false);
                self.0[index] = true;
                true
            }
        }
    }
}

impl Seen {
    /// Returns the smallest range with all indices that were not added, of those that have a place.
    fn missing(&self) -> Range<u32> {
        let end = self.0.iter().rposition(|seen| !seen).map_or(0, |last| last as u32 + 1);
        self.missing_in(0..end)
    }

    /// Returns a range without its first indices, if they were added.
    fn missing_in(&self, range: Range<u32>) -> Range<u32> {
        let start = range.clone().find(|&index| !self.has(index as usize)).unwrap_or(range.end);
        start..range.end
    }
}

/// Returns the types that are known to contain no identified struct. Most types come after their parts.
fn structless_types(module: &Module) -> Seen {
    let mut known = Seen(Vec::with_capacity(module.tables.types.len()));
    for (_, kind) in module.tables.types.iter() {
        let has = |ty: &Type| known.has(ty.index());
        let is_structless = match kind {
            TypeKind::NamedStruct(_) => false,
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => has(element),
            TypeKind::Struct { fields, .. } => fields.iter().all(has),
            TypeKind::Function(function) => has(&function.result) && function.params.iter().all(has),
            TypeKind::TargetExt { types, .. } => types.iter().all(has),
            _ => true,
        };
        known.0.push(is_structless);
    }
    known
}

/// Returns the constants that are known to lead to no struct: neither by their type nor by what they name nor by their
/// parts. Most constants come after their parts.
fn structless_constants(module: &Module, types: &Seen) -> Seen {
    let mut known = Seen(Vec::with_capacity(module.tables.constants.len()));
    for (_, data) in module.tables.constants.iter() {
        let named = if let ConstKind::Expr(expr) = &data.kind { expr.source_type } else { None };
        let has = |part: &Value| part.as_const().is_none_or(|constant| known.has(constant.index()));
        let is_structless = types.has(data.ty.index())
            && named.is_none_or(|ty| types.has(ty.index()))
            && data.kind.parts().iter().all(has);
        known.0.push(is_structless);
    }
    known
}

/// Returns the lists of attributes without other types.
fn structless_attributes(module: &Module, types: &Seen) -> Seen {
    let attributes = &module.tables.attributes;
    let is_structless = |&set: &AttrSet| {
        let mut all = attributes.set(set).iter();
        all.all(|attribute| !matches!(attribute, Attribute::Type(_, Some(ty)) if !types.has(ty.index())))
    };
    let lists = (0..attributes.list_count() as u32).map(|number| attributes.list(AttrList::from_u32(number)));
    Seen(lists.map(|list| [&list.function, &list.result].into_iter().chain(&list.params).all(is_structless)).collect())
}

pub(super) struct TypeWalk<'a> {
    module: &'a Module,
    found: Vec<Type>,
    /// Number of identified structs not found yet.
    missing: usize,
    types: Seen,
    constants: Seen,
    /// The types and constants that are not known yet are among those with these numbers.
    unknown_types: Range<u32>,
    unknown_constants: Range<u32>,
    metadata: Seen,
    /// Whether metadata refers to constants that may lead to structs.
    enters_metadata: bool,
    attributes: Seen,
    pending_types: Vec<Type>,
    pending_values: Vec<Value>,
    pending_metadata: Vec<Metadata>,
}

impl<'a> TypeWalk<'a> {
    pub(super) fn new(module: &'a Module) -> Self {
        let missing = module.tables.types.iter().filter(|(_, kind)| matches!(kind, TypeKind::NamedStruct(_))).count();
        TypeWalk::of(module, missing)
    }

    /// Creates a walk that finds structs only if some are unnamed and thus numbered.
    pub(super) fn for_numbers(module: &'a Module) -> Self {
        let is_numbered = |kind: &TypeKind| matches!(kind, TypeKind::NamedStruct(body) if body.name == Symbol::EMPTY);
        match module.tables.types.iter().any(|(_, kind)| is_numbered(kind)) {
            true => TypeWalk::new(module),
            false => TypeWalk::of(module, 0),
        }
    }

    /// Creates a walk that is to find `missing` identified structs.
    fn of(module: &'a Module, missing: usize) -> Self {
        let (mut types, mut constants, mut attributes) = (Seen::default(), Seen::default(), Seen::default());
        let mut enters_metadata = false;
        if missing > 0 {
            types = structless_types(module);
            constants = structless_constants(module, &types);
            attributes = structless_attributes(module, &types);
            let leads_on = |value: &Value| value.as_const().is_some_and(|constant| !constants.has(constant.index()));
            let mut all = (0..module.tables.metadata.len()).map(Metadata::from_u32);
            enters_metadata =
                all.any(|id| matches!(module.tables.metadata.get(id), MetadataData::Value(value) if leads_on(&value)));
        }
        TypeWalk {
            module,
            found: Vec::new(),
            missing,
            unknown_types: types.missing(),
            types,
            unknown_constants: constants.missing(),
            constants,
            metadata: Seen::default(),
            enters_metadata,
            attributes,
            pending_types: Vec::new(),
            pending_values: Vec::new(),
            pending_metadata: Vec::new(),
        }
    }

    fn is_done(&self) -> bool {
        self.missing == 0
    }

    /// Runs the whole walk; returns the structs found, in order.
    pub(super) fn all(mut self) -> Vec<Type> {
        self.globals();
        for &function in self.module.functions() {
            self.function(function);
        }
        self.finish()
    }

    /// Walks a function with its body.
    pub(super) fn function(&mut self, function: Global) {
        self.function_header(function);
        if let Some(body) = self.module.body(function) {
            self.body(body);
        }
    }

    /// Walks variables, aliases and ifuncs.
    pub(super) fn globals(&mut self) {
        let module = self.module;
        if self.is_done() {
            return;
        }
        for &global in module.variables().iter().chain(module.aliases()).chain(module.ifuncs()) {
            let data = module.global(global);
            self.ty(data.value_type);
            match &data.kind {
                GlobalKind::Variable(variable) => {
                    if let Some(value) = variable.initializer {
                        self.value(value);
                    }
                }
                GlobalKind::Alias { aliasee } => self.value(*aliasee),
                GlobalKind::IFunc { .. } | GlobalKind::Function(_) => {}
            }
        }
    }

    /// Walks a function without its body.
    fn function_header(&mut self, global: Global) {
        if self.is_done() {
            return;
        }
        let data = self.module.global(global);
        self.ty(data.value_type);
        if let Some(function) = data.as_function() {
            self.attribute_list(function.attributes);
            for value in [function.personality, function.prefix, function.prologue].into_iter().flatten() {
                self.value(value);
            }
        }
    }

    fn body(&mut self, body: &'a Body) {
        if !self.is_done() && self.is_walked(body) {
            return;
        }
        let has_records = body.record_count() > 0;
        let has_attachments = self.enters_metadata && body.all_attachments().next().is_some();
        let metadata = Value::from(Metadata::from_u32(0));
        for block in body.blocks() {
            if self.is_done() {
                return;
            }
            for inst in body.block_insts(block) {
                let (opcode, ty, _, operands) = body.parts(inst);
                self.ty(ty);
                for &operand in operands {
                    if operand.as_const().map_or(operand >= metadata, |constant| !self.constants.has(constant.index()))
                    {
                        self.operand(body, operand);
                    }
                }
                match opcode {
                    Opcode::GetElementPtr | Opcode::Alloca => self.ty(body.source_type(inst)),
                    Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
                        if let Some(call) = body.call(inst) {
                            self.attribute_list(call.attributes);
                        }
                    }
                    _ => {}
                }
                if has_attachments {
                    super::numbers::sorted_attachments(body.attachments(inst), |_, node| self.node(node));
                }
                if has_records {
                    for record in body.records_before(inst) {
                        let data = body.record(record);
                        for value in [data.location, data.address].into_iter().flatten() {
                            self.operand(body, value);
                        }
                    }
                }
            }
        }
    }

    /// Whether a body mentions only what was walked already, in whatever order. Most bodies do, and for them no order
    /// has to be kept.
    fn is_walked(&mut self, body: &Body) -> bool {
        let is_known_list = |list: AttrList| list == AttrList::EMPTY || self.attributes.has(list.index());
        body.record_count() == 0
            && body.all_calls().all(|call| is_known_list(call.attributes))
            && (!self.enters_metadata || body.all_attachments().all(|(_, node)| self.metadata.has(node.index())))
            && !self.mentions_unknown_type(body)
            && !self.mentions_unknown_constant(body)
    }

    /// Whether a body mentions a type that is not known.
    fn mentions_unknown_type(&mut self, body: &Body) -> bool {
        self.unknown_types = self.types.missing_in(self.unknown_types.clone());
        // Types have numbers in order of reading, so those of most bodies are before the first unknown one.
        let first = Type::from_u32(self.unknown_types.start);
        let last = Type::from_u32(self.unknown_types.end);
        body.may_mention_types(first..last)
            && body.mentions_any_type(|ty| ty.index() >= BASIC.len() && !self.types.has(ty.index()))
    }

    /// Whether a body mentions a constant that is not known, or metadata that may lead to some.
    fn mentions_unknown_constant(&mut self, body: &Body) -> bool {
        let metadata = match self.enters_metadata {
            true => Value::from(Metadata::from_u32(0)),
            false => Value::from(LocalMetadata::from_u32(0)),
        };
        self.unknown_constants = self.constants.missing_in(self.unknown_constants.clone());
        let first = Value::from(Const::from_u32(self.unknown_constants.start));
        let last = Value::from(Const::from_u32(self.unknown_constants.end));
        body.mentions_any(|operand| (operand >= first) & (operand < last) | (operand >= metadata))
            && body.mentions_any(|operand| match operand.as_const() {
                Some(constant) => !self.constants.has(constant.index()),
                None => operand >= metadata,
            })
    }

    /// Walks named metadata; returns the structs found, in order.
    pub(super) fn finish(mut self) -> Vec<Type> {
        let module = self.module;
        for list in module.named_metadata() {
            for &node in &list.operands {
                if self.is_done() {
                    return self.found;
                }
                self.node(node);
            }
        }
        self.found
    }

    /// Walks a type and its parts. Types are marked when they are pushed on the stack, not when they are
    /// popped: that order is LLVM's.
    #[inline]
    fn ty(&mut self, ty: Type) {
        // The basic types contain no others.
        if ty.index() >= BASIC.len() && self.types.add(ty.index()) {
            self.new_type(ty);
        }
    }

    fn new_type(&mut self, ty: Type) {
        let module = self.module;
        self.pending_types.push(ty);
        while let Some(ty) = self.pending_types.pop() {
            let mut add = |inner: Type| {
                if self.types.add(inner.index()) {
                    self.pending_types.push(inner);
                }
            };
            match module.tables.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => add(*element),
                TypeKind::Struct { fields, .. } => fields.iter().rev().copied().for_each(add),
                TypeKind::NamedStruct(body) => {
                    self.found.push(ty);
                    self.missing = self.missing.saturating_sub(1);
                    body.fields.iter().flat_map(|fields| fields.iter().rev().copied()).for_each(add);
                }
                TypeKind::Function(function) => {
                    function.params.iter().rev().copied().for_each(&mut add);
                    add(function.result);
                }
                TypeKind::TargetExt { types, .. } => types.iter().rev().copied().for_each(add),
                _ => {}
            }
        }
    }

    fn attribute_list(&mut self, list: AttrList) {
        if list == AttrList::EMPTY || !self.attributes.add(list.index()) {
            return;
        }
        let data = self.module.tables.attributes.list(list);
        self.attribute_set(data.function);
        self.attribute_set(data.result);
        for &set in &data.params {
            self.attribute_set(set);
        }
    }

    fn attribute_set(&mut self, set: AttrSet) {
        for attribute in self.module.tables.attributes.set(set) {
            if let Attribute::Type(_, Some(ty)) = *attribute {
                self.ty(ty);
            }
        }
    }

    #[inline]
    fn operand(&mut self, body: &'a Body, operand: Value) {
        match operand.kind() {
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Metadata(id) => self.metadata(id),
            ValueKind::LocalMetadata(local) => match body.local_metadata(local) {
                LocalMetadataData::Value(value) => self.value(*value),
                LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| self.value(value)),
            },
            _ => {}
        }
    }

    fn value(&mut self, value: Value) {
        if let Some(constant) = value.as_const() {
            self.constant(constant);
        }
    }

    /// Walks a constant: its type, the source type of a `getelementptr`, then its operands' types.
    #[inline]
    fn constant(&mut self, constant: Const) {
        if self.constants.add(constant.index()) {
            self.new_constant(constant);
        }
    }

    fn new_constant(&mut self, constant: Const) {
        let module = self.module;
        let mut stack = std::mem::take(&mut self.pending_values);
        self.open_constant(module, constant, &mut stack);
        while let Some(value) = stack.pop() {
            if let Some(constant) = value.as_const()
                && self.constants.add(constant.index())
            {
                self.open_constant(module, constant, &mut stack);
            }
        }
        self.pending_values = stack;
    }

    fn open_constant(&mut self, module: &'a Module, constant: Const, stack: &mut Vec<Value>) {
        let data = module.tables.constants.get(constant);
        self.ty(data.ty);
        if let ConstKind::Expr(expr) = &data.kind
            && let Some(ty) = expr.source_type
        {
            self.ty(ty);
        }
        stack.extend(data.kind.parts().iter().rev());
    }

    fn metadata(&mut self, id: Metadata) {
        if !self.enters_metadata {
            return;
        }
        match self.module.tables.metadata.get(id) {
            MetadataData::Node(_) => self.node(id),
            MetadataData::Value(value) => self.value(value),
            MetadataData::String(_) | MetadataData::Undefined => {}
        }
    }

    /// Walks the constants in a node and in the nodes that it refers to, depth first.
    fn node(&mut self, id: Metadata) {
        if !self.enters_metadata || self.metadata.has(id.index()) {
            return;
        }
        let module = self.module;
        let mut stack = std::mem::take(&mut self.pending_metadata);
        stack.push(id);
        while let Some(id) = stack.pop() {
            match module.tables.metadata.get(id) {
                MetadataData::Value(value) => self.value(value),
                MetadataData::Node(node) if self.metadata.add(id.index()) => {
                    stack.extend(node.operands().rev().flatten());
                    let fields = node.class().info().operand_fields().rev();
                    stack.extend(fields.filter_map(|field| node.reference(field)));
                }
                _ => {}
            }
        }
        self.pending_metadata = stack;
    }
}
