//! Rules for one specialized node: its tag and the targets of its fields. Nodes below it are checked
//! separately.

use std::collections::HashSet;
use std::sync::Mutex;

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Metadata, MetadataData, Tables, Value};
use draig_tables::dwarf::constants as dw;
use draig_tables::{dwarf_expression, history};

use super::fields::{
    basic, block, block_file, common_block, composite, derived, file, fixed_point, generic, generic_subrange, global,
    global_expression, imported, label, local, location, macro_, macro_file, module, namespace, property, string,
    subprogram, subrange, subrange_type, subroutine, template_type, template_value, unit,
};
use super::scopes::{Scopes, is_entity, is_local_scope, is_scope, is_type};
use crate::metadata::nth;
use crate::rule::Rule;
use crate::rules::debug_info as rule;
use crate::rules::debug_places as place;

/// The first rule broken, if any.
pub(crate) type RuleResult = Result<(), &'static Rule>;

/// Context of the rules for nodes.
#[derive(Clone, Copy)]
pub(crate) struct Nodes<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) scopes: &'a Scopes,
    /// The version of LLVM whose rules apply.
    version: u32,
    /// Collects all rules that a node breaks; if absent, the first one ends the check of the node.
    all: Option<&'a Mutex<Vec<&'static Rule>>>,
}

/// `DIFlag*`: bits of `flags:`.
pub(crate) mod flag {
    pub(crate) const RESERVED_4: u64 = 1 << 4;
    pub(crate) const ARTIFICIAL: u64 = 1 << 6;
    pub(crate) const VECTOR: u64 = 1 << 11;
    pub(crate) const STATIC_MEMBER: u64 = 1 << 12;
    pub(crate) const LVALUE_REFERENCE: u64 = 1 << 13;
    pub(crate) const RVALUE_REFERENCE: u64 = 1 << 14;
    pub(crate) const PASS_BY_VALUE: u64 = 1 << 22;
    pub(crate) const PASS_BY_REFERENCE: u64 = 1 << 23;
    pub(crate) const ALL_CALLS_DESCRIBED: u64 = 1 << 29;
    /// Bits of `spFlags:`.
    pub(crate) const DEFINITION: u64 = 1 << 3;
}

fn conflicting(flags: u64) -> bool {
    let both = |a, b| flags & a != 0 && flags & b != 0;
    both(flag::LVALUE_REFERENCE, flag::RVALUE_REFERENCE) || both(flag::PASS_BY_VALUE, flag::PASS_BY_REFERENCE)
}

impl<'a> Nodes<'a> {
    pub(crate) fn new(tables: &'a Tables, scopes: &'a Scopes, version: u32) -> Nodes<'a> {
        Nodes { tables, scopes, version, all: None }
    }

    /// Whether the rules of LLVM 23 apply.
    pub(super) fn is_newer(&self) -> bool {
        self.version > history::CURRENT
    }

    /// Returns all rules that a node breaks, LLVM's first in front: LLVM reports only that one.
    pub(crate) fn all_broken(&self, id: Metadata, node: NodeRef<'a>) -> Vec<&'static Rule> {
        let all = Mutex::new(Vec::new());
        let last = Nodes { tables: self.tables, all: Some(&all), ..*self }.check(id, node).err();
        let mut all = all.into_inner().unwrap_or_default();
        all.extend(last);
        let mut seen: Vec<&Rule> = Vec::new();
        all.retain(|&rule| {
            let is_new = !seen.contains(&rule);
            seen.push(rule);
            is_new
        });
        all
    }

    fn require(&self, condition: bool, rule: &'static Rule) -> RuleResult {
        if condition { Ok(()) } else { self.broken(rule) }
    }

    #[cold]
    fn broken(&self, rule: &'static Rule) -> RuleResult {
        match self.all.map(Mutex::lock) {
            Some(Ok(mut all)) => {
                all.push(rule);
                Ok(())
            }
            _ => Err(rule),
        }
    }

    /// Checks that a tag is one of these.
    fn tag(&self, number: u64, tags: &[u32]) -> RuleResult {
        self.require(tags.iter().any(|&tag| u64::from(tag) == number), &rule::TAG)
    }

    pub(crate) fn node(&self, id: Option<Metadata>) -> Option<NodeRef<'a>> {
        self.tables.metadata.node(id?)
    }

    pub(crate) fn class(&self, id: Option<Metadata>) -> Option<Class> {
        self.tables.metadata.class(id?)
    }

    fn is(&self, id: Option<Metadata>, class: Class) -> bool {
        self.class(id) == Some(class)
    }

    /// Whether a reference is absent or a node of such a class.
    fn absent_or(&self, id: Option<Metadata>, is: impl Fn(Class) -> bool) -> bool {
        id.is_none() || self.class(id).is_some_and(is)
    }

    fn constant(&self, id: Metadata) -> Option<Value> {
        self.tables.metadata.as_value(id)
    }

    pub(crate) fn text(&self, id: Option<Metadata>) -> &'a [u8] {
        id.and_then(|id| self.tables.metadata.as_string(id)).map_or(&[], |symbol| self.tables.str(symbol))
    }

    /// Returns the operands of a tuple; `Err` for anything else.
    fn list(&self, id: Option<Metadata>, rule: &'static Rule) -> Result<Option<NodeRef<'a>>, &'static Rule> {
        if id.is_none() {
            return Ok(None);
        }
        match self.node(id) {
            Some(node) if node.class() == Class::Tuple => Ok(Some(node)),
            _ => Err(rule),
        }
    }

    /// Checks a list that is absent or whose entries all satisfy a condition.
    fn list_of(
        &self,
        id: Option<Metadata>,
        list: &'static Rule,
        entry: &'static Rule,
        is: impl Fn(NodeRef<'a>) -> bool,
    ) -> RuleResult {
        let Some(list) = self.list(id, list)? else { return Ok(()) };
        self.require(list.operands().all(|operand| self.node(operand).is_some_and(&is)), entry)
    }

    /// Checks that a bound is absent, a constant, a variable or an expression or, if `member` is set, a
    /// `!DIDerivedType`.
    fn bound(&self, id: Option<Metadata>, member: bool, rule: &'static Rule) -> RuleResult {
        let Some(some) = id else { return Ok(()) };
        self.require(
            match self.class(id) {
                Some(Class::DILocalVariable | Class::DIGlobalVariable | Class::DIExpression) => true,
                Some(Class::DIDerivedType) => member,
                _ => self.constant(some).is_some(),
            },
            rule,
        )
    }

    fn constant_size(&self, id: Option<Metadata>) -> RuleResult {
        self.require(id.is_none_or(|size| self.constant(size).is_some()), &rule::CONSTANT_SIZE)
    }

    fn file(&self, id: Option<Metadata>) -> RuleResult {
        self.require(self.absent_or(id, |class| class == Class::DIFile), &rule::FILE)
    }

    fn template_params(&self, id: Option<Metadata>) -> RuleResult {
        use Class::{DITemplateTypeParameter, DITemplateValueParameter};
        self.list_of(id, &rule::TEMPLATE_PARAMS, &rule::TEMPLATE_PARAMETER, |node| {
            matches!(node.class(), DITemplateTypeParameter | DITemplateValueParameter)
        })
    }

    fn local_scope(&self, id: Option<Metadata>, rule: &'static Rule) -> RuleResult {
        self.require(self.class(id).is_some_and(is_local_scope), rule)
    }

    /// Checks that a scope that is a subprogram is a definition.
    fn in_definition(&self, scope: Option<Metadata>) -> RuleResult {
        let node = self.node(scope).filter(|node| node.class() == Class::DISubprogram);
        self.require(node.is_none_or(is_definition), &rule::SCOPE_IN_TYPE)
    }

    /// Checks all rules for one node.
    pub(crate) fn check(&self, id: Metadata, node: NodeRef<'a>) -> RuleResult {
        match node.class() {
            Class::Tuple | Class::DIEnumerator => Ok(()),
            Class::DILocation => {
                let scope = node.reference(location::SCOPE);
                self.local_scope(scope, &place::LOCATION_SCOPE)?;
                let inlined_at = node.reference(location::INLINED_AT);
                self.require(self.absent_or(inlined_at, |class| class == Class::DILocation), &place::INLINED_AT)?;
                self.in_definition(scope)
            }
            Class::DIExpression => self.require(is_valid(node), &rule::EXPRESSION),
            Class::GenericDINode => self.require(node.number(generic::TAG) != 0, &rule::TAG),
            Class::DISubrange => self.subrange(node),
            Class::DIGenericSubrange => self.generic_subrange(node),
            Class::DIBasicType => {
                self.file(node.reference(basic::FILE))?;
                self.require(self.absent_or(node.reference(basic::SCOPE), is_scope), &rule::SCOPE)?;
                let tags = [dw::DW_TAG_BASE_TYPE, dw::DW_TAG_UNSPECIFIED_TYPE, dw::DW_TAG_STRING_TYPE];
                self.tag(node.number(basic::TAG), &tags)?;
                self.constant_size(node.reference(basic::SIZE))
            }
            Class::DIFixedPointType => self.fixed_point(node),
            Class::DIStringType => self.tag(node.number(string::TAG), &[dw::DW_TAG_STRING_TYPE]),
            Class::DISubrangeType => self.subrange_type(node),
            Class::DIDerivedType => self.derived(node),
            Class::DICompositeType => self.composite(node),
            Class::DISubroutineType => {
                if let Some(types) = self.list(node.reference(subroutine::TYPES), &rule::ELEMENTS)? {
                    self.require(types.operands().all(|ty| self.absent_or(ty, is_type)), &rule::SUBROUTINE_TYPE_REF)?;
                }
                self.require(!conflicting(node.number(subroutine::FLAGS)), &rule::REFERENCE_FLAGS)
            }
            Class::DIFile => self.checksum(node),
            Class::DICompileUnit => self.unit(node),
            Class::DISubprogram => self.subprogram(id, node),
            Class::DILexicalBlock => {
                let scope = node.reference(block::SCOPE);
                self.local_scope(scope, &rule::LOCAL_SCOPE)?;
                self.in_definition(scope)?;
                let column_alone = node.number(block::LINE) == 0 && node.number(block::COLUMN) != 0;
                self.require(!column_alone, &rule::COLUMN_WITHOUT_LINE)
            }
            Class::DILexicalBlockFile => {
                let scope = node.reference(block_file::SCOPE);
                self.local_scope(scope, &rule::LOCAL_SCOPE)?;
                self.in_definition(scope)
            }
            Class::DICommonBlock => {
                self.require(self.absent_or(node.reference(common_block::SCOPE), is_scope), &rule::SCOPE_REF)?;
                let declaration = node.reference(common_block::DECLARATION);
                self.require(
                    self.absent_or(declaration, |class| class == Class::DIGlobalVariable),
                    &rule::COMMON_DECLARATION,
                )
            }
            Class::DINamespace => {
                self.require(self.absent_or(node.reference(namespace::SCOPE), is_scope), &rule::SCOPE_REF)
            }
            Class::DIMacro => {
                // DW_MACINFO_define and DW_MACINFO_undef.
                self.require(matches!(node.number(macro_::TYPE), 1 | 2), &rule::MACINFO_TYPE)?;
                self.require(!self.text(node.reference(macro_::NAME)).is_empty(), &rule::ANONYMOUS_MACRO)
            }
            Class::DIMacroFile => {
                // DW_MACINFO_start_file.
                self.require(node.number(macro_file::TYPE) == 3, &rule::MACINFO_TYPE)?;
                self.file(node.reference(macro_file::FILE))?;
                self.macros(node.reference(macro_file::NODES))
            }
            Class::DIModule => {
                self.require(!self.text(node.reference(module::NAME)).is_empty(), &rule::ANONYMOUS_MODULE)
            }
            Class::DITemplateTypeParameter => self.type_ref(node.reference(template_type::TYPE)),
            Class::DITemplateValueParameter => {
                self.type_ref(node.reference(template_value::TYPE))?;
                let tags = [
                    dw::DW_TAG_TEMPLATE_VALUE_PARAMETER,
                    dw::DW_TAG_GNU_TEMPLATE_TEMPLATE_PARAM,
                    dw::DW_TAG_GNU_TEMPLATE_PARAMETER_PACK,
                ];
                self.tag(node.number(template_value::TAG), &tags)
            }
            Class::DIGlobalVariable => self.global_variable(node),
            Class::DILocalVariable => self.local_variable(node),
            Class::DILabel => {
                let scope = node.reference(label::SCOPE);
                self.require(self.absent_or(scope, is_scope), &rule::SCOPE)?;
                self.file(node.reference(label::FILE))?;
                self.local_scope(scope, &rule::LABEL_SCOPE)
            }
            Class::DIGlobalVariableExpression => self.global_expression(node),
            Class::DIObjCProperty => {
                self.type_ref(node.reference(property::TYPE))?;
                self.file(node.reference(property::FILE))
            }
            Class::DIImportedEntity => {
                let tags = [dw::DW_TAG_IMPORTED_MODULE, dw::DW_TAG_IMPORTED_DECLARATION];
                self.tag(node.number(imported::TAG), &tags)?;
                self.require(self.absent_or(node.reference(imported::SCOPE), is_scope), &rule::IMPORT_SCOPE)?;
                self.require(self.absent_or(node.reference(imported::ENTITY), is_entity), &rule::IMPORT_ENTITY)
            }
            Class::DIAssignID => self.require(node.is_distinct(), &rule::ASSIGN_ID_DISTINCT),
        }
    }

    fn type_ref(&self, id: Option<Metadata>) -> RuleResult {
        self.require(self.absent_or(id, is_type), &rule::TYPE_REF)
    }

    fn subrange(&self, node: NodeRef<'a>) -> RuleResult {
        let (count, upper) = (node.reference(subrange::COUNT), node.reference(subrange::UPPER));
        self.require(count.is_none() || upper.is_none(), &rule::COUNT_AND_UPPER)?;
        self.bound(count, false, &rule::COUNT_KIND)?;
        let number = count.and_then(|count| self.tables.int_value(self.constant(count)?));
        self.require(
            number.is_none_or(|number| number.to_i64().is_none_or(|count| count >= -1)),
            &rule::SUBRANGE_COUNT,
        )?;
        self.bound(node.reference(subrange::LOWER), false, &rule::LOWER_KIND)?;
        self.bound(upper, false, &rule::UPPER_KIND)?;
        self.bound(node.reference(subrange::STRIDE), false, &rule::STRIDE_KIND)
    }

    fn generic_subrange(&self, node: NodeRef<'a>) -> RuleResult {
        use Class::{DIExpression, DIGlobalVariable, DILocalVariable};
        let computed = |id, rule| {
            let is = |class| matches!(class, DILocalVariable | DIGlobalVariable | DIExpression);
            self.require(self.absent_or(id, is), rule)
        };
        let (count, upper) = (node.reference(generic_subrange::COUNT), node.reference(generic_subrange::UPPER));
        self.require(count.is_none() || upper.is_none(), &rule::GENERIC_COUNT_AND_UPPER)?;
        computed(count, &rule::COUNT_KIND)?;
        let lower = node.reference(generic_subrange::LOWER);
        self.require(lower.is_some(), &rule::GENERIC_LOWER)?;
        computed(lower, &rule::LOWER_KIND)?;
        computed(upper, &rule::UPPER_KIND)?;
        let stride = node.reference(generic_subrange::STRIDE);
        self.require(stride.is_some(), &rule::GENERIC_STRIDE)?;
        computed(stride, &rule::STRIDE_KIND)
    }

    fn fixed_point(&self, node: NodeRef<'a>) -> RuleResult {
        self.file(node.reference(fixed_point::FILE))?;
        self.require(self.absent_or(node.reference(fixed_point::SCOPE), is_scope), &rule::SCOPE)?;
        let tags = [dw::DW_TAG_BASE_TYPE, dw::DW_TAG_UNSPECIFIED_TYPE, dw::DW_TAG_STRING_TYPE];
        self.tag(node.number(fixed_point::TAG), &tags)?;
        self.constant_size(node.reference(fixed_point::SIZE))?;
        self.tag(node.number(fixed_point::TAG), &[dw::DW_TAG_BASE_TYPE])?;
        let encodings = [dw::DW_ATE_SIGNED_FIXED, dw::DW_ATE_UNSIGNED_FIXED].map(u64::from);
        self.require(encodings.contains(&node.number(fixed_point::ENCODING)), &rule::FIXED_ENCODING)?;
        const RATIONAL: u64 = 2;
        let kind = node.number(fixed_point::KIND);
        self.require(kind <= RATIONAL, &rule::FIXED_KIND)?;
        self.require(kind != RATIONAL || node.number(fixed_point::FACTOR) == 0, &rule::FIXED_FACTOR)?;
        let nothing = |field| {
            let value = node.reference(field).and_then(|id| self.tables.int_value(self.constant(id)?));
            value.is_none_or(|value| value.is_zero())
        };
        let no_ratio = nothing(fixed_point::NUMERATOR) && nothing(fixed_point::DENOMINATOR);
        self.require(kind == RATIONAL || no_ratio, &rule::FIXED_RATIO)
    }

    fn subrange_type(&self, node: NodeRef<'a>) -> RuleResult {
        self.require(self.absent_or(node.reference(subrange_type::BASE), is_type), &rule::SUBRANGE_BASE)?;
        self.bound(node.reference(subrange_type::LOWER), true, &rule::TYPE_LOWER_KIND)?;
        self.bound(node.reference(subrange_type::UPPER), true, &rule::TYPE_UPPER_KIND)?;
        self.bound(node.reference(subrange_type::STRIDE), false, &rule::STRIDE_KIND)?;
        self.bound(node.reference(subrange_type::BIAS), false, &rule::BIAS_KIND)?;
        self.constant_size(node.reference(subrange_type::SIZE))
    }

    fn derived(&self, node: NodeRef<'a>) -> RuleResult {
        self.file(node.reference(derived::FILE))?;
        let number = node.number(derived::TAG) as u32;
        let is_static_member = node.number(derived::FLAGS) & flag::STATIC_MEMBER != 0;
        let allowed = match number {
            dw::DW_TAG_VARIABLE => is_static_member,
            _ => DERIVED_TAGS.contains(&number),
        };
        self.require(allowed, &rule::TAG)?;
        let extra = node.reference(derived::EXTRA);
        match number {
            dw::DW_TAG_PTR_TO_MEMBER_TYPE => self.require(self.absent_or(extra, is_type), &rule::MEMBER_POINTER)?,
            dw::DW_TAG_TEMPLATE_ALIAS => {
                self.require(self.absent_or(extra, |class| class == Class::Tuple), &rule::TEMPLATE_ALIAS)?;
            }
            dw::DW_TAG_INHERITANCE | dw::DW_TAG_MEMBER | dw::DW_TAG_VARIABLE => self.extra_data(extra)?,
            dw::DW_TAG_SET_TYPE => self.set_base(node.reference(derived::BASE))?,
            _ => {}
        }
        self.require(self.absent_or(node.reference(derived::SCOPE), is_scope), &rule::SCOPE)?;
        self.require(self.absent_or(node.reference(derived::BASE), is_type), &rule::BASE_TYPE)?;
        let has_address_space = node.number(derived::ADDRESS_SPACE) as u32 != u32::MAX;
        let tags = [dw::DW_TAG_POINTER_TYPE, dw::DW_TAG_REFERENCE_TYPE, dw::DW_TAG_RVALUE_REFERENCE_TYPE];
        self.require(!has_address_space || tags.contains(&number), &rule::ADDRESS_SPACE)?;
        self.bound(node.reference(derived::SIZE), false, &rule::SIZE_KIND)
    }

    fn extra_data(&self, extra: Option<Metadata>) -> RuleResult {
        let Some(extra) = extra else { return Ok(()) };
        let fits = match self.tables.metadata.get(extra) {
            MetadataData::Value(_) | MetadataData::String(_) => true,
            MetadataData::Node(node) if node.class() == Class::Tuple => {
                let operand = node.operand(0).filter(|_| node.operand_count() == 1);
                operand.is_some_and(|operand| self.constant(operand).is_some())
            }
            MetadataData::Node(node) => node.class() == Class::DIObjCProperty,
            MetadataData::Undefined => false,
        };
        self.require(fits, &rule::EXTRA_DATA)
    }

    fn set_base(&self, base: Option<Metadata>) -> RuleResult {
        if base.is_none() {
            return Ok(());
        }
        let fits = self.node(base).is_some_and(|node| match node.class() {
            Class::DICompositeType => node.number(composite::TAG) == u64::from(dw::DW_TAG_ENUMERATION_TYPE),
            Class::DISubrangeType => true,
            Class::DIBasicType => {
                let encodings = [
                    dw::DW_ATE_UNSIGNED,
                    dw::DW_ATE_SIGNED,
                    dw::DW_ATE_UNSIGNED_CHAR,
                    dw::DW_ATE_SIGNED_CHAR,
                    dw::DW_ATE_BOOLEAN,
                ];
                encodings.map(u64::from).contains(&node.number(basic::ENCODING))
            }
            _ => false,
        });
        self.require(fits, &rule::SET_BASE)
    }

    fn composite(&self, node: NodeRef<'a>) -> RuleResult {
        self.file(node.reference(composite::FILE))?;
        let number = node.number(composite::TAG) as u32;
        self.tag(u64::from(number), &COMPOSITE_TAGS)?;
        self.require(self.absent_or(node.reference(composite::SCOPE), is_scope), &rule::SCOPE)?;
        self.require(self.absent_or(node.reference(composite::BASE), is_type), &rule::BASE_TYPE)?;
        let elements = self.list(node.reference(composite::ELEMENTS), &rule::ELEMENTS)?;
        self.require(self.absent_or(node.reference(composite::VTABLE_HOLDER), is_type), &rule::VTABLE_HOLDER)?;
        let flags = node.number(composite::FLAGS);
        self.require(!conflicting(flags), &rule::REFERENCE_FLAGS)?;
        self.require(flags & flag::RESERVED_4 == 0, &rule::BLOCK_BY_REF)?;
        let mut entries = elements.into_iter().flat_map(NodeRef::operands);
        self.require(entries.all(|entry| entry.is_some()), &rule::NULL_ELEMENT)?;
        if flags & flag::VECTOR != 0 {
            let one = elements.filter(|elements| elements.operand_count() == 1);
            let class = self.class(one.and_then(|elements| elements.operand(0)));
            self.require(matches!(class, Some(Class::DISubrange | Class::DISubrangeType)), &rule::VECTOR)?;
        }
        self.template_params(node.reference(composite::TEMPLATE_PARAMS))?;
        let discriminator = node.reference(composite::DISCRIMINATOR);
        let of_variant = self.is(discriminator, Class::DIDerivedType) && number == dw::DW_TAG_VARIANT_PART;
        self.require(discriminator.is_none() || of_variant, &rule::DISCRIMINATOR)?;
        let is_array = number == dw::DW_TAG_ARRAY_TYPE;
        let for_arrays = [
            (composite::DATA_LOCATION, &rule::DATA_LOCATION),
            (composite::ASSOCIATED, &rule::ASSOCIATED),
            (composite::ALLOCATED, &rule::ALLOCATED),
            (composite::RANK, &rule::RANK),
        ];
        for (field, rule) in for_arrays {
            self.require(is_array || node.reference(field).is_none(), rule)?;
        }
        self.require(!is_array || node.reference(composite::BASE).is_some(), &rule::ARRAY_BASE)?;
        self.bound(node.reference(composite::SIZE), false, &rule::SIZE_KIND)
    }

    fn checksum(&self, node: NodeRef<'a>) -> RuleResult {
        // MD5, SHA1 and SHA256 are 1, 2 and 3; 0 means none.
        let digits = match node.number(file::CHECKSUM_KIND) {
            0 => return Ok(()),
            1 => 32,
            2 => 40,
            3 => 64,
            _ => return Err(&rule::CHECKSUM_KIND),
        };
        let text = self.text(node.reference(file::CHECKSUM));
        self.require(text.len() == digits, &rule::CHECKSUM_LENGTH)?;
        self.require(text.iter().all(u8::is_ascii_hexdigit), &rule::CHECKSUM)
    }

    fn macros(&self, id: Option<Metadata>) -> RuleResult {
        let is = |node: NodeRef<'_>| matches!(node.class(), Class::DIMacro | Class::DIMacroFile);
        self.list_of(id, &rule::MACRO_LIST, &rule::MACRO_REF, is)
    }

    fn unit(&self, node: NodeRef<'a>) -> RuleResult {
        self.require(node.is_distinct(), &rule::UNIT_DISTINCT)?;
        let file_node = self.node(node.reference(unit::FILE)).filter(|node| node.class() == Class::DIFile);
        let Some(file_node) = file_node else { return Err(&rule::FILE) };
        self.require(!self.text(file_node.reference(file::FILENAME)).is_empty(), &rule::UNIT_FILENAME)?;
        const LAST_EMISSION_KIND: u64 = 3;
        self.require(node.number(unit::EMISSION_KIND) <= LAST_EMISSION_KIND, &rule::EMISSION_KIND)?;
        self.list_of(node.reference(unit::ENUMS), &rule::ENUM_LIST, &rule::ENUM_TYPE, |node| {
            let enumeration = u64::from(dw::DW_TAG_ENUMERATION_TYPE);
            node.class() == Class::DICompositeType && node.number(composite::TAG) == enumeration
        })?;
        let retained = node.reference(unit::RETAINED_TYPES);
        self.list_of(retained, &rule::RETAINED_TYPE_LIST, &rule::RETAINED_TYPE, |node| {
            is_type(node.class()) || node.class() == Class::DISubprogram && !is_definition(node)
        })?;
        self.list_of(node.reference(unit::GLOBALS), &rule::GLOBAL_LIST, &rule::GLOBAL_REF, |node| {
            node.class() == Class::DIGlobalVariableExpression
        })?;
        self.list_of(node.reference(unit::IMPORTS), &rule::IMPORT_LIST, &rule::IMPORT_REF, |node| {
            node.class() == Class::DIImportedEntity
        })?;
        if self.is_newer() {
            self.no_local_entities(node)?;
        }
        self.macros(node.reference(unit::MACROS))
    }

    fn subprogram(&self, id: Metadata, node: NodeRef<'a>) -> RuleResult {
        self.require(self.absent_or(node.reference(subprogram::SCOPE), is_scope), &rule::SCOPE)?;
        match node.reference(subprogram::FILE) {
            Some(some) => self.file(Some(some))?,
            None => self.require(node.number(subprogram::LINE) == 0, &rule::LINE_WITHOUT_FILE)?,
        }
        let ty = node.reference(subprogram::TYPE);
        self.require(self.absent_or(ty, |class| class == Class::DISubroutineType), &rule::SUBROUTINE_TYPE)?;
        self.require(self.absent_or(node.reference(subprogram::CONTAINING_TYPE), is_type), &rule::CONTAINING_TYPE)?;
        self.template_params(node.reference(subprogram::TEMPLATE_PARAMS))?;
        let declaration = node.reference(subprogram::DECLARATION);
        let declares = self.node(declaration).filter(|node| node.class() == Class::DISubprogram);
        self.require(declaration.is_none() || declares.is_some_and(|node| !is_definition(node)), &rule::DECLARATION)?;
        self.retained_nodes(id, node.reference(subprogram::RETAINED_NODES))?;
        let flags = node.number(subprogram::FLAGS);
        self.require(!conflicting(flags), &rule::REFERENCE_FLAGS)?;
        let unit = node.reference(subprogram::UNIT);
        if is_definition(node) {
            self.require(node.is_distinct(), &rule::DEFINITION_DISTINCT)?;
            self.require(unit.is_some(), &rule::DEFINITION_UNIT)?;
            self.require(self.is(unit, Class::DICompileUnit), &rule::UNIT_TYPE)?;
        } else {
            self.require(unit.is_none(), &rule::DECLARATION_UNIT)?;
            self.require(declaration.is_none(), &rule::DECLARATION_DECLARATION)?;
        }
        let thrown = node.reference(subprogram::THROWN_TYPES);
        self.list_of(thrown, &rule::THROWN_TYPES, &rule::THROWN_TYPE, |node| is_type(node.class()))?;
        self.require(flags & flag::ALL_CALLS_DESCRIBED == 0 || is_definition(node), &rule::ALL_CALLS_DESCRIBED)
    }

    fn retained_nodes(&self, id: Metadata, nodes: Option<Metadata>) -> RuleResult {
        let Some(list) = self.list(nodes, &rule::RETAINED_NODES)? else { return Ok(()) };
        let mut arguments = HashSet::new();
        for operand in list.operands() {
            self.require(operand.is_some(), &rule::RETAINED_NULL)?;
            let kind = if self.is_newer() { &rule::RETAINED_KIND_23 } else { &rule::RETAINED_KIND };
            let Some(node) = self.node(operand) else { return Err(kind) };
            let scope = match node.class() {
                Class::DILocalVariable => node.reference(local::SCOPE),
                Class::DILabel => node.reference(label::SCOPE),
                Class::DIImportedEntity => node.reference(imported::SCOPE),
                Class::DIGlobalVariableExpression if self.is_newer() => self.scope_of_variable(node),
                class if is_type(class) && self.is_newer() => continue,
                _ => return Err(kind),
            };
            self.local_scope(scope, &rule::RETAINED_LOCAL)?;
            let owner = scope.and_then(|scope| self.scopes.subprogram(scope));
            self.require(owner == Some(id), &rule::RETAINED_OWNER)?;
            if node.class() == Class::DILocalVariable && self.is_newer() {
                let argument = node.number(local::ARG);
                self.require(argument == 0 || arguments.insert(argument), &rule::RETAINED_ARGUMENT)?;
            }
        }
        Ok(())
    }

    /// Returns the scope of the variable of a `!DIGlobalVariableExpression`.
    fn scope_of_variable(&self, node: NodeRef<'a>) -> Option<Metadata> {
        self.node(node.reference(global_expression::VARIABLE))?.reference(global::SCOPE)
    }

    /// Checks that a unit lists no entities of functions (LLVM 23).
    fn no_local_entities(&self, node: NodeRef<'a>) -> RuleResult {
        let is_local = |scope: Option<Metadata>| self.class(scope).is_some_and(is_local_scope);
        let none = |field: usize, scope: &dyn Fn(NodeRef<'a>) -> Option<Metadata>| {
            let list = node.reference(field).and_then(|list| self.node(Some(list)));
            !list.is_some_and(|list| list.operands().any(|one| self.node(one).is_some_and(|one| is_local(scope(one)))))
        };
        self.require(none(unit::ENUMS, &|one| one.reference(composite::SCOPE)), &rule::UNIT_LOCAL_ENUM)?;
        self.require(none(unit::GLOBALS, &|one| self.scope_of_variable(one)), &rule::UNIT_LOCAL_GLOBAL)?;
        self.require(none(unit::IMPORTS, &|one| one.reference(imported::SCOPE)), &rule::UNIT_LOCAL_IMPORT)
    }

    fn global_variable(&self, node: NodeRef<'a>) -> RuleResult {
        self.require(self.absent_or(node.reference(global::SCOPE), is_scope), &rule::SCOPE)?;
        self.file(node.reference(global::FILE))?;
        let ty = node.reference(global::TYPE);
        self.type_ref(ty)?;
        self.require(node.number(global::IS_DEFINITION) == 0 || ty.is_some(), &rule::GLOBAL_TYPE)?;
        let member = node.reference(global::DECLARATION);
        self.require(self.absent_or(member, |class| class == Class::DIDerivedType), &rule::STATIC_MEMBER)
    }

    fn local_variable(&self, node: NodeRef<'a>) -> RuleResult {
        let scope = node.reference(local::SCOPE);
        self.require(self.absent_or(scope, is_scope), &rule::SCOPE)?;
        self.file(node.reference(local::FILE))?;
        let ty = node.reference(local::TYPE);
        self.type_ref(ty)?;
        self.local_scope(scope, &rule::VARIABLE_SCOPE)?;
        self.require(!self.is(ty, Class::DISubroutineType), &rule::VARIABLE_TYPE)
    }

    /// Checks a global variable expression, including the rules for its variable and its expression.
    pub(crate) fn global_expression(&self, node: NodeRef<'a>) -> RuleResult {
        let Some(variable) = self.node(node.reference(global_expression::VARIABLE)) else {
            return Err(&place::MISSING_VARIABLE);
        };
        if variable.class() != Class::DIGlobalVariable {
            return self.mistaken_variable(variable);
        }
        self.global_variable(variable)?;
        let expression = self.node(node.reference(global_expression::EXPRESSION));
        let Some(expression) = expression.filter(|node| node.class() == Class::DIExpression) else { return Ok(()) };
        self.require(is_valid(expression), &rule::EXPRESSION)?;
        self.fragment(variable.reference(global::TYPE), expression)
    }

    /// Checks another node in place of a variable. LLVM treats it as a variable without checking its class,
    /// so its messages concern the operands at the positions of a variable's scope and file, then the tag. A
    /// local variable passes.
    fn mistaken_variable(&self, node: NodeRef<'a>) -> RuleResult {
        let (scope, file, ty) = (nth(node, 0), nth(node, 2), nth(node, 3));
        self.require(self.absent_or(scope, is_scope), &rule::SCOPE)?;
        self.file(file)?;
        self.require(node.class() == Class::DILocalVariable, &rule::TAG)?;
        self.type_ref(ty)?;
        self.require(ty.is_some(), &rule::GLOBAL_TYPE)
    }

    /// Checks that a fragment, if the valid expression gives one, is part of a variable of this type.
    pub(crate) fn fragment(&self, ty: Option<Metadata>, expression: NodeRef<'a>) -> RuleResult {
        let Some((offset, size)) = fragment(expression) else { return Ok(()) };
        let Some(whole) = self.size_of(ty) else { return Ok(()) };
        self.require(size.saturating_add(offset) <= whole, &place::FRAGMENT_OUTSIDE)?;
        self.require(size != whole, &place::FRAGMENT_ALL)
    }

    /// Returns the size of a type in bits, looking through types without a size of their own.
    fn size_of(&self, ty: Option<Metadata>) -> Option<u64> {
        // Longer chains of types without a size are cyclic, or made to take time.
        const MAX_TYPES: usize = 4096;
        let mut at = ty;
        for _ in 0..MAX_TYPES {
            let node = self.node(at)?;
            let field = match node.class() {
                Class::DIBasicType => basic::SIZE,
                Class::DIFixedPointType => fixed_point::SIZE,
                Class::DIStringType => string::SIZE,
                Class::DISubrangeType => subrange_type::SIZE,
                Class::DIDerivedType => derived::SIZE,
                Class::DICompositeType => composite::SIZE,
                _ => return None,
            };
            let size = node.reference(field).and_then(|size| self.tables.int_value(self.constant(size)?));
            match size.map(|size| size.low_u64()) {
                Some(size) if size != 0 => return Some(size),
                _ if node.class() == Class::DIDerivedType => at = node.reference(derived::BASE),
                _ => return None,
            }
        }
        None
    }
}

const DERIVED_TAGS: [u32; 17] = [
    dw::DW_TAG_TYPEDEF,
    dw::DW_TAG_POINTER_TYPE,
    dw::DW_TAG_PTR_TO_MEMBER_TYPE,
    dw::DW_TAG_REFERENCE_TYPE,
    dw::DW_TAG_RVALUE_REFERENCE_TYPE,
    dw::DW_TAG_CONST_TYPE,
    dw::DW_TAG_IMMUTABLE_TYPE,
    dw::DW_TAG_VOLATILE_TYPE,
    dw::DW_TAG_RESTRICT_TYPE,
    dw::DW_TAG_ATOMIC_TYPE,
    dw::DW_TAG_LLVM_PTRAUTH_TYPE,
    dw::DW_TAG_MEMBER,
    dw::DW_TAG_INHERITANCE,
    dw::DW_TAG_FRIEND,
    dw::DW_TAG_SET_TYPE,
    dw::DW_TAG_TEMPLATE_ALIAS,
    dw::DW_TAG_VARIABLE,
];

const COMPOSITE_TAGS: [u32; 8] = [
    dw::DW_TAG_ARRAY_TYPE,
    dw::DW_TAG_STRUCTURE_TYPE,
    dw::DW_TAG_UNION_TYPE,
    dw::DW_TAG_ENUMERATION_TYPE,
    dw::DW_TAG_CLASS_TYPE,
    dw::DW_TAG_VARIANT_PART,
    dw::DW_TAG_VARIANT,
    dw::DW_TAG_NAMELIST,
];

pub(crate) fn is_definition(subprogram: NodeRef<'_>) -> bool {
    subprogram.number(subprogram::SP_FLAGS) & flag::DEFINITION != 0
}

/// Whether the elements of an expression are known operations, complete and in valid positions.
pub(crate) fn is_valid(expression: NodeRef<'_>) -> bool {
    let mut short = [0; 16];
    let elements = expression.elements();
    if elements.len() <= short.len() {
        let len = elements.len();
        elements.zip(&mut short).for_each(|(element, at)| *at = element);
        return dwarf_expression::is_valid(&short[..len]);
    }
    dwarf_expression::is_valid(&elements.collect::<Vec<_>>())
}

/// Returns offset and size in bits of the fragment at the end of a valid expression.
pub(crate) fn fragment(expression: NodeRef<'_>) -> Option<(u64, u64)> {
    let count = expression.elements().len();
    let mut elements = expression.elements();
    let mut at = 0;
    while at < count {
        let operation = elements.next()?;
        if operation == u64::from(dw::DW_OP_LLVM_FRAGMENT) {
            return Some((elements.next()?, elements.next()?));
        }
        let words = dwarf_expression::operation_len(operation).max(1);
        for _ in 1..words {
            elements.next();
        }
        at += words;
    }
    None
}

/// Whether a valid expression describes the value of its one location on entry to the function.
pub(crate) fn is_entry_value(expression: NodeRef<'_>) -> bool {
    let argument = u64::from(dw::DW_OP_LLVM_ARG);
    let mut elements = expression.elements();
    let Some(mut first) = elements.next() else { return false };
    if first == argument {
        if elements.next() != Some(0) {
            return false;
        }
        let Some(next) = elements.next() else { return false };
        first = next;
    }
    first == u64::from(dw::DW_OP_LLVM_ENTRY_VALUE)
}
