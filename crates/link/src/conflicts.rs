//! What modules can contradict each other in, as data: a code for each, why it is a contradiction, and
//! two modules that have it. Where it is found is left to who finds it.

/// A kind of contradiction between modules. Those that LLVM refuses are errors; those that it links without
/// a word, or with one, are warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Conflict {
    /// Two definitions, none of which yields.
    MultipleDefinitions,
    /// Members of `nodeduplicate` comdats that are no variables.
    DuplicatedFunction,
    /// An appending array and something else.
    NotAppending,
    /// Appending arrays of different elements.
    AppendedElements,
    /// Appending arrays that differ otherwise.
    AppendedProperties,
    /// Comdats that select in different ways.
    ComdatKind,
    /// Comdats whose contents are to be the same, and are not.
    ComdatContent,
    /// Comdats that cannot be compared as their way of selection asks for.
    ComdatLeader,
    /// Module flags of different values.
    FlagValue,
    /// Module flags of different behaviours.
    FlagBehavior,
    /// A module flag that has not the value that is required.
    FlagRequired,
    /// An alias of what is only declared.
    AliasOfDeclaration,
    /// What is to be extracted or imported is not there.
    Missing,
    /// Different data layouts.
    DataLayout,
    /// Different target triples.
    TargetTriple,
    /// Module flags that warn of different values.
    FlagWarning,
    /// What is left out of an import.
    NotImported,
    /// A function here, a variable there.
    Kind,
    /// Functions of different types.
    FunctionType,
    /// Functions that are called in different ways.
    CallingConvention,
    /// Parameters that are passed in different ways.
    Passing,
    /// Variables of different types.
    VariableType,
    /// A variable of each thread here, of all threads there.
    ThreadLocal,
    /// Different address spaces.
    AddressSpace,
    /// Less alignment than was promised.
    Alignment,
}

/// What is to be known of a kind of contradiction.
#[derive(Debug)]
pub struct ConflictData {
    /// `L0101` and so on for errors, `L0201` for warnings; they do not change.
    pub code: &'static str,
    /// What it is called, in a few words.
    pub title: &'static str,
    /// A sentence or two: why it is a contradiction, and what is to be done.
    pub why: &'static str,
    /// The section of LangRef that is about it.
    pub section: &'static str,
    /// Two modules that have it; none where it takes more than modules.
    pub example: Option<[&'static str; 2]>,
}

impl Conflict {
    /// What is to be known of it.
    #[must_use]
    pub fn data(self) -> &'static ConflictData {
        &ALL[self as usize].1
    }

    /// `L0101` and so on.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.data().code
    }

    /// Whether modules are linked nevertheless.
    #[must_use]
    pub fn is_warning(self) -> bool {
        self >= Conflict::DataLayout
    }

    /// All kinds, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Conflict> {
        ALL.iter().map(|&(conflict, _)| conflict)
    }

    /// The kind of a code.
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

/// In the order of the enumeration.
static ALL: [(Conflict, ConflictData); 25] = {
    use Conflict::*;
    [
        row(
            MultipleDefinitions,
            "L0101",
            "symbol multiply defined!",
            "Linkage Types",
            "A program has one definition of a name. Where several are meant to be the same, as of inline functions, \
             their linkage says so (linkonce_odr, weak_odr, common), and one of them is kept; what only its module is \
             to see is internal.",
            ["define i32 @f() {\n  ret i32 1\n}\n", "define i32 @f() {\n  ret i32 2\n}\n"],
        ),
        row(
            DuplicatedFunction,
            "L0102",
            "non-variables in comdat nodeduplicate are not handled",
            "Comdats",
            "Of comdats that select nodeduplicate all members stay. Variables lose their names for that; functions \
             cannot.",
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
            "Arrays of appending linkage become one array. What has the same name and other linkage cannot be a part \
             of it.",
            ["@a = appending global [1 x i32] [i32 1]\n", "@a = global i32 1\n"],
        ),
        row(
            AppendedElements,
            "L0104",
            "Appending variables with different element types!",
            "Linkage Types",
            "Arrays of appending linkage become one array, which has elements of one type.",
            ["@a = appending global [1 x i32] [i32 1]\n", "@a = appending global [1 x i64] [i64 1]\n"],
        ),
        row(
            AppendedProperties,
            "L0105",
            "Appending variables with different properties",
            "Linkage Types",
            "Arrays of appending linkage become one array, which is constant or not, and has one alignment, \
             visibility, section and address space.",
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
            "Comdats of one name are one group, of which one is kept. They must say alike how it is selected; only \
             any and largest go together.",
            ["$c = comdat any\n@c = global i32 1, comdat\n", "$c = comdat exactmatch\n@c = global i32 1, comdat\n"],
        ),
        row(
            ComdatContent,
            "L0107",
            "ExactMatch or SameSize violated!",
            "Comdats",
            "Comdats that select exactmatch or samesize are kept once, because they promise to be the same, or of the \
             same size. These are not.",
            ["$c = comdat samesize\n@c = global i32 1, comdat\n", "$c = comdat samesize\n@c = global i64 1, comdat\n"],
        ),
        row(
            ComdatLeader,
            "L0108",
            "GlobalVariable required for data dependent selection!",
            "Comdats",
            "What selects by size or content looks at the variable of the comdat's name, which these do not have.",
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
            "Modules of different flags were compiled under assumptions that exclude each other, such as the size of \
             wchar_t: the behaviour of the flag says that this is an error.",
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
            "Two modules have a flag and do not agree on what is to be done if its values differ.",
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
            "A flag of behaviour 3 says which value another flag must have in the whole program.",
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
            "An alias is another name for what its own module defines. Two modules with an alias each, of what the \
             other one defines so, would have names that stand for each other, and for nothing.",
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
            "Extracting and importing take definitions by name, which the module must have.",
        ),
        row(
            DataLayout,
            "L0201",
            "Linking two modules of different data layouts",
            "Data Layout",
            "Modules of different data layouts do not agree on sizes and alignments. The result has that of the first \
             module, and the others are taken as if they had been compiled for it.",
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
            "Modules of different targets do not make one program, unless they use nothing of their targets.",
            [
                "target triple = \"x86_64-unknown-linux-gnu\"\n@a = global i32 1\n",
                "target triple = \"aarch64-unknown-linux-gnu\"\n@b = global i32 1\n",
            ],
        ),
        row(
            FlagWarning,
            "L0203",
            "IDs have conflicting values, which is only warned of",
            "Module Flags Metadata",
            "The behaviour of the flag says that a warning is enough; the value of the first module stays.",
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
            "A function is imported from a module that is profiled by probes into one that is not, without its \
             probes.",
        ),
        row(
            Kind,
            "L0211",
            "a function in one module and a variable in another",
            "Global Variables",
            "Names are one space. A call of what is a variable, or a load from what is a function, is undefined \
             behaviour; llvm-link says nothing of it.",
            ["declare void @f()\n\ndefine void @g() {\n  call void @f()\n  ret void\n}\n", "@f = global i32 0\n"],
        ),
        row(
            FunctionType,
            "L0212",
            "types of a function do not match",
            "Functions",
            "A function that is called with another type than it is defined with finds its arguments elsewhere, or \
             not all of them: the call is undefined behaviour. A declaration `T (...)`, which is that of a C function \
             without a prototype, goes with all parameters.",
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
            "a parameter is passed in two ways",
            "Parameter Attributes",
            "Attributes such as byval, sret and inalloca say where an argument is. Caller and function must have the \
             same.",
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
            "Who has a variable declared larger than it is reads and writes what is behind it; who has it declared as \
             another scalar takes its bytes for something else. An array of no elements, alone or at the end of a \
             struct, and an opaque struct go with every size.",
            ["@v = external global i64\n@p = global ptr @v\n", "@v = global i32 1\n"],
        ),
        row(
            ThreadLocal,
            "L0216",
            "thread_local in one module and not in another",
            "Thread Local Storage Models",
            "A variable that each thread has for itself is found in another way than one that all have: code for the \
             one does not find the other. Linkers of objects refuse it.",
            ["@v = external thread_local global i32\n@p = global ptr @v\n", "@v = global i32 1\n"],
        ),
        row(
            AddressSpace,
            "L0217",
            "address spaces do not match",
            "Global Variables",
            "What is in one address space is not at the same address in another. The address is cast where it is \
             mentioned, which need not mean the same.",
            ["@v = external addrspace(1) global i32\n@p = global ptr addrspace(1) @v\n", "@v = global i32 1\n"],
        ),
        row(
            Alignment,
            "L0218",
            "less alignment than is declared",
            "Global Variables",
            "Code that was compiled with the declaration may rely on its alignment, and the definition does not give \
             it.",
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
