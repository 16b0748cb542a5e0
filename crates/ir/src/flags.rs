//! Optional flags of instructions and constant expressions (LangRef "Fast-Math Flags" and the instructions'
//! own sections), one bit each in the flag byte of every instruction.

/// Declares a flag set over `u8`: constant, bit and spelling, in printing order.
macro_rules! flag_set {
    ($(#[$doc:meta])* $name:ident { $($(#[$fdoc:meta])* $flag:ident = $bit:literal $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// No flags.
            pub const NONE: $name = $name(0);
            $($(#[$fdoc])* #[doc = concat!("`", $text, "`")] pub const $flag: $name = $name(1 << $bit);)*
            /// Every flag with its spelling, in printing order.
            pub const TABLE: &'static [($name, &'static str)] = &[$(($name::$flag, $text)),*];

            /// Whether all flags of `other` are set.
            #[inline]
            pub const fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether no flag is set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl core::ops::BitOr for $name {
            type Output = $name;
            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl core::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: $name) {
                self.0 |= other.0;
            }
        }
    };
}

flag_set! {
    /// Fast-math flags (LangRef "Fast-Math Flags"); all seven together are written `fast`.
    FastMath {
        REASSOC = 0 "reassoc",
        NNAN = 1 "nnan",
        NINF = 2 "ninf",
        NSZ = 3 "nsz",
        ARCP = 4 "arcp",
        CONTRACT = 5 "contract",
        AFN = 6 "afn",
    }
}

impl FastMath {
    /// All seven flags: `fast`.
    pub const FAST: FastMath = FastMath(0x7f);
}

flag_set! {
    /// Flags of integer arithmetic, casts and comparisons; violating one yields poison. The table of opcodes
    /// lists the flags that each accepts.
    ///
    /// The bits of `NUW` and `NSW` never coincide with those of other flags of the same instruction. The bit of
    /// `NNEG` is distinct from those of [`FastMath`], which `uitofp` accepts too.
    IntFlags {
        NUW = 0 "nuw",
        NSW = 1 "nsw",
        EXACT = 2 "exact",
        DISJOINT = 3 "disjoint",
        NNEG = 7 "nneg",
        SAMESIGN = 5 "samesign",
    }
}

flag_set! {
    /// Flags of `atomicrmw` (LangRef "'atomicrmw' Instruction").
    RmwFlags {
        ELEMENTWISE = 0 "elementwise",
    }
}

flag_set! {
    /// Flags of `getelementptr` (LangRef "'getelementptr' Instruction"). `inbounds` implies `nusw`, which is
    /// then not written.
    GepFlags {
        INBOUNDS = 0 "inbounds",
        NUSW = 1 "nusw",
        NUW = 2 "nuw",
    }
}
