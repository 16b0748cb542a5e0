//! Errors of images that a format cannot express.

use std::fmt;

use draig_image::FixupKind;

/// Reason that an image is no object file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ObjectError {
    /// The machine has no relocation of this kind.
    NoRelocation {
        /// The kind.
        kind: FixupKind,
        /// Name of the section.
        section: String,
        /// Offset in the section.
        offset: u32,
    },
    /// The symbol of this name, after which a group is named, is in none of its sections.
    NoLeader(String),
    /// The format's own limits are exceeded.
    TooLarge(String),
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::NoRelocation { kind, section, offset } => {
                write!(f, "unsupported relocation type {kind:?} at offset {offset} of section {section}")
            }
            ObjectError::NoLeader(name) => {
                write!(f, "a group of sections is named after '{name}', which is in none of them")
            }
            ObjectError::TooLarge(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for ObjectError {}
