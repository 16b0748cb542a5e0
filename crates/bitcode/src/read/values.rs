//! The values of a module or function by number: globals, constants, parameters, instructions.

use draig_ir::{Inst, Tables, Type, Value, ValueKind};

use super::budget::Budget;
use super::constants::UnreadConstants;
use super::fault::{Result, invalid_record};
use super::types::TypeTable;
use super::unknown::Unknown;

/// A value with its type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// The value.
    pub(crate) value: Value,
    /// Its type.
    pub(crate) ty: Type,
    /// Its type's number in the file, or [`super::types::NO_ID`]: tells what a pointer points to.
    pub(crate) id: u32,
}

/// The values that are there: those of the module, and behind them those of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Values<'s> {
    base: &'s [Slot],
    own: Vec<Slot>,
    /// How many of its own are the module's: with constants that are not read yet there is no base.
    kept: usize,
    unread: Option<&'s UnreadConstants<'s>>,
}

/// What a constant is made with when something asks for it.
pub(crate) struct Making<'m> {
    pub(crate) tables: &'m mut Tables,
    pub(crate) types: &'m TypeTable,
    pub(crate) budget: &'m Budget,
    pub(crate) unknown: &'m mut Unknown,
}

impl<'s> Values<'s> {
    /// No values but the module's.
    pub(crate) fn new(base: &'s [Slot]) -> Values<'s> {
        Values { base, own: Vec::new(), kept: 0, unread: None }
    }

    /// All of a module, to add to them.
    pub(crate) fn owned(own: Vec<Slot>) -> Values<'s> {
        Values { base: &[], own, kept: 0, unread: None }
    }

    /// Those of a module, of which some may be read when something asks for them.
    pub(crate) fn of_module(own: Vec<Slot>, unread: Option<&'s UnreadConstants<'s>>) -> Values<'s> {
        Values { base: &[], kept: own.len(), own, unread }
    }

    /// What was added, to look at.
    pub(crate) fn own(&self) -> &[Slot] {
        &self.own[self.kept..]
    }

    /// All that are not the base.
    pub(crate) fn into_own(self) -> Vec<Slot> {
        self.own
    }

    /// Whether there may be constants of the module that are not read yet.
    pub(crate) fn has_unread(&self) -> bool {
        self.unread.is_some()
    }

    /// Whether it is a constant of the module that is not read yet. What stands for it has its type.
    #[inline]
    pub(crate) fn is_unread(&self, number: u64) -> bool {
        self.unread.is_some() && self.at(number).is_ok_and(|slot| UnreadConstants::stands_for(slot.value, number))
    }

    /// Reads it, if it is one that was not, and gives the value.
    pub(crate) fn demand(&mut self, number: u64, making: Making<'_>) -> Result<Slot> {
        if let Some(unread) = self.unread
            && self.is_unread(number)
        {
            unread.read(number as u32, self, making)?;
        }
        self.at(number)
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.base.len() + self.own.len()
    }

    /// A value by number.
    #[inline]
    pub(crate) fn get(&self, number: usize) -> Option<Slot> {
        match self.base.get(number) {
            Some(slot) => Some(*slot),
            None => self.own.get(number - self.base.len()).copied(),
        }
    }

    /// A value by number that has to be there.
    #[inline]
    pub(crate) fn at(&self, number: u64) -> Result<Slot> {
        usize::try_from(number).ok().and_then(|number| self.get(number)).ok_or_else(invalid_record)
    }

    /// Adds a value.
    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.own.push(slot);
    }

    /// Puts another value in the place of one that was added.
    pub(crate) fn set(&mut self, number: usize, value: Value) {
        if let Some(at) = number.checked_sub(self.base.len())
            && let Some(slot) = self.own.get_mut(at)
        {
            slot.value = value;
        }
    }

    /// Forgets what was added, but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.own.truncate(self.kept);
    }
}

/// The first handle that stands for a value of the function that is defined later; a body has fewer
/// instructions. What is added is the value's number.
pub(crate) const FIRST_PLACEHOLDER: u32 = 1 << 28;

/// What stands for the value of this number until it is defined.
pub(crate) fn placeholder(number: u32) -> Value {
    Value::inst(Inst::from_u32(FIRST_PLACEHOLDER + number))
}

/// The number of the value that a placeholder stands for.
#[inline]
pub(crate) fn placeholder_number(value: Value) -> Option<u32> {
    match value.kind() {
        ValueKind::Inst(inst) => inst.as_u32().checked_sub(FIRST_PLACEHOLDER),
        _ => None,
    }
}
