//! The table of what is undefined: code, what the report says, where LangRef says it and why it is
//! so. `draig explain UB101` prints an entry with a program that does it and its smallest defined
//! twin (see `examples`); the tests run both.
//!
//! Codes are grouped: 0xx values, 1xx memory, 2xx attributes and metadata, 3xx control, 4xx the C
//! library and the allocator, 5xx exceptions and jumps. What only makes poison has no code: it is
//! told as the story of whatever the poison broke.

mod examples;

/// One way of leaving the language.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleData {
    /// `UB101`.
    pub code: &'static str,
    /// The name in this crate's sources, such as `NULL_ACCESS`.
    pub name: &'static str,
    /// What it is called, in a few words.
    pub title: &'static str,
    /// The section of LangRef that says so; for library functions the clause of ISO C (C11).
    pub section: &'static str,
    /// A sentence or two: why it is so.
    pub why: &'static str,
}

impl RuleData {
    /// A program, as IR, that breaks the rule on the line marked `; error:`.
    #[must_use]
    pub fn example(&self) -> Option<&'static str> {
        examples::of(self.code).map(|(bad, _)| bad)
    }

    /// The smallest change of [`RuleData::example`] that is defined.
    #[must_use]
    pub fn twin(&self) -> Option<&'static str> {
        examples::of(self.code).map(|(_, good)| good)
    }
}

/// An entry of the table.
pub type Rule = &'static RuleData;

macro_rules! rules {
    ($($name:ident $code:literal $title:literal $section:literal $why:literal;)*) => {
        $(
            #[doc = concat!($code, ": ", $title)]
            pub static $name: RuleData = RuleData {
                code: $code, name: stringify!($name), title: $title, section: $section, why: $why,
            };
        )*

        /// Every rule, in order of code.
        pub static ALL: &[Rule] = &[$(&$name),*];
    };
}

/// The rule with a code such as `UB101`, in either case.
#[must_use]
pub fn find(code: &str) -> Option<Rule> {
    ALL.iter().find(|rule| rule.code.eq_ignore_ascii_case(code)).copied()
}

rules! {
    BRANCH_ON_UNDEFINED "UB001" "branch on an undefined value" "'br' Instruction"
        "Which way such a branch goes is not determined, so LLVM assumes that it never happens and moves code past it; that both ways lead to the same block does not help.";
    SWITCH_ON_UNDEFINED "UB002" "switch on an undefined value" "'switch' Instruction"
        "Which case is taken is not determined, so LLVM assumes that it never happens.";
    DIVISION_BY_ZERO "UB003" "division by zero" "'udiv' Instruction"
        "Processors trap or answer anything; for vectors a single zero lane of the divisor is enough.";
    DIVISION_BY_UNDEFINED "UB004" "division by an undefined value" "'udiv' Instruction"
        "What is undefined may be zero, so dividing by it may trap; a poison dividend alone only makes poison.";
    DIVISION_OVERFLOW "UB005" "overflow of a signed division" "'sdiv' Instruction"
        "The smallest number divided by -1 has no representable quotient; x86 traps on it, for the remainder as well.";
    CALLEE_UNDEFINED "UB006" "call of an undefined function pointer" "'call' Instruction"
        "Nothing says which function is called, so LLVM assumes that the call is never reached.";
    FIXED_POINT_OVERFLOW "UB007" "fixed-point result out of range" "Fixed Point Arithmetic Intrinsics"
        "The intrinsics that do not saturate promise that their result fits; targets compute them in ways that differ where it does not.";
    VECTOR_LENGTH "UB008" "explicit vector length beyond the vector" "Vector Predication Intrinsics"
        "An explicit vector length counts lanes that are there; hardware that takes it as an operand does anything with more.";
    NULL_ACCESS "UB101" "access through a null pointer" "Functions"
        "No object is at null in address space 0, unless the function has the attribute null_pointer_is_valid; LLVM deletes code that leads to such an access.";
    ACCESS_OUT_OF_BOUNDS "UB102" "access out of bounds" "Pointer Aliasing Rules"
        "A pointer may access only the bytes of the object that it is based on, whatever lies beside it in memory; LLVM keeps values of other objects in registers across such an access.";
    USE_AFTER_FREE "UB103" "access to freed memory" "Object Lifetime"
        "The object is dead from its deallocation on; its memory may belong to another object already.";
    USE_AFTER_RETURN "UB104" "store to a stack object after its function returned" "'alloca' Instruction"
        "Stack objects die when their function returns or the stack is restored; their place is the next call's. (A load from there is poison.)";
    NO_PROVENANCE "UB105" "access through a pointer that may access nothing" "Pointer Aliasing Rules"
        "The right to access comes from the object that a pointer is based on, not from its address. A pointer made from an integer may access objects whose address was exposed by ptrtoint; there is none there.";
    ACCESS_THROUGH_UNDEFINED "UB106" "access through an undefined pointer" "Poison Values"
        "An undefined address may be any, invalid ones included.";
    MISALIGNED_ACCESS "UB107" "misaligned access" "'load' Instruction"
        "The align of an access is a promise that instructions are chosen by; without one, the type's ABI alignment is promised.";
    WRITE_TO_CONSTANT "UB108" "write to constant memory" "Global Variables"
        "LLVM replaces loads from constants by their values and puts constants into read-only pages; the value that is written does not matter.";
    ACCESS_TO_FUNCTION "UB109" "access to a function's code as data" "Functions"
        "A function's address is for calling; no bytes are defined there.";
    STORE_TO_DEAD_OBJECT "UB110" "store to an object outside its lifetime" "Object Lifetime"
        "Before llvm.lifetime.start and after llvm.lifetime.end a stack object's place may be used for others. (A load from there is poison.)";
    ALLOCA_SIZE_UNDEFINED "UB111" "stack allocation of undefined size" "'alloca' Instruction"
        "How far the stack pointer moves is not determined, nor whether it stays inside the stack.";
    UNDEFINED_LENGTH "UB112" "memory operation of undefined length" "Standard C/C++ Library Intrinsics"
        "How much is read or written is not determined, so it may be more than there is.";
    OVERLAPPING_COPY "UB113" "copy between regions that overlap" "'llvm.memcpy' Intrinsic"
        "The operands must be equal or apart, because any order of copying is allowed; llvm.memmove copes with the rest.";
    NOALIAS_VIOLATED "UB114" "memory modified behind a noalias pointer" "Parameter Attributes"
        "What is accessed through a noalias argument and modified during the call is accessed only through it; LLVM keeps such memory in registers.";
    INVARIANT_CHANGED "UB115" "invariant memory changed" "'load' Instruction"
        "What a load with !invariant.load has read must read the same for ever; LLVM merges such loads across anything that writes.";
    BAD_STACK_RESTORE "UB116" "stack restored to what no stacksave gave" "'llvm.stackrestore' Intrinsic"
        "The argument becomes the stack pointer; only what llvm.stacksave gave in the same function, and not yet released, leaves a stack that is whole.";
    NOUNDEF_VIOLATED "UB201" "undefined value where noundef was promised" "Parameter Attributes"
        "noundef makes every undefined bit of an argument or result an error at the call, so that callees may branch on it and drop freezes.";
    DEREFERENCEABLE_VIOLATED "UB202" "pointer not dereferenceable as promised" "Parameter Attributes"
        "LLVM moves loads through such a pointer in front of the checks that guard them, so the bytes must be there whether or not the program reads them.";
    READONLY_VIOLATED "UB203" "write through a pointer that was promised readonly" "Parameter Attributes"
        "The caller keeps values of that memory in registers across the call.";
    WRITEONLY_VIOLATED "UB204" "access through a pointer that was promised readnone" "Parameter Attributes"
        "Nothing is read or written through a readnone argument, so accesses are moved across the call. (Reading through a writeonly one before it is written gives poison.)";
    CAPTURE_VIOLATED "UB205" "access through a pointer that was promised not to be captured" "Pointer Capture"
        "A pointer passed as captures(none) leaves no copy with the right to access; LLVM assumes that nobody else touches the object later.";
    MEMORY_EFFECT_VIOLATED "UB206" "memory access that memory(...) excludes" "Function Attributes"
        "Calls are moved, merged and deleted by what memory(...) says of them; writing back the value that is there counts as a write.";
    ASSUMPTION_VIOLATED "UB207" "assumption that does not hold" "'llvm.assume' Intrinsic"
        "What is assumed is used as a fact in all the code around; a poison condition does not hold either.";
    METADATA_NOUNDEF_VIOLATED "UB208" "undefined value loaded where !noundef was promised" "'load' Instruction"
        "!noundef turns every undefined bit of a loaded value, also poison from !range, !nonnull or !align, into an error at the load.";
    SCOPES_VIOLATED "UB209" "accesses alias that !noalias keeps apart" "'noalias' and 'alias.scope' Metadata"
        "LLVM reorders accesses whose scopes say that they never meet; one of two that meet must not modify the memory.";
    TYPES_VIOLATED "UB210" "memory read as another type than it was stored as" "'tbaa' Metadata"
        "LLVM reorders accesses of types that the source language keeps apart. (Watched with --tbaa: bytes keep the type of the last store.)";
    CALLEES_VIOLATED "UB211" "call of a function that !callees does not list" "'callees' Metadata"
        "The list is a promise to be complete; calls are turned into branches over it.";
    INITIALIZES_VIOLATED "UB212" "memory promised to be initialised written by a volatile or atomic store" "Parameter Attributes"
        "initializes lets LLVM drop what the memory held before the call, for which only plain stores count.";
    RETURNED_VIOLATED "UB213" "result is not the argument that is promised to be returned" "Parameter Attributes"
        "Callers use the argument instead of the result.";
    UNREACHABLE_REACHED "UB301" "unreachable code reached" "'unreachable' Instruction"
        "The instruction says that control never comes here, and nothing is generated for it: execution would run on into whatever follows.";
    NORETURN_RETURNED "UB302" "function promised noreturn returned" "Function Attributes"
        "Nothing is generated behind a call that never returns.";
    CALL_CONVENTION_MISMATCH "UB303" "call with another calling convention than the function's" "Calling Conventions"
        "Caller and callee would disagree on where arguments are and who cleans up; LLVM turns such a call into unreachable.";
    CALL_TYPE_MISMATCH "UB304" "call with another type than the function's" "'call' Instruction"
        "Arguments are passed by type: the callee would read them from places where the caller did not put them. (What targets pass alike is let through, as C without prototypes needs.)";
    CALL_OF_DATA "UB305" "call of what is no function" "'call' Instruction"
        "There is no code at null, in data, or beside a function's entry.";
    BAD_INDIRECT_BRANCH "UB306" "indirect branch to a label that it does not list" "'indirectbr' Instruction"
        "Only the listed blocks are known to be reached; values are arranged for them alone. Labels of other functions are never listed.";
    NORECURSE_RECURSED "UB307" "function promised norecurse called itself" "Function Attributes"
        "LLVM turns locals of such functions into globals, of which there is one.";
    ENDLESS_LOOP "UB308" "function that must make progress does not" "Function Attributes"
        "A loop that neither ends nor does anything visible is deleted where mustprogress is promised.";
    ABI_ATTRIBUTE_MISMATCH "UB309" "argument passed in another way than the function takes it" "Parameter Attributes"
        "byval, sret, inreg and their like decide where an argument is put; call and function must agree.";
    MISSING_ARGUMENT "UB310" "variadic argument that was not passed" "'va_arg' Instruction"
        "A variadic function may read only the arguments that were passed, by the types that they were passed with.";
    NOFREE_FREED "UB311" "memory freed where nofree was promised" "Function Attributes"
        "LLVM moves accesses across calls that free nothing.";
    TAIL_CALL_TOUCHED "UB312" "stack object of the caller used by a tail call" "'call' Instruction"
        "tail says that the callee uses no alloca and no byval argument of its caller, so that their place may be given up before the call.";
    WILLRETURN_ENDED "UB313" "function promised willreturn did not" "Function Attributes"
        "What follows such a call is moved in front of it, so it must be reached, normally or by an exception.";
    FUNCLET_MISPLACED "UB314" "exception pad entered or left out of turn" "Funclet Operand Bundles"
        "Pads that are funclets nest: tables say which pad each call is in, so that it can be found when an exception passes; what contradicts them runs the wrong cleanups.";
    DOUBLE_FREE "UB401" "memory freed twice" "C11 7.22.3.3"
        "The allocator's own lists are kept in freed memory; a second free damages them.";
    FREE_OF_FOREIGN "UB402" "free of what was not allocated so" "C11 7.22.3.3"
        "Only the pointer that the matching allocation function returned can be freed: not one inside the object, not stack or global memory, not what operator new gave.";
    LIBRARY_CONTRACT "UB403" "call of a library function outside its contract" "C11 7.1.4"
        "Library functions check nothing: an argument outside of their domain does anything, unless the standard says what.";
    FORMAT_MISMATCH "UB404" "format and argument do not match" "C11 7.21.6.1"
        "The format alone says how many arguments are read and how wide each is.";
    STRING_UNTERMINATED "UB405" "string not terminated inside its object" "C11 7.1.1"
        "A string ends at its first zero byte; without one the function reads on beyond the object.";
    UNDEFINED_LIBRARY_ARGUMENT "UB406" "undefined value given to a library function" "C11 7.1.4"
        "Library functions branch on their arguments and on the bytes that they are given.";
    LIBRARY_OVERLAP "UB407" "regions overlap that the library function wants apart" "C11 7.24.2.1"
        "Parameters declared restrict let the function copy in any order.";
    UNWOUND_NOUNWIND "UB501" "exception left a function promised nounwind" "Function Attributes"
        "No tables for unwinding are made for it, and callers drop their cleanups.";
    UNWOUND_CALL "UB502" "exception left a call promised nounwind" "Call Site Attributes"
        "The caller has no cleanup and no tables for an exception that was promised not to come.";
    JUMP_TO_DEAD_FRAME "UB503" "longjmp to a function that has returned" "C11 7.13.2.1"
        "The stack frame that setjmp remembered is gone, and others may lie in its place.";
}
