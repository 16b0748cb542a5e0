//! The data layout: the string of a module that says how data lies in memory, and its answers.
//!
//! The string is read in `parse`; sizes and alignments of types are computed in `measure` and
//! `cache`, over any type table that implements [`TypeShapes`]. Nothing here knows which layout a target requires.

mod cache;
mod measure;
mod parse;
mod shape;

pub use cache::LayoutCache;
pub use measure::{Measure, StructLayout};
pub use parse::DataLayoutError;
pub use shape::{FloatKind, Shape, TypeShapes};

use std::sync::Arc;

use crate::Align;

/// A parsed data layout; see LangRef, "Data Layout".
///
/// Two layouts are equal if they give the same answers, whatever their strings.
///
/// ```
/// use draig_target::{Align, DataLayout};
///
/// let layout = DataLayout::parse("e-p:32:32-i64:64-n8:16:32-S128").unwrap();
/// assert!(layout.is_little_endian());
/// assert_eq!(layout.pointer(0).size_in_bits, 32);
/// assert_eq!(layout.integer_spec(64).abi, Align::from_bytes(8).unwrap());
/// assert_eq!(layout.stack_alignment(), Align::from_bytes(16));
///
/// let error = DataLayout::parse("e-i8:16").unwrap_err();
/// assert_eq!(error.to_string(), "i8 must be 8-bit aligned");
/// ```
#[derive(Clone, Debug)]
pub struct DataLayout {
    text: Box<[u8]>,
    endianness: Endianness,
    mangling: Mangling,
    program_address_space: u32,
    globals_address_space: u32,
    alloca_address_space: u32,
    stack_alignment: Option<Align>,
    function_pointer_align: Option<Align>,
    function_pointer_align_kind: FunctionPointerAlign,
    native_integers: Vec<u32>,
    /// Each of the tables is sorted by width and never empty; `pointers` by address space, and
    /// always has address space 0.
    integers: Vec<PrimitiveSpec>,
    floats: Vec<PrimitiveSpec>,
    vectors: Vec<PrimitiveSpec>,
    pointers: Vec<PointerSpec>,
    aggregate: AlignSpec,
}

/// Which end of a number has the lowest address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Endianness {
    /// `e`: the least significant byte.
    Little,
    /// `E`: the most significant byte.
    Big,
}

/// How names of symbols are changed on their way to the assembler.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mangling {
    /// Nothing is said: no name is changed.
    None,
    /// `m:e`
    Elf,
    /// `m:l`
    Goff,
    /// `m:m`
    Mips,
    /// `m:o`
    MachO,
    /// `m:x`
    WinCoffX86,
    /// `m:w`
    WinCoff,
    /// `m:a`
    Xcoff,
}

/// Whether the alignment of a function bounds that of pointers to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FunctionPointerAlign {
    /// `Fi`: it does not.
    Independent,
    /// `Fn`: pointers are aligned as the function is.
    MultipleOfFunctionAlign,
}

/// The required and the preferred alignment of a type; the second is never the smaller.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AlignSpec {
    /// The least alignment of an object of the type.
    pub abi: Align,
    /// The alignment to choose where nothing speaks against it.
    pub pref: Align,
}

/// The alignment of the integers, floating-point numbers or vectors of one width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PrimitiveSpec {
    /// In bits, from 1 to 2^24 - 1.
    pub bit_width: u32,
    /// Its alignment.
    pub align: AlignSpec,
}

/// What pointers of one address space are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PointerSpec {
    /// The number of the address space.
    pub address_space: u32,
    /// The size of the representation in bits.
    pub size_in_bits: u32,
    /// The alignment of a pointer in memory.
    pub align: AlignSpec,
    /// The width of the index of address computations, and of addresses, in bits; at most the size.
    pub index_width: u32,
    /// Flag `u`, or listed under `ni`: the bits that represent a pointer may change at any time.
    pub unstable: bool,
    /// Flag `e`: part of a pointer lies elsewhere than in its bits.
    pub external_state: bool,
    /// The name of the address space, empty without one.
    pub name: Arc<[u8]>,
}

impl DataLayout {
    /// The string as it was given, byte for byte.
    pub fn as_bytes(&self) -> &[u8] {
        &self.text
    }

    /// The string as it was given; `None` if it is not UTF-8, which only the name of an address
    /// space can bring about.
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.text).ok()
    }

    /// Whether the string is empty, as in a module without `target datalayout`.
    pub fn is_default(&self) -> bool {
        self.text.is_empty()
    }

    /// Which end of a number has the lowest address.
    pub fn endianness(&self) -> Endianness {
        self.endianness
    }

    /// Whether the least significant byte has the lowest address.
    pub fn is_little_endian(&self) -> bool {
        self.endianness == Endianness::Little
    }

    /// Whether the most significant byte has the lowest address.
    pub fn is_big_endian(&self) -> bool {
        self.endianness == Endianness::Big
    }

    /// How names of symbols are changed.
    pub fn mangling(&self) -> Mangling {
        self.mangling
    }

    /// The address space of functions.
    pub fn program_address_space(&self) -> u32 {
        self.program_address_space
    }

    /// The address space in which passes create globals; a declaration without `addrspace` is in 0.
    pub fn default_globals_address_space(&self) -> u32 {
        self.globals_address_space
    }

    /// The address space of what `alloca` returns.
    pub fn alloca_address_space(&self) -> u32 {
        self.alloca_address_space
    }

    /// The natural alignment of the stack, if given.
    pub fn stack_alignment(&self) -> Option<Align> {
        self.stack_alignment
    }

    /// The alignment of function pointers, if given.
    pub fn function_pointer_align(&self) -> Option<Align> {
        self.function_pointer_align
    }

    /// Whether the alignment of a function bounds that of pointers to it.
    pub fn function_pointer_align_kind(&self) -> FunctionPointerAlign {
        self.function_pointer_align_kind
    }

    /// The widths in bits of the integers that the target computes with, in the order given. (LLVM
    /// keeps no more than eight bits of each.)
    pub fn native_integers(&self) -> &[u32] {
        &self.native_integers
    }

    /// Whether the target computes with integers of exactly this width in bits.
    pub fn is_native_integer(&self, bit_width: u32) -> bool {
        self.native_integers.contains(&bit_width)
    }

    /// Whether the target computes with integers of this width in bits or a greater one.
    pub fn fits_native_integer(&self, bit_width: u32) -> bool {
        self.native_integers.iter().any(|&native| bit_width <= native)
    }

    /// The greatest width in bits of the integers that the target computes with.
    pub fn largest_native_integer(&self) -> Option<u32> {
        self.native_integers.iter().copied().max()
    }

    /// What pointers of `address_space` are: as specified, or else as in address space 0.
    pub fn pointer(&self, address_space: u32) -> &PointerSpec {
        let found = self.pointers.binary_search_by_key(&address_space, |spec| spec.address_space);
        // Address space 0 sorts first and is always there.
        &self.pointers[found.unwrap_or(0)]
    }

    /// Every specification of pointers, by address space; the first is that of address space 0.
    pub fn pointers(&self) -> &[PointerSpec] {
        &self.pointers
    }

    /// The size of a pointer in bytes, rounded up.
    pub fn pointer_size(&self, address_space: u32) -> u32 {
        self.pointer(address_space).size_in_bits.div_ceil(8)
    }

    /// The width of the index of `getelementptr`, in bits.
    pub fn index_width(&self, address_space: u32) -> u32 {
        self.pointer(address_space).index_width
    }

    /// Whether pointers are something else than a number for an address, or not only that.
    pub fn is_non_integral(&self, address_space: u32) -> bool {
        self.pointer(address_space).is_non_integral()
    }

    /// The name of an address space, empty without one. An address space without a specification
    /// answers as address space 0, in this as in all else.
    pub fn address_space_name(&self, address_space: u32) -> &[u8] {
        &self.pointer(address_space).name
    }

    /// The address space of that name; `P`, `G` and `A` name the three default ones.
    pub fn named_address_space(&self, name: &[u8]) -> Option<u32> {
        match name {
            b"P" => Some(self.program_address_space),
            b"G" => Some(self.globals_address_space),
            b"A" => Some(self.alloca_address_space),
            _ => {
                let spec = self.pointers.iter().find(|spec| *spec.name == *name)?;
                Some(spec.address_space)
            }
        }
    }

    /// The alignment of an integer: that of the smallest width specified that is no smaller, or of
    /// the greatest width specified.
    pub fn integer_spec(&self, bit_width: u32) -> AlignSpec {
        let at = self.integers.partition_point(|spec| spec.bit_width < bit_width);
        // The default widths are never removed, so there is a last one.
        self.integers[at.min(self.integers.len() - 1)].align
    }

    /// The alignment of a floating-point number: as specified, or else the least power of two that
    /// is no smaller than its size.
    pub fn float_spec(&self, kind: FloatKind) -> AlignSpec {
        let bits = kind.bit_width();
        exact(&self.floats, u64::from(bits)).unwrap_or_else(|| AlignSpec::both(natural_align(u64::from(bits))))
    }

    /// The alignment of a vector of that many bits: as specified, or else the least power of two
    /// that is no smaller than its size.
    pub fn vector_spec(&self, size_in_bits: u64) -> AlignSpec {
        exact(&self.vectors, size_in_bits).unwrap_or_else(|| AlignSpec::both(natural_align(size_in_bits)))
    }

    /// The least alignment of structures that are not packed.
    pub fn aggregate_spec(&self) -> AlignSpec {
        self.aggregate
    }

    /// The specifications of integers, by width.
    pub fn integer_specs(&self) -> &[PrimitiveSpec] {
        &self.integers
    }

    /// The specifications of floating-point numbers, by width.
    pub fn float_specs(&self) -> &[PrimitiveSpec] {
        &self.floats
    }

    /// The specifications of vectors, by width.
    pub fn vector_specs(&self) -> &[PrimitiveSpec] {
        &self.vectors
    }
}

impl Default for DataLayout {
    /// The layout of the empty string.
    fn default() -> DataLayout {
        let align = |bytes| Align::from_bytes(bytes).unwrap_or(Align::ONE);
        let same =
            |bit_width: u32| PrimitiveSpec { bit_width, align: AlignSpec::both(align(u64::from(bit_width) / 8)) };
        let i64_align = AlignSpec { abi: align(4), pref: align(8) };
        DataLayout {
            text: Box::default(),
            endianness: Endianness::Little,
            mangling: Mangling::None,
            program_address_space: 0,
            globals_address_space: 0,
            alloca_address_space: 0,
            stack_alignment: None,
            function_pointer_align: None,
            function_pointer_align_kind: FunctionPointerAlign::Independent,
            native_integers: Vec::new(),
            integers: vec![same(8), same(16), same(32), PrimitiveSpec { bit_width: 64, align: i64_align }],
            floats: vec![same(16), same(32), same(64), same(128)],
            vectors: vec![same(64), same(128)],
            pointers: vec![PointerSpec {
                address_space: 0,
                size_in_bits: 64,
                align: AlignSpec::both(align(8)),
                index_width: 64,
                unstable: false,
                external_state: false,
                name: Arc::default(),
            }],
            aggregate: AlignSpec { abi: Align::ONE, pref: align(8) },
        }
    }
}

impl PartialEq for DataLayout {
    fn eq(&self, other: &DataLayout) -> bool {
        // Taken apart so that a new field cannot be forgotten.
        let DataLayout {
            text: _,
            endianness,
            mangling,
            program_address_space,
            globals_address_space,
            alloca_address_space,
            stack_alignment,
            function_pointer_align,
            function_pointer_align_kind,
            native_integers,
            integers,
            floats,
            vectors,
            pointers,
            aggregate,
        } = self;
        *endianness == other.endianness
            && *mangling == other.mangling
            && *program_address_space == other.program_address_space
            && *globals_address_space == other.globals_address_space
            && *alloca_address_space == other.alloca_address_space
            && *stack_alignment == other.stack_alignment
            && *function_pointer_align == other.function_pointer_align
            && *function_pointer_align_kind == other.function_pointer_align_kind
            && *native_integers == other.native_integers
            && *integers == other.integers
            && *floats == other.floats
            && *vectors == other.vectors
            && *pointers == other.pointers
            && *aggregate == other.aggregate
    }
}

impl Eq for DataLayout {}

impl PointerSpec {
    /// Whether pointers are something else than a number for an address, or not only that: they are
    /// unstable, have external state, or more bits than an address.
    pub fn is_non_integral(&self) -> bool {
        self.unstable || self.external_state || self.size_in_bits != self.index_width
    }
}

impl AlignSpec {
    /// Required and preferred alignment in one.
    pub const fn both(align: Align) -> AlignSpec {
        AlignSpec { abi: align, pref: align }
    }
}

impl Mangling {
    /// What stands before the name of every symbol but private ones, if anything.
    pub const fn global_prefix(self) -> Option<char> {
        match self {
            Mangling::MachO | Mangling::WinCoffX86 => Some('_'),
            _ => None,
        }
    }

    /// What stands before the name of a private symbol.
    pub const fn private_prefix(self) -> &'static str {
        match self {
            Mangling::None => "",
            Mangling::Elf | Mangling::WinCoff => ".L",
            Mangling::Goff => "L#",
            Mangling::Mips => "$",
            Mangling::MachO | Mangling::WinCoffX86 => "L",
            Mangling::Xcoff => "L..",
        }
    }

    /// What stands before the name of a symbol that is private to the linker.
    pub const fn linker_private_prefix(self) -> &'static str {
        match self {
            Mangling::MachO => "l",
            _ => "",
        }
    }

    /// Whether names that begin with `?` are left alone.
    pub const fn keeps_leading_question_mark(self) -> bool {
        matches!(self, Mangling::WinCoff | Mangling::WinCoffX86)
    }
}

/// The specification of exactly this width.
fn exact(specs: &[PrimitiveSpec], bits: u64) -> Option<AlignSpec> {
    let bits = u32::try_from(bits).ok()?;
    let at = specs.binary_search_by_key(&bits, |spec| spec.bit_width).ok()?;
    Some(specs[at].align)
}

/// The least power of two of bytes that holds that many bits.
fn natural_align(bits: u64) -> Align {
    // 2^64 bits are 2^61 bytes, so there always is one.
    Align::at_least(bits.div_ceil(8)).unwrap_or(Align::ONE)
}
