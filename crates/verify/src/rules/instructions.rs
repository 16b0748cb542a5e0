//! Rules for instructions other than calls and exception handling.
//!
//! Long because there are so many instructions.

use crate::rule::rules;

rules! {
    TERMINATOR_IN_MIDDLE = "V0201", "Terminator found in the middle of a basic block!", "Terminator Instructions",
        "What stands behind it would never be executed.";
    SELF_REFERENCE = "V0202", "Only PHI nodes may reference their own value!", "Well-Formedness",
        "A value is there only after it is computed; a phi may mean the one of the last time round.";
    NAMED_VOID = "V0203", "Instruction has a name, but provides a void value!", "Identifiers",
        "There is nothing that the name could stand for.";
    RESULT_NOT_FIRST_CLASS = "V0204", "Instruction returns a non-scalar type!", "First Class Types",
        "Only values of first class types are results.";
    METADATA_RESULT = "V0205", "Invalid use of metadata!", "Metadata Type",
        "Metadata is no value at run time.";
    OPERAND_NOT_FIRST_CLASS = "V0206", "Instruction operands must be first-class values!", "First Class Types",
        "What returns nothing cannot be used.";
    INLINE_ASM_OPERAND = "V0207", "Cannot take the address of an inline asm!", "Inline Assembler Expressions",
        "Inline assembly is written in place, so it has no address.";
    NOT_DOMINATED = "V0208", "Instruction does not dominate all uses!", "Well-Formedness",
        "On some way to the use the value would not have been computed.";
    RET_OF_VOID = "V0209", "Found return instr that returns non-void in Function of void return type!", "'ret' Instruction",
        "Callers of a void function expect nothing.";
    RET_TYPE = "V0210", "Function return type does not match operand type of return inst!", "'ret' Instruction",
        "Callers expect the type that the function says.";
    BRANCH_CONDITION = "V0211", "Branch condition is not 'i1' type!", "'br' Instruction",
        "A branch goes one of two ways.";
    SWITCH_RESULT = "V0212", "Switch must have void result type!", "'switch' Instruction",
        "A switch has no result.";
    CASE_NOT_INTEGER = "V0213", "Case value is not a constant integer.", "'switch' Instruction",
        "Code generators make tables of the cases.";
    CASE_TYPE = "V0214", "Switch constants must all be same type as switch value!", "'switch' Instruction",
        "A case is compared with the value as it is.";
    DUPLICATE_CASE = "V0215", "Duplicate integer as switch case", "'switch' Instruction",
        "It would be open which of the two is taken.";
    INDIRECT_BR_ADDRESS = "V0216", "Indirectbr operand must have pointer type!", "'indirectbr' Instruction",
        "The operand is the address of a block.";
    INDIRECT_BR_DESTINATION = "V0217", "Indirectbr destinations must all have pointer type!", "'indirectbr' Instruction",
        "Every destination is a block.";
    UNARY_TYPES = "V0218", "Unary operators must have same type foroperands and result!", "'fneg' Instruction",
        "Negation keeps the type.";
    FNEG_TYPE = "V0219", "FNeg operator only works with float types!", "'fneg' Instruction",
        "Integers are subtracted from zero.";
    BINARY_OPERANDS = "V0220", "Both operands to a binary operator are not of the same type!", "Binary Operations",
        "Nothing is converted implicitly.";
    INTEGER_ARITHMETIC = "V0221", "Integer arithmetic operators only work with integral types!", "Binary Operations",
        "Floating-point numbers have operators of their own.";
    INTEGER_ARITHMETIC_RESULT = "V0222", "Integer arithmetic operators must have same type for operands and result!", "Binary Operations",
        "Arithmetic keeps the type.";
    FLOAT_ARITHMETIC = "V0223", "Floating-point arithmetic operators only work with floating-point types!", "Binary Operations",
        "Integers have operators of their own.";
    FLOAT_ARITHMETIC_RESULT = "V0224", "Floating-point arithmetic operators must have same type for operands and result!", "Binary Operations",
        "Arithmetic keeps the type.";
    LOGIC = "V0225", "Logical operators only work with integral types!", "Bitwise Binary Operations",
        "Bits are those of integers.";
    LOGIC_RESULT = "V0226", "Logical operators must have same type for operands and result!", "Bitwise Binary Operations",
        "Each bit of the result is made of those of the operands.";
    SHIFT = "V0227", "Shifts only work with integral types!", "Bitwise Binary Operations",
        "Bits are those of integers.";
    SHIFT_RESULT = "V0228", "Shift return type must be same as operands!", "Bitwise Binary Operations",
        "What is shifted keeps its width.";
    ICMP_OPERANDS = "V0229", "Both operands to ICmp instruction are not of the same type!", "'icmp' Instruction",
        "Nothing is converted implicitly.";
    ICMP_TYPE = "V0230", "Invalid operand types for ICmp instruction", "'icmp' Instruction",
        "Integers and pointers are compared; floating-point numbers by fcmp.";
    ICMP_PREDICATE = "V0231", "Invalid predicate in ICmp instruction!", "'icmp' Instruction",
        "A comparison says what it asks.";
    FCMP_OPERANDS = "V0232", "Both operands to FCmp instruction are not of the same type!", "'fcmp' Instruction",
        "Nothing is converted implicitly.";
    FCMP_TYPE = "V0233", "Invalid operand types for FCmp instruction", "'fcmp' Instruction",
        "Floating-point numbers are compared; integers by icmp.";
    FCMP_PREDICATE = "V0234", "Invalid predicate in FCmp instruction!", "'fcmp' Instruction",
        "A comparison says what it asks.";
    PHI_NOT_AT_TOP = "V0235", "PHI nodes not grouped at top of basic block!", "'phi' Instruction",
        "All phis of a block take their values at once, on entry.";
    PHI_OF_TOKEN = "V0236", "PHI nodes cannot have token type!", "Token Type",
        "It must be seen where a token comes from.";
    PHI_OPERAND_TYPE = "V0237", "PHI node operands are not the same type as the result!", "'phi' Instruction",
        "A phi is one of its operands.";
    SELECT_OPERANDS = "V0238", "Invalid operands for select instruction!", "'select' Instruction",
        "It chooses between two values of one type, by one condition or one for each lane.";
    SELECT_RESULT = "V0239", "Select values must have same type as select instruction!", "'select' Instruction",
        "The result is one of the two.";
    EXTRACT_ELEMENT = "V0240", "Invalid extractelement operands!", "'extractelement' Instruction",
        "An element of a vector is chosen by an integer.";
    INSERT_ELEMENT = "V0241", "Invalid insertelement operands!", "'insertelement' Instruction",
        "A vector holds elements of its type only.";
    SHUFFLE = "V0242", "Invalid shufflevector operands!", "'shufflevector' Instruction",
        "The mask chooses among the elements of two vectors of one type.";
    EXTRACT_VALUE = "V0243", "Invalid ExtractValueInst operands!", "'extractvalue' Instruction",
        "The indices lead to a part, which is the result.";
    INSERT_VALUE = "V0244", "Invalid InsertValueInst operands!", "'insertvalue' Instruction",
        "The indices lead to a part of the value's type.";
    BITCAST = "V0245", "Invalid bitcast", "'bitcast .. to' Instruction",
        "No bit changes, so both types have one size, and pointers stay pointers of one address space.";
    TRUNC_SOURCE = "V0246", "Trunc only operates on integer", "'trunc .. to' Instruction",
        "Other kinds of numbers are converted by other instructions.";
    TRUNC_RESULT = "V0247", "Trunc only produces integer", "'trunc .. to' Instruction",
        "Other kinds of numbers are made by other instructions.";
    TRUNC_SHAPE = "V0248", "trunc source and destination must both be a vector or neither", "'trunc .. to' Instruction",
        "Each element is converted on its own.";
    TRUNC_SIZE = "V0249", "DestTy too big for Trunc", "'trunc .. to' Instruction",
        "The instruction says in which direction the width changes.";
    ZEXT_SOURCE = "V0250", "ZExt only operates on integer", "'zext .. to' Instruction",
        "Other kinds of numbers are converted by other instructions.";
    ZEXT_RESULT = "V0251", "ZExt only produces an integer", "'zext .. to' Instruction",
        "Other kinds of numbers are made by other instructions.";
    ZEXT_SHAPE = "V0252", "zext source and destination must both be a vector or neither", "'zext .. to' Instruction",
        "Each element is converted on its own.";
    ZEXT_SIZE = "V0253", "Type too small for ZExt", "'zext .. to' Instruction",
        "The instruction says in which direction the width changes.";
    SEXT_SOURCE = "V0254", "SExt only operates on integer", "'sext .. to' Instruction",
        "Other kinds of numbers are converted by other instructions.";
    SEXT_RESULT = "V0255", "SExt only produces an integer", "'sext .. to' Instruction",
        "Other kinds of numbers are made by other instructions.";
    SEXT_SHAPE = "V0256", "sext source and destination must both be a vector or neither", "'sext .. to' Instruction",
        "Each element is converted on its own.";
    SEXT_SIZE = "V0257", "Type too small for SExt", "'sext .. to' Instruction",
        "The instruction says in which direction the width changes.";
    FPTRUNC_SOURCE = "V0258", "FPTrunc only operates on FP", "'fptrunc .. to' Instruction",
        "Other kinds of numbers are converted by other instructions.";
    FPTRUNC_RESULT = "V0259", "FPTrunc only produces an FP", "'fptrunc .. to' Instruction",
        "Other kinds of numbers are made by other instructions.";
    FPTRUNC_SHAPE = "V0260", "fptrunc source and destination must both be a vector or neither", "'fptrunc .. to' Instruction",
        "Each element is converted on its own.";
    FPTRUNC_SIZE = "V0261", "DestTy too big for FPTrunc", "'fptrunc .. to' Instruction",
        "The instruction says in which direction the width changes.";
    FPEXT_SOURCE = "V0262", "FPExt only operates on FP", "'fpext .. to' Instruction",
        "Other kinds of numbers are converted by other instructions.";
    FPEXT_RESULT = "V0263", "FPExt only produces an FP", "'fpext .. to' Instruction",
        "Other kinds of numbers are made by other instructions.";
    FPEXT_SHAPE = "V0264", "fpext source and destination must both be a vector or neither", "'fpext .. to' Instruction",
        "Each element is converted on its own.";
    FPEXT_SIZE = "V0265", "DestTy too small for FPExt", "'fpext .. to' Instruction",
        "The instruction says in which direction the width changes.";
    UITOFP_SHAPE = "V0266", "UIToFP source and dest must both be vector or scalar", "'uitofp .. to' Instruction",
        "Each element is converted on its own.";
    UITOFP_SOURCE = "V0267", "UIToFP source must be integer or integer vector", "'uitofp .. to' Instruction",
        "The instruction says which kind is converted.";
    UITOFP_RESULT = "V0268", "UIToFP result must be FP or FP vector", "'uitofp .. to' Instruction",
        "The instruction says which kind is made.";
    UITOFP_LENGTH = "V0269", "UIToFP source and dest vector length mismatch", "'uitofp .. to' Instruction",
        "Each element is converted on its own.";
    SITOFP_SHAPE = "V0270", "SIToFP source and dest must both be vector or scalar", "'sitofp .. to' Instruction",
        "Each element is converted on its own.";
    SITOFP_SOURCE = "V0271", "SIToFP source must be integer or integer vector", "'sitofp .. to' Instruction",
        "The instruction says which kind is converted.";
    SITOFP_RESULT = "V0272", "SIToFP result must be FP or FP vector", "'sitofp .. to' Instruction",
        "The instruction says which kind is made.";
    SITOFP_LENGTH = "V0273", "SIToFP source and dest vector length mismatch", "'sitofp .. to' Instruction",
        "Each element is converted on its own.";
    FPTOUI_SHAPE = "V0274", "FPToUI source and dest must both be vector or scalar", "'fptoui .. to' Instruction",
        "Each element is converted on its own.";
    FPTOUI_SOURCE = "V0275", "FPToUI source must be FP or FP vector", "'fptoui .. to' Instruction",
        "The instruction says which kind is converted.";
    FPTOUI_RESULT = "V0276", "FPToUI result must be integer or integer vector", "'fptoui .. to' Instruction",
        "The instruction says which kind is made.";
    FPTOUI_LENGTH = "V0277", "FPToUI source and dest vector length mismatch", "'fptoui .. to' Instruction",
        "Each element is converted on its own.";
    FPTOSI_SHAPE = "V0278", "FPToSI source and dest must both be vector or scalar", "'fptosi .. to' Instruction",
        "Each element is converted on its own.";
    FPTOSI_SOURCE = "V0279", "FPToSI source must be FP or FP vector", "'fptosi .. to' Instruction",
        "The instruction says which kind is converted.";
    FPTOSI_RESULT = "V0280", "FPToSI result must be integer or integer vector", "'fptosi .. to' Instruction",
        "The instruction says which kind is made.";
    FPTOSI_LENGTH = "V0281", "FPToSI source and dest vector length mismatch", "'fptosi .. to' Instruction",
        "Each element is converted on its own.";
    PTRTOINT_SOURCE = "V0282", "PtrToInt source must be pointer", "'ptrtoint .. to' Instruction",
        "The instruction says which kind is converted.";
    PTRTOINT_RESULT = "V0283", "PtrToInt result must be integral", "'ptrtoint .. to' Instruction",
        "The instruction says which kind is made.";
    PTRTOINT_SHAPE = "V0284", "PtrToInt type mismatch", "'ptrtoint .. to' Instruction",
        "Each element is converted on its own.";
    PTRTOINT_LENGTH = "V0285", "PtrToInt Vector length mismatch", "'ptrtoint .. to' Instruction",
        "Each element is converted on its own.";
    PTRTOADDR_SOURCE = "V0286", "PtrToAddr source must be pointer", "'ptrtoaddr .. to' Instruction",
        "The instruction says which kind is converted.";
    PTRTOADDR_RESULT = "V0287", "PtrToAddr result must be integral", "'ptrtoaddr .. to' Instruction",
        "The instruction says which kind is made.";
    PTRTOADDR_SHAPE = "V0288", "PtrToAddr type mismatch", "'ptrtoaddr .. to' Instruction",
        "Each element is converted on its own.";
    PTRTOADDR_LENGTH = "V0289", "PtrToAddr vector length mismatch", "'ptrtoaddr .. to' Instruction",
        "Each element is converted on its own.";
    INTTOPTR_SOURCE = "V0290", "IntToPtr source must be an integral", "'inttoptr .. to' Instruction",
        "The instruction says which kind is converted.";
    INTTOPTR_RESULT = "V0291", "IntToPtr result must be a pointer", "'inttoptr .. to' Instruction",
        "The instruction says which kind is made.";
    INTTOPTR_SHAPE = "V0292", "IntToPtr type mismatch", "'inttoptr .. to' Instruction",
        "Each element is converted on its own.";
    INTTOPTR_LENGTH = "V0293", "IntToPtr Vector length mismatch", "'inttoptr .. to' Instruction",
        "Each element is converted on its own.";
    PTRTOADDR_SIZE = "V0294", "PtrToAddr result must be address width", "'ptrtoaddr .. to' Instruction",
        "The data layout says how wide an address is; a change of width is another instruction.";
    ADDRSPACECAST_SOURCE = "V0295", "AddrSpaceCast source must be a pointer", "'addrspacecast .. to' Instruction",
        "Only pointers have address spaces.";
    ADDRSPACECAST_RESULT = "V0296", "AddrSpaceCast result must be a pointer", "'addrspacecast .. to' Instruction",
        "Only pointers have address spaces.";
    ADDRSPACECAST_SAME = "V0297", "AddrSpaceCast must be between different address spaces", "'addrspacecast .. to' Instruction",
        "Otherwise there is nothing to convert.";
    ADDRSPACECAST_LENGTH = "V0298", "AddrSpaceCast vector pointer number of elements mismatch", "'addrspacecast .. to' Instruction",
        "Each element is converted on its own.";
    CAST_LENGTH = "V0299", "vector lengths of a conversion differ", "Conversion Operations",
        "Each element is converted on its own; LLVM's constructors see to it, so its verifier has no message for this.";
    ALLOCA_UNSIZED = "V0300", "Cannot allocate unsized type", "'alloca' Instruction",
        "It must be known how much memory to take.";
    ALLOCA_TARGET_TYPE = "V0301", "Alloca has illegal target extension type", "'alloca' Instruction",
        "Some types of targets exist in registers or as globals only.";
    ALLOCA_COUNT = "V0302", "Alloca array size must have integer type", "'alloca' Instruction",
        "The size is a count.";
    SWIFTERROR_ALLOCA_TYPE = "V0303", "swifterror alloca must have pointer type", "'alloca' Instruction",
        "The register of the error holds a pointer.";
    SWIFTERROR_ALLOCA_ARRAY = "V0304", "swifterror alloca must not be array allocation", "'alloca' Instruction",
        "There is one register of the error.";
    ALLOCA_AMDGPU = "V0305", "alloca on amdgpu must be in addrspace(5)", "'alloca' Instruction",
        "On AMD's GPUs the stack lies in the private address space.";
    LOAD_POINTER = "V0306", "Load operand must be a pointer.", "'load' Instruction",
        "A load goes to an address.";
    LOAD_UNSIZED = "V0307", "loading unsized types is not allowed", "'load' Instruction",
        "It must be known how many bytes to read.";
    LOAD_SCOPE = "V0308", "Non-atomic load cannot have SynchronizationScope specified", "'load' Instruction",
        "What is not atomic synchronises with nothing.";
    LOAD_ORDERING = "V0309", "Load cannot have Release ordering", "Atomic Memory Ordering Constraints",
        "A load publishes nothing.";
    LOAD_ATOMIC_TYPE = "V0310", "atomic load operand must have integer, pointer, floating point, or vector type!", "'load' Instruction",
        "Hardware reads scalars and vectors at once, not aggregates.";
    STORE_POINTER = "V0311", "Store operand must be a pointer.", "'store' Instruction",
        "A store goes to an address.";
    STORE_UNSIZED = "V0312", "storing unsized types is not allowed", "'store' Instruction",
        "It must be known how many bytes to write.";
    STORE_SCOPE = "V0313", "Non-atomic store cannot have SynchronizationScope specified", "'store' Instruction",
        "What is not atomic synchronises with nothing.";
    STORE_ORDERING = "V0314", "Store cannot have Acquire ordering", "Atomic Memory Ordering Constraints",
        "A store learns nothing.";
    STORE_ATOMIC_TYPE = "V0315", "atomic store operand must have integer, pointer, floating point, or vector type!", "'store' Instruction",
        "Hardware writes scalars and vectors at once, not aggregates.";
    ATOMIC_BYTES = "V0316", "atomic memory access' size must be byte-sized", "Atomic Memory Ordering Constraints",
        "Memory is made of bytes.";
    ATOMIC_SIZE = "V0317", "atomic memory access' operand must have a power-of-two size", "Atomic Memory Ordering Constraints",
        "No hardware has atomic access to other sizes.";
    FENCE_ORDERING = "V0318", "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.", "'fence' Instruction",
        "Weaker orderings would order nothing.";
    CMPXCHG_TYPE = "V0319", "cmpxchg operand must have integer or pointer type", "'cmpxchg' Instruction",
        "What is compared is bits.";
    RMW_UNORDERED = "V0320", "atomicrmw instructions cannot be unordered.", "'atomicrmw' Instruction",
        "Reading and writing at once needs an order of changes.";
    RMW_OPERATION = "V0321", "Invalid binary operation!", "'atomicrmw' Instruction",
        "The instruction says what is done.";
    RMW_EXCHANGE = "V0322", "atomicrmw {} operand must have integer or floating point type!", "'atomicrmw' Instruction",
        "What is exchanged is a scalar.";
    RMW_FLOAT = "V0323", "atomicrmw {} operand must have floating-point or fixed vector of floating-point type!", "'atomicrmw' Instruction",
        "The operation is one of floating-point numbers.";
    RMW_INTEGER = "V0324", "atomicrmw {} operand must have integer type!", "'atomicrmw' Instruction",
        "The operation is one of integers.";
    GEP_BASE = "V0325", "GEP base pointer is not a vector or a vector of pointers", "'getelementptr' Instruction",
        "An address is computed from an address.";
    GEP_UNSIZED = "V0326", "GEP into unsized type!", "'getelementptr' Instruction",
        "Offsets are multiples of sizes.";
    GEP_SCALABLE = "V0327", "getelementptr cannot target structure that contains scalable vectortype", "'getelementptr' Instruction",
        "Where its fields lie is known at run time only.";
    GEP_INDEX = "V0328", "GEP indexes must be integers", "'getelementptr' Instruction",
        "An index counts elements or fields.";
    GEP_INDICES = "V0329", "Invalid indices for GEP pointer type!", "'getelementptr' Instruction",
        "Each index leads into the type, and fields are chosen by constants.";
    GEP_RESULT = "V0330", "GEP is not of right type for indices!", "'getelementptr' Instruction",
        "The result is a pointer, or a vector of them.";
    GEP_BASE_WIDTH = "V0331", "Vector GEP result width doesn't match operand's", "'getelementptr' Instruction",
        "Each lane is computed on its own.";
    GEP_INDEX_WIDTH = "V0332", "Invalid GEP index vector width", "'getelementptr' Instruction",
        "Each lane is computed on its own.";
    GEP_ADDRESS_SPACE = "V0333", "GEP address space doesn't match type", "'getelementptr' Instruction",
        "Computing an address does not change its address space.";
}
