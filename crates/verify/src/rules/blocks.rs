//! Rules for blocks and the agreement of phis with them.

use crate::rule::rules;

rules! {
    NO_TERMINATOR = "V0101", "Basic Block in function '{}' does not have terminator!", "Terminator Instructions",
        "Without a terminator, the next block to execute is undefined.";
    ENTRY_PREDECESSORS = "V0102", "Entry block to function must not have predecessors!", "Functions",
        "The entry is executed once, at the call; a branch back to it would make its allocas and arguments ambiguous.";
    DECLARED_PERSONALITY = "V0103", "Function declaration shouldn't have a personality routine", "Personality Function",
        "A personality routine belongs to the landing pads of a body, and a declaration has no body.";
    ENTRY_ADDRESS = "V0104", "blockaddress may not be used with the entry block!", "Addresses of Basic Blocks",
        "With its address, an indirectbr could branch to the entry block.";
    PHI_ENTRIES = "V0105", "PHINode should have one entry for each predecessor of its parent basic block!", "'phi' Instruction",
        "The phi needs a value for every edge into the block.";
    PHI_AMBIGUOUS = "V0106", "PHI node has multiple entries for the same basic block with different incoming values!", "'phi' Instruction",
        "Two edges from the same block cannot be distinguished, so they must carry the same value.";
    PHI_PREDECESSORS = "V0107", "PHI node entries do not match predecessors!", "'phi' Instruction",
        "An entry for a block that is not a predecessor is meaningless, and the entry for the real predecessor is missing.";
    NAKED_ARGUMENT = "V0108", "cannot use argument of naked function", "Function Attributes",
        "Without a prologue nothing moves the arguments to where compiled code expects them; only inline assembly can access them.";
}
