//! Rules for blocks, phis and dominance.

use crate::rule::rules;

rules! {
    NO_TERMINATOR = "V0101", "Basic Block in function '{}' does not have terminator!", "Terminator Instructions",
        "A block without a terminator says nothing of where control goes next.";
    ENTRY_PREDECESSORS = "V0102", "Entry block to function must not have predecessors!", "Functions",
        "The entry is executed once, at the call; a branch back to it would make its allocas and arguments ambiguous.";
    DECLARED_PERSONALITY = "V0103", "Function declaration shouldn't have a personality routine", "Personality Function",
        "A personality routine belongs to the landing pads of a body, which a declaration has not.";
}
