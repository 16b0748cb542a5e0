//! Metadata by number, while records are being read.

use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataPool, Type, Value, ValueKind};
use rustc_hash::FxHashMap;

use super::{MetadataScope, OnDemand};
use crate::read::fault::{Result, invalid_record};
use crate::read::limits::MAX_METADATA;

/// Metadata by number while it is being read: the module's, followed by the metadata added. Some of a
/// function's is local: values and lists of them.
pub(crate) struct MetadataIds<'s, 'a> {
    pub(super) base: &'s [Metadata],
    /// Module metadata that is read on demand; if present, there is no base.
    pub(super) on_demand: Option<&'s mut OnDemand<'a>>,
    /// Number of the module's metadata being read, if it is not the next one.
    pub(super) reading: Option<u32>,
    /// Metadata mentioned by it and still to be read.
    pub(super) waiting: Vec<u32>,
    pub(super) own: Vec<Value>,
    /// Metadata mentioned but not read yet.
    pub(super) forward: FxHashMap<u32, Metadata>,
    /// Strings and values known before their turn: older versions have them among the nodes that mention
    /// them.
    pub(super) early: FxHashMap<u32, Metadata>,
    /// Values of the function that come later, with the types given for them.
    pub(super) forward_values: Vec<(u32, Type)>,
    /// Whether there was an expression from the time when `dbg.declare` meant the value at its address.
    pub(crate) had_old_expression: bool,
}

impl<'s, 'a> MetadataIds<'s, 'a> {
    /// Creates the table for adding to the module's metadata.
    pub(crate) fn new(base: &'s [Metadata]) -> MetadataIds<'s, 'a> {
        MetadataIds {
            base,
            on_demand: None,
            reading: None,
            waiting: Vec::new(),
            own: Vec::new(),
            forward: FxHashMap::default(),
            early: FxHashMap::default(),
            forward_values: Vec::new(),
            had_old_expression: false,
        }
    }

    /// Creates the table for a module whose metadata is read on demand.
    pub(crate) fn on_demand(module: &'s mut OnDemand<'a>) -> MetadataIds<'s, 'a> {
        MetadataIds { on_demand: Some(module), ..MetadataIds::new(&[]) }
    }

    pub(super) fn len(&self) -> usize {
        self.module_len() + self.own.len()
    }

    /// Returns the number of the module's metadata.
    pub(super) fn module_len(&self) -> usize {
        self.on_demand.as_ref().map_or(self.base.len(), |module| module.len())
    }

    /// Returns the number of the current record.
    pub(super) fn next_number(&self) -> usize {
        self.reading.map_or_else(|| self.len(), |number| number as usize)
    }

    /// Whether it belongs to the module and must be read first.
    #[inline]
    pub(crate) fn is_unread(&self, number: u64) -> bool {
        self.on_demand.as_ref().is_some_and(|module| module.is_unread(number))
    }

    /// Reads metadata of the module that has not been read yet.
    #[cold]
    pub(crate) fn demand(&mut self, number: u64, scope: MetadataScope<'_, '_>) -> Result<()> {
        match &mut self.on_demand {
            Some(module) => module.read(number, scope).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Returns metadata as an operand.
    pub(crate) fn value(&self, number: u64) -> Result<Value> {
        let at = usize::try_from(number).map_err(|_| invalid_record())?;
        if let Some(&id) = self.base.get(at) {
            return Ok(id.into());
        }
        match self.on_demand.as_ref().and_then(|module| module.id(at)) {
            Some(id) => Ok(id.into()),
            None => {
                let own = at.checked_sub(self.module_len()).and_then(|at| self.own.get(at));
                own.copied().ok_or_else(invalid_record)
            }
        }
    }

    /// Returns metadata that is not local.
    pub(crate) fn get(&self, number: u64) -> Result<Metadata> {
        match self.value(number)?.kind() {
            ValueKind::Metadata(id) => Ok(id),
            _ => Err(invalid_record()),
        }
    }

    /// Returns and removes the values that were mentioned before their definition.
    pub(crate) fn take_forward_values(&mut self) -> Vec<(u32, Type)> {
        std::mem::take(&mut self.forward_values)
    }

    /// Gives a node the next number.
    #[inline]
    pub(super) fn define(
        &mut self,
        pool: &mut MetadataPool,
        class: Class,
        distinct: bool,
        words: &[u32],
    ) -> Result<()> {
        let number = self.next_number();
        if number >= MAX_METADATA {
            return Err(invalid_record());
        }
        let reserved = if self.forward.is_empty() { None } else { self.forward.remove(&(number as u32)) };
        let id = match reserved {
            Some(reserved) => pool.define(reserved, class, distinct, words),
            None => pool.intern_node(class, distinct, words),
        };
        self.number(id.into());
        Ok(())
    }

    /// Gives metadata the number of the current record.
    #[inline]
    pub(super) fn number(&mut self, value: Value) {
        match (self.reading, &mut self.on_demand, value.kind()) {
            (Some(number), Some(module), ValueKind::Metadata(id)) => module.set(number, id),
            _ => self.own.push(value),
        }
    }

    /// Clears the added metadata but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.own.clear();
        self.forward_values.clear();
        self.had_old_expression = false;
        if !self.forward.is_empty() {
            self.forward.clear();
        }
        if !self.early.is_empty() {
            self.early.clear();
        }
    }

    /// Returns everything as module metadata.
    pub(crate) fn into_module(self) -> Vec<Metadata> {
        let module = |value: Value| match value.kind() {
            ValueKind::Metadata(id) => Some(id),
            _ => None,
        };
        self.own.into_iter().filter_map(module).collect()
    }
}
