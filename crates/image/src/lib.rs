//! One program before any object format: sections of bytes, the symbols that name places in them, and the
//! fixups of bytes whose values are only known when sections have addresses.
//!
//! What an assembler or a code generator makes is an [`Image`]. An object file is written from it, and a JIT
//! places it in memory; both apply the same [`FixupKind`]s. This crate knows no IR, no instruction encodings
//! and no object format.
//!
//! ```
//! use draig_image::{Fixup, FixupKind, Image, Section, Symbol};
//!
//! let mut image = Image::new();
//! let text = image.add_section(Section::text(b".text"));
//! let puts = image.symbol(b"puts");
//! // call puts
//! image[text].bytes.extend([0xe8, 0, 0, 0, 0]);
//! image[text].fixups.push(Fixup { offset: 1, kind: FixupKind::Plt32, symbol: puts, addend: -4 });
//! assert!(image[puts].is_undefined());
//! # let _: &Symbol = &image[puts];
//! ```

mod fixup;
mod image;

pub use fixup::{Field, Fixup, FixupKind, OutOfRange};
pub use image::{
    Binding, DataRegion, Image, Section, SectionFlags, SectionId, SectionKind, Selection, Symbol, SymbolId, SymbolKind,
    SymbolPlace, System, Visibility,
};
