//! Rules for operand bundles.

use crate::rule::rules;

rules! {
    TWO_DEOPT = "V1401", "Multiple deopt operand bundles", "Deoptimization Operand Bundles",
        "Deoptimization continues from a single state.";
    TWO_GC_TRANSITION = "V1402", "Multiple gc-transition operand bundles", "GC Transition Operand Bundles",
        "A call has a single transition between collected and other code.";
    TWO_FUNCLET = "V1403", "Multiple funclet operand bundles", "Funclet Operand Bundles",
        "A call belongs to a single funclet.";
    FUNCLET_COUNT = "V1404", "Expected exactly one funclet bundle operand", "Funclet Operand Bundles",
        "A call belongs to a single funclet.";
    FUNCLET_PAD = "V1405", "Funclet bundle operands should correspond to a FuncletPadInst", "Funclet Operand Bundles",
        "A funclet is identified by its catchpad or cleanuppad.";
    TWO_CFGUARDTARGET = "V1406", "Multiple CFGuardTarget operand bundles", "Operand Bundles",
        "A call has a single target to check.";
    CFGUARDTARGET_COUNT = "V1407", "Expected exactly one cfguardtarget bundle operand", "Operand Bundles",
        "A call has a single target to check.";
    TWO_PTRAUTH = "V1408", "Multiple ptrauth operand bundles", "Pointer Authentication Operand Bundles",
        "The callee can be authenticated only once.";
    PTRAUTH_COUNT = "V1409", "Expected exactly two ptrauth bundle operands", "Pointer Authentication Operand Bundles",
        "The operands are a key and a discriminator.";
    PTRAUTH_KEY = "V1410", "Ptrauth bundle key operand must be an i32 constant", "Pointer Authentication Operand Bundles",
        "The key is encoded in the authenticating instruction.";
    PTRAUTH_DISCRIMINATOR = "V1411", "Ptrauth bundle discriminator operand must be an i64", "Pointer Authentication Operand Bundles",
        "The discriminator is a 64-bit register.";
    PTRAUTH_DIRECT = "V1412", "Direct call cannot have a ptrauth bundle", "Pointer Authentication Operand Bundles",
        "A direct callee's address is not signed.";
    TWO_KCFI = "V1413", "Multiple kcfi operand bundles", "KCFI Operand Bundles",
        "A callee has a single type to check.";
    KCFI_COUNT = "V1414", "Expected exactly one kcfi bundle operand", "KCFI Operand Bundles",
        "A callee has a single type to check.";
    KCFI_CONSTANT = "V1415", "Kcfi bundle operand must be an i32 constant", "KCFI Operand Bundles",
        "The check compares the type's hash, which is known at compile time.";
    TWO_PREALLOCATED = "V1416", "Multiple preallocated operand bundles", "Preallocated Operand Bundles",
        "A call has a single set of preallocated arguments.";
    PREALLOCATED_COUNT = "V1417", "Expected exactly one preallocated bundle operand", "Preallocated Operand Bundles",
        "A call has a single set of preallocated arguments.";
    PREALLOCATED_TOKEN = "V1418", "\"preallocated\" argument must be a token from llvm.call.preallocated.setup", "Preallocated Operand Bundles",
        "The setup allocates the arguments of the call.";
    TWO_GC_LIVE = "V1419", "Multiple gc-live operand bundles", "GC Live Operand Bundles",
        "All live pointers are in a single list, and relocations refer to it by index.";
    TWO_ATTACHED_CALL = "V1420", "Multiple \"clang.arc.attachedcall\" operand bundles", "ObjC ARC Attached Call Operand Bundles",
        "A single runtime function receives the result.";
    ATTACHED_RESULT = "V1421", "a call with operand bundle \"clang.arc.attachedcall\" must call a function returning a pointer or a non-returning function that has a void return type", "ObjC ARC Attached Call Operand Bundles",
        "The result is an object to be retained or claimed.";
    ATTACHED_FUNCTION = "V1422", "operand bundle \"clang.arc.attachedcall\" requires one function as an argument", "ObjC ARC Attached Call Operand Bundles",
        "A single runtime function receives the result.";
    ATTACHED_KNOWN = "V1423", "invalid function argument", "ObjC ARC Attached Call Operand Bundles",
        "Only the runtime functions that take over a result can be attached.";
}
