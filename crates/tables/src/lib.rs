//! Tables of facts about LLVM 22.
//!
//! Names, numbers and signatures that text and bitcode share: attribute kinds, metadata kinds, DWARF
//! constants and debug-info flags, calling conventions, intrinsics. This crate does not depend on the IR.
//! Readers, printers, verifier and bitcode use it, so that each fact is stored once. The data are generated
//! by `draig-tablegen` from LLVM's headers and committed.
//!
//! ```
//! use draig_tables::{AttrClass, AttrKind, calling_conventions, dwarf, intrinsics, metadata_kinds};
//!
//! let kind = AttrKind::from_spelling(b"dereferenceable").unwrap();
//! assert_eq!(kind.class(), AttrClass::Int);
//! assert_eq!(dwarf::TAG.name(0x0d), Some("DW_TAG_member"));
//! assert_eq!(dwarf::LANG.number(b"DW_LANG_Rust"), Some(0x1c));
//! assert_eq!(metadata_kinds::MD_KIND.number(b"prof"), Some(2));
//! assert_eq!(calling_conventions::from_keyword(b"fastcc"), Some(8));
//! let memcpy = intrinsics::lookup(b"llvm.memcpy.p0.p0.i64").unwrap();
//! assert_eq!(memcpy, intrinsics::ids::MEMCPY);
//! assert!(memcpy.is_immediate(3));
//! ```

pub mod attribute_values;
pub mod attributes;
pub mod calling_conventions;
pub mod dwarf;
pub mod dwarf_expression;
pub mod history;
pub mod intrinsics;
pub mod library_functions;
pub mod metadata_kinds;
pub mod names;
pub mod runtime_library;

// The generator formats its files.
#[rustfmt::skip]
mod generated;

pub use attributes::{AttrClass, AttrKind, AttrPlaces, Intersect};
pub use intrinsics::IntrinsicId;
