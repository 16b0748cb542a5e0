//! Keywords that are neither instructions nor attributes: types, linkages, constants and the words of declarations,
//! with the names of their sections in LangRef.

use draig_tables::calling_conventions;

/// Words of one kind.
struct Group {
    /// Name of the kind, such as "a linkage".
    kind: &'static str,
    /// The section of LangRef.
    section: &'static str,
    /// Each word with its meaning.
    words: &'static [(&'static str, &'static str)],
}

/// Describes a keyword, in each of its uses; `None` if no table has it.
pub(super) fn described(word: &str) -> Option<String> {
    let uses = GROUPS.iter().filter_map(|group| {
        let (_, meaning) = group.words.iter().find(|(name, _)| *name == word)?;
        Some(format!("`{word}` is {}: {meaning}.\n\nLangRef: {}\n", group.kind, group.section))
    });
    uses.chain(calling_convention(word)).reduce(|all, one| format!("{all}\n{one}"))
}

/// Describes a calling convention, all of which have numbers.
fn calling_convention(word: &str) -> Option<String> {
    let number = calling_conventions::from_keyword(word.as_bytes())?;
    let meaning = CONVENTIONS.iter().find(|(name, _)| *name == word);
    let meaning = meaning.map_or(String::new(), |(_, meaning)| format!(": {meaning}"));
    Some(format!(
        "`{word}` is a calling convention{meaning}. Its number is {number}, as in `cc {number}`.\n\n\
         LangRef: Calling Conventions\n"
    ))
}

/// Calling conventions that LangRef describes.
const CONVENTIONS: &[(&str, &str)] = &[
    ("ccc", "that of C on the target, which is used if none is given"),
    ("fastcc", "as fast as the target can call, for functions that only this module calls"),
    ("coldcc", "for functions that are rarely called: the caller's registers are kept"),
    ("ghccc", "that of the Glasgow Haskell Compiler, which passes all arguments in registers"),
    ("anyregcc", "arguments may be in any register, for calls that are patched"),
    ("preserve_mostcc", "the callee keeps most registers"),
    ("preserve_allcc", "the callee keeps nearly all registers"),
    ("preserve_nonecc", "the callee keeps no general registers"),
    ("cxx_fast_tlscc", "for functions that return the address of a thread-local variable of C++"),
    ("tailcc", "calls in tail position are always tail calls"),
    ("swiftcc", "that of Swift"),
    ("swifttailcc", "that of Swift, with calls in tail position as tail calls"),
    ("cfguard_checkcc", "that of the check function of Control Flow Guard on Windows"),
];

macro_rules! groups {
    ($($kind:literal in $section:literal { $($word:literal $meaning:literal,)* })*) => {
        static GROUPS: &[Group] =
            &[$(Group { kind: $kind, section: $section, words: &[$(($word, $meaning)),*] }),*];
    };
}

groups! {
    "a type" in "Void Type" { "void" "the result of functions that return nothing", }
    "a type" in "Floating-Point Types" {
        "half" "16 bits, as in IEEE 754",
        "bfloat" "16 bits, with the exponent of `float` and 7 bits of fraction",
        "float" "32 bits, as in IEEE 754",
        "double" "64 bits, as in IEEE 754",
        "fp128" "128 bits, as in IEEE 754",
        "x86_fp80" "80 bits, the extended precision of the x87 unit; constants are written as 0xK and 20 digits",
        "ppc_fp128" "a pair of two doubles; constants are written as 0xM and 32 digits",
    }
    "a type" in "X86_amx Type" { "x86_amx" "a tile register of AMX", }
    "a type" in "Pointer Type" { "ptr" "an address; `ptr addrspace(1)` is one in another address space", }
    "a type" in "Label Type" { "label" "a basic block, as an operand", }
    "a type" in "Token Type" { "token" "a value that ties instructions together, and cannot be hidden in a phi or select", }
    "a type" in "Metadata Type" { "metadata" "metadata as an argument of an intrinsic function", }
    "a word of types" in "Vector Type" {
        "vscale" "the unknown factor in the length of a scalable vector, as in `<vscale x 4 x i32>`",
        "x" "stands between the length and the element of an array or a vector, as in `[4 x i8]`",
    }
    "a word of types" in "Structure Types" {
        "type" "defines a named struct, as in `%pair = type { i32, i32 }`",
        "opaque" "the struct has no known fields",
    }
    "a word of types" in "Target Extension Type" { "target" "a type of one target, as in `target(\"spirv.Image\")`", }
    "a constant" in "Simple Constants" {
        "true" "the `i1` that is 1",
        "false" "the `i1` that is 0",
        "null" "the null pointer",
        "none" "the constant of the type `token`, and also the absence of something, as in `memory(none)`",
    }
    "a constant" in "Complex Constants" {
        "zeroinitializer" "a value of any type with all of its parts zero; it need not be an aggregate",
        "c" "begins a string, an array of `i8`, as in `c\"text\\00\"`",
        "splat" "a vector whose elements are all the same, as in `splat (i32 7)`",
    }
    "a constant" in "Undefined Values" {
        "undef" "any value of its type, possibly another one at each use; new code should use `poison`",
    }
    "a constant" in "Poison Values" {
        "poison" "the result of an erroneous operation; it spreads, and some uses of it are undefined behaviour",
    }
    "a constant" in "Addresses of Basic Blocks" { "blockaddress" "the address of a block, for `indirectbr`", }
    "a constant" in "DSO Local Equivalent" {
        "dso_local_equivalent" "a function that behaves as the named one, and is defined in the same linkage unit",
    }
    "a constant" in "No CFI" { "no_cfi" "a function itself, not its entry in the jump table of control-flow integrity", }
    "a constant" in "Pointer Authentication Constants" { "ptrauth" "a signed pointer", }
    "a linkage" in "Linkage Types" {
        "private" "only this module can refer to the global, which has no symbol",
        "internal" "only this module can refer to the global, which has a local symbol, as with `static` in C",
        "available_externally" "the body is for inlining only; the definition is elsewhere",
        "linkonce" "equal names are merged, and the definition may be discarded if it is not used",
        "linkonce_odr" "the same as `linkonce`, and all definitions of the name are equivalent",
        "weak" "equal names are merged, and the definition is kept even if it is not used",
        "weak_odr" "the same as `weak`, and all definitions of the name are equivalent",
        "common" "a zero variable that is merged with others of the name, as with `int x;` in C",
        "appending" "arrays of this name are joined when modules are linked",
        "extern_weak" "the symbol is null if nothing defines it",
        "external" "other modules can refer to the global; the default of definitions and declarations",
    }
    "a word of calling conventions" in "Calling Conventions" {
        "cc" "stands before the number of a calling convention, as in `cc 8`",
        "riscv_vls_cc" "vectors of a known length in registers of RISC-V, as in `riscv_vls_cc(128)`",
    }
    "a visibility" in "Visibility Styles" {
        "default" "other linkage units can see the symbol",
        "hidden" "other linkage units cannot see the symbol",
        "protected" "other linkage units can see the symbol, and this one uses its own definition",
    }
    "a DLL storage class" in "DLL Storage Classes" {
        "dllimport" "the symbol is referred to through a pointer of the DLL that exports it",
        "dllexport" "the DLL exports the symbol",
    }
    "a model of thread-local storage" in "Thread Local Storage Models" {
        "thread_local" "each thread has its own variable; a model may follow in parentheses",
        "localdynamic" "variables that are only used in this shared library",
        "initialexec" "variables in modules that are not loaded dynamically",
        "localexec" "variables that are defined in the executable and only used there",
    }
    "a preemption specifier" in "Runtime Preemption Specifiers" {
        "dso_local" "the symbol resolves to a definition in the same linkage unit",
        "dso_preemptable" "another linkage unit may replace the symbol; the default",
    }
    "a word of functions" in "Functions" {
        "define" "a function with a body",
        "declare" "a function without a body",
        "gc" "the garbage collector of the function, by name",
        "partition" "the part of the program that the linker puts the global into",
        "prefalign" "the preferred alignment of the function, since LLVM 23",
    }
    "a word of functions" in "Prefix Data" { "prefix" "data before the entry of a function, which does not execute", }
    "a word of functions" in "Prologue Data" { "prologue" "bytes at the entry of a function, before its code", }
    "a word of functions" in "Personality Function" {
        "personality" "the function that the unwinder calls for the landing pads of this one",
    }
    "a word of global variables" in "Global Variables" {
        "global" "a variable that can be written",
        "constant" "a variable that is never written",
        "unnamed_addr" "the address has no meaning, so that equal constants may be merged",
        "local_unnamed_addr" "the address has no meaning within this module",
        "externally_initialized" "the initial value may change before the program runs",
        "section" "the section of the object file",
        "code_model" "how far the variable may be from the code that uses it",
        "addrspace" "the address space, a number or a name of the data layout",
        "align" "the alignment, a power of two in bytes",
    }
    "a word of global variables" in "Global Attributes" {
        "no_sanitize_address" "AddressSanitizer does not check the variable",
        "no_sanitize_hwaddress" "HWAddressSanitizer does not check the variable",
        "sanitize_address_dyninit" "AddressSanitizer checks the order of its initialization",
    }
    "a word of declarations" in "Aliases" { "alias" "another name for a definition", }
    "a word of declarations" in "IFuncs" { "ifunc" "a function that a resolver chooses when the program is loaded", }
    "a word of declarations" in "Comdats" { "comdat" "a group of globals that the linker keeps or drops together", }
    "a selection kind of comdats" in "Comdats" {
        "any" "the linker may choose any of the groups",
        "exactmatch" "all groups must have the same data",
        "largest" "the linker chooses the largest",
        "nodeduplicate" "the linker keeps all",
        "samesize" "all groups must have the same size",
    }
    "a word of modules" in "Target Triple" { "triple" "the architecture, vendor, operating system and environment", }
    "a word of modules" in "Data Layout" { "datalayout" "sizes, alignments and byte order of the target", }
    "a word of modules" in "Source Filename" { "source_filename" "the name of the compiled source file", }
    "a word of modules" in "Module-Level Inline Assembly" {
        "module" "assembly of the module itself, as in `module asm \"text\"`",
    }
    "a word of inline assembly" in "Inline Assembler Expressions" {
        "asm" "text of the assembler and its constraints, as a callee",
        "sideeffect" "the assembly has effects beyond its operands, and is not removed",
        "alignstack" "the stack is aligned before the assembly",
        "inteldialect" "the text is in the dialect of Intel",
    }
    "a word of modules" in "Attribute Groups" { "attributes" "a group of attributes, as in `attributes #0 = { nounwind }`", }
    "a word of modules" in "Use-list Order Directives" {
        "uselistorder" "the order of the uses of a value",
        "uselistorder_bb" "the order of the uses of a block's address",
    }
    "a word of metadata" in "Metadata Nodes (MDNode)" { "distinct" "the node is not merged with equal ones", }
    "a word of conversions" in "Conversion Operations" { "to" "stands before the type of the result", }
    "a word of constant expressions" in "Constant Expressions" {
        "inrange" "the bytes around the address that the pointer may access, as in `inrange(-8, 16)`",
    }
    "an atomic ordering" in "Atomic Memory Ordering Constraints" {
        "unordered" "each access sees one value that was written, and nothing else is ordered",
        "monotonic" "all accesses of one location have one order; `memory_order_relaxed` of C",
        "acquire" "a load that sees a release store also sees what was written before it",
        "release" "a store after which an acquire load sees what was written before",
        "acq_rel" "both acquire and release",
        "seq_cst" "as acquire and release, and all such operations have one order",
    }
    "a word of atomic instructions" in "Atomic Memory Ordering Constraints" {
        "atomic" "the load or store is atomic; an ordering follows",
        "syncscope" "the threads that the operation synchronizes with, by a name of the target",
        "elementwise" "each element of a vector is changed atomically, on its own, since LLVM 23",
    }
    "a word of atomic instructions" in "'cmpxchg' Instruction" {
        "weak" "the exchange may fail although the values are equal",
    }
    "a word of memory accesses" in "Volatile Memory Accesses" {
        "volatile" "the access is neither removed nor merged, nor reordered with other volatile ones",
    }
    "a marker of calls" in "'call' Instruction" {
        "tail" "the callee does not access the caller's stack, so that a tail call is possible",
        "musttail" "the call must be a tail call",
        "notail" "the call must not become a tail call",
    }
    "a word of exception handling" in "'landingpad' Instruction" {
        "cleanup" "the landing pad is always entered",
        "catch" "a type of exceptions that the landing pad catches",
        "filter" "types of exceptions that may pass",
    }
    "a word of exception handling" in "'catchswitch' Instruction" {
        "within" "stands before the funclet in which the instruction is, or `none`",
        "unwind" "the block for exceptions, as in `unwind label %pad` or `unwind to caller`",
        "caller" "exceptions go on to the caller of the function",
        "from" "stands before the pad that a `catchret` or `cleanupret` leaves",
    }
    "a flag of instructions" in "Fast-Math Flags" { "fast" "all flags of floating-point operations together", }
    "an older attribute" in "Function Attributes" {
        "argmemonly" "today it is `memory(argmem: readwrite)`",
        "inaccessiblememonly" "today it is `memory(inaccessiblemem: readwrite)`",
        "inaccessiblemem_or_argmemonly" "today it is `memory(argmem: readwrite, inaccessiblemem: readwrite)`",
        "nocapture" "today it is `captures(none)`",
    }
    "an argument of uwtable" in "Function Attributes" {
        "sync" "unwinding works at calls",
        "async" "unwinding works at each instruction",
    }
    "an access in memory(…)" in "Function Attributes" {
        "read" "the function may read the memory",
        "write" "the function may write the memory",
        "readwrite" "the function may read and write the memory",
    }
    "a location in memory(…)" in "Function Attributes" {
        "argmem" "memory that the pointer arguments point to",
        "inaccessiblemem" "memory that the module cannot access",
        "errnomem" "the memory of `errno`",
        "target_mem" "both target memories, since LLVM 23",
        "target_mem0" "a state of the target",
        "target_mem1" "a state of the target",
    }
    "an argument of captures" in "Pointer Capture" {
        "address" "the address may be captured",
        "address_is_null" "whether the address is null may be captured",
        "provenance" "the right to access the object may be captured",
        "read_provenance" "the right to read the object may be captured",
    }
    "a mode of denormal numbers" in "Floating-Point Environment" {
        "ieee" "denormal numbers are used as they are",
        "preservesign" "denormal numbers become zero with their sign",
        "positivezero" "denormal numbers become plus zero",
        "dynamic" "the mode is not known before the program runs",
    }
    "a class in nofpclass(…)" in "Parameter Attributes" {
        "all" "every number",
        "nan" "every NaN",
        "snan" "signaling NaN",
        "qnan" "quiet NaN",
        "inf" "both infinities",
        "ninf" "negative infinity",
        "pinf" "positive infinity",
        "norm" "normal numbers",
        "nnorm" "negative normal numbers",
        "pnorm" "positive normal numbers",
        "sub" "denormal numbers",
        "nsub" "negative denormal numbers",
        "psub" "positive denormal numbers",
        "zero" "both zeros",
        "nzero" "negative zero",
        "pzero" "positive zero",
    }
    "a predicate of icmp" in "'icmp' Instruction" {
        "eq" "the operands are equal",
        "ne" "the operands differ",
        "ugt" "greater, as unsigned numbers",
        "uge" "greater or equal, as unsigned numbers",
        "ult" "less, as unsigned numbers",
        "ule" "less or equal, as unsigned numbers",
        "sgt" "greater, as signed numbers",
        "sge" "greater or equal, as signed numbers",
        "slt" "less, as signed numbers",
        "sle" "less or equal, as signed numbers",
    }
    "a predicate of fcmp" in "'fcmp' Instruction" {
        "oeq" "equal, and neither operand is NaN",
        "ogt" "greater, and neither operand is NaN",
        "oge" "greater or equal, and neither operand is NaN",
        "olt" "less, and neither operand is NaN",
        "ole" "less or equal, and neither operand is NaN",
        "one" "not equal, and neither operand is NaN",
        "ord" "neither operand is NaN",
        "ueq" "equal, or an operand is NaN",
        "ugt" "greater, or an operand is NaN",
        "uge" "greater or equal, or an operand is NaN",
        "ult" "less, or an operand is NaN",
        "ule" "less or equal, or an operand is NaN",
        "une" "not equal, or an operand is NaN",
        "uno" "an operand is NaN",
        "true" "always true",
        "false" "always false",
    }
    "an operation of atomicrmw" in "'atomicrmw' Instruction" {
        "xchg" "stores the operand",
        "nand" "stores the complement of the bitwise and",
        "max" "stores the larger signed number",
        "min" "stores the smaller signed number",
        "umax" "stores the larger unsigned number",
        "umin" "stores the smaller unsigned number",
        "fmax" "stores the larger number, as `llvm.maxnum` does",
        "fmin" "stores the smaller number, as `llvm.minnum` does",
        "fmaximum" "stores the larger number, as `llvm.maximum` does",
        "fminimum" "stores the smaller number, as `llvm.minimum` does",
        "fmaximumnum" "stores the larger number, as `llvm.maximumnum` does, since LLVM 23",
        "fminimumnum" "stores the smaller number, as `llvm.minimumnum` does, since LLVM 23",
        "uinc_wrap" "adds one, or stores zero if the value has reached the operand",
        "udec_wrap" "subtracts one, or stores the operand if the value is zero or above the operand",
        "usub_cond" "subtracts the operand, unless it is larger than the value",
        "usub_sat" "subtracts the operand, or stores zero if it is larger than the value",
    }
    "a debug record" in "Debug Records" {
        "dbg_value" "a variable of the source has this value from here on",
        "dbg_declare" "a variable of the source is in this memory",
        "dbg_assign" "a variable of the source is assigned",
        "dbg_label" "a label of the source is here",
        "dbg_declare_value" "a variable of the source has this value for its whole lifetime",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::words;

    /// Groups of the lexer's table whose words only have a meaning after a field's name.
    const FIELD_VALUES: [&str; 4] = ["Summary", "EmissionKind", "NameTableKind", "FixedPointKind"];

    #[test]
    fn every_keyword_of_the_lexer_is_described() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../asm/src/lexer/keyword.rs");
        let table = std::fs::read_to_string(path).expect("the lexer's table is in the repository");
        let (_, table) = table.split_once("\nkeywords! {\n").expect("the table");
        let (mut group, mut count, mut missing) = ("", 0, Vec::new());
        for line in table.lines().map(str::trim) {
            if let Some(name) = line.strip_suffix(" {") {
                group = name;
            } else if let Some(word) = line.split('"').nth(1).filter(|_| !line.starts_with("//")) {
                count += 1;
                if !FIELD_VALUES.contains(&group) && words::described(word).is_none() {
                    missing.push(word);
                }
            }
        }
        assert!(count > 400, "{count}");
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn words_with_several_uses_have_several_descriptions() {
        let text = described("ugt").unwrap_or_default();
        assert!(text.contains("a predicate of icmp: ") && text.contains("a predicate of fcmp: "), "{text}");
        for group in GROUPS {
            for (place, (word, meaning)) in group.words.iter().enumerate() {
                assert!(!meaning.ends_with('.'), "{word}");
                assert!(!group.words[..place].iter().any(|(other, _)| other == word), "{word} twice");
            }
        }
        let (word, _) = CONVENTIONS
            .iter()
            .find(|(word, _)| calling_conventions::from_keyword(word.as_bytes()).is_none())
            .unwrap_or(&("", ""));
        assert_eq!(*word, "");
    }
}
