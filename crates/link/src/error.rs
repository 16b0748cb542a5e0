//! Why modules cannot be linked, and where the things are that contradict each other.

use std::fmt;

/// Why modules cannot be linked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    message: String,
    places: Vec<Place>,
    notes: Vec<String>,
}

/// One of the things that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// What it is, as the beginning of a sentence: "one definition is".
    pub role: &'static str,
    /// The identifier of the module that it is in.
    pub module: String,
    /// What to look for there.
    pub entity: Entity,
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
}

impl LinkError {
    pub(crate) fn new(message: String) -> LinkError {
        LinkError { message, places: Vec::new(), notes: Vec::new() }
    }

    pub(crate) fn at(mut self, role: &'static str, module: &[u8], entity: Entity) -> LinkError {
        self.places.push(Place { role, module: lossy(module), entity });
        self
    }

    pub(crate) fn with_note(mut self, note: String) -> LinkError {
        self.notes.push(note);
        self
    }

    /// In LLVM's words.
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

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LinkError {}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.role, self.module)
    }
}

/// A name as messages have it.
pub(crate) fn lossy(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}
