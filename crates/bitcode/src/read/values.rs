//! The values of a module or function by number: globals, constants, parameters, instructions.

use draig_ir::{Inst, Type, Value, ValueKind};

use super::fault::{Result, invalid_record};

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
#[derive(Clone, Debug)]
pub(crate) struct Values<'s> {
    base: &'s [Slot],
    own: Vec<Slot>,
}

impl<'s> Values<'s> {
    /// No values but the module's.
    pub(crate) fn new(base: &'s [Slot]) -> Values<'s> {
        Values { base, own: Vec::new() }
    }

    /// All of a module, to add to them.
    pub(crate) fn owned(own: Vec<Slot>) -> Values<'s> {
        Values { base: &[], own }
    }

    /// What was added, to look at.
    pub(crate) fn own(&self) -> &[Slot] {
        &self.own
    }

    /// What was added.
    pub(crate) fn into_own(self) -> Vec<Slot> {
        self.own
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
        self.own.clear();
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
