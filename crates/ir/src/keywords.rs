//! Small closed vocabularies of the language: linkage, visibility, orderings, predicates and the like. Each
//! is one table of variants and spellings, which reader, printer and bitcode share.

/// Declares an enum of keywords with `spelling` and `from_spelling`; the discriminant is the number in bitcode.
macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $number:literal $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* #[doc = concat!("`", $text, "`")] $variant = $number),* }

        impl $name {
            /// Every value, in the order of the table.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Returns the spelling.
            #[inline]
            pub const fn spelling(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            /// Returns the value with this spelling.
            pub fn from_spelling(text: &[u8]) -> Option<$name> {
                $(if text == $text.as_bytes() { return Some($name::$variant); })*
                None
            }

            /// Returns the value with this number.
            pub const fn from_number(number: u8) -> Option<$name> {
                match number { $($number => Some($name::$variant),)* _ => None }
            }
        }
    };
}

keywords! {
    /// Linkage of a global (LangRef "Linkage Types").
    Linkage {
        External = 0 "external",
        WeakAny = 16 "weak",
        Appending = 2 "appending",
        Internal = 3 "internal",
        LinkOnceAny = 18 "linkonce",
        ExternWeak = 7 "extern_weak",
        Common = 8 "common",
        Private = 9 "private",
        AvailableExternally = 12 "available_externally",
        WeakOdr = 17 "weak_odr",
        LinkOnceOdr = 19 "linkonce_odr",
    }
}

impl Linkage {
    /// Whether the linkage is `internal` or `private`, and so invisible to other modules.
    pub const fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
}

keywords! {
    /// Visibility of a global (LangRef "Visibility Styles").
    Visibility { Default = 0 "default", Hidden = 1 "hidden", Protected = 2 "protected" }
}
keywords! {
    /// DLL storage class of a global (LangRef "DLL Storage Classes").
    DllStorageClass { Default = 0 "", Import = 1 "dllimport", Export = 2 "dllexport" }
}
keywords! {
    /// Thread-local storage model (LangRef "Thread Local Storage Models").
    ThreadLocalMode {
        NotThreadLocal = 0 "",
        GeneralDynamic = 1 "generaldynamic",
        LocalDynamic = 2 "localdynamic",
        InitialExec = 3 "initialexec",
        LocalExec = 4 "localexec",
    }
}
keywords! {
    /// Significance of the address of a global (LangRef "Global Variables").
    UnnamedAddr { None = 0 "", Global = 1 "unnamed_addr", Local = 2 "local_unnamed_addr" }
}
keywords! {
    /// Rule for selecting among comdats of the same name (LangRef "Comdats").
    SelectionKind {
        Any = 1 "any",
        ExactMatch = 2 "exactmatch",
        Largest = 3 "largest",
        NoDeduplicate = 4 "nodeduplicate",
        SameSize = 5 "samesize",
    }
}
keywords! {
    /// Code model of one global variable.
    CodeModel { Tiny = 1 "tiny", Small = 2 "small", Kernel = 3 "kernel", Medium = 4 "medium", Large = 5 "large" }
}
keywords! {
    /// Atomic ordering (LangRef "Atomic Memory Ordering Constraints").
    Ordering {
        NotAtomic = 0 "",
        Unordered = 1 "unordered",
        Monotonic = 2 "monotonic",
        Acquire = 3 "acquire",
        Release = 4 "release",
        AcquireRelease = 5 "acq_rel",
        SequentiallyConsistent = 6 "seq_cst",
    }
}
keywords! {
    /// Operation of an `atomicrmw` (LangRef "'atomicrmw' Instruction").
    RmwOp {
        Xchg = 0 "xchg",
        Add = 1 "add",
        Sub = 2 "sub",
        And = 3 "and",
        Nand = 4 "nand",
        Or = 5 "or",
        Xor = 6 "xor",
        Max = 7 "max",
        Min = 8 "min",
        UMax = 9 "umax",
        UMin = 10 "umin",
        FAdd = 11 "fadd",
        FSub = 12 "fsub",
        FMax = 13 "fmax",
        FMin = 14 "fmin",
        UIncWrap = 15 "uinc_wrap",
        UDecWrap = 16 "udec_wrap",
        USubCond = 17 "usub_cond",
        USubSat = 18 "usub_sat",
        FMaximum = 19 "fmaximum",
        FMinimum = 20 "fminimum",
        FMaximumNum = 21 "fmaximumnum",
        FMinimumNum = 22 "fminimumnum",
    }
}
impl RmwOp {
    /// Whether the operation computes with floating-point numbers.
    pub const fn is_float(self) -> bool {
        use RmwOp::*;
        matches!(self, FAdd | FSub | FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum)
    }
}

keywords! {
    /// Condition of an `icmp` (LangRef "'icmp' Instruction").
    IntPredicate {
        Eq = 32 "eq",
        Ne = 33 "ne",
        Ugt = 34 "ugt",
        Uge = 35 "uge",
        Ult = 36 "ult",
        Ule = 37 "ule",
        Sgt = 38 "sgt",
        Sge = 39 "sge",
        Slt = 40 "slt",
        Sle = 41 "sle",
    }
}
keywords! {
    /// Condition of an `fcmp` (LangRef "'fcmp' Instruction").
    FloatPredicate {
        False = 0 "false",
        Oeq = 1 "oeq",
        Ogt = 2 "ogt",
        Oge = 3 "oge",
        Olt = 4 "olt",
        Ole = 5 "ole",
        One = 6 "one",
        Ord = 7 "ord",
        Uno = 8 "uno",
        Ueq = 9 "ueq",
        Ugt = 10 "ugt",
        Uge = 11 "uge",
        Ult = 12 "ult",
        Ule = 13 "ule",
        Une = 14 "une",
        True = 15 "true",
    }
}
keywords! {
    /// Tail-call marker of a `call` (LangRef "'call' Instruction").
    TailKind { None = 0 "", Tail = 1 "tail", MustTail = 2 "musttail", NoTail = 3 "notail" }
}
