//! Target information in a module: the [`Triple`], the [`DataLayout`] with sizes and alignments, the form of the
//! [`constraints`] of inline assembly, and what each target makes of them ([`inline_asm`]).
//!
//! This crate depends on neither IR nor code generation. It accesses types through [`TypeShapes`].
//!
//! ```
//! use draig_target::{Align, Arch, DataLayout, FloatKind, LayoutCache, Shape, Triple, TypeShapes};
//!
//! let triple = Triple::parse("x86_64-unknown-linux-gnu");
//! assert_eq!(triple.arch(), Arch::X86_64);
//! assert!(triple.is_elf() && triple.is_64_bit());
//!
//! /// i8, ptr, x86_fp80, { i8, ptr }, [10 x { i8, ptr }]
//! struct Types;
//!
//! impl TypeShapes for Types {
//!     type Ty = u32;
//!
//!     fn shape(&self, ty: u32) -> Shape<'_, u32> {
//!         match ty {
//!             0 => Shape::Integer(8),
//!             1 => Shape::Pointer { address_space: 0 },
//!             2 => Shape::Float(FloatKind::X86Fp80),
//!             3 => Shape::Struct { fields: &[0, 1], packed: false },
//!             _ => Shape::Array { elem: 3, count: 10 },
//!         }
//!     }
//! }
//!
//! let layout = DataLayout::parse("e-p:32:32-f80:128").unwrap();
//! let mut cache = LayoutCache::new();
//! let mut measure = |ty| cache.measure(&layout, &Types, ty).unwrap();
//! assert_eq!(measure(2).store_size().unwrap().known(), Some(10));
//! assert_eq!(measure(2).alloc_size().unwrap().known(), Some(16));
//! assert_eq!(measure(4).alloc_size().unwrap().known(), Some(80));
//! assert_eq!(measure(4).abi_align(), Align::from_bytes(4).unwrap());
//!
//! let fields = layout.struct_layout(&Types, &[0, 1], false).unwrap();
//! assert_eq!(fields.offsets, [0, 4]);
//! ```

pub mod constraints;
mod data_layout;
pub mod fuzzing;
pub mod inline_asm;
mod layouts;
mod size;
mod triple;

pub use data_layout::{
    AlignSpec, DataLayout, DataLayoutError, Endianness, FloatKind, FunctionPointerAlign, LayoutCache, Mangling,
    Measure, NullBits, PointerSpec, PrimitiveSpec, Shape, StructLayout, TypeShapes,
};
pub use size::{Align, TypeSize};
pub use triple::{Arch, Environment, ObjectFormat, Os, SubArch, Triple, Vendor};
