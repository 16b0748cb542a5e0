//! Rules for intrinsics that belong together: coroutines, arguments set up before a call, garbage
//! collection.

use crate::rule::rules;

rules! {
    CORO_INFO = "V1901", "info argument of llvm.coro.id must refer to an initialized constant",
        "Coroutines: 'llvm.coro.id' Intrinsic", "The constant lists the parts of the coroutine.";
    CORO_INFO_TYPE = "V1902", "info argument of llvm.coro.id must refer to either a struct or an array",
        "Coroutines: 'llvm.coro.id' Intrinsic", "The constant lists the parts of the coroutine.";
    SETUP_USER = "V1903", "Uses of llvm.call.preallocated.setup must be calls",
        "'llvm.call.preallocated.setup' Intrinsic", "The token links the parts of one call.";
    SETUP_INDEX_CONSTANT = "V1904", "llvm.call.preallocated.alloc arg index must be a constant",
        "'llvm.call.preallocated.arg' Intrinsic", "The index is that of an argument.";
    SETUP_INDEX = "V1905",
        "llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count",
        "'llvm.call.preallocated.arg' Intrinsic", "The index is that of an argument.";
    SETUP_ONE_CALL = "V1906", "Can have at most one call corresponding to a llvm.call.preallocated.setup",
        "'llvm.call.preallocated.setup' Intrinsic", "The arguments are set up for a single call.";
    SETUP_NO_ARGUMENTS = "V1907", "cannot use preallocated intrinsics on a call without preallocated arguments",
        "'llvm.call.preallocated.setup' Intrinsic", "There would be nothing to set up.";
    SETUP_COUNT = "V1908",
        "llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site",
        "'llvm.call.preallocated.setup' Intrinsic", "Every preallocated argument must be set up.";
    SETUP_BUNDLE = "V1909",
        "Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle",
        "'llvm.call.preallocated.setup' Intrinsic", "The bundle names the setup that a call uses.";
    SETUP_TOKEN = "V1910", "preallocated bundle must have token from corresponding llvm.call.preallocated.setup",
        "'llvm.call.preallocated.setup' Intrinsic", "The bundle names the setup that a call uses.";
    ARG_TOKEN = "V1911", "llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup",
        "'llvm.call.preallocated.arg' Intrinsic", "The token identifies the call that the argument belongs to.";
    ARG_ATTRIBUTE = "V1912",
        "llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute",
        "'llvm.call.preallocated.arg' Intrinsic", "The attribute gives the type of the argument.";
    TEARDOWN_TOKEN = "V1913",
        "llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup",
        "'llvm.call.preallocated.teardown' Intrinsic", "The token identifies the setup to tear down.";
    ROOT_ALLOCA = "V1914", "llvm.gcroot parameter #1 must be an alloca.", "'llvm.gcroot' Intrinsic",
        "The collector looks for roots in the frame.";
    ROOT_CONSTANT = "V1915", "llvm.gcroot parameter #2 must be a constant.", "'llvm.gcroot' Intrinsic",
        "The metadata is written to a table.";
    ROOT_METADATA = "V1916",
        "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.",
        "'llvm.gcroot' Intrinsic", "The collector must know how to find the pointers in the root.";
    NO_GC = "V1917", "Enclosing function does not use GC.", "Garbage Collector Strategy Names",
        "The collector's strategy gives the intrinsic its meaning.";
    STATEPOINT_MEMORY = "V1918",
        "gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The collector may move objects during the call.";
    STATEPOINT_BYTES = "V1919", "gc.statepoint number of patchable bytes must be positive",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The argument is a number of bytes.";
    STATEPOINT_ELEMENT = "V1920", "gc.statepoint callee argument must have elementtype attribute",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The pointer does not determine the function type.";
    STATEPOINT_FUNCTION = "V1921", "gc.statepoint callee elementtype must be function type",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The callee is a function.";
    STATEPOINT_COUNT = "V1922", "gc.statepoint number of arguments to underlying call must be positive",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The argument is a count.";
    STATEPOINT_VARARG = "V1923", "gc.statepoint mismatch in number of vararg call args",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The arguments must match the callee's parameters.";
    STATEPOINT_VARARG_RESULT = "V1924", "gc.statepoint doesn't support wrapping non-void vararg functions yet",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The result could not be retrieved.";
    STATEPOINT_ARGUMENTS = "V1925", "gc.statepoint mismatch in number of call args",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The arguments must match the callee's parameters.";
    STATEPOINT_FLAGS = "V1926", "unknown flag used in gc.statepoint flags argument",
        "'llvm.experimental.gc.statepoint' Intrinsic", "Only the defined flag bits have a meaning.";
    STATEPOINT_ARGUMENT_TYPE = "V1927", "gc.statepoint call argument does not match wrapped function type",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The arguments must match the callee's parameters.";
    STATEPOINT_TRANSITION = "V1928", "gc.statepoint number of transition arguments must be constant integer",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The count determines where the next part begins.";
    STATEPOINT_TRANSITION_INLINE = "V1929", "gc.statepoint w/inline transition bundle is deprecated",
        "'llvm.experimental.gc.statepoint' Intrinsic", "These operands are now in a bundle.";
    STATEPOINT_DEOPT = "V1930", "gc.statepoint number of deoptimization arguments must be constant integer",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The count determines where the next part begins.";
    STATEPOINT_DEOPT_INLINE = "V1931", "gc.statepoint w/inline deopt operands is deprecated",
        "'llvm.experimental.gc.statepoint' Intrinsic", "These operands are now in a bundle.";
    STATEPOINT_TOO_MANY = "V1932", "gc.statepoint too many arguments",
        "'llvm.experimental.gc.statepoint' Intrinsic", "Live values are now in a bundle.";
    STATEPOINT_USE = "V1933", "illegal use of statepoint token",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The token links the instructions of one safepoint.";
    STATEPOINT_USER = "V1934", "gc.result or gc.relocate are the only value uses of a gc.statepoint",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The token links the instructions of one safepoint.";
    RESULT_TIED = "V1935", "gc.result connected to wrong gc.statepoint",
        "'llvm.experimental.gc.result' Intrinsic", "The token links the instructions of one safepoint.";
    RESULT_STATEPOINT = "V1936", "gc.result operand #1 must be from a statepoint",
        "'llvm.experimental.gc.result' Intrinsic", "The token links the instructions of one safepoint.";
    RESULT_TYPE = "V1937", "gc.result result type does not match wrapped callee",
        "'llvm.experimental.gc.result' Intrinsic", "It returns the result of the called function.";
    RELOCATE_RESULT = "V1939", "gc.relocate must return a pointer or a vector of pointers",
        "'llvm.experimental.gc.relocate' Intrinsic", "It returns the new address of a moved object.";
    RELOCATE_LANDING = "V1940", "safepoints should have unique landingpads",
        "'llvm.experimental.gc.relocate' Intrinsic", "The landing pad belongs to a single `invoke`, which is the safepoint.";
    RELOCATE_BLOCK = "V1941", "safepoint block should be well formed", "'llvm.experimental.gc.relocate' Intrinsic",
        "The landing pad belongs to a single `invoke`, which is the safepoint.";
    RELOCATE_LINK = "V1942", "gc relocate should be linked to a statepoint",
        "'llvm.experimental.gc.relocate' Intrinsic", "The landing pad belongs to a single `invoke`, which is the safepoint.";
    RELOCATE_TIED = "V1943", "gc relocate is incorrectly tied to the statepoint",
        "'llvm.experimental.gc.relocate' Intrinsic", "The token links the instructions of one safepoint.";
    RELOCATE_BASE = "V1944", "gc.relocate operand #2 must be integer offset",
        "'llvm.experimental.gc.relocate' Intrinsic", "The operand is an index into the list of live values.";
    RELOCATE_DERIVED = "V1945", "gc.relocate operand #3 must be integer offset",
        "'llvm.experimental.gc.relocate' Intrinsic", "The operand is an index into the list of live values.";
    RELOCATE_BASE_BOUNDS = "V1946", "gc.relocate: statepoint base index out of bounds",
        "'llvm.experimental.gc.relocate' Intrinsic", "The operand is an index into the list of live values.";
    RELOCATE_DERIVED_BOUNDS = "V1947", "gc.relocate: statepoint derived index out of bounds",
        "'llvm.experimental.gc.relocate' Intrinsic", "The operand is an index into the list of live values.";
    RELOCATE_POINTER = "V1948", "gc.relocate: relocated value must be a pointer",
        "'llvm.experimental.gc.relocate' Intrinsic", "Only pointers change when objects move.";
    RELOCATE_SHAPE = "V1949", "gc.relocate: vector relocates to vector and pointer to pointer",
        "'llvm.experimental.gc.relocate' Intrinsic", "There is one relocated pointer per pointer.";
    RELOCATE_SPACE = "V1950", "gc.relocate: relocating a pointer shouldn't change its address space",
        "'llvm.experimental.gc.relocate' Intrinsic", "Objects stay in the heap when they move.";
    RELOCATE_STRATEGY = "V1951", "gc.relocate: calling function must have GCStrategy",
        "Garbage Collector Strategy Names", "The strategy determines which pointers the collector manages.";
    RELOCATE_MANAGED_RESULT = "V1952", "gc.relocate: must return gc pointer",
        "'llvm.experimental.gc.relocate' Intrinsic", "Only objects of the collector move.";
    RELOCATE_MANAGED = "V1953", "gc.relocate: relocated value must be a gc pointer",
        "'llvm.experimental.gc.relocate' Intrinsic", "Only objects of the collector move.";
    STATEPOINT_VARARG_SRET = "V1954", "Attribute 'sret' cannot be used for vararg call arguments!",
        "'llvm.experimental.gc.statepoint' Intrinsic", "The callee does not know that it must write its result there.";
}
