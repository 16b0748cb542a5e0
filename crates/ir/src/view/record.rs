//! Views of debug records.

use std::fmt;

use super::{DebugLocRef, MetadataRef, Scope, ValueRef};
use crate::body::{DbgRecord, DbgRecordData, DbgRecordKind};
use crate::metadata::Metadata;
use crate::value::Value;

/// A debug record before an instruction (LangRef "Debug Records").
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DebugRecordRef<'m> {
    scope: Scope<'m>,
    id: DbgRecord,
}

impl<'m> DebugRecordRef<'m> {
    pub(super) fn new(scope: Scope<'m>, id: DbgRecord) -> Self {
        DebugRecordRef { scope, id }
    }

    /// Returns the handle.
    pub fn id(self) -> DbgRecord {
        self.id
    }

    /// Returns the stored data.
    pub fn data(self) -> DbgRecordData {
        self.scope.body.record(self.id)
    }

    /// Returns the kind of record.
    pub fn kind(self) -> DbgRecordKind {
        self.data().kind
    }

    /// Returns the location; `None` for a label.
    pub fn location(self) -> Option<ValueRef<'m>> {
        self.value(self.data().location)
    }

    /// Returns the variable or the label.
    pub fn variable(self) -> Option<MetadataRef<'m>> {
        self.metadata(self.data().variable)
    }

    /// Returns the expression; `None` for a label.
    pub fn expression(self) -> Option<MetadataRef<'m>> {
        self.metadata(self.data().expression)
    }

    /// Returns the address of an assign.
    pub fn address(self) -> Option<ValueRef<'m>> {
        self.value(self.data().address)
    }

    /// Returns the source location, if it is a `!DILocation`.
    pub fn debug_loc(self) -> Option<DebugLocRef<'m>> {
        self.metadata(self.data().debug_loc)?.as_debug_loc()
    }

    fn value(self, value: Option<Value>) -> Option<ValueRef<'m>> {
        value.map(|value| ValueRef::new(self.scope.module, Some(self.scope), value))
    }

    fn metadata(self, id: Option<Metadata>) -> Option<MetadataRef<'m>> {
        id.map(|id| self.scope.module.metadata_ref(id))
    }
}

/// Prints as `#dbg_value(%x, !metadata3)`.
impl fmt::Debug for DebugRecordRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spelling = DbgRecordKind::TABLE.iter().find(|(kind, _)| *kind == self.kind());
        write!(f, "#dbg_{}(", spelling.map_or("", |(_, spelling)| spelling))?;
        if let Some(location) = self.location() {
            write!(f, "{location:?}, ")?;
        }
        match self.variable() {
            Some(variable) => write!(f, "{variable:?})"),
            None => f.write_str("null)"),
        }
    }
}
