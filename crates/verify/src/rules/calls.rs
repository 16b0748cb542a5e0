//! Rules for calls, inline assembly, `musttail` and `swifterror`.

use crate::rule::rules;

rules! {
    CALLEE_POINTER = "V1301", "Called function must be a pointer!", "'call' Instruction",
        "A function is called by its address.";
    TOO_FEW_ARGUMENTS = "V1302", "Called function requires more parameters than were provided!", "'call' Instruction",
        "Also of a function with `...` the fixed parameters are all there.";
    ARGUMENT_COUNT = "V1303", "Incorrect number of arguments passed to called function!", "'call' Instruction",
        "A function type says how many arguments there are.";
    ARGUMENT_TYPE = "V1304", "Call parameter type does not match function signature!", "'call' Instruction",
        "An argument is what the function type of the call says, as nothing converts it.";
    ATTRIBUTE_AFTER_LAST = "V1305", "Attribute after last parameter!", "Parameter Attributes",
        "An attribute of an argument that is not there says nothing.";
    INTRINSIC_TYPE = "V1306", "Intrinsic called with incompatible signature", "Intrinsic Functions",
        "An intrinsic is not compiled as a call, so no other type can be meant.";
    NOT_CALLABLE = "V1307", "calling convention does not permit calls", "Calling Conventions",
        "Entry points of GPUs are started from outside only.";
    ARGUMENT_ALIGNMENT = "V1308", "Incorrect alignment of {} to called function!", "'call' Instruction",
        "More than 2^32 bytes cannot be expressed as an alignment.";
    METADATA_PARAMETER = "V1309", "Function has metadata parameter but isn't an intrinsic", "Metadata Type",
        "Metadata is no value at run time; only what the compiler itself expands can take it.";
    TOKEN_PARAMETER = "V1310", "Function has token parameter but isn't an intrinsic", "Token Type",
        "A token ties instructions together and is no value at run time.";
    INDIRECT_TOKEN = "V1311", "Return type cannot be token for indirect call!", "Token Type",
        "Only intrinsics make tokens, and they are called by name.";
    INDIRECT_AMX = "V1312", "Return type cannot be x86_amx for indirect call!", "X86_amx Type",
        "Only intrinsics make values of matrix registers, and they are called by name.";
    INVOKE_UNWIND = "V1313", "The unwind destination does not have an exception handling instruction!", "'invoke' Instruction",
        "Unwinding ends at a pad, which takes the exception.";
    CALLBR_UNWIND = "V1314", "Unwinding from Callbr is not allowed", "'callbr' Instruction",
        "A callbr has no destination for unwinding.";
    CALLBR_INDIRECT = "V1315", "Callbr: indirect function / invalid signature", "'callbr' Instruction",
        "Only what is known can jump to labels of its caller.";
    CALLBR_BUNDLES = "V1316", "Callbr for intrinsics currently doesn't support operand bundles", "'callbr' Instruction",
        "No intrinsic that jumps has a use for them.";
    CALLBR_KILL_DESTINATIONS = "V1317", "Callbr amdgcn_kill only supports one indirect dest", "'callbr' Instruction",
        "A lane lives on or is killed.";
    CALLBR_KILL_UNREACHABLE = "V1318", "Callbr amdgcn_kill indirect dest needs to be unreachable", "'callbr' Instruction",
        "Killed lanes go nowhere.";
    CALLBR_FUNCTION = "V1319", "Callbr currently only supports asm-goto and selected intrinsics", "'callbr' Instruction",
        "No other function can jump to labels of its caller.";
    INTRINSIC_ADDRESS = "V1320", "Cannot take the address of an intrinsic!", "Intrinsic Functions",
        "An intrinsic is code that the compiler writes in place, so it has no address.";
    INTRINSIC_INVOKED = "V1321", "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw", "Intrinsic Functions",
        "Other intrinsics do not unwind.";
    ASM_POINTER = "V1322", "Operand for indirect constraint must have pointer type", "Inline Asm Constraint String",
        "An operand in memory is given by its address.";
    ASM_ELEMENT_TYPE = "V1323", "Operand for indirect constraint must have elementtype attribute", "Inline Asm Constraint String",
        "The pointer does not say what lies in memory there.";
    ASM_NO_ELEMENT_TYPE = "V1324", "Elementtype attribute can only be applied for indirect constraints", "Inline Asm Constraint String",
        "What is handed over by value has a type of its own.";
    ASM_LABELS = "V1325", "Number of label constraints does not match number of callbr dests", "'callbr' Instruction",
        "Each `!i` stands for one indirect destination.";
    ASM_LABELS_WITHOUT_CALLBR = "V1326", "Label constraints can only be used with callbr", "Inline Asm Constraint String",
        "Only a callbr has indirect destinations.";
    MUSTTAIL_ASM = "V1327", "cannot use musttail call with inline asm", "'call' Instruction",
        "Inline assembly is no call, so it has no frame to reuse.";
    MUSTTAIL_VARARGS = "V1328", "cannot guarantee tail call due to mismatched varargs", "'call' Instruction",
        "Variable arguments can be forwarded only to what takes them.";
    MUSTTAIL_RESULT = "V1329", "cannot guarantee tail call due to mismatched return types", "'call' Instruction",
        "The callee returns to the caller's caller, which expects the caller's type.";
    MUSTTAIL_CONVENTION = "V1330", "cannot guarantee tail call due to mismatched calling conv", "'call' Instruction",
        "The callee finds its arguments where the caller found its own.";
    MUSTTAIL_BITCAST = "V1331", "bitcast following musttail call must use the call", "'call' Instruction",
        "Between call and ret nothing else may be computed.";
    MUSTTAIL_RET = "V1332", "musttail call must precede a ret with an optional bitcast", "'call' Instruction",
        "After a tail call nothing of the caller is left to execute.";
    MUSTTAIL_RETURNED = "V1333", "musttail call result must be returned", "'call' Instruction",
        "The callee's result goes straight to the caller's caller.";
    MUSTTAIL_CC_VARARGS = "V1334", "cannot guarantee {} tail call for varargs function", "'call' Instruction",
        "The callee pops its arguments and does not know how many there are.";
    MUSTTAIL_COUNT = "V1335", "cannot guarantee tail call due to mismatched parameter counts", "'call' Instruction",
        "The callee's arguments take the places of the caller's.";
    MUSTTAIL_TYPES = "V1336", "cannot guarantee tail call due to mismatched parameter types", "'call' Instruction",
        "The callee's arguments take the places of the caller's.";
    MUSTTAIL_ATTRIBUTES = "V1337", "cannot guarantee tail call due to mismatched ABI impacting function attributes", "'call' Instruction",
        "Attributes such as byval decide where an argument lies.";
    MUSTTAIL_CC_INALLOCA = "V1338", "inalloca attribute not allowed in {} musttail {}", "'call' Instruction",
        "The memory of the arguments is the frame that goes away.";
    MUSTTAIL_CC_INREG = "V1339", "inreg attribute not allowed in {} musttail {}", "'call' Instruction",
        "These conventions choose registers themselves.";
    MUSTTAIL_CC_SWIFTERROR = "V1340", "swifterror attribute not allowed in {} musttail {}", "'call' Instruction",
        "The register of the error has to survive the call.";
    MUSTTAIL_CC_PREALLOCATED = "V1341", "preallocated attribute not allowed in {} musttail {}", "'call' Instruction",
        "The memory of the arguments is the frame that goes away.";
    MUSTTAIL_CC_BYREF = "V1342", "byref attribute not allowed in {} musttail {}", "'call' Instruction",
        "What is referred to may lie in the frame that goes away.";
    SWIFTERROR_USE = "V1343", "swifterror value can only be loaded and stored from, or as a swifterror argument!", "Parameter Attributes",
        "The value lives in a register, so its address means nothing.";
    SWIFTERROR_STORED = "V1344", "swifterror value should be the second operand when used by stores", "Parameter Attributes",
        "Its address must not be stored anywhere.";
    SWIFTERROR_ARGUMENT = "V1345", "swifterror value when used in a callsite should be marked with swifterror attribute", "Parameter Attributes",
        "The callee has to expect the register.";
    @debug INLINABLE_LOCATION = "V1346", "inlinable function call in a function with debug info must have a !dbg location", "Source Level Debugging",
        "Inlining needs a place to say where the inlined code was called.";
}
