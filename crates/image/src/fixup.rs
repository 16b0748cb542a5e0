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
    /// AArch64: a distance in words, 26 bits from bit 0.
    Words26,
    /// AArch64: a distance in words, 19 bits from bit 5.
    Words19,
    /// AArch64: a distance in words, 14 bits from bit 5.
    Words14,
    /// AArch64: a distance in words backwards, 16 bits from bit 5.
    BackWords16,
    /// AArch64: a signed number of 21 bits, the lowest two at bit 29, the others from bit 5.
    Adr21,
    /// AArch64: the same of pages of 4096 bytes.
    Page21,
    /// AArch64: an unsigned number of 12 bits from bit 10.
    Add12,
    /// AArch64: the lowest 12 bits from bit 10.
    Low12,
    /// AArch64: the bits 12 to 23 from bit 10.
    High12,
    /// AArch64: the lowest 12 bits from bit 10, divided by two to this power.
    Offset12(u8),
    /// AArch64: 16 bits from bit 5, of which this is the number, from 0 for the lowest.
    Wide16(u8),
}

impl Field {
    /// Stores a value in the bytes at the place of the fixup; `bytes` starts there.
    ///
    /// # Panics
    ///
    /// Panics if `bytes` is shorter than the field.
    pub fn store(self, bytes: &mut [u8], value: i64) -> Result<(), OutOfRange> {
        let out_of_range = OutOfRange { value, field: self };
        let (size, fits) = match self {
            Field::Marker => return Ok(()),
            Field::Bytes(size) => (size, fits_signed(value, size) || fits_unsigned(value, size)),
            Field::Unsigned(size) => (size, fits_unsigned(value, size)),
            Field::Signed(size) => (size, fits_signed(value, size)),
            of_instruction => {
                let bits = of_instruction.instruction_bits(value).ok_or(out_of_range)?;
                // Where the value goes, the instruction has zeros.
                for (byte, bits) in bytes.iter_mut().zip(bits.to_le_bytes()) {
                    *byte |= bits;
                }
                return Ok(());
            }
        };
        if !fits {
            return Err(out_of_range);
        }
        let size = usize::from(size);
        bytes[..size].copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }

    /// Returns the bits of an instruction of AArch64 that hold a value, if it fits.
    fn instruction_bits(self, value: i64) -> Option<u32> {
        let words = |bits: u32, lowest: u32| {
            let words = value >> 2;
            let fits = value & 3 == 0 && words << (64 - bits) >> (64 - bits) == words;
            fits.then_some((words as u32 & ((1 << bits) - 1)) << lowest)
        };
        let address = |value: i64| {
            let fits = value << 43 >> 43 == value;
            let bits = value as u32;
            fits.then_some((bits & 3) << 29 | (bits >> 2 & 0x7_ffff) << 5)
        };
        match self {
            Field::Words26 => words(26, 0),
            Field::Words19 => words(19, 5),
            Field::Words14 => words(14, 5),
            Field::BackWords16 => {
                let fits = value & 3 == 0 && (-0x3_fffc..=0).contains(&value);
                fits.then_some((-value >> 2) as u32).map(|words| words << 5)
            }
            Field::Adr21 => address(value),
            Field::Page21 => address(value >> 12),
            Field::Add12 => (0..0x1000).contains(&value).then_some((value as u32) << 10),
            Field::Low12 => Some((value as u32 & 0xfff) << 10),
            Field::High12 => Some((value >> 12) as u32 & 0xfff).map(|bits| bits << 10),
            Field::Offset12(scale) => {
                let low = value & 0xfff;
                (low & ((1 << scale) - 1) == 0).then_some(((low >> scale) as u32) << 10)
            }
            Field::Wide16(group) => Some(((value >> (16 * u32::from(group))) as u32 & 0xffff) << 5),
            Field::Marker | Field::Bytes(_) | Field::Unsigned(_) | Field::Signed(_) => None,
        }
    }
}

/// Whether the value is that of a signed integer of this number of bytes, at most 8.
fn fits_signed(value: i64, bytes: u8) -> bool {
    let unused = 64 - 8 * u32::from(bytes);
    value << unused >> unused == value
}

/// Whether the value is that of an unsigned integer of this number of bytes, at most 8.
fn fits_unsigned(value: i64, bytes: u8) -> bool {
    bytes == 8 || (value as u64) >> (8 * u32::from(bytes)) == 0
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

            /// Whether the value is known once the symbol and the place have addresses, relative to each other if the
            /// kind is relative; others need the linker, which makes tables and pages.
            pub const fn is_plain(self) -> bool {
                matches!(
                    self,
                    FixupKind::Abs8
                        | FixupKind::Abs16
                        | FixupKind::Abs32
                        | FixupKind::Abs64
                        | FixupKind::Pc8
                        | FixupKind::Pc16
                        | FixupKind::Pc32
                        | FixupKind::Pc64
                        | FixupKind::Abs32S
                        | FixupKind::Plt32
                        | FixupKind::Branch26
                        | FixupKind::Call26
                        | FixupKind::Branch19
                        | FixupKind::Branch14
                        | FixupKind::Return16
                        | FixupKind::MovwImm16
                        | FixupKind::LoadPc19
                        | FixupKind::AdrPc21
                        | FixupKind::AddImm12
                        | FixupKind::Offset8
                        | FixupKind::Offset16
                        | FixupKind::Offset32
                        | FixupKind::Offset64
                        | FixupKind::Offset128
                )
            }

            /// Whether the fixup may refer to the section of a local symbol instead of the symbol.
            pub const fn may_refer_to_section(self) -> bool {
                // Of AArch64, those of addresses and pages, not those of tables (ELF for the Arm 64-bit architecture,
                // 5.7).
                self.is_plain()
                    || matches!(self, FixupKind::None | FixupKind::ImageRel32 | FixupKind::SecRel32)
                    || matches!(self.elf_aarch64(), Some(257..=299))
            }

            /// Whether the symbol is thread-local.
            pub const fn is_thread_local(self) -> bool {
                // The numbers of AArch64 are in one range (ELF for the Arm 64-bit architecture, 5.7.11).
                matches!(self.elf_aarch64(), Some(512..=573))
                    || matches!(
                        self,
                        FixupKind::TpOff32
                            | FixupKind::TpOff64
                            | FixupKind::DtpOff32
                            | FixupKind::DtpOff64
                            | FixupKind::GotTpOff
                            | FixupKind::TlsGd
                            | FixupKind::TlsLd
                            | FixupKind::TlsDesc
                            | FixupKind::TlsDescCall
                    )
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
    /// Nothing: the linker keeps what the symbol names.
    None: Marker, abs, 0, 0;
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
    TlsDescCall: Marker, abs, 35, 569;

    // COFF
    /// `S + A` from the start of the linked file in memory.
    ImageRel32: Unsigned(4), abs, -, -;
    /// `S + A` from the start of the symbol's section.
    SecRel32: Unsigned(4), abs, -, -;
    /// Number of the symbol's section.
    SectionIndex: Unsigned(2), abs, -, -;

    // Mach-O
    /// `- S` of the next fixup, at the same place.
    Subtractor: Marker, abs, -, -;
    /// Descriptor of a thread-local symbol, relative to the place.
    TlvPcRel: Signed(4), pc, -, -;
    /// Page of the pointer to the descriptor of a thread-local symbol.
    AdrpTlvPage: Page21, pc, -, -;
    /// Its lowest 12 bits, of a load.
    Load64TlvLo12: Offset12(3), abs, -, -;

    // AArch64
    /// `S + A - P` of `b`.
    Branch26: Words26, pc, -, 282;
    /// `S + A - P` of `bl`.
    Call26: Words26, pc, -, 283;
    /// `S + A - P` of conditional branches.
    Branch19: Words19, pc, -, 280;
    /// `S + A - P` of `tbz` and `tbnz`.
    Branch14: Words14, pc, -, 279;
    /// `P - S - A` of `autiasppc`; the linker has no such relocation.
    Return16: BackWords16, pc, -, -;
    /// `S + A` of a wide move; the linker has no such relocation.
    MovwImm16: Wide16(0), abs, -, -;
    /// `S + A - P` of a load.
    LoadPc19: Words19, pc, -, 273;
    /// `S + A - P` of `adr`.
    AdrPc21: Adr21, pc, -, 274;
    /// `Page(S + A) - Page(P)`.
    AdrpPage21: Page21, pc, -, 275;
    /// The same, unchecked.
    AdrpPage21Nc: Page21, pc, -, 276;
    /// `S + A` of an addition; the linker has no such relocation.
    AddImm12: Add12, abs, -, -;
    /// The lowest 12 bits of `S + A`.
    AddLo12: Low12, abs, -, 277;
    /// `S + A` of an access of 8 bits; the linker has no such relocation.
    Offset8: Offset12(0), abs, -, -;
    /// `S + A` of an access of 16 bits; the linker has no such relocation.
    Offset16: Offset12(1), abs, -, -;
    /// `S + A` of an access of 32 bits; the linker has no such relocation.
    Offset32: Offset12(2), abs, -, -;
    /// `S + A` of an access of 64 bits; the linker has no such relocation.
    Offset64: Offset12(3), abs, -, -;
    /// `S + A` of an access of 128 bits; the linker has no such relocation.
    Offset128: Offset12(4), abs, -, -;
    /// The lowest 12 bits of `S + A`, of an access of 8 bits.
    Load8Lo12: Offset12(0), abs, -, 278;
    /// The lowest 12 bits of `S + A`, of an access of 16 bits.
    Load16Lo12: Offset12(1), abs, -, 284;
    /// The lowest 12 bits of `S + A`, of an access of 32 bits.
    Load32Lo12: Offset12(2), abs, -, 285;
    /// The lowest 12 bits of `S + A`, of an access of 64 bits.
    Load64Lo12: Offset12(3), abs, -, 286;
    /// The lowest 12 bits of `S + A`, of an access of 128 bits.
    Load128Lo12: Offset12(4), abs, -, 299;
    /// Group 0 of 16 bits of `S + A`, which has no higher bits.
    MovwAbsG0: Wide16(0), abs, -, 263;
    /// The same, unchecked.
    MovwAbsG0Nc: Wide16(0), abs, -, 264;
    /// Group 1 of 16 bits of `S + A`, which has no higher bits.
    MovwAbsG1: Wide16(1), abs, -, 265;
    /// The same, unchecked.
    MovwAbsG1Nc: Wide16(1), abs, -, 266;
    /// Group 2 of 16 bits of `S + A`, which has no higher bits.
    MovwAbsG2: Wide16(2), abs, -, 267;
    /// The same, unchecked.
    MovwAbsG2Nc: Wide16(2), abs, -, 268;
    /// Group 3 of 16 bits of `S + A`.
    MovwAbsG3: Wide16(3), abs, -, 269;
    /// Group 0 of 16 bits of `S + A` as a signed number.
    MovwAbsSignedG0: Wide16(0), abs, -, 270;
    /// Group 1 of 16 bits of `S + A` as a signed number.
    MovwAbsSignedG1: Wide16(1), abs, -, 271;
    /// Group 2 of 16 bits of `S + A` as a signed number.
    MovwAbsSignedG2: Wide16(2), abs, -, 272;
    /// Group 0 of 16 bits of `S + A - P`.
    MovwPcG0: Wide16(0), pc, -, 287;
    /// The same, unchecked.
    MovwPcG0Nc: Wide16(0), pc, -, 288;
    /// Group 1 of 16 bits of `S + A - P`.
    MovwPcG1: Wide16(1), pc, -, 289;
    /// The same, unchecked.
    MovwPcG1Nc: Wide16(1), pc, -, 290;
    /// Group 2 of 16 bits of `S + A - P`.
    MovwPcG2: Wide16(2), pc, -, 291;
    /// The same, unchecked.
    MovwPcG2Nc: Wide16(2), pc, -, 292;
    /// Group 3 of 16 bits of `S + A - P`.
    MovwPcG3: Wide16(3), pc, -, 293;
    /// `G - P` of a load.
    LoadGotPc19: Words19, pc, -, 309;
    /// `Page(G) - Page(P)`.
    AdrpGotPage: Page21, pc, -, 311;
    /// The lowest 12 bits of `G`.
    Load64GotLo12: Offset12(3), abs, -, 312;
    /// `G - Page(GOT)`.
    Load64GotPageLo15: Offset12(3), abs, -, 313;
    /// Address of the descriptor of a thread's variable (general dynamic).
    AdrTlsGd: Adr21, pc, -, 512;
    /// Its page.
    AdrpTlsGdPage: Page21, pc, -, 513;
    /// Its lowest 12 bits.
    AddTlsGdLo12: Low12, abs, -, 514;
    /// Group 2 of 16 bits of the offset in the module's block of a thread.
    MovwDtprelG2: Wide16(2), abs, -, 523;
    /// Group 1.
    MovwDtprelG1: Wide16(1), abs, -, 524;
    /// Group 1, unchecked.
    MovwDtprelG1Nc: Wide16(1), abs, -, 525;
    /// Group 0.
    MovwDtprelG0: Wide16(0), abs, -, 526;
    /// Group 0, unchecked.
    MovwDtprelG0Nc: Wide16(0), abs, -, 527;
    /// Bits 12 to 23 of that offset.
    AddDtprelHi12: High12, abs, -, 528;
    /// Its lowest 12 bits.
    AddDtprelLo12: Low12, abs, -, 529;
    /// The same, unchecked.
    AddDtprelLo12Nc: Low12, abs, -, 530;
    /// The same, of an access of 8 bits.
    Load8DtprelLo12: Offset12(0), abs, -, 531;
    /// The same, unchecked.
    Load8DtprelLo12Nc: Offset12(0), abs, -, 532;
    /// The same, of an access of 16 bits.
    Load16DtprelLo12: Offset12(1), abs, -, 533;
    /// The same, unchecked.
    Load16DtprelLo12Nc: Offset12(1), abs, -, 534;
    /// The same, of an access of 32 bits.
    Load32DtprelLo12: Offset12(2), abs, -, 535;
    /// The same, unchecked.
    Load32DtprelLo12Nc: Offset12(2), abs, -, 536;
    /// The same, of an access of 64 bits.
    Load64DtprelLo12: Offset12(3), abs, -, 537;
    /// The same, unchecked.
    Load64DtprelLo12Nc: Offset12(3), abs, -, 538;
    /// The same, of an access of 128 bits.
    Load128DtprelLo12: Offset12(4), abs, -, 572;
    /// The same, unchecked.
    Load128DtprelLo12Nc: Offset12(4), abs, -, 573;
    /// Group 1 of 16 bits of the distance to the entry that holds a thread-local offset.
    MovwGotTprelG1: Wide16(1), pc, -, 539;
    /// Group 0, unchecked.
    MovwGotTprelG0Nc: Wide16(0), pc, -, 540;
    /// Page of the entry that holds a thread-local offset.
    AdrpGotTprelPage: Page21, pc, -, 541;
    /// Its lowest 12 bits.
    Load64GotTprelLo12: Offset12(3), abs, -, 542;
    /// Its distance, of a load.
    LoadGotTprelPc19: Words19, pc, -, 543;
    /// Group 2 of 16 bits of the offset from the thread pointer.
    MovwTprelG2: Wide16(2), abs, -, 544;
    /// Group 1.
    MovwTprelG1: Wide16(1), abs, -, 545;
    /// Group 1, unchecked.
    MovwTprelG1Nc: Wide16(1), abs, -, 546;
    /// Group 0.
    MovwTprelG0: Wide16(0), abs, -, 547;
    /// Group 0, unchecked.
    MovwTprelG0Nc: Wide16(0), abs, -, 548;
    /// Bits 12 to 23 of that offset.
    AddTprelHi12: High12, abs, -, 549;
    /// Its lowest 12 bits.
    AddTprelLo12: Low12, abs, -, 550;
    /// The same, unchecked.
    AddTprelLo12Nc: Low12, abs, -, 551;
    /// The same, of an access of 8 bits.
    Load8TprelLo12: Offset12(0), abs, -, 552;
    /// The same, unchecked.
    Load8TprelLo12Nc: Offset12(0), abs, -, 553;
    /// The same, of an access of 16 bits.
    Load16TprelLo12: Offset12(1), abs, -, 554;
    /// The same, unchecked.
    Load16TprelLo12Nc: Offset12(1), abs, -, 555;
    /// The same, of an access of 32 bits.
    Load32TprelLo12: Offset12(2), abs, -, 556;
    /// The same, unchecked.
    Load32TprelLo12Nc: Offset12(2), abs, -, 557;
    /// The same, of an access of 64 bits.
    Load64TprelLo12: Offset12(3), abs, -, 558;
    /// The same, unchecked.
    Load64TprelLo12Nc: Offset12(3), abs, -, 559;
    /// The same, of an access of 128 bits.
    Load128TprelLo12: Offset12(4), abs, -, 570;
    /// The same, unchecked.
    Load128TprelLo12Nc: Offset12(4), abs, -, 571;
    /// Distance of the descriptor of a thread's variable, of a load.
    LoadTlsDescPc19: Words19, pc, -, 560;
    /// The same, of `adr`.
    AdrTlsDesc: Adr21, pc, -, 561;
    /// Its page.
    AdrpTlsDescPage: Page21, pc, -, 562;
    /// Its lowest 12 bits, of a load.
    Load64TlsDescLo12: Offset12(3), abs, -, 563;
    /// The same, of an addition.
    AddTlsDescLo12: Low12, abs, -, 564;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_hold_what_fits() {
        let mut bytes = [0; 8];
        assert_eq!(Field::Bytes(1).store(&mut bytes, 255), Ok(()));
        assert_eq!(Field::Bytes(1).store(&mut bytes[1..], -128), Ok(()));
        assert_eq!(Field::Signed(2).store(&mut bytes[2..], -2), Ok(()));
        assert_eq!(bytes[..4], [255, 128, 0xfe, 0xff]);
        assert!(Field::Signed(1).store(&mut bytes, 128).is_err());
        assert!(Field::Unsigned(4).store(&mut bytes, -1).is_err());
        assert!(Field::Bytes(1).store(&mut bytes, 256).is_err());
        assert_eq!(Field::Bytes(8).store(&mut bytes, i64::MIN), Ok(()));
    }

    #[test]
    fn fields_of_instructions() {
        let store = |field: Field, instruction: u32, value: i64| {
            let mut bytes = instruction.to_le_bytes();
            field.store(&mut bytes, value).map(|()| u32::from_le_bytes(bytes))
        };
        // b .-4, b.eq .+8, tbz x0, #3, .+4, adr x1, .+5
        assert_eq!(store(Field::Words26, 0x1400_0000, -4), Ok(0x17ff_ffff));
        assert_eq!(store(Field::Words19, 0x5400_0000, 8), Ok(0x5400_0040));
        assert_eq!(store(Field::Words14, 0x3618_0000, 4), Ok(0x3618_0020));
        assert_eq!(store(Field::Adr21, 0x1000_0001, 5), Ok(0x3000_0021));
        assert_eq!(store(Field::Add12, 0x9100_0000, 0xfff), Ok(0x913f_fc00));
        assert!(store(Field::Words26, 0x1400_0000, 2).is_err());
        assert!(store(Field::Words14, 0x3618_0000, 1 << 15).is_err());
        assert!(store(Field::Add12, 0x9100_0000, 0x1000).is_err());
        assert!(store(Field::Offset12(3), 0xf940_0000, 4).is_err());
    }
}
