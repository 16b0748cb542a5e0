//! Table of undefined behaviour: for each rule its code, its wording in reports, its section of LangRef, and
//! the reason. `draig explain UB101` prints an entry with a program that breaks the rule and its smallest
//! defined version (see `examples`); the tests run both.
//!
//! Codes are grouped: 0xx values, 1xx memory, 2xx attributes and metadata, 3xx control, 4xx the C library and
//! the allocator, 5xx exceptions and jumps, 6xx inline assembly. An operation that only creates poison has no code: it appears in
//! the report of the operation that used the poison.

mod examples;

/// One kind of undefined behaviour.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleData {
    /// Code, such as `UB101`.
    pub code: &'static str,
    /// Name in this crate's sources, such as `NULL_ACCESS`.
    pub name: &'static str,
    /// Title of a few words.
    pub title: &'static str,
    /// Section of LangRef that defines it; for library functions, the clause of ISO C (C11).
    pub section: &'static str,
    /// Reason for the rule, in a sentence or two.
    pub why: &'static str,
}

impl RuleData {
    /// Returns a program, as IR, that breaks the rule on the line marked `; error:`.
    #[must_use]
    pub fn example(&self) -> Option<&'static str> {
        examples::of(self.code).map(|(bad, _)| bad)
    }

    /// Returns the smallest change of [`RuleData::example`] that is defined.
    #[must_use]
    pub fn corrected(&self) -> Option<&'static str> {
        examples::of(self.code).map(|(_, good)| good)
    }
}

/// Entry of the table.
pub type Rule = &'static RuleData;

macro_rules! rules {
    ($($name:ident $code:literal $title:literal $section:literal $why:literal;)*) => {
        $(
            #[doc = concat!($code, ": ", $title)]
            pub static $name: RuleData = RuleData {
                code: $code, name: stringify!($name), title: $title, section: $section, why: $why,
            };
        )*

        /// All rules, ordered by code.
        pub static ALL: &[Rule] = &[$(&$name),*];
    };
}

/// Returns the rule with a code such as `UB101`, in either case.
#[must_use]
pub fn find(code: &str) -> Option<Rule> {
    ALL.iter().find(|rule| rule.code.eq_ignore_ascii_case(code)).copied()
}

rules! {
    BRANCH_ON_UNDEFINED "UB001" "branch on an undefined value" "'br' Instruction"
        "The direction of such a branch is not determined, so LLVM assumes that it never happens and moves code past it. It is undefined even if both targets are the same block.";
    SWITCH_ON_UNDEFINED "UB002" "switch on an undefined value" "'switch' Instruction"
        "The case is not determined, so LLVM assumes that such a switch never happens.";
    DIVISION_BY_ZERO "UB003" "division by zero" "'udiv' Instruction"
        "Processors trap or return an arbitrary result. For vectors, a single zero lane of the divisor is enough.";
    DIVISION_BY_UNDEFINED "UB004" "division by an undefined value" "'udiv' Instruction"
        "An undefined value may be zero, so dividing by it may trap. A poison dividend alone only yields poison.";
    DIVISION_OVERFLOW "UB005" "overflow of a signed division" "'sdiv' Instruction"
        "The smallest number divided by -1 has no representable quotient. x86 traps on it, for the remainder as well.";
    CALLEE_UNDEFINED "UB006" "call of an undefined function pointer" "'call' Instruction"
        "The callee is not determined, so LLVM assumes that the call is never reached.";
    FIXED_POINT_OVERFLOW "UB007" "fixed-point result out of range" "Fixed Point Arithmetic Intrinsics"
        "Intrinsics without saturation promise that their result fits; if it does not, targets compute different results.";
    VECTOR_LENGTH "UB008" "explicit vector length beyond the vector" "Vector Predication Intrinsics"
        "An explicit vector length must not exceed the number of lanes; hardware that takes it as an operand behaves arbitrarily if it does.";
    NULL_ACCESS "UB101" "access through a null pointer" "Functions"
        "In address space 0 no object is at null, unless the function has the attribute null_pointer_is_valid. LLVM deletes code that leads to such an access.";
    ACCESS_OUT_OF_BOUNDS "UB102" "access out of bounds" "Pointer Aliasing Rules"
        "A pointer may access only the bytes of the object that it is based on, whatever is next to that in memory. LLVM keeps values of other objects in registers across such an access.";
    USE_AFTER_FREE "UB103" "access to freed memory" "Object Lifetime"
        "The lifetime of the object ends with its deallocation, and its memory may already belong to another object.";
    USE_AFTER_RETURN "UB104" "store to a stack object after its function returned" "'alloca' Instruction"
        "The lifetime of a stack object ends when its function returns or the stack is restored; the next call reuses its memory. (A load from it yields poison.)";
    NO_PROVENANCE "UB105" "access through a pointer without provenance" "Pointer Aliasing Rules"
        "The right to access comes from the object that a pointer is based on, not from its address. A pointer made from an integer may access objects whose address was exposed by ptrtoint; no such object is at this address.";
    ACCESS_THROUGH_UNDEFINED "UB106" "access through an undefined pointer" "Poison Values"
        "An undefined address may be any address, including an invalid one.";
    MISALIGNED_ACCESS "UB107" "misaligned access" "'load' Instruction"
        "LLVM relies on the align of an access when it selects instructions; without one, the type's ABI alignment is assumed.";
    WRITE_TO_CONSTANT "UB108" "write to constant memory" "Global Variables"
        "LLVM replaces loads from constants by their values and places constants in read-only memory. The written value does not matter.";
    ACCESS_TO_FUNCTION "UB109" "access to a function's code as data" "Functions"
        "A function can only be called; its address has no defined bytes.";
    STORE_TO_DEAD_OBJECT "UB110" "store to an object outside its lifetime" "Object Lifetime"
        "Before llvm.lifetime.start and after llvm.lifetime.end, a stack object's memory may be used for others. (A load from it yields poison.)";
    ALLOCA_SIZE_UNDEFINED "UB111" "stack allocation of undefined size" "'alloca' Instruction"
        "The size is not determined, so the stack pointer may leave the stack.";
    UNDEFINED_LENGTH "UB112" "memory operation of undefined length" "Standard C/C++ Library Intrinsics"
        "The number of bytes read or written is not determined, so it may exceed the object.";
    OVERLAPPING_COPY "UB113" "copy between regions that overlap" "'llvm.memcpy' Intrinsic"
        "The regions must be identical or disjoint, because any order of copying is allowed. llvm.memmove handles overlap.";
    NOALIAS_VIOLATED "UB114" "memory modified around a noalias pointer" "Parameter Attributes"
        "Memory that is accessed through a noalias argument and modified during the call must be accessed only through that argument. LLVM keeps such memory in registers.";
    INVARIANT_CHANGED "UB115" "invariant memory changed" "'load' Instruction"
        "Memory read by a load with !invariant.load must never change. LLVM merges such loads across any writes.";
    BAD_STACK_RESTORE "UB116" "stack restored to a value that is not from stacksave" "'llvm.stackrestore' Intrinsic"
        "The argument becomes the stack pointer. Only a result of llvm.stacksave from the same function, not yet released, leaves the stack intact.";
    NOUNDEF_VIOLATED "UB201" "undefined value where noundef was promised" "Parameter Attributes"
        "With noundef, an undefined bit of an argument or result is undefined behaviour at the call, so callees may branch on it and LLVM may drop freezes.";
    DEREFERENCEABLE_VIOLATED "UB202" "pointer not dereferenceable as promised" "Parameter Attributes"
        "LLVM moves loads through such a pointer before the checks that guard them, so the bytes must exist whether or not the program reads them.";
    READONLY_VIOLATED "UB203" "write through a pointer that was promised readonly" "Parameter Attributes"
        "The caller keeps values from that memory in registers across the call.";
    WRITEONLY_VIOLATED "UB204" "access through a pointer that was promised readnone" "Parameter Attributes"
        "Nothing may be read or written through a readnone argument, so LLVM moves accesses across the call. (Reading through a writeonly argument before writing yields poison.)";
    CAPTURE_VIOLATED "UB205" "access through a pointer that must not be captured" "Pointer Capture"
        "A call must not keep a usable copy of a pointer passed as captures(none). LLVM assumes that no other code accesses the object later.";
    MEMORY_EFFECT_VIOLATED "UB206" "memory access that memory(...) excludes" "Function Attributes"
        "LLVM moves, merges and deletes calls according to memory(...). Writing the same value back counts as a write.";
    ASSUMPTION_VIOLATED "UB207" "assumption that does not hold" "'llvm.assume' Intrinsic"
        "LLVM uses the assumption as a fact in all surrounding code. A poison condition violates it, too.";
    METADATA_NOUNDEF_VIOLATED "UB208" "undefined value loaded where !noundef was promised" "'load' Instruction"
        "With !noundef, an undefined bit of a loaded value is undefined behaviour at the load, including poison due to !range, !nonnull or !align.";
    SCOPES_VIOLATED "UB209" "aliasing accesses that !noalias excludes" "'noalias' and 'alias.scope' Metadata"
        "LLVM reorders accesses whose scopes promise that they do not alias. Two such accesses to the same memory are only allowed if neither modifies it.";
    TYPES_VIOLATED "UB210" "memory read as another type than it was stored as" "'tbaa' Metadata"
        "LLVM reorders accesses of types that must not alias in the source language. (Checked with --tbaa: bytes keep the type of the last store.)";
    CALLEES_VIOLATED "UB211" "call of a function that !callees does not list" "'callees' Metadata"
        "The list promises to be complete. LLVM replaces such a call by branches over the listed functions.";
    INITIALIZES_VIOLATED "UB212" "memory promised to be initialised written by a volatile or atomic store" "Parameter Attributes"
        "initializes allows LLVM to drop the contents of the memory before the call. Only plain stores count as initialisation.";
    RETURNED_VIOLATED "UB213" "result is not the argument that is promised to be returned" "Parameter Attributes"
        "LLVM replaces uses of the result by the argument.";
    UNREACHABLE_REACHED "UB301" "unreachable code reached" "'unreachable' Instruction"
        "The instruction promises that it is never reached, and no code is generated for it: execution would continue with whatever follows.";
    NORETURN_RETURNED "UB302" "function promised noreturn returned" "Function Attributes"
        "No code is generated after a call that never returns.";
    CALL_CONVENTION_MISMATCH "UB303" "call with a different calling convention than the function's" "Calling Conventions"
        "Caller and callee would disagree on the location of arguments and on stack cleanup. LLVM turns such a call into unreachable.";
    CALL_TYPE_MISMATCH "UB304" "call with a different type than the function's" "'call' Instruction"
        "The location of arguments depends on their types: the callee would read them from places where the caller did not put them. (Types that targets pass alike are accepted, as C without prototypes requires.)";
    CALL_OF_DATA "UB305" "call of an address that is not a function" "'call' Instruction"
        "Null, data, and addresses other than a function's entry are not callable.";
    BAD_INDIRECT_BRANCH "UB306" "indirect branch to a label that it does not list" "'indirectbr' Instruction"
        "LLVM assumes that only the listed blocks are reached. Labels of other functions are never valid.";
    NORECURSE_RECURSED "UB307" "function promised norecurse called itself" "Function Attributes"
        "LLVM turns locals of such functions into globals, of which there is only one instance.";
    ENDLESS_LOOP "UB308" "function that must make progress does not" "Function Attributes"
        "LLVM deletes a loop with the promise mustprogress that neither ends nor has a visible effect.";
    ABI_ATTRIBUTE_MISMATCH "UB309" "argument passed differently than the function expects" "Parameter Attributes"
        "byval, sret, inreg and similar attributes determine how an argument is passed; the call and the function must agree.";
    MISSING_ARGUMENT "UB310" "variadic argument that was not passed" "'va_arg' Instruction"
        "A variadic function may read only the arguments that were passed, with the types that they were passed as.";
    NOFREE_FREED "UB311" "memory freed where nofree was promised" "Function Attributes"
        "LLVM moves accesses across calls that do not free memory.";
    TAIL_CALL_TOUCHED "UB312" "stack object of the caller used by a tail call" "'call' Instruction"
        "tail promises that the callee uses no alloca and no byval argument of its caller, so their memory may be released before the call.";
    WILLRETURN_ENDED "UB313" "function promised willreturn did not" "Function Attributes"
        "LLVM moves code after such a call before it, so the call must return or throw an exception.";
    FUNCLET_MISPLACED "UB314" "exception pad entered or left out of order" "Funclet Operand Bundles"
        "Exception pads nest. Tables record the pad of each call for finding handlers; code that contradicts them runs the wrong cleanups.";
    DOUBLE_FREE "UB401" "memory freed twice" "C11 7.22.3.3"
        "The allocator stores its lists in freed memory; a second free corrupts them.";
    FREE_OF_FOREIGN "UB402" "free of memory that the matching allocator did not return" "C11 7.22.3.3"
        "Only the pointer that the matching allocation function returned can be freed: not one inside the object, not stack or global memory, not what operator new gave.";
    LIBRARY_CONTRACT "UB403" "call of a library function outside its contract" "C11 7.1.4"
        "Library functions do not check their arguments. An argument outside of their domain is undefined behaviour unless the standard specifies a result.";
    FORMAT_MISMATCH "UB404" "format and argument do not match" "C11 7.21.6.1"
        "The format alone determines how many arguments are read, and their types.";
    STRING_UNTERMINATED "UB405" "string not terminated inside its object" "C11 7.1.1"
        "A string ends at its first zero byte; without one, the function reads beyond the object.";
    UNDEFINED_LIBRARY_ARGUMENT "UB406" "undefined value given to a library function" "C11 7.1.4"
        "Library functions branch on their arguments and on the bytes that these point to.";
    LIBRARY_OVERLAP "UB407" "overlapping regions in a library function that forbids them" "C11 7.24.2.1"
        "Parameters declared restrict let the function copy in any order.";
    UNWOUND_NOUNWIND "UB501" "exception left a function promised nounwind" "Function Attributes"
        "It has no unwind tables, and callers drop their cleanups.";
    UNWOUND_CALL "UB502" "exception left a call promised nounwind" "Call Site Attributes"
        "The caller has no cleanup and no unwind tables for an exception that was excluded.";
    JUMP_TO_DEAD_FRAME "UB503" "longjmp to a function that has returned" "C11 7.13.2.1"
        "The stack frame saved by setjmp no longer exists, and others may have taken its place.";
    ASSEMBLY_READS_UNKNOWN "UB601" "inline assembly uses a value that it was not given" "Inline Assembler Expressions"
        "Registers and flags that no operand is in hold whatever the surrounding code left there. A branch, an address or a count from them is different from one compilation to the next.";
    ASSEMBLY_CHANGES "UB602" "inline assembly changes what it does not declare" "Inline Assembler Expressions"
        "The code around relies on everything that is neither an output nor a clobber: registers, flags, memory, and inputs, whose registers it uses again.";
    ASSEMBLY_LEAVES "UB603" "inline assembly leaves the direction flag set or the stack moved" "Inline Assembler Expressions"
        "The code around assumes that string instructions go upwards and that the stack pointer is where it was.";
    ASSEMBLY_READS_MEMORY "UB604" "inline assembly reads memory that it does not declare" "Inline Assembler Expressions"
        "A store before the statement may be moved after it or removed, if nothing says that the statement reads memory.";
    ASSEMBLY_ORDER "UB605" "inline assembly reads an input after it wrote an output that may share its register" "Inline Assembler Expressions"
        "Unless an output is an early clobber, all inputs are assumed to be read before it is written, and one of them may be in the same register.";
}
