//! Rules for calls, inline assembly, `musttail` and `swifterror`.

use crate::rule::rules;

rules! {
    CALLEE_POINTER = "V1301", "Called function must be a pointer!", "'call' Instruction",
        "A function is called through its address.";
    TOO_FEW_ARGUMENTS = "V1302", "Called function requires more parameters than were provided!", "'call' Instruction",
        "A variadic function still needs all its fixed arguments.";
    ARGUMENT_COUNT = "V1303", "Incorrect number of arguments passed to called function!", "'call' Instruction",
        "The function type determines the number of arguments.";
    ARGUMENT_TYPE = "V1304", "Call parameter type does not match function signature!", "'call' Instruction",
        "Arguments must have the types in the call's function type; there are no implicit conversions.";
    ATTRIBUTE_AFTER_LAST = "V1305", "Attribute after last parameter!", "Parameter Attributes",
        "The attribute belongs to an argument that does not exist.";
    INTRINSIC_TYPE = "V1306", "Intrinsic called with incompatible signature", "Intrinsic Functions",
        "An intrinsic is not compiled as a call, so no other function type makes sense.";
    NOT_CALLABLE = "V1307", "calling convention does not permit calls", "Calling Conventions",
        "GPU entry points can only be started by the driver.";
    ARGUMENT_ALIGNMENT = "V1308", "Incorrect alignment of {} to called function!", "'call' Instruction",
        "An alignment cannot exceed 2^32 bytes.";
    METADATA_PARAMETER = "V1309", "Function has metadata parameter but isn't an intrinsic", "Metadata Type",
        "Metadata does not exist at run time; only intrinsics can take it.";
    TOKEN_PARAMETER = "V1310", "Function has token parameter but isn't an intrinsic", "Token Type",
        "A token links instructions and does not exist at run time.";
    INDIRECT_TOKEN = "V1311", "Return type cannot be token for indirect call!", "Token Type",
        "Only intrinsics create tokens, and intrinsics cannot be called indirectly.";
    INDIRECT_AMX = "V1312", "Return type cannot be x86_amx for indirect call!", "X86_amx Type",
        "Only intrinsics create matrix registers, and intrinsics cannot be called indirectly.";
    INVOKE_UNWIND = "V1313", "The unwind destination does not have an exception handling instruction!", "'invoke' Instruction",
        "Unwinding must end at a pad, which receives the exception.";
    CALLBR_UNWIND = "V1314", "Unwinding from Callbr is not allowed", "'callbr' Instruction",
        "A callbr has no unwind destination.";
    CALLBR_INDIRECT = "V1315", "Callbr: indirect function / invalid signature", "'callbr' Instruction",
        "Only a known callee can jump to labels of its caller.";
    CALLBR_BUNDLES = "V1316", "Callbr for intrinsics currently doesn't support operand bundles", "'callbr' Instruction",
        "No intrinsic with indirect destinations uses operand bundles.";
    CALLBR_KILL_DESTINATIONS = "V1317", "Callbr amdgcn_kill only supports one indirect dest", "'callbr' Instruction",
        "A lane either survives or is killed.";
    CALLBR_KILL_UNREACHABLE = "V1318", "Callbr amdgcn_kill indirect dest needs to be unreachable", "'callbr' Instruction",
        "Killed lanes do not continue.";
    CALLBR_FUNCTION = "V1319", "Callbr currently only supports asm-goto and selected intrinsics", "'callbr' Instruction",
        "No other function can jump to labels of its caller.";
    INTRINSIC_ADDRESS = "V1320", "Cannot take the address of an intrinsic!", "Intrinsic Functions",
        "The compiler expands an intrinsic in place, so it has no address.";
    INTRINSIC_INVOKED = "V1321", "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw", "Intrinsic Functions",
        "Other intrinsics never unwind.";
    ASM_POINTER = "V1322", "Operand for indirect constraint must have pointer type", "Inline Asm Constraint String",
        "A memory operand is given by its address.";
    ASM_ELEMENT_TYPE = "V1323", "Operand for indirect constraint must have elementtype attribute", "Inline Asm Constraint String",
        "The pointer does not determine the type of its memory.";
    ASM_NO_ELEMENT_TYPE = "V1324", "Elementtype attribute can only be applied for indirect constraints", "Inline Asm Constraint String",
        "An operand passed by value has its own type.";
    ASM_LABELS = "V1325", "Number of label constraints does not match number of callbr dests", "'callbr' Instruction",
        "Each `!i` represents one indirect destination.";
    ASM_LABELS_WITHOUT_CALLBR = "V1326", "Label constraints can only be used with callbr", "Inline Asm Constraint String",
        "Only a callbr has indirect destinations.";
    MUSTTAIL_ASM = "V1327", "cannot use musttail call with inline asm", "'call' Instruction",
        "Inline assembly is not a real call, so it has no frame to reuse.";
    MUSTTAIL_VARARGS = "V1328", "cannot guarantee tail call due to mismatched varargs", "'call' Instruction",
        "Variable arguments can only be forwarded to a variadic callee.";
    MUSTTAIL_RESULT = "V1329", "cannot guarantee tail call due to mismatched return types", "'call' Instruction",
        "The callee returns to the caller's caller, which expects the caller's type.";
    MUSTTAIL_CONVENTION = "V1330", "cannot guarantee tail call due to mismatched calling conv", "'call' Instruction",
        "The callee expects its arguments where the caller found its own.";
    MUSTTAIL_BITCAST = "V1331", "bitcast following musttail call must use the call", "'call' Instruction",
        "Nothing else may be computed between the call and the `ret`.";
    MUSTTAIL_RET = "V1332", "musttail call must precede a ret with an optional bitcast", "'call' Instruction",
        "After the call, nothing of the caller may be left to execute.";
    MUSTTAIL_RETURNED = "V1333", "musttail call result must be returned", "'call' Instruction",
        "The callee returns its result directly to the caller's caller.";
    MUSTTAIL_CC_VARARGS = "V1334", "cannot guarantee {} tail call for varargs function", "'call' Instruction",
        "The callee pops its arguments, but does not know their number.";
    MUSTTAIL_COUNT = "V1335", "cannot guarantee tail call due to mismatched parameter counts", "'call' Instruction",
        "The callee's arguments replace the caller's in place.";
    MUSTTAIL_TYPES = "V1336", "cannot guarantee tail call due to mismatched parameter types", "'call' Instruction",
        "The callee's arguments replace the caller's in place.";
    MUSTTAIL_ATTRIBUTES = "V1337", "cannot guarantee tail call due to mismatched ABI impacting function attributes", "'call' Instruction",
        "Attributes such as byval determine where an argument is passed.";
    MUSTTAIL_CC_INALLOCA = "V1338", "inalloca attribute not allowed in {} musttail {}", "'call' Instruction",
        "The memory of the arguments is in the frame that the call releases.";
    MUSTTAIL_CC_INREG = "V1339", "inreg attribute not allowed in {} musttail {}", "'call' Instruction",
        "These conventions assign registers themselves.";
    MUSTTAIL_CC_SWIFTERROR = "V1340", "swifterror attribute not allowed in {} musttail {}", "'call' Instruction",
        "The error register must survive the call.";
    MUSTTAIL_CC_PREALLOCATED = "V1341", "preallocated attribute not allowed in {} musttail {}", "'call' Instruction",
        "The memory of the arguments is in the frame that the call releases.";
    MUSTTAIL_CC_BYREF = "V1342", "byref attribute not allowed in {} musttail {}", "'call' Instruction",
        "The referenced memory may be in the frame that the call releases.";
    SWIFTERROR_USE = "V1343", "swifterror value can only be loaded and stored from, or as a swifterror argument!", "Parameter Attributes",
        "The value is in a register, so its address has no meaning.";
    SWIFTERROR_STORED = "V1344", "swifterror value should be the second operand when used by stores", "Parameter Attributes",
        "The address of the value must not be stored.";
    SWIFTERROR_ARGUMENT = "V1345", "swifterror value when used in a callsite should be marked with swifterror attribute", "Parameter Attributes",
        "The callee must expect the value in the error register.";
    @debug INLINABLE_LOCATION = "V1346", "inlinable function call in a function with debug info must have a !dbg location", "Source Level Debugging",
        "After inlining, the code needs the location of its call.";
}
