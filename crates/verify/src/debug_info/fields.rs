//! Numbers of the fields of node classes that rules use. The table of classes belongs to `draig_ir`; a test
//! compares the two.

macro_rules! fields {
    ($($module:ident = $class:ident { $($name:ident = $number:literal $field:literal),* $(,)? })*) => {
        $(pub(crate) mod $module {
            $(pub(crate) const $name: usize = $number;)*
        })*

        #[test]
        fn numbers_are_those_of_the_table() {
            use draig_ir::metadata::Class;
            $($(assert_eq!(Class::$class.info().fields[$number].name, $field, "{}", stringify!($class));)*)*
        }
    };
}

fields! {
    location = DILocation { SCOPE = 2 "scope", INLINED_AT = 3 "inlinedAt", ATOM_GROUP = 5 "atomGroup" }
    generic = GenericDINode { TAG = 0 "tag" }
    subrange = DISubrange { COUNT = 0 "count", LOWER = 1 "lowerBound", UPPER = 2 "upperBound", STRIDE = 3 "stride" }
    generic_subrange = DIGenericSubrange {
        COUNT = 0 "count", LOWER = 1 "lowerBound", UPPER = 2 "upperBound", STRIDE = 3 "stride",
    }
    basic = DIBasicType { TAG = 0 "tag", SCOPE = 2 "scope", FILE = 3 "file", SIZE = 5 "size", ENCODING = 8 "encoding" }
    fixed_point = DIFixedPointType {
        TAG = 0 "tag", SCOPE = 2 "scope", FILE = 3 "file", SIZE = 5 "size", ENCODING = 7 "encoding", KIND = 9 "kind",
        FACTOR = 10 "factor", NUMERATOR = 11 "numerator", DENOMINATOR = 12 "denominator",
    }
    string = DIStringType { TAG = 0 "tag", SIZE = 5 "size" }
    subrange_type = DISubrangeType {
        SIZE = 4 "size", BASE = 7 "baseType", LOWER = 8 "lowerBound",
        UPPER = 9 "upperBound", STRIDE = 10 "stride", BIAS = 11 "bias",
    }
    derived = DIDerivedType {
        TAG = 0 "tag", SCOPE = 2 "scope", FILE = 3 "file", BASE = 5 "baseType", SIZE = 6 "size", FLAGS = 9 "flags",
        EXTRA = 10 "extraData", ADDRESS_SPACE = 11 "dwarfAddressSpace",
    }
    composite = DICompositeType {
        TAG = 0 "tag", SCOPE = 2 "scope", FILE = 3 "file", BASE = 5 "baseType", SIZE = 6 "size", FLAGS = 10 "flags",
        ELEMENTS = 11 "elements", VTABLE_HOLDER = 13 "vtableHolder", TEMPLATE_PARAMS = 14 "templateParams",
        DISCRIMINATOR = 16 "discriminator", DATA_LOCATION = 17 "dataLocation", ASSOCIATED = 18 "associated",
        ALLOCATED = 19 "allocated", RANK = 20 "rank",
    }
    subroutine = DISubroutineType { FLAGS = 0 "flags", TYPES = 2 "types" }
    file = DIFile { FILENAME = 0 "filename", CHECKSUM_KIND = 2 "checksumkind", CHECKSUM = 3 "checksum" }
    unit = DICompileUnit {
        FILE = 3 "file", EMISSION_KIND = 9 "emissionKind", ENUMS = 10 "enums", RETAINED_TYPES = 11 "retainedTypes",
        GLOBALS = 12 "globals", IMPORTS = 13 "imports", MACROS = 14 "macros",
    }
    subprogram = DISubprogram {
        SCOPE = 2 "scope", FILE = 3 "file", LINE = 4 "line", TYPE = 5 "type", CONTAINING_TYPE = 7 "containingType",
        FLAGS = 10 "flags", SP_FLAGS = 11 "spFlags", UNIT = 12 "unit", TEMPLATE_PARAMS = 13 "templateParams",
        DECLARATION = 14 "declaration", RETAINED_NODES = 15 "retainedNodes", THROWN_TYPES = 16 "thrownTypes",
        KEY_INSTRUCTIONS = 19 "keyInstructions",
    }
    block = DILexicalBlock { SCOPE = 0 "scope", LINE = 2 "line", COLUMN = 3 "column" }
    block_file = DILexicalBlockFile { SCOPE = 0 "scope" }
    common_block = DICommonBlock { SCOPE = 0 "scope", DECLARATION = 1 "declaration" }
    namespace = DINamespace { SCOPE = 1 "scope" }
    macro_ = DIMacro { TYPE = 0 "type", NAME = 2 "name" }
    macro_file = DIMacroFile { TYPE = 0 "type", FILE = 2 "file", NODES = 3 "nodes" }
    module = DIModule { NAME = 1 "name" }
    template_type = DITemplateTypeParameter { TYPE = 1 "type" }
    template_value = DITemplateValueParameter { TAG = 0 "tag", TYPE = 2 "type" }
    global = DIGlobalVariable {
        SCOPE = 2 "scope", FILE = 3 "file", TYPE = 5 "type", IS_DEFINITION = 7 "isDefinition",
        DECLARATION = 8 "declaration",
    }
    local = DILocalVariable { ARG = 1 "arg", SCOPE = 2 "scope", FILE = 3 "file", TYPE = 5 "type", FLAGS = 6 "flags" }
    label = DILabel { SCOPE = 0 "scope", FILE = 2 "file" }
    global_expression = DIGlobalVariableExpression { VARIABLE = 0 "var", EXPRESSION = 1 "expr" }
    property = DIObjCProperty { FILE = 1 "file", TYPE = 6 "type" }
    imported = DIImportedEntity { TAG = 0 "tag", SCOPE = 2 "scope", ENTITY = 3 "entity" }
}
