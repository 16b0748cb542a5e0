//! The table of what is undefined: code, what the report says, where LangRef says it, why it is so,
//! and a program that does it. `draig explain UB101` prints an entry; the tests check that each
//! entry's example is reported with its code.
//!
//! Codes are grouped: 0xx values, 1xx memory, 2xx attributes and metadata, 3xx control, 4xx the C
//! library and the allocator, 5xx exceptions.

/// One way of leaving the language.
#[derive(Debug)]
pub struct RuleData {
    /// `UB101`.
    pub code: &'static str,
    /// What the report's first line says.
    pub title: &'static str,
    /// The section of LangRef that says so.
    pub section: &'static str,
    /// One sentence of why it is so.
    pub why: &'static str,
    /// A small function or program that does it, as IR.
    pub example: &'static str,
}

/// An entry of the table.
pub type Rule = &'static RuleData;

macro_rules! rules {
    ($($name:ident $code:literal $title:literal $section:literal $why:literal $example:literal;)*) => {
        $(
            #[doc = concat!($code, ": ", $title)]
            pub static $name: RuleData = RuleData {
                code: $code, title: $title, section: $section, why: $why, example: $example,
            };
        )*

        /// Every rule, in order of code.
        pub static ALL: &[Rule] = &[$(&$name),*];
    };
}

/// The rule with a code such as `UB101`, in either case.
pub fn find(code: &str) -> Option<Rule> {
    ALL.iter().find(|rule| rule.code.eq_ignore_ascii_case(code)).copied()
}

rules! {
    BRANCH_ON_UNDEFINED "UB001" "branch on an undefined value" "'br' Instruction" "Which way such a branch goes is not determined, and LLVM turns it into whatever is convenient." "";
    SWITCH_ON_UNDEFINED "UB002" "switch on an undefined value" "'switch' Instruction" "" "";
    DIVISION_BY_ZERO "UB003" "division by zero" "'udiv' Instruction" "" "";
    DIVISION_BY_UNDEFINED "UB004" "division by an undefined value" "'udiv' Instruction" "" "";
    DIVISION_OVERFLOW "UB005" "overflow of a signed division" "'sdiv' Instruction" "" "";
    CALLEE_UNDEFINED "UB006" "call of an undefined function pointer" "'call' Instruction" "" "";
    NULL_ACCESS "UB101" "access through a null pointer" "Pointer Aliasing Rules" "" "";
    ACCESS_OUT_OF_BOUNDS "UB102" "access out of bounds" "Pointer Aliasing Rules" "" "";
    USE_AFTER_FREE "UB103" "access to freed memory" "Pointer Aliasing Rules" "" "";
    USE_AFTER_RETURN "UB104" "access to a stack object after its function returned" "'alloca' Instruction" "" "";
    NO_PROVENANCE "UB105" "access through a pointer that may access nothing" "Pointer Aliasing Rules" "" "";
    ACCESS_THROUGH_UNDEFINED "UB106" "access through an undefined pointer" "Poison Values" "" "";
    MISALIGNED_ACCESS "UB107" "misaligned access" "'load' Instruction" "" "";
    WRITE_TO_CONSTANT "UB108" "write to constant memory" "Global Variables" "" "";
    ACCESS_TO_FUNCTION "UB109" "access to a function's code as data" "Functions" "" "";
    STORE_TO_DEAD_OBJECT "UB110" "store to an object outside its lifetime" "Object Lifetime" "" "";
    ALLOCA_SIZE_UNDEFINED "UB111" "stack allocation of undefined size" "'alloca' Instruction" "" "";
    UNDEFINED_LENGTH "UB112" "memory operation of undefined length" "Standard C/C++ Library Intrinsics" "" "";
    OVERLAPPING_COPY "UB113" "copy between regions that overlap" "'llvm.memcpy' Intrinsic" "" "";
    DATA_RACE_ALIAS "UB114" "memory modified behind a noalias pointer" "Parameter Attributes" "" "";
    INVARIANT_CHANGED "UB115" "invariant memory changed" "'load' Instruction" "" "";
    NOUNDEF_VIOLATED "UB201" "undefined value where noundef was promised" "Parameter Attributes" "" "";
    DEREFERENCEABLE_VIOLATED "UB202" "pointer not dereferenceable as promised" "Parameter Attributes" "" "";
    READONLY_VIOLATED "UB203" "write through a pointer that was promised readonly" "Parameter Attributes" "" "";
    WRITEONLY_VIOLATED "UB204" "read through a pointer that was promised writeonly" "Parameter Attributes" "" "";
    CAPTURE_VIOLATED "UB205" "access through a pointer that was promised not to be captured" "Pointer Capture" "" "";
    MEMORY_EFFECT_VIOLATED "UB206" "memory access that memory(...) excludes" "Function Attributes" "" "";
    ASSUMPTION_VIOLATED "UB207" "assumption that does not hold" "'llvm.assume' Intrinsic" "" "";
    METADATA_NOUNDEF_VIOLATED "UB208" "undefined value loaded where !noundef was promised" "'load' Instruction" "" "";
    ALIAS_SCOPE_VIOLATED "UB209" "accesses overlap that !noalias separates" "'noalias' and 'alias.scope' Metadata" "" "";
    TBAA_VIOLATED "UB210" "accesses overlap that !tbaa separates" "'tbaa' Metadata" "" "";
    CALLEES_VIOLATED "UB211" "call of a function that !callees does not list" "'callees' Metadata" "" "";
    UNREACHABLE_REACHED "UB301" "unreachable code reached" "'unreachable' Instruction" "" "";
    NORETURN_RETURNED "UB302" "function promised noreturn returned" "Function Attributes" "" "";
    CALL_CONVENTION_MISMATCH "UB303" "call with another calling convention than the function's" "Calling Conventions" "" "";
    CALL_TYPE_MISMATCH "UB304" "call with another type than the function's" "'call' Instruction" "" "";
    CALL_OF_DATA "UB305" "call of what is no function" "'call' Instruction" "" "";
    BAD_INDIRECT_BRANCH "UB306" "indirect branch to a label that it does not list" "'indirectbr' Instruction" "" "";
    NORECURSE_RECURSED "UB307" "function promised norecurse called itself" "Function Attributes" "" "";
    ENDLESS_LOOP "UB308" "function that must make progress does not" "Function Attributes" "" "";
    ABI_ATTRIBUTE_MISMATCH "UB309" "argument passed in another way than the function takes it" "Parameter Attributes" "" "";
    MISSING_RETURN_VALUE "UB310" "missing or extra argument" "'va_arg' Instruction" "" "";
    NOFREE_FREED "UB311" "memory freed where nofree was promised" "Function Attributes" "" "";
    DOUBLE_FREE "UB401" "memory freed twice" "C11 7.22.3.3" "" "";
    FREE_OF_FOREIGN "UB402" "free of what was not allocated so" "C11 7.22.3.3" "" "";
    LIBRARY_CONTRACT "UB403" "call of a library function outside its contract" "C11 7.1.4" "" "";
    FORMAT_MISMATCH "UB404" "format and argument do not match" "C11 7.21.6.1" "" "";
    STRING_UNTERMINATED "UB405" "string not terminated inside its object" "C11 7.1.1" "" "";
    UNDEFINED_LIBRARY_ARGUMENT "UB406" "undefined value given to a library function" "C11 7.1.4" "" "";
    LIBRARY_OVERLAP "UB407" "regions overlap that the library function wants apart" "C11 7.24.2.1" "" "";
    UNWOUND_NOUNWIND "UB501" "exception left a function promised nounwind" "Function Attributes" "" "";
    UNWOUND_CALL "UB502" "exception left a call promised nounwind" "Function Attributes" "" "";
}
