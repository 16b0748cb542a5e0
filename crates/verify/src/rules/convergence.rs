//! Rules for convergence control.

use crate::rule::rules;

rules! {
    TWO_BUNDLES = "V1201", "The 'convergencectrl' bundle can occur at most once on a call", "Convergence Control Operand Bundles",
        "A call is executed convergently with the threads of a single token.";
    ONE_TOKEN = "V1202", "The 'convergencectrl' bundle requires exactly one token use.", "Convergence Control Operand Bundles",
        "A call is executed convergently with the threads of a single token.";
    TOKEN_SOURCE = "V1203", "Convergence control tokens can only be produced by calls to the convergence control intrinsics.", "Convergence Control Operand Bundles",
        "Only these intrinsics determine which threads converge.";
    ENTRY_FUNCTION = "V1204", "Entry intrinsic can occur only in a convergent function.", "Convergence Control Operand Bundles",
        "The threads of the caller matter only if the call is convergent.";
    ENTRY_BLOCK = "V1205", "Entry intrinsic can occur only in the entry block.", "Convergence Control Operand Bundles",
        "It represents the threads that entered the function together.";
    ENTRY_PRECEDED = "V1206", "Entry intrinsic cannot be preceded by a convergent operation in the same basic block.", "Convergence Control Operand Bundles",
        "It represents the threads that entered the function together.";
    ENTRY_TOKEN = "V1207", "Entry or anchor intrinsic cannot have a convergencectrl token operand.", "Convergence Control Operand Bundles",
        "They begin a region and have no enclosing one.";
    LOOP_TOKEN = "V1208", "Loop intrinsic must have a convergencectrl token operand.", "Convergence Control Operand Bundles",
        "It marks the iterations of a loop inside the region of its operand.";
    LOOP_PRECEDED = "V1209", "Loop intrinsic cannot be preceded by a convergent operation in the same basic block.", "Convergence Control Operand Bundles",
        "It marks the start of each iteration.";
    MIXED = "V1210", "Cannot mix controlled and uncontrolled convergence in the same function.", "Convergence Control Operand Bundles",
        "Operations without a token would have no defined relation to those with one.";
    TOKEN_DOMINANCE = "V1211", "Convergence control token must dominate all its uses.", "Convergence Control Operand Bundles",
        "A region must be entered before the operations in it.";
    NOT_NESTED = "V1212", "Convergence region is not well-nested.", "Convergence Control Operand Bundles",
        "Regions must be nested or disjoint.";
    TOKEN_IN_CYCLE = "V1213", "Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does not contain the token's definition.", "Convergence Control Operand Bundles",
        "Without it, the correspondence of iterations of different threads is undefined.";
    HEART_DOMINANCE = "V1214", "Cycle heart must dominate all blocks in the cycle.", "Convergence Control Operand Bundles",
        "It must be executed once in each iteration.";
    TWO_HEARTS = "V1215", "Two static convergence token uses in a cycle that does not contain either token's definition.", "Convergence Control Operand Bundles",
        "Iterations must be counted at a single point.";
}
