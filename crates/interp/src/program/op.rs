//! The operations of translated functions: 16 bytes each, registers as 16-bit numbers into the
//! frame's window, what is rare behind an index into a table of the function.

/// A register: a slot of the frame.
pub(crate) type R = u16;

/// An operation. `d` is where the result goes, `a` and `b` are what it is computed from, `n` is the
/// number of IR instructions that the block executed up to here, for the count of steps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// Copies a slot.
    Move { d: R, a: R },
    /// Copies a run of slots.
    MoveN { d: R, a: R, n: u16 },

    Add32 { d: R, a: R, b: R },
    Add64 { d: R, a: R, b: R },
    AddNsw32 { d: R, a: R, b: R },
    AddNsw64 { d: R, a: R, b: R },
    AddNuw32 { d: R, a: R, b: R },
    AddNuw64 { d: R, a: R, b: R },
    AddNuwNsw32 { d: R, a: R, b: R },
    AddNuwNsw64 { d: R, a: R, b: R },
    Sub32 { d: R, a: R, b: R },
    Sub64 { d: R, a: R, b: R },
    SubNsw32 { d: R, a: R, b: R },
    SubNsw64 { d: R, a: R, b: R },
    Mul32 { d: R, a: R, b: R },
    Mul64 { d: R, a: R, b: R },
    MulNsw32 { d: R, a: R, b: R },
    MulNsw64 { d: R, a: R, b: R },
    And { d: R, a: R, b: R },
    Or { d: R, a: R, b: R },
    Xor { d: R, a: R, b: R },
    Shl32 { d: R, a: R, b: R },
    Shl64 { d: R, a: R, b: R },
    LShr32 { d: R, a: R, b: R },
    LShr64 { d: R, a: R, b: R },
    AShr32 { d: R, a: R, b: R },
    AShr64 { d: R, a: R, b: R },
    /// Any binary operation on integers of at most 64 bits: opcode, flags, width.
    IntAny { op: u8, flags: u8, width: u8, d: R, a: R, b: R },

    Eq { d: R, a: R, b: R },
    Ne { d: R, a: R, b: R },
    Ult { d: R, a: R, b: R },
    Ule { d: R, a: R, b: R },
    Slt32 { d: R, a: R, b: R },
    Sle32 { d: R, a: R, b: R },
    Slt64 { d: R, a: R, b: R },
    Sle64 { d: R, a: R, b: R },

    /// Sign-extends from `from` bits to `to`.
    SExt { d: R, a: R, from: u8, to: u8 },
    /// Cuts to a width.
    Trunc { d: R, a: R, to: u8 },
    /// A pointer's address as an integer of pointer width, which exposes the object.
    PtrToInt { d: R, a: R },
    Select { d: R, c: R, a: R, b: R },

    FAdd32 { d: R, a: R, b: R },
    FSub32 { d: R, a: R, b: R },
    FMul32 { d: R, a: R, b: R },
    FDiv32 { d: R, a: R, b: R },
    FAdd64 { d: R, a: R, b: R },
    FSub64 { d: R, a: R, b: R },
    FMul64 { d: R, a: R, b: R },
    FDiv64 { d: R, a: R, b: R },
    FNeg { d: R, a: R, sign: u8 },
    /// `fcmp` of doubles or floats without fast-math flags, by predicate.
    FCmp32 { d: R, a: R, b: R, predicate: u8 },
    FCmp64 { d: R, a: R, b: R, predicate: u8 },
    SiToFp64 { d: R, a: R, from: u8 },
    FpExt { d: R, a: R },
    FpTrunc { d: R, a: R },

    Load8 { d: R, p: R, align: u8 },
    Load16 { d: R, p: R, align: u8 },
    Load32 { d: R, p: R, align: u8 },
    Load64 { d: R, p: R, align: u8 },
    Store8 { p: R, v: R, align: u8 },
    Store16 { p: R, v: R, align: u8 },
    Store32 { p: R, v: R, align: u8 },
    Store64 { p: R, v: R, align: u8 },
    /// Pointer plus a constant; `flags` are the `getelementptr`'s.
    GepConst { d: R, p: R, flags: u8, offset: i32 },
    /// Pointer plus a 64-bit index times a size plus a constant.
    GepIndex { d: R, p: R, i: R, flags: u8, scale: u32, offset: i32 },
    /// Reserves a stack object: entry of the table of allocas.
    Alloca { d: R, alloca: u32 },

    /// Goes on elsewhere, without counting steps.
    Jump { to: u32 },
    Br { n: u16, to: u32 },
    CondBr { c: R, n: u16, then: u32, otherwise: u32 },
    BrEq { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    BrNe { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    BrUlt { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    BrUle { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    BrSlt32 { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    BrSle32 { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    BrSlt64 { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    BrSle64 { a: R, b: R, n: u16, then: u32, otherwise: u32 },
    /// Entry of the table of switches.
    Switch { a: R, n: u16, table: u32 },
    /// Returns a run of `count` slots.
    Ret { a: R, n: u16, count: u16 },
    /// Entry of the table of calls, for functions of the program.
    Call { call: u32 },
    /// Entry of the table of calls, for everything else that can be called.
    CallAny { call: u32 },
    /// Counts the steps of a block that ends in a call.
    Steps { n: u16 },
    /// Any other instruction: entry of the table of instructions.
    Slow { slow: u32 },
    /// The end of a block whose terminator is in the table of instructions.
    SlowTerminator { n: u16, slow: u32 },
}

const _: () = assert!(size_of::<Op>() <= 16, "the hot loop reads these one after the other");

impl Op {
    /// Whether it is a comparison and the branch behind it in one.
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
