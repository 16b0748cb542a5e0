//! Operands of instructions.

use std::fmt;

use super::Register;

/// A shift of a register or an immediate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShiftKind {
    /// Left, zeros come in.
    Lsl,
    /// Right, zeros come in.
    Lsr,
    /// Right, the sign comes in.
    Asr,
    /// Right, what leaves comes in again.
    Ror,
    /// Left, ones come in.
    Msl,
}

/// An extension of a register before it takes part; the numbers are those of instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum ExtendKind {
    /// 8 bits, zero-extended.
    Uxtb = 0,
    /// 16 bits, zero-extended.
    Uxth = 1,
    /// 32 bits, zero-extended.
    Uxtw = 2,
    /// All 64 bits.
    Uxtx = 3,
    /// 8 bits, sign-extended.
    Sxtb = 4,
    /// 16 bits, sign-extended.
    Sxth = 5,
    /// 32 bits, sign-extended.
    Sxtw = 6,
    /// All 64 bits.
    Sxtx = 7,
}

impl ExtendKind {
    /// All, by their numbers.
    pub const ALL: [ExtendKind; 8] = [
        ExtendKind::Uxtb,
        ExtendKind::Uxth,
        ExtendKind::Uxtw,
        ExtendKind::Uxtx,
        ExtendKind::Sxtb,
        ExtendKind::Sxth,
        ExtendKind::Sxtw,
        ExtendKind::Sxtx,
    ];

    /// Returns the name in assembly text.
    pub fn name(self) -> &'static str {
        ["uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx"][self as usize]
    }
}

impl ShiftKind {
    /// All, by their numbers in instructions; `msl` has none.
    pub const ALL: [ShiftKind; 5] = [ShiftKind::Lsl, ShiftKind::Lsr, ShiftKind::Asr, ShiftKind::Ror, ShiftKind::Msl];

    /// Returns the name in assembly text.
    pub fn name(self) -> &'static str {
        ["lsl", "lsr", "asr", "ror", "msl"][self as usize]
    }
}

/// A condition on the flags; the numbers are those of instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Condition {
    /// Equal: Z.
    Eq = 0,
    /// Not equal.
    Ne = 1,
    /// Carry set, unsigned higher or same: C (`cs`, `hs`).
    Hs = 2,
    /// Carry clear, unsigned lower (`cc`, `lo`).
    Lo = 3,
    /// Negative: N.
    Mi = 4,
    /// Positive or zero.
    Pl = 5,
    /// Overflow: V.
    Vs = 6,
    /// No overflow.
    Vc = 7,
    /// Unsigned higher: C and not Z.
    Hi = 8,
    /// Unsigned lower or same.
    Ls = 9,
    /// Signed greater or equal: N = V.
    Ge = 10,
    /// Signed less.
    Lt = 11,
    /// Signed greater: not Z, and N = V.
    Gt = 12,
    /// Signed less or equal.
    Le = 13,
    /// Always.
    Al = 14,
    /// Always, too.
    Nv = 15,
}

impl Condition {
    /// All, by their numbers.
    pub const ALL: [Condition; 16] = [
        Condition::Eq,
        Condition::Ne,
        Condition::Hs,
        Condition::Lo,
        Condition::Mi,
        Condition::Pl,
        Condition::Vs,
        Condition::Vc,
        Condition::Hi,
        Condition::Ls,
        Condition::Ge,
        Condition::Lt,
        Condition::Gt,
        Condition::Le,
        Condition::Al,
        Condition::Nv,
    ];

    /// Returns the name in assembly text.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 16] =
            ["eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le", "al", "nv"];
        NAMES[self as usize]
    }

    /// Returns the condition of this name, in any case of letters; `cs` and `cc` are `hs` and `lo`.
    pub fn parse(name: &[u8]) -> Option<Condition> {
        let found = Condition::ALL.into_iter().find(|condition| name.eq_ignore_ascii_case(condition.name().as_bytes()));
        found.or(match () {
            () if name.eq_ignore_ascii_case(b"cs") => Some(Condition::Hs),
            () if name.eq_ignore_ascii_case(b"cc") => Some(Condition::Lo),
            () => None,
        })
    }

    /// Returns the condition that holds where this one does not; that of `al` is `nv`, which holds always.
    pub fn inverted(self) -> Condition {
        Condition::ALL[self as usize ^ 1]
    }
}

/// A floating-point number of eight bits: sign, three bits of exponent, four of fraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Float8(pub u8);

impl Float8 {
    /// Returns the eight bits of a number, if it is one of those 256.
    ///
    /// ```
    /// use draig_mc::aarch64::Float8;
    ///
    /// assert_eq!(Float8::new(1.0).map(Float8::value), Some(1.0));
    /// assert_eq!(Float8::new(0.0), None);
    /// ```
    pub fn new(value: f64) -> Option<Float8> {
        (0..=255).map(Float8).find(|float| float.value().to_bits() == value.to_bits())
    }

    /// Returns the number.
    pub fn value(self) -> f64 {
        let exponent = i32::from(self.0 >> 4 & 7 ^ 4) - 3;
        let magnitude = (16.0 + f64::from(self.0 & 15)) / 16.0 * 2f64.powi(exponent);
        if self.0 & 0x80 == 0 { magnitude } else { -magnitude }
    }
}

/// An operand; the class of its row's slot determines the form that an instruction wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A register, or the first of a pair or block.
    Register(Register),
    /// Vector registers in a row, which wraps from 31 to 0.
    List {
        /// The first.
        first: Register,
        /// The number of registers, 1 to 4.
        count: u8,
    },
    /// A number: of a logical immediate, the value itself; of a label, the distance in bytes.
    Immediate(i64),
    /// A number of 12 bits and its shift to the left by 0 or 12.
    Shifted {
        /// The number before the shift.
        value: u16,
        /// 0 or 12.
        shift: u8,
    },
    /// A shift of the operand before it.
    Shift {
        /// The direction.
        kind: ShiftKind,
        /// The number of bits.
        amount: u8,
    },
    /// An extension of the register before it, then a shift to the left.
    Extend {
        /// The extension.
        kind: ExtendKind,
        /// The number of bits of the shift.
        amount: u8,
    },
    /// The same in an address, where the shift is by the size of the access.
    MemoryExtend {
        /// The extension: `uxtw`, `sxtw`, `uxtx` (written `lsl`) or `sxtx`.
        kind: ExtendKind,
        /// Whether it is shifted.
        is_shifted: bool,
    },
    /// A condition.
    Condition(Condition),
    /// A floating-point number.
    Float(Float8),
    /// A system register, barrier, prefetch or the like, as the bits of the instruction.
    System(u16),
    /// A value that depends on symbols; the bits are 0 and a fixup fills them.
    Symbolic,
}

impl fmt::Display for Float8 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.8}", self.value())
    }
}

impl From<Register> for Operand {
    fn from(register: Register) -> Operand {
        Operand::Register(register)
    }
}

impl From<i64> for Operand {
    fn from(value: i64) -> Operand {
        Operand::Immediate(value)
    }
}
