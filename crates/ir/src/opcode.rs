//! Table of instructions (LangRef "Instruction Reference"): spelling, group and legal flags, in the order and
//! with the numbers of LLVM's Instruction.def.

use crate::flags::{FastMath, GepFlags, IntFlags, RmwFlags};

/// Group of an opcode, as in LangRef.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpcodeGroup {
    /// Terminators of a block.
    Terminator,
    /// `fneg`
    Unary,
    /// Two operands of the same type.
    Binary,
    /// Memory access and addressing.
    Memory,
    /// Conversion of one value to a type.
    Cast,
    /// Funclet pads.
    Pad,
    /// Other operations.
    Other,
}

/// Flags that an opcode accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagClass {
    /// No flags.
    None,
    /// `nuw nsw`
    Wrap,
    /// `exact`
    Exact,
    /// `disjoint`
    Disjoint,
    /// `nneg`
    NonNeg,
    /// `samesign`
    SameSign,
    /// Fast-math flags.
    FastMath,
    /// Fast-math flags and `nneg`.
    FastMathNonNeg,
    /// `inbounds nusw nuw`
    Gep,
    /// `elementwise`
    Elementwise,
}

impl FlagClass {
    /// Whether the flags include fast-math flags.
    #[inline]
    pub const fn has_fast_math(self) -> bool {
        matches!(self, FlagClass::FastMath | FlagClass::FastMathNonNeg)
    }

    /// Bit mask of the flags in this class.
    #[inline]
    pub const fn mask(self) -> u8 {
        match self {
            FlagClass::None => 0,
            FlagClass::Wrap => IntFlags::NUW.0 | IntFlags::NSW.0,
            FlagClass::Exact => IntFlags::EXACT.0,
            FlagClass::Disjoint => IntFlags::DISJOINT.0,
            FlagClass::NonNeg => IntFlags::NNEG.0,
            FlagClass::SameSign => IntFlags::SAMESIGN.0,
            FlagClass::FastMath => FastMath::FAST.0,
            FlagClass::FastMathNonNeg => FastMath::FAST.0 | IntFlags::NNEG.0,
            FlagClass::Elementwise => RmwFlags::ELEMENTWISE.0,
            FlagClass::Gep => GepFlags::INBOUNDS.0 | GepFlags::NUSW.0 | GepFlags::NUW.0,
        }
    }
}

macro_rules! opcodes {
    ($($(#[$doc:meta])* $variant:ident = $number:literal $text:literal $group:ident $flags:ident;)*) => {
        /// Operation of an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Opcode {
            $($(#[$doc])* #[doc = concat!("`", $text, "`")] $variant = $number),*
        }

        impl Opcode {
            /// Every opcode, in numeric order.
            pub const ALL: &'static [Opcode] = &[$(Opcode::$variant),*];

            /// Returns the spelling.
            #[inline]
            pub const fn spelling(self) -> &'static str {
                match self { $(Opcode::$variant => $text),* }
            }

            /// Returns the group.
            #[inline]
            pub const fn group(self) -> OpcodeGroup {
                match self { $(Opcode::$variant => OpcodeGroup::$group),* }
            }

            /// Returns the flags that it accepts.
            #[inline]
            pub const fn flag_class(self) -> FlagClass {
                match self { $(Opcode::$variant => FlagClass::$flags),* }
            }
        }
    };
}

opcodes! {
    Ret = 1 "ret" Terminator None;
    Br = 2 "br" Terminator None;
    Switch = 3 "switch" Terminator None;
    IndirectBr = 4 "indirectbr" Terminator None;
    Invoke = 5 "invoke" Terminator None;
    Resume = 6 "resume" Terminator None;
    Unreachable = 7 "unreachable" Terminator None;
    CleanupRet = 8 "cleanupret" Terminator None;
    CatchRet = 9 "catchret" Terminator None;
    CatchSwitch = 10 "catchswitch" Terminator None;
    CallBr = 11 "callbr" Terminator None;
    FNeg = 12 "fneg" Unary FastMath;
    Add = 13 "add" Binary Wrap;
    FAdd = 14 "fadd" Binary FastMath;
    Sub = 15 "sub" Binary Wrap;
    FSub = 16 "fsub" Binary FastMath;
    Mul = 17 "mul" Binary Wrap;
    FMul = 18 "fmul" Binary FastMath;
    UDiv = 19 "udiv" Binary Exact;
    SDiv = 20 "sdiv" Binary Exact;
    FDiv = 21 "fdiv" Binary FastMath;
    URem = 22 "urem" Binary None;
    SRem = 23 "srem" Binary None;
    FRem = 24 "frem" Binary FastMath;
    Shl = 25 "shl" Binary Wrap;
    LShr = 26 "lshr" Binary Exact;
    AShr = 27 "ashr" Binary Exact;
    And = 28 "and" Binary None;
    Or = 29 "or" Binary Disjoint;
    Xor = 30 "xor" Binary None;
    Alloca = 31 "alloca" Memory None;
    Load = 32 "load" Memory None;
    Store = 33 "store" Memory None;
    GetElementPtr = 34 "getelementptr" Memory Gep;
    Fence = 35 "fence" Memory None;
    CmpXchg = 36 "cmpxchg" Memory None;
    AtomicRmw = 37 "atomicrmw" Memory Elementwise;
    Trunc = 38 "trunc" Cast Wrap;
    ZExt = 39 "zext" Cast NonNeg;
    SExt = 40 "sext" Cast None;
    FpToUi = 41 "fptoui" Cast None;
    FpToSi = 42 "fptosi" Cast None;
    UiToFp = 43 "uitofp" Cast FastMathNonNeg;
    SiToFp = 44 "sitofp" Cast FastMath;
    FpTrunc = 45 "fptrunc" Cast FastMath;
    FpExt = 46 "fpext" Cast FastMath;
    PtrToInt = 47 "ptrtoint" Cast None;
    PtrToAddr = 48 "ptrtoaddr" Cast None;
    IntToPtr = 49 "inttoptr" Cast None;
    BitCast = 50 "bitcast" Cast None;
    AddrSpaceCast = 51 "addrspacecast" Cast None;
    CleanupPad = 52 "cleanuppad" Pad None;
    CatchPad = 53 "catchpad" Pad None;
    ICmp = 54 "icmp" Other SameSign;
    FCmp = 55 "fcmp" Other FastMath;
    Phi = 56 "phi" Other FastMath;
    Call = 57 "call" Other FastMath;
    Select = 58 "select" Other FastMath;
    VaArg = 61 "va_arg" Other None;
    ExtractElement = 62 "extractelement" Other None;
    InsertElement = 63 "insertelement" Other None;
    ShuffleVector = 64 "shufflevector" Other None;
    ExtractValue = 65 "extractvalue" Other None;
    InsertValue = 66 "insertvalue" Other None;
    LandingPad = 67 "landingpad" Other None;
    Freeze = 68 "freeze" Other None;
}

impl Opcode {
    /// Whether it ends a block.
    #[inline]
    pub const fn is_terminator(self) -> bool {
        matches!(self.group(), OpcodeGroup::Terminator)
    }

    /// Whether it converts one value to a type.
    #[inline]
    pub const fn is_cast(self) -> bool {
        matches!(self.group(), OpcodeGroup::Cast)
    }

    /// Whether it takes two operands of the same type and returns that type.
    #[inline]
    pub const fn is_binary(self) -> bool {
        matches!(self.group(), OpcodeGroup::Binary)
    }

    /// Whether its operands can be exchanged.
    pub const fn is_commutative(self) -> bool {
        use Opcode::{Add, And, FAdd, FMul, Mul, Or, Xor};
        matches!(self, Add | FAdd | Mul | FMul | And | Or | Xor)
    }

    /// Whether it is `call`, `invoke` or `callbr`.
    #[inline]
    pub const fn is_call(self) -> bool {
        matches!(self, Opcode::Call | Opcode::Invoke | Opcode::CallBr)
    }

    /// Whether it is arithmetic on floating-point values.
    pub const fn is_float_arithmetic(self) -> bool {
        matches!(self, Opcode::FNeg | Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem)
    }
}
