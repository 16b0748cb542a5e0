//! The record of each class of metadata nodes: the position of each field of `draig_ir`'s table, as LLVM 22
//! writes them. Reading and writing derive from this one table; the reader handles the forms of older
//! versions.

use std::sync::LazyLock;

use draig_ir::metadata::Class;

use super::metadata as code;

/// The content of one word of a record, by name of the field.
#[derive(Clone, Copy, Debug)]
enum Word {
    /// A number.
    Number(&'static str),
    /// The number of a node plus one, 0 for none.
    Node(&'static str),
    /// The number of a node.
    Required(&'static str),
    /// A bit of the first word.
    Head(u32, &'static str),
    /// A number plus one; 0 for the default of the field.
    PlusOne(&'static str),
    /// A width and the words of an integer of that width.
    Wide(&'static str),
    /// An obsolete word, always 0.
    Zero,
}

/// Like `Word`, with the field's index in the table of its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A number (signed ones in two's complement).
    Number(usize),
    /// The number of a node plus one, 0 for none.
    Node(usize),
    /// The number of a node.
    Required(usize),
    /// A number plus one, in 32 bits; 0 for the field's default.
    PlusOne(usize),
    /// An integer of any width: the width (see [`WIDE_IS_WIDE`] for enumerators), then its words.
    Wide(usize),
    /// An obsolete word, written as 0.
    Zero,
}

/// The record of a class.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The class.
    pub class: Class,
    /// The code of the record.
    pub code: u32,
    /// Bits of the first word that give the version of the record.
    pub version: u64,
    /// Fields that are bits of the first word: shift and field. Bit 0 is `distinct`.
    pub head: Vec<(u32, usize)>,
    /// The words after the first.
    pub slots: Vec<Slot>,
}

/// Bit in the first word of an enumerator: the value is given as a width and words.
pub const WIDE_IS_WIDE: u64 = 1 << 2;
/// Bit in the first word of types: the size is a node, not a number.
pub const SIZE_IS_NODE: u64 = 1 << 1;
/// Bit in the first word of composite types: the size is a node, not a number.
pub const COMPOSITE_SIZE_IS_NODE: u64 = 1 << 2;
/// Bit in the language of a compile unit: it is a `DW_LNAME_*`.
pub const VERSIONED_LANGUAGE: u64 = 1 << 63;

use Word::{Head, Node, Number, PlusOne, Required, Wide, Zero};

/// Class, code, version bits, words after the first. Tuples, expressions, argument lists and the tail of
/// `GenericDINode` have unnamed words. So do pairs of fields that share a word (a unit's language, the
/// pointer authentication of a derived type); reader and writer handle them.
const TABLE: &[(Class, u32, u64, &[Word])] = &[
    (
        Class::DILocation,
        code::LOCATION,
        0,
        &[
            Number("line"),
            Number("column"),
            Required("scope"),
            Node("inlinedAt"),
            Number("isImplicitCode"),
            Number("atomGroup"),
            Number("atomRank"),
        ],
    ),
    (Class::GenericDINode, code::GENERIC_DEBUG, 0, &[Number("tag"), Zero, Node("header")]),
    (
        Class::DISubrange,
        code::SUBRANGE,
        2 << 1,
        &[Node("count"), Node("lowerBound"), Node("upperBound"), Node("stride")],
    ),
    (
        Class::DIGenericSubrange,
        code::GENERIC_SUBRANGE,
        0,
        &[Node("count"), Node("lowerBound"), Node("upperBound"), Node("stride")],
    ),
    // The value: width, name, words. Reader and writer handle the width and the words.
    (Class::DIEnumerator, code::ENUMERATOR, WIDE_IS_WIDE, &[Head(1, "isUnsigned"), Zero, Node("name")]),
    (
        Class::DIBasicType,
        code::BASIC_TYPE,
        SIZE_IS_NODE,
        &[
            Number("tag"),
            Node("name"),
            Node("size"),
            Number("align"),
            Number("encoding"),
            Number("flags"),
            Number("num_extra_inhabitants"),
            Number("dataSize"),
            Node("file"),
            Number("line"),
            Node("scope"),
        ],
    ),
    (
        Class::DIFixedPointType,
        code::FIXED_POINT_TYPE,
        SIZE_IS_NODE,
        &[
            Number("tag"),
            Node("name"),
            Node("size"),
            Number("align"),
            Number("encoding"),
            Number("flags"),
            Number("kind"),
            Number("factor"),
            Wide("numerator"),
            Wide("denominator"),
            Node("file"),
            Number("line"),
            Node("scope"),
        ],
    ),
    (
        Class::DIStringType,
        code::STRING_TYPE,
        SIZE_IS_NODE,
        &[
            Number("tag"),
            Node("name"),
            Node("stringLength"),
            Node("stringLengthExpression"),
            Node("stringLocationExpression"),
            Node("size"),
            Number("align"),
            Number("encoding"),
        ],
    ),
    (
        Class::DISubrangeType,
        code::SUBRANGE_TYPE,
        SIZE_IS_NODE,
        &[
            Node("name"),
            Node("file"),
            Number("line"),
            Node("scope"),
            Node("size"),
            Number("align"),
            Number("flags"),
            Node("baseType"),
            Node("lowerBound"),
            Node("upperBound"),
            Node("stride"),
            Node("bias"),
        ],
    ),
    // The last word is the pointer authentication.
    (
        Class::DIDerivedType,
        code::DERIVED_TYPE,
        SIZE_IS_NODE,
        &[
            Number("tag"),
            Node("name"),
            Node("file"),
            Number("line"),
            Node("scope"),
            Node("baseType"),
            Node("size"),
            Number("align"),
            Node("offset"),
            Number("flags"),
            Node("extraData"),
            PlusOne("dwarfAddressSpace"),
            Node("annotations"),
            Zero,
        ],
    ),
    // Bit 1: does not use the strings of LLVM 3.7 that refer to types.
    (
        Class::DICompositeType,
        code::COMPOSITE_TYPE,
        2 | COMPOSITE_SIZE_IS_NODE,
        &[
            Number("tag"),
            Node("name"),
            Node("file"),
            Number("line"),
            Node("scope"),
            Node("baseType"),
            Node("size"),
            Number("align"),
            Node("offset"),
            Number("flags"),
            Node("elements"),
            Number("runtimeLang"),
            Node("vtableHolder"),
            Node("templateParams"),
            Node("identifier"),
            Node("discriminator"),
            Node("dataLocation"),
            Node("associated"),
            Node("allocated"),
            Node("rank"),
            Node("annotations"),
            Number("num_extra_inhabitants"),
            Node("specification"),
            Number("enumKind"),
            Node("bitStride"),
        ],
    ),
    (Class::DISubroutineType, code::SUBROUTINE_TYPE, 2, &[Number("flags"), Node("types"), Number("cc")]),
    // The source is present only if the file has one.
    (
        Class::DIFile,
        code::FILE,
        0,
        &[Node("filename"), Node("directory"), Number("checksumkind"), Node("checksum"), Node("source")],
    ),
    // The first word is the language, or the name of the language with `VERSIONED_LANGUAGE`.
    (
        Class::DICompileUnit,
        code::COMPILE_UNIT,
        0,
        &[
            Number("language"),
            Node("file"),
            Node("producer"),
            Number("isOptimized"),
            Node("flags"),
            Number("runtimeVersion"),
            Node("splitDebugFilename"),
            Number("emissionKind"),
            Node("enums"),
            Node("retainedTypes"),
            Zero,
            Node("globals"),
            Node("imports"),
            Number("dwoId"),
            Node("macros"),
            Number("splitDebugInlining"),
            Number("debugInfoForProfiling"),
            Number("nameTableKind"),
            Number("rangesBaseAddress"),
            Node("sysroot"),
            Node("sdk"),
            Number("sourceLanguageVersion"),
            Number("dialect"),
        ],
    ),
    // Bits 1 and 2: it has a unit, and its flags are one word.
    (
        Class::DISubprogram,
        code::SUBPROGRAM,
        2 | 4,
        &[
            Node("scope"),
            Node("name"),
            Node("linkageName"),
            Node("file"),
            Number("line"),
            Node("type"),
            Number("scopeLine"),
            Node("containingType"),
            Number("spFlags"),
            Number("virtualIndex"),
            Number("flags"),
            Node("unit"),
            Node("templateParams"),
            Node("declaration"),
            Node("retainedNodes"),
            Number("thisAdjustment"),
            Node("thrownTypes"),
            Node("annotations"),
            Node("targetFuncName"),
            Number("keyInstructions"),
        ],
    ),
    (Class::DILexicalBlock, code::LEXICAL_BLOCK, 0, &[Node("scope"), Node("file"), Number("line"), Number("column")]),
    (Class::DILexicalBlockFile, code::LEXICAL_BLOCK_FILE, 0, &[Node("scope"), Node("file"), Number("discriminator")]),
    (
        Class::DICommonBlock,
        code::COMMON_BLOCK,
        0,
        &[Node("scope"), Node("declaration"), Node("name"), Node("file"), Number("line")],
    ),
    (Class::DINamespace, code::NAMESPACE, 0, &[Head(1, "exportSymbols"), Node("scope"), Node("name")]),
    (Class::DIMacro, code::MACRO, 0, &[Number("type"), Number("line"), Node("name"), Node("value")]),
    (Class::DIMacroFile, code::MACRO_FILE, 0, &[Number("type"), Number("line"), Node("file"), Node("nodes")]),
    (
        Class::DIModule,
        code::MODULE,
        0,
        &[
            Node("file"),
            Node("scope"),
            Node("name"),
            Node("configMacros"),
            Node("includePath"),
            Node("apinotes"),
            Number("line"),
            Number("isDecl"),
        ],
    ),
    (Class::DITemplateTypeParameter, code::TEMPLATE_TYPE, 0, &[Node("name"), Node("type"), Number("defaulted")]),
    (
        Class::DITemplateValueParameter,
        code::TEMPLATE_VALUE,
        0,
        &[Number("tag"), Node("name"), Node("type"), Number("defaulted"), Node("value")],
    ),
    (
        Class::DIGlobalVariable,
        code::GLOBAL_VAR,
        2 << 1,
        &[
            Node("scope"),
            Node("name"),
            Node("linkageName"),
            Node("file"),
            Number("line"),
            Node("type"),
            Number("isLocal"),
            Number("isDefinition"),
            Node("declaration"),
            Node("templateParams"),
            Number("align"),
            Node("annotations"),
        ],
    ),
    // Bit 1: it has an alignment.
    (
        Class::DILocalVariable,
        code::LOCAL_VAR,
        2,
        &[
            Node("scope"),
            Node("name"),
            Node("file"),
            Number("line"),
            Node("type"),
            Number("arg"),
            Number("flags"),
            Number("align"),
            Node("annotations"),
        ],
    ),
    (
        Class::DILabel,
        code::LABEL,
        0,
        &[
            Head(1, "isArtificial"),
            Node("scope"),
            Node("name"),
            Node("file"),
            Number("line"),
            Number("column"),
            Number("coroSuspendIdx"),
        ],
    ),
    (Class::DIGlobalVariableExpression, code::GLOBAL_VAR_EXPR, 0, &[Node("var"), Node("expr")]),
    (
        Class::DIObjCProperty,
        code::OBJC_PROPERTY,
        0,
        &[
            Node("name"),
            Node("file"),
            Number("line"),
            Node("setter"),
            Node("getter"),
            Number("attributes"),
            Node("type"),
        ],
    ),
    (
        Class::DIImportedEntity,
        code::IMPORTED_ENTITY,
        0,
        &[Number("tag"), Node("scope"), Node("entity"), Number("line"), Node("name"), Node("file"), Node("elements")],
    ),
    (Class::DIAssignID, code::ASSIGN_ID, 0, &[]),
];

/// The form of `DIExpression` that LLVM 22 writes, in the first word above `distinct`.
pub const EXPRESSION_VERSION: u64 = 3;

static LAYOUTS: LazyLock<Vec<Layout>> = LazyLock::new(|| TABLE.iter().map(resolve).collect());

/// The layouts by code; codes are below 64.
static BY_CODE: LazyLock<[Option<u8>; 64]> = LazyLock::new(|| {
    let mut table = [None; 64];
    for (at, layout) in LAYOUTS.iter().enumerate() {
        table[layout.code as usize] = Some(at as u8);
    }
    table
});

/// Returns the records of all classes with named fields.
pub fn layouts() -> &'static [Layout] {
    &LAYOUTS
}

/// Returns the class and fields of a record with this code.
pub fn by_code(code: u32) -> Option<&'static Layout> {
    let at = (*BY_CODE.get(code as usize)?)?;
    LAYOUTS.get(usize::from(at))
}

/// Returns the record of a class; `None` for tuples and expressions.
pub fn by_class(class: Class) -> Option<&'static Layout> {
    LAYOUTS.iter().find(|layout| layout.class == class)
}

fn resolve(&(class, code, version, words): &(Class, u32, u64, &[Word])) -> Layout {
    let place = |name: &str| {
        let found = class.info().fields.iter().position(|field| field.name == name);
        found.unwrap_or_else(|| panic!("{class:?} has a field {name}"))
    };
    let mut layout = Layout { class, code, version, head: Vec::new(), slots: Vec::new() };
    for &word in words {
        layout.slots.push(match word {
            Number(name) => Slot::Number(place(name)),
            Node(name) => Slot::Node(place(name)),
            Required(name) => Slot::Required(place(name)),
            PlusOne(name) => Slot::PlusOne(place(name)),
            Wide(name) => Slot::Wide(place(name)),
            Zero => Slot::Zero,
            Head(shift, name) => {
                layout.head.push((shift, place(name)));
                continue;
            }
        });
    }
    layout
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_has_its_place() {
        for layout in layouts() {
            let mut places: Vec<usize> = layout.head.iter().map(|&(_, field)| field).collect();
            places.extend(layout.slots.iter().filter_map(|slot| match *slot {
                Slot::Number(at) | Slot::Node(at) | Slot::Required(at) | Slot::PlusOne(at) | Slot::Wide(at) => Some(at),
                Slot::Zero => None,
            }));
            let fields = layout.class.info().fields;
            let missing: Vec<&str> =
                (0..fields.len()).filter(|at| !places.contains(at)).map(|at| fields[at].name).collect();
            let expected: &[&str] = match layout.class {
                Class::DIEnumerator => &["value"],
                Class::DICompileUnit => &["sourceLanguageName"],
                Class::DIDerivedType => &[
                    "ptrAuthKey",
                    "ptrAuthIsAddressDiscriminated",
                    "ptrAuthExtraDiscriminator",
                    "ptrAuthIsaPointer",
                    "ptrAuthAuthenticatesNullValues",
                ],
                _ => &[],
            };
            assert_eq!(missing, expected, "{:?}", layout.class);
            places.sort_unstable();
            assert!(places.windows(2).all(|pair| pair[0] != pair[1]));
            assert_eq!(by_code(layout.code).map(|found| found.class), Some(layout.class));
        }
    }
}
