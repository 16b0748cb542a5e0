//! Why modules cannot be linked, or what is to be said of them, and where the things are that contradict
//! each other. Which contradictions there are is in [`crate::conflicts`].

use std::fmt;
use std::ops::Deref;

use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataKind, Tables};

use crate::Conflict;

/// Why modules cannot be linked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError(Box<Finding>);

/// A contradiction between modules, with where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    conflict: Conflict,
    message: String,
    places: Vec<Place>,
    notes: Vec<String>,
}

/// One of the things that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// What it is, as the beginning of a sentence: "one definition is".
    pub role: String,
    /// The identifier of the module that it is in.
    pub module: String,
    /// What to look for there.
    pub entity: Entity,
    /// The file and line of the program that it was compiled from, if its debug information says so.
    pub source: Option<(String, u64)>,
}

/// Something that a module has, by its name without a sigil.
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

    /// What kind of contradiction it is, which has a code.
    #[must_use]
    pub fn conflict(&self) -> Conflict {
        self.conflict
    }

    /// In LLVM's words, where LLVM has some.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What LLVM does not say: where the things are that contradict each other. A module does not know
    /// the lines of its text; who has the text finds them by name.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// What else LLVM does not say.
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

    /// Adds what the debug information among attachments says.
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

/// The file and line of a function or variable.
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

/// A name as messages have it.
pub(crate) fn lossy(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}
