//! Errors and warnings of the linker, with the locations of the conflicting entities. The kinds of conflicts
//! are in [`crate::conflicts`].

use std::fmt;
use std::ops::Deref;

use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataKind, Tables};

use crate::Conflict;

/// Reason that modules cannot be linked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError(Box<Finding>);

/// A conflict between modules, with its locations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    conflict: Conflict,
    message: String,
    places: Vec<Place>,
    notes: Vec<String>,
}

/// Location of one of the conflicting entities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its role, as the beginning of a sentence: "one definition is".
    pub role: String,
    /// Identifier of its module.
    pub module: String,
    /// The entity to look for there.
    pub entity: Entity,
    /// File and line of its source code, if its debug information has them.
    pub source: Option<(String, u64)>,
}

/// An entity of a module, by its name without a sigil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entity {
    /// A variable, function, alias or ifunc.
    Global(Vec<u8>),
    /// A comdat.
    Comdat(Vec<u8>),
    /// A module flag.
    Flag(Vec<u8>),
    /// The data layout.
    DataLayout,
    /// The target triple.
    TargetTriple,
}

impl Finding {
    pub(crate) fn new(conflict: Conflict, message: impl Into<String>) -> Finding {
        Finding { conflict, message: message.into(), places: Vec::new(), notes: Vec::new() }
    }

    pub(crate) fn at(mut self, place: Place) -> Finding {
        self.places.push(place);
        self
    }

    pub(crate) fn with_note(mut self, note: impl Into<String>) -> Finding {
        self.notes.push(note.into());
        self
    }

    /// Returns the kind of conflict, which has a code.
    #[must_use]
    pub fn conflict(&self) -> Conflict {
        self.conflict
    }

    /// Returns the message, which is LLVM's if LLVM has one.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the locations of the conflicting entities, which LLVM does not report. Modules do not know the
    /// lines of their text; a caller with the text finds the entities by name.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Returns additional notes that LLVM does not report.
    #[must_use]
    pub fn notes(&self) -> &[String] {
        &self.notes
    }
}

impl From<Finding> for LinkError {
    fn from(finding: Finding) -> LinkError {
        LinkError(Box::new(finding))
    }
}

impl Deref for LinkError {
    type Target = Finding;

    fn deref(&self) -> &Finding {
        &self.0
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for LinkError {}

impl Place {
    pub(crate) fn new(role: impl Into<String>, module: &[u8], entity: Entity) -> Place {
        Place { role: role.into(), module: lossy(module), entity, source: None }
    }

    /// Adds the source location in the debug information among the attachments.
    pub(crate) fn compiled_from(mut self, tables: &Tables, attachments: &[(MetadataKind, Metadata)]) -> Place {
        self.source = attachments.iter().find_map(|&(kind, node)| {
            (tables.metadata_kinds.name(kind) == b"dbg").then(|| source_line(tables, node)).flatten()
        });
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.role, self.module)?;
        match &self.source {
            Some((file, line)) => write!(f, ", from {file}:{line}"),
            None => Ok(()),
        }
    }
}

/// File and line of a function or variable.
fn source_line(tables: &Tables, node: Metadata) -> Option<(String, u64)> {
    let mut node = tables.metadata.node(node)?;
    if node.class() == Class::DIGlobalVariableExpression {
        node = tables.metadata.node(node.reference_named("var")?)?;
    }
    let line = node.number(node.field_named("line")?);
    let file = tables.metadata.node(node.reference_named("file")?)?;
    let name = tables.metadata.as_string(file.reference_named("filename")?)?;
    Some((lossy(tables.str(name)), line))
}

/// Name for messages.
pub(crate) fn lossy(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}
