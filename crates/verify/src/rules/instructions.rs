//! Rules for instructions other than calls and exception handling.
//!
//! The file is long because there are many instructions.

use crate::rule::rules;

rules! {
    TERMINATOR_IN_MIDDLE = "V0201", "Terminator found in the middle of a basic block!", "Terminator Instructions",
        "Instructions after the terminator would never be executed.";
    SELF_REFERENCE = "V0202", "Only PHI nodes may reference their own value!", "Well-Formedness",
        "A value exists only after it has been computed; a phi, however, may use the value from the previous iteration.";
    NAMED_VOID = "V0203", "Instruction has a name, but provides a void value!", "Identifiers",
        "There is no value for the name to denote.";
    RESULT_NOT_FIRST_CLASS = "V0204", "Instruction returns a non-scalar type!", "First Class Types",
        "Only values of first-class types can be results.";
    METADATA_RESULT = "V0205", "Invalid use of metadata!", "Metadata Type",
        "Metadata does not exist at run time.";
    OPERAND_NOT_FIRST_CLASS = "V0206", "Instruction operands must be first-class values!", "First Class Types",
        "An instruction that returns nothing cannot be used as an operand.";
    INLINE_ASM_OPERAND = "V0207", "Cannot take the address of an inline asm!", "Inline Assembler Expressions",
        "Inline assembly is inserted in place, so it has no address.";
    NOT_DOMINATED = "V0208", "Instruction does not dominate all uses!", "Well-Formedness",
        "On some path to the use, the value would not have been computed.";
    RET_OF_VOID = "V0209", "Found return instr that returns non-void in Function of void return type!", "'ret' Instruction",
        "Callers of a void function expect no result.";
    RET_TYPE = "V0210", "Function return type does not match operand type of return inst!", "'ret' Instruction",
        "Callers expect the return type of the function's type.";
    BRANCH_CONDITION = "V0211", "Branch condition is not 'i1' type!", "'br' Instruction",
        "A conditional branch has two destinations.";
    SWITCH_RESULT = "V0212", "Switch must have void result type!", "'switch' Instruction",
        "A switch has no result.";
    CASE_NOT_INTEGER = "V0213", "Case value is not a constant integer.", "'switch' Instruction",
        "Code generators build tables from the cases.";
    CASE_TYPE = "V0214", "Switch constants must all be same type as switch value!", "'switch' Instruction",
        "The value is compared with the cases without conversion.";
    DUPLICATE_CASE = "V0215", "Duplicate integer as switch case", "'switch' Instruction",
        "The choice between the two destinations would be ambiguous.";
    INDIRECT_BR_ADDRESS = "V0216", "Indirectbr operand must have pointer type!", "'indirectbr' Instruction",
        "The operand is the address of a block.";
    INDIRECT_BR_DESTINATION = "V0217", "Indirectbr destinations must all have pointer type!", "'indirectbr' Instruction",
        "Every destination is a block.";
    UNARY_TYPES = "V0218", "Unary operators must have same type foroperands and result!", "'fneg' Instruction",
        "Negation preserves the type.";
    FNEG_TYPE = "V0219", "FNeg operator only works with float types!", "'fneg' Instruction",
        "An integer is negated by subtracting it from zero.";
    BINARY_OPERANDS = "V0220", "Both operands to a binary operator are not of the same type!", "Binary Operations",
        "There are no implicit conversions.";
    INTEGER_ARITHMETIC = "V0221", "Integer arithmetic operators only work with integral types!", "Binary Operations",
        "Floating-point numbers have separate operators.";
    INTEGER_ARITHMETIC_RESULT = "V0222", "Integer arithmetic operators must have same type for operands and result!", "Binary Operations",
        "Arithmetic preserves the type.";
    FLOAT_ARITHMETIC = "V0223", "Floating-point arithmetic operators only work with floating-point types!", "Binary Operations",
        "Integers have separate operators.";
    FLOAT_ARITHMETIC_RESULT = "V0224", "Floating-point arithmetic operators must have same type for operands and result!", "Binary Operations",
        "Arithmetic preserves the type.";
    LOGIC = "V0225", "Logical operators only work with integral types!", "Bitwise Binary Operations",
        "Only integers can be manipulated bit by bit.";
    LOGIC_RESULT = "V0226", "Logical operators must have same type for operands and result!", "Bitwise Binary Operations",
        "Each bit of the result is computed from the corresponding bits of the operands.";
    SHIFT = "V0227", "Shifts only work with integral types!", "Bitwise Binary Operations",
        "Only integers can be manipulated bit by bit.";
    SHIFT_RESULT = "V0228", "Shift return type must be same as operands!", "Bitwise Binary Operations",
        "A shift preserves the width of its operand.";
    ICMP_OPERANDS = "V0229", "Both operands to ICmp instruction are not of the same type!", "'icmp' Instruction",
        "There are no implicit conversions.";
    ICMP_TYPE = "V0230", "Invalid operand types for ICmp instruction", "'icmp' Instruction",
        "`icmp` compares integers and pointers; `fcmp` compares floating-point numbers.";
    ICMP_PREDICATE = "V0231", "Invalid predicate in ICmp instruction!", "'icmp' Instruction",
        "The predicate determines the comparison.";
    FCMP_OPERANDS = "V0232", "Both operands to FCmp instruction are not of the same type!", "'fcmp' Instruction",
        "There are no implicit conversions.";
    FCMP_TYPE = "V0233", "Invalid operand types for FCmp instruction", "'fcmp' Instruction",
        "`fcmp` compares floating-point numbers; `icmp` compares integers.";
    FCMP_PREDICATE = "V0234", "Invalid predicate in FCmp instruction!", "'fcmp' Instruction",
        "The predicate determines the comparison.";
    PHI_NOT_AT_TOP = "V0235", "PHI nodes not grouped at top of basic block!", "'phi' Instruction",
        "All phis of a block take their values at once, on entry.";
    PHI_OF_TOKEN = "V0236", "PHI nodes cannot have token type!", "Token Type",
        "It must be possible to determine statically where a token comes from.";
    PHI_OPERAND_TYPE = "V0237", "PHI node operands are not the same type as the result!", "'phi' Instruction",
        "The result of a phi is one of its operands.";
    SELECT_OPERANDS = "V0238", "Invalid operands for select instruction!", "'select' Instruction",
        "A select chooses between two values of the same type, by one condition or one per lane.";
    SELECT_RESULT = "V0239", "Select values must have same type as select instruction!", "'select' Instruction",
        "The result of a select is one of the two values.";
    EXTRACT_ELEMENT = "V0240", "Invalid extractelement operands!", "'extractelement' Instruction",
        "An integer selects the element of a vector.";
    INSERT_ELEMENT = "V0241", "Invalid insertelement operands!", "'insertelement' Instruction",
        "All elements of a vector have the element type.";
    SHUFFLE = "V0242", "Invalid shufflevector operands!", "'shufflevector' Instruction",
        "The mask selects elements from two vectors of the same type.";
    EXTRACT_VALUE = "V0243", "Invalid ExtractValueInst operands!", "'extractvalue' Instruction",
        "The indices must lead to a member, which is the result.";
    INSERT_VALUE = "V0244", "Invalid InsertValueInst operands!", "'insertvalue' Instruction",
        "The indices must lead to a member that has the type of the inserted value.";
    BITCAST = "V0245", "Invalid bitcast", "'bitcast .. to' Instruction",
        "A bitcast changes no bits, so both types must have the same size, and pointers must stay in the same address space.";
    TRUNC_SOURCE = "V0246", "Trunc only operates on integer", "'trunc .. to' Instruction",
        "Values of other kinds are converted by other instructions.";
    TRUNC_RESULT = "V0247", "Trunc only produces integer", "'trunc .. to' Instruction",
        "Values of other kinds are produced by other instructions.";
    TRUNC_SHAPE = "V0248", "trunc source and destination must both be a vector or neither", "'trunc .. to' Instruction",
        "The operation applies to each element separately.";
    TRUNC_SIZE = "V0249", "DestTy too big for Trunc", "'trunc .. to' Instruction",
        "The instruction determines whether the width increases or decreases.";
    ZEXT_SOURCE = "V0250", "ZExt only operates on integer", "'zext .. to' Instruction",
        "Values of other kinds are converted by other instructions.";
    ZEXT_RESULT = "V0251", "ZExt only produces an integer", "'zext .. to' Instruction",
        "Values of other kinds are produced by other instructions.";
    ZEXT_SHAPE = "V0252", "zext source and destination must both be a vector or neither", "'zext .. to' Instruction",
        "The operation applies to each element separately.";
    ZEXT_SIZE = "V0253", "Type too small for ZExt", "'zext .. to' Instruction",
        "The instruction determines whether the width increases or decreases.";
    SEXT_SOURCE = "V0254", "SExt only operates on integer", "'sext .. to' Instruction",
        "Values of other kinds are converted by other instructions.";
    SEXT_RESULT = "V0255", "SExt only produces an integer", "'sext .. to' Instruction",
        "Values of other kinds are produced by other instructions.";
    SEXT_SHAPE = "V0256", "sext source and destination must both be a vector or neither", "'sext .. to' Instruction",
        "The operation applies to each element separately.";
    SEXT_SIZE = "V0257", "Type too small for SExt", "'sext .. to' Instruction",
        "The instruction determines whether the width increases or decreases.";
    FPTRUNC_SOURCE = "V0258", "FPTrunc only operates on FP", "'fptrunc .. to' Instruction",
        "Values of other kinds are converted by other instructions.";
    FPTRUNC_RESULT = "V0259", "FPTrunc only produces an FP", "'fptrunc .. to' Instruction",
        "Values of other kinds are produced by other instructions.";
    FPTRUNC_SHAPE = "V0260", "fptrunc source and destination must both be a vector or neither", "'fptrunc .. to' Instruction",
        "The operation applies to each element separately.";
    FPTRUNC_SIZE = "V0261", "DestTy too big for FPTrunc", "'fptrunc .. to' Instruction",
        "The instruction determines whether the width increases or decreases.";
    FPEXT_SOURCE = "V0262", "FPExt only operates on FP", "'fpext .. to' Instruction",
        "Values of other kinds are converted by other instructions.";
    FPEXT_RESULT = "V0263", "FPExt only produces an FP", "'fpext .. to' Instruction",
        "Values of other kinds are produced by other instructions.";
    FPEXT_SHAPE = "V0264", "fpext source and destination must both be a vector or neither", "'fpext .. to' Instruction",
        "The operation applies to each element separately.";
    FPEXT_SIZE = "V0265", "DestTy too small for FPExt", "'fpext .. to' Instruction",
        "The instruction determines whether the width increases or decreases.";
    UITOFP_SHAPE = "V0266", "UIToFP source and dest must both be vector or scalar", "'uitofp .. to' Instruction",
        "The operation applies to each element separately.";
    UITOFP_SOURCE = "V0267", "UIToFP source must be integer or integer vector", "'uitofp .. to' Instruction",
        "The instruction determines the kind of its operand.";
    UITOFP_RESULT = "V0268", "UIToFP result must be FP or FP vector", "'uitofp .. to' Instruction",
        "The instruction determines the kind of its result.";
    UITOFP_LENGTH = "V0269", "UIToFP source and dest vector length mismatch", "'uitofp .. to' Instruction",
        "The operation applies to each element separately.";
    SITOFP_SHAPE = "V0270", "SIToFP source and dest must both be vector or scalar", "'sitofp .. to' Instruction",
        "The operation applies to each element separately.";
    SITOFP_SOURCE = "V0271", "SIToFP source must be integer or integer vector", "'sitofp .. to' Instruction",
        "The instruction determines the kind of its operand.";
    SITOFP_RESULT = "V0272", "SIToFP result must be FP or FP vector", "'sitofp .. to' Instruction",
        "The instruction determines the kind of its result.";
    SITOFP_LENGTH = "V0273", "SIToFP source and dest vector length mismatch", "'sitofp .. to' Instruction",
        "The operation applies to each element separately.";
    FPTOUI_SHAPE = "V0274", "FPToUI source and dest must both be vector or scalar", "'fptoui .. to' Instruction",
        "The operation applies to each element separately.";
    FPTOUI_SOURCE = "V0275", "FPToUI source must be FP or FP vector", "'fptoui .. to' Instruction",
        "The instruction determines the kind of its operand.";
    FPTOUI_RESULT = "V0276", "FPToUI result must be integer or integer vector", "'fptoui .. to' Instruction",
        "The instruction determines the kind of its result.";
    FPTOUI_LENGTH = "V0277", "FPToUI source and dest vector length mismatch", "'fptoui .. to' Instruction",
        "The operation applies to each element separately.";
    FPTOSI_SHAPE = "V0278", "FPToSI source and dest must both be vector or scalar", "'fptosi .. to' Instruction",
        "The operation applies to each element separately.";
    FPTOSI_SOURCE = "V0279", "FPToSI source must be FP or FP vector", "'fptosi .. to' Instruction",
        "The instruction determines the kind of its operand.";
    FPTOSI_RESULT = "V0280", "FPToSI result must be integer or integer vector", "'fptosi .. to' Instruction",
        "The instruction determines the kind of its result.";
    FPTOSI_LENGTH = "V0281", "FPToSI source and dest vector length mismatch", "'fptosi .. to' Instruction",
        "The operation applies to each element separately.";
    PTRTOINT_SOURCE = "V0282", "PtrToInt source must be pointer", "'ptrtoint .. to' Instruction",
        "The instruction determines the kind of its operand.";
    PTRTOINT_RESULT = "V0283", "PtrToInt result must be integral", "'ptrtoint .. to' Instruction",
        "The instruction determines the kind of its result.";
    PTRTOINT_SHAPE = "V0284", "PtrToInt type mismatch", "'ptrtoint .. to' Instruction",
        "The operation applies to each element separately.";
    PTRTOINT_LENGTH = "V0285", "PtrToInt Vector length mismatch", "'ptrtoint .. to' Instruction",
        "The operation applies to each element separately.";
    PTRTOADDR_SOURCE = "V0286", "PtrToAddr source must be pointer", "'ptrtoaddr .. to' Instruction",
        "The instruction determines the kind of its operand.";
    PTRTOADDR_RESULT = "V0287", "PtrToAddr result must be integral", "'ptrtoaddr .. to' Instruction",
        "The instruction determines the kind of its result.";
    PTRTOADDR_SHAPE = "V0288", "PtrToAddr type mismatch", "'ptrtoaddr .. to' Instruction",
        "The operation applies to each element separately.";
    PTRTOADDR_LENGTH = "V0289", "PtrToAddr vector length mismatch", "'ptrtoaddr .. to' Instruction",
        "The operation applies to each element separately.";
    INTTOPTR_SOURCE = "V0290", "IntToPtr source must be an integral", "'inttoptr .. to' Instruction",
        "The instruction determines the kind of its operand.";
    INTTOPTR_RESULT = "V0291", "IntToPtr result must be a pointer", "'inttoptr .. to' Instruction",
        "The instruction determines the kind of its result.";
    INTTOPTR_SHAPE = "V0292", "IntToPtr type mismatch", "'inttoptr .. to' Instruction",
        "The operation applies to each element separately.";
    INTTOPTR_LENGTH = "V0293", "IntToPtr Vector length mismatch", "'inttoptr .. to' Instruction",
        "The operation applies to each element separately.";
    PTRTOADDR_SIZE = "V0294", "PtrToAddr result must be address width", "'ptrtoaddr .. to' Instruction",
        "The data layout determines the width of an address; another instruction changes the width.";
    ADDRSPACECAST_SOURCE = "V0295", "AddrSpaceCast source must be a pointer", "'addrspacecast .. to' Instruction",
        "Only pointers have address spaces.";
    ADDRSPACECAST_RESULT = "V0296", "AddrSpaceCast result must be a pointer", "'addrspacecast .. to' Instruction",
        "Only pointers have address spaces.";
    ADDRSPACECAST_SAME = "V0297", "AddrSpaceCast must be between different address spaces", "'addrspacecast .. to' Instruction",
        "There would be nothing to convert.";
    ADDRSPACECAST_LENGTH = "V0298", "AddrSpaceCast vector pointer number of elements mismatch", "'addrspacecast .. to' Instruction",
        "The operation applies to each element separately.";
    CAST_LENGTH = "V0299", "vector lengths of a conversion differ", "Conversion Operations",
        "Each element is converted separately; LLVM's constructors ensure this, so its verifier has no message for it.";
    ALLOCA_UNSIZED = "V0300", "Cannot allocate unsized type", "'alloca' Instruction",
        "The size of the allocated memory must be known.";
    ALLOCA_TARGET_TYPE = "V0301", "Alloca has illegal target extension type", "'alloca' Instruction",
        "Some target types can exist only in registers or as globals.";
    ALLOCA_COUNT = "V0302", "Alloca array size must have integer type", "'alloca' Instruction",
        "The array size is an element count.";
    SWIFTERROR_ALLOCA_TYPE = "V0303", "swifterror alloca must have pointer type", "'alloca' Instruction",
        "The error register holds a pointer.";
    SWIFTERROR_ALLOCA_ARRAY = "V0304", "swifterror alloca must not be array allocation", "'alloca' Instruction",
        "There is only one error register.";
    ALLOCA_AMDGPU = "V0305", "alloca on amdgpu must be in addrspace(5)", "'alloca' Instruction",
        "On AMD GPUs the stack is in the private address space.";
    LOAD_POINTER = "V0306", "Load operand must be a pointer.", "'load' Instruction",
        "A load reads from an address.";
    LOAD_UNSIZED = "V0307", "loading unsized types is not allowed", "'load' Instruction",
        "The number of bytes to read must be known.";
    LOAD_SCOPE = "V0308", "Non-atomic load cannot have SynchronizationScope specified", "'load' Instruction",
        "A non-atomic access does not synchronise with other threads.";
    LOAD_ORDERING = "V0309", "Load cannot have Release ordering", "Atomic Memory Ordering Constraints",
        "A load does not publish earlier writes, which is what release ordering means.";
    LOAD_ATOMIC_TYPE = "V0310", "atomic load operand must have integer, pointer, floating point, or vector type!", "'load' Instruction",
        "Hardware reads scalars and vectors atomically, but not aggregates.";
    STORE_POINTER = "V0311", "Store operand must be a pointer.", "'store' Instruction",
        "A store writes to an address.";
    STORE_UNSIZED = "V0312", "storing unsized types is not allowed", "'store' Instruction",
        "The number of bytes to write must be known.";
    STORE_SCOPE = "V0313", "Non-atomic store cannot have SynchronizationScope specified", "'store' Instruction",
        "A non-atomic access does not synchronise with other threads.";
    STORE_ORDERING = "V0314", "Store cannot have Acquire ordering", "Atomic Memory Ordering Constraints",
        "A store does not observe other threads' writes, which is what acquire ordering means.";
    STORE_ATOMIC_TYPE = "V0315", "atomic store operand must have integer, pointer, floating point, or vector type!", "'store' Instruction",
        "Hardware writes scalars and vectors atomically, but not aggregates.";
    ATOMIC_BYTES = "V0316", "atomic memory access' size must be byte-sized", "Atomic Memory Ordering Constraints",
        "Memory consists of bytes.";
    ATOMIC_SIZE = "V0317", "atomic memory access' operand must have a power-of-two size", "Atomic Memory Ordering Constraints",
        "No hardware accesses other sizes atomically.";
    FENCE_ORDERING = "V0318", "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.", "'fence' Instruction",
        "A fence with a weaker ordering would have no effect.";
    CMPXCHG_TYPE = "V0319", "cmpxchg operand must have integer or pointer type", "'cmpxchg' Instruction",
        "The comparison is bitwise.";
    RMW_UNORDERED = "V0320", "atomicrmw instructions cannot be unordered.", "'atomicrmw' Instruction",
        "A read-modify-write needs at least a total order of the changes to its address.";
    RMW_OPERATION = "V0321", "Invalid binary operation!", "'atomicrmw' Instruction",
        "The instruction must name an operation.";
    RMW_EXCHANGE = "V0322", "atomicrmw {} operand must have integer or floating point type!", "'atomicrmw' Instruction",
        "Only scalars can be exchanged.";
    RMW_FLOAT = "V0323", "atomicrmw {} operand must have floating-point or fixed vector of floating-point type!", "'atomicrmw' Instruction",
        "The operation is defined on floating-point numbers.";
    RMW_INTEGER = "V0324", "atomicrmw {} operand must have integer type!", "'atomicrmw' Instruction",
        "The operation is defined on integers.";
    GEP_BASE = "V0325", "GEP base pointer is not a vector or a vector of pointers", "'getelementptr' Instruction",
        "The address is computed from a base address.";
    GEP_UNSIZED = "V0326", "GEP into unsized type!", "'getelementptr' Instruction",
        "Offsets are multiples of type sizes.";
    GEP_SCALABLE = "V0327", "getelementptr cannot target structure that contains scalable vectortype", "'getelementptr' Instruction",
        "The positions of its fields are known only at run time.";
    GEP_INDEX = "V0328", "GEP indexes must be integers", "'getelementptr' Instruction",
        "An index counts elements or fields.";
    GEP_INDICES = "V0329", "Invalid indices for GEP pointer type!", "'getelementptr' Instruction",
        "Each index selects a part of the type, and fields must be selected by constants.";
    GEP_RESULT = "V0330", "GEP is not of right type for indices!", "'getelementptr' Instruction",
        "The result is a pointer, or a vector of them.";
    GEP_BASE_WIDTH = "V0331", "Vector GEP result width doesn't match operand's", "'getelementptr' Instruction",
        "The operation applies to each element separately.";
    GEP_INDEX_WIDTH = "V0332", "Invalid GEP index vector width", "'getelementptr' Instruction",
        "The operation applies to each element separately.";
    GEP_ADDRESS_SPACE = "V0333", "GEP address space doesn't match type", "'getelementptr' Instruction",
        "An address computation stays in its address space.";
}
