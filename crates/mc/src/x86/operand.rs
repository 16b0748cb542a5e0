//! Instructions and their operands.

use super::{Register, Row};
use crate::Expr;

/// Address of an operand in memory: `segment:[base + index * scale + displacement]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// Segment that is named, if one is.
    pub segment: Option<Register>,
    /// Base register; `rip` of an address relative to the next instruction.
    pub base: Option<Register>,
    /// Index register; a vector register of gathers and scatters.
    pub index: Option<Register>,
    /// Factor of the index: 1, 2, 4 or 8.
    pub scale: u8,
    /// Displacement.
    pub displacement: Expr,
}

impl Memory {
    /// Returns the address `displacement(base)`.
    pub fn at(base: Register, displacement: i64) -> Memory {
        Memory { segment: None, base: Some(base), index: None, scale: 1, displacement: Expr::Constant(displacement) }
    }

    /// Returns the address of an expression, without registers.
    pub fn absolute(displacement: Expr) -> Memory {
        Memory { segment: None, base: None, index: None, scale: 1, displacement }
    }
}

/// Rounding that an instruction states itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Rounding {
    /// `{rn-sae}`: to nearest, ties to even
    Nearest,
    /// `{rd-sae}`: down
    Down,
    /// `{ru-sae}`: up
    Up,
    /// `{rz-sae}`: towards zero
    TowardsZero,
}

/// Operand of an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// A number, or an expression of symbols.
    Immediate(Expr),
    /// Memory.
    Memory(Memory),
    /// Address that a branch goes to.
    Target(Expr),
    /// Rounding.
    Rounding(Rounding),
}

impl From<Register> for Operand {
    fn from(register: Register) -> Operand {
        Operand::Register(register)
    }
}

impl From<Memory> for Operand {
    fn from(memory: Memory) -> Operand {
        Operand::Memory(memory)
    }
}

impl From<i64> for Operand {
    fn from(value: i64) -> Operand {
        Operand::Immediate(Expr::Constant(value))
    }
}

/// Set of prefixes that are written as such.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Prefixes(u8);

impl Prefixes {
    /// `lock`
    pub const LOCK: Prefixes = Prefixes(1);
    /// `rep`, `repe`, `repz`
    pub const REP: Prefixes = Prefixes(2);
    /// `repne`, `repnz`
    pub const REPNE: Prefixes = Prefixes(4);
    /// `notrack`
    pub const NOTRACK: Prefixes = Prefixes(8);

    /// Whether all prefixes of `other` are in this set.
    pub const fn contains(self, other: Prefixes) -> bool {
        self.0 & other.0 == other.0
    }

    /// Adds prefixes.
    pub fn insert(&mut self, other: Prefixes) {
        self.0 |= other.0;
    }
}

/// Encoding that is demanded where several are possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Preference {
    /// The shortest.
    #[default]
    None,
    /// `{rex}`: with a REX prefix, even if it has no bits
    Rex,
    /// `{vex}`: VEX
    Vex,
    /// `{vex2}`: VEX, of two bytes
    Vex2,
    /// `{vex3}`: VEX, of three bytes
    Vex3,
    /// `{evex}`: EVEX
    Evex,
}

/// Size of a displacement that is demanded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum DisplacementSize {
    /// The shortest.
    #[default]
    Shortest,
    /// `{disp8}`
    One,
    /// `{disp32}`
    Four,
}

/// Parts of an instruction other than row and operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Modifiers {
    /// Prefixes.
    pub prefixes: Prefixes,
    /// Number of the mask register, `k1` to `k7`; 0 if nothing is masked.
    pub mask: u8,
    /// Whether masked elements become zero (`{z}`).
    pub zeroing: bool,
    /// Demanded encoding.
    pub preference: Preference,
    /// Demanded size of the displacement.
    pub displacement: DisplacementSize,
}

/// An instruction: a row of the table with its operands, in the order of the row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// Row of the table.
    pub row: Row,
    /// Operands in the row's order, destination first; one for each of the row's.
    pub operands: Vec<Operand>,
    /// The rest.
    pub modifiers: Modifiers,
}

impl Instruction {
    /// Returns an instruction without prefixes and masks.
    pub fn new(row: Row, operands: impl IntoIterator<Item = Operand>) -> Instruction {
        Instruction { row, operands: operands.into_iter().collect(), modifiers: Modifiers::default() }
    }
}
