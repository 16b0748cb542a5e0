//! Rules for the specialised nodes of debug information.

use crate::rule::rules;

rules! {
    @debug TAG = "V0801", "invalid tag",
        "Specialized Metadata Nodes", "A debugger is told what a node is by its DWARF tag, and each class of nodes stands for certain tags only.";
    @debug SCOPE = "V0802", "invalid scope",
        "Specialized Metadata Nodes", "Names are looked up outwards from scope to scope, so what encloses an entity has to be one.";
    @debug FILE = "V0803", "invalid file",
        "DIFile", "Where an entity was written is a file and a line, so the file has to be a DIFile.";
    @debug TYPE_REF = "V0804", "invalid type ref",
        "Specialized Metadata Nodes", "A debugger shows values by their type, so it has to be one.";
    @debug BASE_TYPE = "V0805", "invalid base type",
        "DIDerivedType", "What a pointer points to, or a typedef names, is a type.";
    @debug COUNT_AND_UPPER = "V0806", "Subrange can have any one of count or upperBound",
        "DISubrange", "A count and an upper bound say the same, and could contradict each other.";
    @debug COUNT_KIND = "V0807", "Count must be signed constant or DIVariable or DIExpression",
        "DISubrange", "A number of elements is known, or computed when the program runs.";
    @debug SUBRANGE_COUNT = "V0808", "invalid subrange count",
        "DISubrange", "There is no negative number of elements; -1 says that it is unknown.";
    @debug LOWER_KIND = "V0809", "LowerBound must be signed constant or DIVariable or DIExpression",
        "DISubrange", "A bound is known, or computed when the program runs.";
    @debug UPPER_KIND = "V0810", "UpperBound must be signed constant or DIVariable or DIExpression",
        "DISubrange", "A bound is known, or computed when the program runs.";
    @debug STRIDE_KIND = "V0811", "Stride must be signed constant or DIVariable or DIExpression",
        "DISubrange", "The distance of elements is known, or computed when the program runs.";
    @debug GENERIC_COUNT_AND_UPPER = "V0812", "GenericSubrange can have any one of count or upperBound",
        "DISubrange", "A count and an upper bound say the same, and could contradict each other.";
    @debug GENERIC_LOWER = "V0813", "GenericSubrange must contain lowerBound",
        "DISubrange", "The dimensions of an array of any rank are described by bounds alone.";
    @debug GENERIC_STRIDE = "V0814", "GenericSubrange must contain stride",
        "DISubrange", "Without the distance of elements a debugger cannot find the second one.";
    @debug CONSTANT_SIZE = "V0815", "SizeInBits must be a constant",
        "DIBasicType", "The size of a basic type is the same for all its values.";
    @debug SIZE_KIND = "V0816", "SizeInBits must be a constant or DIVariable or DIExpression",
        "DIDerivedType", "A size is known, or computed when the program runs.";
    @debug MEMBER_POINTER = "V0817", "invalid pointer to member type",
        "DIDerivedType", "A pointer to member is of a class, which stands in its extra data.";
    @debug TEMPLATE_ALIAS = "V0818", "invalid template parameters",
        "DIDerivedType", "The extra data of a template alias are its parameters.";
    @debug EXTRA_DATA = "V0819", "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand",
        "DIDerivedType", "The extra data of a member is the value of a static one, the property it stores, or an offset.";
    @debug SET_BASE = "V0820", "invalid set base type",
        "DIDerivedType", "A set is of the values of an enumeration, a subrange or a small basic type.";
    @debug ADDRESS_SPACE = "V0821", "DWARF address space only applies to pointer or reference types",
        "DIDerivedType", "Only what holds an address can say which memory it is an address in.";
    @debug ELEMENTS = "V0822", "invalid composite elements",
        "DICompositeType", "The members of a type are a list.";
    @debug VTABLE_HOLDER = "V0823", "invalid vtable holder",
        "DICompositeType", "The vtable of a type is found in itself or in a base, which is a type.";
    @debug REFERENCE_FLAGS = "V0824", "invalid reference flags",
        "DICompositeType", "A type is passed in one way, and `this` is an lvalue or an rvalue.";
    @debug BLOCK_BY_REF = "V0825", "DIBlockByRefStruct on DICompositeType is no longer supported",
        "DICompositeType", "The flag bit was retired, and its meaning with it.";
    @debug NULL_ELEMENT = "V0826", "DISubprogram contains null entry in `elements` field",
        "DICompositeType", "A list of members has no holes.";
    @debug VECTOR = "V0827", "invalid vector, expected one element of type subrange",
        "DICompositeType", "A vector is a row of elements, described by one subrange.";
    @debug DISCRIMINATOR = "V0828", "discriminator can only appear on variant part",
        "DICompositeType", "What chooses among variants belongs to the part of a type that has them.";
    @debug DATA_LOCATION = "V0829", "dataLocation can only appear in array type",
        "DICompositeType", "Descriptors that say where the data are belong to arrays.";
    @debug ASSOCIATED = "V0830", "associated can only appear in array type",
        "DICompositeType", "Only arrays are pointers that may be associated, as in Fortran.";
    @debug ALLOCATED = "V0831", "allocated can only appear in array type",
        "DICompositeType", "Only arrays can be allocatable, as in Fortran.";
    @debug RANK = "V0832", "rank can only appear in array type",
        "DICompositeType", "Only arrays have dimensions.";
    @debug ARRAY_BASE = "V0833", "array types must have a base type",
        "DICompositeType", "An array is of elements, and they have a type.";
    @debug TEMPLATE_PARAMS = "V0834", "invalid template params",
        "DICompositeType", "Template parameters are a list.";
    @debug TEMPLATE_PARAMETER = "V0835", "invalid template parameter",
        "DITemplateTypeParameter", "A list of template parameters has nothing else in it.";
    @debug SUBROUTINE_TYPE_REF = "V0836", "invalid subroutine type ref",
        "DISubroutineType", "The result and the parameters of a function are described by types.";
    @debug CHECKSUM_KIND = "V0837", "invalid checksum kind",
        "DIFile", "A checksum can be compared only if its algorithm is known.";
    @debug CHECKSUM_LENGTH = "V0838", "invalid checksum length",
        "DIFile", "The algorithm of a checksum says how many digits it has.";
    @debug CHECKSUM = "V0839", "invalid checksum",
        "DIFile", "A checksum is written in hexadecimal digits.";
    @debug UNIT_DISTINCT = "V0840", "compile units must be distinct",
        "DICompileUnit", "Two units with the same contents are still two units.";
    @debug UNIT_FILENAME = "V0841", "invalid filename",
        "DICompileUnit", "A unit was made from a file, which has a name.";
    @debug EMISSION_KIND = "V0842", "invalid emission kind",
        "DICompileUnit", "How much debug information to write is one of four kinds.";
    @debug ENUM_LIST = "V0843", "invalid enum list",
        "DICompileUnit", "The enumerations of a unit are a list.";
    @debug ENUM_TYPE = "V0844", "invalid enum type",
        "DICompileUnit", "The list of enumerations has only these.";
    @debug RETAINED_TYPE_LIST = "V0845", "invalid retained type list",
        "DICompileUnit", "What is kept though nothing refers to it is a list.";
    @debug RETAINED_TYPE = "V0846", "invalid retained type",
        "DICompileUnit", "A unit keeps types and declarations of functions; definitions keep themselves.";
    @debug GLOBAL_LIST = "V0847", "invalid global variable list",
        "DICompileUnit", "The variables of a unit are a list.";
    @debug GLOBAL_REF = "V0848", "invalid global variable ref",
        "DICompileUnit", "The list of variables says for each how its value is found.";
    @debug IMPORT_LIST = "V0849", "invalid imported entity list",
        "DICompileUnit", "What a unit imports is a list.";
    @debug IMPORT_REF = "V0850", "invalid imported entity ref",
        "DICompileUnit", "The list of imports has only these.";
    @debug MACRO_LIST = "V0851", "invalid macro list",
        "DIMacroFile", "Macros are a list.";
    @debug MACRO_REF = "V0852", "invalid macro ref",
        "DIMacroFile", "The list of macros has only macros and files of them.";
    @debug LINE_WITHOUT_FILE = "V0853", "line specified with no file",
        "DISubprogram", "A line means nothing without a file.";
    @debug SUBROUTINE_TYPE = "V0854", "invalid subroutine type",
        "DISubprogram", "The type of a function is a DISubroutineType.";
    @debug CONTAINING_TYPE = "V0855", "invalid containing type",
        "DISubprogram", "A virtual function is in the vtable of a type.";
    @debug DECLARATION = "V0856", "invalid subprogram declaration",
        "DISubprogram", "A definition refers to a declaration, which defines nothing itself.";
    @debug RETAINED_NODES = "V0857", "invalid retained nodes list",
        "DISubprogram", "What a function keeps though nothing refers to it is a list.";
    @debug RETAINED_NULL = "V0858", "nullptr in retained nodes",
        "DISubprogram", "A list of kept nodes has no holes.";
    @debug RETAINED_KIND = "V0859", "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity",
        "DISubprogram", "A function keeps what is local to it.";
    @debug RETAINED_LOCAL = "V0860", "invalid retained nodes, retained node is not local",
        "DISubprogram", "A function keeps what is local to it.";
    @debug RETAINED_OWNER = "V0861", "invalid retained nodes, retained node does not belong to subprogram",
        "DISubprogram", "What is local to another function is kept by that one.";
    @debug DEFINITION_DISTINCT = "V0862", "subprogram definitions must be distinct",
        "DISubprogram", "A function is defined once, and must not merge with one that looks the same.";
    @debug DEFINITION_UNIT = "V0863", "subprogram definitions must have a compile unit",
        "DISubprogram", "What is defined is defined in a unit.";
    @debug UNIT_TYPE = "V0864", "invalid unit type",
        "DISubprogram", "A unit is a DICompileUnit.";
    @debug DECLARATION_UNIT = "V0865", "subprogram declarations must not have a compile unit",
        "DISubprogram", "A declaration is part of a type, which several units share.";
    @debug DECLARATION_DECLARATION = "V0866", "subprogram declaration must not have a declaration field",
        "DISubprogram", "Only a definition has a declaration elsewhere.";
    @debug THROWN_TYPES = "V0867", "invalid thrown types list",
        "DISubprogram", "The types that a function may throw are a list.";
    @debug THROWN_TYPE = "V0868", "invalid thrown type",
        "DISubprogram", "What is thrown has a type.";
    @debug ALL_CALLS_DESCRIBED = "V0869", "DIFlagAllCallsDescribed must be attached to a definition",
        "DISubprogram", "Only a definition has calls.";
    @debug COLUMN_WITHOUT_LINE = "V0870", "cannot have column info without line info",
        "DILexicalBlock", "A column means nothing without a line.";
    @debug LOCAL_SCOPE = "V0871", "invalid local scope",
        "DILexicalBlock", "A block is inside a function.";
    @debug SCOPE_IN_TYPE = "V0872", "scope points into the type hierarchy",
        "DILocation", "Code is in the definition of a function, not in a declaration in a type.";
    @debug SCOPE_REF = "V0873", "invalid scope ref",
        "DINamespace", "What encloses a namespace is a scope.";
    @debug ANONYMOUS_MODULE = "V0874", "anonymous module",
        "DIModule", "A module is imported by its name.";
    @debug GLOBAL_TYPE = "V0875", "missing global variable type",
        "DIGlobalVariable", "The variable that is defined has a type.";
    @debug STATIC_MEMBER = "V0876", "invalid static data member declaration",
        "DIGlobalVariable", "The definition of a static member refers to the member.";
    @debug VARIABLE_SCOPE = "V0877", "local variable requires a valid scope",
        "DILocalVariable", "A local variable is in a function or block.";
    @debug VARIABLE_TYPE = "V0878", "invalid type",
        "DILocalVariable", "A variable holds a pointer to a function, never a function.";
    @debug LABEL_SCOPE = "V0879", "label requires a valid scope",
        "DILabel", "A label is in a function or block.";
    @debug IMPORT_SCOPE = "V0880", "invalid scope for imported entity",
        "DIImportedEntity", "An import makes names visible in a scope.";
    @debug IMPORT_ENTITY = "V0881", "invalid imported entity",
        "DIImportedEntity", "What is imported is described by debug information.";
    @debug ASSIGN_ID_DISTINCT = "V0882", "DIAssignID must be distinct",
        "DIAssignID", "Its identity is all that it has.";
    @debug MACINFO_TYPE = "V0883", "invalid macinfo type",
        "DIMacro", "A macro is defined or undefined, a file of macros is started.";
    @debug ANONYMOUS_MACRO = "V0884", "anonymous macro",
        "DIMacro", "A macro is used by its name.";
    @debug COMMON_DECLARATION = "V0885", "invalid declaration",
        "DICommonBlock", "A common block is declared as a global variable.";
    @debug SUBRANGE_BASE = "V0886", "BaseType must be a type",
        "DISubrangeType", "A subrange is of the values of a type.";
    @debug TYPE_LOWER_KIND = "V0887", "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
        "DISubrangeType", "A bound is known, computed when the program runs, or a member.";
    @debug TYPE_UPPER_KIND = "V0888", "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
        "DISubrangeType", "A bound is known, computed when the program runs, or a member.";
    @debug BIAS_KIND = "V0889", "Bias must be signed constant or DIVariable or DIExpression",
        "DISubrangeType", "What is added to a stored value is known, or computed when the program runs.";
    @debug FIXED_ENCODING = "V0890", "invalid encoding",
        "DIFixedPointType", "A fixed-point number is signed or unsigned.";
    @debug FIXED_KIND = "V0891", "invalid kind",
        "DIFixedPointType", "The scale of a fixed-point number is binary, decimal or rational.";
    @debug FIXED_FACTOR = "V0892", "factor should be 0 for rationals",
        "DIFixedPointType", "A rational scale is a numerator and a denominator, no exponent.";
    @debug FIXED_RATIO = "V0893", "numerator and denominator should be 0 for non-rationals",
        "DIFixedPointType", "A binary or decimal scale is an exponent alone.";
    @debug EXPRESSION = "V0894", "invalid expression",
        "DIExpression", "A debugger computes with the operations, so each has to be known, complete and in its place.";
}
