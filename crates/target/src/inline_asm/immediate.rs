//! Sets of constants that constraint codes accept.

/// Constants that a code accepts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Immediates {
    /// Sets of integers, one of which must contain the constant.
    pub sets: Vec<IntegerSet>,
    /// Whether symbols with an offset are accepted.
    pub symbols: Symbols,
    /// Whether an integer is zero-extended to 64 bits; otherwise it is sign-extended.
    pub zero_extended: bool,
    /// Whether an integer is zero-extended for the comparison, but not for printing.
    pub unsigned: bool,
    /// Whether a constant in memory can be printed.
    pub no_constants: bool,
    /// Whether an integer can be an address by itself.
    pub absolute: bool,
    /// Name of a register that is printed in place of the constant.
    pub register: Option<Box<str>>,
}

impl Immediates {
    /// Whether an integer of a number of bits is accepted. `value` is sign-extended.
    pub fn accepts(&self, value: i64, bits: u32) -> bool {
        let value = match self.unsigned && bits < 64 {
            true => value & ((1 << bits) - 1),
            false => self.extended(value, bits),
        };
        self.sets.iter().any(|set| set.contains(value))
    }

    /// Returns the integer as it is printed.
    pub fn extended(&self, value: i64, bits: u32) -> i64 {
        match self.zero_extended && bits < 64 {
            true => value & ((1 << bits) - 1),
            false => value,
        }
    }
}

/// Facts about a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymbolKind {
    /// Whether it is known to be in the same linked unit (`dso_local`, or code that cannot move).
    pub local: bool,
    /// Whether it is a function.
    pub function: bool,
}

/// Symbols that a code accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Symbols {
    /// None.
    #[default]
    No,
    /// Only functions.
    Functions,
    /// Only those of the same linked unit. As in LLVM, a symbol with an offset is not checked.
    Local,
    /// All.
    All,
}

impl Symbols {
    /// Whether a symbol with an offset is accepted.
    pub fn accepts(self, kind: SymbolKind, offset: i64) -> bool {
        match self {
            Symbols::No => false,
            Symbols::Functions => kind.function,
            Symbols::Local => kind.local || offset != 0,
            Symbols::All => true,
        }
    }
}

/// A set of 64-bit integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntegerSet {
    /// Every integer.
    Any,
    /// `LOW..HIGH`, inclusive, or a single number.
    Range(i64, i64),
    /// `N*LOW..HIGH`: the multiples of a number in a range, inclusive.
    Multiples(i64, i64, i64),
    /// `powers`: 1, 2, 4, …
    PowersOfTwo,
    /// `powers32`: same, within 32 bits with a sign.
    PowersOfTwo32,
    /// `arm`: 8 bits, rotated right by an even number within 32 bits.
    ArmRotated,
    /// `arm-inverted`: its inverse is in `arm`.
    ArmRotatedInverse,
    /// `arm-negated`: its negation is in `arm`.
    ArmRotatedNegation,
    /// `thumb2`: an immediate of a 32-bit Thumb instruction.
    Thumb2,
    /// `thumb2-inverted`: its inverse is in `thumb2`.
    Thumb2Inverse,
    /// `thumb2-negated`: its negation is in `thumb2`.
    Thumb2Negation,
    /// `shifted-byte`: 8 bits, shifted left within 32 bits.
    ShiftedByte,
    /// `add`: 12 bits, shifted left by 0 or 12.
    Add,
    /// `add-negated`: its negation is in `add`.
    AddNegation,
    /// `logical32`: a bit mask of the logical instructions of AArch64 with 32 bits.
    Logical32,
    /// `logical64`: same, with 64 bits.
    Logical64,
    /// `mov32`: `logical32`, or what one `movz` or `movn` of 32 bits produces.
    Mov32,
    /// `mov64`: same, with 64 bits.
    Mov64,
}

/// Words of tables for the sets without parameters.
pub(super) const SETS: [(&str, IntegerSet); 16] = [
    ("any", IntegerSet::Any),
    ("powers", IntegerSet::PowersOfTwo),
    ("powers32", IntegerSet::PowersOfTwo32),
    ("arm", IntegerSet::ArmRotated),
    ("arm-inverted", IntegerSet::ArmRotatedInverse),
    ("arm-negated", IntegerSet::ArmRotatedNegation),
    ("thumb2", IntegerSet::Thumb2),
    ("thumb2-inverted", IntegerSet::Thumb2Inverse),
    ("thumb2-negated", IntegerSet::Thumb2Negation),
    ("shifted-byte", IntegerSet::ShiftedByte),
    ("add", IntegerSet::Add),
    ("add-negated", IntegerSet::AddNegation),
    ("logical32", IntegerSet::Logical32),
    ("logical64", IntegerSet::Logical64),
    ("mov32", IntegerSet::Mov32),
    ("mov64", IntegerSet::Mov64),
];

impl IntegerSet {
    /// Parses a word of a table.
    pub(super) fn parse(word: &str) -> Option<IntegerSet> {
        if let Some((_, set)) = SETS.iter().find(|(name, _)| *name == word) {
            return Some(*set);
        }
        let (factor, range) = match word.split_once('*') {
            Some((factor, range)) => (Some(factor.parse().ok()?), range),
            None => (None, word),
        };
        let (low, high) = match range.split_once("..") {
            Some((low, high)) => (low.parse().ok()?, high.parse().ok()?),
            None => (range.parse().ok()?, range.parse().ok()?),
        };
        Some(match factor {
            Some(factor) if factor > 0 => IntegerSet::Multiples(factor, low, high),
            Some(_) => return None,
            None => IntegerSet::Range(low, high),
        })
    }

    /// Whether it contains an integer.
    pub fn contains(self, value: i64) -> bool {
        // What is about 32 bits wants a value that they hold.
        let (fits, low32) = (i32::try_from(value).is_ok(), value as u32);
        match self {
            IntegerSet::Any => true,
            IntegerSet::Range(low, high) => (low..=high).contains(&value),
            IntegerSet::Multiples(factor, low, high) => (low..=high).contains(&value) && value % factor == 0,
            IntegerSet::PowersOfTwo => value > 0 && value.count_ones() == 1,
            IntegerSet::PowersOfTwo32 => fits && low32.count_ones() == 1,
            IntegerSet::ArmRotated => fits && is_rotated(low32),
            IntegerSet::ArmRotatedInverse => fits && is_rotated(!low32),
            IntegerSet::ArmRotatedNegation => fits && is_rotated(low32.wrapping_neg()),
            IntegerSet::Thumb2 => fits && is_thumb2(low32),
            IntegerSet::Thumb2Inverse => fits && is_thumb2(!low32),
            IntegerSet::Thumb2Negation => fits && is_thumb2(low32.wrapping_neg()),
            IntegerSet::ShiftedByte => (low32 >> low32.trailing_zeros().min(31)) <= 255,
            IntegerSet::Add => is_add(value),
            IntegerSet::AddNegation => value.checked_neg().is_some_and(is_add),
            IntegerSet::Logical32 => fits_32(value) && is_logical(value as u64, 32),
            IntegerSet::Logical64 => is_logical(value as u64, 64),
            IntegerSet::Mov32 => fits_32(value) && (is_logical(value as u64, 32) || is_wide(value as u64, 32)),
            IntegerSet::Mov64 => is_logical(value as u64, 64) || is_wide(value as u64, 64),
        }
    }
}

/// Whether the upper half is zero.
fn fits_32(value: i64) -> bool {
    u32::try_from(value).is_ok()
}

fn is_add(value: i64) -> bool {
    matches!(value, 0..=0xfff) || value & 0xfff == 0 && matches!(value >> 12, 0..=0xfff)
}

fn is_rotated(value: u32) -> bool {
    (0..32).step_by(2).any(|count| value.rotate_left(count) <= 255)
}

/// 8 bits, anywhere within 32 bits, or a pattern of repeated bytes.
fn is_thumb2(value: u32) -> bool {
    let low = value & 0xff;
    let high = value >> 8 & 0xff;
    let repeated = value == low << 16 | low || value == high << 24 | high << 8 || value == low * 0x0101_0101;
    repeated || (value >> value.trailing_zeros().min(31)) <= 255
}

/// A repetition of a rotated run of ones, neither all zeros nor all ones.
fn is_logical(value: u64, bits: u32) -> bool {
    let all = u64::MAX >> (64 - bits);
    let value = match bits {
        32 => value << 32 | value & all,
        _ => value,
    };
    if value == 0 || value == u64::MAX {
        return false;
    }
    // The shortest period of the pattern.
    let mut period = 64;
    while period > 2 && value.rotate_right(period / 2) == value {
        period /= 2;
    }
    let mask = u64::MAX >> (64 - period);
    let one = value & mask;
    // Rotated within its period, the pattern is a run of ones if exactly one boundary rises.
    let rotated = (one >> 1 | one << (period - 1)) & mask;
    (one & !rotated).count_ones() == 1
}

/// 16 bits at a position that is a multiple of 16, or their inverse.
fn is_wide(value: u64, bits: u32) -> bool {
    let all = u64::MAX >> (64 - bits);
    let one = |value: u64| (0..bits).step_by(16).any(|at| value & !(0xffff << at) & all == 0);
    one(value & all) || one(!value & all)
}
