//! Print plans for the fields of specialized nodes: derived from the table of classes once, in the form
//! needed for each node, plus the exceptions of individual classes.

use std::sync::LazyLock;

use draig_ir::metadata::classes::Vocabulary;
use draig_ir::metadata::{Class, Field, FieldKind, NodeRef};
use draig_tables::dwarf;

use super::text::Label;

/// Print plan of a class.
#[derive(Debug)]
pub(super) struct ClassPlan {
    /// `!DIFile(`
    pub(super) head: Label,
    pub(super) fields: Box<[FieldPlan]>,
    /// Whether operands follow the fields.
    pub(super) has_tail: bool,
    /// The words of the fields that LLVM stores as operands, the last one first.
    pub(super) operand_words: Box<[u8]>,
}

/// Print plan of a field.
#[derive(Debug)]
pub(super) struct FieldPlan {
    /// Index of its first word in a node.
    pub(super) word: u8,
    /// Whether a zero word, the default, may still have to be written.
    pub(super) visits_zero: bool,
    pub(super) form: FieldForm,
    /// Whether the field is written even if it has its default value.
    pub(super) always: bool,
    /// Index in the table.
    pub(super) number: u8,
    pub(super) default: u64,
    /// `, name: `
    pub(super) label: Label,
}

/// The form in which a field is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum FieldForm {
    Node,
    String,
    Unsigned,
    /// A field of two words.
    Wide {
        signed: bool,
    },
    Bool,
    Name(Vocabulary),
    /// According to [`field_rule`], or a reference to a number.
    ByRule,
}

/// The plans of all classes, by number.
static PLANS: LazyLock<Box<[ClassPlan]>> = LazyLock::new(|| Class::ALL.iter().map(|&class| plan(class)).collect());

/// Returns the plans of all classes, by number.
pub(super) fn plans() -> &'static [ClassPlan] {
    &PLANS
}

fn plan(class: Class) -> ClassPlan {
    let info = class.info();
    let fields = (0..info.fields.len()).map(|number| {
        let (word, field) = info.slot(number);
        let form = if has_rule(class, field) { FieldForm::ByRule } else { form_of(field) };
        let is_wide = matches!(form, FieldForm::Wide { .. } | FieldForm::ByRule);
        FieldPlan {
            word: word as u8,
            visits_zero: field.always_printed || is_wide,
            form,
            always: field.always_printed,
            number: number as u8,
            default: field.default,
            label: Label::new(&[b", ", field.name.as_bytes(), b": "].concat()),
        }
    });
    ClassPlan {
        head: Label::new(&[b"!", info.name.as_bytes(), b"("].concat()),
        fields: fields.collect(),
        has_tail: info.has_tail,
        operand_words: info.operand_fields().rev().map(|number| info.slot(number).0 as u8).collect(),
    }
}

fn form_of(field: &Field) -> FieldForm {
    match field.kind {
        FieldKind::Node { .. } => FieldForm::Node,
        FieldKind::String { .. } => FieldForm::String,
        FieldKind::Bool => FieldForm::Bool,
        FieldKind::Name(vocabulary) => FieldForm::Name(vocabulary),
        FieldKind::Signed { .. } => FieldForm::Wide { signed: true },
        FieldKind::Unsigned { .. } if field.kind.words() == 2 => FieldForm::Wide { signed: false },
        FieldKind::Unsigned { .. } => FieldForm::Unsigned,
        FieldKind::SignedOrNode | FieldKind::UnsignedOrNode | FieldKind::BigInteger => FieldForm::ByRule,
    }
}

/// Exceptions of a field from the table of classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// No exception.
    ByTable,
    /// Never written.
    Never,
    /// Written whatever its value.
    Always,
    /// A reference: even an integer constant shows its type.
    Reference,
    /// An integer constant is written even if it is zero.
    ZeroToo,
    /// A constant shows its type; an expression that is only a number is written as that number.
    Expression,
    /// A string is written if present, even if it is empty.
    EmptyToo,
    /// An integer of any width, unsigned.
    WithoutSign,
}

const TAG_PTRAUTH_TYPE: u64 = 0x4300;
const FIXED_POINT_RATIONAL: u64 = 2;
/// Marks an absent number in the table of classes.
const ABSENT: u64 = u32::MAX as u64;

/// Returns the rule of a field, according to its class. `number_of` returns another field's value.
pub(super) fn field_rule(node: NodeRef<'_>, name: &str) -> Rule {
    let number_of = |name: &str| node.field_named(name).map_or(0, |field| node.number(field));
    match (node.class(), name) {
        // One of the two is present, and is always shown.
        (Class::DICompileUnit, "language") if number_of("sourceLanguageName") != ABSENT => Rule::Never,
        (Class::DICompileUnit, "language") => Rule::Always,
        // Virtual functions show their index even if it is the first.
        (Class::DISubprogram, "virtualIndex") if number_of("spFlags") & u64::from(dwarf::DISP_FLAG_VIRTUALITY) != 0 => {
            Rule::Always
        }
        (Class::DIFixedPointType, "factor") if number_of("kind") == FIXED_POINT_RATIONAL => Rule::Never,
        (Class::DIFixedPointType, "numerator" | "denominator") => match number_of("kind") {
            FIXED_POINT_RATIONAL if number_of("encoding") == u64::from(dwarf::constants::DW_ATE_SIGNED_FIXED) => {
                Rule::Always
            }
            FIXED_POINT_RATIONAL => Rule::WithoutSign,
            _ => Rule::Never,
        },
        (Class::DIEnumerator, "value") if number_of("isUnsigned") != 0 => Rule::WithoutSign,
        (Class::DIDerivedType, name) if name.starts_with("ptrAuth") => match (number_of("tag"), name) {
            (TAG_PTRAUTH_TYPE, "ptrAuthKey" | "ptrAuthExtraDiscriminator") => Rule::ByTable,
            (TAG_PTRAUTH_TYPE, _) => Rule::Always,
            _ => Rule::Never,
        },
        (Class::DIMacroFile, "type") => Rule::Never,
        (Class::DIFile, "source" | "checksum") => Rule::EmptyToo,
        (Class::DISubrangeType, "lowerBound" | "upperBound" | "stride" | "bias") => Rule::Reference,
        (Class::DIGenericSubrange, _) => Rule::Expression,
        (Class::DISubrange, _) | (Class::DICompositeType, "rank") => Rule::ZeroToo,
        _ => Rule::ByTable,
    }
}

/// Whether [`field_rule`] may have an exception for a field.
fn has_rule(class: Class, field: &Field) -> bool {
    match (class, field.name) {
        (Class::DICompileUnit, "language")
        | (Class::DISubprogram, "virtualIndex")
        | (Class::DIFixedPointType, "factor" | "numerator" | "denominator")
        | (Class::DIEnumerator, "value")
        | (Class::DIMacroFile, "type")
        | (Class::DIFile, "source" | "checksum")
        | (Class::DISubrangeType, "lowerBound" | "upperBound" | "stride" | "bias")
        | (Class::DIGenericSubrange | Class::DISubrange, _)
        | (Class::DICompositeType, "rank") => true,
        (Class::DIDerivedType, name) => name.starts_with("ptrAuth"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_without_rules_are_by_table() {
        for &class in Class::ALL {
            let module = {
                let mut pool = draig_ir::metadata::MetadataPool::default();
                let words = vec![1; class.info().fixed_words()];
                pool.intern_node(class, true, &words);
                pool
            };
            let node = module.node(draig_ir::Metadata::from_u32(0)).expect("a node was made");
            for field in class.info().fields.iter().filter(|&field| !has_rule(class, field)) {
                assert_eq!(field_rule(node, field.name), Rule::ByTable, "{class:?} {}", field.name);
            }
        }
    }
}
