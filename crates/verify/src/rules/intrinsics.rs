//! Rules for intrinsics: signatures, and requirements on the arguments of individual intrinsics.

use crate::rule::rules;

rules! {
    INTRINSIC_DEFINED = "V0601", "llvm intrinsics cannot be defined!", "Intrinsic Functions",
        "Names with the prefix `llvm.` are reserved for the compiler.";
    INTRINSIC_USER = "V0602", "Invalid user of intrinsic instruction!", "Intrinsic Functions",
        "An intrinsic is an operation without an address; it can only be called.";
    POINTER_BASE_RESULT = "V0603", "gc.get.pointer.base must return a pointer",
        "'llvm.experimental.gc.get.pointer.base' Intrinsic", "The base of a pointer is a pointer.";
    POINTER_BASE_TYPES = "V0604", "gc.get.pointer.base operand and result must be of the same type",
        "'llvm.experimental.gc.get.pointer.base' Intrinsic", "The base is in the same address space.";
    POINTER_OFFSET_OPERAND = "V0605", "gc.get.pointer.offset operand must be a pointer",
        "'llvm.experimental.gc.get.pointer.offset' Intrinsic", "Only a pointer has an offset from a base.";
    POINTER_OFFSET_RESULT = "V0606", "gc.get.pointer.offset must return integer",
        "'llvm.experimental.gc.get.pointer.offset' Intrinsic", "An offset is an integer.";
    POINTER_PARAMETERS = "V0607", "wrong number of parameters", "'llvm.experimental.gc.get.pointer.base' Intrinsic",
        "The intrinsic takes a single pointer.";
    NEVER_DEFINED = "V0608", "Intrinsic functions should never be defined!", "Intrinsic Functions",
        "The compiler defines the meaning of an intrinsic; a body could only contradict it.";
    WRONG_RESULT = "V0609", "Intrinsic has incorrect return type!", "Intrinsic Functions",
        "The name of an intrinsic determines its types.";
    WRONG_ARGUMENT = "V0610", "Intrinsic has incorrect argument type!", "Intrinsic Functions",
        "The name of an intrinsic determines its types.";
    NOT_VARIABLE = "V0611", "Intrinsic was not defined with variable arguments!", "Intrinsic Functions",
        "The name of an intrinsic determines its number of arguments.";
    IS_VARIABLE = "V0612", "Callsite was not defined with variable arguments!", "Intrinsic Functions",
        "The intrinsic takes any arguments after the first, and its declaration must be variadic.";
    WRONG_NAME = "V0613", "Intrinsic name not mangled correctly for type arguments! Should be: {}",
        "Intrinsic Functions", "The name of an overloaded intrinsic includes its types, so that each instance has one name.";
    AMX_CONSTANT = "V0614", "const x86_amx is not allowed in argument!", "X86_amx Type",
        "There is no constant form of a matrix register.";
    ASSUME_CONDITION = "V0615", "assume with operand bundles must have i1 true condition", "Assume Operand Bundles",
        "The bundles state the assumptions; a condition in addition would be a second assumption.";
    ASSUME_STORAGE_COUNT = "V0616", "separate_storage assumptions should have 2 arguments", "Assume Operand Bundles",
        "The assumption concerns two pointers.";
    ASSUME_STORAGE_POINTERS = "V0617", "arguments to separate_storage assumptions should be pointers",
        "Assume Operand Bundles", "The assumption concerns two pointers.";
    ASSUME_TAG = "V0618", "tags must be valid attribute names", "Assume Operand Bundles",
        "The tag of the bundle names the attribute that is assumed.";
    ASSUME_ALIGN_COUNT = "V0619", "alignment assumptions should have 2 or 3 arguments", "Assume Operand Bundles",
        "The operands are a pointer, an alignment, and optionally an offset.";
    ASSUME_POINTER = "V0620", "first argument should be a pointer", "Assume Operand Bundles",
        "The assumption concerns the memory that the pointer refers to.";
    ASSUME_INTEGER = "V0621", "second argument should be an integer", "Assume Operand Bundles",
        "The argument is a number of bytes.";
    ASSUME_OFFSET = "V0622", "third argument should be an integer if present", "Assume Operand Bundles",
        "The argument is a number of bytes.";
    ASSUME_DEREFERENCEABLE_COUNT = "V0623", "dereferenceable assumptions should have 2 arguments",
        "Assume Operand Bundles", "The operands are a pointer and the number of readable bytes.";
    ASSUME_TOO_MANY = "V0624", "too many arguments", "Assume Operand Bundles",
        "An attribute concerns one value and has at most one number.";
    ASSUME_TWO = "V0625", "this attribute should have 2 arguments", "Assume Operand Bundles",
        "The operands are a value and the number of the attribute.";
    ASSUME_CONSTANT = "V0626", "the second argument should be a constant integral value", "Assume Operand Bundles",
        "The number of an attribute must be known at compile time.";
    ASSUME_ONE = "V0627", "this attribute should have one argument", "Assume Operand Bundles",
        "A parameter attribute concerns one value.";
    ASSUME_NONE = "V0628", "this attribute has no argument", "Assume Operand Bundles",
        "A function attribute concerns no value.";
    COMPARE_WIDTH = "V0629", "result type must be at least 2 bits wide", "'llvm.scmp.*' and 'llvm.ucmp.*' Intrinsics",
        "The result is -1, 0 or 1, which takes two bits.";
    COMPARE_SHAPE = "V0630", "ucmp/scmp argument and result types must both be either vector or scalar types",
        "'llvm.scmp.*' and 'llvm.ucmp.*' Intrinsics", "There is one result per pair of lanes.";
    COMPARE_LENGTH = "V0631", "return type and arguments must have the same number of elements",
        "'llvm.scmp.*' and 'llvm.ucmp.*' Intrinsics", "There is one result per pair of lanes.";
    FPCLASS_BITS = "V0632", "unsupported bits for llvm.is.fpclass test mask", "'llvm.is.fpclass' Intrinsic",
        "There are ten classes of floating-point numbers, hence ten bits.";
    ROUNDING_STRING = "V0634",
        "invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)",
        "'llvm.fptrunc.round' Intrinsic", "The rounding mode is given as a string.";
    ROUNDING_UNSUPPORTED = "V0635", "unsupported rounding mode argument", "'llvm.fptrunc.round' Intrinsic",
        "The rounding mode must be one of the five fixed ones.";
    MEMSET_PATTERN = "V0636", "unsized types cannot be used as memset patterns",
        "'llvm.experimental.memset.pattern' Intrinsic", "The pattern is written to memory repeatedly, so its size must be known.";
    ATOMIC_ELEMENT_SIZE = "V0637", "element size of the element-wise atomic memory intrinsic must be a power of 2",
        "'llvm.memcpy.element.unordered.atomic' Intrinsic", "Atomic accesses have 1, 2, 4 … bytes.";
    ATOMIC_DESTINATION = "V0638", "incorrect alignment of the destination argument",
        "'llvm.memcpy.element.unordered.atomic' Intrinsic", "An unaligned element cannot be accessed atomically.";
    ATOMIC_SOURCE = "V0639", "incorrect alignment of the source argument",
        "'llvm.memcpy.element.unordered.atomic' Intrinsic", "An unaligned element cannot be accessed atomically.";
    TRAMPOLINE_FUNCTION = "V0640", "llvm.init_trampoline parameter #2 must resolve to a function.",
        "'llvm.init.trampoline' Intrinsic", "The trampoline jumps to a function whose calling convention must be known.";
    PREFETCH_WRITE = "V0641", "rw argument to llvm.prefetch must be 0-1", "'llvm.prefetch' Intrinsic",
        "0 means reading, 1 means writing.";
    PREFETCH_LOCALITY = "V0642", "locality argument to llvm.prefetch must be 0-3", "'llvm.prefetch' Intrinsic",
        "The value ranges from no locality (0) to keeping the line in the cache (3).";
    PREFETCH_CACHE = "V0643", "cache type argument to llvm.prefetch must be 0-1", "'llvm.prefetch' Intrinsic",
        "0 means the instruction cache, 1 the data cache.";
    RELOC_STRING = "V0644", "llvm.reloc.none argument must be a metadata string", "'llvm.reloc.none' Intrinsic",
        "The string is the name of a symbol.";
    STACK_PROTECTOR = "V0645", "llvm.stackprotector parameter #2 must resolve to an alloca.",
        "'llvm.stackprotector' Intrinsic", "The guard is copied to a stack slot.";
    ESCAPE_ENTRY = "V0646", "llvm.localescape used outside of entry block",
        "'llvm.localescape' and 'llvm.localrecover' Intrinsics", "Escaped values are located at fixed offsets in the frame.";
    ESCAPE_TWICE = "V0647", "multiple calls to llvm.localescape in one function",
        "'llvm.localescape' and 'llvm.localrecover' Intrinsics", "The arguments are numbered per function.";
    ESCAPE_STATIC = "V0648", "llvm.localescape only accepts static allocas",
        "'llvm.localescape' and 'llvm.localrecover' Intrinsics", "Escaped values are located at fixed offsets in the frame.";
    RECOVER_FUNCTION = "V0649", "llvm.localrecover first argument must be function defined in this module",
        "'llvm.localescape' and 'llvm.localrecover' Intrinsics", "The layout of its frame is known only when it is compiled.";
    RECOVER_INDEX = "V0650",
        "all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function",
        "'llvm.localescape' and 'llvm.localrecover' Intrinsics", "The index is that of an argument of `llvm.localescape`.";
    EXCEPTION_POINTER = "V0651", "eh.exceptionpointer argument must be a catchpad",
        "'llvm.eh.exceptionpointer' Intrinsic", "The exception is available where it is caught.";
    GUARD_INVOKED = "V0652", "experimental_guard cannot be invoked", "'llvm.experimental.guard' Intrinsic",
        "A guard either continues or leaves the function for good, so it never unwinds.";
    GUARD_DEOPT = "V0653", "experimental_guard must have exactly one \"deopt\" operand bundle",
        "'llvm.experimental.guard' Intrinsic", "The bundle gives the state with which the interpreter continues.";
    DEOPTIMIZE_INVOKED = "V0654", "experimental_deoptimize cannot be invoked",
        "'llvm.experimental.deoptimize' Intrinsic", "It does not return.";
    DEOPTIMIZE_DEOPT = "V0655", "experimental_deoptimize must have exactly one \"deopt\" operand bundle",
        "'llvm.experimental.deoptimize' Intrinsic", "The bundle gives the state with which the interpreter continues.";
    DEOPTIMIZE_TYPE = "V0656", "experimental_deoptimize return type must match caller return type",
        "'llvm.experimental.deoptimize' Intrinsic", "The caller returns the interpreter's result.";
    DEOPTIMIZE_RETURN = "V0657", "calls to experimental_deoptimize must be followed by a return",
        "'llvm.experimental.deoptimize' Intrinsic", "The caller returns the interpreter's result.";
    DEOPTIMIZE_VALUE = "V0658",
        "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize",
        "'llvm.experimental.deoptimize' Intrinsic", "The caller returns the interpreter's result.";
    DEOPTIMIZE_CONVENTIONS = "V0659",
        "All llvm.experimental.deoptimize declarations must have the same calling convention",
        "'llvm.experimental.deoptimize' Intrinsic", "All of them are implemented by one runtime function.";
    VA_START = "V0660", "va_start called in a non-varargs function", "'llvm.va_start' Intrinsic",
        "The function has no variable arguments.";
    DYNAMIC_AREA = "V0661",
        "get_dynamic_area_offset result type must be scalar integer matching alloca address space width",
        "'llvm.get.dynamic.area.offset' Intrinsic", "The result is the distance between two stack addresses.";
    FIX_SIGNED_SCALE = "V0662", "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands",
        "Fixed Point Arithmetic Intrinsics", "One bit holds the sign, so fewer bits are left for the fraction.";
    FIX_UNSIGNED_SCALE = "V0663",
        "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands",
        "Fixed Point Arithmetic Intrinsics", "The fraction cannot have more bits than the number.";
    ROUND_SHAPE = "V0664", "{}: argument and result disagree on vector use", "'llvm.lrint.*' Intrinsic",
        "There is one result per lane.";
    ROUND_LENGTH = "V0665", "{}: argument must be same length as result", "'llvm.lrint.*' Intrinsic",
        "There is one result per lane.";
    BSWAP_WIDTH = "V0666", "bswap must be an even number of bytes", "'llvm.bswap.*' Intrinsics",
        "Bytes are swapped in pairs.";
    INVARIANT_SIZE = "V0667", "invariant_start parameter must be -1, 0 or a positive number",
        "'llvm.invariant.start' Intrinsic", "The argument is a number of bytes, or -1 for any.";
    PTRMASK_POINTER = "V0668", "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers",
        "'llvm.ptrmask' Intrinsic", "The intrinsic masks the bits of a pointer.";
    PTRMASK_SHAPE = "V0669", "llvm.ptrmask intrinsic arguments must be both scalars or both vectors",
        "'llvm.ptrmask' Intrinsic", "There is one mask per pointer.";
    PTRMASK_LENGTH = "V0670", "llvm.ptrmask intrinsic arguments must have the same number of elements",
        "'llvm.ptrmask' Intrinsic", "There is one mask per pointer.";
    PTRMASK_WIDTH = "V0671",
        "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument",
        "'llvm.ptrmask' Intrinsic", "The mask applies to the bits of the address.";
    THREAD_POINTER = "V0672",
        "llvm.thread.pointer intrinsic return type must be for the globals address space",
        "'llvm.thread.pointer' Intrinsic", "Thread-local variables are globals.";
    THREAD_LOCAL_GLOBAL = "V0673", "llvm.threadlocal.address first argument must be a GlobalValue",
        "'llvm.threadlocal.address' Intrinsic", "Only a global variable is thread-local.";
    THREAD_LOCAL = "V0674", "llvm.threadlocal.address operand isThreadLocal() must be true",
        "'llvm.threadlocal.address' Intrinsic", "Other variables have a single address.";
    LIFETIME = "V0675", "llvm.lifetime.start/end can only be used on alloca or poison", "'llvm.lifetime.start' Intrinsic",
        "Only stack objects have lifetimes that begin and end within a function.";
    CALLBR_LANDING = "V0676", "intrinstic requires callbr operand", "'llvm.callbr.landingpad' Intrinsic",
        "It returns the value of a `callbr` on an indirect edge.";
    CALLBR_PREDECESSOR = "V0677", "Intrinsic in block must have 1 unique predecessor",
        "'llvm.callbr.landingpad' Intrinsic", "The value is that of the `callbr` that branched here.";
    CALLBR_TERMINATOR = "V0678", "Intrinsic must have corresponding callbr in predecessor",
        "'llvm.callbr.landingpad' Intrinsic", "The value is that of the `callbr` that branched here.";
    CALLBR_DESTINATION = "V0679",
        "Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list",
        "'llvm.callbr.landingpad' Intrinsic", "On the direct edge, the value is that of the `callbr` itself.";
    CALLBR_FIRST = "V0680", "No other instructions may proceed intrinsic", "'llvm.callbr.landingpad' Intrinsic",
        "The value is copied from where the assembly left it before anything else is executed.";
    PRESERVE_ELEMENT = "V0681", "Intrinsic requires elementtype attribute on first argument.",
        "'llvm.preserve.array.access.index' Intrinsic", "The pointer does not determine the type of its memory.";
    EXCLUSIVE_ELEMENT = "V0682", "Intrinsic requires elementtype attribute on second argument.",
        "Parameter Attributes", "The pointer does not determine the type of its memory.";
    ANYREG_RESULT = "V0683", "patchpoint: invalid return type used with anyregcc",
        "'llvm.experimental.patchpoint.*' Intrinsic", "The result is returned in a single register.";
    CONSTRAINED_SCALAR = "V0684", "Intrinsic does not support vectors",
        "Constrained Floating-Point Intrinsics", "The operation does not exist for vectors.";
    CONSTRAINED_PREDICATE = "V0685", "invalid predicate for constrained FP comparison intrinsic",
        "Constrained Floating-Point Intrinsics", "There are fourteen predicates.";
    CONSTRAINED_SHAPE = "V0686", "Intrinsic first argument and result disagree on vector use",
        "Constrained Floating-Point Intrinsics", "There is one result per lane.";
    CONSTRAINED_LENGTH = "V0687", "Intrinsic first argument and result vector lengths must be equal",
        "Constrained Floating-Point Intrinsics", "There is one result per lane.";
    CONSTRAINED_NARROWS = "V0688", "Intrinsic first argument's type must be larger than result type",
        "Constrained Floating-Point Intrinsics", "A truncation makes a number narrower.";
    CONSTRAINED_WIDENS = "V0689", "Intrinsic first argument's type must be smaller than result type",
        "Constrained Floating-Point Intrinsics", "An extension makes a number wider.";
    CONSTRAINED_EXCEPTIONS = "V0690", "invalid exception behavior argument",
        "Constrained Floating-Point Intrinsics", "The value is `fpexcept.ignore`, `fpexcept.maytrap` or `fpexcept.strict`.";
    CONSTRAINED_ROUNDING = "V0691", "invalid rounding mode argument",
        "Constrained Floating-Point Intrinsics", "The value is `round.dynamic` or one of the five fixed modes.";
}
