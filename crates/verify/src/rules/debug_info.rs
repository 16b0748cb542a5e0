//! Rules for the specialized nodes of debug information.

use crate::rule::rules;

rules! {
    @debug TAG = "V0801", "invalid tag",
        "Specialized Metadata Nodes", "The DWARF tag tells a debugger what a node is, and each class of nodes allows only certain tags.";
    @debug SCOPE = "V0802", "invalid scope",
        "Specialized Metadata Nodes", "Names are looked up outwards from scope to scope, so an enclosing entity must be a scope.";
    @debug FILE = "V0803", "invalid file",
        "DIFile", "The place of a declaration is a file and a line, so the file must be a DIFile.";
    @debug TYPE_REF = "V0804", "invalid type ref",
        "Specialized Metadata Nodes", "A debugger displays values according to their type.";
    @debug BASE_TYPE = "V0805", "invalid base type",
        "DIDerivedType", "The target of a pointer or typedef is a type.";
    @debug COUNT_AND_UPPER = "V0806", "Subrange can have any one of count or upperBound",
        "DISubrange", "A count and an upper bound express the same and could contradict each other.";
    @debug COUNT_KIND = "V0807", "Count must be signed constant or DIVariable or DIExpression",
        "DISubrange", "A number of elements is known, or computed at run time.";
    @debug SUBRANGE_COUNT = "V0808", "invalid subrange count",
        "DISubrange", "A number of elements cannot be negative; -1 means that it is unknown.";
    @debug LOWER_KIND = "V0809", "LowerBound must be signed constant or DIVariable or DIExpression",
        "DISubrange", "A bound is known, or computed at run time.";
    @debug UPPER_KIND = "V0810", "UpperBound must be signed constant or DIVariable or DIExpression",
        "DISubrange", "A bound is known, or computed at run time.";
    @debug STRIDE_KIND = "V0811", "Stride must be signed constant or DIVariable or DIExpression",
        "DISubrange", "A stride is known, or computed at run time.";
    @debug GENERIC_COUNT_AND_UPPER = "V0812", "GenericSubrange can have any one of count or upperBound",
        "DISubrange", "A count and an upper bound express the same and could contradict each other.";
    @debug GENERIC_LOWER = "V0813", "GenericSubrange must contain lowerBound",
        "DISubrange", "The dimensions of an array of any rank are described only by their bounds.";
    @debug GENERIC_STRIDE = "V0814", "GenericSubrange must contain stride",
        "DISubrange", "Without the stride a debugger cannot find the second element.";
    @debug CONSTANT_SIZE = "V0815", "SizeInBits must be a constant",
        "DIBasicType", "The size of a basic type is the same for all its values.";
    @debug SIZE_KIND = "V0816", "SizeInBits must be a constant or DIVariable or DIExpression",
        "DIDerivedType", "A size is known, or computed at run time.";
    @debug MEMBER_POINTER = "V0817", "invalid pointer to member type",
        "DIDerivedType", "The extra data of a pointer to member is its class, which must be a type.";
    @debug TEMPLATE_ALIAS = "V0818", "invalid template parameters",
        "DIDerivedType", "The extra data of a template alias are its parameters.";
    @debug EXTRA_DATA = "V0819", "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand",
        "DIDerivedType", "The extra data of a member is the value of a static member, its property, or an offset.";
    @debug SET_BASE = "V0820", "invalid set base type",
        "DIDerivedType", "The elements of a set are values of an enumeration, a subrange or a small basic type.";
    @debug ADDRESS_SPACE = "V0821", "DWARF address space only applies to pointer or reference types",
        "DIDerivedType", "Only pointers and references have addresses in an address space.";
    @debug ELEMENTS = "V0822", "invalid composite elements",
        "DICompositeType", "The members of a type are a list.";
    @debug VTABLE_HOLDER = "V0823", "invalid vtable holder",
        "DICompositeType", "The vtable of a type is in the type itself or in a base, which must be a type.";
    @debug REFERENCE_FLAGS = "V0824", "invalid reference flags",
        "DICompositeType", "A type is passed in one way, and `this` is either an lvalue or an rvalue.";
    @debug BLOCK_BY_REF = "V0825", "DIBlockByRefStruct on DICompositeType is no longer supported",
        "DICompositeType", "The flag has been retired.";
    @debug NULL_ELEMENT = "V0826", "DISubprogram contains null entry in `elements` field",
        "DICompositeType", "A list of members cannot have null entries.";
    @debug VECTOR = "V0827", "invalid vector, expected one element of type subrange",
        "DICompositeType", "A vector has one dimension, described by one subrange.";
    @debug DISCRIMINATOR = "V0828", "discriminator can only appear on variant part",
        "DICompositeType", "The discriminator selects a variant, so it belongs to the variant part.";
    @debug DATA_LOCATION = "V0829", "dataLocation can only appear in array type",
        "DICompositeType", "Only arrays have descriptors that give the location of the data.";
    @debug ASSOCIATED = "V0830", "associated can only appear in array type",
        "DICompositeType", "Only arrays can be associated, as in Fortran.";
    @debug ALLOCATED = "V0831", "allocated can only appear in array type",
        "DICompositeType", "Only arrays can be allocatable, as in Fortran.";
    @debug RANK = "V0832", "rank can only appear in array type",
        "DICompositeType", "Only arrays have dimensions.";
    @debug ARRAY_BASE = "V0833", "array types must have a base type",
        "DICompositeType", "The elements of an array have a type.";
    @debug TEMPLATE_PARAMS = "V0834", "invalid template params",
        "DICompositeType", "Template parameters are a list.";
    @debug TEMPLATE_PARAMETER = "V0835", "invalid template parameter",
        "DITemplateTypeParameter", "A list of template parameters may contain nothing else.";
    @debug SUBROUTINE_TYPE_REF = "V0836", "invalid subroutine type ref",
        "DISubroutineType", "The result and the parameters of a function are described by types.";
    @debug CHECKSUM_KIND = "V0837", "invalid checksum kind",
        "DIFile", "A checksum can be compared only if its algorithm is known.";
    @debug CHECKSUM_LENGTH = "V0838", "invalid checksum length",
        "DIFile", "The algorithm of a checksum determines its number of digits.";
    @debug CHECKSUM = "V0839", "invalid checksum",
        "DIFile", "A checksum is written in hexadecimal digits.";
    @debug UNIT_DISTINCT = "V0840", "compile units must be distinct",
        "DICompileUnit", "Two units with equal contents must not be merged.";
    @debug UNIT_FILENAME = "V0841", "invalid filename",
        "DICompileUnit", "A unit is compiled from a file, which has a name.";
    @debug EMISSION_KIND = "V0842", "invalid emission kind",
        "DICompileUnit", "The emission kind is one of four.";
    @debug ENUM_LIST = "V0843", "invalid enum list",
        "DICompileUnit", "The enumerations of a unit are a list.";
    @debug ENUM_TYPE = "V0844", "invalid enum type",
        "DICompileUnit", "The list of enumerations may contain nothing else.";
    @debug RETAINED_TYPE_LIST = "V0845", "invalid retained type list",
        "DICompileUnit", "Retained types are a list.";
    @debug RETAINED_TYPE = "V0846", "invalid retained type",
        "DICompileUnit", "A unit retains types and declarations of functions; definitions are kept in any case.";
    @debug GLOBAL_LIST = "V0847", "invalid global variable list",
        "DICompileUnit", "The variables of a unit are a list.";
    @debug GLOBAL_REF = "V0848", "invalid global variable ref",
        "DICompileUnit", "The list of variables gives the location of each.";
    @debug IMPORT_LIST = "V0849", "invalid imported entity list",
        "DICompileUnit", "Imported entities are a list.";
    @debug IMPORT_REF = "V0850", "invalid imported entity ref",
        "DICompileUnit", "The list of imports may contain nothing else.";
    @debug MACRO_LIST = "V0851", "invalid macro list",
        "DIMacroFile", "Macros are a list.";
    @debug MACRO_REF = "V0852", "invalid macro ref",
        "DIMacroFile", "The list of macros may contain only macros and macro files.";
    @debug LINE_WITHOUT_FILE = "V0853", "line specified with no file",
        "DISubprogram", "A line has no meaning without a file.";
    @debug SUBROUTINE_TYPE = "V0854", "invalid subroutine type",
        "DISubprogram", "The type of a function is a DISubroutineType.";
    @debug CONTAINING_TYPE = "V0855", "invalid containing type",
        "DISubprogram", "A virtual function belongs to the vtable of a type.";
    @debug DECLARATION = "V0856", "invalid subprogram declaration",
        "DISubprogram", "A definition refers to a declaration, which is not itself a definition.";
    @debug RETAINED_NODES = "V0857", "invalid retained nodes list",
        "DISubprogram", "Retained nodes are a list.";
    @debug RETAINED_NULL = "V0858", "nullptr in retained nodes",
        "DISubprogram", "The list of retained nodes cannot have null entries.";
    @debug RETAINED_KIND = "V0859", "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity",
        "DISubprogram", "A function retains only its local entities.";
    @debug RETAINED_LOCAL = "V0860", "invalid retained nodes, retained node is not local",
        "DISubprogram", "A function retains only its local entities.";
    @debug RETAINED_OWNER = "V0861", "invalid retained nodes, retained node does not belong to subprogram",
        "DISubprogram", "An entity local to another function is retained by that function.";
    @debug DEFINITION_DISTINCT = "V0862", "subprogram definitions must be distinct",
        "DISubprogram", "A function is defined once, and its description must not be merged with an equal one.";
    @debug DEFINITION_UNIT = "V0863", "subprogram definitions must have a compile unit",
        "DISubprogram", "Every definition belongs to a compile unit.";
    @debug UNIT_TYPE = "V0864", "invalid unit type",
        "DISubprogram", "A unit is a DICompileUnit.";
    @debug DECLARATION_UNIT = "V0865", "subprogram declarations must not have a compile unit",
        "DISubprogram", "A declaration is part of a type, which several units may share.";
    @debug DECLARATION_DECLARATION = "V0866", "subprogram declaration must not have a declaration field",
        "DISubprogram", "Only a definition has a separate declaration.";
    @debug THROWN_TYPES = "V0867", "invalid thrown types list",
        "DISubprogram", "Thrown types are a list.";
    @debug THROWN_TYPE = "V0868", "invalid thrown type",
        "DISubprogram", "Thrown values have types.";
    @debug ALL_CALLS_DESCRIBED = "V0869", "DIFlagAllCallsDescribed must be attached to a definition",
        "DISubprogram", "Only a definition has calls.";
    @debug COLUMN_WITHOUT_LINE = "V0870", "cannot have column info without line info",
        "DILexicalBlock", "A column has no meaning without a line.";
    @debug LOCAL_SCOPE = "V0871", "invalid local scope",
        "DILexicalBlock", "A block is inside a function.";
    @debug SCOPE_IN_TYPE = "V0872", "scope points into the type hierarchy",
        "DILocation", "Code belongs to the definition of a function, not to a declaration in a type.";
    @debug SCOPE_REF = "V0873", "invalid scope ref",
        "DINamespace", "The parent of a namespace is a scope.";
    @debug ANONYMOUS_MODULE = "V0874", "anonymous module",
        "DIModule", "A module is imported by its name.";
    @debug GLOBAL_TYPE = "V0875", "missing global variable type",
        "DIGlobalVariable", "A variable that is defined has a type.";
    @debug STATIC_MEMBER = "V0876", "invalid static data member declaration",
        "DIGlobalVariable", "The definition of a static member refers to the member's declaration.";
    @debug VARIABLE_SCOPE = "V0877", "local variable requires a valid scope",
        "DILocalVariable", "The scope of a local variable is a function or block.";
    @debug VARIABLE_TYPE = "V0878", "invalid type",
        "DILocalVariable", "A variable can hold a pointer to a function, but not a function.";
    @debug LABEL_SCOPE = "V0879", "label requires a valid scope",
        "DILabel", "The scope of a label is a function or block.";
    @debug IMPORT_SCOPE = "V0880", "invalid scope for imported entity",
        "DIImportedEntity", "An import makes names visible in a scope.";
    @debug IMPORT_ENTITY = "V0881", "invalid imported entity",
        "DIImportedEntity", "An import refers to a node of debug information.";
    @debug ASSIGN_ID_DISTINCT = "V0882", "DIAssignID must be distinct",
        "DIAssignID", "An assignment identity has nothing but its identity.";
    @debug MACINFO_TYPE = "V0883", "invalid macinfo type",
        "DIMacro", "A macro is defined or undefined; a macro file is started.";
    @debug ANONYMOUS_MACRO = "V0884", "anonymous macro",
        "DIMacro", "A macro is used by its name.";
    @debug COMMON_DECLARATION = "V0885", "invalid declaration",
        "DICommonBlock", "The declaration of a common block is a global variable.";
    @debug SUBRANGE_BASE = "V0886", "BaseType must be a type",
        "DISubrangeType", "The values of a subrange have a type.";
    @debug TYPE_LOWER_KIND = "V0887", "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
        "DISubrangeType", "A bound is known, computed at run time, or a member.";
    @debug TYPE_UPPER_KIND = "V0888", "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
        "DISubrangeType", "A bound is known, computed at run time, or a member.";
    @debug BIAS_KIND = "V0889", "Bias must be signed constant or DIVariable or DIExpression",
        "DISubrangeType", "The bias is known, or computed at run time.";
    @debug FIXED_ENCODING = "V0890", "invalid encoding",
        "DIFixedPointType", "The encoding of a fixed-point number is signed or unsigned.";
    @debug FIXED_KIND = "V0891", "invalid kind",
        "DIFixedPointType", "The scale of a fixed-point number is binary, decimal or rational.";
    @debug FIXED_FACTOR = "V0892", "factor should be 0 for rationals",
        "DIFixedPointType", "A rational scale has a numerator and a denominator, but no exponent.";
    @debug FIXED_RATIO = "V0893", "numerator and denominator should be 0 for non-rationals",
        "DIFixedPointType", "A binary or decimal scale has only an exponent.";
    @debug EXPRESSION = "V0894", "invalid expression",
        "DIExpression", "A debugger evaluates the operations, so each must be known, complete and in a valid position.";
    @debug RETAINED_KIND_23 = "V0895",
        "invalid retained nodes, expected DILocalVariable, DILabel, DIImportedEntity, DIType or DIGlobalVariableExpression",
        "DISubprogram", "Since LLVM 23, a function retains its local entities, types and variables.";
    @debug RETAINED_ARGUMENT = "V0896",
        "invalid retained nodes, more than one local variable with the same argument index",
        "DISubprogram", "Since LLVM 23, each parameter has one retained variable.";
    @debug UNIT_LOCAL_ENUM = "V0897", "function-local enum in a DICompileUnit's enum list",
        "DICompileUnit", "Since LLVM 23, an enumeration of a function is retained by the function.";
    @debug UNIT_LOCAL_GLOBAL = "V0898",
        "function-local variables are not allowed in a DICompileUnit's global variables list",
        "DICompileUnit", "Since LLVM 23, a static variable of a function is retained by the function.";
    @debug UNIT_LOCAL_IMPORT = "V0899",
        "function-local imports are not allowed in a DICompileUnit's imported entities list",
        "DICompileUnit", "Since LLVM 23, an import into a function is retained by the function.";
}
