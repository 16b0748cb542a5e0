//! Images as object files: relocatable ELF, COFF and Mach-O for x86-64 and AArch64, and archives of them.
//!
//! An image comes in, bytes go out. Values of fixups that are known are stored before, and the others become relocations,
//! with addends there or in the contents; only distances within what linkers keep together in Mach-O are computed here.
//! This crate knows neither IR nor instructions, and reads nothing.
//!
//! ```
//! use draig_image::{Binding, Image, Section, Symbol, SymbolKind, SymbolPlace};
//! use draig_object::{Machine, write_elf};
//!
//! let mut image = Image::new();
//! // ret
//! let text = image.add_section(Section { bytes: vec![0xc3], ..Section::text(b".text") });
//! let nothing = image.symbol(b"nothing");
//! image[nothing] = Symbol {
//!     binding: Binding::Global,
//!     kind: SymbolKind::Function,
//!     place: SymbolPlace::Section(text, 0),
//!     size: 1,
//!     ..image[nothing].clone()
//! };
//! let bytes = write_elf(&image, Machine::X86_64).unwrap();
//! assert_eq!(&bytes[..4], b"\x7fELF");
//! ```

mod archive;
mod coff;
mod elf;
mod error;
mod format;
mod macho;

pub use archive::{Member, write_archive};
pub use coff::write_coff;
pub use elf::{Machine, write_elf, write_elf_at};
pub use error::ObjectError;
pub use format::{Format, write_object};
pub use macho::write_macho;
