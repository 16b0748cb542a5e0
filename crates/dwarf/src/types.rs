//! Entries of types (DWARF 5, chapter 5).

use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeRef};
use draig_tables::dwarf::constants as llvm;
use gimli::*;

use crate::bytes::uleb;
use crate::expression::{Expression, GlobalAddress};
use crate::info::EntryId;
use crate::nodes::{
    basic, composite, derived, enumerator, fixed, flag, range_type, string, subprogram, subrange, subroutine,
    template_type, template_value,
};
use crate::unit::Writer;

/// Variant parts in variant parts.
const MAX_VARIANTS: usize = 16;

/// Name of the type of indices of arrays, which nothing names.
const INDEX_TYPE: &[u8] = b"__ARRAY_SIZE_TYPE__";

/// LLVM's tag of annotations.
const LLVM_ANNOTATION: DwTag = DwTag(0x6000);

pub(crate) fn tag(number: u64) -> DwTag {
    DwTag(number as u16)
}

impl<'m> Writer<'m, '_> {
    /// Writes the entry of a type, with its children.
    pub(crate) fn type_entry(&mut self, id: EntryId, node: NodeRef<'m>) {
        match node.class() {
            Class::DIBasicType => self.basic_type(id, node),
            Class::DIFixedPointType => self.fixed_point_type(id, node),
            Class::DIStringType => self.string_type(id, node),
            Class::DISubrangeType => self.subrange_type(id, node),
            Class::DIDerivedType => self.derived_type(id, node),
            Class::DICompositeType => self.composite_type(id, node, 0),
            Class::DISubroutineType => self.subroutine_type(id, node),
            _ => {}
        }
        self.note_type(id, node);
    }

    /// Notes the name of a type that is not a declaration.
    fn note_type(&mut self, id: EntryId, node: NodeRef<'m>) {
        let (field, number) = match node.class() {
            Class::DIBasicType => (basic::NAME, node.number(basic::TAG)),
            Class::DIFixedPointType => (fixed::NAME, DW_TAG_base_type.0.into()),
            Class::DIStringType => (string::NAME, DW_TAG_string_type.0.into()),
            Class::DISubrangeType => (range_type::NAME, DW_TAG_subrange_type.0.into()),
            Class::DIDerivedType => (derived::NAME, node.number(derived::TAG)),
            Class::DICompositeType if node.number(composite::FLAGS) & flag::DECLARATION == 0 => {
                (composite::NAME, node.number(composite::TAG))
            }
            _ => return,
        };
        let tag = tag(number);
        if !matches!(tag, DW_TAG_member | DW_TAG_inheritance | DW_TAG_friend | DW_TAG_variable) {
            self.info.note_name(self.info.offset(id), tag, node, field);
        }
    }

    /// Attribute with a type, unless it is `void`.
    pub(crate) fn type_reference(&mut self, at: DwAt, ty: Option<Metadata>) {
        if let Some(ty) = ty {
            self.reference(at, ty);
        }
    }

    /// Attributes of where something is declared.
    pub(crate) fn declared(&mut self, node: NodeRef<'m>, file: usize, line: usize) {
        let file = self.lines.file(node.reference(file));
        self.info.declared_at(file, node.number(line));
    }

    pub(crate) fn access(&mut self, flags: u64) {
        // LLVM's numbers of private and public are DWARF's of public and private.
        if let access @ 1..=3 = flags & flag::ACCESS {
            self.info.data1(DW_AT_accessibility, 4 - access as u8);
        }
    }

    fn alignment(&mut self, node: NodeRef<'m>, field: usize) {
        if let bits @ 8.. = node.number(field) {
            self.info.udata(DW_AT_alignment, bits / 8);
        }
    }

    /// Annotations of a declaration or type (`btf_decl_tag`), which are pairs of a name and a value.
    pub(crate) fn annotations(&mut self, node: NodeRef<'m>, field: usize) {
        for id in self.nodes.list(node, field).flatten() {
            let Some(pair) = self.nodes.of_class(id, Class::Tuple) else { continue };
            let (Some(name), Some(value)) = (pair.operand(0), pair.operand(1)) else { continue };
            self.info.begin(LLVM_ANNOTATION);
            self.info.string(DW_AT_name, self.nodes.string(name));
            match self.nodes.constant(value) {
                Some(number) => self.info.sdata(DW_AT_const_value, number),
                None => self.info.string(DW_AT_const_value, self.nodes.string(value)),
            }
            self.info.end(false);
        }
    }

    fn basic_type(&mut self, id: EntryId, node: NodeRef<'m>) {
        let size = self.nodes.size(node, basic::SIZE);
        self.info.begin(tag(node.number(basic::TAG)));
        self.info.name(DW_AT_name, node, basic::NAME);
        if tag(node.number(basic::TAG)) == DW_TAG_base_type {
            self.info.data1(DW_AT_encoding, node.number(basic::ENCODING) as u8);
            self.info.unsigned(DW_AT_byte_size, size.div_ceil(8));
            if let bits @ 1.. = node.number(basic::DATA_SIZE) {
                self.info.unsigned(DW_AT_bit_size, bits);
            }
            // Flags are the last field.
            let flags = node.field_named("flags").map_or(0, |field| node.number(field));
            if flags & flag::BIG_ENDIAN != 0 {
                self.info.data1(DW_AT_endianity, DW_END_big.0);
            } else if flags & flag::LITTLE_ENDIAN != 0 {
                self.info.data1(DW_AT_endianity, DW_END_little.0);
            }
        }
        self.info.end_as(id, false);
    }

    fn fixed_point_type(&mut self, id: EntryId, node: NodeRef<'m>) {
        self.info.begin(DW_TAG_base_type);
        self.info.name(DW_AT_name, node, fixed::NAME);
        self.info.data1(DW_AT_encoding, node.number(fixed::ENCODING) as u8);
        self.info.unsigned(DW_AT_byte_size, self.nodes.size(node, fixed::SIZE).div_ceil(8));
        let factor = node.number(fixed::FACTOR) as i64;
        match node.number(fixed::KIND) {
            0 => self.info.sdata(DW_AT_binary_scale, factor),
            1 => self.info.sdata(DW_AT_decimal_scale, factor),
            _ => {}
        }
        self.info.end_as(id, false);
    }

    fn string_type(&mut self, id: EntryId, node: NodeRef<'m>) {
        self.info.begin(DW_TAG_string_type);
        self.info.name(DW_AT_name, node, string::NAME);
        self.info.unsigned(DW_AT_byte_size, self.nodes.size(node, string::SIZE) / 8);
        self.info.end_as(id, false);
    }

    fn subrange_type(&mut self, id: EntryId, node: NodeRef<'m>) {
        self.info.begin(DW_TAG_subrange_type);
        self.info.name(DW_AT_name, node, range_type::NAME);
        self.type_reference(DW_AT_type, node.reference(range_type::BASE));
        if let size @ 1.. = self.nodes.size(node, range_type::SIZE) {
            self.info.unsigned(DW_AT_byte_size, size / 8);
        }
        self.bound(DW_AT_lower_bound, node.reference(range_type::LOWER), None);
        self.bound(DW_AT_upper_bound, node.reference(range_type::UPPER), None);
        self.declared(node, range_type::FILE, range_type::LINE);
        self.info.end_as(id, false);
    }

    fn derived_type(&mut self, id: EntryId, node: NodeRef<'m>) {
        let kind = tag(node.number(derived::TAG));
        match kind {
            DW_TAG_member | DW_TAG_inheritance | DW_TAG_friend | DW_TAG_variable => return self.member(id, node),
            _ => {}
        }
        let flags = node.number(derived::FLAGS);
        let size = self.nodes.size(node, derived::SIZE);
        let is_pointer = matches!(
            kind,
            DW_TAG_pointer_type | DW_TAG_ptr_to_member_type | DW_TAG_reference_type | DW_TAG_rvalue_reference_type
        );
        self.info.begin(kind);
        self.type_reference(DW_AT_type, node.reference(derived::BASE));
        self.info.name(DW_AT_name, node, derived::NAME);
        if size > 0 && !is_pointer {
            self.info.unsigned(DW_AT_byte_size, size / 8);
        }
        self.alignment(node, derived::ALIGN);
        if kind == DW_TAG_ptr_to_member_type {
            self.type_reference(DW_AT_containing_type, node.reference(derived::EXTRA));
        }
        self.access(flags);
        if flags & flag::DECLARATION == 0 {
            self.declared(node, derived::FILE, derived::LINE);
        }
        let space = node.number(derived::ADDRESS_SPACE);
        if space != u64::from(u32::MAX) && is_pointer {
            self.info.data4(DW_AT_address_class, space as u32);
        }
        let is_alias = kind == DW_TAG_template_alias;
        let has_children = is_alias || node.reference(derived::ANNOTATIONS).is_some();
        self.info.end_as(id, has_children);
        if has_children {
            if is_alias {
                self.template_parameters(node, derived::EXTRA);
            }
            self.annotations(node, derived::ANNOTATIONS);
            self.info.end_children();
        }
    }

    fn subroutine_type(&mut self, id: EntryId, node: NodeRef<'m>) {
        let nodes = self.nodes;
        let types: Vec<Option<Metadata>> = nodes.list(node, subroutine::TYPES).collect();
        self.info.begin(DW_TAG_subroutine_type);
        self.type_reference(DW_AT_type, types.first().copied().flatten());
        // `f()` of C has an unnamed list of anything.
        let is_prototyped = !matches!(types[..], [_, None]);
        if is_prototyped && self.is_c() {
            self.info.flag(DW_AT_prototyped);
        }
        if let convention @ 2.. = node.number(subroutine::CONVENTION) {
            self.info.data1(DW_AT_calling_convention, convention as u8);
        }
        let flags = node.number(subroutine::FLAGS);
        if flags & flag::LVALUE != 0 {
            self.info.flag(DW_AT_reference);
        }
        if flags & flag::RVALUE != 0 {
            self.info.flag(DW_AT_rvalue_reference);
        }
        self.info.end_as(id, types.len() > 1);
        if types.len() > 1 {
            self.parameter_types(&types[1..]);
            self.info.end_children();
        }
    }

    /// Writes parameters that have nothing but types.
    pub(crate) fn parameter_types(&mut self, types: &[Option<Metadata>]) {
        for &ty in types {
            let Some(ty) = ty else {
                self.info.begin(DW_TAG_unspecified_parameters);
                self.info.end(false);
                continue;
            };
            self.info.begin(DW_TAG_formal_parameter);
            self.type_reference(DW_AT_type, Some(ty));
            let flags = match self.nodes.node(ty) {
                Some(node) if node.class() == Class::DIDerivedType => node.number(derived::FLAGS),
                Some(node) if node.class() == Class::DICompositeType => node.number(composite::FLAGS),
                _ => 0,
            };
            if flags & flag::ARTIFICIAL != 0 {
                self.info.flag(DW_AT_artificial);
            }
            self.info.end(false);
        }
    }

    fn composite_type(&mut self, id: EntryId, node: NodeRef<'m>, variants: usize) {
        let nodes = self.nodes;
        let kind = tag(node.number(composite::TAG));
        let flags = node.number(composite::FLAGS);
        let elements: Vec<Metadata> = nodes.list(node, composite::ELEMENTS).flatten().collect();
        self.info.begin(kind);
        if kind == DW_TAG_variant_part {
            return self.variant_part(id, node, &elements, variants);
        }
        let is_enumeration = kind == DW_TAG_enumeration_type;
        if kind == DW_TAG_array_type {
            if flags & flag::VECTOR != 0 {
                self.info.flag(DW_AT_GNU_vector);
            }
            self.type_reference(DW_AT_type, node.reference(composite::BASE));
        } else if is_enumeration {
            self.type_reference(DW_AT_type, node.reference(composite::BASE));
            if flags & flag::ENUM_CLASS != 0 {
                self.info.flag(DW_AT_enum_class);
            }
        } else {
            self.type_reference(DW_AT_containing_type, node.reference(composite::HOLDER));
            if flags & flag::BY_VALUE != 0 {
                self.info.data1(DW_AT_calling_convention, DW_CC_pass_by_value.0);
            } else if flags & flag::BY_REFERENCE != 0 {
                self.info.data1(DW_AT_calling_convention, DW_CC_pass_by_reference.0);
            }
            self.type_reference(DW_AT_specification, node.reference(composite::SPECIFICATION));
            if flags & flag::EXPORT != 0 {
                self.info.flag(DW_AT_export_symbols);
            }
        }
        self.info.name(DW_AT_name, node, composite::NAME);
        let size = nodes.size(node, composite::SIZE);
        let is_declaration = flags & flag::DECLARATION != 0;
        if is_declaration {
            self.info.flag(DW_AT_declaration);
        } else if kind != DW_TAG_array_type || flags & flag::VECTOR != 0 {
            self.info.unsigned(DW_AT_byte_size, size / 8);
        }
        if !is_declaration {
            self.declared(node, composite::FILE, composite::LINE);
        }
        self.access(flags);
        if let runtime @ 1.. = node.number(composite::RUNTIME) {
            self.info.data1(DW_AT_APPLE_runtime_class, runtime as u8);
        }
        self.alignment(node, composite::ALIGN);
        let has_children = !elements.is_empty()
            || node.reference(composite::TEMPLATE).is_some()
            || node.reference(composite::ANNOTATIONS).is_some()
            || self.plan.has_children(id);
        self.info.end_as(id, has_children);
        if !has_children {
            return;
        }
        for element in elements {
            self.element(id, element, variants);
        }
        self.template_parameters(node, composite::TEMPLATE);
        self.annotations(node, composite::ANNOTATIONS);
        self.children(id);
        self.info.end_children();
    }

    /// Writes an element of a type.
    fn element(&mut self, parent: EntryId, id: Metadata, variants: usize) {
        let Some(node) = self.nodes.node(id) else { return };
        let entry = EntryId(id.as_u32());
        match node.class() {
            Class::DISubrange | Class::DIGenericSubrange => self.subrange(node),
            Class::DIEnumerator => self.enumerator(node),
            Class::DISubrangeType => {
                self.info.begin(DW_TAG_subrange_type);
                self.type_reference(DW_AT_type, Some(id));
                self.info.end(false);
            }
            Class::DICompositeType if node.number(composite::TAG) == u64::from(DW_TAG_variant_part.0) => {
                let is_written = variants >= MAX_VARIANTS || self.info.has_offset(entry);
                (!is_written).then(|| self.composite_type(entry, node, variants + 1));
            }
            Class::DIDerivedType if matches!(tag(node.number(derived::TAG)), DW_TAG_member | DW_TAG_inheritance) => {
                self.member(entry, node);
            }
            // Others are children where their scope says so.
            _ if self.plan.is_child(entry, parent) => self.entry(entry),
            _ => {}
        }
    }

    fn enumerator(&mut self, node: NodeRef<'m>) {
        self.info.begin(DW_TAG_enumerator);
        self.info.name(DW_AT_name, node, enumerator::NAME);
        let value = node.reference(enumerator::VALUE);
        let value = value.and_then(|id| self.nodes.module.tables.int_value(self.nodes.pool.as_value(id)?));
        if let Some(value) = value {
            match (node.number(enumerator::IS_UNSIGNED) != 0, value.to_u64(), value.to_i64()) {
                (true, Some(number), _) => self.info.udata(DW_AT_const_value, number),
                (_, _, Some(number)) => self.info.sdata(DW_AT_const_value, number),
                _ => {
                    let bytes: Vec<u8> = value.limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
                    let size = value.width().div_ceil(8) as usize;
                    self.info.block(DW_AT_const_value, DW_FORM_block, &bytes[..size.min(bytes.len())]);
                }
            }
        }
        self.info.end(false);
    }

    fn subrange(&mut self, node: NodeRef<'m>) {
        let is_generic = node.class() == Class::DIGenericSubrange;
        self.info.begin(if is_generic { DW_TAG_generic_subrange } else { DW_TAG_subrange_type });
        let index = self.index_type;
        self.needs_index_type = true;
        self.info.entry(DW_AT_type, index, false);
        let default = self.default_lower_bound();
        self.bound(DW_AT_lower_bound, node.reference(subrange::LOWER), Some(default));
        // -1 is an array without a bound.
        self.bound(DW_AT_count, node.reference(subrange::COUNT), Some(-1));
        self.bound(DW_AT_upper_bound, node.reference(subrange::UPPER), None);
        self.bound(DW_AT_byte_stride, node.reference(subrange::STRIDE), None);
        self.info.end(false);
    }

    /// Attribute with a bound: a number, unless it is the default; a variable, or an expression.
    fn bound(&mut self, at: DwAt, bound: Option<Metadata>, default: Option<i64>) {
        let Some(id) = bound else { return };
        if let Some(number) = self.nodes.constant(id) {
            if default == Some(number) {
            } else if at == DW_AT_count || number >= 0 && at == DW_AT_byte_stride {
                self.info.unsigned(at, number as u64);
            } else {
                self.info.sdata(at, number);
            }
            return;
        }
        match self.nodes.class(id) {
            Some(Class::DILocalVariable) if self.described.has(id) => {
                self.info.entry(at, EntryId(id.as_u32()), false);
            }
            Some(Class::DIGlobalVariable) => {
                self.reference(at, id);
            }
            Some(Class::DIExpression) => {
                let words: Vec<u64> = self.nodes.node(id).into_iter().flat_map(|node| node.elements()).collect();
                if let Some(expression) = Expression::of_words(&words) {
                    self.info.expression(at, &expression);
                }
            }
            _ => {}
        }
    }

    /// Writes a member, base class or friend.
    pub(crate) fn member(&mut self, id: EntryId, node: NodeRef<'m>) {
        if self.info.has_offset(id) {
            return;
        }
        let kind = tag(node.number(derived::TAG));
        let flags = node.number(derived::FLAGS);
        if kind == DW_TAG_friend {
            self.info.begin(kind);
            self.type_reference(DW_AT_friend, node.reference(derived::BASE));
            self.info.end_as(id, false);
            return;
        }
        let is_static = flags & flag::STATIC_MEMBER != 0 || kind == DW_TAG_variable;
        if is_static {
            self.info.begin(if self.info.version >= 5 { DW_TAG_variable } else { DW_TAG_member });
        } else {
            self.info.begin(kind);
        }
        self.info.name(DW_AT_name, node, derived::NAME);
        self.type_reference(DW_AT_type, node.reference(derived::BASE));
        self.declared(node, derived::FILE, derived::LINE);
        let extra = node.reference(derived::EXTRA);
        if is_static {
            self.info.flag(DW_AT_external);
            self.info.flag(DW_AT_declaration);
            if let Some(extra) = extra {
                self.constant_value(DW_AT_const_value, extra);
            }
        } else {
            self.member_place(node, kind, flags);
        }
        self.access(flags);
        if kind == DW_TAG_inheritance && flags & flag::VIRTUAL != 0 {
            self.info.data1(DW_AT_virtuality, DW_VIRTUALITY_virtual.0);
        }
        if flags & flag::ARTIFICIAL != 0 {
            self.info.flag(DW_AT_artificial);
        }
        let has_children = node.reference(derived::ANNOTATIONS).is_some();
        self.info.end_as(id, has_children);
        if has_children {
            self.annotations(node, derived::ANNOTATIONS);
            self.info.end_children();
        }
    }

    fn member_place(&mut self, node: NodeRef<'m>, kind: DwTag, flags: u64) {
        let offset = self.nodes.size(node, derived::OFFSET);
        if kind == DW_TAG_inheritance && flags & flag::VIRTUAL != 0 {
            // The distance is in the table at the address.
            let mut bytes = vec![DW_OP_dup.0, DW_OP_deref.0, DW_OP_constu.0];
            uleb(&mut bytes, offset);
            bytes.extend_from_slice(&[DW_OP_minus.0, DW_OP_deref.0, DW_OP_plus.0]);
            let place = Expression::of_bytes(bytes);
            self.info.expression(DW_AT_data_member_location, &place);
        } else if flags & flag::BIT_FIELD != 0 {
            self.info.unsigned(DW_AT_bit_size, self.nodes.size(node, derived::SIZE));
            self.info.unsigned(DW_AT_data_bit_offset, offset);
        } else {
            if let bits @ 8.. = node.number(derived::ALIGN) {
                self.info.udata(DW_AT_alignment, bits / 8);
            }
            self.info.unsigned(DW_AT_data_member_location, offset / 8);
        }
    }

    /// Writes a variant part, whose entry has begun: the discriminant, and each member in a variant.
    fn variant_part(&mut self, id: EntryId, node: NodeRef<'m>, elements: &[Metadata], variants: usize) {
        let discriminant = node.reference(composite::DISCRIMINATOR);
        let discriminant = discriminant.and_then(|id| Some((id, self.nodes.of_class(id, Class::DIDerivedType)?)));
        if let Some((member, _)) = discriminant {
            self.info.entry(DW_AT_discr, EntryId(member.as_u32()), false);
        }
        self.info.end_as(id, true);
        if let Some((member, node)) = discriminant {
            self.member(EntryId(member.as_u32()), node);
        }
        for &element in elements {
            let Some(node) = self.nodes.of_class(element, Class::DIDerivedType) else {
                self.element(id, element, variants);
                continue;
            };
            self.info.begin(DW_TAG_variant);
            if let Some(value) = node.reference(derived::EXTRA) {
                self.constant_value(DW_AT_discr_value, value);
            }
            self.info.end(true);
            self.member(EntryId(element.as_u32()), node);
            self.info.end_children();
        }
        self.children(id);
        self.info.end_children();
    }

    /// Attribute with the value of a constant.
    pub(crate) fn constant_value(&mut self, at: DwAt, id: Metadata) {
        let Some(value) = self.nodes.pool.as_value(id) else { return };
        let tables = &self.nodes.module.tables;
        if let Some(number) = tables.int_value(value) {
            match number.to_i64() {
                Some(number) => self.info.sdata(at, number),
                None => {
                    let bytes: Vec<u8> = number.limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
                    let size = (number.width().div_ceil(8) as usize).min(bytes.len());
                    self.info.block(at, DW_FORM_block, &bytes[..size]);
                }
            }
        } else if let Some(number) = tables.float_value(value) {
            let size = (number.format().width() as usize).div_ceil(8);
            self.info.block(at, DW_FORM_block, &number.bits().to_le_bytes()[..size.min(16)]);
        }
    }

    /// Writes template parameters.
    pub(crate) fn template_parameters(&mut self, node: NodeRef<'m>, field: usize) {
        let nodes = self.nodes;
        for id in nodes.list(node, field).flatten() {
            self.template_parameter(id, true);
        }
    }

    fn template_parameter(&mut self, id: Metadata, may_pack: bool) {
        let nodes = self.nodes;
        let Some(node) = nodes.node(id) else { return };
        match node.class() {
            Class::DITemplateTypeParameter => {
                self.info.begin(DW_TAG_template_type_parameter);
                self.type_reference(DW_AT_type, node.reference(template_type::TYPE));
                self.info.name(DW_AT_name, node, template_type::NAME);
                if node.number(template_type::DEFAULTED) != 0 {
                    self.info.flag(DW_AT_default_value);
                }
                self.info.end(false);
            }
            Class::DITemplateValueParameter => {
                let kind = node.number(template_value::TAG) as u32;
                let value = node.reference(template_value::VALUE);
                self.info.begin(tag(kind.into()));
                if kind == llvm::DW_TAG_TEMPLATE_VALUE_PARAMETER {
                    self.type_reference(DW_AT_type, node.reference(template_value::TYPE));
                }
                self.info.name(DW_AT_name, node, template_value::NAME);
                if node.number(template_value::DEFAULTED) != 0 {
                    self.info.flag(DW_AT_default_value);
                }
                let is_pack = kind == llvm::DW_TAG_GNU_TEMPLATE_PARAMETER_PACK;
                match value {
                    Some(value) if kind == llvm::DW_TAG_GNU_TEMPLATE_TEMPLATE_PARAM => {
                        self.info.string(DW_AT_GNU_template_name, nodes.string(value));
                    }
                    Some(value) if !is_pack => self.template_value(value),
                    _ => {}
                }
                self.info.end(is_pack);
                if is_pack {
                    let pack = value.and_then(|id| nodes.of_class(id, Class::Tuple)).filter(|_| may_pack);
                    for id in pack.into_iter().flat_map(|pack| pack.operands().flatten()) {
                        self.template_parameter(id, false);
                    }
                    self.info.end_children();
                }
            }
            _ => {}
        }
    }

    fn template_value(&mut self, id: Metadata) {
        let Some(value) = self.nodes.pool.as_value(id) else { return };
        match value.as_global().filter(|&global| self.symbols.address_of(global).is_some()) {
            Some(global) => {
                let mut expression = Expression::default();
                expression.address(GlobalAddress::of(self.nodes.module, global), self.info.version);
                // The value is the address, not what is there.
                expression.stack_value();
                self.info.expression(DW_AT_location, &expression);
            }
            None => self.constant_value(DW_AT_const_value, id),
        }
    }

    /// Writes the type of indices, if an array needs it.
    pub(crate) fn index_type(&mut self) {
        if !std::mem::take(&mut self.needs_index_type) {
            return;
        }
        self.info.begin(DW_TAG_base_type);
        self.info.string(DW_AT_name, INDEX_TYPE);
        self.info.data1(DW_AT_byte_size, 8);
        self.info.data1(DW_AT_encoding, DW_ATE_unsigned.0);
        let id = self.index_type;
        let offset = self.info.end_as(id, false);
        self.info.note_text(offset, DW_TAG_base_type, INDEX_TYPE);
    }

    /// Returns the types of a subprogram: of its result, and of its parameters.
    pub(crate) fn signature(&self, node: NodeRef<'m>) -> Vec<Option<Metadata>> {
        let ty = node.reference(subprogram::TYPE).and_then(|id| self.nodes.of_class(id, Class::DISubroutineType));
        ty.map_or(Vec::new(), |ty| self.nodes.list(ty, subroutine::TYPES).collect())
    }
}
