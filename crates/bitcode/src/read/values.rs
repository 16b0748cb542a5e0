//! The values of a module or function by number: globals, constants, parameters, instructions.

use draig_ir::{Inst, Tables, Type, Value, ValueKind};

use super::budget::Budget;
use super::constants::UnreadConstants;
use super::fault::{Result, invalid_record};
use super::types::TypeTable;
use super::unknown::Unknown;

/// A value with its type, and its type's number in the file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// The value.
    pub(crate) value: Value,
    /// Type of the value.
    pub(crate) ty: Type,
    /// Number of its type in the file, or [`super::types::NO_ID`]; it determines the pointee of a pointer.
    pub(crate) id: u32,
}

/// The current values: those of the module, followed by those of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Values<'s> {
    base: &'s [Slot],
    own: Vec<Slot>,
    /// Number of own values that are the module's: if some constants are unread, there is no base.
    kept: usize,
    unread: Option<&'s UnreadConstants<'s>>,
}

/// The context for creating constants on demand.
pub(crate) struct CreateContext<'m> {
    pub(crate) tables: &'m mut Tables,
    pub(crate) types: &'m TypeTable,
    pub(crate) budget: &'m Budget,
    pub(crate) unknown: &'m mut Unknown,
}

impl<'s> Values<'s> {
    /// Creates a table with only the module's values.
    pub(crate) fn new(base: &'s [Slot]) -> Values<'s> {
        Values { base, own: Vec::new(), kept: 0, unread: None }
    }

    /// Creates a table that owns a module's values, for additions.
    pub(crate) fn owned(own: Vec<Slot>) -> Values<'s> {
        Values { base: &[], own, kept: 0, unread: None }
    }

    /// Creates a table of a module's values, some of which may be read on demand.
    pub(crate) fn of_module(own: Vec<Slot>, unread: Option<&'s UnreadConstants<'s>>) -> Values<'s> {
        Values { base: &[], kept: own.len(), own, unread }
    }

    /// Returns the added values.
    pub(crate) fn own(&self) -> &[Slot] {
        &self.own[self.kept..]
    }

    /// Returns all values except the base.
    pub(crate) fn into_own(self) -> Vec<Slot> {
        self.own
    }

    /// Whether some constants of the module may not have been read yet.
    pub(crate) fn has_unread(&self) -> bool {
        self.unread.is_some()
    }

    /// Whether it is a constant of the module that has not been read yet. Its placeholder has its type.
    #[inline]
    pub(crate) fn is_unread(&self, number: u64) -> bool {
        self.unread.is_some()
            && self.at(number).is_ok_and(|slot| UnreadConstants::is_placeholder_of(slot.value, number))
    }

    /// Reads it if necessary, and returns the value.
    pub(crate) fn demand(&mut self, number: u64, context: CreateContext<'_>) -> Result<Slot> {
        if let Some(unread) = self.unread
            && self.is_unread(number)
        {
            unread.read(number as u32, self, context)?;
        }
        self.at(number)
    }

    /// Returns the number of values.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.base.len() + self.own.len()
    }

    /// Returns a value by number.
    #[inline]
    pub(crate) fn get(&self, number: usize) -> Option<Slot> {
        match self.base.get(number) {
            Some(slot) => Some(*slot),
            None => self.own.get(number - self.base.len()).copied(),
        }
    }

    /// Returns a value by number, which must exist.
    #[inline]
    pub(crate) fn at(&self, number: u64) -> Result<Slot> {
        usize::try_from(number).ok().and_then(|number| self.get(number)).ok_or_else(invalid_record)
    }

    /// Adds a value.
    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.own.push(slot);
    }

    /// Replaces an added value.
    pub(crate) fn set(&mut self, number: usize, value: Value) {
        if let Some(at) = number.checked_sub(self.base.len())
            && let Some(slot) = self.own.get_mut(at)
        {
            slot.value = value;
        }
    }

    /// Removes the added values but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.own.truncate(self.kept);
    }
}

/// The first handle that represents a value of the function that is defined later; a body has fewer
/// instructions. The value's number is added to it.
pub(crate) const FIRST_PLACEHOLDER: u32 = 1 << 28;

/// Returns the placeholder of the value with this number until it is defined.
pub(crate) fn placeholder(number: u32) -> Value {
    Value::inst(Inst::from_u32(FIRST_PLACEHOLDER + number))
}

/// Returns the number of the value that a placeholder represents.
#[inline]
pub(crate) fn placeholder_number(value: Value) -> Option<u32> {
    match value.kind() {
        ValueKind::Inst(inst) => inst.as_u32().checked_sub(FIRST_PLACEHOLDER),
        _ => None,
    }
}
