//! Kinds of conflicts between modules, as data: a code for each, an explanation, and two modules as an
//! example. Detection is left to other modules.

/// Kind of a conflict between modules. Conflicts that LLVM refuses are errors; those that it links silently
/// or with a warning are warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Conflict {
    /// Two strong definitions.
    MultipleDefinitions,
    /// Members of `nodeduplicate` comdats that are not variables.
    DuplicatedFunction,
    /// An appending array and something else.
    NotAppending,
    /// Appending arrays with different element types.
    AppendedElements,
    /// Appending arrays with other differences.
    AppendedProperties,
    /// Comdats with different selection kinds.
    ComdatKind,
    /// Comdats that require equal contents and differ.
    ComdatContent,
    /// Comdats that cannot be compared as their selection kind requires.
    ComdatLeader,
    /// Module flags with different values.
    FlagValue,
    /// Module flags with different behaviors.
    FlagBehavior,
    /// A module flag without the required value.
    FlagRequired,
    /// An alias of a declaration.
    AliasOfDeclaration,
    /// A global to extract or import does not exist.
    Missing,
    /// Different data layouts.
    DataLayout,
    /// Different target triples.
    TargetTriple,
    /// Module flags whose different values cause a warning.
    FlagWarning,
    /// A global that is left out of an import.
    NotImported,
    /// A function in one module, a variable in the other.
    Kind,
    /// Functions with different types.
    FunctionType,
    /// Functions with different calling conventions.
    CallingConvention,
    /// Parameters with different ABI attributes.
    Passing,
    /// Variables with different types.
    VariableType,
    /// A variable that is thread-local in one module only.
    ThreadLocal,
    /// Different address spaces.
    AddressSpace,
    /// Less alignment than was promised.
    Alignment,
}

/// Description of a kind of conflict.
#[derive(Debug)]
pub struct ConflictData {
    /// Stable code: `L0101` and so on for errors, `L0201` for warnings.
    pub code: &'static str,
    /// A short title.
    pub title: &'static str,
    /// An explanation and the remedy, in one or two sentences.
    pub why: &'static str,
    /// The relevant section of LangRef.
    pub section: &'static str,
    /// Two modules with this conflict; `None` if modules alone do not suffice.
    pub example: Option<[&'static str; 2]>,
}

impl Conflict {
    /// Returns the description.
    #[must_use]
    pub fn data(self) -> &'static ConflictData {
        &ALL[self as usize].1
    }

    /// Returns the code, such as `L0101`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.data().code
    }

    /// Whether the modules are linked anyway.
    #[must_use]
    pub fn is_warning(self) -> bool {
        self >= Conflict::DataLayout
    }

    /// Returns all kinds, ordered by code.
    pub fn all() -> impl Iterator<Item = Conflict> {
        ALL.iter().map(|&(conflict, _)| conflict)
    }

    /// Returns the kind with this code.
    #[must_use]
    pub fn find(code: &str) -> Option<Conflict> {
        Conflict::all().find(|conflict| conflict.code() == code)
    }
}

const fn row(
    conflict: Conflict,
    code: &'static str,
    title: &'static str,
    section: &'static str,
    why: &'static str,
    example: [&'static str; 2],
) -> (Conflict, ConflictData) {
    (conflict, ConflictData { code, title, why, section, example: Some(example) })
}

const fn bare(
    conflict: Conflict,
    code: &'static str,
    title: &'static str,
    section: &'static str,
    why: &'static str,
) -> (Conflict, ConflictData) {
    (conflict, ConflictData { code, title, why, section, example: None })
}

/// In the order of the enum.
static ALL: [(Conflict, ConflictData); 25] = {
    use Conflict::*;
    [
        row(
            MultipleDefinitions,
            "L0101",
            "symbol multiply defined!",
            "Linkage Types",
            "A program has one definition of a name. Definitions that several modules share, such as those of inline functions, have a linkage that allows this (linkonce_odr, weak_odr, common), and one of them is kept. A definition that only its own module uses should be internal.",
            ["define i32 @f() {\n  ret i32 1\n}\n", "define i32 @f() {\n  ret i32 2\n}\n"],
        ),
        row(
            DuplicatedFunction,
            "L0102",
            "non-variables in comdat nodeduplicate are not handled",
            "Comdats",
            "All members of nodeduplicate comdats are kept. Duplicate variables lose their names; functions cannot.",
            [
                "$f = comdat nodeduplicate\n\ndefine weak void @f() comdat {\n  ret void\n}\n",
                "$f = comdat nodeduplicate\n\ndefine weak void @f() comdat {\n  ret void\n}\n",
            ],
        ),
        row(
            NotAppending,
            "L0103",
            "can only link appending global with another appending global!",
            "Linkage Types",
            "Arrays with appending linkage are concatenated. A global with the same name and another linkage cannot be a part of the array.",
            ["@a = appending global [1 x i32] [i32 1]\n", "@a = global i32 1\n"],
        ),
        row(
            AppendedElements,
            "L0104",
            "Appending variables with different element types!",
            "Linkage Types",
            "Arrays with appending linkage are concatenated, so their elements must have the same type.",
            ["@a = appending global [1 x i32] [i32 1]\n", "@a = appending global [1 x i64] [i64 1]\n"],
        ),
        row(
            AppendedProperties,
            "L0105",
            "Appending variables with different properties",
            "Linkage Types",
            "Arrays with appending linkage are concatenated, so they must agree on constness, alignment, visibility, section and address space.",
            [
                "@a = appending global [1 x i32] [i32 1], align 4\n",
                "@a = appending global [1 x i32] [i32 1], align 8\n",
            ],
        ),
        row(
            ComdatKind,
            "L0106",
            "invalid selection kinds!",
            "Comdats",
            "Of comdats with the same name, one is kept. They must have the same selection kind; only any and largest can be combined.",
            ["$c = comdat any\n@c = global i32 1, comdat\n", "$c = comdat exactmatch\n@c = global i32 1, comdat\n"],
        ),
        row(
            ComdatContent,
            "L0107",
            "ExactMatch or SameSize violated!",
            "Comdats",
            "Comdats with selection kind exactmatch or samesize must have the same contents or size. These do not.",
            ["$c = comdat samesize\n@c = global i32 1, comdat\n", "$c = comdat samesize\n@c = global i64 1, comdat\n"],
        ),
        row(
            ComdatLeader,
            "L0108",
            "GlobalVariable required for data dependent selection!",
            "Comdats",
            "Selection by size or content compares the variables with the comdat's name, but these comdats have none.",
            [
                "$c = comdat largest\n\ndefine void @c() comdat {\n  ret void\n}\n",
                "$c = comdat largest\n\ndefine void @c() comdat {\n  ret void\n}\n",
            ],
        ),
        row(
            FlagValue,
            "L0109",
            "IDs have conflicting values",
            "Module Flags Metadata",
            "The modules were compiled under incompatible assumptions, such as different sizes of wchar_t. The behavior of the flag makes this an error.",
            [
                "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"wchar_size\", i32 4}\n",
                "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"wchar_size\", i32 2}\n",
            ],
        ),
        row(
            FlagBehavior,
            "L0110",
            "IDs have conflicting behaviors",
            "Module Flags Metadata",
            "Two modules define different behaviors for a flag.",
            [
                "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"k\", i32 4}\n",
                "!llvm.module.flags = !{!0}\n!0 = !{i32 7, !\"k\", i32 4}\n",
            ],
        ),
        row(
            FlagRequired,
            "L0111",
            "does not have the required value",
            "Module Flags Metadata",
            "A flag with behavior 3 requires a value of another flag in the whole program.",
            [
                "!llvm.module.flags = !{!0}\n!0 = !{i32 3, !\"k\", !1}\n!1 = !{!\"abi\", i32 2}\n",
                "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"abi\", i32 1}\n",
            ],
        ),
        row(
            AliasOfDeclaration,
            "L0112",
            "Alias must point to a definition",
            "Aliases",
            "An alias is another name for a definition in the same module. If two modules could each define an alias of the other's alias, neither name would have a definition.",
            [
                "@y = external global i32\n@x = alias i32, ptr @y\n",
                "@x = external global i32\n@y = alias i32, ptr @x\n",
            ],
        ),
        bare(
            Missing,
            "L0113",
            "the module does not define it",
            "Functions",
            "A global that is extracted or imported by name must be defined in the module.",
        ),
        row(
            DataLayout,
            "L0201",
            "Linking two modules of different data layouts",
            "Data Layout",
            "Modules with different data layouts disagree on sizes and alignments. The result has the layout of the first module, and the others are treated as if they had been compiled for it.",
            [
                "target datalayout = \"e-p:32:32\"\n@a = global i32 1\n",
                "target datalayout = \"e\"\n@b = global i32 1\n",
            ],
        ),
        row(
            TargetTriple,
            "L0202",
            "Linking two modules of different target triples",
            "Target Triple",
            "Modules for different targets do not form a working program, unless they are target-independent.",
            [
                "target triple = \"x86_64-unknown-linux-gnu\"\n@a = global i32 1\n",
                "target triple = \"aarch64-unknown-linux-gnu\"\n@b = global i32 1\n",
            ],
        ),
        row(
            FlagWarning,
            "L0203",
            "IDs have conflicting values (warning)",
            "Module Flags Metadata",
            "The behavior of the flag makes this a warning; the value of the first module is used.",
            [
                "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"k\", i32 4}\n",
                "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"k\", i32 2}\n",
            ],
        ),
        bare(
            NotImported,
            "L0204",
            "Pseudo-probe ignored",
            "Metadata",
            "A function is imported without its probes, because only its own module uses probe-based profiling.",
        ),
        row(
            Kind,
            "L0211",
            "a function in one module and a variable in another",
            "Global Variables",
            "Functions and variables share one namespace. Calling a variable or loading from a function is undefined behaviour; llvm-link does not report it.",
            ["declare void @f()\n\ndefine void @g() {\n  call void @f()\n  ret void\n}\n", "@f = global i32 0\n"],
        ),
        row(
            FunctionType,
            "L0212",
            "types of a function do not match",
            "Functions",
            "Calling a function with a type other than that of its definition is undefined behaviour, because its arguments may be passed differently or be missing. A declaration `T (...)`, as for a C function without a prototype, is compatible with all parameters.",
            [
                "declare i32 @f(i32)\n\ndefine i32 @g() {\n  %r = call i32 @f(i32 1)\n  ret i32 %r\n}\n",
                "define i64 @f(i64 %x) {\n  ret i64 %x\n}\n",
            ],
        ),
        row(
            CallingConvention,
            "L0213",
            "calling conventions of a function do not match",
            "Calling Conventions",
            "A function must be called by its own calling convention; if not, the call is undefined behaviour.",
            [
                "declare fastcc i32 @f(i32)\n\ndefine i32 @g() {\n  %r = call fastcc i32 @f(i32 1)\n  ret i32 %r\n}\n",
                "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n",
            ],
        ),
        row(
            Passing,
            "L0214",
            "a parameter is passed in different ways",
            "Parameter Attributes",
            "Attributes such as byval, sret and inalloca determine how an argument is passed. Caller and function must agree on them.",
            [
                "declare void @f(ptr byval(i64))\n\ndefine void @g(ptr %p) {\n  call void @f(ptr byval(i64) %p)\n  \
                 ret void\n}\n",
                "define void @f(ptr %p) {\n  ret void\n}\n",
            ],
        ),
        row(
            VariableType,
            "L0215",
            "types of a variable do not match",
            "Global Variables",
            "Code that declares a variable larger than its definition accesses memory after it; code that declares it with another scalar type misinterprets its bytes. An array of zero elements, alone or at the end of a struct, and an opaque struct are compatible with every size.",
            ["@v = external global i64\n@p = global ptr @v\n", "@v = global i32 1\n"],
        ),
        row(
            ThreadLocal,
            "L0216",
            "thread_local in one module and not in another",
            "Thread Local Storage Models",
            "Thread-local variables are addressed differently from shared ones, so code for one kind does not find the other. Object linkers refuse this.",
            ["@v = external thread_local global i32\n@p = global ptr @v\n", "@v = global i32 1\n"],
        ),
        row(
            AddressSpace,
            "L0217",
            "address spaces do not match",
            "Global Variables",
            "An address in one address space need not be the same location in another. Uses get a cast of the address, which may change its meaning.",
            ["@v = external addrspace(1) global i32\n@p = global ptr addrspace(1) @v\n", "@v = global i32 1\n"],
        ),
        row(
            Alignment,
            "L0218",
            "less alignment than is declared",
            "Global Variables",
            "Code that was compiled with the declaration may rely on its alignment, which the definition does not provide.",
            ["@v = external global i64, align 16\n@p = global ptr @v\n", "@v = global i64 1, align 8\n"],
        ),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_order_of_the_enumeration_and_of_the_codes() {
        assert!(Conflict::all().enumerate().all(|(at, conflict)| conflict as usize == at));
        assert!(Conflict::all().is_sorted_by(|a, b| a.code() < b.code()));
        assert!(Conflict::all().all(|conflict| conflict.is_warning() == (conflict.code() > "L0200")));
        assert_eq!(Conflict::find("L0211"), Some(Conflict::Kind));
        assert_eq!(Conflict::find("L0999"), None);
    }
}
