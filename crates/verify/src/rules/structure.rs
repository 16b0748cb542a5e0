//! Rules for the structure of modules and bodies, which LLVM's constructors keep and which have no
//! message there.

use crate::rule::rules;

rules! {
    HANDLE = "V0001", "operand is no value of this module", "Module Structure",
        "A handle of another body or module means something else here, or nothing.";
    TYPE_HANDLE = "V0002", "type is no type of this module", "Type System",
        "A handle of another module means something else here, or nothing.";
    OPERAND_COUNT = "V0003", "wrong number of operands", "Instruction Reference",
        "Each operand of an instruction has a meaning, and none may be missing.";
    NOT_EMBEDDED = "V0004", "Instruction referencing instruction not embedded in a basic block!", "Well-Formedness",
        "What was removed is never executed, so its result is never there.";
    BLOCK_NOT_EMBEDDED = "V0005", "instruction refers to a block that is not in the function", "Functions",
        "Control cannot go to what was removed.";
    DESTINATION = "V0006", "destination is no block", "Terminator Instructions",
        "Control goes from block to block.";
    CALL_TYPE = "V0007", "call of what is no function type", "'call' Instruction",
        "The function type says what the arguments and the result are.";
    PHI_BLOCKS = "V0008", "phi has not one block for each value", "'phi' Instruction",
        "Each value comes from a block.";
    RESULT_TYPE = "V0009", "result is not of the type that the operands make", "Instruction Reference",
        "Users of the result rely on its type.";
    INST_PARTS = "V0010", "instruction lacks what belongs to its opcode", "Instruction Reference",
        "Blocks, indices, masks and bundles are kept beside the operands, and none may be missing.";
    ATTACHMENT_PART = "V0011", "instruction is attached what is no metadata of this module", "Metadata",
        "A handle of another module means something else here, or nothing.";
    RECORD_PART = "V0012", "debug record refers to what is not in this module", "Debug Records",
        "A handle of another body or module means something else here, or nothing.";
    LOCAL_METADATA_PART = "V0013", "function-local metadata refers to what is not in this module", "Metadata as Value",
        "A handle of another body or module means something else here, or nothing.";
    SCOPE_HANDLE = "V0014", "synchronization scope is none of this module", "Atomic Memory Ordering Constraints",
        "A handle of another module means something else here, or nothing.";
    LIST_HANDLE = "V0015", "call has attributes that are none of this module", "Call Site Attributes",
        "A handle of another module means something else here, or nothing.";
    FLAGS = "V0016", "flags are none that the opcode takes", "Fast-Math Flags",
        "A flag promises something of one operation, and means nothing at others.";
    OPERAND_KIND = "V0017", "block or metadata as an operand that is a value", "Instruction Reference",
        "Only calls take metadata, and only they and terminators name blocks.";
    TYPE_PART = "V0021", "type is made of what is no earlier type of this module", "Type System",
        "Whoever walks through a type must come to an end.";
    TYPE_CYCLE = "V0022", "identified structure type is recursive", "Structure Type",
        "A structure that contains itself has no size.";
    CONSTANT_PART = "V0023", "constant is made of what is no earlier constant of this module", "Constants",
        "Whoever walks through a constant must come to an end.";
    CONSTANT_SHAPE = "V0024", "constant is not of its type", "Constants",
        "Whoever reads a constant relies on its type.";
    ATTRIBUTE_PART = "V0025", "attribute refers to what is not in this module", "Attribute Groups",
        "A handle of another module means something else here, or nothing.";
    INLINE_ASM_PART = "V0026", "inline assembly refers to what is not in this module", "Inline Assembler Expressions",
        "A handle of another module means something else here, or nothing.";
    METADATA_PART = "V0027", "metadata refers to what is not in this module", "Metadata",
        "A handle of another module means something else here, or nothing.";
    GLOBAL_PART = "V0031", "global refers to what is not in this module", "Module Structure",
        "A handle of another module means something else here, or nothing.";
    GLOBAL_NAME = "V0032", "global is not found by its name", "Identifiers",
        "A name stands for one global, and the module has to know for which.";
    ADDRESS_TYPE = "V0033", "address of a global is no pointer", "Global Variables",
        "A global is used by its address.";
    GLOBAL_CONSTANT = "V0034", "global is made of what is no constant of this module", "Global Variables",
        "What is in a global is known before the program runs.";
    FUNCTION_TYPE = "V0035", "function has no function type", "Functions",
        "The function type says what the parameters and the result are.";
    BODY_OF = "V0036", "body of what is no function", "Functions", "Only functions are executed.";
    BODY_EMPTY = "V0037", "body without a block", "Functions",
        "A function that is defined begins with its entry; one without is only declared.";
    GLOBAL_LIST = "V0038", "global is in the list of another kind", "Module Structure",
        "Whoever asks for the functions of a module wants functions.";
    COMDAT_PART = "V0039", "comdat has a name that is no string of this module", "Comdats",
        "A handle of another module means something else here, or nothing.";
    NAMED_METADATA_PART = "V0040", "named metadata refers to what is not in this module", "Named Metadata",
        "A handle of another module means something else here, or nothing.";
    SUMMARY_PART = "V0041", "summary refers to what is not in it or in this module", "ThinLTO Summary",
        "A handle of another summary means something else here, or nothing.";
}
