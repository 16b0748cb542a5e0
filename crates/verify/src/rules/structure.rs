//! Rules for the structure of bodies, which LLVM's constructors keep and which have no message there.

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
}
