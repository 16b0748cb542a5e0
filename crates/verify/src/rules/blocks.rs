//! Rules for blocks, and how phis agree with them.

use crate::rule::rules;

rules! {
    NO_TERMINATOR = "V0101", "Basic Block in function '{}' does not have terminator!", "Terminator Instructions",
        "A block without a terminator says nothing of where control goes next.";
    ENTRY_PREDECESSORS = "V0102", "Entry block to function must not have predecessors!", "Functions",
        "The entry is executed once, at the call; a branch back to it would make its allocas and arguments ambiguous.";
    DECLARED_PERSONALITY = "V0103", "Function declaration shouldn't have a personality routine", "Personality Function",
        "A personality routine belongs to the landing pads of a body, which a declaration has not.";
    ENTRY_ADDRESS = "V0104", "blockaddress may not be used with the entry block!", "Addresses of Basic Blocks",
        "An address of the entry would let an indirectbr make it a destination.";
    PHI_ENTRIES = "V0105", "PHINode should have one entry for each predecessor of its parent basic block!", "'phi' Instruction",
        "On every way into the block the phi has to have a value.";
    PHI_AMBIGUOUS = "V0106", "PHI node has multiple entries for the same basic block with different incoming values!", "'phi' Instruction",
        "Two edges from one block cannot be told apart, so they bring the same value.";
    PHI_PREDECESSORS = "V0107", "PHI node entries do not match predecessors!", "'phi' Instruction",
        "An entry for a block from which control never comes means nothing, and the one it stands for is missing.";
    NAKED_ARGUMENT = "V0108", "cannot use argument of naked function", "Function Attributes",
        "Without a prologue nothing brings the arguments to where compiled code expects them; only inline assembly can.";
}
