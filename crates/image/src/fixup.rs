//! Fixups: bytes whose values depend on addresses, with their kinds as one table.

use crate::SymbolId;

/// Bytes of a section that depend on the address of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fixup {
    /// Offset of the first byte in the section.
    pub offset: u32,
    /// The computation, and the bits that hold its result.
    pub kind: FixupKind,
    /// The symbol, `S` in the kinds' formulas.
    pub symbol: SymbolId,
    /// A constant that is added, `A` in the kinds' formulas.
    pub addend: i64,
}

/// Bits of an instruction or of data that hold the result of a fixup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// No bits: the fixup marks an instruction for the linker.
    Marker,
    /// This number of bytes, little-endian; any value that fits either as a signed or as an unsigned number.
    Bytes(u8),
    /// This number of bytes, little-endian, that are zero-extended.
    Unsigned(u8),
    /// This number of bytes, little-endian, that are sign-extended.
    Signed(u8),
}

/// Error of a fixup whose value does not fit the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfRange {
    /// The value.
    pub value: i64,
    /// The field that it does not fit.
    pub field: Field,
}

impl std::fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("fixup value out of range")
    }
}

impl std::error::Error for OutOfRange {}

/// Declares the kinds: name, field, whether the value is relative to the fixup's place (`pc`) or not (`abs`), and
/// the numbers of the ELF relocation on x86-64 and AArch64 (`-` where there is none).
macro_rules! fixup_kinds {
    ($($(#[doc = $doc:literal])+ $name:ident: $field:ident $(($bytes:literal))?, $base:ident, $x86_64:tt, $aarch64:tt;)*) => {
        /// Kinds of fixups of all targets. In their formulas, `S` is the symbol's address, `A` the addend, `P` the
        /// place, `G` the symbol's entry in the global offset table, `GOT` that table, `L` an entry in the linkage table.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum FixupKind {
            $($(#[doc = $doc])+ $name,)*
        }

        impl FixupKind {
            /// All kinds, in the order of the table.
            pub const ALL: &[FixupKind] = &[$(FixupKind::$name),*];

            /// Returns the bits that hold the value.
            pub const fn field(self) -> Field {
                match self {
                    $(FixupKind::$name => Field::$field $(($bytes))?,)*
                }
            }

            /// Whether the place of the fixup is subtracted from the value.
            pub const fn is_pc_relative(self) -> bool {
                match self {
                    $(FixupKind::$name => fixup_kinds!(@base $base),)*
                }
            }

            /// Returns the number of the relocation in ELF for x86-64 (System V ABI, AMD64 supplement 4.4.1).
            pub const fn elf_x86_64(self) -> Option<u32> {
                match self {
                    $(FixupKind::$name => fixup_kinds!(@number $x86_64),)*
                }
            }

            /// Returns the number of the relocation in ELF for AArch64 (ELF for the Arm 64-bit architecture, 5.7).
            pub const fn elf_aarch64(self) -> Option<u32> {
                match self {
                    $(FixupKind::$name => fixup_kinds!(@number $aarch64),)*
                }
            }
        }
    };
    (@base pc) => { true };
    (@base abs) => { false };
    (@number -) => { None };
    (@number $number:literal) => { Some($number) };
}

fixup_kinds! {
    // data of both targets
    /// `S + A` in a byte.
    Abs8: Bytes(1), abs, 14, -;
    /// `S + A` in two bytes.
    Abs16: Bytes(2), abs, 12, 259;
    /// `S + A` in four bytes.
    Abs32: Bytes(4), abs, 10, 258;
    /// `S + A` in eight bytes.
    Abs64: Bytes(8), abs, 1, 257;
    /// `S + A - P` in a byte.
    Pc8: Signed(1), pc, 15, -;
    /// `S + A - P` in two bytes.
    Pc16: Signed(2), pc, 13, 262;
    /// `S + A - P` in four bytes.
    Pc32: Signed(4), pc, 2, 261;
    /// `S + A - P` in eight bytes.
    Pc64: Signed(8), pc, 24, 260;

    // x86-64
    /// `S + A`, sign-extended from four bytes.
    Abs32S: Signed(4), abs, 11, -;
    /// `L + A - P`: a call or jump, through the linkage table if the symbol is elsewhere.
    Plt32: Signed(4), pc, 4, 314;
    /// `G + A`, in four bytes.
    Got32: Bytes(4), abs, 3, -;
    /// `G + A`, in eight bytes.
    Got64: Bytes(8), abs, 27, -;
    /// `GOT + G + A - P`
    GotPcRel: Signed(4), pc, 9, -;
    /// As `GotPcRel`, in an instruction without REX prefix that the linker may change to one without the entry.
    GotPcRelX: Signed(4), pc, 41, -;
    /// As `GotPcRel`, in an instruction with REX prefix that the linker may change to one without the entry.
    RexGotPcRelX: Signed(4), pc, 42, -;
    /// `S + A - GOT`
    GotOff64: Bytes(8), abs, 25, -;
    /// `GOT + A - P`, in four bytes.
    GotPc32: Signed(4), pc, 26, -;
    /// `GOT + A - P`, in eight bytes.
    GotPc64: Bytes(8), pc, 29, -;
    /// `L + A - GOT`
    PltOff64: Bytes(8), abs, 31, -;
    /// Size of the symbol plus `A`, in four bytes.
    Size32: Bytes(4), abs, 32, -;
    /// Size of the symbol plus `A`, in eight bytes.
    Size64: Bytes(8), abs, 33, -;
    /// Offset of a thread-local symbol from the thread pointer, in four bytes.
    TpOff32: Signed(4), abs, 23, -;
    /// Offset of a thread-local symbol from the thread pointer, in eight bytes.
    TpOff64: Bytes(8), abs, 18, -;
    /// Offset of a thread-local symbol in its module's block, in four bytes.
    DtpOff32: Signed(4), abs, 21, -;
    /// Offset of a thread-local symbol in its module's block, in eight bytes.
    DtpOff64: Bytes(8), abs, 17, -;
    /// Entry of the offset table with a thread-local symbol's offset from the thread pointer, relative to the place.
    GotTpOff: Signed(4), pc, 22, -;
    /// Two entries of the offset table, for `__tls_get_addr` with the symbol, relative to the place.
    TlsGd: Signed(4), pc, 19, -;
    /// Two entries of the offset table, for `__tls_get_addr` with the module, relative to the place.
    TlsLd: Signed(4), pc, 20, -;
    /// Descriptor of a thread-local symbol, relative to the place.
    TlsDesc: Signed(4), pc, 34, -;
    /// Call through a thread-local symbol's descriptor.
    TlsDescCall: Marker, abs, 35, -;
}
