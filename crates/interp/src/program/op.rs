//! Operations of translated functions: 16 bytes each. Registers are 16-bit numbers in the frame's window;
//! rare data is referred to by an index into a table of the function.

use draig_ir::{IntPredicate, Opcode};

/// Bit of the alignment of loads that are atomic. The others are the logarithm.
pub(crate) const ATOMIC: u8 = 1 << 7;

/// Returns the alignment minus one.
#[inline(always)]
pub(crate) fn align_mask(align: u8) -> u64 {
    // The shift leaves the flag out.
    1u64.wrapping_shl(u32::from(align)) - 1
}

/// Register: a slot of the frame.
pub(crate) type R = u16;

/// An operation. `d` is the register of the result, `a` and `b` are those of the operands, `n` is the number
/// of IR instructions executed in the block up to here, for the count of steps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// Copies a slot.
    Move {
        d: R,
        a: R,
    },
    /// Copies consecutive slots.
    MoveN {
        d: R,
        a: R,
        n: u16,
    },

    Add32 {
        d: R,
        a: R,
        b: R,
    },
    Add64 {
        d: R,
        a: R,
        b: R,
    },
    AddNsw32 {
        d: R,
        a: R,
        b: R,
    },
    AddNsw64 {
        d: R,
        a: R,
        b: R,
    },
    AddNuw32 {
        d: R,
        a: R,
        b: R,
    },
    AddNuw64 {
        d: R,
        a: R,
        b: R,
    },
    AddNuwNsw32 {
        d: R,
        a: R,
        b: R,
    },
    AddNuwNsw64 {
        d: R,
        a: R,
        b: R,
    },
    Sub32 {
        d: R,
        a: R,
        b: R,
    },
    Sub64 {
        d: R,
        a: R,
        b: R,
    },
    SubNsw32 {
        d: R,
        a: R,
        b: R,
    },
    SubNsw64 {
        d: R,
        a: R,
        b: R,
    },
    Mul32 {
        d: R,
        a: R,
        b: R,
    },
    Mul64 {
        d: R,
        a: R,
        b: R,
    },
    MulNsw32 {
        d: R,
        a: R,
        b: R,
    },
    MulNsw64 {
        d: R,
        a: R,
        b: R,
    },
    And {
        d: R,
        a: R,
        b: R,
    },
    Or {
        d: R,
        a: R,
        b: R,
    },
    Xor {
        d: R,
        a: R,
        b: R,
    },
    Shl32 {
        d: R,
        a: R,
        b: R,
    },
    Shl64 {
        d: R,
        a: R,
        b: R,
    },
    LShr32 {
        d: R,
        a: R,
        b: R,
    },
    LShr64 {
        d: R,
        a: R,
        b: R,
    },
    AShr32 {
        d: R,
        a: R,
        b: R,
    },
    AShr64 {
        d: R,
        a: R,
        b: R,
    },
    /// Any binary operation on integers of at most 64 bits: opcode, flags, width.
    IntAny {
        op: u8,
        flags: u8,
        width: u8,
        d: R,
        a: R,
        b: R,
    },

    Eq {
        d: R,
        a: R,
        b: R,
    },
    Ne {
        d: R,
        a: R,
        b: R,
    },
    Ult {
        d: R,
        a: R,
        b: R,
    },
    Ule {
        d: R,
        a: R,
        b: R,
    },
    Slt32 {
        d: R,
        a: R,
        b: R,
    },
    Sle32 {
        d: R,
        a: R,
        b: R,
    },
    Slt64 {
        d: R,
        a: R,
        b: R,
    },
    Sle64 {
        d: R,
        a: R,
        b: R,
    },

    /// Sign-extends from `from` bits to `to`.
    SExt {
        d: R,
        a: R,
        from: u8,
        to: u8,
    },
    /// Truncates to a width.
    Trunc {
        d: R,
        a: R,
        to: u8,
    },
    /// Converts a pointer's address to an integer of pointer width, which exposes the object.
    PtrToInt {
        d: R,
        a: R,
    },
    Select {
        d: R,
        c: R,
        a: R,
        b: R,
    },

    FAdd32 {
        d: R,
        a: R,
        b: R,
    },
    FSub32 {
        d: R,
        a: R,
        b: R,
    },
    FMul32 {
        d: R,
        a: R,
        b: R,
    },
    FDiv32 {
        d: R,
        a: R,
        b: R,
    },
    FAdd64 {
        d: R,
        a: R,
        b: R,
    },
    FSub64 {
        d: R,
        a: R,
        b: R,
    },
    FMul64 {
        d: R,
        a: R,
        b: R,
    },
    FDiv64 {
        d: R,
        a: R,
        b: R,
    },
    FNeg {
        d: R,
        a: R,
        sign: u8,
    },
    /// `fcmp` of floats or doubles without fast-math flags, by predicate.
    FCmp32 {
        d: R,
        a: R,
        b: R,
        predicate: u8,
    },
    FCmp64 {
        d: R,
        a: R,
        b: R,
        predicate: u8,
    },
    SiToFp64 {
        d: R,
        a: R,
        from: u8,
    },
    FpExt {
        d: R,
        a: R,
    },
    FpTrunc {
        d: R,
        a: R,
    },

    Load8 {
        d: R,
        p: R,
        align: u8,
    },
    Load16 {
        d: R,
        p: R,
        align: u8,
    },
    Load32 {
        d: R,
        p: R,
        align: u8,
    },
    Load64 {
        d: R,
        p: R,
        align: u8,
    },
    Store8 {
        p: R,
        v: R,
        align: u8,
    },
    Store16 {
        p: R,
        v: R,
        align: u8,
    },
    Store32 {
        p: R,
        v: R,
        align: u8,
    },
    Store64 {
        p: R,
        v: R,
        align: u8,
    },
    /// Adds a constant to a pointer; `flags` are the `getelementptr`'s.
    GepConst {
        d: R,
        p: R,
        flags: u8,
        offset: i32,
    },
    /// Adds a 64-bit index times a size plus a constant to a pointer.
    GepIndex {
        d: R,
        p: R,
        i: R,
        flags: u8,
        scale: u32,
        offset: i32,
    },
    /// Allocates a stack object: entry of the table of allocas.
    Alloca {
        d: R,
        alloca: u32,
    },

    /// Loads a vector of `count` consecutive numbers of `1 << size` bytes.
    LoadLanes {
        d: R,
        p: R,
        align: u8,
        size: u8,
        count: u8,
    },
    StoreLanes {
        p: R,
        v: R,
        align: u8,
        size: u8,
        count: u8,
    },
    /// Any comparison of integers of at most 64 bits.
    CompareAny {
        d: R,
        a: R,
        b: R,
        predicate: IntPredicate,
        width: u8,
        same_sign: bool,
    },
    /// Any conversion between numbers of at most 64 bits (see `exec::math`).
    CastAny {
        op: Opcode,
        flags: u8,
        from: u8,
        to: u8,
        d: R,
        a: R,
    },
    Freeze {
        d: R,
        a: R,
    },
    /// Checks the promises of metadata about `n` loaded slots: entry of the table of promises.
    Loaded {
        d: R,
        n: u16,
        checks: u32,
    },
    /// A common intrinsic (see `exec::math`) on defined numbers. The call that handles all cases follows
    /// `otherwise` operations later; `last` skips that call.
    Math {
        op: Math,
        width: u8,
        last: bool,
        otherwise: u8,
        d: R,
        a: R,
        b: R,
        c: R,
    },
    /// Arithmetic with an overflow flag as second result; the call that handles all cases follows.
    Overflow {
        op: Overflow,
        width: u8,
        d: R,
        a: R,
        b: R,
    },

    /// Jumps without counting steps.
    Jump {
        to: u32,
    },
    Br {
        n: u16,
        to: u32,
    },
    CondBr {
        c: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrEq {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrNe {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrUlt {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrUle {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrSlt32 {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrSle32 {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrSlt64 {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    BrSle64 {
        a: R,
        b: R,
        n: u16,
        then: u32,
        otherwise: u32,
    },
    /// Entry of the table of switches.
    Switch {
        a: R,
        n: u16,
        table: u32,
    },
    /// Entry of the table of labels. If the address matches none, the next operation runs, which reports the
    /// error.
    IndirectBr {
        a: R,
        n: u16,
        table: u32,
    },
    /// Returns `count` consecutive slots.
    Ret {
        a: R,
        n: u16,
        count: u16,
    },
    /// Calls a function of the program: entry of the table of calls.
    Call {
        call: u32,
    },
    /// Calls anything else: entry of the table of calls.
    CallAny {
        call: u32,
    },
    /// Allocates the stack objects of the next `n` operations, if it can do so at once.
    Allocas {
        n: u32,
    },
    /// Counts the steps of a block that ends in a call.
    Steps {
        n: u16,
    },
    /// Checks the next access through `p`, or the store that was just done: entry of the table of watches.
    Watch {
        p: R,
        watch: u32,
    },
    /// Executes any other instruction: entry of the table of instructions.
    Slow {
        slow: u32,
    },
    /// Ends a block whose terminator is in the table of instructions.
    SlowTerminator {
        n: u16,
        slow: u32,
    },
}

impl Op {
    /// Returns the operation for another lane of the same vectors; with `shared`, all lanes have one
    /// condition.
    pub(crate) fn lane(self, lane: R, shared: bool) -> Op {
        /// Operations that work on lanes, with their register fields.
        macro_rules! shifted {
            ($($name:ident { $($register:ident),* ; $($other:ident),* })*) => {
                match self {
                    $(Op::$name { $($register,)* $($other),* } => Op::$name { $($register: $register + lane,)* $($other),* },)*
                    Op::Select { d, c, a, b } => {
                        let c = if shared { c } else { c + lane };
                        Op::Select { d: d + lane, c, a: a + lane, b: b + lane }
                    }
                    other => other,
                }
            };
        }
        shifted! {
            Move { d, a; }
            Add32 { d, a, b; } Add64 { d, a, b; } AddNsw32 { d, a, b; } AddNsw64 { d, a, b; }
            AddNuw32 { d, a, b; } AddNuw64 { d, a, b; } AddNuwNsw32 { d, a, b; } AddNuwNsw64 { d, a, b; }
            Sub32 { d, a, b; } Sub64 { d, a, b; } SubNsw32 { d, a, b; } SubNsw64 { d, a, b; }
            Mul32 { d, a, b; } Mul64 { d, a, b; } MulNsw32 { d, a, b; } MulNsw64 { d, a, b; }
            And { d, a, b; } Or { d, a, b; } Xor { d, a, b; }
            Shl32 { d, a, b; } Shl64 { d, a, b; } LShr32 { d, a, b; } LShr64 { d, a, b; }
            AShr32 { d, a, b; } AShr64 { d, a, b; } IntAny { d, a, b; op, flags, width }
            Eq { d, a, b; } Ne { d, a, b; } Ult { d, a, b; } Ule { d, a, b; }
            Slt32 { d, a, b; } Sle32 { d, a, b; } Slt64 { d, a, b; } Sle64 { d, a, b; }
            SExt { d, a; from, to } Trunc { d, a; to } PtrToInt { d, a; }
            FAdd32 { d, a, b; } FSub32 { d, a, b; } FMul32 { d, a, b; } FDiv32 { d, a, b; }
            FAdd64 { d, a, b; } FSub64 { d, a, b; } FMul64 { d, a, b; } FDiv64 { d, a, b; }
            FNeg { d, a; sign } FCmp32 { d, a, b; predicate } FCmp64 { d, a, b; predicate }
            CompareAny { d, a, b; predicate, width, same_sign } CastAny { d, a; op, flags, from, to } Freeze { d, a; }
            SiToFp64 { d, a; from } FpExt { d, a; } FpTrunc { d, a; }
        }
    }
}

/// Intrinsics that the hot loop executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Math {
    SMax,
    SMin,
    UMax,
    UMin,
    Abs,
    FunnelLeft,
    FunnelRight,
    CountOnes,
    /// The result for zero is poison if the second operand is true.
    LeadingZeros,
    TrailingZeros,
    SwapBytes,
    ReverseBits,
    UAddSat,
    USubSat,
    SAddSat,
    SSubSat,
    FAbs,
    /// Multiplication and addition, each rounded.
    MulAdd,
    /// Multiplication and addition, rounded once.
    FusedMulAdd,
    Sqrt,
    Floor,
    Ceil,
    Truncate,
    CopySign,
}

/// Operations of the `with.overflow` intrinsics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overflow {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

const _: () = assert!(size_of::<Op>() <= 16, "the hot loop reads these one after the other");

impl Op {
    /// Returns whether it certainly accesses no memory, whatever its operands are.
    pub(crate) fn leaves_memory_alone(&self) -> bool {
        !matches!(
            self,
            Op::Load8 { .. }
                | Op::Load16 { .. }
                | Op::Load32 { .. }
                | Op::Load64 { .. }
                | Op::Store8 { .. }
                | Op::Store16 { .. }
                | Op::Store32 { .. }
                | Op::Store64 { .. }
                | Op::LoadLanes { .. }
                | Op::StoreLanes { .. }
                | Op::Call { .. }
                | Op::CallAny { .. }
                | Op::Slow { .. }
                | Op::SlowTerminator { .. }
        )
    }

    /// Whether the operation is a comparison fused with the branch after it.
    pub(crate) fn is_fused_branch(&self) -> bool {
        matches!(
            self,
            Op::BrEq { .. }
                | Op::BrNe { .. }
                | Op::BrUlt { .. }
                | Op::BrUle { .. }
                | Op::BrSlt32 { .. }
                | Op::BrSle32 { .. }
                | Op::BrSlt64 { .. }
                | Op::BrSle64 { .. }
        )
    }
}
