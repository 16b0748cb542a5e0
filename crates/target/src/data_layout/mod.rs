//! Data layouts: a module's string that describes the layout of data in memory, and queries on it.
//!
//! The string is parsed in `parse`; sizes and alignments of types are computed in `measure` and `cache`, over
//! any type table that implements [`TypeShapes`]. The layouts that targets require are not known here.

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
/// Two layouts are equal if all queries have equal results, even if their strings differ.
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
    /// Each table is sorted by width and, except for `vectors`, never empty. `pointers` is sorted by address
    /// space and always has address space 0.
    integers: Vec<PrimitiveSpec>,
    floats: Vec<PrimitiveSpec>,
    vectors: Vec<PrimitiveSpec>,
    vectors_are_element_aligned: bool,
    pointers: Vec<PointerSpec>,
    /// Spelling only: `z` is the default.
    has_null_flags: bool,
    aggregate: AlignSpec,
}

/// Byte order of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Endianness {
    /// `e`: the least significant byte has the lowest address.
    Little,
    /// `E`: the most significant byte has the lowest address.
    Big,
}

/// Symbol name mangling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mangling {
    /// Unspecified: names are unchanged.
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

/// Relation between the alignment of a function and that of pointers to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FunctionPointerAlign {
    /// `Fi`: they are independent.
    Independent,
    /// `Fn`: pointers have at least the alignment of the function.
    MultipleOfFunctionAlign,
}

/// Required and preferred alignment of a type. The preferred alignment is never the smaller one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AlignSpec {
    /// The minimum alignment of an object of the type.
    pub abi: Align,
    /// The alignment to use by default.
    pub pref: Align,
}

/// Alignment of the integers, floating-point numbers or vectors of one width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PrimitiveSpec {
    /// In bits, from 1 to 2^24 - 1.
    pub bit_width: u32,
    /// The alignment.
    pub align: AlignSpec,
}

/// Bits of the null pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NullBits {
    /// All zeros: flag `z`, and the default.
    #[default]
    Zeros,
    /// All ones: flag `o`.
    Ones,
}

/// Properties of pointers in one address space.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PointerSpec {
    /// Number of the address space.
    pub address_space: u32,
    /// The size of the representation in bits.
    pub size_in_bits: u32,
    /// The alignment of a pointer in memory.
    pub align: AlignSpec,
    /// The width in bits of addresses and of the index in address computations; at most the size.
    pub index_width: u32,
    /// Flag `u`, or listed under `ni`: the bits that represent a pointer may change at any time.
    pub unstable: bool,
    /// Flag `e`: part of a pointer is stored outside its bits.
    pub external_state: bool,
    /// The bits of the null pointer, since LLVM 23.
    pub null: NullBits,
    /// The name of the address space; empty if it has none.
    pub name: Arc<[u8]>,
}

impl DataLayout {
    /// Returns the original string, byte for byte.
    pub fn as_bytes(&self) -> &[u8] {
        &self.text
    }

    /// Returns the original string; `None` if it is not UTF-8, which is only possible in the name of an
    /// address space.
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.text).ok()
    }

    /// Whether the string is empty, as in a module without `target datalayout`.
    pub fn is_default(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the byte order.
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

    /// Returns the symbol name mangling.
    pub fn mangling(&self) -> Mangling {
        self.mangling
    }

    /// Returns the address space of functions.
    pub fn program_address_space(&self) -> u32 {
        self.program_address_space
    }

    /// Returns the address space in which passes create globals; a declaration without `addrspace` is in 0.
    pub fn default_globals_address_space(&self) -> u32 {
        self.globals_address_space
    }

    /// Returns the address space of the result of `alloca`.
    pub fn alloca_address_space(&self) -> u32 {
        self.alloca_address_space
    }

    /// Returns the natural alignment of the stack, if specified.
    pub fn stack_alignment(&self) -> Option<Align> {
        self.stack_alignment
    }

    /// Returns the alignment of function pointers, if specified.
    pub fn function_pointer_align(&self) -> Option<Align> {
        self.function_pointer_align
    }

    /// Returns the relation between the alignment of a function and that of pointers to it.
    pub fn function_pointer_align_kind(&self) -> FunctionPointerAlign {
        self.function_pointer_align_kind
    }

    /// Returns the widths in bits of the native integers, in the order of the string. (LLVM keeps no more
    /// than eight bits of each.)
    pub fn native_integers(&self) -> &[u32] {
        &self.native_integers
    }

    /// Whether integers of exactly this width in bits are native.
    pub fn is_native_integer(&self, bit_width: u32) -> bool {
        self.native_integers.contains(&bit_width)
    }

    /// Whether integers of this width in bits fit in a native integer.
    pub fn fits_native_integer(&self, bit_width: u32) -> bool {
        self.native_integers.iter().any(|&native| bit_width <= native)
    }

    /// Returns the largest width of a native integer in bits; `None` if the layout specifies none.
    pub fn largest_native_integer(&self) -> Option<u32> {
        self.native_integers.iter().copied().max()
    }

    /// Returns the properties of pointers in `address_space`: the specified ones, or else those of address
    /// space 0.
    #[inline]
    pub fn pointer(&self, address_space: u32) -> &PointerSpec {
        // Address space 0 sorts first and always exists.
        if address_space == 0 { &self.pointers[0] } else { self.other_pointer(address_space) }
    }

    fn other_pointer(&self, address_space: u32) -> &PointerSpec {
        let found = self.pointers.binary_search_by_key(&address_space, |spec| spec.address_space);
        &self.pointers[found.unwrap_or(0)]
    }

    /// Returns all pointer specifications, ordered by address space; the first is that of address space 0.
    pub fn pointers(&self) -> &[PointerSpec] {
        &self.pointers
    }

    /// Returns the size of a pointer in bytes, rounded up.
    pub fn pointer_size(&self, address_space: u32) -> u32 {
        self.pointer(address_space).size_in_bits.div_ceil(8)
    }

    /// Returns the width of the index of `getelementptr`, in bits.
    #[inline]
    pub fn index_width(&self, address_space: u32) -> u32 {
        self.pointer(address_space).index_width
    }

    /// Whether vectors without a specification have the alignment of their elements (`ve`), since LLVM 23.
    pub fn vectors_are_element_aligned(&self) -> bool {
        self.vectors_are_element_aligned
    }

    /// Whether a pointer specification has the flag `z` or `o`, the bits of the null pointer, since LLVM 23.
    pub fn has_null_flags(&self) -> bool {
        self.has_null_flags
    }

    /// Whether pointers in this address space are not just integers with the address.
    pub fn is_non_integral(&self, address_space: u32) -> bool {
        self.pointer(address_space).is_non_integral()
    }

    /// Returns the name of an address space; empty if it has none. As for all queries, an address space
    /// without a specification has the properties of address space 0.
    pub fn address_space_name(&self, address_space: u32) -> &[u8] {
        &self.pointer(address_space).name
    }

    /// Returns the address space with this name; `P`, `G` and `A` name the three default ones.
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

    /// Returns the alignment of an integer: that of the smallest specified width that is no smaller, or of
    /// the largest specified width.
    pub fn integer_spec(&self, bit_width: u32) -> AlignSpec {
        let at = self.integers.partition_point(|spec| spec.bit_width < bit_width);
        // The default widths are never removed, so there is a last one.
        self.integers[at.min(self.integers.len() - 1)].align
    }

    /// Returns the alignment of a floating-point number: the specified one, or else the smallest power of two
    /// that is no smaller than its size.
    pub fn float_spec(&self, kind: FloatKind) -> AlignSpec {
        let bits = kind.bit_width();
        exact(&self.floats, u64::from(bits)).unwrap_or_else(|| AlignSpec::both(natural_align(u64::from(bits))))
    }

    /// Returns the alignment of a vector with this number of bits: the specified one, or else the smallest
    /// power of two that is no smaller than its size.
    pub fn vector_spec(&self, size_in_bits: u64) -> AlignSpec {
        exact(&self.vectors, size_in_bits).unwrap_or_else(|| AlignSpec::both(natural_align(size_in_bits)))
    }

    /// Returns the minimum alignment of structures that are not packed.
    pub fn aggregate_spec(&self) -> AlignSpec {
        self.aggregate
    }

    /// Returns the specifications of integers, ordered by width.
    pub fn integer_specs(&self) -> &[PrimitiveSpec] {
        &self.integers
    }

    /// Returns the specifications of floating-point numbers, ordered by width.
    pub fn float_specs(&self) -> &[PrimitiveSpec] {
        &self.floats
    }

    /// Returns the specifications of vectors, ordered by width.
    pub fn vector_specs(&self) -> &[PrimitiveSpec] {
        &self.vectors
    }
}

impl Default for DataLayout {
    /// Returns the layout of the empty string.
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
            vectors_are_element_aligned: false,
            pointers: vec![PointerSpec {
                address_space: 0,
                size_in_bits: 64,
                align: AlignSpec::both(align(8)),
                index_width: 64,
                unstable: false,
                external_state: false,
                null: NullBits::Zeros,
                name: Arc::default(),
            }],
            has_null_flags: false,
            aggregate: AlignSpec { abi: Align::ONE, pref: align(8) },
        }
    }
}

impl PartialEq for DataLayout {
    fn eq(&self, other: &DataLayout) -> bool {
        // Destructured so that a new field cannot be forgotten.
        let DataLayout {
            text: _,
            has_null_flags: _,
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
            vectors_are_element_aligned,
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
            && *vectors_are_element_aligned == other.vectors_are_element_aligned
            && *pointers == other.pointers
            && *aggregate == other.aggregate
    }
}

impl Eq for DataLayout {}

impl PointerSpec {
    /// Whether pointers are not just integers with the address: they are unstable, have external state, or
    /// have more bits than an address.
    pub fn is_non_integral(&self) -> bool {
        self.unstable || self.external_state || self.size_in_bits != self.index_width
    }
}

impl AlignSpec {
    /// Uses the same alignment as required and preferred one.
    pub const fn both(align: Align) -> AlignSpec {
        AlignSpec { abi: align, pref: align }
    }
}

impl Mangling {
    /// Returns the prefix of the names of all symbols but private ones, if any.
    pub const fn global_prefix(self) -> Option<char> {
        match self {
            Mangling::MachO | Mangling::WinCoffX86 => Some('_'),
            _ => None,
        }
    }

    /// Returns the prefix of the names of private symbols.
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

    /// Returns the prefix of the names of symbols that are private to the linker.
    pub const fn linker_private_prefix(self) -> &'static str {
        match self {
            Mangling::MachO => "l",
            _ => "",
        }
    }

    /// Whether names that begin with `?` are left unchanged.
    pub const fn keeps_leading_question_mark(self) -> bool {
        matches!(self, Mangling::WinCoff | Mangling::WinCoffX86)
    }
}

/// Returns the alignment specified for exactly this width.
fn exact(specs: &[PrimitiveSpec], bits: u64) -> Option<AlignSpec> {
    let bits = u32::try_from(bits).ok()?;
    let at = specs.binary_search_by_key(&bits, |spec| spec.bit_width).ok()?;
    Some(specs[at].align)
}

/// Returns the smallest power of two of bytes that holds this many bits.
fn natural_align(bits: u64) -> Align {
    // 2^64 bits are 2^61 bytes, so there always is one.
    Align::at_least(bits.div_ceil(8)).unwrap_or(Align::ONE)
}
