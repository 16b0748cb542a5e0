//! Rules that LLVM 23 added for what LLVM 22 has too, or brought with its own intrinsics and metadata. Those for what
//! LLVM 22 has hold only for modules read for LLVM 23.

use crate::rule::rules;

rules! {
    ARBITRARY_FP_STRING = "V2061", "interpretation metadata operand must be a string",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "The string names the format of the converted number.";
    ARBITRARY_FP_EMPTY = "V2062", "interpretation metadata string must not be empty",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "The string names the format of the converted number.";
    ARBITRARY_FP_FORMAT = "V2063", "unsupported interpretation metadata string",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "Only formats of at most 8 bits are converted this way.";
    ARBITRARY_FP_ROUNDING_STRING = "V2064", "rounding mode metadata operand must be a string",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "The string names a rounding mode.";
    ARBITRARY_FP_ROUNDING = "V2065", "unsupported rounding mode argument",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "The rounding mode must be known when the code is compiled.";
    ARBITRARY_FP_SHAPE = "V2066", "if floating-point operand is a vector, integer operand must also be a vector",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "Each element is converted by itself.";
    ARBITRARY_FP_COUNTS = "V2067", "floating-point and integer vector operands must have the same element count",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "Each element is converted by itself.";
    ARBITRARY_FP_WIDTH = "V2068", "integer type bit width must equal the arbitrary FP format width",
        "'llvm.convert.to.arbitrary.fp' Intrinsic", "The integer holds exactly the bits of the format.";
    STRUCTURED_ALLOCA = "V2069", "@llvm.structured.alloca calls require elementtype attribute.",
        "'llvm.structured.alloca' Intrinsic", "The attribute gives the type of the allocated object.";
    STRUCTURED_GEP_TYPE = "V2070", "Intrinsic first parameter is missing an ElementType attribute",
        "'llvm.structured.gep' Intrinsic", "The attribute gives the type that the indices select from.";
    STRUCTURED_GEP_INDEX = "V2071", "Index operand type must be an integer",
        "'llvm.structured.gep' Intrinsic", "An index counts elements or fields.";
    STRUCTURED_GEP_CONSTANT = "V2072", "Indexing into a struct requires a constant int",
        "'llvm.structured.gep' Intrinsic", "Fields of a struct have different types.";
    STRUCTURED_GEP_FIELD = "V2073", "Indexing in a struct should be inbounds",
        "'llvm.structured.gep' Intrinsic", "The struct has no such field.";
    STRUCTURED_GEP_DEPTH = "V2074", "Reached a non-composite type with more indices to process",
        "'llvm.structured.gep' Intrinsic", "Only arrays, vectors and structs have parts.";
    SPONENTRY_STACK = "V2075", "llvm.sponentry must return a pointer to the stack",
        "'llvm.sponentry' Intrinsic", "The stack is in the address space of `alloca`.";
    LDS_SIZE = "V2076", "invalid data size for load-to-LDS intrinsic; must be 1, 2, 4, 12, or 16",
        "IntrinsicsAMDGPU.td", "The hardware copies only these sizes.";
    ALL_VISIBLE_SCOPE = "V2077", "the last argument to av load/store intrinsics must be a metadata string",
        "IntrinsicsAMDGPU.td", "The string names a synchronisation scope.";
    DENORMAL_CALL = "V2078", "denormal_fpenv attribute may not apply to call sites", "Function Attributes",
        "The attribute describes the environment in which a function's own code runs.";
    INVARIANT_LOAD = "V2079", "invariant.load metadata is only for loads and readonly intrinsic calls",
        "'load' Instruction", "Nothing else only reads memory.";
    NOUNDEF_PLACE = "V2080", "noundef applies only to load instructions", "'load' Instruction",
        "The promise is about what is read from memory; other values have attributes.";
    NOUNDEF_EMPTY = "V2081", "noundef metadata must be empty", "'load' Instruction",
        "The presence of the node says everything.";
    INLINE_HISTORY_PLACE = "V2082", "!inline_history should only exist on calls", "'inline_history' Metadata",
        "It lists the functions from which a call was inlined.";
    INLINE_HISTORY = "V2083", "!inline_history operands must be functions or null", "'inline_history' Metadata",
        "It lists the functions from which a call was inlined; `null` stands for one that was removed.";
    ACTIVE_LANES = "V2084", "!amdgpu.expected.active.lanes must have exactly one operand", "AMDGPU User Guide",
        "The operand is the number of lanes.";
    ACTIVE_LANES_I32 = "V2085", "!amdgpu.expected.active.lanes operand must be an i32 constant", "AMDGPU User Guide",
        "The operand is the number of lanes.";
    ELF_PROPERTIES = "V2086", "elf_section_properties metadata must have two operands",
        "'elf_section_properties' Metadata", "The operands are type and entry size of the section.";
    ELF_TYPE = "V2087", "type field must be ConstantAsMetadata", "'elf_section_properties' Metadata",
        "The type of a section is a number.";
    ELF_ENTRY_SIZE = "V2088", "entsize field must be ConstantAsMetadata", "'elf_section_properties' Metadata",
        "The size of an entry is a number.";
    ELF_TYPE_INTEGER = "V2089", "type field must be ConstantInt", "'elf_section_properties' Metadata",
        "The type of a section is a number.";
    ELF_ENTRY_SIZE_INTEGER = "V2090", "entsize field must be ConstantInt", "'elf_section_properties' Metadata",
        "The size of an entry is a number.";
    GEP_PACKED_VECTOR = "V2091", "GEP into vector with non-byte-addressable element type",
        "'getelementptr' Instruction", "Elements of such vectors are packed and have no address.";
    GLOBAL_TOO_LARGE = "V2092", "Global variable is too large to fit into the address space", "Global Variables",
        "The address after its last byte must be a pointer of its address space.";
    LOGICAL_GEP = "V2093", "Non-logical getelementptr disallowed for this module.", "Module Flags Metadata",
        "The module's flag `require-logical-pointer` asks for `llvm.structured.gep`.";
    LOGICAL_ALLOCA = "V2094", "Non-logical alloca disallowed for this module.", "Module Flags Metadata",
        "The module's flag `require-logical-pointer` asks for `llvm.structured.alloca`.";
    VALUE_PROF_TWICE = "V2095", "VP !prof should not have duplicate profile values", "'prof' Metadata",
        "Each value has one count.";
    VALUE_PROF_VALUE = "V2096", "VP !prof value operand is not a const int", "'prof' Metadata",
        "A value is a number, or the hash of a name.";
    OOB_BEHAVIOR = "V2097", "'{}' module flag must use 'max' merge behaviour", "AMDGPU User Guide",
        "The linked module keeps the strictest mode.";
    OOB_MODE = "V2098", "'{}' module flag must be 0, 1, or 2", "AMDGPU User Guide",
        "The modes are any, relaxed and strict.";
    INIT_FINI_INTEGER = "V2099", "{}: module flag expects integer value", "Pointer Authentication",
        "The flag is on or off.";
    INIT_FINI = "V2100", "ptrauth-init-fini must be 0 or 1", "Pointer Authentication", "The flag is on or off.";
    INIT_FINI_ADDRESS = "V2101", "ptrauth-init-fini-address-discrimination must be 0 or 1, if set",
        "Pointer Authentication", "The flag is on or off.";
    INIT_FINI_REQUIRED = "V2102", "ptrauth-init-fini-address-discrimination module flag requires ptrauth-init-fini",
        "Pointer Authentication", "Only signed pointers can be signed with their address.";
    INIT_FINI_SIGNED = "V2103", "signing of ctors/dtors should be requested via module flags",
        "Pointer Authentication", "The list of constructors holds plain pointers; the back end signs them.";
    WORK_GROUP_OPERANDS = "V2104", "reqd_work_group_size must have exactly three operands", "AMDGPU User Guide",
        "A work group has three dimensions.";
    WORK_GROUP_INTEGER = "V2105", "reqd_work_group_size operands must be integer constants", "AMDGPU User Guide",
        "Each operand is the size in one dimension.";
    WORK_GROUP_WIDTH = "V2106", "reqd_work_group_size operands must fit in 64 bits", "AMDGPU User Guide",
        "Each operand is the size in one dimension.";
    WORK_GROUP_PRODUCT = "V2107", "reqd_work_group_size product must fit in 64 bits", "AMDGPU User Guide",
        "The product is the number of work items.";
    WORK_GROUP_FLAT = "V2108", "reqd_work_group_size requires amdgpu-flat-work-group-size", "AMDGPU User Guide",
        "The back end reads only the attribute.";
    FLAT_PAIR = "V2109", "amdgpu-flat-work-group-size must be a pair of unsigned integers", "AMDGPU User Guide",
        "The attribute gives the least and the largest size.";
    FLAT_PRODUCT = "V2110", "amdgpu-flat-work-group-size must equal the product of reqd_work_group_size operands",
        "AMDGPU User Guide", "A required size is both the least and the largest.";
    DBG_CLASS = "V2111", "invalid !dbg metadata", "Source Level Debugging with LLVM",
        "The attachment of an instruction is its place in the source, a `DILocation`.";
    MUSTTAIL_RET_ALONE = "V2112", "musttail call must precede a ret", "'call' Instruction",
        "After the call, nothing of the caller may be left to execute.";
}
