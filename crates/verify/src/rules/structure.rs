//! Rules for the structure of modules and bodies, which LLVM's constructors enforce without a message.

use crate::rule::rules;

rules! {
    HANDLE = "V0001", "operand is not a value of this module", "Module Structure",
        "A handle is meaningful only in its own body and module.";
    TYPE_HANDLE = "V0002", "type is not in this module", "Type System",
        "A handle is meaningful only in its own module.";
    OPERAND_COUNT = "V0003", "wrong number of operands", "Instruction Reference",
        "Each operand of an instruction has a fixed meaning, and none may be missing.";
    NOT_EMBEDDED = "V0004", "Instruction referencing instruction not embedded in a basic block!", "Well-Formedness",
        "A removed instruction is never executed, so its result does not exist.";
    BLOCK_NOT_EMBEDDED = "V0005", "instruction refers to a block that is not in the function", "Functions",
        "Control cannot reach a removed block.";
    DESTINATION = "V0006", "destination is not a block", "Terminator Instructions",
        "Control is transferred only between blocks.";
    CALL_TYPE = "V0007", "type of the call is not a function type", "'call' Instruction",
        "The function type determines the types of the arguments and the result.";
    PHI_BLOCKS = "V0008", "phi does not have one block per value", "'phi' Instruction",
        "Each value of a phi comes from a block.";
    RESULT_TYPE = "V0009", "result does not have the type that the operands produce", "Instruction Reference",
        "Users of the result rely on its type.";
    INST_PARTS = "V0010", "instruction lacks data required by its opcode", "Instruction Reference",
        "Blocks, indices, masks and bundles are stored separately from the operands, and none may be missing.";
    ATTACHMENT_PART = "V0011", "attachment of an instruction is not metadata of this module", "Metadata",
        "A handle is meaningful only in its own module.";
    RECORD_PART = "V0012", "debug record refers to something outside this module", "Debug Records",
        "A handle is meaningful only in its own body and module.";
    LOCAL_METADATA_PART = "V0013", "function-local metadata refers to something outside this module", "Metadata as Value",
        "A handle is meaningful only in its own body and module.";
    SCOPE_HANDLE = "V0014", "synchronization scope is not in this module", "Atomic Memory Ordering Constraints",
        "A handle is meaningful only in its own module.";
    LIST_HANDLE = "V0015", "attributes of a call are not in this module", "Call Site Attributes",
        "A handle is meaningful only in its own module.";
    FLAGS = "V0016", "flags are not valid for the opcode", "Fast-Math Flags",
        "A flag is a promise about certain operations and has no meaning for others.";
    OPERAND_KIND = "V0017", "block or metadata where a value is required", "Instruction Reference",
        "Only calls have metadata operands, and only calls and terminators refer to blocks.";
    METADATA_NOT_COMPUTED = "V0018", "metadata refers to an instruction that has no value", "Debug Records",
        "A removed instruction is never executed, and one of type void has no result.";
    TYPE_PART = "V0021", "type contains a type that is not an earlier one of this module", "Type System",
        "A traversal of a type must terminate.";
    TYPE_CYCLE = "V0022", "identified structure type is recursive", "Structure Type",
        "A structure that contains itself has no size.";
    CONSTANT_PART = "V0023", "constant contains a value that is not an earlier constant of this module", "Constants",
        "A traversal of a constant must terminate.";
    CONSTANT_SHAPE = "V0024", "constant does not match its type", "Constants",
        "Users of a constant rely on its type.";
    ATTRIBUTE_PART = "V0025", "attribute refers to something outside this module", "Attribute Groups",
        "A handle is meaningful only in its own module.";
    INLINE_ASM_PART = "V0026", "inline assembly refers to something outside this module", "Inline Assembler Expressions",
        "A handle is meaningful only in its own module.";
    METADATA_PART = "V0027", "metadata refers to something outside this module", "Metadata",
        "A handle is meaningful only in its own module.";
    GLOBAL_PART = "V0031", "global refers to something outside this module", "Module Structure",
        "A handle is meaningful only in its own module.";
    GLOBAL_NAME = "V0032", "global cannot be found by its name", "Identifiers",
        "A name denotes one global, and the module must be able to find it.";
    ADDRESS_TYPE = "V0033", "address of a global is not a pointer", "Global Variables",
        "A global is used through its address.";
    GLOBAL_CONSTANT = "V0034", "global contains a value that is not a constant of this module", "Global Variables",
        "The contents of a global must be known before the program runs.";
    FUNCTION_TYPE = "V0035", "function does not have a function type", "Functions",
        "The function type determines the parameters and the result.";
    BODY_OF = "V0036", "global with a body is not a function", "Functions", "Only functions can be executed.";
    BODY_EMPTY = "V0037", "body without a block", "Functions",
        "A function definition begins with its entry block; a function without blocks is only a declaration.";
    GLOBAL_LIST = "V0038", "global is in the list of another kind", "Module Structure",
        "The list of functions must contain only functions, and likewise for the other kinds.";
    COMDAT_PART = "V0039", "name of a comdat is not a string of this module", "Comdats",
        "A handle is meaningful only in its own module.";
    NAMED_METADATA_PART = "V0040", "named metadata refers to something outside this module", "Named Metadata",
        "A handle is meaningful only in its own module.";
    SUMMARY_PART = "V0041", "summary refers to something outside it and this module", "ThinLTO Summary",
        "A handle is meaningful only in its own summary.";
}
