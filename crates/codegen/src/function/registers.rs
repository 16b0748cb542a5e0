//! Registers of a target while a function is compiled: what each holds, and which may be taken.

use super::types::Bank;

/// A register: general ones from 0, vector ones from 32.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Reg(pub(crate) u8);

impl Reg {
    pub(crate) const NONE: Reg = Reg(255);

    pub(crate) const fn vector(number: u8) -> Reg {
        Reg(number + 32)
    }

    /// Number of the register in its bank, as instructions have it.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0 & 31
    }

    #[inline]
    pub(crate) const fn is_vector(self) -> bool {
        self.0 & 32 != 0
    }

    #[inline]
    pub(crate) const fn mask(self) -> RegSet {
        RegSet(1 << self.0)
    }
}

/// A set of registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct RegSet(pub(crate) u64);

impl RegSet {
    pub(crate) const EMPTY: RegSet = RegSet(0);

    /// Returns the registers of a bank.
    #[inline]
    pub(crate) const fn bank(bank: Bank) -> RegSet {
        match bank {
            Bank::General => RegSet(0xffff_ffff),
            Bank::Vector => RegSet(0xffff_ffff_0000_0000),
        }
    }

    #[inline]
    pub(crate) const fn contains(self, reg: Reg) -> bool {
        self.0 >> reg.0 & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, reg: Reg) {
        self.0 |= 1 << reg.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, reg: Reg) {
        self.0 &= !(1 << reg.0);
    }

    #[inline]
    pub(crate) const fn and(self, other: RegSet) -> RegSet {
        RegSet(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: RegSet) -> RegSet {
        RegSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: RegSet) -> RegSet {
        RegSet(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of registers.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the registers by number, the last first.
    pub(crate) fn iter_down(self) -> impl Iterator<Item = Reg> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = 63u32.checked_sub(rest.leading_zeros())?;
            rest &= !(1 << number);
            Some(Reg(number as u8))
        })
    }

    /// Returns the register with the lowest number.
    #[inline]
    pub(crate) const fn first(self) -> Option<Reg> {
        if self.0 == 0 { None } else { Some(Reg(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the registers by number.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Reg> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let reg = RegSet(rest).first()?;
            rest &= rest - 1;
            Some(reg)
        })
    }
}

impl FromIterator<Reg> for RegSet {
    fn from_iter<I: IntoIterator<Item = Reg>>(regs: I) -> RegSet {
        let mut set = RegSet::EMPTY;
        regs.into_iter().for_each(|reg| set.insert(reg));
        set
    }
}

/// Contents of the registers.
#[derive(Debug)]
pub(crate) struct RegFile {
    /// Part of a value in each register of `used`, by number.
    pub(crate) owner: [u32; 64],
    /// Registers that hold a part.
    pub(crate) used: RegSet,
    /// Those of `used` whose part is not in memory, too.
    pub(crate) dirty: RegSet,
}

impl Default for RegFile {
    fn default() -> Self {
        RegFile { owner: [0; 64], used: RegSet::EMPTY, dirty: RegSet::EMPTY }
    }
}
