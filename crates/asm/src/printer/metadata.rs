//! Metadata (LangRef "Metadata"): operands, tuples, and the specialized nodes by the plans of their
//! classes ([`super::fields`]).

use draig_ir::metadata::classes::Vocabulary;
use draig_ir::metadata::{Class, FieldKind, NodeRef};
use draig_ir::{Metadata, MetadataData, MetadataKind, Symbol, Value};
use draig_num::{write_after, write_i64, write_u64};
use draig_tables::dwarf;
use draig_tables::names::NameTable;

use super::Writer;
use super::expression::write_expression;
use super::fields::{FieldForm, FieldPlan, Rule, field_rule};
use super::numbers::sorted_attachments;
use super::text::{Label, push_metadata_name, push_quoted};

/// Maximum depth at which metadata without a number is written nested. LLVM has no limit, and valid metadata
/// needs none: locations without numbers occur only where another node belongs, and no value is metadata.
const MAX_IN_PLACE: u32 = 16;

/// The label before the operands that follow the fields of a node.
static OPERANDS: Label = Label::new(b", operands: ");

impl<'a> Writer<'a> {
    /// Writes metadata as an operand: strings, values and expressions in place, nodes by number.
    #[inline]
    pub(super) fn metadata_operand(&mut self, id: Metadata) {
        // Only nodes that are not written in place have numbers.
        match self.numbers.metadata(id) {
            Some(number) => write_after(&mut self.out, b'!', number),
            None => self.metadata_in_place(id),
        }
    }

    fn metadata_in_place(&mut self, id: Metadata) {
        match self.module.tables.metadata.get(id) {
            MetadataData::String(symbol) => {
                self.out.push(b'!');
                push_quoted(&mut self.out, self.module.tables.str(symbol));
            }
            MetadataData::Node(node) if node.class() == Class::DIExpression => write_expression(&mut self.out, node),
            MetadataData::Value(value) if self.in_place < MAX_IN_PLACE => {
                self.in_place += 1;
                self.typed_operand(value);
                self.in_place -= 1;
            }
            MetadataData::Node(node) if node.class() == Class::DILocation && self.in_place < MAX_IN_PLACE => {
                self.in_place += 1;
                self.node(node);
                self.in_place -= 1;
            }
            MetadataData::Value(_) | MetadataData::Node(_) => self.out.extend_from_slice(b"<badref>"),
            MetadataData::Undefined => self.out.extend_from_slice(b"<badref>"),
        }
    }

    fn optional_operand(&mut self, id: Option<Metadata>) {
        match id {
            Some(id) => self.metadata_operand(id),
            None => self.out.extend_from_slice(b"null"),
        }
    }

    /// Writes `!kind !0` for each attachment, `separator` before each.
    pub(super) fn attachments(&mut self, separator: &str, attachments: impl Iterator<Item = (MetadataKind, Metadata)>) {
        sorted_attachments(attachments, |kind, node| {
            self.out.extend_from_slice(separator.as_bytes());
            self.out.extend_from_slice(self.numbers.kind(kind));
            self.metadata_operand(node);
        });
    }

    /// Writes `!0 = …` with the line end, for every numbered node.
    pub(super) fn metadata_definition(&mut self, number: u32, id: Metadata) {
        let node = self.module.tables.metadata.node(id);
        if node.is_some_and(|node| self.quick_location(number, node)) {
            return;
        }
        write_after(&mut self.out, b'!', number);
        self.out.extend_from_slice(b" = ");
        if let Some(node) = node {
            self.node(node);
        }
        self.out.push(b'\n');
    }

    /// Writes `!name = !{…}` with the line end.
    pub(super) fn named_metadata(&mut self, name: Symbol, operands: &[Metadata]) {
        self.out.push(b'!');
        push_metadata_name(&mut self.out, self.module.tables.str(name));
        self.out.extend_from_slice(b" = !{");
        for (at, &operand) in operands.iter().enumerate() {
            if at > 0 {
                self.out.extend_from_slice(b", ");
            }
            self.metadata_operand(operand);
        }
        self.out.extend_from_slice(b"}\n");
    }

    /// Writes a node in full.
    pub(super) fn node(&mut self, node: NodeRef<'a>) {
        if node.is_distinct() {
            self.out.extend_from_slice(b"distinct ");
        }
        match node.class() {
            Class::Tuple => {
                self.out.extend_from_slice(b"!{");
                self.node_operands(node);
                self.out.push(b'}');
            }
            Class::DIExpression => write_expression(&mut self.out, node),
            _ => self.specialised_node(node),
        }
    }

    fn node_operands(&mut self, node: NodeRef<'a>) {
        for (at, operand) in node.operands().enumerate() {
            if at > 0 {
                self.out.extend_from_slice(b", ");
            }
            self.optional_operand(operand);
        }
    }

    fn specialised_node(&mut self, node: NodeRef<'a>) {
        let plan = &self.plans[node.class() as usize];
        plan.head.push(&mut self.out);
        let start = self.out.len();
        let words = node.words();
        for field in &plan.fields {
            let word = words.get(usize::from(field.word)).copied().unwrap_or(0);
            if word != 0 || field.visits_zero {
                self.field(node, field, word, start);
            }
        }
        if plan.has_tail && node.operand_count() > 0 {
            self.begin_field(&OPERANDS, start);
            self.out.push(b'{');
            self.node_operands(node);
            self.out.push(b'}');
        }
        self.out.push(b')');
    }

    #[inline]
    fn begin_field(&mut self, label: &Label, start: usize) {
        if self.out.len() > start {
            label.push(&mut self.out);
        } else {
            label.push_first(&mut self.out);
        }
    }

    /// Writes a field whose first word is `word`.
    #[inline]
    fn field(&mut self, node: NodeRef<'a>, field: &'static FieldPlan, word: u32, start: usize) {
        let number = u64::from(word) ^ field.default;
        match field.form {
            FieldForm::Node => {
                self.begin_field(&field.label, start);
                self.optional_operand(Metadata::from_word(word));
            }
            FieldForm::String => {
                let text = self.string(Metadata::from_word(word));
                if !text.is_empty() || field.always {
                    self.begin_field(&field.label, start);
                    push_quoted(&mut self.out, text);
                }
            }
            FieldForm::Unsigned => {
                self.begin_field(&field.label, start);
                write_u64(&mut self.out, number);
            }
            FieldForm::Wide { signed } => {
                let number = node.number(field.number.into());
                if number == field.default && !field.always {
                    return;
                }
                self.begin_field(&field.label, start);
                match signed {
                    true => write_i64(&mut self.out, number as i64),
                    false => write_u64(&mut self.out, number),
                }
            }
            FieldForm::Bool => {
                self.begin_field(&field.label, start);
                self.out.extend_from_slice(if number != 0 { b"true" } else { b"false" });
            }
            FieldForm::Name(vocabulary) => {
                self.begin_field(&field.label, start);
                self.name_in(vocabulary, number);
            }
            FieldForm::ByRule => self.field_by_rule(node, field, start),
        }
    }

    /// Returns the bytes of a metadata string; empty for other metadata.
    #[inline]
    fn string(&self, id: Option<Metadata>) -> &'a [u8] {
        let tables = &self.module.tables;
        id.and_then(|id| tables.metadata.as_string(id)).map_or(&[], |symbol| tables.str(symbol))
    }

    fn field_by_rule(&mut self, node: NodeRef<'a>, plan: &'static FieldPlan, start: usize) {
        let (_, field) = node.class().info().slot(plan.number.into());
        let rule = field_rule(node, field.name);
        let always = field.always_printed || rule == Rule::Always;
        if rule == Rule::Never {
            return;
        }
        if field.kind.is_reference() {
            let reference = node.reference(plan.number.into());
            if reference.is_some() || always || rule == Rule::WithoutSign {
                self.reference_field(&plan.label, field.kind, reference, (rule, always), start);
            }
            return;
        }
        let value = node.number(plan.number.into());
        if value == field.default && !always {
            return;
        }
        self.begin_field(&plan.label, start);
        match field.kind {
            FieldKind::Bool => self.out.extend_from_slice(if value != 0 { b"true" } else { b"false" }),
            FieldKind::Name(vocabulary) => self.name_in(vocabulary, value),
            FieldKind::Signed { .. } => write_i64(&mut self.out, value as i64),
            _ => write_u64(&mut self.out, value),
        }
    }

    fn reference_field(
        &mut self,
        name: &Label,
        kind: FieldKind,
        reference: Option<Metadata>,
        (rule, always): (Rule, bool),
        start: usize,
    ) {
        let integer = |value: Metadata| self.module.tables.int_value(self.module.tables.metadata.as_value(value)?);
        match kind {
            FieldKind::String { .. } => {
                let text = self.string(reference);
                if !text.is_empty() || always || rule == Rule::EmptyToo {
                    self.begin_field(name, start);
                    push_quoted(&mut self.out, text);
                }
            }
            FieldKind::SignedOrNode | FieldKind::UnsignedOrNode if rule != Rule::Reference => {
                let Some(id) = reference else { return };
                let signed = kind == FieldKind::SignedOrNode;
                if let Some(value) = integer(id).filter(|_| rule != Rule::Expression) {
                    if value.is_zero() && rule != Rule::ZeroToo {
                        return;
                    }
                    self.begin_field(name, start);
                    match signed {
                        true => value.write_signed_decimal(&mut self.out),
                        false => value.write_unsigned_decimal(&mut self.out),
                    }
                } else if let Some(value) = self.constant_expression_value(id).filter(|_| rule == Rule::Expression) {
                    self.begin_field(name, start);
                    write_i64(&mut self.out, value);
                } else {
                    self.begin_field(name, start);
                    self.metadata_operand(id);
                }
            }
            FieldKind::BigInteger => {
                self.begin_field(name, start);
                match reference.and_then(integer) {
                    Some(value) if rule == Rule::WithoutSign => value.write_unsigned_decimal(&mut self.out),
                    Some(value) => value.write_signed_decimal(&mut self.out),
                    None => self.out.push(b'0'),
                }
            }
            _ => {
                self.begin_field(name, start);
                self.optional_operand(reference);
            }
        }
    }

    /// Returns the number pushed by an expression that is a signed constant; the bounds of a
    /// `!DIGenericSubrange` are such expressions.
    fn constant_expression_value(&self, id: Metadata) -> Option<i64> {
        let node = self.module.tables.metadata.node(id)?;
        if node.class() != Class::DIExpression {
            return None;
        }
        super::expression::signed_constant(node)
    }

    fn name_in(&mut self, vocabulary: Vocabulary, value: u64) {
        let table: &NameTable = match vocabulary {
            Vocabulary::Tag => &dwarf::TAG,
            Vocabulary::Language => &dwarf::LANG,
            Vocabulary::LanguageName => &dwarf::LNAME,
            Vocabulary::LanguageDialect => &dwarf::LANG_DIALECT,
            Vocabulary::Encoding => &dwarf::ATE,
            Vocabulary::Virtuality => &dwarf::VIRTUALITY,
            Vocabulary::CallingConvention => &dwarf::CC,
            Vocabulary::Macinfo => &dwarf::MACINFO,
            Vocabulary::Flags => return self.flag_names(value, |word, each| dwarf::split_di_flags(word, each)),
            Vocabulary::SubprogramFlags => {
                return self.flag_names(value, |word, each| dwarf::split_disp_flags(word, each));
            }
            Vocabulary::EmissionKind => &dwarf::EMISSION_KIND,
            Vocabulary::NameTableKind => &dwarf::NAME_TABLE_KIND,
            Vocabulary::FixedPointKind => &dwarf::FIXED_POINT_KIND,
            Vocabulary::ChecksumKind => &dwarf::CHECKSUM_KIND,
            Vocabulary::EnumKind => &dwarf::APPLE_ENUM_KIND,
        };
        match u32::try_from(value).ok().and_then(|value| table.name(value)) {
            Some(name) => self.out.extend_from_slice(name.as_bytes()),
            None => write_u64(&mut self.out, value),
        }
    }

    /// Writes flags separated by ` | `; the unnamed bits come last, as one number.
    fn flag_names(&mut self, value: u64, split: impl FnOnce(u32, &mut dyn FnMut(&'static str)) -> u32) {
        let out = &mut self.out;
        let start = out.len();
        let rest = split(value as u32, &mut |name| {
            if out.len() > start {
                out.extend_from_slice(b" | ");
            }
            out.extend_from_slice(name.as_bytes());
        });
        if rest != 0 || self.out.len() == start {
            if self.out.len() > start {
                self.out.extend_from_slice(b" | ");
            }
            write_u64(&mut self.out, u64::from(rest));
        }
    }

    /// Writes `!DIArgList(…)`.
    pub(super) fn arg_list(&mut self, values: &[Value]) {
        self.out.extend_from_slice(b"!DIArgList(");
        for (at, &value) in values.iter().enumerate() {
            if at > 0 {
                self.out.extend_from_slice(b", ");
            }
            self.typed_operand(value);
        }
        self.out.push(b')');
    }
}
