//! Object formats, and the writer of each.

use draig_image::Image;

use crate::{Machine, ObjectError, write_coff, write_elf, write_macho};

/// Format of an object file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Format of most systems.
    Elf,
    /// Format of Windows.
    Coff,
    /// Format of Apple's systems.
    MachO,
}

/// Returns an image as an object file of a format.
///
/// # Errors
/// Returns what the format cannot express.
pub fn write_object(image: &Image, format: Format, machine: Machine) -> Result<Vec<u8>, ObjectError> {
    match format {
        Format::Elf => write_elf(image, machine),
        Format::Coff => write_coff(image, machine),
        Format::MachO => write_macho(image, machine),
    }
}
