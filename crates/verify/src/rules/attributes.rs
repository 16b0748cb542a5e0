//! Rules for attributes of functions, results, parameters, arguments and calls.

use crate::rule::rules;

rules! {
    BOOL_STRING = "V0501", "invalid value for '{}' attribute: {}", "Function Attributes",
        "Such an attribute is a switch, so that its value is `true`, `false` or nothing.";
    ATTRIBUTE_ARGUMENT = "V0502", "Attribute '{}' should have an Argument", "Parameter Attributes",
        "An attribute that carries a number says nothing without it.";
    NOT_FOR_RESULTS = "V0503", "Attribute '{}' does not apply to function return values", "Parameter Attributes",
        "What the attribute promises has no meaning for the value that a function returns.";
    NOT_FOR_PARAMETERS = "V0504", "Attribute '{}' does not apply to parameters", "Parameter Attributes",
        "What the attribute promises has no meaning for a parameter.";
    NOT_FOR_FUNCTIONS = "V0505", "Attribute '{}' does not apply to functions!", "Function Attributes",
        "What the attribute promises has no meaning for a function as a whole.";
    IMMARG_ALONE = "V0506", "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute",
        "Parameter Attributes",
        "An immediate is a number in the instruction; it is not passed, so that nothing can be said of how.";
    ABI_EXCLUSIVE = "V0507",
        "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
        "Parameter Attributes", "Each of them says where the argument lies; it can lie in one place only.";
    INALLOCA_READONLY = "V0508", "Attributes 'inalloca and readonly' are incompatible!", "Parameter Attributes",
        "The memory of an `inalloca` argument belongs to the callee, which may write it.";
    SRET_RETURNED = "V0509", "Attributes 'sret and returned' are incompatible!", "Parameter Attributes",
        "A function that returns through memory has no result that could be the pointer to it.";
    ZEROEXT_SIGNEXT = "V0510", "Attributes 'zeroext and signext' are incompatible!", "Parameter Attributes",
        "The upper bits of an argument are zeros or copies of the sign, not both.";
    READNONE_READONLY = "V0511", "Attributes 'readnone and readonly' are incompatible!", "Parameter Attributes",
        "One of them says that the pointer is not dereferenced, the other how it is.";
    READNONE_WRITEONLY = "V0512", "Attributes 'readnone and writeonly' are incompatible!", "Parameter Attributes",
        "One of them says that the pointer is not dereferenced, the other how it is.";
    READONLY_WRITEONLY = "V0513", "Attributes 'readonly and writeonly' are incompatible!", "Parameter Attributes",
        "Both at once would mean `readnone`, which is to be written so.";
    NOINLINE_ALWAYSINLINE = "V0514", "Attributes 'noinline and alwaysinline' are incompatible!", "Function Attributes",
        "A function is inlined always or never.";
    WRITABLE_READNONE = "V0515", "Attributes writable and readnone are incompatible!", "Parameter Attributes",
        "Permission to write is meaningless where nothing is accessed.";
    WRITABLE_READONLY = "V0516", "Attributes writable and readonly are incompatible!", "Parameter Attributes",
        "Permission to write is meaningless where nothing is written.";
    INCOMPATIBLE_TYPE = "V0517", "Attribute '{}' applied to incompatible type!", "Parameter Attributes",
        "The attribute speaks of pointers, integers or floating-point numbers, which the value is not.";
    HUGE_ALIGN = "V0518", "huge alignment values are unsupported", "Parameter Attributes",
        "The largest alignment is 2^32 bytes.";
    BYVAL_UNSIZED = "V0519", "Attribute 'byval' does not support unsized types!", "Parameter Attributes",
        "The callee gets a copy, whose size must be known.";
    BYVAL_TARGET_TYPE = "V0520", "'byval' argument has illegal target extension type", "Target Extension Type",
        "The copy lies on the stack, where values of this type may not lie.";
    BYVAL_HUGE = "V0521", "huge 'byval' arguments are unsupported", "Parameter Attributes",
        "Copies on the stack are smaller than 4 GiB.";
    BYREF_UNSIZED = "V0522", "Attribute 'byref' does not support unsized types!", "Parameter Attributes",
        "The callee reads memory of this type, whose size must be known.";
    BYREF_HUGE = "V0523", "huge 'byref' arguments are unsupported", "Parameter Attributes",
        "What is passed by reference is smaller than 4 GiB.";
    INALLOCA_UNSIZED = "V0524", "Attribute 'inalloca' does not support unsized types!", "Parameter Attributes",
        "The argument lies in the frame of the call, so that its size must be known.";
    INALLOCA_HUGE = "V0525", "huge 'inalloca' arguments are unsupported", "Parameter Attributes",
        "Argument memory is smaller than 4 GiB.";
    PREALLOCATED_UNSIZED = "V0526", "Attribute 'preallocated' does not support unsized types!",
        "Parameter Attributes", "The argument lies in the frame of the call, so that its size must be known.";
    PREALLOCATED_HUGE = "V0527", "huge 'preallocated' arguments are unsupported", "Parameter Attributes",
        "Argument memory is smaller than 4 GiB.";
    INITIALIZES_EMPTY = "V0528", "Attribute 'initializes' does not support empty list", "Parameter Attributes",
        "An empty list says nothing.";
    INITIALIZES_UNORDERED = "V0529", "Attribute 'initializes' does not support unordered ranges",
        "Parameter Attributes", "Ranges ascend and do not touch, so that one set of bytes has one list.";
    NOFPCLASS_EMPTY = "V0530", "Attribute 'nofpclass' must have at least one test bit set", "Parameter Attributes",
        "An attribute that excludes no class says nothing.";
    NOFPCLASS_MASK = "V0531", "Invalid value for 'nofpclass' test mask", "Parameter Attributes",
        "There are ten classes of floating-point numbers, hence ten bits.";
    RANGE_WIDTH = "V0532", "Range bit width must match type bit width!", "Parameter Attributes",
        "The bounds are numbers of the type of the value that they bound.";
    IMMARG_NOT_INTRINSIC = "V0533", "immarg attribute only applies to intrinsics", "Parameter Attributes",
        "Only the compiler itself can demand that an argument is known when it compiles.";
    ELEMENTTYPE_NOT_INTRINSIC = "V0534",
        "Attribute 'elementtype' can only be applied to intrinsics and inline asm.", "Parameter Attributes",
        "No convention of calls passes a type along with a pointer.";
    SEVERAL_NEST = "V0535", "More than one parameter has attribute nest!", "Parameter Attributes",
        "There is one register for the static chain.";
    SEVERAL_RETURNED = "V0536", "More than one parameter has attribute returned!", "Parameter Attributes",
        "A function returns one value.";
    RETURNED_TYPE = "V0537", "Incompatible argument and return types for 'returned' attribute",
        "Parameter Attributes", "An argument that is returned has the type of the result.";
    SEVERAL_SRET = "V0538", "Cannot have multiple 'sret' parameters!", "Parameter Attributes",
        "A function returns one value.";
    SRET_PLACE = "V0539", "Attribute 'sret' is not on first or second parameter!", "Parameter Attributes",
        "Only `this` may come before the pointer to the result.";
    SEVERAL_SWIFTSELF = "V0540", "Cannot have multiple 'swiftself' parameters!", "Parameter Attributes",
        "There is one register for it.";
    SEVERAL_SWIFTASYNC = "V0541", "Cannot have multiple 'swiftasync' parameters!", "Parameter Attributes",
        "There is one register for it.";
    SEVERAL_SWIFTERROR = "V0542", "Cannot have multiple 'swifterror' parameters!", "Parameter Attributes",
        "There is one register for it.";
    INALLOCA_LAST_PARAMETER = "V0543", "inalloca isn't on the last parameter!", "Parameter Attributes",
        "The memory of all arguments is one allocation, to which the last argument points.";
    OPTNONE_NOINLINE = "V0544", "Attribute 'optnone' requires 'noinline'!", "Function Attributes",
        "Inlined, the function would be optimised with its caller.";
    OPTSIZE_OPTNONE = "V0545", "Attributes 'optsize and optnone' are incompatible!", "Function Attributes",
        "What is not optimised is not optimised for size.";
    MINSIZE_OPTNONE = "V0546", "Attributes 'minsize and optnone' are incompatible!", "Function Attributes",
        "What is not optimised is not optimised for size.";
    OPTDEBUG_OPTNONE = "V0547", "Attributes 'optdebug and optnone' are incompatible!", "Function Attributes",
        "What is not optimised needs no moderation for the sake of debugging.";
    REALTIME_BLOCKING = "V0548",
        "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!", "Function Attributes",
        "A function that may not block is not one that blocks.";
    OPTSIZE_OPTDEBUG = "V0549", "Attributes 'optsize and optdebug' are incompatible!", "Function Attributes",
        "Optimising for size loses what optimising for debugging keeps.";
    MINSIZE_OPTDEBUG = "V0550", "Attributes 'minsize and optdebug' are incompatible!", "Function Attributes",
        "Optimising for size loses what optimising for debugging keeps.";
    WRITABLE_MEMORY = "V0551", "Attribute writable and memory without argmem: write are incompatible!",
        "Parameter Attributes", "A function that does not write its arguments' memory needs no permission to do so.";
    STREAMING_MODES = "V0552",
        "Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!",
        "Function Attributes", "A function demands streaming mode, or it runs in either mode.";
    ZA_EXCLUSIVE = "V0553",
        "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive",
        "Function Attributes", "Each of them says what becomes of the ZA array over a call.";
    ZT0_EXCLUSIVE = "V0554",
        "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive",
        "Function Attributes", "Each of them says what becomes of the register ZT0 over a call.";
    JUMPTABLE_UNNAMED_ADDR = "V0555", "Attribute 'jumptable' requires 'unnamed_addr'", "Function Attributes",
        "The address of the function becomes that of an entry of a table, which must not matter.";
    ALLOCSIZE_ELEMENT_BOUNDS = "V0556", "'allocsize' element size argument is out of bounds", "Function Attributes",
        "The number must be that of a parameter.";
    ALLOCSIZE_ELEMENT_TYPE = "V0557", "'allocsize' element size argument must refer to an integer parameter",
        "Function Attributes", "A size is a number.";
    ALLOCSIZE_COUNT_BOUNDS = "V0558", "'allocsize' number of elements argument is out of bounds",
        "Function Attributes", "The number must be that of a parameter.";
    ALLOCSIZE_COUNT_TYPE = "V0559", "'allocsize' number of elements argument must refer to an integer parameter",
        "Function Attributes", "A count is a number.";
    ALLOCKIND_ONE = "V0560", "'allockind()' requires exactly one of alloc, realloc, and free",
        "Function Attributes", "A function of an allocator does one of the three.";
    ALLOCKIND_FREE = "V0561", "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.",
        "Function Attributes", "They say what new memory is like, and freeing gives none.";
    ALLOCKIND_CONTENT = "V0562", "'allockind()' can't be both zeroed and uninitialized", "Function Attributes",
        "New memory holds zeros or nothing.";
    ALLOC_VARIANT_EMPTY = "V0563", "'alloc-variant-zeroed' must not be empty", "Function Attributes",
        "It names a function.";
    ALLOC_VARIANT_FAMILY = "V0564",
        "'alloc-variant-zeroed' must name a function belonging to the same 'alloc-family'", "Function Attributes",
        "What one family allocates another does not free.";
    ALLOC_VARIANT_KIND = "V0565", "'alloc-variant-zeroed' must name a function with 'allockind(\"zeroed\")'",
        "Function Attributes", "It is called instead where zeros are wanted.";
    ALLOC_VARIANT_SIGNATURE = "V0566", "'alloc-variant-zeroed' must name a function with the same signature",
        "Function Attributes", "It is called instead, with the same arguments.";
    VSCALE_MINIMUM_ZERO = "V0567", "'vscale_range' minimum must be greater than 0", "Function Attributes",
        "A scalable vector is never empty.";
    VSCALE_MINIMUM_POWER = "V0568", "'vscale_range' minimum must be power-of-two value", "Function Attributes",
        "`vscale` is a power of two.";
    VSCALE_ORDER = "V0569", "'vscale_range' minimum cannot be greater than maximum", "Function Attributes",
        "No value of `vscale` would be left.";
    VSCALE_MAXIMUM_POWER = "V0570", "'vscale_range' maximum must be power-of-two value", "Function Attributes",
        "`vscale` is a power of two.";
    FRAME_POINTER = "V0571", "invalid value for 'frame-pointer' attribute: {}", "Function Attributes",
        "The values are `none`, `reserved`, `non-leaf`, `non-leaf-no-reserve` and `all`.";
    UNSIGNED_STRING = "V0572", "\"{}\" takes an unsigned integer: {}", "Function Attributes",
        "The attribute's value is a decimal number.";
    PATCHABLE_SECTION = "V0573", "\"patchable-function-entry-section\" must not be empty", "Function Attributes",
        "It names a section.";
    SIGN_RETURN_ADDRESS = "V0574", "invalid value for 'sign-return-address' attribute: {}", "Function Attributes",
        "The values are `none`, `non-leaf` and `all`.";
    SIGN_RETURN_ADDRESS_KEY = "V0575", "invalid value for 'sign-return-address-key' attribute: {}",
        "Function Attributes", "The values are `a_key` and `b_key`.";
    SIGN_RETURN_ADDRESS_KEY_ALONE = "V0576", "'sign-return-address-key' present without `sign-return-address`",
        "Function Attributes", "A key is of no use where nothing is signed.";
    SWITCH_STRING = "V0577", "invalid value for '{}' attribute: {}", "Function Attributes",
        "Such an attribute is a switch, so that its value is `true`, `false` or nothing.";
    VFABI_NAME = "V0578", "invalid name for a VFABI variant: {}", "Function Attributes",
        "The name is read for what the vector variant does with each parameter.";
    DENORMAL_MODE = "V0579", "invalid value for '{}' attribute: {}", "Function Attributes",
        "The values are `ieee`, `preserve-sign`, `positive-zero` and `dynamic`, for results and for operands.";
    MODULAR_FORMAT_COUNT = "V0580", "modular-format attribute requires at least 5 arguments", "Function Attributes",
        "A type, two numbers and two names come before the aspects.";
    MODULAR_FORMAT_FIRST = "V0581", "modular-format attribute first arg index is not an integer",
        "Function Attributes", "It is the number of a parameter, from 1.";
    MODULAR_FORMAT_FIRST_BOUNDS = "V0582", "modular-format attribute first arg index is out of bounds",
        "Function Attributes", "It is the number of a parameter, from 1.";
    FEATURES_EMPTY = "V0583", "target-features attribute should not contain an empty string", "Function Attributes",
        "Between commas stands the name of a feature.";
    FEATURE_SIGN = "V0584", "target feature '{}' must start with a '+' or '-'", "Function Attributes",
        "A feature is switched on or off.";
    BUILTIN_NOT_CALL = "V0585", "Attribute 'builtin' can only be applied to a callsite.", "Function Attributes",
        "It is an exception to `nobuiltin` of the function that is called.";
    ELEMENTTYPE_NOT_CALL = "V0586", "Attribute 'elementtype' can only be applied to a callsite.",
        "Parameter Attributes", "It says which type one call means.";
    SPECULATABLE_CALL = "V0587", "speculatable attribute may not apply to call sites", "Function Attributes",
        "A call is executed or not whatever the callee is like; only the callee can promise that it has no effects.";
    PREALLOCATED_CALL = "V0588",
        "preallocated as a call site attribute can only be on llvm.call.preallocated.arg", "Function Attributes",
        "It tells that intrinsic the type of the argument.";
    INALLOCA_MISMATCH = "V0589", "inalloca argument for call has mismatched alloca", "Parameter Attributes",
        "The memory of the arguments is made by an `alloca` that says so.";
    SWIFTERROR_ALLOCA = "V0590", "swifterror argument for call has mismatched alloca", "Parameter Attributes",
        "A `swifterror` value lives in a register, which an ordinary `alloca` does not.";
    SWIFTERROR_SOURCE = "V0591", "swifterror argument should come from an alloca or parameter",
        "Parameter Attributes", "Nothing else makes a `swifterror` value.";
    SWIFTERROR_PARAMETER = "V0592", "swifterror argument for call has mismatched parameter", "Parameter Attributes",
        "A `swifterror` value lives in a register, which an ordinary parameter does not.";
    VARARG_SRET = "V0593", "Attribute 'sret' cannot be used for vararg call arguments!", "Parameter Attributes",
        "The callee does not know that it has to write the result there.";
}
