//! Comparison of types, constants and metadata of two modules.

use draig_ir::metadata::Class;
use draig_ir::{
    Block, Const, ConstKind, Global, Metadata, MetadataData, NamedStruct, Symbol, Type, TypeKind, Value, ValueKind,
};

use super::{Compare, Side};

impl Compare<'_> {
    pub(super) fn same_type(&mut self, name: &str, left: Type, right: Type) {
        if !self.equal_types(left, right) {
            let texts = (self.left.type_ref(left).to_string(), self.right.type_ref(right).to_string());
            // structs with the same name
            let fields = if texts.0 == texts.1 { ", by its fields" } else { "" };
            self.differ(format!("{name}{fields}"), Side::Type(left), Side::Type(right));
        }
    }

    pub(super) fn equal_types(&mut self, left: Type, right: Type) -> bool {
        let question = self.known.ask();
        let same = self.types_are_alike(left, right);
        self.known.answer(question, same)
    }

    fn types_are_alike(&mut self, left: Type, right: Type) -> bool {
        let mut pending = vec![(left, right)];
        while let Some((a, b)) = pending.pop() {
            if !self.known.types(a, b) {
                continue;
            }
            let same = match (self.left.tables.types.kind(a), self.right.tables.types.kind(b)) {
                (TypeKind::Array { element: a, len: c }, TypeKind::Array { element: b, len: d }) => {
                    pending.push((*a, *b));
                    c == d
                }
                (
                    &TypeKind::Vector { element: a, min_len: c, scalable: e },
                    &TypeKind::Vector { element: b, min_len: d, scalable: f },
                ) => {
                    pending.push((a, b));
                    (c, e) == (d, f)
                }
                (TypeKind::Struct { fields: a, packed: c }, TypeKind::Struct { fields: b, packed: d }) => {
                    pending.extend(a.iter().copied().zip(b.iter().copied()));
                    a.len() == b.len() && c == d
                }
                (TypeKind::NamedStruct(a), TypeKind::NamedStruct(b)) => match (&a.fields, &b.fields) {
                    (Some(c), Some(d)) => {
                        pending.extend(c.iter().copied().zip(d.iter().copied()));
                        c.len() == d.len() && a.packed == b.packed
                    }
                    (None, None) => self.same_struct_name(a, b),
                    _ => false,
                },
                (TypeKind::Function(a), TypeKind::Function(b)) => {
                    pending.push((a.result, b.result));
                    pending.extend(a.params.iter().copied().zip(b.params.iter().copied()));
                    a.params.len() == b.params.len() && a.vararg == b.vararg
                }
                (
                    TypeKind::TargetExt { name: a, types: c, ints: e },
                    TypeKind::TargetExt { name: b, types: d, ints: f },
                ) => {
                    pending.extend(c.iter().copied().zip(d.iter().copied()));
                    self.same_text(*a, *b) && c.len() == d.len() && e == f
                }
                (a, b) => a == b,
            };
            if !same {
                return false;
            }
        }
        true
    }

    fn same_struct_name(&self, left: &NamedStruct, right: &NamedStruct) -> bool {
        self.same_text(left.name, right.name)
    }

    fn same_text(&self, left: Symbol, right: Symbol) -> bool {
        self.left.tables.str(left) == self.right.tables.str(right)
    }

    pub(super) fn constant(&mut self, name: &str, left: Option<Value>, right: Option<Value>) {
        let same = match (left, right) {
            (None, None) => true,
            (Some(a), Some(b)) => self.same_constant(a, b),
            _ => false,
        };
        if !same {
            self.differ(name, left.into(), right.into());
        }
    }

    /// Whether two constants or globals are equal.
    pub(super) fn same_constant(&mut self, left: Value, right: Value) -> bool {
        let question = self.known.ask();
        let same = self.constants_are_alike(left, right);
        self.known.answer(question, same)
    }

    fn constants_are_alike(&mut self, left: Value, right: Value) -> bool {
        let mut pending = vec![(left, right)];
        while let Some((a, b)) = pending.pop() {
            let same = match (a.kind(), b.kind()) {
                (ValueKind::Global(a), ValueKind::Global(b)) => self.same_global(a, b),
                (ValueKind::Const(a), ValueKind::Const(b)) => {
                    !self.known.constants(a, b) || self.alike(a, b, &mut pending)
                }
                (ValueKind::InlineAsm(a), ValueKind::InlineAsm(b)) => {
                    let (a, b) = (*self.left.tables.inline_asm(a), *self.right.tables.inline_asm(b));
                    self.same_text(a.template, b.template)
                        && self.same_text(a.constraints, b.constraints)
                        && (a.side_effect, a.align_stack, a.intel_dialect, a.unwind)
                            == (b.side_effect, b.align_stack, b.intel_dialect, b.unwind)
                        && self.equal_types(a.function_type, b.function_type)
                }
                _ => false,
            };
            if !same {
                return false;
            }
        }
        true
    }

    /// Returns the index of a block in its function, if that has a body.
    fn block_number(&mut self, is_left: bool, function: Global, block: Block) -> Option<usize> {
        let module = if is_left { self.left } else { self.right };
        let numbers = self.block_numbers.entry((is_left, function)).or_insert_with(|| {
            let blocks = module.body(function).into_iter().flat_map(|body| body.blocks());
            blocks.enumerate().map(|(at, block)| (block, at)).collect()
        });
        numbers.get(&block).copied()
    }

    /// Whether two constants have the same structure; their parts are pushed for comparison.
    fn alike(&mut self, a: Const, b: Const, pending: &mut Vec<(Value, Value)>) -> bool {
        let (left, right) = (self.left.tables.constants.get(a), self.right.tables.constants.get(b));
        if !self.equal_types(left.ty, right.ty) {
            return false;
        }
        let parts = (left.kind.parts(), right.kind.parts());
        pending.extend(parts.0.iter().copied().zip(parts.1.iter().copied()));
        let same_parts = parts.0.len() == parts.1.len();
        match (&left.kind, &right.kind) {
            (ConstKind::Data(a), ConstKind::Data(b)) => self.same_text(*a, *b),
            (ConstKind::Expr(a), ConstKind::Expr(b)) => {
                let same_source = match (a.source_type, b.source_type) {
                    (Some(a), Some(b)) => self.equal_types(a, b),
                    (a, b) => a == b,
                };
                let facts = (a.opcode == b.opcode, a.flags == b.flags, a.in_range == b.in_range, a.mask == b.mask);
                same_parts && same_source && facts == (true, true, true, true)
            }
            (ConstKind::BlockAddress(a, c), ConstKind::BlockAddress(b, d)) => {
                self.same_global(*a, *b) && self.block_number(true, *a, *c) == self.block_number(false, *b, *d)
            }
            (ConstKind::DsoLocalEquivalent(a), ConstKind::DsoLocalEquivalent(b))
            | (ConstKind::NoCfi(a), ConstKind::NoCfi(b)) => self.same_global(*a, *b),
            (ConstKind::Aggregate(_), ConstKind::Aggregate(_))
            | (ConstKind::Splat(_), ConstKind::Splat(_))
            | (ConstKind::PtrAuth(_), ConstKind::PtrAuth(_)) => same_parts,
            (a, b) => a == b,
        }
    }

    /// Compares globals by name. Unnamed ones are matched here, and their contents compared later.
    fn same_global(&mut self, a: Global, b: Global) -> bool {
        let (left, right) = (self.left.name(a), self.right.name(b));
        if !left.is_empty() || !right.is_empty() {
            return left == right;
        }
        self.known.unnamed(a, b)
    }

    pub(super) fn node(&mut self, name: &str, left: Option<Metadata>, right: Option<Metadata>) {
        let same = match (left, right) {
            (None, None) => true,
            (Some(a), Some(b)) => self.same_metadata(a, b),
            _ => false,
        };
        match (left, right) {
            _ if same => {}
            (Some(left), Some(right)) => self.differ_in_metadata(name, left, right),
            _ => self.differ(name, left.into(), right.into()),
        }
    }

    /// Reports the location of a difference in metadata: the node itself, or one that it refers to.
    fn differ_in_metadata(&mut self, name: &str, left: Metadata, right: Metadata) {
        let (a, b) = self.different_metadata.get(&(left, right)).copied().unwrap_or((left, right));
        let within = if (a, b) == (left, right) { "" } else { ", within" };
        self.differ(format!("{name}{within}"), Side::Metadata(a), Side::Metadata(b));
    }

    pub(super) fn attachments(&mut self, left: &[(Vec<u8>, Metadata)], right: &[(Vec<u8>, Metadata)]) {
        let kinds = |all: &[(Vec<u8>, Metadata)]| {
            all.iter().map(|(kind, _)| format!("!{}", crate::error::lossy(kind))).collect::<Vec<_>>()
        };
        if kinds(left) != kinds(right) {
            self.compare_property("attachments", kinds(left), kinds(right), |all| all.join(" "));
            return;
        }
        for ((kind, a), (_, b)) in left.iter().zip(right) {
            if !self.same_metadata(*a, *b) {
                self.differ_in_metadata(&format!("!{}", crate::error::lossy(kind)), *a, *b);
            }
        }
    }

    /// Whether metadata is equal, with distinct nodes matched one to one.
    pub(super) fn same_metadata(&mut self, left: Metadata, right: Metadata) -> bool {
        if self.known.has_metadata(left, right) {
            return true;
        }
        if self.different_metadata.contains_key(&(left, right)) {
            return false;
        }
        let question = self.known.ask();
        let different = self.different_within(left, right);
        if let Some(within) = different {
            // not for pairs on the path: they may depend on a wrong match
            self.different_metadata.insert((left, right), within);
        }
        self.known.answer(question, different.is_none())
    }

    /// Returns the first pair of metadata with different structure, starting from this pair and following
    /// references.
    fn different_within(&mut self, left: Metadata, right: Metadata) -> Option<(Metadata, Metadata)> {
        let mut pending = vec![(left, right)];
        while let Some((a, b)) = pending.pop() {
            if !self.known.metadata(a, b) {
                continue;
            }
            if let Some(&within) = self.different_metadata.get(&(a, b)) {
                return Some(within);
            }
            if !self.alike_metadata(a, b, &mut pending) {
                return Some((a, b));
            }
        }
        None
    }

    fn alike_metadata(&mut self, a: Metadata, b: Metadata, pending: &mut Vec<(Metadata, Metadata)>) -> bool {
        let (left, right) = (&self.left.tables.metadata, &self.right.tables.metadata);
        let ids = (a, b);
        let (a, b) = match (left.get(a), right.get(b)) {
            (MetadataData::String(a), MetadataData::String(b)) => return self.same_text(a, b),
            (MetadataData::Value(a), MetadataData::Value(b)) => return self.same_constant(a, b),
            (MetadataData::Node(a), MetadataData::Node(b)) => (a, b),
            _ => return false,
        };
        // an identifier identifies a type
        let is_identified = a.class() == Class::DICompositeType && a.reference_named("identifier").is_some();
        if a.class() != b.class() || a.is_distinct() != b.is_distinct() && !is_identified {
            return false;
        }
        if a.is_distinct() && b.is_distinct() && !is_identified && !self.known.distinct(ids.0, ids.1) {
            return false;
        }
        if a.class() == Class::DIExpression {
            return a.words() == b.words();
        }
        for (number, field) in a.class().info().fields.iter().enumerate() {
            if !field.kind.is_reference() {
                if a.number(number) != b.number(number) {
                    return false;
                }
                continue;
            }
            match (a.reference(number), b.reference(number)) {
                (None, None) => {}
                (Some(a), Some(b)) => pending.push((a, b)),
                _ => return false,
            }
        }
        for pair in a.operands().zip(b.operands()) {
            match pair {
                (None, None) => {}
                (Some(a), Some(b)) => pending.push((a, b)),
                _ => return false,
            }
        }
        a.operand_count() == b.operand_count()
    }
}
