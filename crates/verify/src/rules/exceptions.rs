//! Rules for exception handling: pads, edges into them, and their nesting.

use crate::rule::rules;

rules! {
    RESUME_PERSONALITY = "V1101", "ResumeInst needs to be in a function with a personality.", "'resume' Instruction",
        "The function's personality determines how unwinding continues.";
    RESUME_TYPE = "V1102", "The resume instruction should have a consistent result type inside a function.", "'resume' Instruction",
        "`resume` continues with the value that a landing pad received.";
    LANDING_PAD_CLAUSES = "V1103", "LandingPadInst needs at least one clause or to be a cleanup.", "'landingpad' Instruction",
        "Without clauses and cleanup, no exception would ever reach the pad.";
    LANDING_PAD_TYPE = "V1104", "The landingpad instruction should have a consistent result type inside a function.", "'landingpad' Instruction",
        "The personality determines the value that a landing pad receives, and a function has only one personality.";
    LANDING_PAD_PERSONALITY = "V1105", "LandingPadInst needs to be in a function with a personality.", "'landingpad' Instruction",
        "The personality routine decides which clause takes an exception.";
    LANDING_PAD_FIRST = "V1106", "LandingPadInst not the first non-PHI instruction in the block.", "'landingpad' Instruction",
        "The unwinder enters the block at its pad.";
    CATCH_POINTER = "V1107", "Catch operand does not have pointer type!", "'landingpad' Instruction",
        "A type is identified by the address of its type information.";
    FILTER_ARRAY = "V1108", "Filter operand is not an array of constants!", "'landingpad' Instruction",
        "A filter is a list of the allowed types.";
    CLEANUP_RET_PAD = "V1109", "CleanupReturnInst needs to be provided a CleanupPad", "'cleanupret' Instruction",
        "The instruction ends the cleanup that its operand names.";
    CLEANUP_RET_DEST = "V1110", "CleanupReturnInst must unwind to an EH block which is not a landingpad.", "'cleanupret' Instruction",
        "Funclets and landing pads are different schemes and cannot be mixed.";
    CATCH_RET_PAD = "V1111", "CatchReturnInst needs to be provided a CatchPad", "'catchret' Instruction",
        "The instruction ends the handler that its operand names.";
    CATCH_SWITCH_PERSONALITY = "V1112", "CatchSwitchInst needs to be in a function with a personality.", "'catchswitch' Instruction",
        "The personality routine selects a handler.";
    CATCH_SWITCH_FIRST = "V1113", "CatchSwitchInst not the first non-PHI instruction in the block.", "'catchswitch' Instruction",
        "A catchswitch is a pad, so unwinding enters its block here.";
    CATCH_SWITCH_PARENT = "V1114", "CatchSwitchInst has an invalid parent.", "'catchswitch' Instruction",
        "The parent is a funclet or none.";
    CATCH_SWITCH_DEST = "V1115", "CatchSwitchInst must unwind to an EH block which is not a landingpad.", "'catchswitch' Instruction",
        "Funclets and landing pads are different schemes and cannot be mixed.";
    CATCH_SWITCH_EMPTY = "V1116", "CatchSwitchInst cannot have empty handler list", "'catchswitch' Instruction",
        "Without handlers there is nothing to select.";
    CATCH_SWITCH_HANDLER = "V1117", "CatchSwitchInst handlers must be catchpads", "'catchswitch' Instruction",
        "A handler begins with the pad that states what it catches.";
    CLEANUP_PAD_PERSONALITY = "V1118", "CleanupPadInst needs to be in a function with a personality.", "'cleanuppad' Instruction",
        "The personality routine enters the cleanup.";
    CLEANUP_PAD_FIRST = "V1119", "CleanupPadInst not the first non-PHI instruction in the block.", "'cleanuppad' Instruction",
        "Unwinding enters the block at its pad.";
    CLEANUP_PAD_PARENT = "V1120", "CleanupPadInst has an invalid parent.", "'cleanuppad' Instruction",
        "The parent is a funclet or none.";
    CATCH_PAD_PERSONALITY = "V1121", "CatchPadInst needs to be in a function with a personality.", "'catchpad' Instruction",
        "The personality routine decides whether the pad catches the exception.";
    CATCH_PAD_PARENT = "V1122", "CatchPadInst needs to be directly nested in a CatchSwitchInst.", "'catchpad' Instruction",
        "A catchpad is selected by a catchswitch.";
    CATCH_PAD_FIRST = "V1123", "CatchPadInst not the first non-PHI instruction in the block.", "'catchpad' Instruction",
        "Unwinding enters the block at its pad.";
    PAD_IN_ENTRY = "V1124", "EH pad cannot be in entry block.", "Exception Handling in LLVM",
        "Only calls enter the entry block.";
    LANDING_PAD_PREDECESSOR = "V1125", "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.", "'landingpad' Instruction",
        "Only unwinding provides the exception that the pad receives.";
    CATCH_PAD_PREDECESSOR = "V1126", "Block containg CatchPadInst must be jumped to only by its catchswitch.", "'catchpad' Instruction",
        "A catchpad can be selected only by its catchswitch.";
    CATCH_SWITCH_TO_ITSELF = "V1127", "Catchswitch cannot unwind to one of its catchpads", "'catchswitch' Instruction",
        "The unwind destination is used when none of its handlers catches.";
    PAD_EDGE = "V1128", "EH pad must be jumped to via an unwind edge", "Exception Handling in LLVM",
        "Pads are entered only by unwinding.";
    CLEANUP_RET_STAYS = "V1129", "A cleanupret must exit its cleanup", "'cleanupret' Instruction",
        "The destination cannot be inside the cleanup that it ends.";
    PAD_OWN_EXCEPTIONS = "V1130", "EH pad cannot handle exceptions raised within it", "Exception Handling in LLVM",
        "An exception must leave the funclet in which it is raised.";
    EDGE_INTO_TWO = "V1131", "A single unwind edge may only enter one EH pad", "Exception Handling in LLVM",
        "A nested pad can be entered only from the pad around it.";
    PARENT_NO_PAD = "V1132", "Parent pad must be catchpad/cleanuppad/catchswitch", "Exception Handling in LLVM",
        "The parent of a pad is another pad.";
    PAD_CYCLE = "V1133", "EH pad jumps through a cycle of pads", "Exception Handling in LLVM",
        "Pads are nested as a tree.";
    NESTED_IN_ITSELF = "V1134", "FuncletPadInst must not be nested within itself", "Exception Handling in LLVM",
        "Pads are nested as a tree.";
    BOGUS_USE = "V1135", "Bogus funclet pad use", "Exception Handling in LLVM",
        "A pad's token marks the contents of its funclet and has no other use.";
    EXITS_DISAGREE = "V1136", "Unwind edges out of a funclet pad must have the same unwind dest", "Exception Handling in LLVM",
        "The unwinder's tables have a single destination for each funclet.";
    CATCH_EXIT = "V1137", "Unwind edges out of a catch must have the same unwind dest as the parent catchswitch", "Exception Handling in LLVM",
        "The unwinder's tables have a single destination for a catchswitch and its handlers.";
    MUTUAL_SIBLINGS = "V1138", "EH pads can't handle each other's exceptions", "Exception Handling in LLVM",
        "Unwinding would never end.";
    FUNCLET_TOKEN = "V1139", "Missing funclet token on intrinsic call", "Funclet Operand Bundles",
        "The intrinsic becomes a call that would be treated as unreachable without the token.";
}
