//! Rules for attributes of functions, results, parameters, arguments and calls.

use crate::rule::rules;

rules! {
    BOOL_STRING = "V0501", "invalid value for '{}' attribute: {}", "Function Attributes",
        "The attribute is a switch: its value is `true`, `false` or empty.";
    ATTRIBUTE_ARGUMENT = "V0502", "Attribute '{}' should have an Argument", "Parameter Attributes",
        "An attribute with a number has no meaning without it.";
    NOT_FOR_RESULTS = "V0503", "Attribute '{}' does not apply to function return values", "Parameter Attributes",
        "The attribute's promise has no meaning for a return value.";
    NOT_FOR_PARAMETERS = "V0504", "Attribute '{}' does not apply to parameters", "Parameter Attributes",
        "The attribute's promise has no meaning for a parameter.";
    NOT_FOR_FUNCTIONS = "V0505", "Attribute '{}' does not apply to functions!", "Function Attributes",
        "The attribute's promise has no meaning for a function as a whole.";
    IMMARG_ALONE = "V0506", "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute",
        "Parameter Attributes",
        "An immediate is part of the instruction and is not passed, so attributes about passing it are meaningless.";
    ABI_EXCLUSIVE = "V0507",
        "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
        "Parameter Attributes", "Each of them determines where the argument is passed, and there can be only one place.";
    INALLOCA_READONLY = "V0508", "Attributes 'inalloca and readonly' are incompatible!", "Parameter Attributes",
        "The memory of an `inalloca` argument belongs to the callee, which may write to it.";
    SRET_RETURNED = "V0509", "Attributes 'sret and returned' are incompatible!", "Parameter Attributes",
        "A function that returns through memory has no result that could be this pointer.";
    ZEROEXT_SIGNEXT = "V0510", "Attributes 'zeroext and signext' are incompatible!", "Parameter Attributes",
        "The upper bits of an argument are either zeros or copies of the sign.";
    READNONE_READONLY = "V0511", "Attributes 'readnone and readonly' are incompatible!", "Parameter Attributes",
        "`readnone` excludes the access that the other attribute allows.";
    READNONE_WRITEONLY = "V0512", "Attributes 'readnone and writeonly' are incompatible!", "Parameter Attributes",
        "`readnone` excludes the access that the other attribute allows.";
    READONLY_WRITEONLY = "V0513", "Attributes 'readonly and writeonly' are incompatible!", "Parameter Attributes",
        "Together they would mean `readnone`, which must be used instead.";
    NOINLINE_ALWAYSINLINE = "V0514", "Attributes 'noinline and alwaysinline' are incompatible!", "Function Attributes",
        "A function cannot both always and never be inlined.";
    WRITABLE_READNONE = "V0515", "Attributes writable and readnone are incompatible!", "Parameter Attributes",
        "Permission to write is meaningless if nothing is accessed.";
    WRITABLE_READONLY = "V0516", "Attributes writable and readonly are incompatible!", "Parameter Attributes",
        "Permission to write is meaningless if nothing is written.";
    INCOMPATIBLE_TYPE = "V0517", "Attribute '{}' applied to incompatible type!", "Parameter Attributes",
        "The attribute is defined for pointers, integers or floating-point numbers, and the value has a different type.";
    HUGE_ALIGN = "V0518", "huge alignment values are unsupported", "Parameter Attributes",
        "The largest alignment is 2^32 bytes.";
    BYVAL_UNSIZED = "V0519", "Attribute 'byval' does not support unsized types!", "Parameter Attributes",
        "The callee receives a copy, whose size must be known.";
    BYVAL_TARGET_TYPE = "V0520", "'byval' argument has illegal target extension type", "Target Extension Type",
        "The copy is on the stack, where values of this type cannot be.";
    BYVAL_HUGE = "V0521", "huge 'byval' arguments are unsupported", "Parameter Attributes",
        "Copies on the stack are smaller than 4 GiB.";
    BYREF_UNSIZED = "V0522", "Attribute 'byref' does not support unsized types!", "Parameter Attributes",
        "The callee reads memory of this type, whose size must be known.";
    BYREF_HUGE = "V0523", "huge 'byref' arguments are unsupported", "Parameter Attributes",
        "Memory passed by reference must be smaller than 4 GiB.";
    INALLOCA_UNSIZED = "V0524", "Attribute 'inalloca' does not support unsized types!", "Parameter Attributes",
        "The argument is in the frame of the call, so its size must be known.";
    INALLOCA_HUGE = "V0525", "huge 'inalloca' arguments are unsupported", "Parameter Attributes",
        "Argument memory must be smaller than 4 GiB.";
    PREALLOCATED_UNSIZED = "V0526", "Attribute 'preallocated' does not support unsized types!",
        "Parameter Attributes", "The argument is in the frame of the call, so its size must be known.";
    PREALLOCATED_HUGE = "V0527", "huge 'preallocated' arguments are unsupported", "Parameter Attributes",
        "Argument memory must be smaller than 4 GiB.";
    INITIALIZES_EMPTY = "V0528", "Attribute 'initializes' does not support empty list", "Parameter Attributes",
        "An empty list has no meaning.";
    INITIALIZES_UNORDERED = "V0529", "Attribute 'initializes' does not support unordered ranges",
        "Parameter Attributes", "Ranges must ascend without touching, so that each set of bytes has only one list.";
    NOFPCLASS_EMPTY = "V0530", "Attribute 'nofpclass' must have at least one test bit set", "Parameter Attributes",
        "An attribute that excludes no class has no meaning.";
    NOFPCLASS_MASK = "V0531", "Invalid value for 'nofpclass' test mask", "Parameter Attributes",
        "There are ten classes of floating-point numbers, hence ten bits.";
    RANGE_WIDTH = "V0532", "Range bit width must match type bit width!", "Parameter Attributes",
        "The bounds must have the type of the value.";
    IMMARG_NOT_INTRINSIC = "V0533", "immarg attribute only applies to intrinsics", "Parameter Attributes",
        "Only an intrinsic can require that an argument is known at compile time.";
    ELEMENTTYPE_NOT_INTRINSIC = "V0534",
        "Attribute 'elementtype' can only be applied to intrinsics and inline asm.", "Parameter Attributes",
        "No calling convention passes a type along with a pointer.";
    SEVERAL_NEST = "V0535", "More than one parameter has attribute nest!", "Parameter Attributes",
        "There is one register for the static chain.";
    SEVERAL_RETURNED = "V0536", "More than one parameter has attribute returned!", "Parameter Attributes",
        "A function has only one return value.";
    RETURNED_TYPE = "V0537", "Incompatible argument and return types for 'returned' attribute",
        "Parameter Attributes", "A returned argument must have the type of the result.";
    SEVERAL_SRET = "V0538", "Cannot have multiple 'sret' parameters!", "Parameter Attributes",
        "A function has only one return value.";
    SRET_PLACE = "V0539", "Attribute 'sret' is not on first or second parameter!", "Parameter Attributes",
        "Only `this` may come before the pointer to the result.";
    SEVERAL_SWIFTSELF = "V0540", "Cannot have multiple 'swiftself' parameters!", "Parameter Attributes",
        "There is only one register for it.";
    SEVERAL_SWIFTASYNC = "V0541", "Cannot have multiple 'swiftasync' parameters!", "Parameter Attributes",
        "There is only one register for it.";
    SEVERAL_SWIFTERROR = "V0542", "Cannot have multiple 'swifterror' parameters!", "Parameter Attributes",
        "There is only one register for it.";
    INALLOCA_LAST_PARAMETER = "V0543", "inalloca isn't on the last parameter!", "Parameter Attributes",
        "The memory of all arguments is one allocation, to which the last argument points.";
    OPTNONE_NOINLINE = "V0544", "Attribute 'optnone' requires 'noinline'!", "Function Attributes",
        "If inlined, the function would be optimised with its caller.";
    OPTSIZE_OPTNONE = "V0545", "Attributes 'optsize and optnone' are incompatible!", "Function Attributes",
        "A function that is not optimised cannot be optimised for size.";
    MINSIZE_OPTNONE = "V0546", "Attributes 'minsize and optnone' are incompatible!", "Function Attributes",
        "A function that is not optimised cannot be optimised for size.";
    OPTDEBUG_OPTNONE = "V0547", "Attributes 'optdebug and optnone' are incompatible!", "Function Attributes",
        "A function that is not optimised cannot be optimised for debugging.";
    REALTIME_BLOCKING = "V0548",
        "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!", "Function Attributes",
        "A function cannot be both nonblocking and blocking.";
    OPTSIZE_OPTDEBUG = "V0549", "Attributes 'optsize and optdebug' are incompatible!", "Function Attributes",
        "Optimising for size loses what optimising for debugging preserves.";
    MINSIZE_OPTDEBUG = "V0550", "Attributes 'minsize and optdebug' are incompatible!", "Function Attributes",
        "Optimising for size loses what optimising for debugging preserves.";
    WRITABLE_MEMORY = "V0551", "Attribute writable and memory without argmem: write are incompatible!",
        "Parameter Attributes", "A function that does not write to its arguments' memory needs no permission to do so.";
    STREAMING_MODES = "V0552",
        "Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!",
        "Function Attributes", "A function either requires streaming mode or runs in both modes.";
    ZA_EXCLUSIVE = "V0553",
        "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive",
        "Function Attributes", "Each of them determines the state of the ZA array across a call.";
    ZT0_EXCLUSIVE = "V0554",
        "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive",
        "Function Attributes", "Each of them determines the state of the ZT0 register across a call.";
    JUMPTABLE_UNNAMED_ADDR = "V0555", "Attribute 'jumptable' requires 'unnamed_addr'", "Function Attributes",
        "The address of the function becomes that of a table entry, so it must not be significant.";
    ALLOCSIZE_ELEMENT_BOUNDS = "V0556", "'allocsize' element size argument is out of bounds", "Function Attributes",
        "The index must refer to a parameter.";
    ALLOCSIZE_ELEMENT_TYPE = "V0557", "'allocsize' element size argument must refer to an integer parameter",
        "Function Attributes", "A size is an integer.";
    ALLOCSIZE_COUNT_BOUNDS = "V0558", "'allocsize' number of elements argument is out of bounds",
        "Function Attributes", "The index must refer to a parameter.";
    ALLOCSIZE_COUNT_TYPE = "V0559", "'allocsize' number of elements argument must refer to an integer parameter",
        "Function Attributes", "A count is an integer.";
    ALLOCKIND_ONE = "V0560", "'allockind()' requires exactly one of alloc, realloc, and free",
        "Function Attributes", "A function of an allocator allocates, reallocates or frees.";
    ALLOCKIND_FREE = "V0561", "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.",
        "Function Attributes", "The modifiers describe new memory, and freeing does not return any.";
    ALLOCKIND_CONTENT = "V0562", "'allockind()' can't be both zeroed and uninitialized", "Function Attributes",
        "New memory either holds zeros or is uninitialized.";
    ALLOC_VARIANT_EMPTY = "V0563", "'alloc-variant-zeroed' must not be empty", "Function Attributes",
        "The value must name a function.";
    ALLOC_VARIANT_FAMILY = "V0564",
        "'alloc-variant-zeroed' must name a function belonging to the same 'alloc-family'", "Function Attributes",
        "Memory allocated by one family cannot be freed by another.";
    ALLOC_VARIANT_KIND = "V0565", "'alloc-variant-zeroed' must name a function with 'allockind(\"zeroed\")'",
        "Function Attributes", "The variant is called instead when zeroed memory is wanted.";
    ALLOC_VARIANT_SIGNATURE = "V0566", "'alloc-variant-zeroed' must name a function with the same signature",
        "Function Attributes", "The variant is called with the same arguments.";
    VSCALE_MINIMUM_ZERO = "V0567", "'vscale_range' minimum must be greater than 0", "Function Attributes",
        "A scalable vector is never empty.";
    VSCALE_MINIMUM_POWER = "V0568", "'vscale_range' minimum must be power-of-two value", "Function Attributes",
        "`vscale` is a power of two.";
    VSCALE_ORDER = "V0569", "'vscale_range' minimum cannot be greater than maximum", "Function Attributes",
        "No value of `vscale` would remain.";
    VSCALE_MAXIMUM_POWER = "V0570", "'vscale_range' maximum must be power-of-two value", "Function Attributes",
        "`vscale` is a power of two.";
    FRAME_POINTER = "V0571", "invalid value for 'frame-pointer' attribute: {}", "Function Attributes",
        "The values are `none`, `reserved`, `non-leaf`, `non-leaf-no-reserve` and `all`.";
    UNSIGNED_STRING = "V0572", "\"{}\" takes an unsigned integer: {}", "Function Attributes",
        "The value must be a decimal number.";
    PATCHABLE_SECTION = "V0573", "\"patchable-function-entry-section\" must not be empty", "Function Attributes",
        "The value must name a section.";
    SIGN_RETURN_ADDRESS = "V0574", "invalid value for 'sign-return-address' attribute: {}", "Function Attributes",
        "The values are `none`, `non-leaf` and `all`.";
    SIGN_RETURN_ADDRESS_KEY = "V0575", "invalid value for 'sign-return-address-key' attribute: {}",
        "Function Attributes", "The values are `a_key` and `b_key`.";
    SIGN_RETURN_ADDRESS_KEY_ALONE = "V0576", "'sign-return-address-key' present without `sign-return-address`",
        "Function Attributes", "A key is useless if nothing is signed.";
    SWITCH_STRING = "V0577", "invalid value for '{}' attribute: {}", "Function Attributes",
        "The attribute is a switch: its value is `true`, `false` or empty.";
    VFABI_NAME = "V0578", "invalid name for a VFABI variant: {}", "Function Attributes",
        "The name encodes how the vector variant treats each parameter.";
    DENORMAL_MODE = "V0579", "invalid value for '{}' attribute: {}", "Function Attributes",
        "The values are `ieee`, `preserve-sign`, `positive-zero` and `dynamic`, for results and for operands.";
    MODULAR_FORMAT_COUNT = "V0580", "modular-format attribute requires at least 5 arguments", "Function Attributes",
        "A type, two numbers and two names precede the aspects.";
    MODULAR_FORMAT_FIRST = "V0581", "modular-format attribute first arg index is not an integer",
        "Function Attributes", "The index is that of a parameter, from 1.";
    MODULAR_FORMAT_FIRST_BOUNDS = "V0582", "modular-format attribute first arg index is out of bounds",
        "Function Attributes", "The index is that of a parameter, from 1.";
    FEATURES_EMPTY = "V0583", "target-features attribute should not contain an empty string", "Function Attributes",
        "Each item between commas is the name of a feature.";
    FEATURE_SIGN = "V0584", "target feature '{}' must start with a '+' or '-'", "Function Attributes",
        "The sign switches a feature on or off.";
    BUILTIN_NOT_CALL = "V0585", "Attribute 'builtin' can only be applied to a callsite.", "Function Attributes",
        "The attribute is an exception to the callee's `nobuiltin`.";
    ELEMENTTYPE_NOT_CALL = "V0586", "Attribute 'elementtype' can only be applied to a callsite.",
        "Parameter Attributes", "The attribute determines the type for a single call.";
    SPECULATABLE_CALL = "V0587", "speculatable attribute may not apply to call sites", "Function Attributes",
        "Only the callee can promise that it has no effects; a call site cannot.";
    PREALLOCATED_CALL = "V0588",
        "preallocated as a call site attribute can only be on llvm.call.preallocated.arg", "Function Attributes",
        "The attribute gives that intrinsic the type of the argument.";
    INALLOCA_MISMATCH = "V0589", "inalloca argument for call has mismatched alloca", "Parameter Attributes",
        "The memory of the arguments must come from an `alloca` with `inalloca`.";
    SWIFTERROR_ALLOCA = "V0590", "swifterror argument for call has mismatched alloca", "Parameter Attributes",
        "A `swifterror` value is in a register, but an ordinary `alloca` is in memory.";
    SWIFTERROR_SOURCE = "V0591", "swifterror argument should come from an alloca or parameter",
        "Parameter Attributes", "Nothing else creates a `swifterror` value.";
    SWIFTERROR_PARAMETER = "V0592", "swifterror argument for call has mismatched parameter", "Parameter Attributes",
        "A `swifterror` value is in a special register, but an ordinary parameter is not.";
    VARARG_SRET = "V0593", "Attribute 'sret' cannot be used for vararg call arguments!", "Parameter Attributes",
        "The callee does not know that it must write its result there.";
}
